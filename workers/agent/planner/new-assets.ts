/** Something new is wished for: the wishes in the words, and the calls that make them. */
import { cannotDo } from './cannot.ts';
import { crowdOf } from './crowds.ts';
import { movesOfFormer } from './of-former.ts';
import { packed } from './packed.ts';
import { ownOf, type Place, type Planner } from './place.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { sizeNotes, stepsOf } from './steps.ts';
import { readWishes } from './wishes/index.ts';
import { bareWish, EXPORTS, ONE_SIDE } from './words.ts';

/** New pictures, and movements of somebody who is there. */
export function planNew(
  wish: string,
  plain: string,
  { memory, projectId, agreed }: Place,
  { again, packs }: { readonly again: Planner; readonly packs: boolean },
): Plan {
  const crowd = crowdOf(wish);
  if (crowd) return agreed ? again(crowd.few, { memory, projectId, agreed }) : { ask: crowd.ask };
  const oneSide = agreed || ONE_SIDE.test(wish);
  const read = readWishes(oneSide ? wish.replace(ONE_SIDE, ' ') : wish, ownOf(memory).length > 0);
  // "a ninja, and also a song": what can be done is done
  const never = read.puzzles.map((one) => cannotDo(bareWish(one).toLowerCase()));
  if (read.wishes.length && never.length && never.every(Boolean)) {
    read.notes.push(...[...new Set(never)].map((what) => `I cannot ${what}.`));
    read.puzzles.length = 0;
  }
  // beside several that are known, what is not is asked about with an offer of the rest
  const offers = read.puzzles.length > 0 && read.wishes.length >= 2 && read.wishes.length > read.puzzles.length;
  if (read.puzzles.length && !offers && !(agreed && read.wishes.length))
    return EXPORTS.test(plain) && !read.wishes.length
      ? { help: plain }
      : { ask: say.puzzled(read.puzzles), unread: true };
  const steps: Step[] = [];
  for (const one of read.wishes) {
    for (let copy = 0; copy < (one.count ?? 1); copy++) {
      const more = stepsOf(one, read, projectId, steps.length, agreed);
      if ('ask' in more) return more;
      steps.push(...(copy ? more.steps.map((step) => anotherOf(step, copy)) : more.steps));
    }
    const size = one.size ?? read.size;
    // what is too small for a thing is drawn as a picture of that very size
    const small = one.kind === 'object' && size !== undefined && Math.max(size.width, size.height) < 32;
    if (size) read.notes.push(...sizeNotes(small ? 'picture' : one.kind, size));
  }
  steps.push(...movesOfFormer(read.moves, memory));
  if (!steps.length) return { ask: say.VAGUE };
  const plan = packs ? packed(steps, memory, read.notes) : { steps, notes: read.notes };
  return offers && !agreed && isPlan(plan) ? { ...plan, unclear: read.puzzles } : plan;
}

/** One more of the same kind: the same words, drawn from another seed. */
const anotherOf = (step: Step, seed: number): Step =>
  /^create_(?:character|map_object|picture)$/.test(step.tool) && typeof step.args !== 'function'
    ? { ...step, args: { ...step.args, seed } }
    : step;
