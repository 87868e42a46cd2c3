"""603.4, 608.2c: conditions as a whole: one fact, two of them, or one that must not be; and of whom a fact is told."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("condition", "{fact}", "{fact}"),
    *entry("condition", "{fact} and {more:fact}", "{fact} e {more:fact}", said="fact AND more"),
    *entry("condition", "{fact} or {more:fact}", "{fact} o {more:fact}", said="fact OR more"),
    *entry("condition", "{fact} or if {more:fact}", "{fact} o se {more:fact}", said="fact OR IF more"),
    *entry("condition", "{fact} , {second:fact} , and {more:fact}", "{fact} , {second:fact} e {more:fact}", said="fact AND second AND more", reads_only=True),
    *entry("subject_of_fact", "{party}", "{party}"),
    *entry("negated_fact", "{spent_so}", "{spent_so}"),
    *entry("negated_fact", "an opponent was dealt damage this turn", "a un avversario sia stato inflitto danno in questo turno",
           said="OPPONENT_WAS_DAMAGED"),
    *entry("negated_fact", "an opponent lost life this turn", "un avversario abbia perso punti vita in questo turno",
           said="OPPONENT_HAS_LOST_LIFE"),
    *entry("negated_fact", "it 's your turn", "non sia il tuo turno", said="NOT YOUR_TURN_NOW"),
    *entry("negated_fact", "you {controls~2s}", "non {controls~2s}", said="NOT controls"),
    *(
        made
        for kind in ("adjective", "either")
        for made in entry("negated_fact", f"it 's {{{kind}}}", f"non sia {{{kind}}}", said=f'NOT is_so(V_BE="sia":3s {kind})', reads_only=True)
    ),
    *entry("negated_fact", "it escaped", "non sia fuggita|fuggito", said="NOT ESCAPED"),
    *entry("negated_fact", "there are|is {owned}", "non ci siano {owned}", said="NOT THERE_ARE owned"),
    *(
        made
        for kind in ("attacked_so", "cast_so", "deed_so", "life_so", "drawn_so", "crime_so", "player_did")
        for made in entry("negated_fact", f"you {{{kind}}}", f"non {{{kind}}}", said=f"NOT {kind}")
    ),
    *entry("negated_fact", "{subject_of_fact} {life_total~sub}", "{subject_of_fact} non {life_total~sub}", said="subject_of_fact NOT life_total"),
    *entry("negated_fact", "{subject_of_fact} {is_so~sub}", "{subject_of_fact} non {is_so~sub}", said="subject_of_fact NOT is_so"),
    *entry("negated_fact", "it {is_so~sub}", "non {is_so~sub}", said="NOT is_so"),
    *entry("negated_fact", "you {hand_size~2s}", "non {hand_size~2s}", said="NOT hand_size"),
    *entry("negated_fact", "{measured_so}", "non {measured_so}", said="NOT measured_so"),
    *entry("negated_fact", "{subject_of_fact} {happened_now}", "{subject_of_fact} non {happened_now}", said="subject_of_fact NOT happened_now"),
    *entry("negated_fact", "you 're the monarch", "tu non sia il monarca", said="NOT YOU_ARE_MONARCH"),
    *entry("subject_of_fact", "{party:anyone_party}", "{party:anyone_party}", category="anyone"),
    *entry("party", "{any_described}", "{any_described}", category="anyone_party"),
    *entry("negated_fact", "{died_so}", "non {died_so}", said="NOT died_so"),
    *entry("negated_fact", "{left_so}", "non {left_so}", said="NOT left_so"),
]  # fmt: skip
