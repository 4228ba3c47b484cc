import type { Vec3 } from '../../solids/vec.ts';
import type { Pose } from '../../subject/humanoid/pose.ts';
import { carried, jugglingBalls } from './carried.ts';
import { type Draw, held, LEAN } from './holding.ts';
import { polearm, staff } from './poles.ts';
import { hideShield, riotShield, shield } from './shields.ts';
import type { Piece } from './types.ts';
import { axe, blade, bow, club, flatBat, hammer, mace, pickaxe, toothed } from './weapons.ts';

const right = (id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({
  id,
  aliases,
  slot: 'right',
  material,
  trim,
  draw,
});
const left = (id: string, aliases: readonly string[], material: string, trim: string, draw: Draw): Piece => ({
  id,
  aliases,
  slot: 'left',
  material,
  trim,
  draw,
});
const carry = (
  slot: 'right' | 'left',
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  lie: Vec3 = [0.12, 1, 0.2],
): Piece => ({ id, aliases, slot, material, trim, draw: held(lie, carried[id] ?? carried[id.split('-')[0]!]!) });

/** Small things are held up beside the chest, or nobody would see them. */
const SHOWN: Partial<Pose> = { swingL: 22, abductL: 26, elbowL: 78, turnL: -14 };

/** A pole is held away from the body: its head clear of the face, its shaft clear of the coat. */
const away = (piece: Piece): Piece => ({ ...piece, arms: { swingR: 8, abductR: 30, elbowR: 20 } });

/** What hands hold: weapons and tools in the right, shields, bows and lights in the left. */
export const HELD: readonly Piece[] = [
  right(
    'sword',
    ['longsword', 'blade', 'broadsword', 'short sword', 'shortsword', 'rune sword'],
    'blade',
    'gold',
    blade({ length: 1.3 }),
  ),
  right(
    'greatsword',
    ['great sword', 'claymore', 'two handed sword', 'buster sword', 'big sword', 'zweihander'],
    'blade',
    'gold',
    blade({ length: 1.7, width: 1.5, guard: 0.3 }),
  ),
  right(
    'dagger',
    ['knife', 'kitchen knife', 'stiletto', 'shiv', 'throwing knife', 'kunai'],
    'blade',
    'bronze',
    blade({ length: 0.68, guard: 0.14 }),
  ),
  right(
    'katana',
    ['samurai sword', 'ninjato', 'odachi', 'nodachi', 'wakizashi', 'tachi', 'uchigatana', 'japanese sword'],
    'blade',
    'gold',
    blade({ length: 1.5, width: 0.62, guard: 0.11, slim: true }),
  ),
  right(
    'scimitar',
    [
      'cutlass',
      'sabre',
      'saber',
      'curved sword',
      'machete',
      'falchion',
      'shamshir',
      'talwar',
      'khopesh',
      'pirate sword',
      'curved blade',
    ],
    'blade',
    'gold',
    blade({ length: 1.25, curved: true }),
  ),
  right(
    'kukri',
    ['curved dagger', 'curved knife', 'kris', 'jambiya', 'karambit', 'sickle blade', 'curved dagger blade'],
    'blade',
    'bronze',
    blade({ length: 0.78, curved: true, guard: 0.1 }),
  ),
  right('rapier', ['fencing sword', 'foil', 'epee'], 'blade', 'gold', blade({ length: 1.4, width: 0.5 })),
  right(
    'axe',
    ['battle axe', 'hatchet', 'battleaxe', 'hand axe', 'woodcutter axe', 'tomahawk'],
    'steel',
    'wood',
    axe({ shaft: 1, size: 1 }),
  ),
  right(
    'double-axe',
    ['double axe', 'great axe', 'greataxe', 'double bladed axe', 'war axe'],
    'steel',
    'wood',
    axe({ shaft: 1.05, size: 1.25, double: true }),
  ),
  right('hammer', ['smith hammer', 'mallet', 'blacksmith hammer'], 'iron', 'wood', hammer(1.1, 0.8)),
  right('warhammer', ['war hammer', 'maul', 'sledgehammer', 'giant hammer'], 'iron', 'wood', hammer(1.5, 0.95)),
  right('mace', ['scepter', 'sceptre', 'royal scepter'], 'steel', 'wood', mace(false)),
  right('morningstar', ['morning star', 'spiked mace'], 'iron', 'wood', mace(true)),
  right('club', ['bat', 'baseball bat', 'wooden bat', 'wooden club', 'cudgel'], 'wood', 'wood', club),
  right('macuahuitl', ['obsidian club', 'obsidian sword', 'aztec club', 'aztec sword'], 'wood', 'dark', toothed(true)),
  right(
    'spiked-club',
    [
      'spiked bat',
      'spiked baseball bat',
      'nail bat',
      'club with spikes',
      'spiked wooden club',
      'club with nails',
      'barbed wire bat',
      'kanabo',
      'tetsubo',
    ],
    'wood',
    'steel',
    toothed(false),
  ),
  right('cricket-bat', ['cricket bat', 'flat bat'], 'pale_wood', 'red', flatBat),
  away(right('staff', ['magic staff', 'wizard staff', 'crystal staff', 'orb staff'], 'wood', 'crystal', staff('orb'))),
  away(right('crook', ['shepherd crook', 'gnarled staff', 'crosier'], 'wood', 'wood', staff('crook'))),
  away(
    right(
      'quarterstaff',
      ['walking stick', 'wooden staff', 'bo staff', 'pole', 'stick'],
      'wood',
      'wood',
      staff('plain'),
    ),
  ),
  away(right('skull-staff', ['skull staff', 'necromancer staff', 'bone staff'], 'dark_wood', 'bone', staff('skull'))),
  away(right('spear', ['lance', 'pilum', 'javelin', 'pike', 'harpoon'], 'steel', 'wood', polearm('spear'))),
  away(right('trident', ['pitchfork', 'fork'], 'steel', 'wood', polearm('trident'))),
  away(right('halberd', ['poleaxe', 'glaive', 'polearm', 'naginata'], 'steel', 'wood', polearm('halberd'))),
  right('scythe', ['reaper scythe', 'sickle'], 'blade', 'dark_wood', polearm('scythe')),
  away(right('rake', ['garden rake'], 'iron', 'wood', polearm('rake'))),
  away(right('hoe', ['garden hoe', 'grub hoe'], 'iron', 'wood', polearm('hoe'))),
  away(right('broom', ['broomstick'], 'thatch', 'wood', polearm('broom'))),
  away(right('shovel', ['spade', 'trowel'], 'iron', 'wood', polearm('shovel'))),
  right('banner', ['flag', 'standard', 'war banner'], 'red', 'wood', polearm('banner')),
  right('pickaxe', ['pick', 'mattock', 'pick axe'], 'iron', 'wood', pickaxe),
  carry('right', 'wand', ['magic wand'], 'dark_wood', 'eye_glow', LEAN),
  carry('right', 'wrench', ['spanner'], 'steel', 'steel', LEAN),
  carry('right', 'screwdriver', [], 'steel', 'red', LEAN),
  carry('right', 'ladle', ['spoon', 'wooden spoon', 'spatula', 'whisk'], 'iron', 'iron', LEAN),
  carry('right', 'frying-pan', ['frying pan', 'pan', 'skillet', 'cast iron pan', 'iron skillet'], 'dark_metal', 'dark_wood', LEAN), // biome-ignore format: one row
  carry('left', 'holy-symbol', ['holy symbol', 'crucifix', 'holy cross', 'wooden cross', 'ankh', 'golden cross', 'cross'], 'gold', 'gold', [0.1, 1, 0.2]), // biome-ignore format: one row
  right(
    'juggling-balls',
    ['juggling ball', 'three juggling balls', 'juggling clubs', 'juggling pins'],
    'red',
    'gold',
    jugglingBalls,
  ),
  carry('right', 'rod', ['fishing rod', 'fishing pole'], 'wood', '#8494a4/cloth', [0.62, 1, 0.2]),
  left('shield', ['heater shield', 'kite shield', 'knight shield'], 'blue', 'gold', shield('heater')),
  left(
    'round-shield',
    ['round shield', 'buckler', 'viking shield', 'wooden shield', 'targe'],
    'wood',
    'iron',
    shield('round'),
  ),
  left('tower-shield', ['tower shield', 'great shield', 'roman shield', 'scutum'], 'crimson', 'gold', shield('tower')),
  left('hide-shield', ['hide shield', 'cowhide shield', 'zulu shield', 'maasai shield', 'masai shield', 'african shield', 'tribal shield', 'leather shield', 'oval shield'], '#a8382c/leather', 'cloth', hideShield), // biome-ignore format: one row
  left('riot-shield', ['riot shield', 'police shield', 'ballistic shield', 'clear shield', 'glass shield', 'transparent shield', 'swat shield'], '#a8d0e4', 'charcoal', riotShield), // biome-ignore format: one row
  left('leaf-shield', ['lily pad shield', 'leaf shield', 'lilypad shield', 'lily shield', 'giant leaf shield'], 'leaf', 'dark_leaf', shield('round')), // biome-ignore format: one row
  left('bow', ['longbow', 'shortbow', 'hunting bow', 'bow and arrow', 'bow and arrows'], 'wood', 'cloth', bow),
  // it is held up, to give light
  {
    ...carry('left', 'torch', ['burning torch', 'flaming torch'], 'wood', 'flame'),
    arms: { swingL: 18, abductL: 32, elbowL: 72, turnL: -28 },
  },
  // it hangs beside the body, from a hand that is held out
  {
    ...carry('left', 'lantern', ['lamp', 'oil lamp', 'hand lantern'], 'dark_metal', 'eye_glow'),
    arms: { swingL: 10, abductL: 32, elbowL: 44, turnL: -30 },
  },
  carry(
    'left',
    'clipboard',
    ['clip board', 'checklist', 'chart', 'medical chart', 'paperwork', 'form'],
    'wood',
    'steel',
  ),
  { ...carry('left', 'potion', ['flask', 'vial', 'elixir'], 'potion', 'glass'), arms: SHOWN },
  { ...carry('left', 'mug', ['beer', 'tankard', 'beer mug', 'ale', 'cup', 'drink'], 'wood', 'cream'), arms: SHOWN },
  { ...carry('left', 'flower', ['rose', 'flowers', 'tulip'], 'rose', 'leaf'), arms: SHOWN },
  { ...carry('left', 'orb', ['crystal ball', 'magic orb', 'globe'], 'crystal', 'crystal'), arms: SHOWN },
];
