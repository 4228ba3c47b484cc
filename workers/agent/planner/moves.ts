/** Movements in a wish, by the engine's own words of motion. */
import { templateIds } from '../../../src/domain/animation-templates.ts';
import { VERBS as VERB_ROWS } from '../../engine/composition/verbs.ts';
import { motionFromText } from '../../engine/subject/motion/index.ts';
import { LEXICON } from '../../engine/understand/default-lexicon.ts';
import type { Args } from '../port.ts';
import type { Skeleton } from './subjects.ts';

const SURE = 0.85;
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

/** "sword swing": what is done with something. */
export const SWINGS =
  /^[a-z]+ (?:swing|slash|attack|throw|shot|strike|cast|stab|thrust|kick|punch|jump|roll|dash|block|smash|bash)s?$/i;

/** What a thing does by itself, and does not look like all the time. */
export const SELF_MOVING =
  /^(?:open|clos|spin|turn|rotat|explod|bounc|swing|blink|crumbl|collaps|shatter|mov|slid|unfold|unlock)\w*ing\b/i;
/** What somebody does in a moment: it is a movement, and no picture of work. */
const QUICK =
  /^(?:howl|roar|scream|cheer|swing|throw|kick|punch|jump|run|walk|danc|wav|slash|stab|smash|bit|shoot|attack|charg|leap|roll|dodg|climb|crawl|sneak|swim|fly|spin|twirl|juggl|draw(?=ing (?:his|her|a) (?:sword|bow|gun))|hit|strik|chop|cast|bow(?=ing\b)|clap|salut|stumbl|limp|march|fall|faint|collaps|hop|skip)\w*ing\b/i;
/** "spraying water", "snapping its claws": a form of a verb that names nothing else. */
const doesSomething = (doing: string): boolean => {
  const [first = ''] = doing.toLowerCase().split(/\s+/);
  return (
    /^[a-z]{2,}[aeiouy][a-z]*ing$|^[a-z]*[aeiouy][a-z]+ing$/.test(first) &&
    !/^(?:being|having|during|including|morning|evening|string|spring|sibling|darling|(?:some|any|every|no)thing|king|ring|wing|sing|thing)$/.test(
      first,
    ) &&
    LEXICON.read(first).every(({ is }) => is !== 'concept' && is !== 'piece')
  );
};
/** Whether words name what somebody can hold. */
const isHeldIn = (words: string): boolean =>
  LEXICON.read(words.toLowerCase().split(/\s+/).at(-1)!).some(({ is }) => is === 'piece') &&
  !/\b(?:arms?|legs?|hands?|heads?|tail|wings?|hair|foot|feet|fists?|eyes?)$/i.test(words);

/** What comes out of a beast is part of what it does. */
const BREATHED =
  /\b(?:fire|flames?|frost|ice|poison|smoke|gas|lightning|acid|venom|slime|ink|bubbles?|webs?|fireballs?|eggs?)$/i;
/** What is seen in one picture. */
const SEEN =
  /^(?:ly(?=ing)|pull|push|drag|lean|loung|float|glow|read|writ|wait|listen|think|paint|cook|smil|look|guard|hold|wear|carry|sit|stand|rid|hang|rest)/i;
/** What somebody does all the time is seen in one picture. */
const STAYS =
  /^(?:is|are|was|has|have|had|holds?|wears?|carr(?:y|ies)|owns?|looks?|seems?|rides?|sits?|stands?|lives?|sells?|loves?|likes?|hates?|guards?|can|could|should|will|would)\b/i;

/** "make a samurai draw his sword" → "a samurai, he should draw his sword"; any other words as they are. */
export function causedToAct(words: string, known: (words: string) => { readonly kind?: string } | undefined): string {
  const [, before = '', rest = ''] =
    /^((?:(?:please|now|and|also|can you|could you) )*(?:make|let|have|show me|get) )((?:an?|the|some) .+)$/i.exec(
      words,
    ) ?? [];
  const said = rest.split(' ');
  for (let at = 2; at < Math.min(said.length, 5); at++) {
    const [who, does] = [said.slice(0, at).join(' '), said.slice(at).join(' ')];
    if (who.includes(',')) return words;
    const named = LEXICON.read(said[at]!.toLowerCase()).every(({ is }) => is === 'action' || is === 'picture');
    if (
      /^[a-z]+(?: (?:an?|the|his|her|its|around|up|down|away|at|with)\b.*)?$/i.test(does) &&
      !/(?:s|ing|ed)$/.test(said[at]!) &&
      named
    )
      if (
        /^(?:person|animal)$/.test(known(who)?.kind ?? '') &&
        (isAction(does) || isMove(said[at]!, undefined) || MORE_ACTIONS.test(does))
      )
        return `${before}${who}, it should ${does}`;
  }
  return words;
}
const MORE_ACTIONS =
  /^(?:draw|pull|raise|lower|use|show|drink|eat|throw|cast|fire|shoot|load|play|fish|mine|dig|chop|hammer|kneel|pray|bow|read|write|paint|cook)\b/i;

export interface Split {
  /** Who or what, without the movements. */
  readonly who: string;
  readonly moves: readonly string[];
}

/** "a bear standing still", "a goblin who walks", "a zombie with a walk animation" → who, and what it does. */
export function splitMoves(
  clause: string,
  known: (
    words: string,
  ) => { readonly kind?: string; readonly skeleton?: Skeleton; readonly creature?: true } | undefined,
): Split {
  const whole: Split = { who: clause, moves: [] };
  const tried = (who: string, move: string): Split | undefined => {
    const subject = known(who);
    const found = subject && moveOf(move, subject.skeleton);
    return found ? { who: who.trim(), moves: [found] } : undefined;
  };
  const acting = (who: string, doing: string): Split | undefined => {
    const subject = SEEN.test(doing) ? undefined : known(who);
    const isBeast = subject !== undefined && (subject.skeleton !== undefined || subject.creature === true);
    if (!isAction(doing) && !(isBeast && doesSomething(doing))) return undefined;
    if (!subject || / (?:with|holding|wearing|and|of|in|on|at|made|from)(?: |$)/i.test(who)) return undefined;
    const moves = [doing.trim()];
    // "a seagull stealing fries": what it has to do with would be lost
    const [, whose, what = ''] = /^\w+ing (?:(its|his|her|their) |an? |the |some )?([\w -]+)$/i.exec(doing) ?? [];
    if (
      isBeast &&
      what &&
      !whose &&
      !isMove(doing.split(' ')[0]!, undefined) &&
      known(what)?.kind === 'thing' &&
      !BREATHED.test(what) &&
      !/\b(?:its|his|her|their)\b/i.test(doing)
    )
      return undefined;
    if (isBeast) return { who: who.trim(), moves };
    if (subject.kind === 'thing') return SELF_MOVING.test(doing) ? { who: who.trim(), moves } : undefined;
    // people at work are seen at it; who swings his sword has one, and swings it
    if (subject.kind !== 'person' || !QUICK.test(doing)) return undefined;
    const [, own] =
      /^\w+ing (?:his|her|their|an?) ([\w -]+?)(?: (?:at|around|against|over|up|down|in|into|to|from)\b.*)?$/i.exec(
        doing,
      ) ?? [];
    // "walking his dog": what is beside him would be lost
    if (
      own &&
      !isHeldIn(own) &&
      !/\b(?:spells?|fireballs?|arrows?|bolts?|bullets?|punch(?:es)?|kicks?|arms?|legs?|hands?|heads?|tail|wings?|fists?|backflip|flip)$/i.test(
        own,
      )
    )
      return undefined;
    return {
      who:
        own && isHeldIn(own)
          ? `${who.trim()} with ${/s$/.test(own) ? '' : /^[aeiou]/i.test(own) ? 'an ' : 'a '}${own}`
          : who.trim(),
      moves,
    };
  };
  const [, head, does] = /^(.+?)\s+(?:who|that|which)\s+(.+)$/i.exec(clause) ?? [];
  if (head && does) {
    const acts = !STAYS.test(does) && isAction(does) && known(head);
    return tried(head, does) ?? (acts ? { who: head.trim(), moves: [does.trim()] } : whole);
  }
  const [, owner, named] =
    /^(.+?)\s+(?:with|in)\s+((?:an? |the )?[\w -]+?[\s-](?:animations?|cycles?|anims?))$/i.exec(clause) ?? [];
  if (owner && named) return tried(owner, named) ?? whole;
  const [, before, doing] =
    /^(.+?)\s+(\w+ing(?: (?:still|around|about|up|down|back|forward|away|over|on the spot|a spell|spells|things?))?|idle)$/i.exec(
      clause,
    ) ?? [];
  if (before && doing) {
    return tried(before, doing) ?? acting(before, doing) ?? whole;
  }
  // "a black cat licking its paw", "a knight swinging his sword"
  const [, does2, doesWhat] = /^(.+?)\s+(\w+ing\s+\S.*)$/i.exec(clause) ?? [];
  if (does2 && doesWhat) return acting(does2, doesWhat) ?? whole;
  // "lava golem attack animation"
  const [, actor, act] = /^(.+?)\s+([a-z]+)\s(?:animations?|cycles?|anims?)$/i.exec(clause) ?? [];
  if (actor && act && isMove(act, undefined) && known(actor)) return tried(actor, act) ?? whole;
  // "orc grunt walk"; "a chess knight" would be another
  const [, one, stem] =
    /^(.+?)\s+(walk|run|jump|attack|idle|death|hurt|fly|swim|dance|crouch|sleep|die)$/i.exec(clause) ?? [];
  if (one && stem && known(one)) return tried(one, stem) ?? whole;
  const [, article = '', first, rest] = /^((?:an? |the )?)(\w+ing)\s+(.+)$/i.exec(clause) ?? [];
  // "a flying squirrel", "running shoes": a name of its own
  const named2 = LEXICON.read(`${first} ${rest?.split(' ')[0]}`.toLowerCase()).length > 0;
  if (first && rest && !named2) return tried(`${article}${rest}`, first) ?? whole;
  return whole;
}

/** What a movement is called as a template of a skeleton; undefined where it has none, and words must do. */
function templateFor(move: string, skeleton: Skeleton | undefined): string | undefined {
  // of what is done with what, words say more
  if (/\w (?:its|his|her|their) \w|\bbreath\w* (?:fire|flames?|frost|ice|poison|smoke|gas|lightning|acid)/i.test(move))
    return undefined;
  const ids = templateIds(skeleton ?? 'mannequin');
  const { id, confidence } = motionFromText(skeleton ?? 'mannequin', move);
  if (confidence < SURE) return undefined;
  if (ids.includes(id)) return id;
  const stem = id === 'run' ? 'running' : id;
  return ids.find((one) => one === `${stem}-8-frames`) ?? ids.find((one) => one.startsWith(stem));
}

/** Arguments of animate_character besides the character, and in how many directions it is drawn. */
export function animation(
  move: string,
  skeleton: Skeleton | undefined,
  sides: number,
): { args: Args; directions: number } {
  // "bouncing idle", "walk with a limp": in a manner of its own
  const template = /^(?!breathing|fight)[a-z]+(?:ing|y) idle$|\b(?:walk|run)\w*\b.* with an? [a-z]+$/i.test(move)
    ? undefined
    : templateFor(move, skeleton);
  return template
    ? { args: { template_animation_id: template }, directions: sides }
    : { args: { action_description: move }, directions: 1 };
}
