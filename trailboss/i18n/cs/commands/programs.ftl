# What programs meet that use the package: environments, observations, values of bots, an assistant.

error-action-number = { $number } není akce: { $game } má 0 až { $last }
error-env-answer = odpověď je text
error-env-brackets = odpověď má jeden tah v hranatých závorkách, ne { $count }
error-env-deals = deals={ $deals }: je třeba aspoň jedno rozdání
error-env-game = hra se uvádí názvem, ne { $name }
error-env-language = pravidla hry { $game } v jazyce { $language } nejsou
error-env-one-seed = jedno semínko pro všechny stoly: každý stůl si odvodí své
error-env-opponents = je třeba soupeřů podle názvu: { $count }, ne { $given }
error-env-options = volby jsou slovník názvů a textů, ne { $options }
error-env-parallel = { $game } se ptá po jednom místě: použij aec_env
error-env-parameters = pozorování nemají parametry, ne { $given }
error-env-players = tento stůl je pro { $seats }, ne pro { $given }
error-env-processes = procesů může být 1 až { $most }, ne { $given }
error-env-seat = místo { $seat } mezi { $seats } není
error-env-seed = semínko je celé číslo, ne { $seed }
error-env-tables = stolů může být 1 až { $most }, ne { $given }
error-env-tries = odpověď má jeden pokus nebo víc, ne { $tries }
error-env-written = volby se píší name:value;name:value, ne { $text }
error-no-game-here = žádná hra se tu nejmenuje { $name }
error-no-observation = { $game } nemá pozorování
error-no-reward = odměna { $name } není; jsou { $names }
error-value-changed = hodnocení { $name } bylo změněno
error-value-figures = hodnocení { $name } má jiné ukazatele
error-value-units = hodnocení { $name } nemá váhu pro každý ukazatel a uzel
error-value-weights = hodnocení { $name } nemá tři váhy pro každý ukazatel
error-written-move = tah se píše seat:move, ne { $text }
shown-allowed = { $action }: povoleno
