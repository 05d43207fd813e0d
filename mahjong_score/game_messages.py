"""What the library says of claims, faults and games: more rows of the table of `messages`."""

from collections.abc import Mapping
from typing import Final

GAME_ROWS: Final[Mapping[str, tuple[str, str, str]]] = {
    # refused claims
    "claim-own-discard": (
        "nobody claims a tile that they discarded themselves",
        "nadie reclama una ficha que ha descartado",
        "不能要自己打出的牌",
    ),
    "claim-too-few-tiles": (
        "it needs {expected} more of the tile in the hand, found {found}",
        "hacen falta {expected} más de la ficha en la mano, hay {found}",
        "手中还需 {expected} 张相同的牌，实际 {found} 张",
    ),
    "claim-chow-not-next-seat": (
        "a chow is claimed from the seat before, {expected}; {found} discarded",
        "un chow se reclama al asiento anterior, {expected}; descartó {found}",
        "只能吃上家 {expected} 的牌，出牌者为 {found}",
    ),
    "claim-not-a-suit-tile": (
        "only a tile of a suit makes a chow",
        "solo una ficha de un palo forma un chow",
        "只有数牌可以吃",
    ),
    "claim-no-run": (
        "the hand lacks the other two tiles of a run",
        "faltan en la mano las otras dos fichas de la escalera",
        "手中没有组成顺子的另外两张牌",
    ),
    "claim-tile-not-in-set": (
        "this rule set does not play with {tile}",
        "este reglamento no juega con {tile}",
        "本规则不使用 {tile}",
    ),
    "claim-no-replacement-tile": (
        "the wall has no tile left to replace the kong's",
        "no queda en el muro ficha de reemplazo para el kong",
        "牌墙已空，杠后无牌可补",
    ),
    "claim-concealed-kong-not-robbed": (
        "this hand may not take the tile of a concealed kong",
        "esta mano no puede tomar la ficha de un kong oculto",
        "这手牌不能抢暗杠",
    ),
    "claim-no-four-alike": (
        "no four equal tiles are concealed",
        "no hay cuatro fichas iguales ocultas",
        "没有四张相同的暗牌",
    ),
    "claim-no-pong": (
        "there is no open pong to add to",
        "no hay ningún pong expuesto al que añadir",
        "没有可加杠的明碰",
    ),
    "claim-no-fourth-tile": (
        "the fourth tile of the open pong is not in the hand",
        "la cuarta ficha del pong expuesto no está en la mano",
        "手中没有明碰的第四张牌",
    ),
    # claims, faults and results that contradict the game
    "not-a-discard": (
        "expected a tile by {expected}, found {found}",
        "se esperaba una ficha por {expected}, hay {found}",
        "应为 {expected} 的牌，实际为 {found}",
    ),
    "discarder-unknown": (
        "it was not said from whom the tile came",
        "no se dijo de quién vino la ficha",
        "没有说明牌来自谁",
    ),
    "not-a-claim": (
        "{seat}: {found} is no claim on another's tile",
        "{seat}: {found} no reclama la ficha de otro",
        "{seat}：{found} 不是要别人的牌",
    ),
    "claims-differ": (
        "the claims are on different tiles: {found}",
        "las reclamaciones son de fichas distintas: {found}",
        "要的不是同一张牌：{found}",
    ),
    "claimed-twice": (
        "the seat {found} claims the tile more than once",
        "el asiento {found} reclama la ficha más de una vez",
        "座位 {found} 多次要同一张牌",
    ),
    "other-ruleset": (
        "it was judged by {found}, and the rules here are {expected}",
        "se juzgó con {found}, y el reglamento aquí es {expected}",
        "按 {found} 判定，而这里的规则是 {expected}",
    ),
    "not-a-false-win": (
        "the hand is a win, and no false one",
        "la mano es una victoria, y no una falsa",
        "这是有效的和牌，不是诈和",
    ),
    "offender-is-not-winner": (
        "the win was called by {found}, not by the offender {expected}",
        "cantó la victoria {found}, no quien comete la falta, {expected}",
        "宣布和牌的是 {found}，不是犯规者 {expected}",
    ),
    "game-over": ("the game is over", "la partida ha terminado", "牌局已经结束"),
    "no-winner": ("a win needs a winner", "una victoria necesita quien gane", "和牌必须有和牌者"),
    "one-winner": (
        "one player wins the tile under these rules, found {found}",
        "con este reglamento gana la ficha un solo jugador, hay {found}",
        "本规则只有一家和牌，实际 {found} 家",
    ),
    "winners-differ": (
        "several players win only on the same tile of another, found {found}",
        "varios jugadores solo ganan con la misma ficha de otro, hay {found}",
        "多家只能和同一张别家的牌，实际为 {found}",
    ),
    "wins-twice": (
        "the player {found} is named as a winner more than once",
        "el jugador {found} figura como ganador más de una vez",
        "玩家 {found} 多次列为和牌者",
    ),
    "round-differs": (
        "the round is {expected}, and the win was scored in the round {found}",
        "la ronda es {expected}, y la victoria se puntuó en la ronda {found}",
        "本圈为 {expected}，而和牌按 {found} 圈计算",
    ),
    "score-without-payments": (
        "the score of {seat} has no payments: {found}",
        "la puntuación de {seat} no tiene pagos: {found}",
        "{seat} 的得分没有支付：{found}",
    ),
    "player-has-left": (
        "the player {found} has left the game",
        "el jugador {found} ha dejado la partida",
        "玩家 {found} 已离开牌局",
    ),
    "hand-is-dead": (
        "the hand of the player {found} is dead and cannot win",
        "la mano del jugador {found} está muerta y no puede ganar",
        "玩家 {found} 的牌已作废，不能和牌",
    ),
    "amounts-of-other-seats": (
        "expected an amount for each of {expected}, found {found}",
        "se esperaba un importe para cada uno de {expected}, hay {found}",
        "{expected} 各应有一个数额，实际为 {found}",
    ),
    # the JSON of a game
    "bad-ruleset": (
        "the rules of the game cannot be made: {why}",
        "no se puede formar el reglamento de la partida: {why}",
        "无法建立牌局的规则：{why}",
    ),
    # faults
    "fault-false-win": ("false win", "mah jong falso", "诈和"),
    "fault-too-many-tiles": (
        "too many tiles (big eunuch)",
        "fichas de más (gran eunuco)",
        "多牌（大相公）",
    ),
    "fault-too-few-tiles": (
        "too few tiles (little eunuch)",
        "fichas de menos (pequeño eunuco)",
        "少牌（小相公）",
    ),
    "fault-false-pong": ("false pong", "pong falso", "错碰"),
    "fault-false-kong": ("false kong", "kong falso", "错杠"),
    "fault-false-chow": ("false chow", "chow falso", "错吃"),
    "after-hand-replayed": (
        "the hand is over and dealt anew",
        "la mano termina y se reparte de nuevo",
        "本盘结束，重新发牌",
    ),
    "after-dead-hand": (
        "play goes on, and the offender cannot win this hand",
        "el juego sigue, y quien cometió la falta no puede ganar esta mano",
        "继续进行，犯规者本盘不能和牌",
    ),
    "after-undone": (
        "the call is undone and play goes on",
        "la llamada se anula y el juego sigue",
        "取消宣布，继续进行",
    ),
}
