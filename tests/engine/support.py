"""A table to rule at: put a board together, play it on, read the trace. For tests of the engine, without scenario files.

    table = Table()
    orso = table.creature("Orso", 2, 2, controller=0, damage=2)
    table.settle()                                  # check and put triggers on the stack, until somebody has priority
    assert table.where("Orso") is Zone.GRAVEYARD
    assert table.performed("704.5g") == ["Orso"]    # whom the changes made by that rule were about

Answers are written as people say them and are turned into the keys of the question that asks for them: ``"Orso"`` (a label,
a player's name, or an option's text), ``("Orso", "Lupo")`` (several, or an order), ``True`` or ``False``, ``3`` (a number),
``{"Orso": 2, "Bruno": 1}`` (a division). Those that are not asked for fail the test, as does a question without an answer.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from engine import (
    Action,
    Activate,
    Answer,
    Builder,
    Cast,
    Continue,
    Form,
    Game,
    Moment,
    Occur,
    Option,
    Pass,
    Played,
    PlayerTarget,
    Question,
    Recipient,
    Step,
    StepKind,
    board_of,
    play,
)
from engine.cards.abilities.ability import Ability, Keyword
from engine.cards.characteristics import Characteristics
from engine.happening.writing.changed import changed
from engine.state.events import Event
from engine.state.objects import GameObject
from engine.state.trace import Change
from engine.words.terms import CardType, ObjectId, PlayerId, Supertype, TurnStep, Zone

NAMES = ("Anna", "Bruno", "Carla", "Dario", "Elsa", "Fabio", "Gina", "Hugo", "Ida", "Luca")

Said = str | bool | int | tuple[str, ...] | Mapping[str, int] | Answer
"""An answer as a test writes it."""


def creature(
    name: str, power: int, toughness: int, *abilities: Ability | str, legendary: bool = False, **more: Any
) -> Characteristics:
    """A creature card; ``more`` are further characteristics."""
    types = (*more.pop("types", ()), CardType.CREATURE)
    return card(name, *abilities, types=types, power=power, toughness=toughness, legendary=legendary, **more)


def card(name: str, *abilities: Ability | str, legendary: bool = False, **more: Any) -> Characteristics:
    """A card of any types. A string among the abilities is a keyword: ``card("Angelo", "flying", types=...)``."""
    if legendary:
        more["supertypes"] = (*more.get("supertypes", ()), Supertype.LEGENDARY)
    compiled = tuple(Keyword(keyword=one) if isinstance(one, str) else one for one in abilities)
    return Characteristics(name=name, abilities=compiled, **more)


class Table:
    """Seats, a board, and the trace so far. Objects are put down first; the first thing played makes the game."""

    def __init__(
        self, players: int = 2, *, active: int = 0, step: TurnStep = TurnStep.PRECOMBAT_MAIN, **options: Any
    ) -> None:
        """``options`` are those of :class:`engine.happening.building.Builder`: life, poison, teams, shared, variant."""
        self.builder = Builder([*NAMES, *(f"Ospite {n}" for n in range(11, players + 1))][:players], **options)
        self.builder.turn(PlayerId(active), step)
        self.steps: list[Step] = []
        self.history: list[tuple[Game, Action, tuple[Answer, ...]]] = []
        """Each action carried out, with the game before it and its answers: enough to play it again."""
        self._game: Game | None = None

    # --- the board

    def put(self, label: str, printed: Characteristics, *, controller: int = 0, **more: Any) -> ObjectId:
        """An object on the battlefield, or in another ``zone``; owned by its controller, or by ``owner``."""
        assert self._game is None, "the game has begun"
        owner = PlayerId(more.pop("owner", controller))
        zone = more.pop("zone", Zone.BATTLEFIELD)
        return self.builder.put(label, printed, owner, zone, controller=PlayerId(controller), **more)

    def creature(
        self, label: str, power: int, toughness: int, *abilities: Ability | str, name: str | None = None, **more: Any
    ) -> ObjectId:
        """A creature; ``legendary``, ``types``, ``subtypes``, ``supertypes`` and ``loyalty`` are its own, the rest is for put."""
        printed = {key: more.pop(key) for key in _PRINTED if key in more}
        types = (*printed.pop("types", ()), CardType.CREATURE)
        looks = card(name or label, *abilities, types=types, power=power, toughness=toughness, **printed)
        return self.put(label, looks, **more)

    def permanent(self, label: str, *abilities: Ability | str, name: str | None = None, **more: Any) -> ObjectId:
        """A permanent, or a card in another zone, of the ``types`` given: as :meth:`creature`."""
        printed = {key: more.pop(key) for key in _PRINTED if key in more}
        return self.put(label, card(name or label, *abilities, **printed), **more)

    def library(self, player: int, count: int) -> None:
        """So many cards of no use, labelled c0, c1, ... with the player's number before them."""
        for number in range(count):
            self.put(
                f"{player}c{number}", card("Foresta", types=(CardType.LAND,)), controller=player, zone=Zone.LIBRARY
            )

    # --- playing

    @property
    def game(self) -> Game:
        if self._game is None:
            self._game = self.builder.game()
        return self._game

    def do(self, action: Action, *answers: Said) -> Played:
        """Carry out one action; its questions are answered by ``answers``, all of which must be asked for."""
        with _all_used(answers) as left:
            return self._must(action, left)

    def settle(self, *answers: Said) -> Table:
        """Go on until a player has priority or the game is over."""
        with _all_used(answers) as left:
            self._go_on(left, lambda: self.settled or self.over)
        return self

    def resolve(self, *answers: Said) -> Table:
        """All pass until the top of the stack has resolved; then settle."""
        assert self.settled, "nobody has priority"
        assert self.game.stack_top is not None, "nothing to resolve"
        with _all_used(answers) as left:
            self._go_on(left, lambda: self.game.moment is Moment.RESOLVE, passing=True)
            self._must(Continue(), left)
            self._go_on(left, lambda: self.settled or self.over)
        return self

    def play_out(self, *answers: Said) -> Table:
        """All pass until the stack is empty and a player has priority, or the game is over."""
        with _all_used(answers) as left:
            self._go_on(left, lambda: (self.settled and self.game.stack_top is None) or self.over, passing=True)
        return self

    def until(self, step: TurnStep, *answers: Said, player: int | None = None) -> Table:
        """All pass until that step begins (of that player's turn) and somebody has priority in it, or the game is over."""
        start = self.game.turn

        def there() -> bool:
            turn = self.game.turn
            arrived = turn.step is step and (turn.number, turn.step) != (start.number, start.step)
            return self.over or (arrived and self.settled and player in (None, turn.active))

        with _all_used(answers) as left:
            self._go_on(left, there, passing=True)
        return self

    def occur(self, *events: Event, answers: Iterable[Said] = ()) -> Table:
        """Let something happen out of the blue, as one event, and settle."""
        return self._act(Occur(events), tuple(answers))

    def cast(self, label: str, *answers: Said, player: int = 0, x: int | None = None) -> Table:
        """Cast a card from hand; ``answers`` are its modes and targets, and those of the settling after it."""
        return self._act(Cast(PlayerId(player), self.id(label), x), answers)

    def activate(self, label: str, index: int, *answers: Said, player: int = 0, x: int | None = None) -> Table:
        """Activate the n-th ability of an object."""
        return self._act(Activate(PlayerId(player), self.id(label), index, x), answers)

    def question(self, action: Action | None = None) -> Question:
        """The first question met as the table settles, or as an action is carried out. Nothing of it happens."""
        if action is not None:
            played = play(self.game, action)
        else:
            while (played := play(self.game, Continue())).question is None:
                assert played.refused is None, "settled without a question"
                self._keep(played, Continue())
        assert played.question is not None
        return played.question

    def fork(self) -> Table:
        """Another table with the same game, to play on differently."""
        twin = Table.__new__(Table)
        twin.builder, twin._game = self.builder, self.game.fork()
        twin.steps, twin.history = list(self.steps), list(self.history)
        return twin

    def _act(self, action: Action, answers: tuple[Said, ...]) -> Table:
        with _all_used(answers) as left:
            self._must(action, left)
            self._go_on(left, lambda: self.settled or self.over)
        return self

    def _go_on(self, left: list[Said], done: Callable[[], bool], *, passing: bool = False) -> None:
        for _ in range(5000):
            if done():
                return
            receiver = self.game.receiver
            self._must(Pass(receiver) if self.settled and passing else Continue(), left)
        raise AssertionError("does not come to an end")

    def _must(self, action: Action, left: list[Said]) -> Played:
        given: list[Answer] = []
        while (played := play(self.game, action, given)).question is not None:
            assert left, f"asked: {_in_words(played.question)}"
            given.append(_answer(played.question, left.pop(0), self.game))
        if played.illegal is not None:
            raise played.illegal
        assert played.refused is None, played.refused
        self._keep(played, action, given)
        return played

    def _keep(self, played: Played, action: Action, given: Iterable[Answer] = ()) -> None:
        self.history.append((self.game, action, tuple(given)))
        self._game = played.game
        self.steps += played.steps

    # --- looking

    @property
    def settled(self) -> bool:
        return self.game.moment is Moment.PRIORITY

    @property
    def over(self) -> bool:
        return self.game.moment is Moment.OVER

    @property
    def winners(self) -> tuple[int, ...] | None:
        """The seats of the winners; nobody for a draw; ``None`` while the game goes on."""
        return None if self.game.result is None else tuple(self.game.result.winners)

    def all(self, label: str) -> list[GameObject]:
        """Every object with that label, wherever it is."""
        return [one for one in self.game.objects.values() if one.label == label]

    def one(self, label: str) -> GameObject:
        """The object with that label, wherever it is now. Fails unless there is just one."""
        found = self.all(label)
        assert len(found) == 1, f"{label}: {len(found)} objects"
        return found[0]

    def id(self, label: str) -> ObjectId:
        return self.one(label).id

    def where(self, label: str) -> Zone | None:
        """The zone an object is in; ``None`` if it no longer exists."""
        return self.one(label).zone if self.all(label) else None

    def zone(self, zone: Zone, player: int = 0) -> list[str]:
        """The labels of what is in a zone, in its order; ``player`` is for zones of one's own."""
        return [self.game.objects[one].label for one in self.game.zone(*_place(zone, player))]

    def stack(self) -> list[str]:
        """What is on the stack, the top last; abilities as the label of their source and their number, from 1."""
        return self.zone(Zone.STACK)

    def looks(self, label: str) -> Characteristics:
        """The characteristics of an object after all layers."""
        return board_of(self.game).characteristics(self.id(label))

    def controller(self, label: str) -> int:
        return board_of(self.game).controller(self.id(label))

    def life(self, player: int) -> int:
        return self.game.side(PlayerId(player)).life

    def in_game(self) -> list[int]:
        """The seats of the players still in the game."""
        return [player.id for player in self.game.players if player.in_game]

    # --- reading the trace

    def checks(self) -> list[Step]:
        """The steps in which state-based actions were performed, one for each check that found any."""
        return [step for step in self.steps if step.kind is StepKind.STATE_BASED_ACTIONS]

    def changes(self, rule: str | None = None) -> list[Change]:
        """The changes of all steps, or only those made by a rule."""
        return [change for step in self.steps for change in step.changes if rule is None or rule in change.rules]

    def performed(self, rule: str) -> list[str]:
        """Whom the changes made by a rule were about: labels of objects, names of players, once for each change."""
        return [self.about(change) for change in self.changes(rule)]

    def about(self, change: Change) -> str:
        """The label or the name of what an event is about."""
        event = change.event
        for name in ("player", "object", "on", "target", "to"):
            value: Recipient | None = getattr(event, name, None)
            if isinstance(value, PlayerTarget):
                return NAMES[value.player]
            if value is not None:
                return NAMES[value] if name == "player" else self._label(ObjectId(value))
        raise AssertionError(f"about nobody: {event}")

    def triggered(self) -> list[str]:
        """The labels of the sources of all abilities that triggered, in order."""
        return [noticed.source.label for step in self.steps for noticed in step.triggered]

    def missed(self, label: str) -> list[str]:
        """Why the abilities of an object did not trigger, near misses only."""
        return [miss.why for step in self.steps for miss in step.missed if miss.source.label == label]

    def rules(self) -> list[str]:
        """Every rule of the trace in order, with repetitions."""
        return [str(rule) for step in self.steps for rule in step.every_rule()]

    def _label(self, one: ObjectId) -> str:
        seen = board_of(self.game).last_seen(one)
        assert seen is not None
        return seen[0].label


def it_is(game: Game, *, night: bool | None) -> None:
    """731.1: a game in which it is night, day or neither, without any event that made it so."""
    game.night = night
    changed(game)


@contextmanager
def _all_used(answers: tuple[Said, ...]) -> Iterator[list[Said]]:
    """The answers still to be given; fails where some are left that no question asked for."""
    left = list(answers)
    yield left
    assert not left, f"never asked for: {left}"


_PRINTED = ("types", "subtypes", "supertypes", "colors", "mana_cost", "loyalty", "defense", "legendary")


def _place(zone: Zone, player: int) -> tuple[Zone, PlayerId]:
    return (zone, PlayerId(-1 if zone.shared else player))


def _answer(question: Question, said: Said, game: Game) -> Answer:
    """What a test said as an answer to a question. Fails where it names nothing that can be chosen."""
    if isinstance(said, Answer):
        return said
    if isinstance(said, bool):
        assert question.form is Form.YES_NO, _in_words(question)
        return Answer(keys=("yes" if said else "no",))
    if isinstance(said, int):
        return Answer(number=said)
    if isinstance(said, Mapping):
        return Answer(amounts=tuple((_key(question, name, game), amount) for name, amount in said.items()))
    return Answer(keys=tuple(_key(question, name, game) for name in ((said,) if isinstance(said, str) else said)))


def _key(question: Question, name: str, game: Game) -> str:
    found = [option.key for option in question.options if name in _names(option, game)]
    assert found, f"{name} is no answer to: {_in_words(question)}"
    assert len(found) == 1, f"{name} could be any of {found}: {_in_words(question)}"
    return found[0]


def _names(option: Option, game: Game) -> tuple[str, ...]:
    """What an option can be called: its key, label, text, or player's name; ``label#2`` for a source's second ability."""
    names = [option.key, option.text]
    if option.mention is not None:
        names += [option.mention.label, f"{option.mention.label}#{option.mention.index + 1}"]
    if option.player is not None:
        names.append(game.players[option.player].name)
    return tuple(name for name in names if name)


def _in_words(question: Question) -> str:
    options = [option.mention.label if option.mention else option.text or option.key for option in question.options]
    return f"{question.purpose} ({question.rule}) of player {question.decider} among {options}"
