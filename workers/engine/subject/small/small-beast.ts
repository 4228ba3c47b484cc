/** Four-legged animals in the smallest pictures. */
import { BREEDS } from '../../catalogue/breeds.ts';
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { type BeastLook, beastLook } from '../quadruped/look.ts';
import type { SubjectOptions } from '../types.ts';
import { SMALL_BEASTS } from './beasts.ts';
import { drawStamp, isStampSized, type Stamp } from './stamp.ts';

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
};
/** Breeds of these have their shape. */
const BRED: ReadonlySet<string> = new Set(['cat', 'dog', 'horse', 'cow', 'pig', 'sheep', 'rabbit', 'bear', 'goat', 'rat', 'wolf', 'fox', 'deer', 'tiger', 'panther', 'squirrel', 'crocodile', 'lizard']); // biome-ignore format: a list
const breedOf = new Map(BREEDS.map(({ id, of }) => [id, of]));

/** Parts that a stamp shows, in the colour that is said of them. */
const SHOWN: ReadonlySet<string> = new Set(['fur', 'belly', 'paws', 'muzzle', 'mane', 'tail', 'ears', 'eyes', 'nose', 'horns', 'spots', 'stripes', 'markings', 'legs', 'trunk', 'quills']); // biome-ignore format: a list
const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'child', 'old', 'male', 'female', 'evil', 'angry']); // biome-ignore format: a list

function stampOf(concept: string): Stamp | undefined {
  const own = SMALL_BEASTS[concept] ?? SMALL_BEASTS[LIKE[concept] ?? ''];
  const of = breedOf.get(concept);
  return own ?? (of && BRED.has(of) ? stampOf(of) : undefined);
}

/** The material of a slot as a beast's look has it. */
function ofLook(look: BeastLook, name: string): MaterialRef {
  const dark = shadeOf(look.fur, 1);
  const colours: Readonly<Record<string, MaterialRef | undefined>> = {
    fur: look.fur,
    muzzle: look.muzzle === look.fur ? look.belly : look.muzzle,
    ears: look.ears ?? shadeOf(look.fur, 2),
    inner: 'rose',
    nose: look.beast.nose,
    paw: look.legs ?? look.paw,
    mane: look.mane ?? dark,
    mark: look.mark ?? dark,
    tail: look.tail === look.fur && !look.beast.hooves ? 'pig' : look.tail,
    tailTip: look.beast.tailTip ?? look.mane ?? look.fur,
    horn: look.horn,
    beard: look.beast.beard ?? dark,
    tusk: 'tooth',
    quills: look.quills ?? dark,
    ridge: look.ridge ?? dark,
  };
  return colours[name] ?? look.fur;
}

/** Coats that a stamp has no marks on get them on their trunks. */
function marked(stamp: Stamp, look: BeastLook): Stamp {
  const { marks } = look.beast;
  if (!look.mark || !marks || marks === 'wool' || marks === 'mask' || stamp.slots.some((s) => s.material === 'mark')) return stamp; // biome-ignore format: one line
  const half = stamp.rows.length >> 1;
  const is = (x: number, y: number): boolean => (marks === 'stripes' ? x % 3 === 1 : (x * 3 + y * 5) % 7 < (marks === 'patches' ? 2 : 1)); // biome-ignore format: one line
  const rows = stamp.rows.map((row, y) =>
    [...row].map((c, x) => (c === 'b' && y >= half && y < stamp.rows.length - 2 && is(x, y) ? 'q' : c)).join(''),
  );
  const filled = [...stamp.slots, ...Array.from({ length: 5 - stamp.slots.length }, () => ({ material: 'fur', names: [] }))]; // biome-ignore format: one line
  return { slots: [...filled, { material: 'mark', names: [] }], rows };
}

/** The stamp of an animal in its colours; undefined: it is drawn with solids. */
export function smallBeast(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const side = direction === undefined || (oneSide === true && (direction === 'east' || direction === 'west'));
  if (!isStampSized(o) || !side || brief.traits?.length || brief.heads || brief.tails || brief.body || brief.legs || brief.humps) return undefined; // biome-ignore format: one line
  if ([...brief.mood, ...brief.build].some((word) => !SEEN.has(word)) || brief.without.length > 0) return undefined;
  const look = beastLook(brief, o.seed, o.variation);
  if (brief.parts.some((p) => !SHOWN.has(p.piece)) || look.burns.size > 0 || look.strands || look.flames)
    return undefined;
  const found = stampOf(brief.concept);
  if (!found) return undefined;
  const stamp = marked(found, look);
  const materials = stamp.slots.map(({ material }) => ofLook(look, material));
  const shines = look.eyesSaid || look.eyesGlow || look.evil;
  return drawStamp(stamp, { materials, eyes: shines ? look.eyes : undefined }, true, o, direction === 'west');
}
