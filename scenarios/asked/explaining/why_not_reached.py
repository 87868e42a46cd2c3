"""800.4d, 801: what did not happen because somebody is out of range, or has left the game."""

from __future__ import annotations

from collections.abc import Iterator

from engine import Recipient, StepKind
from engine.state.facts.announced import OfAbility
from engine.state.facts.ranges import OutOfRange
from engine.words.mentions import Mention
from scenarios.asked.explaining.reasons import Reason
from scenarios.language.words import People, joined
from scenarios.played.run import RunStep
from scenarios.told.telling import named, source_words


def unreached(people: People, who: Recipient, each: RunStep) -> Iterator[Reason]:
    """801.10-801.11, 801.13b: an effect that would be about a player or an object, if its controller reached them."""
    step = each.step
    out = step.fact(OutOfRange)
    if out is None or step.cause is None:
        return
    what = [one.id if isinstance(one, Mention) else one for one in out.what]
    if who in what or who == step.cause.id:
        effect = f"l'effetto {joined('di', source_words(step.cause, people))}"
        far = "ne è fuori" if who in what else "ne restano fuori altri"
        why = f"conta il raggio di influenza di {named(out.of, people)}, e {far}"
        yield Reason(
            f"{effect} non lo riguarda" if who in what else f"{effect} non arriva a tutti",
            why,
            _numbers(each),
            (each.n,),
        )


def not_put(people: People, label: str, each: RunStep) -> Iterator[Reason]:
    """800.4d: an ability of an object that its controller did not live to put on the stack."""
    of = each.step.fact(OfAbility)
    if each.step.kind is StepKind.ABILITY_NOT_PUT and of is not None and of.source.label == label:
        what = f"l'abilità {joined('di', source_words(of.source, people))} non va in pila"
        yield Reason(what, f"{people.name(each.step.player)} ha lasciato la partita", _numbers(each), (each.n,))


def _numbers(each: RunStep) -> tuple[str, ...]:
    return tuple(map(str, each.step.rules))
