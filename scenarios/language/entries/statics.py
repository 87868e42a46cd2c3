"""604, 611.3, 614: what static abilities say."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_KINDS = (
    "entering_tapped", "day_as_it_enters", "entering_with", "defining", "more_lands", "you_cannot", "optional_untap", "shows_top", "may_cast_top", "may_cast_from", "may_cast_the_top", "skips_step", "cost_change", "least_cost",
    "ability_cost", "unlock_cost", "controlling", "unblocked_damage", "prevents", "exiled_instead", "elliptic", "choosing", "all_block", "changes",
    "entering_unless_paid", "exerting", "enters_as_copy", "escaping_with", "entering_with_one_of", "turned_up_with", "player_has", "both_have", "cast_limit", "flash_for_more", "none_of_many",
    "none_activated", "entering_tapped_and", "triggers_again", "begins_in_play", "moved_instead", "nth_cost", "spends_as", "untaps_too", "cast_as_flash", "may_cast_exiled", "cast_only", "no_extra_turns",
)  # fmt: skip
_PREDICATES = (
    "gets", "has", "loses", "base_numbers", "becomes", "cannot", "stays_tapped", "not_activated", "is_keyword", "fights_so", "is_no", "crews_so", "has_all_types", "has_chosen_type", "is_super",
)  # fmt: skip

ONE_LIFE = 1
YOUR_LIFE = "your life total"
_YOUR_TOKENS = "one or more tokens under your control"

_LIFE_CHANGES = (
    (
        ("you would gain life", "you [gain]"),
        ("stai per guadagnare punti vita", "ne guadagni"),
        ("WOULD_GAIN_LIFE", "V_GAIN"),
    ),
    (("you would lose life", "you [lose]"), ("stai per perdere punti vita", "ne perdi"), ("WOULD_LOSE_LIFE", "V_LOSE")),
    (
        ("an opponent would gain life", "they [gain]"),
        ("un avversario sta per guadagnare punti vita", "ne guadagna"),
        ("OPPONENT_WOULD_GAIN_LIFE", "V_GAIN"),
    ),
    (
        ("an opponent would lose life", "they [lose]"),
        ("un avversario sta per perdere punti vita", "ne perde"),
        ("OPPONENT_WOULD_LOSE_LIFE", "V_LOSE"),
    ),
    (
        ("a player would gain life", "that player [gain]"),
        ("un giocatore sta per guadagnare punti vita", "ne guadagna"),
        ("PLAYER_WOULD_GAIN_LIFE", "V_GAIN"),
    ),
    (
        ("a player would lose life", "that player [lose]"),
        ("un giocatore sta per perdere punti vita", "ne perde"),
        ("PLAYER_WOULD_LOSE_LIFE", "V_LOSE"),
    ),
)
"""119.10: whose life would change, and who changes theirs instead."""

STATICS: list[Entry] = [
    *(made for kind in _KINDS for made in entry("static", f"{{{kind}}}", f"{{{kind}}}")),
    *entry("static", "{standing}", "{standing}"),
    *entry("static", "{standing} {such}", "{standing} {such}", said="standing such"),
    *entry("static", "{such} , {standing}", "{such} , {standing}", said="such COMMA standing"),
    *entry("static", "{standing} {where}", "{standing} {where}"),
    *entry("static", "{as_long:such} , {prevents}", "{as_long:such} , {prevents}", said="as_long COMMA prevents"),
    *entry("static", "{as_long:such} , {changes}", "{as_long:such} , {changes}", said="as_long COMMA changes"),
    *entry("static", "{prevents} {as_long:such}", "{prevents} {as_long:such}", said="prevents as_long"),
    *entry("static", "{prevents} during your turn", "{prevents} durante il tuo turno", said="prevents DURING_YOUR_TURN"),
    *entry("static", "during your turn , {prevents}", "durante il tuo turno , {prevents}", said="DURING_YOUR_TURN COMMA prevents"),
    *entry("static", "during your turn , {standing} and {ability_cost}", "durante il tuo turno , {standing} e {ability_cost}",
           said="DURING_YOUR_TURN COMMA standing AND ability_cost"),
    *entry("static", "during your turn , {standing}", "durante il tuo turno , {standing}", said="DURING_YOUR_TURN COMMA standing"),
    *entry("static", ("during turns other than yours , {standing}", "during each other player's turn , {standing}"),
           "durante i turni degli altri giocatori , {standing}", said="DURING_OTHERS_TURNS COMMA standing"),
    *entry("cast_only", "[cast] {own} only {if_}", "[lanciare] {own} solo {if_}", said="V_CAST own ONLY if_"),
    *entry("cast_only", ("[cast] {own} only during combat",), "[lanciare] {own} solo durante il combattimento", said="V_CAST own ONLY DURING_COMBAT"),
    *entry("cast_only", "[cast] {own} only during your turn", "[lanciare] {own} solo durante il tuo turno", said="V_CAST own ONLY DURING_YOUR_TURN"),
    *entry("cast_only", "[cast] {own} only during an opponent's turn", "[lanciare] {own} solo durante il turno di un avversario",
           said="V_CAST own ONLY DURING_OPPONENTS_TURN"),
    *(
        made
        for en, it, who in (("an opponent", "un avversario", "OPPONENT"), ("a player", "un giocatore", "PLAYER"))
        for made in entry("no_extra_turns", f"if {en} would begin an extra turn , that player skips that turn instead",
                          f"se {it} sta per iniziare un turno extra , quel giocatore salta invece quel turno",
                          said=f"IF {who}_TAKES_EXTRA COMMA THAT_TURN_SKIPPED")
    ),
    *(
        made
        for when_en, when_it, when in (("", "", ""), (" this turn", " in questo turno", " THIS_TURN"))
        for made in entry("fought", f"[assign] combat damage equal to its|their toughness rather than its|their power{when_en}",
                          f"assegna danno da combattimento pari alla sua costituzione invece che alla sua forza{when_it}",
                          said=f"V_ASSIGN BY_TOUGHNESS{when}")
    ),
    *entry("static", "{standing} during your turn", "{standing} durante il tuo turno", said="standing DURING_YOUR_TURN"),
    *handed_on("such", "while_", "if_", "unless_you"),
    *entry("while_", "as long as {condition}", "fintanto che {condition}", said="AS_LONG_AS condition"),
    *entry("if_", "if {condition}", "se {condition}", said="IF condition"),
    *entry("unless_you", "unless you control {owned}", "a meno che tu non controlli {owned}", said="UNLESS YOU NOT V_CONTROL owned"),
    *entry("unless_you", "unless {negated_fact}", "a meno che {negated_fact}", said="UNLESS negated_fact"),
    *entry("unless_you", "unless you control {at_most}", "a meno che tu non controlli {at_most}",
           said="UNLESS YOU NOT V_CONTROL at_most"),
    *entry("unless_you", "unless a player has <NUM> or less life", "a meno che un giocatore non abbia <NUM> o meno punti vita",
           said="UNLESS_A_PLAYER_HAS NUM OR_LESS LIFE"),
    *entry("must_be_blocked", "must be blocked if able", "deve essere bloccata , se possibile",
           said="V_MUST=\"deve\" V_BE BLOCKED COMMA IF_ABLE"),
    *entry("unless_you", "unless you have two or more opponents", "a meno che tu non abbia due o più avversari",
           said="UNLESS_TWO_OPPONENTS"),
    *entry("at_most", "{number} or fewer other {nominal.p}", "al massimo altre|altri {number} {nominal.p}",
           said="NO_MORE_THAN OTHER number nominal"),
    *entry("standing", "{party} {static_predicate+and_~sub}", "{party} {static_predicate+and_~sub}", said="party static_predicate"),
    *entry("standing", "{party} {static_predicate+and_~sub} {and_} it|they {more:static_predicate+and_~sub}",
           "{party} {static_predicate+and_~sub} {and_} {more:static_predicate+and_~sub}", said="party static_predicate and_ more"),
    *entry("standing", "{party} {static_predicate+and_~sub} {and_} {all_block:it_blocked}", "{party} {static_predicate+and_~sub} {and_} {all_block:it_blocked}",
           said="party static_predicate and_ all_block"),
    *entry("elliptic", "{elliptic_when} , it|they {static_predicate+and_~sub} {and_} {all_block:it_blocked}",
           "{elliptic_when} , {static_predicate+and_~sub} {and_} {all_block:it_blocked}", said="elliptic_when COMMA static_predicate and_ all_block"),
    *entry("all_block", "all creatures able to block it|them do so", "tutte le creature in grado di bloccarla lo fanno", category="it_blocked",
           said="ALL_ABLE_TO_BLOCK_IT THEY_DO"),
    *entry("elliptic", "{elliptic_when} , it|they {static_predicate+and_~sub}", "{elliptic_when} , {static_predicate+and_~sub}",
           said="elliptic_when COMMA static_predicate"),
    *handed_on("elliptic_when", "while_", "if_"),
    *handed_on("static_predicate", *_PREDICATES),
    *entry("cannot", "can't {forbidden}", "non [potere~sub] {forbidden~inf}", said="NOT V_CAN forbidden"),
    *entry("", "[attack]", "[attaccare]", category="forbidden", said="V_ATTACK"),
    *entry("", "[block]", "[bloccare]", category="forbidden", said="V_BLOCK"),
    *entry("", "[attack] or [block]", "[attaccare] o [bloccare]", category="forbidden", said="V_ATTACK OR V_BLOCK"),
    *entry("", "be blocked", "essere bloccata|bloccato|bloccate|bloccati", category="forbidden", said="V_BE BLOCKED"),
    *entry("", "be countered", "essere neutralizzata|neutralizzato", category="forbidden", said="V_BE COUNTERED"),
    *entry("", "be regenerated", "essere rigenerata|rigenerato", category="forbidden", said="V_BE REGENERATED"),
    *entry("", "be cast", "essere lanciata|lanciate", category="forbidden", said="V_BE CAST_BY"),
    *entry("", "[transform]", "trasformarsi", category="forbidden", said="TRANSFORM_ITSELF"),
    *entry("", "gain life", "guadagnare punti vita", category="forbidden", said="V_GAIN LIFE"),
    *entry("", "lose life", "perdere punti vita", category="forbidden", said="V_LOSE LIFE"),
    *entry("", "draw cards", "pescare carte", category="forbidden", said="V_DRAW CARD"),
    *entry("", "[have] <KEYWORD>", "[avere] <KEYWORD>", category="forbidden", said="V_HAVE KEYWORD"),
    *entry("", "[have] or gain <KEYWORD>", "[avere] <KEYWORD>", category="forbidden", said="V_HAVE KEYWORD"),
    *entry("", "[activate] abilities of {nominal.p}", "[attivare] abilità di {nominal.p}", category="forbidden",
           said="V_ACTIVATE ABILITY OF nominal"),
    *entry("", "[cast] spells or [activate] abilities of {nominal.p}", "[lanciare] magie o [attivare] abilità di {nominal.p}",
           category="forbidden", said="V_CAST nominal(part(SPELL)) OR V_ACTIVATE ABILITY OF nominal"),
    *(
        made
        for but_en, but_it, but in (("", "", ""), (" unless they 're mana abilities", " a meno che non siano abilità di mana", " UNLESS_MANA_ABILITIES"))
        for made in entry("none_activated", f"activated abilities of {{party}} can't be activated{but_en}",
                          f"le abilità attivate di {{party}} non possono essere attivate{but_it}",
                          said=f"ACTIVATED_ABILITIES_OF party CANNOT_BE_ACTIVATED{but}")
    ),
    *entry("not_activated", "its activated abilities can't be activated", "le sue abilità attivate non possono essere attivate",
           said="ABILITIES_NOT_ACTIVATED"),
    *entry("not_activated", "its activated abilities can't be activated unless they 're mana abilities",
           "le sue abilità attivate non possono essere attivate a meno che non siano abilità di mana", said="ABILITIES_NOT_ACTIVATED UNLESS_MANA_ABILITIES"),
    *entry("stays_tapped", "doesn't|don't untap during your untap step", "non [stappare] durante il tuo stap",
           said="NOT V_UNTAP DURING_YOUR_UNTAP"),
    *entry("stays_tapped", ("doesn't|don't untap during its controller's untap step",
           "doesn't|don't untap during their controllers' untap steps"), "non [stappare] durante lo stap del suo controllore",
           said="NOT V_UNTAP DURING_CONTROLLERS_UNTAP"),
    *(made for kind in ("not_you", "evades", "must_attack", "must_be_blocked", "more_blocks", "blocks_only", "blocks_none", "not_alone", "as_if", "unless_defender",
                        "taxed")
      for made in entry("fights_so", f"{{{kind}~}}", f"{{{kind}~}}")),
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
           said="NOT V_CAN UNPAID_NOT_TO_YOU mana_payment FOR_EACH_ATTACKER"),
    *entry("taxed", "can't block unless their controller pays {mana_payment} for each of those creatures",
           "non possono bloccare a meno che il loro controllore non paghi {mana_payment} per ognuna di quelle creature",
           said="NOT V_CAN UNPAID_NOT_TO_BLOCK mana_payment FOR_EACH_ATTACKER"),
    *entry("taxed", ("can't attack you or planeswalkers you control unless their controller pays {mana_payment} for each of those creatures",
           "can't attack you or a planeswalker you control unless their controller pays {mana_payment} for each of those creatures"),
           "non possono attaccare te o i planeswalker che controlli a meno che il loro controllore non paghi {mana_payment} "
           "per ognuna di quelle creature", said="NOT V_CAN UNPAID_NOT_TO_YOURS mana_payment FOR_EACH_ATTACKER"),
    *entry("entering_tapped", "{party} [enter~sub] (the battlefield)? <TAPPED>", "{party} [entrare~sub] <TAPPED>", said="party V_ENTER TAPPED"),
    *(
        made
        for said in ("if_", "while_")
        for made in entry("entering_tapped", f"{{{said}}} , {{party}} [enter~sub] (the battlefield)? <TAPPED>",
                          f"{{{said}}} , {{party}} [entrare~sub] <TAPPED>", said=f"{said} COMMA party V_ENTER TAPPED")
    ),
    *entry("entering_tapped", "{party} [enter~sub] (the battlefield)? <TAPPED> {such}", "{party} [entrare~sub] <TAPPED> {such}",
           said="party V_ENTER TAPPED such"),
    *entry("entering_with", "{party} [enter~sub] (the battlefield)? (<TAPPED>)? with {counters} on it|them {per*} {where*}",
           "{party} [entrare~sub] (<TAPPED>)? con {counters} {per*} {where*}", said="party V_ENTER TAPPED WITH counters per where"),
    *entry("entering_with", "{party} [enter] (the battlefield)? with {counters} on it plus {more_of_them}",
           "{party} [entrare] con {counters} più {more_of_them}", said="party V_ENTER WITH counters PLUS more_of_them"),
    *entry("more_of_them", "an additional {counter_kind.s} on it {per}", "un {counter_kind.s} addizionale {per}",
           said="counters(ONE counter_kind) ADDITIONAL per"),
    *entry("entering_with", "{party} [enter] (the battlefield)? with a number of {counter_kind.p} on it equal to {quantity}",
           "{party} [entrare] con un numero di {counter_kind.p} pari a {quantity}",
           said="party V_ENTER WITH counters(ONE NUMBER_OF counter_kind EQUAL_TO quantity)"),
    *entry("entering_with", "{party} [enter] (the battlefield)? with {counters} on it {if_}", "{party} [entrare] con {counters} {if_}",
           said="party V_ENTER WITH counters if_"),
    *entry("entering_with", "{if_} , {party} [enter~sub] (the battlefield)? with {counters} on it|them",
           "{if_} , {party} [entrare~sub] con {counters}", said="if_ COMMA party V_ENTER WITH counters"),
    *entry("entering_with", "{while_} , {party} [enter~sub] (the battlefield)? with {counters} on it|them",
           "{while_} , {party} [entrare~sub] con {counters}", said="while_ COMMA party V_ENTER WITH counters"),
    *entry("entering_with", "{party} [enter~sub] (the battlefield)? with a number of additional {counter_kind.p} on it equal to {quantity}",
           "{party} [entrare~sub] con un numero di {counter_kind.p} addizionali pari a {quantity}",
           said="party V_ENTER WITH counters(ONE NUMBER_OF counter_kind ADDITIONAL EQUAL_TO quantity)"),
    *entry("entering_with", "{if_} , it [enter] (the battlefield)? with {counters} on it {per*}", "{if_} , [entrare] con {counters} {per*}",
           said="if_ COMMA V_ENTER WITH counters per"),
    *entry("entering_unless_paid", "as {party} [enter~sub] (the battlefield)? , you may pay {life_amount}",
           "mentre {party} [entrare~sub] , puoi pagare {life_amount}", said="AS_IT_ENTERS party V_ENTER COMMA V_CAN V_PAY life_amount"),
    *entry("entering_unless_paid", "as {party} [enter~sub] (the battlefield)? , you may {reveal_payment}",
           "mentre {party} [entrare~sub] , puoi {reveal_payment~inf}", said="AS_IT_ENTERS party V_ENTER COMMA V_CAN reveal_payment"),
    *entry("entering_tapped_and", "{party} [enter~sub] (the battlefield)? <TAPPED> and {static_predicate~sub}",
           "{party} [entrare~sub] <TAPPED> e {static_predicate~sub}", said="party V_ENTER TAPPED AND static_predicate"),
    *entry("triggers_again",
           "if {cause:described} entering (the battlefield)? causes a triggered ability of {described} to trigger , "
           "that ability triggers an additional time",
           "se {cause:described} che entra fa innescare un'abilità innescata di {described} , quell'abilità si innesca una volta in più",
           said="IF cause WHICH V_ENTER=\"entra\" MAKES_TRIGGER described COMMA TRIGGERS_AGAIN"),
    *(
        made
        for en, it, said in (
            ("dying", "che muore", 'WHICH V_DIE="muore"'), ("attacking", "che attacca", 'WHICH V_ATTACK="attacca"'),
        )
        for made in entry(
            "triggers_again",
            f"if {{cause:described}} {en} causes a triggered ability of {{described}} to trigger , that ability triggers an additional time",
            f"se {{cause:described}} {it} fa innescare un'abilità innescata di {{described}} , quell'abilità si innesca una volta in più",
            said=f"IF cause {said} MAKES_TRIGGER described COMMA TRIGGERS_AGAIN",
        )
    ),
    *entry("begins_in_play", "if {own} is in your opening hand , you may begin the game with it on the battlefield",
           "se {own} è nella tua mano iniziale , puoi cominciare la partita con <PRON> sul campo di battaglia",
           said="IF own IN_OPENING_HAND COMMA V_CAN BEGIN_GAME WITH PRON:s ONTO_BATTLEFIELD"),
    *entry("prevents", "[prevent] {prevented} that would be dealt to and dealt by {party}",
           "[prevenire] {prevented} che verrebbe inflitto a e da {party}", said="V_PREVENT prevented WOULD_BE_DEALT TO AND FROM party"),
    *entry("entering_with_one_of", "{party} [enter~sub] (the battlefield)? with your choice of {counters} or {other:counters} on it",
           "{party} [entrare~sub] con a tua scelta {counters} o {other:counters}",
           said="party V_ENTER WITH OF_YOUR_CHOICE counters OR other"),
    *entry("entering_with_one_of", "{party} [enter~sub] (the battlefield)? with your choice of {counters} , {more:counters} , or {other:counters} on it",
           "{party} [entrare~sub] con a tua scelta {counters} , {more:counters} o {other:counters}",
           said="party V_ENTER WITH OF_YOUR_CHOICE counters COMMA more OR other"),
    *entry("turned_up_with", "as {own} is turned face up , [put] {counters} on it", "mentre {own} viene girata a faccia in su , [mettere] {counters} su di essa",
           said="AS_IT_ENTERS own IS_BEING=\"viene\" TURNED_UP COMMA V_PUT counters ON OF PRON:s"),
    *entry("escaping_with", "{party} escapes with {counters} on it", "{party} fugge con {counters}",
           said="party V_ESCAPE=\"fugge\" WITH counters"),
    *entry("player_has", "you [have] {abilities}", "[avere] {abilities}", said="V_HAVE abilities"),
    *entry("crews_so", "crews|crew vehicles as though its power were <NUM> greater",
           "manovra veicoli come se la sua forza fosse aumentata di <NUM>", said="CREWS_STRONGER NUM"),
    *entry("crews_so", "saddles mounts and crews vehicles as though its power were <NUM> greater",
           "sella cavalcature e manovra veicoli come se la sua forza fosse aumentata di <NUM>", said="SADDLES_AND_CREWS_STRONGER NUM"),
    *entry("both_have", "you and {party} [have] {abilities}", "tu e {party} avete {abilities}", said="YOU AND party V_HAVE abilities"),
    *entry("both_have", "during your turn , you and {party} [have] {abilities}", "durante il tuo turno , tu e {party} avete {abilities}",
           said="DURING_YOUR_TURN COMMA YOU AND party V_HAVE abilities"),
    *entry("player_has", "during your turn , you [have] {abilities}", "durante il tuo turno , [avere] {abilities}",
           said="DURING_YOUR_TURN COMMA V_HAVE abilities"),
    *entry("player_has", "{such} , you [have] {abilities}", "{such} , [avere] {abilities}", said="such COMMA V_HAVE abilities"),
    *entry("both_have", "{such} , you and {party} [have] {abilities}", "{such} , tu e {party} avete {abilities}",
           said="such COMMA YOU AND party V_HAVE abilities"),
    *entry("cast_limit", "{party} can't [cast] more than one spell each turn", "{party} non [potere~sub] [lanciare] più di una magia per turno",
           said="party NOT V_CAN V_CAST PLUS OF ONE SPELL EACH_TURN"),
    *entry("cast_limit", "{party} can't [draw] more than one card each turn", "{party} non [potere~sub] [pescare] più di una carta per turno",
           said="party NOT V_CAN V_DRAW PLUS OF ONE CARD EACH_TURN"),
    *entry("cast_limit", "{party} can't [draw] more than <NUM> cards each turn", "{party} non [potere~sub] [pescare] più di <NUM> carte per turno",
           said="party NOT V_CAN V_DRAW PLUS OF NUM CARD EACH_TURN"),
    *entry("none_of_many", "no more than <NUM> {nominal.p} can [attack] you each combat",
           "non più di <NUM> {nominal.p} possono [attaccare] te in ogni combattimento",
           said="NO_MORE_THAN NUM nominal V_CAN V_ATTACK YOU EACH_COMBAT"),
    *entry("flash_for_more", "you [may] [cast] {own} as though it had flash if you [pay~2s] {symbol} more to cast it",
           "[potere] [lanciare] {own} come se avesse lampo se [pagare~2s] {symbol} in più per lanciarla",
           said="V_CAN V_CAST own AS_THOUGH_FLASH IF V_PAY symbol MORE_FOR_IT"),
    *entry("is_no", "isn't|aren't a|an <TYPE.s>", "non [essere] <ONE> <TYPE.s>", said="NOT V_BE=\"è\" ONE TYPE"),
    *entry("not_you", "can't [attack] you", "non può [attaccare] te", said="NOT V_CAN V_ATTACK YOU"),
    *entry("not_you", ("can't [attack] you or planeswalkers you control", "can't [attack] you or a planeswalker you control"),
           "non può [attaccare] te o i planeswalker che controlli", said="NOT V_CAN V_ATTACK YOU_OR_PLANESWALKER"),
    *entry("choosing", "as {party} [enter~sub] (the battlefield)? , choose {chosen_so}",
           "mentre {party} [entrare~sub] , scegli {chosen_so}", said="AS_IT_ENTERS party V_ENTER COMMA V_CHOOSE chosen_so"),
    *entry("choosing", "as it enters , choose {chosen_so}", "mentre entra , scegli {chosen_so}",
           said="AS_IT_ENTERS V_ENTER COMMA V_CHOOSE chosen_so"),
    *entry("", "a color other than <COLOR>", "un colore diverso dal <COLOR>", category="chosen_so", said="A_COLOR DIFFERENT FROM THE COLOR"),
    *entry("", "a card name", "il nome di una carta", category="chosen_so", said="A_CARD_NAME"),
    *entry("", "a {such:name_such} card name", "il nome di una carta {such:name_such}", category="chosen_so", said="A_CARD_NAME such"),
    *entry("name_such", "<TYPE.s>", "<TYPE.s>"),
    *entry("name_such", "{not_noun}", "{not_noun}"),
    *entry("name_such", "{not_noun} , {other:not_noun}", "{not_noun} , {other:not_noun}", said="not_noun COMMA other"),
    *entry("", "a color", "un colore", category="chosen_so", said="A_COLOR"),
    *entry("", "a creature type", "un tipo di creatura", category="chosen_so", said="A_CREATURE_TYPE"),
    *entry("defining", "{own} 's <MEASURE> and <MEASURE> are each equal to {quantity}",
           "la <MEASURE> e la <MEASURE> di {own} sono pari a {quantity}",
           said="THE MEASURE AND THE MEASURE OF own V_BE EQUAL_TO quantity"),
    *entry("defining", "{own} 's <MEASURE> is equal to {quantity}", "la <MEASURE> di {own} è pari a {quantity}",
           said="THE MEASURE OF own V_BE EQUAL_TO quantity"),
    *entry("defining", "{own} 's <MEASURE> is equal to {quantity} and its <MEASURE> is equal to that number plus <NUM>",
           "la <MEASURE> di {own} è pari a {quantity} e la sua <MEASURE> è pari a quel numero più <NUM>",
           said="THE MEASURE OF own V_BE EQUAL_TO quantity AND THE ITS MEASURE V_BE EQUAL_TO THAT_NUMBER PLUS NUM"),
    *(made for verb, it in (("win", "vincere"), ("lose", "perdere"))
      for more_en, more_it, more in (("", "", ""), (" and {standing}", " e {standing}", " AND standing"))
      for made in entry("you_cannot", f"you can't {verb} the game{more_en}", f"non puoi {it} la partita{more_it}",
                        said=f"NOT V_CAN V_{verb.upper()} THE_GAME{more}")),
    *(made for verb, it in (("win", "vincere"), ("lose", "perdere"))
      for made in entry("", f"{verb} the game", f"{it} la partita", category="forbidden", said=f"V_{verb.upper()} THE_GAME")),
    *entry("", "cast {nominal.p}", "lanciare {nominal.p}", category="forbidden", said="V_CAST nominal"),
    *entry("", "[attack] , [block] , or <KEYWORD> <SUBTYPE.p>", "[attaccare] , [bloccare] o <KEYWORD> <SUBTYPE.p>", category="forbidden",
           said="V_ATTACK COMMA V_BLOCK OR KEYWORD SUBTYPE"),
    *entry("you_cannot", "you can't gain life", "non puoi guadagnare punti vita", said="NOT V_CAN V_GAIN LIFE"),
    *entry("you_cannot", "you can't lose life", "non puoi perdere punti vita", said="NOT V_CAN V_LOSE LIFE"),
    *(made for en, it, said in (("day", "giorno", "DAY"), ("night", "notte", "NIGHT"))
      for made in entry("day_as_it_enters", f"if it 's neither day nor night , it becomes {en} as {{own}} [enter] (the battlefield)?",
                        f"se non è né giorno né notte , diventa {it} mentre {{own}} [entrare]",
                        said=f"IF NEITHER_DAY_NOR_NIGHT COMMA BECOMES_{said} AS_IT_ENTERS own V_ENTER")),
    *(made for en, it, said in (("less", "in meno", "LESS"), ("more", "in più", "MORE"))
      for made in entry("ability_cost", f"activated abilities of {{party}} [cost~3p] {{symbol}} {en} to activate {{where}}",
                        f"le abilità attivate di {{party}} [costare~3p] {{symbol}} {it} per essere attivate {{where}}",
                        said=f"ACTIVATED_ABILITIES_OF party V_COST symbol {said}_TO_ACTIVATE where")),
    *entry("more_lands", "you [may] [play] an additional land on each of your turns",
           "[potere] [giocare] una terra addizionale in ognuno dei tuoi turni",
           said="V_CAN V_PLAY ADDITIONAL_LAND IN_EACH_OF_YOUR_TURNS"),
    *entry("more_lands", "you [may] [play] <NUM> additional lands on each of your turns",
           "[potere] [giocare] <NUM> terre addizionali in ognuno dei tuoi turni",
           said="V_CAN V_PLAY NUM ADDITIONAL_LANDS IN_EACH_OF_YOUR_TURNS"),
    *entry("shows_top", "you may look at the top card of your library any time", "puoi guardare la prima carta del tuo grimorio in qualsiasi momento",
           said="MAY_LOOK_AT_TOP"),
    *entry("shows_top", "play with the top card of your library revealed", "gioca con la prima carta del tuo grimorio rivelata", said="TOP_REVEALED"),
    *(
        made
        for verb, it in (("play", "giocare"), ("cast", "lanciare"))
        for made in entry("from_top", f"[{verb}] {{nominal.p}}", f"[{it}] {{nominal.p}}", said=f"V_{verb.upper()} nominal")
    ),
    *(
        made
        for verb, it in (("cast", "lanciare"), ("play", "giocare"))
        for made in entry("cast_from", f"[{verb}] {{nominal.p}}", f"[{it}] {{nominal.p}}", said=f"V_{verb.upper()} nominal")
    ),
    *entry("cast_from", "[cast] {described}", "[lanciare] {described}", said="V_CAST described", category="cast_one_from"),
    *(
        made
        for before_en, before_it, when in (("", "", ""), ("during your turn ,", "durante il tuo turno ,", "DURING_YOUR_TURN COMMA "))
        for made in (
            *entry("may_cast_from", f"{before_en} you [may] {{cast_from~inf}} from {{own_place}}",
                   f"{before_it} [potere] {{cast_from~inf}} da {{own_place}}", said=f"{when}V_CAN cast_from FROM own_place"),
            *entry("may_cast_from", f"{before_en} you [may] {{cast_from~inf}} and {{other:cast_from~inf}} from {{own_place}}",
                   f"{before_it} [potere] {{cast_from~inf}} e {{other:cast_from~inf}} da {{own_place}}",
                   said=f"{when}V_CAN cast_from AND other FROM own_place"),
        )
    ),
    *entry("may_cast_from", "once during each of your turns , you [may] {cast_from:cast_one_from~inf}",
           "una volta durante ogni tuo turno , [potere] {cast_from:cast_one_from~inf}", said="ONCE_IN_YOUR_TURNS COMMA V_CAN cast_from"),
    *entry("may_cast_top", "you [may] {from_top~inf} from the top of {own_place}", "[potere] {from_top~inf} dalla cima di {own_place}",
           said="V_CAN from_top FROM_THE_TOP_OF own_place"),
    *entry("may_cast_top", "you [may] {from_top~inf} and {other:from_top~inf} from the top of {own_place}",
           "[potere] {from_top~inf} e {other:from_top~inf} dalla cima di {own_place}", said="V_CAN from_top AND other FROM_THE_TOP_OF own_place"),
    *(
        made
        for verb, it in (("play", "giocare"), ("cast", "lanciare"))
        for made in (
            *entry("may_cast_the_top", f"you [may] [{verb}] the top card of {{own_place}}", f"[potere] [{it}] la prima carta di {{own_place}}",
                   said=f"V_CAN V_{verb.upper()} THE FIRST CARD OF own_place"),
            *entry("may_cast_the_top", f"you [may] [{verb}] the top card of {{own_place}} if it's {{a_kind_of_card}}",
                   f"[potere] [{it}] la prima carta di {{own_place}} se è {{a_kind_of_card}}",
                   said=f"V_CAN V_{verb.upper()} THE FIRST CARD OF own_place IF V_BE a_kind_of_card"),
        )
    ),
    *entry("a_kind_of_card", "a|an {nominal.s}", "una {nominal.s}", said="ONE nominal"),
    *entry("optional_untap", "you may choose not to untap {party} during your untap step",
           "puoi scegliere di non stappare {party} durante il tuo stap", said="MAY_STAY_TAPPED party DURING_YOUR_UNTAP"),
    *entry("exerting", "you [may] exert {party} as it attacks", "[potere] stremare {party} mentre attacca",
           said="V_CAN V_EXERT party AS_IT_ENTERS V_ATTACK"),
    *entry("enters_as_copy", "you [may] have {party} enter (the battlefield)? as a copy of {model:party}",
           "[potere] far entrare {party} come una copia di {model:party}", said="V_CAN V_DO V_ENTER party AS A_COPY_OF model"),
    *entry("skips_step", "[skip] your draw step", "[saltare] la tua acquisizione", said="V_SKIP YOUR_DRAW_STEP"),
    *(made for more_en, more_it, more in (("less", "in meno", "LESS_TO_CAST"), ("more", "in più", "MORE_TO_CAST")) for made in [
        *entry("cost_change", f"{{party}} [cost] {{symbol}} {{more:symbol*}} {more_en} to cast {{cost_rest*}}",
               f"{{party}} [costare] {{symbol}} {{more:symbol*}} {more_it} per essere lanciata|lanciate {{cost_rest*}}",
               said=f"party V_COST symbol more {more} cost_rest"),
        *entry("cost_change", f"{{cost_such}} , {{party}} [cost] {{symbol}} {{more:symbol*}} {more_en} to cast",
               f"{{cost_such}} , {{party}} [costare] {{symbol}} {{more:symbol*}} {more_it} per essere lanciata|lanciate",
               said=f"cost_such COMMA party V_COST symbol more {more}"),
        *entry("cost_change", f"during your turn , {{party}} [cost] {{symbol}} {{more:symbol*}} {more_en} to cast",
               f"fintanto che è il tuo turno , {{party}} [costare] {{symbol}} {{more:symbol*}} {more_it} per essere lanciata|lanciate",
               said=f"while_(AS_LONG_AS condition(fact(YOUR_TURN_NOW))) COMMA party V_COST symbol more {more}"),
    ]),
    *entry("cost_change", "{party} [cost] {symbol} less to cast {if_} and {other:symbol} less to cast {second:if_}",
           "{party} [costare] {symbol} in meno per essere lanciata {if_} e {other:symbol} in meno per essere lanciata {second:if_}",
           said="party V_COST symbol LESS_TO_CAST if_ AND other LESS_TO_CAST second"),
    *entry("cost_change", "{party} [cost] {symbol} less to cast {where}", "{party} [costare] {symbol} in meno per essere lanciata {where}",
           said="party V_COST symbol LESS_TO_CAST where"),
    *(
        made
        for when_en, when_it, when in (("", "", ""), ("during your turn , ", "durante il tuo turno , ", "DURING_YOUR_TURN COMMA "),
                                       ("during your turn , {if_} , ", "durante il tuo turno , {if_} , ", "DURING_YOUR_TURN COMMA if_ COMMA "))
        for what_en, what_it, what in (
            ("[cast] {exiled:all_exiled}", "[lanciare] {exiled:all_exiled}", "V_CAST exiled"),
            ("[play] {exiled:all_exiled}", "[giocare] {exiled:all_exiled}", "V_PLAY exiled"),
            ("{cast_from~inf} from among {exiled:all_exiled}", "{cast_from~inf} scelte tra {exiled:all_exiled}", "cast_from CHOSEN:fp AMONG exiled"),
            ("{cast_from~inf} and {other:cast_from~inf} from among {exiled:all_exiled}", "{cast_from~inf} e {other:cast_from~inf} scelte tra {exiled:all_exiled}",
             "cast_from AND other CHOSEN:fp AMONG exiled"),
        )
        for made in entry("may_cast_exiled", f"{when_en}you [may] {what_en}", f"{when_it}[potere] {what_it}", said=f"{when}V_CAN {what}")
    ),
    *entry("described", "{nominal.p}", "<@THE> {@nominal.p}", said="determiner(the(THE:p)) nominal", category="all_exiled"),
    *entry("cast_as_flash", "you [may] [cast] {nominal.p} as though they had flash", "[potere] [lanciare] {nominal.p} come se avessero lampo",
           said="V_CAN V_CAST nominal AS_THOUGH_FLASH"),
    *(
        made
        for who_en, who_it, said in (("each opponent's", "di ogni avversario", "DURING THE STEP OF EVERY OPPONENT"),)
        for made in entry("cast_as_flash", f"during {who_en} <STEP> , you [may] [cast] {{nominal.p}} as though they had flash",
                          f"durante la <STEP> {who_it} , [potere] [lanciare] {{nominal.p}} come se avessero lampo",
                          said=f"in_step({said}) COMMA V_CAN V_CAST nominal AS_THOUGH_FLASH")
    ),
    *entry("cast_as_flash", "any player may [cast] {nominal.p} as though they had flash", "qualsiasi giocatore può [lanciare] {nominal.p} come se avessero lampo",
           said='party(described(determiner(one(ANY)) nominal(part(PLAYER:s)))) V_CAN="può" V_CAST nominal AS_THOUGH_FLASH'),
    *handed_on("cost_such", "if_", "while_"),
    *(
        made
        for such_en, such_it, such in (("", "", ""), ("{cost_such} , ", "{cost_such} , ", "cost_such COMMA "))
        for made in entry(
            "least_cost",
            f"{such_en}{{party}} that would cost less than <NUM> mana to cast [cost] <NUM> mana to cast",
            f"{such_it}{{party}} che costerebbe|costerebbero meno di <NUM> mana per essere lanciata|lanciate [costare] <NUM> mana per essere lanciata|lanciate",
            said=f"{such}party WOULD_COST_LESS_THAN NUM MANA TO_CAST V_COST NUM MANA TO_CAST",
        )
    ),
    *handed_on("cost_rest", "if_", "while_", "per", "per_target", "if_targets"),
    *entry("per_target", "for each target beyond the first", "per ogni bersaglio oltre il primo", said="FOR_TARGETS_BEYOND"),
    *entry("if_targets", "if it targets {described}", "se bersaglia {described}", said="IF V_AIM described"),
    *entry("unlock_cost", "unlock costs you pay cost {symbol} less", "i costi di sbloccare che paghi costano {symbol} in meno",
           said='UNLOCK_COSTS WHICH V_PAY="paghi" V_COST="costano" symbol IN_LESS'),
    *entry("ability_cost", "activated abilities of {party} [cost~sub] {symbol} less to activate",
           "le abilità attivate di {party} [costare~sub] {symbol} in meno per essere attivate",
           said="ACTIVATED_ABILITIES_OF party V_COST symbol LESS_TO_ACTIVATE"),
    *(
        made
        for while_en, while_it, while_said in (("", "", ""), ("{while_} , ", "{while_} , ", "while_ COMMA "))
        for more_en, more_it, more in (("less", "in meno", "LESS_TO_ACTIVATE"), ("more", "in più", "MORE_TO_ACTIVATE"))
        for made in entry("ability_cost", f"{while_en}<KEYWORD> abilities you activate cost {{symbol}} {more_en} to activate",
                          f"{while_it}le abilità <KEYWORD> che attivi costano {{symbol}} {more_it} per essere attivate",
                          said=f'{while_said}THE ABILITY KEYWORD WHICH V_ACTIVATE="attivi" V_COST="costano" symbol {more}')
    ),
    *entry("untaps_too", "[untap] {party} during each other player's untap step", "[stappare] {party} durante lo stap di ogni altro giocatore",
           said="V_UNTAP party IN_OTHERS_UNTAP"),
    *(
        made
        for who_en, who_it, can in (("you", "puoi", 'V_CAN="puoi"'), ("players", "i giocatori possono", 'party(described(determiner(the(THE:p)) nominal(part(PLAYER:p)))) V_CAN="possono"'))
        for mana_en, mana_it, mana in (("as though it were mana of any color", "come se fosse mana di qualsiasi colore", "AS_ANY_COLOR"),
                                       ("as though it were mana of any type", "di qualsiasi tipo", "AS_ANY_TYPE"))
        for for_en, for_it, for_said in (
            ("", "", ""), (" to cast {nominal.p}", " per lanciare {nominal.p}", " FOR V_CAST nominal"),
            (" to activate abilities of {party}", " per attivare le abilità di {party}", " FOR V_ACTIVATE THE ABILITY OF party"),
            (" to activate {party} 's abilities", " per attivare le abilità di {party}", " FOR V_ACTIVATE THE ABILITY OF party"),
        )
        for made in entry("spends_as", f"{who_en} may spend mana {mana_en}{for_en}", f"{who_it} spendere mana {mana_it}{for_it}",
                          said=f"{can} {mana}{for_said}", reads_only=for_en.endswith("abilities"))
    ),
    *entry("controlling", "you control {attached}", "controlli {attached}", said="V_CONTROL attached"),
    *entry("prevents", "[prevent] {prevented} that would be dealt to {party} and {other:party}",
           "[prevenire] {prevented} che verrebbe inflitto a {party} e a {other:party}",
           said="V_PREVENT prevented WOULD_BE_DEALT TO party AND TO other"),
    *(
        made
        for to_en, to_it, to in (("", "che verrebbe inflitto", "WOULD_BE_DEALT"), (" to you", "che ti verrebbe inflitto", "DEALT_TO_YOU"),
                                 (" to {party}", "che verrebbe inflitto a {party}", "WOULD_BE_DEALT TO party"),
                                 (" to {party} and {other:party}", "che verrebbe inflitto a {party} e a {other:party}", "WOULD_BE_DEALT TO party AND TO other"))
        for made in entry("prevents", f"[prevent] {{prevented}} that would be dealt{to_en} by {{damagers}}",
                          f"[prevenire] {{prevented}} {to_it} da {{damagers}}", said=f"V_PREVENT prevented {to} FROM damagers")
    ),
    *entry("prevents", "[prevent] {prevented} that would be dealt to {party}", "[prevenire] {prevented} che verrebbe inflitto a {party}",
           said="V_PREVENT prevented WOULD_BE_DEALT TO party"),
    *entry("prevents", "[prevent] {prevented} that would be dealt by {party}", "[prevenire] {prevented} che verrebbe inflitto da {party}",
           said="V_PREVENT prevented WOULD_BE_DEALT FROM party"),
    *entry("exiled_instead", "if {party} would die , exile it instead", "se {party} sta per morire , invece esiliala",
           said="IF party WOULD_DIE COMMA INSTEAD V_EXILE CLITIC"),
    *(
        made
        for when_en, when_it, said in (("each turn", "in ogni turno", "EACH_COMBAT"),
                                       ("during each of your turns", "durante ogni tuo turno", "IN_EACH_OF_YOUR_TURNS"))
        for made in entry("nth_cost", f"the first {{nominal.s}} you cast {when_en} costs {{symbol}} less to cast",
                          f"la prima {{nominal.s}} che lanci {when_it} costa {{symbol}} in meno per essere lanciata",
                          said=f"THE FIRST nominal WHICH V_CAST=\"lanci\" {said} V_COST=\"costa\" symbol LESS_TO_CAST")
    ),
    *entry("nth_cost", "the <ORDINAL> {nominal.s} you cast each turn costs {symbol} less to cast",
           "la <ORDINAL> {nominal.s} che lanci in ogni turno costa {symbol} in meno per essere lanciata",
           said="THE ORDINAL nominal WHICH V_CAST=\"lanci\" EACH_COMBAT V_COST=\"costa\" symbol LESS_TO_CAST"),
    *entry("moved_instead", "if {party} {would_go} , {elsewhere} instead", "se {party} {would_go} , invece {elsewhere}",
           said="IF party would_go COMMA INSTEAD elsewhere"),
    *entry("moved_instead", "if {party} {would_go:would_leave} , {elsewhere:nowhere_else}", "se {party} {would_go:would_leave} , {elsewhere:nowhere_else}",
           said="IF party would_go COMMA elsewhere"),
    *entry("would_go", "would leave the battlefield", "sta per lasciare il campo di battaglia", said="WOULD_LEAVE THE_BATTLEFIELD",
           category="would_leave"),
    *entry("elsewhere", "exile it instead of putting it anywhere else", "esiliala invece di metterla in qualsiasi altra zona",
           said="V_EXILE CLITIC NOT_ELSEWHERE", category="nowhere_else"),
    *entry("would_go", "would die", "sta per morire", said="WOULD_DIE"),
    *entry("would_go", "would be put into {place}", "sta per essere messa in {place}", said="WOULD_BE PUT_PART IN place"),
    *entry("would_go", "would be put into {place} from anywhere", "sta per essere messa in {place} da qualsiasi zona",
           said="WOULD_BE PUT_PART IN place FROM_ANYWHERE"),
    *entry("would_go", "would be put into {place} from the battlefield", "sta per essere messa in {place} dal campo di battaglia",
           said="WOULD_BE PUT_PART IN place FROM_BATTLEFIELD"),
    *entry("elsewhere", ("exile it", "exile that card"), "esiliala", said="V_EXILE CLITIC"),
    *entry("elsewhere", "reveal {own} and shuffle it into its owner's <PLACE>", "rivela {own} e rimescolala nel <PLACE> del suo proprietario",
           said="V_REVEAL own AND V_SHUFFLE CLITIC home(IN THE PLACE OF THE ITS OWNER)"),
    *entry("elsewhere", "return it to its owner's hand", "il suo proprietario la riprende in mano", said="V_TAKE_BACK CLITIC IN_HAND"),
    *entry("elsewhere", "put it on top of its owner's library", "mettila in cima al grimorio del suo proprietario",
           said="V_PUT CLITIC TOP_OF_OWNERS_LIBRARY"),
    *entry("casting_cost", "as an additional cost to cast {own} , {cost}", "come costo addizionale per lanciare {own} , {cost}",
           said="ADDITIONAL_COST_TO_CAST own COMMA cost"),
    *entry("casting_cost", "as an additional cost to cast {own} , {cost} or {other:cost}", "come costo addizionale per lanciare {own} , {cost} o {other:cost}",
           said="ADDITIONAL_COST_TO_CAST own COMMA cost OR other"),
    *entry("casting_cost", "as an additional cost to cast {own} , you may {cost~inf}", "come costo addizionale per lanciare {own} , puoi {cost~inf}",
           said="ADDITIONAL_COST_TO_CAST own COMMA V_CAN:2s cost"),
    *entry("", "it|they {static_predicate+and_~sub}", "{static_predicate+and_~sub}", category="otherwise_what", said="static_predicate"),
    *entry("otherwise_so", "{otherwise_what}", "{otherwise_what}"),
    *entry("otherwise_so", "{prevents}", "{prevents}"),
    *entry("activation", "activate only if {condition}", "attiva solo se {condition}", said="ACTIVATE_ONLY_IF condition"),
    *entry("activation", "activate only once each turn and only if {condition}", "attiva solo una volta per turno e solo se {condition}",
           said="ACTIVATE_ONCE_AND_IF condition"),
    *entry("activation", "activate only if {condition} and only once each turn", "attiva solo se {condition} e solo una volta per turno",
           said="ACTIVATE_ONLY_IF condition AND ONLY_ONCE"),
    *entry("activation", "activate only if {condition} and only as a sorcery", "attiva solo se {condition} e solo come una stregoneria",
           said="ACTIVATE_ONLY_IF condition AND ONLY_AS_SORCERY"),
    *entry("activation", "activate only during your turn and only once each turn", "attiva solo durante il tuo turno e solo una volta per turno",
           said="ACTIVATE_ONLY_YOUR_TURN AND ONLY_ONCE"),
    *entry("activation", "activate only as a sorcery and only if {condition}", "attiva solo come una stregoneria e solo se {condition}",
           said="ACTIVATE_ONLY_IF condition AND ONLY_AS_SORCERY", reads_only=True),
    *entry("activation", "activate only during your turn", "attiva solo durante il tuo turno", said="ACTIVATE_ONLY_YOUR_TURN"),
    *entry("activation", "activate only during the <STEP>", "attiva solo durante la <STEP>", said="ACTIVATE_ONLY_IN THE STEP"),
    *entry("activation", "activate only during your <STEP>", "attiva solo durante il tuo <STEP>",
           said="ACTIVATE_ONLY_IN THE YOUR STEP"),
    *entry("changes", "{hand_limit}", "{hand_limit}"),
    *(made for kind in ("hand_size_changed", "redirected") for made in entry("changes", f"{{{kind}}}", f"{{{kind}}}")),
    *(
        made
        for en, it, whose in (
            ("your", "il numero massimo di carte che puoi tenere in mano", "MAXIMUM_HAND_YOURS"),
            ("each opponent's", "il numero massimo di carte che ogni avversario può tenere in mano", "MAXIMUM_HAND_THEIRS"),
        )
        for by_en, by_it, how in (("increased", "è aumentato", "IS_INCREASED"), ("reduced", "è ridotto", "IS_REDUCED"))
        for many_en, many_it, many in (("one", "uno", "ONE"), ("<NUM>", "<NUM>", "NUM"))
        for made in entry("hand_size_changed", f"{en} maximum hand size is {by_en} by {many_en}", f"{it} {by_it} di {many_it}",
                          said=f"{whose} {how} {many}")
    ),
    *(
        made
        for harm_en, harm_it, harm in (("damage", "il danno", "ALL_DAMAGE"), ("combat damage", "il danno da combattimento", "ALL_COMBAT_DAMAGE"))
        for by_en, by_it, by in (("", "", ""), (" by {damagers}", " da {damagers}", "FROM damagers"))
        for made in entry("redirected", f"all {harm_en} that would be dealt to you{by_en} is dealt to {{party}} instead",
                          f"tutto {harm_it} che ti verrebbe inflitto{by_it} viene invece inflitto a {{party}}",
                          said=f"{harm} DEALT_TO_YOU {by} IS_INSTEAD_DEALT TO party")
    ),
    *(made for kind in ("never_buried", "unpreventable") for made in entry("changes", f"{{{kind}}}", f"{{{kind}}}")),
    *(
        made
        for en, whose, it, di_chi, said in (
            ("a card or token", "a graveyard", "una carta o pedina", "in un cimitero", "CARD_OR_TOKEN_BURIED"),
            ("a card", "a graveyard", "una carta", "in un cimitero", "CARD_BURIED"),
            ("a card", "an opponent's graveyard", "una carta", "nel cimitero di un avversario", "OPPONENTS_CARD_BURIED"),
            ("a card", "your graveyard", "una carta", "nel tuo cimitero", "YOUR_CARD_BURIED"),
            ("a card or token", "your graveyard", "una carta o pedina", "nel tuo cimitero", "YOUR_CARD_OR_TOKEN_BURIED"),
        )
        for made in entry("never_buried", f"if {en} would be put into {whose} from anywhere , exile it instead",
                          f"se {it} sta per essere messa {di_chi} da qualsiasi parte , invece esiliala",
                          said=f"IF {said} COMMA INSTEAD elsewhere(V_EXILE CLITIC)")
    ),
    *entry("changes", "{life_floor}", "{life_floor}"),
    *entry("life_floor", "{life_floor_said}", "{life_floor_said}"),
    *entry("", f"damage that would reduce {YOUR_LIFE} to less than {ONE_LIFE} reduces it to {ONE_LIFE} instead",
           "qualsiasi danno che ridurrebbe i tuoi punti vita a meno di 1 li riduce invece a 1", category="life_floor_said", said="LIFE_FLOOR"),
    *entry("not_prevented", "{life_floor_said}", "{life_floor_said}"),
    *entry("unpreventable", "damage can't be prevented", "il danno non può essere prevenuto", said="DAMAGE_NOT_PREVENTED"),
    *(made for kind in ("more_counters", "more_tokens", "more_life", "more_cards", "more_dice") for made in entry("changes", f"{{{kind}}}", f"{{{kind}}}")),
    # What is said again behind it must be what was said before: it is one of each kind.
    *(
        made
        for many_en, many_it, many in (("that many plus one", "uno in più", "ONE MORE_OF_THEM"), ("twice that many", "il doppio", "THE DOUBLE"))
        for again_en, again_it, again in (("it|them", "", ""), ("{again:that_party}", "su {again:that_party}", "back_on(ON again)"))
        for made in entry(
            "more_counters",
            f"if one or more {{counter_kind.p}} would be put on {{party}} , {many_en} +1/+1 counters are put on {again_en} instead",
            f"se uno o più {{counter_kind.p}} stanno per essere messi su {{party}} , mettine invece {many_it} {again_it}",
            said=f"IF ONE_OR_MORE counter_kind WOULD_BE_PUT ON counted_party(party) COMMA V_PUT SOME_OF_THEM INSTEAD multiplied({many}) {again}",
        )
    ),
    *entry("party", "{that}", "{that}", category="that_party"),
    *(
        made
        for many_en, many_it, many in (
            ("that many plus one of", "quel numero più uno di", "THAT_NUMBER PLUS ONE"),
            ("twice that many of", "il doppio di", "THE DOUBLE"),
            ("three times that many of", "il triplo di", "THE TRIPLE"),
        )
        for again_en, again_it, again in (
            ("it", "", ""), ("{again:that_party}", "su {again:that_party}", "back_on(ON again)"),
            ("that permanent or player", "su quel permanente o giocatore", "back_on(ON THAT PERMANENT OR PLAYER)"),
        )
        for made in (
            *entry(
                "more_counters",
                f"if one or more counters would be put on {{party}} , {many_en} each of those kinds of counters are put on {again_en} instead",
                f"se uno o più segnalini stanno per essere messi su {{party}} , metti invece {many_it} ciascuno di quei segnalini {again_it}",
                said=f"IF ONE_OR_MORE COUNTER WOULD_BE_PUT ON counted_party(party) COMMA V_PUT INSTEAD multiplied({many} OF_EACH_OF_THESE_COUNTERS) {again}",
            ),
            *entry(
                "more_counters",
                f"if you would put one or more counters on {{party}} , [put] {many_en} each of those kinds of counters on {again_en} instead",
                f"se stai per mettere uno o più segnalini su {{party}} , [mettere] invece {many_it} ciascuno di quei segnalini {again_it}",
                said=f"IF putter_would(WOULD_PUT_YOU) ONE_OR_MORE COUNTER ON counted_party(party) COMMA V_PUT INSTEAD multiplied({many} OF_EACH_OF_THESE_COUNTERS) {again}",
            ),
        )
    ),
    *(
        made
        for many_en, many_it, many in (("twice", "il doppio", "DOUBLE"), ("three times", "il triplo", "TRIPLE"))
        for type_en, type_it, type_ in (("tokens", "pedine", "TOKEN"), ("<TYPE.s> tokens", "pedine <TYPE.s>", "TOKEN TYPE"))
        for whose_en, whose_it, whose in (("under your control", "sotto il tuo controllo", "UNDER_YOUR_CONTROL"), ("", "", ""))
        for made in entry(
            "more_tokens", f"if one or more {type_en} would be created {whose_en} , {many_en} that many of those tokens are created instead",
            f"se una o più {type_it} stanno per essere create {whose_it} , vengono invece create {many_it}",
            said=f"IF ONE_OR_MORE {type_} WOULD_BE_CREATED {whose} COMMA INSTEAD ARE_CREATED THE {many}")
    ),
    *entry("more_tokens", f"if an effect would create {_YOUR_TOKENS} , it [create] twice that many of those tokens instead", "se un effetto sta per creare una o più pedine sotto il tuo controllo , [creare] invece il doppio di quelle pedine",
           said="IF AN_EFFECT_WOULD_CREATE ONE_OR_MORE TOKEN UNDER_YOUR_CONTROL COMMA V_CREATE INSTEAD THE DOUBLE THAT TOKEN"),
    *(
        made
        for of_en, of_it, of in (("{counter_kind.p}", "{counter_kind.p}", "counter_kind"), ("counters", "segnalini", "COUNTER"))
        for made in entry(
            "more_counters",
            f"if an effect would put one or more {of_en} on {{party}} , it [put] twice that many of those counters on {{again:that_party}} instead",
            f"se un effetto sta per mettere uno o più {of_it} su {{party}} , [mettere] invece su {{again:that_party}} il doppio di quei segnalini",
            said=f"IF AN_EFFECT_WOULD_PUT ONE_OR_MORE {of} ON counted_party(party) COMMA V_PUT INSTEAD back_on(ON again) multiplied(THE DOUBLE THAT COUNTER)",
        )
    ),
    *(
        made
        for en, it, said in _LIFE_CHANGES
        for during_en, during_it, during in (("", "", ""), ("during your turn", "durante il tuo turno", "DURING_YOUR_TURN"))
        for made in (
            *entry("more_life", f"if {en[0]} {during_en} , {en[1]} {{how_much_more}} instead", f"se {it[0]} {during_it} , {it[1]} invece {{how_much_more}}",
                   said=f"IF {said[0]} {during} COMMA SOME_BEFORE {said[1]} INSTEAD how_much_more"),
        )
    ),
    *entry("", "that much life plus 1", "uno in più", category="how_much_more", said="multiplied(ONE MORE_OF_THEM)"),
    *entry("", "twice that much life", "il doppio", category="how_much_more", said="multiplied(THE DOUBLE)"),
    *(made for more_en, more_it, more in (("one", "uno", "ONE"), ("<NUM>", "<NUM>", "NUM"))
      for which_en, which_it, which in (("lowest", "basso", "LOWEST"), ("highest", "alto", "HIGHEST"))
      for made in entry("more_dice",
                        f"if you would roll one or more dice , instead [roll] that many dice plus {more_en} and ignore the {which_en} roll",
                        f"se stai per tirare uno o più dadi , invece [tirare] altrettanti dadi più {more_it} e ignora il tiro più {which_it}",
                        said=f"IF WOULD_ROLL COMMA INSTEAD V_ROLL THAT_MANY_DICE PLUS {more} AND IGNORE_{which}")),
    *entry("", "three times that much life", "il triplo", category="how_much_more", said="multiplied(THE TRIPLE)"),
    *entry("more_cards", "if you would draw a card , [draw] {cards} instead", "se stai per pescare una carta , [pescare] invece {cards}",
           said="IF WOULD_DRAW COMMA V_DRAW INSTEAD cards"),
    *entry("hand_limit", "players have no maximum hand size", "i giocatori non hanno un limite massimo di carte in mano",
           said="NO_HAND_LIMIT_FOR_ALL"),
    *entry("hand_limit", "you have no maximum hand size", "non hai un limite massimo di carte in mano", said="NO_HAND_LIMIT"),
    *entry("hindered", "can't {kept_from} this turn", "non [potere~sub] {kept_from~inf} in questo turno",
           said="NOT V_CAN kept_from THIS_TURN"),
    *entry("hindered", "can't {kept_from} {duration}", "non [potere~sub] {kept_from~inf} {duration}",
           said="NOT V_CAN kept_from duration"),
    *entry("hindered", "can't {kept_from}", "non [potere~sub] {kept_from~inf}", said="NOT V_CAN kept_from"),
    *entry("kept_from", "gain life", "guadagnare punti vita", said="V_GAIN LIFE"),
    *entry("kept_from", "lose life", "perdere punti vita", said="V_LOSE LIFE"),
    *entry("kept_from", "draw cards", "pescare carte", said="V_DRAW CARD"),
    *entry("kept_from", "cast {nominal}", "lanciare {nominal}", said="V_CAST nominal"),
    *entry("next_spell", "the next {nominal.s} you cast this turn [have~sub] {abilities}",
           "la prossima {nominal.s} che lanci in questo turno ha {abilities}", said="THE NEXT nominal WHICH V_CAST=\"lanci\" THIS_TURN V_HAVE abilities"),
    *entry("next_spell", "the next {nominal.s} you cast this turn can't be countered",
           "la prossima {nominal.s} che lanci in questo turno non può essere neutralizzata",
           said="THE NEXT nominal WHICH V_CAST=\"lanci\" THIS_TURN NOT V_CAN=\"può\" V_BE COUNTERED"),
    *entry("not_prevented", "damage can't be prevented this turn", "il danno non può essere prevenuto in questo turno",
           said="DAMAGE_NOT_PREVENTED THIS_TURN"),
    *entry("not_prevented", "damage can't be prevented", "il danno non può essere prevenuto", said="DAMAGE_NOT_PREVENTED"),
    *entry("fighting", "[attack]", "[attaccare]"),
    *entry("fighting", "[block]", "[bloccare]"),
    *entry("fighting", "[block] {own}", "[bloccare] {own}"),
]  # fmt: skip

ENTRIES = STATICS
