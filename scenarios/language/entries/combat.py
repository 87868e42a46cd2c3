"""508-510: attacking, blocking and combat damage, as static abilities and instructions speak of them."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

RULES: list[Entry] = [
    *entry("must_attack", "[attack] each combat if able", "[attaccare] in ogni combattimento , se può farlo",
           said="V_ATTACK EACH_COMBAT COMMA IF_ABLE"),
    *entry("more_blocks", "can [block] an additional <TYPE> each combat", "può [bloccare] una <TYPE> addizionale in ogni combattimento",
           said="V_CAN V_BLOCK ONE TYPE ADDITIONAL EACH_COMBAT"),
    *entry("more_blocks", "can [block] any number of <TYPE>", "può [bloccare] un qualsiasi numero di <TYPE>",
           said="V_CAN V_BLOCK ONE ANY NUMBER_OF TYPE"),
    *entry("all_block", "all creatures able to block {party} do so", "tutte le creature in grado di bloccare {party} lo fanno",
           said="ALL_ABLE_TO_BLOCK party THEY_DO"),
    *entry("must_attack", "[attack] {party} each combat if able", "[attaccare] {party} in ogni combattimento , se può farlo",
           said="V_ATTACK party EACH_COMBAT COMMA IF_ABLE"),
    *entry("must_attack", "[block] each combat if able", "[bloccare] in ogni combattimento , se può farlo", said="V_BLOCK EACH_COMBAT COMMA IF_ABLE"),
    *entry("must_attack", "[attack] or [block] each combat if able", "[attaccare] o [bloccare] in ogni combattimento , se può farlo",
           said="V_ATTACK OR V_BLOCK EACH_COMBAT COMMA IF_ABLE"),
    *entry("more_blocks", "can [block] an additional {number} <TYPE> each combat", "può [bloccare] {number} <TYPE> addizionali in ogni combattimento",
           said="V_CAN V_BLOCK number TYPE ADDITIONAL EACH_COMBAT"),
    *entry("unblocked_damage", "you may have {party:own_party} assign its combat damage as though it weren't blocked",
           "puoi far assegnare da {party:own_party} il suo danno da combattimento come se non fosse bloccata",
           said="V_CAN:2s V_DO:inf V_ATTACH:inf FROM party THE ITS COMBAT_DAMAGE AS_IF_UNBLOCKED"),
    *entry("unblocked_damage", "{holder:party} may have it assign its combat damage as though it weren't blocked",
           "{holder:party} può far assegnare da <@PRON> il suo danno da combattimento come se non fosse bloccata",
           said="holder V_CAN:3s V_DO:inf V_ATTACH:inf FROM party(pronoun(PRON)) THE ITS COMBAT_DAMAGE AS_IF_UNBLOCKED"),
]  # fmt: skip

FOUGHT: list[Entry] = [
    *entry("fought", "can't {not_fighting} this turn", "non può {not_fighting~inf} in questo turno", said="NOT V_CAN not_fighting THIS_TURN"),
    *entry("not_fighting", "[attack]", "[attaccare]"),
    *entry("not_fighting", "[block]", "[bloccare]"),
    *entry("not_fighting", "[attack] or [block]", "[attaccare] o [bloccare]", said="V_ATTACK OR V_BLOCK"),
    *entry("not_fighting", "be blocked", "essere bloccata|bloccato", said="V_BE BLOCKED"),
    *entry("not_fighting", "be blocked {evaded_by}", "essere bloccata|bloccato {evaded_by}", said="V_BE BLOCKED evaded_by"),
    *entry("fought", "can [attack] this turn as though it|they didn't have defender",
           "può [attaccare] in questo turno come se non avesse difensore", said="V_CAN V_ATTACK THIS_TURN AS_IF_WITHOUT_DEFENDER"),
    *entry("fought", "must be blocked this turn if able", "deve essere bloccata in questo turno , se possibile",
           said="V_MUST=\"deve\" V_BE BLOCKED THIS_TURN COMMA IF_ABLE"),
    *entry("fought", "can't {not_fighting}", "non può {not_fighting~inf}", said="NOT V_CAN not_fighting"),
    *entry("fought", "{fighting} this combat if able", "{fighting} in questo combattimento , se può farlo",
           said="fighting IN_THIS_COMBAT IF_ABLE"),
    *entry("fighting", "[attack] you", "ti [attaccare]", said="TO_YOU V_ATTACK"),
    *entry("fighting", "[attack] {that}", "[attaccare] {that}", said="V_ATTACK party(that)"),
    *entry("fought", "{fighting} this turn if able", "{fighting} in questo turno , se può farlo",
           said="fighting THIS_TURN COMMA IF_ABLE"),
    *entry("fought", "can't {not_fighting} this combat", "non può {not_fighting~inf} in questo combattimento",
           said="NOT V_CAN not_fighting IN_THIS_COMBAT"),
    *entry("not_fighting", "[block] {party}", "[bloccare] {party}", said="V_BLOCK party"),
    *entry("fighting", "[block]", "[bloccare]"),
    *entry("fighting", "[block] {party}", "[bloccare] {party}", said="V_BLOCK party"),
    *entry("fighting", "[attack]", "[attaccare]"),
    *entry("fought", "{fighting} each combat if able", "{fighting} in ogni combattimento , se può farlo", said="fighting EACH_COMBAT COMMA IF_ABLE"),
    *entry("fought", "{more_blocks} this turn", "{more_blocks} in questo turno", said="more_blocks THIS_TURN"),
    *entry("more_blocks", "can [block] an additional <TYPE>", "può [bloccare] una <TYPE> addizionale", said="V_CAN V_BLOCK ONE TYPE ADDITIONAL"),
    *(
        made
        for now_en, now_it, now in (("", "", ""), (" this turn", " in questo turno", "THIS_TURN"), (" this combat", " in questo combattimento", "IN_THIS_COMBAT"))
        for made in (
            *entry("blocked_by_all", f"all creatures able to block {{party}}{now_en} do so", f"tutte le creature in grado di bloccare {{party}}{now_it} lo fanno",
                   said=f"ALL_ABLE_TO_BLOCK party {now} THEY_DO"),
            *entry("blocked_by_all", f"all creatures able to block it{now_en} do so", f"tutte le creature in grado di bloccarla{now_it} lo fanno",
                   said=f"ALL_ABLE_TO_BLOCK_IT:s {now} THEY_DO"),
        )
    ),
    *entry("may", "you [may] have {causer} block {party} this turn if able", "[potere] far bloccare {party} da {causer} in questo turno , se può farlo",
           said="V_CAN causing_block(V_DO:inf V_BLOCK:inf party FROM causer THIS_TURN COMMA IF_ABLE)"),
]  # fmt: skip
