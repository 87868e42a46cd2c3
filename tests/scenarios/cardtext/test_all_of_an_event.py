"""601.2h, 603.2c, 608.2c: all that did at once what an ability triggers on, what a cost was paid with, and what is nearest."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import SpellAbility
from engine.cards.abilities.choices import If, May
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.copying import CopyOnStack
from engine.cards.abilities.damage import DealDamage, PutCounters, RemoveCounters, Share
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.lasting import Apply, Delay, Reflect
from engine.cards.abilities.libraries import Clash
from engine.cards.abilities.objects import CreateTokens, Destroy, Move
from engine.cards.abilities.paying import MayPay
from engine.cards.abilities.players import GainLife, LoseLife
from engine.cards.abilities.quantities import Count, CountOf, Fixed, ManaValueOf, Noted, PowerOf, ToughnessOf
from engine.cards.abilities.references import (
    Among,
    AttachedTo,
    ControllerOf,
    EachPlayer,
    EventPlayer,
    Every,
    It,
    Remembered,
    Target,
    This,
)
from engine.cards.keywords.parts import ALL_OF_EVENT, PAID_WITH
from engine.words.record import within
from engine.words.terms import CardType, Relation, Zone
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import CREATURE, abilities, ability, activated, refused, spell, triggered

THOSE = Remembered(ALL_OF_EVENT)


class TestAllOfAnEvent:
    @pytest.mark.parametrize(
        "text",
        [
            "Ogniqualvolta una o più creature che controlli attaccano, hanno volare fino alla fine del turno.",
            "Ogniqualvolta attacchi con tre o più creature, quelle creature hanno volare fino alla fine del turno.",
            "Ogniqualvolta una o più creature che controlli entrano, esse hanno volare fino alla fine del turno.",
        ],
    )
    def test_603_2c_they_are_spoken_of_together(self, text: str) -> None:
        (given,) = triggered(text).effects
        assert isinstance(given, Apply)
        assert given.to == THOSE

    def test_603_2c_control_of_one_that_attacks_it_alone_is_spoken_of(self) -> None:
        (given,) = triggered(
            "Ogniqualvolta una creatura che controlli attacca, ha volare fino alla fine del turno."
        ).effects
        assert isinstance(given, Apply)
        assert given.to == It()

    def test_603_6c_cards_are_put_from_where_they_went(self) -> None:
        text = (
            "Ogniqualvolta una o più carte creatura vengono messe nel tuo cimitero dal tuo grimorio, "
            "mettile sul campo di battaglia."
        )
        (back,) = triggered(text).effects
        assert isinstance(back, Move)
        assert (back.what, back.to) == (THOSE, Zone.BATTLEFIELD)

    def test_508_3b_of_those_that_attack_one_player_nothing_is_said(self) -> None:
        assert refused(
            "Ogniqualvolta una o più creature che controlli attaccano un avversario, hanno volare fino alla fine del turno."
        )


class TestPaidWith:
    def test_608_2h_the_card_that_was_revealed(self) -> None:
        text = (
            "Come costo addizionale per lanciare questa magia, rivela una carta creatura dalla tua mano.\n"
            "Guadagni punti vita pari alla forza della carta rivelata."
        )
        _, said = abilities(text, "Stregoneria")
        assert isinstance(said, SpellAbility)
        assert said.effects == (GainLife(amount=PowerOf(Remembered(PAID_WITH))),)

    def test_608_2h_the_card_that_was_exiled(self) -> None:
        text = "Esilia una carta creatura dal tuo cimitero: Guadagni punti vita pari alla costituzione della carta esiliata."
        assert ability(text).effects == (GainLife(amount=ToughnessOf(Remembered(PAID_WITH))),)

    def test_608_2h_control_of_two_cards_neither_is_meant(self) -> None:
        text = (
            "Come costo addizionale per lanciare questa magia, rivela due carte creatura dalla tua mano.\n"
            "Guadagni punti vita pari alla forza della carta rivelata."
        )
        assert refused(text, "Stregoneria")


class TestWhatIsNearest:
    def test_608_2c_what_an_instruction_spoke_of_goes_before_the_source(self) -> None:
        text = (
            "Quando la Sentinella entra, distruggi un'altra creatura bersaglio. "
            "Guadagni punti vita pari alla sua costituzione."
        )
        *_, gained = triggered(text).effects
        assert gained == GainLife(amount=ToughnessOf(Target()))

    def test_608_2c_control_of_the_event_and_the_source_neither_is_nearer(self) -> None:
        ((_, why),) = refused(
            "Ogniqualvolta un'altra creatura entra, metti un segnalino +1/+1 sulla "
            "Sentinella. Guadagni punti vita pari alla sua forza."
        )
        assert why == refusal.AMBIGUOUS_ANTECEDENT

    def test_603_7_in_a_delayed_ability_its_own_event_is_nearest(self) -> None:
        text = (
            "Distruggi una creatura bersaglio. Ogniqualvolta una creatura blocca "
            "in questo turno, il suo controllore perde 1 punto vita."
        )
        *_, later = spell(text).effects
        assert isinstance(later, Delay)
        assert later.effects == (LoseLife(amount=Fixed(1), who=ControllerOf(It())),)

    def test_108_3_where_nothing_else_was_spoken_of_the_source_has_an_owner(self) -> None:
        text = "Quando la Sentinella muore, il suo proprietario la rimescola nel suo grimorio."
        assert any(part == This() for part in within(triggered(text).effects))

    def test_120_1_damage_is_dealt_to_the_player_and_not_to_the_artifact(self) -> None:
        (dealt,) = triggered(
            "Ogniqualvolta un avversario sacrifica un artefatto, la Sentinella gli infligge 2 danni."
        ).effects
        assert isinstance(dealt, DealDamage)
        assert dealt.to == EventPlayer()

    def test_120_1_control_a_planeswalker_could_be_dealt_it_too(self) -> None:
        assert refused("Ogniqualvolta un avversario sacrifica un planeswalker, la Sentinella gli infligge 2 danni.")

    def test_608_2c_the_one_player_spoken_of_is_who_controls_what_is_counted(self) -> None:
        (dealt,) = spell(
            "La Sentinella infligge danno a un giocatore bersaglio pari al numero di creature che controlla."
        ).effects
        assert isinstance(dealt, DealDamage)
        assert dealt.amount == Count(Filter(types=(CardType.CREATURE,), whose=Target()))


class TestSeveralNouns:
    def test_109_2_an_adjective_in_the_plural_behind_nouns_in_the_singular_is_said_of_all(self) -> None:
        gained = spell("Guadagni 1 punto vita per ogni creatura e planeswalker leggendari che controlli.").effects[0]
        assert isinstance(gained, GainLife)
        assert isinstance(gained.amount, Count)
        assert gained.amount.filter.any_type == (CardType.CREATURE, CardType.PLANESWALKER)
        assert gained.amount.filter.supertypes

    def test_109_2_one_that_disagrees_with_the_name_of_the_list_is_said_of_the_last_alone(self) -> None:
        made = spell(
            "Guarda le prime tre carte del tuo grimorio. Aggiungi alla tua mano "
            "una carta Elfo o artefatto leggendario scelta tra esse."
        )
        legends = [part for part in within(made.effects) if isinstance(part, Filter) and part.supertypes]
        assert [one.types for one in legends] == [(CardType.ARTIFACT,)]

    def test_109_2_each_noun_is_told_where_it_is(self) -> None:
        gained = spell("Guadagni 1 punto vita per ogni Elfo che controlli e ogni carta Elfo nel tuo cimitero.").effects[
            0
        ]
        assert isinstance(gained, GainLife)
        assert isinstance(gained.amount, Count)
        assert {one.zone for one in gained.amount.filter.any_of} == {Zone.BATTLEFIELD, Zone.GRAVEYARD}

    def test_120_3_each_opponent_and_what_they_control(self) -> None:
        (dealt,) = spell("La Sentinella infligge 1 danno a ogni avversario e a ogni creatura che controlla.").effects
        assert isinstance(dealt, DealDamage)
        assert dealt.to == EachPlayer(Relation.OPPONENT)
        theirs = Filter(types=(CardType.CREATURE,), controller=Relation.OPPONENT)
        assert dealt.also == (Share(amount=Fixed(1), to=Every(theirs)),)

    def test_120_3_what_is_a_creature_and_a_planeswalker_is_dealt_it_once(self) -> None:
        (dealt,) = spell("La Sentinella infligge 1 danno a ogni creatura e a ogni planeswalker.").effects
        assert isinstance(dealt, DealDamage)
        walkers = Every(Filter(types=(CardType.PLANESWALKER,)))
        assert dealt.also == (Share(amount=Fixed(1), to=Among(walkers, without=Every(CREATURE))),)

    def test_608_2d_one_of_them_is_chosen(self) -> None:
        made = spell(
            "Rimetti sul campo di battaglia fino a due carte creatura bersaglio "
            "dal tuo cimitero. Metti un segnalino +1/+1 su una di esse."
        )
        chosen, put = made.effects[-2:]
        assert isinstance(put, PutCounters)
        assert put.on == Remembered(chosen.keep_as)  # type: ignore[union-attr,arg-type]


class TestNamedAgain:
    def test_608_2c_what_the_sentence_before_called_by_its_noun_is_meant(self) -> None:
        text = (
            "Crea una pedina che è una copia di un artefatto bersaglio che controlli. Quella pedina ha rapidità. "
            "Esiliala all'inizio della prossima sottofase finale."
        )
        made = spell(text).effects
        later = next(one for one in made if isinstance(one, Delay))
        (gone,) = later.effects
        assert isinstance(gone, Move)
        assert gone.what == Remembered(made[0].keep_as)  # type: ignore[union-attr,arg-type]

    def test_608_2c_a_target_called_a_creature_goes_before_what_is_one_by_its_subtype(self) -> None:
        text = (
            "Ogniqualvolta la Sentinella o un altro Pirata entrano nel campo di battaglia sotto il tuo controllo, "
            "TAPpa fino a una creatura bersaglio. Distruggi quella creatura."
        )
        *_, gone = triggered(text).effects
        assert isinstance(gone, Destroy)
        assert gone.what == Target()

    def test_608_2c_control_of_two_that_are_called_so_neither_is_meant(self) -> None:
        text = "Ogniqualvolta un'altra creatura entra, TAPpa fino a una creatura bersaglio. Distruggi quella creatura."
        assert refused(text)

    def test_608_2h_the_creature_is_not_the_token_that_was_made(self) -> None:
        text = (
            "Ogniqualvolta un'altra creatura muore, crea una pedina creatura Lupo 2/2 verde. "
            "Se la forza della creatura era pari o superiore a 4, crea invece due di quelle pedine."
        )
        (asked,) = triggered(text).effects
        assert isinstance(asked, If)
        assert PowerOf(It()) in within(asked.condition)


class TestBranches:
    def test_701_30b_otherwise_behind_a_clash(self) -> None:
        text = (
            "Scontrati con un avversario. Se vinci, un giocatore bersaglio scarta due carte. "
            "Altrimenti, quel giocatore scarta una carta."
        )
        (clash,) = spell(text).effects
        assert isinstance(clash, Clash)
        assert [len(clash.then), len(clash.otherwise)] == [1, 1]

    def test_701_30b_instead_where_the_clash_was_won(self) -> None:
        text = (
            "Scontrati con un avversario, poi fai tornare un artefatto bersaglio in mano al suo proprietario. "
            "Se vinci, puoi invece mettere quell'artefatto in cima al grimorio del suo proprietario."
        )
        (clash,) = spell(text).effects
        assert isinstance(clash, Clash)
        (may,) = clash.then
        assert isinstance(may, May)
        assert may.otherwise == clash.otherwise == (Move(what=Target(), to=Zone.HAND),)

    def test_701_30b_control_without_a_clash_nothing_was_won(self) -> None:
        text = (
            "Fai tornare un artefatto bersaglio in mano al suo proprietario. Se vinci, puoi invece "
            "mettere quella creatura in cima al grimorio."
        )
        assert refused(text, "Stregoneria")

    def test_603_4_what_a_reflexive_ability_asks_is_asked_for_all_that_it_does(self) -> None:
        text = (
            "Quando la Sentinella attacca, metti un segnalino +1/+1 sulla Sentinella. "
            "Quando lo fai, se ha quattro o più segnalini +1/+1, "
            "metti un segnalino +1/+1 su una creatura bersaglio. Ha volare fino alla fine del turno."
        )
        reflexive = next(part for part in within(triggered(text).effects) if isinstance(part, Reflect))
        assert isinstance(reflexive.ability.condition, Within)
        assert [type(one) for one in reflexive.ability.effects] == [PutCounters, Apply]

    def test_122_1_as_many_as_were_removed(self) -> None:
        text = (
            "Rimuovi tutti i segnalini carica dalla Sentinella. Guadagni 1 punto vita per ogni "
            "segnalino carica rimosso in questo modo."
        )
        taken, gained = activated(f"{{T}}: {text}").effects
        assert isinstance(taken, RemoveCounters)
        assert gained == GainLife(amount=Noted(taken.keep_as or ""))

    def test_122_1_control_a_number_that_nobody_asks_for_is_not_kept(self) -> None:
        (taken,) = activated("{T}: Rimuovi tutti i segnalini carica dalla Sentinella.").effects
        assert isinstance(taken, RemoveCounters)
        assert taken.keep_as is None


class TestWhoAndWhat:
    def test_118_12_who_paid_is_who_may_go_on(self) -> None:
        text = (
            "Fai tornare un artefatto bersaglio in mano al suo proprietario. Poi il controllore di quell'artefatto può pagare {U}. "
            "Se il giocatore lo fa, può pescare una carta."
        )
        *_, paid = spell(text).effects
        assert isinstance(paid, MayPay)
        (may,) = paid.then
        assert isinstance(may, May)
        assert may.who == paid.who == ControllerOf(Target())

    def test_115_9b_a_spell_that_targets_the_source_has_spoken_of_it(self) -> None:
        text = (
            "Ogniqualvolta lanci una magia che bersaglia la Sentinella, esso infligge 2 danni a un qualsiasi bersaglio."
        )
        (dealt,) = triggered(text).effects
        assert isinstance(dealt, DealDamage)
        assert dealt.source == This()

    def test_115_9b_control_the_spell_is_what_a_feminine_pronoun_means(self) -> None:
        (copied,) = triggered("Ogniqualvolta lanci una magia che bersaglia la Sentinella, copiala.").effects
        assert isinstance(copied, CopyOnStack)
        assert copied.what == It()

    def test_107_3i_x_may_speak_of_whom_the_sentence_is(self) -> None:
        text = "La creatura equipaggiata prende +X/+X, dove X è il suo valore di mana.\nEquipaggiare {4}"
        boost, _ = abilities(text, "Artefatto — Equipaggiamento")
        assert ManaValueOf(AttachedTo()) in within(boost)

    def test_107_3i_x_may_speak_of_what_the_sentence_exiled_before_it(self) -> None:
        text = (
            "Esilia una carta creatura bersaglio da un cimitero, poi crea X pedine creatura Lupo 2/2 verdi, "
            "dove X è la costituzione della carta esiliata."
        )
        moved, made = spell(text).effects
        assert isinstance(made, CreateTokens)
        assert made.count == ToughnessOf(Remembered(moved.keep_as))  # type: ignore[union-attr,arg-type]

    def test_107_3i_control_not_of_what_it_does_only_later(self) -> None:
        text = (
            "Crea X pedine creatura Lupo 2/2 verdi, poi esilia una carta creatura bersaglio da un cimitero, "
            "dove X è la costituzione della carta esiliata."
        )
        assert refused(text, "Stregoneria")

    def test_603_2c_as_many_cards_as_the_event_discarded(self) -> None:
        text = (
            "Ogniqualvolta scarti una o più carte, la Sentinella prende +1/+0 fino alla fine del turno "
            "per ogni carta scartata in questo modo."
        )
        (given,) = triggered(text).effects
        assert CountOf(THOSE, gone=True) in within(given)

    def test_611_2a_the_time_behind_the_last_of_two_changes_is_that_of_both(self) -> None:
        text = "Le creature rosse prendono +2/+0 e le creature bianche prendono +0/+2 fino alla fine del turno."
        first, second = spell(text).effects
        assert isinstance(first, Apply)
        assert isinstance(second, Apply)
        assert first.until is second.until is Duration.END_OF_TURN

    def test_611_2a_control_a_change_without_a_time_is_none(self) -> None:
        assert refused("Le creature rosse prendono +2/+0 e le creature bianche prendono +0/+2.", "Stregoneria")

    def test_700_4_what_died_was_what_it_is_asked_to_be(self) -> None:
        one = triggered("Quando la Sentinella muore, se non è uno Spirito, pesca una carta.")
        other = triggered("Quando la Sentinella muore, se non era uno Spirito, pesca una carta.")
        assert one.condition == other.condition

    def test_208_1_exactly_so_much(self) -> None:
        text = "Quando la Sentinella attacca, pesca una carta se la sua forza è esattamente 3."
        (asked,) = triggered(text).effects
        assert isinstance(asked, If)
        assert asked.condition == Within(PowerOf(This()), Bounds(3, 3))

    def test_608_2c_surely_one_goes_before_what_may_be_several(self) -> None:
        text = (
            "Distruggi un qualsiasi numero di planeswalker bersaglio. Scegli un planeswalker che controlli. "
            "Metti un segnalino fedeltà su di esso."
        )
        *_, put = spell(text).effects
        assert isinstance(put, PutCounters)
        assert isinstance(put.on, Remembered)
