"""201.2: lines in which a name with a comma stands among other cards, understood with that comma as a part of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from scenarios.language.errors import Fault, shown
from scenarios.written.by_line.divided_names import Divided, Joined, divided_names, in_doubt, quoted_in
from scenarios.written.card_source import defining
from scenarios.written.load import Understood, as_it_stands
from scenarios.written.retold import understanding


def with_names_that_have_commas(text: str, name: str, found: Understood) -> Understood:
    """What lines say in which something is wrong as they stand; ``found``: what they came to so.

    A comma is part of a name only where what stands before it is nothing else: all that is read otherwise is read so first.
    """
    names = divided_names(text)
    if not names.sure:
        best = understanding.in_other_words(text, name, found)
    else:
        best = _with(text, name, names.sure)
        if best.scenario is not None:
            return best
    return _asked(text, name, best, names) if best.faults and names.doubtful else best


def _with(text: str, name: str, joined: tuple[Joined, ...]) -> Understood:
    """What lines say with these names in them, and how their lines were read."""
    with defining(one.whole for one in joined):
        found = as_it_stands(text, name)
        found = found if not found.faults else understanding.in_other_words(text, name, found)
    told = tuple(
        sorted({**dict(_told(text, joined)), **{n: (n, typed, said) for n, typed, said in found.retold}}.values())
    )
    scenario = None if found.scenario is None else found.scenario.retold_as(told)
    return replace(found, scenario=scenario, retold=told)


def _told(text: str, joined: tuple[Joined, ...]) -> Iterator[tuple[int, tuple[int, str, str]]]:
    """The lines in which names were found, each as it was typed and as it was read."""
    lines = text.split("\n")
    for number in dict.fromkeys(one.typed.line for one in joined):
        typed = lines[number - 1].strip()
        yield number, (number, typed, quoted_in(typed, tuple(one for one in joined if one.typed.line == number)))


def _asked(text: str, name: str, best: Understood, names: Divided) -> Understood:
    """The same, where a name may be one card or two: what is wrong is that, and what else is wrong if they are names."""
    undefined = tuple(one for one in names.doubtful if any(_is_undefined(one, fault) for fault in best.faults))
    if not undefined:
        return best
    there = _with(text, name, (*names.sure, *undefined))
    asked = tuple(in_doubt(one)._replace(file=name) for one in undefined)
    others = tuple(fault for fault in there.faults if all(fault.line != one.line for one in asked))
    return replace(best, scenario=None, faults=(*asked, *others))


def _is_undefined(one: Joined, fault: Fault) -> bool:
    """Whether of what stands before the comma nothing says what it is, nor what was meant."""
    return fault.line == one.typed.line and shown(one.first) in fault.message and not fault.suggestion
