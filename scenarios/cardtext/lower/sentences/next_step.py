"""603.7: what is done only at the next step of a kind: 'all'inizio della prossima sottofase finale'."""

from __future__ import annotations

from engine.cards.abilities.choices import Choose
from engine.cards.abilities.effects import Effect
from engine.cards.abilities.lasting import Delay
from engine.cards.abilities.references import Remembered
from engine.cards.abilities.triggers import BeginningOf
from engine.words.record import replace
from engine.words.terms import Relation, TurnStep
from scenarios.cardtext.lexing import Lexeme
from scenarios.cardtext.lower.doing import Effects
from scenarios.cardtext.lower.scope import Scope

_NEXT = {
    "a la fine di il combattimento": TurnStep.END_OF_COMBAT,
    "a l' inizio di il mantenimento di il prossimo turno": TurnStep.UPKEEP,
    "a l' inizio di il prossimo mantenimento": TurnStep.UPKEEP,
}


def not_chosen_yet(made: Effects, scope: Scope) -> None:
    """603.7: of what is chosen only later nothing can be said before."""
    names = {one.keep_as for one in made if isinstance(one, Choose)}
    scope.mentions = [
        replace(one, unspeakable=True) if isinstance(one.to, Remembered) and one.to.name in names else one
        for one in scope.mentions
    ]


def at_next(word: Lexeme, made: Effects) -> Effect:
    """603.7: a delayed triggered ability at the next such step."""
    if " tuo " in word.form or " tua " in word.form:
        yours = next((step for words, step in _YOUR_NEXT.items() if word.form.endswith(words)), TurnStep.END)
        return Delay(trigger=BeginningOf(step=yours, whose=Relation.YOU), effects=made)
    return Delay(trigger=BeginningOf(step=_NEXT.get(word.form, TurnStep.END)), effects=made)


_YOUR_NEXT = {"mantenimento": TurnStep.UPKEEP, "acquisizione": TurnStep.DRAW}
"""Of which step of your next turn the words speak; of the end step otherwise."""
