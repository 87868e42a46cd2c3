"""What somebody sees before predicting: the cards, the board as it begins, what is done; never its title or theme.

A title, a theme, a level and the rules of a file may give the answer away, and so may what a step tells: none of it is here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine import board_of
from engine.cards.characteristics import colors_of_cost
from engine.words.terms import CardType, Color, Supertype
from scenarios.laid.handles import key
from scenarios.language.folding import folded
from scenarios.language.terms import COLORS
from scenarios.language.words import listed, plain, sentence_case
from scenarios.played.run import Run
from scenarios.told.board import Line, lines, name_words
from scenarios.training.scripted import action_words
from scenarios.training.shown_choices import choice_words, shown
from scenarios.training.stated import conditions, ending
from scenarios.written.cards import Card, TypeLine

_PLAIN = str(TypeLine((), (CardType.CREATURE,), ()))
"""What a name with a size alone is, on the board."""


@dataclass(frozen=True, slots=True)
class Scene:
    """The cards with their texts, the board as it begins, what holds besides, what is done in order up to where it ends, and what
    was chosen when it was asked."""

    cards: tuple[tuple[str, tuple[str, ...]], ...]
    board: tuple[Line, ...]
    conditions: tuple[str, ...]
    actions: tuple[str, ...]
    choices: tuple[str, ...]


def scene(run: Run) -> Scene:
    """What is to be seen of a run before anybody predicts anything of it."""
    scenario = run.scenario
    return Scene(
        cards=tuple(_cards(run)),
        board=lines(run.start, run.people),
        conditions=(*conditions(scenario), *_of_names(run), *_of_sizes(run)),
        actions=tuple(
            sentence_case(f"{words}.") for words in (*map(action_words, scenario.script), ending(scenario)) if words
        ),
        choices=tuple(choice_words(run, question, answer) for question, answer in shown(run)),
    )


def _of_names(run: Run) -> Iterator[str]:
    """What is called by a name that stands nowhere on the board, in what is done and asked."""
    told = [
        f"«{plain(one.label)}» è {name}"
        for one in run.start.objects.values()
        if not _tells_name(one.label, name := name_words(one, run.start, run.people))
    ]
    if told:
        yield sentence_case(f"{listed(dict.fromkeys(told))}.")


def _tells_name(label: str, name: str) -> bool:
    """Whether somebody who reads the one knows that it is the other: words of it, with a number behind or without."""
    said, known = folded(label).rstrip("0123456789").replace("-", " ").strip(), folded(name).replace("-", " ")
    return not said or said in known or known in said


def _of_sizes(run: Run) -> Iterator[str]:
    """That sizes are shown as they are, where any is not what is printed: nobody has to guess what is counted already."""
    board = board_of(run.start)
    permanents = [one for one in run.start.permanents() if not one.face_down]
    if any(
        (looks := board.characteristics(one.id)).creature
        and (looks.power, looks.toughness) != (one.printed.power, one.printed.toughness)
        for one in permanents
    ):
        yield "Forza e costituzione sul tavolo sono quelle di adesso: segnalini ed effetti sono già contati."


def _cards(run: Run) -> Iterator[tuple[str, tuple[str, ...]]]:
    """What the file defines; then what a line of the board says in short and is more than a name and a size."""
    defined = {key(name) for name in run.scenario.cards}
    for name, card in run.scenario.cards.items():
        yield (
            plain(card.printed_name or name),
            (_first_line(str(card.type_line), card.cost, card.power_toughness, card.colors_printed()), *_text(card)),
        )
    for one in run.start.objects.values():
        printed = one.printed
        words = tuple(text for ability in printed.abilities if (text := getattr(ability, "text", "")))
        types = str(TypeLine(printed.supertypes, printed.types, printed.subtypes))
        known = types == _PLAIN or Supertype.BASIC in printed.supertypes  # whoever sees its name knows all of it
        known = known and printed.colors == colors_of_cost(printed.mana_cost)
        if (words or not known) and printed.name and key(printed.name) not in defined:
            defined.add(key(printed.name))
            yield (
                plain(printed.name),
                (
                    _first_line(types, printed.mana_cost, None, printed.colors),
                    *map(plain, words),
                ),
            )


def _first_line(types: str, cost: str | None, size: object, colors: tuple[Color, ...]) -> str:
    """105.2: its colours too, where no mana cost says them."""
    said = None if colors == colors_of_cost(cost) else _colors(colors)
    return ", ".join(plain(str(part)) for part in (types, cost, size, said) if part is not None)


def _colors(colors: tuple[Color, ...]) -> str:
    if not colors:
        return "incolore"
    return f"color{'e' if len(colors) == 1 else 'i'} {listed(map(COLORS.word, colors))}"


def _text(card: Card) -> Iterator[str]:
    """What is printed on it, line by line; of what the file gives as data alone, the words that stand with it."""
    yield from (plain(line) for line in str(card.text).splitlines() if line.strip())
    yield from (plain(ability.text) for ability in (*card.keywords, *card.abilities) if ability.text)
