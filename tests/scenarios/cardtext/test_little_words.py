"""102.2, 109.5, 201.5, 506: little words that prints leave out or put for others, beside the usual words."""

from __future__ import annotations

import pytest

from engine.cards.abilities.combat import MustBlock
from tests.scenarios.cardtext.support import abilities, ability, refused, spell


def same(said: str, usual: str, name: str = "Sentinella") -> bool:
    """Whether two texts of a creature compile to the same abilities."""
    return abilities(said, name=name) == abilities(usual, name=name)


class TestNames:
    @pytest.mark.parametrize("name", ["Sentinella", "Drago Zoppo"])
    def test_201_5_an_article_left_out_once(self, name: str) -> None:
        said = "{1}: Il @ prende +1/+0 fino alla fine del turno.\n{2}: Rigenera #@."
        bare, whole = (said.replace("#", article).replace("@", name) for article in ("", "il "))
        assert same(bare, whole, name)

    def test_201_5_control_a_word_that_means_something_else_is_no_name_without_it(self) -> None:
        assert refused("{1}: Il Drago prende +1/+0 fino alla fine del turno.\n{2}: Rigenera Drago.", name="Drago")

    def test_614_1c_counters_on_what_is_named_again(self) -> None:
        assert same(
            "La Sentinella entra con tre segnalini +1/+1 sulla Sentinella.",
            "La Sentinella entra con tre segnalini +1/+1.",
        )

    def test_614_1c_control_not_where_another_enters(self) -> None:
        assert refused("Ogni altra creatura che controlli entra con un segnalino +1/+1 sulla Sentinella.")


class TestWhose:
    def test_102_2_the_opponents_are_yours(self) -> None:
        said = "Le creature controllate %s avversari prendono -1/-1."
        assert same(said % "dagli", said % "dai tuoi")

    @pytest.mark.parametrize("rest", ["prendono +1/+1", "bianche hanno volare"])
    def test_109_5_what_is_yours_you_control(self, rest: str) -> None:
        assert same(f"Le tue creature {rest}.", f"Le creature che controlli {rest}.")

    def test_108_3_control_your_cards_are_no_permanents(self) -> None:
        assert refused("Le tue carte creatura hanno volare.")

    def test_208_1_among_all_of_them(self) -> None:
        said = "Pesca carte pari alla forza maggiore tra %sle creature che controlli."
        assert spell(said % "tutte ") == spell(said % "")

    def test_509_1c_those_that_are_able_to_block(self) -> None:
        assert isinstance(ability("Le creature in grado di bloccare la Sentinella lo fanno."), MustBlock)

    def test_608_2c_the_card_that_was_chosen(self) -> None:
        said = (
            "Il giocatore bersaglio rivela la sua mano. Scegli una carta non terra da essa. Quel giocatore scarta %s."
        )
        assert spell(said % "la carta") == spell(said % "quella carta")

    def test_608_2c_control_of_several_it_is_not_said_which(self) -> None:
        assert refused("Il giocatore bersaglio rivela la sua mano. Quel giocatore scarta la carta.", "Stregoneria")

    @pytest.mark.parametrize(("measure", "of"), [("forza", "la forza"), ("costituzione", "la costituzione")])
    def test_608_2h_what_the_sacrificed_creature_had(self, measure: str, of: str) -> None:
        said = "{1}, Sacrifica un'altra creatura: Se %s pari o superiore a 4, pesca una carta."
        had, was = f"la creatura sacrificata aveva {measure}", f"{of} della creatura sacrificata era"
        assert same(said % had, said % was)

    def test_608_2h_control_what_another_had_is_not_said_so(self) -> None:
        assert refused(
            "{1}, Sacrifica un'altra creatura: Se la creatura distrutta aveva forza pari o superiore a 4, pesca una carta."
        )


class TestTimes:
    @pytest.mark.parametrize("until", ["sino alla fine del turno", "fino alla fine di questo turno"])
    def test_611_2a_until_the_turn_ends(self, until: str) -> None:
        said = "{1}: La Sentinella prende +1/+1 %s."
        assert same(said % until, said % "fino alla fine del turno")

    def test_611_2a_during_this_turn(self) -> None:
        said = "Le creature non possono bloccare %s questo turno."
        assert spell(said % "durante") == spell(said % "in")

    def test_506_in_your_turn_in_other_words(self) -> None:
        said = "All'inizio del combattimento %s tuo turno, pesca una carta."
        assert same(said % "durante il", said % "nel")

    def test_111_4_a_token_that_has_an_ability(self) -> None:
        said = "{1}: Crea una pedina creatura Spirito 1/1 bianca %s volare."
        assert same(said % "che ha", said % "con")

    def test_111_4_control_what_it_has_if_something_is_so(self) -> None:
        assert refused("{1}: Crea una pedina creatura Spirito 1/1 bianca che ha attaccato.")
