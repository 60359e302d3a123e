# Турнир Кренделя по-русски.

title = Турнир Кренделя
tagline = Выбирайте втёмную, бейте соседей и расплачивайтесь собственным заклинанием.
about = Одновременная карточная схватка кондитерских чудищ. За сильными существами тянутся плохие заклинания.

# --- зоны, счётчики, фазы
zone-deck = Колода существ
zone-discard = Сброс
zone-hand = Рука
zone-field = Существо в бою
zone-pile = Заклинания
zone-rewards = Колода наград
zone-prize = Приз
zone-condition = Условие
zone-hero = Герой
zone-heroes = Планшеты героев
counter-trophies = трофеи
counter-wounds = раны
counter-trophies-marker = маркер трофеев
counter-trophies-beyond = трофеи сверх трека
counter-wounds-marker = маркер ран
counter-wounds-beyond = раны сверх трека
phase-choice = Выбор существ
phase-battle = Бой
phase-award = Награждение
phase-flip = Переворот
phase-discard = Сброс
phase-refill = Восполнение
kind-creature = Существо
kind-reward = Награда
kind-hero = Герой
mark-attack = атака
mark-defence = защита

# --- решения
ask-creature = Кто выйдет в бой? Карты откроются у всех разом.
ask-discard = Раунд позади. Что сбросить, прежде чем добрать до пяти?
option-play = В бой: { $card }
option-discard = Сбросить: { $card }

# --- события
event-hero = { $me ->
    [seat] Ваш герой — { $card }.
   *[none] { $seat } выходит на турнир: герой — { $card }.
  }
event-first = { $me ->
    [seat] Первый игрок — вы.
   *[none] Первый игрок — { $seat }.
  }
event-round = Раунд { $number }.
event-reveal = Карты открыты. { $each }.
told-reveal = Карты открыты.
event-attack = { $me ->
    [seat] Вы атакуете: атака { $number }.
   *[none] { $seat } атакует: атака { $number }.
  }
event-beat = { $me ->
    [seat] Удар прошёл! Вы берёте трофей, { $other } получает { n-wounds }.
    [other] { $seat } пробивает вашу защиту и берёт трофей. Вы получаете { n-wounds }.
   *[none] { $seat } берёт трофей, { $other } получает { n-wounds }.
  }
event-hold = { $me ->
    [seat] Ваша атака { $word } против защиты { $number }: { $other } отбивается.
    [other] { $seat }: атака { $word } против вашей защиты { $number }. Отбито!
   *[none] { $seat }: атака { $word } против защиты { $number }. { $other } отбивается.
  }
event-trophy-cap = { $me ->
    [seat] Заклинание скупится: вы берёте за этот бой только { n-trophies }.
   *[none] Заклинание скупится: { $seat } берёт за этот бой только { n-trophies }.
  }
event-double-loot = { $me ->
    [seat] Заклинание щедрое: вы берёте ещё один трофей.
   *[none] Заклинание щедрое: { $seat } берёт ещё один трофей.
  }
event-ignore-wounds = { $me ->
    [seat] Заклинание бережёт вас
   *[none] { $seat } под защитой заклинания
  }: { $number ->
    [one] { $number } рана не в счёт
    [few] { $number } раны не в счёт
   *[many] { $number } ран не в счёт
  }.
event-thorns = { $me ->
    [seat] { $other } натыкается на ваши шипы и получает { n-wounds }.
    [other] Вы натыкаетесь на шипы и получаете { n-wounds }. Шипы выставил игрок { $seat }.
   *[none] { $other } натыкается на шипы и получает { n-wounds }.
  }
event-heal = { $me ->
    [seat] Вы исцеляете { n-wounds }.
   *[none] { $seat } исцеляет { n-wounds }.
  }
event-spell-trophy = { $me ->
    [seat] Заклинание приносит вам { n-trophies }.
   *[none] { $seat } получает от заклинания { n-trophies }.
  }
event-wound-self = { $me ->
    [seat] Заклинание аукнулось: вы получаете { n-wounds }.
   *[none] Заклинание аукнулось: { $seat } получает { n-wounds }.
  }
event-lose-trophy = { $me ->
    [seat] Заклинание аукнулось: вы теряете { n-trophies }.
   *[none] Заклинание аукнулось: { $seat } теряет { n-trophies }.
  }
event-award = { $me ->
    [seat] Приз ваш: «{ $card }».
   *[none] { $seat } забирает приз: «{ $card }».
  }
event-no-award = Приз не достаётся никому. Условие было такое: { n-condition }.
event-rewards-shuffled = Награды кончились, их перемешали заново.
event-new-reward = На следующий раунд приз «{ $rest }». За что: { n-condition }.
event-turn = { $me ->
    [seat] «{ $card }» уходит, остаётся ваше заклинание.
   *[none] «{ $card }» уходит, остаётся заклинание. Его хозяин — { $seat }.
  }
event-discard = { $me ->
    [seat] Вы сбрасываете { n-cards }.
   *[none] { $seat } сбрасывает { n-cards }.
  }
event-draw = { $me ->
    [seat] Вы берёте { n-cards }.
   *[none] { $seat } берёт { n-cards }.
  }
event-draw-own = { $me ->
    [seat] Вы берёте: { $cards }.
   *[none] { $seat } берёт: { $cards }.
  }
event-deck-shuffled = Колода кончилась. В новой — { $number ->
    [one] { $number } карта
    [few] { $number } карты
   *[many] { $number } карт
  }.

# --- чем кончилось
end-cup = { $me ->
    [seat] Кубок ваш!
   *[none] Кубок уносит { $winners }.
  }
end-shared = { $me ->
    [seat] Кубок распилен, кусок ваш. Недопобедители: { $winners }.
   *[none] Кубок распилен. Недопобедители: { $winners }.
  }
end-nobody = Выбыли все. Кубок остаётся у Кренделя.
# чем решилась ничья по очкам
tie-break = { $number ->
    [one] По { $number } трофею, ран меньше.
    [few] По { $number } трофея, ран меньше.
   *[many] По { $number } трофеев, ран меньше.
  }

# --- карты
creature-text = Атака { $attack }, защита { $defence }. Заклинание «{ $spell }». { $does }
reward-text = Условие: { $condition }. Приз: { $prize }
hero-text = Герой. Особых сил не даёт.
condition-highest-attack = У вас наибольшая атака (или поровну с кем-то)
condition-lowest-attack = У вас наименьшая атака (или поровну с кем-то)
condition-highest-defence = У вас наибольшая защита (или поровну с кем-то)
condition-lowest-defence = У вас наименьшая защита (или поровну с кем-то)
condition-unbeaten = В этом бою вас никто не победил
condition-fewest-trophies = У вас меньше всех трофеев (или поровну с кем-то)
condition-most-wounds = У вас больше всех ран (или поровну с кем-то)
condition-attack-equals-defence = Ваша атака равна вашей защите

verb-self = { $attack ->
    [0] Ваше существо: защита { $defence-signed }.
   *[other] { $defence ->
        [0] Ваше существо: атака { $attack-signed }.
       *[other] Ваше существо: атака { $attack-signed }, защита { $defence-signed }.
      }
  }
verb-neighbours = { $attack ->
    [0] Существо каждого соседа: защита { $defence-signed }.
   *[other] { $defence ->
        [0] Существо каждого соседа: атака { $attack-signed }.
       *[other] Существо каждого соседа: атака { $attack-signed }, защита { $defence-signed }.
      }
  }
verb-left = { $attack ->
    [0] Существо соседа слева: защита { $defence-signed }.
   *[other] { $defence ->
        [0] Существо соседа слева: атака { $attack-signed }.
       *[other] Существо соседа слева: атака { $attack-signed }, защита { $defence-signed }.
      }
  }
verb-right = { $attack ->
    [0] Существо соседа справа: защита { $defence-signed }.
   *[other] { $defence ->
        [0] Существо соседа справа: атака { $attack-signed }.
       *[other] Существо соседа справа: атака { $attack-signed }, защита { $defence-signed }.
      }
  }
verb-swap-values = Сначала атака и защита вашего существа меняются местами.
verb-fight-everyone = { $cap ->
    [0] Каждый соперник — ваш сосед.
   *[other] Каждый соперник — ваш сосед; за все победы — не больше { $cap ->
        [one] { $cap } трофея
       *[other] { $cap } трофеев
      }.
  }
verb-reach-two = Игроки, сидящие через одного от вас, — тоже ваши соседи.
verb-cut-left = Игрок слева вам не сосед.
verb-cut-all = У вас нет соседей: вы не атакуете, и вас не атакуют.
verb-keep-previous = Ваше предыдущее заклинание тоже действует.
verb-ties-win = Ваши атаки успешны и при равенстве.
verb-ties-lose = Атаки на вас успешны и при равенстве.
verb-ignore-wounds = { $wounds ->
    [1] Не считайте 1 рану, полученную в этом бою.
   *[other] Не считайте до { $wounds ->
        [2] двух
        [3] трёх
        [4] четырёх
       *[other] { $wounds }
      } ран, полученных в этом бою.
  }
verb-wounds-per-hit = Каждая ваша удачная атака наносит { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }.
verb-trophy-cap = За все победы в этом бою — не больше { $trophies ->
    [one] { $trophies } трофея
   *[other] { $trophies } трофеев
  }.
verb-double-first-trophy = Если вы хоть кого-то победили, возьмите ещё 1 трофей.
verb-thorns = Каждый, кто победил вас в этом бою, получает { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }.
verb-heal-if-won = Если вы хоть кого-то победили, исцелите { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }.
verb-trophy-if-unbeaten = Если вас никто не победил, получите { $trophies ->
    [one] { $trophies } трофей
    [few] { $trophies } трофея
   *[many] { $trophies } трофеев
  }.
verb-trophy-if-no-win = Если вы никого не победили, получите { $trophies ->
    [one] { $trophies } трофей
    [few] { $trophies } трофея
   *[many] { $trophies } трофеев
  }.
verb-wound-self = После боя вы получаете { $wounds ->
    [one] { $wounds } рану
    [few] { $wounds } раны
   *[many] { $wounds } ран
  }.
verb-lose-trophy = После боя вы теряете { $trophies ->
    [one] { $trophies } трофей
    [few] { $trophies } трофея
   *[many] { $trophies } трофеев
  }.
verb-auto-reward = Вы получаете награду независимо от условия.
verb-no-reward = Вы не можете получить награду.
verb-trophies = Получите { $number ->
    [one] { $number } трофей
    [few] { $number } трофея
   *[many] { $number } трофеев
  }.
verb-heal = Исцелите { $number ->
    [one] { $number } рану
    [few] { $number } раны
   *[many] { $number } ран
  }.
verb-wound-neighbours = Каждый ваш сосед получает { $number ->
    [one] { $number } рану
    [few] { $number } раны
   *[many] { $number } ран
  }.
verb-wound-left = Игрок слева получает { $number ->
    [one] { $number } рану
    [few] { $number } раны
   *[many] { $number } ран
  }.
verb-if-fewest = Получите ещё { $number ->
    [one] { $number } трофей
    [few] { $number } трофея
   *[many] { $number } трофеев
  }, если ни у кого нет меньше трофеев, чем у вас.

# --- карта-подсказка
hint-1 = 1. Тайно выберите одну карту.
hint-2 = 2. Бой: ваша атака против защиты соседей; больше — трофей вам, рана соседу.
hint-3 = 3. Награда: условие на нижней карте, приз на верхней.
hint-4 = 4. Переворот: существо становится заклинанием.
hint-5 = 5. Сброс: сколько угодно карт или ни одной.
hint-6 = 6. Восполнение: доберите до пяти карт.
hint-7 = Конец: у кого-то 11 трофеев или 11 ран. С 11 ранами не побеждают.

# how many of what, in words that agree
n-condition = { $word ->
    [highest_attack] наибольшая атака
    [lowest_attack] наименьшая атака
    [highest_defence] наибольшая защита
    [lowest_defence] наименьшая защита
    [unbeaten] ни одного поражения в бою
    [fewest_trophies] меньше всех трофеев
    [most_wounds] больше всех ран
   *[attack_equals_defence] атака равна защите
  }
n-wounds = { $number ->
    [one] { $number } рану
    [few] { $number } раны
   *[many] { $number } ран
  }
n-trophies = { $number ->
    [one] { $number } трофей
    [few] { $number } трофея
   *[many] { $number } трофеев
  }
n-cards = { $number ->
    [one] { $number } карту
    [few] { $number } карты
   *[many] { $number } карт
  }

# the kernel's own options, by what they mean here
option-done = { $ask ->
    [discard] Добрать до пяти
   *[other] Готово
  }

# --- why an option is better
feature-trophies = { $way ->
    [more] больше трофеев
   *[less] меньше трофеев
  }
feature-wounds = { $way ->
    [more] больше ран
   *[less] меньше ран
  }
feature-near_out = { $way ->
    [more] ближе к одиннадцати ранам
   *[less] дальше от одиннадцати ран
  }
feature-spell = { $way ->
    [more] сильнее заклинание на следующий раунд
   *[less] слабее заклинание на следующий раунд
  }
