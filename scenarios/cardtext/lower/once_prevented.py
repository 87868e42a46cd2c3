"""615.5: 'Previeni i prossimi 3 danni ... Se viene prevenuto danno in questo modo, ...': what is done immediately afterwards."""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.abilities.choices import If
from engine.cards.abilities.conditions import Within
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.filters import Bounds
from engine.cards.abilities.lasting import Prevent
from engine.cards.abilities.quantities import EventAmount
from engine.cards.abilities.references import Target, You
from engine.cards.abilities.replacing import DamagePattern, Prevents
from engine.cards.abilities.setting_up import SetUp
from engine.words.record import replace
from scenarios.cardtext import refusal
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.gathered import Gathered
from scenarios.cardtext.lower.scope import refused

_IF_ANY = re.compile(
    r"se (?:(?:(?:il |i |di il |di i )?dann[oi] )?(?:viene|vengono|è|sono) prevenut[oi]|"
    r"(?:viene|vengono|è|sono) prevenut[oi] (?:di il |di i )?dann[oi]) in questo modo|if damage is prevented this way"
)
_FOR_EACH = re.compile(
    r"per ogni (?:1 |punto |punto di )?danno prevenuto in questo modo|for each 1 damage prevented this way"
)


class OncePrevented(Gathered):
    """A sentence about the damage that the instruction before prevents."""

    def _once_prevented(self, sentence: Sequence[Lexeme]) -> bool:
        """615.5: it is done with as much as was prevented as the number, each time that some is."""
        said, asked = _about_it(sentence)
        if not said:
            return False
        first, more = _apart(sentence)
        if first:
            self._add(first)  # type: ignore[attr-defined]
            return self._once_prevented(more)
        held = _as_set_up(self._made[-1]) if self._made else None
        before = self._made[-max(1, self._last_many) : -1]
        if held is None or not self._of_one(held) or any(_as_set_up(one) is not None for one in before):
            raise refused(sentence, refusal.NO_ANTECEDENT)
        inner = type(self)(self.scope.fork())
        inner.scope.event_amount = inner.scope.prevented = True
        inner.scope.number_told, inner.scope.as_many, inner.scope.all_of_them = False, None, None
        inner.add(said)  # type: ignore[attr-defined]
        if inner.about_activating or inner.triggers_once or inner.done_once:
            raise refused(sentence, refusal.NO_VOCABULARY)
        done = inner.made()
        if asked:
            done = (If(condition=Within(EventAmount(), Bounds(least=1)), then=done),)
        self.scope.names, self.scope.targets = inner.scope.names, inner.scope.targets
        self._made[-1] = replace(held, says=_and(held.says, done))
        return True

    def _of_one(self, held: SetUp) -> bool:
        """615.7, 615.11: of several that are guarded the next so much, or the next time, is one for each, and not for all."""
        if held.amount is None and not held.next_time:
            return True
        one = isinstance(held.of, Target) and self.scope.targets[held.of.index].maximum == 1
        return one or isinstance(held.of, You | None)


def _about_it(sentence: Sequence[Lexeme]) -> tuple[list[Lexeme], bool]:
    """What is done, and whether only where anything was prevented; nothing for a sentence about something else."""
    comma = next((n for n, one in enumerate(sentence) if one.kind == "COMMA"), 0)
    head, rest = list(sentence[:comma]), list(sentence[comma + 1 :])
    forms = " ".join(one.form for one in head)
    if _IF_ANY.fullmatch(forms):
        return rest, True
    if _FOR_EACH.fullmatch(forms):
        return [*rest, *head], False
    whole = " ".join(one.form for one in sentence)
    return (list(sentence), False) if "prevented this way" in whole or _SO.search(whole) else ([], False)


def _apart(sentence: Sequence[Lexeme]) -> tuple[Sequence[Lexeme], Sequence[Lexeme]]:
    """'Previeni ... e metti un segnalino per ogni danno prevenuto in questo modo': what prevents, and what is done."""
    ands = [at for at, one in enumerate(sentence) if one.kind == "AND" or one.form == "and"]
    if not ands or not (sentence[0].kind == "V_PREVENT" or sentence[0].form == "prevent"):
        return (), ()
    return sentence[: ands[-1]], sentence[ands[-1] + 1 :]


_SO = re.compile(r"prevenut[oi] in questo modo")


def _as_set_up(last: Effect) -> SetUp | None:
    """The prevention as a resolution sets it up that says more of it; ``None`` for another instruction."""
    match last:
        case SetUp(says=Prevents()):
            return last
        case Prevent(gain_life=None):
            damage = DamagePattern(source=last.from_source, combat=last.combat)
            return SetUp(
                says=Prevents(damage=damage),
                of=last.to,
                source=last.source,
                next_time=last.next_time,
                amount=last.amount,
                until=last.until,
            )
        case _:
            return None


def _and(says: object, done: Effects) -> Prevents:
    assert isinstance(says, Prevents)
    return replace(says, then=(*says.then, *done))
