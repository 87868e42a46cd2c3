"""701: what is done to objects: destroying, moving, sacrificing, creating, tapping, attaching, countering."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.attachment import attachment_fault
from engine.board.linked import pair_now
from engine.board.prohibitions import forbids_object
from engine.board.values import gone, players, such_objects
from engine.cards.abilities import objects as f
from engine.cards.abilities.ability import Prohibition, Triggered
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import OwnerOf
from engine.cards.granting import as_given
from engine.cards.tokens import rule_of
from engine.happening.carrying import carries, possible_if
from engine.happening.drawing import sacrificed
from engine.happening.instructed import (
    amount,
    amounts,
    arrived,
    arrived_in,
    for_each,
    happening,
    nothing_done,
    on_battlefield,
    recipients_there,
    remember,
    there,
)
from engine.happening.joining_combat import entering_combat
from engine.happening.leaving_combat import fights, no_longer_attacked
from engine.happening.library import arranged
from engine.happening.returning import until_gone
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.changes import alike, worth_it
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget, Recipient
from engine.state.trace import Change, StepKind
from engine.words.budget import repeated
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import Action, CardType, FaceDown, Kind, ObjectId, PlayerId, Reason, Zone

not_implemented("603.1a", "abilità innescate che limitano i loro bersagli o non possono essere neutralizzate")


@carries(f.Destroy)
def destroy(tx: Transaction, effect: f.Destroy, bound: Bindings) -> Bindings:
    """701.8a."""
    meant = there(tx, effect.what, bound)
    found = for_each(
        tx,
        meant,
        lambda one: e.Destruction(object=one, regeneration=effect.regeneration, instead_to=effect.instead_to),
    )
    happening(tx, found, bound, cite("608.2c"), cite("701.8a"))
    return bound if effect.keep_as is None else remember(bound, effect.keep_as, _gone(tx, meant))


def _gone(tx: Transaction, meant: Sequence[ObjectId]) -> list[ObjectId]:
    """608.2c: what was destroyed or sacrificed this way, wherever it went instead; what is still there was not."""
    return [one for one in meant if one not in tx.board.objects]


_MOVES = {Zone.EXILE: cite("701.13a"), Zone.BATTLEFIELD: cite("110.2a")}


@carries(f.Move)
def move(tx: Transaction, effect: f.Move, bound: Bindings) -> Bindings:
    """400.7, 701.13, 110.2a: objects that are still found are put into another zone at once.

    800.4b: what would enter under the control of a player who has left stays where it is.
    """
    under: PlayerId | None = None
    changes: list[Change] = []
    within: list[ObjectId] = []
    meant = there(tx, effect.what, bound)
    for one in meant:
        here = tx.board.objects[one]
        if effect.to is Zone.LIBRARY and here.zone is Zone.LIBRARY:
            within.append(one)
            continue
        if effect.to is Zone.BATTLEFIELD:
            under = _entering_under(tx, effect, bound, one)
            entering = here.other_face if effect.transformed else here.printed
            if under is None and effect.under is not None and gone(effect.under, tx.board, bound) is not None:
                _nothing_for_who_left(tx, bound)
            if under is None or entering is None or not entering.permanent_card or here.zone is Zone.BATTLEFIELD:
                if entering is not None and {CardType.INSTANT, CardType.SORCERY} & {*entering.types}:
                    stays_put = (Nothing(WhyNothing.NOT_PERMANENT, (tx.mention(one),)),)
                    tx.note(StepKind.NOTHING, [cite("400.4a")], facts=stays_put, player=bound.you, cause=bound.source)
                continue
            if effect.attached_to is not None and _nothing_to_enchant(tx, effect, bound, one):
                continue
        changes.append(Change(event=_moved(tx, effect, bound, one, under)))
    rules = _rules_of_moving(effect)
    if effect.to is Zone.LIBRARY:
        changes = _in_library(tx, effect, changes, within)
        rules += [cite("401.4")] if len(changes) > 1 else []
    changes, joining = entering_combat(tx, changes, effect.joins, bound)
    if effect.until_source_leaves:
        if not on_battlefield(tx, bound.source):
            facts = (Nothing(WhyNothing.DURATION_OVER),)
            top = tx.game.stack_top
            triggered = top is not None and isinstance(top.ability, Triggered)
            over = [cite("610.3b") if triggered else cite("610.3a")]
            tx.note(StepKind.NOTHING, over, facts=facts, player=bound.you, cause=bound.source)
            return bound
        rules.append(cite("610.3"))
    happened = happening(tx, changes, bound, *rules, *joining)
    if effect.until_source_leaves:
        until_gone(tx, happened, effect.to, bound.source)
    if effect.keep_was_as is not None:
        bound = remember(bound, effect.keep_was_as, _gone(tx, meant))
    return remember(bound, effect.keep_as, (*arrived_in(effect.to, happened), *within))


def _moved(tx: Transaction, effect: f.Move, bound: Bindings, one: ObjectId, under: PlayerId | None) -> e.ZoneChange:
    """400.7: that one object goes there, as the instruction says it arrives."""
    return e.ZoneChange(
        object=one,
        to=effect.to,
        reason=effect.reason,
        position=effect.position,
        controller=under,
        tapped=effect.tapped,
        enters_with=tuple((kind, amount(tx, count, bound)) for kind, count in effect.enters_with),
        transformed=effect.transformed and effect.to is Zone.BATTLEFIELD,
        linked_to=bound.source if effect.linked else None,
        linked_pair=pair_now(tx.board, bound.source, effect.pair),
        face_down=FaceDown.EXILED if effect.face_down and effect.to is Zone.EXILE else None,
        bond=None if effect.haunting is None else next(iter(there(tx, effect.haunting, bound)), None),
        mover=bound.you,
        changed=effect.changed if effect.to is Zone.BATTLEFIELD else (),
        attached_to=_host(tx, effect, bound),
    )


def _host(tx: Transaction, effect: f.Move, bound: Bindings) -> Recipient | None:
    """303.4i, 301.5e: what it enters attached to, where that is still there."""
    return None if effect.attached_to is None else next(iter(recipients_there(tx, effect.attached_to, bound)), None)


def _nothing_to_enchant(tx: Transaction, effect: f.Move, bound: Bindings, one: ObjectId) -> bool:
    """303.4i: an Aura stays where it is, if what it should enchant is there no more."""
    if _host(tx, effect, bound) is not None or "Aura" not in tx.board.characteristics(one).subtypes:
        return False
    nothing_done(tx, bound, WhyNothing.NOTHING_TO_ENCHANT, cite("303.4i"), one)
    return True


def _rules_of_moving(effect: f.Move) -> list[Citation]:
    """608.2c: by which rules an instruction moves what it moves."""
    rules = [cite("608.2c"), _MOVES.get(effect.to, cite("400.7"))]
    if effect.haunting is not None:
        rules.append(cite("702.55b"))
    if effect.reason is Reason.DISCARDED:
        rules.append(cite("701.9b"))
    if effect.changed and effect.to is Zone.BATTLEFIELD:
        rules.append(cite("611.2e"))
    return rules


def _in_library(tx: Transaction, effect: f.Move, changes: list[Change], within: list[ObjectId]) -> list[Change]:
    """401.4: the owner of several cards that go to one place of a library arranges them; in a random order nobody knows it."""
    into = {
        change.event.object: replace(change, event=replace(change.event, random=effect.random_order))
        for change in changes
        if isinstance(change.event, e.ZoneChange)
    }
    moves = {one: e.Repositioned(object=one, position=effect.position, random=effect.random_order) for one in within}
    owners = dict.fromkeys(tx.board.objects[one].owner for one in (*into, *within))
    arranged_changes: list[Change] = []
    for owner in owners:
        own = [one for one in (*into, *within) if tx.board.objects[one].owner == owner]
        if not effect.random_order:
            own = list(arranged(tx, owner, own, cite("401.4")))
        downwards = own if effect.position < 0 else own[::-1]
        arranged_changes += [into[one] if one in into else Change(event=moves[one]) for one in downwards]
    return arranged_changes


def _entering_under(tx: Transaction, effect: f.Move, bound: Bindings, one: ObjectId) -> PlayerId | None:
    """110.2a: under whose control an object enters: of the player told to put it there, unless the effect says otherwise;
    'its owner's' is looked up for each object."""
    if effect.under is None:
        return bound.you
    if isinstance(effect.under, OwnerOf):
        return tx.board.objects[one].owner
    return next(iter(players(effect.under, tx.board, bound)), None)


@carries(f.Sacrifice)
def sacrifice(tx: Transaction, effect: f.Sacrifice, bound: Bindings) -> Bindings:
    """701.21a: only what the player controls."""
    who = players(effect.who, tx.board, bound)
    meant = there(tx, effect.what, bound)
    found = for_each(tx, meant, lambda one: sacrificed(one) if tx.board.controller(one) in who else None)
    if meant and not found and all(on_battlefield(tx, one) for one in meant):
        facts = (Nothing(WhyNothing.NOT_TO_SACRIFICE, tuple(tx.mention(one) for one in meant)),)
        tx.note(StepKind.NOTHING, [cite("701.21a")], facts=facts, player=bound.you, cause=bound.source)
    happening(tx, found, bound, cite("608.2c"), cite("701.21a"))
    return bound if effect.keep_as is None else remember(bound, effect.keep_as, _gone(tx, meant))


@carries(f.ChooseAndSacrifice)
def choose_and_sacrifice(tx: Transaction, effect: f.ChooseAndSacrifice, bound: Bindings) -> Bindings:
    """101.4, 608.2d, 701.21a: each player chooses, of several in turn order, then all that was chosen is sacrificed at once."""
    chosen: list[Recipient] = []
    who = players(effect.who, tx.board, bound)
    counts = amounts(tx, effect.count, who, bound)
    rule = cite("101.4") if len(who) > 1 else cite("608.2d")
    for player in who:
        own = _of_theirs(tx, effect.filter, player, bound)
        chosen += tx.ask_objects(
            Purpose.SACRIFICE,
            player,
            rule,
            own,
            minimum=0 if effect.up_to else counts[player],
            maximum=counts[player],
            about=tx.mention(bound.source),
        )
    events = [sacrificed(one) for one in chosen if not isinstance(one, PlayerTarget)]
    happening(tx, events, bound, cite("608.2c"), rule, cite("701.21a"))
    if effect.exploits and chosen:
        done = e.Performed(action=Action.EXPLOIT, player=bound.you, object=bound.source)
        happening(tx, [done], bound, cite("702.110b"))
    return remember(bound, effect.keep_as, chosen)


@possible_if(f.ChooseAndSacrifice)
def can_sacrifice(tx: Transaction, effect: f.ChooseAndSacrifice, bound: Bindings) -> bool:
    """608.2d: nobody chooses to sacrifice more than they have."""
    counts = amounts(tx, effect.count, players(effect.who, tx.board, bound), bound)
    return any(
        effect.up_to or len(_of_theirs(tx, effect.filter, player, bound)) >= count for player, count in counts.items()
    )


def _of_theirs(tx: Transaction, wanted: Filter, player: PlayerId, bound: Bindings) -> tuple[ObjectId, ...]:
    """608.2h: what a player could sacrifice; 'with the greatest power among creatures they control' is read of each of them."""
    found = such_objects(wanted, tx.board, replace(bound, each_of_them=player))
    return tuple(one for one in found if tx.board.controller(one) == player)


@possible_if(f.Sacrifice)
def can_sacrifice_it(tx: Transaction, effect: f.Sacrifice, bound: Bindings) -> bool:
    """608.2d, 701.21a: nobody chooses to sacrifice what is not there, or is not theirs."""
    who = players(effect.who, tx.board, bound)
    found = there(tx, effect.what, bound)
    return any(on_battlefield(tx, one) and tx.board.controller(one) in who for one in found)


def _nothing_for_who_left(tx: Transaction, bound: Bindings) -> None:
    """800.4b: whoever has left gets no token, and nothing enters as theirs: that is written down."""
    facts = (Nothing(WhyNothing.HAS_LEFT),)
    tx.note(StepKind.NOTHING, [cite("800.4b")], facts=facts, player=bound.you, cause=bound.source)


@carries(f.CreateTokens)
def create_tokens(tx: Transaction, effect: f.CreateTokens, bound: Bindings) -> Bindings:
    """701.7a, 111.2, 111.4: tokens are named by their subtypes unless a name is given; 800.4b: none for who has left."""
    counts = amounts(tx, effect.count, players(effect.who, tx.board, bound), bound)
    name = effect.token.name or " ".join(effect.token.subtypes) + " Token"
    abilities = tuple(as_given(ability, bound.source) for ability in effect.token.abilities)
    token = effect.token.but(name=name, abilities=abilities, **_size(tx, effect, bound))
    hosts: Sequence[Recipient | None] = (None,)
    if effect.attached_to is not None:
        hosts = recipients_there(tx, effect.attached_to, bound)
    proposed = [
        (
            Change(
                event=e.TokenCreated(
                    owner=player,
                    characteristics=token,
                    label=name,
                    tapped=effect.tapped,
                    attached_to=host,
                    linked_to=bound.source if effect.linked else None,
                    linked_pair=pair_now(tx.board, bound.source, effect.pair),
                )
            ),
            count,
        )
        for player, count in counts.items()
        for host in hosts
        if count
    ]
    if gone(effect.who, tx.board, bound) is not None:
        _nothing_for_who_left(tx, bound)
    rules = [cite("608.2c"), cite("701.7a"), cite("111.2")]
    predefined = rule_of(effect.token)
    if predefined is not None:
        rules.append(predefined)
    together = worth_it(max(counts.values(), default=0)) and effect.joins is None
    each = (
        [alike(one, count) for one, count in proposed]
        if together
        else [one for one, count in proposed for _ in repeated(count)]
    )
    changes, joining = entering_combat(tx, each, effect.joins, bound)
    happened = happening(tx, changes, bound, *rules, *joining)
    return remember(bound, effect.keep_as, arrived(happened))


def _size(tx: Transaction, effect: f.CreateTokens, bound: Bindings) -> dict[str, int]:
    """111.3: power and toughness that the effect works out as it creates the tokens."""
    said = {"power": effect.power, "toughness": effect.toughness}
    return {name: amount(tx, of, bound) for name, of in said.items() if of is not None}


@carries(f.Tap)
def tap(tx: Transaction, effect: f.Tap, bound: Bindings) -> Bindings:
    """701.26a; 506.4b: what is in combat stays in it."""
    found = there(tx, effect.what, bound)
    untapped = [one for one in found if not tx.game.objects[one].tapped]
    rules = [cite("608.2c"), cite("701.26a"), *_stays_in_combat(tx, found)]
    happening(tx, [e.Tapped(object=one) for one in found], bound, *rules)
    if effect.keep_as is None:
        return bound
    return remember(
        bound, effect.keep_as, [one for one in untapped if one in tx.game.objects and tx.game.objects[one].tapped]
    )


@carries(f.Untap)
def untap(tx: Transaction, effect: f.Untap, bound: Bindings) -> Bindings:
    """701.26b; 506.4b: what is in combat stays in it."""
    found = there(tx, effect.what, bound)
    rules = [cite("608.2c"), cite("701.26b"), *_stays_in_combat(tx, found)]
    happening(tx, [e.Untapped(object=one) for one in found], bound, *rules)
    return bound


def _stays_in_combat(tx: Transaction, found: Sequence[ObjectId]) -> tuple[Citation, ...]:
    """506.4b: cited where tapping or untapping would seem to take an attacking or blocking creature out of combat."""
    fighting = tx.game.fighting
    return (cite("506.4b"),) if any(one in fighting for one in found) else ()


@carries(f.Counter)
def counter(tx: Transaction, effect: f.Counter, bound: Bindings) -> Bindings:
    """701.6a: a countered spell goes to its owner's graveyard, a countered ability ceases to exist; 101.2: if it can be."""
    events: list[Change | e.Event] = []
    for one in there(tx, effect.what, bound):
        found = tx.board.objects[one]
        if found.zone is not Zone.STACK:
            continue
        if forbids_object(tx.board, Prohibition.BE_COUNTERED, one) is not None:
            facts = (Nothing(WhyNothing.CANNOT_BE_COUNTERED, (tx.mention(one),)),)
            rules = [cite("608.2c"), cite("101.2")]
            tx.note(StepKind.NOTHING, rules, facts=facts, player=bound.you, cause=bound.source)
            continue
        if found.kind is Kind.ABILITY:
            events.append(e.Ceased(object=one, countered=True))
        else:
            to = Zone.GRAVEYARD if effect.instead_to is None else effect.instead_to
            events.append(e.ZoneChange(object=one, to=to, position=effect.position, reason=Reason.COUNTERED))
    rules = [cite("608.2c"), cite("701.6a"), *([cite("614.15")] if effect.instead_to is not None else [])]
    happening(tx, events, bound, *rules)
    return bound


@carries(f.Attach)
def attach(tx: Transaction, effect: f.Attach, bound: Bindings) -> Bindings:
    """701.3a-b: it does not move where it cannot be attached, or already is, or is nothing that is ever attached."""
    hosts = recipients_there(tx, effect.to, bound)
    changes = []
    for one in there(tx, effect.what, bound):
        if not hosts or not _attachable(tx, one) or tx.board.objects[one].attached_to == hosts[0]:
            continue
        if attachment_fault(tx.board, one, hosts[0]) is None:
            changes.append(e.Attached(object=one, to=hosts[0]))
        else:
            nothing_done(tx, bound, WhyNothing.CANNOT_BE_ATTACHED, cite("701.3b"), one)
    happening(tx, changes, bound, cite("608.2c"), cite("701.3a"))
    return bound


def _attachable(tx: Transaction, one: ObjectId) -> bool:
    """701.3b: an Aura, Equipment or Fortification on the battlefield."""
    subtypes = tx.board.characteristics(one).subtypes
    return on_battlefield(tx, one) and any(name in subtypes for name in ("Aura", "Equipment", "Fortification"))


@carries(f.Unattach)
def unattach(tx: Transaction, effect: f.Unattach, bound: Bindings) -> Bindings:
    """701.3d."""
    changes = []
    for one in there(tx, effect.what, bound):
        was = tx.board.objects[one].attached_to
        if was is not None:
            changes.append(e.Unattached(object=one, was=was))
    happening(tx, changes, bound, cite("608.2c"), cite("701.3d"))
    return bound


@carries(f.RemoveFromCombat)
def remove_from_combat(tx: Transaction, effect: f.RemoveFromCombat, bound: Bindings) -> Bindings:
    """506.4: an attacking or blocking creature; 506.4c: or a planeswalker or battle that is attacked."""
    removed = [one for one in there(tx, effect.what, bound) if any(fights(each, one) for each in tx.game.combats)]
    happening(tx, [e.RemovedFromCombat(object=one) for one in removed], bound, cite("608.2c"), cite("506.4"))
    no_longer_attacked(tx, removed)
    return bound
