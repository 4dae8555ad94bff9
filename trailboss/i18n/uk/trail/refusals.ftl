### Why something is not allowed in the trail games.

refusal-dollars =
    коштує { $needs ->
        [one] { $needs } долар
        [few] { $needs } долари
        [many] { $needs } доларів
       *[other] { $needs } доларів
    }, у вас { $has }
refusal-cowboys = потрібно ковбоїв: { $needs }, вільних: { $has }
refusal-builders = потрібно будівельників: { $needs }, у вас { $has }
refusal-steps = треба зробити хоча б один крок
refusal-actions = треба виконати хоча б одну дію
refusal-certificates = потрібно сертифікатів: { $needs }, у вас { $has }
refusal-breeding-value = потрібна загальна вартість худоби { $needs }, у вас { $has }
refusal-not-next-ahead = це не наступна локація попереду
refusal-no-tile-there = там нічого не лежить, тож зупинитися не можна
refusal-beside-the-trail = лежить осторонь шляху
refusal-not-a-neutral-building = це не нейтральна будівля
refusal-already-performed = тут це вже виконано
refusal-performed-this-turn = у цьому ході це вже виконано
refusal-not-your-building = це не ваша будівля
refusal-no-risk-action = тут немає ризикової дії
refusal-no-auxiliary-action-now = після локальної дії допоміжної не буває
refusal-auxiliary-action-performed = замість цього вибрано допоміжну дію
refusal-single-only = лише один раз, без подвоєння
refusal-open-slots = потрібно вільних місць: { $needs }, у вас { $has }
refusal-own-disc-there = там уже лежить ваш диск
refusal-no-disc-there = це місце вже вільне
refusal-black-corner-on-white = диск із темними кутами не кладуть на білі
refusal-card-does-not-fit = ця карта не підходить
refusal-not-in-reserve = цього немає у вашому запасі
refusal-not-in-reach = надто далеко
refusal-space-is-occupied = там уже хтось є
refusal-requirement-not-met = вимогу не виконано
refusal-fitting-cards = жодна карта вашої руки не підходить
refusal-spaces-behind = локомотив не може від’їхати так далеко
refusal-building-spaces = немає вільної клітинки
refusal-row-is-full = рядок заповнено
refusal-auxiliary-actions = жодної допоміжної дії не виконати
refusal-cannot-stand-there = там не можна звести будівлю
refusal-empty-spaces = порожніх клітинок немає
refusal-engineers = потрібно інженерів: { $needs }, у вас { $has }
refusal-a-disc-is-left = на вашому планшеті ще є диск
refusal-bandits = там немає бандита
refusal-builder-number = потрібна більша кількість будівельників, ніж у старої
refusal-buildings-to-copy = немає сусідньої будівлі, яку можна скопіювати
refusal-cards-in-the-stack = у колоді не лишилося карт
refusal-cards-of-one-breed = у руці немає двох карт однієї породи
refusal-cards-to-draw = немає карт, які можна взяти
refusal-certificate-spaces = у вас уже є всі сертифікати
refusal-engine-is-not-there = вашого локомотива там немає
refusal-hazards = там немає небезпеки
refusal-hired-workers = немає найнятого робітника, якого можна віддати
refusal-locations-ahead = попереду немає локацій
refusal-moves = локомотив не може проїхати так далеко
refusal-no-copying-back = копіювати назад не можна
refusal-no-disc-left = дисків не лишилося
refusal-no-free-move-into-kansas-city = рухом без плати не можна зайти до Канзас Сіті
refusal-not-adjacent = це не поруч
refusal-not-on-the-track = цього немає на шкалі
refusal-not-to-be-chosen = зараз це не можна вибрати
refusal-nothing-left-to-copy = копіювати вже нічого
refusal-objective-cards = карт цілей не лишилося
refusal-purchases = купити нічого не можна
refusal-replaced-this-turn = цю будівлю замінено цього ходу
refusal-row-of-the-token = це рядок із жетоном
refusal-stack-is-empty = колода порожня
refusal-forest = жодна ваша будівля не стоїть у лісі
refusal-stations = у вас немає станцій
refusal-pairs = у вас немає пари бандитів обох кольорів
refusal-cards-in-the-market = на ринку менше таких карт, ніж потрібно: { $needs }
refusal-stations-behind = позаду немає станції, яку можна покращити
refusal-workers = найняти нікого не можна
