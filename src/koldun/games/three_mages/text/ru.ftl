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
counter-health = здоровье
counter-strength = сила
mark-health = здоровье
mark-strength = сила
phase-mages = Выбор магов
phase-turn = Необязательная фаза
phase-walk = Обязательная фаза
phase-bazaar = Базар
kind-mage = Маг
kind-monster = Монстр
kind-spell = Заклинание
kind-resource = Ресурс
mage-fire = Огненный маг
mage-ice = Ледяной маг
mage-bones = Маг костей

# --- решения
ask-mage = Выберите своего мага.
ask-turn = Призывайте, двигайте монстров и колдуйте сколько угодно; ход мага завершает ваш ход.
ask-road = { $card }: выберите дорогу.
ask-portal = Выберите портал, из которого выйдете.
ask-bazaar = Обменяйте что хотите или уйдите с базара.
ask-target = { $card }: выберите цель.
ask-own = { $card }: выберите своего монстра.
ask-kind = { $card }: выберите ресурс.
ask-dash-on = { $card }: сделать ещё шаг?
option-mage = { $place ->
    [fire] Огненный маг
    [ice] Ледяной маг
   *[bones] Маг костей
  }
option-walk = Идти: { $place }
option-move = Двинуть вперёд монстра: { $place }
option-summon = Призвать: { $card }
option-summon-with = Призвать: { $card } (за «любой» — { $other })
option-cast = Разыграть: { $card }
option-cast-with = Разыграть: { $card } (за «любой» — { $other })
option-put = Поставить: { $place }
option-portal = Перенестись: { $place }
option-swap = Две карты «{ $card }» на { $place ->
    [meteorite] один метеорит
    [ice] один лёд
   *[bones] одни кости
  }
option-sell = Продать: { $card }
option-browse = Поглазеть и уйти
option-target = Монстр: { $place }
option-road = Выбрать: { $place }
option-kind = { $place ->
    [meteorite] Метеорит
    [ice] Лёд
   *[bones] Кости
  }
option-rival = { $seat }

# --- события
event-mage = { $seat } играет за { $word ->
    [fire] огненного мага
    [ice] ледяного мага
   *[bones] мага костей
  }.
event-idle = { $word ->
    [fire] Огненный маг
    [ice] Ледяной маг
   *[bones] Маг костей
  } не играет; дороги к его замку стерегут его монстры.
event-first = Первым ходит { $seat }.
event-turn = Раунд { $number }: ходит { $seat }.
event-walk = { $seat } идёт: { $place }.
event-teleport = { $seat } переносится через портал: { $place }.
event-kill = { $seat } убивает мага игрока { $other }; тот воскресает в своём замке.
event-take = { $seat } вытягивает карту из руки игрока { $other }.
event-take-card = Вытянутая карта: { $card }.
event-gain = { $seat } получает { $word ->
    [meteorite] метеорит
    [ice] лёд
   *[bones] кости
  }.
event-none-left = { $word ->
    [meteorite] Метеоритов
    [ice] Льда
   *[bones] Костей
  } больше нет; { $seat } не получает ничего.
event-monster = { $seat } берёт карту монстра.
event-spell = { $seat } берёт карту заклинания.
event-drawn = { $seat } берёт: { $card }.
event-no-monsters = Мешок монстров пуст; { $seat } не получает ничего.
event-no-spells = Книга заклинаний пуста; { $seat } не получает ничего.
event-swap = { $seat } отдаёт на базаре: { $cards }.
event-sell = { $seat } продаёт: { $card }.
event-pay = { $seat } платит: { $cards }.
event-summon = { $seat } призывает: { $card }.
event-cast = { $seat } разыгрывает заклинание «{ $card }».
event-step = { $word ->
    [drop] Капля
   *[other] { $card }
  } идёт: { $place }.
event-attack = { $word ->
    [drop] Капля
   *[other] { $card }
  } нападает: { $place }.
event-defend = { $word ->
    [drop] Капля
   *[other] { $card }
  } держит оборону: { $place }.
event-die = { $word ->
    [drop] Капля
   *[other] { $card }
  } погибает: { $place }.
event-stand = { $word ->
    [drop] Капля
   *[other] { $card }
  } занимает место: { $place }.
event-jump = Оба живы: { $word ->
    [drop] Капля
   *[other] { $card }
  } прыгает дальше: { $place }.
event-castle = { $word ->
    [drop] Капля
   *[other] { $card }
  } ({ $seat }) входит: { $place }!
event-push = { $word ->
    [drop] Капля
   *[other] { $card }
  } отступает: { $place }.
event-drop = { $word ->
    [drop] Капля
   *[other] { $card }
  } ({ $place }) превращается в Каплю.
event-heat = { $word ->
    [drop] Капля
   *[other] { $card }
  } ({ $place }): сила +{ $number } до конца хода.
event-shackle = { $word ->
    [drop] Капля
   *[other] { $card }
  } ({ $place }) в оковах.
event-turncoat = { $word ->
    [drop] Капля
   *[other] { $card }
  } ({ $place }) переходит к игроку { $seat }.
event-detour = { $word ->
    [drop] Капля
   *[other] { $card }
  } выходит обходной тропой: { $place }.
event-mirror = { $word ->
    [drop] Капля
   *[other] { $card }
  } теперь здесь: { $place }.
event-draw = Монстров в игре больше нет.

# --- чем кончилось
end-castle = Замок взят. Победитель: { $winners }.
end-draw = Монстров не осталось: боевая ничья.
end-round-limit = Последний раунд сыгран: боевая ничья.

# --- карты
monster-text = Цена { $pips }: { $price }. Здоровье { $health }, сила { $strength }.
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
verb-drop = Любой монстр на дороге, ваш или чужой, становится Каплей ({ $health }/{ $strength }).
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

# --- что есть на поле
board-mage = маг
board-monster = монстр: здоровье/сила
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
