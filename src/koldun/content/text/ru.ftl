# Что может сказать любая игра.

a-card = карта
nobody = никто
you = Вы
spectator = Зритель
option-pass = Пас
option-done = Готово
option-yes = Да
option-no = Нет
option-pass-until = Пас до конца
option-pass-unless-me = Пас, если это не про меня
event-window = Любой может ответить.
event-taken-back = { $seat } берёт ход назад, а с ним и всё, что было после. Отменено решений: { $number }.

# Why a hint prefers an option. $what is a feature of the game.
reason-own = К концу хода: { $what }.
reason-rivals = У соперников: { $what }.
