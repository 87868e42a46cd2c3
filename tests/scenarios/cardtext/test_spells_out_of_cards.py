"""601.3e: 'una magia istantaneo scelta tra esse' is whatever could be cast as one; 'una carta istantaneo' is such a card."""

from __future__ import annotations

import pytest

from engine.cards.abilities.casting import LetCast
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.references import Among
from engine.words.record import within
from engine.words.terms import CardType, Zone
from scenarios.cardtext.oracle.comparing import Verdict
from scenarios.cardtext.oracle.kinds import OLDER, kind_of
from tests.scenarios.cardtext.test_differences import beside
from tests.scenarios.cardtext.twice import both
from tests.scenarios.played.one_by_one import told

INSTANTS = Filter(zone=Zone.STACK, types=(CardType.INSTANT,))
EXILES_IT, EXILES_EN = "Esilia le prime due carte del tuo grimorio.", "Exile the top two cards of your library."
FREE_IT, FREE_EN = "senza pagare il suo costo di mana", "without paying its mana cost"


class TestRead:
    @pytest.mark.parametrize(
        ("it", "en", "such"),
        [
            ("una magia istantaneo scelta tra", "an instant spell from among", INSTANTS),
            ("una magia scelta tra", "a spell from among", None),
            (
                "una magia con valore di mana pari o inferiore a 3 scelta tra",
                "a spell with mana value 3 or less from among",
                Filter(zone=Zone.STACK, mana_value=Bounds(most=3)),
            ),
        ],
    )
    def test_601_3e_now(self, it: str, en: str, such: Filter | None) -> None:
        _, chosen, cast = both(
            f"{EXILES_IT} Puoi lanciare {it} esse {FREE_IT}.",
            f"{EXILES_EN} You may cast {en} them {FREE_EN}.",
            "s",
        ).effects
        assert isinstance(chosen, Choose) and isinstance(cast, CastNow)
        assert (chosen.filter.as_spell, cast.such) == (True, such)

    def test_109_2a_control_a_card_of_that_kind(self) -> None:
        _, chosen, cast = both(
            f"{EXILES_IT} Puoi lanciare una carta istantaneo scelta tra esse {FREE_IT}.",
            f"{EXILES_EN} You may cast an instant card from among them {FREE_EN}.",
            "s",
        ).effects
        assert (chosen.filter.as_spell, cast.such) == (False, None)

    def test_601_3e_for_a_time(self) -> None:
        _, let = both(
            f"{EXILES_IT} In questo turno puoi lanciare magie istantaneo scelte tra esse.",
            f"{EXILES_EN} You may cast instant spells from among them this turn.",
            "s",
        ).effects
        assert isinstance(let, LetCast) and isinstance(let.what, Among) and let.what.filter is not None
        assert (let.what.filter.as_spell, let.how.such) == (True, INSTANTS)

    def test_601_3e_out_of_the_hand(self) -> None:
        found = both(
            f"Puoi lanciare una magia istantaneo dalla tua mano {FREE_IT}.",
            f"You may cast an instant spell from your hand {FREE_EN}.",
            "s",
        )
        assert any(isinstance(one, CastNow) and one.such == INSTANTS for one in within(found))

    def test_109_2a_a_card_of_old_that_is_a_spell_today(self) -> None:
        found = beside(
            f"{{2}}{{U}}: Puoi lanciare una carta istantaneo dalla tua mano {FREE_IT}.",
            f"{{2}}{{U}}: You may cast an instant spell from your hand {FREE_EN}.",
        )
        assert found.verdict is Verdict.DIFFER
        assert kind_of(found.where).startswith(OLDER)


TABLE = """
carta: Taglio istantaneo Avventura {{W}}
> Taglio infligge 3 danni a Bruno.
carta: Fabbro creatura 1/2 {{W}}
inserto: Taglio
carta: Lampo istantaneo {{R}}
> Guadagni 1 punto vita.
carta: Landa terra
carta: Tuono istantaneo {{R}}
> Guadagni 2 punti vita.
carta: Belva creatura 4/4
modale: sì
retro: Tuono
Anna: 20
grimorio di Anna: {card}, Foresta
Bruno: 20
Anna lancia Scavo stregoneria
> Esilia le prime due carte del tuo grimorio. Puoi lanciare {what} senza pagare il suo costo di mana.
Anna sceglie {card}
Anna sì
risolvi tutto
{asked}
""".replace("a Bruno.", "a ogni avversario.")
SPELL, CARD = "una magia istantaneo scelta tra le carte esiliate", "una carta istantaneo scelta tra le carte esiliate"
CREATURE = "una magia creatura scelta tra le carte esiliate"
LIFE_A, LIFE_B = "Quanta vita ha Anna?", "Quanta vita ha Bruno?"


class TestPlayed:
    @pytest.mark.parametrize(
        ("card", "what", "asked", "answer"),
        [
            ("Fabbro", SPELL, LIFE_B, "da 20 a 17"),
            ("Fabbro", CREATURE, "Dov'è Fabbro?", "entra nel campo di battaglia"),
            ("Lampo", SPELL, LIFE_A, "da 20 a 21"),
            ("Lampo", CARD, LIFE_A, "da 20 a 21"),
            ("Belva", SPELL, LIFE_A, "da 20 a 22"),
            ("Belva", CREATURE, "Dov'è Belva?", "entra nel campo di battaglia"),
        ],
    )
    def test_601_3e_what_it_is_cast_as(self, card: str, what: str, asked: str, answer: str) -> None:
        assert answer in told(TABLE.format(card=card, what=what, asked=asked))

    @pytest.mark.parametrize(("card", "what"), [("Fabbro", CARD), ("Belva", CARD), ("Lampo", CREATURE)])
    def test_109_2a_control_what_is_no_such_card_stays(self, card: str, what: str) -> None:
        board = TABLE.format(card=card, what=what, asked=f"Dov'è {card}?")
        board = board.replace(f"Anna sceglie {card}\nAnna sì\n", "")
        assert "va in esilio" in told(board)
