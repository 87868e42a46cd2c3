"""What the engine carries out: nothing counts as understood that compiles to a record which no rule of the engine reads."""

from __future__ import annotations

from functools import cache
from typing import get_args

import engine.flow.play  # noqa: F401 - loads every module that carries instructions out
from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.abilities.effects import Effect
from engine.cards.keywords.forms import forms
from engine.cards.keywords.forms import realised as known
from engine.happening.carrying import realised as carried_out
from engine.words.record import within

_EFFECTS: tuple[type, ...] = get_args(Effect)


@cache
def keyword_realised(keyword: str) -> bool:
    """Whether the engine has a keyword, and everything that it stands for."""
    return known(keyword) and all(map(realised, forms(Keyword(keyword=keyword))))


def realised(ability: Ability) -> bool:
    """Whether all instructions in an ability are among those that are carried out, and all keywords among those known."""
    done = carried_out()
    for part in within(ability):
        if isinstance(part, _EFFECTS) and type(part) not in done:
            return False
        if isinstance(part, Keyword) and not keyword_realised(part.keyword):
            return False
    return True
