"""Sue, the opponent of somebody who plays alone: policy decides, frames carry out (R14)."""
