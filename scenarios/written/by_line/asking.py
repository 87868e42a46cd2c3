"""What is asked at a table, as a situation asks it: «muore l'orso?» asks where it is in the end, «chi vince?» who has won."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from scenarios.language.agreement import singular
from scenarios.language.counters import COUNTERS
from scenarios.language.folding import folded
from scenarios.language.patterns import Pattern
from scenarios.written.by_line.counted_names import count_of_a_name
from scenarios.written.queries import OF_OBJECTS, OF_PLAYERS, ONE_OF

_ARTICLE = r"(?:(?:il|lo|la|i|gli|le|una?|uno|un[ao] delle|un[ao] dei|uno degli) |l['’]|un['’])?"
_ONE = rf"{_ARTICLE}(?P<one>.+?)"
_ABILITY_OF = r"(?:l['’]abilità (?:innescata )?d(?:i |el |ello |ella |ei |egli |elle |ell['’]))?"
_LEADING = Pattern(
    r"(?:(?:e|ed|ma|allora|quindi|alla fine|adesso|ora|(?:e )?(?:perché|come mai|per quale motivo)(?: non)?)[, ]+)+(?=.)",
    re.IGNORECASE,
)
_TRAILING = Pattern(
    r"(?:[, ]+(?:alla fine|adesso|ora|quindi|allora|in tutto|davvero|o no|così|vero"
    r"|o (?:muore|sopravvive|vive|resta|no|resta (?:viv[oa]|in gioco))))+",
    re.IGNORECASE,
)
"""What a question may begin and end with that asks for nothing; at the end of the turn is another moment than at the end."""
_WHOLE = Pattern(
    r"(?:che |che cosa |cosa |come )?(?:succede|accade|finisce|capita|va a finire|è cambiato|cambia)(?: (?!(?:.* )?se ).*)?"
    r"|(?:(?:viene|è|sarà) neutralizzat[ao]|si risolve) .+|.+ (?:(?:viene|è|sarà) neutralizzat[ao]|si risolve)"
    r"|(?:che )?cosa (?:resta|c['’]è|rimane) (?:in campo|sul campo(?: di battaglia)?|in gioco)|(?:la magia|l['’]abilità) ha effetto"
    r"|qual(?:e|i) .+ (?:resta|restano|rimane|rimangono|sopravvive|sopravvivono)"
    r"|com['’]è (?:il tavolo|la situazione)|come si risolve(?: (?!(?:.* )?se ).*)?",
    re.IGNORECASE,
)
"""What asks for everything that has changed, which is the answer where nothing else is asked."""
EVERYTHING = "tutto"
"""As a situation asks for it beside other things."""
_NOBODY = frozenset({"chi", "cosa", "che cosa", "quale", "quali", "quanti", "quante"})
"""Who asks for these asks for all that there is: no single object has the answer."""
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
_ON_IT = r"(?:ha |(?:ci sono|restano|rimangono) su(?:l|llo|lla|ll['’])? ?)"
_OF = r"d(?:i |el |ello |ella |ei |egli |elle |ell['’])"
_SAID: tuple[tuple[str, str], ...] = (
    (
        r"(?P<what>f/c|vita|forza|costituzione|fedeltà|zona|mano) (?!(?:d[aei]|del|base|e|massima|iniziale)\b|dell)(?P<of>.+)",
        "{what} di {of}",
    ),
    (r"quant[ie] dann[oi] ha (?P<one>(?!(?:subit|segnat|inflitt|fatt|ricevut|pres)[oi] ).+)", "danno di {one}"),
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
        rf"(?:quanto vale|qual è|quant['’]è) la (?P<what>forza|costituzione|fedeltà) {_OF}(?P<one>.+?)",
        "{what} di {one}",
    ),
    (
        rf"{_ONE} (?:è|resta|rimane|viene|risulta)(?: ancora| già)? bloccat[oa](?: da(?:l|llo|lla|i|gli|lle)? .+| dall['’].+)?",
        "bloccato di {one}",
    ),
    (rf"(?:è|resta|viene) (?:stat[oa] )?bloccat[oa] {_ONE}", "bloccato di {one}"),
    (rf"{_ONE} (?:è|resta) (?:una creatura )?(?P<what>attaccante|bloccante)", "{what} di {one}"),
    (rf"(?:chi|che cosa|cosa) (?:attacca|sta attaccando) {_ONE}", "attaccante di {one}"),
    (rf"(?:chi|che cosa|cosa) (?:blocca|sta bloccando) {_ONE}", "bloccato di {one}"),
    (rf"{_ONE} (?:attacca|sta attaccando) {_NAMED}[^\W\d_].*", "attaccante di {one}"),
    (rf"{_ONE} (?:attacca(?: ancora)?|sta (?:ancora )?attaccando)", "attaccante di {one}"),
    (rf"{_ONE} (?:sta (?:ancora )?bloccando|blocca)(?: {_NAMED}[^\W\d_].*)?", "bloccante di {one}"),
    (r"(?:in|a) (?:che|quale) stanza (?:è|si trova|sta|va|arriva) (?P<one>.+?)", "stanza di {one}"),
    (rf"(?:a|di) (?:che|quale) livello (?:è|sta) {_ONE}", "livello di {one}"),
    (rf"come si chiama {_ONE}", "nome di {one}"),
    (rf"\w+ (?:può|deve) (?:ri)?(?:mettere|portare|mandare) {_ONE} (?:nella|in) zona di comando", "zona di {one}"),
    (rf"{_ONE} (?:può (?:ri)?(?:tornare|andare)|torna|va) (?:nella|in) zona di comando", "zona di {one}"),
    (rf"{_ONE} è [0-9*]+/[0-9*]+(?: (?:o|oppure) .+)?", "f/c di {one}"),
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
    (r"quante pedine (?P<one>[^\W\d_]\w+) (?:ha|controlla) (?P<of>\w+)", "quanti {one} controllati da {of}"),
    (r"quante pedine (?P<one>[^\W\d_]\w+)(?: ci sono| restano)?", "quanti {one}"),
    (rf"quant[io] dann[oi] ha (?:segnat|subit)[io] {_ONE}", "danno di {one}"),
    (
        rf"{_ONE} (?:è|resta|rimane) (?:ancora )?(?:attaccat|assegnat)[oa](?: a(?:ll?[aeo]?|l)? ?['’]?.+)?",
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
    (rf"quanti segnalini fedeltà (?:ha|restano a|rimangono a) {_ONE}", "fedeltà di {one}"),
    (rf"quanti segnalini {_ON_IT}{_ARTICLE}(?P<one>.+?)", "segnalini di {one}"),
    (rf"quanti segnalini (?P<kind>\S+) {_ON_IT}{_ARTICLE}(?P<of>.+?)", "segnalini {kind} di {of}"),
    (rf"(?:che|quanta|quanto) (?:forza e (?:che |quanta )?costituzione|dimensioni|f/c) ha {_ONE}", "f/c di {one}"),
    (r"(?P<one>.+?) ha (?:ancora |altre |delle )?carte in mano", "carte in mano di {one}"),
    (rf"\w+ ha (?:ancora )?{_ONE} in mano|\w+ ha (?:ancora )?in mano {_ARTICLE}(?P<other>.+?)", "zona di {one}"),
    (rf"(?:in|nel) (?:quale|che) (?:cimitero|zona|mano|esilio) (?:è|va|finisce|sta|si trova) {_ONE}", "zona di {one}"),
    (
        rf"(?:quanta|che) difesa (?:ha|resta a|rimane a) {_ONE}|quanti segnalini difesa (?:ha|restano a) {_ARTICLE}(?P<other>.+?)",
        "segnalini difesa di {one}",
    ),
    (rf"(?:{_MOVES}|{_MOVED}) {_ONE}|{_ARTICLE}(?P<other>.+?) (?:{_MOVES}|{_MOVED})", "zona di {one}"),
    (r"chi (?:ha|prende|tiene|riceve) (?:l['’])?iniziativa|di chi è l['’]iniziativa", "iniziativa di {each}"),
    (r"chi (?:è|diventa|sarà|resta) (?:il )?monarca", "monarca di {each}"),
    (rf"(?:{_LIVES}|che fine fa|{_WHERE}|dov['’]è) {_ONE}|{_ARTICLE}(?P<other>.+?) dov['’]è", "zona di {one}"),
    (rf"{_ONE} (?:{_LIVES}|{_WHERE}|che fine fa)", "zona di {one}"),
    (
        rf"(?:{_LIVE}|che fine fanno|dove vanno|dove finiscono|dove stanno|dove sono) (?P<several>{_NAMED}.+)"
        rf"|(?P<they>{_NAMED}.+?) (?:{_LIVE}|dove vanno|dove finiscono|dove sono|che fine fanno)",
        "zona di {each of several}",
    ),
    (
        rf"(?:a (?:che )?cosa|a chi|su (?:che )?cosa|dove) è (?:attaccat|assegnat|equipaggiat)[oa] {_ONE}",
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
    (rf"(?:quanta|che) forza ha {_ONE}", "forza di {one}"),
    (rf"(?:quanta|che) costituzione ha {_ONE}", "costituzione di {one}"),
    (
        rf"(?:quant['’]è|quanto è)(?: (?:grosso|grossa|grande))? {_ONE}|{_ARTICLE}(?P<other>.+?) quanto è",
        "f/c di {one}",
    ),
    (rf"di chi è {_ONE}|chi controlla {_ARTICLE}(?P<other>.+?)", "controllore di {one}"),
    (rf"(?:si innesca|quante volte si innesca) {_ABILITY_OF}{_ONE}", "innescata {one}"),
    (rf"{_ABILITY_OF}{_ONE} si innesca", "innescata {one}"),
    (r"(?:che|quanto|quale) mana (?:ha|riceve|ottiene) (?P<one>.+?)(?: nella riserva)?", "riserva di {one}"),
    (
        rf"(?:che|quale|quali)(?: tip[oi] di)?(?: color[ei] di)? mana (?:può |potrebbe )?(?:produce|produrre|fa|fare|dà|dare|genera"
        rf"|generare|aggiunge|aggiungere) {_ONE}",
        "può produrre di {one}",
    ),
    (rf"{_ONE} che mana (?:può |potrebbe )?(?:produce|produrre|fa|dà)", "può produrre di {one}"),
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
    (rf".+? (?:uccide|ammazza|fa fuori|elimina|distrugge) {_ONE}", "zona di {one}"),
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
    (rf"(?:di che colore è|di che colori è) {_ONE}", "colori di {one}"),
    (rf"(?:di che tipo è|che tipo è|che tipi ha|che cos['’]è) {_ONE}", "tipi di {one}? sottotipi di {one}"),
    (
        rf"(?:che|quali) (?:abilità|parole chiave) ha {_ONE}|(?:le )?abilità {_OF}(?P<other>.+)",
        "parole chiave di {one}",
    ),
    (rf"{_ONE} (?:è|rimane|resta|si) (?:ancora )?(?:tappat[oa]|stappat[oa]|tappa|stappa)", "TAPpato di {one}"),
    (rf"(?:quanta|che) (?:segnalini )?fedeltà (?:ha|resta a|rimane a) {_ONE}", "fedeltà di {one}"),
    (r"(?P<one>.+?) (?:perde|ha perso|perde la partita)", "ha perso di {one}"),
    (r"(?P<one>.+?) (?:vince|ha vinto|vince la partita)", "ha vinto di {one}"),
    (
        r"(?:che|quale) abilità (?:si innesca|va in pila|si risolve) (?:per )?(?:prima|seconda|ultima)",
        "innescate",
    ),
    (r"che cosa si innesca|cosa si innesca|(?:in che ordine|come) vanno (?:messe )?in pila(?: .+)?", "innescate"),
)
_ALLOWED = Pattern(
    r"(?:ma |è )?(?:può|(?:si|lo|la) può(?: (?:davvero )?fare| dichiarare| lanciare| attivare)?|(?:\w+ )?può farlo|possono farlo"
    r"|(?:\w+ )?può (?:attivar|lanciar|giocar|bloccar|attaccar|usar|bersagliar|pagar)l[oaie]"
    r"|(?:è )?(?:legale|lecito|lecita|permesso|permessa|consentito|consentita|possibile|valido)|funziona)",
    re.IGNORECASE,
)
"""What asks of the last thing that somebody does whether it may be done."""
_DEALS = r"infligge|fa|assegna|causa|provoca|deve assegnare|può infliggere|infliggerà|farà|ha inflitto|ha fatto"
_TO_WHOM = r"a(?:l|llo|lla|gli|lle|i)? [^\W\d_].*|all['’].+"
_DAMAGED = Pattern(
    rf"(?:quant[io] dann[oi] (?!(?:{_DEALS}|ha)\b)\w+ {_ONE}|{_ARTICLE}(?P<other>.+?) (?!(?:{_DEALS})\b)\w+ (?:del )?dann[oi])",
    re.IGNORECASE,
)
"""120.3: who asks for damage asks for life of a player, and of anything else for the damage that is marked."""
_DEALT = Pattern(
    rf"(?:quant[io]|che) dann[oi] (?:{_DEALS}) {_ARTICLE}(?P<first>.+?)(?: {_TO_WHOM})?"
    rf"|{_ARTICLE}(?P<second>.+?) (?:{_DEALS}) (?:del |ancora )?dann[oi](?: {_TO_WHOM})?"
    rf"|{_ARTICLE}(?P<third>.+?) quant[io] dann[oi] (?:{_DEALS})(?: {_TO_WHOM})?"
    rf"|quanto (?:vale|è) il danno {_OF}(?P<fourth>.+?)",
    re.IGNORECASE,
)
"""120.1: who asks how much damage something deals."""
_HAS = Pattern(
    rf"{_ONE} (?:ha|guadagna|prende|ottiene|acquisisce|riceve|perde|mantiene|conserva) (?:ancora |anche |già )?(?P<what>.+)",
    re.IGNORECASE,
)
_IS = Pattern(
    rf"{_ONE} (?:è|diventa|rimane|resta) (?:ancora |anche |già |ora )?(?:un |uno |una |un['’])?(?P<what>.+)",
    re.IGNORECASE,
)


_OF_THE_MOMENT = ("priorità", "pila", "cima della pila")
"""What is asked of the moment at which it is asked: later everybody has passed, and the stack is empty."""


def all_asked(text: str, done: int = 0, acted: int = 0, players: Sequence[str] = ()) -> tuple[str, ...]:
    """What a question asks, each part by itself; nothing for one about everything.

    ``done``: the number of the last deed before it; ``acted``: how many actions there are before it; ``players``: who sits there.
    """
    asked = as_asked(text, done, players)
    parts = [one.strip() for one in asked.split("?")] if asked else []
    return tuple(
        f"{one} dopo {acted}" if acted and folded(one) in map(folded, _OF_THE_MOMENT) else one for one in parts
    )


def as_asked(text: str, done: int = 0, players: Sequence[str] = ()) -> str:
    """A question in the words of ``chiede``, '' for one about everything; what is none of these is given back as it is.

    ``done``: how many things are done by then; of the last one of them it may be asked whether it is allowed. ``players``: who sits
    at the table.
    """
    plain = " ".join(text.rstrip(" ?").split())
    begun = _LEADING.match(plain)
    plain = plain[begun.end() :] if begun else plain
    ends = _TRAILING.search(plain)
    plain = plain[: ends.start()] if ends and ends.end() == len(plain) else plain
    if _WHOLE.fullmatch(plain):
        return ""
    if done and _ALLOWED.fullmatch(plain):
        return f"consentita {done}"
    deals = _DEALT.fullmatch(plain)
    it = "" if deals is None else next(filter(None, deals.groups()), "")
    if it and it.casefold() not in _NOBODY and folded(it) not in map(folded, players):
        return f"danno inflitto da {it}"
    hurt = _DAMAGED.fullmatch(plain)
    it = "" if hurt is None else hurt["one"] or hurt["other"]
    if it and players and it.casefold() not in _NOBODY and folded(it) not in map(folded, players):
        return f"danno di {it}"
    of_one = singular(plain)
    for one in (plain, *_verb_last(plain), *((of_one, *_verb_last(of_one)) if of_one != plain else ())):
        if asked := _said(one, players) or _of_a_field(one, players) or _of_what_it_is(one, players):
            return asked
    if asked := count_of_a_name(plain, players):
        return asked
    return text if begun is None and ends is None else plain


@cache
def _patterns() -> tuple[tuple[Pattern, str], ...]:
    """The forms of a question, made ready with the first one: many boards ask none."""
    return tuple((Pattern(pattern, re.IGNORECASE), asked) for pattern, asked in _SAID)


def _said(plain: str, players: Sequence[str]) -> str:
    """What one of the forms of a question asks; '' for none of them."""
    for pattern, asked in _patterns():
        found = pattern.fullmatch(plain)
        if found is not None:
            said = found.groupdict(default="")
            one = said.get("one") or said.get("other") or ""
            if (player := said.get("player")) is not None:
                if folded(player) not in map(folded, players):
                    continue
                one = player
            if "{each of several}" in asked:
                several = _each_of(said["several"] or said["they"])
                return "? ".join(f"zona di {name}" for name in several)
            if "{each}" in asked:
                first, _, of_each = asked.rpartition("? ")
                return "? ".join([*filter(None, [first]), *(of_each.format(each=player) for player in players)])
            if one.casefold() not in _NOBODY:
                return asked.format(**{**said, "one": one})
    return ""


_ARTICLES = ("il", "lo", "la", "i", "gli", "le")


def _verb_last(plain: str) -> Iterator[str]:
    """A question that begins with its verb, «perde la partita Anna», with whom it is about in front; the shortest name first."""
    words = plain.split()
    for cut in range(len(words) - 1, 0, -1):
        who = words[cut:]
        if next((word for word in who if word not in _ARTICLES), "")[:1].isupper():
            yield " ".join((*who, *words[:cut]))


def _each_of(names: str) -> list[str]:
    """«l'Orso e il Lupo»: the names of several, each without its article."""
    return [_WITHOUT_ARTICLE.sub("", one, count=1) for one in re.split(r",\s*|\s+ed?\s+", names) if one]


_WITHOUT_ARTICLE = Pattern(_ARTICLE, re.IGNORECASE)


_FIELD_OF = Pattern(
    rf"(?:che|quali|quale|quant[aeio]) (?P<what>.+?) (?:ha|hanno|possiede) {_ONE}"
    rf"|(?:di )?(?:che|quale|quali) (?P<its>.+?) (?:è|sono) {_ARTICLE}(?P<of>.+)",
    re.IGNORECASE,
)
_THE_FIELD = Pattern(
    r"(?:qual è|quali sono|quant['’]è|quanto vale|chi è) (?:(?:il|lo|la|i|gli|le) |l['’])?(?P<rest>.+)", re.IGNORECASE
)
_SPLIT = Pattern(rf" {_OF}", re.IGNORECASE)
_BETTER_KNOWN: Mapping[str, str] = {
    "tipi di terra": "sottotipi", "tipi di creatura": "sottotipi", "tipo di terra": "sottotipi", "tipo di creatura": "sottotipi",
    "sottotipo": "sottotipi", "supertipo": "supertipi", "tipo": "tipi", "colore": "colori", "punti vita": "vita",
    "costo di mana convertito": "valore di mana", "segnalini veleno": "veleno", "forza base": "f/c base",
    "costituzione base": "f/c base",
}  # fmt: skip
"""How what is asked of an object or a player is said, where a file says it otherwise."""


def _of_a_field(plain: str, players: Sequence[str]) -> str:
    """109.3, 119: «che sottotipi ha la Palude?», «qual è il valore di mana dell'Idra?»: a field of a file; '' for none."""
    pairs: list[tuple[str, str]] = []
    if (found := _FIELD_OF.fullmatch(plain)) is not None:
        pairs.append((found["what"] or found["its"], found["one"] or found["of"]))
    if (found := _THE_FIELD.fullmatch(plain)) is not None:
        rest = found["rest"]
        pairs += [(rest[: cut.start()], rest[cut.end() :]) for cut in _SPLIT.finditer(rest)]
    for said, one in pairs:
        aspects = OF_PLAYERS if folded(one) in map(folded, players) else OF_OBJECTS
        what = _BETTER_KNOWN.get(folded(said), said)
        if not aspects.knows(what) and COUNTERS.get(what) is not None:
            what = f"segnalini {what}"
        if aspects.knows(what) and one.casefold() not in _NOBODY:
            return f"{what} di {one}"
    return ""


def _of_what_it_is(plain: str, players: Sequence[str]) -> str:
    """109.3: «il Drago ha volare?», «la Foresta è una Palude?»: what of its characteristics is asked of an object; '' for none."""
    seated = [folded(player) for player in players]
    found = _HAS.fullmatch(plain)
    if found is not None and folded(found["one"]) not in seated and OF_OBJECTS.knows(found["what"]):
        return f"{found['what']} di {found['one']}"
    found = _IS.fullmatch(plain)
    if found is None or folded(found["one"]) in seated:
        return ""
    what, one = found["what"], found["one"]
    if folded(what) == "incolore":
        return f"colori di {one}"
    for word, known in ONE_OF.values():
        if known.get(what) is not None:
            return f"{word} {what} di {one}"
    return f"{what} di {one}" if OF_OBJECTS.knows(what) else ""
