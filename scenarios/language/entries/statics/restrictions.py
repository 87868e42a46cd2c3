"""101.2: what cannot be done, by a permanent or by a player, for good or for a time.

Attacking and blocking are in `scenarios.language.entries.combat`, abilities in `scenarios.language.entries.statics.of_abilities`.
"""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("cannot", "can't {forbidden}", "non [potere~sub] {forbidden~inf}", said="NOT V_CAN forbidden"),
    *entry("", "[attack]", "[attaccare]", category="forbidden", said="V_ATTACK"),
    *entry("", "[block]", "[bloccare]", category="forbidden", said="V_BLOCK"),
    *entry("", "[attack] or [block]", "[attaccare] o [bloccare]", category="forbidden", said="V_ATTACK OR V_BLOCK"),
    *entry("", "be blocked", "essere bloccata|bloccato|bloccate|bloccati", category="forbidden", said="V_BE BLOCKED"),
    *entry("", "be countered", "essere neutralizzata|neutralizzato", category="forbidden", said="V_BE COUNTERED"),
    *entry("", "be regenerated", "essere rigenerata|rigenerato", category="forbidden", said="V_BE REGENERATED"),
    *entry("", "be cast", "essere lanciata|lanciate", category="forbidden", said="V_BE CAST_BY"),
    *entry("", "[transform]", "trasformarsi", category="forbidden", said="TRANSFORM_ITSELF"),
    *entry("", "gain life", "guadagnare punti vita", category="forbidden", said="V_GAIN LIFE"),
    *entry("", "lose life", "perdere punti vita", category="forbidden", said="V_LOSE LIFE"),
    *entry("", "draw cards", "pescare carte", category="forbidden", said="V_DRAW CARD"),
    *entry("", "search libraries", "passare in rassegna i grimori", category="forbidden", said="SEARCH_LIBRARIES"),
    *entry("", "[have] <KEYWORD>", "[avere] <KEYWORD>", category="forbidden", said="V_HAVE KEYWORD"),
    *entry("", "[have] or gain <KEYWORD>", "[avere] <KEYWORD>", category="forbidden", said="V_HAVE KEYWORD"),
    *entry("", "[activate] abilities of {nominal.p}", "[attivare] abilità di {nominal.p}", category="forbidden",
           said="V_ACTIVATE ABILITY OF nominal"),
    *entry("", "[cast] {spells:nominal.p} or [activate] abilities of {nominal.p}", "[lanciare] {spells:nominal.p} o [attivare] abilità di {nominal.p}",
           category="forbidden", said="V_CAST spells OR V_ACTIVATE ABILITY OF nominal"),
    *entry("cast_limit", "{party} can't [cast] more than one {nominal.s} each turn", "{party} non [potere~sub] [lanciare] più di un {nominal.s} per turno",
           said="party NOT V_CAN V_CAST PLUS OF ONE nominal EACH_TURN"),
    *entry("cast_limit", "{party} can't [cast] more than <NUM> {nominal.p} each turn", "{party} non [potere~sub] [lanciare] più di <NUM> {nominal.p} per turno",
           said="party NOT V_CAN V_CAST PLUS OF NUM nominal EACH_TURN"),
    *entry("cast_limit", "{party} can't [draw] more than one card each turn", "{party} non [potere~sub] [pescare] più di una carta per turno",
           said="party NOT V_CAN V_DRAW PLUS OF ONE CARD EACH_TURN"),
    *entry("cast_limit", "{party} can't [draw] more than <NUM> cards each turn", "{party} non [potere~sub] [pescare] più di <NUM> carte per turno",
           said="party NOT V_CAN V_DRAW PLUS OF NUM CARD EACH_TURN"),
    *(made for en, it, said in (
        ("during their own turns", "durante i loro turni", "ONLY DURING_OWN_TURNS"), ("during their own turn", "durante il proprio turno", "ONLY DURING_OWN_TURNS"),
        ("any time they could cast a sorcery", "quando potrebbe lanciare una stregoneria", "ONLY_AS_THEIR_SORCERY"),
      )
      for made in entry("cast_times", f"{{party}} can [cast] {{nominal.p}} only {en}", f"{{party}} [potere~sub] [lanciare] {{nominal.p}} solo {it}",
                        said=f"party V_CAN V_CAST nominal {said}")),
    *(made for en, it, said in (
        ("during your turn", "durante il tuo turno", "ONLY DURING_YOUR_TURN"),
        ("any time you could cast a sorcery", "quando potresti lanciare una stregoneria", "ONLY_AS_SORCERY"),
      )
      for made in entry("cast_times", f"you can [cast] {{nominal.p}} only {en}", f"puoi lanciare {{nominal.p}} solo {it}", said=f"V_CAN:2s V_CAST:inf nominal {said}")),
    *(made for verb, it in (("win", "vincere"), ("lose", "perdere"))
      for more_en, more_it, more in (("", "", ""), (" and {standing}", " e {standing}", " AND standing"))
      for made in entry("you_cannot", f"you can't {verb} the game{more_en}", f"non puoi {it} la partita{more_it}",
                        said=f"NOT V_CAN V_{verb.upper()} THE_GAME{more}")),
    *(made for verb, it in (("win", "vincere"), ("lose", "perdere"))
      for made in entry("", f"{verb} the game", f"{it} la partita", category="forbidden", said=f"V_{verb.upper()} THE_GAME")),
    *entry("", "cast {nominal.p}", "lanciare {nominal.p}", category="forbidden", said="V_CAST nominal"),
    *entry("", "[attack] , [block] , or <KEYWORD> <SUBTYPE.p>", "[attaccare] , [bloccare] o <KEYWORD> <SUBTYPE.p>", category="forbidden",
           said="V_ATTACK COMMA V_BLOCK OR KEYWORD SUBTYPE"),
    *entry("you_cannot", "you don't lose the game for having <NUM> or less life", "non perdi la partita se hai <NUM> o meno punti vita",
           said="NOT V_LOSE:2s THE_GAME IF V_HAVE:2s NUM OR_LESS LIFE"),
    *entry("", "play {nominal.p}", "giocare {nominal.p}", category="forbidden", said="V_PLAY:inf nominal"),
    *entry("kept_from", "play {nominal.p}", "giocare {nominal.p}", said="V_PLAY:inf nominal"),
    *entry("you_cannot", "you can't gain life", "non puoi guadagnare punti vita", said="NOT V_CAN V_GAIN LIFE"),
    *entry("you_cannot", "you can't lose life", "non puoi perdere punti vita", said="NOT V_CAN V_LOSE LIFE"),
    *entry("hindered", "can't {kept_from} this turn", "non [potere~sub] {kept_from~inf} in questo turno",
           said="NOT V_CAN kept_from THIS_TURN"),
    *entry("hindered", "can't {kept_from} {duration}", "non [potere~sub] {kept_from~inf} {duration}",
           said="NOT V_CAN kept_from duration"),
    *entry("hindered", "can't {kept_from}", "non [potere~sub] {kept_from~inf}", said="NOT V_CAN kept_from"),
    *entry("kept_from", "gain life", "guadagnare punti vita", said="V_GAIN LIFE"),
    *entry("kept_from", "lose life", "perdere punti vita", said="V_LOSE LIFE"),
    *entry("kept_from", "draw cards", "pescare carte", said="V_DRAW CARD"),
    *entry("kept_from", "search libraries", "passare in rassegna i grimori", said="SEARCH_LIBRARIES"),
    *entry("kept_from", "cast {nominal}", "lanciare {nominal}", said="V_CAST nominal"),
]  # fmt: skip
