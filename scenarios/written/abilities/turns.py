"""What is done to turns and their parts: ``{turno extra: tu}``, ``{salta: mantenimento, chi: tu}``, ``{scompare: bersaglio}``."""

from __future__ import annotations

from engine.cards.abilities import turns as t
from scenarios.language.terms import DAY_NIGHT, PHASES, STEPS, TURN_PARTS
from scenarios.written.abilities.filters import FILTER, RELATION
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NATURAL, NUMBER, YES, Grammar, Reader, many, or_nothing, word
from scenarios.written.abilities.references import OBJECT, PLAYER
from scenarios.written.abilities.usual import TEXT, USUAL

_PART = word(TURN_PARTS)
_WHOSE = ("nel turno di", PLAYER)


def add_effects(effects: Grammar, instructions: Reader) -> None:
    """Add these to the forms of instructions."""
    effects.form(
        t.ExtraTurn,
        who=("turno extra", PLAYER),
        count=("quanti", QUANTITY),
        skip=("saltando", many(_PART)),
        at_end=("all'inizio della sua sottofase finale", instructions),
    )
    effects.form(t.AddPhases, phases=("aggiungi fasi", many(word(PHASES))), after=("dopo", word(PHASES)), whose=_WHOSE)
    effects.form(
        t.AddStep, step=("aggiungi sottofase", word(STEPS)), after_phase=("in una fase a sé", YES), whose=_WHOSE
    )
    effects.form(
        t.SkipNext,
        what=("salta", or_nothing(("turno",), _PART)),
        who=("chi", PLAYER),
        count=("quante volte", QUANTITY),
        whole_turn=("per tutto il prossimo turno", YES),
        then=("e in cambio", instructions),
    )
    effects.form(
        t.PhaseOut, what=("scompare", OBJECT), until_source_leaves=("finché la fonte non lascia il campo", YES)
    )
    effects.form(t.PhaseIn, what=("appare", OBJECT))
    effects.form(t.ChangeDayNight, night=("diventa giorno o notte", or_nothing(("l'altro",), word(DAY_NIGHT))))
    effects.form(t.BecomeMonarch, who=("diventa il monarca", PLAYER))
    effects.form(t.ControlPlayer, who=("controlla nel suo prossimo turno", PLAYER))
    effects.word("termina il turno", t.EndTurn())
    effects.word("termina la fase di combattimento", t.EndTurn(combat_only=True))
    effects.word("la partita è patta", t.DrawGame())
    effects.form(
        t.RestartGame,
        without=("ricomincia la partita senza", or_nothing(("nulla", "niente"), OBJECT)),
        then=("poi", instructions),
    )


def add_abilities(abilities: Grammar, instructions: Reader) -> None:
    """Add these to the forms of abilities."""
    abilities.form(
        t.Skips,
        what=("salta sempre", or_nothing(("turni extra",), _PART)),
        who=("chi", RELATION),
        optional=("facoltativo", YES),
        then=("e in cambio", instructions),
        **USUAL,
    )
    abilities.form(t.MayStayTapped, subject=("può non STAPpare", FILTER), **USUAL)
    abilities.form(t.AlsoUntaps, subject=("STAPpa anche negli altri STAP", FILTER), **USUAL)
    abilities.form(
        t.UntapLimit,
        subject=("limite di STAP per", FILTER),
        most=("massimo", NATURAL),
        who=("chi", RELATION),
        **USUAL,
    )
    abilities.form(
        t.HandLimit,
        most=("massimo di carte in mano", or_nothing(("nessuno",), NUMBER)),
        more=("in più", YES),
        who=("chi", RELATION),
        **USUAL,
    )
    abilities.form(t.InOpeningHand, effects=("dalla mano iniziale", instructions), text=TEXT)
