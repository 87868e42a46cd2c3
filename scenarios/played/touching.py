"""What a run rests on and the engine does not know: which fragments of card text not understood it touches.

A fragment is left out only where the rules say that it could do nothing: an activated ability that nobody activates, or an
ability of a card that lies all the while in a zone from which it does not function. In any doubt it is touched.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from engine import Game, Step, StepKind, board_of
from engine.board.naming import mention_of
from engine.cards.abilities.ability import Ability, Keyword, NotUnderstood
from engine.cards.keywords.forms import realised
from engine.costs.mana_costs import EXACT_COSTS
from engine.state.changes import runs_of
from engine.state.crowds import kinds
from engine.state.events import EmblemMade, ManaSpent, TokenCreated, ZoneChange
from engine.state.facts.refused import ActionRefused
from engine.state.followed import Followed
from engine.state.objects import GameObject
from engine.state.planes import planes
from engine.state.trace import Untold
from engine.words.citations import cite
from engine.words.terms import NOBODY, CardType, ObjectId, Zone
from scenarios.language.folding import folded
from scenarios.language.keyword_names import KEYWORDS
from scenarios.language.patterns import Pattern
from scenarios.played.waiting import waits_in_vain
from scenarios.written.ids import slug
from scenarios.written.printed_text import is_activated

NOT_REALISED = "parola chiave non realizzata"

_SHOWN = ((Zone.BATTLEFIELD, NOBODY), (Zone.STACK, NOBODY))
_EVERYWHERE = (Zone.BATTLEFIELD, Zone.STACK, Zone.COMMAND)
_SAYS_SO = {
    Zone.GRAVEYARD: Pattern(r"\bcimiter|\bforza\b|\bcostituzione\b|\bcolor|\btip[oi]\b"),
    Zone.EXILE: Pattern(r"\besili|\bforza\b|\bcostituzione\b|\bcolor|\btip[oi]\b"),
    Zone.HAND: Pattern(r"\bmano\b|\brivel|\bpartita\b"),
}
"""113.6: the words by which an ability says that it functions in a zone, or defines a characteristic and functions in all."""

_NOT_HERE = Pattern(r"\bnon (?:e|sia) (?:su|ne)l campo di battaglia\b|\b(?:isn't|is not) on the battlefield\b")
"""113.6c: the words by which it says in which zone alone it does not function."""


_MOVING = Pattern(r"\b(?:mano|cimiter|grimori|esili|zona|scart|pesc|rivel|macin|partita|ovunque)")
"""603.6, 614.1: the words without which an ability looks at no move between a hand, a library, a graveyard and exile."""


@dataclass
class _Seen:
    """A card with text that is not understood: how it looks, and where it has been."""

    object: GameObject
    name: str
    game: Game
    unknown: dict[NotUnderstood, None] = field(default_factory=dict)
    zones: set[Zone] = field(default_factory=set)

    @property
    def permanent(self) -> bool:
        """Whether it is none of the cards whose text is followed as they resolve."""
        return not {CardType.INSTANT, CardType.SORCERY} & {*self.object.printed.types}


def touched(games: Sequence[Game], steps: Sequence[Step], wanted: Collection[str] = ()) -> tuple[Untold, ...]:
    """The fragments that a run rests on, each once.

    ``games``: as it began, before each move, and as it ended; ``wanted``: the names in an action of the script that could not be
    done, any text of whose objects might have allowed it.
    """
    told: list[Untold] = [*(one for step in steps for one in step.untold), *_phenomena(games)]
    cards = _cards(games)
    moved, shifted = set(_moved(steps)), set(_moved(steps, anywhere=True))
    activated = set(_tried(steps, "activate"))
    freely = _drawn_by_loop(steps) or (
        any(one.startswith(EXACT_COSTS) for one in games[0].variant) and _mana_mattered(steps)
    )
    refused = set(_tried(steps, "cast", "play land"))
    found: list[Untold] = []
    for label, card in cards.items():
        for fragment in card.unknown:
            if _is_meant(card, wanted):
                touches = True
            elif _only_activated(card, fragment):
                touches = freely or label in activated
                told = [one for one in told if touches or not _is_of(one, label, fragment)]
            elif waits_in_vain(fragment.text, games, steps):
                touches = False
            else:
                matters = label in moved or (label in shifted and _MOVING.search(folded(fragment.text)) is not None)
                touches = matters or label in refused or any(_functions_in(zone, fragment) for zone in card.zones)
            if touches and not any(_is_of(one, label, fragment) for one in told):
                found.append(_untold(card, fragment))
    made = [
        Untold(source=None, text=one.text, reason=one.reason)
        for step in steps
        for change, _ in runs_of(step.changes)
        if isinstance(change.event, TokenCreated | EmblemMade)
        for one in unknown(change.event.characteristics.abilities)
        if all(one.text != other.text for other in (*told, *found))
    ]
    return tuple({_as_told(one): one for one in (*told, *found, *made)}.values())


def _phenomena(games: Sequence[Game]) -> Iterator[Untold]:
    """704.6f: a phenomenon is left as soon as its ability is, for a plane of which nobody knows which it is."""
    there = {one.label: one for game in games for one in planes(game) if CardType.PHENOMENON in one.printed.types}
    for one in there.values():
        source = mention_of(one, one.printed.name, one.controller)
        yield Untold(source=source, text="", reason="phenomenon", rules=(cite("312.7"),))


def unknown(abilities: Iterable[Ability]) -> Iterator[NotUnderstood]:
    """What of some abilities the engine does not know; a keyword that it does not realise counts as text not understood."""
    for ability in abilities:
        if isinstance(ability, NotUnderstood):
            yield ability
        elif isinstance(ability, Keyword) and not realised(ability.keyword):
            text = ability.text or (KEYWORDS.word(ability.keyword) if ability.keyword in KEYWORDS else ability.keyword)
            yield NotUnderstood(text=text, reason=NOT_REALISED)


def _cards(games: Sequence[Game]) -> dict[str, _Seen]:
    """Every card that somewhere has, or is printed with, text that is not understood; by its label."""
    found: dict[str, _Seen] = {}
    printed = any(True for _, new in _news(games) for one in new for _ in unknown(one.printed.abilities))
    looked: dict[ObjectId, tuple[Ability, ...]] = {}
    for n, (game, new) in enumerate(_news(games)):
        known = len(found)
        for one in new:
            _note(found, game, one, one.printed.abilities)
        # Without such a text nobody can copy one; what is given by effects is looked for at both ends alone.
        if printed or n in (0, len(games) - 1):
            board = board_of(game)
            for _, one in (part for place in _SHOWN for part in board.those(game.zone(*place))):
                abilities = board.characteristics(one.id).abilities
                if looked.get(one.id) is not abilities:
                    looked[one.id] = abilities
                    _note(found, game, one, abilities)
        for one in (one for one, _ in kinds(game.objects)) if len(found) > known else new:
            if one.label in found:
                found[one.label].zones.add(one.zone)
    return found


def _news(games: Iterable[Game]) -> Iterator[tuple[Game, list[GameObject]]]:
    """Each game with the objects that were not so in the one before: mostly few, or none at all."""
    before: Mapping[ObjectId, GameObject] = {}
    for game in games:
        yield game, _anew(before, game.objects)
        before = game.objects


def _anew(before: Mapping[ObjectId, GameObject], now: Mapping[ObjectId, GameObject]) -> list[GameObject]:
    """What is new, or another one than it was."""
    if now is before:
        return []
    touched = now.touched_since(before) if isinstance(now, Followed) else None
    several = (one for one, _ in kinds(now)) if touched is None else (now[one] for one in touched if one in now)
    return [one for one in several if before.get(one.id) is not one]


def _note(found: dict[str, _Seen], game: Game, one: GameObject, abilities: Iterable[Ability]) -> None:
    """What of some abilities of an object is not understood: those printed on it, or that it has by copying or by effects."""
    for fragment in unknown(abilities):
        card = found.get(one.label)
        if card is None:
            name = one.printed.name or board_of(game).characteristics(one.id).name
            card = found[one.label] = _Seen(one, name, game)
        card.unknown.setdefault(fragment)


def _only_activated(card: _Seen, fragment: NotUnderstood) -> bool:
    """602.1: nothing comes of it unless somebody activates it."""
    return card.permanent and is_activated(fragment.text)


def _functions_in(zone: Zone, fragment: NotUnderstood) -> bool:
    """113.6: whether an ability may function in a zone. A keyword that is not realised may be one of a public zone."""
    if zone in _EVERYWHERE:
        return True
    if zone in (Zone.GRAVEYARD, Zone.EXILE) and fragment.reason == NOT_REALISED:
        return True
    text = folded(fragment.text)
    if _NOT_HERE.search(text) is not None:
        return True
    return zone in _SAYS_SO and _SAYS_SO[zone].search(text) is not None


def _moved(steps: Iterable[Step], *, anywhere: bool = False) -> Iterator[str]:
    """The labels of what came to or left a zone in which every ability functions; or, ``anywhere``, changed zones at all."""
    for step in steps:
        for change, _ in runs_of(step.changes):
            event = change.event
            if not isinstance(event, ZoneChange) or event.object not in step.names:
                continue
            if anywhere or event.to in _EVERYWHERE or event.origin in (None, *_EVERYWHERE):
                yield step.names[event.object].label


def _tried(steps: Iterable[Step], *attempts: str) -> Iterator[str]:
    """601.2, 602.2: the labels of what somebody could not cast, play or activate: what is not read of it may have made it
    cheaper, or allowed it, or be what was meant. An ability that was activated is one that was read, and no other (602.1)."""
    for step in steps:
        refused = step.fact(ActionRefused)
        if refused is not None and refused.attempt in attempts and step.cause is not None:
            yield step.cause.label.partition("#")[0]


def _is_meant(card: _Seen, wanted: Collection[str]) -> bool:
    """Whether one of some names in a script means a card, or may."""
    return any(slug(one) in wanted for one in (card.object.label, card.name))


def _drawn_by_loop(steps: Iterable[Step]) -> bool:
    """104.4b: whether the game ended as a loop that nobody could break: what is not understood could have."""
    return any(step.kind is StepKind.GAME_ENDS and "104.4b" in map(str, step.every_rule()) for step in steps)


def _mana_mattered(steps: Iterable[Step]) -> bool:
    """605.1: whether mana was spent where it is counted, or something could not be done: what is not read might have made some."""
    return any(
        step.fact(ActionRefused) is not None
        or any(isinstance(change.event, ManaSpent) for change, _ in runs_of(step.changes))
        for step in steps
    )


def _is_of(one: Untold, label: str, fragment: NotUnderstood) -> bool:
    return one.source is not None and one.source.label == label and one.text == fragment.text


def _untold(card: _Seen, fragment: NotUnderstood) -> Untold:
    source = mention_of(card.object, card.name, board_of(card.game).controller(card.object.id))
    return Untold(source=source, text=fragment.text, reason=fragment.reason)


def _as_told(one: Untold) -> tuple[object, ...]:
    """What tells two gaps apart for a reader: the same fragment of two cards of one name is said once."""
    whose = None if one.source is None else one.source.name or one.source.label
    return one.text, whose, one.reason, one.rules
