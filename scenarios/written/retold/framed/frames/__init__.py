"""What each verb needs, and what the guide has for it."""
