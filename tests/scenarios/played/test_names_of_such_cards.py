"""201.4, 608.2d: the name of a card of certain types is chosen, and that of another card is refused."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

BOARD = """\
carta: Censore creatura Umano 2/1 {{2}}
> Mentre il Censore entra, scegli {which}.
Anna: 20
Anna in mano: Censore
Bruno: Brughiera terra
Bruno in mano: Dardo istantaneo {{R}}
Anna lancia Censore
{reply}
Dov'è il Censore?
"""
NONLAND, ANY, CREATURE = "il nome di una carta non terra", "il nome di una carta", "il nome di una carta creatura"


def _told(which: str, reply: str) -> str:
    return ruling(run(parse_lines(BOARD.format(which=which, reply=reply), "t"))).answer[0]


@pytest.mark.parametrize(
    ("which", "name"),
    [(NONLAND, "Brughiera"), (NONLAND, "Foresta"), (CREATURE, "Dardo"), (CREATURE, "Brughiera"), (CREATURE, "Isola")],
)
@pytest.mark.parametrize("reply", ["Anna sceglie {}", "risposta: nome di carta {}"])
def test_201_4_the_name_of_a_card_of_another_type_is_refused(which: str, name: str, reply: str) -> None:
    with pytest.raises(ScenarioError, match=rf"«{name}» è il nome di una carta che qui non si può scegliere.*201\.4"):
        _told(which, reply.format(name))


@pytest.mark.parametrize(
    ("which", "name"),
    [(NONLAND, "Dardo"), (NONLAND, "Grandine"), (ANY, "Brughiera"), (ANY, "Foresta"), (CREATURE, "Censore")],
)
def test_201_4_control_any_other_name_is_chosen(which: str, name: str) -> None:
    assert _told(which, f"Anna sceglie {name}") == "«Censore» entra nel campo di battaglia."


LAID = """\
carta: Censore creatura Umano 2/1 {{2}}
> Mentre il Censore entra, scegli {}.
carta: Brughiera terra
Anna: Censore scelto {}
Dov'è il Censore?
"""


@pytest.mark.parametrize("name", ["Brughiera", "Foresta"])
def test_201_4_nor_was_it_chosen_for_what_is_there(name: str) -> None:
    with pytest.raises(ScenarioError, match=r"201\.4"):
        run(parse_lines(LAID.format(NONLAND, name), "t"))


@pytest.mark.parametrize(("which", "name"), [(ANY, "Brughiera"), (NONLAND, "Grandine")])
def test_201_4_control_what_may_be_chosen_was(which: str, name: str) -> None:
    assert ruling(run(parse_lines(LAID.format(which, name), "t"))).answer
