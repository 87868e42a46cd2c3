"""311, 312, 901: plane and phenomenon cards that lie face up in the command zone as a game is set up."""

from __future__ import annotations

from engine import Game
from engine.cards.abilities.making import of_an_emblem
from engine.cards.characteristics import Characteristics
from engine.happening.writing.objects import give_to
from engine.state.planes import planar_controller, planes
from engine.words.record import replace
from engine.words.terms import Zone
from scenarios.laid.impossible import Impossible
from scenarios.language.errors import shown
from scenarios.written import model
from scenarios.written.ids import Labelled
from scenarios.written.model import Format
from scenarios.written.permanents import ZoneCard


def as_plane(scenario: model.Scenario, one: Labelled, item: ZoneCard, printed: Characteristics) -> Characteristics:
    """113.6p, 901.7: what is printed on it, with abilities that function in the command zone.

    Raises Impossible elsewhere (311.2, 312.2), and at the tables at which it is not known whose it is (901.12, 901.14).
    """
    if one.zone is not Zone.COMMAND:
        raise Impossible(
            item, f"{shown(one.label)} sta per tutta la partita nella zona di comando (311.2, 312.2)", "comando"
        )
    if Format.GRAND_MELEE in scenario.formats:
        raise Impossible(item, "i piani in Grand Melee, uno per ogni segnaturno, non sono realizzati (901.14)")
    if scenario.options.shared_turns or Format.TWO_HEADED_GIANT in scenario.formats:
        raise Impossible(item, "i piani con i turni di squadra condivisi non sono realizzati (901.12c)")
    return replace(printed, abilities=of_an_emblem(printed.abilities))


def under_planar_controller(game: Game) -> None:
    """311.5, 901.6: the planar controller, usually the active player, controls what is face up."""
    give_to(game, [one.id for one in planes(game)], planar_controller(game))
