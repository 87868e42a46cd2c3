"""508.1g-j, 509.1d-f: what attacking and blocking cost: the total is fixed first, then all of it is paid, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.designations import Exert
from engine.cards.abilities.references import This
from engine.cards.keywords.parts import PAID_WITH
from engine.combat.rules import InForce, in_force
from engine.costs.paying import mana_payment, note_unpaid
from engine.happening.carrying import carry_out
from engine.happening.payable import could_pay
from engine.happening.payments import payments_of
from engine.happening.triggers import notice_reflexive
from engine.happening.what_pays import summoning_sick
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.facts.decided import SaysYes
from engine.state.facts.fighting import CombatCosts
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite
from engine.words.decisions import Purpose
from engine.words.record import Record, replace
from engine.words.terms import Action, ObjectId, PlayerId

Priced = tuple[ObjectId, ObjectId, Cost]
"""A creature, whose ability or effect asks for a cost, and the cost."""


class Chosen(Record):
    """508.1g: an optional cost that is paid; of enlist, with the creature that is tapped for it (702.154a)."""

    found: InForce[c.AsAttacks]
    enlisted: ObjectId | None = None


def optional(tx: Transaction, player: PlayerId, attackers: Sequence[ObjectId]) -> list[Chosen]:
    """508.1g: the optional costs that the player chooses to pay for the creatures that attack."""
    chosen: list[Chosen] = []
    for found in in_force(tx.board, c.AsAttacks):
        if found.source not in attackers:
            continue
        if found.rule.enlists:
            taken = (*attackers, *(one.enlisted for one in chosen if one.enlisted is not None))
            chosen += [Chosen(found, one) for one in _enlisted(tx, player, found.source, taken)]
            continue
        if not could_pay(tx, player, tx.board.objects[found.source], found.rule.cost or Cost()):
            continue
        if tx.ask_yes(Purpose.AS_ATTACKS, player, cite("508.1g"), tx.mention(found.source)):
            chosen.append(Chosen(found))
    return chosen


def _enlisted(tx: Transaction, player: PlayerId, source: ObjectId, taken: Sequence[ObjectId]) -> list[ObjectId]:
    """702.154a: up to one untapped creature that does not attack, and that has haste or has been there since the turn began."""
    among = [
        one.id
        for one in tx.game.permanents()
        if one.id not in taken
        and not one.tapped
        and tx.board.controller(one.id) == player
        and tx.board.characteristics(one.id).creature
        and not summoning_sick(tx, one)
    ]
    about = tx.mention(source)
    picked = tx.ask_objects(Purpose.ENLIST, player, cite("702.154a"), among, minimum=0, maximum=1, about=about)
    return [one for one in picked if not isinstance(one, PlayerTarget)]


def pay(
    tx: Transaction,
    player: PlayerId,
    costs: Sequence[Priced],
    chosen: Sequence[Chosen],
    fixed: Citation,
    paid: Citation,
) -> None:
    """508.1h-j, 509.1d-f: the mana of all costs at once, mana abilities first; the rest in order. Raises Refused where the player
    cannot pay."""
    own = ((one.found.source, one.found.rule.cost) for one in chosen)
    everything = [*costs, *((source, source, cost) for source, cost in own if cost is not None)]
    mana = "".join(cost.mana for _, _, cost in everything)
    changes: list[Change] = []
    if everything:
        about = everything[0][1]
        changes += mana_payment(tx, player, mana or "{0}", None, about)
        for creature, _, cost in everything:
            changes += payments_of(tx, player, tx.board.objects[creature], cost, changes)
        creatures = tuple(tx.mention(creature) for creature, _, _ in everything)
        asking = tuple(dict.fromkeys(tx.mention(source) for _, source, _ in everything))
        facts = (CombatCosts(mana, creatures, asking),)
        tx.happen(
            changes, kind=StepKind.TURN_BASED_ACTION, rules=[fixed, paid], player=player, cause=about, facts=facts
        )
        note_unpaid(tx, player, mana, about)
    for one in chosen:
        _done(tx, one)


def _done(tx: Transaction, chosen: Chosen) -> None:
    """508.1g, 607.2h, 701.43d, 702.154b-d: exerted or enlisting as it attacks; the linked ability triggers on just that."""
    found = chosen.found
    bound = Bindings(source=found.source, you=found.you)
    if chosen.enlisted is not None:
        bound = replace(bound, remembered={PAID_WITH: (chosen.enlisted,)})
        enlists = e.Performed(action=Action.ENLIST, player=found.you, object=found.source, crew=(chosen.enlisted,))
        changes = [Change(event=e.Tapped(object=chosen.enlisted), rules=(cite("702.154a"),)), Change(event=enlists)]
        rules = [cite("508.1j"), cite("702.154b"), cite("702.154c")]
        tx.happen(changes, kind=StepKind.TURN_BASED_ACTION, rules=rules, player=found.you, cause=found.source)
    if found.rule.exert:
        carry_out(tx, [Exert(what=This())], bound)
    if found.rule.then is not None:
        triggered = notice_reflexive(tx, found.rule.then, bound)
        rules = [cite("508.1g"), cite("607.2h"), *([cite("701.43d")] if found.rule.exert else [])]
        facts = (SaysYes(True),)
        tx.note(StepKind.DECIDED, rules, player=found.you, cause=found.source, facts=facts, triggered=triggered)
