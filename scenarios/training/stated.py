"""What somebody must know besides the board to predict: the variant, sides, mana, libraries in order, and where the run ends.

A judge who reads a sheet to the letter must not have to guess whether play goes on, or what can be paid.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from engine.cards.sticker import Sticker
from engine.words.terms import StickerKind
from scenarios.language.formats import ATTACKS, FORMATS
from scenarios.language.terms import STEPS
from scenarios.language.words import listed, mana_words, number, plain
from scenarios.written import model, script
from scenarios.written.notation import line_of
from scenarios.written.options import EVERYBODY, UNLIMITED


def conditions(scenario: model.Scenario) -> Iterator[str]:
    """Sentences about the table that no line of the board has."""
    if scenario.formats:
        yield f"Formato: {listed(FORMATS.word(one) for one in scenario.formats)}."
    yield from _sides(scenario)
    yield from _options(scenario)
    yield from (
        f"In questo turno {plain(one.controlled_by)} controlla {plain(one.name)} e ne prende le decisioni."
        for one in scenario.players
        if one.controlled_by
    )
    pools = [player for player in scenario.players if player.pool]
    for player in pools:
        yield f"Nella riserva di {plain(player.name)}: {mana_words(one.kind for one in player.pool)}."
    if any(isinstance(one, script.CastSpell | script.ActivateAbility) for one in scenario.script) and not pools:
        yield (
            "Il mana si conta: nessuno ne ha nella riserva."
            if scenario.counts_mana
            else "I costi di mana si considerano pagati."
        )
    yield from _libraries(scenario)
    yield from _stickers(scenario)


def _sides(scenario: model.Scenario) -> Iterator[str]:
    for team in sorted({player.team for player in scenario.players if player.team is not None}):
        yield f"Squadra {team}: {listed(plain(one.name) for one in scenario.players if one.team == team)}."


def _options(scenario: model.Scenario) -> Iterator[str]:
    chosen = scenario.options
    if chosen.ranges is not None:
        told = (
            f"{'tutti' if name == EVERYBODY else plain(name)}: {UNLIMITED if reach is None else reach}"
            for name, reach in chosen.ranges.items()
        )
        yield f"Raggio di influenza limitato ({listed(told)})."
    if chosen.attacks is not None:
        yield f"Attacco: {ATTACKS.word(chosen.attacks)}."
    if chosen.deploy:
        yield "Le creature si possono schierare presso un compagno."
    if chosen.shared_turns:
        yield "Le squadre condividono i turni."


def _libraries(scenario: model.Scenario) -> Iterator[str]:
    """The cards of a library in their order where the file names any."""
    for player in scenario.players:
        if any(one.card is not None for one in player.library):
            yield f"Grimorio di {plain(player.name)}, dalla cima: {listed(map(_card, player.library))}."


def _stickers(scenario: model.Scenario) -> Iterator[str]:
    """123.2c: the stickers that a player has, with what stands on each; several alike once, with their number."""
    for player in scenario.players:
        if not player.stickers:
            continue
        words = Counter(map(_sticker, player.stickers))
        told = listed(f"{said} ({often} volte)" if often > 1 else said for said, often in words.items())
        yield f"Sticker di {plain(player.name)}: {told}."


def _sticker(one: Sticker) -> str:
    price = f" ({number(one.tickets, 'ticket', 'ticket')})" if one.tickets else ""
    match one.kind:
        case StickerKind.SIZE:
            said = f"{one.power}/{one.toughness}"
        case StickerKind.ABILITY:
            said = f"l'abilità «{plain(one.words or listed(ability.text for ability in one.abilities))}»"
        case StickerKind.ART:
            said = f"un'illustrazione «{plain(one.words)}»"
        case _:
            said = f"un nome «{plain(one.words)}»"
    return said + price


def _card(one: model.ZoneCard) -> str:
    if one.card is None:
        return "una carta sconosciuta" if one.count == 1 else f"{one.count} carte sconosciute"
    return plain(line_of(one))


def ending(scenario: model.Scenario) -> str:
    """How play goes on after what is done, without a full stop: the prediction is about what is so then."""
    until = scenario.until
    if until is None:
        return "poi nessuno fa altro: si passa finché la pila è vuota"
    if until.step is None:
        return "poi nessuno fa altro fino alla fine del turno, sottofase di cancellazione compresa"
    whose = f" di {plain(until.of)}" if until.of else ""
    return f"poi nessuno fa altro: si va avanti fino alla {STEPS.word(until.step)}{whose}, e la pila si svuota"
