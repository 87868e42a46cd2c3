"""405, 603.3, 601, 602, 608: how spells and abilities get on the stack, and what happens as they leave it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from engine import events as e
from engine.abilities.ability import Activated, Mode, SpellAbility, Triggered
from engine.abilities.effects import Effect
from engine.abilities.filters import Filter, TargetSpec
from engine.attachment import attachment_fault
from engine.bindings import Bindings, Chosen
from engine.characteristics import Characteristics
from engine.citations import Citation, cite
from engine.decisions import Form, Option, Purpose, Question
from engine.game import WaitingTrigger
from engine.instructions import carry_out
from engine.instructions.registry import arrived
from engine.objects import GameObject, PlayerTarget, Recipient
from engine.paying import resolve_triggered_mana
from engine.pipeline import happen
from engine.targets import as_announced, became_targets, can_choose, choose_targets, still_legal
from engine.terms import NOBODY, FaceDown, Kind, ObjectId, PlayerId, Reason, Relation, Zone
from engine.trace import Change, Fact, StepKind, Untold
from engine.transaction import Transaction
from engine.triggers import spoken_of
from engine.values import holds

NOTHING = Characteristics()
ENTWINE = "entwine"


def put_ability(
    tx: Transaction,
    ability: Triggered | Activated,
    *,
    source: ObjectId,
    index: int,
    controller: PlayerId,
    bindings: Bindings,
) -> ObjectId:
    """113.7, 603.3: an ability becomes an object on top of the stack that is not a card and has no characteristics."""
    game = tx.game
    one = ObjectId(game.take_id())
    seen = tx.board.last_seen(source)
    label = seen[0].label if seen is not None else ""
    made = GameObject(
        id=one,
        label=f"{label}#{index + 1}" if index >= 0 else f"{label}#",
        printed=NOTHING,
        kind=Kind.ABILITY,
        owner=controller,
        controller=controller,
        zone=Zone.STACK,
        timestamp=one,
        ability=ability,
        ability_index=index,
        source=source,
        bindings=bindings,
        chosen=bindings.chosen,
    )
    place = (Zone.STACK, NOBODY)
    game.change(objects={**game.objects, one: made}, places={**game.places, place: (*game.zone(*place), one)})
    return one


def put_triggers(tx: Transaction) -> None:
    """603.3b: in two parts: first what triggered on something else than an ability triggering, then the rest.

    In each part every player, in turn order from the active player, puts their own in an order of their choice; who has left
    the game puts none (800.4d).
    """
    from engine.abilities.triggers import AbilityTriggers

    waiting = tx.game.waiting
    tx.game.change(waiting=())
    for second in (False, True):
        part = [one for one in waiting if isinstance(one.ability.trigger, AbilityTriggers) is second]
        for together in _in_turn(tx):
            own = [one for one in part if one.controller in together]
            for one in _in_order(tx, together, own):
                _put_triggered(tx, one, several=len(own) > 1, second=second)


def _in_turn(tx: Transaction) -> list[tuple[PlayerId, ...]]:
    """101.4, 805.7: who orders abilities, one after the other: each player, or the members of a team that shares its turns."""
    game = tx.game
    found = []
    for player in game.seats():
        side = game.side(player)
        members = tuple(one for one in side.members if game.player(one).in_game) if side.shared else (player,)
        if members not in found:
            found.append(members)
    return found


def _in_order(tx: Transaction, together: tuple[PlayerId, ...], own: Sequence[WaitingTrigger]) -> list[WaitingTrigger]:
    """603.3b: the order is the player's choice, or a team's, whose primary player decides (805.2); asked only where it makes a
    difference."""
    if len(own) < 2:
        return list(own)
    kinds: list[object] = []
    options = []
    for one in own:
        signature = _signature(one)
        if signature not in kinds:
            kinds.append(signature)
        mention = replace(tx.mention(one.source), text=one.ability.text, index=one.index)
        options.append(Option(key=f"t{one.id}", mention=mention, text=one.ability.text, alike=kinds.index(signature)))
    answer = tx.ask(
        Question(
            form=Form.ORDER,
            purpose=Purpose.TRIGGER_ORDER,
            decider=together[0],
            chooser=together[0],
            rule=cite("603.3b") if len(together) == 1 else cite("805.7"),
            options=tuple(options),
        )
    )
    by_key = {f"t{one.id}": one for one in own}
    return [by_key[key] for key in answer.keys]


def _signature(one: WaitingTrigger) -> tuple[object, ...]:
    """What tells two waiting abilities apart: text, source, controller, and what of the event their words use."""
    return (one.ability, one.source, one.index, one.controller, spoken_of(one.ability, one.bindings))


def _put_triggered(tx: Transaction, one: WaitingTrigger, *, several: bool, second: bool) -> None:
    """603.3, 603.3c-d: onto the stack with its modes and targets, or removed where none can be chosen."""
    bound = replace(one.bindings, you=one.controller)
    stacked = put_ability(
        tx, one.ability, source=one.source, index=one.index, controller=one.controller, bindings=bound
    )
    chosen = _choose(tx, one.ability.modes, one.ability.choose_modes, one.ability.targets, bound, bound.chosen, stacked)
    rules = [cite("603.3"), cite("603.3a")]
    if several or second:
        rules.append(cite("603.3b"))
    source = tx.mention(one.source)
    modal = bool(one.ability.modes)
    if chosen is None or (modal and not chosen.modes):
        rule = cite("603.3c") if modal else cite("603.3d")
        happen(
            tx,
            [Change(event=e.Ceased(object=stacked), rules=(rule,))],
            kind=StepKind.ABILITY_REMOVED,
            rules=[rule],
            player=one.controller,
            cause=stacked,
            facts={"source": source, "index": one.index, "text": one.ability.text},
        )
        return
    _choose_for(tx, stacked, chosen)
    if modal:
        rules.append(cite("603.3c"))
    announced = chosen if one.ability.targets or modal else Chosen()
    if announced.targets:
        rules.append(cite("603.3d"))
    happen(
        tx,
        became_targets(announced, stacked),
        kind=StepKind.ABILITY_PUT_ON_STACK,
        rules=rules,
        player=one.controller,
        cause=stacked,
        facts={"source": source, "index": one.index, "text": one.ability.text, **target_facts(tx, announced)},
    )


def target_facts(tx: Transaction, chosen: Chosen) -> dict[str, Fact]:
    """What was chosen as targets, named for a step."""
    found = [one for picked in chosen.targets for one in picked]
    if not found:
        return {}
    return {"targets": tuple(_named(tx, one) for one in found)}


def _choose_for(tx: Transaction, stacked: ObjectId, chosen: Chosen) -> None:
    game = tx.game
    one = game.objects[stacked]
    bound = one.bindings
    changed = replace(one, chosen=chosen, bindings=None if bound is None else replace(bound, chosen=chosen))
    game.change(objects={**game.objects, stacked: changed})


def _choose(
    tx: Transaction,
    modes: Sequence[Mode],
    how_many: tuple[int, int],
    targets: Sequence[TargetSpec],
    bound: Bindings,
    chosen: Chosen,
    about: ObjectId,
) -> Chosen | None:
    """601.2b-d, 603.3c-d: modes first, then targets and divisions; ``None`` where something required has no legal choice."""
    if modes:
        possible = [number for number, mode in enumerate(modes) if can_choose(mode.targets, tx.board, bound, about)]
        if len(possible) < how_many[0]:
            return None
        answer = tx.ask(
            Question(
                form=Form.CHOOSE,
                purpose=Purpose.MODES,
                decider=bound.you,
                chooser=bound.you,
                rule=cite("700.2"),
                options=tuple(Option(key=f"m{number}", text=modes[number].text) for number in possible),
                minimum=how_many[0],
                maximum=min(how_many[1], len(possible)),
                about=tx.mention(about),
            )
        )
        picked = tuple(sorted(int(key[1:]) for key in answer.keys))
        chosen = replace(chosen, modes=picked)
        targets = specs_of([modes[number] for number in picked])
    return choose_targets(tx, targets, bound, chosen, about)


def spell_ability(printed: Characteristics) -> SpellAbility:
    """113.3a: what an instant or sorcery does; of several spell abilities, one after the other as one."""
    found = [ability for ability in printed.abilities if isinstance(ability, SpellAbility)]
    if len(found) == 1:
        return found[0]
    effects = tuple(effect for ability in found for effect in ability.effects)
    return SpellAbility(effects=effects, targets=tuple(spec for ability in found for spec in ability.targets))


def aura_targets(printed: Characteristics) -> tuple[TargetSpec, ...]:
    """303.4a, 702.5a: an Aura spell has a target, as its enchant ability says."""
    for keyword in printed.keywords():
        if keyword.keyword == "enchant":
            if keyword.filter is not None:
                return (TargetSpec(objects=keyword.filter),)
            relation = Relation.OPPONENT if keyword.quality == "opponent" else Relation.ANY
            return (TargetSpec(players=relation),)
    return (TargetSpec(objects=Filter(name="\0")),)


def targets_of(printed: Characteristics, chosen: Chosen) -> tuple[TargetSpec, ...]:
    """115.1a-b: the requirements of targets of a spell with the modes chosen for it."""
    if "Aura" in printed.subtypes:
        return aura_targets(printed)
    ability = spell_ability(printed)
    if ability.modes:
        return specs_of([ability.modes[number] for number in chosen.modes])
    return ability.targets


def specs_of(modes: Sequence[Mode]) -> tuple[TargetSpec, ...]:
    """700.2: the requirements of the chosen modes, one mode after the other; 'another target' is meant within its own mode."""
    specs: list[TargetSpec] = []
    for mode in modes:
        before = len(specs)
        specs += [
            replace(spec, keep_distinct_from=tuple(index + before for index in spec.keep_distinct_from))
            for spec in mode.targets
        ]
    return tuple(specs)


def announce(
    tx: Transaction,
    player: PlayerId,
    card: ObjectId,
    begun: Chosen,
    *,
    face_down: FaceDown | None = None,
    transformed: bool = False,
) -> tuple[ObjectId, Chosen | None]:
    """601.2a-d: the card becomes a spell on the stack; its modes and targets are chosen. ``None`` where they cannot be.

    708.4, 712.11a: turned face down, or with its back face up, before it is put there.

    The move is not a step of its own: it is taken back if the casting turns out illegal (733.1).
    """
    from engine import applying

    move = e.ZoneChange(
        object=card,
        to=Zone.STACK,
        reason=Reason.CAST,
        controller=player,
        face_down=face_down,
        transformed=transformed,
    )
    moved = Change(event=move)
    happened = applying.apply(tx.game, tx.board, [moved])
    event = happened[0].event
    assert isinstance(event, e.ZoneChange)
    spell = event.became
    printed = tx.board.characteristics(spell)
    bound = Bindings(source=spell, you=player, chosen=begun)
    if "Aura" in printed.subtypes:
        chosen = choose_targets(tx, aura_targets(printed), bound, bound.chosen, spell)
    else:
        ability = spell_ability(printed)
        every = ENTWINE in begun.paid  # 702.42a
        how_many = (len(ability.modes),) * 2 if every else ability.choose_modes
        chosen = _choose(tx, ability.modes, how_many, ability.targets, bound, bound.chosen, spell)
    if chosen is not None:
        _choose_for(tx, spell, chosen)
    return spell, chosen


def resolve_top(tx: Transaction) -> None:
    """608.1: the top of the stack resolves; afterwards the active player would get priority (117.3b)."""
    top = tx.game.stack_top
    assert top is not None
    bound = _bindings(tx, top)
    specs, instructions = _text_of(tx, top, bound.chosen)
    untold = tuple(_untold(tx, top))
    tx.note(
        StepKind.RESOLUTION_BEGINS,
        [cite("608.1"), cite("117.4")],
        player=bound.you,
        cause=top.id,
        facts={"source": tx.mention(bound.source)},
        untold=untold,
    )
    ability = top.ability
    if (
        isinstance(ability, Triggered)
        and ability.condition is not None
        and not holds(ability.condition, tx.board, bound)
    ):
        _leave_unresolved(tx, top, cite("608.2a"), cite("603.4"), why="intervening if")
        return
    legal, gone = still_legal(specs, tx.board, bound) if specs else (bound.chosen.targets, [])
    if gone and not any(legal):
        reasons = tuple(rule for _, _, rule in gone)
        _leave_unresolved(tx, top, cite("608.2b"), *reasons, why="targets", targets=tuple(one for one, _, _ in gone))
        return
    bound = replace(bound, chosen=replace(bound.chosen, targets=legal))
    if gone:
        facts = {"illegal targets": tuple(_named(tx, one) for one, _, _ in gone)}
        tx.note(StepKind.NOTHING, [cite("608.2b"), *(rule for _, _, rule in gone)], facts=facts, cause=top.id)
    if top.kind is not Kind.ABILITY and tx.board.characteristics(top.id).permanent_card:
        _permanent_resolves(tx, top, bound)
        return
    carry_out(tx, instructions, bound)
    resolve_triggered_mana(tx)
    _finish(tx, top)


def _bindings(tx: Transaction, top: GameObject) -> Bindings:
    controller = tx.board.controller(top.id)
    chosen = top.chosen or Chosen()
    if top.bindings is not None:
        return replace(top.bindings, you=controller, chosen=chosen)
    return Bindings(source=top.source if top.source is not None else top.id, you=controller, chosen=chosen)


def _text_of(tx: Transaction, top: GameObject, chosen: Chosen) -> tuple[tuple[TargetSpec, ...], tuple[Effect, ...]]:
    """The requirements of targets, and the instructions in the order written, with the chosen modes (700.2)."""
    ability = top.ability
    if isinstance(ability, Activated):
        return ability.targets, ability.effects
    if isinstance(ability, Triggered):
        if ability.modes:
            modes = [ability.modes[number] for number in chosen.modes]
            return _of_modes(modes)
        return ability.targets, ability.effects
    printed = tx.board.characteristics(top.id)
    if "Aura" in printed.subtypes:
        return aura_targets(printed), ()
    spell = spell_ability(printed)
    if spell.modes:
        return _of_modes([spell.modes[number] for number in chosen.modes])
    return spell.targets, spell.effects


def specs_on_stack(tx: Transaction, one: GameObject) -> tuple[TargetSpec, ...]:
    """115.7, 115.8: the requirements of targets of a spell or ability on the stack, with the modes that were chosen for it."""
    chosen = one.chosen or Chosen()
    return as_announced(_text_of(tx, one, chosen)[0], chosen)


def _of_modes(modes: Sequence[Mode]) -> tuple[tuple[TargetSpec, ...], tuple[Effect, ...]]:
    instructions: list[Effect] = []
    before = 0
    for mode in modes:
        instructions.extend(_shifted(mode.effects, before))
        before += len(mode.targets)
    return specs_of(modes), tuple(instructions)


def _shifted(instructions: Sequence[Effect], by: int) -> list[Effect]:
    """Targets are numbered within their mode; in the spell they come after those of earlier modes."""
    from engine.abilities.references import Target

    def shift(value: object) -> object:
        if isinstance(value, Target):
            return Target(value.index + by)
        if isinstance(value, tuple):
            return tuple(shift(part) for part in value)
        if hasattr(value, "__dataclass_fields__") and not isinstance(value, type):
            fields = {name: shift(getattr(value, name)) for name in value.__dataclass_fields__}
            return replace(value, **fields)  # type: ignore[type-var]
        return value

    return list(instructions) if by == 0 else [shift(one) for one in instructions]  # type: ignore[misc]


def _untold(tx: Transaction, top: GameObject) -> list[Untold]:
    """What of the resolving spell's text the engine does not know."""
    return [
        Untold(source=tx.mention(top.id), text=ability.text, reason=ability.reason, rules=(cite("608.2c"),))
        for _, ability in tx.board.characteristics(top.id).sorted_abilities.not_understood
    ]


def _named(tx: Transaction, one: Recipient) -> Fact:
    return f"p{one.player}" if isinstance(one, PlayerTarget) else tx.mention(one)


def _leave_unresolved(
    tx: Transaction, top: GameObject, *rules: Citation, why: str, targets: Sequence[Recipient] = ()
) -> None:
    """608.2a-b: it does not resolve: a spell goes to the graveyard, an ability ceases; nothing of it happens."""
    happen(
        tx,
        [_off_the_stack(top, Reason.NOT_RESOLVED)],
        kind=StepKind.DOES_NOT_RESOLVE,
        rules=rules,
        cause=top.id,
        player=tx.board.controller(top.id),
        facts={"why": why, "targets": tuple(_named(tx, one) for one in targets)},
    )


def _off_the_stack(top: GameObject, reason: Reason) -> e.Event:
    """608.2b, 608.2n: a card goes to its owner's graveyard; an ability, or a copy, ceases to exist."""
    if top.kind in (Kind.ABILITY, Kind.COPY_OF_SPELL):
        return e.Ceased(object=top.id)
    return e.ZoneChange(object=top.id, to=Zone.GRAVEYARD, reason=reason)


def _finish(tx: Transaction, top: GameObject) -> None:
    """608.2n: as the final part of resolving it leaves the stack, if it is still there."""
    if tx.game.result is not None or top.id not in tx.game.objects:
        return
    happen(
        tx,
        [_off_the_stack(top, Reason.RESOLVED)],
        kind=StepKind.RESOLVED,
        rules=[cite("608.2n")],
        cause=top.id,
        player=tx.board.controller(top.id),
    )


def _permanent_resolves(tx: Transaction, top: GameObject, bound: Bindings) -> None:
    """608.3: a permanent spell enters under its controller's control; an Aura attached to its target (608.3b-c)."""
    host: Recipient | None = None
    rules = [cite("608.3a")]
    if "Aura" in tx.board.characteristics(top.id).subtypes:
        rules = [cite("608.3b"), cite("608.3c"), cite("303.4a")]
        host = bound.chosen.targets[0][0] if bound.chosen.targets and bound.chosen.targets[0] else None
        if host is None or attachment_fault(tx.board, top.id, host) is not None:
            _leave_unresolved(tx, top, cite("608.3b"), why="targets")
            return
    event = e.ZoneChange(
        object=top.id,
        to=Zone.BATTLEFIELD,
        reason=Reason.RESOLVED,
        controller=tx.board.controller(top.id),
        attached_to=host,
    )
    paid = [
        cost for cost in tx.board.characteristics(top.id).sorted_abilities.casting if cost.name in bound.chosen.paid
    ]
    happened = happen(tx, [event], kind=StepKind.RESOLVED, rules=rules, cause=top.id, player=bound.you)
    for permanent in arrived(happened):
        for cost in paid:
            carry_out(tx, cost.then, Bindings(source=permanent, you=bound.you))
