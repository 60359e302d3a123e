title = Duel
tagline = Strike and parry.
about = A game of a third party.
zone-deck = Deck
zone-discard = Discards
zone-stack = Being played
zone-hand = Hand
counter-life = life
phase-fight = Fight
kind-strike = Strike
kind-parry = Parry
strike-text = Strike somebody.
parry-text = Stop a card.
ask-strike = Strike?
ask-target = Whom?
ask-parry = Parry { $card }?
ask-bid = Name a number.
ask-rebid = Another number?
option-strike = Strike with { $card }
option-target = { $seat }
option-parry = Parry with { $card }
option-bid = { $number }
event-plays = { $me ->
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
  }
event-draws = { $me ->
    [seat] You draw.
   *[none] { $seat } draws.
  }
event-hit = { $me ->
    [seat] You hit { $other }: { $number } left.
    [other] { $seat } hits you: { $number } left.
   *[none] { $seat } hits { $other }: { $number } left.
  }
event-rolled = The die shows { $number }.
end-won = { $winners } wins.
end-drawn = Nobody wins.
