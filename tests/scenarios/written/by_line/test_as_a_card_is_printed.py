"""205.1, 201.2: a card is described in lines as it stands on paper: the type line below the name, each player's copy by itself."""

from __future__ import annotations

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse_lines

_WAR = """Anna: 4 Isola
Bruno: 4 Isola
mano di Anna: Diniego
  istantaneo {{1}}{{U}}
  > Neutralizza una magia bersaglio.
mano di Bruno: Diniego
  {again}
mano di Anna: Saggio
  Creatura — Umano {{2}} 2/2
Anna lancia Saggio
Bruno risponde Diniego su Saggio
Anna risponde Diniego su Diniego
? Saggio entra?"""
_THE_SAME = "istantaneo {1}{U}\n  > Neutralizza una magia bersaglio."


def _played(text: str) -> Run:
    return run(parse_lines(text, "tavolo"))


def test_205_1_the_type_line_stands_below_the_name_with_its_cost() -> None:
    scenario = parse_lines(_WAR.format(again=_THE_SAME), "tavolo")
    assert ruling(run(scenario)).answer == ("«Saggio» entra nel campo di battaglia.",)


def test_201_2_what_is_described_otherwise_the_second_time_is_a_fault() -> None:
    with pytest.raises(ScenarioError, match=r"Diniego.*ha già un testo"):
        parse_lines(_WAR.format(again=_THE_SAME.replace("{1}{U}", "{U}")), "tavolo")


@pytest.mark.parametrize("dash", ["—", "–", "-"])
def test_205_1_types_in_capitals_before_a_dash_are_no_part_of_the_name(dash: str) -> None:
    scenario = parse_lines(
        f"Anna: Orso Bruno Creatura Leggendaria {dash} Orso 3/3\nBruno:\n? chi controlla Orso Bruno", "tavolo"
    )
    (bear,) = scenario.players[0].battlefield
    assert bear.card == "Orso Bruno" and str(bear.type_line) == "Creatura Leggendaria — Orso"
    # Control: without a dash the word in capitals is of the name.
    scenario = parse_lines("Anna: Strana Creatura 3/3\nBruno:\n? chi controlla Strana Creatura", "tavolo")
    assert scenario.players[0].battlefield[0].card == "Strana Creatura"


@pytest.mark.parametrize("symbol", ["{TAP}", "{T}", "TAP"])
def test_107_5_the_tap_symbol_is_read_as_people_type_it(symbol: str) -> None:
    text = f"Anna: 1, Altare artefatto\n  > {symbol}: Ogni giocatore perde 1 punto vita.\n"
    board = f"{text}Bruno: 1\nCarla: 4\nAnna attiva Altare\n? Chi vince?"
    assert ruling(_played(board)).answer == ("Vince Carla.",)


def test_903_8_how_often_a_commander_was_cast_stands_below_it_as_a_number() -> None:
    commander = "formato: commander\nAnna: 40\ncomando di Anna: Capo 5/5 {{3}}{{R}}\n  comandante: sì\n"
    board = commander + "{}Bruno: 40\n? Quanto costa Capo?"
    said = _played(board.format("  comandante già lanciato: 2\n"))
    assert ruling(said).answer == ("Anna paga {7}{R} in tutto per «Capo».",)
    assert ruling(_played(board.format(""))).answer == ("Anna paga {3}{R} in tutto per «Capo».",)


def test_805_10b_neighbours_in_two_headed_giant_declare_together_in_a_line_each() -> None:
    board = """formato: {}
Anna: Orso 2/2
Bruno: Lupo 3/3
Carla: 20
Dario: 20
Anna attacca Carla con Orso
Bruno attacca Dario con Lupo
? vita di Carla"""
    together = ruling(_played(board.format("gigante a due teste").replace("20", "Muro 0/9"))).answer
    assert together == ("La squadra di Carla e Dario passa da 30 a 25 punti vita.",)
    # Control: each for himself, Bruno does not attack in Anna's turn.
    alone = ruling(_played(board.format("tutti contro tutti"))).answer
    assert alone[0].startswith("Bruno non può")


def test_what_might_stand_in_the_line_of_a_card_may_stand_below_it() -> None:
    board = """Anna: Ballista 0/0
  artefatto creatura
  con due segnalini +1/+1
  > Rimuovi un segnalino +1/+1 dalla Ballista: la Ballista infligge 1 danno a un qualsiasi bersaglio.
Anna: Lupo 2/2
Anna: Spada equipaggiamento
  > La creatura equipaggiata prende +2/+2.
  su Lupo
Bruno: Orso 2/2
Anna attiva Ballista su Orso
Anna attiva Ballista su Orso
? f/c di Lupo
? Ballista dov'è?
? muore Orso"""
    assert ruling(_played(board)).answer == ("«Lupo» è 4/4; «Ballista» e «Orso» muoiono.",)
    # Control: what says nothing of a card is no part of its line.
    with pytest.raises(ScenarioError):
        parse_lines(board.replace("con due segnalini +1/+1", "con due capriole"), "tavolo")


def test_113_3_a_sentence_below_one_card_that_is_understood_as_its_text_is_its_text() -> None:
    board = """Anna:
  campo: Elfo 1/1
  mano: Crescita istantaneo {G}
    Una creatura bersaglio prende +3/+3 fino alla fine del turno.
Bruno: Troll 3/3
turno: Bruno, attacco
Bruno attacca Anna con Troll
Anna blocca Troll con Elfo
Anna lancia Crescita su Elfo
? chi muore"""
    assert ruling(_played(board)).answer == ("«Troll» muore.",)
    # Control: what is understood as no text is told as what it is, a card that nothing describes.
    with pytest.raises(ScenarioError, match=r":4:\d+: giocatori"):
        parse_lines(board.replace("prende +3/+3 fino alla fine del turno", "Balla Sempre Nel Prato"), "tavolo")


def test_an_e_before_a_name_with_a_size_divides_two_creatures_where_one_has_a_size_already() -> None:
    anna = parse_lines(
        "Anna ha Vipera 1/1 tocco letale e Drago 5/5 minaccia\nBruno: Lupo e Agnello 2/2\n? f/c di Drago", "tavolo"
    )
    assert [one.card for one in anna.players[0].battlefield] == ["Vipera", "Drago"]
    # Control: a name may have an «e».
    assert [one.card for one in anna.players[1].battlefield] == ["Lupo e Agnello"]


def test_606_4_loyalty_counters_are_taken_off_as_the_cost() -> None:
    abilities = "  > -1: Distruggi una creatura bersaglio.\n  > 0: Pesca una carta.\n"
    board = f"Anna: Garruk planeswalker 3\n{abilities}Bruno: Ladro 1/1\nAnna attiva {{}}\n? quanta fedeltà ha Garruk?"
    assert "606.4" in ruling(_played(board.format("il -1 di Garruk su Ladro"))).rules
    # Control: for 0 no counter is moved.
    assert "606.4" not in ruling(_played(board.format("il 0 di Garruk"))).rules


@pytest.mark.parametrize(
    ("card", "where"),
    [
        ("Lupo 2/2, TAP", "?"), ("Lupo 2/2, TAPpato, rapidità", "?"), ("Lupo 2/2, {1}{G}", "?"), ("Isola x3", "Isola"),
        ("Lupo Grigio 2/2 x2", "Lupo Grigio"), ("Lupo 2/2\n  Rapidità, cautela", "?"), ("-", ""),
    ],
)  # fmt: skip
def test_what_stands_behind_a_comma_or_a_name_is_said_of_the_card(card: str, where: str) -> None:
    found = parse_lines(f"Anna: {card}\nBruno: Orso 2/2\n? f/c di Orso", "tavolo").players[0].battlefield
    names = {"?": ["Lupo"], "": []}.get(where, [where])
    assert [one.card for one in found] == names
    assert not found or "x" not in card or found[0].count == int(card[-1])


def test_113_3_a_spell_that_is_spoken_of_below_its_name_is_read_and_not_played() -> None:
    board = """Anna: Cavaliere 2/2 {}
Bruno: mano: Pioggia Ardente stregoneria {{3}}{{R}}
  Pioggia Ardente infligge 3 danni a ogni creatura.
turno: Bruno
Bruno lancia Pioggia Ardente
? muore Cavaliere?"""
    assert ruling(_played(board.format("protezione dal rosso"))).answer == (
        "«Cavaliere» resta sul campo di battaglia.",
    )
    assert ruling(_played(board.format("volare"))).answer == ("«Cavaliere» muore.",)


def test_107_3m_its_x_may_be_spoken_of_where_its_cost_stands_behind_a_comma() -> None:
    card = "Anna: mano: Idra 0/0, {X}{G}\n  Idra entra nel campo di battaglia con X segnalini +1/+1.\n"
    board = f"{card}Anna: 5 Foresta\nAnna lancia Idra con X = 3"
    assert ruling(_played(f"{board}\n? quanto è grande Idra")).answer == ("«Idra» è 3/3.",)


def test_110_4a_an_instant_that_somebody_has_is_in_hand() -> None:
    board = """Anna: Golem artefatto creatura 3/3
Bruno: 2 Pianura, Disincanto istantaneo {1}{W}
  Distruggi un artefatto o incantesimo bersaglio.
Anna attacca con Golem
Bruno lancia Disincanto su Golem
? a quanto va Bruno?"""
    scenario = parse_lines(board, "tavolo")
    assert [one.card for one in scenario.players[1].hand] == ["Disincanto"]
    assert ruling(run(scenario)).answer == ("Bruno resta a 20 punti vita.",)
    # Control: what is said to lie there does not go anywhere else.
    with pytest.raises(ScenarioError, match=r"110\.4"):
        run(parse_lines("Anna: campo: Disincanto istantaneo\nBruno: 20\n? vita di Bruno", "tavolo"))


@pytest.mark.parametrize("said", ["cimitero: 3 creature", "Cimitero 3 carte creatura", "cimitero: tre creature"])
def test_several_cards_of_a_type_without_names_are_so_many(said: str) -> None:
    board = f"""Anna: {said}
Anna: Melma */1+*
  La forza di Melma è pari al numero di carte creatura in tutti i cimiteri e la sua costituzione è pari a quel numero più 1.
Bruno: 20
? f/c Melma"""
    assert ruling(_played(board)).answer == ("«Melma» è 3/4.",)


def test_205_1_a_type_before_a_name_is_told_how_it_is_said() -> None:
    with pytest.raises(ScenarioError, match="Pacifismo aura"):
        parse_lines("Anna: Orso 2/2\nBruno: Aura Pacifismo su Orso\n? f/c di Orso", "tavolo")


@pytest.mark.parametrize("zone", ["in mano", "mano", "nel cimitero", "esilio"])
def test_400_1_where_a_card_lies_may_be_said_below_it(zone: str) -> None:
    anna = parse_lines(f"Anna: Fabbro 1/1\n  > Volare\n  {zone}\nBruno: 20\n? zona di Fabbro", "tavolo").players[0]
    assert not anna.battlefield
    (there,) = (*anna.hand, *anna.graveyard, *anna.exile)
    assert there.card == "Fabbro"


def test_what_is_a_sentence_and_not_understood_is_no_card() -> None:
    board = "Anna: Orso 2/2\nBruno: Lupo 2/2\nproprio ieri Anna lancia Dardo istantaneo su Lupo\n? f/c di Lupo"
    with pytest.raises(ScenarioError, match=r"3:1: «proprio ieri» qui non dice niente"):
        parse_lines(board, "tavolo")
    with pytest.raises(ScenarioError, match=r"3:3: .*sta dopo «>»"):
        parse_lines(
            "Anna: 20\nBruno: Lupo 2/2\n  Se una pedina starebbe per ballare il valzer, canta\n? f/c di Lupo", "tavolo"
        )


def test_303_4_a_text_that_speaks_of_who_bears_it_is_that_of_the_aura_in_the_line() -> None:
    board = """Anna: Arciere 1/1, Manto aura su Arciere
  La creatura incantata ha anti-malocchio.
Bruno: 20
? l'Arciere ha anti-malocchio?"""
    assert ruling(_played(board)).answer == ("«Arciere» ha anti-malocchio.",)
    # Control: what names a card of the line as its line might is said of that card.
    other = board.replace("La creatura incantata ha anti-malocchio.", "Arciere ha volare").replace(
        "aura", "aura incantare creatura"
    )
    said = ruling(_played(other))
    assert said.answer == ("«Arciere» non ha anti-malocchio.",)


@pytest.mark.parametrize("heading", ["nella zona di comando di Anna", "Anna: zona di comando", "comando di Anna"])
def test_408_1_the_command_zone_is_said_as_the_others_are(heading: str) -> None:
    board = f"formato: commander\nAnna: 40\n{heading}: Re 2/2\nBruno: 40\n? zona di Re"
    assert ruling(_played(board)).answer == ("«Re» resta nella zona di comando.",)


def test_715_1_an_adventure_is_said_by_its_name_below_the_card() -> None:
    board = "carta: Cerca istantaneo avventura 1G\n> Pesca una carta.\nAnna: 20\nmano: Cavaliere creatura 3/3 2G\n"
    for word in ("avventura", "inserto"):
        said = _played(f"{board}{word}: Cerca\nBruno: 20\nAnna lancia Cerca\nrisolvi\n? zona di Cavaliere")
        assert ruling(said).answer[0].startswith("«Cavaliere» va in esilio")


@pytest.mark.parametrize(
    ("below", "cards"),
    [("foresta", ["Orso", "foresta"]), ("elfo creatura", ["Orso", "elfo"]), ("artefatto creatura", ["Orso"])],
)
def test_305_6_what_begins_with_a_subtype_is_a_card_by_itself(below: str, cards: list[str]) -> None:
    found = parse_lines(f"Anna: Orso 2/2\n{below}\nBruno: 20\n? f/c di Orso", "tavolo").players[0].battlefield
    assert [one.card for one in found] == cards
    # Control: a card that has its type line has no second one.
    with pytest.raises(ScenarioError, match="artefatto"):
        parse_lines("Anna: Saggio creatura 2/2\nartefatto\nBruno: 20\n? f/c di Saggio", "tavolo")


def test_700_4_who_died_before_what_is_asked_of_has_not_died_since() -> None:
    board = "Anna: Orso 2/2 persistere\nBruno: 20\nBruno lancia 3 danni su Orso\nrisolvi\nrisolvi\n? zona di Orso"
    assert ruling(_played(board)).answer == ("«Orso» muore e torna sul campo di battaglia.",)
    again = ruling(_played(f"{board}\nsposta Orso in esilio\nsposta Orso in campo\n? zona di Orso")).answer
    assert again[0].endswith("muore e torna sul campo di battaglia.")
    assert again[1] == "Alla fine «Orso» va in esilio e torna sul campo di battaglia."
