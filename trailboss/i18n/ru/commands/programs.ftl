# What programs meet that use the package: environments, observations, values of bots, an assistant.

error-action-number = { $number } — не действие: у { $game } от 0 до { $last }
error-env-answer = ответ — это текст
error-env-brackets = в ответе один ход в квадратных скобках, а не { $count }
error-env-deals = deals={ $deals }: нужна хотя бы одна раздача
error-env-game = игру называют по имени, а не { $name }
error-env-language = правил игры { $game } на языке { $language } нет
error-env-one-seed = одно зерно для всех столов: каждый стол выводит своё
error-env-opponents = нужно соперников по названию: { $count }, а не { $given }
error-env-options = варианты — это словарь названий и текстов, а не { $options }
error-env-parallel = { $game } спрашивает по одному месту: возьмите aec_env
error-env-parameters = у наблюдений нет параметров, а не { $given }
error-env-players = этот стол на { $seats }, а не на { $given }
error-env-processes = процессов может быть от 1 до { $most }, а не { $given }
error-env-seat = места { $seat } нет среди { $seats }
error-env-seed = зерно — целое число, а не { $seed }
error-env-tables = столов может быть от 1 до { $most }, а не { $given }
error-env-tries = у ответа одна попытка или больше, а не { $tries }
error-env-written = варианты пишут name:value;name:value, а не { $text }
error-no-game-here = здесь нет игры с названием { $name }
error-no-observation = у { $game } нет наблюдения
error-no-reward = вознаграждения { $name } нет; есть { $names }
error-value-changed = оценка { $name } изменена
error-value-figures = у оценки { $name } другие показатели
error-value-units = у оценки { $name } нет веса для каждого показателя и узла
error-value-weights = у оценки { $name } нет трёх весов для каждого показателя
error-written-move = ход пишут seat:move, а не { $text }
shown-allowed = { $action }: разрешено
