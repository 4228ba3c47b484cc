/** Which pictures walk on their own legs, pixel for pixel. */
import type { Direction } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { YAW } from '../../solids/camera.ts';
import type { LimbMotion } from '../../subject/motion/index.ts';
import { evenness } from '../parts/evenness.ts';
import { facedSide } from '../parts/faces.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { areKin, at, type Color, eachPixel, type Flat, luma, opaqueRows, toFlat } from '../parts/flat.ts';
import { jointsOf, looksAside, type Parting, type Person, piecesIn } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { besideSoles, feetAxis, isNotched } from '../parts/soles.ts';
import { sideSeen } from '../parts/whole.ts';
import {
  findLegs,
  glideFrames,
  hasManyLimbs,
  isCutOff,
  isSlab,
  isWinged,
  type Legs,
  strideFrames,
} from '../stride/index.ts';
import { heldMask } from '../strike/index.ts';
import { jointsFound } from '../turn/by-parts.ts';
import { kindSeen } from '../vision/kind.ts';
import { bounding } from './bounding.ts';
import { areClean } from './clean.ts';
import { partMove, withRoom } from './part-frames.ts';
import { areSound, isCracked, isSeen } from './sound.ts';

interface Striding {
  readonly direction: Direction;
  readonly motion: LimbMotion;
  readonly parting: Parting;
  readonly nFrames: number;
  readonly size: number;
  /** Columns and rows that the parts' picture has beside the sprite's. */
  readonly margin: Px;
}

const RUNS = 1.5;
const SMALL: Px = 20;
/** So sure a network is of somebody whom it sees. */
const SEEN = 0.5;
/** And so sure at the least of whose lower half steps where no legs are divided. */
const HARDLY = 0.25;
/** And so sure of one who has no more limbs than two arms and two legs. */
const SURELY = 0.8;
/** Claws and fins are shorter than this share of the height. */
const SHORT = 0.23;
/** Who is as alike on both sides faces the viewer, wherever a nose was seen. */
const EVEN = 0.66;
const ALIKE = 0.63;
/** Of what is wider for its height two spots are not surely a pair of eyes. */
const FACES = 0.8;
/** Legs that pass hide each other. */
const HIDDEN = 0.16;
/** Before a cape legs have their line, and its shades are seen between them. */
const BEHIND_LEGS = { lone: 0.02, blots: 0.04 } as const;
/** What is wide and less alike on both sides is an animal in profile. */
const PROFILE = 0.62;

/** The frames of a walk or a run; undefined for other movements, and for figures that others move better. */
export async function strides(
  models: Models,
  sprite: Rgba,
  { direction, motion, parting, nFrames, size, margin }: Striding,
): Promise<readonly Rgba[] | undefined> {
  const move = partMove(motion.id);
  const box = opaqueBounds(sprite);
  if (!box || (move !== 'walk' && move !== 'run')) return undefined;
  const isParted = !('why' in parting) && parting.kind === 'person';
  const person = isParted ? parting.parts : undefined;
  // A silhouette alone has ears and lobes as well as arms.
  const found = await jointsFound(models, sprite);
  const seesArms = Math.max(found.NECK.sure, found.NOSE.sure) >= SEEN;
  const upper = person &&
    seesArms && {
      axis: person.axis - margin,
      half: person.torsoHalf,
      headHalf: person.head.half,
      neck: person.neck - margin,
      isRobed: person.isRobed,
    };
  const joints = jointsOf(toFlat(sprite), found, SURE);
  const told = Math.sign(Math.round(Math.sin((YAW[direction] * Math.PI) / 180) * 10)) as -1 | 0 | 1;
  const weight = sideSeen(toFlat(sprite), joints) === 'left' ? -1 : 1;
  const faced = facedSide(toFlat(sprite), lineHabitOf(toFlat(sprite)).colors, found, weight, box);
  const seen = faced < 0 ? -1 : 1;
  const { fit } = evenness(toFlat(sprite));
  const isUneven = fit < EVEN;
  // Who is so alike on both sides faces the viewer though a beak points aside.
  // Who shows both eyes faces the viewer, whatever a hand holds.
  const isFacing = box.height >= box.width * FACES && findEyes(toFlat(sprite), found).length === 2;
  const looks = direction === 'south' && isUneven && !isFacing && looksAside(sprite, joints);
  const facing = told !== 0 && fit < ALIKE && !isFacing ? told : looks ? seen : 0;
  const held = await heldOn(models, sprite, person);
  const cape = person?.cape && within(person.cape, sprite, margin);
  const how = {
    count: nFrames,
    size: size * (move === 'run' ? RUNS : 1),
    aside: seen,
    upper: upper || undefined,
    held,
    cape,
  } as const;
  // Legs that would come off their body are lifted only; a body that is all legs glides.
  const whole = piecesIn(sprite);
  const isWhole = (frames: readonly Rgba[] | undefined): frames is readonly Rgba[] =>
    !!frames?.every((frame) => piecesIn(frame) <= whole) &&
    areSound(sprite, frames) &&
    isSeen(sprite, frames, cape) &&
    areClean(sprite, frames, { lost: HIDDEN, ...(cape ? BEHIND_LEGS : {}) });
  const gliding = (isPerson = false): readonly Rgba[] =>
    glideFrames(sprite, nFrames, { aside: seen, isPerson }, (frames) => {
      // Of small figures a line that is a pixel aside looks like a new one.
      const isSound = box.height <= SMALL || areSound(sprite, frames);
      return frames.some((frame) => piecesIn(frame) > whole) || !isSound || isCracked(sprite, frames);
    });
  const going = (frames: readonly Rgba[]): readonly Rgba[] => (move === 'run' ? bounding(frames, box) : frames);
  const isSomebody = Math.max(found.NECK.sure, found.NOSE.sure) >= SURELY;
  // So many thin limbs are no pairs of legs.
  if (!person && !isSomebody && hasManyLimbs(sprite)) return going(gliding());
  // Wings with claws below them do not walk.
  const legs = findLegs(toFlat(sprite), lineHabitOf(toFlat(sprite)), () => false);
  const { top, bottom } = opaqueRows(toFlat(sprite));
  if (
    isWinged(sprite) &&
    Math.max(found.NECK.sure, found.NOSE.sure) < SURELY &&
    (!legs || bottom - legs.crotch < SHORT * (bottom - top))
  )
    return going(gliding(isParted));
  const isAnimal =
    (!isParted && !('why' in parting)) || (box.width >= 1.05 * box.height && evenness(toFlat(sprite)).fit < PROFILE);
  // Two lumps of other colours are a belly and a tail.
  const isPair = person !== undefined || !legs || areLegsAlike(legs);
  // Somebody who stands steps, even where no gap or line divides what is below.
  const notched = isNotched(toFlat(sprite));
  // Two feet under one hem, alike on both sides.
  // What stands on all of its width is a bust: it leans.
  const unmoved = besideSoles(toFlat(sprite));
  const isBase = !legs && box.height <= SMALL && isSlab(toFlat(sprite), box.width) && !unmoved;
  const hasSoles = !isBase && notched && fit >= SOLES && box.height >= SQUAT * box.width;
  const isBust = !legs && !hasSoles && box.height < SQUARE * box.width && isSlab(toFlat(sprite), box.width);
  const stands =
    !isBust &&
    (hasSoles ||
      (box.height >= box.width &&
        (seesArms || (isParted && Math.max(found.NECK.sure, found.NOSE.sure) >= HARDLY)) &&
        notched) ||
      (box.height >= SQUAT * box.width && hasTwoFeet(toFlat(sprite))));
  const steps = (): readonly Rgba[] | undefined =>
    strideFrames(sprite, {
      ...{ ...how, facing: 0, lifts: true, halvedAt: feetAxis(toFlat(sprite)) },
      held: !held ? unmoved : unmoved ? held.map((is, i) => is || unmoved[i]!) : held,
    });
  // Squat figures of few pixels stand on all of their width; a gap or a line between their feet divides it.
  const kind = await kindSeen(models, sprite);
  const isSquat =
    !(kind && kind.thing >= THING) &&
    !legs &&
    notched &&
    box.height <= SMALL &&
    isSlab(toFlat(sprite), box.width) &&
    fit >= SQUAT_EVEN &&
    box.height >= SQUAT * box.width;
  const hasNone =
    !isPair ||
    !isBorne(toFlat(sprite), legs, box.width) ||
    isCutOff(toFlat(sprite), person !== undefined || seesArms) ||
    hasNoLegs(legs, isAnimal, isSomebody || (isParted && seesArms), { top, bottom }, box.width);
  const stride = (
    isSquat && (hasNone || !stands)
      ? [steps()]
      : hasNone
        ? []
        : [
            ...(isAnimal ? [strideFrames(sprite, { ...how, facing, isAnimal })] : []),
            strideFrames(sprite, { ...how, facing }),
            strideFrames(sprite, { ...how, facing: 0, lifts: true }),
            ...(stands ? [steps()] : []),
          ]
  ).find(isWhole);
  // Somebody in a gown walks under it, though it tells no parts.
  const isGowned = seesArms && box.height >= SQUARE * box.width && (kind?.kinds.person ?? 0) >= GOWNED;
  return going(stride ?? gliding(isParted || isGowned));
}

/** Whether the lowest rows are two runs of like width: feet, however short the legs are. */
function hasTwoFeet(flat: Flat): boolean {
  const { bottom } = opaqueRows(flat);
  return [bottom - 1, bottom - 2].every((y) => {
    const runs: Px[] = [];
    for (let x = 0; x < flat.width; x++) {
      if (at(flat, x, y) < 0) continue;
      if (at(flat, x - 1, y) < 0) runs.push(0);
      runs[runs.length - 1]!++;
    }
    return runs.length === 2 && Math.min(...runs) >= LIKE * Math.max(...runs);
  });
}
const SQUAT = 0.8;
const SQUAT_EVEN = 0.6;
const THING = 0.5;
const SOLES = 0.85;
/** Heads with shoulders are about as high as wide. */
const SQUARE = 1.25;
/** So likely somebody, whose arms are seen. */
const GOWNED = 0.2;

/** Whether the weight is above what would be legs: tails and fins beside a body bear nothing. */
function isBorne(flat: Flat, legs: Legs | undefined, across: Px): boolean {
  if (!legs) return true;
  let [sum, n] = [0, 0];
  eachPixel(flat, (x) => {
    sum += x;
    n++;
  });
  const columns = legs.legs.flatMap(({ cells }) => cells.map(([x]) => x));
  const middle = sum / Math.max(1, n);
  return middle >= Math.min(...columns) - BESIDE * across && middle <= Math.max(...columns) + BESIDE * across;
}
/** Share of the width that it may be beside them. */
const BESIDE = 0.06;

/** Whether two legs share their colours, as a pair does; more of them, or of few pixels, always do. */
function areLegsAlike({ legs }: Legs): boolean {
  const [a, b] = legs;
  if (legs.length !== 2 || !a || !b) return true;
  // The line round them is of every part.
  const lit = ({ cells }: Legs['legs'][number]): Color[] =>
    cells.flatMap(([, , color]) => (luma(color) < DARK ? [] : [color]));
  const shared = (one: readonly Color[], other: readonly Color[]): number =>
    one.filter((color) => other.some((own) => areKin(own, color))).length / Math.max(1, one.length);
  const [p, q] = [lit(a), lit(b)];
  if (Math.min(p.length, q.length) < FEW) return true;
  return Math.min(shared(p, q), shared(q, p)) >= SHARED;
}
const DARK = 48;
const FEW = 6;
const SHARED = 0.5;

type Rows = ReturnType<typeof opaqueRows>;

/** What stands on one broad piece winds or creeps; many short points are flames, hems, roots. */
function hasNoLegs(
  legs: Legs | undefined,
  isAnimal: boolean,
  isPerson: boolean,
  { top, bottom }: Rows,
  across: Px,
): boolean {
  if (!legs) return false;
  const high = Math.max(1, bottom - legs.crotch);
  const wide = legs.legs.map(
    ({ cells }) => Math.max(...cells.map(([x]) => x)) - Math.min(...cells.map(([x]) => x)) + 1,
  );
  const isCoil = wide.some((own) => (own > COIL * across && own > high) || own > FLAT * high);
  if (isAnimal) return isCoil;
  if (isPerson) return false;
  const height = bottom - top;
  const sizes = legs.legs.map(({ cells }) => cells.length);
  const isTail = sizes.length === 2 && Math.min(...sizes) < LIKE * Math.max(...sizes);
  return isTail || isCoil || (sizes.length > 2 && high < RAGGED * height);
}
/** Share of the width; and so much broader than high no foot is. */
const COIL = 0.6;
const FLAT = 4;
const RAGGED = 0.14;
const LIKE = 0.35;

/** The pixels of a part that was told on a larger canvas, 1 for each. */
const within = (part: Flat, { width, height }: Rgba, margin: Px): Uint8Array =>
  Uint8Array.from({ length: width * height }, (_, i) =>
    at(part, (i % width) + margin, Math.floor(i / width) + margin) >= 0 ? 1 : 0,
  );

/** What is held in a hand: it stands where it is while legs go. */
async function heldOn(models: Models, sprite: Rgba, person: Person | undefined): Promise<Uint8Array | undefined> {
  if (!person) return undefined;
  const { sprite: large, margin } = withRoom(sprite);
  const joints = await jointsFound(models, large);
  const request = { sprite: large, direction: 'south', blow: 'any', joints, person, hasLimbs: true, size: 1 } as const;
  const mask = heldMask({ ...request, margin });
  return (
    mask &&
    Uint8Array.from({ length: sprite.width * sprite.height }, (_, i) => {
      const [x, y] = [i % sprite.width, Math.floor(i / sprite.width)];
      return mask[(y + margin) * large.width + x + margin]!;
    })
  );
}
