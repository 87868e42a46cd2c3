"""602, 606.3: activating abilities."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.owners import controller_of
from engine.board.prohibitions import forbids_object, keeps_player_from
from engine.board.reach import as_seen_from, is_reached
from engine.board.said import rules_of_targets
from engine.board.targets import became_targets, no_target
from engine.board.x_value import rule_of, with_x
from engine.cards.abilities.ability import Activated, Cost, Prohibition, Timing
from engine.cards.abilities.classification import is_instruction, moves
from engine.cards.abilities.references import This
from engine.cards.intrinsic import DEPLOY
from engine.cards.keywords.numbers import defined_by
from engine.cards.keywords.parts import PAID_WITH
from engine.cards.places import place_of
from engine.costs.changes import activation_cost
from engine.costs.helping import bendable
from engine.costs.mana_costs import Use, abilities_of, has_x, is_mana_ability, why_no_mana_ability
from engine.costs.mana_sources import may_be_used, note_use, use_of, used_up
from engine.costs.other import all_there
from engine.costs.paid_with import remember_payment
from engine.costs.paying import activate_for_mana, mana_payment, note_unpaid
from engine.costs.permissions import loyalty_allowed, require_sorcery_timing
from engine.costs.spent_mana import mana_was_spent
from engine.happening.payable import in_haste, require_payable
from engine.happening.payments import locked_in, payments_of
from engine.happening.writing.objects import keep_choices
from engine.happening.writing.turns import note_done
from engine.stack.choosing import target_facts, x_facts
from engine.stack.lost import taken_by
from engine.stack.putting import choose_for, note_modes, put_ability
from engine.state import events as e
from engine.state.actions import Activate
from engine.state.bindings import Bindings, Chosen
from engine.state.done import Done
from engine.state.facts.announced import OfAbility
from engine.state.facts.refused import Hindered
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.counters import LOYALTY
from engine.words.record import replace, within
from engine.words.speaking import words
from engine.words.terms import Deed, ObjectId, PlayerId, Relation, Zone

not_implemented("702.29f", "effetti per cui i giocatori non possono ciclare carte")
not_implemented("602.3b", "costi e istruzioni che un altro giocatore esegue mentre si attiva un'abilità")


def may_activate(tx: Transaction, player: PlayerId, found: GameObject, index: int, ability: Activated) -> bool:
    """602.2: whether the player could activate an ability now, had they priority; targets and mana are not looked at."""
    try:
        _may_activate(tx, Activate(player, found.id, index), found, ability)
    except Refused:
        return False
    return True


def activate(tx: Transaction, action: Activate) -> None:
    """602.2: the ability goes on the stack, its targets are chosen, its costs paid. Refused where a rule forbids it."""
    found = tx.board.objects.get(action.object)
    if found is None or found.phased_out:
        raise Refused("not there", cite("602.2"))
    abilities = abilities_of(tx.board, found.id)
    ability = abilities[action.index] if 0 <= action.index < len(abilities) else None
    if not isinstance(ability, Activated):
        lost = taken_by(tx.game, found.id, action.index)
        if lost is not None:
            raise Refused("no such ability", lost[0], (Hindered(by=tx.mention(lost[1])),))
        raise Refused("no such ability", cite("602.2"))
    _may_activate(tx, action, found, ability)
    note_use(tx, action.player, found.id, action.index, ability)
    announced = all_there(found, ability.cost, action.x)
    if is_mana_ability(ability):
        activate_for_mana(tx, action.player, found.id, action.index, ability, announced)
        return
    begun = with_x(tx, action.player, found.id, Chosen(x=announced), ability.x)
    bound, x = Bindings(source=found.id, you=action.player, chosen=begun), begun.x
    place = place_of(abilities, action.index)
    stacked = put_ability(
        tx, ability, source=found.id, index=action.index, place=place, controller=action.player, bindings=bound
    )
    chosen = choose_for(tx, ability, stacked, bound)
    if chosen is None:
        raise no_target(ability.targets, tx.board, bound)
    keep_choices(tx.game, stacked, chosen, replace(bound, chosen=chosen))
    note_modes(tx, stacked, action.player, ability)
    cost = activation_cost(tx, action.player, found.id, ability, x)
    total = locked_in(tx, action.player, found.id, cost)
    use = Use(ability_of=found.id, with_x=has_x(ability.cost.mana, ability.cost.waterbend))
    rules = [*_rules(tx, found, ability, cost), *rules_of_targets(tx, stacked, chosen)]
    facts = (OfAbility(tx.mention(found.id), action.index, ability.text), *x_facts(x), *target_facts(tx, chosen))
    changes = [
        Change(
            event=_activated(ability, stacked, action.player, found.id),
            rules=(cite("602.2b"), cite("601.2i")),
        ),
        *became_targets(chosen, stacked, announced=True),
        *(mana := mana_payment(tx, action.player, cost.mana or "{0}", x, stacked, use, bend=bendable(cost, x))),
        *payments_of(tx, action.player, found, total, mana),
    ]
    remember_payment(tx, stacked, changes)
    tx.happen(changes, kind=StepKind.ACTIVATE, rules=rules, player=action.player, cause=stacked, facts=facts)
    _note_crew(tx, action.player, found, ability, stacked)
    mana_was_spent(tx, action.player, changes, use)
    note_unpaid(tx, action.player, cost.mana, stacked)


def _note_crew(tx: Transaction, player: PlayerId, found: GameObject, ability: Activated, stacked: ObjectId) -> None:
    """702.122b, 702.171c: what is tapped for its cost crews or saddles the permanent, whatever becomes of the ability."""
    if not ability.cost.crews and cite("702.171a") not in defined_by(ability):
        return
    bound, looks = tx.game.objects[stacked].bindings, tx.board.characteristics(found.id)
    crew = () if bound is None else bound.remembered.get(PAID_WITH, ())
    manned = Done(what=Deed.MANNED, player=player, object=found, looks=looks)
    note_done(tx.game, [replace(manned, to=one) for one in crew])


def _rules(tx: Transaction, found: GameObject, ability: Activated, cost: Cost) -> list[Citation]:
    """602.2: the rules by which an ability is activated as it is, apart from those of its targets."""
    rules = [cite("602.2a"), cite("602.2b"), *defined_by(ability), *rule_of(ability), *in_haste(tx, found, cost)]
    rules += why_no_mana_ability(ability)
    if ability == DEPLOY:
        rules.append(cite("804.2"))
    if ability.who is not Relation.YOU:
        rules.append(cite("602.1b"))
    if cost.waterbend:
        rules.append(cite("701.67b"))
    if ability.exhaust:
        rules.append(cite("702.177a"))
    if ability.timing is Timing.LOYALTY:
        rules += [cite("606.3"), *([cite("606.5")] if cost != ability.cost else [])]
    if ability.modes:
        rules.append(cite("700.2a"))
    return rules


def _activated(ability: Activated, stacked: ObjectId, player: PlayerId, source: ObjectId) -> e.AbilityActivated:
    """602.2: that it was activated, and what kind of ability it is."""
    cycling = cite("702.29a") in defined_by(ability)
    return e.AbilityActivated(object=stacked, player=player, source=source, cycling=cycling, exhaust=ability.exhaust)


def _may_activate(tx: Transaction, action: Activate, found: GameObject, ability: Activated) -> None:
    """602.2, 602.5, 804.2: its controller, or owner; where it functions; when its timing allows it; if its costs can be paid."""
    controller = controller_of(found.id, tx.board)
    if not tx.game.related(action.player, controller, ability.who):
        rule = _whose(tx, found) if ability.who is Relation.YOU else cite("602.1b")
        raise Refused("not the controller", rule, by=(cite("701.2a"),))
    if not is_reached(as_seen_from(tx.board, found.id), found.id, of=action.player):
        raise Refused("out of reach", cite("801.6"))
    if found.zone not in ability.zones:
        raise Refused("wrong zone", cite("113.6"), by=(*_where(ability), *defined_by(ability)))
    refuse_if_kept(tx, "cannot activate", forbids_object(tx.board, Prohibition.ACTIVATE, found.id, by=action.player))
    if not is_mana_ability(ability):
        kept_from = forbids_object(tx.board, Prohibition.ACTIVATE_BUT_MANA, found.id, by=action.player)
        refuse_if_kept(tx, "cannot activate", kept_from)
    if ability.timing is Timing.SORCERY:
        require_sorcery_timing(
            tx, action.player, cite("804.2") if ability == DEPLOY else cite("602.5d"), defined_by(ability)
        )
    if ability.timing is Timing.LOYALTY:
        _may_use_loyalty(tx, action.player, found)
    elif ability.once_each_turn and use_of(tx, found.id, action.index) in tx.game.used_this_turn:
        raise Refused("once each turn", cite("602.5b"))
    if used_up(tx, action.player, found, action.index, ability):
        raise Refused("only once", cite("702.177a") if ability.exhaust else cite("602.5b"))
    if not may_be_used(tx, action.player, found.id, ability):
        in_combat = "CombatTime" in words(ability.condition)
        raise Refused("condition", cite("506.7g") if in_combat else cite("602.5b"), by=defined_by(ability))
    if not is_mana_ability(ability):
        kept = keeps_player_from(tx.board, Prohibition.ACTIVATE_ABILITIES, action.player)
        if kept is not None:
            rule = next(iter(defined_by(kept[1])), cite("101.2"))
            raise Refused("cannot activate", rule, (Hindered(by=tx.mention(kept[0])),))
    cost = activation_cost(tx, action.player, found.id, ability, action.x, mana=False)
    require_payable(tx, action.player, found, cost)


def _where(ability: Activated) -> tuple[Citation, ...]:
    """113.6j, 113.6m: why an ability functions elsewhere: what its cost asks for, or the zone that it moves its object out of."""
    if Zone.BATTLEFIELD in ability.zones:
        return ()
    cost = ability.cost
    if cost.discard_this or cost.exile_this or cost.reveal_this:
        return (cite("113.6j"),)
    instructions = (one for one in within(ability.effects) if is_instruction(one))
    moved = any(isinstance(goes.what, This) for one in instructions for goes in moves(one))
    return (cite("113.6m"),) if moved else ()


def _whose(tx: Transaction, found: GameObject) -> Citation:
    """602.2: its controller alone; 301.5d, 303.4e: not that of what it is attached to."""
    if found.attached_to is None:
        return cite("602.2")
    seen = tx.board.characteristics(found.id)
    return (
        cite("303.4e") if "Aura" in seen.subtypes else cite("301.5d") if "Equipment" in seen.subtypes else cite("602.2")
    )


def refuse_if_kept(tx: Transaction, why: str, source: ObjectId | None) -> None:
    """101.2: what an object keeps somebody from is refused, and the object is named. Raises Refused."""
    if source is not None:
        raise Refused(why, cite("101.2"), (Hindered(by=tx.mention(source)),))


def _may_use_loyalty(tx: Transaction, player: PlayerId, found: GameObject) -> None:
    """606.3: as a sorcery, with none of its loyalty abilities activated this turn yet, unless effects allow more."""
    times, any_time = loyalty_allowed(tx, found.id)
    if not any_time:
        require_sorcery_timing(tx, player, cite("606.3"))
    if tx.game.used_this_turn.count((found.id, LOYALTY)) >= times:
        raise Refused("once each turn", cite("606.3"))
