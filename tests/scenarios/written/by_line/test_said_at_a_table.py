"""A board as people tell it: «Anna ha Orso 2/2 in mano», «poi Bruno risponde lanciando ...», «tutti passano», «chi muore?»."""

import pytest

from engine.state.trace import StepKind
from engine.words.terms import Zone
from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines
from scenarios.written.model import CastSpell, Resolve, Scenario
from scenarios.written.script import WHOLE_STACK


def told(*lines: str) -> Scenario:
    return parse_lines("\n".join(lines) + "\n", "t")


def seats(*lines: str) -> tuple[object, ...]:
    return tuple(told(*lines).players)


@pytest.mark.parametrize("question", ["Che cosa succede?", "Viene neutralizzata Scintilla?"])
def test_what_asks_for_everything_is_answered_beside_anything_else(question: str) -> None:
    lines = ("Anna: 20", "Bruno: 20", "Anna lancia Scintilla istantaneo a Bruno")
    deals = "> Scintilla infligge 3 danni a un qualsiasi bersaglio."
    countered = answer(run(told(*lines, deals, "Bruno risponde con contromagia", "Quanta vita ha Bruno?", question)))
    assert countered.headline == ("Bruno resta a 20 punti vita.", "La magia «Scintilla» viene neutralizzata.")
    assert "701.6a" in countered.rules
    alone = answer(run(told(*lines, deals, "Bruno risponde con contromagia", "Quanta vita ha Bruno?")))
    assert alone.headline == countered.headline[:1]


def test_who_of_all_players_loses_life_or_draws_is_asked_of_each() -> None:
    made = told("Anna: 20", "Bruno: 20", "Anna lancia 3 danni a Bruno", "Anna pesca 2", "Chi perde vita?", "Chi pesca?")
    assert answer(run(made)).headline == (
        "Anna resta a 20 punti vita e pesca 2 carte (ne ha 2 in mano); Bruno passa da 20 a 17 punti vita e non ha carte in mano.",
    )


@pytest.mark.parametrize("question", ["Chi muore?", "Quali creature muoiono?", "Quante ne muoiono?"])
def test_700_4_who_dies_is_asked_beside_anything_else(question: str) -> None:
    lines = (ORSO, "Anna attacca con Orso", "Bruno blocca Orso con Muro")
    also = (question, "Quanta vita ha Anna?")
    assert answer(run(told(*lines, question))).headline == ("Non muore nessuno.",)
    assert answer(run(told(*lines, *also))).headline == ("Non muore nessuno; Anna resta a 20 punti vita.",)
    killed = answer(run(told(ORSO, "Bruno lancia 2 danni su Orso", *also)))
    assert killed.headline == ("«Orso» muore; Anna resta a 20 punti vita.",)
    assert "704.5g" in killed.rules and not any("Orso" in one for one in killed.rest)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Anna ha 3 punti vita", "Anna: 3"),
        ("Anna ha 1 punto vita", "Anna: 1"),
        ("Anna controlla un Orso 2/2 e un Lupo 3/3", "Anna: Orso 2/2, Lupo 3/3"),
        ("Anna ha 2x Orso 2/2", "Anna: 2x Orso 2/2"),
        ("Anna ha in mano Lupo 2/2, Elfo 1/1", "Anna: mano: Lupo 2/2, Elfo 1/1"),
        ("Anna ha Lupo 2/2 in mano", "Anna: mano: Lupo 2/2"),
        ("Anna ha Lupo 2/2, Elfo 1/1 in mano", "Anna: mano: Lupo 2/2, Elfo 1/1"),
        ("Anna: Lupo 2/2, Elfo 1/1 in mano, Orso 2/2", "Anna: Lupo 2/2, Orso 2/2; mano: Elfo 1/1"),
        (
            "Anna: Lupo 2/2, Elfo 1/1 in mano; Orso 2/2 nel cimitero",
            "Anna: Lupo 2/2; mano: Elfo 1/1; cimitero: Orso 2/2",
        ),
        ("Anna in mano: Lupo 2/2", "Anna: mano: Lupo 2/2"),
        ("in mano ad Anna: Lupo 2/2", "Anna: mano: Lupo 2/2"),
        ("Anna nel cimitero: Lupo 2/2", "Anna: cimitero: Lupo 2/2"),
        ("nel cimitero di Anna: Lupo 2/2", "Anna: cimitero: Lupo 2/2"),
        ("Anna: niente", "Anna:"),
        ("Anna: 5, nessuna creatura", "Anna: 5"),
    ],
)
def test_what_a_player_has_is_said_as_people_say_it(said: str, plain: str) -> None:
    assert seats(said, "Bruno: 20") == seats(plain, "Bruno: 20")


@pytest.mark.parametrize("name", ["Vuoto", "Nulla", "Niente"])
@pytest.mark.parametrize("line", ["Anna: Orso 2/2, {}", "Anna: {}", "Anna: {}, Orso 2/2"])
def test_201_2_a_card_that_is_called_like_a_word_for_nothing_is_that_card(name: str, line: str) -> None:
    called = told(f"carta: {name} incantesimo", line.format(name), "Bruno: 20").players
    other = told("carta: Inno incantesimo", line.format("Inno"), "Bruno: 20").players
    control = told("carta: Inno incantesimo", line.format(name), "Bruno: 20").players
    assert (len(called[0].battlefield), len(control[0].battlefield)) == (
        len(other[0].battlefield),
        len(other[0].battlefield) - 1,
    )


@pytest.mark.parametrize("heading", ["mano di Anna", "Anna in mano", "in mano a Anna"])
def test_a_zone_may_be_told_before_its_player(heading: str) -> None:
    assert {one.name for one in told(f"{heading}: Lupo 2/2", "Bruno: 20").players} == {"Anna", "Bruno"}


@pytest.mark.parametrize("turn", ["turno di Bruno", "È il turno di Bruno", "Turno di Bruno."])
def test_whose_turn_it_is_needs_no_colon(turn: str) -> None:
    assert told("Anna: 20", "Bruno: 20", turn).turn == told("Anna: 20", "Bruno: 20", "turno: Bruno").turn


ORSO = "Anna: Orso 2/2\nBruno: Muro 0/8"


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("poi Anna attacca con Orso", "Anna attacca con Orso"),
        ("In risposta Bruno lancia 3 danni su Orso", "Bruno lancia 3 danni su Orso"),
        ("Bruno in risposta lancia 3 danni all'Orso", "Bruno lancia 3 danni su Orso"),
        ("Bruno risponde lanciando 3 danni sull'Orso", "Bruno risponde con 3 danni su Orso"),
        ("Bruno lancia 3 danni bersagliando Orso", "Bruno lancia 3 danni su Orso"),
        ("Bruno lancia 3 danni al Muro", "Bruno lancia 3 danni su Muro"),
        ("Anna attacca con Orso.", "Anna attacca con Orso"),
    ],
)
def test_what_happens_is_said_as_people_say_it(said: str, plain: str) -> None:
    assert told(ORSO, said).script == told(ORSO, plain).script


@pytest.mark.parametrize("said", ["tutti passano", "Nessuno risponde", "si risolve", "passano tutti e si risolve"])
def test_117_4_when_all_pass_what_is_on_top_resolves(said: str) -> None:
    made = told(ORSO, "Bruno lancia 3 danni su Orso", said)
    assert made.script == told(ORSO, "Bruno lancia 3 danni su Orso", "risolvi").script
    assert [one.name for one in made.players] == ["Anna", "Bruno"]


@pytest.mark.parametrize(
    "said", ["risolvi tutto", "si risolve tutto", "tutto si risolve", "poi si risolve la pila", "si risolvono entrambe"]
)
def test_608_1_everything_resolves(said: str) -> None:
    made = told(ORSO, "Bruno lancia 3 danni su Orso", "Anna risponde +3/+3 a Orso", said)
    last = made.script[-1]
    assert isinstance(last, Resolve) and last.times == WHOLE_STACK
    assert len(run(made).final.zone(Zone.STACK)) == 0


def test_control_one_that_resolves_leaves_the_other_on_the_stack() -> None:
    made = told(ORSO, "Bruno lancia 3 danni su Orso", "Anna risponde +3/+3 a Orso", "risolvi", "Anna guadagna 1 vita")
    kinds = [one.step.kind for one in run(made).steps]
    assert kinds.index(StepKind.EVENT) < len(kinds) - 1 - kinds[::-1].index(StepKind.RESOLUTION_BEGINS)


def test_control_a_name_with_such_a_word_in_it_stays_whole() -> None:
    board = ("Anna: mano: Assalto alla Rocca istantaneo", "Bruno: 20")
    for name in ("Assalto alla Rocca", '"Assalto alla Rocca"'):
        (action,) = told(*board, f"Anna lancia {name} a Bruno").script
        assert isinstance(action, CastSpell) and (action.what, action.targets) == ("Assalto alla Rocca", ("Bruno",))


def test_control_what_a_creature_has_makes_no_player_of_it() -> None:
    assert [one.name for one in told("Anna: Orso 2/2", "Bruno: 20", "Orso ha volare").players] == ["Anna", "Bruno"]


@pytest.mark.parametrize(
    "question",
    ["Che cosa succede?", "E alla fine cosa succede?", "Come si risolve?"],
)
def test_what_asks_for_everything_gets_the_whole_answer(question: str) -> None:
    lines = (ORSO, "Anna attacca con Orso", "Bruno blocca Orso con Muro")
    assert told(*lines, question).asks == ()
    assert ruling(run(told(*lines, question))).answer == ruling(run(told(*lines))).answer


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        ("Quanta vita ha Bruno alla fine?", "? vita di Bruno"),
        ("E Bruno subisce danno?", "? vita di Bruno"),
        ("quanti danni prende Bruno?", "? vita di Bruno"),
        ("Anna pesca una carta?", "? carte in mano di Anna"),
        ("di che colore è l'Orso?", "? colori di Orso"),
        ("quanti segnalini +1/+1 ha l'Orso?", "? segnalini +1/+1 di Orso"),
        ("Orso è ancora una creatura?", "? tipo creatura di Orso"),
    ],
)
def test_more_of_what_people_ask(said: str, plain: str) -> None:
    assert told(ORSO, said).asks == told(ORSO, plain).asks != ()


def test_707_2_what_is_copied_is_said_with_the_spell() -> None:
    lines = (
        "Anna: mano: Mutaforma 0/0",
        "> Puoi far entrare il Mutaforma nel campo di battaglia come copia di una creatura sul campo di battaglia.",
        "Bruno: Martire 2/2",
    )
    said = told(*lines, "Anna lancia Mutaforma copiando Martire").script
    assert said == told(*lines, "Anna lancia Mutaforma", "risposta: come copia di Martire").script


AURA = "Anna: Cavaliere 2/2\n%s\nBruno: 20\n"


def test_702_5a_what_an_aura_enchants_is_read_from_its_text_where_nothing_else_says_it() -> None:
    lines = AURA % "Dono aura bianca assegnata a Cavaliere\n> La creatura incantata prende +1/+1."
    made = run(parse_lines(f"{lines}? f/c di Cavaliere\n", "t"))
    assert "3/3" in " ".join(ruling(made).answer)


def test_702_5a_control_an_aura_without_a_text_says_what_it_enchants() -> None:
    with pytest.raises(ScenarioError, match="«Dono aura incantare creatura»"):
        parse_lines(AURA % "Dono aura su Cavaliere", "t")
    whole = parse_lines(AURA % "Dono aura incantare creatura su Cavaliere", "t")
    assert run(whole).final is not None and "cimitero" not in " ".join(ruling(run(whole)).answer)


@pytest.mark.parametrize("word", ["equipaggiamento", "veicolo 3/3", "saga"])
def test_205_3_a_subtype_of_its_own_brings_its_type_along(word: str) -> None:
    (player, _) = told(f"Anna: Cosa {word}", "Bruno: 20").players
    line = player.battlefield[0].type_line
    assert line is not None and len(line.subtypes) == len(line.types) == 1


def test_a_text_below_several_cards_is_of_the_one_that_it_names() -> None:
    lines = ("Anna: Anello artefatto; mano: Sciamano 2/2, Orso 2/2", "> Quando lo Sciamano entra, pesca una carta.")
    assert [*told(*lines, "Bruno: 20").cards] == ["Sciamano"]


def test_control_a_text_that_names_none_or_several_of_them_is_a_fault() -> None:
    for text in ("> Volare", "> Quando l'Orso entra, l'Anello muore."):
        with pytest.raises(ScenarioError, match="sopra ci sono più carte"):
            told("Anna: Anello artefatto, Corda artefatto, Orso 2/2", text, "Bruno: 20")


ATTACKED = "Anna: Orso 2/2\nBruno: 20\nAnna attacca con Orso\n"


def test_510_whoever_attacks_asks_about_the_damage() -> None:
    assert "Bruno passa da 20 a 18 punti vita." in ruling(run(parse_lines(ATTACKED, "t"))).answer


BLOCKED = ("Anna: Orso 2/2, Gigante 4/4 travolgere", "Bruno: Muro 0/3, Torre 0/1", "Anna attacca con Orso e Gigante")


@pytest.mark.parametrize(
    ("behind", "left"),
    [
        (("Bruno lancia rimbalzo su Muro", "risolvi"), 16),
        (("Anna passa", "Bruno lancia rimbalzo su Orso", "tutti passano"), 16),
        (("Anna lancia +3/+3 su Gigante", "risolvi", "Bruno lancia rimbalzo su Muro", "risolvi"), 13),
    ],
)
def test_510_2_what_is_resolved_behind_the_blocks_does_not_keep_the_damage_from_being_dealt(
    behind: tuple[str, ...], left: int
) -> None:
    lines = (*BLOCKED, "Bruno blocca Orso con Muro", *behind, "Quanta vita ha Bruno?")
    assert answer(run(told(*lines))).headline == (f"Bruno passa da 20 a {left} punti vita.",)
    first, until_damage = answer(run(told(*lines, "fino a: qui"))).headline
    assert first == "Bruno resta a 20 punti vita." and "prima del danno da combattimento" in until_damage


@pytest.mark.parametrize(
    ("behind", "left"), [((), 17), (("Anna lancia +3/+3 su Lupo", "risolvi"), 11), (("Anna passa", "Bruno passa"), 17)]
)
def test_510_4_a_step_in_which_something_is_done_is_not_how_far_play_goes(behind: tuple[str, ...], left: int) -> None:
    lines = ("Anna: Lupo 3/3 doppio attacco", "Anna attacca con Lupo", "vai a danno da combattimento", *behind)
    assert answer(run(told(*lines, "Quanta vita ha Bruno?"))).headline[0] == f"Bruno passa da 20 a {left} punti vita."


_PUMPED = "Anna lancia +3/+3 su Orso"


@pytest.mark.parametrize(
    ("before", "step", "power", "life"),
    [
        ((), "dichiarazione attaccanti", 5, 15),
        ((), "vai a dichiarazione bloccanti", 5, 15),
        (("Bruno non blocca",), "vai a dichiarazione bloccanti", 5, 15),
        ((), "vai a danno da combattimento", 5, 18),
        ((), "fine combattimento", 5, 18),
        ((), "vai a seconda fase principale", 5, 18),
        (("Bruno non blocca",), "dopo il combattimento", 5, 18),
        ((), "vai a sottofase finale", 5, 18),
        ((_PUMPED,), "vai a seconda fase principale", 8, 15),
        ((_PUMPED,), "fine turno", 5, 15),
    ],
)
def test_506_1_combat_is_played_to_its_end_and_no_other_one(
    before: tuple[str, ...], step: str, power: int, life: int
) -> None:
    lines = ("Anna: Orso 2/2", "Bruno: 20", "Anna attacca con Orso", *before, step, _PUMPED)
    asked = ("Che forza ha l'Orso?", "Quanta vita ha Bruno?", "Quante carte ha in mano Bruno?")
    told_first = " ".join(answer(run(told(*lines, *asked))).headline)
    assert f"forza {power}" in told_first and f"da 20 a {life} punti vita" in told_first
    assert "non ha carte in mano" in told_first


def test_506_1_what_waits_for_the_main_phase_behind_combat_leads_into_no_other_combat() -> None:
    lines = ("Anna: Orso 2/2", "mano: Lupo 3/3", "Bruno: 20", "Anna attacca con Orso", "Anna lancia Lupo")
    assert answer(run(told(*lines, "Quante carte ha in mano Bruno?"))).headline == ("Bruno non ha carte in mano.",)
    control = answer(
        run(told(*lines, "turno di Bruno", "Bruno lancia 3 danni su Orso", "Quante carte ha in mano Bruno?"))
    )
    assert control.headline == ("Bruno pesca una carta (ne ha 1 in mano).",)


@pytest.mark.parametrize("until", ["fino a: qui", "fino a: dichiarazione bloccanti", "vai a dichiarazione bloccanti"])
def test_control_what_says_how_far_play_goes_is_followed(until: str) -> None:
    assert "passa da" not in " ".join(ruling(run(parse_lines(f"{ATTACKED}{until}\n", "t"))).answer)


@pytest.mark.parametrize(
    ("card", "whose"),
    [
        ("carta: Vampata stregoneria", "Anna"),
        ("carta: Vampata creatura 2/2", "Anna"),
        ("carta: Vampata istantaneo", None),
        ("carta: Vampata 2/2 lampo", None),
    ],
)
def test_117_1a_who_casts_what_is_no_instant_has_the_turn(card: str, whose: str | None) -> None:
    assert told("Bruno: Orco 4/4", card, "Anna lancia Vampata").turn.of == whose


def test_305_3_who_plays_a_land_has_the_turn_unless_the_lines_say_whose_it_is() -> None:
    lines = ("Bruno: 20", "Anna: mano: Foresta", "Anna gioca Foresta")
    assert told(*lines).turn.of == "Anna"
    assert told(*lines, "turno di Bruno").turn.of == "Bruno"


def test_107_4_a_cost_with_braces_needs_no_quotation_marks() -> None:
    plain = told("Bruno: 20", 'carta: Vampata istantaneo costo="{X}{R}"', "Anna lancia Vampata X=1")
    assert told("Bruno: 20", "carta: Vampata istantaneo costo={X}{R}", "Anna lancia Vampata X=1").cards == plain.cards


def test_301_5_a_text_of_an_equipment_below_two_cards_is_the_equipments() -> None:
    lines = ("Anna: Orso 2/2, Spada equipaggiamento", "> La creatura equipaggiata prende +2/+2.", "> Equipaggiare {2}")
    assert [*told(*lines, "Bruno: 20").cards] == ["Spada"]


def test_205_1_what_type_a_thing_is_asks_for_its_subtypes_too() -> None:
    asked = told(ORSO, "di che tipo è l'Orso?").asks
    assert asked == told(ORSO, "? tipi di Orso", "? sottotipi di Orso").asks


def test_a_text_below_a_creature_and_an_enchantment_is_the_enchantments() -> None:
    lines = ("Anna: Vivaio incantesimo, Orso 2/2", "> Se stai per pescare una carta, pesca invece due carte.")
    assert [*told(*lines, "Bruno: 20").cards] == ["Vivaio"]
    with pytest.raises(ScenarioError, match="sopra ci sono più carte"):
        told("Anna: Vivaio incantesimo, Anello artefatto", lines[1], "Bruno: 20")


def test_who_answers_a_question_is_no_card_that_hides_a_player() -> None:
    lines = ("Anna: Orso 2/2", "Bruno lancia 3 danni su Orso", "Anna sceglie Bruno")
    assert [one.name for one in told(*lines).players] == ["Anna", "Bruno"]


DIES = "> Quando l'Orso muore, pesca due carte."
SAYS_ITS_TEXT = [
    ("Anna: Orso 2/2 «Quando muore pesca due carte»",),
    ('Anna: Orso 2/2 "Quando muore, pesca due carte."; cimitero: Lupo 3/3',),
    ("Anna: Elfo 1/1, Orso 2/2 (quando muore, pesca due carte), Lupo 3/3",),
    ("Anna: Orso 2/2", "Quando muore pesca due carte"),
    ("Anna: Orso 2/2", "«Quando muore, pesca due carte.»"),
    ("carta: Orso 2/2 «Quando muore, pesca due carte.»", "Anna: Orso"),
]


@pytest.mark.parametrize("lines", SAYS_ITS_TEXT, ids=" | ".join)
def test_113_3_the_text_of_a_card_stands_behind_it_or_below_it(lines: tuple[str, ...]) -> None:
    rest = ("Bruno: 20", "muore Orso", "Quante carte pesca Anna?")
    made = answer(run(told(*lines, *rest)))
    assert (
        made.headline
        == answer(run(told("Anna: Orso 2/2", DIES, *rest))).headline
        == ("Anna pesca 2 carte (ne ha 2 in mano).",)
    )


def test_113_3_a_card_that_a_sentence_describes_has_its_text_with_it() -> None:
    casts = "Bruno lancia Dardo istantaneo «Infligge 2 danni a un qualsiasi bersaglio» su Orso"
    assert answer(run(told("Anna: Orso 2/2", casts, "Chi muore?"))).headline == ("«Orso» muore.",)


@pytest.mark.parametrize(
    "text", ["(fa 2 danni a un bersaglio)", '"Fa 2 danni a un bersaglio."', "«2 danni a un qualsiasi bersaglio»"]
)
def test_115_1_what_a_text_aims_at_is_not_what_the_sentence_does(text: str) -> None:
    made = told("Anna: Orso 2/2", f"Bruno lancia Dardo istantaneo {text} su Orso", "Chi muore?")
    (casts,) = made.script
    assert isinstance(casts, CastSpell) and casts.targets == ("Orso",)
    assert answer(run(made)).headline == ("«Orso» muore.",)


@pytest.mark.parametrize("line", ["conta il mana", "si conta il mana", "conta il mana: sì"])
def test_601_2g_that_mana_counts_is_a_line(line: str) -> None:
    assert told("Anna: 2x Isola", "Bruno: 20", line).counts_mana


def test_113_3_a_cost_of_symbols_begins_an_ability_of_the_card_above() -> None:
    made = told("Anna: Elfo 1/1", "{1}, {T}: guadagna 3 vita", "Bruno: 20", "Anna attiva Elfo", "Quanta vita ha Anna?")
    assert answer(run(made)).headline == ("Anna passa da 20 a 23 punti vita.",)


def test_control_a_keyword_in_quotation_marks_is_no_text() -> None:
    (bear,) = told('Anna: Orso 2/2 "protezione dal rosso"', "Bruno: 20").players[0].battlefield
    assert [one.keyword for one in bear.keywords] == ["protection"]


WHOSE = ("Anna: Lupo 2/2", "Bruno: Orso 3/3")
ATTACKS = ("Anna attacca con Lupo", "Bruno non blocca")
ATTACKS_BACK = ("Bruno attacca con Orso", "Anna non blocca")


@pytest.mark.parametrize(
    "between",
    [
        "fine turno",
        "fine del turno di Anna",
        "alla fine del turno",
        "vai a fine turno",
        "Anna passa il turno",
        "passa il turno",
        "Anna finisce il turno",
        "turno successivo",
        "vai al prossimo turno",
        "prossimo turno di Bruno",
        "turno di Bruno",
        "è il turno di Bruno",
        "tocca a Bruno",
        "comincia il turno di Bruno",
        "nel mantenimento di Bruno",
        "vai a principale di Bruno",
    ],
)
def test_500_1_what_is_said_of_the_turn_between_two_deeds_is_said_of_that_moment(between: str) -> None:
    lines = (*WHOSE, *ATTACKS, between, *ATTACKS_BACK)
    told_so = answer(run(told(*lines, "Quanta vita ha Anna?", "Quanta vita ha Bruno?"))).headline
    assert told_so == ("Anna passa da 20 a 17 punti vita; Bruno passa da 20 a 18 punti vita.",)
    refused = answer(run(told(*WHOSE, *ATTACKS, *ATTACKS_BACK, "Quanta vita ha Anna?"))).headline
    assert "508.1" in refused[0] and "Anna resta a 20 punti vita." in refused


@pytest.mark.parametrize(
    ("lines", "where"),
    [
        (("fine turno",), "nella sottofase di STAP di Bruno"),
        (("fine turno", "fine turno"), "nella sottofase di STAP di Anna"),
        (("fine turno di Bruno",), "nella sottofase di STAP di Anna"),
        (("dopo il combattimento",), "nella fase principale post-combattimento di Anna"),
        (("all'inizio del mantenimento di Bruno",), "nella sottofase di mantenimento di Bruno"),
        (("fine turno", "vai a mantenimento"), "nella sottofase di mantenimento di Bruno"),
    ],
)
def test_500_1_where_the_last_of_it_leads(lines: tuple[str, ...], where: str) -> None:
    assert answer(run(told(*WHOSE, *lines, "In che sottofase siamo?"))).headline == (f"Si è {where}.",)


def test_500_1_control_whose_turn_it_is_stands_anywhere_where_nothing_is_done_behind_it() -> None:
    assert told(*WHOSE, "Bruno lancia 3 danni su Lupo", "turno di Bruno").turn.of == "Bruno"
    assert told(*WHOSE, "turno di Bruno", "Bruno lancia 3 danni su Lupo").turn.of == "Bruno"
    made = told(*WHOSE, "Bruno lancia 3 danni su Lupo", "turno di Bruno", "Bruno attacca con Orso")
    assert made.turn.of != "Bruno" and len(made.script) == 3


def test_500_7_an_extra_turn_is_the_one_that_follows() -> None:
    more = (
        "Anna: mano: Ore stregoneria",
        "> Gioca un turno extra dopo questo.",
        "Bruno: 20",
        "Anna lancia Ore",
        "risolvi",
    )
    asked = ("fine turno", "vai a mantenimento", "Di chi è il turno?")
    assert answer(run(told(*more, *asked))).headline == ("Si è nella sottofase di mantenimento di Anna.",)
    without = (more[0], more[1].replace("Gioca un turno extra dopo questo", "Pesca una carta"), *more[2:])
    assert answer(run(told(*without, *asked))).headline == ("Si è nella sottofase di mantenimento di Bruno.",)


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (("Anna ha un Orso 2/2 e Bruno ha un Lupo 3/3",), ("Anna: Orso 2/2", "Bruno: Lupo 3/3")),
        (("Anna ha una pedina Soldato 1/1", "Bruno ha il Lupo 3/3"), ("Anna: pedina Soldato 1/1", "Bruno: Lupo 3/3")),
        (("Anna ha 3 vite e un Muro 0/3", "Bruno: 20"), ("Anna: 3, Muro 0/3", "Bruno: 20")),
        (
            ("Anna ha un Drago 4/4 volare e un Goblin 2/2", "Bruno: 20"),
            ("Anna: Drago 4/4 volare, Goblin 2/2", "Bruno: 20"),
        ),
        (
            ("Anna: Orso 2/2 con Spada equipaggiamento", "Bruno: 20"),
            ("Anna: Spada equipaggiamento su Orso, Orso 2/2", "Bruno: 20"),
        ),
        (("Anna: Elfo 1/1 che non può bloccare", "Bruno: 20"), ("Anna: Elfo 1/1", "> non può bloccare", "Bruno: 20")),
        (("Anna: Elfo 1/1 che ha volare", "Bruno: 20"), ("Anna: Elfo 1/1", "> ha volare", "Bruno: 20")),
    ],
)
def test_a_board_is_told_as_a_story(said: tuple[str, ...], plain: tuple[str, ...]) -> None:
    def board(made: Scenario) -> tuple[object, ...]:
        return tuple((one.name, one.life, one.battlefield) for one in made.players), tuple(made.cards)

    assert board(told(*said)) == board(told(*plain))


def test_control_a_name_with_such_words_stays_whole() -> None:
    (sword,) = told("Anna: Spada di Fuoco e Ghiaccio equipaggiamento", "Bruno: 20").players[0].battlefield
    assert sword.card == "Spada di Fuoco e Ghiaccio"


WIZARD = ("Anna: Maga planeswalker 3 (+1: pesca una carta. -3: distruggi una creatura bersaglio)", "Bruno: Troll 4/4")


@pytest.mark.parametrize(
    "line", ["Anna attiva Maga -3 su Troll", "Anna attiva il -3 di Maga su Troll", "Anna usa Maga fedeltà −3 su Troll"]
)
def test_606_4_a_loyalty_ability_is_called_by_its_cost(line: str) -> None:
    assert "«Troll» muore." in answer(run(told(*WIZARD, line, "Muore Troll?"))).headline


def test_606_4_control_another_cost_is_another_ability_and_none_is_said() -> None:
    drawn = answer(run(told(*WIZARD, "Anna attiva Maga +1", "Muore Troll?", "Quante carte pesca Anna?"))).headline
    assert drawn == ("«Troll» resta sul campo di battaglia; Anna pesca una carta (ne ha 1 in mano).",)
    with pytest.raises(ScenarioError, match=r"0 abilità attivate con costo di fedeltà -2"):
        run(told(*WIZARD, "Anna attiva Maga -2 su Troll"))


@pytest.mark.parametrize("said", ["tutto", "tutte le creature", "tutti"])
def test_508_1a_all_that_can_attack_do(said: str) -> None:
    board = ("Anna: Orso 2/2, Muro 0/4 difensore, Elfo 1/1 TAP, Lupo 3/3 malato, Gatto 2/1", "Bruno: 20")
    made = told(*board, f"Anna attacca con {said}", "Quanta vita ha Bruno?")
    assert answer(run(made)).headline == ("Bruno passa da 20 a 16 punti vita.",)
    with pytest.raises(ScenarioError, match="qui non c'è una creatura che possa attaccare"):
        run(told("Anna: Muro 0/4 difensore", "Bruno: 20", f"Anna attacca con {said}"))


@pytest.mark.parametrize(
    ("question", "apart"),
    [
        ("Quanti punti vita hanno Anna e Bruno?", ("Quanti punti vita ha Anna?", "Quanti punti vita ha Bruno?")),
        ("Quanto è grande il Gatto e che segnalini ha?", ("Quanto è grande il Gatto?", "Che segnalini ha Gatto?")),
        ("Muore il Gatto e quanta vita ha Anna?", ("Muore il Gatto?", "Quanta vita ha Anna?")),
    ],
)
def test_two_questions_of_one_line_are_two(question: str, apart: tuple[str, ...]) -> None:
    board = ("Anna: Gatto 2/2 +1/+1x1", "Bruno: 20")
    assert told(*board, question).asks == told(*board, *apart).asks


def test_400_1_a_zone_may_stand_before_the_text() -> None:
    made = told(
        "Anna: Orso 2/2", "Bruno: Dardo istantaneo in mano (fa 2 danni a un bersaglio)", "Bruno lancia Dardo su Orso"
    )
    assert [one.card for one in made.players[1].hand] == ["Dardo"]
    assert not made.cards["Dardo"].read("Dardo").fragments


@pytest.mark.parametrize(
    ("said", "apart"),
    [
        ("Anna attacca con Serpe e Bruno blocca con Muro", ("Anna attacca con Serpe", "Bruno blocca con Muro")),
        ("Anna attacca con Serpe e Bruno non blocca", ("Anna attacca con Serpe", "Bruno non blocca")),
        (
            "Anna lancia 3 danni su Muro e Bruno risponde contromagia",
            ("Anna lancia 3 danni su Muro", "Bruno risponde contromagia"),
        ),
    ],
)
def test_two_things_of_one_line_happen_one_after_the_other(said: str, apart: tuple[str, ...]) -> None:
    board = ("Anna: Serpe 4/4", "Bruno: Muro 0/5")
    assert told(*board, said).script == told(*board, *apart).script


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (("Anna ha in gioco un Orso 2/2", "Bruno: 20"), ("Anna: Orso 2/2", "Bruno: 20")),
        (
            ("Anna: Orso 2/2", "Bruno: 20", "Anna vuole attaccare con Orso"),
            ("Anna: Orso 2/2", "Bruno: 20", "Anna attacca con Orso"),
        ),
        (
            ("Anna: Orso 2/2", "Bruno: 20", "Bruno spara 3 danni all'Orso e si risolve"),
            ("Anna: Orso 2/2", "Bruno: 20", "Bruno lancia 3 danni su Orso", "si risolve"),
        ),
    ],
)
def test_everyday_words_stand_for_those_of_the_guide(said: tuple[str, ...], plain: tuple[str, ...]) -> None:
    one, other = told(*said), told(*plain)
    assert one.script == other.script
    assert [player.battlefield for player in one.players] == [player.battlefield for player in other.players]


@pytest.mark.parametrize(
    ("line", "headline"),
    [
        ("Anna gioca Orso 2/2", "«Orso» entra nel campo di battaglia."),
        ("Anna gioca 3 danni su Bruno", "Bruno passa da 20 a 17 punti vita."),
        ("Anna gioca Foresta", "«Foresta» entra nel campo di battaglia."),
        ("Anna gioca Bosco terra", "«Bosco» entra nel campo di battaglia."),
    ],
)
def test_701_18b_who_plays_a_card_plays_a_land_or_casts_whatever_is_none(line: str, headline: str) -> None:
    assert answer(run(told("Anna: 20", "Bruno: 20", line))).headline == (headline,)


def test_305_2_of_lands_one_is_played_in_a_turn_and_of_spells_as_many_as_there_are() -> None:
    lands = answer(run(told("Anna: 20", "Bruno: 20", "Anna gioca Foresta", "Anna gioca Isola", "Si può fare?")))
    assert lands.headline[0].startswith("No:") and "305.2b" in lands.rules
    spells = answer(
        run(told("Anna: 20", "Bruno: 20", "Anna gioca Orso 2/2", "risolvi", "Anna gioca Lupo 2/2", "Si può fare?"))
    )
    assert spells.headline[0].startswith("Sì:")


@pytest.mark.parametrize(
    ("board", "life"),
    [
        ("Bruno: 20, Altare artefatto «Sacrifica una creatura: guadagni 1 punto vita.», Guardia 1/1", "da 20 a 21"),
        ("Bruno: 20, Altare artefatto, Guardia 1/1", "resta a 20"),
        (
            "Bruno: 20, Altare artefatto «Quando sacrifichi una creatura, guadagni 1 punto vita.», Guardia 1/1",
            "da 20 a 21",
        ),
    ],
)
def test_701_21a_who_sacrifices_and_has_one_thing_that_costs_it_activates_that(board: str, life: str) -> None:
    found = answer(run(told("Anna: 20", board, "Bruno sacrifica Guardia", "Quanta vita ha Bruno?")))
    assert life in found.headline[0]


def test_701_21a_what_sacrifices_itself_is_no_cost_for_something_else() -> None:
    board = "Bruno: 20, Guardia 1/1 «Sacrifica una creatura: guadagni 1 punto vita.»"
    found = answer(run(told("Anna: 20", board, "Bruno sacrifica Guardia", "Dove va Guardia?")))
    assert "cimitero" in found.headline[0] or "muore" in found.headline[0]


COUNTERED = (
    "Anna: Golem artefatto creatura 3/3\n> {{T}}: Pesca una carta.\nBruno: 20\n{0}\nBruno risponde con contromagia\n"
)


def test_701_6a_113_9_a_counterspell_counters_a_spell_and_no_ability() -> None:
    refused = answer(run(parse_lines(COUNTERED.format("Anna attiva Golem"), "t")))
    assert "non c'è un bersaglio legale (601.2c, 113.9)" in " ".join(refused.headline)
    control = answer(
        run(parse_lines(COUNTERED.format("Anna lancia 3 danni su Bruno") + "Quanta vita ha Bruno?\n", "t"))
    )
    assert "20" in " ".join(control.headline)
