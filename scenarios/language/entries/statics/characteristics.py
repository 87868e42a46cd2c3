"""208.2, 604.3, 613: what something is by a static ability: power and toughness, types, who has control of it."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *entry("crews_so", "crews|crew vehicles as though its power were <NUM> greater",
           "manovra veicoli come se la sua forza fosse aumentata di <NUM>", said="CREWS_STRONGER NUM"),
    *entry("crews_so", "saddles mounts and crews vehicles as though its power were <NUM> greater",
           "sella cavalcature e manovra veicoli come se la sua forza fosse aumentata di <NUM>", said="SADDLES_AND_CREWS_STRONGER NUM"),
    *entry("is_no", "isn't|aren't a|an <TYPE.s>", "non [essere] <ONE> <TYPE.s>", said="NOT V_BE=\"è\" ONE TYPE"),
    *entry("defining", "{own} 's <MEASURE> and <MEASURE> are each equal to {quantity}",
           "la <MEASURE> e la <MEASURE> di {own} sono pari a {quantity}",
           said="THE MEASURE AND THE MEASURE OF own V_BE EQUAL_TO quantity"),
    *entry("defining", "{own} 's <MEASURE> is equal to {quantity}", "la <MEASURE> di {own} è pari a {quantity}",
           said="THE MEASURE OF own V_BE EQUAL_TO quantity"),
    *entry("defining", "{own} 's <MEASURE> is equal to {quantity} and its <MEASURE> is equal to that number plus <NUM>",
           "la <MEASURE> di {own} è pari a {quantity} e la sua <MEASURE> è pari a quel numero più <NUM>",
           said="THE MEASURE OF own V_BE EQUAL_TO quantity AND THE ITS MEASURE V_BE EQUAL_TO THAT_NUMBER PLUS NUM"),
    *entry("controlling", "{monarch} [control~sub] {attached}", "{monarch} [controllare~sub] {attached}", said="monarch V_CONTROL attached"),
    *entry("controlling", "you control {attached}", "controlli {attached}", said="V_CONTROL attached"),
]  # fmt: skip
