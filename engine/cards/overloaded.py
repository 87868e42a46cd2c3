"""702.96: a spell whose text says 'each' wherever it said 'target': what it speaks of is found as its instructions are come to."""

from __future__ import annotations

from functools import lru_cache

from engine.cards.abilities import effects as f
from engine.cards.abilities.ability import Ability, Mode, NotUnderstood, SpellAbility
from engine.cards.abilities.classification import about
from engine.cards.abilities.filters import TargetSpec
from engine.cards.abilities.keyword_abilities import KeepInMind
from engine.cards.abilities.references import EachPlayer, Every, Remembered, Target
from engine.cards.characteristics import Characteristics
from engine.words.record import replace, within
from engine.words.terms import Relation


def with_each(before: Characteristics) -> Characteristics:
    """702.96a, 702.96c: the object with 'each' for 'target' in its rules text."""
    abilities = tuple(_rewritten(ability) for ability in before.abilities)
    return before if abilities == before.abilities else before.but(abilities=abilities)


@lru_cache(maxsize=1024)
def _rewritten(ability: Ability) -> Ability:
    """The same record for the same ability each time: where an ability is told by identity, it stays the same one."""
    if not any(isinstance(part, Target | TargetSpec) for part in within(ability)):
        return ability
    made = _each_in_spell(ability) if isinstance(ability, SpellAbility) else None
    if made is None or any(isinstance(part, Target | TargetSpec) for part in within(made)):
        return NotUnderstood(text=getattr(ability, "text", ""), reason="overload")
    return made


def _each_in_spell(ability: SpellAbility) -> SpellAbility | None:
    effects = _each_in(ability.targets, ability.effects)
    modes = [(mode, _each_in(mode.targets, mode.effects)) for mode in ability.modes]
    if effects is None or any(made is None for _, made in modes):
        return None
    rewritten: tuple[Mode, ...] = tuple(replace(mode, targets=(), effects=made or ()) for mode, made in modes)
    return replace(ability, targets=(), effects=effects, modes=rewritten)


def _each_in(targets: tuple[TargetSpec, ...], effects: tuple[f.Effect, ...]) -> tuple[f.Effect, ...] | None:
    """702.96b: what no longer requires targets; ``None`` where it is not settled what the words come to mean."""
    for index, spec in enumerate(targets):
        each = _each_of(spec)
        if each is None:
            return None
        effects = _said_of(each, index, effects)
    return effects


def _each_of(spec: TargetSpec) -> Every | EachPlayer | None:
    """All that a requirement of one target describes, whether or not it could have been chosen (702.96b)."""
    plain = TargetSpec(objects=spec.objects, players=spec.players)
    if spec != plain or (spec.objects is None) is (spec.players is None):
        return None
    return EachPlayer(spec.players or Relation.ANY) if spec.objects is None else Every(spec.objects)


def _said_of(each: Every | EachPlayer, index: int, effects: tuple[f.Effect, ...]) -> tuple[f.Effect, ...]:
    """608.2h: instructions about a target, about all that it became; what several of them speak of is found once."""
    speaking = [effect for effect in effects if Target(index) in within(effect)]
    several = len(speaking) > 1 and isinstance(each, Every)
    name = f"\0each {index}"
    whom = Remembered(name) if several else each
    made: list[f.Effect] = []
    for effect in effects:
        if several and effect is speaking[0]:
            made.append(KeepInMind(what=each, keep_as=name))  # type: ignore[arg-type]
        made.append(_about_each(effect, index, whom))
    return tuple(made)


def _about_each(effect: f.Effect, index: int, whom: Every | EachPlayer | Remembered) -> f.Effect:
    """What an instruction that is not done to each, or another place in it, comes to mean by 'each' is not settled."""
    place = about(effect)
    if place is None or getattr(effect, place) != Target(index):
        return effect
    made: f.Effect = replace(effect, **{place: whom})  # type: ignore[arg-type]
    return made
