/** The figure that an edit speaks of. */
import type { Rgba } from '../../../../src/pixels/types.ts';
import { toFlat } from '../parts/flat.ts';
import type { FoundJoints, Person } from '../parts/index.ts';
import { type LineHabit, lineHabitOf } from '../parts/line-habit.ts';
import type { Pole } from '../parts/pole.ts';
import type { HeadFound } from './head-found.ts';
import { type Stance, stanceOfPerson, stanceSeen } from './stance.ts';

export interface Subject {
  readonly sprite: Rgba;
  readonly person: Person | undefined;
  readonly joints: FoundJoints;
  /** What the network found, whether or not it is of somebody who stands. */
  readonly found: FoundJoints;
  /** Its head, and whether that is sure. */
  readonly head?: HeadFound;
  /** A staff or another pole beside it. */
  readonly pole?: Pole | undefined;
  /** Whether nobody was told from that pole: then it is what is held, whatever its head is. */
  readonly isPoleHeld?: boolean;
  /** Whether as a whole it is seen as a thing. */
  readonly looksThing?: boolean;
  /** Why it has no parts. */
  readonly why: string;
  readonly seed: number;
  readonly guidance: number;
  /** Whether the words change what is there ("make the sword golden") rather than add to it. */
  readonly isChange: boolean;
  /** The hand that words name, or that what is replaced was in: 0 on screen left. */
  readonly hand?: 0 | 1 | undefined;
}

export const lineOf = ({ person, sprite }: Subject): LineHabit => person?.line ?? lineHabitOf(toFlat(sprite));

export const stanceOf = ({
  person,
  sprite,
  joints,
  head,
}: Pick<Subject, 'person' | 'sprite' | 'joints' | 'head'>): Stance =>
  handsBelowFace(head?.stance ?? (person ? stanceOfPerson(person, joints) : stanceSeen(toFlat(sprite), joints)));

/** A head may be most of a small figure: what stands upright holds nothing before its face. */
function handsBelowFace(stance: Stance): Stance {
  const { isUpright, isLong, chin, floor, trunk, trunkHalf, hands } = stance;
  if (!isUpright || isLong || hands.every(({ y }) => y >= chin)) return stance;
  const least = Math.min(chin, floor - 2);
  const lowered = (k: 0 | 1) => {
    const { x, y } = hands[k];
    const isBeside = stance.facing === 0 && Math.abs(x - stance.axis) > stance.headHalf + 1;
    if (y >= least || isBeside) return hands[k];
    return { x: trunk + (k === 0 ? -1 : 1) * trunkHalf, y: least };
  };
  return { ...stance, hands: [lowered(0), lowered(1)] };
}
