### A new table.

ui-new-title = Nový stůl
ui-new-game = Hra
ui-new-seats = Místa
ui-new-options = Volby
ui-new-table = Stůl
ui-new-seat-kind = Kdo sedí na místě { $seat }
ui-new-seat-bot = Bot na místě { $seat }
ui-new-seat-name = Jméno na místě { $seat }
ui-new-public = Veřejný
ui-new-public-why = Kdokoli může usednout na volné místo nebo se dívat. Jinak o stole vědí jen ti, kdo mají odkaz.
ui-new-hints = Nápovědy
ui-new-hints-why = Při přemýšlení se můžeš zeptat dobrého bota, co by na tvém místě udělal. Neví víc než ty.
ui-new-clock = Hodiny
ui-new-clock-why = Když někomu dojde čas, ostatní za něj mohou nechat hrát bota.
ui-components = Hodnoty
ui-components-title = Vytištěné hodnoty
ui-components-why = Jsou ve vaší krabici jiná čísla? Zapište je do souboru, opravte je a hrajte podle něj.
ui-components-printed = jak jsou vytištěny
ui-components-bring = Přidat soubor hodnot
ui-components-wrong = Tento soubor nelze použít:
ui-components-own = Hraje se podle hodnot majitele:
ui-components-differ = { $count ->
    [one] { $count } hodnota se liší od našich
    [few] { $count } hodnoty se liší od našich
   *[other] { $count } hodnot se liší od našich
}
ui-components-place = Místo
ui-components-ours = Naše
ui-components-theirs = Tento soubor
ui-new-webhook = Webhook
ui-new-webhook-why = Na tuto adresu přijde zpráva, když je někdo na tahu, například do kanálu na Discordu.
ui-new-start = Začít hru
ui-new-open = Otevřít stůl
ui-seat-add = Přidat místo
ui-seat-drop = Ubrat místo
ui-guest = Host
ui-kind-me = Já
ui-kind-me-name = Já ({ $name })
ui-kind-friend = Někdo známý, přes odkaz
ui-kind-hotseat = Někdo u této obrazovky
ui-kind-bot = Bot
ui-bot-tenderfoot = Nováček (úroveň 1, pro učení)
ui-bot-wrangler = Koňař (úroveň 2)
ui-bot-rancher = Rančer (úroveň 3)
ui-bot-foreman = Správce (úroveň 4)
ui-bot-legend = Legenda (úroveň 5, přemýšlí sekundu)
ui-bot-random = Zelenáč (náhodný)
ui-bot-greedy = Předák (hladový)
ui-bot-strong = Šéf stezky (silný)
ui-botname-tenderfoot = Nováček
ui-botname-wrangler = Koňař
ui-botname-rancher = Rančer
ui-botname-foreman = Správce
ui-botname-legend = Legenda
ui-botname-random = Zelenáč
ui-botname-greedy = Předák
ui-botname-strong = Šéf stezky
ui-clock-none = žádné
ui-clock-live30 = 30 minut + 30 sekund na krok
ui-clock-live60 = 1 hodina + 1 minuta na krok
ui-clock-days3 = 3 dny + 12 hodin na krok
ui-clock-days7 = 7 dní + 1 den na krok
ui-new-automa = hraje proti tobě podle karet z krabice
ui-new-rulings = { $count ->
        [one] { $count } další výklad
        [few] { $count } další výklady
       *[other] { $count } dalších výkladů
    }
