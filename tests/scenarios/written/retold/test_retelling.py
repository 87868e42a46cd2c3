"""Lines as people tell a board, each with what the guide has for it."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.report import as_json
from scenarios.told.ruling import ruling
from scenarios.written.load import Understood, parse_lines, understood
from scenarios.written.retold.kept import keeps_all
from scenarios.written.retold.retelling import retold
from scenarios.written.retold.whom import Told

BOARD = ("Anna: Orso 2/2, Altare artefatto", "Bruno: Muro 0/4")


def as_read(*lines: str) -> list[str] | None:
    """The last line as it is read behind the others."""
    told = Told(["Anna", "Bruno"])
    for line in (*BOARD, *lines[:-1]):
        told.hears(line)
    found = retold(lines[-1], told)
    return None if found is None else [*found]


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Anna non ha più carte nel mazzo", ["grimorio di Anna: 0"]),
        ("Bruno è senza carte in mano", ["mano di Bruno: 0"]),
        ("Anna è a 9 punti vita e ha un Saggio 1/1", ["Anna: 9", "Anna ha un Saggio 1/1"]),
        ("Anna ha un Orso 2/2, Bruno un Gigante 4/5", ["Anna ha un Orso 2/2", "Bruno ha un Gigante 4/5"]),
        ("Anna ha un Orso 2/2 e in mano Dardo istantaneo", ["Anna ha Orso 2/2", "Anna in mano: Dardo istantaneo"]),
        ("Bruno ha Jolanda planeswalker con 3 di fedeltà", ["Bruno: Jolanda planeswalker 3"]),
        ("Bruno ha due Fornace, incantesimi (raddoppia)", ["Bruno: 2x Fornace incantesimo (raddoppia)"]),
        ("Anna ragno 1/2 tocco letale", ["Anna: Ragno 1/2 tocco letale"]),
        ("Bruno veleno 8", ["Bruno: veleno 8"]),
        ("turno Bruno, sottofase finale", ["turno: Bruno, sottofase finale"]),
        ("Anna ha un Elfo 1/1 che dice «{T}: aggiungi {G}»", ["Anna ha un Elfo 1/1 «{T}: aggiungi {G}»"]),
    ],
)
def test_what_lies_on_the_table(said: str, guide: list[str]) -> None:
    assert as_read(said) == guide


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Anna attacca", ["Anna attacca con Orso"]),
        ("Anna swinga con l'Orso", ["Anna attacca con l'Orso"]),
        ("Anna ha attaccato con l'Orso, Bruno non blocca", ["Anna attacca con l'Orso", "Bruno non blocca"]),
        ("Orso attacca, Muro blocca", ["Orso attacca Bruno", "Muro blocca Orso"]),
        ("orso attacca muro blocca", ["Orso attacca Bruno", "Muro blocca Orso"]),
        ("Anna mette 1 danno sul Muro e 3 su Bruno", ["Anna assegna 1 a Muro, 3 a Bruno"]),
        ("Anna 3 danni su Muro", ["Anna lancia 3 danni su Muro"]),
        ("Bruno lancia sull'Orso un istantaneo che gli dà -5/-5 fino a fine turno", ["Bruno lancia -5/-5 su Orso"]),
        ("Bruno uccide l'Orso con Dardo", ["Bruno lancia Dardo su Orso"]),
        ("Anna risponde con Scudo su di sé", ["Anna risponde con Scudo su Anna"]),
        ("Anna sacrifica l'Orso all'Altare", ["Anna attiva Altare sacrificando Orso"]),
        ("In risposta all'abilità Bruno lancia Dardo su Orso", ["Bruno risponde con Dardo su Orso"]),
        ("Anna lancia Clone e copia il Muro", ["Anna lancia Clone copiando Muro"]),
        ("Bruno non risponde", []),
    ],
)
def test_what_happens(said: str, guide: list[str]) -> None:
    assert as_read(said) == guide


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Quanta vita le resta?", "Quanta vita ha Bruno?"),
        ("vita Bruno?", "Quanta vita ha Bruno?"),
        ("Può farlo?", "Si può fare?"),
        ("Muore?", "Muore Orso?"),
        ("Muore qualcuna?", "Chi muore?"),
        ("Il Muro dove va a finire?", "Dove va Muro?"),
        ("Quante pedine restano in gioco?", "Quanti pedine ci sono?"),
    ],
)
def test_what_is_asked_with_a_word_for_what_was_said(said: str, guide: str) -> None:
    assert as_read("Bruno lancia Dardo su Orso", "Bruno guarda Orso", said) == [guide]


def test_the_same_is_asked_of_something_else() -> None:
    assert as_read("Che forza ha l'Orso? E il Muro?") == ["Che forza ha l'Orso?", "Che forza ha Muro?"]


def read(*lines: str) -> Understood:
    return understood("\n".join(lines), "t")


TOLD = (
    "Anna ha in campo un Orso 2/2 e attacca, Bruno blocca con un Muro 0/4 e poi Anna lancia +3/+3 sull'Orso",
    "Il Muro muore?",
)
GUIDE = ("Anna: Orso 2/2", "Bruno: Muro 0/4", "Anna attacca con Orso", "Bruno blocca Orso con Muro",
         "Anna lancia +3/+3 su Orso", "Il Muro muore?")  # fmt: skip


def test_a_board_that_is_told_is_ruled_as_one_in_the_words_of_the_guide() -> None:
    told, guide = (run(parse_lines("\n".join(one), "t")) for one in (TOLD, GUIDE))
    assert answer(told).headline == answer(guide).headline == ("«Muro» muore.",)
    without = run(parse_lines("\n".join((TOLD[0].replace(" e poi Anna lancia +3/+3 sull'Orso", ""), TOLD[1])), "t"))
    assert answer(without).headline == ("«Muro» resta sul campo di battaglia.",)


def test_how_a_line_was_read_is_told_with_the_ruling() -> None:
    played = run(parse_lines("\n".join(TOLD), "t"))
    assert "La riga 1, «Anna ha in campo un Orso 2/2 e attacca" in "\n".join(ruling(played).notes)
    (line,) = as_json(played)["righe_lette_come"]
    assert line["riga"] == 1 and line["letto"].endswith("Anna lancia +3/+3 sull'Orso")
    assert "righe_lette_come" not in as_json(run(parse_lines("\n".join(GUIDE), "t")))


def test_what_is_understood_as_it_stands_is_never_put_in_other_words() -> None:
    assert read(*GUIDE).retold == ()


def test_one_line_may_be_mended_though_another_is_not() -> None:
    found = read("Anna: Orso 2/2", "Bruno: 20", "Anna swinga con l'Orso", "Bruno balla la samba")
    assert {fault.line for fault in found.faults} == {4}
    assert [(line, said) for line, _, said in found.retold] == [(3, "Anna attacca con l'Orso")]


def test_what_nobody_understands_keeps_its_own_fault() -> None:
    with pytest.raises(ScenarioError) as error:
        parse_lines("Anna: Orso 2/2\nBruno: 20\nAnna balla Orso\n", "t")
    assert [fault.line for fault in error.value.faults] == [3]


@pytest.mark.parametrize(
    "line",
    [
        "Anna attacca con Orso e Bruno blocca con Muro",
        "Anna lancia Dardo su Orso",
        "Anna tiene la mano",
        "Bruno risponde con contromagia",
        "muore Orso",
    ],
)
def test_the_words_of_the_guide_stay_as_they_are_in_meaning(line: str) -> None:
    found = as_read(line)
    assert found is None or "; ".join(found) in (line, line.replace(" e Bruno", "; Bruno"))


def test_who_attacks_with_what_is_not_guessed_among_several() -> None:
    told = Told(["Anna", "Bruno"])
    told.hears("Anna: Orso 2/2, Lupo 3/3")
    assert retold("Anna attacca", told) is None


def test_117_1a_a_text_that_speaks_of_abilities_says_nothing_of_when_a_card_is_cast() -> None:
    lines = (
        "Anna: Orso 2/2",
        "Bruno: 20",
        "Bruno lancia Ninna aura incantare creatura «{text}» su Orso",
        "Che forza ha l'Orso?",
    )
    loses = "La creatura incantata perde tutte le abilità e ha forza e costituzione base 1/1."
    assert answer(run(parse_lines("\n".join(lines).format(text=loses), "t"))).headline == ("«Orso» ha forza 1.",)


@pytest.mark.parametrize(
    ("said", "headline"),
    [
        (
            "Io ho un Lupo 3/3, il mio avversario un Orso 2/2\nattacco col Lupo e lui blocca con l'Orso\nmuore l'Orso?",
            "«Orso» muore.",
        ),
        ("Anna ha un Orso 2/2 con 1 danno segnato. Bruno gli fa 1 danno. Muore?", "«Orso» muore."),
        ("Anna ha un Orso 2/2. Bruno gli fa 1 danno. Muore?", "«Orso» resta sul campo di battaglia."),
        (
            "A ha un 2/2 con doppio attacco, B non ha creature. A attacca. A quanto va B?",
            "B passa da 20 a 16 punti vita.",
        ),
        (
            "Bruno controlla l'Orso 2/2 di Anna. L'Orso muore. In quale cimitero va?",
            "«Orso» muore e va nel cimitero di Anna.",
        ),
        ("Ho 3 punti vita. L'avversario mi spara 3 danni. Perdo?", "Anna perde la partita (704.5a)."),
        (
            "Anna ha un permanente indistruttibile: Golem 4/4. Bruno lancia distruzione sul Golem. Muore?",
            "«Golem» resta sul campo di battaglia.",
        ),
        ("Anna ha un permanente: Golem 4/4. Bruno lancia distruzione sul Golem. Muore?", "«Golem» muore."),
    ],
)
def test_a_board_told_in_a_breath_is_ruled(said: str, headline: str) -> None:
    assert answer(run(parse_lines(said, "t"))).headline == (headline,)


def test_whoever_speaks_of_themselves_at_a_table_with_names_is_who_has_what_it_is_done_with() -> None:
    found = read("Anna: Orso 2/2", "Bruno: 20", "attacco con l'Orso", "Quanta vita ha Bruno?")
    assert found.retold == ((3, "attacco con l'Orso", "Anna attacca con Orso"),)


def test_control_where_both_have_one_nobody_knows_who_speaks() -> None:
    found = read("Anna: Orso 2/2", "Bruno: Orso 2/2", "attacco con l'Orso", "Quanta vita ha Bruno?")
    assert {fault.line for fault in found.faults} == {3}


@pytest.mark.parametrize(
    ("typed", "as_read", "kept"),
    [
        ("Anna ha un permanente indistruttibile: Golem 4/4", "Anna: Golem 4/4", False),
        ("Anna ha un permanente indistruttibile: Golem 4/4", "Anna: Golem 4/4 indistruttibile", True),
        ("Anna mette 1 danno sul Muro e 3 su Bruno", "Anna assegna 1 a Muro", False),
        ("Anna ha una Regina leggendaria 3/3", "Anna: Regina 3/3 leggendario", True),
        ("Anna ha un Orso rosso 2/2", "Anna: Orso 2/2", False),
        ("Bruno ha un Orso 2/2 TAPpato", "Bruno: Orso 2/2", False),
        ("Anna: Nebbia creatura Zork 1/1", "Anna: Nebbia Zork 1/1", False),
        ("Anna: Nebbia creatura artefatto Golem 1/1", "Anna: Nebbia artefatto Golem 1/1", False),
        ("Anna: Nebbia creatura Golem 1/1", "Anna: Nebbia creatura Golem 1/1", True),
        ("Anna ha la creatura Nebbia 1/1", "Anna: Nebbia 1/1", True),
        ("Anna lancia Nebbia dalla mano", "Anna lancia Nebbia", False),
        ("Anna lancia Nebbia dalla mano", "Anna lancia Nebbia dalla mano", True),
        ("Anna mette in campo Nebbia dalla mano", "Anna gioca Nebbia", True),
    ],
)
def test_nothing_that_weighs_is_lost(typed: str, as_read: str, kept: bool) -> None:
    assert keeps_all(typed, [as_read]) is kept


def test_what_is_wrong_in_a_line_in_other_words_is_told_where_it_was_typed() -> None:
    found = read("Anna: Orso 2/2", "Bruno: 20", "Anna swinga con l'Orso. Bruno non blocca", "Chi suona?", "Bruno balla")
    assert {fault.line for fault in found.faults} == {4, 5}


@pytest.mark.parametrize(
    ("said", "guide"),
    [
        ("Bruno ci mette un segnalino -1/-1", ["Bruno mette 1 segnalini -1/-1 su Orso"]),
        ("È il mantenimento di Anna", ["turno: Anna, mantenimento"]),
        ("Anna a 20, Bruno a 5", ["Anna: 20", "Bruno: 5"]),
        ("Bruno lancia un istantaneo: 3 danni ad Anna", ["Bruno lancia 3 danni su Anna"]),
        ("Anna perde 3 punti vita, poi ne guadagna 2", ["Anna perde 3 punti vita", "Anna guadagna 2"]),
        ("Bruno dà indistruttibile al Muro",
         ["Bruno lancia Magia istantaneo «La creatura bersaglio ha indistruttibile fino alla fine del turno.» su Muro"]),
        ("Bruno dà coraggio al Muro", None),
        ("Anna ha una creatura 3/3 chiamata Lupo", ["Anna ha Lupo 3/3"]),
    ],
)  # fmt: skip
def test_what_is_said_in_passing(said: str, guide: list[str] | None) -> None:
    assert as_read("Anna guarda Orso", said) == guide


@pytest.mark.parametrize(
    ("said", "headline"),
    [
        ("Anna: 20\nBruno: Orso 2/2\nAnna prende il controllo di Orso\nOrso può attaccare subito?", "No:"),
        ("Anna: Regina 3/3 leggendaria\nAnna lancia un'altra Regina e si risolve\nAnna tiene quella nuova\nQuante Regine restano?",
         "C'è un solo «Regina»"),
        ("Bruno ha Torre, una terra non base (tappa: pesca una carta)\nAnna ha Luna incantesimo (le terre non base sono Montagne)\n"
         "Bruno usa la Torre\nPuò farlo?", "Sì: Bruno attiva un'abilità di mana"),
    ],
)  # fmt: skip
def test_what_is_said_by_the_way_is_ruled(said: str, headline: str) -> None:
    assert answer(run(parse_lines(said, "t"))).headline[0].startswith(headline)


def test_what_something_is_for_is_never_left_out() -> None:
    assert as_read("Anna usa l'Altare per pescare") != ["Anna attiva Altare"]


HURRIED = {
    "anna ragno 1/2 tocco letale\nbruno colosso 8/8\ncolosso attacca, ragno blocca\nmuore colosso?": "«Colosso» muore.",
    "anna ragno 1/2\nbruno colosso 8/8\ncolosso attacca, ragno blocca\nmuore ragno?": "«Ragno» muore.",
    "anna ragno 1/2\nbruno colosso 8/8\ncolosso attacca, ragno blocca\nmuore colosso?": "«Colosso» resta sul campo di battaglia.",
    "Bruno ha un Golem 3/3 indistruttibile. Anna gli lancia una magia che gli dà -3/-3.\nIl Golem muore?": "«Golem» muore.",
    "Ho un Orso 2/2 e il mio avversario ha un Ragno 1/3.\nAttacco con l'Orso, lui blocca con il Ragno.\n"
    "Dopo i blocchi gli distruggo il Ragno con una magia.\nIl mio avversario prende danni?": "Bruno resta a 20 punti vita.",
    "Anna: Orso 2/2, Lupo 3/3, Altare artefatto «Sacrifica una creatura: pesca una carta.»\nBruno: 20\n"
    "Anna attiva Altare e sacrifica l'Orso\nChi muore?": "«Orso» muore.",
    "Anna attacca con un Elefante 4/4 con travolgere. Bruno non blocca. A quanto va Bruno?": "Bruno passa da 20 a 16 punti vita.",
}


@pytest.mark.parametrize("said", HURRIED)
def test_what_is_typed_in_a_hurry_is_ruled(said: str) -> None:
    assert answer(run(parse_lines(said, "t"))).headline == (HURRIED[said],)


def test_a_second_size_is_no_card_of_its_own() -> None:
    assert read("Anna: Lince 2/2", "Bruno: 20", "Lince è 3/3").scenario is None


@pytest.mark.parametrize(("then", "headline"), [
    ("Poi Bruno gli fa 4 danni con un istantaneo.", "«Orso» resta sul campo di battaglia."),
    ("In risposta Bruno gli fa 4 danni con un istantaneo.", "«Orso» muore."),
])  # fmt: skip
def test_117_4_who_does_something_afterwards_does_not_respond(then: str, headline: str) -> None:
    said = f"Anna ha un Orso 2/2 e ci lancia sopra una magia che gli dà +3/+3. {then}\nL'Orso muore?"
    assert answer(run(parse_lines(said, "t"))).headline == (headline,)


def test_707_2_a_token_that_is_a_copy_is_what_it_copies() -> None:
    said = "Anna: Elfo 1/1 con 2 segnalini +1/+1\nBruno: 20\nAnna crea una pedina copia di Elfo\nQuanti Elfo ci sono?"
    assert answer(run(parse_lines(said, "t"))).headline[0].startswith("Ci sono 2 «Elfo»")


@pytest.mark.parametrize(
    "text",
    ["è una 1/1", "ho perso, attacco con il mio Orso", "bruno: lupo 2/2 con travolgere, risp. 3 danni su di lui"],
)
def test_what_a_card_says_is_never_put_in_other_words(text: str) -> None:
    told = as_read(f"Bruno lancia su Orso un'aura, Ninna: «La creatura incantata {text} per sempre»")
    assert told is not None and f"«La creatura incantata {text} per sempre»" in told[0]


@pytest.mark.parametrize(
    "question", ["Che cosa succede se Bruno blocca con Muro?", "Come finisce se Bruno lancia 3 danni su Orso?"]
)
def test_what_would_be_if_is_not_passed_over(question: str) -> None:
    assert read("Anna: Orso 2/2", "Bruno: Muro 0/4", "Anna attacca con Orso", question).scenario is None
    assert read("Anna: Orso 2/2", "Bruno: Muro 0/4", "Anna attacca con Orso", "Che cosa succede?").scenario is not None


@pytest.mark.parametrize("asked", ["quanta vita bruno?", "muore orso?", "chi muore?", "bruno a quanto sta?"])
@pytest.mark.parametrize("odd", ["due volte", "alla cieca", "di nascosto"])
def test_an_odd_word_is_told_in_its_line_and_not_in_the_question_below(odd: str, asked: str) -> None:
    board = "anna orso 2/2\nbruno lupo 3/3\nanna attacca con orso{}\n{}\n"
    found = understood(board.format(f" {odd}", asked), "t")
    assert found.scenario is None
    assert {fault.line for fault in found.faults} == {3}
    # Control: without it nothing is wrong.
    assert understood(board.format("", asked), "t").faults == ()
