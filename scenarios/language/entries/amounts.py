"""107, 608.2c, 611.2: numbers and what is counted, and how long something lasts."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on, wrapped

DONE_SO = (
    ("tapped", "TAPpata", "TAPPED"),
    ("destroyed", "distrutta", "DESTROYED"),
    ("sacrificed", "sacrificata", "SACRIFICED"),
    ("discarded", "scartata", "DISCARDED"),
    ("exiled", "esiliata", "EXILED"),
    ("milled", "macinata", "MILLED"),
    ("revealed", "rivelata", "REVEALED"),
    ("returned to hand", "rimessa in mano", "RETURNED"),
    ("returned", "ripresa", "RETURNED"),
)
"""What an instruction did, as it is spoken of behind 'in this way'."""

_SUMMANDS = (
    "number_of",
    "measure_of",
    "your_life",
    "their_life",
    "starting_life",
    "extreme_life",
    "greatest",
    "total_of",
    "life_done",
    "devotion",
)
"""107.1: what is doubled, halved, added to and taken away."""

QUANTITIES: list[Entry] = [
    *wrapped("quantity", "fixed", "number_of", "measure_of", "double", "your_life", "their_life", "starting_life", "speed", "extreme_life", "greatest", "of_commanders", "as_many", "sum", "minus", "rolled", "apart_by", "the_difference", "devotion", "half", "life_done", "total_of", "dealt_so", "prevented_so"),
    *entry("fixed", "{number}", "{number}"),
    *entry("number_of", "the total number of {counted.p}", "il numero totale di {counted.p}", said="THE NUMBER_OF counted"),
    *entry("number_of", "the number of {counted.p}", "il numero di {counted.p}", said="THE NUMBER_OF counted"),
    *entry("measure_of", "{sacrificed} 's <MEASURE>", "<@THE> <@MEASURE> di {sacrificed}", said="THE MEASURE OF sacrificed"),
    *entry("sacrificed", "the sacrificed <TYPE.s>", "la <TYPE.s> sacrificata", said="THE TYPE SACRIFICED"),
    *entry("sacrificed", "the sacrificed permanent", "il permanente sacrificato", said="THE PERMANENT SACRIFICED"),
    *entry("sacrificed", "the sacrificed <SUBTYPE.s>", "il <SUBTYPE.s> sacrificato", said="THE SUBTYPE SACRIFICED"),
    *entry("sacrificed", "the sacrificed token", "la pedina sacrificata", said="THE TOKEN SACRIFICED"),
    *entry("measure_of", "its|their <MEASURE>", "<@THE> <@ITS> <@MEASURE>", said="THE ITS MEASURE"),
    *entry("measure_of", "the <MEASURE> of {sacrificed}", "<@THE> <@MEASURE> di {sacrificed}", said="THE MEASURE OF sacrificed", reads_only=True),
    *entry("measure_of", "{party} 's <MEASURE>", "<@THE> <@MEASURE> di {party}", said="THE MEASURE OF party"),
    *entry("measure_of", "the <MEASURE> of {party}", "<@THE> <@MEASURE> di {party}", said="THE MEASURE OF party", reads_only=True),
    *handed_on("summand", *_SUMMANDS),
    *entry("double", "twice {summand}", "il doppio di {summand}", said="THE DOUBLE summand"),
    *entry("double", "twice <X>", "il doppio di <X>", said="THE DOUBLE X"),
    *entry("double", "twice the {counted.p}", "il doppio <@THE> {@counted.p}", said="THE DOUBLE THE counted", reads_only=True),
    *(made for of_en, of in (("<X>", "X"), ("{summand}", "summand"))
      for made in entry("double", f"<NUM> times {of_en}", f"<NUM> volte {of_en}", said=f"NUM TIMES {of}")),
    *entry("damage", "twice that much damage", "danno pari al doppio", said="ONE DAMAGE EQUAL_TO quantity(double(THE DOUBLE AS_MANY))", reads_only=True),
    *entry("manifold", "twice that many", "il doppio di", said="THE DOUBLE"),
    *entry("manifold", "twice <X>", "il doppio di <X>", said="THE DOUBLE X"),
    *entry("manifold", "<X> plus <NUM>", "<X> più <NUM>", said="X PLUS NUM"),
    *entry("damage", "{manifold} damage", "{manifold} danni", said="manifold DAMAGE"),
    *entry("manifold", "<NUM> times <X>", "<NUM> volte <X>", said="NUM TIMES X"),
    *entry("speed", "your speed", "la tua velocità", said="THE YOUR SPEED"),
    *entry("total_of", "the total <MEASURE> of {that}", "la <MEASURE> totale di {that}", said="THE MEASURE TOTAL OF that"),
    *entry("total_of", "their total <MEASURE>", "la loro <MEASURE> totale", said="THE ITS=\"loro\" MEASURE TOTAL"),
    *entry("your_life", "your life total", "i tuoi punti vita", said="THE YOUR LIFE"),
    *entry("their_life", "their|its life total", "i suoi punti vita", said="THE ITS LIFE"),
    *entry("their_life", "{party} 's life total", "i punti vita di {party}", said="THE LIFE OF party"),
    *entry("starting_life", "your starting life total", "i tuoi punti vita iniziali", said="THE YOUR STARTING_LIFE"),
    *entry("of_commanders", "the greatest mana value of a commander you own on the battlefield or in the command zone",
           "il valore di mana maggiore di un comandante che possiedi sul campo di battaglia o nella zona di comando", said="THE VALUE_OF_YOUR_COMMANDERS"),
    *entry("greatest", "the greatest <MEASURE> among {nominal.p}", "la <MEASURE> più alta tra <@THE> {@nominal.p}",
           said="THE MEASURE GREATEST AMONG THE nominal"),
    *entry("greatest", "the greatest <MEASURE> among other {nominal.p}", "la <MEASURE> più alta tra <@THE> altre {@nominal.p}",
           said="THE MEASURE GREATEST AMONG THE OTHER nominal"),
    *entry("total_of", "the total <MEASURE> of {nominal.p}", "la <MEASURE> totale di <@THE> {@nominal.p}",
           said="THE MEASURE TOTAL OF THE nominal"),
    *entry("total_of", "the total <MEASURE> of other {nominal.p}", "la <MEASURE> totale di <@THE> altre {@nominal.p}",
           said="THE MEASURE TOTAL OF THE OTHER nominal"),
    *entry("greatest", "the greatest <MEASURE> among (the)? {done_so.p}", "la <MEASURE> più alta tra <@THE> {@done_so.p}",
           said="THE MEASURE GREATEST AMONG THE done_so"),
    *entry("total_of", "the total <MEASURE> of (the)? {done_so.p}", "la <MEASURE> totale <@THE> {@done_so.p}", said="THE MEASURE TOTAL OF THE done_so"),
    *(
        made
        for extreme_en, extreme_it, extreme in (("lowest", "bassi", "LOWEST"), ("highest", "alti", "HIGHEST"))
        for whose_en, whose_it, whose in ((("all players", "players"), "tutti i giocatori", "ALL"),
                                          (("your opponents",), "i tuoi avversari", "OPPONENTS"))
        for made in entry("extreme_life", [f"the {extreme_en} life total among {one}" for one in whose_en],
                          f"i punti vita più {extreme_it} tra {whose_it}", said=f"THE {extreme}_LIFE_OF_{whose}")
    ),
    *entry("life_done", "the amount of life you gained this turn", "i punti vita che hai guadagnato in questo turno",
           said="THE LIFE WHICH V_HAVE GAINED THIS_TURN"),
    *entry("life_done", "the amount of life they lost this turn", "i punti vita che ha perso in questo turno",
           said="THE LIFE WHICH V_HAVE=\"ha\" LOST THIS_TURN"),
    *entry("life_done", "the life they lost this turn", "i punti vita che ha perso in questo turno",
           said="THE LIFE WHICH V_HAVE=\"ha\" LOST THIS_TURN", reads_only=True),
    *entry("life_done", "the amount of life you lost this turn", "i punti vita che hai perso in questo turno",
           said="THE LIFE WHICH V_HAVE LOST THIS_TURN"),
    *entry("as_many", "that much|many", "altrettanti|altrettante", said="AS_MANY"),
    *entry("minus", "{summand} minus one", "{summand} meno uno", said="summand MINUS ONE"),
    *entry("minus", "{summand} minus <NUM>", "{summand} meno <NUM>", said="summand MINUS NUM"),
    *entry("minus", "<NUM> minus {summand}", "<NUM> meno {summand}", said="NUM MINUS summand"),
    *entry("quantity", "the damage", "il danno", said="excess_so(THE DAMAGE)"),
    *entry("quantity", "the amount of damage it dealt", "il danno che ha inflitto", said="damage_done(THE DAMAGE WHICH V_HAVE DEALT)"),
    *entry("quantity", "the amount of damage it dealt to {party}", "il danno che ha inflitto a {party}",
           said="damage_done(THE DAMAGE WHICH V_HAVE DEALT TO party)"),
    *entry("quantity", ("the (total)? amount of damage dealt to {party} this turn", "the damage dealt to {party} this turn"),
           "i danni che sono stati inflitti a {party} in questo turno", said="suffered(THE DAMAGE WHICH TO party V_BE BEEN DEALT THIS_TURN)"),
    *entry("quantity", "that excess damage", "quel danno in eccesso", said="excess_so(THAT_EXCESS)"),
    *entry("quantity", ("the amount of excess damage dealt to that creature this way", "the excess damage dealt this way",
           "the amount of excess damage dealt this way", "the excess damage dealt to that creature this way"),
           "il danno in eccesso inflitto in questo modo", said="excess_so(EXCESS_DEALT_SO)"),
    *entry("apart_by", "the difference between {summand} and {other:summand}", "la differenza tra {summand} e {other:summand}",
           said="THE DIFFERENCE AMONG summand AND other"),
    *entry("apart_by", "the difference between {possessor} 's <MEASURE> and <MEASURE>", "la differenza tra la <MEASURE> e la <MEASURE> di {possessor}",
           said="THE DIFFERENCE AMONG measures_of(THE MEASURE AND THE MEASURE OF possessor)", reads_only=True),
    *entry("apart_by", "the difference between {summand} and <NUM>", "la differenza tra {summand} e <NUM>",
           said="THE DIFFERENCE AMONG summand AND NUM"),
    *entry("the_difference", "the difference", "la differenza", said="THE DIFFERENCE"),
    *entry("dealt_so", ("the damage dealt this way", "the amount of damage dealt this way"), "il danno inflitto in questo modo", said="THE DEALT_SO"),
    *entry("prevented_so", ("the damage prevented this way", "the amount of damage prevented this way"), "il danno prevenuto in questo modo",
           said="THE PREVENTED_SO"),
    *entry("counted", "{each_prevented}", "{each_prevented}"),
    *entry("each_prevented", "<NUM> damage prevented this way", "<NUM> danno prevenuto in questo modo", said="NUM PREVENTED_SO"),
    *entry("rolled", ("the result", "that result"), "il risultato", said="THE_RESULT"),
    *entry("sum", "one plus {summand}", "uno più {summand}", said="ONE PLUS summand"),
    *entry("sum", "<NUM> plus {summand}", "<NUM> più {summand}", said="NUM PLUS summand"),
    *entry("sum", "{summand} plus one", "{summand} più uno", said="summand PLUS ONE"),
    *entry("sum", "{summand} plus <NUM>", "{summand} più <NUM>", said="summand PLUS NUM"),
    *entry("sum", "{summand} plus {other:summand}", "{summand} più {other:summand}", said="summand PLUS other"),
    *entry("total_of", "the total <MEASURE> of {nominal.p}", "la <MEASURE> totale <@THE> {@nominal.p}", said="THE MEASURE TOTAL OF THE nominal"),
    *entry("measure_of", "the {noun.s} 's <MEASURE>", "la <MEASURE> della {noun.s}",
           said="THE MEASURE OF party(described(determiner(the(THE:s)) nominal(part(noun))))"),
    *entry("deeds_counted", "1 life {party} have|has lost this turn", "punti vita persi da {party} in questo turno", said="LIFE LOST FROM party THIS_TURN"),
    *entry("devotion", "the number of <COLOR> mana symbols in the mana costs of {nominal.p}", "il numero di simboli di mana <COLOR> nei costi di mana dei {nominal.p}",
           said="THE NUMBER_OF MANA_SYMBOLS COLOR IN_MANA_COSTS_OF THE nominal"),
    *entry("devotion", "your devotion to <COLOR>", "la tua devozione al <COLOR>", said="THE YOUR DEVOTION TO THE COLOR"),
    *entry("devotion", "your devotion to <COLOR> and <COLOR>", "la tua devozione al <COLOR> e al <COLOR>",
           said="THE YOUR DEVOTION TO THE COLOR AND TO THE COLOR"),
    *(
        made
        for en, it, rounded in (("up", "eccesso", "ROUNDED_UP"), ("down", "difetto", "ROUNDED_DOWN"))
        for of_said, of in (("{summand}", "summand"), ("<X>", "X"))
        for made in entry("half", f"half {of_said} , rounded {en}", f"metà di {of_said} , arrotondata per {it}",
                          said=f"HALF_OF {of} COMMA {rounded}")
    ),
    *entry("per", ("for each time you 've cast your commander from the command zone this game", "for each time you 've cast a commander from the command zone this game"),
           "per ogni volta che hai lanciato il tuo comandante dalla zona di comando in questa partita", said="FOR TIMES_COMMANDER_CAST"),
    *entry("counted", "times it 's been cast from the command zone this game", "volte che è stato lanciato dalla zona di comando in questa partita",
           said="TIMES_CAST_FROM_COMMAND"),
    *entry("counted", "<@CARD> looked at while scrying this way", "<@CARD> guardata profetizzando in questo modo", said="CARD LOOKED_AT_SCRYING"),
    *entry("counted", "{times_mutated}", "{times_mutated}"),
    *entry("times_mutated", "times {party} has mutated", "volte che {party} è mutata", said="TIMES_THAT party MUTATED"),
    *entry("times_mutated", ("times it has mutated", "times it 's mutated"), "volte che è mutata", said="TIMES_THAT MUTATED"),
    *entry("per", "for each time it was kicked", "per ogni volta che è stata potenziata", said="FOR TIMES_KICKED"),
    *entry("counted", "{@nominal}", "{@nominal}"),
    *entry("counted", "color among {nominal.p}", "colore tra <@THE> {nominal.p}", said="COLORS_AMONG THE nominal", marks="s"),
    *entry("counted", "color|colors among {@nominal.p}", "colori tra <@THE> {@nominal.p}", said="COLORS_AMONG THE nominal"),
    *entry("counted", ("differently named {nominal.p}", "{nominal.p} with different names"), "{nominal.p} con nomi diversi",
           said="nominal WITH_OTHER_NAMES"),
    *entry("counted", "{blockers}", "{blockers}"),
    *entry("blockers", "<TYPE.s> blocking it", "<TYPE.s> che lo sta bloccando", said="TYPE WHICH THE:s V_BLOCK"),
    *entry("blockers", "<TYPE.p> blocking it", "<TYPE.p> che lo stanno bloccando", said="TYPE WHICH THE:s V_BLOCK"),
    *entry("counted", "{party_size}", "{party_size}"),
    *entry("counted", "{taken_so}", "{taken_so}"),
    *entry("taken_so", "{counter_kind} removed this way", "{counter_kind} rimosso|rimossi in questo modo", said="counter_kind EXILED IN_THIS_WAY"),
    *entry("taken_so", "counter|counters removed this way", "segnalino|segnalini rimosso|rimossi in questo modo", said="COUNTER EXILED IN_THIS_WAY"),
    *entry("counted", "{devoured}", "{devoured}"),
    *entry("devoured", "<TYPE> it devoured", "<TYPE> che ha divorato", said="TYPE DEVOURED"),
    *entry("devoured", "<SUBTYPE> it devoured", "<SUBTYPE> che ha divorato", said="SUBTYPE DEVOURED"),
    *entry("party_size", "<TYPE> in your party", "<TYPE> nella tua compagnia", said="TYPE IN_YOUR_PARTY"),
    *entry("counted", "{people}", "{people}"),
    *entry("counted", "{own_colors}", "{own_colors}"),
    *entry("own_colors", "of its|their colors", "de i suoi colori", said="OF THE:mp ITS COLORS"),
    *entry("own_colors", ("of {possessor} 's colors", "color of {possessor}"), "colori di {possessor}", said="COLORS OF possessor"),
    *entry("own_colors", "colors of {party}", "colori di {party}", said="COLORS OF party"),
    *entry("people", "<OPPONENT>", "<OPPONENT>", said="OPPONENT"),
    *entry("people", "<PLAYER>", "<PLAYER>", said="PLAYER"),
    *(
        made
        for person, word in (("<OPPONENT.p>", "OPPONENT"), ("<PLAYER.p>", "PLAYER"))
        for fact in ("has_counters", "more_than", "life_total", "hand_size", "empty_hand")
        for made in entry("people", f"{person} who {{{fact}}}", f"{person} che {{{fact}}}", said=f"{word} WHICH {fact}")
    ),
    *(
        made
        for word in ("OPPONENT", "PLAYER")
        for number, form in (("p", "they"), ("s", "sub"))
        for fact in ("controls", "controls_none")
        for made in entry("people", f"<{word}.{number}> who {{{fact}~{form}}}", f"<{word}.{number}> che {{{fact}~{form}}}", said=f"{word} WHICH {fact}")
    ),
    *(
        made
        for person, word, has, mood in (("<OPPONENT.p>", "OPPONENT", "hanno", "3p"), ("<OPPONENT.s>", "OPPONENT", "ha", "3s"),
                                        ("<PLAYER.p>", "PLAYER", "hanno", "3p"), ("<PLAYER.s>", "PLAYER", "ha", "3s"))
        for en, it, said in (("lost life this turn", "perso punti vita in questo turno", "life_so(V_HAVE=\"{has}\" LOST LIFE THIS_TURN)"),
                             ("gained life this turn", "guadagnato punti vita in questo turno", "life_so(V_HAVE=\"{has}\" GAINED LIFE THIS_TURN)"))
        for made in entry("people", f"{person} who {en}", f"{person} che {has} {it}", said=f"{word} WHICH " + said.format(has=has))
    ),
    *(
        made
        for person, word in (("<OPPONENT>", "OPPONENT"), ("<PLAYER>", "PLAYER"))
        for who in ("who", "that")
        for was in ("was|were",)
        for made in entry("people", f"{person} {who} {was} dealt damage this turn", f"{person} a cui è stato inflitto danno in questo turno",
                          said=f"{word} TO_WHOM V_BE BEEN DEALT DAMAGE THIS_TURN", reads_only=who == "that")
    ),
    *entry("counters_on", "{@counter_kind} you have", "{@counter_kind} che hai", said="counter_kind WHICH V_HAVE=\"hai\":2s"),
    *entry("counters_on", "{@counter_kind} they have", "{@counter_kind} che ha", said="counter_kind WHICH V_HAVE=\"ha\":3s"),
    *entry("counters_on", "{@counter_kind} among {nominal.p}", "{@counter_kind} tra le {nominal.p}", said="counter_kind AMONG THE nominal"),
    *entry("people", "<OPPONENT> you have", "<OPPONENT> che hai", said="OPPONENT", reads_only=True),
    *entry("counted", "{deeds_counted}", "{deeds_counted}"),
    *entry("deeds_counted", "card|cards you 've drawn this turn", "carte che hai pescato in questo turno",
           said="CARD WHICH V_HAVE DRAWN THIS_TURN"),
    *entry("deeds_counted", ("card|cards they 've drawn this turn", "card|cards that player has drawn this turn"), "carte che ha pescato in questo turno",
           said="CARD WHICH V_HAVE=\"ha\" DRAWN THIS_TURN"),
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
    *entry("number_of", "the amount of {colors_spent}", "l'ammontare di {colors_spent}", said="THE NUMBER_OF counted(colors_spent)", reads_only=True),
    *entry("counted", "other {@nominal}", "<@OTHER> {@nominal}", said="OTHER nominal"),
    *entry("counted", "{@counters_on}", "{@counters_on}"),
    *entry("counted", "{@done_so}", "{@done_so}"),
    *(
        made
        for en, it, kind in DONE_SO
        for that_en, reads in (("", False), ("that was|were ", True))
        for made in entry("done_so", f"{{@nominal}} {that_en}{en} this way", f"{{@nominal}} {it} in questo modo", said=f"nominal {kind}",
                          reads_only=reads)
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
    *entry("counted", "<DIFFERENT_KINDS> among (the)? {done_so.p}", "<DIFFERENT_KINDS> tra <@THE> {@done_so.p}",
           said="DIFFERENT_KINDS AMONG THE done_so"),
    *entry("counted", "color among (the)? {done_so.p}", "colore tra <@THE> {done_so.p}", said="COLORS_AMONG THE done_so", marks="s"),
    *entry("counted", "color|colors among (the)? {@done_so.p}", "colori tra <@THE> {@done_so.p}", said="COLORS_AMONG THE done_so"),
    *entry("counted", "<DIFFERENT_KINDS> among {nominal.p}", "<DIFFERENT_KINDS> tra <@THE> {@nominal.p}", said="DIFFERENT_KINDS AMONG THE nominal"),
    *entry("per", "for each {counted.s}", "per ogni {counted.s}", said="FOR EVERY counted"),
    *entry("per", "for each {first:part.s} and each {again:again_with_all}", "per ogni {first:part.s} e ogni {again:again_with_all}",
           said="FOR EVERY counted(nominal(several(first conjunction(AND) again after())))", reads_only=True),
    *entry("per", "for each of {each_of_those}", "per {each_of_those}", said="FOR each_of_those"),
    *entry("each_of_those", "them", "<EACH_OF> di <PRON>", said="EACH_OF OF PRON"),
    *entry("each_of_those", "those {noun.p}", "<EACH_OF> di <@THAT> {@noun.p}", said="EACH_OF OF THAT noun"),
    *entry("where", ", where x is {quantity} as this ability resolves", ", dove x è {quantity} mentre l'abilità si risolve",
           said="COMMA WHERE X V_BE quantity AS_IT_RESOLVES"),
    *entry("where", ", where x is {quantity}", ", dove x è {quantity}", said="COMMA WHERE X V_BE quantity"),
]  # fmt: skip

_HOW_MANY: list[Entry] = [
    *entry("", "a|an", "<@ONE>", category="how_many", said="ONE", marks="s"),
    *entry("", "an additional {number}", "{number}", category="how_many", marks="p", reads_only=True),
    *entry("", "an additional", "<ONE>", category="how_many", said="ONE", marks="s", reads_only=True),
    *entry("", "{number}", "{number}", category="how_many", marks="p"),
    *entry("", "{manifold}", "{manifold}", category="how_many", marks="p"),
    *entry("", "{number} additional", "{number}", category="how_many", marks="p", reads_only=True),
    *entry("", "that many", "altrettanti|altrettante", category="how_many", said="AS_MANY", marks="p"),
]

COUNTS: list[Entry] = [
    *_HOW_MANY,
    *entry("cards", "{@how_many} <@CARD>", "{@how_many} <@CARD>", said="how_many CARD"),
    *entry("cards", "that many cards {more_or_less}", "altrettante carte {more_or_less}", said="AS_MANY CARD more_or_less"),
    *entry("cards", "<X> cards {more_or_less}", "<X> carte {more_or_less}", said="X CARD more_or_less"),
    *entry("cards", "<X> {more_or_less} cards", "<X> carte {more_or_less}", said="X CARD more_or_less"),
    *entry("first_cards", "the top <X> {more_or_less} cards of {own_place}", "le prime <X> carte {more_or_less} di {own_place}",
           said="THE FIRST X CARD more_or_less OF own_place"),
    *entry("life_amount", "that much life {more_or_less}", "altrettanti punti vita {more_or_less}", said="AS_MANY LIFE more_or_less"),
    *entry("counters", "that many {counter_kind.p} {more_or_less}", "altrettanti {counter_kind.p} {more_or_less}",
           said="AS_MANY counter_kind more_or_less"),
    *entry("counters", "that many {more_or_less} {counter_kind.p}", "altrettanti {counter_kind.p} {more_or_less}",
           said="AS_MANY counter_kind more_or_less"),
    *entry("cards", "that many {more_or_less} cards", "altrettante carte {more_or_less}", said="AS_MANY CARD more_or_less"),
    *entry("cards", "twice that many cards", "il doppio di quelle carte", said="TWICE_THOSE_CARDS"),
    *entry("cards", "an additional card", "una carta addizionale", said="ONE CARD ADDITIONAL"),
    *entry("cards", "{number} additional cards", "{number} carte addizionali", said="number CARD ADDITIONAL"),
    *entry("", "plus one", "più una", said="PLUS ONE", category="more_or_less"),
    *entry("", "minus one", "meno una", said="MINUS ONE", category="more_or_less"),
    *entry("", "plus <NUM>", "più <NUM>", said="PLUS NUM", category="more_or_less"),
    *entry("", "minus <NUM>", "meno <NUM>", said="MINUS NUM", category="more_or_less"),
    *entry("cards", "another card", "un'altra carta", said="ONE OTHER CARD"),
    *entry("cards", "a number of cards equal to {quantity}", "un numero di carte pari a {quantity}", said="ONE NUMBER_OF CARD EQUAL_TO quantity"),
    *(
        made
        for place in ("own_place", "whole_place")
        for made in entry("first_cards", f"a number of cards from the top of {{{place}}} equal to {{quantity}}",
                          f"un numero di carte dalla cima di {{{place}}} pari a {{quantity}}",
                          said=f"ONE NUMBER_OF CARD FROM_THE_TOP_OF {place} EQUAL_TO quantity")
    ),
    *entry("cards", "cards equal to {quantity}", "carte pari a {quantity}", said="CARD EQUAL_TO quantity"),
    *entry("life_amount", "{number} life", "{number} <LIFE.p>", said="number LIFE"),
    *entry("life_amount", "<NUM> life plus <NUM> life {per}", "<NUM> punti vita più <NUM> punti vita {per}",
           said="NUM LIFE PLUS NUM LIFE per"),
    *(
        made
        for en, it, rounded in (("up", "eccesso", "ROUNDED_UP"), ("down", "difetto", "ROUNDED_DOWN"))
        for made in (
            *entry("life_amount", f"half <X> life , rounded {en}", f"metà di <X> punti vita , arrotondata per {it}",
                   said=f"HALF_OF X LIFE COMMA {rounded}"),
            *entry("cards", f"half <X> cards , rounded {en}", f"metà di <X> carte , arrotondata per {it}",
                   said=f"HALF_OF X CARD COMMA {rounded}"),
        )
    ),
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
    *entry("damage", "twice <X> damage", "danni pari al doppio di <X>", said="DAMAGE EQUAL_TO quantity(double(THE DOUBLE X))"),
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
    *entry("first_cards", "the top card", "la prima carta", said="THE FIRST CARD"),
    *entry("first_cards", "the top {number} cards", "le prime {number} carte", said="THE FIRST number CARD"),
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
    *entry("duration", "for as long as it has a|an {counter_kind.s} on it", "fintanto che ha un {counter_kind.s}",
           said="AS_LONG_AS V_HAVE:3s ONE counter_kind"),
    *entry("duration", "for the rest of the game", "per il resto della partita", said="END_OF_GAME"),
    *entry("duration", "for as long as {own} remains on the battlefield", "fintanto che {own} rimane sul campo di battaglia",
           said="AS_LONG_AS own V_REMAIN ONTO_BATTLEFIELD"),
]  # fmt: skip

ENTRIES = [*QUANTITIES, *COUNTS]
