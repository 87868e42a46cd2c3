"""601.2b-d, 603.3c-d: modes and targets chosen for what is on the stack."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.board.asking import Transaction
from engine.board.holding import holds
from engine.board.said import specs_of
from engine.board.targets import can_choose, choose_targets
from engine.cards.abilities.ability import Mode, ModesIf
from engine.cards.abilities.filters import TargetSpec
from engine.happening.writing.objects import keep_choices
from engine.state.bindings import Bindings, Chosen
from engine.state.facts.announced import AnnouncedX, Named, Targets
from engine.state.facts.fact import Facts
from engine.state.objects import PlayerTarget, Recipient
from engine.words.citations import Citation, cite
from engine.words.decisions import Form, Option, Purpose, Question
from engine.words.record import replace
from engine.words.terms import ObjectId


def target_facts(tx: Transaction, chosen: Chosen) -> Facts:
    """601.2c: what was chosen as targets; nothing where there are none."""
    found = [one for picked in chosen.targets for one in picked]
    return (Targets(tuple(mention_of(tx, one) for one in found)),) if found else ()


def x_facts(x: int | None) -> Facts:
    """601.2b: the value that was announced for X; nothing where none was."""
    return () if x is None else (AnnouncedX(x),)


def record_choice(tx: Transaction, stacked: ObjectId, chosen: Chosen) -> None:
    game = tx.game
    one = game.objects[stacked]
    bound = one.bindings
    if one.chosen == chosen and (bound is None or bound.chosen == chosen):
        return
    keep_choices(game, stacked, chosen, None if bound is None else replace(bound, chosen=chosen))


def modes_if_so(tx: Transaction, said: ModesIf | None, bound: Bindings) -> tuple[int, int] | None:
    """700.2, 603.3c: how many modes are chosen instead, where what the text asks for is so as they are chosen; else ``None``."""
    if said is None or not holds(said.condition, tx.board, bound):
        return None
    return said.least, said.most


def choose(
    tx: Transaction,
    modes: Sequence[Mode],
    how_many: tuple[int, int],
    targets: Sequence[TargetSpec],
    bound: Bindings,
    chosen: Chosen,
    about: ObjectId,
    further: Sequence[TargetSpec] = (),
    *,
    repeat: bool = False,
    spent: Collection[int] = (),
    at_random: bool = False,
) -> Chosen | None:
    """601.2b-d, 603.3c-d: modes first, then targets and divisions; ``None`` where something required has no legal choice.

    ``repeat``: the same mode may be chosen more than once (700.2d). ``spent``: modes that cannot be chosen any more. ``at_random``:
    chance chooses the mode, out of those that are possible (700.2b).
    """
    if modes:
        possible = [
            number
            for number, mode in enumerate(modes)
            if number not in spent and can_choose(mode.targets, tx.board, bound, about)
        ]
        if len(possible) < (min(how_many[0], 1) if repeat else how_many[0]):
            return None
        if repeat:
            picked = _one_after_another(tx, modes, possible, how_many, bound, about)
            chosen = replace(chosen, modes=picked)
            return choose_targets(tx, (*specs_of([modes[n] for n in picked]), *further), bound, chosen, about)
        between = (how_many[0], min(how_many[1], len(possible)))
        how = Purpose.CHANCE if at_random else Purpose.MODES
        picked = tuple(sorted(_ask_modes(tx, cite("700.2"), modes, possible, between, bound, about, how)))
        chosen = replace(chosen, modes=picked)
        targets = specs_of([modes[number] for number in picked])
    return choose_targets(tx, (*targets, *further), bound, chosen, about)


def _one_after_another(
    tx: Transaction,
    modes: Sequence[Mode],
    possible: Sequence[int],
    how_many: tuple[int, int],
    bound: Bindings,
    about: ObjectId,
) -> tuple[int, ...]:
    """700.2d: each choice may be that of a mode that was chosen already; beyond the least number none need be made."""
    found: list[int] = []
    for number in range(how_many[1]):
        picked = _ask_modes(tx, cite("700.2d"), modes, possible, (int(number < how_many[0]), 1), bound, about)
        if not picked:
            break
        found += picked
    return tuple(sorted(found))


def _ask_modes(
    tx: Transaction,
    rule: Citation,
    modes: Sequence[Mode],
    possible: Sequence[int],
    between: tuple[int, int],
    bound: Bindings,
    about: ObjectId,
    purpose: Purpose = Purpose.MODES,
) -> list[int]:
    """700.2a: which modes its controller chooses, of those that are possible, so many at least and at most."""
    answer = tx.ask(
        Question(
            form=Form.CHOOSE,
            purpose=purpose,
            decider=bound.you,
            chooser=bound.you,
            rule=rule,
            options=tuple(Option(key=f"m{one}", text=modes[one].text) for one in possible),
            minimum=between[0],
            maximum=between[1],
            about=tx.mention(about),
        )
    )
    return [int(key[1:]) for key in answer.keys]


def mention_of(tx: Transaction, one: Recipient) -> Named:
    """An object or player as a fact names it."""
    return one if isinstance(one, PlayerTarget) else tx.mention(one)
