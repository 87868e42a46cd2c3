"""608.2c: what the instruction before did, what was paid with, and what was said of another: 'in questo modo', 'non ne ha'."""

from __future__ import annotations

from scenarios.language.entries.amounts import DONE_SO
from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry, handed_on

BY_PLAYERS = (
    ("discards", "discarded", "scarta", "scartato", ("DISCARD", "DISCARDED")),
    ("sacrifices", "sacrificed", "sacrifica", "sacrificato", ("SACRIFICE", "SACRIFICED")),
    ("exiles", "exiled", "esilia", "esiliato", ("EXILE", "EXILED")),
    ("mills", "milled", "macina", "macinato", ("MILL", "MILLED")),
    ("reveals", "revealed", "rivela", "rivelato", ("REVEAL", "REVEALED")),
)
"""What players other than you did this way, as it is told of them."""

ENTRIES: list[Entry] = [
    *(
        made
        for to_en, to_it, to in (("", "", ""), (" to {party}", " a {party}", "TO party"))
        for made in fact(f"excess damage was dealt{to_en} this way", f"è stato inflitto danno in eccesso{to_it} in questo modo",
                          f"excess_fact(V_BE BEEN DEALT EXCESS_DAMAGE {to} IN_THIS_WAY)")
    ),
    *fact("{sacrificed_so}", "{sacrificed_so}", "sacrificed_so"),
    *entry("sacrificed_so", "the sacrificed {noun.s} was {state:was_so}", "<@THE> {@noun.s} sacrificata|sacrificato era {state:was_so}",
           said="THE:s noun SACRIFICED:s V_BE=\"era\" state"),
    *fact("{gone_so}", "{gone_so}", "gone_so"),
    *(
        made
        for past, kind in (("discarded", "DISCARDED"), ("exiled", "EXILED"))
        for was_en, was_it, was in (("was", "era", ""), ("wasn't", "non era", "NOT "))
        for made in entry("gone_so", f"the {past} card {was_en} {{state:card_was_so}}", f"la carta <{kind}.s> {was_it} {{state:card_was_so}}",
                          said=f'THE:fs CARD {kind}:fs {was}V_BE="era" state')
    ),
    *handed_on("card_was_so", "adjective", "a_kind", "either"),
    *entry("adjective", "<SUPERTYPE>", "<SUPERTYPE>", category="was_so"),
    *entry("adjective", "<COLOR>", "<COLOR>", category="was_so"),
    *entry("a_kind", "a|an {attribute*} {noun.s}", "<@ONE> {@noun} {attribute*}", said="ONE noun attribute", category="was_so"),
    *(
        made
        for en, it, kind in DONE_SO
        for made in (
            *entry("done_fact", f"{{owned}} is|was|were {en} this way", f"{{owned}} viene {it} in questo modo",
                   said=f"owned IS_BEING {kind}"),
            *entry("done_fact", f"{{owned}} you controlled is|was|were {en} this way", f"{{owned}} che controllavi viene {it} in questo modo",
                   said=f"owned YOU_CONTROLLED IS_BEING {kind}"),
            *entry("done_fact", f"{{owned}} are {en} this way", f"{{owned}} vengono {it} in questo modo", said=f"owned IS_BEING {kind}",
                   reads_only=True),
            *entry("done_fact", f"you {en} {{owned}} this way", f"hai {it} {{owned}} in questo modo", said=f"V_HAVE {kind} owned"),
        )
    ),
    *(
        made
        for en, it, kind in (
            ("discard", "scartare", "V_DISCARD"), ("reveal", "rivelare", "V_REVEAL"), ("mill", "macinare", "V_MILL"),
            ("sacrifice", "sacrificare", "V_SACRIFICE"), ("exile", "esiliare", "V_EXILE"), ("destroy", "distruggere", "V_DESTROY"),
        )
        for made in entry("done_fact", f"you [{en}] {{owned}} this way", f"[{it}] {{owned}} in questo modo", said=f"{kind} owned IN_THIS_WAY",
                          reads_only=True)
    ),
    *(
        made
        for en, past_en, it, past_it, kind in BY_PLAYERS
        for made in (
            *entry("fact", f"{{subject_of_fact}} {en} {{owned}} this way", f"{{subject_of_fact}} {it} {{owned}} in questo modo",
                   said=f"subject_of_fact done_fact(V_{kind[0]}:3s owned IN_THIS_WAY)"),
            *entry("fact", f"{{subject_of_fact}} {past_en} {{owned}} this way", f"{{subject_of_fact}} ha {past_it} {{owned}} in questo modo",
                   said=f'subject_of_fact done_fact(V_HAVE="ha" {kind[1]} owned IN_THIS_WAY)'),
            *entry("fact", f"they {past_en} {{owned}} this way", f"ha {past_it} {{owned}} in questo modo",
                   said=f'done_fact(V_HAVE="ha" {kind[1]} owned IN_THIS_WAY)', reads_only=True),
            *entry("fact", f"{past_en} {{owned}} this way", f"ha {past_it} {{owned}} in questo modo", category="fact_of_one",
                   said=f'done_fact(V_HAVE="ha" {kind[1]} owned IN_THIS_WAY)'),
        )
    ),
    *(
        made
        for en, past_en, it, past_it, kind in BY_PLAYERS
        for person, word, has in (("<OPPONENT.s>", "OPPONENT", "ha"), ("<OPPONENT.p>", "OPPONENT", "hanno"),
                                  ("<PLAYER.s>", "PLAYER", "ha"), ("<PLAYER.p>", "PLAYER", "hanno"))
        for made in entry("people", f"{person} who {past_en} {{owned}} this way", f"{person} che {has} {past_it} {{owned}} in questo modo",
                          said=f'{word} WHICH done_fact(V_HAVE="{has}" {kind[1]} owned IN_THIS_WAY)')
    ),
    *entry("done_fact", "{owned} is|are|was|were put into exile this way", "{owned} viene messa in esilio in questo modo",
           said="owned IS_BEING PUT_PART IN_EXILE IN_THIS_WAY"),
    *entry("done_fact", "{owned} is|are|was|were put into {own_place} this way", "{owned} viene messa in {own_place} in questo modo",
           said="owned IS_BEING PUT_PART IN own_place IN_THIS_WAY"),
    *entry("done_fact", "you didn't put {owned} into your <PLACE> this way", "non hai aggiunto {owned} alla tua <PLACE> in questo modo",
           said="NOT V_HAVE ADDED owned TO own_place(YOUR PLACE)"),
    *entry("done_fact", "you didn't put {owned} onto the battlefield this way",
           "non hai messo {owned} sul campo di battaglia in questo modo", said="NOT V_HAVE PUT_PART owned ONTO_BATTLEFIELD"),
    *entry("done_fact", "fewer than {number} {nominal.p} were discarded this way", "vengono scartate meno di {number} {nominal.p} in questo modo",
           said="IS_BEING DISCARDED FEWER_THAN number nominal IN_THIS_WAY"),
    *fact("{done_fact}", "{done_fact}", "done_fact"),
    *entry("fact", "it doesn't", "non ne ha", said="NOT told_so(SOME_BEFORE V_HAVE:3s AS_BEFORE)"),
]  # fmt: skip
