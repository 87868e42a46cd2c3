"""702: keywords that the engine knew and no other test was named after: in combat, as spells are cast, turn by turn."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

TWICE = """
carta: Togli istantaneo
> Una creatura bersaglio perde doppio attacco fino alla fine del turno.
Anna: Eroe 3/3 doppio attacco
Bruno in mano: Togli
Anna attacca Bruno con Eroe
Bruno non blocca
vai a danno
{deed}
vai a principale
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize(("deed", "life"), [("Bruno lancia Togli su Eroe\nrisolvi", 17), ("", 14)])
def test_702_4c_without_double_strike_after_the_first_damage_there_is_no_second(deed: str, life: int) -> None:
    assert told(TWICE.format(deed=deed)) == f"Bruno passa da 20 a {life} punti vita."


GUARDED = """
carta: Nebbia stregoneria
> Le creature perdono {lost} fino alla fine del turno.
carta: Dardo istantaneo rosso
> Distruggi una creatura bersaglio.
Anna: Orso 2/2
> Anti-malocchio dal rosso
Bruno in mano: Dardo, Nebbia
turno di Bruno
Bruno lancia Nebbia
risolvi
Bruno può lanciare Dardo su Orso?
"""


@pytest.mark.parametrize(("lost", "answer"), [("anti-malocchio", "Sì"), ("volare", "No")])
def test_702_11e_who_loses_hexproof_loses_that_from_a_quality(lost: str, answer: str) -> None:
    assert told(GUARDED.format(lost=lost)).startswith(answer)


@pytest.mark.parametrize(("land", "answer"), [("Foresta", "No"), ("Isola", "Sì")])
def test_702_14d_landwalk_does_not_cancel_landwalk(land: str, answer: str) -> None:
    board = f"""
Anna: Elfo 2/2 passa-foreste
Bruno: Altro 2/2 passa-foreste, {land}
Anna attacca Bruno con Elfo
L'Altro può bloccare l'Elfo?
"""
    assert told(board).startswith(answer)


NINJA = """
carta: Ninja creatura 4/4
> Ninjutsu {{1}}{{U}}
Anna: Topo 1/1; mano: Ninja
Bruno: 20, Maga planeswalker 5
Anna attacca {whom} con Topo
Bruno non blocca
Anna attiva Ninja
costo: Topo
risolvi
vai a principale
Quanta vita ha Bruno? Quanta fedeltà ha la Maga?
"""


@pytest.mark.parametrize(("whom", "answer"), [("Maga", "Bruno resta a 20 punti vita"), ("Bruno", "da 20 a 16")])
def test_702_49c_it_attacks_what_the_creature_attacked_that_was_returned(whom: str, answer: str) -> None:
    assert answer in told(NINJA.format(whom=whom))


SPLIT_SECOND = """
carta: Scatto istantaneo
{quick}> Lo Scatto infligge 2 danni a un giocatore bersaglio.
carta: Larva creatura 5/5
> Metamorfosi {{1}}
carta: Golem creatura 1/1
> {{1}}: Guadagni 1 punto vita.
carta: Druido creatura 1/1
> {{T}}: Aggiungi {{G}}.
carta: Vecchio creatura 1/1
> Ogniqualvolta un avversario lancia una magia, guadagni 5 punti vita.
Anna in mano: Scatto
Bruno: Larva a faccia in giù, Golem, Druido, Vecchio
Anna lancia Scatto su Bruno
{asked}
"""
QUICK = "> Battibaleno\n"


@pytest.mark.parametrize(
    ("quick", "deed", "answer"),
    [
        (QUICK, "Bruno gira a faccia in su Larva", "Sì"),
        (QUICK, "Bruno attiva Druido", "Sì"),
        (QUICK, "Bruno attiva Golem", "No"),
        ("", "Bruno attiva Golem", "Sì"),
    ],
)
def test_702_61b_special_actions_and_mana_abilities_are_left(quick: str, deed: str, answer: str) -> None:
    assert told(SPLIT_SECOND.format(quick=quick, asked=f"{deed}\nSi può fare?")).startswith(answer)


def test_702_61b_abilities_trigger_all_the_same() -> None:
    assert "da 20 a 23" in told(SPLIT_SECOND.format(quick=QUICK, asked="Quanta vita ha Bruno?"))


@pytest.mark.parametrize(
    ("have", "answer"),
    [
        ("Nube con due segnalini tempo", "ha 1 segnalino tempo e resta sul campo di battaglia"),
        ("Nube con un segnalino tempo", "muore"),
        ("Nube", "resta sul campo di battaglia"),
    ],
)
def test_702_63b_vanishing_without_a_number_does_not_give_what_it_takes(have: str, answer: str) -> None:
    board = f"""
carta: Nube creatura 3/3
> Evanescenza
Anna: {have}
Bruno
turno di Bruno
vai a principale di Anna
Quanti segnalini tempo ha la Nube? Dov'è la Nube?
"""
    assert answer in told(board)


@pytest.mark.parametrize(
    ("keyword", "answer"),
    [("avvizzire", "-2/2 e non ha danno"), ("infettare", "-2/2 e non ha danno"), ("cautela", "0/4 e ha 2 danni")],
)
def test_702_80a_702_90c_damage_to_a_creature_is_counters_and_not_marked(keyword: str, answer: str) -> None:
    board = f"""
Anna: Ragno 2/2 {keyword}
Bruno: Muro 0/4 difensore
Anna attacca Bruno con Ragno
Bruno blocca Ragno con Muro
Quanto è il Muro? Quanto danno ha il Muro?
"""
    assert answer in told(board)


@pytest.mark.parametrize(
    ("reply", "answer"),
    [("sì", "Anna resta a 20 punti vita; «Idra» è 5/5"), ("no", "da 20 a 25 punti vita; «Idra» è 3/3")],
)
def test_702_104b_what_triggers_asks_whether_the_tribute_was_paid(reply: str, answer: str) -> None:
    board = f"""
carta: Idra creatura 3/3
> Tributo 2
> Quando l'Idra entra, se il tributo non è stato pagato, guadagni 5 punti vita.
Anna in mano: Idra
Bruno
Anna lancia Idra
risolvi
risposta: {reply}
Quanta vita ha Anna? Quanto è l'Idra?
"""
    assert answer in told(board)


@pytest.mark.parametrize(("lines", "count"), [("> Tossico 2\n> Tossico 1", 3), ("> Tossico 2", 2)])
def test_702_164b_all_its_toxic_counts_together(lines: str, count: int) -> None:
    board = f"""
carta: Marinaio creatura 1/1
{lines}
Anna: Marinaio
Bruno
Anna attacca Bruno con Marinaio
Bruno non blocca
Quanti segnalini veleno ha Bruno?
"""
    assert f"{count} segnalini veleno" in told(board)


CASE = """
carta: Indagine incantesimo Caso
> Risolvere — Controlli tre o più creature.
> Risolto — {solved}
Anna: Indagine, Orso 2/2, Lupo 2/2{more}
Bruno
vai a finale
{asked}
"""
THREE = ", Gatto 1/1"


def _case(solved: str, more: str, asked: str) -> str:
    """What is answered at the end of the turn in which the Case is solved, or is not."""
    return told(CASE.format(solved=solved, more=more, asked=f"risolvi tutto\n{asked}" if more else asked))


@pytest.mark.parametrize(("more", "size"), [(THREE, "3/3"), ("", "2/2")])
def test_702_169b_719_3c_what_stands_behind_solved_holds_from_then_on(more: str, size: str) -> None:
    static = "Le creature che controlli prendono +1/+1."
    assert _case(static, more, "Quanto è l'Orso?") == f"«Orso» è {size}."


@pytest.mark.parametrize(("more", "answer"), [(THREE, "Sì"), ("", "No")])
def test_702_169d_719_3c_it_can_be_activated_from_then_on(more: str, answer: str) -> None:
    asked = "Anna attiva Indagine\nSi può fare?"
    assert _case("{T}: Guadagni 2 punti vita.", more, asked).startswith(answer)


@pytest.mark.parametrize(("more", "life"), [(THREE, "da 20 a 22"), ("", "resta a 20")])
def test_702_169c_719_3c_it_triggers_from_then_on(more: str, life: str) -> None:
    solved = "Ogniqualvolta peschi una carta, guadagni 2 punti vita."
    asked = f"Anna pesca 1\n{'risolvi tutto' if more else ''}\nQuanta vita ha Anna?"
    assert life in _case(solved, more, asked)


@pytest.mark.parametrize(
    ("count", "answer"),
    [("due", "ha volare ed è 3/3"), ("quattro", "ha volare ed è 3/3"), ("cinque", "non ha volare ed è 5/5")],
)
def test_711_2a_711_2b_a_leveler_is_what_the_box_of_its_level_says(count: str, answer: str) -> None:
    board = f"""
carta: Allievo creatura 1/1
> Aumentare di livello {{1}}
> LIVELLO 2-4
> 3/3
> Volare
> LIVELLO 5+
> 5/5
> Travolgere
Anna: Allievo con {count} segnalini livello
Bruno
L'Allievo ha volare? Quanto è l'Allievo?
"""
    assert answer in told(board)


@pytest.mark.parametrize(("first", "size"), [("Anna lancia Vigore su Mutaforma\nrisolvi\n", "5/5"), ("", "2/2")])
def test_707_4_who_becomes_a_copy_does_not_enter_and_keeps_what_else_changed_it(first: str, size: str) -> None:
    board = f"""
carta: Mutaforma creatura 1/1
> {{1}}: Il Mutaforma diventa una copia di una creatura bersaglio.
carta: Occhio incantesimo
> Ogniqualvolta una creatura entra, guadagni 1 punto vita.
carta: Vigore istantaneo
> Una creatura bersaglio prende +3/+3 fino alla fine del turno.
Anna: Mutaforma, Occhio; mano: Vigore
Bruno: Orso 2/2
{first}Anna attiva Mutaforma su Orso
Quanto è il Mutaforma? Quanta vita ha Anna?
"""
    assert f"è {size}; Anna resta a 20 punti vita" in told(board)


CLEAVE = """
carta: Taglio istantaneo
costo: R
> Fendere {{3}}{{R}}
> Distruggi una creatura bersaglio [rossa].
Anna in mano: Taglio
Bruno: Orso 2/2 verde
Anna lancia Taglio su Orso
costo: {paid}
Si può fare?
"""


@pytest.mark.parametrize(("paid", "answer"), [("fendere", "Sì"), ("costo di mana", "No")])
def test_702_148b_cleaved_the_words_in_brackets_are_gone(paid: str, answer: str) -> None:
    assert told(CLEAVE.format(paid=paid)).startswith(answer)


UNDAUNTED = """
carta: Coro stregoneria
costo: 6G
> Impavido
> Pesca una carta.
Anna: 4x Foresta; mano: Coro
Bruno: 20
Carla: 20
Dario: {dario}
Anna lancia Coro
Si può fare?
"""


@pytest.mark.parametrize(("dario", "answer"), [("20", "Sì"), ("ha lasciato", "no")])
def test_702_125b_who_has_left_is_no_opponent_any_more(dario: str, answer: str) -> None:
    assert answer in told(UNDAUNTED.format(dario=dario))


@pytest.mark.parametrize(("chosen", "life"), [(1, 21), (2, 22), (3, 25)])
def test_702_155b_a_saga_that_is_read_ahead_begins_with_the_chapter_chosen(chosen: int, life: int) -> None:
    board = f"""
carta: Epopea incantesimo Saga
> Saltare pagina
> I — Guadagni 1 punto vita.
> II — Guadagni 2 punti vita.
> III — Guadagni 5 punti vita.
Anna in mano: Epopea
Bruno
Anna lancia Epopea
risolvi
risposta: numero {chosen}
risolvi tutto
Quanta vita ha Anna?
"""
    assert f"da 20 a {life}" in told(board)


CONVOKED = """
carta: Mago stregoneria
costo: 4GG
> Convocazione
> Pesca una carta.
carta: Sconto incantesimo
> Le magie che lanci costano {{2}} in meno per essere lanciate.
Anna: {have}Foresta, Foresta, Orso 2/2, Lupo 2/2; mano: Mago
Bruno
conta il mana
Anna lancia Mago
Si può fare?
"""


@pytest.mark.parametrize(("have", "can"), [("Sconto, ", True), ("", False)])
def test_702_51b_creatures_pay_of_what_the_cost_comes_to(have: str, can: bool) -> None:
    assert told(CONVOKED.format(have=have)).startswith("Sì") is can


FORTIFIED = """
carta: Muro artefatto Fortificazione
> Fortificare {{1}}
Anna: Muro, Foresta
Bruno: Isola, Orso 2/2
{step}Anna attiva Muro su {what}
Si può fare?
"""


@pytest.mark.parametrize(
    ("step", "what", "answer"),
    [("", "Foresta", "Sì"), ("", "Isola", "No"), ("turno: Bruno, mantenimento\n", "Foresta", "No")],
)
def test_702_67a_to_a_land_of_ones_own_as_a_sorcery(step: str, what: str, answer: str) -> None:
    assert told(FORTIFIED.format(step=step, what=what)).startswith(answer)
