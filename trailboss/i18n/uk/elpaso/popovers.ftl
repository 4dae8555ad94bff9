### What is said beside a piece of El Paso, and is not printed on it.

ui-about-ep-rancher = іде щонайменше на крок і завжди спиняється в Ель-Пасо
ui-about-ep-simmental = кожен ранчер, що дійшов до Ель-Пасо, бере одну; остання сповіщає про кінець
ui-about-ep-post = торговий пост { $value }
ui-about-ep-worth = потрібна рука вартістю { $value }
ui-about-ep-again = приймає скільки завгодно ваших дисків
ui-about-ep-left = лишилося: { $count }
ui-about-ep-workers = { $what } і { $dollars } дол.
ui-about-ep-slot = місце диска: { $name }
ui-about-ep-covered = його диск ще лежить тут
ui-about-ep-site = будувати тут на { $cost } дол. дорожче
ui-about-ep-stack = верхній можна взяти наосліп
ui-about-ep-sue-row = їх рахують, але ніколи не скидають
