"""608: the top of the stack resolves, or leaves the stack without that."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.asking import Transaction
from engine.board.attachment import attachment_fault
from engine.board.holding import holds
from engine.board.reach import as_seen_from
from engine.board.said import fused, of_keywords, text_of
from engine.board.targets import still_legal
from engine.board.values import objects, recipients
from engine.cards.abilities.ability import Ability, Activated, SpellAbility, Triggered
from engine.cards.abilities.combat import Joins
from engine.cards.abilities.references import It, ObjectReference, Remembered, Target, This
from engine.cards.keywords.cost_forms import GIFT
from engine.cards.keywords.numbers import DEFINED_BY, defined_by
from engine.cards.keywords.parts import ATTACKED, PAID_WITH
from engine.cards.sorting import sorted_abilities
from engine.costs.paying import resolve_triggered_mana
from engine.happening.carrying import carry_out
from engine.happening.instructed import arrived
from engine.happening.joining_combat import entering_combat
from engine.happening.writing.lasting import effects_without, keep_effects
from engine.happening.writing.turns import note_done
from engine.stack.choosing import mention_of
from engine.stack.insets import leaving, let_play
from engine.stack.mutating import mutate, no_longer_mutating
from engine.state import events as e
from engine.state.bestowed import is_bestowed
from engine.state.bindings import NOTHING as NOTHING_KEPT
from engine.state.bindings import Bindings, Chosen
from engine.state.done import Done
from engine.state.facts.announced import ConditionFails, OfAbility, TargetsGone
from engine.state.facts.fact import Fact
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.merged import is_mutating
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.trace import Change, StepKind, Untold
from engine.words.citations import Citation, cite, not_implemented
from engine.words.record import replace
from engine.words.speaking import words
from engine.words.terms import NOBODY, Action, Deed, Kind, Reason, Zone

not_implemented("608.2p", "abilità che si innescano quando una magia o un'abilità si risolve")


def resolve_top(tx: Transaction) -> None:
    """608.1: the top of the stack resolves; afterwards the active player would get priority (117.3b)."""
    top = tx.game.stack_top
    assert top is not None
    bound = _bindings(tx, top)
    specs, instructions = text_of(tx, top, bound.chosen)
    untold = tuple(_untold(tx, top))
    tx.note(
        StepKind.RESOLUTION_BEGINS,
        [
            cite("608.1"),
            cite("117.4"),
            *([cite("405.5")] if _waits_below(tx) else []),
            *defined_by(top.ability),
            *(rule for form in _of_its_keywords(tx, top, bound) for rule in defined_by(form)),
            *_still_whose(tx, top, bound),
            *_without_source(tx, top, bound),
            *([cite("702.102d")] if fused(top) else []),
            *([cite("801.18")] if as_seen_from(tx.board, bound.source) is not tx.board else []),
        ],
        player=bound.you,
        cause=top.id,
        facts=(OfAbility(tx.mention(bound.source)),) if top.kind is Kind.ABILITY else (),
        untold=untold,
    )
    ability = top.ability
    if (
        isinstance(ability, Triggered)
        and ability.condition is not None
        and not holds(ability.condition, tx.board, bound)
    ):
        _leave_unresolved(tx, top, ConditionFails(), cite("608.2a"), cite("603.4"))
        return
    legal, gone = still_legal(specs, tx.board, bound) if specs else (bound.chosen.targets, [])
    if gone and not any(legal):
        _without_targets(tx, top, bound, gone)
        return
    bound = replace(bound, chosen=replace(bound.chosen, targets=legal))
    if gone:
        rules = [cite("608.2b"), *(rule for _, _, rule in gone), *_come_back(tx, gone)]
        tx.note(StepKind.NOTHING, rules, facts=(_targets_gone(tx, gone),), cause=top.id)
    if is_mutating(top) and any(legal):
        mutate(tx, top, bound)
        return
    if top.kind is not Kind.ABILITY and tx.board.characteristics(top.id).permanent_card:
        _permanent_resolves(tx, top, bound)
        return
    _note_lost(tx, ability, bound)
    carry_out(tx, instructions, bound)
    resolve_triggered_mana(tx)
    _give_gift(tx, top, bound)
    _finish(tx, top)


def _without_targets(
    tx: Transaction, top: GameObject, bound: Bindings, gone: Sequence[tuple[Recipient, str, Citation]]
) -> None:
    """608.2b, 608.3b: with no legal target left it does not resolve, but for what goes on as the creature spell that it is."""
    reasons = (*(rule for _, _, rule in gone), *_come_back(tx, gone))
    if is_bestowed(tx.game, top.id):
        _no_longer_bestowed(tx, top)
    elif is_mutating(top):
        no_longer_mutating(tx, top, *reasons)
    else:
        _leave_unresolved(tx, top, _targets_gone(tx, gone), cite("608.2b"), *reasons)
        return
    _permanent_resolves(tx, top, bound)


def _of_its_keywords(tx: Transaction, top: GameObject, bound: Bindings) -> Sequence[SpellAbility]:
    """702.50a, 702.99a, 702.113a, 702.131a: what a spell does as it resolves because it has a keyword ability."""
    if top.kind is Kind.ABILITY:
        return ()
    printed = tx.board.characteristics(top.id)
    return () if printed.permanent_card else of_keywords(printed, bound.chosen)


def _give_gift(tx: Transaction, top: GameObject, bound: Bindings) -> None:
    """702.174c: a player gives a gift as a spell resolves whose gift cost was paid, or the gift ability of a permanent does."""
    rule = DEFINED_BY[GIFT]
    given = rule in defined_by(top.ability) if top.kind is Kind.ABILITY else bound.chosen.promised is not None
    if given and tx.game.result is None:
        done = e.Performed(action=Action.GIVE_GIFT, player=bound.you)
        tx.happen([done], kind=StepKind.INSTRUCTION, rules=[cite("702.174c")], player=bound.you, cause=top.id)


def _waits_below(tx: Transaction) -> bool:
    """405.5: whether something else is on the stack, so that it decides that the last one put there resolves first."""
    return len(tx.game.places.get((Zone.STACK, NOBODY), ())) > 1


def _come_back(tx: Transaction, gone: Sequence[tuple[Recipient, str, Citation]]) -> tuple[Citation, ...]:
    """400.7: where what was a target has changed zones and is there again, it is a new object and not the target."""
    there = {one.label for one in tx.game.permanents()}
    left = (
        tx.board.last_seen(one)
        for one, _, _ in gone
        if not isinstance(one, PlayerTarget) and one not in tx.game.objects
    )
    return (cite("400.7"),) if any(seen is not None and seen[0].label in there for seen in left) else ()


def _note_lost(tx: Transaction, ability: Ability | None, bound: Bindings) -> None:
    """400.7: an ability does not find its source, or 603.7c: a delayed one what it is about, once that has changed zones, not even
    if it came back; 400.7e: one that triggered on its source changing zones does find it where it went."""
    if not isinstance(ability, Triggered):
        return
    if not bound.since:
        asked_for = any(getattr(one, "what", None) == This() for one in ability.effects)
        if asked_for and bound.source not in tx.board.objects and not objects(This(), tx.board, bound):
            facts = (Nothing(WhyNothing.CHANGED_ZONES, (tx.mention(bound.source),)),)
            tx.note(StepKind.NOTHING, [cite("400.7")], facts=facts, cause=bound.source, player=bound.you)
        return
    used = words(ability.effects)
    references: list[ObjectReference] = [
        *([Remembered(name) for name in bound.remembered] if "Remembered" in used else []),
        *([It()] if "It" in used else []),
        *([Target(n) for n in range(len(bound.chosen.targets))] if "Target" in used else []),
    ]
    known = [one for reference in references for one in recipients(reference, tx.board, bound)]
    if not known or any(isinstance(one, PlayerTarget) for one in known):
        return
    if not any(objects(reference, tx.board, bound) for reference in references):
        changed = tuple(tx.mention(one) for one in dict.fromkeys(known) if not isinstance(one, PlayerTarget))
        facts = (Nothing(WhyNothing.CHANGED_ZONES, changed),)
        tx.note(StepKind.NOTHING, [cite("603.7c"), cite("400.7")], facts=facts, cause=bound.source, player=bound.you)


def _still_whose(tx: Transaction, top: GameObject, bound: Bindings) -> tuple[Citation, ...]:
    """113.8: an ability stays with whoever controlled its source as it triggered, or activated it, whoever controls that now."""
    source = tx.board.objects.get(bound.source)
    if top.kind is not Kind.ABILITY or source is None or source.zone is not Zone.BATTLEFIELD:
        return ()
    return () if tx.board.controller(source.id) == bound.you else (cite("113.8"),)


def _without_source(tx: Transaction, top: GameObject, bound: Bindings) -> tuple[Citation, ...]:
    """113.7a: an ability is what it is without its source, where that has left since the ability went on the stack."""
    known = tx.game.lki.get(bound.source) if top.kind is Kind.ABILITY and bound.source not in tx.board.objects else None
    left_since = known is not None and known.became is not None and known.became > top.id
    return (cite("113.7a"),) if left_since else ()


def _bindings(tx: Transaction, top: GameObject) -> Bindings:
    controller = tx.board.controller(top.id)
    chosen = top.chosen or Chosen()
    if top.bindings is not None:
        return replace(top.bindings, you=controller, chosen=chosen)
    kept: Mapping[str, tuple[Recipient, ...]] = {PAID_WITH: chosen.paid_with} if chosen.paid_with else NOTHING_KEPT
    if chosen.attacked:
        kept = {**kept, ATTACKED: chosen.attacked}
    source = top.source if top.source is not None else top.id
    return Bindings(source=source, you=controller, chosen=chosen, remembered=kept)


def _untold(tx: Transaction, top: GameObject) -> list[Untold]:
    """What of the resolving spell's text the engine does not know."""
    return [
        Untold(source=tx.mention(top.id), text=ability.text, reason=ability.reason, rules=(cite("608.2c"),))
        for _, ability in sorted_abilities(tx.board.characteristics(top.id)).not_understood
    ]


def _targets_gone(tx: Transaction, gone: Sequence[tuple[Recipient, str, Citation]]) -> TargetsGone:
    return TargetsGone(tuple(mention_of(tx, one) for one, _, _ in gone))


def _leave_unresolved(tx: Transaction, top: GameObject, why: Fact, *rules: Citation) -> None:
    """608.2a-b: it does not resolve: a spell goes to the graveyard, an ability ceases; nothing of it happens.

    715.3d, 720.3d: that it would be put elsewhere as it resolves is why a card with an inset frame goes there as well.
    """
    inset = leaving(top)
    rules = rules if inset is None else (*rules, inset.rule)
    tx.happen(
        [_off_the_stack(top, Reason.NOT_RESOLVED)],
        kind=StepKind.DOES_NOT_RESOLVE,
        rules=rules,
        cause=top.id,
        player=tx.board.controller(top.id),
        facts=(why,),
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
    player, inset = tx.board.controller(top.id), leaving(top)
    if isinstance(top.ability, Triggered | Activated) and "TimesResolved" in words(top.ability.effects):
        note_done(tx.game, [Done(what=Deed.RESOLVED, player=player, object=top)])
    happened = tx.happen(
        [_off_the_stack(top, Reason.RESOLVED)] if inset is None else inset.changes,
        kind=StepKind.RESOLVED,
        rules=[cite("608.2n"), *([] if inset is None else [inset.rule])],
        cause=top.id,
        player=player,
    )
    if inset is not None:
        let_play(tx, happened, player)


def _no_longer_bestowed(tx: Transaction, top: GameObject) -> None:
    """702.103e, 608.3b: without a legal target it is no Aura any more, and goes on resolving as the creature spell that it is."""
    keep_effects(tx.game, effects_without(tx.game.effects, top.id, bestowed=True))
    facts = (Nothing(WhyNothing.NO_LONGER_BESTOWED),)
    tx.note(StepKind.NOTHING, [cite("702.103e"), cite("608.3b")], facts=facts, cause=top.id)


def _permanent_resolves(tx: Transaction, top: GameObject, bound: Bindings) -> None:
    """608.3: a permanent spell enters under its controller's control; an Aura attached to its target (608.3b-c)."""
    host: Recipient | None = None
    rules = [cite("608.3a")]
    if "Aura" in tx.board.characteristics(top.id).subtypes:
        rules = [cite("608.3b"), cite("608.3c"), cite("303.4a")]
        host = bound.chosen.targets[0][0] if bound.chosen.targets and bound.chosen.targets[0] else None
        unfit = host is None or attachment_fault(tx.board, top.id, host) is not None
        if unfit and is_bestowed(tx.game, top.id):
            _no_longer_bestowed(tx, top)
            rules, host = [cite("608.3a")], None
        elif unfit:
            _leave_unresolved(tx, top, TargetsGone(()), cite("608.3b"))
            return
    if top.kind is Kind.COPY_OF_SPELL:
        rules += [cite("707.10f"), cite("608.3f"), cite("111.13")]
    if any(top.id in effect.objects and effect.source != top.id for effect in tx.game.effects):
        rules.append(cite("400.7a"))
    event = e.ZoneChange(
        object=top.id,
        to=Zone.BATTLEFIELD,
        reason=Reason.RESOLVED,
        controller=tx.board.controller(top.id),
        attached_to=host,
        unlocked=top.unlocked,
    )
    paid = [
        cost for cost in sorted_abilities(tx.board.characteristics(top.id)).casting if cost.name in bound.chosen.paid
    ]
    entering = [Change(event=event)]
    if any(cost.enters_attacking for cost in paid):
        how = Joins(whom=Remembered(ATTACKED))
        entering, joining = entering_combat(tx, [Change(event=replace(event, tapped=True))], how, bound)
        rules += [cite("702.190b"), *joining]
    happened = tx.happen(entering, kind=StepKind.RESOLVED, rules=rules, cause=top.id, player=bound.you)
    if not happened and top.id in tx.game.objects:
        off = _off_the_stack(top, Reason.RESOLVED)
        tx.happen([off], kind=StepKind.RESOLVED, rules=[cite("608.3e"), cite("101.2")], cause=top.id, player=bound.you)
        return
    for permanent in arrived(happened):
        for cost in paid:
            carry_out(tx, cost.then, Bindings(source=permanent, you=bound.you))
