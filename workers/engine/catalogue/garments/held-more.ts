import { carried } from './carried.ts';
import { energyBlade, longGun, pistol } from './firearms.ts';
import { balloons, grapple } from './grapple.ts';
import { handhelds } from './handhelds.ts';
import { carriedPiece as carry, left, right } from './held-rows.ts';
import { LEAN } from './holding.ts';
import { accordion, bagpipes, drum, guitar, violin, wind } from './instruments.ts';
import { sheets } from './sheets.ts';
import { ballAndChain, crutches, pomPoms, sporting } from './sporting.ts';
import type { Piece } from './types.ts';
import { gun } from './weapons.ts';

const UP = [0.12, 1, 0.2] as const;
/** Arms that play or carry what is before the body. */
const STRUM = { swingR: 26, abductR: 24, elbowR: 66, turnR: 52, swingL: 22, abductL: 34, elbowL: 84, turnL: -4 };
const SQUEEZE = { swingR: 20, abductR: 34, elbowR: 62, turnR: 20, swingL: 20, abductL: 34, elbowL: 62, turnL: 20 };
const DRUMMING = { swingR: 14, abductR: 26, elbowR: 72, turnR: 24, swingL: 14, abductL: 26, elbowL: 72, turnL: 24 };
const FLUTE = { swingR: 40, abductR: 40, elbowR: 112, turnR: 20, swingL: 46, abductL: 20, elbowL: 118, turnL: 50 };
const TRUMPET = { swingR: 44, abductR: 22, elbowR: 104, turnR: 14, swingL: 48, abductL: 14, elbowL: 106, turnL: 46 };
const SAX = { swingR: 14, abductR: 20, elbowR: 62, turnR: 34, swingL: 24, abductL: 18, elbowL: 84, turnL: 46 };
const FIDDLE = { swingR: 30, abductR: 30, elbowR: 78, turnR: 30, swingL: 30, abductL: 46, elbowL: 74, turnL: -30 };
const BEARING = { swingR: 20, abductR: 12, elbowR: 80, turnR: 22, swingL: 20, abductL: 12, elbowL: 80, turnL: 22 };
const PRESS = { swingR: 34, abductR: 42, elbowR: 138, turnR: -34, swingL: 34, abductL: 42, elbowL: 138, turnL: -34 };
const SINGING = { swingR: 34, abductR: 20, elbowR: 112, turnR: 14 };
const TOAST = { swingL: 16, abductL: 38, elbowL: 78, turnL: -22 };
const AIMED = { swingR: 14, abductR: 34, elbowR: 64, turnR: -46 };
const CHEER = { swingR: 18, abductR: 52, elbowR: 60, turnR: -30, swingL: 18, abductL: 52, elbowL: 60, turnL: -30 };
/** A long gun before the body: the right hand at its grip, the left one under its barrel. */
const AT_PORT = { swingR: 22, abductR: 22, elbowR: 62, turnR: 26, swingL: 34, abductL: 16, elbowL: 92, turnL: 40 };
const SHOULDERED = { swingR: 16, abductR: 22, elbowR: 88, turnR: -30 };

const both = (piece: Piece, arms: Piece['arms']): Piece => ({ ...piece, arms: arms ?? {}, both: true });
const raised = (piece: Piece): Piece => ({ ...piece, arms: AIMED });
const ported = (piece: Piece): Piece => ({ ...piece, arms: AT_PORT });

/** More of what hands hold: sheets, arms of all times, instruments, what trades and games use. */
export const MORE_HELD: readonly Piece[] = [
  raised(right('pistol', ['gun', 'handgun', 'revolver', 'flintlock', 'flintlock pistol', 'six shooter', 'colt', 'luger'], 'iron', 'wood', pistol('gun'))),
  raised(right('ray-gun', ['raygun', 'ray gun', 'phaser', 'alien gun', 'water gun', 'squirt gun'], 'silver', 'charcoal', pistol('ray'))),
  raised(right('blaster', ['laser gun', 'laser pistol', 'blaster pistol', 'plasma pistol', 'energy pistol'], 'dark_metal', 'charcoal', pistol('blaster'))),
  ported(right('rifle', ['musket', 'shotgun', 'long gun', 'sniper rifle', 'assault rifle'], 'iron', 'wood', gun(true))),
  raised(right('crossbow', ['arbalest', 'hand crossbow', 'repeating crossbow'], 'wood', 'steel', longGun('crossbow'))),
  ported(right('submachine-gun', ['tommy gun', 'machine gun', 'submachine gun', 'smg', 'uzi', 'machinegun'], 'iron', 'wood', longGun('drum'))),
  ported(right('energy-rifle', ['plasma rifle', 'laser rifle', 'plasma gun', 'energy rifle', 'pulse rifle', 'blaster rifle'], 'dark_metal', 'charcoal', longGun('energy'))),
  right('launcher', ['bazooka', 'rocket launcher', 'grenade launcher', 'missile launcher', 'rpg launcher'], 'forest', 'iron', longGun('launcher')),
  right('energy-sword', ['lightsaber', 'light saber', 'laser sword', 'energy sword', 'energy blade', 'plasma sword', 'beam sword', 'lightsabre', 'light sword', 'laser blade', 'neon sword', 'neon katana'], '#58e0f4/flame', 'steel', energyBlade),
  carry('left', 'book', ['tome', 'bible', 'notebook', 'diary', 'journal', 'textbook', 'law book', 'cookbook', 'hymn book'], 'crimson', 'gold', UP, sheets),
  { ...carry('left', 'book', [], 'purple', 'gold', UP, sheets), id: 'spellbook', aliases: ['grimoire', 'spell book', 'magic book', 'book of spells'] },
  both(carry('right', 'book-stack', ['stack of books', 'pile of books', 'books', 'stack of tomes'], 'crimson', 'gold', UP, sheets), BEARING),
  carry('left', 'scroll', ['parchment', 'papyrus', 'papyrus scroll', 'decree', 'proclamation', 'magic scroll', 'contract', 'diploma'], 'paper', 'wood', UP, sheets),
  carry('left', 'map', ['treasure map', 'world map', 'blueprint'], 'paper', 'red', UP, sheets),
  carry('left', 'letter', ['envelope', 'mail', 'love letter', 'letters', 'invitation'], 'cloth', 'red', UP, sheets),
  carry('left', 'newspaper', ['paper', 'magazine', 'menu', 'wanted poster', 'poster', 'sheet music'], 'cloth', 'charcoal', UP, sheets),
  both(carry('right', 'box', ['cardboard box', 'package', 'parcel', 'crate', 'delivery box', 'gift box'], 'pale_wood', 'linen', UP, sheets), BEARING),
  both(carry('right', 'pizza-box', ['pizza box', 'pizza boxes'], '#d8b078', 'cloth', UP, sheets), BEARING),
  { ...carry('right', 'microphone', ['mic', 'mike'], 'charcoal', 'grey', [-0.1, 0.95, 0.34], handhelds), arms: SINGING },
  carry('right', 'paintbrush', ['paint brush', 'artist brush'], 'wood', 'red', LEAN, handhelds),
  carry('right', 'pencil', ['pen', 'crayon', 'marker', 'giant pencil', 'fountain pen', 'chalk'], 'yellow', 'dark', LEAN, handhelds),
  carry('left', 'palette', ['paint palette', 'color palette', 'colour palette', 'artist palette'], 'pale_wood', 'red', UP, handhelds),
  carry('right', 'brush', ['scrubbing brush', 'scrub brush', 'sweep brush', 'hairbrush', 'hair brush'], 'wood', 'charcoal', LEAN, handhelds),
  carry('right', 'duster', ['feather duster'], 'wood', 'rose', LEAN, handhelds),
  carry('right', 'mop', ['wet mop', 'floor mop'], 'cloth', 'wood', [0.3, 1, 0.12], handhelds),
  { ...carry('left', 'bottle', ['wine bottle', 'beer bottle', 'bottle of wine', 'bottle of rum', 'bottle of beer', 'rum bottle', 'whiskey bottle', 'rum', 'wine', 'bottle of whiskey', 'champagne', 'water bottle', 'milk bottle', 'sake bottle'], '#3f7448/glass', 'cream', UP, handhelds), arms: TOAST },
  { ...carry('left', 'goblet', ['chalice', 'holy grail', 'wine goblet', 'goblet of wine', 'golden goblet', 'goblet of blood'], 'gold', 'crimson', UP, handhelds), arms: TOAST },
  { ...carry('left', 'goblet', [], '#dcecf4', 'crimson', UP, handhelds), id: 'wine-glass', aliases: ['wine glass', 'glass of wine', 'wineglass', 'glass of red wine', 'red wine', 'glass of blood', 'cocktail', 'martini', 'cocktail glass', 'champagne glass', 'glass of champagne'], arms: TOAST },
  { ...carry('left', 'mug', [], 'cloth', 'brown_cloth', UP, carried), id: 'teacup', aliases: ['tea cup', 'cup of tea', 'coffee cup', 'cup of coffee', 'coffee', 'coffee mug', 'tea', 'mug of coffee'], arms: TOAST },
  carry('left', 'bouquet', ['flower bouquet', 'bouquet of flowers', 'bunch of flowers', 'bouquet of roses', 'wedding bouquet'], 'rose', 'leaf', UP, handhelds),
  carry('right', 'candy-cane', ['candy cane', 'peppermint stick', 'candy cane staff'], 'cloth', 'red', [0.2, 1, 0.16], handhelds),
  carry('right', 'golf-club', ['golf club', 'putter', 'golf iron'], 'steel', 'charcoal', LEAN, sporting),
  carry('right', 'racket', ['tennis racket', 'racquet', 'tennis racquet', 'badminton racket', 'squash racket'], 'blue', 'charcoal', LEAN, sporting),
  carry('right', 'hockey-stick', ['hockey stick', 'lacrosse stick', 'curling broom'], 'pale_wood', 'charcoal', [0.3, 0.95, 0.2], sporting),
  carry('right', 'skis', ['pair of skis', 'ski poles', 'ski'], 'orange', 'blue', [0.1, 1, 0.1], sporting),
  carry('right', 'flashlight', ['hand torch', 'electric torch', 'pocket torch', 'penlight'], 'charcoal', '#fff0a0/flame', [0.95, 0.12, 0.3], carried),
  carry('right', 'cleaver', ['meat cleaver', 'butcher knife', 'butcher cleaver', 'cleaver knife', 'chopping knife', 'chef knife', "butcher's knife", 'giant cleaver'], 'blade', 'dark_wood', LEAN, handhelds),
  carry('right', 'rolling-pin', ['rolling pin'], 'pale_wood', 'wood', LEAN, handhelds),
  carry('right', 'baton', ['nightstick', 'truncheon', 'police baton', 'billy club', 'conductor baton', 'stun baton'], 'charcoal', 'charcoal', LEAN, sporting),
  carry('right', 'bone', ['big bone', 'bone club', 'femur', 'giant bone'], 'bone', 'bone', LEAN, sporting),
  carry('right', 'pointer', ['pointing stick', 'pointer stick', 'teaching stick'], 'wood', 'red', LEAN, handhelds),
  carry('right', 'star-wand', ['star wand', 'fairy wand', 'moon wand', 'wand with a star', 'magical girl wand', 'heart wand'], 'rose', 'yellow', LEAN, handhelds),
  carry('right', 'cane', ['walking cane', 'wooden cane', 'white cane', 'gentleman cane', 'cane with a golden handle', 'dandy cane'], 'dark_wood', 'gold', UP, sporting),
  carry('right', 'spyglass', ['telescope', 'spy glass', 'brass telescope'], 'leather', 'gold', [0.7, 0.6, 0.3], sporting),
  carry('left', 'money-bag', ['bag of money', 'coin bag', 'coin purse', 'purse of gold', 'money sack'], 'linen', 'gold', UP, sporting),
  carry('right', 'tongs', ['blacksmith tongs', 'fire tongs', 'pliers'], 'iron', 'iron', LEAN, sporting),
  carry('right', 'chimney-brush', ['chimney sweep brush', 'chimney broom', 'sweeping brush', 'soot brush', 'flue brush'], '#4c4644/cloth', 'wood', UP, sporting),
  carry('right', 'whip', ['bullwhip', 'leather whip', 'lash'], 'dark_leather', 'leather', LEAN, sporting),
  { ...left('balloon', ['party balloon', 'toy balloon', 'balloon on a string'], 'red', 'charcoal', balloons(1)), arms: { swingL: 16, abductL: 30, elbowL: 70, turnL: -24 } },
  { ...left('balloon-bunch', ['balloons', 'bunch of balloons', 'balloon bouquet', 'many balloons', 'colorful balloons', 'bundle of balloons'], 'red', 'charcoal', balloons(5)), arms: { swingL: 16, abductL: 30, elbowL: 70, turnL: -24 } },
  raised(right('grapple', ['grappling hook', 'grapnel', 'grappling iron', 'hook on a rope', 'rope and hook', 'rope with a hook'], 'steel', 'rope', grapple)),
  { ...carry('right', 'lasso', ['lariat', 'rope lasso'], 'rope', 'rope', UP, sporting), arms: { swingR: 18, abductR: 74, elbowR: 88, turnR: -60 } },
  { ...carry('right', 'umbrella', ['parasol', 'brolly', 'open umbrella', 'sunshade', 'paper umbrella', 'rain umbrella'], 'red', 'cloth', UP, sporting), arms: { swingR: 22, abductR: 34, elbowR: 96, turnR: -12 } },
  carry('left', 'net', ['fishing net', 'casting net', 'gladiator net', 'weighted net', 'butterfly net', 'hand net', 'landing net', 'insect net', 'bug net', 'bug catching net', 'dip net'], '#f0e8d0/cloth', 'wood', UP, sporting),
  carry('left', 'smoker', ['bee smoker'], 'silver', 'leather', UP, sporting),
  { ...carry('right', 'bindle', ['hobo bag', 'bindle stick', 'stick with a bundle'], 'red', 'crimson', UP, sporting), arms: SHOULDERED },
  carry('right', 'syringe', ['injection', 'vaccine', 'hypodermic needle'], '#dcecf4/glass', 'red', LEAN, handhelds),
  carry('right', 'surfboard', ['surf board', 'longboard', 'bodyboard'], 'yellow', 'red', UP, sporting),
  both(carry('right', 'barbell', ['weights', 'barbell weights', 'heavy weights', 'weight bar'], 'charcoal', 'steel', UP, sporting), PRESS),
  both(right('pom-poms', ['pom pom', 'pompom', 'pompoms', 'cheerleader pom poms'], 'yellow', 'red', pomPoms), CHEER),
  both(right('crutches', ['crutch', 'pair of crutches', 'wooden crutches', 'wooden crutch'], 'wood', 'leather', crutches), { abductR: 26, abductL: 26, elbowR: 16, elbowL: 16 }),
  { ...left('ball-and-chain', ['ball and chain', 'iron ball', 'shackle ball'], 'charcoal', 'steel', ballAndChain), slot: 'peg' },
  both(right('guitar', ['acoustic guitar', 'classical guitar', 'ukulele', 'folk guitar', 'spanish guitar'], '#c8843c/wood', 'dark_wood', guitar('guitar')), STRUM),
  both(right('electric-guitar', ['electric guitar', 'bass guitar', 'rock guitar', 'e guitar', 'flying v guitar'], 'red', 'dark_wood', guitar('electric')), STRUM),
  both(right('lute', ['mandolin', 'oud', 'bard lute', 'sitar', 'shamisen', 'balalaika'], 'pale_wood', 'dark_wood', guitar('lute')), STRUM),
  both(right('banjo', [], 'cloth', 'dark_wood', guitar('banjo')), STRUM),
  both(right('accordion', ['concertina', 'squeezebox', 'bandoneon', 'squeeze box'], 'red', 'cloth', accordion), SQUEEZE),
  both(right('drum', ['snare drum', 'war drum', 'bongo', 'djembe', 'tribal drum', 'hand drum'], 'red', 'gold', drum), DRUMMING),
  both(right('flute', ['recorder', 'silver flute', 'wooden flute', 'piccolo', 'magic flute', 'tin whistle'], '#b07840/wood', 'dark_wood', wind('flute')), FLUTE),
  both(right('pan-flute', ['pan pipes', 'panpipes', 'pan flute', 'panpipe', 'syrinx'], 'pale_wood', 'wood', wind('pipes')), { ...TRUMPET, turnR: 46 }),
  both(right('trumpet', ['bugle', 'cornet', 'herald trumpet', 'fanfare trumpet'], 'gold', 'bronze', wind('trumpet')), TRUMPET),
  both(right('saxophone', ['sax'], 'gold', 'cloth', wind('saxophone')), SAX),
  both(right('violin', ['fiddle', 'viola'], '#b0602c/wood', 'dark_wood', violin), FIDDLE),
  both(right('bagpipes', ['bagpipe', 'bag pipes'], 'crimson', 'dark_wood', bagpipes), { swingL: 14, abductL: 34, elbowL: 70, turnL: 40, swingR: 18, abductR: 18, elbowR: 64, turnR: 34 }),
]; // biome-ignore format: one row a piece
