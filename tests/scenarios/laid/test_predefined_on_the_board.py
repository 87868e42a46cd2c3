"""111.10: a predefined token stands on the board by its name; what was never made can be asked about and is not there."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.written.load import parse
from tests.scenarios.ruling import ruled

BOARD = """\
giocatori:
  - {{nome: Anna, campo: [{treasure}, Orso 2/2, {{carta: {role}, pedina: sì, attaccato a: orso}}]}}
  - {{nome: Bruno}}
azioni: [{{attiva: tesoro, di: Anna, risposte: [{{mana: "{{R}}"}}]}}]
attese: [{{oggetto: orso, f/c: 3/3, parole chiave: [travolgere]}}, {{oggetto: tesoro, esiste: no}}]
"""


def test_111_10_a_predefined_token_needs_only_its_name():
    ruled(BOARD.format(treasure="Tesoro pedina", role="Ruolo Mostro"))


@pytest.mark.parametrize(("treasure", "role"), [("Tesoro", "Ruolo Mostro"), ("Tesoro pedina", "Ruolo Ignoto")])
def test_111_10_control_a_card_or_another_name_has_to_be_described(treasure: str, role: str):
    with pytest.raises(ScenarioError, match="non è definita"):
        parse(BOARD.format(treasure=treasure, role=role), "prova")


MADE = """\
carte:
  Gemello: {{tipo: Stregoneria, abilità: [{{bersagli: [creatura], effetto: [{{crea copie di: bersaglio}}]}}]}}
giocatori:
  - {{nome: Anna, campo: [Orco 4/4], mano: [Gemello]}}
  - {{nome: Bruno}}
azioni: [{{lancia: Gemello, di: Anna, bersagli: [orco]}}]
chiede: [zona di {name}]
"""


def test_608_2h_what_was_never_made_is_said_not_to_be_there():
    assert answer(run(parse(MADE.format(name="orco3"), "prova"))).headline == ("«orco3» non c'è.",)


def test_608_2h_control_what_was_made_is_said_to_enter():
    (told,) = answer(run(parse(MADE.format(name="orco2"), "prova"))).headline
    assert told.endswith("entra nel campo di battaglia.")
