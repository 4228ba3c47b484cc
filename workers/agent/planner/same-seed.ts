/** One thing in several states, moods or colours: drawn from one seed, so that what is not said stays as it is. */
import type { Memory } from './memory.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { isAdjective } from './subjects.ts';
import { bareNoun } from './words.ts';

const DRAWS = /^create_(?:picture|map_object|character|1_direction_object)$/;
/** A number from words: the same for the same thing. */
const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 99_991, 7) + 1;
const plainOf = ({ args }: Step): string | undefined => {
  const words = typeof args !== 'function' && args.seed === undefined ? args.description : undefined;
  return typeof words === 'string'
    ? words
        .toLowerCase()
        .split(/\s+/)
        .filter((word) => !/^(?:an?|the)$/.test(word) && !isAdjective(word) && !/^(?:angry|happy|sad|hurt)$/.test(word))
        .join(' ')
    : undefined;
};

export function fromOneSeed(plan: Plan, memory: Memory): Plan {
  if (!isPlan(plan) || memory.game) return plan;
  const drawn = plan.steps.filter(({ tool }) => DRAWS.test(tool));
  const [first] = drawn;
  const plain = first && plainOf(first);
  const all = drawn.map(({ args }) => (typeof args === 'function' ? '' : bareNoun(String(args.description))));
  if (!plain || drawn.length < 2 || !drawn.every((one) => one.tool === first.tool && plainOf(one) === plain))
    return plan;
  if (new Set(all).size < all.length) return plan;
  const seed = seedOf(plain);
  const steps = plan.steps.map((step) =>
    drawn.includes(step) && typeof step.args !== 'function' ? { ...step, args: { ...step.args, seed } } : step,
  );
  return { ...plan, steps };
}
