"""608.2i: what is asked of this turn: what died or left a zone, who gained or lost how much life, what was cast by whom."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_LIFE = (("gained", "guadagnato", "GAINED"), ("lost", "perso", "LOST"))

ENTRIES: list[Entry] = [
    *(made for kind in ("left_so", "died_so") for made in entry("fact", f"{{{kind}}}", f"{{{kind}}}", said=kind)),
    *entry("died_so", "{owned} died ({under})? this turn", "{owned} è morta ({under})? in questo turno", said="owned V_BE:3s3p DIED under THIS_TURN"),
    *entry("died_so", "no {nominal.p} died ({under})? this turn", "nessuna {nominal.p} è morta ({under})? in questo turno",
           said="NONE_OF nominal V_BE:3s DIED under THIS_TURN"),
    *entry("left_so", "{owned} left the battlefield ({under})? this turn", "{owned} ha lasciato il campo di battaglia ({under})? in questo turno",
           said="owned V_HAVE:3s3p LEFT THE_BATTLEFIELD under THIS_TURN"),
    *entry("left_so", "{owned} you controlled left the battlefield this turn",
           "{owned} che controllavi ha lasciato il campo di battaglia in questo turno",
           said="owned YOU_CONTROLLED V_HAVE:3s3p LEFT THE_BATTLEFIELD THIS_TURN"),
    *entry("left_so", "{owned} left {own_place} this turn", "{owned} ha lasciato {own_place} in questo turno",
           said="owned V_HAVE:3s3p LEFT own_place THIS_TURN"),
    *entry("negated_fact", "{died_so}", "non {died_so}", said="NOT died_so"),
    *entry("negated_fact", "{left_so}", "non {left_so}", said="NOT left_so"),
    *(
        made
        for en, it, done in _LIFE
        for made in entry("life_so", f"{en} {{number}} or more life this turn", f"ha {it} {{number}} o più punti vita in questo turno",
                          said=f"V_HAVE=\"ha\":3s {done} number OR_MORE LIFE THIS_TURN", category="their_life_so")
    ),
    *entry("cast_so", "cast {owned} this turn", "ha lanciato {owned} in questo turno", said="V_HAVE=\"ha\":3s CAST_BY owned THIS_TURN",
           category="their_casting_so"),
    *handed_on("of_others_so", "their_life_so", "their_casting_so"),
    *entry("fact", "{subject_of_fact} {of_others_so}", "{subject_of_fact} {of_others_so}"),
    *entry("fact", "you 've completed a dungeon", "hai completato un dungeon", said="COMPLETED_DUNGEON"),
    *entry("fact", "it doesn't", "non ne ha", said="NOT told_so(SOME_BEFORE V_HAVE:3s AS_BEFORE)"),
]  # fmt: skip
