"""Being asked says nothing: each kind of question whose answer would be all but certain is asked where it is the other, too."""

from __future__ import annotations

from scenarios.played.run import Run, run
from scenarios.training.fitness import faults
from scenarios.training.options import Options
from scenarios.training.problems import Asks, Problem, problems
from scenarios.written.load import parse

HURT = """
titolo: Un colpo
chiede: [danno di muro]
giocatori:
  - {nome: Anna, campo: [Orso 2/2]}
  - {nome: Bruno, campo: [Muro 0/4]}
azioni:
  - evento: {danno: 2, da: orso, a: muro}
"""


def _state_based(text: str) -> Problem | None:
    return next((one for one in problems(run(parse(text, "prova"))) if one.asks is Asks.STATE_BASED), None)


def test_704_3_state_based_actions_are_asked_for_where_damage_kills_and_where_it_does_not() -> None:
    lives, dies = _state_based(HURT), _state_based(HURT.replace("0/4", "0/2"))
    assert lives is not None
    assert dies is not None
    assert (lives.prompt, lives.form) == (dies.prompt, dies.form)
    assert lives.solution == ()
    assert lives.grade(lives.read("niente")).right
    assert lives.grade(lives.read("704.5g muro")).credit == 0
    assert lives.told == "Non avviene nessuna azione generata dallo stato."
    assert dies.grade(dies.read("niente")).credit == 0
    # The control: where nothing of the kind comes near, nobody is asked.
    assert (
        _state_based(HURT.replace("danno: 2, da: orso, a: muro", "tappa: orso").replace("danno di", "f/c di")) is None
    )


def test_704_5g_what_was_dealt_damage_and_lives_is_a_wrong_option_and_none_is_the_right_one() -> None:
    found = run(parse(HURT, "prova"))
    asked = next(one for one in problems(found) if one.asks is Asks.STATE_BASED)
    options = Options(found).of(asked)
    assert {one.text for one in options if one.right} == {"niente"}
    assert "704.5g muro1" in {one.text for one in options if not one.right}


TRIES = """
titolo: Due tentativi
chiede: [consentita 1, consentita 2]
carte:
  Fulmine: {tipo: Istantaneo, costo: R, testo: "Il Fulmine infligge 3 danni a una creatura bersaglio."}
giocatori:
  - {nome: Anna, campo: [Orso 2/2], mano: [Fulmine id=a, Fulmine id=b]}
  - {nome: Bruno, campo: [Muro 0/4, "Ombra 1/1 anti-malocchio"]}
azioni:
  - {lancia: a, di: Anna, bersagli: [Bruno], rifiutata: 601.2c}
  - {lancia: a, di: Anna, bersagli: [Ombra], rifiutata: 702.11b}
  - {lancia: a, di: Anna, bersagli: [Muro]}
  - {lancia: b, di: Anna, bersagli: [Orso]}
"""


def _allowed(found: Run) -> list[tuple[str, object]]:
    return [(one.prompt, one.solution) for one in problems(found) if "consentita" in one.prompt]


def test_601_2c_beside_what_is_refused_as_much_of_the_same_kind_that_is_not_in_their_order() -> None:
    assert _allowed(run(parse(TRIES, "prova"))) == [
        ("L'azione 1 è consentita?", False),
        ("L'azione 2 è consentita?", False),
        ("L'azione 3 è consentita?", True),
        ("L'azione 4 è consentita?", True),
    ]
    # The control: what is asked for both ways already needs nothing beside it.
    both = TRIES.replace("consentita 1, consentita 2", "consentita 2, consentita 3")
    assert [said for said, _ in _allowed(run(parse(both, "prova")))] == [
        "L'azione 2 è consentita?",
        "L'azione 3 è consentita?",
    ]


def test_what_stands_beside_makes_no_situation_fit() -> None:
    none = TRIES.replace("chiede: [consentita 1, consentita 2]\n", "")
    assert any("non dice che cosa si chiede" in fault for fault in faults(run(parse(none, "prova"))))
    assert all(not one.beside for one in problems(run(parse(none, "prova"))))


LOST = """
titolo: Chi perde
chiede: [ha perso per di Bruno]
giocatori:
  - {nome: Anna, vita: 20}
  - {nome: Bruno, vita: 0}
azioni: []
"""


def test_104_3b_why_somebody_lost_is_asked_of_who_did_not_lose_too() -> None:
    why = {
        one.prompt: one.solution
        for one in problems(run(parse(LOST, "prova")))
        if "per quale regola" in one.prompt.casefold()
    }
    assert len(why) == 2
    assert sum(not value for value in why.values()) == 1


def test_111_2_a_name_is_not_asked_of_what_the_question_calls_by_it() -> None:
    text = """
titolo: Una pedina
chiede: [nome di Brì, tipi di Brì, nome di lei]
carte:
  Mirca:
    tipo: Creatura
    f/c: 3/3
    abilità:
      - {quando: {entra: questo}, effetto: [{crea: {nome: Brì, tipo: Creatura Leggendaria — Criceto, f/c: 1/1}}], testo: Crea Brì.}
giocatori:
  - {nome: Anna, mano: [Mirca id=lei]}
  - {nome: Bruno}
azioni: [{lancia: lei, di: Anna}, risolvi 2]
"""
    made = [one.prompt for one in problems(run(parse(text, "prova")))]
    assert "Quali tipi di carta ha «Brì»?" in made
    assert "Che nome ha «Brì»?" not in made
    # The control: of what is called otherwise it is asked.
    assert "Che nome ha «lei»?" in made


def _order(watched: str) -> list[int]:
    text = f"""
titolo: Chi guarda
chiede: [vita di Anna]
carte:
  Veglia: {{tipo: Incantesimo, testo: "Ogniqualvolta una creatura {watched}muore, guadagni 1 punto vita."}}
giocatori:
  - {{nome: Anna, campo: [Veglia]}}
  - {{nome: Bruno, campo: [Orso 2/2]}}
azioni: [{{evento: {{distruggi: orso}}}}]
"""
    return [len(one.solution) for one in problems(run(parse(text, "prova"))) if "vanno in pila" in one.prompt]


def test_603_2_the_order_of_triggers_is_asked_for_where_one_nearly_triggers() -> None:
    assert _order("che controlli ") == [0]
    # The control: the one ability that triggers is asked for by no order.
    assert _order("") == []
