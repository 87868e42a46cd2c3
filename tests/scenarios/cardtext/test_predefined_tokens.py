"""111.10: predefined tokens are read by their Italian names, and called by them on the board."""

from __future__ import annotations

import pytest

from scenarios.cardtext.api import read
from scenarios.language.token_names import ROLES, TOKENS, token_called
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines

_NOT_READ = ("Walker",)
"""No printed card creates one under an Italian name."""


def _created(name: str) -> str:
    word = TOKENS.word(name)
    return f"Crea una pedina {word}{' assegnata alla creatura bersaglio' if name in ROLES.values() else ''}."


@pytest.mark.parametrize("name", [one for one in TOKENS if one not in _NOT_READ])
def test_111_10_every_predefined_token_is_read_and_called_by_its_italian_name(name: str) -> None:
    target = " su Orso" if name in ROLES.values() else ""
    assert read("Fiaba", "Stregoneria", _created(name), None).not_understood == ()
    made = run(
        parse_lines(f"Anna: Orso 2/2\nBruno: 20\nAnna lancia Fiaba stregoneria{target}\n> {_created(name)}\n", "t")
    )
    said = " ".join((*ruling(made).answer, *ruling(made).rest))
    called = token_called(name)
    assert f"«{called}»" in said
    assert name == called or f"«{name}»" not in said


def test_111_10_control_a_token_that_has_a_name_of_its_own_keeps_it() -> None:
    made = run(
        parse_lines(
            "Anna: Orso 2/2\nBruno: 20\nAnna lancia Fiaba stregoneria\n> Crea una pedina creatura Mostro 1/1 nera.\n",
            "t",
        )
    )
    assert "Ruolo" not in " ".join((*ruling(made).answer, *ruling(made).rest))
