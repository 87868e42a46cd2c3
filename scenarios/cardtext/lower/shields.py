"""609.7, 615.8: 'La prossima volta che una fonte a tua scelta ti infliggerebbe danno in questo turno, previeni quel danno'."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.references import ObjectReference, Reference, Remembered, You
from engine.words.record import replace
from engine.words.terms import CardType, Color, Kind, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.deeds.dealing import target_of_old
from scenarios.cardtext.lower.parties import spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.tree import Node


def next_damage(node: Node, scope: Scope) -> tuple[Effect, ...]:
    """The source is chosen as the ability resolves (609.7), and must still be so as it deals the damage (615.9)."""
    if "imp" not in next(node.words("V_PREVENT")).moods:
        refuse(node, refusal.DISAGREES)
    combat = in_combat(next(node.nodes("harm")))
    before, to = whom(node, scope)
    chosen, source, still = source_of_choice(next(node.nodes("chosen_source")), scope)
    return (*before, *chosen, Prevent(to=to or You(), source=source, from_source=still, combat=combat, next_time=True))


def in_combat(harm: Node) -> bool | None:
    """510.2: whether combat damage is said, or other damage, or just damage."""
    return True if harm.has("COMBAT_DAMAGE") else False if harm.has("NONCOMBAT_DAMAGE") else None


def whom(node: Node, scope: Scope) -> tuple[tuple[Effect, ...], Reference | None]:
    """To whom the damage would be dealt, where that is said."""
    party = node.node("party")
    if node.has("WOULD_DEAL_TO_YOU", "TO_YOU", "DEALT_TO_YOU") or (party is not None and party.only.kind == "you"):
        return (), You()
    if party is None:
        return (), None
    before_it = len(scope.targets)
    found = spoken(party, scope, dative=True)
    target_of_old(party, found, scope, before_it)
    return found.before, found.to


def source_of_choice(node: Node, scope: Scope) -> tuple[tuple[Effect, ...], ObjectReference, Filter | None]:
    """609.7: 'una fonte rossa a tua scelta', 'una creatura a tua scelta': the choice, what is chosen, and what it must still be."""
    name = scope.name()
    if not node.has("SOURCE"):
        return (Choose(filter=_fighting(node), keep_as=name),), Remembered(name), None
    such = _such(node)
    chosen = Choose(filter=_sources(such), keep_as=name)
    return (chosen,), Remembered(name), such if such != Filter() else None


def _fighting(node: Node) -> Filter:
    """508.1k, 509.1g: 'una creatura attaccante a tua scelta': as it is when it is chosen."""
    said = {word.kind for one in node.nodes("adjective") for word in one.words()}
    if said - {"ATTACKING", "BLOCKING"}:
        refuse(node, refusal.NO_VOCABULARY)
    such = replace(_such(node), attacking=True) if "ATTACKING" in said else _such(node)
    return replace(such, blocking=True) if "BLOCKING" in said else such


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
