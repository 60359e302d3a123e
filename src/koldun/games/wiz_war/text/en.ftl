# Wiz-War in English.

title = Wiz-War
tagline = Duel in a labyrinth that wraps around itself, and steal what the others guard.
about = Two to four wizards in a stone maze. Kill, or carry enemy treasures home; two points win, and so does being the last alive.

# --- zones, counters, phases, kinds
zone-deck = Deck
zone-discard = Discards
zone-black-deck = Black deck
zone-black-discard = Black discards
zone-hand = Hand
zone-items = Equipped items
zone-spells = Maintained spells
zone-board = Beside the board
zone-resolving = Being played
counter-life = life
counter-points = victory points
counter-kills = kills
counter-stun = stun tokens
counter-cards = cards counted
counter-limit = hand limit
counter-speed = base speed
counter-movement = movement points
counter-attacks = attacks made
mark-tokens = energy tokens
phase-draft = Choosing schools
phase-time = Time
phase-move = Move and Cast
phase-discard = Discard
phase-draw = Draw
kind-attack = Attack
kind-counter = Counterspell
kind-neutral = Neutral spell
kind-item = Item
kind-energy = Energy
kind-neutral-counter = Neutral spell or counterspell
kind-neutral-attack = Neutral spell or attack
duration-instant = instant
duration-temporary = temporary
duration-permanent = permanent
range-caster = on yourself
range-adjacent = adjacent
range-los = in sight
range-anywhere = anywhere
energy-value = boost { $energy }
trait-creation = creation
trait-curse = curse
trait-fire = fire
trait-global = global
trait-lightning = lightning
trait-magic-stone = magic stone
trait-mundane = mundane
trait-thrown-weapon = thrown weapon
trait-transformation = transformation
trait-trinket = trinket
trait-water = water
trait-weapon = weapon

# --- card texts
text-energy = Discard it as a boost: once a turn you get { $energy } more movement points, or a spell you cast has energy { $energy }.
text-equipped = While equipped: { $does }
text-counter = { $when } { $does }
text-use = While it is yours, on your turn: { $does }
text-spent = Discard this item.
text-use-attack = As your attack: { $does }
text-use-near = As your attack, in your own or an adjacent square: { $does }
text-both = { $does } You may also cast it as a counterspell when you are attacked.
text-choose = Choose one: { $does }
text-or = Or: { $does }
text-target = Target: { $aims }.
text-alternatives = { $first } or { $last }
text-walkable = It must be at most { $steps } steps of movement away from you; you need not see it.
text-own-creature = It may be cast on a creature of yours in sight instead.
text-as-neutral = As a neutral spell: { $does }
text-as-attack = As an attack: { $does }
answers-spell-targeting-you = Answer a spell that targets you:
answers-attack-spell-targeting-you = Answer an attack spell that targets you:
answers-los-spell-targeting-you = Answer a spell that needs sight and targets you:
answers-any-spell = Answer any spell whose caster you see, or any Global spell:
answers-neutral-spell = Answer a neutral spell in sight:
answers-water-spell = Answer a Water spell in sight:
answers-counter-to-your-spell = Answer a counterspell against a spell of yours:
answers-sight-attack = Answer an attack made in sight:
answers-you-are-attacked = When you are attacked:
answers-damage-to-you = When you are about to take damage:
answers-pickup-of-your-treasure = When another wizard picks up a treasure of yours:
answers-treasure-pickup-in-your-sector = When another wizard picks up a treasure in your home sector:

aim-self = you
aim-wizard = another wizard
aim-carrier = another wizard who carries an item or treasure
aim-item-carrier = another wizard who carries an item
aim-same-square = another wizard in your square who carries an item or treasure
aim-walkable = another wizard
aim-creature = a creature
aim-object = an object
aim-solvable = an inner wall, flames, a door or a lying object
aim-any-wall = a wall or flames
aim-fire-wall = flames
aim-stone-wall = a stone wall
aim-door = a door
aim-border-line = a free border line
aim-lying-item = a lying item
aim-lying-object = a lying object
aim-lying-treasure = a lying treasure
aim-square = a square
aim-empty-square = an empty square, a start location too
aim-create = an empty square that is no start location
aim-scatter = an empty square, or yours if you are alone in it
aim-direction = a direction
aim-sector = a sector
aim-board = the whole board
aim-spell = a maintained spell
aim-modifier = a spell or boost of yours

verb-damage = The target takes { $energy ->
    [0] { $points }{" "}
   *[other] {""}
  }{ $kind ->
    [physical] physical
   *[magical] magical
  }{ $element ->
    [fire] {" "}fire
    [water] {" "}water
    [lightning] {" "}lightning
   *[none] {""}
  } damage{ $energy ->
    [0] {""}
   *[other] {" "}equal to the energy{ $points ->
        [0] {""}
       *[other] {" "}+ { $points }
      }
  }{ $stones ->
    [0] {""}
   *[other] , and 1 more per Magic Stone it carries
  }.{ $stun ->
    [0] {""}
    [one] {" "}If it is hurt, it gets 1 stun token.
   *[other] {" "}If it is hurt, it gets { $stun } stun tokens.
  }
verb-stun = The target gets { $tokens ->
    [one] 1 stun token
   *[other] { $tokens } stun tokens
  }.
verb-make-drop = The target drops one item or its treasure, as you choose.
verb-tick = As long as it lasts, the target takes { $damage } magical damage at the start of each of your turns. Water ends it.
verb-draw-hurts = As long as it lasts, the target takes { $damage } magical damage for each card it draws.
verb-darts = Shoot as many darts as its energy, each at a target of your choice in sight. A dart deals { $damage } magical fire damage and is answered by itself.
verb-swap = You and the target trade squares. You move no more this turn.
verb-bolt = Name a direction. Lightning enters as many squares as its energy, and turns back from walls, doors shut to you, stone blocks and giants. Everyone in a square it enters takes { $damage } magical lightning damage. Whoever is hurt gets 1 stun token in all.
verb-waterjet = Split its energy into magical water damage to the target and squares it is pushed straight away from you. Fire spells on the target end; a Fire object is destroyed.
verb-burn-mind = The target discards as many hand cards and maintained spells as it likes. Then it takes 1 magical damage for each it kept.
verb-move-target = Walk the target up to energy + { $squares } squares along a way you choose.
verb-storm = Choose a square in sight: everyone in it and in its four neighbours, walls or not, takes magical damage equal to the energy. It cannot be evaded.
verb-share-life = Your life and the target's are added up and halved; an odd point is yours.
verb-steal-cards = You see the target's hand and take up to { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  } of it.
verb-disease = As long as it lasts, whenever you enter a square the others in it take { $damage } physical damage, each once a turn.
verb-heave = Throw the treasure you carry: the target takes 1 physical damage for each square it flew. The treasure stays where it lands.
verb-take-item = You take an equipped item of the target.
verb-reach-take = Pick up a lying item or treasure in sight, at the usual price.
verb-reach-put = Drop an item or treasure you carry on a square in sight.
verb-reach-punch = You punch the target from afar.
verb-raise-edge = { $what ->
    [door] A door of yours appears on a stone wall or a free border line; only you can open it. It falls at 3 cracks.
    [fire] Flames rise on a free border line; whoever crosses it takes 4 magical fire damage.
   *[wall] A stone wall rises on a free border line. It falls at 5 cracks.
  }
verb-destroy-edge = One wall or door is destroyed.{ $damage ->
    [0] {""}
   *[other] {" "}Everyone beside it takes { $damage } physical damage.
  }
verb-dispel = End a maintained spell in sight.
verb-unlock = Open one door beside you: this turn you may pass it once, or hold it open.
verb-seal = Seal one door: nobody can open it, but it can be destroyed.
verb-rotate = Turn a sector by a quarter or a half, with everything in it.
verb-traps = Lay four markers face down on empty squares; the first is live, and only you know it. An enemy who enters turns the marker up: a blank one is removed, the live one deals { $damage } magical damage and ends the spell.
verb-grow = { $what ->
    [dust] Dust fills
    [rosebush] A rosebush grows on
    [thornbush] A thornbush grows on
   *[block] A stone block fills
  } an empty square.{ $what ->
    [dust] {" "}Nobody sees into it, out of it or through it, and whoever leaves it goes in a random direction.
   *[other] { $what ->
        [block] {" "}Nobody can enter it.
       *[other] {""}
      }{ $sight ->
        [0] {" "}It does not block sight.
       *[other] {" "}It blocks sight.
      }
  }{ $thorns ->
    [0] { $snags ->
        [0] {""}
       *[other] {" "}Whoever enters it goes no farther, and its phase is over.
      }
   *[other] {" "}Whoever enters it takes { $thorns } physical damage{ $snags ->
        [0] {""}
       *[other] , gets 1 stun token if hurt, and its phase is over
      }.
  }{ $cracks ->
    [0] {""}
    [one] {" "}It falls at 1 crack.
   *[other] {" "}It falls at { $cracks } cracks.
  }{ $burns ->
    [0] {""}
   *[other] {" "}Any fire destroys it.
  }
verb-glue = As long as it lasts, one lying object or treasure cannot be picked up or moved.
verb-world = { $what ->
    [flood] Fire spells end, Fire items and objects are destroyed, and as long as it lasts none can be played. A Fire spell it answers is cancelled.
    [fog] As long as it lasts, nobody sees farther than 1 square.
   *[gravity] Everybody drops all items and treasures. As long as it lasts, nothing can be picked up.
  }
verb-glide = Glide any distance along a straight line. Only walls, closed doors, stone blocks and giants stop you, and objects on the way do you no harm.
verb-teleport = Move to a square up to { $steps ->
    [one] 1 step
   *[other] { $steps } steps
  } away, walls or not; you move no more this turn. If that takes you out of an attacker's sight, you evade.
verb-draw = You draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }.
verb-dash = The movement points you have left are doubled. You drop your treasure and may take none this turn.
verb-eat-wall = Eat a stone wall beside you and gain { $life } life.
verb-pass-wall = Step through an inner wall beside you for 1 movement point.
verb-form = { $figure ->
    [gnome] As long as it lasts you are a gnome: base speed 2, and each time you are attacked you evade on a roll of 1 or 2.
    [giant] As long as it lasts you are a giant: base speed 3, punch 3. You fill your square, block sight, and push others ahead of you.
    [golem] As long as it lasts you are a golem: base speed 2, punch 2, damage to you is 2 less. You cast only counterspells. Picking up a treasure costs 1 movement point and does not end your phase.
    [slime] As long as it lasts you are slime: base speed 3, only walls and stone blocks stop you. Others in a square you enter take 1 physical damage. A treasure you carry stays behind at a closed door. You do not attack and cast only counterspells.
    [werewolf] As long as it lasts you are a werewolf: base speed 4, your punch deals a die roll. You cast only counterspells.
    [mist] As long as it lasts you are mist: only walls and stone blocks stop you, objects do you no harm. You can neither attack nor be attacked.
   *[arms] As long as it lasts your items do not count against your hand limit. 1 movement point picks up all you like in your square, a treasure does not end your phase, and your punch hits everyone in your own and adjacent squares.
  }
verb-guard = A homunculus with as much life as the energy catches attacks made in sight that target you, and takes their damage.
verb-evasion = As long as it lasts, you roll each time you are attacked, and evade on { $least } to { $most }.
verb-pain-link = As long as it lasts, damage an attack deals to you is dealt to the attacker too.
verb-shatter = As long as it lasts, each point of damage you deal to an object makes a crack.
verb-feather = From this attack on, and as long as it lasts, each point of damage moves you 1 square away from its source instead of hurting you. Points for which no way is open hurt as usual.
verb-extra-attack = As long as it lasts, the target has two attacks a turn.
verb-strength = As long as it lasts, physical damage you deal is doubled.
verb-spikes = As long as it lasts you may throw spikes of stone.
verb-bend = Play it with a spell of yours that needs sight: its line may bend round one corner.
verb-project = Play it with a spell of yours: it is cast from an empty square up to 3 steps away, walls or not.
verb-combine = Play it with one boost: use two cards with energy values and add them up.
verb-reduce-damage = damage to you is { $points } less.
verb-hand-room = your hand limit is { $cards } higher. When you first gain it, you draw { $cards ->
    [one] 1 card
   *[other] { $cards } cards
  }; when you lose it, you discard as many.
verb-regain = you gain { $life } life at the start of your turn.
verb-punch-die = your punch deals a die roll more.
verb-boost-more = each card you boost with counts { $points } more.
verb-speed = your base speed is { $points } higher.
verb-draw-more = you may draw { $cards ->
    [one] 1 more card
   *[other] { $cards } more cards
  } a turn.
verb-vision = each time you cast, the line of sight ignores one wall or door of your choice.
verb-key = any door beside you that is not sealed stands open to you, for passing and for sight.
verb-cloak = your punch deals 2 more fire damage, and whoever hurts you from your own or an adjacent square takes 2 fire damage. Water damage destroys it.
verb-throw = throw this item, and the target takes { $damage } { $element ->
    [fire] magical fire
    [water] magical water
    [lightning] magical lightning
   *[none] physical
  } damage. { $spent ->
    [0] The item stays where it lands.
   *[other] The item is discarded.
  }{ $blast ->
    [0] {""}
   *[other] {" "}If fire destroys it while you carry it, you take { $blast } fire damage.
  }
verb-spike = throw a spike, and the target takes { $damage } physical damage.
verb-blade = discard a card with an energy value, and an adjacent target takes that much magical damage; against an object each point is a crack.
verb-tear = tear an item or a treasure from another wizard in your square; you succeed on a roll of 2 to 4.
verb-solve = throw it at an inner wall, flames, a door or a lying object in sight; both are gone.
verb-scatter = scatter them on an empty adjacent square, or on your own if nothing else is there. Whoever enters takes { $damage } physical damage. Whoever starts a turn in or next to that square may spend the whole phase to gather them. Water washes them away.
verb-cancel = It is cancelled.{ $sure ->
    [0] {""}
   *[other] {" "}Nothing cancels this card.
  }
verb-absorb = It is cancelled, and its card goes to your hand.
verb-backlash = It is cancelled, and its caster takes magical damage equal to the spell's energy.
verb-shield = The damage is { $points } less, and less still by the energy you spend on this card.
verb-raise-earth = A wall of earth rises on a free border line in your sight until the attack is over. If it cuts the line of the attack, the attack fails; lightning turns back from it.
verb-fools-gold = It was a fake. That wizard's phase is over, and you lay the treasure on another square of your sector.
verb-ward = That wizard takes { $damage } magical damage and, if hurt, drops the treasure on a roll of 1 or 2.

# --- decisions
ask-act = Your turn: walk, cast, use items.
ask-answer = { $by ->
    [me] { $number ->
        [0] Your own act turns on you. Answer?
       *[other] Your own act turns on you for { $number } damage. Answer?
      }
   *[other] { $word ->
        [pickup] { $seat } picks up a treasure. Stop it?
        [damage] { $number ->
            [0] You are about to be hurt. Answer?
           *[other] { $number } damage is coming at you. Answer?
          }
        [counter] { $seat } counters with { $card }. Answer?
        [blow] { $aimed ->
            [me] { $about ->
                [card] { $seat } strikes at you with { $card }. Answer?
               *[none] { $seat } punches you. Answer?
              }
           *[other] { $about ->
                [card] { $seat } uses { $card }. Step in?
               *[none] { $seat } throws a punch. Step in?
              }
          }
       *[other] { $aimed ->
            [me] { $about ->
                [card] { $number ->
                    [0] { $seat } aims { $card } at you. Answer?
                   *[other] { $seat } aims { $card } at you for { $number } damage. Answer?
                  }
               *[none] { $number ->
                    [0] { $seat } acts against you. Answer?
                   *[other] { $seat } acts against you for { $number } damage. Answer?
                  }
              }
           *[other] { $about ->
                [card] { $seat } casts { $card }. Step in?
               *[none] { $seat } acts. Step in?
              }
          }
      }
  }
ask-boost = { $about ->
    [card] { $card }: boost it with an energy card?
   *[none] Boost with an energy card?
  }
ask-direction = { $card }: which way?
ask-discard = What do you discard before you draw?
ask-draw = How many cards do you draw?
ask-earth = { $card }: on which edge does the wall rise?
ask-float = { $about ->
    [card] { $card }: you are blown away. Which way? Squares left: { $number }.
   *[none] You are blown away. Which way? Squares left: { $number }.
  }
ask-force = { $card }: where do you lead the target? Squares left: { $number }.
ask-forget = { $by ->
    [other] { $seat } burns your mind
   *[none] { $card } burns your mind
  }: 1 damage for each card you keep. What do you discard?
ask-glide = { $card }: how far do you glide?
ask-hide = { $card }: the treasure was a fake. Where is the real one?
ask-modify = { $card }: add a card to it?
ask-project = { $card }: which square do you cast from?
ask-school = Which school joins the group's spellbook?
ask-shed = You are over your hand limit. What do you discard?
ask-shoved = { $by ->
    [other] { $seat } shoves you. Where do you go?
   *[none] A giant shoves you. Where do you go?
  }
ask-creature-shoved = Your creature is shoved. Where does it go?
ask-split = { $card }: how much energy goes into damage? The rest pushes the target.
ask-steal = { $by ->
    [other] { $card }: which card do you take from { $seat }?
   *[none] { $card }: which card do you take?
  }
ask-take-more = Pick up anything else in this square?
ask-target = { $about ->
    [card] { $card }: choose the target.
   *[none] Choose the target.
  }
ask-teleport = { $card }: where to?
ask-turn = { $card }: how far does the sector turn?
ask-vision = { $card }: through which wall do you look?
ask-which-marker = { $card }: which marker goes?
ask-which-thing = { $card }: which thing?
option-go = { $ask ->
    [boost] No boost
    [modify] Cast it as it is
   *[other] Go on
  }
option-back = Never mind
option-keep = End the turn, keep all cards
option-add = Add up two cards with { $card }
option-board = The whole labyrinth
option-boost = Boost with { $card }
option-cast = Cast { $card } { $place }
option-counter = Answer with { $card }{ boosted }{ $number ->
    [0] {""}
   *[other] {" "}(against the added card)
  }
option-counter-through = Answer through a wall: { $card }{ boosted }
option-counter-add = Answer, adding up two cards: { $card }{ boosted }
option-counter-through-add = Answer through a wall, adding up two cards: { $card }{ boosted }
boosted = { $paired ->
    [yes] {" "}boosted by { $other }
   *[no] {""}
  }
option-creature = The creature on { $place }
option-direction = { $number ->
    [0] North
    [1] East
    [2] South
   *[3] West
  }
option-discard = Discard { $card }
option-draw = { $number ->
    [0] Draw none
   *[other] Draw { n-cards }
  }
option-drop = Drop { $card }
option-drop-treasure = Put the treasure down
option-edge = The edge { $place }
option-end = End { $card }
option-equip = Equip { $card }
option-gather = Gather { $card }
option-hold = Hold open the door { $place }
option-let-go = Let go of the door { $place }
option-in-sector = In sector { $number ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
  }
option-leave-dust = Grope out of the dust
option-modify = Add { $card } { $place }
option-punch = Punch { $seat }
option-punch-object = Punch the obstacle: { $place }
option-punch-all = Punch everyone near
option-school = { $number ->
    [0] Alchemy
    [1] Conjuring
    [2] Elemental
    [3] Mentalism
    [4] Mutation
   *[other] Thaumaturgy
  }
option-sector = Sector { $number ->
    [0] 1
    [1] 2
    [2] 3
   *[3] 4
  }
option-self = Myself
option-speed = Speed up with { $card }
option-speed-add = Speed up with two cards: { $card }
option-spell = { $card }
option-split = { $number } damage
option-square = Square { $place }
option-steal = Take { $card }
option-step = Step to { $place }
option-take = Pick up { $card }
option-take-treasure = { $me ->
    [seat] Pick up my own treasure
   *[none] Pick up the treasure of { $seat }
  }
option-thing = { $card }
option-treasure = The treasure
option-turn = { $number ->
    [1] A quarter clockwise
    [2] A half
   *[3] A quarter counter-clockwise
  }
option-use = Use { $card }: { $place }
option-vision = Look through a wall
option-wizard = { $me ->
    [seat] Myself
   *[none] { $seat }
  }

# --- an edge by a square it bounds
place-edge = { $side ->
    [n] above { $cell }
    [s] below { $cell }
    [e] right of { $cell }
   *[w] left of { $cell }
  }

# --- ways to use a card, said like places
place-throw = throw
place-stab = stab
place-spike = spike
place-scatter = scatter
place-end = end
place-blow = blow
place-cancel = cancel
place-tear = tear
place-take = take
place-put = put down
place-punch = punch
place-damage = for damage
place-stun = to stun
place-bend = round a corner
place-project = from another square

# --- events
event-begins = { $me ->
    [seat] You start on square { $place }.
   *[none] { $seat } starts on square { $place }.
  }
event-first = { $me ->
    [seat] You go first.
   *[none] { $seat } goes first.
  }
event-school = { $me ->
    [seat] You choose a school
   *[none] { $seat } chooses a school
  }: { option-school }.
event-creature-hurt = The creature on { $place } loses { n-life }.
event-creature-died = The creature on { $place } is dead.
event-creature-stunned = The creature on { $place } gets stun tokens: { $number }.
event-creature-moved = A creature comes to { $place }.
event-creature-lasts = { $card } works on the creature on { $place }.
event-creature-swapped = { $me ->
    [seat] You trade places with a creature, now on { $place }.
   *[none] { $seat } trades places with a creature, now on { $place }.
  }
event-creature-evades = The creature on { $place } tries to evade and rolls { $number }: { $word ->
    [evaded] it does.
   *[hit] it is hit.
  }
event-turn = { $me ->
    [seat] Round { $number }: your turn.
   *[none] Round { $number }: { $seat } to play.
  }
event-is-stunned = { $me ->
    [seat] You are stunned this turn.
   *[none] { $seat } is stunned this turn.
  }
event-step = { $me ->
    [seat] You step to { $place }.
   *[none] { $seat } steps to { $place }.
  }
event-step-row = { $me ->
    [seat] You walk to { $place }: { n-steps }.
   *[none] { $seat } walks to { $place }: { n-steps }.
  }
n-steps = { $number ->
    [one] { $number } step
   *[other] { $number } steps
  }
event-appear = { $me ->
    [seat] You appear on { $place }.
   *[none] { $seat } appears on { $place }.
  }
event-glides = { $me ->
    [seat] You glide to { $place }.
   *[none] { $seat } glides to { $place }.
  }
event-pushed = { $me ->
    [seat] You are pushed to { $place }.
   *[none] { $seat } is pushed to { $place }.
  }
event-blocked = { $me ->
    [seat] You bump into something.
   *[none] { $seat } bumps into something.
  }
event-direction-roll = { $me ->
    [seat] You roll { $number } for a direction.
   *[none] { $seat } rolls { $number } for a direction.
  }
event-speed = { $me ->
    [seat] You speed up: +{ $number } movement.
   *[none] { $seat } speeds up: +{ $number } movement.
  }
event-cast = { $me ->
    [seat] You cast { $card }{ with-rest }
    [both] You cast { $card }{ with-rest }
   *[none] { $seat } casts { $card }{ with-rest }
  }{ $word ->
    [wizard] { $me ->
        [other] {" "}at you!
        [both] {" "}at yourself.
       *[none] {" "}at { $other }.
      }
    [place] {" "}at { $place }.
    [edge] {" "}{ $place }.
   *[other] .
  }
event-counter = { $me ->
    [seat] You answer: { $card }{ with-rest }.
    [other] { $seat } answers you: { $card }{ with-rest }.
    [both] You answer: { $card }{ with-rest }.
   *[none] { $seat } answers: { $card }{ with-rest }.
  }
with-rest = { $more ->
    [0] {""}
   *[other] {" "}with { $rest }
  }
event-use = { $me ->
    [seat] You use { $card }
    [both] You use { $card }
   *[none] { $seat } uses { $card }
  }{ $word ->
    [wizard] { $me ->
        [other] {" "}on you!
        [both] {" "}on yourself.
       *[none] {" "}on { $other }.
      }
    [place] {" "}at { $place }.
    [edge] {" "}{ $place }.
   *[other] .
  }
event-equip = { $me ->
    [seat] You equip { $card }.
   *[none] { $known ->
        [yes] { $seat } equips { $card }.
       *[no] { $seat } equips an item face down.
      }
  }
event-punch = { $word ->
    [wizard] { $me ->
        [seat] You punch { $other }.
        [other] { $seat } punches you!
       *[none] { $seat } punches { $other }.
      }
    [place] { $me ->
        [seat] You punch what stands on { $place }.
       *[none] { $seat } punches what stands on { $place }.
      }
    [edge] { $me ->
        [seat] You punch the wall { $place }.
       *[none] { $seat } punches the wall { $place }.
      }
    [door] { $me ->
        [seat] You punch the door { $place }.
       *[none] { $seat } punches the door { $place }.
      }
   *[other] { $me ->
        [seat] You throw a punch.
       *[none] { $seat } throws a punch.
      }
  }
event-cancelled = { $card } is cancelled.
event-absorbed = { $me ->
    [seat] You absorb { $card }.
   *[none] { $seat } absorbs { $card }.
  }
event-fizzled = { $card } comes to nothing.
event-guarded = { $me ->
    [seat] The homunculus catches it for you.
   *[none] The homunculus catches it for { $seat }.
  }
event-evade-roll = { $me ->
    [seat] You try to evade and roll { $number }.
   *[none] { $seat } tries to evade and rolls { $number }.
  }
event-evaded = { $me ->
    [seat] You evade!
   *[none] { $seat } evades.
  }
event-unhurt = { $me ->
    [seat] You are not hurt.
   *[none] { $seat } is not hurt.
  }
event-hurt = { $me ->
    [seat] { $two ->
        [yes] { $other } hits you{ hit-with }: you lose { n-life }!
       *[no] { $known ->
            [yes] { $card }: you lose { n-life }.
           *[no] You lose { n-life }.
          }
      }
    [other] You hit { $seat }{ hit-with }: { $seat } loses { n-life }.
    [both] You hurt yourself{ hit-with } and lose { n-life }.
   *[none] { $two ->
        [yes] { $other } hits { $seat }{ hit-with }: { $seat } loses { n-life }.
       *[no] { $known ->
            [yes] { $card }: { $seat } loses { n-life }.
           *[no] { $seat } loses { n-life }.
          }
      }
  }
hit-with = { $known ->
    [yes] {" "}with { $card }
   *[no] {""}
  }
event-healed = { $me ->
    [seat] You regain { n-life }.
   *[none] { $seat } regains { n-life }.
  }
event-pain = { $me ->
    [seat] { $other } feels your pain: { $number } damage.
    [other] You feel the pain too: { $number } damage.
    [both] The pain comes back to you: { $number } damage.
   *[none] { $other } feels the pain too: { $number } damage.
  }
event-stunned = { $me ->
    [seat] You get stun tokens: { $number }.
   *[none] { $seat } gets stun tokens: { $number }.
  }
event-died = { $me ->
    [seat] You are dead.
   *[none] { $seat } is dead.
  }
event-killed = { $me ->
    [seat] You kill { $other } and take { n-cards }. The victory point is yours!
    [other] { $seat } kills you and takes { n-cards }.
   *[none] { $seat } kills { $other } and takes { n-cards }.
  }
event-robbed = { $me ->
    [seat] Both your treasures are gone.
   *[none] Both treasures of { $seat } are gone.
  }
event-over = The war is over.
event-bolt = Lightning strikes { $place }.
event-shared = { $me ->
    [seat] You and { $other } halve your life between you, { $number } in all.
    [other] { $seat } and you halve your life between you, { $number } in all.
   *[none] { $seat } and { $other } halve their life between them, { $number } in all.
  }
event-swapped = { $me ->
    [seat] You trade places with { $other }.
    [other] { $seat } trades places with you.
   *[none] { $seat } and { $other } trade places.
  }
event-stole = { $me ->
    [seat] You take { n-cards } from the hand of { $other }.
    [other] { $seat } takes { n-cards } from your hand.
   *[none] { $seat } takes { n-cards } from the hand of { $other }.
  }
event-seized = { $me ->
    [seat] You take { $card } from { $other }.
    [other] { $seat } takes { $card } from you.
   *[none] { $seat } takes { $card } from { $other }.
  }
event-seized-treasure = { $me ->
    [seat] You tear the treasure from { $other }.
    [other] { $seat } tears the treasure from you!
   *[none] { $seat } tears the treasure from { $other }.
  }
event-tear-roll = { $me ->
    [seat] You try to tear something away and roll { $number }.
   *[none] { $seat } tries to tear something away and rolls { $number }.
  }
event-ward-roll = { $me ->
    [seat] You try to hold on to the treasure and roll { $number }.
   *[none] { $seat } tries to hold on to the treasure and rolls { $number }.
  }
event-lasts = { $me ->
    [seat] { $card } works on you.
    [both] { $card } works on you.
   *[none] { $card } works on { $seat }.
  }
event-spell-ended = { $me ->
    [seat] Your { $card } ends.
   *[none] { $card } ends.
  }
event-world = { $card } comes over the whole labyrinth.
event-raised = { $card } rises { $place }.
event-grown = { $card } fills square { $place }.
event-trap-laid = { $me ->
    [seat] You lay a marker on { $place }.
   *[none] { $seat } lays a marker on { $place }.
  }
event-trap = { $word ->
    [live] { $me ->
        [seat] The trap bursts under you!
       *[none] The trap bursts under { $seat }.
      }
   *[blank] { $me ->
        [seat] You step on a blank marker.
       *[none] { $seat } steps on a blank marker.
      }
  }
event-edge-broken = { $word ->
    [door] The door { $place } falls.
    [fire] The flames { $place } go out.
   *[wall] The wall { $place } falls.
  }
event-cracked = { $word ->
    [door] The door
   *[wall] The wall
  } { $place } cracks: { $number ->
    [one] 1 crack
   *[other] { $number } cracks
  } more.
event-destroyed = { $card } is destroyed.
event-unlocked = { $me ->
    [seat] You pick the lock of the door { $place }.
   *[none] { $seat } picks the lock of the door { $place }.
  }
event-sealed = { $me ->
    [seat] You seal the door { $place }.
   *[none] { $seat } seals the door { $place }.
  }
event-hold = { $me ->
    [seat] You hold open the door { $place }.
   *[none] { $seat } holds open the door { $place }.
  }
event-let-go = { $me ->
    [seat] You let go of the door { $place }.
   *[none] { $seat } lets go of the door { $place }.
  }
event-turned = { $me ->
    [seat] You turn the sector of { $other }
    [other] { $seat } turns your sector
    [both] You turn your own sector
   *[none] { $two ->
        [yes] { $seat } turns the sector of { $other }
       *[no] { $seat } turns the own sector
      }
  }: { turned-by }.
turned-by = { $number ->
    [1] a quarter clockwise
    [2] half a turn
   *[3] a quarter counter-clockwise
  }
event-glued = Something on { $place } is glued.
event-took = { $me ->
    [seat] You pick up { $card }.
   *[none] { $seat } picks up { $card }.
  }
event-dropped = { $me ->
    [seat] You drop { $card } on { $place }.
   *[none] { $seat } drops { $card } on { $place }.
  }
event-item-lost = { $me ->
    [seat] You lose { $card }.
   *[none] { $seat } loses { $card }.
  }
event-treasure-taken = { $me ->
    [seat] You pick up a treasure of { $other }.
    [other] { $seat } picks up your treasure!
    [both] You pick up your own treasure.
   *[none] { $seat } picks up a treasure of { $other }.
  }
event-treasure-dropped = { $me ->
    [other] Your treasure lies on { $place } now.
    [both] Your treasure lies on { $place } now.
    [seat] You put a treasure of { $other } down on { $place }.
   *[none] A treasure of { $other } lies on { $place } now.
  }
event-fake = The treasure was a fake. The real one lies on { $place }.
event-discarded = { $me ->
    [seat] You discard { $card }.
   *[none] { $seat } discards { $card }.
  }
event-drew = { $me ->
    [seat] { $number ->
        [0] You draw no cards.
       *[other] You draw { n-cards }.
      }
   *[none] { $number ->
        [0] { $seat } draws no cards.
       *[other] { $seat } draws { n-cards }.
      }
  }
event-reshuffled = The deck ran out, the discards are shuffled.

# --- how it ends
end-points = { $me ->
    [seat] You have the victory points. The labyrinth is yours!
   *[none] Victory points: { $winners } wins.
  }
end-survivor = { $me ->
    [seat] You are the last one alive. The labyrinth is yours!
   *[none] The last one alive: { $winners } wins.
  }
end-draw = Nobody is left alive. The labyrinth keeps its treasures.
end-cap = The war ends undecided: nobody wins.

# how many of what, in words that agree
n-cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
  }
n-life = { $number } life

# the kernel's own options, by what they mean here
option-pass = { $ask ->
    [answer] { $aimed ->
        [me] { $amount ->
            [0] No answer
           *[other] Take { $amount } damage
          }
       *[other] Stay out of it
      }
   *[other] Skip
  }
option-pass-until = Do not ask me this turn
option-done = { $ask ->
    [act] End the turn and discard
    [discard] Draw cards
    [force] Leave the target here
    [forget] Keep the rest
    [steal] Take no more
    [take-more] Take no more
   *[other] Done
  }


# --- what stands on the board
board-wizard = wizard
board-treasure = treasure
board-creature = creature
board-object = thing
board-home = home square
board-outer = outer wall
board-wall = wall
board-door = door
board-gate = way to the other side
board-fire = wall of fire
board-earth = wall of earth
# --- why an option is better
feature-points = { $way ->
    [more] more points
   *[less] fewer points
  }
feature-life = { $way ->
    [more] more life
   *[less] less life
  }
feature-wounded = { $way ->
    [more] nearer to death
   *[less] further from death
  }
feature-carries = { $way ->
    [more] a stolen treasure in hand
   *[less] no stolen treasure in hand
  }
feature-turns = { $way ->
    [more] a longer way to the win
   *[less] a shorter way to the win
  }
feature-soon = { $way ->
    [more] the win within reach
   *[less] the win out of reach
  }
feature-own = { $way ->
    [more] hands full with the own treasure
   *[less] hands free of the own treasure
  }
feature-cards = { $way ->
    [more] more cards in hand
   *[less] fewer cards in hand
  }
feature-items = { $way ->
    [more] more items
   *[less] fewer items
  }
feature-stun = { $way ->
    [more] more turns lost
   *[less] fewer turns lost
  }
feature-next = { $way ->
    [more] the next turn
   *[less] not the next turn
  }
