"""What is wrong with a rule set that was asked for: its name, its options, their values."""

from typing import Final

from mahjong_score._messages.row import Rows

OPTION_ROWS: Final[Rows] = {
    "no-such-ruleset": (
        "there is no rule set {found}; the rule sets are: {expected}",
        "no existe el reglamento {found}; los reglamentos son: {expected}",
        "没有规则 {found}；可用的规则有：{expected}",
        "{found} というルールはない：使えるルールは {expected}",
    ),
    "no-such-option": (
        "{ruleset} has no option {found}; its options are: {expected}",
        "{ruleset} no tiene la opción {found}; sus opciones son: {expected}",
        "{ruleset} 没有选项 {found}；可用的选项有：{expected}",
        "{ruleset} に {found} というオプションはない：使えるオプションは {expected}",
    ),
    "bad-option-value": (
        "expected {expected}, found {found}",
        "se esperaba {expected}, hay {found}",
        "应为 {expected}，实际为 {found}",
        "{expected} が必要だが、{found} がある",
    ),
    "bad-option": (
        "{option}: expected {expected}, found {found}",
        "{option}: se esperaba {expected}, hay {found}",
        "{option}：应为 {expected}，实际为 {found}",
        "{option}：{expected} が必要だが、{found} がある",
    ),
    "uneven-columns": (
        "expected three columns of the same length, with an entry or more",
        "se esperaban tres columnas de igual longitud, con alguna entrada",
        "应为长度相同的三列，且至少有一项",
        "同じ長さの三つの列が必要で、一つ以上の項目を持つこと",
    ),
}
