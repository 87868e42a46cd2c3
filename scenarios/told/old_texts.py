"""Which texts of a run were read otherwise than they stand, for the notes of a ruling: said freely, or of old cards."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards.abilities.ability import Ability, NotUnderstood
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.state.crowds import kinds
from engine.words.record import within
from engine.words.terms import CardType, Relation
from scenarios.language.words import plain, quoted

if TYPE_CHECKING:
    from scenarios.played.run import Run
    from scenarios.written.model import Scenario

_PLANESWALKER = Filter(types=(CardType.PLANESWALKER,))
_WORDS = {Relation.OPPONENT: "avversario bersaglio"}


def in_other_words(scenario: Scenario) -> Iterator[tuple[str, str, str]]:
    """The cards whose text somebody said in words of their own: the card, what was said, and as what it was read."""
    for name, card in scenario.cards.items():
        for said, read in card.read(name).reworded:
            yield name, said.strip(), " ".join(read.split("\n"))


def read_as_today(run: Run) -> Iterator[str]:
    """115.4, 120.3c: how the text of each object was read that did something, and deals damage to a player who is a target."""
    acted = {one.step.cause.label.partition("#")[0] for one in run.steps if one.step.cause is not None}
    told = set()
    for one, _ in kinds(run.start.objects):
        for ability in one.printed.abilities if one.label in acted else ():
            found = _a_player_of_old(ability)
            if not found or (one.printed.name, found) in told:
                continue
            told.add((one.printed.name, found))
            yield (
                f"{quoted(one.printed.name)}: «{plain(found)}» è letto come nel testo aggiornato delle carte di prima del "
                f"2018, che infliggono danno anche a un planeswalker bersaglio; se la carta è più recente, il bersaglio può "
                "essere solo un giocatore."
            )


def _a_player_of_old(ability: Ability) -> str:
    """115.4: how an ability names the player who is its target, where a planeswalker may be, of which its text says nothing."""
    text = getattr(ability, "text", "") or ""
    if isinstance(ability, NotUnderstood) or not text or "planeswalker" in text.lower():
        return ""
    specs = (one for one in within(ability) if isinstance(one, TargetSpec) and one.objects == _PLANESWALKER)
    return next((_WORDS.get(one.players, "giocatore bersaglio") for one in specs if one.players is not None), "")
