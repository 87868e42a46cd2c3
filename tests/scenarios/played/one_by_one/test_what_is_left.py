"""113-728: where abilities function, new objects in exile, what is no creature, copies of two faces, the monarch, radiation."""

from __future__ import annotations

import pytest

from scenarios.played.run import run
from scenarios.written.load import parse
from tests.scenarios.played.one_by_one import told

UNMARKED = """
carta: Falco creatura 3/3
abilità: [{{limite di segnalini: {kind}, massimo: 0}}]
carta: Fucina incantesimo
> Le creature che controlli entrano nel campo di battaglia con un segnalino +1/+1 addizionale.
Anna: Fucina; mano: Falco
Bruno
Anna lancia Falco
Quanto è il Falco?
"""


def test_113_6i_614_17d_that_counters_cannot_be_put_on_it_functions_as_it_enters() -> None:
    assert told(UNMARKED.format(kind="+1/+1")) == "«Falco» è 3/3."
    assert told(UNMARKED.format(kind="carica")) == "«Falco» è 4/4."


FORETOLD = """
carta: Profeta creatura 2/2 costo 3W
> Predire {{1}}{{W}}
Anna in mano: Profeta
Bruno
{before}
Anna lancia Profeta
Dov'è il Profeta?
"""


def test_113_6f_from_where_a_card_may_be_cast_functions_there() -> None:
    waited = "Anna predice Profeta\nturno di Bruno\nturno di Anna"
    assert told(FORETOLD.format(before=waited)) == "«Profeta» entra nel campo di battaglia."


SEARCHES = """
carta: Cerca stregoneria
abilità: [{{effetto: [{{può: [{{cerca: {{zona: grimorio, tipo: terra}}, ricorda come: trovata}}, {{guadagna: 2}}]}}]}}]
Anna in mano: Cerca
grimorio di Anna: {library}
Bruno
Anna lancia Cerca
risposta: {reply}
Quanta vita ha Anna?
"""


@pytest.mark.parametrize(
    ("library", "reply", "life"), [("Orso 2/2", "sì", "da 20 a 22"), ("Orso 2/2", "no", "resta a 20")]
)
def test_118_12b_701_23g_whoever_chose_to_search_has_done_it_whatever_was_found(
    library: str, reply: str, life: str
) -> None:
    assert life in told(SEARCHES.format(library=library, reply=reply))


SILENT = """
carta: Golem creatura artefatto 2/2
> {{1}}: Guadagni 1 punto vita.
carta: Silenzio incantesimo
> I tuoi avversari non possono lanciare magie.
Anna: Golem
Bruno: Silenzio
turno di Bruno
{deed}
Si può fare?
"""


def test_602_1_101_2_whoever_may_cast_nothing_may_still_activate_an_ability() -> None:
    assert told(SILENT.format(deed="Anna attiva Golem")).startswith("Sì")
    assert told(SILENT.format(deed="Anna lancia pesca 1")).startswith("No")


AGAIN = """
carta: Prigione incantesimo
> Quando la Prigione entra, esilia una creatura bersaglio.
> {returns}
carta: Vortice stregoneria
abilità: [{{effetto: [{{{does}}}]}}]
Anna in mano: Prigione, Vortice
Bruno: Orso 2/2
Anna lancia Prigione
risolvi tutto
Anna lancia Vortice
risolvi tutto
Bruno lancia distruzione su Prigione
risolvi tutto
Dov'è l'Orso?
"""
RETURNS = (
    "Quando la Prigione lascia il campo di battaglia, rimetti la carta esiliata sul campo di battaglia "
    "sotto il controllo del suo proprietario."
)


def test_400_8_406_7_what_is_exiled_from_exile_is_another_object() -> None:
    assert told(AGAIN.format(returns=RETURNS, does="esilia: {ogni: {zona: esilio}}")) == "«Orso» va in esilio."
    assert (
        told(AGAIN.format(returns=RETURNS, does="guadagna: 1")) == "«Orso» va in esilio e torna sul campo di battaglia."
    )


BLOCKS = """
carta: Rinforzo istantaneo
abilità: [{{bersagli: [creatura], effetto: [{{crea: {{nome: Soldato, tipo: Creatura — Soldato, f/c: 1/1}}{blocking}}}]}}]
Anna: Drago 4/4 volare
Bruno in mano: Rinforzo
Anna attacca Bruno con Drago
Bruno lancia Rinforzo su Drago
Quanta vita ha Bruno?
"""


def test_509_4b_what_is_put_onto_the_battlefield_blocking_blocks_what_it_could_not_have_been_declared_for() -> None:
    assert told(BLOCKS.format(blocking=", combattono: {bloccando: bersaglio}")) == "Bruno resta a 20 punti vita."
    assert told(BLOCKS.format(blocking="")) == "Bruno passa da 20 a 16 punti vita."


SACRIFICED = """
carta: Spia creatura 2/2
abilità: [{abilities}]
Anna: Sasso artefatto; mano: Spia
Bruno
turno di Bruno
Anna lancia Spia
Si può fare?
"""
FLASHES = (
    "{si può lanciare: {questo: sì, zona: mano}, come: {come se avesse lampo: sì}, "
    "se: {esiste: {tipo: artefatto, controllore: tu}}, funziona in: mano}"
)


def test_601_6a_a_spell_begun_with_flash_goes_on_where_the_condition_is_met_no_longer() -> None:
    paid = SACRIFICED.format(abilities=f"{FLASHES}, {{costo aggiuntivo: {{sacrifica: artefatto}}}}")
    assert told(paid).startswith("Sì")
    assert told(SACRIFICED.format(abilities="{costo aggiuntivo: {sacrifica: artefatto}}")).startswith("No")


PHASED = """
carta: Nebbia creatura 1/1
abilità: [{{quando: {{entra: questo}}, bersagli: [creatura], effetto: [{{scompare: bersaglio{until}}}]}}]
Anna in mano: Nebbia
Bruno: Orso 2/2
Anna lancia Nebbia
risolvi
scegli: Orso
risolvi tutto
vai a principale di Bruno
L'Orso è fuori fase?
"""


def test_610_4a_what_is_phased_out_until_something_leaves_does_not_phase_in_by_itself() -> None:
    assert told(PHASED.format(until=", finché la fonte non lascia il campo: sì")) == "«Orso» è fuori fase."
    assert told(PHASED.format(until="")) == "«Orso» non è fuori fase."


IDOL = """
carta: Idolo artefatto
abilità: [{{costo: {{sacrifica questo: sì}}, bersagli: [giocatore], effetto: [{{infliggi: 2, a: bersaglio}}]}}]
> {{1}}: L'Idolo diventa una creatura artefatto Costrutto 3/3 fino alla fine del turno.
Anna: Idolo
Bruno
{animated}
Anna attiva Idolo abilità 2 su Bruno
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize("animated", ["", "Anna attiva Idolo abilità 1\nrisolvi"])
def test_700_7_this_object_is_meant_whatever_it_is_at_the_time(animated: str) -> None:
    assert told(IDOL.format(animated=animated)) == "Bruno passa da 20 a 18 punti vita."


ECHOED = """
carta: Belva creatura 4/4
carta: Umano creatura 2/2 costo 1G
{back}> {{1}}: Trasforma l'Umano.
carta: Eco istantaneo
> Copia una magia creatura bersaglio che controlli.
Anna in mano: Umano, Eco
Bruno
Anna lancia Umano
Anna lancia Eco su Umano
risolvi tutto
Anna attiva pedina Umano
risolvi tutto
Quanto è la pedina?
"""


def test_707_10g_a_copy_of_a_spell_with_two_faces_has_both() -> None:
    assert told(ECHOED.format(back="retro: Belva\n")).endswith("è 4/4.")
    assert told(ECHOED.format(back="")).endswith("è 2/2.")


def test_707_11_a_permanent_is_followed_by_its_name_whatever_it_is_called_by_then() -> None:
    board = """
carta: Golem creatura 1/1
> {{1}}: Il Golem diventa una copia di una creatura bersaglio fino alla fine del turno.{more}
Anna: Golem
Bruno: Orso 3/3
Anna attiva Golem su Orso
Quanto è il Golem?
"""
    assert "è 4/4" in told(board.format(more=" Il Golem prende +1/+1 fino alla fine del turno."))
    assert "è 3/3" in told(board.format(more=""))


MONARCH = """
carta: Guardia creatura 1/1
> Fintanto che sei il monarca, la Guardia prende +2/+2.
carta: Trono creatura 2/2
> Quando il Trono entra, diventi il monarca.
Anna: Guardia; mano: Trono
Bruno
{deed}
Quanto è la Guardia?
"""


def test_725_5_what_looks_at_the_monarch_does_nothing_while_there_is_none() -> None:
    assert told(MONARCH.format(deed="")) == "«Guardia» è 1/1."
    assert told(MONARCH.format(deed="Anna lancia Trono")) == "«Guardia» è 3/3."


RADIATED = """\
giocatori:
- {{nome: Anna, segnalini: {{rad: 2}}, grimorio: [Isola, {first}, {second}, Foresta]}}
- Bruno
turno: {{di: Bruno}}
azioni: [{{vai a: principale, turno di: Anna}}]
attese: [{{giocatore: Anna, vita: {life}, segnalini: {{rad: {left}}}}}]
"""


@pytest.mark.parametrize(
    ("first", "second", "life", "left"),
    [("Orso 2/2", "Lupo 2/2", 18, 0), ("Orso 2/2", "Foresta", 19, 1), ("Foresta", "Foresta", 20, 2)],
)
def test_728_1_life_is_lost_for_each_nonland_card_milled(first: str, second: str, life: int, left: int) -> None:
    made = run(parse(RADIATED.format(first=first, second=second, life=life, left=left), "prova"))
    assert made.right, made.checks
