"""609.7, 615.8: 'La prossima volta che una fonte a tua scelta ti infliggerebbe danno in questo turno, previeni quel danno'."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.references import Reference, Remembered, You
from engine.words.terms import CardType, Color, Kind, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.dealing import target_of_old
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def next_damage(node: Node, scope: Scope) -> tuple[Effect, ...]:
    """The source is chosen as the ability resolves (609.7), and must still be so as it deals the damage (615.9)."""
    if "imp" not in next(node.words("V_PREVENT")).moods:
        refuse(node, refusal.DISAGREES)
    harm, party = next(node.nodes("harm")), node.node("party")
    to: Reference = You()
    before: tuple[Effect, ...] = ()
    if party is not None and party.only.kind != "you":
        before_it = len(scope.targets)
        found = spoken(party, scope, dative=True)
        target_of_old(party, found, scope, before_it)
        to, before = found.to, found.before
    combat = True if harm.has("COMBAT_DAMAGE") else False if harm.has("NONCOMBAT_DAMAGE") else None
    such = _such(next(node.nodes("chosen_source")))
    name = scope.name()
    chosen = Choose(filter=_sources(such), keep_as=name)
    still = such if such != Filter() else None
    shield = Prevent(to=to, source=Remembered(name), from_source=still, combat=combat, next_time=True)
    return (*before, chosen, shield)


def _such(node: Node) -> Filter:
    """What the words say of the source, wherever it is."""
    color, kind = node.word("COLOR"), node.word("TYPE")
    if color is not None and isinstance(color.value, Color):
        return Filter(colors=(color.value,))
    if kind is not None and isinstance(kind.value, CardType):
        return Filter(types=(kind.value,))
    return Filter(colorless=True) if node.has("COLORLESS") else Filter()


def _sources(such: Filter) -> Filter:
    """609.7a: a permanent or a spell; what else something on the stack speaks of is no source of damage to come by itself."""
    fields = {"colors": such.colors, "types": such.types, "colorless": such.colorless}
    spell = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, **fields)  # type: ignore[arg-type]
    return Filter(any_of=(such, spell))
