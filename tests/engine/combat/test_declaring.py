"""508, 509: who may attack what, who may block whom, and why a declaration is refused."""

from __future__ import annotations

import pytest

from engine import play
from engine.board.board_of import board_of
from engine.cards.abilities.ability import Cannot, Keyword, Prohibition
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.filters import CREATURE, Bounds, Filter
from engine.cards.abilities.lasting import Apply
from engine.cards.abilities.players import GainLife
from engine.cards.abilities.quantities import Fixed
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import Attacks, Becomes, Blocks
from engine.words.terms import CardType, Color, Supertype, TurnStep, Zone
from tests.engine.support import Table
from tests.engine.support_more import (
    ARTIFACT,
    ENCHANTMENT,
    LAND,
    TARGET_CREATURE,
    THIS,
    B,
    C,
    attack,
    attackers,
    begun,
    block,
    blockers,
    instant,
    moved,
    refused,
    when,
)


def _at_attack(table: Table) -> Table:
    """The declare attackers step, with priority."""
    return table.settle().until(TurnStep.DECLARE_ATTACKERS)


def _facing(*abilities: object, against: tuple[object, ...] = (), **more: object) -> Table:
    """Anna's bear with these abilities attacks Bruno, who has a stag with those; they stand at the declaration of blockers."""
    table = Table()
    table.creature("Orso", 2, 2, *abilities, **more)  # type: ignore[arg-type]
    table.creature("Cervo", 2, 3, *against, controller=1)  # type: ignore[arg-type]
    return attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)


def _block_refused(table: Table, *pairs: tuple[str, str]) -> tuple[str, str] | None:
    """Why the stag cannot block the bear; nothing if it can."""
    action = blockers(table, *(pairs or (("Cervo", "Orso"),)))
    return None if play(table.game, action).refused is None else refused(table, action)


class TestAttack:
    def test_508_1f_attacking_taps(self):
        table = Table()
        table.creature("Orso", 2, 2)
        assert attack(table.settle(), ("Orso", 1)).one("Orso").tapped

    def test_702_20b_control_not_with_vigilance(self):
        table = Table()
        table.creature("Orso", 2, 2, "vigilance")
        table = attack(table.settle(), ("Orso", 1))
        assert not table.one("Orso").tapped
        assert board_of(table.game).attacking(table.id("Orso"))

    @pytest.mark.parametrize(
        ("label", "why", "rule"),
        [
            ("Tapiro", "tapped", "508.1a"),
            ("Nuovo", "summoning sickness", "302.6"),
            ("Muro", "defender", "702.3b"),
            ("Altrui", "not the controller", "508.1a"),
            ("Urna", "not a creature", "506.3"),
            ("Sepolto", "not a creature", "506.3"),
            ("Fermo", "cannot attack", "508.1c"),
            ("Assedio", "battle", "508.1a"),
        ],
    )
    def test_508_1_who_may_not(self, label: str, why: str, rule: str):
        table = Table()
        table.creature("Tapiro", 2, 2, tapped=True)
        table.creature("Nuovo", 2, 2, just_arrived=True)
        table.creature("Muro", 0, 4, "defender")
        table.creature("Altrui", 2, 2, controller=1)
        table.permanent("Urna", **ARTIFACT)
        table.creature("Sepolto", 2, 2, zone=Zone.GRAVEYARD)
        table.creature("Fermo", 2, 2, Cannot(what=Prohibition.ATTACK, objects=THIS))
        table.creature("Assedio", 2, 2, types=(CardType.BATTLE,), defense=3, counters={"defense": 3}, protector=B)
        _at_attack(table)
        assert refused(table, attackers(table, (label, 1))) == (why, rule)

    def test_702_10b_control_with_haste_at_once(self):
        table = Table()
        table.creature("Lampo", 2, 2, "haste", just_arrived=True)
        assert attack(table.settle(), ("Lampo", 1)).one("Lampo").tapped

    def test_302_6_one_that_came_in_an_opponents_turn_may_attack_in_its_controllers_next(self):
        table = Table(active=1, step=TurnStep.END)
        table.library(0, 1)
        table.creature("Nuovo", 2, 2, just_arrived=True)
        table.settle().until(TurnStep.DECLARE_ATTACKERS, player=0)
        assert attack(table, ("Nuovo", 1)).one("Nuovo").tapped

    def test_508_1a_nobody_twice_and_nobody_but_the_active_player(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        _at_attack(table)
        assert refused(table, attackers(table, ("Orso", 1), ("Orso", 1))) == ("declared twice", "508.1a")
        assert refused(table, attackers(table, ("Cervo", 0), player=1)) == ("not the active player", "508.1a")

    def test_508_1_in_the_declare_attackers_step_only(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.settle()
        assert refused(table, attackers(table, ("Orso", 1))) == ("not the declare attackers step", "508.1")

    def test_508_2_not_once_somebody_has_acted_in_the_step(self):
        """First attackers are declared; then there is priority."""
        table = Table()
        table.creature("Orso", 2, 2)
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        _at_attack(table).cast("Lampo").resolve()
        assert refused(table, attackers(table, ("Orso", 1))) == ("not the declare attackers step", "508.1")

    def test_508_1_and_not_twice_in_the_step(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        attack(table.settle(), ("Orso", 1))
        assert refused(table, attackers(table, ("Lupo", 1))) == ("not the declare attackers step", "508.1")

    def test_508_1_a_game_that_begins_in_that_step(self):
        table = Table(step=TurnStep.DECLARE_ATTACKERS)
        table.creature("Orso", 2, 2)
        table.settle().do(attackers(table, ("Orso", 1)))
        assert table.settle().one("Orso").tapped

    def test_508_8_without_attackers_the_next_two_steps_are_skipped(self):
        table = Table()
        table.creature("Orso", 2, 2)
        _at_attack(table).until(TurnStep.END_OF_COMBAT)
        steps = [one.step for one in begun(table)]
        assert TurnStep.END_OF_COMBAT in steps
        assert TurnStep.DECLARE_BLOCKERS not in steps
        assert TurnStep.COMBAT_DAMAGE not in steps


class TestWhatIsAttacked:
    def _table(self) -> Table:
        table = Table(3)
        table.creature("Orso", 3, 3)
        for seat in (0, 1):
            table.permanent(
                f"Viandante{seat}",
                types=(CardType.PLANESWALKER,),
                loyalty=5,
                counters={"loyalty": 5},
                controller=seat,
            )
        table.permanent(
            "Assedio", types=(CardType.BATTLE,), subtypes=("Siege",), defense=5, counters={"defense": 5}, protector=B
        )
        table.permanent("Urna", controller=1, **ARTIFACT)
        return _at_attack(table)

    @pytest.mark.parametrize("against", [1, 2, "Viandante1", "Assedio"])
    def test_508_1b_an_opponent_their_planeswalker_a_battle_they_protect(self, against: int | str):
        """310.9b: a Siege may be attacked by its own controller."""
        table = self._table()
        table.do(attackers(table, ("Orso", against)))
        assert table.game.combat is not None
        assert len(table.game.combat.attackers) == 1

    @pytest.mark.parametrize(
        ("against", "why"), [(0, "not an opponent"), ("Viandante0", "not attackable"), ("Urna", "not attackable")]
    )
    def test_508_1b_control_nothing_else(self, against: int | str, why: str):
        table = self._table()
        assert refused(table, attackers(table, ("Orso", against))) == (why, "508.1b")

    def test_102_3_not_a_teammate(self):
        table = Table(4, teams=[0, 1, 0, 1])
        table.creature("Orso", 2, 2)
        _at_attack(table)
        assert refused(table, attackers(table, ("Orso", 2))) == ("not an opponent", "508.1b")


class TestAttackTriggers:
    def test_508_3a_attacking_triggers_as_it_is_declared(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Attacks(subject=THIS)))
        table.creature("Lupo", 2, 2)
        assert attack(table.settle(), ("Orso", 1), ("Lupo", 1)).triggered() == ["Orso"]

    def test_508_2a_control_not_for_one_that_did_not_attack(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Attacks(subject=THIS)))
        table.creature("Lupo", 2, 2)
        assert attack(table.settle(), ("Lupo", 1)).triggered() == []

    def test_508_1f_becoming_tapped_by_attacking_triggers_too(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Becomes(subject=THIS, state="tapped")))
        assert attack(table.settle(), ("Orso", 1)).triggered() == ["Orso"]

    def test_508_4_a_creature_that_enters_during_combat_has_not_attacked(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2, when(Attacks(subject=THIS)), zone=Zone.HAND)
        attack(table.settle(), ("Orso", 1)).occur(moved(table.id("Lupo"), Zone.BATTLEFIELD))
        assert table.triggered() == []

    def test_509_3a_blocking_and_509_3c_becoming_blocked(self):
        table = _facing(when(Blocks(subject=THIS, becomes_blocked=True)), against=(when(Blocks(subject=THIS)),))
        table = block(table, ("Cervo", "Orso"))
        assert sorted(table.triggered()) == ["Cervo", "Orso"]

    def test_509_3c_once_however_many_block_it(self):
        table = Table()
        table.creature("Orso", 2, 2, when(Blocks(subject=THIS, becomes_blocked=True)))
        table.creature("Lupo", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        table.creature("Daino", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1), ("Lupo", 1))
        block(table, ("Cervo", "Orso"), ("Daino", "Orso"))
        assert table.triggered() == ["Orso"]

    def test_509_3c_once_for_each_creature_that_becomes_blocked(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.permanent(
            "Tamburo", when(Blocks(subject=CREATURE, becomes_blocked=True), GainLife(amount=Fixed(1))), **ARTIFACT
        )
        table.creature("Cervo", 2, 3, controller=1)
        table.creature("Daino", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1), ("Lupo", 1))
        block(table, ("Cervo", "Orso"), ("Daino", "Lupo"))
        assert table.triggered() == ["Tamburo", "Tamburo"]


class TestBlock:
    def test_509_1a_control_a_plain_creature_blocks_another(self):
        assert _block_refused(_facing()) is None

    @pytest.mark.parametrize(
        ("label", "why", "rule"),
        [
            ("Tapiro", "tapped", "509.1a"),
            ("Mio", "not the controller", "509.1a"),
            ("Urna", "not a creature", "506.3"),
            ("Codardo", "cannot block", "509.1b"),
        ],
    )
    def test_509_1_who_may_not(self, label: str, why: str, rule: str):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Mio", 2, 2)
        table.creature("Tapiro", 2, 2, tapped=True, controller=1)
        table.permanent("Urna", controller=1, **ARTIFACT)
        table.creature("Codardo", 2, 2, Cannot(what=Prohibition.BLOCK, objects=THIS), controller=1)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert refused(table, blockers(table, (label, "Orso"))) == (why, rule)

    def test_509_1a_a_creature_that_has_just_come_may_block(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 2, 3, controller=1, just_arrived=True)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table) is None

    def test_509_1a_only_what_attacks_and_each_blocker_once(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.creature("Volpe", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1), ("Lupo", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table, ("Cervo", "Volpe")) == ("not attacking", "509.1a")
        assert _block_refused(table, ("Cervo", "Orso"), ("Cervo", "Lupo")) == ("declared twice", "509.1a")

    def test_802_4a_only_what_attacks_the_blockers_controller(self):
        table = Table(3)
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 2, 3, controller=2)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert refused(table, blockers(table, ("Cervo", "Orso"), player=2)) == ("not attacked", "509.1a")

    def test_802_4_each_defending_player_declares_blockers(self):
        table = Table(3)
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        table.creature("Daino", 2, 3, controller=2)
        attack(table.settle(), ("Orso", 1), ("Lupo", 2)).until(TurnStep.DECLARE_BLOCKERS)
        table.do(blockers(table, ("Cervo", "Orso"), player=1))
        table.do(blockers(table, ("Daino", "Lupo"), player=2))
        assert table.game.combat is not None
        assert [attacker.blocked for attacker in table.game.combat.attackers] == [True, True]

    def test_509_1_control_but_only_once(self):
        table = Table()
        table.creature("Orso", 2, 2)
        for label in ("Cervo", "Daino"):
            table.creature(label, 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        table.do(blockers(table, ("Cervo", "Orso")))
        assert refused(table, blockers(table, ("Daino", "Orso"))) == ("already declared", "509.1")

    def test_509_2_not_once_somebody_has_acted_in_the_step(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        instant(table, "Lampo", GainLife(amount=Fixed(1)))
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS).cast("Lampo").resolve()
        assert _block_refused(table) == ("not the declare blockers step", "509.1")

    def test_509_1_in_that_step_only(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1))
        assert _block_refused(table) == ("not the declare blockers step", "509.1")

    def test_509_1h_two_may_block_one(self):
        table = Table()
        table.creature("Orso", 2, 2)
        for label in ("Cervo", "Daino"):
            table.creature(label, 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso"), ("Daino", "Orso"))
        assert table.game.combat is not None
        assert table.game.combat.attackers[0].blockers == (table.id("Cervo"), table.id("Daino"))


class TestEvasion:
    def test_702_9b_flying_and_reach(self):
        assert _block_refused(_facing("flying")) == ("flying", "702.9b")
        assert _block_refused(_facing("flying", against=("flying",))) is None
        assert _block_refused(_facing("flying", against=("reach",))) is None
        assert _block_refused(_facing(against=("flying",))) is None

    def test_702_111b_menace(self):
        table = Table()
        table.creature("Orso", 2, 2, "menace")
        for label in ("Cervo", "Daino"):
            table.creature(label, 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table) == ("menace", "702.111b")
        assert _block_refused(table, ("Cervo", "Orso"), ("Daino", "Orso")) is None

    @pytest.mark.parametrize(
        ("walk", "land"),
        [
            ("plainswalk", "Plains"),
            ("islandwalk", "Island"),
            ("swampwalk", "Swamp"),
            ("mountainwalk", "Mountain"),
            ("forestwalk", "Forest"),
        ],
    )
    def test_702_14c_landwalk_where_the_defending_player_controls_such_a_land(self, walk: str, land: str):
        for seat, wanted in ((1, (walk, "702.14c")), (0, None)):
            table = Table()
            table.creature("Orso", 2, 2, walk)
            table.creature("Cervo", 2, 3, controller=1)
            table.permanent("Terra", subtypes=(land,), controller=seat, **LAND)
            attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
            assert _block_refused(table) == wanted

    def test_702_14c_nonbasic_landwalk(self):
        nonbasic = Keyword(
            keyword="landwalk",
            quality="nonbasic",
            filter=Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,)),
        )
        for supertypes, wanted in (((), ("landwalk", "702.14c")), ((Supertype.BASIC,), None)):
            table = Table()
            table.creature("Orso", 2, 2, nonbasic)
            table.creature("Cervo", 2, 3, controller=1)
            table.permanent("Terra", subtypes=("Forest",), supertypes=supertypes, controller=1, **LAND)
            attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
            assert _block_refused(table) == wanted

    def test_702_13b_intimidate(self):
        assert _block_refused(_facing("intimidate", colors=(Color.RED,))) == ("intimidate", "702.13b")
        table = Table()
        table.creature("Orso", 2, 2, "intimidate", colors=(Color.RED,))
        table.creature("Cervo", 2, 3, controller=1, colors=(Color.RED, Color.WHITE))
        table.creature("Golem", 2, 3, controller=1, types=(CardType.ARTIFACT,))
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table) is None
        assert _block_refused(table, ("Golem", "Orso")) is None

    def test_702_36b_fear(self):
        assert _block_refused(_facing("fear")) == ("fear", "702.36b")
        table = Table()
        table.creature("Orso", 2, 2, "fear")
        table.creature("Cervo", 2, 3, controller=1, colors=(Color.BLACK,))
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table) is None

    def test_702_28b_shadow_both_ways(self):
        assert _block_refused(_facing("shadow")) == ("shadow", "702.28b")
        assert _block_refused(_facing(against=("shadow",))) == ("shadow", "702.28b")
        assert _block_refused(_facing("shadow", against=("shadow",))) is None

    def test_702_31b_horsemanship(self):
        assert _block_refused(_facing("horsemanship")) == ("horsemanship", "702.31b")
        assert _block_refused(_facing("horsemanship", against=("horsemanship",))) is None
        assert _block_refused(_facing(against=("horsemanship",))) is None

    def test_702_118b_skulk(self):
        table = Table()
        table.creature("Ratto", 1, 1, "skulk")
        table.creature("Cervo", 2, 3, controller=1)
        table.creature("Topo", 1, 3, controller=1)
        attack(table.settle(), ("Ratto", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table, ("Cervo", "Ratto")) == ("skulk", "702.118b")
        assert _block_refused(table, ("Topo", "Ratto")) is None

    def test_702_16f_protection(self):
        from_green = Keyword(keyword="protection", filter=Filter(colors=(Color.GREEN,)))
        table = Table()
        table.creature("Orso", 2, 2, from_green)
        table.creature("Cervo", 2, 3, controller=1, colors=(Color.GREEN,))
        table.creature("Daino", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table) == ("protected attacker", "702.16f")
        assert _block_refused(table, ("Daino", "Orso")) is None

    def test_509_1b_what_cannot_be_blocked(self):
        table = Table()
        unblockable = Cannot(what=Prohibition.BE_BLOCKED, objects=Filter(name="Orso"))
        table.permanent("Nebbia", unblockable, **ENCHANTMENT)
        table.creature("Orso", 2, 2)
        table.creature("Lupo", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        attack(table.settle(), ("Orso", 1), ("Lupo", 1)).until(TurnStep.DECLARE_BLOCKERS)
        assert _block_refused(table) == ("cannot be blocked", "509.1b")
        assert _block_refused(table, ("Cervo", "Lupo")) is None

    def test_506_4a_evasion_gained_after_blocks_changes_nothing(self):
        table = Table()
        table.creature("Orso", 2, 2)
        table.creature("Cervo", 2, 3, controller=1)
        gift = Apply(to=Target(), parts=(GainAbility(Keyword(keyword="flying")),))
        instant(table, "Ali", gift, targets=(TARGET_CREATURE,))
        attack(table.settle(), ("Orso", 1))
        block(table, ("Cervo", "Orso")).cast("Ali", "Orso").resolve()
        assert board_of(table.game).blocking(table.id("Cervo"))


class TestTeams:
    """805.10: where turns are shared, teams attack and block together."""

    def _table(self) -> Table:
        table = Table(4, teams=[0, 0, 1, 1], shared=True)
        for seat in range(4):
            table.creature(f"Orso{seat}", 2, 2, controller=seat)
        return table.settle()

    def test_805_10b_one_declaration_for_the_whole_team(self):
        table = attack(self._table(), ("Orso0", 2), ("Orso1", 3))
        assert table.one("Orso1").tapped

    def test_805_10d_each_may_block_what_attacks_a_teammate(self):
        table = attack(self._table(), ("Orso0", 2), ("Orso1", 3))
        table = block(table, ("Orso3", "Orso0"), ("Orso2", "Orso1"), player=2)
        assert table.game.combat is not None
        assert [attacker.blocked for attacker in table.game.combat.attackers] == [True, True]

    def test_805_10b_control_not_the_other_teams_creatures(self):
        table = self._table().until(TurnStep.DECLARE_ATTACKERS)
        assert refused(table, attackers(table, ("Orso2", 3))) == ("not the controller", "508.1a")

    def test_702_14c_the_land_of_the_player_who_is_attacked_counts(self):
        for attacked, wanted in ((2, ("forestwalk", "702.14c")), (3, None)):
            table = Table(4, teams=[0, 0, 1, 1], shared=True)
            table.creature("Orso", 2, 2, "forestwalk")
            table.creature("Cervo", 2, 2, controller=3)
            table.permanent("Foresta", subtypes=("Forest",), controller=2, **LAND)
            attack(table.settle(), ("Orso", attacked)).until(TurnStep.DECLARE_BLOCKERS)
            action = blockers(table, ("Cervo", "Orso"), player=3)
            if wanted is None:
                assert play(table.game, action).refused is None
            else:
                assert refused(table, action) == wanted


def test_508_1_a_declaration_that_is_refused_takes_everything_back() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Muro", 0, 4, "defender")
    _at_attack(table)
    assert refused(table, attackers(table, ("Orso", 1), ("Muro", 1))) == ("defender", "702.3b")
    assert not table.one("Orso").tapped


def test_509_1a_a_creature_that_is_also_a_battle_may_not_block() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature(
        "Assedio", 2, 2, types=(CardType.BATTLE,), defense=3, counters={"defense": 3}, controller=1, protector=B
    )
    attack(table.settle(), ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
    assert refused(table, blockers(table, ("Assedio", "Orso"))) == ("not a creature", "509.1a")


def test_310_9c_only_its_protector_blocks_what_attacks_a_battle() -> None:
    """Anna attacks her own Siege, which Carla protects: Carla's stag may block, Bruno's may not."""
    table = Table(3)
    table.creature("Orso", 2, 2)
    table.permanent(
        "Assedio", types=(CardType.BATTLE,), subtypes=("Siege",), defense=5, counters={"defense": 5}, protector=C
    )
    table.creature("Cervo", 2, 3, controller=2)
    table.creature("Daino", 2, 3, controller=1)
    attack(table.settle(), ("Orso", "Assedio")).until(TurnStep.DECLARE_BLOCKERS)
    assert refused(table, blockers(table, ("Daino", "Orso"), player=1)) == ("not attacked", "509.1a")
    table.do(blockers(table, ("Cervo", "Orso"), player=2))
    assert board_of(table.game).blocking(table.id("Cervo"))


def test_508_1b_what_is_not_on_the_battlefield_cannot_be_attacked() -> None:
    table = Table()
    table.creature("Orso", 2, 2)
    table.permanent("Viandante", types=(CardType.PLANESWALKER,), loyalty=3, zone=Zone.GRAVEYARD, controller=1)
    _at_attack(table)
    assert refused(table, attackers(table, ("Orso", "Viandante"))) == ("not attackable", "508.1b")


def test_509_3d_becomes_blocked_by_a_creature_of_some_kind_is_once_for_each() -> None:
    table = Table()
    table.creature("Orso", 2, 2, when(Blocks(subject=THIS, becomes_blocked=True, other=Filter(power=Bounds(least=2)))))
    for label, power in (("Cervo", 2), ("Daino", 3), ("Topo", 1)):
        table.creature(label, power, 3, controller=1)
    attack(table.settle(), ("Orso", 1))
    block(table, ("Cervo", "Orso"), ("Daino", "Orso"), ("Topo", "Orso"))
    assert table.triggered() == ["Orso", "Orso"]


def test_508_1_and_509_1_who_declared_no_creature_does_not_declare_again():
    table = Table()
    table.creature("Orso", 2, 2)
    table.creature("Cervo", 1, 4, controller=1)
    table.settle().until(TurnStep.DECLARE_ATTACKERS)
    none = table.fork()
    none.do(attackers(none))
    assert refused(none.settle(), attackers(none, ("Orso", 1))) == ("already declared", "508.1")
    attack(table, ("Orso", 1)).until(TurnStep.DECLARE_BLOCKERS)
    control = table.fork()
    table.do(blockers(table))
    assert refused(table.settle(), blockers(table, ("Cervo", "Orso"))) == ("already declared", "509.1")
    block(control, ("Cervo", "Orso"))
    assert board_of(control.game).blocking(control.id("Cervo"))
