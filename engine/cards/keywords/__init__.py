"""702: keyword abilities that stand for abilities of other categories, by family."""
