"""Texts about notation, JSON and codes that the library cannot read."""

from typing import Final

from mahjong_score._messages.row import Rows

NOTATION_ROWS: Final[Rows] = {
    # notation: the text of a hand
    "text-too-long": (
        "the text is too long: at most {expected} characters, found {found}",
        "el texto es demasiado largo: como mucho {expected} caracteres, hay {found}",
        "文本过长：最多 {expected} 个字符，实际 {found} 个",
        "テキストが長すぎる：{expected} 文字まで、実際は {found} 文字",
    ),
    "empty": (
        "expected a hand, found no tile at all",
        "se esperaba una mano, no hay ninguna ficha",
        "应为一手牌，但没有任何牌",
        "手牌が必要だが、牌が一枚もない",
    ),
    "unexpected-character": (
        "expected tiles such as 123m, a meld such as (555z) or [2222p], or +, found {found}",
        "se esperaban fichas como 123m, un grupo como (555z) o [2222p], o +, hay {found}",
        "应为 123m 这样的牌、(555z) 或 [2222p] 这样的副露，或 +，实际为 {found}",
        "123m のような牌、(555z) や [2222p] のような副露、または + が必要だが、{found} がある",
    ),
    "no-suit": (
        "expected a suit letter (m, p, s, z or f) after {found}",
        "se esperaba la letra de un palo (m, p, s, z o f) tras {found}",
        "{found} 之后应有花色字母（m、p、s、z 或 f）",
        "{found} の後に種類の文字（m、p、s、z、f）が必要",
    ),
    "no-rank": (
        "expected digits before the suit letter {found}",
        "se esperaban cifras antes de la letra de palo {found}",
        "花色字母 {found} 之前应有数字",
        "種類の文字 {found} の前に数字が必要",
    ),
    "no-such-tile": (
        "there is no tile {found}",
        "no existe la ficha {found}",
        "没有 {found} 这张牌",
        "{found} という牌はない",
    ),
    "unclosed": (
        "expected '{expected}' to close the meld opened by {found}",
        "se esperaba '{expected}' para cerrar el grupo abierto con {found}",
        "由 {found} 开始的副露应以 '{expected}' 结束",
        "{found} で始まる副露は '{expected}' で閉じる必要がある",
    ),
    "unopened": (
        "found {found} without a meld that it closes",
        "hay {found} sin un grupo que cerrar",
        "{found} 没有对应的副露",
        "{found} に対応する副露の始まりがない",
    ),
    "nested": (
        "expected the meld to close before {found}",
        "se esperaba el fin del grupo antes de {found}",
        "在 {found} 之前副露应已结束",
        "{found} の前に副露を閉じる必要がある",
    ),
    "not-a-meld": (
        "expected a chow, pong or kong, found {found}",
        "se esperaba un chow, pong o kong, hay {found}",
        "应为吃、碰或杠，实际为 {found}",
        "順子、刻子、槓子のいずれかが必要だが、{found} がある",
    ),
    "not-a-concealed-kong": (
        "expected the four equal tiles of a concealed kong in brackets, found {found}",
        "se esperaban entre corchetes las cuatro fichas iguales de un kong oculto, hay {found}",
        "方括号内应为暗杠的四张相同的牌，实际为 {found}",
        "角括弧の中には暗槓の同じ牌四枚が必要だが、{found} がある",
    ),
    "seat-of-concealed-kong": (
        "a concealed kong is claimed from nobody, found {found}",
        "un kong oculto no se reclama a nadie, hay {found}",
        "暗杠不来自任何人，实际为 {found}",
        "暗槓は誰からも鳴かないが、{found} とある",
    ),
    "no-seat": (
        "expected a seat (E, S, W or N) after @, found {found}",
        "se esperaba un asiento (E, S, W o N) tras @, hay {found}",
        "@ 之后应为座位（E、S、W 或 N），实际为 {found}",
        "@ の後に席（E、S、W、N）が必要だが、{found} がある",
    ),
    "seat-outside-meld": (
        "{found} names a seat outside a meld, or not at its end",
        "{found} nombra un asiento fuera de un grupo, o no a su final",
        "{found} 的座位不在副露之内或不在其末尾",
        "{found} の席が副露の外にあるか、副露の末尾にない",
    ),
    "no-winning-tile": (
        "expected exactly one tile after +, found {found}",
        "se esperaba exactamente una ficha tras +, hay {found}",
        "+ 之后应恰有一张牌，实际为 {found}",
        "+ の後に牌がちょうど一枚必要だが、{found} がある",
    ),
    "second-plus": (
        "found a second +, where a hand has one winning tile",
        "hay un segundo +, y una mano tiene una sola ficha ganadora",
        "出现了第二个 +，而一手牌只有一张和牌张",
        "二つ目の + がある：和了牌は一枚だけ",
    ),
    "after-winning-tile": (
        "expected nothing after the winning tile, found {found}",
        "no se esperaba nada tras la ficha ganadora, hay {found}",
        "和牌张之后不应有内容，实际为 {found}",
        "和了牌の後には何も書けないが、{found} がある",
    ),
    "nothing-to-win-on": (
        "expected a winning tile: +tile, or at least one concealed tile",
        "se esperaba una ficha ganadora: +ficha, o al menos una ficha oculta",
        "应有和牌张：+牌，或至少一张暗牌",
        "和了牌が必要：+牌、または手の内の牌を一枚以上",
    ),
    "plus-in-hand": (
        "expected a hand without its winning tile, found +",
        "se esperaba una mano sin su ficha ganadora, hay +",
        "应为不含和牌张的手牌，实际有 +",
        "和了牌を含まない手牌が必要だが、+ がある",
    ),
    # notation: the JSON of a win, and the arguments of parse_win
    "not-json": (
        "expected one JSON object, found {found}",
        "se esperaba un objeto JSON, hay {found}",
        "应为一个 JSON 对象，实际为 {found}",
        "JSON オブジェクトが一つ必要だが、{found} がある",
    ),
    "line-too-long": (
        "the line is too long: at most {expected} bytes",
        "la línea es demasiado larga: como mucho {expected} bytes",
        "这一行过长：最多 {expected} 字节",
        "行が長すぎる：{expected} バイトまで",
    ),
    "missing-key": (
        "the key {key} is required",
        "falta la clave {key}",
        "缺少必需的键 {key}",
        "キー {key} が必要",
    ),
    "unknown-key": (
        "there is no key {found}; expected one of {expected}",
        "no existe la clave {found}; se esperaba una de {expected}",
        "没有 {found} 这个键；应为 {expected} 之一",
        "{found} というキーはない：{expected} のいずれか",
    ),
    "bad-word": (
        "{key}: expected one of {expected}, found {found}",
        "{key}: se esperaba uno de {expected}, hay {found}",
        "{key}：应为 {expected} 之一，实际为 {found}",
        "{key}：{expected} のいずれかが必要だが、{found} がある",
    ),
    "bad-value": (
        "{key}: expected {expected}, found {found}",
        "{key}: se esperaba {expected}, hay {found}",
        "{key}：应为 {expected}，实际为 {found}",
        "{key}：{expected} が必要だが、{found} がある",
    ),
    # notation: other people's codes
    "no-such-code": (
        "{key}: {expected} has no tile {found}",
        "{key}: {expected} no tiene ninguna ficha {found}",
        "{key}：{expected} 中没有 {found} 这张牌",
        "{key}：{expected} に {found} という牌はない",
    ),
    "no-such-meld": (
        "{key}: {expected} has no meld {found}",
        "{key}: {expected} no tiene ningún grupo {found}",
        "{key}：{expected} 中没有 {found} 这种副露",
        "{key}：{expected} に {found} という副露はない",
    ),
    "wrong-meld": (
        "{key}: expected the tiles of a {expected}, found {found}",
        "{key}: se esperaban las fichas de un {expected}, hay {found}",
        "{key}：应为 {expected} 的牌，实际为 {found}",
        "{key}：{expected} の牌が必要だが、{found} がある",
    ),
    "no-pong-to-add-to": (
        "{key}: no pong of {tile} stands before the tile that is added to it",
        "{key}: no hay un pong de {tile} antes de la ficha que se le añade",
        "{key}：加杠之前没有 {tile} 的碰",
        "{key}：加槓する牌の前に {tile} のポンがない",
    ),
    "melds-of-two-players": (
        "{key}: a meld of player {found} after one of player {expected}",
        "{key}: un grupo del jugador {found} tras uno del jugador {expected}",
        "{key}：玩家 {expected} 的副露之后是玩家 {found} 的副露",
        "{key}：プレイヤー {expected} の副露の後にプレイヤー {found} の副露がある",
    ),
    "not-a-list": (
        "{key}: expected a list, found {found}",
        "{key}: se esperaba una lista, hay {found}",
        "{key}：应为列表，实际为 {found}",
        "{key}：リストが必要だが、{found} がある",
    ),
    "too-many-items": (
        "{key}: more than {expected} items",
        "{key}: más de {expected} elementos",
        "{key}：超过 {expected} 项",
        "{key}：項目が {expected} 個を超えている",
    ),
    "cannot-hold": (
        "{expected} has no way to write {found}",
        "{expected} no tiene cómo escribir {found}",
        "{expected} 无法写出 {found}",
        "{expected} では {found} を表せない",
    ),
    "cannot-hold-seat": (
        "{expected} needs to know from whom the meld {found} came,"
        " and it is not said or cannot be so",
        "{expected} necesita saber de quién vino el grupo {found}, y no se dice o no puede ser",
        "{expected} 需要知道副露 {found} 来自谁，而没有说明或不可能如此",
        "{expected} では副露 {found} を誰から鳴いたかが必要だが、示されていないか、あり得ない",
    ),
}
