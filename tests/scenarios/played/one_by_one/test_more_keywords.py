"""702: instances that change nothing, and keywords by what else is asked of them."""

from __future__ import annotations

import pytest

from tests.scenarios.played.one_by_one import told

FAST = """
carta: Spia creatura 2/2
{lines}
Anna in mano: Spia
Bruno
turno di Bruno
Anna lancia Spia
Si può fare?
"""


@pytest.mark.parametrize(("lines", "answer"), [("> Lampo", "Sì"), ("> Lampo\n> Lampo", "Sì"), ("> Volare", "No")])
def test_702_8b_two_flashes_are_as_good_as_one(lines: str, answer: str) -> None:
    assert told(FAST.format(lines=lines)).startswith(answer)


GUARDED = """
carta: Dardo istantaneo {color}
> Distruggi la creatura bersaglio.
Anna: Orso 2/2 {keyword}
Bruno in mano: Dardo
turno di Bruno
Bruno può lanciare Dardo su Orso?
"""


@pytest.mark.parametrize(
    ("keyword", "color", "answer"),
    [
        ("anti-malocchio dal nero", "nero", "No"),
        ("anti-malocchio dal nero", "bianco", "Sì"),
        ("anti-malocchio dal nero, anti-malocchio dal rosso", "rosso", "No"),
        ("anti-malocchio dal nero, anti-malocchio dal rosso", "verde", "Sì"),
        ("anti-malocchio, anti-malocchio", "verde", "No"),
        ("cautela", "nero", "Sì"),
    ],
)
def test_702_11h_each_quality_guards_by_itself(keyword: str, color: str, answer: str) -> None:
    assert told(GUARDED.format(keyword=keyword, color=color)).startswith(answer)


FLIES = """
Anna: Falco 2/2 {attacker}
Bruno: Ragno 0/4 {blocker}
Anna attacca Bruno con Falco
Il Ragno può bloccare il Falco?
"""


@pytest.mark.parametrize(
    ("attacker", "blocker", "answer"),
    [
        ("volare", "raggiungere", "Sì"),
        ("volare", "raggiungere, raggiungere", "Sì"),
        ("volare", "cautela", "No"),
        ("horsemanship", "horsemanship, horsemanship", "Sì"),
        ("horsemanship, horsemanship", "cautela", "No"),
    ],
)
def test_702_17c_702_31c_a_second_instance_changes_nothing(attacker: str, blocker: str, answer: str) -> None:
    assert told(FLIES.format(attacker=attacker, blocker=blocker)).startswith(answer)


PAYS = """
carta: Parata creatura 4/4 costo {cost}
{lines}
Anna: {lands}; mano: Parata
nel cimitero di Anna: Uno 1/1, Due 1/1
Bruno
conta il mana
Anna lancia Parata
Si può fare?
"""


@pytest.mark.parametrize(
    ("keyword", "cost", "lands"),
    [
        ("Convocazione", "2W", "Pianura, Orso 2/2, Lupo 2/2"),
        ("Improvvisare", "2W", "Pianura, Sasso artefatto, Ferro artefatto"),
        ("Esumare", "2W", "Pianura"),
    ],
)
def test_702_51d_702_66c_702_126c_two_instances_pay_no_more_than_one(keyword: str, cost: str, lands: str) -> None:
    for times in (1, 2):
        lines = "\n".join([f"> {keyword}"] * times)
        assert "Sì" in told(PAYS.format(lines=lines, cost=cost, lands=lands))
        assert "Sì" not in told(PAYS.format(lines=lines, cost=f"3{cost}".replace("32", "5"), lands=lands))


UNDAUNTED = """
formato: tutti contro tutti
carta: Titano creatura 4/4 costo 4G
{lines}
Anna: {lands}x Foresta; mano: Titano
Bruno
Carla
conta il mana
Anna lancia Titano
Si può fare?
"""


@pytest.mark.parametrize(("times", "lands", "answer"), [(1, 3, "Sì"), (1, 2, "No:"), (2, 1, "Sì")])
def test_702_125c_each_undaunted_makes_it_cost_less(times: int, lands: int, answer: str) -> None:
    assert answer in told(UNDAUNTED.format(lines="\n".join(["> Impavido"] * times), lands=lands))


EQUIPS = """
carta: Lama artefatto equipaggiamento
> La creatura equipaggiata prende +2/+2.
> Equipaggia {{5}}
> Equipaggia {{1}}
Anna: Lama, Orso 2/2, Foresta
Bruno
conta il mana
Anna attiva Lama abilità {which} su Orso
Si può fare?
"""


@pytest.mark.parametrize(("which", "answer"), [(3, "Sì"), (2, "no")])
def test_702_6d_any_of_several_equip_abilities_may_be_activated(which: int, answer: str) -> None:
    assert answer in told(EQUIPS.format(which=which))


TARGETS = """
carta: Patto stregoneria costo 1B
> Negoziare
> Pesca una carta. Se questa magia è stata negoziata, distruggi una creatura bersaglio.
Anna: Sasso artefatto; mano: Patto
Bruno: {theirs}
Anna lancia Patto{on}
costo: {paid}
{given}
Si può fare?
"""


def test_702_166d_without_bargaining_there_are_no_such_targets() -> None:
    assert told(TARGETS.format(theirs="20", on="", paid="no", given="")).startswith("Sì")
    assert told(TARGETS.format(theirs="Orso 2/2", on=" su Orso", paid="sì", given="costo: Sasso")).startswith("Sì")


COMMANDERS = """
formato: Commander
Anna: {commanders}
Bruno: 40
Anna attacca Bruno con {who}
Bruno non blocca
Bruno perde?
"""


def test_702_124d_damage_of_two_commanders_is_counted_apart() -> None:
    two = "Zor 11/11 leggendaria comandante, Kai 12/12 leggendaria comandante"
    assert told(COMMANDERS.format(commanders=two, who="Zor e Kai")) == "Bruno non perde la partita."
    one = "Zor 23/23 leggendaria comandante"
    assert told(COMMANDERS.format(commanders=one, who="Zor")).startswith("Bruno perde la partita")


READ_AHEAD = """
carta: Cronaca incantesimo Saga
{lines}
> I — Pesca una carta.
> II — Guadagni 2 punti vita.
> III — Guadagni 5 punti vita.
Anna in mano: Cronaca
Bruno
Anna lancia Cronaca
{chosen}
Quanta vita ha Anna?
"""


@pytest.mark.parametrize("times", [1, 2])
def test_702_155c_two_instances_of_read_ahead_choose_once(times: int) -> None:
    board = READ_AHEAD.format(lines="\n".join(["> Saltare pagina"] * times), chosen="numero: 2")
    assert told(board) == "Anna passa da 20 a 22 punti vita."


def test_702_155c_control_without_it_the_first_chapter_comes() -> None:
    board = READ_AHEAD.format(lines="", chosen="").replace("Saga\n\n", "Saga\n").replace("Cronaca\n\nQ", "Cronaca\nQ")
    assert told(board) == "Anna resta a 20 punti vita."


BAND = """
Anna: Orso 2/2 {keyword}, Lupo 2/2
Bruno: Gigante 4/4
azioni: [{{attacca: {{orso: Bruno, lupo: Bruno}}, branchi: [[orso, lupo]], di: Anna}}]
Bruno blocca Orso con Gigante
danno: 4 a Orso
Chi muore?
"""


@pytest.mark.parametrize("keyword", ["branco", "branco, branco"])
def test_702_22g_702_22m_a_band_shares_a_blocker_and_no_abilities(keyword: str) -> None:
    assert told(BAND.format(keyword=keyword)) == "«Orso» e «Gigante» muoiono."


@pytest.mark.parametrize(("who", "answer"), [("Re", "Sì"), ("Orso", "No")])
def test_702_6c_an_equip_ability_with_a_quality_reaches_only_such_creatures(who: str, answer: str) -> None:
    board = f"""
carta: Elmo artefatto equipaggiamento
> Equipaggiare creatura leggendaria {{1}}
Anna: Elmo, Re 3/3 leggendaria, Orso 2/2
Bruno
Anna attiva Elmo su {who}
Si può fare?
"""
    assert told(board).startswith(answer)


def test_702_6e_control_equipping_a_planeswalker_is_another_ability_and_said_not_to_be_read() -> None:
    with pytest.raises(AssertionError, match="non è ancora realizzato dal motore"):
        told(
            "carta: Elmo artefatto equipaggiamento\n> Equipaggiare planeswalker {1}\nAnna: Elmo, Maga planeswalker 3\n"
            "Bruno\nAnna attiva Elmo su Maga\nSi può fare?"
        )


@pytest.mark.parametrize(
    ("keyword", "count"), [("aldilà 1", "C'è una sola pedina Spirito"), ("aldilà 2", "Ci sono 2 pedine Spirito")]
)
def test_702_135a_the_tokens_of_a_keyword_are_asked_for_by_name(keyword: str, count: str) -> None:
    board = f"Anna: Prete 1/1 {keyword}\nBruno\nBruno lancia distruzione su Prete\nQuante pedine Spirito ci sono?"
    assert told(board).startswith(count)
