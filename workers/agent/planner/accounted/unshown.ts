/** Words that went into a description and that no picture shows: a movement, a number, a size, a "not", an "if", somebody else. */

import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { understand } from '../../../engine/understand/index.ts';
import { isAction, isMove, SELF_MOVING } from '../moves.ts';
import type { Step } from '../step.ts';
import { subjectOf } from '../subjects.ts';

/** Fields of the tools that are drawn as they are worded. */
const DESCRIPTIONS = ['description', 'edit_description', 'lower_description', 'upper_description'] as const;
/** What is said to somebody, supposed, put off or denied: no part of a picture, wherever it stands. */
const SPEECH =
  /^(?:i|i'm|i'd|i'll|i've|you|you're|we|we're|us|not|never|cannot|[a-z]+n't|except|if|unless|whether|until|till|when|whenever|because|otherwise|yet|later|tomorrow|tonight|yesterday|soon|afterwards|meanwhile|please|animate|animated|animating|animations?|add|remove|give|change|replace|draw|make|create|generate|px|pixels|size|sized|how|why)$/;
/** "it claws": a sentence of its own; "with snow on it" is none. */
const ACTING =
  /(?<!\b(?:on|in|of|around|over|under|behind|inside|against|beside|to|at|for|by|from|near|into|onto|above|below|between|through|across|like|than) )\b(?:he|she|it|they) [a-z]+/g;
const NUMBER = /^\d+(?:x\d+)?(?:px)?$/;
/** Who or what is named first: what is said of it stands behind. */
const PARTS = /\s*(?:[,;.]|\b(?:with|and|plus|or|but|also|then)\b)\s*/i;
/** What somebody does all the time, and what seems so, is seen in one picture. */
const SEEN =
  /^(?:is|are|was|has|have|had|holds?|wears?|carr(?:y|ies)|owns?|looks?|seems?|rides?|sits?|stands?|lives?|sells?|loves?|likes?|hates?|guards?|points?|shows?|reads?|says?|bears?|glows?|shines?|smiles?|sleeps?|can be)\b/i;

/** Words of one call that its picture cannot show, though they are in it. */
export function unshown(step: Step, steps: readonly Step[]): readonly string[] {
  const args = typeof step.args === 'function' ? undefined : step.args;
  if (!args || step.price === 0) return [];
  const moved = steps.filter(({ tool }) => tool === 'animate_character').map(({ what }) => what.toLowerCase());
  return DESCRIPTIONS.flatMap((field) => {
    const words = args[field];
    if (typeof words !== 'string') return [];
    const text = words.replace(/"[^"]*"|\bof \d+\b/g, ' ').toLowerCase();
    // on an interface all may be written, and in any number
    if (step.tool === 'create_ui_asset' || step.tool === 'create_tiles_pro') return [];
    return [
      ...text.split(/[^a-z0-9'-]+/).filter((word) => SPEECH.test(word) || NUMBER.test(word)),
      ...[...text.matchAll(ACTING)].map(([said]) => said),
      ...movements(text).filter((move) => !moved.some((what) => what.includes(move))),
      ...(step.tool === 'create_map_object' ? [...somebody(text), ...twice(text)] : []),
    ];
  });
}

/** "with run", "and swing", "who jumps": what is done in a moment. */
function movements(text: string): readonly string[] {
  const [, ...parts] = text.split(PARTS);
  const bare = parts.filter((part) => isDone(part));
  const [, does] = /\b(?:who|that|which)\s+((?:(?:can|could|should|must|will)\s+)?[a-z].*)$/.exec(text) ?? [];
  const told = does?.replace(/^(?:can|could|should|must|will)\s+/, '').split(PARTS)[0] ?? '';
  const strange = understand(text).unknown;
  const open = told && !SEEN.test(told) && (doesSomething(told) || strange.includes(told.split(' ')[0]!));
  return [...bare, ...(open ? [told] : [])];
}

const doesSomething = (told: string): boolean => {
  const [verb = ''] = told.split(' ');
  return isMove(verb, undefined) || isAction(verb) || SELF_MOVING.test(`${verb.replace(/e?s$/, '')}ing`);
};

/** Whether a part is a movement by itself, and neither a piece that somebody has nor a form of a picture. */
const isDone = (part: string): boolean =>
  /^[a-z]+(?: [a-z]+)?$/.test(part) &&
  !/ing$/.test(part) &&
  isMove(part, undefined) &&
  !part.split(' ').some((word) => LEXICON.read(word).some(({ is }) => is === 'piece' || is === 'build'));

/** "a red car with car in yellow": another one of its kind. */
function twice(text: string): readonly string[] {
  const [head = '', ...more] = text.split(/ (?:with|and|in|on) |, /);
  const noun = head.split(' ').at(-1)!;
  return more.some((part) => part.split(' ').includes(noun)) ? [noun] : [];
}

/** Somebody who would be drawn as a thing: "a vendor selling hot dogs". */
function somebody(text: string): readonly string[] {
  const [, who = ''] =
    /^(?:an? |the )?([\w -]+?)(?: (?:with|in|on|who|that|wearing|holding|carrying|from|at|\w+ing) .*)?$/.exec(text) ??
    [];
  const kind = who && who !== text.replace(/^(?:an?|the) /, '') ? subjectOf(who)?.kind : undefined;
  return kind === 'person' ? [who] : [];
}
