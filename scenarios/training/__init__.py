"""Training: questions made from situations, answers graded by comparing data, and what comes back before it is forgotten."""
