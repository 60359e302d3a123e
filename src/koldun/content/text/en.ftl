# What every game can say.

a-card = a card
nobody = nobody
you = You
spectator = Spectator
option-pass = Pass
option-done = Done
option-yes = Yes
option-no = No
option-pass-until = Pass until it is over
option-pass-unless-me = Pass unless it concerns me
event-window = Anybody may respond.
event-taken-back = { $seat } takes a choice back, and with it all that came after: { $number } in all.

# Why a hint prefers an option. $what is a feature of the game.
reason-own = By the end of the turn: { $what }.
reason-rivals = For the rivals: { $what }.
