"""106.12b, 106.6a: mana that a permanent is tapped for as replacement effects leave it."""

from __future__ import annotations

from engine.board.asking import Transaction
from engine.board.board import Board
from engine.board.criteria import related
from engine.board.matching import describe_failure
from engine.board.standing import Standing
from engine.cards.abilities.replacing import ChangesMana
from engine.cards.mana import TYPES, Mana
from engine.happening.replacement.choosing import Possible, choose_first, is_used_up, use_up
from engine.state import events as e
from engine.state.trace import Change
from engine.words.citations import cite
from engine.words.record import replace
from engine.words.terms import ObjectId, PlayerId


def changed_mana(tx: Transaction, change: Change, event: e.ManaAdded) -> Change:
    """106.12b, 616.1: each effect that applies does so once; of several that differ the player who gets the mana chooses.

    106.6a: what is added to it may be spent on the same things, and does the same as it is spent.
    """
    used: list[str] = []
    while event.tapped:
        possible = {
            f"m{one.key}": one
            for one in tx.board.in_force.changing(ChangesMana)
            if one.key not in used and _applies(tx.board, one, event)
        }
        if not possible:
            break
        options = [
            Possible(key, one.source, one.ability.text, list, _outcome(one, event.mana))
            for key, one in possible.items()
        ]
        chosen = possible[choose_first(tx, event.player, options, None).key]
        used.append(chosen.key)
        use_up(tx, chosen)
        before, event = event, replace(event, mana=_after(chosen.ability, event.mana))
        held = len(event.mana) > len(before.mana) and any(one.spending is not None for one in event.mana)
        rules = (cite("106.12b"), *((cite("106.6a"),) if held else ()))
        change = replace(change, event=event, rules=(*change.rules, *rules))
    return change


def _outcome(one: Standing[ChangesMana], mana: tuple[Mana, ...]) -> object:
    """616.1: what an effect comes to, and whether it is used up by it."""
    return (_after(one.ability, mana), one.key if is_used_up(one) else None)


def kinds_after(board: Board, source: ObjectId, player: PlayerId, kinds: tuple[str, ...]) -> frozenset[str]:
    """106.7: the types that mana of these types could be of after replacement effects, in any possible order, were the source
    tapped for it."""
    found: set[str] = set()
    seen: set[tuple[tuple[Mana, ...], tuple[str, ...]]] = set()
    waiting: list[tuple[tuple[Mana, ...], tuple[str, ...]]] = [(tuple(Mana(kind) for kind in kinds), ())]
    while waiting:
        state = waiting.pop()
        if state in seen:
            continue
        seen.add(state)
        mana, used = state
        event = e.ManaAdded(player=player, mana=mana, source=source, tapped=True)
        after = [
            ((_after(one.ability, mana)), tuple(sorted((*used, one.key))))
            for one in board.in_force.changing(ChangesMana)
            if one.key not in used and _applies(board, one, event)
        ]
        found.update(() if after else (one.kind for one in mana))
        waiting += after
    return frozenset(found)


def _applies(board: Board, one: Standing[ChangesMana], event: e.ManaAdded) -> bool:
    ability = one.ability
    seen = board.last_seen(event.source)
    if seen is None or len(event.mana) < max(1, ability.least):
        return False
    if ability.kinds and not any(one.kind in ability.kinds for one in event.mana):
        return False
    if not one.about(event.source) or not related(board, event.player, one.you, ability.who, source=one.source):
        return False
    return describe_failure(ability.subject, board, *seen, source=one.source, you=one.you) is None


def _after(ability: ChangesMana, mana: tuple[Mana, ...]) -> tuple[Mana, ...]:
    found = mana
    if ability.kind is not None:
        found = tuple(replace(one, kind=ability.kind) for one in mana)
    if ability.one:
        found = found[:1]
    return tuple(sorted(found * ability.factor, key=lambda one: TYPES.index(one.kind)))
