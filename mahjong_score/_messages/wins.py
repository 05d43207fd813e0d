"""Texts that say why something is no valid win."""

from typing import Final

from mahjong_score._messages.row import Rows

WIN_ROWS: Final[Rows] = {
    # tiles
    "tile-not-in-set": (
        "{tile} is not among the {expected} tiles of this rule set",
        "{tile} no está entre las {expected} fichas de este reglamento",
        "{tile} 不在本规则的 {expected} 张牌之中",
        "{tile} はこのルールの牌 {expected} 枚に含まれない",
    ),
    "bonus-as-winning-tile": (
        "the bonus tile {tile} cannot be the winning tile",
        "la ficha de bonificación {tile} no puede ser la ganadora",
        "花牌 {tile} 不能作为和牌张",
        "花牌 {tile} は和了牌になれない",
    ),
    "wrong-tile-count": (
        "the hand has {found} tiles before the winning one, and should have {expected}"
        " (a kong counts as three)",
        "la mano tiene {found} fichas antes de la ganadora y debería tener {expected}"
        " (un kong cuenta como tres)",
        "和牌张之外有 {found} 张牌，应有 {expected} 张（一个杠按三张计）",
        "和了牌を除く牌が {found} 枚ある：正しくは {expected} 枚（槓子は三枚と数える）",
    ),
    "wrong-hand-size": (
        "the hand has {found} tiles, and should have {expected} (a kong counts as three)",
        "la mano tiene {found} fichas y debería tener {expected} (un kong cuenta como tres)",
        "手牌有 {found} 张，应有 {expected} 张（一个杠按三张计）",
        "手牌が {found} 枚ある：正しくは {expected} 枚（槓子は三枚と数える）",
    ),
    "too-many-copies": (
        "{tile} appears {found} times, and there are {expected}",
        "{tile} aparece {found} veces, y solo hay {expected}",
        "{tile} 有 {found} 张，而一共只有 {expected} 张",
        "{tile} が {found} 枚あるが、全部で {expected} 枚しかない",
    ),
    # contradictions
    "payer-is-winner": (
        "the winner {found} cannot be the player won from",
        "quien gana, {found}, no puede ser a quien se gana",
        "和牌者 {found} 不能同时是放铳者",
        "和了者 {found} は放銃者になれない",
    ),
    "payer-of-self-draw": (
        "a self-draw is won from nobody, found {found}",
        "un robo propio no se gana a nadie, hay {found}",
        "自摸没有放铳者，实际为 {found}",
        "自摸に放銃者はいないが、{found} とある",
    ),
    "seat-not-in-game": (
        "{key}: the seat {found} does not play; the seats are {expected}",
        "{key}: el asiento {found} no juega; los asientos son {expected}",
        "{key}：座位 {found} 不在局中；座位为 {expected}",
        "{key}：席 {found} は対局にいない：席は {expected}",
    ),
    "meld-from-owner": (
        "the meld {tile} is claimed from its owner {found}",
        "el grupo {tile} se reclama a su dueño, {found}",
        "副露 {tile} 来自其主人 {found}",
        "副露 {tile} を持ち主の {found} 自身から鳴いている",
    ),
    "chow-from-wrong-seat": (
        "the chow {tile} is claimed from {found}; a chow comes from the player before, {expected}",
        "el chow {tile} se reclama a {found}, y un chow viene del jugador anterior, {expected}",
        "吃 {tile} 来自 {found}，而吃只能来自上家 {expected}",
        "{tile} を {found} からチーしている：チーは上家 {expected} からのみ",
    ),
    "replacement-not-self-drawn": (
        "{event} needs a self-draw",
        "{event} exige un robo propio",
        "{event} 必须是自摸",
        "{event} は自摸に限る",
    ),
    "too-few-kongs": (
        "declared kongs that {event} needs: {expected}, found {found}",
        "kongs declarados que exige {event}: {expected}, hay {found}",
        "{event} 需要 {expected} 个杠，实际 {found} 个",
        "{event} には槓が {expected} 回必要だが、{found} 回しかない",
    ),
    "blessing-of-wrong-seat": (
        "{event} is not for the seat {found}",
        "{event} no es para el asiento {found}",
        "座位 {found} 不能有 {event}",
        "席 {found} に {event} はない",
    ),
    "blessing-by-wrong-way": (
        "{event} needs {expected}, found {found}",
        "{event} exige {expected}, hay {found}",
        "{event} 需要 {expected}，实际为 {found}",
        "{event} には {expected} が必要だが、{found} とある",
    ),
    "blessing-not-from-east": (
        "{event} is won on the discard of East, found {found}",
        "{event} se gana con el descarte de Este, hay {found}",
        "{event} 必须和东家打出的牌，实际为 {found}",
        "{event} は親の捨て牌での和了に限るが、{found} とある",
    ),
    "blessing-with-meld": (
        "{event} needs a hand with nothing declared",
        "{event} exige una mano sin nada declarado",
        "{event} 不能有任何副露或杠",
        "{event} は副露も槓もない手に限る",
    ),
    "exclusive-events": (
        "{event} and {found} exclude each other",
        "{event} y {found} se excluyen",
        "{event} 与 {found} 互相矛盾",
        "{event} と {found} は両立しない",
    ),
    "robbed-last-tile": (
        "last-tile cannot be with a robbed kong",
        "last-tile no puede ir con un kong robado",
        "last-tile 不能与抢杠同时出现",
        "last-tile は槍槓と両立しない",
    ),
    "robbed-tile-held": (
        "the tile {tile} of a robbed kong is held by the winner too",
        "la ficha {tile} de un kong robado la tiene también quien gana",
        "被抢杠的 {tile} 和牌者手中也有",
        "槍槓の牌 {tile} を和了者も持っている",
    ),
    "immunity-without-discard": (
        "{event} needs a discard",
        "{event} exige un descarte",
        "{event} 必须是和别家打出的牌",
        "{event} はロンに限る",
    ),
    "riichi-with-claim": (
        "{event} needs a closed hand",
        "{event} exige una mano cerrada",
        "{event} 必须门前清",
        "{event} は門前に限る",
    ),
    "ippatsu-without-riichi": (
        "{event} needs riichi",
        "{event} exige riichi",
        "{event} 必须立直",
        "{event} にはリーチが必要",
    ),
    "ura-without-riichi": (
        "hidden indicators are for riichi only",
        "los indicadores ocultos son solo para riichi",
        "里宝牌指示牌仅限立直",
        "裏ドラ表示牌はリーチのときだけ",
    ),
    "too-many-indicators": (
        "{key}: {found} indicators, and there are at most {expected}",
        "{key}: hay {found} indicadores y como mucho son {expected}",
        "{key}：指示牌 {found} 张，最多 {expected} 张",
        "{key}：ドラ表示牌が {found} 枚ある：最大 {expected} 枚",
    ),
    "north-with-four-players": (
        "{found} norths set aside, which only three players do",
        "{found} nortes apartados, lo que solo hacen tres jugadores",
        "拔北 {found} 张，仅限三人麻将",
        "抜き北が {found} 枚あるが、三人麻雀に限る",
    ),
    "chow-with-three-players": (
        "three players claim no chow, found {tile}",
        "tres jugadores no reclaman chow, hay {tile}",
        "三人麻将不能吃，实际有 {tile}",
        "三人麻雀にチーはないが、{tile} がある",
    ),
    "blessing-with-north": (
        "{event} needs no north set aside",
        "{event} exige que no haya nortes apartados",
        "{event} 不能有拔北",
        "{event} は北を抜いていない場合に限る",
    ),
    "last-of-kind-held": (
        "the tile {tile} is said to be the last of its kind, and the winner holds another",
        "se dice que la ficha {tile} es la última de su clase, y quien gana tiene otra",
        "{tile} 被称为绝张，而和牌者手中还有一张",
        "{tile} は最後の一枚とされているが、和了者がもう一枚持っている",
    ),
    "liable-without-claim": (
        "{found} cannot be liable: no claimed meld that could decide it came from there",
        "{found} no puede ser responsable: ningún grupo reclamado que lo decida vino de allí",
        "{found} 不能包牌：没有可能决定包牌的副露来自该家",
        "{found} は包（パオ）の責任者になれない：それを決める副露がそこから来ていない",
    ),
    "robbed-tile-seen": (
        "the tile {tile} of a robbed kong is seen elsewhere too, and a kong has all four",
        "la ficha {tile} de un kong robado se ve también en otra parte, y un kong tiene las cuatro",
        "被抢杠的 {tile} 在别处也可见，而一个杠需要全部四张",
        "槍槓の牌 {tile} が他にも見えている：槓には四枚すべてが必要",
    ),
    "too-many-ura": (
        "{found} hidden indicators, and there are as many as open ones at most: {expected}",
        "hay {found} indicadores ocultos, y como mucho son tantos como los abiertos: {expected}",
        "里宝牌指示牌 {found} 张，不能多于宝牌指示牌 {expected} 张",
        "裏ドラ表示牌が {found} 枚ある：ドラ表示牌の {expected} 枚より多くはならない",
    ),
    "indicators-without-kong": (
        "{event} comes before any kong, so there is one indicator, found {found}",
        "{event} es anterior a cualquier kong, así que hay un indicador, y son {found}",
        "{event} 之前没有任何杠，指示牌只有一张，实际为 {found} 张",
        "{event} の前に槓はないので表示牌は一枚だが、{found} 枚ある",
    ),
    "double-riichi-interrupted": (
        "a kong before the declaration ends double-riichi, and one after it ends ippatsu",
        "un kong antes de declarar acaba con double-riichi, y uno después con ippatsu",
        "立直宣言之前的杠使 double-riichi 无效，之后的杠使 ippatsu 无效",
        "宣言前の槓は double-riichi を、宣言後の槓は ippatsu を消す",
    ),
    "liable-is-winner": (
        "the winner {found} cannot be the liable player",
        "quien gana, {found}, no puede ser responsable",
        "和牌者 {found} 不能是包牌者",
        "和了者 {found} は包（パオ）の責任者になれない",
    ),
    # the win itself
    "not-a-winning-hand": (
        "the hand is not complete: its tiles form no winning shape of this rule set",
        "la mano no está completa: sus fichas no forman ninguna figura ganadora del reglamento",
        "没有和牌：这些牌不构成本规则的任何和牌牌型",
        "和了形ではない：このルールのどの和了形にもならない",
    ),
    "no-yaku": (
        "the hand is complete, and has no yaku; its {found} bonus han are none",
        "la mano está completa y no tiene yaku; sus {found} han de bonificación no lo son",
        "已和牌型但没有役；{found} 番宝牌不算役",
        "和了形だが役がない：ドラ {found} 翻は役ではない",
    ),
    "below-minimum": (
        "the hand is worth {found} {unit}, and at least {expected} are needed",
        "la mano vale {found} {unit} y hacen falta al menos {expected}",
        "这手牌为 {found} {unit}，至少需要 {expected}",
        "この手は {found} {unit}：{expected} 以上が必要",
    ),
}
