"""603.7, 603.12, 611, 615, 701.19: what goes on after the instruction: effects, shields, abilities for later."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.linked import GIVEN, apart, is_linked
from engine.board.parts import speaks_of_each
from engine.board.values import number, players
from engine.cards.abilities import lasting as f
from engine.cards.abilities.ability import Activated, Keyword, Triggered
from engine.cards.abilities.continuous import Duration, GainAbility, ModifyPT, Part, SetPT
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Fixed, Quantity, Times
from engine.cards.abilities.references import Every, SharingColor
from engine.cards.abilities.triggers import BeginningOf, Trigger, When
from engine.costs.mana_costs import abilities_of
from engine.happening.carrying import carries
from engine.happening.delayed import SPOKEN_OF
from engine.happening.instructed import amount, recipients_there, there
from engine.happening.lasting import add_effect, begin, effect_of
from engine.happening.triggers import notice_reflexive
from engine.happening.writing.lasting import begin_preventions, begin_shields, delay_trigger
from engine.state.bindings import Bindings
from engine.state.facts.lasting import DelayedBegins, Lasts, NextSpellChanges, PreventionBegins, RegenerationBegins
from engine.state.lasting import DelayedTrigger, PreventionShield, RegenerationShield
from engine.state.objects import Recipient
from engine.state.trace import StepKind
from engine.turn.durations import begin_where_so
from engine.words.citations import Citation, cite
from engine.words.known_object import These
from engine.words.record import replace
from engine.words.terms import NOBODY, Kind, ObjectId, Relation, TurnStep


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


def _begin(tx: Transaction, effect: f.Apply, found: Sequence[ObjectId], bound: Bindings) -> None:
    parts = tuple(_with_numbers(part, tx, bound) for part in effect.parts)
    made = effect_of(
        tx.game.take_id(),
        bound,
        effect.until if effect.as_long_as is None else Duration.ENDLESS,
        parts=parts,
        objects=found,
        as_long_as=effect.as_long_as,
    )
    rules = (cite("611.2d"), cite("608.2h")) if parts != effect.parts else ()
    said = tuple(_from_whom(part, tx, bound) for part in parts)
    if said != parts:
        made, rules = replace(made, parts=said), (*rules, cite("109.5"), cite("702.16i"))
    begin_where_so(tx, made, *rules)


def _from_whom(part: Part, tx: Transaction, bound: Bindings) -> Part:
    """109.5, 702.16i: 'protection from each of your opponents' that an effect gives is from those of who controls the effect,
    whoever controls later what has it."""
    match part:
        case GainAbility(
            ability=Keyword(keyword="protection", filter=Filter(controller=Relation.OPPONENT) as such) as given
        ):
            theirs = tuple(one for one in tx.game.seats() if tx.game.related(one, bound.you, Relation.OPPONENT))
            named = replace(such, controller=Relation.ANY, whose=These(theirs))
            return GainAbility(replace(given, filter=named))
        case _:
            return part


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


@carries(f.ApplyToNextSpell)
def apply_to_next_spell(tx: Transaction, effect: f.ApplyToNextSpell, bound: Bindings) -> Bindings:
    """611.2f: nothing happens before such a spell is cast; 611.2d: the numbers are fixed now."""
    for player in players(effect.who, tx.board, bound):
        parts = tuple(_with_numbers(part, tx, bound) for part in effect.parts)
        made = effect_of(tx.game.take_id(), bound, effect.until, parts=parts, you=player, next_spell=effect.spell)
        facts = (NextSpellChanges(), Lasts(effect.until))
        begin(tx, [made], [cite("608.2c"), cite("611.2f")], facts, bound.source)
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
        begin_shields(tx.game, *shields)
        facts = (RegenerationBegins(tuple(tx.mention(one) for one in found)),)
        tx.note(
            StepKind.INSTRUCTION, [cite("608.2c"), cite("701.19a")], facts=facts, player=bound.you, cause=bound.source
        )
    return bound


@carries(f.Prevent)
def prevent(tx: Transaction, effect: f.Prevent, bound: Bindings) -> Bindings:
    """615.3, 615.7-615.8, 615.11: a shield for each thing referred to, or for all damage; the turn is its end."""
    who = players(effect.gain_life, tx.board, bound) if effect.gain_life is not None else ()
    size = None if effect.amount is None else amount(tx, effect.amount, bound)
    sources: Sequence[ObjectId | None] = (None,) if effect.source is None else there(tx, effect.source, bound)
    guarded: Sequence[Recipient | None] = (None,) if effect.to is None else recipients_there(tx, effect.to, bound)
    made = tuple(
        PreventionShield(
            id=tx.game.take_id(),
            made_by=bound.source,
            to=one,
            sources=() if source is None else (source,),
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
        begin_preventions(tx.game, *made)
        facts = (PreventionBegins(size),)
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
    """603.7a, 603.7d-e: it exists from now on, controlled by the player who controls the resolving spell or ability."""
    kept = bound.remembered
    if effect.about is not None:
        kept = {**kept, SPOKEN_OF: there(tx, effect.about, bound)}
        if not kept[SPOKEN_OF]:
            return bound
    if effect.targets:
        # 603.3d: its targets are chosen as it is put onto the stack, and are none of those that were chosen before.
        bound_then = replace(bound, chosen=replace(bound.chosen, targets=()))
    else:
        bound_then = bound
    now = tx.game.take_id()
    made = DelayedTrigger(
        id=now,
        ability=Triggered(trigger=effect.trigger, effects=effect.effects, targets=effect.targets),
        bindings=replace(bound_then, since=now, remembered=kept),
        controller=bound.you,
        until=effect.until,
        once=effect.once,
    )
    delay_trigger(tx.game, made)
    tx.note(
        StepKind.INSTRUCTION,
        [cite("608.2c"), cite("603.7a"), _whose_delayed(tx), *_not_this_one(tx, effect.trigger)],
        facts=(DelayedBegins(),),
        player=bound.you,
        cause=bound.source,
    )
    return bound


def _not_this_one(tx: Transaction, trigger: Trigger) -> tuple[Citation, ...]:
    """513.2: what is made during an end step, for the beginning of the next one, does not trigger in this turn."""
    ending = isinstance(trigger, BeginningOf) and trigger.step is TurnStep.END
    return (cite("513.2"),) if ending and tx.game.turn.step is TurnStep.END else ()


def _whose_delayed(tx: Transaction) -> Citation:
    """603.7d-e: by which rule a delayed triggered ability has its controller: a spell made it, or another ability."""
    top = tx.game.stack_top
    return cite("603.7e") if top is not None and top.kind is Kind.ABILITY else cite("603.7d")


@carries(f.Reflect)
def reflect(tx: Transaction, effect: f.Reflect, bound: Bindings) -> Bindings:
    """603.12: it triggers at once, and waits like any other."""
    assert isinstance(effect.ability.trigger, When)
    triggered = notice_reflexive(tx, effect.ability, bound)
    rules = [cite("608.2c"), cite("603.12")]
    tx.note(StepKind.INSTRUCTION, rules, player=bound.you, cause=bound.source, triggered=triggered)
    return bound
