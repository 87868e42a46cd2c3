"""603.7c, 603.10d: 'quando perdi il controllo di quella creatura, ...': a delayed ability about what was spoken of."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Delay, Reflect
from engine.cards.abilities.references import It
from engine.cards.abilities.triggers import LosesControl
from engine.words.record import replace, within
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.parties import object_of
from scenarios.cardtext.lower.scope import Mention, Scope
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings
from scenarios.cardtext.refusal import Refusal
from scenarios.cardtext.tree import Node
from scenarios.language.subtypes import SUBTYPES

_IN_ENGLISH = ["when", "you", "lose", "control", "of"]


def says_control_is_lost(sentence: Sequence[Lexeme]) -> bool:
    """603.7c: whether a sentence begins so, of one thing that is spoken of."""
    at = _behind(sentence)
    return at > 0 and (sentence[at].kind in ("THAT", "THE") or sentence[at].form in ("that", "the"))


def _behind(sentence: Sequence[Lexeme]) -> int:
    """Where the words for what control is lost of begin; 0 where the sentence begins otherwise."""
    if [one.kind for one in sentence[:3]] == ["WHEN", "V_LOSE", "CONTROL_OF"] and "2s" in sentence[1].moods:
        return 3
    return 5 if [one.form for one in sentence[:5]] == _IN_ENGLISH else 0


def as_control_is_lost(sentence: Sequence[Lexeme], scope: Scope) -> tuple[Delay, Scope]:
    """The delayed ability, and what can be spoken of behind it: nothing that it does itself."""
    at, comma = _behind(sentence), next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    if comma <= at or sentence[0].form.startswith(("ogni", "whenever")):
        raise Refusal(sentence[0].start, sentence[-1].end, refusal.NO_VOCABULARY)
    start, end = sentence[at].start, sentence[comma - 1].end
    words = tuple(sentence[at:comma])
    words = (replace(words[0], kind="THAT"), *map(_subtype, words[1:]))
    found = object_of(Node("party", (Node("that", words, start, end),), start, end), scope.fork())
    if found.before or found.mention.plural is not False or found.mention.own:
        raise Refusal(start, end, refusal.NO_VOCABULARY)
    inner = scope.fork()
    targets = len(inner.targets)
    spoken = Mention(to=It(), called=found.mention.called, gender=found.mention.gender, event=True)
    inner.mentions = [one for one in inner.mentions if one.to != found.to]
    inner.subject = inner.mention(spoken)
    inner.named_again = inner.named_here = It()
    made, after = one_reading(readings(sentence[comma + 1 :], "effects"), inner, effects)
    if len(after.targets) > targets or any(isinstance(part, Delay | Reflect) for part in within(made)):
        raise Refusal(sentence[comma].start, sentence[-1].end, refusal.NO_VOCABULARY)
    left = scope.fork()
    left.names, left.kept, left.subject = after.names, after.kept, None
    return Delay(trigger=LosesControl(subject=Filter()), effects=made, about=found.to), left  # type: ignore[arg-type]


_SUBTYPES = {name.lower(): name for name in SUBTYPES}


def _subtype(word: Lexeme) -> Lexeme:
    """'That Equipment': an English word that is a subtype is lexed as a word like any other."""
    name = _SUBTYPES.get(word.form) if word.kind == "WORD" else None
    return word if name is None else replace(word, kind="SUBTYPE", value=name)
