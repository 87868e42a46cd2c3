"""205, 702.5a: cards of which the only Italian printing has a type line of old, each beside one of today."""

from __future__ import annotations

from contextlib import contextmanager
from copy import copy

import pytest

from scenarios.language.errors import Wrong
from scenarios.played.run import Outcome, run
from scenarios.printed import corrections
from scenarios.printed.lending import LentCards
from scenarios.printed.store import FILE
from scenarios.told.report import as_text
from scenarios.written.card_source import lend_cards
from scenarios.written.cards import read_type_line
from scenarios.written.load import parse
from scenarios.written.old_type_lines import todays
from scenarios.written.rules_text import RulesText
from scenarios.written.stored import restored, stored
from tests.scenarios.printed.making import imported, lines, listed, put

WORN = "La creatura incantata prende +2/+0."
IN_ENGLISH = "Enchant creature\nEnchanted creature gets +2/+0."


@contextmanager
def lent(folder, *cards):
    imported(folder, put(folder, lines(*cards), "list.jsonl"))
    lend_cards(LentCards(folder / FILE, folder / corrections.FILE))
    try:
        yield
    finally:
        lend_cards(None)


def aura(**said):
    return listed("Zanna", **{"type_en": "Enchantment — Aura", "power": None, "toughness": None, **said})


def worn_by(what, label):
    board = f"giocatori:\n  - {{nome: Anna, mano: [Zanna], campo: [{what}], grimorio: [Isola]}}\n  - Bruno\n"
    cast = f"azioni:\n  - {{lancia: Zanna, di: Anna, bersagli: [{label}]}}\n  - risolvi\n"
    return run(parse(board + cast, "prova"))


CREATURE, LAND = ("Orso 2/2", "orso"), ("Foresta", "foresta")


@pytest.mark.parametrize("type_en", ["Enchantment — Aura", None])
@pytest.mark.parametrize(
    ("line", "text", "noted"),
    [
        ("Incanta Creatura", WORN, True),
        ("Incantesimo — Aura", f"Incanta creatura\n{WORN}", False),
    ],
)
def test_702_5a_an_old_type_line_says_what_an_aura_enchants(tmp_path, line, text, noted, type_en) -> None:
    with lent(tmp_path, aura(type_it=line, type_en=type_en, text_it=text, text_en=IN_ENGLISH)):
        on_creature, on_land = worn_by(*CREATURE), worn_by(*LAND)
    assert on_creature.outcome is Outcome.COMPLETE
    assert "si assegna a «Orso»" in as_text(on_creature)
    # 303.4a: the control: what it may not enchant is no target.
    assert "303.4a" in as_text(on_land) or "601.2c" in as_text(on_land) or "115.1" in as_text(on_land)
    assert "si assegna" not in as_text(on_land)
    assert ("vecchia riga del tipo «Incanta Creatura»" in as_text(on_creature)) is noted


def test_702_5a_what_stands_in_the_text_already_is_not_said_twice(tmp_path) -> None:
    with lent(tmp_path, aura(type_it="Incanta Terra", text_it=f"Incanta creatura\n{WORN}", text_en=IN_ENGLISH)):
        assert "si assegna a «Orso»" in as_text(worn_by(*CREATURE))


@pytest.mark.parametrize(
    ("old", "line", "text"),
    [
        ("Incanta Creatura Artefatto", "Incantesimo — Aura", "Incantare creatura artefatto"),
        ("Incanta Foresta", "Incantesimo — Aura", "Incantare Foresta"),
        ("Incanta Permanente", "Incantesimo — Aura", "Incantare permanente"),
        ("Incanta Creatura Morta", "Incantesimo — Aura", "Incantare carta creatura in un cimitero"),
        ("Incanta Mondo", "Incantesimo del Mondo", ""),
        ("Evoca Elfi", None, ""),
        ("Evoca Elfo", "Creatura — Elfo", ""),
        ("Evoca Leggenda", "Creatura Leggendaria", ""),
        ("Creatura — Signore", "Creatura", ""),
        ("Creatura Leggendaria — Leggenda Elfo", "Creatura Leggendaria — Elfo", ""),
        ("Interrompere", "Istantaneo", ""),
        ("Artefatto Mono", "Artefatto", ""),
        ("Poly Artefatto", "Artefatto", ""),
    ],
)
def test_205_an_old_type_line_comes_to_one_of_today(old, line, text) -> None:
    made = todays(old)
    assert (made.line, made.text) == (line, text) if made is not None else line is None
    if line is not None:
        assert str(read_type_line(line))


@pytest.mark.parametrize("line", ["Incantesimo — Aura", "Creatura — Elfo", "Artefatto Creatura — Golem", "Terra"])
def test_control_a_type_line_of_today_is_as_it_stands(line) -> None:
    assert todays(line) is None


def test_205_a_file_that_says_an_old_type_line_is_told_what_it_is_today() -> None:
    with pytest.raises(Wrong, match="Incantesimo — Aura"):
        read_type_line("Incanta Creatura")


class TestDay:
    """115.4, 120.3c: what a board has of an imported card was printed on the day that the file says."""

    BOARD = "giocatori:\n  - {nome: Anna, mano: [Zanna]}\n  - {nome: Bruno, campo: [{carta: Saggio, id: saggio}]}\n"
    CAST = (
        "carte:\n  Saggio: {tipo: Planeswalker Leggendario, fedeltà: 3}\n"
        "azioni:\n  - {lancia: Zanna, di: Anna, bersagli: [saggio]}\n"
    )

    def cast(self, tmp_path, day):
        card = listed("Zanna", type_it="Istantaneo", type_en="Instant", mana_cost=None, power=None, toughness=None,
                      text_it="La Zanna infligge 1 danno a un avversario bersaglio.", text_en="", released=day)  # fmt: skip
        with lent(tmp_path, card):
            return as_text(run(parse(self.BOARD + self.CAST, "prova")))

    def test_an_opponent_is_no_planeswalker_on_a_card_of_today(self, tmp_path) -> None:
        assert "solo un giocatore può essere bersaglio" in self.cast(tmp_path, "2021-11-19")

    def test_control_on_one_of_old_it_may_be_one(self, tmp_path) -> None:
        assert "solo un giocatore può essere bersaglio" not in self.cast(tmp_path, "2012-02-03")


def test_a_text_is_handed_over_with_its_day() -> None:
    text = RulesText(("Volare", "Cautela"), printed=True, day="2021-11-19")
    for again in (copy(text), restored(stored(text))):
        assert (str(again), again.parts, again.printed, again.day) == (str(text), text.parts, True, "2021-11-19")
    plain = RulesText(("Volare",))
    assert not restored(stored(plain)).printed and restored(stored(plain)).day == ""
