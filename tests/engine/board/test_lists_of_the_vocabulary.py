"""603.2, 613.8a: every trigger, part and criterion is in the lists that the rules are applied by, or out of them by name."""

from __future__ import annotations

from typing import get_args

from engine.board import footprints
from engine.board.footprints import EVERYTHING, filter_reads, settled
from engine.cards.abilities import continuous as co
from engine.cards.abilities import triggers as t
from engine.cards.abilities.filters import Filter
from engine.cards.abilities.quantities import Count, Fixed
from engine.happening.trigger_events import LOOKED_FOR

READS_WHOLE = {
    "chosen_type", "not_chosen_type", "chosen_color", "chosen_player", "pair", "linked_to_this", "even_mana_value",
    "mana_value_than_this", "targeting", "shares_color", "whose", "bears", "bears_no", "modified", "shares", "measured", "named_as",
    "not_named_as", "attached_to", "other_than", "blocks", "blocked_by", "of_source",
    "as_spell",
}  # fmt: skip
"""613.8a: criteria that are taken to rest on everything: it costs work, and is never wrong."""
NO_EVENT = {t.StateIs, t.When}
"""603.8, 603.12: what triggers on a state, and as soon as it is made."""
VALUES_OF_THE_TABLE = {co.GainControl, co.FullTextOf, co.Copiably, co.DefinePT, co.SetPT, co.ModifyPT}
"""613.8a: parts whose values may differ from board to board; those of all others stand in their words."""


def test_603_2_every_trigger_is_looked_for_at_some_event() -> None:
    looked_for = {kind for kinds in LOOKED_FOR.values() for kind in kinds}
    assert looked_for | NO_EVENT == {*get_args(t.Trigger)}
    assert looked_for.isdisjoint(NO_EVENT)


def test_613_8a_every_criterion_says_what_it_reads() -> None:
    assert {*Filter.__struct_fields__} == footprints._TOLD | READS_WHOLE
    assert footprints._TOLD.isdisjoint(READS_WHOLE)
    assert filter_reads(Filter(shares_color=True)) == EVERYTHING
    assert filter_reads(Filter(tapped=True)) != EVERYTHING, "control"


def test_613_8a_every_part_whose_values_are_looked_up_is_known() -> None:
    looked_up = {
        kind
        for kind in get_args(co.Part)
        if any(
            word in str(said) for said in kind.__annotations__.values() for word in ("Quantity", "Reference", "Part,")
        )
    }
    assert looked_up == VALUES_OF_THE_TABLE


def test_613_8a_what_is_copiable_is_settled_where_all_in_it_is() -> None:
    counted = co.SetPT(Count(Filter()), Fixed(1))
    assert not settled(co.Copiably((counted,)))
    assert settled(co.Copiably((co.SetPT(Fixed(2), Fixed(2)),))), "control"
    assert not settled(counted)
