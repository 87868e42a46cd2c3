"""What a name in a file goes on meaning, and names that cannot be what they say."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.report import as_text
from scenarios.written.load import parse, parse_lines

COPY = """\
carte:
  Regina: {{tipo: Creatura Leggendaria — Umano, costo: 3W, f/c: 4/4}}
  Specchio:
    tipo: Istantaneo
    costo: U
    abilità:
      - bersagli: [creatura, creatura]
        effetto: [{{diventa una copia: bersaglio, di: bersaglio 2, fino a: fine turno}}]
giocatori:
  - {{nome: Anna, mano: [Specchio], campo: [Orso 2/2, Regina]}}
  - {{nome: Bruno}}
azioni:
  - {{lancia: Specchio, di: Anna, bersagli: [orso, regina]}}
  - risolvi: 1
    risposte: [{{leggenda: {kept}}}]
attese:
  - {{oggetto: orso, zona: {bear}}}
  - {{oggetto: regina, zona: {queen}}}
"""


@pytest.mark.parametrize(("kept", "bear", "queen"), [("orso", "campo", "cimitero"), ("regina", "cimitero", "campo")])
def test_a_name_means_the_card_that_had_it_though_another_object_has_it_now(kept: str, bear: str, queen: str) -> None:
    made = run(parse(COPY.format(kept=kept, bear=bear, queen=queen), "prova"))
    assert [one.attesa for one in made.checks if not one.vera] == []
    assert "«Orso» diventa una copia di «Regina»" in as_text(made)


def test_the_control_the_wrong_zones_are_told_as_wrong() -> None:
    made = run(parse(COPY.format(kept="orso", bear="cimitero", queen="campo"), "prova"))
    assert sum(line.startswith("  NO") for line in as_text(made).splitlines()) == 2


DAY = """\
carte:
  Viandante: {tipo: Creatura — Umano, costo: 1G, f/c: 1/1, retro: Lupo Mannaro}
  Lupo Mannaro: {tipo: Creatura — Lupo, colori: verde, f/c: 4/4}
giocatori:
  - {nome: Anna, campo: [{carta: Viandante, trasformato: sì}]}
  - {nome: Bruno}
attese:
  - {oggetto: viandante, f/c: 4/4, nome: Lupo Mannaro}
  - {oggetto: lupo mannaro, f/c: 4/4}
"""


def test_a_double_faced_card_is_meant_by_its_front_and_by_the_name_that_it_has_now() -> None:
    assert all(not line.startswith("  NO") for line in as_text(run(parse(DAY, "prova"))).splitlines())


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(ScenarioError) as wrong:
        parse(text, "prova")
    return [(one.line, one.message) for one in wrong.value.faults]


SELF = """\
carte:
  Colpo: {{tipo: Creatura, f/c: 1/1, costo: R, {part}}}
  Altro: {{tipo: Creatura, f/c: 2/2, colori: rosso}}
giocatori:
  - {{nome: Anna, mano: [Colpo]}}
  - {{nome: Bruno}}
"""


@pytest.mark.parametrize("part", ["retro: Colpo", "retro: colpo"])
def test_712_8_a_card_is_not_its_own_back_face(part: str) -> None:
    ((line, message),) = faults(SELF.format(part=part))
    assert line == 2
    assert "non può essere la carta stessa" in message
    assert parse(SELF.format(part="retro: Altro"), "prova").cards["Colpo"].back == "Altro"


LIBRARY = "giocatori:\n  - {{nome: Anna}}\n  - {{nome: Bruno, grimorio: {count}}}\n"


@pytest.mark.parametrize(
    ("count", "says"), [("-5", "-5 è troppo piccolo"), ("0", "elenco vuoto"), ("501", "il massimo è 500")]
)
def test_a_number_of_cards_that_cannot_be_is_told_as_a_number(count: str, says: str) -> None:
    ((line, message),) = faults(LIBRARY.format(count=count))
    assert (line, says in message) == (3, True), message
    assert parse(LIBRARY.format(count="5"), "prova").players[1].library[0].count == 5


TAPPED_FOR_MANA = """
giocatori:
  - {{nome: Anna, campo: [{land}]}}
  - {{nome: Bruno}}
azioni:
  - {{attiva: {land}, di: Anna}}
"""


def test_305_6_a_basic_land_is_activated_by_its_name_alone() -> None:
    made = run(parse(TAPPED_FOR_MANA.format(land="Foresta"), "prova"))
    assert made.refusal is None
    assert [one.kind for one in made.final.players[0].mana] == ["G"]


def test_305_6_control_what_has_no_activated_ability_at_all_is_told() -> None:
    with pytest.raises(ScenarioError, match="ha 0 abilità attivate"):
        run(parse(TAPPED_FOR_MANA.format(land="Orso 2/2").replace("attiva: Orso 2/2", "attiva: Orso"), "prova"))


CLONE = """\
Anna mano: Mutaforma 0/0 creatura
carta: Mutaforma 0/0 creatura
> Puoi far entrare il Mutaforma come una copia di una qualsiasi creatura sul campo di battaglia.
Bruno: Martire 1/1
> Quando il Martire muore, pesca una carta.
Anna lancia Mutaforma
risolvi
risposta: come copia di Martire
muore {dies}
? innescata {asked}
"""


@pytest.mark.parametrize(("asked", "dies", "answer"), [
    ("Mutaforma", "Mutaforma", "si innesca una volta."),
    ("mutaforma1", "Mutaforma", "si innesca una volta."),
    ("Mutaforma", "martire", "non si innesca"),
])  # fmt: skip
def test_707_2_the_ability_of_what_died_as_a_copy_is_meant_by_the_name_of_its_card(
    asked: str, dies: str, answer: str
) -> None:
    made = run(parse_lines(CLONE.format(asked=asked, dies=dies), "prova"))
    assert answer in ruling(made).answer[0]
