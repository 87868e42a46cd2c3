"""A scenario played in every way that its questions leave open: the answers, the search, what tells the outcomes apart."""
