"""601, 702: how a spell was cast, whence and by whom, and what was paid for it or promised."""

from __future__ import annotations

from scenarios.language.entries.conditions.facts import fact
from scenarios.language.twoway.templates import Entry, entry

ENTRIES: list[Entry] = [
    *fact("tribute wasn't paid", "il tributo non è stato pagato", "TRIBUTE_NOT_PAID"),
    *fact("its madness cost was paid", "è stato pagato il suo costo di follia", "MADNESS_PAID=\"è stato pagato il suo costo di follia\""),
    *fact("{own} 's madness cost was paid", "è stato pagato il costo di follia di {own}",
           "MADNESS_PAID=\"è stato pagato il costo di follia di\" own"),
    *fact("the {symbol} {more:symbol*} cost was paid", "è stato pagato il costo {symbol} {more:symbol*}", "THAT_COST_PAID symbol more"),
    *fact("the {symbol} {more:symbol*} cost wasn't paid", "non è stato pagato il costo {symbol} {more:symbol*}", "NOT THAT_COST_PAID symbol more"),
    *fact("it was kicked with its {symbol} {more:symbol*} kicker", "è stato pagato il costo di potenziamento {symbol} {more:symbol*}",
           "KICKED=\"è stato potenziato\" symbol more"),
    *fact("{subject_of_fact} was kicked with its {symbol} {more:symbol*} kicker",
           "{subject_of_fact} è stato potenziato con {symbol} {more:symbol*}", "subject_of_fact KICKED=\"è stato potenziato\" symbol more"),
    *fact("it was kicked", "è stato potenziato|potenziata", "KICKED=\"è stato potenziato\""),
    *fact("{subject_of_fact} was kicked", "{subject_of_fact} è stato|stata potenziato|potenziata",
           "subject_of_fact KICKED=\"è stato potenziato\""),
    *fact("it was bargained", "è stata|stato negoziata|negoziato", "BARGAINED=\"è stato negoziato\""),
    *fact("{subject_of_fact} was bargained", "{subject_of_fact} è stata|stato negoziata|negoziato",
           "subject_of_fact BARGAINED=\"è stato negoziato\""),
    *fact("it was cast using|with teamwork", "è stata lanciata usando teamwork", "WITH_TEAMWORK"),
    *fact("{subject_of_fact} was cast using|with teamwork", "{subject_of_fact} è stata lanciata usando teamwork",
           "subject_of_fact WITH_TEAMWORK"),
    *fact("{subject_of_fact} was foretold", "{subject_of_fact} è stata|stato predetta|predetto",
           "subject_of_fact WAS_FORETOLD=\"è stata predetta\""),
    *fact("it was foretold", "è stata|stato predetta|predetto", "WAS_FORETOLD=\"è stata predetta\""),
    *fact("evidence was collected", "sono state raccolte prove", "EVIDENCE_COLLECTED"),
    *fact("{cast_it}", "{cast_it}", "cast_it"),
    *entry("cast_it", "you cast it", "l'hai lanciata", said="HAVE_CAST_IT"),
    *entry("cast_it", "you didn't cast it from {place}", "non l'hai lanciata da {place}", said="NOT HAVE_CAST_IT FROM place"),
    *fact("{subject_of_fact} {was_cast}", "{subject_of_fact} {was_cast}", "subject_of_fact was_cast"),
    *fact("it {was_cast}", "{was_cast}", "was_cast"),
    *entry("was_cast", "was cast", "è stata lanciata", said="WAS_CAST"),
    *entry("was_cast", "was cast from {place}", "è stata lanciata da {place}", said="WAS_CAST FROM place"),
    *entry("was_cast", "wasn't cast", "non è stata lanciata", said="NOT WAS_CAST"),
    *fact("the gift was promised", "il dono è stato promesso", "GIFT_PROMISED"),
    *fact("the gift wasn't promised", "il dono non è stato promesso", "GIFT_NOT_PROMISED"),
    *fact("it escaped", "è fuggita|fuggito", "ESCAPED"),
    *fact("{subject_of_fact} escaped", "{subject_of_fact} è fuggita|fuggito", "subject_of_fact ESCAPED"),
    *fact("{cast_from_so}", "{cast_from_so}", "cast_from_so"),
    *entry("cast_from_so", "you cast it from {own_place}", "l'hai lanciata da {own_place}", said="HAVE_CAST_IT FROM own_place"),
    *entry("cast_from_so", "was cast from {own_place}", "è stata lanciata da {own_place}", said="WAS_CAST FROM own_place"),
    *fact("it {entered_from}", "{entered_from}", "entered_from"),
    *entry("entered_from", "entered (the battlefield)? from {own_place}", "è entrato da {own_place}", said="V_BE ENTERED FROM own_place"),
    *fact("{cast_then}", "{cast_then}", "cast_then"),
    *fact("it 's your main phase", "è la tua fase principale", "YOUR_MAIN_NOW"),
    *entry("cast_then", "you cast {own} during your main phase", "hai lanciato {own} durante la tua fase principale",
           said="V_HAVE CAST_BY own DURING_YOUR_MAIN"),
    *entry("cast_from_so", "{subject_of_fact} was cast from {own_place}", "{subject_of_fact} è stata lanciata da {own_place}",
           said="subject_of_fact WAS_CAST FROM own_place"),
    *entry("cast_from_so", "{subject_of_fact} was cast from a|an <PLACE.s>", "{subject_of_fact} è stata lanciata da <@ONE> <@PLACE.s>",
           said="subject_of_fact WAS_CAST FROM ONE PLACE"),
    *(
        made
        for en, it, said in (("it ", "", ""), ("{subject_of_fact} ", "{subject_of_fact} ", "subject_of_fact "))
        for made in entry("cast_from_so", f"{en}was cast from <PLACE.s>", f"{it}è stata lanciata da l' <PLACE.s>", said=f"{said}WAS_CAST FROM THE PLACE")
    ),
    *entry("cast_from_so", "it was cast from {own_place}", "è stata lanciata da {own_place}", said="WAS_CAST FROM own_place", reads_only=True),
    *entry("cast_from_so", "it was cast from a|an <PLACE.s>", "è stata lanciata da <@ONE> <@PLACE.s>", said="WAS_CAST FROM ONE PLACE"),
    *entry("was_cast", "wasn't cast from {place}", "non è stata lanciata da {place}", said="NOT WAS_CAST FROM place"),
    *fact("{spent_so}", "{spent_so}", "spent_so"),
    *fact("{spent_none}", "{spent_none}", "NOT spent_none"),
    *(
        made
        for en, it, such in (("{symbol} {more:symbol*} was", "è stato speso {symbol} {more:symbol*}", "symbol more"),
                             ("at least <NUM> <COLOR> mana was|were", "sono stati spesi almeno <NUM> mana <COLOR>", "AT_LEAST_N NUM MANA COLOR"),
                             ("at least <NUM> mana of the same color was|were", "sono stati spesi almeno <NUM> mana dello stesso colore",
                              "AT_LEAST_N NUM MANA OF_SAME_COLOR"),
                             ("at least <NUM> mana was|were", "sono stati spesi almeno <NUM> mana", "AT_LEAST_N NUM MANA"),
                             ("<NUM> or more mana was|were", "sono stati spesi <NUM> o più mana", "NUM OR_MORE MANA"),
                             ("mana was", "è stato speso mana", "MANA"), ("no mana was", "non è stato speso mana", "MANA"))
        for made in entry("spent_so", f"{en} spent to cast {{party:cast_party}}", f"{it} per lanciare {{party:cast_party}}",
                          said=f"V_BE BEEN SPENT {such} FOR V_CAST party", category="spent_none" if en[:2] == "no" else "spent_so")
    ),
    *(made for kind in ("own", "pronoun", "that") for made in entry("party", f"{{{kind}}}", f"{{{kind}}}", category="cast_party")),
    *fact("it 's bargained", "è stata negoziata", "BARGAINED=\"è stato negoziato\""),
]  # fmt: skip
