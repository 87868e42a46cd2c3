"""107, 118, 611.2: numbers, costs, durations and conditions."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on, wrapped

DONE_SO = (
    ("destroyed", "distrutta", "DESTROYED"),
    ("sacrificed", "sacrificata", "SACRIFICED"),
    ("discarded", "scartata", "DISCARDED"),
    ("exiled", "esiliata", "EXILED"),
    ("milled", "macinata", "MILLED"),
    ("returned to hand", "rimessa in mano", "RETURNED"),
)
"""What an instruction did, as it is spoken of behind 'in this way'."""

QUANTITIES: list[Entry] = [
    *wrapped("quantity", "fixed", "number_of", "measure_of", "double", "your_life", "extreme_life", "as_many", "sum", "devotion", "half"),
    *entry("fixed", "{number}", "{number}"),
    *entry("number_of", "the number of {counted.p}", "il numero di {counted.p}", said="THE NUMBER_OF counted"),
    *entry("measure_of", "its|their <MEASURE>", "<@THE> <@ITS> <@MEASURE>", said="THE ITS MEASURE"),
    *entry("measure_of", "{party} 's <MEASURE>", "<@THE> <@MEASURE> di {party}", said="THE MEASURE OF party"),
    *entry("measure_of", "the <MEASURE> of {party}", "<@THE> <@MEASURE> di {party}", said="THE MEASURE OF party", reads_only=True),
    *entry("double", "twice {number_of}", "il doppio del {number_of}", said="THE DOUBLE number_of"),
    *entry("double", "twice {measure_of}", "il doppio di {measure_of}", said="THE DOUBLE measure_of"),
    *entry("double", "twice <X>", "il doppio di <X>", said="THE DOUBLE X"),
    *entry("your_life", "your life total", "i tuoi punti vita", said="THE YOUR LIFE"),
    *entry("extreme_life", "the lowest life total among all players", "i punti vita più bassi tra tutti i giocatori",
           said="THE LOWEST_LIFE_OF_ALL"),
    *entry("extreme_life", "the highest life total among all players", "i punti vita più alti tra tutti i giocatori",
           said="THE HIGHEST_LIFE_OF_ALL"),
    *entry("as_many", "that much|many", "altrettanti|altrettante", said="AS_MANY"),
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
    *entry("per", "for each time it was kicked", "per ogni volta che è stata potenziata", said="FOR TIMES_KICKED"),
    *entry("counted", "{@nominal}", "{@nominal}"),
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
    *entry("counters_on", "{@counter_kind} on it", "{@counter_kind} su di <PRON>", said="counter_kind ON OF PRON:s"),
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
    *entry("cards", "another card", "un'altra carta", said="ONE OTHER CARD"),
    *entry("cards", "cards equal to {quantity}", "carte pari a {quantity}", said="CARD EQUAL_TO quantity"),
    *entry("life_amount", "{number} life", "{number} <LIFE.p>", said="number LIFE"),
    *entry("life_amount", "life equal to {quantity}", "punti vita pari a {quantity}", said="LIFE EQUAL_TO quantity"),
    *entry("life_amount", "that much life", "altrettanti punti vita", said="AS_MANY LIFE"),
    *entry("damage", "{number} damage", "{number} <DAMAGE.p>", said="number DAMAGE"),
    *entry("damage", "that much damage", "altrettanti danni", said="AS_MANY DAMAGE"),
    *entry("damage", "damage equal to {quantity}", "danno pari a {quantity}", said="DAMAGE EQUAL_TO quantity"),
    *entry("counters", "{@how_many} {@counter_kind}", "{@how_many} {@counter_kind}", said="how_many counter_kind"),
    *entry("counters", "a number of {counter_kind.p} equal to {quantity}", "un numero di {counter_kind.p} pari a {quantity}",
           said="ONE NUMBER_OF counter_kind EQUAL_TO quantity"),
    *entry("first_cards", "the top {number} cards of {own_place}", "le prime {number} carte di {own_place}",
           said="THE FIRST number CARD OF own_place"),
    *entry("first_cards", "the top {number} cards of {whole_place}", "le prime {number} carte di {whole_place}",
           said="THE FIRST number CARD OF whole_place"),
    *entry("first_cards", "the top card of {whole_place}", "la prima carta di {whole_place}", said="THE FIRST CARD OF whole_place"),
    *entry("whole_place", "{party} 's <PLACE>", "<@THE> <@PLACE> di {party}", said="THE PLACE OF party"),
    *entry("first_cards", "the top card of {own_place}", "la prima carta di {own_place}", said="THE FIRST CARD OF own_place"),
    *entry("own_place", "your <PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE"),
    *entry("own_place", "their|his <PLACE>", "<@THE> <@ITS> <@PLACE>", said="THE ITS PLACE"),
    *entry("duration", "until end of turn", "fino alla fine del turno", said="END_OF_TURN"),
    *entry("duration", "this turn", "in questo turno", said="THIS_TURN"),
    *entry("duration", "until your next turn", "fino al tuo prossimo turno", said="YOUR_NEXT_TURN"),
    *entry("duration", "until the end of your next turn", "fino alla fine del tuo prossimo turno", said="END_OF_YOUR_NEXT_TURN"),
    *entry("duration", "until end of combat", "fino alla fine del combattimento", said="END_OF_COMBAT"),
    *entry("duration", "for the rest of the game", "per il resto della partita", said="END_OF_GAME"),
    *entry("duration", "for as long as {own} remains on the battlefield", "fintanto che {own} rimane sul campo di battaglia",
           said="AS_LONG_AS own V_REMAIN ONTO_BATTLEFIELD"),
]  # fmt: skip

_PAYMENTS = (
    "mana_payment", "tap_payment", "untap_payment", "sacrifice_payment", "discard_payment", "life_payment", "remove_payment",
    "put_payment", "exile_payment", "tap_others_payment", "return_payment", "energy_payment", "mill_payment", "reveal_payment",
)  # fmt: skip

COSTS: list[Entry] = [
    *entry("cost", "{loyalty}", "{loyalty}"),
    *entry("cost", "{payment+and_also}", "{payment+and_also}", said="payment"),
    *entry("", ",", ",", category="and_also"),
    *entry("", "and", "e", category="and_also"),
    *handed_on("payment", *_PAYMENTS),
    *entry("loyalty", "<PLUS_SIGN> <NUM>", "<PLUS_SIGN> <NUM>"),
    *entry("loyalty", "<DASH> <NUM>", "<DASH> <NUM>"),
    *entry("loyalty", "<DASH> <X>", "<DASH> <X>"),
    *entry("loyalty", "<NUM>", "<NUM>"),
    *entry("mana_payment", "{symbol} {more:symbol*}", "{symbol} {more:symbol*}", said="symbol more"),
    *entry("", "<SYMBOL>", "<SYMBOL>", category="symbol"),
    *entry("tap_payment", "<TAP_SYMBOL>", "<TAP_SYMBOL>"),
    *entry("untap_payment", "<UNTAP_SYMBOL>", "<UNTAP_SYMBOL>"),
    *entry("sacrifice_payment", "[sacrifice] {party} and {more:party}", "[sacrificare] {party} e {more:party}",
           said="V_SACRIFICE party AND more"),
    *entry("sacrifice_payment", "[sacrifice] {party}", "[sacrificare] {party}"),
    *entry("discard_payment", "[discard] {cards}", "[scartare] {cards}"),
    *entry("discard_payment", "[discard] {party:described_party}", "[scartare] {party:described_party}"),
    *entry("party", "{described}", "{described}", category="described_party"),
    *entry("discard_payment", "[discard] {own}", "[scartare] {own}"),
    *entry("life_payment", "[pay] {life_amount}", "[pagare] {life_amount}"),
    *entry("remove_payment", "[remove] {counters} from {party}", "[rimuovere] {counters} da {party}",
           said="V_REMOVE counters FROM party"),
    *entry("put_payment", "[put] {counters} on {party}", "[mettere] {counters} su {party}", said="V_PUT counters ON party"),
    *entry("exile_payment", "[exile] {own} from {own_place}", "[esiliare] {own} da {own_place}",
           said="V_EXILE own FROM own_place"),
    *entry("exile_payment", "[exile] {own}", "[esiliare] {own}"),
    *entry("exile_payment", "[exile] {party}", "[esiliare] {party}"),
    *entry("tap_others_payment", "[tap] {party}", "[tappare] {party}"),
    *entry("return_payment", "[return] {party} to its owner's hand", "fai [tornare] {party} in mano al suo proprietario",
           said="V_DO V_RETURN party TO_OWNERS_HAND"),
    *entry("energy_payment", "[pay] {energy_paid}", "[pagare] {energy_paid}"),
    *entry("energy_paid", "<ENERGY> {more:energy*}", "<ENERGY> {more:energy*}", said="ENERGY more"),
    *entry("energy_paid", "<NUM> <ENERGY>", "<NUM> <ENERGY>"),
    *entry("", "<ENERGY>", "<ENERGY>", category="energy"),
    *entry("reveal_payment", "[reveal] {party:described_party}", "[rivelare] {party:described_party}"),
    *entry("mill_payment", "[mill] {cards}", "[macinare] {cards}"),
]  # fmt: skip


def _fact(en: str, it: str, said: str) -> list[Entry]:
    return entry("fact", en, it, said=said)


CONDITIONS: list[Entry] = [
    *entry("condition", "{fact}", "{fact}"),
    *entry("condition", "{fact} and {more:fact}", "{fact} e {more:fact}", said="fact AND more"),
    *entry("condition", "{fact} or {more:fact}", "{fact} o {more:fact}", said="fact OR more"),
    *entry("subject_of_fact", "{party}", "{party}"),
    *_fact("you {controls~2s}", "{controls~2s}", "controls"),
    *_fact("{subject_of_fact} {controls~sub}", "{subject_of_fact} {controls~sub}", "subject_of_fact controls"),
    *_fact("you {controls_none~2s}", "{controls_none~2s}", "controls_none"),
    *_fact("you {life_total~2s}", "{life_total~2s}", "life_total"),
    *_fact("you {hand_size~2s}", "{hand_size~2s}", "hand_size"),
    *_fact("you {empty_hand~2s}", "{empty_hand~2s}", "empty_hand"),
    *_fact("{subject_of_fact} {life_total~sub}", "{subject_of_fact} {life_total~sub}", "subject_of_fact life_total"),
    *_fact("{subject_of_fact} {hand_size~sub}", "{subject_of_fact} {hand_size~sub}", "subject_of_fact hand_size"),
    *_fact("{subject_of_fact} {empty_hand~sub}", "{subject_of_fact} {empty_hand~sub}", "subject_of_fact empty_hand"),
    *(
        made
        for kind in ("attacked_so", "life_so", "cast_so")
        for made in (*_fact(f"you {{{kind}}}", f"{{{kind}}}", kind),)
    ),
    *_fact("{subject_of_fact} {attacked_alone}", "{subject_of_fact} {attacked_alone}", "subject_of_fact attacked_alone"),
    *entry("attacked_so", "attacked this turn", "ha attaccato in questo turno", said="V_HAVE ATTACKED THIS_TURN",
           category="attacked_alone"),
    *entry("attacked_so", "attacked this turn", "hai attaccato in questo turno", said="V_HAVE ATTACKED THIS_TURN"),
    *entry("attacked_so", "attacked with a <TYPE> this turn", "hai attaccato con una <TYPE> in questo turno",
           said="V_HAVE ATTACKED WITH ONE TYPE THIS_TURN"),
    *entry("attacked_so", "attacked with {number} or more <TYPE> this turn", "hai attaccato con {number} o più <TYPE> in questo turno",
           said="V_HAVE ATTACKED WITH number OR_MORE TYPE THIS_TURN"),
    *entry("attacked_so", "didn't attack with a <TYPE> this turn", "non hai attaccato con una <TYPE> in questo turno",
           said="NOT V_HAVE ATTACKED WITH ONE TYPE THIS_TURN"),
    *(
        made
        for before in ("", "'ve ")
        for en, it, done in (("gained", "guadagnato", "GAINED"), ("lost", "perso", "LOST"))
        for made in entry("life_so", f"{before}{en} {{number}} or more life this turn", f"hai {it} {{number}} o più punti vita in questo turno",
                          said=f"V_HAVE {done} number OR_MORE LIFE THIS_TURN")
    ),
    *entry("cast_so", "'ve cast {number} or more spells this turn", "hai lanciato {number} o più magie in questo turno",
           said="V_HAVE CAST_BY number OR_MORE SPELL THIS_TURN"),
    *entry("cast_so", "'ve cast a spell this turn", "hai lanciato una magia in questo turno", said="V_HAVE CAST_BY ONE SPELL THIS_TURN"),
    *entry("cast_so", "haven't|didn't cast a spell this turn", "non hai lanciato una magia in questo turno",
           said="NOT V_HAVE CAST_BY ONE SPELL THIS_TURN"),
    *_fact("it {state_of~sub}", "{state_of~sub}", "state_of"),
    *_fact("{subject_of_fact} {state_of~sub}", "{subject_of_fact} {state_of~sub}", "subject_of_fact state_of"),
    *handed_on("state_of", "is_so", "has_counters", "has_measure", "has_keyword"),
    *_fact("it was kicked", "è stato potenziato|potenziata", "KICKED=\"è stato potenziato\""),
    *_fact("{subject_of_fact} was kicked", "{subject_of_fact} è stato|stata potenziato|potenziata",
           "subject_of_fact KICKED=\"è stato potenziato\""),
    *_fact("{subject_of_fact} was bargained", "{subject_of_fact} è stata|stato negoziata|negoziato",
           "subject_of_fact BARGAINED=\"è stato negoziato\""),
    *_fact("an opponent lost life this turn", "un avversario ha perso punti vita in questo turno", "OPPONENT_LOST_LIFE"),
    *_fact("an opponent was dealt damage this turn", "a un avversario è stato inflitto danno in questo turno", "OPPONENT_DAMAGED"),
    *_fact("you lost life this turn", "hai perso punti vita in questo turno", "YOU_LOST_LIFE"),
    *_fact("you gained life this turn", "hai guadagnato punti vita in questo turno", "YOU_GAINED_LIFE"),
    *_fact("it 's your turn", "è il tuo turno", "YOUR_TURN_NOW"),
    *_fact("it 's not your turn", "non è il tuo turno", "NOT_YOUR_TURN"),
    *_fact("you 're the monarch", "sei il monarca", "YOU_ARE_MONARCH"),
    *_fact("it 's night", "è notte", "IT_IS_NIGHT"),
    *_fact("it 's day", "è giorno", "IT_IS_DAY"),
    *_fact("the gift was promised", "il dono è stato promesso", "GIFT_PROMISED"),
    *_fact("the gift wasn't promised", "il dono non è stato promesso", "GIFT_NOT_PROMISED"),
    *_fact("it escaped", "è fuggita|fuggito", "ESCAPED"),
    *_fact("{subject_of_fact} escaped", "{subject_of_fact} è fuggita|fuggito", "subject_of_fact ESCAPED"),
    *_fact("{measured_so}", "{measured_so}", "measured_so"),
    *_fact("{cast_from_so}", "{cast_from_so}", "cast_from_so"),
    *entry("cast_from_so", "you cast it from {own_place}", "l'hai lanciata da {own_place}", said="HAVE_CAST_IT FROM own_place"),
    *entry("cast_from_so", "{subject_of_fact} was cast from {own_place}", "{subject_of_fact} è stata lanciata da {own_place}",
           said="subject_of_fact WAS_CAST FROM own_place"),
    *entry("cast_from_so", "{subject_of_fact} was cast from a|an <PLACE.s>", "{subject_of_fact} è stata lanciata da <@ONE> <@PLACE.s>",
           said="subject_of_fact WAS_CAST FROM ONE PLACE"),
    *_fact("{sacrificed_so}", "{sacrificed_so}", "sacrificed_so"),
    *entry("sacrificed_so", "the sacrificed {noun.s} was {state:was_so}", "<@THE> {@noun.s} sacrificata|sacrificato era {state:was_so}",
           said="THE:s noun SACRIFICED:s V_BE=\"era\" state"),
    *entry("adjective", "<SUPERTYPE>", "<SUPERTYPE>", category="was_so"),
    *entry("adjective", "<COLOR>", "<COLOR>", category="was_so"),
    *entry("a_kind", "a|an {attribute*} {noun.s}", "<@ONE> {@noun} {attribute*}", said="ONE noun attribute", category="was_so"),
    *_fact("there are no {nominal.p}", "non ci sono {nominal.p}", "NOT THERE_ARE nominal"),
    *(
        made
        for kind in ("number_of", "devotion", "your_life")
        for made in entry("measured_so", f"{{{kind}}} is {{comparison}}", f"{{{kind}}} è {{comparison}}",
                          said=f"{kind} V_BE=\"è\" comparison")
    ),
    *entry("negated_fact", "it 's your turn", "non sia il tuo turno", said="NOT YOUR_TURN_NOW"),
    *entry("negated_fact", "it escaped", "non sia fuggita|fuggito", said="NOT ESCAPED"),
    *entry("negated_fact", "there are|is {owned}", "non ci siano {owned}", said="NOT THERE_ARE owned"),
    *entry("negated_fact", "you {attacked_so}", "non {attacked_so}", said="NOT attacked_so"),
    *_fact("there are|is {owned}", "ci sono {owned}", "THERE_ARE owned"),
    *entry("controls", "[control] {owned}", "[controllare] {owned}"),
    *entry("controls_none", "[control] no {nominal}", "non [controllare] {nominal}", said="NOT V_CONTROL nominal"),
    *entry("controls_none", "don't [control] a|an {nominal.s}", "non [controllare] <@ONE> {@nominal}",
           said="NOT V_CONTROL ONE nominal"),
    *entry("controls_none", "[control] no other {nominal}", "non [controllare] <@OTHER> {@nominal}",
           said="NOT V_CONTROL ONE OTHER nominal"),
    *entry("owned", "{@least} {@nominal}", "{@least} {@nominal}"),
    *entry("owned", "{least:one_more} {nominal.s}", "{@least:one_more} {@nominal}", said="least nominal"),
    *entry("least", "another", "<@ONE> <@OTHER>", said="ONE OTHER", category="one_more"),
    *entry("owned", "{least} other {nominal}", "{least} <@OTHER> {@nominal}", said="least OTHER nominal"),
    *entry("least", "a|an", "<@ONE>", said="ONE", marks="s"),
    *entry("least", "{number} or more", "{number} o più", said="number OR_MORE", marks="p"),
    *entry("least", "at least {number}", "almeno {number}", said="AT_LEAST_N number", marks="p", reads_only=True),
    *entry("least", "one or more", "<@ONE> o più", said="ONE_OR_MORE", marks="p"),
    *entry("life_total", "[have] {number} or more life", "[avere] {number} o più punti vita", said="V_HAVE number OR_MORE LIFE"),
    *entry("life_total", "[have] {number} or less life", "[avere] {number} o meno punti vita", said="V_HAVE number OR_LESS LIFE"),
    *entry("hand_size", "[have] {number} or more cards in hand", "[avere] {number} o più carte in mano",
           said="V_HAVE number OR_MORE CARD IN_HAND"),
    *entry("hand_size", "[have] {number} or fewer cards in hand", "[avere] {number} o meno carte in mano",
           said="V_HAVE number OR_LESS CARD IN_HAND"),
    *entry("hand_size", "[have] one or fewer cards in hand", "[avere] una o meno carte in mano",
           said="V_HAVE ONE OR_LESS CARD IN_HAND"),
    *entry("empty_hand", "[have] no cards in hand", "non [avere] carte in mano", said="NOT V_HAVE CARD IN_HAND"),
    *(
        made
        for en, it, kind in DONE_SO
        for made in (
            *entry("done_fact", f"{{owned}} is|was|were {en} this way", f"{{owned}} viene {it} in questo modo",
                   said=f"owned IS_BEING {kind}"),
            *entry("done_fact", f"you {en} {{owned}} this way", f"hai {it} {{owned}} in questo modo", said=f"V_HAVE {kind} owned"),
        )
    ),
    *entry("done_fact", "you didn't put {owned} into your <PLACE> this way", "non hai aggiunto {owned} alla tua <PLACE> in questo modo",
           said="NOT V_HAVE ADDED owned TO own_place(YOUR PLACE)"),
    *entry("done_fact", "you didn't put {owned} onto the battlefield this way",
           "non hai messo {owned} sul campo di battaglia in questo modo", said="NOT V_HAVE PUT_PART owned ONTO_BATTLEFIELD"),
    *_fact("{done_fact}", "{done_fact}", "done_fact"),
    *entry("is_so", "[be] {adjective}", "[essere] {@adjective}"),
    *entry("is_so", "'s {adjective}", "è {@adjective}", said="V_BE adjective", reads_only=True),
    *entry("is_so", "'s {a_kind}", "è {a_kind}", said="V_BE a_kind", reads_only=True),
    *entry("is_so", "'s {either}", "è {@either}", said="V_BE either", reads_only=True),
    *entry("is_so", "[be] {either}", "[essere] {@either}"),
    *entry("is_so", "isn't {adjective}", "non [essere] {@adjective}", said="NOT V_BE adjective"),
    *entry("is_so", "[be] {a_kind}", "[essere] {a_kind}"),
    *entry("is_so", "isn't {a_kind}", "non [essere] {a_kind}", said="NOT V_BE a_kind"),
    *entry("a_kind", "a|an {attribute*} {noun.s}", "<@ONE> {@noun} {attribute*}", said="ONE noun attribute"),
    *entry("has_counters", "[have] a|an {counter_kind.s} on it", "[avere] un {counter_kind.s} su di sé",
           said="V_HAVE ONE counter_kind"),
    *entry("has_counters", "[have] {number} or more {counter_kind.p} on it", "[avere] {number} o più {counter_kind.p}",
           said="V_HAVE number OR_MORE counter_kind"),
    *entry("has_counters", "[have] one or more {counter_kind.p} on it", "[avere] uno o più {counter_kind.p}",
           said="V_HAVE ONE_OR_MORE counter_kind"),
    *entry("has_measure", "'s <MEASURE> is {comparison}", "ha <MEASURE> {comparison}", said="V_HAVE MEASURE comparison"),
    *entry("has_keyword", "[have] <KEYWORD>", "[avere] <KEYWORD>"),
    *entry("has_keyword", "doesn't have <KEYWORD>", "non ha <KEYWORD>", said="NOT V_HAVE KEYWORD"),
]  # fmt: skip

ENTRIES = [*QUANTITIES, *COUNTS, *COSTS, *CONDITIONS]
