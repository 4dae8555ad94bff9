### At the table.

ui-table = Stůl
ui-table-none = Takový stůl není
ui-open-public = Veřejný stůl
ui-open-hints = s nápovědami
ui-open-link = Stůl přes odkaz
ui-open-ask = Místa jsou tu na pozvání: popros toho, kdo stůl otevřel, o odkaz na místo.
ui-open-waiting =
    { $count ->
        [one] Čeká se na jednoho dalšího hráče.
        [few] Čeká se na { $count } další hráče.
       *[other] Čeká se na { $count } dalších hráčů.
    }
ui-open-ready = Všichni jsou tady.
ui-seat-free = Místo { $seat }
ui-seat-human = člověk
ui-seat-hotseat = u jedné obrazovky
ui-seat-bot = bot
ui-seat-automa = automa
ui-copy-link = Kopírovat odkaz na místo { $seat }
ui-copied = Zkopírováno
ui-fill-bot = Na místo { $seat } posadit bota
ui-sit-here = Usednout na místo { $seat }
ui-start = Začít
ui-leave = Odejít
ui-leave-ask = Opravdu odejít? Ostatní za tebe mohou nechat hrát bota.
ui-options = Volby a férovost
ui-commitment = Závazek (otisk semínka)
ui-commitment-none = Tento stůl pokračuje ze záznamu: jeho semínko už bylo známé, takže se žádné neslibuje.
ui-commitment-why = Otisk semínka byl dán před prvním krokem. Na konci se semínko ukáže a tvůj prohlížeč ho ověří.
ui-seed = Sůl a semínko
ui-fair = Ověření
ui-fair-yes = ✓ Semínko odpovídá závazku.
ui-fair-no = ✗ Semínko neodpovídá závazku.
ui-own-link = Tvoje cesta zpět
ui-own-link-text = Odkaz na místo { $seat }: nikomu ho neukazuj
ui-players = Hráči
ui-is-asked = je na řadě
ui-won = vítězství
ui-stand-in = hraje { $bot }
ui-abandoned = je pryč
ui-clock = Hodiny
ui-score-running = Body, kdyby hra skončila teď
ui-score-final = Konečný výsledek
ui-score-hint = Body, které teď můžeš znát, kdyby hra hned skončila.
ui-score-short = { $points } b.
ui-score-total = Celkem
ui-waiting-for = Čeká se na: { $names }
ui-question-plain = Co uděláš?
ui-choices = Možnosti
ui-choices-show = Ukázat možnosti
ui-choices-hide = Skrýt možnosti
ui-meanwhile = Mezitím
ui-last-turn = Poslední tah:
ui-hover-hint = Najeď na možnost a dozvíš se víc.
ui-any-time = Kdykoli
ui-confirm = Potvrdit
ui-confirm-ask = { $what }?
ui-route-ask = Kudy? Cesty se liší cenou.
ui-route = { $via }: { $cost }
ui-route-free = zdarma
ui-end-turn = Ukončit tah
ui-end-turn-with = Ukončit tah: { $things }
ui-parts = Části stolu
ui-part-board = Plán
ui-part-hand = Ruka
ui-part-market = Trh
ui-part-players = Hráči
ui-part-log = Průběh
ui-enough = Tady to stačí
ui-amount =
    { $what ->
        [dollars]
            { $amount ->
                [one] { $amount } dolar
                [few] { $amount } dolary
                [many] { $amount } dolaru
               *[other] { $amount } dolarů
            }
        [certificates]
            { $amount ->
                [one] { $amount } certifikát
                [few] { $amount } certifikáty
                [many] { $amount } certifikátu
               *[other] { $amount } certifikátů
            }
       *[tokens]
            { $amount ->
                [one] { $amount } žeton výměny
                [few] { $amount } žetony výměny
                [many] { $amount } žetonu výměny
               *[other] { $amount } žetonů výměny
            }
    }
ui-outcome-pay = odevzdat { $thing }
ui-outcome-least = odevzdat nejméně { $thing }
ui-outcome-gain = získat { $thing }
ui-outcome-other-gain = { $who } získá { $thing }
ui-outcome-other-pay = { $who } odevzdá { $thing }
ui-outcome-more =
    { $amount ->
        [one] { $amount } bod navíc
        [few] { $amount } body navíc
        [many] { $amount } bodu navíc
       *[other] { $amount } bodů navíc
    }
ui-outcome-less =
    { $amount ->
        [one] { $amount } bod méně
        [few] { $amount } body méně
        [many] { $amount } bodu méně
       *[other] { $amount } bodů méně
    }
ui-outcome-reveals = pak se něco odkryje
ui-undo = Zpět
ui-undo-turn = Celý tah znovu
ui-undo-ask = Požádat o vrácení
ui-undo-far = Vrátit víc
ui-why-not = Proč ne? ({ $count })
ui-why-line = { $reason } ({ $rule })
ui-not-now = teď ne; otázka: { $question }
ui-not-your-turn = nejsi na tahu; čeká se na: { $names }
ui-rule = Pravidlo { $rule }
ui-offline = Spojení se přerušilo. Zkouší se znovu; nic se neztratilo.
ui-not-sent = Server neodpověděl. Zkus to znovu.
ui-panel = Průběh, chat a body
ui-tab-log = Průběh
ui-tab-chat = Chat
ui-tab-score = Body
ui-tab-about = Stůl
ui-log-all = Ukázat všechny záznamy ({ $count })
ui-log-undone = vráceno zpět:
ui-log-open = stůl je otevřený
ui-log-join = { $who } usedá
ui-log-leave = { $who } odchází
ui-log-seats = místa se mění
ui-log-start = hra začíná
ui-log-undo = { $who } vrací zpět { $count ->
        [one] krok
        [few] { $count } kroky
       *[other] { $count } kroků
    }
ui-log-vote =
    { $passed ->
        [true]
            { $about ->
                [undo] poslední kroky jsou vráceny zpět
                [redeal] poslední kroky jsou vráceny zpět; vše skryté se zamíchalo znovu
               *[other] hlasování prošlo
            }
        [false] hlasování neprošlo
       *[other] { $who } hlasuje
    }
ui-log-rematch = připravuje se odveta
ui-chat = Chat
ui-chat-none = Zatím nikdo nic nenapsal.
ui-chat-say = Napiš něco
ui-chat-send = Odeslat
ui-digest = Co se stalo bez tebe: { $count }
ui-digest-read = Rozumím
ui-vote = Hlasování
ui-vote-yes = Ano
ui-vote-no = Ne
ui-vote-withdraw = Ukončit hlasování
ui-vote-start = Nechat hrát bota
ui-vote-offer = { $who } tu není.
ui-vote-bot = Má bot hrát za: { $who }? Ještě odpoví: { $missing }
ui-vote-undo = { $by } žádá o vrácení kroku. Ještě odpoví: { $missing }
ui-over-missed = Cílové skóre nebylo překonáno
ui-over = { $count ->
        [one] { $winners } vyhrává
        [few] Společné vítězství: { $winners }
       *[other] Společné vítězství: { $winners }
    }
ui-rematch = Odveta
ui-record = Stáhnout zápis
ui-cover-title = { $name }, jsi na tahu
ui-cover-text = Předej zařízení. Ostatní se nedívají.
ui-cover-go = Jsem { $name }
ui-notify-turn = Jsi na tahu: { $game }
ui-automa = podle karet z krabice
ui-hint = Co by udělal dobrý bot?
ui-hint-first = jeho volba
ui-deed-begins = { $who }: { $what }
ui-deed-acts = { $who } jedná na místě
ui-deed-at = { $deed }, na místě: { $place }
ui-deed-cost = { $deed } za { $thing }
ui-deed-fee = { $deed }, cestou platí { $thing }
ui-deed-gain = { $deed } a získává { $thing }
ui-log-own = vlastní budova { $name }
ui-log-owned = budova { $name } ({ $who })
ui-log-rules = Ukázat pravidla
ui-room-here = je tu
ui-room-away = pryč
ui-room-is-ready = připraveno
ui-room-ready = Můžeme začít
ui-room-all-ready = Všichni jsou připraveni.
ui-room-people = V místnosti jsou také
ui-room-invite = Pozvat
ui-room-invite-seat = Místo pro hosta
ui-room-link = Odkaz s pozvánkou
ui-room-copy = Kopírovat
ui-room-share = Sdílet
ui-room-qr = QR kód odkazu s pozvánkou
ui-room-link-why = Kdo ho otevře, usedne na toto místo.
ui-room-public-why = Kdo ho otevře, může usednout na kterékoli volné místo.
ui-room-talk = Povídejte si, než začnete
ui-choices-afar = Zdálky ({ $count })
ui-choices-walk = K čemu dojdeš, v pořadí plánu
