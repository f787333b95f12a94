"""Judgment of decisions, their reasons, and the review of a game. `docs/learn/coach.md` explains the measures."""

from bigboard.coach.judge.budgets import COACH, REVIEW, Budget
from bigboard.coach.judge.judgment import Judgment, Option, Verdict, judge
from bigboard.coach.judge.reasons import Reason, explain
from bigboard.coach.review.game_review import Plan, review
from bigboard.coach.review.summary import Review

__all__ = [
    "COACH",
    "REVIEW",
    "Budget",
    "Judgment",
    "Option",
    "Plan",
    "Reason",
    "Review",
    "Verdict",
    "explain",
    "judge",
    "review",
]
