"""400: the zones where objects are and whence they come, by whose they are."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("zone", "from {place}", "da {place}", said="FROM place"),
    *entry("zone", "in {place}", "in {place}", said="IN place"),
    *entry("zone", "from <PLACE.s>", "da l'<PLACE>", said="FROM THE PLACE", reads_only=True),
    *entry("zone", "in exile", "in esilio", said="IN_EXILE"),
    *entry("zone", "from <PLACE.p>", "dai <PLACE.p>", said="FROM THE PLACE:mp"),
    *entry("zone", "in <PLACE.p>", "nei <PLACE.p>", said="IN THE PLACE:mp"),
    *entry("place", "all opponents' <PLACE.p>", "i <PLACE.p> di tutti gli avversari",
           said="THE PLACE OF party(described(determiner(all(ALL:mp THE:mp)) nominal(part(OPPONENT:mp))))"),
    *(
        made
        for of, it, said in (("your", "i tuoi", "opponents(THE:mp YOUR OPPONENT:mp)"),
                             ("all", "tutti gli", "described(determiner(all(ALL:mp THE:mp)) nominal(part(OPPONENT:mp)))"))
        for made in entry("zones", f"from {of} opponents' <PLACE.p> and <PLACE.p>", f"dalle <PLACE> e dai <PLACE> di {it} avversari",
                          said=f"in_zone(FROM THE PLACE) conjunction(AND) in_zone(FROM place(THE PLACE OF party({said})))")
    ),
    *entry("place", "your opponents' <PLACE.p>", "i <PLACE.p> dei tuoi avversari", said="THE PLACE OF party(opponents(THE:mp YOUR OPPONENT:mp))"),
    *(
        made
        for en, it, said in (("or", "o", "OR"), ("and/or", "e/o", "AND_OR"), ("and", "e", "AND"))
        for made in entry("zones", f"from your <PLACE> {en} <PLACE>", f"da la tua <PLACE> {it} da il tuo <PLACE>",
                          said=f"in_zone(FROM place(THE YOUR PLACE)) conjunction({said}) in_zone(FROM place(THE YOUR PLACE))")
        + entry("zones", f"from {{party}} 's <PLACE> {en} <PLACE>", f"da la <PLACE> {it} da il <PLACE> di {{party}}",
                said=f"in_zone(FROM THE PLACE) conjunction({said}) in_zone(FROM place(THE PLACE OF party))")
    ),
    *entry("zones", "in exile and in {place}", "in esilio e in {place}", said="in_zone(IN_EXILE) conjunction(AND) in_zone(IN place)"),
    *entry("zone", "on the battlefield", "sul campo di battaglia", said="ONTO_BATTLEFIELD"),
    *entry("place", "your <PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE"),
    *entry("place", "their|his <PLACE>", "<@THE> <@ITS> <@PLACE>", said="THE ITS PLACE"),
    *entry("place", "a|an <PLACE>", "<@ONE> <@PLACE>", said="ONE PLACE"),
    *entry("place", "anywhere other than your <PLACE>", "una zona diversa da la tua <PLACE>",
           said="ONE ZONE DIFFERENT FROM THE YOUR PLACE"),
    *entry("place", "anywhere other than their <PLACE>", "una zona diversa da la sua <PLACE>",
           said="ONE ZONE DIFFERENT FROM THE ITS PLACE"),
    *entry("place", "all <PLACE>", "<@ALL> <@THE> <@PLACE>", said="ALL THE PLACE"),
    *entry("place", "{party} 's <PLACE>", "<@THE> <@PLACE> di {party}", said="THE PLACE OF party"),
    *entry("buried_from", "from the battlefield", "dal campo di battaglia", said="FROM_BATTLEFIELD"),
    *entry("buried_from", "from anywhere", "da qualsiasi zona", said="FROM_ANYWHERE"),
    *entry("buried_from", "from {own_place}", "da {own_place}", said="FROM own_place"),
    *entry("own_place", "<PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE", category="place_alone"),
    *entry("buried_from", "{place:place_alone}", "da {place:place_alone}", said="FROM place", category="buried_from_too"),
    *entry("of_one_place", "in a single <PLACE>", "in un unico <PLACE>", said="IN ONE_ONLY PLACE"),
    *entry("of_one_place", "from a single <PLACE>", "da un unico <PLACE>", said="FROM ONE_ONLY PLACE"),
]  # fmt: skip
