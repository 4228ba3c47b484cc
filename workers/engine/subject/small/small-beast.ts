/** Four-legged animals in the smallest pictures. */

import { hexToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { BEAST_HATS } from '../../catalogue/garments/beast-hats.ts';
import { baseColour, type MaterialRef } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { type BeastLook, beastLook } from '../quadruped/look.ts';
import type { SubjectOptions } from '../types.ts';
import { coated, marked, ofLook } from './beast-coat.ts';
import { asleepStampOf, type Largeness, smallStampOf, stampOfKind } from './beast-kinds.ts';
import { dressedLarger } from './beast-wear.ts';
import { FELT, feeling } from './feeling.ts';
import { drawStamp, GREAT_SIDES, HUGE_SIDES, isStampSized, LARGE_SIDES, MID_SIDES, type Stamp } from './stamp.ts';

/** Parts that a stamp shows, in the colour that is said of them. */
const SHOWN: ReadonlySet<string> = new Set(['fur', 'belly', 'paws', 'muzzle', 'mane', 'tail', 'ears', 'eyes', 'nose', 'horns', 'spots', 'stripes', 'markings', 'legs', 'trunk', 'quills', 'collar', 'bell', 'scarf', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list
/** The mood of one that sleeps. */
export const ASLEEP = 'asleep';
const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'child', 'old', 'male', 'female', ASLEEP, ...FELT]); // biome-ignore format: a list

/** What the slots of larger stamps are called where something is said of them. */
const SLOT_PARTS: Readonly<Record<string, readonly string[]>> = { muzzle: ['muzzle', 'belly'], paw: ['paws', 'legs', 'hooves'], mark: ['spots', 'stripes', 'markings'], dapple: ['spots', 'stripes', 'markings'], tailTip: [], horn: ['horn', 'horns'], tusk: [], inner: [], headFur: ['head'], mane: ['mane'] }; // biome-ignore format: one line

/** Whether a larger stamp shows all that is said of an animal, and all that its kind and breed have: else solids do. */
function showsAll({ slots }: Stamp, own: boolean, brief: Brief, look: BeastLook, size: Largeness): boolean {
  const has = new Set(slots.map(({ material }) => material));
  const names = new Set([...has].flatMap((slot) => SLOT_PARTS[slot] ?? [slot]));
  const said = brief.parts.every(
    (p) => (p.piece === 'eyes' || names.has(p.piece) || (isDressed(size) && WORN.has(p.piece)) || (p.piece === 'head' && !p.colour)) && !p.pattern && !p.states, // biome-ignore format: one line
  );
  const { hat, collar, scarf, cape, jumper, harness, saddle, armour, eyewear, wings, secondMark, eyePatch, tailRings } = look; // biome-ignore format: one line
  // stamps of 24 and 32 pixels are dressed, larger ones wear what is set in their rows
  const dresses = isDressed(size);
  const worn = [hat, !has.has('collar') && collar, scarf, saddle, eyewear].some(Boolean) && !dresses;
  const covered = [cape, jumper, harness, armour].some(Boolean);
  const winged = dresses ? wings === undefined && has.has('wings') : (wings !== undefined) !== has.has('wings');
  const more =
    worn || covered || winged || (secondMark && !own && !has.has('secondMark')) || (!own && (eyePatch || tailRings));
  const coat =
    own ||
    !look.mark ||
    look.beast.marks === 'wool' ||
    look.beast.marks === 'saddle' ||
    has.has('mark') ||
    has.has('dapple');
  // heads of stamps of 24 pixels and from 48 on are as large as those of young ones, which have no lion's mane
  const likeYoung = size !== 'large' && !(has.has('mane') && !look.beast.hooves);
  const aged = (word: string): boolean => AGED.has(word) || (!dresses && (word === 'cute' || FELT.includes(word)));
  const plain = size === 'mid' || ![...brief.mood, ...brief.build].some((word) => aged(word) && !(likeYoung && YOUNG.has(word))); // biome-ignore format: one line
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
    (!look.shaggy || (own && look.beast.shaggy === true)) &&
    look.hornsLarge === 1 &&
    look.eyesLarge === 1
  );
}
const YOUNG: ReadonlySet<string> = new Set(['young', 'child', 'cute']);
/** Whether stamps of a size are put clothes and faces on. */
const isDressed = (size: Largeness): boolean => size === 'mid' || size === 'large';
/** What larger pictures show better by solids. */
const AGED: ReadonlySet<string> = new Set(['young', 'old', 'child']);
/** What stamps are dressed in. */
const WORN: ReadonlySet<string> = new Set(['wings', 'membrane', 'collar', 'scarf', 'bell', 'saddle', 'glasses', 'sunglasses', 'eyepatch', 'monocle', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list

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

/** The size of larger stamps that are made for such a picture; undefined: there are none. */
const largenessOf = (o: SubjectOptions): Largeness | undefined =>
  isStampSized(o, MID_SIDES) ? 'mid' : isStampSized(o, LARGE_SIDES) ? 'large' : isStampSized(o, GREAT_SIDES) ? 'great' : isStampSized(o, HUGE_SIDES) ? 'huge' : undefined; // biome-ignore format: one line

/** The stamp of an animal in its colours; undefined: it is drawn with solids. */
export function smallBeast(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const side = direction === undefined || (oneSide === true && (direction === 'east' || direction === 'west'));
  const small = isStampSized(o);
  const size = largenessOf(o);
  if (!(small || size) || !side || brief.traits?.length || (small && brief.heads) || brief.tails || brief.body || brief.legs || brief.humps) return undefined; // biome-ignore format: one line
  if ([...brief.mood, ...brief.build].some((word) => !SEEN.has(word)) || brief.without.length > 0) return undefined;
  const look = beastLook(brief, o.seed, o.variation);
  if (look.burns.size > 0 || look.strands || look.flames) return undefined;
  const stamp = size ? largerStamp(brief, look, size, o.height) : smallStamp(brief, look);
  if (!stamp) return undefined;
  const materials = stamp.slots.map(({ material }) => ofLook(look, material));
  const shines = look.eyesSaid || look.eyesGlow || look.evil || (!small && isDark(look.headFur));
  return drawStamp(stamp, { materials, eyes: shines ? look.eyes : undefined }, true, o, direction === 'west');
}

function smallStamp(brief: Brief, look: BeastLook): Stamp | undefined {
  const found = brief.mood.includes(ASLEEP)
    ? undefined
    : smallStampOf(brief.concept, brief.action === 'sit' ? 'sit' : undefined);
  if (!found || !brief.parts.every((p) => SHOWN.has(p.piece))) return undefined;
  return dressed(marked(feeling(found, brief.mood), look), look);
}

/** Lightness of a coat from which a glint beside it takes the eye's corner away. */
const PALE = 0.8;
const EYE_GLINT = /w(?=x)/g;

/** Eyes of so few pixels have no glint in a pale face. */
const unlit = (stamp: Stamp, { headFur, muzzle }: BeastLook): Stamp =>
  [headFur, muzzle].some((fur) => hexToOklab(baseColour(fur))[0] < PALE)
    ? stamp
    : { ...stamp, rows: stamp.rows.map((row) => row.replace(EYE_GLINT, 'x')) };

function largerStamp(brief: Brief, look: BeastLook, asked: Largeness, height: Px): Stamp | undefined {
  // young ones are smaller, and their heads larger
  const young = asked === 'large' && brief.build.some((word) => word === 'young' || word === 'child');
  const size = young ? 'mid' : asked;
  const asleep = brief.mood.includes(ASLEEP);
  const curled = asleep && asked === 'mid' ? asleepStampOf(brief.concept) : undefined;
  const found = asleep ? curled && { stamp: curled, own: true } : stampOfKind(brief.concept, size, brief.action === 'sit' ? 'sit' : undefined); // biome-ignore format: one line
  if (!found) return undefined;
  const plain = size === 'mid' && !asleep ? marked(found.stamp, look) : found.stamp;
  const stamp = size === 'mid' ? unlit(plain, look) : size !== 'large' ? coated(found.stamp, look) : found.stamp;
  if (!showsAll(stamp, found.own, brief, look, size)) return undefined;
  // the pixels of a row above and of two below are the outer line's and air
  return isDressed(size) ? dressedLarger(feeling(stamp, brief.mood), look, size !== 'mid', height - 3) : stamp;
}
