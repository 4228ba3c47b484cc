/** Requests of a stranger as they were typed: games that are told rather than named, lists that nobody parted, things of the account. */
import type { Request } from './requests.ts';
import { asks, game, makes, tells } from './right-answers.ts';
import { A, C, G, O, T } from './tool-letters.ts';

const DEFENCE = 'make a tower defence in the forest';
const own = (kind: string, name: string, request: Request): Request => ({ ...request, has: [[kind, name]] });

export const TWENTY_THIRD: readonly Request[] = [
  game('tower defense but its in a kitchen and the enemies are cockroaches, towers = spatula, toaster, stuff like that', 'tower-defence', /"prompt":"a spatula"/, /"prompt":"a toaster"/, /cockroach/),
  game('jam theme is "only one". top down adventure, one key one door, and a ghost that follows you the whole time. 48h left so something i can build on', 'adventure', /"keys":-1/, /"levels":1/, /"prompt":"a ghost"/),
  asks('zombie survival in a mall, find food, day and night if thats possible'),
  asks('something like vampire survivors but its a gardener vs weeds'),
  game('hi!! my daughter is 6 and loves unicorns, pls make an easy game where she cant die', 'adventure', /"prompt":"a unicorn"/, /"enemies":0/),
  asks('you play a mail carrier in a small village and when all 5 letters are delivered you win and it says happy holidays'),
  asks('shmup, vertical, spaceship, 3 kinds of aliens and a boss at the end'),
  asks('sokoban type puzzle, push crates onto switches, egyptian tomb look, like 3 levels'),
  asks('zombie shooter in a mall'),
  asks(DEFENCE, 'new tower that freezes ppl, costs 75'),
  asks(DEFENCE, 'add a tower that shoots ice'),
  makes('bounty hunter woman w a long coat, needs walk idle and shoot, 4 directions, 64px', [C, /bounty hunter woman with a long coat/, /64/], [A, /walk/], [A, /idle/], [A, /shoot/]),
  makes('grass to dirt tileset 16x16 that actually connects', [T, /"grass"/, /"dirt"/, /16/]),
  own('CHARACTER', 'skeleton', makes('can my skeleton get an attack animation', [A, /own-skeleton/, /attack/])),
  asks('make the last one bigger. like 128'),
  makes('a tree but 4 versions, one for each season', [O, /spring tree/], [O, /summer tree/], [O, /autumn tree/], [O, /winter tree/]),
  makes('treasure chest closed, half open and open with gold inside', [O, /closed treasure chest/], [O, /half open treasure chest/], [O, /open treasure chest full of gold/]),
  makes('so like a basic slime and then the same slime in 5 colors: fire water poison ice and gold', [C, /fire slime/], [C, /water slime/], [C, /poison slime/], [C, /ice slime/], [C, /gold slime/]),
  makes('map of a small island with beach & a volcano, top down', [T, /water/, /grass/], [T, /sand/], [T, /volcanic rock/], ['create_map']),
  makes('map of a tavern interior', [T, /wall/, /wooden floor/], ['create_map']),
  tells('how many credits do i have left and what does an animation cost?', /each direction of an animation 1/),
  makes(['make a top-down adventure in a village with an elf hero and skeletons', 'i want it to be night and snow everywhere'], [G, /"theme":"snow"/, /"light":"night"/, /"chaser":\{[^}]*"prompt":"a skeleton"/], [T], [T], [O, /pine/], [O, /rock/]),
]; // biome-ignore format: a table
