"""122: kinds of counters, and which of them objects have."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("which_has", "that has|have an adventure", "che ha un'avventura", said="WHICH V_HAVE AN_ADVENTURE"),
    *entry("with_quality", "with an adventure", "con un'avventura", said="WITH AN_ADVENTURE"),
    *entry("which_has", "that doesn't have {countered}", "che non ha {countered}", said="WHICH NOT V_HAVE countered"),
    *entry("which_has", "that has {countered}", "che ha {countered}", said="WHICH V_HAVE countered"),
    *entry("which_has", "that don't have {countered}", "che non hanno {countered}", said="WHICH NOT V_HAVE countered"),
    *entry("which_has", "that have {countered}", "che hanno {countered}", said="WHICH V_HAVE countered"),
    *(
        made
        for what, said in (("{counter_kind.p}", "counter_kind"), ("counters", "COUNTER"))
        for en, it, many in (("{number} or more", "{number} o più", "number OR_MORE"), ("{number} or fewer", "{number} o meno", "number OR_LESS"),
                             ("at least {number}", "almeno {number}", "AT_LEAST_N number"), ("exactly {number}", "esattamente {number}", "EXACTLY number"),
                             ("fewer than {number}", "meno di {number}", "FEWER_THAN number"))
        for made in entry("countered", f"{en} {what} on it|them", f"{it} {'segnalini' if what == 'counters' else what}", said=f"{many} {said}")
    ),
    *entry("countered", "a counter on it|them", "un segnalino", said="ONE COUNTER"),
    *entry("countered", "counters on it|them", "segnalini", said="COUNTER"),
    *entry("countered", "one or more counters on it|them", "uno o più segnalini", said="ONE_OR_MORE COUNTER"),
    *entry("countered", "a|an {counter_kind.s} on it", "un {counter_kind.s}", said="ONE counter_kind"),
    *entry("countered", "a|an {counter_kind.s} on them", "un {counter_kind.s}", said="ONE counter_kind", reads_only=True),
    *entry("countered", "{counter_kind.p} on them|it", "{counter_kind.p}", said="counter_kind"),
    *entry("countered", "one or more {counter_kind.p} on it|them", "uno o più {counter_kind.p}",
           said="ONE_OR_MORE counter_kind"),
    *entry("counter_kind", "<PT> counter", "segnalino <PT>", said="COUNTER PT", marks="s"),
    *entry("counter_kind", "<PT> counters", "segnalini <PT>", said="COUNTER PT", marks="p"),
    *entry("counter_kind", "<@COUNTER_OF>", "<@COUNTER_OF>"),
    *entry("counter_kind", "<UNKNOWN> counter", "segnalino <UNKNOWN>", said="COUNTER UNKNOWN", marks="s"),
    *entry("counter_kind", "<UNKNOWN> counters", "segnalini <UNKNOWN>", said="COUNTER UNKNOWN", marks="p"),
]  # fmt: skip
