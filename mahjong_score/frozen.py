"""What frozen classes want beside attrs: to be made often, and to be pickled."""

from functools import partial
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


def reduced(value: Any) -> tuple[Any, ...]:
    """Give what `pickle` makes a value of an attrs class anew by: what it was made of, by name.

    What is worked out is worked out anew; a subclass may have attributes of its own.
    """
    own: Any = type(value)
    made_of = {one.alias: getattr(value, one.name) for one in fields(own) if one.init}
    return partial(own, **made_of), ()
