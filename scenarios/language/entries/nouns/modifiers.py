"""109.2: which of the words about a noun stand before it, and which behind it."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry


def _modifier(category: str, *kinds: str) -> list[Entry]:
    return [made for kind in kinds for made in entry("modifier", f"{{{kind}}}", f"{{@{kind}}}", category=category)]


ENTRIES: list[Entry] = [
    *_modifier("before_noun", "adjective", "negated", "either", "sized"),
    *_modifier("quality", "with_quality", "without_quality", "relation", "theirs", "who_casts", "zone", "zones", "of_chosen", "of_defender", "named", "of_source",
               "which_targets", "which_has", "sharing_type", "jointly", "of_one_place", "dealt_to", "dealt_by", "opposed", "attacked_now", "done_now", "exiled_with", "by_chance", "sole_target", "sharing_color", "of_colors", "which_is", "other_than", "same_named", "same_measured", "fastened", "who_fights", "not_in_play"),
]  # fmt: skip
