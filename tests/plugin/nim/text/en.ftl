title = Nim
tagline = Take the last stick.
about = The smallest game there is.
phase-take = Taking
ask-take = Take sticks from a heap.
option-take = Take { $number } from heap { $place }
event-takes = { $me ->
    [seat] You take { $number } from heap { $place }.
   *[none] { $seat } takes { $number } from heap { $place }.
  }
end-last = { $winners } took the last stick.
