### Why something is not allowed in the trail games.

refusal-dollars =
    стоит { $needs ->
        [one] { $needs } доллар
        [few] { $needs } доллара
        [many] { $needs } долларов
       *[other] { $needs } доллара
    }, у вас { $has }
refusal-cowboys = ковбоев нужно { $needs }, свободно { $has }
refusal-builders = строителей нужно { $needs }, у вас { $has }
refusal-steps = нужно сделать хотя бы один шаг
refusal-actions = нужно выполнить хотя бы одно действие
refusal-certificates = сертификатов нужно { $needs }, у вас { $has }
refusal-breeding-value = нужна племенная ценность { $needs }, у вас { $has }
refusal-not-next-ahead = это не следующая локация впереди
refusal-no-tile-there = там ничего не лежит, остановиться нельзя
refusal-beside-the-trail = лежит в стороне от пути
refusal-not-a-neutral-building = это не нейтральная постройка
refusal-already-performed = здесь это уже сделано
refusal-performed-this-turn = в этом ходу это уже сделано
refusal-not-your-building = постройка не ваша
refusal-no-risk-action = здесь нет дополнительного действия
refusal-no-auxiliary-action-now = после действия локации вспомогательное нельзя
refusal-auxiliary-action-performed = вместо этого выбрано вспомогательное действие
refusal-single-only = только один раз, без удвоения
refusal-open-slots = свободных клеток нужно { $needs }, у вас { $has }
refusal-own-disc-there = ваш диск там уже лежит
refusal-no-disc-there = эта клетка уже свободна
refusal-black-corner-on-white = диск с тёмными уголками нельзя класть на клетку с белыми
refusal-card-does-not-fit = эта карточка не подходит
refusal-not-in-reserve = этого нет в вашем запасе
refusal-not-in-reach = слишком далеко
refusal-space-is-occupied = место занято
refusal-requirement-not-met = условие не выполнено
refusal-fitting-cards = на руке нет подходящей карточки
refusal-spaces-behind = паровоз нельзя отвести так далеко назад
refusal-building-spaces = свободных клеток нет
refusal-row-is-full = ряд заполнен
refusal-auxiliary-actions = ни одно вспомогательное действие выполнить нельзя
refusal-cannot-stand-there = туда нельзя поставить постройку
refusal-empty-spaces = пустых клеток нет
refusal-engineers = инженеров нужно { $needs }, у вас { $has }
refusal-a-disc-is-left = на вашем планшете ещё есть диск
refusal-bandits = там нет бандита
refusal-builder-number = нужно больше строителей, чем у старой постройки
refusal-buildings-to-copy = нет соседней постройки, которую можно скопировать
refusal-cards-in-the-stack = в стопке не осталось карточек
refusal-cards-of-one-breed = на руке нет двух карточек одной породы
refusal-cards-to-draw = нет карточек, которые можно взять
refusal-certificate-spaces = у вас уже есть все сертификаты
refusal-engine-is-not-there = вашего паровоза там нет
refusal-hazards = там нет опасности
refusal-hired-workers = нет нанятого рабочего, которого можно отдать
refusal-locations-ahead = впереди нет локаций
refusal-moves = паровоз не может проехать так далеко
refusal-no-copying-back = копировать назад нельзя
refusal-no-disc-left = дисков не осталось
refusal-no-free-move-into-kansas-city = перемещением без платы в Канзас-Сити войти нельзя
refusal-not-adjacent = это не рядом
refusal-not-on-the-track = такого числа нет на шкале
refusal-not-to-be-chosen = сейчас это нельзя выбрать
refusal-nothing-left-to-copy = копировать больше нечего
refusal-objective-cards = карточек целей не осталось
refusal-purchases = купить ничего нельзя
refusal-replaced-this-turn = эта постройка заменена в этом ходу
refusal-row-of-the-token = это ряд с жетоном
refusal-stack-is-empty = стопка пуста
refusal-forest = ни одна ваша постройка не стоит в лесу
refusal-stations = у вас нет станций
refusal-pairs = у вас нет пары бандитов обоих цветов
refusal-cards-in-the-market = на рынке меньше таких карточек, чем нужно: { $needs }
refusal-stations-behind = позади паровоза нет станции, которую можно улучшить
refusal-workers = нанять никого нельзя
