"""201.4, 709.4a: of a split card one of its two names is chosen, and it has either; never both together."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.written.load import parse

BOARD = """\
carte:
  Lampo: {{tipo: Istantaneo, costo: R, testo: Il Lampo infligge 2 danni a un qualsiasi bersaglio.}}
  Tuono: {{tipo: Istantaneo, costo: 3G, testo: Pesca una carta.}}
  Lampo // Tuono: {{tipo: Istantaneo, metà: [Lampo, Tuono]}}
  Bando:
    tipo: Stregoneria
    abilità:
      - effetto:
          - scegli un: nome di carta
            allora: [{{esilia: {{ogni: {{zona: mano, con il nome scelto: sì, proprietario: avversario}}}}}}]
        testo: Scegli il nome di una carta. Ogni avversario esilia dalla sua mano le carte che hanno quel nome.
giocatori: [{{nome: Anna, mano: [Bando]}}, {{nome: Bruno, mano: [Lampo // Tuono id=divisa]}}]
azioni: [{{lancia: Bando, di: Anna}}, {{risolvi: 1, risposte: [{{nome di carta: "{chosen}"}}]}}]
attese: [{{oggetto: divisa, zona: {zone}}}]
"""


@pytest.mark.parametrize(("chosen", "zone"), [("Lampo", "esilio"), ("Tuono", "esilio"), ("Grandine", "mano")])
def test_709_4a_a_split_card_has_the_chosen_name_if_one_of_its_two_is_it(chosen: str, zone: str) -> None:
    assert run(parse(BOARD.format(chosen=chosen, zone=zone), "prova")).right


def test_709_4a_control_both_names_together_cannot_be_chosen() -> None:
    with pytest.raises(ScenarioError, match=r"si sceglie «Lampo» o «Tuono» \(709.4a\)"):
        run(parse(BOARD.format(chosen="Lampo // Tuono", zone="mano"), "prova"))
