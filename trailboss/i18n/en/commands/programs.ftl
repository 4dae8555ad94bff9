# What programs meet that use the package: environments, observations, values of bots, an assistant.

error-action-number = { $number } is no action: { $game } has 0 to { $last }
error-env-answer = an answer is a text
error-env-brackets = an answer holds one move in square brackets, not { $count }
error-env-deals = deals={ $deals }: there is one deal at least
error-env-game = a game is called by its name, not { $name }
error-env-language = there are no rules of { $game } in { $language }
error-env-one-seed = one seed for all tables: each table derives its own
error-env-opponents = { $count } opponents are needed, by name, not { $given }
error-env-options = options are a mapping of names to texts, not { $options }
error-env-parallel = { $game } asks one seat at a time: use aec_env
error-env-parameters = observations have no parameters, not { $given }
error-env-players = this table is for { $seats }, not { $given }
error-env-processes = there are 1 to { $most } processes, not { $given }
error-env-seat = there is no seat { $seat } among { $seats }
error-env-seed = a seed is a whole number, not { $seed }
error-env-tables = there are 1 to { $most } tables, not { $given }
error-env-tries = an answer has 1 try or more, not { $tries }
error-env-written = options are written name:value;name:value, not { $text }
error-no-game-here = no game here is called { $name }
error-no-observation = { $game } has no observation
error-no-reward = no reward is called { $name }; there are { $names }
error-value-changed = the value { $name } has been changed
error-value-figures = the value { $name } has other figures
error-value-units = the value { $name } has not a weight for each figure and unit
error-value-weights = the value { $name } has not three weights for each figure
error-written-move = a move is written seat:move, not { $text }
shown-allowed = { $action }: allowed
