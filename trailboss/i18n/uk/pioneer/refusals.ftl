### Why something is not allowed in Pioneer Rails.

refusal-specials = особливих бонусів потрібно: { $needs }, лишилося { $has }; спершу закресліть комірку міста
refusal-tracks-left = у цьому ході колій не лишилося
refusal-circled-town-boxes = обведених комірок міст не лишилося
refusal-specials-on-one-track = на одну колію потрібно два особливі бонуси
refusal-nuggets-not-in-banks = самородків поза банками: { $has }
refusal-a-branch-has-left-this-corner-already = із цього кута вже виходить гілка
refusal-a-branch-never-comes-back-to-a-station = гілка ніколи не повертається на станцію
refusal-a-shortcut-needs-a-desert-cell = короткий шлях можливий лише через клітинку пустелі
refusal-a-shortcut-runs-through-this-cell = через цю клітинку вже йде короткий шлях
refusal-a-track-can-be-drawn-and-is-due = колію можна прокласти, тож її треба прокласти
refusal-a-track-is-drawn-already = колію вже прокладено
refusal-activated-already = уже активовано
refusal-at-least-one-nugget-is-due = треба взяти щонайменше один самородок
refusal-it-is-a-side-of-a-station = це сторона станції
refusal-it-is-drawn-already = це вже прокладено
refusal-it-is-in-the-discard-pile = вона лежить у скиді
refusal-it-is-not-on-the-table = її немає на столі
refusal-it-is-not-on-this-map = цього немає на цій мапі
refusal-it-is-on-the-outline-of-the-map = це зовнішня межа мапи
refusal-it-is-the-suit-of-this-turn = це масть цього ходу
refusal-it-would-touch-another-branch = колія торкнулася б іншої гілки
refusal-its-condition-is-not-met = її умову не виконано
refusal-its-railway-cannot-grow = ця залізниця не може рости
refusal-no-station-corner-or-railhead-at-its-end =
    колія не починається від { $what ->
        [hearts] чирвової
        [diamonds] бубнової
        [clubs] трефової
       *[spades] пікової
    } станції й не подовжує її гілки
refusal-the-dealer-has-taken-it = ця карта вже в дилера
refusal-the-suit-was-changed-already = масть уже змінено
refusal-this-railway-ends-in-that-town-already = ця залізниця вже закінчується в тому місті
refusal-three-railways-end-in-that-town-already = у тому місті вже закінчуються три залізниці
refusal-the-railway-ends-in-this-town =
    { $what ->
        [hearts] чирвова
        [diamonds] бубнова
        [clubs] трефова
       *[spades] пікова
    } залізниця вже закінчується в цьому місті
