"""What a sheet must say so that nobody has to guess: names that stand nowhere, counters in exile, stickers."""

from __future__ import annotations

from scenarios.library import find
from scenarios.played.run import run
from scenarios.training.scene import scene
from scenarios.written.load import load, parse

CALLED = """
titolo: Chi è chi
chiede: [zona di elfo]
giocatori:
  - {nome: Anna, campo: [Sentinella 1/1 id=elfo, Lupo 2/2 id=lupo1]}
  - {nome: Bruno, campo: [Orso 2/2 id=il-mio-orso]}
azioni: [{evento: {distruggi: elfo}}]
"""


def test_what_is_done_to_a_name_that_stands_nowhere_is_told_and_a_plain_one_is_not() -> None:
    assert scene(run(parse(CALLED, "prova"))).conditions == ("«elfo» è Sentinella.",)


def test_702_62a_time_counters_of_a_suspended_card_are_seen() -> None:
    texts = [line.text for line in scene(run(load(find("creatura-sospesa-con-rapidita").path))).board]
    assert "Titano Pigro: in esilio, 1 segnalino tempo" in texts


def test_123_2c_the_words_on_stickers_are_seen_and_names_that_they_make_are_not() -> None:
    told = scene(run(load(find("sticker-nel-nome").path))).conditions
    assert "Sticker di Anna: un nome «Buio» (4 volte)." in told
    assert not any("«primo» è" in one for one in told)
    sizes = scene(run(load(find("sticker-forza-e-abilita").path))).conditions
    assert any("5/5 (3 ticket) e l'abilità «volare» (2 ticket)" in one for one in sizes)
