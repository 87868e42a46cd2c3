"""109.2, 122.1, 400.1, 406.3, 603.6e: cards of two zones, what is moved from where it lies, counters on what was exiled."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Keyword, Replaces
from engine.cards.abilities.casting import LetCast, MayCast
from engine.cards.abilities.choices import Choose, May
from engine.cards.abilities.damage import PutCounters
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.cards.abilities.objects import Move
from engine.cards.abilities.player_rules import ShowsTop
from engine.cards.abilities.players import AddMana, Draw
from engine.cards.abilities.quantities import Count, Fixed
from engine.cards.abilities.references import EachPlayer, Remembered, This, TopOf
from engine.cards.abilities.triggers import Attacks, Moves
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table
from tests.engine.support_more import sorcery
from tests.scenarios.cardtext.support import THIS, abilities, ability, activated, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both

HAND_OR_GRAVEYARD = (Filter(zone=Zone.HAND, owner=Relation.YOU), Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU))

WHENEVER, TIED = "Whenever this creature attacks", "or tied for most life"


class TestTwoZones:
    @pytest.mark.parametrize("between", ["o", "e/o"])
    def test_400_1_a_card_of_either(self, between: str) -> None:
        made = spell(f"Puoi mettere sul campo di battaglia una carta terra dalla tua mano {between} dal tuo cimitero.")
        (may,) = made.effects
        assert isinstance(may, May)
        assert may.then[0] == Choose(filter=Filter(types=(CardType.LAND,), any_of=HAND_OR_GRAVEYARD), keep_as="n1")

    def test_400_1_control_of_one_zone_alone(self) -> None:
        (may,) = spell("Puoi mettere sul campo di battaglia una carta terra dalla tua mano.").effects
        assert isinstance(may, May)
        assert may.then[0] == Choose(
            filter=Filter(zone=Zone.HAND, types=(CardType.LAND,), owner=Relation.YOU), keep_as="n1"
        )

    def test_400_1_control_one_card_is_not_in_both(self) -> None:
        assert refused("Esilia una carta dalla tua mano e dal tuo cimitero.", "Stregoneria")

    @pytest.mark.parametrize("where", ["mano", "cimitero"])
    def test_400_1_played_from_either(self, where: str) -> None:
        at = Table()
        for label, zone in (("mano", Zone.HAND), ("cimitero", Zone.GRAVEYARD)):
            at.permanent(label, zone=zone, types=(CardType.LAND,))
        made = spell("Puoi mettere sul campo di battaglia una carta terra dalla tua mano o dal tuo cimitero.")
        sorcery(at, "Solco", *made.effects)
        at.settle()
        at.cast("Solco").resolve(True, where)
        assert [label for label in ("mano", "cimitero") if at.where(label) is Zone.BATTLEFIELD] == [where]

    def test_400_1_both_of_one_player(self) -> None:
        made = spell(
            "Un avversario bersaglio rivela la sua mano. "
            "Esilia tutte le carte non terra dalla mano e dal cimitero di quel giocatore."
        )
        (moved,) = (one for one in made.effects if isinstance(one, Move))
        zones = {one.zone for one in within(moved) if isinstance(one, Filter) and one.whose is not None}
        assert zones == {Zone.HAND, Zone.GRAVEYARD}

    def test_400_1_counted_in_both(self) -> None:
        made = spell(
            "Guadagni punti vita pari al numero totale di carte istantaneo che possiedi in esilio e nel tuo cimitero."
        )
        (amount,) = (one for one in within(made) if isinstance(one, Count))
        there = (Filter(zone=Zone.EXILE), Filter(zone=Zone.GRAVEYARD, owner=Relation.YOU))
        assert amount.filter == Filter(types=(CardType.INSTANT,), any_of=there, owner=Relation.YOU)


class TestFromThere:
    def test_113_6_exiles_itself_from_the_graveyard(self) -> None:
        made = triggered(
            "Ogniqualvolta un artefatto entra, puoi esiliare la Sentinella dal tuo cimitero. Se lo fai, pesca una carta."
        )
        assert made.zones == (Zone.GRAVEYARD,)
        assert [one for one in within(made.effects) if isinstance(one, Move | Draw)] == [
            Move(what=This(), to=Zone.EXILE),
            Draw(),
        ]

    def test_113_6_control_exiles_itself_from_the_battlefield(self) -> None:
        made = triggered("Ogniqualvolta un artefatto entra, puoi esiliare la Sentinella. Se lo fai, pesca una carta.")
        assert made.zones == (Zone.BATTLEFIELD,)

    @pytest.mark.parametrize(
        ("text", "zone"),
        [
            (
                "Ogniqualvolta un artefatto entra, puoi riprendere in mano dal tuo cimitero la Sentinella.",
                Zone.GRAVEYARD,
            ),
            (
                "Ogniqualvolta un artefatto entra, puoi rimettere in cima al tuo grimorio la Sentinella dal tuo cimitero.",
                Zone.GRAVEYARD,
            ),
            (
                "Ogniqualvolta un artefatto entra, puoi mettere la Sentinella sul campo di battaglia dalla tua mano.",
                Zone.HAND,
            ),
        ],
    )
    def test_113_6_where_it_lies(self, text: str, zone: Zone) -> None:
        assert triggered(text).zones == (zone,)

    def test_608_2c_the_discarded_card(self) -> None:
        made = triggered("Ogniqualvolta scarti una carta, puoi esiliarla dal tuo cimitero.")
        assert made.zones == (Zone.BATTLEFIELD,)

    def test_608_2c_control_it_never_lay_there(self) -> None:
        assert refused("Ogniqualvolta una creatura entra, puoi esiliarla dal tuo cimitero.")

    @pytest.mark.parametrize(
        ("text", "trigger"),
        [
            ("Quando la Sentinella viene messa nel tuo cimitero dal tuo grimorio, guadagni 1 punto vita.",
             Moves(subject=THIS, origin=Zone.LIBRARY, to=Zone.GRAVEYARD)),
            ("Quando la Sentinella viene messa nella tua mano da un cimitero, guadagni 1 punto vita.",
             Moves(subject=THIS, origin=Zone.GRAVEYARD, to=Zone.HAND)),
        ],
    )  # fmt: skip
    def test_603_6e_triggers_where_it_arrives(self, text: str, trigger: Moves) -> None:
        made = triggered(text)
        assert (made.trigger, made.zones) == (trigger, (trigger.to,))

    def test_603_6e_control_into_another_zone(self) -> None:
        assert refused("Quando la Sentinella viene messa nel tuo grimorio dal tuo cimitero, guadagni 1 punto vita.")


class TestCountersOnWhatIsExiled:
    def test_122_1_on_the_card_that_was_exiled(self) -> None:
        made = triggered(
            "Quando la Sentinella muore, puoi esiliare una carta dalla tua mano e mettere un segnalino spora su di essa."
        )
        (put,) = (one for one in within(made) if isinstance(one, PutCounters))
        assert put.on == Remembered("n2")

    def test_122_1_control_a_counter_of_creatures_is_no_cards(self) -> None:
        assert refused(
            "Quando la Sentinella muore, puoi esiliare una carta dalla tua mano e mettere un segnalino +1/+1 su di essa."
        )

    def test_401_1_the_top_of_each_library(self) -> None:
        made = spell(
            "Esilia la prima carta del grimorio di ogni giocatore e metti un segnalino spora su ognuna di esse."
        )
        moved, put = made.effects
        assert isinstance(moved, Move)
        assert isinstance(put, PutCounters)
        assert moved.what == TopOf(Fixed(1), EachPlayer())
        assert put.on == Remembered(moved.keep_as or "")

    def test_601_3_cards_of_several_libraries_are_those_cards(self) -> None:
        made = spell("Esilia la prima carta del grimorio di ogni giocatore. Puoi giocare quelle carte in questo turno.")
        assert any(isinstance(one, LetCast) for one in made.effects)

    def test_601_3_control_of_one_library_there_is_one_card(self) -> None:
        assert refused(
            "Esilia la prima carta del tuo grimorio. Puoi giocare quelle carte in questo turno.", "Stregoneria"
        )


class TestOtherWords:
    def test_602_1a_two_costs_are_two_abilities(self) -> None:
        first, second = abilities(
            "{3}, {T} o {R}, {T}: La Sentinella infligge 1 danno a un qualsiasi bersaglio.", "Artefatto"
        )
        assert [one.cost.mana for one in (first, second)] == ["{3}", "{R}"]  # type: ignore[union-attr]
        assert first.effects == second.effects  # type: ignore[union-attr]

    def test_602_1a_control_one_cost(self) -> None:
        assert activated("{3}, {T}: La Sentinella infligge 1 danno a un qualsiasi bersaglio.").cost.mana == "{3}"

    def test_115_1_any_exiled_card_is_a_target(self) -> None:
        made = spell("Riprendi in mano una carta esiliata bersaglio che possiedi.")
        assert made.targets == (TargetSpec(objects=Filter(zone=Zone.EXILE, owner=Relation.YOU)),)

    def test_115_1_a_face_of_an_exiled_card(self) -> None:
        made = spell("Metti una carta rimossa dal gioco a faccia in su bersaglio nel cimitero del suo proprietario.")
        assert made.targets == (TargetSpec(objects=Filter(zone=Zone.EXILE, face_down=False)),)

    def test_106_4_colours_in_words(self) -> None:
        (made,) = activated("{T}: Aggiungi tre mana in una qualsiasi combinazione di rosso e/o verde.").effects
        assert made == AddMana(choices=(("R",), ("G",)), times=Fixed(3), combination=True)

    def test_401_5_at_any_time_in_a_static_ability(self) -> None:
        assert ability("Puoi guardare la prima carta del tuo grimorio.", "Incantesimo") == ShowsTop()

    def test_401_5_control_in_a_spell_once(self) -> None:
        (made,) = spell("Puoi guardare la prima carta del tuo grimorio.").effects
        assert isinstance(made, May)

    def test_118_8_paid_besides(self) -> None:
        made = ability(
            "Puoi lanciare magie istantaneo dal tuo cimitero pagando 1 punto vita in aggiunta agli altri loro costi.",
            "Incantesimo",
        )
        assert isinstance(made, MayCast)
        assert made.how.besides is not None
        assert made.how.besides.life == 1

    def test_118_8_control_lands_cost_nothing(self) -> None:
        assert refused(
            "Puoi giocare terre dal tuo cimitero pagando 1 punto vita in aggiunta agli altri loro costi.", "Incantesimo"
        )

    def test_614_1a_tokens_too_into_your_graveyard(self) -> None:
        made = ability(
            "Se una carta o pedina sta per essere messa nel tuo cimitero da qualsiasi zona, invece esiliala.",
            "Incantesimo",
        )
        assert made == Replaces(subject=Filter(owner=Relation.YOU), to=Zone.GRAVEYARD, instead_to=Zone.EXILE)

    def test_508_3b_whoever_has_the_most_life(self) -> None:
        made = triggered(
            "Ogniqualvolta la Sentinella attacca il giocatore con più punti vita o con più punti vita a pari merito, "
            "pesca una carta."
        )
        assert made.trigger == Attacks(subject=THIS, most_life=True)

    def test_508_3b_control_whomever_it_attacks(self) -> None:
        made = triggered("Ogniqualvolta la Sentinella attacca un giocatore, pesca una carta.")
        assert isinstance(made.trigger, Attacks)
        assert not made.trigger.most_life

    def test_702_6_equipped_for_life(self) -> None:
        made = ability("Equipaggiare Paga 3 punti vita", "Artefatto — Equipaggiamento")
        assert isinstance(made, Keyword)
        assert made.cost is not None
        assert made.cost.life == 3


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        ("Stregoneria", "Puoi mettere sul campo di battaglia una carta terra dalla tua mano o dal tuo cimitero.",
         "You may put a land card from your hand or graveyard onto the battlefield."),
        ("Creatura — Elfo", "Ogniqualvolta un artefatto entra, puoi esiliare la Sentinella dal tuo cimitero.",
         "Whenever an artifact enters, you may exile this card from your graveyard."),
        ("Creatura — Elfo",
         "Ogniqualvolta un artefatto entra, puoi mettere in cima al tuo grimorio la Sentinella dal tuo cimitero.",
         "Whenever an artifact enters, you may put this card from your graveyard on top of your library."),
        ("Stregoneria", "Esilia una carta esiliata bersaglio che possiedi.", "Exile target exiled card you own."),
        ("Incantesimo", "Se una carta o pedina sta per essere messa nel tuo cimitero da qualsiasi parte, invece esiliala.",
         "If a card or token would be put into your graveyard from anywhere, exile it instead."),
        ("Stregoneria", "Guarda le prime due carte del grimorio di un avversario bersaglio. Esilia una di esse e metti "
         "l'altra in fondo a quel grimorio.", "Look at the top two cards of target opponent's library. Exile one of them and "
         "put the other on the bottom of that library."),
        ("Creatura — Elfo",
         "Ogniqualvolta la Sentinella attacca il giocatore con più punti vita o con più punti vita a pari merito con "
         "un altro giocatore, pesca una carta.",
         f"{WHENEVER} the player with the most life {TIED}, draw a card."),
        ("Creatura — Elfo",
         "Ogniqualvolta la Sentinella attacca mentre sei il giocatore con più punti vita o con più punti vita a pari merito con "
         "un altro giocatore, pesca una carta.",
         "Whenever this creature attacks while you have the most life or are tied for most life, draw a card."),
    ],
)  # fmt: skip
def test_115_1_english_says_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
