"""What the command says: heads of tables, and answers of a word or two."""

from typing import Final

from mahjong_score._messages.row import Rows

COMMAND_ROWS: Final[Rows] = {
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
