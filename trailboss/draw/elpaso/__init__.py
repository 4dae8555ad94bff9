"""El Paso in words."""

from trailboss.draw.asking import no_picture as picture
from trailboss.draw.elpaso.board import board, near, option
from trailboss.draw.elpaso.question import question

__all__ = ["board", "near", "option", "picture", "question"]
