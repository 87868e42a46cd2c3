"""The ruling: the answer first, then the steps with their rules, then what is not known."""

import pytest

from engine.words.decisions import YES, Purpose
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.report import as_json, as_text
from scenarios.told.ruling import SUPPOSED
from scenarios.written.load import parse
from tests.scenarios.boards import anna, bruno, scenario, unknown
from tests.scenarios.ruling import ruled


def answer(*players, **fields):
    return " ".join(ruling(run(scenario(*players, **fields))).answer)


def test_nothing_happens_and_the_answer_says_so():
    assert answer(anna(campo=["Lupo"]), bruno()) == "Sul tavolo non cambia nulla."


def test_what_is_asked_about_is_told_even_where_nothing_happens_to_it():
    told = answer(anna(campo=["Lupo"]), bruno(), attese=[{"oggetto": "lupo1", "zona": "campo"}])
    assert told == "«Lupo» resta sul campo di battaglia."


def test_what_is_asked_about_is_told_as_it_is_and_not_as_it_was_asked():
    state = {"carta": "Roccia", "segnalini": {"+1/+1": 1}}
    asked = {"oggetto": "Roccia", "f/c": "9/9", "TAPpato": "no", "parole chiave": "velo", "segnalini": {"-1/-1": 1}}
    told = answer(anna(campo=[state]), bruno(), attese=[asked])
    assert told == "«Roccia» è 1/6, non ha segnalini -1/-1, è in posizione STAPpata e non ha velo."
    elsewhere = answer(anna(mano=["Dardo"]), bruno(), attese=[{"oggetto": "dardo1", "zona": "cimitero"}])
    assert elsewhere == "«Dardo» resta in mano ad Anna."


def test_700_4_creatures_die_and_other_things_go_to_the_graveyard():
    hit = [{"distruggi": "lupo1"}, {"distruggi": "balestra1"}]
    told = answer(anna(campo=["Lupo", "Balestra"]), bruno(), azioni=[{"evento": hit}])
    assert told == "«Lupo» muore; «Balestra» va nel cimitero di Anna."


def test_several_that_die_are_named_together():
    hit = [{"distruggi": name} for name in ("lupo1", "veglia1", "roccia1")]
    told = answer(
        anna(campo=["Lupo", "Veglia"]), bruno(campo=["Roccia"]), azioni=[{"evento": hit, "risposte": ["no", "no"]}]
    )
    assert told == "«Lupo», «Veglia» e «Roccia» muoiono."


def test_603_5_a_choice_that_is_waited_for_and_the_stack_are_told():
    told = answer(anna(campo=["Lupo", "Veglia"]), bruno(), azioni=[{"evento": {"distruggi": "lupo1"}}])
    waits = "Si attende una scelta: Anna sceglie se farlo per «Veglia» (608.2d)"
    assert told == f"«Lupo» muore. {waits}; in pila resta l'abilità di «Veglia»."


def test_what_stays_is_told_with_what_changed():
    told = answer(
        anna(campo=[{"carta": "Roccia", "danno": 1}], mano=["Vigore", "Dardo"]),
        bruno(),
        azioni=[{"lancia": "Vigore", "bersagli": ["roccia1"]}, "risolvi", {"lancia": "Dardo", "bersagli": ["roccia1"]}],
    )
    assert told == "«Roccia» diventa 2/7 e ha 4 danni."


def test_122_counters_are_told_one_or_many():
    for count, words in ((1, "ha 1 segnalino +1/+1"), (2, "ha 2 segnalini +1/+1")):
        told = answer(
            anna(campo=["Lupo"]), bruno(), azioni=[{"evento": {"segnalini": {"+1/+1": count}, "su": "lupo1"}}]
        )
        assert words in told


def test_119_life_totals_that_changed_are_told_from_and_to():
    board = anna(mano=["Dardo"]), bruno()
    assert answer(*board, azioni=[{"lancia": "Dardo", "bersagli": ["Bruno"]}]) == "Bruno passa da 20 a 17 punti vita."


def test_810_9_a_team_s_total_is_told_once():
    four = [{"nome": name} for name in ("Anna", "Bruno", "Carla", "Dino")]
    told = answer(*four, formato="Two-Headed Giant", azioni=[{"evento": {"perde": 3, "chi": "Carla"}}])
    assert told == "La squadra di Carla e Dino passa da 30 a 27 punti vita."


def test_104_2a_the_end_of_the_game_comes_first_with_the_rule():
    told = answer(
        anna(vita=3), bruno(mano=["Dardo"]), azioni=[{"lancia": "Dardo", "di": "Bruno", "bersagli": ["Anna"]}]
    )
    assert told.startswith("Anna perde la partita (704.5a); Bruno vince la partita. Anna passa da 3 a 0 punti vita.")


def test_104_4a_when_all_lose_at_once_the_game_is_drawn():
    both = [{"perde": 20, "chi": "Anna"}, {"perde": 20, "chi": "Bruno"}]
    assert answer(anna(), bruno(), azioni=[{"evento": both}]).startswith(
        "Anna e Bruno perdono la partita (704.5a); la partita è patta."
    )


def test_702_18a_a_refused_action_is_the_answer():
    told = answer(anna(mano=["Dardo"]), bruno(campo=["Velata"]), azioni=[{"lancia": "Dardo", "bersagli": ["velata1"]}])
    assert told == "Anna non può lanciare «Dardo» con bersaglio «Velata»: ha velo (702.18a)."


def test_701_6a_a_countered_spell_is_told():
    told = answer(
        anna(mano=["Lupo"]),
        bruno(mano=["Diniego"]),
        azioni=[{"lancia": "Lupo"}, {"lancia": "Diniego", "bersagli": ["lupo1"]}],
    )
    assert told == "La magia «Lupo» viene neutralizzata."


def test_the_answer_has_at_most_four_sentences():
    hit = [{"perde": 3, "chi": "Anna"}, {"danno": 2, "a": "lupo1", "da": "ara1"}, {"perde": 1, "chi": "Carla"}]
    board = anna(vita=3), bruno(vita=3, campo=["Lupo", "Veglia"]), {"nome": "Carla", "vita": 2, "campo": ["Ara"]}
    told = ruling(run(scenario(*board, azioni=[{"evento": hit}])))
    assert len(told.answer) == 4
    assert all(sentence.endswith(".") for sentence in told.answer)


def test_what_is_not_understood_stands_apart():
    told = ruling(run(scenario(anna(mano=["Enigma"]), bruno(), azioni=[{"lancia": "Enigma"}])))
    assert told.incomplete == (
        "La risposta è incompleta: «Fai una capriola.» di «Enigma»: il testo non è stato compilato (608.2c).",
    )
    whole = ruling(run(scenario(anna(), bruno())))
    assert whole.incomplete == ()
    assert whole.opening == whole.answer


def test_what_is_missing_is_read_before_the_answer_which_is_only_supposed():
    told = ruling(run(scenario(anna(mano=["Enigma"]), bruno(), azioni=[{"lancia": "Enigma"}])))
    assert told.opening[0].startswith("La risposta è incompleta")
    assert told.opening[-1] == f"{SUPPOSED} {' '.join(told.answer)}"


# --- the steps


TRIGGERS = scenario(
    anna(campo=["Veglia", "Lupo"], mano=["Dardo"], grimorio=[unknown(2)]),
    bruno(),
    azioni=[{"lancia": "Dardo", "bersagli": ["lupo1"], "risposte": ["sì"]}],
)


def test_117_4_passes_are_folded_and_no_rule_is_lost():
    made = run(TRIGGERS)
    folded, whole = ruling(made), ruling(made, folded=False)
    assert len(whole.lines) == len(made.steps)
    assert len(folded.lines) < len(whole.lines)
    assert "Tutti passano." in [line.text for line in folded.lines]
    assert not any(line.text == "Tutti passano." for line in whole.lines)
    rules = [{rule for line in told.lines for rule in line.rules} for told in (folded, whole)]
    assert rules[1] - rules[0] <= {"601.2h"}
    assert any("601.2h" in note for note in folded.notes)
    assert whole.notes == ()


def test_the_lines_name_the_steps_that_they_tell():
    made = run(TRIGGERS)
    lines = ruling(made).lines
    assert [line.first for line in lines] == sorted(line.first for line in lines)
    assert all(line.first <= line.last for line in lines)
    assert lines[-1].last == made.steps[-1].n


def test_a_choice_is_told_where_it_was_made_and_changes_with_the_answer():
    made = run(TRIGGERS)
    chosen = [text for line in ruling(made).lines for text in line.chosen]
    assert chosen == ["Anna sceglie se farlo per «Veglia» (608.2d): sì."]
    other = run(scenario(*_players(), azioni=[{"lancia": "Dardo", "bersagli": ["lupo1"]}]))
    assert [text for line in ruling(other).lines for text in line.chosen] == []
    assert [text for line in ruling(other.answered(2, YES)).lines for text in line.chosen] == chosen


def _players():
    return anna(campo=["Veglia", "Lupo"], mano=["Dardo"], grimorio=[unknown(2)]), bruno()


def test_603_2_why_an_ability_did_not_trigger_is_told_with_the_step():
    made = run(scenario(anna(campo=["Veglia"]), bruno(), azioni=[{"evento": {"distruggi": "veglia1"}}]))
    missed = [text for line in ruling(made).lines for text in line.missed]
    assert missed == ["Non si innesca l'abilità di «Veglia»: riguarda solo altri oggetti (603.10)."]


@pytest.mark.parametrize("folded", [True, False])
def test_every_line_carries_a_rule(folded):
    assert all(line.rules for line in ruling(run(TRIGGERS), folded=folded).lines)


ALL_DESTROYED = """
carte:
  Ira: {tipo: Stregoneria, testo: Distruggi tutte le creature.}
giocatori: [{nome: Anna, mano: [Ira], campo: [Orso 2/2, Gatto 1/1]}, {nome: Bruno, campo: [Lupo 2/2]}]
azioni: [{lancia: Ira, di: Anna}, {risolvi: 1}]
attese: [{oggetto: Orso, zona: cimitero}]
"""


def test_701_8a_what_is_destroyed_at_once_is_said_in_the_plural_for_each_graveyard():
    told = as_text(ruled(ALL_DESTROYED))
    said = "I permanenti «Orso» e «Gatto» vengono distrutti e vanno nel cimitero di Anna; il permanente «Lupo» viene distrutto e va"
    assert said in told


TWO_BELLS = """
carte:
  Ira: {tipo: Stregoneria, testo: Distruggi tutte le creature.}
  Campana: {tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, guadagni 1 punto vita."}
  Gong: {tipo: Artefatto, testo: "Ogniqualvolta una creatura muore, pesca una carta."}
giocatori: [{nome: Anna, mano: [Ira], campo: [Orso 2/2]}, {nome: Bruno, campo: [Campana, Gong], grimorio: 2}]
azioni: [{lancia: Ira, di: Anna}, {risolvi: 1, risposte: [{ordine: [ORDER], di: WHO}]}, {controlla: [{cima della pila: LAST}]}]
attese: [{giocatore: Bruno, vita: 21, carte in mano: 1}, {regola: "603.3b"}]
"""


@pytest.mark.parametrize(("order", "last"), [("Campana, Gong", "Gong"), ("Gong, Campana", "Campana")])
def test_603_3b_a_player_who_is_not_the_active_one_orders_their_own_triggers(order: str, last: str):
    made = ruled(TWO_BELLS.replace("ORDER", order).replace("WHO", "Bruno").replace("LAST", last))
    asked = [one.question for one in made.asked if one.question.purpose is Purpose.TRIGGER_ORDER]
    assert [one.decider for one in asked] == [1]


def test_603_3b_control_the_active_player_does_not_order_them():
    made = run(
        parse(TWO_BELLS.replace("ORDER", "Campana, Gong").replace("WHO", "Anna").replace("LAST", "Gong"), "prova")
    )
    assert made.question is not None
    assert (made.question.purpose, made.question.decider) == (Purpose.TRIGGER_ORDER, 1)


@pytest.mark.parametrize(
    ("words", "noted"), [("al giocatore bersaglio", True), ("a un qualsiasi bersaglio", False), ("a te", False)]
)
def test_115_4_that_damage_to_a_player_is_read_as_of_old_is_noted(words, noted):
    cards = {"Lancia": {"tipo": "Stregoneria", "testo": f"La Lancia infligge 3 danni {words}."}}
    aimed = {} if words == "a te" else {"bersagli": ["saggia"]}
    sage = {"carta": "Saggia", "tipo": "Planeswalker — Lena", "fedeltà": 4, "id": "saggia"}
    made = run(
        scenario(
            anna(mano=["Lancia"]), bruno(campo=[sage]), carte=cards, azioni=[{"lancia": "Lancia", **aimed}, "risolvi"]
        )
    )
    notes = [one for one in ruling(made).notes if "2018" in one]
    assert len(notes) == noted
    assert all(one.startswith("«Lancia»: «giocatore bersaglio»") for one in notes)
    assert ("si rimuovono 3 segnalini fedeltà" in as_text(made)) == bool(aimed)


def test_608_2b_that_something_would_resolve_and_does_not_is_one_line():
    aimed = [{"lancia": "Dardo", "bersagli": ["lupo1"]}, {"evento": {"sposta": "lupo1", "in": "mano"}}, "risolvi"]
    made = run(scenario(anna(mano=["Dardo"]), bruno(campo=["Lupo"]), azioni=aimed))
    lines = [one for one in ruling(made).lines if "risolve" in one.text]
    assert [one.text.partition(":")[0] for one in lines] == ["«Dardo» non si risolve"]
    assert {"608.1", "608.2b"} <= {*lines[0].rules}
    whole = [one.text for one in ruling(made, folded=False).lines if "risolve" in one.text]
    assert whole[0] == "Si risolve «Dardo»." and len(whole) == 2


def test_what_is_only_tried_is_told_as_what_could_be_done() -> None:
    board = "giocatori: [{nome: Anna, campo: [Orso 2/2]}, Bruno]\nazioni:\n- {attacca: {orso: Bruno}, di: Anna%s}\n"
    tried, done = (run(parse(board % more, "prova")) for more in (", tentata: sì", ""))
    told = [line.text for line in ruling(tried).lines if "dichiara le creature attaccanti: Anna" in line.text]
    assert told == [
        "Per prova, e poi il tavolo torna com'era: Anna dichiara le creature attaccanti: Anna TAPpa «Orso»; «Orso» attacca Bruno."
    ]
    assert not any("Per prova" in line.text for line in ruling(done).lines)
    assert [one["tentato"] for one in as_json(tried)["passi"] if "tentato" in one] == [True]


WRATH = "carte: {Ira: {tipo: Stregoneria, testo: %s}}\ngiocatori: [{nome: Anna, mano: [Ira]}, {nome: Bruno, campo: [Orso 2/2]}]\n"
AT_BEAR = "azioni: [{lancia: Ira, di: Anna, bersagli: [orso]}]\n"


def test_115_1_a_target_of_what_has_none_is_told_to_change_nothing() -> None:
    told = as_text(run(parse(WRATH % "Distruggi tutte le creature." + AT_BEAR, "prova")))
    assert "«Ira» non ha bersagli (115.1): che sia su «orso» non cambia niente." in told


def test_115_1_control_the_mana_abilities_that_pay_for_it_are_not_what_is_aimed() -> None:
    arpia = "carte: {Arpia: {tipo: Creatura, f/c: 1/1, testo: '{G}: Distruggi una creatura bersaglio.'}}\n"
    board = "giocatori: [{nome: Anna, campo: [Arpia, Foresta]}, {nome: Bruno, campo: [Orso 2/2]}]\nconta il mana: sì\n"
    paid = "azioni: [{attiva: arpia, di: Anna, bersagli: [orso], risposte: [{abilità di mana: [foresta]}]}]\n"
    told = as_text(run(parse(arpia + board + paid, "prova")))
    assert "TAPpa «Foresta»" in told and "non ha bersagli" not in told


@pytest.mark.parametrize("text", ["Distruggi una creatura bersaglio.", "Fa cose ignote."])
def test_115_1_control_what_has_one_or_is_not_read_is_not_spoken_of(text: str) -> None:
    assert "non ha bersagli" not in as_text(run(parse(WRATH % text + AT_BEAR, "prova")))
