"""107.3, 106.6, 202.3: what X was in a sentence before, {X} in mana costs, sources of abilities, counters on the source."""

from __future__ import annotations

import pytest

from engine.cards.abilities.filters import Filter, Measured
from engine.cards.abilities.quantities import CountersOn, PowerOf
from engine.cards.abilities.references import This
from engine.cards.abilities.spending import Spending
from engine.words.terms import CardType, Kind, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from tests.engine.support import Table, card
from tests.scenarios.cardtext.support import activated, printed, refused, triggered
from tests.scenarios.cardtext.test_oracle import both

LOOK = "Quando Sentinella attacca, guarda le prime X carte del tuo grimorio, dove X è {0}."
TAKE = "Puoi aggiungere alla tua mano una carta con valore di mana pari o inferiore a X scelta tra esse."


def test_107_3i_x_is_what_it_was_said_to_be() -> None:
    made = triggered(f"{LOOK.format('la sua forza')} {TAKE} Metti le altre in fondo al tuo grimorio in ordine casuale.")
    chosen = made.effects[1].then[0]  # type: ignore[union-attr]
    assert chosen.filter.measured == (Measured(what="mana value", how="<=", than=PowerOf(This())),)  # type: ignore[union-attr]


def test_107_3i_control_what_may_have_changed_since_is_not_said_again() -> None:
    assert refused(f"{LOOK.format('il numero di carte nella tua mano')} {TAKE}")


SPELL = Filter(zone=Zone.STACK, not_kind=Kind.ABILITY)


@pytest.mark.parametrize(
    ("words", "there"), [("con {X} nel suo costo di mana", True), ("senza {X} nel suo costo di mana", False)]
)
def test_107_3_x_in_its_mana_cost(words: str, there: bool) -> None:
    made = triggered(f"Ogniqualvolta lanci una magia {words}, pesca una carta.").trigger
    assert made.spell == Filter(zone=Zone.STACK, not_kind=Kind.ABILITY, x_in_cost=there)  # type: ignore[union-attr]
    assert refused(f"Ogniqualvolta lanci una magia {words.replace('X', 'G')}, pesca una carta."), "control"


@pytest.mark.parametrize("words", ["con {H} nel suo costo di mana", "con p nel costo di mana"])
@pytest.mark.parametrize(("cost", "cards"), [("{G/P}", 1), ("{G/U/P}", 1), ("{G/U}", 0), ("{G}", 0), ("{0}", 0)])
def test_107_4g_any_phyrexian_symbol_in_its_mana_cost(words: str, cost: str, cards: int) -> None:
    text = f"Ogniqualvolta lanci una magia {words}, pesca una carta."
    at = Table()
    at.put("Sentinella", printed(text, "Artefatto"))
    at.put("Dono", card("Dono", types=(CardType.ARTIFACT,), mana_cost=cost), zone=Zone.HAND)
    at.library(0, 1)
    at.settle().cast("Dono").resolve()
    assert len(at.zone(Zone.HAND)) == cards
    other = both(text, "Whenever you cast a spell with {H} in its mana cost, draw a card.", "Artefatto")
    assert other == (Verdict.AGREE, ())


@pytest.mark.parametrize(("cost", "cards"), [("{X}", 1), ("{0}", 0)])
def test_107_3_x_in_its_mana_cost_is_heard_of(cost: str, cards: int) -> None:
    at = Table()
    at.put(
        "Sentinella",
        printed("Ogniqualvolta lanci una magia con {X} nel suo costo di mana, pesca una carta.", "Artefatto"),
    )
    at.put(
        "Uno",
        printed("Volare", "Creatura — Orso", name="Uno", power="1", toughness="1", mana_cost=cost),
        zone=Zone.HAND,
    )
    at.library(0, 3)
    at.settle().cast("Uno", **({"x": 0} if cost == "{X}" else {})).play_out()
    assert len(at.zone(Zone.HAND)) == cards


def test_106_6_an_ability_of_a_source() -> None:
    text = "{T}: Aggiungi {U}. Spendi questo mana solo per attivare un'abilità di una fonte artefatto."
    wanted = Spending(abilities_of=Filter(types=(CardType.ARTIFACT,)), sources=True)
    assert activated(text).effects[0].spending == wanted  # type: ignore[union-attr]


@pytest.mark.parametrize(("counters", "there"), [("due", Zone.GRAVEYARD), ("tre", Zone.BATTLEFIELD)])
def test_202_3_a_mana_value_beside_the_counters_on_the_source(counters: str, there: Zone) -> None:
    cast = "Ogniqualvolta un giocatore lancia una magia con valore di mana pari al numero di segnalini carica su Sentinella"
    text = f"Sentinella entra con {counters} segnalini carica.\n{cast}, neutralizza quella magia."
    at = Table()
    at.put("Sentinella", printed(text, "Artefatto", mana_cost="{0}"), zone=Zone.HAND)
    at.put(
        "Uno",
        printed("Volare", "Creatura — Orso", name="Uno", power="1", toughness="1", mana_cost="{2}"),
        zone=Zone.HAND,
    )
    at.settle().cast("Sentinella").resolve()
    at.cast("Uno").play_out()
    assert at.where("Uno") is there
    wanted = Measured(what="mana value", how="=", than=CountersOn("charge", This()))
    assert triggered(f"{cast}, neutralizza quella magia.").trigger.spell.measured == (wanted,)  # type: ignore[union-attr]


def test_both_languages_say_the_same() -> None:
    italian = "Ogniqualvolta lanci una magia con {X} nel suo costo di mana, pesca una carta."
    english = "Whenever you cast a spell with {X} in its mana cost, draw a card."
    assert both(italian, english, "Incantesimo")[0] is Verdict.AGREE


@pytest.mark.parametrize(
    ("italian", "english"),
    [
        (
            "Se stai per guadagnare punti vita, ne guadagni invece il doppio.",
            "If you would gain {it}, you gain twice that much {it} instead.".format(it="life"),
        ),
        (
            "All'inizio della tua sottofase finale, se non hai lanciato una magia in questo turno, pesca una carta.",
            "At the beginning of your end step, if you didn't cast a spell this turn, draw a card.",
        ),
        (
            "I tuoi avversari non possono lanciare magie durante il tuo turno.",
            "Your opponents can't cast spells during your turn.",
        ),
    ],
)
def test_what_entries_say_inside_parts_is_the_same_in_both_languages(italian: str, english: str) -> None:
    assert both(italian, english, "Incantesimo")[0] is Verdict.AGREE
