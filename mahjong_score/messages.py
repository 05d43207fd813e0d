"""What the library says to people, in English, Spanish and Chinese.

One row for each thing that can be said: its key, then the three texts. ``{name}`` stands for a
datum of the problem. Names of patterns are not here: each stands with its pattern.
"""

from collections.abc import Mapping
from typing import Final

from mahjong_score.game_messages import GAME_ROWS

LANGUAGES: Final = ("en", "es", "zh")

_ROWS: Final[Mapping[str, tuple[str, str, str]]] = {
    # notation: the text of a hand
    "text-too-long": (
        "the text is too long: at most {expected} characters, found {found}",
        "el texto es demasiado largo: como mucho {expected} caracteres, hay {found}",
        "文本过长：最多 {expected} 个字符，实际 {found} 个",
    ),
    "empty": (
        "expected a hand, found no tile at all",
        "se esperaba una mano, no hay ninguna ficha",
        "应为一手牌，但没有任何牌",
    ),
    "unexpected-character": (
        "expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found {found}",
        "se esperaban fichas como 123m, un grupo como (555z) o [2222p], o +, hay {found}",
        "应为 123m 这样的牌、(555z) 或 [2222p] 这样的副露，或 +，实际为 {found}",
    ),
    "no-suit": (
        "expected a suit letter (m, p, s, z or f) after {found}",
        "se esperaba la letra de un palo (m, p, s, z o f) tras {found}",
        "{found} 之后应有花色字母（m、p、s、z 或 f）",
    ),
    "no-rank": (
        "expected digits before the suit letter {found}",
        "se esperaban cifras antes de la letra de palo {found}",
        "花色字母 {found} 之前应有数字",
    ),
    "no-such-tile": (
        "there is no tile {found}",
        "no existe la ficha {found}",
        "没有 {found} 这张牌",
    ),
    "unclosed": (
        "expected '{expected}' to close the meld opened by {found}",
        "se esperaba '{expected}' para cerrar el grupo abierto con {found}",
        "由 {found} 开始的副露应以 '{expected}' 结束",
    ),
    "unopened": (
        "found {found} without a meld that it closes",
        "hay {found} sin un grupo que cerrar",
        "{found} 没有对应的副露",
    ),
    "nested": (
        "expected the meld to close before {found}",
        "se esperaba el fin del grupo antes de {found}",
        "在 {found} 之前副露应已结束",
    ),
    "not-a-meld": (
        "expected a chow, pong or kong, found {found}",
        "se esperaba un chow, pong o kong, hay {found}",
        "应为吃、碰或杠，实际为 {found}",
    ),
    "not-a-concealed-kong": (
        "expected the four equal tiles of a concealed kong in brackets, found {found}",
        "se esperaban entre corchetes las cuatro fichas iguales de un kong oculto, hay {found}",
        "方括号内应为暗杠的四张相同的牌，实际为 {found}",
    ),
    "seat-of-concealed-kong": (
        "a concealed kong is claimed from nobody, found {found}",
        "un kong oculto no se reclama a nadie, hay {found}",
        "暗杠不来自任何人，实际为 {found}",
    ),
    "no-seat": (
        "expected a seat (E, S, W or N) after @, found {found}",
        "se esperaba un asiento (E, S, W o N) tras @, hay {found}",
        "@ 之后应为座位（E、S、W 或 N），实际为 {found}",
    ),
    "seat-outside-meld": (
        "{found} names a seat outside a meld, or not at its end",
        "{found} nombra un asiento fuera de un grupo, o no a su final",
        "{found} 的座位不在副露之内或不在其末尾",
    ),
    "no-winning-tile": (
        "expected exactly one tile after +, found {found}",
        "se esperaba exactamente una ficha tras +, hay {found}",
        "+ 之后应恰有一张牌，实际为 {found}",
    ),
    "second-plus": (
        "found a second +, where a hand has one winning tile",
        "hay un segundo +, y una mano tiene una sola ficha ganadora",
        "出现了第二个 +，而一手牌只有一张和牌张",
    ),
    "after-winning-tile": (
        "expected nothing after the winning tile, found {found}",
        "no se esperaba nada tras la ficha ganadora, hay {found}",
        "和牌张之后不应有内容，实际为 {found}",
    ),
    "nothing-to-win-on": (
        "expected a winning tile: +tile, or at least one concealed tile",
        "se esperaba una ficha ganadora: +ficha, o al menos una ficha oculta",
        "应有和牌张：+牌，或至少一张暗牌",
    ),
    "plus-in-hand": (
        "expected a hand without its winning tile, found +",
        "se esperaba una mano sin su ficha ganadora, hay +",
        "应为不含和牌张的手牌，实际有 +",
    ),
    # notation: the JSON of a win, and the arguments of parse_win
    "not-json": (
        "expected one JSON object, found {found}",
        "se esperaba un objeto JSON, hay {found}",
        "应为一个 JSON 对象，实际为 {found}",
    ),
    "line-too-long": (
        "the line is too long: at most {expected} bytes",
        "la línea es demasiado larga: como mucho {expected} bytes",
        "这一行过长：最多 {expected} 字节",
    ),
    "missing-key": (
        "the key {key} is required",
        "falta la clave {key}",
        "缺少必需的键 {key}",
    ),
    "unknown-key": (
        "there is no key {found}; expected one of {expected}",
        "no existe la clave {found}; se esperaba una de {expected}",
        "没有 {found} 这个键；应为 {expected} 之一",
    ),
    "bad-word": (
        "{key}: expected one of {expected}, found {found}",
        "{key}: se esperaba uno de {expected}, hay {found}",
        "{key}：应为 {expected} 之一，实际为 {found}",
    ),
    "bad-value": (
        "{key}: expected {expected}, found {found}",
        "{key}: se esperaba {expected}, hay {found}",
        "{key}：应为 {expected}，实际为 {found}",
    ),
    # notation: other people's codes
    "no-such-code": (
        "{key}: {expected} has no tile {found}",
        "{key}: {expected} no tiene ninguna ficha {found}",
        "{key}：{expected} 中没有 {found} 这张牌",
    ),
    "no-such-meld": (
        "{key}: {expected} has no meld {found}",
        "{key}: {expected} no tiene ningún grupo {found}",
        "{key}：{expected} 中没有 {found} 这种副露",
    ),
    "wrong-meld": (
        "{key}: expected the tiles of a {expected}, found {found}",
        "{key}: se esperaban las fichas de un {expected}, hay {found}",
        "{key}：应为 {expected} 的牌，实际为 {found}",
    ),
    "no-pong-to-add-to": (
        "{key}: no pong of {tile} stands before the tile that is added to it",
        "{key}: no hay un pong de {tile} antes de la ficha que se le añade",
        "{key}：加杠之前没有 {tile} 的碰",
    ),
    "melds-of-two-players": (
        "{key}: a meld of player {found} after one of player {expected}",
        "{key}: un grupo del jugador {found} tras uno del jugador {expected}",
        "{key}：玩家 {expected} 的副露之后是玩家 {found} 的副露",
    ),
    "not-a-list": (
        "{key}: expected a list, found {found}",
        "{key}: se esperaba una lista, hay {found}",
        "{key}：应为列表，实际为 {found}",
    ),
    "too-many-items": (
        "{key}: more than {expected} items",
        "{key}: más de {expected} elementos",
        "{key}：超过 {expected} 项",
    ),
    "cannot-hold": (
        "{expected} has no way to write {found}",
        "{expected} no tiene cómo escribir {found}",
        "{expected} 无法写出 {found}",
    ),
    "cannot-hold-seat": (
        "{expected} needs to know from whom the meld {found} came,"
        " and it is not said or cannot be so",
        "{expected} necesita saber de quién vino el grupo {found}, y no se dice o no puede ser",
        "{expected} 需要知道副露 {found} 来自谁，而没有说明或不可能如此",
    ),
    # tiles
    "tile-not-in-set": (
        "{tile} is not among the {expected} tiles of this rule set",
        "{tile} no está entre las {expected} fichas de este reglamento",
        "{tile} 不在本规则的 {expected} 张牌之中",
    ),
    "bonus-as-winning-tile": (
        "the bonus tile {tile} cannot be the winning tile",
        "la ficha de bonificación {tile} no puede ser la ganadora",
        "花牌 {tile} 不能作为和牌张",
    ),
    "wrong-tile-count": (
        "the hand has {found} tiles before the winning one, and should have {expected}"
        " (a kong counts as three)",
        "la mano tiene {found} fichas antes de la ganadora y debería tener {expected}"
        " (un kong cuenta como tres)",
        "和牌张之外有 {found} 张牌，应有 {expected} 张（一个杠按三张计）",
    ),
    "wrong-hand-size": (
        "the hand has {found} tiles, and should have {expected} (a kong counts as three)",
        "la mano tiene {found} fichas y debería tener {expected} (un kong cuenta como tres)",
        "手牌有 {found} 张，应有 {expected} 张（一个杠按三张计）",
    ),
    "too-many-copies": (
        "{tile} appears {found} times, and there are {expected}",
        "{tile} aparece {found} veces, y solo hay {expected}",
        "{tile} 有 {found} 张，而一共只有 {expected} 张",
    ),
    # contradictions
    "payer-is-winner": (
        "the winner {found} cannot be the player won from",
        "quien gana, {found}, no puede ser a quien se gana",
        "和牌者 {found} 不能同时是放铳者",
    ),
    "payer-of-self-draw": (
        "a self-draw is won from nobody, found {found}",
        "un robo propio no se gana a nadie, hay {found}",
        "自摸没有放铳者，实际为 {found}",
    ),
    "seat-not-in-game": (
        "{key}: the seat {found} does not play; the seats are {expected}",
        "{key}: el asiento {found} no juega; los asientos son {expected}",
        "{key}：座位 {found} 不在局中；座位为 {expected}",
    ),
    "meld-from-owner": (
        "the meld {tile} is claimed from its owner {found}",
        "el grupo {tile} se reclama a su dueño, {found}",
        "副露 {tile} 来自其主人 {found}",
    ),
    "chow-from-wrong-seat": (
        "the chow {tile} is claimed from {found}; a chow comes from the player before, {expected}",
        "el chow {tile} se reclama a {found}, y un chow viene del jugador anterior, {expected}",
        "吃 {tile} 来自 {found}，而吃只能来自上家 {expected}",
    ),
    "replacement-not-self-drawn": (
        "{event} needs a self-draw",
        "{event} exige un robo propio",
        "{event} 必须是自摸",
    ),
    "too-few-kongs": (
        "{event} needs {expected} declared kong(s), found {found}",
        "{event} exige {expected} kong(s) declarados, hay {found}",
        "{event} 需要 {expected} 个杠，实际 {found} 个",
    ),
    "blessing-of-wrong-seat": (
        "{event} is not for the seat {found}",
        "{event} no es para el asiento {found}",
        "座位 {found} 不能有 {event}",
    ),
    "blessing-by-wrong-way": (
        "{event} needs {expected}, found {found}",
        "{event} exige {expected}, hay {found}",
        "{event} 需要 {expected}，实际为 {found}",
    ),
    "blessing-not-from-east": (
        "{event} is won on the discard of East, found {found}",
        "{event} se gana con el descarte de Este, hay {found}",
        "{event} 必须和东家打出的牌，实际为 {found}",
    ),
    "blessing-with-meld": (
        "{event} needs a hand with nothing declared",
        "{event} exige una mano sin nada declarado",
        "{event} 不能有任何副露或杠",
    ),
    "exclusive-events": (
        "{event} and {found} exclude each other",
        "{event} y {found} se excluyen",
        "{event} 与 {found} 互相矛盾",
    ),
    "robbed-last-tile": (
        "last-tile cannot be with a robbed kong",
        "last-tile no puede ir con un kong robado",
        "last-tile 不能与抢杠同时出现",
    ),
    "robbed-tile-held": (
        "the tile {tile} of a robbed kong is held by the winner too",
        "la ficha {tile} de un kong robado la tiene también quien gana",
        "被抢杠的 {tile} 和牌者手中也有",
    ),
    "immunity-without-discard": (
        "{event} needs a discard",
        "{event} exige un descarte",
        "{event} 必须是和别家打出的牌",
    ),
    "riichi-with-claim": (
        "{event} needs a closed hand",
        "{event} exige una mano cerrada",
        "{event} 必须门前清",
    ),
    "ippatsu-without-riichi": (
        "{event} needs riichi",
        "{event} exige riichi",
        "{event} 必须立直",
    ),
    "ura-without-riichi": (
        "hidden indicators are for riichi only",
        "los indicadores ocultos son solo para riichi",
        "里宝牌指示牌仅限立直",
    ),
    "too-many-indicators": (
        "{key}: {found} indicators, and there are at most {expected}",
        "{key}: hay {found} indicadores y como mucho son {expected}",
        "{key}：指示牌 {found} 张，最多 {expected} 张",
    ),
    "north-with-four-players": (
        "{found} norths set aside, which only three players do",
        "{found} nortes apartados, lo que solo hacen tres jugadores",
        "拔北 {found} 张，仅限三人麻将",
    ),
    "chow-with-three-players": (
        "three players claim no chow, found {tile}",
        "tres jugadores no reclaman chow, hay {tile}",
        "三人麻将不能吃，实际有 {tile}",
    ),
    "blessing-with-north": (
        "{event} needs no north set aside",
        "{event} exige que no haya nortes apartados",
        "{event} 不能有拔北",
    ),
    "last-of-kind-held": (
        "the tile {tile} is said to be the last of its kind, and the winner holds another",
        "se dice que la ficha {tile} es la última de su clase, y quien gana tiene otra",
        "{tile} 被称为绝张，而和牌者手中还有一张",
    ),
    "liable-is-winner": (
        "the winner {found} cannot be the liable player",
        "quien gana, {found}, no puede ser responsable",
        "和牌者 {found} 不能是包牌者",
    ),
    # the win itself
    "not-a-winning-hand": (
        "the hand is not complete: its tiles form no winning shape of this rule set",
        "la mano no está completa: sus fichas no forman ninguna figura ganadora del reglamento",
        "没有和牌：这些牌不构成本规则的任何和牌牌型",
    ),
    "no-yaku": (
        "the hand is complete, and has no yaku; its {found} bonus han are none",
        "la mano está completa y no tiene yaku; sus {found} han de bonificación no lo son",
        "已和牌型但没有役；{found} 番宝牌不算役",
    ),
    "below-minimum": (
        "the hand is worth {found} {unit}, and at least {expected} are needed",
        "la mano vale {found} {unit} y hacen falta al menos {expected}",
        "这手牌为 {found} {unit}，至少需要 {expected}",
    ),
    # the account of a score
    "reading": ("reading", "lectura", "拆法"),
    "limited": ("limited to {limit}", "con límite de {limit}", "以 {limit} 为限"),
    "left-out": (
        "not counted: {name} ({why})",
        "no cuenta: {name} ({why})",
        "不计：{name}（{why}）",
    ),
    "account-once": (
        "each chow is joined once",
        "cada chow se combina una sola vez",
        "套算一次",
    ),
    "payments": ("payments", "pagos", "支付"),
    "liable": (
        "liable: {seat}",
        "responsable: {seat}",
        "包牌：{seat}",
    ),
    "no-payments": ("no payments: {why}", "sin pagos: {why}", "无法计算支付：{why}"),
    "payer-unknown": (
        "it was not said from whom the tile came",
        "no se dijo de quién vino la ficha",
        "没有说明牌来自谁",
    ),
    "below-table": (
        "the payment table starts above this total",
        "la tabla de pagos empieza por encima de este total",
        "支付表从更高的数目开始",
    ),
    "no-golden-values": (
        "the caller gave no golden values for this table",
        "no se dieron los valores «golden» de esta mesa",
        "没有提供本桌的 golden 数值",
    ),
    "valid": ("a valid win", "una victoria válida", "有效的和牌"),
    "nothing": ("nothing", "nada", "空"),
    "not-a-win": ("not a win", "no es una victoria", "不是有效的和牌"),
    "unit-fan": ("fan", "fan", "番"),
    "fu": ("fu", "fu", "符"),
    "mangan": ("mangan", "mangan", "满贯"),
    "haneman": ("haneman", "haneman", "跳满"),
    "baiman": ("baiman", "baiman", "倍满"),
    "sanbaiman": ("sanbaiman", "sanbaiman", "三倍满"),
    "yakuman": ("yakuman", "yakuman", "役满"),
    "counted-yakuman": ("counted yakuman", "yakuman contado", "累计役满"),
    "unit-han": ("han", "han", "番"),
    "unit-points": ("points", "puntos", "分"),
    **GAME_ROWS,
}


def language(lang: str) -> int:
    """Give the place of a language in `LANGUAGES`, and so in a row of names.

    Raises:
        ValueError: There is no such language.

    """
    if lang not in LANGUAGES:
        raise ValueError(f"there is no language {lang!r}; expected one of {', '.join(LANGUAGES)}")
    return LANGUAGES.index(lang)


def say(key: str, lang: str = "en", /, **data: object) -> str:
    """Give the text of a key in a language, with the data filled in.

    Raises:
        ValueError: There is no such language.

    """
    return _ROWS[key][language(lang)].format(**data)
