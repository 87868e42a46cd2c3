"""603: trigger events, and the sentence that they begin."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_WHEN = "when|whenever"
_WHEN_IT = "quando|ogniqualvolta"

TRIGGERED: list[Entry] = [
    *entry("triggered", "{trigger} , ({if_clause})? {effects}", "{trigger} , ({if_clause})? {effects}",
           said="trigger COMMA if_clause effects"),
    *entry("triggered_modal", "{trigger} , ({if_clause})? {modal}", "{trigger} , ({if_clause})? {modal}",
           said="trigger COMMA if_clause modal"),
    *entry("", "<CHOOSE_MODES>", "<CHOOSE_MODES>", category="modal", said="CHOOSE_MODES"),
    *entry("if_clause", "if {condition} ,", "se {condition} ,", said="IF condition COMMA"),
    *entry("trigger", f"{_WHEN} {{event}}", f"{_WHEN_IT} {{event}}", said="WHEN event"),
    *entry("trigger", f"{_WHEN} {{event}} and {_WHEN} {{second:event}}", f"{_WHEN_IT} {{event}} e {_WHEN_IT} {{second:event}}",
           said="WHEN event AND WHEN second"),
    *entry("trigger", f"{_WHEN} {{event}} or {_WHEN} {{second:event}}", f"{_WHEN_IT} {{event}} o {_WHEN_IT} {{second:event}}",
           said="WHEN event OR WHEN second"),
    *entry("trigger", f"{_WHEN} {{event}} or {{second:other_event}}", f"{_WHEN_IT} {{event}} o {{second:other_event}}",
           said="WHEN event OR second"),
    *entry("other_event", "{event_subject} {happening~sub}", "{event_subject} {happening~sub}", said="event_subject happening"),
    *entry("if_clause", "if it isn't a mana ability ,", "se non è un'abilità di mana ,", said="IF NO_MANA_ABILITY COMMA"),
    *entry("trigger", "at the beginning of {step}", "all'inizio di {step}", said="AT_BEGINNING step"),
    *entry("trigger", f"at the beginning of {{step}} and|or {_WHEN} {{event}}", f"all'inizio di {{step}} o {_WHEN_IT} {{event}}",
           said="AT_BEGINNING step OR WHEN event"),
    *entry("trigger", f"{_WHEN} {{with_others}}", f"{_WHEN_IT} {{with_others}}", said="WHEN with_others"),
    *entry("with_others", "{own} and at least {number} other <TYPE> [attack]", "{own} e almeno {number} altre <TYPE> [attaccare]",
           said="own AND AT_LEAST_N OTHER number TYPE V_ATTACK"),
    *entry("with_others", "{own} and at least one other <TYPE> [attack]", "{own} e almeno un'altra <TYPE> [attaccare]",
           said="own AND AT_LEAST_N ONE OTHER TYPE V_ATTACK"),
    *entry("step", "your <STEP>", "<@THE> <@YOUR> <STEP>", said="THE YOUR STEP"),
    *entry("step", ("each <STEP>", "the <STEP>"), "ogni <STEP>", said="EVERY STEP"),
    *entry("step", "{whose:whose_step} 's <STEP>", "il <STEP> di {whose:whose_step}", said="THE STEP OF whose"),
    *entry("party", "{described}", "{described}", category="whose_step"),
    *entry("party", "{attached}", "{attached}", category="whose_step"),
    *entry("party", "{holder}", "{holder}", category="held_step"),
    *entry("step", "the <STEP> of {whose:held_step}", "il <STEP> di {whose:held_step}", said="THE STEP OF whose"),
    *entry("step", "<STEP> on {whose:whose_step} 's turn", "il <STEP> nel turno di {whose:whose_step}",
           said="THE STEP IN THE TURN OF whose"),
    *entry("step", "<STEP> on each of your turns", "il <STEP> in ogni tuo turno", said="THE STEP IN THE YOUR TURN", reads_only=True),
    *entry("step", "<STEP> on your turn", "il <STEP> nel tuo turno", said="THE STEP IN THE YOUR TURN"),
    *entry("event", "{event_subject} {happening+also~sub}", "{event_subject} {happening+also~sub}", said="event_subject happening"),
    *entry("event", "you {happening+also~2s}", "{happening+also~2s}", said="happening"),
    *entry("", "or", "o", said="OR", category="also"),
    *entry("event", "{event_subject} {happening+also~sub} {in_turn}", "{event_subject} {happening+also~sub} {in_turn}",
           said="event_subject happening in_turn"),
    *entry("event", "you {happening+also~2s} {in_turn}", "{happening+also~2s} {in_turn}", said="happening in_turn"),
    *entry("event", "{event_subject} {happening+also~sub} for the first time each turn",
           "{event_subject} {happening+also~sub} per la prima volta in ogni turno", said="event_subject happening FIRST_EACH_TURN"),
    *entry("event", "you {happening+also~2s} for the first time each turn", "{happening+also~2s} per la prima volta in ogni turno",
           said="happening FIRST_EACH_TURN"),
    *entry("event", "{counted_on} for the first time each turn", "{counted_on} per la prima volta in ogni turno",
           said="counted_on FIRST_EACH_TURN"),
    *entry("in_turn", "during your turn", "durante il tuo turno", said="DURING_YOUR_TURN"),
    *entry("in_turn", "during each opponent's turn", "durante il turno di ogni avversario", said="DURING_OPPONENTS_TURN"),
    *entry("in_turn", "during an opponent's turn", "durante il turno di un avversario", said="DURING_OPPONENTS_TURN"),
    *entry("in_turn", "during your main phase", "durante la tua fase principale", said="DURING_YOUR_MAIN"),
    *entry("event", "{dealt}", "{dealt}"),
    *entry("event", "{counted_on}", "{counted_on}"),
    *entry("counted_on", "one or more {@counter_kind.p} are put on {party}", "uno o più {@counter_kind.p} vengono messi su {party}",
           said="ONE_OR_MORE counter_kind IS_BEING=\"vengono\" PUT_PART ON party"),
    *entry("counted_on", "one or more counters are put on {party}", "uno o più segnalini vengono messi su {party}",
           said="ONE_OR_MORE COUNTER IS_BEING=\"vengono\" PUT_PART ON party"),
    *entry("counted_on", "a counter is put on {party}", "un segnalino viene messo su {party}",
           said="ONE COUNTER IS_BEING=\"viene\" PUT_PART ON party"),
    *entry("counted_on", "a {counter_kind.s} is put on {party}", "un {counter_kind.s} viene messo su {party}",
           said="ONE counter_kind IS_BEING=\"viene\" PUT_PART ON party"),
    *(
        made
        for en, it, said in (("one or more {counter_kind.p}", "uno o più {counter_kind.p}", "ONE_OR_MORE counter_kind"),
                             ("one or more counters", "uno o più segnalini", "ONE_OR_MORE COUNTER"),
                             ("a|an {counter_kind.s}", "un {counter_kind.s}", "ONE counter_kind"), ("a counter", "un segnalino", "ONE COUNTER"))
        for made in entry("putting", f"[put] {en} on {{party}}", f"[mettere] {it} su {{party}}", said=f"V_PUT {said} ON party")
    ),
    *entry("event", "{activated_by_any}", "{activated_by_any}"),
    *entry("activated_by_any", "an ability of {party} is activated", "viene attivata un'abilità di {party}",
           said="IS_BEING ACTIVATED ONE ABILITY OF party"),
    *(
        made
        for en, it, said in (("damage", "danno", "DAMAGE"), ("combat damage", "danno da combattimento", "COMBAT_DAMAGE"),
                             ("noncombat damage", "danno non da combattimento", "NONCOMBAT_DAMAGE"))
        for made in entry("dealt", f"you 're dealt {en}", f"ti viene inflitto {it}", said=f"TO_YOU IS_BEING DEALT {said}")
    ),
    *(
        made
        for en, it, said in (("noncombat damage", "danno non da combattimento", "NONCOMBAT_DAMAGE"),
                             ("excess damage", "danno in eccesso", "EXCESS_DAMAGE"),
                             ("excess noncombat damage", "danno non da combattimento in eccesso", "EXCESS_NONCOMBAT_DAMAGE"))
        for made in entry("dealt", f"{{party}} is|are dealt {en}", f"viene inflitto {it} a {{party}}", said=f"IS_BEING DEALT {said} TO party")
    ),
    *entry("dealt", "{party} is|are dealt damage", "viene inflitto danno a {party}", said="IS_BEING DEALT DAMAGE TO party"),
    *entry("dealt", "{party} is|are dealt combat damage", "viene inflitto danno da combattimento a {party}",
           said="IS_BEING DEALT COMBAT_DAMAGE TO party"),
    *entry("event_subject", "{party}", "{party}"),
    *entry("event_subject", "{haunted}", "{haunted}"),
    *entry("haunted", "the <TYPE> it haunts", "la <TYPE> che <PRON> tormenta", said="THE TYPE WHICH V_HAUNT"),
    *entry("haunted", "the <TYPE> this card haunts", "la <TYPE> che <PRON> tormenta", said="THE TYPE WHICH V_HAUNT", reads_only=True),
    *entry("haunted", "the <TYPE> {own} haunts", "la <TYPE> che {own} tormenta", said="THE TYPE WHICH own V_HAUNT"),
    *entry("event_subject", "{own} or {described}", "{own} o {described}", said="own OR described"),
]  # fmt: skip

HAPPENINGS: list[Entry] = [
    *entry("entering", "[enter] (the battlefield)?", "[entrare]"),
    *entry("entering", "[enter] (the battlefield)? {under}", "[entrare] {under}"),
    *entry("entering", "[enter] (the battlefield)? <TAPPED>", "[entrare] <TAPPED>", said="V_ENTER TAPPED"),
    *entry("entering", "[enter] (the battlefield)? <UNTAPPED>", "[entrare] <UNTAPPED>", said="V_ENTER UNTAPPED"),
    *entry("entering", "[enter] (the battlefield)? <TAPPED> {under}", "[entrare] <TAPPED> {under}", said="V_ENTER TAPPED under"),
    *entry("entering", "[enter] (the battlefield)? <UNTAPPED> {under}", "[entrare] <UNTAPPED> {under}", said="V_ENTER UNTAPPED under"),
    *entry("entering", "[enter] (the battlefield)? from {place}", "[entrare] da {place}", said="V_ENTER FROM place"),
    *entry("under", "under your control", "sotto il tuo controllo", said="UNDER_YOUR_CONTROL"),
    *entry("under", "under an opponent's control", "sotto il controllo di un avversario", said="UNDER_OPPONENTS_CONTROL"),
    *entry("dying", "[die]", "[morire]"),
    *entry("leaving", "[leave] the battlefield", "[lasciare] il campo di battaglia", said="V_LEAVE THE_BATTLEFIELD"),
    *entry("leaving", "[leave] {place}", "[lasciare] {place}"),
    *entry("attacking", "[attack]", "[attaccare]"),
    *entry("attacking", "[attack] while saddled", "[attaccare] mentre è sellata", said="V_ATTACK AS_IT_ENTERS V_BE SADDLED"),
    *entry("cycling", "[cycle] {party}", "[ciclare] {party}"),
    *entry("cycling", "[cycle] or [discard] {party}", "[ciclare] o [scartare] {party}", said="V_CYCLE OR V_DISCARD party"),
    *entry("attacking", "[attack] alone", "[attaccare] da solo|sola", said="V_ATTACK ALONE"),
    *entry("attacking", "[attack] you", "ti [attaccare]", said="TO_YOU V_ATTACK"),
    *entry("attacking", "[attack] you or a planeswalker you control", "[attaccare] te o un planeswalker che controlli",
           said="V_ATTACK YOU_OR_PLANESWALKER"),
    *entry("attacking", "[attack] with one or more {nominal}", "[attaccare] con uno|una o più {nominal}", said="V_ATTACK WITH ONE_OR_MORE nominal"),
    *entry("attacking", "[attack] {party:attacked}", "[attaccare] {party:attacked}", said="V_ATTACK party"),
    *entry("party", "{described}", "{described}", category="attacked"),
    *entry("unblocked", "[attack] and isn't blocked", "[attaccare] e non viene bloccata|bloccato",
           said="V_ATTACK AND NOT IS_BEING=\"viene\" BLOCKED"),
    *entry("joining", "[become] attached to {party}", "viene assegnata|assegnato a {party}", said="IS_BEING=\"viene\" FASTENED TO party"),
    *entry("joining", "[become] unattached from {party}", "viene tolta|tolto da {party}", said="IS_BEING=\"viene\" TAKEN_OFF FROM party"),
    *entry("activating", "[activate] an ability that isn't a mana ability", "[attivare] un'abilità che non è un'abilità di mana",
           said="V_ACTIVATE ONE ABILITY NO_MANA_ABILITY"),
    *entry("activating", "[activate] an ability", "[attivare] un'abilità", said="V_ACTIVATE ONE ABILITY"),
    *entry("activating", "[activate] an ability of {party}", "[attivare] un'abilità di {party}", said="V_ACTIVATE ONE ABILITY OF party"),
    *entry("activating", "[activate] an ability of {party} that isn't a mana ability",
           "[attivare] un'abilità di {party} che non è un'abilità di mana", said="V_ACTIVATE ONE ABILITY OF party NO_MANA_ABILITY"),
    *entry("tapping_for_mana", "[tap] {party} for mana", "[tappare] {party} per attingere mana", said="V_TAP party FOR_MANA"),
    *entry("tapping_for_mana", "is tapped for mana", "viene TAPpata|TAPpato per attingere mana", said="IS_BEING=\"viene\" TAPPED FOR_MANA"),
    *entry("expending", "[expend] <NUM>", "[consumare] <NUM>"),
    *entry("flipping", "[win] a coin flip", "[vincere] il lancio di una moneta", said="V_WIN A_COIN_FLIP"),
    *entry("flipping", "[lose] a coin flip", "[perdere] il lancio di una moneta", said="V_LOSE A_COIN_FLIP"),
    *entry("flipping", "[roll] one or more dice", "[tirare] uno o più dadi", said="V_ROLL DICE"),
    *entry("milling", "[mill] {party}", "[macinare] {party}"),
    *entry("milling", "are milled", "vengono macinate", said="IS_BEING=\"vengono\" MILLED"),
    *entry("creating", "[create] {party}", "[creare] {party}"),
    *entry("exploiting", "[exploit] {party}", "[sfruttare] {party}"),
    *entry("acting", "[commit] a crime", "[commettere] un crimine", said="V_COMMIT A_CRIME"),
    *entry("acting", "[fight]", "[lottare]"),
    *entry("acting", "[become] <DESIGNATED>", "[diventare] <DESIGNATED>", said="V_BECOME DESIGNATED"),
    *entry("acting", "[become] the monarch", "[diventare] il monarca", said="V_BECOME THE_MONARCH"),
    *(made for verb, infinitive in (("exert", "stremare"), ("enlist", "arruolare"), ("goad", "spronare"))
      for made in entry("acting", f"[{verb}] {{party}}", f"[{infinitive}] {{party}}")),
    *entry("blocking", "[block]", "[bloccare]"),
    *entry("blocking", "[block] {party}", "[bloccare] {party}"),
    *entry("becoming_blocked", "[become] blocked", "viene|vengono bloccata|bloccato|bloccate|bloccati", said="IS_BEING BLOCKED"),
    *entry("becoming_blocked", "[become] blocked by {party}", "viene|vengono bloccata|bloccato|bloccate|bloccati da {party}",
           said="IS_BEING BLOCKED FROM party"),
    *entry("becoming", "[become] <TAPPED>", "viene|vengono <TAPPED>", said="V_BECOME TAPPED"),
    *entry("becoming", "[become] <UNTAPPED>", "viene|vengono <UNTAPPED>", said="V_BECOME UNTAPPED"),
    *entry("becoming", "is|are turned face up", "viene girata|girato a faccia in su", said="V_BECOME TURNED_UP"),
    *entry("targeted", "[become] the target of a spell or ability", "[diventare] bersaglio di una magia o abilità",
           said="V_BECOME TARGET OF ONE SPELL OR ABILITY"),
    *entry("targeted", "[become] the target of a spell or ability {by}", "[diventare] bersaglio di una magia o abilità {by}",
           said="V_BECOME TARGET OF ONE SPELL OR ABILITY by"),
    *entry("targeted", "[become] the target of a spell", "[diventare] bersaglio di una magia", said="V_BECOME TARGET OF ONE SPELL"),
    *entry("targeted", "[become] the target of a spell {by}", "[diventare] bersaglio di una magia {by}",
           said="V_BECOME TARGET OF ONE SPELL by"),
    *entry("by", "you [control~2s]", "che [controllare~2s]", said="WHICH V_CONTROL"),
    *entry("by", "{party} controls|control", "controllata da {party}", said="CONTROLLED FROM party"),
    *entry("dealing", "[deal] combat damage", "[infliggere] danno da combattimento", said="V_DEAL COMBAT_DAMAGE"),
    *entry("dealing", "[deal] damage", "[infliggere] danno", said="V_DEAL DAMAGE"),
    *entry("dealing", "[deal] combat damage to {party}", "[infliggere] danno da combattimento a {party}",
           said="V_DEAL COMBAT_DAMAGE TO party"),
    *entry("dealing", "[deal] combat damage to you", "ti [infliggere] danno da combattimento", said="TO_YOU V_DEAL COMBAT_DAMAGE"),
    *entry("dealing", "[deal] damage to you", "ti [infliggere] danno", said="TO_YOU V_DEAL DAMAGE"),
    *entry("dealing", "[deal] damage to {party}", "[infliggere] danno a {party}", said="V_DEAL DAMAGE TO party"),
    *(
        made
        for be, being in (("is", "viene"), ("are", "vengono"))
        for en, it, said in (("the battlefield", "dal campo di battaglia", "FROM_BATTLEFIELD"), ("anywhere", "da qualsiasi zona", "FROM_ANYWHERE"))
        for made in entry("put", f"{be} put into {{place}} from {en}", f"{being} messo|messa|messi|messe in {{place}} {it}",
                          said=f"IS_BEING=\"{being}\" PUT_PART IN place {said}")
    ),
    *entry("casting", "[cast] {party}", "[lanciare] {party}"),
    *(
        made
        for en, it, said in (("each turn", "in ogni turno", "EACH_COMBAT"),
                             ("during each of your turns", "durante ognuno dei tuoi turni", "IN_EACH_OF_YOUR_TURNS"),
                             ("during each opponent's turn", "durante il turno di ogni avversario", "DURING_OPPONENTS_TURN"))
        for made in entry("casting", f"[cast] {{nth}} {{nominal}} {en}", f"[lanciare] {{nth}} {{nominal}} {it}",
                          said=f"V_CAST nth nominal {said}")
    ),
    *entry("drawing", "[draw] {nth} card each turn", "[pescare] {nth} carta in ogni turno", said="V_DRAW nth CARD EACH_COMBAT"),
    *(
        made
        for en, it, said in (("your", "la tua", "YOUR"), ("their", "la sua", "ITS"))
        for made in (
            *entry("nth", f"{en} first", f"{it} prima", said=f"THE {said} FIRST"),
            *entry("nth", f"{en} <ORDINAL>", f"{it} <ORDINAL>", said=f"THE {said} ORDINAL"),
        )
    ),
    *entry("casting", "[cast] {party} other than your first spell each turn", "[lanciare] {party} dopo la tua prima magia in ogni turno",
           said="V_CAST party AFTER_YOUR_FIRST"),
    *entry("drawing", "[draw] a card", "[pescare] una carta", said="V_DRAW ONE CARD"),
    *entry("discarding", "[discard] {party}", "[scartare] {party}"),
    *entry("sacrificing", "[sacrifice] it", "la [sacrificare]", said="V_SACRIFICE CLITIC:fs"),
    *entry("sacrificing", "[sacrifice] {party}", "[sacrificare] {party}"),
    *(made for verb, infinitive in (("scry", "profetizzare"), ("surveil", "sorvegliare"), ("proliferate", "proliferare"),
                                    ("investigate", "indagare"), ("explore", "esplorare"), ("connive", "complottare"))
      for made in entry("acting", f"[{verb}]", f"[{infinitive}]")),
    *entry("life_gained", "[gain] life", "[guadagnare] punti vita", said="V_GAIN LIFE"),
    *entry("life_lost", "[lose] life", "[perdere] punti vita", said="V_LOSE LIFE"),
    *entry("losing_game", "[lose] the game", "[perdere] la partita", said="V_LOSE THE_GAME"),
    *handed_on(
        "happening", "entering", "dying", "leaving", "attacking", "blocking", "becoming_blocked", "becoming", "targeted",
        "dealing", "put", "casting", "drawing", "discarding", "sacrificing", "acting", "life_gained", "life_lost",
        "losing_game", "cycling", "unblocked", "joining", "activating", "tapping_for_mana", "expending", "flipping", "milling",
        "creating", "exploiting", "putting",
    ),
]  # fmt: skip

ENTRIES = [*TRIGGERED, *HAPPENINGS]
