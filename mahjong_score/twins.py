"""Twins of frozen classes: what is made often is filled in first, and then given its class."""

from typing import Any

from attrs import fields


def open_twin(frozen_class: type) -> type[Any]:
    """Make a class whose objects can be filled in, and then be given the frozen class.

    The attributes of a frozen class are set by a call each. Whoever fills in an object sets all of
    them: one that is missing shows only when it is read.

    Args:
        frozen_class: An attrs class with slots, and none for weak references.

    """
    slots = [attribute.name for attribute in fields(frozen_class)]
    return type(f"Open{frozen_class.__name__}", (), {"__slots__": slots})
