"""How public classes show the module that users import them from."""

from collections.abc import Mapping


def show_in(face: str, names: Mapping[str, object]) -> None:
    """Let the classes among some names show a public module as theirs.

    ``repr``, tracebacks, `help` and `pickle` then name ``mahjong_score.Hand``, and not the private
    module that has the code. A face that is imported later is the shorter one, and stands.
    """
    for value in names.values():
        if isinstance(value, type) and value.__module__.startswith(__package__):
            value.__module__ = face
