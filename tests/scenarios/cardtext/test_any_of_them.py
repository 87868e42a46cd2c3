"""«Qualsiasi creatura» is any one of them, as «una qualsiasi creatura» is; «esiliala invece» is «invece esiliala»."""

import pytest

from scenarios.played.run import DoesNotFit, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines


def told(*lines: str) -> str:
    return " ".join(ruling(run(parse_lines("\n".join(lines) + "\n", "t"))).answer)


@pytest.mark.parametrize("of", ["qualsiasi creatura", "una qualsiasi creatura", "una creatura"])
def test_707_5_what_enters_as_a_copy_of_any_creature(of: str) -> None:
    text = f"> Puoi far entrare il Sosia nel campo di battaglia come una copia di {of} sul campo di battaglia."
    board = ("Anna: mano: Sosia 0/0", text, "Bruno: Orso 2/3", "Anna lancia Sosia copiando Orso")
    assert "2/3" in told(*board, "? f/c di Sosia")


def test_707_5_any_card_in_a_graveyard_and_control_nothing_on_the_battlefield_then() -> None:
    text = (
        "> Puoi far entrare il Sosia nel campo di battaglia come una copia di qualsiasi carta creatura in un cimitero."
    )
    board = ("Anna: mano: Sosia 0/0", text, "nel cimitero di Bruno: Drago 5/4", "Bruno: Orso 2/3")
    assert "5/4" in told(*board, "Anna lancia Sosia copiando Drago", "? f/c di Sosia")
    with pytest.raises(DoesNotFit):
        told(*board, "Anna lancia Sosia copiando Orso")


@pytest.mark.parametrize("text", ["esiliala invece", "invece esiliala"])
def test_614_6_what_would_die_is_exiled_whichever_word_comes_first(text: str) -> None:
    board = ("Anna: Vuoto incantesimo", f"> Se una creatura sta per morire, {text}.", "Bruno: Orso 2/2")
    assert "esilio" in told(*board, "Anna lancia 3 danni su Orso", "dove va Orso?")


@pytest.mark.parametrize("again", [" a quel bersaglio", "", " a quella creatura o a quel giocatore"])
@pytest.mark.parametrize(("artifact", "life"), [("Anello artefatto", 16), ("Orso 2/2", 18)])
def test_608_2c_more_damage_instead_goes_to_the_same_whether_it_is_said_again_or_not(
    again: str, artifact: str, life: int
) -> None:
    text = f"> La Scarica infligge 2 danni a un qualsiasi bersaglio. Se controlli un artefatto, infligge invece 4 danni{again}."
    answer = told(
        f"Anna: {artifact}", "carta: Scarica istantaneo", text, "Anna lancia Scarica su Bruno", "? vita di Bruno"
    )
    assert f"Bruno passa da 20 a {life} punti vita." in answer


def test_608_2c_control_without_damage_before_it_nobody_is_meant() -> None:
    text = "> Pesca una carta. Se controlli un artefatto, la Scarica infligge invece 4 danni."
    made = run(parse_lines(f"carta: Scarica istantaneo\n{text}\nAnna lancia Scarica\n", "t"))
    assert ruling(made).incomplete
