# Слова самой страницы; слова игр приходят с сервера.
nobody = никто
a-card = карта
ui-brand = Колдун
ui-games = Игры
ui-rules = Правила
ui-about = О проекте
ui-menu = Разделы
ui-tools = Инструменты
ui-settings = Настройки
ui-language = Язык
ui-close = Закрыть
ui-what-to-play = Во что сыграем?
ui-one-click = Одно нажатие, и вы за столом с ботами. Без регистрации и паролей.
ui-play-now = Играть сейчас
ui-invite-friends = Позвать друзей
ui-minutes = { $number } мин
ui-weight = Сложность { $number } из 5
ui-players = Игроки
ui-my-tables = Мои столы
ui-open-tables = Открытые столы
ui-finished = Сыгранные
ui-play = Играть
ui-open = Открыть
ui-join = Сесть за стол
ui-your-turn = Ваш ход
ui-others-think = Думают другие
ui-gathering = Сбор стола
ui-gathering-lead = { $number ->
    [0] Все места заняты.
    [one] Свободно { $number } место. Пришлите ссылку другу; если никто не придёт, сядет бот.
    [few] Свободно { $number } места. Пришлите ссылку друзьям; пустые места займут боты.
   *[other] Свободно { $number } мест. Пришлите ссылку друзьям; пустые места займут боты.
  }
ui-link = Ссылка на стол
ui-copy-link = Скопировать ссылку
ui-link-copied = Ссылка скопирована
ui-seat-free = свободно
ui-seat-waits = ждём гостя
ui-seat = Место { $number }
ui-sit-here = Сесть сюда
ui-leave = Встать из-за стола
ui-start = Начать
ui-start-with-bots = Начать с ботами
ui-online = за столом
ui-away = не за столом
ui-credit-short = Игры принадлежат их авторам и издателям; «Колдун» — независимая реализация.
ui-my-name = Моё имя
ui-save = Сохранить
ui-renamed = { $voice ->
    [close] За столом тебя зовут { $name }
   *[polite] За столом вас зовут { $name }
  }
ui-show-link = Показать ссылку
ui-show-link-lead = Кто её откроет, сможет играть от вашего имени. Никому её не показывайте.
ui-become = Эта ссылка принадлежит игроку { $name }
ui-become-lead = Сейчас в этом браузере вас зовут { $name }, здесь ваши столы и партии. Если продолжить, браузер станет владельцем ссылки.
ui-become-yes = Войти как { $name }
ui-become-no = Остаться { $name }
ui-casual = Без счёта: наедине с ботами можно вернуть ход, даже если он что-то открыл
ui-other-device = Играть под тем же именем на другом устройстве:
ui-revoke-link = Отозвать ссылку
ui-revoke-lead = Прежние ссылки и все ваши другие устройства перестанут работать; здесь вы останетесь собой.
ui-link-revoked = Ссылка новая; прежние больше не действуют
ui-bad-link = Ссылка больше не действует
ui-new-table = Новый стол
ui-new-table-lead = По ссылке сядет любой, кому вы её пришлёте. Несколько мест «я» — игра на одном экране.
ui-kind-me = я
ui-kind-open = гость по ссылке
ui-kind-bot = бот ({ $level })
ui-clock = Время на ход
ui-clock-none = без спешки
ui-clock-minute = минута
ui-clock-day = сутки
ui-public = Показывать стол всем
ui-fill-bots = Остальные — боты
ui-create = Поставить стол
ui-round = { $unit ->
    [turn] ход
   *[round] раунд
  }
ui-undo = Отменить ход
ui-undo-warned = Этот ход уже что-то открыл. Если вернуть его, партия не пойдёт в зачёт.
ui-undo-asked = { $name } просит вернуть ход. Разрешить?
ui-undo-granted = Ход возвращён
ui-undo-refused = Стол не разрешил вернуть ход
ui-hint = Подсказка
ui-hint-says = Бот думает:
ui-invite = Пригласить
ui-help = Помощь
ui-help-lead = Всё, что светится, можно выбрать мышью, пальцем или с клавиатуры.
ui-key-number = выбрать по номеру
ui-key-arrows = перейти к соседнему выбору
ui-key-enter = выбрать
ui-key-space = Пробел
ui-key-skip = показать, что было дальше
ui-key-zoom = рассмотреть карту
ui-key-pass = пропустить или готово
ui-key-undo = отменить ход
ui-key-hint = подсказка бота
ui-key-escape = закрыть, шаг назад
ui-key-help = эта страница
ui-key-p = П
ui-log = Журнал
ui-chat = Чат
ui-chat-empty = Пока тихо.
ui-table = Стол
ui-sections = Разделы стола
ui-say = Сообщение столу
ui-say-here = Сказать столу…
ui-reactions = Быстрые реакции
ui-react-bravo = Браво!
ui-react-ouch = Ой!
ui-react-hurry = Не спим!
ui-react-thanks = Спасибо
ui-react-oops = Упс
ui-your-choice = Решение
ui-you-may = Можно ответить
ui-choices = Варианты
ui-all-options = Назад
ui-over = Партия окончена
ui-window-open = Стол ждёт ответов.
ui-a-moment = Сейчас…
ui-waiting-for = { $number ->
    [one] Решает { $names }
   *[other] Решают: { $names }
  }
ui-rule-named = Правило { $rule }
ui-rules-search = Искать в правилах
ui-rules-glossary = Словарь
ui-rules-chapters = Главы
ui-rules-found = { $number ->
    [one] { $number } пункт
    [few] { $number } пункта
   *[other] { $number } пунктов
  }
ui-basis-printed = из правил
ui-basis-derived = следует из правил
ui-basis-ruling = наше решение
ui-face-down = Карта рубашкой вверх
ui-copies = { $number ->
    [one] { $number } экземпляр
    [few] { $number } экземпляра
   *[other] { $number } экземпляров
  }
ui-your-hand = Рука
ui-no-cards = карт нет
ui-hand-more = Показать остальную руку: ещё { $number }
ui-hand-empty = Рука пуста
ui-shared = Середина стола
ui-own = Своё
ui-walk-to = Дойти: { $place }, { $number ->
    [one] { $number } шаг
    [few] { $number } шага
   *[other] { $number } шагов
  }
ui-do-all = Сделать так со всеми
ui-board = Поле
ui-board-lit = { $number ->
    [one] Поле: светится { $number } место
    [few] Поле: светится { $number } места
   *[other] Поле: светится { $number } мест
  }
ui-tag-you = я
ui-tag-bot = бот
ui-tag-out = вне игры
ui-tag-thinks = думает
ui-tag-you-choose = мой выбор
ui-first-player = первый
ui-thinks = думает
ui-your-card = ваша карта
ui-no-spell = нет чар
ui-prize = Что дают
ui-condition = За что
ui-rule-source = Книга правил: «{ $source }»
ui-rule-section = Книга правил, раздел { $section }
ui-rule-book = Есть в книге правил
ui-harm = { $number ->
    [one] { $number } урон
   *[other] { $number } урона
  }
ui-answer-with = Чем ответить?
ui-aim = { $voice ->
    [close] Целят в тебя
   *[polite] Целят в вас
  }
ui-keep-cards = Карты остаются на руке.
ui-standing = Больше не спрашивать
ui-seconds = секунд
ui-seconds-left = { $number ->
    [one] Осталась { $number } секунда
    [few] Осталось { $number } секунды
   *[other] Осталось { $number } секунд
  }
ui-loading = Зажигаем свечи…
ui-no-replay = Повтор откроется, когда партия кончится
ui-reconnecting = Связь прервалась. Возвращаемся за стол…
ui-offline = Сервер не отвечает
ui-refused-late = Поздно: решение уже принято
ui-refused-not-offered = Так сейчас нельзя
ui-refused-not-yours = Это чужое место
ui-refused-not-started = Партия ещё не началась
ui-refused-over = Партия окончена
ui-refused-too-fast = Слишком быстро, чуть помедленнее
ui-refused-too-long = Слишком длинно
ui-refused-malformed = Страница и сервер не поняли друг друга
ui-refused-protocol = Страница устарела, её нужно обновить
ui-refused-no-undo = Этот ход уже не вернуть
ui-refused-not-casual = Ход уже что-то открыл, а партия идёт в зачёт
ui-refused-unknown = Не получилось
ui-set-speed = Скорость показа
ui-speed-slow = медленно
ui-speed-normal = обычно
ui-speed-fast = быстро
ui-set-cards = Размер карт
ui-cards-small = мелкие
ui-cards-normal = обычные
ui-cards-large = крупные
ui-set-theme = Освещение
ui-theme-candle = свечи
ui-theme-contrast = контрастное
ui-set-sound = Звон, когда пора решать
ui-set-says = Боты иногда подают голос
ui-hand-over = Пусть пока играет бот
ui-bot-plays = Сейчас играет бот.
ui-take-back = Вернуться за стол
ui-to-lobby = К играм
ui-to-result = К итогам
ui-hot-seat = Передайте экран
ui-pass-screen = Передайте экран: { $name }
ui-i-am = Я — { $name }
ui-spectator = Зритель
ui-yes = Да
ui-no = Нет
ui-see-table = Стол
ui-replay = Повтор
ui-share = Поделиться
ui-again = Ещё раз тем же столом
ui-points = Очки
ui-place = Место
ui-player = Игрок
ui-you-win = Победа!
ui-you-share = { $number ->
    [2] Победа на двоих.
    [3] Победа на троих.
    [4] Победа на четверых.
   *[other] Победа на всех.
  }
ui-you-place = { $voice ->
    [close] Твоё место: { $place } из { $of }.
   *[polite] Ваше место: { $place } из { $of }.
  }
ui-quoted = «{ $what }»
ui-decided = { $unit ->
    [turn] Всё решилось на ходу { $round }: { $what }.
   *[round] Всё решилось в раунде { $round }: { $what }.
  }
# так говорит сама игра: «ты» или «вы» (сообщение voice её текстов)
ui-you = { $voice ->
    [close] Ты
   *[polite] Вы
  }
ui-replay-from = с решающего момента
ui-round-number = { $unit ->
    [turn] Ход { $number }.
   *[round] Раунд { $number }.
  }
ui-place-shared = наравне
ui-place-number = { $number } место
ui-load-again = Загрузить снова
ui-letters = АБВ
ui-axis-start = начало
ui-axis-chance = шанс победить
ui-more-better = больше — лучше
ui-less-better = меньше — лучше
ui-your-match = { $voice ->
    [close] Твоя партия
   *[polite] Ваша партия
  }
ui-your-choices = { $number ->
    [one] выбор сделан
    [few] выбора сделано
   *[other] выборов сделано
  }
ui-your-best = лучший выбор
ui-your-worst = что навредило больше всего
ui-capped = Партия остановлена по пределу ходов.
ui-story = Кто был впереди
ui-story-sub = { $unit ->
    [turn] кто как стоял, ход за ходом
   *[round] кто как стоял, раунд за раундом
  }
ui-seed = Зерно
ui-check-shuffles = Проверить тасовки
ui-fair = Честно: { $number } решений переиграны
ui-file = Файл партии
ui-time-line = Ход партии
ui-step-back = Шаг назад
ui-step-on = Шаг вперёд
ui-pause = Пауза
ui-about-what = «Колдун» — цифровой стол для пяти игр о волшебниках: одно ядро правил, полные наборы карт, честные боты, русский и английский наравне.
ui-about-owners-title = Чьи это игры
ui-about-owners = «Крутагидон», Wiz-War, «Турнир Кренделя», «Манчкин» и «3 Мага» принадлежат их авторам и издателям. Названия упоминаются, чтобы было понятно, во что здесь играют.
ui-about-independent = «Колдун» — независимая реализация правил. Он не связан с правообладателями и не использует их рисунки, логотипы и тексты карт. Понравилась игра — купите коробку.
ui-about-art-title = Рисунки и шрифты
ui-about-icons = Значки: game-icons.net, лицензия CC BY 3.0. Авторы:
ui-about-fonts = Шрифты: Alegreya (Хуан Пабло дель Пераль, Huerta Tipográfica) и Golos Text (Paratype), лицензия SIL Open Font License 1.1.
ui-about-covers = Обложки, стол и карты нарисованы для этого проекта.
ui-about-fair-title = Честность
ui-about-fair = Перед партией сервер показывает отпечаток зерна, после партии — само зерно. По ним любой может переиграть партию и проверить каждую тасовку. Боты видят только то, что видит их место за столом.
ui-prompt = Что решить
ui-power = мощь
ui-nothing-played = Ничего не сыграно
ui-thou = Ты
ui-ahead = { $seat } побеждает на { $number }
ui-ahead-you = Побеждаешь на { $number }
ui-ahead-together = Вместе: победа на { $number }
ui-behind = { $seat } проигрывает: не хватает { $number }
ui-behind-you = Проигрываешь: не хватает { $number }
ui-behind-together = Вместе: не хватает { $number }
ui-comes-win = Победа:
ui-comes-level = уровень { $level }{ $treasures ->
    [0] {""}
    [one] {" "}и { $treasures } сокровище
    [few] {" "}и { $treasures } сокровища
   *[many] {" "}и { $treasures } сокровищ
  }
ui-comes-goal = десятый уровень и конец игры
ui-comes-run = Смывка:
ui-comes-needs = { $need ->
    [1] годится любой бросок
    [7] не поможет никакой бросок
    [6] нужна шестёрка, шанс 1 из 6
   *[other] на { $need } и больше, шанс { $chance } из 6
  }
ui-comes-bad = Непотребство:
ui-becomes = станет { $ours } : { $theirs }
ui-chance-of-six = { $foes ->
    [1] шанс { $number } из 6
   *[other] от каждого шанс { $number } из 6
  }
ui-own-turn = { $voice ->
    [close] Твой ход
   *[polite] Ваш ход
  }
ui-behind-door = Что за дверью
ui-door-monster = Монстр:
ui-door-monster-is = сразу бой
ui-door-curse = Проклятие:
ui-door-curse-is = бьёт по тебе
ui-door-rest = Остальное:
ui-door-rest-is = на руку, потом ищешь неприятностей или чистишь нычки
ui-door-ready = С чем идёшь
ui-door-strength = Сила { $number }:
ui-door-strength-is = уровень { $level }{ $items ->
    [0] {""}
   *[other] , карты { $items }
  }
ui-door-hand = На руке:
ui-door-hand-is = { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
  }
ui-door-kick = Вышибай!
ui-offer-whom = Кого позвать
ui-stake = Уровней: { $levels }, сокровищ: { $treasures }
ui-deal = Уговор: { $what }
ui-fight-lost = Бой проигран
ui-share-many = Помощнику
ui-share-first = Кто выбирает
ui-not-counted = не в счёт
ui-put-offer = Предложить
ui-guest-number = Гость { $number }
ui-bot-number = Бот { $number }
ui-hands = Карты на руках
ui-road-step = { $road }, клетка { $step }
ui-tag-turn = ходит
ui-carries = несёт клад
ui-night = ночь
ui-map-key = Что дают ячейки
ui-lacks-of = Мало { $name }
ui-lacking-meteorite = метеоритов
ui-lacking-ice = льда
ui-lacking-bones = костей
ui-lacking-any = ресурсов
ui-lacks-power = Не хватает { $number }
ui-power-lost = сгорит { $number } мощи
ui-power-left = останется { $number } мощи
ui-only-in-answer = Только в ответ
ui-one-attack = В ход одна атака
ui-field-fire_land = метеорит
ui-field-ice_land = лёд
ui-field-graveyard = кости
ui-field-monster_bag = монстр
ui-field-spell_book = заклинание
ui-field-magic_book = заклинание
ui-field-magic_portal = портал
ui-field-central_portal = центр
ui-field-bazaar = базар
word-fire = огненный маг
word-ice = ледяной маг
word-bones = маг костей
ui-purse = Ресурсы
ui-purse-empty = ресурсов пока нет
ui-kind-attack = Атака
ui-kind-counter = Контр
ui-kind-neutral = Нейтральное
ui-kind-neutral-counter = Нейтр. и контр
ui-kind-neutral-attack = Нейтр. и атака
ui-kind-property = Свойство
ui-kind-dead_wizard_token = Жетон
ui-kind-mat = Планшет
ui-kind-enhancer = Усилитель
ui-kind-wandering = Бродячая
ui-kind-one-shot = Разовая
ui-kind-special = Особая
ui-offer = Предложение
ui-offer-so-far = В сделке:
ui-term-pay = Доплатить своей шмоткой
ui-term-demand = Попросить взамен
ui-term-promise = Обещать карту
ui-term-always = Если бой проигран
ui-term-give = Отдать
ui-term-want = Получить
ui-total = Итого
ui-points-other = прочее
ui-turning-points = Переломные моменты
ui-turn-show = Показать в повторе:
ui-no-turns = Всё шло своим чередом от первого выбора до последнего.
ui-nature-cautious = осторожный нрав
ui-nature-greedy = жадный нрав
ui-nature-vengeful = мстительный нрав
ui-nature-chaotic = взбалмошный нрав
ui-hint-even = Всё равно
ui-hint-often = Так бот побеждал чаще всего: в { $percent }% попыток.
ui-lesson = Урок
ui-lesson-done = урок пройден
ui-lesson-of = { $number } из { $of }
ui-lesson-again = Начать сначала
ui-lesson-leave = Выйти из урока
ui-lesson-finish = До конца
ui-lesson-watch = { $voice ->
    [close] Смотри на стол…
   *[polite] Смотрите на стол…
  }
ui-lesson-won = Победа!
ui-lesson-learnt = { $voice ->
    [close] Теперь ты знаешь
   *[polite] Теперь вы знаете
  }
ui-lesson-play = Сыграть по-настоящему
ui-lesson-next = Следующий урок: { $title }
ui-lesson-repeat = Ещё раз
ui-refused-lesson = Урок ждёт другого хода
ui-guide = Первая партия
ui-guide-seen = уроков { $number } из { $total }
ui-guide-stop = Больше не учить
ui-guide-play = Играем
ui-learn = Урок
ui-next = Дальше
ui-back = Назад
ui-understood = Понятно
ui-options = Правила этого стола
ui-level-random = как попало
ui-level-greedy = на ход вперёд
ui-level-search = думает наперёд
ui-opt-munchkin-fast = Быстрая игра: можно подслушать под дверью, а в нычках лежат сокровища
ui-opt-munchkin-shared_victory = Помощник побеждает вместе с тем, кто его позвал
ui-opt-munchkin-night = Когда ночь
ui-opt-munchkin-hour = Который час (если ночь по часам)
ui-opt-munchkin-binding_bribes = За взятку можно пообещать не помогать, и это держит
ui-opt-munchkin-max_turns = Не больше ходов, 0 — без предела
ui-opt-munchkin-first = Кто начинает
ui-val-night-rounds = через раунд
ui-val-night-always = всегда
ui-val-night-never = никогда
ui-val-night-clock = по часам
ui-opt-three_mages-round_limit = Предел раундов (0 — нет)
ui-opt-wiz_war-side = Сторона секторов
ui-opt-wiz_war-spellbook = Книга заклинаний
ui-opt-wiz_war-first_game = Первая игра: меньше школ
ui-opt-wiz_war-first = Кто начинает
ui-opt-wiz_war-plain_wrap_4 = Вчетвером: край лабиринта ведёт на противоположный, без порталов
ui-opt-wiz_war-uncluttered_mind = Незамутнённый разум
ui-opt-wiz_war-deadly_treasures = Смертельные сокровища
ui-opt-wiz_war-vp_to_win = Очков для победы
ui-opt-wiz_war-heavy_items = Тяжёлые предметы
ui-opt-wiz_war-permanent_creations = Творения остаются навсегда
ui-opt-wiz_war-treasure_hunters = Охотники за сокровищами
ui-opt-wiz_war-rounds = Не больше раундов
ui-by-lot = по жребию
ui-val-side-A = А
ui-val-side-B = Б
ui-val-spellbook-standard = обычная
ui-val-spellbook-custom = своя
ui-val-spellbook-giant = огромная
ui-level-apprentice = ученик
ui-level-mage = маг
ui-level-archmage = архимаг
ui-more-text = ещё { $number }
ui-menu-more = Ещё варианты: { $number }
ui-menu-close = Свернуть
ui-speed-flash = мигом
ui-speed-frames = по кадрам
ui-speed-at-once = сразу, без показа
ui-go-on = Продолжить
ui-beat-of = { $number } из { $of }
ui-against = против
ui-broken = Пробито!
ui-held = Отбито!
ui-log-start = До первого хода
ui-log-down = К последнему
ui-recap = Пока ходили другие
ui-recap-known = Понятно
ui-recap-earlier = { $number ->
    [one] ещё { $number } ход
    [few] ещё { $number } хода
   *[many] ещё { $number } ходов
  }
ui-think-again = Шаг назад
ui-see-again = Показать ещё раз
ui-again-short = ещё раз
ui-sound = Звук
ui-no-table = Такого стола нет
ui-no-table-why = Может быть, его убрали, а может быть, в адресе опечатка.
ui-no-rules = Эту партию не продолжить
ui-no-rules-why = Её начали по старым правилам, а по нынешним один из её ходов уже невозможен.
ui-watching = { $voice ->
    [close] ты смотришь
   *[polite] вы смотрите
  }

# позвали — или вмешаться самому
ui-butt-in = Вмешаться
ui-butt-in-next = Позвать при первой возможности
ui-also = Другие ответы: { $number }
ui-attention = Звать меня
ui-attention-everything = по любому поводу
ui-attention-matter = когда это может быть важно
ui-attention-me = только если это обо мне
ui-mark = Звать, когда это можно сыграть
ui-together = вместе { $ours } : { $theirs }
ui-die-shows = { $need ->
    [1] Выпало { $number }. Годится любое число.
    [7] Выпало { $number }. Не помогло бы ничто.
    [6] Выпало { $number }. Нужно { $need }.
   *[other] Выпало { $number }. Нужно { $need } или больше.
  }
ui-die-away = смывка
ui-die-caught = поймал
ui-face-away-you = ты смываешься
ui-face-caught-you = тебя ловят
ui-face-away = { $seat } смывается
ui-face-caught = { $seat } попадается
ui-castle-falls = Замок пал!
ui-monster-falls = Насмерть!
ui-monster-stands = Удар выдержан!
ui-no-target = Нет цели
ui-roads-full = Дороги заняты
ui-keep-it = Оставить: { $card }
ui-thrown-away = Уйдёт в сброс
ui-reader = Карта целиком
ui-energy-none = заклинание как есть
ui-later-still = «{ $card }» можно сыграть потом, перед самым уроном
ui-spends-too = уйдёт и «{ $card }»
ui-energy-is = энергия { $energy }
ui-energy-harm = энергия { $energy }: урон { $harm }
ui-step-wins = бой: победа
ui-step-dies = бой: гибель
ui-step-both-die = бой: гибнут оба
ui-step-jumps = бой: прыжок через врага
ui-step-castle = прямо в замок!
ui-resources-left = { $number ->
    [0] не останется ничего
    [one] останется { $number } ресурс
    [few] останется { $number } ресурса
   *[other] останется { $number } ресурсов
  }
ui-then-spell = потом чары: «{ $spell }»
ui-then-draw = { $number ->
    [one] +{ $number } карта
    [few] +{ $number } карты
   *[other] +{ $number } карт
  }
ui-rules-open = Открытая глава
ui-figure-blows = пробито защит
ui-figure-hits-taken = пропущено ударов
ui-figure-prizes = взято призов
ui-figure-bought = куплено карт
ui-figure-killed = добито врагов
ui-figure-deaths = своих смертей
ui-figure-spells = { $number ->
    [one] сотворённое заклинание
    [few] сотворённых заклинания
   *[many] сотворённых заклинаний
  }
ui-figure-steps = { $number ->
    [one] пройденная клетка
    [few] пройденные клетки
   *[many] пройденных клеток
  }
ui-figure-life-lost = { $number ->
    [one] потерянная жизнь
    [few] потерянные жизни
   *[many] потерянных жизней
  }
ui-figure-monsters = { $number ->
    [one] победа над монстром
    [few] победы над монстрами
   *[many] побед над монстрами
  }
ui-figure-caught = { $number ->
    [one] неудачная смывка
    [few] неудачные смывки
   *[many] неудачных смывок
  }
ui-figure-treasures = { $number ->
    [one] добытое сокровище
    [few] добытых сокровища
   *[many] добытых сокровищ
  }
ui-figure-summoned = призвано монстров
ui-figure-fights-won = побед на дорогах

# signs of small cards
ui-sign-attack = атака
ui-sign-defence = защита
ui-sign-energy = энергия
ui-sign-ongoing = постоянка
ui-sign-big = большая шмотка
ui-sign-draws = взять карты
ui-sign-heals = лечение
ui-sign-treasure = сокровища
ui-sign-levels = уровни
ui-sign-hands = нужно рук
ui-sign-price = цена в голдах
ui-sign-caster = на себя
ui-sign-adjacent = смежные
ui-sign-los = в пределах видимости
ui-sign-anywhere = везде
ui-sign-temporary = временное
ui-sign-permanent = постоянное
ui-sign-creation = создание
ui-sign-curse = проклятие
ui-sign-fire = огонь
ui-sign-global = глобальное
ui-sign-lightning = молния
ui-sign-magic-stone = волшебный камень
ui-sign-mundane = мирское
ui-sign-thrown-weapon = метательное оружие
ui-sign-transformation = трансформация
ui-sign-trinket = аксессуар
ui-sign-water = вода
ui-sign-weapon = оружие
ui-sign-undead = андед
ui-read-back = Назад
ui-tap-player = Нажми на игрока
