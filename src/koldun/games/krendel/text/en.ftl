# Krendel's Tournament in English.

title = Krendel's Tournament
tagline = Pick in secret, fight your neighbours, pay for it with your own spell.
about = A simultaneous card duel of bakers' beasts. Strong creatures leave bad spells behind.

# --- zones, counters, phases
zone-deck = Creature deck
zone-discard = Discards
zone-hand = Hand
zone-field = Fighting creature
zone-pile = Spells
zone-rewards = Reward deck
zone-prize = Prize
zone-condition = Condition
zone-hero = Hero
zone-heroes = Hero boards
counter-trophies = trophies
counter-wounds = wounds
counter-trophies-marker = trophy marker
counter-trophies-beyond = trophies beyond the track
counter-wounds-marker = wound marker
counter-wounds-beyond = wounds beyond the track
phase-choice = Choice of creatures
phase-battle = Battle
phase-award = Award
phase-flip = Flip
phase-discard = Discard
phase-refill = Refill
kind-creature = Creature
kind-reward = Reward
kind-hero = Hero
mark-attack = attack
mark-defence = defence

# --- decisions
ask-creature = Choose a creature to fight, in secret.
ask-discard = Throw away cards you do not want, or finish.
option-play = Play { $card }
option-discard = Discard { $card }

# --- events
event-hero = { $seat } plays { $card }.
event-first = { $seat } is the first player.
event-round = Round { $number }.
event-reveal = All creatures are revealed: { $cards }.
event-attack = { $seat } attacks with { $number }.
event-beat = { $seat } beats { $other }: +1 trophy, { $number ->
    [one] +1 wound
   *[other] +{ $number } wounds
  } for { $other }.
event-hold = { $other } holds with defence { $number }.
event-trophy-cap = { $seat } takes no more than { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
  }.
event-double-loot = { $seat } takes an extra trophy.
event-ignore-wounds = { $seat } ignores { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  }.
event-thorns = { $other } is pricked by { $seat }: { $number ->
    [one] +1 wound
   *[other] +{ $number } wounds
  }.
event-heal = { $seat } heals { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  }.
event-spell-trophy = { $seat } gains { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
  } from a spell.
event-wound-self = { $seat } takes { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  } from a spell.
event-lose-trophy = { $seat } loses { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
  }.
event-award = { $seat } wins the prize: { $card }.
event-no-award = Nobody wins the prize; the condition was on { $card }.
event-rewards-shuffled = The reward cards are shuffled anew.
event-new-reward = New condition and prize: { $cards }.
event-turn = { $card } ({ $seat }) turns into a spell.
event-discard = { $seat } discards { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
event-draw = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
event-draw-own = { $seat } draws { $cards }.
event-deck-shuffled = The creature deck is made anew from { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.

# --- how it ends
end-cup = { $winners } takes the cup.
end-shared = The cup is cut in pieces: { $winners } are almost-winners.
end-nobody = Everybody is out. The cup stays with Krendel.

# --- cards
creature-text = Attack { $attack }, defence { $defence }. Spell “{ $spell }”. { $does }
reward-text = Condition: { $condition }. Prize: { $prize }
hero-text = A hero without special powers.
condition-highest-attack = You have the highest attack, alone or tied
condition-lowest-attack = You have the lowest attack, alone or tied
condition-highest-defence = You have the highest defence, alone or tied
condition-lowest-defence = You have the lowest defence, alone or tied
condition-unbeaten = Nobody beat you in this battle
condition-fewest-trophies = You have the fewest trophies, alone or tied
condition-most-wounds = You have the most wounds, alone or tied
condition-attack-equals-defence = Your attack equals your defence

verb-self = { $attack ->
    [0] Your creature: defence { $defence-signed }.
   *[other] { $defence ->
        [0] Your creature: attack { $attack-signed }.
       *[other] Your creature: attack { $attack-signed }, defence { $defence-signed }.
      }
  }
verb-neighbours = { $attack ->
    [0] The creature of each neighbour: defence { $defence-signed }.
   *[other] { $defence ->
        [0] The creature of each neighbour: attack { $attack-signed }.
       *[other] The creature of each neighbour: attack { $attack-signed }, defence { $defence-signed }.
      }
  }
verb-left = { $attack ->
    [0] The creature of your left neighbour: defence { $defence-signed }.
   *[other] { $defence ->
        [0] The creature of your left neighbour: attack { $attack-signed }.
       *[other] The creature of your left neighbour: attack { $attack-signed }, defence { $defence-signed }.
      }
  }
verb-right = { $attack ->
    [0] The creature of your right neighbour: defence { $defence-signed }.
   *[other] { $defence ->
        [0] The creature of your right neighbour: attack { $attack-signed }.
       *[other] The creature of your right neighbour: attack { $attack-signed }, defence { $defence-signed }.
      }
  }
verb-swap-values = First, your creature's attack and defence change places.
verb-fight-everyone = { $cap ->
    [0] Every rival is your neighbour.
   *[other] Every rival is your neighbour; you take at most { $cap ->
        [one] 1 trophy
       *[other] { $cap } trophies
      } in total in the fights.
  }
verb-reach-two = Players two seats away from you are your neighbours too.
verb-cut-left = The player on your left is not your neighbour.
verb-cut-all = You have no neighbours: you do not attack and are not attacked.
verb-keep-previous = Your previous spell works too.
verb-ties-win = Your attacks succeed on a tie as well.
verb-ties-lose = Attacks on you succeed on a tie as well.
verb-ignore-wounds = { $wounds ->
    [one] You ignore 1 wound from the fights.
   *[other] You ignore up to { $wounds } wounds in total from the fights.
  }
verb-wounds-per-hit = Your successful attacks deal { $wounds } wounds each.
verb-trophy-cap = You take at most { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  } in total in the fights.
verb-double-first-trophy = If you beat anybody, take 1 extra trophy.
verb-thorns = Every rival who beat you takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }.
verb-heal-if-won = If you beat anybody, heal { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }.
verb-trophy-if-unbeaten = If nobody beat you, gain { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }.
verb-trophy-if-no-win = If you beat nobody, gain { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }.
verb-wound-self = After the fights you take { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
  }.
verb-lose-trophy = After the fights you lose { $trophies ->
    [one] 1 trophy
   *[other] { $trophies } trophies
  }.
verb-auto-reward = You receive the reward whatever its condition.
verb-no-reward = You cannot receive the reward.
verb-trophies = Gain { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
  }.
verb-heal = Heal { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  }.
verb-wound-neighbours = Each of your neighbours takes { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  }.
verb-wound-left = The player on your left takes { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  }.
verb-if-fewest = Gain { $number ->
    [one] 1 more trophy
   *[other] { $number } more trophies
  } if nobody has fewer trophies than you.

# --- the hint card
hint-1 = 1. Choose one card in secret.
hint-2 = 2. Battle: your attack against your neighbours' defence; higher means a trophy for you and a wound for them.
hint-3 = 3. Award: the condition is on the lower card, the prize on the upper.
hint-4 = 4. Flip: the creature becomes your spell.
hint-5 = 5. Discard as many cards as you like, or none.
hint-6 = 6. Refill: draw back to five cards.
hint-7 = End: somebody has 11 trophies or 11 wounds. Nobody wins with 11 wounds.

# --- why an option is better
feature-trophies = { $way ->
    [more] more trophies
   *[less] fewer trophies
  }
feature-wounds = { $way ->
    [more] more wounds
   *[less] fewer wounds
  }
feature-near_out = { $way ->
    [more] nearer to eleven wounds
   *[less] further from eleven wounds
  }
feature-spell = { $way ->
    [more] a better spell for the next round
   *[less] a worse spell for the next round
  }
