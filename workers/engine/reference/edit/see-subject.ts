/** A picture as edits see it: who is in it, where the head is, what stands beside. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Models } from '../../inference/models.ts';
import { facesViewer } from '../parts/faces.ts';
import { findEyes } from '../parts/find-eyes.ts';
import { type Flat, toFlat, toImage } from '../parts/flat.ts';
import { type FoundJoints, jointsOf } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { type Pole, poleOf, withoutPole } from '../parts/pole.ts';
import { jointsFound, partsOf } from '../turn/by-parts.ts';
import { kindSeen } from '../vision/kind.ts';
import { fillsBox, thingScore } from '../vision/thing-score.ts';
import { bustOf } from './bust.ts';
import { headFound, upright } from './head-found.ts';
import { loose } from './loose.ts';
import { NOBODY } from './pair-of-eyes.ts';
import { stanceSeen } from './stance.ts';
import { type Subject, stanceOf } from './subject.ts';

type Seen = Omit<Subject, 'seed' | 'guidance' | 'isChange' | 'hand'>;

/** The picture without a great axe or a staff, from which nobody was told who stands beside it. */
function withoutPoleIn(flat: Flat, pole: Pole): Rgba {
  const line = lineHabitOf(flat);
  const stance = stanceSeen(flat, NOBODY);
  const grip = { x: pole.x, y: stance.top + 0.55 * (stance.floor - stance.top) };
  const mask = loose(flat, line, { ...stance, axis: stance.trunk }, grip, pole.mask);
  return toImage(withoutPole(flat, { mask }, line.colors));
}

/** Reads a picture; what words say of it comes later. */
export async function subjectOf(models: Models, picture: Rgba): Promise<Seen> {
  const parting = await partsOf(models, picture, 'south');
  // Nobody who stands is so much wider than high.
  const box = opaqueBounds(picture);
  const isLying = box !== undefined && box.width > 1.4 * box.height;
  const parted = isLying || 'why' in parting || parting.kind !== 'person' ? undefined : parting.parts;
  const why = 'why' in parting ? parting.why : isLying ? 'it lies or goes on all fours' : '';
  const flat = toFlat(picture);
  const pole = poleOf(flat, (parted?.line ?? lineHabitOf(flat)).colors);
  // Whose middle is a staff was taken apart wrongly.
  const isPole = parted && pole && Math.abs(pole.x - parted.axis) <= Math.max(2, parted.head.half);
  const alone = !parted && pole && !isLying ? withoutPoleIn(flat, pole) : undefined;
  const again = alone && (await partsOf(models, alone, 'south'));
  const beside = again && !('why' in again) && again.kind === 'person' ? again.parts : undefined;
  const person = isPole ? undefined : (parted ?? beside);
  const found = upright(await jointsFound(models, beside ? alone! : picture), flat);
  const joints = jointsOf(flat, found, SURE);
  const line = person?.line ?? lineHabitOf(flat);
  // The head of a staff is none of its bearer's.
  const bare = pole && !person ? withoutPole(flat, pole, line.colors) : flat;
  const interior = bare === flat ? line.figure : lineHabitOf(bare).figure;
  const bust = bustOf(flat, line, stanceOf({ person: undefined, sprite: picture, joints }));
  const looksThing = await isSeenAsThing(models, picture, found);
  if (bust) {
    const why = 'it shows head and shoulders alone';
    return { sprite: picture, person: undefined, joints, found, head: bust, why, pole: undefined, looksThing };
  }
  const told = headFound(bare, person, found, stanceOf({ person, sprite: toImage(bare), joints }), interior);
  // A nose that is drawn a pixel aside turns nobody whose shoulders are both seen.
  const isAhead = told.stance.isUpright && !told.stance.isLong && facesViewer(found, box?.height ?? 0);
  const head = isAhead ? { ...told, stance: { ...told.stance, facing: 0 as const } } : told;
  return { sprite: picture, person, joints, found, head, why, pole, isPoleHeld: beside !== undefined, looksThing };
}

/** So surely a thing, by all that tells together and by its kind. */
const [SCORE, KIND] = [0.7, 0.5] as const;
const [HEAP, NO_JOINT] = [0.4, 0.2] as const;

async function isSeenAsThing(models: Models, picture: Rgba, found: FoundJoints): Promise<boolean> {
  const seen = await kindSeen(models, picture);
  if (!seen) return false;
  if (fillsBox(picture)) return true;
  const eyes = findEyes(toFlat(picture), found).length;
  const score = thingScore(seen, found, eyes, picture);
  // A bush, a heap: of what shows neither joints nor eyes less is enough.
  const isHeap = eyes === 0 && Math.max(...Object.values(found).map(({ sure }) => sure)) < NO_JOINT && score >= HEAP;
  return isHeap || (seen.thing >= KIND && score >= SCORE);
}
