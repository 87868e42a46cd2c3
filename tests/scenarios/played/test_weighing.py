"""Which rule says more: the rarer one, and what refuses an action before all."""

from __future__ import annotations

import json

from ruletext.builtin import builtin
from scenarios import library
from scenarios.played.weighing import RAREST, TABLE, weight
from tests.rarity import weights
from tests.scenarios.played.test_rules_on_top import on_top

REFUSED = """
conta il mana: sì
giocatori:
  - {nome: Anna, mano: [{carta: Drago}], campo: [Lupo 2/2]}
  - {nome: Bruno}
carte:
  Drago: {tipo: Creatura — Drago, costo: 3R, f/c: 4/4}
azioni: [{lancia: drago, di: Anna, rifiutata: 601.2h}]
chiede: [consentita 1, zona di drago]
"""


def test_the_table_of_rarity_is_what_the_situations_cite() -> None:
    """Every eighth situation is counted anew; with so few of them a rule may weigh two more or less."""
    counted = weights([*library.paths()][::8])
    listed = {rule: int(one) for one, rules in json.loads(TABLE.read_text(encoding="utf-8")).items() for rule in rules}
    often = {rule for rule in listed if listed[rule] <= 5}
    assert often
    assert [
        (rule, listed[rule], counted.get(rule)) for rule in often if abs(counted.get(rule, 99) - listed[rule]) > 2
    ] == []
    rare = {rule for rule in counted if counted[rule] <= 3}
    assert [rule for rule in rare if listed.get(rule, RAREST) > 6] == []


def test_the_table_names_rules_that_there_are() -> None:
    listed = [rule for rules in json.loads(TABLE.read_text(encoding="utf-8")).values() for rule in rules]
    assert len(listed) == len(set(listed))
    assert [rule for rule in listed if "." in rule and not builtin().has(builtin().number(rule))] == []


def test_what_every_run_cites_says_nothing_and_what_none_does_says_most() -> None:
    assert weight("117.3a") == 0 < weight("704.5g") < weight("616.1g") == RAREST


def test_601_2h_what_refuses_an_action_stands_first() -> None:
    assert on_top(REFUSED)[0] == "601.2h"


def test_control_where_it_is_not_asked_about_it_need_not() -> None:
    """Control: the same refusal with a question about something else."""
    asked = REFUSED.replace("[consentita 1, zona di drago]", "[f/c di lupo]").replace(
        "Lupo 2/2", "{carta: Lupo, f/c: 2/2, segnalini: {+1/+1: 1}}"
    )
    assert on_top(asked)[0] == "122.1a"
