"""701.23, 101.2: players who can't search libraries."""

from __future__ import annotations

import pytest

from engine.cards.abilities.ability import Cannot, PlayerScope, Prohibition
from engine.cards.abilities.choices import May
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.libraries import Shuffle
from engine.cards.abilities.objects import Move
from engine.cards.abilities.references import Remembered, Target
from engine.cards.abilities.searching import Search
from engine.words.terms import Zone
from tests.engine.doing.rites import LAND_CARD, lands, resolve, table
from tests.engine.support import Table, card
from tests.engine.support_more import ARTIFACT, TARGET_PLAYER

FETCH = (Search(filter=LAND_CARD, keep_as="found"), Move(what=Remembered("found"), to=Zone.BATTLEFIELD), Shuffle())


def _sealed(at: Table, players: PlayerScope = PlayerScope.ALL) -> Table:
    at.permanent("Sigillo", Cannot(what=Prohibition.SEARCH, players=players), **ARTIFACT)
    return at


def test_101_2_nothing_is_found_and_the_rest_is_done() -> None:
    at = _sealed(table(*FETCH))
    lands(at, "Selva")
    resolve(at)
    assert at.where("Selva") is Zone.LIBRARY
    assert {"101.2", "701.24a"} <= set(at.rules())


def test_control_who_is_not_meant_searches() -> None:
    at = _sealed(table(*FETCH), PlayerScope.OPPONENTS)
    lands(at, "Selva")
    resolve(at, "Selva")
    assert at.where("Selva") is Zone.BATTLEFIELD


def test_608_2d_nobody_chooses_to() -> None:
    at = _sealed(table(May(then=FETCH)))
    lands(at, "Selva")
    resolve(at)
    assert at.where("Selva") is Zone.LIBRARY
    assert "701.24a" not in at.rules()


@pytest.mark.parametrize("sealed", [True, False])
def test_101_2_other_zones_are_searched_all_the_same(sealed: bool) -> None:
    wanted = Filter(zone=Zone.LIBRARY, name="Grifo")
    at = table(
        Search(filter=wanted, keep_as="found", whose=Target(), zones=(Zone.GRAVEYARD, Zone.LIBRARY), count=None),
        Move(what=Remembered("found"), to=Zone.EXILE),
        targets=(TARGET_PLAYER,),
    )
    if sealed:
        _sealed(at)
    for label, zone in (("g1", Zone.GRAVEYARD), ("g2", Zone.LIBRARY)):
        at.put(label, card("Grifo"), controller=1, zone=zone)
    resolve(at, *(() if sealed else ("g2",)), targets=("Bruno",))
    assert (at.where("g1"), at.where("g2")) == (Zone.EXILE, Zone.LIBRARY if sealed else Zone.EXILE)
