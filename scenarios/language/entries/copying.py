"""707: copies and what is otherwise about them: 'except it's an artifact in addition to its other types and it has haste'."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("copied_but", ", except {copied_so+and_}", ", tranne che {copied_so+and_}", said="COMMA EXCEPT copied_so"),
    *(made for it_en in ("", "he|she|it|they ")
      for made in entry("", f"{it_en}{{predicate~sub}}", "{predicate~sub}", category="copied_so", said="predicate")),
    *entry("", "he|she|it|they isn't|aren't <SUPERTYPE>", "non è <SUPERTYPE>", category="copied_so", said='without_supertype(NOT V_BE="è" SUPERTYPE)'),
    *entry("", "he|she|it|they 's|'re not <SUPERTYPE>", "non è <SUPERTYPE>", category="copied_so", said='without_supertype(NOT V_BE="è" SUPERTYPE)'),
    *entry("", "he|she|it|they has|have this ability", "ha questa abilità", category="copied_so", said="has_this(V_HAVE:3s3p THIS ABILITY)"),
    *entry("", "he|she|it|they [enter~3s] (the battlefield)? with {counters:added_counters} on it|him|her", "entra con {counters:added_counters}", category="copied_so",
           said="with_more(V_ENTER WITH counters ADDITIONAL)"),
    *entry("", "he|she|it|they [enter~3s] (the battlefield)? with {counters:added_counters} on it|him|her if it 's|is {a_kind}", "entra con {counters:added_counters} se è {a_kind}",
           category="copied_so", said="with_more(V_ENTER WITH counters ADDITIONAL IF V_BE a_kind)"),
    *entry("counters", "an additional {counter_kind.s}", "un {counter_kind.s} addizionale", category="added_counters", said="ONE counter_kind"),
    *entry("counters", ("an additional {number} {counter_kind.p}", "{number} additional {counter_kind.p}"), "{number} {counter_kind.p} addizionali",
           category="added_counters", said="number counter_kind"),
    *entry("copies", "{how_many} (<TAPPED>)? token that 's a copy of {party} {copied_but}",
           "{how_many} pedina (<TAPPED>)? che è una copia di {party} {copied_but}", said="how_many TOKEN TAPPED COPY_OF party copied_but"),
    *entry("copies", "{how_many} (<TAPPED>)? tokens that are copies of {party} {copied_but}",
           "{how_many} pedine (<TAPPED>)? che sono copie di {party} {copied_but}", said="how_many TOKEN TAPPED COPY_OF party copied_but"),
    *entry("copies", "{how_many} {joins} token that 's a copy of {party} ({copied_but})?",
           "{how_many} pedina {joins} che è una copia di {party} ({copied_but})?", said="how_many TOKEN joins COPY_OF party copied_but"),
    *entry("becomes_copy", "[become] a copy of {party} {copied_but}", "[diventare] una copia di {party} {copied_but}",
           said="V_BECOME A_COPY_OF party copied_but"),
    *entry("becomes_copy", "[become] a copy of {party} {duration} {copied_but}", "[diventare] una copia di {party} {duration} {copied_but}",
           said="V_BECOME A_COPY_OF party duration copied_but"),
    *(
        made
        for tapped_en, tapped_it, tapped in (("", "", ""), ("tapped ", "TAPpata ", "TAPPED "))
        for made in (
            *entry("enters_as_copy", f"you [may] have {{party}} enter (the battlefield)? {tapped_en}as a copy of {{model}} ({{copied_but}})?",
                   f"[potere] far entrare {{party}} {tapped_it}come una copia di {{model}} ({{copied_but}})?",
                   said=f"V_CAN V_DO V_ENTER party {tapped}AS A_COPY_OF model copied_but"),
        )
    ),
    *entry("", "{party}", "{party}", category="model", said="party"),
    *entry("party", "{any_described}", "{any_described}", category="model"),
    *entry("described", "any {nominal.s}", "qualsiasi {nominal.s}", category="any_described", said="determiner(one(ANY)) nominal"),
    *entry("may", "you [may] have {party} [become] copies of {copied} ({duration})?", "[potere] far [diventare] {party} copie di {copied} ({duration})?",
           said="V_CAN causing_become(V_DO V_BECOME party A_COPY_OF copied duration)"),
]  # fmt: skip
