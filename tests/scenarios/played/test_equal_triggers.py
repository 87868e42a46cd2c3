"""603.3b: abilities that come to the same need no order; those of one object are told apart by what they triggered on."""

import pytest

from scenarios.played.run import DoesNotFit, Run, run
from scenarios.told.ruling import ruling
from scenarios.written.load import parse

DEATHS = """\
carte:
  Rosario: {{tipo: Incantesimo, testo: "Ogniqualvolta una creatura che controlli muore, {first}."}}
  Lamento: {{tipo: Incantesimo, testo: "Ogniqualvolta una creatura che controlli muore, pesca una carta."}}
giocatori:
  - {{nome: Anna, campo: [2x Rosario{more}, Orso 2/2], grimorio: 5}}
  - {{nome: Bruno}}
azioni: [{{evento: {{distruggi: orso}}{replies}}}]
"""
GAIN = "guadagni 1 punto vita"


def played(first: str = GAIN, more: str = "", order: str = "") -> Run:
    replies = f", risposte: [{{ordine: [{order}]}}]" if order else ""
    return run(parse(DEATHS.format(first=first, more=more, replies=replies), "prova"))


def put(made: Run) -> list[str]:
    return [line.text for line in ruling(made).lines if "mette in pila" in line.text]


def test_603_3b_nobody_orders_what_two_objects_do_alike_to_a_player() -> None:
    made = played()
    assert made.question is None
    assert len(put(made)) == 2


def test_603_3b_control_what_their_source_deals_is_ordered() -> None:
    made = played(first="Rosario infligge 1 danno a ogni avversario")
    assert made.question is not None


def test_603_3b_one_of_each_kind_is_order_enough() -> None:
    told = put(played(more=", Lamento", order="lamento, rosario"))
    assert ["Lamento" in one for one in told] == [True, False, False]
    told = put(played(more=", Lamento", order="rosario, lamento"))
    assert ["Lamento" in one for one in told] == [False, False, True]


def test_603_3b_control_a_kind_that_is_not_named_is_missing() -> None:
    with pytest.raises(DoesNotFit, match="non dice dove va"):
        played(more=", Lamento", order="rosario1, rosario2")


ENTERING = """\
carte:
  Roveto:
    tipo: Incantesimo
    abilità: [{{quando: {{entra: {{tipo: creatura, controllore: avversario}}}}, effetto: [{{infliggi: 1, a: esso}}]}}]
  Ritorno:
    tipo: Stregoneria
    abilità: [{{effetto: [{{sposta: {{ogni: {{zona: cimitero, tipo: creatura}}}}, in: campo}}]}}]
giocatori:
  - {{nome: Anna, mano: [Ritorno], cimitero: [Lupo 2/2, Orso 2/2]}}
  - {{nome: Bruno, campo: [Roveto]}}
azioni: [{{lancia: Ritorno, di: Anna}}, {{risolvi: 1, risposte: [{{ordine: [{order}]}}]}}, {{risolvi: 1}}]
chiede: [danno di orso, danno di lupo]
"""


@pytest.mark.parametrize(("order", "told"), [("orso, lupo", ["Orso", "Lupo"]), ("lupo, orso", ["Lupo", "Orso"])])
def test_603_2c_abilities_of_one_object_are_ordered_by_what_they_are_about(order: str, told: list[str]) -> None:
    lines = ruling(run(parse(ENTERING.format(order=order), "prova"))).lines
    chosen = [text for line in lines for text in line.chosen]
    assert chosen[0].endswith(f": «Roveto» per «{told[0]}», poi «Roveto» per «{told[1]}».")
    dealt = [line.text for line in lines if "infligge" in line.text]
    assert [f"«{name}»" in text for name, text in zip(reversed(told), dealt, strict=False)] == [True] * len(dealt)


def test_603_2c_control_by_the_name_of_the_object_alone_they_stand_as_they_triggered() -> None:
    made = run(parse(ENTERING.format(order="roveto, roveto"), "prova"))
    chosen = [text for line in ruling(made).lines for text in line.chosen]
    assert chosen[0].endswith(": «Roveto» per «Lupo», poi «Roveto» per «Orso».")
