/** Requests of a stranger as they were typed: games that are told rather than named, lists that nobody parted, things of the account. */
import type { Request } from './requests.ts';
import { asks, game, makes, tells } from './right-answers.ts';
import { A, C, G, O, T } from './tool-letters.ts';

const DEFENCE = 'make a tower defence in the forest';
const own = (kind: string, name: string, request: Request): Request => ({ ...request, has: [[kind, name]] });

export const TWENTY_THIRD: readonly Request[] = [
  game('tower defense but its in a kitchen and the enemies are cockroaches, towers = spatula, toaster, stuff like that', 'tower-defence', /"prompt":"a spatula"/, /"prompt":"a toaster"/, /cockroach/),
  game('jam theme is "only one". top down adventure, one key one door, and a ghost that follows you the whole time. 48h left so something i can build on', 'adventure', /"keys":-1/, /"levels":1/, /"prompt":"a ghost"/),
  game('zombie survival in a mall, find food, day and night if thats possible', 'twin-stick', /"house"/, /"nights":1/, /"hunger":true/, /a shop window/),
  game('something like vampire survivors but its a gardener vs weeds', 'twin-stick', /a gardener/, /a weed/),
  game('hi!! my daughter is 6 and loves unicorns, pls make an easy game where she cant die', 'adventure', /"prompt":"a unicorn"/, /"enemies":0/),
  asks('you play a mail carrier in a small village and when all 5 letters are delivered you win and it says happy holidays'),
  asks('shmup, vertical, spaceship, 3 kinds of aliens and a boss at the end'),
  asks('sokoban type puzzle, push crates onto switches, egyptian tomb look, like 3 levels'),
  game('zombie shooter in a mall', 'twin-stick', /"house"/, /a shop window/),
  asks(DEFENCE, 'new tower that freezes ppl, costs 75'),
  asks(DEFENCE, 'add a tower that shoots ice'),
  makes('bounty hunter woman w a long coat, needs walk idle and shoot, 4 directions, 64px', [C, /bounty hunter woman with a long coat/, /64/], [A, /walk/], [A, /idle/], [A, /shoot/]),
  makes('grass to dirt tileset 16x16 that actually connects', [T, /"grass"/, /"dirt"/, /16/]),
  own('CHARACTER', 'skeleton', makes('can my skeleton get an attack animation', [A, /own-skeleton/, /attack/])),
  asks('make the last one bigger. like 128'),
  makes('a tree but 4 versions, one for each season', [O, /spring tree|tree in spring/], [O, /summer tree|tree in summer/], [O, /autumn tree/], [O, /winter tree/]),
  makes('treasure chest closed, half open and open with gold inside', [O, /closed treasure chest/], [O, /half open treasure chest/], [O, /open treasure chest full of gold/]),
  makes('so like a basic slime and then the same slime in 5 colors: fire water poison ice and gold', [C, /fire slime/], [C, /water slime/], [C, /poison slime/], [C, /ice slime/], [C, /gold slime/]),
  makes('map of a small island with beach & a volcano, top down', [T, /water/, /grass/], [T, /sand/], [T, /volcanic rock/], ['create_map']),
  makes('map of a tavern interior', [T, /wall/, /wooden floor/], ['create_map']),
  tells('how many credits do i have left and what does an animation cost?', /each direction of an animation 1/),
  makes(['make a top-down adventure in a village with an elf hero and skeletons', 'i want it to be night and snow everywhere'], [G, /"theme":"snow"/, /"light":"night"/, /"chaser":\{[^}]*"prompt":"a skeleton"/], [T], [T], [O, /pine/], [O, /rock/]),
]; // biome-ignore format: a table

export const TWENTY_FOURTH: readonly Request[] = [
  game('side scroller in candy land, penguin, 3 lives, gummy bears are the bad guys', 'platformer', /"candy"/, /penguin/, /a gummy bear/),
  tells('top down detective thing where you talk to 4 people in a hotel and find who stole the necklace', /nearest comes.*adventure \(place: house.*detective.*will not have people to question, a culprit/s),
  tells('stranded on a desert island. chop wood, make a campfire, eat coconuts, dont get eaten by sharks', /shark.*will not have wood to chop, a campfire to make, eating/s),
  tells('pong but with cats', /platformer.*You play a cat.*paddles.*Shall I make that/s),
  game(['pong but with cats', 'yes'], 'platformer', /"prompt":"a cat"/),
  tells('like stardew but super tiny, just plant carrots, water them and sell', /farmer.*carrot.*will not have planting, watering, selling/s),
  game(['like stardew but super tiny, just plant carrots, water them and sell', 'yes please'], 'adventure', /"prompt":"a carrot"/),
  tells('2 player fighting game on same keyboard, karate guy vs robot', /karate guy.*robot.*a second player.*Shall I make that/s),
  tells('its for a school project about recycling, you pick up trash and bring it to the right bin (paper, plastic, glass) and at the start it should explain why recycling matters', /adventure.*trash.*will not have things that are brought/s),
  tells('horror game. dark old house, you only see a bit around you, find 3 fuses to get the power back on then get out the front door, something walks around in the house and if it touches you its over, no weapons', /place: house.*ghost.*fuse.*a limited sight/s),
  asks('hard as hell precision platformer, spikes everywhere, air dash, red hair girl, instant respawn'),
  game(['make a tower defence in the forest', 'two entrances pls and start money 200'], 'tower-defence', /"gold":1.82/),
  tells(['make a tower defence in the forest', 'undo what you did last, the old towers looked better'], /no change to undo/),
  tells(['make a survival game in the forest with a lumberjack hero and wolves', 'make it so you win after 5 days and show a day counter somewhere'], /No days pass/),
  tells(['make a top-down adventure in a village with an elf hero and skeletons', 'the door in the north doesnt open even tho i have the key??? fix pls'], /golden key/),
  tells(['make a top-down adventure in a village with an elf hero and skeletons', 'change the ending so the dragon becomes your friend instead of dying'], /ending cannot/),
  makes(['make a platformer with a knight hero, slimes, bats and coins', 'when i die it starts from the very begining, can there be checkpoints'], [G, /"checkpoints":true/]),
  makes('huge dragon boss, side view, idle + fire breath + death anims', [C, /dragon/, /side/], [A, /idle/], [A, /breathing fire/], [A, /death/]),
  makes('4 npcs for a western town: sheriff, bartender, undertaker, outlaw. all the same height please', [C, /sheriff/], [C, /bartender/], [C, /undertaker/], [C, /outlaw/]),
  makes('sci-fi floor and wall tileset 32px', [T, /sci-fi floor/, /sci-fi wall/, /32/]),
  tells('the last 6 pics were ugly, give me my credits back', /cannot give credits back/),
  asks('remove the background from my last pic and also the hat'),
  game('haz un juego de plataformas con un luchador que salta sobre piñatas porfa', 'platformer', /luchador/),
]; // biome-ignore format: a table
