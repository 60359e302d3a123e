# What every game can say.

a-card = a card
nobody = nobody
you = You
spectator = Spectator
option-pass = Skip
option-done = Done
option-yes = Yes
option-no = No
option-pass-until = Do not ask until it is over
event-window = The table waits for answers.
