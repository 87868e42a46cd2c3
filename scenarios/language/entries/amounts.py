"""107, 608.2c, 611.2: numbers and what is counted, and how long something lasts."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, wrapped

DONE_SO = (
    ("tapped", "TAPpata", "TAPPED"),
    ("destroyed", "distrutta", "DESTROYED"),
    ("sacrificed", "sacrificata", "SACRIFICED"),
    ("discarded", "scartata", "DISCARDED"),
    ("exiled", "esiliata", "EXILED"),
    ("milled", "macinata", "MILLED"),
    ("revealed", "rivelata", "REVEALED"),
    ("returned to hand", "rimessa in mano", "RETURNED"),
)
"""What an instruction did, as it is spoken of behind 'in this way'."""

QUANTITIES: list[Entry] = [
    *wrapped("quantity", "fixed", "number_of", "measure_of", "double", "your_life", "starting_life", "extreme_life", "greatest", "as_many", "sum", "minus", "rolled", "the_difference", "devotion", "half", "life_done"),
    *entry("fixed", "{number}", "{number}"),
    *entry("number_of", "the number of {counted.p}", "il numero di {counted.p}", said="THE NUMBER_OF counted"),
    *entry("measure_of", "{sacrificed} 's <MEASURE>", "<@THE> <@MEASURE> di {sacrificed}", said="THE MEASURE OF sacrificed"),
    *entry("sacrificed", "the sacrificed <TYPE.s>", "la <TYPE.s> sacrificata", said="THE TYPE SACRIFICED"),
    *entry("measure_of", "its|their <MEASURE>", "<@THE> <@ITS> <@MEASURE>", said="THE ITS MEASURE"),
    *entry("measure_of", "{party} 's <MEASURE>", "<@THE> <@MEASURE> di {party}", said="THE MEASURE OF party"),
    *entry("measure_of", "the <MEASURE> of {party}", "<@THE> <@MEASURE> di {party}", said="THE MEASURE OF party", reads_only=True),
    *entry("double", "twice {number_of}", "il doppio del {number_of}", said="THE DOUBLE number_of"),
    *entry("double", "twice {measure_of}", "il doppio di {measure_of}", said="THE DOUBLE measure_of"),
    *entry("double", "twice <X>", "il doppio di <X>", said="THE DOUBLE X"),
    *entry("your_life", "your life total", "i tuoi punti vita", said="THE YOUR LIFE"),
    *entry("starting_life", "your starting life total", "i tuoi punti vita iniziali", said="THE YOUR STARTING_LIFE"),
    *entry("greatest", "the greatest <MEASURE> among {nominal.p}", "la <MEASURE> più alta tra <@THE> {@nominal.p}",
           said="THE MEASURE GREATEST AMONG THE nominal"),
    *entry("greatest", "the greatest <MEASURE> among other {nominal.p}", "la <MEASURE> più alta tra <@THE> altre {@nominal.p}",
           said="THE MEASURE GREATEST AMONG THE OTHER nominal"),
    *entry("extreme_life", "the lowest life total among all players", "i punti vita più bassi tra tutti i giocatori",
           said="THE LOWEST_LIFE_OF_ALL"),
    *entry("extreme_life", "the highest life total among all players", "i punti vita più alti tra tutti i giocatori",
           said="THE HIGHEST_LIFE_OF_ALL"),
    *entry("life_done", "the amount of life you gained this turn", "i punti vita che hai guadagnato in questo turno",
           said="THE LIFE WHICH V_HAVE GAINED THIS_TURN"),
    *entry("life_done", "the amount of life they lost this turn", "i punti vita che ha perso in questo turno",
           said="THE LIFE WHICH V_HAVE=\"ha\" LOST THIS_TURN"),
    *entry("life_done", "the life they lost this turn", "i punti vita che ha perso in questo turno",
           said="THE LIFE WHICH V_HAVE=\"ha\" LOST THIS_TURN", reads_only=True),
    *entry("life_done", "the amount of life you lost this turn", "i punti vita che hai perso in questo turno",
           said="THE LIFE WHICH V_HAVE LOST THIS_TURN"),
    *entry("as_many", "that much|many", "altrettanti|altrettante", said="AS_MANY"),
    *(made for kind in ("number_of", "measure_of") for made in (
        *entry("minus", f"{{{kind}}} minus one", f"{{{kind}}} meno uno", said=f"{kind} MINUS ONE"),
        *entry("minus", f"<NUM> minus {{{kind}}}", f"<NUM> meno {{{kind}}}", said=f"NUM MINUS {kind}"),
        *entry("minus", f"{{{kind}}} minus <NUM>", f"{{{kind}}} meno <NUM>", said=f"{kind} MINUS NUM"),
    )),
    *entry("quantity", "that excess damage", "quel danno in eccesso", said="excess_so(THAT_EXCESS)"),
    *entry("quantity", ("the amount of excess damage dealt to that creature this way", "the excess damage dealt this way",
           "the amount of excess damage dealt this way", "the excess damage dealt to that creature this way"),
           "il danno in eccesso inflitto in questo modo", said="excess_so(EXCESS_DEALT_SO)"),
    *entry("the_difference", "the difference", "la differenza", said="THE DIFFERENCE"),
    *entry("rolled", ("the result", "that result"), "il risultato", said="THE_RESULT"),
    *entry("sum", "<NUM> plus {number_of}", "<NUM> più {number_of}", said="NUM PLUS number_of"),
    *entry("sum", "{number_of} plus <NUM>", "{number_of} più <NUM>", said="number_of PLUS NUM"),
    *entry("devotion", "your devotion to <COLOR>", "la tua devozione al <COLOR>", said="THE YOUR DEVOTION TO THE COLOR"),
    *entry("devotion", "your devotion to <COLOR> and <COLOR>", "la tua devozione al <COLOR> e al <COLOR>",
           said="THE YOUR DEVOTION TO THE COLOR AND TO THE COLOR"),
    *(
        made
        for en, it, rounded in (("up", "eccesso", "ROUNDED_UP"), ("down", "difetto", "ROUNDED_DOWN"))
        for of in ("number_of", "measure_of")
        for made in entry("half", f"half {{{of}}} , rounded {en}", f"metà di {{{of}}} , arrotondata per {it}",
                          said=f"HALF_OF {of} COMMA {rounded}")
    ),
    *entry("per", ("for each time you 've cast your commander from the command zone this game", "for each time you 've cast a commander from the command zone this game"),
           "per ogni volta che hai lanciato il tuo comandante dalla zona di comando in questa partita", said="FOR TIMES_COMMANDER_CAST"),
    *entry("counted", "times it 's been cast from the command zone this game", "volte che è stato lanciato dalla zona di comando in questa partita",
           said="TIMES_CAST_FROM_COMMAND"),
    *entry("per", "for each time it was kicked", "per ogni volta che è stata potenziata", said="FOR TIMES_KICKED"),
    *entry("counted", "{@nominal}", "{@nominal}"),
    *entry("counted", "color|colors among {@nominal.p}", "colori tra <@THE> {@nominal.p}", said="COLORS_AMONG THE nominal"),
    *entry("counted", ("differently named {nominal.p}", "{nominal.p} with different names"), "{nominal.p} con nomi diversi",
           said="nominal WITH_OTHER_NAMES"),
    *entry("counted", "{blockers}", "{blockers}"),
    *entry("blockers", "<TYPE.s> blocking it", "<TYPE.s> che lo sta bloccando", said="TYPE WHICH THE:s V_BLOCK"),
    *entry("counted", "{party_size}", "{party_size}"),
    *entry("counted", "{taken_so}", "{taken_so}"),
    *entry("taken_so", "{counter_kind} removed this way", "{counter_kind} rimosso|rimossi in questo modo", said="counter_kind EXILED IN_THIS_WAY"),
    *entry("taken_so", "counter|counters removed this way", "segnalino|segnalini rimosso|rimossi in questo modo", said="COUNTER EXILED IN_THIS_WAY"),
    *entry("counted", "{devoured}", "{devoured}"),
    *entry("devoured", "<TYPE> it devoured", "<TYPE> che ha divorato", said="TYPE DEVOURED"),
    *entry("devoured", "<SUBTYPE> it devoured", "<SUBTYPE> che ha divorato", said="SUBTYPE DEVOURED"),
    *entry("party_size", "<TYPE> in your party", "<TYPE> nella tua compagnia", said="TYPE IN_YOUR_PARTY"),
    *entry("counted", "{people}", "{people}"),
    *entry("people", "<OPPONENT>", "<OPPONENT>", said="OPPONENT"),
    *(
        made
        for person, word in (("<OPPONENT.p>", "OPPONENT"), ("<PLAYER.p>", "PLAYER"))
        for fact in ("has_counters", "more_than", "life_total", "hand_size", "empty_hand")
        for made in entry("people", f"{person} who {{{fact}}}", f"{person} che {{{fact}}}", said=f"{word} WHICH {fact}")
    ),
    *entry("counters_on", "{@counter_kind} you have", "{@counter_kind} che hai", said="counter_kind WHICH V_HAVE=\"hai\":2s"),
    *entry("counters_on", "{@counter_kind} they have", "{@counter_kind} che ha", said="counter_kind WHICH V_HAVE=\"ha\":3s"),
    *entry("counters_on", "{@counter_kind} among {nominal.p}", "{@counter_kind} tra le {nominal.p}", said="counter_kind AMONG THE nominal"),
    *entry("people", "<OPPONENT> you have", "<OPPONENT> che hai", said="OPPONENT", reads_only=True),
    *entry("counted", "{deeds_counted}", "{deeds_counted}"),
    *entry("deeds_counted", "card|cards you 've drawn this turn", "carte che hai pescato in questo turno",
           said="CARD WHICH V_HAVE DRAWN THIS_TURN"),
    *entry("deeds_counted", "{nominal} you 've cast this turn", "{nominal} che hai lanciato in questo turno",
           said="nominal WHICH V_HAVE CAST_BY THIS_TURN"),
    *entry("deeds_counted", "{nominal} you 've sacrificed this turn", "{nominal} che hai sacrificato in questo turno",
           said="nominal WHICH V_HAVE SACRIFICED THIS_TURN"),
    *entry("deeds_counted", "{nominal} they 've cast this turn", "{nominal} che ha lanciato in questo turno",
           said="nominal WHICH V_HAVE=\"ha\" CAST_BY THIS_TURN"),
    *(
        made
        for en, it, done in (("cast", "lanciate", "CAST_BY"), ("sacrificed", "sacrificati", "SACRIFICED"),
                             ("discarded", "scartate", "DISCARDED"))
        for made in entry("deeds_counted", f"{{nominal}} {en} this turn", f"{{nominal}} {it} in questo turno",
                          said=f"nominal {done} THIS_TURN")
    ),
    *entry("deeds_counted", "times you descended this turn", "volte che sei sceso in questo turno", said="TIMES_DESCENDED THIS_TURN"),
    *entry("deeds_counted", "{nominal} that were put into {own_place} {buried_from} this turn",
           "{nominal} che sono state messe in {own_place} {buried_from} in questo turno",
           said="nominal WHICH V_BE BEEN PUT_PART IN own_place buried_from THIS_TURN"),
    *entry("deeds_counted", "{nominal} that were put into {own_place} {buried_from} or {other:buried_from_too} this turn",
           "{nominal} che sono state messe in {own_place} {buried_from} o {other:buried_from_too} in questo turno",
           said="nominal WHICH V_BE BEEN PUT_PART IN own_place buried_from OR other THIS_TURN"),
    *entry("counted", "{nominal} that died this turn", "{nominal} morta|morto in questo turno", said="nominal DIED THIS_TURN"),
    *entry("deeds_counted", "1 life you gained this turn", "punti vita guadagnati in questo turno", said="LIFE GAINED THIS_TURN"),
    *entry("counted", "{colors_spent}", "{colors_spent}"),
    *entry("colors_spent", "color|colors of mana spent to cast {party:cast_party}", "colore|colori di mana spesi per lanciare {party:cast_party}",
           said="COLOR_OF_MANA SPENT FOR V_CAST party"),
    *entry("colors_spent", "mana spent to cast {party:cast_party}", "mana speso per lanciare {party:cast_party}",
           said="MANA SPENT FOR V_CAST party"),
    *entry("quantity", "the amount of {colors_spent}", "il {colors_spent}", said="THE colors_spent"),
    *entry("counted", "other {@nominal}", "<@OTHER> {@nominal}", said="OTHER nominal"),
    *entry("counted", "{@counters_on}", "{@counters_on}"),
    *entry("counted", "{@done_so}", "{@done_so}"),
    *(
        made
        for en, it, kind in DONE_SO
        for made in entry("done_so", f"{{@nominal}} {en} this way", f"{{@nominal}} {it} in questo modo", said=f"nominal {kind}")
    ),
    *entry("done_so", "{@nominal} put into {own_place} this way", "{@nominal} messa in {own_place} in questo modo",
           said="nominal PUT_PART IN own_place"),
    *entry("counters_on", "{@counter_kind} on {party}", "{@counter_kind} su {party}", said="counter_kind ON party"),
    *entry("counters_on", "counter|counters on {party}", "segnalini su {party}", said="COUNTER ON party"),
    *entry("counters_on", "counter|counters on it", "segnalini su di <PRON>", said="COUNTER ON OF PRON:s"),
    *entry("counters_on", "counters it had on it", "segnalini che aveva", said="COUNTER WHICH V_HAVE"),
    *entry("counters_on", "{counter_kind} it had on it", "{counter_kind} che aveva", said="counter_kind WHICH V_HAVE"),
    *entry("counters_on", "{@counter_kind} on it", "{@counter_kind} su di <PRON>", said="counter_kind ON OF PRON:s"),
    *entry("counted", "unlocked doors among {nominal.p}", "porte sbloccate tra <@THE> {@nominal.p}",
           said="UNLOCKED_DOORS AMONG THE nominal"),
    *entry("counted", "unlocked door among {nominal.p}", "porta sbloccata tra <@THE> {@nominal.p}",
           said="UNLOCKED_DOORS AMONG THE nominal"),
    *entry("counted", "<DIFFERENT_KINDS> among {nominal.p}", "<DIFFERENT_KINDS> tra <@THE> {@nominal.p}", said="DIFFERENT_KINDS AMONG THE nominal"),
    *entry("per", "for each {counted.s}", "per ogni {counted.s}", said="FOR EVERY counted"),
    *entry("where", ", where x is {quantity}", ", dove x è {quantity}", said="COMMA WHERE X V_BE quantity"),
]  # fmt: skip

_HOW_MANY: list[Entry] = [
    *entry("", "a|an", "<@ONE>", category="how_many", said="ONE", marks="s"),
    *entry("", "an additional {number}", "{number}", category="how_many", marks="p", reads_only=True),
    *entry("", "an additional", "<ONE>", category="how_many", said="ONE", marks="s", reads_only=True),
    *entry("", "{number}", "{number}", category="how_many", marks="p"),
    *entry("", "{number} additional", "{number}", category="how_many", marks="p", reads_only=True),
    *entry("", "that many", "altrettanti|altrettante", category="how_many", said="AS_MANY", marks="p"),
]

COUNTS: list[Entry] = [
    *_HOW_MANY,
    *entry("cards", "{@how_many} <@CARD>", "{@how_many} <@CARD>", said="how_many CARD"),
    *entry("cards", "twice that many cards", "il doppio di quelle carte", said="TWICE_THOSE_CARDS"),
    *entry("cards", "an additional card", "una carta addizionale", said="ONE CARD ADDITIONAL"),
    *entry("cards", "{number} additional cards", "{number} carte addizionali", said="number CARD ADDITIONAL"),
    *entry("cards", "another card", "un'altra carta", said="ONE OTHER CARD"),
    *entry("cards", "cards equal to {quantity}", "carte pari a {quantity}", said="CARD EQUAL_TO quantity"),
    *entry("life_amount", "{number} life", "{number} <LIFE.p>", said="number LIFE"),
    *entry("life_amount", "life equal to the life lost this way", "un ammontare di punti vita pari ai punti vita persi in questo modo",
           said="AS_MUCH_AS_WAS_LOST"),
    *entry("life_amount", "life equal to {quantity}", "punti vita pari a {quantity}", said="LIFE EQUAL_TO quantity"),
    *(
        made
        for en, it, whose in (("your", "tuoi", "YOUR"), ("their|its", "suoi", "ITS"))
        for way, rounded in (("up", "ROUNDED_UP"), ("down", "ROUNDED_DOWN"))
        for made in entry("life_amount", f"half {en} life , rounded {way}", f"metà dei {it} punti vita , arrotondata",
                          said=f"HALF_OF THE {whose} LIFE COMMA {rounded}")
    ),
    *entry("life_amount", "that much life", "altrettanti punti vita", said="AS_MANY LIFE"),
    *entry("damage", "{number} damage", "{number} <DAMAGE.p>", said="number DAMAGE"),
    *entry("damage", "that much damage", "altrettanti danni", said="AS_MANY DAMAGE"),
    *entry("damage", "damage equal to {quantity}", "danno pari a {quantity}", said="DAMAGE EQUAL_TO quantity"),
    *entry("counters", "{@how_many} {@counter_kind}", "{@how_many} {@counter_kind}", said="how_many counter_kind"),
    *entry("counters", "a number of additional {counter_kind.p} equal to {quantity}",
           "un numero di {counter_kind.p} addizionali pari a {quantity}",
           said="ONE NUMBER_OF counter_kind ADDITIONAL EQUAL_TO quantity"),
    *entry("counters", "a number of {counter_kind.p} equal to {quantity}", "un numero di {counter_kind.p} pari a {quantity}",
           said="ONE NUMBER_OF counter_kind EQUAL_TO quantity"),
    *entry("first_cards", "the top {number} cards of {own_place}", "le prime {number} carte di {own_place}",
           said="THE FIRST number CARD OF own_place"),
    *entry("first_cards", "the top {number} cards of {whole_place}", "le prime {number} carte di {whole_place}",
           said="THE FIRST number CARD OF whole_place"),
    *entry("first_cards", "{cards} from the top of {own_place}", "{cards} da la cima di {own_place}", said="cards FROM_THE_TOP_OF own_place"),
    *entry("first_cards", "{cards} from the top of {whole_place}", "{cards} da la cima di {whole_place}",
           said="cards FROM_THE_TOP_OF whole_place"),
    *entry("first_cards", "the top card of {whole_place}", "la prima carta di {whole_place}", said="THE FIRST CARD OF whole_place"),
    *entry("whole_place", "{party} 's <PLACE>", "<@THE> <@PLACE> di {party}", said="THE PLACE OF party"),
    *entry("first_cards", "the top card of {own_place}", "la prima carta di {own_place}", said="THE FIRST CARD OF own_place"),
    *entry("own_place", "your <PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE"),
    *entry("own_place", "their|his <PLACE>", "<@THE> <@ITS> <@PLACE>", said="THE ITS PLACE"),
    *entry("duration", "until end of turn", "fino alla fine del turno", said="END_OF_TURN"),
    *entry("duration", "this turn", "in questo turno", said="THIS_TURN"),
    *entry("duration", "until your next turn", "fino al tuo prossimo turno", said="YOUR_NEXT_TURN"),
    *entry("duration", "until the end of your next turn", "fino alla fine del tuo prossimo turno", said="END_OF_YOUR_NEXT_TURN"),
    *entry("duration", "until your next upkeep", "fino al tuo prossimo mantenimento", said="UNTIL_YOUR_STEP=\"mantenimento\""),
    *entry("duration", "until your next end step", "fino alla tua prossima sottofase finale", said="UNTIL_YOUR_STEP"),
    *entry("duration", "until end of combat", "fino alla fine del combattimento", said="END_OF_COMBAT"),
    *entry("duration", "for as long as you control {own}", "fintanto che controlli {own}", said="AS_LONG_AS V_CONTROL own"),
    *entry("duration", "for as long as {own} remains tapped", "fintanto che {own} rimane TAPpata", said="AS_LONG_AS own V_REMAIN TAPPED"),
    *entry("duration", "for the rest of the game", "per il resto della partita", said="END_OF_GAME"),
    *entry("duration", "for as long as {own} remains on the battlefield", "fintanto che {own} rimane sul campo di battaglia",
           said="AS_LONG_AS own V_REMAIN ONTO_BATTLEFIELD"),
]  # fmt: skip

ENTRIES = [*QUANTITIES, *COUNTS]
