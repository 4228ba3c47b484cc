/** Four-legged animals in the smallest pictures. */

import { hexToOklab } from '../../../../src/pixels/color.ts';
import { BREEDS } from '../../catalogue/breeds.ts';
import { BEAST_HATS } from '../../catalogue/garments/beast-hats.ts';
import { baseColour, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { type BeastLook, beastLook } from '../quadruped/look.ts';
import type { SubjectOptions } from '../types.ts';
import { SMALL_BEASTS } from './beasts.ts';
import { FELT, feeling } from './feeling.ts';
import { GREAT_BEASTS } from './great/beasts.ts';
import { LARGE_FAR_BEASTS } from './large/far-beasts.ts';
import { LARGE_FARM_BEASTS } from './large/farm-beasts.ts';
import { LARGE_WILD_BEASTS } from './large/wild-beasts.ts';
import { drawStamp, GREAT_SIDES, isStampSized, LARGE_SIDES, type Stamp } from './stamp.ts';

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

/** Parts that a stamp shows, in the colour that is said of them. */
const SHOWN: ReadonlySet<string> = new Set(['fur', 'belly', 'paws', 'muzzle', 'mane', 'tail', 'ears', 'eyes', 'nose', 'horns', 'spots', 'stripes', 'markings', 'legs', 'trunk', 'quills', 'collar', 'bell', 'scarf', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list
const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'child', 'old', 'male', 'female', ...FELT]); // biome-ignore format: a list

function stampOf(concept: string): Stamp | undefined {
  const own = SMALL_BEASTS[concept] ?? SMALL_BEASTS[LIKE[concept] ?? ''];
  const of = breedOf.get(concept);
  return own ?? (of && BRED.has(of) ? stampOf(of) : undefined);
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
};

/** What the slots of larger stamps are called where something is said of them. */
const SLOT_PARTS: Readonly<Record<string, readonly string[]>> = { muzzle: ['muzzle', 'belly'], paw: ['paws', 'legs', 'hooves'], mark: ['spots', 'stripes', 'markings'], tailTip: [], horn: ['horn', 'horns'], tusk: [], inner: [], headFur: ['head'], mane: ['mane'] }; // biome-ignore format: one line

const LARGE_BEASTS: Readonly<Record<string, Stamp>> = {
  ...LARGE_FAR_BEASTS,
  ...LARGE_FARM_BEASTS,
  ...LARGE_WILD_BEASTS,
};

/** The larger stamps that are made for pictures of this size; undefined: there are none. */
const largerBeasts = (o: SubjectOptions): typeof LARGE_BEASTS | undefined =>
  isStampSized(o, LARGE_SIDES) ? LARGE_BEASTS : isStampSized(o, GREAT_SIDES) ? GREAT_BEASTS : undefined;

/** Whether a larger stamp shows all that is said of an animal, and all that its kind and breed have: else solids do. */
function showsAll({ slots }: Stamp, own: boolean, brief: Brief, look: BeastLook): boolean {
  const has = new Set(slots.map(({ material }) => material));
  const names = new Set([...has].flatMap((slot) => SLOT_PARTS[slot] ?? [slot]));
  const said = brief.parts.every(
    (p) => (p.piece === 'eyes' || names.has(p.piece) || (p.piece === 'head' && !p.colour)) && !p.pattern && !p.states,
  );
  const { hat, collar, scarf, cape, jumper, harness, saddle, armour, eyewear, wings, secondMark, eyePatch, tailRings } = look; // biome-ignore format: one line
  const worn = [hat, collar, scarf, cape, jumper, harness, saddle, armour, eyewear].some(Boolean);
  const more = worn || (!own && (secondMark || eyePatch || tailRings)) || (wings !== undefined) !== has.has('wings');
  const coat = own || !look.mark || look.beast.marks === 'wool' || look.beast.marks === 'saddle' || has.has('mark');
  const plain = ![...brief.mood, ...brief.build].some((word) => AGED.has(word));
  // as many heads as its kind has, said or not
  const heads = look.heads === (look.beast.heads ?? 1);
  const horned = (has.has('horn') || has.has('tusk')) === look.hasHorns;
  return (
    said &&
    heads &&
    !more &&
    coat &&
    horned &&
    plain &&
    !look.bony &&
    !look.shaggy &&
    look.hornsLarge === 1 &&
    look.eyesLarge === 1
  );
}
/** What larger pictures show better by solids. */
const AGED: ReadonlySet<string> = new Set(['young', 'old', 'child', 'cute', ...FELT]);

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
    headFur: look.headFur,
    wings: look.wings ?? dark,
    beak: look.beast.beak ?? look.horn,
    bell: 'gold',
    ridge: look.ridge ?? dark,
    hat: look.hat?.material,
    hatTrim: look.hat?.trim,
    neck: look.scarf ?? look.collar,
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

/** Shapes of hats on heads of 6 pixels, by their pieces: what stands up above the brow, row by row from above. */
const HAT_SHAPES: readonly (readonly [which: RegExp, rows: readonly string[]])[] = [
  [/crown|tiara|circlet/, ['s.st.t', 'ssvttt']],
  [/wizard|party|hennin|conical/, ['...s..', '..sst.', 'vvvyyy', 'sstttt']],
  [/santa|elf/, ['..sst.', '.ssttv', 'vvvyyy']],
  [/top-hat|pilgrim|mitre|chef/, ['.sstt.', '.vvyy.', 'sstttt']],
  [/straw|cowboy|sombrero|fedora|bowler|pith|boater|bucket/, ['.sstt.', '.vvyy.', 'sstttt']],
  [/halo/, ['sssttt', '......']],
  [/bow|flower|laurel/, ['...st.', '..stts']],
];
const CAP: readonly string[] = ['..st..', '.sstt.', 'sstttu'];

/** Hat, scarf and collar about the eyes of a head that looks at the viewer; undefined where there is no such head. */
function dressed(stamp: Stamp, { hat, collar, scarf, bell }: BeastLook): Stamp | undefined {
  if (!hat && !collar && !scarf) return stamp;
  const eyeRow = stamp.rows.findIndex((row) => (row.match(/x/g) ?? []).length >= 2);
  if (eyeRow < 0) return undefined;
  const cells = stamp.rows.map((row) => [...row]);
  const left = Math.round((stamp.rows[eyeRow]!.indexOf('x') + stamp.rows[eyeRow]!.lastIndexOf('x')) / 2) - 3;
  const put = (x: number, y: number, c: string): void => {
    if (c !== '.' && cells[y] && x >= 0 && x < 12) cells[y][x] = c;
  };
  if (hat) {
    const rows = HAT_SHAPES.find(([which]) => which.test(hat.piece.id))?.[1] ?? CAP;
    const top = eyeRow - rows.length;
    // ears stand beside a hat, not above it
    for (let y = 0; y < eyeRow; y++) for (let x = left + 1; x < left + 5; x++) if (cells[y]?.[x] !== undefined) cells[y]![x] = y > top ? cells[y]![x]! : '.'; // biome-ignore format: one line
    for (const [y, row] of rows.entries()) for (const [x, c] of [...row].entries()) put(left + x, top + y, c);
  }
  if (collar ?? scarf) {
    const under = Math.min(cells.length - 3, eyeRow + 4);
    for (let x = left; x < left + 6; x++) if (cells[under]![x] !== '.') put(x, under, x === left + 5 ? '2' : '1');
    if (scarf) for (const y of [1, 2]) put(left + 4, under + y, '2');
    if (bell) for (const x of [2, 3]) put(left + x, under + 1, x === 2 ? '3' : '4');
  }
  const filled = [...stamp.slots, ...Array.from({ length: 6 - stamp.slots.length }, () => ({ material: 'fur', names: [] }))]; // biome-ignore format: one line
  return {
    slots: [
      ...filled,
      { material: 'hat', names: ['hat'] },
      { material: 'hatTrim', names: ['hat'] },
      { material: 'neck', names: ['collar'] },
      { material: 'bell', names: ['bell'] },
    ],
    rows: cells.map((row) => row.join('')),
  };
}

/** OKLab lightness of a coat below which dark eyes are lost. */
const DARK = 0.4;
const isDark = (material: MaterialRef): boolean => hexToOklab(baseColour(material))[0] < DARK;

/** The stamp of an animal in its colours; undefined: it is drawn with solids. */
export function smallBeast(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const side = direction === undefined || (oneSide === true && (direction === 'east' || direction === 'west'));
  const small = isStampSized(o);
  const larger = largerBeasts(o) ?? {};
  if (!(small || largerBeasts(o)) || !side || brief.traits?.length || (small && brief.heads) || brief.tails || brief.body || brief.legs || brief.humps) return undefined; // biome-ignore format: one line
  if ([...brief.mood, ...brief.build].some((word) => !SEEN.has(word)) || brief.without.length > 0) return undefined;
  const look = beastLook(brief, o.seed, o.variation);
  if (look.burns.size > 0 || look.strands || look.flames) return undefined;
  const found = small ? stampOf(brief.concept) : larger[LARGE_LIKE[brief.concept] ?? brief.concept];
  if (
    !found ||
    !(small ? brief.parts.every((p) => SHOWN.has(p.piece)) : showsAll(found, brief.concept in larger, brief, look))
  )
    return undefined;
  const stamp = !small ? found : dressed(marked(feeling(found, brief.mood), look), look);
  if (!stamp) return undefined;
  const materials = stamp.slots.map(({ material }) => ofLook(look, material));
  const shines = look.eyesSaid || look.eyesGlow || look.evil || (!small && isDark(look.headFur));
  return drawStamp(stamp, { materials, eyes: shines ? look.eyes : undefined }, true, o, direction === 'west');
}
