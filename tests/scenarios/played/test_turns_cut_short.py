"""724: an effect that ends the turn leaves nobody in the step that it ended; 604.3, 305.6-7, 707.9: texts said in several ways."""

import pytest

from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
carta: Fine istantaneo
> {}
carta: Gigante creatura 5/5
Anna: Orso 2/2
Bruno
Anna lancia +3/+3 su Orso
risolvi
Anna lancia Gigante
Bruno risponde con Fine
Quanto è grande l'Orso? Che sottofase è? Dov'è il Gigante?
"""


def answered(lines: str) -> str:
    return " ".join(ruling(run(parse_lines(lines, "tavolo"))).answer)


@pytest.mark.parametrize("text", ["Termina il turno.", "Fine del turno.", "Il turno termina."])
def test_724_1d_the_turn_goes_on_with_its_cleanup(text: str) -> None:
    said = answered(BOARD.format(text))
    assert "2/2" in said and "cancellazione" in said and "in esilio" in said


def test_control_724_1d_a_spell_that_does_not_end_the_turn() -> None:
    said = answered(BOARD.format("Pesca una carta."))
    assert "5/5" in said and "principale" in said and "in esilio" not in said


FIGHT = """\
carta: Tregua istantaneo
> {}
Anna: Orso 2/2
Bruno
Anna attacca Bruno con Orso
fino a: qui
Bruno lancia Tregua
Che sottofase è? L'Orso attacca?
"""


@pytest.mark.parametrize(
    ("text", "step", "attacks"),
    [
        ("Termina la fase di combattimento.", "post-combattimento", False),
        ("Pesca una carta.", "dichiarazione", True),
    ],
)
def test_724_2d_combat_that_ends_is_followed_by_the_next_phase(text: str, step: str, attacks: bool) -> None:
    said = answered(FIGHT.format(text))
    assert step in said and ("non attacca" not in said) == attacks


GROWN = """\
carta: Orco creatura */1+*
> La forza dell'Orco è pari al numero di carte creatura in tutti i cimiteri e la sua costituzione è pari a quel numero {}.
Anna: Orco
nel cimitero di Anna: Elfo 1/1, Lupo 2/2
Bruno
Quanto è grande l'Orco?
"""


@pytest.mark.parametrize(("more", "size"), [("più 1", "2/3"), ("più 3", "2/5")])
def test_613_4a_that_number_is_the_one_before(more: str, size: str) -> None:
    assert size in answered(GROWN.format(more))


@pytest.mark.parametrize("but", ["tranne che", "eccetto che", "salvo che"])
def test_707_9_exceptions_of_copies_are_said_in_several_ways(but: str) -> None:
    lines = (
        f"carta: Specchio stregoneria\n> Crea una pedina che è una copia della creatura bersaglio, {but} non è leggendaria.\n"
        "carta: Regina creatura leggendaria 3/3\nAnna: Regina\nBruno\nAnna lancia Specchio su Regina\nQuante Regina ha Anna?\n"
    )
    assert "2" in answered(lines)


def test_control_704_5j_a_copy_without_exception_is_legendary_as_well() -> None:
    lines = (
        "carta: Specchio stregoneria\n> Crea una pedina che è una copia della creatura bersaglio.\n"
        "carta: Regina creatura leggendaria 3/3\nAnna: Regina\nBruno\nAnna lancia Specchio su Regina\n"
        "Anna tiene Regina carta\nQuante Regina ha Anna?\n"
    )
    assert "un solo" in answered(lines) or "una sola" in answered(lines)


DRYAD = """\
carta: Radice creatura 2/4
> Le terre che controlli {} in aggiunta ai loro altri tipi.
carta: Luna incantesimo
> Le terre non base sono Montagne.
carta: Grotta terra
Bruno: {}
Anna: Grotta, {}
Che sottotipi ha la Grotta?
"""


@pytest.mark.parametrize("have", ["sono di ogni tipo di terra base", "hanno tutti i tipi di terra base"])
def test_613_7a_every_basic_land_type_is_added_behind_what_sets_one(have: str) -> None:
    said = answered(DRYAD.format(have, "Luna", "Radice"))
    assert all(one in said for one in ("Pianura", "Isola", "Palude", "Montagna", "Foresta"))


def test_control_305_7_what_sets_one_later_leaves_that_one() -> None:
    lines = DRYAD.format("sono di ogni tipo di terra base", "20", "Radice, Luna")
    assert answered(lines) == "«Grotta» ha il sottotipo Montagna."


@pytest.mark.parametrize("goads", ["pungola", "sprona"])
def test_701_15b_goading_in_the_words_of_the_table(goads: str) -> None:
    lines = (
        f"formato: tutti contro tutti\ncarta: Guida creatura 2/2\n> Quando la Guida entra, {goads} la creatura bersaglio.\n"
        "Anna\nBruno: Orso 2/2\nCarla\nAnna lancia Guida su Orso\nrisolvi\nvai a attaccanti di Bruno\n"
        "Bruno attacca Anna con Orso\nSi può fare?\n"
    )
    told = answered(lines)
    assert told.startswith("No") and "508.1d" in told


def test_control_701_15b_another_player_may_be_attacked() -> None:
    lines = (
        "formato: tutti contro tutti\ncarta: Guida creatura 2/2\n> Quando la Guida entra, sprona la creatura bersaglio.\n"
        "Anna\nBruno: Orso 2/2\nCarla\nAnna lancia Guida su Orso\nrisolvi\nvai a attaccanti di Bruno\n"
        "Bruno attacca Carla con Orso\nSi può fare?\n"
    )
    assert answered(lines).startswith("Sì")
