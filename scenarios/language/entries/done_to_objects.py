"""400.7, 701: what is done to objects where they are, and what moves them elsewhere."""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_ORDERS = (
    ("in any order", "in qualsiasi ordine", "IN_ANY_ORDER"),
    ("in a random order", "in ordine casuale", "IN_RANDOM_ORDER"),
)

OBJECTS: list[Entry] = [
    *entry("destroy", "[destroy] {party}", "[distruggere] {party}"),
    *entry("exile", "[exile] {party}", "[esiliare] {party}"),
    *entry("exile", "[exile] {party} with {counters} on it|them", "[esiliare] {party} con {counters}",
           said="V_EXILE party with_counters(WITH counters)"),
    *entry("exile", "[exile] {described} from it until {own} [leave~sub] the battlefield",
           "[esiliare] {described} da quella mano finché {own} non lascia il campo di battaglia",
           said="V_EXILE described FROM THAT:fs PLACE until_gone(UP_TO_WHEN own NOT V_LEAVE THE_BATTLEFIELD)"),
    *entry("exile", "[exile] {party} {until_gone}", "[esiliare] {party} {until_gone}"),
    *entry("until_gone", "until {own} [leave] the battlefield", "finché {own} non [lasciare] il campo di battaglia",
           said="AS_LONG_AS own NOT V_LEAVE THE_BATTLEFIELD"),
    *entry("tap_or_untap", "[tap] or [untap] {party}", "[tappare] o [stappare] {party}", said="V_TAP OR V_UNTAP party"),
    *entry("ring_tempts", "the ring tempts you", "l'Anello ti tenta", said="RING_TEMPTS_YOU"),
    *entry("exile", "[exile] {whole_place}", "[esiliare] {whole_place}"),
    *entry("exile", "[exile] {own_place}", "[esiliare] {own_place}"),
    *entry("exile", "[exile] {first_cards}", "[esiliare] {first_cards}"),
    *entry("exile", "[exile] {first_cards} face down", "[esiliare] {first_cards} a faccia in giù", said="V_EXILE first_cards FACE_DOWN"),
    *entry("exile", "[exile] {party} face down", "[esiliare] {party} a faccia in giù", said="V_EXILE party FACE_DOWN"),
    *entry("exile", "[exile] {party} face down {with_counters}", "[esiliare] {party} a faccia in giù {with_counters}",
           said="V_EXILE party FACE_DOWN with_counters"),
    *entry("sacrifice", "[sacrifice] {party} (of their choice)?", "[sacrificare] {party}"),
    *entry("tap", "[tap] {party}", "[tappare] {party}"),
    *entry("untap", "[untap] {party}", "[stappare] {party}"),
    *(made for kind, en, it in (("destroy", "destroy", "distruggere"), ("exile", "exile", "esiliare"), ("tap", "tap", "tappare"),
      ("untap", "untap", "stappare")) for made in entry(kind, f"[{en}] {{both_targets}}", f"[{it}] {{both_targets}}")),
    *entry("to_hand", ("[return] {both_targets} to their owner's hand", "[return] {both_targets} to their owners' hands"), "fai [tornare] {both_targets} in mano ai rispettivi proprietari",
           said="V_DO V_RETURN both_targets TO_OWNERS_HAND"),
    *entry("counter", "[counter] {party}", "[neutralizzare] {party}"),
    *entry("regenerate", "[regenerate] {party}", "[rigenerare] {party}"),
    *entry("attach", "[attach] {party} to {to:party}", "[assegnare] {party} a {to:party}", said="V_ATTACH party TO to"),
    *entry("fight", "[fight] each other", "lottano tra loro", said="V_FIGHT EACH_OTHER"),
    *entry("fight", "[fight] {party}", "lotta con {party}", said="V_FIGHT WITH party"),
    *entry("goad", "[goad] {party}", "[spronare] {party}"),
    *entry("detain", "[detain] {party}", "[trattenere] {party}"),
    *entry("suspect", "[suspect] {party}", "[sospettare] {party}"),
    *entry("copy_on_stack", "[copy] {party}", "[copiare] {party}"),
    *entry("control", "[gain] control of {party} {duration}", "[prendere] il controllo di {party} {duration}",
           said="V_GET CONTROL_OF party duration"),
    *entry("control", "[gain] control of {party}", "[prendere] il controllo di {party}", said="V_GET CONTROL_OF party"),
    *entry("explore", "[explore]", "[esplorare]"),
    *entry("connive", "[connive]", "[complottare]"),
    *entry("connive", "[connive] {number}", "[complottare] {number}"),
    *entry("endure", "[endure] {number}", "[resistere] {number}"),
    *entry("phase_out", "[phase]", "[scomparire]"),
    *entry("stays_tapped_next", "doesn't|don't untap during your next untap step", "non [stappare] durante il tuo prossimo stap",
           said="NOT V_UNTAP YOUR_NEXT_UNTAP"),
    *entry("stays_tapped_next", ("doesn't|don't untap during its controller's next untap step",
           "doesn't|don't untap during their controller's next untap step",
           "doesn't|don't untap during their controllers' next untap steps"),
           "non [stappare] durante il prossimo stap del suo controllore", said="NOT V_UNTAP NEXT_UNTAP"),
    *entry("switch_numbers", "[switch] {possessor} 's <MEASURE> and <MEASURE> {duration}",
           "[scambiare] <MEASURE> e <MEASURE> di {possessor} {duration}",
           said="V_SWITCH MEASURE AND MEASURE OF possessor duration"),
    *(
        made
        for verb, infinitive in (("double", "raddoppiare"), ("triple", "triplicare"))
        for words_en, words_it, said in (
            ("{possessor} 's <MEASURE>", "la <MEASURE> di {possessor}", "THE MEASURE OF possessor"),
            ("{possessor} 's <MEASURE> and <MEASURE>", "<MEASURE> e <MEASURE> di {possessor}", "MEASURE AND MEASURE OF possessor"),
            ("the <MEASURE> of {possessor}", "la <MEASURE> di {possessor}", "THE MEASURE OF possessor"),
            ("its <MEASURE>", "la sua <MEASURE>", "THE ITS MEASURE"),
        )
        for made in entry("multiply", f"[{verb}] {words_en} {{duration}}", f"[{infinitive}] {words_it} {{duration}}",
                          said=f"V_{verb.upper()} {said} duration")
    ),
    *entry("choose_target", "[choose] {party}", "[scegliere] {party}"),
]  # fmt: skip

MOVES: list[Entry] = [
    *entry("to_hand", ("[return] {party} to its|their owner's hand", "[return] {party} to their owners' hands"),
           "fai [tornare] {party} in mano al suo proprietario", said="V_DO V_RETURN party TO_OWNERS_HAND"),
    *entry("to_own_place", "[put] {party} into {own_place}", "[mettere] {party} in {own_place}",
           said="V_PUT party IN own_place"),
    *entry("to_hand", ("[put] {party} into its|their owner's hand", "[put] {party} into their owners' hands"),
           "[mettere] {party} in mano al suo proprietario", said="V_PUT party TO_OWNERS_HAND"),
    *entry("to_own_place", "[return] {party} to {own_place}", "[rimettere] {party} in {own_place}",
           said="V_PUT party IN own_place", reads_only=True),
    *entry("to_own_place", "[put] {party} into its|their owner's graveyard", "[mettere] {party} nel cimitero del suo proprietario",
           said="V_PUT party INTO_OWNERS_GRAVEYARD"),
    *entry("to_hand", "[return] {own_party} {zone} to your hand", "[riprendere] in mano {own_party} {zone}",
           said="V_TAKE_BACK IN_HAND own_party zone"),
    *entry("party", "{own}", "{own}", category="own_party"),
    *entry("to_hand", "[return] {party} to your hand", "[riprendere] in mano {party}",
           said="V_TAKE_BACK IN_HAND party"),
    *entry("to_battlefield", "[return] {own_party} {zone} to the battlefield {how*}",
           "[rimettere] {own_party} sul campo di battaglia {how*} {zone}",
           said="V_PUT_BACK own_party ONTO_BATTLEFIELD how zone"),
    *entry("to_battlefield", "[return] {party} to the battlefield {how*}", "[rimettere] {party} sul campo di battaglia {how*}",
           said="V_PUT_BACK party ONTO_BATTLEFIELD how"),
    *entry("to_battlefield", "[put] {party} onto the battlefield {how*}", "[mettere] {party} sul campo di battaglia {how*}",
           said="V_PUT party ONTO_BATTLEFIELD how"),
    *entry("", "tapped", "tappata|tappato|tappati|tappate", category="how", said="TAPPED"),
    *entry("", "transformed", "trasformata|trasformato", category="how", said="TRANSFORMED"),
    *entry("", "tapped and transformed", "TAPpata e trasformata", category="how", said="TAPPED AND TRANSFORMED", reads_only=True),
    *entry("", "under your control", "sotto il tuo controllo", category="how", said="UNDER_YOUR_CONTROL"),
    *entry("", ("under its|their owner's control", "under their owners' control"), "sotto il controllo del suo proprietario",
           category="how", said="UNDER_OWNERS_CONTROL"),
    *handed_on("how", "with_counters", "joins"),
    *entry("joins", "tapped and attacking", "TAPpata e attaccante", said="TAPPED AND ATTACKING"),
    *entry("joins", "attacking", "attaccante", said="ATTACKING", category="joins_alone"),
    *entry("with_counters", "with {counters} on it", "con {counters}", said="WITH counters"),
    *entry("to_library", "[put] {party} {library_place} {order*}", "[mettere] {party} {library_place} {order*}"),
    *(
        made
        for en, it, said in (
            ("on top of its|their owner's library", "in cima al grimorio del suo proprietario", "TOP_OF_OWNERS_LIBRARY"),
            ("on the bottom of its|their owner's library", "in fondo al grimorio del suo proprietario", "BOTTOM_OF_OWNERS_LIBRARY"),
            ("on top of your library", "in cima al tuo grimorio", "TOP_OF_YOUR_LIBRARY"),
            ("on the bottom of your library", "in fondo al tuo grimorio", "BOTTOM_OF_YOUR_LIBRARY"),
            ("on their choice of the top or bottom of their library", "in cima o in fondo al suo grimorio",
             "EITHER_END=\"in cima o in fondo a il suo grimorio\""),
            ("on the bottom", "in fondo", "ON_BOTTOM"),
            ("on top", "in cima", "ON_TOP"),
            ("back on top", "in cima", "ON_TOP"),
            ("back on top of your library", "in cima al tuo grimorio", "TOP_OF_YOUR_LIBRARY"),
            ("into its owner's library second from the top", "nel grimorio del suo proprietario come seconda carta",
             "SECOND_OF_OWNERS_LIBRARY"),
            ("into its owner's library third from the top", "nel grimorio del suo proprietario come terza carta",
             "THIRD_OF_OWNERS_LIBRARY"),
        )
        for made in entry("", en, it, category="library_place", said=said)
    ),
    *(
        made
        for en, it, said in (("top", "cima", "ON_TOP"), ("the bottom", "fondo", "ON_BOTTOM"))
        for made in entry("", f"on {en} of {{of_players_library}}", f"in {it} {{of_players_library}}", category="library_place",
                          said=f"{said} of_players_library")
    ),
    *entry("of_players_library", "{party} 's <PLACE>", "a <@THE> <@PLACE> di {party}", said="TO THE PLACE OF party"),
    *(made for en, it, said in _ORDERS for made in entry("order", en, it, said=said)),
    *entry("to_library", "[put] {party} back {order}", "[rimettere] {party} a posto {order}", said="V_PUT_BACK party ON_TOP order"),
    *entry("put_two", "[put] {put_where} and {second:put_where}", "[mettere] {put_where} e {second:put_where}",
           said="V_PUT put_where AND second"),
    *entry("put_where", "{party} {library_place} {order*}", "{party} {library_place} {order*}"),
    *entry("put_where", "{party} into {own_place}", "{party} in {own_place}", said="party IN own_place"),
    *entry("put_where", "{party} onto the battlefield", "{party} sul campo di battaglia", said="party ONTO_BATTLEFIELD"),
]  # fmt: skip
