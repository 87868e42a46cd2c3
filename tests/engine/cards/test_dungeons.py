"""309, 701.49, 704.5t, 726: dungeons and their rooms, ventures into them, and the initiative."""

from __future__ import annotations

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.conditions import InitiativeIs, Within
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import DungeonsCompleted, Fixed
from engine.cards.abilities.references import You
from engine.cards.abilities.triggers import CompletesDungeon, EntersRoom, Performs, TakesInitiative
from engine.cards.abilities.venturing import TakeInitiative, Venture
from engine.cards.characteristics import Characteristics
from engine.state.events import DrawCard
from engine.state.objects import Dungeon
from engine.words.terms import Action, CardType, PlayerId, Relation, TurnStep, Zone
from tests.engine.support import Said, Table
from tests.engine.support_more import ARTIFACT, ONE, TWO, A, B, attack, concede, deck, free, hit, pass_on, to, when

CELLAR = ((1, 2), (3,), (3,), ())
"""Below the first room two others, and both lead to the last one."""


def dungeon(label: str, arrows: tuple[tuple[int, ...], ...] = CELLAR, *subtypes: str, only: bool = False) -> Dungeon:
    """An invented dungeon: in the n-th room its owner gains n life."""
    rooms = tuple(
        Triggered(
            trigger=EntersRoom(room=n), effects=(GainLife(amount=Fixed(n + 1)),), zones=(Zone.COMMAND,), text=f"t{n}"
        )
        for n in range(len(arrows))
    )
    printed = Characteristics(name=label, types=(CardType.DUNGEON,), subtypes=subtypes, abilities=rooms)
    return Dungeon(label=label, printed=printed, arrows=arrows, by_name_only=only)


def at_table(*owned: Dungeon, players: int = 2, seat: int = 0) -> Table:
    at = Table(players=players) if players > 2 else Table()
    at.builder.adjust(PlayerId(seat), dungeons=owned)
    return at


def explorer(at: Table, *more: Triggered) -> Table:
    at.permanent("Mappa", free(Venture()), **ARTIFACT)
    for number, ability in enumerate(more):
        at.permanent(f"Guida{number}", ability, **ARTIFACT)
    return at.settle()


def go(at: Table, *answers: Said) -> Table:
    return at.activate("Mappa", 0).resolve(*answers).play_out()


class TestVenture:
    def test_701_49a_309_2a_309_2b_309_4a_309_4c_without_one_a_dungeon_is_entered_and_its_first_room_triggers(
        self,
    ) -> None:
        at = go(explorer(at_table(dungeon("Cantina"))))
        assert (at.where("Cantina"), at.one("Cantina").room, at.life(0)) == (Zone.COMMAND, 0, 21)
        assert {"701.49a", "309.4a"} <= set(at.rules())

    def test_701_49a_control_who_owns_no_dungeon_card_ventures_nowhere(self) -> None:
        at = go(explorer(at_table()))
        assert (at.zone(Zone.COMMAND), at.life(0)) == ([], 20)

    def test_701_49a_of_several_dungeon_cards_the_player_chooses_one(self) -> None:
        at = go(explorer(at_table(dungeon("Cantina"), dungeon("Torre"))), "Torre")
        assert at.zone(Zone.COMMAND) == ["Torre"]

    def test_701_49b_309_4_309_5_309_5a_the_player_chooses_along_which_arrow_the_marker_moves(self) -> None:
        at = explorer(at_table(dungeon("Cantina")))
        left = go(go(at), "t1")
        assert (left.one("Cantina").room, left.life(0)) == (1, 20 + 1 + 2)

    def test_701_49b_control_the_other_arrow_leads_into_the_other_room(self) -> None:
        at = go(go(explorer(at_table(dungeon("Cantina")))), "t2")
        assert (at.one("Cantina").room, at.life(0)) == (2, 20 + 1 + 3)

    def test_704_5t_309_7_once_the_last_room_s_ability_has_left_the_stack_the_dungeon_is_completed(self) -> None:
        at = explorer(at_table(dungeon("Cantina", ((1,), ()))))
        go(at)
        at.activate("Mappa", 0).resolve()
        assert at.where("Cantina") is Zone.COMMAND, "its ability is on the stack"
        at.play_out()
        assert (at.where("Cantina"), at.game.player(A).completed, at.life(0)) == (None, ("Cantina",), 23)
        assert "704.5t" in at.rules()

    def test_704_5t_control_in_another_room_it_stays(self) -> None:
        at = go(explorer(at_table(dungeon("Cantina", ((1,), ())))))
        assert (at.where("Cantina"), at.game.player(A).completed) == (Zone.COMMAND, ())

    def test_701_49c_309_5b_out_of_the_last_room_into_a_new_dungeon_while_the_ability_waits(self) -> None:
        at = explorer(at_table(dungeon("Cantina", ((1,), ()))))
        go(at)
        at.activate("Mappa", 0).resolve()
        at.activate("Mappa", 0).resolve()
        assert at.game.player(A).completed == ("Cantina",)
        assert (at.one("Cantina").room, "701.49c" in at.rules()) == (0, True)

    def test_701_49d_into_one_of_a_name_or_subtype(self) -> None:
        owned = (dungeon("Cantina"), dungeon("Fosse", CELLAR, "Undercity", only=True))
        at = at_table(*owned)
        at.permanent("Bussola", free(Venture(quality="Undercity")), **ARTIFACT)
        at.settle().activate("Bussola", 0).resolve()
        assert at.zone(Zone.COMMAND) == ["Fosse"]
        assert "701.49d" in at.rules()

    def test_701_49d_control_any_dungeon_that_is_not_entered_by_name_alone(self) -> None:
        at = go(explorer(at_table(dungeon("Cantina"), dungeon("Fosse", CELLAR, "Undercity", only=True))))
        assert at.zone(Zone.COMMAND) == ["Cantina"]

    def test_701_49d_who_is_in_a_dungeon_goes_on_in_that_one(self) -> None:
        at = at_table(dungeon("Cantina", ((1,), (2,), ())), dungeon("Fosse", CELLAR, "Undercity", only=True))
        at.permanent("Bussola", free(Venture(quality="Undercity")), **ARTIFACT)
        go(explorer(at))
        at.activate("Bussola", 0).play_out()
        assert (at.zone(Zone.COMMAND), at.one("Cantina").room) == (["Cantina"], 1)

    def test_309_7_abilities_trigger_on_venturing_and_on_completing(self) -> None:
        venturing = when(Performs(action=Action.VENTURE, who=Relation.YOU), LoseLife(amount=ONE))
        done = when(CompletesDungeon(who=Relation.YOU), LoseLife(amount=TWO))
        at = explorer(at_table(dungeon("Cantina", ((1,), ()))), venturing, done)
        both: Said = ("Cantina", "Guida0")
        go(go(at, both), both)
        assert at.life(0) == 20 + 1 + 2 - 1 - 1 - 2

    def test_309_7_a_condition_counts_what_was_completed(self) -> None:
        once = Within(DungeonsCompleted(You(), "Cantina"), Bounds(least=1))
        at = at_table(dungeon("Cantina", ((1,), ())))
        at.permanent("Premio", free(GainLife(amount=Fixed(10)), condition=once), **ARTIFACT)
        go(go(explorer(at)))
        at.activate("Premio", 0).play_out()
        assert at.life(0) == 20 + 1 + 2 + 10

    def test_309_3_each_player_is_in_a_dungeon_of_their_own(self) -> None:
        at = at_table(dungeon("Cantina"))
        at.builder.adjust(B, dungeons=(dungeon("Torre"),))
        at.permanent("Mappa", free(Venture()), **ARTIFACT)
        at.permanent("Carta", free(Venture()), controller=1, **ARTIFACT)
        at.settle().activate("Mappa", 0).play_out()
        pass_on(at).activate("Carta", 0, player=1).play_out()
        assert sorted(at.zone(Zone.COMMAND)) == ["Cantina", "Torre"]


UNDER = dungeon("Fosse", ((1,), (2,), ()), "Undercity", only=True)


class TestTakeInitiative:
    def _at(self, players: int = 2) -> Table:
        at = at_table(UNDER, players=players)
        at.permanent("Torcia", free(TakeInitiative()), **ARTIFACT)
        return deck(at)

    def test_726_1_726_2_205_3p_who_takes_it_has_it_and_ventures_into_undercity(self) -> None:
        at = self._at().settle().activate("Torcia", 0).play_out()
        assert (at.game.initiative, at.where("Fosse"), at.life(0)) == (A, Zone.COMMAND, 21)
        assert {"726.1", "726.3", "726.2"} <= set(at.rules())

    def test_726_5_taking_it_again_ventures_again_and_makes_no_second_one(self) -> None:
        at = self._at().settle().activate("Torcia", 0).play_out()
        at.activate("Torcia", 0).play_out()
        designations = [one for one in at.game.objects.values() if one.label == "initiative"]
        assert (at.one("Fosse").room, len(designations), "726.5" in at.rules()) == (1, 1, True)

    def test_726_2_at_the_upkeep_of_who_has_it_that_player_ventures(self) -> None:
        at = self._at().settle().activate("Torcia", 0).play_out()
        at.until(TurnStep.UPKEEP, player=0).play_out()
        assert at.one("Fosse").room == 1

    def test_726_2_control_not_at_the_upkeep_of_another_player(self) -> None:
        at = self._at().settle().activate("Torcia", 0).play_out()
        at.until(TurnStep.UPKEEP, player=1).play_out()
        assert at.one("Fosse").room == 0

    def test_726_2_combat_damage_by_several_creatures_takes_it_once(self) -> None:
        at = self._at()
        at.creature("Orso", 1, 1)
        at.creature("Lupo", 1, 1)
        at.permanent("Spia", when(TakesInitiative(who=Relation.YOU), LoseLife(amount=ONE)), **ARTIFACT)
        at.permanent("Lanterna", free(TakeInitiative()), controller=1, **ARTIFACT)
        pass_on(at.settle()).activate("Lanterna", 0, player=1).play_out()
        assert at.game.initiative == B
        attack(at, ("Orso", 1), ("Lupo", 1)).until(TurnStep.COMBAT_DAMAGE)
        at.play_out(("initiative", "Spia"))
        assert at.game.initiative == A
        assert at.life(0) == 20 - 1 + 1, "taken once, and one room entered"

    def test_726_2_control_damage_that_is_no_combat_damage_does_not(self) -> None:
        at = self._at()
        at.creature("Orso", 1, 1)
        at.permanent("Lanterna", free(TakeInitiative()), controller=1, **ARTIFACT)
        pass_on(at.settle()).activate("Lanterna", 0, player=1).play_out()
        at.occur(hit(at.id("Orso"), to(1)[0], 1)).play_out()
        assert at.game.initiative == B

    def test_726_4_with_the_player_who_has_it_gone_the_active_player_takes_it(self) -> None:
        at = self._at(players=3)
        at.permanent("Lanterna", free(TakeInitiative()), controller=2, **ARTIFACT)
        pass_on(pass_on(at.settle())).activate("Lanterna", 0, player=2).play_out()
        assert at.game.initiative == 2
        concede(at, 2)
        assert (at.game.initiative, "726.4" in at.rules()) == (A, True)

    def test_726_4_control_of_another_player_who_leaves_nothing_passes_on(self) -> None:
        at = self._at(players=3).settle().activate("Torcia", 0).play_out()
        concede(at, 2)
        assert (at.game.initiative, "726.4" in at.rules()) == (A, False)

    def test_726_1_a_condition_asks_who_has_it(self) -> None:
        at = self._at()
        at.permanent("Premio", free(GainLife(amount=Fixed(10)), condition=InitiativeIs(Relation.YOU)), **ARTIFACT)
        at.settle().activate("Torcia", 0).play_out()
        at.activate("Premio", 0).play_out()
        assert at.life(0) == 31


def test_309_6_a_draw_is_no_venture() -> None:
    """Control of the state-based action: on a board without a dungeon nothing is completed."""
    at = deck(Table()).settle().occur(DrawCard(player=A))
    assert "704.5t" not in at.rules()
