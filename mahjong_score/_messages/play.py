"""Texts about claims, faults and games."""

from typing import Final

from mahjong_score._messages.row import Rows

PLAY_ROWS: Final[Rows] = {
    # refused claims
    "claim-own-discard": (
        "nobody claims a tile that they discarded themselves",
        "nadie reclama una ficha que ha descartado",
        "不能要自己打出的牌",
        "自分の捨て牌は鳴けない",
    ),
    "claim-too-few-tiles": (
        "it needs {expected} more of the tile in the hand, found {found}",
        "hacen falta {expected} más de la ficha en la mano, hay {found}",
        "手中还需 {expected} 张相同的牌，实际 {found} 张",
        "手の内に同じ牌があと {expected} 枚必要だが、{found} 枚しかない",
    ),
    "claim-chow-not-next-seat": (
        "a chow is claimed from the seat before, {expected}; {found} discarded",
        "un chow se reclama al asiento anterior, {expected}; descartó {found}",
        "只能吃上家 {expected} 的牌，出牌者为 {found}",
        "チーは上家 {expected} からのみ：捨てたのは {found}",
    ),
    "claim-not-a-suit-tile": (
        "only a tile of a suit makes a chow",
        "solo una ficha de un palo forma un chow",
        "只有数牌可以吃",
        "チーできるのは数牌だけ",
    ),
    "claim-no-run": (
        "the hand lacks the other two tiles of a run",
        "faltan en la mano las otras dos fichas de la escalera",
        "手中没有组成顺子的另外两张牌",
        "順子を作る残りの二枚が手の内にない",
    ),
    "claim-tile-not-in-set": (
        "this rule set does not play with {tile}",
        "este reglamento no juega con {tile}",
        "本规则不使用 {tile}",
        "このルールでは {tile} を使わない",
    ),
    "claim-no-replacement-tile": (
        "the wall has no tile left to replace the kong's",
        "no queda en el muro ficha de reemplazo para el kong",
        "牌墙已空，杠后无牌可补",
        "槓の補充牌が山に残っていない",
    ),
    "claim-concealed-kong-not-robbed": (
        "this hand may not take the tile of a concealed kong",
        "esta mano no puede tomar la ficha de un kong oculto",
        "这手牌不能抢暗杠",
        "この手では暗槓を槍槓できない",
    ),
    "claim-no-four-alike": (
        "no four equal tiles are concealed",
        "no hay cuatro fichas iguales ocultas",
        "没有四张相同的暗牌",
        "手の内に同じ牌が四枚ない",
    ),
    "claim-no-pong": (
        "there is no open pong to add to",
        "no hay ningún pong expuesto al que añadir",
        "没有可加杠的明碰",
        "加槓できるポンがない",
    ),
    "claim-no-fourth-tile": (
        "the fourth tile of the open pong is not in the hand",
        "la cuarta ficha del pong expuesto no está en la mano",
        "手中没有明碰的第四张牌",
        "ポンした牌の四枚目が手の内にない",
    ),
    # claims, faults and results that contradict the game
    "not-a-discard": (
        "expected a tile by {expected}, found {found}",
        "se esperaba una ficha por {expected}, hay {found}",
        "应为 {expected} 的牌，实际为 {found}",
        "{expected} による牌が必要だが、{found} とある",
    ),
    "discarder-unknown": (
        "it was not said from whom the tile came",
        "no se dijo de quién vino la ficha",
        "没有说明牌来自谁",
        "誰から出た牌かが示されていない",
    ),
    "not-a-claim": (
        "{seat}: {found} is no claim on another's tile",
        "{seat}: {found} no reclama la ficha de otro",
        "{seat}：{found} 不是要别人的牌",
        "{seat}：{found} は他家の牌への発声ではない",
    ),
    "claims-differ": (
        "the claims are on different tiles: {found}",
        "las reclamaciones son de fichas distintas: {found}",
        "要的不是同一张牌：{found}",
        "発声の対象が同じ牌ではない：{found}",
    ),
    "claimed-twice": (
        "the seat {found} claims the tile more than once",
        "el asiento {found} reclama la ficha más de una vez",
        "座位 {found} 多次要同一张牌",
        "席 {found} が同じ牌に二回以上発声している",
    ),
    "other-ruleset": (
        "it was judged by {found}, and the rules here are {expected}",
        "se juzgó con {found}, y el reglamento aquí es {expected}",
        "按 {found} 判定，而这里的规则是 {expected}",
        "判定は {found} によるが、ここでのルールは {expected}",
    ),
    "not-a-false-win": (
        "the hand is a win, and no false one",
        "la mano es una victoria, y no una falsa",
        "这是有效的和牌，不是诈和",
        "有効な和了であり、誤和了ではない",
    ),
    "offender-is-not-winner": (
        "the win was called by {found}, not by the offender {expected}",
        "cantó la victoria {found}, no quien comete la falta, {expected}",
        "宣布和牌的是 {found}，不是犯规者 {expected}",
        "和了を宣言したのは {found} で、反則者 {expected} ではない",
    ),
    "game-over": (
        "the game is over",
        "la partida ha terminado",
        "牌局已经结束",
        "対局は終了している",
    ),
    "no-winner": (
        "a win needs a winner",
        "una victoria necesita quien gane",
        "和牌必须有和牌者",
        "和了には和了者が必要",
    ),
    "one-winner": (
        "one player wins the tile under these rules, found {found}",
        "con este reglamento gana la ficha un solo jugador, hay {found}",
        "本规则只有一家和牌，实际 {found} 家",
        "このルールで和了できるのは一人だけだが、{found} とある",
    ),
    "winners-differ": (
        "several players win only on the same tile of another, found {found}",
        "varios jugadores solo ganan con la misma ficha de otro, hay {found}",
        "多家只能和同一张别家的牌，实际为 {found}",
        "複数人の和了は他家の同じ牌に限るが、{found} とある",
    ),
    "wins-twice": (
        "the player {found} is named as a winner more than once",
        "el jugador {found} figura como ganador más de una vez",
        "玩家 {found} 多次列为和牌者",
        "プレイヤー {found} が和了者に二回以上挙げられている",
    ),
    "round-differs": (
        "the round is {expected}, and the win was scored in the round {found}",
        "la ronda es {expected}, y la victoria se puntuó en la ronda {found}",
        "本圈为 {expected}，而和牌按 {found} 圈计算",
        "場風は {expected} だが、和了は {found} の場として計算されている",
    ),
    "score-without-payments": (
        "the score of {seat} has no payments: {found}",
        "la puntuación de {seat} no tiene pagos: {found}",
        "{seat} 的得分没有支付：{found}",
        "{seat} の和了に点数移動がない：{found}",
    ),
    "player-has-left": (
        "the player {found} has left the game",
        "el jugador {found} ha dejado la partida",
        "玩家 {found} 已离开牌局",
        "プレイヤー {found} は対局から抜けている",
    ),
    "hand-is-dead": (
        "the hand of the player {found} is dead",
        "la mano del jugador {found} está muerta",
        "玩家 {found} 的牌已作废",
        "プレイヤー {found} は和了放棄である",
    ),
    "amounts-of-other-seats": (
        "expected an amount for each of {expected}, found {found}",
        "se esperaba un importe para cada uno de {expected}, hay {found}",
        "{expected} 各应有一个数额，实际为 {found}",
        "{expected} のそれぞれに点数が必要だが、{found} とある",
    ),
    "two-winners": (
        "at most two players win a tile under these rules, found {found}",
        "con este reglamento ganan la ficha dos jugadores como máximo, hay {found}",
        "本规则最多两家和牌，实际 {found} 家",
        "このルールで和了できるのは二人までだが、{found} とある",
    ),
    # honba, deposits and drawn hands
    "table-differs": (
        "{key}: the game has {expected} on the table, and the win says {found}",
        "{key}: en la mesa hay {expected}, y la victoria dice {found}",
        "{key}：桌上有 {expected}，而和牌写的是 {found}",
        "{key}：場には {expected} あるが、和了には {found} とある",
    ),
    "deposit-missing": (
        "{seat} won with a declaration, and its deposit was not entered",
        "{seat} ganó con una declaración cuyo depósito no se anotó",
        "{seat} 的和牌带有宣告，但没有记录其供托",
        "{seat} の和了に宣言があるが、供託が記録されていない",
    ),
    "declaration-unsaid": (
        "{seat} has put down a deposit, and its win says nothing of the declaration",
        "{seat} hizo un depósito, y su victoria no menciona la declaración",
        "{seat} 已放供托，但其和牌没有写明宣告",
        "{seat} は供託を出したが、和了に宣言の記載がない",
    ),
    "no-deposits": (
        "there are no deposits under these rules",
        "con este reglamento no hay depósitos",
        "本规则没有供托",
        "このルールに供託はない",
    ),
    "other-deposit": (
        "expected the deposit {expected}, found {found}",
        "se esperaba el depósito {expected}, hay {found}",
        "供托应为 {expected}，实际为 {found}",
        "供託は {expected} のはずだが、{found} とある",
    ),
    "deposits-twice": (
        "the player {found} has put down a deposit in this hand already",
        "el jugador {found} ya hizo un depósito en esta mano",
        "玩家 {found} 本局已放过供托",
        "プレイヤー {found} はこの局ですでに供託を出している",
    ),
    "amounts-unbalanced": (
        "the amounts should add up to {expected}, found {found}",
        "los importes deberían sumar {expected}, suman {found}",
        "数额之和应为 {expected}，实际为 {found}",
        "点数の合計は {expected} のはずだが、{found} になる",
    ),
    "waiting-unsaid": (
        "a drawn hand needs to know who waits, or for what it was aborted",
        "en una mano sin victoria hay que decir quién espera, o por qué se interrumpió",
        "流局须说明谁听牌，或因何中途流局",
        "流局では聴牌者か途中流局の理由が必要",
    ),
    "declared-not-waiting": (
        "the player {found} has put down a deposit, and must wait; if not, it is a fault",
        "el jugador {found} hizo un depósito y debe esperar; si no, es una falta",
        "玩家 {found} 已放供托，必须听牌；否则为犯规",
        "プレイヤー {found} は供託を出しており、聴牌のはずである：違えば反則",
    ),
    "no-nagashi": (
        "a drawn hand pays nobody for the discards under these rules",
        "con este reglamento una mano sin victoria no paga a nadie por sus descartes",
        "本规则没有流局满贯",
        "このルールに流し満貫はない",
    ),
    "no-abortive-draws": (
        "no hand is aborted under these rules, found {found}",
        "con este reglamento no se interrumpe ninguna mano, hay {found}",
        "本规则没有中途流局，实际为 {found}",
        "このルールに途中流局はないが、{found} とある",
    ),
    "other-abortive-draws": (
        "a hand is aborted for one of {expected} under these rules, found {found}",
        "con este reglamento una mano se interrumpe por {expected}, hay {found}",
        "本规则的中途流局为 {expected}，实际为 {found}",
        "このルールの途中流局は {expected} のいずれかだが、{found} とある",
    ),
    "aborted-and-paid": (
        "a hand that is aborted ({found}) asks nobody whether it waits, and pays nothing",
        "una mano interrumpida ({found}) no pregunta quién espera ni paga nada",
        "中途流局（{found}）不问听牌，也不付点",
        "途中流局（{found}）では聴牌を問わず、点数も動かない",
    ),
    # the JSON of a game
    "bad-ruleset": (
        "the rules of the game cannot be made: {why}",
        "no se puede formar el reglamento de la partida: {why}",
        "无法建立牌局的规则：{why}",
        "対局のルールを作れない：{why}",
    ),
    # faults
    "fault-false-win": ("false win", "mah jong falso", "诈和", "誤和了（チョンボ）"),
    "fault-too-many-tiles": (
        "too many tiles (big eunuch)",
        "fichas de más (gran eunuco)",
        "多牌（大相公）",
        "多牌",
    ),
    "fault-too-few-tiles": (
        "too few tiles (little eunuch)",
        "fichas de menos (pequeño eunuco)",
        "少牌（小相公）",
        "少牌",
    ),
    "fault-false-pong": ("false pong", "pong falso", "错碰", "誤ポン"),
    "fault-false-kong": ("false kong", "kong falso", "错杠", "誤カン"),
    "fault-false-chow": ("false chow", "chow falso", "错吃", "誤チー"),
    "fault-final": (
        "{expected} points are taken off the result at the end of the game",
        "se restan {expected} puntos del resultado al final de la partida",
        "终局时从成绩中扣除 {expected} 点",
        "対局終了時に成績から {expected} 点を引く",
    ),
    "after-hand-replayed": (
        "the hand is over and dealt anew",
        "la mano termina y se reparte de nuevo",
        "本盘结束，重新发牌",
        "この局は終了し、配り直す",
    ),
    "after-dead-hand": (
        "play goes on, and the offender cannot win this hand",
        "el juego sigue, y quien cometió la falta no puede ganar esta mano",
        "继续进行，犯规者本盘不能和牌",
        "続行し、反則者はこの局は和了放棄",
    ),
    "after-undone": (
        "the call is undone and play goes on",
        "la llamada se anula y el juego sigue",
        "取消宣布，继续进行",
        "発声を取り消して続行する",
    ),
}
