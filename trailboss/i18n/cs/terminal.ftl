### A game in the terminal.

cli-help = číslo nebo akce: provést   ?: proč ne ostatní   r R1.1: pravidlo   b: herní plán   u: zpět   s SOUBOR: uložit   q: konec
cli-hints-off = nápověda je vypnutá: začněte s --hints
cli-help-hint = i: nápověda
cli-seed = semínko
cli-over = Hra je u konce. Vítězství: { $winners }
cli-any-time = kdykoli
cli-no-option = { $line }: taková možnost tu není.
cli-more = { $count ->
        [one] a { $count } další
        [few] a { $count } další
       *[other] a { $count } dalších
    }
cli-nothing-refused = Nic tu není zakázané.
cli-no-undo = Nic nelze vrátit: něco se odkrylo, nebo se ještě nic nestalo.
cli-saved = Uloženo do { $path }.
cli-total = celkem
cli-goes-on = Hra pokračuje.
cli-trail = Stezka
cli-ahead = Před vámi
