"""601, 602, 116.2a: casting spells, activating abilities, playing lands: what is legal, and what follows."""

from __future__ import annotations

from dataclasses import replace

from engine import events as e
from engine.abilities.ability import Activated, Prohibition, Timing
from engine.actions import Activate, Cast, PlayLand
from engine.bindings import Bindings, Chosen
from engine.citations import Citation, cite, not_implemented
from engine.cost_changes import about_spell, activation_cost
from engine.costs import Use, abilities_of, is_mana_ability
from engine.counters import LOYALTY
from engine.faces import is_modal, turned_over
from engine.objects import GameObject
from engine.other_costs import payments_of, require_payable
from engine.paid_with import remember_payment
from engine.paying import activate_for_mana, mana_payment, may_be_used, note_unpaid, note_use, use_of
from engine.permissions import loyalty_allowed, permissions, require_not_forbidden, require_sorcery_timing
from engine.pipeline import happen
from engine.prohibitions import concerns, forbids_object, forbids_player
from engine.stack import announce, put_ability, target_facts, targets_of
from engine.targets import became_targets, choose_targets, why_none
from engine.terms import CardType, FaceDown, PlayerId, Reason, Zone
from engine.trace import Change, Facts, StepKind
from engine.transaction import Refused, Transaction
from engine.ways import Way, choose_way, may_be_cast, pay_for, require_x, total_cost

not_implemented("602.1b", "abilità che può attivare un giocatore diverso dal controllore")


def cast(tx: Transaction, action: Cast) -> None:
    """601.2: a card becomes a spell with its choices made; 601.2i: it becomes cast. Refused where a rule forbids it."""
    card = tx.board.objects.get(action.object)
    if card is None:
        raise Refused("not there", cite("601.2a"))
    if action.back:
        card = _with_back_up(tx, card, cite("712.11b"))
    way = choose_way(tx, action.player, card)
    if way.permitted is not None and way.permitted.use is not None:
        tx.game.change(used_this_turn=(*tx.game.used_this_turn, way.permitted.use))
    require_x(way, card.printed.mana_cost, action.x)
    over = way.alternative is not None and way.alternative.transformed
    announce_and_pay(tx, action.player, card, way, action.x, transformed=action.back or over)


def _with_back_up(tx: Transaction, card: GameObject, rule: Citation) -> GameObject:
    """712.11b-c, 712.12: of a modal double-faced card the player takes either face, and only that one is looked at.

    Raises Refused for any other card.
    """
    if not is_modal(card):
        raise Refused("no such face", rule)
    back = turned_over(card)
    tx.game.change(objects={**tx.game.objects, card.id: back})
    return back


def announce_and_pay(
    tx: Transaction, player: PlayerId, card: GameObject, way: Way, x: int | None, *, transformed: bool = False
) -> None:
    """601.2a-i: the card becomes a spell, in the way that was chosen, with its choices made and its costs paid.

    Raises Refused where it cannot.
    """
    before = tx.mention(card.id)
    begun = replace(way.chosen, x=x)
    face_down = way.alternative.face_down if way.alternative is not None else None
    spell, chosen = announce(tx, player, card.id, begun, face_down=face_down, transformed=transformed)
    if chosen is None:
        bound = Bindings(source=spell, you=player, chosen=begun)
        raise Refused(*why_none(targets_of(tx.board.characteristics(spell), begun), tx.board, bound))
    proposed = tx.board.objects[spell]
    require_not_forbidden(tx, player, proposed, tx.board.characteristics(spell))
    changes = [
        Change(event=e.SpellCast(object=spell, player=player, origin=before.zone), rules=(cite("601.2i"),)),
        *became_targets(chosen, spell),
    ]
    rules = [cite("601.2a"), *([cite("601.2b")] if chosen.paid else []), cite("601.2i")]
    if chosen.targets:
        rules.insert(1, cite("601.2c"))
    if face_down is not None:
        rules += [cite("708.4"), cite("702.168b") if face_down is FaceDown.DISGUISE else cite("702.37c")]
    if transformed:
        rules.append(cite("712.11b") if is_modal(tx.board.objects[spell]) else cite("712.11a"))
    facts: Facts = {"from": before.zone.value, "x": x, **target_facts(tx, chosen)}
    if chosen.paid:
        facts = {**facts, "paid": chosen.paid}
    if way.tax:
        rules.append(cite("903.8"))
        facts = {**facts, "tax": way.tax}
    if way.permitted is not None:
        rules.append(cite("601.3"))
        facts = {**facts, "permitted by": tx.mention(way.permitted.source)}
    cost = total_cost(tx, player, spell, way, x)
    if about_spell(tx, player, spell):
        rules.append(cite("601.2f"))
        rules += [cite("118.7e") for question, _ in tx.asked[-1:] if question.rule == cite("118.7e")]
    changes += pay_for(tx, player, spell, way, cost, x)
    happen(tx, changes, kind=StepKind.CAST, rules=rules, player=player, cause=spell, facts=facts)
    note_unpaid(tx, player, None if cost == "{0}" else cost, spell)


def may_begin_to_cast(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """601.3: whether the player could begin to cast a card now, had they priority; targets and mana are not looked at."""
    return may_be_cast(tx, player, card)


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
        raise Refused("no such ability", cite("602.2"))
    _may_activate(tx, action, found, ability)
    note_use(tx, found.id, action.index, ability)
    if is_mana_ability(ability):
        activate_for_mana(tx, action.player, found.id, ability, action.x)
        return
    bound = Bindings(source=found.id, you=action.player, chosen=Chosen(x=action.x))
    stacked = put_ability(tx, ability, source=found.id, index=action.index, controller=action.player, bindings=bound)
    chosen = choose_targets(tx, ability.targets, bound, bound.chosen, stacked)
    if chosen is None:
        raise Refused(*why_none(ability.targets, tx.board, bound))
    one = tx.game.objects[stacked]
    changed = replace(one, chosen=chosen, bindings=replace(bound, chosen=chosen))
    tx.game.change(objects={**tx.game.objects, stacked: changed})
    cost = activation_cost(tx, action.player, found.id, ability, action.x)
    use = Use(ability_of=found.id)
    rules = [cite("602.2a"), cite("602.2b")]
    if chosen.targets:
        rules.append(cite("601.2c"))
    facts = {"source": tx.mention(found.id), "index": action.index, "text": ability.text, **target_facts(tx, chosen)}
    changes = [
        Change(event=e.AbilityActivated(object=stacked, player=action.player), rules=(cite("602.2b"), cite("601.2i"))),
        *became_targets(chosen, stacked),
        *(mana := mana_payment(tx, action.player, cost.mana or "{0}", action.x, stacked, use)),
        *payments_of(tx, action.player, found, cost, mana),
    ]
    remember_payment(tx, stacked, changes)
    happen(tx, changes, kind=StepKind.ACTIVATE, rules=rules, player=action.player, cause=stacked, facts=facts)
    note_unpaid(tx, action.player, cost.mana, stacked)


def _may_activate(tx: Transaction, action: Activate, found: GameObject, ability: Activated) -> None:
    """602.2, 602.5: its controller, or owner; where it functions; when its timing allows it; if its costs can be paid."""
    controller = tx.board.controller(found.id) if found.zone is Zone.BATTLEFIELD else found.owner
    if controller != action.player:
        raise Refused("not the controller", cite("602.2"))
    if found.zone not in ability.zones:
        raise Refused("wrong zone", cite("113.6"))
    if forbids_object(tx.board, Prohibition.ACTIVATE, found.id) is not None:
        raise Refused("cannot activate", cite("101.2"))
    if ability.timing is Timing.SORCERY:
        require_sorcery_timing(tx, action.player, cite("602.5d"))
    if ability.timing is Timing.LOYALTY:
        _may_use_loyalty(tx, action.player, found)
    elif ability.once_each_turn and use_of(tx, found.id, action.index) in tx.game.used_this_turn:
        raise Refused("once each turn", cite("602.5b"))
    if not may_be_used(tx, action.player, found.id, ability):
        raise Refused("condition", cite("602.5b"))
    if forbids_player(tx.board, Prohibition.ACTIVATE_ABILITIES, action.player) and not is_mana_ability(ability):
        raise Refused("cannot activate", cite("101.2"))
    cost = activation_cost(tx, action.player, found.id, ability, action.x, mana=False)
    require_payable(tx, action.player, found, cost)


def _may_use_loyalty(tx: Transaction, player: PlayerId, found: GameObject) -> None:
    """606.3: as a sorcery, with none of its loyalty abilities activated this turn yet, unless effects allow more."""
    times, any_time = loyalty_allowed(tx, found.id)
    if not any_time:
        require_sorcery_timing(tx, player, cite("606.3"))
    if tx.game.used_this_turn.count((found.id, LOYALTY)) >= times:
        raise Refused("once each turn", cite("606.3"))


def lands_allowed(tx: Transaction, player: PlayerId) -> int:
    """305.2, 305.2a: how many lands a player can play this turn: one, and what effects add to it."""
    board = tx.board
    from_effects = sum(effect.land_plays for effect in tx.game.effects if effect.you == player)
    from_abilities = sum(
        ability.count for source, ability in board.land_plays() if concerns(board, source, ability.players, player)
    )
    return 1 + from_effects + from_abilities


def _may_play_from(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """305.1, 601.1a: from hand, or from where an effect lets the player play it."""
    if card.zone is Zone.HAND and card.owner == player:
        return True
    return any(one.how.lands for one in permissions(tx, player, card))


def play_land(tx: Transaction, action: PlayLand) -> None:
    """116.2a, 305.1-305.2: from hand, in a main phase of one's own turn with an empty stack, normally once a turn."""
    card = tx.board.objects.get(action.object)
    if card is None or not _may_play_from(tx, action.player, card):
        raise Refused("not in hand", cite("305.1"))
    if action.back:
        card = _with_back_up(tx, card, cite("712.12"))
    if not card.printed.is_type(CardType.LAND):
        raise Refused("not a land", cite("305.1"))
    if forbids_player(tx.board, Prohibition.PLAY_LAND, action.player) is not None:
        raise Refused("forbidden", cite("101.2"))
    if action.player not in tx.game.side(tx.game.turn.active).members:
        raise Refused("not your turn", cite("305.3"))
    require_sorcery_timing(tx, action.player, cite("305.1"))
    allowed = lands_allowed(tx, action.player)
    if tx.game.player(action.player).lands_played >= allowed:
        raise Refused("land already played", cite("305.2b"), {"lands": allowed})
    players = list(tx.game.players)
    players[action.player] = replace(players[action.player], lands_played=players[action.player].lands_played + 1)
    tx.game.change(players=tuple(players))
    move = e.ZoneChange(
        object=card.id,
        to=Zone.BATTLEFIELD,
        reason=Reason.PLAYED,
        controller=action.player,
        transformed=action.back,
    )
    rules = [cite("116.2a"), cite("305.1"), *([cite("305.2a")] if allowed > 1 else [])]
    if action.back:
        rules.append(cite("712.12"))
    happen(tx, [move], kind=StepKind.PLAY_LAND, rules=rules, player=action.player)
