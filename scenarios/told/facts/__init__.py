"""Facts in words: for each kind of fact one function that says it, by chapters as in `engine.state.facts`. It works nothing out."""
