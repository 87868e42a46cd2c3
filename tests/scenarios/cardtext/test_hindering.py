"""101.2, 611.2c, 615.12: what card text keeps players from for a time, and what cannot happen meanwhile."""

import pytest

from engine.cards.abilities.ability import Cannot, Prohibition, SpellAbility
from engine.cards.abilities.continuous import Duration
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.keyword_abilities import Forbid, GivePlayer
from engine.cards.abilities.setting_up import SetUp
from scenarios.cardtext.api import read
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines


def effect(text: str):
    made = read("Prova", "Istantaneo", text)
    assert made.understood, made.not_understood
    (ability,) = made.characteristics.abilities
    assert isinstance(ability, SpellAbility)
    (found,) = ability.effects
    return found


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("I giocatori non possono guadagnare punti vita in questo turno.", Prohibition.GAIN_LIFE),
        ("I tuoi avversari non possono lanciare magie in questo turno.", Prohibition.CAST),
        ("Un giocatore bersaglio non può pescare carte in questo turno.", Prohibition.DRAW),
    ],
)
def test_101_2_players_are_kept_from_something_for_a_turn(text: str, what: Prohibition) -> None:
    found = effect(text)
    assert isinstance(found, Forbid)
    assert (found.what, found.until) == (what, Duration.END_OF_TURN)


def test_101_2_a_kind_of_spell_alone() -> None:
    found = effect("I giocatori non possono lanciare magie non creatura in questo turno.")
    assert isinstance(found, GivePlayer) and isinstance(found.ability, Cannot)
    assert found.ability.objects is not None and found.ability.objects.not_types


def test_615_12_damage_of_whatever_source() -> None:
    expected = SetUp(says=Cannot(what=Prohibition.BE_PREVENTED, objects=Filter()), until=Duration.END_OF_TURN)
    assert effect("Il danno non può essere prevenuto in questo turno.") == expected


@pytest.mark.parametrize(
    "text",
    [
        "Un giocatore bersaglio non possono lanciare magie in questo turno.",
        "Un giocatore bersaglio non può lanciare magie bersaglio in questo turno.",
        "Le creature non possono guadagnare punti vita in questo turno.",
        "I giocatori non possono lanciare creature in questo turno.",
    ],
)
def test_control_what_does_not_agree_is_not_read(text: str) -> None:
    assert not read("Prova", "Istantaneo", text).understood


BOARD = """\
Anna: Cerbiatta 1/1 legame vitale
  mano: Editto, Dardo
Bruno: 20
  mano: Scudo, Falco
carta: Editto istantaneo
> {text}
carta: Dardo istantaneo
> Dardo infligge 3 danni a un qualsiasi bersaglio.
carta: Scudo istantaneo
> Previeni i prossimi 3 danni che ti verrebbero inflitti in questo turno.
carta: Falco creatura 1/1
> Lampo
Anna lancia Editto
risolvi
{said}
"""
HIT = "Anna lancia Dardo su Bruno\nBruno lancia Scudo\nQuanta vita ha Bruno?"
SAVED, PIERCED = "Bruno resta a 20 punti vita.", "Bruno passa da 20 a 17 punti vita."


@pytest.mark.parametrize(
    ("text", "said", "answer", "rule"),
    [
        ("Il danno non può essere prevenuto in questo turno.", HIT, PIERCED, "615.12"),
        ("Pesca una carta.", HIT, SAVED, "615.7"),
        (
            "I tuoi avversari non possono lanciare magie in questo turno.",
            HIT,
            "Bruno non può lanciare «Scudo»",
            "101.2",
        ),
        ("I giocatori non possono lanciare magie non creatura in questo turno.", "Bruno lancia Falco", "«Falco»", ""),
        (
            "I giocatori non possono lanciare magie non creatura in questo turno.",
            "Bruno lancia Scudo",
            "Bruno non può",
            "101.2",
        ),
        (
            "I giocatori non possono lanciare magie creatura in questo turno.",
            "Bruno lancia Falco",
            "Bruno non può",
            "101.2",
        ),
    ],
)
def test_611_2c_what_is_forbidden_binds_also_what_comes_later(text: str, said: str, answer: str, rule: str) -> None:
    told = ruling(run(parse_lines(BOARD.format(text=text, said=said), "tavolo")))
    assert not told.incomplete
    assert told.answer[0].startswith(answer)
    assert not rule or rule in told.rules


def test_119_7_nobody_gains_life_while_it_lasts_and_afterwards_again() -> None:
    text = "I giocatori non possono guadagnare punti vita in questo turno."
    attack = "turno: Anna\nAnna attacca con Cerbiatta\nBruno non blocca\nQuanta vita ha Anna?"
    now = ruling(run(parse_lines(BOARD.format(text=text, said=attack), "tavolo")))
    assert now.answer[0] == "Anna resta a 20 punti vita."
    other = ruling(run(parse_lines(BOARD.format(text="Pesca una carta.", said=attack), "tavolo")))
    assert other.answer[0] == "Anna passa da 20 a 21 punti vita."
