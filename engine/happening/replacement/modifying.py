"""614.12a, 707.5: what one replacement effect makes of a move or a creation, with the choices for it."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.copiable import copiable_values, counters_of_exceptions, with_exceptions
from engine.board.criteria import related
from engine.board.event_in_hand import Afterwards
from engine.board.linked import pair_now
from engine.board.matching import matching
from engine.board.standing import Standing
from engine.board.values import number, players
from engine.cards.abilities.ability import Replaces
from engine.cards.abilities.continuous import AsCopy
from engine.cards.characteristics import Characteristics
from engine.happening.as_enters import (
    choose_color,
    choose_player,
    choose_shape,
    choose_term_entering,
    choose_type_entering,
    choose_word,
    devoured,
    feeds,
    pays_as_it_enters,
    shows_kin,
)
from engine.happening.lookahead import NOT_YET, arrival
from engine.happening.replacement.entering import with_back_up
from engine.happening.replacement.facts import affected_object, affected_player, proposed_looks
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.objects import OWN_PAIR, ColorChosen, PlayerChosen, PlayerTarget, TypeChosen, WordChosen
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import ObjectId, Relation


class Copying:
    """707.5, 707.9e: what the object that enters is a copy of by now, and what the effect that made it one says besides."""

    def __init__(self) -> None:
        self.originals: list[ObjectId] = []
        self.tapped = False
        self.counters: tuple[tuple[str, int], ...] = ()
        self.dropped = False
        """707.9e: another copy effect came after one that said more."""

    def again(self, original: ObjectId) -> None:
        """A copy effect applies: what an earlier one said besides does not happen."""
        self.dropped = self.tapped or bool(self.counters)
        self.originals.append(original)
        self.tapped, self.counters = False, ()

    def with_what_is_said(self, event: e.ZoneChange | e.TokenCreated) -> e.ZoneChange | e.TokenCreated:
        """The event with that of the last one."""
        if not self.tapped and not self.counters:
            return event
        counters = (*event.enters_with, *self.counters)
        return replace(event, tapped=event.tapped or self.tapped, enters_with=counters)


def modified(
    tx: Transaction,
    event: e.ZoneChange | e.TokenCreated,
    one: Standing[Replaces],
    copying: Copying,
) -> e.ZoneChange | e.TokenCreated:
    """614.1, 614.12a: the event as one effect leaves it, once its choices are made."""
    ability, source = one.ability, one.source
    if ability.instead_to is not None:
        assert isinstance(event, e.ZoneChange)
        if ability.then:
            player = affected_player(tx, event)
            you = player if one.effect is None and source == event.object else one.you
            bound = replace(one.bound, you=you, event_player=player)
            tx.event.afterwards.append(Afterwards(bound=bound, effects=ability.then, moved=event.object))
        link = (source, pair_now(tx.board, source, ability.pair)) if ability.linked else (None, OWN_PAIR)
        if ability.shuffled:
            owner = tx.board.objects[event.object].owner
            tx.event.beside.append(Change(event=e.Shuffled(player=owner), rules=(cite("701.24a"),)))
        return replace(
            event,
            to=ability.instead_to,
            controller=None,
            shuffled_in=ability.shuffled,
            linked_to=link[0],
            linked_pair=link[1],
        )
    itself = isinstance(event, e.TokenCreated) and source == NOT_YET
    bound = one.bound
    if one.effect is None and (itself or source == affected_object(event)):
        held = None if isinstance(event, e.TokenCreated) else tx.board.objects[event.object].chosen
        bound = replace(bound, you=affected_player(tx, event), chosen=bound.chosen if held is None else held)
    if ability.chooser is not None:
        wanted = _wants(tx, event, ability.chooser)
        if ability.name:
            event = replace(event, decided=(*event.decided, ability.name if wanted else f"no {ability.name}"))
        if not wanted:
            return event
    if ability.unless_paid is not None and pays_as_it_enters(
        tx, event, affected_player(tx, event), ability.unless_paid
    ):
        return event
    if ability.enters_under is not None:
        under = players(ability.enters_under, tx.board, bound)
        if not under or under[0] == affected_player(tx, event):
            return event
        event = replace(event, controller=under[0])
    event = _with_its_choices(tx, event, source, ability, bound)
    if ability.as_copy is not None:
        values = _copied(tx, event, ability.as_copy, bound, copying)
        if values is None:
            return event
        event = replace(event, as_copy=values)
    if ability.enters_transformed:
        event = with_back_up(tx, event)
    if ability.then:
        moved = event.object if isinstance(event, e.ZoneChange) else None
        tx.event.afterwards.append(Afterwards(bound=bound, effects=ability.then, moved=moved))
    return _with_counters_and_tapped(tx, event, ability, bound, copying)


def _with_counters_and_tapped(
    tx: Transaction, event: e.ZoneChange | e.TokenCreated, ability: Replaces, bound: Bindings, copying: Copying
) -> e.ZoneChange | e.TokenCreated:
    """614.1c-d: with how it enters; of a copy effect that is kept beside, as another one may come after it (707.9e)."""
    counters = tuple((kind, max(0, number(count, tx.board, bound))) for kind, count in ability.enters_with)
    if ability.as_copy is not None:
        copying.tapped = ability.enters_tapped
        copying.counters += counters
        return event
    return replace(event, tapped=event.tapped or ability.enters_tapped, enters_with=(*event.enters_with, *counters))


def _with_its_choices(
    tx: Transaction, event: e.ZoneChange | e.TokenCreated, source: ObjectId, ability: Replaces, bound: Bindings
) -> e.ZoneChange | e.TokenCreated:
    """614.12a, 607.2d: with what is chosen, eaten or shown as it enters."""
    you = affected_player(tx, event)
    if ability.chooses_color:
        color = choose_color(tx, event, you, ability.chooses_of)
        event = replace(event, color_chosen=ColorChosen(color, (ability.pair, 0)))
    if ability.chooses_type is not None:
        subtype = choose_type_entering(tx, event, you, ability.chooses_type)
        event = replace(event, type_chosen=TypeChosen(subtype, (ability.pair, 0)))
    if ability.chooses_term is not None:
        word = choose_term_entering(tx, event, you, ability.chooses_term, ability.chooses_of)
        event = replace(event, word_chosen=WordChosen(word, (ability.pair, 0), ability.chooses_term))
    if ability.chooses_word:
        word = choose_word(tx, event, you, ability.chooses_word)
        event = replace(event, word_chosen=WordChosen(word, (ability.pair, 0)))
    if ability.chooses_player is not None:
        chosen = choose_player(tx, event, you, ability.chooses_player)
        event = replace(event, player_chosen=None if chosen is None else PlayerChosen(chosen, (ability.pair, 0)))
    if ability.shapes:
        shape = choose_shape(tx, ability.shapes, you, cite("614.12a"), affected_object(event))
        more = tuple((kind, max(0, number(count, tx.board, bound))) for kind, count in shape.enters_with)
        event = replace(event, changed=(*event.changed, *shape.effect), enters_with=(*event.enters_with, *more))
    if ability.feeds_on is not None:
        eaten = feeds(tx, event, you, source, ability.feeds_on)
        more = tuple((kind, count * len(eaten)) for kind, count in ability.for_each_fed if eaten)
        kept = devoured(tx, eaten, ability.name) if ability.name else ()
        event = replace(event, enters_with=(*event.enters_with, *more), decided=(*event.decided, *kept))
    if ability.shows_kin:
        shown = shows_kin(tx, event, you, arrival(tx, event).looks.subtypes)
        event = replace(
            event,
            enters_with=(*event.enters_with, *((kind, each * shown) for kind, each in ability.for_each_fed if shown)),
        )
    return event


def _wants(tx: Transaction, event: e.ZoneChange | e.TokenCreated, chooser: Relation) -> bool:
    """614.12a, 702.104a: whether the player who may decide it wants it so; an opponent is chosen first."""
    player = affected_player(tx, event)
    about = tx.mention(event.object) if isinstance(event, e.ZoneChange) else None
    if chooser is not Relation.YOU:
        among = [PlayerTarget(one) for one in tx.game.seats() if related(tx.board, one, player, chooser)]
        rule = cite("702.104a")
        chosen = tx.ask_objects(Purpose.CHOICE, player, rule, among, minimum=1, maximum=1, about=about)
        if not chosen or not isinstance(chosen[0], PlayerTarget):
            return False
        player = chosen[0].player
    return tx.ask_yes(Purpose.MAY, player, cite("614.12a"), about)


def _copied(
    tx: Transaction,
    event: e.ZoneChange | e.TokenCreated,
    how: AsCopy,
    bound: Bindings,
    copying: Copying,
) -> Characteristics | None:
    """707.5, 614.12a: what it enters as a copy of is chosen before it enters, among what is there then; ``None`` for nothing.

    Choosing once more what it is a copy of already, in this same event, would change nothing.
    """
    found = matching(how.of, tx.board, source=bound.source, you=bound.you)
    among = [one for one in found if one != affected_object(event) and one not in copying.originals]
    if not among:
        return None
    player = affected_player(tx, event)
    about = tx.mention(event.object) if isinstance(event, e.ZoneChange) else None
    least = 0 if how.optional else 1
    chosen = tx.ask_objects(Purpose.COPY, player, cite("707.5"), among, minimum=least, maximum=1, about=about)
    if not chosen or isinstance(chosen[0], PlayerTarget):
        return None
    copying.again(chosen[0])
    values = copiable_values(tx, chosen[0])
    own = proposed_looks(tx, event)
    copying.counters = counters_of_exceptions(tx, values, how.exceptions, bound, own)
    return with_exceptions(tx, values, how.exceptions, bound, own)
