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
    *entry("trigger", "at the beginning of {step}", "all'inizio di {step}", said="AT_BEGINNING step"),
    *entry("trigger", f"{_WHEN} {{with_others}}", f"{_WHEN_IT} {{with_others}}", said="WHEN with_others"),
    *entry("with_others", "{own} and at least {number} other <TYPE> [attack]", "{own} e almeno {number} altre <TYPE> [attaccare]",
           said="own AND AT_LEAST_N OTHER number TYPE V_ATTACK"),
    *entry("step", "your <STEP>", "<@THE> <@YOUR> <STEP>", said="THE YOUR STEP"),
    *entry("step", ("each <STEP>", "the <STEP>"), "ogni <STEP>", said="EVERY STEP"),
    *entry("step", "{whose:whose_step} 's <STEP>", "il <STEP> di {whose:whose_step}", said="THE STEP OF whose"),
    *entry("party", "{described}", "{described}", category="whose_step"),
    *entry("party", "{attached}", "{attached}", category="whose_step"),
    *entry("party", "{holder}", "{holder}", category="held_step"),
    *entry("step", "the <STEP> of {whose:held_step}", "il <STEP> di {whose:held_step}", said="THE STEP OF whose"),
    *entry("step", "<STEP> on your turn", "il <STEP> nel tuo turno", said="THE STEP IN THE YOUR TURN"),
    *entry("event", "{event_subject} {happening+also~sub}", "{event_subject} {happening+also~sub}", said="event_subject happening"),
    *entry("event", "you {happening+also~2s}", "{happening+also~2s}", said="happening"),
    *entry("", "or", "o", said="OR", category="also"),
    *entry("event", "{dealt}", "{dealt}"),
    *entry("dealt", "{party} is|are dealt damage", "viene inflitto danno a {party}", said="IS_BEING DEALT DAMAGE TO party"),
    *entry("dealt", "{party} is|are dealt combat damage", "viene inflitto danno da combattimento a {party}",
           said="IS_BEING DEALT COMBAT_DAMAGE TO party"),
    *entry("event_subject", "{party}", "{party}"),
    *entry("event_subject", "{own} or {described}", "{own} o {described}", said="own OR described"),
]  # fmt: skip

HAPPENINGS: list[Entry] = [
    *entry("entering", "[enter] (the battlefield)?", "[entrare]"),
    *entry("entering", "[enter] (the battlefield)? {under}", "[entrare] {under}"),
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
    *entry("by", "{party} controls|control", "controllata da {party}", said="CONTROLLED FROM party"),
    *entry("dealing", "[deal] combat damage", "[infliggere] danno da combattimento", said="V_DEAL COMBAT_DAMAGE"),
    *entry("dealing", "[deal] damage", "[infliggere] danno", said="V_DEAL DAMAGE"),
    *entry("dealing", "[deal] combat damage to {party}", "[infliggere] danno da combattimento a {party}",
           said="V_DEAL COMBAT_DAMAGE TO party"),
    *entry("dealing", "[deal] damage to {party}", "[infliggere] danno a {party}", said="V_DEAL DAMAGE TO party"),
    *(
        made
        for be, being in (("is", "viene"), ("are", "vengono"))
        for en, it, said in (("the battlefield", "dal campo di battaglia", "FROM_BATTLEFIELD"), ("anywhere", "da qualsiasi zona", "FROM_ANYWHERE"))
        for made in entry("put", f"{be} put into {{place}} from {en}", f"{being} messo|messa|messi|messe in {{place}} {it}",
                          said=f"IS_BEING=\"{being}\" PUT_PART IN place {said}")
    ),
    *entry("casting", "[cast] {party}", "[lanciare] {party}"),
    *entry("drawing", "[draw] a card", "[pescare] una carta", said="V_DRAW ONE CARD"),
    *entry("discarding", "[discard] {party}", "[scartare] {party}"),
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
        "losing_game", "cycling",
    ),
]  # fmt: skip

ENTRIES = [*TRIGGERED, *HAPPENINGS]
