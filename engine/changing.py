"""614-616: damage, life, counters, tokens and draws as replacement and prevention effects leave them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial

from engine import events as e
from engine.abilities.ability import Prohibition
from engine.abilities.replacing import (
    ChangesCounters,
    ChangesDamage,
    ChangesLife,
    ChangesTokens,
    DamagePattern,
    LifeFloor,
    Prevents,
    ReplacesDraw,
)
from engine.attachment import protected_from
from engine.bindings import Bindings
from engine.citations import Citation, cite, not_implemented
from engine.counters import SHIELD
from engine.decisions import Form, IllegalAnswer, Purpose, Question
from engine.game import PreventionShield
from engine.lookahead import arrival
from engine.matching import describe_failure, failure, related
from engine.objects import PlayerTarget, Recipient
from engine.prohibitions import forbids_object
from engine.replacement import Possible, choose_first
from engine.terms import NOBODY, CardType, ObjectId, PlayerId
from engine.trace import Change
from engine.transaction import Transaction, option_key
from engine.values import controller_of, number, players, recipients

not_implemented("121.2b", "il limite di una pescata per turno")

_DAMAGEABLE = (CardType.CREATURE, CardType.PLANESWALKER, CardType.BATTLE)


@dataclass(frozen=True, slots=True)
class _Step:
    """One effect applied to damage that would be dealt: what is left of it, and what else happens."""

    event: e.Damage
    rules: tuple[Citation, ...]
    more: tuple[Change, ...] = ()


Make = Callable[[], _Step]


def changed_damage(tx: Transaction, change: Change, event: e.Damage) -> tuple[Change, list[Change]]:
    """120.4b, 616.1: damage as all effects that interact with it leave it, one after the other, each once.

    Returns the change with what is left of the damage, possibly 0, and what happens besides.
    """
    used: list[str] = []
    more: list[Change] = []
    while event.amount > 0:
        possible = {key: step for key, step in _on_damage(tx, event).items() if key not in used}
        if not possible:
            break
        options = [Possible(key, source, "", list, outcome) for key, (source, outcome, _) in possible.items()]
        affected = None if isinstance(event.to, PlayerTarget) else event.to
        key = choose_first(tx, controller_of(event.to, tx.board), options, affected).key
        used.append(key)
        step = possible[key][2]()
        event = step.event
        change = replace(change, event=event, rules=(*change.rules, *step.rules))
        more += step.more
    return replace(change, event=event), more


def _on_damage(tx: Transaction, event: e.Damage) -> dict[str, tuple[ObjectId, object, Make]]:
    """Every effect that could apply to damage now: its source, what tells its outcome from others', and how it applies."""
    found: dict[str, tuple[ObjectId, object, Make]] = {}
    for source, index, change in tx.board.changing(ChangesDamage):
        if _matches(tx, change.damage, event, source):
            outcome = (change.factor, change.plus, change.redirect_to)
            found[f"d{source}.{index}"] = (source, outcome, partial(_multiplied, tx, event, source, change))
    if _preventable(tx, event):
        _add_preventions(tx, event, found)
    else:
        _add_vain_preventions(tx, event, found)
    return found


def _add_vain_preventions(tx: Transaction, event: e.Damage, found: dict[str, tuple[ObjectId, object, Make]]) -> None:
    """615.12, 615.12a: they apply once all the same and prevent nothing; what else they do happens, as far as it does not speak
    of the damage prevented; shields of an amount do not get smaller."""
    held = None if isinstance(event.to, PlayerTarget) else tx.board.objects[event.to]
    if held is not None and held.count(SHIELD):
        gone = Change(event=e.CountersRemoved(on=held.id, counter=SHIELD, count=1), rules=(cite("122.1c"),))
        step = _Step(event, (cite("615.12"),), (gone,))
        found["shield counter"] = (held.id, None, lambda: step)


def _preventable(tx: Transaction, event: e.Damage) -> bool:
    """615.12: damage that can't be prevented is not, and uses no shield up."""
    return (
        event.source not in tx.board.objects or forbids_object(tx.board, Prohibition.BE_PREVENTED, event.source) is None
    )


def _add_preventions(tx: Transaction, event: e.Damage, found: dict[str, tuple[ObjectId, object, Make]]) -> None:
    for source, index, static in tx.board.changing(Prevents):
        if _matches(tx, static.damage, event, source):
            bound = Bindings(source=source, you=tx.board.controller(source))
            amount = event.amount if static.amount is None else number(static.amount, tx.board, bound)
            gains = players(static.gain_life, tx.board, bound) if static.gain_life is not None else ()
            rule = cite("615.1a") if static.amount is None else cite("615.10")
            found[f"p{source}.{index}"] = (
                source,
                ("prevent", amount, gains),
                partial(_prevented, event, amount, gains, (rule,), by=source, effect=f"p{source}.{index}"),
            )
    for shield in tx.game.preventions:
        if _shields(tx, shield, event):
            found[f"s{shield.id}"] = (shield.made_by, None, partial(_use, tx, event, shield))
    if not isinstance(event.to, PlayerTarget):
        held = tx.board.objects[event.to]
        if held.count(SHIELD):
            gone = Change(event=e.CountersRemoved(on=held.id, counter=SHIELD, count=1), rules=(cite("122.1c"),))
            found["shield counter"] = (
                held.id,
                None,
                lambda: _with_more(
                    _prevented(event, event.amount, (), (cite("122.1c"),), by=held.id, effect="shield counter"), gone
                ),
            )
        if protected_from(tx.board, held.id, event.source):
            rules = (cite("702.16e"),)
            found["protection"] = (
                held.id,
                ("prevent", event.amount, ()),
                lambda: _prevented(event, event.amount, (), rules, by=held.id, effect="protection"),
            )


def _matches(tx: Transaction, wanted: DamagePattern, event: e.Damage, source: ObjectId) -> bool:
    """Whether damage is of the kind that an effect speaks of."""
    board = tx.board
    you = board.controller(source)
    if wanted.combat is not None and event.combat is not wanted.combat:
        return False
    if wanted.source is not None:
        seen = board.last_seen(event.source)
        if seen is None or describe_failure(wanted.source, board, *seen, source=source, you=you) is not None:
            return False
    if wanted.to_object is None and wanted.to_player is None:
        return True
    if isinstance(event.to, PlayerTarget):
        return wanted.to_player is not None and related(board, event.to.player, you, wanted.to_player)
    return wanted.to_object is not None and failure(wanted.to_object, board, event.to, source=source, you=you) is None


def _multiplied(tx: Transaction, event: e.Damage, source: ObjectId, change: ChangesDamage) -> _Step:
    """614.1a, 614.9: more damage, or the same damage to something else, if that can still be dealt damage; else nothing changes."""
    if change.redirect_to is None:
        return _Step(replace(event, amount=event.amount * change.factor + change.plus), (cite("614.1a"),))
    bound = Bindings(source=source, you=tx.board.controller(source))
    found = [one for one in recipients(change.redirect_to, tx.board, bound) if can_be_dealt(tx, one)]
    return _Step(replace(event, to=found[0]) if found else event, (cite("614.9"),))


def can_be_dealt(tx: Transaction, to: Recipient) -> bool:
    """120.1: only battles, creatures, planeswalkers on the battlefield, and players in the game."""
    if isinstance(to, PlayerTarget):
        return tx.game.player(to.player).in_game
    found = tx.board.objects.get(to)
    if found is None or not found.on_battlefield:
        return False
    seen = tx.board.characteristics(to)
    return any(seen.is_type(card_type) for card_type in _DAMAGEABLE)


def _prevented(
    event: e.Damage,
    amount: int,
    gains: Sequence[PlayerId],
    rules: tuple[Citation, ...],
    *,
    by: ObjectId,
    effect: str,
) -> _Step:
    """615.6, 615.5: so much of the damage never happens; somebody may gain as much life as part of the event."""
    kept_off = min(event.amount, max(0, amount))
    if not kept_off:
        return _Step(event, ())
    never = e.DamagePrevented(source=event.source, to=event.to, amount=kept_off, by=by, effect=effect)
    more = [Change(event=never, rules=(*rules, cite("615.6")))]
    more += [
        Change(event=e.LifeChange(player=player, amount=kept_off), rules=(cite("615.5"),))
        for player in gains
        if player != NOBODY
    ]
    return _Step(replace(event, amount=event.amount - kept_off), rules, tuple(more))


def _with_more(step: _Step, change: Change) -> _Step:
    return replace(step, more=(*step.more, change))


def _shields(tx: Transaction, shield: PreventionShield, event: e.Damage) -> bool:
    if shield.combat is not None and event.combat is not shield.combat:
        return False
    if shield.to is not None and event.to != shield.to:
        return False
    if shield.source is not None and event.source != shield.source:
        return False
    return shield.from_source is None or _is_still(tx, shield, event)


def _is_still(tx: Transaction, shield: PreventionShield, event: e.Damage) -> bool:
    """615.9: the properties of the source are looked at again as it would deal the damage."""
    seen = tx.board.last_seen(event.source)
    assert shield.from_source is not None
    return seen is not None and (
        describe_failure(shield.from_source, tx.board, *seen, source=shield.made_by, you=shield.you) is None
    )


def _share(tx: Transaction, event: e.Damage, shield: PreventionShield) -> int:
    """615.7: how much of this damage a shield prevents; where several sources would deal more to what it guards at the same time
    than is left of it, the player, or the permanent's controller, chooses. Raises IllegalAnswer ('more than dealt')."""
    assert shield.amount is not None
    if shield.id not in tx.shares:
        tx.shares[shield.id] = _divided(tx, event, shield)
    chosen = tx.shares[shield.id]
    return min(shield.amount, event.amount, chosen.get(event.source, shield.amount))


def _divided(tx: Transaction, event: e.Damage, shield: PreventionShield) -> Mapping[ObjectId, int]:
    dealt: dict[ObjectId, int] = {}
    for one in tx.together:
        if isinstance(one, e.Damage) and one.to == event.to and _shields(tx, shield, one) and _preventable(tx, one):
            dealt[one.source] = dealt.get(one.source, 0) + one.amount
    assert shield.amount is not None
    if len(dealt) < 2 or sum(dealt.values()) <= shield.amount:
        return {}
    chooser = controller_of(event.to, tx.board)
    by_key = {option_key(one): one for one in dealt}
    question = Question(
        form=Form.DIVIDE,
        purpose=Purpose.SHIELD,
        decider=chooser,
        chooser=chooser,
        rule=cite("615.7"),
        options=tuple(tx.option(one) for one in dealt),
        minimum=0,
        total=shield.amount,
        about=tx.mention(shield.made_by),
    )
    answer = tx.ask(question)
    found = {by_key[key]: amount for key, amount in answer.amounts}
    if any(amount > dealt[one] for one, amount in found.items()):
        raise IllegalAnswer(question, answer, "more than dealt")
    return found


def _use(tx: Transaction, event: e.Damage, shield: PreventionShield) -> _Step:
    """615.7-615.8: a shield of an amount gets smaller, one for the next time is used up."""
    amount = event.amount if shield.amount is None else _share(tx, event, shield)
    if not amount:
        return _Step(event, ())
    left = None if shield.amount is None else shield.amount - amount
    gone = shield.next_time or left == 0
    kept = tuple(
        replace(one, amount=left) if one.id == shield.id else one
        for one in tx.game.preventions
        if one.id != shield.id or not gone
    )
    tx.game.change(preventions=kept)
    rule = cite("615.8") if shield.next_time else cite("615.7")
    rules = (cite("615.1a") if shield.amount is None else rule,)
    return _prevented(event, amount, (shield.gain_life,), rules, by=shield.made_by, effect=f"s{shield.id}")


def changed_life(tx: Transaction, change: Change, event: e.LifeChange) -> Change:
    """119.10, 616.1: a gain or loss of life as effects that multiply or turn it leave it, each once."""
    used: list[str] = []
    while True:
        possible = {
            f"l{source}.{index}": (source, ability)
            for source, index, ability in tx.board.changing(ChangesLife)
            if (event.amount > 0) is ability.gained
            and f"l{source}.{index}" not in used
            and related(tx.board, event.player, tx.board.controller(source), ability.who)
        }
        if not possible or event.amount == 0:
            return replace(change, event=event)
        options = [
            Possible(key, source, ability.text, list, (ability.factor, ability.plus, ability.opposite))
            for key, (source, ability) in possible.items()
        ]
        key = choose_first(tx, event.player, options, None).key
        used.append(key)
        ability = possible[key][1]
        size = abs(event.amount) * ability.factor + ability.plus
        gains = (event.amount > 0) is not ability.opposite
        event = replace(event, amount=size if gains else -size)
        change = replace(change, rules=(*change.rules, cite("119.10"), cite("614.1a")))


def changed_counters(tx: Transaction, change: Change, event: e.CountersPut) -> Change:
    """614.16, 616.1: counters put on an object, as effects that multiply them leave them, each once."""
    if isinstance(event.on, PlayerTarget):
        return change
    on = event.on
    applying = {
        f"c{source}.{index}": (source, ability)
        for source, index, ability in tx.board.changing(ChangesCounters)
        if ability.counter in (None, event.counter)
        and not (ability.by_effect and _by_rule(change))
        and failure(ability.subject, tx.board, on, source=source, you=tx.board.controller(source)) is None
    }
    count, rules = _multiplied_counters(tx, event.count, applying, tx.board.controller(on), on)
    return replace(change, event=replace(event, count=count), rules=(*change.rules, *rules))


def _by_rule(change: Change) -> bool:
    """614.16: whether no effect puts these counters: they pay a cost, are a result of damage, or come by a turn-based action."""
    return any(rule in change.rules for rule in (cite("601.2h"), cite("120.3b"), cite("120.3d"), cite("714.3c")))


def _multiplied_counters(
    tx: Transaction,
    count: int,
    applying: dict[str, tuple[ObjectId, ChangesCounters]],
    chooser: PlayerId,
    affected: ObjectId | None,
) -> tuple[int, tuple[Citation, ...]]:
    """614.16, 616.1: so many counters as all effects leave them, each once, in the order that the affected object's controller
    chooses; whether one applies depends on the object alone, not on what others have done."""
    rules: list[Citation] = []
    while applying:
        options = [
            Possible(key, source, ability.text, list, (ability.factor, ability.plus))
            for key, (source, ability) in applying.items()
        ]
        key = choose_first(tx, chooser, options, affected).key
        ability = applying[key][1]
        applying = {other: one for other, one in applying.items() if other != key}
        count = count * ability.factor + ability.plus
        rules.append(cite("614.16"))
    return count, tuple(rules)


def entering_counters(tx: Transaction, change: Change) -> Change:
    """122.6a, 614.16, 616.1: entering with counters is having them put on it: what multiplies counters multiplies these."""
    event = change.event
    if not isinstance(event, e.ZoneChange | e.TokenCreated) or not event.enters_with:
        return change
    effects = tx.board.changing(ChangesCounters)
    if not effects:
        return change
    there = arrival(tx, event)
    put = []
    rules = change.rules
    for kind, count in event.enters_with:
        applying = {}
        for source, index, ability in effects:
            you = tx.board.controller(source)
            why = describe_failure(
                ability.subject, tx.board, there.object, there.looks, there.controller, source=source, you=you
            )
            if why is None and ability.counter in (None, kind) and count:
                applying[f"c{source}.{index}"] = (source, ability)
        affected = event.object if isinstance(event, e.ZoneChange) else None
        count, more = _multiplied_counters(tx, count, applying, there.controller, affected)
        rules = (*rules, *more)
        put.append((kind, count))
    return replace(change, event=replace(event, enters_with=tuple(put)), rules=rules)


def changed_tokens(tx: Transaction, change: Change, event: e.TokenCreated) -> list[Change]:
    """614.16: so many times as many tokens; every effect that multiplies them applies, in an order that makes no difference."""
    many = 1
    rules = change.rules
    for source, _, ability in tx.board.changing(ChangesTokens):
        if related(tx.board, event.owner, tx.board.controller(source), ability.who):
            many *= ability.factor
            rules = (*rules, cite("614.16"))
    return [replace(change, rules=rules)] * many


def draw_replacements(tx: Transaction, player: PlayerId) -> list[tuple[ObjectId, int, ReplacesDraw]]:
    """121.6, 614.11: what could replace a player's next draw."""
    return [
        (source, index, ability)
        for source, index, ability in tx.board.changing(ReplacesDraw)
        if related(tx.board, player, tx.board.controller(source), ability.who)
    ]


def kept_alive(tx: Transaction, changes: list[Change]) -> list[Change]:
    """120.4c: where damage of this event would bring a life total below a floor, it is reduced to the floor instead.

    The whole event is looked at: life gained in it counts. 810.9: where a team shares its total, the floor of one member is all's.
    """
    for source, _, floor in tx.board.changing(LifeFloor):
        for index, side in enumerate(tx.game.sides):
            you = tx.board.controller(source)
            if side.life < floor.least or not any(related(tx.board, one, you, floor.who) for one in side.members):
                continue
            changes = _raised(tx, changes, index, floor.least)
    return changes


def _raised(tx: Transaction, changes: list[Change], side: int, least: int) -> list[Change]:
    """Take off the damage losses of a side, the last first, what would go below the floor."""
    total = tx.game.sides[side].life
    for change in changes:
        if isinstance(change.event, e.LifeChange) and tx.game.player(change.event.player).side == side:
            total += change.event.amount
    missing = least - total
    if missing <= 0:
        return changes
    kept: list[Change] = []
    for change in reversed(changes):
        event = change.event
        by_damage = cite("120.3a") in change.rules
        if missing > 0 and by_damage and isinstance(event, e.LifeChange) and tx.game.player(event.player).side == side:
            back = min(missing, -event.amount)
            missing -= back
            event = replace(event, amount=event.amount + back)
            change = replace(change, event=event, rules=(*change.rules, cite("120.4c"), cite("614.1a")))
            if event.amount == 0:
                continue
        kept.append(change)
    return kept[::-1]
