/**
 * Sprites by any artist, turned and moved by their own parts: people seen from the front, animals seen from the side.
 * Every pixel has one of the sprite's colours, the canvas stays, and nothing is learned but where the joints are.
 */
import type { Direction, JointLabel } from '../../../../src/domain/words.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { drawAnimal, type Gait } from './draw-animal.ts';
import { drawPerson } from './draw-person.ts';
import { evenness } from './evenness.ts';
import { faceless } from './faceless.ts';
import { opaqueRows, toFlat, toImage } from './flat.ts';
import { withPlainBack } from './holding.ts';
import { narrowed } from './narrowed.ts';
import { parseAnimal } from './parse-animal.ts';
import { parsePerson, SURE } from './parse-person.ts';
import type { FoundJoints, Person } from './person-types.ts';
import type { Pose } from './poses.ts';
import { EVEN, seeWhole } from './whole.ts';

export type { Gait } from './draw-animal.ts';
export { faceless } from './faceless.ts';
export { jointsOf } from './guess-joints.ts';
export { holding, withBack } from './holding.ts';
export { halfAside, narrowed } from './narrowed.ts';
export type { FoundJoint, FoundJoints, Person } from './person-types.ts';
export * as poses from './poses.ts';
export { isApart, isShredded, piecesIn, withoutCrumbs, withoutScraps } from './scraps.ts';

/** A sprite taken apart. Yaws are degrees: 0 faces the viewer, 90 screen right. */
export type PartedSprite =
  | {
      readonly kind: 'person';
      readonly confidence: number;
      /** Height of the figure. */
      readonly height: Px;
      /** Pixels above its head. */
      readonly headroom: Px;
      readonly draw: (yaw: number, pose?: Pose) => Rgba;
      /** Its parts, for edits that speak of one. */
      readonly parts: Person;
    }
  | {
      readonly kind: 'animal';
      readonly confidence: number;
      readonly height: Px;
      readonly headroom: Px;
      readonly draw: (yaw: number, gait?: Gait) => Rgba;
    };

/** The parts of a sprite, or why it cannot be taken apart: a clause about "it". */
export type Parting = PartedSprite | { readonly why: string };

/** Takes a sprite (binary alpha) apart that faces `direction`; `joints` are what the keypoint network found. */
export function takeApart(
  sprite: Rgba,
  direction: Direction,
  joints: Readonly<Record<JointLabel, FoundJoints[JointLabel]>>,
): Parting {
  const flat = toFlat(sprite);
  const yaw = YAW[direction];
  const { top, bottom } = opaqueRows(flat);
  const size = { height: bottom - top, headroom: top };
  if (yaw === 0) {
    const person = parsePerson(flat, joints);
    if ('why' in person) return person;
    if (person.confidence < SURE) return { why: 'its two sides are not alike enough to be seen from the front' };
    const { confidence } = person;
    const parts = withPlainBack(person.parts, faceless(flat, joints));
    return { kind: 'person', confidence, ...size, parts, draw: (to, pose) => toImage(drawPerson(parts, to, pose)) };
  }
  if (yaw % 180 === 90) {
    const animal = parseAnimal(flat, yaw === 90, joints);
    if ('why' in animal) return animal;
    const { parts, confidence } = animal;
    return { kind: 'animal', confidence, ...size, draw: (to, gait) => toImage(drawAnimal(parts, to, gait)) };
  }
  return { why: 'it is seen neither from the front nor from a side' };
}

/** How a sprite can be turned, to yaws in degrees, 0 as it is; or why it cannot. */
export type Turning = { readonly draw: (yaw: number) => Rgba } | { readonly why: string; readonly isFinal?: boolean };

/** Whether a figure without parts has two sides alike, as what faces the viewer has. */
export const facesAhead = (sprite: Rgba): boolean => evenness(toFlat(sprite)).fit >= EVEN;

/** An animal's figure is no lower than this share of its width: who stretches out an arm is none. */
const LOW = 1.1;
/** And no smaller than this. */
const LEAST_ANIMAL: Px = 36;
/** A profile seen askew has so much of its width. */
const ASKEW = 0.84;

/** Whether a sprite looks aside though its parts could be told: its nose beside its body, or its sides unlike. */
export function looksAside(sprite: Rgba, { NOSE, NECK, ...joints }: FoundJoints): boolean {
  const flat = toFlat(sprite);
  const { top, bottom } = opaqueRows(flat);
  const body = (NECK.x + joints['LEFT HIP'].x + joints['RIGHT HIP'].x) / 3;
  const isNoseAside = NOSE.sure >= SURE && Math.abs(NOSE.x - body) > NOSE_ASIDE * (bottom - top);
  return isNoseAside || evenness(flat).fit < UNLIKE;
}

/** Shares of the height, and of the pixels that have a fellow on the other side. */
const NOSE_ASIDE = 0.08;
const UNLIKE = 0.45;

/**
 * How a sprite without parts can be turned that faces the viewer as somebody says: animals are found that are seen from
 * a side; anything else is turned as a whole.
 */
export function turningOf(sprite: Rgba, joints: FoundJoints): Turning {
  const box = opaqueBounds(sprite)!;
  // Of a small animal, slices are too few to be a body from the front: it stays as it is drawn.
  const isAnimal = box.height <= LOW * box.width && Math.max(box.width, box.height) >= LEAST_ANIMAL;
  for (const side of isAnimal ? (['west', 'east'] as const) : []) {
    const animal = takeApart(sprite, side, joints);
    if ('why' in animal) continue;
    const draw = (yaw: number): Rgba => {
      if (yaw === 0) return sprite;
      // A body seen askew has more sides than a profile tells of: it is the profile, foreshortened.
      return yaw % 90 === 0 ? animal.draw(yaw) : narrowed(animal.draw(yaw > 180 ? 270 : 90), ASKEW);
    };
    return { draw };
  }
  const whole = seeWhole(toFlat(sprite), joints);
  if (!whole) return { why: 'it has neither limbs nor a face that could be told', isFinal: true };
  const draw = (yaw: number): Rgba => {
    const drawn = toImage(whole.draw(yaw));
    if (whole.facing === 'front' || yaw % 180 === 0 || box.height <= box.width) return drawn;
    // Half turned as it is drawn, it is the narrower the farther it turns.
    return narrowed(drawn, yaw % 180 === 90 ? PROFILE : HALF_TURNED);
  };
  return { draw };
}
const PROFILE = 0.86;
const HALF_TURNED = 0.94;
