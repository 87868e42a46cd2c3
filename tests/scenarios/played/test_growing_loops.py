"""104.4b, 732.4: mandatory loops in which something grows, each beside one where something reads what grows."""

import pytest

from scenarios.language.outcomes import Outcome
from scenarios.played.run import run
from scenarios.written.load import parse
from tests.scenarios.ruling import ruled, rules_of

BOARD = """\
carte:
{cards}
giocatori:
  - {{nome: Anna, campo: [{field}], grimorio: 3}}
  - {{nome: Bruno, vita: 20, grimorio: 3}}
azioni:
  - evento: {event}
attese:
  - {{partita: {end}}}
"""
TOKENS = {
    "cards": """\
  Vivaio:
    tipo: Incantesimo
    testo: Ogniqualvolta una creatura entra sotto il tuo controllo, crea una pedina creatura Soldato 1/1 bianca.""",
    "field": "Vivaio",
    "event": "{crea: Soldato 1/1 bianco, di: Anna}",
}
LIFE = {
    "cards": '  Fonte: {tipo: Incantesimo, testo: "Ogniqualvolta guadagni punti vita, guadagni 1 punto vita."}',
    "field": "Fonte",
    "event": "{guadagna: 1, chi: Anna}",
}
COUNTERS = {
    "cards": """\
  Linfa:
    tipo: Incantesimo
    abilità: [{quando: {riceve segnalini: creatura}, effetto: [{metti segnalini: +1/+1, su: esso}]}]""",
    "field": "Linfa, {carta: Orso, tipo: Creatura, f/c: 2/2}",
    "event": "{segnalini: {+1/+1: 1}, su: orso}",
}
DAMAGE = {
    "cards": """\
  Statua: {tipo: Creatura Artefatto, f/c: 3/3, parole chiave: [indistruttibile, travolgere]}
  Eco: {tipo: Incantesimo, abilità: [{quando: {subisce danno: creatura}, effetto: [{infliggi: 1, a: altro}]}]}""",
    "field": "Statua, Eco",
    "event": "{danno: 1, a: statua, da: eco}",
}
GROWING = {"tokens": TOKENS, "life": LIFE, "counters": COUNTERS, "damage": DAMAGE}


@pytest.mark.parametrize("what", GROWING)
def test_104_4b_a_mandatory_loop_that_grows_is_a_draw(what: str) -> None:
    made = ruled(BOARD.format(**GROWING[what], end="patta"))
    assert "104.4b" in rules_of(made)


COUNTS = """\
  Censore:
    tipo: Creatura
    f/c: 1/1
    abilità: [{statica: {oggetto: questo, dà: {f/c: {forza: {conta: creatura}, costituzione: 0}}}}]"""


@pytest.mark.parametrize("what", GROWING)
def test_104_4b_control_it_is_not_proved_where_something_might_read_what_grows(what: str) -> None:
    board = GROWING[what]
    cards, field = f"{board['cards']}\n{COUNTS}", f"{board['field']}, Censore"
    made = run(parse(BOARD.format(cards=cards, field=field, event=board["event"], end="in corso"), "prova"), limit=600)
    assert made.final.result is None
    assert made.outcome is Outcome.INCOMPLETE


def test_104_4b_control_a_player_who_comes_nearer_to_losing_loses() -> None:
    drain = {
        "cards": """\
  Sanguisuga:
    tipo: Incantesimo
    testo: Ogniqualvolta guadagni punti vita, ogni avversario perde 1 punto vita e tu guadagni 1 punto vita.""",
        "field": "Sanguisuga",
        "event": "{guadagna: 1, chi: Anna}",
    }
    ruled(BOARD.format(**drain, end="vinta"))


def test_104_4b_control_damage_is_lethal_before_it_may_grow() -> None:
    mortal = {**DAMAGE, "cards": DAMAGE["cards"].replace("indistruttibile, ", "")}
    ruled(BOARD.format(**mortal, end="in corso"))


BREAKABLE = """\
{says}
carte:
  Marea: {{tipo: Incantesimo, testo: "Ogniqualvolta perdi punti vita, guadagni 1 punto vita."}}
  Risacca: {{tipo: Incantesimo, testo: "Ogniqualvolta guadagni punti vita, perdi 1 punto vita."}}
  Sigillo: {{tipo: Incantesimo, testo: "Sacrifica Sigillo: Distruggi un incantesimo bersaglio."}}
giocatori:
  - {{nome: Anna, campo: [Marea, Risacca]}}
  - {{nome: Bruno, campo: [Sigillo]}}
azioni:
  - evento: {{guadagna: 1, chi: Anna}}
attese:
  - {{partita: {end}}}
"""


@pytest.mark.parametrize(("says", "end"), [("nessuno interrompe i cicli: sì", "patta"), ("", "in corso")])
def test_732_5_who_could_break_a_loop_may_choose_not_to(says: str, end: str) -> None:
    made = ruled(BREAKABLE.format(says=says, end=end))
    assert ("732.5" in rules_of(made)) is (end == "patta")


CHANGED = {
    "life": "{cambia i punti vita guadagnati da: tu, moltiplicati per: 2}",
    "counters": "{cambia i segnalini messi su: creatura, più: 1}",
    "tokens": "{cambia le pedine create da: tu, moltiplicate per: 1}",
    "damage": "{cambia il danno: {a: creatura}, più: 1}",
}


def _changed(what: str, condition: str = "") -> str:
    board, says = GROWING[what], CHANGED[what].removesuffix("}")
    cards = f"{board['cards']}\n  Lente: {{tipo: Artefatto, abilità: [{says}{condition}}}]}}"
    return BOARD.format(cards=cards, field=f"{board['field']}, Lente", event=board["event"], end="patta")


@pytest.mark.parametrize("what", CHANGED)
def test_614_16_what_makes_each_round_grow_by_more_is_no_way_out(what: str) -> None:
    assert "104.4b" in rules_of(ruled(_changed(what)))


@pytest.mark.parametrize("what", CHANGED)
def test_614_16_control_nor_a_proof_where_it_depends_on_what_grows(what: str) -> None:
    text = _changed(what, ", se: {confronta: {punti vita di: tu}, è: almeno, con: 5}").replace("patta", "in corso")
    assert run(parse(text, "prova"), limit=600).outcome is Outcome.INCOMPLETE


SEAL = '  Sigillo: {tipo: Incantesimo, testo: "Sacrifica Sigillo: Distruggi un incantesimo bersaglio."}'
PRICED = '  Sigillo: {tipo: Incantesimo, testo: "Paga 100 punti vita: Distruggi un incantesimo bersaglio."}'


@pytest.mark.parametrize(("card", "breakable"), [(SEAL, True), (PRICED, False)])
def test_732_5_what_somebody_could_activate_now_is_told_and_what_only_growth_pays_for_is_no_proof(
    card: str, breakable: bool
) -> None:
    cards = f"{LIFE['cards']}\n{card}"
    board = BOARD.format(cards=cards, field="Fonte, Sigillo", event=LIFE["event"], end="in corso")
    made = run(parse(board, "prova"), limit=400)
    assert made.breakable is breakable
    assert made.outcome is Outcome.INCOMPLETE
