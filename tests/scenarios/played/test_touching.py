"""Which rulings a fragment not understood makes incomplete: those that it could have changed, and no others."""

import pytest

from engine.words.terms import Zone
from scenarios.language.outcomes import Outcome
from scenarios.played.run import DoesNotFit, run
from scenarios.told.misfit import until_then
from scenarios.told.report import as_json, as_text
from scenarios.written.load import parse

STATIC = "Le creature ridono."
IN_GRAVEYARD = "Finché Gufo è nel tuo cimitero, le creature ridono."
ACTIVATED = "{T}: Fai una capriola."
UPKEEP = "All'inizio del tuo mantenimento, fai una capriola."
DEATH = "Ogniqualvolta una creatura muore, fai una capriola."
SHIELDS = "Se ti sta per essere inflitto danno, ridi invece per ogni danno."
ATTACKS = "Ogniqualvolta una creatura attacca, fai una capriola."
DRAWS = "{1}: Pesca una carta."

BOARD = """\
titolo: Prova
carte:
  Gufo:
    tipo: {kind}
    f/c: 1/1
    testo:
{text}
  Fulmine: {{tipo: Istantaneo, testo: Distruggi una creatura bersaglio.}}
  Ritorno:
    tipo: Stregoneria
    testo: Rimetti una carta creatura bersaglio dal tuo cimitero sul campo di battaglia.
giocatori:
  - {{nome: Anna, {zones}}}
  - {{nome: Bruno, campo: [Lupo 2/2]}}
{more}
"""


def played(text, zones, more="", kind="Creatura"):
    lines = "\n".join(f"      - {one!r}" for one in text.split("|"))
    return run(parse(BOARD.format(kind=kind, text=lines, zones=zones, more=more), "prova.yaml"))


DIES = "azioni: [{lancia: Fulmine, di: Anna, bersagli: [gufo]}]"
COMES_AND_GOES = """\
azioni:
  - {lancia: Ritorno, di: Anna, bersagli: [gufo]}
  - risolvi
  - {lancia: Fulmine, di: Anna, bersagli: [gufo]}
"""
DAMAGED = "azioni: [{evento: {distruggi: gufo}}]"
ACTIVATES = "azioni: [{attiva: gufo, abilità: 2, di: Anna}]"


@pytest.mark.parametrize(
    ("text", "zones", "more", "touched"),
    [
        # 113.6: on the battlefield it functions, in a library and in a hand it does not.
        (STATIC, "campo: [Gufo]", "", True),
        (STATIC, "mano: [Gufo]", "", False),
        (STATIC, "grimorio: [Gufo]", "", False),
        (STATIC, "cimitero: [Gufo]", "", False),
        (STATIC, "esilio: [Gufo]", "", False),
        (STATIC, "comando: [Gufo]", "", True),
        # 113.6b: unless it says from where.
        (IN_GRAVEYARD, "cimitero: [Gufo]", "", True),
        (IN_GRAVEYARD, "esilio: [Gufo]", "", False),
        ("Riveli Gufo dalla tua mano ridendo.", "mano: [Gufo]", "", True),
        # 113.6a: what defines a characteristic functions everywhere.
        ("La forza di Gufo è quella di chi ride.", "cimitero: [Gufo]", "", True),
        # What comes to the battlefield, or leaves it, may have been looked at as it did, also between the first board and the last.
        (STATIC, "campo: [Gufo], mano: [Fulmine]", DIES, True),
        (STATIC, "cimitero: [Gufo], mano: [Ritorno, Fulmine]", COMES_AND_GOES, True),
        # What goes from a library to a hand is looked at only by what speaks of that.
        (STATIC, "grimorio: [Gufo], mano: [Fulmine]", "azioni: [{evento: {pesca: Anna}}]", False),
        ("Quando peschi Gufo, ridi.", "grimorio: [Gufo], mano: [Fulmine]", "azioni: [{evento: {pesca: Anna}}]", True),
        (STATIC, "grimorio: [Gufo]", "azioni: [{evento: {sposta: gufo, in: campo}}]", True),
        # 603.2: a triggered ability waits for its event.
        (UPKEEP, "campo: [Gufo]", "", False),
        (UPKEEP, "campo: [Gufo]", "fino a: mantenimento", True),
        (UPKEEP, "campo: [Gufo]", "turno: {sottofase: mantenimento}", True),
        (UPKEEP, "campo: [Gufo]", "fino a: sottofase finale", False),
        (DEATH, "campo: [Gufo, Orso 2/2]", "", False),
        (DEATH, "campo: [Gufo, Orso 2/2]", "azioni: [{evento: {distruggi: orso}}]", True),
        (DEATH, "campo: [Gufo, Orso 2/2]", "azioni: [{evento: {sposta: orso, in: esilio}}]", False),
        ("Quando una creatura entra o muore, ridi.", "campo: [Gufo]", "", True),
        (ATTACKS, "campo: [Gufo, Orso 2/2]", "", False),
        (ATTACKS, "campo: [Gufo, Orso 2/2]", "azioni: [{attacca: {orso: Bruno}}]", True),
        # 614.6, 615.1: what replaces or prevents damage does nothing where none would be dealt.
        (SHIELDS, "campo: [Gufo, Orso 2/2]", "azioni: [{evento: {distruggi: orso}}]", False),
        (SHIELDS, "campo: [Gufo, Orso 2/2]", "azioni: [{evento: {danno: 1, da: orso, a: Anna}}]", True),
        (f"{SHIELDS[:-1]}, e le creature ridono. Le creature ridono.", "campo: [Gufo]", "", True),
        ("Se ti sta per essere inflitto danno o muori, ridi.", "campo: [Gufo]", "", True),
        # 602.1: an activated ability does nothing by itself, wherever it is.
        (ACTIVATED, "campo: [Gufo]", "", False),
        (ACTIVATED, "campo: [Gufo], mano: [Fulmine]", DIES, False),
        (ACTIVATED, "cimitero: [Gufo], mano: [Ritorno, Fulmine]", COMES_AND_GOES, False),
        # 602.1: what was activated was read; the other ability of the card was not touched.
        (f"{ACTIVATED}|{DRAWS}", "campo: [Gufo], grimorio: 3", ACTIVATES, False),
        (f"{STATIC}|{DRAWS}", "campo: [Gufo], grimorio: 3", ACTIVATES, True),
        (f"{ACTIVATED}|{DRAWS}", "campo: [Gufo], grimorio: 3", "", False),
        # 605: it may give mana where mana is counted and something is paid with it.
        (ACTIVATED, "campo: [Gufo], mano: [Fulmine], riserva: R", f"conta il mana: sì\n{DIES}", True),
        (ACTIVATED, "campo: [Gufo]", "conta il mana: sì", False),
        # An activated ability leaves the other paragraphs as they are.
        (f"{ACTIVATED}|{STATIC}", "campo: [Gufo]", "", True),
    ],
)
def test_113_6_a_fragment_counts_where_it_may_function(text, zones, more, touched) -> None:
    made = played(text, zones, more)
    assert (made.outcome is Outcome.INCOMPLETE) is touched, made.not_understood
    assert bool(made.not_understood) is touched


HEIR = """\
titolo: Prova
carte:
  Figlio: {{tipo: Creatura — Umano, f/c: 1/1{heir}}}
  Fine: {{tipo: Istantaneo, testo: Distruggi una creatura bersaglio.}}
giocatori:
  - {{nome: Anna, mano: [Fine], campo: [Figlio, Orso 2/2]}}
  - Bruno
azioni:
  - {{lancia: Fine, bersagli: [figlio]}}
  - {{risolvi: 1{replies}}}
{more}
"""
UNREAD = ", testo: 'Quando questa creatura muore, fai una capriola con una creatura bersaglio.'"


@pytest.mark.parametrize(
    ("replies", "more", "said"),
    [
        ("", "  - risolvi", "la pila è vuota"),
        (", risposte: [{bersagli: [orso]}]", "", "nessuna domanda ha chiesto"),
        ("", "  - {attacca: {pedina: Bruno}}", "«pedina» non è un oggetto"),
        ("", "  - {attiva: orso}", "0 abilità attivate"),
    ],
)
def test_603_1_a_script_that_stops_beside_a_text_that_was_not_read_is_incomplete_and_not_wrong(
    replies, more, said
) -> None:
    heir, card = HEIR.format(heir=UNREAD, replies=replies, more=more), "  Pedina: {tipo: Creatura, f/c: 1/1}\n"
    heir = heir.replace("  Fine:", f"{card}  Fine:")
    made = run(parse(heir, "prova.yaml"))
    assert made.outcome is Outcome.INCOMPLETE
    told = as_text(made)
    assert told.index("capriola") < told.index(said) < told.index("«Figlio» viene distrutto")
    # The same script without that text is wrong, and the error shows what was played.
    with pytest.raises(DoesNotFit, match=said) as wrong:
        run(parse(heir.replace(UNREAD, ""), "prova.yaml"))
    assert "«Figlio» viene distrutto" in until_then(wrong.value)
    assert "i bersagli per «Fine» (601.2c): «Figlio»" in until_then(wrong.value)


def test_602_1_an_activation_that_is_refused_may_have_been_that_ability() -> None:
    made = played(ACTIVATED, "campo: [Gufo]", "azioni: [{attiva: gufo, abilità: 1, di: Anna, rifiutata: 602.2}]")
    assert made.right
    assert made.outcome is Outcome.INCOMPLETE


@pytest.mark.parametrize(
    ("action", "incomplete"),
    [("{lancia: Gufo, di: Anna, rifiutata: 601.2h}", True), ("{passa: Anna}", False)],
)
def test_601_2_a_card_that_cannot_be_cast_may_say_otherwise_in_what_is_not_understood(action, incomplete) -> None:
    more = f"conta il mana: sì\nazioni: [{action}]"
    cheaper, cost = "Gufo costa {9} in meno se qualcuno ride.", "Creatura\n    costo: 2G"
    ruling = played(cheaper, "mano: [Gufo], riserva: G", more, kind=cost)
    assert (ruling.outcome is Outcome.INCOMPLETE) is incomplete


def test_608_2c_a_spell_counts_as_it_resolves_and_names_the_words() -> None:
    text = "Pesca una carta. Fai una capriola."
    made = played(text, "mano: [Gufo], grimorio: 3", "azioni: [{lancia: Gufo, di: Anna}]", kind="Istantaneo")
    (said,) = as_json(made)["non_capito"]
    assert said == (
        "«Pesca una carta. Fai una capriola.» di «Gufo»: costruzione non riconosciuta: «una capriola» (608.2c)"
    )
    kept = played(text, "mano: [Gufo], grimorio: 3", kind="Istantaneo")
    assert kept.outcome is Outcome.COMPLETE


def test_608_3_a_permanent_spell_is_whole_while_only_its_activated_ability_is_unknown() -> None:
    made = played(ACTIVATED, "mano: [Gufo]", "azioni: [{lancia: Gufo, di: Anna}]")
    assert made.outcome is Outcome.COMPLETE
    assert any(one.zone is Zone.BATTLEFIELD and one.label == "gufo1" for one in made.final.objects.values())
    static = played(STATIC, "mano: [Gufo]", "azioni: [{lancia: Gufo, di: Anna}]")
    assert static.outcome is Outcome.INCOMPLETE


LOOP = """\
titolo: Ciclo
carte:
  Marea: {tipo: Incantesimo, testo: 'Ogniqualvolta perdi punti vita, guadagni 1 punto vita.'}
  Risacca: {tipo: Incantesimo, testo: 'Ogniqualvolta guadagni punti vita, perdi 1 punto vita.'}
  Gufo: {tipo: Creatura, f/c: 1/1, testo: ['ABILITY']}
giocatori:
  - {nome: Anna, campo: [Marea, Risacca, Gufo TAP]}
  - Bruno
azioni: [{evento: {guadagna: 1, chi: Anna}}]
"""


def test_104_4b_what_is_not_understood_could_have_broken_a_loop() -> None:
    whole = run(parse(LOOP.replace("ABILITY", "Volare"), "prova.yaml"))
    assert whole.final.result is not None and whole.outcome is Outcome.COMPLETE
    unsure = run(parse(LOOP.replace("ABILITY", ACTIVATED), "prova.yaml"))
    assert unsure.final.result is not None and unsure.outcome is Outcome.INCOMPLETE


def test_111_a_token_with_unknown_text_counts_even_if_it_is_gone_at_once() -> None:
    token = "{nome: Ghigno, tipo: Creatura, f/c: 0/0, testo: Ridi spesso.}"
    board = f"titolo: Prova\ncarte:\n  Urna:\n    tipo: Stregoneria\n    abilità: [{{effetto: [{{crea: {token}}}]}}]\n"
    board += "giocatori:\n  - {nome: Anna, mano: [Urna]}\n  - Bruno\nazioni: [{lancia: Urna, di: Anna}]\n"
    made = run(parse(board, "prova.yaml"))
    assert made.outcome is Outcome.INCOMPLETE
    assert [one.text for one in made.not_understood] == ["Ridi spesso."]
    vanilla = run(parse(board.replace("Ridi spesso.", "Volare"), "prova.yaml"))
    assert vanilla.outcome is Outcome.COMPLETE
