/**
 * Four sets of forty, in words of a person who never saw the assistant: slips of the finger, non-native English, lists, tales
 * around a wish, questions that only sound like wishes, pointing back over several things. As the planner was before them it had
 * 22, 26, 24 and 21 of 40 right, and 16 in all spent on a wrong guess. Each was judged unseen once more on the way: 30 right and
 * 2 spent of FIFTH after work on FOURTH; 24 and 5 of SIXTH, 25 and 4 of SEVENTH at the same time. Kinds of faults were mended
 * then, not sentences. They are seen now: what they say is that nothing is lost again, not how much of new words is understood.
 */
import { GAME_ASSETS, MAP_TILES, type Request } from './requests.ts';
import { asks, declines, either, game, makes, map, tells } from './right-answers.ts';
import { A, C, E, G, I, O, S, T, U } from './tool-letters.ts';

const M = 'create_map';
/** Whatever may stand for a creature that has no walking body. */
const BEING = `${C}|${O}|create_8_direction_object`;
/** A thing, or something that may be drawn from several sides (vehicles). */
const THING = `${O}|create_1_direction_object|create_8_direction_object`;
/** A variant of a character: an edit of it (character_id), or drawn anew (then its noun must be there). */
const CHAR_AGAIN = `${E}|${C}`;
/** A variant of an object, likewise (object_id). */
const THING_AGAIN = `create_object_state|${THING}`;
/** A variant of a creature that may be either. */
const BEING_AGAIN = `${CHAR_AGAIN}|${THING_AGAIN}`;
/** An animation of a creature that may be either. */
const MOVES = `${A}|animate_object`;

export const FOURTH: readonly Request[] = [
  makes('orc grunt 48px walk+attack', [C, /orc grunt/i, /48/], [A, /walk/i], [A, /attack|punch|jab|kick|slash|swing/i]),
  makes('Hello, I would like to have a beekeeper with white suit and smoke can. Thank you!', [
    C,
    /beekeeper/i,
    /white suit/i,
    /smoke/i,
  ]),
  makes('cn u mak a ninjaa girl wth purple hair', [C, /ninja/i, /purple hair/i]),
  makes('blacksmith, leather apron, hammer. side view, 64px', [
    C,
    /blacksmith/i,
    /apron/i,
    /hammer/i,
    /"view":"side"/,
    /64/,
  ]),
  makes('my little brother wants a fireman who runs. can you do that for him?', [C, /fireman/i], [A, /run/i]),
  makes('a grumpy ogre, realistic proportions no, chibi yes', [C, /ogre/i, /chibi/]),
  makes(['a mountain guide with a rope', 'now make him walk'], [A, /walk/i]),
  makes(['a goblin shaman', 'same but red'], [CHAR_AGAIN, /character_id|goblin/i, /red/i]),
  makes(['a tall knight and a short jester', 'the jester should juggle'], [A, /juggl/i]),
  either(
    makes(['draw a sword and a shield', 'the second one bigger'], [THING_AGAIN, /shield|object_id/i]),
    asks('draw a sword and a shield', 'the second one bigger'),
  ),
  makes(
    'stuff for my kitchen scene:\n- stove\n- fridge\n- sink\n- a cutting board with a knife',
    [O, /stove/i],
    [O, /fridge/i],
    [O, /sink/i],
    [O, /cutting board/i],
  ),
  makes('hot air balloon with stripes', [THING, /hot air balloon/i, /stripe/i]),
  makes('64x96 gothic gate made of iron, no outline please', [
    O,
    /gate/i,
    /iron/i,
    /"width":64/,
    /"height":96/,
    /lineless/,
  ]),
  makes('gravestone x1, 32px, flat shading', [O, /gravestone/i, /32/, /flat shading/]),
  makes('topdown tileset grass->cobblestone 32px', [T, /grass/i, /cobblestone/i, /32/]),
  makes('I want that the swamp water goes over into mud, seen from the top', [T, /swamp/i, /mud/i]),
  makes('sidescroller tiles: candy blocks with icing on top', [S, /candy/i, /icing/i]),
  makes('iso cube of mossy brick 32', [I, /brick/i, /moss/i, /32/]),
  map('map of an archipelago with palm beaches pls', /archipelago|island/i),
  map('60x40 map: forest in the north, lake in the south', /forest/i, /lake/i, /"width":60/, /"height":40/),
  makes('mana bar, crystal frame', [U, /mana/i, /crystal/i]),
  makes('start screen buttons (Play / Settings / Credits) in cute pastel style', [
    U,
    /play/i,
    /settings/i,
    /credits/i,
    /pastel/i,
  ]),
  game(
    'platformer where a hedgehog collects apples in an autumn forest, easy please',
    'platformer',
    /hedgehog/i,
    /apple/i,
  ),
  game('can you make a game where towers with ice cannons stop fire demons', 'tower-defence', /demon/i),
  game(
    'top down adventure. hero: a young archaeologist. goal: find all golden masks. place: jungle temple',
    'adventure',
    /archaeologist/i,
    /mask/i,
  ),
  game('match three with planets!!', 'match-3', /planet|mars|saturn|earth/i),
  makes(
    ['a platformer with a panda', 'make the hero slower and give him 5 lives'],
    [G, /"heroSpeed":0\.\d/, /"lives":5/],
  ),
  makes(['runner with a cheetah on the savanna', 'rename it to Cheetah Rush'], [G, /"title":"Cheetah Rush"/i]),
  makes(['a bard', 'ok looks great, give me the zip'], ['get_downloads']),
  tells('I drew a knight yesterday, how do I upload it?', /upload|reference|import|picture|image|can(no|')t|\?/i),
  tells('is a dragon possible?', /yes|can|dragon|\?/i),
  tells("don't make it yet, how much would a wizard with a walk animation cost?", /generation|cost|free|credit/i),
  tells("what's my balance", /balance|generation|credit|left|status/i),
  tells('which views are there?', /top-?down|side/i),
  tells('how do I use a sprite sheet in Godot 4?', /godot|sprite|import|export/i),
  tells(['a paladin', 'never mind, forget it'], /\w/),
  asks('I need art'),
  asks('make it better'),
  declines('write my essay about the french revolution'),
  declines('chess game with orcs as pawns'),
];

export const FIFTH: readonly Request[] = [
  makes('i need a mechanic lady with a wrench and goggles, low top down, 8 dirs', [
    C,
    /mechanic/i,
    /wrench/i,
    /goggles/i,
  ]),
  makes('postman 32px', [C, /postman/i, /32/]),
  makes(
    'heyy so im doing a school project about ancient egypt and i need a pharaoh and a mummy, thx',
    [C, /pharaoh/i],
    [C, /mummy/i],
  ),
  makes(
    'Please to make one old sailor with pipe, he must be walk and be idle',
    [C, /sailor/i, /pipe/i],
    [A, /walk/i],
    [A, /idle/i],
  ),
  makes('tiger, 4 directions, running', [C, /tiger/i, /quadruped/, /"n_directions":4/], [A, /run/i]),
  either(
    makes('giant jellyfish enemy for underwater level', [BEING, /jellyfish/i]),
    asks('giant jellyfish enemy for underwater level'),
  ),
  makes('drow assassin, lineless, high detail, 96', [C, /drow/i, /assassin/i, /lineless/, /high detail/, /96/]),
  makes('a gladiator who does a backflip', [C, /gladiator/i], [A, /backflip/i]),
  makes(['tennis player', 'can she throw the ball up?'], [A, /throw/i]),
  makes(
    ['a monk in a brown robe', 'and one exactly like him but with an orange robe'],
    [CHAR_AGAIN, /character_id|monk/i, /orange/i],
  ),
  makes(['a female ranger', 'add a bow on her back', 'now a running animation'], [A, /run/i]),
  makes(['a pumpkin king', 'walk, idle and death for him please'], [A, /walk/i], [A, /idle/i], [A, /death|dying|die/i]),
  makes(['a blue vase', 'now the same one broken'], [THING_AGAIN, /object_id|vase/i, /broken/i]),
  makes(
    'Loot drops: 1) silver ring 2) ruby amulet 3) spell scroll',
    [O, /silver ring/i],
    [O, /ruby amulet/i],
    [O, /scroll/i],
  ),
  makes('camping tent with an open flap, seen from the side', [O, /tent/i, /"side"/]),
  makes('red pickup truck, 80px', [THING, /pickup truck/i, /red/i, /80/]),
  makes('tiny 32x32 icon of a cheeseburger', [THING, /cheeseburger/i, /32/]),
  declines('here is my sprite.png, could you fix the feet?'),
  makes('transition tiles from ice to deep water, rpg top view', [T, /ice/i, /water/i]),
  makes('make a top-down tileset: asphalt road and sidewalk, 32 x 32', [T, /asphalt|road/i, /sidewalk/i, /32/]),
  makes('platform tiles out of old wood w/ vines on top, 16px', [S, /wood/i, /vine/i, /16/]),
  makes('isometric tile with a tiny pond, thin tile', [I, /pond/i, /thin tile/]),
  either(
    makes('hexagon tiles for a strategy game: plains, hills', ['create_tiles_pro', /hex/i, /plains/i, /hills/i]),
    asks('hexagon tiles for a strategy game: plains, hills'),
    declines('hexagon tiles for a strategy game: plains, hills'),
  ),
  map('A volcano island map, ash around the crater and jungle at the coast', /volcano|ash/i, /jungle/i),
  either(
    makes(['a map of a farm with fields', 'add a river on the left side'], ['edit_map', /river/i]),
    makes(['a map of a farm with fields', 'add a river on the left side'], ['edit_map', /river/i], [MAP_TILES]),
    makes(['a map of a farm with fields', 'add a river on the left side'], [M, /river/i], [MAP_TILES]),
  ),
  makes('crafting window, 3x3 grid, rusty metal', [U, /craft/i, /rusty|metal/i]),
  game(
    'jump and run with a kangaroo, he collects boomerangs, outback setting',
    'platformer',
    /kangaroo/i,
    /boomerang/i,
  ),
  game('shoot em up from above with a mech fighting giant beetles, hard difficulty', 'twin-stick', /mech/i, /beetle/i),
  game('infinite runner - a skateboarding raccoon on rooftops', 'runner', /raccoon/i),
  makes(['match 3 with cupcakes', 'too easy, harder please'], [G, /"difficulty":1\.\d/]),
  makes(['tower defence against vikings', 'put a boss at the end'], [G, /"boss":true/], [GAME_ASSETS]),
  tells('what can u do', /character|tileset|game|map/i),
  tells('price list?', /generation|cost|credit/i),
  tells('how do i put the animation in unity', /unity|sprite|zip|export/i),
  tells('show me all the tilesets i have', /tileset|none|nothing|status/i),
  tells(['a wizard', 'no wait, i changed my mind. nothing more please'], /\w/),
  asks('smth nice for the background idk'),
  asks('can you help me with my project'),
  declines('racing game with 4 cars online'),
  declines('turn this photo of my dog into a video'),
];

export const SIXTH: readonly Request[] = [
  makes(
    "so there's this villain in my story, Count Morbus: tall, pale, long red coat, cane with a skull. draw him pls",
    [C, /red coat/i, /cane/i, /pale/i],
  ),
  makes('skelleton archer wiht bow', [C, /skell?eton/i, /archer/i, /bow/i]),
  makes('cyborg bounty hunter / 64 / side view / detailed shading', [
    C,
    /cyborg/i,
    /bounty hunter/i,
    /64/,
    /"view":"side"/,
    /detailed shading/,
  ]),
  makes(
    'a baker carrying a tray of bread and a butcher with a cleaver',
    [C, /baker/i, /bread/i],
    [C, /butcher/i, /cleaver/i],
  ),
  makes('Ich... sorry, english: i want a small hedge witch with a broom', [C, /witch/i, /broom/i]),
  makes('dalmatian puppy, idle + run', [C, /dalmatian/i, /quadruped/], [A, /idle/i], [A, /run/i]),
  makes('a black stallion rearing up', [C, /stallion/i, /quadruped/], [A, /rear/i]),
  either(
    makes('bat enemy flying', [BEING, /bat\b/i], [MOVES, /fl(y|ap|ies)/i]),
    makes('bat enemy flying', [BEING, /bat\b.*flying|flying.*bat\b/i]),
    asks('bat enemy flying'),
  ),
  makes(
    'crowd for my town: an old lady, a busker with a violin, a kid with a balloon',
    [C, /old lady/i],
    [C, /busker|violin/i],
    [C, /kid|balloon/i],
  ),
  makes(['a hero knight', 'can you make a female version?'], [CHAR_AGAIN, /character_id|knight/i, /female|woman/i]),
  makes(
    ['a troll with a club', 'he needs an attack too, and something when he gets hit'],
    [A, /attack|swing|punch|club|slash/i],
    [A, /hit|hurt|taking-punch/i],
  ),
  either(
    makes(['a cowboy and a sheriff', 'the first one should wear a poncho'], [E, /poncho/i]),
    makes(['a cowboy and a sheriff', 'the first one should wear a poncho'], [C, /cowboy/i, /poncho/i]),
  ),
  makes(['an apple', 'make it golden', 'and also a pear'], [O, /pear/i]),
  makes('vending machine with neon lights, 48x80', [O, /vending machine/i, /neon/i, /"width":48/, /"height":80/]),
  makes('i would like to receive a picture of treehouse with ladder', [O, /tree ?house/i, /ladder/i]),
  makes(
    'weapons pack please:\n* rusty dagger\n* crossbow\n* war hammer\n* magic wand',
    [O, /dagger/i],
    [O, /crossbow/i],
    [O, /war ?hammer/i],
    [O, /wand/i],
  ),
  makes('submarine, yellow', [THING, /submarine/i, /yellow/i]),
  tells(
    'my dwarf from last week came out with two left hands, why does that happen?',
    /again|try|sorry|seed|edit|describ|new|support|can(no|')t|\?/i,
  ),
  makes('autumn leaves on grass, wang tiles from above', [T, /leaves|leaf/i, /grass/i]),
  makes('topdown: snow to frozen lake. smooth blending', [T, /snow/i, /frozen|lake|ice/i]),
  makes('tiles for a 2d jump n run, the ground is red clay and there is dry grass on top', [
    S,
    /red clay/i,
    /dry grass/i,
  ]),
  either(
    makes('two isometric blocks: gold ore and coal ore', [I, /gold/i], [I, /coal/i]),
    makes('two isometric blocks: gold ore and coal ore', ['create_tiles_pro', /gold/i, /coal/i, /isometric/]),
  ),
  map('pls do a big swamp map 80 by 60 with some dry islands', /swamp/i, /"width":80/, /"height":60/),
  either(
    map('graveyard map with a chapel in the middle', /graveyard/i, /chapel/i),
    makes(
      'graveyard map with a chapel in the middle',
      [M, /graveyard/i],
      [O, /chapel/i],
      ['place_map_object|edit_map'],
      [GAME_ASSETS],
    ),
    makes('graveyard map with a chapel in the middle', [M, /graveyard/i], [O, /chapel/i], [GAME_ASSETS]),
  ),
  declines('i want a 3d printable figure of my hero, stl file'),
  makes('ui for a pirate game - health bar, compass, and a treasure counter', [
    U,
    /health/i,
    /compass/i,
    /treasure|counter/i,
  ]),
  game(
    "zelda clone. a boy with a wooden sword looks for his lost sister's dolls in a haunted house",
    'adventure',
    /boy/i,
    /doll/i,
  ),
  game('td: bees defend the hive from wasps', 'tower-defence', /wasp/i),
  game('make a match-3 with halloween candy', 'match-3', /halloween|candy/i),
  makes(['twin-stick shooter with a wizard', 'fewer enemies, it is chaos'], [G, /"enemies":0\.\d/]),
  makes(['platformer with a squirrel', 'swap the squirrel for a beaver'], [G, /beaver/i], [GAME_ASSETS]),
  makes(['an adventure with a knight', 'knight should run faster, leave the rest as it is'], [G, /"heroSpeed":1\.\d/]),
  tells('do I have to pay if I only look around?', /free|cost|pay|generation|no\b/i),
  tells('hi, which animations do you have for humans?', /walk|run|idle/i),
  tells('can other people see my pictures?', /private|see|share|link|account|your|\?/i),
  tells(['an elf', "don't animate her, just tell me what a walk would cost"], /generation|cost|free|credit/i),
  asks('a thing for the level'),
  asks('again!!'),
  declines('can you compose the boss theme and sing it'),
  declines('i need a visual novel with dating options'),
];

export const SEVENTH: readonly Request[] = [
  makes('lvl 1 boss: minotaur w/ battleaxe, 128px', [C, /minotaur/i, /axe/i, /128/]),
  makes('My daughter (6) asks for a unicorn princess?? I guess a girl with a unicorn horn and a sparkly dress :)', [
    C,
    /girl|princess/i,
    /horn/i,
    /dress/i,
  ]),
  makes(
    'steampunk inventor, brass arm, walking-8-frames',
    [C, /inventor/i, /brass arm/i],
    [A, /walking-8-frames|walk/i],
  ),
  // a scarecrow is a thing here: to ask is right as well
  either(
    makes('make me a scarecrow that can walk pls pls pls', [C, /scarecrow/i], [A, /walk/i]),
    asks('make me a scarecrow that can walk pls pls pls'),
  ),
  makes('a deap sea diver, old school helmet', [C, /diver/i, /helmet/i]),
  makes('japanese school girl with katana in oblique view', [C, /school ?girl/i, /katana/i, /oblique/]),
  makes('grizzly bear attacking', [C, /grizzly/i, /quadruped/], [A, /attack|swip|claw|bite/i]),
  either(
    {
      ...makes('knight in 512 pixels', [C, /knight/i, /"size":(128|256)/]),
      says: /128|256|most|max|larg/i,
    },
    declines('knight in 512 pixels'),
  ),
  makes('give me a hero with 4 directions, he is a young farmer with a straw hat, no shading', [
    C,
    /farmer/i,
    /straw hat/i,
    /"n_directions":4/,
  ]),
  makes(['a zombie cop', 'let him crawl'], [A, /crawl/i]),
  makes(
    ['draw a wizard', 'now a fireball attack', 'and make a version of him in white robes'],
    [CHAR_AGAIN, /character_id|wizard/i, /white/i],
  ),
  either(
    makes(['a knight', 'a dragon rider', 'let both walk'], [A, /walk/i], [A, /walk/i]),
    asks('a knight', 'a dragon rider', 'let both walk'),
  ),
  // the slime was asked about, and is not there yet: to ask again is right as well
  either(
    makes(
      ['a slime', 'three more: red, yellow, black'],
      [BEING_AGAIN, /_id|slime/i, /red/i],
      [BEING_AGAIN, /_id|slime/i, /yellow/i],
      [BEING_AGAIN, /_id|slime/i, /black/i],
    ),
    asks('a slime', 'three more: red, yellow, black'),
  ),
  makes(['a candle', 'same thing without the flame'], [THING_AGAIN, /object_id|candle/i, /flame|unlit|not lit/i]),
  makes('cherry tree in blossom, 96x96, selective outline', [O, /cherry tree/i, /blossom/i, /96/, /selective outline/]),
  makes(
    'I am needing a cannon, a pile of cannonballs and a flag with a skull on it for the ship',
    [O, /cannon\b/i],
    [O, /cannonballs/i],
    [O, /flag/i, /skull/i],
  ),
  makes('health pickup (heart), 16x16 or 32x32 whatever is possible', [THING, /heart/i, /16|32/]),
  declines('a platformer with a cat', 'now make it so my friends can join over the internet'),
  tells(
    'before i spend anything: would a ghost that floats and waves be possible, and for how much?',
    /generation|cost|free|credit/i,
  ),
  makes('tileset for my zelda like: dry earth and tall grass', [T, /earth/i, /tall grass/i]),
  makes('floor tileset, spaceship metal floor to toxic goo, top-down, 32', [T, /metal/i, /goo/i, /32/]),
  makes('side scroller cave tileset: dark rock, glowing crystals on the surface', [S, /dark rock/i, /crystal/i]),
  makes('iso: one tile of farmland with carrots, 64', [I, /farmland/i, /carrot/i, /64/]),
  map('overworld with desert, grassland and a big river', /desert/i, /grass/i, /river/i),
  either(
    makes(['a dungeon map', 'can you make it bigger, 70x70?'], [`${M}|edit_map`, /70/], [MAP_TILES]),
    makes(['a dungeon map', 'can you make it bigger, 70x70?'], [`${M}|edit_map`, /70/]),
    asks('a dungeon map', 'can you make it bigger, 70x70?'),
    declines('a dungeon map', 'can you make it bigger, 70x70?'),
  ),
  makes('wood and rope style dialog box with an OK button', [U, /wood/i, /dialog/i, /ok\b/i]),
  either(
    makes('i need a xp bar and a level up popup', [U, /xp/i], [U, /level.?up/i]),
    makes('i need a xp bar and a level up popup', [U, /xp.*level.?up/i]),
  ),
  game(
    'simple endless runner, hero is a little robot, obstacles are lasers, factory background',
    'runner',
    /robot/i,
    /laser|factory/i,
  ),
  game(
    'platformer: a plumber... no, a gardener! who stomps on snails and collects seeds',
    'platformer',
    /gardener/i,
    /seed/i,
  ),
  game(
    'top-down arena shooter, astronaut against space worms, with a boss',
    'twin-stick',
    /astronaut/i,
    /worm/i,
    /"boss":true/,
  ),
  makes(['endless runner with a ghost', 'can it jump higher? and no music'], [G, /"heroJump":1\.\d/, /"music":"none"/]),
  makes(
    ['adventure game with a dwarf in a mine', 'i want him to collect rubies instead'],
    [G, /rub(y|ies)/i],
    [GAME_ASSETS],
  ),
  tells('what is a "generation"?', /generation/i),
  tells('how long does it take until a character is ready?', /minute|second/i),
  tells('which games can you make?', /platformer/i),
  tells('hey what happened to my deleted objects, can i get them back?', /delet|back|undo|can(no|')t|gone|restor|\?/i),
  asks('make all of them cooler'),
  asks('tiles pls'),
  declines('an app for my phone that sells sneakers'),
  declines('buy me 500 credits with my visa card'),
];
