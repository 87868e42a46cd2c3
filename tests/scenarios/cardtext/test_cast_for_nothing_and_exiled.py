"""118.9, 608.2g, 607.2a: cards that are cast as an ability resolves, and what abilities have exiled."""

import pytest

from engine.cards.abilities.casting import LetCast, MayCast
from engine.cards.abilities.casting_now import CastNow
from engine.cards.abilities.choices import Choose, If
from engine.cards.abilities.filters import Bounds, Filter
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Every, Remembered, Target
from engine.words.terms import CardType, Relation, Zone
from tests.engine.support import Table
from tests.engine.support_more import die
from tests.scenarios.cardtext.support import abilities, printed, refused, spell

FREE = "senza pagare il suo costo di mana"


def test_608_2g_a_spell_out_of_the_hand() -> None:
    chosen, cast = spell(
        f"Puoi lanciare una magia con valore di mana pari o inferiore a 2 dalla tua mano {FREE}."
    ).effects
    hand = Filter(
        zone=Zone.HAND, owner=Relation.YOU, not_types=(CardType.LAND,), mana_value=Bounds(most=2), as_spell=True
    )
    assert chosen == Choose(filter=hand, keep_as="n1", minimum=0)
    assert cast == CastNow(what=Remembered("n1"), such=Filter(zone=Zone.STACK, mana_value=Bounds(most=2)))
    assert refused(f"Puoi lanciare una magia {FREE}.", "Stregoneria")


@pytest.mark.parametrize(("cast", "where"), [(True, Zone.HAND), (False, Zone.BATTLEFIELD)])
def test_608_2g_what_follows_where_it_was_cast(cast: bool, where: Zone) -> None:
    words = f"Quando Sentinella muore, puoi lanciare una carta stregoneria bersaglio dal tuo cimitero {FREE}."
    words += " Se lo fai, fai tornare ogni artefatto in mano al suo proprietario."
    table = Table()
    table.put("Sentinella", printed(words, "Creatura — Umano"))
    table.put("Alba", printed("Guadagni 4 punti vita.", "Stregoneria", "Alba", mana_cost="{9}"), zone=Zone.GRAVEYARD)
    table.permanent("Anfora", types=(CardType.ARTIFACT,))
    table.settle().occur(*die(table.id("Sentinella"))).resolve(cast)
    if cast:
        table.resolve()
    assert table.where("Anfora") is where
    assert table.life(0) == (24 if cast else 20)


def test_608_2g_otherwise_where_it_was_not() -> None:
    words = f"Esilia la prima carta del tuo grimorio. Puoi lanciarla {FREE}. Se non lo fai, aggiungi quella carta alla tua mano."
    _, cast, otherwise = spell(words).effects
    assert isinstance(cast, CastNow) and isinstance(otherwise, If) and isinstance(otherwise.then[0], Move)
    assert otherwise.then[0].what == Remembered("n1")


def test_118_9_for_a_time() -> None:
    words = "Esilia le prime due carte del tuo grimorio. "
    words += "Fino alla fine del turno, puoi lanciare quelle carte senza pagare i loro costi di mana."
    let = spell(words).effects[-1]
    assert isinstance(let, LetCast) and let.how.free and not let.how.lands


def test_614_1a_what_was_cast_so_is_exiled() -> None:
    words = f"Puoi lanciare una carta istantaneo bersaglio dal tuo cimitero {FREE}. "
    words += "Se quella magia sta per essere messa nel tuo cimitero, invece esiliala."
    for exiled in (True, False):
        table = Table()
        said = words if exiled else words.split(". Se")[0] + "."
        table.put("Eco", printed(said, "Stregoneria", "Eco"), zone=Zone.HAND)
        table.put("Alba", printed("Guadagni 4 punti vita.", "Istantaneo", "Alba", mana_cost="{9}"), zone=Zone.GRAVEYARD)
        table.settle().cast("Eco").resolve(True).resolve()
        assert table.life(0) == 24
        assert table.where("Alba") is (Zone.EXILE if exiled else Zone.GRAVEYARD)


def test_607_2a_what_an_ability_exiled_another_one_speaks_of() -> None:
    exiles = "Quando Sentinella entra, esilia un altro artefatto o creatura bersaglio."
    returns = "Quando Sentinella muore, rimetti sul campo di battaglia la carta esiliata sotto il controllo del suo proprietario."
    first, second = abilities(f"{exiles}\n{returns}")
    linked = Every(Filter(zone=Zone.EXILE, linked_to_this=True))
    assert first.effects == (Move(what=Target(), to=Zone.EXILE, linked=True),)  # type: ignore[union-attr]
    assert second.effects[0].what == linked  # type: ignore[union-attr]
    assert refused(returns)
    assert refused(f"{exiles}\n{{T}}: Esilia una creatura bersaglio.\n{returns}")


def test_607_2a_with_its_name_and_a_description() -> None:
    exiles = "{T}: Esilia una carta bersaglio da un cimitero."
    _, may = abilities(f"{exiles}\nPuoi lanciare le carte non terra esiliate con Sentinella.")
    wanted = Filter(zone=Zone.EXILE, linked_to_this=True, not_types=(CardType.LAND,))
    assert isinstance(may, MayCast) and may.cards == wanted
    assert refused(f"{exiles}\nQuando Sentinella muore, rimetti sul campo di battaglia una carta esiliata.")


def test_607_2a_control_within_one_ability_it_is_what_that_exiled() -> None:
    words = "Esilia una creatura bersaglio. "
    words += "Rimetti la carta esiliata sul campo di battaglia sotto il controllo del suo proprietario."
    assert spell(words).effects[1].what == Remembered("n1")  # type: ignore[union-attr]


def test_406_6_cards_come_back_that_were_exiled_with_it() -> None:
    table = Table()
    words = "{T}: Esilia una carta creatura bersaglio dal tuo cimitero.\n"
    words += "Quando Sentinella muore, metti sul campo di battaglia tutte le carte esiliate con essa."
    table.put("Sentinella", printed(words, "Creatura — Umano"))
    for label in ("Riccio", "Talpa"):
        table.creature(label, 1, 1, zone=Zone.GRAVEYARD)
    table.settle().activate("Sentinella", 0, "Riccio").resolve()
    table.occur(*die(table.id("Sentinella"))).resolve()
    assert (table.where("Riccio"), table.where("Talpa")) == (Zone.BATTLEFIELD, Zone.GRAVEYARD)
