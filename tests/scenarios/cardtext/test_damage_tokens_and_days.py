"""614.1a, 614.16, 731, 603.12, 608.2d: damage and tokens that are more, day and night, flips and choices that something follows."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability, Cannot, Keyword, Prohibition, Replaces
from engine.cards.abilities.chance import FlipCoin
from engine.cards.abilities.choices import If, OneOf
from engine.cards.abilities.conditions import DayNightIs, TurnOf
from engine.cards.abilities.continuous import GainAbility
from engine.cards.abilities.deciding import MayPlayLands
from engine.cards.abilities.exploring import Connive
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Apply, Reflect
from engine.cards.abilities.quantities import Fixed, ManaValueOf
from engine.cards.abilities.references import Every, Remembered
from engine.cards.abilities.replacing import ChangesDamage, ChangesTokens, DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import DayNightTurns, LifeChanges
from engine.cards.abilities.turns import ChangeDayNight
from engine.words.record import within
from engine.words.terms import Kind, Relation, Zone
from tests.scenarios.cardtext.support import (
    CREATURE,
    CREATURE_TYPE,
    abilities,
    ability,
    activated,
    refused,
    spell,
    triggered,
)

SPELL = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)
MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
CREATED = "stanno per essere create sotto il tuo controllo,"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            "Se una creatura sta per infliggere danno da combattimento, infligge invece il doppio di quel danno.",
            ChangesDamage(damage=DamagePattern(source=CREATURE, combat=True), factor=2),
        ),
        (
            "Se una magia sta per infliggere danno a te o a un altro permanente che controlli, previeni quel danno.",
            Prevents(
                damage=DamagePattern(
                    source=SPELL, to_player=Relation.YOU, to_object=Filter(controller=Relation.YOU, another=True)
                )
            ),
        ),
        (
            "Se una magia sta per infliggere danno a una creatura, previeni 1 danno "
            "che quella magia sta per infliggere a quella creatura.",
            Prevents(damage=DamagePattern(source=SPELL, to_object=CREATURE), amount=Fixed(1)),
        ),
        (
            f"Se una o più pedine creatura {CREATED} invece ne vengono create il triplo.",
            ChangesTokens(such=CREATURE, factor=3),
        ),
        (
            "Se una o più pedine stanno per essere messe sul campo di battaglia, invece ne vengono messe il doppio.",
            ChangesTokens(who=Relation.ANY, factor=2),
        ),
    ],
)
def test_614_1a_something_else_happens_instead(text: str, wanted: Ability) -> None:
    assert ability(text, "Incantesimo") == wanted


def test_614_1a_control_what_is_said_again_must_be_what_was_said() -> None:
    again = (
        "Se una magia sta per infliggere danno a una creatura, previeni 1 danno "
        "che quella magia sta per infliggere a quel giocatore."
    )
    assert refused(again, "Incantesimo")


def test_301_5_the_creature_that_the_source_is_attached_to() -> None:
    found = ability(
        "Se una magia sta per infliggere danno alla creatura equipaggiata, infligge "
        "invece il doppio di quel danno alla creatura equipaggiata.",
        "Artefatto — Equipaggiamento",
    )
    assert found == ChangesDamage(damage=DamagePattern(source=SPELL, to_object=Filter(holds_this=True)), factor=2)


def test_614_1a_so_much_more_for_a_turn() -> None:
    (made,) = spell(
        "Se una fonte sta per infliggere danno a un giocatore in questo turno, infligge invece altrettanti danni più 2."
    ).effects
    assert made == SetUp(says=ChangesDamage(damage=DamagePattern(to_player=Relation.ANY), plus=2))


class TestDayAndNight:
    def test_614_1c_it_becomes_day_as_it_enters(self) -> None:
        found = ability(
            "Se non è né giorno né notte, diventa giorno mentre la Sentinella entra nel campo di battaglia."
        )
        assert found == Replaces(
            subject=Filter(this=True),
            to=Zone.BATTLEFIELD,
            condition=DayNightIs(None),
            then=(ChangeDayNight(night=False),),
        )

    def test_731_1_the_one_or_the_other(self) -> None:
        (made,) = activated("{T}: Se è notte, diventa giorno. Altrimenti, diventa notte.").effects
        assert made == If(
            condition=DayNightIs(True), then=(ChangeDayNight(night=False),), otherwise=(ChangeDayNight(night=True),)
        )

    @pytest.mark.parametrize(
        ("text", "night"),
        [
            ("il giorno diventa notte o la notte diventa giorno", None),
            ("il giorno diventa notte", True),
            ("la notte diventa giorno", False),
        ],
    )
    def test_731_1a_what_triggers_on_it(self, text: str, night: bool | None) -> None:
        assert triggered(f"Ogniqualvolta {text}, pesca una carta.").trigger == DayNightTurns(night=night)

    def test_731_1_control_another_card_entering_makes_it_neither(self) -> None:
        assert refused("Se non è né giorno né notte, diventa giorno mentre una creatura entra.")


def test_119_9_gaining_or_losing_are_two_events_in_the_turn_that_is_said() -> None:
    both = abilities("Ogniqualvolta guadagni o perdi punti vita durante il tuo turno, pesca una carta.")
    assert [one.trigger.gained for one in both] == [True, False]  # type: ignore[union-attr]
    assert all(one.condition == TurnOf(Relation.YOU) for one in both)  # type: ignore[union-attr]
    assert isinstance(triggered("Ogniqualvolta guadagni punti vita, pesca una carta.").trigger, LifeChanges)


def test_305_2_up_to_two_more_lands() -> None:
    for text, count in (("fino a due terre addizionali", 2), ("una terra addizionale", 1)):
        assert spell(f"Puoi giocare {text} in questo turno.").effects == (MayPlayLands(count=Fixed(count)),)


class TestForATurn:
    def test_614_1d_what_enters_this_turn_enters_tapped(self) -> None:
        (made,) = spell("Le creature entrano nel campo di battaglia TAPpate in questo turno.").effects
        assert made == SetUp(says=Replaces(subject=CREATURE, to=Zone.BATTLEFIELD, enters_tapped=True))

    def test_101_2_spells_that_cannot_be_countered_this_turn(self) -> None:
        (made,) = spell("Le magie creatura che controlli non possono essere neutralizzate in questo turno.").effects
        spells = Filter(zone=Zone.STACK, types=CREATURE_TYPE, controller=Relation.YOU, not_kind=Kind.ABILITY)
        assert made == SetUp(says=Cannot(what=Prohibition.BE_COUNTERED, objects=spells))

    def test_614_1d_control_one_creature_is_not_all_that_come(self) -> None:
        assert refused("Quella creatura entra nel campo di battaglia TAPpata in questo turno.", "Stregoneria")


class TestReflexive:
    def test_603_12_of_a_card_that_was_exiled_this_way(self) -> None:
        found = activated(
            "{2}, {T}: Esilia la prima carta del tuo grimorio. Quando esili una carta in questo modo, "
            "la Sentinella infligge danno pari al valore di mana della carta esiliata a un giocatore bersaglio."
        )
        measured = next(part for part in within(found) if isinstance(part, ManaValueOf))
        assert measured == ManaValueOf(Remembered("n1"))

    def test_603_12_when_a_flip_is_won_or_lost(self) -> None:
        (made,) = activated(
            "{T}: Lancia una moneta. Quando vinci il lancio, pesca una carta. "
            "Quando perdi il lancio, distruggi una creatura bersaglio."
        ).effects
        assert isinstance(made, FlipCoin)
        assert isinstance(made.then[0], Reflect) and isinstance(made.otherwise[0], Reflect)
        assert len(made.otherwise[0].ability.targets) == 1

    def test_701_50e_when_it_connives_this_way(self) -> None:
        first, then = triggered(
            "Quando la Sentinella entra, complotta. Quando complotta in questo modo, distruggi un artefatto bersaglio."
        ).effects
        assert isinstance(first, Connive) and isinstance(then, Reflect)

    def test_701_50e_control_where_nothing_connived(self) -> None:
        assert refused(
            "Quando la Sentinella entra, pesca una carta. Quando complotta in questo modo, distruggi un artefatto bersaglio."
        )


class TestOneOfSeveral:
    @pytest.mark.parametrize(
        "text",
        [
            "Scegli cautela o travolgere. Le creature che controlli hanno quell'abilità fino alla fine del turno.",
            "Scegli tra cautela e travolgere. Le creature che controlli hanno quell'abilità fino alla fine del turno.",
        ],
    )
    def test_608_2d_an_ability_that_is_chosen_before(self, text: str) -> None:
        def given(keyword: str) -> Apply:
            return Apply(to=Every(MINE), parts=(GainAbility(Keyword(keyword=keyword)),))

        (made,) = spell(text).effects
        assert made == OneOf(ways=((given("vigilance"),), (given("trample"),)))

    def test_608_2d_control_an_ability_of_which_nothing_was_said(self) -> None:
        assert refused("Le creature che controlli hanno quell'abilità fino alla fine del turno.", "Stregoneria")

    def test_608_2c_both_instead_of_one(self) -> None:
        (made,) = spell(
            "Una creatura bersaglio ha a tua scelta cautela o travolgere fino alla fine del turno. "
            "Se quella creatura è equipaggiata, ha invece cautela e travolgere fino alla fine del turno."
        ).effects
        assert isinstance(made, If) and isinstance(made.then[0], Apply) and isinstance(made.otherwise[0], OneOf)

    def test_608_2d_between_commas_beside_another_change(self) -> None:
        (made,) = activated(
            "{0}: Fino alla fine del turno, la Sentinella prende -1/-1 e, a tua scelta, ha volare, cautela oppure travolgere."
        ).effects
        gained = [part.ability.keyword for part in within(made) if isinstance(part, GainAbility)]  # type: ignore[union-attr]
        assert gained == ["flying", "vigilance", "trample"]
