# What programs meet that use the package: environments, observations, values of bots, an assistant.

error-action-number = { $number } to nie akcja: { $game } ma od 0 do { $last }
error-env-answer = odpowiedź to tekst
error-env-brackets = odpowiedź ma jeden ruch w nawiasach kwadratowych, a nie { $count }
error-env-deals = deals={ $deals }: potrzebne jest co najmniej jedno rozdanie
error-env-game = grę podaje się z nazwy, a nie { $name }
error-env-language = nie ma zasad gry { $game } w języku { $language }
error-env-one-seed = jedno ziarno dla wszystkich stołów: każdy stół wyprowadza własne
error-env-opponents = potrzeba przeciwników z nazwy: { $count }, a nie { $given }
error-env-options = opcje to słownik nazw i tekstów, a nie { $options }
error-env-parallel = { $game } pyta po jednym miejscu: użyj aec_env
error-env-parameters = obserwacje nie mają parametrów, a nie { $given }
error-env-players = ten stół jest dla { $seats }, a nie dla { $given }
error-env-processes = procesów może być od 1 do { $most }, a nie { $given }
error-env-seat = nie ma miejsca { $seat } wśród { $seats }
error-env-seed = ziarno to liczba całkowita, a nie { $seed }
error-env-tables = stołów może być od 1 do { $most }, a nie { $given }
error-env-tries = odpowiedź ma jedną próbę lub więcej, a nie { $tries }
error-env-written = opcje pisze się name:value;name:value, a nie { $text }
error-no-game-here = nie ma tu gry o nazwie { $name }
error-no-observation = { $game } nie ma obserwacji
error-no-reward = nie ma nagrody { $name }; są { $names }
error-value-changed = ocenę { $name } zmieniono
error-value-figures = ocena { $name } ma inne wskaźniki
error-value-units = ocena { $name } nie ma wagi dla każdego wskaźnika i węzła
error-value-weights = ocena { $name } nie ma trzech wag dla każdego wskaźnika
error-written-move = ruch pisze się seat:move, a nie { $text }
shown-allowed = { $action }: dozwolone
