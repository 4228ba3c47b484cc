/** Requests with talk around them, lists and sets in anybody's words, what the account has, what follows something, and plain questions. */
import type { Request } from './requests.ts';
import { asks, makes, tells } from './right-answers.ts';
import { A, C, E, I, O, P, R, T, U } from './tool-letters.ts';

const HAS: NonNullable<Request['has']> = [
  ['CHARACTER', 'knight with a red cape'],
  ['CHARACTER', 'wizard'],
  ['CHARACTER', 'skeleton'],
  ['MAP_OBJECT', 'treasure chest'],
  ['TOPDOWN_TILESET', 'grass to dirt'],
];
const own = (request: Request): Request => ({ ...request, has: HAS });

export const TWENTY_FIFTH: readonly Request[] = [
  makes('yo can u do a ninja cat, like 48px, walk + attack pls', [C, /ninja cat/, /48/], [A, /walk/], [A, /attack/]),
  makes('my kid drew a purple dinosaur with wings and wants it in a game, can u make that? he calls it Dotty', [C, /purple dinosaur with wings/, /"name":"Dotty"/]),
  makes('Make a 1-bit (black and white only) haunted house, about 64x64.', [O, /1-bit haunted house/, /64/]),
  makes('gameboy style frog knight, only the 4 green shades', [C, /game boy style frog knight/]),
  makes('spaceship from the front, back, left and right, shmup style, red and white', [R, /red and white spaceship/]),
  makes('cyberpunk street food stall, neon signs, isometric look', [P, /stall.*neon signs.*isometric/]),
  makes('pirate crew! captain, cook, parrot', [C, /pirate captain/], [C, /pirate cook/], [C, /parrot/]),
  makes('medieval villagers pls: farmer, baker, kid', [C, /medieval farmer/], [C, /medieval baker/], [C, /kid/]),
  makes('three mushrooms, one should look poisonous', [O, /mushroom/], [O, /mushroom/], [O, /poisonous mushroom/]),
  makes('three color slimes, green blue and red, with bouncing idle', [C, /green slime/], [A, /bouncing idle/], [C, /blue slime/], [A, /bouncing idle/], [C, /red slime/], [A, /bouncing idle/]),
  makes('jellyfish enemies for an underwater level, small medium large', [C, /small/, /"size":32/], [C, /medium/, /"size":48/], [C, /large/, /"size":64/]),
  makes('viking warriors: axe, bow', [C, /viking warrior with an axe/], [C, /viking warrior with a bow/]),
  makes('sword icons: fire, ice', [O, /fire sword icon/], [O, /ice sword icon/]),
  makes('isometric grass block, dirt block and stone block', [I, /grass/], [I, /dirt/], [I, /stone/]),
  makes('health bar and mana bar, fantasy wood and gold', [U, /health bar.*wood.*gold/], [U, /mana bar.*wood.*gold/]),
  makes('dungeon floor and wall tileset, 32x32, a bit blueish, zelda like', [T, /bluish dungeon floor/, /bluish dungeon wall/, /32/]),
  makes('make me a tileset that goes from sand to water, 16px, top down', [T, /"water"/, /"sand"/, /16/]),
  makes('something spooky for halloween', [O, /lantern/]),
  own(makes('do the same skeleton an idle and a death anim', [A, /own-skeleton/, /idle/], [A, /own-skeleton/, /death/])),
  own(makes("make the knight's cape blue instead", [E, /own-knight/, /blue cape/])),
  own(makes("I don't like the knight's helmet, take it off so you can see his face, brown hair", [E, /own-knight/, /brown hair, without helmet/])),
  own(makes('knight with the red cape: run, sword swing. side view only', [A, /own-knight/, /run/, /"directions":\["east"\]/], [A, /sword swing/, /"directions":\["east"\]/])),
  own(makes('chest: change size to 16x16', [P, /treasure chest/, /16/])),
  own(makes('treasure chest but made of ice plz', [O, /treasure chest made of ice/])),
  own(makes('rename the wizard to Merlo', ['rename_asset', /own-wizard/, /Merlo/])),
  own(asks('delete the skeleton please, I dont use it')),
  makes('goblin but with wings', [C, /goblin with wings/]),
  makes(['a sword with a green handle', 'undo that, i meant a green blade and normal handle'], [O, /sword with a green blade and normal handle/]),
  makes(['potion bottle with red liquid', 'now same in blue and green'], [O, /blue liquid/], [O, /green liquid/]),
  makes(['a pink cactus in a pot', 'make it smile'], [O, /smiling pink cactus in a pot/]),
  tells(['a market stall with fruits', 'remove the background'], /no background/),
  asks('owl on a branch', 'flip it so it looks to the left'),
  tells("is there an api? i'd like to generate items from a python script", /requests\.post/),
  tells('Can I sell a game on Steam with these sprites? Do I need to credit you?', /Nobody has to be named/),
  tells('unity: how do I slice the walk sheet', /Multiple.*Grid By Cell Size/s),
]; // biome-ignore format: a table
