"""Boards typed as people say them: each with its first line, the rule on top, and a control that answers otherwise."""

import pytest

from engine.words.terms import CardType
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.written.load import parse_lines

RAY = """\
Anna:
  mano: Raggio
Bruno: Drago 5/5 volare anti-malocchio
carta: Raggio istantaneo costo=R
> Raggio infligge 5 danni a una creatura bersaglio.
Anna lancia Raggio su Drago
Si può fare?
"""
MENACE = """\
Anna: Ladro 2/2
Bruno: Guardia 3/3 minacciare
Bruno attacca con Guardia Anna
Anna blocca Guardia con Ladro
È legale?
"""
POISON = "Anna: Zanna 3/3 infettare\nBruno:\nAnna attacca con Zanna Bruno\nQuanti segnalini veleno ha Bruno?\n"
LOYAL = "Anna: Saggia 4 fedeltà\nBruno: Orso 2/2\nBruno attacca con Orso Saggia\nQuanta fedeltà ha Saggia?\n"
WELL = """\
Anna: Pozzo artefatto
Bruno:
  mano: Rifiuto
carta: Pozzo artefatto costo=2
> {T}, Sacrifica Pozzo: Pesca due carte.
carta: Rifiuto istantaneo costo=1U
> Neutralizza un'abilità attivata bersaglio.
Anna attiva Pozzo
Bruno lancia Rifiuto sull'abilità di Pozzo
Quante carte ha in mano Anna?
"""
ARTICLES = """\
Anna: Orso 2/2
Bruno: Lupo 2/2
L'Orso attacca Bruno
il Lupo blocca l'Orso
Muore il Lupo?
"""
HUNTERS = """\
Anna: 1, Cacciatore 1/1
Bruno: 1, Cacciatore 1/1
carta: Cacciatore creatura 1/1
> Quando Cacciatore muore, ogni avversario perde 1 punto vita.
Anna attacca con Cacciatore Bruno
Bruno blocca Cacciatore con Cacciatore
Chi vince?
"""
DIVIDED = """\
Anna: Lupo 3/3 tocco letale travolgere
Bruno: Muro 0/8, Toro 4/4
Anna attacca con Lupo Bruno
Bruno blocca Lupo con Muro e Toro
Quanta vita ha Bruno?
"""
LEGENDS = "Anna: Angela 4/4 leggendaria, Angela 4/4 leggendaria\nBruno: Orso 2/2\nQuanti Angela restano?\n"
SHIELD = """\
Anna: Scudo incantesimo
Bruno:
  mano: Ruggito
carta: Scudo incantesimo costo=W
> I tuoi avversari non possono lanciare magie durante il tuo turno.
carta: Ruggito istantaneo costo=R
> Ruggito infligge 2 danni a un qualsiasi bersaglio.
turno: Anna
Bruno lancia Ruggito su Anna
Si può fare?
"""
SWAMPS = """\
Anna: Foresta
Bruno: Fango incantesimo
carta: Fango incantesimo
> Tutte le terre sono Paludi.
Anna attiva Foresta
Che mana ha Anna?
"""
UNSAVED = """\
Anna: Lupo 3/3
  mano: Rinnovo
Bruno:
  mano: Terrore
carta: Rinnovo istantaneo costo=G
> Rigenera una creatura bersaglio.
carta: Terrore istantaneo costo=B
> Distruggi una creatura bersaglio. Non può essere rigenerata.
Bruno lancia Terrore su Lupo
Anna risponde Rinnovo su Lupo
Muore il Lupo?
"""
SWORD = """\
Anna: Orso 2/2
  mano: Spada
Bruno:
carta: Spada artefatto equipaggiamento costo=2
> La creatura equipaggiata prende +2/+0.
> Equipaggiare {2}
Anna lancia Spada
Anna equipaggia l'Orso con Spada
Quanto è grosso l'Orso?
"""
CHIEF = """\
Anna: Capo creatura goblin guerriero 2/2, Zanna creatura goblin 1/1
Bruno:
carta: Capo creatura goblin guerriero 2/2
> Gli altri Goblin che controlli prendono +1/+1.
Quanto è grossa Zanna?
"""
UNCOUNTERABLE = "> Questa magia non può essere neutralizzata.\n"
UNCOUNTERED = """\
Anna:
  mano: Rifiuto
Bruno:
  mano: Ira
carta: Rifiuto istantaneo costo=UU
> Neutralizza una magia bersaglio.
carta: Ira stregoneria costo=2WW
> Questa magia non può essere neutralizzata.
> Distruggi tutte le creature.
turno: Bruno
Bruno lancia Ira
Anna risponde Rifiuto su Ira
Viene neutralizzata Ira?
"""
CHAPTER = """\
Anna: Cronaca incantesimo saga sapere 2
Bruno:
carta: Cronaca incantesimo saga
> I, II — Guadagni 1 punto vita.
> III — Pesca due carte.
turno: Anna, sottofase di acquisizione
Anna va in fase principale
Quante carte ha in mano Anna?
"""
PRIEST = """\
Anna: Sacerdote 1/1
Bruno: 2
carta: Sacerdote creatura 1/1
> {T}, Sacrifica una creatura: Un avversario bersaglio perde 2 punti vita.
Anna attiva Sacerdote su Bruno sacrificando Sacerdote
Chi vince?
"""
MIRROR = """\
Anna: Re 2/2 leggendario
  mano: Specchio
Bruno:
carta: Specchio istantaneo costo=2U
> Crea una pedina che è una copia di un permanente creatura bersaglio, tranne che non è leggendaria.
Anna lancia Specchio su Re
Quanti Re restano?
"""
DOUBLED = """\
Anna: Fornace incantesimo
> Se una fonte dovesse infliggere danno a un permanente o a un giocatore, infligge invece il doppio di quel danno.
Bruno: Scudo incantesimo
> Se una fonte dovesse infliggerti danno, previeni 1 di quei danni.
Anna lancia Dardo (istantaneo) che infligge 3 danni a Bruno
Bruno sceglie prima Scudo, poi Fornace
Quanta vita ha Bruno?
"""
BISHOP = """\
Anna: Vescovo 2/2
Bruno: 5
carta: Vescovo creatura 2/2
> Ogniqualvolta un'altra creatura muore, ogni avversario perde 1 punto vita.
muore Vescovo
Quanta vita ha Bruno?
"""
HURT = "Anna: Toro 4/4 con 3 danni\nBruno:\nBruno lancia 1 danno su Toro\nMuore il Toro?\n"


@pytest.mark.parametrize(
    ("board", "answer", "rule", "instead_of", "there_is", "other"),
    [
        (RAY, "No: Anna non può lanciare «Raggio»", "702.11b", " anti-malocchio", "", "Sì: Anna lancia «Raggio»"),
        (MENACE, "No: Anna non può dichiarare", "702.111b", " minacciare", "", "Sì: «Ladro» blocca"),
        (POISON, "Bruno ha 3 segnalini veleno", "702.90b", " infettare", "", "Bruno non ha segnalini veleno"),
        (LOYAL, "«Saggia» ha fedeltà 2", "120.3c", "4 fedeltà", "fedeltà 5", "«Saggia» ha fedeltà 3"),
        (WELL, "Anna non ha carte in mano", "602.2b", "Bruno lancia Rifiuto sull'abilità di Pozzo\n", "", "Anna pesca 2 carte"),
        (HUNTERS, "Vince Bruno", "603.3b", "Bruno: 1,", "Bruno: 2,", "Vince Bruno"),
        (DIVIDED, "Si attende una scelta: Anna sceglie come dividere", "702.2c", " tocco letale", "", "Bruno resta a 20"),
        (LEGENDS, "Comunque si scelga: c'è un solo «Angela»", "704.5j", " 4/4 leggendaria,", " 4/4,", "Ci sono 2"),
        (SHIELD, "No: Bruno non può lanciare «Ruggito»", "101.2", "turno: Anna", "turno: Bruno", "Sì: Bruno lancia"),
        (SWAMPS, "Anna ha {B} nella riserva", "305.7", "Fango incantesimo\ncarta", "\ncarta", "Anna ha {G} nella riserva"),
        (UNSAVED, "«Lupo» muore", "701.19c", " Non può essere rigenerata.", "", "«Lupo» resta"),
        (SWORD, "«Orso» è 4/2", "702.6a", "Anna equipaggia l'Orso con Spada\n", "", "«Orso» è 2/2"),
        (CHIEF, "«Zanna» è 2/2", "613.4c", "Zanna creatura goblin", "Zanna creatura elfo", "«Zanna» è 1/1"),
        (ARTICLES, "«Lupo» muore", "704.5g", "Lupo 2/2", "Lupo 2/3", "«Lupo» resta"),
        (UNCOUNTERED, "La magia «Ira» non può essere", "101.2", UNCOUNTERABLE, "", "La magia «Ira» viene neutralizzata"),
        (CHAPTER, "Anna pesca 2 carte", "714.3c", "sapere 2", "sapere 1", "Anna non ha carte"),
        (PRIEST, "Vince Anna", "704.5a", "Bruno: 2", "Bruno: 3", "Non vince nessuno"),
        (MIRROR, "Ci sono 2 «Re»", "707.9b", ", tranne che non è leggendaria", "", "Comunque si scelga: c'è un solo «Re»"),
        (DOUBLED, "Bruno passa da 20 a 16", "616.1", "Scudo, poi Fornace", "Fornace, poi Scudo", "Bruno passa da 20 a 15"),
        (HURT, "«Toro» muore", "704.5g", "con 3 danni", "con 2 danni", "«Toro» resta"),
    ],
)  # fmt: skip
def test_a_board_as_people_type_it_has_its_answer_first(
    board: str, answer: str, rule: str, instead_of: str, there_is: str, other: str
) -> None:
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0].startswith(answer)
    assert rule in told.rules
    assert not told.incomplete
    changed = board.replace(instead_of, there_is)
    assert changed != board
    assert ruling(run(parse_lines(changed, "tavolo"))).answer[0].startswith(other)


def test_a_choice_about_something_else_stands_behind_what_was_asked() -> None:
    other = LEGENDS.replace("Quanti Angela restano?", "Bruno lancia 2 danni su Orso\nMuore l'Orso?")
    told = ruling(run(parse_lines(other, "tavolo")))
    assert told.answer[0] == "Comunque si scelga: «Orso» muore."


def test_whether_it_may_be_done_is_asked_of_the_last_deed_above() -> None:
    twice = RAY.replace("Si può fare?\n", "Si può fare?\nBruno attacca con Drago Anna\nSi può fare?\n")
    made = parse_lines(twice, "tavolo")
    assert [one.action for one in made.asks] == [1, 2]  # type: ignore[union-attr]
    assert parse_lines("Anna:\nBruno:\nQuanta vita ha Anna?\n", "tavolo").asks


def test_603_10_what_nearly_triggered_is_told_where_nothing_decides_and_decides_nothing() -> None:
    told = ruling(run(parse_lines(BISHOP, "tavolo")))
    assert told.answer[1:] == ("Non si innesca l'abilità di «Vescovo»: riguarda solo altri oggetti (603.10).",)
    assert told.rules == ()
    triggers = ruling(run(parse_lines(BISHOP.replace("un'altra", "una"), "tavolo")))
    assert triggers.answer == ("Bruno passa da 5 a 4 punti vita.",)


@pytest.mark.parametrize(
    ("said", "wrong"),
    [
        ("Anna lancia Dardo che infligge 3 danni a Bruno", ""),
        ("Anna lancia Dardo (stregoneria) che infligge 3 danni a Bruno", "sono di un istantaneo"),
        ("Anna lancia Vampa, che infligge 3 danni a Bruno", "«Vampa» ha già il suo testo"),
        ("Anna lancia «Vampa» che infligge 3 danni a Bruno", "«Vampa» ha già il suo testo"),
    ],
)
def test_what_a_card_is_said_to_do_takes_nothing_from_a_text_of_its_own(said: str, wrong: str) -> None:
    board = f"Anna:\n  mano: Vampa\nBruno:\ncarta: Vampa istantaneo\n> Vampa infligge 2 danni a un giocatore bersaglio.\n{said}\n"
    if wrong:
        with pytest.raises(ScenarioError, match=wrong):
            parse_lines(board, "tavolo")
    else:
        assert ruling(run(parse_lines(board, "tavolo"))).answer[0] == "Bruno passa da 20 a 17 punti vita."


DENIAL = """\
Anna:
  mano: Guida
Bruno:
  mano: Diniego
carta: Guida creatura 2/2
> Quando Guida entra, pesca una carta.
carta: Diniego istantaneo
> Neutralizza un'abilità innescata bersaglio.
Anna lancia Guida
Bruno lancia Diniego sull'abilità di Guida
Si innesca l'abilità di Guida?
"""


def test_701_6a_an_ability_that_triggered_and_is_countered_is_told_with_it() -> None:
    told = ruling(run(parse_lines(DENIAL, "tavolo")))
    assert told.answer[0] == "L'abilità di «Guida» si innesca una volta ma viene neutralizzata."
    assert told.rules[0] == "701.6a"
    without = ruling(run(parse_lines(DENIAL.replace("Bruno lancia Diniego sull'abilità di Guida\n", ""), "tavolo")))
    assert without.answer[0] == "L'abilità di «Guida» si innesca una volta."
    assert "701.6a" not in without.rules


MIXED = """\
Anna: Idra 2/2
  mano: Linfa
Bruno:
carta: Linfa istantaneo
> Metti un segnalino +1/+1 su una creatura bersaglio. Metti un segnalino volare su quella creatura.
Anna lancia Linfa su Idra
Quanti segnalini +1/+1 ha Idra?
"""


def test_122_1_counters_of_a_kind_that_was_not_asked_for_are_told_below() -> None:
    told = ruling(run(parse_lines(MIXED, "tavolo")))
    assert told.answer == ("«Idra» ha 1 segnalino +1/+1.",)
    assert any("segnalino volare" in one and "+1/+1" not in one for one in told.rest)


SQUAD = """\
Anna: Fante 2/2, Fante 2/2, Fante 2/2 TAP
Bruno: Orso 2/2, 3x Elfo 1/1
turno: Anna
Anna attacca con {attackers}
Bruno blocca Fante1 con {blockers}
{asked}
"""


@pytest.mark.parametrize("attackers", ["Fante e Fante", "due Fante", "2x Fante", "Fante1, Fante2"])
def test_508_1_several_of_one_name_attack_and_what_a_choice_does_not_change_is_told(attackers: str) -> None:
    board = SQUAD.format(attackers=attackers, blockers="due Elfo", asked="Quanta vita ha Bruno?")
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0] == "Comunque si scelga: Bruno passa da 20 a 18 punti vita."
    assert told.answer[1].startswith("Si attende una scelta: Anna sceglie come dividere")
    settled = ruling(run(parse_lines(board.replace("due Elfo", "Elfo1"), "tavolo")))
    assert settled.answer == ("Bruno passa da 20 a 18 punti vita.",)


def test_510_2_what_a_choice_may_change_is_no_more_than_so_far() -> None:
    board = SQUAD.format(attackers="due Fante", blockers="due Elfo", asked="Muore Elfo1?")
    told = ruling(run(parse_lines(board.replace("3x Elfo 1/1", "3x Elfo 1/2"), "tavolo")))
    assert told.answer[0].startswith("Si attende una scelta: Anna sceglie come dividere")
    assert told.answer[1] == "Finora: «Elfo» (elfo1) resta sul campo di battaglia."


@pytest.mark.parametrize(
    ("attackers", "wrong"),
    [("4x Fante", "di «Fante» qui ce ne sono 3"), ("2x Orso", "non ce n'è"), ("2x Fente", "forse «Fante»")],
)
def test_more_of_one_name_than_there_are_is_a_fault(attackers: str, wrong: str) -> None:
    with pytest.raises(ScenarioError, match=wrong):
        run(parse_lines(SQUAD.format(attackers=attackers, blockers="Elfo1", asked="Quanta vita ha Bruno?"), "tavolo"))


def test_two_that_differ_are_not_chosen_for_the_player() -> None:
    board = SQUAD.format(attackers="due Fante", blockers="Elfo1", asked="Quanta vita ha Bruno?").replace(
        " TAP", " con 1 danno"
    )
    with pytest.raises(ScenarioError, match="può essere"):
        run(parse_lines(board, "tavolo"))


SPELL = """\
Anna:
  mano: Dardo
Bruno:
carta: Dardo istantaneo
> Dardo infligge 3 danni a un qualsiasi bersaglio.
Anna lancia Dardo su Bruno
{said}
"""


@pytest.mark.parametrize(
    ("said", "answer", "rule"),
    [
        ("Chi ha la priorità?", "ha priorità Anna.", "117.3c"),
        ("Anna passa\nChi ha la priorità?", "ha priorità Bruno.", "117.3d"),
        ("Anna passa\nBruno passa\nChi ha la priorità?", "ha priorità Anna.", "117.3b"),
        ("Che cosa c'è in pila?", "in pila c'è «Dardo».", ""),
        ("risolvi\nChe cosa c'è in pila?", "la pila è vuota.", ""),
    ],
)
def test_117_3_priority_and_the_stack_are_asked_of_the_moment(said: str, answer: str, rule: str) -> None:
    told = ruling(run(parse_lines(SPELL.format(said=said), "tavolo")))
    assert told.answer[0].lower().endswith(answer.lower())
    assert not rule or told.rules[0] == rule


SERPENT = """\
Anna: Serpe 5/5 travolgere tocco letale
Bruno: Gigante 6/6
turno: Anna
Anna attacca con Serpe
Bruno blocca Serpe con Gigante
{said}
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize(
    ("said", "life"),
    [
        ("Anna divide il danno di Serpe: 1 a Gigante, 4 a Bruno", 16),
        ("Anna assegna i danni da combattimento della Serpe: 3 a Gigante, 2 a Bruno", 18),
        ("Anna assegna 5 a Gigante, 0 a Bruno", 20),
    ],
)
def test_702_19b_damage_that_is_divided_is_said_with_whose_it_is(said: str, life: int) -> None:
    made = parse_lines(SERPENT.format(said=said), "tavolo")
    assert [player.name for player in made.players] == ["Anna", "Bruno"]
    assert run(made).final.players[1].name == "Bruno"
    assert ruling(run(made)).answer[0].startswith(f"Bruno passa da 20 a {life}" if life < 20 else "Bruno resta a 20")


def test_control_a_division_that_is_none_is_no_player() -> None:
    with pytest.raises(ScenarioError, match="«divide» non è un verbo"):
        parse_lines(SERPENT.format(said="Anna divide il bottino: metà a Bruno"), "tavolo")


def test_tokens_and_empty_libraries_as_people_type_them() -> None:
    board = "Anna: pedina Spirito 1/1, Orso 2/2\nBruno:\n  grimorio: 0\n"
    anna, bruno = parse_lines(board, "tavolo").players
    assert [one.token for one in anna.battlefield] == [True, False]
    assert bruno.library == ()


@pytest.mark.parametrize(
    ("said", "keyword"), [("vigilanza", "vigilance"), ("volante", "flying"), ("celerità", "haste")]
)
def test_702_a_keyword_by_the_name_that_people_give_it_is_that_keyword(said: str, keyword: str) -> None:
    (guard,) = parse_lines(f"Anna: Guardia 2/2 {said}\nBruno:\n", "tavolo").players[0].battlefield
    assert [one.keyword for one in guard.keywords] == [keyword]


def test_306_5b_loyalty_by_another_name_is_read_and_told() -> None:
    scenario = parse_lines("Anna: Guardia planeswalker lealtà 3\nBruno: 20\n", "tavolo")
    assert scenario.retold == ((1, "Anna: Guardia planeswalker lealtà 3", "Anna: Guardia planeswalker 3"),)


WARDED = """\
Anna:
  mano: Dardo
carta: Dardo istantaneo
> Dardo infligge 3 danni a una creatura bersaglio.
Bruno: Golem 2/2
> Egida {2}
Anna lancia Dardo su Golem
SAID
Muore il Golem?
"""


@pytest.mark.parametrize(("said", "dies"), [("Anna non paga", False), ("Anna paga", True), ("Anna risponde sì", True)])
def test_118_12_whether_a_player_pays_is_said_as_at_a_table(said: str, dies: bool) -> None:
    told = ruling(run(parse_lines(WARDED.replace("SAID", said), "tavolo")))
    assert told.answer[0] == ("«Golem» muore." if dies else "«Golem» resta sul campo di battaglia.")


def test_control_who_does_not_say_so_is_asked() -> None:
    told = ruling(run(parse_lines(WARDED.replace("SAID\n", ""), "tavolo")))
    assert told.answer[0].startswith("Si attende una scelta: Anna sceglie")


UPKEEP = """\
Anna: Prete 1/1
> All'inizio del tuo mantenimento, guadagni 1 punto vita.
Anna: Mago 1/1
> All'inizio del tuo mantenimento, pesca una carta.
Bruno:
{turn}
{asked}
"""


@pytest.mark.parametrize(
    ("turn", "life"),
    [
        ("turno: Anna, mantenimento", 21),
        ("turno: Anna\nvai a mantenimento di Anna", 21),
        ("turno: Bruno, mantenimento", 20),
        ("turno: {di: Anna, sottofase: mantenimento}", 20),
        ("turno: Anna, mantenimento, priorità Anna", 20),
    ],
)
def test_603_2b_a_step_that_is_named_begins_now(turn: str, life: int) -> None:
    board = UPKEEP.replace("> All'inizio del tuo mantenimento, pesca una carta.\n", "")
    told = ruling(run(parse_lines(board.format(turn=turn, asked="Quanta vita ha Anna?"), "tavolo")))
    assert told.answer[0].startswith(f"Anna passa da 20 a {life}" if life > 20 else "Anna resta a 20")
    assert ("603.2b" in told.rules) is (life > 20)


def test_603_3b_what_triggered_and_waits_for_its_order_has_triggered() -> None:
    board = UPKEEP.format(turn="turno: Anna, mantenimento", asked="Che cosa si innesca?")
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0].startswith("Si attende una scelta: Anna sceglie in che ordine")
    assert told.answer[1] == "Finora: si innescano l'abilità di «Prete» e l'abilità di «Mago»."


def test_603_4_what_nearly_did_something_to_itself_is_why() -> None:
    board = "Anna: Lupo 2/2 immortale +1/+1\nBruno:\nmuore Lupo\nDov'è il Lupo?\n"
    assert {*ruling(run(parse_lines(board, "tavolo"))).rules} == {"603.4", "702.93a"}
    back = ruling(run(parse_lines(board.replace(" +1/+1", ""), "tavolo")))
    assert back.answer[0] == "«Lupo» muore e torna sul campo di battaglia."


MIMIC = """\
Anna:
  mano: Mimo
Bruno: Orso 2/2
carta: Mimo creatura 0/0
> Puoi far entrare Mimo nel campo di battaglia come una copia di una creatura sul campo di battaglia.
turno: Anna
Anna lancia Mimo
{said}
Dov'è il Mimo?
"""


@pytest.mark.parametrize(
    ("said", "dies"), [("Anna sceglie no", True), ("Anna risponde no", True), ("Anna sceglie Orso", False)]
)
def test_707_9_whoever_may_choose_one_may_say_no(said: str, dies: bool) -> None:
    told = ruling(run(parse_lines(MIMIC.format(said=said), "tavolo")))
    assert ("muore" in told.answer[0]) is dies


@pytest.mark.parametrize("line", ["Fante 1/1 Goblin", "Fante 1/1 goblin", "Fante creatura goblin 1/1"])
def test_205_3_a_creature_type_behind_its_size(line: str) -> None:
    (one,) = run(parse_lines(f"Anna: {line}\nBruno:\n", "tavolo")).final.permanents()
    assert (one.printed.types, one.printed.subtypes) == ((CardType.CREATURE,), ("Goblin",))


SIRENS = "Anna: 2x Sirena 2/2{said}\n{happens}Muore una Sirena?\n"


def test_704_5j_a_name_that_two_bear_asks_of_both() -> None:
    told = ruling(run(parse_lines(SIRENS.format(said=" leggendaria", happens=""), "tavolo")))
    assert "704.5j" in told.rules
    assert not any("Comunque si scelga" in one for one in told.answer)


def test_704_5g_a_name_that_two_bear_tells_the_one_that_died_too() -> None:
    told = " ".join(
        ruling(run(parse_lines(SIRENS.format(said="", happens="Anna lancia 2 danni su Sirena1\n"), "t"))).answer
    )
    assert "(sirena1) muore" in told
    assert "(sirena2) resta sul campo" in told


def test_control_a_name_that_one_bears_asks_of_it_alone() -> None:
    board = "Anna: Sirena 2/2, Orso 2/2\nAnna lancia 2 danni su Sirena\nMuore una Sirena?\n"
    assert ruling(run(parse_lines(board, "tavolo"))).answer[0] == "«Sirena» muore."


WAR = "Bruno: Orso 2/2\nAnna lancia 3 danni su Orso\nBruno {first} con contromagia\nAnna {second}\nMuore Orso?\n"


@pytest.mark.parametrize(
    ("second", "answer"),
    [
        ("risponde con contromagia", "«Orso» muore."),
        ("risponde con contromagia su 3 danni", "«Orso» resta"),
        ("lancia contromagia", "Si attende una scelta: Anna sceglie i bersagli"),
    ],
)
def test_117_7_who_responds_with_a_counterspell_means_the_spell_above(second: str, answer: str) -> None:
    told = ruling(run(parse_lines(WAR.format(first="risponde", second=second), "tavolo")))
    assert told.answer[0].startswith(answer)


RAIN = """\
Anna:
Bruno:
  mano: Pioggia
carta: Pioggia {kind}
> Pesca due carte.
{said}
Si può fare?
"""


@pytest.mark.parametrize(
    ("kind", "said", "allowed"),
    [
        ("stregoneria", "Anna lancia 3 danni a Bruno\nBruno risponde con Pioggia", False),
        ("istantaneo", "Anna lancia 3 danni a Bruno\nBruno risponde con Pioggia", True),
        ("stregoneria", "turno: Bruno\nAnna lancia 3 danni a Bruno\nBruno risponde con Pioggia", False),
        ("stregoneria", "turno: Bruno\nAnna lancia 3 danni a Bruno\nrisolvi\nBruno lancia Pioggia", True),
    ],
)
def test_117_1a_a_response_waits_for_no_other_moment(kind: str, said: str, allowed: bool) -> None:
    told = ruling(run(parse_lines(RAIN.format(kind=kind, said=said), "tavolo")))
    assert told.answer[0].startswith("Sì" if allowed else "No: ")
    assert allowed or told.rules[0] == "117.1a"


@pytest.mark.parametrize("word", ["finale", "finalità"])
def test_122_1h_a_counter_by_either_of_its_names(word: str) -> None:
    board = (
        f"Anna: Martire 2/2 con un segnalino {word}\nBruno:\nBruno lancia distruzione su Martire\nDov'è il Martire?\n"
    )
    assert ruling(run(parse_lines(board, "tavolo"))).answer[0] == "«Martire» va in esilio."


def test_118_5_what_is_said_by_what_it_does_costs_nothing() -> None:
    board = "Anna:\nBruno:\nconta il mana: sì\nAnna lancia 3 danni a Bruno\nSi può fare?\n"
    assert ruling(run(parse_lines(board, "tavolo"))).answer[0].startswith("Sì")


PRICED = "Anna: Foresta{more}; mano: Elfo 1/1 costo {cost}\nconta il mana: sì\nAnna lancia Elfo\nSi può fare?\n"


@pytest.mark.parametrize(
    ("cost", "more", "allowed"), [("G", "", True), ("1G", "", False), ("1G", ", Isola", True), ("{G}{G}", "", False)]
)
def test_202_1_a_card_in_hand_with_its_cost_behind_it(cost: str, more: str, allowed: bool) -> None:
    told = ruling(run(parse_lines(PRICED.format(cost=cost, more=more), "tavolo")))
    assert told.answer[0].startswith("Sì" if allowed else "No: ")


def test_202_1_the_same_card_with_its_cost_in_two_hands() -> None:
    board = "Anna: Foresta; mano: Elfo 1/1 costo G\nBruno: Isola; mano: Elfo 1/1 costo G\nconta il mana: sì\n"
    assert ruling(run(parse_lines(board + "Anna lancia Elfo\nSi può fare?\n", "tavolo"))).answer[0].startswith("Sì")
    with pytest.raises(ScenarioError, match="ha già un testo o una descrizione"):
        parse_lines(board.replace("costo G\nconta", "costo 1G\nconta"), "tavolo")


@pytest.mark.parametrize("kept", ["in mano", "dal cimitero"])
def test_107_3g_x_in_the_cost_of_what_was_not_cast(kept: str) -> None:
    board = (
        "Anna: ; mano: Idra\ncarta: Idra creatura 0/0 costo XGG\n> L'Idra entra con X segnalini +1/+1.\n"
        "carta: Varco stregoneria\n> Metti sul campo di battaglia una carta creatura dalla tua mano.\n"
        "Anna lancia Varco\nMuore l'Idra?\n"
    )
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0] == "«Idra» muore." and "107.3g" in told.rules


EMBLEM = """\
Anna: {first}, Condottiera planeswalker fedeltà 8, Orso 2/2
> -8: Ottieni un emblema con "Le creature che controlli prendono +1/+1."
Bruno: 20
Anna attiva Condottiera
Che forza ha l'Orso?
"""


@pytest.mark.parametrize("first", ["Foresta", "Lupo 1/1"])
def test_606_2_a_loyalty_ability_below_several_is_the_planeswalkers(first: str) -> None:
    assert ruling(run(parse_lines(EMBLEM.format(first=first), "tavolo"))).answer[0] == "«Orso» ha forza 3."


def test_606_2_of_two_planeswalkers_it_must_be_said_whose_it_is() -> None:
    with pytest.raises(ScenarioError, match="sopra ci sono più carte"):
        parse_lines(EMBLEM.format(first="Saggia planeswalker fedeltà 3"), "tavolo")


def test_305_6_a_text_below_a_card_and_a_basic_land_is_the_cards() -> None:
    board = "Anna: Foresta, Araldo 1/1\n> Le altre creature che controlli prendono +1/+1.\nAnna crea Elfo 1/1\n"
    assert ruling(run(parse_lines(board + "Che forza ha Elfo?\n", "tavolo"))).answer[0] == "«Elfo» ha forza 2."


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("Anna ha il Soldato in mano?", "«Soldato» torna in mano ad Anna e cessa di esistere."),
        ("Anna ha in mano il Soldato?", "«Soldato» torna in mano ad Anna e cessa di esistere."),
        ("In quale zona è il Soldato?", "«Soldato» torna in mano ad Anna e cessa di esistere."),
        ("Anna ha ancora carte in mano?", "Anna non ha carte in mano."),
        ("Pesca Anna?", "Anna non ha carte in mano."),
    ],
)
def test_111_7_what_a_hand_holds_is_asked_in_several_ways(asked: str, answer: str) -> None:
    board = f"Anna: pedina Soldato 1/1\nBruno: 20\nBruno lancia rimbalzo su Soldato\n{asked}\n"
    assert ruling(run(parse_lines(board, "tavolo"))).answer[0] == answer


def test_310_6_defense_is_asked_by_its_name() -> None:
    board = (
        "Anna: Assedio battaglia assedio difesa 5, Orso 3/3\nBruno:\nAnna attacca Assedio con Orso\nBruno non blocca\n"
    )
    told = ruling(run(parse_lines(board + "Quanta difesa ha l'Assedio?\n", "tavolo")))
    assert told.answer[0] == "«Assedio» ha 2 segnalini difesa." and told.rules[0] == "120.3h"


@pytest.mark.parametrize(("kind", "allowed"), [("la magia bersaglio", False), ("un'abilità attivata bersaglio", True)])
def test_113_9_an_ability_on_the_stack_is_no_spell(kind: str, allowed: bool) -> None:
    board = (
        "Anna: Fionda 1/1\n> {T}: La Fionda infligge 1 danno a un qualsiasi bersaglio.\nBruno: 20\n"
        f"carta: Diniego istantaneo\n> Neutralizza {kind}.\n"
        "Anna attiva Fionda su Bruno\nBruno risponde con Diniego su l'abilità di Fionda\nSi può fare?\n"
    )
    assert ruling(run(parse_lines(board, "tavolo"))).answer[0].startswith("Sì" if allowed else "No")


@pytest.mark.parametrize(
    ("lands", "allowed"),
    [
        ("Foresta, Isola", True),
        ("2x Foresta, 2x Isola, 3x Palude", True),
        ("2x Isola", False),
        ("Foresta TAP, Isola", False),
    ],
)
def test_601_2g_one_way_to_pay_is_enough_for_what_is_asked_to_be_allowed(lands: str, allowed: bool) -> None:
    board = f"Anna: {lands}; mano: Elfo 1/1 costo 1G\nconta il mana: sì\nAnna lancia Elfo\nSi può fare?\n"
    told = ruling(run(parse_lines(board, "tavolo")))
    assert (told.answer[0] == "Sì: Anna lancia «Elfo».") == allowed


@pytest.mark.parametrize(("life", "allowed"), [(1, False), (2, True)])
def test_107_4f_two_life_or_the_mana(life: int, allowed: bool) -> None:
    board = (
        f"Anna: {life}; mano: Frusta\nBruno:\ncarta: Frusta istantaneo costo {{R/P}}\n> Pesca una carta.\n"
        "conta il mana: sì\nAnna lancia Frusta\nSi può fare?\n"
    )
    told = ruling(run(parse_lines(board, "tavolo")))
    assert told.answer[0].startswith("Sì" if allowed else "No")
    assert allowed or told.rules[:2] == ("601.2h", "107.4f")


BACK = """\
Anna: {own}
Bruno:
nel cimitero: Drago 5/5 volare
carta: Richiamo stregoneria
> Metti sul campo di battaglia sotto il tuo controllo una carta creatura bersaglio da un cimitero.
Anna lancia Richiamo su Drago
{happens}
In quale cimitero è {what}?
"""


@pytest.mark.parametrize("happens", ["distruggi Drago", "muore Drago", "Anna sacrifica Drago"])
def test_608_1_what_happens_to_a_permanent_waits_for_the_spell_that_makes_it_one(happens: str) -> None:
    played = run(parse_lines(BACK.format(own="20", happens=happens, what="il Drago"), "tavolo"))
    assert ruling(played).answer[0] == "«Drago» muore e va nel cimitero di Bruno."
    rules = [str(rule) for one in played.steps for rule in one.step.every_rule()]
    assert rules.index("608.2n") < rules.index("700.1")


def test_control_what_can_happen_at_once_happens_before_the_spell_resolves() -> None:
    board = "Anna: Orso 2/2\nBruno:\nAnna lancia +3/+3 su Orso\nmuore Orso\nDov'è l'Orso?\n"
    told = ruling(run(parse_lines(board, "tavolo")))
    assert (told.answer[0], told.rules[0]) == ("«Orso» muore.", "608.2b")


@pytest.mark.parametrize(
    ("lands", "first"),
    [
        ("Montagna", "Comunque si paghi: Bruno passa da 20 a 17 punti vita."),
        ("Montagna, Isola", "Comunque si paghi: Bruno passa da 20 a 17 punti vita."),
        ("Isola", "Anna non può lanciare «Dardo»: non può pagare il costo ({R}) (601.2h)."),
    ],
)
def test_601_2h_who_casts_means_to_pay(lands: str, first: str) -> None:
    board = (
        f"Anna: {lands}; mano: Dardo\nBruno: 20\ncarta: Dardo istantaneo costo R\n"
        "> Il Dardo infligge 3 danni a un qualsiasi bersaglio.\nconta il mana: sì\nAnna lancia Dardo su Bruno\n"
        "Quanta vita ha Bruno?\n"
    )
    answer = ruling(run(parse_lines(board, "tavolo"))).answer[0]
    assert answer == first


RESPONDED = """
carta: Fiammata istantaneo
> Fiammata infligge 2 danni a ciascuna di fino a due creature bersaglio.
Anna: 20
Bruno: Orso 2/2, Lupo 2/2
Anna lancia Fiammata su Orso e Lupo
Bruno {says}
{asked}
"""


@pytest.mark.parametrize(
    ("says", "asked", "answer"),
    [
        ("risponde con sacrifica Orso", "Muore il Lupo?", "«Lupo» muore."),
        ("risponde con +2/+2 su Lupo", "Muore il Lupo?", "«Lupo» resta sul campo di battaglia."),
        ("risponde con guadagna 3", "Quanta vita ha Bruno?", "Bruno passa da 20 a 23 punti vita."),
    ],
)
def test_117_7_what_is_done_in_response_need_be_no_spell(says: str, asked: str, answer: str) -> None:
    made = run(parse_lines(RESPONDED.format(says=says, asked=asked), "t"))
    assert answer in ruling(made).answer


def test_117_7_a_card_with_the_name_of_a_verb_is_that_card() -> None:
    board = "carta: Sacrifica istantaneo\n> Guadagni 4 punti vita.\nAnna: 20\nBruno: 20\nAnna lancia 3 danni su Bruno\n"
    made = run(parse_lines(f"{board}Bruno risponde con Sacrifica\nQuanta vita ha Bruno?\n", "t"))
    assert "Bruno passa da 20 a 21 punti vita." in ruling(made).answer


@pytest.mark.parametrize("types", ["planeswalker leggendario", "leggendario planeswalker"])
def test_306_5b_the_loyalty_stands_behind_the_types_in_either_order(types: str) -> None:
    scenario = parse_lines(f"Anna: Veggente {types} 2\nBruno: 20\n", "tavolo")
    assert [one.loyalty for one in scenario.players[0].battlefield] == [2]
