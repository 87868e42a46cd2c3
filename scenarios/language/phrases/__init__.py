"""Fixed phrases of card text by their subject, each under the kind of token that it is to the grammars.

A phrase is written as it stands on cards, in small letters; it says no gender and number. Words that do are in
`scenarios.language.determiners`, phrases with a value in `scenarios.language.valued_phrases`.
"""

from __future__ import annotations

from collections.abc import Mapping

from scenarios.language.phrases import (
    activation,
    amounts,
    casting,
    chance,
    characteristics,
    combat,
    connectives,
    costs,
    damage,
    designations,
    keyword_actions,
    life,
    mana,
    of_before,
    places,
    players,
    replacements,
    states,
    times,
)

TABLES: tuple[Mapping[str, tuple[str, ...]], ...] = (
    activation.PHRASES,
    amounts.PHRASES,
    casting.PHRASES,
    chance.PHRASES,
    characteristics.PHRASES,
    combat.PHRASES,
    connectives.PHRASES,
    costs.PHRASES,
    damage.PHRASES,
    designations.PHRASES,
    keyword_actions.PHRASES,
    life.PHRASES,
    mana.PHRASES,
    of_before.PHRASES,
    places.PHRASES,
    players.PHRASES,
    replacements.PHRASES,
    states.PHRASES,
    times.PHRASES,
)
"""The phrases of each subject."""

PHRASES: Mapping[str, tuple[str, ...]] = {kind: listed for table in TABLES for kind, listed in table.items()}
"""All of them: a kind is in one table alone."""
