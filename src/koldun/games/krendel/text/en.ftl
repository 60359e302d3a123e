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
ask-creature = Who goes in to fight? All cards are revealed at once.
ask-discard = The round is over. What do you throw away before you draw back to five?
option-play = Send in { $card }
option-discard = Discard { $card }

# --- events
event-hero = { $me ->
    [seat] Your hero is { $card }.
   *[none] { $seat } enters the tournament as { $card }.
  }
event-first = { $me ->
    [seat] You are the first player.
   *[none] { $seat } is the first player.
  }
event-round = Round { $number }.
event-reveal = The cards are revealed. { $each }.
told-reveal = The cards are revealed.
event-attack = { $me ->
    [seat] You attack with { $number }.
   *[none] { $seat } attacks with { $number }.
  }
event-beat = { $me ->
    [seat] A hit! You take a trophy, { $other } takes { n-wounds }.
    [other] { $seat } breaks your defence and takes a trophy. You take { n-wounds }.
   *[none] { $seat } takes a trophy; { $other } takes { n-wounds }.
  }
event-hold = { $me ->
    [seat] { $other } blocks your attack: { $word } against defence { $number }.
    [other] You block the attack of { $seat }: { $word } against your defence { $number }.
   *[none] { $other } blocks the attack of { $seat }: { $word } against defence { $number }.
  }
event-trophy-cap = { $me ->
    [seat] A stingy spell: you take only { n-trophies } for this fight.
   *[none] A stingy spell: { $seat } takes only { n-trophies } for this fight.
  }
event-double-loot = { $me ->
    [seat] A generous spell: you take one more trophy.
   *[none] A generous spell: { $seat } takes one more trophy.
  }
event-ignore-wounds = { $me ->
    [seat] Your spell shields you: { n-wounds } ignored.
   *[none] A spell shields { $seat }: { n-wounds } ignored.
  }
event-thorns = { $me ->
    [seat] { $other } runs into your thorns and takes { n-wounds }.
    [other] You run into the thorns of { $seat } and take { n-wounds }.
   *[none] { $other } runs into the thorns of { $seat } and takes { n-wounds }.
  }
event-heal = { $me ->
    [seat] You heal { n-wounds }.
   *[none] { $seat } heals { n-wounds }.
  }
event-spell-trophy = { $me ->
    [seat] Your spell brings you { n-trophies }.
   *[none] { $seat } gains { n-trophies } from a spell.
  }
event-wound-self = { $me ->
    [seat] Your spell comes home to roost: you take { n-wounds }.
   *[none] A spell comes home to roost: { $seat } takes { n-wounds }.
  }
event-lose-trophy = { $me ->
    [seat] Your spell comes home to roost: you lose { n-trophies }.
   *[none] A spell comes home to roost: { $seat } loses { n-trophies }.
  }
event-award = { $me ->
    [seat] The prize is yours: { $card }.
   *[none] { $seat } takes the prize: { $card }.
  }
event-no-award = Nobody takes the prize. The condition was: { n-condition }.
event-rewards-shuffled = The rewards ran out and are shuffled anew.
event-new-reward = The prize of the next round is { $rest }. What it takes: { n-condition }.
event-turn = { $me ->
    [seat] { $card } leaves, its spell stays with you.
   *[none] { $card } leaves, its spell stays with { $seat }.
  }
event-discard = { $me ->
    [seat] You discard { n-cards }.
   *[none] { $seat } discards { n-cards }.
  }
event-draw = { $me ->
    [seat] You draw { n-cards }.
   *[none] { $seat } draws { n-cards }.
  }
event-draw-own = { $me ->
    [seat] You draw { $cards }.
   *[none] { $seat } draws { $cards }.
  }
event-deck-shuffled = The deck ran out. The new one has { n-cards }.

# --- how it ends
end-cup = { $me ->
    [seat] The cup is yours!
   *[none] { $winners } takes the cup.
  }
end-shared = { $me ->
    [seat] The cup is sawn up, and one piece is yours. Almost-winners: { $winners }.
   *[none] The cup is sawn up. Almost-winners: { $winners }.
  }
end-nobody = Everybody is out. The cup stays with Krendel.
# what settled a draw of points
tie-break = { $number ->
    [one] One trophy each, fewer wounds.
   *[other] { $number } trophies each, fewer wounds.
  }

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

# how many of what, in words that agree
n-condition = { $word ->
    [highest_attack] the highest attack
    [lowest_attack] the lowest attack
    [highest_defence] the highest defence
    [lowest_defence] the lowest defence
    [unbeaten] beaten by nobody
    [fewest_trophies] the fewest trophies
    [most_wounds] the most wounds
   *[attack_equals_defence] attack equal to defence
  }
n-wounds = { $number ->
    [one] 1 wound
   *[other] { $number } wounds
  }
n-trophies = { $number ->
    [one] 1 trophy
   *[other] { $number } trophies
  }
n-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }

# the kernel's own options, by what they mean here
option-done = { $ask ->
    [discard] Draw up to five
   *[other] Done
  }

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
