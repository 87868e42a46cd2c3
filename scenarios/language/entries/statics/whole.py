"""604, 611.3: static abilities as a whole: what is said of whom, and while what holds.

What each of them says is in the files beside this one, and in those of other subjects that have static abilities too.
"""

from __future__ import annotations

from scenarios.language.twoway.templates import Entry, entry, handed_on

_KINDS = (
    "entering_tapped", "day_as_it_enters", "entering_with", "defining", "more_lands", "you_cannot", "optional_untap", "shows_top", "may_cast_top", "may_cast_from", "may_cast_the_top", "skips_step", "cost_change", "least_cost",
    "ability_cost", "unlock_cost", "controlling", "unblocked_damage", "prevents", "exiled_instead", "elliptic", "choosing", "all_block", "changes",
    "entering_unless_paid", "exerting", "enters_as_copy", "escaping_with", "entering_with_one_of", "turned_up_with", "player_has", "both_have", "cast_limit", "cast_times", "flash_for_more", "none_of_many",
    "none_activated", "entering_tapped_and", "triggers_again", "begins_in_play", "may_command", "moved_instead", "nth_cost", "nth_has", "spends_as", "untaps_too", "cast_as_flash", "may_cast_exiled", "cast_only", "no_extra_turns", "searches_top", "more_votes", "given_each",
)  # fmt: skip

_PREDICATES = (
    "gets", "has", "loses", "base_numbers", "becomes", "cannot", "stays_tapped", "not_activated", "is_keyword", "fights_so", "is_no", "crews_so", "has_all_types", "has_chosen_type", "is_super", "in_old_words",
)  # fmt: skip

ENTRIES: list[Entry] = [
    *(made for kind in _KINDS for made in entry("static", f"{{{kind}}}", f"{{{kind}}}")),
    *entry("static", "{standing}", "{standing}"),
    *entry("static", "{standing} {such}", "{standing} {such}", said="standing such"),
    *entry("static", "{such} , {standing}", "{such} , {standing}", said="such COMMA standing"),
    *entry("static", "{standing} {where}", "{standing} {where}"),
    *(made for more_en, more_it, more in (("", "", ""), (" , {more:given_so+comma} ,", " , {more:given_so+comma}", "COMMA more "))
      for made in entry("given_each", f"{{party}} [have~sub] {{given_so}}{more_en} and {{last:given_so}}", f"{{party}} [avere~sub] {{given_so}}{more_it} e {{last:given_so}}",
                        said=f"party V_HAVE given_so {more}AND last")),
    *entry("given_so", "{ability_item} {while_}", "{ability_item} {while_}"),
    *entry("given_so", "{ability_item} {if_}", "{ability_item} {if_}"),
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
    *entry("elliptic", "{elliptic_when} , it|they {static_predicate+and_~sub}", "{elliptic_when} , {static_predicate+and_~sub}",
           said="elliptic_when COMMA static_predicate"),
    *handed_on("elliptic_when", "while_", "if_"),
    *handed_on("static_predicate", *_PREDICATES),
    *entry("", "it|they {static_predicate+and_~sub}", "{static_predicate+and_~sub}", category="otherwise_what", said="static_predicate"),
    *entry("otherwise_so", "{otherwise_what}", "{otherwise_what}"),
    *entry("otherwise_so", "{prevents}", "{prevents}"),
    *entry("same_so", "the same is true for {party}", "lo stesso vale per {party}", said="SAME_TRUE FOR party"),
    *entry("same_so", "the same is true for {party} and {other:party}", "lo stesso vale per {party} e {other:party}",
           said="SAME_TRUE FOR party AND other"),
]  # fmt: skip
