"""What can come next in a line of a board: names of the table, legal actions and targets, words of the language."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import chain
from typing import TYPE_CHECKING

from engine import Activate, Cast, Moment, PlayerTarget, PlayLand, Purpose, Recipient, board_of, legal_actions
from engine.words.terms import CardType, ObjectId, PlayerId, Zone
from judge.presenters.stepping import LIFE
from scenarios.laid.handles import card_name
from scenarios.language.folding import folded
from scenarios.language.formats import FORMATS, Format
from scenarios.language.terms import STEPS
from scenarios.written.by_line import agreed, headings
from scenarios.written.by_line.players import DETAILS, EMPEROR
from scenarios.written.by_line.short import ANYTHING, EXAMPLES, aims_at
from scenarios.written.card_source import lent_beginning
from scenarios.written.queries import OF_OBJECTS, OF_PLAYERS
from scenarios.written.types_in_lines import counters_in_words, known_words

if TYPE_CHECKING:
    from engine import Game, Option
    from scenarios.played.run import Run

_OF_PLAYERS = ("lancia ", "attacca con ", "attacca ", "assegna ", "blocca ", "non blocca", "attiva ", "risponde ", "passa",
               "gioca ", "pesca", "guadagna ", "perde ", "tiene ", "sacrifica ", "crea ", "concede")  # fmt: skip
_FIRST = ("fine combattimento", "fine turno", "muore ", "distruggi ", "esilia ", "passa", "risolvi", "sposta ", "TAPpa ", "? ",
          "carta: ", "risposta: ", "turno: ", "mano di ", "cimitero di ", "grimorio di ")  # fmt: skip
QUESTIONS = (
    "Quanta vita ha ", "Quanti segnalini ha ", "Quanto è grande ", "Quale abilità si risolve per prima?", "Che cosa succede?",
    "Quante carte ha in mano ", "Chi vince?", "Muore ", "Sopravvive ", "Si può fare?", "Dove va ", "Dov'è ", "Di chi è ", "Perde ",
    "In che ordine vanno in pila?", "Chi muore?", "Si innesca ", "Chi può attaccare?", "Chi può bloccare?",
    "Quanto costa ", "Quanto paga ", "Chi sceglie?", "Quanti danni infligge ",
)  # fmt: skip
"""How people begin what they ask."""
_OF_A_PLAYER = frozenset({"Quanta vita ha ", "Quante carte ha in mano ", "Perde ", "Quanto paga "})
_OBJECTS = re.compile(
    r"(?:^|\s)(?:su|con|a|da|di|muore|distruggi|esilia|sacrifica|tiene|TAPpa|STAPpa|sposta|blocca|copiando)\s$",
    re.IGNORECASE,
)
_CASTS = re.compile(r"(lancia|risponde(?: con)?|attiva) ", re.IGNORECASE)
"""What a player does that has a name and may have targets behind it."""
_AIMED = re.compile(rf"{_CASTS.pattern}(.+?) (?:su|a) ", re.IGNORECASE)
_FIGHTS = re.compile(r"(?:attacca|blocca)(?: [^,:]*)? con ", re.IGNORECASE)
_SPELL_IS = ("stregoneria", "istantaneo", "creatura", "artefatto", "incantesimo", "planeswalker", "aura", "copiando")
"""What may be said of a card as it is cast."""
_AGREED = re.compile(r"(formato|opzioni): (.*, )?")
_NAMES_BEGIN = re.compile(
    r"^|(?<=[:;,]) |\b(?:[0-9]+x|carta:|lancia|risponde(?: con)?|gioca|attiva|mano|cimitero|pedina) ", re.IGNORECASE
)
"""Where the name of a card may begin."""
_PARTS, _FEW = 4, 3
"""At how many of these places, from the end, a name is looked for, and how many of its letters must be typed."""
OF_PLAYER_SAID = (*DETAILS, EMPEROR)
"""What is said of a player behind the name."""
_LOOKED_BACK = 6
"""In how many lines before the one that is typed it is looked up what they speak of."""
_BEGIN_WITH = (30, 40)
"""103.4c-e: the life that players of other formats begin with, when it is not 20."""
_LEAST = 2
"""How many letters of a word must be typed before the words of the language are looked through."""
_WORDS = 4
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
    stack: Mapping[str, str] = field(default_factory=dict)
    """Which of the objects are spells and abilities, and whose each is; what resolves first stands first."""
    arriving: frozenset[str] = frozenset()
    """Which of them will be permanents."""
    creatures: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """By player: what they have that may fight."""

    def speaking_of(self, called: tuple[str, ...], lines: Sequence[str] = ()) -> Sight:
        """The same with what the lines call things by that have been typed since, and what they speak of last before the others."""
        said = folded("\n".join(lines[-_LOOKED_BACK:]))

        def last(names: Iterable[str]) -> tuple[str, ...]:
            return tuple(sorted(dict.fromkeys(names), key=lambda one: -said.rfind(folded(one))))

        return replace(self, objects=last((*self.objects, *called)), players=last(self.players))


def sight(run: Run) -> Sight:
    """What can be seen of a run where its script ends, before what follows from it is played out."""
    script = len(run.scenario.script)
    games = (made.game for made in run.made if made.cursor.index >= script and made.game.moment is Moment.PRIORITY)
    game = next(games, run.final)
    castable: dict[str, tuple[str, ...]] = {}
    targets: dict[str, tuple[str, ...]] = {}
    if game.moment is Moment.PRIORITY:
        castable[game.player(game.receiver).name] = tuple(_may_do(game, targets))
    spells, permanents = (_all_called(game, zone) for zone in (Zone.STACK, Zone.BATTLEFIELD))
    objects = tuple(dict.fromkeys((*spells.values(), *permanents.values())))
    players = tuple(player.name for player in game.players)
    # 103.4: another number than 20 is that of a format, and everybody's of whom nothing else is said.
    life = Counter(side.life for side in run.start.sides).most_common(1)[0][0]
    return Sight(
        players,
        tuple(filter(None, objects)),
        castable,
        targets,
        life if life in _BEGIN_WITH else LIFE,
        _whose(game, spells),
        frozenset(called for one, called in spells.items() if _permanent(game, one)),
        _creatures(game, permanents),
    )


def _whose(game: Game, spells: Mapping[ObjectId, str]) -> dict[str, str]:
    """405.5: what is on the stack and who controls it, from the top."""
    board = board_of(game)
    return {spells[one]: game.player(board.controller(one)).name for one in reversed(game.zone(Zone.STACK))}


def _permanent(game: Game, one: ObjectId) -> bool:
    """110.1: whether a spell will be a permanent."""
    return any(kind.permanent for kind in board_of(game).characteristics(one).types)


def _creatures(game: Game, permanents: Mapping[ObjectId, str]) -> dict[str, tuple[str, ...]]:
    """By player: what their creatures are called."""
    board = board_of(game)
    found: dict[PlayerId, dict[str, None]] = defaultdict(dict)
    for one, called in permanents.items():
        if CardType.CREATURE in board.characteristics(one).types:
            found[board.controller(one)][called] = None
    return {game.player(player).name: tuple(several) for player, several in found.items()}


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
    return _all_called(game, game.objects[one].zone)[one]


def _all_called(game: Game, zone: Zone) -> dict[ObjectId, str]:
    """What sentences call the objects of a zone, by their ids."""
    board = board_of(game)
    here = [one for one in game.objects.values() if one.zone is zone]
    alike = Counter(map(card_name, here))
    names = {one.id: card_name(one) or board.characteristics(one.id).name for one in here}
    return {one.id: names[one.id] if alike[names[one.id]] == 1 else one.label for one in here}


def offers(line: str, seen: Sight, most: int = 6) -> tuple[str, ...]:
    """What a line may go on to be, best first: whole lines that begin with what is typed."""
    found: dict[str, None] = {}
    found.update((line + rest, None) for rest in _behind(line, seen))
    for head, several in chain(_heads(line, seen), _names(line, most), _words(line, seen)):
        typed = folded(line[len(head) :]) if line[len(head) :].strip() else ""
        if len(found) >= most:
            break
        if head and head[-1:].isalnum():
            continue
        for one in several:
            if folded(one).startswith(typed) and folded(one) != typed and (typed or head):
                found.setdefault(head + line[len(head) :] + one[len(line) - len(head) :], None)
    return tuple(found)[:most]


def _behind(line: str, seen: Sight) -> Iterator[str]:
    """What an action goes on with whose words so far are whole: what it is aimed at, who blocks."""
    player = _player(line, seen)
    if player is None or line[-1:].isspace():
        return
    deed = line[len(player) + 1 :]
    if fights := re.fullmatch(r"(?:attacca|blocca) (.+)", deed):
        who = folded(fights[1])
        if who in {folded(one) for one in (*seen.objects, *seen.players)}:
            yield from (f" con {one}" for one in seen.creatures.get(player, ()) if folded(one) != who)
    elif casts := re.fullmatch(f"{_CASTS.pattern}(.+)", deed, re.IGNORECASE):
        yield from (f" su {one}" for one in _aims(casts[2], player, seen))


def _aims(name: str, player: str, seen: Sight) -> Sequence[str]:
    """What a spell or ability of a player may be aimed at that is said so: what the game says, or by what its words do."""
    # 405.5: who answers a spell means, nearly always, what somebody else put on the stack last.
    on_stack = sorted(seen.stack, key=lambda one: seen.stack[one] == player)
    if (legal := seen.targets.get(folded(name))) is not None:
        return [*(one for one in on_stack if one in legal), *(one for one in legal if one not in seen.stack)]
    aim = aims_at(name)
    if aim is None:
        return ()
    if aim == "magia":
        return on_stack
    own, helps = seen.creatures.get(player, ()), "+" in name
    permanents = [one for one in seen.objects if one not in seen.stack or one in seen.arriving]
    # Nobody is kept from harming what is their own: it is only offered later.
    permanents.sort(key=lambda one: (one in own) is not helps)
    return [*permanents, *(seen.players if aim == ANYTHING else ())]


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
        yield from _deeds(line, head, player, seen)
        if _AIMED.match(line[len(head) :]):
            return
    agreed_on = _AGREED.match(line)
    if agreed_on:
        yield agreed_on.group(), map(FORMATS.word, Format) if agreed_on[1] == "formato" else agreed.EXAMPLES
        return
    if line.startswith("? "):
        yield "? ", [f"{word} di " for word in (*OF_OBJECTS.words.values(), *OF_PLAYERS.words.values())]
    asked = next((one for one in QUESTIONS if one.endswith(" ") and line.startswith(one)), None)
    if asked is not None:
        yield asked, [f"{one}?" for one in _asked_of(asked, seen)]
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


def _asked_of(question: str, seen: Sight) -> Iterable[str]:
    """What a question is most likely about that begins so."""
    return (*seen.players, *seen.objects) if question in _OF_A_PLAYER else (*seen.objects, *seen.players)


def _deeds(line: str, head: str, player: str, seen: Sight) -> Iterator[tuple[str, Iterable[str]]]:
    """The same behind a player's verb."""
    deed = line[len(head) :]
    if (fight := _FIGHTS.match(deed)) is not None:
        yield head + fight.group(), seen.creatures.get(player, ())
    if (casts := _CASTS.match(deed)) is None:
        return
    said = head + casts.group()
    yield said, [*(one.partition(" ")[2] for one in seen.castable.get(player, ())), *EXAMPLES]
    if (aimed := _AIMED.match(deed)) is not None:
        name = aimed[2]
        yield head + aimed.group(), _aims(name, player, seen) or (*seen.objects, *seen.players)
    elif len(deed) > casts.end() and not deed[-1:].isspace():
        start = _last_word(line)
        if len(line) - start >= _LEAST and start > len(said):
            yield line[:start], _SPELL_IS


def _words(line: str, seen: Sight) -> Iterator[tuple[str, Iterable[str]]]:
    """Words of the language, which can go on with nearly every line that says what there is."""
    if not line or line[:1] in ">#-{" or line.startswith("? ") or _AGREED.match(line):
        return
    does = _player(line, seen) is not None
    for start in _last_words(line):
        # What a player does has no such words, but for what a creature is that they are said to have.
        if start and len(line) - start >= _LEAST and (not does or _DESCRIBED.search(line[:start])):
            several = line[start:].count(" ")
            words = (*OF_PLAYER_SAID, *known_words(), *(counters_in_words() if line.startswith("con ", start) else ()))
            yield line[:start], [word for word in words if word.count(" ") >= several]


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
