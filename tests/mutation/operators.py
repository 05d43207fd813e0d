"""The kinds of changes: useful ones of Cosmic Ray's, and more of strings and arguments.

Cosmic Ray does not change strings, and does not leave anything out. But most of a rule set
consists of these: the id of a pattern, `needs` and `excludes`.
"""

import ast
import copy
import re
from collections.abc import Iterator
from typing import Any, Final, TypeAlias

# parso's nodes are not typed.
Node: TypeAlias = Any
Place: TypeAlias = tuple[tuple[int, int], tuple[int, int]]

# One replacement for each operator. Most others end in an error at import, and `|` is the same as
# `+` and `^` for masks that share no bit.
_REPLACED: Final = (
    "ReplaceBinaryOperator_(Add_Sub|Sub_Add|Mul_FloorDiv|FloorDiv_Mul|Mod_FloorDiv"
    "|LShift_RShift|RShift_LShift|BitAnd_BitOr|BitOr_BitAnd|BitXor_BitAnd)",
    "ReplaceComparisonOperator_(Eq_NotEq|NotEq_Eq|Lt_LtE|LtE_Lt|Gt_GtE|GtE_Gt|Is_IsNot|IsNot_Is)",
    "ReplaceUnaryOperator_(Delete_Not|Delete_Invert|Delete_USub)",
    "AddNot|ReplaceTrueWithFalse|ReplaceFalseWithTrue|ReplaceAndWithOr|ReplaceOrWithAnd",
    "ReplaceBreakWithContinue|ReplaceContinueWithBreak|ZeroIterationForLoop",
    "ExceptionReplacer|NumberReplacer|RemoveDecorator",
)
_CHOSEN: Final = re.compile(f"core/({'|'.join(_REPLACED)})|words/.*")

# Arguments that are only shown to people, and those that no pattern can do without.
_SHOWN: Final = {"number", "es", "zh", "ja", "en", "definition"}
_REQUIRED: Final = {"id", "value"}
_OF_FIELDS: Final = {"init", "eq", "repr", "factory"}


def is_chosen(operator: str) -> bool:
    """Whether changes of this kind are made."""
    return _CHOSEN.fullmatch(operator) is not None


def types_in(source: str) -> list[Place]:
    """Return the places of type annotations, which have no effect at run time."""
    found: list[ast.expr | None] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.AnnAssign | ast.arg):
            found.append(node.annotation)
        elif isinstance(node, ast.FunctionDef):
            found.append(node.returns)
    return [_place(one) for one in found if one is not None]


def making_in(source: str) -> list[Place]:
    """Return the places that say how a class is made, or how much a function caches.

    These are decorators, and arguments of a field such as `init` and `eq`.
    """
    found: list[Place] = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            for decorator in node.decorator_list:
                (line, column), end = _place(decorator)
                found.append(((line, column - 1), end))  # from the @
        elif isinstance(node, ast.keyword) and node.arg in _OF_FIELDS:
            found.append(_place(node))
    return found


def _place(node: ast.expr | ast.keyword) -> Place:
    return (node.lineno, node.col_offset), (node.end_lineno or 0, node.end_col_offset or 0)


def is_in(place: tuple[int, int], places: list[Place]) -> bool:
    """Whether a place is inside one of the others."""
    return any(start <= place < end for start, end in places)


def _keyword(argument: Node) -> str | None:
    """Return the name of a keyword argument, else None."""
    if argument.type == "argument" and getattr(argument.children[1], "value", "") == "=":
        return str(argument.children[0].value)
    return None


def _is_for_people(word: Node) -> bool:
    """Whether a string has a space or a character that no id has."""
    return " " in word.value or not word.value.isascii()


def _is_shown(word: Node) -> bool:
    """Whether a string is a docstring, or one that is only shown to people."""
    around = word.parent
    if around.type == "testlist_comp":
        return any(one.type == "string" and _is_for_people(one) for one in around.children)
    if around.type == "argument" and _keyword(around) in _SHOWN:
        return True
    return around.type in ("simple_stmt", "strings") or _is_for_people(word)


class _Operator:
    """What every operator of Cosmic Ray has."""

    @classmethod
    def arguments(cls) -> tuple[()]:
        return ()

    @classmethod
    def examples(cls) -> tuple[()]:
        return ()


class ChangeWord(_Operator):
    """Change a string that the program reads: ``"pinfu"`` to ``"pinfu-"``."""

    def mutation_positions(self, node: Node) -> Iterator[Place]:
        """Yield the place of each such string."""
        if node.type == "string" and not _is_shown(node) and not _words(node.parent):
            yield node.start_pos, node.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        """Change the string."""
        changed = copy.copy(node)
        changed.value = f"{node.value[:-1]}-{node.value[-1]}"
        return changed


class LeaveOutArgument(_Operator):
    """Leave out one of several arguments, given by name: ``needs=SEVEN_PAIRS``."""

    def mutation_positions(self, node: Node) -> Iterator[Place]:
        """Yield the place of each such argument of a call."""
        if node.type == "arglist":
            for argument in self._of(node):
                yield argument.start_pos, argument.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        """Leave the argument out."""
        return _without(node, self._of(node)[index])

    def _of(self, node: Node) -> list[Node]:
        left = _SHOWN | _REQUIRED
        return [one for one in node.children if (_keyword(one) or "id") not in left]


class LeaveOutWord(_Operator):
    """Leave out one of a tuple of strings, such as the ids of `excludes`."""

    def mutation_positions(self, node: Node) -> Iterator[Place]:
        """Yield the place of each string of such a tuple."""
        for word in _words(node):
            yield word.start_pos, word.end_pos

    def mutate(self, node: Node, index: int) -> Node:
        """Leave the string out."""
        return _without(node, _words(node)[index])


def _words(node: Node) -> list[Node]:
    """Return the strings of a tuple of only strings and starred parts, if the program reads it."""
    if node.type != "testlist_comp" or node.parent.children[0].value != "(":
        return []
    parts = node.children[::2]
    words = [one for one in parts if one.type == "string"]
    is_read = not any(_is_for_people(one) for one in words)
    return (
        words if is_read and all(one in words or one.type == "star_expr" for one in parts) else []
    )


def _without(node: Node, part: Node) -> Node:
    """Return a sequence of parts without one of them and its comma."""
    place = node.children.index(part)
    kept = node.children[:place] + node.children[place + 2 :]
    changed = copy.copy(node)
    changed.children = kept
    if node.type == "testlist_comp" and len(kept) == 1:
        # A single part in parentheses is a tuple only with a comma after it.
        changed.children = [*kept, node.children[1]]
    return changed


WORDS: Final = {one.__name__: one for one in (ChangeWord, LeaveOutArgument, LeaveOutWord)}
