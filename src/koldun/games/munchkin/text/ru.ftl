# Манчкин Age of Sigmar по-русски.

title = Манчкин Age of Sigmar
tagline = Вышиби дверь, убей монстра за ней, подставь друзей.
about = Карточная гонка до 10-го уровня: бей монстров, копи шмотки, торгуйся за помощь и порти бой остальным.
voice = close
you = Ты

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
# чем можно заняться: вопрос называет только то, что есть
way-combat-play = сыграй карту
way-combat-join = сыграй карту
way-combat-pair = сыграй карту
way-combat-wander = сыграй карту
way-combat-swap-in = сыграй карту
way-combat-excess = сыграй карту
way-combat-wail = сыграй карту
way-combat-seek = зови на помощь
way-claim-play = сыграй карту
way-claim-join = сыграй карту
way-claim-pair = сыграй карту
way-claim-wander = сыграй карту
way-claim-swap-in = сыграй карту
way-claim-excess = сыграй карту
way-claim-wail = сыграй карту
way-run-window-play = сыграй карту
way-start-play = сыграй карту
way-start-lay = выложи шмотку
way-start-cheat = сжульничай
way-start-sell-items = продай лишнее
way-start-trade = поменяйся
way-start-dress = переоденься
way-charity-play = сыграй карту
way-charity-lay = выложи шмотку
way-charity-cheat = сжульничай
way-charity-sell-items = продай лишнее
way-charity-trade = поменяйся
way-charity-dress = переоденься
add-more = { $ways ->
    [none] { "" }
   *[other] { " " }Добавишь?
  }
or-run = { $ways ->
    [none] Остаётся смываться.
   *[other] { $ways } или смывайся.
  }
before-roll = { $ways ->
    [none] { "" }
   *[other] { " " }Сыграешь что-нибудь до броска?
  }
ask-setup = Снаряжайся: выложи армию и любые шмотки, какие можешь.
ask-start = { $by ->
    [me] Твой ход{ $ways ->
        [none] : вышибай дверь.
       *[other] . { $ways } — и вышибай дверь.
      }
   *[other] { $seat } вот-вот вышибет дверь. Сыграешь что-нибудь или поменяешься?
  }
ask-after = { $by ->
    [me] За дверью обошлось без драки. Сделаешь ещё что-нибудь?
   *[other] { $seat } осматривается за дверью, драки нет. Вмешаешься?
  }
ask-charity = { $by ->
    [me] Ход кончается{ $ways ->
        [none] : сверх пяти карт придётся отдать.
       *[other] . { $ways }: сверх пяти карт придётся отдать.
      }
   *[other] { $seat } заканчивает ход. Сыграешь что-нибудь?
  }
ask-combat = { $by ->
    [me] { $word ->
        [winning] Ты побеждаешь { $number } : { $against }. Ещё могут вмешаться.{ add-more }
        [losing] Ты проигрываешь { $number } : { $against }. { or-run }
        [tied] { $number } : { $against }, ничья за монстром. { or-run }
       *[other] Ты в бою. Сыграешь что-нибудь?
      }
   *[other] { $aimed ->
        [me] { $word ->
            [winning] На пару выходит { $number } : { $against }, побеждаете.{ add-more }
            [losing] На пару выходит { $number } : { $against }, маловато. Сыграешь что-нибудь?
            [tied] На пару выходит { $number } : { $against }, не хватает единички. Сыграешь что-нибудь?
           *[other] Ты помогаешь в бою. Сыграешь что-нибудь?
          }
       *[other] { $word ->
            [winning] { $seat } побеждает { $number } : { $against }. Подгадишь?
            [losing] { $seat } проигрывает { $number } : { $against }. Поможешь или добьёшь?
            [tied] { $seat } чуть недотягивает, { $number } : { $against }. Поможешь или добьёшь?
           *[other] { $seat } дерётся. Поможешь или подгадишь?
          }
      }
  }
ask-claim = { $by ->
    [me] { $number } : { $against } — победа твоя, если никто не вмешается.{ add-more }
   *[other] { $aimed ->
        [me] { $number } : { $against } — вдвоём побеждаете, если никто не вмешается.{ add-more }
       *[other] { $seat } побеждает { $number } : { $against }. Последний шанс подгадить!
      }
  }
lost = { $word ->
    [tied] { $number } : { $against }, ничья за монстром.
   *[losing] { $number } : { $against }, бой проигран.
  }
ask-concede = { $by ->
    [me] { lost } Пора смываться. Последний шанс всё исправить.
   *[other] { $aimed ->
        [me] { lost } Смываться обоим. Последний шанс всё исправить.
       *[other] { $seat } проигрывает { $number } : { $against } и вот-вот побежит. Вмешаешься?
      }
  }
ask-run-window = { $by ->
    [me] { $number ->
        [1] Ты смываешься, годится любой бросок.{ before-roll }
        [7] Ты смываешься, но кубик не спасёт.{ before-roll }
       *[other] Ты смываешься: на кубике нужно { $number }+.{ before-roll }
      }
   *[other] { $number ->
        [1] { $seat } смывается, годится любой бросок. Вмешаешься до него?
        [7] { $seat } смывается, но кубик не спасёт. Вмешаешься до броска?
       *[other] { $seat } смывается: на кубике нужно { $number }+. Вмешаешься до броска?
      }
  }
ask-door-card = За дверью «{ $card }». Сыграть сразу или взять на руку?
ask-trouble = Монстра нет. Выпустишь своего с руки или почистишь нычки?
ask-loot = Чистишь нычки. Взять карту вслепую или подобрать верхнюю из сброса?
ask-received = { $about ->
    [card] Тебе досталась карта «{ $card }». Сыграть сразу?
   *[none] Тебе досталась новая карта. Сыграть сразу?
  }
ask-leave = Две армии без «Альянса» не ужились. Какую покидаешь?
ask-dress = Что надеть, что снять?
ask-sell = { $number ->
    [0] Что продаёшь? Уровень стоит 1000 голдов.
   *[other] Что ещё продаёшь? Пока набралось { n-gold }, уровень стоит 1000.
  }
ask-shed = Столько больших шмоток не унести. С какой расстаёшься?
ask-pass-down = Кому достанется «{ $card }»?
ask-lose = { $about ->
    [card] { $by ->
        [other] { $seat } насылает на тебя «{ $card }». Что теряешь?
        [me] Твоё же проклятие «{ $card }» требует жертвы. Что теряешь?
       *[none] «{ $card }» требует жертвы. Что теряешь?
      }
   *[none] Расплата. Что теряешь?
  }
ask-die = { $by ->
    [me] Твой бросок
   *[other] Бросает { $seat }
  }. { $number ->
    [0] Подкрутишь кубик?
   *[other] На кубике { $number }. Подкрутишь?
  }
ask-face = Какой гранью положишь кубик?
ask-ward = { $by ->
    [other] { $seat } проклинает тебя: «{ $card }». Отведёшь?
   *[none] На тебя летит проклятие: «{ $card }». Отведёшь?
  }
ask-curse = На кого наслать проклятие «{ $card }»?
ask-raise = «{ $card }»: кому уровень?
ask-side = За кого сыграть карту «{ $card }»?
ask-sips = «{ $card }»: сколько глотков сделаешь?
ask-dispel = Что развеет «{ $card }»?
ask-double = «{ $card }»: бонус какой шмотки удвоить?
ask-runner = «{ $card }»: на кого из бегущих?
ask-banish = «{ $card }»: какого монстра прогнать?
ask-press = «{ $card }»: кто поможет тебе поневоле?
ask-page = Сброс большой. Какую страницу смотришь?
ask-search = Какую карту забираешь из сброса?
ask-rob = «{ $card }»: у кого стащишь уровень?
ask-swap = Какого монстра сменит «{ $card }»?
ask-enhance = На какого монстра сыграть «{ $card }»?
ask-wail = Ты воешь. Кого ослабить?
ask-waste = Одно сокровище из добычи — на выброс. Какое?
ask-split = { $by ->
    [me] Делёж добычи. Какое сокровище берёшь?
   *[other] Делёж добычи. Какое сокровище получит { $seat }?
  }
ask-death = { $by ->
    [me] Ты вот-вот погибнешь. Спасёшься?
   *[other] { $seat } вот-вот погибнет. Спасёшь?
  }
ask-loot-body = Мародёрство! Какую карту возьмёшь с тела? Тут лежит { $seat }.
ask-seek = Кого зовёшь на помощь и за что?
ask-share = { $by ->
    [me] Сколько сокровищ хочешь за помощь и кто выбирает первым?
   *[other] Сколько сокровищ получит { $seat } и кто выбирает первым?
  }
ask-terms = { $by ->
    [me] Что ещё просишь за помощь?
   *[other] Что ещё входит в сделку? Помогать будет { $seat }.
  }
ask-offer = { $seat } зовёт тебя на помощь и обещает { n-share }{ $word ->
    [helper-first] , первым выбираешь ты
    [main-first] , а ты выбираешь вторым
    [alternate-helper] , выбираете по очереди, начиная с тебя
    [alternate-main] , выбираете по очереди, ты вторым
    [random] , тянешь вслепую
   *[other] { "" }
  }. Поможешь?
ask-bid = { $seat } поможет тебе за { n-share }{ $word ->
    [helper-first] , а ты выбираешь вторым
    [main-first] , первым выбираешь ты
    [alternate-helper] , выбираете по очереди, ты вторым
    [alternate-main] , выбираете по очереди, начиная с тебя
    [random] , вслепую
   *[other] { "" }
  }. Берёшь в помощники?
ask-body = { $seat } теперь просто тело. Сыграешь или поменяешься до конца хода?
ask-partner = С кем меняешься?
ask-give = Что отдаёшь? Получит { $seat }.
ask-want = Что просишь взамен? Отдаст { $seat }.
ask-bribe = Это взятка? { $seat } тогда не поможет в этом бою никому.
ask-trade = { $seat } предлагает обмен. Меняешься?
ask-show = Какую карту засветишь?
ask-show-to = Кому засветишь карту «{ $card }»?
ask-run-order = Кто смывается первым?
ask-flee = От какого монстра смываешься сначала?
ask-roll = { $word ->
    [caught] { $by ->
        [me] На кубике { $number }, { it-takes }: «{ $card }» догоняет. Изменишь?
       *[other] { $seat }: на кубике { $number }, { it-takes }, «{ $card }» догоняет. Изменишь?
      }
   *[away] { $by ->
        [me] На кубике { $number }, этого хватает: «{ $card }» отстаёт. Изменишь?
       *[other] { $seat }: на кубике { $number }, «{ $card }» отстаёт. Изменишь бросок?
      }
  }
it-takes = { $against ->
    [7] и даже шести не хватит
   *[other] а нужно { $against }
  }
ask-ebb = Сбросить карту, чтобы уйти с отливом?
ask-abandon = «{ $card }» тебя тормозит. Бросишь по дороге?
ask-shield = Тебя поймали. Подставишь вместо себя карту «{ $card }»?
ask-charity-give = Сверх пяти карт: { $number }, лишнее придётся отдать. { $by ->
    [other] С какой расстаёшься? Слабее всех { $seat }.
   *[none] С какой расстаёшься? Она достанется самым слабым.
  }
ask-charity-discard = Сверх пяти карт: { $number }, а слабее всех ты. Какую сбросишь?
ask-charity-to = Кому от щедрот достанется «{ $card }»?

option-leave = Покинуть: { $card }
option-take-off = Снять: { $card }
option-wear = Надеть: { $card }
option-sell = На продажу: { $card }
option-shed = Отдать: { $card }
option-sell-off = Лучше продать
option-to = { $me ->
    [seat] Мне
   *[none] { $seat }
  }
option-lose = Потерять: { $card }
option-face = { $number }
option-play = { $ask ->
    [ward] Отвести: { $card }
    [death] Спасти: { $card }
    [die] Подкрутить: { $card }
   *[other] Сыграть: { $card }
  }
option-curse = { $me ->
    [seat] Проклясть себя
   *[none] { $seat }
  }
option-raise = { $me ->
    [seat] Мне
   *[none] { $seat }
  }
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
option-runner = { $me ->
    [seat] На себя
   *[none] { $seat }
  }
option-banish = Прогнать: { $card }
option-press = { $seat }
option-page = Страница { $number }
option-take = Взять: { $card }
option-rob = { $seat }
option-swap = Сменить: { $card }
option-enhance = { $card }
option-excess = Сбросить и гульнуть: { $card }
option-wail = Сбросить и завыть: { $card }
option-wail-at = { $me ->
    [seat] Ослабить себя
   *[none] Ослабить: { $seat }
  }
option-wail-on = Ослабить: { $card }
option-waste = Выбросить: { $card }
option-offer = { $seat }: { $number ->
    [0] за спасибо
   *[other] { n-share }
  }{ $place ->
    [helper-first] , первым выбирает помощник
    [main-first] , первым выбираю я
   *[other] { "" }
  }
option-seek = Звать на помощь
option-bid = Предложить помощь
option-share = { $number ->
    [0] просто спасибо
    [99] вся добыча
   *[other] { n-treasures }
  }{ $place ->
    [helper-first] , первым { helper-picks }
    [main-first] , первым { fighter-picks }
    [alternate-helper] , по очереди, { $by ->
        [me] начиная с меня
       *[other] начиная с помощника
      }
    [alternate-main] , по очереди, { $by ->
        [me] начиная с бойца
       *[other] начиная с меня
      }
    [random] , вслепую
   *[other] { "" }
  }
helper-picks = { $by ->
    [me] выбираю я
   *[other] выбирает помощник
  }
fighter-picks = { $by ->
    [me] выбирает боец
   *[other] выбираю я
  }
share-terms = { $number ->
    [0] просто спасибо
    [99] все сокровища
   *[other] { n-treasures }
  }{ $place ->
    [helper-first] , первым выбирает помощник
    [main-first] , первым выбирает боец
    [alternate-helper] , по очереди, начиная с помощника
    [alternate-main] , по очереди, начиная с бойца
    [random] , вслепую
   *[other] { "" }
  }
option-pay = Доплатить: { $card }
option-demand = Попросить взамен: { $card }
option-always = Платить, даже если бой проигран
option-promise = Пообещать карту: { $card }
option-counter = Поторговаться
option-with = { $seat }
option-give = Отдать: { $card }
option-want = Попросить: { $card }
option-show = Засветить: { $card }
option-show-to = { $seat }
option-show-all = Всем сразу
option-dress = Переодеться
option-trade = Меняться
option-show-card = Засветить карту
option-sell-items = Продать шмотки
option-lay = Выложить: { $card }
option-join = Подбросить в бой: { $card }
option-pair = Подбросить: { $other } + { $card }
option-wander = Подбросить: { $other } ({ $card })
option-swap-in = Подменить: { $other } ({ $card })
option-cheat = Сжульничать: { $other }
option-first = Сначала я
option-second = Сначала напарник
option-any = Всё равно
option-flee = { $card }
option-set-die = { $card }: { $number }
option-scurry = Сбросить и перебросить: { $card }
option-ebb = Сбросить: { $card }
option-trouble = Выпустить: { $card }
option-draw = Взять вслепую
option-scavenge = Подобрать: { $card }
option-discard = Сбросить: { $card }
option-give-card = Отдать: { $card }
option-give-to = { $seat }

# --- события
event-first = { $me ->
    [seat] Первый ход твой.
   *[none] Первый ход: { $seat }.
  }
event-turn = { $me ->
    [seat] Твой ход, раунд { $number }.
   *[none] Ходит { $seat }, раунд { $number }.
  }
event-reshuffled = { $word ->
    [doors] Двери кончились, сброс перемешан
   *[treasures] Сокровища кончились, сброс перемешан
  }. В колоде { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
  }.
event-army = { $me ->
    [seat] Ты вступаешь в армию: «{ $card }».
   *[none] { $seat } вступает в армию: «{ $card }».
  }
event-alliance = { $me ->
    [seat] Ты играешь карту «{ $card }».
   *[none] { $seat } играет карту «{ $card }».
  }
event-leave = { $me ->
    [seat] Ты покидаешь армию: «{ $card }».
   *[none] { $seat } покидает армию: «{ $card }».
  }
event-lay = { $me ->
    [seat] Ты выкладываешь карту «{ $card }».
   *[none] { $seat } выкладывает карту «{ $card }».
  }
event-cheat = { $me ->
    [seat] Ты жульничаешь картой «{ $card }» и надеваешь «{ $rest }».
   *[none] { $seat } жульничает картой «{ $card }» и надевает «{ $rest }».
  }
event-wear = { $me ->
    [seat] Ты надеваешь шмотку «{ $card }».
   *[none] { $seat } надевает шмотку «{ $card }».
  }
event-take-off = { $me ->
    [seat] Ты снимаешь шмотку «{ $card }».
   *[none] { $seat } снимает шмотку «{ $card }».
  }
event-lapse = { $me ->
    [seat] Тебе больше нельзя пользоваться шмоткой «{ $card }».
   *[none] { $seat } больше не может пользоваться шмоткой «{ $card }».
  }
event-sell = { $me ->
    [seat] Ты продаёшь: { $cards }. Выручка — { n-gold }.
   *[none] { $seat } продаёт: { $cards }. Выручка — { n-gold }.
  }
event-up = { $me ->
    [seat] Ты получаешь { n-levels }!
   *[none] { $seat } получает { n-levels }.
  }
event-down = { $me ->
    [seat] Ты теряешь { n-levels }.
   *[none] { $seat } теряет { n-levels }.
  }
event-lost = { $me ->
    [seat] Ты теряешь карту «{ $card }».
   *[none] { $known ->
        [yes] { $seat } теряет карту «{ $card }».
       *[no] { $seat } теряет карту.
      }
  }
event-hand-over = { $me ->
    [seat] Ты отдаёшь шмотку «{ $card }». Получает { $other }.
    [other] { $seat } отдаёт тебе шмотку «{ $card }».
   *[none] { $seat } отдаёт шмотку «{ $card }». Получает { $other }.
  }
event-roll = { $known ->
    [yes] { $me ->
        [seat] Ты смываешься
       *[none] { $seat } смывается
      }, гонится «{ $card }». На кубике { $number }, { roll-needs }.
   *[no] { $me ->
        [seat] Ты бросаешь кубик
       *[none] { $seat } бросает кубик
      }{ $place ->
        [running] , кому смываться первым
        [looting] , кому первым обирать тело
       *[other] { "" }
      }: { $number }.
  }
roll-needs = { $word ->
    [1] годится любой бросок
    [7] не спас бы никакой бросок
    [6] нужно 6
   *[other] нужно { $word } и больше
  }
event-die-set = { $me ->
    [seat] Ты ставишь кубик на { $number }.
   *[none] { $seat } ставит кубик на { $number }.
  }
event-play = { $me ->
    [seat] Ты играешь карту «{ $card }».
   *[none] { $seat } играет карту «{ $card }».
  }
event-curse = { $me ->
    [seat] Ты насылаешь проклятие «{ $card }». Жертва — { $other }.
    [other] { $seat } проклинает тебя: «{ $card }»!
    [both] Ты проклинаешь себя: «{ $card }». Бывает.
   *[none] { $seat } насылает проклятие «{ $card }». Жертва — { $other }.
  }
event-ward = { $me ->
    [seat] Ты отводишь проклятие «{ $rest }»: помогает «{ $card }».
   *[none] { $seat } отводит проклятие «{ $rest }»: помогает «{ $card }».
  }
event-lasting = { $me ->
    [seat] Ты остаёшься под проклятием «{ $card }».
   *[none] { $seat } остаётся под проклятием «{ $card }».
  }
event-struck = { $told ->
    [none] «{ $card }» делает своё чёрное дело.
   *[other] { $me ->
        [seat] «{ $card }»: { $told }
       *[none] «{ $card }», жертва — { $seat }: «{ $told }»
      }
  }
event-no-effect = { $me ->
    [seat] «{ $card }» не находит, что у тебя отнять.
   *[none] «{ $card }» не находит жертвы. Повезло: { $seat }.
  }
event-lifted = { $me ->
    [seat] Ты избавляешься от карты «{ $card }».
   *[none] { $seat } избавляется от карты «{ $card }».
  }
event-side = { $me ->
    [seat] Ты играешь карту «{ $card }»
   *[none] { $seat } играет карту «{ $card }»
  } { $place ->
    [munchkins] за манчкинов
   *[monsters] за монстров
  }.
event-sips = { $me ->
    [seat] Ты пьёшь «{ $card }»
   *[none] { $seat } пьёт «{ $card }»
  }: { option-sips }.
event-dispel = { $me ->
    [seat] Ты развеиваешь карту «{ $card }».
   *[none] { $seat } развеивает карту «{ $card }».
  }
event-double = { $me ->
    [seat] Ты удваиваешь бонус шмотки «{ $rest }» картой «{ $card }».
   *[none] { $seat } удваивает бонус шмотки «{ $rest }» картой «{ $card }».
  }
event-smoke = { $me ->
    [seat] { $other } исчезает в дыму.
    [other] Ты исчезаешь в дыму!
    [both] Ты исчезаешь в дыму!
   *[none] { $other } исчезает в дыму.
  }
event-glue = { $me ->
    [seat] { $other } вязнет в клею.
    [other] Ты вязнешь в клею!
    [both] Ты вязнешь в клею!
   *[none] { $other } вязнет в клею.
  }
event-banish = { $me ->
    [seat] Ты прогоняешь монстра «{ $card }».
   *[none] { $seat } прогоняет монстра «{ $card }».
  }
event-press = { $me ->
    [seat] { $other } поневоле помогает тебе.
    [other] { $seat } силой тащит тебя в бой!
   *[none] { $other } вступает в бой поневоле. Главный в бою — { $seat }.
  }
event-search = { $me ->
    [seat] Ты берёшь из сброса карту «{ $card }».
   *[none] { $seat } берёт из сброса карту «{ $card }».
  }
event-draw = { $me ->
    [seat] Ты берёшь { n-cards }.
   *[none] { $seat } берёт { n-cards }.
  }
event-stay = { $me ->
    [seat] Теперь с тобой «{ $card }».
   *[none] { $seat } обзаводится спутником: «{ $card }».
  }
event-swap = { $me ->
    [seat] Ты подменяешь монстра: вместо «{ $card }» теперь «{ $rest }».
   *[none] { $seat } подменяет монстра: вместо «{ $card }» теперь «{ $rest }».
  }
event-combat = { $me ->
    [seat] Ты дерёшься. Твой противник — «{ $card }».
   *[none] { $seat } дерётся. Противник — «{ $card }».
  }
event-totals = Силы в бою: манчкины { $number }, монстры { $word }.
event-excused = { $me ->
    [seat] На кону победа: ты выходишь из боя без последствий.
   *[none] На кону победа: { $seat } выходит из боя без последствий.
  }
event-join = { $me ->
    [seat] Ты подбрасываешь в бой монстра «{ $card }».
   *[none] { $seat } подбрасывает в бой монстра «{ $card }».
  }
event-enhance = { $word ->
    [twin] { $me ->
        [seat] Ты играешь карту «{ $card }»
       *[none] { $seat } играет карту «{ $card }»
      }: к монстру «{ $rest }» приходит близнец.
    [stronger] { $me ->
        [seat] Ты усиливаешь монстра «{ $rest }» на { $number } картой «{ $card }».
       *[none] { $seat } усиливает монстра «{ $rest }» на { $number } картой «{ $card }».
      }
    [weaker] { $me ->
        [seat] Ты ослабляешь монстра «{ $rest }» на { $number } картой «{ $card }».
       *[none] { $seat } ослабляет монстра «{ $rest }» на { $number } картой «{ $card }».
      }
   *[other] { $me ->
        [seat] Ты играешь карту «{ $card }» на монстра «{ $rest }».
       *[none] { $seat } играет карту «{ $card }» на монстра «{ $rest }».
      }
  }
event-excess = { $me ->
    [seat] Ты предаёшься излишествам: +{ $number }.
   *[none] { $seat } предаётся излишествам: +{ $number }.
  }
event-wail-at = { $me ->
    [seat] Ты воешь, и { $other } слабеет на { $number }.
    [other] { $seat } воет, и ты слабеешь на { $number }!
    [both] Ты воешь и слабеешь на { $number }.
   *[none] { $seat } воет, и { $other } слабеет на { $number }.
  }
event-wail = { $me ->
    [seat] Ты воешь, и «{ $card }» слабеет на { $number }.
   *[none] { $seat } воет, и «{ $card }» слабеет на { $number }.
  }
event-claim = { $me ->
    [seat] Ты объявляешь победу. Кто против?
   *[none] { $seat } объявляет победу. Кто против?
  }
event-concede = { $me ->
    [seat] Ты сдаёшь бой.
   *[none] { $seat } сдаёт бой.
  }
event-void = Бой продолжается.
event-kill = { $me ->
    [seat] Ты убиваешь монстра «{ $card }»!
   *[none] { $seat } убивает монстра «{ $card }».
  }
event-treasure = { $me ->
    [seat] Твоя добыча: { n-treasures }.
   *[none] { $seat } берёт { n-treasures }.
  }
event-waste = { $me ->
    [seat] Ты выбрасываешь карту «{ $card }».
   *[none] { $known ->
        [yes] { $seat } выбрасывает карту «{ $card }».
       *[no] { $seat } выбрасывает одно сокровище.
      }
  }
event-take = { $me ->
    [seat] Ты берёшь карту «{ $card }».
   *[none] { $seat } берёт карту «{ $card }».
  }
event-saved = { $me ->
    [seat] Ты не даёшь погибнуть. Спасение празднует { $other }.
    [other] { $seat } спасает тебя от смерти!
    [both] Ты спасаешься от смерти!
   *[none] { $seat } не даёт погибнуть. Спасение празднует { $other }.
  }
event-die = { $me ->
    [seat] Ты погибаешь. Вещи разберут друзья.
   *[none] { $seat } погибает.
  }
event-body = { $me ->
    [seat] Друзья обирают твоё тело: { $cards }.
   *[none] Мародёры обирают тело: { $cards }. Тут лежит { $seat }.
  }
event-revive = { $me ->
    [seat] Ты возвращаешься с новым героем.
   *[none] { $seat } возвращается с новым героем.
  }
event-offer = { $me ->
    [seat] Ты зовёшь на помощь. { $other } может получить: { share-terms }.
    [other] { $seat } зовёт тебя на помощь. Тебе предлагают: { share-terms }.
   *[none] { $seat } зовёт на помощь. { $other } может получить: { share-terms }.
  }
event-counter = { $me ->
    [seat] Ты торгуешься и просишь: { share-terms }.
    [other] { $seat } торгуется и просит у тебя: { share-terms }.
   *[none] { $seat } торгуется и просит: { share-terms }.
  }
event-bid = { $me ->
    [seat] Ты предлагаешь помощь. Цена: { share-terms }.
    [other] { $seat } предлагает тебе помощь. Цена: { share-terms }.
   *[none] { $seat } предлагает помощь. Цена: { share-terms }.
  }
event-decline = { $me ->
    [seat] Ты отказываешься.
    [other] { $seat } тебе отказывает.
   *[none] { $seat } отказывается.
  }
event-help = { $me ->
    [seat] Ты вступаешь в бой помощником. Главный в бою — { $other }.
    [other] { $seat } вступает в бой на твоей стороне.
   *[none] { $seat } вступает в бой помощником. Главный в бою — { $other }.
  }
event-trade-offer = { $me ->
    [seat] Ты предлагаешь обмен. Думает { $other }.
    [other] { $seat } предлагает тебе обмен.
   *[none] { $seat } предлагает обмен. Думает { $other }.
  }
event-terms-give = { $me ->
    [seat] Если по рукам, с тебя: { $cards }. Получит { $other }.
    [other] Если по рукам, ты получишь: { $cards }. Отдаст { $seat }.
   *[none] Если по рукам, { $seat } отдаст: { $cards }. Получит { $other }.
  }
event-terms-play = { $me ->
    [seat] Если по рукам, ты сыграешь: { $cards }. Выиграет от этого { $other }.
    [other] Если по рукам, { $seat } сыграет на тебя: { $cards }.
   *[none] Если по рукам, { $seat } сыграет: { $cards }. Выиграет от этого { $other }.
  }
event-terms-always = Если по рукам, платят, даже если бой проигран.
event-sworn = { $me ->
    [seat] Ты обещаешь не помогать в этом бою.
   *[none] { $seat } обещает не помогать в этом бою.
  }
event-show = { $me ->
    [seat] Ты светишь карту «{ $card }».
    [other] { $seat } светит тебе карту «{ $card }».
   *[none] { $known ->
        [yes] { $seat } светит карту «{ $card }».
       *[no] { $seat } тихонько светит кому-то карту.
      }
  }
event-run = Бой проигран, манчкины смываются!
event-not-pursued = { $me ->
    [seat] «{ $card }» за тобой не гонится.
   *[none] «{ $card }» не гонится. Уходит { $seat }.
  }
event-escape = { $me ->
    [seat] Ты уносишь ноги! «{ $card }» остаётся ни с чем.
   *[none] { $seat } уносит ноги. «{ $card }» остаётся ни с чем.
  }
event-caught = { $me ->
    [seat] «{ $card }» ловит тебя. Сейчас будет непотребство!
   *[none] «{ $card }» ловит беглеца. Не повезло: { $seat }.
  }
event-scurry = { $me ->
    [seat] Ты шмыгаешь и перебрасываешь: { $number }.
   *[none] { $seat } шмыгает и перебрасывает: { $number }.
  }
event-run-total = { $me ->
    [seat] С поправками твоя смывка: { $number }.
   *[none] { $seat } на смывке с поправками набирает { $number }.
  }
event-ebb = { $me ->
    [seat] Ты уходишь с отливом.
   *[none] { $seat } уходит с отливом.
  }
event-abandon = { $me ->
    [seat] Ты бросаешь скакуна «{ $card }».
   *[none] { $seat } бросает скакуна «{ $card }».
  }
event-shield = { $me ->
    [seat] «{ $card }» принимает удар за тебя.
   *[none] «{ $card }» принимает удар. Благодарит { $seat }.
  }
event-unhurt = { $me ->
    [seat] Тебе нечего терять.
   *[none] { $seat }: терять нечего.
  }
event-stolen = { $me ->
    [seat] Ты вытягиваешь карту с чужой руки. Её хозяин — { $other }.
    [other] { $seat } вытягивает карту с твоей руки.
   *[none] { $seat } вытягивает карту с чужой руки. Её хозяин — { $other }.
  }
event-limp = { $me ->
    [seat] Ты хромаешь
   *[none] { $seat } хромает
  }: { $number } на смывку { $word ->
    [combat] до конца следующего боя
   *[turn] до конца следующего хода
  }.
event-no-sale = { $me ->
    [seat] В этот ход ты больше ничего не продаёшь.
   *[none] { $seat } в этот ход больше ничего не продаёт.
  }
event-listen = { $me ->
    [seat] Ты подслушиваешь под дверью и находишь карту «{ $card }».
   *[none] { $seat } подслушивает под дверью.
  }
event-no-door = { $me ->
    [seat] Дверей для тебя не осталось.
   *[none] Дверей не осталось. Без двери остаётся { $seat }.
  }
event-door = { $me ->
    [seat] Ты вышибаешь дверь. За ней «{ $card }».
   *[none] { $seat } вышибает дверь. За ней «{ $card }».
  }
event-keep = { $me ->
    [seat] Ты забираешь карту «{ $card }» на руку.
   *[none] { $seat } забирает карту «{ $card }» на руку.
  }
event-trouble = { $me ->
    [seat] Ты ищешь неприятности и выпускаешь монстра.
   *[none] { $seat } ищет неприятности и выпускает монстра.
  }
event-loot = { $me ->
    [seat] Ты чистишь нычки и находишь карту «{ $card }».
   *[none] { $seat } чистит нычки и берёт карту.
  }
event-no-loot = { $me ->
    [seat] В этот ход ты не чистишь нычки.
   *[none] { $seat } в этот ход не чистит нычки.
  }
event-scavenge = { $me ->
    [seat] Ты подбираешь карту «{ $card }».
   *[none] { $seat } подбирает карту «{ $card }».
  }
event-discard = { $me ->
    [seat] Ты сбрасываешь карту «{ $card }».
   *[none] { $seat } сбрасывает карту «{ $card }».
  }
event-charity = { $me ->
    [seat] Ты от щедрот отдаёшь карту. Получает { $other }.
    [other] { $seat } от щедрот отдаёт тебе карту.
   *[none] { $seat } от щедрот отдаёт карту. Получает { $other }.
  }

# --- чем кончилось
end-level = { $me ->
    [seat] Десятый уровень! Победа твоя.
   *[none] { $winners } берёт десятый уровень и побеждает.
  }
end-shared = { $me ->
    [seat] Победа на двоих, и половина твоя: { $winners }.
   *[none] Победа на двоих: { $winners }.
  }
end-capped = Ходы кончились. Выше всех: { $winners }.

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
option-haggle = { $ask ->
    [seek] Другие условия: { $seat }
   *[other] Другие условия
  }
option-never = Нет, и больше не предлагай

# how many of what, in words that agree
n-cards = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }
n-treasures = { $number ->
    [one] { $number } сокровище
    [few] { $number } сокровища
   *[many] { $number } сокровищ
  }
n-levels = { $number ->
    [one] { $number } уровень
    [few] { $number } уровня
   *[many] { $number } уровней
  }
n-gold = { $number ->
    [one] { $number } голд
    [few] { $number } голда
   *[many] { $number } голдов
  }
n-share = { $number ->
    [0] спасибо
    [99] все сокровища
   *[other] { n-treasures }
  }

# the kernel's own options, by what they mean here
option-pass = { $ask ->
    [setup] Мне хватит
    [start] { $by ->
        [me] Вышибить дверь
       *[other] Пусть вышибает
      }
    [after] { $by ->
        [me] Неприятности или нычки
       *[other] Не вмешиваться
      }
    [charity] { $by ->
        [me] Закончить ход
       *[other] Промолчать
      }
    [door-card] Взять на руку
    [trouble] Чистить нычки
    [received] Оставить на руке
    [combat] { $by ->
        [me] { $word ->
            [winning] Добивать!
           *[losing] { run-away }
          }
       *[other] { $aimed ->
            [me] Драться так
           *[other] Не вмешиваться
          }
      }
    [claim] { $by ->
        [me] Забрать победу
       *[other] Пусть побеждает
      }
    [concede] { $by ->
        [me] { run-away }
       *[other] Пусть бежит
      }
    [run-window] { $by ->
        [me] Бросить кубик
       *[other] Пусть бросает
      }
    [roll] { $by ->
        [me] { $word ->
            [caught] Принять непотребство
           *[other] Смыться
          }
       *[other] { $word ->
            [caught] Пусть попадётся
           *[other] Пусть уходит
          }
      }
    [die] Оставить бросок
    [ebb] Бежать так
    [ward] Принять проклятие
    [death] { $by ->
        [me] Погибнуть
       *[other] Пусть погибает
      }
    [body] Промолчать
   *[other] Ничего не делать
  }
run-away = Смываться{ $sum ->
    [none] { "" }
   *[other] { " " }({ $sum })
  }
option-pass-until = { $place ->
    [combat] Не спрашивать до конца боя
   *[other] Не спрашивать до конца хода
  }
option-done = { $ask ->
    [dress] Так и пойду
    [sell] Продать
    [terms] Предложить сделку
    [give] Дальше: что взамен
    [want] Предложить обмен
   *[other] Готово
  }
option-yes = { $ask ->
    [offer] Помочь
    [bid] Взять в помощники
    [bribe] Да, пусть обещает
    [trade] Меняюсь
    [abandon] Бросить
    [shield] Подставить
   *[other] Да
  }
option-no = { $ask ->
    [seek] Никого не звать
    [share] Не предлагать
    [sell] Ничего не продавать
    [terms] Не предлагать
    [offer] Отказать
    [bid] Без помощников
    [partner] Ни с кем
    [want] Отменить обмен
    [bribe] Нет, просто обмен
    [trade] Отказаться
    [abandon] Не бросать
    [shield] Терпеть
   *[other] Нет
  }

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

# lines of a combat
line-level = Уровень
line-hammer = молот
line-rune = руна
line-mob = толпой
line-ambush = засада
line-curse = проклятие
line-excess = Излишество
line-sips = Глотки
line-wail = Вопль
line-against = против твоих
line-night = ночью

# the path of levels in a terminal
board-level = уровень
board-figure = фигурка
