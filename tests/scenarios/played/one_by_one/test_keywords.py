"""702: several instances of a keyword ability, and the same in another zone or of a source that has left."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

TWICE = """
carta: Belva creatura 2/2
{lines}
Anna: {other}; mano: Belva
Bruno
{before}
Anna lancia Belva
{answers}
Quanto è la Belva?
"""


@pytest.mark.parametrize(
    ("lines", "size"), [("> Sete di sangue 1", "3/3"), ("> Sete di sangue 1\n> Sete di sangue 2", "5/5")]
)
def test_702_54c_each_bloodthirst_applies(lines: str, size: str) -> None:
    board = TWICE.format(lines=lines, other="20", before="Anna lancia 1 danno a Bruno\nrisolvi", answers="")
    assert told(board) == f"«Belva» è {size}."


@pytest.mark.parametrize(("lines", "size"), [("> Innesto 1", "3/3"), ("> Innesto 1\n> Innesto 2", "5/5")])
def test_702_58b_each_graft_gives_its_counters(lines: str, size: str) -> None:
    assert told(TWICE.format(lines=lines, other="20", before="", answers="")) == f"«Belva» è {size}."


@pytest.mark.parametrize(("lines", "size"), [("> Tumulto", "3/3"), ("> Tumulto\n> Tumulto", "4/4")])
def test_702_136b_each_riot_lets_choose(lines: str, size: str) -> None:
    answers = "\n".join(["risposta: sì"] * lines.count("Tumulto"))
    assert told(TWICE.format(lines=lines, other="20", before="", answers=answers)) == f"«Belva» è {size}."


@pytest.mark.parametrize(("lines", "count"), [("> Evanescenza 2", 2), ("> Evanescenza 2\n> Evanescenza 3", 5)])
def test_702_63c_each_vanishing_gives_its_counters(lines: str, count: int) -> None:
    board = TWICE.format(lines=lines, other="20", before="", answers="").replace(
        "Quanto è la Belva?", "Quanti segnalini ha la Belva?"
    )
    assert f"ha {count} segnalini tempo" in told(board)


def test_702_64b_absorb_prevents_anew_for_each_time_damage_is_dealt() -> None:
    board = "carta: Muro creatura 0/9\n> Assorbire 1\nAnna: Muro\nBruno\n{}\nQuanti danni ha Muro?"
    once = "Bruno lancia 3 danni su Muro"
    assert told(board.format(once)) == "«Muro» ha 2 danni."
    assert told(board.format(f"{once}\nrisolvi\n{once}")) == "«Muro» ha 4 danni."


def test_702_64c_each_absorb_prevents_its_own() -> None:
    board = (
        "carta: Muro creatura 0/9\n> Assorbire 1\n> Assorbire 2\nAnna: Muro\nBruno\n"
        "Bruno lancia 5 danni su Muro\nQuanti danni ha Muro?"
    )
    assert "«Muro» ha 2 danni" in told(board)
    assert "«Muro» ha 4 danni" in told(board.replace("> Assorbire 2\n", ""))


UNBLOCKED = """
carta: Serpe creatura 1/1
parole chiave: {keywords}
Anna: Serpe
Bruno
Anna attacca Bruno con Serpe
Bruno non blocca
{asked}
"""


@pytest.mark.parametrize(
    ("keywords", "count"), [("avvelenare 1", "1 segnalino"), ("avvelenare 1, avvelenare 2", "3 segnalini")]
)
def test_702_70b_each_poisonous_triggers(keywords: str, count: str) -> None:
    assert f"Bruno ha {count} veleno" in told(UNBLOCKED.format(keywords=keywords, asked="Quanto veleno ha Bruno?"))


@pytest.mark.parametrize(("keywords", "life"), [("frenzy 1", 18), ("frenzy 1, frenzy 2", 16)])
def test_702_68b_each_frenzy_triggers(keywords: str, life: int) -> None:
    assert f"da 20 a {life} punti vita" in told(UNBLOCKED.format(keywords=keywords, asked="Quanta vita ha Bruno?"))


LEFT = """
carta: Spina creatura 1/1 {keyword}
> Sacrifica la Spina: La Spina infligge 2 danni a un qualsiasi bersaglio.
Anna: Spina
Bruno: Orso 3/3
Anna attiva Spina su {target}
{asked}
"""


@pytest.mark.parametrize(
    ("keyword", "target", "asked", "answer", "without"),
    [
        ("tocco letale", "Orso", "Muore l'Orso?", "«Orso» muore.", "«Orso» resta sul campo di battaglia."),
        (
            "legame vitale",
            "Orso",
            "Quanta vita ha Anna?",
            "Anna passa da 20 a 22 punti vita.",
            "Anna resta a 20 punti vita.",
        ),
        ("avvizzire", "Orso", "Quanto è l'Orso?", "«Orso» è 1/1.", "«Orso» è 3/3."),
        (
            "infettare",
            "Bruno",
            "Quanto veleno ha Bruno?",
            "Bruno ha 2 segnalini veleno.",
            "Bruno non ha segnalini veleno.",
        ),
    ],
)
def test_702_2d_702_15d_702_80b_702_80c_702_90d_702_90e_a_source_that_has_left_deals_damage_as_it_last_was(
    keyword: str, target: str, asked: str, answer: str, without: str
) -> None:
    assert told(LEFT.format(keyword=keyword, target=target, asked=asked)) == answer
    assert told(LEFT.format(keyword="cautela", target=target, asked=asked)) == without


GUARDED = """
carta: Spada artefatto equipaggiamento {color}
> La creatura equipaggiata prende +2/+2.
> Equipaggia {{1}}
carta: Benedizione istantaneo
> La creatura bersaglio ha protezione dal rosso fino alla fine del turno.
Anna: Orso 2/2, Spada su Orso
Bruno
Anna lancia Benedizione su Orso
Quanto è l'Orso? Dov'è la Spada?
"""


def test_702_16d_an_equipment_of_the_quality_comes_off_and_stays_on_the_battlefield() -> None:
    assert told(GUARDED.format(color="rosso")) == "«Orso» è 2/2; «Spada» resta sul campo di battaglia."
    assert told(GUARDED.format(color="blu")) == "«Orso» è 4/4; «Spada» resta sul campo di battaglia."


def test_702_29f_typecycling_is_cycling() -> None:
    board = """
carta: Culla incantesimo
> Ogniqualvolta cicli una carta, guadagni 1 punto vita.
carta: Orsone creatura 5/5
> {}
Anna: Culla; mano: Orsone; grimorio: Foresta, Isola
Bruno
Anna attiva Orsone
scegli: Foresta
Quanta vita ha Anna?
"""
    assert told(board.format("Cicloforesta {2}")) == "Anna passa da 20 a 21 punti vita."
    assert "resta a 20" in told(
        board.format("{2}, Scarta questa carta: Pesca una carta.").replace("scegli: Foresta\n", "")
    )


def test_702_42b_entwined_modes_are_followed_in_the_order_written() -> None:
    board = """
carta: Scelta stregoneria costo 2R
> Scegli uno —
> • Distruggi la creatura bersaglio.
> • Guadagni 2 punti vita.
> Intrecciare {2}
Anna in mano: Scelta
Bruno: Lupo 2/2
Anna lancia Scelta su Lupo
modi: 1 e 2
costo: sì
Muore il Lupo? Quanta vita ha Anna?
"""
    assert told(board) == "«Lupo» muore; Anna passa da 20 a 22 punti vita."
    alone = board.replace("modi: 1 e 2\ncosto: sì", "modi: 1\ncosto: no")
    assert told(alone) == "«Lupo» muore; Anna resta a 20 punti vita."


REPLICA = """
carta: Scintilla istantaneo costo R
> La Scintilla infligge 1 danno a un giocatore bersaglio.
{lines}
Anna{mana}
Bruno
Anna in mano: Scintilla
{before}
Anna lancia Scintilla su Bruno
{answers}
Quanta vita ha Bruno?
"""


@pytest.mark.parametrize(("lines", "life"), [("> Tempesta", 17), ("> Tempesta\n> Tempesta", 16)])
def test_702_40b_each_storm_triggers(lines: str, life: int) -> None:
    answers = "\n".join(["risposta: no"] * lines.count("Tempesta"))
    board = REPLICA.format(lines=lines, mana="", before="Anna lancia 1 danno a Bruno\nrisolvi", answers=answers)
    assert f"da 20 a {life} punti vita" in told(board)


@pytest.mark.parametrize(
    ("lines", "paid", "life"),
    [
        ("> Replicare {1}", "costo: 1\nrisposta: no", 18),
        ("> Replicare {1}\n> Replicare {1}", "costo: 1\ncosto: 1\nrisposta: no\nrisposta: no", 17),
    ],
)
def test_702_56b_each_replicate_is_paid_and_triggers(lines: str, paid: str, life: int) -> None:
    assert f"a {life} punti vita" in told(REPLICA.format(lines=lines, mana="", before="", answers=paid))


PAID_ONCE = """
carta: Fante creatura 3/3 costo W
{lines}
Anna in mano: Fante
Bruno
Anna lancia Fante
{paid}
Quanti Fante ci sono?
"""


@pytest.mark.parametrize(
    ("paid", "count"), [("costo: 1\ncosto: 1", 3), ("costo: 2\ncosto: 0", 3), ("costo: 0\ncosto: 1", 2)]
)
def test_702_157b_each_squad_makes_as_many_as_were_paid_for_it(paid: str, count: int) -> None:
    assert f"{count} «Fante»" in told(PAID_ONCE.format(lines="> Squadra {2}\n> Squadra {2}", paid=paid))


@pytest.mark.parametrize(("paid", "count"), [("costo: sì\ncosto: no", 2), ("costo: sì\ncosto: sì", 3)])
def test_702_175b_each_offspring_looks_at_what_was_paid_for_it(paid: str, count: int) -> None:
    assert f"{count} «Fante»" in told(PAID_ONCE.format(lines="> Prole {2}\n> Prole {2}", paid=paid))


@pytest.mark.parametrize(
    ("lines", "paid", "life"),
    [
        ("> Danno collaterale 1\n> Danno collaterale 1", "costo: sì\ncosto: no\ncosto: Uno", 18),
        ("> Danno collaterale 1", "costo: sì\ncosto: Uno", 18),
        ("> Cospirare\n> Cospirare", "costo: sì\ncosto: no\ncosto: Uno, Due", 18),
        ("> Danno collaterale 1\n> Danno collaterale 1", "costo: no\ncosto: no", 19),
    ],
)
def test_702_78b_702_153b_each_triggers_for_its_own_payment(lines: str, paid: str, life: int) -> None:
    board = REPLICA.replace("costo R\n", "rosso costo R\n").format(
        lines=lines,
        mana=": Uno 1/1 rosso, Due 1/1 rosso, Tre 1/1 rosso",
        before="",
        answers=f"{paid}\nrisposta: no" if life < 19 else paid,
    )
    assert f"a {life} punti vita" in told(board)


TRAINED = """
carta: Recluta creatura 2/2
> Addestramento
Anna: Recluta, {other}
Bruno
Anna attacca Bruno con Recluta e Altro
Bruno non blocca
Quanto è la Recluta?
"""


@pytest.mark.parametrize(("other", "size"), [("Altro 4/4", "3/3"), ("Altro 2/2", "2/2")])
def test_702_149a_a_creature_trains_beside_a_stronger_one(other: str, size: str) -> None:
    assert told(TRAINED.format(other=other)) == f"«Recluta» è {size}."


@pytest.mark.parametrize(("more", "size"), [("", "2/2"), ("Anna lancia +2/+2 su Cucciolo", "3/3")])
def test_702_134a_608_2b_a_mentor_ability_looks_at_its_target_again(more: str, size: str) -> None:
    board = f"""
carta: Maestro creatura 3/3
> Mentore
Anna: Maestro, Cucciolo 1/1
Bruno
Anna attacca Bruno con Maestro e Cucciolo
{more}
Quanto è il Cucciolo?
"""
    assert told(board) == f"«Cucciolo» è {size}."


@pytest.mark.parametrize(("new", "size"), [("Orso 2/2", "2/2"), ("Elfo 1/1", "1/1")])
def test_702_100a_a_creature_evolves_where_a_larger_one_enters(new: str, size: str) -> None:
    board = f"carta: Larva creatura 1/1\n> Evoluzione\nAnna: Larva\nBruno\nAnna lancia {new}\nQuanto è la Larva?"
    assert told(board) == f"«Larva» è {size}."


def test_702_128a_what_is_embalmed_is_a_white_token_without_mana_cost() -> None:
    board = """
carta: Mummia creatura 3/3 costo 2U
> Imbalsamare {3}{U}
Anna
nel cimitero di Anna: Mummia
Bruno
Anna attiva Mummia
risolvi
Di che colore è la pedina Mummia? Che valore di mana ha la pedina Mummia?
"""
    assert told(board) == "«Mummia» è di colore bianco e ha valore di mana 0."


@pytest.mark.parametrize(("eaten", "size"), [("Orso, Lupo", "4/4"), ("Orso", "3/3")])
def test_702_82b_what_was_devoured_is_counted(eaten: str, size: str) -> None:
    board = f"""
carta: Drago creatura 2/2
> Divorare 1
Anna: Orso 2/2, Lupo 2/2; mano: Drago
Bruno
Anna lancia Drago
scegli: {eaten}
Quanto è il Drago?
"""
    assert told(board) == f"«Drago» è {size}."


@pytest.mark.parametrize(("chosen", "strength"), [("l'Orso", 3), ("il Lupo", 2)])
def test_702_95b_what_a_card_says_of_both_creatures_is_so_of_the_one_it_is_paired_with(
    chosen: str, strength: int
) -> None:
    board = f"""
Anna: Orso 2/2, Lupo 2/2
Anna in mano: Fratello creatura 2/2
> Unione d'anime
> Fintanto che Fratello è abbinato a un'altra creatura, entrambe le creature prendono +1/+1.
Bruno
Anna lancia Fratello
risolvi
risolvi
risposta: sì
Anna sceglie {chosen}
Che forza ha l'Orso?
"""
    assert told(board) == f"«Orso» ha forza {strength}."


@pytest.mark.parametrize(("times", "copies"), [(2, 3), (1, 2)])
def test_702_157b_squad_is_paid_so_many_times_and_makes_so_many_tokens(times: int, copies: int) -> None:
    board = (
        f"carta: Fante creatura 1/1 costo W\n> Squadra {{2}}\nAnna in mano: Fante\nBruno\n"
        f"Anna lancia Fante\ncosto: {times}\nQuanti Fante ci sono?"
    )
    assert told(board) == f"Ci sono {copies} «Fante» sul campo di battaglia."


@pytest.mark.parametrize(
    ("keyword", "lands", "answer"),
    [
        ("Convocazione", "Pianura, Orso 2/2 malato, Lupo 2/2", "Sì"),
        ("Improvvisare", "Pianura, Sasso artefatto, Ferro artefatto", "Sì"),
        ("Improvvisare", "Foresta, Sasso artefatto, Ferro artefatto", "No:"),
    ],
)
def test_702_51a_702_126a_who_may_pay_by_tapping_may_cast_it(keyword: str, lands: str, answer: str) -> None:
    board = (
        f"carta: Parata creatura 4/4 costo 2W\n> {keyword}\nAnna: {lands}; mano: Parata\nBruno\n"
        "conta il mana\nAnna lancia Parata\nSi può fare?"
    )
    assert answer in told(board)


@pytest.mark.parametrize("keyword", ["velo", "velo, velo"])
def test_702_18b_702_61c_a_second_instance_changes_nothing(keyword: str) -> None:
    assert told(f"Anna: Orso 2/2 {keyword}\nBruno\nAnna lancia +3/+3 su Orso\nSi può fare?").startswith("No")
    split = "\n> Battibaleno" * len(keyword.split(", "))
    board = (
        f"carta: Stretta istantaneo{split}\n> Distruggi la creatura bersaglio.\nAnna in mano: Stretta\n"
        "Bruno: Orso 2/2\nAnna lancia Stretta su Orso\n"
    )
    assert told(f"{board}Bruno risponde con +3/+3 su Orso\nSi può fare?").startswith("No")
