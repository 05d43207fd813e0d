"""`Pattern`: the one declaration of each thing that a rule set pays for."""

from collections.abc import Callable
from typing import Self

from attrs import field, frozen

from mahjong_score._core.features import Features
from mahjong_score._messages import language

# In the order of `LANGUAGES`.
Names = tuple[str, str, str, str]


@frozen(kw_only=True)
class Pattern:
    """A named condition with a value.

    Attributes:
        id: The English id, stable in JSON.
        value: What it adds, in the unit of the rule set, each time that it holds.
        es: Its Spanish name.
        zh: Its Chinese name.
        definition: When it holds, in one English sentence.
        number: Its number in the rulebook, if that has numbers.
        ja: Its Japanese name; the Chinese one where nothing else is said.
        en: Its English name; made of the id where nothing else is said.
        needs: The flags (`rules.flags`) that must all hold.
        count: What must hold besides: how often it does, 0 for not at all. Asked only where `needs`
            holds; None where that is all there is to it.
        values_where: Pairs of flags and the value that it has where these all hold, 0 for none; the
            first pair that holds counts.
        excludes: The ids of cheaper patterns that are not counted together with this one.

    """

    id: str
    value: int
    es: str
    zh: str
    definition: str
    number: str = ""
    ja: str = field()
    en: str = field()
    needs: int = 0
    count: Callable[[Features], int] | None = None
    values_where: tuple[tuple[int, int], ...] = ()
    excludes: tuple[str, ...] = ()

    @ja.default
    def _name_in_chinese(self) -> str:
        return self.zh

    @en.default
    def _name_of_id(self) -> str:
        return self.id.replace("-", " ").capitalize()

    @property
    def names(self) -> Names:
        """Its names in the order of `LANGUAGES`."""
        return self.en, self.es, self.zh, self.ja

    @property
    def conditions(self) -> tuple[int, ...]:
        """The sets of flags that decide `value_with`."""
        return (self.needs, *(self.needs | where for where, _ in self.values_where))

    def value_with(self, flags: int) -> int:
        """Return what it adds each time under these flags; 0 where it cannot hold."""
        if flags & self.needs != self.needs:
            return 0
        for where, value in self.values_where:
            if flags & where == where:
                return value
        return self.value


@frozen
class LeftOut:
    """A pattern that a hand has, and that is not counted.

    Attributes:
        id: The pattern's id.
        names: Its names in English, Spanish, Chinese and Japanese.
        because: The id of the counted pattern that takes its place, or a word for the principle
            (``account-once``).

    """

    id: str
    names: Names
    because: str

    def name(self, lang: str = "en") -> str:
        """Its name in a language: ``en``, ``es``, ``zh`` or ``ja``."""
        return self.names[language(lang)]


@frozen
class FoundPattern:
    """A pattern as it was found in a hand.

    Attributes:
        id: The pattern's id.
        value: What it adds in all, in the unit of the rule set.
        count: How often it was found.
        names: Its names in English, Spanish, Chinese and Japanese.
        number: Its number in the rulebook, if that has numbers.
        place: Its place in the rule set's list of patterns.

    """

    id: str
    value: int
    count: int
    names: Names
    number: str = ""
    place: int = field(default=0, eq=False, repr=False)

    def name(self, lang: str = "en") -> str:
        """Its name in a language: ``en``, ``es``, ``zh`` or ``ja``."""
        return self.names[language(lang)]

    def times(self, count: int) -> Self:
        """Return the pattern, counted `count` times."""
        if count == 1:
            return self
        return type(self)(self.id, self.value * count, count, self.names, self.number, self.place)
