# The page's own words; those of the games come from the server.
nobody = nobody
a-card = a card
ui-brand = Koldun
ui-games = Games
ui-rules = Rules
ui-about = About
ui-menu = Sections
ui-tools = Tools
ui-settings = Settings
ui-language = Language
ui-close = Close
ui-what-to-play = What shall we play?
ui-one-click = One click and you sit at a table with bots. No account, no password.
ui-play-now = Play now
ui-invite-friends = Invite friends
ui-minutes = { $number } min
ui-weight = Weight { $number } of 5
ui-players = Players
ui-my-tables = My tables
ui-open-tables = Open tables
ui-finished = Finished
ui-play = Play
ui-open = Open
ui-join = Sit down
ui-your-turn = Your turn
ui-others-think = Others are thinking
ui-gathering = Waiting for players
ui-gathering-lead = { $number ->
    [0] All seats are taken.
    [one] { $number } seat is free. Send the link to a friend; if nobody comes, a bot sits down.
   *[other] { $number } seats are free. Send the link to friends; bots take the seats that stay free.
  }
ui-link = Link to this table
ui-copy-link = Copy the link
ui-link-copied = Link copied
ui-seat-free = free
ui-seat-waits = waiting for a guest
ui-seat = Seat { $number }
ui-sit-here = Sit here
ui-leave = Leave the table
ui-start = Begin
ui-start-with-bots = Begin with bots
ui-online = at the table
ui-away = away
ui-credit-short = The games belong to their authors and publishers; Koldun is an independent implementation.
ui-my-name = My name
ui-save = Save
ui-renamed = At the table you are { $name }
ui-show-link = Show the link
ui-show-link-lead = Whoever opens it can play as you. Keep it to yourself.
ui-become = This link is for { $name }
ui-become-lead = In this browser you are { $name } so far, with your tables and names. If you go on, this browser becomes the person of the link.
ui-become-yes = Become { $name }
ui-become-no = Stay { $name }
ui-casual = Casual: alone with bots, choices may be taken back even after something was revealed
ui-other-device = The same person on another device:
ui-revoke-link = Revoke the link
ui-revoke-lead = Older links and all your other devices stop working; here you stay who you are.
ui-link-revoked = The link is new; older ones no longer work
ui-bad-link = This link no longer works
ui-new-table = New table
ui-new-table-lead = Whoever has the link can sit down. Take several seats to share one screen.
ui-kind-me = me
ui-kind-open = a guest with the link
ui-kind-bot = bot ({ $level })
ui-clock = Time per move
ui-clock-none = no hurry
ui-clock-minute = a minute
ui-clock-day = a day
ui-public = List this table for everybody
ui-fill-bots = Bots for the rest
ui-create = Set the table
ui-round = { $unit ->
    [turn] turn
   *[round] round
  }
ui-undo = Take back
ui-undo-warned = This choice has shown something. If you take it back, the match does not count.
ui-undo-asked = { $name } would like to take a choice back. Allow it?
ui-undo-granted = The choice was taken back
ui-undo-refused = The table did not allow it
ui-hint = Hint
ui-hint-says = The bot thinks:
ui-invite = Invite
ui-help = Help
ui-help-lead = Whatever glows can be chosen with mouse, finger or keyboard.
ui-key-number = choose by number
ui-key-arrows = go to the next choice
ui-key-enter = choose
ui-key-space = Space
ui-key-skip = on to what happens next
ui-key-zoom = look at a card
ui-key-pass = skip or done
ui-key-undo = take back
ui-key-hint = a bot's hint
ui-key-escape = close, step back
ui-key-help = this page
ui-key-p = P
ui-log = Log
ui-chat = Chat
ui-chat-empty = Quiet so far.
ui-table = Table
ui-sections = Parts of the table
ui-say = Message to the table
ui-say-here = Say to the table…
ui-reactions = Quick reactions
ui-react-bravo = Bravo!
ui-react-ouch = Ouch!
ui-react-hurry = Wake up!
ui-react-thanks = Thanks
ui-react-oops = Oops
ui-your-choice = Decision
ui-you-may = A response is possible
ui-choices = Choices
ui-all-options = Back
ui-over = The match is over
ui-window-open = The table waits for answers.
ui-a-moment = A moment…
ui-waiting-for = { $number ->
    [one] { $names } decides
   *[other] Deciding: { $names }
  }
ui-rule-named = Rule { $rule }
ui-rules-search = Search the rules
ui-rules-glossary = Glossary
ui-rules-chapters = Chapters
ui-rules-found = { $number ->
    [one] { $number } clause
   *[other] { $number } clauses
  }
ui-basis-printed = printed
ui-basis-derived = derived
ui-basis-ruling = our ruling
ui-face-down = A card face down
ui-copies = { $number ->
    [one] { $number } copy
   *[other] { $number } copies
  }
ui-your-hand = Hand
ui-no-cards = no cards
ui-hand-more = Show the rest of the hand: { $number } more
ui-hand-empty = Your hand is empty
ui-shared = Middle of the table
ui-own = Own cards
ui-walk-to = Walk to { $place }: { $number ->
    [one] { $number } step
   *[other] { $number } steps
  }
ui-do-all = Do it with all
ui-board = Board
ui-board-lit = { $number ->
    [one] Board: { $number } place glows
   *[other] Board: { $number } places glow
  }
ui-tag-you = me
ui-tag-bot = bot
ui-tag-out = out
ui-tag-thinks = thinks
ui-tag-you-choose = my choice
ui-first-player = first
ui-thinks = thinks
ui-your-card = your card
ui-no-spell = no spell
ui-prize = The prize
ui-condition = For
ui-rule-source = Rulebook, “{ $source }”
ui-rule-section = Rulebook, section { $section }
ui-rule-book = In the printed rulebook
ui-harm = { $number } damage
ui-answer-with = Answer with what?
ui-aim = You are the target
ui-keep-cards = You keep your cards.
ui-standing = Stop asking
ui-seconds = seconds
ui-seconds-left = { $number ->
    [one] { $number } second left
   *[other] { $number } seconds left
  }
ui-loading = Lighting the candles…
ui-no-replay = The replay opens when the match is over
ui-reconnecting = Connection lost. Coming back to the table…
ui-offline = The server does not answer
ui-refused-late = Too late: that was decided already
ui-refused-not-offered = That is not possible now
ui-refused-not-yours = That is somebody else's seat
ui-refused-not-started = The match has not started
ui-refused-over = The match is over
ui-refused-too-fast = Too fast, a little slower
ui-refused-too-long = Too long
ui-refused-malformed = Page and server did not understand each other
ui-refused-protocol = This page is old, reload it
ui-refused-no-undo = This cannot be taken back any more
ui-refused-not-casual = That choice has shown something, and this match counts
ui-refused-unknown = It did not work
ui-set-speed = Speed of play
ui-speed-slow = slow
ui-speed-normal = normal
ui-speed-fast = fast
ui-set-cards = Size of cards
ui-cards-small = small
ui-cards-normal = normal
ui-cards-large = large
ui-set-theme = Light
ui-theme-candle = candles
ui-theme-contrast = high contrast
ui-set-sound = Chime when there is something to decide
ui-set-says = Bots say something now and then
ui-hand-over = Let a bot play for a while
ui-bot-plays = A bot is playing now.
ui-take-back = Back to the table
ui-to-lobby = To the games
ui-to-result = To the result
ui-hot-seat = Pass the screen
ui-pass-screen = Pass the screen to { $name }
ui-i-am = I am { $name }
ui-spectator = Spectator
ui-yes = Yes
ui-no = No
ui-see-table = Table
ui-replay = Replay
ui-share = Share
ui-again = Play again at this table
ui-points = Points
ui-place = Place
ui-player = Player
ui-you-win = A win!
ui-you-share = A win shared by { $number ->
    [2] two
    [3] three
    [4] four
   *[other] { $number }
  }.
ui-you-place = Your place: { $place } of { $of }.
ui-quoted = “{ $what }”
ui-decided = { $unit ->
    [turn] Decided on turn { $round }: { $what }.
   *[round] Decided in round { $round }: { $what }.
  }
ui-you = You
ui-replay-from = from the decisive moment
ui-round-number = { $unit ->
    [turn] Turn { $number }.
   *[round] Round { $number }.
  }
ui-place-shared = a draw
ui-place-number = { $number ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $number }th place
  }
ui-load-again = Load again
ui-letters = ABC
ui-axis-start = start
ui-axis-chance = chance to win
ui-more-better = more is better
ui-less-better = less is better
ui-your-match = Your match
ui-your-choices = { $number ->
    [one] choice made
   *[other] choices made
  }
ui-your-best = your best choice
ui-your-worst = what cost you most
ui-capped = The match was stopped at its limit of turns.
ui-story = Who was ahead
ui-story-sub = { $unit ->
    [turn] how each stood, turn by turn
   *[round] how each stood, round by round
  }
ui-seed = Seed
ui-check-shuffles = Check the shuffles
ui-fair = Fair: { $number } choices replayed
ui-file = Match file
ui-time-line = Course of the match
ui-step-back = One step back
ui-step-on = One step on
ui-pause = Pause
ui-about-what = Koldun is a digital table for five wizard games: one rules kernel, complete card sets, fair bots, Russian and English as equals.
ui-about-owners-title = Whose games these are
ui-about-owners = Krutagidon (Epic Spell Wars), Wiz-War, Krendel's Tournament, Munchkin and Three Mages belong to their authors and publishers. Their names are mentioned only to say what is played here.
ui-about-independent = Koldun is an independent implementation of the rules. It is not connected with the rights holders and uses none of their art, logos or card texts. If you like a game, buy the box.
ui-about-art-title = Art and type
ui-about-icons = Icons: game-icons.net, licence CC BY 3.0. Authors:
ui-about-fonts = Fonts: Alegreya (Juan Pablo del Peral, Huerta Tipográfica) and Golos Text (Paratype), SIL Open Font License 1.1.
ui-about-covers = Covers, table and cards were drawn for this project.
ui-about-fair-title = Fairness
ui-about-fair = Before a match the server shows a fingerprint of the seed, afterwards the seed itself. With both anybody can replay the match and check every shuffle. Bots see only what their seat sees.
ui-prompt = What to decide
ui-power = power
ui-nothing-played = Nothing played yet
ui-thou = You
ui-ahead = { $seat } wins by { $number }
ui-ahead-you = You win by { $number }
ui-ahead-together = Together: a win by { $number }
ui-behind = { $seat } loses: { $number } short
ui-behind-you = You lose: { $number } short
ui-behind-together = Together: { $number } short
ui-comes-win = Win:
ui-comes-level = level { $level }{ $treasures ->
    [0] {""}
    [one] {" "}and { $treasures } treasure
   *[other] {" "}and { $treasures } treasures
  }
ui-comes-goal = level ten, and the game is won
ui-comes-run = Running:
ui-comes-needs = { $need ->
    [1] any roll will do
    [7] no roll is enough
    [6] takes a six, a 1 in 6 chance
   *[other] { $need } or more, a { $chance } in 6 chance
  }
ui-comes-bad = Bad stuff:
ui-becomes = makes { $ours } : { $theirs }
ui-chance-of-six = a { $number } in 6 chance{ $foes ->
    [1] {""}
   *[other] {" "}from each
  }
ui-own-turn = Your turn
ui-behind-door = Behind the door
ui-door-monster = A monster:
ui-door-monster-is = a fight at once
ui-door-curse = A curse:
ui-door-curse-is = strikes you
ui-door-rest = Anything else:
ui-door-rest-is = into your hand, then look for trouble or loot the room
ui-door-ready = What you bring
ui-door-strength = Strength { $number }:
ui-door-strength-is = level { $level }{ $items ->
    [0] {""}
   *[other] , cards { $items }
  }
ui-door-hand = In hand:
ui-door-hand-is = { $number ->
    [one] { $number } card
   *[other] { $number } cards
  }
ui-door-kick = Kick it in!
ui-offer-whom = Whom to call
ui-stake = Levels: { $levels }, treasures: { $treasures }
ui-deal = Deal: { $what }
ui-fight-lost = The fight is lost
ui-share-many = For the helper
ui-share-first = Picking
ui-not-counted = not counted
ui-put-offer = Offer it
ui-guest-number = Guest { $number }
ui-bot-number = Bot { $number }
ui-hands = Hands
ui-road-step = { $road }, square { $step }
ui-tag-turn = to play
ui-carries = carries a treasure
ui-night = night
ui-map-key = What the cells give
ui-lacks-of = Short of { $name }
ui-lacking-meteorite = meteorites
ui-lacking-ice = ice
ui-lacking-bones = bones
ui-lacking-any = resources
ui-lacks-power = { $number } short
ui-power-lost = { $number } power lost
ui-power-left = { $number } power left
ui-only-in-answer = Only in answer
ui-one-attack = One attack a turn
ui-field-fire_land = meteorite
ui-field-ice_land = ice
ui-field-graveyard = bones
ui-field-monster_bag = monster
ui-field-spell_book = spell
ui-field-magic_book = spell
ui-field-magic_portal = portal
ui-field-central_portal = centre
ui-field-bazaar = bazaar
word-fire = fire mage
word-ice = ice mage
word-bones = bones mage
ui-purse = Resources
ui-purse-empty = no resources yet
ui-kind-attack = Attack
ui-kind-counter = Counter
ui-kind-neutral = Neutral
ui-kind-neutral-counter = Neutral, counter
ui-kind-neutral-attack = Neutral, attack
ui-kind-property = Ability
ui-kind-dead_wizard_token = Token
ui-kind-mat = Mat
ui-kind-enhancer = Enhancer
ui-kind-wandering = Wandering
ui-kind-one-shot = One-shot
ui-kind-special = Special
ui-offer = An offer
ui-offer-so-far = In the deal:
ui-term-pay = Pay with an item of yours
ui-term-demand = Ask for an item in return
ui-term-promise = Promise a card
ui-term-always = If the combat is lost
ui-term-give = Give
ui-term-want = Get
ui-total = Total
ui-points-other = other
ui-turning-points = Turning points
ui-turn-show = Show in the replay:
ui-no-turns = It went its way from the first choice to the last.
ui-nature-cautious = cautious
ui-nature-greedy = greedy
ui-nature-vengeful = vengeful
ui-nature-chaotic = chaotic
ui-hint-even = It makes no difference
ui-hint-often = The bot won most often this way: { $percent }% of its tries.
ui-lesson = Lesson
ui-lesson-done = lesson done
ui-lesson-of = { $number } of { $of }
ui-lesson-again = Start again
ui-lesson-leave = Leave the lesson
ui-lesson-finish = To the end
ui-lesson-watch = Watch the table…
ui-lesson-won = Won!
ui-lesson-learnt = What you know now
ui-lesson-play = Play a real match
ui-lesson-next = Another lesson: { $title }
ui-lesson-repeat = Once more
ui-refused-lesson = The lesson waits for something else
ui-guide = First match
ui-guide-seen = { $number } of { $total } lessons
ui-guide-stop = No more lessons
ui-guide-play = Let us play
ui-learn = Lesson
ui-next = Next
ui-back = Back
ui-understood = Understood
ui-options = Rules of this table
ui-level-random = anything goes
ui-level-greedy = one move ahead
ui-level-search = thinks ahead
ui-opt-munchkin-fast = Fast game: listen at the door, loot treasures
ui-opt-munchkin-shared_victory = The helper wins too
ui-opt-munchkin-night = When it is night
ui-opt-munchkin-hour = What time it is (for night by the clock)
ui-opt-munchkin-binding_bribes = A promise not to help, once paid for, holds
ui-opt-munchkin-max_turns = Turns at most, 0 for no limit
ui-opt-munchkin-first = Who begins
ui-val-night-rounds = every other round
ui-val-night-always = always
ui-val-night-never = never
ui-val-night-clock = by the clock
ui-opt-three_mages-round_limit = Rounds at most, 0 for no limit
ui-opt-wiz_war-side = Side of the sectors
ui-opt-wiz_war-spellbook = Spellbook
ui-opt-wiz_war-first_game = First game: fewer schools
ui-opt-wiz_war-first = Who begins
ui-opt-wiz_war-plain_wrap_4 = Four players: each edge of the maze leads to the opposite one, no portals
ui-opt-wiz_war-uncluttered_mind = Uncluttered mind
ui-opt-wiz_war-deadly_treasures = Deadly treasures
ui-opt-wiz_war-vp_to_win = Points to win
ui-opt-wiz_war-heavy_items = Heavy items
ui-opt-wiz_war-permanent_creations = Creations stay for ever
ui-opt-wiz_war-treasure_hunters = Treasure hunters
ui-opt-wiz_war-rounds = Rounds at most
ui-by-lot = by lot
ui-val-side-A = A
ui-val-side-B = B
ui-val-spellbook-standard = standard
ui-val-spellbook-custom = own choice
ui-val-spellbook-giant = giant
ui-level-apprentice = apprentice
ui-level-mage = mage
ui-level-archmage = archmage
ui-more-text = { $number } more
ui-menu-more = More choices: { $number }
ui-menu-close = Hide
ui-speed-flash = very fast
ui-speed-frames = frame by frame
ui-speed-at-once = at once, nothing is shown
ui-go-on = Go on
ui-beat-of = { $number } of { $of }
ui-against = against
ui-broken = Broken through!
ui-held = Blocked!
ui-log-start = Before the first turn
ui-log-down = To the newest
ui-recap = While you waited
ui-recap-known = Got it
ui-recap-earlier = { $number } more
ui-think-again = Step back
ui-see-again = See it again
ui-again-short = again
ui-sound = Sound
ui-no-table = There is no such table
ui-no-table-why = It may have been closed, or the address is mistyped.
ui-no-rules = This match cannot go on
ui-no-rules-why = It was begun under older rules, and one of its moves is no longer allowed by those of today.
ui-watching = you are watching

# called, or free to butt in
ui-butt-in = Butt in
ui-butt-in-next = Call me at the next chance
ui-also = Other answers: { $number }
ui-attention = Call me
ui-attention-everything = for everything
ui-attention-matter = for what could matter
ui-attention-me = only when it is about me
ui-mark = Call me when this can be played
ui-together = together { $ours } : { $theirs }
ui-die-shows = { $need ->
    [1] Rolled { $number }. Any roll does.
    [7] Rolled { $number }. No roll would do.
   *[other] Rolled { $number }, needs { $need }+
  }
ui-die-away = away
ui-die-caught = caught
ui-face-away-you = you get away
ui-face-caught-you = you are caught
ui-face-away = { $seat } gets away
ui-face-caught = { $seat } is caught
ui-castle-falls = The castle falls!
ui-monster-falls = Slain!
ui-monster-stands = It holds!
ui-no-target = No target
ui-roads-full = Roads are taken
ui-keep-it = Keep { $card }
ui-thrown-away = To be discarded
ui-reader = The card, whole
ui-energy-none = as the spell stands
ui-later-still = You may still play { $card } when the damage is dealt
ui-spends-too = { $card } is spent, too
ui-energy-is = energy { $energy }
ui-energy-harm = energy { $energy }: damage { $harm }
ui-step-wins = fight: it wins
ui-step-dies = fight: it dies
ui-step-both-die = fight: both die
ui-step-jumps = fight: it jumps over
ui-step-castle = into the castle!
ui-resources-left = { $number ->
    [0] nothing left after it
    [one] { $number } resource left
   *[other] { $number } resources left
  }
ui-then-spell = then your spell: { $spell }
ui-then-draw = { $number ->
    [one] +{ $number } card
   *[other] +{ $number } cards
  }
ui-rules-open = The open chapter
ui-figure-blows = { $number ->
    [one] hit landed
   *[other] hits landed
  }
ui-figure-hits-taken = { $number ->
    [one] hit taken
   *[other] hits taken
  }
ui-figure-prizes = { $number ->
    [one] prize won
   *[other] prizes won
  }
ui-figure-bought = { $number ->
    [one] card bought
   *[other] cards bought
  }
ui-figure-killed = { $number ->
    [one] enemy finished off
   *[other] enemies finished off
  }
ui-figure-deaths = { $number ->
    [one] death
   *[other] deaths
  }
ui-figure-spells = { $number ->
    [one] spell cast
   *[other] spells cast
  }
ui-figure-steps = { $number ->
    [one] step walked
   *[other] steps walked
  }
ui-figure-life-lost = life lost
ui-figure-monsters = { $number ->
    [one] fight won
   *[other] fights won
  }
ui-figure-caught = { $number ->
    [one] time caught
   *[other] times caught
  }
ui-figure-treasures = { $number ->
    [one] treasure
   *[other] treasures
  }
ui-figure-summoned = { $number ->
    [one] monster summoned
   *[other] monsters summoned
  }
ui-figure-fights-won = { $number ->
    [one] fight won
   *[other] fights won
  }

# signs of small cards
ui-sign-attack = attack
ui-sign-defence = Defence
ui-sign-energy = energy
ui-sign-ongoing = Ongoing
ui-sign-big = big item
ui-sign-draws = cards drawn
ui-sign-heals = life gained
ui-sign-treasure = treasures
ui-sign-levels = levels
ui-sign-hands = hands needed
ui-sign-price = price in gold
ui-sign-caster = on yourself
ui-sign-adjacent = adjacent
ui-sign-los = in sight
ui-sign-anywhere = anywhere
ui-sign-temporary = temporary
ui-sign-permanent = permanent
ui-sign-creation = creation
ui-sign-curse = curse
ui-sign-fire = fire
ui-sign-global = global
ui-sign-lightning = lightning
ui-sign-magic-stone = magic stone
ui-sign-mundane = mundane
ui-sign-thrown-weapon = thrown weapon
ui-sign-transformation = transformation
ui-sign-trinket = trinket
ui-sign-water = water
ui-sign-weapon = weapon
ui-sign-undead = undead
ui-read-back = Back
ui-tap-player = Tap a player
