"""117.1: what a player may do is what `play` accepts and nothing else, on boards drawn at random and on some laid for a purpose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Legal, legal_actions, play
from engine.board.board_of import board_of
from engine.cards.abilities import combat as c
from engine.cards.abilities.ability import (
    Ability,
    Activated,
    Cannot,
    Cost,
    Keyword,
    PlayerScope,
    Prohibition,
    SpellAbility,
    Timing,
)
from engine.cards.abilities.casting import CastingCost, ChangesCost, MayCast, Permission
from engine.cards.abilities.damage import DealDamage
from engine.cards.abilities.filters import ANY_TARGET, CREATURE, Filter, Targeting, TargetSpec
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.players import AddMana, GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.characteristics import Characteristics
from engine.cards.split import SIDES, combined
from engine.costs.mana_costs import EXACT_COSTS, abilities_of
from engine.flow import trying
from engine.stack.setting_aside import ASIDE
from engine.state.actions import (
    Action,
    Activate,
    Cast,
    Concede,
    Continue,
    DeclareAttackers,
    DeclareBlockers,
    Pass,
    PlayLand,
    SetAside,
    TurnFaceUp,
    Unlock,
)
from engine.state.game import Game
from engine.state.objects import PlayerTarget
from engine.state.turn_state import Moment
from engine.words.answering import every_answer
from engine.words.decisions import Answer, Purpose
from engine.words.metrics import METER
from engine.words.record import replace
from engine.words.terms import CardType, FaceDown, ObjectId, PlayerId, TurnStep, Zone
from tests.engine.support import Table, card, creature
from tests.engine.support_more import attack

A, B = PlayerId(0), PlayerId(1)
BOLT = SpellAbility(effects=(DealDamage(amount=Fixed(1), to=Target()),), targets=(ANY_TARGET,))
KILL = SpellAbility(effects=(Destroy(what=Target()),), targets=(TargetSpec(objects=CREATURE),))
GAIN = SpellAbility(effects=(GainLife(amount=Fixed(1)),))
PING = Activated(cost=Cost(tap=True), effects=BOLT.effects, targets=BOLT.targets)
FLASHBACK = CastingCost(
    cost=Cost(mana="{2}"), alternative=True, zones=(Zone.GRAVEYARD,), exile_after=True, name="flashback"
)
KICKER = CastingCost(cost=Cost(mana="{1}"), optional=True, name="kicker")
INSTANT: dict[str, Any] = {"types": (CardType.INSTANT,)}
SORCERY: dict[str, Any] = {"types": (CardType.SORCERY,)}
LAND: dict[str, Any] = {"types": (CardType.LAND,)}
ENCHANTMENT: dict[str, Any] = {"types": (CardType.ENCHANTMENT,)}


def makes(*types: str) -> Activated:
    """Tap: add one mana of one of these types."""
    return Activated(cost=Cost(tap=True), effects=(AddMana(choices=tuple((kind,) for kind in types)),))


ROOM: dict[str, Any] = {"types": (CardType.ENCHANTMENT,), "subtypes": ("Room",)}
CARDS: dict[str, Characteristics] = {
    "bolt": card("Scintilla", BOLT, mana_cost="{R}", **INSTANT),
    "kill": card("Crollo", KILL, mana_cost="{1}{B}", **SORCERY),
    "kicked": card("Spinta", KICKER, GAIN, mana_cost="{G}", **INSTANT),
    "again": card("Eco", FLASHBACK, GAIN, mana_cost="{R}", **SORCERY),
    "many": card("Pioggia", GAIN, mana_cost="{X}{R}", **INSTANT),
    "paid": card("Patto", CastingCost(cost=Cost(sacrifice=CREATURE)), GAIN, mana_cost="{B}", **INSTANT),
    "split": combined(
        card("Fuoco", BOLT, mana_cost="{R}", **INSTANT), card("Gelo", KILL, mana_cost="{2}{U}", **SORCERY)
    ),
    "room": combined(card("Cantina", mana_cost="{R}", **ROOM), card("Soffitta", mana_cost="{1}{G}", **ROOM)),
    "bear": creature("Orso", 2, 2, mana_cost="{1}{G}"),
    "swift": creature("Lince", 2, 1, "flash", "haste", mana_cost="{R}"),
    "pinger": creature("Arciere", 1, 1, PING, mana_cost="{R}"),
    "caller": creature(
        "Banditore", 1, 1, Activated(cost=Cost(mana="{1}"), effects=GAIN.effects, timing=Timing.SORCERY)
    ),
    "once": card("Fonte", Activated(cost=Cost(), effects=GAIN.effects, once_each_turn=True), **ENCHANTMENT),
    "walker": card(
        "Saggia",
        Activated(cost=Cost(put_counters=("loyalty", 1)), effects=GAIN.effects, timing=Timing.LOYALTY),
        Activated(cost=Cost(remove_counters=("loyalty", 3)), effects=GAIN.effects, timing=Timing.LOYALTY),
        types=(CardType.PLANESWALKER,),
        loyalty=2,
        mana_cost="{2}",
    ),
    "cycler": creature(
        "Talpa", 1, 1, Activated(cost=Cost(discard_this=True), effects=GAIN.effects, zones=(Zone.HAND,))
    ),
    "mountain": card("Montagna", subtypes=("Mountain",), **LAND),
    "forest": card("Foresta", subtypes=("Forest",), **LAND),
    "dual": card("Guado", makes("U", "B"), **LAND),
    "hidden": creature("Mascherato", 3, 3, Keyword(keyword="morph", cost=Cost(mana="{2}"))),
    "suspended": creature("Attesa", 4, 4, Keyword(keyword="suspend", value=2, cost=Cost(mana="{R}")), mana_cost="{7}"),
    "foretold": card("Presagio", Keyword(keyword="foretell", cost=Cost(mana="{R}")), GAIN, mana_cost="{5}", **INSTANT),
    "plotted": card("Trama", Keyword(keyword="plot", cost=Cost(mana="{1}")), GAIN, mana_cost="{5}", **SORCERY),
    "wall": creature("Muro", 0, 4, "defender"),
    "driven": creature("Furia", 2, 2, c.MustAttack(objects=Filter(this=True))),
    "silence": card("Silenzio", Cannot(what=Prohibition.CAST, players=PlayerScope.OPPONENTS), **ENCHANTMENT),
    "tax": card("Dazio", ChangesCost(spells=Filter(), more="{1}"), **ENCHANTMENT),
    "door": card(
        "Soglia",
        MayCast(cards=Filter(zone=Zone.LIBRARY), how=Permission(lands=True), top=True),
        **ENCHANTMENT,
    ),
}
FRONT, BACK = creature("Volto", 1, 1, mana_cost="{R}"), card("Terra del Volto", makes("R"), **LAND)
ZONES = (Zone.BATTLEFIELD,) * 4 + (Zone.HAND,) * 4 + (Zone.GRAVEYARD, Zone.LIBRARY, Zone.EXILE)
STEPS = (
    (TurnStep.PRECOMBAT_MAIN,) * 4
    + (TurnStep.UPKEEP, TurnStep.END)
    + (TurnStep.DECLARE_ATTACKERS, TurnStep.DECLARE_BLOCKERS) * 2
)


@dataclass(frozen=True)
class Piece:
    """One object of a board as it was drawn."""

    what: str
    owner: int
    zone: Zone
    tapped: bool
    fresh: bool


@dataclass(frozen=True)
class Drawn:
    """A board as it was drawn. ``responding``: a card is cast first if one can be; ``passed``: then the other player may act."""

    pieces: tuple[Piece, ...]
    lands: tuple[int, int]
    bears: tuple[int, int]
    step: TurnStep
    active: int
    exact: bool
    responding: bool
    passed: bool

    def game(self) -> Game:
        """The board with somebody about to act."""
        table = Table(active=self.active, variant=(EXACT_COSTS,) if self.exact else ())
        combat = self.step in (TurnStep.DECLARE_ATTACKERS, TurnStep.DECLARE_BLOCKERS)
        table.builder.turn(PlayerId(self.active), TurnStep.PRECOMBAT_MAIN if combat else self.step)
        for number, piece in enumerate(self.pieces):
            self._put(table, f"{number:02}", piece)
        for player, count in enumerate(self.lands):
            for number in range(count):
                what = CARDS[("mountain", "dual", "forest")[number % 3]]
                table.put(f"l{player}{number}", what, controller=player)
            for number in range(self.bears[player]):
                table.put(f"b{player}{number}", CARDS["bear"], controller=player)
        game = gone_on(table.game)
        if combat:
            game = until(game, TurnStep.DECLARE_ATTACKERS)
        if self.step is TurnStep.DECLARE_BLOCKERS:
            against = PlayerTarget(PlayerId(1 - self.active))
            alone = [DeclareAttackers(PlayerId(self.active), ((one.id, against),)) for one in game.permanents()]
            pairs = tuple(one.attackers[0] for one in alone if accepted(game, one) is not None)
            declared = accepted(game, DeclareAttackers(PlayerId(self.active), pairs))
            game = until(gone_on(game if declared is None else declared), TurnStep.DECLARE_BLOCKERS)
        if self.responding:
            for one in candidates(game, game.receiver):
                if isinstance(one, Cast) and (after := accepted(game, one)) is not None:
                    game = gone_on(after)
                    break
        if self.passed and game.moment is Moment.PRIORITY and game.stack_top is not None:
            game = gone_on(play(game, Pass(game.receiver)).game)
        return game

    def _put(self, table: Table, label: str, piece: Piece) -> None:
        where: dict[str, Any] = {"controller": piece.owner, "zone": piece.zone}
        if piece.zone is Zone.BATTLEFIELD:
            where |= {"tapped": piece.tapped, "just_arrived": piece.fresh}
        if piece.what == "modal":
            table.put(label, FRONT, other_face=BACK, **where)
        elif piece.what == "hidden" and piece.zone is Zone.BATTLEFIELD:
            table.put(label, CARDS["hidden"], face_down=FaceDown.MORPH, **where)
        else:
            counters = {"loyalty": 2} if piece.what == "walker" and piece.zone is Zone.BATTLEFIELD else {}
            table.put(label, CARDS[piece.what], counters=counters, **where)


def accepted(game: Game, action: Action, limit: int = 150) -> Game | None:
    """The game after an action with the first answers that the engine takes; None where of so many ways none was taken.

    This knows nothing of what the engine looks at: it plays, and answers what is asked in every way.
    """
    ways: list[tuple[Answer, ...]] = [()]
    for _ in range(limit):
        if not ways:
            break
        given = ways.pop()
        played = play(game, action, given)
        if played.question is not None:
            answers = list(islice(every_answer(played.question), limit))
            if played.question.purpose is Purpose.MANA_ABILITIES:
                answers.reverse()
            ways += [(*given, answer) for answer in reversed(answers)]
        elif played.refused is None and played.illegal is None:
            return played.game
    return None


def gone_on(game: Game) -> Game:
    """The game when somebody has priority next, or is over."""
    while game.moment not in (Moment.PRIORITY, Moment.OVER):
        after = accepted(game, Continue())
        assert after is not None
        game = after
    return game


def until(game: Game, step: TurnStep) -> Game:
    """All pass until somebody has priority in a step; where the turn has no such step, until it is over."""
    turn = game.turn.number
    while game.moment is Moment.PRIORITY and game.turn.step is not step and game.turn.number == turn:
        game = gone_on(play(game, Pass(game.receiver)).game)
    return game


def candidates(game: Game, player: PlayerId) -> Iterator[Action]:
    """Everything that a player could say they do, however senseless."""
    yield Pass(player)
    yield Concede(player)
    for one in tuple(game.objects.values()):
        for back in (False, True):
            yield Cast(player, one.id, back=back)
            yield PlayLand(player, one.id, back=back)
        yield Cast(player, one.id, 1)
        for index in range(len(abilities_of(board_of(game), one.id)) + 1):
            yield Activate(player, one.id, index)
        yield TurnFaceUp(player, one.id)
        for door in SIDES:
            yield Unlock(player, one.id, door)
        for keyword in ASIDE:
            yield SetAside(player, one.id, keyword)
    yield DeclareAttackers(player, ())
    yield DeclareBlockers(player, ())
    attackers = [] if game.combat is None else [one.object for one in game.combat.attackers]
    for one in tuple(game.permanents()):
        for target in (A, B):
            yield DeclareAttackers(player, ((one.id, PlayerTarget(target)),))
        for attacker in attackers:
            yield DeclareBlockers(player, ((one.id, attacker),))


def covers(legal: Legal, action: Action) -> bool:
    """Whether a listed action describes another one: the same but for {X}, or a declaration of one of the pairs."""
    match legal.action, action:
        case (DeclareAttackers(), DeclareAttackers(attackers=pairs)) | (
            DeclareBlockers(),
            DeclareBlockers(blockers=pairs),
        ):
            may = dict(legal.pairs)
            return all(other in may.get(one, ()) for one, other in pairs)
        case (Cast() as listed, Cast(x=1)) if not legal.has_x:
            return listed == replace(action, x=None)
        case (Cast() as listed, Cast()):
            return replace(listed, x=None) == replace(action, x=None)
    return legal.action == action


@st.composite
def boards(draw: st.DrawFn) -> Drawn:
    pieces = draw(
        st.lists(
            st.builds(
                Piece,
                what=st.sampled_from((*CARDS, "modal")),
                owner=st.integers(0, 1),
                zone=st.sampled_from(ZONES),
                tapped=st.booleans(),
                fresh=st.booleans(),
            ),
            min_size=2,
            max_size=9,
        )
    )
    return Drawn(
        pieces=tuple(pieces),
        lands=draw(st.tuples(st.integers(0, 3), st.integers(0, 3))),
        bears=draw(st.tuples(st.integers(0, 2), st.integers(0, 2))),
        step=draw(st.sampled_from(STEPS)),
        active=draw(st.integers(0, 1)),
        exact=draw(st.booleans()),
        responding=draw(st.booleans()),
        passed=draw(st.booleans()),
    )


def unfaithful(game: Game, player: PlayerId, listed: Sequence[Legal]) -> list[Action]:
    """What is listed and not accepted, and what is not listed and accepted."""
    wrong: list[Action] = []
    for one in listed:
        played = play(game, one.action, one.answers)
        if one.known and (played.question or played.refused or played.illegal):
            wrong.append(one.action)
    others = (one for one in candidates(game, player) if not any(covers(legal, one) for legal in listed))
    return wrong + [one for one in others if accepted(game, one) is not None]


@given(boards())
def test_117_1_what_is_listed_is_accepted_and_what_is_not_is_refused(board: Drawn) -> None:
    game = board.game()
    for player in (A, B):
        assert unfaithful(game, player, legal_actions(game, player)) == []


@given(boards())
def test_117_1_every_action_that_is_left_out_of_the_list_would_be_noticed(board: Drawn) -> None:
    """The control of the one above: whichever entry is taken out, and whatever is added to the list that is not allowed."""
    game = board.game()
    listed = legal_actions(game, game.receiver)
    known = [one for one in listed if one.known and one.action.__class__ not in (DeclareAttackers, DeclareBlockers)]
    if known:
        left = tuple(one for one in listed if one is not known[len(board.pieces) % len(known)])
        assert unfaithful(game, game.receiver, left) != []
    again = Legal(action=Activate(A, ObjectId(10_000), 0), rules=())
    assert unfaithful(game, game.receiver, (*listed, again)) == [again.action]


@given(boards())
def test_listing_changes_nothing_and_lists_the_same_again(board: Drawn) -> None:
    game = board.game()
    before = repr(game.objects), repr(game.places), game.next_id
    listed = legal_actions(game, game.receiver)
    assert legal_actions(game, game.receiver) == listed
    assert (repr(game.objects), repr(game.places), game.next_id) == before


@pytest.mark.slow
def test_the_boards_that_are_drawn_reach_every_kind_of_action() -> None:
    met: dict[str, int] = {}
    unknown: list[Action] = []

    @settings(max_examples=300, derandomize=True, database=None, deadline=None)
    @given(boards())
    def meet(board: Drawn) -> None:
        game = board.game()
        for player in (A, B):
            for one in legal_actions(game, player):
                name = type(one.action).__name__ + ("+" if one.pairs or one.ways or one.has_x else "")
                met[name] = met.get(name, 0) + 1
                unknown.extend([] if one.known else [one.action])

    meet()
    assert {
        "Activate",
        "Cast",
        "Cast+",
        "Concede",
        "DeclareAttackers+",
        "Pass",
        "PlayLand",
        "SetAside",
        "TurnFaceUp",
        "Unlock",
    } <= set(met)
    assert unknown == []


# --- on boards laid for a purpose


def _spell(at: Table, label: str, *abilities: Ability, cost: str, kind: dict[str, Any] = INSTANT, **where: Any) -> None:
    at.put(label, card(label, *abilities, mana_cost=cost, **kind), **({"zone": Zone.HAND} | where))


def _lands(at: Table, count: int, *types: str) -> None:
    for number in range(count):
        at.put(f"T{number}{types[0]}", card("Terra", makes(*types), **LAND))


def _counted() -> Table:
    return Table(variant=(EXACT_COSTS,))


def _listed(at: Table, kind: type[Action], player: int = 0) -> list[Legal]:
    return [one for one in legal_actions(at.game, PlayerId(player)) if isinstance(one.action, kind)]


class TestRules:
    def test_117_1_each_has_the_rule_that_allows_it(self) -> None:
        at = Table()
        _spell(at, "Lampo", BOLT, cost="{R}")
        at.put("Bosco", CARDS["forest"], zone=Zone.HAND)
        at.put("Monte", CARDS["mountain"])
        at.put("Arciere", CARDS["pinger"])
        found = {type(one.action).__name__: one.rules[0] for one in legal_actions(at.settle().game, A)}
        assert found == {
            "Cast": "117.1a",
            "PlayLand": "116.2a",
            "Activate": "117.1b",
            "Pass": "117.3d",
            "Concede": "104.3a",
        }
        assert [one.rules[0] for one in _listed(at, Activate)] == ["605.3a", "117.1b"]

    def test_117_1_who_has_no_priority_may_only_concede(self) -> None:
        at = Table()
        _spell(at, "Lampo", BOLT, cost="{R}", controller=1)
        at.settle()
        assert [type(one.action) for one in legal_actions(at.game, B)] == [Concede]
        at.do(Pass(A))
        assert _listed(at.settle(), Cast, 1) != []

    def test_104_3a_nobody_may_do_anything_once_the_game_is_over(self) -> None:
        at = Table()
        at.settle().do(Concede(A))
        assert legal_actions(at.game, A) == legal_actions(at.game, B) == ()


class TestCasting:
    def test_601_2c_the_targets_are_described_and_not_counted_out(self) -> None:
        at = Table()
        for number in range(20):
            at.creature(f"Orso{number}", 2, 2)
        _spell(at, "Lampo", BOLT, cost="{R}")
        (found,) = _listed(at.settle(), Cast)
        (targets,) = [one.question for one in found.heard if one.question.purpose is Purpose.TARGETS]
        assert len(targets.options) == 22

    def test_601_2c_a_spell_without_a_legal_target_is_not_listed(self) -> None:
        at = Table()
        _spell(at, "Crollo", KILL, cost="{B}")
        assert _listed(at.settle(), Cast) == []

    def test_601_2b_of_several_ways_those_that_go_through(self) -> None:
        at = _counted()
        at.put("Fuoco // Gelo", CARDS["split"], zone=Zone.HAND)
        at.creature("Orso", 2, 2)
        _lands(at, 1, "R")
        (found,) = _listed(at.settle(), Cast)
        assert [one.key for one in found.ways] == ["left"]
        more = _counted()
        more.put("Fuoco // Gelo", CARDS["split"], zone=Zone.HAND)
        more.creature("Orso", 2, 2)
        _lands(more, 1, "R")
        _lands(more, 2, "U")
        (found,) = _listed(more.settle(), Cast)
        assert [one.key for one in found.ways] == ["left", "right"]

    def test_107_3a_a_number_for_x_is_announced_besides(self) -> None:
        at = Table()
        _spell(at, "Pioggia", GAIN, cost="{X}{R}")
        _spell(at, "Goccia", GAIN, cost="{R}")
        assert [one.has_x for one in _listed(at.settle(), Cast)] == [True, False]


class TestPaying:
    """601.2h: how many ways are tried before it is known that a cost can, or cannot, be paid."""

    def _tried(self, at: Table, label: str) -> tuple[bool, bool, int]:
        trial = trying.attempted(at.settle().game, Cast(A, at.id(label)))
        return trial.allowed, trial.known, trial.tried

    def test_a_cost_above_all_mana_is_found_out_at_once(self) -> None:
        at = _counted()
        _lands(at, 10, "R")
        _spell(at, "Lampo", BOLT, cost="{9}{R}{R}")
        for number in range(12):
            at.creature(f"Orso{number}", 2, 2)
        assert self._tried(at, "Lampo") == (False, True, 1)

    def test_control_one_land_more_is_enough(self) -> None:
        at = _counted()
        _lands(at, 11, "R")
        _spell(at, "Lampo", BOLT, cost="{9}{R}{R}")
        assert self._tried(at, "Lampo") == (True, True, 1)

    def test_a_type_that_no_land_makes_is_found_out_at_once(self) -> None:
        at = _counted()
        _lands(at, 10, "U", "B")
        _spell(at, "Lampo", GAIN, cost="{R}")
        assert self._tried(at, "Lampo") == (False, True, 1)

    def test_types_are_chosen_for_what_the_cost_lacks(self) -> None:
        at = _counted()
        _lands(at, 10, "U", "B", "R")
        _spell(at, "Arcobaleno", GAIN, cost="{U}{U}{U}{B}{B}{B}{R}{R}{R}{R}")
        assert self._tried(at, "Arcobaleno") == (True, True, 2)

    def test_another_target_is_tried_where_a_cost_depends_on_it(self) -> None:
        at = _counted()
        _lands(at, 1, "R")
        for label in ("Orso", "Lupo"):
            at.creature(label, 2, 2)
        at.creature("Golem", 2, 2, types=(CardType.ARTIFACT,))
        cheaper = Filter(targeting=Targeting(objects=Filter(types=(CardType.ARTIFACT,))))
        at.put("Sconto", card("Sconto", ChangesCost(spells=cheaper, less="{1}"), **ENCHANTMENT))
        _spell(at, "Crollo", KILL, cost="{1}{R}")
        allowed, known, tried = self._tried(at, "Crollo")
        assert (allowed, known) == (True, True) and tried > 1

    def test_where_ways_are_too_many_it_is_said_that_it_is_not_known(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(trying, "MOST_TRIALS", 1)
        at = _counted()
        _lands(at, 3, "U", "B")
        _spell(at, "Goccia", GAIN, cost="{B}{B}")
        (found,) = _listed(at.settle(), Cast)
        assert not found.known
        monkeypatch.undo()
        (found,) = _listed(at, Cast)
        assert found.known and play(at.game, found.action, found.answers).refused is None


class TestDeclaring:
    def test_508_1_who_may_attack_what(self) -> None:
        at = Table(3)
        at.creature("Orso", 2, 2)
        at.creature("Muro", 0, 4, "defender")
        at.creature("Nuovo", 2, 2, just_arrived=True)
        at.until(TurnStep.DECLARE_ATTACKERS)
        (found,) = _listed(at, DeclareAttackers)
        assert found.pairs == ((at.id("Orso"), (PlayerTarget(B), PlayerTarget(PlayerId(2)))),)
        assert found.rules[0] == "508.1"

    def test_508_1d_a_declaration_that_obeys_what_is_required(self) -> None:
        at = Table()
        at.creature("Furia", 2, 2, c.MustAttack(objects=Filter(this=True)))
        game = at.settle().game
        while game.turn.step is not TurnStep.DECLARE_ATTACKERS or game.moment is not Moment.TRIGGERS:
            game = play(game, Pass(game.receiver) if game.moment is Moment.PRIORITY else Continue()).game
        (found,) = [one for one in legal_actions(game, A) if isinstance(one.action, DeclareAttackers)]
        assert found.action == DeclareAttackers(A, ((at.id("Furia"), PlayerTarget(B)),))

    def test_509_1_who_may_block_what(self) -> None:
        at = Table()
        at.creature("Aquila", 2, 2, "flying")
        at.creature("Orso", 2, 2)
        at.creature("Lupo", 2, 2, controller=1)
        attack(at, ("Aquila", 1), ("Orso", 1))
        at.until(TurnStep.DECLARE_BLOCKERS)
        (found,) = _listed(at, DeclareBlockers, 1)
        assert found.pairs == ((at.id("Lupo"), (at.id("Orso"),)),)
        assert found.rules[0] == "509.1"


def test_the_cost_of_listing_is_a_few_trials_for_each_action() -> None:
    """Counted, not timed: on a board of fifty permanents every action that is listed took one trial, none took two."""
    at = Table()
    for number in range(10):
        at.put(f"M{number}", CARDS["mountain"])
        at.put(f"A{number}", CARDS["pinger"])
        at.creature(f"O{number}", 2, 2)
        at.put(f"B{number}", CARDS["forest"], controller=1)
        at.creature(f"L{number}", 2, 2, controller=1)
    for number in range(7):
        _spell(at, f"Lampo{number}", BOLT, cost="{R}")
    game = at.settle().game
    before = METER.forks
    listed = legal_actions(game, A)
    assert len(listed) == 10 + 10 + 7 + 2
    assert METER.forks - before == len(listed) + 1


def test_712_12_the_back_face_of_a_modal_card_is_listed_apart() -> None:
    at = Table()
    at.put("Volto", FRONT, other_face=BACK, zone=Zone.HAND)
    at.settle()
    assert [one.action for one in _listed(at, Cast)] == [Cast(A, at.id("Volto"))]
    assert [one.action for one in _listed(at, PlayLand)] == [PlayLand(A, at.id("Volto"), back=True)]


@pytest.mark.parametrize(("allowed", "count"), [(True, 1), (False, 0)])
def test_601_1a_the_top_card_of_a_library_is_listed_where_something_lets_it_be_played(
    allowed: bool, count: int
) -> None:
    at = Table()
    at.library(0, 2)
    if allowed:
        at.put("Soglia", CARDS["door"])
    assert len(_listed(at.settle(), PlayLand)) == count
