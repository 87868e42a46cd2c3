"""707: copiable values, and copies of permanents, spells and abilities."""

from __future__ import annotations

from dataclasses import replace

from engine import events as e
from engine.abilities import effects as f
from engine.abilities.ability import Activated, SpellAbility, Triggered
from engine.abilities.continuous import CopyOf, Part
from engine.abilities.filters import TargetSpec
from engine.abilities.references import ObjectReference
from engine.bindings import Bindings, Chosen
from engine.characteristics import Characteristics
from engine.citations import cite, not_implemented
from engine.decisions import Purpose
from engine.game import ContinuousEffect
from engine.instructions.registry import amount, arrived, carries, happening, remember, there
from engine.objects import GameObject, Recipient
from engine.parts import changed
from engine.pipeline import happen
from engine.stack import aura_targets, specs_of, spell_ability, target_facts
from engine.targets import became_targets, candidates
from engine.terms import NOBODY, Kind, ObjectId, PlayerId, Zone
from engine.trace import Change, StepKind
from engine.transaction import Transaction
from engine.values import players, recipients

not_implemented("707.5", "permanenti che entrano come copia di un altro")
not_implemented("707.9", "copie con modifiche che valgono solo mentre si copia")
not_implemented("707.10d", "copie per ogni oggetto che la magia potrebbe bersagliare")
not_implemented("707.12", "lanciare la copia di una carta")


def copiable_values(tx: Transaction, one: ObjectId) -> Characteristics:
    """707.2: the characteristics after layer 1; as they last were, for an object that is gone (608.2h)."""
    if one in tx.board.objects:
        return tx.board.copiable(one)
    known = tx.game.lki[one]
    return known.copiable or known.object.printed


def _with_exceptions(
    tx: Transaction, values: Characteristics, exceptions: tuple[Part, ...], bound: Bindings
) -> Characteristics:
    """707.9a-b: 'except': the copy's values are changed as it is made, and are copiable so."""
    for part in exceptions:
        values = changed(values, part, tx.board, bound)
    return values


@carries(f.CreateCopies)
def create_copies(tx: Transaction, effect: f.CreateCopies, bound: Bindings) -> Bindings:
    """111.3, 111.11, 707.2: tokens that are copies; none of an instant or sorcery, nor of what never was."""
    count = amount(tx, effect.count, bound)
    events: list[Change | e.Event] = []
    for one in _originals(tx, effect.of, bound):
        values = _with_exceptions(tx, copiable_values(tx, one), effect.exceptions, bound)
        if not values.permanent_card:
            continue
        events += [
            Change(
                event=e.TokenCreated(owner=player, characteristics=values, label=values.name, tapped=effect.tapped),
                rules=(cite("707.2"),),
            )
            for player in players(effect.who, tx.board, bound)
            for _ in range(count)
        ]
    happened = happening(tx, events, bound, cite("608.2c"), cite("701.7a"), cite("111.3"))
    return remember(bound, effect.keep_as, arrived(happened))


def _originals(tx: Transaction, reference: ObjectReference, bound: Bindings) -> tuple[ObjectId, ...]:
    """608.2h: what the effect speaks of; what has left is copied as it last was, not as the card that it became."""
    found = recipients(reference, tx.board, bound)
    known = (one for one in found if isinstance(one, int) and (one in tx.board.objects or one in tx.game.lki))
    return tuple(dict.fromkeys(known))


@carries(f.BecomeCopy)
def become_copy(tx: Transaction, effect: f.BecomeCopy, bound: Bindings) -> Bindings:
    """613.2a, 707.2b: objects take on the copiable values that another one has now, for a time."""
    originals = _originals(tx, effect.of, bound)
    changing = there(tx, effect.what, bound)
    if not originals or not changing:
        return bound
    values = _with_exceptions(tx, copiable_values(tx, originals[0]), effect.exceptions, bound)
    made = ContinuousEffect(
        timestamp=tx.game.take_id(),
        parts=(CopyOf(values),),
        objects=changing,
        source=bound.source,
        you=bound.you,
        until=effect.until,
        bindings=bound,
    )
    tx.game.change(effects=(*tx.game.effects, made))
    tx.note(
        StepKind.INSTRUCTION,
        [cite("608.2c"), cite("707.2"), cite("613.2a")],
        facts={
            "objects": tuple(tx.mention(one) for one in changing),
            "copy of": tx.mention(originals[0]),
            "until": effect.until.value,
        },
        player=bound.you,
        cause=bound.source,
    )
    return bound


@carries(f.CopyOnStack)
def copy_on_stack(tx: Transaction, effect: f.CopyOnStack, bound: Bindings) -> Bindings:
    """707.10, 707.10c: a copy of a spell or ability on the stack, with its decisions; new targets may be chosen for it."""
    count = amount(tx, effect.count, bound)
    for one in there(tx, effect.what, bound):
        original = tx.board.objects[one]
        if original.zone is not Zone.STACK:
            continue
        for player in players(effect.who, tx.board, bound):
            for _ in range(count):
                _put_copy(tx, original, player, bound, new_targets=effect.new_targets)
    return bound


def _put_copy(tx: Transaction, original: GameObject, player: PlayerId, bound: Bindings, *, new_targets: bool) -> None:
    """903.3: being a commander belongs to the card, and no copy has it."""
    one = ObjectId(tx.game.take_id())
    ability = original.kind is Kind.ABILITY
    made = replace(
        original,
        id=one,
        label=f"{original.label}~",
        printed=original.printed if ability else copiable_values(tx, original.id),
        kind=Kind.ABILITY if ability else Kind.COPY_OF_SPELL,
        owner=player,
        controller=player,
        timestamp=one,
        commander=False,
        bindings=None if original.bindings is None else replace(original.bindings, you=player),
    )
    place = (Zone.STACK, NOBODY)
    tx.game.change(
        objects={**tx.game.objects, one: made}, places={**tx.game.places, place: (*tx.game.zone(*place), one)}
    )
    chosen = made.chosen or Chosen()
    if new_targets and chosen.targets:
        chosen = _retargeted(tx, made, chosen, player)
        bindings = None if made.bindings is None else replace(made.bindings, chosen=chosen)
        tx.game.change(objects={**tx.game.objects, one: replace(made, chosen=chosen, bindings=bindings)})
    rules = [cite("707.10"), *([cite("707.10c")] if new_targets and chosen.targets else [])]
    happen(
        tx,
        became_targets(chosen, one),
        kind=StepKind.COPIED,
        rules=rules,
        player=player,
        cause=bound.source,
        facts={"copy": tx.mention(one), "copy of": tx.mention(original.id), **target_facts(tx, chosen)},
    )


def _retargeted(tx: Transaction, made: GameObject, chosen: Chosen, player: PlayerId) -> Chosen:
    """115.7d, 707.10c: any of the targets may stay, even illegal ones; those that are changed must be legal.

    Where several new ones share a division, they take over its parts in the order in which they are named (115.7f).
    """
    held = Bindings(source=made.source if made.source is not None else made.id, you=player, chosen=chosen)
    targets: list[tuple[Recipient, ...]] = []
    divided: dict[Recipient, int] = {}
    for spec, picked in zip(_specs(made, chosen), chosen.targets, strict=False):
        if not picked:
            targets.append(picked)
            continue
        possible = dict.fromkeys((*picked, *candidates(spec, tx.board, held, itself=made.id)))
        found = tx.ask_objects(
            Purpose.TARGETS,
            player,
            cite("707.10c"),
            possible,
            minimum=len(picked),
            maximum=len(picked),
            about=tx.mention(made.id),
        )
        targets.append(found)
        divided.update(_divided_again(chosen, picked, found))
    return replace(chosen, targets=tuple(targets), divided=divided or None)


def _divided_again(
    chosen: Chosen, before: tuple[Recipient, ...], after: tuple[Recipient, ...]
) -> list[tuple[Recipient, int]]:
    """115.7f: the division stays: a target that stays keeps its part, and each new one takes that of one that was replaced."""
    if chosen.divided is None:
        return []
    parts = chosen.divided
    left = [parts[one] for one in before if one in parts and one not in after]
    kept = [(one, parts[one]) for one in after if one in before and one in parts]
    return [*kept, *zip((one for one in after if one not in before), left, strict=False)]


def _specs(made: GameObject, chosen: Chosen) -> tuple[TargetSpec, ...]:
    ability: object = made.ability
    if ability is None:
        if "Aura" in made.printed.subtypes:
            return aura_targets(made.printed)
        ability = spell_ability(made.printed)
    if isinstance(ability, Triggered | SpellAbility) and ability.modes:
        return specs_of([ability.modes[number] for number in chosen.modes])
    assert isinstance(ability, Triggered | SpellAbility | Activated)
    return ability.targets
