### The pages of Sam and Sue.

ui-solo-lead = { $who } hraje proti tobě v deskové hře na tvém stole. Stránka říká, co { $who } dělá, a počítá body; ty posouváš figurky a odpovídáš na to, co je vidět jen na stole. Funguje i bez serveru.
ui-solo-option-level = Jaká obtížnost?
ui-solo-option-b-cards = Kolik karet B?
ui-solo-option-deck = Kdo dobírá karty?
ui-solo-choice-easy = lehká
ui-solo-choice-medium = střední
ui-solo-choice-hard = těžká
ui-solo-choice-0 = žádná
ui-solo-choice-1 = 1
ui-solo-choice-2 = 2
ui-solo-choice-3 = 3
ui-solo-choice-app = stránka
ui-solo-choice-box = já
ui-solo-why-level =
    { $cards ->
        [one] { $cards } karta
        [few] { $cards } karty
        [many] { $cards } karty
       *[other] { $cards } karet
    }; { $extra ->
        [0] { "" }
       *[other] od každého druhu o jednoho pracovníka víc;
    } první expedice: { $city }.
ui-solo-why-b-cards =
    { $cards ->
        [one] Balíček z { $cards } karty; karty B dělají Sue silnější.
        [few] Balíček ze { $cards } karet; karty B dělají Sue silnější.
        [many] Balíček z { $cards } karty; karty B dělají Sue silnější.
       *[other] Balíček z { $cards } karet; karty B dělají Sue silnější.
    }
ui-solo-why-app = Tištěné karty zůstanou v krabici.
ui-solo-why-box = Otáčíš tištěné karty a říkáš, co na nich je.
ui-solo-faces = Líce našich karet jsou rekonstruované. Pokud se tvoje liší, dobírej raději ze svých: pak platí karty z krabice.
ui-solo-start = Začít
ui-solo-file = Pokračovat ze souboru
ui-solo-file-why = Partie uložená tady nebo z příkazového řádku.
ui-solo-trouble-damaged = Partie uložená v tomto prohlížeči je poškozená a nelze v ní pokračovat. Začni znovu, nebo pokračuj ze souboru.
ui-solo-trouble-bad = { $file }: v této partii tady nelze pokračovat. Nic se nezměnilo.
ui-solo-trouble-other = { $file }: v této partii je soupeřem { $who }. Otevři soubor na stránce toho soupeře.
ui-solo-told = Co dělat
ui-solo-number = Číslo
ui-solo-answer = OK
ui-solo-usual = výchozí odpověď
ui-solo-keys = Klávesy: číslice odpovídají, Enter bere označenou odpověď, u vrací zpět
ui-solo-all-rules = Všechna pravidla
ui-solo-points =
    { $points ->
        [one] { $who }: { $points } bod
        [few] { $who }: { $points } body
        [many] { $who }: { $points } bodu
       *[other] { $who }: { $points } bodů
    }
ui-solo-has = { $who } má
ui-solo-past = Předchozí tahy ({ $count })
ui-solo-turn = Tah { $number }
ui-solo-set-up = Příprava
ui-solo-session = Tato partie
ui-solo-is-level = obtížnost: { $value }
ui-solo-is-b-cards = karty B: { $value }
ui-solo-is-deck = karty dobírá: { $value }
ui-solo-seed = semínko { $seed }
ui-solo-not-kept = Tento prohlížeč si nic nepamatuje: ulož partii do souboru, než stránku zavřeš.
ui-solo-save = Uložit do souboru
ui-solo-new = Nová hra
ui-solo-new-sure = Tato partie se smaže. Pokud v ní chceš někdy pokračovat, nejdřív ji ulož do souboru.
ui-solo-new-yes = Zapomenout
ui-solo-new-no = Hrát dál
