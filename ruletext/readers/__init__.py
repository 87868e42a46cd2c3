"""Readers, one for each form in which rules come; each from the bytes of a file to what `ruletext.document` defines."""
