"""614.9, 615, 616.1: damage as replacement and prevention effects leave it."""

from __future__ import annotations

from functools import partial
from typing import Any

from engine.board.asking import Transaction
from engine.board.attachment import protected_from
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.event_in_hand import Afterwards
from engine.board.matching import describe_failure, failure
from engine.board.owners import controller_of
from engine.board.player_abilities import player_protected_from
from engine.board.reach import as_seen_from, damage_seen
from engine.board.standing import Standing
from engine.board.values import number, players, recipients
from engine.cards.abilities.replacing import ChangesDamage, DamagePattern, Prevents
from engine.cards.keywords.numbers import defined_by
from engine.happening.changing.gains import PREVENTION, gather
from engine.happening.changing.preventing import Make, Step, follow, one_prevention, one_time, preventable, prevented
from engine.happening.changing.shields import share, shield_applies, use_shield
from engine.happening.out_of_range import not_seen
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, meant, use_up
from engine.happening.writing.lasting import keep_left
from engine.state import events as e
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.counters import SHIELD
from engine.words.record import Record, replace
from engine.words.terms import CardType, ObjectId, Zone

_SHIELD_COUNTER = "shield counter"
_DAMAGEABLE = (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE)


def changed_damage(tx: Transaction, change: Change, event: e.Damage) -> tuple[list[Change], list[Change]]:
    """120.4b, 616.1: damage as all effects that interact with it leave it, one after the other, each once.

    Returns the damage that is left, in parts where some of it is dealt to something else, and what happens besides.
    """
    left: list[Change] = []
    more: list[Change] = []
    waiting: list[tuple[Change, tuple[str, ...]]] = [(change, ())]
    while waiting:
        change, used = waiting.pop(0)
        assert isinstance(change.event, e.Damage)
        event = change.event
        every = _on_damage(tx, event) if event.amount > 0 else {}
        possible = {key: effect for key, effect in every.items() if key not in used}
        if not possible:
            again = (cite("614.5"),) if len(used) > 1 and any(key in every for key in used) else ()
            vain = (cite("615.12"),) if _in_vain(tx, event) and cite("615.12") not in change.rules else ()
            left.append(replace(change, rules=(*change.rules, *again, *vain)))
            continue
        options = [Possible(key, one.source, "", list, one.outcome) for key, one in possible.items()]
        affected = None if isinstance(event.to, PlayerTarget) else event.to
        key = choose_first(tx, controller_of(event.to, tx.board), options, affected).key
        step = possible[key].make()
        rules = (*change.rules, *step.rules, *((cite("616.1f"),) if used else ()))
        more += step.more
        for gain in step.gains:
            gather(tx, PREVENTION, possible[key].source, gain)
        waiting += [(replace(change, event=one, rules=rules), (*used, key)) for one in (step.event, *step.apart)]
    return left, more


class _Effect(Record):
    """One effect that could apply to damage: its source, what tells its outcome from others', and how it applies."""

    source: ObjectId
    outcome: object
    make: Make


def _on_damage(tx: Transaction, event: e.Damage) -> dict[str, _Effect]:
    """616.1: every effect that could apply to damage now."""
    found: dict[str, _Effect] = {}
    for one in tx.board.in_force.changing(ChangesDamage):
        change = one.ability
        if _sees(tx, change.damage, event, one, cite("801.11")):
            to = None if change.redirect_to is None else meant(one, change.redirect_to)
            alone = bool(change.instead) or is_used_up(one) or _left(one) is not None
            outcome = (change.factor, change.plus, to, one.key if alone else None)
            found[f"d{one.key}"] = _Effect(one.source, outcome, partial(_multiplied, tx, event, one))
    if preventable(tx, event):
        _add_preventions(tx, event, found)
    else:
        _add_vain_preventions(tx, event, found)
    return found


def _in_vain(tx: Transaction, event: e.Damage) -> bool:
    """615.12: whether something would prevent this damage that can't be prevented."""
    if event.amount <= 0 or preventable(tx, event):
        return False
    found: dict[str, _Effect] = {}
    _add_preventions(tx, event, found)
    return bool(found)


def _add_vain_preventions(tx: Transaction, event: e.Damage, found: dict[str, _Effect]) -> None:
    """615.12, 615.12a: they apply once all the same and prevent nothing; what else they do happens, as far as it does not speak
    of the damage prevented; shields of an amount do not get smaller."""
    held = None if isinstance(event.to, PlayerTarget) else tx.board.objects[event.to]
    if held is not None and held.count(SHIELD):
        found[_SHIELD_COUNTER] = _Effect(
            held.id, None, lambda: Step(event, (cite("615.12"),), _counter_gone(tx, held.id))
        )
    for one in tx.board.in_force.changing(Prevents):
        if one.ability.then and _sees(tx, one.ability.damage, event, one, cite("801.13b")):
            found[f"p{one.key}"] = _Effect(
                one.source, ("in vain", one.key), partial(_prevented_in_vain, tx, event, one)
            )


def _prevented_in_vain(tx: Transaction, event: e.Damage, one: Standing[Prevents]) -> Step:
    """615.12: what it does besides preventing; of the damage prevented, there is none."""
    follow(tx, _besides(tx, event, one), 0, in_vain=True)
    return Step(event, (cite("615.12"),))


def _besides(tx: Transaction, event: e.Damage, one: Standing[Prevents]) -> Afterwards:
    """615.5: what a prevention effect does immediately after the event of which it prevents damage."""
    player = controller_of(event.to, tx.board)
    return Afterwards(
        bound=replace(one.bound, it=event.source, other=event.to, event_player=player),
        effects=one.ability.then,
        once_for=one_prevention(f"p{one.key}", one.ability.then, event, player),
        rules=(cite("615.5"),),
    )


def _add_preventions(tx: Transaction, event: e.Damage, found: dict[str, _Effect]) -> None:
    for one in tx.board.in_force.changing(Prevents):
        if _sees(tx, one.ability.damage, event, one, cite("801.13b")):
            found[f"p{one.key}"] = _prevention(tx, event, one)
    for shield in tx.game.preventions:
        if shield_applies(tx.board, shield, event):
            found[f"s{shield.id}"] = _Effect(shield.made_by, None, partial(use_shield, tx, event, shield))
        elif tx.board.reached and shield_applies(tx.board.unlimited, shield, event):
            not_seen(tx, shield.you, shield.made_by, (event.source, event.to), cite("801.13b"))
    if not isinstance(event.to, PlayerTarget):
        held = tx.board.objects[event.to]
        if held.count(SHIELD):
            found[_SHIELD_COUNTER] = _Effect(held.id, None, partial(_shield_counter, tx, event, held.id))
        if protected_from(tx.board, held.id, event.source):
            made = partial(_protected, event, held.id, cite("702.16e"))
            found["protection"] = _Effect(held.id, ("prevent", event.amount, ()), made)
    elif (giver := player_protected_from(tx.board, event.to.player, event.source)) is not None:
        made = partial(_protected, event, giver, cite("702.16e"), cite("613.10"))
        found["protection"] = _Effect(giver, ("prevent", event.amount, ()), made)


def _shield_counter(tx: Transaction, event: e.Damage, one: ObjectId) -> Step:
    """122.1c: all of the damage is prevented, and a shield counter is removed."""
    together = (cite("510.2"),) if event.combat and one in tx.event.shielded else ()
    rules = (cite("122.1c"), *together)
    kept_off = prevented(event, event.amount, (), rules, by=one, effect=_SHIELD_COUNTER)
    return replace(kept_off, more=(*kept_off.more, *_counter_gone(tx, one)))


def _counter_gone(tx: Transaction, one: ObjectId) -> tuple[Change, ...]:
    """122.1c: all shield counters make one effect: one of them goes, however many sources deal damage at the same time."""
    if one in tx.event.shielded:
        return ()
    tx.event.shielded.add(one)
    return (Change(event=e.CountersRemoved(on=one, counter=SHIELD, count=1), rules=(cite("122.1c"),)),)


def _prevention(tx: Transaction, event: e.Damage, one: Standing[Prevents]) -> _Effect:
    """615.1a, 615.10: what a static ability prevents, or an effect that says the same for a time (615.3)."""
    static, bound = one.ability, one.bound
    amount = event.amount if static.amount is None else number(static.amount, tx.board, bound)
    gains = players(static.gain_life, tx.board, bound) if static.gain_life is not None else ()
    of_all = cite("615.1a") if _left(one) is None else cite("615.7")
    rules = (of_all if static.amount is None else cite("615.10"), *defined_by(static))

    def make() -> Step:
        use_up(tx, one)
        much = amount if _left(one) is None else _next_so_much(tx, event, one)
        if static.then:
            follow(tx, _besides(tx, event, one), min(event.amount, max(0, much)))
        return prevented(event, much, gains, rules, by=one.source, effect=f"p{one.key}")

    alone = is_used_up(one) or static.then or _left(one) is not None
    return _Effect(one.source, ("prevent", amount, gains, one.key if alone else None), make)


def _next_so_much(tx: Transaction, event: e.Damage, one: Standing[Prevents]) -> int:
    """615.7: how much of this damage an effect prevents that speaks of the next so much; it has as much less left."""
    left = _left(one)
    assert one.effect is not None and left is not None

    def alike(other: e.Damage) -> bool:
        return _matches(tx.board, one.ability.damage, other, one) and preventable(tx, other)

    much = share(tx, event, one.effect.timestamp, left, alike, one.source, cite("615.7"))
    keep_left(tx.game, one.effect, left - much)
    return much


def _protected(event: e.Damage, by: ObjectId, *rules: Citation) -> Step:
    """702.16e: all damage by a source with the quality, to the permanent or player with protection from it."""
    return prevented(event, event.amount, (), rules, by=by, effect="protection")


def _sees(tx: Transaction, wanted: DamagePattern, event: e.Damage, one: Standing[Any], rule: Citation) -> bool:
    """801: whether damage is of the kind that an effect speaks of and in range; that only the range is against it is told."""
    if _matches(tx.board, wanted, event, one):
        return True
    if tx.board.reached and _matches(tx.board.unlimited, wanted, event, one):
        not_seen(tx, one.you, one.source, (event.source, event.to), rule)
    return False


def _matches(board: Board, wanted: DamagePattern, event: e.Damage, one: Standing[Any]) -> bool:
    """Whether damage is of the kind that an effect speaks of."""
    board = as_seen_from(board, one.source)
    if not one.about(event.to) or not one.from_source(event.source):
        return False
    says = None if one.effect is None else one.effect.says
    of_source = wanted.source is not None or (says is not None and says.sources is not None)
    told_whom = wanted.to_object is not None or wanted.to_player is not None
    of_recipient = told_whom or (says is not None and says.of is not None)
    if not damage_seen(board, event.source, event.to, you=one.you, of_source=of_source, of_recipient=of_recipient):
        return False
    if wanted.combat is not None and event.combat is not wanted.combat:
        return False
    if wanted.source is not None:
        seen = board.last_seen(event.source)
        if seen is None or describe_failure(wanted.source, board, *seen, source=one.source, you=one.you) is not None:
            return False
        if wanted.source.zone is Zone.STACK and seen[0].zone is not Zone.STACK:
            # 609.7: any object may be a source; only of a spell it is said where it is.
            return False
    if wanted.to_object is None and wanted.to_player is None:
        return True
    if isinstance(event.to, PlayerTarget):
        return wanted.to_player is not None and related(
            board, event.to.player, one.you, wanted.to_player, source=one.source
        )
    if wanted.to_object is None:
        return False
    return failure(wanted.to_object, board, event.to, source=one.source, you=one.you) is None


def _left(one: Standing[Any]) -> int | None:
    """614.9, 615.7: of how much more damage an effect of a resolution speaks; ``None`` for all of it."""
    return None if one.effect is None or one.effect.says is None else one.effect.says.left


def _multiplied(tx: Transaction, event: e.Damage, one: Standing[ChangesDamage]) -> Step:
    """614.1a, 614.9: more damage, or the same damage to something else, if that can still be dealt damage; else nothing changes."""
    change = one.ability
    if change.instead:
        use_up(tx, one)
        player = controller_of(event.to, tx.board)
        bound = replace(one.bound, it=event.source, other=event.to, amount=event.amount, event_player=player)
        once_for = one_time(f"d{one.key}", change.instead, event)
        follow(tx, Afterwards(bound=bound, effects=change.instead, once_for=once_for), event.amount)
        rules = (cite("614.1a"), cite("614.6"))
        never = e.DamageReplaced(source=event.source, to=event.to, amount=event.amount, by=one.source)
        return Step(replace(event, amount=0), rules, (Change(event=never, rules=rules),))
    if change.redirect_to is None:
        use_up(tx, one)
        return Step(replace(event, amount=event.amount * change.factor + change.plus), (cite("614.1a"),))
    found = [to for to in recipients(change.redirect_to, tx.board, one.bound) if can_be_dealt(tx, to)]
    if not found or found[0] == event.to:
        return Step(event, (cite("614.9"),))
    left = _left(one)
    if left is None:
        use_up(tx, one)
        return Step(_elsewhere(event, found[0]), (cite("614.9"),))
    assert one.effect is not None

    def alike(other: e.Damage) -> bool:
        return _matches(tx.board, change.damage, other, one)

    amount = share(tx, event, one.effect.timestamp, left, alike, one.source, cite("614.9"))
    keep_left(tx.game, one.effect, left - amount)
    moved = replace(_elsewhere(event, found[0]), amount=amount)
    return Step(replace(event, amount=event.amount - amount), (cite("614.9"),), apart=(moved,) if amount else ())


def _elsewhere(event: e.Damage, to: Recipient) -> e.Damage:
    """614.9: the same damage to something else; back to where it would have been dealt at first it is nobody's instead."""
    first = event.to if event.instead_of is None else event.instead_of
    return replace(event, to=to, instead_of=None if first == to else first)


def can_be_dealt(tx: Transaction, to: Recipient) -> bool:
    """120.1: only battles, creatures, planeswalkers on the battlefield, and players in the game."""
    if isinstance(to, PlayerTarget):
        return tx.game.player(to.player).in_game
    found = tx.board.objects.get(to)
    if found is None or not found.on_battlefield:
        return False
    seen = tx.board.characteristics(to)
    return any(seen.is_type(card_type) for card_type in _DAMAGEABLE)
