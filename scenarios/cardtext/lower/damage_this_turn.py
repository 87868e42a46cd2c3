"""614.1a, 614.9, 615.8: what an instruction says of damage to come this turn: dealt to something else, or twice as much."""

from __future__ import annotations

from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.quantities import Quantity
from engine.cards.abilities.references import Every, ObjectReference, Reference
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lower.changing import damage_said
from scenarios.cardtext.lower.deeds.preventing import how_much, in_combat_or_not, it_spoken_of
from scenarios.cardtext.lower.hindering import time_said
from scenarios.cardtext.lower.parties import object_of, spoken
from scenarios.cardtext.lower.scope import Scope, refuse
from scenarios.cardtext.lower.shields import in_combat, source_of_choice, whom
from scenarios.cardtext.tree import Node

Made = tuple[Effect, ...]


def redirected_now(node: Node, scope: Scope) -> Made:
    """614.9: 'Il prossimo 1 danno che verrebbe inflitto alla Sentinella in questo turno viene invece inflitto a ...'."""
    said, until = next(node.nodes("prevented")), time_said(node, scope)
    if len(list(node.words("THIS_TURN"))) > 1:
        refuse(node, refusal.UNEXPECTED)
    amount, combat = how_much(said, scope), in_combat_or_not(said)
    before, of = ((), it_spoken_of(node, scope)) if node.has("WOULD_BE_DEALT_TO_IT") else whom(node, scope)
    chosen, source, such = _source(node.node("from_one"), scope)
    after, to = _party(next(node.nodes("instead_to")).only, scope)
    says = ChangesDamage(damage=DamagePattern(source=such, combat=combat), redirect_to=to)
    return (*before, *chosen, *after, _set_up(node, says, of, source, amount=amount, until=until))


def next_redirected(node: Node, scope: Scope) -> Made:
    """614.9: 'La prossima volta che una fonte a tua scelta infligge danno, quel danno viene invece inflitto a te'."""
    combat = in_combat(next(node.nodes("harm")))
    by, subject = node.node("chosen_source"), None
    parties = list(node.nodes("party"))
    if by is None:
        subject, *parties = parties
    said = node.node("instead_to")
    last = said.only if said is not None else parties.pop()
    before, of = whom(Node(node.kind, (*node.words(), *parties), node.start, node.end), scope)
    chosen, source, such = source_of_choice(by, scope) if by is not None else _dealer(subject, scope)
    after, to = _party(last, scope)
    says = ChangesDamage(damage=DamagePattern(source=such, combat=combat), redirect_to=to)
    return (*before, *chosen, *after, _set_up(node, says, of, source, next_time=True))


def next_changed(node: Node, scope: Scope) -> Made:
    """614.1a, 615.8: 'La prossima volta che quella creatura infligge danno da combattimento in questo turno, infligge invece il
    doppio di quel danno'; 'Se una fonte che controlli sta per infliggere danno in questo turno, ...'."""
    combat = in_combat(next(node.nodes("harm")))
    changed = next(node.nodes("so_changed"))
    if node.has("NEXT_TIME_THAT"):
        before, source, such = _dealer(next(node.nodes("party")), scope)
        if changed.has("V_PREVENT"):
            return (*before, Prevent(source=source, combat=combat, next_time=True))
        factor, plus = _so_much_more(changed)
        says = ChangesDamage(damage=DamagePattern(source=such, combat=combat), factor=factor, plus=plus)
        return (*before, _set_up(node, says, None, source, next_time=True))
    such = damage_said(node, scope)
    if changed.has("V_PREVENT"):
        return (SetUp(says=Prevents(damage=such)),)
    factor, plus = _so_much_more(changed)
    return (SetUp(says=ChangesDamage(damage=such, factor=factor, plus=plus)),)


def _so_much_more(changed: Node) -> tuple[int, int]:
    """By what the damage is multiplied, and what is added: 'il doppio', 'altrettanti danni più 2'."""
    if "3s" not in next(changed.words("V_DEAL")).moods:
        refuse(changed, refusal.DISAGREES)
    number = changed.word("NUM")
    if number is not None:
        return 1, int(str(number.value))
    return 2 if changed.has("DOUBLE") else 3, 0


def _source(node: Node | None, scope: Scope) -> tuple[Made, ObjectReference | None, Filter | None]:
    if node is None:
        return (), None, None
    if node.only.kind == "chosen_source":
        return source_of_choice(node.only, scope)
    return _dealer(node.only, scope)


def _dealer(party: Node | None, scope: Scope) -> tuple[Made, ObjectReference | None, None]:
    """What deals the damage, where that is one thing that was spoken of."""
    assert party is not None
    found = object_of(party, scope)
    if isinstance(found.to, Every):
        refuse(party, refusal.NO_VOCABULARY)
    return found.before, found.to, None  # type: ignore[return-value]


def _party(party: Node, scope: Scope) -> tuple[Made, Reference]:
    """To whom it is dealt instead, which is one."""
    found = spoken(party, scope, dative=True)
    if found.mention.plural is not False and not found.mention.own:
        refuse(party, refusal.NO_VOCABULARY)
    return found.before, found.to


def _set_up(
    node: Node,
    says: ChangesDamage,
    of: Reference | None,
    source: ObjectReference | None,
    *,
    amount: Quantity | None = None,
    next_time: bool = False,
    until: Duration = Duration.END_OF_TURN,
) -> SetUp:
    """614.3: about what it is said of now; of all that match it is about what comes later too (611.2c)."""
    if isinstance(of, Every):
        if of.filter.is_open or amount is not None:
            refuse(node, refusal.NO_VOCABULARY)
        says, of = replace(says, damage=replace(says.damage, to_object=of.filter)), None
    return SetUp(says=says, of=of, source=source, next_time=next_time, amount=amount, until=until)
