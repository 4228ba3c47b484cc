/** Four-legged animals in the smallest pictures. */

import { hexToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { BEAST_HATS, SPIKED } from '../../catalogue/garments/beast-hats.ts';
import { baseColour, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { Rendering } from '../../solids/render.ts';
import type { Brief } from '../../types.ts';
import { type BeastLook, beastLook } from '../quadruped/look.ts';
import type { SubjectOptions } from '../types.ts';
import { coated, marked, ofLook } from './beast-coat.ts';
import { asleepStampOf, type Largeness, smallStampOf, stampOfKind } from './beast-kinds.ts';
import { HORNS, RULED, ruledMood, withLimbs } from './beast-limbs.ts';
import { showsAll } from './beast-shows.ts';
import { dressedLarger } from './beast-wear.ts';
import { enlarged } from './enlarged.ts';
import { ASLEEP, FELT, feeling, oldBrowed } from './feeling.ts';
import { STAMPED_TRAITS } from './ruled.ts';
import { beside, wingsAsSaid, wingsSaid } from './sized-wings.ts';
import { sizesFor } from './sizes.ts';
import { dressed } from './smallest-wear.ts';
import { drawStamp, isDressed, isStampSized, type Stamp, type StampSides } from './stamp.ts';

/** Parts that a stamp shows, in the colour that is said of them. */
const SHOWN: ReadonlySet<string> = new Set(['fur', 'belly', 'paws', 'muzzle', 'mane', 'tail', 'ears', 'eyes', 'nose', 'horns', 'spots', 'stripes', 'markings', 'legs', 'trunk', 'quills', 'collar', 'bell', 'scarf', ...Object.keys(BEAST_HATS)]); // biome-ignore format: a list
const SEEN: ReadonlySet<string> = new Set(['happy', 'cute', 'small', 'big', 'giant', 'huge', 'tiny', 'young', 'child', 'old', 'fat', 'male', 'female', ASLEEP, ...FELT]); // biome-ignore format: a list

/** OKLab lightness of a coat below which dark eyes are lost. */
const DARK = 0.4;
const isDark = (material: MaterialRef): boolean => hexToOklab(baseColour(material))[0] < DARK;

/** The stamp of an animal in its colours; undefined: it is drawn with solids. */
export function smallBeast(brief: Brief, o: SubjectOptions): Rendering | undefined {
  const { direction, oneSide } = o.style;
  const side = direction === undefined || (oneSide === true && (direction === 'east' || direction === 'west'));
  const small = isStampSized(o);
  const wings = wingsSaid(brief.parts);
  const fat = brief.build.includes('fat');
  const sizes = sizesFor(
    { ...o, width: beside(o.width, wings, fat), height: beside(o.height, wings, fat) },
    MOST_TIMES,
  );
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
  const named = { ...stamp, slots: stamp.slots.map((slot) => (slot.names.length > 0 ? slot : { ...slot, names: PART_NAMES[slot.material] ?? [] })) }; // biome-ignore format: one line
  return drawStamp(named, { materials, eyes: shines ? look.eyes : undefined }, true, o, direction === 'west');

  function whole(plain: Stamp | undefined, times: number): Stamp | undefined {
    const most = [Math.floor((o.width - 2) / times), Math.floor((o.height - 3) / times)] as const;
    const limbed = plain && withLimbs(plain, brief, look, most);
    return limbed && wings ? wingsAsSaid(limbed, wings, most) : limbed;
  }
}

/** What the parts of slots are called by those who change them in the picture. */
const PART_NAMES: Readonly<Record<string, readonly string[]>> = { horn: ['horns'], tusk: ['tusks'], ears: ['ears'], inner: ['inner'], mane: ['mane'], tail: ['tail'], tailTip: ['tail'], tailRings: ['tail'], brush: ['tail'], muzzle: ['muzzle'], paw: ['paws'], ridge: ['ridge'], wings: ['wings'], beak: ['beak'], belly: ['belly'], quills: ['quills'] }; // biome-ignore format: one line

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

const isSpiked = ({ parts }: Brief): boolean => parts.some(({ piece, pattern }) => piece === 'collar' && pattern === SPIKED); // biome-ignore format: one line

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
  const aged = brief.build.includes('old') ? oldBrowed(stamp) : stamp;
  const felt = feeling(
    aged,
    isDressed(found.stamp) ? brief.mood : brief.mood.filter((word) => word === 'happy' || FELT.includes(word)),
  );
  return isDressed(found.stamp)
    ? dressedLarger(felt, { ...look, spiked: isSpiked(brief) }, size !== 'mid', height - 3)
    : felt;
}
