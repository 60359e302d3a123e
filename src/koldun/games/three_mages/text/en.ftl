# Three Mages in English.

title = Three Mages
tagline = Gather magic, summon monsters, march on a castle.
about = Three mages gather resources, monsters and spells on a field of hexagons, while their monsters fight on the roads between the castles. The first monster on another mage's castle wins.

# --- zones, counters, phases
zone-monsters = Monster deck
zone-spells = Spell deck
zone-dead = Dead monsters
zone-spent = Used spells
zone-removed = Out of the game
zone-road = Monsters on the roads
zone-hand = Hand
zone-meteorites = Meteorites
zone-ice = Ice
zone-bones = Bones
zone-used-meteorites = Used meteorites
zone-used-ice = Used ice
zone-used-bones = Used bones
counter-cards = cards in hand
counter-monsters = monsters on the roads
counter-castle = steps to another mage's castle
counter-health = health
counter-strength = strength
mark-health = health
mark-strength = strength
phase-mages = Choice of mages
phase-turn = Summons and spells
phase-walk = The mage walks
phase-bazaar = Bazaar
kind-mage = Mage
kind-monster = Monster
kind-spell = Spell
kind-resource = Resource
mage-fire = Fire mage
mage-ice = Ice mage
mage-bones = Bones mage

# --- decisions
ask-mage = Which mage will you be?
ask-turn = Your turn. Summon, lead monsters, cast; a step of your mage ends it.
ask-road = Which road does { $card } take?
ask-portal = Which portal do you leave by?
ask-bazaar = You are at the bazaar. What do you exchange?
ask-target = { $about ->
    [card] { $card }: choose the target.
   *[none] Choose the target.
  }
ask-own = { $card }: which of your monsters?
ask-kind = { $card }: which resource do you take?
ask-dash-on = { $card }: one more step for the monster?
option-mage = { $place ->
    [fire] The fire mage
    [ice] The ice mage
   *[bones] The bones mage
  }
option-walk = Walk to { $place }
option-move = Monster forward: { $place }
option-summon = Summon { $card }
option-summon-with = Summon { $card }; { $other } for “any”
option-cast = Cast { $card }
option-cast-with = Cast { $card }; { $other } for “any”
option-put = Set out on { $place }
option-portal = Come out at { $place }
option-swap = Give { $card } ×2, take { $place ->
    [meteorite] a meteorite
    [ice] ice
   *[bones] bones
  }
option-sell = Swap { $card } for a resource of yours
option-browse = Nothing to trade: leave
option-target = The monster on { $place }
option-road = Choose { $place }
option-kind = { $place ->
    [meteorite] A meteorite
    [ice] Ice
   *[bones] Bones
  }
option-rival = { $seat }

# --- events
event-mage = { $me ->
    [seat] You play the
   *[none] { $seat } plays the
  } { $word ->
    [fire] fire
    [ice] ice
   *[bones] bones
  } mage.
event-idle = The { $word ->
    [fire] fire
    [ice] ice
   *[bones] bones
  } mage does not play, but monsters guard the roads to that castle.
event-first = { $me ->
    [seat] You go first.
   *[none] { $seat } goes first.
  }
event-turn = { $me ->
    [seat] Round { $number }: your turn.
   *[none] Round { $number }: { $seat } to play.
  }
event-walk = { $me ->
    [seat] Your mage walks to { $place }.
   *[none] { $seat } walks to { $place }.
  }
event-teleport = { $me ->
    [seat] The portal carries your mage to { $place }.
   *[none] { $seat } comes out of the portal at { $place }.
  }
event-kill = { $me ->
    [seat] You step on the mage of { $other }, who wakes up in the castle.
    [other] { $seat } steps on your mage. You wake up in your castle.
   *[none] { $seat } steps on the mage of { $other }, who wakes up in the castle.
  }
event-take = { $me ->
    [seat] You draw a card from the hand of { $other }.
    [other] { $seat } draws a card from your hand.
   *[none] { $seat } draws a card from the hand of { $other }.
  }
event-take-card = { $me ->
    [seat] You get { $card }.
    [other] You lose { $card }.
   *[none] The card taken is { $card }.
  }
event-gain = { $me ->
    [seat] You get { n-resource }.
   *[none] { $seat } gets { n-resource }.
  }
event-none-left = { $word ->
    [meteorite] The meteorites have run out
    [ice] The ice has run out
   *[bones] The bones have run out
  }. { $me ->
    [seat] You get nothing.
   *[none] { $seat } gets nothing.
  }
event-monster = { $me ->
    [seat] You reach into the monster bag.
   *[none] { $seat } draws from the monster bag.
  }
event-spell = { $me ->
    [seat] You look into the spell book.
   *[none] { $seat } draws from the spell book.
  }
event-drawn = { $me ->
    [seat] You get { $card }.
   *[none] { $seat } draws { $card }.
  }
event-no-monsters = { $me ->
    [seat] The monster bag is empty, you get nothing.
   *[none] The monster bag is empty. { $seat } gets nothing.
  }
event-no-spells = { $me ->
    [seat] The spell book is empty, you get nothing.
   *[none] The spell book is empty. { $seat } gets nothing.
  }
event-swap = { $me ->
    [seat] You trade in at the bazaar: { $cards }.
   *[none] { $seat } trades in at the bazaar: { $cards }.
  }
event-sell = { $me ->
    [seat] You trade { $card } at the bazaar.
   *[none] { $seat } trades { $card } at the bazaar.
  }
event-pay = { $me ->
    [seat] You pay for { $card }: { $rest }.
   *[none] { $seat } pays for { $card }: { $rest }.
  }
event-summon = { $me ->
    [seat] You summon { $card }.
   *[none] { $seat } summons { $card }.
  }
event-cast = { $me ->
    [seat] You cast { $card }.
   *[none] { $seat } casts { $card }.
  }
event-step = { $me ->
    [seat] Your monster { n-monster } steps to { $place }.
   *[none] { $seat } leads { n-monster } to { $place }.
  }
event-attack = { $me ->
    [seat] Your monster { n-monster } attacks { n-foe } with strength { $number } on { $place }.
    [other] { n-monster } attacks your monster { n-foe } with strength { $number } on { $place }.
   *[none] { n-monster } attacks { n-foe } with strength { $number } on { $place }.
  }
event-defend = { $me ->
    [seat] Your monster { n-monster } strikes back at { n-foe } with strength { $number }.
    [other] { n-monster } strikes back at your monster { n-foe } with strength { $number }.
   *[none] { n-monster } strikes back at { n-foe } with strength { $number }.
  }
event-die = { $me ->
    [seat] Your monster { n-monster } dies on { $place }.
   *[none] The monster { n-monster } dies on { $place }.
  }
event-stand = { $me ->
    [seat] Your monster { n-monster } wins and holds { $place }.
   *[none] The monster { n-monster } wins and holds { $place }.
  }
event-jump = Both monsters live: { n-monster } jumps over its foe on { $place }.
event-castle = { $me ->
    [seat] Your monster { n-monster } enters { $place }! You win.
    [other] The monster { n-monster } enters your castle! { $seat } wins.
   *[none] The monster { n-monster } enters { $place }! { $seat } wins.
  }
event-push = { $me ->
    [seat] Your monster { n-monster } is pushed back to { $place }.
   *[none] The monster { n-monster } is pushed back to { $place }.
  }
event-drop = { $me ->
    [seat] Your monster { n-monster } turns into a Drop on { $place }.
   *[none] The monster { n-monster } turns into a Drop on { $place }.
  }
event-heat = { $me ->
    [seat] Your monster { n-monster } heats up: strength +{ $number } until the end of the turn.
   *[none] The monster { n-monster } heats up: strength +{ $number } until the end of the turn.
  }
event-shackle = { $me ->
    [seat] Your monster { n-monster } is in shackles on { $place }.
   *[none] The monster { n-monster } is in shackles on { $place }.
  }
event-turncoat = { $me ->
    [seat] The monster { n-monster } on { $place } comes over to you.
   *[none] The monster { n-monster } on { $place } goes over to { $seat }.
  }
event-detour = { $me ->
    [seat] Your monster { n-monster } takes the back path to { $place }.
   *[none] The monster { n-monster } takes the back path to { $place }.
  }
event-mirror = { $me ->
    [seat] Your monster { n-monster } now stands on { $place }.
   *[none] The monster { n-monster } now stands on { $place }.
  }
event-draw = No monster is left in the game.

# --- how it ends
end-castle = { $me ->
    [seat] Your monster has taken a castle. You are the slyest mage of all!
   *[none] A castle is taken. { $winners } wins.
  }
end-draw = All monsters are gone: a battle draw.
end-round-limit = The last round is over: a battle draw.

# --- cards
monster-text = Price { $pips }: { $price }. Strength { $strength }, health { $health }.
spell-text = Price { $pips }: { $price }. { $does }
resource-text = { $resource ->
    [meteorite] A resource of the fire mage.
    [ice] A resource of the ice mage.
   *[bones] A resource of the bones mage.
  }
price-meteorite = { $number ->
    [1] meteorite
   *[other] meteorite × { $number }
  }
price-ice = { $number ->
    [1] ice
   *[other] ice × { $number }
  }
price-bones = { $number ->
    [1] bones
   *[other] bones × { $number }
  }
price-any = { $number ->
    [1] any resource
   *[other] any resource × { $number }
  }

verb-gain = { $number ->
    [one] Gain 1 resource of any kind.
   *[other] Gain { $number } resources of any kinds.
  }
verb-call = { $number ->
    [one] Draw 1 monster card.
   *[other] Draw { $number } monster cards.
  }
verb-rob = Take a random card from a rival's hand.
verb-push = Push a rival's monster { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  } back.
verb-destroy = Destroy any monster on a road, yours or a rival's.
verb-drop = Turn any monster on a road, yours or a rival's, into a Drop (strength { $strength }, health { $health }).
verb-dash = { $steps ->
    [one] One of your monsters takes a step forward on top of its normal move.
   *[other] One of your monsters takes up to { $steps } steps forward on top of its normal move.
  }
verb-heat = One of your monsters has strength +{ $strength } until the end of this turn.
verb-shackle = A rival's monster cannot move in its controller's next turn.
verb-turncoat = A rival's monster on a road at your castle becomes yours; it may move from your next turn on.
verb-detour = One of your monsters changes to your other road, at the same distance from your castle, if that square is free.
verb-mirror = One of your monsters and a rival's monster on the same road change places.
verb-trade = One of your monsters and a rival's monster on the same road both die.
verb-shower = Choose a road: all monsters on it with health { $health } or less die, your own too.
verb-headwind = Choose a road at your castle: each rival monster on it goes back { $squares ->
    [one] 1 square
   *[other] { $squares } squares
  }.

# --- places
place-castle_fire = the fire mage's castle
place-castle_ice = the ice mage's castle
place-castle_bones = the bones mage's castle
place-FI = the road between fire and ice
place-IB = the road between ice and bones
place-BF = the road between bones and fire
place-C0 = C0 (the central portal)
place-R1-00 = R1-00 (the neutral land)
place-R1-01 = R1-01 (the graveyard)
place-R1-02 = R1-02 (the neutral land)
place-R1-03 = R1-03 (the fire land)
place-R1-04 = R1-04 (the neutral land)
place-R1-05 = R1-05 (the ice land)
place-R2-00 = R2-00 (the monster bag)
place-R2-01 = R2-01 (the fire land)
place-R2-02 = R2-02 (the bazaar)
place-R2-03 = R2-03 (the ice land)
place-R2-04 = R2-04 (the monster bag)
place-R2-05 = R2-05 (the ice land)
place-R2-06 = R2-06 (the bazaar)
place-R2-07 = R2-07 (the graveyard)
place-R2-08 = R2-08 (the monster bag)
place-R2-09 = R2-09 (the graveyard)
place-R2-10 = R2-10 (the bazaar)
place-R2-11 = R2-11 (the fire land)
place-R3-00 = R3-00 (the fire land)
place-R3-01 = R3-01 (the spell book)
place-R3-02 = R3-02 (the neutral land)
place-R3-03 = R3-03 (the graveyard)
place-R3-04 = R3-04 (the neutral land)
place-R3-05 = R3-05 (the spell book)
place-R3-06 = R3-06 (the ice land)
place-R3-07 = R3-07 (the spell book)
place-R3-08 = R3-08 (the neutral land)
place-R3-09 = R3-09 (the fire land)
place-R3-10 = R3-10 (the neutral land)
place-R3-11 = R3-11 (the spell book)
place-R3-12 = R3-12 (the graveyard)
place-R3-13 = R3-13 (the spell book)
place-R3-14 = R3-14 (the neutral land)
place-R3-15 = R3-15 (the ice land)
place-R3-16 = R3-16 (the neutral land)
place-R3-17 = R3-17 (the spell book)
place-R4-00 = R4-00 (the neutral land)
place-R4-01 = R4-01 (the fire land)
place-R4-02 = R4-02 (the monster bag)
place-R4-03 = R4-03 (the fire land)
place-R4-04 = R4-04 (the magic portal)
place-R4-05 = R4-05 (the ice land)
place-R4-06 = R4-06 (the monster bag)
place-R4-07 = R4-07 (the ice land)
place-R4-08 = R4-08 (the neutral land)
place-R4-09 = R4-09 (the ice land)
place-R4-10 = R4-10 (the monster bag)
place-R4-11 = R4-11 (the ice land)
place-R4-12 = R4-12 (the magic portal)
place-R4-13 = R4-13 (the graveyard)
place-R4-14 = R4-14 (the monster bag)
place-R4-15 = R4-15 (the graveyard)
place-R4-16 = R4-16 (the neutral land)
place-R4-17 = R4-17 (the graveyard)
place-R4-18 = R4-18 (the monster bag)
place-R4-19 = R4-19 (the graveyard)
place-R4-20 = R4-20 (the magic portal)
place-R4-21 = R4-21 (the fire land)
place-R4-22 = R4-22 (the monster bag)
place-R4-23 = R4-23 (the fire land)

# how many of what, in words that agree
n-monster = { $word ->
    [drop] the Drop
   *[other] { $card }
  }
# the other monster of an event: a marker has no card
n-foe = { $word ->
    [drop] { $known ->
        [yes] { $card }
       *[no] the Drop
      }
   *[other] { $more ->
        [0] the Drop
       *[other] { $rest }
      }
  }
n-resource = { $word ->
    [meteorite] a meteorite
    [ice] ice
   *[bones] bones
  }

# the kernel's own options, by what they mean here
option-done = { $ask ->
    [bazaar] Leave the bazaar
   *[other] Done
  }
option-yes = { $ask ->
    [dash-on] Step again
   *[other] Yes
  }
option-no = { $ask ->
    [dash-on] Stop here
   *[other] No
  }

# --- what stands on the board
board-mage = mage
board-monster = monster: strength/health
board-central_portal = central portal
board-neutral = neutral land
board-graveyard = graveyard
board-fire_land = fire land
board-ice_land = ice land
board-monster_bag = bag of monsters
board-bazaar = bazaar
board-spell_book = spell book
board-magic_portal = magic portal
board-castle = castle
board-road = road
# --- why an option is better
feature-beasts = { $way ->
    [more] more monsters in hand
   *[less] fewer monsters in hand
  }
feature-spells = { $way ->
    [more] more spells in hand
   *[less] fewer spells in hand
  }
feature-kinds = { $way ->
    [more] more kinds of resources
   *[less] fewer kinds of resources
  }
feature-stock = { $way ->
    [more] more resources
   *[less] fewer resources
  }
feature-cards = { $way ->
    [more] more cards in hand
   *[less] fewer cards in hand
  }
feature-march = { $way ->
    [more] stronger monsters on the roads
   *[less] weaker monsters on the roads
  }
feature-close = { $way ->
    [more] a monster nearer to a foreign castle
   *[less] no monster so near to a foreign castle
  }
feature-close_now = { $way ->
    [more] a monster that can reach a castle at once
   *[less] no monster that can reach a castle at once
  }
feature-bag = { $way ->
    [more] nearer to a bag of monsters
   *[less] further from a bag of monsters
  }
feature-pay = { $way ->
    [more] a monster nearly paid for
   *[less] no monster nearly paid for
  }
feature-threat = { $way ->
    [more] more danger of being struck down
   *[less] less danger of being struck down
  }
