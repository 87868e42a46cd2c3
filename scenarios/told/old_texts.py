"""Which texts of a run were read otherwise than they stand, for the notes of a ruling: said freely, or of old cards."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.cards.abilities.ability import Ability, NotUnderstood
from engine.cards.abilities.filters import Filter, TargetSpec
from engine.state.crowds import kinds
from engine.words.record import within
from engine.words.terms import CardType, Relation
from scenarios.language.readback import in_words
from scenarios.language.words import listed, plain, quoted

if TYPE_CHECKING:
    from scenarios.played.run import Run
    from scenarios.written.model import Scenario
    from scenarios.written.printed_text import Beside

_ALIKE = "il testo italiano e quello Oracle dicono lo stesso"
_PLANESWALKER = Filter(types=(CardType.PLANESWALKER,))
_WORDS = {Relation.OPPONENT: "avversario bersaglio"}


def in_other_words(scenario: Scenario) -> Iterator[tuple[str, str, str]]:
    """The cards whose text somebody said in words of their own: the card, what was said, and as what it was read."""
    for name, card in scenario.cards.items():
        for said, read in card.read(name).reworded:
            yield name, said.strip(), " ".join(read.split("\n"))


def followed(beside: Beside, *, italian: bool) -> str:
    """108.1: which of the two texts of a card is followed, and why. ``italian``: whether there is an Italian one."""
    words = listed(f"«{plain(one.text)}»" for one in beside.unread)
    if beside.agree:
        return _ALIKE
    if not beside.oracle:
        return f"è seguito il testo italiano; di quello Oracle non è capito {words}"
    if not italian:
        return "non c'è un testo italiano; è seguito quello Oracle"
    if beside.unread:
        return f"del testo italiano non è capito {words}; è seguito quello Oracle, che è capito tutto (108.1)"
    why = plain(beside.why) or "o uno dei due è letto male: vanno guardati"
    return f"il testo italiano dice altro ({why}); è seguito quello Oracle (108.1)"


def resting_on(scenario: Scenario) -> Iterator[str]:
    """108.1: the printings that a ruling rests on, and cards that are others than the lent ones of their names; and of cards of
    two texts those on which both agree, and those of which the Oracle text is followed, and why."""
    yield from map(plain, (*scenario.rests_on, *scenario.described))
    alike = []
    for name, card in scenario.cards.items():
        beside = card.read(name).beside
        if beside is None or not card.text:
            continue
        whose = quoted(card.printed_name or name)
        if beside.agree:
            alike.append(whose)
        elif beside.oracle:
            yield f"{whose}: {followed(beside, italian=True)}"
    if alike:
        yield f"{listed(dict.fromkeys(alike))}: {_ALIKE}"


def read_as_today(run: Run) -> Iterator[str]:
    """115.4, 120.3c, 701.22a: how the text of each object was read that did something, where today's text says it otherwise."""
    acted = {one.step.cause.label.partition("#")[0] for one in run.steps if one.step.cause is not None}
    told = set()
    for one, _ in kinds(run.start.objects):
        for ability in one.printed.abilities if one.label in acted else ():
            how = _said_at_length(ability)
            if how and (one.printed.name, how) not in told:
                told.add((one.printed.name, how))
                yield f"{quoted(one.printed.name)}: «{plain(ability.text)}» {how}"
            found = _a_player_of_old(ability)
            if not found or (one.printed.name, found) in told:
                continue
            told.add((one.printed.name, found))
            yield (
                f"{quoted(one.printed.name)}: «{plain(found)}» è letto come nel testo aggiornato delle carte di prima del "
                f"2018, che infliggono danno anche a un planeswalker bersaglio; se la carta è più recente, il bersaglio può "
                "essere solo un giocatore."
            )


_WORDS_OF_TODAY = (("sorvegli", "sorvegliare"), ("profetizz", "profetizzare"))
_TAP_OR_UNTAP = re.compile(r"^tappa o stappa\b|[.:,] tappa o stappa\b")


def _said_at_length(ability: Ability) -> str:
    """701.22a, 701.25a, 701.26: as what today's text says it is read what old cards say at length, or as something one must do."""
    text = (getattr(ability, "text", "") or "").lower()
    if isinstance(ability, NotUnderstood) or not text:
        return ""
    if _TAP_OR_UNTAP.search(text):
        return "è letto come «puoi TAPpare o STAPpare»: così dice il testo aggiornato."
    if "guarda" not in text:
        return ""
    read = in_words(ability).lower()
    found = (verb for word, verb in _WORDS_OF_TODAY if word in read and word not in text)
    return next(
        (f"è letto come {verb}: così dice il testo aggiornato di chi lo diceva per esteso." for verb in found), ""
    )


def _a_player_of_old(ability: Ability) -> str:
    """115.4: how an ability names the player who is its target, where a planeswalker may be, of which its text says nothing."""
    text = getattr(ability, "text", "") or ""
    if isinstance(ability, NotUnderstood) or not text or "planeswalker" in text.lower():
        return ""
    specs = (one for one in within(ability) if isinstance(one, TargetSpec) and one.objects == _PLANESWALKER)
    return next((_WORDS.get(one.players, "giocatore bersaglio") for one in specs if one.players is not None), "")
