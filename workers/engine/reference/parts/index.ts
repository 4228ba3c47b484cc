/**
 * Sprites by any artist, turned and moved by their own parts: people seen from the front, animals seen from the side.
 * Every pixel has one of the sprite's colours, the canvas stays, and nothing is learned but where the joints are.
 */
import type { Direction, JointLabel } from '../../../../src/domain/words.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import { drawAnimal, type Gait } from './draw-animal.ts';
import { drawPerson } from './draw-person.ts';
import { opaqueRows, toFlat, toImage } from './flat.ts';
import { parseAnimal } from './parse-animal.ts';
import { parsePerson, SURE } from './parse-person.ts';
import type { FoundJoints, Person } from './person-types.ts';
import type { Pose } from './poses.ts';

export type { Gait } from './draw-animal.ts';
export type { FoundJoint, FoundJoints, Person } from './person-types.ts';
export * as poses from './poses.ts';
export { piecesIn, withoutScraps } from './scraps.ts';

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
    const { parts, confidence } = person;
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
