"""601.2b, 601.2f: the ways in which a spell may be cast: for its mana cost or an alternative one, with additional costs."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.abilities.ability import Cost
from engine.abilities.casting import CastingCost
from engine.bindings import Bindings, Chosen
from engine.characteristics import Characteristics, symbols
from engine.citations import cite, not_implemented
from engine.cost_changes import about_spell, changed_cost
from engine.costs import Use
from engine.decisions import Form, Option, Purpose, Question
from engine.faces import hidden_looks
from engine.helping import helped
from engine.mana import increased, with_x
from engine.objects import GameObject
from engine.other_costs import could_pay, payments_of, require_payable, with_numbers
from engine.paying import counted_payment
from engine.permissions import Permitted, permissions, require_not_forbidden, require_sorcery_timing, require_timing
from engine.terms import CardType, ObjectId, PlayerId, Zone
from engine.trace import Change
from engine.transaction import Refused, Transaction
from engine.values import holds

not_implemented("107.3c", "la X di un costo che il testo stesso definisce")
not_implemented("118.8c", "magie da lanciare «se possibile» con un costo aggiuntivo da pagare con carte nascoste")
not_implemented(
    "601.4", "modi e costi che dipendono da scelte successive dell'annuncio, come più modi se la magia è potenziata"
)

NORMAL = "normal"
MOST_TIMES = 99
"""702.33c: a number above any at which a cost is really paid; a question needs a limit."""
TAX = 2
"""903.8: what a commander costs more for each time that it was cast from the command zone before."""
FREE = CastingCost(cost=Cost(), alternative=True)
"""118.9: without paying its mana cost: that is an alternative cost, too."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way of casting a card: what is paid in place of its mana cost, what besides, and by whose permission."""

    alternative: CastingCost | None
    additional: tuple[CastingCost, ...]
    permitted: Permitted | None = None
    tax: int = 0

    @property
    def chosen(self) -> Chosen:
        """601.2b: what a spell remembers of it."""
        costs = (*self.additional, *((self.alternative,) if self.alternative is not None else ()))
        exiled = self.alternative is not None and self.alternative.exile_after
        return Chosen(
            paid=tuple(cost.name for cost in costs if cost.name),
            exile_after=exiled or (self.permitted is not None and self.permitted.how.exile_after),
        )

    @property
    def any_mana(self) -> bool:
        """118.14: whether mana of any type can be spent."""
        return self.permitted is not None and self.permitted.how.any_mana


@dataclass(frozen=True, slots=True, kw_only=True)
class Opening:
    """601.3: a way that is open to begin with: for the mana cost or an alternative one. ``forced``: only with this cost besides."""

    alternative: CastingCost | None = None
    permitted: Permitted | None = None
    forced: CastingCost | None = None


def require_x(way: Way, mana_cost: str | None, x: int | None) -> None:
    """107.3b: with an {X} in the mana cost and an alternative cost without one, 0 is the only number. Raises Refused."""
    if x and way.alternative is not None and "X" in symbols(mana_cost or "") and "X" not in symbols(_mana_of(way)):
        raise Refused("x must be 0", cite("107.3b"))


def _mana_of(way: Way) -> str:
    return "" if way.alternative is None else way.alternative.cost.mana


def may_be_cast(tx: Transaction, player: PlayerId, card: GameObject) -> bool:
    """601.3: whether a card could be cast for its mana cost or for an alternative one; mana and targets are not looked at."""
    try:
        open_ways(tx, player, card)
    except Refused:
        return False
    return True


def choose_way(tx: Transaction, player: PlayerId, card: GameObject) -> Way:
    """601.2b: which alternative cost, if any (118.9a: one at most), and which optional additional costs.

    Raises Refused where the card may not be cast, or a mandatory additional cost cannot be paid (118.3).
    """
    chosen = _choose(tx, player, card, open_ways(tx, player, card))
    hidden = chosen.alternative is not None and chosen.alternative.face_down is not None
    tax = TAX * tx.game.player(player).commander_casts.get(card.label, 0) if _from_command(tx, card) else 0
    return Way(
        alternative=chosen.alternative,
        additional=() if hidden else (*_besides(chosen), *additional_costs(tx, player, card, forced=chosen.forced)),
        permitted=chosen.permitted,
        tax=tax,
    )


def _besides(chosen: Opening) -> tuple[CastingCost, ...]:
    """118.8: what the permission to cast it asks for on top of its cost."""
    extra = None if chosen.permitted is None else chosen.permitted.how.besides
    return () if extra is None else (CastingCost(cost=extra),)


def _from_command(tx: Transaction, card: GameObject) -> bool:
    """903.8: a commander in the command zone."""
    return card.commander and card.zone is Zone.COMMAND and "commander" in tx.game.variant


def open_ways(tx: Transaction, player: PlayerId, card: GameObject) -> dict[str, Opening]:
    """601.3, 117.1a: every way in which the player could begin to cast the card now, by the key of its option.

    From hand, a commander from the command zone, or from wherever something allows it. Raises Refused where there is none.
    """
    looks = tx.board.characteristics(card.id)
    hidden = _hidden_ways(tx, player, card, looks)
    try:
        found = _face_up_ways(tx, player, card, looks)
    except Refused:
        if not hidden:
            raise
        return hidden
    return {**found, **hidden}


def _face_up_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    require_not_forbidden(tx, player, card, looks)
    costs = _costs(tx, player, card)
    own = [
        cost for cost in costs if cost.alternative and cost.face_down is None and could_pay(tx, player, card, cost.cost)
    ]
    by_rule = card.owner == player and (card.zone is Zone.HAND or _from_command(tx, card))
    found: dict[str, Opening] = {}
    if by_rule:
        found[NORMAL] = Opening()
    if card.owner == player:
        found |= {_name(n, cost): Opening(alternative=cost) for n, cost in enumerate(own) if card.zone in cost.zones}
    for n, permitted in enumerate(permissions(tx, player, card)):
        if permitted.how.besides is None or could_pay(tx, player, card, permitted.how.besides):
            found |= _by_permission(n, permitted, own)
    if not found:
        raise Refused("not in hand", cite("601.3"))
    if looks.is_type(CardType.LAND):
        raise Refused("land", cite("305.9"))
    return _in_time(tx, player, card, looks, found, costs)


def _by_permission(n: int, permitted: Permitted, own: list[CastingCost]) -> dict[str, Opening]:
    """118.9a-b: what a permission allows: for nothing, for one cost alone, or as from hand, with one alternative cost at most."""
    if permitted.how.free:
        return {f"permission {n}": Opening(alternative=FREE, permitted=permitted)}
    if permitted.how.cost is not None:
        instead = CastingCost(cost=permitted.how.cost, alternative=True)
        return {f"permission {n}": Opening(alternative=instead, permitted=permitted)}
    found = {f"permission {n}": Opening(permitted=permitted)}
    return found | {
        f"permission {n}, {_name(number_, cost)}": Opening(alternative=cost, permitted=permitted)
        for number_, cost in enumerate(own)
    }


def _name(n: int, cost: CastingCost) -> str:
    return cost.name or f"alternative {n}"


def _in_time(
    tx: Transaction,
    player: PlayerId,
    card: GameObject,
    looks: Characteristics,
    found: dict[str, Opening],
    costs: list[CastingCost],
) -> dict[str, Opening]:
    """117.1a, 601.3c: the ways that are open at this moment; out of time only with what lets it be cast as though it had flash."""
    try:
        require_timing(tx, player, card, looks)
    except Refused:
        flash = [
            cost for cost in costs if cost.flash and not cost.alternative and could_pay(tx, player, card, cost.cost)
        ]
        late = {
            key: one if _has_flash(one) else replace(one, forced=flash[0])
            for key, one in found.items()
            if _has_flash(one) or flash
        }
        if not late:
            raise
        return late
    return found


def _has_flash(one: Opening) -> bool:
    by_cost = one.alternative is not None and one.alternative.flash
    return by_cost or (one.permitted is not None and one.permitted.how.flash)


def _hidden_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    """708.4, 601.3e: cast face down: what is looked at is the 2/2 creature that it would be, and not the card."""
    found = {}
    for n, cost in enumerate(looks.sorted_abilities.casting):
        if cost.face_down is None or not could_pay(tx, player, card, cost.cost):
            continue
        hidden = hidden_looks(cost.face_down)
        try:
            require_not_forbidden(tx, player, card, hidden)
            require_sorcery_timing(tx, player, cite("117.1a"))
        except Refused:
            continue
        if card.owner == player and card.zone in cost.zones:
            found[_name(n, cost)] = Opening(alternative=cost)
            continue
        for permitted in permissions(tx, player, card, hidden):
            if not permitted.how.free and permitted.how.cost is None:
                found[_name(n, cost)] = Opening(alternative=cost, permitted=permitted)
    return found


def _costs(tx: Transaction, player: PlayerId, card: GameObject) -> list[CastingCost]:
    found = tx.board.characteristics(card.id).sorted_abilities.casting
    return [cost for cost in found if _applies(tx, player, card, cost)]


def _applies(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost) -> bool:
    return cost.condition is None or holds(cost.condition, tx.board, Bindings(source=card.id, you=player))


def additional_costs(
    tx: Transaction, player: PlayerId, card: GameObject, *, forced: CastingCost | None = None
) -> tuple[CastingCost, ...]:
    """118.8: what is paid besides: mandatory costs, those of other effects, and those of the optional ones that the player wants
    to pay (601.2b).

    Raises Refused where a mandatory one cannot be paid (118.3).
    """
    additional = []
    imposed = [
        CastingCost(cost=change.cost) for _, change in about_spell(tx, player, card.id) if change.cost is not None
    ]
    for cost in (*_costs(tx, player, card), *imposed):
        if cost.alternative:
            continue
        if cost.repeat:
            additional += [cost] * _how_often(tx, player, card, cost)
        elif not cost.optional or cost is forced:
            require_payable(tx, player, card, with_numbers(cost.cost, 0))
            additional.append(cost)
        elif could_pay(tx, player, card, cost.cost) and tx.ask_yes(
            Purpose.COST, player, cite("601.2b"), tx.mention(card.id)
        ):
            additional.append(cost)
    return tuple(additional)


def _how_often(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost) -> int:
    """702.33c, 601.2b: how many times a player announces that a cost will be paid, if it can be paid at all."""
    if not could_pay(tx, player, card, cost.cost):
        return 0
    question = Question(
        form=Form.NUMBER,
        purpose=Purpose.COST,
        decider=player,
        chooser=player,
        rule=cite("601.2b"),
        maximum=MOST_TIMES,
        about=tx.mention(card.id),
    )
    return tx.ask(question).number or 0


def _choose(tx: Transaction, player: PlayerId, card: GameObject, found: dict[str, Opening]) -> Opening:
    answer = tx.ask(
        Question(
            form=Form.CHOOSE,
            purpose=Purpose.COST,
            decider=player,
            chooser=player,
            rule=cite("601.2b"),
            options=tuple(
                Option(key=key, text=key, mention=None if one.permitted is None else tx.mention(one.permitted.source))
                for key, one in found.items()
            ),
            minimum=1,
            maximum=1,
            about=tx.mention(card.id),
        )
    )
    return found[answer.keys[0]]


def total_cost(tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, x: int | None) -> str | None:
    """601.2f: the mana or alternative cost, plus additional costs and increases, minus reductions; ``None`` is unpayable.

    118.6a: an increase makes an unpayable cost no more payable. Once determined it is locked in.
    """
    printed = tx.board.characteristics(spell)
    base = printed.mana_cost if way.alternative is None else way.alternative.cost.mana
    if base is None:
        return None
    total = with_x(base, x or 0)
    if way.tax:
        total = increased(total, (str(way.tax),))
    for cost in way.additional:
        total = increased(total, with_x(cost.cost.mana, x or 0))
    return changed_cost(tx, player, spell, total, about_spell(tx, player, spell))


def pay_for(
    tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, cost: str | None, x: int | None
) -> list[Change]:
    """601.2h: mana first, with what helps to pay it (702.51), then what else the costs ask for."""
    use = Use(spell=spell, any_type=way.any_mana)
    paid = counted_payment(tx, player, cost, spell, use, lambda symbols_: helped(tx, player, spell, symbols_))
    found = tx.board.objects[spell]
    for extra in (*way.additional, *((way.alternative,) if way.alternative is not None else ())):
        paid += payments_of(tx, player, found, with_numbers(extra.cost, x), paid)
    return paid
