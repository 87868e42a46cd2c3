"""603.7: 'quando quella creatura muore in questo turno, ...', 'ogniqualvolta una creatura attacca in questo turno, ...'."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.references import ObjectReference, Target
from engine.words.record import replace, within
from engine.words.terms import CardType, Zone
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.events import events
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Scope
from scenarios.cardtext.lower.sentences import effects, one_reading
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node


def delayed(sentence: Sequence[Lexeme], scope: Scope) -> tuple[Delay, Scope]:
    """The delayed triggered ability that a sentence creates, and what can be spoken of behind it. It has no targets of its own.

    'Quella creatura' is the one that was spoken of (603.7c); without it the ability is about whatever does so, as often as it
    does, which 'quando' would not say.
    """
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    head, body = list(sentence[:comma]), list(sentence[comma:])
    times = [n for n, one in enumerate(head) if one.kind == "THIS_TURN"]
    if len(times) != 1 or len(body) < 2:
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    del head[times[0]]
    inner = scope.fork()
    about: ObjectReference | None = None
    once = [one.kind for one in head[1:5]] == ["V_CAST", "THE", "YOUR", "NEXT"] and head[0].form == "quando"
    if once:
        head = [*head[:2], replace(head[2], kind="ONE", form="una"), *head[5:]]
    elif head[1].kind in ("V_DIE", "V_LEAVE"):
        about, head = _it(head, inner)
    elif any(one.kind == "TARGET" for one in head):
        about, head = _target_of_it(head, inner)
    elif head[1].kind == "THAT":
        about, head = _one_of_them(head, inner)
    elif not head[0].form.startswith("ogni") and not (head[0].kind == "AT_BEGINNING" and head[1].kind == "EVERY"):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    trees = readings([*head, *body], "triggered")
    made, after = one_reading(trees, inner, _lowered)
    if len(after.targets) > len(inner.targets):
        # 603.3d: what it targets is chosen as it is put onto the stack: it speaks of nothing that was a target before.
        apart = inner.fork()
        apart.targets, apart.mentions = [], [one for one in inner.mentions if not isinstance(one.to, Target)]
        made, after = one_reading(trees, apart, _lowered)
        made = replace(made, targets=tuple(after.targets))
    if any(isinstance(part, Delay | Reflect) for part in within(made.effects)):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    left = scope.fork()
    left.targets = list(inner.targets)
    left.names, left.kept, left.subject = after.names, after.kept, None
    return replace(made, about=about, once=once), left


def _one_of_them(head: list[Lexeme], scope: Scope) -> tuple[ObjectReference, list[Lexeme]]:
    """What 'quella creatura' is, and the event with 'una creatura' in its place; behind it that is the one of the event."""
    that = head[1]
    last = next((n for n, one in enumerate(head) if one.kind.startswith("V_") or one.kind == "IS_BEING"), len(head))
    words = tuple(head[1:last])
    start, end = words[0].start, words[-1].end
    found = object_of(Node("party", (Node("that", words, start, end),), start, end), scope)
    if found.before or found.mention.plural is not False:
        raise Refusal(start, end, refusal.NO_VOCABULARY)
    scope.mentions = [one for one in scope.mentions if one.to != found.to]
    one = replace(that, kind="ONE", form="una" if that.marks.startswith("f") else "un")
    return found.to, [head[0], one, *head[2:]]  # type: ignore[return-value]


def _target_of_it(head: list[Lexeme], scope: Scope) -> tuple[ObjectReference, list[Lexeme]]:
    """603.7c: 'quando una creatura bersaglio muore in questo turno': a target of what creates it, and of no other thing."""
    last = next((n for n, one in enumerate(head) if one.kind.startswith("V_") or one.kind == "IS_BEING"), len(head))
    words = [*head[1:last], Lexeme("V_EXILE", "esilia", head[0].start, head[0].start, None, "", frozenset(("imp",)))]
    start, end = head[1].start, head[last - 1].end
    if "creatura" not in [one.form for one in words]:
        raise Refusal(start, end, refusal.NO_VOCABULARY)
    known = len(scope.targets)
    _, after = one_reading(readings([words[-1], *words[:-1]], "effects"), scope.fork(), effects)
    if len(after.targets) != known + 1 or after.targets[known].players is not None:
        raise Refusal(start, end, refusal.NO_VOCABULARY)
    scope.targets = list(after.targets)
    one = Lexeme("ONE", "una", start, start, None, "fs")
    creature = Lexeme("TYPE", "creatura", start, end, CardType.CREATURE, "fs")
    return Target(known), [head[0], one, creature, *head[last:]]


def _it(head: list[Lexeme], scope: Scope) -> tuple[ObjectReference, list[Lexeme]]:
    """'Quando muore in questo turno': of whatever was spoken of last, which is one thing."""
    verb = head[1]
    found = scope.nearest(verb, lambda one: not one.player and one.plural is False and one.zone is Zone.BATTLEFIELD)
    if found.own or not {"creature"} & found.called:
        raise Refusal(verb.start, verb.end, refusal.NO_VOCABULARY)
    scope.mentions = [one for one in scope.mentions if one.to != found.to]
    said = (("ONE", None, "fs"), ("TYPE", CardType.CREATURE, "fs"))
    return found.to, [
        head[0],
        *(Lexeme(kind, verb.form, verb.start, verb.start, value, marks) for kind, value, marks in said),
        *head[1:],
    ]  # type: ignore[return-value]


def _lowered(node: Node, scope: Scope) -> Delay:
    happened = events(next(node.nodes("trigger")), scope)
    said = node.node("effects")
    if len(happened) != 1 or said is None or node.node("if_clause") is not None or happened[0].during is not None:
        raise Refusal(node.start, node.end, refusal.NO_VOCABULARY)
    (event,) = happened
    scope.x, scope.event_amount = None, event.amount
    for mention in event.mentions:
        scope.mention(mention)
    scope.subject = event.mentions[0] if event.mentions else None
    return Delay(trigger=event.trigger, effects=effects(said, scope), until=Duration.END_OF_TURN)
