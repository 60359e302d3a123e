# «3 Мага» по-русски.

title = 3 Мага
tagline = Собирайте магию, призывайте монстров, ведите их на чужой замок.
about = Три мага собирают на поле из шестиугольников ресурсы, монстров и заклинания, а их монстры бьются на дорогах между замками. Чей монстр первым войдёт в замок другого мага, тот и победил.

# --- зоны, счётчики, фазы
zone-monsters = Колода монстров
zone-spells = Колода заклинаний
zone-dead = Погибшие монстры
zone-spent = Разыгранные заклинания
zone-removed = Вне игры
zone-road = Монстры на дорогах
zone-hand = Рука
zone-meteorites = Метеориты
zone-ice = Лёд
zone-bones = Кости
zone-used-meteorites = Сброс метеоритов
zone-used-ice = Сброс льда
zone-used-bones = Сброс костей
counter-cards = карты в руке
counter-monsters = монстры на дорогах
counter-castle = шагов до чужого замка
counter-health = здоровье
counter-strength = сила
mark-health = здоровье
mark-strength = сила
phase-mages = Выбор магов
phase-turn = Призыв и заклинания
phase-walk = Шаг мага
phase-bazaar = Базар
kind-mage = Маг
kind-monster = Монстр
kind-spell = Заклинание
kind-resource = Ресурс
mage-fire = Огненный маг
mage-ice = Ледяной маг
mage-bones = Маг костей

# --- решения
ask-mage = За какого мага играете?
ask-turn = Ваш ход. Призывайте, ведите монстров, колдуйте; шаг мага его завершит.
ask-road = На какую дорогу выйдет «{ $card }»?
ask-portal = Из какого портала выйдете?
ask-bazaar = Вы на базаре. Что обменяете?
ask-target = { $about ->
    [card] «{ $card }»: выберите цель.
   *[none] Выберите цель.
  }
ask-own = «{ $card }»: какому вашему монстру?
ask-kind = «{ $card }»: какой ресурс возьмёте?
ask-dash-on = «{ $card }»: пусть монстр шагнёт ещё раз?
option-mage = { $place ->
    [fire] Огненный маг
    [ice] Ледяной маг
   *[bones] Маг костей
  }
option-walk = Шагнуть: { $place }
option-move = Монстра вперёд: { $place }
option-summon = Призвать: { $card }
option-summon-with = Призвать: { $card }; вместо «любого» — { $other }
option-cast = Разыграть: { $card }
option-cast-with = Разыграть: { $card }; вместо «любого» — { $other }
option-put = Выставить: { $place }
option-portal = Выйти: { $place }
option-swap = Отдать «{ $card }» ×2, взять { $place ->
    [meteorite] метеорит
    [ice] лёд
   *[bones] кости
  }
option-sell = Променять на свой ресурс: { $card }
option-browse = Менять нечего: уйти
option-target = Монстр: { $place }
option-road = Выбрать: { $place }
option-kind = { $place ->
    [meteorite] Метеорит
    [ice] Лёд
   *[bones] Кости
  }
option-rival = { $seat }

# --- события
event-mage = { $me ->
    [seat] Вы играете за
   *[none] { $seat } играет за
  } { $word ->
    [fire] огненного мага
    [ice] ледяного мага
   *[bones] мага костей
  }.
event-idle = { $word ->
    [fire] Огненный маг
    [ice] Ледяной маг
   *[bones] Маг костей
  } не играет, но дороги к его замку стерегут монстры.
event-first = { $me ->
    [seat] Первый ход — ваш.
   *[none] Первый ход: { $seat }.
  }
event-turn = { $me ->
    [seat] Раунд { $number }: ваш ход.
   *[none] Раунд { $number }: ходит { $seat }.
  }
event-walk = { $me ->
    [seat] Ваш маг идёт
   *[none] { $seat } идёт
  } { $word ->
    [fire_land] на огненную землю
    [ice_land] на ледяную землю
    [graveyard] на кладбище
    [monster_bag] к мешку монстров
    [spell_book] к книге заклинаний
    [bazaar] на базар
    [magic_portal] к магическому порталу
    [central_portal] к центральному порталу
    [castle] в замок
   *[neutral] на нейтральную землю
  }.
event-teleport = { $me ->
    [seat] Портал переносит вашего мага: { $place }.
   *[none] { $seat } выходит из портала: { $place }.
  }
event-kill = { $me ->
    [seat] Вы наступаете на чужого мага! { $other } воскресает в своём замке.
    [other] { $seat } наступает на вашего мага. Вы воскресаете в своём замке.
   *[none] { $seat } наступает на чужого мага. { $other } воскресает в своём замке.
  }
event-take = { $me ->
    [seat] Вы вытягиваете карту из чужой руки. Её хозяин — { $other }.
    [other] { $seat } вытягивает карту из вашей руки.
   *[none] { $seat } вытягивает карту из чужой руки. Её хозяин — { $other }.
  }
event-take-card = { $me ->
    [seat] Вам достаётся «{ $card }».
    [other] Вы лишаетесь карты «{ $card }».
   *[none] Вытянута карта «{ $card }».
  }
event-gain = { $me ->
    [seat] Вы получаете { n-resource }.
   *[none] { $seat } получает { n-resource }.
  }
event-none-left = { $word ->
    [meteorite] Метеориты кончились
    [ice] Лёд кончился
   *[bones] Кости кончились
  }. { $me ->
    [seat] Вам ничего не досталось.
   *[none] { $seat } не получает ничего.
  }
event-monster = { $me ->
    [seat] Вы запускаете руку в мешок монстров.
   *[none] { $seat } берёт карту из мешка монстров.
  }
event-spell = { $me ->
    [seat] Вы заглядываете в книгу заклинаний.
   *[none] { $seat } берёт карту из книги заклинаний.
  }
event-drawn = { $me ->
    [seat] Вам достаётся «{ $card }».
   *[none] { $seat } берёт карту «{ $card }».
  }
event-no-monsters = { $me ->
    [seat] Мешок монстров пуст, вам ничего не досталось.
   *[none] Мешок монстров пуст. { $seat } не получает ничего.
  }
event-no-spells = { $me ->
    [seat] Книга заклинаний пуста, вам ничего не досталось.
   *[none] Книга заклинаний пуста. { $seat } не получает ничего.
  }
event-swap = { $me ->
    [seat] Вы отдаёте на базаре: { $cards }.
   *[none] { $seat } отдаёт на базаре: { $cards }.
  }
event-sell = { $me ->
    [seat] Вы меняете на базаре карту «{ $card }».
   *[none] { $seat } меняет на базаре карту «{ $card }».
  }
event-pay = { $me ->
    [seat] Вы платите за карту «{ $card }»: { $rest }.
   *[none] { $seat } платит за карту «{ $card }»: { $rest }.
  }
event-summon = { $me ->
    [seat] Вы призываете монстра «{ $card }».
   *[none] { $seat } призывает монстра «{ $card }».
  }
event-cast = { $me ->
    [seat] Вы разыгрываете заклинание «{ $card }».
   *[none] { $seat } разыгрывает заклинание «{ $card }».
  }
event-step = { $me ->
    [seat] Ваш монстр «{ n-monster }» идёт вперёд: { $place }.
   *[none] { $seat } ведёт вперёд монстра «{ n-monster }»: { $place }.
  }
event-attack = { $me ->
    [seat] Ваш монстр «{ n-monster }» нападает с силой { $number } на монстра «{ n-foe }»: { $place }.
    [other] Монстр «{ n-monster }» нападает с силой { $number } на вашего монстра «{ n-foe }»: { $place }.
   *[none] Монстр «{ n-monster }» нападает с силой { $number } на монстра «{ n-foe }»: { $place }.
  }
event-defend = { $me ->
    [seat] Ваш монстр «{ n-monster }» бьёт в ответ с силой { $number }: достаётся монстру «{ n-foe }».
    [other] Монстр «{ n-monster }» бьёт в ответ с силой { $number }: достаётся вашему монстру «{ n-foe }».
   *[none] Монстр «{ n-monster }» бьёт в ответ с силой { $number }: достаётся монстру «{ n-foe }».
  }
event-die = { $me ->
    [seat] Ваш монстр «{ n-monster }» погибает: { $place }.
   *[none] Монстр «{ n-monster }» погибает: { $place }.
  }
event-stand = { $me ->
    [seat] Ваш монстр «{ n-monster }» побеждает и остаётся на дороге: { $place }.
   *[none] Монстр «{ n-monster }» побеждает и остаётся на дороге: { $place }.
  }
event-jump = Оба монстра живы. «{ n-monster }» перепрыгивает соперника: { $place }.
event-castle = { $me ->
    [seat] Ваш монстр «{ n-monster }» берёт { $place }! Вы побеждаете.
    [other] Монстр «{ n-monster }» входит в ваш замок! Побеждает { $seat }.
   *[none] Монстр «{ n-monster }» берёт { $place }! Побеждает { $seat }.
  }
event-push = { $me ->
    [seat] Вашего монстра «{ n-monster }» оттолкнули назад: { $place }.
   *[none] Монстра «{ n-monster }» оттолкнули назад: { $place }.
  }
event-drop = { $me ->
    [seat] Ваш монстр «{ n-monster }» превращается в Каплю: { $place }.
   *[none] Монстр «{ n-monster }» превращается в Каплю: { $place }.
  }
event-heat = { $me ->
    [seat] Ваш монстр «{ n-monster }» распаляется: сила +{ $number } до конца хода.
   *[none] Монстр «{ n-monster }» распаляется: сила +{ $number } до конца хода.
  }
event-shackle = { $me ->
    [seat] Ваш монстр «{ n-monster }» закован: { $place }.
   *[none] Монстр «{ n-monster }» закован: { $place }.
  }
event-turncoat = { $me ->
    [seat] Монстр «{ n-monster }» переходит к вам: { $place }.
   *[none] Монстр «{ n-monster }» меняет хозяина: { $place }. Теперь им управляет { $seat }.
  }
event-detour = { $me ->
    [seat] Ваш монстр «{ n-monster }» выходит обходной тропой: { $place }.
   *[none] Монстр «{ n-monster }» выходит обходной тропой: { $place }.
  }
event-mirror = { $me ->
    [seat] Ваш монстр «{ n-monster }» теперь здесь: { $place }.
   *[none] Монстр «{ n-monster }» теперь здесь: { $place }.
  }
event-draw = На дорогах и в колоде не осталось ни одного монстра.

# --- чем кончилось
end-castle = { $me ->
    [seat] Ваш монстр взял замок. Вы — самый хитрый маг!
   *[none] Замок взят. Побеждает { $winners }.
  }
end-draw = Монстров не осталось: боевая ничья.
end-round-limit = Последний раунд сыгран: боевая ничья.

# --- карты
monster-text = Цена { $pips }: { $price }. Сила { $strength }, здоровье { $health }.
spell-text = Цена { $pips }: { $price }. { $does }
resource-text = { $resource ->
    [meteorite] Ресурс огненного мага.
    [ice] Ресурс ледяного мага.
   *[bones] Ресурс мага костей.
  }
price-meteorite = { $number ->
    [1] метеорит
   *[other] метеорит × { $number }
  }
price-ice = { $number ->
    [1] лёд
   *[other] лёд × { $number }
  }
price-bones = { $number ->
    [1] кости
   *[other] кости × { $number }
  }
price-any = { $number ->
    [1] любой ресурс
   *[other] любой ресурс × { $number }
  }

verb-gain = { $number ->
    [one] Получите { $number } ресурс любого вида.
    [few] Получите { $number } ресурса любых видов.
   *[many] Получите { $number } ресурсов любых видов.
  }
verb-call = { $number ->
    [one] Возьмите { $number } карту монстра.
    [few] Возьмите { $number } карты монстров.
   *[many] Возьмите { $number } карт монстров.
  }
verb-rob = Вытяните случайную карту из руки соперника.
verb-push = Оттолкните одного монстра соперника назад на { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[many] { $squares } клеток
  }.
verb-destroy = Любой монстр на дороге, ваш или чужой, погибает.
verb-drop = Любой монстр на дороге, ваш или чужой, становится Каплей (сила { $strength }, здоровье { $health }).
verb-dash = { $steps ->
    [one] Один ваш монстр делает шаг вперёд сверх обычного хода.
   *[other] Один ваш монстр делает до { $steps } шагов вперёд сверх обычного хода.
  }
verb-heat = Один ваш монстр получает +{ $strength } к силе до конца хода.
verb-shackle = Один монстр соперника не двигается в следующий ход своего хозяина.
verb-turncoat = Один монстр соперника на дороге у вашего замка переходит к вам; двигать его можно со следующего вашего хода.
verb-detour = Один ваш монстр переходит на вашу другую дорогу, на то же расстояние от замка, если та клетка свободна.
verb-mirror = Один ваш монстр и один монстр соперника на той же дороге меняются местами.
verb-trade = Один ваш монстр и один монстр соперника на той же дороге погибают.
verb-shower = Выберите дорогу: все монстры на ней со здоровьем { $health } и меньше погибают, ваши тоже.
verb-headwind = Выберите дорогу у вашего замка: каждый монстр соперников на ней отступает на { $squares ->
    [one] { $squares } клетку
    [few] { $squares } клетки
   *[many] { $squares } клеток
  }.

# --- places
place-castle_fire = замок огненного мага
place-castle_ice = замок ледяного мага
place-castle_bones = замок мага костей
place-FI = дорога между огнём и льдом
place-IB = дорога между льдом и костями
place-BF = дорога между костями и огнём
place-C0 = C0 (центральный портал)
place-R1-00 = R1-00 (нейтральная земля)
place-R1-01 = R1-01 (кладбище)
place-R1-02 = R1-02 (нейтральная земля)
place-R1-03 = R1-03 (огненная земля)
place-R1-04 = R1-04 (нейтральная земля)
place-R1-05 = R1-05 (ледяная земля)
place-R2-00 = R2-00 (мешок монстров)
place-R2-01 = R2-01 (огненная земля)
place-R2-02 = R2-02 (базар)
place-R2-03 = R2-03 (ледяная земля)
place-R2-04 = R2-04 (мешок монстров)
place-R2-05 = R2-05 (ледяная земля)
place-R2-06 = R2-06 (базар)
place-R2-07 = R2-07 (кладбище)
place-R2-08 = R2-08 (мешок монстров)
place-R2-09 = R2-09 (кладбище)
place-R2-10 = R2-10 (базар)
place-R2-11 = R2-11 (огненная земля)
place-R3-00 = R3-00 (огненная земля)
place-R3-01 = R3-01 (книга заклинаний)
place-R3-02 = R3-02 (нейтральная земля)
place-R3-03 = R3-03 (кладбище)
place-R3-04 = R3-04 (нейтральная земля)
place-R3-05 = R3-05 (книга заклинаний)
place-R3-06 = R3-06 (ледяная земля)
place-R3-07 = R3-07 (книга заклинаний)
place-R3-08 = R3-08 (нейтральная земля)
place-R3-09 = R3-09 (огненная земля)
place-R3-10 = R3-10 (нейтральная земля)
place-R3-11 = R3-11 (книга заклинаний)
place-R3-12 = R3-12 (кладбище)
place-R3-13 = R3-13 (книга заклинаний)
place-R3-14 = R3-14 (нейтральная земля)
place-R3-15 = R3-15 (ледяная земля)
place-R3-16 = R3-16 (нейтральная земля)
place-R3-17 = R3-17 (книга заклинаний)
place-R4-00 = R4-00 (нейтральная земля)
place-R4-01 = R4-01 (огненная земля)
place-R4-02 = R4-02 (мешок монстров)
place-R4-03 = R4-03 (огненная земля)
place-R4-04 = R4-04 (магический портал)
place-R4-05 = R4-05 (ледяная земля)
place-R4-06 = R4-06 (мешок монстров)
place-R4-07 = R4-07 (ледяная земля)
place-R4-08 = R4-08 (нейтральная земля)
place-R4-09 = R4-09 (ледяная земля)
place-R4-10 = R4-10 (мешок монстров)
place-R4-11 = R4-11 (ледяная земля)
place-R4-12 = R4-12 (магический портал)
place-R4-13 = R4-13 (кладбище)
place-R4-14 = R4-14 (мешок монстров)
place-R4-15 = R4-15 (кладбище)
place-R4-16 = R4-16 (нейтральная земля)
place-R4-17 = R4-17 (кладбище)
place-R4-18 = R4-18 (мешок монстров)
place-R4-19 = R4-19 (кладбище)
place-R4-20 = R4-20 (магический портал)
place-R4-21 = R4-21 (огненная земля)
place-R4-22 = R4-22 (мешок монстров)
place-R4-23 = R4-23 (огненная земля)

# how many of what, in words that agree
n-monster = { $word ->
    [drop] Капля
   *[other] { $card }
  }
# the other monster of an event: a marker has no card
n-foe = { $word ->
    [drop] { $known ->
        [yes] { $card }
       *[no] Капля
      }
   *[other] { $more ->
        [0] Капля
       *[other] { $rest }
      }
  }
n-resource = { $word ->
    [meteorite] метеорит
    [ice] лёд
   *[bones] кости
  }

# the kernel's own options, by what they mean here
option-done = { $ask ->
    [bazaar] Уйти с базара
   *[other] Готово
  }
option-yes = { $ask ->
    [dash-on] Шагнуть ещё
   *[other] Да
  }
option-no = { $ask ->
    [dash-on] Остановиться
   *[other] Нет
  }

# --- что есть на поле
board-mage = маг
board-monster = монстр: сила/здоровье
board-central_portal = центральный портал
board-neutral = нейтральная земля
board-graveyard = кладбище
board-fire_land = огненная земля
board-ice_land = ледяная земля
board-monster_bag = мешок монстров
board-bazaar = базар
board-spell_book = книга заклинаний
board-magic_portal = магический портал
board-castle = замок
board-road = дорога
# --- why an option is better
feature-beasts = { $way ->
    [more] больше монстров в руке
   *[less] меньше монстров в руке
  }
feature-spells = { $way ->
    [more] больше заклинаний в руке
   *[less] меньше заклинаний в руке
  }
feature-kinds = { $way ->
    [more] больше видов ресурсов
   *[less] меньше видов ресурсов
  }
feature-stock = { $way ->
    [more] больше ресурсов
   *[less] меньше ресурсов
  }
feature-cards = { $way ->
    [more] больше карт в руке
   *[less] меньше карт в руке
  }
feature-march = { $way ->
    [more] сильнее монстры на дорогах
   *[less] слабее монстры на дорогах
  }
feature-close = { $way ->
    [more] монстр ближе к чужому замку
   *[less] монстр дальше от чужого замка
  }
feature-close_now = { $way ->
    [more] монстр, готовый дойти до замка
   *[less] нет монстра, готового дойти до замка
  }
feature-bag = { $way ->
    [more] ближе к мешку монстров
   *[less] дальше от мешка монстров
  }
feature-pay = { $way ->
    [more] на монстра почти хватает ресурсов
   *[less] на монстра не хватает ресурсов
  }
feature-threat = { $way ->
    [more] больше опасность попасть под удар
   *[less] меньше опасность попасть под удар
  }
