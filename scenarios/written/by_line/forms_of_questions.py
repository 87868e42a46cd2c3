"""The forms in which people ask for something, each with how a situation asks for it: «muore l'orso?» asks for «zona di orso».

What is made of a question that has one of them, or none, is in `asking`.
"""

from __future__ import annotations

import re
from functools import cache

from scenarios.language.patterns import Pattern

ARTICLE = r"(?:(?:il|lo|la|i|gli|le|una?|uno|un[ao] delle|un[ao] dei|uno degli) |l['’]|un['’])?"
ONE = rf"{ARTICLE}(?P<one>.+?)"
"""What is asked about, without its article."""
_ABILITY_OF = r"(?:l['’]abilità (?:innescata )?d(?:i |el |ello |ella |ei |egli |elle |ell['’]))?"
_NAMED = r"(?!(?i:chi|cosa|che|quali|quale|quant[ei])\b)"
"""Who asks which of all: no single object has the answer."""
_LIVE = r"muoiono|sopravvivono|vivono|si salvano|sono mort[ie]|sono viv[ie]|restano viv[ie]|restano in gioco"
_LIVES = r"muore|sopravvive|vive|si salva|è morto|è morta|è vivo|è viva|resta vivo|resta viva|resta in gioco"
_WHERE = r"(?:e )?dove (?:va a finire|va|finisce|sta|è|si trova|resta|rimane)"
_PLACE = (
    r"(?:in gioco|in campo|sul campo(?: di battaglia)?|nel campo di battaglia|in mano|in esilio|nel cimitero|al cimitero"
    r"|in cimitero|nel grimorio)"
)
_MOVES = rf"(?:(?:ri)?torna|(?:ri)?entra)(?: {_PLACE})?|(?:va|finisce|resta|rimane|è|entra|sta)(?: ancora)? {_PLACE}"
_MOVED = r"(?:viene|è|sarà|è stat[oa]) (?:distrutt|esiliat|sacrificat|rimbalzat)[oa]"
_ON_IT = (
    r"(?:ha (?:ancora |già )?|(?:ci sono|restano|rimangono) (?:su(?:l|llo|lla|ll['’])? ?|a(?:d|l|llo|lla)? |all['’]))"
)
OF = r"d(?:i |el |ello |ella |ei |egli |elle |ell['’])"
"""«di», and one with its article."""
_SAID: tuple[tuple[str, str], ...] = (
    (
        r"(?P<what>f/c|vita|forza|costituzione|fedeltà|zona|mano) (?!(?:d[aei]|del|base|e|massima|iniziale)\b|dell)(?P<of>.+)",
        "{what} di {of}",
    ),
    (rf"quant[ie] dann[oi] ha (?!(?:subit|segnat|inflitt|fatt|ricevut|pres)[oi] ){ONE}", "danno di {one}"),
    (
        r"(?P<one>.+?) (?:va|sta|è|scende|sale|resta|arriva) a (?:quota )?[0-9]+(?: punti vita)?",
        "vita di {one}",
    ),
    (
        r"quant[ei] (?:creature|planeswalker) (?:muoiono|sono mort[ei])"
        r"|muoiono (?:entramb[ie]|tutt[ie](?: e (?:due|tre))?)",
        "muoiono",
    ),
    (
        r"(?:che|quale|quali|quante|due|tre) abilità (?:si innesca|si innescano|va in pila|vanno in pila)"
        r"|si innescano (?:due|tre|quante) abilità",
        "innescate",
    ),
    (r"(?:che|quale) regola (?:si applica|si usa|lo dice|c['’]entra)", "regola"),
    (rf"(?:{_LIVES}) (?P<player>.+?)", "ha perso di {one}"),
    (rf"(?P<player>.+?) (?:{_LIVES})", "ha perso di {one}"),
    (r"(?P<player>.+?) è (?:ancora )?in (?:gioco|partita)", "in gioco di {one}"),
    (
        rf"(?:quanto vale|qual è|quant['’]è) la (?P<what>forza|costituzione|fedeltà) {OF}(?P<one>.+?)",
        "{what} di {one}",
    ),
    (
        rf"{ONE} (?:è|resta|rimane|viene|risulta)(?: ancora| già)? bloccat[oa](?: da(?:l|llo|lla|i|gli|lle)? .+| dall['’].+)?",
        "bloccato di {one}",
    ),
    (rf"(?:è|resta|viene) (?:stat[oa] )?bloccat[oa] {ONE}", "bloccato di {one}"),
    (rf"{ONE} (?:è|resta) (?:una creatura )?(?P<what>attaccante|bloccante)", "{what} di {one}"),
    (rf"(?:chi|che cosa|cosa) (?:attacca|sta attaccando) {ONE}", "attaccante di {one}"),
    (rf"(?:chi|che cosa|cosa) (?:blocca|sta bloccando) {ONE}", "bloccato di {one}"),
    (rf"{ONE} (?:attacca|sta attaccando) {_NAMED}[^\W\d_].*", "attaccante di {one}"),
    (rf"{ONE} (?:attacca(?: ancora)?|sta (?:ancora )?attaccando)", "attaccante di {one}"),
    (rf"{ONE} (?:sta (?:ancora )?bloccando|blocca)(?: {_NAMED}[^\W\d_].*)?", "bloccante di {one}"),
    (r"(?:in|a) (?:che|quale) stanza (?:è|si trova|sta|va|arriva) (?P<one>.+?)", "stanza di {one}"),
    (rf"(?:a|di) (?:che|quale) livello (?:è|sta) {ONE}", "livello di {one}"),
    (rf"come si chiama {ONE}", "nome di {one}"),
    (rf"\w+ (?:può|deve) (?:ri)?(?:mettere|portare|mandare) {ONE} (?:nella|in) zona di comando", "zona di {one}"),
    (rf"{ONE} (?:può (?:ri)?(?:tornare|andare)|torna|va) (?:nella|in) zona di comando", "zona di {one}"),
    (rf"{ONE} è [0-9*]+/[0-9*]+(?: (?:o|oppure) .+)?", "f/c di {one}"),
    (
        r"quante carte (?:ci sono |restano |rimangono )?in mano (?:a|di) (?P<one>.+?)"
        r"|quante carte (?:restano|rimangono) a (?P<other>.+?) in mano",
        "carte in mano di {one}",
    ),
    (
        r"quante carte (?:ci sono |restano |ha )?nel grimorio (?:di |a )?(?P<one>.+?)|quante carte ha (?P<other>.+?) nel grimorio",
        "carte nel grimorio di {one}",
    ),
    (
        r"(?:quante|quali|che) carte (?:ci sono |restano |ha )?(?:nel|in) (?P<zone>cimitero|esilio) (?:di |a )?(?P<one>.+?)"
        r"|(?:quante|quali|che) carte ha (?P<other>.+?) (?:nel|in) (?P<place>cimitero|esilio)",
        "{zone}{place} di {one}",
    ),
    (r"quante pedine (?P<one>[^\W\d_]\w+) (?:ha|controlla) (?P<of>\w+)", "quanti pedine {one} controllati da {of}"),
    (r"quante pedine (?P<one>[^\W\d_]\w+)(?: ci sono| restano)?", "quanti pedine {one}"),
    (rf"quant[io] dann[oi] ha (?:segnat|subit)[io] {ONE}", "danno di {one}"),
    (
        rf"{ONE} (?:è|resta|rimane) (?:ancora )?(?:attaccat|assegnat)[oa](?: a(?:ll?[aeo]?|l)? ?['’]?.+)?",
        "attaccato a di {one}",
    ),
    (r"(?P<one>.+?) a quanto (?:sta|è|va|resta|arriva)", "vita di {one}"),
    (
        r"in (?:quale|che) (?:sottofase|fase|momento)(?: (?:siamo|si è|ci troviamo))?|che (?:sottofase|fase) è|di chi è il turno",
        "sottofase",
    ),
    (r"a chi tocca|chi (?:può|deve) agire", "priorità"),
    (
        r"(?:si innesca|quante volte si innesca|si innescano|quali abilità si innescano)"
        r"|in che ordine si risolvono(?: .+)?|(?:chi|quale|cosa|che cosa)(?: abilità)? (?:si )?risolve per prim[oa]",
        "innescate",
    ),
    (r"(?:la partita |si )?(?:finisce|è|termina)(?: (?:in|una))? (?:parità|patta|pareggio)", "stato"),
    (r"quant[oi] (?:segnalini )?veleno ha (?P<one>.+?)", "veleno di {one}"),
    (rf"quanti segnalini fedeltà (?:ha|restano a|rimangono a) {ONE}", "fedeltà di {one}"),
    (rf"quanti segnalini {_ON_IT}{ARTICLE}(?P<one>.+?)", "segnalini di {one}"),
    (rf"quanti segnalini (?:di |d['’])?(?P<kind>\S+) {_ON_IT}{ARTICLE}(?P<of>.+?)", "segnalini {kind} di {of}"),
    (rf"(?:che|quanta|quanto) (?:forza e (?:che |quanta )?costituzione|dimensioni|f/c) ha {ONE}", "f/c di {one}"),
    (r"(?P<one>.+?) ha (?:ancora |altre |delle )?carte in mano", "carte in mano di {one}"),
    (rf"\w+ ha (?:ancora )?{ONE} in mano|\w+ ha (?:ancora )?in mano {ARTICLE}(?P<other>.+?)", "zona di {one}"),
    (rf"(?:in|nel) (?:quale|che) (?:cimitero|zona|mano|esilio) (?:è|va|finisce|sta|si trova) {ONE}", "zona di {one}"),
    (
        rf"(?:quanta|che) difesa (?:ha|resta a|rimane a) {ONE}|quanti segnalini difesa (?:ha|restano a) {ARTICLE}(?P<other>.+?)",
        "segnalini difesa di {one}",
    ),
    (rf"(?:{_MOVES}|{_MOVED}) {ONE}|{ARTICLE}(?P<other>.+?) (?:{_MOVES}|{_MOVED})", "zona di {one}"),
    (r"chi (?:ha|prende|tiene|riceve) (?:l['’])?iniziativa|di chi è l['’]iniziativa", "iniziativa di {each}"),
    (rf"(?P<one>{_NAMED}.+?) (?:ha|prende|tiene|riceve)(?: ancora| già)? l['’]iniziativa", "iniziativa di {one}"),
    (r"chi (?:è|diventa|sarà|resta) (?:il )?monarca", "monarca di {each}"),
    (rf"(?P<one>{_NAMED}.+?) (?:è|diventa|sarà|resta)(?: ancora| già)? (?:il )?monarca", "monarca di {one}"),
    (r"chi ha la benedizione della città", "benedizione della città di {each}"),
    (
        rf"(?P<one>{_NAMED}.+?) (?:ha|ottiene|riceve)(?: ancora| già)? la benedizione della città",
        "benedizione della città di {one}",
    ),
    (rf"(?:{_LIVES}|che fine fa|{_WHERE}|dov['’]è) {ONE}|{ARTICLE}(?P<other>.+?) dov['’]è", "zona di {one}"),
    (rf"{ONE} (?:{_LIVES}|{_WHERE}|che fine fa)", "zona di {one}"),
    (
        rf"(?:{_LIVE}|che fine fanno|dove vanno|dove finiscono|dove stanno|dove sono) (?P<several>{_NAMED}.+)"
        rf"|(?P<they>{_NAMED}.+?) (?:{_LIVE}|dove vanno|dove finiscono|dove sono|che fine fanno)",
        "zona di {each of several}",
    ),
    (
        rf"(?:a (?:che )?cosa|a chi|su (?:che )?cosa|dove) è (?:attaccat|assegnat|equipaggiat)[oa] {ONE}",
        "attaccato a di {one}",
    ),
    (r"è giorno o (?:è )?notte|è (?:giorno|notte)|diventa (?:giorno|notte)|si fa (?:giorno|notte)", "giorno o notte"),
    (
        r"quant[aie] (?:vita|vite|punti vita|pv) (?:ha|restano a|rimangono a|resta a|rimane a) (?P<one>.+?)",
        "vita di {one}",
    ),
    (
        r"a (?:quanto|quanti|quanta vita|quanti punti vita|quanti pv) (?:è|va|sta|scende|arriva|resta) (?P<one>.+?)",
        "vita di {one}",
    ),
    (r"quante carte (?:ha in mano|in mano ha) (?P<one>.+?)", "carte in mano di {one}"),
    (
        r"(?:quali|che) cart[ae] (?:ha in mano|in mano ha) (?P<one>.+?)|(?:quali|che) cart[ae] ha (?P<other>.+?) in mano",
        "mano di {one}",
    ),
    (r"quanti emblemi ha (?P<one>.+?)", "emblemi di {one}"),
    (
        r"(?:quali|che) (?:permanenti|creature|terre|artefatti|incantesimi|planeswalker|pedine)"
        r" (?:ha|controlla|restano a) (?P<one>.+?)",
        "campo di {one}",
    ),
    (r"quante carte ha (?P<one>.+?) in mano", "carte in mano di {one}"),
    (r"quant[ie] (?P<one>\w+) (?:ha|controlla) (?P<of>\w+)", "quanti {one} controllati da {of}"),
    (r"quant[ie] (?P<one>.+?) (?:restano|rimangono|resteranno|ci sono|sono|ho|hai|ha)", "quanti {one}"),
    (rf"(?:quanta|che) forza ha {ONE}", "forza di {one}"),
    (rf"(?:quanta|che) costituzione ha {ONE}", "costituzione di {one}"),
    (
        rf"(?:quant['’]è|quanto è)(?: (?:grosso|grossa|grande))? {ONE}|{ARTICLE}(?P<other>.+?) quanto è",
        "f/c di {one}",
    ),
    (rf"di chi è {ONE}|chi controlla {ARTICLE}(?P<other>.+?)", "controllore di {one}"),
    (rf"(?:si innesca|quante volte si innesca) {_ABILITY_OF}{ONE}", "innescata {one}"),
    (rf"{_ABILITY_OF}{ONE} si innesca", "innescata {one}"),
    (r"(?:che|quanto|quale) mana (?:ha|riceve|ottiene) (?P<one>.+?)(?: nella riserva)?", "riserva di {one}"),
    (
        rf"(?:che|quale|quali)(?: tip[oi] di)?(?: color[ei] di)? mana (?:può |potrebbe )?(?:produce|produrre|fa|fare|dà|dare|genera"
        rf"|generare|aggiunge|aggiungere) {ONE}",
        "può produrre di {one}",
    ),
    (rf"{ONE} che mana (?:può |potrebbe )?(?:produce|produrre|fa|dà)", "può produrre di {one}"),
    (r"chi (?:ha|riceve) (?:la )?priorità|a chi (?:va|tocca) la priorità", "priorità"),
    (r"(?:che )?cosa (?:c['’]è|resta|rimane) (?:in|nella) pila|com['’]è la pila", "pila"),
    (r"(?:che )?cosa (?:c['’]è|resta) in cima alla pila", "cima della pila"),
    (
        r"(?:chi|che cosa|cosa|quali?(?: \w+)?|quant[ie](?: creature)?)(?: ne)? (?:muore|muoiono|sopravvive|sopravvivono)",
        "muoiono",
    ),
    (
        r"(?:chi|(?:quale|che) giocatore) (?:deve |può )?(?:sceglie(?:re)?|decide(?:re)?)(?: .+)?"
        r"|in che ordine (?:si )?(?:scelgono|sceglie)(?: .+)?|(?:la scelta|l['’]ordine) (?:è )?di chi(?: è)?",
        "chi sceglie",
    ),
    (r"(?:la )?partita (?:finisce|è finita|termina|continua)|(?:finisce|continua) la partita", "stato"),
    (rf".+? (?:uccide|ammazza|fa fuori|elimina|distrugge) {ONE}", "zona di {one}"),
    (r"quanto (?:guadagna|perde) (?P<one>.+?)|(?P<other>.+?) quanto (?:guadagna|perde)", "vita di {one}"),
    (r"chi (?:vince|ha vinto)(?: la partita)?", "vittoria"),
    (r"chi (?:perde|ha perso)(?: la partita)?", "vittoria? ha perso di {each}"),
    (r"chi (?:perde|guadagna) (?:punti )?vita|chi (?:subisce|prende) dann[oi]", "vita di {each}"),
    (r"chi (?:pesca|scarta)(?: (?:carte|una carta))?", "carte in mano di {each}"),
    (r"(?:che|quale) regola(?: decide| vale)?", "regola"),
    (
        r"(?:quant[aieo] (?:danno|danni|vita|vite|punti vita) (?:subisce|prende|perde|riceve|guadagna)) (?P<one>.+?)",
        "vita di {one}",
    ),
    (
        r"(?P<one>.+?) (?:subisce (?:del )?dann[oi]|prende (?:del )?dann[oi]|perde (?:della )?vita|guadagna (?:della )?vita)",
        "vita di {one}",
    ),
    (r"quante carte (?:pesca|scarta) (?P<one>.+?)", "carte in mano di {one}"),
    (r"(?P<one>.+?) (?:pesca|scarta)(?: (?:una|delle|qualche) cart[ae])?", "carte in mano di {one}"),
    (r"(?:pesca|scarta)(?: (?:una|delle|qualche) cart[ae])? (?P<one>.+?)", "carte in mano di {one}"),
    (rf"(?:di che colore è|di che colori è) {ONE}", "colori di {one}"),
    (rf"(?:di che tipo è|che tipo è|che tipi ha|che cos['’]è) {ONE}", "tipi di {one}? sottotipi di {one}"),
    (
        rf"(?:che|quali) (?:abilità|parole chiave) ha {ONE}|(?:le )?abilità {OF}(?P<other>.+)",
        "parole chiave di {one}",
    ),
    (rf"{ONE} (?:è|rimane|resta|si) (?:ancora )?(?:tappat[oa]|stappat[oa]|tappa|stappa)", "TAPpato di {one}"),
    (rf"(?:quanta|che) (?:segnalini )?fedeltà (?:ha|resta a|rimane a) {ONE}", "fedeltà di {one}"),
    (r"(?P<one>.+?) (?:perde|ha perso|perde la partita)", "ha perso di {one}"),
    (r"(?P<one>.+?) (?:vince|ha vinto|vince la partita)", "ha vinto di {one}"),
    (
        r"(?:che|quale) abilità (?:si innesca|va in pila|si risolve) (?:per )?(?:prima|seconda|ultima)",
        "innescate",
    ),
    (r"che cosa si innesca|cosa si innesca|(?:in che ordine|come) vanno (?:messe )?in pila(?: .+)?", "innescate"),
)


@cache
def forms() -> tuple[tuple[Pattern, str], ...]:
    """The forms of a question, made ready with the first one: many boards ask none."""
    return tuple((Pattern(pattern, re.IGNORECASE), asked) for pattern, asked in _SAID)
