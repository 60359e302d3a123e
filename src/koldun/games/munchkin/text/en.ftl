# Munchkin Age of Sigmar in English.

title = Munchkin Age of Sigmar
tagline = Kick open the door, kill what is behind it, stab your friends.
about = A card race to level 10: kill monsters, hoard items, haggle for help and spoil the fights of all the others.
voice = close
you = You

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
# what there is to do: a question names nothing else
way-combat-play = play a card
way-combat-join = play a card
way-combat-pair = play a card
way-combat-wander = play a card
way-combat-swap-in = play a card
way-combat-excess = play a card
way-combat-wail = play a card
way-combat-seek = call for help
way-claim-play = play a card
way-claim-join = play a card
way-claim-pair = play a card
way-claim-wander = play a card
way-claim-swap-in = play a card
way-claim-excess = play a card
way-claim-wail = play a card
way-run-window-play = play a card
way-start-play = play a card
way-start-lay = lay down an item
way-start-cheat = cheat
way-start-sell-items = sell what you can spare
way-start-trade = trade
way-start-dress = change
way-charity-play = play a card
way-charity-lay = lay down an item
way-charity-cheat = cheat
way-charity-sell-items = sell what you can spare
way-charity-trade = trade
way-charity-dress = change
add-more = { $ways ->
    [none] { "" }
   *[other] { " " }Add more?
  }
or-run = { $ways ->
    [none] Nothing is left but to run.
   *[other] { $ways }, or run.
  }
before-roll = { $ways ->
    [none] { "" }
   *[other] { " " }Play something before the roll?
  }
ask-setup = Gear up: lay down an army and any items you can.
ask-start = { $by ->
    [me] Your turn{ $ways ->
        [none] : kick down the door.
       *[other] . { $ways }, then kick down the door.
      }
   *[other] { $seat } is about to kick down the door. Play something or trade?
  }
ask-after = { $by ->
    [me] No fight behind the door. Anything else before you go on?
   *[other] { $seat } looks around behind the door, no fight yet. Step in?
  }
ask-charity = { $by ->
    [me] Your turn is ending{ $ways ->
        [none] : anything over five cards goes to charity.
       *[other] . { $ways }: anything over five cards goes to charity.
      }
   *[other] { $seat } is ending the turn. Play something?
  }
ask-combat = { $by ->
    [me] { $word ->
        [winning] You are winning { $number } : { $against }. Anybody may still step in.{ add-more }
        [losing] You are losing { $number } : { $against }. { or-run }
        [tied] { $number } : { $against }, and a tie is the monster's. { or-run }
       *[other] You are fighting. Play something?
      }
   *[other] { $aimed ->
        [me] { $word ->
            [winning] You two are winning { $number } : { $against }.{ add-more }
            [losing] You two are losing { $number } : { $against }. Play something?
            [tied] You two have { $number } : { $against }, and a tie is the monster's. Play something?
           *[other] You are helping in this fight. Play something?
          }
       *[other] { $word ->
            [winning] { $seat } is winning { $number } : { $against }. Spoil it?
            [losing] { $seat } is losing { $number } : { $against }. Help, or finish the job?
            [tied] { $seat } is short by one, { $number } : { $against }. Help, or finish the job?
           *[other] { $seat } is fighting. Help or harm?
          }
      }
  }
ask-claim = { $by ->
    [me] You win { $number } : { $against }, unless somebody steps in.{ add-more }
   *[other] { $aimed ->
        [me] You two win { $number } : { $against }, unless somebody steps in.{ add-more }
       *[other] { $seat } wins { $number } : { $against }. Last chance to spoil it!
      }
  }
lost = { $word ->
    [tied] { $number } : { $against }, and a tie is the monster's.
   *[losing] { $number } : { $against }, the fight is lost.
  }
ask-concede = { $by ->
    [me] { lost } Time to run. Last chance to fix it.
   *[other] { $aimed ->
        [me] { lost } Time for both of you to run. Last chance to fix it.
       *[other] { $seat } loses { $number } : { $against } and is about to run. Step in?
      }
  }
ask-run-window = { $by ->
    [me] { $number ->
        [1] You are running away, any roll will do.{ before-roll }
        [7] You are running away, and no roll will save you.{ before-roll }
       *[other] You are running away: { $number } or more on the die.{ before-roll }
      }
   *[other] { $number ->
        [1] { $seat } is running away, any roll will do. Step in before the roll?
        [7] { $seat } is running away, and no roll will help. Step in before it?
       *[other] { $seat } is running away: { $number } or more on the die. Step in before the roll?
      }
  }
ask-door-card = Behind the door: { $card }. Play it now or take it into your hand?
ask-trouble = No monster here. Let one loose from your hand, or loot the room?
ask-loot = Looting the room. Draw unseen, or pick up the top of the discards?
ask-received = { $about ->
    [card] You got { $card }. Play it now?
   *[none] You got a new card. Play it now?
  }
ask-leave = Two armies will not get along without an Alliance. Which one do you leave?
ask-dress = What goes on, what comes off?
ask-sell = { $number ->
    [0] What do you sell? A level costs 1000 gold.
   *[other] What else do you sell? { n-gold } so far; a level costs 1000.
  }
ask-shed = You cannot carry that many Big items. Which one goes?
ask-pass-down = Who gets { $card }?
ask-lose = { $about ->
    [card] { $by ->
        [other] { $seat } cursed you: { $card }. What do you lose?
        [me] Your own curse, { $card }. What do you lose?
       *[none] { $card } wants its due. What do you lose?
      }
   *[none] Time to pay. What do you lose?
  }
ask-die = { $by ->
    [me] Your roll
   *[other] { $seat } rolls
  }. { $number ->
    [0] Tamper with the die?
   *[other] The die shows { $number }. Tamper with it?
  }
ask-face = Which face do you turn up?
ask-ward = { $by ->
    [other] { $seat } curses you: { $card }. Ward it off?
   *[none] A curse comes at you: { $card }. Ward it off?
  }
ask-curse = Who gets cursed with { $card }?
ask-raise = { $card }: who gains the level?
ask-side = Which side gets { $card }?
ask-sips = { $card }: how many sips?
ask-dispel = What does { $card } dispel?
ask-double = { $card }: which item's bonus is doubled?
ask-runner = { $card }: on which runner?
ask-banish = { $card }: which monster goes away?
ask-press = { $card }: who must help you?
ask-page = A big pile of discards. Which page do you look at?
ask-search = Which card do you take from the discards?
ask-rob = { $card }: whose level do you steal?
ask-swap = Which monster makes room for { $card }?
ask-enhance = Which monster gets { $card }?
ask-wail = You wail. Who grows weaker?
ask-waste = One treasure of the loot must go. Which?
ask-split = { $by ->
    [me] Sharing the loot. Which treasure do you take?
   *[other] Sharing the loot. Which treasure does { $seat } get?
  }
ask-death = { $by ->
    [me] You are about to die. Save yourself?
   *[other] { $seat } is about to die. Save them?
  }
ask-loot-body = Looting! Which card do you take from the body of { $seat }?
ask-seek = Whom do you call for help, and for what?
ask-share = { $by ->
    [me] How many treasures for your help, and who picks first?
   *[other] How many treasures does { $seat } get, and who picks first?
  }
ask-terms = { $by ->
    [me] What else do you want for your help?
   *[other] What else is in the deal with { $seat }?
  }
ask-offer = { $seat } calls you for help and promises { n-share }{ $word ->
    [helper-first] , you pick first
    [main-first] , you pick second
    [alternate-helper] , picked in turns, you first
    [alternate-main] , picked in turns, you second
    [random] , picked blind
   *[other] { "" }
  }. Help?
ask-bid = { $seat } would help you for { n-share }{ $word ->
    [helper-first] , you pick second
    [main-first] , you pick first
    [alternate-helper] , picked in turns, you second
    [alternate-main] , picked in turns, you first
    [random] , picked blind
   *[other] { "" }
  }. Take the offer?
ask-body = { $seat } is just a body now. Play or trade before the turn ends?
ask-partner = Whom do you trade with?
ask-give = What do you give { $seat }?
ask-want = What do you want from { $seat } in return?
ask-bribe = Is it a bribe? Then { $seat } may help nobody in this combat.
ask-trade = { $seat } offers you a trade. Deal?
ask-show = Which card do you show?
ask-show-to = Whom do you show { $card }?
ask-run-order = Who runs first?
ask-flee = Which monster do you run from first?
ask-roll = { $word ->
    [caught] { $by ->
        [me] The die shows { $number }, { it-takes }: { $card } is catching you. Change it?
       *[other] { $seat } rolls { $number }, { it-takes }: { $card } is close. Change it?
      }
   *[away] { $by ->
        [me] The die shows { $number }, enough to get away from { $card }. Change it?
       *[other] { $seat } rolls { $number }, enough to get away from { $card }. Change it?
      }
  }
it-takes = { $against ->
    [7] and not even 6 would do
   *[other] and it takes { $against }
  }
ask-ebb = Discard a card to ride the ebb tide?
ask-abandon = { $card } slows you down. Leave it behind?
ask-shield = You are caught. Let { $card } take it for you?
ask-charity-give = Cards over five: { $number }. { $by ->
    [other] Which one goes to { $seat }, the weakest?
   *[none] Which one goes to the weakest?
  }
ask-charity-discard = Cards over five: { $number }, and you are the weakest. Which one do you discard?
ask-charity-to = Charity: who gets { $card }?

option-leave = Leave { $card }
option-take-off = Take off { $card }
option-wear = Put on { $card }
option-sell = Sell { $card }
option-shed = Part with { $card }
option-sell-off = Sell instead
option-to = { $me ->
    [seat] Me
   *[none] { $seat }
  }
option-lose = Lose { $card }
option-face = { $number }
option-play = { $ask ->
    [ward] Ward off with { $card }
    [death] Save with { $card }
    [die] Tamper with { $card }
   *[other] Play { $card }
  }
option-curse = { $me ->
    [seat] Curse myself
   *[none] { $seat }
  }
option-raise = { $me ->
    [seat] Me
   *[none] { $seat }
  }
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
option-runner = { $me ->
    [seat] Myself
   *[none] { $seat }
  }
option-banish = Drive out { $card }
option-press = { $seat }
option-page = Page { $number }
option-take = Take { $card }
option-rob = { $seat }
option-swap = Replace { $card }
option-enhance = { $card }
option-excess = Indulge: discard { $card }
option-wail = Wail: discard { $card }
option-wail-at = { $me ->
    [seat] Weaken myself
   *[none] Weaken { $seat }
  }
option-wail-on = Weaken { $card }
option-waste = Throw away { $card }
option-offer = { $seat }: { n-share }{ $place ->
    [helper-first] , helper picks first
    [main-first] , I pick first
   *[other] { "" }
  }
option-seek = Call for help
option-bid = Offer help
option-share = { $number ->
    [0] nothing but thanks
    [99] the whole loot
   *[other] { n-treasures }
  }{ $place ->
    [helper-first] , { helper-picks } first
    [main-first] , { fighter-picks } first
    [alternate-helper] , in turns, { $by ->
        [me] me first
       *[other] helper first
      }
    [alternate-main] , in turns, { $by ->
        [me] fighter first
       *[other] me first
      }
    [random] , picks blind
   *[other] { "" }
  }
helper-picks = { $by ->
    [me] I pick
   *[other] the helper picks
  }
fighter-picks = { $by ->
    [me] the fighter picks
   *[other] I pick
  }
share-terms = { $number ->
    [0] nothing but thanks
    [99] all treasures
   *[other] { n-treasures }
  }{ $place ->
    [helper-first] , helper picks first
    [main-first] , fighter picks first
    [alternate-helper] , in turns, helper first
    [alternate-main] , in turns, fighter first
    [random] , picks blind
   *[other] { "" }
  }
option-pay = Add { $card }
option-demand = Ask for { $card } in return
option-always = Pay even if the fight is lost
option-promise = Promise to play { $card }
option-counter = Haggle
option-with = { $seat }
option-give = Give { $card }
option-want = Ask for { $card }
option-show = Show { $card }
option-show-to = { $seat }
option-show-all = Everybody
option-dress = Change gear
option-trade = Trade
option-show-card = Show a card
option-sell-items = Sell items
option-lay = Lay down { $card }
option-join = Throw { $card } into the fight
option-pair = Throw in { $other } with { $card }
option-wander = Throw in { $other } with { $card }
option-swap-in = Bring in { $other } with { $card }
option-cheat = Cheat with { $other }
option-first = Me first
option-second = My partner first
option-any = No matter
option-flee = { $card }
option-set-die = { $card }: { $number }
option-scurry = Roll again, discarding { $card }
option-ebb = Discard { $card }
option-trouble = Let loose { $card }
option-draw = Draw unseen
option-scavenge = Pick up { $card }
option-discard = Discard { $card }
option-give-card = Give { $card }
option-give-to = { $seat }

# --- events
event-first = { $me ->
    [seat] You go first.
   *[none] { $seat } goes first.
  }
event-turn = { $me ->
    [seat] Your turn, round { $number }.
   *[none] { $seat } to play, round { $number }.
  }
event-reshuffled = { $word ->
    [doors] The doors ran out, the discards are shuffled
   *[treasures] The treasures ran out, the discards are shuffled
  }: { n-cards }.
event-army = { $me ->
    [seat] You join an army: { $card }.
   *[none] { $seat } joins an army: { $card }.
  }
event-alliance = { $me ->
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
  }
event-leave = { $me ->
    [seat] You leave an army: { $card }.
   *[none] { $seat } leaves an army: { $card }.
  }
event-lay = { $me ->
    [seat] You lay down { $card }.
   *[none] { $seat } lays down { $card }.
  }
event-cheat = { $me ->
    [seat] You cheat with { $card } and wear { $rest }.
   *[none] { $seat } cheats with { $card } and wears { $rest }.
  }
event-wear = { $me ->
    [seat] You put on { $card }.
   *[none] { $seat } puts on { $card }.
  }
event-take-off = { $me ->
    [seat] You take off { $card }.
   *[none] { $seat } takes off { $card }.
  }
event-lapse = { $me ->
    [seat] You can no longer use { $card }.
   *[none] { $seat } can no longer use { $card }.
  }
event-sell = { $me ->
    [seat] You sell { $cards } for { n-gold }.
   *[none] { $seat } sells { $cards } for { n-gold }.
  }
event-up = { $me ->
    [seat] You go up { n-levels }!
   *[none] { $seat } goes up { n-levels }.
  }
event-down = { $me ->
    [seat] You go down { n-levels }.
   *[none] { $seat } goes down { n-levels }.
  }
event-lost = { $me ->
    [seat] You lose { $card }.
   *[none] { $seat } loses { $card }.
  }
event-hand-over = { $me ->
    [seat] You hand { $card } over to { $other }.
    [other] { $seat } hands { $card } over to you.
   *[none] { $seat } hands { $card } over to { $other }.
  }
event-roll = { $known ->
    [yes] { $me ->
        [seat] You run from { $card } and roll { $number }
       *[none] { $seat } runs from { $card } and rolls { $number }
      }: { roll-needs }.
   *[no] { $me ->
        [seat] You roll { $number }
       *[none] { $seat } rolls { $number }
      }{ $place ->
        [running] , for who runs first.
        [looting] , for who loots first.
       *[other] .
      }
  }
roll-needs = { $word ->
    [1] any roll would do
    [7] no roll would do
    [6] it takes a 6
   *[other] it takes { $word } or more
  }
event-die-set = { $me ->
    [seat] You turn the die to { $number }.
   *[none] { $seat } turns the die to { $number }.
  }
event-play = { $me ->
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
  }
event-curse = { $me ->
    [seat] You curse { $other }: { $card }.
    [other] { $seat } curses you: { $card }!
    [both] You curse yourself: { $card }. It happens.
   *[none] { $seat } curses { $other }: { $card }.
  }
event-ward = { $me ->
    [seat] You ward off { $rest } with { $card }.
   *[none] { $seat } wards off { $rest } with { $card }.
  }
event-lasting = { $me ->
    [seat] { $card } stays with you.
   *[none] { $card } stays with { $seat }.
  }
event-struck = { $told ->
    [none] { $card } does its worst.
   *[other] { $me ->
        [seat] { $card }: { $told }
       *[none] { $card } to { $seat }: “{ $told }”
      }
  }
event-no-effect = { $me ->
    [seat] { $card } finds nothing to take from you.
   *[none] { $card } finds nothing to take from { $seat }.
  }
event-lifted = { $me ->
    [seat] You are rid of { $card }.
   *[none] { $seat } is rid of { $card }.
  }
event-side = { $me ->
    [seat] You play { $card }
   *[none] { $seat } plays { $card }
  } { $place ->
    [munchkins] for the munchkins
   *[monsters] for the monsters
  }.
event-sips = { $me ->
    [seat] You drink { $card }
   *[none] { $seat } drinks { $card }
  }: { option-sips }.
event-dispel = { $me ->
    [seat] You dispel { $card }.
   *[none] { $seat } dispels { $card }.
  }
event-double = { $me ->
    [seat] You double the bonus of { $rest } with { $card }.
   *[none] { $seat } doubles the bonus of { $rest } with { $card }.
  }
event-smoke = { $me ->
    [seat] { $other } vanishes in smoke.
    [other] You vanish in smoke!
    [both] You vanish in smoke!
   *[none] { $other } vanishes in smoke.
  }
event-glue = { $me ->
    [seat] { $other } is stuck in glue.
    [other] You are stuck in glue!
    [both] You are stuck in glue!
   *[none] { $other } is stuck in glue.
  }
event-banish = { $me ->
    [seat] You drive out { $card }.
   *[none] { $seat } drives out { $card }.
  }
event-press = { $me ->
    [seat] { $other } is forced to help you.
    [other] { $seat } drags you into the fight!
   *[none] { $other } is forced to help { $seat }.
  }
event-search = { $me ->
    [seat] You take { $card } from the discards.
   *[none] { $seat } takes { $card } from the discards.
  }
event-draw = { $me ->
    [seat] You draw { n-cards }.
   *[none] { $seat } draws { n-cards }.
  }
event-stay = { $me ->
    [seat] { $card } is with you now.
   *[none] { $card } is with { $seat } now.
  }
event-swap = { $me ->
    [seat] You swap { $card } for { $rest }.
   *[none] { $seat } swaps { $card } for { $rest }.
  }
event-combat = { $me ->
    [seat] You fight { $card }.
   *[none] { $seat } fights { $card }.
  }
event-totals = Strength: munchkins { $number }, monsters { $word }.
event-excused = { $me ->
    [seat] The win is at stake: you leave the fight unharmed.
   *[none] The win is at stake: { $seat } leaves the fight unharmed.
  }
event-join = { $me ->
    [seat] You throw { $card } into the fight.
   *[none] { $seat } throws { $card } into the fight.
  }
event-enhance = { $word ->
    [twin] { $me ->
        [seat] You play { $card }
       *[none] { $seat } plays { $card }
      }: a second { $rest } joins the fight.
    [stronger] { $me ->
        [seat] You make { $rest } stronger by { $number }: { $card }.
       *[none] { $seat } makes { $rest } stronger by { $number }: { $card }.
      }
    [weaker] { $me ->
        [seat] You make { $rest } weaker by { $number }: { $card }.
       *[none] { $seat } makes { $rest } weaker by { $number }: { $card }.
      }
   *[other] { $me ->
        [seat] You play { $card } on { $rest }.
       *[none] { $seat } plays { $card } on { $rest }.
      }
  }
event-excess = { $me ->
    [seat] You indulge: +{ $number }.
   *[none] { $seat } indulges: +{ $number }.
  }
event-wail-at = { $me ->
    [seat] You wail, { $other } is weaker by { $number }.
    [other] { $seat } wails, you are weaker by { $number }!
    [both] You wail and grow weaker by { $number }.
   *[none] { $seat } wails, { $other } is weaker by { $number }.
  }
event-wail = { $me ->
    [seat] You wail, { $card } is weaker by { $number }.
   *[none] { $seat } wails, { $card } is weaker by { $number }.
  }
event-claim = { $me ->
    [seat] You claim the win. Anyone against?
   *[none] { $seat } claims the win. Anyone against?
  }
event-concede = { $me ->
    [seat] You give up the fight.
   *[none] { $seat } gives up the fight.
  }
event-void = The fight goes on.
event-kill = { $me ->
    [seat] You kill { $card }!
   *[none] { $seat } kills { $card }.
  }
event-treasure = { $me ->
    [seat] Your loot: { n-treasures }.
   *[none] { $seat } draws { n-treasures }.
  }
event-waste = { $me ->
    [seat] You throw away { $card }.
   *[none] { $known ->
        [yes] { $seat } throws away { $card }.
       *[no] { $seat } throws one treasure away.
      }
  }
event-take = { $me ->
    [seat] You take { $card }.
   *[none] { $seat } takes { $card }.
  }
event-saved = { $me ->
    [seat] You save { $other } from death.
    [other] { $seat } saves you from death!
    [both] You save yourself from death!
   *[none] { $seat } saves { $other } from death.
  }
event-die = { $me ->
    [seat] You die. Your friends will see to your things.
   *[none] { $seat } dies.
  }
event-body = { $me ->
    [seat] Your friends loot your body: { $cards }.
   *[none] The body of { $seat } is looted: { $cards }.
  }
event-revive = { $me ->
    [seat] You are back with a new character.
   *[none] { $seat } is back with a new character.
  }
event-offer = { $me ->
    [seat] You call { $other } for help and offer: { share-terms }.
    [other] { $seat } calls you for help and offers: { share-terms }.
   *[none] { $seat } calls { $other } for help and offers: { share-terms }.
  }
event-counter = { $me ->
    [seat] You haggle and ask for: { share-terms }.
    [other] { $seat } haggles and asks you for: { share-terms }.
   *[none] { $seat } haggles and asks for: { share-terms }.
  }
event-bid = { $me ->
    [seat] You offer to help. Your price: { share-terms }.
    [other] { $seat } offers to help you. The price: { share-terms }.
   *[none] { $seat } offers to help { $other }. The price: { share-terms }.
  }
event-decline = { $me ->
    [seat] You refuse.
    [other] { $seat } turns you down.
   *[none] { $seat } refuses.
  }
event-help = { $me ->
    [seat] You join the fight beside { $other }.
    [other] { $seat } joins the fight on your side.
   *[none] { $seat } joins the fight beside { $other }.
  }
event-trade-offer = { $me ->
    [seat] You offer { $other } a trade.
    [other] { $seat } offers you a trade.
   *[none] { $seat } offers { $other } a trade.
  }
event-terms-give = { $me ->
    [seat] If agreed, you give { $other }: { $cards }.
    [other] If agreed, { $seat } gives you: { $cards }.
   *[none] If agreed, { $seat } gives { $other }: { $cards }.
  }
event-terms-play = { $me ->
    [seat] If agreed, you play on { $other }: { $cards }.
    [other] If agreed, { $seat } plays on you: { $cards }.
   *[none] If agreed, { $seat } plays on { $other }: { $cards }.
  }
event-terms-always = If agreed, the price is due even if the fight is lost.
event-sworn = { $me ->
    [seat] You promise not to help in this fight.
   *[none] { $seat } promises not to help in this fight.
  }
event-show = { $me ->
    [seat] You show { $card }.
    [other] { $seat } shows you { $card }.
   *[none] { $known ->
        [yes] { $seat } shows { $card }.
       *[no] { $seat } quietly shows somebody a card.
      }
  }
event-run = The fight is lost, the munchkins run!
event-not-pursued = { $me ->
    [seat] { $card } does not run after you.
   *[none] { $card } does not run after { $seat }.
  }
event-escape = { $me ->
    [seat] You get away! { $card } is left with nothing.
   *[none] { $seat } gets away. { $card } is left with nothing.
  }
event-caught = { $me ->
    [seat] { $card } catches you. Bad stuff ahead!
   *[none] { $card } catches { $seat }.
  }
event-scurry = { $me ->
    [seat] You scurry and roll { $number }.
   *[none] { $seat } scurries and rolls { $number }.
  }
event-run-total = { $me ->
    [seat] Your run comes to { $number } in all.
   *[none] { $seat } runs with { $number } in all.
  }
event-ebb = { $me ->
    [seat] You ride the ebb tide.
   *[none] { $seat } rides the ebb tide.
  }
event-abandon = { $me ->
    [seat] You leave { $card } behind.
   *[none] { $seat } leaves { $card } behind.
  }
event-shield = { $me ->
    [seat] { $card } takes the blow for you.
   *[none] { $card } takes the blow for { $seat }.
  }
event-unhurt = { $me ->
    [seat] You have nothing to lose.
   *[none] { $seat } has nothing to lose.
  }
event-stolen = { $me ->
    [seat] You draw a card from the hand of { $other }.
    [other] { $seat } draws a card from your hand.
   *[none] { $seat } draws a card from the hand of { $other }.
  }
event-limp = { $me ->
    [seat] You limp
   *[none] { $seat } limps
  }: { $number } on running away { $word ->
    [combat] until the next fight ends
   *[turn] until the next turn ends
  }.
event-no-sale = { $me ->
    [seat] You may sell nothing more this turn.
   *[none] { $seat } may sell nothing more this turn.
  }
event-listen = { $me ->
    [seat] You listen at the door and find { $card }.
   *[none] { $seat } listens at the door.
  }
event-no-door = { $me ->
    [seat] No door is left for you.
   *[none] No door is left for { $seat }.
  }
event-door = { $me ->
    [seat] You kick down the door. Behind it: { $card }.
   *[none] { $seat } kicks down the door. Behind it: { $card }.
  }
event-keep = { $me ->
    [seat] You take { $card } into your hand.
   *[none] { $seat } takes { $card } into hand.
  }
event-trouble = { $me ->
    [seat] You look for trouble and let a monster loose.
   *[none] { $seat } looks for trouble and lets a monster loose.
  }
event-loot = { $me ->
    [seat] You loot the room and find { $card }.
   *[none] { $seat } loots the room and draws a card.
  }
event-no-loot = { $me ->
    [seat] You may not loot the room this turn.
   *[none] { $seat } may not loot the room this turn.
  }
event-scavenge = { $me ->
    [seat] You pick up { $card }.
   *[none] { $seat } picks up { $card }.
  }
event-discard = { $me ->
    [seat] You discard { $card }.
   *[none] { $seat } discards { $card }.
  }
event-charity = { $me ->
    [seat] Charity: you give { $other } a card.
    [other] Charity: { $seat } gives you a card.
   *[none] Charity: { $seat } gives { $other } a card.
  }

# --- how it ends
end-level = { $me ->
    [seat] Level ten! The win is yours.
   *[none] { $winners } reaches level ten and wins.
  }
end-shared = { $me ->
    [seat] A shared win, and half of it is yours: { $winners }.
   *[none] A shared win: { $winners }.
  }
end-capped = Out of turns. Highest of all: { $winners }.

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
option-haggle = { $ask ->
    [seek] Other terms: { $seat }
   *[other] Other terms
  }
option-never = No, and never ask again this match

# how many of what, in words that agree
n-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
n-treasures = { $number ->
    [one] 1 treasure
   *[other] { $number } treasures
  }
n-levels = { $number ->
    [one] 1 level
   *[other] { $number } levels
  }
n-gold = { $number } gold
n-share = { $number ->
    [0] nothing but thanks
    [99] all treasures
   *[other] { n-treasures }
  }

# the kernel's own options, by what they mean here
option-pass = { $ask ->
    [setup] I have all I need
    [start] { $by ->
        [me] Kick down the door
       *[other] Let them kick it
      }
    [after] { $by ->
        [me] Trouble or loot
       *[other] Stay out of it
      }
    [charity] { $by ->
        [me] End my turn
       *[other] Keep silent
      }
    [door-card] Take it into hand
    [trouble] Loot the room
    [received] Keep it in hand
    [combat] { $by ->
        [me] { $word ->
            [winning] Finish it!
           *[losing] { run-away }
          }
       *[other] { $aimed ->
            [me] Fight as it is
           *[other] Stay out of it
          }
      }
    [claim] { $by ->
        [me] Take the win
       *[other] Let them win
      }
    [concede] { $by ->
        [me] { run-away }
       *[other] Let them run
      }
    [run-window] { $by ->
        [me] Roll the die
       *[other] Let them roll
      }
    [roll] { $by ->
        [me] { $word ->
            [caught] Take the Bad Stuff
           *[other] Get away
          }
       *[other] { $word ->
            [caught] Let them be caught
           *[other] Let them get away
          }
      }
    [die] Leave the roll
    [ebb] Run as it is
    [ward] Take the curse
    [death] { $by ->
        [me] Die
       *[other] Let them die
      }
    [body] Keep silent
   *[other] Do nothing
  }
run-away = Run away{ $sum ->
    [none] { "" }
   *[other] { " " }({ $sum })
  }
option-pass-until = { $place ->
    [combat] Do not ask me in this fight
   *[other] Do not ask me this turn
  }
option-done = { $ask ->
    [dress] Done
    [sell] Sell
    [terms] Offer the deal
    [give] Next: what in return
    [want] Offer the trade
   *[other] Done
  }
option-yes = { $ask ->
    [offer] Help
    [bid] Take the helper
    [bribe] Yes, a bribe
    [trade] Deal
    [abandon] Leave it behind
    [shield] Let it take the blow
   *[other] Yes
  }
option-no = { $ask ->
    [seek] Ask nobody
    [share] Make no offer
    [sell] Sell nothing
    [terms] Make no offer
    [offer] Refuse
    [bid] No helper
    [partner] With nobody
    [want] Call off the trade
    [bribe] No, just a trade
    [trade] No deal
    [abandon] Keep it
    [shield] Take it myself
   *[other] No
  }


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

# lines of a combat
line-level = Level
line-hammer = hammer
line-rune = rune
line-mob = mob rule
line-ambush = ambush
line-curse = curse
line-excess = Excess
line-sips = Sips
line-wail = Wail
line-against = against your kind
line-night = at night

# the path of levels in a terminal
board-level = level
board-figure = figure
