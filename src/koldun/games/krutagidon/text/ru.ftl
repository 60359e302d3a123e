# Крутагидон по-русски.

title = Крутагидон
tagline = Собирай колоду, колоти колдунов, дохни, воскресай и начинай сначала.
about = Схватка боевых колдунов с постройкой колоды: покупай тварей, заклинания и сокровища, побеждай легенд, переживи беспредел. Для взрослых.
voice = close
you = Ты
unit = turn

# --- зоны, счётчики, фазы
zone-box = Лишние затравки
zone-main = Основная колода
zone-market = Барахолка
zone-resolving = Идёт беспредел
zone-mayhem = Уничтоженный беспредел
zone-destroyed = Уничтоженные карты
zone-wild = Шальная магия
zone-limp = Вялые палочки
zone-legend-box = Легенды вне игры
zone-legends = Стопка легенд
zone-legend = Легенда
zone-token-box = Жетоны вне игры
zone-graves = Жетоны дохлых колдунов
zone-pot = Жетоны на столе
zone-tile-box = Свойства в коробке
zone-familiar-box = Фамильяры в коробке
zone-mats = Свободные планшеты
zone-offer = На выбор
zone-mat = Планшет
zone-familiar = Фамильяр
zone-tiles = Свойство
zone-tokens = Жетоны дохлых колдунов
zone-deck = Колода
zone-hand = Рука
zone-discard = Сброс
zone-play = В игре
zone-revealed = Раскрытые карты
zone-borrowed = Разыгрывает враг
counter-life = жизни
counter-tokens = жетоны
counter-hand = карты на руке
counter-deck = карты в колоде
phase-choice = Выбор свойства и фамильяра
phase-market = Барахолка
phase-action = Розыгрыш и покупка
phase-end = Конец хода
phase-group = Групповая атака
kind-glyph = Затравка
kind-wand = Затравка
kind-fizzle = Затравка
kind-wild_magic = Шальная магия
kind-limp_wand = Вялая палочка
kind-creature = Тварь
kind-wizard = Волшебник
kind-spell = Заклинание
kind-treasure = Сокровище
kind-location = Место
kind-legend = Легенда
kind-familiar = Фамильяр
kind-mayhem = Беспредел
kind-dead_wizard_token = Жетон дохлого колдуна
kind-property = Колдунское свойство
kind-standee = Фигура
kinds-legend = Легенды
kinds-creature = Твари
kinds-wizard = Волшебники
kinds-spell = Заклинания
kinds-treasure = Сокровища
kinds-location = Места
kinds-glyph = Затравки
kinds-wand = Затравки
kinds-fizzle = Затравки
kinds-limp_wand = Вялые палочки
kinds-familiar = Фамильяры
kinds-dead_wizard_token = Жетоны дохлых колдунов
kinds-property = Колдунские свойства
mark-price = цена
kind-mat = Планшет колдуна

# --- решения
ask-tile = Тебе достались два колдунских свойства. Какое оставишь?
ask-familiar = К тебе просятся два фамильяра. Какого оставишь?
ask-board = Каким колдуном пойдёшь в бой?
ask-act = Твой ход. Мощь: { $number }. Играй карты и затаривайся.
ask-target = { $about ->
    [card] { $word ->
        [attack] «{ $card }»: кого бьёшь?
        [none] «{ $card }»: кого выбираешь?
       *[other] «{ $card }», урон { $word }: кому?
      }
   *[none] Кого выбираешь?
  }
ask-defend = { $by ->
    [other] { $seat } бьёт тебя картой «{ $card }».
    [me] Тебя накрывает твоя же карта «{ $card }».
   *[none] Тебя накрывает «{ $card }».
  } { $number ->
    [0] Защитишься?
   *[other] Прилетит { n-damage }. Защитишься?
  }
ask-discard = { $word ->
    [prize] Главный приз: одна карта лишняя. Какую сбросишь?
   *[other] { $by ->
        [other] { $about ->
            [card] { $seat } бьёт картой «{ $card }». Какую карту сбросишь?
           *[none] { $seat } вынуждает тебя сбросить карту. Какую?
          }
       *[none] { $about ->
            [card] «{ $card }»: какую карту сбросишь?
           *[none] Какую карту сбросишь?
          }
      }
  }
ask-destroy = { $by ->
    [other] { $seat } бьёт картой «{ $card }». Какую карту уничтожишь?
   *[none] { $about ->
        [card] «{ $card }»: какую карту уничтожишь?
       *[none] Какую карту уничтожишь?
      }
  }
ask-rlyeh = Р'льех: в чей сброс уйдёт «{ $card }»?
ask-keep = «{ $card }»: из карт одного типа выживет одна. Какая?
ask-take = «{ $card }»: что заберёшь из сброса на руку?
ask-top = «{ $card }»: что делаешь с верхней картой колоды?
ask-top-two = { $about ->
    [card] «{ $card }»: какую из двух верхних карт уничтожишь?
   *[none] Какую из двух верхних карт уничтожишь?
  }
ask-top-discard = «{ $card }»: верхняя карта колоды — в сброс?
ask-on-top = «{ $card }»: какую карту из сброса кладёшь на колоду?
ask-order = Сработало сразу несколько свойств. Какое применишь первым?
ask-wild = Шальная магия: хватаешь мощь или играешь верхнюю карту врага?
ask-attack = «{ $card }» позволяет атаковать. Бьёшь?
ask-doom = { $by ->
    [me] Ты подыхаешь. Какой жетон достанется тебе?
   *[other] { $seat } подыхает. Какой жетон подсунешь?
  }
ask-give = { $by ->
    [other] «{ $card }»: какую карту стоимостью 0 подсунешь? Получит { $seat }.
   *[none] «{ $card }»: какую карту стоимостью 0 возьмёшь на руку?
  }
ask-give-back = { $by ->
    [other] Ответка! Какую карту подкинешь в сброс? Получит { $seat }.
   *[none] Какую карту подкинешь в сброс?
  }
ask-dump = { $seat } подыхает. Какую карту подкинешь туда из своего сброса?
ask-pass-left = «{ $card }»: какую карту втихую подсунешь левому врагу?
ask-expose = «{ $card }»: какие раскрытые карты отправишь в сброс?
ask-shed = «{ $card }»: какая твоя постоянка уходит в сброс?
ask-put-back = { $about ->
    [card] «{ $card }»: какую карту кладёшь на колоду следующей?
   *[none] Какую карту кладёшь на колоду следующей?
  }
ask-swap-take = Обмен жетонами. Какой заберёшь? Отдаёт { $seat }.
ask-swap-give = Обмен жетонами. Какой отдашь?
ask-token-back = 25 жизней! Какой жетон дохлого колдуна вернёшь в стопку?
ask-limps = { $about ->
    [card] «{ $card }»: какую вялую палочку уничтожишь?
   *[none] Какую вялую палочку уничтожишь?
  }
ask-sit-out = Сейчас начнётся беспредел «{ $card }». Отсидишься?
ask-mayhem = Какой беспредел устроишь?
ask-new-hand = «{ $card }»: сменишь руку или возьмёшь вялую палочку?
ask-blood = «{ $card }»: отдать { n-life }, чтобы уничтожить карту?
ask-weakest = «{ $card }»: кого объявишь самым хилым?
ask-strongest = «{ $card }»: кого объявишь самым могучим?
ask-gamble = «{ $card }»: рискнёшь хапнуть верхнюю карту основной колоды?
ask-best = «{ $card }»: променяешь самую дорогую карту руки на жизни?
ask-worth = «{ $card }»: какую карту променяешь на новые?
ask-medicine = «{ $card }»: какая из твоих атак бьёт тебя следующей?
ask-pot = «{ $card }»: какой жетон кинешь в общую кучу?
option-keep = Оставить: { $card }
option-board = Играть за: { $card }
every-play = Сыграть всю руку
option-play = Разыграть: { $card }
option-buy = Купить: { $card }
option-use = Применить: { $card }
option-end = Закончить ход
option-target = { $me ->
    [seat] Себя
   *[none] { $seat }
  }
option-defend = Защититься: { $card }
option-discard = { $ask ->
    [top-discard] В сброс: { $card }
    [shed] В сброс: { $card }
   *[other] Сбросить: { $card }
  }
option-destroy = { $ask ->
    [best] Променять: { $card }
    [worth] Променять: { $card }
   *[other] Уничтожить: { $card }
  }
option-destroy-both = Уничтожить обе: с руки и из сброса
option-nothing = Уничтожать нечего
option-take = { $ask ->
    [doom] Подсунуть: { $card }
    [mayhem] Устроить: { $card }
    [swap-give] Отдать: { $card }
    [pot] Кинуть: { $card }
    [token-back] Вернуть: { $card }
   *[other] Забрать: { $card }
  }
option-back = Оставить наверху: { $card }
option-hand = Взять на руку: { $card }
option-put = На колоду: { $card }
option-order = { $ask ->
    [medicine] Получить: { $card }
   *[other] Сначала: { $card }
  }
option-power = Хапнуть { n-power }
option-play-top = { $me ->
    [seat] Сыграть свою верхнюю карту
   *[none] Сыграть верхнюю карту врага: { $seat }
  }
option-give = { $ask ->
    [dump] Подкинуть: { $card }
    [give-back] Подкинуть: { $card }
   *[other] Подсунуть: { $card }
  }

# --- события
event-window = { $word ->
    [defend] От атаки можно защититься.
   *[other] Кто-то выбирает втихую.
  }
event-first = { $me ->
    [seat] Начинаешь ты.
   *[none] Начинает { $seat }.
  }
event-sides = { $me ->
    [seat] Твой выбор: { $cards }.
   *[none] { $seat } выбирает: { $cards }.
  }
event-board = { $me ->
    [seat] Твой колдун — { $card }.
   *[none] { $seat } играет за колдуна «{ $card }».
  }
event-turn = { $me ->
    [seat] Ход { $number }: твой!
   *[none] Ход { $number }: { $seat }.
  }
event-market = На барахолке новинка: «{ $card }».
event-mayhem = Беспредел: «{ $card }»!
event-mayhem-lost = Беспредел «{ $card }» уничтожается без последствий.
event-sit-out = { $me ->
    [seat] Ты отсиживаешься в сторонке.
   *[none] { $seat } отсиживается в сторонке.
  }
event-play = { $me ->
    [seat] Ты играешь карту «{ $card }».
   *[none] { $seat } играет карту «{ $card }».
  }
event-play-row = { $me ->
    [seat] Ты играешь: { $cards }.
   *[none] { $seat } играет: { $cards }.
  }
event-play-enemy = { $me ->
    [seat] Ты играешь чужую карту «{ $card }». Её хозяин — { $other }.
    [other] { $seat } играет карту «{ $card }» из твоей колоды!
   *[none] { $seat } играет чужую карту «{ $card }». Её хозяин — { $other }.
  }
event-power = { $me ->
    [seat] Твоя мощь теперь { $number }.
   *[none] { $seat }: мощь теперь { $number }.
  }
event-double-power = { $me ->
    [seat] Ты удваиваешь мощь! Осталось { $number }.
   *[none] { $seat } удваивает мощь. Осталось { $number }.
  }
event-buy = { $me ->
    [seat] Ты покупаешь карту «{ $card }» за { $number }.
   *[none] { $seat } покупает карту «{ $card }» за { $number }.
  }
event-gain = { $me ->
    [seat] { $word ->
        [top] «{ $card }» ложится на верх твоей колоды.
        [hand] «{ $card }» идёт тебе на руку.
       *[other] «{ $card }» ложится в твой сброс.
      }
   *[none] { $word ->
        [top] { $seat } кладёт карту «{ $card }» на верх колоды.
        [hand] { $seat } берёт карту «{ $card }» на руку.
       *[other] { $seat } кладёт карту «{ $card }» в сброс.
      }
  }
event-gain-row = { $me ->
    [seat] { $word ->
        [top] На верх твоей колоды ложатся: { $cards }.
        [hand] Тебе на руку идут: { $cards }.
       *[other] В твой сброс ложатся: { $cards }.
      }
   *[none] { $word ->
        [top] { $seat } кладёт на верх колоды: { $cards }.
        [hand] { $seat } берёт на руку: { $cards }.
       *[other] { $seat } кладёт в сброс: { $cards }.
      }
  }
event-no-limp = { $me ->
    [seat] Вялых палочек больше нет, повезло тебе.
   *[none] Вялых палочек больше нет. Повезло: { $seat }.
  }
event-draw = { $me ->
    [seat] Ты берёшь { n-cards }.
   *[none] { $seat } берёт { n-cards }.
  }
event-draw-own = { $me ->
    [seat] Ты берёшь: { $cards }.
   *[none] { $seat } берёт: { $cards }.
  }
event-shuffle = { $me ->
    [seat] Колода кончилась, ты замешиваешь сброс.
   *[none] { $seat } замешивает сброс в новую колоду.
  }
event-reveal = { $me ->
    [seat] Ты раскрываешь: { $cards }.
   *[none] { $seat } раскрывает: { $cards }.
  }
event-show-hand = { $me ->
    [seat] Ты показываешь руку: { $cards }.
   *[none] { $seat } показывает руку: { $cards }.
  }
event-discard = { $me ->
    [seat] Ты сбрасываешь карту «{ $card }».
   *[none] { $seat } сбрасывает карту «{ $card }».
  }
event-discard-hand = { $me ->
    [seat] Ты сбрасываешь руку.
   *[none] { $seat } сбрасывает руку.
  }
event-destroy = { $me ->
    [seat] Ты уничтожаешь карту «{ $card }».
   *[none] { $seat } уничтожает карту «{ $card }».
  }
event-rlyeh = { $me ->
    [seat] Р'льех: твоя карта «{ $card }» уходит в чужой сброс. Получает { $other }.
    [other] Р'льех: { $seat } подсовывает тебе карту «{ $card }».
   *[none] Р'льех: { $seat } избавляется от карты «{ $card }». Получает { $other }.
  }
event-heal = { $me ->
    [seat] Ты накручиваешь { n-life }.
   *[none] { $seat } накручивает { n-life }.
  }
event-damage = { $me ->
    [seat] { $two ->
        [yes] { $known ->
            [yes] { $other } бьёт тебя картой «{ $card }»: { n-damage }!
           *[no] { $other } бьёт тебя: { n-damage }!
          }
       *[no] { $known ->
            [yes] Ты отхватываешь { n-damage }: «{ $card }»!
           *[no] Ты отхватываешь { n-damage }!
          }
      }
    [other] { $known ->
        [yes] { $seat } отхватывает { n-damage } от твоей карты «{ $card }».
       *[no] { $seat } отхватывает от тебя { n-damage }.
      }
   *[none] { $two ->
        [yes] { $known ->
            [yes] { $other } бьёт картой «{ $card }»: { $seat } отхватывает { n-damage }.
           *[no] { $other } бьёт: { $seat } отхватывает { n-damage }.
          }
       *[no] { $known ->
            [yes] { $seat } отхватывает { n-damage }: «{ $card }».
           *[no] { $seat } отхватывает { n-damage }.
          }
      }
  }
event-spend = { $me ->
    [seat] Ты отдаёшь { n-life }: «{ $card }».
   *[none] { $seat } отдаёт { n-life }: «{ $card }».
  }
event-life-set = { $me ->
    [seat] Теперь у тебя жизней: { $number }.
   *[none] { $seat }: теперь жизней { $number }.
  }
event-life-swap = { $me ->
    [seat] Ты меняешься жизнями. С кем: { $other }.
    [other] Ты меняешься жизнями. С кем: { $seat }.
    [both] Ты самый хилый и самый могучий сразу: меняться не с кем.
   *[none] { $seat } и { $other } меняются жизнями.
  }
event-die = { $me ->
    [seat] { $two ->
        [yes] Ты подыхаешь! Твой убийца — { $other }. Ничего, сейчас воскреснешь.
       *[no] Ты подыхаешь! Ничего, сейчас воскреснешь.
      }
    [other] Ты приканчиваешь врага! Подыхает { $seat }.
    [both] Ты приканчиваешь себя! Ничего, сейчас воскреснешь.
   *[none] { $two ->
        [yes] { $other } приканчивает врага: { $seat } подыхает!
       *[no] { $seat } подыхает!
      }
  }
event-prize = { $me ->
    [seat] Главный приз Крутагидона твой!
   *[none] { $seat } забирает главный приз.
  }
event-token = { $me ->
    [seat] Тебе достаётся «{ $card }».
   *[none] { $seat } получает: «{ $card }».
  }
event-two-tokens = Открыты два жетона: { $cards }.
event-token-back = { $me ->
    [seat] Ты избавляешься от жетона «{ $card }».
   *[none] { $seat } избавляется от жетона «{ $card }».
  }
event-leaves-play = { $me ->
    [seat] Твоя карта «{ $card }» уходит из игры в сброс.
   *[none] «{ $card }» уходит из игры в сброс. Хозяин — { $seat }.
  }
event-defend = { $me ->
    [seat] Ты защищаешься картой «{ $card }»: атака мимо.
   *[none] { $seat } защищается картой «{ $card }»: атака мимо.
  }
event-redirect = { $me ->
    [seat] Ты отправляешь удар обратно. Получает { $other }.
    [other] { $seat } отправляет удар обратно тебе!
    [both] Твой удар возвращается к тебе же!
   *[none] { $seat } отправляет удар обратно. Получает { $other }.
  }
event-unaffected = { $me ->
    [seat] Тебя не зацепило.
   *[none] { $seat }: не зацепило.
  }
event-swap = { $me ->
    [seat] Ты меняешься жетонами: { $cards }. С кем: { $other }.
    [other] { $seat } меняется с тобой жетонами: { $cards }.
   *[none] { $seat } и { $other } меняются жетонами: { $cards }.
  }
event-give = { $me ->
    [seat] Ты подсовываешь карту «{ $card }». Получает { $other }.
    [other] { $seat } подсовывает тебе карту «{ $card }».
    [both] { $known ->
        [yes] «{ $card }» достаётся тебе же.
       *[no] Карта достаётся тебе же.
      }
   *[none] { $known ->
        [yes] { $seat } подсовывает карту «{ $card }». Получает { $other }.
       *[no] { $seat } подсовывает карту втихую. Получает { $other }.
      }
  }
event-hand-total = { $me ->
    [seat] Твоя рука стоит { $number }.
   *[none] { $seat }: рука стоит { $number }.
  }
event-take = { $me ->
    [seat] Ты забираешь карту «{ $card }» на руку.
   *[none] { $seat } забирает карту «{ $card }» на руку.
  }
event-take-top = { $me ->
    [seat] Ты берёшь верхнюю карту колоды.
   *[none] { $seat } берёт верхнюю карту колоды.
  }
event-glyphs = { $me ->
    [seat] Ты кладёшь
   *[none] { $seat } кладёт
  } на колоду { $number ->
    [one] { $number } знак
    [few] { $number } знака
   *[many] { $number } знаков
  }.
event-on-top = { $me ->
    [seat] Ты кладёшь карту «{ $card }» на свою колоду.
   *[none] { $seat } кладёт карту «{ $card }» на свою колоду.
  }
event-under-deck = { $me ->
    [seat] «{ $card }» уходит под твою колоду.
   *[none] «{ $card }» уходит под колоду. Хозяин — { $seat }.
  }
event-tile = { $me ->
    [seat] Тебе достаётся ещё одно свойство: «{ $card }».
   *[none] { $seat } получает ещё одно свойство: «{ $card }».
  }
event-tile-back = { $me ->
    [seat] Твоё свойство «{ $card }» возвращается в коробку.
   *[none] «{ $card }» возвращается в коробку. Хозяин — { $seat }.
  }
event-end-turn = { $me ->
    [seat] Ты заканчиваешь ход.
   *[none] { $seat } заканчивает ход.
  }
event-legend = Новая легенда: «{ $card }».
event-group-attack = «{ $card }» лупит всех подряд!

# --- чем кончилось
end-legends = { $me ->
    [seat] Последняя легенда повержена. Крутагидон твой!
   *[none] Последняя легенда повержена. Побеждает { $winners }.
  }
end-market = { $me ->
    [seat] Барахолка опустела. Крутагидон твой!
   *[none] Барахолка опустела. Побеждает { $winners }.
  }
end-tokens = { $me ->
    [seat] Жетоны дохлых колдунов кончились. Крутагидон твой!
   *[none] Жетоны дохлых колдунов кончились. Побеждает { $winners }.
  }
end-capped = Побоище затянулось. Впереди всех: { $winners }.

# --- карты
card-power = +{ $number } { $number ->
    [one] мощь
   *[other] мощи
  }.
card-ongoing = Постоянка: { $text }
card-defence-hand = Защита: сбрось эту карту с руки, чтобы избежать атаки. { $text }
card-defence-play = Защита: отправь эту карту из игры в сброс, чтобы избежать атаки. { $text }
card-star-eggs = В конце игры: если у тебя обе такие карты, каждая из двух даёт 5 ПО; иначе эта не даёт ничего.
card-star-bone = В конце игры даёт по 1 ПО за каждый твой жетон дохлого колдуна.
card-group = Групповая атака, каждый колдун: { $text }
card-mat = Колдун и счётчик на 25 жизней.
card-nothing = Ничего не делает.
harm-and = { $first } и { $second }

type-one = { $type ->
    [starter] затравку
    [creature] тварь
    [spell] заклинание
    [treasure] сокровище
    [location] место
    [legend] легенду
    [familiar] фамильяра
   *[wizard] волшебника
  }
type-many = { $type ->
    [starter] затравок
    [creature] тварей
    [spell] заклинаний
    [treasure] сокровищ
    [location] мест
    [legend] легенд
    [familiar] фамильяров
   *[wizard] волшебников
  }
# said once where several harms are one sentence; Russian verbs need none
harm-subject = —
verb-power = { $number-signed } { $number ->
    [one] мощь
   *[other] мощи
  }.
verb-power-per-token = { $number-signed } { $number ->
    [one] мощь
   *[other] мощи
  } за каждый твой жетон дохлого колдуна.
verb-power-if = Если в твоём сбросе { $least } или больше { type-many }, ещё +{ $number } { $number ->
    [one] мощь
   *[other] мощи
  }.
verb-double-power = В этот ход твоя мощь удваивается.
verb-draw = Возьми { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.
verb-heal = Накрути { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
  }.
verb-heal-starters = Накрути по 1 жизни за каждую затравку под твоим контролем, на руке и в сбросе.
verb-heal-by-top = Раскрой верхнюю карту своей колоды и накрути столько жизней, сколько она стоит.
verb-hurt-self = Отхвати { $number } { $number ->
    [one] урон
   *[other] урона
  }.
verb-if-tokens = Если жетонов дохлых колдунов у тебя { $least } или больше: { $then } Если меньше: { $otherwise }
verb-recover = Забери из своего сброса на руку { $number ->
    [all] { $type ->
        [starter] все затравки
        [creature] всех тварей
        [spell] все заклинания
        [treasure] все сокровища
        [location] все места
        [legend] все легенды
        [familiar] всех фамильяров
       *[wizard] всех волшебников
      }
   *[one] { $type ->
        [starter] одну затравку
        [creature] одну тварь
        [spell] одно заклинание
        [treasure] одно сокровище
        [location] одно место
        [legend] одну легенду
        [familiar] одного фамильяра
       *[wizard] одного волшебника
      }
  }; если их там нет, вместо этого +{ $power } { $power ->
    [one] мощь
   *[other] мощи
  }.
verb-scry = Посмотри верхнюю карту своей колоды: уничтожь её или { $other ->
    [hand] возьми на руку
   *[back] верни на место
  }.
verb-scry-two = Посмотри две верхние карты своей колоды; одну из них можешь уничтожить.
verb-destroy = { $may ->
    [must] Уничтожь
   *[may] Можешь уничтожить
  } карту { $where ->
    [hand] с руки
    [discard] из своего сброса
   *[either] с руки или из своего сброса
  }.
verb-share-draw = Выбери врага: ты и он берёте по карте.
verb-fresh-hand = Если это первая твоя карта за ход, сбрось руку и возьми { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.
verb-kitty = Возьми { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }, затем сбрось любую карту с руки и накрути столько жизней, сколько она стоит. Если от этого у тебя стало 25 жизней, замешай один свой жетон дохлого колдуна обратно в стопку.
verb-next-on-top = Следующая карта, которую ты купишь или получишь в этот ход, ложится на верх твоей колоды.
verb-gain-attack = До конца хода каждый раз, когда ты покупаешь или получаешь карту, проводи атаку, враг на выбор: { $do }
verb-attack = { $needs ->
    [bone] Если карта под твоим контролем считается за жетон дохлого колдуна (как «Большой костец»), можешь провести атаку
   *[other] Атака
  }, { $target ->
    [chosen_enemy] враг на выбор
    [chosen_player] любой колдун на выбор, даже ты сам
    [each_enemy] каждый враг
    [weakest_enemy] самый хилый враг (из равных — на твой выбор)
    [strongest_enemy] самый могучий враг (из равных — на твой выбор)
    [each_weaker_enemy] каждый враг, у кого жизней меньше, чем у тебя
    [each_stronger_enemy] каждый враг, у кого жизней больше, чем у тебя
    [left_enemy] левый враг
    [right_enemy] правый враг
    [left_or_right_enemy] левый или правый враг на выбор
   *[left_and_right_enemy] левый враг, затем правый
  }: { $do } { $after }
verb-if-unhurt = Если эта атака не нанесла урона ни одному врагу, ~{ $then }
verb-heal-per-avoid = Накрути { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
  } за каждого врага, избежавшего атаки.
verb-mayhem-attack = Атака, { $target ->
    [strongest_players] самый могучий колдун (все, если их несколько)
    [ten_or_more] каждый, у кого 10 и больше жизней
    [ten_or_less] каждый, у кого 10 и меньше жизней
   *[each_player] каждый колдун
  }: { $do }
verb-hurt-enemies = Каждый враг отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }; это не атака.
verb-cthulhu = Каждый враг сбрасывает случайную карту с руки и отхватывает урон, равный её стоимости; это не атака.
verb-curse = Враг на выбор получает вялую палочку; это не атака.
verb-play-mayhem = { $number ->
    [one] Разыграй случайную карту из уничтоженного беспредела
   *[other] Возьми { $number } случайные карты уничтоженного беспредела и разыграй одну из них
  }; сам можешь не участвовать.
verb-top-of-main = Положи верхнюю карту основной колоды на верх своей колоды. Если это беспредел, он уничтожается, а ты вместо этого получаешь +{ $power } мощи.
verb-extra-tile = Возьми из коробки ещё одно случайное колдунское свойство; верни его, когда будет повержена следующая легенда.
verb-market-destroy = Можешь уничтожить карту на барахолке; замена выкладывается сразу.
verb-wild-magic = На выбор: +{ $power } мощи или разыграй верхнюю карту из колоды врага. Потом она уходит в сброс владельца, а постоянка остаётся у тебя навсегда.

verb-damage = отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }.
verb-damage-kill = отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }. Если цель от этого подохла, ~{ $kill }
verb-doom = отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }. Если цель от этого подохла, открой два жетона дохлых колдунов и выбери, какой она получит.
verb-damage-per = отхватывает { $per ->
    [cost] { $number ->
        [1] урон, равный стоимости этой карты
       *[other] урон, равный стоимости этой карты, умноженной на { $number }
      }
   *[other] { $number } { $number ->
        [one] урон
       *[other] урона
      } за { $per ->
        [limp_wand] каждую вялую палочку под твоим контролем и в твоём сбросе
        [ongoing] каждую постоянку под твоим контролем, карту или жетон
        [wizard] каждого волшебника под твоим контролем и в твоём сбросе
        [creature] каждую тварь под твоим контролем и в твоём сбросе
        [defence] каждую карту с защитой в своём сбросе
       *[legend] каждую легенду в своём сбросе
      }
  }.
verb-hand-damage = показывает руку и отхватывает урон, равный самой высокой стоимости в ней.
verb-top-damage = раскрывает верхнюю карту своей колоды и отхватывает урон, равный её стоимости.
verb-limp-wands = получает { $number ->
    [1] вялую палочку
    [one] { $number } вялую палочку
    [few] { $number } вялые палочки
   *[many] { $number } вялых палочек
  }{ $place ->
    [top] {" "}на верх своей колоды
   *[discard] {""}
  }.
verb-discard-cards = сбрасывает с руки { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  } на свой выбор.
verb-overbrain = сбрасывает с руки карту стоимостью { $least } или больше. Если цель держит такую карту и избегает этой атаки, она вместо этого отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }.
verb-swap-tokens = обменяй один свой жетон дохлого колдуна на один жетон цели; каждый из вас применяет текст полученного жетона, ты первым.
verb-give-worthless = отдай цели на руку карту стоимостью 0 со своей руки или из своего сброса.
verb-expose = раскрывает верхнюю карту своей колоды; любые из раскрытых карт можешь сбросить.
verb-one-of-each = уничтожает карты с руки, пока не останется не больше одной каждого типа.
verb-limp-per-costly = получает по вялой палочке за каждую карту на руке стоимостью { $least } или больше.
verb-limp-per-creature = получает по вялой палочке за каждую тварь на барахолке.
verb-worth-damage = показывает руку и отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  } за каждую карту в ней, дающую хотя бы 1 ПО; звезда считается за 3.
verb-shed-ongoing = отправляет одну свою постоянку из игры в сброс.
verb-reveal-five = раскрывает { $number ->
    [one] { $number } верхнюю карту
    [few] { $number } верхние карты
   *[many] { $number } верхних карт
  } своей колоды, сбрасывает те, что стоят 1 или больше, а остальные возвращает наверх в любом порядке, втайне от других.
verb-pass-left = кладёт карту с руки в сброс левого врага; тот отхватывает урон, равный её удвоенной стоимости.
verb-discard-costly = сбрасывает с руки все карты стоимостью { $least } или больше.
verb-level-life = жизней у него становится столько же, сколько у самого хилого колдуна.
verb-compare-tops = раскрывает верхнюю карту своей колоды. Каждый, чья карта дороже всех, кладёт её в сброс того, чья карта дешевле всех (из равных — на свой выбор); если все карты стоят одинаково, ничего не происходит.
verb-richest-limp = складывает стоимости карт на руке. У кого сумма больше всех (каждый, если таких несколько), тот получает { $number ->
    [1] вялую палочку
    [one] { $number } вялую палочку
    [few] { $number } вялые палочки
   *[many] { $number } вялых палочек
  }.
verb-mill-two = раскрывает две верхние карты колоды, одну уничтожает, другую берёт на руку и отхватывает урон, равный её стоимости.
verb-trade-for-wild = уничтожает случайную карту с руки и берёт на руку шальную магию.
verb-glyphs-on-top = кладёт все знаки из сброса на верх колоды.
verb-right-destroys = его правый враг может уничтожить карту с руки и карту из своего сброса.
verb-left-draws = его левый враг берёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.
verb-take-main = берёт на руку верхнюю карту основной колоды и отхватывает урон, равный её стоимости.

verb-redirect = Вместо тебя эффект бьёт по атакующему.
verb-draw-discard = Возьми { $number ->
    [1] карту и сбрось её
    [one] { $number } карту и сбрось одну из них
    [few] { $number } карты и сбрось одну из них
   *[many] { $number } карт и сбрось одну из них
  }.
verb-strike-back = Атакующий отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }.
verb-curse-back = Атакующий получает вялую палочку.
verb-give-back = Можешь положить карту с руки или из своего сброса в сброс атакующего.
verb-destroy-limps = Уничтожь вялую палочку на руке, в сбросе или по одной там и там.

verb-token-limps = Получи { $number ->
    [one] вялую палочку
    [few] { $number } вялые палочки
   *[many] { $number } вялых палочек
  }.
verb-token-discard = Сбрось с руки { $how ->
    [random] наугад {" "}
   *[choice] на свой выбор {" "}
  }{ $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.
verb-token-destroy = Уничтожь { $how ->
    [random] случайную карту
   *[choice] карту на выбор
  } { $where ->
    [hand] с руки
   *[discard] из своего сброса
  }.
verb-token-group-attack = Групповая атака открытой легенды бьёт только по тебе.
verb-token-give-top = Верхняя карта твоей колоды раскрывается и уходит на руку врага, которого ты выберешь.
verb-token-dump = Каждый враг может переложить карту из своего сброса в твой.
verb-token-revenge = Твой убийца отхватывает { $number } { $number ->
    [one] урон
   *[other] урона
  }.
verb-token-return = Жизней после смерти у тебя { $number }, а не 20.
verb-token-score = В конце игры потеряй ещё { $number } ПО.

verb-on-played = { $number ->
    [0] Каждый раз, когда
    [1] Когда впервые за ход
    [2] Когда во второй раз за ход
    [3] Когда в третий раз за ход
   *[other] Когда в { $number }-й раз за ход
  } играешь { type-one }, ~{ $then }
verb-creature-life = Каждый раз, когда играешь тварь, накрути столько жизней, сколько она даёт ПО.
verb-top-from-discard = Можешь положить карту из своего сброса на верх колоды.
verb-look-discard = Посмотри верхнюю карту своей колоды; можешь её сбросить.
verb-four-types = Раз за ход, как только среди сыгранных тобой за этот ход карт наберётся { $number } { $number ->
    [one] разный тип
    [few] разных типа
   *[many] разных типов
  }: { $then }
verb-two-different = Раз за ход, как только за этот ход сыграешь двух { type-many } с разными названиями: { $then }
verb-start-of-turn = В начале своего хода накрути по 1 жизни за каждую постоянку под твоим контролем, карту или жетон.
verb-end-draw = В конце своего хода возьми по карте за каждого волшебника, купленного или полученного тобой в этот ход.
verb-under-deck = В конце своего хода положи эту карту из игры под колоду её владельца.
verb-blood-price = Раз в свой ход можешь потратить { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
  }, чтобы взять карту.
verb-eggs-defence = Защищать эта карта может только из игры.
verb-bone-counts = Считается, что у тебя на один жетон дохлого колдуна больше.
verb-double-life = Накручивая жизни, накручивай вдвое больше.
verb-double-damage = Твои атаки наносят двойной урон. Прикончив врага, отправь эту карту в сброс.
verb-wand-extra = Атака палочки наносит тебе на 3 урона больше.
verb-no-avoid = Ты не можешь избегать атак беспредела.
verb-price-legend-wild = Легенды и шальная магия стоят для тебя на 1 дороже.
verb-price-creature-treasure = Твари и сокровища стоят для тебя на 1 дороже.
verb-price-wizard-spell = Волшебники и заклинания стоят для тебя на 1 дороже.
verb-cheap-on-top = Карты стоимостью 4 и меньше, купленные или полученные тобой с барахолки, ложатся на верх твоей колоды.
verb-grand-prize = Достаётся тому, кто прикончил врага. В конце своего хода бери 6 карт и сбрасывай одну из них.
verb-rlyeh = Принадлежит владельцу Ктулху. Свои карты, которые ты уничтожаешь, вместо этого уходят в сброс врага на выбор.
verb-owns-rlyeh = Пока эта карта твоя, где бы она ни лежала, Р'льех под твоим контролем.

verb-hand-or-limp = Каждый колдун может сбросить руку и взять { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }. Каждый, кто этого не сделал, получает вялую палочку.
verb-blood-destroy = Каждый колдун может потратить { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
  }, чтобы уничтожить карту с руки, и так сколько угодно раз.
verb-swap-life = Самый хилый и самый могучий колдуны меняются жизнями. Кто из равных считается, решает активный колдун.
verb-reshuffle = Каждый колдун замешивает руку, колоду и сброс в новую колоду и берёт 5 карт.
verb-gamble = Каждый колдун может получить верхнюю карту основной колоды. Кто получил карту, уничтожает верхнюю карту своей колоды.
verb-best-for-life = Каждый колдун может уничтожить самую дорогую карту с руки (из равных — на свой выбор), чтобы накрутить { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
  }.
verb-more-mayhem = Разыграй { $number ->
    [one] { $number } случайную карту
    [few] { $number } случайные карты
   *[many] { $number } случайных карт
  } уничтоженного беспредела.
verb-worth-for-main = Каждый колдун может уничтожить карту с руки или из своего сброса и взять на руку столько верхних карт основной колоды, сколько она даёт ПО; звезда считается за 3.
verb-own-medicine = Каждый колдун показывает руку и испытывает на себе каждую атаку на картах в ней; защищаться можно.
verb-market-attacks = Каждая атака на картах барахолки проводится один раз: «ты» в ней — активный колдун, он и выбирает цели. Остальное на этих картах не работает.
verb-token-exchange = Каждый колдун с жетонами дохлых колдунов кладёт один из них в общую кучу. Перемешай её и раздай по жетону тем, кто клал; каждый применяет текст полученного.
verb-again-group-attack = Групповая атака открытой легенды происходит ещё раз.
verb-poorest-draw = Каждый колдун складывает стоимости карт на руке. У кого сумма меньше всех (каждый, если таких несколько), тот берёт { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }.

# --- карта-подсказка
hint-1 = 1. Барахолка пополняется; беспредел случается сразу.
hint-2 = 2. Эффекты начала хода.
hint-3 = 3. Играй и покупай карты в любом порядке.
hint-4 = 4. Сбрось остаток, возьми пять новых карт.
hint-5 = 5. Новая легенда атакует всех.
hint-6 = Конец: нет легенд, нет жетонов или нечем пополнить барахолку.

# how many of what, in words that agree
n-cards = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }
n-life = { $number ->
    [one] { $number } жизнь
    [few] { $number } жизни
   *[many] { $number } жизней
  }
n-damage = { $number ->
    [one] { $number } урон
   *[other] { $number } урона
  }
n-power = { $number ->
    [one] { $number } мощь
   *[other] { $number } мощи
  }

# the kernel's own options, by what they mean here
option-pass = { $ask ->
    [defend] { $amount ->
        [0] Терпеть
        [one] Отхватить { $amount } урон
       *[other] Отхватить { $amount } урона
      }
    [destroy] Никакую
    [top-two] Вернуть обе
    [top-discard] Оставить наверху
    [on-top] Никакую
    [worth] Никакую
    [best] Оставить карту
    [blood] Поберечь жизни
    [dump] Ничего не подкидывать
    [give-back] Ничего не подкидывать
   *[other] Обойтись
  }
option-done = { $ask ->
    [expose] Остальные не трогать
   *[other] Готово
  }
option-yes = { $ask ->
    [attack] Бить
    [new-hand] Сменить руку
    [gamble] Рискнуть
    [sit-out] Отсидеться
   *[other] Да
  }
option-no = { $ask ->
    [attack] Не бить
    [new-hand] Взять вялую палочку
    [gamble] Не рисковать
    [sit-out] Участвовать
   *[other] Нет
  }

# --- why an option is better
feature-points = { $way ->
    [more] больше победных очков
   *[less] меньше победных очков
  }
feature-cost = { $way ->
    [more] дороже колода
   *[less] дешевле колода
  }
feature-life = { $way ->
    [more] больше жизни
   *[less] меньше жизни
  }
feature-prize = { $way ->
    [more] Главный приз
   *[less] нет Главного приза
  }
