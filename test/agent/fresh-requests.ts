/**
 * Three more sets of fifty, in words of people who never saw the assistant. Each was written before the planner was worked on
 * again and judged once as it then was: 22 right and 11 that spent on a wrong guess of FRESH, 36 and 4 of SECOND, 35 and 4 of
 * THIRD. Whole kinds of faults were mended after each (how people list, describe, point back, name games, ask for what there
 * is not), so that all three are seen now: what they say is that nothing is lost again. Expect two in three of words that are
 * new to be right, the others mostly to be asked about; a model (AGENT_URL, ANTHROPIC_API_KEY) understands more.
 */
import { GAME_ASSETS, MAP_TILES, type Request } from './requests.ts';

const C = 'create_character';
const A = 'animate_character';
const E = 'create_character_state';
const O = 'create_map_object';
const T = 'create_topdown_tileset';
const S = 'create_sidescroller_tileset';
const I = 'create_isometric_tile';
const U = 'create_ui_asset';
const M = 'create_map';
const G = 'write_game';
/** Whatever may stand for a creature that has no walking body. */
const BEING = `${C}|${O}|create_8_direction_object`;

type Made = Request['makes'][number];
const makes = (say: string | readonly string[], ...made: Made[]): Request => ({ say: [say].flat(), makes: made });
const asks = (...say: string[]): Request => ({ say, makes: [], asks: true });
const tells = (say: string | readonly string[], words: RegExp): Request => ({
  say: [say].flat(),
  makes: [],
  tells: words,
});
/** What the service cannot do: said so, or asked about, and nothing made. */
const declines = (...say: string[]): Request => tells(say, /can(no|’|')t|can not|do(es)? not|don[’']t|only|has no|\?/i);
/** Several answers are right. */
const either = (first: Request, ...others: Request[]): Request => ({ ...first, or: others });
const game = (say: string, template: string, ...words: RegExp[]): Request =>
  makes(say, [G, new RegExp(`"template":"${template}"`), ...words], [GAME_ASSETS]);
const map = (say: string, ...words: RegExp[]): Request => makes(say, [M, ...words], [MAP_TILES]);

export const FRESH: readonly Request[] = [
  makes("Hi! I'm making my first game and need a hero. Maybe a young pirate girl with a red bandana?", [
    C,
    /pirate girl.*red bandana/,
  ]),
  makes('sprite for a space marine w/ big gun pls', [C, /space marine.*gun/]),
  makes('lumberjack, plaid shirt, axe in hand, walking + idle anims', [C, /lumberjack/], [A, /walk/], [A, /idle/]),
  either(makes('can u do a penguin', [BEING, /penguin/]), asks('can u do a penguin')),
  either(
    makes(
      'I need 3 enemies for my dungeon: slime, skeleton and a giant spider',
      [BEING, /slime/],
      [C, /skeleton/],
      [BEING, /giant spider/],
    ),
    asks('I need 3 enemies for my dungeon: slime, skeleton and a giant spider'),
  ),
  makes('a grey wolf with a run animation', [C, /wolf/, /quadruped/], [A, /run/]),
  makes('chibi style samurai, 64px, only 4 directions', [C, /samurai/, /chibi/, /64/, /"n_directions":4/]),
  makes(
    'Draw me some potions - a health one in red, mana in blue and a green poison one',
    [O, /red/],
    [O, /blue/],
    [O, /green|poison/],
  ),
  makes('oak barrel, 48 by 48, side on', [O, /barrel/, /48/, /"side"/]),
  makes('i want a ruined stone tower overgrown with ivy', [O, /ruined stone tower.*ivy/]),
  makes('a market stall with fruit', [O, /market stall.*fruit/]),
  makes(
    'signpost, lantern, bench and a fountain for my town square',
    [O, /signpost/],
    [O, /lantern/],
    [O, /bench/],
    [O, /fountain/],
  ),
  makes('pixel art spaceship', [O, /spaceship/]),
  makes('Grass tiles that blend into a dirt path, for a top down rpg', [T, /grass/i, /dirt/]),
  makes("ocean → beach tiles, bird's eye view, 16px", [T, /ocean/, /beach/, /16/]),
  makes('ground tiles for a side-scrolling game, icy rocks with snow on top', [S, /ic[ey]|rock/, /snow/]),
  makes('an iso block of lava rock', [I, /lava/]),
  map('make me a map of an island', /island/),
  map('a forest map with a river running through it', /river/),
  map('now i need a dungeon map, 40x30', /dungeon/, /"width":40/, /"height":30/),
  either(
    makes('hp bar, mana bar and a minimap frame', [U, /(hp|health).*mana.*minimap/i]),
    makes('hp bar, mana bar and a minimap frame', [U, /hp|health/i], [U, /mana/], [U, /minimap/]),
  ),
  makes('inventory window with 20 slots, dark iron look', [U, /inventory.*iron/]),
  makes('buttons for my start menu: play, options, quit', [U, /play.*options.*quit/i]),
  either(
    makes(['a bard with a lute', 'make him play and dance'], [A, /play/], [A, /danc/]),
    makes(['a bard with a lute', 'make him play and dance'], [A, /play.*danc/]),
  ),
  makes(['black cat', 'she should lick her paws and yawn'], [A, /lick/], [A, /yawn/]),
  makes(['a paladin in silver armor', 'same guy but in black armor'], [E, /black armor/]),
  makes(['lizard mage', 'can he have a staff?', 'and now let him walk'], [A, /walk/]),
  makes(['a wooden chest', 'and one that is open'], ['create_object_state|create_map_object', /open/]),
  makes(['a goblin', 'can i download that as a zip?'], ['get_downloads']),
  game('Could you build me a Mario-style game with a frog that eats flies?', 'platformer', /frog/),
  game(
    'I want an adventure like Zelda where a girl searches for magic crystals in a swamp',
    'adventure',
    /girl/,
    /crystal/,
  ),
  game('arena shooter: a robot against waves of aliens', 'twin-stick', /robot/, /alien/),
  game('make a candy crush clone but with fruits', 'match-3', /fruit|apple|banana/i),
  game('something like chrome dino but with a horse in the desert', 'runner', /horse/),
  game('tower defense - knights hold off zombies, snowy mountains', 'tower-defence', /zombie/),
  game('a small game where a mouse jumps from platform to platform collecting cheese', 'platformer', /mouse/, /cheese/),
  makes(
    ['platformer with a penguin on ice', "he's too slow and the levels are too short"],
    [G, /"heroSpeed":1\.\d/, /"length":1\.\d/],
  ),
  makes(['a match-3 game with jewels', 'make it easier please'], [G, /"difficulty":0\.\d/]),
  makes(
    ['twin stick shooter with a cowboy', 'i want a giant scorpion as the final boss'],
    [G, /"boss":true/, /scorpion/],
    [GAME_ASSETS],
  ),
  makes(['tower defence in the forest', 'the attackers should be spiders'], [G, /spider/], [GAME_ASSETS]),
  makes(
    ['endless runner with a fox', 'turn off the music and call it Fox Dash'],
    [G, /"music":"none"/, /"title":"Fox Dash"/],
  ),
  tells('do my assets cost anything if a job fails?', /refund|charge|cost|credit|generation/i),
  tells("what's the difference between a tileset and a tile?", /tileset/i),
  tells('how can i use this with unity', /unity|export|zip/i),
  tells('is there a limit on how big a picture can be?', /pixel|size/i),
  asks('make it look nicer'),
  asks('i need stuff for my game'),
  asks('blorf the grimble'),
  declines('make me a 3d model of a car i can import into blender'),
  declines('write an mmo with 1000 players online at the same time'),
];

export const SECOND: readonly Request[] = [
  makes('hey there, need a main character: teenage witch, orange hair, striped socks', [
    C,
    /witch.*orange hair.*striped socks/,
  ]),
  makes('sprite sheet of a medieval guard walking in all directions', [C, /guard/], [A, /walk/]),
  makes("make my protagonist. he's an old fisherman in a yellow raincoat", [C, /fisherman.*yellow raincoat/]),
  either(makes('mushroom man', [BEING, /mushroom/]), asks('mushroom man')),
  either(
    makes('two ghosts, one white and one blue', [BEING, /white/], [BEING, /blue/]),
    asks('two ghosts, one white and one blue'),
  ),
  makes(
    'A hero (male, cape, no helmet) and a villain (female, long coat)',
    [C, /hero.*cape/],
    [C, /villain.*long coat/],
  ),
  either(
    makes('a polar bear cub sitting', [C, /polar bear/, /quadruped/], [A, /sit/]),
    makes('a polar bear cub sitting', [C, /polar bear.*sitting/, /quadruped/]),
  ),
  makes('brown pony 40 px tall, galloping', [C, /pony/, /quadruped/, /40/], [A, /run|gallop/]),
  makes(
    'zombie nurse attack and death animations please',
    [C, /zombie nurse/],
    [A, /attack|punch|jab|kick/],
    [A, /death/],
  ),
  makes('icons: sword, shield, bow, helmet', [O, /sword/], [O, /shield/], [O, /bow/], [O, /helmet/]),
  makes('a pile of gold with a crown on top', [O, /pile of gold.*crown/]),
  makes('big dead tree with ravens on it', [O, /dead tree.*raven/]),
  makes(
    'need furniture: bed, wardrobe, round table & a stool',
    [O, /bed/],
    [O, /wardrobe/],
    [O, /table/],
    [O, /stool/],
  ),
  makes('old rusty car, 96 pixels wide', [O, /rusty car/, /"width":96/]),
  makes('Windmill. High top-down view.', [O, /windmill/i, /high top-down/]),
  makes('tiles where marble floor meets red carpet (from above)', [T, /marble/, /red carpet/]),
  makes('desert sand to oasis water transitions 32x32', [T, /sand/, /water/, /32/]),
  makes('platformer ground: purple alien soil with glowing moss', [S, /purple alien soil/, /glowing moss/]),
  makes('sidescroll tileset of wooden planks, nothing on top', [S, /wooden planks/]),
  either(
    makes('isometric tiles: grass, dirt and water', [I, /grass/], [I, /dirt/], [I, /water/]),
    makes('isometric tiles: grass, dirt and water', ['create_tiles_pro', /grass.*dirt.*water/]),
  ),
  map('can you draw a world map with two continents', /continent/),
  map('map of a small village with a lake in the middle', /lake/),
  map('cave level map seen from above please, about 50 x 50', /cave/, /"width":50/, /"height":50/),
  makes('quest log panel made of parchment', [U, /quest log.*parchment/]),
  makes('shop ui: title bar, list, buy button and a close icon', [U, /buy button/]),
  makes('sci-fi hud with health and ammo', [U, /hud.*health.*ammo/]),
  makes(['a dwarf miner', 'let her swing the pickaxe'], [A, /swing.*pickaxe/]),
  makes(['horse', 'eating please, and a walk too'], [A, /eat/], [A, /walk/]),
  makes(['a clown', 'without the red nose'], [E, /nose/]),
  makes(['an alien', 'make two more like it, one green, one purple'], [`${E}|${C}`, /green/], [`${E}|${C}`, /purple/]),
  tells(['a knight', 'what did that cost?'], /generation/i),
  either(asks('a house', 'bigger'), makes(['a house', 'bigger'], [O, /house/])),
  game('platform game, hero is a duck, he picks up bread in a park', 'platformer', /duck/, /bread/),
  game("Make a retro jump'n'run in space!", 'platformer', /space/),
  game('rpg style game: an elf explores ruins and finds keys', 'adventure', /elf/, /key/),
  game('top-down shooter, soldier vs. giant ants', 'twin-stick', /soldier/, /ants?\b/),
  game('bejeweled with sea creatures', 'match-3', /sea|fish|shell|crab/),
  game('game where you run forever and dodge cactuses as a dinosaur', 'runner', /dinosaur/),
  game('td game: protect the village from wolves with archers', 'tower-defence', /wol(f|ves)/),
  makes(['an adventure with a viking', 'more enemies, but give me 8 lives'], [G, /"enemies":1\.\d/, /"lives":8/]),
  makes(['runner with a ninja', 'set it in a snowy forest'], [G, /snow/], [GAME_ASSETS]),
  makes(
    ['platformer starring a rabbit', 'he should be able to jump higher. also replace the coins with carrots'],
    [G, /"heroJump":1\.\d/, /carrot/],
    [GAME_ASSETS],
  ),
  makes(['tower defence with orcs', 'i want 5 levels'], [G, /"levels":5/]),
  declines('a match 3 with flowers', 'the hero should be faster'),
  tells('who owns what i make here?', /licen[cs]e|yours|own/i),
  tells('why is my character looking only in 4 directions', /direction/i),
  tells('list my characters', /character/i),
  asks('hmm idk, surprise me'),
  declines('record a voice line for my hero'),
  declines('publish my game to steam'),
];

export const THIRD: readonly Request[] = [
  makes('pls draw 1 barbarian with double axe', [C, /barbarian with double axe/]),
  makes('My game has a shopkeeper. Fat guy with a moustache and an apron.', [C, /moustache.*apron/]),
  makes('girl with headphones, hoodie, skateboard under her arm', [C, /girl.*hoodie/]),
  makes('Create a robot dog', [C, /robot dog/]),
  makes(
    'white cat sleeping and another one in orange running',
    [C, /white cat/],
    [A, /sleep/],
    [C, /orange/],
    [A, /run/],
  ),
  makes(
    'a soldier 32x32 with idle, walk and death animations',
    [C, /soldier/, /32/],
    [A, /idle/],
    [A, /walk/],
    [A, /death/],
  ),
  makes('plague doctor', [C, /plague doctor/]),
  makes('a donkey carrying bags, walk cycle', [C, /donkey/, /quadruped/], [A, /walk/]),
  either(makes('an octopus', [BEING, /octopus/]), asks('an octopus')),
  either(
    makes('draw 2 dragons, a red and a green one', [BEING, /red/], [BEING, /green/]),
    asks('draw 2 dragons, a red and a green one'),
  ),
  makes(
    'treasure chest closed and treasure chest open',
    [O, /chest.*closed|closed.*chest/],
    [O, /chest.*open|open.*chest/],
  ),
  makes('bookshelf, candle, old globe, writing desk', [O, /bookshelf/], [O, /candle/], [O, /globe/], [O, /desk/]),
  makes('I want a bridge made of rope and planks', [O, /bridge.*rope/]),
  makes('huge stone statue of a warrior, 128 px', [O, /statue.*warrior/, /128/]),
  makes('sushi plate icon 32', [O, /sushi/, /32/]),
  makes('some crops for my farm: wheat, corn and pumpkins', [O, /wheat/], [O, /corn/], [O, /pumpkin/]),
  makes('pine tree covered in snow + a snowman', [O, /pine tree.*snow/], [O, /snowman/]),
  makes('arcade machine', [O, /arcade machine/]),
  makes('an autotile of grass and cliffs for an rpg', [T, /grass/, /cliff/]),
  makes('lava flowing into black stone, top down tileset, 16x16', [T, /lava/, /black stone/, /16/]),
  makes('floor tiles: wood next to carpet', [T, /wood/, /carpet/]),
  makes('2d platformer terrain made of sandstone', [S, /sandstone/]),
  makes('sidescroller ground tiles, metal plates with grass growing on them', [S, /metal/, /grass/]),
  makes('isometric snow tile 64px please', [I, /snow/, /64/]),
  map('I need an overworld map with mountains, a forest and some roads', /mountains.*forest.*roads/),
  map('generate a desert map 64x48 with an oasis', /oasis/, /"width":64/, /"height":48/),
  map('map: tropical islands', /islands/),
  makes(['a map of an island', 'put a lake in the middle'], ['edit_map', /lake/]),
  makes('pause menu with resume and quit buttons', [U, /pause menu.*resume.*quit/]),
  makes('golden frame for a dialog', [U, /dialog/]),
  makes('stamina bar', [U, /stamina bar/]),
  makes(['a troll', 'he should throw a rock'], [A, /throw/]),
  makes(['a pirate', 'animate: digging'], [A, /dig/]),
  makes(['a queen', 'change her dress to blue'], [E, /blue/]),
  makes(['a mage', 'I like it. now the same mage as an old woman'], [E, /old woman/]),
  makes(['a guard', 'thanks! how do i get the files?'], ['get_downloads']),
  game('make a game like super mario but with a chicken', 'platformer', /chicken/),
  game('Top down game: thief sneaks around in a castle and steals diamonds', 'adventure', /thief/),
  game('zombie shooter with a cop', 'twin-stick', /cop/),
  game('a puzzle game like bejeweled with flowers', 'match-3', /flower/),
  game('a game where a snowboarder goes down a mountain and jumps over rocks', 'runner', /snowboarder/),
  game('tower defense in space against aliens', 'tower-defence', /alien/, /space/),
  makes(
    ['a platformer with a cat', 'way too hard!! and the music is annoying, remove it'],
    [G, /"difficulty":0\.\d/, /"music":"none"/],
  ),
  makes(['a twin stick shooter with a robot', 'can you replace the zombies by bees?'], [G, /bee/], [GAME_ASSETS]),
  makes(['an endless runner with a dog', 'make the dog a wolf'], [G, /wolf/], [GAME_ASSETS]),
  tells('does it cost something to make a map?', /map|free|generation/i),
  tells('what file formats can I get?', /png|zip/i),
  asks('make 10 things'),
  declines('write me a song for the menu'),
  declines('can you make my game multiplayer'),
];
