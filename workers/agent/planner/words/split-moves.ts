/** Who does something, and what: the two taken apart. */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import { isAction, isMove, moveOf } from './moves.ts';
import type { Skeleton } from './subjects.ts';

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

export interface Split {
  /** Who or what, without the movements. */
  readonly who: string;
  readonly moves: readonly string[];
}

/** "repairs hammers", "breathes fire": what somebody does all the time is told of him, and no movement. */
export const livesBy = (does: string): boolean =>
  /^(?!is\b|has\b|was\b|does\b)[a-z]+s (?:(?:the|old|his|her|its) )?(?!around|about|up|down|still|back|away|forwards?|off|out|slowly|fast|quickly|left|right|over|past|by|along|again)[a-z]+$/i.test(does); // biome-ignore format: one line

type KnownAs = (
  words: string,
) => { readonly kind?: string; readonly skeleton?: Skeleton; readonly creature?: true } | undefined;

/** "a bear standing still", "a goblin who walks", "a zombie with a walk animation" → who, and what it does. */
export function splitMoves(clause: string, known: KnownAs): Split {
  const whole: Split = { who: clause, moves: [] };
  const [, head, does] = /^(.+?)\s+(?:who|that|which)\s+(.+)$/i.exec(clause) ?? [];
  if (head && does) {
    // "an old wizard who repairs hammers": what he lives by is no movement
    const work = livesBy(does) && known(head) !== undefined;
    if (work) return whole;
    const acts = !STAYS.test(does) && isAction(does) && known(head);
    return moving(head, does, known) ?? (acts ? { who: head.trim(), moves: [does.trim()] } : whole);
  }
  const [, owner, named] =
    /^(.+?)\s+(?:with|in)\s+((?:an? |the )?[\w -]+?[\s-](?:animations?|cycles?|anims?))$/i.exec(clause) ?? [];
  if (owner && named) return moving(owner, named, known) ?? whole;
  const [, before, doing] =
    /^(.+?)\s+(\w+ing(?: (?:still|around|about|up|down|back|forward|away|over|on the spot|a spell|spells|things?))?|idle)$/i.exec(
      clause,
    ) ?? [];
  if (before && doing) return moving(before, doing, known) ?? acting(before, doing, known) ?? whole;
  // "a black cat licking its paw", "a knight swinging his sword"
  const [, whoDoes, what] = /^(.+?)\s+(\w+ing\s+\S.*)$/i.exec(clause) ?? [];
  if (whoDoes && what) return acting(whoDoes, what, known) ?? whole;
  return byName(clause, known) ?? whole;
}

/** Of whom a movement is named beside him: "lava golem attack animation", "orc grunt walk", "a walking skeleton". */
function byName(clause: string, known: KnownAs): Split | undefined {
  const [, actor, act] = /^(.+?)\s+([a-z]+)\s(?:animations?|cycles?|anims?)$/i.exec(clause) ?? [];
  if (actor && act && isMove(act, undefined) && known(actor)) return moving(actor, act, known);
  // "a chess knight" would be another
  const [, one, stem] =
    /^(.+?)\s+(walk|run|jump|attack|idle|death|hurt|fly|swim|dance|crouch|sleep|die)$/i.exec(clause) ?? [];
  if (one && stem && known(one)) return moving(one, stem, known);
  const [, article = '', first, rest] = /^((?:an? |the )?)(\w+ing)\s+(.+)$/i.exec(clause) ?? [];
  // "a flying squirrel", "running shoes": a name of its own
  const isName = LEXICON.read(`${first} ${rest?.split(' ')[0]}`.toLowerCase()).length > 0;
  return first && rest && !isName ? moving(`${article}${rest}`, first, known) : undefined;
}

/** Somebody with a movement that the engine knows. */
function moving(who: string, move: string, known: KnownAs): Split | undefined {
  const subject = known(who);
  const found = subject && moveOf(move, subject.skeleton);
  return found ? { who: who.trim(), moves: [found] } : undefined;
}

/** Somebody who does something, whether the engine has a movement of that name or not. */
function acting(who: string, doing: string, known: KnownAs): Split | undefined {
  const subject = SEEN.test(doing) ? undefined : known(who);
  const isBeast = subject !== undefined && (subject.skeleton !== undefined || subject.creature === true);
  if (!isAction(doing) && !(isBeast && doesSomething(doing))) return undefined;
  if (!subject || / (?:with|holding|wearing|and|of|in|on|at|made|from)(?: |$)/i.test(who)) return undefined;
  const alone: Split = { who: who.trim(), moves: [doing.trim()] };
  if (isBeast) return loses(doing, known) ? undefined : alone;
  if (subject.kind === 'thing') return SELF_MOVING.test(doing) ? alone : undefined;
  // people at work are seen at it; who swings his sword has one, and swings it
  if (subject.kind !== 'person' || !QUICK.test(doing)) return undefined;
  const [, own] =
    /^\w+ing (?:his|her|their|an?) ([\w -]+?)(?: (?:at|around|against|over|up|down|in|into|to|from)\b.*)?$/i.exec(
      doing,
    ) ?? [];
  if (own && isHeldIn(own))
    return { ...alone, who: `${alone.who} with ${/s$/.test(own) ? '' : /^[aeiou]/i.test(own) ? 'an ' : 'a '}${own}` };
  // "walking his dog": what is beside him would be lost
  return own && !PART_OF_DOING.test(own) ? undefined : alone;
}

/** What is thrown, done or moved by itself in a movement. */
const PART_OF_DOING =
  /\b(?:spells?|fireballs?|arrows?|bolts?|bullets?|punch(?:es)?|kicks?|arms?|legs?|hands?|heads?|tail|wings?|fists?|backflip|flip)$/i;

const isCreature = (subject: ReturnType<KnownAs>): boolean =>
  subject !== undefined && (subject.creature === true || /^(?:animal|person)$/.test(String(subject.kind)));

/** "a seagull stealing fries": what it has to do with would be lost. */
function loses(doing: string, known: KnownAs): boolean {
  const [, whose, what = ''] = /^\w+ing (?:(its|his|her|their) |an? |the |some )?([\w -]+)$/i.exec(doing) ?? [];
  return (
    what !== '' &&
    !whose &&
    // "chasing a butterfly", "attacking a sheep": another creature is a second one in the picture
    (isMove(doing.split(' ')[0]!, undefined)
      ? /^\w+ing an? /i.test(doing) && isCreature(known(what))
      : known(what)?.kind === 'thing' || isCreature(known(what))) &&
    !BREATHED.test(what) &&
    !/\b(?:its|his|her|their)\b/i.test(doing)
  );
}
