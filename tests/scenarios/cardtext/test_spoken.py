"""Card text as people say it at a table: read as a card would print it, told, and refused where it is not sure what was meant."""

from __future__ import annotations

import pytest

from scenarios.written import printed_text
from scenarios.written.printed_text import TextRead, lend, read_printed, read_said, sense

TYPES = {
    "creature": "Creatura — Elfo",
    "spell": "Istantaneo",
    "aura": "Incantesimo — Aura",
    "equipment": "Artefatto — Equipaggiamento",
    "artifact": "Artefatto",
}


def said(kind: str, text: str) -> TextRead:
    return read_said("Prova", TYPES[kind], text, "{1}{G}")


def printed(kind: str, text: str) -> TextRead:
    return read_printed("Prova", TYPES[kind], text, "{1}{G}")


SAID: list[tuple[str, str, str]] = [
    # 104.2b, 120.4a, 106.12, 115.7a, 500.8
    (
        "creature",
        "Non puoi perdere la partita e i tuoi avversari non possono vincerla.",
        "Non puoi perdere la partita e i tuoi avversari non possono vincere la partita.",
    ),
    (
        "spell",
        "Prova infligge 5 danni a una creatura bersaglio. I danni in eccesso vengono inflitti invece al suo controllore.",
        "Prova infligge 5 danni a una creatura bersaglio. Il danno in eccesso viene invece inflitto al controllore di quella"
        " creatura.",
    ),
    (
        "aura",
        "Ogniqualvolta la creatura incantata viene TAPpata per mana, il suo controllore aggiunge {G} in più.",
        "Ogniqualvolta la creatura incantata viene TAPpata per attingere mana, il suo controllore aggiunge {G} addizionale.",
    ),
    (
        "spell",
        "Cambia il bersaglio di una magia bersaglio con un bersaglio singolo.",
        "Cambia il bersaglio di una magia bersaglio con un singolo bersaglio.",
    ),
    (
        "spell",
        "Dopo questa fase c'è un'altra fase di combattimento.",
        "Dopo questa fase, c'è una fase di combattimento addizionale.",
    ),
    # 201.5, 113.7: who does it, where nobody says so
    ("spell", "Infligge 3 danni a un bersaglio.", "Prova infligge 3 danni a un qualsiasi bersaglio."),
    ("spell", "3 danni a una creatura", "Prova infligge 3 danni a una creatura bersaglio."),
    ("creature", "{T}: fa 1 danno a un bersaglio", "{T}: Questa creatura infligge 1 danno a un qualsiasi bersaglio."),
    ("creature", "Quando entra pesca una carta", "Quando questa creatura entra, pesca una carta."),
    (
        "creature",
        "Quando attacca prende +2/+0",
        "Quando questa creatura attacca, prende +2/+0 fino alla fine del turno.",
    ),
    ("creature", "Entra tappata", "Questa creatura entra nel campo di battaglia TAPpata."),
    ("creature", "Non può bloccare.", "Questa creatura non può bloccare."),
    ("creature", "Imbloccabile", "Questa creatura non può essere bloccata."),
    ("creature", "Non può essere neutralizzata.", "Questa magia non può essere neutralizzata."),
    ("creature", "{B}: Rigenera.", "{B}: Rigenera questa creatura."),
    ("creature", "Sacrificala: pesca una carta.", "Sacrifica questa creatura: Pesca una carta."),
    ("creature", "{1}: +1/+0 fino a fine turno", "{1}: Questa creatura prende +1/+0 fino alla fine del turno."),
    (
        "creature",
        "Quando un avversario pesca, fa 1 danno a quel giocatore",
        "Quando un avversario pesca una carta, questa creatura infligge 1 danno a quel giocatore.",
    ),
    (
        "creature",
        "Ogni volta che lanci un istantaneo o una stregoneria, prende +1/+1",
        "Ogniqualvolta lanci una magia istantaneo o stregoneria, questa creatura prende +1/+1 fino alla fine del turno.",
    ),
    (
        "creature",
        "Ogni volta che peschi una carta prende +1/+0",
        "Ogniqualvolta peschi una carta, questa creatura prende +1/+0 fino alla fine del turno.",
    ),
    (
        "creature",
        "Quando viene bersagliata, sacrificala.",
        "Quando questa creatura diventa bersaglio di una magia o abilità, sacrificala.",
    ),
    (
        "creature",
        "All'inizio del tuo mantenimento paga 1 o sacrificala.",
        "All'inizio del tuo mantenimento, sacrifica questa creatura a meno che non paghi {1}.",
    ),
    (
        "creature",
        "All'inizio della tua fase finale, sacrificala.",
        "All'inizio della tua sottofase finale, sacrifica questa creatura.",
    ),
    (
        "spell",
        "3 danni a una creatura, se muore esiliala",
        "Prova infligge 3 danni a una creatura bersaglio. Se quella creatura sta per morire in questo turno, invece esiliala.",
    ),
    (
        "spell",
        "Distruggi tutte le creature, non possono essere rigenerate",
        "Distruggi tutte le creature. Non possono essere rigenerate.",
    ),
    ("aura", "La creatura incantata ha +2/+2 e volare", "La creatura incantata prende +2/+2 e ha volare."),
    ("aura", "Non può attaccare né bloccare.", "La creatura incantata non può attaccare né bloccare."),
    ("equipment", "+1/+1 e legame vitale", "La creatura equipaggiata prende +1/+1 e ha legame vitale."),
    # 109.5, 109.4: whose
    ("creature", "Le tue altre creature hanno +1/+1.", "Le altre creature che controlli prendono +1/+1."),
    ("artifact", "I tuoi Elfi hanno volare.", "Gli Elfi che controlli hanno volare."),
    (
        "artifact",
        "Le creature avversarie prendono -1/-1.",
        "Le creature controllate dai tuoi avversari prendono -1/-1.",
    ),
    (
        "creature",
        "Quando un'altra tua creatura muore, guadagni 1 vita.",
        "Quando un'altra creatura che controlli muore, guadagni 1 punto vita.",
    ),
    # 115.1: what is aimed at
    ("spell", "Distruggi creatura bersaglio.", "Distruggi una creatura bersaglio."),
    (
        "spell",
        "Neutralizza magia bersaglio a meno che non paghi 3.",
        "Neutralizza una magia bersaglio a meno che il suo controllore non paghi {3}.",
    ),
    ("spell", "Rimbalza una creatura bersaglio", "Riprendi in mano una creatura bersaglio."),
    (
        "spell",
        "Rianima una creatura dal cimitero",
        "Rimetti sul campo di battaglia una carta creatura bersaglio dal tuo cimitero.",
    ),
    # 611.2a: how long
    ("spell", "Una creatura bersaglio prende +3/+3.", "Una creatura bersaglio prende +3/+3 fino alla fine del turno."),
    (
        "spell",
        "Le tue creature prendono +3/+3 e travolgere fino a fine turno",
        "Le creature che controlli prendono +3/+3 e hanno travolgere fino alla fine del turno.",
    ),
    # 118, 107: costs, mana, life
    ("creature", "Tappa: aggiungi un mana verde.", "{T}: Aggiungi {G}."),
    ("spell", "Guadagna 4 vita.", "Guadagni 4 punti vita."),
    ("artifact", "Le tue magie costano 1 in meno.", "Le magie che lanci costano {1} in meno per essere lanciate."),
    (
        "spell",
        "Come costo aggiuntivo sacrifica una creatura. Pesca due carte.",
        "Come costo addizionale per lanciare questa magia, sacrifica una creatura.\nPesca due carte.",
    ),
    # whole constructions
    (
        "spell",
        "Cerca una terra base e mettila in campo tappata",
        "Passa in rassegna il tuo grimorio per una carta terra base, mettila sul campo di battaglia TAPpata, poi rimescola.",
    ),
    ("spell", "Crea una pedina Spirito 1/1.", "Crea una pedina creatura Spirito 1/1 incolore."),
    ("spell", "Crea due Tesori", "Crea due pedine Tesoro."),
    (
        "spell",
        "Previeni i prossimi 3 danni a un bersaglio",
        "Previeni i prossimi 3 danni che verrebbero inflitti a un qualsiasi bersaglio in questo turno.",
    ),
    (
        "spell",
        "Scegli uno: distruggi un artefatto bersaglio; oppure pesca una carta.",
        "Scegli uno —\n• Distruggi un artefatto bersaglio.\n• Pesca una carta.",
    ),
    (
        "creature",
        "Quando entra, esilia una creatura bersaglio fino a quando non lascia il campo",
        "Quando questa creatura entra, esilia una creatura bersaglio finché questa creatura non lascia il campo di battaglia.",
    ),
    ("creature", "Tappa: aggiungi un verde", "{T}: Aggiungi {G}."),
    ("artifact", "R: fa 1 danno a chi vuoi", "{R}: Questo artefatto infligge 1 danno a un qualsiasi bersaglio."),
    (
        "artifact",
        "1, tappa e sacrificalo: pesca una carta",
        "{1}, {T}, Sacrifica questo artefatto: Pesca una carta.",
    ),
    ("creature", "Non si può neutralizzare.", "Questa magia non può essere neutralizzata."),
    (
        "creature",
        "Ogni volta che muore un'altra creatura, mettici un segnalino +1/+1",
        "Ogniqualvolta un'altra creatura muore, metti un segnalino +1/+1 su questa creatura.",
    ),
    ("aura", "La creatura ha legame vitale.", "La creatura incantata ha legame vitale."),
    (
        "spell",
        "Cerchi una carta nel mazzo, la metti in mano e mescoli",
        "Passa in rassegna il tuo grimorio per una carta, aggiungila alla tua mano, poi rimescola.",
    ),
    # 113.2c: several abilities one after the other
    ("creature", "Rapidità e travolgere", "Rapidità, travolgere"),
    (
        "creature",
        "Volare, tocco letale. Quando muore, ogni avversario perde 1 vita.",
        "Volare, tocco letale\nQuando questa creatura muore, ogni avversario perde 1 punto vita.",
    ),
]


@pytest.mark.parametrize(("kind", "spoken", "on_the_card"), SAID, ids=[one[1] for one in SAID])
def test_what_is_said_is_read_as_what_a_card_would_print(kind: str, spoken: str, on_the_card: str) -> None:
    meant = printed(kind, on_the_card)
    assert not meant.fragments, "the control: the words of the card are understood"
    assert printed(kind, spoken).fragments, "the control: what is said is no card's text as it stands"
    found = said(kind, spoken)
    assert not found.fragments
    assert sense(found.abilities) == sense(meant.abilities)
    assert [one for one, _ in found.reworded] == [spoken], "and it is told that it was read in other words"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("spell", "L'avversario sacrifica una creatura."),
        ("creature", "Entra con tre segnalini."),
        ("spell", "Prende +3/+3."),
        ("spell", "Fa qualcosa di strano."),
        ("creature", "Quando entra, quello dell'altra volta."),
    ],
)
def test_what_is_not_sure_stays_not_understood(kind: str, text: str) -> None:
    found = said(kind, text)
    assert found.fragments
    assert not found.reworded, "and nothing is told of it in other words"


def test_what_cards_print_is_read_as_it_stands() -> None:
    text = "Volare\nQuando questa creatura entra, pesca una carta."
    assert said("creature", text) == printed("creature", text)


def test_each_paragraph_keeps_its_place() -> None:
    text = "Volare\nQuando entra pesca una carta\nFa cose ignote."
    found = said("creature", text)
    places = [text[one.start : one.end] for one in found.parts]
    assert places == ["Volare", "Quando entra pesca una carta", "Fa cose ignote."]
    assert all(text[one.start : one.end] == one.text for one in found.fragments)


AIMED = [
    ("spell", "Distruggi una creatura non nera.", "Distruggi una creatura non nera bersaglio."),
    ("spell", "Una creatura prende +3/+3.", "Una creatura bersaglio prende +3/+3 fino alla fine del turno."),
    ("spell", "Un giocatore scarta due carte.", "Un giocatore bersaglio scarta due carte."),
    ("spell", "Esilia un artefatto o un incantesimo.", "Esilia un artefatto o un incantesimo bersaglio."),
    (
        "spell",
        "Una tua creatura lotta con una che non controlli.",
        "Una creatura bersaglio che controlli lotta con una creatura bersaglio che non controlli.",
    ),
    ("creature", "Quando entra distruggi una terra.", "Quando questa creatura entra, distruggi una terra bersaglio."),
]


@pytest.mark.parametrize(("kind", "spoken", "on_the_card"), AIMED)
def test_115_1_what_is_done_to_one_thing_is_done_to_a_target(kind: str, spoken: str, on_the_card: str) -> None:
    found = said(kind, spoken)
    assert not found.fragments
    assert sense(found.abilities) == sense(printed(kind, on_the_card).abilities)
    assert [one for one, _ in found.reworded] == [spoken]


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("spell", "Distruggi una creatura bersaglio."),
        ("spell", "Sacrifica una creatura."),
        ("creature", "TAPpa una creatura STAPpata che controlli: Aggiungi {G}."),
        ("creature", "Ogni giocatore sacrifica una creatura."),
        ("creature", "Ogniqualvolta riprendi in mano un permanente, pesca una carta."),
    ],
)
def test_115_1_control_what_somebody_chooses_as_it_is_done_is_no_target(kind: str, text: str) -> None:
    assert said(kind, text) == printed(kind, text)


def test_115_1_a_target_elsewhere_in_the_text_is_of_its_own_sentence() -> None:
    found = said("spell", "Distruggi una creatura. Un giocatore bersaglio pesca una carta.")
    meant = printed("spell", "Distruggi una creatura bersaglio. Un giocatore bersaglio pesca una carta.")
    assert not found.fragments
    assert sense(found.abilities) == sense(meant.abilities)


@pytest.mark.parametrize("name", ["A\\q\\1", "\\g<0>", "THIS", "[b]x[/b]", "at@"])
def test_a_name_is_a_name_whatever_signs_are_in_it(name: str) -> None:
    for text in ("Scegli uno: 2 danni a una creatura, oppure distruggi un artefatto", "Entra e fa cose ignote."):
        assert isinstance(read_said(name, TYPES["spell"], text, None), TextRead)
        assert isinstance(read_said(name, TYPES["creature"], text, None), TextRead)


def test_work_grows_with_the_paragraphs_and_no_faster(monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []
    once = printed_text._read

    def counted(name: str, type_line: str, text: str, cost: str | None, day: str = "") -> TextRead:
        read.append(len(text))
        return once(name, type_line, text, cost, day)

    monkeypatch.setattr(printed_text, "_read", counted)
    spent = []
    for count in (5, 10, 20):
        read.clear()
        said("creature", "\n".join(f"Quando entra fa {count} cose ignote {n}." for n in range(count)))
        spent.append(sum(read))
    assert spent[2] < 2.5 * spent[1] < 2.5 * 2.5 * spent[0]


def test_what_is_kept_of_a_text_says_how_it_was_read() -> None:
    shelf: dict[str, str] = {}

    class Held:
        def find(self, key: str) -> str | None:
            return shelf.get(key)

        def put(self, key: str, content: str) -> None:
            shelf[key] = content

    lend(Held())
    try:
        first = said("creature", "Quando entra guadagni 7 vita")
        printed_text._in_other_words.cache_clear()
        read_printed.cache_clear()
        assert said("creature", "Quando entra guadagni 7 vita") == first
        assert first.reworded and len(shelf) == 2, (
            "the text as it stands, and as it is read: no form that was only tried"
        )
    finally:
        lend(None)
        printed_text._in_other_words.cache_clear()
        read_printed.cache_clear()


@pytest.mark.parametrize(
    ("text", "whole"),
    [
        ("Quando entra crea una pedina Soldato 1/1 bianca. Non può bloccare.", False),
        ("Quando entra pesca una carta. Questa abilità non può essere neutralizzata.", False),
        ("Volare. Non può bloccare.", True),
        ("Quando entra pesca una carta. Quando muore perdi 1 punto vita.", True),
    ],
)
def test_608_2c_what_nobody_is_named_for_stays_with_what_it_may_be_said_of(text: str, whole: bool) -> None:
    """113.2c: only what is sure to be an ability of its own is read by itself."""
    assert bool(read_said("Fabbro", "Creatura", text, None).fragments) is not whole


@pytest.mark.parametrize("cost", ["potenziata", "negoziata"])
@pytest.mark.parametrize(
    "text",
    ["Guadagni 2 punti vita. Se è stata {}, pesca una carta.", "Pesca una carta. se è stato {}, guadagni 1 punto vita"],
)
def test_702_33d_702_166b_whether_its_cost_was_paid_is_asked_of_the_spell(text: str, cost: str) -> None:
    assert not read_said("Scossa", "Istantaneo", text.format(cost), None).fragments


def test_702_33d_control_what_else_was_done_is_not() -> None:
    assert read_said(
        "Scossa", "Istantaneo", "Guadagni 2 punti vita. Se è stata bagnata, pesca una carta.", None
    ).fragments


@pytest.mark.parametrize("whom", ["un avversario", "una creatura", "un giocatore"])
def test_603_1_what_a_trigger_watches_for_aims_at_nothing(whom: str) -> None:
    text = f"Ogniqualvolta Prova infligge danno a {whom}, pesca una carta."
    assert sense(said("creature", text)) == sense(printed("creature", text))


def test_115_1_what_a_trigger_does_is_aimed_all_the_same() -> None:
    watched = "Ogniqualvolta Prova infligge danno a un giocatore, distruggi una creatura"
    assert said("creature", f"{watched}.").reworded[0][1] == f"{watched} bersaglio."
