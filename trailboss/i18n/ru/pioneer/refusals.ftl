### Why something is not allowed in Pioneer Rails.

refusal-specials =
    нужно { $needs ->
        [one] { $needs } особое действие
        [few] { $needs } особых действия
        [many] { $needs } особых действий
       *[other] { $needs } особых действия
    }, осталось { $has }: сначала зачеркните ячейку города
refusal-tracks-left = все пути этого хода проложены
refusal-circled-town-boxes = обведённых ячеек городов не осталось
refusal-specials-on-one-track = на один путь нужно два особых действия
refusal-nuggets-not-in-banks = самородков вне банков у вас { $has }
refusal-a-branch-has-left-this-corner-already = из этого угла уже выходит ветка
refusal-a-branch-never-comes-back-to-a-station = ветка никогда не возвращается на станцию
refusal-a-shortcut-needs-a-desert-cell = короткий путь возможен только через клетку пустыни
refusal-a-shortcut-runs-through-this-cell = через эту клетку уже проходит короткий путь
refusal-a-track-can-be-drawn-and-is-due = путь можно проложить, значит, его нужно проложить
refusal-a-track-is-drawn-already = путь уже проложен
refusal-activated-already = уже активировано
refusal-at-least-one-nugget-is-due = нужно взять хотя бы один самородок
refusal-it-is-a-side-of-a-station = это сторона станции
refusal-it-is-drawn-already = это уже проложено
refusal-it-is-in-the-discard-pile = карта лежит в сбросе
refusal-it-is-not-on-the-table = этого нет на столе
refusal-it-is-not-on-this-map = этого нет на этой карте
refusal-it-is-on-the-outline-of-the-map = это контур карты
refusal-it-is-the-suit-of-this-turn = это масть этого хода
refusal-it-would-touch-another-branch = путь коснулся бы другой ветки
refusal-its-condition-is-not-met = условие не выполнено
refusal-its-railway-cannot-grow = эта железная дорога не может расти
refusal-no-station-corner-or-railhead-at-its-end =
    путь не начинается у станции { $what ->
        [hearts] черв
        [diamonds] бубен
        [clubs] треф
       *[spades] пик
    } и не продолжает её ветку
refusal-the-dealer-has-taken-it = карта уже у сдающего
refusal-the-suit-was-changed-already = масть уже изменена
refusal-this-railway-ends-in-that-town-already = эта железная дорога уже заканчивается в том городе
refusal-three-railways-end-in-that-town-already = в том городе уже заканчиваются три железные дороги
refusal-the-railway-ends-in-this-town =
    железная дорога { $what ->
        [hearts] черв
        [diamonds] бубен
        [clubs] треф
       *[spades] пик
    } заканчивается в этом городе
