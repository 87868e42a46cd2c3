"""What a script says to the engine's questions: in its actions themselves, and in the replies nested in them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from engine import Answer, Game, Heard, Played, PlayerTarget, Purpose, Question, Recipient, Refused, board_of
from engine.cards.abilities.ability import Keyword
from engine.cards.abilities.filters import Filter
from engine.cards.keywords.numbers import DEFINED_BY
from engine.cards.keywords.spell_forms import OVERLOAD
from engine.costs.open_ways import NORMAL
from engine.state.merged import MUTATE
from engine.words.citations import cite
from engine.words.mentions import Mention
from engine.words.terms import Kind, Zone
from scenarios.laid import finding, handles, not_found, telling_apart
from scenarios.laid.not_found import NotFound, fault_at
from scenarios.language.errors import Fault, ScenarioError, shown
from scenarios.language.illegal_answers import FAULTS
from scenarios.language.keyword_names import KEYWORDS
from scenarios.played import acting, answers
from scenarios.played.acting import Attempted
from scenarios.played.choosing import Settled
from scenarios.played.likeness import with_alike
from scenarios.played.said_modes import is_modal, modes_said, other_modes
from scenarios.written import model
from scenarios.written.cards import Card
from scenarios.written.ids import slug, told_apart
from scenarios.written.records import Record
from scenarios.written.scalars import Which

SAME_TARGET = ("same target again", cite("115.3"))

Used = tuple[int, int]
"""A reply: the action in which it is nested, and its place there."""

_ORDERS = (Purpose.TRIGGER_ORDER, Purpose.ENTRY_ORDER, Purpose.LIBRARY_ORDER)


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
                own if action is None else (*own, *self._of_what_triggers(action), *self._modes_later(action))
            )
        return self._replies[index]

    def _of_what_triggers(self, action: model.Doing) -> tuple[model.Reply, ...]:
        """``lancia Kavu su Orso``: a permanent spell that is no Aura has no targets (115.1), so an ability of it has that one."""
        if not isinstance(action, model.CastSpell) or not action.targets or action.half or action.named:
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

    def reply(self, question: Question, follows: int, coming: int, used: Sequence[Used]) -> Used | None:
        """The first unused reply that fits: of the action that this follows from, of earlier ones, last of the coming one.

        A plain choice is an answer to a question of another name where no reply has that name.
        """
        left = [
            (reply, (index, place))
            for index in dict.fromkeys([*range(follows, -1, -1), coming])
            for place, reply in enumerate(self.replies(index))
            if (index, place) not in used
        ]
        for is_meant in (answers.fits, answers.says_one_of):
            for reply, which in left:
                if is_meant(reply, question, self.names):
                    return which
        return None

    def unheard(self, until: int, used: Sequence[Used]) -> tuple[model.Reply, ...]:
        """The replies up to an action that no question has taken by then."""
        return tuple(
            reply
            for index in range(until + 1)
            for place, reply in enumerate(self.replies(index))
            if (index, place) not in used
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
                rested = any(isinstance(one, _TIRED) for one in self.scenario.script[which[0] + 1 :])
                return answers.answer(reply, with_alike(game, question, since_when=rested), self.names)
        except NotFound as fault:
            named = [reply.value] if isinstance(reply.value, str) else reply.value
            if isinstance(named, tuple | list) and all(isinstance(one, str) for one in named):
                keys = [_as_component(game, str(one), question) for one in named]
                if keys and None not in keys:
                    return Answer(keys=tuple(map(str, keys)))
            raise self.error(reply, fault.message, fault.suggestion) from None

    def unused(self, used: Sequence[Used], settled: Sequence[Settled]) -> Unused:
        """Replies that were not given: those that nothing asked for, and those that say what could be answered alone.

        ``settled`` are questions that were not asked since they made no difference.
        """
        left = list(settled)
        faults, needless = [], []
        for index, action in enumerate(self.scenario.script):
            for place, reply in enumerate(self.replies(index)):
                if (index, place) in used:
                    continue
                # A reply may stand in the action that comes next, as where a question is asked on the way to it.
                met = next(
                    (one for one in left if one.action >= index - 1 and self._settles(reply, one.question)), None
                )
                if met is not None:
                    left.remove(met)
                refused = isinstance(action, model.Doing) and action.refused is not None
                if isinstance(action, model.CastSpell) and reply.purpose is Purpose.OVER_OR_UNDER:
                    continue  # 702.140b: said of a mutating spell beforehand, and never asked once that is none
                if met is not None or refused or _orders_one(reply):
                    needless.append(reply)
                else:
                    faults.append(fault_at(self.scenario, reply, "nessuna domanda ha chiesto questa risposta"))
        return Unused(tuple(faults), tuple(needless))

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
        named = _named_for(action, attempted, asked)
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
            named = _named_for(action, attempted, questions) if heard.settled else None
            if named is None:
                continue
            said = self._chosen(game, action, attempted, heard.question, requirement, named)
            if isinstance(said, Played):
                return said
            fault = heard.question.fault(said)
            if fault is not None:
                raise self.error(action, f"i bersagli non sono possibili: {FAULTS[fault]}")
        return None

    def illegal_target(self, game: Game, index: int, attempted: Attempted | None) -> Played | None:
        """115: the refusal of an action by the first target that it names and that is none; ``None`` where all are legal."""
        action = self.action(index)
        if attempted is None or not isinstance(action, model.CastSpell | model.ActivateAbility):
            return None
        for requirement in range(len(attempted.specs)):
            for name in _targets(action, attempted, requirement) or ():
                refused = _illegal_target(game, attempted, requirement, name)
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
        if isinstance(action, model.ActivateAbility) and _becomes_permanent(game, action.what):
            return True
        return any(
            _becomes_permanent(game, name)
            for requirement, spec in enumerate(attempted.specs)
            if spec.objects is not None and _comes_later(spec.objects)
            for name in _targets(action, attempted, requirement) or ()
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
                _on_the_stack(game, name, question)
                or _numbered(game, name, question)
                or _as_component(game, name, question)
                for name in named
            ]
            known = tuple(one for one in numbered if one is not None)
            return Answer(keys=known) if len(known) == len(named) else self._by_names(game, named, question)
        except not_found.Ambiguous as fault:
            raise self.error(action, fault.message, fault.suggestion) from None
        except NotFound as fault:
            for name in named:
                refused = _illegal_target(game, attempted, requirement, name)
                if refused is not None:
                    return refused
            twice = _same_target_twice(game, named)
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


def _orders_one(reply: model.Reply) -> bool:
    """An order of a single thing is the only one that there is: nobody is asked for it."""
    return reply.purpose in _ORDERS and isinstance(reply.value, tuple | list) and len(reply.value) == 1


def _targets(
    action: model.CastSpell | model.ActivateAbility, attempted: Attempted, requirement: int
) -> tuple[str, ...] | None:
    """The names given for the n-th requirement; ``None`` where the action leaves it open."""
    given = action.targets
    if not given:
        return None
    plain = tuple(one for one in given if isinstance(one, str))
    if len(attempted.specs) == 1 and len(plain) == len(given):
        return plain
    if requirement >= len(given):
        return None
    one = given[requirement]
    return (one,) if isinstance(one, str) else tuple(one)


def _named_for(
    action: model.CastSpell | model.ActivateAbility, attempted: Attempted, asked: Sequence[Question]
) -> tuple[str, ...] | None:
    """601.2c: the names given for the requirement that was asked about last.

    Where there can be no target, as for what only an unpaid cost would do, nothing is named by who names fewer than there are.
    """
    if len(action.targets or ()) >= len(attempted.specs):
        return _targets(action, attempted, len(asked) - 1)
    open_ones = [one for one in asked if one.maximum]
    return _targets(action, attempted, len(open_ones) - 1) if asked[-1].maximum else None


def _numbered(game: Game, name: str, question: Question) -> str | None:
    """The option that a name with a number means, counted among everything that there was and not among the options alone.

    Raises finding.Gone where it has ceased to exist, NotFound where it is no option; ``None`` where the options have to tell."""
    behind = told_apart(handles.key(name), (one.name for one in game.players)).name != handles.key(name)
    if not name[-1:].isdigit() and not behind:
        return None
    try:
        one = finding.anything(game, name)
    except (not_found.Gone, not_found.OfSeveralMakers):
        raise
    except NotFound:
        return None
    if isinstance(one, PlayerTarget):
        return None
    keys = (option.key for option in question.options if option.mention is not None and option.mention.id == one)
    if (key := next(keys, None)) is None:
        raise NotFound(f"{shown(name)} non si può scegliere qui")
    return key


def _as_component(game: Game, name: str, question: Question) -> str | None:
    """730.2: the option that a name means which is that of a component of it, and of no option itself; ``None`` for any other."""
    if any(one.mention is not None and handles.bears(one.mention, name) for one in question.options):
        return None
    whole = finding.whole_of(game, name)
    return next((one.key for one in question.options if one.mention is not None and one.mention.id == whole), None)


def _on_the_stack(game: Game, name: str, question: Question) -> str | None:
    """113.7: the ability on the stack that is meant by its source, ``golem`` or ``golem abilità 2``, where nothing else could be.

    Raises finding.Ambiguous where it could be several that differ.
    """
    try:
        which = Which.named(name)
        source = finding.anything(game, which.object)
    except NotFound:
        return None
    options = [one for one in question.options if one.mention is not None]
    if which.ability is None and any(one.mention is not None and one.mention.id == source for one in options):
        return None
    found = [one for one in options if one.mention is not None and _comes_from(game, one.mention, source, which)]
    if len({(one.mention.index, one.alike) for one in found if one.mention is not None}) > 1:
        ways = [(f"{which.object} abilità {one.mention.index + 1}", source) for one in found if one.mention is not None]
        raise not_found.Ambiguous(name, ways)
    return found[0].key if found else None


def _comes_from(game: Game, mention: Mention, source: Recipient, which: Which) -> bool:
    one = game.objects.get(mention.id)
    if one is None or one.kind is not Kind.ABILITY or isinstance(source, PlayerTarget):
        return False
    # 113.7a: its source may have left, for a cost or in response; what it has become then is called as it was.
    left = one.source not in game.objects and mention.label.partition("#")[0] == game.objects[source].label
    if one.source != source and not left:
        return False
    return which.ability is None or mention.index == which.ability - 1


def _becomes_permanent(game: Game, name: str) -> bool:
    """608.3: whether a name is that of a spell that is on the stack and is a permanent when it has resolved."""
    try:
        meant = finding.anything(game, name)
    except NotFound:
        return False
    one = None if isinstance(meant, PlayerTarget) else game.objects.get(meant)
    return one is not None and one.zone is Zone.STACK and one.ability is None and one.printed.permanent_card


def _comes_later(wanted: Filter) -> bool:
    """115.2: whether what is wanted may be there once a spell is a permanent: a permanent, or an ability on the stack."""
    if wanted.across:
        return any(map(_comes_later, wanted.any_of))
    return wanted.zone is Zone.BATTLEFIELD or (wanted.zone is Zone.STACK and wanted.not_kind is not Kind.ABILITY)


def _illegal_target(game: Game, attempted: Attempted, requirement: int, name: str) -> Played | None:
    """115: the refusal of an action that names what is no legal target."""
    try:
        one = finding.anything(game, name)
    except NotFound:
        return None
    why = acting.why_illegal(game, attempted, requirement, one)
    if why is None:
        return None
    looks = (
        *acting.because_of_looks(game, attempted, requirement, one, why[0]),
        *acting.because_it_enchants(game, attempted, why),
    )
    return Played(game=game, refused=acting.refusal(game, why, one, attempted.player, looks))


def _same_target_twice(game: Game, named: tuple[str, ...]) -> Played | None:
    """115.3: the refusal of one requirement for which the same object or player is named more than once."""
    try:
        meant = [finding.anything(game, name) for name in named]
    except NotFound:
        return None
    again = next((one for n, one in enumerate(meant) if one in meant[:n]), None)
    return None if again is None else Played(game=game, refused=acting.refusal(game, SAME_TARGET, again))
