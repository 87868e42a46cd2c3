"""700.14, 702.44: how much mana, and of how many colours, was spent to cast spells, for what speaks of that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from msgspec.structs import astuple

from engine.board.asking import Transaction
from engine.board.spoken_of import is_spoken_of
from engine.cards.abilities.quantities import ColorsSpent, ManaSpentOn
from engine.cards.abilities.triggers import Expends
from engine.cards.characteristics import Characteristics, symbols
from engine.cards.keywords.forms import forms_of
from engine.cards.mana import ways
from engine.cards.sorting import sorted_abilities
from engine.costs.mana_costs import counts_mana
from engine.happening.writing.objects import count_mana_on_spells, keep_choices
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import Citation, cite
from engine.words.decisions import Form, Purpose, Question
from engine.words.record import is_record, replace
from engine.words.terms import Color, ObjectId, PlayerId, Zone

_COLORS = tuple(color.value for color in Color)


def keep_colors_spent(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: str | None, paid: Sequence[Change]
) -> None:
    """702.44a-b: keep with a spell how many colours of mana its costs are paid with, if anything of it asks for that.

    Where mana is not counted the player says so: it is they who pay (601.2h).
    """
    looks = tx.board.characteristics(spell)
    if not (_asks(looks) or _may_ask(tx, looks)):
        return
    count = _of(paid) if counts_mana(tx) else _said(tx, player, spell, cost)
    one = tx.game.objects[spell]
    if one.chosen is None or not count:
        return
    keep_choices(tx.game, spell, replace(one.chosen, colors_spent=count), one.bindings)


def expended(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: str | None, paid: Sequence[Change], bend: int = 0
) -> list[Change]:
    """700.14: how much mana the player has spent on spells in this turn, with this one.

    Where mana is not counted it is what the whole cost comes to, unless a part of it may be paid otherwise, ``bend`` of it by
    waterbending: then they say how much mana it was, if anything speaks of that. Nothing where no mana is spent.
    """
    kept = is_spoken_of(tx, ManaSpentOn.__name__)
    if counts_mana(tx):
        amount = sum(
            len(one.event.mana) for one in paid if isinstance(one.event, e.ManaSpent) and one.event.player == player
        )
    else:
        least, amount = _mana_in(tx, spell, symbols(cost or ""), bend)
        if least < amount and (kept or is_spoken_of(tx, Expends.__name__)):
            amount = _asked(tx, player, spell, cite("700.14"), least, amount)
    before = tx.game.player(player).mana_on_spells
    if not amount:
        return []
    if kept:
        _keep_amount_spent(tx, spell, amount)
    event = e.Expended(player=player, before=before, after=before + amount)
    if not tx.board.watchers(Expends):  # nothing looks at it now, but something may later in the turn
        count_mana_on_spells(tx.game, player, event.after)
        return []
    return [Change(event=event, rules=(cite("700.14"),))]


def _keep_amount_spent(tx: Transaction, spell: ObjectId, amount: int) -> None:
    """702.191a: keep with a spell how much mana was spent to cast it; 702.132a: whoever else helped to pay spent some of it."""
    one = tx.game.objects[spell]
    if one.chosen is not None:
        keep_choices(tx.game, spell, replace(one.chosen, mana_spent=one.chosen.mana_spent + amount), one.bindings)


def _of(paid: Sequence[Change]) -> int:
    spent = [mana.kind for one in paid if isinstance(one.event, e.ManaSpent) for mana in one.event.mana]
    return sum(1 for color in _COLORS if color in spent)


def _said(tx: Transaction, player: PlayerId, spell: ObjectId, cost: str | None) -> int:
    """601.2h: of a cost that counts as paid: at least the colours that it names, at most as many as it has mana."""
    asked = symbols(cost or "")
    named = sum(1 for color in _COLORS if color in asked)
    most = sum(int(symbol) if symbol.isdigit() else 1 for symbol in asked)
    return _asked(tx, player, spell, cite("702.44a"), named, min(len(_COLORS), most))


def _asked(tx: Transaction, player: PlayerId, spell: ObjectId, rule: Citation, least: int, most: int) -> int:
    question = Question(
        form=Form.NUMBER,
        purpose=Purpose.PAYMENT,
        decider=player,
        chooser=player,
        rule=rule,
        minimum=least,
        maximum=most,
        about=tx.mention(spell),
    )
    return tx.ask(question).number or 0


def _mana_in(tx: Transaction, spell: ObjectId, cost: tuple[str, ...], bend: int) -> tuple[int, int]:
    """107.4e-f, 601.2h: the least and the most mana that a total cost can be paid with.

    702.51a, 702.66a, 702.126a, 701.67b: what is tapped or exiled instead is no mana, nor is life.
    """
    looks = tx.board.characteristics(spell)
    counts = [[way.count for way in ways(symbol)] for symbol in cost]
    most = sum(map(max, counts))
    if looks.has("convoke"):
        return 0, most
    generic = sum(int(symbol) for symbol in cost if symbol.isdigit())
    helped = generic if looks.has("improvise") or looks.has("delve") else min(generic, bend)
    return sum(map(min, counts)) - helped, most


def _asks(looks: Characteristics) -> bool:
    return any(_mentions(one) for ability in looks.abilities for one in (ability, *forms_of(ability)))


def _may_ask(tx: Transaction, looks: Characteristics) -> bool:
    """707.5: what may enter as a copy has the abilities of what it copies as it enters, and the mana was spent on it."""
    return any(one.as_copy is not None for _, one in sorted_abilities(looks).replaces) and any(
        _asks(tx.board.characteristics(one.id)) for _, one in tx.board.as_kept(Zone.BATTLEFIELD)
    )


@cache
def _mentions(value: object) -> bool:
    if isinstance(value, ColorsSpent):
        return True
    if isinstance(value, tuple):
        return any(map(_mentions, value))
    return is_record(value) and any(map(_mentions, astuple(value)))
