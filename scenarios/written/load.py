"""Scenario files: read, checked and typed, or refused with everything that is wrong in them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, TypeVar

from ruletext.faults import SHOWN
from scenarios.language.errors import Beside, Fault, Faulty, Found, Place, ScenarioError, escaped, shown
from scenarios.written import decoding
from scenarios.written.by_line.reading import Lines, read
from scenarios.written.by_line.unseen import blanks_as_one, unseen_in
from scenarios.written.card_source import defining
from scenarios.written.checks import checked
from scenarios.written.lent_cards import with_lent_cards
from scenarios.written.model import Scenario
from scenarios.written.places import said_in_lines
from scenarios.written.records import Fields, Items, Record, Text, folded, place_of
from scenarios.written.script import Action, AnyAction
from scenarios.written.sound import read_as
from scenarios.written.tokens_for_short import with_whole_names

MOST_FAULTS = 50
"""How many faults of one file are told; a file with more of them is something else."""


def load(path: Path | str) -> Scenario:
    """The scenario of a file. Raises ScenarioError with every fault of it, and OSError where it cannot be opened."""
    file = Path(path)
    with file.open("rb") as stream:
        data = stream.read(decoding.LARGEST_FILE + 1)
    name = str(path)
    if len(data) > decoding.LARGEST_FILE:
        size = file.stat().st_size
        raise ScenarioError([Fault(name, 0, 0, "", f"il file è di {size} byte: il massimo è {decoding.LARGEST_FILE}")])
    try:
        text = decoding.decoded(data)
    except decoding.Unreadable as unreadable:
        raise ScenarioError([_fault(name, unreadable)]) from None
    return parse_lines(text, name) if said_in_lines(file, text) else parse(text, name)


_LONGEST_TOLD = 300
"""Lines that somebody tells a board in at most: each of more is looked at as it stands, and in no other words."""


@dataclass(frozen=True)
class Understood:
    """What lines came to: the scenario, or what is wrong with them."""

    lines: Lines
    scenario: Scenario | None
    faults: tuple[Fault, ...]
    retold: tuple[tuple[int, str, str], ...] = ()
    """Each line that was put in other words: its number, as it was typed, and as it was read."""


def parse_lines(text: str, name: str) -> Scenario:
    """The scenario that lines say; ``name`` is what messages call it. Raises ScenarioError with every fault, at its line."""
    found = understood(text, name)
    if found.scenario is None:
        raise ScenarioError(list(found.faults))
    return found.scenario


def understood(text: str, name: str) -> Understood:
    """What lines say, as they stand or, where something is wrong with them, in the words of the guide.

    A sign that nobody sees is a fault before all others: a name with one in it would look like another name.
    """
    text = blanks_as_one(text)
    found = as_it_stands(text, name)
    if (unseen := unseen_in(text, name)) is not None:
        return replace(found, scenario=None, faults=(unseen,))
    if not found.faults or text.count("\n") > _LONGEST_TOLD:
        return found
    # Most boards are understood as they stand, and need none of what puts lines in other words.
    from scenarios.written.retold.with_commas import with_names_that_have_commas

    return with_names_that_have_commas(text, name, found)


def as_it_stands(text: str, name: str) -> Understood:
    """What lines say in the words of the guide."""
    return judged(read(text), name)


def judged(lines: Lines, name: str) -> Understood:
    """What came of lines that were read."""
    try:
        return Understood(lines, of_lines(lines, name), ())
    except ScenarioError as error:
        return Understood(lines, None, tuple(error.faults))


def of_lines(found: Lines, name: str) -> Scenario:
    """The scenario of lines that were read. Raises ScenarioError."""
    faults = [fault._replace(file=name) for fault in found.faults]
    try:
        with defining(_defined_in(found.root)):
            scenario = _whole(Scenario.model_validate(found.root), found.root, name)
    except Faulty as error:
        raise ScenarioError(_in_order([*faults, *_faults(name, found.root, error)])) from None
    except ScenarioError as error:
        raise ScenarioError(_in_order([*faults, *error.faults])) from None
    if faults:
        raise ScenarioError(_in_order(faults))
    return scenario


def parse(text: str, name: str) -> Scenario:
    """The scenario of a text; ``name`` is what messages call it. Raises ScenarioError with every fault."""
    return _whole(*record_of(text, name, Scenario, first="giocatori"), name)


def _defined_in(root: Fields) -> Iterator[str]:
    """The names of the cards that a file defines."""
    cards = root.get("carte")
    return (str(name) for name in cards) if isinstance(cards, Fields) else iter(())


def _whole(scenario: Scenario, root: Fields, name: str) -> Scenario:
    """The scenario with the cards that somebody lends, if all of it fits together. Raises ScenarioError."""
    scenario = with_lent_cards(scenario)
    misfits = checked(scenario)
    if misfits and (whole := with_whole_names(scenario)) is not scenario:
        scenario, misfits = whole, checked(whole)
    wrong = [
        Fault(name, *_located(root, fault.location, fault.at_key), fault.message, fault.suggestion) for fault in misfits
    ]
    if wrong:
        raise ScenarioError(_in_order(wrong))
    return scenario.named(name)


Read = TypeVar("Read", bound=Record)


def record_of(text: str, name: str, of: type[Read], *, first: str) -> tuple[Read, Fields]:
    """A text that people write, as the record that it stands for, and the fields as they stand in it.

    ``name`` is what messages call it, ``first`` a field that such a text may begin with. Raises ScenarioError with every fault.
    """
    from scenarios.written import tree  # YAML takes a while to load, and lines do without it

    try:
        root = tree.tree_of(text)
    except decoding.Unreadable as unreadable:
        raise ScenarioError([_fault(name, unreadable)]) from None
    if not isinstance(root, Fields):
        what = "è vuoto" if root is None else f"non comincia con dei campi, come «{first}:»"
        raise ScenarioError([Fault(name, 1, 1, "", f"il testo {what}")])
    try:
        with defining(_defined_in(root)):
            return of.model_validate(root), root
    except Faulty as error:
        raise ScenarioError(_faults(name, root, error)) from None


def parse_action(text: str) -> Action:
    """One action as it stands in a script. Raises ScenarioError with every fault; places are those within the text."""
    from scenarios.written import tree  # YAML takes a while to load, and lines do without it

    try:
        root = tree.tree_of(text)
    except decoding.Unreadable as unreadable:
        raise ScenarioError([_fault(shown(text), unreadable)]) from None
    return action_said(root, text)


def action_said(root: Any, text: str) -> Action:
    """The action that a tree stands for, every part of it at its place in the text that says it. Raises ScenarioError."""
    _beside(root, text)
    try:
        action: Action = read_as(AnyAction, root)
        return action
    except Faulty as error:
        fields = root if isinstance(root, Fields) else Fields(Place(1, 1))
        raise ScenarioError(_faults(shown(text), fields, error)) from None


def _beside(part: Any, said: str) -> None:
    if isinstance(part, Text | Fields | Items):
        part.place = None if part.place is None else Beside.of(part.place, said)
    for one in [*part, *part.values()] if isinstance(part, dict) else part if isinstance(part, list) else ():
        _beside(one, said)


def _fault(name: str, unreadable: decoding.Unreadable) -> Fault:
    line, column = unreadable.place or (0, 0)
    return Fault(name, line, column, "", unreadable.message, unreadable.suggestion)


def _faults(name: str, root: Fields, error: Faulty) -> list[Fault]:
    found = []
    for single in error.found:
        wrong = single.wrong
        line, column, field = _located(root, single.location, _at_key(single), wrong.offset)
        found.append(Fault(name, line, column, field, wrong.message, wrong.suggestion))
    return _in_order(found)


def _at_key(single: Found) -> bool:
    """Whether a fault is the key of a field: pydantic says so of keys that are names."""
    return single.wrong.at_key or single.location[-1:] == (_KEY,)


_KEY = "[key]"


def _in_order(faults: list[Fault]) -> list[Fault]:
    ordered = sorted(dict.fromkeys(faults), key=lambda fault: (fault.line, fault.column))
    if len(ordered) > MOST_FAULTS:
        more = len(ordered) - MOST_FAULTS
        last = ordered[MOST_FAULTS]
        ordered[MOST_FAULTS:] = [last._replace(field="", message=f"e altri {more} errori da qui in poi", suggestion="")]
    return ordered


def _located(
    root: Fields, location: tuple[str | int, ...], at_key: bool = False, offset: int = 0
) -> tuple[int, int, str]:
    """Line, column and field of a place in the tree; as near as it can be told, for what is missing there.

    ``at_key``: the fault is the key itself. ``offset`` counts characters into a scalar on one line.
    """
    at: Any = root
    place = root.place or Place(1, 1)
    names: list[str] = []
    for step in location:
        if step == _KEY:
            continue
        if isinstance(at, Fields):
            key = next((key for key in at if key == step or folded(key) == folded(str(step))), None)
            if key is None:
                names += [step] if isinstance(step, str) else []
                continue
            place, at = place_of(key) or place, at[key]
            names.append(str(key))
        elif isinstance(at, list) and isinstance(step, int) and step < len(at):
            at = at[step]
            names.append(str(step + 1))
        else:
            # A list written as one thing alone has no numbers; what a line says has names, but no places of its own.
            names += [step] if isinstance(step, str) else []
            continue
        if not at_key and at is not None:
            place = place_of(at) or place
    column = place.column
    if isinstance(at, Text) and place == at.place:
        column += offset + (1 if at.quoted and offset else 0)
    return place.line, column, ".".join(escaped(step[:SHOWN]) for step in names)
