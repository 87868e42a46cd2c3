"""111.10t, 208, 301.5, 506.7, 510.1a, 603.2b, 614.1b: when spells may be cast, whose step it is, and what is said for a time."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.casting import CastOnlyIf, LetCast, Permission
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.combat import AssignsDamage, AsThough, CombatEffect
from engine.cards.abilities.conditions import AnyOf, Exists, Not, StepIs, TurnOf, Within
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.objects import ChooseAndSacrifice, CreateTokens
from engine.cards.abilities.quantities import Count, DoneThisTurn
from engine.cards.abilities.references import EventPlayer, Remembered, Target
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import BeginningOf
from engine.cards.abilities.turns import Skips
from engine.words.terms import CardType, Relation, TurnStep, Zone
from tests.scenarios.cardtext.support import abilities, ability, activated, refused, spell, triggered


class TestWhenItMayBeCast:
    def test_506_7_only_during_combat(self) -> None:
        only, _ = abilities("Lancia questa magia solo durante il combattimento.\nPesca una carta.", "Istantaneo")
        assert isinstance(only, CastOnlyIf) and isinstance(only.condition, AnyOf)
        assert StepIs(TurnStep.DECLARE_BLOCKERS) in only.condition.parts
        assert StepIs(TurnStep.PRECOMBAT_MAIN) not in only.condition.parts, "control"

    @pytest.mark.parametrize(
        ("when", "whose"), [("il tuo turno", Relation.YOU), ("il turno di un avversario", Relation.OPPONENT)]
    )
    def test_601_3_only_in_such_turns(self, when: str, whose: Relation) -> None:
        assert ability(f"Lancia questa magia solo durante {when}.") == CastOnlyIf(condition=TurnOf(whose))

    def test_601_3_only_if_something_is_so(self) -> None:
        only = ability("Gioca la Sentinella solo se hai giocato un'altra magia verde in questo turno.")
        assert isinstance(only.condition, Within) and isinstance(only.condition.quantity, DoneThisTurn)
        assert refused("Gioca la Sentinella solo."), "control"


class TestWhoseStep:
    @pytest.mark.parametrize(
        ("begins", "step"),
        [
            ("All'inizio del proprio mantenimento, ogni giocatore", TurnStep.UPKEEP),
            ("All'inizio del proprio mantenimento, ciascun giocatore", TurnStep.UPKEEP),
            ("Alla fine del proprio turno, ciascun giocatore", TurnStep.END),
        ],
    )
    def test_603_2b_each_player_in_their_own(self, begins: str, step: TurnStep) -> None:
        made = triggered(f"{begins} sacrifica un artefatto.")
        assert made.trigger == BeginningOf(step=step)
        (given,) = made.effects
        assert isinstance(given, ChooseAndSacrifice) and given.who == EventPlayer()

    def test_603_2b_control_in_yours_it_is_you(self) -> None:
        assert triggered("All'inizio del tuo mantenimento, sacrifica un artefatto.").trigger == BeginningOf(
            step=TurnStep.UPKEEP, whose=Relation.YOU
        )

    def test_611_3a_in_the_turns_of_the_others(self) -> None:
        said = "la Sentinella ha volare."
        assert ability(f"Durante i turni degli altri giocatori, {said}").condition == Not(TurnOf(Relation.YOU))
        assert ability(f"Durante il tuo turno, {said}").condition == TurnOf(Relation.YOU)


class TestForATime:
    SAID = "assegna danno da combattimento pari alla sua costituzione invece che alla sua forza"

    def test_510_1a_by_toughness(self) -> None:
        rule = AssignsDamage(by_toughness=True)
        for said in (
            f"Una creatura bersaglio {self.SAID} in questo turno",
            f"Fino alla fine del turno, una creatura bersaglio {self.SAID}",
        ):
            assert spell(f"{said}.").effects == (CombatEffect(what=Target(), rule=rule, until=Duration.END_OF_TURN),)
        assert refused(f"Una creatura bersaglio {self.SAID}.", "Stregoneria"), "control: of no time"

    def test_609_4_as_though_it_had_no_defender(self) -> None:
        said = "Una creatura bersaglio può attaccare in questo turno come se non avesse difensore."
        (made,) = spell(said).effects
        assert isinstance(made, CombatEffect) and made.rule == AsThough(attack_with_defender=True)


def test_614_1b_no_extra_turns() -> None:
    that = "quel giocatore salta invece quel turno"
    assert ability(f"Se un avversario sta per iniziare un turno extra, {that}.") == Skips(
        what=None, who=Relation.OPPONENT
    )
    assert ability(f"Se un giocatore sta per iniziare un turno extra, {that}.") == Skips(what=None, who=Relation.ANY)


def test_301_5_what_it_is_attached_to() -> None:
    found: Any = ability(
        "Fintanto che la Sentinella è assegnata a una creatura, puoi lanciare magie dalla cima del tuo grimorio.",
        "Artefatto — Equipaggiamento",
    )
    assert found.condition == Exists(Filter(types=(CardType.CREATURE,), holds_this=True))


def test_402_1_cards_in_a_hand() -> None:
    (made,) = spell(
        "La Sentinella infligge danno a un giocatore bersaglio pari al numero di carte in mano a quel giocatore."
    ).effects
    assert made.amount == Count(Filter(zone=Zone.HAND, whose=Target()))  # type: ignore[union-attr]


def test_208_1_of_the_creature_itself() -> None:
    drawn = spell("Pesca una carta per ogni creatura che controlli con costituzione superiore alla sua forza.").effects[
        0
    ]
    tough = Filter(types=(CardType.CREATURE,), controller=Relation.YOU, tougher=True)
    assert drawn.count == Count(tough)  # type: ignore[union-attr]
    assert refused("Pesca una carta per ogni creatura con forza superiore alla sua costituzione.", "Stregoneria")


def test_110_of_one_state_or_another() -> None:
    heard = triggered("Ogniqualvolta una creatura che è incantata o equipaggiata attacca, pesca una carta.").trigger
    assert heard.subject.any_of == (Filter(bears="Aura"), Filter(bears="Equipment"))  # type: ignore[union-attr]
    alone = triggered("Ogniqualvolta una creatura che è incantata attacca, pesca una carta.").trigger
    assert alone.subject == Filter(types=(CardType.CREATURE,), bears="Aura")  # type: ignore[union-attr]


def test_111_10t_junk() -> None:
    token = (
        'È un artefatto con "{T}, Sacrifica questo artefatto: Esilia la prima carta. Attiva solo come una stregoneria".'
    )
    (made,) = triggered(f"Quando la Sentinella attacca, crea una pedina Ferraglia. ({token})").effects
    assert isinstance(made, CreateTokens)
    (junk,) = made.token.abilities
    assert junk.effects[1] == LetCast(what=Remembered("junk"), how=Permission(lands=True))  # type: ignore[union-attr]
    assert refused("{T}: Pesca una carta. (Attiva solo come una stregoneria.)"), "control: a rule in parentheses"


def test_614_1a_what_was_cast_this_way() -> None:
    cast, goes = activated(
        "{T}: Puoi lanciare una carta istantaneo bersaglio dal tuo cimitero senza pagare il suo costo di mana. Se una magia "
        "lanciata in questo modo sta per essere messa in un cimitero, invece esiliala."
    ).effects
    assert isinstance(cast, CastNow) and isinstance(goes, SetUp) and goes.of == Remembered(str(cast.keep_as))
