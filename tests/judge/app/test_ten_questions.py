"""Ten questions of the table from an empty board, each in at most 120 keys, to a cited ruling; and what is offered meanwhile."""

import pytest

from judge.boards import EMPTY
from judge.presenters import table
from judge.presenters.completing import Sight, offers, sight
from judge.presenters.completing_texts import own_name, text_offers
from judge.presenters.texts_begun import PARAGRAPH, said_elsewhere, text_begun
from judge.presenters.verdict import verdict

MOST_KEYS = 120

# What must come of each follows from the rules beside it; the texts were chosen among those that are read.
QUESTIONS = {
    "legends": ("2x Aquila leggendario 2/2", "(aquila2) muore", "704.5j"),
    "burn and pump": (
        "Orso 2/2|Anna lancia 3 danni su Orso|Bruno risponde +3/+3 su Orso",
        "5/5 e ha 3 danni",
        "611.2c",
    ),
    "deathtouch and trample": (
        "Orso 2/2|Anna: Ragno 4/4 tocco letale travolgere|Anna attacca con Ragno|Bruno blocca Ragno con Orso|"
        "fine combattimento",
        "1 a «Orso» e 3 a Bruno",
        "702.19b",
    ),
    "lifelink at one life": (
        "Bruno: 1, Lupo 3/3 legame vitale|Anna: Orso 2/2, Re 2/2|Anna attacca con Orso, Re|Bruno blocca Orso con Lupo|"
        "fine combattimento",
        "Bruno passa da 1 a 2 punti vita",
        "702.15b",
    ),
    "APNAP": (
        "Orco 1/1|> Quando l'Orco muore, pesca una carta.|Anna: Re 1/1|> Quando il Re muore, pesca una carta.|muoiono Orco, Re",
        "Anna pesca una carta; Bruno pesca una carta",
        "603.3b",
    ),
    "counters of both signs": (
        "Orso 2/2 +1/+1x2|metti -1/-1 su Orso|? segnalini di Orso",
        "1 segnalino +1/+1",
        "704.5q",
    ),
    "a copy that dies": (
        "Gufo 1/1|> Quando Gufo muore, pesca una carta.|Anna crea Gufo|muore Gufo pedina",
        "Anna pesca una carta",
        "704.5d",
    ),
    "a war of counterspells": (
        "Anna lancia 3 danni su Bruno|Bruno risponde contromagia su 3 danni|Anna risponde contromagia su contromagia",
        "Bruno passa da 20 a 17",
        "701.6a",
    ),
    "two replacements": (
        "2x Campana artefatto|> Se stai per guadagnare punti vita, ne guadagni invece il doppio.|Bruno lancia 3 vita",
        "Bruno passa da 20 a 32",
        "616.1",
    ),
    "a planeswalker attacked": (
        "Giace planeswalker fedeltà 3|Anna: Orso 2/2|Anna attacca Giace con Orso|fine combattimento",
        "1 segnalino fedeltà",
        "120.3c",
    ),
}
"""By name: the lines that are typed, divided by |, what is answered, and the rule that decides."""


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_usual_question_is_ruled_from_an_empty_board_in_few_keys(name: str) -> None:
    lines, answer, rule = QUESTIONS[name]
    typed = lines.replace("|", "\n")
    found = table.checked(EMPTY + typed)
    assert found.scenario is not None, found.faults
    told = verdict(found.scenario, found.notes)
    shown = " ".join((*told.answer, *told.below))
    assert answer in shown
    assert rule in shown
    assert _keys(typed) <= MOST_KEYS


# The longest that people type: texts by heart, in whatever words, and who blocks, assigns and asks.
LONG = {
    "whenever another dies": (
        "Anna: Druida 1/1 «Ogni volta che un'altra creatura muore, guadagni 1 punto vita»|Bruno: Cervo 2/2, Volpe 2/1|"
        "Anna lancia Valanga stregoneria|> Distruggi tutte le creature.|Quanta vita ha Anna?",
        "603.10a",
    ),
    "a copy by its text": (
        "Bruno: Topo 1/3 «Quando muore, pesca una carta»|Anna lancia Specchio 0/0 copiando Topo|"
        "> Puoi far entrare questa creatura come una copia di una creatura sul campo di battaglia.|"
        "Bruno lancia 3 danni su Specchio|Si innesca Specchio?",
        "603.10a",
    ),
    "two replacements by their texts": (
        "Anna: Brace incantesimo|> Se una fonte sta per infliggere danno a un permanente o a un giocatore, "
        "infligge invece il doppio di quel danno.|Bruno: Muschio incantesimo|"
        "> Se una fonte sta per infliggerti danno, previeni 1 di quei danni.|Anna lancia 3 danni a Bruno|Quanta vita ha Bruno?",
        "616.1",
    ),
    "damage dealt out": (
        "Anna: Ragno 4/4 tocco letale, travolgere|Bruno: Muro 0/5|Anna attacca con Ragno|Bruno blocca Ragno con Muro|"
        "Anna assegna 1 a Muro, 3 a Bruno|Quanta vita ha Bruno?",
        "702.19b",
    ),
    "the source is gone": (
        "Anna: Fabbro 1/1 «{T}: Fabbro infligge 1 danno a un qualsiasi bersaglio»|Anna attiva Fabbro su Bruno|"
        "Bruno risponde con 3 danni su Fabbro|Quanta vita ha Bruno?",
        "113.7a",
    ),
}


@pytest.mark.parametrize("name", LONG)
def test_a_board_with_texts_is_typed_in_few_keys(name: str) -> None:
    lines, rule = LONG[name]
    typed = lines.replace("|", "\n")
    found = table.checked(EMPTY + typed)
    assert found.scenario is not None, found.faults
    told = verdict(found.scenario, found.notes)
    assert not told.heading.startswith("Incompleta") and told.run is not None
    assert rule in " ".join((*told.answer, *told.below))
    assert _keys(typed) <= MOST_KEYS - 20


def _keys(typed: str) -> int:
    """How many keys it takes, one for each letter and one for what is offered where that is what was to be typed."""
    seen, keys, text, called = Sight(), 0, EMPTY, table.checked(EMPTY).called
    for line in typed.split("\n"):
        at = 0
        while at < len(line):
            rest = _offered(text, line[:at], seen.speaking_of(called, text.split("\n")[:-1])) if at else ""
            takes = len(rest) > 1 and line.startswith(rest.rstrip(), at)
            # A blank that is offered where another sign comes gives way to it.
            whole = rest if line.startswith(rest, at) else rest.rstrip()
            at, keys = (at + len(whole), keys + 1) if takes else (at + 1, keys + 1)
        text, keys = f"{text}{line}\n", keys + 1
        found = table.checked(text)
        called = found.called
        if found.scenario is not None and (run := verdict(found.scenario).run) is not None:
            seen = sight(run)
    return keys - 1


def _offered(above: str, line: str, seen: Sight) -> str:
    """What is offered behind a line that is being typed."""
    text, board = text_begun(line), f"{above}{line}"
    if text is None:
        found = offers(line, seen, 1)
        return found[0][len(line) :] if found else ""
    row = board.count("\n")
    usual = text_offers(text, own_name(board, row), quoted=line[:1] != PARAGRAPH) if text.strip() else ()
    return said_elsewhere(board, row, text) or next(iter(usual), "")


def test_an_action_goes_on_with_what_it_is_aimed_at_and_with_who_may_fight() -> None:
    board = "Anna: Ratto 2/2\nBruno: Orso 2/2, Muro 0/4\nAnna attacca con Ratto\n"
    found = table.checked(board)
    assert found.scenario is not None
    run = verdict(found.scenario).run
    assert run is not None
    seen = sight(run).speaking_of((), board.splitlines())
    assert offers("Bruno blocca ", seen)[0] == "Bruno blocca Ratto"
    assert offers("Bruno blocca Ratto", seen)[:2] == ("Bruno blocca Ratto con Orso", "Bruno blocca Ratto con Muro")
    # What harms is offered for what others have first, what helps for what is one's own.
    assert offers("Anna lancia distruzione", seen, 3)[-1] == "Anna lancia distruzione su Ratto"
    assert offers("Anna lancia +3/+3", seen)[0] == "Anna lancia +3/+3 su Ratto"
    assert offers("Anna lancia pesca 2", seen) == ()
    assert offers("Anna lancia contromagia", seen) == ()
    assert offers("Anna lancia Onda str", seen)[0] == "Anna lancia Onda stregoneria"
    assert offers("Muore ", seen)[0] == "Muore Ratto?"
    # Control: without what was said last the order is that of the table.
    assert offers("Bruno blocca ", sight(run))[0] != "Bruno blocca Bruno"
    assert offers("Bruno blocca Nessuno", seen) == ()


def test_405_5_a_counterspell_is_offered_what_somebody_else_put_on_the_stack_last() -> None:
    board = "Anna: 4 Isola\nBruno: 4 Isola\nAnna lancia Saggio 2/2\nBruno risponde contromagia su Saggio\n"
    found = table.checked(board)
    assert found.scenario is not None
    run = verdict(found.scenario).run
    assert run is not None
    seen = sight(run).speaking_of((), board.splitlines())
    by_anna, by_bruno = (offers(f"{one} risponde contromagia", seen) for one in ("Anna", "Bruno"))
    assert by_anna[0].endswith(" su contromagia") and by_anna[-1].endswith(" su Saggio")
    # Control: who put the counterspell there means the other's spell.
    assert by_bruno[0].endswith(" su Saggio")


def test_words_of_one_card_are_offered_and_counters_as_one_says_them() -> None:
    seen = Sight(players=("Anna", "Bruno"))
    assert "Anna: Lupa 2/2 leggendaria" in offers("Anna: Lupa 2/2 legg", seen)
    assert not {"Anna: Lupa 2/2 leggendarie", "Anna: Lupa 2/2 leggendari"} & {*offers("Anna: Lupa 2/2 legg", seen)}
    assert offers("Anna: Lupa 2/2 con due", seen)[0] == "Anna: Lupa 2/2 con due segnalini +1/+1"
    assert offers("Anna: Lupa 2/2 con un segnalino sto", seen)[0] == "Anna: Lupa 2/2 con un segnalino stordimento"
    # Control: what attacks does so with nothing of the kind.
    assert not any("segnalin" in one for one in offers("Anna attacca con ", seen))


def test_what_is_offered_is_what_may_be_done_now_and_the_targets_that_are_legal() -> None:
    board = "Anna: Vipera 4/4\nmano: Dardo istantaneo\n> Dardo infligge 3 danni a una creatura bersaglio.\nBruno: Muro 0/4\n"
    found = table.checked(board)
    assert found.scenario is not None
    run = verdict(found.scenario).run
    assert run is not None
    seen = sight(run)
    assert offers("Anna l", seen)[0] == "Anna lancia Dardo"
    assert offers("Anna lancia Dardo su ", seen) == ("Anna lancia Dardo su Vipera", "Anna lancia Dardo su Muro")
    assert offers("Anna attacca con V", seen)[0] == "Anna attacca con Vipera"
    assert offers("fine c", seen)[0] == "fine combattimento"
    assert offers("Lupo 2/2 vol", seen)[0] == "Lupo 2/2 volare"
    assert offers("> Dardo inf", seen) == ()
    for line in ("Anna ", "Bruno lancia x su ", '"', "? ", "di di di"):
        assert all(one.startswith(line) for one in offers(line, seen))
