"""303.4f-i: an Aura that enters in any way but as an Aura spell: what it enchants, and when it does not enter."""

import pytest

from tests.scenarios.ruling import ruled, rules_of

MIRROR = """\
carte:
  Sprone: {{tipo: {kind}, costo: 1R, {enchant} testo: "{text}"}}
  Riflesso:
    tipo: Incantesimo
    costo: 2U
    abilità: [{{sostituisce lo spostamento di: {{questo: sì}}, in: campo, entra come copia: {{di: incantesimo}}}}]
giocatori:
  - {{nome: Anna, campo: [Orso 2/2, {{carta: Sprone, id: sprone{host}}}]}}
  - {{nome: Bruno, mano: [Riflesso], campo: [{lion}]}}
turno: {{di: Bruno, sottofase: principale}}
azioni:
  - {{lancia: riflesso, di: Bruno}}
  - {{risolvi: 1{answers}}}
attese:
  - {{oggetto: riflesso, {found}}}
"""
AURA = {
    "kind": "Incantesimo — Aura",
    "enchant": "parole chiave: [incanta creatura],",
    "text": "La creatura incantata prende +2/+0.",
    "host": ", attaccato a: orso",
    "lion": "Leone 2/2",
}


def test_303_4f_what_enters_as_a_copy_of_an_aura_chooses_its_host() -> None:
    answers = ", risposte: [{come copia di: sprone}, {scegli: leone}]"
    made = ruled(MIRROR.format(**AURA, answers=answers, found="zona: campo, attaccato a: leone"))
    assert "303.4f" in rules_of(made)


def test_303_4f_control_a_copy_of_another_enchantment_is_attached_to_nothing() -> None:
    plain = {
        "kind": "Incantesimo",
        "enchant": "",
        "text": "Le creature che controlli prendono +1/+0.",
        "host": "",
        "lion": "Leone 2/2",
    }
    made = ruled(
        MIRROR.format(
            **plain, answers=", risposte: [{come copia di: sprone}]", found="zona: campo, attaccato a: niente"
        )
    )
    assert "303.4f" not in rules_of(made)


def test_303_4g_a_spell_that_would_be_an_aura_without_a_host_goes_to_the_graveyard() -> None:
    own = {**AURA, "enchant": "parole chiave: [incanta creatura che controlli],", "lion": ""}
    made = ruled(MIRROR.format(**own, answers=", risposte: [{come copia di: sprone}]", found="zona: cimitero"))
    assert "303.4g" in rules_of(made)


TOKEN = """\
carte:
  Sprone: {{tipo: Incantesimo — Aura, costo: 1R, parole chiave: [incanta creatura che controlli]}}
  Gemella:
    tipo: Stregoneria
    costo: 2U
    abilità: {{bersagli: incantesimo, effetto: [{{crea copie di: bersaglio}}]}}
giocatori:
  - {{nome: Anna, campo: [Orso 2/2, {{carta: Sprone, id: sprone, attaccato a: orso}}]}}
  - {{nome: Bruno, mano: [Gemella], campo: [{creature}]}}
turno: {{di: Bruno, sottofase: principale}}
azioni:
  - {{lancia: gemella, di: Bruno, bersagli: [sprone]}}
  - risolvi
attese:
  - {{quanti: Sprone, numero: {number}}}
"""


@pytest.mark.parametrize(("creature", "number", "rule"), [("Leone 2/2", 2, "303.4f"), ("", 1, "303.4g")])
def test_303_4g_a_token_copy_without_a_host_is_not_created(creature: str, number: int, rule: str) -> None:
    assert rule in rules_of(ruled(TOKEN.format(creature=creature, number=number)))
