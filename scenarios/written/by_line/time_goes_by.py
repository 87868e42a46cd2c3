"""How time goes by, as it is said: ``Anna passa il turno``, ``turno successivo``, ``nel mantenimento di Bruno``."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from engine.words.terms import TurnStep
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.language.terms import STEPS

_OF = r"(?:\s+di\s+(?P<of>.+))?"
_END_OF_TURN = Pattern(
    rf"(?:(?:(?:si\s+)?(?:vai|va|arriva)\s+)?(?:a|alla)\s+|la\s+)?fine\s+(?:del\s+)?turno{_OF}"
    r"|(?:il\s+)?turno\s+(?:finisce|passa|termina)"
    r"|(?:(?P<who>.+?)\s+)?(?:passa|finisce|termina|chiude)\s+il\s+(?:proprio\s+|suo\s+)?turno",
    re.IGNORECASE,
)
_NEXT_TURN = Pattern(
    r"(?:(?:si\s+)?(?:vai|va|passa|passiamo)\s+)?(?:(?:a|al|nel|il)\s+)?"
    rf"(?:turno\s+(?:successivo|dopo|seguente)|prossimo\s+turno){_OF}",
    re.IGNORECASE,
)
_AT = Pattern(
    r"(?:nel(?:la|lo)?|durante\s+(?:il|la|lo)|al(?:la|lo)?|in|a)\s+(?P<step>.+)"
    r"|(?:nell|durante\s+l|all)['’]\s*(?P<elided>.+)|(?P<after>dopo\s+(?:il\s+)?combattimento)",
    re.IGNORECASE,
)
_BEGINNING_OF = Pattern(
    r"inizio\s+(?:del|della|dello)\s+(?P<step>.+)|inizio\s+dell['’]\s*(?P<elided>.+)", re.IGNORECASE
)


@dataclass(frozen=True)
class Until:
    """As far as a step begins, or without one to the end of the turn; in whose turn, where that is said."""

    step: TurnStep | None
    of: str | None = None


def said_of_time(text: str, players: Sequence[str]) -> Until | None:
    """How far a line has time go by; ``None`` for every other line."""
    if (found := _END_OF_TURN.fullmatch(text)) is not None:
        who = found["of"] or found["who"]
        return Until(None, who) if _is_known(who, players) else None
    if (found := _NEXT_TURN.fullmatch(text)) is not None:
        return Until(TurnStep.PRECOMBAT_MAIN, found["of"]) if _is_known(found["of"], players) else None
    found = _AT.fullmatch(text) if text[:1].islower() else None
    if found is None:
        return None
    return Until(TurnStep.POSTCOMBAT_MAIN) if found["after"] else _step_of(found["step"] or found["elided"], players)


def tells_of_players(text: str, players: Sequence[str]) -> bool:
    """Whether a line that begins as an ability does, «All'inizio del turno di Bruno Anna lancia ...», tells what happens: how far
    time goes by, or what somebody does who sits at the table, of whom no card speaks by name."""
    if said_of_time(text, players) is not None:
        return True
    words = text.split()
    return any(
        word in players and behind[:1].islower() and (before in (words[0], *players) or not before[:1].isupper())
        for before, word, behind in zip(words, words[1:], words[2:], strict=False)
    )


def _step_of(text: str, players: Sequence[str]) -> Until | None:
    begun = _BEGINNING_OF.fullmatch(text) if STEPS.get(text) is None else None
    said = (begun["step"] or begun["elided"]) if begun is not None else text
    step, _, who = said.rpartition(" di ")
    if who and _is_known(who, players) and (found := STEPS.get(step)) is not None:
        return Until(found, who)
    found = STEPS.get(said)
    return None if found is None else Until(found)


def _is_known(who: str | None, players: Sequence[str]) -> bool:
    return who is None or folded(who) in map(folded, players)
