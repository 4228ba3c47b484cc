/** Changes and movements of what was made before: "give him a green cape", "the second one, but red", "let them jump". */
import type { Args } from '../port.ts';
import { type Pointed, pointedAt, withIt } from './former.ts';
import type { Made, Memory } from './memory.ts';
import { animation, isAction, moveOf } from './moves.ts';
import * as say from './says.ts';
import type { Plan, Step } from './step.ts';
import { isAdjective, isPiece, isWorn, type Skeleton, subjectOf } from './subjects.ts';
import { readWishes } from './wishes.ts';
import { bareNoun, CHANGE, POINTS, SIZE } from './words.ts';

/** Generations, as far as they are known beforehand. */
const PRICES = { variant: 20, direction: 1, drawn: 1 } as const;
/** Of "bigger" and "smaller", where no number is said. */
const STEP = 1.5;
const SIDES_OF_THINGS = { least: 32, most: 400 } as const;

const PRONOUN = '(?:him|her|it|them|he|she|they|this|that)';
const TOLD = new RegExp(
  `^(?:(?:and|now|then|also|please|i want(?: that)?|i need) )*(?:let|make|have|animate|see|get|show|let me see|give)?\\s*${PRONOUN}\\b(?:'s)?(?: should| must| can| could| will| would| needs? to| has to| have to| to| now| also| be| is| are| please| with)*\\s+(.+)$`,
);
/** What stands around the part of a sentence that says the change. */
const AROUND: readonly (readonly [RegExp, string])[] = [
  [/^(?:(?:and|now|but|then|next|also|please|rather|maybe|just|i want|i need|i(?:'d| would) like|can i have|can we have) )+(?=\S)/, ''],
  [new RegExp(`^(?:give|dress|let|make|put|change|turn|colou?r|recolou?r|paint|draw|redraw|do|have|show|get|edit|update|modify)\\s+(?:me )?(?:${PRONOUN}(?! (?:hair|hat|dress|eyes|shirt|cape|cloak|armou?r|sword|shield|helmet|boots|coat|robe|skin|clothes|beard|staff|pants|trousers)\\b)|the (?!same)\\w+)\\s+`), ''],
  [/^(?:draw|make|do|give me|show|get)\s+(?=(?:the |exactly the )?same\b|again\b)/, ''],
  [/^(?:exactly )?(?:the )?(?:exact )?same(?: (?:one|thing|guy|man|woman|girl|boy|person|character|animal|object|it))?(?: again| once more)?[,:]?\s+/, ''],
  [new RegExp(`^${PRONOUN}(?: again| once more| too)?[,:]?\\s+`), ''],
  [/^(?:again|once more)[,:]?\s+/, ''],
  [/^(?:should|must|can|could|will|needs?(?: to)?|has to|have to|wants?(?: to)?)\s+/, ''],
  [/^(?:have|wear|into|to|be|has|wears|is|but|now|just|only|also|a bit|a little|more)\s+/, ''],
  [/^(?:as )?(?=an? )(?!an? \w+ (?:version|one|variant))/, ''],
  [/^an? ([\w -]+?) (?:version|one|variant)$/, '$1'],
  [/[\s,]*(?:instead|now|please|this time|though|too|version)$/, ''],
]; // biome-ignore format: a table
const bareEdit = (wish: string): string => AROUND.reduce((text, [around, by]) => text.replace(around, by), wish).trim();

const IS_CHANGE =
  /^(?:give|let|change|turn|recolou?r|put|dress|replace|remove|with|without|now with|but|the same|exactly the same|same|again|once more)\b/;
/** "in blue", "now open", "red hair", "bigger sword": said of nobody, and so of who was made last. */
const OF_FORMER = {
  test: (wish: string): boolean => {
    const bare = wish.replace(/^(?:(?:and|now|but|then|also|rather|maybe) )*/, '');
    if (/^(?:an?|the|some|two|three|\d+|another)\s/.test(bare)) return false;
    return (
      (/^(?:in|with|without) /.test(bare) && isAdjective(bare.replace(/^(?:in|with|without) /, ''))) ||
      isAdjective(bare) ||
      /^(?:(?:bigger|smaller|longer|shorter|larger|wider|darker|brighter|lighter|taller|thicker|thinner) [\w-]+|[\w-]+ier)$/.test(
        bare,
      ) ||
      (isWorn(bare) && bare.split(/\s+/).length <= 3)
    );
  },
};
const saysOnlySize = (wish: string): boolean => {
  const [said] = SIZE.exec(wish) ?? [];
  return (
    said !== undefined &&
    !wish
      .replace(said, '')
      .replace(/\b(?:in|at|of|to|size|big|large|wide|high|tall|pixels?|px|now|and|but)\b/g, '')
      .trim()
  );
};
const NAMES_NEW = /^(?:(?:and|now|then|also) )*(?:an?|some|two|three|four|another) /;

/** What is to change, or move, of what was made before. Undefined where a message is about something else. */
export function planChange(message: string, memory: Memory, projectId: string | null): Plan | undefined {
  const pointed = pointedAt(message, memory);
  const wish = pointed ? withIt(message, pointed) : message;
  const isChange =
    IS_CHANGE.test(wish) ||
    (POINTS.test(wish) && CHANGE.test(wish)) ||
    new RegExp(`^(?:(?:and|now|but|then|also) )*(?:${PRONOUN}|his|its|their)\\b`).test(wish) ||
    OF_FORMER.test(wish) ||
    saysOnlySize(wish) ||
    pointed?.by === 'order';
  const moved = pointed && !NAMES_NEW.test(wish) ? planMoves(wish, pointed) : undefined;
  if (moved) return moved;
  if (!isChange || (NAMES_NEW.test(wish) && pointed?.by !== 'order')) return undefined;
  const last = memory.made.findLast(({ kind }) => kind !== 'other');
  if (!last && !pointed && !IS_CHANGE.test(wish) && !POINTS.test(wish)) return undefined;
  const at = pointed?.at ?? (last ? [last] : []);
  if (!at.length) return { ask: say.CHANGE_WHAT };
  // what is behind somebody, and how fast pictures follow each other, is no part of them
  if (/\b(?:background|scenery|frames?|speed)\b/.test(wish)) return { ask: say.changeHow(at[0]!.words) };
  const plans = at.map((one) => changed(one, bareEdit(wish), projectId));
  const not = plans.find((plan) => 'ask' in plan);
  return not ?? { steps: plans.flatMap((plan) => ('steps' in plan ? plan.steps : [])), notes: [] };
}

/** How somebody is to look, and no movement. */
const LOOKS = /^(?:looks?|seems?|be|is|are|become|gets?|have|has|wears?)\b(?! around| up| down| behind)/;

/** "it jumps and waves", of one or of all of them. */
function planMoves(wish: string, { at }: Pointed): Plan | undefined {
  const [, motion] = TOLD.exec(wish) ?? [];
  if (!motion) return undefined;
  const told = motion
    .replace(/[\s,]*\b(?:please|now|too|as well)$/, '')
    .split(/\s*(?:,|\+|\band(?: then)?\b|\bthen\b)\s*/)
    .map((one) => one.replace(/\s+(?:please|now|too|as well|also)$/, ''))
    .filter(Boolean);
  const skeleton = skeletonOf(at[0]!);
  if (!told.length || !told.every((one) => isAction(one) || (!LOOKS.test(one) && moveOf(one, skeleton) !== undefined)))
    return undefined;
  const standing = at.find(({ kind }) => kind === 'thing');
  // "make it open" is said of how a thing looks
  if (standing && isEdit(motion)) return undefined;
  if (standing) return { ask: say.standsStill(standing.words) };
  return { steps: at.flatMap((one) => told.map((move) => moveStep(one, move))), notes: [] };
}

const skeletonOf = ({ args }: Made): Skeleton | undefined => args.template as Skeleton | undefined;

/** A movement of somebody who is there. */
export function moveStep(of: Made, move: string): Step {
  if (of.kind === 'object') {
    const args = { object_id: of.id, mode: 'v3', animation_description: move };
    return { tool: 'animate_object', args, price: 8, what: `${of.words}: ${move}` };
  }
  const { args, directions } = animation(move, skeletonOf(of), of.args.n_directions === 4 ? 4 : 8);
  const what = `${of.words}: ${moveOf(move, skeletonOf(of)) ?? move}`;
  return {
    tool: 'animate_character',
    args: { character_id: of.id, ...args },
    price: PRICES.direction * directions,
    what,
  };
}

/** One of what was made, with a change. */
function changed(one: Made, edit: string, projectId: string | null): { steps: Step[] } | { ask: string } {
  const project = projectId ? { project_id: projectId } : {};
  const [said, across, down, pixels, alone] = SIZE.exec(edit) ?? [];
  if (
    said &&
    !edit
      .replace(said, '')
      .replace(/\b(?:in|at|of|to|size|big|large|wide|high|tall|pixels?|px)\b/g, '')
      .trim()
  ) {
    const width = Number(across ?? pixels ?? alone);
    return again(one, one.words, one.kind === 'thing' ? { width, height: Number(down ?? width) } : { size: width });
  }
  const grown = /^(?:much |a (?:bit|little) |slightly |way )?(bigger|larger|taller|smaller|tinier)$/.exec(edit)?.[1];
  if (grown && one.kind === 'thing') {
    const by = /small|tin/.test(grown) ? 1 / STEP : STEP;
    const side = (name: 'width' | 'height') =>
      Math.max(SIDES_OF_THINGS.least, Math.min(SIDES_OF_THINGS.most, Math.round(Number(one.args[name] ?? 48) * by)));
    return again(one, one.words, { width: side('width'), height: side('height') });
  }
  if (!isEdit(edit)) return { ask: say.changeHow(one.words) };
  if (one.kind === 'thing') return again(one, withEdit(one.words, edit), {});
  const state = { edit_description: edit, ...project };
  const what = `${one.words} ${/^with/.test(edit) ? '' : '· '}${edit}`;
  const step =
    one.kind === 'object'
      ? { tool: 'create_object_state', args: { object_id: one.id, ...state } }
      : { tool: 'create_character_state', args: { character_id: one.id, ...state } };
  return { steps: [{ ...step, price: PRICES.variant, what }] };
}

/** Drawn once more in other words or in another size. */
const again = ({ tool, args, words: before }: Made, words: string, more: Args): { steps: Step[] } => ({
  steps: [
    {
      tool,
      args: { ...args, description: words, ...more },
      price: PRICES.drawn,
      what: words === before ? `${words}, ${Object.values(more).join('×')} pixels` : words,
    },
  ],
});

/** "a shield", "red" → "a red shield"; "a chest", "with a lock" → "a chest with a lock". */
function withEdit(words: string, edit: string): string {
  if (!isAdjective(edit) || /^(?:in|with|made)\b/.test(edit))
    return `${words} ${/^an? /.test(edit) ? 'with ' : ''}${edit}`;
  const noun = bareNoun(words);
  const colours = noun.split(/\s+/).filter((word, i, all) => i === all.length - 1 || !sameSort(word, edit));
  return `${/^[aeiou]/.test(edit) ? 'an' : 'a'} ${edit} ${colours.join(' ')}`;
}
/** Of colours the new one takes the place of the old one. */
const COLOUR =
  /^(?:red|blue|green|yellow|black|white|grey|gray|brown|purple|pink|orange|golden?|silver|violet|cyan|teal|beige)$/i;
const sameSort = (word: string, edit: string): boolean =>
  COLOUR.test(word) && edit.split(/\s+/).some((one) => COLOUR.test(one));

const SAYS_NOTHING =
  /\b(?:facing|rotated?|background|scenery|animations?|frames?|speed|better|nicer|cooler|prettier|bigger|smaller|larger|again|good|different|other|great|best|fix(?:ed)?|improve[ds]?|right|wrong|perfect|awesome|interesting|special|more (?:detail\w*|beautiful|epic|fun|realistic))\b/;

/** Whether words say what is to be different: a piece, a colour, a build; "better" says nothing. */
export function isEdit(edit: string): boolean {
  const words = edit.replace(/^(?:with(?:out)?|in|as|wearing|holding|carrying|no)\s+/, '');
  if (!words || SAYS_NOTHING.test(words)) return false;
  // "his house" is not of him, "his beard" is
  if (/^(?:his|her|its|their) /.test(words) && !words.split(/\s+/).some((word) => isPiece(word) || isWorn(word)))
    return false;
  // "the same with a wizard": somebody else is no part of anybody
  if (/^with /.test(edit) && /^(?:person|animal)$/.test(subjectOf(words)?.kind ?? '')) return false;
  if (/^(?:without|no)\s+\w/.test(edit) || isAdjective(words)) return true;
  // "hair to blue", "the cape red": a part, and what it becomes
  const [, part = '', how = ''] =
    /^(?:(?:the|his|her|its|their|all) )?([\w -]+?)(?: (?:to|into|in|should be|is|are|must be|be))? (\w+)$/.exec(
      edit,
    ) ?? [];
  if (
    part &&
    isAdjective(how) &&
    (subjectOf(`a ${part}`) || readWishes(`a knight with ${part}`, false).notes.length === 0)
  )
    return true;
  const read = readWishes(words, false);
  return (read.wishes.length > 0 && read.puzzles.length === 0) || describes(words);
}

const describes = (words: string): boolean => {
  const read = readWishes(`a ${words} knight`, false);
  return read.wishes.length === 1 && read.notes.length === 0 && words.split(' ').length <= 3;
};
