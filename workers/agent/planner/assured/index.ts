/**
 * The last look before anything is paid for: nothing is made while a word of the wish that is to be seen would be missing from it, and
 * nothing where the message may have meant something else. Then it is asked, in a question that is answered in a word.
 */
import { categoryOf } from '../../../engine/catalogue/things/index.ts';
import { stemOf } from '../../../engine/composition/read/lost-words.ts';
import { understand } from '../../../engine/understand/index.ts';
import { type GameDescription, themeOf } from '../../games/index.ts';
import type { Args } from '../../port.ts';
import { type Part, readMessage } from '../../reader/index.ts';
import { unheard } from '../accounted/heard.ts';
import { gameTold } from '../game-told.ts';
import * as say from '../says.ts';
import { isPlan, type Plan, type Step } from '../step.ts';
import { singular } from '../subjects.ts';
import { choicesFor } from './choices.ts';
import { isDrawn, unshownOf } from './drawn.ts';
import { isOtherwiseMeant } from './meant.ts';
import { absentIn, contentOf, essentialIn, isTrifle, namedIn, playedIn } from './said.ts';

type Steps = Extract<Plan, { steps: unknown }>;
/** Of these the words stay in the picture as they were said, or are settings of a game. */
const BY_ITSELF = /^(?:write_game|create_project)$/;
/** What a plan tells that it lost. */
const LOSSES = /^(?:I do not know the words? |I left out "|I took as said beside the wish: )/;
const MAY_NOT_SHOW = /^I do not know the words? /;
/** Where something stands or lies is seen of these. */
const OF_PLACES = /^create_(?:picture|map|.*tile)/;
/** So many words are asked about with something in their place. */
const WITH_CHOICES = 2;
const ASKED_ABOUT = 6;

type Known = Exclude<Plan, { look: unknown }>;
/** Whether a plan makes something, and nothing of it is open. */
const isClear = (plan: Plan): boolean =>
  isPlan(plan) && plan.steps.some(({ price }) => price > 0) && !plan.unclear?.length && !plan.doubts?.length && !plan.missing?.length && !plan.lacks?.length && !plan.proposal; // biome-ignore format: one line
/** Whether words of it were not understood: another reading may have done better. */
const isUnread = (plan: Plan): boolean =>
  isPlan(plan) ? Boolean(plan.unclear?.length || plan.doubts?.length) : 'ask' in plan && plan.unread === true;

const makesOf = (plan: Plan): number =>
  isPlan(plan) ? plan.steps.filter(({ tool, price }) => price > 0 && /^create_/.test(tool)).length : 0;
const priceOf = (plan: Plan): number => (isPlan(plan) ? plan.steps.reduce((sum, { price }) => sum + price, 0) : 0);
/** Whether another plan may take the place of one that is not sure: it changes nothing that is there, and makes no more expensive a guess. */
const mayReplace = (other: Plan, plan: Plan): boolean =>
  isPlan(other) &&
  !other.steps.some(({ tool }) => /_state$|^animate_|game|project/.test(tool)) &&
  (isUnread(plan) || priceOf(other) <= Math.max(priceOf(plan), makesOf(other)));

/**
 * The first of the plans that may be paid for as it is; where none may, what is asked of the first. `others` are made only where the first one
 * was read wrongly: a word that nothing shows is asked about whoever reads it.
 */
export async function surest(message: string, plan: Known, first: boolean, others: () => readonly Plan[]): Promise<Known> {
  const sure = await assured(message, plan, first);
  const isWrong = isUnread(plan) || ('ask' in sure && sure !== plan && say.isReassuring(sure.ask));
  if (!isWrong) return sure;
  for (const other of others()) {
    if ('look' in other || !isClear(other) || !mayReplace(other, plan)) continue;
    const found = await assured(message, other, first);
    if (isClear(found)) return found;
  }
  return sure;
} // biome-ignore format: short enough

/**
 * The plan as it may be paid for: a question where it is not sure enough, else the plan with what it really loses told. `message`: all that was
 * said of it; `first`: nothing was made in the conversation before it.
 */
async function assured(message: string, plan: Known, first: boolean): Promise<Known> {
  if (!isPlan(plan) || plan.steps.every(({ price }) => price === 0)) return plan;
  if (plan.unclear?.length || plan.doubts?.length || plan.missing?.length || plan.lacks?.length || plan.proposal) return plan;
  const parts = readMessage(message);
  const paid = plan.steps.filter(({ price }) => price > 0);
  const total = paid.reduce((sum, { price }) => sum + price, 0);
  if (!plan.known && isOtherwiseMeant(message, parts, plan, first)) return { ask: say.notSure(paid.map(({ what }) => what), total) };
  if (plan.steps.some(({ tool }) => BY_ITSELF.test(tool))) {
    const lost = first ? unplayed(parts, plan) : [];
    return lost.length ? { ask: say.wouldMiss(lost, [], [gameIn(plan) ?? 'the game'], total) } : plan;
  }
  const unshown = await unshownOf(plan.steps);
  const told = truthful(plan, unshown);
  const lost = missing(message, parts, told, unshown);
  if (!lost.length) return told;
  const places = [];
  for (const word of lost.slice(0, WITH_CHOICES)) {
    const of = paid.find((step) => contentOf(descriptionOf(step)).some((one) => stemOf(one) === stemOf(word))) ?? paid[0]!;
    places.push({ word, choices: await choicesFor(word, descriptionOf(of)) });
  }
  return { ask: say.wouldMiss(lost.slice(0, ASKED_ABOUT), places, paid.map(({ what }) => what), total) };
} // biome-ignore format: short enough

const descriptionOf = ({ args }: Step): string =>
  typeof args !== 'function' && typeof args.description === 'string' ? args.description : '';

const argsOf = ({ steps }: Steps): Args | undefined => {
  const written = steps.find(({ tool }) => tool === 'write_game');
  return written && (typeof written.args === 'function' ? written.args([]) : written.args);
};
const gameIn = (plan: Steps): string | undefined => {
  const args = argsOf(plan);
  return args ? gameTold(args.game as GameDescription) : undefined;
};
/** Somebody or something that a game was to have, and has not. */
function unplayed(parts: readonly Part[], plan: Steps): readonly string[] {
  const all = `${JSON.stringify(plan.steps.map(({ args, what }) => [typeof args === 'function' ? args([]) : args, what]))} ${gameIn(plan)} ${plan.notes.join(' ')}`;
  const has = new Set(contentOf(all).map(stemOf));
  const { theme } = (argsOf(plan)?.game ?? {}) as Partial<GameDescription>;
  return playedIn(parts).flatMap((words) => (words.some((word) => themeOf(`in a ${word}`) === theme || themeOf(word) === theme) || words.some((word) => has.has(stemOf(word)) || has.has(stemOf(singular(word))) || has.has(stemOf(word.replace(/y$/, '')))) ? [] : [words.at(-1)!]));
} // biome-ignore format: short enough

const wordsIn = (note: string): readonly string[] => [...note.matchAll(/"([^"]+)"/g)].map(([, words]) => words!);

/** The plan without warnings that the drawing itself does not bear out. */
function truthful(plan: Steps, unshown: readonly string[]): Steps {
  const drawn = new Set(plan.steps.filter(isDrawn).flatMap((step) => contentOf(descriptionOf(step)).map(stemOf)));
  const lost = new Set(unshown.map(stemOf));
  const notes = plan.notes.flatMap((note) => {
    if (!MAY_NOT_SHOW.test(note)) return [note];
    const left = wordsIn(note).filter((words) => contentOf(words).some((word) => !drawn.has(stemOf(word)) || lost.has(stemOf(word))));
    return left.length ? [say.mayNotShow(left)] : [];
  });
  return { ...plan, notes };
} // biome-ignore format: short enough

const MANY_COLOURS = /\b(?:various|different|assorted|mixed|several|many) (colou?rs)\b/i;
const isFood = (word: string): boolean => categoryOf(understand(word, { seed: 1 }).concept) === 'food';

/** Words of the message that are to be seen, and would be in nothing that is made. */
function missing(message: string, parts: readonly Part[], { steps, notes }: Steps, unshown: readonly string[]): readonly string[] {
  const said = new Map(contentOf(message).map((word) => [stemOf(word), word]));
  const told = notes.filter((note) => LOSSES.test(note)).flatMap((note) => wordsIn(note).flatMap(contentOf));
  const open = [...told, ...unheard(message, steps, notes.filter((note) => !LOSSES.test(note)))];
  const essential = essentialIn(parts, steps.some(({ tool }) => OF_PLACES.test(tool)));
  const unseen = absentIn(message);
  // what a list is of was said by each of its items
  const heading = steps.length > 1 ? contentOf(/^[^:(]{3,60}(?=[:(])/.exec(message)?.[0] ?? '') : [];
  const head = new Set(heading.map(stemOf));
  const lost = [...unshown, ...open.filter((word) => essential.has(stemOf(word)) && !head.has(stemOf(word)))].filter((word) => !isTrifle(word) && !unseen.has(stemOf(word)));
  const stems = [...new Set(lost.map(stemOf))].filter((stem) => said.has(stem));
  // of what there is to eat no living animal is one: "sushi set: salmon, tuna"
  if (steps.every(({ tool }) => tool === 'create_character')) stems.push(...heading.filter((word) => !isTrifle(word) && isFood(word)).map(stemOf));
  // one picture in which nothing is of several colours
  const colours = MANY_COLOURS.exec(message)?.[1]?.toLowerCase();
  if (colours && steps.length === 1 && !/colou?r/i.test(descriptionOf(steps[0]!))) stems.push(stemOf(colours));
  // "1 hero 1 villain 1 dog": somebody of whom nothing at all is left
  const all = new Set(contentOf([...steps.map((step) => `${step.what} ${descriptionOf(step)}`), ...notes].join(' ')).map(stemOf));
  for (const name of namedIn(parts, /[.!?:;]\s|\b(?:is|are|with)\b/.test(message))) if (name.every((word) => !all.has(stemOf(word)) && !unseen.has(stemOf(word)) && !head.has(stemOf(word)))) stems.push(...name.map(stemOf));
  return [...new Set(stems)].flatMap((stem) => said.get(stem) ?? []);
} // biome-ignore format: short enough
