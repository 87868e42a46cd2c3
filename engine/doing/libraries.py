"""701.20, 701.22, 701.24-701.25, 701.29: cards that are looked at, revealed, put in order, shuffled."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.criteria import mana_value_of, related
from engine.board.values import objects, players
from engine.cards.abilities import libraries as k
from engine.cards.abilities.filters import Filter
from engine.happening.carrying import carries, carry_out, possible_if
from engine.happening.drawing import draw_card
from engine.happening.instructed import amount, arrived, happening, no_event, remember, there
from engine.happening.library import arranged, choose_cards, fits, is_so, revealed, top_cards
from engine.state import events as e
from engine.state.bindings import Bindings
from engine.state.faces import is_hidden
from engine.state.facts.decided import ClashEnded, ObjectsChosen
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget, only_objects
from engine.state.trace import StepKind, Untold
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Purpose
from engine.words.record import replace
from engine.words.terms import Action, ObjectId, PlayerId, Reason, Relation, Zone

not_implemented("309.2d", "carte dungeon che un effetto porterebbe nella partita")
not_implemented("400.11b", "carte portate nella partita da fuori")
not_implemented("701.4b", "ammirare come costo di una magia, e se qualcosa è stato ammirato")
not_implemented("701.17d", "più carte macinate al posto di quella sola di cui un effetto parla poi")
not_implemented("701.25b", "carte addizionali da guardare mentre si sorveglia")
not_implemented("121.8", "carte pescate mentre si lancia una magia o si attiva un'abilità")


@carries(k.Look)
def look(tx: Transaction, effect: k.Look, bound: Bindings) -> Bindings:
    """701.20e: shown to one player; the cards stay where they are (701.20b)."""
    found = there(tx, effect.at, bound)
    shown = [
        e.Shown(object=one, player=player, revealed=False)
        for player in players(effect.who, tx.board, bound)
        for one in found
    ]
    happening(tx, shown, bound, cite("608.2c"), cite("701.20e"))
    return remember(bound, effect.keep_as, found)


@carries(k.Reveal)
def reveal(tx: Transaction, effect: k.Reveal, bound: Bindings) -> Bindings:
    """701.20a-b: shown to everybody by their owners; the cards stay where they are. 708.12: what is face down is spoken of then
    as it is face up."""
    found = there(tx, effect.what, bound)
    down = tuple(one for one in found if tx.board.objects[one].on_battlefield and is_hidden(tx.board.objects[one]))
    rules = [cite("608.2c"), cite("701.20a"), cite("701.20b"), *([cite("708.12")] if down else [])]
    happening(tx, revealed(tx, found), bound, *rules)
    return remember(replace(bound, shown=(*bound.shown, *down)) if down else bound, effect.keep_as, found)


@carries(k.RevealUntil)
def reveal_until(tx: Transaction, effect: k.RevealUntil, bound: Bindings) -> Bindings:
    """701.20a: card by card from the top, until there are enough, or no card is left."""
    wanted = amount(tx, effect.count, bound)
    hits: list[ObjectId] = []
    others: list[ObjectId] = []
    for player in players(effect.who, tx.board, bound):
        own: list[ObjectId] = []
        size = len(tx.game.zone(Zone.LIBRARY, player))
        for place in range(size if wanted else 0):
            one = top_cards(tx, player, place + 1)[-1]
            hit = is_so(tx, one, player, fits(tx, one, effect.filter, bound), cite("701.20a"))
            (own if hit else others).append(one)
            if len(own) == wanted:
                break
        hits += own
    shown = [*others, *hits]
    if effect.exile:
        gone = [e.ZoneChange(object=one, to=Zone.EXILE, reason=Reason.EFFECT) for one in shown]
        became = arrived(happening(tx, gone, bound, cite("608.2c"), cite("701.13a")))
        others, hits = list(became[: len(others)]), list(became[len(others) :])
        return remember(remember(bound, effect.keep_as, hits), effect.keep_rest_as, others)
    happening(tx, revealed(tx, shown), bound, cite("608.2c"), cite("701.20a"), cite("701.20b"))
    return remember(remember(bound, effect.keep_as, hits), effect.keep_rest_as, others)


@carries(k.Scry)
def scry(tx: Transaction, effect: k.Scry, bound: Bindings) -> Bindings:
    """701.22a, 701.22c: all players who scry decide in turn order, then the cards move at once; 701.22b: scry 0 is no event."""
    count = amount(tx, effect.count, bound)
    if not count:
        return no_event(tx, bound, cite("701.22b"))
    events: list[e.Event] = []
    for player in players(effect.who, tx.board, bound):
        cards = top_cards(tx, player, count)
        events += [e.Shown(object=one, player=player, revealed=False) for one in cards]
        events += _top_and_bottom(tx, player, cards, bound, cite("701.22a"))
        events.append(e.Performed(action=Action.SCRY, player=player, amount=len(cards)))
    happening(tx, events, bound, cite("608.2c"), cite("701.22a"))
    return bound


@carries(k.Fateseal)
def fateseal(tx: Transaction, effect: k.Fateseal, bound: Bindings) -> Bindings:
    """701.29a: the player who was told to decides about the cards of an opponent."""
    count = amount(tx, effect.count, bound)
    events: list[e.Event] = []
    for player in players(effect.who, tx.board, bound) if count else ():
        for whose in players(effect.whose, tx.board, bound):
            cards = top_cards(tx, whose, count)
            events += [e.Shown(object=one, player=player, revealed=False) for one in cards]
            events += _top_and_bottom(tx, player, cards, bound, cite("701.29a"))
        events.append(e.Performed(action=Action.FATESEAL, player=player, amount=count))
    happening(tx, events, bound, cite("608.2c"), cite("701.29a"))
    return bound


def _top_and_bottom(
    tx: Transaction, player: PlayerId, cards: Sequence[ObjectId], bound: Bindings, rule: Citation
) -> list[e.Event]:
    """701.22a: any number to the bottom, the rest on top, both in any order."""
    bottom = _chosen(tx, Purpose.LIBRARY_BOTTOM, player, cards, bound, rule)
    below = arranged(tx, player, bottom, rule)
    above = arranged(tx, player, [one for one in cards if one not in bottom], rule)
    events: list[e.Event] = [e.Repositioned(object=one, position=-1) for one in below]
    return [*events, *_back_on_top(above, cards)]


def _back_on_top(above: Sequence[ObjectId], before: Sequence[ObjectId]) -> list[e.Event]:
    """What lies as it lay is not put anywhere."""
    if list(above) == [one for one in before if one in above]:
        return []
    return [e.Repositioned(object=one, position=0) for one in reversed(above)]


def _chosen(
    tx: Transaction, purpose: Purpose, player: PlayerId, cards: Sequence[ObjectId], bound: Bindings, rule: Citation
) -> tuple[ObjectId, ...]:
    """Any number of some cards."""
    about = tx.mention(bound.source)
    return choose_cards(tx, purpose, player, rule, cards, minimum=0, maximum=len(cards), about=about)


@carries(k.Surveil)
def surveil(tx: Transaction, effect: k.Surveil, bound: Bindings) -> Bindings:
    """701.25a: any number into the graveyard, the rest on top in any order; 701.25c: surveil 0 is no event."""
    count = amount(tx, effect.count, bound)
    if not count:
        return no_event(tx, bound, cite("701.25c"))
    events: list[e.Event] = []
    for player in players(effect.who, tx.board, bound):
        cards = top_cards(tx, player, count)
        events += [e.Shown(object=one, player=player, revealed=False) for one in cards]
        away = _chosen(tx, Purpose.INTO_GRAVEYARD, player, cards, bound, cite("701.25a"))
        above = arranged(tx, player, [one for one in cards if one not in away], cite("701.25a"))
        events += [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.EFFECT) for one in away]
        events += _back_on_top(above, cards)
        events.append(e.Performed(action=Action.SURVEIL, player=player, amount=count))
    happening(tx, events, bound, cite("608.2c"), cite("701.25a"))
    return bound


@carries(k.Behold)
def behold(tx: Transaction, effect: k.Behold, bound: Bindings) -> Bindings:
    """701.4a: out of both together; a card from hand is revealed for it."""
    beheld: list[ObjectId] = []
    for player in players(effect.who, tx.board, bound):
        about = tx.mention(bound.source)
        among = _to_behold(tx, player, effect.filter, bound)
        chosen = only_objects(
            tx.ask_objects(Purpose.CHOICE, player, cite("701.4a"), among, minimum=1, maximum=1, about=about)
        )
        from_hand = [one for one in chosen if tx.board.objects[one].zone is Zone.HAND]
        facts = (ObjectsChosen(tuple(tx.mention(one) for one in chosen)),)
        if chosen:
            tx.note(StepKind.DECIDED, [cite("701.4a")], facts=facts, player=player, cause=bound.source)
        happening(tx, revealed(tx, from_hand), bound, cite("608.2c"), cite("701.4a"))
        beheld += chosen
    return remember(bound, effect.keep_as, beheld)


def _to_behold(tx: Transaction, player: PlayerId, wanted: Filter, bound: Bindings) -> list[ObjectId]:
    own = [one.id for one in tx.game.permanents() if tx.board.controller(one.id) == player]
    return [one for one in (*own, *tx.game.zone(Zone.HAND, player)) if fits(tx, one, wanted, bound)]


@possible_if(k.Behold)
def can_behold(tx: Transaction, effect: k.Behold, bound: Bindings) -> bool:
    """608.2d: nobody chooses to behold what they do not have."""
    return any(_to_behold(tx, player, effect.filter, bound) for player in players(effect.who, tx.board, bound))


@carries(k.Clash)
def clash(tx: Transaction, effect: k.Clash, bound: Bindings) -> Bindings:
    """701.30a-d: both reveal at once, decide in turn order, and the cards move at once; a higher mana value wins."""
    opponents = [
        PlayerTarget(one)
        for one in tx.game.seats()
        if related(tx.board, one, bound.you, Relation.OPPONENT, source=bound.source)
    ]
    about = tx.mention(bound.source)
    chosen = tx.ask_objects(Purpose.CHOICE, bound.you, cite("701.30b"), opponents, minimum=1, maximum=1, about=about)
    clashing = [bound.you, *(one.player for one in chosen if isinstance(one, PlayerTarget))]
    clashing = [player for player in tx.game.seats() if player in clashing]
    tops = {player: top_cards(tx, player, 1) for player in clashing}
    shown = [one for player in clashing for one in tops[player]]
    happening(tx, revealed(tx, shown), bound, cite("608.2c"), cite("701.30c"))
    values = {player: max((_mana_value(tx, one) for one in tops[player]), default=-1) for player in clashing}
    events: list[e.Event] = []
    for player in clashing:
        down = [one for one in tops[player] if tx.ask_yes(Purpose.MAY, player, cite("701.30a"), tx.mention(one))]
        events += [e.Repositioned(object=one, position=-1) for one in down]
    best = max(values.values())
    winners = [one for one in clashing if values[one] == best and list(values.values()).count(best) == 1]
    events += [e.Performed(action=Action.CLASH, player=one) for one in clashing]
    events += [e.Performed(action=Action.WIN_CLASH, player=one) for one in winners]
    happening(tx, events, bound, cite("608.2c"), cite("701.30c"), *([cite("701.30d")] if winners else []))
    wins = bound.you in winners
    tx.note(StepKind.DECIDED, [cite("701.30d")], facts=(ClashEnded(wins),), player=bound.you, cause=bound.source)
    return carry_out(tx, effect.then if wins else effect.otherwise, bound)


def _mana_value(tx: Transaction, one: ObjectId) -> int:
    return mana_value_of(tx.board.objects[one], tx.board.characteristics(one), tx.board)


@carries(k.Learn)
def learn(tx: Transaction, effect: k.Learn, bound: Bindings) -> Bindings:
    """701.48a: who discards a card draws one; what lies outside the game nobody has said, so the rest stays open."""
    for player in players(effect.who, tx.board, bound):
        hand = tx.game.zone(Zone.HAND, player)
        about = tx.mention(bound.source)
        rules = [cite("608.2c"), cite("701.48a")]
        chosen = only_objects(
            tx.ask_objects(Purpose.DISCARD, player, cite("701.48a"), hand, minimum=0, maximum=1, about=about)
        )
        if chosen:
            away = [e.ZoneChange(object=one, to=Zone.GRAVEYARD, reason=Reason.DISCARDED) for one in chosen]
            happening(tx, away, bound, *rules)
            draw_card(tx, player, kind=StepKind.INSTRUCTION, rules=rules, cause=bound.source)
            continue
        untold = Untold(source=about, text="", reason="cards outside the game", rules=(cite("701.48a"),))
        facts = (Nothing(WhyNothing.NOT_DISCARDED),)
        tx.note(StepKind.NOTHING, rules, facts=facts, player=player, cause=bound.source, untold=[untold])
    return bound


@carries(k.FromOutside)
def from_outside(tx: Transaction, effect: k.FromOutside, bound: Bindings) -> Bindings:
    """400.11b: what lies outside the game nobody has said, so that it stays open which card comes, if one does."""
    for player in players(effect.who, tx.board, bound):
        rules = [cite("608.2c"), cite("400.11b")]
        about = tx.mention(bound.source)
        untold = Untold(source=about, text="", reason="cards outside the game", rules=(cite("400.11b"),))
        facts = (Nothing(WhyNothing.OUTSIDE),)
        tx.note(StepKind.NOTHING, rules, facts=facts, player=player, cause=bound.source, untold=[untold])
    return bound


@carries(k.Shuffle)
def shuffle(tx: Transaction, effect: k.Shuffle, bound: Bindings) -> Bindings:
    """701.24a-b, 701.24e, 701.20d: each library; with one card in it, or none, it is shuffled all the same."""
    spared = () if effect.sparing is None else there(tx, effect.sparing, bound)
    events: list[e.Event] = []
    for player in players(effect.who, tx.board, bound):
        own = tuple(one for one in spared if tx.board.objects[one].owner == player)
        events += _shuffled(player, own)
    shuffled = [one.player for one in events if isinstance(one, e.Shuffled)]
    mixed = _mixed(tx, shuffled, spared, bound)
    hardly = any(len(tx.game.zone(Zone.LIBRARY, player)) < 2 for player in shuffled)
    more = [*([cite("701.24b")] if spared else []), *([cite("701.20d")] if mixed else [])]
    more += [cite("701.24e")] if hardly else []
    happening(tx, events, bound, cite("608.2c"), cite("701.24a"), *more)
    return _since_shuffled(bound, shuffled, mixed)


def _since_shuffled(bound: Bindings, shuffled: Sequence[PlayerId], mixed: tuple[ObjectId, ...]) -> Bindings:
    """701.20d, 701.23h: what was named there is found no more, and looking through these libraries is another search."""
    searched = tuple(one for one in bound.searched if one[1] not in shuffled)
    if not mixed and searched == bound.searched:
        return bound
    return replace(bound, reordered=(*bound.reordered, *mixed), searched=searched)


def _mixed(
    tx: Transaction, shuffling: Sequence[PlayerId], spared: Sequence[ObjectId], bound: Bindings
) -> tuple[ObjectId, ...]:
    """701.20d: of the cards that earlier instructions named, those in the libraries that are shuffled: nobody finds them there."""
    named = {one for several in bound.remembered.values() for one in several if not isinstance(one, PlayerTarget)}
    libraries = [tx.game.zone(Zone.LIBRARY, player) for player in shuffling]
    return tuple(one for own in libraries for one in own if one in named and one not in spared)


def _shuffled(player: PlayerId, spared: tuple[ObjectId, ...] = ()) -> list[e.Event]:
    return [e.Shuffled(player=player, spared=spared)]


@carries(k.ShuffleInto)
def shuffle_into(tx: Transaction, effect: k.ShuffleInto, bound: Bindings) -> Bindings:
    """701.24c-d, 701.24g: the cards that are still found go in with the others; the library is shuffled even without any."""
    found = objects(effect.what, tx.board, bound)
    libraries = list(players(effect.whose, tx.board, bound))
    events: list[e.Event] = []
    for one in found:
        owner = tx.board.objects[one].owner
        if owner not in libraries:
            libraries.append(owner)
        if tx.board.objects[one].zone is not Zone.LIBRARY:
            events.append(e.ZoneChange(object=one, to=Zone.LIBRARY, reason=Reason.EFFECT, shuffled_in=True))
    events += [event for player in libraries for event in _shuffled(player)]
    mixed = _mixed(tx, libraries, (), bound)
    more = [*([] if found else [cite("701.24c")]), *([cite("701.20d")] if mixed else [])]
    happening(tx, events, bound, cite("608.2c"), cite("701.24a"), *more)
    return _since_shuffled(bound, libraries, mixed)
