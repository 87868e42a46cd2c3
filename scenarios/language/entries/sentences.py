"""608.2c, 611.2, 702: instructions joined in a sentence, what changes for a time, lines of keywords."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on, wrapped

_BESIDES = (
    ("", "", ""),
    ("{still}", "{still}", "still"),
    ("in addition to its|their other types", "in aggiunta ai suoi altri tipi", "IN_ADDITION"),
    ("in addition to its|their other creature|land types", "in aggiunta ai suoi altri tipi", "IN_ADDITION"),
    ("in addition to its|their other colors", "in aggiunta ai suoi altri colori", "BESIDES_COLORS"),
    (
        "in addition to its|their other colors and types",
        "in aggiunta ai suoi altri colori e tipi",
        "BESIDES_COLORS_AND_TYPES",
    ),
)
"""What something keeps of what it was."""

SENTENCES: list[Entry] = [
    *entry("effects", "(then)? {clauses}", "(poi)? {clauses}", said="clauses"),
    *entry("effects", "(then)? {clauses} {where}", "(poi)? {clauses} {where}", said="clauses where"),
    *entry("effects", "{clauses} {where} {link} {more:clauses}", "{clauses} {where} {link} {more:clauses}", said="clauses where link more"),
    # What follows 'may' without a subject of its own is what one may do, too.
    *entry("", "{clause+link}", "{clause+link}", category="clauses"),
    *entry("", "{may_clause}", "{may_clause}", category="clauses"),
    *entry("", "{clause+link} {link} {may_clause}", "{clause+link} {link} {may_clause}", category="clauses"),
    *entry("", "{may_clause} {link} {more:may_clause}", "{may_clause} {link} {more:may_clause}", category="clauses"),
    *entry("", "{may_clause} {link} {more:clause_of_another+link}", "{may_clause} {link} {more:clause_of_another+link}",
           category="clauses"),
    *entry("clause", "{may}", "{may}", category="may_clause"),
    *entry("clause", "{act_of_another}", "{act_of_another}", category="clause_of_another"),
    *entry("act", "{subject} {deed~sub}", "{subject} {deed~sub}", category="act_of_another"),
    *entry("link", ",", ",", said="COMMA"),
    *entry("link", ", and", ", e", said="COMMA AND"),
    *entry("link", "and", "e", said="AND"),
    *entry("link", ", then", ", poi", said="COMMA THEN"),
    *entry("link", "then", "poi", said="THEN"),
    *entry("link", "and then", "e poi", said="AND THEN"),
    *wrapped("clause", "entering_tapped_now", "entering_with_now", "not_countered_now", "dies_exiled", "leaves_exiled", "buried_exiled", "not_prevented", "next_spell", "next_damage", "next_changed", "redirected_now", "next_redirected", "costs_for_a_time", "act", "conditional", "at_next", "during", "act_if", "act_each_if", "for_each", "from_outside"),
    *entry("from_outside", "you [may] put {described} from outside the game into {own_place}", "[potere] aggiungere {described} al di fuori della partita a {own_place}",
           said="V_CAN V_ADD described OUTSIDE_GAME TO own_place"),
    *entry("from_outside", "put {described} from outside the game into {own_place}", "aggiungi {described} al di fuori della partita a {own_place}",
           said="V_ADD described OUTSIDE_GAME TO own_place"),
    *entry("from_outside", "you [may] reveal {described} from outside the game and put it|them into {own_place}",
           "[potere] rivelare {described} al di fuori della partita e aggiungerla a {own_place}",
           said="V_CAN V_REVEAL described OUTSIDE_GAME AND V_ADD CLITIC TO own_place"),
    *entry("from_outside", "you [may] put {described} from outside the game on top of your library",
           "[potere] mettere in cima al tuo grimorio {described} al di fuori della partita", said="V_CAN V_PUT TOP_OF_YOUR_LIBRARY described OUTSIDE_GAME"),
    *entry("entering_with_now", "{that} [enter~sub] (the battlefield)? with {counters} on it ({per})?",
           "{that} [entrare~sub] con {counters} ({per})?", said="that V_ENTER WITH counters per"),
    *entry("entering_tapped_now", "{party} [enter~sub] (the battlefield)? tapped this turn", "{party} [entrare~sub] tappati in questo turno",
           said="party V_ENTER TAPPED:mp THIS_TURN"),
    *entry("not_countered_now", "{party} can't be countered (by spells or abilities)? this turn",
           "{party} non possono essere neutralizzate in questo turno", said="party NOT V_CAN=\"possono\":3p V_BE:inf COUNTERED:fp THIS_TURN"),
    *entry("for_each", "for each of {each_of_those} , {clauses}", "per {each_of_those} , {clauses}", said="FOR each_of_those COMMA clauses"),
    *entry("for_each", "for each <TYPE.s> chosen this way , {clauses}", "per ogni <TYPE.s> scelta in questo modo , {clauses}",
           said="FOR EVERY chosen_so(TYPE CHOSEN IN_THIS_WAY) COMMA clauses"),
    *entry("for_each", "for each color , {act}", "per ogni colore , {act}", said="FOR_EACH_COLOR act"),
    *entry("for_each", "for each {done_so.s} , {clauses}", "per ogni {done_so.s} , {clauses}", said="FOR EVERY done_so COMMA clauses"),
    *entry("for_each", "for each other {nominal.s} , {clauses}", "per ogni altro {nominal.s} , {clauses}", said="FOR EVERY OTHER nominal COMMA clauses"),
    *entry("for_each", "for each {nominal.s} , {clauses}", "per ogni {nominal.s} , {clauses}", said="FOR EVERY nominal COMMA clauses"),
    *entry("", "[put] {party} onto the battlefield {how*} and {other:party} into {own_place} {then:then_more*}",
           "[mettere] {party} sul campo di battaglia {how*} e aggiungi {other:party} a {own_place} {then:then_more*}", category="clauses",
           said="clause(act(to_battlefield(V_PUT party ONTO_BATTLEFIELD how))) link(AND) clause(act(add_to_hand(V_ADD other TO own_place))) then"),
    *entry("", "you may put {party} onto the battlefield {how*} and {other:party} into {own_place} {then:then_more*}",
           "puoi mettere {party} sul campo di battaglia {how*} e aggiungere {other:party} a {own_place} {then:then_more*}", category="clauses",
           said="clause(may(V_CAN:2s act(to_battlefield(V_PUT:inf party ONTO_BATTLEFIELD how)) link(AND) act(add_to_hand(V_ADD:inf other TO own_place)))) then"),
    *entry("", "{link} {clause}", "{link} {clause}", category="then_more", said="link clause"),
    *entry("conditional", "if {condition} , {clauses}", "se {condition} , {clauses}", said="IF condition COMMA clauses"),
    *entry("may", "you [may] {act+link~inf}", "[potere] {act+link~inf}", said="V_CAN act"),
    *entry("may", "you [may] have {causer} [fight] {party}", "[potere] far [lottare] {causer} con {party}",
           said="V_CAN causing_fight(V_DO V_FIGHT causer WITH party)"),
    *entry("may", "you [may] {act~inf} or {other:act~inf}", "[potere] {act~inf} o {other:act~inf}", said="V_CAN act OR other"),
    *entry("may", "{subject} [may] {act+link~inf}", "{subject} [potere] {act+link~inf}", said="subject V_CAN act"),
    *entry("may", "you [may] have {life_total_of} become {quantity}", "[potere] far diventare {life_total_of} pari a {quantity}",
           said="V_CAN causing_total(V_DO V_BECOME life_total_of EQUAL_TO quantity)"),
    *entry("may", "you [may] have {party} {caused}", "[potere] far {caused} a {party}", said="V_CAN causative(V_DO caused TO party)"),
    *handed_on("caused", "draw", "discard", "gain_life", "lose_life", "mill", "sacrifice"),
    *entry("may", "you [may] have {party} {predicates} {duration}", "[potere] far {predicates~inf} a {party} {duration}",
           said="V_CAN causing(V_DO predicates TO party duration)"),
    *entry("may", "you [may] have {party} {predicates} {duration} {per}", "[potere] far {predicates~inf} a {party} {duration} {per}",
           said="V_CAN causing(V_DO predicates TO party duration per)"),
    *entry("may", "you [may] have {causer} deal {damage} to {party}", "[potere] far infliggere da {causer} {damage} a {party}",
           said="V_CAN causing_deal(V_DO V_DEAL FROM causer damage TO party)"),
    *entry("may", "you [may] have {causer} deal damage to {party} equal to {quantity}",
           "[potere] far infliggere da {causer} danni pari a {quantity} a {party}",
           said="V_CAN causing_deal(V_DO V_DEAL FROM causer damage(DAMAGE EQUAL_TO quantity) TO party)"),
    *entry("causer", "{party}", "{party}"),
    *entry("may", "you [may] have {party} [become] a copy of {copied} ({duration})?",
           "[potere] far [diventare] {party} una copia di {copied} ({duration})?",
           said="V_CAN causing_become(V_DO V_BECOME party A_COPY_OF copied duration)"),
    *entry("copied", "{party}", "{party}"),
    *entry("at_next", "{next_time} , {act+link}", "{next_time} , {act+link}", said="next_time COMMA act"),
    *entry("at_next", "{next_time} , {act_if}", "{next_time} , {act_if}", said="next_time COMMA act_if"),
    *entry("", "at the beginning of the next end step", "all'inizio della prossima sottofase finale", category="next_time",
           said="NEXT_TIME=\"a l' inizio di la prossima sottofase finale\""),
    *entry("", ("at the beginning of the next turn's upkeep", "at the beginning of the next upkeep"),
           "all'inizio del mantenimento del prossimo turno", category="next_time",
           said="NEXT_TIME=\"a l' inizio di il mantenimento di il prossimo turno\""),
    *(
        made
        for en, it in (("upkeep", "di il tuo prossimo mantenimento"), ("end step", "di la tua prossima sottofase finale"),
                       ("draw step", "di la tua prossima sottofase di acquisizione"))
        for made in entry("", f"at the beginning of your next {en}", "all'inizio " + it.replace("di il", "del").replace("di la tua prossima sottofase", "della tua prossima sottofase", 1),
                          category="next_time", said=f"NEXT_TIME=\"a l' inizio {it}\"")
    ),
    *entry("", "at end of combat", "alla fine del combattimento", category="next_time",
           said="NEXT_TIME=\"a la fine di il combattimento\""),
    *entry("during", "{duration} , {act+link}", "{duration} , {act+link}", said="duration COMMA act"),
    *entry("during", "{duration} , {not_prevented}", "{duration} , {not_prevented}", said="duration COMMA not_prevented"),
    *entry("during", "for as long as {as_exiled} , {may}", "fintanto che {as_exiled} , {may}", said="as_exiled COMMA may"),
    *entry("as_exiled", "{party} remains|remain exiled", "{party} rimane esiliata", said="AS_LONG_AS party V_REMAIN:3s3p EXILED:fs", reads_only=True),
    *entry("during", "{duration} , {costs_for_a_time}", "{duration} , {costs_for_a_time}", said="duration COMMA costs_for_a_time"),
    *(
        made
        for more_en, more_it, more in (("less", "in meno", "LESS_TO_CAST"), ("more", "in più", "MORE_TO_CAST"))
        for this_en, this_it, this in (("", "", ""), ("this turn ", "in questo turno ", "THIS_TURN "),
                                       ("this turn that are {either} ", "in questo turno e che sono {either} ", "THIS_TURN AND WHICH V_BE either "))
        for made in (
            *entry("costs_for_a_time", f"{{party}} {this_en}[cost~sub] {{symbol}} {more_en} to cast",
                   f"{{party}} {this_it}[costare~sub] {{symbol}} {more_it} per essere lanciate", said=f"party {this}V_COST symbol {more}"),
            *entry("costs_for_a_time", f"{{party}} {this_en}[cost~sub] {{symbol}} {more_en} to cast {{duration}}",
                   f"{{party}} {this_it}[costare~sub] {{symbol}} {more_it} per essere lanciate {{duration}}", said=f"party {this}V_COST symbol {more} duration"),
        )
    ),
    *entry("during", "{duration} , {may}", "{duration} , {may}", said="duration COMMA may"),
    *entry("dies_exiled", "if {party} would die this turn , exile it instead", "se {party} sta per morire in questo turno , invece esiliala",
           said="IF party WOULD_DIE THIS_TURN COMMA INSTEAD V_EXILE:imp CLITIC:fs"),
    *(
        made
        for them, stays, le, clitic, reads_only in (("it", "sta", "la", "fs", False), ("them", "stanno", "le", "p", True))
        for made in entry("leaves_exiled", f"if {{party}} would leave the battlefield , exile {them} instead of putting {them} anywhere else",
                          f"se {{party}} {stays} per lasciare il campo di battaglia , esilia{le} invece di metter{le} in qualsiasi altra zona",
                          said=f"IF party WOULD_LEAVE THE_BATTLEFIELD COMMA V_EXILE:imp CLITIC:{clitic} NOT_ELSEWHERE", reads_only=reads_only)
    ),
    *entry("buried_exiled", "if {party} would be put into {place} , exile it instead",
           "se {party} sta per essere messa in {place} , invece esiliala",
           said="IF party WOULD_BE PUT_PART IN place COMMA INSTEAD V_EXILE:imp CLITIC:fs"),
    *entry("act_if", "{may} if {condition}", "{may} se {condition}", said="may IF condition"),
    *entry("act_if", "{act} if {condition}", "{act} se {condition}", said="act IF condition"),
    *(made for more_en, more_it, more in (("", "", ""), (" , {more:too_if+comma} ,", " , {more:too_if+comma}", "COMMA more "))
      for made in entry("act_each_if", f"{{act}} if {{condition}}{more_en} and {{last:too_if}}", f"{{act}} se {{condition}}{more_it} e {{last:too_if}}",
                        said=f"act IF condition {more}AND last")),
    *entry("", "{act_too} if {condition}", "{act_too} se {condition}", category="too_if", said="act_too IF condition"),
    *entry("act_too", "{ability_item}", "{ability_item}"),
    *entry("act_too", "{counters} on it|them", "{counters}", said="counters"),
    *entry("during", "{duration} , {act_each_if}", "{duration} , {act_each_if}", said="duration COMMA act_each_if"),
    *entry("act_if", "{act} unless {negated_fact}", "{act} a meno che {negated_fact}", said="act UNLESS negated_fact"),
    *entry("act", "{deed~}", "{deed~}"),
    *entry("act", "it {deed~sub}", "{deed~sub}", said="deed"),
    *entry("act", ("they {deed~they}", "he or she {deed~they}"), "{deed~sub}", said="deed"),
    *entry("act", "they each {deed~they}", "ognuna di esse {deed~sub}", said="subject(party(each_of(EACH_OF OF PRON))) deed"),
    *entry("act", "they each {deed:changed_each~they}", "{deed:changed_each~sub}", said="deed", reads_only=True),
    *handed_on("changed_each", "continuous"),
    *entry("act", "they {deed:deed_of_players~they}", "quel giocatore {deed:deed_of_players~sub}", said="subject(party(that(THAT:s PLAYER))) deed"),
    *entry("may", "they [may] {act+link~inf}", "quel giocatore [potere] {act+link~inf}", said="subject(party(that(THAT:s PLAYER))) V_CAN act"),
    *(
        made
        for besides_en, besides_it, besides in _BESIDES
        for made in entry("may", f"you [may] have {{party}} [become] a|an {{become_word}} {{more:become_word*}} ({{gifted}})? {besides_en} {{duration}}",
                          f"[potere] far [diventare] {{party}} <ONE> {{become_word}} {{more:become_word*}} {besides_it} ({{gifted}})? {{duration}}",
                          said=f"V_CAN causing_become(V_DO V_BECOME party became(ONE become_word more gifted {besides}) duration)")
    ),
    *entry("act", "{subject:subject_you} {deed~2s}", "{subject:subject_you} {deed~2s}", said="subject deed"),
    *entry("subject", "{you_alone}", "{you_alone}", category="subject_you"),
    *entry("party", "{you}", "{you}", category="you_alone"),
    *entry("act", "{subject} {deed~sub}", "{subject} {deed~sub}"),
    *entry("act", "{deed~} {next_time}", "{deed~} {next_time}"),
    *entry("act", "{subject} {deed~sub} {next_time}", "{subject} {deed~sub} {next_time}"),
    *entry("act", "it|they {deed~sub} {next_time}", "{deed~sub} {next_time}", said="deed next_time"),
    *entry("act", "{deed~} {unless}", "{deed~} {unless}"),
    *entry("act", "{subject} {deed~sub} {unless}", "{subject} {deed~sub} {unless}"),
    *entry("act", "{subject} {deed~sub} {unless:unless_of_doer}", "{subject} {deed~sub} {unless:unless_of_doer}", said="subject deed unless"),
    # Where nobody is told who does it, you do, and 'they' are somebody else.
    *entry("act", "{deed~} {unless:unless_of_another}", "{deed~} {unless:unless_of_another}", said="deed unless"),
    *(
        made
        for en, it, kind in (("player", "giocatore", "PLAYER"), ("opponent", "avversario", "OPPONENT"))
        for made in entry("may", f"any {en} may {{act+link~they}}", f"qualsiasi {it} può {{act+link~inf}}",
                          said=f'subject(party(described(determiner(one(ANY)) nominal(part({kind}:s))))) V_CAN="può" act', reads_only=True)
    ),
    *(
        made
        for en, it, kind in (("player", "giocatore", "PLAYER"), ("opponent", "avversario", "OPPONENT"))
        for who in ("own", "pronoun")
        for made in entry("may", f"any {en} may have {{{who}}} deal {{damage}} to them", f"qualsiasi {it} può farsi infliggere {{damage}} da {{{who}}}",
                          said=f'subject(party(described(determiner(one(ANY)) nominal(part({kind}:s))))) V_CAN="può" '
                               f'lets_be_dealt(LETS_BE_DEALT damage FROM {who})', reads_only=True)
    ),
    *entry("subject", "{party}", "{party}"),
    *entry("subject", "{both_targets}", "{both_targets}"),
    *entry("act", "you and {other:party} each {deed:shared_deed}", "tu e {other:party} {deed:shared_deed}",
           said="subject(you_and(YOU AND other)) deed"),
    *entry("act", "you and {other:party} {deed:had_together}", "tu e {other:party} {deed:had_together}",
           said="subject(you_and(YOU AND other)) deed"),
    *handed_on("had_together", "continuous"),
    *handed_on("shared_deed", "draw", "gain_life", "lose_life", "mill", "create", "obtain"),
    *handed_on("deed_of_players", "shared_deed", "reveal_hand", "discard", "discard_known", "sacrifice", "search", "shuffle"),
    *entry("both_targets", "{party} and {other:party}", "{party} e {other:party}", said="party AND other"),
    *entry("both_targets", "{party+comma} , and {other:party}", "{party+comma} e {other:party}", said="party AND other"),
    *entry("subject", "{party} each", "{party}", reads_only=True),
    *entry("subject", "{both_targets} both", "{both_targets}", reads_only=True),
    *entry("subject", "{both_targets} each", "{both_targets}", reads_only=True),
    *entry("unless", "unless {party} has {own} deal {damage} to them", "a meno che {party} decida di farsi infliggere {damage} da {own}",
           said="UNLESS party CHOOSES_TO_BE_DEALT damage FROM own"),
    *entry("unless", "unless {party} pay|pays {unless_paid}", "a meno che {party} non paghi {unless_paid}",
           said="UNLESS party NOT V_PAY unless_paid"),
    *entry("unless", "unless {party} pay|pays {mana_payment} {more_paid}", "a meno che {party} non paghi {mana_payment} {more_paid}",
           said="UNLESS party NOT V_PAY mana_payment more_paid"),
    *entry("more_paid", "plus an additional {symbol} {per}", "più {symbol} addizionale {per}", said="PLUS symbol ADDITIONAL per"),
    *entry("unless", "unless you pay {unless_paid}", "a meno che tu non paghi {unless_paid}", said="UNLESS party(you(YOU)) NOT V_PAY unless_paid"),
    *entry("unless", "unless {party} pay|pays {mana_payment} {per}", "a meno che {party} non paghi {mana_payment} {per}",
           said="UNLESS party NOT V_PAY mana_payment per"),
    *handed_on("unless_paid", "mana_payment", "life_amount", "energy_paid"),
    *entry("unless", "unless you {sacrifice_payment}", "a meno che tu non sacrifichi {sacrifice_payment}",
           said="UNLESS party(you(YOU)) NOT sacrifice_payment"),
    *entry("unless", "unless you {discard_payment}", "a meno che tu non {discard_payment}", said="UNLESS party(you(YOU)) NOT discard_payment"),
    *entry("unless", "unless {party} {discard_payment}", "a meno che {party} non {discard_payment}",
           said="UNLESS party NOT discard_payment"),
    *entry("unless", "unless {party} {sacrifice_payment}", "a meno che {party} non {sacrifice_payment}",
           said="UNLESS party NOT sacrifice_payment"),
    *(
        made
        for kind in ("return_payment", "exile_payment", "tap_others_payment", "remove_payment", "put_back_payment", "hand_payment", "reveal_payment")
        for made in (
            *entry("unless", f"unless you {{{kind}}}", f"a meno che tu non {{{kind}}}", said=f"UNLESS party(you(YOU)) NOT {kind}"),
            *entry("unless", f"unless {{party}} {{{kind}}}", f"a meno che {{party}} non {{{kind}}}", said=f"UNLESS party NOT {kind}"),
        )
    ),
    *(
        made
        for category, it, whom in (("unless_of_doer", "", ""), ("unless_of_another", "quel giocatore ", "party(that(THAT:s PLAYER)) "))
        for made in (
            *entry("unless", "unless they pay {unless_paid}", f"a meno che {it}non paghi {{unless_paid}}", said=f"UNLESS {whom}NOT V_PAY unless_paid", category=category),
            *(one for kind in ("sacrifice_payment", "discard_payment")
              for one in entry("unless", f"unless they {{{kind}}}", f"a meno che {it}non {{{kind}}}", said=f"UNLESS {whom}NOT {kind}", category=category)),
            *(one for first, second in (("sacrifice_payment", "discard_payment"), ("discard_payment", "sacrifice_payment"))
              for one in entry("unless", f"unless they {{{first}}} or {{{second}}}", f"a meno che {it}non {{{first}}} o {{{second}}}",
                               said=f"UNLESS {whom}NOT {first} OR {second}", category=category)),
        )
    ),
    *(
        made
        for one, two in (("sacrifice_payment", "discard_payment"), ("discard_payment", "sacrifice_payment"))
        for made in (
            *entry("unless", f"unless you {{{one}}} or {{{two}}}", f"a meno che tu non {{{one}}} o {{{two}}}",
                   said=f"UNLESS party(you(YOU)) NOT {one} OR {two}"),
            *entry("unless", f"unless {{party}} {{{one}}} or {{{two}}}", f"a meno che {{party}} non {{{one}}} o {{{two}}}",
                   said=f"UNLESS party NOT {one} OR {two}"),
        )
    ),
    *(
        made
        for en_who, it_who, who in (("you", "tu non", "party(you(YOU)) NOT"), ("they", "non", "NOT"), ("{party}", "{party} non", "party NOT"))
        for kind in ("sacrifice_payment", "discard_payment", "return_payment", "exile_payment", "reveal_payment")
        for made in entry("unless", f"unless {en_who} {{{kind}}} or pay|pays {{unless_paid}}", f"a meno che {it_who} {{{kind}}} o paghi {{unless_paid}}",
                          said=f"UNLESS {who} {kind} OR V_PAY unless_paid")
    ),
    *(
        made
        for en, it, way in (("less", "meno", "LESS"), ("more", "più", "MORE"))
        for when_en, when_it in (("", ""), ("{per}", "{per}"), ("{while_}", "{while_}"), ("{if_}", "{if_}"))
        for made in entry("own_ability_cost", f"this ability [cost] {{symbol}} {{more:symbol*}} {en} to activate {when_en}",
                          f"questa abilità [costare] {{symbol}} {{more:symbol*}} in {it} per essere attivata {when_it}",
                          said=f"THIS ABILITY V_COST symbol more {way}_TO_ACTIVATE {when_en.strip('{}')}")
    ),
    *entry("own_ability_cost", "during your turn , this ability [cost] {symbol} {more:symbol*} less to activate",
           "questa abilità [costare] {symbol} {more:symbol*} in meno per essere attivata durante il tuo turno",
           said="THIS ABILITY V_COST symbol more LESS_TO_ACTIVATE DURING_YOUR_TURN", reads_only=True),
    *entry("spending", "spend this mana only to {spent}", "spendi questo mana solo per {spent}", said="SPEND_ONLY spent"),
    *entry("spending", "spend this mana only to {spent} or {more:spent}", "spendi questo mana solo per {spent} o {more:spent}",
           said="SPEND_ONLY spent OR more"),
    *entry("spending", "spend this mana only to {spent} and {more:spent}", "spendi questo mana solo per {spent} e {more:spent}",
           said="SPEND_ONLY spent AND more"),
    *entry("spending", "spend this mana only to {spent} , {and:spent} , or {more:spent}", "spendi questo mana solo per {spent} , {and:spent} o {more:spent}",
           said="SPEND_ONLY spent COMMA and OR more"),
    *entry("spending", "spend this mana only on costs that contain {symbol}", "spendi questo mana solo per costi che contengono {symbol}",
           said="SPEND_ONLY ON_COSTS_WITH symbol"),
    *entry("spending", "spend this mana only to {spent} , and that spell can't be countered",
           "spendi questo mana solo per {spent} , e quella magia non può essere neutralizzata",
           said='SPEND_ONLY spent COMMA AND THAT SPELL NOT V_CAN="può" V_BE COUNTERED'),
    *entry("not_spent", "this mana can't be spent to cast {described}", "questo mana non può essere speso per lanciare {described}",
           said="MANA_NOT_SPENT_ON described"),
    *entry("not_spent", "this mana can't be spent to cast {nominal.p}", "questo mana non può essere speso per lanciare {nominal.p}",
           said="MANA_NOT_SPENT_ON nominal"),
    *entry("spent", "[activate] abilities", "[attivare] abilità", said="V_ACTIVATE ABILITY"),
    *entry("spent", "[activate] an ability", "[attivare] un'abilità", said="V_ACTIVATE ONE ABILITY"),
    *entry("spent", "[unlock] a door", "[sbloccare] una porta", said="V_UNLOCK A_DOOR"),
    *entry("spent", "[turn] {nominal.p} face up", "[girare] {nominal.p} a faccia in su", said="V_TURN nominal FACE_UP"),
    *entry("spent", "[unlock] doors", "[sbloccare] porte", said="V_UNLOCK DOORS"),
    *entry("spent", "[turn] {described} face up", "[girare] {described} a faccia in su", said="V_TURN described FACE_UP"),
    *entry("spent", "[cast] {described}", "[lanciare] {described}"),
    *entry("spent", "[cast] {nominal.p}", "[lanciare] {nominal.p}"),
    *entry("spent", "[cast] {nominal.p} or {other:nominal.p}", "[lanciare] {nominal.p} o {other:nominal.p}", said="V_CAST nominal OR other"),
    *(
        made
        for kind in ("TYPE.s", "SUBTYPE.s", "COLOR", "COLORLESS")
        for made in (
            *entry("spent", f"[activate] an ability of a|an <{kind}> source", f"[attivare] un'abilità di una fonte <{kind}>",
                   said=f"V_ACTIVATE ONE ABILITY OF ONE SOURCE {kind.removesuffix('.s')}"),
            *entry("spent", f"[activate] abilities of <{kind}> sources", f"[attivare] abilità di fonti <{kind}>",
                   said=f"V_ACTIVATE ABILITY OF SOURCE {kind.removesuffix('.s')}"),
        )
    ),
    *entry("spent", "[activate] an ability of a|an <TYPE.s> source of the chosen type", "[attivare] un'abilità di una fonte <TYPE> del tipo scelto",
           said="V_ACTIVATE ONE ABILITY OF ONE SOURCE TYPE of_chosen(OF_CHOSEN_TYPE)"),
    *entry("spent", "[activate] abilities of {nominal.p}", "[attivare] abilità di {nominal.p}",
           said="V_ACTIVATE ABILITY OF nominal"),
    *entry("spent", "[activate] an ability of {described}", "[attivare] un'abilità di {described}",
           said="V_ACTIVATE ONE ABILITY OF described"),
]  # fmt: skip

_CHANGES = ("gets", "has", "loses", "base_numbers", "becomes", "is_keyword", "untargeted")


CHANGES: list[Entry] = [
    *entry("continuous", "{predicates~} {duration} {per*}", "{predicates~} {duration} {per*}"),
    *entry("continuous", "{predicates~}", "{predicates~}"),
    *entry("predicates", "{predicate+and_~}", "{predicate+and_~}"),
    *entry("has_chosen_type", ("[be] the chosen type in addition to its|their other types",
           "[have] the chosen creature type in addition to its|their other types"),
           "[avere] il tipo scelto in aggiunta ai suoi altri tipi", said="V_HAVE THE_CHOSEN_TYPE IN_ADDITION"),
    *entry("becomes", "[be] a|an <SUBTYPE> , <SUBTYPE> , and <SUBTYPE>", "[essere] <ONE> <SUBTYPE> , <ONE> <SUBTYPE> e <ONE> <SUBTYPE>",
           said="V_BE ONE SUBTYPE COMMA ONE SUBTYPE AND ONE SUBTYPE"),
    *entry("has_all_types", "[be] every creature type", "[essere] di tutti i tipi di creatura", said="V_BE OF_ALL_CREATURE_TYPES"),
    *entry("is_super", "[be] <SUPERTYPE> permanents", "[essere] permanenti <SUPERTYPE>", said="V_BE PERMANENT SUPERTYPE"),
    *handed_on("predicate", *_CHANGES, "becomes_copy", "has_one_of"),
    *(
        made
        for verb, infinitive in (("gain", "guadagnare"), ("have", "avere"))
        for more_en, more_it, more in (
            ("{ability_item} or {last:ability_item}", "{ability_item} o {last:ability_item}", "ability_item OR last"),
            ("{ability_item+comma} , or {last:ability_item}", "{ability_item+comma} o {last:ability_item}", "ability_item OR last"),
        )
        for made in entry("has_one_of", f"[{verb}] your choice of {more_en}", f"[{infinitive}] a tua scelta {more_it}",
                          said=f"V_{verb.upper()} OF_YOUR_CHOICE {more}")
    ),
    *entry("has_one_of", "[get] <PT> or <PT>", "[prendere] <PT> o <PT>", said="V_GET PT OR PT"),
    *entry("and_", ",", ",", said="COMMA"),
    *entry("and_", ", and", ", e", said="COMMA AND"),
    *entry("and_", "and", "e", said="AND"),
    *entry("gets", "[get] <PT> {per*}", "[prendere] <PT> {per*}", said="V_GET PT per"),
    *entry("gets", "[get] an additional <PT> {per*}", "[prendere] un <PT> addizionale {per*}", said="V_GET ONE PT ADDITIONAL per"),
    *entry("has", "[gain] {abilities}", "[guadagnare] {abilities}"),
    *entry("has", "[have] {abilities}", "[avere] {abilities}"),
    *entry("loses", "[lose] {lost_abilities}", "[perdere] {lost_abilities}"),
    *entry("loses", "[lose] all abilities", "[perdere] tutte le sue abilità", said="V_LOSE ALL_ABILITIES"),
    *entry("loses", "[lose] all other abilities", "[perdere] tutte le altre abilità", said="V_LOSE ALL_OTHER_ABILITIES"),
    *entry("loses", ("[lose] all other card types", "it|they [lose] all other card types"), "[perdere] tutti gli altri tipi di carta",
           said="V_LOSE ALL_OTHER_CARD_TYPES"),
    *entry("lost_abilities", "<KEYWORD>", "<KEYWORD>"),
    *entry("lost_abilities", "<KEYWORD> and <KEYWORD>", "<KEYWORD> e <KEYWORD>"),
    *entry("base_numbers", "[have] {base_said}", "[avere] {base_said}"),
    *entry("base_numbers", "[have] {base_said} and {ability_item}", "[avere] {base_said} e {ability_item}",
           said="V_HAVE base_said AND abilities(ability_item)"),
    *entry("base_numbers", "[have] {base_said} , {ability_item+comma} , and {last:ability_item}", "[avere] {base_said} , {ability_item+comma} e {last:ability_item}",
           said="V_HAVE base_said COMMA abilities(ability_item AND last)"),
    *entry("base_said", "base power and toughness <PT>", "forza e costituzione base <PT>", said="BASE_NUMBERS PT"),
    *entry("base_said", "base power {number}", "forza base {number}", said="BASE_POWER number"),
    *entry("base_said", "base toughness {number}", "costituzione base {number}", said="BASE_TOUGHNESS number"),
    *entry("base_said", ("base power and toughness each equal to {quantity}", "base power and base toughness each equal to {quantity}"),
           "forza e costituzione base pari a {quantity}", said="BASE_NUMBERS EQUAL_TO quantity", reads_only=True),
    *entry("base_said", "base power and toughness equal to {pair_of}", "forza e costituzione base pari {pair_of}", said="BASE_NUMBERS EQUAL_TO pair_of"),
    *entry("pair_of", "{party} 's <MEASURE> and <MEASURE>", "alla <MEASURE> e alla <MEASURE> di {party}", said="THE MEASURE AND THE MEASURE OF party"),
    *entry("base_said", "base power and toughness equal to {quantity}", "forza e costituzione base pari a {quantity}",
           said="BASE_NUMBERS EQUAL_TO quantity"),
    *(
        made
        for whose_en, whose_it, said in (("", "", "CANNOT_BE_TARGET"),
                                         (" your opponents control", " controllate dai tuoi avversari", "CANNOT_BE_TARGET_OF_OPPONENTS"))
        for kind in ("untargeted", "in_old_words")
        for made in entry(kind, f"can't be the target|targets of spells or abilities{whose_en}",
                          f"non può essere bersaglio di magie o abilità{whose_it}", said=said)
    ),
    *entry("is_keyword", "[be] <KEYWORD>", "[essere] <KEYWORD>"),
    *(
        made
        for verb, infinitive in (("become", "diventare"), ("be", "essere"))
        for article_en, article_it, article in (("a|an ", "<ONE> ", "ONE "), ("", "", ""))
        for besides_en, besides_it, besides in _BESIDES
        for name_en, name_it, name in (("", "", ""), (" {called_so}", " {called_so}", " called_so"))
        for made in entry(
            "becomes",
            f"[{verb}] {article_en}{{become_word}} {{more:become_word*}} ({{gifted}})?{name_en} {besides_en}",
            f"[{infinitive}] {article_it}{{become_word}} {{more:become_word*}} {besides_it} ({{gifted}})?{name_it}",
            said=f"V_{verb.upper()} {article}become_word more gifted{name} {besides}",
        )
    ),
    *entry("called_so", "named <OTHER_NAME>", "chiamata <OTHER_NAME>", said="CALLED OTHER_NAME"),
    *entry("becomes", "[be] also a|an {become_word}", "[essere] anche <ONE> {become_word}", said="V_BE ALSO ONE become_word"),
    *entry("becomes", "[be] also a|an {become_word+comma} , and {last:become_word}",
           "[essere] anche <ONE> {become_word+comma} e {last:become_word}", said="V_BE ALSO ONE become_word AND last"),
    *entry("still", "that are still <TYPE.p>", "che sono ancora <TYPE.p>", said="WHICH STILL=\"sono ancora\" TYPE"),
    *entry("still", "that 's still a|an <TYPE>", "che è ancora <ONE> <TYPE>", said="WHICH STILL=\"è ancora\" ONE TYPE"),
    *(made for kind in ("PT", "COLOR", "COLORLESS", "SUPERTYPE", "SUBTYPE", "TYPE")
      for made in entry("", f"<{kind}>", f"<{kind}>", category="become_word")),
    *entry("", "and", "e", category="become_word", said="AND"),
    *entry("", "{three_colors}", "{three_colors}", category="become_word"),
    *entry("", "the color of your choice", "di un colore a tua scelta", category="become_word", said="OF_CHOICE_COLOR"),
    *entry("", "the creature type of your choice", "un tipo di creatura a tua scelta", category="become_word", said="CHOICE_CREATURE_TYPE"),
    *entry("", "the basic land type of your choice", "un tipo di terra base a tua scelta", category="become_word", said="CHOICE_LAND_TYPE"),
    *entry("", ("the chosen type", "that type"), "del tipo scelto", category="become_word", said="OF_CHOSEN_TYPE"),
    *entry("", "every basic land type", "di ogni tipo di terra base", category="become_word", said="ALL_BASIC_LAND_TYPES"),
    *entry("", "all colors", "di tutti i colori", category="become_word", said="ALL_COLORS"),
    *entry("gifted", "with {abilities}", "con {abilities}", said="WITH abilities"),
    *entry("gifted", "with all creature types", "con tutti i tipi di creatura", said="WITH ALL_CREATURE_TYPES"),
    *entry("gifted", "with all creature types and {abilities}", "con tutti i tipi di creatura e {abilities}",
           said="WITH ALL_CREATURE_TYPES AND abilities"),
    *entry("gifted", "with {abilities} and all creature types", "con {abilities} e tutti i tipi di creatura",
           said="WITH abilities AND ALL_CREATURE_TYPES"),
    *entry("gifted", "with {base_said}", "con {base_said}", said="WITH base_said"),
    *entry("gifted", "with {base_said} , {ability_item+comma} , and {last:ability_item}", "con {base_said} , {ability_item+comma} e {last:ability_item}",
           said="WITH base_said AND abilities(ability_item AND last)"),
    *entry("gifted", "with {abilities} and {base_said}", "con {abilities} e {base_said}", said="WITH abilities AND base_said"),
    *entry("gifted", "with {base_said} and {abilities}", "con {base_said} e {abilities}", said="WITH base_said AND abilities"),
    *entry("becomes_copy", "[become] a copy of {party}", "[diventare] una copia di {party}", said="V_BECOME A_COPY_OF party"),
    *entry("becomes_copy", "[become] a copy of {party} {duration} , except he|she|it {predicate~sub}",
           "[diventare] una copia di {party} {duration} , tranne che {predicate~sub}",
           said="V_BECOME A_COPY_OF party duration copied_but(COMMA EXCEPT predicate)"),
    *entry("becomes_copy", "[become] a copy of {party} , except it has this ability", "[diventare] una copia di {party} e ha questa abilità",
           said="V_BECOME A_COPY_OF party copied_but(has_this(V_HAVE:3s THIS ABILITY))"),
    *entry("abilities", "{ability_item}", "{ability_item}"),
    *entry("abilities", "{ability_item} and {last:ability_item}", "{ability_item} e {last:ability_item}", said="ability_item AND last"),
    *entry("abilities", "{ability_item+comma} , and {last:ability_item}", "{ability_item+comma} e {last:ability_item}",
           said="ability_item AND last"),
    *entry("ability_item", "<KEYWORD>", "<KEYWORD>"),
    *entry("ability_item", "<KEYWORD> <NUM>", "<KEYWORD> <NUM>"),
    *entry("ability_item", "{of_lands} <KEYWORD>", "<KEYWORD> {of_lands}", said="KEYWORD of_lands"),
    *entry("ability_item", "<KEYWORD> {symbol} {more:symbol*}", "<KEYWORD> {symbol} {more:symbol*}", said="KEYWORD symbol more"),
    *entry("ability_item", "<QUOTED>", "<QUOTED>"),
    *entry("ability_item", "<KEYWORD> from {quality_of}", "<KEYWORD> da {quality_of}", said="KEYWORD FROM quality_of"),
    *entry("ability_item", "<KEYWORD> from {quality_of} and from {last:quality_of}", "<KEYWORD> da {quality_of} e da {last:quality_of}",
           said="KEYWORD FROM quality_of AND FROM last"),
    *entry("quality", "<COLOR>", "il <COLOR>", said="THE COLOR", category="quality_of"),
    *entry("quality", "multicolored", "il multicolore", said="THE MULTICOLORED", category="quality_of"),
    *entry("quality", "monocolored", "il monocolore", said="THE MONOCOLORED", category="quality_of"),
    *entry("quality", "the chosen player", "il giocatore scelto", said="THE PLAYER CHOSEN", category="quality_of"),
    *entry("quality", "each of your opponents", "ciascuno dei tuoi avversari", said="EVERY OF THE YOUR OPPONENT", category="quality_of"),
    *entry("quality", "the color of your choice", "un colore a tua scelta", said="COLOR_OF_YOUR_CHOICE", category="quality_of"),
    *entry("quality", "that color", "quel colore", said="THAT_COLOR", category="quality_of"),
    *entry("quality", "the color of its controller's choice", "un colore a scelta del suo controllore", said="COLOR_OF_HOLDERS_CHOICE", category="quality_of"),
    *entry("quality", "the chosen color", "il colore scelto", said="THE CHOSEN_COLOR", category="quality_of"),
    *entry("quality", ("all colors", "each color"), "tutti i colori", said="EVERY_COLOR", category="quality_of"),
    *entry("quality", "everything", "tutto", said="EVERYTHING", category="quality_of"),
    *entry("quality", "<SUPERTYPE>", "<@SUPERTYPE>", said="SUPERTYPE", category="quality_of"),
    *entry("quality", "{nominal.p}", "<@THE> {@nominal.p}", said="THE nominal", category="quality_of"),
]  # fmt: skip

KEYWORD_LINES: list[Entry] = [
    *entry("keyword_line", "{keyword_item+separator}", "{keyword_item+separator}", said="keyword_item"),
    *entry("", ",|;", ",|;", category="separator"),
    *entry("keyword_item", "<KEYWORD>", "<KEYWORD>"),
    *entry("keyword_item", "<KEYWORD> {keyword_rest}", "<KEYWORD> {keyword_rest}"),
    *entry("keyword_rest", "<NUM>", "<NUM>"),
    *entry("keyword_rest", "{symbol} {more:symbol*}", "{symbol} {more:symbol*}", said="symbol more"),
    *entry("keyword_rest", "<DASH> {cost}", "<DASH> {cost}"),
    *entry("keyword_rest", "<NUM> <DASH> {symbol} {more:symbol*}", "<NUM> <DASH> {symbol} {more:symbol*}", said="NUM DASH symbol more"),
    *entry("keyword_rest", "{symbol} {more:symbol*} and/or {other:symbol} {last:symbol*}", "{symbol} {more:symbol*} e/o {other:symbol} {last:symbol*}",
           said="symbol more AND_OR other last"),
    *entry("keyword_rest", "{of_lands}", "{of_lands}"),
    *entry("of_lands", "{such:land_such} {more:land_such*}", "{such:land_such} {more:land_such*}", said="such more"),
    *entry("adjective", "<SUPERTYPE>", "<SUPERTYPE>", category="land_such"),
    *entry("not_adjective", "non {adjective:land_adjective}", "non {adjective:land_adjective}", category="land_such", said="NOT adjective"),
    *entry("adjective", "<SUPERTYPE>", "<SUPERTYPE>", category="land_adjective"),
    *entry("keyword_rest", "{of_quality}", "{of_quality}"),
    *entry("of_quality", "{nominal.s}", "di {nominal.s}", said="OF nominal"),
    *entry("onto", "onto {nominal.s} <DASH> {cost}", "nell' {nominal.s} <DASH> {cost}", said="IN THE nominal DASH cost"),
    *entry("keyword_rest", "{symbol} or {other:symbol}", "{symbol} o {other:symbol}", said="symbol OR other"),
    *entry("keyword_rest", "{from_qualities}", "{from_qualities}"),
    *entry("keyword_rest", "{nominal.s}", "{nominal.s}"),
    *entry("keyword_rest", "{nominal.s} <NUM>", "{nominal.s} <NUM>"),
    *entry("keyword_rest", "{nominal.s} {symbol} {more:symbol*}", "{nominal.s} {symbol} {more:symbol*}", said="nominal symbol more"),
    *entry("keyword_rest", "{championed:described}", "per {championed:described}", said="FOR championed"),
    *entry("keyword_rest", "{onto}", "{onto}"),
    *entry("onto", "onto {nominal.s} {symbol} {more:symbol*}", "nell' {nominal.s} {symbol} {more:symbol*}", said="IN THE nominal symbol more"),
    *entry("keyword_rest", "{with_materials}", "{with_materials}"),
    *entry("with_materials", "with {nominal.s} {symbol} {more:symbol*}", "con {nominal.p} {symbol} {more:symbol*}",
           said="WITH nominal symbol more"),
    *entry("with_materials", "with {number} {nominal.p} {symbol} {more:symbol*}", "con {number} {nominal.p} {symbol} {more:symbol*}",
           said="WITH described(determiner(count(number)) nominal) symbol more"),
    *entry("keyword_rest", "{from_quality}", "{from_quality}"),
    *entry("from_quality", "from {nominal.s} {symbol} {more:symbol*}", "da {nominal.s} {symbol} {more:symbol*}",
           said="FROM nominal symbol more"),
    *entry("keyword_rest", "for {nominal.p}", "con <@THE> {@nominal.p}", said="WITH THE nominal"),
    *entry("from_qualities", "from {quality_of}", "da {quality_of}", said="FROM quality_of"),
    *entry("from_qualities", "from {quality_of} and from {more:quality_of}", "da {quality_of} e da {more:quality_of}",
           said="FROM quality_of AND FROM more"),
]  # fmt: skip

ENTRIES = [*SENTENCES, *CHANGES, *KEYWORD_LINES]
