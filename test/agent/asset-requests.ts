/**
 * Requests for assets, maps, interfaces and files, as strangers type them: short, sloppy, of several at once, of what the account
 * has.
 */
import { MAP_TILES, type Request } from './requests.ts';
import { asks, makes, tells } from './right-answers.ts';
import { A, B, C, E, F, O, P, R, T, U } from './tool-letters.ts';

const HAS = [
  ...(['knight', 'goblin', 'orc', 'witch', 'red wizard', 'blue wizard'] as const).map(
    (name) => ['CHARACTER', name] as const,
  ),
];
const of = (request: Request): Request => ({ ...request, has: HAS });

export const TWENTIETH: readonly Request[] = [
  makes(
    'spaceship top down 64x64 plus 2 enemy ships that match',
    [O, /"spaceship"/],
    [O, /red enemy ship"/],
    [O, /blue enemy ship"/],
  ),
  makes('black and white only icon of a skull 16x16', ['create_picture', /black and white skull/]),
  makes('3 treasure chests: closed, open, empty', [O, /closed/], [O, /open/], [O, /empty/]),
  makes('treasure chest closed and open version', [O, /closed treasure chest/], [O, /open treasure chest/]),
  makes('three variants of a wooden door, closed, open and broken', [O, /closed/], [O, /open/], [O, /broken/]),
  makes('a lamp on and off', [O, /a lit lamp/], [O, /unlit lamp/]),
  makes('pine tree in 4 seasons', [O, /spring/], [O, /summer/], [O, /autumn/], [O, /winter/]),
  makes('potions in 3 sizes: small medium and large', [O, /small potion"/], [O, /medium/], [O, /large/]),
  makes('sword tiers: wooden, iron, gold, diamond', [O, /wooden/], [O, /iron/], [O, /gold/], [O, /diamond/]),
  makes('set of hearts: full, half, empty', [O, /full/], [O, /half/], [O, /empty/]),
  makes('a red, a blue and a green gem', [O, /red gem/], [O, /blue gem/], [O, /green gem/]),
  makes('red, blue and green potions', [O, /red potion/], [O, /blue potion/], [O, /green potion/]),
  makes('knight in red, blue and green versions', [C, /red knight/], [C, /blue knight/], [C, /green knight/]),
  makes(
    'sci-fi weapon icons, pistol rifle sniper and rocket launcher, 32px transparent',
    ...([
      [O, /pistol/, /32/],
      [O, /sci-fi rifle/],
      [O, /sniper rifle/],
      [O, /rocket launcher/],
    ] as const),
  ),
  makes(
    'rpg item icons: sword, shield, bow, potion, scroll all 32x32 transparent background',
    ...([
      [O, /sword/],
      [O, /shield/],
      [O, /bow/],
      [O, /potion/],
      [O, /scroll/],
    ] as const),
  ),
  makes('kitchen props (oven, fridge, sink, table)', [O, /oven/], [O, /fridge/], [O, /sink/], [O, /table/]),
  makes('tools for mining - pickaxe shovel lantern rope', [O, /pickaxe/], [O, /shovel/], [O, /lantern/], [O, /rope/]),
  makes(
    'halloween stuff: pumpkin, bat, witch hat, cauldron',
    [O, /pumpkin/],
    [C, /"a bat"/],
    [O, /hat/],
    [O, /cauldron/],
  ),
  makes('medieval villagers: baker, smith, farmer, guard', [C, /baker/], [C, /smith/], [C, /farmer/], [C, /guard/]),
  makes('pack of 5 swords 24px', [P, /24/], [P, /24/], [P, /24/], [P, /24/], [P, /24/]),
  makes('make: barrel, crate, lamp. all 24x24', [P, /barrel/, /24/], [P, /crate/], [P, /lamp/]),
  makes('explosion effect 64px, about 8 frames', [B, /explosion/, /64/], [F, /explodes/, /8/]),
  makes('coin spin animation 8 frames', [B, /coin/], [F, /spin/, /8/]),
  makes('fire effect loop, 6 frames, 32x32', [B, /fire/, /32/], [F, /burns/, /6/]),
  makes('a spinning coin', [B, /coin/], [F, /spinning/]),
  makes('a door that opens', [B, /door/], [F, /opens/]),
  makes('animated coin 16x16', [B, /coin/, /32/], [F, /spins/]),
  makes('top down tank that can turn in 8 directions', [R, /tank/, /high top-down/]),
  makes('pirate ship with 8 angles', [R, /pirate ship/]),
  makes('zombie walk cycle, 6 frames please', [C, /zombie/], [A, /walking-6-frames/]),
  makes('orc warrior topdown 8 directions with walking', [C, /orc warrior"/], [A, /walk/]),
  makes('big boss demon w/ horns and wings 160px', [C, /demon/, /160/, /v3/]),
  makes('night city skyline background 320x180', [P, /city skyline/, /"width":320/, /"height":180/]),
  makes('underwater scene', [P, /underwater/]),
  makes('sky background with clouds 640x360', [P, /sky.*clouds/, /640/]),
  makes('background for my horror game, old school hallway 256 wide', ['create_picture', /hallway/, /"width":256/]),
  makes('portrait of an old wizard', ['create_picture', /portrait of an old wizard/]),
  makes('hexagon tiles: forest, mountain, lake, 64px', [
    'create_tiles_pro',
    /"hex"/,
    /1\) forest 2\) mountain 3\) lake/,
    /64/,
  ]),
  makes('seamless wood floor texture 64', ['create_tiles_pro', /square_topdown/, /wood floor/, /64/]),
  makes('grass and dirt tileset 16x16 that joins at the edges', [T, /grass/, /"dirt"/, /16/]),
  asks('24px tileset of grass and sand'),
  asks('a health bar 100x20'),
  makes('title screen for my game "Dust Runner"', [U, /dust runner/i]),
  makes('nes palette mario-like plumber', [C, /plumber/]),
  makes('a sword for my knight', [O, /"a sword"/]),
  makes(
    'i need a map of an island with a village, a forest and a cave entrance',
    ['create_map', /island/],
    [MAP_TILES],
    [O, /cave entrance/],
    ['place_map_object|edit_map'],
  ),
  makes(
    'map of a forest with a river and 3 houses',
    ['create_map', /forest/],
    [MAP_TILES],
    [O, /cottage|house/],
    [O, /house/],
    [O, /house/],
  ),
].map(of);

export const TWENTY_FIRST: readonly Request[] = [
  makes('make my knight run', [A, /own-knight/, /running/]),
  makes('take my knight and give him an attack animation', [A, /own-knight/, /attack/]),
  makes('my orc needs a walk animation', [A, /own-orc/, /walk/]),
  makes('idle animation for the witch', [A, /own-witch/, /idle/]),
  makes('give my knight a red cape', [E, /own-knight/, /red cape/]),
  makes('turn my goblin into a king', [E, /own-goblin/, /king/]),
  makes('make a blacksmith npc that fits my knight', [C, /blacksmith/, /"style_character_id":"own-knight"/]),
  makes("make a horse with my knight's colors", [C, /horse/, /"style_character_id":"own-knight"/]),
  makes('a princess in the same style as my knight', [C, /princess/, /"style_character_id":"own-knight"/]),
  makes('make an archer in the style of my goblin', [C, /archer/, /"style_character_id":"own-goblin"/]),
  asks('make my wizard run'),
  makes(['make my wizard run', 'the blue wizard'], [A, /own-blue wizard/, /run/]),
  asks('make my dragon fly'),
  makes('download my knight', ['find_assets', /knight/]),
  makes('export my knight for unity', ['find_assets', /knight/, /unity/]),
  makes('send me the spritesheet of the orc', ['find_assets', /orc/, /spritesheet/]),
  makes('export all my sprites as one spritesheet with json for godot', ['find_assets', /godot/]),
  makes('zip of all my stuff', ['find_assets']),
  makes('which of my characters have no walk animation yet?', ['list_characters']),
  makes('which sprites did i make this week?', ['find_assets', /"days":7/]),
  makes('how many sprites have i made', ['find_assets']),
  makes('how many credits do i have left', ['get_balance']),
  makes('balance?', ['get_balance']),
  tells(
    'how do i call the api to make an image, do you have a curl example',
    /curl -s .*create-image-pixflux.*Bearer/s,
  ),
  tells('where do i find my api key', /data\/token/),
  tells('how much does a walk animation in 8 directions cost?', /^8 generations/),
  tells('cost of an 8 direction character with 3 animations?', /^25 generations/),
].map(of);
