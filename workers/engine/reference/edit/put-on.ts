/** A piece of a wardrobe put on a figure, or into its hand; what it cannot wear is refused with the reason. */
import { InputError } from '../../../../src/domain/input-error.ts';
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { sameImage } from '../../../../src/pixels/image.ts';
import { ramp as rampOf } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { BriefPart } from '../../types.ts';
import type { Edit } from '../inpaint/read-edit.ts';
import { areaOf, areKin, at, type Color, toFlat } from '../parts/flat.ts';
import type { Person } from '../parts/index.ts';
import { withoutHat } from './bare-head.ts';
import { hasBrim } from './brim.ts';
import { capeOf } from './cape-found.ts';
import { drawPiece } from './draw-piece.ts';
import { drawShape, type ShapeLayer } from './draw-shape.ts';
import { besideEyes } from './face-colour.ts';
import { type HeadFound, needHead } from './head-found.ts';
import { fullHand, isHeld } from './held.ts';
import { hangsBeside, laidOn, withShape } from './lay.ts';
import { needed } from './named-part.ts';
import { withNeckwear } from './neckwear.ts';
import { paintOn } from './paint.ts';
import { settled } from './panels/settle.ts';
import { atCrown } from './profile-crown.ts';
import { skinOf, skinsOf } from './regions.ts';
import { hasShield } from './shield-found.ts';
import { type Stance, withNeckSeen } from './stance.ts';
import { lineOf, type Subject, stanceOf } from './subject.ts';
import { hasArms } from './suit.ts';
import { recoloured } from './tones.ts';
import { capeOver } from './wear-on.ts';
import { eyesOf } from './whole-of.ts';
import { tonesOfPart } from './words-tones.ts';

export type PieceEdit = Extract<Edit, { is: 'piece' }>;

/** Slots whose pieces have a shape of their own: they are put on. Others are what is there in another colour. */
export const PUT_ON: ReadonlySet<string> = new Set(['hat', 'horns', 'face', 'mouth', 'beard', 'neck', 'back', 'carry', 'wings', 'tail', 'right', 'left', 'waist']); // biome-ignore format: a list

/** The figure with the piece; undefined for what is no piece that is put on. */
export function putOn(worn: Subject, { part, slot }: PieceEdit, text: string): Rgba | undefined {
  const subject = slot === 'hat' && !ON_HATS.test(part.piece) ? bareheaded(worn) : worn;
  const { person, sprite } = subject;
  if (!PUT_ON.has(slot) || (isOnlyColour(part, slot, person) && capeOf(subject))) return undefined;
  const own = ON_BODY.has(slot) ? withNeckSeen(stanceOf(subject), subject.found.NECK) : stanceOf(subject);
  const stance = ON_TOP.has(slot) ? atCrown(own, toFlat(sprite), subject.head?.eyes ?? []) : own;
  // What goes on all fours wears it over its back.
  const isOnFours = stance.isLong && !stance.isUpright && stance.facing !== 0 && subject.head?.isSure === true;
  if (slot === 'back' && isOnFours && CAPES.test(part.piece)) {
    const paint = paintOn(subject);
    capeOver(paint, tonesOfPart(part));
    return paint.image();
  }
  const isBow = /bow-?tie/.test(part.piece);
  const isAside = !person && (subject.head?.isSure !== true || (isBow && stance.facing !== 0));
  if (slot === 'neck' && isAside && (isBow || /scarf|shawl/.test(part.piece))) {
    const worn = withNeckwear(subject, tonesOfPart(part) ?? rampOf(hexToRgb('#c02c34')), isBow);
    if (worn) return worn;
  }
  refuse(subject, subject.head, stance, part, slot, text);
  const shape = drawShape({
    size: sprite,
    stance,
    line: lineOf(subject),
    person,
    part,
    slot,
    full: fullHand(subject, lineOf(subject), stance),
    hand: subject.hand,
    eyes: subject.head ? subject.head.eyes : eyesOf(subject),
    // Wings of whom no back is seen are spread behind the head.
    isBare: subject.head?.isBare || (slot === 'wings' && subject.head?.isBust === true),
  });
  if (shape) return wearing(subject, shape, stance, part, slot, text);
  if (!person)
    throw new InputError(
      `"${text}" is put on figures seen from the front, and here ${subject.why || 'none was found'}.`,
    );
  const layer = drawPiece(sprite, person, text, slot, subject);
  if (!layer) throw new InputError(`"${text}" could not be drawn.`);
  return laidOn(sprite, layer.image, layer.behind, person);
}

/** What is worn round a hat, or in hair. */
const ON_HATS = /band|bow|ribbon|flower|feather|goggles|bandana|laurel|wreath|earmuffs|headphones/;

/** Who wears a hat already takes it off for another; as it is where what lies under it is not known. */
function bareheaded(subject: Subject): Subject {
  // Without a brim a hat and hair of two colours look alike: the new one goes over either.
  if (!hasBrim(subject)) return subject;
  try {
    return { ...subject, sprite: withoutHat(subject, 'hat') };
  } catch (error) {
    if (error instanceof InputError) return subject;
    throw error;
  }
}

/** Throws for what this figure cannot wear or hold. */
function refuse(
  subject: Subject,
  head: HeadFound | undefined,
  stance: Stance,
  part: BriefPart,
  slot: string,
  text: string,
): void {
  const isShield = isHeld(slot) && /shield/.test(part.piece);
  if (slot === 'back' && !stance.isUpright)
    throw new InputError(`"${text}" is worn by figures that stand upright, and this one does not.`);
  if (head && ON_HEAD.has(slot))
    needHead(head, text, { isOnBody: ON_BODY.has(slot), isOnTop: ON_TOP.has(slot), isOnBack: slot === 'back' });
  const needsPair = head?.isBare ? 2 : 1;
  if (head && slot === 'beard' && !subject.person && head.eyes.length < needsPair)
    throw new InputError(`"${text}" grows below eyes and mouth, and no face was surely found in the picture.`);
  if (head && slot === 'back' && !hasArms(subject))
    throw new InputError(`"${text}" hangs from shoulders, and none were surely found in the picture.`);
  if (head && slot === 'wings' && stance.facing !== 0 && !head.isSure && !stance.isUpright)
    throw new InputError(`"${text}" grow on a back, and which end is the head was not surely found in the picture.`);
  if (head && isHeld(slot) && !head.hasHands)
    throw new InputError(
      `"${text}" was not drawn: no hand was surely found in the picture${head.isBare ? ', which shows a head without a body' : head.isBust ? ', which ends below the shoulders' : ''}.`,
    );
  if (isShield && stance.isLong && !subject.person)
    throw new InputError(`"${text}" is held before a body by hands, and this goes on all fours or has none.`);
  if (isShield && hasShield(subject))
    throw new InputError(`A shield is held already: say how it is to change, as in "make the shield blue".`);
}

/** The figure with a drawn piece; of what hangs behind it and is not seen, its own in the colour that is said. */
function wearing(
  subject: Subject,
  shape: ShapeLayer,
  stance: Stance,
  part: BriefPart,
  slot: string,
  text: string,
): Rgba {
  const { person, sprite } = subject;
  const [line, flat] = [lineOf(subject), toFlat(sprite)];
  const skin = person ? skinOf(person) : besideEyes(flat, line, subject.head?.eyes ?? []);
  // A collar is not drawn over cheeks.
  const isCheek = (x: Px, y: Px): boolean => skin >= 0 && areKin(at(flat, x, y), skin);
  // What is held may lie before the edge of a face, never before its middle.
  const isFace = (x: Px, y: Px): boolean =>
    person !== undefined &&
    at(person.head.face, x, y) >= 0 &&
    Math.abs(x + 0.5 - person.axis) <= 0.6 * person.head.half;
  const isSpared = isHeld(slot) ? isFace : slot === 'back' ? isCheek : undefined;
  const isRingless = RINGLESS.has(slot) || isSmallHat(slot, stance);
  const skins = person ? skinsOf(person) : undefined;
  const isBare = (color: Color): boolean => (skins?.has(color) ?? false) || (skin >= 0 && areKin(color, skin));
  const worn = withShape(sprite, shape, stance, line, isRingless, isSpared, isBare);
  // What is hidden behind arms and what hangs there already is not worth a change.
  const isSeen =
    newIn(worn, sprite) >= LEAST_SEEN * (stance.floor - stance.top) ** 2 && hangsBeside(shape, flat, stance);
  if (slot === 'back' && !isSeen) {
    // What hangs there already is what is meant.
    const tones = isOnlyColour(part, slot, person) && hasArms(subject) ? tonesOfPart(part) : undefined;
    if (tones) return recoloured(sprite, tones, settled(subject, slot, needed(subject, slot, text)));
    throw new InputError(`"${text}" would not be seen: the figure hides what hangs behind it.`);
  }
  if (sameImage(worn, sprite)) throw new InputError(`The canvas has no room for "${text}".`);
  return worn;
}

const CAPES = /cape|cloak/;

/** "Make the cape blue" of a figure that has one speaks of that. */
const isOnlyColour = (part: BriefPart, slot: string, person: Person | undefined): boolean =>
  slot === 'back' &&
  part.colour !== undefined &&
  person?.cape !== undefined &&
  areaOf(person.cape) > LEAST_CAPE * (person.floor - person.top) ** 2;
/** What is less of the square of the height is a boot or a sleeve beside the body. */
const LEAST_CAPE = 0.07;

/** Less of the square of the height than this is no cape that is seen. */
const LEAST_SEEN = 0.05;
/** Pixels where nothing was before. */
function newIn(after: Rgba, before: Rgba): number {
  let n = 0;
  for (let i = 3; i < after.data.length; i += 4) if (after.data[i]! > 0 && before.data[i]! === 0) n++;
  return n;
}

/** What is put on a head or below it; of these what hangs from a neck or from shoulders. */
const ON_HEAD: ReadonlySet<string> = new Set(['hat', 'horns', 'face', 'mouth', 'beard', 'neck', 'back']);
const ON_BODY: ReadonlySet<string> = new Set(['neck', 'back']);
const ON_TOP: ReadonlySet<string> = new Set(['hat', 'horns']);

/** On a small head there is no room for a line below a hat or between the points of a crown. */
const isSmallHat = (slot: string, { headHalf }: Stance): boolean => slot === 'hat' && headHalf < 5;

/** What grows on a face has no line towards it. */
const RINGLESS: ReadonlySet<string> = new Set(['beard', 'face', 'mouth', 'horns', 'neck']);
