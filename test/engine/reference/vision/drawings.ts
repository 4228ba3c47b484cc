import { DETAILS, DIRECTIONS, type Direction, OUTLINES, SHADINGS, VIEWS } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../../../workers/engine/catalogue/animals.ts';
import { PIECES } from '../../../../workers/engine/catalogue/garments/index.ts';
import { HUMANOID_CONCEPTS } from '../../../../workers/engine/catalogue/people.ts';
import { PROPS } from '../../../../workers/engine/catalogue/things/index.ts';
import { createRandom, type Random } from '../../../../workers/engine/random.ts';
import { plainBrief } from '../../../../workers/engine/reference/fit/candidates.ts';
import { drawSubject } from '../../../../workers/engine/subject/draw-subject.ts';
import { PROPORTIONS, type ProportionsPreset } from '../../../../workers/engine/subject/humanoid/proportions.ts';
import { gestureFor, MOTIONS } from '../../../../workers/engine/subject/motion/catalog.ts';
import { drawAnimation, type ProjectedJoint } from '../../../../workers/engine/subject/motion/draw-animation.ts';
import type { LimbMotion } from '../../../../workers/engine/subject/motion/motion.ts';
import { GESTURES } from '../../../../workers/engine/subject/motion/templates.ts';
import { bodyOf } from '../../../../workers/engine/subject/sources.ts';
import type { Style, SubjectKind } from '../../../../workers/engine/types.ts';
import { brief } from '../../subject/briefs.ts';

export type FigureKind = Exclude<SubjectKind, 'thing'>;

/** A figure of the geometry and where its joints truly are. */
export interface Drawing {
  readonly image: Rgba;
  /** 18, in the order of SKELETON_LABELS, in pixels of the image. */
  readonly joints: readonly ProjectedJoint[];
  readonly direction: Direction;
}

/** One figure in some poses from some sides. */
export interface DrawnFigure {
  readonly kind: FigureKind;
  readonly concept: string;
  readonly style: Style;
  readonly size: Px;
  readonly motion: string;
  readonly drawings: readonly Drawing[];
}

export const FIGURE_SIZES: readonly Px[] = [32, 48, 64, 96];
/** Categories in which something may have a face or limbs: birds, apes, statues, snowmen. */
const ALIVE: readonly string[] = ['monster', 'sign', 'nature'];
const CONCEPTS: Readonly<Record<SubjectKind, readonly string[]>> = {
  humanoid: Object.keys(HUMANOID_CONCEPTS),
  quadruped: Object.keys(QUADRUPEDS),
  thing: Object.keys(PROPS).filter((id) => !ALIVE.includes(PROPS[id]!.category)),
};
const PRESETS = Object.keys(PROPORTIONS) as ProportionsPreset[];

/** Every ninth concept is kept out of training, so that what no network has seen can be measured. */
export const conceptsOf = (kind: SubjectKind, heldOut: boolean): readonly string[] =>
  CONCEPTS[kind].filter((_, i) => (i % 9 === 4) === heldOut);

/** Those frames of a motion alone. */
export function framesOf(motion: LimbMotion, frames: readonly number[]): LimbMotion {
  const part = { ...motion, frames: frames.length, loop: false };
  // the two kinds of poses do not mix, so the union is taken apart
  return part.body === 'two legs'
    ? { ...part, poses: () => frames.map((i) => (motion as typeof part).poses()[i]!) }
    : { ...part, poses: () => frames.map((i) => (motion as typeof part).poses()[i]!) };
}

/** A motion that such a figure can make; half of them standing or walking. */
export function motionOf(kind: FigureKind, concept: string, random: Random): LimbMotion {
  const rig = bodyOf(plainBrief(kind, concept)).rig!;
  if (kind === 'humanoid' && random.float() < 0.35) return gestureFor(rig, random.pick(Object.keys(GESTURES)))!;
  const motions = MOTIONS[rig];
  // Most pictures that are given to an estimator show somebody standing or walking.
  const calm = Object.keys(motions).filter((id) => /idle|walk/.test(id));
  return motions[random.pick(random.float() < 0.5 ? calm : Object.keys(motions))]!;
}

function styleOf(random: Random): Style {
  return {
    view: random.pick(VIEWS),
    ...(random.float() < 0.7 ? { outline: random.pick(OUTLINES) } : {}),
    ...(random.float() < 0.7 ? { shading: random.pick(SHADINGS) } : {}),
    ...(random.float() < 0.5 ? { detail: random.pick(DETAILS) } : {}),
  };
}

/** `count` different directions. */
export function directionsOf(count: number, random: Random): readonly Direction[] {
  const left = [...DIRECTIONS];
  return Array.from({ length: count }, () => left.splice(random.int(left.length), 1)[0]!);
}

/**
 * A random figure: concept, clothes, proportions, style, size and motion. The same seed gives the same pictures.
 * `poses` frames of its motion are drawn from each of `sides` directions.
 */
export function drawFigure(
  seed: string,
  o: { readonly kind: FigureKind; readonly heldOut: boolean; readonly poses: number; readonly sides: number },
): DrawnFigure {
  const random = createRandom(seed);
  const concept = random.pick(conceptsOf(o.kind, o.heldOut));
  const motion = motionOf(o.kind, concept, random);
  const frames = Array.from({ length: o.poses }, () => random.int(motion.frames));
  const style = styleOf(random);
  const size = random.pick(FIGURE_SIZES);
  const pieces = o.kind === 'humanoid' && random.float() < 0.4 ? [random.pick(Object.keys(PIECES))] : [];
  const drawn = drawAnimation(brief(concept, { parts: pieces.map((piece) => ({ piece })) }, o.kind), {
    width: size,
    height: size,
    style,
    seed: random.int(2 ** 32),
    variation: random.float(),
    ...(o.kind === 'humanoid' && random.float() < 0.7 ? { proportions: random.pick(PRESETS) } : {}),
    motion: framesOf(motion, frames),
    directions: directionsOf(o.sides, random),
  });
  const drawings = [...drawn.frames].flatMap(([direction, images]) =>
    images.map((image, i) => ({ image, joints: drawn.keypoints.get(direction)![i]!, direction })),
  );
  return { kind: o.kind, concept, style, size, motion: motion.id, drawings };
}

/** A random thing without limbs: what an estimator must not take for a figure. */
export function drawThing(seed: string, heldOut: boolean): { readonly concept: string; readonly image: Rgba } {
  const random = createRandom(seed);
  const concept = random.pick(conceptsOf('thing', heldOut));
  const size = random.pick(FIGURE_SIZES);
  const { image } = drawSubject(brief(concept, {}, 'thing'), {
    width: size,
    height: size,
    style: styleOf(random),
    seed: random.int(2 ** 32),
    variation: random.float(),
  });
  return { concept, image };
}
