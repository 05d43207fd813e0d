"""The codes of other programs, by name."""

from collections.abc import Mapping
from typing import Final

from mahjong_score.interop._chinese import CODE as CHINESE
from mahjong_score.interop._common import Code
from mahjong_score.interop._counts34 import CODE as COUNTS34
from mahjong_score.interop._gb import CODE as GB
from mahjong_score.interop._ids136 import CODE as IDS136
from mahjong_score.interop._majsoul import CODE as MAJSOUL
from mahjong_score.interop._mjai import CODE as MJAI
from mahjong_score.interop._symbols import CODE as UNICODE
from mahjong_score.interop._tenhou import CODE as TENHOU

CODES: Final[Mapping[str, Code]] = {
    code.name: code for code in (UNICODE, IDS136, COUNTS34, MJAI, TENHOU, CHINESE, GB, MAJSOUL)
}
