"""702: a step that is there because of a keyword cites the rule of that keyword, and the same board without it does not."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import play
from engine.cards.abilities.ability import Ability, Activated, Cost, Keyword, SpellAbility
from engine.cards.abilities.filters import CREATURE
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.keywords.forms import _FORMS, forms, realised
from engine.cards.keywords.numbers import DEFINED_BY, defined_by
from engine.state.actions import Activate, Cast, Continue, DeclareAttackers, DeclareBlockers, Occur, Pass
from engine.state.events import Damage, Destruction
from engine.state.objects import PlayerTarget
from engine.state.turn_state import Moment
from engine.words.decisions import Answer, Form
from engine.words.terms import CardType, PlayerId, TurnStep, Zone
from tests.engine.cards.support import COST, keyword
from tests.engine.support import Table, card

ANNA, BRUNO = PlayerId(0), PlayerId(1)
EQUIPMENT: dict[str, Any] = {"types": (CardType.ARTIFACT,), "subtypes": ("Equipment",)}
VEHICLE: dict[str, Any] = {"types": (CardType.ARTIFACT,), "subtypes": ("Vehicle",)}
ARTIFACT: dict[str, Any] = {"types": (CardType.ARTIFACT,)}
BODY: dict[str, Any] = {"types": (CardType.CREATURE,), "power": 2, "toughness": 2, "mana_cost": "{1}{G}"}
GAIN = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
INSTANT: dict[str, Any] = {"types": (CardType.INSTANT,), "mana_cost": "{1}"}
LAND: dict[str, Any] = {"types": (CardType.LAND,)}

Board = Callable[[tuple[Ability, ...]], Table]


def _answer(at: Table, question: Any) -> Any:
    """Any legal answer: yes, as many as are allowed, all of an order, all of what is divided to the first."""
    keys = tuple(option.key for option in question.options)
    match question.form:
        case Form.YES_NO:
            return Answer(keys=("yes",))
        case Form.ORDER:
            return Answer(keys=keys)
        case Form.NUMBER:
            return Answer(number=max(question.minimum, min(1, question.maximum or 1)))
        case Form.DIVIDE:
            return Answer(amounts=((keys[0], question.total), *((key, 0) for key in keys[1:])))
        case _:
            return Answer(keys=keys[-max(1, question.minimum) :] if question.maximum else ())


def _do(at: Table, action: Any) -> bool:
    given: list[Any] = []
    while (played := play(at.game, action, given)).question is not None:
        given.append(_answer(at, played.question))
    if played.refused is not None:
        return False
    at._keep(played, action, given)
    return True


def _go(at: Table, rounds: int = 60) -> Table:
    """Pass and settle until nothing is on the stack any more."""
    for _ in range(rounds):
        if at.over or (at.settled and at.game.stack_top is None):
            return at
        _do(at, Pass(at.game.receiver) if at.settled else Continue())
    return at


def _to(at: Table, step: TurnStep, player: int | None = None) -> Table:
    start = (at.game.turn.number, at.game.turn.step)
    for _ in range(200):
        turn = at.game.turn
        there = turn.step is step and (turn.number, turn.step) != start and player in (None, turn.active)
        if at.over or (there and at.game.moment is not Moment.STEP_BEGINS and at.settled):
            return at
        _do(at, Pass(at.game.receiver) if at.settled else Continue())
    raise AssertionError("never there")


def _attack(*blocks: str, others: tuple[tuple[str, int, int], ...] = (), players: int = 2) -> Board:
    """The creature with the keyword attacks, and is blocked by these."""

    def board(abilities: tuple[Ability, ...]) -> Table:
        at = Table(players, step=TurnStep.BEGINNING_OF_COMBAT)
        at.creature("Eroe", 2, 2, *abilities)
        for label, power, toughness in others:
            at.creature(label, power, toughness)
        at.creature("Muro", 0, 5, controller=1)
        at.creature("Scudo", 0, 5, controller=1)
        for seat in range(players):
            at.library(seat, 4)
        at.permanent("Campo", controller=1, **LAND)
        _to(_go(at), TurnStep.DECLARE_ATTACKERS)
        fighting = ["Eroe", *(label for label, _, _ in others)]
        at.do(DeclareAttackers(ANNA, tuple((at.id(one), PlayerTarget(BRUNO)) for one in fighting)))
        _to(_go(at), TurnStep.DECLARE_BLOCKERS)
        _do(at, DeclareBlockers(BRUNO, tuple((at.id(one), at.id("Eroe")) for one in blocks)))
        return _to(_go(at), TurnStep.END)

    return board


def _dies(abilities: tuple[Ability, ...]) -> Table:
    at = Table()
    at.creature("Eroe", 2, 2, *abilities, types=(CardType.ARTIFACT,))
    at.creature("Golem", 1, 1, types=(CardType.ARTIFACT,))
    spirit = card("Spirito", types=(CardType.CREATURE,), subtypes=("Spirit",), power=1, toughness=1, mana_cost="{1}")
    at.put("Spirito", spirit, zone=Zone.GRAVEYARD)
    _go(at)
    _do(at, _occur(Destruction(object=at.id("Eroe"))))
    return _go(at)


def _occur(*events: Any) -> Any:
    return Occur(events)


def _cast(zone: Zone = Zone.HAND, **looks: Any) -> Board:
    """The card with the keyword is cast, and all is resolved."""

    def board(abilities: tuple[Ability, ...]) -> Table:
        at = Table()
        printed = {**BODY, **looks}
        spell = (GAIN,) if CardType.INSTANT in printed["types"] else ()
        at.put("Eroe", card("Eroe", *abilities, *spell, **printed), zone=zone)
        for n in range(2):
            at.creature(f"Aiuto {n}", 3, 3, colors=())
        at.put("Scarto", card("Scarto", **LAND), zone=Zone.HAND)
        at.put(
            "Cima", card("Cima", types=(CardType.CREATURE,), power=1, toughness=1, mana_cost="{1}"), zone=Zone.LIBRARY
        )
        at.library(0, 4)
        _go(at)
        _do(at, Cast(ANNA, at.id("Eroe")))
        _go(at)
        return at

    return board


def _activate(zone: Zone = Zone.BATTLEFIELD, **looks: Any) -> Board:
    """The ability that the keyword stands for is activated, and resolves."""

    def board(abilities: tuple[Ability, ...]) -> Table:
        at = Table()
        at.put("Eroe", card("Eroe", *abilities, **{**BODY, **looks}), zone=zone)
        at.creature("Aiuto", 3, 3)
        at.permanent("Campo", **LAND)
        at.put("Cima", card("Cima", **BODY), zone=Zone.LIBRARY)
        at.library(0, 3)
        _go(at)
        _do(at, Activate(ANNA, at.id("Eroe"), 0))
        return _go(at)

    return board


def _upkeep(**more: Any) -> Board:
    def board(abilities: tuple[Ability, ...]) -> Table:
        at = Table(step=TurnStep.UNTAP)
        at.creature("Eroe", 2, 2, *abilities, **more)
        at.library(0, 3)
        return _go(_to(at, TurnStep.UPKEEP, 0))

    return board


K = keyword
CASES: list[tuple[Keyword, str, Board]] = [
    (K("flanking"), "702.25a", _attack("Muro")),
    (K("bushido", 1), "702.45a", _attack("Muro")),
    (K("rampage", 1), "702.23a", _attack("Muro", "Scudo")),
    (K("afflict", 1), "702.130a", _attack("Muro")),
    (K("exalted"), "702.83a", _attack()),
    (K("frenzy", 1), "702.68a", _attack()),
    (K("annihilator", 1), "702.86a", _attack()),
    (K("dethrone"), "702.105a", _attack()),
    (K("melee"), "702.121a", _attack()),
    (K("mobilize", 1), "702.181a", _attack()),
    (K("firebending", 1), "702.189a", _attack()),
    (K("battle cry"), "702.91a", _attack(others=(("Lupo", 1, 1),))),
    (K("mentor"), "702.134a", _attack(others=(("Lupo", 1, 1),))),
    (K("training"), "702.149a", _attack(others=(("Orco", 3, 3),))),
    (K("provoke"), "702.39a", _attack()),
    (K("decayed"), "702.147a", _attack()),
    (K("poisonous", 1), "702.70a", _attack()),
    (K("ingest"), "702.115a", _attack()),
    (K("renown", 1), "702.112a", _attack()),
    (K("toxic", 1), "702.164c", _attack()),
    (K("lifelink"), "702.15b", _attack()),
    (K("infect"), "702.90b", _attack()),
    (K("wither"), "702.80a", _attack("Muro")),
    (K("deathtouch"), "702.2b", _attack("Muro")),
    (K("vigilance"), "702.20b", _attack()),
    (K("first strike"), "702.7b", _attack()),
    (K("double strike"), "702.4b", _attack()),
    (K("myriad"), "702.116a", _attack(players=3)),
    (K("persist"), "702.79a", _dies),
    (K("undying"), "702.93a", _dies),
    (K("afterlife", 1), "702.135a", _dies),
    (K("soulshift", 3), "702.46a", _dies),
    (K("modular", 1), "702.43a", _dies),
    (K("indestructible"), "702.12b", _dies),
    (K("unleash"), "702.98a", _cast()),
    (K("riot"), "702.136a", _cast()),
    (K("fabricate", 1), "702.123a", _cast()),
    (K("exploit"), "702.110a", _cast()),
    (K("devour", 1), "702.82a", _cast()),
    (K("tribute", 1), "702.104a", _cast()),
    (K("graft", 1), "702.58a", _cast()),
    (K("fading", 2), "702.32a", _cast()),
    (K("vanishing", 2), "702.63a", _cast()),
    (K("sunburst"), "702.44a", _cast(mana_cost="{2}{G}")),
    (K("living weapon"), "702.92a", _cast(**EQUIPMENT)),
    (K("kicker", cost=COST), "702.33a", _cast()),
    (K("multikicker", cost=COST), "702.33c", _cast()),
    (K("buyback", cost=COST), "702.27a", _cast(**INSTANT)),
    (K("squad", cost=COST), "702.157a", _cast()),
    (K("offspring", cost=COST), "702.175a", _cast()),
    (K("evoke", cost=COST), "702.74a", _cast()),
    (K("dash", cost=COST), "702.109a", _cast()),
    (K("blitz", cost=COST), "702.152a", _cast()),
    (K("bestow", cost=COST), "702.103a", _cast(types=(CardType.ENCHANTMENT, CardType.CREATURE))),
    (K("flashback", cost=COST), "702.34a", _cast(Zone.GRAVEYARD, **INSTANT)),
    (K("escape", cost=COST), "702.138a", _cast(Zone.GRAVEYARD)),
    (K("jump-start"), "702.133a", _cast(Zone.GRAVEYARD, **INSTANT)),
    (K("retrace"), "702.81a", _cast(Zone.GRAVEYARD, **INSTANT)),
    (K("storm"), "702.40a", _cast(**INSTANT)),
    (K("cascade"), "702.85a", _cast(mana_cost="{4}")),
    (K("replicate", cost=COST), "702.56a", _cast(**INSTANT)),
    (K("casualty", 1), "702.153a", _cast(**INSTANT)),
    (K("undaunted"), "702.125a", _cast(mana_cost="{4}")),
    (K("affinity", filter=CREATURE), "702.41a", _cast(mana_cost="{4}")),
    (K("equip", cost=COST), "702.6a", _activate(**EQUIPMENT)),
    (K("fortify", cost=COST), "702.67a", _activate(**ARTIFACT)),
    (K("crew", 1), "702.122a", _activate(**VEHICLE)),
    (K("saddle", 1), "702.171a", _activate()),
    (K("station"), "702.184a", _activate(**ARTIFACT)),
    (K("outlast", cost=Cost()), "702.107a", _activate()),
    (K("level up", cost=COST), "702.87a", _activate()),
    (K("transfigure", cost=COST), "702.71a", _activate()),
    (K("reconfigure", cost=COST), "702.151a", _activate(**EQUIPMENT)),
    (K("cycling", cost=COST), "702.29a", _activate(Zone.HAND)),
    (K("transmute", cost=COST), "702.53a", _activate(Zone.HAND)),
    (K("reinforce", 1, cost=COST), "702.77a", _activate(Zone.HAND)),
    (K("unearth", cost=COST), "702.84a", _activate(Zone.GRAVEYARD)),
    (K("scavenge", cost=COST), "702.97a", _activate(Zone.GRAVEYARD)),
    (K("embalm", cost=COST), "702.128a", _activate(Zone.GRAVEYARD)),
    (K("eternalize", cost=COST), "702.129a", _activate(Zone.GRAVEYARD)),
    (K("cumulative upkeep", cost=COST), "702.24a", _upkeep()),
    (K("echo", cost=COST), "702.30a", _upkeep(just_arrived=True)),
]


@pytest.mark.parametrize(("found", "number", "board"), CASES, ids=[one[0].keyword for one in CASES])
def test_702_1_a_step_cites_the_rule_of_the_keyword(found: Keyword, number: str, board: Board) -> None:
    assert number in board((found,)).rules()
    assert number not in board(()).rules(), "control: the same board without the keyword"


def test_702_1_every_keyword_that_stands_for_abilities_has_its_number() -> None:
    assert [name for name in _FORMS if name not in DEFINED_BY] == []
    assert [name for name in DEFINED_BY if not realised(name)] == []


def test_702_1_an_ability_that_is_written_out_came_from_no_keyword() -> None:
    (made,) = forms(keyword("exalted"))
    assert defined_by(made) == ("702.83a",)
    written = type(made)(trigger=made.trigger, effects=made.effects)  # type: ignore[union-attr,call-arg]
    assert written == made
    assert defined_by(written) == ()


def test_702_8a_flash_is_why_a_creature_is_cast_in_the_upkeep() -> None:
    for step, cited in ((TurnStep.UPKEEP, True), (TurnStep.PRECOMBAT_MAIN, False)):
        at = Table(step=step)
        at.put("Eroe", card("Eroe", "flash", **BODY), zone=Zone.HAND)
        at.settle().cast("Eroe")
        assert ("702.8a" in at.rules()) is cited


def test_702_17b_reach_is_why_it_blocks_what_flies() -> None:
    for evades in (True, False):
        at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
        at.creature("Drago", 2, 2, *(("flying",) if evades else ()))
        at.creature("Ragno", 1, 4, "reach", controller=1)
        at.settle().until(TurnStep.DECLARE_ATTACKERS)
        at.do(DeclareAttackers(ANNA, ((at.id("Drago"), PlayerTarget(BRUNO)),)))
        at.settle().until(TurnStep.DECLARE_BLOCKERS)
        at.do(DeclareBlockers(BRUNO, ((at.id("Ragno"), at.id("Drago")),)))
        assert ("702.17b" in at.rules()) is evades


def test_702_10b_and_702_10c_haste_is_why_it_attacks_or_taps_at_once() -> None:
    tap = Activated(cost=Cost(tap=True), effects=(GainLife(amount=Fixed(1)),))
    for fresh in (True, False):
        at = Table(step=TurnStep.BEGINNING_OF_COMBAT)
        at.creature("Eroe", 2, 2, "haste", just_arrived=fresh)
        at.creature("Mago", 1, 1, "haste", tap, just_arrived=fresh)
        at.settle().activate("Mago", 1).resolve()
        at.until(TurnStep.DECLARE_ATTACKERS)
        at.do(DeclareAttackers(ANNA, ((at.id("Eroe"), PlayerTarget(BRUNO)),)))
        assert ("702.10b" in at.rules(), "702.10c" in at.rules()) == (fresh, fresh)


def test_702_64a_absorb_cites_itself_where_it_prevents() -> None:
    for absorbs in (True, False):
        at = Table()
        at.creature("Muro", 0, 4, *((keyword("absorb", 2),) if absorbs else ()), controller=1)
        source = at.creature("Orso", 3, 3)
        at.settle().occur(Damage(source=source, to=at.id("Muro"), amount=3))
        assert ("702.64a" in at.rules()) is absorbs
