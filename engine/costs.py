"""601.2f-h, 605: what a spell or ability costs in mana, the mana abilities that help, and the payment."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine import events as e
from engine.abilities import effects as f
from engine.abilities.ability import Ability, Activated, Cost, Prohibition, Timing
from engine.citations import cite, not_implemented
from engine.decisions import Form, Option, Purpose, Question
from engine.keywords.forms import activated_form
from engine.layers import Board
from engine.mana import TYPES, Mana, Payment, payments
from engine.prohibitions import forbids_player
from engine.subtypes import BASIC_LANDS
from engine.terms import CardType, Color, ObjectId, PlayerId, Supertype, Zone
from engine.trace import Change
from engine.transaction import Refused, Transaction

not_implemented("106.6", "mana con restrizioni o effetti legati a come viene speso")
not_implemented("605.4a", "abilità di mana innescate")

EXACT_COSTS = "exact costs"
"""The option of a game whose mana is counted; without it costs of mana count as paid, and each step says so."""

_INTRINSIC: dict[str, Activated] = {
    land: Activated(cost=Cost(tap=True), effects=(f.AddMana(choices=((color.value,),)),))
    for land, color in zip(BASIC_LANDS, Color, strict=True)
}


def abilities_of(board: Board, one: ObjectId) -> tuple[Ability, ...]:
    """The abilities of an object with the intrinsic ones of its basic land types (305.6) behind its own.

    A keyword that stands for an activated ability is that ability (702.6a).
    """
    seen = board.characteristics(one)
    own = tuple(map(activated_form, seen.abilities))
    if not seen.is_type(CardType.LAND):
        return own
    return (*own, *(_INTRINSIC[land] for land in BASIC_LANDS if land in seen.subtypes))


def is_mana_ability(ability: Ability) -> bool:
    """605.1a: no target, no loyalty ability, could add mana, and neither cost nor effect moves a card to or from a library."""
    if not isinstance(ability, Activated) or ability.targets or ability.timing is Timing.LOYALTY:
        return False
    instructions = tuple(_within(ability.effects))
    return any(isinstance(one, f.AddMana) for one in instructions) and not any(map(_moves_library, instructions))


def _within(instructions: Iterable[f.Effect]) -> Iterable[f.Effect]:
    """Instructions with those inside them; not those of a delayed ability, which are carried out later."""
    for one in instructions:
        yield one
        nested = ("then", "otherwise", "do", *(("effects",) if isinstance(one, f.UnlessPays) else ()))
        for inner in nested:
            yield from _within(getattr(one, inner, ()))


def _moves_library(instruction: f.Effect) -> bool:
    if isinstance(instruction, f.Draw | f.Mill):
        return True
    return isinstance(instruction, f.Move) and instruction.to is Zone.LIBRARY


def counts_mana(tx: Transaction) -> bool:
    """Whether mana is counted in this game."""
    return EXACT_COSTS in tx.game.variant


def payable_life(tx: Transaction, player: PlayerId) -> int:
    """119.4, 119.8: how much life a player could pay: what they have, and none if they can't lose life."""
    able = tx.game.side(player).life if forbids_player(tx.board, Prohibition.LOSE_LIFE, player) is None else 0
    return max(0, able)


def pay_mana(tx: Transaction, player: PlayerId, cost: Sequence[str], about: ObjectId) -> list[Change]:
    """601.2h, 118.3a: the mana and the life that leave the player; asked where payments differ. Refused without any."""
    possible = payments(tx.game.player(player).mana, cost, life=payable_life(tx, player))
    if not possible:
        raise Refused("cannot pay", cite("601.2h"), {"cost": "".join(f"{{{symbol}}}" for symbol in cost)})
    chosen = possible[0] if len(possible) == 1 else _chosen(tx, player, possible, about)
    paid: list[Change] = []
    if chosen.mana:
        paid.append(Change(event=e.ManaSpent(player=player, mana=chosen.mana), rules=(cite("601.2h"), cite("118.3a"))))
    if chosen.life:
        lost = e.LifeChange(player=player, amount=-chosen.life)
        paid.append(Change(event=lost, rules=(cite("107.4f"), cite("118.3b"))))
    return paid


def _chosen(tx: Transaction, player: PlayerId, possible: Sequence[Payment], about: ObjectId) -> Payment:
    """601.2b, 601.2h: which of the different payments."""
    by_key = {payment_key(one): one for one in possible}
    question = Question(
        form=Form.CHOOSE,
        purpose=Purpose.PAYMENT,
        decider=player,
        chooser=player,
        rule=cite("601.2h"),
        options=tuple(Option(key=key, text=key) for key in by_key),
        minimum=1,
        maximum=1,
        about=tx.mention(about),
    )
    return by_key[tx.ask(question).keys[0]]


def payment_key(payment: Payment) -> str:
    """A payment as people write it: ``2W+2`` has no place here; ``WWR`` is mana, a number behind ``+`` is life."""
    mana = "".join(one.kind.lower() if one.snow else one.kind for one in payment.mana)
    return mana if not payment.life else f"{mana}+{payment.life}"


def produced(board: Board, source: ObjectId, kinds: Sequence[str]) -> tuple[Mana, ...]:
    """106.3: mana of some types from a source; snow if the source is."""
    seen = board.last_seen(source)
    snow = seen is not None and Supertype.SNOW in seen[1].supertypes
    return tuple(Mana(kind, snow) for kind in sorted(kinds, key=TYPES.index))
