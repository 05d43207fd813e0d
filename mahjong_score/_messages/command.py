"""Texts of the command: heads of tables, and answers of a word or two."""

from typing import Final

from mahjong_score._messages.row import Rows

COMMAND_ROWS: Final[Rows] = {
    "needs-more": (
        "mahjong-score needs more to run: pip install 'mahjong-score[cli]'",
        "mahjong-score necesita más para funcionar: pip install 'mahjong-score[cli]'",
        "mahjong-score 还需要安装：pip install 'mahjong-score[cli]'",
        "mahjong-score の実行には追加が必要：pip install 'mahjong-score[cli]'",
    ),
    "no-equals-sign": (
        "expected name=value, found {found}",
        "se esperaba nombre=valor, hay {found}",
        "应为 名称=值，实际为 {found}",
        "名前=値 が必要だが、{found} がある",
    ),
    "option-twice": (
        "an option of the rule set is given twice",
        "una opción del reglamento se da dos veces",
        "规则的同一选项给出了两次",
        "ルールの同じオプションが二度指定されている",
    ),
    "head-name": ("name", "nombre", "名称", "名前"),
    "head-tile": ("tile", "ficha", "牌", "牌"),
    "head-left": ("left", "quedan", "剩余", "残り"),
    "head-discard": ("on a discard", "con descarte", "点和", "ロン"),
    "head-self-draw": ("on a self-draw", "con robo propio", "自摸", "自摸"),
    "waits-on-nothing": ("waits on nothing", "no espera nada", "没有听牌", "聴牌していない"),
    "head-shanten": ("shanten", "shanten", "向听数", "向聴数"),
    "head-to-discard": ("discard", "descarte", "打", "打牌"),
    "head-ukeire": ("ukeire", "ukeire", "进张", "有効牌"),
    "head-copies": ("copies", "copias", "张数", "枚数"),
}
