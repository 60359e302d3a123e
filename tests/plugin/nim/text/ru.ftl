title = Ним
tagline = Возьми последнюю палочку.
about = Самая маленькая игра на свете.
phase-take = Ход
ask-take = Возьмите палочки из одной кучки.
option-take = Взять { $number } из кучки { $place }
event-takes = { $me ->
    [seat] Вы берёте { $number } из кучки { $place }.
   *[none] { $seat } берёт { $number } из кучки { $place }.
  }
end-last = Последняя палочка. Победа: { $winners }.
