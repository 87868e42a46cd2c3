"""106.12b, 106.6a: mana that a permanent is tapped for as replacement effects leave it."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.matching import describe_failure, related
from engine.board.projection import Board
from engine.cards.abilities.replacing import ChangesMana
from engine.cards.mana import TYPES, Mana
from engine.happening.replacement.choosing import Possible, choose_first
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId

Key = tuple[ObjectId, int]


def changed_mana(tx: Transaction, change: Change, event: e.ManaAdded) -> Change:
    """106.12b, 616.1: each effect that applies does so once; of several that differ the player who gets the mana chooses.

    106.6a: what is added to it may be spent on the same things, and does the same as it is spent.
    """
    used: list[Key] = []
    while event.tapped:
        possible = {
            f"m{source}.{index}": ((source, index), ability)
            for source, index, ability in tx.board.changing(ChangesMana)
            if (source, index) not in used and _applies(tx.board, source, ability, event)
        }
        if not possible:
            break
        options = [
            Possible(key, where[0], ability.text, list, _after(ability, event.mana))
            for key, (where, ability) in possible.items()
        ]
        where, ability = possible[choose_first(tx, event.player, options, None).key]
        used.append(where)
        before, event = event, replace(event, mana=_after(ability, event.mana))
        held = len(event.mana) > len(before.mana) and any(one.spending is not None for one in event.mana)
        rules = (cite("106.12b"), *((cite("106.6a"),) if held else ()))
        change = replace(change, event=event, rules=(*change.rules, *rules))
    return change


def kinds_after(board: Board, source: ObjectId, player: PlayerId, kinds: tuple[str, ...]) -> frozenset[str]:
    """106.7: the types that mana of these types could be of after replacement effects, in any possible order, were the source
    tapped for it."""
    found: set[str] = set()
    seen: set[tuple[tuple[Mana, ...], tuple[Key, ...]]] = set()
    waiting: list[tuple[tuple[Mana, ...], tuple[Key, ...]]] = [(tuple(Mana(kind) for kind in kinds), ())]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        mana, used = state
        event = e.ManaAdded(player=player, mana=mana, source=source, tapped=True)
        after = [
            ((_after(ability, mana)), tuple(sorted((*used, (by, index)))))
            for by, index, ability in board.changing(ChangesMana)
            if (by, index) not in used and _applies(board, by, ability, event)
        ]
        found.update(() if after else (one.kind for one in mana))
        waiting += after
    return frozenset(found)


def _applies(board: Board, source: ObjectId, ability: ChangesMana, event: e.ManaAdded) -> bool:
    seen = board.last_seen(event.source)
    if seen is None or len(event.mana) < max(1, ability.least):
        return False
    if ability.kinds and not any(one.kind in ability.kinds for one in event.mana):
        return False
    you = board.controller(source)
    if not related(board, event.player, you, ability.who):
        return False
    return describe_failure(ability.subject, board, *seen, source=source, you=you) is None


def _after(ability: ChangesMana, mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
    found = mana
    if ability.kind is not None:
        found = tuple(replace(one, kind=ability.kind) for one in mana)
    if ability.one:
        found = found[:1]
    return tuple(sorted(found * ability.factor, key=lambda one: TYPES.index(one.kind)))
