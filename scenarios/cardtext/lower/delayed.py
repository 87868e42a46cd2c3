"""603.7: 'quando quella creatura muore in questo turno, ...', 'ogniqualvolta una creatura attacca in questo turno, ...'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.objects import Destroy
from engine.cards.abilities.references import It, ObjectReference, Target, This
from engine.cards.abilities.triggers import Moves
from engine.words.record import replace, within
from engine.words.subtypes import belongs_to
from engine.words.terms import CardType, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.events import events
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tongue import other_tongue
from scenarios.cardtext.tree import Node


def delayed(sentence: Sequence[Lexeme], scope: Scope) -> tuple[Delay, Scope, Scope]:
    """The delayed triggered ability that a sentence creates, what can be spoken of behind it, and what in it. It has no targets of
    its own.

    'Quella creatura' is the one that was spoken of (603.7c); without it the ability is about whatever does so, as often as it
    does, which 'quando' would not say.
    """
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    head, body = list(sentence[:comma]), list(sentence[comma:])
    times = [n for n, one in enumerate(head) if one.kind == "THIS_TURN"]
    if len(times) != 1 or len(body) < 2:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    if other_tongue() is not None:
        return _told(scope, *_in_english(head[: times[0]] + head[times[0] + 2 :], body, scope.fork()))
    del head[times[0]]
    inner = scope.fork()
    about: ObjectReference | None = None
    once = [one.kind for one in head[1:5]] == ["V_CAST", "THE", "YOUR", "NEXT"] and head[0].form == "quando"
    if once:
        head = [*head[:2], replace(head[2], kind="ONE", form="una"), *head[5:]]
    elif head[1].kind in _DONE_BY_IT and head[1].moods & {"3s", "3p"}:
        about, head = _it(head, inner)
    elif any(one.kind == "TARGET" for one in head):
        about, head = _target_of_it(head, inner)
    elif head[1].kind == "THAT":
        about, head = _one_of_them(head, inner)
    elif _is_the_source(head, inner):
        about, head = This(), _creature_for_it(head)
    elif not head[0].form.startswith("ogni") and not (head[0].kind == "AT_BEGINNING" and head[1].kind == "EVERY"):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    return _told(scope, inner, [*head, *body], about, once)


def _is_the_source(head: list[Lexeme], scope: Scope) -> bool:
    """201.5: 'quando la Sentinella muore in questo turno': the permanent whose ability it is."""
    kinds = [one.kind for one in head[1:4]]
    named = kinds[0] == "NAME" or kinds[:2] == ["THE", "NAME"] or kinds[:2] == ["THIS", "TYPE"]
    return named and not scope.source.spell and _verb_at(head) == (2 if kinds[0] == "NAME" else 3)


def _verb_at(head: list[Lexeme]) -> int:
    return next((n for n, one in enumerate(head) if one.kind.startswith("V_") or one.kind == "IS_BEING"), len(head))


def _creature_for_it(head: list[Lexeme]) -> list[Lexeme]:
    """The event as of 'una creatura', in the gender in which the source is named."""
    first, last = head[1], _verb_at(head)
    marks = "ms" if first.marks.startswith("m") else "fs"
    said = (("ONE", None), ("TYPE", CardType.CREATURE))
    words = [Lexeme(kind, first.form, first.start, head[last - 1].end, value, marks) for kind, value in said]
    return [head[0], *words, *head[last:]]


_DONE_BY_IT = ("V_DIE", "V_LEAVE", "V_DEAL", "V_ATTACK", "V_BLOCK")
"""Verbs that stand without a subject behind 'quando': of what was spoken of last."""


def _told(
    scope: Scope, inner: Scope, sentence: list[Lexeme], about: ObjectReference | None, once: bool
) -> tuple[Delay, Scope, Scope]:
    """The ability whose sentence has an event like any other; ``about``: what that event must be of, ``once``: the next alone."""
    trees = readings(sentence, "triggered")
    if about == This():
        # Nothing else is meant by 'it' behind it, and nobody says of what gender a name is.
        inner.mentions = [one for one in inner.mentions if one.to != This()]
    made, after = one_reading(trees, inner, _lowered)
    if len(after.targets) > len(inner.targets):
        # 603.3d: what it targets is chosen as it is put onto the stack: it speaks of nothing that was a target before.
        apart = inner.fork()
        apart.targets, apart.mentions = [], [one for one in inner.mentions if not isinstance(one.to, Target)]
        made, after = one_reading(trees, apart, _lowered)
        made = replace(made, targets=tuple(after.targets))
    if any(isinstance(part, Destroy) and part.what == It() for part in made.effects) and isinstance(
        made.trigger, Moves
    ):
        # What has left the battlefield cannot be what is destroyed.
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.AMBIGUOUS_ANTECEDENT)
    if any(isinstance(part, Delay | Reflect) for part in within(made.effects)):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    left = scope.fork()
    left.targets = list(inner.targets)
    left.names, left.kept, left.subject = after.names, after.kept, None
    return replace(made, about=about, once=once), left, after


_ACTS = frozenset(("dies", "leaves", "deals", "attacks", "blocks", "enters", "becomes", "is"))
_EVERY_TIME = ("whenever", "at")


def _in_english(
    head: list[Lexeme], body: list[Lexeme], scope: Scope
) -> tuple[Scope, list[Lexeme], ObjectReference | None, bool]:
    """'When that creature dies this turn', 'when you next cast a spell this turn': the event as of any ability, and about what."""
    forms = [one.form for one in head]
    one, creature = _word("a"), _word("creature", "TYPE", CardType.CREATURE)
    about: ObjectReference | None = None
    once = forms[:4] == ["when", "you", "next", "cast"]
    acts = next((n for n, form in enumerate(forms) if form in _ACTS), len(forms))
    if once:
        del head[2]
    elif forms[1] == "it":
        about = _last_creature(head[1], scope)
        head = [head[0], one, creature, *head[2:]]
    elif (forms[1:3] == ["this", "creature"] and acts == 3) or (head[1].kind == "NAME" and acts == 2):
        if scope.source.spell:
            raise Refusal(head[1].start, head[acts - 1].end, refusal.NO_VOCABULARY)
        about = This()
        head = [head[0], one, creature, *head[acts:]]
    elif forms[1] == "that" and acts == 3:
        about = _named_before(head[1], head[2], scope)
        head = [head[0], one, *head[2:]]
    elif "target" in forms[:acts] and "creature" in forms[:acts]:
        about = _new_target([_word("exile"), *head[1:acts]], scope)
        head = [head[0], one, creature, *head[acts:]]
    elif forms[0] not in _EVERY_TIME or (forms[0] == "at" and "each" not in forms):
        raise Refusal(head[0].start, body[-1].end, refusal.NO_VOCABULARY)
    return scope, [*head, *body], about, once


def _word(form: str, kind: str = "WORD", value: object = None) -> Lexeme:
    return Lexeme(kind, form, 0, 0, value)


def _one_of_them(head: list[Lexeme], scope: Scope) -> tuple[ObjectReference, list[Lexeme]]:
    """What 'quella creatura' is, and the event with 'una creatura' in its place; behind it that is the one of the event."""
    that = head[1]
    last = next((n for n, one in enumerate(head) if one.kind.startswith("V_") or one.kind == "IS_BEING"), len(head))
    about = _spoken_of(tuple(head[1:last]), scope)
    one = replace(that, kind="ONE", form="una" if that.marks.startswith("f") else "un")
    return about, [head[0], one, *head[2:]]


def _named_before(that: Lexeme, noun: Lexeme, scope: Scope) -> ObjectReference:
    return _spoken_of((replace(that, kind="THAT", marks="s"), noun), scope)


def _spoken_of(words: tuple[Lexeme, ...], scope: Scope) -> ObjectReference:
    """What 'quella creatura' is, of which the event then speaks, and nothing before it."""
    start, end = words[0].start, words[-1].end
    found = object_of(Node("party", (Node("that", words, start, end),), start, end), scope)
    if found.before or found.mention.plural is not False:
        raise Refusal(start, end, refusal.NO_VOCABULARY)
    scope.mentions = [one for one in scope.mentions if one.to != found.to]
    return found.to  # type: ignore[return-value]


def _target_of_it(head: list[Lexeme], scope: Scope) -> tuple[ObjectReference, list[Lexeme]]:
    """603.7c: 'quando una creatura bersaglio muore in questo turno': a target of what creates it, and of no other thing."""
    last = next((n for n, one in enumerate(head) if one.kind.startswith("V_") or one.kind == "IS_BEING"), len(head))
    words = [*head[1:last], Lexeme("V_EXILE", "esilia", head[0].start, head[0].start, None, "", frozenset(("imp",)))]
    start, end = head[1].start, head[last - 1].end
    if "creatura" not in [one.form for one in words]:
        raise Refusal(start, end, refusal.NO_VOCABULARY)
    about = _new_target([words[-1], *words[:-1]], scope)
    one = Lexeme("ONE", "una", start, start, None, "fs")
    creature = Lexeme("TYPE", "creatura", start, end, CardType.CREATURE, "fs")
    return about, [head[0], one, creature, *head[last:]]


def _new_target(exiling: Sequence[Lexeme], scope: Scope) -> ObjectReference:
    """The target that an instruction to exile it would have."""
    known = len(scope.targets)
    _, after = one_reading(readings(exiling, "effects"), scope.fork(), effects)
    if len(after.targets) != known + 1 or after.targets[known].players is not None:
        raise Refusal(exiling[-1].start, exiling[-1].end, refusal.NO_VOCABULARY)
    scope.targets = list(after.targets)
    return Target(known)


def _it(head: list[Lexeme], scope: Scope) -> tuple[ObjectReference, list[Lexeme]]:
    """'Quando muore in questo turno': of whatever was spoken of last, which is one thing."""
    verb = head[1]
    said = (("ONE", None, "fs"), ("TYPE", CardType.CREATURE, "fs"))
    return _last_creature(verb, scope), [
        head[0],
        *(Lexeme(kind, verb.form, verb.start, verb.start, value, marks) for kind, value, marks in said),
        *head[1:],
    ]


def _last_creature(word: Lexeme, scope: Scope) -> ObjectReference:
    found = scope.nearest(word, lambda one: not one.player and one.plural is False and one.zone is Zone.BATTLEFIELD)
    if found.own or not any(_of_a_creature(one) for one in found.called):
        raise Refusal(word.start, word.end, refusal.NO_VOCABULARY)
    scope.mentions = [one for one in scope.mentions if one.to != found.to]
    return found.to  # type: ignore[return-value]


def _of_a_creature(name: str) -> bool:
    """205.3m: whether what is called so is a creature."""
    return name == "creature" or (name[:1].isupper() and belongs_to(name, CardType.CREATURE))


def _lowered(node: Node, scope: Scope) -> Delay:
    happened = events(next(node.nodes("trigger")), scope)
    said = node.node("effects")
    if len(happened) != 1 or said is None or node.node("if_clause") is not None or happened[0].during is not None:
        raise Refusal(node.start, node.end, refusal.NO_VOCABULARY)
    (event,) = happened
    scope.x, scope.event_amount = None, event.amount
    for mention in event.mentions:
        scope.mention(mention)
    if event.mentions:
        # It is what this sentence speaks of, and goes before whatever another one did.
        scope.named_again = scope.named_here = event.mentions[0].to
    scope.subject = event.mentions[0] if event.mentions else None
    return Delay(trigger=event.trigger, effects=effects(said, scope), until=Duration.END_OF_TURN)


def until_end_of_turn_whenever(sentence: Sequence[Lexeme]) -> bool:
    """'Until end of turn, whenever ..., ...'."""
    forms = [one.form for one in sentence[:5]]
    return forms == ["until", "end", "of", "turn", ","] and [one.kind for one in sentence[5:6]] == ["WHEN"]


def then_whenever(kinds: Sequence[str]) -> bool:
    """'Se ..., ogniqualvolta ... in questo turno, ...'."""
    comma = kinds.index("COMMA") if "COMMA" in kinds else len(kinds)
    return list(kinds[comma + 1 : comma + 2]) == ["WHEN"] and "THIS_TURN" in kinds[comma:]
