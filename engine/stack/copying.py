"""707: copiable values, and copies of permanents, spells and abilities."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.board.asking import Transaction, option_key
from engine.board.copiable import copiable_values, counters_of_exceptions, own_values, with_exceptions
from engine.board.criteria import related
from engine.board.linked import pair_now
from engine.board.matching import matching
from engine.board.said import specs_on_stack
from engine.board.stickered import where_words_stay
from engine.board.targets import became_targets, illegal
from engine.board.values import players, recipients
from engine.cards.abilities import copying as f
from engine.cards.abilities.continuous import CopyException, CopyOf, GainAbility, HasThisAbility
from engine.cards.abilities.copying import CopyForEach
from engine.cards.abilities.references import ObjectReference
from engine.cards.characteristics import Characteristics
from engine.happening.carrying import carries
from engine.happening.instructed import amount, arrived, happening, remember, there
from engine.happening.joining_combat import entering_combat
from engine.happening.lasting import begin, effect_of
from engine.happening.writing.lasting import with_copy
from engine.happening.writing.objects import put_there
from engine.stack.choosing import target_facts
from engine.stack.retargeting import keep_targets
from engine.stack.retargeting import new_targets as new_targets_of
from engine.state import events as e
from engine.state.bestowed import has_added_text
from engine.state.bindings import Bindings, Chosen
from engine.state.faces import is_hidden, is_inset
from engine.state.facts.announced import CopiedFrom
from engine.state.facts.lasting import BecomeCopies, Lasts
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import GameObject, PlayerTarget, Recipient
from engine.state.trace import Change, StepKind, Untold
from engine.words.budget import repeated
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, Purpose, Question
from engine.words.record import replace
from engine.words.terms import NOBODY, Action, Designation, Kind, ObjectId, PlayerId, Zone


@carries(f.CreateCopies)
def create_copies(tx: Transaction, effect: f.CreateCopies, bound: Bindings) -> Bindings:
    """111.3, 111.12, 707.2: tokens that are copies; none of an instant or sorcery, nor of what never was."""
    count = amount(tx, effect.count, bound)
    events: list[Change] = []
    originals = _originals(tx, effect.of, bound)
    if not originals:
        facts = (Nothing(WhyNothing.NOTHING_TO_COPY),)
        tx.note(StepKind.NOTHING, [cite("111.12")], facts=facts, player=bound.you, cause=bound.source)
    for one in originals:
        copied = copiable_values(tx, one)
        special = [*_of_exceptions(effect.exceptions), *([cite("707.3")] if _copies_already(tx, one) else [])]
        values = with_exceptions(tx, copied, effect.exceptions, bound, Characteristics())
        if not values.permanent_card:
            tx.owed += [cite("111.5")]
            continue
        original = _as_it_was(tx, one)
        other, transformed = _other_face(original)
        made = e.TokenCreated(
            owner=NOBODY,
            characteristics=values,
            label=values.name or original.label,
            tapped=effect.tapped,
            enters_with=counters_of_exceptions(tx, copied, effect.exceptions, bound, Characteristics()),
            other_face=other,
            transformed=transformed,
            linked_to=bound.source if effect.linked else None,
            linked_pair=pair_now(tx.board, bound.source, effect.pair),
        )
        events += [
            Change(
                event=replace(made, owner=player), rules=(cite("707.2"), *special, *([cite("707.8a")] if other else []))
            )
            for player in players(effect.who, tx.board, bound)
            for _ in repeated(count)
        ]
    changes, joining = entering_combat(tx, events, effect.joins, bound)
    happened = happening(tx, changes, bound, cite("608.2c"), cite("701.7a"), cite("111.3"), *joining)
    return remember(bound, effect.keep_as, arrived(happened))


def _copies_already(tx: Transaction, one: ObjectId) -> bool:
    """707.3-707.4: whether an effect makes it a copy of something now."""
    return any(isinstance(part, CopyOf) for effect in tx.game.effects if one in effect.objects for part in effect.parts)


def _of_exceptions(exceptions: Sequence[CopyException]) -> Iterator[Citation]:
    """707.9a-b: a copy that has something which the original has not."""
    gained = [isinstance(one, GainAbility | HasThisAbility) for one in exceptions]
    yield from [cite("707.9a")] if any(gained) else []
    yield from [cite("707.9b")] if not all(gained) else []


def _as_it_was(tx: Transaction, one: ObjectId) -> GameObject:
    return tx.board.objects[one] if one in tx.board.objects else tx.game.lki[one].object


def _other_face(original: GameObject) -> tuple[Characteristics | None, bool]:
    """707.8a: the token is double-faced as well, with the same face up; 708.2: what is face down shows no faces to copy."""
    if original.other_face is None or is_hidden(original):
        return None, False
    return original.other_face, original.transformed


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
    copied = copiable_values(tx, originals[0])
    made = tuple(
        effect_of(
            tx.game.take_id(),  # each is an effect of its own, with what its object keeps of itself
            bound,
            effect.until,
            parts=(CopyOf(with_exceptions(tx, copied, effect.exceptions, bound, own_values(tx, one))),),
            objects=(one,),
        )
        for one in changing
    )
    named = tuple(tx.mention(one) for one in (*changing, originals[0]))
    status = any(tx.board.objects[one].flipped or is_hidden(tx.board.objects[one]) for one in changing)
    by_status = [cite("707.3")] if status else []
    rules = [
        cite("608.2c"),
        cite("707.2"),
        cite("707.2b"),
        *by_status,
        *([cite("707.4")] if any(_copies_already(tx, one) for one in changing) else []),
        *([cite("707.3")] if _copies_already(tx, originals[0]) and not by_status else []),
        *_of_exceptions(effect.exceptions),
        cite("613.2a"),
        *where_words_stay(tx.board.objects[one] for one in changing),
    ]
    facts = (BecomeCopies(named[:-1], named[-1]), Lasts(effect.until))
    begin(tx, made, rules, facts, bound.source)
    return bound


@carries(f.CopyOnStack)
def copy_on_stack(tx: Transaction, effect: f.CopyOnStack, bound: Bindings) -> Bindings:
    """707.10, 707.10c: a copy of a spell or ability on the stack, with its decisions; new targets may be chosen for it."""
    count = amount(tx, effect.count, bound)
    for one in _originals(tx, effect.what, bound):
        original = _as_it_was(tx, one)
        if original.zone is not Zone.STACK:
            continue
        for player in players(effect.who, tx.board, bound):
            for _ in repeated(count):
                if effect.target is None:
                    _put_copy(tx, original, player, bound, new_targets=effect.new_targets, without=effect.without)
                else:
                    _aimed_copy(tx, original, player, bound, recipients(effect.target, tx.board, bound))
    return bound


def _aimed_copy(
    tx: Transaction, original: GameObject, player: PlayerId, bound: Bindings, new: Sequence[Recipient]
) -> None:
    """707.10e: with a target that the effect says, which must be legal for each instance of the word; of several the copy's
    controller chooses."""
    chosen = original.chosen or Chosen()
    legal = [one for one in new if _legal_for_all(tx, original, chosen, one, player)]
    if not legal or not any(chosen.targets):
        return
    (aim,) = tx.ask_objects(
        Purpose.TARGETS, player, cite("707.10e"), legal, minimum=1, maximum=1, about=tx.mention(original.id)
    )
    targets = tuple((aim,) if picked else () for picked in chosen.targets)
    _put_copy(tx, original, player, bound, new_targets=False, targets=targets, by=cite("707.10e"))


def _legal_for_all(tx: Transaction, original: GameObject, chosen: Chosen, one: Recipient, player: PlayerId) -> bool:
    """707.10d-e: whether something could be every target of a spell or ability at once."""
    source = original.source if original.source is not None else original.id
    held = Bindings(source=source, you=player, chosen=chosen)
    specs = [spec for spec, picked in zip(specs_on_stack(tx, original), chosen.targets, strict=False) if picked]
    return one != original.id and all(illegal(one, spec, tx.board, held) is None for spec in specs)


@carries(CopyForEach)
def copy_for_each(tx: Transaction, effect: CopyForEach, bound: Bindings) -> Bindings:
    """707.10d: a copy for each that would be legal for every instance of the word 'target', in the order of the player's choice."""
    for one in there(tx, effect.what, bound):
        original = tx.board.objects[one]
        chosen = original.chosen or Chosen()
        if original.zone is not Zone.STACK or not any(chosen.targets):
            continue
        for new in _in_chosen_order(tx, _could_target(tx, effect, original, chosen, bound), bound):
            targets = tuple((new,) if picked else () for picked in chosen.targets)
            _put_copy(tx, original, bound.you, bound, new_targets=False, targets=targets, by=cite("707.10d"))
    return bound


def _could_target(
    tx: Transaction, effect: CopyForEach, original: GameObject, chosen: Chosen, bound: Bindings
) -> list[Recipient]:
    """707.10d: the others that each requirement of targets allows, seen from the player who will control the copies."""
    found: list[Recipient] = []
    if effect.objects is not None:
        found += matching(effect.objects, tx.board, source=bound.source, you=bound.you)
    if effect.players is not None:
        found += [
            PlayerTarget(p)
            for p in tx.game.seats()
            if related(tx.board, p, bound.you, effect.players, source=bound.source)
        ]
    already = [one for picked in chosen.targets for one in picked]
    return [one for one in found if one not in already and _legal_for_all(tx, original, chosen, one, bound.you)]


def _in_chosen_order(tx: Transaction, found: list[Recipient], bound: Bindings) -> list[Recipient]:
    if len(found) < 2:
        return found
    answer = tx.ask(
        Question(
            form=Form.ORDER,
            purpose=Purpose.CHOICE,
            decider=bound.you,
            chooser=bound.you,
            rule=cite("707.10d"),
            options=tuple(tx.option(one) for one in found),
            about=tx.mention(bound.source),
        )
    )
    by_key = {option_key(one): one for one in found}
    return [by_key[key] for key in answer.keys]


def _but(values: Characteristics, without: str) -> Characteristics:
    """702.50a: without one keyword ability."""
    kept = tuple(one for one in values.abilities if getattr(one, "keyword", None) != without)
    return values.but(abilities=kept) if without else values


not_implemented("702.47", "copie di una magia a cui è unito il testo di altre carte")


def _of_spliced(tx: Transaction, original: GameObject) -> list[Untold]:
    """702.47c: whether the copy has the added text as well is not said here."""
    if not has_added_text(tx.game, original.id):
        return []
    about = tx.mention(original.id)
    return [Untold(source=about, text=about.text, reason="spliced copy", rules=(cite("702.47c"),))]


def without_mana(chosen: Chosen) -> Chosen:
    """707.10: of what was paid a copy knows the objects, and no mana: none was spent on it."""
    return replace(chosen, colors_spent=0, spent_of=(), mana_spent=0)


def _put_copy(
    tx: Transaction,
    original: GameObject,
    player: PlayerId,
    bound: Bindings,
    *,
    new_targets: bool,
    targets: tuple[tuple[Recipient, ...], ...] | None = None,
    by: Citation | None = None,
    without: str = "",
) -> None:
    """707.10: a copy on the stack with the decisions of the original; ``targets``: with these instead of its own, ``by`` a rule.

    903.3: being a commander belongs to the card, and no copy has it.
    """
    one = ObjectId(tx.game.take_id())
    ability = original.kind is Kind.ABILITY
    made = replace(
        original,
        id=one,
        label=f"{original.label}~",
        printed=original.printed if ability else _but(copiable_values(tx, original.id), without),
        kind=Kind.ABILITY if ability else Kind.COPY_OF_SPELL,
        owner=player,
        controller=player,
        timestamp=one,
        commander=False,
        face_down=None,
        whole=None if is_inset(original) else original.whole,  # 715.3c, 720.3c: nothing of the card that the spell is
        chosen=None
        if original.chosen is None
        else replace(without_mana(original.chosen), cast_from=None, cast_by=NOBODY),  # 707.10: not cast
        bindings=None if original.bindings is None else replace(original.bindings, you=player),
    )
    put_there(tx.game, made)
    with_copy(tx.game, original.id, one, Designation.BESTOWED)
    chosen = without_mana(made.chosen or Chosen())
    if made.chosen is not None and chosen != made.chosen:
        keep_targets(tx, made, chosen)
    if (new_targets or targets is not None) and chosen.targets:
        chosen = new_targets_of(tx, made, chosen, player)[0] if targets is None else replace(chosen, targets=targets)
        keep_targets(tx, made, chosen)
    rules = [cite("707.10"), *([cite("707.10b")] if ability else []), *([cite("709.5b")] if original.unlocked else [])]
    if by is not None:
        rules.append(by)
    elif new_targets and chosen.targets:
        rules.append(cite("707.10c"))
    if chosen.modes:
        rules.append(cite("700.2g"))
    copied = e.Performed(action=Action.COPY_SPELL, player=player, object=one)
    heard = [] if ability else [Change(event=copied, rules=(cite("707.10"),))]
    tx.happen(
        [*heard, *became_targets(chosen, one)],
        kind=StepKind.COPIED,
        rules=rules,
        player=player,
        cause=bound.source,
        facts=(CopiedFrom(tx.mention(one), tx.mention(original.id)), *target_facts(tx, chosen)),
        untold=_of_spliced(tx, original),
    )
