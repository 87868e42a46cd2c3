"""205.2a, 402.2, 603.7, 701.9a, 701.22, 701.54: unless it is so at the next step, your Ring-bearer, hands for the rest of the game,
keywords in lists, what was discarded this turn, cards looked at while scrying, a card type that is chosen."""

from __future__ import annotations

import pytest

from engine.cards.abilities.choices import If
from engine.cards.abilities.choosing_types import ChooseTerm
from engine.cards.abilities.conditions import Is, Not
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.lasting import Delay
from engine.words.record import within
from engine.words.terms import CardType, Designation, Term
from scenarios.cardtext import refusal
from tests.scenarios.cardtext.support import activated, reading, refused, spell, triggered
from tests.scenarios.cardtext.test_english_constructs import TYPES
from tests.scenarios.cardtext.twice import they_agree
from tests.scenarios.played.one_by_one import told

BOTH = [
    ("c", "{2}: Un artefatto bersaglio diventa una creatura artefatto 4/4 fino alla fine del turno. All'inizio della prossima "
     "sottofase finale, sacrificalo a meno che la Sentinella non sia TAPpata.",
     "{2}: Target artifact becomes a 4/4 artifact creature until end of turn. At the beginning of the next end step, sacrifice it "
     "unless this creature is tapped."),
    ("c", "{2}: Crea una pedina creatura Orco 1/1 blu. All'inizio della prossima sottofase finale, esiliala se non controlli "
     "terre.",
     "{2}: Create a 1/1 blue Orc creature token. At the beginning of the next end step, exile it if you control no lands."),
    ("c", "Quando la Sentinella attacca, distruggila a meno che non sia il tuo Portatore dell'Anello.",
     "When this creature attacks, destroy it unless it's your Ring-bearer."),
    ("s", "Pesca due carte. Non hai un limite massimo di carte in mano per il resto della partita.",
     "Draw two cards. You have no maximum hand size for the rest of the game."),
    ("s", "Pesca due carte. Il tuo limite massimo di carte nella mano è ridotto di due fino al tuo prossimo turno.",
     "Draw two cards. Your maximum hand size is reduced by two until your next turn."),
    ("c", "{2}: Distruggi ogni creatura con volare, raggiungere o cautela.",
     "{2}: Destroy each creature with flying, reach, or vigilance."),
    ("c", "Le creature che controlli con volare e/o rapidità prendono +1/+0.",
     "Creatures you control with flying and/or haste get +1/+0."),
    ("s", "Riprendi in mano una carta artefatto bersaglio dal tuo cimitero che hai scartato in questo turno.",
     "Return target artifact card in your graveyard that you discarded this turn to your hand."),
    ("c", "Ogniqualvolta profetizzi, guadagni 1 punto vita per ogni carta guardata profetizzando in questo modo.",
     "Whenever you scry, you gain 1 life for each card looked at while scrying this way."),
    ("s", "Scegli un tipo di carta non creatura. Distruggi tutti i permanenti del tipo scelto.",
     "Choose a noncreature card type. Destroy all permanents of the chosen type."),
    ("s", "Spazzar via — Fai tornare in mano al proprietario un qualsiasi numero di Paludi che controlli. Pesca una carta per ogni "
     "Palude ripresa in questo modo.",
     "Sweep — Return any number of Swamps you control to their owner's hand. Draw a card for each Swamp returned this way."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), BOTH, ids=[en[:60] for _, _, en in BOTH])
def test_both_texts_come_to_the_same_data(types: str, it: str, en: str) -> None:
    they_agree(it, en, TYPES[types])


def test_603_7_what_is_asked_is_asked_at_that_step() -> None:
    later = activated(BOTH[1][1]).effects[-1]
    assert isinstance(later, Delay)
    assert isinstance(later.effects[0], If)


def test_701_54_it_is_the_ring_bearer_of_you_alone() -> None:
    text = "Quando la Sentinella attacca, distruggila a meno che non sia il tuo Portatore dell'Anello."
    asked = triggered(text).effects[0].condition  # type: ignore[union-attr]
    assert isinstance(asked, Not)
    assert isinstance(asked.of, Is)
    assert asked.of.filter.designation is Designation.RING_BEARER
    assert asked.of.filter.controller == "you"


HAND = """
carta: Vasto stregoneria costo 0
> {says}
Anna in mano: Vasto, 9x Foresta terra
Bruno
Anna lancia Vasto
risolvi
fine turno
Quante carte ha in mano Anna?
"""


@pytest.mark.parametrize(
    ("says", "left"),
    [
        ("Non hai un limite massimo di carte in mano per il resto della partita.", 9),
        ("Il tuo limite massimo di carte nella mano è ridotto di due per il resto della partita.", 5),
        ("Guadagni 1 punto vita.", 7),
    ],
)
def test_402_2_for_the_rest_of_the_game(says: str, left: int) -> None:
    assert f"Anna ha {left} carte in mano." in told(HAND.format(says=says))


def test_402_2_control_a_spell_does_not_say_so_without_a_time() -> None:
    assert not reading("Pesca due carte. Non hai un limite massimo di carte in mano.", "Stregoneria").understood


def test_701_9a_only_what_was_discarded_this_turn() -> None:
    found = spell("Riprendi in mano tutte le carte dal tuo cimitero che hai ciclato o scartato in questo turno.")
    assert any(isinstance(one, Filter) and one.discarded_this_turn for one in within(found))
    others = "Riprendi in mano tutte le carte da tutti i cimiteri che hai scartato in questo turno."
    assert refused(others, "Stregoneria")[0][1] == refusal.NO_VOCABULARY


SEEN = """
carta: Veggente creatura 1/1
> Ogniqualvolta profetizzi, guadagni 1 punto vita per ogni carta guardata profetizzando in questo modo.
carta: Sguardo stregoneria costo 0
> Profetizza {count}.
Anna: Veggente
Anna in mano: Sguardo
Anna nel grimorio: 2x Foresta terra
Bruno
Anna lancia Sguardo
risolvi
risolvi
Quanti punti vita ha Anna?
"""


@pytest.mark.parametrize(("count", "life"), [(1, 21), (3, 22)])
def test_701_22_so_many_cards_as_there_are(count: int, life: int) -> None:
    assert f"a {life} punti vita" in told(SEEN.format(count=count))


def test_701_22_control_only_where_somebody_scries() -> None:
    text = "Ogniqualvolta la Sentinella attacca, guadagni 1 punto vita per ogni carta guardata profetizzando in questo modo."
    assert refused(text)[0][1] == refusal.NO_ANTECEDENT


def test_205_2a_110_4_only_such_types_are_chosen() -> None:
    chosen = spell(
        "Scegli un tipo di permanente. Riprendi in mano tutte le carte del tipo scelto dal tuo cimitero."
    ).effects[0]
    assert isinstance(chosen, ChooseTerm)
    assert chosen.what is Term.CARD_TYPE
    assert chosen.such is not None
    assert CardType.INSTANT not in chosen.such.any_type
    assert not reading("Scegli un tipo di carta. Pesca due carte.", "Stregoneria").understood


ZONES = [
    ("c", "Ogniqualvolta la Sentinella attacca, esilia fino a due altre creature bersaglio dal campo di battaglia e/o carte "
     "creatura dai cimiteri.",
     "Whenever this creature attacks, exile up to two other target creatures from the battlefield and/or creature cards from "
     "graveyards."),
    ("c", "Ogniqualvolta la Sentinella attacca, esilia una creatura bersaglio dal campo di battaglia o una carta creatura "
     "bersaglio da un cimitero.",
     "Whenever this creature attacks, exile target creature from the battlefield or creature card from a graveyard."),
    ("c", "{2}: Esilia fino a due carte artefatto bersaglio dai cimiteri.",
     "{2}: Exile up to two target artifact cards from graveyards."),
    ("e", "I giocatori non possono lanciare magie artefatto dai cimiteri o attivare abilità di carte nei cimiteri.",
     "Players can't cast artifact spells from graveyards or activate abilities of cards in graveyards."),
    ("e", "Le magie che i tuoi avversari lanciano dai cimiteri costano {1} in più per essere lanciate.",
     "Spells your opponents cast from graveyards cost {1} more to cast."),
]  # fmt: skip


@pytest.mark.parametrize(("types", "it", "en"), ZONES, ids=[en[:60] for _, _, en in ZONES])
def test_400_1_both_texts_speak_of_the_same_zones(types: str, it: str, en: str) -> None:
    they_agree(it, en, TYPES[types])


GRAVES = """
carta: Cenere incantesimo
> {says}
carta: Eco stregoneria costo 0
> Pesca una carta.
> Flashback {{0}}
Anna: Cenere
Anna nel cimitero: Eco
Bruno
Anna può lanciare Eco?
"""


@pytest.mark.parametrize(
    ("says", "answer"),
    [
        ("I giocatori non possono lanciare magie dai cimiteri.", "No"),
        ("I giocatori non possono lanciare magie creatura dai cimiteri.", "Sì"),
    ],
)
def test_601_2a_spells_that_are_cast_from_graveyards(says: str, answer: str) -> None:
    assert told(GRAVES.format(says=says)).startswith(answer)
