/** Movements in a wish, by the engine's own words of motion. */
import { templateIds } from '../../../src/domain/animation-templates.ts';
import { VERBS as VERB_ROWS } from '../../engine/composition/verbs.ts';
import { motionFromText } from '../../engine/subject/motion/index.ts';
import type { Args } from '../port.ts';
import type { Skeleton } from './subjects.ts';

const SURE = 0.85;
/** "walk animation", "an idle cycle" → the words before it. */
const NAMED =
  /^(?:with )?(?:an? |the |its |his |her |some )?(.+?)[\s-](?:animations?|cycles?|anims?|moves?|motions?)$/i;
const FILLED = /^(?:is |are |can |should |must |will |be |to |him |her |it |them |also |(?:s?he|it|they) )+/i;

/** Whether words are a movement and nothing else. */
export function isMove(words: string, skeleton: Skeleton | undefined): boolean {
  const text = words.toLowerCase().replace(FILLED, '').trim();
  if (!text || text.split(/\s+/).length > 4) return false;
  return (
    motionFromText(skeleton ?? 'mannequin', text).confidence >= SURE ||
    motionFromText('mannequin', text).confidence >= SURE
  );
}

/** The movement that a clause is, without what is said around it; undefined where it is none. */
export function moveOf(clause: string, skeleton?: Skeleton): string | undefined {
  const named = NAMED.exec(clause.trim())?.[1];
  const words = (named ?? clause).replace(FILLED, '').trim();
  // the id of a template: "walking-8-frames"
  if (templateIds(skeleton ?? 'mannequin').includes(words.toLowerCase())) return words.toLowerCase();
  // "a guard" is somebody, "guard" alone would be a stance
  const [, alone] = /^(?:an?|the)\s+(walk|run|jump|attack|idle|death|hurt|kick|punch|dance|wave)$/i.exec(words) ?? [];
  if (!named && alone) return alone.toLowerCase();
  // "a fireball attack"
  const [, how] =
    /^(?:an?|the|his|her|its) ([\w-]+ (?:attack|kick|punch|jump|dance|walk|run|spell))$/i.exec(words) ?? [];
  if (!named && how) return how.toLowerCase();
  if (!named && /^(?:an?|the|some|one|two|three|\d+|his|her)\s/i.test(words)) return undefined;
  return isMove(words, skeleton) ? words.toLowerCase() : undefined;
}

/** What people do besides what the engine has a pose for; base forms. */
const VERBS =
  /^(?:attack|bite|blink|bounce|breathe|build|burp|carry|catch|charge|chew|clap|collect|cough|curtsy|defend|dodge|drop|explode|faint|flap|flex|flip|gallop|grab|growl|guard|hit|hold up|hover|hunt|juggle|knit|land|lick|lift|look around|meow|nod|open|peck|pet|pick up|pour|pull|purr|push|raise|reload|ride|rear|ring|rise|roll|rub|salute|scratch|shake|shiver|shout|shrug|sing|skate|slap|slide|smash|smile|smoke|sneeze|sniff|snore|spin|splash|stab|stretch|strike|strut|stumble|swallow|sway|sweat|swing|swipe|talk|tap|taunt|tease|teleport|throw|trip|turn around|twirl|type|vanish|wag|wiggle|wink|yawn|yell)(?:e?s|ing)?\b/i;
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

export interface Split {
  /** Who or what, without the movements. */
  readonly who: string;
  readonly moves: readonly string[];
}

/** "a bear standing still", "a goblin who walks", "a zombie with a walk animation" → who, and what it does. */
export function splitMoves(
  clause: string,
  known: (words: string) => { readonly kind: string; readonly skeleton?: Skeleton } | undefined,
): Split {
  const whole: Split = { who: clause, moves: [] };
  const tried = (who: string, move: string): Split | undefined => {
    const subject = known(who);
    const found = subject && moveOf(move, subject.skeleton);
    return found ? { who: who.trim(), moves: [found] } : undefined;
  };
  // "bear idle walk attack": one word after the other
  const more = (split: Split | undefined): Split | undefined => {
    const before = split && splitMoves(split.who, known);
    return before?.moves.length ? { who: before.who, moves: [...before.moves, ...split!.moves] } : split;
  };
  const [, head, does] = /^(.+?)\s+(?:who|that|which)\s+(.+)$/i.exec(clause) ?? [];
  if (head && does) return tried(head, does) ?? whole;
  const [, owner, named] =
    /^(.+?)\s+(?:with|in)\s+((?:an? |the )?[\w -]+?[\s-](?:animations?|cycles?|anims?))$/i.exec(clause) ?? [];
  if (owner && named) return tried(owner, named) ?? whole;
  const [, before, doing] =
    /^(.+?)\s+(\w+ing(?: (?:still|around|about|a spell|spells|things?))?|idle)$/i.exec(clause) ?? [];
  if (before && doing) return tried(before, doing) ?? whole;
  // "a stallion rearing up"
  const [, actor, act] = /^(.+?)\s+(\w+ing (?:up|down|around|about|back|away|forward|in circles))$/i.exec(clause) ?? [];
  if (actor && act && isAction(act) && /^(?:person|animal)$/.test(known(actor)?.kind ?? ''))
    return { who: actor, moves: [act] };
  // "orc grunt walk": a figure, and what it does in a word
  const [, figure, stem] =
    /^(.+?)\s+(idle|walk|run|attack|jump|death|hurt|dance|punch|kick|wave|sleep|sit|fly)$/i.exec(clause) ?? [];
  const subject = figure ? known(figure) : undefined;
  if (figure && stem && subject && subject.kind !== 'thing' && !/\b(?:with|in|holding|and|of)\b/i.test(figure))
    return more(tried(figure, stem)) ?? whole;
  const [, article = '', first, rest] = /^((?:an? |the )?)(\w+ing)\s+(.+)$/i.exec(clause) ?? [];
  if (first && rest) return tried(`${article}${rest}`, first) ?? whole;
  return whole;
}

/** What a movement is called as a template of a skeleton; undefined where it has none, and words must do. */
function templateFor(move: string, skeleton: Skeleton | undefined): string | undefined {
  const ids = templateIds(skeleton ?? 'mannequin');
  if (ids.includes(move)) return move;
  const { id, confidence } = motionFromText(skeleton ?? 'mannequin', move);
  if (confidence < SURE) return undefined;
  if (ids.includes(id)) return id;
  const stem = id === 'run' ? 'running' : id;
  return (
    ids.find((one) => one === `${stem}-8-frames`) ??
    ids.find((one) => one.startsWith(stem) && (!one.includes('kick') || move.includes('kick')))
  );
}

/** Arguments of animate_character besides the character, and in how many directions it is drawn. */
export function animation(
  move: string,
  skeleton: Skeleton | undefined,
  sides: number,
): { args: Args; directions: number } {
  const template = templateFor(move, skeleton);
  return template
    ? { args: { template_animation_id: template }, directions: sides }
    : { args: { action_description: move }, directions: 1 };
}
