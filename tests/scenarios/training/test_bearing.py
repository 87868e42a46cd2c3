"""Whether what is asked is worth asking: what a shown choice tells, what nothing bears on, what can be understood in two ways."""

from __future__ import annotations

from scenarios.library import entries, find
from scenarios.played.run import Run, run
from scenarios.training.exam import Asked
from scenarios.training.fitness import faults, remarks
from scenarios.training.paper import questions
from scenarios.training.problems import Asks, problems
from scenarios.training.saying import typed
from scenarios.training.scene import scene
from scenarios.training.session import Available
from scenarios.written.load import parse
from tests.scenarios.training.boards import BLOCKED_BY_TWO
from tests.shipped import played

HEAD = "titolo: Prova\nlivello: 1\ntemi: [danno]\n"


def made(asks: str, rest: str) -> Run:
    return run(parse(f"{HEAD}chiede: [{asks}]\n{rest}", "prova"))


def asked(found: Run) -> list[str]:
    return [one.prompt for one in problems(found) if one.asks is Asks.VALUE]


LEGENDS = """
giocatori:
  - {nome: Anna, campo: [Aquila creatura leggendario 2/2 id=prima, Aquila creatura leggendario 2/2 id=seconda]}
  - {nome: Bruno}
azioni:
  - {passa: Anna, risposte: [{leggenda: prima}]}
"""


def test_704_5j_the_legend_that_is_kept_is_not_asked_where_the_choice_is_shown() -> None:
    assert asked(made("zona di prima, zona di seconda", LEGENDS)) == ["In quale zona è «seconda»?"]
    only = made("zona di prima", LEGENDS)
    assert "le scelte che si mostrano dicono già le risposte" in faults(only)
    assert any("“In quale zona è «prima»?” non si chiede" in one for one in remarks(only))
    # The control: where the other one goes is told by no choice.
    assert not any("scelte" in one for one in faults(made("zona di seconda", LEGENDS)))


CHOSEN = """
carte:
  Arciere:
    tipo: Creatura
    f/c: 1/1
    abilità: [{quando: {entra: questo}, bersagli: [creatura], effetto: [{infliggi: 1, a: bersaglio}], testo: "Entra"}]
  Dardo: {tipo: Istantaneo, costo: R, testo: "Dardo infligge 1 danno a una creatura bersaglio."}
giocatori:
  - {nome: Anna, mano: [Arciere, Dardo]}
  - {nome: Bruno, campo: [Orso 2/2, Lupo 2/2]}
azioni:
  - {lancia: Arciere, di: Anna}
  - {risolvi: 1, risposte: [{bersagli: [orso]}]}
  - risolvi
  - {lancia: Dardo, di: Anna, bersagli: [lupo]}
"""


def test_603_3d_the_target_of_a_triggered_ability_is_shown_and_what_an_action_says_is_not_said_again() -> None:
    assert scene(made("danno di orso", CHOSEN)).choices == ("Anna sceglie i bersagli per «Arciere»: «Orso».",)


SACRIFICE = """
carte:
  Altare: {tipo: Artefatto, testo: "Sacrifica una creatura: Guadagni 1 punto vita."}
giocatori:
  - {nome: Anna, campo: [Altare, Orso 2/2, Lupo 2/2]}
  - {nome: Bruno}
azioni:
  - {attiva: altare, abilità: 1, di: Anna, risposte: [{costo: orso}]}
  - risolvi
"""


def test_601_2h_what_was_chosen_as_the_cost_is_not_asked_for() -> None:
    assert asked(made("zona di orso, vita di Anna", SACRIFICE)) == ["Quanti punti vita ha Anna?"]


def test_603_3b_an_order_that_is_shown_does_not_count_what_triggered_more_than_once() -> None:
    twice = made("innescata rovo abilità 2", BLOCKED_BY_TWO)
    shown = next(one for one in scene(twice).choices if "ordine" in one)
    assert shown.count("pesca una carta") == 1
    assert shown.count("guadagni 1 punto vita") == 1
    assert any("nell'ordine" in one for one in asked(twice))
    # The control: each once, so that the order that is shown is the whole answer.
    once = made(
        "innescata rovo abilità 2",
        BLOCKED_BY_TWO.replace(", gatto: rovo", "").replace("rovo abilità 2, rovo abilità 2", "rovo abilità 2"),
    )
    assert not any("nell'ordine" in one for one in asked(once))


BYSTANDER = """
giocatori:
  - {nome: Anna, campo: [Orso 2/2, Lupo 2/2]}
  - {nome: Bruno, campo: [Golem 3/3]}
azioni:
  - evento: {danno: 2, a: orso, da: golem}
"""


def test_an_exam_never_asks_about_a_bystander_and_training_may() -> None:
    found = made("zona di lupo, zona di orso, vita di Bruno", BYSTANDER)
    assert len(asked(found)) == 3
    available = Available("prova", 1, ("danno",))
    put = {
        next(questions([Asked("Concetti di gioco", available, draw)], lambda _: found)).problem.prompt
        for draw in range(12)
    }
    assert put == {"In quale zona è «orso»?"}
    assert "niente di ciò che chiede dipende da quello che succede" in faults(made("zona di lupo", BYSTANDER))
    assert not any("dipende" in one for one in faults(found))


def test_702_16e_what_an_ability_keeps_as_it_is_is_no_bystander() -> None:
    shield = BYSTANDER.replace("Golem 3/3", "Golem 3/3 rosso").replace("Orso 2/2,", "Orso 2/2 protezione dal rosso,")
    found = made("zona di orso", shield)
    assert not any("dipende" in one for one in faults(found))


WINS = """
carte:
  Trono: {tipo: Incantesimo, testo: "All'inizio del tuo mantenimento, se hai almeno 40 punti vita, vinci la partita."}
giocatori:
  - {nome: Anna, vita: 40, campo: [Trono], grimorio: 3}
  - {nome: Bruno, grimorio: 3}
turno: {di: Bruno, sottofase: sottofase finale}
azioni:
  - {vai a: mantenimento, turno di: Anna}
  - risolvi
"""


def test_104_2b_nobody_is_asked_who_lost_where_somebody_won() -> None:
    assert any("si chieda chi vince" in one for one in faults(made("vittoria, ha perso di Bruno", WINS)))
    assert not any("si chieda chi vince" in one for one in faults(made("vittoria", WINS)))
    lost = "giocatori:\n  - {nome: Anna}\n  - {nome: Bruno, vita: 0}\nazioni:\n  - {passa: Anna}\n"
    assert not any("si chieda chi vince" in one for one in faults(made("ha perso di Bruno", lost)))


STATICS = """
carte:
  Graffiti:
    tipo: Incantesimo
    abilità: [{statica: {a: {tipo: creatura, senza abilità: sì}, dà: +2/+2, testo: "Senza abilità: +2/+2."}}]
  Ali:
    tipo: Incantesimo — Aura
    parole chiave: [incanta creatura]
    abilità: [{statica: {oggetto: creatura incantata, dà: volare, testo: "Ha volare."}}]
giocatori:
  - {nome: Anna, campo: [Graffiti, Lupo 2/2 id=lupo, Ali su lupo]}
  - Bruno
"""


def test_113_12_a_card_that_changes_nothing_that_is_asked_misses_the_point() -> None:
    assert "«Graffiti» non cambia niente di ciò che chiede" in faults(made("volare di lupo", STATICS))
    # Its size would be another one without Graffiti where it had no ability: that is not asked of a creature that flies.
    both = STATICS.replace("Lupo 2/2 id=lupo,", "Lupo 2/2 id=lupo, Orso 2/2,")
    assert not any("Graffiti" in one for one in faults(made("f/c di orso, volare di lupo", both)))


def test_what_a_candidate_found_in_two_exams_is_mended() -> None:
    mended = (
        "quaranta-punti-vita-vince", "viene-bloccata-una-volta", "regola-delle-leggende", "sticker-e-nome-imposto",
        "distruggi-quella-creatura-anche-se-non-lo-e-piu", "planeswalker-a-zero", "creature-senza-abilita",
    )  # fmt: skip
    for name in mended:
        assert faults(played(find(name).path)) == (), name
    asked_of = {name: asked(played(find(name).path)) for name in mended}
    assert not any("ha perso" in one for one in asked_of["quaranta-punti-vita-vince"])
    assert "Che forza e costituzione ha «lupo»?" in asked_of["creature-senza-abilita"]
    assert not any("punti vita" in one for one in asked_of["planeswalker-a-zero"])


def test_the_own_answer_is_right_as_it_is_typed_and_no_key_names_a_step_or_tells_a_move_for_a_place() -> None:
    for entry in entries()[::6]:
        for one in problems(played(entry.path)):
            own = one.solution[:1] if one.asks is Asks.RULE else one.solution
            text = typed(one.found.aspect if one.found is not None else None, own)
            assert one.grade(one.read(text)).right, (entry.name, one.prompt, text)
            if one.asks is Asks.VALUE:
                assert "passo" not in one.told.split("«")[0], (entry.name, one.told)
                if "in quale zona" in one.prompt.casefold():
                    assert " è " in one.told, (entry.name, one.told)
                    assert "muore" not in one.told, (entry.name, one.told)
