# Манчкин Age of Sigmar по-русски.

title = Манчкин Age of Sigmar
tagline = Вышиби дверь, убей монстра за ней, подставь друзей.
about = Карточная гонка до 10-го уровня: бей монстров, копи шмотки, торгуйся за помощь и порти бой всем остальным.

# --- зоны, счётчики, фазы
zone-doors = Колода дверей
zone-treasures = Колода сокровищ
zone-door-discard = Сброс дверей
zone-treasure-discard = Сброс сокровищ
zone-revealed = Открытая карта
zone-monsters = Монстры
zone-enhancers = Усилители
zone-used = Сыграно в этом бою
zone-loot = Сокровища для дележа
zone-body = Тело
zone-hand = Рука
zone-play = В игре
counter-level = уровень
counter-strength = боевая сила
counter-hand = карт на руке
counter-limp = штраф на смывку
phase-setup = Первое снаряжение
phase-begin = Начало хода
phase-start = Перед дверью
phase-door = Вышибаем дверь
phase-after = За дверью
phase-trouble = Ищем неприятности или чистим нычки
phase-combat = Бой
phase-claim = Последнее слово
phase-run = Смывка
phase-run-start = Смывка
phase-run-roll = Смывка
phase-charity = От щедрот
kind-army = Армия
kind-alliance = Альянс
kind-cheat = Чит
kind-wandering = Бродячая тварь
kind-special = Особая карта
kind-monster = Монстр
kind-enhancer = Усилитель монстра
kind-curse = Проклятие
kind-item = Шмотка
kind-one-shot = Разовая шмотка
kind-level-up = Уровень
mark-worn = надето
mark-cheat = чит

# --- решения
ask-setup = Выложи армию и шмотки; когда всё готово — пасуй.
ask-start = Играй карты, переодевайся, меняйся, продавай; дверь вышибают, когда все спасовали.
ask-after = Сделать что-нибудь, прежде чем искать неприятности или чистить нычки?
ask-charity = Играй, выкладывай, продавай; потом лишнее сверх пяти карт отдаётся.
ask-combat = Идёт бой. Сыграть что-нибудь?
ask-claim = { $seat } вот-вот победит. Последний шанс вмешаться.
ask-concede = { $seat } вот-вот побежит. Последний шанс вмешаться.
ask-run-window = { $seat } готовится смыться. Сыграть что-нибудь?
ask-door-card = За дверью «{ $card }». Сыграть сразу? Пас — взять на руку.
ask-trouble = Поискать неприятностей с монстром с руки? Пас — почистить нычки.
ask-loot = Взять карту или подобрать верхнюю из сброса?
ask-received = Сыграть только что полученную карту?
ask-leave = Какую армию ты покидаешь?
ask-dress = Надень или сними шмотки и закончи.
ask-sell = Выбери шмотки на продажу (пока { $number } голдов).
ask-shed = Ты несёшь слишком много. С чем расстаёшься?
ask-pass-down = Кому достанется «{ $card }»?
ask-lose = Что ты теряешь?
ask-die = Ответить на бросок ({ $seat })?
ask-face = Какой гранью лёг кубик?
ask-ward = На тебя летит «{ $card }». Отвести проклятие?
ask-curse = На кого «{ $card }»?
ask-raise = Кто получит уровень?
ask-side = За кого «{ $card }»?
ask-sips = Сколько глотков?
ask-dispel = Что развеять?
ask-double = Бонус какой шмотки удвоить?
ask-runner = Кто из бегущих?
ask-banish = Какого монстра прогнать?
ask-press = Кто обязан помочь?
ask-page = Какая страница сброса?
ask-search = Какую карту взять?
ask-rob = У кого украсть уровень?
ask-swap = Кого заменит «{ $card }»?
ask-enhance = На кого из монстров «{ $card }»?
ask-wail = Кого ослабит вопль?
ask-waste = Какое из сокровищ выбросить?
ask-split = Выбери сокровище ({ $seat }).
ask-death = { $seat } сейчас погибнет. Помешать?
ask-loot-body = Возьми одну карту с тела ({ $seat }).
ask-seek = Кого зовёшь на помощь?
ask-share = Сколько сокровищ получит { $seat } и кто выбирает первым?
ask-terms = Ещё условия сделки ({ $seat }) или готово?
ask-offer = { $seat } за помощь предлагает тебе: { $number ->
    [0] без сокровищ
    [99] все сокровища
    [one] { $number } сокровище
    [few] { $number } сокровища
   *[many] { $number } сокровищ
  }.
ask-bid = { $seat } предлагает помощь, цена: { $number ->
    [0] без сокровищ
    [99] все сокровища
    [one] { $number } сокровище
    [few] { $number } сокровища
   *[many] { $number } сокровищ
  }. Берёшь?
ask-body = Манчкин погиб. Сыграть или поменяться до конца хода?
ask-partner = С кем меняешься?
ask-give = Что отдаёшь?
ask-want = Что хочешь взамен ({ $seat })?
ask-bribe = Связать обещанием не помогать в этом бою ({ $seat })?
ask-trade = { $seat } предлагает обмен. Меняешься?
ask-show = Какую карту показать?
ask-show-to = Кому показать «{ $card }»?
ask-run-order = Кто бежит сначала?
ask-flee = От какого монстра бежишь теперь?
ask-roll = { $seat } бросает кубик против «{ $card }». Ответить?
ask-ebb = Сбросить карту ради лучшего броска?
ask-abandon = Бросить «{ $card }»?
ask-shield = Пусть непотребство достанется карте «{ $card }»?
ask-charity-give = Какую карту отдать?
ask-charity-discard = Слишком много карт: сбрось одну.
ask-charity-to = Кому «{ $card }»?

option-leave = Покинуть: { $card }
option-take-off = Снять: { $card }
option-wear = Надеть: { $card }
option-sell = Продать: { $card }
option-shed = Расстаться: { $card }
option-sell-off = Лучше продать
option-to = { $seat }
option-lose = Потерять: { $card }
option-face = { $number }
option-play = Сыграть: { $card }
option-curse = { $seat }
option-raise = { $seat }
option-side = { $place ->
    [munchkins] За манчкинов
   *[monsters] За монстров
  }
option-sips = { $number ->
    [one] { $number } глоток
    [few] { $number } глотка
   *[many] { $number } глотков
  }
option-dispel = Развеять: { $card }
option-double = Удвоить: { $card }
option-runner = { $seat }
option-banish = Прогнать: { $card }
option-press = { $seat }
option-page = Страница { $number }
option-take = Взять: { $card }
option-rob = { $seat }
option-swap = Заменить: { $card }
option-enhance = { $card }
option-excess = Излишество: сбросить «{ $card }»
option-wail = Вопль: сбросить «{ $card }»
option-wail-at = Ослабить: { $seat }
option-wail-on = Ослабить: { $card }
option-waste = Выбросить: { $card }
option-offer = Позвать на помощь: { $seat }
option-seek = Звать на помощь
option-bid = Предложить свою помощь
option-share = { $number ->
    [0] без сокровищ
    [99] все сокровища
    [one] { $number } сокровище
    [few] { $number } сокровища
   *[many] { $number } сокровищ
  }{ $place ->
    [helper-first] , помощник первым
    [main-first] , боец первым
    [alternate-helper] , по очереди с помощника
    [alternate-main] , по очереди с бойца
    [random] , наугад
   *[other] { "" }
  }
option-pay = Добавить к цене: { $card }
option-demand = Взамен: { $card }
option-always = Платить и после проигранного боя
option-promise = Пообещать: { $card }
option-counter = Встречное предложение
option-with = { $seat }
option-give = Отдать: { $card }
option-want = Хочу: { $card }
option-show = Показать: { $card }
option-show-to = { $seat }
option-show-all = Всем
option-dress = Переодеться
option-trade = Меняться
option-show-card = Показать карту
option-sell-items = Продать шмотки за уровни
option-lay = Выложить: { $card }
option-join = Добавить в бой: { $card }
option-pair = Добавить «{ $other }» с усилителем «{ $card }»
option-wander = { $card }: добавить «{ $other }»
option-swap-in = { $card }: привести «{ $other }»
option-cheat = { $card } на «{ $other }»
option-first = Сначала я
option-second = Сначала напарник
option-any = Всё равно
option-flee = { $card }
option-set-die = { $card }: пусть будет { $number }
option-scurry = Перебросить за «{ $card }»
option-ebb = Сбросить: { $card }
option-trouble = Драться: { $card }
option-draw = Взять карту
option-scavenge = Подобрать: { $card }
option-discard = Сбросить: { $card }
option-give-card = Отдать: { $card }
option-give-to = { $seat }

# --- события
event-first = Первый ход: { $seat }.
event-turn = Ходит { $seat }, круг { $number }.
event-reshuffled = { $word ->
    [doors] Колода дверей собрана заново
   *[treasures] Колода сокровищ собрана заново
  }: { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
  }.
event-army = { $seat } вступает в армию: { $card }.
event-alliance = { $seat } играет карту «{ $card }».
event-leave = { $seat } покидает армию: { $card }.
event-lay = { $seat } выкладывает «{ $card }».
event-cheat = { $seat } жульничает: { $cards }.
event-wear = { $seat } надевает «{ $card }».
event-take-off = { $seat } снимает «{ $card }».
event-lapse = { $seat } больше не может пользоваться шмоткой «{ $card }».
event-sell = { $seat } продаёт { $cards } за { $number } голдов.
event-up = { $seat }: плюс { $number ->
    [one] { $number } уровень
    [few] { $number } уровня
   *[many] { $number } уровней
  }.
event-down = { $seat }: минус { $number ->
    [one] { $number } уровень
    [few] { $number } уровня
   *[many] { $number } уровней
  }.
event-lost = { $seat } теряет «{ $card }».
event-hand-over = { $other } получает «{ $card }» от игрока { $seat }.
event-roll = { $seat } бросает кубик: { $number }.
event-die-set = { $seat } переворачивает кубик: { $number }.
event-play = { $seat } играет «{ $card }».
event-curse = { $seat } проклинает. Жертва — { $other }: { $card }.
event-ward = { $seat } отводит проклятие: { $cards }.
event-lasting = «{ $card }» остаётся с игроком { $seat }.
event-struck = { $told ->
    [none] «{ $card }» делает своё чёрное дело.
   *[other] «{ $card }»: { $told }
  }
event-no-effect = «{ $card }»: { $seat } ничего не теряет.
event-lifted = { $seat } избавляется от карты «{ $card }».
event-side = { $seat } применяет «{ $card }» { $place ->
    [munchkins] за манчкинов
   *[monsters] за монстров
  }.
event-sips = { $seat } пьёт «{ $card }»: { $number ->
    [one] { $number } глоток
    [few] { $number } глотка
   *[many] { $number } глотков
  }.
event-dispel = { $seat } развеивает «{ $card }».
event-double = { $seat } удваивает бонус: { $cards }.
event-smoke = { $other } исчезает в дыму.
event-glue = { $other } вязнет в клею.
event-banish = { $seat } прогоняет монстра «{ $card }».
event-press = { $other } поневоле помогает игроку { $seat }.
event-search = { $seat } берёт из сброса «{ $card }».
event-draw = { $seat } берёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.
event-stay = Теперь у игрока { $seat } есть «{ $card }».
event-swap = { $seat } меняет монстра: { $cards }.
event-combat = { $seat } дерётся с монстром «{ $card }».
event-totals = { $number } против { $word }.
event-excused = На кону победа: { $seat } выходит из боя без последствий.
event-join = { $seat } добавляет в бой «{ $card }».
event-enhance = { $seat } играет усилитель: { $cards }.
event-excess = { $seat } предаётся излишествам: +{ $number }.
event-wail-at = { $seat } воет, и { $other } слабеет на { $number }.
event-wail = { $seat } воет, и «{ $card }» слабеет на { $number }.
event-claim = { $seat } объявляет победу.
event-concede = { $seat } сдаёт бой.
event-void = Бой продолжается.
event-kill = { $seat } убивает монстра «{ $card }».
event-treasure = { $seat } берёт { $number ->
    [one] { $number } сокровище
    [few] { $number } сокровища
   *[many] { $number } сокровищ
  }.
event-waste = { $seat } выбрасывает «{ $card }».
event-take = { $seat } берёт «{ $card }».
event-saved = { $seat } спасает от смерти: { $other }.
event-die = { $seat } погибает.
event-body = Мародёры обирают тело ({ $seat }): { $cards }.
event-revive = { $seat } возвращается с новым героем.
event-offer = { $seat } просит помощи. { $other } получит: { option-share }.
event-counter = Встречное предложение ({ $seat }): { option-share }.
event-bid = { $seat } предлагает помощь, цена: { option-share }.
event-decline = { $seat } отказывается.
event-help = { $seat } помогает игроку { $other }.
event-trade-offer = { $seat } предлагает обмен игроку { $other }.
event-terms-give = В уговоре { $seat } отдаёт игроку { $other }: { $cards }.
event-terms-play = В уговоре { $seat } сыграет на игрока { $other }: { $cards }.
event-terms-always = В уговоре шмотки отдаются, даже если бой проигран.
event-sworn = { $seat } обязуется не помогать в этом бою.
event-show = { $seat } показывает: { $card }.
event-run = Манчкины смываются.
event-not-pursued = «{ $card }» не гонится за игроком { $seat }.
event-escape = { $seat } уходит от монстра «{ $card }».
event-caught = «{ $card }» ловит игрока { $seat }.
event-scurry = { $seat } шмыгает и перебрасывает: { $number }.
event-run-total = { $seat } бежит, итог { $number }.
event-ebb = { $seat } уходит с отливом.
event-abandon = { $seat } бросает «{ $card }».
event-shield = «{ $card }» принимает удар за игрока { $seat }.
event-unhurt = { $seat }: терять нечего.
event-stolen = { $seat } берёт карту у игрока { $other }.
event-limp = { $seat }: { $number } на смывку { $word ->
    [combat] до конца следующего боя
   *[turn] до конца следующего хода
  }.
event-no-sale = { $seat } в этот ход больше ничего не продаёт.
event-listen = { $seat } подслушивает под дверью.
event-no-door = Дверей для игрока { $seat } не осталось.
event-door = За дверью: { $card }.
event-keep = { $seat } берёт на руку «{ $card }».
event-trouble = { $seat } ищет неприятности.
event-loot = { $seat } чистит нычки.
event-no-loot = { $seat } в этот ход не чистит нычки.
event-scavenge = { $seat } подбирает «{ $card }».
event-discard = { $seat } сбрасывает «{ $card }».
event-charity = { $seat } отдаёт карту игроку { $other }.

# --- чем кончилось
end-level = { $winners } достигает 10-го уровня и побеждает.
end-shared = Победа на двоих: { $winners }.
end-capped = Время вышло. Высший уровень: { $winners }.

# --- карты
army-hedonites = гедонистов Слаанеш
army-idoneth = идонет
army-grots = гротов лунных кланов
army-nighthaunt = обитателей ночи
army-skaven = скавенов
army-stormcast = Грозорождённых Вечных
army-civilian = гражданских
tag-undead = Андед.
tag-chaos = Хаосит.
monster-level = Уровень { $level }.
monster-run = { $pace ->
    [very-fast] Гонится очень быстро: { $run-signed } на смывку.
    [fast] Гонится быстро: { $run-signed } на смывку.
   *[slow] Гонится медленно: { $run-signed } на смывку.
  }
monster-never = Ни за кем не гонится.
monster-pursues = Не гонится за манчкинами { $level }-го уровня и ниже.
monster-kill = Если убит: { $does }
monster-escape = Даже если ты смоешься: { $does }
monster-bad = Непотребство: { $does }
monster-worth = { $levels ->
    [one] { $levels } уровень
    [few] { $levels } уровня
   *[many] { $levels } уровней
  }, { $treasure ->
    [one] { $treasure } сокровище
    [few] { $treasure } сокровища
   *[many] { $treasure } сокровищ
  }.
enhancer-twin = К монстру присоединяется точно такой же. Усилители одного действуют на обоих.
enhancer-strength = { $strength-signed } монстру.
enhancer-treasure = { $sign ->
    [more] { $treasure ->
        [one] На { $treasure } сокровище больше.
        [few] На { $treasure } сокровища больше.
       *[many] На { $treasure } сокровищ больше.
      }
   *[less] { $treasure ->
        [one] На { $treasure } сокровище меньше
        [few] На { $treasure } сокровища меньше
       *[many] На { $treasure } сокровищ меньше
      }{ $least ->
        [0] .
       *[other] , но не меньше { $least }.
      }
  }
enhancer-tag-undead = Монстр становится андедом.
enhancer-tag-chaos = Монстр становится хаоситом.
slot-headgear = Головняк.
slot-armour = Броник.
slot-footgear = Обувка.
slot-hands-1 = Одноручная.
slot-hands-2 = Двуручная.
slot-steed = Скакун.
slot-vehicle = Тачка.
slot-none = Снаряжение.
item-big = Большая шмотка.
item-hammer = Молот.
item-bonus = { $bonus-signed }.
item-run = { $run-signed } на смывку.
item-steed-run = { $run-signed } на смывку вместо твоих собственных поправок.
item-only = Только для { $armies }.
item-not-for = Не для { $armies }.
item-price = { $price ->
    [one] { $price } голд.
    [few] { $price } голда.
   *[many] { $price } голдов.
  }
item-no-price = Без цены.
one-shot = Разовая.
card-alliance = Можно состоять в двух армиях или в одной, но без её недостатков. Играется, если армия уже есть.
card-cheat = Присоедини к своей шмотке: её можно иметь и использовать вопреки любым ограничениям.
card-wandering = Добавь монстра с руки в любой бой.

verb-excess = Излишество: в бою, где бьёшься и ты, можно сбросить до { $cards ->
    [one] { $cards } карты
   *[other] { $cards } карт
  }, по { $strength-signed } за каждую.
verb-indulgence = Потворство: победив в своём бою, возьми на { $cards ->
    [one] { $cards } сокровище больше, затем { $cards } из взятых выброси
    [few] { $cards } сокровища больше, затем { $cards } из взятых выброси
   *[many] { $cards } сокровищ больше, затем { $cards } из взятых выброси
  }.
verb-ambush = Удар из глубины: { $strength-signed } в бою, если бой начался с поиска неприятностей.
verb-ebb-tide = Отлив: { $run-signed } на смывку; сбрось карту перед броском — ещё { $card-signed }.
verb-mob-rule = Толпой: { $strength-signed } в бою за каждого другого игрока в этой армии.
verb-too-small = Мелюзга: { $run-signed } на смывку, пока других игроков в этой армии нет.
verb-wail = Вопль: в любом бою сбрось карту с руки, чтобы ослабить монстра или бойца на { $strength }; не больше { $times ->
    [one] { $times } раза
   *[other] { $times } раз
  } за бой.
verb-already-dead = Уже мертвы: { $run-signed } на смывку от андедов.
verb-scavenge = Падальщик: чистя нычки, можно взять верхнюю карту сброса вместо карты из колоды.
verb-scurry = Шмыг-шмыг: после неудачного броска на смывку сбрось карту и перебрось кубик, один раз против каждого монстра.
verb-hammer = Молот небес: { $strength-signed } за каждый надетый молот.
verb-reforged = Перековка: после смерти новые карты приходят сразу, как появляется новый герой.
verb-against = { $strength-signed } против { $army ->
    [hedonites] гедонистов Слаанеш
    [idoneth] идонет
    [grots] гротов лунных кланов
    [nighthaunt] обитателей ночи
    [skaven] скавенов
   *[stormcast] Грозорождённых Вечных
  }.
verb-against-civilians = { $strength-signed }, если среди бойцов есть гражданский.
verb-at-night = { $strength-signed } ночью.
verb-level-only = В этом бою у манчкинов считаются только уровни.
verb-lose-level = Потеряй { $number ->
    [one] { $number } уровень
    [few] { $number } уровня
   *[many] { $number } уровней
  }{ $night ->
    [0] .
   *[other] , ночью { $night }.
  }
verb-lose-level-per-curse = Потеряй { $number ->
    [one] { $number } уровень
    [few] { $number } уровня
   *[many] { $number } уровней
  } и ещё по одному за каждое проклятие перед тобой.
verb-lose-worn = { $every ->
    [0] Потеряй { $slot ->
        [headgear] надетый головняк.
        [armour] надетый броник.
        [footgear] надетую обувку.
        [steed] скакуна, на котором едешь.
        [none] надетую шмотку, которая не занимает места.
       *[hands] шмотку, которую держишь в руках.
      }
   *[other] Потеряй { $slot ->
        [headgear] все надетые головняки.
        [armour] все надетые броники.
        [footgear] всю надетую обувку.
        [steed] всех скакунов, на которых едешь.
        [none] все надетые шмотки, которые не занимают места.
       *[hands] всё, что держишь в руках.
      }
  }
verb-lose-best-worn = Потеряй надетую шмотку с самым большим бонусом (из равных — на твой выбор).
verb-lose-item = { $number ->
    [0] Потеряй { $what ->
        [big] все большие шмотки.
        [small] все мелкие шмотки.
        [steed] всех скакунов.
        [one-shot] все разовые шмотки в игре.
       *[any] все шмотки.
      }
   *[other] Потеряй { $what ->
        [big] большую шмотку на свой выбор.
        [small] мелкую шмотку на свой выбор.
        [steed] скакуна.
        [one-shot] разовую шмотку в игре на свой выбор.
       *[any] шмотку на свой выбор.
      }
  }
verb-lose-gold = Сбрось шмотки из игры не меньше чем на { $gold } голдов.
verb-lose-priciest = Потеряй самую дорогую из своих шмоток (из равных — на твой выбор).
verb-give-priciest = Отдай самую дорогую из своих шмоток сопернику с самым низким уровнем из тех, у кого есть для неё место; если места нет ни у кого — сбрось её.
verb-lose-hand = { $number ->
    [0] Сбрось все карты с руки.
   *[other] Сбрось { $how ->
        [random] наугад { "" }
       *[victim] { "" }
      }{ $number ->
        [one] { $number } карту
        [few] { $number } карты
       *[many] { $number } карт
      } с руки.
  }
verb-hand-to-neighbour = { $side ->
    [left] Сосед слева вслепую берёт карту с твоей руки.
    [right] Сосед справа вслепую берёт карту с твоей руки.
   *[both] Соседи слева и справа вслепую берут по карте с твоей руки.
  }
verb-lose-army = { $number ->
    [0] Потеряй все армии.
   *[other] Потеряй армию.
  }
verb-limp = { $run-signed } на смывку { $until ->
    [combat] до конца твоего следующего боя.
   *[turn] до конца твоего следующего хода.
  }
verb-die = Ты погибаешь.
verb-either = { $first } Не можешь? { $otherwise }
either-lose-worn = { $first } Нечего терять? { $otherwise }
either-lose-item = { $first } Нечего терять? { $otherwise }
either-lose-army = { $first } Нечего терять? { $otherwise }
either-lose-gold = { $first } Не набирается? { $otherwise }
either-give-priciest = { $first } Нет ни одной шмотки? { $otherwise }
losses-also = В любом случае { $does }
losses-worn = Потеряй надетые { $slots }.
worn-headgear = головняк
worn-armour = броник
worn-footgear = обувку
two-of = { $first } и { $last }
verb-no-sale = Главный боец до конца хода не продаёт шмотки.
verb-next-combat-strength = { $strength-signed } к боевой силе в твоём следующем бою.
verb-next-combat-no-items = В твоём следующем бою надетые шмотки не прибавляют боевой силы.
verb-next-turn-no-loot = В свой следующий ход ты не чистишь нычки.
verb-run-until-kill = { $run-signed } на смывку, пока проклятие не развеют или ты не убьёшь монстра { $level }-го уровня или выше.
verb-bonus-for = Вместо этого { $bonus-signed } для { $army ->
    [hedonites] гедонистов Слаанеш
    [idoneth] идонет
    [grots] гротов лунных кланов
    [nighthaunt] обитателей ночи
    [skaven] скавенов
   *[stormcast] Грозорождённых Вечных
  }.
verb-bonus-with-tag = Вместо этого { $bonus-signed }, если в бою есть { $tag ->
    [undead] андед.
   *[chaos] хаосит.
  }
verb-bonus-with-helper = Вместо этого { $bonus-signed }, пока на твоей стороне есть помощник.
verb-gain-level = В любой момент: любой манчкин получает уровень{ $tenth ->
    [0] , но не десятый.
   *[other] , хотя бы и десятый: эта карта сильнее главного правила.
  }
verb-boost = В любом бою: { $amount-signed } любой стороне{ $tag ->
    [undead] ; манчкинам вместо этого { $more-signed }, если в бою есть андед
    [chaos] ; манчкинам вместо этого { $more-signed }, если в бою есть хаосит
   *[none] { "" }
  }{ $run ->
    [0] .
   *[other] ; манчкинам ещё и { $run-signed } на смывку.
  }
verb-sips = Если ты бьёшься, выпей { $most ->
    [1] глоток
    [2] один или два глотка
   *[other] от одного до трёх глотков
  }: за каждый { $strength-signed } в этом бою и { $run-signed } на смывку.
verb-dispel = Убери из боя усилитель или в любой момент — лежащее перед кем-то проклятие.
verb-double-item = Удвой бонус одной надетой шмотки бойца на этот бой.
verb-smoke = При смывке: один беглец уходит от всех монстров.
verb-glue = При смывке: у одного беглеца { $run-signed } на каждый бросок смывки в этом бою. Скакун со своей поправкой на смывку заменяет и эту.
verb-banish = { $treasure ->
    [0] В любом бою: прогони монстра. Ни уровня, ни сокровищ за него.
   *[other] Если ты бьёшься: прогони монстра. Уровня за него нет, но сокровища — твои, если победишь.
  }
verb-force-help = В своём бою: { $not_above ->
    [0] соперник обязан тебе помочь
   *[other] соперник не выше тебя уровнем обязан тебе помочь
  }{ $treasure ->
    [0] .
    [one] { " " }и при победе получает { $treasure } сокровище по твоему выбору.
    [few] { " " }и при победе получает { $treasure } сокровища по твоему выбору.
   *[many] { " " }и при победе получает { $treasure } сокровищ по твоему выбору.
  } Не действует, если на кону десятый уровень.
verb-search = В свой ход вне боя: просмотри сброс { $deck ->
    [door] дверей
   *[treasure] сокровищ
  } и возьми одну карту, показав её.
verb-draw-treasures = Вне боя: возьми втёмную { $number ->
    [one] { $number } сокровище.
    [few] { $number } сокровища.
   *[many] { $number } сокровищ.
  }
verb-steal-level = В свой ход вне боя: соперник выше 1-го уровня теряет уровень, а ты его получаешь; десятый так не получить.
verb-follower = Остаётся в игре: { $strength-signed } в бою.
verb-swap-monster = В любом бою: замени монстра монстром с руки. Усилители остаются.
verb-shield = Сбрось, когда монстр тебя поймал, и непотребства не будет.
verb-unless-big = Не действует, пока ты несёшь большую шмотку (скакун не в счёт).
verb-kept = Остаётся с тобой после смерти.
verb-ward = Проклятие, попавшее в тебя, не действует.
verb-set-die = После любого броска кубика: поверни его любой гранью вверх.
verb-save-life = Когда манчкин должен погибнуть: вместо этого он теряет { $levels ->
    [one] { $levels } уровень.
    [few] { $levels } уровня.
   *[many] { $levels } уровней.
  }
option-haggle = Другие условия
option-never = Нет, и больше не предлагай

# --- why an option is better
feature-level = { $way ->
    [more] выше уровень
   *[less] ниже уровень
  }
feature-level_late = { $way ->
    [more] ближе к последнему уровню
   *[less] дальше от последнего уровня
  }
feature-nine = { $way ->
    [more] до победы один бой
   *[less] до победы больше одного боя
  }
feature-force = { $way ->
    [more] больше боевая сила
   *[less] меньше боевая сила
  }
feature-gear = { $way ->
    [more] сильнее шмотки в руке
   *[less] слабее шмотки в руке
  }
feature-gold = { $way ->
    [more] шмотки на большую сумму
   *[less] шмотки на меньшую сумму
  }
feature-army = { $way ->
    [more] есть армия
   *[less] нет армии
  }
feature-shots = { $way ->
    [more] больше разовых шмоток
   *[less] меньше разовых шмоток
  }
feature-boost = { $way ->
    [more] сильнее разовые шмотки
   *[less] слабее разовые шмотки
  }
feature-ups = { $way ->
    [more] больше карт уровня в руке
   *[less] меньше карт уровня в руке
  }
feature-prey = { $way ->
    [more] больше лёгких монстров в руке
   *[less] меньше лёгких монстров в руке
  }
feature-prey_last = { $way ->
    [more] есть лёгкий монстр на последний уровень
   *[less] нет лёгкого монстра на последний уровень
  }
feature-monsters = { $way ->
    [more] больше монстров для чужих боёв
   *[less] меньше монстров для чужих боёв
  }
feature-spite = { $way ->
    [more] больше проклятий и усилителей в руке
   *[less] меньше проклятий и усилителей в руке
  }
feature-special = { $way ->
    [more] больше особых карт в руке
   *[less] меньше особых карт в руке
  }
feature-wait = { $way ->
    [more] дольше ждать своего хода
   *[less] скорее свой ход
  }
