# What every game can say.

a-card = a card
nobody = nobody
# How a game speaks to a player where a language makes a difference: close or polite.
voice = polite
# What a game counts: round or turn.
unit = round
you = You
and = and
spectator = Spectator
option-pass = Skip
option-done = Done
option-yes = Yes
option-no = No
option-pass-until = Do not ask until it is over
event-window = The table waits for answers.
event-taken-back = { $me ->
    [seat] You take a choice back, and with it all that came after: { $number } in all.
   *[none] { $seat } takes a choice back, and with it all that came after: { $number } in all.
  }


# Why a hint prefers an option. $what is a feature of the game.
reason-own = By the end of the turn: { $what }.
reason-rivals = For the rivals: { $what }.
