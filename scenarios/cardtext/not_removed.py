"""702.16n: what a sentence says of the protection before it: "this effect doesn't remove this Aura"."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Keyword, Static
from engine.cards.abilities.continuous import GainAbility, Part
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import Granter
from engine.words.record import replace
from scenarios.cardtext.lexing import Lexeme

_BEGINS = (("questo", "effetto", "non", "rimuove"), ("this", "effect", "doesn't", "remove"))
_THIS = (("questa", "aura"), ("this", "aura"))
_AURAS = (("le", "aure"), ("aure",), ("auras",))
_SPARED = {"this": Filter(granter=Granter()), "auras": Filter(subtypes=("Aura",))}


def not_removed(last: Static, sentence: Sequence[Lexeme]) -> Static | None:
    """702.16n: the ability with the Auras that its protection leaves where they are; ``None`` where nothing of that is said."""
    words = tuple(one.form for one in sentence)
    if words[:4] not in _BEGINS:
        return None
    rest = words[4:]
    named = [one.kind for one in sentence[4:]] in (["NAME"], ["THE", "NAME"])
    which = "this" if named or rest in _THIS else "auras" if rest in _AURAS else ""
    parts = tuple(_sparing(one, _SPARED[which]) for one in last.parts) if which else last.parts
    return replace(last, parts=parts) if parts != last.parts else None


def _sparing(part: Part, spared: Filter) -> Part:
    if (
        not isinstance(part, GainAbility)
        or not isinstance(part.ability, Keyword)
        or part.ability.keyword != "protection"
    ):
        return part
    return replace(part, ability=replace(part.ability, spares=spared))
