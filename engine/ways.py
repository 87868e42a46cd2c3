"""601.2b, 601.2f: the ways in which a spell may be cast: for its mana cost or an alternative one, with additional costs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from engine.abilities.ability import Prohibition
from engine.abilities.casting import CastingCost
from engine.bindings import Bindings, Chosen
from engine.characteristics import symbols
from engine.citations import cite, not_implemented
from engine.costs import Use
from engine.decisions import Form, Option, Purpose, Question
from engine.mana import increased, reduced, with_x
from engine.matching import failure, related
from engine.objects import GameObject
from engine.paying import could_pay, mana_payment, payments_of, require_payable
from engine.prohibitions import forbids_player
from engine.terms import ObjectId, PlayerId
from engine.trace import Change
from engine.transaction import Refused, Transaction
from engine.values import holds

not_implemented("903.8", "il costo aggiuntivo del comandante lanciato di nuovo dalla zona di comando")

NORMAL = "normal"
Check = Callable[[Transaction, PlayerId, GameObject], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way of casting a card: what is paid in place of its mana cost, and what besides."""

    alternative: CastingCost | None
    additional: tuple[CastingCost, ...]

    @property
    def chosen(self) -> Chosen:
        """601.2b: what a spell remembers of it."""
        costs = (*self.additional, *((self.alternative,) if self.alternative is not None else ()))
        return Chosen(
            paid=tuple(cost.name for cost in costs if cost.name),
            exile_after=self.alternative is not None and self.alternative.exile_after,
        )


def require_x(way: Way, mana_cost: str | None, x: int | None) -> None:
    """107.3b: with an {X} in the mana cost and an alternative cost without one, 0 is the only number. Raises Refused."""
    if x and way.alternative is not None and "X" in symbols(mana_cost or "") and "X" not in symbols(_mana_of(way)):
        raise Refused("x must be 0", cite("107.3b"))


def _mana_of(way: Way) -> str:
    return "" if way.alternative is None else way.alternative.cost.mana


def may_be_cast(tx: Transaction, player: PlayerId, card: GameObject, may_cast: Check) -> bool:
    """601.3: whether a card could be cast for its mana cost or for an alternative one; mana and targets are not looked at."""
    try:
        may_cast(tx, player, card)
    except Refused:
        costs = tx.board.characteristics(card.id).sorted_abilities.casting
        return any(
            cost.alternative and _applies(tx, player, card, cost) and _from_here(tx, player, card, cost, may_cast)
            for cost in costs
        )
    return True


def choose_way(tx: Transaction, player: PlayerId, card: GameObject, may_cast: Check) -> Way:
    """601.2b: which alternative cost, if any (118.9a: one at most), and which optional additional costs.

    ``may_cast`` raises Refused where the card may not be cast for its mana cost from where it is; that is what is raised
    if there is no alternative either. Raises Refused where a mandatory additional cost cannot be paid (118.3).
    """
    costs = _costs(tx, player, card)
    alternatives = [cost for cost in costs if cost.alternative and _from_here(tx, player, card, cost, may_cast)]
    try:
        may_cast(tx, player, card)
        normal = True
    except Refused:
        if not alternatives:
            raise
        normal = False
    alternative = _alternative(tx, player, card, alternatives, normal=normal)
    hidden = alternative is not None and alternative.face_down is not None
    return Way(alternative=alternative, additional=() if hidden else additional_costs(tx, player, card))


def _costs(tx: Transaction, player: PlayerId, card: GameObject) -> list[CastingCost]:
    found = tx.board.characteristics(card.id).sorted_abilities.casting
    return [cost for cost in found if _applies(tx, player, card, cost)]


def additional_costs(tx: Transaction, player: PlayerId, card: GameObject) -> tuple[CastingCost, ...]:
    """118.8: what is paid besides: mandatory costs, and those of the optional ones that the player wants to pay (601.2b).

    Raises Refused where a mandatory one cannot be paid (118.3).
    """
    additional = []
    for cost in _costs(tx, player, card):
        if cost.alternative:
            continue
        if not cost.optional:
            require_payable(tx, player, card, cost.cost)
            additional.append(cost)
        elif could_pay(tx, player, card, cost.cost) and tx.ask_yes(
            Purpose.COST, player, cite("601.2b"), tx.mention(card.id)
        ):
            additional.append(cost)
    return tuple(additional)


def _applies(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost) -> bool:
    return cost.condition is None or holds(cost.condition, tx.board, Bindings(source=card.id, you=player))


def _from_here(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost, may_cast: Check) -> bool:
    """118.9, 702.34a: an alternative cost, where it lets the card be cast from; the timing is as for any casting."""
    if card.zone not in cost.zones or not could_pay(tx, player, card, cost.cost):
        return False
    if cost.face_down is not None:
        return _may_be_hidden(tx, player, card)
    if forbids_player(tx.board, Prohibition.CAST, player) is not None or card.owner != player:
        return False
    try:
        may_cast(tx, player, card)
    except Refused as refused:
        return refused.why == "not in hand" and _timely(tx, player, card)
    return True


def _may_be_hidden(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """708.4: what forbids casting a 2/2 creature without anything else forbids it; what the card is face up does not matter."""
    from engine.casting import require_sorcery_timing

    if forbids_player(tx.board, Prohibition.CAST, player) is not None or card.owner != player:
        return False
    try:
        require_sorcery_timing(tx, player, cite("117.1a"))
    except Refused:
        return False
    return True


def _timely(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """117.1a: from another zone too, a spell that is no instant is cast in a main phase of one's own with an empty stack."""
    from engine.casting import require_timing

    try:
        require_timing(tx, player, card)
    except Refused:
        return False
    return True


def _alternative(
    tx: Transaction, player: PlayerId, card: GameObject, alternatives: list[CastingCost], *, normal: bool
) -> CastingCost | None:
    if not alternatives:
        return None
    by_key: dict[str, CastingCost | None] = {NORMAL: None} if normal else {}
    by_key |= {cost.name or f"alternative {number}": cost for number, cost in enumerate(alternatives)}
    answer = tx.ask(
        Question(
            form=Form.CHOOSE,
            purpose=Purpose.COST,
            decider=player,
            chooser=player,
            rule=cite("601.2b"),
            options=tuple(Option(key=key, text=key) for key in by_key),
            minimum=1,
            maximum=1,
            about=tx.mention(card.id),
        )
    )
    return by_key[answer.keys[0]]


def total_cost(tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, x: int | None) -> str | None:
    """601.2f: the mana or alternative cost, plus additional costs and increases, minus reductions; ``None`` is unpayable."""
    printed = tx.board.characteristics(spell)
    base = printed.mana_cost if way.alternative is None else way.alternative.cost.mana
    if base is None:
        return None
    total = with_x(base, x or 0)
    for cost in way.additional:
        total = increased(total, with_x(cost.cost.mana, x or 0))
    less: list[str] = []
    for source, change in tx.board.cost_changes():
        you = tx.board.controller(source)
        zone = tx.board.objects[spell].zone
        about_it = failure(change.spells, tx.board, spell, source=source, you=you, zone=zone) is None
        if about_it and related(tx.board, player, you, change.who):
            total = increased(total, with_x(change.more, 0))
            less += with_x(change.less, 0)
    return "".join(f"{{{symbol}}}" for symbol in reduced(total, less)) or "{0}"


def pay_for(tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, cost: str | None) -> list[Change]:
    """601.2h: mana first, then what else the costs ask for."""
    paid = mana_payment(tx, player, cost, None, spell, Use(spell=spell))
    found = tx.board.objects[spell]
    for extra in (*way.additional, *((way.alternative,) if way.alternative is not None else ())):
        paid += payments_of(tx, player, found, extra.cost, paid)
    return paid
