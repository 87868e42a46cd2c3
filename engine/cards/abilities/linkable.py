"""607.1: what of an ability can be linked to another ability of the same object."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.words.record import Record

if TYPE_CHECKING:
    from collections.abc import Mapping

    from engine.words.terms import Color


class Linkable(Record):
    """607.1, 607.4: a record that says with ``is_linked`` whether it is a part of a pair of linked abilities, and with ``pair`` of
    which pair. A class that does not say it does not load."""

    def __init_subclass__(cls, **_: object) -> None:
        if not isinstance(vars(cls).get("is_linked"), property):
            raise TypeError(f"{cls.__name__} does not say whether it is linked")

    @property
    def is_linked(self) -> bool:
        """607.1: whether it speaks of what another ability of the object did, or another ability of what it did."""
        raise NotImplementedError

    def of_color(self, _chosen: Color) -> Mapping[str, Any]:
        """105.4: what of it is otherwise once the colour that it speaks of has been chosen; nothing, where it speaks of none."""
        return {}
