"""106.6, 502.3, 601.2f, 601.3, 609.4b, 723.1, 903.8: what mana is spent on and as, costs and permissions for a time, in words."""

from __future__ import annotations

from typing import Any

import pytest

from engine.cards.abilities.ability import Static
from engine.cards.abilities.casting import AsThoughFlash, ChangesCost, LetCast, MayCast, Permission, SpendsManaAs
from engine.cards.abilities.continuous import Duration, GainAbility, ModifyPT
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.players import AddMana, Draw
from engine.cards.abilities.quantities import CommanderCasts
from engine.cards.abilities.references import EachPlayer, Target, This, You
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.spending import Spending
from engine.cards.abilities.turns import AlsoUntaps, ControlPlayer
from engine.words.terms import CardType, Kind, Relation, Zone
from tests.scenarios.cardtext.support import THIS, abilities, ability, activated, refused, spell, triggered

SPELLS = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
INSTANTS = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, any_type=(CardType.INSTANT, CardType.SORCERY))
ARTIFACT_SPELLS = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, types=(CardType.ARTIFACT,))


class TestWhatManaIsSpentOn:
    @pytest.mark.parametrize(
        ("said", "meant"),
        [
            ("Spendi questo mana solo per attivare abilità", Spending(abilities_of=Filter(), sources=True)),
            (
                "Spendi questo mana solo per lanciare una magia artefatto o attivare un'abilità",
                Spending(spells=ARTIFACT_SPELLS, abilities_of=Filter(), sources=True),
            ),
            ("Spendi questo mana solo per costi che contengono {X}", Spending(with_x=True)),
            ("Questo mana non può essere speso per lanciare una magia artefatto", Spending(not_spells=ARTIFACT_SPELLS)),
            ("Questo mana non può essere speso per lanciare magie artefatto", Spending(not_spells=ARTIFACT_SPELLS)),
        ],
    )
    def test_106_6_on_what(self, said: str, meant: Spending) -> None:
        (made,) = activated(f"{{T}}: Aggiungi {{C}}. {said}.").effects
        assert isinstance(made, AddMana) and made.spending == meant

    def test_106_6_and_what_comes_of_it(self) -> None:
        said = "Spendi questo mana solo per lanciare una magia artefatto"
        (made,) = activated(f"{{T}}: Aggiungi {{C}}. {said}, e quella magia non può essere neutralizzata.").effects
        assert isinstance(made, AddMana) and made.spending is not None and made.spending.when_spent is not None
        assert made.spending.spells == made.spending.when_spent.spells == ARTIFACT_SPELLS
        (control,) = activated(f"{{T}}: Aggiungi {{C}}. {said}.").effects
        assert isinstance(control, AddMana) and control.spending == Spending(spells=ARTIFACT_SPELLS)

    def test_106_6_control_no_other_symbol(self) -> None:
        assert refused("{T}: Aggiungi {C}. Spendi questo mana solo per costi che contengono {G}.")


class TestAsWhatManaIsSpent:
    @pytest.mark.parametrize(
        ("said", "meant"),
        [
            ("Puoi spendere mana come se fosse mana di qualsiasi colore", SpendsManaAs(color=True)),
            ("I giocatori possono spendere il mana come se fosse mana di qualsiasi colore",
             SpendsManaAs(color=True, who=Relation.ANY)),
            ("Puoi spendere mana di qualsiasi tipo per lanciare magie artefatto", SpendsManaAs(spells=ARTIFACT_SPELLS)),
            ("Puoi spendere mana come se fosse mana di qualsiasi colore per attivare le abilità della Sentinella",
             SpendsManaAs(color=True, abilities_of=THIS)),
        ],
    )  # fmt: skip
    def test_609_4b_as_a_rule(self, said: str, meant: SpendsManaAs) -> None:
        assert ability(f"{said}.") == meant

    @pytest.mark.parametrize(
        ("mana", "how"),
        [
            ("come se fosse mana di qualsiasi colore", Permission(any_color=True, lands=True)),
            ("come se fosse mana di qualsiasi tipo", Permission(any_mana=True, lands=True)),
            ("di qualsiasi tipo", Permission(any_mana=True, lands=True)),
        ],
    )
    def test_609_4b_with_a_permission(self, mana: str, how: Permission) -> None:
        first = "Esilia la prima carta del tuo grimorio."
        made = spell(f"{first} Puoi giocare quella carta in questo turno e puoi spendere mana {mana} per lanciarla.")
        assert isinstance(made.effects[1], LetCast) and made.effects[1].how == how
        control = spell(f"{first} Puoi giocare quella carta in questo turno.").effects[1]
        assert isinstance(control, LetCast) and control.how == Permission(lands=True)


class TestForATime:
    def _made(self, said: str) -> Any:
        (made,) = triggered(f"Ogniqualvolta la Sentinella attacca, {said}.").effects
        return made

    def test_601_2f_what_spells_cost(self) -> None:
        less = ChangesCost(spells=INSTANTS, who=Relation.YOU, less="{1}")
        said = "magie istantaneo e stregoneria che lanci"
        assert self._made(f"le {said} in questo turno costano {{1}} in meno per essere lanciate") == SetUp(says=less)
        later = self._made(f"fino al tuo prossimo turno, le {said} costano {{1}} in meno per essere lanciate")
        assert later == SetUp(says=less, until=Duration.YOUR_NEXT_TURN)
        assert ability(f"Le {said} costano {{1}} in meno per essere lanciate.") == less, "control: of no time, always"

    def test_601_3b_as_though_they_had_flash(self) -> None:
        sorceries = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, types=(CardType.SORCERY,))
        flash = SetUp(says=AsThoughFlash(spells=sorceries), until=Duration.YOUR_NEXT_TURN)
        assert self._made("fino al tuo prossimo turno, puoi lanciare magie stregoneria come se avessero lampo") == flash

    def test_601_3_from_the_graveyard(self) -> None:
        creatures = Filter(
            zone=Zone.GRAVEYARD, types=(CardType.CREATURE,), not_types=(CardType.LAND,), owner=Relation.YOU
        )
        once = self._made("puoi lanciare una magia creatura dal tuo cimitero in questo turno")
        assert once == SetUp(says=MayCast(cards=creatures, how=Permission(once_each_turn=True)))
        many = self._made("fino alla fine del turno, puoi lanciare magie creatura dal tuo cimitero")
        assert many == SetUp(says=MayCast(cards=creatures))
        every = self._made("fino alla fine del turno, puoi giocare carte dal tuo cimitero")
        whatever = Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU)
        assert every == SetUp(says=MayCast(cards=whatever, how=Permission(lands=True)))
        assert refused(
            "Ogniqualvolta la Sentinella attacca, fino al tuo prossimo turno, puoi lanciare una magia creatura dal tuo cimitero."
        ), "control: one in several turns is not one in each"


def test_602_2b_abilities_of_a_keyword() -> None:
    less = ChangesCost(abilities_of=Filter(), keyword="equip", who=Relation.YOU, less="{1}")
    assert ability("Le abilità equipaggiare che attivi costano {1} in meno per essere attivate.") == less
    assert refused("Le abilità volare che attivi costano {1} in meno per essere attivate."), (
        "control: nothing to activate"
    )


def test_502_3_in_the_untap_steps_of_the_others() -> None:
    said = "durante lo STAP di ogni altro giocatore"
    mine = Filter(controller=Relation.YOU)
    assert ability(f"STAPpa tutti i permanenti che controlli {said}.") == AlsoUntaps(subject=mine)
    assert ability(f"STAPpa la Sentinella {said}.") == AlsoUntaps(subject=THIS)
    (given,) = abilities(f'Le creature che controlli hanno "STAPpa questa creatura {said}".')
    assert isinstance(given, Static) and given.parts == (GainAbility(AlsoUntaps(subject=THIS)),)


def test_723_1_a_player_is_controlled_in_their_next_turn() -> None:
    assert spell("Controlli un giocatore bersaglio durante il prossimo turno di quel giocatore.").effects == (
        ControlPlayer(who=Target()),
    )
    assert refused("Controlli ogni avversario durante il suo prossimo turno.", "Stregoneria"), (
        "control: one player alone"
    )


def test_903_8_how_often_commanders_were_cast() -> None:
    times = "volta che hai lanciato il tuo comandante dalla zona di comando in questa partita"
    mine = CommanderCasts(You())
    assert ability(f"La Sentinella prende +1/+1 per ogni {times}.").parts == (ModifyPT(mine, mine),)
    copied = triggered(f"Quando lanci questa magia, copiala per ogni {times}.")
    assert copied.effects == (CopyOnStack(what=This(), count=mine, new_targets=False),)
    drawn = triggered(
        "Quando la Sentinella attacca, pesca X carte, dove X è il numero di volte che è stato lanciato dalla zona di comando in "
        "questa partita."
    )
    assert drawn.effects == (Draw(count=CommanderCasts(EachPlayer(Relation.ANY), which=This())),), "that one alone"
