"""109.3, 120.3: what an object is and has, asked as at a table; 202.1: a cost as it is printed. Each with a control."""

import pytest

from scenarios.language.errors import ScenarioError
from scenarios.played.run import run
from scenarios.told import ruling
from scenarios.told.answer import answer
from scenarios.written.by_line.asking import all_asked
from scenarios.written.load import parse_lines

PLAYERS = ("Anna", "Bruno")


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Il Drago ha volare?", ("volare di Drago",)),
        ("Drago perde ancora tocco letale?", ("tocco letale di Drago",)),
        ("Il Golem è indistruttibile?", ("indistruttibile di Golem",)),
        ("La Foresta è una Palude?", ("sottotipo Palude di Foresta",)),
        ("L'Orso è nero?", ("colore nero di Orso",)),
        ("L'Orso è ancora leggendario?", ("supertipo leggendario di Orso",)),
        ("Che forza e costituzione ha il Granchio?", ("f/c di Granchio",)),
        ("Quanti segnalini ha l'Orso?", ("segnalini di Orso",)),
        ("Quanti segnalini +1/+1 ci sono sull'Orso?", ("segnalini +1/+1 di Orso",)),
        ("Torna il Lupo?", ("zona di Lupo",)),
        ("Il Lupo torna in mano?", ("zona di Lupo",)),
        ("Viene distrutto il Lupo?", ("zona di Lupo",)),
        ("L'Orso subisce danno?", ("danno di Orso",)),
        ("Quanto danno subisce Orso?", ("danno di Orso",)),
        ("Chi ha l'iniziativa?", ("iniziativa di Anna", "iniziativa di Bruno")),
        ("Chi è il monarca?", ("monarca di Anna", "monarca di Bruno")),
        ("Anna è ancora il monarca?", ("monarca di Anna",)),
        ("Bruno diventa monarca?", ("monarca di Bruno",)),
        ("Bruno prende l'iniziativa?", ("iniziativa di Bruno",)),
        ("Anna ha già la benedizione della città?", ("benedizione della città di Anna",)),
        ("Chi ha la benedizione della città?", ("benedizione della città di Anna", "benedizione della città di Bruno")),
        ("Chi sceglie l'ordine?", ("chi sceglie",)),
    ],
)
def test_109_3_what_something_is_and_has_is_asked_as_at_a_table(said: str, asked: tuple[str, ...]) -> None:
    assert all_asked(said, players=PLAYERS) == asked


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Bruno subisce danno?", ("vita di Bruno",)),
        ("Quanti danni subisce Bruno?", ("vita di Bruno",)),
        ("Anna ha vinto?", ("ha vinto di Anna",)),
        ("Il Lupo ha una cosa", ("Il Lupo ha una cosa",)),
    ],
)
def test_120_3_control_of_players_and_of_what_nothing_is_known(said: str, asked: tuple[str, ...]) -> None:
    assert all_asked(said, players=PLAYERS) == asked


WINGS = """\
carta: Ala istantaneo
> La creatura bersaglio ha volare fino alla fine del turno.
carta: Mutismo istantaneo
> La creatura bersaglio perde tutte le abilità fino alla fine del turno.
Anna: Drago 4/4 volare
Bruno:
Anna lancia {first} su Drago
risolvi
Anna lancia {then} su Drago
Il Drago ha volare?
"""


@pytest.mark.parametrize(
    ("first", "then", "has"), [("Mutismo", "Ala", "ha volare"), ("Ala", "Mutismo", "non ha volare")]
)
def test_613_7_whether_it_has_an_ability_is_asked_and_answered(first: str, then: str, has: str) -> None:
    told = ruling(run(parse_lines(WINGS.format(first=first, then=then), "tavolo")))
    assert told.answer[0] == f"«Drago» {has}."


@pytest.mark.parametrize(
    ("line", "cost", "keywords"),
    [
        ("carta: Dardo istantaneo {1}{R}", "{1}{R}", 0),
        ("carta: Dardo istantaneo 1R", "{1}{R}", 0),
        ("carta: Dardo istantaneo costo {X}{R}", "{X}{R}", 0),
        ("carta: Dardo istantaneo costo=1R", "{1}{R}", 0),
        ("carta: Dardo creatura 2/2 metamorfosi {3}", None, 1),
    ],
)
def test_202_1_a_cost_stands_at_the_end_as_it_is_printed(line: str, cost: str | None, keywords: int) -> None:
    card = parse_lines(f"{line}\nAnna:\n  mano: Dardo\nBruno:\n", "tavolo").cards["Dardo"]
    assert (card.cost, len(card.keywords)) == (cost, keywords)


def test_202_1_control_other_braces_are_no_cost() -> None:
    with pytest.raises(ScenarioError):
        parse_lines("carta: Dardo istantaneo {T}\nAnna:\nBruno:\n", "tavolo")


@pytest.mark.parametrize(
    ("asked", "told"),
    [
        ("Quanto è grande il Lupo?", "«Lupo» muore; nel cimitero di Bruno è 2/2."),
        ("Il Lupo ha volare?", "«Lupo» muore; nel cimitero di Bruno ha volare."),
        ("Il Lupo è TAPpato?", "«Lupo» muore."),
        ("Muore il Lupo? Quanto è grande il Lupo?", "«Lupo» muore ed è 2/2."),
    ],
)
def test_400_7_of_what_has_left_the_battlefield_it_is_told_first_where_it_went(asked: str, told: str) -> None:
    board = f"Anna: 20\nBruno: Lupo 2/2 volare\nAnna lancia 2 danni su Lupo\n{asked}\n"
    assert answer(run(parse_lines(board, "t"))).headline == (told,)
    spared = answer(run(parse_lines(board.replace("2 danni", "1 danno"), "t"))).headline
    assert "cimitero" not in " ".join(spared) and "muore" not in " ".join(spared)


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        ("Che sottotipi ha la Landa?", "sottotipi di Landa"),
        ("Che tipi di terra ha la Landa?", "sottotipi di Landa"),
        ("Di che tipo di creatura è l'Orso?", "sottotipi di Orso"),
        ("Quali supertipi ha l'Orso?", "supertipi di Orso"),
        ("Qual è il valore di mana dell'Idra?", "valore di mana di Idra"),
        ("Che costo di mana convertito ha l'Idra?", "valore di mana di Idra"),
        ("Chi è il proprietario dell'Orso?", "proprietario di Orso"),
        ("Che forza base ha l'Orso?", "f/c base di Orso"),
        ("Quanta energia ha Anna?", "segnalini energia di Anna"),
        ("Quanti emblemi ha Anna?", "emblemi di Anna"),
        ("Quali creature controlla Anna?", "campo di Anna"),
        ("Che carte ha in mano Anna?", "mano di Anna"),
    ],
)
def test_109_3_any_field_of_a_file_may_be_asked_for_in_words(said: str, asked: str) -> None:
    assert all_asked(said, players=("Anna", "Bruno")) == (asked,)


@pytest.mark.parametrize("said", ["Che umore ha l'Orso?", "Qual è il sonno dell'Orso?", "Di che umore è l'Orso?"])
def test_109_3_control_what_no_file_has_is_asked_as_it_stands(said: str) -> None:
    assert all_asked(said, players=("Anna", "Bruno"))[0] == said.removesuffix("?")


@pytest.mark.parametrize(
    ("asked", "means"),
    [
        ("Che sottotipi ha l'Orso?", "sottotipi di Orso"),
        ("Quali tipi ha la Foresta?", "tipi di Foresta"),
        ("Che tipo di creatura è l'Orso?", "sottotipi di Orso"),
        ("Di che supertipo è l'Orso?", "supertipi di Orso"),
        ("Che colore ha l'Orso?", "colori di Orso"),
        ("Quali sono i colori dell'Orso?", "colori di Orso"),
        ("Che valore di mana ha l'Orso?", "valore di mana di Orso"),
        ("Qual è il valore di mana dell'Orso di Pietra?", "valore di mana di Orso di Pietra"),
        ("Qual è il nome del Clone?", "nome di Clone"),
        ("Come si chiama il Clone?", "nome di Clone"),
        ("Che livello ha la Classe?", "livello di Classe"),
        ("A che livello è la Classe?", "livello di Classe"),
        ("In che stanza è Anna?", "stanza di Anna"),
        ("Che velocità ha Anna?", "velocità di Anna"),
        ("L'Orso è bloccato?", "bloccato di Orso"),
        ("L'Orso resta bloccato dal Muro?", "bloccato di Orso"),
        ("È bloccata la Vipera?", "bloccato di Vipera"),
        ("L'Orso sta ancora attaccando?", "attaccante di Orso"),
        ("Il Muro sta bloccando?", "bloccante di Muro"),
        ("Perché muore l'Orso?", "zona di Orso"),
        ("Perché non si innesca il Martire?", "innescata Martire"),
        ("Come mai il Drago ha volare?", "volare di Drago"),
    ],
)
def test_109_3_each_characteristic_is_asked_for_by_its_own_word(asked: str, means: str) -> None:
    assert all_asked(asked, players=PLAYERS) == (means,)


def test_control_109_3_what_is_no_characteristic_stays_as_it_is() -> None:
    assert all_asked("Che fame ha l'Orso?", players=PLAYERS)[0] == "Che fame ha l'Orso"
