"""700.14, 702.44: how much mana, and of how many colours, was spent to cast spells, for what speaks of that."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import combinations
from typing import Any

from engine.board.asking import Transaction
from engine.board.spoken_of import is_spoken_of
from engine.cards.abilities.quantities import ColorsSpent, ManaOfColorSpent, ManaSpentOn
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
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace, within
from engine.words.terms import Color, ObjectId, PlayerId, Zone

_COLORS = tuple(color.value for color in Color)


def keep_colors_spent(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: str | None, paid: Sequence[Change]
) -> None:
    """601.2h, 702.44a-b: keep with a spell how many colours of mana its costs are paid with, and how much of which, where anything
    of it asks for that.

    Where mana is not counted the player says so: it is they who pay.
    """
    asked = _asked_of(tx, tx.board.characteristics(spell))
    if ColorsSpent() in asked:
        count = _of(paid) if counts_mana(tx, player) else _said(tx, player, spell, cost)
        _keep(tx, spell, colors_spent=count)
    of: list[tuple[tuple[Color, ...], int]] = []
    for one in asked:
        if isinstance(one, ManaOfColorSpent):
            count = (
                _of_color(paid, one) if counts_mana(tx, player) else _said_of_color(tx, player, spell, cost, one, of)
            )
            of.append((one.colors, count))
    _keep(tx, spell, spent_of=tuple(pair for pair in of if pair[1]))


def _keep(tx: Transaction, spell: ObjectId, **spent: Any) -> None:
    one = tx.game.objects[spell]
    if one.chosen is not None and any(spent.values()):
        keep_choices(tx.game, spell, replace(one.chosen, **spent), one.bindings)


def expended(
    tx: Transaction, player: PlayerId, spell: ObjectId, cost: str | None, paid: Sequence[Change], bend: int = 0
) -> list[Change]:
    """700.14: how much mana the player has spent on spells in this turn, with this one.

    Where mana is not counted it is what the whole cost comes to, unless a part of it may be paid otherwise, ``bend`` of it by
    waterbending: then they say how much mana it was, if anything speaks of that. Nothing where no mana is spent.
    """
    kept = is_spoken_of(tx, ManaSpentOn.__name__)
    if counts_mana(tx, player):
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


def _of_color(paid: Sequence[Change], asked: ManaOfColorSpent) -> int:
    spent = [mana.kind for one in paid if isinstance(one.event, e.ManaSpent) for mana in one.event.mana]
    return max((spent.count(color.value) for color in asked.colors), default=0)


def _said_of_color(
    tx: Transaction,
    player: PlayerId,
    spell: ObjectId,
    cost: str | None,
    asked: ManaOfColorSpent,
    told: Sequence[tuple[tuple[Color, ...], int]],
) -> int:
    """601.2h: of a cost that counts as paid: at least the symbols of that colour, at most those that it can pay (107.4)."""
    cost_symbols = symbols(cost or "")
    generic = sum(int(symbol) for symbol in cost_symbols if symbol.isdigit())
    least = max((cost_symbols.count(color.value) for color in asked.colors), default=0)
    most = generic + max((sum(color.value in one for one in cost_symbols) for color in asked.colors), default=0)
    left = sum(int(symbol) if symbol.isdigit() else 1 for symbol in cost_symbols)
    left -= sum(count for _, count in told)
    if not tx.board.characteristics(spell).has("convoke"):
        least = max(least, _forced(cost_symbols, asked.colors, told))
    return _asked(tx, player, spell, cite("601.2h"), least, max(least, min(most, left)), asked.colors)


def _forced(cost: Sequence[str], colors: tuple[Color, ...], told: Sequence[tuple[tuple[Color, ...], int]]) -> int:
    """107.4e: how much of one colour has to pay for symbols that nothing but it and colours of which so much was told can pay."""
    if len(colors) != 1:
        return 0
    payable = [{*symbol.split("/")} for symbol in cost]
    single = [(of[0].value, count) for of, count in told if len(of) == 1]
    least = 0
    for size in range(len(single) + 1):
        for some in combinations(single, size):
            able = {colors[0].value, *(color for color, _ in some)}
            least = max(least, sum(one <= able for one in payable) - sum(count for _, count in some))
    return least


def _asked(
    tx: Transaction,
    player: PlayerId,
    spell: ObjectId,
    rule: Citation,
    least: int,
    most: int,
    of: tuple[Color, ...] = (),
) -> int:
    question = Question(
        form=Form.NUMBER,
        purpose=Purpose.PAYMENT,
        decider=player,
        chooser=player,
        rule=rule,
        options=tuple(Option(key=color.value) for color in of),
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


def _asked_of(tx: Transaction, looks: Characteristics) -> tuple[ColorsSpent | ManaOfColorSpent, ...]:
    """707.5: what may enter as a copy has the abilities of what it copies as it enters, and the mana was spent on it."""
    asked = _asks(looks)
    if any(one.as_copy is not None for _, one in sorted_abilities(looks).replaces):
        models = (tx.board.characteristics(one.id) for _, one in tx.board.as_kept(Zone.BATTLEFIELD))
        asked = (*asked, *(one for model in models for one in _asks(model)))
    return tuple(dict.fromkeys(asked))


def _asks(looks: Characteristics) -> tuple[ColorsSpent | ManaOfColorSpent, ...]:
    return tuple(word for ability in looks.abilities for one in (ability, *forms_of(ability)) for word in _words(one))


@cache
def _words(ability: object) -> tuple[ColorsSpent | ManaOfColorSpent, ...]:
    return tuple(part for part in within(ability) if isinstance(part, ColorsSpent | ManaOfColorSpent))
