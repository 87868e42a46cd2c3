"""603.12: 'quando scarti una carta non terra in questo modo, ...': what triggers on what the instructions before have just done."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards.abilities.ability import Triggered
from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.lasting import Reflect
from engine.cards.abilities.quantities import CountOf
from engine.cards.abilities.references import Target
from engine.cards.abilities.triggers import When
from engine.words.terms import Zone
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.bare_condition import bare_condition
from scenarios.cardtext.lower.one_reading import one_reading
from scenarios.cardtext.lower.scope import Mention, Scope
from scenarios.cardtext.lower.sentences.effects import effects
from scenarios.cardtext.parsing import readings


def says_done_so(sentence: Sequence[Lexeme]) -> bool:
    """Whether a sentence says before its comma what was done 'in this way'."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    return " ".join(one.form for one in sentence[:comma]).endswith(("in questo modo", "this way"))


def when_done_so(sentence: Sequence[Lexeme], before: Scope) -> If:
    """A reflexive triggered ability, with targets of its own, where that was done. Raises Refusal."""
    comma = next(n for n, one in enumerate(sentence) if one.kind == "COMMA")
    said = sentence[1:comma]
    such = bare_condition(said, before.fork(), sentence[0].start)
    scope = before.fork()
    scope.targets = []
    scope.mentions = [one for one in scope.mentions if not isinstance(one.to, Target)]
    scope.subject = None
    if isinstance(such, Within) and isinstance(such.quantity, CountOf) and _of_one(said):
        # 'Quella carta' behind it is the one that this was done to, and no other one that is spoken of.
        scope.mentions = [one for one in scope.mentions if "card" not in one.called]
        called = frozenset({"card"})
        scope.mention(Mention(to=such.quantity.of, called=called, gender="f", plural=False, zone=_where_it_is(said)))
    found, scope = one_reading(readings(sentence[comma + 1 :], "effects"), scope, effects)
    before.names = scope.names
    return If(
        condition=such, then=(Reflect(ability=Triggered(trigger=When(), effects=found, targets=tuple(scope.targets))),)
    )


def _where_it_is(said: Sequence[Lexeme]) -> Zone:
    """400.7: in which zone the card is to which that was done."""
    return Zone.EXILE if any(one.form.startswith(("esil", "exile")) for one in said) else Zone.GRAVEYARD


def _of_one(said: Sequence[Lexeme]) -> bool:
    """Whether what was done is said of one thing: 'una carta', and not 'una o più carte'."""
    return any(one.kind == "ONE" or one.form in ("a", "an") for one in said)
