"""401, 701.24: the order of a library, as far as it is known. What a shuffle has hidden comes out card by card, as it is needed.

Which card lies where in a shuffled library is chance, and chance is a decision: whoever plays the game on says which card it is,
out of those that were shuffled together. Where those are all the same as data, nobody is asked.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.board.asking import Transaction, option_key
from engine.board.matching import describe_failure
from engine.board.values import number, players, settled
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.references import TopOf
from engine.cards.characteristics import Characteristics
from engine.happening.writing.objects import known_where, put_in_order
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.game import place_of
from engine.state.objects import GameObject
from engine.state.trace import Untold
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.mentions import Mention
from engine.words.record import within
from engine.words.terms import ObjectId, PlayerId, Zone

not_implemented("401.5", "la prima carta del grimorio che cambia mentre si lancia o si attiva qualcosa")
not_implemented("401.6", "la prima carta del grimorio che smette di essere rivelata e torna a esserlo")


def top_cards(tx: Transaction, player: PlayerId, count: int) -> Sequence[ObjectId]:
    """401.1: so many cards from the top of a library, or as many as there are; what was shuffled is settled as it comes out."""
    for place in range(min(count, len(tx.game.zone(Zone.LIBRARY, player)))):
        _settle(tx, player, place)
    return tx.game.zone(Zone.LIBRARY, player)[:count]


def settle_tops(tx: Transaction, spoken_of: object, bound: Bindings) -> None:
    """701.24a: before an instruction reads cards from the top of a library, which cards these are is settled."""
    for found in [part for part in within(spoken_of) if isinstance(part, TopOf)]:
        for player in players(found.of, tx.board, bound):
            top_cards(tx, player, max(0, number(found.count, tx.board, bound)))


def _settle(tx: Transaction, player: PlayerId, place: int) -> None:
    """Which of the cards of its shuffle lies at a place of a library, from the top."""
    game = tx.game
    library = list(game.zone(Zone.LIBRARY, player))
    group = game.objects[library[place]].shuffled
    if not group:
        return
    together = [one for one in library if game.objects[one].shuffled == group]
    key = tx.ask_one(Purpose.CHANCE, player, cite("701.24a"), _options(tx, together))
    found = next(one for one in together if option_key(one) == key)
    there = library.index(found)
    library[place], library[there] = library[there], library[place]
    known_where(game, found)
    put_in_order(game, place_of(Zone.LIBRARY, player), library)


def arranged(tx: Transaction, player: PlayerId, cards: Sequence[ObjectId], rule: Citation) -> tuple[ObjectId, ...]:
    """401.4: cards that go to one place of a library in the order that a player gives them, from the top."""
    question = Question(
        form=Form.ORDER,
        purpose=Purpose.LIBRARY_ORDER,
        decider=player,
        chooser=player,
        rule=rule,
        options=_options(tx, cards),
    )
    by_key = {option_key(one): one for one in cards}
    return tuple(by_key[key] for key in tx.ask(question).keys)


def choose_cards(
    tx: Transaction,
    purpose: Purpose,
    player: PlayerId,
    rule: Citation,
    cards: Sequence[ObjectId],
    *,
    minimum: int,
    maximum: int,
    about: Mention,
) -> tuple[ObjectId, ...]:
    """A choice among cards, of which several may be the same: at most as many as there are."""
    question = Question(
        form=Form.CHOOSE,
        purpose=purpose,
        decider=player,
        chooser=player,
        rule=rule,
        options=_options(tx, cards),
        minimum=min(minimum, len(cards)),
        maximum=min(maximum, len(cards)),
        about=about,
    )
    by_key = {option_key(one): one for one in cards}
    return tuple(by_key[key] for key in tx.ask(question).keys)


def _options(tx: Transaction, cards: Sequence[ObjectId]) -> tuple[Option, ...]:
    """Cards to choose from; those of which nothing tells one from another are the same as data."""
    kinds: list[Characteristics] = []
    options = []
    for one in cards:
        looks = tx.game.objects[one].printed
        if looks not in kinds:
            kinds.append(looks)
        options.append(Option(key=option_key(one), mention=tx.mention(one), alike=kinds.index(looks)))
    return tuple(options)


def unknown(card: GameObject) -> bool:
    """Whether nothing is known of a card: the scenario says only that it is there."""
    return not card.printed.name and not card.printed.types


def is_so(tx: Transaction, card: ObjectId, player: PlayerId, holds: bool, rule: Citation) -> bool:
    """What a rule reads of a card: as it is printed; of a card that nobody has described, what its player says it is."""
    if not unknown(tx.board.objects[card]):
        return holds
    return tx.ask_yes(Purpose.UNKNOWN_CARD, player, rule, tx.mention(card))


def not_described(source: Mention, rule: Citation) -> Untold:
    """A step rests on cards of which nothing is known: a ruling on it is incomplete."""
    return Untold(source=source, text="", reason="cards not described", rules=(rule,))


def fits(tx: Transaction, one: ObjectId, wanted: Filter, bound: Bindings) -> bool:
    """608.2h: whether a card meets a description, whatever zone it is in."""
    seen = tx.board.last_seen(one)
    assert seen is not None
    wanted = settled(wanted, tx.board, bound)
    return describe_failure(wanted, tx.board, *seen, source=bound.source, you=bound.you) is None


def revealed(tx: Transaction, found: Iterable[ObjectId]) -> list[e.Event]:
    """701.20a: cards are shown to everybody by their owners."""
    return [e.Shown(object=one, player=tx.board.objects[one].owner) for one in found]
