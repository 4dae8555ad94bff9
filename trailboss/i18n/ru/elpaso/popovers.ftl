### What is said beside a piece of El Paso, and is not printed on it.

ui-about-ep-rancher = идёт хотя бы на шаг и всегда останавливается в Эль-Пасо
ui-about-ep-simmental = каждый ранчер, дошедший до Эль-Пасо, берёт одну; последняя возвещает конец
ui-about-ep-post = торговый пост { $value }
ui-about-ep-worth = нужна рука ценностью { $value }
ui-about-ep-again = принимает сколько угодно ваших дисков
ui-about-ep-left = осталось: { $count }
ui-about-ep-workers = { $what } и { $dollars } долл.
ui-about-ep-slot = место диска: { $name }
ui-about-ep-covered = его диск ещё лежит здесь
ui-about-ep-site = строить здесь на { $cost } долл. дороже
ui-about-ep-stack = верхний можно взять вслепую
ui-about-ep-sue-row = их считают, но никогда не сбрасывают
