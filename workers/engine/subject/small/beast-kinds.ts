/** Which stamp shows an animal in pictures of a size. */
import { QUADRUPEDS } from '../../catalogue/animals.ts';
import { BREEDS, type Breed } from '../../catalogue/breeds.ts';
import { SMALL_BEASTS } from './beasts.ts';
import { GREAT_BEASTS } from './great/beasts.ts';
import { HUGE_BEASTS } from './huge/beasts.ts';
import { LARGE_FAR_BEASTS } from './large/far-beasts.ts';
import { LARGE_FARM_BEASTS } from './large/farm-beasts.ts';
import { LARGE_PLAINS_BEASTS } from './large/plains-beasts.ts';
import { LARGE_RARE_BEASTS } from './large/rare-beasts.ts';
import { LARGE_WILD_BEASTS } from './large/wild-beasts.ts';
import { LARGE_WOODS_BEASTS } from './large/woods-beasts.ts';
import { LESS_USUAL_SMALL_BEASTS } from './less-usual-beasts.ts';
import { MID_BEASTS } from './mid/beasts.ts';
import { MID_ASLEEP } from './mid/beasts-asleep.ts';
import { MID_SITTING, SMALL_SITTING } from './sitting.ts';
import type { Stamp } from './stamp.ts';

/** Kinds that differ from another one by their colours alone, at this size. */
const LIKE: Readonly<Record<string, string>> = {
  'black-cat': 'cat',
  dalmatian: 'dog',
  husky: 'wolf',
  fox: 'wolf',
  'polar-bear': 'bear',
  lioness: 'panther',
  leopard: 'panther',
  bull: 'cow',
  stag: 'deer',
  donkey: 'horse',
  reindeer: 'deer',
  'highland-cow': 'cow',
  'brown-cow': 'cow',
  koala: 'bear',
  'snow-leopard': 'panther',
};
/** Breeds of these have their shape. */
const BRED: ReadonlySet<string> = new Set(['cat', 'dog', 'horse', 'cow', 'pig', 'sheep', 'rabbit', 'bear', 'goat', 'rat', 'wolf', 'fox', 'deer', 'tiger', 'panther', 'squirrel', 'crocodile', 'lizard']); // biome-ignore format: a list
const breedOf = new Map(BREEDS.map(({ id, of }) => [id, of]));

const SMALL: typeof SMALL_BEASTS = { ...SMALL_BEASTS, ...LESS_USUAL_SMALL_BEASTS, ...SMALL_SITTING };

/** One of the smallest stamps, standing or in a pose. */
export function smallStampOf(concept: string, pose?: string): Stamp | undefined {
  const posed = (name: string | undefined): string => (pose ? `${name}/${pose}` : (name ?? ''));
  const own = SMALL[posed(concept)] ?? SMALL[posed(LIKE[concept])];
  const of = breedOf.get(concept);
  return own ?? (of && BRED.has(of) ? smallStampOf(of, pose) : undefined);
}

/** Kinds that differ from another one by their colours alone in larger pictures too: there breeds have shapes of their own. */
const LARGE_LIKE: Readonly<Record<string, string>> = {
  'black-cat': 'cat',
  'russian-blue': 'cat',
  labrador: 'dog',
  husky: 'wolf',
  coyote: 'wolf',
  'dire-wolf': 'wolf',
  'arctic-wolf': 'wolf',
  'arctic-fox': 'fox',
  'white-tiger': 'tiger',
  'polar-bear': 'bear',
  'black-bear': 'bear',
  stag: 'deer',
  reindeer: 'deer',
  'brown-cow': 'cow',
  palomino: 'horse',
  'white-rabbit': 'rabbit',
  mouse: 'rat',
  warthog: 'boar',
  leopard: 'panther',
  cheetah: 'panther',
  jaguar: 'panther',
  lioness: 'panther',
  dalmatian: 'dog',
};

/** What a breed may have of its own without another shape than its kind's. */
const COAT: ReadonlySet<string> = new Set(['of', 'id', 'aliases', 'home', 'fur', 'belly', 'muzzleFur', 'paw', 'socks', 'earFur', 'mane', 'tailFur', 'tail', 'tailRadius', 'marks', 'markFur', 'secondMark', 'headFur', 'legFur', 'eyes', 'spotSize', 'nose']); // biome-ignore format: a list
/** By how much its measures may differ. */
const LIKE_SIZED = 0.2;

/** Whether a breed differs from its kind by coat and tail alone: then it has that kind's stamp. */
function isCoatOnly(breed: Breed): boolean {
  const kind: Readonly<Record<string, unknown>> = { ...QUADRUPEDS[breed.of] };
  return Object.entries(breed).every(([key, value]) => {
    const usual = kind[key];
    if (COAT.has(key) || value === undefined || value === usual) return true;
    return typeof value === 'number' && typeof usual === 'number' && Math.abs(value / usual - 1) <= LIKE_SIZED;
  });
}
const coatBred = new Map(BREEDS.filter(isCoatOnly).map(({ id, of }) => [id, of]));

const LARGE_BEASTS: Readonly<Record<string, Stamp>> = {
  ...LARGE_FAR_BEASTS,
  ...LARGE_FARM_BEASTS,
  ...LARGE_PLAINS_BEASTS,
  ...LARGE_RARE_BEASTS,
  ...LARGE_WILD_BEASTS,
  ...LARGE_WOODS_BEASTS,
  // lizards that differ by their colours alone
  gecko: LARGE_FAR_BEASTS.lizard!,
  iguana: LARGE_FAR_BEASTS.lizard!,
  'komodo-dragon': LARGE_FAR_BEASTS.lizard!,
};

/** Those of pictures of 24 pixels are bred as the smallest are, but for those with a shape of their own. */
const MID_LIKE: Readonly<Record<string, string>> = {
  ...LIKE,
  ...LARGE_LIKE,
  chinchilla: 'hamster',
  quokka: 'hamster',
  lemur: 'raccoon',
  opossum: 'rat',
};

/** The sizes of stamps above the smallest: of pictures of 24, 32, 48 and 64 pixels. */
export type Largeness = 'mid' | 'large' | 'great' | 'huge';

const TABLES: Readonly<Record<Largeness, Readonly<Record<string, Stamp>>>> = {
  mid: { ...MID_BEASTS, ...MID_SITTING },
  large: LARGE_BEASTS,
  great: GREAT_BEASTS,
  huge: HUGE_BEASTS,
};

/** A stamp above the smallest, standing, in a pose (`cat/sit`) or with so many heads (`hydra/2`); `own`: of this very kind. */
export function stampOfKind(
  concept: string,
  size: Largeness,
  pose?: string,
): { readonly stamp: Stamp; readonly own: boolean } | undefined {
  const table = TABLES[size];
  const mid = size === 'mid';
  const posed = (name: string | undefined): string => (pose ? `${name}/${pose}` : (name ?? ''));
  const stamp = table[posed(concept)] ?? table[posed((mid ? MID_LIKE : LARGE_LIKE)[concept])];
  if (stamp) return { stamp, own: posed(concept) in table };
  // breeds of another build that have no rows of their own anywhere are as their kind is
  const kind = breedOf.get(concept);
  const plain = kind !== undefined && BRED.has(kind) && !(concept in MID_BEASTS || concept in LARGE_BEASTS || concept in MID_LIKE) ? kind : undefined; // biome-ignore format: one line
  const of = mid ? kind : size !== 'large' ? (coatBred.get(concept) ?? plain) : undefined;
  const bred = of && (BRED.has(of) || !mid) ? stampOfKind(of, size, pose) : undefined;
  return bred && { stamp: bred.stamp, own: false };
}

/** The stamp of an animal that sleeps; undefined: there is none of its shape. */
export function asleepStampOf(concept: string): Stamp | undefined {
  const own = MID_ASLEEP[concept] ?? MID_ASLEEP[MID_LIKE[concept] ?? ''];
  const of = breedOf.get(concept);
  return own ?? (of && BRED.has(of) ? asleepStampOf(of) : undefined);
}
