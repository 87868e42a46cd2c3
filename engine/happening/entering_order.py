"""613.7m: several permanents that enter at once: their controller chooses their timestamps, where the order shows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.board.asking import Transaction
from engine.board.footprints import writes
from engine.cards.abilities.ability import Static
from engine.cards.abilities.continuous import CantHave, GainAbility, LoseKeyword, Part
from engine.cards.sorting import sorted_abilities
from engine.happening.together import all_told_apart
from engine.state import events as e
from engine.state.faces import moved_face
from engine.state.trace import Alike, Change
from engine.words.citations import cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.terms import Layer, PlayerId, Zone

_ADDING_UP = (Layer.MODIFY_PT, Layer.SWITCH_PT)
"""Layers in which several effects come to the same in any order."""


def in_chosen_order(tx: Transaction, changes: list[Change]) -> list[Change]:
    """613.7m: the changes of one event, with what enters under one player's control in the order of that player's choice.

    Asked only of permanents whose static abilities would override each other; turn order is kept between players elsewhere.
    """
    if any(isinstance(one, Alike) and _enters_with_statics(tx, one) for one in changes):
        changes = all_told_apart(changes)
    entering: dict[PlayerId, list[int]] = {}
    for number, change in enumerate(changes):
        player = _enters_under(tx, change.event)
        if player is not None:
            entering.setdefault(player, []).append(number)
    result = list(changes)
    for player in (seat for seat in tx.game.seats() if len(entering.get(seat, ())) > 1):
        slots = _concerned(tx, changes, entering[player])
        if len(slots) > 1:
            for slot, chosen in zip(slots, _asked(tx, player, changes, slots), strict=True):
                result[slot] = changes[chosen]
    return result


def _enters_under(tx: Transaction, event: e.Event) -> PlayerId | None:
    match event:
        case e.TokenCreated(owner=owner):
            return owner
        case e.ZoneChange(object=one, to=Zone.BATTLEFIELD, controller=controller) if one in tx.board.objects:
            return tx.board.objects[one].owner if controller is None else controller
        case _:
            return None


def _enters_with_statics(tx: Transaction, change: Change) -> bool:
    return _enters_under(tx, change.event) is not None and bool(_statics(tx, change.event))


def _statics(tx: Transaction, event: e.Event) -> tuple[Static, ...]:
    """The static abilities that a permanent enters with, as far as its own text goes."""
    assert isinstance(event, e.ZoneChange | e.TokenCreated)
    if event.as_copy is not None:
        looks = event.as_copy
    elif isinstance(event, e.TokenCreated):
        looks = event.characteristics
    else:
        there = moved_face(event, tx.board.objects[event.object])
        if there.face_down is not None:
            return ()
        looks = there.printed
    return tuple(ability for _, ability in sorted_abilities(looks).static if not ability.defines)


def _concerned(tx: Transaction, changes: Sequence[Change], numbers: Sequence[int]) -> list[int]:
    """Those of which the order makes a difference; of those with the same abilities, however many, two tell it of all."""
    alike: dict[tuple[Static, ...], list[int]] = {}
    for number in numbers:
        statics = _statics(tx, changes[number].event)
        if statics:
            alike.setdefault(statics, []).append(number)
    return sorted(
        number
        for statics, several in alike.items()
        if any(_at_odds(statics, others) for others, those in alike.items() if others is not statics or len(those) > 1)
        for number in several
    )


def _at_odds(statics: Sequence[Static], others: Sequence[Static]) -> bool:
    return any(
        _override(mine, theirs) for one in statics for other in others for mine in one.parts for theirs in other.parts
    )


def _override(mine: Part, theirs: Part) -> bool:
    """Whether of two parts in the same layer the later one could undo what the earlier one does; 113.11: not what can't be had."""
    if mine.layer is not theirs.layer or mine.layer in _ADDING_UP or mine == theirs:
        return False
    if isinstance(mine, LoseKeyword) or isinstance(theirs, LoseKeyword):
        given = [part.ability for part in (mine, theirs) if isinstance(part, GainAbility)]
        lost = [part.keyword for part in (mine, theirs) if isinstance(part, LoseKeyword)]
        return any(getattr(ability, "keyword", None) in lost for ability in given)
    if isinstance(mine, CantHave) or isinstance(theirs, CantHave):
        return False
    first, second = writes(mine), writes(theirs)
    return bool(first.whole & (second.whole | second.some) or first.some & second.whole)


def _asked(tx: Transaction, player: PlayerId, changes: Sequence[Change], slots: Sequence[int]) -> list[int]:
    options = tuple(
        Option(
            key=f"e{slot}",
            mention=tx.mention(event.object) if isinstance(event := changes[slot].event, e.ZoneChange) else None,
            text=event.label if isinstance(event, e.TokenCreated) else "",
        )
        for slot in slots
    )
    question = Question(
        form=Form.ORDER,
        purpose=Purpose.ENTRY_ORDER,
        decider=player,
        chooser=player,
        rule=cite("613.7m"),
        options=options,
    )
    return [int(key[1:]) for key in tx.ask(question).keys]
