"""608.2c: carrying out the instructions of a spell or ability, one after the other, each as an event of its own."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Any, TypeVar

from engine import events as e
from engine.abilities import effects as f
from engine.abilities.ability import Prohibition, Triggered
from engine.abilities.continuous import Duration, ModifyPT, Part, SetPT
from engine.abilities.quantities import Fixed, Quantity
from engine.abilities.references import OwnerOf, Reference
from engine.abilities.triggers import When
from engine.attachment import attachment_fault
from engine.bindings import Bindings
from engine.changing import draw_replacements
from engine.citations import Citation, cite
from engine.combat.leaving import fights, no_longer_attacked
from engine.costs import produced
from engine.decisions import Form, Option, Purpose, Question
from engine.ending import lose_by_effect, win_by_effect
from engine.game import ContinuousEffect, DelayedTrigger, PreventionShield, RegenerationShield
from engine.matching import matching
from engine.objects import PlayerTarget, Recipient
from engine.pipeline import happen
from engine.prohibitions import forbids_object
from engine.replacement import Possible, choose_first
from engine.terms import NOBODY, Kind, ObjectId, PlayerId, Reason, Zone
from engine.trace import Change, Facts, StepKind
from engine.transaction import Transaction
from engine.triggers import notice_reflexive, notice_states
from engine.values import holds, number, objects, players, recipients

Carry = Callable[[Transaction, Any, Bindings], Bindings]
Effect = TypeVar("Effect")
_CARRY: dict[type, Carry] = {}


def carries(effect: type[Effect]) -> Callable[[Callable[[Transaction, Effect, Bindings], Bindings]], Carry]:
    """Register the function that carries out one kind of instruction."""

    def register(function: Callable[[Transaction, Effect, Bindings], Bindings]) -> Carry:
        _CARRY[effect] = function
        return function

    return register


def realised() -> tuple[type, ...]:
    """The kinds of instructions that can be carried out."""
    return tuple(_CARRY)


def carry_out(tx: Transaction, instructions: Iterable[f.Effect], bound: Bindings) -> Bindings:
    """608.2c: the instructions in the order written; what one of them keeps, the next ones can speak of.

    Stops once the game is over (104.1). Returns the bindings with all that was remembered.
    """
    for instruction in instructions:
        if tx.game.result is not None:
            break
        bound = _CARRY[type(instruction)](tx, instruction, bound)
    return bound


def amount(tx: Transaction, quantity: Quantity, bound: Bindings) -> int:
    """107.1b: a number for an instruction: what the quantity comes to, 0 where it is negative."""
    return max(0, number(quantity, tx.board, bound))


def _happen(
    tx: Transaction, events: Sequence[Change | e.Event], bound: Bindings, *rules: Citation
) -> tuple[Change, ...]:
    """One instruction as one event, caused by the source of the ability; no step where there is nothing to happen."""
    if not events:
        return ()
    return happen(tx, events, kind=StepKind.INSTRUCTION, rules=rules, cause=bound.source, player=bound.you)


def _there(tx: Transaction, reference: Reference, bound: Bindings) -> tuple[ObjectId, ...]:
    return objects(reference, tx.board, bound)  # type: ignore[arg-type]


def _remember(bound: Bindings, name: str | None, found: Sequence[Recipient]) -> Bindings:
    if name is None:
        return bound
    return replace(bound, remembered={**bound.remembered, name: tuple(found)})


def _arrived(happened: Sequence[Change]) -> tuple[ObjectId, ...]:
    """The objects that something became as it moved or was created."""
    return tuple(change.event.became for change in happened if isinstance(change.event, e.ZoneChange | e.TokenCreated))


@carries(f.DealDamage)
def deal_damage(tx: Transaction, effect: f.DealDamage, bound: Bindings) -> Bindings:
    """120.2b, 608.2h: the source deals damage; as its last known information says, if it is gone."""
    sources = [one for one in recipients(effect.source, tx.board, bound) if not isinstance(one, PlayerTarget)]
    if not sources:
        return bound
    source = sources[0]
    found: list[Recipient] = [*dict.fromkeys(recipients(effect.to, tx.board, bound))]
    divided = bound.chosen.divided or {}
    total = amount(tx, effect.amount, bound)
    damage = [
        e.Damage(source=source, to=one, amount=divided.get(one, 0) if effect.divided else total)
        for one in found
        if isinstance(one, PlayerTarget) or one in tx.board.objects
    ]
    dealt = [Change(event=one, rules=(cite("120.2b"),)) for one in damage if one.amount > 0]
    _happen(tx, dealt, bound, cite("608.2c"), cite("120.3"))
    return bound


@carries(f.Destroy)
def destroy(tx: Transaction, effect: f.Destroy, bound: Bindings) -> Bindings:
    """701.8a."""
    found = [
        Change(event=e.Destruction(object=one, regeneration=effect.regeneration))
        for one in _there(tx, effect.what, bound)
    ]
    _happen(tx, found, bound, cite("608.2c"), cite("701.8a"))
    return bound


_MOVES = {Zone.EXILE: cite("701.13a"), Zone.BATTLEFIELD: cite("110.2a")}


@carries(f.Move)
def move(tx: Transaction, effect: f.Move, bound: Bindings) -> Bindings:
    """400.7, 701.13, 110.2a: objects that are still found are put into another zone at once.

    What enters the battlefield does so under the control of the player who is told to put it there, unless the effect says
    under whose. 800.4b: it stays where it is, where that player has left.
    """
    under: PlayerId | None = None
    changes = []
    for one in _there(tx, effect.what, bound):
        here = tx.board.objects[one]
        if effect.to is Zone.BATTLEFIELD:
            under = _entering_under(tx, effect, bound, one)
            if under is None or not here.printed.permanent_card or here.zone is Zone.BATTLEFIELD:
                continue
            attached_to, stays = aura_host(tx, one, under)
            if stays:
                continue
        else:
            attached_to = None
        event = e.ZoneChange(
            object=one,
            to=effect.to,
            reason=effect.reason,
            position=effect.position,
            controller=under,
            tapped=effect.tapped,
            attached_to=attached_to,
        )
        changes.append(Change(event=event))
    happened = _happen(tx, changes, bound, cite("608.2c"), _MOVES.get(effect.to, cite("400.7")))
    return _remember(bound, effect.keep_as, _arrived(happened))


def _entering_under(tx: Transaction, effect: f.Move, bound: Bindings, one: ObjectId) -> PlayerId | None:
    """110.2a: under whose control an object enters; 'its owner's' is looked up for each object."""
    if effect.under is None:
        found: tuple[PlayerId, ...] = (bound.you,)
    elif isinstance(effect.under, OwnerOf):
        found = (tx.board.objects[one].owner,)
    else:
        found = players(effect.under, tx.board, bound)
    return found[0] if found and tx.game.player(found[0]).in_game else None


def aura_host(tx: Transaction, one: ObjectId, controller: PlayerId) -> tuple[Recipient | None, bool]:
    """303.4f-g: an Aura put onto the battlefield enchants what its controller-to-be chooses; without anything, it stays.

    Returns what it will be attached to, and whether it stays where it is.
    """
    printed = tx.board.objects[one].printed
    if "Aura" not in printed.subtypes:
        return None, False
    possible: list[Recipient] = [
        other.id for other in tx.game.permanents() if attachment_fault(tx.board, one, other.id) is None
    ]
    possible += [
        PlayerTarget(player)
        for player in tx.game.seats()
        if attachment_fault(tx.board, one, PlayerTarget(player)) is None
    ]
    if not possible:
        return None, True
    chosen = tx.ask_objects(
        Purpose.CHOICE, controller, cite("303.4f"), possible, minimum=1, maximum=1, about=tx.mention(one)
    )
    return chosen[0], False


@carries(f.Sacrifice)
def sacrifice(tx: Transaction, effect: f.Sacrifice, bound: Bindings) -> Bindings:
    """701.21a: only what the player controls."""
    who = players(effect.who, tx.board, bound)
    found = [one for one in _there(tx, effect.what, bound) if tx.board.controller(one) in who]
    _happen(tx, [sacrificed(one) for one in found], bound, cite("608.2c"), cite("701.21a"))
    return bound


def sacrificed(one: ObjectId) -> e.ZoneChange:
    """701.21a: the move that a sacrifice is."""
    return e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.SACRIFICED)


@carries(f.ChooseAndSacrifice)
def choose_and_sacrifice(tx: Transaction, effect: f.ChooseAndSacrifice, bound: Bindings) -> Bindings:
    """101.4, 701.21a: each player chooses in turn order, then all that was chosen is sacrificed at once."""
    count = amount(tx, effect.count, bound)
    chosen: list[Recipient] = []
    for player in players(effect.who, tx.board, bound):
        own = matching(effect.filter, tx.board, source=bound.source, you=bound.you)
        own = tuple(one for one in own if tx.board.controller(one) == player)
        chosen += tx.ask_objects(
            Purpose.SACRIFICE, player, cite("101.4"), own, minimum=count, maximum=count, about=tx.mention(bound.source)
        )
    events = [sacrificed(one) for one in chosen if not isinstance(one, PlayerTarget)]
    _happen(tx, events, bound, cite("608.2c"), cite("101.4"), cite("701.21a"))
    return bound


@carries(f.Draw)
def draw(tx: Transaction, effect: f.Draw, bound: Bindings) -> Bindings:
    """121.2, 121.2c: one card at a time; in turn order, each player all of theirs before the next."""
    count = amount(tx, effect.count, bound)
    for player in players(effect.who, tx.board, bound):
        for _ in range(count):
            draw_card(tx, player, kind=StepKind.INSTRUCTION, rules=(cite("608.2c"), cite("121.2")), cause=bound.source)
    return bound


def draw_card(
    tx: Transaction,
    player: PlayerId,
    *,
    kind: StepKind,
    rules: Sequence[Citation],
    cause: ObjectId | None = None,
) -> None:
    """121.1, 121.6: a player draws a card, or does what replaces the draw; of several effects the player chooses (616.1)."""
    possible = {
        f"w{source}.{index}": (source, ability)
        for source, index, ability in draw_replacements(tx, player)
        if not ability.optional or tx.ask_yes(Purpose.MAY, player, cite("121.6"), tx.mention(source))
    }
    if not possible:
        happen(tx, [e.DrawCard(player=player)], kind=kind, rules=rules, player=player, cause=cause)
        return
    options = [Possible(key, source, ability.text, list, ability) for key, (source, ability) in possible.items()]
    source, ability = possible[choose_first(tx, player, options, None).key]
    facts: Facts = {"why": "draw replaced", "source": tx.mention(source)}
    tx.note(StepKind.NOTHING, [cite("121.6"), cite("614.11")], player=player, cause=source, facts=facts)
    carry_out(tx, ability.effects, Bindings(source=source, you=tx.board.controller(source), event_player=player))


@carries(f.Discard)
def discard(tx: Transaction, effect: f.Discard, bound: Bindings) -> Bindings:
    """701.9b, 101.4: each player chooses in turn order, then all discard at once."""
    chosen: list[Recipient] = []
    for player in players(effect.who, tx.board, bound):
        hand = tx.game.zone(Zone.HAND, player)
        if effect.count is None:
            chosen += hand
            continue
        count = amount(tx, effect.count, bound)
        chosen += tx.ask_objects(
            Purpose.DISCARD, player, cite("701.9b"), hand, minimum=count, maximum=count, about=tx.mention(bound.source)
        )
    events = [
        e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED)
        for one in chosen
        if not isinstance(one, PlayerTarget)
    ]
    _happen(tx, events, bound, cite("608.2c"), cite("701.9a"))
    return bound


@carries(f.Mill)
def mill(tx: Transaction, effect: f.Mill, bound: Bindings) -> Bindings:
    """701.17a-b: as many as there are, if there are fewer."""
    count = amount(tx, effect.count, bound)
    events = [
        e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.MILLED)
        for player in players(effect.who, tx.board, bound)
        for one in tx.game.zone(Zone.LIBRARY, player)[:count]
    ]
    _happen(tx, events, bound, cite("608.2c"), cite("701.17a"))
    return bound


@carries(f.GainLife)
def gain_life(tx: Transaction, effect: f.GainLife, bound: Bindings) -> Bindings:
    """119.3."""
    gained = amount(tx, effect.amount, bound)
    _life(tx, [(player, gained) for player in players(effect.who, tx.board, bound)], bound, cite("119.3"))
    return bound


@carries(f.LoseLife)
def lose_life(tx: Transaction, effect: f.LoseLife, bound: Bindings) -> Bindings:
    """119.3."""
    lost = amount(tx, effect.amount, bound)
    _life(tx, [(player, -lost) for player in players(effect.who, tx.board, bound)], bound, cite("119.3"))
    return bound


@carries(f.SetLife)
def set_life(tx: Transaction, effect: f.SetLife, bound: Bindings) -> Bindings:
    """119.5: the player gains or loses the difference; 810.9c: of a shared total too; 810.9d: for one member of a team only."""
    total = number(effect.amount, tx.board, bound)
    affected: dict[int, list[PlayerId]] = {}
    for player in players(effect.who, tx.board, bound):
        affected.setdefault(tx.game.player(player).side, []).append(player)
    difference = []
    for members in affected.values():
        among = [PlayerTarget(member) for member in members]
        chosen = tx.ask_objects(Purpose.CHOICE, members[0], cite("810.9d"), among, minimum=1, maximum=1)
        difference += [
            (one.player, total - tx.game.side(one.player).life) for one in chosen if isinstance(one, PlayerTarget)
        ]
    _life(tx, difference, bound, cite("119.5"))
    return bound


def _life(tx: Transaction, changes: Sequence[tuple[PlayerId, int]], bound: Bindings, rule: Citation) -> None:
    events = [e.LifeChange(player=player, amount=difference) for player, difference in changes if difference]
    _happen(tx, events, bound, cite("608.2c"), rule)


@carries(f.PutCounters)
def put_counters(tx: Transaction, effect: f.PutCounters, bound: Bindings) -> Bindings:
    """122.1, 122.6."""
    count = amount(tx, effect.count, bound)
    events = [e.CountersPut(on=one, counter=effect.counter, count=count) for one in _recipients(tx, effect.on, bound)]
    _happen(tx, events if count else [], bound, cite("608.2c"), cite("122.1"))
    return bound


def _recipients(tx: Transaction, reference: Reference, bound: Bindings) -> tuple[Recipient, ...]:
    """Objects that are still there, and players."""
    people = tuple(one for one in recipients(reference, tx.board, bound) if isinstance(one, PlayerTarget))
    return (*_there(tx, reference, bound), *people) if people else _there(tx, reference, bound)


@carries(f.RemoveCounters)
def remove_counters(tx: Transaction, effect: f.RemoveCounters, bound: Bindings) -> Bindings:
    """122: as many as there are, if there are fewer."""
    events = []
    for one in _recipients(tx, effect.on, bound):
        there = _count_on(tx, one, effect.counter)
        count = there if effect.count is None else min(there, amount(tx, effect.count, bound))
        if count:
            events.append(e.CountersRemoved(on=one, counter=effect.counter, count=count))
    _happen(tx, events, bound, cite("608.2c"), cite("122.1"))
    return bound


def _count_on(tx: Transaction, one: Recipient, counter: str) -> int:
    if not isinstance(one, PlayerTarget):
        return tx.board.objects[one].count(counter)
    if counter == "poison":
        return tx.game.side(one.player).poison
    return tx.game.player(one.player).counters.get(counter, 0)


@carries(f.CreateTokens)
def create_tokens(tx: Transaction, effect: f.CreateTokens, bound: Bindings) -> Bindings:
    """701.7a, 111.2, 111.4: tokens are named by their subtypes unless a name is given; 800.4b: none for who has left."""
    count = amount(tx, effect.count, bound)
    name = effect.token.name or " ".join(effect.token.subtypes) + " Token"
    token = replace(effect.token, name=name)
    events = [
        e.TokenCreated(owner=player, characteristics=token, label=name, tapped=effect.tapped)
        for player in players(effect.who, tx.board, bound)
        for _ in range(count)
    ]
    happened = _happen(tx, events, bound, cite("608.2c"), cite("701.7a"), cite("111.2"))
    return _remember(bound, effect.keep_as, _arrived(happened))


@carries(f.Tap)
def tap(tx: Transaction, effect: f.Tap, bound: Bindings) -> Bindings:
    """701.26a."""
    _happen(
        tx, [e.Tapped(object=one) for one in _there(tx, effect.what, bound)], bound, cite("608.2c"), cite("701.26a")
    )
    return bound


@carries(f.Untap)
def untap(tx: Transaction, effect: f.Untap, bound: Bindings) -> Bindings:
    """701.26b."""
    _happen(
        tx, [e.Untapped(object=one) for one in _there(tx, effect.what, bound)], bound, cite("608.2c"), cite("701.26b")
    )
    return bound


@carries(f.Apply)
def apply_continuous(tx: Transaction, effect: f.Apply, bound: Bindings) -> Bindings:
    """611.2c-d: the objects and the numbers are fixed as the effect begins; 611.2b: it never begins if its time is over."""
    found = _there(tx, effect.to, bound)
    if effect.until is Duration.WHILE_SOURCE_REMAINS and not _on_battlefield(tx, bound.source):
        found = ()
    if not found:
        return bound
    parts = tuple(_with_numbers(part, tx, bound) for part in effect.parts)
    made = ContinuousEffect(
        timestamp=tx.game.take_id(),
        parts=parts,
        objects=found,
        source=bound.source,
        you=bound.you,
        until=effect.until,
        bindings=bound,
    )
    tx.game.change(effects=(*tx.game.effects, made))
    _note_effect(tx, made)
    return bound


def _on_battlefield(tx: Transaction, one: ObjectId) -> bool:
    found = tx.board.objects.get(one)
    return found is not None and found.zone is Zone.BATTLEFIELD


def _with_numbers(part: Part, tx: Transaction, bound: Bindings) -> Part:
    """611.2d: a variable is worked out once, as the effect begins."""
    match part:
        case ModifyPT(power, toughness):
            return ModifyPT(Fixed(number(power, tx.board, bound)), Fixed(number(toughness, tx.board, bound)))
        case SetPT(base_power, base_toughness):
            values = [
                None if value is None else Fixed(number(value, tx.board, bound))
                for value in (base_power, base_toughness)
            ]
            return SetPT(values[0], values[1])
        case _:
            return part


def _note_effect(tx: Transaction, made: ContinuousEffect) -> None:
    facts: Facts = {
        "objects": tuple(tx.mention(one) for one in made.objects),
        "parts": tuple(type(part).__name__ for part in made.parts),
        "until": made.until.value,
    }
    tx.note(
        StepKind.INSTRUCTION,
        [cite("608.2c"), cite("611.2c"), cite("613.1")],
        facts=facts,
        player=made.you,
        cause=made.source,
        triggered=notice_states(tx),
    )


@carries(f.Counter)
def counter(tx: Transaction, effect: f.Counter, bound: Bindings) -> Bindings:
    """701.6a: a countered spell goes to its owner's graveyard, a countered ability ceases to exist; 101.2: if it can be."""
    events: list[Change | e.Event] = []
    for one in _there(tx, effect.what, bound):
        found = tx.board.objects[one]
        if found.zone is not Zone.STACK or forbids_object(tx.board, Prohibition.BE_COUNTERED, one) is not None:
            continue
        if found.kind is Kind.ABILITY:
            events.append(e.Ceased(object=one))
        else:
            events.append(e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.COUNTERED))
    _happen(tx, events, bound, cite("608.2c"), cite("701.6a"))
    return bound


@carries(f.Regenerate)
def regenerate(tx: Transaction, effect: f.Regenerate, bound: Bindings) -> Bindings:
    """701.19a: a shield for the next destruction this turn."""
    found = _there(tx, effect.what, bound)
    shields = tuple(RegenerationShield(id=tx.game.take_id(), object=one, source=bound.source) for one in found)
    if shields:
        tx.game.change(shields=(*tx.game.shields, *shields))
        facts: Facts = {"objects": tuple(tx.mention(one) for one in found), "regeneration": True}
        tx.note(
            StepKind.INSTRUCTION, [cite("608.2c"), cite("701.19a")], facts=facts, player=bound.you, cause=bound.source
        )
    return bound


@carries(f.Prevent)
def prevent(tx: Transaction, effect: f.Prevent, bound: Bindings) -> Bindings:
    """615.3, 615.7-615.8, 615.11: a shield for each thing referred to, or for all damage; the turn is its end."""
    who = players(effect.gain_life, tx.board, bound) if effect.gain_life is not None else ()
    size = None if effect.amount is None else amount(tx, effect.amount, bound)
    sources: tuple[ObjectId | None, ...] = (None,) if effect.source is None else _there(tx, effect.source, bound)
    guarded: tuple[Recipient | None, ...] = (None,) if effect.to is None else _recipients(tx, effect.to, bound)
    made = tuple(
        PreventionShield(
            id=tx.game.take_id(),
            made_by=bound.source,
            to=one,
            source=source,
            amount=size,
            next_time=effect.next_time,
            combat=effect.combat,
            gain_life=who[0] if who else NOBODY,
            until=Duration.END_OF_TURN,
        )
        for source in sources
        for one in guarded
    )
    if made and size != 0:
        tx.game.change(preventions=(*tx.game.preventions, *made))
        facts: Facts = {"prevention": True, "amount": size}
        tx.note(
            StepKind.INSTRUCTION, [cite("608.2c"), cite("615.3")], facts=facts, player=bound.you, cause=bound.source
        )
    return bound


@carries(f.Attach)
def attach(tx: Transaction, effect: f.Attach, bound: Bindings) -> Bindings:
    """701.3a-b: it does not move where it cannot be attached, or already is, or is nothing that is ever attached."""
    hosts = _recipients(tx, effect.to, bound)
    changes = [
        e.Attached(object=one, to=hosts[0])
        for one in _there(tx, effect.what, bound)
        if hosts and _attachable(tx, one) and tx.board.objects[one].attached_to != hosts[0]
        if attachment_fault(tx.board, one, hosts[0]) is None
    ]
    _happen(tx, changes, bound, cite("608.2c"), cite("701.3a"))
    return bound


def _attachable(tx: Transaction, one: ObjectId) -> bool:
    """701.3b: an Aura, Equipment or Fortification on the battlefield."""
    subtypes = tx.board.characteristics(one).subtypes
    return _on_battlefield(tx, one) and any(name in subtypes for name in ("Aura", "Equipment", "Fortification"))


@carries(f.Unattach)
def unattach(tx: Transaction, effect: f.Unattach, bound: Bindings) -> Bindings:
    """701.3d."""
    changes = []
    for one in _there(tx, effect.what, bound):
        was = tx.board.objects[one].attached_to
        if was is not None:
            changes.append(e.Unattached(object=one, was=was))
    _happen(tx, changes, bound, cite("608.2c"), cite("701.3d"))
    return bound


@carries(f.Fight)
def fight(tx: Transaction, effect: f.Fight, bound: Bindings) -> Bindings:
    """701.14a-d: both must still be creatures on the battlefield; a creature may fight itself; it is no combat damage."""
    first, second = _there(tx, effect.first, bound), _there(tx, effect.second, bound)
    fighters = (*first, *second)
    if len(fighters) != 2 or not all(
        _on_battlefield(tx, one) and tx.board.characteristics(one).creature for one in fighters
    ):
        return bound
    pairs = [(fighters[0], fighters[1], 1), (fighters[1], fighters[0], 1)]
    if fighters[0] == fighters[1]:
        pairs = [(fighters[0], fighters[0], 2)]
    damage = [
        Change(event=e.Damage(source=one, to=other, amount=times * power), rules=(cite("701.14a"),))
        for one, other, times in pairs
        if (power := tx.board.characteristics(one).power or 0) > 0
    ]
    _happen(tx, damage, bound, cite("608.2c"), cite("701.14a"), cite("701.14d"))
    return bound


@carries(f.Choose)
def choose(tx: Transaction, effect: f.Choose, bound: Bindings) -> Bindings:
    """608.2d: chosen as it resolves, without targeting (115.10)."""
    who = players(effect.who, tx.board, bound)
    if not who:
        return bound
    among = matching(effect.filter, tx.board, source=bound.source, you=bound.you)
    chosen = tx.ask_objects(
        Purpose.CHOICE,
        who[0],
        cite("608.2d"),
        among,
        minimum=effect.minimum,
        maximum=effect.maximum,
        about=tx.mention(bound.source),
    )
    return _remember(bound, effect.keep_as, chosen)


@carries(f.May)
def may(tx: Transaction, effect: f.May, bound: Bindings) -> Bindings:
    """603.5, 608.2d: decided as it resolves."""
    who = players(effect.who, tx.board, bound)
    if not who:
        return bound
    yes = tx.ask_yes(Purpose.MAY, who[0], cite("608.2d"), tx.mention(bound.source))
    facts = {"yes": yes}
    tx.note(StepKind.DECIDED, [cite("608.2d"), cite("603.5")], facts=facts, player=who[0], cause=bound.source)
    return carry_out(tx, effect.then if yes else effect.otherwise, bound)


@carries(f.If)
def if_(tx: Transaction, effect: f.If, bound: Bindings) -> Bindings:
    """608.2c: looked at as it is reached."""
    return carry_out(tx, effect.then if holds(effect.condition, tx.board, bound) else effect.otherwise, bound)


@carries(f.ForEach)
def for_each(tx: Transaction, effect: f.ForEach, bound: Bindings) -> Bindings:
    """The same instructions for each, one after the other."""
    for one in recipients(effect.of, tx.board, bound):
        bound = replace(carry_out(tx, effect.do, replace(bound, iterated=one)), iterated=bound.iterated)
    return bound


@carries(f.Delay)
def delay(tx: Transaction, effect: f.Delay, bound: Bindings) -> Bindings:
    """603.7a, 603.7d: it exists from now on, controlled by the player who controls the resolving ability."""
    made = DelayedTrigger(
        id=tx.game.take_id(),
        ability=Triggered(trigger=effect.trigger, effects=effect.effects),
        bindings=bound,
        controller=bound.you,
        until=effect.until,
    )
    tx.game.change(delayed=(*tx.game.delayed, made))
    tx.note(
        StepKind.INSTRUCTION,
        [cite("608.2c"), cite("603.7a"), cite("603.7d")],
        facts={"delayed": True},
        player=bound.you,
        cause=bound.source,
    )
    return bound


@carries(f.Reflect)
def reflect(tx: Transaction, effect: f.Reflect, bound: Bindings) -> Bindings:
    """603.12: it triggers at once, and waits like any other."""
    assert isinstance(effect.ability.trigger, When)
    triggered = notice_reflexive(tx, effect.ability, bound)
    rules = [cite("608.2c"), cite("603.12")]
    tx.note(StepKind.INSTRUCTION, rules, player=bound.you, cause=bound.source, triggered=triggered)
    return bound


@carries(f.Lose)
def lose(tx: Transaction, effect: f.Lose, bound: Bindings) -> Bindings:
    """104.3e."""
    changes = [change for player in players(effect.who, tx.board, bound) for change in lose_by_effect(tx, player)]
    _happen(tx, changes, bound, cite("608.2c"), cite("104.3e"))
    return bound


@carries(f.Win)
def win(tx: Transaction, effect: f.Win, bound: Bindings) -> Bindings:
    """104.2b."""
    for player in players(effect.who, tx.board, bound):
        if tx.game.result is None:
            win_by_effect(tx, player)
    return bound


@carries(f.AddMana)
def add_mana(tx: Transaction, effect: f.AddMana, bound: Bindings) -> Bindings:
    """106.4, 106.3, 605.3b: mana of the chosen types goes into the pool; 106.5: without a type there is none."""
    times = amount(tx, effect.times, bound)
    for player in players(effect.who, tx.board, bound):
        kinds: list[str] = []
        if effect.combination:
            for _ in range(times):
                kinds += _choose_mana(tx, player, effect.choices, bound)
        elif times:
            kinds = [*_choose_mana(tx, player, effect.choices, bound)] * times
        mana = produced(tx.board, bound.source, kinds)
        _happen(tx, [e.ManaAdded(player=player, mana=mana)] if mana else [], bound, cite("608.2c"), cite("106.4"))
    return bound


def _choose_mana(
    tx: Transaction, player: PlayerId, choices: Sequence[tuple[str, ...]], bound: Bindings
) -> tuple[str, ...]:
    if not choices:
        return ()
    answer = tx.ask(
        Question(
            form=Form.CHOOSE,
            purpose=Purpose.MANA,
            decider=player,
            chooser=player,
            rule=cite("608.2d"),
            options=tuple(Option(key="".join(choice), text="".join(choice)) for choice in choices),
            minimum=1,
            maximum=1,
            about=tx.mention(bound.source),
        )
    )
    return next(choice for choice in choices if "".join(choice) == answer.keys[0])


@carries(f.RemoveFromCombat)
def remove_from_combat(tx: Transaction, effect: f.RemoveFromCombat, bound: Bindings) -> Bindings:
    """506.4: an attacking or blocking creature; 506.4c: or a planeswalker or battle that is attacked."""
    removed = [one for one in _there(tx, effect.what, bound) if fights(tx.game.combat, one)]
    _happen(tx, [e.RemovedFromCombat(object=one) for one in removed], bound, cite("608.2c"), cite("506.4"))
    no_longer_attacked(tx, removed)
    return bound
