"""The narrator agrees in number, names colours and zones as they are printed, and says nothing that attacking says already."""

import pytest

from scenarios.played.run import run
from scenarios.told.answer import answer
from scenarios.told.ruling import ruling
from scenarios.written.load import parse

CHARGE = """\
carte:
  Carica: {{tipo: Stregoneria, testo: Le creature che controlli prendono +2/+2 fino alla fine del turno.}}
giocatori:
  - {{nome: Anna, campo: [{creatures}], mano: [Carica]}}
  - {{nome: Bruno}}
azioni: [{{lancia: Carica, di: Anna}}]
{asks}
"""


def told(text: str) -> str:
    return " ".join(answer(run(parse(text, "prova"))).headline)


@pytest.mark.parametrize(
    ("creatures", "said"),
    [("Orso 2/2, Lupo 2/2", "«Orso» e «Lupo» diventano 4/4."), ("Orso 2/2", "«Orso» diventa 4/4.")],
)
def test_what_became_of_several_alike_is_said_in_the_plural(creatures: str, said: str):
    assert told(CHARGE.format(creatures=creatures, asks="")) == said


@pytest.mark.parametrize(
    ("creatures", "said"),
    [
        ("Orso 2/2, Lupo 2/2", "«Orso» e «Lupo» sono 4/4."),
        ("Orso 2/2, Lupo 1/1", "«Orso» è 4/4; «Lupo» è 3/3."),
    ],
)
def test_what_was_asked_of_several_alike_is_answered_in_the_plural(creatures: str, said: str):
    assert told(CHARGE.format(creatures=creatures, asks="chiede: [f/c di orso, f/c di lupo]")) == said


ATTACK = """\
giocatori:
  - {{nome: Anna, campo: [Orso 2/2{keyword}]}}
  - {{nome: Bruno, campo: [Muro 0/4]}}
azioni: [{{attacca: {{orso: Bruno}}, di: Anna}}, {{blocca: {{muro: orso}}, di: Bruno}}]
fino a: danno da combattimento
chiede: [vita di Bruno]
"""


def test_508_1f_who_attacks_is_not_said_to_be_tapped_as_well():
    rest = " ".join(answer(run(parse(ATTACK.format(keyword=""), "prova"))).rest)
    assert "attacca Bruno" in rest and "blocca «Orso»" in rest
    assert "TAPpat" not in rest


def test_508_1f_control_who_is_tapped_by_an_effect_is_said_to_be():
    tapped = ATTACK.format(keyword="").replace(
        "attacca: {orso: Bruno}, di: Anna}, {blocca: {muro: orso}, di: Bruno", "evento: {TAPpa: orso}"
    )
    rest = answer(run(parse(tapped.replace("fino a: danno da combattimento\n", ""), "prova"))).rest
    assert rest == ("«Orso» è in posizione TAPpata.",)


CHOICE = """\
carte:
  Calco: {tipo: Artefatto, testo: "Mentre Calco entra, scegli un colore."}
giocatori:
  - {nome: Anna, mano: [Calco]}
  - {nome: Bruno}
azioni: [{lancia: Calco, di: Anna}, {risolvi: 1, risposte: [{colore: rosso}]}]
"""


def test_105_1_a_colour_that_was_chosen_is_told_by_its_name():
    lines = ruling(run(parse(CHOICE, "prova"))).lines
    chosen = [text for line in lines for text in line.chosen]
    assert chosen == ["Anna sceglie un colore per «Calco» (614.12a): rosso."]
    assert any(line.text.endswith("e si sceglie il colore rosso.") for line in lines)


@pytest.mark.parametrize(
    ("number", "said"),
    [(0, "Non ci sono «Orso» sul campo di battaglia."), (1, "C'è un solo «Orso» sul campo di battaglia.")],
)
def test_none_of_a_name_is_not_a_number(number: int, said: str):
    board = f"campo: [{', '.join(['Orso 2/2'] * number)}]"
    text = f"giocatori:\n  - {{nome: Anna, {board}, mano: [Orso 2/2]}}\n  - {{nome: Bruno}}\nchiede: [quanti Orso]\n"
    assert told(text) == said


MOMENTS = """\
carte:
  Sorso: {tipo: Istantaneo, testo: Guadagni 3 punti vita.}
giocatori:
  - {nome: Anna, mano: [Sorso id=s1, Sorso id=s2]}
  - {nome: Bruno}
azioni: [{lancia: s1, di: Anna}, risolvi, {lancia: s2, di: Anna}, risolvi]
chiede: [vita di Anna, vita di Anna dopo 0, vita di Anna dopo 2]
"""


def test_moments_are_told_in_their_order_however_they_were_asked():
    headline = answer(run(parse(MOMENTS, "prova"))).headline
    assert [one.partition(" Anna")[0] for one in headline] == ["All'inizio", "Dopo il passo 10", "Alla fine"]


def test_608_2n_control_one_moment_alone_is_the_end_without_a_word():
    headline = answer(run(parse(MOMENTS.replace(", vita di Anna dopo 0, vita di Anna dopo 2", ""), "prova"))).headline
    assert headline == ("Anna passa da 20 a 26 punti vita.",)


FIGHT = """\
giocatori:
  - {{nome: Anna, campo: [{attackers}]}}
  - {{nome: Bruno}}
azioni: [{{attacca: {{{attack}}}, di: Anna}}]
fino a: danno da combattimento
"""


@pytest.mark.parametrize(
    ("attackers", "attack", "said"),
    [
        (
            "Muro 0/4, Muffa 0/1",
            "muro: Bruno, muffa: Bruno",
            "«Muro» e «Muffa» non infliggono danno: quello che assegnerebbero è 0 o meno",
        ),
        ("Muro 0/4", "muro: Bruno", "«Muro» non infligge danno: quello che assegnerebbe è 0 o meno"),
    ],
)
def test_510_1a_creatures_that_deal_no_damage_agree_with_why(attackers: str, attack: str, said: str):
    lines = ruling(run(parse(FIGHT.format(attackers=attackers, attack=attack), "prova"))).lines
    assert any(said in line.text for line in lines)
