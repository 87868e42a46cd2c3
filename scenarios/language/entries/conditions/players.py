"""108.4, 119, 402: what players control, how much life and how many cards in hand they have, and who has more."""

from __future__ import annotations

from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *fact("you {controls~2s}", "{controls~2s}", "controls"),
    *fact("{subject_of_fact} {controls~sub}", "{subject_of_fact} {controls~sub}", "subject_of_fact controls"),
    *fact("you {controls_none~2s}", "{controls_none~2s}", "controls_none"),
    *fact("you {life_total~2s}", "{life_total~2s}", "life_total"),
    *fact("you {hand_size~2s}", "{hand_size~2s}", "hand_size"),
    *fact("you {empty_hand~2s}", "{empty_hand~2s}", "empty_hand"),
    *fact("{subject_of_fact} {life_total~sub}", "{subject_of_fact} {life_total~sub}", "subject_of_fact life_total"),
    *fact("{subject_of_fact} {hand_size~sub}", "{subject_of_fact} {hand_size~sub}", "subject_of_fact hand_size"),
    *fact("{subject_of_fact} {empty_hand~sub}", "{subject_of_fact} {empty_hand~sub}", "subject_of_fact empty_hand"),
    *fact("you control {known}", "controlli {known}", "holds_it(V_CONTROL:2s known)"),
    *fact("you don't control {known}", "non controlli {known}", "NOT holds_it(V_CONTROL:2s known)"),
    *fact("{subject_of_fact} [control~sub] {known}", "{subject_of_fact} [controllare~sub] {known}", "subject_of_fact holds_it(V_CONTROL known)"),
    *entry("known", "{that}", "{that}"),
    *entry("known", "{pronoun}", "{pronoun}"),
    *fact("you {more_than~2s}", "{more_than~2s}", "more_than"),
    *fact("they {more_than~they}", "{more_than~sub}", "more_than"),
    *fact("{subject_of_fact} {more_than~sub}", "{subject_of_fact} {more_than~sub}", "subject_of_fact more_than"),
    *(
        made
        for en, it, whom in (("you", "te", "YOU"), ("each opponent", "ogni avversario", "EVERY OPPONENT"), ("an opponent", "un avversario", "ONE OPPONENT"))
        for made in (
            *entry("more_than", f"[control] more {{nominal.p}} than {en}", f"[controllare] più {{nominal.p}} di {it}",
                   said=f"V_CONTROL PLUS nominal OF {whom}"),
            *entry("more_than", f"[control] fewer {{nominal.p}} than {en}", f"[controllare] meno {{nominal.p}} di {it}",
                   said=f"V_CONTROL MINUS nominal OF {whom}"),
            *(
                found
                for more_en, more_it, more in (("more", "in più", "MORE_OF_THEM"), ("fewer", "in meno", "IN_LESS"))
                for found in (
                    *entry("more_than", f"[control] at least <NUM> {more_en} {{nominal.p}} than {en}",
                           f"[controllare] almeno <NUM> {{nominal.p}} {more_it} di {it}", said=f"V_CONTROL AT_LEAST_N NUM nominal {more} OF {whom}"),
                    *entry("more_than", f"[control] at least one {more_en} {{nominal.s}} than {en}",
                           f"[controllare] almeno un {{nominal.s}} {more_it} di {it}", said=f"V_CONTROL AT_LEAST_N ONE nominal {more} OF {whom}"),
                )
            ),
            *entry("more_than", f"[have] fewer cards in hand than {en}", f"[avere] meno carte in mano di {it}",
                   said=f"V_HAVE MINUS CARD IN_HAND OF {whom}"),
            *entry("more_than", f"[have] more cards in hand than {en}", f"[avere] più carte in mano di {it}",
                   said=f"V_HAVE PLUS CARD IN_HAND OF {whom}"),
            *entry("more_than", f"[have] more life than {en}", f"[avere] più punti vita di {it}", said=f"V_HAVE PLUS LIFE OF {whom}"),
            *entry("more_than", f"[have] less life than {en}", f"[avere] meno punti vita di {it}", said=f"V_HAVE MINUS LIFE OF {whom}"),
        )
    ),
    *fact("{subject_of_fact} {formidable~sub}", "{subject_of_fact} {formidable~sub}", "subject_of_fact formidable"),
    *entry("formidable", "[have] total <MEASURE> {comparison}", "[avere] una <MEASURE> totale {comparison}",
           said="V_HAVE ONE MEASURE TOTAL comparison"),
    *fact("you have the most life or are tied for most life",
           "sei il giocatore con più punti vita o con più punti vita a pari merito con un altro giocatore", "YOU_HAVE_MOST_LIFE"),
    *entry("controls", "[control] {owned}", "[controllare] {owned}"),
    *entry("controls", "[control] exactly one {nominal.s}", "[controllare] esattamente <@ONE> {@nominal.s}", said="V_CONTROL EXACTLY ONE nominal"),
    *entry("controls", "[control] exactly <NUM> {nominal.p}", "[controllare] esattamente <NUM> {nominal.p}", said="V_CONTROL EXACTLY NUM nominal"),
    *entry("controls", "[control] {owned} and {other:owned}", "[controllare] {owned} e {other:owned}", said="V_CONTROL owned AND other"),
    *entry("cards_in", "[have] {number} or more {nominal.p}", "[avere] {number} o più {nominal.p}", said="V_HAVE number OR_MORE nominal"),
    *entry("controls", "[control] the <TYPE> with the greatest <MEASURE> or tied for the greatest power|toughness",
           "[controllare] la <TYPE> con la <MEASURE> maggiore o pari alla forza maggiore", said="V_CONTROL THE TYPE WITH THE MEASURE GREATEST OR_TIED"),
    *entry("controls_none", "[control] no {nominal}", "non [controllare] {nominal}", said="NOT V_CONTROL nominal"),
    *entry("controls_none", "don't [control] a|an {nominal.s}", "non [controllare] <@ONE> {@nominal}",
           said="NOT V_CONTROL ONE nominal"),
    *entry("controls_none", "[control] no other {nominal}", "non [controllare] <@OTHER> {@nominal}",
           said="NOT V_CONTROL ONE OTHER nominal"),
    *entry("life_total", "[have] {number} or more life", "[avere] {number} o più punti vita", said="V_HAVE number OR_MORE LIFE"),
    *entry("life_total", "[have] {number} or less life", "[avere] {number} o meno punti vita", said="V_HAVE number OR_LESS LIFE"),
    *entry("life_total", "[have] exactly {number} life", "[avere] esattamente {number} punti vita",
           said="V_HAVE EXACTLY number LIFE"),
    *entry("hand_size", "[have] exactly {number} cards in hand", "[avere] esattamente {number} carte in mano",
           said="V_HAVE EXACTLY number CARD IN_HAND"),
    *entry("hand_size", "[have] fewer than {number} cards in hand", "[avere] meno di {number} carte in mano",
           said="V_HAVE FEWER_THAN number CARD IN_HAND"),
    *entry("hand_size", ("[have] a card in hand", "[have] one or more cards in hand", "[have] at least one card in hand"), "[avere] almeno una carta in mano",
           said="V_HAVE AT_LEAST_N ONE CARD IN_HAND"),
    *entry("cards_in", "[have] {number} or more cards in {own_place}", "[avere] {number} o più carte in {own_place}",
           said="V_HAVE number OR_MORE CARD IN own_place"),
    *fact("you {cards_in~2s}", "{cards_in~2s}", "cards_in"),
    *fact("{subject_of_fact} {cards_in~sub}", "{subject_of_fact} {cards_in~sub}", "subject_of_fact cards_in"),
    *fact("{subject_of_fact:anyone} {controls~sub}", "{subject_of_fact:anyone} {controls~sub}", "subject_of_fact controls"),
    *fact("{subject_of_fact} {controls_none~sub}", "{subject_of_fact} {controls_none~sub}", "subject_of_fact controls_none"),
    *fact("you control {number} or more {nominal.p} with different names", "controlli {number} o più {nominal.p} con nomi diversi",
          "apart(V_CONTROL:2s number OR_MORE nominal WITH_OTHER_NAMES)"),
    *fact("you control {number} or more {nominal.p} with different powers", "controlli {number} o più {nominal.p} con forza diversa",
           "apart(V_CONTROL:2s number OR_MORE nominal WITH MEASURE=\"power\" DIFFERENT)"),
    *entry("hand_size", "[have] exactly one card in hand", "[avere] esattamente una carta in mano",
           said="V_HAVE EXACTLY ONE CARD IN_HAND"),
    *entry("hand_size", "[have] {number} or more cards in hand", "[avere] {number} o più carte in mano",
           said="V_HAVE number OR_MORE CARD IN_HAND"),
    *entry("hand_size", "[have] {number} or fewer cards in hand", "[avere] {number} o meno carte in mano",
           said="V_HAVE number OR_LESS CARD IN_HAND"),
    *entry("hand_size", "[have] one or fewer cards in hand", "[avere] una o meno carte in mano",
           said="V_HAVE ONE OR_LESS CARD IN_HAND"),
    *entry("empty_hand", "[have] no cards in hand", "non [avere] carte in mano", said="NOT V_HAVE CARD IN_HAND"),
]  # fmt: skip
