"""116.2f, 116.2h, 116.2k: exiling a card from hand by a keyword of its own, which does not use the stack."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from engine.board.asking import Refused, Transaction
from engine.cards.abilities.ability import Cost, Keyword
from engine.cards.mana import with_x
from engine.costs.open_ways import open_ways
from engine.costs.paying import mana_payment, note_unpaid
from engine.costs.permissions import require_sorcery_timing
from engine.happening.applying.batch import apply
from engine.happening.lasting import set_apart_in_exile
from engine.happening.payments import payments_of
from engine.state import events as e
from engine.state.actions import SetAside
from engine.state.facts.announced import CardSetAside
from engine.state.objects import GameObject
from engine.state.trace import Change, StepKind
from engine.words.citations import Citation, cite, not_implemented
from engine.words.counters import TIME
from engine.words.record import Record
from engine.words.terms import Designation, FaceDown, PlayerId, Reason, Zone

not_implemented("702.170f", "tramare una carta da una zona diversa dalla mano")


class Aside(Record, kw_only=True):
    """What a keyword lets its card be set aside for: by which rules, when, and what the card is then."""

    rules: tuple[Citation, ...]
    in_time: Callable[[Transaction, PlayerId, GameObject], None]
    becomes: Designation | None = None
    face_down: FaceDown | None = None
    cost: Cost | None = None
    """Where it is the same for every card."""


def _could_begin_to_cast(tx: Transaction, player: PlayerId, card: GameObject) -> None:
    """116.2f, 702.62c: what keeps it from being cast counts, and when it could be; its targets and its mana cost do not."""
    try:
        open_ways(tx, player, card)
    except Refused as refused:
        raise Refused(refused.why, cite("702.62c") if refused.why == "forbidden" else cite("116.2f")) from None


def _own_turn(tx: Transaction, player: PlayerId, card: GameObject) -> None:
    """116.2h: any time in the player's own turn."""
    if player not in tx.game.together(tx.game.turn.active):
        raise Refused("not your turn", cite("116.2h"))


def _as_sorcery(tx: Transaction, player: PlayerId, card: GameObject) -> None:
    """116.2k, 702.170a: in the player's own main phase with an empty stack."""
    require_sorcery_timing(tx, player, cite("116.2k"))


ASIDE: Mapping[str, Aside] = {
    "suspend": Aside(rules=(cite("116.2f"), cite("702.62a")), in_time=_could_begin_to_cast),
    "foretell": Aside(
        rules=(cite("116.2h"), cite("702.143a"), cite("702.143b")),
        in_time=_own_turn,
        becomes=Designation.FORETOLD,
        face_down=FaceDown.EXILED,
        cost=Cost(mana="{2}"),
    ),
    "plot": Aside(
        rules=(cite("116.2k"), cite("702.170a"), cite("702.170b")), in_time=_as_sorcery, becomes=Designation.PLOTTED
    ),
}


def set_aside(tx: Transaction, action: SetAside) -> None:
    """116.2f, 116.2h, 116.2k: the card is exiled from hand and its cost is paid. Raises Refused where that is not allowed now."""
    player = action.player
    card = tx.board.objects.get(action.object)
    aside = ASIDE[action.keyword]
    if card is None or card.zone is not Zone.HAND or card.owner != player:
        raise Refused("not in hand", aside.rules[0])
    keyword = next((one for one in _keywords(tx, card) if one.keyword == action.keyword), None)
    if keyword is None:
        raise Refused("no such keyword", aside.rules[0])
    aside.in_time(tx, player, card)
    cost = aside.cost or keyword.cost or Cost()
    paid = mana_payment(tx, player, cost.mana or "{0}", action.x, card.id)
    paid = [*paid, *payments_of(tx, player, card, cost, paid)]
    time = ((TIME, action.x or 0 if keyword.value is None else keyword.value),) if action.keyword == "suspend" else ()
    move = e.ZoneChange(
        object=card.id, to=Zone.EXILE, reason=Reason.EFFECT, face_down=aside.face_down, enters_with=time
    )
    price = "".join(f"{{{symbol}}}" for symbol in with_x(cost.mana or "{0}", action.x or 0)) or "{0}"
    happened = tx.happen(
        [*paid, Change(event=move)],
        kind=StepKind.SPECIAL_ACTION,
        rules=aside.rules,
        player=player,
        cause=card.id,
        facts=(CardSetAside(action.keyword, price),),
    )
    if aside.becomes is not None:
        for change in happened:
            event = change.event
            if isinstance(event, e.ZoneChange) and event.object == card.id and event.to is Zone.EXILE:
                made = set_apart_in_exile(tx, event.became, aside.becomes, event.became)
                apply(tx.game, tx.board, [Change(event=e.EffectBegins(effect=made))])
    note_unpaid(tx, player, price if price != "{0}" else None, card.id)


def _keywords(tx: Transaction, card: GameObject) -> tuple[Keyword, ...]:
    """Those of its keywords that say what is paid, or need not."""
    found = tx.board.characteristics(card.id).keywords()
    return tuple(one for one in found if one.keyword in ASIDE and (one.cost is not None or ASIDE[one.keyword].cost))


def may_be_set_aside(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """Whether the player could set a card of their hand aside now, had they priority; mana is not looked at."""
    for keyword in _keywords(tx, card):
        try:
            ASIDE[keyword.keyword].in_time(tx, player, card)
        except Refused:
            continue
        return True
    return False
