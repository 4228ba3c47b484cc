import type { MaterialRef } from './materials.ts';
import type { Vec3 } from './vec.ts';

export type BeastEar = 'point' | 'flop' | 'round' | 'horse' | 'side' | 'tall' | 'none';
export type BeastHorns = 'antlers' | 'bull' | 'goat' | 'ram' | 'unicorn' | 'tusks' | 'rhino' | 'none';

/**
 * A four-legged animal as numbers; unit: about the shoulder height. `length` of the body, `leg` length and radius,
 * radii of chest, hip and head, `neck` [forward, up] from the chest, `muzzle` [length, radius].
 */
export interface Beast {
  readonly id: string;
  readonly aliases: readonly string[];
  /** Furs that the seed may pick; the first is the usual one. */
  readonly fur: readonly MaterialRef[];
  /** 'same' or a material. */
  readonly belly: MaterialRef | 'same';
  readonly paw: MaterialRef | 'same';
  readonly muzzleFur: MaterialRef | 'same';
  readonly length: number;
  readonly leg: number;
  readonly legRadius: number;
  readonly chest: number;
  readonly hip: number;
  readonly head: number;
  readonly neck: readonly [forward: number, up: number];
  readonly neckRadius?: number;
  readonly muzzle: readonly [length: number, radius: number];
  /** How far the head hangs, as a share of 90°. */
  readonly droop?: number;
  readonly ear: BeastEar;
  /** Points from the rump; empty for none. */
  readonly tail: readonly Vec3[];
  readonly tailRadius: number;
  readonly tailTip?: MaterialRef;
  readonly tailFur?: MaterialRef;
  readonly eyes: MaterialRef | 'dark';
  readonly nose: MaterialRef;
  /** Eyes at the sides of a long head, hooves. */
  readonly equine?: boolean;
  readonly hooves?: boolean;
  readonly mane?: MaterialRef;
  readonly ruff?: MaterialRef;
  readonly horns?: BeastHorns;
  readonly marks?: 'stripes' | 'spots' | 'patches' | 'wool' | 'mask' | 'saddle';
  readonly markFur?: MaterialRef;
  readonly hump?: boolean;
  readonly trunk?: boolean;
}

const CURLED: readonly Vec3[] = [[0, 0.06, 0], [0, 0.2, -0.12], [0.06, 0.28, -0.04]];
const RAISED: readonly Vec3[] = [[0, 0.04, 0], [0, 0.25, -0.25], [0, 0.5, -0.28]];
const HANGING: readonly Vec3[] = [[0, 0.06, 0], [0, -0.1, -0.14], [0, -0.42, -0.16]];
const STUB: readonly Vec3[] = [[0, 0, 0], [0, 0.04, -0.12]];
const FELINE: readonly Vec3[] = [[0, 0.05, 0], [0, 0, -0.36], [0, 0.16, -0.58], [0, 0.34, -0.62]];
const BRUSH: readonly Vec3[] = [[0, 0.02, 0], [0, -0.06, -0.3], [0, 0.0, -0.62]];

const cat: Beast = { id: 'cat', aliases: ['kitten', 'kitty', 'feline', 'tabby', 'tomcat'], fur: ['cat', '#8c8a94/cat', '#3c3844/cat', '#ece0d0/cat'], belly: 'cream', paw: 'cream', muzzleFur: 'cream', length: 0.76, leg: 0.52, legRadius: 0.085, chest: 0.23, hip: 0.22, head: 0.34, neck: [0.16, 0.3], muzzle: [0.1, 0.15], ear: 'point', tail: [[0, 0.02, 0], [0, 0.12, -0.35], [0, 0.5, -0.5], [0, 0.72, -0.42]], tailRadius: 0.075, eyes: 'green', nose: 'rose', marks: 'stripes' };
const dog: Beast = { id: 'dog', aliases: ['puppy', 'hound', 'doggy', 'corgi', 'beagle', 'labrador', 'retriever', 'pup'], fur: ['dog', '#dcb070/dog', '#6a5a50/dog', '#e8dccc/dog'], belly: 'cream', paw: 'same', muzzleFur: 'muzzle', length: 0.84, leg: 0.58, legRadius: 0.09, chest: 0.27, hip: 0.22, head: 0.31, neck: [0.2, 0.36], muzzle: [0.26, 0.15], ear: 'flop', tail: RAISED, tailRadius: 0.08, eyes: 'dark', nose: 'nose' };
const horse: Beast = { id: 'horse', aliases: ['stallion', 'mare', 'pony', 'foal', 'steed', 'mustang'], fur: ['horse', '#5a3c30/horse', '#d8d0c8/horse', '#484450/horse', '#c89858/horse'], belly: 'same', paw: 'hoof', muzzleFur: 'horse_muzzle', length: 0.98, leg: 0.72, legRadius: 0.1, chest: 0.31, hip: 0.3, head: 0.25, neck: [0.34, 0.58], neckRadius: 0.19, muzzle: [0.36, 0.15], droop: 0.36, ear: 'horse', tail: [[0, 0.1, 0], [0, 0.02, -0.22], [0, -0.35, -0.28], [0, -0.62, -0.24]], tailRadius: 0.1, tailFur: 'dark_leather', mane: 'dark_leather', eyes: 'dark', nose: 'hoof', equine: true, hooves: true };
const bear: Beast = { id: 'bear', aliases: ['grizzly', 'brown bear', 'bear cub', 'black bear'], fur: ['bear', '#4a4048/bear', '#a8784c/bear'], belly: 'same', paw: 'same', muzzleFur: 'muzzle', length: 0.92, leg: 0.54, legRadius: 0.155, chest: 0.38, hip: 0.4, head: 0.36, neck: [0.34, 0.16], muzzle: [0.22, 0.17], ear: 'round', tail: STUB, tailRadius: 0.1, eyes: 'dark', nose: 'nose' };
const lion: Beast = { id: 'lion', aliases: ['male lion', 'big cat'], fur: ['lion', '#e8c880/lion'], belly: 'muzzle', paw: 'same', muzzleFur: 'muzzle', length: 0.95, leg: 0.54, legRadius: 0.115, chest: 0.31, hip: 0.27, head: 0.33, neck: [0.24, 0.3], muzzle: [0.19, 0.17], ear: 'round', tail: [[0, 0.05, 0], [0, 0, -0.4], [0, 0.2, -0.62]], tailRadius: 0.05, tailTip: 'mane', ruff: 'mane', eyes: 'dark', nose: 'nose' };
const cow: Beast = { id: 'cow', aliases: ['cattle', 'calf', 'dairy cow', 'heifer'], fur: ['cloth', '#8c5a3c/horse', '#e4dcd0/cloth'], belly: 'same', paw: 'hoof', muzzleFur: 'pig', length: 1.02, leg: 0.54, legRadius: 0.105, chest: 0.36, hip: 0.35, head: 0.27, neck: [0.3, 0.18], neckRadius: 0.22, muzzle: [0.22, 0.17], droop: 0.16, ear: 'side', tail: HANGING, tailRadius: 0.04, tailTip: 'nose', eyes: 'dark', nose: 'hoof', equine: true, hooves: true, horns: 'bull', marks: 'patches', markFur: '#46424c/cloth' };
const pig: Beast = { id: 'pig', aliases: ['piglet', 'hog', 'swine', 'sow'], fur: ['pig'], belly: 'same', paw: '#c88078/pig', muzzleFur: '#dc8f88/pig', length: 0.88, leg: 0.36, legRadius: 0.1, chest: 0.36, hip: 0.36, head: 0.31, neck: [0.26, 0.1], muzzle: [0.14, 0.17], ear: 'point', tail: CURLED, tailRadius: 0.04, eyes: 'dark', nose: 'mouth', hooves: true };
const sheep: Beast = { id: 'sheep', aliases: ['lamb', 'ewe'], fur: ['wool', '#5a5460/wool'], belly: 'same', paw: 'hoof', muzzleFur: '#4c4450/cloth', length: 0.84, leg: 0.42, legRadius: 0.075, chest: 0.37, hip: 0.37, head: 0.24, neck: [0.3, 0.2], muzzle: [0.2, 0.13], droop: 0.2, ear: 'side', tail: STUB, tailRadius: 0.1, eyes: 'dark', nose: 'dark', hooves: true, marks: 'wool', markFur: '#4c4450/cloth' };
const deer: Beast = { id: 'deer', aliases: ['doe', 'fawn', 'gazelle', 'antelope', 'roe'], fur: ['deer', '#9c6a40/deer'], belly: 'cream', paw: 'hoof', muzzleFur: 'cream', length: 0.84, leg: 0.72, legRadius: 0.068, chest: 0.25, hip: 0.24, head: 0.22, neck: [0.26, 0.5], neckRadius: 0.13, muzzle: [0.22, 0.11], droop: 0.18, ear: 'side', tail: STUB, tailRadius: 0.07, eyes: 'dark', nose: 'nose', equine: true, hooves: true, marks: 'spots', markFur: 'cream' };

const rows: readonly Beast[] = [
  cat,
  { ...cat, id: 'black-cat', aliases: ['black cat', 'witch cat'], fur: ['#3c3844/cat'], belly: 'same', paw: 'same', muzzleFur: 'same', eyes: 'eye_glow', marks: undefined },
  dog,
  { ...dog, id: 'dalmatian', aliases: ['spotted dog'], fur: ['#ece8e4/dog'], belly: 'same', muzzleFur: 'same', marks: 'spots', markFur: '#3c3844/dog' },
  { ...dog, id: 'husky', aliases: ['malamute', 'sled dog', 'shepherd dog', 'german shepherd', 'guard dog'], fur: ['#6c7484/wolf', '#7c5a40/wolf'], belly: 'feather', muzzleFur: 'feather', ear: 'point', tail: CURLED, tailRadius: 0.1, eyes: 'crystal', marks: 'saddle', markFur: '#444a58/wolf' },
  horse,
  { ...horse, id: 'unicorn', aliases: ['pegasus unicorn', 'magical horse'], fur: ['#e8e4ec/wool', '#f0d0e0/wool'], muzzleFur: '#e8c8d4/wool', paw: 'gold', mane: 'violet', tailFur: 'violet', horns: 'unicorn' },
  { ...horse, id: 'donkey', aliases: ['mule', 'burro', 'ass'], fur: ['#8c8488/horse', '#7a6450/horse'], muzzleFur: 'cream', length: 0.88, leg: 0.6, neck: [0.3, 0.44], ear: 'tall', mane: '#4c444c/horse', tailFur: '#4c444c/horse' },
  { ...horse, id: 'zebra', aliases: [], fur: ['#e8e4e0/cloth'], muzzleFur: '#46424c/cloth', marks: 'stripes', markFur: '#3a3640/cloth', mane: '#3a3640/cloth', tailFur: '#3a3640/cloth' },
  { ...horse, id: 'camel', aliases: ['dromedary', 'llama', 'alpaca'], fur: ['#c89c60/horse'], muzzleFur: '#dcb880/horse', paw: '#a07848/horse', mane: undefined, tailFur: undefined, tailRadius: 0.05, neck: [0.42, 0.5], neckRadius: 0.13, hump: true, ear: 'round' },
  bear,
  { ...bear, id: 'polar-bear', aliases: ['polar bear', 'ice bear', 'white bear'], fur: ['#e8ecec/wool'], muzzleFur: '#d8dcdc/wool' },
  { ...bear, id: 'panda', aliases: ['panda bear', 'giant panda'], fur: ['#ece8e4/wool'], muzzleFur: 'same', paw: '#3a3640/cloth', marks: 'mask', markFur: '#3a3640/cloth' },
  lion,
  { ...lion, id: 'lioness', aliases: ['cougar', 'puma', 'mountain lion', 'female lion'], ruff: undefined, tailTip: undefined },
  { ...lion, id: 'tiger', aliases: ['tigress', 'saber tooth', 'sabertooth', 'white tiger'], fur: ['orange', '#e8e0dc/cat'], belly: 'cream', muzzleFur: 'cream', ruff: undefined, tailTip: undefined, tail: FELINE, tailRadius: 0.065, eyes: 'eye_glow', marks: 'stripes', markFur: '#3a3036/cat' },
  { ...lion, id: 'leopard', aliases: ['cheetah', 'jaguar', 'snow leopard', 'ocelot', 'lynx'], fur: ['#e0b060/lion', '#d8d8dc/wool'], belly: 'cream', muzzleFur: 'cream', ruff: undefined, tailTip: undefined, tail: FELINE, tailRadius: 0.06, eyes: 'green', marks: 'spots', markFur: '#5a3c28/cat', legRadius: 0.1 },
  { ...lion, id: 'panther', aliases: ['black panther', 'black leopard'], fur: ['#3a3644/cat'], belly: 'same', muzzleFur: '#4a4656/cat', ruff: undefined, tailTip: undefined, tail: FELINE, tailRadius: 0.06, eyes: 'eye_glow' },
  { ...dog, id: 'wolf', aliases: ['grey wolf', 'gray wolf', 'dire wolf', 'warg', 'coyote', 'jackal', 'timber wolf'], fur: ['wolf', '#4c4c58/wolf', '#d8dce0/wolf', '#7a6450/wolf'], belly: '#b8bec8/wolf', muzzleFur: '#b8bec8/wolf', length: 0.9, leg: 0.6, legRadius: 0.09, chest: 0.28, head: 0.29, neck: [0.28, 0.3], muzzle: [0.28, 0.13], ear: 'point', tail: BRUSH, tailRadius: 0.11, eyes: 'eye_glow', nose: 'nose', marks: 'saddle', markFur: '#565c6c/wolf' },
  { ...dog, id: 'hyena', aliases: ['wild dog', 'hellhound'], fur: ['#a88c60/dog'], muzzleFur: '#5a4638/dog', ear: 'round', tail: HANGING, tailRadius: 0.06, marks: 'spots', markFur: '#5a4638/dog' },
  { ...dog, id: 'fox', aliases: ['red fox', 'arctic fox', 'vixen', 'fennec'], fur: ['fox', '#e4e8ec/wolf'], belly: 'cream', paw: 'dark_leather', muzzleFur: 'cream', length: 0.78, leg: 0.46, legRadius: 0.07, chest: 0.22, hip: 0.19, head: 0.29, neck: [0.2, 0.28], muzzle: [0.24, 0.12], ear: 'point', tail: BRUSH, tailRadius: 0.15, tailTip: 'cream', eyes: 'dark' },
  { ...dog, id: 'raccoon', aliases: ['racoon', 'badger', 'skunk', 'tanuki'], fur: ['#7c7c88/wolf'], belly: '#a8a8b0/wolf', muzzleFur: 'feather', paw: '#46424c/cloth', length: 0.7, leg: 0.34, legRadius: 0.08, chest: 0.26, hip: 0.28, head: 0.3, neck: [0.18, 0.14], muzzle: [0.14, 0.12], ear: 'round', tail: BRUSH, tailRadius: 0.12, marks: 'mask', markFur: '#46424c/cloth', eyes: 'dark' },
  cow,
  { ...cow, id: 'bull', aliases: ['ox', 'oxen', 'yak', 'buffalo', 'bison', 'aurochs'], fur: ['#5c4038/bear', '#46424c/bear'], muzzleFur: '#8c6858/bear', marks: undefined, chest: 0.42, head: 0.3 },
  pig,
  { ...pig, id: 'boar', aliases: ['wild boar', 'warthog'], fur: ['#6a5044/bear', '#4c4448/bear'], paw: 'hoof', muzzleFur: '#8c6c5c/bear', horns: 'tusks', mane: '#3c3034/bear', muzzle: [0.24, 0.15], leg: 0.42 },
  sheep,
  { ...sheep, id: 'ram', aliases: ['bighorn'], horns: 'ram', chest: 0.39 },
  { ...sheep, id: 'goat', aliases: ['billy goat', 'kid goat', 'ibex'], fur: ['#e4dccc/wool', '#8c6a50/wool', '#5a5460/wool'], muzzleFur: 'same', marks: undefined, chest: 0.29, hip: 0.28, leg: 0.52, head: 0.23, neck: [0.26, 0.32], neckRadius: 0.14, horns: 'goat', tail: STUB },
  deer,
  { ...deer, id: 'stag', aliases: ['buck', 'elk', 'moose', 'reindeer', 'caribou', 'hart'], fur: ['#8c5c3c/deer', '#a87850/deer'], horns: 'antlers', marks: undefined, chest: 0.28, neckRadius: 0.16 },
  { ...cow, id: 'rhino', aliases: ['rhinoceros', 'triceratops'], fur: ['#8c8c98/stone'], paw: 'dark_stone', muzzleFur: 'same', marks: undefined, leg: 0.44, legRadius: 0.16, chest: 0.42, hip: 0.42, head: 0.3, muzzle: [0.34, 0.2], horns: 'rhino', ear: 'round', tailTip: undefined },
  { ...cow, id: 'elephant', aliases: ['mammoth', 'elephant calf'], fur: ['#8c90a0/stone', '#8a6450/bear'], paw: '#c8c4c0/stone', muzzleFur: 'same', marks: undefined, leg: 0.58, legRadius: 0.17, chest: 0.46, hip: 0.46, head: 0.36, neck: [0.36, 0.26], muzzle: [0.05, 0.2], horns: 'tusks', ear: 'side', trunk: true, tailTip: undefined },
  { ...cow, id: 'hippo', aliases: ['hippopotamus'], fur: ['#8c7c90/pig'], paw: 'same', muzzleFur: '#a88c98/pig', marks: undefined, horns: 'none', leg: 0.34, legRadius: 0.15, chest: 0.44, hip: 0.44, head: 0.32, muzzle: [0.3, 0.26], ear: 'round', tail: STUB, tailTip: undefined },
  { ...cat, id: 'rabbit', aliases: ['bunny', 'hare', 'bunny rabbit'], fur: ['#b89878/cat', '#ece8e4/wool', '#8c8690/cat'], belly: 'cream', paw: 'same', muzzleFur: 'cream', length: 0.5, leg: 0.28, legRadius: 0.09, chest: 0.24, hip: 0.3, head: 0.29, neck: [0.14, 0.2], muzzle: [0.06, 0.12], ear: 'tall', tail: STUB, tailRadius: 0.13, tailFur: 'feather', eyes: 'dark', marks: undefined },
  { ...cat, id: 'rat', aliases: ['mouse', 'giant rat', 'hamster', 'rodent', 'squirrel'], fur: ['#7c7480/cat', '#8c6a50/cat', '#e4e0e0/wool'], belly: '#b0a8ac/cat', paw: 'pig', muzzleFur: '#a098a0/cat', length: 0.64, leg: 0.24, legRadius: 0.06, chest: 0.22, hip: 0.27, head: 0.24, neck: [0.2, 0.1], muzzle: [0.22, 0.1], ear: 'round', tail: [[0, -0.04, 0], [0, -0.14, -0.3], [0, -0.08, -0.62], [0, 0.06, -0.8]], tailRadius: 0.035, tailFur: 'pig', eyes: 'dark', marks: undefined },
];

/** Four-legged animals by concept id. */
export const QUADRUPEDS: Readonly<Record<string, Beast>> = Object.fromEntries(rows.map((b) => [b.id, b]));
