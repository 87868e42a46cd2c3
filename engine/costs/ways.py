"""601.2b, 601.2f: the way in which a spell is cast: for its mana cost or an alternative one, with additional costs."""

from __future__ import annotations

from collections.abc import Mapping

from engine.board.asking import Refused, Transaction
from engine.board.criteria import related
from engine.board.matching import matching
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import CastingCost, Permission
from engine.cards.characteristics import symbols
from engine.cards.mana import SpentAs
from engine.costs.changes import about_spell
from engine.costs.open_ways import NAMELESS, Opening, costs_now, from_command_zone, open_ways
from engine.costs.other import with_numbers
from engine.costs.permissions import Permitted
from engine.costs.splicing import NOTHING_ADDED, Added, spliced
from engine.happening.payable import could_pay, require_payable
from engine.happening.what_pays import sacrificable
from engine.state.bindings import Chosen
from engine.state.objects import GameObject, PlayerTarget
from engine.words.citations import cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import Record, replace
from engine.words.terms import FaceDown, ObjectId, PlayerId, Relation

MANA_VALUE = "mana value"
NO_PERMISSION = Permission()
MOST_TIMES = 99
"""702.33c: a number above any at which a cost is really paid; a question needs a limit."""
TAX = 2
"""903.8: what a commander costs more for each time that it was cast from the command zone before."""


class Way(Record, kw_only=True):
    """One way of casting a card: what is paid in place of its mana cost, what besides, and by whose permission."""

    alternative: CastingCost | None
    additional: tuple[CastingCost, ...]
    permitted: Permitted | None = None
    tax: int = 0
    tapped: ObjectId | None = None
    """702.180b: the creature that is tapped for it, chosen as the cost is."""
    sacrificed: tuple[tuple[CastingCost, ObjectId], ...] = ()
    """702.48b, 702.119c: what is sacrificed for a cost, chosen as the cost is."""
    promised: PlayerId | None = None
    """702.174a: the opponent who is chosen for it."""
    added: Added = NOTHING_ADDED
    """702.47a: what is spliced onto it."""
    prototyped: bool = False
    """718.3: it is cast as a prototyped spell."""

    @property
    def chosen(self) -> Chosen:
        """601.2b: what a spell remembers of it."""
        costs = (*self.additional, *((self.alternative,) if self.alternative is not None else ()))
        exiled = self.alternative is not None and self.alternative.exile_after
        return Chosen(
            paid=tuple(name for cost in costs for name in (cost.name, cost.which) if name),
            promised=self.promised,
            exile_after=exiled or (self.permitted is not None and self.permitted.how.exile_after),
            exile_buried=self.permitted is not None and self.permitted.how.exile_buried,
        )

    @property
    def keyword_costs(self) -> tuple[CastingCost, ...]:
        """118.8-118.9: what is paid for it besides or in place of its mana cost, each once."""
        costs = (*self.additional, *((self.alternative,) if self.alternative is not None else ()))
        return tuple(dict.fromkeys(costs))

    @property
    def every_cost(self) -> tuple[CastingCost, ...]:
        """118.8-118.9: what is paid for it besides its mana cost or in place of it, as often as it is paid."""
        return (*self.additional, *((self.alternative,) if self.alternative is not None else ()))

    @property
    def face_down(self) -> FaceDown | None:
        """702.37c, 702.168b: how it is cast face down."""
        return None if self.alternative is None else self.alternative.face_down

    @property
    def bestowed(self) -> bool:
        """702.103b: whether it is cast bestowed."""
        return self.alternative is not None and self.alternative.bestowed

    @property
    def spent_as(self) -> SpentAs:
        """609.4b, 118.14: as which mana any can be spent by whose permission it is cast."""
        how = NO_PERMISSION if self.permitted is None else self.permitted.how
        return SpentAs.ANY_TYPE if how.any_mana else SpentAs.ANY_COLOR if how.any_color else SpentAs.ITSELF


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


def choose_way(tx: Transaction, player: PlayerId, card: GameObject, *, free: bool = False) -> Way:
    """601.2b: which alternative cost, if any (118.9a: one at most), and which optional additional costs.

    ``free``: without paying the mana cost (118.9). Raises Refused where the card may not be cast, or a mandatory additional cost
    cannot be paid (118.3).
    """
    chosen = _choose(tx, player, card, open_ways(tx, player, card, free=free))
    hidden = chosen.alternative is not None and chosen.alternative.face_down is not None
    added = NOTHING_ADDED if hidden else spliced(tx, player, card)
    tax = TAX * tx.game.player(player).commander_casts.get(card.label, 0) if from_command_zone(tx, card) else 0
    besides = (
        () if hidden else (*_besides(chosen), *additional_costs(tx, player, card, forced=chosen.forced), *added.costs)
    )
    every = (*besides, *(() if chosen.alternative is None else (chosen.alternative,)))
    return Way(
        alternative=chosen.alternative,
        additional=besides,
        sacrificed=_sacrificed_for_less(tx, player, card, every),
        promised=_promised(tx, player, card, every),
        added=added,
        permitted=chosen.permitted,
        tax=tax,
        tapped=_tapped_for_less(tx, player, card, chosen.alternative),
        prototyped=chosen.prototyped,
    )


def _tapped_for_less(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost | None) -> ObjectId | None:
    """702.180b, 601.2b: the creature, if any, is chosen together with the cost."""
    if cost is None or cost.taps_for_less is None:
        return None
    found = matching(cost.taps_for_less, tx.board, source=card.id, you=player)
    about = tx.mention(card.id)
    chosen = tx.ask_objects(Purpose.COST, player, cite("702.180b"), found, minimum=0, maximum=1, about=about)
    return next((one for one in chosen if not isinstance(one, PlayerTarget)), None)


def _sacrificed_for_less(
    tx: Transaction, player: PlayerId, card: GameObject, costs: tuple[CastingCost, ...]
) -> tuple[tuple[CastingCost, ObjectId], ...]:
    """702.48b, 702.119c: the permanent is chosen together with the cost; no two costs take the same one."""
    found: list[tuple[CastingCost, ObjectId]] = []
    for cost in costs:
        if not cost.sacrificed_for:
            continue
        taken = [one for _, one in found]
        among = [one for one in sacrificable(tx, player, card.id, cost.cost) if one not in taken]
        if not among:
            raise Refused("nothing to sacrifice", cite("118.3"))
        rule = cite("702.119c") if cost.sacrificed_for == MANA_VALUE else cite("702.48b")
        about = tx.mention(card.id)
        picked = tx.ask_objects(Purpose.COST, player, rule, among, minimum=1, maximum=1, about=about)
        found += [(cost, one) for one in picked if not isinstance(one, PlayerTarget)]
    return tuple(found)


def _promised(tx: Transaction, player: PlayerId, card: GameObject, costs: tuple[CastingCost, ...]) -> PlayerId | None:
    """702.174a: the opponent who is chosen as the gift cost."""
    if not any(cost.promises for cost in costs):
        return None
    among = _opponents(tx, player)
    about = tx.mention(card.id)
    for one in tx.ask_objects(Purpose.COST, player, cite("702.174a"), among, minimum=1, maximum=1, about=about):
        if isinstance(one, PlayerTarget):
            return one.player
    return None


def _opponents(tx: Transaction, player: PlayerId) -> list[PlayerTarget]:
    return [PlayerTarget(one) for one in tx.game.seats() if related(tx.board, one, player, Relation.OPPONENT)]


def _besides(chosen: Opening) -> tuple[CastingCost, ...]:
    """118.8: what the permission to cast it asks for on top of its cost."""
    extra = None if chosen.permitted is None else chosen.permitted.how.besides
    return () if extra is None else (CastingCost(cost=extra),)


def mandatory_costs(tx: Transaction, player: PlayerId, card: GameObject) -> tuple[CastingCost, ...]:
    """118.8, 601.2f: the additional costs without which the card cannot be cast: its own, and those of effects."""
    own = (cost for cost in costs_now(tx, player, card) if not (cost.alternative or cost.optional or cost.repeat))
    return (*own, *(CastingCost(cost=cost) for cost in _imposed(tx, player, card)))


def _imposed(tx: Transaction, player: PlayerId, card: GameObject) -> list[Cost]:
    """118.8: what effects make the spell cost besides."""
    costs = (said.ability.cost for said in about_spell(tx, player, card.id))
    return [cost for cost in costs if cost is not None]


def additional_costs(
    tx: Transaction, player: PlayerId, card: GameObject, *, forced: CastingCost | None = None
) -> tuple[CastingCost, ...]:
    """118.8: what is paid besides: mandatory costs, those of other effects, and those of the optional ones that the player wants
    to pay (601.2b).

    Raises Refused where a mandatory one cannot be paid (118.3).
    """
    additional = []
    imposed = [CastingCost(cost=one) for one in _imposed(tx, player, card)]
    for cost in (*costs_now(tx, player, card), *imposed):
        if cost.alternative:
            continue
        if cost.repeat:
            additional += [cost] * _how_often(tx, player, card, cost)
        elif not cost.optional or cost is forced:
            meant = _one_of(tx, player, card, cost)
            require_payable(tx, player, card, with_numbers(meant.cost, 0))
            additional.append(meant)
        elif (
            could_pay(tx, player, card, cost.cost)
            and (not cost.promises or _opponents(tx, player))
            and tx.ask_yes(Purpose.COST, player, cite("601.2b"), tx.mention(card.id), which=cost.name)
        ):
            additional.append(cost)
    return tuple(additional)


def _one_of(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost) -> CastingCost:
    """601.2b: of several costs one of which is paid, that which the player announces; one that cannot be paid is none (118.3)."""
    if not cost.or_else:
        return cost
    costs = (cost.cost, *cost.or_else)
    able = [n for n, one in enumerate(costs) if could_pay(tx, player, card, with_numbers(one, 0))]
    if len(able) < 2:
        return replace(cost, cost=costs[able[0]]) if able else cost
    options = (Option(key=f"cost {n + 1}", text=cost.text) for n in able)
    chosen = tx.ask_one(Purpose.COST, player, cite("601.2b"), options, about=tx.mention(card.id))
    return replace(cost, cost=costs[int(chosen.removeprefix("cost ")) - 1])


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
    named = _said_of_ways(found)
    options = (
        Option(key=key, text=named[key], mention=None if one.permitted is None else tx.mention(one.permitted.source))
        for key, one in found.items()
    )
    return found[tx.ask_one(Purpose.COST, player, cite("601.2b"), options, about=tx.mention(card.id))]


def _said_of_ways(found: Mapping[str, Opening]) -> dict[str, str]:
    """118.9: an alternative cost without a name is told by the mana that it is; one that is more than mana by that it is one."""
    said: dict[str, str] = {}
    without = _without_a_name(found)
    others = sorted(n for n, one in without.items() if not _mana_alone(one))
    for key in found:
        nameless = NAMELESS.search(key)
        if nameless is None:
            said[key] = key
            continue
        cost = without[nameless[0]]
        which = "alternative" if len(others) == 1 else f"alternative {[*others, nameless[0]].index(nameless[0]) + 1}"
        said[key] = NAMELESS.sub(cost.cost.mana if _mana_alone(cost) else which, key)
    return said


def _without_a_name(found: Mapping[str, Opening]) -> dict[str, CastingCost]:
    kinds = ((NAMELESS.search(key), one.alternative) for key, one in found.items())
    return {key[0]: cost for key, cost in kinds if key is not None and cost is not None}


def _mana_alone(cost: CastingCost) -> bool:
    return bool(cost.cost.mana) and replace(cost.cost, mana="") == Cost()
