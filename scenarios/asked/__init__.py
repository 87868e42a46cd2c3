"""What is asked of a situation besides: every outcome, why, why not, what if."""
