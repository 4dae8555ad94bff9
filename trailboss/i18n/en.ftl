### English, the source of all other languages.
###
### Keys             values
### action-<verb>    $thing
### event-<verb>     $who $amount $thing
### refusal-<what>   $action $needs $has $rule
### thing-<name>
### ask-<Question>
###
### A key that is missing falls back to the engine's own text. Each game has a section of its own.

## All games

action-pass = pass
