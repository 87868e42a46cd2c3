"""702.16h, 702.16j, 205.3d, 602.5, 614.16: protection from all, all creature types, no ability of any, doubled in older words."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Prohibition
from engine.cards.abilities.continuous import ChangeTypes
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.replacing import ChangesCounters, ChangesTokens
from engine.words.subtypes import EVERY_CREATURE_TYPE
from engine.words.terms import CardType, Color, Relation
from scenarios.language.readback import in_words
from tests.scenarios.cardtext.support import abilities, ability, activated, refused

OWN_TOKENS = "sotto il tuo controllo"
DOUBLED = (
    f"Se un effetto sta per mettere in gioco {OWN_TOKENS} una o più pedine, invece mette in gioco il doppio di quelle pedine.",
    f"Se un effetto sta per mettere sul campo di battaglia una o più pedine {OWN_TOKENS}, mette invece sul campo di battaglia il"
    " doppio di quelle pedine.",
)
COUNTERS = "Se un effetto sta per mettere su {} che controlli uno o più segnalini, invece mette su {} il doppio di quei segnalini."


def test_702_16j_protection_from_everything() -> None:
    assert ability("Protezione da tutto").filter == Filter()
    assert refused("Protezione da molto")


def test_702_16h_protection_from_each_color_is_an_ability_for_each_of_them() -> None:
    assert [one.filter for one in abilities("Protezione da tutti i colori")] == [Filter(colors=(one,)) for one in Color]  # type: ignore[union-attr]


def test_205_3d_a_creature_with_all_creature_types_which_are_told_in_words() -> None:
    text = "{1}: Grotta diventa una creatura 2/2 con tutti i tipi di creatura fino alla fine del turno. È ancora una terra."
    made = activated(text, type_line="Terra", name="Grotta")
    assert ChangeTypes(add_subtypes=(EVERY_CREATURE_TYPE,)) in made.effects[0].parts  # type: ignore[union-attr]
    assert in_words(made).isprintable() and "tutti i tipi di creatura" in in_words(made)


@pytest.mark.parametrize(
    ("but", "what"),
    [("", Prohibition.ACTIVATE), (" a meno che non siano abilità di mana", Prohibition.ACTIVATE_BUT_MANA)],
)
def test_602_5_no_activated_ability_of_any_such_permanent(but: str, what: Prohibition) -> None:
    made = ability(f"Le abilità attivate degli artefatti non possono essere attivate{but}.")
    assert (made.what, made.objects) == (what, Filter(types=(CardType.ARTIFACT,)))


@pytest.mark.parametrize("text", DOUBLED)
def test_614_16_tokens_are_doubled_in_the_words_of_older_cards(text: str) -> None:
    assert ability(text, "Incantesimo") == ChangesTokens(factor=2, by_effect=True)
    assert refused(text.replace(f" {OWN_TOKENS}", ""), "Incantesimo")


def test_614_16_counters_are_doubled_where_the_place_stands_first() -> None:
    made = ability(COUNTERS.format("un permanente", "quel permanente"), "Incantesimo")
    assert made == ChangesCounters(subject=Filter(controller=Relation.YOU), factor=2, by_effect=True)
    assert refused(COUNTERS.format("un permanente", "una creatura"), "Incantesimo")


def test_a_misread_article_is_what_it_stands_for() -> None:
    text = "{{G}}: {} Lupo prende +1/+1 fino alla fine del turno."
    right, misread = (activated(text.format(article), name="Lupo") for article in ("Il", "ll"))
    assert right.effects == misread.effects
