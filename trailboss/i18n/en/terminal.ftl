### A game in the terminal.

cli-help = a number or an action: do it   ?: why not the others   r R1.1: a rule   b: the board   u: undo   s FILE: save   q: quit
cli-hints-off = hints are off: begin with --hints
cli-help-hint = i: a hint
cli-seed = seed
cli-over = The game is over. Winner: { $winners }
cli-any-time = at any time
cli-no-option = { $line } is not an option here.
cli-more = { $count ->
        [one] and { $count } more
       *[other] and { $count } more
    }
cli-nothing-refused = Nothing is refused here.
cli-no-undo = Nothing can be taken back: something was revealed, or nothing was done.
cli-saved = Saved to { $path }.
cli-total = total
cli-goes-on = The game goes on.
cli-trail = The trail
cli-ahead = Ahead
