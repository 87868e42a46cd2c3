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
