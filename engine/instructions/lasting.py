"""603.7, 603.12, 611, 615, 701.19: what goes on after the instruction: effects, shields, abilities for later."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities import effects as f
from engine.abilities.ability import Activated, Keyword, Triggered
from engine.abilities.continuous import (
    CantHave,
    ChangeColors,
    ChangeText,
    Duration,
    GainAbility,
    GainControl,
    LoseKeyword,
    ModifyPT,
    Part,
    SetPT,
)
from engine.abilities.filters import Filter
from engine.abilities.quantities import Fixed, Quantity, Times
from engine.abilities.references import Every, SharingColor
from engine.abilities.triggers import When
from engine.bindings import Bindings
from engine.citations import Citation, cite
from engine.costs import abilities_of
from engine.game import ContinuousEffect, DelayedTrigger, PreventionShield, RegenerationShield
from engine.instructions.registry import amount, carries, recipients_there, there
from engine.linked import GIVEN, apart, is_linked
from engine.mentions import Mention
from engine.objects import Recipient
from engine.parts import speaks_of_each
from engine.terms import NOBODY, Designation, ObjectId, PlayerId
from engine.trace import Facts, StepKind
from engine.transaction import Transaction
from engine.triggers import notice_reflexive, notice_states
from engine.turn.durations import still_so
from engine.values import number, players


@carries(f.Apply)
def apply_continuous(tx: Transaction, effect: f.Apply, bound: Bindings) -> Bindings:
    """611.2c-d: the objects and the numbers are fixed as the effect begins; 611.2b: it never begins if its time is over."""
    found = there(tx, effect.to, bound)
    if any(map(speaks_of_each, effect.parts)):
        for one in found:
            _begin(tx, effect, (one,), replace(bound, iterated=one))
    elif found:
        _begin(tx, effect, found, bound)
    return bound


def _begin(tx: Transaction, effect: f.Apply, found: tuple[ObjectId, ...], bound: Bindings) -> None:
    parts = tuple(_with_numbers(part, tx, bound) for part in effect.parts)
    made = ContinuousEffect(
        timestamp=tx.game.take_id(),
        parts=parts,
        objects=found,
        source=bound.source,
        you=bound.you,
        until=effect.until if effect.as_long_as is None else Duration.ENDLESS,
        bindings=bound,
        as_long_as=effect.as_long_as,
    )
    lasting = still_so(tx, made)
    if lasting:
        made = replace(made, objects=lasting)
        named = _named(tx, made)
        tx.game.change(effects=(*tx.game.effects, made))
        _note_effect(tx, made, named)
    else:
        facts: Facts = {"why": "duration over"}
        tx.note(StepKind.NOTHING, [cite("608.2c"), cite("611.2b")], facts=facts, player=bound.you, cause=bound.source)


def add_effect(
    tx: Transaction,
    parts: tuple[Part, ...],
    objects: tuple[ObjectId, ...],
    until: Duration,
    bound: Bindings,
    *rules: Citation,
    marks: tuple[Designation, ...] = (),
    you: PlayerId | None = None,
) -> None:
    """611.2c, 701.15b: an effect of a keyword action on objects that are known, which changes them or designates them."""
    made = ContinuousEffect(
        timestamp=tx.game.take_id(),
        parts=parts,
        objects=objects,
        source=bound.source,
        you=bound.you if you is None else you,
        until=until,
        bindings=bound,
        marks=marks,
    )
    named = _named(tx, made)
    tx.game.change(effects=(*tx.game.effects, made))
    _note_effect(tx, made, named, *rules)


def _with_numbers(part: Part, tx: Transaction, bound: Bindings) -> Part:
    """611.2d: a variable is worked out once, as the effect begins."""
    match part:
        case ModifyPT(power, toughness):
            return ModifyPT(Fixed(_result(power, tx, bound)), Fixed(_result(toughness, tx, bound)))
        case SetPT(base_power, base_toughness):
            values = [
                None if value is None else Fixed(number(value, tx.board, bound))
                for value in (base_power, base_toughness)
            ]
            return SetPT(values[0], values[1])
        case _:
            return part


def _result(quantity: Quantity, tx: Transaction, bound: Bindings) -> int:
    """107.1b: a number that the text gives may be negative, as in -3/-3; one that it works out is 0 at least."""
    match quantity:
        case Fixed(value):
            return value
        case Times(factor, of):
            return factor * max(0, number(of, tx.board, bound))
        case _:
            return max(0, number(quantity, tx.board, bound))


def _detail(part: Part, tx: Transaction, bound: Bindings) -> str:
    """What a part says, as everybody writes it: ``+2/+2``, ``0/1``, ``flying``, ``protection>R``; '' where that is too long.

    A player by the seat, ``p1``; colours by their letters, ``=UB`` in place of all others and ``+R`` besides them.
    """
    match part:
        case GainControl(who):
            found = players(who, tx.board, bound)
            return f"p{found[0]}" if len(found) == 1 else ""
        case ChangeColors(set_to=None, add=more):
            return f"+{''.join(color.value for color in more)}" if more else ""
        case ChangeColors(set_to=colors, add=()) if colors is not None:
            return f"={''.join(color.value for color in colors)}"
        case GainAbility(Keyword(keyword=keyword, filter=Filter(colors=colors) as filter)) if filter == Filter(
            colors=colors
        ):
            return f"{keyword}>{''.join(color.value for color in colors)}"
        case ModifyPT(Fixed(power), Fixed(toughness)):
            return f"{power:+d}/{toughness:+d}"
        case SetPT(Fixed(power), Fixed(toughness)):
            return f"{power}/{toughness}"
        case ChangeText(old=old, new=new):
            return f"{old}>{new}"
        case GainAbility(Keyword(keyword=keyword)) | LoseKeyword(keyword) | CantHave(keyword):
            return keyword
        case _:
            return ""


def _named(tx: Transaction, made: ContinuousEffect) -> tuple[Mention, ...]:
    """What an effect is about, as it is called before the effect: one that copies may give it another name."""
    return tuple(tx.mention(one) for one in made.objects)


def _note_effect(tx: Transaction, made: ContinuousEffect, named: tuple[Mention, ...], *rules: Citation) -> None:
    facts: Facts = {
        "objects": named,
        "parts": tuple(type(part).__name__ for part in made.parts),
        "details": tuple(_detail(part, tx, made.bindings) for part in made.parts),
        "marks": tuple(mark.value for mark in made.marks),
        "until": made.until.value,
        "as long as": made.as_long_as is not None,
    }
    tx.note(
        StepKind.INSTRUCTION,
        [cite("608.2c"), *rules, *([cite("611.2c"), cite("613.1")] if made.parts else [])],
        facts=facts,
        player=made.you,
        cause=made.source,
        triggered=notice_states(tx),
    )


@carries(f.ApplyToNextSpell)
def apply_to_next_spell(tx: Transaction, effect: f.ApplyToNextSpell, bound: Bindings) -> Bindings:
    """611.2f: nothing happens before such a spell is cast; 611.2d: the numbers are fixed now."""
    for player in players(effect.who, tx.board, bound):
        made = ContinuousEffect(
            timestamp=tx.game.take_id(),
            parts=tuple(_with_numbers(part, tx, bound) for part in effect.parts),
            objects=(),
            source=bound.source,
            you=player,
            until=effect.until,
            bindings=bound,
            next_spell=effect.spell,
        )
        tx.game.change(effects=(*tx.game.effects, made))
        facts: Facts = {"next spell": True, "until": effect.until.value}
        tx.note(StepKind.INSTRUCTION, [cite("608.2c"), cite("611.2f")], facts=facts, player=player, cause=bound.source)
    return bound


@carries(f.GainAbilitiesOf)
def gain_abilities_of(tx: Transaction, effect: f.GainAbilitiesOf, bound: Bindings) -> Bindings:
    """613.1f: those that the other object has as the effect begins; 607.5: what is linked among them is so by this effect alone."""
    mark = f"{GIVEN}{tx.game.next_id}"
    given = [
        GainAbility(apart(ability, mark))
        for one in there(tx, effect.of, bound)
        for ability in abilities_of(tx.board, one)
        if not effect.activated or isinstance(ability, Activated)
    ]
    found = there(tx, effect.to, bound)
    if given and found:
        rules = [cite("607.5")] if any(map(is_linked, given)) else []
        add_effect(tx, tuple(given), found, effect.until, bound, cite("613.1f"), *rules)
    return bound


@carries(f.Regenerate)
def regenerate(tx: Transaction, effect: f.Regenerate, bound: Bindings) -> Bindings:
    """701.19a: a shield for the next destruction this turn."""
    found = there(tx, effect.what, bound)
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
    sources: tuple[ObjectId | None, ...] = (None,) if effect.source is None else there(tx, effect.source, bound)
    guarded: tuple[Recipient | None, ...] = (None,) if effect.to is None else recipients_there(tx, effect.to, bound)
    made = tuple(
        PreventionShield(
            id=tx.game.take_id(),
            made_by=bound.source,
            to=one,
            source=source,
            from_source=effect.from_source,
            amount=size,
            next_time=effect.next_time,
            combat=effect.combat,
            gain_life=who[0] if who else NOBODY,
            until=effect.until,
            you=bound.you,
        )
        for source in sources
        for one in guarded
    )
    if made and size != 0:
        tx.game.change(preventions=(*tx.game.preventions, *made))
        facts: Facts = {"prevention": True, "amount": size}
        untargeted = [cite("615.11")] if size is not None and isinstance(effect.to, Every | SharingColor) else []
        tx.note(
            StepKind.INSTRUCTION,
            [cite("608.2c"), cite("615.3"), *untargeted],
            facts=facts,
            player=bound.you,
            cause=bound.source,
        )
    return bound


@carries(f.Delay)
def delay(tx: Transaction, effect: f.Delay, bound: Bindings) -> Bindings:
    """603.7a, 603.7d: it exists from now on, controlled by the player who controls the resolving ability."""
    now = tx.game.take_id()
    made = DelayedTrigger(
        id=now,
        ability=Triggered(trigger=effect.trigger, effects=effect.effects),
        bindings=replace(bound, since=now),
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
