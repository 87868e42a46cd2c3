"""508-510: attacking, blocking and combat damage, as static abilities and instructions speak of them."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry

RULES: list[Entry] = [
    *entry("must_be_blocked", "must be blocked if able", "deve essere bloccata , se possibile",
           said="V_MUST=\"deve\" V_BE BLOCKED COMMA IF_ABLE"),
    *entry("all_block", "all creatures able to block it|them do so", "tutte le creature in grado di bloccarla lo fanno", category="it_blocked",
           said="ALL_ABLE_TO_BLOCK_IT THEY_DO"),
    *(made for kind in ("goaded_so", "not_you", "evades", "must_attack", "must_be_blocked", "more_blocks", "blocks_only", "blocks_none", "not_alone", "as_if", "unless_defender",
                        "taxed", "priced")
      for made in entry("fights_so", f"{{{kind}~}}", f"{{{kind}~}}")),
    *entry("goaded_so", "[be] <DESIGNATED>", "[essere] <DESIGNATED>", said="V_BE DESIGNATED"),
    *entry("as_if", "can attack as though it|they didn't have defender", "può attaccare come se non avesse difensore",
           said="AS_IF_NO_DEFENDER"),
    *entry("as_if", ("assigns combat damage equal to its toughness rather than its power",
           "assign combat damage equal to their toughness rather than their power"),
           "assegna danno da combattimento pari alla sua costituzione invece che alla sua forza", said="BY_TOUGHNESS"),
    *entry("evades", "can't be blocked {evaded_by}", "non può essere bloccata {evaded_by}", said="NOT V_CAN V_BE BLOCKED evaded_by"),
    *entry("evaded_by", "except by {nominal.p}", "tranne che da {nominal.p}", said="EXCEPT FROM nominal"),
    *entry("evaded_by", "except by <NUM> or more {nominal.p}", "tranne che da <NUM> o più {nominal.p}",
           said="EXCEPT FROM NUM OR_MORE nominal"),
    *entry("evaded_by", "by {nominal.p}", "da {nominal.p}", said="FROM nominal"),
    *entry("evaded_by", "by more than one creature", "da più di una creatura", said="BY_MORE_THAN_ONE"),
    *entry("blocks_only", "can [block] only {nominal.p}", "può [bloccare] solo {nominal.p}", said="V_CAN V_BLOCK ONLY nominal"),
    *entry("blocks_none", "can't [block] {nominal.p}", "non può [bloccare] {nominal.p}", said="NOT V_CAN V_BLOCK nominal"),
    *entry("blocks_none", "can't [block] it", "non può bloccarla", said="NOT V_CAN V_BLOCK CLITIC:s"),
    *entry("not_alone", "can't [attack] or [block] alone", "non può [attaccare] o [bloccare] da sola|solo",
           said="NOT V_CAN V_ATTACK OR V_BLOCK ALONE"),
    *entry("not_alone", "can't [attack] alone", "non può [attaccare] da sola|solo", said="NOT V_CAN V_ATTACK ALONE"),
    *entry("not_alone", "can't [block] alone", "non può [bloccare] da sola|solo", said="NOT V_CAN V_BLOCK ALONE"),
    *entry("unless_defender", "can't [attack] unless defending player controls {owned}",
           "non può [attaccare] a meno che il giocatore in difesa non controlli {owned}",
           said="NOT V_CAN V_ATTACK UNLESS_DEFENDER_CONTROLS owned"),
    *entry("taxed", ("can't attack you unless their controller pays {mana_payment} for each creature they control that's attacking you",
           "can't attack you unless their controller pays {mana_payment} for each of those creatures"),
           "non possono attaccarti a meno che il loro controllore non paghi {mana_payment} per ognuna di quelle creature",
           said="NOT V_CAN UNPAID_NOT_TO_YOU mana_payment FOR each_of_those(EACH_OF OF THAT:fp TYPE)"),
    *entry("taxed", "can't block unless their controller pays {mana_payment} for each of those creatures",
           "non possono bloccare a meno che il loro controllore non paghi {mana_payment} per ognuna di quelle creature",
           said="NOT V_CAN UNPAID_NOT_TO_BLOCK mana_payment FOR each_of_those(EACH_OF OF THAT:fp TYPE)"),
    *entry("taxed", ("can't attack you or planeswalkers you control unless their controller pays {mana_payment} for each of those creatures",
           "can't attack you or a planeswalker you control unless their controller pays {mana_payment} for each of those creatures"),
           "non possono attaccare te o i planeswalker che controlli a meno che il loro controllore non paghi {mana_payment} "
           "per ognuna di quelle creature", said="NOT V_CAN UNPAID_NOT_TO_YOURS mana_payment FOR each_of_those(EACH_OF OF THAT:fp TYPE)"),
    *(
        made
        for en, it, fight in (("[attack]", "[attaccare]", "V_ATTACK"), ("[block]", "[bloccare]", "V_BLOCK"),
                              ("[attack] or [block]", "[attaccare] o [bloccare]", "V_ATTACK OR V_BLOCK"))
        for en_paid, it_paid, paid in (
            ("you pay {mana_payment}", "tu non paghi {mana_payment}", "party(you(YOU)) NOT V_PAY mana_payment"),
            ("{party} pays {mana_payment}", "{party} non paghi {mana_payment}", "party NOT V_PAY mana_payment"),
            ("you {sacrifice_payment}", "tu non {sacrifice_payment}", "party(you(YOU)) NOT sacrifice_payment"),
        )
        for made in entry("priced", f"can't {en} unless {en_paid}", f"non può {it} a meno che {it_paid}",
                          said=f"NOT V_CAN {fight} UNLESS {paid}")
    ),
    *entry("none_of_many", "no more than <NUM> {nominal.p} can [attack] you each combat",
           "non più di <NUM> {nominal.p} possono [attaccare] te in ogni combattimento",
           said="NO_MORE_THAN NUM nominal V_CAN V_ATTACK YOU EACH_COMBAT"),
    *entry("not_you", "can't [attack] you", "non può [attaccare] te", said="NOT V_CAN V_ATTACK YOU"),
    *entry("not_you", ("can't [attack] you or planeswalkers you control", "can't [attack] you or a planeswalker you control"),
           "non può [attaccare] te o i planeswalker che controlli", said="NOT V_CAN V_ATTACK YOU_OR_PLANESWALKER"),
    *entry("exerting", "you [may] exert {party} as it attacks", "[potere] stremare {party} mentre attacca",
           said="V_CAN V_EXERT party AS_IT_ENTERS V_ATTACK"),
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
    *(
        made
        for when_en, when_it, when in (("", "", ""), (" this turn", " in questo turno", " THIS_TURN"))
        for made in entry("fought", f"[assign] combat damage equal to its|their toughness rather than its|their power{when_en}",
                          f"assegna danno da combattimento pari alla sua costituzione invece che alla sua forza{when_it}",
                          said=f"V_ASSIGN BY_TOUGHNESS{when}")
    ),
    *entry("fighting", "[attack]", "[attaccare]"),
    *entry("fighting", "[block]", "[bloccare]"),
    *entry("fought", "can't {not_fighting} this turn", "non può {not_fighting~inf} in questo turno", said="NOT V_CAN not_fighting THIS_TURN"),
    *entry("fought", "can't {not_fighting} {duration}", "non può {not_fighting~inf} {duration}", said="NOT V_CAN not_fighting duration"),
    *entry("not_fighting", "[attack]", "[attaccare]"),
    *entry("not_fighting", "[block]", "[bloccare]"),
    *entry("not_fighting", "[attack] or [block]", "[attaccare] o [bloccare]", said="V_ATTACK OR V_BLOCK"),
    *entry("not_fighting", "be blocked", "essere bloccata|bloccato", said="V_BE BLOCKED"),
    *entry("not_fighting", "be blocked {evaded_by}", "essere bloccata|bloccato {evaded_by}", said="V_BE BLOCKED evaded_by"),
    *entry("fought", "can [attack] this turn as though it|they didn't have defender",
           "può [attaccare] in questo turno come se non avesse difensore", said="V_CAN V_ATTACK THIS_TURN AS_IF_WITHOUT_DEFENDER"),
    *entry("fought", "can [attack] as though it|they didn't have defender", "può [attaccare] come se non avesse difensore",
           said="V_CAN V_ATTACK AS_IF_WITHOUT_DEFENDER"),
    *entry("fought", "must be blocked this turn if able", "deve essere bloccata in questo turno , se possibile",
           said="V_MUST=\"deve\" V_BE BLOCKED THIS_TURN COMMA IF_ABLE"),
    *entry("fought", "can't be blocked this turn {evaded_by}", "non può essere bloccata in questo turno {evaded_by}",
           said="NOT V_CAN V_BE:inf BLOCKED THIS_TURN evaded_by"),
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
    *entry("fighting", "[block] {party}", "[bloccare] {party}", said="V_BLOCK party"),
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
