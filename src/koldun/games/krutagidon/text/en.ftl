# Krutagidon in English.

title = Krutagidon
tagline = Build a deck, beat up wizards, die, come back and do it again.
about = A deck-building brawl of battle wizards: buy creatures, spells and treasures, beat Legends, survive Mayhem. For adults.
voice = close
you = You
unit = turn

# --- zones, counters, phases
zone-box = Starters left over
zone-main = Main deck
zone-market = Market
zone-resolving = Mayhem being resolved
zone-mayhem = Destroyed Mayhem
zone-destroyed = Destroyed cards
zone-wild = Wild Magic
zone-limp = Limp Wands
zone-legend-box = Legends out of the game
zone-legends = Legend stack
zone-legend = Legend
zone-token-box = Tokens out of the game
zone-graves = Dead Wizard Tokens
zone-pot = Tokens on the table
zone-tile-box = Ability tiles in the box
zone-familiar-box = Familiars in the box
zone-mats = Free boards
zone-offer = Choice
zone-mat = Board
zone-familiar = Familiar
zone-tiles = Ability
zone-tokens = Dead Wizard Tokens
zone-deck = Deck
zone-hand = Hand
zone-discard = Discard pile
zone-play = In play
zone-revealed = Revealed cards
zone-borrowed = Being played by an enemy
counter-life = life
counter-tokens = tokens
counter-hand = cards in hand
counter-deck = cards in deck
phase-choice = Choice of Ability and Familiar
phase-market = Market
phase-action = Play and buy
phase-end = End of turn
phase-group = Group Attack
kind-glyph = Starter
kind-wand = Starter
kind-fizzle = Starter
kind-wild_magic = Wild Magic
kind-limp_wand = Limp Wand
kind-creature = Creature
kind-wizard = Wizard
kind-spell = Spell
kind-treasure = Treasure
kind-location = Location
kind-legend = Legend
kind-familiar = Familiar
kind-mayhem = Mayhem
kind-dead_wizard_token = Dead Wizard Token
kind-property = Ability tile
kind-standee = Standee
kinds-legend = Legends
kinds-creature = Creatures
kinds-wizard = Wizards
kinds-spell = Spells
kinds-treasure = Treasures
kinds-location = Locations
kinds-glyph = Starters
kinds-wand = Starters
kinds-fizzle = Starters
kinds-limp_wand = Limp Wands
kinds-familiar = Familiars
kinds-dead_wizard_token = Dead Wizard Tokens
kinds-property = Ability tiles
mark-price = price
kind-mat = Wizard board

# --- decisions
ask-tile = You grabbed two Ability tiles. Which one stays?
ask-familiar = Two Familiars want you. Which one stays?
ask-board = Which wizard do you brawl as?
ask-act = Your turn. Power: { $number }. Play cards and stock up.
ask-target = { $about ->
    [card] { $word ->
        [attack] { $card }: whom do you hit?
        [none] { $card }: whom do you choose?
       *[other] { $card }: who takes { $word } damage?
      }
   *[none] Whom do you choose?
  }
ask-defend = { $by ->
    [other] { $seat } hits you with { $card }.
    [me] Your own { $card } hits you.
   *[none] { $card } hits you.
  } { $number ->
    [0] Defend?
   *[other] { n-damage } incoming. Defend?
  }
ask-discard = { $word ->
    [prize] Grand Prize: one card too many. Which do you discard?
   *[other] { $by ->
        [other] { $about ->
            [card] { $seat } hits you with { $card }. Which card do you discard?
           *[none] { $seat } makes you discard. Which card?
          }
       *[none] { $about ->
            [card] { $card }: which card do you discard?
           *[none] Which card do you discard?
          }
      }
  }
ask-destroy = { $by ->
    [other] { $seat } hits you with { $card }. Which card do you destroy?
   *[none] { $about ->
        [card] { $card }: which card do you destroy?
       *[none] Which card do you destroy?
      }
  }
ask-rlyeh = R'lyeh: whose discard pile gets { $card }?
ask-keep = { $card }: of each type one card survives. Which?
ask-take = { $card }: what comes from your discard pile into your hand?
ask-top = { $card }: what becomes of the top card of your deck?
ask-top-two = { $about ->
    [card] { $card }: which of the top two cards do you destroy?
   *[none] Which of the top two cards do you destroy?
  }
ask-top-discard = { $card }: discard the top card of your deck?
ask-on-top = { $card }: which discarded card goes on top of your deck?
ask-order = Several abilities go off at once. Which one first?
ask-wild = Wild Magic: grab the Power, or play an enemy’s top card?
ask-attack = { $card } lets you attack. Hit?
ask-doom = { $by ->
    [me] You drop dead. Which token do you get?
   *[other] { $seat } drops dead. Which token do they get?
  }
ask-give = { $by ->
    [other] { $card }: which card of cost 0 do you slip to { $seat }?
   *[none] { $card }: which card of cost 0 goes into your hand?
  }
ask-give-back = { $by ->
    [other] Payback! Which card do you dump on { $seat }?
   *[none] Which card do you dump?
  }
ask-dump = { $seat } drops dead. Which card of your discard pile do you dump on them?
ask-pass-left = { $card }: which card do you slip to your left enemy, in secret?
ask-expose = { $card }: which revealed cards do you send to the discard pile?
ask-shed = { $card }: which of your Ongoing cards goes to the discard pile?
ask-put-back = { $about ->
    [card] { $card }: which card goes back on the deck next?
   *[none] Which card goes back on the deck next?
  }
ask-swap-take = A swap of tokens. Which one do you take from { $seat }?
ask-swap-give = A swap of tokens. Which one do you hand over?
ask-token-back = 25 life! Which Dead Wizard Token goes back into the stack?
ask-limps = { $about ->
    [card] { $card }: which Limp Wand do you destroy?
   *[none] Which Limp Wand do you destroy?
  }
ask-sit-out = Here comes the Mayhem { $card }. Sit it out?
ask-mayhem = Which Mayhem do you unleash?
ask-new-hand = { $card }: a new hand, or a Limp Wand?
ask-blood = { $card }: spend { n-life } to destroy a card?
ask-weakest = { $card }: whom do you call the weakest?
ask-strongest = { $card }: whom do you call the strongest?
ask-gamble = { $card }: risk grabbing the top card of the main deck?
ask-best = { $card }: trade the costliest card of your hand for life?
ask-worth = { $card }: which card do you trade for new ones?
ask-medicine = { $card }: which of your own attacks hits you next?
ask-pot = { $card }: which token goes into the pot?
option-keep = Keep { $card }
option-board = Play as { $card }
every-play = Play the whole hand
option-play = Play { $card }
option-buy = Buy { $card }
option-use = Use { $card }
option-end = End my turn
option-target = { $me ->
    [seat] Myself
   *[none] { $seat }
  }
option-defend = Defend with { $card }
option-discard = Discard { $card }
option-destroy = { $ask ->
    [best] Trade in { $card }
    [worth] Trade in { $card }
   *[other] Destroy { $card }
  }
option-destroy-both = Destroy both: in hand and discarded
option-nothing = Nothing to destroy
option-take = { $ask ->
    [doom] Hand out { $card }
    [mayhem] Unleash { $card }
    [swap-give] Hand over { $card }
    [pot] Throw in { $card }
    [token-back] Put back { $card }
   *[other] Take { $card }
  }
option-back = Leave { $card } on top
option-hand = Take { $card } into hand
option-put = Put { $card } on the deck
option-order = { $ask ->
    [medicine] Take { $card }
   *[other] { $card } first
  }
option-power = Grab { n-power }
option-play-top = { $me ->
    [seat] Play my own top card
   *[none] Play the top card of { $seat }
  }
option-give = { $ask ->
    [dump] Dump { $card }
    [give-back] Dump { $card }
   *[other] Slip { $card }
  }

# --- events
event-window = { $word ->
    [defend] The attack may be answered with a Defence.
   *[other] Somebody chooses in secret.
  }
event-first = { $me ->
    [seat] You begin.
   *[none] { $seat } begins.
  }
event-sides = { $me ->
    [seat] Your choice: { $cards }.
   *[none] { $seat } chooses { $cards }.
  }
event-board = { $me ->
    [seat] You brawl as { $card }.
   *[none] { $seat } brawls as { $card }.
  }
event-turn = { $me ->
    [seat] Turn { $number }: yours!
   *[none] Turn { $number }: { $seat }.
  }
event-market = New in the Market: { $card }.
event-mayhem = Mayhem: { $card }!
event-mayhem-lost = The Mayhem { $card } is destroyed without effect.
event-sit-out = { $me ->
    [seat] You sit it out.
   *[none] { $seat } sits it out.
  }
event-play = { $me ->
    [seat] You play { $card }.
   *[none] { $seat } plays { $card }.
  }
event-play-row = { $me ->
    [seat] You play { $cards }.
   *[none] { $seat } plays { $cards }.
  }
event-play-enemy = { $me ->
    [seat] You play { $card } from the deck of { $other }.
    [other] { $seat } plays { $card } from your deck!
   *[none] { $seat } plays { $card } from the deck of { $other }.
  }
event-power = { $me ->
    [seat] Your Power is now { $number }.
   *[none] { $seat }: Power is now { $number }.
  }
event-double-power = { $me ->
    [seat] You double your Power! { $number } left.
   *[none] { $seat } doubles the Power. { $number } left.
  }
event-buy = { $me ->
    [seat] You buy { $card } for { $number }.
   *[none] { $seat } buys { $card } for { $number }.
  }
event-gain = { $me ->
    [seat] { $word ->
        [top] { $card } goes on top of your deck.
        [hand] { $card } goes into your hand.
       *[other] { $card } goes to your discard pile.
      }
   *[none] { $word ->
        [top] { $seat } puts { $card } on top of the deck.
        [hand] { $seat } takes { $card } into hand.
       *[other] { $seat } puts { $card } into the discard pile.
      }
  }
event-gain-row = { $me ->
    [seat] { $word ->
        [top] On top of your deck go { $cards }.
        [hand] Into your hand go { $cards }.
       *[other] To your discard pile go { $cards }.
      }
   *[none] { $word ->
        [top] { $seat } puts { $cards } on top of the deck.
        [hand] { $seat } takes { $cards } into hand.
       *[other] { $seat } puts { $cards } into the discard pile.
      }
  }
event-no-limp = { $me ->
    [seat] No Limp Wands are left, lucky you.
   *[none] No Limp Wands are left, lucky { $seat }.
  }
event-draw = { $me ->
    [seat] You draw { n-cards }.
   *[none] { $seat } draws { n-cards }.
  }
event-draw-own = { $me ->
    [seat] You draw { $cards }.
   *[none] { $seat } draws { $cards }.
  }
event-shuffle = { $me ->
    [seat] Your deck ran out, you shuffle the discards.
   *[none] { $seat } shuffles the discards into a new deck.
  }
event-reveal = { $me ->
    [seat] You reveal { $cards }.
   *[none] { $seat } reveals { $cards }.
  }
event-show-hand = { $me ->
    [seat] You show your hand: { $cards }.
   *[none] { $seat } shows the hand: { $cards }.
  }
event-discard = { $me ->
    [seat] You discard { $card }.
   *[none] { $seat } discards { $card }.
  }
event-discard-hand = { $me ->
    [seat] You discard your hand.
   *[none] { $seat } discards the hand.
  }
event-destroy = { $me ->
    [seat] You destroy { $card }.
   *[none] { $seat } destroys { $card }.
  }
event-rlyeh = { $me ->
    [seat] R'lyeh: your { $card } goes to { $other }.
    [other] R'lyeh: { $seat } slips you { $card }.
   *[none] R'lyeh: { $seat } gets rid of { $card }, it goes to { $other }.
  }
event-heal = { $me ->
    [seat] You gain { n-life }.
   *[none] { $seat } gains { n-life }.
  }
event-damage = { $me ->
    [seat] { $two ->
        [yes] { $known ->
            [yes] { $other } hits you for { n-damage } with { $card }!
           *[no] { $other } hits you for { n-damage }!
          }
       *[no] { $known ->
            [yes] You take { n-damage } from { $card }!
           *[no] You take { n-damage }!
          }
      }
    [other] { $known ->
        [yes] You hit { $seat } for { n-damage } with { $card }.
       *[no] You hit { $seat } for { n-damage }.
      }
   *[none] { $two ->
        [yes] { $known ->
            [yes] { $other } hits { $seat } for { n-damage } with { $card }.
           *[no] { $other } hits { $seat } for { n-damage }.
          }
       *[no] { $known ->
            [yes] { $seat } takes { n-damage } from { $card }.
           *[no] { $seat } takes { n-damage }.
          }
      }
  }
event-spend = { $me ->
    [seat] You spend { n-life }: { $card }.
   *[none] { $seat } spends { n-life }: { $card }.
  }
event-life-set = { $me ->
    [seat] You now have { $number } life.
   *[none] { $seat } now has { $number } life.
  }
event-life-swap = { $me ->
    [seat] You swap life with { $other }.
    [other] You swap life with { $seat }.
    [both] You are the weakest and the strongest at once: nobody to swap with.
   *[none] { $seat } and { $other } swap life.
  }
event-die = { $me ->
    [seat] { $two ->
        [yes] { $other } finishes you off! Never mind, you will be back.
       *[no] You drop dead! Never mind, you will be back.
      }
    [other] You finish off { $seat }!
    [both] You finish yourself off! Never mind, you will be back.
   *[none] { $two ->
        [yes] { $other } finishes off { $seat }!
       *[no] { $seat } drops dead!
      }
  }
event-prize = { $me ->
    [seat] The Grand Prize is yours!
   *[none] { $seat } takes the Grand Prize.
  }
event-token = { $me ->
    [seat] You get { $card }.
   *[none] { $seat } gets { $card }.
  }
event-two-tokens = Two tokens are turned up: { $cards }.
event-token-back = { $me ->
    [seat] You get rid of { $card }.
   *[none] { $seat } gets rid of { $card }.
  }
event-leaves-play = { $me ->
    [seat] Your { $card } leaves play for your discard pile.
   *[none] { $card } of { $seat } leaves play for the discard pile.
  }
event-defend = { $me ->
    [seat] You avoid the attack with { $card }.
   *[none] { $seat } avoids the attack with { $card }.
  }
event-redirect = { $me ->
    [seat] You send the blow back to { $other }.
    [other] { $seat } sends the blow back to you!
    [both] Your own blow comes back to you!
   *[none] { $seat } sends the blow back to { $other }.
  }
event-unaffected = { $me ->
    [seat] You get off untouched.
   *[none] { $seat } gets off untouched.
  }
event-swap = { $me ->
    [seat] You swap tokens with { $other }: { $cards }.
    [other] { $seat } swaps tokens with you: { $cards }.
   *[none] { $seat } and { $other } swap tokens: { $cards }.
  }
event-give = { $me ->
    [seat] You slip { $card } to { $other }.
    [other] { $seat } slips you { $card }.
    [both] { $card } comes back to you.
   *[none] { $known ->
        [yes] { $seat } slips { $card } to { $other }.
       *[no] { $seat } slips { $other } a card in secret.
      }
  }
event-hand-total = { $me ->
    [seat] Your hand costs { $number }.
   *[none] The hand of { $seat } costs { $number }.
  }
event-take = { $me ->
    [seat] You take { $card } into hand.
   *[none] { $seat } takes { $card } into hand.
  }
event-take-top = { $me ->
    [seat] You take the top card of your deck.
   *[none] { $seat } takes the top card of the deck.
  }
event-glyphs = { $me ->
    [seat] You put
   *[none] { $seat } puts
  } { $number ->
    [one] 1 Glyph
   *[other] { $number } Glyphs
  } on top of the deck.
event-on-top = { $me ->
    [seat] You put { $card } on top of your deck.
   *[none] { $seat } puts { $card } on top of the deck.
  }
event-under-deck = { $me ->
    [seat] { $card } goes under your deck.
   *[none] { $card } goes under the deck of { $seat }.
  }
event-tile = { $me ->
    [seat] You take one more Ability tile: { $card }.
   *[none] { $seat } takes one more Ability tile: { $card }.
  }
event-tile-back = { $me ->
    [seat] Your { $card } goes back into the box.
   *[none] { $card } of { $seat } goes back into the box.
  }
event-end-turn = { $me ->
    [seat] You end your turn.
   *[none] { $seat } ends the turn.
  }
event-legend = A new Legend: { $card }.
event-group-attack = { $card } hits everybody!

# --- how it ends
end-legends = { $me ->
    [seat] The last Legend is beaten. Krutagidon is yours!
   *[none] The last Legend is beaten. { $winners } wins.
  }
end-market = { $me ->
    [seat] The Market is empty. Krutagidon is yours!
   *[none] The Market is empty. { $winners } wins.
  }
end-tokens = { $me ->
    [seat] The Dead Wizard Tokens have run out. Krutagidon is yours!
   *[none] The Dead Wizard Tokens have run out. { $winners } wins.
  }
end-capped = The brawl dragged on. Ahead of all: { $winners }.

# --- cards
card-power = +{ $number } Power.
card-ongoing = Ongoing: { $text }
card-defence-hand = Defence: discard this card to avoid an attack. { $text }
card-defence-play = Defence: put this card from play into your discard pile to avoid an attack. { $text }
card-star-eggs = At the end of the game: if you own both, each of the two is worth 5 VP; otherwise it is worth nothing.
card-star-bone = At the end of the game it is worth 1 VP for each Dead Wizard Token you have.
card-group = Group Attack, on each player: { $text }
card-mat = A wizard with a track of 25 life.
card-nothing = Does nothing.
harm-and = { $first } and { $second }

type-one = { $type ->
    [starter] Starter
    [creature] Creature
    [spell] Spell
    [treasure] Treasure
    [location] Location
    [legend] Legend
    [familiar] Familiar
   *[wizard] Wizard card
  }
type-many = { $type ->
    [starter] Starters
    [creature] Creatures
    [spell] Spells
    [treasure] Treasures
    [location] Locations
    [legend] Legends
    [familiar] Familiars
   *[wizard] Wizard cards
  }
# said once where several harms are one sentence
harm-subject = they
verb-power = { $number-signed } Power.
verb-power-per-token = { $number-signed } Power for each Dead Wizard Token you control.
verb-power-if = If at least { $least } { type-many } lie in your discard pile, +{ $number } more Power.
verb-double-power = Your Power is doubled this turn.
verb-draw = Draw { $number ->
    [one] a card
   *[other] { $number } cards
  }.
verb-heal = Gain { $number } life.
verb-heal-starters = Gain 1 life for each Starter you control, hold or have in your discard pile.
verb-heal-by-top = Reveal the top card of your deck and gain life equal to its cost.
verb-hurt-self = Take { $number } damage.
verb-if-tokens = With { $least } or more Dead Wizard Tokens: { $then } With fewer: { $otherwise }
verb-recover = Put { $number ->
    [all] all { type-many }
   *[one] one { type-one }
  } from your discard pile into your hand; if there is none, +{ $power } Power instead.
verb-scry = Look at the top card of your deck: destroy it or { $other ->
    [hand] take it into your hand
   *[back] put it back
  }.
verb-scry-two = Look at the top two cards of your deck; you may destroy one of them.
verb-destroy = { $may ->
    [must] Destroy
   *[may] You may destroy
  } a card { $where ->
    [hand] in your hand
    [discard] in your discard pile
   *[either] in your hand or discard pile
  }.
verb-share-draw = Choose an enemy: you and that enemy draw a card each.
verb-fresh-hand = If this is the first card you play this turn, discard your hand and draw { $number ->
    [one] a card
   *[other] { $number } cards
  }.
verb-kitty = Draw { $number ->
    [one] a card
   *[other] { $number } cards
  }, then discard a card from your hand and gain life equal to its cost. If that brought you to 25 life, shuffle one of your Dead Wizard Tokens back into the stack.
verb-next-on-top = The next card you buy or gain this turn goes on top of your deck.
verb-gain-attack = Until the end of the turn, each time you buy or gain a card, attack an enemy of your choice: { $do }
verb-attack = { $needs ->
    [bone] If a card you control counts as a Dead Wizard Token (Big Bone does), you may attack
   *[other] Attack
  } { $target ->
    [chosen_enemy] an enemy of your choice
    [chosen_player] any player, even yourself
    [each_enemy] each enemy
    [weakest_enemy] the weakest enemy (if tied, one of your choice)
    [strongest_enemy] the strongest enemy (if tied, one of your choice)
    [each_weaker_enemy] each enemy with less life than you
    [each_stronger_enemy] each enemy with more life than you
    [left_enemy] your left enemy
    [right_enemy] your right enemy
    [left_or_right_enemy] your left or right enemy
   *[left_and_right_enemy] your left and then your right enemy
  }: { $do } { $after }
verb-if-unhurt = If this attack damaged no enemy, ~{ $then }
verb-heal-per-avoid = Gain { $number } life for each enemy who avoided the attack.
verb-mayhem-attack = Attack on { $target ->
    [strongest_players] the strongest player (all of them, if tied)
    [ten_or_more] each player with 10 or more life
    [ten_or_less] each player with 10 or less life
   *[each_player] each player
  }: { $do }
verb-hurt-enemies = Each enemy takes { $number } damage; not an attack.
verb-cthulhu = Each enemy discards a random card from hand and takes damage equal to its cost; not an attack.
verb-curse = An enemy of your choice gains a Limp Wand; not an attack.
verb-play-mayhem = { $number ->
    [one] Play a random card of the destroyed Mayhem pile
   *[other] Take { $number } random cards of the destroyed Mayhem pile and play one of them
  }; you may sit it out.
verb-top-of-main = Put the top card of the main deck on top of your deck. If it is a Mayhem, it is destroyed and you get +{ $power } Power instead.
verb-extra-tile = Take one more random Ability tile from the box; it goes back when the next Legend is beaten.
verb-market-destroy = You may destroy a card in the Market; it is replaced at once.
verb-wild-magic = Choose: +{ $power } Power, or play the top card of an enemy’s deck. Then it goes to its owner’s discard pile; an Ongoing card stays with you for good.

verb-damage = they take { $number } damage.
verb-damage-kill = they take { $number } damage. If the target dies of it, ~{ $kill }
verb-doom = they take { $number } damage. If the target dies of it, turn up two Dead Wizard Tokens and choose which one it takes.
verb-damage-per = they take { $per ->
    [cost] { $number ->
        [one] damage equal to that card’s cost
       *[other] { $number } times that card’s cost in damage
      }
   *[other] { $number } damage for each { $per ->
        [limp_wand] Limp Wand you control or have in your discard pile
        [ongoing] Ongoing card and token you control
        [wizard] Wizard card you control or have in your discard pile
        [creature] Creature you control or have in your discard pile
        [defence] card with a Defence in their discard pile
       *[legend] Legend in their discard pile
      }
  }.
verb-hand-damage = they show their hand and take damage equal to the highest cost in it.
verb-top-damage = they reveal the top card of their deck and take damage equal to its cost.
verb-limp-wands = they gain { $number ->
    [one] a Limp Wand
   *[other] { $number } Limp Wands
  }{ $place ->
    [top] {" "}on top of their deck
   *[discard] {""}
  }.
verb-discard-cards = they discard { $number ->
    [one] a card
   *[other] { $number } cards
  } of their choice from hand.
verb-overbrain = they discard a card of cost { $least } or more from hand. If they hold one and avoid this attack, they take { $number } damage instead.
verb-swap-tokens = you swap one of your Dead Wizard Tokens for one of theirs; each of you applies the text of the token received, you first.
verb-give-worthless = you put a card of cost 0 from your hand or discard pile into their hand.
verb-expose = they reveal the top card of their deck; you may discard any of the revealed cards.
verb-one-of-each = they destroy cards in hand until at most one of each type is left.
verb-limp-per-costly = they gain a Limp Wand for each card of cost { $least } or more in hand.
verb-limp-per-creature = they gain a Limp Wand for each Creature in the Market.
verb-worth-damage = they show their hand and take { $number } damage for each card in it worth 1 VP or more; a star counts as 3.
verb-shed-ongoing = they put one of their Ongoing cards from play into their discard pile.
verb-reveal-five = they reveal the top { $number ->
    [one] card
   *[other] { $number } cards
  } of their deck, discard those of cost 1 or more and put the rest back on top in any order, in secret.
verb-pass-left = they put a card from hand into their left enemy’s discard pile; that enemy takes twice its cost in damage.
verb-discard-costly = they discard all cards of cost { $least } or more from hand.
verb-level-life = their life becomes that of the weakest player.
verb-compare-tops = they reveal the top card of their deck. Each player who shows the highest cost puts that card into the discard pile of a player who shows the lowest; if all costs are equal, nothing happens.
verb-richest-limp = they add up the costs of the cards in their hand. Whoever has the highest total (each of them, if tied) gains { $number ->
    [one] a Limp Wand
   *[other] { $number } Limp Wands
  }.
verb-mill-two = they reveal the top two cards of their deck, destroy one, take the other into hand and take damage equal to its cost.
verb-trade-for-wild = they destroy a random card in hand and take a Wild Magic into hand.
verb-glyphs-on-top = they put all Glyphs from their discard pile on top of their deck.
verb-right-destroys = their right enemy may destroy a card in hand and one in the discard pile.
verb-left-draws = their left enemy draws { $number ->
    [one] a card
   *[other] { $number } cards
  }.
verb-take-main = they take the top card of the main deck into hand and take damage equal to its cost.

verb-redirect = The effect hits the attacker instead.
verb-draw-discard = Draw { $number ->
    [one] a card and discard it
   *[other] { $number } cards and discard one of them
  }.
verb-strike-back = The attacker takes { $number } damage.
verb-curse-back = The attacker gains a Limp Wand.
verb-give-back = You may put a card from your hand or discard pile into the attacker’s discard pile.
verb-destroy-limps = Destroy a Limp Wand in your hand, in your discard pile, or one in each.

verb-token-limps = Gain { $number ->
    [one] a Limp Wand
   *[other] { $number } Limp Wands
  }.
verb-token-discard = Discard { $number } { $how ->
    [random] { $number ->
        [one] random card
       *[other] random cards
      }
   *[choice] { $number ->
        [one] card of your choice
       *[other] cards of your choice
      }
  } from your hand.
verb-token-destroy = Destroy a { $how ->
    [random] random card
   *[choice] card of your choice
  } in your { $where ->
    [hand] hand
   *[discard] discard pile
  }.
verb-token-group-attack = The Group Attack of the face-up Legend hits you alone.
verb-token-give-top = Reveal the top card of your deck and put it into the hand of an enemy of your choice.
verb-token-dump = Each enemy may move a card from their discard pile into yours.
verb-token-revenge = Your killer takes { $number } damage.
verb-token-return = You come back with { $number } life.
verb-token-score = At the end of the game lose { $number } more VP.

verb-on-played = { $number ->
    [0] Each time you play a
    [1] When you play your first
    [2] When you play your second
    [3] When you play your third
   *[other] When you play your no. { $number }
  } { type-one }{ $number ->
    [0] {""}
   *[other] {" "}in a turn
  }, ~{ $then }
verb-creature-life = Each time you play a Creature, gain life equal to its VP.
verb-top-from-discard = You may put a card from your discard pile on top of your deck.
verb-look-discard = Look at the top card of your deck; you may discard it.
verb-four-types = Once in a turn, as soon as the cards you have played in it are of { $number } different types: { $then }
verb-two-different = Once in a turn, as soon as you have played two { type-many } with different names in it: { $then }
verb-start-of-turn = At the start of your turn gain 1 life for each Ongoing card and each Ongoing token you control.
verb-end-draw = At the end of your turn draw a card for each Wizard card you bought or gained in it.
verb-under-deck = At the end of your turn put this card from play under its owner’s deck.
verb-blood-price = Once on your turn you may spend { $number } life to draw a card.
verb-eggs-defence = It can defend you only from play.
verb-bone-counts = You count as having one more Dead Wizard Token.
verb-double-life = Whenever you gain life, gain twice as much.
verb-double-damage = Your attacks deal double damage. When you kill an enemy, put this card into your discard pile.
verb-wand-extra = The attack of a Wand deals you 3 more damage.
verb-no-avoid = You cannot avoid attacks of Mayhem cards.
verb-price-legend-wild = You pay 1 more for Legends and Wild Magic.
verb-price-creature-treasure = You pay 1 more for Creatures and Treasures.
verb-price-wizard-spell = You pay 1 more for Wizard cards and Spells.
verb-cheap-on-top = Cards of cost 4 or less that you get from the Market go on top of your deck.
verb-grand-prize = Whoever kills an enemy takes it. At the end of your turn draw 6 cards and discard one of them.
verb-rlyeh = Belongs to the owner of Cthulhu. Your own cards that you destroy go to the discard pile of an enemy of your choice instead.
verb-owns-rlyeh = While you own this card, wherever it lies, you control R'lyeh.

verb-hand-or-limp = Each player may discard their hand and draw { $number ->
    [one] a card
   *[other] { $number } cards
  }. Each player who does not gains a Limp Wand.
verb-blood-destroy = Each player may spend { $number } life to destroy a card in hand, as often as they like.
verb-swap-life = The weakest and the strongest player swap their life. If several are tied, the active player says who counts.
verb-reshuffle = Each player shuffles hand, deck and discard pile into a new deck and draws 5 cards.
verb-gamble = Each player may gain the top card of the main deck. Whoever gained one destroys the top card of their own deck.
verb-best-for-life = Each player may destroy the costliest card in their hand (one of them, if tied) to gain { $number } life.
verb-more-mayhem = Play { $number ->
    [one] a random card
   *[other] { $number } random cards
  } of the destroyed Mayhem pile.
verb-worth-for-main = Each player may destroy a card in their hand or discard pile and take as many cards from the top of the main deck into hand as it is worth VP; a star counts as 3.
verb-own-medicine = Each player shows their hand and suffers every attack on the cards in it, and may defend.
verb-market-attacks = Each attack on a card in the Market is carried out once: “you” is the active player, who chooses the targets. Nothing else on these cards happens.
verb-token-exchange = Each player with Dead Wizard Tokens puts one into a pot. Shuffle it and deal one back to each giver, who applies its text.
verb-again-group-attack = The Group Attack of the face-up Legend happens once more.
verb-poorest-draw = Each player adds up the costs of the cards in their hand. Whoever has the lowest total (each of them, if tied) draws { $number ->
    [one] a card
   *[other] { $number } cards
  }.

# --- the hint card
hint-1 = 1. The Market is filled up; a Mayhem happens at once.
hint-2 = 2. Effects at the start of your turn.
hint-3 = 3. Play cards and buy cards in any order.
hint-4 = 4. Discard what is left, draw five new cards.
hint-5 = 5. A new Legend attacks everybody.
hint-6 = End: no Legends, no tokens, or no cards for the Market.

# how many of what, in words that agree
n-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
n-life = { $number } life
n-damage = { $number } damage
n-power = { $number } Power

# the kernel's own options, by what they mean here
option-pass = { $ask ->
    [defend] { $amount ->
        [0] Take it
       *[other] Take { $amount } damage
      }
    [destroy] None
    [top-two] Put both back
    [top-discard] Leave it on top
    [on-top] None
    [worth] None
    [best] Keep the card
    [blood] Save my life
    [dump] Dump nothing
    [give-back] Dump nothing
   *[other] Do without
  }
option-done = { $ask ->
    [expose] Leave the rest
   *[other] Done
  }
option-yes = { $ask ->
    [attack] Hit
    [new-hand] New hand
    [gamble] Risk it
    [sit-out] Sit it out
   *[other] Yes
  }
option-no = { $ask ->
    [attack] Do not hit
    [new-hand] Take the Limp Wand
    [gamble] Play it safe
    [sit-out] Take part
   *[other] No
  }

# --- why an option is better
feature-points = { $way ->
    [more] more victory points
   *[less] fewer victory points
  }
feature-cost = { $way ->
    [more] a dearer deck
   *[less] a cheaper deck
  }
feature-life = { $way ->
    [more] more life
   *[less] less life
  }
feature-prize = { $way ->
    [more] the Grand Prize
   *[less] no Grand Prize
  }
