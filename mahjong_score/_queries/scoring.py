"""The calls that judge wins: `score`, `check` and `score_many`."""

from collections.abc import Iterable, Iterator
from functools import partial

from mahjong_score._hands.win import Win
from mahjong_score.errors import NotAWin
from mahjong_score.rulebooks import as_ruleset
from mahjong_score.rules._judging import judge
from mahjong_score.rules._result import Score, Verdict
from mahjong_score.rules._ruleset import Ruleset


def score(win: Win, ruleset: str | Ruleset) -> Score:
    """Score a win under a rule set, given by name or as a `Ruleset` with options.

    >>> import mahjong_score as ms
    >>> win = ms.parse_win("111m222p33s555z66z +3s", by="discard", payer="W", seat="S")
    >>> print(ms.score(win, "hong-kong"))
    hong-kong: 5 fan: concealed-hand 1, dragon-triplet 1, all-triplets 3; E +0 S +96 W -96 N +0

    The total is in the unit of the rule set (fan or points), and the payments are in points for
    each seat. The rules and their sources are in docs/reference/rules.

    Raises:
        NotAWin: It is no valid win; the error carries all its problems.
        OptionError: There is no rule set of that name.

    """
    # Most callers pass a rule set, and are spared one call.
    judged = judge(win, ruleset if isinstance(ruleset, Ruleset) else as_ruleset(ruleset))
    if isinstance(judged, list):
        raise NotAWin(judged)
    return judged


def check(win: Win, ruleset: str | Ruleset) -> Verdict:
    """Judge a win under a rule set; never raises for a bad hand.

    >>> import mahjong_score as ms
    >>> verdict = ms.check(ms.parse_win("123m456p789s1122z +3z", by="discard"), "hong-kong")
    >>> verdict.ok, [problem.code for problem in verdict.problems]
    (False, ['not-a-winning-hand'])

    Raises:
        OptionError: There is no rule set of that name.

    """
    return as_ruleset(ruleset).check(win)


def score_many(
    wins: Iterable[Win], ruleset: str | Ruleset, *, workers: int | None = None
) -> Iterator[Verdict]:
    """Judge many wins, lazily and in order; each has a verdict, even a bad hand.

    With `workers`, as many processes share the work; the wins are then read a little ahead of the
    verdicts. The processes end when the iterator is closed early.

    >>> import mahjong_score as ms
    >>> wins = [ms.parse_win(text, by="discard") for text in ("11p234567m333z +1p", "1z +1z")]
    >>> [verdict.ok for verdict in ms.score_many(wins, "hong-kong")]
    [False, False]

    Raises:
        OptionError: There is no rule set of that name.
        ValueError: Fewer than one worker.

    """
    rules = as_ruleset(ruleset)
    if workers is None:
        return map(rules.check, wins)
    # Imported here, as what processes need takes longer to import than all the rest.
    from mahjong_score._queries.parallel import map_in_order

    return map_in_order(partial(_check_all, rules), wins, workers)


def _check_all(rules: Ruleset, wins: list[Win]) -> list[Verdict]:
    return [rules.check(win) for win in wins]
