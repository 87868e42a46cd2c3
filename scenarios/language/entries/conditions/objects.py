"""109.3, 110.5, 122: what an object is, has, where it lies and what is attached to it."""

from __future__ import annotations

from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry, handed_on

ENTRIES: list[Entry] = [
    *fact("it {state_of~sub}", "{state_of~sub}", "state_of"),
    *fact("{subject_of_fact} {state_of~sub}", "{subject_of_fact} {state_of~sub}", "subject_of_fact state_of"),
    *entry("has_counters", "[have] fewer than {number} {counter_kind.p} on it", "[avere] meno di {number} {counter_kind.p}",
           said="V_HAVE FEWER_THAN number counter_kind"),
    *entry("has_counters", "[have] exactly {number} {counter_kind.p} on it", "[avere] esattamente {number} {counter_kind.p}",
           said="V_HAVE EXACTLY number counter_kind"),
    *entry("has_counters", "[have] {number} or fewer {counter_kind.p} on it", "[avere] {number} o meno {counter_kind.p}",
           said="V_HAVE number OR_LESS counter_kind"),
    *(
        made
        for en, it, kind in (("enchanted", "incantata", "ENCHANTED"), ("equipped", "equipaggiata", "EQUIPPED"))
        for made in entry("is_so", f"[be] {en} by {{bearers}}", f"[essere] {it} da {{bearers}}", said=f"V_BE {kind} FROM bearers")
    ),
    *entry("bearers", "exactly one {nominal.s}", "esattamente <ONE> {nominal.s}", said="EXACTLY ONE nominal"),
    *entry("bearers", "exactly {number} {nominal.p}", "esattamente {number} {nominal.p}", said="EXACTLY number nominal"),
    *entry("bearers", "{owned}", "{owned}"),
    *fact("{borne}", "{borne}", "borne"),
    *entry("borne", "{bearers} is attached to {party}", "{bearers} è assegnata a {party}", said="bearers V_BE FASTENED TO party", reads_only=True),
    *entry("borne", "{bearers} are attached to {party}", "{bearers} sono assegnati a {party}", said="bearers V_BE FASTENED TO party"),
    *entry("borne", "{bearers} are attached to it", "{bearers} sono assegnati ad essa", said="bearers V_BE FASTENED TO PRON:s", reads_only=True),
    *entry("is_so", "[be] blocked by {owned}", "[essere] bloccata da {owned}", said="V_BE BLOCKED FROM owned"),
    *fact("{owned} are|is blocking {party:blocked_party}", "{party:blocked_party} è bloccata da {owned}",
           "subject_of_fact(party) is_so(V_BE BLOCKED FROM owned)"),
    *entry("party", "{own}", "{own}", category="blocked_party"),
    *fact("{owned} are|is blocking it", "è bloccata da {owned}", "is_so(V_BE BLOCKED FROM owned)", ),
    *handed_on("state_of", "is_so", "has_counters", "has_measure", "has_same", "has_keyword"),
    *entry("has_same", "[have] the same name as {party}", "[avere] lo stesso nome di {party}", said="V_HAVE SAME_NAME_AS party"),
    *entry("has_same", "doesn't have the same name as {party}", "non ha lo stesso nome di {party}", said="NOT V_HAVE=\"ha\":3s SAME_NAME_AS party"),
    *entry("has_same", "[have] the same mana value as {party}", "[avere] lo stesso valore di mana di {party}", said="V_HAVE SAME_MANA_VALUE_AS party"),
    *entry("is_so", "[be] {adjective}", "[essere] {@adjective}"),
    *entry("is_so", "'s {adjective}", "è {@adjective}", said="V_BE adjective", reads_only=True),
    *entry("is_so", "'s {a_kind}", "è {a_kind}", said="V_BE a_kind", reads_only=True),
    *(made for en in ("'s not", "is not") for made in (
        *entry("is_so", f"{en} {{a_kind}}", "non è {a_kind}", said="NOT V_BE=\"è\":3s a_kind", reads_only=True),
        *entry("is_so", f"{en} {{adjective}}", "non è {@adjective}", said="NOT V_BE=\"è\":3s adjective", reads_only=True),
    )),
    *entry("is_so", "'s {either}", "è {@either}", said="V_BE either", reads_only=True),
    *entry("is_so", "[be] {either}", "[essere] {@either}"),
    *entry("is_so", "[be] all colors", "[essere] di tutti i colori", said="V_BE ALL_COLORS"),
    *entry("is_so", "'s all colors", "è di tutti i colori", said="V_BE ALL_COLORS", reads_only=True),
    *entry("is_so", "isn't all colors", "non [essere] di tutti i colori", said="NOT V_BE ALL_COLORS"),
    *entry("is_so", "was {adjective}", "era {@adjective}", said="V_BE=\"era\" adjective"),
    *entry("is_so", "was {either}", "era {@either}", said="V_BE=\"era\" either"),
    *entry("is_so", "was {a_kind}", "era {a_kind}", said="V_BE=\"era\" a_kind"),
    *entry("has_counters", "had a|an {counter_kind.s} on it", "aveva un {counter_kind.s} su di sé",
           said="V_HAVE=\"aveva\" ONE counter_kind"),
    *handed_on("state_of", "has_any", "shares_so"),
    *(made for en, it in (("creature type", "tipo di creatura"), ("land type", "tipo di terra"), ("card type", "tipo di carta"))
      for made in entry("shares_so", f"shares a {en} with {{party}}", f"condivide un {it} con {{party}}",
                        said=f"V_SHARE ONE SHARED_KIND=\"{en}\" WITH party")),
    *entry("has_any", "had counters on it", "aveva segnalini", said="V_HAVE=\"aveva\" COUNTER"),
    *entry("has_any", "had no {counter_kind.p} on it", "non aveva {counter_kind.p}", said="NOT V_HAVE=\"aveva\" counter_kind"),
    *entry("has_any", "doesn't have a|an {counter_kind.s} on it", "non ha un {counter_kind.s}", said="NOT V_HAVE=\"ha\" counter_kind"),
    *entry("has_counters", "[have] a counter on it|them", "[avere] un segnalino", said="V_HAVE ONE COUNTER"),
    *entry("has_counters", "[have] one or more counters on it|them", "[avere] uno o più segnalini", said="V_HAVE ONE_OR_MORE COUNTER"),
    *entry("has_counters", "had one or more counters on it", "aveva uno o più segnalini", said="V_HAVE=\"aveva\" ONE_OR_MORE COUNTER"),
    *entry("has_measure", "had <MEASURE> {comparison}", "aveva <MEASURE> {comparison}", said="V_HAVE=\"aveva\" MEASURE comparison"),
    *entry("has_any", "had no counters on it", "non aveva segnalini", said="NOT V_HAVE=\"aveva\" COUNTER"),
    *entry("lies", "in {place_of_it}", "in {place_of_it}", said="IN place_of_it"),
    *entry("place_of_it", "your <PLACE>", "<@THE> <@YOUR> <@PLACE>", said="THE YOUR PLACE"),
    *entry("place_of_it", "a|an <PLACE>", "<@ONE> <@PLACE>", said="ONE PLACE"),
    *entry("lies", "in exile", "in esilio", said="IN_EXILE"),
    *entry("lies", "on the battlefield", "sul campo di battaglia", said="ONTO_BATTLEFIELD"),
    *entry("lies", "in the command zone", "nella zona di comando", said="IN_COMMAND_ZONE"),
    *entry("is_so", "[be] {fastened_so}", "[essere] {fastened_so}"),
    *entry("is_so", "'s {fastened_so}", "è {fastened_so}", said="V_BE fastened_so", reads_only=True),
    *entry("fastened_so", "attached to {described}", "assegnata|assegnato a {described}", said="FASTENED TO described"),
    *entry("is_so", "[be] paired with another creature", "[essere] abbinata|abbinato a un' altra creatura", said="V_BE PAIRED"),
    *entry("is_so", "[be] {lies}", "[essere] {lies}"),
    *entry("is_so", "[be] {lies} or {other:lies}", "[essere] {lies} o {other:lies}", said="V_BE lies OR other"),
    *entry("is_so", "'s {lies}", "è {lies}", said="V_BE lies", reads_only=True),
    *entry("has_any", "[have] counters on it", "[avere] segnalini", said="V_HAVE COUNTER"),
    *entry("has_any", "[have] no counters on it", "non [avere] segnalini", said="NOT V_HAVE COUNTER"),
    *entry("has_any", "[have] no {counter_kind.p} on it", "non [avere] {counter_kind.p}", said="NOT V_HAVE counter_kind"),
    *entry("is_so", "isn't {lies}", "non [essere] {lies}", said="NOT V_BE lies"),
    *entry("is_so", "isn't {adjective}", "non [essere] {@adjective}", said="NOT V_BE adjective"),
    *entry("is_so", "[be] {a_kind}", "[essere] {a_kind}"),
    *entry("is_so", "isn't {a_kind}", "non [essere] {a_kind}", said="NOT V_BE a_kind"),
    *entry("a_kind", "your <RING_BEARER>", "il tuo <RING_BEARER>", said="THE YOUR RING_BEARER"),
    *entry("a_kind", "a|an {attribute*} {noun.s}", "<@ONE> {@noun} {attribute*}", said="ONE noun attribute"),
    *(
        made
        for head_en, head_it, head in ((" <CARD>", "<CARD> ", "CARD "), ("", "", ""))
        for made in (
            *entry("a_kind", f"a|an {{one_kind}} or {{last:one_kind_too}}{head_en}", f"<ONE> {head_it}{{one_kind}} o {{last:one_kind_too}}",
                   said=f"ONE {head}one_kind OR last"),
            *entry("a_kind", f"a|an {{one_kind}} , {{second:one_kind_too}} , or {{last:one_kind_too}}{head_en}",
                   f"<ONE> {head_it}{{one_kind}} , {{second:one_kind_too}} o {{last:one_kind_too}}", said=f"ONE {head}one_kind COMMA second OR last"),
            *entry("a_kind", f"a|an {{one_kind}} , {{second:one_kind_too}} , {{third:one_kind_too}} , or {{last:one_kind_too}}{head_en}",
                   f"<ONE> {head_it}{{one_kind}} , {{second:one_kind_too}} , {{third:one_kind_too}} o {{last:one_kind_too}}",
                   said=f"ONE {head}one_kind COMMA second COMMA third OR last"),
        )
    ),
    *(made for kind in ("TYPE.s", "SUBTYPE.s") for article, category in (("", "one_kind"), ("", "one_kind_too"), ("a|an ", "one_kind_too"))
      for made in entry("", f"{article}<{kind}>", f"<{kind}>", category=category)),
    *entry("a_kind", "a|an {before:before_noun} {more:before_noun*} {attribute*} {noun.s}", "<@ONE> {@noun} {attribute*} {@before:before_noun} {more:before_noun*}",
           said="ONE noun attribute before more"),
    *entry("a_kind", "a|an {attribute*} {noun.s} {quality:quality}", "<@ONE> {@noun} {attribute*} {quality:quality}", said="ONE noun attribute quality"),
    *entry("has_counters", "[have] a|an {counter_kind.s} on it", "[avere] un {counter_kind.s} su di sé",
           said="V_HAVE ONE counter_kind"),
    *entry("has_counters", "[have] {number} or more {counter_kind.p} on it", "[avere] {number} o più {counter_kind.p}",
           said="V_HAVE number OR_MORE counter_kind"),
    *entry("has_counters", "[have] one or more {counter_kind.p} on it", "[avere] uno o più {counter_kind.p}",
           said="V_HAVE ONE_OR_MORE counter_kind"),
    *entry("has_counters", "[have] {number} or more counters on it", "[avere] {number} o più segnalini", said="V_HAVE number OR_MORE COUNTER"),
    *entry("has_counters", "[have] {number} or more {counter_kind.p}", "[avere] {number} o più {counter_kind.p}",
           said="V_HAVE number OR_MORE counter_kind", reads_only=True, category="has_counters"),
    *(
        made
        for en, it, said in (("a|an {counter_kind.s}", "un {counter_kind.s}", "ONE counter_kind"),
                             ("one or more {counter_kind.p}", "uno o più {counter_kind.p}", "ONE_OR_MORE counter_kind"))
        for made in (
            *entry("has_counters", f"has {en}", f"ha {it}", said=f'V_HAVE="ha":3s {said}', category="counters_of_theirs"),
            *fact(f"you have {en}", f"hai {it}", f'has_counters(V_HAVE="hai":2s {said})'),
        )
    ),
    *(
        made
        for who_en, who_it, mood, has in (("you", "", ":2s", "hai"), ("they", "", ":3s", "ha"))
        for en in (f"{who_en} have no", f"{who_en} don't have any")
        for made in fact(f"{en} {{counter_kind.p}}", f"non {has} {{counter_kind.p}}", f'has_any(NOT V_HAVE="{has}"{mood} counter_kind)')
    ),
    *(
        made
        for en in ("has no", "doesn't have any")
        for made in fact(f"{{subject_of_fact}} {en} {{counter_kind.p}}", "{subject_of_fact} non ha {counter_kind.p}",
                         'subject_of_fact has_any(NOT V_HAVE="ha":3s counter_kind)')
    ),
    *fact("you have {number} or more {counter_kind.p}", "hai {number} o più {counter_kind.p}", 'has_counters(V_HAVE="hai":2s number OR_MORE counter_kind)'),
    *entry("fact", "{subject_of_fact} {counters_of_theirs}", "{subject_of_fact} {counters_of_theirs}"),
    *entry("has_counters", "is|are poisoned", "ha un segnalino veleno", said="V_HAVE=\"ha\":3s ONE counter_kind(POISONED)"),
    *entry("has_measure", "[have] <MEASURE> {comparison}", "[avere] <MEASURE> {comparison}", said="V_HAVE MEASURE comparison"),
    *entry("has_measure", "'s <MEASURE> is {comparison}", "ha <MEASURE> {comparison}", said="V_HAVE MEASURE comparison"),
    *entry("has_keyword", "[have] <KEYWORD>", "[avere] <KEYWORD>"),
    *entry("has_keyword", "doesn't have <KEYWORD>", "non ha <KEYWORD>", said="NOT V_HAVE KEYWORD"),
]  # fmt: skip
