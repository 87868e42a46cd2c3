"""What can come next in a line of a board: names of the table, legal actions and targets, words of the language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING

from engine import Activate, Cast, Moment, PlayerTarget, PlayLand, Purpose, Recipient, board_of, legal_actions
from engine.words.terms import Zone
from judge.presenters.stepping import LIFE
from scenarios.laid.finding import card_name
from scenarios.language.folding import folded
from scenarios.language.formats import FORMATS, Format
from scenarios.language.terms import STEPS
from scenarios.written.by_line import agreed, headings
from scenarios.written.by_line.players import DETAILS, EMPEROR
from scenarios.written.by_line.short import EXAMPLES
from scenarios.written.card_source import lent_beginning
from scenarios.written.lines import known_words
from scenarios.written.queries import OF_OBJECTS, OF_PLAYERS

if TYPE_CHECKING:
    from engine import Game, Option
    from scenarios.played.run import Run

_OF_PLAYERS = ("lancia ", "attacca con ", "attacca ", "blocca ", "attiva ", "risponde ", "passa", "gioca ", "pesca", "guadagna ",
               "perde ", "tiene ", "sacrifica ", "crea ", "concede")  # fmt: skip
_FIRST = ("fine combattimento", "fine turno", "muore ", "distruggi ", "esilia ", "passa", "risolvi", "sposta ", "TAPpa ", "? ",
          "carta: ", "risposta: ", "turno: ", "mano di ", "cimitero di ", "grimorio di ")  # fmt: skip
QUESTIONS = (
    "Quanta vita ha ", "Quanti segnalini ha ", "Quanto è grande ", "Quale abilità si risolve per prima?", "Che cosa succede?",
    "Quante carte ha in mano ", "Chi vince?", "Muore ", "Sopravvive ", "Si può fare?", "Dove va ", "Dov'è ", "Di chi è ", "Perde ",
    "In che ordine vanno in pila?",
)  # fmt: skip
"""How people begin what they ask."""
_OBJECTS = re.compile(
    r"(?:^|\s)(?:su|con|a|da|di|muore|distruggi|esilia|sacrifica|tiene|TAPpa|STAPpa|sposta)\s$", re.IGNORECASE
)
_AGREED = re.compile(r"(formato|opzioni): (.*, )?")
_NAMES_BEGIN = re.compile(
    r"^|(?<=[:;,]) |\b(?:[0-9]+x|carta:|lancia|risponde(?: con)?|gioca|attiva|mano|cimitero|pedina) ", re.IGNORECASE
)
"""Where the name of a card may begin."""
_PARTS, _FEW = 4, 3
"""At how many of these places, from the end, a name is looked for, and how many of its letters must be typed."""
OF_PLAYER_SAID = (*DETAILS, EMPEROR)
"""What is said of a player behind the name."""
_BEGIN_WITH = (30, 40)
"""103.4c-e: the life that players of other formats begin with, when it is not 20."""
_LEAST = 2
"""How many letters of a word must be typed before the words of the language are looked through."""
_WORDS = 3
"""How many words, from the end, are looked at as the beginning of one word of the language."""
_DESCRIBED = re.compile(r"(?<!\S)[0-9]+/[0-9]+ ")
"""Behind this a sentence says what a creature is, and no longer what a player does."""


@dataclass(frozen=True)
class Sight:
    """What the table shows at the point that its script has come to, for completing a line."""

    players: tuple[str, ...] = ()
    objects: tuple[str, ...] = ()
    """On the battlefield and on the stack."""
    castable: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By player: what they may cast, play or activate now, as the sentences for it begin."""
    targets: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By the name of what may be cast or activated now: what is a legal target of it."""
    life: int = LIFE
    """What players begin with of whom nothing is said."""

    def speaking_of(self, called: tuple[str, ...]) -> Sight:
        """The same with what the lines call things by that have been typed since."""
        return replace(self, objects=tuple(dict.fromkeys((*self.objects, *called))))


def sight(run: Run) -> Sight:
    """What can be seen of a run where its script ends, before what follows from it is played out."""
    script = len(run.scenario.script)
    games = (made.game for made in run.made if made.cursor.index >= script and made.game.moment is Moment.PRIORITY)
    game = next(games, run.final)
    castable: dict[str, tuple[str, ...]] = {}
    targets: dict[str, tuple[str, ...]] = {}
    if game.moment is Moment.PRIORITY:
        castable[game.player(game.receiver).name] = tuple(_may_do(game, targets))
    zones = (Zone.STACK, Zone.BATTLEFIELD)
    named = (one for zone in zones for one in game.objects.values() if one.zone is zone)
    objects = tuple(dict.fromkeys(_called(game, one.id) for one in named))
    players = tuple(player.name for player in game.players)
    # 103.4: another number than 20 is that of a format, and everybody's of whom nothing else is said.
    life = Counter(side.life for side in run.start.sides).most_common(1)[0][0]
    return Sight(players, tuple(filter(None, objects)), castable, targets, life if life in _BEGIN_WITH else LIFE)


def _may_do(game: Game, targets: dict[str, tuple[str, ...]]) -> Iterator[str]:
    for legal in legal_actions(game, game.receiver):
        match legal.action:
            case Cast(object=one):
                verb = "lancia"
            case PlayLand(object=one):
                verb = "gioca"
            case Activate(object=one):
                verb = "attiva"
            case _:
                continue
        name = _called(game, one)
        asked = next((heard.question for heard in legal.heard if heard.question.purpose is Purpose.TARGETS), None)
        if asked is not None:
            named = (_chosen(game, option) for option in asked.options)
            targets[folded(name)] = tuple(dict.fromkeys(filter(None, named)))
        yield f"{verb} {name}"


def _chosen(game: Game, option: Option) -> str:
    """What a sentence calls something that can be chosen."""
    if option.player is not None:
        return game.player(option.player).name
    label = "" if option.mention is None else option.mention.label
    return next((_called(game, one.id) for one in game.objects.values() if one.label == label), "")


def _called(game: Game, one: Recipient) -> str:
    """What a sentence calls an object: its name where only one has it here, else its label."""
    assert not isinstance(one, PlayerTarget)
    found = game.objects[one]
    name = card_name(found) or board_of(game).characteristics(one).name
    alike = sum(other.zone is found.zone and card_name(other) == name for other in game.objects.values())
    return name if alike == 1 else found.label


def offers(line: str, seen: Sight, most: int = 6) -> tuple[str, ...]:
    """What a line may go on to be, best first: whole lines that begin with what is typed."""
    found: dict[str, None] = {}
    for head, several in chain(_heads(line, seen), _names(line, most), _words(line, seen)):
        typed = folded(line[len(head) :]) if line[len(head) :].strip() else ""
        if head and head[-1:].isalnum():
            continue
        for one in several:
            if folded(one).startswith(typed) and folded(one) != typed and (typed or head):
                found.setdefault(head + line[len(head) :] + one[len(line) - len(head) :], None)
        if len(found) >= most:
            break
    return tuple(found)[:most]


def _names(line: str, most: int) -> Iterator[tuple[str, Iterable[str]]]:
    """Where the name of an imported card may begin that is being typed, and the names that go on so.

    A name may have commas itself: what is typed is taken for as long a name as there is.
    """
    if not line or line[:1] in ">#-{" or line.startswith("? "):
        return
    starts = [found.end() for found in _NAMES_BEGIN.finditer(line)][-_PARTS:]
    for start in starts:
        if len(line) - start >= _FEW and (found := lent_beginning(line[start:], most)):
            yield line[:start], found


def _heads(line: str, seen: Sight) -> Iterator[tuple[str, Iterable[str]]]:
    """Where what is being typed begins in the line, and what may stand there."""
    if not line or line[:1] in ">#-{":
        return
    player = _player(line, seen)
    if player is not None:
        head = line[: len(player) + 1]
        yield head, [*seen.castable.get(player, ()), *_OF_PLAYERS]
        verb = re.match(r"(lancia|risponde|attiva) ", line[len(head) :])
        if verb:
            said = head + verb.group()
            own = [one.partition(" ")[2] for one in seen.castable.get(player, ())]
            yield said, [*own, *EXAMPLES]
            name, on, _ = line[len(said) :].partition(" su ")
            if on:
                yield said + name + on, seen.targets.get(folded(name), (*seen.objects, *seen.players))
                return
    agreed_on = _AGREED.match(line)
    if agreed_on:
        yield agreed_on.group(), map(FORMATS.word, Format) if agreed_on[1] == "formato" else agreed.EXAMPLES
        return
    if line.startswith("? "):
        yield "? ", [f"{word} di " for word in (*OF_OBJECTS.words.values(), *OF_PLAYERS.words.values())]
    start = _last_word(line)
    # A capital within a sentence begins a name; behind a colon it may be one that nobody has said yet.
    names = ":" not in line and (line[start : start + 1].isupper() or line[:start].rstrip().endswith(","))
    if (start and names) or _OBJECTS.search(line[:start]):
        yield line[:start], [*seen.objects, *seen.players]
    if not start:
        yield "", [*(f"{one} " for one in seen.players), *_FIRST, *(f"{one}: " for one in headings.KNOWN)]
    if line[:1].isupper() and not line.startswith("? "):
        yield "", QUESTIONS
    if line.islower() or not start:
        yield "", [*_FIRST, *STEPS.spellings()]


def _words(line: str, seen: Sight) -> Iterator[tuple[str, Iterable[str]]]:
    """Words of the language, which can go on with nearly every line that says what there is."""
    if not line or line[:1] in ">#-{" or line.startswith("? ") or _AGREED.match(line):
        return
    does = _player(line, seen) is not None
    for start in _last_words(line):
        # What a player does has no such words, but for what a creature is that they are said to have.
        if start and len(line) - start >= _LEAST and (not does or _DESCRIBED.search(line[:start])):
            several = line[start:].count(" ")
            yield line[:start], [word for word in (*OF_PLAYER_SAID, *known_words()) if word.count(" ") >= several]


def _last_words(line: str) -> Iterator[int]:
    """Where what is being typed may begin, which may be some words long: «tocco let», «non può essere bl»."""
    starts = [found.start() for found in re.finditer(r"(?<![^\s,])[^\s,]", line)]
    yield from starts[-_WORDS:]


def _last_word(line: str) -> int:
    """Where the word begins that is being typed."""
    word = re.search(r"[^\s,]*$", line)
    return word.start() if word else len(line)


def _player(line: str, seen: Sight) -> str | None:
    """The player whose name the line begins with, as one who does something."""
    return next((one for one in seen.players if folded(line).startswith(f"{folded(one)} ")), None)
