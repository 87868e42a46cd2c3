"""Abilities that change or prevent events: ``{previeni: {da combattimento: sì}}``, ``{invece di pescare: {macina: 2}}``."""

from __future__ import annotations

from engine.cards.abilities import replacing as r
from scenarios.written.abilities.continuous import SHAPE
from scenarios.written.abilities.effects import INSTRUCTIONS
from scenarios.written.abilities.entering import ENTERS_WITH
from scenarios.written.abilities.filters import COUNTER, FILTER, RELATION
from scenarios.written.abilities.mana_added import PRODUCED, PRODUCED_TYPE
from scenarios.written.abilities.quantities import QUANTITY
from scenarios.written.abilities.reading import NATURAL, NUMBER, POSITIVE, YES, Grammar, Reader, form_of, many, record
from scenarios.written.abilities.references import ANYTHING, PLAYER
from scenarios.written.abilities.usual import USUAL

_DAMAGE: Reader = record(
    form_of(
        r.DamagePattern,
        source=("fonte", FILTER),
        to_object=("a", FILTER),
        to_player=("a giocatore", RELATION),
        combat=("da combattimento", YES),
    )
)


def add_to(abilities: Grammar) -> None:
    """Add these to the forms of abilities."""
    _add_damage(abilities)
    _add_life_and_counters(abilities)
    _add_what_is_made(abilities)
    _add_faces(abilities)
    _add_draws(abilities)


def _add_damage(abilities: Grammar) -> None:
    """614.9, 615: damage that is prevented, changed, or dealt to something else."""
    abilities.form(
        r.Prevents,
        damage=("previeni", _DAMAGE),
        amount=("quanto", QUANTITY),
        gain_life=("guadagna punti vita", PLAYER),
        then=("e poi", INSTRUCTIONS),
        **USUAL,
    )
    abilities.form(
        r.ChangesDamage,
        damage=("cambia il danno", _DAMAGE),
        factor=("moltiplicato per", NATURAL),
        plus=("più", NUMBER),
        redirect_to=("invece a", ANYTHING),
        instead=("invece", INSTRUCTIONS),
        **USUAL,
    )
    abilities.form(
        r.LifeFloor,
        least=("il danno lascia almeno", NATURAL),
        who=("a", RELATION),
        **USUAL,
    )


def _add_life_and_counters(abilities: Grammar) -> None:
    """119.10, 122.6, 614: life that is gained or lost, and counters that are put."""
    for gained, key in ((True, "cambia i punti vita guadagnati da"), (False, "cambia i punti vita persi da")):
        abilities.form(
            r.ChangesLife,
            {"gained": gained},
            who=(key, RELATION),
            factor=("moltiplicati per", NATURAL),
            plus=("più", NUMBER),
            opposite=("al contrario", YES),
            **USUAL,
        )
    for gained, key in ((True, "invece di guadagnare punti vita"), (False, "invece di perdere punti vita")):
        abilities.form(
            r.ChangesLife,
            {"gained": gained},
            instead=(key, INSTRUCTIONS),
            who=("chi", RELATION),
            **USUAL,
        )
    abilities.form(
        r.ChangesRolls,
        who=("cambia i tiri di dado di", RELATION),
        more=("dadi in più", POSITIVE),
        lowest=("ignora i più bassi", YES),
        **USUAL,
    )
    for recipients in (
        {
            "subject": ("cambia i segnalini messi su", FILTER),
            "to_player": ("o messi su giocatore", RELATION),
        },
        {"to_player": ("cambia i segnalini messi su giocatore", RELATION)},
    ):
        abilities.form(
            r.ChangesCounters,
            **recipients,
            by=("da chi", RELATION),
            by_effect=("da un effetto", YES),
            counter=("segnalino", COUNTER),
            factor=("moltiplicati per", NATURAL),
            plus=("più", NUMBER),
            halved=("dimezzati", YES),
            **USUAL,
        )


def _add_what_is_made(abilities: Grammar) -> None:
    """106.6a, 111.2, 614: tokens that are created, and mana that is produced."""
    abilities.form(
        r.ChangesTokens,
        who=("cambia le pedine create da", RELATION),
        such=("che sono", FILTER),
        by_effect=("da un effetto", YES),
        factor=("moltiplicate per", NATURAL),
        **USUAL,
    )
    abilities.form(
        r.ChangesMana,
        subject=("cambia il mana di", FILTER),
        who=("chi", RELATION),
        kinds=("se è di tipo", PRODUCED),
        least=("se è almeno", NATURAL),
        kind=("diventa", PRODUCED_TYPE),
        one=("uno solo", YES),
        factor=("moltiplicato per", NATURAL),
        **USUAL,
    )


def _add_faces(abilities: Grammar) -> None:
    """614.8, 614.1e: what is regenerated in any case, and what happens as something is turned face up."""
    abilities.form(r.AlwaysRegenerates, subject=("si rigenera sempre", FILTER), **USUAL)
    abilities.form(
        r.AsTurnedFaceUp,
        counters=("mentre viene girato a faccia in su riceve", ENTERS_WITH),
        shapes=("diventa a scelta", many(SHAPE)),
        **USUAL,
    )
    abilities.form(
        r.AsTurnedFaceUp,
        shapes=("mentre viene girato a faccia in su diventa a scelta", many(SHAPE)),
        **USUAL,
    )


def _add_draws(abilities: Grammar) -> None:
    """614.11: what happens in place of a draw."""
    abilities.form(
        r.ReplacesDraw,
        effects=("invece di pescare", INSTRUCTIONS),
        who=("chi", RELATION),
        optional=("facoltativo", YES),
        beyond_first=("tranne la prima dell'acquisizione", YES),
        **USUAL,
    )
