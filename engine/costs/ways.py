"""601.2b, 601.2f: the ways in which a spell may be cast: for its mana cost or an alternative one, with additional costs."""

from __future__ import annotations

from engine.board.asking import Refused, Transaction
from engine.board.exiled import waits
from engine.board.matching import mana_value_of, matching, related
from engine.board.values import holds
from engine.cards.abilities.ability import Cost
from engine.cards.abilities.casting import CastingCost
from engine.cards.characteristics import Characteristics, symbols
from engine.cards.mana import increased, with_x
from engine.cards.prototypes import PROTOTYPE, prototype_of
from engine.cards.sorting import sorted_abilities
from engine.costs.assisting import ASSIST, assisted
from engine.costs.changes import about_spell, changed_cost
from engine.costs.helping import bendable, bent, helped
from engine.costs.mana_costs import Use
from engine.costs.other import with_numbers
from engine.costs.paying import counted_payment, use_mana_abilities
from engine.costs.permissions import (
    Permitted,
    as_though_yours,
    only_normally,
    permissions,
    require_not_forbidden,
    require_sorcery_timing,
    require_timing,
)
from engine.costs.splicing import NOTHING_ADDED, Added, spliced
from engine.happening.drawing import sacrificed
from engine.happening.payable import could_pay, payments_of, require_payable, sacrificable
from engine.state import events as e
from engine.state.bestowed import bestowed_looks
from engine.state.bindings import Bindings, Chosen
from engine.state.faces import hidden_looks
from engine.state.objects import GameObject, PlayerTarget
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import Record, replace
from engine.words.terms import CardType, FaceDown, ObjectId, PlayerId, Relation, Zone

NORMAL = "normal"
MANA_VALUE = "mana value"
MOST_TIMES = 99
"""702.33c: a number above any at which a cost is really paid; a question needs a limit."""
TAX = 2
"""903.8: what a commander costs more for each time that it was cast from the command zone before."""
FREE = CastingCost(cost=Cost(), alternative=True)
"""118.9: without paying its mana cost: that is an alternative cost, too."""


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
    def any_mana(self) -> bool:
        """118.14: whether mana of any type can be spent."""
        return self.permitted is not None and self.permitted.how.any_mana


class Opening(Record, kw_only=True):
    """601.3: a way that is open to begin with: for the mana cost or an alternative one. ``forced``: only with this cost besides."""

    alternative: CastingCost | None = None
    permitted: Permitted | None = None
    forced: CastingCost | None = None
    prototyped: bool = False
    """718.3: as a prototyped spell."""


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
    added = NOTHING_ADDED if hidden else spliced(tx, player, card)
    tax = TAX * tx.game.player(player).commander_casts.get(card.label, 0) if _from_command(tx, card) else 0
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


def _from_command(tx: Transaction, card: GameObject) -> bool:
    """903.8: a commander in the command zone."""
    return card.commander and card.zone is Zone.COMMAND and "commander" in tx.game.variant


def open_ways(tx: Transaction, player: PlayerId, card: GameObject) -> dict[str, Opening]:
    """601.3, 117.1a: every way in which the player could begin to cast the card now, by the key of its option.

    From hand, a commander from the command zone, or from wherever something allows it. Raises Refused where there is none.
    """
    card = as_though_yours(tx, player, card)
    looks = tx.board.characteristics(card.id)
    hidden = {**_hidden_ways(tx, player, card, looks), **_bestowed_ways(tx, player, card, looks)}
    hidden |= _prototyped_ways(tx, player, card, looks)
    try:
        found = _face_up_ways(tx, player, card, looks)
    except Refused:
        if not hidden:
            raise
        return hidden
    return {**found, **hidden}


def _prototyped_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    """718.3-718.3a: judged by its other mana cost, power and toughness alone; for that cost, or for nothing where it may be."""
    small = prototype_of(looks)
    if small is None:
        return {}
    try:
        found = _face_up_ways(tx, player, card, small)
    except Refused:
        return {}
    return {
        PROTOTYPE if key == NORMAL else f"{key}, {PROTOTYPE}": replace(one, prototyped=True)
        for key, one in found.items()
        if one.alternative is None or one.alternative is FREE
    }


def _face_up_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    require_not_forbidden(tx, player, card, looks)
    costs = _costs(tx, player, card)
    own = [
        cost
        for cost in costs
        if cost.alternative and cost.face_down is None and not cost.bestowed and could_pay(tx, player, card, cost.cost)
    ]
    by_rule = card.owner == player and (card.zone is Zone.HAND or _from_command(tx, card))
    found: dict[str, Opening] = {}
    if by_rule:
        found[NORMAL] = Opening()
    if card.owner == player:
        found |= {_name(n, cost): Opening(alternative=cost) for n, cost in enumerate(own) if card.zone in cost.zones}
    for n, permitted in enumerate(permissions(tx, player, card, looks)):
        if permitted.how.besides is None or could_pay(tx, player, card, permitted.how.besides):
            found |= _by_permission(n, permitted, own, looks)
    if not found:
        if only_normally(tx, player, card):
            raise Refused("not as an adventure", cite("715.3d"))
        rule = waits(tx.game, card.id, player)
        raise Refused("not this turn", rule) if rule is not None else Refused("not in hand", cite("601.3"))
    if looks.is_type(CardType.LAND):
        raise Refused("land", cite("305.9"))
    return _in_time(tx, player, card, looks, _sorceries_in_time(tx, player, found), costs)


def _sorceries_in_time(tx: Transaction, player: PlayerId, found: dict[str, Opening]) -> dict[str, Opening]:
    """702.170d: a permission that holds in the player's main phases alone holds for no type of card at another time.

    Raises Refused where nothing else is left.
    """
    kept = {key: one for key, one in found.items() if one.permitted is None or not one.permitted.how.as_sorcery}
    try:
        require_sorcery_timing(tx, player, cite("702.170d"))
    except Refused:
        if not kept:
            raise
        return kept
    return found


def _by_permission(n: int, permitted: Permitted, own: list[CastingCost], looks: Characteristics) -> dict[str, Opening]:
    """118.9a-b: what a permission allows: for nothing, for one cost alone, or as from hand, with one alternative cost at most."""
    if permitted.how.free:
        return {f"permission {n}": Opening(alternative=FREE, permitted=permitted)}
    if permitted.how.keyword:
        costs = _keyword_costs(looks, permitted.how.keyword)
        return {
            f"{permitted.how.keyword} {n}.{m}" if m else permitted.how.keyword: Opening(
                alternative=CastingCost(cost=cost, alternative=True, name=permitted.how.keyword), permitted=permitted
            )
            for m, cost in enumerate(costs)
        }
    if permitted.how.cost is not None:
        instead = CastingCost(cost=permitted.how.cost, alternative=True)
        return {f"permission {n}": Opening(alternative=instead, permitted=permitted)}
    found = {f"permission {n}": Opening(permitted=permitted)}
    return found | {
        f"permission {n}, {_name(number_, cost)}": Opening(alternative=cost, permitted=permitted)
        for number_, cost in enumerate(own)
        if not cost.only_there
    }


def _keyword_costs(looks: Characteristics, name: str) -> list[Cost]:
    """702.143a: the costs that a card states behind a keyword."""
    return [one.cost for one in looks.keywords() if one.keyword == name and one.cost is not None]


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
    for n, cost in enumerate(sorted_abilities(looks).casting):
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


def _bestowed_ways(tx: Transaction, player: PlayerId, card: GameObject, looks: Characteristics) -> dict[str, Opening]:
    """702.103a, 702.103d: cast bestowed: what is looked at is the Aura that it would be, and not the creature card."""
    found = {}
    for n, cost in enumerate(sorted_abilities(looks).casting):
        if not cost.bestowed or not could_pay(tx, player, card, cost.cost):
            continue
        aura = bestowed_looks(looks)
        try:
            require_not_forbidden(tx, player, card, aura)
            require_timing(tx, player, card, aura)
        except Refused:
            continue
        if card.owner == player and (card.zone in cost.zones or _from_command(tx, card)):
            found[_name(n, cost)] = Opening(alternative=cost)
            continue
        for permitted in permissions(tx, player, card, aura):
            if not permitted.how.free and permitted.how.cost is None and not permitted.how.keyword:
                found[_name(n, cost)] = Opening(alternative=cost, permitted=permitted)
    return found


def _costs(tx: Transaction, player: PlayerId, card: GameObject) -> list[CastingCost]:
    found = sorted_abilities(tx.board.characteristics(card.id)).casting
    return [cost for cost in found if _applies(tx, player, card, cost)]


def _applies(tx: Transaction, player: PlayerId, card: GameObject, cost: CastingCost) -> bool:
    return cost.condition is None or holds(cost.condition, tx.board, Bindings(source=card.id, you=player))


def mandatory_costs(tx: Transaction, player: PlayerId, card: GameObject) -> tuple[CastingCost, ...]:
    """118.8, 601.2f: the additional costs without which the card cannot be cast: its own, and those of effects."""
    own = (cost for cost in _costs(tx, player, card) if not (cost.alternative or cost.optional or cost.repeat))
    imposed = (change.cost for _, change in about_spell(tx, player, card.id))
    return (*own, *(CastingCost(cost=cost) for cost in imposed if cost is not None))


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
        elif (
            could_pay(tx, player, card, cost.cost)
            and (not cost.promises or _opponents(tx, player))
            and tx.ask_yes(Purpose.COST, player, cite("601.2b"), tx.mention(card.id))
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
    options = (
        Option(key=key, text=key, mention=None if one.permitted is None else tx.mention(one.permitted.source))
        for key, one in found.items()
    )
    return found[tx.ask_one(Purpose.COST, player, cite("601.2b"), options, about=tx.mention(card.id))]


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
    for cost in way.every_cost:
        total = increased(total, with_x(cost.cost.waterbend, x or 0))
    further = () if way.tapped is None else (_power_in_mana(tx, way.tapped),)
    further = (*further, *(symbol for cost, one in way.sacrificed for symbol in _worth(tx, cost, one)))
    changes, use = about_spell(tx, player, spell), Use(spell=spell, any_type=way.any_mana)
    helped = bendable_of(way, x) > 0 or any(printed.has(one) for one in PAID_OTHERWISE)
    return changed_cost(tx, player, spell, total, changes, further, use=use, helped=helped)


PAID_OTHERWISE = ("convoke", "improvise", "delve", ASSIST)
"""702.51, 702.126, 702.66, 702.132: keywords by which something else than the caster's mana pays for a spell."""


def _power_in_mana(tx: Transaction, tapped: ObjectId) -> str:
    """702.180a: as much generic mana as the creature that is tapped for the spell has power."""
    return str(max(0, tx.board.characteristics(tapped).power or 0))


def _worth(tx: Transaction, cost: CastingCost, sacrificed: ObjectId) -> tuple[str, ...]:
    """702.119a: generic mana equal to the mana value of what is sacrificed; 702.48a: its mana cost, with X as 0 (107.3g)."""
    if cost.sacrificed_for == MANA_VALUE:
        found, looks = tx.board.objects[sacrificed], tx.board.characteristics(sacrificed)
        return (str(mana_value_of(found, looks, tx.board)),)
    return with_x(tx.board.characteristics(sacrificed).mana_cost or "", 0)


def bendable_of(way: Way, x: int | None) -> int:
    """701.67b: how much generic mana there is in the waterbend parts of the costs of casting so."""
    return sum(bendable(one.cost, x) for one in way.every_cost)


def pay_for(
    tx: Transaction, player: PlayerId, spell: ObjectId, way: Way, cost: str | None, x: int | None
) -> list[Change]:
    """601.2h: mana first, with what helps to pay it (702.51), then what else the costs ask for."""
    use = Use(spell=spell, any_type=way.any_mana)
    bend = bendable_of(way, x)

    def help_with(left: tuple[str, ...]) -> tuple[tuple[str, ...], list[Change]]:
        left, first = helped(tx, player, spell, left)
        left, then = bent(tx, player, spell, left, bend, first)
        left, theirs = assisted(tx, player, spell, left, use, use_mana_abilities)
        return left, [*first, *then, *theirs]

    paid = counted_payment(tx, player, cost, spell, use, help_with)
    found = tx.board.objects[spell]
    if way.tapped is not None:
        if tx.board.objects[way.tapped].tapped:
            raise Refused("already tapped", cite("601.2h"))
        paid.append(Change(event=e.Tapped(object=way.tapped), rules=(cite("601.2h"), cite("702.180b"))))
    given = dict(way.sacrificed)
    for extra in way.every_cost:
        asked = with_numbers(extra.cost, x)
        if extra in given:
            paid.append(_given_up(tx, player, found, asked, given[extra], paid))
            asked = replace(asked, sacrifice=None)
        paid += payments_of(tx, player, found, asked, paid)
    return paid


def _given_up(
    tx: Transaction, player: PlayerId, found: GameObject, cost: Cost, one: ObjectId, already: list[Change]
) -> Change:
    """601.2h: what was chosen to be sacrificed is sacrificed, if it still can be. Raises Refused."""
    used = [change.event.object for change in already if isinstance(change.event, e.ZoneChange)]
    if one in used or one not in sacrificable(tx, player, found.id, cost):
        raise Refused("nothing to sacrifice", cite("601.2h"))
    return Change(event=sacrificed(one), rules=(cite("601.2h"),))
