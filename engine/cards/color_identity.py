"""903.4, 903.5c-d: the colour identity of a card, and whether a card can be in a deck with a certain one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.cards.abilities.ability import Ability, Static
from engine.cards.abilities.classification import adds, is_instruction
from engine.cards.abilities.continuous import ChangeColors
from engine.cards.characteristics import Characteristics, colors_of_cost, in_order
from engine.words.citations import Citation, cite
from engine.words.record import within
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import CardType, Color

_SYMBOLS = re.compile(r"\{[^{}\s]{1,5}\}")
_LETTERS = {color.value: color for color in Color}


def color_identity(printed: Characteristics, back: Characteristics | None = None) -> tuple[Color, ...]:
    """903.4: the colours of the mana symbols of its cost and its rules text, of its colour indicator, and of what defines its
    colour; 903.4d: of a double-faced card, of both faces."""
    faces = (printed,) if back is None else (printed, back)
    return in_order(color for face in faces for color in _of_face(face))


def _of_face(face: Characteristics) -> Iterator[Color]:
    yield from colors_of_cost(face.mana_cost)
    yield from face.colors
    for ability in face.abilities:
        yield from _of_ability(ability)
        if isinstance(ability, Static) and ability.defines:
            for part in ability.parts:
                if isinstance(part, ChangeColors):
                    yield from (*(part.set_to or ()), *part.add)


def _of_ability(ability: Ability) -> Iterator[Color]:
    """903.4: the mana symbols of one ability: in what it says, in costs inside it, in mana that it adds."""
    for part in (ability, *within(ability)):
        made = adds(part) if is_instruction(part) else None
        if made is not None:
            yield from (_LETTERS[one] for choice in made.choices for one in choice if one in _LETTERS)
        for name in ("text", "mana", "more", "less"):
            said = getattr(part, name, None)
            if isinstance(said, str):
                yield from colors_of_cost("".join(_SYMBOLS.findall(said)))


def kept_out_of_deck(
    printed: Characteristics, back: Characteristics | None, identity: Iterable[Color]
) -> Citation | None:
    """903.5c-d: by which rule a card can't be in a deck whose commander has that colour identity; ``None`` where it can."""
    allowed = tuple(identity)
    if any(color not in allowed for color in color_identity(printed, back)):
        return cite("903.5c")
    makes = dict(zip(BASIC_LANDS, Color, strict=True))
    if printed.is_type(CardType.LAND) and any(makes[name] not in allowed for name in printed.subtypes if name in makes):
        return cite("903.5d")
    return None
