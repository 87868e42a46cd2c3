"""107, 202.3, 208: how much objects measure, compared to a number or to each other; and mana symbols in their costs."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("greatest_of", ("the least <MEASURE> among {nominal.p}", "the lowest <MEASURE> among {nominal.p}"),
           "la <MEASURE> più bassa tra le {nominal.p}", said="THE MEASURE LEAST_OF_ALL AMONG THE nominal"),
    *entry("greatest_of", "the greatest <MEASURE> among {nominal.p}", "la <MEASURE> maggiore tra le {nominal.p}",
           said="THE MEASURE GREATEST AMONG THE nominal"),
    *entry("symbol_in_cost", "<SYMBOL> in its|their mana cost|costs", "<SYMBOL> nel suo costo di mana", said="SYMBOL IN_MANA_COST"),
    *entry("measured", "equal or lesser <MEASURE>", "<MEASURE> pari o inferiore", said="MEASURE EQUAL_OR_LESS"),
    *entry("measured", "lesser <MEASURE>", "<MEASURE> inferiore", said="MEASURE LESSER"),
    *entry("measured", "equal or greater <MEASURE>", "<MEASURE> pari o superiore", said="MEASURE EQUAL_OR_GREATER"),
    *entry("measured", "greater <MEASURE>", "<MEASURE> superiore", said="MEASURE SUPERIOR"),
    *entry("measured", "<MEASURE> {comparison}", "<MEASURE> {comparison}"),
    *entry("measured", "<MEASURE> or <MEASURE> {comparison}", "<MEASURE> o <MEASURE> {comparison}"),
    *entry("comparison", "{number} or less", "pari o inferiore a {number}", said="number OR_LESS"),
    *entry("comparison", "{number} or more", "pari o superiore a {number}", said="number OR_MORE", reads_only=True),
    *entry("comparison", "less than or equal to {number}", "pari o inferiore a {number}", said="number OR_LESS"),
    *entry("comparison", "{number} or greater", "pari o superiore a {number}", said="number OR_MORE"),
    *(
        made
        for kind in ("number_of", "measure_of", "sum", "double", "your_life", "starting_life", "extreme_life", "life_done", "devotion",
                     "half", "greatest", "total_of", "minus", "rolled")
        for en, it, word in (("less than or equal to", "pari o inferiore a", "AT_MOST"), ("less than", "inferiore a", "BELOW"),
                             ("greater than", "superiore a", "ABOVE"), ("greater than or equal to", "pari o superiore a", "AT_LEAST"),
                             ("equal to", "pari a", "EQUAL_TO"))
        for made in entry("comparison", f"{en} {{{kind}}}", f"{it} {{{kind}}}", said=f"{word} {kind}")
    ),
    *(
        made
        for en, it, word in (("less than or equal to", "pari o inferiore a", "AT_MOST"), ("less than", "inferiore a", "BELOW"),
                             ("greater than", "superiore a", "ABOVE"), ("greater than or equal to", "pari o superiore a", "AT_LEAST"),
                             ("equal to", "pari a", "EQUAL_TO"))
        for made in entry("comparison", f"{en} {{possessor}} 's", f"{it} quella di {{possessor}}", said=f"{word} that_of(THAT OF possessor)")
    ),
    *entry("comparison", "less than {number}", "inferiore a {number}", said="BELOW number"),
    *entry("comparison", "greater than {number}", "superiore a {number}", said="ABOVE number"),
    *entry("comparison", "exactly {number}", "esattamente {number}", said="EXACTLY number"),
    *entry("comparison", "{number}", "pari a {number}", said="EQUAL_TO number"),
]  # fmt: skip
