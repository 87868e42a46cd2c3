"""601.2f-h, 605: what a spell or ability costs in mana, the mana abilities that help, and the payment."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.board.asking import Refused, Transaction
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.matching import describe_failure
from engine.board.standing import Standing
from engine.cards.abilities import players as f
from engine.cards.abilities.ability import Ability, Activated, Cost, Timing, Triggered
from engine.cards.abilities.asked import mana_of, moves_library
from engine.cards.abilities.casting import SpendsManaAs
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.spending import Spending, when_spent
from engine.cards.abilities.triggers import AddsMana
from engine.cards.characteristics import symbols
from engine.cards.intrinsic import DEPLOY
from engine.cards.keywords.forms import activated_form, activated_forms
from engine.cards.mana import TYPES, Mana, Payment, SpentAs, payments
from engine.happening.payable import payable_life
from engine.state import events as e
from engine.state.facts.refused import Unpaid
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.decisions import Option, Purpose
from engine.words.record import Record, replace
from engine.words.subtypes import BASIC_LANDS
from engine.words.terms import CardType, Color, ObjectId, PlayerId, Supertype

EXACT_COSTS = "exact costs"
"""The option of a game whose mana is counted; without it costs of mana count as paid, and each step says so."""

_INTRINSIC: dict[str, Activated] = {
    land: Activated(cost=Cost(tap=True), effects=(f.AddMana(choices=((color.value,),)),))
    for land, color in zip(BASIC_LANDS, Color, strict=True)
}

_WITH_LIFE = cite("107.4f")
"""Phyrexian mana is paid with mana of its color or with 2 life."""


def abilities_of(board: Board, one: ObjectId) -> tuple[Ability, ...]:
    """The abilities of an object with the intrinsic ones of its basic land types (305.6), and the one by which creatures are
    deployed (804.2), behind its own.

    A keyword that stands for an activated ability is that ability (702.6a).
    """
    seen = board.characteristics(one)
    own = tuple(map(activated_form, seen.abilities))
    further = tuple(form for ability in seen.abilities for form in activated_forms(ability)[1:])
    if seen.bare:
        return (*own, *further)
    lands = BASIC_LANDS if seen.is_type(CardType.LAND) else ()
    deployed = (DEPLOY,) if board.game.table.deploy and seen.creature and board.objects[one].on_battlefield else ()
    return (*own, *(_INTRINSIC[land] for land in lands if land in seen.subtypes), *further, *deployed)


def is_mana_ability(ability: Ability) -> bool:
    """605.1a: no target, no loyalty ability, could add mana, and neither cost nor effect moves a card to or from a library."""
    if not isinstance(ability, Activated) or ability.targets or ability.timing is Timing.LOYALTY:
        return False
    return bool(mana_of(ability.effects)) and not moves_library(ability)


def why_no_mana_ability(ability: Activated) -> list[Citation]:
    """605.1a, 605.5a: by which rules an ability that adds mana uses the stack all the same; none for one that adds none."""
    if not mana_of(ability.effects):
        return []
    unfit = ability.timing is Timing.LOYALTY or moves_library(ability)
    return [*([cite("605.1a")] if unfit else []), *([cite("605.5a")] if ability.targets else [])]


def is_triggered_mana_ability(ability: Triggered) -> bool:
    """605.1b: no target, it triggers on a mana ability or on mana being added, and could add mana itself."""
    if ability.targets or ability.modes or not isinstance(ability.trigger, AddsMana):
        return False
    return bool(mana_of(ability.effects))


def counts_mana(tx: Transaction, player: PlayerId) -> bool:
    """Whether the mana of a player is counted in this game."""
    return not {EXACT_COSTS, exact_costs_of(player)}.isdisjoint(tx.game.variant)


def exact_costs_of(player: PlayerId) -> str:
    """The option of a game in which the mana of one player is counted, and not that of the others."""
    return f"{EXACT_COSTS} of {player}"


class Use(Record):
    """106.6: what mana would be spent for: a spell, an ability of an object, a special action; with none, something else."""

    spell: ObjectId | None = None
    ability_of: ObjectId | None = None
    door_of: ObjectId | None = None
    """116.2m: half of a permanent is unlocked for it, ..."""
    turned_up: ObjectId | None = None
    """... or, 116.2b, a permanent is turned face up."""
    spent_as: SpentAs = SpentAs.ITSELF
    """609.4b, 118.14: as which mana any can be spent."""
    with_x: bool = False
    """107.3: there is an {X} in the cost that is paid."""


def has_x(*costs: str | None) -> bool:
    """107.3: whether there is an {X} in any of the costs."""
    return any("X" in symbols(cost or "") for cost in costs)


ON_RESOLUTION = Use()
"""118.12: what is paid as something resolves is paid neither for a spell nor for an ability."""


def spendable(tx: Transaction, player: PlayerId, use: Use) -> tuple[Mana, ...]:
    """106.6: the mana of a player's pool that may be spent so."""
    return tuple(one for one in tx.game.player(player).mana if _may_be_spent(tx, player, one, use))


def _may_be_spent(tx: Transaction, player: PlayerId, mana: Mana, use: Use) -> bool:
    spending = mana.spending
    if spending is None:
        return True
    if spending.not_spells is not None and described(tx, player, use.spell, spending.not_spells, mana):
        return False
    if spending.with_x and not use.with_x:
        return False
    if spending.spells is None and spending.abilities_of is None and not (spending.doors or spending.turning_up):
        return True
    if (spending.doors and use.door_of is not None) or (spending.turning_up and use.turned_up is not None):
        return True
    if spending.spells is not None and described(tx, player, use.spell, spending.spells, mana):
        return True
    of = spending.abilities_of
    if of is None or not described(tx, player, use.ability_of, of, mana):
        return False
    return spending.sources or _is_permanent(tx, use.ability_of)


def _is_permanent(tx: Transaction, one: ObjectId | None) -> bool:
    """109.2: whether it is, or was when it was last seen, on the battlefield."""
    seen = None if one is None else tx.board.last_seen(one)
    return seen is not None and seen[0].on_battlefield


def described(tx: Transaction, player: PlayerId, one: ObjectId | None, wanted: Filter, mana: Mana) -> bool:
    """106.6: whether what mana is spent on is as described, as far as there is one; what is said of its source is of the mana's."""
    seen = None if one is None else tx.board.last_seen(one)
    if one is None or seen is None:
        return False
    source = one if mana.made_by is None else mana.made_by[0]
    return describe_failure(wanted, tx.board, *seen, source=source, you=player) is None


def freely(tx: Transaction, player: PlayerId, use: Use) -> Use:
    """609.4b: the same use, with what effects say of the mana that the player spends for it."""
    wider = [use.spent_as]
    for said in tx.board.in_force.casting_rules(SpendsManaAs):
        rule = said.ability
        if not related(tx.board, player, said.you, rule.who, source=said.source):
            continue
        asked = [
            (one, of) for one, of in ((use.spell, rule.spells), (use.ability_of, rule.abilities_of)) if of is not None
        ]
        if (rule.spells is None and rule.abilities_of is None) or any(
            _matches(tx, said, one, of) for one, of in asked if one is not None
        ):
            wider.append(SpentAs.ANY_COLOR if rule.color else SpentAs.ANY_TYPE)
    return replace(use, spent_as=max(wider, key=_WIDER.index))


_WIDER = (SpentAs.ITSELF, SpentAs.ANY_COLOR, SpentAs.ANY_TYPE)


def _matches(tx: Transaction, said: Standing[SpendsManaAs], one: ObjectId, wanted: Filter) -> bool:
    seen = tx.board.last_seen(one)
    return seen is not None and (describe_failure(wanted, tx.board, *seen, source=said.source, you=said.you) is None)


def payments_now(tx: Transaction, player: PlayerId, symbols: Sequence[str], use: Use) -> tuple[Payment, ...]:
    """118.3: every different way in which the player could pay symbols now."""
    pool, life = spendable(tx, player, use), payable_life(tx, player)
    return payments(pool, symbols, life=life, spent_as=freely(tx, player, use).spent_as)


def pay_mana(
    tx: Transaction, player: PlayerId, cost: Sequence[str], about: ObjectId, use: Use = ON_RESOLUTION
) -> list[Change]:
    """601.2h, 118.3a: the mana and the life that leave the player; asked where payments differ. Refused without any.

    106.6: of mana that looks the same, that which may be spent on the least goes first.
    """
    pool = spendable(tx, player, use)
    possible = payments_now(tx, player, cost, use)
    if not possible:
        held = len(pool) < len(tx.game.player(player).mana)
        rule = cite("106.6") if held else cite("601.2h")
        # 119.4: with too little life its other way is closed as well, which is why nothing is left to pay with.
        in_life = (_WITH_LIFE,) if any(symbol.endswith("/P") for symbol in cost) else ()
        by = (*in_life, *(one for one in tx.owed if one == cite("801.11")))
        raise Refused("cannot pay", rule, (Unpaid("".join(f"{{{symbol}}}" for symbol in cost)),), by=by)
    different: dict[str, Payment] = {}
    for one in possible:
        different.setdefault(payment_key(one, pool), one)
    chosen = next(iter(different.values())) if len(different) == 1 else _chosen(tx, player, different, about)
    paid: list[Change] = []
    if chosen.mana:
        paid.append(Change(event=e.ManaSpent(player=player, mana=chosen.mana), rules=(cite("601.2h"), cite("118.3a"))))
    if chosen.life:
        lost = e.LifeChange(player=player, amount=-chosen.life)
        paid.append(Change(event=lost, rules=(_WITH_LIFE, cite("118.3b"))))
    return paid


def _chosen(tx: Transaction, player: PlayerId, by_key: Mapping[str, Payment], about: ObjectId) -> Payment:
    """601.2b, 601.2h: which of the different payments."""
    options = (Option(key=key, text=key) for key in by_key)
    return by_key[tx.ask_one(Purpose.PAYMENT, player, cite("601.2h"), options, about=tx.mention(about))]


def payment_key(payment: Payment, pool: Sequence[Mana]) -> str:
    """A payment as people write it: ``2W+2`` has no place here; ``WWR`` is mana, a number behind ``+`` is life.

    Mana of the pool whose spending has an effect of its own (106.6) has one ``*`` behind it, of another source two, and so on.
    """
    makers = sorted({one.made_by for one in pool if one.made_by is not None and when_spent(one.spending) is not None})
    stars = {maker: "*" * (place + 1) for place, maker in enumerate(makers)}
    kinds = (
        (
            one.kind.lower() if one.snow else one.kind,
            "" if one.made_by is None or when_spent(one.spending) is None else stars[one.made_by],
        )
        for one in payment.mana
    )
    mana = "".join(kind + star for kind, star in kinds)
    return mana if not payment.life else f"{mana}+{payment.life}"


def produced(
    board: Board, source: ObjectId, kinds: Sequence[str], you: PlayerId, spending: Spending | None = None
) -> tuple[Mana, ...]:
    """106.3: mana of some types from a source; snow if the source is; 106.6: with what it may be spent on and what that does."""
    seen = board.last_seen(source)
    snow = seen is not None and Supertype.SNOW in seen[1].supertypes
    told = spending is not None and (spending.when_spent is not None or spending.of_its_source)
    maker = (source, you) if told else None
    return tuple(Mana(kind, snow, spending, maker) for kind in sorted(kinds, key=TYPES.index))
