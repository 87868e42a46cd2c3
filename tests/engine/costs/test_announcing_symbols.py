"""601.2b, 601.2f, 107.4: hybrid and Phyrexian symbols are announced before effects change the total."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations_with_replacement, product

import pytest

from engine import Played, play
from engine.cards.abilities.ability import Activated, Cost, SpellAbility
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.characteristics import symbols
from engine.cards.mana import COLORS, TYPES, Mana
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.actions import Cast
from engine.state.game import Game
from engine.words.decisions import Answer
from engine.words.terms import CardType, Zone
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, A, refused

SPELLS = Filter(zone=Zone.STACK)
NOTHING = ChangesCost(spells=SPELLS)
CHANGES = {
    "less": ChangesCost(spells=SPELLS, less="{1}"),
    "less of a colour": ChangesCost(spells=SPELLS, less="{W}"),
    "less of a Phyrexian symbol": ChangesCost(spells=SPELLS, less="{U/P}"),
    "more": ChangesCost(spells=SPELLS, more="{1}"),
    "at least": ChangesCost(spells=SPELLS, least=2),
}
COSTS = ("{W/U}", "{2/W}", "{C/W}", "{W/P}", "{W/U/P}", "{1}{W/U}", "{2/W}{2/W}", "{W/P}{U}", "{W}{U}")


def table(cost: str, pool: Sequence[str], change: ChangesCost) -> Table:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=tuple(Mana(letter) for letter in pool))
    at.permanent("Editto", change, **ARTIFACT)
    gain = SpellAbility(effects=(GainLife(amount=Fixed(2)),))
    at.put("Sonda", card("Sonda", gain, types=(CardType.INSTANT,), mana_cost=cost), zone=Zone.HAND)
    return at.settle()


def ends(game: Game, action: Cast, answers: tuple[Answer, ...] = ()) -> list[Played]:
    """Every end of a casting, whatever is answered to its questions of how to pay."""
    made = play(game, action, answers)
    if made.question is None:
        return [made]
    return [
        end for option in made.question.options for end in ends(game, action, (*answers, Answer(keys=(option.key,))))
    ]


def spent(cost: str, change: ChangesCost, pool: Sequence[str]) -> set[tuple[int, str]]:
    """By the letter of 601.2b and 601.2f: how much life and which mana can be left over, for each way to announce the symbols."""
    found = set()
    for chosen in product(*(symbol.split("/") for symbol in symbols(cost))):
        life = 2 * chosen.count("P")
        colored = [one for one in chosen if one in TYPES]
        generic = sum(int(one) for one in chosen if one.isdigit())
        generic += sum(int(one) for one in symbols(change.more))
        for symbol in symbols(change.less):
            kind = symbol.split("/")[0]
            if kind in COLORS and kind in colored:
                colored.remove(kind)
            else:
                generic = max(0, generic - 1)
        generic += max(0, change.least - generic - len(colored))
        left, wanted = Counter(pool), Counter(colored)
        if wanted <= left and (left - wanted).total() >= generic:
            rest_of_pool = [*(left - wanted).elements()]
            found |= {(life, "".join(sorted(rest))) for rest in _without(rest_of_pool, generic)}
    return found


def _without(pool: Sequence[str], count: int) -> list[list[str]]:
    """What remains of some mana once so much of it is gone."""
    return [list(rest) for rest in {tuple(sorted(one)) for one in _kept(tuple(pool), len(pool) - count)}]


def _kept(pool: tuple[str, ...], count: int) -> list[tuple[str, ...]]:
    if count == 0:
        return [()]
    if len(pool) < count:
        return []
    return [*((pool[0], *rest) for rest in _kept(pool[1:], count - 1)), *_kept(pool[1:], count)]


@pytest.mark.parametrize("named", CHANGES)
@pytest.mark.parametrize("cost", COSTS)
def test_601_2b_what_can_be_paid_is_what_some_announcement_comes_to(cost: str, named: str) -> None:
    change = CHANGES[named]
    for count in range(4):
        for pool in combinations_with_replacement("WUC", count):
            at = table(cost, pool, change)
            action = Cast(A, at.id("Sonda"))
            made = [one.game for one in ends(at.game, action) if one.refused is None]
            found = {
                (20 - game.side(A).life, "".join(sorted(one.kind for one in game.player(A).mana))) for game in made
            }
            right = spent(cost, change, pool)
            assert found <= right, (cost, named, pool)
            needless = [one for one in right - found if not any(_saves(other, one) for other in found)]
            assert not needless, "what is never offered only wastes mana"


def _saves(one: tuple[int, str], than: tuple[int, str]) -> bool:
    """Whether for the same life all that the other way leaves is left over, and more."""
    return one[0] == than[0] and not Counter(than[1]) - Counter(one[1])


def test_601_2b_life_announced_is_no_mana_of_the_total() -> None:
    at = table("{U/P}", "WW", ChangesCost(spells=SPELLS, least=3))
    assert refused(at, Cast(A, at.id("Sonda"))) == ("cannot pay", "601.2h")
    at = table("{U/P}", "WWW", ChangesCost(spells=SPELLS, least=3))
    at.cast("Sonda")
    assert at.life(0) == 18, "three mana and 2 life"
    assert "601.2b" in at.rules()


def test_601_2b_control_without_the_change_life_pays_for_all() -> None:
    at = table("{U/P}", "WW", NOTHING)
    at.cast("Sonda")
    assert at.life(0) == 18
    assert len(at.game.player(A).mana) == 2
    assert "601.2b" not in at.rules()


def test_601_2f_an_activation_cost_is_announced_before_it_is_reduced() -> None:
    at = Table(variant=[EXACT_COSTS])
    at.builder.adjust(A, mana=(Mana("C"),))
    from_here = Filter(types=(CardType.ARTIFACT,))
    at.permanent("Editto", ChangesCost(abilities_of=from_here, less="{1}"), **ARTIFACT)
    at.permanent("Ruota", Activated(cost=Cost(mana="{2/R}"), effects=(GainLife(amount=Fixed(1)),)), **ARTIFACT)
    at.settle().activate("Ruota", 0).resolve()
    assert at.life(0) == 21
