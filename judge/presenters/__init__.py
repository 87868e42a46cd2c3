"""What the screens of the application show and how it changes, as plain values: nothing here knows Textual."""
