/**
 * A wish that was not read in full: its clauses are read one by one, and what was understood of it is proposed with its price, beside what was
 * not. Nothing is spent before a yes.
 */
import { genreIn } from '../genres.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish, GAME } from '../words.ts';
import type { Context } from './plan.ts';

const PARTS = /\s*(?:[,;:!?]|\.(?!\d)|\b(?:and|plus|but|for|so|because|then|with|from|against|that|who|which)\b)\s*/i;
const MOST = 12;
const LONGEST = 400;
/** Words of a clause that are looked through, and of a name. */
const [MOST_WORDS, LONGEST_NAME] = [14, 4];
const EMPTY = /^(?:an?|the|some|it|this|that|i|you|me|my|please|to|of|in|on|at)?$/i;
/** No wish at all: an answer to it would be a guess. */
const NO_WISH =
  /^\W*(?:what|which|how|why|when|where|who|is|are|do|does|did|should|may)\b|\b(?:sorry|you (?:are|were)|hate|useless|stupid)\b/i;

/** Whether a plan is of words that nobody understood. */
export const isUnknown = (plan: Plan): boolean =>
  'ask' in plan && (/^I do not know "/.test(plan.ask) || /^I am not sure what is to be seen of/.test(plan.ask));

const makes = (plan: Plan): readonly Step[] =>
  isPlan(plan) && !plan.unclear && !plan.doubts && !plan.missing && !plan.lacks && !plan.proposal && plan.steps.some(({ price }) => price > 0) && !plan.steps.some(({ tool }) => /project|game|sandbox/.test(tool))
    ? plan.steps
    : []; // biome-ignore format: one line

/** Small words that are in no name. */
const OF = /\b(?:an?|the|in|on|at|of|to|my|with|by|like|one|some|something|thing)\b/i;

/** The longest words before the end of a clause that name something: "an angry one like a raven" → "a raven". */
function nameIn(clause: string): string | undefined {
  const words = bareNoun(bareWish(clause)).split(/\s+/).slice(-MOST_WORDS);
  for (let from = 0; from < words.length; from++)
    for (let to = Math.min(words.length, from + LONGEST_NAME); to > from; to--) {
      const name = words.slice(from, to).join(' ');
      const subject = OF.test(name) ? undefined : subjectOf(name);
      if (subject && subject.kind !== 'place' && !subject.unknown.length && !isAdjective(name)) return name;
    }
  return undefined;
}

/** "a mystery in a mansion": a mystery game in a mansion. */
export const asGame = (message: string, genre: string): string =>
  message
    .replace(/[.!?\s]+$/, '')
    .replace(new RegExp(`${genre.replace(/[^\w ]/g, '.')}(?! games?\\b)`, 'i'), `${genre} game`);

/** What was understood of a message, as a proposal; undefined where nothing was. */
export function nearestReading(message: string, { again, agreed }: Context): Plan | undefined {
  if (NO_WISH.test(message)) return undefined;
  if (message.length > LONGEST) return undefined;
  const genre = GAME.test(message) ? undefined : genreIn(message);
  if (genre) {
    const game = again(asGame(message, genre.said));
    if (isPlan(game)) return agreed ? plain(game) : game;
    if ('ask' in game && !isUnknown(game)) return game;
  }
  // "puzzle: match candies"
  const [, matched = ''] = /\bmatch(?:ing)? (?:the |my |up )?([a-z]+s)\b/i.exec(message) ?? [];
  const match = matched && again(`match-3 with ${matched}${/\btheme:? ([a-z ]+)/i.exec(message)?.[0] ? `, ${/\btheme:? ([a-z ]+)/i.exec(message)![0]}` : ''}`);
  if (match && isPlan(match)) return match;
  const clauses = message.split(PARTS).map((one) => one.trim()).filter((one) => !EMPTY.test(one));
  if (clauses.length > MOST) return undefined;
  const steps: Step[] = [];
  const lost: string[] = [];
  for (const clause of clauses) {
    const whole = clauses.length > 1 ? makes(again(clause)) : [];
    const name = whole.length ? undefined : nameIn(clause);
    const part = whole.length ? whole : name ? makes(again(`${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`)) : [];
    // steps that follow from others of their plan cannot be put behind other steps
    if (part.length && part.every(({ args }) => typeof args !== 'function')) steps.push(...part);
    else lost.push(clause);
    if (name && part.length) lost.push(...[bareWish(clause).replace(name, ' ').replace(/\s+/g, ' ').trim()].filter((rest) => !EMPTY.test(rest) && rest.length > 2));
  }
  const once = steps.filter((step, i) => steps.findIndex(({ what }) => bareNoun(what) === bareNoun(step.what)) === i);
  if (!once.length || once.length > 10) return undefined;
  return agreed ? { steps: once, notes: [] } : { steps: once, notes: [], ...(lost.length ? { unclear: lost } : { doubts: ['I am not sure that I understood all of it.'] }) };
} // biome-ignore format: short enough

/** A proposal that was agreed to. */
const plain = ({ steps, notes }: Extract<Plan, { steps: unknown }>): Plan => ({ steps, notes });
