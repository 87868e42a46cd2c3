"""702.131, 725, 731: whose turn it is, day or night, and what a player or the game has become."""

from __future__ import annotations

from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *fact("you have the city's blessing", "hai la benedizione della città", "BLESSED"),
    *fact("you have a full party", "hai una compagnia completa", "FULL_PARTY"),
    *fact("it 's your turn", "è il tuo turno", "YOUR_TURN_NOW"),
    *(
        made
        for is_en, is_it, said in (("it 's", "è", ""), ("it 's not", "non è", "NOT "), ("it isn't", "non è", "NOT "))
        for made in (
            *fact(f"{is_en} their turn", f"{is_it} il suo turno", f"{said}turn_of_one(V_BE=\"è\":3s THE ITS:s TURN)"),
            *fact(f"{is_en} {{party:possessor}} 's turn", f"{is_it} il turno di {{party:possessor}}", f"{said}turn_of_one(V_BE=\"è\":3s THE TURN OF party)"),
        )
    ),
    *fact("it 's not your turn", "non è il tuo turno", "NOT_YOUR_TURN"),
    *fact("you have the initiative", "hai l'iniziativa", "YOU_HAVE_INITIATIVE"),
    *fact("you don't have the initiative", "non hai l'iniziativa", "NOT YOU_HAVE_INITIATIVE"),
    *fact("you 're the monarch", "sei il monarca", "YOU_ARE_MONARCH"),
    *fact("you aren't|'re not the monarch", "non sei il monarca", "NOT YOU_ARE_MONARCH"),
    *fact("an opponent is the monarch", "un avversario è il monarca", "OPPONENT_IS_MONARCH"),
    *fact("there is|'s no monarch", "nessuno è il monarca", "NO_MONARCH"),
    *fact("it 's night", "è notte", "IT_IS_NIGHT"),
    *fact("it 's neither day nor night", "non è né giorno né notte", "NEITHER_DAY_NOR_NIGHT"),
    *fact("it 's day", "è giorno", "IT_IS_DAY"),
    *entry("tempted_so", "the ring has tempted you <NUM> or more times this game", "l'Anello ti ha tentato <NUM> o più volte in questa partita",
           said="RING_TEMPTED_YOU NUM OR_MORE TIMES THIS_GAME"),
    *fact("{tempted_so}", "{tempted_so}", "tempted_so"),
    *entry("fact", "you 've completed a dungeon", "hai completato un dungeon", said="COMPLETED_DUNGEON"),
]  # fmt: skip
