"""102.1, 106.4, 110.2a, 118.3, 119.3, 402.1, 608.2c, 707.10c: all but one player, mana for another, costs out of exile."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Activated, Cost
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import AnyOf, TurnOf, Within
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.exploring import Connive
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import AddMana, Draw, Mill
from engine.cards.abilities.quantities import Count, EventAmount, LifeThisTurn
from engine.cards.abilities.references import EachPlayer, EventPlayer, Target, Together, WithoutPlayers, You
from engine.cards.abilities.turns import HandLimit
from engine.words.record import within
from engine.words.terms import Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import abilities, ability, activated, refused, spell, triggered
from tests.scenarios.cardtext.test_oracle import both


class TestOtherPlayers:
    def test_102_1_all_but_the_one_who_did_it(self) -> None:
        made = triggered(
            "Ogniqualvolta un giocatore lancia una magia istantaneo, ogni altro giocatore copia quella magia."
        )
        (copy,) = made.effects
        assert isinstance(copy, CopyOnStack)
        assert copy.who == WithoutPlayers(EachPlayer(), EventPlayer())

    def test_102_1_control_all_but_you(self) -> None:
        (drawn,) = spell("Ogni altro giocatore pesca una carta.").effects
        assert drawn == Draw(who=EachPlayer(Relation.NOT_YOU))

    def test_102_1_control_of_two_players_it_is_not_clear(self) -> None:
        assert refused(
            "Un giocatore bersaglio pesca una carta. Un avversario bersaglio perde 1 punto vita. Ogni altro "
            "giocatore scarta una carta.",
            "Stregoneria",
        )

    def test_707_10c_each_chooses_for_the_own_copy(self) -> None:
        made = triggered(
            "Ogniqualvolta un giocatore lancia una magia istantaneo, ogni altro giocatore copia quella magia. "
            "Ognuno di quei giocatori può scegliere nuovi bersagli per la propria copia."
        )
        (copy,) = made.effects
        assert isinstance(copy, CopyOnStack)
        assert copy.new_targets

    def test_106_4_mana_for_the_player_of_the_event(self) -> None:
        (made,) = triggered(
            "All'inizio del mantenimento di ogni giocatore, aggiungi {G} alla riserva di mana di quel giocatore."
        ).effects
        assert made == AddMana(choices=(("G",),), who=EventPlayer())

    def test_106_4_control_mana_for_you(self) -> None:
        (made,) = triggered(
            "All'inizio del mantenimento di ogni giocatore, aggiungi {G} alla tua riserva di mana."
        ).effects
        assert made == AddMana(choices=(("G",),))

    def test_402_2_of_all_players(self) -> None:
        assert ability("I giocatori non hanno un limite massimo di carte in mano.", "Artefatto") == HandLimit(
            most=None, who=Relation.ANY
        )

    def test_402_1_as_many_as_somebody_has_in_hand(self) -> None:
        (made,) = spell("Pesca un numero di carte pari a quelle in mano a un avversario bersaglio.").effects
        assert made == Draw(count=Count(Filter(zone=Zone.HAND, whose=Target(0))))

    def test_608_2c_each_of_several_players(self) -> None:
        (made,) = spell("Scegli un qualsiasi numero di giocatori bersaglio. Ognuno di essi pesca una carta.").effects
        assert made == Draw(who=Target(0))

    def test_701_17_from_the_top_into_the_graveyard(self) -> None:
        (made,) = spell(
            "Ogni avversario mette nel proprio cimitero dalla cima del proprio grimorio un numero di carte "
            "pari al numero di carte nella "
            "propria mano."
        ).effects
        assert isinstance(made, Mill)
        assert made.who == EachPlayer(Relation.OPPONENT)

    def test_110_2a_under_the_control_of_a_target_player(self) -> None:
        made = spell(
            "Metti sul campo di battaglia una carta creatura dalla tua mano sotto il controllo di un giocatore bersaglio."
        )
        (moved,) = (one for one in made.effects if isinstance(one, Move))
        assert moved.under == Target(0)

    def test_110_2a_control_under_your_own(self) -> None:
        made = spell("Metti sul campo di battaglia una carta creatura dalla tua mano.")
        (moved,) = (one for one in made.effects if isinstance(one, Move))
        assert moved.under == You()


class TestThisTurn:
    def test_119_3_gained_or_lost(self) -> None:
        made = triggered(
            "All'inizio della tua sottofase finale, se hai guadagnato o perso punti vita in questo turno, pesca una carta."
        )
        changed = (LifeThisTurn(of=You(), lost=lost) for lost in (False, True))
        assert made.condition == AnyOf(tuple(Within(one, Bounds(least=1)) for one in changed))

    def test_119_3_control_gained_alone(self) -> None:
        made = triggered(
            "All'inizio della tua sottofase finale, se hai guadagnato 1 o più punti vita in questo turno, pesca una carta."
        )
        assert made.condition == Within(LifeThisTurn(of=You()), Bounds(least=1))

    def test_119_3_of_the_player_who_was_chosen(self) -> None:
        made = triggered(
            "Quando la Sentinella entra, scegli un avversario bersaglio. Se ha perso punti vita in questo "
            "turno, quel giocatore scarta "
            "una carta."
        )
        (asked,) = made.effects
        assert isinstance(asked, If)
        assert asked.condition == Within(LifeThisTurn(of=Target(0), lost=True), Bounds(least=1))


class TestCosts:
    def test_118_3_out_of_exile(self) -> None:
        made = activated(
            "{2}, Metti una carta posseduta da un avversario dall'esilio nel cimitero di quel giocatore: Pesca una carta."
        )
        assert made.cost == Cost(mana="{2}", from_exile=Filter(zone=Zone.EXILE, owner=Relation.OPPONENT))

    def test_118_3_control_not_of_your_own(self) -> None:
        assert refused("{2}, Metti una carta che possiedi dall'esilio nel cimitero di quel giocatore: Pesca una carta.")

    def test_118_3_itself_under_the_library(self) -> None:
        made = activated("{T}, Metti la Sentinella in fondo al grimorio del suo proprietario: Pesca una carta.")
        assert made.cost == Cost(tap=True, bury=Filter(this=True))

    def test_118_12_it_goes_back_with_a_pronoun(self) -> None:
        made = activated(
            "{T}, Rimuovi un segnalino spora dalla Sentinella e falla tornare in mano al suo proprietario: Pesca una carta."
        )
        assert made.cost.return_to_hand == Filter(this=True)

    def test_604_1_both_as_long_as_it_is_so(self) -> None:
        first, second = abilities(
            "Fintanto che è il tuo turno, le creature che controlli hanno volare e le abilità equipaggiare "
            "che attivi costano {1} in meno "
            "per essere attivate.",
            "Artefatto",
        )
        assert first.condition == TurnOf(Relation.YOU)  # type: ignore[union-attr]
        assert isinstance(second, ChangesCost)
        assert second.condition == TurnOf(Relation.YOU)


class TestWordsOfOld:
    def test_106_4_mana_that_burns_nobody_and_stays(self) -> None:
        (made,) = triggered(
            "All'inizio del tuo mantenimento, aggiungi {G} alla tua riserva di mana. Questo mana non provoca "
            "danni da eccesso di mana. "
            "Fino alla fine del turno, questo mana non si svuota dalla tua riserva alla fine delle fasi."
        ).effects
        assert made == AddMana(choices=(("G",),), lasting=True)

    def test_106_4_control_of_no_mana_nothing_burns(self) -> None:
        assert refused(
            "All'inizio del tuo mantenimento, pesca una carta. Questo mana non provoca danni da eccesso di mana."
        )

    def test_608_2c_a_line_that_goes_on(self) -> None:
        (made,) = triggered("Ogniqualvolta una terra entra, puoi pagare {2}.\nSe lo fai, pesca una carta.").effects
        assert made == MayPay(cost=Cost(mana="{2}"), then=(Draw(),))

    def test_606_4_costs_that_stand_in_one_line(self) -> None:
        made = abilities(
            "+1: Pesca una carta.0: Guadagni 2 punti vita.-3: Distruggi una creatura bersaglio.", "Planeswalker — Elfo"
        )
        assert [isinstance(one, Activated) for one in made] == [True] * 3


class TestMoves:
    def test_400_7_from_two_zones_to_their_owners_hands(self) -> None:
        made = spell(
            "Fai tornare una carta creatura bersaglio in un cimitero e una creatura bersaglio sul campo di battaglia in mano ai "
            "rispettivi proprietari."
        )
        (moved,) = (one for one in made.effects if isinstance(one, Move))
        assert (moved.what, moved.to) == (Together((Target(0), Target(1))), Zone.HAND)

    def test_608_2g_any_of_those_that_were_exiled(self) -> None:
        made = spell(
            "Esilia le prime sei carte del tuo grimorio. Puoi lanciare un qualsiasi numero di carte non terra "
            "esiliate in questo modo "
            "senza pagare i loro costi di mana."
        )
        assert any(isinstance(one, CastNow) for one in within(made))

    def test_608_2g_control_nothing_was_exiled(self) -> None:
        assert refused(
            "Rivela le prime sei carte del tuo grimorio. Puoi lanciare un qualsiasi numero di carte non terra "
            "esiliate in questo modo "
            "senza pagare i loro costi di mana.",
            "Stregoneria",
        )

    def test_401_4_where_the_chosen_card_goes(self) -> None:
        made = spell(
            "Un giocatore bersaglio rivela la propria mano. Scegli una carta non terra dalla mano. Quel "
            "giocatore mette la carta scelta "
            "come terza del suo grimorio."
        )
        (moved,) = (one for one in made.effects if isinstance(one, Move))
        assert (moved.to, moved.position) == (Zone.LIBRARY, 2)

    def test_701_50_as_much_as_it_dealt(self) -> None:
        made = triggered(
            "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore, complotta X, dove X "
            "è il danno che ha inflitto a "
            "quel giocatore."
        )
        (connives,) = made.effects
        assert isinstance(connives, Connive)
        assert connives.amount == EventAmount()

    def test_608_2c_if_it_is_not_put_there(self) -> None:
        made = activated(
            "{T}: Guarda la prima carta del tuo grimorio. Se è una carta terra, puoi metterla sul campo di "
            "battaglia. Se non la metti, "
            "aggiungila alla tua mano."
        )
        (may,) = (one for one in within(made) if isinstance(one, May))
        assert may.otherwise


@pytest.mark.parametrize(
    ("types", "it", "en"),
    [
        ("Artefatto", "I giocatori non hanno un limite massimo di carte in mano.", "Players have no maximum hand size."),
        ("Creatura — Elfo", "{2}, Metti una carta posseduta da un avversario dall'esilio nel cimitero di quel "
            "giocatore: Pesca una carta.",
         "{2}, Put a card an opponent owns from exile into that player's graveyard: Draw a card."),
        ("Creatura — Elfo", "{T}, Metti la Sentinella in fondo al grimorio del suo proprietario: Pesca una carta.",
         "{T}, Put this creature on the bottom of its owner's library: Draw a card."),
        ("Creatura — Elfo", "All'inizio della tua sottofase finale, se hai guadagnato o perso punti vita in "
            "questo turno, pesca una carta.",
         "At the beginning of your end step, if you gained or lost life this turn, draw a card."),
        ("Stregoneria", "Metti sul campo di battaglia una carta creatura dalla tua mano sotto il controllo di "
            "un giocatore bersaglio.",
         "Put a creature card from your hand onto the battlefield under target player's control."),
        ("Incantesimo", "Ogniqualvolta un giocatore lancia una magia, quel giocatore lancia una moneta. Se "
            "perde il lancio, neutralizza "
         "quella magia.", "Whenever a player casts a spell, that player flips a coin. If they lose the flip, counter that spell."),
    ],
)  # fmt: skip
def test_102_1_english_says_the_same(types: str, it: str, en: str) -> None:
    assert both(it, en, types) == (Verdict.AGREE, ())
