"""616.1: of several replacement effects a player chooses which applies first."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from engine.board.asking import Transaction
from engine.board.standing import Standing
from engine.cards.abilities.replacing import ChangesTokens, Prevents
from engine.happening.lookahead import NOT_YET
from engine.happening.writing.lasting import keep_effects
from engine.state.trace import Change
from engine.words.citations import Citation, cite, not_implemented
from engine.words.decisions import Option, Purpose
from engine.words.record import Record
from engine.words.speaking import words
from engine.words.terms import ObjectId, PlayerId

not_implemented("609.7a", "fonti di danno scelte che non sono né permanenti né magie")


class Possible(Record):
    """One replacement effect that could apply, and what it would make of the event."""

    key: str
    source: ObjectId
    text: str
    make: Callable[[], list[Change]]
    outcome: object = None
    """What it would make of the event; of several that would make the same, which applies makes no difference."""


_OF_THE_SOURCE = frozenset({"This", "AttachedTo", "Bonded", "Granter"})
_OF_ITS_CONTROLLER = frozenset({"You", "EachPlayer", "Every", "Filter"})
_OF_A_RESOLUTION = frozenset({"Target", "It", "Other", "Remembered", "X", "Noted", "EventPlayer", "EventAmount", "One"})


def meant(one: Standing[Any], said: Hashable) -> object:
    """109.5: what the words of an effect come to: with its source, where they speak of that, and with its controller, where they
    speak of 'you'. Effects that mean the same are alike, whatever they come from."""
    spoken = words(said)
    return (
        said,
        one.source if spoken & _OF_THE_SOURCE else None,
        one.you if spoken & _OF_ITS_CONTROLLER else None,
        one.effect.bindings if one.effect is not None and spoken & _OF_A_RESOLUTION else None,
    )


def is_used_up(one: Standing[Any]) -> bool:
    """614.3: whether applying it once uses up what a resolution set up."""
    return one.effect is not None and one.effect.says is not None and one.effect.says.next_time


def use_up(tx: Transaction, one: Standing[Any]) -> None:
    """614.3: 'the next time' was this time. 615.8, 615.13: what a source does to several at once, what is dealt to one by several
    sources at once, and several tokens created at once, are one time."""
    effect = one.effect
    if effect is None or effect.says is None or not is_used_up(one):
        return
    timestamp = effect.timestamp

    def use() -> None:
        keep_effects(tx.game, [other for other in tx.game.effects if other.timestamp != timestamp])

    of_one = effect.says.of is not None and isinstance(one.ability, Prevents)
    if effect.says.sources is not None or of_one or isinstance(one.ability, ChangesTokens):
        tx.event.spent.append(use)
    else:
        use()


def choose_first(
    tx: Transaction,
    chooser: PlayerId,
    possible: Sequence[Possible],
    affected: ObjectId | None,
    step: Citation | None = None,
) -> Possible:
    """616.1: the affected object's controller, or owner, or the affected player, chooses which applies first; ``step``: by which
    of 616.1a-e these are the ones to choose among, 616.1e if none is said."""
    outcomes: list[object] = []
    for one in possible:
        if one.outcome is not None and one.outcome not in outcomes:
            outcomes.append(one.outcome)
    options = tuple(
        Option(
            key=one.key,
            mention=None if one.source == NOT_YET else tx.mention(one.source),
            text=one.text,
            alike=None if one.outcome is None else outcomes.index(one.outcome),
        )
        for one in possible
    )
    about = None if affected is None else tx.mention(affected)
    asked = len(tx.asked)
    key = tx.ask_one(Purpose.REPLACEMENT, chooser, cite("616.1"), options, about=about)
    if len(tx.asked) > asked:
        tx.owed += [cite("616.1"), cite("616.1e") if step is None else step]
    return next(one for one in possible if one.key == key)
