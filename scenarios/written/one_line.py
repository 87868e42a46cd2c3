"""One thing that happens, as somebody says it of a situation that is there already: a line as on a table, or as a file has it."""

from __future__ import annotations

import re

from scenarios.language.errors import Fault, ScenarioError, Wrong, shown
from scenarios.language.folding import folded
from scenarios.written.by_line.gathered import Gathered, blocks
from scenarios.written.by_line.pieces import Typed
from scenarios.written.by_line.scripted import Script
from scenarios.written.load import action_said, parse_action
from scenarios.written.model import Scenario
from scenarios.written.script import Action

_AS_IN_A_FILE = re.compile(r"\{|[^\W\d]+:|(?:passa|risolvi)$")
"""How a line begins that has the form of a file."""


def is_action(scenario: Scenario, said: str) -> bool:
    """Whether a line speaks of something that happens."""
    plain = said.strip()
    if not plain:
        return False
    return _AS_IN_A_FILE.match(plain) is not None or Script(_table(scenario)).is_sentence(Typed(plain, 1, 1))


def action_of(scenario: Scenario, said: str) -> Action:
    """The action that a line says. Raises ScenarioError with every fault; places are those within the line."""
    plain = said.strip()
    if _AS_IN_A_FILE.match(plain):
        return parse_action(plain)
    table = _table(scenario)
    script = Script(table)
    [block] = blocks(plain)
    try:
        script.say(block)
    except Wrong as error:
        table.wrong(block.typed, error)
    if table.faults or not script.script:
        faults = table.faults or [Fault("", 1, 1, "", "qui non succede niente", "")]
        raise ScenarioError([one._replace(file=shown(plain)) for one in faults])
    told, _ = script.script[0]
    return action_said(told, plain)


def _table(scenario: Scenario) -> Gathered:
    """What a line has to know of a situation: who plays, and what there is."""
    cards = (
        card.card or ""
        for player in scenario.players
        for zone in (player.battlefield, player.hand, player.graveyard, player.exile, player.command)
        for card in zone
    )
    names = {folded(name) for name in (*scenario.cards, *cards) if name}
    return Gathered(players=[player.name for player in scenario.players], names=names)
