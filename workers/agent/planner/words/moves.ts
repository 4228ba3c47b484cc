/** Movements in a wish, by the engine's own words of motion. */
import { templateIds } from '../../../../src/domain/animation-templates.ts';
import { VERBS as VERB_ROWS } from '../../../engine/composition/verbs.ts';
import { motionFromText } from '../../../engine/subject/motion/index.ts';
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import type { Skeleton } from './subjects.ts';

export const SURE = 0.85;
/** "walk animation", "an idle cycle" → the words before it. */
const NAMED =
  /^(?:with )?(?:an? |the |its |his |her |some )?(.+?)[\s-](?:animations?|cycles?|anims?|moves?|motions?)$/i;
const FILLED = /^(?:is |are |can |should |must |will |be |to |him |her |it |them |also |(?:s?he|it|they) )+/i;

/** Movements that are nouns as well. */
const COMMON = /^(?:walk|run|jump|attack|idle|death|hurt|kick|punch|dance|wave|fall|roll|throw|cast)$/i;
/** How somebody seems, and nothing that is done. */
const LOOKS = /^(?:looks?|seems?|feels?|sounds?|is|are) (?!around|up|down|back|left|right|at|about|behind|over)\w/;

/** "flies" → "fly", "walks" → "walk" */
const base = (word: string): string => word.replace(/ies$/, 'y').replace(/([^s])s$/, '$1');
const isDoing = (word: string): boolean =>
  LEXICON.read(word).some(({ is }) => is === 'action') || LEXICON.read(`${word}ing`).some(({ is }) => is === 'action');

/** "dual daggers": things, though something is done with them; "fireball" is the name of a movement too. */
function isNoun(text: string): boolean {
  const words = text.split(/\s+/);
  const last = LEXICON.read(words.at(-1)!);
  return (
    last.some(({ is }) => is === 'concept' || is === 'piece') &&
    last.every(({ is }) => is !== 'action') &&
    !words.some((word) => [word, base(word)].some((one) => COMMON.test(one) || isAction(one) || isDoing(one))) &&
    !templateIds('mannequin').some((id) => id.startsWith(text.replaceAll(' ', '-')))
  );
}

/** Whether words are a movement and nothing else. */
export function isMove(words: string, skeleton: Skeleton | undefined): boolean {
  const text = words.toLowerCase().replace(FILLED, '').trim();
  if (!text || text.split(/\s+/).length > 4 || LOOKS.test(text) || isNoun(text)) return false;
  return (
    motionFromText(skeleton ?? 'mannequin', text).confidence >= SURE ||
    motionFromText('mannequin', text).confidence >= SURE
  );
}

/** The movement that a clause is, without what is said around it; undefined where it is none. */
export function moveOf(clause: string, skeleton?: Skeleton): string | undefined {
  const named = NAMED.exec(clause.trim())?.[1];
  const words = (named ?? clause)
    .replace(FILLED, '')
    .replace(/ (?:for|of) (?:him|her|it|them)$/i, '')
    .trim();
  // "a lunge"; "a guard" is somebody, "guard" alone would be a stance
  const [, alone] = /^(?:an?|the)\s+([a-z]+)$/i.exec(words) ?? [];
  if (!named && alone && (COMMON.test(alone) || (isMove(alone, skeleton) && LEXICON.read(alone).length === 0)))
    return alone.toLowerCase();
  // "a kickflip animation": it is called so, whoever knows it
  if (
    named &&
    /^[a-z]+(?: [a-z]+)?$/i.test(words) &&
    words.split(' ').every((word) => LEXICON.read(word.toLowerCase()).length === 0)
  )
    return words.toLowerCase();
  if (!named && /^(?:an?|the|some|one|two|three|\d+|his|her)\s/i.test(words)) return undefined;
  return isMove(words, skeleton) ? words.toLowerCase() : undefined;
}

/** What people do besides what the engine has a pose for; base forms. */
const VERBS =
  /^(?:attack|bite|blink|bounce|breathe|build|burp|carry|catch|charge|chew|clap|collect|cough|curtsy|defend|dodge|drop|explode|howl|roar|hiss|shamble|lurch|snap|spray|sting|slither|flutter|swoop|pounce|stomp|faint|flap|flex|flip|gallop|grab|growl|guard|hit|hold up|hover|hunt|juggle|knit|land|lick|lift|look around|meow|nod|open|peck|pet|pick up|pour|pull|purr|push|raise|rear|reload|ride|ring|rise|roll|rub|salute|scratch|shake|shiver|shout|shrug|sing|skate|slap|slide|smash|smile|smoke|sneeze|sniff|snore|spin|splash|stab|stretch|strike|strut|stumble|swallow|sway|sweat|swing|swipe|talk|tap|taunt|tease|teleport|throw|trip|turn around|twirl|type|vanish|wag|wiggle|wink|yawn|yell)(?:e?s|[bgmnprt]?ing)?\b/i;
const POSES: ReadonlySet<string> = new Set(
  Object.values(VERB_ROWS).flatMap(({ words }) => words.filter((word) => /^\w+ing$/.test(word))),
);
/** "dance" → "dancing", "swim" → "swimming" */
const gerunds = (verb: string): string[] => [
  `${verb}ing`,
  `${verb.replace(/e$/, '')}ing`,
  `${verb.replace(/ie$/, 'y')}ing`,
  `${verb}${verb.at(-1)}ing`,
];
const NO_ACTION =
  /^(?:an?|the|some|more|less|very|too|be|is|are|have|has|wear|wears|look|looks|seem|become|get|gets|in|with|without|into|to)\b/i;

/** What somebody is told to do: it begins with a verb, and may go on with what it is done to. */
export function isAction(words: string): boolean {
  const text = words.toLowerCase().trim();
  if (!text || NO_ACTION.test(text) || text.split(/\s+/).length > 7) return false;
  const [first = ''] = text.split(/\s+/);
  return (
    VERBS.test(text) ||
    [first, ...gerunds(first.replace(/e?s$/, '')), ...gerunds(first)].some((verb) => POSES.has(verb))
  );
}
