# Munchkin Age of Sigmar in English.

title = Munchkin Age of Sigmar
tagline = Kick open the door, kill what is behind it, stab your friends.
about = A card race to level 10: fight monsters, hoard items, bargain for help and spoil everybody else's combat.

# --- zones, counters, phases
zone-doors = Door deck
zone-treasures = Treasure deck
zone-door-discard = Discarded doors
zone-treasure-discard = Discarded treasures
zone-revealed = Face up
zone-monsters = Monsters
zone-enhancers = Enhancers
zone-used = Used in this combat
zone-loot = Treasures to split
zone-body = The body
zone-hand = Hand
zone-play = In play
counter-level = level
counter-strength = combat strength
counter-hand = cards in hand
counter-limp = run-away penalty
phase-setup = First equipment
phase-begin = A turn begins
phase-start = Before the door
phase-door = Kick open the door
phase-after = After the door
phase-trouble = Look for trouble or loot
phase-combat = Combat
phase-claim = Last call
phase-run = Running away
phase-run-start = Running away
phase-run-roll = Running away
phase-charity = Charity
kind-army = Army
kind-alliance = Alliance
kind-cheat = Cheat
kind-wandering = Wandering monster
kind-special = Special
kind-monster = Monster
kind-enhancer = Monster enhancer
kind-curse = Curse
kind-item = Item
kind-one-shot = One-shot
kind-level-up = Level
mark-worn = worn
mark-cheat = cheat

# --- decisions
ask-setup = Lay down an army and items, or pass when you are ready.
ask-start = Play, wear, trade or sell; the door is kicked open when everybody passes.
ask-after = Anything before trouble or loot?
ask-charity = Play, lay down or sell cards; then what is above five is given away.
ask-combat = A combat runs. Play something into it?
ask-claim = { $seat } is about to kill. Last chance to interfere.
ask-concede = { $seat } is about to run away. Last chance to interfere.
ask-run-window = { $seat } is about to run. Play something?
ask-door-card = You found { $card }. Play it at once? Passing takes it to hand.
ask-trouble = Look for trouble with a monster from your hand? Passing loots the room.
ask-loot = Draw a card or scavenge the top of the discards?
ask-received = Play a card you have just received?
ask-leave = Which army do you leave?
ask-dress = Put on or take off items, then finish.
ask-sell = Choose items to sell ({ $number } gold so far).
ask-shed = You carry too much. What goes?
ask-pass-down = Who gets { $card }?
ask-lose = What do you lose?
ask-die = Answer the die of { $seat }?
ask-face = Which face does the die show?
ask-ward = { $card } hits you. Ward it off?
ask-curse = Who suffers { $card }?
ask-raise = Who goes up a level?
ask-side = For whom is { $card }?
ask-sips = How many sips?
ask-dispel = What is dispelled?
ask-double = Which item is doubled?
ask-runner = Which runner?
ask-banish = Which monster is driven out?
ask-press = Who is forced to help?
ask-page = Which page of the pile?
ask-search = Which card do you take?
ask-rob = Who loses a level to you?
ask-swap = Which monster does { $card } replace?
ask-enhance = Which monster becomes { $card }?
ask-wail = Who is weakened by the wail?
ask-waste = Which of the treasures do you throw away?
ask-split = Choose a treasure for { $seat }.
ask-death = { $seat } is about to die. Prevent it?
ask-loot-body = Take one card of { $seat }'s body.
ask-seek = Whom do you ask for help?
ask-share = How many treasures for { $seat }, and who picks first?
ask-terms = More terms of the deal with { $seat }, or finish?
ask-offer = { $seat } offers you { $number ->
    [0] no treasure
    [99] all treasures
    [one] 1 treasure
   *[other] { $number } treasures
  } for your help.
ask-bid = { $seat } would help for { $number ->
    [0] no treasure
    [99] all treasures
    [one] 1 treasure
   *[other] { $number } treasures
  }. Agree?
ask-body = A munchkin has died. Play or trade before the turn ends?
ask-partner = Trade with whom?
ask-give = What do you give?
ask-want = What do you want from { $seat }?
ask-bribe = Bind { $seat } not to help in this combat?
ask-trade = { $seat } offers a trade. Agree?
ask-show = Which card do you show?
ask-show-to = To whom do you show { $card }?
ask-run-order = Who runs first?
ask-flee = Which monster do you run from next?
ask-roll = { $seat } has rolled against { $card }. Answer?
ask-ebb = Discard a card for a better roll?
ask-abandon = Leave { $card } behind?
ask-shield = Let { $card } take the bad stuff?
ask-charity-give = Which card do you give away?
ask-charity-discard = Too many cards: discard one.
ask-charity-to = Who gets { $card }?

option-leave = Leave { $card }
option-take-off = Take off { $card }
option-wear = Wear { $card }
option-sell = Sell { $card }
option-shed = Part with { $card }
option-sell-off = Sell instead
option-to = { $seat }
option-lose = Lose { $card }
option-face = { $number }
option-play = Play { $card }
option-curse = { $seat }
option-raise = { $seat }
option-side = { $place ->
    [munchkins] For the munchkins
   *[monsters] For the monsters
  }
option-sips = { $number ->
    [one] 1 sip
   *[other] { $number } sips
  }
option-dispel = Dispel { $card }
option-double = Double { $card }
option-runner = { $seat }
option-banish = Drive out { $card }
option-press = { $seat }
option-page = Page { $number }
option-take = Take { $card }
option-rob = { $seat }
option-swap = Replace { $card }
option-enhance = { $card }
option-excess = Excess: discard { $card }
option-wail = Wail: discard { $card }
option-wail-at = Weaken { $seat }
option-wail-on = Weaken { $card }
option-waste = Throw away { $card }
option-offer = Ask { $seat } for help
option-seek = Ask for help
option-bid = Offer your help
option-share = { $number ->
    [0] no treasure
    [99] all treasures
    [one] 1 treasure
   *[other] { $number } treasures
  }{ $place ->
    [helper-first] , helper picks first
    [main-first] , the fighter picks first
    [alternate-helper] , in turns from the helper
    [alternate-main] , in turns from the fighter
    [random] , by chance
   *[other] { "" }
  }
option-pay = Add { $card } to the price
option-demand = Ask for { $card } in return
option-always = Due even if the combat is lost
option-promise = Promise { $card }
option-counter = Make a counter-offer
option-with = { $seat }
option-give = Give { $card }
option-want = Want { $card }
option-show = Show { $card }
option-show-to = { $seat }
option-show-all = Everybody
option-dress = Change what you wear
option-trade = Trade
option-show-card = Show a card
option-sell-items = Sell items for levels
option-lay = Lay down { $card }
option-join = Add { $card } to the combat
option-pair = Add { $other } with { $card }
option-wander = { $card }: add { $other }
option-swap-in = { $card }: bring { $other }
option-cheat = { $card } on { $other }
option-first = I do
option-second = My partner
option-any = No matter
option-flee = { $card }
option-set-die = { $card }: show { $number }
option-scurry = Roll again for { $card }
option-ebb = Discard { $card }
option-trouble = Fight { $card }
option-draw = Draw
option-scavenge = Take { $card }
option-discard = Discard { $card }
option-give-card = Give { $card }
option-give-to = { $seat }

# --- events
event-first = { $seat } begins.
event-turn = { $seat }'s turn, round { $number }.
event-reshuffled = { $word ->
    [doors] The door deck is made anew
   *[treasures] The treasure deck is made anew
  } from { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
event-army = { $seat } joins { $card }.
event-alliance = { $seat } plays { $card }.
event-leave = { $seat } leaves { $card }.
event-lay = { $seat } lays down { $card }.
event-cheat = { $seat } cheats: { $cards }.
event-wear = { $seat } puts on { $card }.
event-take-off = { $seat } takes off { $card }.
event-lapse = { $seat } can no longer use { $card }.
event-sell = { $seat } sells { $cards } for { $number } gold.
event-up = { $seat } goes up { $number ->
    [one] 1 level
   *[other] { $number } levels
  }.
event-down = { $seat } goes down { $number ->
    [one] 1 level
   *[other] { $number } levels
  }.
event-lost = { $seat } loses { $card }.
event-hand-over = { $other } gets { $card } from { $seat }.
event-roll = { $seat } rolls { $number }.
event-die-set = { $seat } turns the die to { $number }.
event-play = { $seat } plays { $card }.
event-curse = { $seat } curses { $other }: { $card }.
event-ward = { $seat } wards off the curse: { $cards }.
event-lasting = { $card } stays with { $seat }.
event-struck = { $told ->
    [none] { $card } does its worst.
   *[other] { $card }: { $told }
  }
event-no-effect = { $card } does nothing to { $seat }.
event-lifted = { $seat } is rid of { $card }.
event-side = { $seat } uses { $card } { $place ->
    [munchkins] for the munchkins
   *[monsters] for the monsters
  }.
event-sips = { $seat } drinks { $card }: { $number ->
    [one] 1 sip
   *[other] { $number } sips
  }.
event-dispel = { $seat } dispels { $card }.
event-double = { $seat } doubles an item: { $cards }.
event-smoke = { $other } vanishes in smoke.
event-glue = { $other } is stuck in glue.
event-banish = { $seat } drives out { $card }.
event-press = { $other } is forced to help { $seat }.
event-search = { $seat } takes { $card } from the discards.
event-draw = { $seat } draws { $number ->
    [one] 1 card
   *[other] { $number } cards
  }.
event-stay = { $seat } has { $card } now.
event-swap = { $seat } swaps monsters: { $cards }.
event-combat = { $seat } fights { $card }.
event-totals = { $number } against { $word }.
event-excused = { $seat } need not help any longer.
event-join = { $seat } adds { $card } to the combat.
event-enhance = { $seat } plays an enhancer: { $cards }.
event-excess = { $seat } indulges: +{ $number }.
event-wail-at = { $seat } wails at { $other }: −{ $number }.
event-wail = { $seat } wails at { $card }: −{ $number }.
event-claim = { $seat } claims the kill.
event-concede = { $seat } gives up the fight.
event-void = The combat goes on.
event-kill = { $seat } kills { $card }.
event-treasure = { $seat } draws { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
  }.
event-waste = { $seat } throws away { $card }.
event-take = { $seat } takes { $card }.
event-saved = { $seat } saves { $other } from death.
event-die = { $seat } dies.
event-body = { $seat }'s body is looted: { $cards }.
event-revive = { $seat } is back with a new character.
event-offer = { $seat } offers { $other } for help: { option-share }.
event-counter = { $seat } answers { $other } with a counter-offer: { option-share }.
event-bid = { $seat } would help { $other } for: { option-share }.
event-decline = { $seat } declines.
event-help = { $seat } helps { $other }.
event-trade-offer = { $seat } offers { $other } a trade.
event-terms-give = In the bargain { $seat } gives { $other }: { $cards }.
event-terms-play = In the bargain { $seat } plays on { $other }: { $cards }.
event-terms-always = In the bargain items are due even if the combat is lost.
event-sworn = { $seat } is bound not to help in this combat.
event-show = { $seat } shows { $card }.
event-run = The munchkins run away.
event-not-pursued = { $card } does not run after { $seat }.
event-escape = { $seat } escapes from { $card }.
event-caught = { $card } catches { $seat }.
event-scurry = { $seat } scurries and rolls { $number }.
event-run-total = { $seat } runs with { $number }.
event-ebb = { $seat } rides the ebb tide.
event-abandon = { $seat } leaves { $card } behind.
event-shield = { $card } takes the blow for { $seat }.
event-unhurt = { $seat } has nothing to lose.
event-stolen = { $seat } takes a card of { $other }.
event-limp = { $seat } has { $number } on running away { $word ->
    [combat] until the next combat ends
   *[turn] until the next turn ends
  }.
event-no-sale = { $seat } may not sell anything this turn.
event-listen = { $seat } listens at the door.
event-no-door = There is no door left for { $seat }.
event-door = Behind the door: { $card }.
event-keep = { $seat } keeps { $card }.
event-trouble = { $seat } looks for trouble.
event-loot = { $seat } loots the room.
event-no-loot = { $seat } may not loot this turn.
event-scavenge = { $seat } scavenges { $card }.
event-discard = { $seat } discards { $card }.
event-charity = { $seat } gives { $other } a card.

# --- how it ends
end-level = { $winners } reaches level 10 and wins.
end-shared = { $winners } win together.
end-capped = Time is up. Highest level: { $winners }.

# --- cards
army-hedonites = Hedonites of Slaanesh
army-idoneth = Idoneth
army-grots = Moonclan Grots
army-nighthaunt = Nighthaunt
army-skaven = Skaven
army-stormcast = Stormcast Eternals
army-civilian = civilians
tag-undead = Undead.
tag-chaos = Chaos.
monster-level = Level { $level }.
monster-run = { $pace ->
    [very-fast] Very fast: { $run-signed } on run-away rolls.
    [fast] Fast: { $run-signed } on run-away rolls.
   *[slow] Slow: { $run-signed } on run-away rolls.
  }
monster-never = Runs after nobody.
monster-pursues = Does not run after level { $level } or lower.
monster-kill = When killed: { $does }
monster-escape = Even if you escape: { $does }
monster-bad = Bad stuff: { $does }
monster-worth = { $levels ->
    [one] 1 level
   *[other] { $levels } levels
  }, { $treasure ->
    [one] 1 treasure
   *[other] { $treasure } treasures
  }.
enhancer-twin = An identical monster joins it. All enhancers on one act on both.
enhancer-strength = { $strength-signed } to a monster.
enhancer-treasure = { $sign ->
    [more] { $treasure ->
        [one] 1 treasure more.
       *[other] { $treasure } treasures more.
      }
   *[less] { $treasure ->
        [one] 1 treasure less
       *[other] { $treasure } treasures less
      }{ $least ->
        [0] .
       *[other] , but at least { $least }.
      }
  }
enhancer-tag-undead = The monster becomes Undead.
enhancer-tag-chaos = The monster becomes a Chaos monster.
slot-headgear = Headgear.
slot-armour = Armour.
slot-footgear = Footgear.
slot-hands-1 = One-handed.
slot-hands-2 = Two-handed.
slot-steed = Steed.
slot-vehicle = Vehicle.
slot-none = Gear.
item-big = Big.
item-hammer = Hammer.
item-bonus = { $bonus-signed }.
item-run = { $run-signed } on run-away rolls.
item-steed-run = { $run-signed } on run-away rolls instead of all your own modifiers.
item-only = Only for { $armies }.
item-not-for = Not for { $armies }.
item-price = { $price } gold.
item-no-price = No price.
one-shot = One-shot.
card-alliance = You may have two armies, or one army without its drawbacks. Needs an army to play.
card-cheat = Join it to an item of yours: you may have and use that item whatever the limits say.
card-wandering = Add a monster from your hand to any combat.

verb-excess = Excess: in a combat you fight in, discard up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }, { $strength-signed } each.
verb-indulgence = Indulgence: when you win your own combat, draw { $cards ->
    [one] 1 treasure more, then throw away 1
   *[other] { $cards } treasures more, then throw away { $cards }
  } of those drawn.
verb-ambush = Ambush from Below: { $strength-signed } in a combat for which you looked for trouble.
verb-ebb-tide = Ebb Tide: { $run-signed } on run-away rolls; discard a card before a roll for another { $card-signed }.
verb-mob-rule = Mob Rule: { $strength-signed } in combat for each other player with this army.
verb-too-small = Too Small to Matter: { $run-signed } on run-away rolls while no other player has this army.
verb-wail = Wail: in any combat, discard a card from hand to weaken a monster or a fighter by { $strength }; at most { $times ->
    [one] once
    [2] twice
   *[other] { $times } times
  } per combat.
verb-already-dead = Already Dead: { $run-signed } on run-away rolls against Undead.
verb-scavenge = Scavenge: when you loot the room, you may take the top card of the discards instead of drawing.
verb-scurry = Scurry-Scurry: after a failed run-away roll, discard a card to roll again, once per monster.
verb-hammer = Hammer of the Heavens: { $strength-signed } for each hammer you wear.
verb-reforged = Reforged: after death you get your new cards as soon as your new character appears.
verb-against = { $strength-signed } against { $army ->
    [hedonites] Hedonites of Slaanesh
    [idoneth] Idoneth
    [grots] Moonclan Grots
    [nighthaunt] Nighthaunt
    [skaven] Skaven
   *[stormcast] Stormcast Eternals
  }.
verb-against-civilians = { $strength-signed } if at least one fighter is a civilian.
verb-at-night = { $strength-signed } at night.
verb-level-only = In this combat the munchkins count their levels only.
verb-lose-level = Lose { $number ->
    [one] 1 level
   *[other] { $number } levels
  }{ $night ->
    [0] .
   *[other] , at night { $night }.
  }
verb-lose-level-per-curse = Lose { $number ->
    [one] 1 level
   *[other] { $number } levels
  } and one more for each curse lying in front of you.
verb-lose-worn = { $every ->
    [0] Lose { $slot ->
        [headgear] the headgear you wear.
        [armour] the armour you wear.
        [footgear] the footgear you wear.
        [steed] the steed you ride.
        [none] an item you wear that takes up no slot.
       *[hands] an item you hold in your hands.
      }
   *[other] Lose { $slot ->
        [headgear] all headgear you wear.
        [armour] all armour you wear.
        [footgear] all footgear you wear.
        [steed] all steeds you ride.
        [none] all items you wear that take up no slot.
       *[hands] everything you hold in your hands.
      }
  }
verb-lose-best-worn = Lose the item you wear that has the highest bonus (of equal ones, your choice).
verb-lose-item = { $number ->
    [0] Lose { $what ->
        [big] all your Big items.
        [small] all your small items.
        [steed] all your steeds.
        [one-shot] all one-shots you carry.
       *[any] all your items.
      }
   *[other] Lose { $what ->
        [big] one Big item of your choice.
        [small] one small item of your choice.
        [steed] your steed.
        [one-shot] a one-shot you carry, of your choice.
       *[any] one item of your choice.
      }
  }
verb-lose-gold = Discard items in play worth at least { $gold } gold.
verb-lose-priciest = Lose the most expensive item you carry (of equal ones, your choice).
verb-give-priciest = Give your most expensive item to the lowest-level opponent with room for it; if nobody has room, discard it.
verb-lose-hand = { $number ->
    [0] Discard your hand.
   *[other] Discard { $number ->
        [one] 1 card
       *[other] { $number } cards
      } from hand{ $how ->
        [random] { " " }at random.
       *[victim] .
      }
  }
verb-hand-to-neighbour = { $side ->
    [left] Your left neighbour takes a card from your hand unseen.
    [right] Your right neighbour takes a card from your hand unseen.
   *[both] Both your neighbours take a card each from your hand unseen.
  }
verb-lose-army = { $number ->
    [0] Lose all your armies.
   *[other] Lose one army.
  }
verb-limp = { $run-signed } on run-away rolls { $until ->
    [combat] until your next combat ends.
   *[turn] until your next turn ends.
  }
verb-die = You die.
verb-either = { $first } Cannot? { $otherwise }
either-lose-worn = { $first } Nothing to lose? { $otherwise }
either-lose-item = { $first } Nothing to lose? { $otherwise }
either-lose-army = { $first } Nothing to lose? { $otherwise }
either-lose-gold = { $first } Not worth that much? { $otherwise }
either-give-priciest = { $first } No items at all? { $otherwise }
losses-also = Either way, { $does }
losses-worn = Lose the { $slots } you wear.
worn-headgear = headgear
worn-armour = armour
worn-footgear = footgear
two-of = { $first } and { $last }
verb-no-sale = The main munchkin may not sell items for the rest of this turn.
verb-next-combat-strength = { $strength-signed } to combat strength in your next combat.
verb-next-combat-no-items = In your next combat the items you wear add no combat strength.
verb-next-turn-no-loot = On your next turn you may not loot the room.
verb-run-until-kill = { $run-signed } on run-away rolls until it is dispelled or you kill a monster of level { $level } or more.
verb-bonus-for = { $bonus-signed } instead for { $army ->
    [hedonites] Hedonites of Slaanesh
    [idoneth] Idoneth
    [grots] Moonclan Grots
    [nighthaunt] Nighthaunt
    [skaven] Skaven
   *[stormcast] Stormcast Eternals
  }.
verb-bonus-with-tag = { $bonus-signed } instead if { $tag ->
    [undead] an Undead
   *[chaos] a Chaos monster
  } is in the combat.
verb-bonus-with-helper = { $bonus-signed } instead while your side has a helper.
verb-gain-level = At any time: a munchkin of your choice goes up a level{ $tenth ->
    [0] , but not to level 10.
   *[other] , to level 10 too: this card beats the core rule.
  }
verb-boost = In any combat: { $amount-signed } for a side of your choice{ $tag ->
    [undead] ; for the munchkins { $more-signed } instead if an Undead is there
    [chaos] ; for the munchkins { $more-signed } instead if a Chaos monster is there
   *[none] { "" }
  }{ $run ->
    [0] .
   *[other] ; for the munchkins also { $run-signed } on run-away rolls.
  }
verb-sips = In a combat you fight in, drink { $most ->
    [1] one sip
    [2] one sip or two
   *[other] one, two or three sips
  }: for each { $strength-signed } in this combat and { $run-signed } on run-away rolls.
verb-dispel = Remove an enhancer from a combat, or at any time a curse that lies in front of somebody.
verb-double-item = Double the bonus of an item that a fighter wears, for this combat.
verb-smoke = While running: one runner escapes from all monsters.
verb-glue = While running: one runner has { $run-signed } on every run-away roll of this combat. A steed with a run-away value of its own replaces this too.
verb-banish = { $treasure ->
    [0] In any combat: drive out a monster. No level and no treasure for it.
   *[other] In a combat you fight in: drive out a monster. No level for it, but its treasure is yours if you win.
  }
verb-force-help = In your own combat: { $not_above ->
    [0] an opponent must help you
   *[other] an opponent of your level or lower must help you
  }{ $treasure ->
    [0] .
    [one] { " " }and gets 1 treasure of your choice if you win.
   *[other] { " " }and gets { $treasure } treasures of your choice if you win.
  } Not when level 10 is at stake.
verb-search = On your turn outside combat: look through the discarded { $deck ->
    [door] doors
   *[treasure] treasures
  } and take one card, which you show.
verb-draw-treasures = Outside combat: draw { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
  } unseen.
verb-steal-level = On your turn outside combat: an opponent above level 1 loses a level and you gain one, but not the tenth.
verb-follower = Stays in play: { $strength-signed } in combat.
verb-swap-monster = In any combat: replace a monster by one from your hand. Its enhancers stay.
verb-shield = Discard it when a monster catches you to ignore its bad stuff.
verb-unless-big = Not while you carry a Big item (a steed is none).
verb-kept = You keep it through death.
verb-ward = A curse that hits you has no effect.
verb-set-die = After any die roll: set the die to a face of your choice.
verb-save-life = When a munchkin would die: that munchkin loses { $levels ->
    [one] 1 level
   *[other] { $levels } levels
  } instead.
option-haggle = Other terms
option-never = No, and do not ask again in this match

# --- why an option is better
feature-level = { $way ->
    [more] a higher level
   *[less] a lower level
  }
feature-level_late = { $way ->
    [more] nearer to the last level
   *[less] further from the last level
  }
feature-nine = { $way ->
    [more] one kill from the win
   *[less] more than one kill from the win
  }
feature-force = { $way ->
    [more] more combat strength
   *[less] less combat strength
  }
feature-gear = { $way ->
    [more] stronger items in hand
   *[less] weaker items in hand
  }
feature-gold = { $way ->
    [more] items worth more gold
   *[less] items worth less gold
  }
feature-army = { $way ->
    [more] an army
   *[less] no army
  }
feature-shots = { $way ->
    [more] more one-shots
   *[less] fewer one-shots
  }
feature-boost = { $way ->
    [more] stronger one-shots
   *[less] weaker one-shots
  }
feature-ups = { $way ->
    [more] more level cards in hand
   *[less] fewer level cards in hand
  }
feature-prey = { $way ->
    [more] more easy monsters in hand
   *[less] fewer easy monsters in hand
  }
feature-prey_last = { $way ->
    [more] an easy monster for the last level
   *[less] no easy monster for the last level
  }
feature-monsters = { $way ->
    [more] more monsters for others in hand
   *[less] fewer monsters for others in hand
  }
feature-spite = { $way ->
    [more] more curses and enhancers in hand
   *[less] fewer curses and enhancers in hand
  }
feature-special = { $way ->
    [more] more special cards in hand
   *[less] fewer special cards in hand
  }
feature-wait = { $way ->
    [more] longer to wait for the own turn
   *[less] sooner the own turn
  }
