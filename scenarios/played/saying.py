"""What a script says to the engine's questions: in its actions themselves, and in the replies nested in them."""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import NamedTuple

from engine import Answer, Continue, Game, Heard, Moment, Pass, Played, Purpose, Question, Refused, board_of, play
from engine.cards.abilities.ability import Keyword
from engine.cards.keywords.numbers import DEFINED_BY
from engine.cards.keywords.spell_forms import OVERLOAD
from engine.costs.open_ways import NORMAL
from engine.state.merged import MUTATE
from engine.words.citations import cite
from engine.words.terms import Zone
from scenarios.laid import finding, not_found, telling_apart
from scenarios.laid.not_found import NotFound, fault_at
from scenarios.language.errors import Fault, ScenarioError
from scenarios.language.illegal_answers import why_not
from scenarios.language.keyword_names import KEYWORDS
from scenarios.played import answers
from scenarios.played.acting import Attempted
from scenarios.played.choosing import Settled
from scenarios.played.likeness import with_alike
from scenarios.played.named_targets import (
    becomes_permanent,
    comes_later,
    named_for,
    same_target_twice,
    targets_for,
    why_no_target,
)
from scenarios.played.options_in_game import by_component, by_its_source, by_number
from scenarios.played.said_modes import is_modal, modes_said, other_modes
from scenarios.written import model
from scenarios.written.cards import Card
from scenarios.written.ids import slug
from scenarios.written.records import Record

Used = tuple[int, int]
"""A reply: the action in which it is nested, and its place there."""

_PASSES = 40
"""608.1: how many passes and what follows by itself there are at most until what is on top of the stack resolves."""
_ORDERS = (Purpose.TRIGGER_ORDER, Purpose.ENTRY_ORDER, Purpose.LIBRARY_ORDER)


def as_a_reply(action: model.Doing | None) -> tuple[model.Reply, ...]:
    """608.2d: «Anna sacrifica Orso» as the answer to what asks her, where it may be one; it is a deed of its own otherwise."""
    if not isinstance(action, model.Happens) or not action.may_answer:
        return ()
    events = action.events
    sacrificed = tuple(one.what for one in events if isinstance(one, model.Sacrificed))
    discarded = tuple(one.what for one in events if isinstance(one, model.Discarded))
    if len(sacrificed) == len(events):
        return (model.Reply(sacrifice=sacrificed).standing_at(action.place),)
    if len(discarded) == len(events):
        return (model.Reply(discard=discarded).standing_at(action.place),)
    return ()


def _is_there(game: Game, name: str) -> bool:
    try:
        return game.objects[finding.an_object(game, name)].zone in (Zone.BATTLEFIELD, Zone.HAND)
    except NotFound:
        return False


class Unused(NamedTuple):
    """Replies that no question took: those that fit nothing, as faults, and those that nobody had to give."""

    faults: tuple[Fault, ...]
    needless: tuple[model.Reply, ...]


class Saying:
    """The answers of one script. It remembers nothing: which replies were given already, its caller knows."""

    def __init__(self, scenario: model.Scenario) -> None:
        self.scenario = scenario
        self.names = tuple(player.name for player in scenario.players)
        self._cards = {slug(name): (name, card) for name, card in scenario.cards.items()}
        self._replies: dict[int, tuple[model.Reply, ...]] = {}

    def action(self, index: int) -> model.Doing | None:
        """The n-th action of the script that does something."""
        script = self.scenario.script
        found = script[index] if 0 <= index < len(script) else None
        return found if isinstance(found, model.Doing) else None

    def replies(self, index: int) -> tuple[model.Reply, ...]:
        """The replies nested in an action; 603.3d: what a permanent spell is said to aim at is aimed at by what triggers for it."""
        if index not in self._replies:
            action = self.action(index)
            own = () if action is None else action.replies
            self._replies[index] = (
                own
                if action is None
                else (*own, *self._of_what_triggers(action), *self._modes_later(action), *as_a_reply(action))
            )
        return self._replies[index]

    def _of_what_triggers(self, action: model.Doing) -> tuple[model.Reply, ...]:
        """``lancia Kavu su Orso``: a permanent spell that is no Aura has no targets (115.1), so an ability of it has that one."""
        if not isinstance(action, model.CastSpell) or not action.targets or action.half or action.named or action.back:
            return ()
        names = tuple(one for one in action.targets if isinstance(one, str))
        name, card = self._cards.get(slug(action.what), ("", None))
        if card is None or len(names) != len(action.targets) or not has_no_targets(name, card):
            return ()
        return (model.Reply(targets=names).standing_at(action.place),)

    def _modes_later(self, action: model.Doing) -> tuple[model.Reply, ...]:
        """700.2b: modes that are said of a spell or an activated ability without any are those of what comes of it."""
        if not isinstance(action, model.CastSpell | model.ActivateAbility) or not action.modes:
            return ()
        if isinstance(action, model.CastSpell):
            name, card = self._cards.get(slug(action.what), ("", None))
            if card is None or action.half or action.named or action.back or is_modal(name, card):
                return ()
        return (model.Reply(modes=action.modes).standing_at(action.place),)

    def reply(self, game: Game, question: Question, follows: int, coming: int, used: Sequence[Used]) -> Used | None:
        """The first unused reply that fits: of the action that this follows from, of earlier ones, last of the coming one.

        A plain choice is an answer to a question of another name where no reply has that name.
        """

        def is_one_of(reply: model.Reply, question: Question, names: Sequence[str]) -> bool:
            alone = answers.says_one_of(reply, question, names)
            return alone or answers.says_one_of(reply, self._with_alike(game, which[0], question), names)

        left = [
            (reply, (index, place))
            for index in dict.fromkeys([*range(follows, -1, -1), coming, *self._answered_behind(coming)])
            for place, reply in enumerate(self.replies(index))
            if (index, place) not in used
        ]
        for is_meant in (answers.fits, is_one_of):
            for reply, which in left:
                if is_meant(reply, question, self.names):
                    return which
        return None

    def _answered_behind(self, coming: int) -> tuple[int, ...]:
        """608.2d: the action behind the one that is on its way, where it may be the answer to what is asked meanwhile."""
        return (coming + 1,) if as_a_reply(self.action(coming + 1)) else ()

    def unheard(self, until: int, used: Sequence[Used]) -> tuple[model.Reply, ...]:
        """The replies up to an action that no question has taken by then."""
        return tuple(
            reply
            for index in range(until + 1)
            for place, reply in enumerate(self.replies(index))
            if (index, place) not in used and reply not in as_a_reply(self.action(index))
        )

    def answer(self, game: Game, which: Used, question: Question) -> Answer:
        """What a reply answers. Raises ScenarioError where it says none of the question's answers.

        A name that several bear means any of them, where nothing tells them apart by which anything could become different.
        """
        reply = self.replies(which[0])[which[1]]
        try:
            try:
                return answers.answer(reply, question, self.names)
            except not_found.Ambiguous:
                return answers.answer(reply, self._with_alike(game, which[0], question), self.names)
        except NotFound as fault:
            named = [reply.value] if isinstance(reply.value, str) else reply.value
            if isinstance(named, tuple | list) and all(isinstance(one, str) for one in named):
                keys = [by_component(game, str(one), question) for one in named]
                if keys and None not in keys:
                    return Answer(keys=tuple(map(str, keys)))
            raise self.error(reply, fault.message, fault.suggestion) from None

    def _with_alike(self, game: Game, index: int, question: Question) -> Question:
        """302.6: with what makes no difference alike, as far as nothing attacks or is activated after the action that answers."""
        rested = any(isinstance(one, _TIRED) for one in self.scenario.script[index + 1 :])
        return with_alike(game, question, since_when=rested)

    def unused(
        self, used: Sequence[Used], settled: Sequence[Settled], over: Container[int] = (), happened: Container[int] = ()
    ) -> Unused:
        """Replies that were not given: those that nothing asked for, and those that say what could be answered alone.

        ``settled`` are questions that were not asked since they made no difference; ``over``: actions that were refused, so that
        nobody was asked what they ask; ``happened``: those that came true, by themselves or because something did it.
        """
        left = list(settled)
        faults, needless = [], []
        for index, action in enumerate(self.scenario.script):
            for place, reply in enumerate(self.replies(index)):
                if (index, place) in used or (index in happened and reply in as_a_reply(self.action(index))):
                    continue
                # A reply may stand in the action that comes next, as where a question is asked on the way to it.
                met = next(
                    (one for one in left if one.action >= index - 1 and self._settles(reply, one.question)), None
                )
                if met is not None:
                    left.remove(met)
                    if _is_said_within(reply, action):
                        continue  # «lancia Dardo con flashback» says what is done, and no more answers than it must
                refused = index in over or (isinstance(action, model.Doing) and action.refused is not None)
                if isinstance(action, model.CastSpell) and reply.purpose is Purpose.OVER_OR_UNDER:
                    continue  # 702.140b: said of a mutating spell beforehand, and never asked once that is none
                if met is not None or refused or _orders_one(reply):
                    needless.append(reply)
                else:
                    faults.append(fault_at(self.scenario, reply, "nessuna domanda ha chiesto questa risposta"))
        return Unused(tuple(faults), tuple(needless))

    def came_true(self, game: Game) -> frozenset[int]:
        """608.2d: the actions that may be answers of which what was said is so in the end: nothing named is where it could be
        sacrificed or discarded."""
        return frozenset(
            index
            for index in range(len(self.scenario.script))
            for reply in as_a_reply(self.action(index))
            if not any(_is_there(game, str(name)) for name in reply.sacrifice or reply.discard or ())
        )

    def would_answer(self, game: Game, index: int) -> bool:
        """608.2d: whether what is on top of the stack asks, as it resolves, for what an action may be the answer to."""
        reply = as_a_reply(self.action(index))
        if not reply or game.stack_top is None:
            return False
        top = game.stack_top.id
        for _ in range(_PASSES):
            got = play(game, Pass(game.receiver) if game.moment is Moment.PRIORITY else Continue(), [])
            if got.question is not None:
                return self._settles(reply[0], got.question)
            game = got.game
            if got.refused is not None or game.stack_top is None or game.stack_top.id != top:
                return False
        return False

    def _settles(self, reply: model.Reply, question: Question) -> bool:
        if answers.says_one_of(reply, question, self.names):
            return True
        if not answers.fits(reply, question, self.names):
            return False
        try:
            return question.fault(answers.answer(reply, question, self.names)) is None
        except NotFound:
            return False

    def in_action(
        self, game: Game, index: int, attempted: Attempted | None, question: Question, heard: Sequence[Heard]
    ) -> Answer | Played | None:
        """601.2b-d: the choices that the action itself says: modes, targets, how something is divided.

        ``None`` where it does not say; a refusal where it names a target that is none.
        """
        action = self.action(index)
        if attempted is None or not isinstance(action, model.CastSpell | model.ActivateAbility):
            return None
        modes = other_modes(game, action, attempted, heard) or modes_said(game, action, attempted, question, heard)
        if modes is not None:
            return modes if isinstance(modes, Answer) else self._by_its_target(game, index, attempted, modes)
        try:
            if question.purpose is Purpose.DIVISION and action.division:
                return answers.amounts(action.division, question, self.names)
        except NotFound as fault:
            raise self.error(action, fault.message, fault.suggestion) from None
        if question.purpose is not Purpose.TARGETS:
            return None
        asked = [*(one.question for one in heard if one.question.purpose is Purpose.TARGETS), question]
        requirement = len(asked) - 1
        named = named_for(game, action, attempted, asked)
        return None if named is None else self._chosen(game, action, attempted, question, requirement, named)

    def implied_way(self, index: int, attempted: Attempted | None, question: Question) -> Answer | None:
        """702.96a, 702.103b, 702.140a: in which way a spell is cast that is said with targets: bestowed or mutating if it has any
        only so, and not overloaded. ``None`` where that does not tell."""
        action = self.action(index)
        if attempted is None or not isinstance(action, model.CastSpell) or question.purpose is not Purpose.COST:
            return None
        ways = {one.key for one in question.options}
        if not action.targets or NORMAL not in ways:
            return None
        if ways == {NORMAL, MUTATE} or (ways == {NORMAL, "bestow"} and not attempted.specs):
            return Answer(keys=tuple(ways - {NORMAL}))
        return Answer(keys=(NORMAL,)) if ways == {NORMAL, OVERLOAD} else None

    def settled_targets(self, game: Game, index: int, attempted: Attempted | None, got: Played) -> Played | None:
        """Targets that were not asked for, since there was one choice: what the action says of them must be that choice.

        A refusal where it names what is no legal target.
        """
        action = self.action(index)
        if attempted is None or not isinstance(action, model.CastSpell | model.ActivateAbility):
            return None
        modes = other_modes(game, action, attempted, got.heard)
        if modes is not None:
            return self._by_its_target(game, index, attempted, modes)
        asked = [heard for heard in got.heard if heard.question.purpose is Purpose.TARGETS]
        for requirement, heard in enumerate(asked):
            questions = [one.question for one in asked[: requirement + 1]]
            named = named_for(game, action, attempted, questions) if heard.settled else None
            if named is None:
                continue
            said = self._chosen(game, action, attempted, heard.question, requirement, named)
            if isinstance(said, Played):
                return said
            fault = heard.question.fault(said)
            if fault is not None:
                raise self.error(action, f"i bersagli non sono possibili: {why_not(fault, heard.question.minimum)}")
        return None

    def illegal_target(self, game: Game, index: int, attempted: Attempted | None) -> Played | None:
        """115: the refusal of an action by the first target that it names and that is none; ``None`` where all are legal."""
        action = self.action(index)
        if attempted is None or not isinstance(action, model.CastSpell | model.ActivateAbility):
            return None
        for requirement in range(len(attempted.specs)):
            for name in targets_for(game, action, attempted, requirement) or ():
                refused = why_no_target(game, attempted, requirement, name)
                if refused is not None:
                    return refused
        return None

    def way_not_open(
        self, game: Game, index: int, attempted: Attempted | None, used: Sequence[Used], got: Played
    ) -> Played | None:
        """601.2b, 118.9: the refusal of a card that is said to be cast for the cost of a keyword that it has, and was not: that way
        is not open now; ``None`` where nothing was said, or it was heard."""
        if attempted is None or attempted.object is None or not isinstance(self.action(index), model.CastSpell):
            return None
        looks = board_of(game).characteristics(attempted.object)
        for place, reply in enumerate(self.replies(index)):
            named = KEYWORDS.get(reply.cost[0]) if reply.cost is not None and len(reply.cost) == 1 else None
            if (index, place) in used or named is None or named not in DEFINED_BY or not looks.has(named):
                continue
            if not any(heard.settled and self._settles(reply, heard.question) for heard in got.heard):
                return Played(game=game, refused=Refused("way not open", DEFINED_BY[named]))
        return None

    def _by_its_target(self, game: Game, index: int, attempted: Attempted, modes: Played) -> Played:
        """601.2b-c: a mode that has no legal target is refused by the one that was named for it, where one was."""
        named = self.illegal_target(game, index, attempted)
        if named is None or named.refused is None:
            return modes
        why = named.refused
        return Played(game=game, refused=Refused(why.why, why.rule, why.facts, (*why.by, cite("700.2a"))))

    def waits_for_target(self, game: Game, index: int, attempted: Attempted) -> bool:
        """113.6, 113.7, 115.2: whether an action names what is a spell still and becomes a permanent: its source, its target among
        permanents, or the source of the ability that is its target."""
        action = self.action(index)
        if not isinstance(action, model.CastSpell | model.ActivateAbility):
            return False
        if isinstance(action, model.ActivateAbility) and becomes_permanent(game, action.what):
            return True
        return any(
            becomes_permanent(game, name)
            for requirement, spec in enumerate(attempted.specs)
            if spec.objects is not None and comes_later(spec.objects)
            for name in targets_for(game, action, attempted, requirement) or ()
        )

    def _chosen(
        self,
        game: Game,
        action: model.Doing,
        attempted: Attempted,
        question: Question,
        requirement: int,
        named: tuple[str, ...],
    ) -> Answer | Played:
        try:
            numbered = [
                by_its_source(game, name, question)
                or by_number(game, name, question)
                or by_component(game, name, question)
                for name in named
            ]
            known = tuple(one for one in numbered if one is not None)
            return Answer(keys=known) if len(known) == len(named) else self._by_names(game, named, question)
        except not_found.Ambiguous as fault:
            raise self.error(action, fault.message, fault.suggestion) from None
        except NotFound as fault:
            for name in named:
                refused = why_no_target(game, attempted, requirement, name)
                if refused is not None:
                    return refused
            twice = same_target_twice(game, named)
            if twice is not None:
                return twice
            raise self.error(action, fault.message, fault.suggestion) from None

    def _by_names(self, game: Game, named: tuple[str, ...], question: Question) -> Answer:
        """A name that several bear means any of them, where nothing tells them apart."""
        try:
            return answers.choice(named, question, self.names)
        except not_found.Ambiguous:
            pass
        try:
            return answers.choice(named, with_alike(game, question), self.names)
        except not_found.Ambiguous as fault:
            raise telling_apart.sorted_out(game, fault) from None

    def error(self, record: Record, message: str, suggestion: str = "") -> ScenarioError:
        """The error of a single fault at the place of a part of the scenario."""
        return ScenarioError([fault_at(self.scenario, record, message, suggestion)])


_TIRED = (model.Attack, model.ActivateAbility)
"""302.6: what a creature cannot do in the turn in which its controller got it."""
_AIMED = ("enchant", "bestow", "mutate")
"""702.5, 702.103, 702.140: by these a permanent spell has a target."""


def has_no_targets(name: str, card: Card) -> bool:
    """115.1: whether a card is cast as a permanent spell that has no target."""
    if not card.type_line.types or not all(one.permanent for one in card.type_line.types):
        return False
    abilities = (*card.keywords, *card.read(name).abilities, *card.abilities)
    aimed = any(isinstance(one, Keyword) and one.keyword in _AIMED for one in abilities)
    return not aimed and "Aura" not in map(str, card.type_line.subtypes)


def _is_said_within(reply: model.Reply, action: model.Action) -> bool:
    """Whether a reply stands in the line of the action that it is for, and not in one of its own."""
    told, done = getattr(reply, "place", None), getattr(action, "place", None)
    return told is not None and done is not None and told.line == done.line


def _orders_one(reply: model.Reply) -> bool:
    """An order of a single thing is the only one that there is: nobody is asked for it."""
    return reply.purpose in _ORDERS and isinstance(reply.value, tuple | list) and len(reply.value) == 1
