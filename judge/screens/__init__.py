"""The screens of the application, each with its style beside it."""
