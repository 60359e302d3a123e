# Что может сказать любая игра.

a-card = карта
nobody = никто
# Как игра обращается к игроку: close — как к другу, polite — вежливо.
voice = polite
# Чем игра меряет время: round — раундами, turn — ходами.
unit = round
you = Вы
and = и
spectator = Зритель
option-pass = Пропустить
option-done = Готово
option-yes = Да
option-no = Нет
option-pass-until = Не спрашивать до конца
event-window = Стол ждёт ответов.
event-taken-back = { $me ->
    [seat] Ход взят назад, а с ним и всё, что было после. Отменено решений: { $number }.
   *[none] { $seat } берёт ход назад, а с ним и всё, что было после. Отменено решений: { $number }.
  }


# Why a hint prefers an option. $what is a feature of the game.
reason-own = К концу хода: { $what }.
reason-rivals = У соперников: { $what }.
