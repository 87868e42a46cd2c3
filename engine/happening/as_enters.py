"""614.12a-b, 614.13: what a player chooses to pay, to sacrifice or to exile as a permanent enters."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Refused, Transaction
from engine.board.criteria import related
from engine.board.matching import matching
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.continuous import Shape
from engine.cards.abilities.filters import Filter
from engine.happening.choosing_types import choose_term, choose_type
from engine.happening.lookahead import as_object
from engine.happening.payable import could_pay, payable_life
from engine.happening.payments import payments_of
from engine.state import events as e
from engine.state.facts.nothing import Nothing, WhyNothing
from engine.state.objects import PlayerTarget
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import replace
from engine.words.subtypes import share_creature_type
from engine.words.terms import CardType, Color, ObjectId, PlayerId, Reason, Relation, Term, Zone

not_implemented("614.13c", "carte macinate o esiliate dal grimorio da cui un permanente sta entrando")

Entering = e.ZoneChange | e.TokenCreated


def pays_as_it_enters(tx: Transaction, event: Entering, player: PlayerId, cost: Cost) -> bool:
    """614.12a: whether the player pays a cost as a permanent enters; what is paid is part of the same event.

    614.12b: nobody chooses to pay what, with all that was chosen to be paid for others that enter with it, they could not pay.
    """
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    if not could_pay(tx, player, as_object(tx, event), cost):
        return False
    if not _could_pay_too(tx, player, cost):
        facts = (Nothing(WhyNothing.NOT_PAYABLE_TOGETHER, () if about is None else (about,)),)
        tx.note(StepKind.NOTHING, [cite("614.12b")], facts=facts, player=player)
        return False
    if not tx.ask_yes(Purpose.MAY, player, cite("614.12a"), about):
        return False
    try:
        paid = payments_of(tx, player, as_object(tx, event), cost, tx.event.beside)
    except Refused:
        return False
    tx.event.beside += [replace(one, rules=(*one.rules, cite("614.12a"))) for one in paid]
    return True


def _could_pay_too(tx: Transaction, player: PlayerId, cost: Cost) -> bool:
    """614.12b: whether it could be paid on top of what was chosen to be paid already in this event."""
    promised = sum(-one.event.amount for one in tx.event.beside if isinstance(one.event, e.LifeChange))
    return payable_life(tx, player) >= promised + cost.life


def feeds(tx: Transaction, event: Entering, player: PlayerId, source: ObjectId, wanted: Filter) -> list[ObjectId]:
    """614.13, 614.13a-b: as it enters its controller sacrifices any number of permanents, or exiles any number of cards; not what
    enters at the same time, and nothing twice. Which they were."""
    entering = {one.object for one in tx.event.together if isinstance(one, e.ZoneChange) and one.to is Zone.BATTLEFIELD}
    taken = {one.event.object for one in tx.event.beside if isinstance(one.event, e.ZoneChange)}
    found = matching(wanted, tx.board, source=source, you=player)
    among = [one for one in found if one not in entering and one not in taken]
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    picked = tx.ask_objects(Purpose.CHOICE, player, cite("614.13a"), among, minimum=0, maximum=len(among), about=about)
    several = [one for one in picked if not isinstance(one, PlayerTarget)]
    sacrificed = wanted.zone is Zone.BATTLEFIELD
    to, reason = (Zone.GRAVEYARD, Reason.SACRIFICED) if sacrificed else (Zone.EXILE, Reason.EFFECT)
    rules = (cite("614.13"), *((cite("701.21a"),) if sacrificed else ()))
    tx.event.beside += [Change(event=e.ZoneChange(object=one, to=to, reason=reason), rules=rules) for one in several]
    return several


def devoured(tx: Transaction, eaten: Sequence[ObjectId], name: str) -> tuple[str, ...]:
    """702.82b: what is kept of what was devoured, under the name of that: for each its card types and subtypes as it last was."""
    seen = [tx.board.characteristics(one) for one in eaten]
    return tuple(f"{name} {kind}" for one in seen for kind in (*one.types, *one.subtypes))


def shows_kin(tx: Transaction, event: Entering, player: PlayerId, subtypes: tuple[str, ...]) -> int:
    """702.38a-b: how many cards are revealed from hand that have a creature type of what enters; not what enters at the same time.

    Each such ability is by itself: a card may be revealed for several of them.
    """
    entering = {one.object for one in tx.event.together if isinstance(one, e.ZoneChange) and one.to is Zone.BATTLEFIELD}
    itself = None if isinstance(event, e.TokenCreated) else event.object
    among = [
        one
        for one in tx.game.zone(Zone.HAND, player)
        if one not in entering
        and one != itself
        and share_creature_type(tx.board.characteristics(one).subtypes, subtypes)
    ]
    about = None if itself is None else tx.mention(itself)
    rule = cite("702.38a")
    picked = tx.ask_objects(Purpose.CHOICE, player, rule, among, minimum=0, maximum=len(among), about=about)
    several = [one for one in picked if not isinstance(one, PlayerTarget)]
    tx.event.beside += [Change(event=e.Shown(object=one, player=player), rules=(rule,)) for one in several]
    return len(several)


def choose_shape(
    tx: Transaction, shapes: Sequence[Shape], player: PlayerId, rule: Citation, one: ObjectId | None
) -> Shape:
    """613.2a, 614.12a: which of several things it becomes as it enters, or as it is turned face up (708.11)."""
    options = (Option(key=f"s{number}", text=shape.text) for number, shape in enumerate(shapes))
    about = None if one is None else tx.mention(one)
    return shapes[int(tx.ask_one(Purpose.CHOICE, player, rule, options, about=about)[1:])]


def choose_color(tx: Transaction, event: Entering, player: PlayerId, such: Filter | None = None) -> Color:
    """614.12a, 105.4: as it enters a colour is chosen for it; ``such``: none of those that it leaves out."""
    left_out = () if such is None else such.not_colors
    options = (Option(key=color.value, text=color.value) for color in Color if color not in left_out)
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    return Color(tx.ask_one(Purpose.COLOR, player, cite("614.12a"), options, about=about))


def choose_type_entering(tx: Transaction, event: Entering, player: PlayerId, card_type: CardType) -> str:
    """614.12a, 205.3e: as it enters a subtype is chosen for it."""
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    return choose_type(tx, player, card_type, cite("614.12a"), about)


def choose_term_entering(
    tx: Transaction, event: Entering, player: PlayerId, term: Term, such: Filter | None = None
) -> str:
    """614.12a, 201.4: as it enters a card type, or a name, is chosen for it."""
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    return choose_term(tx, player, term, cite("614.12a"), about, such)


def choose_word(tx: Transaction, event: Entering, player: PlayerId, words: Sequence[str]) -> str:
    """607.2f, 614.12b: as it enters one of several words is chosen for it."""
    options = (Option(key=word, text=word) for word in words)
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    return tx.ask_one(Purpose.CHOICE, player, cite("614.12b"), options, about=about)


def choose_player(tx: Transaction, event: Entering, player: PlayerId, such: Relation) -> PlayerId | None:
    """614.12a: as it enters a player is chosen for it; ``None`` where there is none to choose."""
    among = [PlayerTarget(one) for one in tx.game.seats() if related(tx.board, one, player, such)]
    about = None if isinstance(event, e.TokenCreated) else tx.mention(event.object)
    for one in tx.ask_objects(Purpose.CHOICE, player, cite("614.12a"), among, minimum=1, maximum=1, about=about):
        if isinstance(one, PlayerTarget):
            return one.player
    return None
