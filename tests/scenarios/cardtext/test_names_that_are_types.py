"""201.5: a card whose name is also a creature type names itself wherever a noun would have an article or a number."""

import pytest

from scenarios.cardtext.api import read


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Troll", "{G}: Rigenera Troll."),
        ("Goblin", "Sacrifica Goblin: Pesca una carta."),
        ("Idra", "{1}: Metti un segnalino +1/+1 su Idra."),
        ("Golem", "La forza e la costituzione di Golem sono pari al numero di artefatti che controlli."),
        ("Drago", "Quando Drago muore, pesca una carta."),
    ],
)
def test_201_5_a_bare_name_is_the_card_itself(name: str, text: str) -> None:
    own = read(name, f"Creatura — {name}", text)
    assert own.understood, own.not_understood
    other = read("Sasso", f"Creatura — {name}", text)
    assert not other.understood


def test_201_5_control_with_an_article_or_a_number_it_is_the_type() -> None:
    for name in ("Troll", "Sasso"):
        read_so = read(name, "Creatura — Troll", "Sacrifica due Troll: Pesca una carta.")
        assert read_so.understood
        (ability,) = read_so.characteristics.abilities
        assert "Troll" in repr(ability)
