# The guided first match: a tour of the table, then a word on each new kind of question.

guide-krendel-goal = Round by round you fight for one cup. Beating a neighbour earns a trophy; eleven trophies end the tournament, eleven wounds throw you out.
guide-krendel-table = The ring of heroes. A dotted line joins neighbours: you fight only them. In the middle lies this round's prize and what it is given for.
guide-krendel-hand = Every card is two things. Now it is a creature with attack (red) and defence (blue); next round the same card lies before you as a spell (violet) and changes your fight.
guide-krendel-prompt = This line always says who decides what. Whatever glows can be chosen: click it, or press its number.
guide-krendel-ask-creature = Everybody chooses in secret. Your creature strikes each neighbour: attack above their defence earns you a trophy and gives them a wound. Look at the spells on the table first, they already act in this fight.
guide-krendel-ask-discard = Cards you do not like may go now; the hand is filled up afterwards. Press "Draw up to five" when you are content.

guide-krutagidon-goal = Build a deck, blast the others, count points at the end. Death is no tragedy: you come back with a token that costs points.
guide-krutagidon-table = The Market: cards are laid out here once all have chosen Ability tile and Familiar. They are bought with Power and go to your discard pile; they come to hand when the deck is shuffled again. The Legend on the left is the big game.
guide-krutagidon-seats = Your enemies with their life. Beneath it: Dead Wizard Tokens, cards in hand, cards in the deck.
guide-krutagidon-hand = Your hand is played in any order and is gone at the end of the turn: there is nothing to save up.
guide-krutagidon-prompt = This line says what is to be decided. Glowing cards can be clicked; anything without a place is a button here.
guide-krutagidon-ask-tile = An Ability tile is yours for the whole game. Take one that suits any deck, you do not know yet what you will buy.
guide-krutagidon-ask-familiar = The Familiar waits beside you until you buy it with Power like any other card.
guide-krutagidon-ask-act = First play all cards: each gives Power or an attack. The bowl counts the Power. Then buy from the Market; what you do not spend is lost. End the turn when nothing useful glows.
guide-krutagidon-ask-target = An attack wants a victim. Killing somebody gives them a token that costs them points, so aim at whoever is nearly dead.
guide-krutagidon-ask-defend = Somebody attacks you. A Defence turns it away and usually gives something too, but it leaves your hand before your own turn. Small damage may be worth taking.
guide-krutagidon-ask-destroy = Destroying leaves the game for ever. Weak Starters are the best to lose: the deck becomes better with every one.

guide-wiz_war-goal = Two points win: bring an enemy's treasure to your own home, or kill a wizard. Both count one.
guide-wiz_war-table = The maze wraps around: who leaves through a portal comes in at the other end. Chests in a wizard's colour are that wizard's treasures; castles are homes.
guide-wiz_war-seats = Hearts are life, stars are points, the boot shows steps left. Beside a wizard lie the spells and items that work now.
guide-wiz_war-hand = Spells are attacks (red), counters for when you are attacked (blue), neutral (green), items and energy (violet). Energy makes spells stronger and legs faster.
guide-wiz_war-prompt = This line says what is to be decided. Lit squares are steps, lit cards can be cast.
guide-wiz_war-ask-act = You have steps, one attack, and as many neutral spells as you like, in any order. Walk by clicking lit squares. A treasure on your square can be picked up: after that only discarding and drawing is left of the turn. No attack on your first turn.
guide-wiz_war-ask-target = Only what you see can be aimed at: a straight line without walls. Lit squares, wizards and walls are the possible targets; "think again" takes the card back.
guide-wiz_war-ask-boost = An energy card makes this spell stronger by its number, and is spent. Without it the spell works as printed.
guide-wiz_war-ask-answer = Something flies at you. A counterspell stops or turns it; without one you take the harm. The window closes by itself when others play too.
guide-wiz_war-ask-draw = You draw at the end of the turn. More cards mean more choice, but the hand has a limit: what is above it must go.
guide-wiz_war-ask-discard = Throw away what you will not cast soon. Every card gone makes room for a new one.

guide-munchkin-goal = First at level ten wins. Monsters give levels and treasures; your friends give trouble.
guide-munchkin-table = Doors on the left, treasures on the right, the path of levels between them. A fight shows both totals, line by line.
guide-munchkin-seats = Level, strength and cards of each. What lies beneath is worn and counts.
guide-munchkin-hand = Items are worth wearing at once: in the hand they do nothing. Curses and one-shots wait for the right moment, yours or somebody else's.
guide-munchkin-prompt = This line says what is to be decided. When nobody has anything to add, the turn goes on.
guide-munchkin-ask-setup = Put on everything that has a plus and fits: one headgear, one armour, one pair of boots, two hands. Choose an army if you hold one. Pass when you are dressed.
guide-munchkin-ask-start = Last preparations: wear, trade, sell a thousand gold's worth for a level. Then kick down the door.
guide-munchkin-ask-combat = Your total must be higher than the monster's: a tie is the monster's. Add one-shots, or ask somebody for help and pay with treasures. If nothing helps, run.
guide-munchkin-ask-claim = Somebody is about to win a fight. This is the last moment to make the monster bigger.
guide-munchkin-ask-trouble = You met no monster. You may fight one from your own hand, if you can beat it, or loot the room for a hidden card.
guide-munchkin-ask-share = An offer as a form. A helper adds all of their strength and wants treasures for it: choose how many and who picks first, then add terms and send it.
guide-munchkin-ask-offer = Helping costs nothing if the fight is won, and treasures are treasures. But the other one goes up a level: look how near to ten they are.
guide-munchkin-ask-charity = Only five cards may stay in the hand. Wear or play what you can; the rest goes to the lowest level.

guide-three_mages-goal = March a monster into a foreign castle and you win. Your mage gathers on the map what monsters and spells cost.
guide-three_mages-table = The inner hexagons are the mages' map, the ring outside is the road of monsters. Every castle sends its monsters both ways round.
guide-three_mages-seats = The mages, their cards and monsters. Beneath lie supplies and what the cells give.
guide-three_mages-hand = Monsters and spells in the hand, resources in the purse beside it. The signs on a card are its price.
guide-three_mages-prompt = This line says what is to be decided. Lit cells are steps of your mage.
guide-three_mages-ask-turn = Summon, move monsters and cast as much as you can pay, in any order. The step of the mage comes last and ends the turn: go where you find what the next monster costs.
guide-three_mages-ask-road = A new monster walks one of two roads. Choose the castle that is guarded least.
guide-three_mages-ask-bazaar = Two equal resources for one of any kind, or a card for one of your own. Trade if a monster in the hand lacks just one, otherwise look around and go.
guide-three_mages-ask-mage = Each mage finds one resource near home: meteorites, ice or bones. The castles are equal.
guide-three_mages-ask-portal = Portals are joined: step out of any other one. The middle is near to everything.
