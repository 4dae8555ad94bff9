### A new table.

ui-new-title = Nowy stół
ui-new-game = Gra
ui-new-seats = Miejsca
ui-new-options = Opcje
ui-new-table = Stół
ui-new-seat-kind = Kto siedzi na miejscu { $seat }
ui-new-seat-bot = Bot na miejscu { $seat }
ui-new-seat-name = Imię na miejscu { $seat }
ui-new-public = Publiczny
ui-new-public-why = Każdy może zająć wolne miejsce lub oglądać. W przeciwnym razie o stole wiedzą tylko osoby, które mają link.
ui-new-hints = Podpowiedzi
ui-new-hints-why = W czasie namysłu możesz zapytać dobrego bota, co zrobiłby na Twoim miejscu. Nie wie więcej niż Ty.
ui-new-clock = Zegar
ui-new-clock-why = Gdy komuś skończy się czas, pozostali mogą oddać jego ruchy botowi.
ui-components = Wartości
ui-components-title = Wydrukowane wartości
ui-components-why = W twoim pudełku są inne liczby? Zapisz je w pliku, popraw i graj według niego.
ui-components-printed = jak w druku
ui-components-bring = Dodaj plik wartości
ui-components-wrong = Tego pliku nie można użyć:
ui-components-own = Gra według wartości właściciela:
ui-components-differ = { $count ->
    [one] { $count } wartość różni się od naszych
    [few] { $count } wartości różnią się od naszych
   *[many] { $count } wartości różni się od naszych
}
ui-components-place = Miejsce
ui-components-ours = Nasza
ui-components-theirs = Ten plik
ui-new-webhook = Webhook
ui-new-webhook-why = Ten adres dostaje wiadomość, gdy ktoś musi wykonać ruch, na przykład kanał Discorda.
ui-new-start = Rozpocznij grę
ui-new-open = Otwórz stół
ui-seat-add = Dodaj miejsce
ui-seat-drop = Usuń miejsce
ui-guest = Gość
ui-kind-me = Ja
ui-kind-me-name = Ja ({ $name })
ui-kind-friend = Ktoś znajomy, przez link
ui-kind-hotseat = Ktoś przy tym ekranie
ui-kind-bot = Bot
ui-bot-tenderfoot = Nowicjusz (poziom 1, do nauki)
ui-bot-wrangler = Koniuch (poziom 2)
ui-bot-rancher = Ranczer (poziom 3)
ui-bot-foreman = Zarządca (poziom 4)
ui-bot-legend = Legenda (poziom 5, myśli sekundę)
ui-bot-random = Żółtodziób (losowy)
ui-bot-greedy = Poganiacz (zachłanny)
ui-bot-strong = Szef szlaku (silny)
ui-botname-tenderfoot = Nowicjusz
ui-botname-wrangler = Koniuch
ui-botname-rancher = Ranczer
ui-botname-foreman = Zarządca
ui-botname-legend = Legenda
ui-botname-random = Żółtodziób
ui-botname-greedy = Poganiacz
ui-botname-strong = Szef szlaku
ui-clock-none = brak
ui-clock-live30 = 30 minut + 30 sekund na ruch
ui-clock-live60 = 1 godzina + 1 minuta na ruch
ui-clock-days3 = 3 dni + 12 godzin na ruch
ui-clock-days7 = 7 dni + 1 dzień na ruch
ui-new-automa = gra przeciw Tobie, według kart z pudełka
ui-new-rulings = jeszcze { $count ->
        [one] { $count } rozstrzygnięcie
        [few] { $count } rozstrzygnięcia
        [many] { $count } rozstrzygnięć
       *[other] { $count } rozstrzygnięć
    }
