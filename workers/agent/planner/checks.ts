/** What holds of any plan before it is paid for: nothing twice, nothing doubtful, every word accounted for. */
import { type GameDescription, themeOf } from '../games/index.ts';
import { openWords, unshownWords } from './accounted/index.ts';
import { doubtful, eachOnce, inEach, ofOneShape, sizedApart, tidied } from './accounted/invariants.ts';
import { featuresMissing } from './cannot.ts';
import { withoutManner } from './controls.ts';
import { kindsOf } from './kinds.ts';
import type { Place } from './place.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { singular, subjectOf } from './subjects.ts';
import { deliveryNote } from './wording/index.ts';

/** What has to hold of any plan before it is paid for. */
export function checked(wish: string, plan: Plan, { memory, agreed }: Place): Plan {
  if (!isPlan(plan) || plan.steps.every(({ price }) => price === 0)) return plan;
  const isGame = memory.game || plan.steps.some(({ tool }) => tool === 'write_game');
  const steps = isGame ? plan.steps : ofOneShape(wish, sizedApart(eachOnce(inEach(tidied(plan.steps)))));
  const doubts = agreed || isGame ? [] : doubtful(wish, steps);
  return { ...plan, steps, ...(doubts.length ? { doubts } : {}) };
}

/** What nobody understood is asked about before anything is spent; of a game it is named. */
export function accounted(words: string, plan: Plan, { memory, agreed }: Place): Plan {
  if (
    !isPlan(plan) ||
    agreed ||
    plan.missing ||
    plan.lacks ||
    plan.unclear ||
    plan.steps.every(({ price }) => price === 0)
  )
    return plan;
  const game = plan.steps.find(({ tool }) => tool === 'write_game');
  // edits account for their own clauses
  if (game && memory.game) return plan;
  // what a list is of was said by each of its items
  const wish = plan.steps.length > 1 ? words.replace(/^[^:;.]{3,80}:/, '') : words;
  const drawn = JSON.stringify(plan.steps.map(({ args }) => (typeof args === 'function' ? args([]) : args)));
  const lost = (plan.whole ? unshownWords(plan) : openWords(game ? withoutManner(wish) : wish, plan, memory)).filter(
    // "vegetables": three of them are drawn
    (word) => !(game && kindsOf(singular(word), 3)?.every((one) => drawn.includes(one))),
  );
  if (!lost.length) return plan;
  const place = game && !plan.lacks ? lost.find((word) => isPlace(word, wish)) : undefined;
  if (place) return { ...plan, lacks: [say.noSuchPlace(place, (argsOf(game!).game as GameDescription).theme)] };
  return { ...plan, unclear: lost };
}

/** Where it takes place: "in a mall", of which there is neither ground nor backdrop. */
const isPlace = (word: string, wish: string): boolean => {
  const [, phrase = ''] =
    new RegExp(
      `\\b(?:in|at|inside|through) ((?:an? |the |my |our )?(?:[a-z-]+ ){0,2}?${word})(?=\\s*(?:$|[,.;!?]|\\b(?:and|with|where|against|full)\\b))`,
      'i',
    ).exec(wish) ?? [];
  const subject = subjectOf(singular(word));
  // "shoots at wasps": against whom, and no place
  if (subject?.creature || /^(?:animal|person)$/.test(subject?.kind ?? '')) return false;
  return phrase !== '' && themeOf(`in ${phrase.toLowerCase()}`) === undefined && subjectOf(word) !== undefined;
};

const argsOf = ({ args }: Step) => (typeof args === 'function' ? args([]) : args);

/** A game without what was expected of it may be none that is wanted. */
export function withoutFeatures(wish: string, plan: Plan, agreed: boolean): Plan {
  const missing = isPlan(plan) ? featuresMissing(wish) : [];
  return isPlan(plan) && missing.length && !agreed ? { ...plan, missing } : plan;
}

/** What is for a program is told how it gets there. */
export const delivered = (plan: Extract<Plan, { steps: unknown }>, into: string): Plan =>
  plan.steps.some(({ tool }) => /^create_/.test(tool))
    ? { ...plan, notes: [...plan.notes, deliveryNote(into, plan.steps)] }
    : plan;

export const noted = (plan: Plan, notes: readonly string[]): Plan =>
  isPlan(plan) ? { ...plan, notes: [...new Set([...notes, ...plan.notes])] } : plan;
