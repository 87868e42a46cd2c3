"""107, 122: how many there are of something, how they differ, and what something counts or measures."""

from __future__ import annotations

from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *fact("{there_differ}", "{there_differ}", "there_differ"),
    *entry("there_differ", "there are {number} or more <DIFFERENT_KINDS> among {nominal.p}",
           "ci sono {number} o più <DIFFERENT_KINDS> tra <@THE> {@nominal.p}",
           said="THERE_ARE number OR_MORE DIFFERENT_KINDS AMONG THE nominal"),
    *fact("{doors_there}", "{doors_there}", "doors_there"),
    *entry("doors_there", "there are {number} or more unlocked doors among {nominal.p}",
           "ci sono {number} o più porte sbloccate tra <@THE> {@nominal.p}",
           said="THERE_ARE number OR_MORE UNLOCKED_DOORS AMONG THE nominal"),
    *entry("doors_there", "there are {number} or more different names among unlocked doors of {nominal.p}",
           "ci sono {number} o più nomi diversi tra le porte sbloccate di <@THE> {@nominal.p}",
           said="THERE_ARE number OR_MORE NAMES_APART AMONG THE UNLOCKED_DOORS OF THE nominal"),
    *fact("{measured_so}", "{measured_so}", "measured_so"),
    *entry("measured_so", "{announced} is {comparison}", "{announced} è {comparison}", said="announced V_BE=\"è\" comparison"),
    *entry("announced", "<X>", "<X>"),
    *fact("there are no {nominal.p}", "non ci sono {nominal.p}", "NOT THERE_ARE nominal"),
    *(
        made
        for kind in ("number_of", "measure_of", "devotion", "your_life", "sum", "double", "greatest", "total_of", "minus", "life_done")
        for en, it in (("is", "è"), ("was", "era"))
        for made in entry("measured_so", f"{{{kind}}} {en} {{comparison}}", f"{{{kind}}} {it} {{comparison}}",
                          said=f"{kind} V_BE=\"{it}\" comparison")
    ),
    *fact("there are|is {owned}", "ci sono {owned}", "THERE_ARE owned"),
    *fact("{number} or more {lying:bare_cards} are in your <PLACE>", "ci sono {number} o più {lying:bare_cards} nel tuo <PLACE>",
           "buried(IN THE YOUR PLACE THERE_ARE owned(least(number OR_MORE) lying))"),
    *entry("nominal", "{before_noun*} {attribute*} <CARD.p>", "<CARD.p> {attribute*} {before_noun*}", category="bare_cards",
           said="part(CARD attribute before_noun)"),
    *fact("{counters_there}", "{counters_there}", "counters_there"),
    *(
        made
        for what, it, said in (("{counter_kind.p}", "{counter_kind.p}", "counter_kind"), ("counters", "segnalini", "COUNTER"))
        for made in entry("counters_there", f"there are {{number}} or more {what} among {{nominal.p}}",
                          f"ci sono {{number}} o più {it} tra <@THE> {{@nominal.p}}", said=f"THERE_ARE number OR_MORE {said} AMONG THE nominal")
    ),
    *fact("there are no {counter_kind.p} on {party}", "non ci sono {counter_kind.p} su {party}",
           "NOT counters_there(THERE_ARE counter_kind ON party)"),
    *fact("there are no {counter_kind.p} on it", "non ci sono {counter_kind.p} su di <PRON>",
           "NOT counters_there(THERE_ARE counter_kind ON OF PRON:s)"),
    *fact("there are no counters on {party}", "non ci sono segnalini su {party}", "NOT counters_there(THERE_ARE COUNTER ON party)"),
    *fact("there are no counters on it", "non ci sono segnalini su di <PRON>", "NOT counters_there(THERE_ARE COUNTER ON OF PRON:s)"),
    *entry("counters_there", "there are {number} or more {counter_kind.p} on {party}", "ci sono {number} o più {counter_kind.p} su {party}",
           said="THERE_ARE number OR_MORE counter_kind ON party"),
    *entry("counters_there", "there are {number} or more {counter_kind.p} on it", "ci sono {number} o più {counter_kind.p} su di <PRON>",
           said="THERE_ARE number OR_MORE counter_kind ON OF PRON:s"),
]  # fmt: skip
