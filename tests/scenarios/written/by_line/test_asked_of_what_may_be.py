"""Whether something may be done that nobody does, whether an object is one of several things, and more ways to ask."""

import pytest

from engine.words.terms import TurnStep
from scenarios.language.errors import ScenarioError
from scenarios.language.outcomes import Outcome
from scenarios.played.run import run
from scenarios.told.report import as_json
from scenarios.told.ruling import Ruling, ruling
from scenarios.written.by_line.asking import as_asked
from scenarios.written.load import parse_lines
from scenarios.written.queries import OF_OBJECTS, ONE_OF, Aspect

BOARD = """\
Anna: Orso 2/2, Falco 1/1 volare
mano: Foresta
Bruno: Gatto 1/1, Muro 0/4 difensore, Lupo 2/2 malato
mano: Saggezza stregoneria
> Pesca due carte.
"""


def told(lines: str) -> Ruling:
    return ruling(run(parse_lines(BOARD + lines, "tavolo")))


@pytest.mark.parametrize(
    ("lines", "allowed", "rule"),
    [
        ("Anna attacca con Falco\nIl Gatto può bloccare il Falco?\n", False, "702.9b"),
        ("Anna attacca con Orso\nIl Gatto può bloccare l'Orso?\n", True, ""),
        ("Anna attacca con Orso\nPuò il Gatto bloccare l'Orso?\n", True, ""),
        ("turno di Bruno\nIl Muro può attaccare?\n", False, "702.3b"),
        ("turno di Bruno\nIl Gatto può attaccare?\n", True, ""),
        ("turno di Bruno\nIl Lupo può ancora attaccare Anna?\n", False, "302.6"),
        ("Anna può attaccare con Orso e Falco?\n", True, ""),
        ("Anna può attaccare con il Lupo?\n", False, "508.1a"),
        ("Bruno può lanciare 3 danni su Orso?\n", True, ""),
        ("turno di Anna\nBruno può lanciare Saggezza?\n", False, "117.1a"),
        ("turno di Bruno\nBruno può lanciare Saggezza?\n", True, ""),
        ("turno di Bruno\nAnna può giocare Foresta?\n", False, "305.3"),
        ("turno di Anna\nAnna può giocare Foresta?\n", True, ""),
    ],
)
def test_601_3_what_nobody_does_may_be_asked_about(lines: str, allowed: bool, rule: str) -> None:
    found = told(lines)
    assert found.answer[0].startswith("Sì" if allowed else "No") and (allowed or found.rules[0] == rule), found.answer


def test_509_1_what_is_done_above_is_not_done_twice() -> None:
    lines = "Anna attacca con Orso\nBruno blocca Orso con Gatto\nIl Gatto può bloccare l'Orso? Muore il Gatto?\n"
    read = parse_lines(BOARD + lines, "tavolo")
    assert (
        len(read.script) == 2
        and told(lines).answer[0].startswith("Sì")
        and "«Gatto» muore" in " ".join(told(lines).answer)
    )


def test_control_what_is_not_said_whole_stays_a_fault() -> None:
    for asked in ("Bruno può bloccare?", "Bruno può dormire?"):
        with pytest.raises(ScenarioError, match="non è qualcosa che si possa chiedere"):
            parse_lines(f"{BOARD}{asked}\n", "tavolo")


def test_601_3_what_others_do_below_has_not_happened_where_it_is_asked() -> None:
    lines = (
        "turno di Bruno\nAnna può lanciare 3 danni su Lupo?\nBruno può attaccare con Gatto?\nBruno lancia Saggezza\n"
        "risolvi\nBruno può lanciare Saggezza?\nQuante carte in mano ha Bruno?\n"
    )
    found = told(lines)
    assert found.answer[0].startswith(
        "Sì: Anna lancia «3 danni», bersaglio: «Lupo»; sì: «Gatto» attacca Anna; no: Bruno"
    )
    assert found.answer[-1] == "Bruno pesca 2 carte (ne ha 2 in mano)."


def test_control_733_1_what_is_tried_on_the_way_has_not_gone_by() -> None:
    made = run(parse_lines(BOARD + "turno di Bruno\nBruno può attaccare con Gatto?\nBruno lancia Saggezza\n", "tavolo"))
    assert made.refusal is None and made.final.turn.step is TurnStep.PRECOMBAT_MAIN
    assert [one.n for one in made.steps] == [*range(1, len(made.steps) + 1)]
    tried = [one.text for one in ruling(made).lines if one.text.startswith("Per prova")]
    assert len(tried) == 1 and "«Gatto» attacca Anna" in tried[0]


TWICE = """\
Anna: Orso 2/2, Torre artefatto «{T}: Pesca una carta.», Mago 1/1 «Sacrifica un'altra creatura: Guadagni 1 punto vita.»
mano: Foresta, Dardo istantaneo
> Il Dardo infligge 3 danni a un giocatore bersaglio.
Bruno: 20
"""


@pytest.mark.parametrize(
    ("done", "asked", "rule"),
    [
        ("Anna lancia Dardo su Bruno\nrisolvi\n", "Anna può lanciare Dardo su Bruno?", "601.3"),
        ("Anna attiva Torre\nrisolvi\n", "Anna può attivare Torre?", "107.5"),
        ("Anna attiva Mago\nrisolvi\n", "Anna può attivare Mago?", "118.3"),
        ("Anna gioca Foresta\n", "Anna può giocare Foresta?", "305.1"),
        ("Anna attacca con Orso\nBruno non blocca\nvai a seconda principale\n", "L'Orso può attaccare?", "508.1"),
    ],
)
def test_601_3_what_was_done_above_is_asked_of_now(done: str, asked: str, rule: str) -> None:
    found = ruling(run(parse_lines(TWICE + done + asked, "tavolo")))
    assert found.answer[0].startswith("No: ") and found.rules[0] == rule, found.answer


@pytest.mark.parametrize(
    ("done", "asked"),
    [
        ("Anna lancia Dardo su Bruno\n", "Anna può lanciare Dardo su Bruno?"),
        ("Anna attacca con Orso\nBruno non blocca\n", "L'Orso può attaccare?"),
    ],
)
def test_control_601_2a_what_is_under_way_is_what_is_asked_about(done: str, asked: str) -> None:
    assert ruling(run(parse_lines(TWICE + done + asked, "tavolo"))).answer[0].startswith("Sì: ")
    again = asked.replace("può", "può ancora")
    assert ruling(run(parse_lines(TWICE + done + again, "tavolo"))).answer[0].startswith("No: ")


def test_602_2a_an_ability_that_is_on_the_stack_may_be_meant_once_more() -> None:
    said = ruling(run(parse_lines(TWICE + "Anna attiva Torre\nAnna può attivare Torre?", "tavolo"))).answer[0]
    assert said.startswith("Sì: Anna attiva l'abilità di «Torre»; no: ") and "(107.5)" in said


def test_602_2_what_has_no_activated_ability_has_none_to_activate() -> None:
    found = ruling(run(parse_lines(TWICE + "Anna attiva Orso\nSi può fare?", "tavolo")))
    assert found.answer[0].startswith("No: Anna non può attivare") and found.rules[0] == "602.2"


def test_control_602_2_nobody_who_asks_nothing_means_to_activate_what_has_none() -> None:
    with pytest.raises(ScenarioError, match="0 abilità attivate"):
        run(parse_lines(TWICE + "Anna attiva Orso\n", "tavolo"))


def test_control_602_2_a_text_that_was_not_read_might_give_it_one() -> None:
    unread = TWICE.replace("Bruno: 20", "Bruno: Cappa incantesimo «Le creature di tutti sbrodolano.»")
    made = run(parse_lines(unread + "Anna attiva Orso\nSi può fare?", "tavolo"))
    assert made.refusal is None and "non si può seguire" in made.stopped_by


WOOD = """\
Anna: Foresta, Golem artefatto creatura Costrutto 3/3
Anna: Pozzo terra leggendaria
> Ogni terra è una Palude in aggiunta ai suoi altri tipi.
{moon}Bruno
"""
MOON = "Bruno: Luna incantesimo\n> Le terre non base sono Montagne.\n"


@pytest.mark.parametrize(
    ("asked", "answer"),
    [
        ("La Foresta è una Palude?", "«Foresta» ha il sottotipo Palude."),
        ("Il Pozzo è leggendario?", "«Pozzo» ha il supertipo leggendario."),
        ("Il Golem è una creatura?", "«Golem» ha il tipo creatura."),
        ("Il Golem è ancora una terra?", "«Golem» non ha il tipo terra (ha i tipi artefatto e creatura)."),
        ("Il Golem è un Elfo?", "«Golem» non ha il sottotipo Elfo (ha il sottotipo Costrutto)."),
        ("Il Golem è rosso?", "«Golem» non è di colore rosso (è incolore)."),
    ],
)
def test_109_3_whether_an_object_is_one_of_several_things(asked: str, answer: str) -> None:
    assert ruling(run(parse_lines(f"{WOOD.format(moon='')}{asked}\n", "tavolo"))).answer[0] == answer


def test_613_8a_what_it_is_not_is_told_with_what_decides_that() -> None:
    found = ruling(run(parse_lines(f"{WOOD.format(moon=MOON)}La Foresta è una Palude?\n", "tavolo")))
    assert (
        found.answer[0] == "«Foresta» non ha il sottotipo Palude (ha il sottotipo Foresta)." and "613.8a" in found.rules
    )


@pytest.mark.parametrize("field", ONE_OF)
def test_109_3_each_is_written_as_it_is_read(field: str) -> None:
    word, known = ONE_OF[field]
    one = next(iter(known))
    aspect = OF_OBJECTS.read(f"{word} {known.word(one)}")
    assert aspect == Aspect(field, str(one)) and aspect.yes_or_no and OF_OBJECTS.read(OF_OBJECTS.word(aspect)) == aspect
    assert not Aspect(field).yes_or_no and not Aspect("counters", "+1/+1").yes_or_no


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Anna è ancora in gioco?", "in gioco di Anna"),
        ("Quanto vale la forza dell'Orso?", "forza di Orso"),
        ("Qual è la costituzione del Gatto?", "costituzione di Gatto"),
        ("L'Orso è 2/2 o 3/3?", "f/c di Orso"),
        ("Quanto è l'Orso?", "f/c di Orso"),
        ("Quante carte restano in mano a Bruno?", "carte in mano di Bruno"),
        ("Quante carte ci sono nel cimitero di Bruno?", "cimitero di Bruno"),
        ("Quante carte ha Bruno in esilio?", "esilio di Bruno"),
        ("Quante carte ha nel grimorio Bruno?", "carte nel grimorio di Bruno"),
        ("Quante pedine Soldato ha Anna?", "quanti pedine Soldato controllati da Anna"),
        ("La Spada resta attaccata all'Orso?", "attaccato a di Spada"),
        ("Bruno a quanto sta?", "vita di Bruno"),
        ("Quanto danno subisce Bruno?", "vita di Bruno"),
        ("In che fase siamo?", "sottofase"),
        ("Di chi è il turno?", "sottofase"),
        ("A chi tocca?", "priorità"),
        ("Si innesca?", "innescate"),
        ("In che ordine si risolvono le abilità?", "innescate"),
        ("La partita finisce in parità?", "stato"),
        ("È patta?", "stato"),
        ("Che cosa c'è nella pila?", "pila"),
        ("L'Orso muore o sopravvive?", "zona di Orso"),
        ("Il Gatto va in cimitero?", "zona di Gatto"),
        ("Che abilità ha l'Orso?", "parole chiave di Orso"),
        ("Che cosa resta in campo?", ""),
    ],
)
def test_more_ways_to_ask(said: str, asked: str) -> None:
    assert as_asked(said, players=("Anna", "Bruno")) == asked


def test_control_an_object_in_play_is_no_player() -> None:
    assert as_asked("L'Orso è ancora in gioco?", players=("Anna", "Bruno")) == "zona di Orso"


FALCON, BEAR = "Anna attacca con Falco\n", "Anna attacca con Orso\n"


@pytest.mark.parametrize(
    ("lines", "answered"),
    [
        (FALCON + "Bruno può bloccare?\n", ["No", "no", "no"]),
        (BEAR + "Bruno può bloccare?\n", ["Sì", "sì", "sì"]),
        (BEAR + "Bruno può bloccare l'Orso?\n", ["Sì", "sì", "sì"]),
        (BEAR + "Può Bruno bloccare l'Orso?\n", ["Sì", "sì", "sì"]),
        (BEAR + "Chi può bloccare l'Orso?\n", ["Sì", "sì", "sì"]),
        (BEAR + "Quali creature di Bruno possono bloccare?\n", ["Sì", "sì", "sì"]),
        (FALCON + "Il Falco può essere bloccato?\n", ["No", "no", "no"]),
        (BEAR + "L'Orso può essere bloccato dal Gatto?\n", ["Sì"]),
        (BEAR + "Il Muro può bloccare?\n", ["Sì"]),
        ("turno di Bruno\nBruno può attaccare?\n", ["Sì", "no", "no"]),
        ("turno di Bruno\nChi può attaccare?\n", ["Sì", "no", "no"]),
    ],
)
def test_508_1_509_1_who_does_not_say_with_what_asks_of_each_creature(lines: str, answered: list[str]) -> None:
    (said,) = told(lines).answer
    assert [one.partition(":")[0] for one in said.split("; ") if ":" in one] == answered, said


def test_509_1_one_block_that_may_be_made_keeps_no_other_from_being_asked_about() -> None:
    made = run(parse_lines(BOARD + BEAR + "Il Gatto può bloccare l'Orso? Il Muro può bloccare l'Orso?\n", "tavolo"))
    assert ruling(made).answer == ("Sì: «Gatto» blocca «Orso»; sì: «Muro» blocca «Orso».",)
    assert made.final.combat is not None and not any(one.blockers for one in made.final.combat.attackers)


def test_601_3_what_may_not_be_done_keeps_nothing_from_being_asked_about() -> None:
    lines = FALCON + "Il Gatto può bloccare il Falco? Il Falco ha volare? Il Muro può bloccare il Falco?\n"
    said = " ".join(told(lines).answer)
    assert said.count("702.9b") == 2 and "«Falco» ha volare" in said


def test_control_508_1_what_is_done_twice_is_refused() -> None:
    lines = (
        BEAR
        + "Bruno blocca Orso con Gatto\nSi può fare?\nvai a fine combattimento\nBruno blocca Orso con Muro\nSi può fare?\n"
    )
    assert "509.1" in " ".join(told(lines).answer)


WRATH = """\
Anna: Lupo 2/2
Bruno: 20
mano: Collera stregoneria, Foresta
carta: Collera stregoneria
> Distruggi tutte le creature.
{}
"""


@pytest.mark.parametrize(
    "moment", ["turno: Bruno, mantenimento", "vai a mantenimento di Bruno", "nel mantenimento di Bruno"]
)
def test_117_1a_what_is_asked_about_is_asked_of_the_step_that_was_said(moment: str) -> None:
    asked = ruling(run(parse_lines(WRATH.format(f"{moment}\nBruno lancia Collera\nSi può fare?"), "t")))
    assert asked.answer[0].startswith("No: ") and asked.rules[0] == "117.1a"


@pytest.mark.parametrize("moment", ["turno: Bruno", "fine turno", "turno di Bruno"])
def test_117_1a_control_a_turn_without_a_step_has_its_main_phase(moment: str) -> None:
    asked = ruling(run(parse_lines(WRATH.format(f"{moment}\nBruno lancia Collera\nSi può fare?"), "t")))
    assert asked.answer[0].startswith("Sì: ")


def test_117_1a_control_what_nobody_asks_about_waits_for_its_moment() -> None:
    said = WRATH.format("turno: Bruno, mantenimento\nBruno lancia Collera\nMuore il Lupo?")
    assert ruling(run(parse_lines(said, "t"))).answer == ("«Lupo» muore.",)


def test_305_1_what_has_to_wait_for_the_stack_is_told_with_the_rule() -> None:
    lines = "turno: Bruno\nBruno lancia 3 danni su Lupo\n{}Bruno gioca Foresta\nSi può fare?"
    waits = ruling(run(parse_lines(WRATH.format(lines.format("")), "t"))).answer[0]
    assert waits == "No, non adesso, solo a pila vuota: Bruno non può giocare «Foresta»: la pila non è vuota (305.1)."
    assert ruling(run(parse_lines(WRATH.format(lines.format("risolvi\n")), "t"))).answer[0].startswith("Sì: ")


def test_606_3_what_hinders_it_once_the_stack_is_empty_is_the_reason() -> None:
    board = "Anna: Saggia planeswalker 3\n> +1: Pesca una carta.\nBruno:\nAnna attiva Saggia\n{}Si può fare?\n"
    again = ruling(run(parse_lines(board.format("Anna attiva Saggia\n"), "t")))
    assert "già stata attivata" in again.answer[0] and again.rules[0] == "606.3"
    assert ruling(run(parse_lines(board.format(""), "t"))).answer[0].startswith("Sì: ")


def test_702_111b_who_may_block_together_may_block() -> None:
    lines = "Anna: Orso 2/2 minacciare\nBruno: Gatto 1/1, Muro 0/4\nAnna attacca Bruno con Orso\nBruno può bloccare?\n"
    said = ruling(run(parse_lines(lines, "tavolo"))).answer[0]
    assert "702.111b" in said and "sì: «Gatto» e «Muro» bloccano «Orso»" in said


def test_control_702_111b_one_creature_alone_may_not() -> None:
    lines = "Anna: Orso 2/2 minacciare\nBruno: Gatto 1/1\nAnna attacca Bruno con Orso\nBruno può bloccare?\n"
    assert "sì" not in ruling(run(parse_lines(lines, "tavolo"))).answer[0]


BOLT = """\
Anna: 20
mano: Dardo istantaneo
> Dardo infligge 3 danni a una creatura bersaglio.
Bruno: Orso 2/2{shroud}
Anna lancia Dardo su Orso
{after}{asked}
"""


@pytest.mark.parametrize(
    ("shroud", "after", "asked", "outcome"),
    [
        (" velo", "", "Si può fare?", Outcome.COMPLETE),
        ("", "", "Si può fare?", Outcome.COMPLETE),
        # What else is asked goes on without what was not done; what is said to happen behind it nobody knows.
        (" velo", "", "Si può fare? Muore l'Orso?", Outcome.COMPLETE),
        (" velo", "Anna guadagna 1\n", "Si può fare?", Outcome.INCOMPLETE),
        (" velo", "", "", Outcome.INCOMPLETE),
    ],
)
def test_702_18a_that_something_is_not_allowed_is_a_whole_answer_where_only_that_is_asked(
    shroud: str, after: str, asked: str, outcome: Outcome
) -> None:
    found = run(parse_lines(BOLT.format(shroud=shroud, after=after, asked=asked), "tavolo"))
    assert (found.refusal is not None) == (bool(shroud) and "Muore" not in asked)
    assert found.outcome is outcome


@pytest.mark.parametrize(
    ("done", "asked"),
    [
        ((), "Chi può attaccare?"),
        ((), "Bruno può lanciare 3 danni su Orso?"),
        (("Anna attacca con Orso",), "Bruno può bloccare?"),
        (("Anna attacca con Orso",), "Bruno può lanciare 3 danni su Orso?"),
    ],
)
def test_601_3_what_is_only_asked_about_has_not_happened(done: tuple[str, ...], asked: str) -> None:
    lines = ("Anna: Orso 2/2", "Bruno: Elfo 1/1", *done)
    played = run(parse_lines("\n".join((*lines, asked)) + "\n", "t"))
    made = ruling(played)
    assert made.answer[0].startswith("Sì: ")
    assert not any("muore" in one or "punti vita" in one for one in (*made.answer, *made.rest))
    # The control: what is asked behind it is of what would come.
    of_both = run(parse_lines("\n".join((*lines, "Bruno può lanciare 3 danni su Orso?", "Muore l'Orso?")) + "\n", "t"))
    assert any("muore" in one for one in ruling(of_both).answer)


ENTERS = "Anna lancia Guardia 2/2"


@pytest.mark.parametrize("passes", ["fine turno", "turno di Bruno", "turno successivo"])
def test_500_1_time_that_goes_by_above_a_question_has_gone_by_where_it_is_asked(passes: str) -> None:
    lines = f"Anna: 20\nBruno: Orso 2/2\n{ENTERS}\nrisolvi\n{{}}L'Orso può attaccare?\n"
    after = ruling(run(parse_lines(lines.format(f"{passes}\n"), "t")))
    assert after.answer[0] == "Sì: «Orso» attacca Anna."
    # The control: without it the turn is of who cast a creature, whose the question's attacker is not.
    before = ruling(run(parse_lines(lines.format("").replace("Anna: 20", "turno di Anna\nAnna: 20"), "t")))
    assert before.answer[0].startswith("No: ") and "508.1a" in before.answer[0]


def test_500_1_whose_turn_an_attack_is_in_may_be_said_behind_it() -> None:
    lines = "Anna: Muro 0/4\nBruno: Orso 2/2\nBruno attacca con Orso\nturno di Bruno\nQuanta vita ha Anna?\n"
    assert ruling(run(parse_lines(lines, "t"))).answer == ("Anna passa da 20 a 18 punti vita.",)
    passes = "Anna: Orso 2/2\nBruno: 20\nAnna lancia +3/+3 su Orso\nturno di Bruno\nChe forza ha l'Orso?\n"
    assert ruling(run(parse_lines(passes, "t"))).answer == ("«Orso» ha forza 2.",)


WITH_THE_STACK = """\
Anna: 20
Bruno: Orso 2/2
Anna in mano: Lupo creatura 3/3{flash}
Anna lancia Dardo istantaneo su Orso
> Dardo infligge 3 danni alla creatura bersaglio.
{asks}
"""
NOT_NOW = "No, non adesso, solo a pila vuota: Anna non può lanciare «Lupo»: la pila non è vuota (117.1a)."


@pytest.mark.parametrize(
    "asks",
    [
        "Anna può lanciare Lupo?",
        "Anna può lanciare Lupo adesso?",
        "Anna può ora lanciare Lupo?",
        "Adesso Anna può lanciare Lupo?",
        "Anna lancia Lupo\nSi può fare?",
    ],
)
def test_117_1a_it_is_asked_of_now_with_what_is_on_the_stack(asks: str) -> None:
    made = run(parse_lines(WITH_THE_STACK.format(flash="", asks=asks), "t"))
    told = ruling(made)
    assert (told.answer[0], told.rules) == (NOT_NOW, ("117.1a",))
    assert [one.value for one in told.asked] == [False]
    assert as_json(made)["chiede"][0]["valore"] is False
    with_flash = ruling(run(parse_lines(WITH_THE_STACK.format(flash=" lampo", asks=asks), "t")))
    assert with_flash.answer[0] == "Sì: Anna lancia «Lupo»."


def test_117_1a_control_where_the_stack_is_empty_it_may() -> None:
    resolved = "risolvi\nAnna può lanciare Lupo adesso?"
    assert ruling(run(parse_lines(WITH_THE_STACK.format(flash="", asks=resolved), "t"))).answer[0].startswith("Sì: ")


def test_117_7_asked_of_a_response_it_is_asked_of_this_moment_alone() -> None:
    for asks in ("Anna può lanciare Lupo in risposta?", "Anna può rispondere con Lupo?"):
        told = ruling(run(parse_lines(WITH_THE_STACK.format(flash="", asks=asks), "t")))
        assert told.answer[0].startswith("No: ") and told.rules == ("117.1a",)
        told = ruling(run(parse_lines(WITH_THE_STACK.format(flash=" lampo", asks=asks), "t")))
        assert told.answer[0].startswith("Sì: ")


def test_117_1a_what_goes_on_behind_the_question_waits_for_its_moment_and_the_answer_is_of_now() -> None:
    asks = "Anna lancia Lupo\nSi può fare?\nAnna lancia 1 danno a Lupo\nMuore l'Orso?"
    told = ruling(run(parse_lines(WITH_THE_STACK.format(flash="", asks=asks), "t"))).answer
    assert told == ("No, non adesso: solo a pila vuota (117.1a), e allora Anna lancia «Lupo».", "«Orso» muore.")
