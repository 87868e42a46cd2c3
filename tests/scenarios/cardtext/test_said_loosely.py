"""111.4, 202.3, 205.1a, 508.3a: what prints leave out or say in words of their own, beside the usual words for it."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot
from engine.cards.abilities.combat import AsThough
from engine.cards.abilities.filters import Filter
from engine.words.terms import CardType, Zone
from tests.scenarios.cardtext.support import abilities, ability, reading, refused, spell

UP = "fino alla fine del turno"


def same(said: str, usual: str, type_line: str = "Creatura — Umano") -> bool:
    """Whether two texts compile to the same abilities."""
    return abilities(said, type_line) == abilities(usual, type_line)


class TestTokens:
    def test_111_4_what_has_a_size_is_a_creature_token(self) -> None:
        assert same(
            "{1}: Crea due pedine Ratto 1/1 nere con volare.",
            "{1}: Crea due pedine creatura Ratto 1/1 nere con volare.",
        )

    def test_111_4_control_without_a_size_it_is_nothing_that_is_known(self) -> None:
        assert refused("{1}: Crea una pedina Ratto nera.")

    def test_205_3_both_kinds_that_are_joined(self) -> None:
        assert same(
            "{1}: Crea una pedina creatura Uovo di Drago 0/2 rossa.",
            "{1}: Crea una pedina creatura Uovo Drago 0/2 rossa.",
        )

    def test_707_2_a_creature_that_is_a_copy_of_one(self) -> None:
        copied = "una copia di una creatura bersaglio"
        assert same(f"{{1}}: Crea una pedina creatura che è {copied}.", f"{{1}}: Crea una pedina che è {copied}.")

    def test_707_2_control_not_of_what_may_be_no_creature(self) -> None:
        assert refused("{1}: Crea una pedina creatura che è una copia di un artefatto bersaglio.")

    @pytest.mark.parametrize("called", ["l'Orda Grigia viene bloccata", "Orda Grigia muore"])
    def test_201_5_a_token_is_called_by_its_name_in_what_it_has(self, called: str) -> None:
        crea = "{1}: Crea una pedina creatura Ratto 1/1 nera chiamata Orda Grigia con "
        this = called.replace("l'Orda Grigia", "questa creatura").replace("Orda Grigia", "questa creatura")
        assert same(f'{crea}"Quando {called}, pesca una carta."', f'{crea}"Quando {this}, pesca una carta."')

    def test_201_5_control_another_name_is_not_the_token(self) -> None:
        crea = "{1}: Crea una pedina creatura Ratto 1/1 nera chiamata Orda Grigia con "
        assert refused(f'{crea}"Quando l\'Orda Bruna muore, pesca una carta."')

    def test_111_2_what_you_put_there_you_control(self) -> None:
        said = "{1}: Metti in gioco sotto il tuo controllo una pedina creatura Ratto 1/1 nera."
        assert same(said, "{1}: Crea una pedina creatura Ratto 1/1 nera.")


class TestNames:
    def test_201_2_a_stroke_in_a_name(self) -> None:
        found = spell(
            "Passa in rassegna il tuo grimorio per una carta chiamata Zum-Bar, rivelala, aggiungila alla tua mano, poi rimescola."
        )
        assert "name='Zum-Bar'" in repr(found)

    @pytest.mark.parametrize("title", ["Eco del Bosco", "Lampo Grigio", "Volare Alto"])
    def test_207_2d_a_title_that_begins_with_a_keyword(self, title: str) -> None:
        assert same(
            f"{title} — Quando la Sentinella entra, pesca una carta.", "Quando la Sentinella entra, pesca una carta."
        )

    def test_207_2d_control_a_keyword_alone_is_no_title(self) -> None:
        assert refused("Eco — Quando la Sentinella entra, pesca una carta.")


class TestNumbers:
    def test_107_1c_one_of_them_or_more(self) -> None:
        rest = "pesca una carta."
        assert same(
            f"Quando la Sentinella entra, se controlli un Ratto o più Ratti, {rest}",
            f"Quando la Sentinella entra, se controlli uno o più Ratti, {rest}",
        )

    def test_107_1c_control_of_two_kinds_it_says_nothing(self) -> None:
        assert refused("Quando la Sentinella entra, se controlli un Ratto o più Elfi, pesca una carta.")

    @pytest.mark.parametrize("is_it", ["è il", "è pari al"])
    def test_202_3_a_mana_cost_that_is_a_number(self, is_it: str) -> None:
        said = "{1}, Scarta una carta: Guadagni X punti vita, dove X %s %s della carta scartata."
        assert same(said % (is_it, "costo di mana"), said % (is_it, "valore di mana"))

    def test_202_3_control_the_same_mana_cost_is_no_number(self) -> None:
        assert refused("{1}: Distruggi una creatura bersaglio con lo stesso costo di mana della Sentinella.")

    def test_107_3_as_many_as_there_are(self) -> None:
        assert same(
            "{1}: Pesca tante carte quanti sono i Ratti che controlli.",
            "{1}: Pesca un numero di carte pari al numero di Ratti che controlli.",
        )

    def test_201_2_of_yours_that_have_different_names(self) -> None:
        said = "{1}: Pesca X carte, dove X è il numero di terre %s."
        assert same(said % "con nomi diversi che controlli", said % "che controlli con nomi diversi")

    def test_404_1_at_least_so_many_cards(self) -> None:
        said = "{1}: Pesca una carta. Attiva questa abilità solo se hai %s carte nel tuo cimitero."
        assert same(said % "almeno sette", said % "sette o più")


class TestSpells:
    @pytest.mark.parametrize("cast", ["giocare", "lanciare"])
    def test_601_3_who_cannot_cast_such_cards(self, cast: str) -> None:
        made = ability(f"I giocatori non possono {cast} carte artefatto.")
        assert isinstance(made, Cannot)
        assert made.objects == Filter(zone=Zone.STACK, types=(CardType.ARTIFACT,))

    def test_305_1_control_cards_of_any_kind_may_be_lands(self) -> None:
        assert refused("I giocatori non possono giocare carte.")

    def test_106_6_mana_that_pays_for_spells(self) -> None:
        add = "{T}: Aggiungi {C}{C}. Spendi questo mana solo per "
        assert same(f"{add}pagare le magie leggendarie.", f"{add}lanciare magie leggendarie.")

    def test_201_4_a_name_of_other_cards_than_these(self) -> None:
        said = "Mentre la Sentinella entra, nomina una carta %s.\nI tuoi avversari non possono lanciare magie con il nome scelto."
        assert same(said % "diversa da una carta creatura o terra", said % "non creatura, non terra")

    def test_707_10_the_spell_itself_is_what_is_copied(self) -> None:
        said = "Distruggi una creatura bersaglio. Se questa magia è stata lanciata da un cimitero, puoi %s."
        assert spell(said % "copiarla") == spell(said % "copiare questa magia")

    def test_707_10_control_where_another_spell_was_spoken_of_that_one_is(self) -> None:
        made = spell("Scegli una magia istantaneo bersaglio. Copiala.")
        assert "CopyOnStack(what=Target" in repr(made)


class TestCombat:
    def test_508_3a_what_is_declared_attacking_attacks(self) -> None:
        assert same(
            "Quando la Sentinella viene dichiarata attaccante, pesca una carta.",
            "Quando la Sentinella attacca, pesca una carta.",
        )

    def test_702_3b_as_though_it_were_no_wall(self) -> None:
        made = ability("I Muri possono attaccare come se non fossero Muri.")
        assert made == AsThough(attack_with_defender=True, objects=Filter(subtypes=("Wall",)))

    def test_508_1c_neither_nor(self) -> None:
        said = "{1}: Una creatura bersaglio non può %s in questo turno."
        assert same(said % "né attaccare né bloccare", said % "attaccare o bloccare")

    def test_700_4_what_was_put_there_from_the_battlefield_died(self) -> None:
        said = "All'inizio della tua sottofase finale, se una creatura è %s in questo turno, pesca una carta."
        assert same(said % "stata messa in un cimitero dal gioco", said % "morta")

    def test_700_4_control_of_no_creature_that_is_not_said(self) -> None:
        then = "se una terra è stata messa in un cimitero dal gioco in questo turno, pesca una carta."
        assert refused(f"All'inizio della tua sottofase finale, {then}")

    def test_205_1a_its_creature_type_becomes_another(self) -> None:
        said = f"Quando la Sentinella blocca, %s {UP}."
        assert same(said % "il suo tipo di creatura diventa Drago", said % "diventa un Drago")

    def test_205_1a_control_its_type_alone_may_be_another_kind(self) -> None:
        assert refused(f"Quando la Sentinella blocca, il suo tipo diventa Drago {UP}.")


class TestCounters:
    @pytest.mark.parametrize("said", ["a tua scelta tra volare e rapidità", "volare o rapidità a tua scelta"])
    def test_122_1_a_counter_of_your_choice(self, said: str) -> None:
        usual = "{1}: Metti un segnalino volare o un segnalino rapidità su una creatura bersaglio."
        assert same(f"{{1}}: Metti un segnalino {said} su una creatura bersaglio.", usual)
        assert same(f"{{1}}: Metti su una creatura bersaglio un segnalino {said}.", usual)

    def test_122_1_control_several_of_them_are_no_choice_of_one(self) -> None:
        assert refused("{1}: Metti due segnalini a tua scelta tra volare e rapidità su una creatura bersaglio.")

    def test_608_2c_each_of_several_of_a_subtype(self) -> None:
        said = "Scegli fino a due %s che controlli. Metti un segnalino +1/+1 su ciascun%s di ess%s."
        assert "PutCounters" in repr(spell(said % ("Soldati", "o", "i")))
        assert refused(said % ("creature", "o", "i"), "Stregoneria")


class TestTimes:
    def test_602_5b_a_restriction_in_parentheses(self) -> None:
        said = "{1}: Pesca una carta%s"
        usual = said % ". Gioca questa abilità solo una volta per turno."
        assert same(said % " (gioca questa abilità solo una volta per turno).", usual)
        assert same(said % ". (Gioca questa abilità solo una volta per turno.)", usual)

    def test_702_142a_control_of_a_keyword_it_is_reminder_text(self) -> None:
        boast = "Vanto — {1}: Pesca una carta."
        assert same(
            f"{boast} (Attiva questa abilità solo se questa creatura ha attaccato in questo turno e solo una volta per turno.)",
            boast,
        )

    def test_603_2_once_is_said_otherwise(self) -> None:
        said = "Ogniqualvolta una creatura muore, pesca una carta. Questa abilità si innesca %s per turno."
        assert same(said % "una sola volta", said % "solo una volta")

    def test_611_2a_control_is_gained_for_what_stands_in_front(self) -> None:
        assert same(
            "{1}: Fino alla fine del turno prendi il controllo di una creatura bersaglio.",
            f"{{1}}: Prendi il controllo di una creatura bersaglio {UP}.",
        )

    def test_611_2a_control_not_for_two_times_at_once(self) -> None:
        assert refused(f"{{1}}: Fino alla fine del turno, prendi il controllo di una creatura bersaglio {UP}.")

    def test_615_1_prevented_until_the_turn_ends(self) -> None:
        said = "{1}: Previeni tutto il danno che verrebbe inflitto a te %s."
        assert same(said % UP, said % "in questo turno")

    def test_205_1b_and_still_a_land(self) -> None:
        said = f"Le terre che controlli diventano creature 2/2 {UP}%s."
        assert spell(said % " e sono ancora terre") == spell(said % ". Sono ancora terre")


class TestLines:
    def test_113_2c_two_abilities_in_one_line(self) -> None:
        first, second = "La Sentinella entra con un segnalino +1/+1.", "Quando la Sentinella muore, pesca una carta."
        assert same(f"{first} {second}", f"{first}\n{second}")

    def test_113_2c_a_cost_behind_a_sentence(self) -> None:
        first, second = (
            "Quando la Sentinella entra, pesca una carta.",
            "{1}: La Sentinella prende +1/+1 fino alla fine del turno.",
        )
        assert same(f"{first} {second}", f"{first}\n{second}")

    def test_113_2c_control_an_event_behind_instructions_may_be_delayed(self) -> None:
        assert refused("{1}: Pesca una carta. Quando la Sentinella muore, scarta una carta e gira la Sentinella.")

    def test_608_2c_a_line_of_one_verb_goes_on(self) -> None:
        first = f"{{1}}: La Sentinella ha volare {UP}."
        assert same(f"{first}\nTAPpala.", f"{first} TAPpala.")

    def test_614_15_all_of_a_sentence_instead(self) -> None:
        said = "Pesca una carta, poi scarta una carta. Se controlli un Elfo, %s due carte, poi scarta una carta."
        assert spell(said % "pesca invece") == spell(said % "invece pesca")

    def test_614_15_control_not_where_something_else_follows(self) -> None:
        assert refused(
            "Pesca una carta, poi scarta una carta. Se controlli un Elfo, pesca invece due carte, poi guadagni 2 punti vita.",
            "Stregoneria",
        )

    def test_700_2_a_comma_behind_or(self) -> None:
        said = "Scegli uno — STAPpa tutte le terre che controlli; oppure%s fino alla fine del turno, le creature prendono +1/+1."
        assert reading(said % ",", "Stregoneria").understood
        assert not reading(said % ", e", "Stregoneria").understood


class TestOrders:
    def test_400_3_into_the_hand_of_whose_graveyard_it_was(self) -> None:
        said = "{1}: Fai tornare in mano a un avversario due carte bersaglio dal suo cimitero."
        assert same(
            said, "{1}: Fai tornare due carte bersaglio dal cimitero di un avversario in mano al loro proprietario."
        )

    @pytest.mark.parametrize(
        "said", ["Rimuovi dal gioco una creatura bersaglio.", "Scegli una creatura bersaglio. Rimuovila dal gioco."]
    )
    def test_406_1_what_leaves_the_game_is_exiled(self, said: str) -> None:
        assert spell(said) == spell("Esilia una creatura bersaglio.")

    def test_406_1_a_whole_graveyard(self) -> None:
        assert spell("Rimuovi dal gioco il cimitero di un giocatore bersaglio.") == spell(
            "Esilia il cimitero di un giocatore bersaglio."
        )

    def test_701_24_the_library_is_that_of_who_shuffles(self) -> None:
        said = "Passa in rassegna il tuo grimorio per una carta terra base, rivelala e aggiungila alla tua mano. Poi rimescola%s."
        assert spell(said % " il grimorio") == spell(said % "")

    def test_701_9_at_random_before_how_many(self) -> None:
        assert spell("Un giocatore bersaglio scarta a caso due carte.") == spell(
            "Un giocatore bersaglio scarta due carte a caso."
        )

    def test_120_1_to_each_and_each(self) -> None:
        said = "La Sentinella infligge 2 danni a ogni creatura e %sogni giocatore."
        assert spell(said % "") == spell(said % "a ")

    def test_601_2d_divided_behind_a_comma(self) -> None:
        said = "La Sentinella infligge 4 danni%s suddivisi a tua scelta tra una, due o tre creature bersaglio."
        assert spell(said % ",") == spell(said % "")

    def test_701_20_chosen_from_a_hand_that_stands_in_front(self) -> None:
        said = "Un giocatore bersaglio rivela la sua mano. Scegli %s. Quel giocatore scarta quella carta."
        assert spell(said % "da essa una carta creatura") == spell(said % "una carta creatura da essa")

    def test_608_2c_for_each_that_was_exiled_so_a_card(self) -> None:
        said = "Esilia il cimitero di un giocatore bersaglio. %s."
        assert spell(said % "Per ogni carta creatura esiliata in questo modo, pesca una carta") == spell(
            said % "Pesca una carta per ogni carta creatura esiliata in questo modo"
        )

    def test_119_3_control_how_often_life_is_gained_is_not_said(self) -> None:
        said = "Esilia il cimitero di un giocatore bersaglio. Per ogni carta esiliata in questo modo, guadagni 1 punto vita."
        assert refused(said, "Stregoneria")


SEARCHED = "{2}: Passa in rassegna %s, scegli una carta Elfo ed esiliala, poi %s."


class TestLibraries:
    def test_701_24_who_searched_their_own_shuffles_it(self) -> None:
        yours = "il tuo grimorio"
        assert same(SEARCHED % (yours, "rimescola il grimorio"), SEARCHED % (yours, "rimescola"))

    def test_701_24_control_where_another_was_searched_it_is_that_one_or_nothing_is_read(self) -> None:
        another = "il grimorio di un avversario bersaglio"
        assert refused(SEARCHED % (another, "rimescola il grimorio"))
        assert same(
            SEARCHED % (another, "quel giocatore rimescola il grimorio"),
            SEARCHED % (another, "quel giocatore rimescola"),
        )


class TestDamage:
    def test_120_1_to_each_and_each(self) -> None:
        each = "{1}: La Sentinella infligge 2 danni a ogni creatura e %sogni giocatore."
        assert same(each % "", each % "a ")

    def test_608_2c_control_what_each_does_is_another_instruction(self) -> None:
        deals = "{1}: La Sentinella infligge 2 danni a ogni creatura"
        assert same(f"{deals} e ogni giocatore pesca una carta.", f"{deals}. Ogni giocatore pesca una carta.")
