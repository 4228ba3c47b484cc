/** Changes of a game that were not read whole: what of them can be had is offered, and what cannot is answered of that game. */
import { type GameDescription, templateOf } from '../games/index.ts';
import { saidAgain } from './edit-words.ts';
import { planEdit, planUndo } from './game-edits.ts';
import type { Place } from './place.ts';
import * as say from './says.ts';
import { isPlan, type Plan } from './step.ts';

/** "undo what you did last, the old towers looked better" */
const UNDO = /^\W*(?:please |pls |can you |could you )*(?:undo|revert|roll ?back|go back to)\b/i;
const ASKED =
  /^.*?\b(?:can|could|may|should) (?:there be|we have|i have|i get|you add|you put in|it have) (?:some |an? |any )?([a-z -]+?)(?: please| pls)?[?.!\s]*$/i;

const thing = ({ assets }: GameDescription, ...ids: readonly string[]): string =>
  ids.flatMap((id) => assets[id]?.prompt ?? [])[0] ?? 'what lies about';

/** What strangers want of a game and no change reaches, and how it is in that game. */
const ANSWERS: readonly (readonly [words: RegExp, answer: (game: GameDescription) => string | undefined])[] = [
  [
    /\b(?:doors?|gates?|exits?)\b.*\b(?:does ?n[o']?t|wont|won't|will not|not|cant|can't) (?:open|work)/i,
    (game) =>
      `The way out opens only once all that is to be found in the level is found (here: ${thing(game, 'pickup', 'coin')}), and a level has more than one. I cannot see your run, nor mend code in words; "fewer keys" makes it shorter.`,
  ],
  [
    /\b(?:ending|the end)\b|\bbecomes? (?:your|my|a) friend\b/i,
    () =>
      'The ending cannot be another one: the game is won at the goal of its last level. The text of the last screen can be: when you win it should say "The dragon is your friend now".',
  ],
  [/\b(?:days?|day counter|night)\b/i, () => 'No days pass in this game, so nothing is counted in days or comes at night alone. All of it can be at night ("make it night"), and a level can have a time ("90 seconds for a level").'],
  [/\b(?:entrances?|entries|paths|spawn ?points?)\b/i, (game) => (game.template === 'tower-defence' ? 'The map of a tower defence has one way in; it cannot have two.' : undefined)],
  [/\b(?:fix|mend|repair|bugs?|broken|does ?n[o']?t work)\b/i, () => 'I cannot see your run, nor mend code in words. I can change what the game is made of.'],
  [/\bcomes? after the (?:flag|goal|end)\b/i, () => 'Levels follow one another at the goal anyway.'],
]; // biome-ignore format: a table
const answerOf = (words: string, game: GameDescription): string | undefined =>
  ANSWERS.find(([asked]) => asked.test(words))?.[1](game);
/** How what goes wrong is meant to be in that game. */
export const gameAnswer = (words: string, game: GameDescription): string | undefined => {
  const said = answerOf(words, game);
  return said && !/^I cannot see your run/.test(said) ? said : undefined;
};

/** How a part is said so that the edits know it. */
const plainly = (part: string): string =>
  part
    .replace(/^(?:please |pls |also |and )+|(?: please| pls)$/gi, '')
    .replace(/^(?:set )?(?:the )?(?:start(?:ing|er)? )?(?:money|cash|gold|coins)(?: (?:to|is|should be|at|=))? (\d+)$/i, 'more money at the start')
    .trim(); // biome-ignore format: short enough

/** What can be changed in a game of its kind. */
const changeable = (game: GameDescription): string => {
  const { title, settings } = templateOf(game.template);
  const names = settings.map(({ id }) => id.replace(/([A-Z])/g, (letter) => ` ${letter.toLowerCase()}`));
  return `What can be changed in this ${title.toLowerCase()}: who and what is in it, its place, and ${names.slice(0, 8).join(', ')}.`;
};

const fails = (plan: Plan): boolean =>
  'help' in plan ||
  ('ask' in plan &&
    /^I do not know "|is nothing that (?:I can|can be) change|^The game has no "|made no character|I do not know (?:how|what) to do/.test(
      plan.ask,
    ));

/** What is offered or answered instead; undefined where the change was read. */
export function toldChange(text: string, plan: Plan, place: Place): Plan | undefined {
  const { memory, projectId, agreed } = place;
  const { game } = memory;
  if (!game || !fails(plan)) return undefined;
  if (UNDO.test(text)) return planUndo('undo that', memory, projectId);
  const asked = ASKED.exec(text)?.[1];
  const edit = (words: string): Plan | undefined => planEdit([plainly(words)], memory, projectId, true);
  const whole = asked ? edit(`add ${asked}`) : undefined;
  if (whole && isPlan(whole)) return whole;
  const parts = saidAgain(text, game).split(/\s*(?:[.,;]\s|\band\b|(?= that only\b)|(?= so that\b))\s*/i).map(plainly).filter(Boolean);
  const done = parts.length > 1 ? parts.map((part) => edit(part)) : [];
  const at = done.findIndex((one) => one !== undefined && isPlan(one));
  const one = done[at];
  if (one && isPlan(one)) {
    if (agreed) return one;
    const exact = /\b(?:money|cash|gold) (?:to |is |= ?)?\d|\b\d+ (?:money|gold|cash)\b/i.test(text) && /^Gold\b/.test(one.notes[0] ?? '')
      ? ['Money at the start is set as more or less than usual, not as a sum; nearest comes more of it.']
      : [];
    const lacks = parts.filter((_, i) => i !== at).map((part) => answerOf(part, game) ?? `"${part}" cannot be changed in this game by words.`);
    return { ...one, lacks: [...new Set([...lacks, ...exact])], does: one.notes };
  }
  // a question that has no answer of the game itself is looked up
  const answers = [...new Set(parts.flatMap((part) => answerOf(part, game) ?? []))];
  if (!answers.length) {
    const whole = answerOf(text, game);
    if (whole) answers.push(whole);
  }
  if (answers.length) return { ask: `${answers.join(' ')} Nothing was changed.` };
  return 'help' in plan ? undefined : { ask: say.editUnclear([`"${text.trim()}" cannot be changed in words.`, changeable(game)]) };
} // biome-ignore format: short enough
