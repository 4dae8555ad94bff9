### What happens in El Paso.

event-announce = { $who } бере останню карту Simmental: наступний ранчер в Ель-Пасо розпочне кінець гри
event-cow = { $who } отримує корову: { $thing }
event-el-paso = { $who } в Ель-Пасо
event-no-disc = { $who } не викладає диска
event-post = { $who } кладе диск на торговий пост { $amount }
event-ready = { $who } має напоготові робітника: { $thing }
event-show = { $who } показує: { $thing }
event-token = { $who } бере: { $thing }
event-train = { $who } використовує карту потяга { $amount }
event-use = { $who } виконує дію { $amount }: { $thing }
