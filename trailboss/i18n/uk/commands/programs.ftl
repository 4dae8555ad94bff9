# What programs meet that use the package: environments, observations, values of bots, an assistant.

error-action-number = { $number } — не дія: { $game } має від 0 до { $last }
error-env-answer = відповідь — це текст
error-env-brackets = відповідь має один хід у квадратних дужках, а не { $count }
error-env-deals = deals={ $deals }: потрібна принаймні одна роздача
error-env-game = гру називають на ім’я, а не { $name }
error-env-language = правил гри { $game } мовою { $language } немає
error-env-one-seed = одне зерно для всіх столів: кожен стіл виводить своє
error-env-opponents = потрібно суперників за назвою: { $count }, а не { $given }
error-env-options = варіанти — це словник назв і текстів, а не { $options }
error-env-parallel = { $game } питає по одному місцю: візьміть aec_env
error-env-parameters = спостереження не мають параметрів, а не { $given }
error-env-players = цей стіл на { $seats }, а не на { $given }
error-env-processes = процесів може бути від 1 до { $most }, а не { $given }
error-env-seat = місця { $seat } немає серед { $seats }
error-env-seed = зерно — ціле число, а не { $seed }
error-env-tables = столів може бути від 1 до { $most }, а не { $given }
error-env-tries = відповідь має одну спробу або більше, а не { $tries }
error-env-written = варіанти пишуть name:value;name:value, а не { $text }
error-no-game-here = тут немає гри з назвою { $name }
error-no-observation = { $game } не має спостереження
error-no-reward = винагороди { $name } немає; є { $names }
error-value-changed = оцінку { $name } змінено
error-value-figures = оцінка { $name } має інші показники
error-value-units = оцінка { $name } не має ваги для кожного показника й вузла
error-value-weights = оцінка { $name } не має трьох ваг для кожного показника
error-written-move = хід пишуть seat:move, а не { $text }
shown-allowed = { $action }: дозволено
