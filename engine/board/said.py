"""608.2c, 700.2, 702.5a: what a spell or an ability says, with its modes and what its targets have to be."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.as_cast import having_x
from engine.board.asking import Transaction
from engine.board.targets import as_announced
from engine.cards.abilities.ability import Activated, Mode, SpellAbility, Triggered
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.references import Target
from engine.cards.characteristics import Characteristics
from engine.cards.keywords.forms import forms
from engine.state.bindings import Chosen
from engine.state.objects import GameObject
from engine.words.citations import Citation, cite
from engine.words.record import is_record, replace
from engine.words.terms import ObjectId, Relation

ENTWINE = "entwine"


def spell_ability(printed: Characteristics) -> SpellAbility:
    """113.3a: what an instant or sorcery does; of several spell abilities, one after the other as one."""
    found = [ability for ability in printed.abilities if isinstance(ability, SpellAbility)]
    if len(found) == 1:
        return found[0]
    effects = tuple(effect for ability in found for effect in ability.effects)
    return SpellAbility(effects=effects, targets=tuple(spec for ability in found for spec in ability.targets))


def modes_to_choose(ability: SpellAbility, begun: Chosen) -> tuple[int, int]:
    """601.4, 700.2: how many modes are chosen, at least and at most: it may depend on a cost that is announced only after them."""
    if ability.more_modes is None or ability.more_modes[0] not in begun.paid:
        return ability.choose_modes
    return ability.more_modes[1:]


def modes_of_spell(printed: Characteristics, ability: SpellAbility, begun: Chosen) -> tuple[int, int]:
    """700.2: how many modes of a spell are chosen: all of them with entwine paid (702.42a), what spree and tiered say (702.172a,
    702.183a), or what it says itself."""
    if ENTWINE in begun.paid:
        return (len(ability.modes),) * 2
    if printed.has("spree"):
        return 1, len(ability.modes)
    return (1, 1) if printed.has("tiered") else modes_to_choose(ability, begun)


def aura_targets(printed: Characteristics) -> tuple[TargetSpec, ...]:
    """303.4a, 702.5a: an Aura spell has a target, as its enchant ability says."""
    for keyword in printed.keywords():
        if keyword.keyword == "enchant":
            if keyword.filter is not None:
                return (TargetSpec(objects=keyword.filter),)
            relation = Relation.OPPONENT if keyword.quality == "opponent" else Relation.ANY
            return (TargetSpec(players=relation),)
    return (TargetSpec(objects=Filter(name="\0")),)


def rules_of_targets(tx: Transaction, stacked: ObjectId, chosen: Chosen) -> list[Citation]:
    """601.2c: by which rules the targets were chosen of what is on the stack; 208.4b: what of them its words look at."""
    if not chosen.targets:
        return []
    wanted = [spec.objects for spec in specs_on_stack(tx, tx.game.objects[stacked]) if spec.objects is not None]
    based = any(one.base_power or one.base_toughness for part in wanted for one in (part, *part.any_of))
    return [cite("601.2c"), *([cite("208.4b")] if based else [])]


def targets_of(printed: Characteristics, chosen: Chosen) -> tuple[TargetSpec, ...]:
    """115.1a-b: the requirements of targets of a spell with the modes chosen for it."""
    if "Aura" in printed.subtypes:
        return aura_targets(printed)
    ability = spell_ability(printed)
    own = specs_of([ability.modes[number] for number in chosen.modes]) if ability.modes else ability.targets
    return (*own, *targets_of_keywords(printed, chosen))


def specs_of(modes: Sequence[Mode]) -> tuple[TargetSpec, ...]:
    """700.2: the requirements of the chosen modes, one mode after the other; 'another target' is meant within its own mode."""
    specs: list[TargetSpec] = []
    for mode in modes:
        before = len(specs)
        specs += [_spec_behind(spec, before) for spec in mode.targets]
    return tuple(specs)


def _spec_behind(spec: TargetSpec, before: int) -> TargetSpec:
    """601.2c: the numbers by which a requirement speaks of others of its own text, behind so many of other texts."""
    later: TargetSpec = _behind(spec, before)  # type: ignore[assignment]
    return replace(later, keep_distinct_from=tuple(index + before for index in spec.keep_distinct_from))


def fused(top: GameObject) -> bool:
    """702.102a: whether it is a spell of both halves of a split card."""
    return top.whole is not None and bool(top.printed.halves)


def text_of(tx: Transaction, top: GameObject, chosen: Chosen) -> tuple[tuple[TargetSpec, ...], tuple[Effect, ...]]:
    """The requirements of targets, and the instructions in the order written, with the chosen modes (700.2)."""
    ability = top.ability
    if isinstance(ability, Activated | Triggered):
        if ability.modes:
            modes = [ability.modes[number] for number in chosen.modes]
            return in_succession(modes)
        return ability.targets, ability.effects
    printed = tx.board.characteristics(top.id)
    if "Aura" in printed.subtypes:
        return aura_targets(printed), ()
    spell = spell_ability(printed)
    specs, instructions = spell.targets, spell.effects
    if spell.modes:
        specs, instructions = in_succession([spell.modes[number] for number in chosen.modes])
    instructions = tuple(instructions)
    for form in of_keywords(printed, chosen):
        said = shifted(form.effects, len(specs))
        instructions = (*said, *instructions) if form.first else (*instructions, *said)
        specs = (*specs, *form.targets)
    return specs, instructions


def of_keywords(printed: Characteristics, chosen: Chosen) -> list[SpellAbility]:
    """702.50a, 702.99a, 702.131a: the spell abilities that keywords stand for, which come after what else the spell says.

    702.113b: one whose target is required only if a cost was paid is there only then.
    """
    found = (form for keyword in printed.keywords() for form in forms(keyword) if isinstance(form, SpellAbility))
    return [form for form in found if all(spec.if_paid in ("", *chosen.paid) for spec in form.targets)]


def targets_of_keywords(printed: Characteristics, chosen: Chosen) -> tuple[TargetSpec, ...]:
    return tuple(spec for form in of_keywords(printed, chosen) for spec in form.targets)


def specs_on_stack(tx: Transaction, one: GameObject) -> tuple[TargetSpec, ...]:
    """115.7, 115.8: the requirements of targets of a spell or ability on the stack, with the modes that were chosen for it."""
    chosen = one.chosen or Chosen()
    announced = chosen if one.bindings is None else having_x(tx.board, replace(one.bindings, chosen=chosen))
    return as_announced(text_of(tx, one, chosen)[0], announced)


def in_succession(modes: Sequence[Mode]) -> tuple[tuple[TargetSpec, ...], tuple[Effect, ...]]:
    """700.2, 702.102d: what several parts of a text require and do, one after the other."""
    instructions: list[Effect] = []
    before = 0
    for mode in modes:
        instructions.extend(shifted(mode.effects, before))
        before += len(mode.targets)
    return specs_of(modes), tuple(instructions)


def shifted(instructions: Sequence[Effect], by: int) -> list[Effect]:
    """Targets are numbered within their mode; in the spell they come after those of earlier modes."""
    return list(instructions) if by == 0 else [_behind(one, by) for one in instructions]  # type: ignore[misc]


def _behind(value: object, by: int) -> object:
    """What speaks of targets by their numbers, with so many of them before."""
    if by == 0:
        return value
    if isinstance(value, Target):
        return Target(value.index + by)
    if isinstance(value, tuple):
        return tuple(_behind(part, by) for part in value)
    if is_record(value):
        return replace(value, **{name: _behind(getattr(value, name), by) for name in value.__struct_fields__})
    return value
