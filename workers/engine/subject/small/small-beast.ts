/** Four-legged animals in the smallest pictures. */

import { hexToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { BEAST_HATS } from '../../catalogue/garments/beast-hats.ts';
import { baseColour, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { type BeastLook, beastLook } from '../quadruped/look.ts';
import type { SubjectOptions } from '../types.ts';
import { coated, marked, ofLook } from './beast-coat.ts';
import { asleepStampOf, type Largeness, smallStampOf, stampOfKind } from './beast-kinds.ts';
import { HORNS, lends, RULED, ruledMood, withLimbs } from './beast-limbs.ts';
import { dressedLarger } from './beast-wear.ts';
import { enlarged } from './enlarged.ts';
import { eyeBoxes } from './eyes.ts';
import { FELT, feeling, oldBrowed } from './feeling.ts';
import { STAMPED_TRAITS } from './ruled.ts';
import { beside, isWingsSaid, wingsAsSaid, wingsSaid } from './sized-wings.ts';
import { sizesFor } from './sizes.ts';
import { dressed } from './smallest-wear.ts';
import { drawStamp, isStampSized, type Stamp, type StampSides } from './stamp.ts';

/** Parts that a stamp shows, in the colour that is said of them. */
const SHOWN: ReadonlySet<string> = new Set(['fur', 'belly', 'paws', 'muzzle', 'mane', 'tail', 'ears', 'eyes', 'nose', 'horns', 'spots', 'stripes', 'markings', 'legs', 'trunk', 'quills', 'collar', 'bell', 'scarf', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list
/** The mood of one that sleeps. */
export const ASLEEP = 'asleep';
const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'child', 'old', 'fat', 'male', 'female', ASLEEP, ...FELT]); // biome-ignore format: a list

/** What the slots of larger stamps are called where something is said of them. */
const SLOT_PARTS: Readonly<Record<string, readonly string[]>> = { muzzle: ['muzzle', 'belly'], paw: ['paws', 'legs', 'hooves'], mark: ['spots', 'stripes', 'markings'], dapple: ['spots', 'stripes', 'markings'], tailTip: [], horn: ['horn', 'horns'], tusk: [], inner: [], headFur: ['head'], mane: ['mane'] }; // biome-ignore format: one line

/** Whether a larger stamp shows all that is said of an animal, and all that its kind and breed have: else solids do. */
function showsAll({ slots, rows }: Stamp, own: boolean, brief: Brief, look: BeastLook, size: Largeness): boolean {
  const has = new Set(slots.map(({ material }) => material));
  const names = new Set([...has].flatMap((slot) => SLOT_PARTS[slot] ?? [slot]));
  const said = brief.parts.every(
    (p) => (p.piece === 'eyes' || RULED.has(p.piece) || (lends(brief, look) && HORNS.has(p.piece)) || names.has(p.piece) || (isDressed(size) && WORN.has(p.piece)) || (p.piece === 'head' && !p.colour)) && !p.pattern && (!p.states || p.piece === 'eyes' || isWingsSaid(p)), // biome-ignore format: one line
  );
  const { hat, collar, scarf, cape, jumper, harness, saddle, eyewear, wings, secondMark, eyePatch, tailRings } = look; // biome-ignore format: one line
  // stamps of 24 and 32 pixels are dressed, larger ones wear what is set in their rows
  const dresses = isDressed(size);
  const worn = [hat, !has.has('collar') && collar, scarf, saddle, eyewear].some(Boolean) && !dresses;
  const covered = [cape, jumper, harness].some(Boolean);
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
  const aged = (word: string): boolean =>
    AGED.has(word) || (!dresses && word === 'cute') || (!dresses && FELT.includes(word) && eyeBoxes(rows).length === 0);
  const plain = size === 'mid' || ![...brief.mood, ...brief.build].some((word) => aged(word) && !(likeYoung && YOUNG.has(word))); // biome-ignore format: one line
  // of a kind with several heads the stamp is of as many as are said; others are put on one that has one
  const heads = (look.beast.heads ?? 1) > 1 || look.heads <= 3;
  const horns = has.has('horn') || has.has('tusk');
  const horned = horns === look.hasHorns || (!horns && lends(brief, look));
  return (
    said &&
    heads &&
    !more &&
    coat &&
    horned &&
    plain &&
    !look.bony &&
    (!look.shaggy || (own && look.beast.shaggy === true)) &&
    (look.hornsLarge === 1 || !horns) &&
    look.eyesLarge === 1
  );
}
const YOUNG: ReadonlySet<string> = new Set(['young', 'child', 'cute']);
/** Whether stamps of a size are put clothes and faces on. */
const isDressed = (size: Largeness): boolean => size === 'mid' || size === 'large';
/** What larger pictures show better by solids. */
const AGED: ReadonlySet<string> = new Set(['young', 'child']);
/** What stamps are dressed in. */
const WORN: ReadonlySet<string> = new Set(['wings', 'membrane', 'collar', 'scarf', 'bell', 'saddle', 'glasses', 'sunglasses', 'eyepatch', 'monocle', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list

/** OKLab lightness of a coat below which dark eyes are lost. */
const DARK = 0.4;
const isDark = (material: MaterialRef): boolean => hexToOklab(baseColour(material))[0] < DARK;

/** The stamp of an animal in its colours; undefined: it is drawn with solids. */
export function smallBeast(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const side = direction === undefined || (oneSide === true && (direction === 'east' || direction === 'west'));
  const small = isStampSized(o);
  const wings = wingsSaid(brief.parts);
  const sizes = sizesFor({ ...o, width: beside(o.width, wings), height: beside(o.height, wings) }, MOST_TIMES);
  if (!(small || sizes.length > 0) || !side || brief.traits?.some((trait) => !STAMPED_TRAITS.has(trait)) || brief.tails || (brief.body && !ROUND.has(brief.body)) || brief.legs || brief.humps) return undefined; // biome-ignore format: one line
  if (
    [...brief.mood, ...brief.build].some((word) => !SEEN.has(word) && !ruledMood(brief, word)) ||
    brief.without.length > 0
  )
    return undefined;
  const look = toldApart(beastLook(brief, o.seed, o.variation), brief);
  if (look.burns.size > 0 || look.strands) return undefined;
  const stamp = small ? whole(smallStamp(brief, look), 1) : sizes.reduce<Stamp | undefined>((found, { index, times, as }) => found ?? enlargedTo(whole(largerStamp(brief, look, LARGENESS[index]!, Math.floor(o.height / times)), times), times, as), undefined); // biome-ignore format: one line
  if (!stamp) return undefined;
  const old = !small && brief.build.includes('old');
  // an old one is grey about its mouth
  const materials = stamp.slots.map(({ material }) => (old && material === 'muzzle' ? '#d8d4d0/cloth' : ofLook(look, material))); // biome-ignore format: one line
  const shines = look.eyesSaid || look.eyesGlow || look.evil || look.glows || (!small && isDark(look.headFur));
  return drawStamp(stamp, { materials, eyes: shines ? look.eyes : undefined }, true, o, direction === 'west');

  function whole(plain: Stamp | undefined, times: number): Stamp | undefined {
    const most = [Math.floor((o.width - 2) / times), Math.floor((o.height - 3) / times)] as const;
    const limbed = plain && withLimbs(plain, brief, look, most);
    return limbed && wings ? wingsAsSaid(limbed, wings, most) : limbed;
  }
}

/** Animals may be enlarged a little more than things: one asleep has stamps of 24 pixels alone. */
const MOST_TIMES = 2.81;
const LARGENESS: Readonly<Record<number, Largeness>> = { 1: 'mid', 2: 'large', 3: 'great', 4: 'huge' };
const enlargedTo = (stamp: Stamp | undefined, times: number, as: StampSides): Stamp | undefined =>
  stamp && (times > 1 ? enlarged(stamp, times, as) : stamp);

function smallStamp(brief: Brief, look: BeastLook): Stamp | undefined {
  const found = brief.mood.includes(ASLEEP) ? undefined : smallStampOf(brief.concept, poseOf(brief, look));
  if (
    !found ||
    !brief.parts.every((p) => SHOWN.has(p.piece) || RULED.has(p.piece) || p.piece === 'head' || HORNS.has(p.piece))
  )
    return undefined;
  return dressed(marked(feeling(found, brief.mood), look), look);
}

/** Marks that somebody asks for are seen: of a coat that has them in its own colour they are darker, on a dark one paler. */
const toldApart = (look: BeastLook, { parts }: Brief): BeastLook =>
  look.mark === look.fur && parts.some(({ piece }) => /^(?:stripes|spots|markings)$/.test(piece))
    ? { ...look, mark: shadeOf(look.fur, isDark(look.fur) ? 5 : 1) }
    : look;

/** Proportions that stamps have anyway. */
const ROUND: ReadonlySet<string> = new Set(['cute', 'chibi', 'cartoon']);

/** Lightness of a coat from which a glint beside it takes the eye's corner away. */
const PALE = 0.8;
const EYE_GLINT = /w(?=x)/g;

/** Eyes of so few pixels have no glint in a pale face. */
const unlit = (stamp: Stamp, { headFur, muzzle }: BeastLook): Stamp =>
  [headFur, muzzle].some((fur) => hexToOklab(baseColour(fur))[0] < PALE)
    ? stamp
    : { ...stamp, rows: stamp.rows.map((row) => row.replace(EYE_GLINT, 'x')) };

const isYoung = ({ build }: Brief): boolean => build.some((word) => word === 'young' || word === 'child');
/** Whose young have yet to grow their mane. */
const WITHOUT_MANE: Readonly<Record<string, string>> = { lion: 'lioness' };

/** As what other picture of its kind than the plain one it is set by hand: sitting, or with another number of heads. */
const poseOf = ({ action }: Brief, { heads, beast }: BeastLook): string | undefined =>
  action === 'sit' ? 'sit' : (beast.heads ?? 1) > 1 && heads !== beast.heads ? `${heads}` : undefined;

function largerStamp(brief: Brief, look: BeastLook, asked: Largeness, height: Px): Stamp | undefined {
  // young ones are smaller, and their heads larger
  const young = asked === 'large' && isYoung(brief);
  const size = young ? 'mid' : asked;
  const asleep = brief.mood.includes(ASLEEP);
  const curled = asleep && asked === 'mid' ? asleepStampOf(brief.concept) : undefined;
  const found = asleep ? curled && { stamp: curled, own: true } : stampOfKind(isYoung(brief) ? (WITHOUT_MANE[brief.concept] ?? brief.concept) : brief.concept, size, poseOf(brief, look)); // biome-ignore format: one line
  if (!found) return undefined;
  const plain = size === 'mid' && !asleep ? marked(found.stamp, look) : found.stamp;
  const stamp = size === 'mid' ? unlit(plain, look) : coated(found.stamp, look);
  if (!showsAll(stamp, found.own, brief, look, size)) return undefined;
  // the pixels of a row above and of two below are the outer line's and air
  // large round eyes look glad as they are
  const aged = brief.build.includes('old') ? oldBrowed(stamp) : stamp;
  const felt = feeling(aged, isDressed(size) ? brief.mood : brief.mood.filter((word) => FELT.includes(word)));
  return isDressed(size) ? dressedLarger(felt, look, size !== 'mid', height - 3) : felt;
}
