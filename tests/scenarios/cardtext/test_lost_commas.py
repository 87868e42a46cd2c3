"""603.1, 608.2c, 601.2: commas that print lost, spells that are played, and restrictions in the words of every year."""

from __future__ import annotations

import pytest

from tests.scenarios.cardtext.support import abilities, refused, spell


def same(said: str, usual: str) -> bool:
    """Whether two texts of a creature compile to the same abilities."""
    return abilities(said) == abilities(usual)


class TestCommas:
    @pytest.mark.parametrize(
        "text",
        [
            "Ogniqualvolta la Sentinella infligge danno da combattimento a un giocatore@ puoi pescare una carta.",
            "All'inizio del tuo mantenimento@ se controlli un Elfo, pesca una carta.",
            "Ogniqualvolta lanci una magia non creatura@ puoi scartare una carta. Se lo fai, pesca una carta.",
            "Quando la Sentinella entra, puoi scartare una carta. Se lo fai@ pesca due carte.",
            "Quando la Sentinella entra, puoi scartare una carta. Quando lo fai@ distruggi una creatura bersaglio.",
            "{1}: Una creatura bersaglio prende +X/+0 fino alla fine del turno@ dove X è il numero di Elfi che controlli.",
        ],
    )
    def test_603_1_a_comma_that_is_not_there(self, text: str) -> None:
        assert same(text.replace("@", ""), text.replace("@", ","))

    def test_603_1_control_where_nothing_begins_none_was_lost(self) -> None:
        assert refused("Ogniqualvolta la Sentinella attacca il giocatore triste pesca una carta.")

    def test_608_2c_a_comma_before_if(self) -> None:
        said = "Il giocatore bersaglio perde 3 punti vita%s se hai lanciato un'altra magia in questo turno."
        assert spell(said % ",") == spell(said % "")

    def test_701_23_found_and_put_with_a_comma(self) -> None:
        said = "Passa in rassegna il tuo grimorio per una carta terra%s aggiungila alla tua mano. Poi rimescola il tuo grimorio."
        assert spell(said % ",") == spell(said % " e")


class TestPlayed:
    @pytest.mark.parametrize(
        "text",
        [
            "{T}: Aggiungi {U}. Spendi questo mana solo per @ una magia creatura.",
            "Ogni giocatore non può @ più di una magia non creatura per turno.",
        ],
    )
    def test_601_2_to_play_a_spell_is_to_cast_it(self, text: str) -> None:
        assert same(text.replace("@", "giocare"), text.replace("@", "lanciare"))

    @pytest.mark.parametrize(
        "play", ["Gioca questa abilità", "Attiva questa abilità", "Attiva", "Puoi giocare questa abilità"]
    )
    def test_602_5_restrictions_in_the_words_of_every_year(self, play: str) -> None:
        usual = "{1}: Pesca una carta. Attiva solo "
        for when in ("come una stregoneria", "una volta per turno", "durante il tuo turno", "se controlli un Elfo"):
            assert same(f"{{1}}: Pesca una carta. {play} solo {when}.", f"{usual}{when}.")

    def test_603_6c_what_is_put_there_stands_behind(self) -> None:
        said = "Ogniqualvolta viene messa in un cimitero dal gioco una creatura che controlli, pesca una carta."
        assert same(said, "Ogniqualvolta una creatura che controlli muore, pesca una carta.")

    @pytest.mark.parametrize("greater", ["maggiore o uguale a 4", "uguale o superiore a 4"])
    def test_208_1_so_much_or_more(self, greater: str) -> None:
        assert spell(f"Distruggi una creatura bersaglio con forza {greater}.") == spell(
            "Distruggi una creatura bersaglio con forza pari o superiore a 4."
        )

    @pytest.mark.parametrize("whose", ["sotto il controllo di un avversario", "controllata da un avversario"])
    def test_603_2e_whose_spell_it_is(self, whose: str) -> None:
        said = f"Ogniqualvolta la Sentinella diventa bersaglio di una magia o abilità {whose}, pesca una carta."
        assert "by=<Relation.OPPONENT" in repr(abilities(said))

    @pytest.mark.parametrize("whose", ["che i tuoi avversari controllano", "controllate dagli avversari"])
    def test_702_11_no_target_of_theirs(self, whose: str) -> None:
        said = "La Sentinella non può essere bersaglio di magie o abilità %s."
        assert same(said % whose, said % "controllate dai tuoi avversari")

    def test_102_each_opponent_in_other_words(self) -> None:
        said = "Ogniqualvolta lanci la tua prima magia durante il turno di %s avversario, pesca una carta."
        assert same(said % "ciascun", said % "ogni")

    def test_119_3_life_that_is_obtained(self) -> None:
        assert spell("Ottieni 3 punti vita.") == spell("Guadagni 3 punti vita.")

    def test_400_7_from_where_behind_the_hand(self) -> None:
        said = "Riprendi %suna carta creatura bersaglio %sdal tuo cimitero."
        assert spell(said % ("", "in mano ")) == spell(said % ("in mano ", ""))
