"""117.1a: the spell that stands for any other where it is asked whether somebody can respond at all."""

from __future__ import annotations

from scenarios.language.folding import folded
from scenarios.written import model

ANY_SPELL = "magia istantanea"


def stands_for_any(scenario: model.Scenario, name: str) -> bool:
    """733.1: whether a card is there only to be tried in answer to something: nobody casts one of that name, and nobody has it."""
    if folded(name) != ANY_SPELL:
        return False
    cast = [one for one in scenario.script if isinstance(one, model.CastSpell) and folded(one.what) == ANY_SPELL]
    return bool(cast) and all(one.tried and one.response for one in cast)
