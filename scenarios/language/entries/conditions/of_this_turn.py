"""608.2i: what is asked of this turn and the last: what attacked, entered, died or left, who gained or lost life, did or cast what."""

from __future__ import annotations

from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry, handed_on

_LIFE = (("gained", "guadagnato", "GAINED"), ("lost", "perso", "LOST"))

ENTRIES: list[Entry] = [
    *(
        made
        for kind in ("attacked_so", "life_so", "cast_so")
        for made in (*fact(f"you {{{kind}}}", f"{{{kind}}}", kind),)
    ),
    *fact("{subject_of_fact} {attacked_alone}", "{subject_of_fact} {attacked_alone}", "subject_of_fact attacked_alone"),
    *entry("attacked_so", "attacked this turn", "ha attaccato in questo turno", said="V_HAVE ATTACKED THIS_TURN",
           category="attacked_alone"),
    *entry("attacked_so", "attacked this turn", "hai attaccato in questo turno", said="V_HAVE ATTACKED THIS_TURN"),
    *entry("attacked_so", "attacked with a <TYPE> this turn", "hai attaccato con una <TYPE> in questo turno",
           said="V_HAVE ATTACKED WITH ONE TYPE THIS_TURN"),
    *entry("attacked_so", "attacked with {number} or more <TYPE> this turn", "hai attaccato con {number} o più <TYPE> in questo turno",
           said="V_HAVE ATTACKED WITH number OR_MORE TYPE THIS_TURN"),
    *entry("attacked_so", "attacked with <TYPE> with total <MEASURE> {comparison} this combat",
           "hai attaccato con <TYPE> con <MEASURE> totale {comparison} in questo combattimento",
           said="V_HAVE ATTACKED WITH TYPE WITH MEASURE TOTAL comparison IN_THIS_COMBAT"),
    *entry("attacked_so", "didn't attack with a <TYPE> this turn", "non hai attaccato con una <TYPE> in questo turno",
           said="NOT V_HAVE ATTACKED WITH ONE TYPE THIS_TURN"),
    *(
        made
        for before in ("", "'ve ")
        for en, it, done in _LIFE
        for made in entry("life_so", f"{before}{en} {{number}} or more life this turn", f"hai {it} {{number}} o più punti vita in questo turno",
                          said=f"V_HAVE {done} number OR_MORE LIFE THIS_TURN")
    ),
    *entry("life_so", "gained or lost life this turn", "hai guadagnato o perso punti vita in questo turno",
           said='V_HAVE="hai" GAINED OR LOST LIFE THIS_TURN'),
    *fact("they {life_so~they}", "{life_so~sub}", "life_so"),
    *fact("they {life_so:life_so_at_all~they}", "{life_so:life_so_at_all~sub}", "life_so"),
    *(made for en, it, done in _LIFE
      for made in entry("life_so", f"{en} life this turn", f"ha {it} punti vita in questo turno", said=f"V_HAVE {done} LIFE THIS_TURN",
                        category="life_so_at_all")),
    *entry("cast_so", "haven't|didn't cast {owned} this turn", "non hai lanciato {owned} in questo turno",
           said="NOT V_HAVE CAST_BY owned THIS_TURN"),
    *fact("no spells were cast last turn", "nell'ultimo turno non sono state lanciate magie", "NONE_CAST_LAST_TURN"),
    *fact("a player cast two or more spells last turn", "nell'ultimo turno un giocatore ha lanciato due o più magie", "TWO_CAST_LAST_TURN"),
    *fact("you didn't lose life this turn", "non hai perso punti vita in questo turno", "NOT YOU_LOST_LIFE"),
    *fact("a player other than you lost life this turn", "un giocatore diverso da te ha perso punti vita in questo turno", "OTHER_LOST_LIFE"),
    *entry("cast_so", "'ve cast both {owned} and {other:owned} this turn", "hai lanciato sia {owned} che {other:owned} in questo turno",
           said="V_HAVE CAST_BY V_BE=\"sia\" owned WHICH other THIS_TURN"),
    *entry("drawn_so", "'ve drawn more than one card this turn", "hai pescato più di una carta in questo turno",
           said="V_HAVE DRAWN PLUS OF ONE CARD THIS_TURN"),
    *fact("an opponent lost life this turn", "un avversario ha perso punti vita in questo turno", "OPPONENT_LOST_LIFE"),
    *fact("an opponent was dealt damage this turn", "a un avversario è stato inflitto danno in questo turno", "OPPONENT_DAMAGED"),
    *fact("you {drawn_so}", "{drawn_so}", "drawn_so"),
    *entry("drawn_so", "'ve drawn {number} or more cards this turn", "hai pescato {number} o più carte in questo turno",
           said="V_HAVE DRAWN number OR_MORE CARD THIS_TURN"),
    *fact("you {deed_so}", "{deed_so}", "deed_so"),
    *(
        made
        for en, it, said in (("sacrificed", "sacrificato", "SACRIFICED"), ("discarded", "scartato", "DISCARDED"), ("created", "creato", "CREATED"))
        for before in ("", "'ve ")
        for made in entry("deed_so", f"{before}{en} {{owned}} this turn", f"hai {it} {{owned}} in questo turno",
                          said=f"V_HAVE {said} owned THIS_TURN")
    ),
    *entry("cast_so", "'ve cast {owned} this turn", "hai lanciato {owned} in questo turno", said="V_HAVE CAST_BY owned THIS_TURN"),
    *fact("you {crime_so}", "{crime_so}", "crime_so"),
    *entry("crime_so", "'ve committed a crime this turn", "hai commesso un crimine in questo turno",
           said="V_HAVE COMMITTED A_CRIME THIS_TURN"),
    *fact("you {player_did}", "{player_did}", "player_did"),
    *entry("player_did", "descended this turn", "sei sceso in questo turno", said="DESCENDED THIS_TURN"),
    *entry("player_did", "'ve <PERFORMED> this turn", "hai <PERFORMED> in questo turno", said="V_HAVE=\"hai\" PERFORMED THIS_TURN"),
    *(
        made
        for before in ("", "'ve ")
        for made in entry("player_did", f"{before}put a counter on {{party:described_party}} this turn",
                          "hai messo un segnalino su {party:described_party} in questo turno",
                          said="V_HAVE=\"hai\" PUT_PART ONE COUNTER ON party THIS_TURN")
    ),
    *(
        made
        for before in ("", "'ve ")
        for many_en, many_it, many in (("a|an {counter_kind.s}", "un {counter_kind.s}", "ONE"), ("one or more {counter_kind.p}", "uno o più {counter_kind.p}", "ONE_OR_MORE"))
        for made in entry("player_did", f"{before}put {many_en} on {{party:described_party}} this turn",
                          f"hai messo {many_it} su {{party:described_party}} in questo turno",
                          said=f"V_HAVE=\"hai\" PUT_PART {many} counter_kind ON party THIS_TURN")
    ),
    *fact("it {happened_now}", "{happened_now}", "happened_now"),
    *fact("{subject_of_fact} {happened_now}", "{subject_of_fact} {happened_now}", "subject_of_fact happened_now"),
    *entry("happened_now", "{happened} this turn", "{happened} in questo turno", said="happened THIS_TURN"),
    *(
        made
        for harm_en, harm_it, harm in (("damage", "danno", "DAMAGE"), ("combat damage", "danno da combattimento", "COMBAT_DAMAGE"))
        for made in (
            *entry("harmed_so", f"dealt {harm_en} to {{described}} this turn", f"ha inflitto {harm_it} a {{described}} in questo turno",
                   said=f"V_HAVE DEALT {harm} TO described THIS_TURN"),
            *entry("harmed_so", f"dealt {harm_en} to you this turn", f"ti ha inflitto {harm_it} in questo turno",
                   said=f"TO_YOU V_HAVE DEALT {harm} THIS_TURN"),
        )
    ),
    *fact("it {harmed_so}", "{harmed_so}", "harmed_so"),
    *fact("{subject_of_fact} {harmed_so}", "{subject_of_fact} {harmed_so}", "subject_of_fact harmed_so"),
    *fact("{anybody_attacked}", "{anybody_attacked}", "anybody_attacked"),
    *entry("anybody_attacked", "no {nominal.p} attacked this turn", "nessuna {nominal.s} ha attaccato in questo turno",
           said="NONE_OF nominal V_HAVE ATTACKED THIS_TURN"),
    *entry("anybody_attacked", "{owned} attacked this turn", "{owned} hanno attaccato in questo turno",
           said="owned V_HAVE ATTACKED THIS_TURN"),
    *fact("{resolved_so}", "{resolved_so}", "resolved_so"),
    *(
        made
        for en, it, which in (("first", "prima", "FIRST"), ("<ORDINAL>", "<ORDINAL>", "ORDINAL"))
        for made in (
            *entry("resolved_so", f"this is the {en} time this ability has resolved this turn",
                   f"è la {it} volta che questa abilità si è risolta in questo turno", said=f"V_BE THE {which} TIME_IT_RESOLVES THIS_TURN"),
            *entry("resolved_so", f"it 's the {en} time", f"è la {it} volta", said=f"V_BE THE {which} TIME"),
        )
    ),
    *fact("{entered_so}", "{entered_so}", "entered_so"),
    *entry("entered_so", "{owned} entered (the battlefield)? {under} this turn", "{owned} è entrato {under} in questo turno",
           said="owned V_BE ENTERED under THIS_TURN"),
    *entry("entered_so", "you had {owned} enter (the battlefield)? under your control this turn",
           "hai fatto entrare {owned} sotto il tuo controllo in questo turno",
           said="V_HAVE MADE V_ENTER owned UNDER_YOUR_CONTROL THIS_TURN"),
    *entry("entered_so", "{party:own_party} entered (the battlefield)? this turn", "{party:own_party} è entrato in questo turno",
           said="party V_BE ENTERED THIS_TURN"),
    *fact("an opponent gained life this turn", "un avversario ha guadagnato punti vita in questo turno", "OPPONENT_GAINED_LIFE"),
    *fact("you lost life this turn", "hai perso punti vita in questo turno", "YOU_LOST_LIFE"),
    *fact("you gained life this turn", "hai guadagnato punti vita in questo turno", "YOU_GAINED_LIFE"),
    *entry("fact", "you were dealt <NUM> or more damage this turn", "ti sono stati inflitti <NUM> o più danni in questo turno",
           said="damaged_so(TO_YOU V_BE BEEN DEALT NUM OR_MORE DAMAGE THIS_TURN)"),
    *entry("fact", ("{party} was dealt <NUM> or more damage this turn", "<NUM> or more damage was dealt to {party} this turn"),
           "a {party} sono stati inflitti <NUM> o più danni in questo turno",
           said="damaged_so(TO party V_BE:3p BEEN DEALT NUM OR_MORE DAMAGE THIS_TURN)"),
    *entry("fact", "{party} was dealt damage this turn", "a {party} è stato inflitto danno in questo turno",
           said="hit_so(TO party V_BE:3s BEEN DEALT DAMAGE THIS_TURN)"),
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
    *(
        made
        for en, it, done in _LIFE
        for made in entry("life_so", f"{en} {{number}} or more life this turn", f"ha {it} {{number}} o più punti vita in questo turno",
                          said=f"V_HAVE=\"ha\":3s {done} number OR_MORE LIFE THIS_TURN", category="their_life_so")
    ),
    *entry("cast_so", "cast {owned} this turn", "ha lanciato {owned} in questo turno", said="V_HAVE=\"ha\":3s CAST_BY owned THIS_TURN",
           category="their_casting_so"),
    *(
        made
        for whose, it, have in (("their_casting_so", "ha", '"ha":3s'), ("cast_so", "hai", '"hai":2s'))
        for made in entry("cast_so", ("cast no {nominal.p} this turn", "haven't|hasn't|didn't cast any {nominal.p} this turn"),
                          f"non {it} lanciato {{nominal.p}} in questo turno", said=f"NOT V_HAVE={have} CAST_BY nominal THIS_TURN", category=whose)
    ),
    *entry("cast_so", "didn't cast {owned} this turn", "non ha lanciato {owned} in questo turno",
           said='NOT V_HAVE="ha":3s CAST_BY owned THIS_TURN', category="their_casting_so"),
    *entry("attacked_so", "didn't attack this turn", "non ha attaccato in questo turno", said='NOT V_HAVE="ha":3s ATTACKED THIS_TURN',
           category="their_attack_so"),
    *entry("attacked_so", "didn't attack with a <TYPE> this turn", "non ha attaccato con una <TYPE> in questo turno",
           said='NOT V_HAVE="ha":3s ATTACKED WITH ONE TYPE THIS_TURN', category="their_attack_so"),
    *handed_on("of_others_so", "their_life_so", "their_casting_so", "their_attack_so"),
    *entry("fact", "{subject_of_fact} {of_others_so}", "{subject_of_fact} {of_others_so}"),
]  # fmt: skip
