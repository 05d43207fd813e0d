"""Texts for the explanation of a score."""

from typing import Final

from mahjong_score._messages.row import Rows

SCORE_ROWS: Final[Rows] = {
    # the explanation of a score
    "reading": ("reading", "lectura", "拆法", "手牌構成"),
    "raised": ("raised to {limit}", "sube a {limit}", "升至 {limit}", "{limit} に引き上げ"),
    "limited": ("limited to {limit}", "con límite de {limit}", "以 {limit} 为限", "上限 {limit}"),
    "left-out": (
        "not counted: {name} ({why})",
        "no cuenta: {name} ({why})",
        "不计：{name}（{why}）",
        "数えない：{name}（{why}）",
    ),
    "account-once": (
        "each chow is joined once",
        "cada chow se combina una sola vez",
        "套算一次",
        "順子の組み合わせは一度限り",
    ),
    "payments": ("payments", "pagos", "支付", "点数移動"),
    "liable": (
        "liable: {seat}",
        "responsable: {seat}",
        "包牌：{seat}",
        "包（パオ）：{seat}",
    ),
    "no-payments": (
        "no payments: {why}",
        "sin pagos: {why}",
        "无法计算支付：{why}",
        "点数移動は計算できない：{why}",
    ),
    "payer-unknown": (
        "it was not said from whom the tile came",
        "no se dijo de quién vino la ficha",
        "没有说明牌来自谁",
        "誰から出た牌かが示されていない",
    ),
    "below-table": (
        "the payment table starts above this total",
        "la tabla de pagos empieza por encima de este total",
        "支付表从更高的数目开始",
        "点数表はこの合計より上から始まる",
    ),
    "no-golden-values": (
        "the caller gave no golden values for this table",
        "no se dieron los valores «golden» de esta mesa",
        "没有提供本桌的 golden 数值",
        "この卓の golden の値が与えられていない",
    ),
    "valid": ("a valid win", "una victoria válida", "有效的和牌", "有効な和了"),
    "nothing": ("nothing", "nada", "空", "なし"),
    "not-a-win": ("not a win", "no es una victoria", "不是有效的和牌", "和了と認められない"),
    "unit-fan": ("fan", "fan", "番", "番"),
    "fu": ("fu", "fu", "符", "符"),
    "rounded-up": (", rounded up", ", redondeados", "，进位到十", "、切り上げ"),
    "least-fu": (
        ", the least of an open hand on a discard",
        ", mínimo de una mano abierta con descarte",
        "，副露点和的最低符数",
        "、副露ロンの最低符",
    ),
    "mangan": ("mangan", "mangan", "满贯", "満貫"),
    "haneman": ("haneman", "haneman", "跳满", "跳満"),
    "baiman": ("baiman", "baiman", "倍满", "倍満"),
    "sanbaiman": ("sanbaiman", "sanbaiman", "三倍满", "三倍満"),
    "yakuman": ("yakuman", "yakuman", "役满", "役満"),
    "counted-yakuman": ("counted yakuman", "yakuman contado", "累计役满", "数え役満"),
    "unit-han": ("han", "han", "番", "翻"),
    "unit-point": ("point", "punto", "分", "点"),
    "unit-points": ("points", "puntos", "分", "点"),
}
