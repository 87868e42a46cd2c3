"""603.2, 602.5, 702.5a: what is so as an event happens, what nobody may activate, what an Aura of old enchants: read and played."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, Keyword, PlayerScope, Prohibition
from engine.cards.abilities.conditions import Exists, Is, Not, TurnOf
from engine.cards.abilities.exploring import ManifestDread
from engine.cards.abilities.filters import Filter, Measured
from engine.cards.abilities.making import Investigate
from engine.cards.abilities.objects import Tap
from engine.cards.abilities.quantities import Count, ManaValueOf
from engine.cards.abilities.references import EventPlayer, It, Remembered, Target, This
from engine.cards.abilities.searching import Search
from engine.cards.abilities.setting_up import SetUp
from engine.cards.abilities.triggers import CountersPutOn, StateIs
from engine.state.actions import Activate
from engine.words.terms import CardType, Color, PlayerId, Relation, Supertype, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import moved
from tests.engine.support_more import refused as refusal_of
from tests.scenarios.cardtext.support import abilities, ability, printed, refused, spell, static, triggered
from tests.scenarios.cardtext.test_oracle import both

YOU = Relation.YOU
ARTIFACTS = Filter(types=(CardType.ARTIFACT,), controller=YOU)
AURA = "Incantesimo — Aura"


class TestMeanwhile:
    """603.2: what must be so as the event happens is no intervening 'if'."""

    TEXT = "Ogniqualvolta un artefatto entra mentre controlli una creatura, guadagni 1 punto vita."

    def test_603_2_it_is_read_apart_from_the_condition(self) -> None:
        found = triggered("Ogniqualvolta Sentinella attacca mentre controlli due o più artefatti, pesca una carta.")
        assert (found.condition, found.meanwhile) == (None, Exists(ARTIFACTS, 2))

    def test_603_4_control_an_if_is_asked_again(self) -> None:
        found = triggered("Ogniqualvolta Sentinella attacca, se controlli due o più artefatti, pesca una carta.")
        assert (found.condition, found.meanwhile) == (Exists(ARTIFACTS, 2), None)

    @pytest.mark.parametrize(("there", "times"), [(True, 1), (False, 0)])
    def test_603_2_it_is_asked_as_the_event_happens(self, there: bool, times: int) -> None:
        at = Table()
        at.put("Sentinella", printed(self.TEXT, "Incantesimo"))
        if there:
            at.creature("Orso", 2, 2)
        gear = at.put("Ingranaggio", printed("{T}: Aggiungi {C}.", "Artefatto"), zone=Zone.HAND)
        at.settle()
        at.occur(moved(gear, Zone.BATTLEFIELD))
        assert at.triggered() == ["Sentinella"] * times


class TestKeptFrom:
    """101.2, 602.5: activated abilities that are not activated."""

    def test_602_5_neither_cast_nor_activated(self) -> None:
        text = "Durante il tuo turno, i tuoi avversari non possono lanciare magie o attivare abilità di artefatti o creature."
        either = Filter(any_type=(CardType.ARTIFACT, CardType.CREATURE))
        assert abilities(text, "Creatura — Umano") == (
            Cannot(what=Prohibition.CAST, players=PlayerScope.OPPONENTS, condition=TurnOf(YOU)),
            Cannot(what=Prohibition.ACTIVATE, objects=either, players=PlayerScope.OPPONENTS, condition=TurnOf(YOU)),
        )

    @pytest.mark.parametrize(("seat", "kept"), [(0, False), (1, True)])
    def test_602_5_of_some_players_only(self, seat: int, kept: bool) -> None:
        at = Table()
        text = "I tuoi avversari non possono attivare abilità di artefatti."
        at.put("Sentinella", printed(text, "Incantesimo"), controller=seat)
        at.put("Mulino", printed("{0}: Guadagni 1 punto vita.", "Artefatto"))
        at.settle()
        if kept:
            assert refusal_of(at, Activate(PlayerId(0), at.id("Mulino"), 0))[0] == "cannot activate"
        else:
            assert at.activate("Mulino", 0).resolve().life(0) == 21

    def test_602_5_for_a_time(self) -> None:
        found = spell(
            "Fino al tuo prossimo turno, una creatura bersaglio prende -3/-0 e le sue abilità attivate non possono essere attivate."
        )
        last = found.effects[1]
        assert isinstance(last, SetUp)
        assert (last.of, last.says) == (Target(), Cannot(what=Prohibition.ACTIVATE, objects=Filter()))

    def test_602_5_control_for_no_time(self) -> None:
        assert refused(
            "Una creatura bersaglio prende -3/-0 fino alla fine del turno e le sue abilità attivate non possono essere attivate.",
            "Stregoneria",
        )

    @pytest.mark.parametrize("aimed", [True, False])
    def test_611_2c_only_what_it_was_said_of(self, aimed: bool) -> None:
        at = Table()
        text = "In questo turno, una creatura bersaglio prende +0/+1 e le sue abilità attivate non possono essere attivate."
        at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
        for name in ("Mago", "Altro"):
            at.put(name, printed("{0}: Guadagni 1 punto vita.", "Creatura — Mago", power="1", toughness="1"))
        at.settle().cast("Sentinella", "Mago").resolve()
        one = "Mago" if aimed else "Altro"
        if aimed:
            assert refusal_of(at, Activate(PlayerId(0), at.id(one), 0))[0] == "cannot activate"
        else:
            assert at.activate(one, 0).resolve().life(0) == 21


class TestAurasOfOld:
    """702.5a: what an Aura of old enchants."""

    def test_702_5a_only_such_a_creature(self) -> None:
        found = ability("La Sentinella può incantare solo una creatura verde o bianca.", AURA)
        assert isinstance(found, Keyword)
        assert found.filter == Filter(types=(CardType.CREATURE,), colors=(Color.GREEN, Color.WHITE))

    def test_702_5a_its_type_line_says_it_less_closely(self) -> None:
        found = ability("La Sentinella può incantare solo una terra non base.", "Incanta Terra")
        assert found.filter == Filter(types=(CardType.LAND,), not_supertypes=(Supertype.BASIC,))

    def test_702_5a_control_what_is_no_aura(self) -> None:
        assert refused("La Sentinella può incantare solo una terra non base.", "Creatura — Umano")


class TestOfEachAndTheSame:
    """611.3a, 202.3, 201.2b: asked of each by itself, and what is the same as of another."""

    def test_611_3a_of_each_of_them_by_itself(self) -> None:
        found = static("Ogni Veicolo che controlli prende +1/+1 fintanto che è una creatura.")
        such = Filter(types=(CardType.CREATURE,))
        assert (found.condition, found.affects) == (None, Filter(subtypes=("Vehicle",), controller=YOU, any_of=(such,)))

    def test_611_3a_control_of_the_source(self) -> None:
        found = static("Sentinella prende +1/+1 fintanto che è TAPpata.")
        assert (found.affects, found.condition) == (None, Is(This(), Filter(tapped=True)))

    def test_202_3_the_same_mana_value_as_what_was_discarded(self) -> None:
        text = (
            "Quando Sentinella entra, puoi scartare una carta non terra. Se lo fai, passa in rassegna il tuo grimorio per una "
            "carta con lo stesso valore di mana di quella carta, rivelala e aggiungila alla tua mano, poi rimescola."
        )
        search = triggered(text).effects[0].then[0].then[1]  # type: ignore[union-attr]
        alike = Measured("mana value", "=", ManaValueOf(Remembered("d1")))
        assert isinstance(search, Search)
        assert search.filter.measured == (alike,)

    def test_201_2b_who_has_the_same_name(self) -> None:
        text = "Distruggi una creatura bersaglio e tutte le altre creature che hanno lo stesso nome di quella creatura."
        alike = "Distruggi una creatura bersaglio e tutte le altre creature con lo stesso nome di quella creatura."
        assert spell(text).effects == spell(alike).effects

    def test_701_16a_so_many_times(self) -> None:
        found = triggered("Quando Sentinella entra, indaga per ogni artefatto che controlli.")
        assert found.effects == (Investigate(times=Count(ARTIFACTS)),)

    def test_701_26a_another_player_may_tap_it(self) -> None:
        text = (
            "Ogniqualvolta un artefatto entra sotto il controllo di un avversario, quel giocatore può TAPpare quel permanente. "
            "Se non lo fa, pesca una carta."
        )
        (asked,) = triggered(text).effects
        assert (asked.condition, asked.then[0].who, asked.then[0].then) == (  # type: ignore[union-attr]
            Is(It(), Filter(tapped=False)), EventPlayer(), (Tap(what=It()),)
        )  # fmt: skip

    def test_701_62a_what_was_manifested(self) -> None:
        text = "Quando Sentinella entra, manifesta angoscia, poi metti un segnalino +1/+1 su quella creatura."
        found = triggered(text).effects
        assert found[0] == ManifestDread(keep_as="n1")
        assert found[1].on == Remembered("n1")  # type: ignore[union-attr]

    def test_701_62a_it_is_that_permanent(self) -> None:
        text = "Manifesta angoscia, poi metti un segnalino +1/+1 su quella creatura."
        at = Table()
        at.put("Sentinella", printed(text, "Stregoneria", mana_cost="{0}"), zone=Zone.HAND)
        at.library(0, 3)
        at.settle().cast("Sentinella").resolve()
        (made,) = [one for one in at.game.objects.values() if one.zone is Zone.BATTLEFIELD]
        assert made.count("+1/+1") == 1


@pytest.mark.parametrize(
    ("it", "en"),
    [
        ("Ogniqualvolta Sentinella attacca mentre controlli un artefatto, pesca una carta.",
         "Whenever Sentinel attacks while you control an artifact, draw a card."),
        ("I tuoi avversari non possono lanciare magie o attivare abilità di artefatti.",
         "Your opponents can't cast spells or activate abilities of artifacts."),
        ("Ogni Veicolo che controlli prende +1/+1 fintanto che è una creatura.",
         "Each Vehicle you control gets +1/+1 as long as it's a creature."),
        ("Quando Sentinella entra, manifesta angoscia, poi metti un segnalino +1/+1 su quella creatura.",
         "When Sentinel enters, manifest dread, then put a +1/+1 counter on that creature."),
    ],
)  # fmt: skip
def test_both_languages_say_the_same(it: str, en: str) -> None:
    assert both(it, en)[0] is Verdict.AGREE


class TestEachCounter:
    """603.2c, 122.6: 'a counter is put on it' is said of each of them, 'one or more' of all of them together."""

    @pytest.mark.parametrize(
        ("words", "each"),
        [
            ("Sentinella riceve un segnalino +1/+1", True),
            ("un segnalino +1/+1 viene messo sulla Sentinella", True),
            ("metti un segnalino +1/+1 su una creatura", True),
            ("uno o più segnalini +1/+1 vengono messi sulla Sentinella", False),
        ],
    )
    def test_603_2c_how_it_is_read(self, words: str, each: bool) -> None:
        trigger = triggered(f"Ogniqualvolta {words}, pesca una carta.").trigger
        assert isinstance(trigger, CountersPutOn)
        assert trigger.each is each

    @pytest.mark.parametrize(
        ("words", "times"),
        [
            ("riceve un segnalino +1/+1", 3),
            ("riceve uno o più segnalini +1/+1", 1),
            ("riceve un segnalino +1/+1 per la prima volta in ogni turno", 1),
        ],
    )
    def test_603_2c_how_often_it_triggers(self, words: str, times: int) -> None:
        at = Table()
        at.put(
            "Sentinella",
            printed(
                f"Ogniqualvolta questa creatura {words}, guadagni 1 punto vita.",
                "Creatura — Elfo",
                power="1",
                toughness="1",
            ),
        )
        at.put(
            "Dono",
            printed("Metti tre segnalini +1/+1 su una creatura bersaglio.", "Stregoneria", mana_cost="{0}"),
            zone=Zone.HAND,
        )
        at.settle().cast("Dono").resolve().play_out()
        assert at.life(0) == 20 + times


class TestNoneThere:
    """603.8: a state of the game in which there is nothing of a kind."""

    TEXT = "Quando non ci sono artefatti sul campo di battaglia, sacrifica la Sentinella."

    def test_603_8_it_is_read(self) -> None:
        assert triggered(self.TEXT).trigger == StateIs(condition=Not(Exists(Filter(types=(CardType.ARTIFACT,)))))

    @pytest.mark.parametrize("there", [True, False])
    def test_603_8_it_triggers_where_there_is_none(self, there: bool) -> None:
        at = Table()
        at.put("Sentinella", printed(self.TEXT, "Incantesimo"))
        if there:
            at.put("Ingranaggio", printed("{T}: Aggiungi {C}.", "Artefatto"))
        at.settle().play_out()
        assert at.where("Sentinella") is (Zone.BATTLEFIELD if there else Zone.GRAVEYARD)
