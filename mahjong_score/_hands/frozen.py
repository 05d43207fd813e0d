"""Making values of frozen classes quickly, and pickling them."""

from collections.abc import Callable
from functools import partial
from typing import Any, TypeVar

from attrs import fields

_T = TypeVar("_T")


def quick_maker(frozen_class: type[_T]) -> Callable[..., _T]:
    """Return a function that makes values of a frozen class without converters and checks.

    It takes every field by name or in order, those that the class works out too. A frozen class
    sets each attribute by a call; this fills in an object of a twin class with the same slots, and
    then changes its class, in a quarter of the time: 0.3 instead of 1.25 microseconds for 14
    fields.

    Args:
        frozen_class: An attrs class with slots, and none for weak references: with that slot,
            Python would refuse to change the class.

    """
    names = [one.name for one in fields(frozen_class)]  # type: ignore[arg-type]
    twin = type(f"Open{frozen_class.__name__}", (), {"__slots__": names})
    lines = [
        f"def make({', '.join(names)}):",
        "    value = twin()",
        *(f"    value.{name} = {name}" for name in names),
        "    value.__class__ = frozen_class",
        "    return value",
    ]
    namespace: dict[str, Any] = {"twin": twin, "frozen_class": frozen_class}
    exec("\n".join(lines), namespace)
    make: Callable[..., _T] = namespace["make"]
    return make


def reduced(value: Any) -> tuple[Any, ...]:
    """Return the `__reduce__` value that rebuilds a value from its init arguments, by name.

    What the class works out is worked out again; a subclass may have attributes of its own.
    """
    cls: Any = type(value)
    made_of = {one.alias: getattr(value, one.name) for one in fields(cls) if one.init}
    return partial(cls, **made_of), ()
