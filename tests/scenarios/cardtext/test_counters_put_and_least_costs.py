"""601.2f, 614.16, 614.1a: how many counters are put instead, what a spell costs at the least, where something goes instead."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Ability, Replaces
from engine.cards.abilities.casting import ChangesCost
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.replacing import ChangesCounters
from engine.words.terms import CardType, Kind, Relation, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.scenarios.cardtext.support import CREATURE_TYPE, ability, refused
from tests.scenarios.cardtext.test_oracle import both

MINE = Filter(types=CREATURE_TYPE, controller=Relation.YOU)
PUT = "Se uno o più segnalini +1/+1 stanno per essere messi su una creatura che controlli,"
ANY = "Se uno o più segnalini stanno per essere messi su un permanente che controlli,"


@pytest.mark.parametrize(
    "text",
    [
        "invece metti su di essa quel numero più uno di segnalini +1/+1",
        "invece vengono messi su quella creatura quel numero più uno di segnalini +1/+1",
        "metti invece quel numero di segnalini +1/+1 più uno su quella creatura",
        "invece metti altrettanti segnalini +1/+1 più uno su di essa",
        "metti quel numero più uno di quei segnalini su quella creatura invece",
        "mettine invece uno in più su di essa",
    ],
)
def test_614_16_that_number_and_one_more_however_it_is_put(text: str) -> None:
    assert ability(f"{PUT} {text}.", "Incantesimo") == ChangesCounters(subject=MINE, counter="+1/+1", plus=1)
    two = text.replace("più uno", "più due").replace("uno in più", "due in più")
    assert ability(f"{PUT} {two}.", "Incantesimo") == ChangesCounters(subject=MINE, counter="+1/+1", plus=2), "control"


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        (
            f"{ANY} invece ne vengono messi il triplo.",
            ChangesCounters(subject=Filter(controller=Relation.YOU), factor=3),
        ),
        (
            f"{ANY} invece metti su quel permanente quel numero più uno di ciascuno di quei tipi di segnalino.",
            ChangesCounters(subject=Filter(controller=Relation.YOU), plus=1),
        ),
        (
            "Se stai per mettere uno o più segnalini su un permanente o un giocatore, metti invece il doppio di ciascuno di "
            "quei segnalini su quel permanente o giocatore.",
            ChangesCounters(subject=Filter(), to_player=Relation.ANY, by=Relation.YOU, factor=2),
        ),
        (
            "Se un avversario sta per mettere uno o più segnalini su una creatura, invece ne mette la metà, arrotondata per "
            "difetto.",
            ChangesCounters(subject=Filter(types=CREATURE_TYPE), by=Relation.OPPONENT, halved=True),
        ),
        (
            "Se un avversario sta per ricevere uno o più segnalini veleno, quel giocatore riceve invece il doppio di quei "
            "segnalini.",
            ChangesCounters(to_player=Relation.OPPONENT, counter="poison", factor=2),
        ),
    ],
)
def test_614_16_on_whom_by_whom_and_half_as_many(text: str, wanted: Ability) -> None:
    assert ability(text, "Incantesimo") == wanted


@pytest.mark.parametrize(
    "text",
    [
        f"{PUT} invece metti su di essa quel numero più uno di segnalini -1/-1.",
        f"{PUT} invece metti su quel giocatore quel numero più uno di segnalini +1/+1.",
        f"{PUT} invece metti su quell'artefatto quel numero più uno di segnalini +1/+1.",
        f"{PUT} invece riceve quel numero più uno di segnalini +1/+1.",
        "Se un avversario sta per mettere uno o più segnalini su una creatura, invece mettine la metà, arrotondata per difetto.",
        "Se stai per ricevere uno o più segnalini veleno, invece ne riceve il doppio.",
    ],
)
def test_614_16_control_other_counters_and_others_who_put_them_are_refused(text: str) -> None:
    assert refused(text, "Incantesimo")


EACH = "Ogni magia che costerebbe meno di tre mana"
SPELL = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)


@pytest.mark.parametrize(
    ("text", "spells", "who", "least"),
    [
        (f"{EACH} per essere lanciata costa tre mana per essere lanciata.", SPELL, Relation.ANY, 3),
        (f"{EACH} costa invece tre mana.", SPELL, Relation.ANY, 3),
        ("Ogni magia che costa meno di {2} costa {2}.", SPELL, Relation.ANY, 2),
        ("Le magie che lanci che costerebbero meno di un mana costano un mana.", SPELL, Relation.YOU, 1),
        (
            "Le magie creatura costano almeno due mana per essere lanciate.",
            Filter(zone=Zone.STACK, types=(CardType.CREATURE,), not_kind=Kind.ABILITY),
            Relation.ANY,
            2,
        ),
    ],
)
def test_601_2f_what_a_spell_costs_at_the_least(text: str, spells: Filter, who: Relation, least: int) -> None:
    assert ability(text, "Artefatto") == ChangesCost(spells=spells, who=who, least=least)


def test_601_2f_as_long_as_something_is_so_and_control_another_number_is_refused() -> None:
    found = ability(f"Finché Sentinella è STAPpata, {EACH[0].lower()}{EACH[1:]} costa tre mana.", "Artefatto")
    assert isinstance(found, ChangesCost) and found.condition is not None and found.least == 3
    assert refused(f"{EACH} per essere lanciata costa due mana per essere lanciata.", "Artefatto")
    assert refused("Le magie rosse che costerebbero meno di tre mana costa tre mana.", "Artefatto")


_ANYWHERE = tuple(zone for zone in Zone if zone is not Zone.GRAVEYARD)


@pytest.mark.parametrize("name", ["Fenice", "la Fenice", "questa creatura"])
@pytest.mark.parametrize("would", ["sta per essere messa", "verrebbe messa"])
@pytest.mark.parametrize("how", ["invece mescolala", "mescolala invece", "invece rimescolala"])
def test_201_5_614_1a_a_name_that_is_also_a_type_goes_elsewhere_without_an_article(
    name: str, would: str, how: str
) -> None:
    text = f"Se {name} {would} in un cimitero da qualsiasi zona, {how} nel grimorio del suo proprietario."
    assert ability(text, "Creatura — Fenice", name="Fenice") == Replaces(
        subject=Filter(this=True), to=Zone.GRAVEYARD, instead_to=Zone.LIBRARY, shuffled=True, zones=_ANYWHERE
    )


def test_201_5_control_one_that_has_an_article_of_number_is_of_the_type() -> None:
    found = ability("Se una Fenice sta per morire, invece esiliala.", "Creatura — Fenice", name="Fenice")
    assert isinstance(found, Replaces) and found.subject == Filter(subtypes=("Phoenix",))


def test_400_3_into_your_library_goes_only_what_is_yours() -> None:
    home = "invece mescolala nel tuo grimorio."
    found = ability(f"Se una carta sta per essere messa nel tuo cimitero da qualsiasi zona, {home}", "Incantesimo")
    assert isinstance(found, Replaces) and (found.instead_to, found.shuffled) == (Zone.LIBRARY, True)
    assert refused(f"Se una creatura sta per morire, {home}", "Incantesimo"), "control: it may be another player's"


def test_614_16_601_2f_both_languages_say_the_same() -> None:
    pairs = [
        (
            "Se stai per mettere uno o più segnalini su un permanente o un giocatore, metti invece il doppio di ciascuno di "
            "quei segnalini su quel permanente o giocatore.",
            "If you would put one or more counters on a permanent or player, put twice that many of each of those kinds of "
            "counters on that permanent or player instead.",
        ),
        (
            f"{ANY} metti invece quel numero più uno di ciascuno di quei segnalini su quel permanente.",
            "If one or more counters would be put on a permanent you control, that many plus one of each of those kinds of "
            "counters are put on that permanent instead.",
        ),
        (
            f"Finché Sentinella è STAPpata, {EACH[0].lower()}{EACH[1:]} per essere lanciata costa tre mana per essere lanciata.",
            "As long as Sentinel is untapped, each spell that would cost less than three mana to cast costs three mana to cast.",
        ),
    ]
    assert [both(*one, "Artefatto") for one in pairs] == [(Verdict.AGREE, ())] * len(pairs)
