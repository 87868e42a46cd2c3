"""508.1g-j, 509.1d-f: what attacking and blocking cost: the total is fixed first, then all of it is paid, or nothing."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities import combat as c
from engine.abilities.ability import Cost
from engine.abilities.keyword_actions import Exert
from engine.abilities.references import This
from engine.bindings import Bindings
from engine.citations import Citation, cite
from engine.combat.rules import InForce, in_force
from engine.decisions import Purpose
from engine.instructions import carry_out
from engine.other_costs import could_pay, payments_of
from engine.paying import mana_payment, note_unpaid
from engine.pipeline import happen
from engine.terms import ObjectId, PlayerId
from engine.trace import Change, Facts, StepKind
from engine.transaction import Transaction
from engine.triggers import notice_reflexive

Priced = tuple[ObjectId, ObjectId, Cost]
"""A creature, whose ability or effect asks for a cost, and the cost."""


def optional(tx: Transaction, player: PlayerId, attackers: Sequence[ObjectId]) -> list[InForce[c.AsAttacks]]:
    """508.1g: the optional costs that the player chooses to pay for the creatures that attack."""
    chosen = []
    for found in in_force(tx.board, c.AsAttacks):
        if found.source not in attackers:
            continue
        if not could_pay(tx, player, tx.board.objects[found.source], found.rule.cost or Cost()):
            continue
        if tx.ask_yes(Purpose.AS_ATTACKS, player, cite("508.1g"), tx.mention(found.source)):
            chosen.append(found)
    return chosen


def pay(
    tx: Transaction,
    player: PlayerId,
    costs: Sequence[Priced],
    chosen: Sequence[InForce[c.AsAttacks]],
    fixed: Citation,
    paid: Citation,
) -> None:
    """508.1h-j, 509.1d-f: the mana of all costs at once, mana abilities first; the rest in order. Raises Refused where the player
    cannot pay."""
    everything = [*costs, *((one.source, one.source, one.rule.cost) for one in chosen if one.rule.cost is not None)]
    mana = "".join(cost.mana for _, _, cost in everything)
    changes: list[Change] = []
    if everything:
        about = everything[0][1]
        changes += mana_payment(tx, player, mana or "{0}", None, about)
        for creature, _, cost in everything:
            changes += payments_of(tx, player, tx.board.objects[creature], cost, changes)
        facts: Facts = {
            "combat cost": mana,
            "creatures": tuple(tx.mention(creature) for creature, _, _ in everything),
            "by": tuple(dict.fromkeys(tx.mention(source) for _, source, _ in everything)),
        }
        happen(
            tx, changes, kind=StepKind.TURN_BASED_ACTION, rules=[fixed, paid], player=player, cause=about, facts=facts
        )
        note_unpaid(tx, player, mana, about)
    for one in chosen:
        _done(tx, one)


def _done(tx: Transaction, found: InForce[c.AsAttacks]) -> None:
    """508.1g, 607.2h, 701.43d: exerted as it attacks; the linked ability triggers on just that."""
    bound = Bindings(source=found.source, you=found.you)
    if found.rule.exert:
        carry_out(tx, [Exert(what=This())], bound)
    if found.rule.then is not None:
        triggered = notice_reflexive(tx, found.rule.then, bound)
        rules = [cite("508.1g"), cite("607.2h")]
        facts: Facts = {"yes": True}
        tx.note(StepKind.DECIDED, rules, player=found.you, cause=found.source, facts=facts, triggered=triggered)
