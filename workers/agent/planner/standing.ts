/**
 * What a message means on top of what was said before it. A wish that was offered or asked about stays open; the next message may agree to
 * it, put it right, pick from it, drop it, or wish for something else. What was done may be done again, or put right.
 */
import type { Turn } from '../model.ts';
import type { Name } from './by-name.ts';
import { corrected } from './corrected.ts';
import { onceMore } from './once-more.ts';
import { picked } from './picked.ts';
import { isMake, withSlot, wordsOf } from './slots.ts';
import type { Wish } from './types.ts';
import { wishesOf } from './wishes.ts';
import { isAdjective, isColour } from './words/adjectives.ts';
import { subjectOf } from './words/subjects.ts';

export interface Standing {
  /** What is to be done or answered now. */
  readonly wishes: readonly Wish[];
  /** A yes was said to what was offered. */
  readonly agreed: boolean;
  /** What was open is dropped. */
  readonly dropped: boolean;
  /** How it is to be gone about: "price first", "only under 50". */
  readonly terms: readonly Wish[];
  /** The message whose wishes were agreed to, as it was typed. */
  readonly of?: string;
  /** What was done, or offered and is open, before this message. */
  readonly before?: readonly Wish[];
}

const ANSWERS = /^(?:yes|no|pick|correct|terms)$/;
/** What was asked for in words that only add to what is open. */
const ADDS = /^(?:edit|resize|animate)$/;
const POINTS = /^(?:it|him|her|them|that|this|he|she|they)$/i;
const OF_GAME = /\b(?:games?|levels?|hero|player|enem(?:y|ies)|foes?|boss|jump|controls?)\b/i;
const isWork = ({ act }: Wish): boolean => !ANSWERS.test(act) && !/^(?:none|chat|unclear|complaint)$/.test(act);

/** Changes nothing that anybody has: looked up, or put up for a game. */
const LOOKS = /^(?:find_assets|get_|list_|open_game$|agent_help|game_templates)/;
/** Done at once, for nothing, beside what is still asked about. */
const FREE = /^(?:cancel_jobs|rename_asset|update_\w+_tags)$/;
const FREE_ACTS = /^(?:ask\.\w+|stop|rename|job|balance|spent|account|find|export|check|price|unsupported)$/;

interface Said {
  readonly open: readonly Wish[] | undefined;
  /** The assistant asked which of several is meant. */
  readonly which: boolean;
  readonly done: readonly Wish[];
  /** What the message before asked for, done or not. */
  readonly last?: readonly Wish[];
  /** How what is open is to be gone about. */
  readonly terms: readonly Wish[];
  /** The message that asked for what is open. */
  readonly text?: string;
}

/** `turns`: the conversation up to and with the message. `names`: what the account has; a message knows those that were there before it. */
export async function standing(turns: readonly Turn[], names: readonly Name[] = []): Promise<Standing> {
  let said: Said = { open: undefined, which: false, done: [], last: [], terms: [] };
  let now: Standing = { wishes: [], agreed: false, dropped: false, terms: [] };
  let message = -1;
  for (const [i, turn] of turns.entries()) {
    if (turn.role !== 'user') continue;
    message += 1;
    const known = names.filter(({ since }) => since < message);
    now = { ...onTopOf(said, await wishesOf(turn.text, known)), before: said.open ?? said.last ?? [], ...(said.text ? { of: said.text } : {}) }; // biome-ignore format: one line
    const end = turns.findIndex((other, k) => k > i && other.role === 'user');
    if (end >= 0) said = after(said, now, turns.slice(i + 1, end), turn.text);
  }
  return now;
}

function after(before: Said, { wishes, dropped, terms }: Standing, answer: readonly Turn[], typed: string): Said {
  const done = answer.flatMap((turn) =>
    turn.role === 'results'
      ? turn.results.filter(({ tool, failed }) => !failed && !LOOKS.test(tool)).map(({ tool }) => tool)
      : [],
  );
  const last = answer.findLast((turn) => turn.role === 'assistant');
  const asks = last?.role === 'assistant' && /\?\s*$/.test(last.text);
  const text = last?.role === 'assistant' ? last.text : '';
  const work = wishes.filter(isWork);
  const left = done.length ? work.filter(({ act }) => !FREE_ACTS.test(act)) : work;
  const closed = {
    ...before,
    last: work.length ? work : (before.last ?? []),
    open: undefined,
    which: false,
    terms: [],
    text: '',
  };
  const open = asks && left.length && done.every((tool) => FREE.test(tool));
  if (done.length && !open) return { ...closed, done: work.length ? work : before.done };
  if (dropped || !open) return closed;
  return { ...closed, open: left, which: WHICH.test(text), terms, text: typed };
}

/** How a question begins or ends that is answered by a name. */
const WHICH = /\bwhich (?:one|of them|of these)\b/i;
/** What a price is asked of that belongs to something else. */
const isPriceOfIt = (wish: Wish): boolean =>
  wish.act === 'price' &&
  wish.slots.length > 0 &&
  wish.slots.every(({ slot }) => /^(?:dirs|size|frames|anim|count)$/.test(slot));
/** A question about the price of what is offered: the offer, once more. */
const asTerm = (wish: Wish): Wish => ({ ...wish, act: 'terms', words: 'price first' });

/** "no wait, not Brannoch, Lio": what is offered, of the other one; undefined of any other answer. */
function ofTheOther(open: readonly Wish[], [only, more]: readonly Wish[]): readonly Wish[] | undefined {
  if (!only || more || only.slots.length !== 2) return undefined;
  const [[gone], [there]] = [wordsOf(only, 'no'), wordsOf(only, 'target')];
  const is = (words: string): boolean => words.toLowerCase() === gone?.toLowerCase();
  if (!gone || !there || !open.some(({ slots }) => slots.some(({ slot, words }) => slot === 'target' && is(words)))) return undefined; // biome-ignore format: one line
  return open.map((wish) => ({ ...wish, slots: wish.slots.map((one) => (one.slot === 'target' && is(one.words) ? { ...one, words: there } : one)) })); // biome-ignore format: one line
}

/** What a message, read alone, is on top of what was said. */
export function onTopOf({ open, which, done, terms: before }: Said, read: readonly Wish[]): Standing {
  const said = rightAway(read.map(deniedLook).map((wish) => (open || !done.some(isMake) ? wish : otherLook(wish))));
  const of = (act: string): readonly Wish[] => said.filter((wish) => wish.act === act);
  const [yes, no, picks, puts, terms] = [of('yes'), of('no'), of('pick'), of('correct'), of('terms')];
  const rest = said.filter(({ act }) => !ANSWERS.test(act));
  const work = rest.filter(isWork);
  const plain = { agreed: false, dropped: false, terms };
  if (!open) {
    const fresh = picks.filter(isFresh);
    if (fresh.length) return onTopOf({ open, which, done, terms: before }, said.map((wish) => (fresh.includes(wish) ? asNew(wish) : wish))); // biome-ignore format: one line
    const right = puts.length && done.length ? redone(done, puts) : puts.map(asWish);
    // "and a blue one": nothing is offered of which it could be picked
    const more = done.some(isMake) ? picks.filter((wish) => ANOTHER.test(wish.words)) : [];
    const again = rest
      .concat(more)
      .flatMap((wish) => (wish.act === 'again' || more.includes(wish) ? onceMore(done, wish) : [wish]));
    const left = picks.filter((wish) => !more.includes(wish));
    const answers =
      work.length || right.length || more.length ? [] : [...yes, ...no, ...left, ...(rest.length ? [] : terms)];
    return { ...plain, wishes: [...answers, ...right, ...again] };
  }
  const swapped = ofTheOther(open, said);
  if (swapped) return { ...plain, wishes: swapped, terms: [...before, ...terms] };
  // "stop, i meant the blue one": stopped first, whatever else is said
  const stops = work.length > 0 && work.every(({ act }) => act === 'stop') && !puts.length && !picks.length;
  if ((no.length && !work.length && !puts.length && !picks.length) || stops)
    return { ...plain, wishes: no.length ? no : work, dropped: true };
  // "how much for 8 directions?", of what is offered
  const adds = work.filter(
    (wish) =>
      (ADDS.test(wish.act) || isPriceOfIt(wish)) &&
      wordsOf(wish, 'target').every((words) => POINTS.test(words)) &&
      open.some(isMake),
  );
  const prices = work.filter(
    (wish) =>
      wish.act === 'price' &&
      !wordsOf(wish, 'n', 'genre', 'ground', 'target').length &&
      (!wish.slots.length || adds.includes(wish)),
  );
  const games = open.some(({ act }) => act === 'game.make') ? work.filter(goesOn) : [];
  const fixes = [...puts, ...adds.map(asCorrection), ...games.map((wish) => ({ ...wish, act: 'correct' }))];
  const right = fixes.reduce<readonly Wish[]>(corrected, picked(open, picks) ?? open);
  const other = work.filter((wish) => !adds.includes(wish) && !prices.includes(wish) && !games.includes(wish));
  const named = which ? nameIn([...picks, ...rest]) : undefined;
  const at = named ? right.findLastIndex((wish) => !isMake(wish)) : -1;
  if (named && at >= 0 && other.length < 2)
    return { ...plain, terms: [...before, ...terms], wishes: right.with(at, withSlot(right[at]!, 'target', named)) };
  // "and Odessa", while something is offered of Marrow: of her, and no yes to what is offered
  const others = picks.flatMap((wish) => wordsOf(wish, 'target', 'n'));
  const isOther = (words: string): boolean => !POINTS.test(words) && !/\b(?:ones?|all|both|first|second|third|last|option|number)\b|\d/i.test(words) && !open.some(({ slots }) => slots.some((one) => one.words.toLowerCase().includes(words.toLowerCase()) || words.toLowerCase().includes(one.words.toLowerCase()))); // biome-ignore format: one line
  const ofAnother = !yes.length && !other.length && !puts.length && others.length > 0 && open.every(({ act, slots }) => ADDS.test(act) && slots.some(({ slot }) => slot === 'target')) && others.every(isOther); // biome-ignore format: one line
  if (ofAnother) return { ...plain, wishes: picks };
  if (yes.length || picks.length) return { ...plain, wishes: [...right, ...other], agreed: true };
  // "and a kick", while a change is offered: both, and nothing is dropped unsaid
  const besides = other.length > 0 && /^\W*(?:and|also|plus)\b/i.test(read[0]?.words ?? '') && open.every(({ act }) => WORKS.test(act)); // biome-ignore format: one line
  if (besides) return { ...plain, terms: [...before, ...terms], wishes: [...right, ...other] };
  // "bigger", while a change of somebody is offered: of him
  const theirs = open.find(({ act }) => WORKS.test(act) && !act.startsWith('make.'))?.slots.filter(({ slot }) => slot === 'target') ?? []; // biome-ignore format: one line
  const about = other.map((wish) => (ADDS.test(wish.act) && theirs.length && wordsOf(wish, 'target').every((words) => POINTS.test(words)) ? { ...wish, slots: [...theirs, ...wish.slots.filter(({ slot }) => slot !== 'target')] } : wish)); // biome-ignore format: one line
  if (other.length) return { ...plain, wishes: fixes.length ? [...about, ...right] : about };
  const asked = prices.map(asTerm);
  if (fixes.length || terms.length || asked.length)
    return { ...plain, wishes: right, terms: [...(terms.length ? [] : before), ...terms, ...asked] };
  // a remark: the offer stands
  return { ...plain, wishes: rest };
}

/** What is changed, said of what is only offered. */
const asCorrection = (wish: Wish): Wish => ({
  ...wish,
  act: 'correct',
  slots: wish.slots.flatMap(({ slot, words }) =>
    slot === 'target' ? [] : [{ slot: slot === 'change' ? 'look' : slot, words }],
  ),
});
/** "draw a frog. actually a toad" in one: the last thing that is named. */
const lastOf = (wish: Wish): Wish => {
  const named = wish.slots.filter(({ slot }) => slot === 'n');
  return named.length > 1 && /\b(?:actually|no|wait|rather|i mean)\b/i.test(wish.words) ? { ...wish, slots: wish.slots.filter((slot) => slot.slot !== 'n' || slot === named.at(-1)) } : wish;
}; // biome-ignore format: short enough
/** Nothing was said or done before: what is put right is wished for. */
const asWish = (wish: Wish): Wish => ({ ...lastOf(wish), act: wordsOf(wish, 'n').length ? 'make.object' : 'edit' });

/** "no, happy": how it is to be, and no remark. */
const deniedLook = (wish: Wish): Wish => {
  const [, how = ''] = (wish.act === 'chat' && /^\W*(?:no|nah|nope)\W+(?:more |a bit |much )?([a-z]+)\W*$/i.exec(wish.words)) || [];
  return how && isAdjective(how.toLowerCase()) ? { ...wish, act: 'correct', slots: [{ slot: 'look', words: how }] } : wish;
}; // biome-ignore format: short enough

/** "blue", "a bit darker blue": of what was drawn last. "now a blue one": once more, in blue. */
function otherLook(wish: Wish): Wish {
  const [, colour = ''] = (wish.act === 'pick' && BARE_COLOUR.exec(wish.words)) || [];
  if (colour && isColour(colour.toLowerCase())) return { ...wish, act: 'correct', slots: [{ slot: 'look', words: colour }] };
  const [, how = ''] = (wish.act.startsWith('make.') && wish.slots.length === 1 && ONE_MORE.exec(wish.words.replace(/[,.!?]|\b(?:too|also|as well|please|pls|and|now|then)\b/gi, ' ').replace(/\s+/g, ' ').trim())) || [];
  return how !== '' && how.split(' ').every((word) => isAdjective(word.toLowerCase()) || isColour(word.toLowerCase()) || STATE.test(word) || /(?:ing|ed|en)$/i.test(word)) ? { ...wish, act: 'again', slots: [{ slot: 'look', words: how }] } : wish;
} // biome-ignore format: short enough
const STATE =
  /^(?:broken|open|opened|closed|shut|empty|full|lit|unlit|burning|burnt|damaged|cracked|locked|ruined|destroyed)$/i;
const BARE_COLOUR =
  /^\W*(?:(?:no|nah|ok|but|more|make it|in|a bit|much|rather|please|pls)\W+)*([a-z]+)(?:,? (?:please|pls|instead))*\W*$/i;
const ONE_MORE = /^(?:an?|another) ((?:[a-z-]+ )?[a-z-]+) (?:one|version)$/i;

/** "give me a desert tileset": nothing is offered of which it could be picked. */
const isFresh = (wish: Wish): boolean =>
  isBeside(wish) || wish.act === 'pick' && wordsOf(wish, 'target').some((words) => /^(?:an?|some|two|three|\d+) (?!(?:[a-z]+ )?ones?\b)[a-z]/i.test(words) && words.split(' ').length > 1 && !/\b(?:one|of (?:them|these|those))\b/i.test(words)); // biome-ignore format: one line
/** "and the baker": who goes with what was drawn. */
const isBeside = (wish: Wish): boolean => wish.act === 'pick' && /^\W*(?:and|also|plus) the\b/i.test(wish.words) && wordsOf(wish, 'n').length === 1 && subjectOf(wordsOf(wish, 'n')[0]!.replace(/^the /i, 'a ')) !== undefined; // biome-ignore format: one line
const asNew = (wish: Wish): Wish => {
  const [words = ''] = [...wordsOf(wish, 'target'), ...wordsOf(wish, 'n').map((one) => one.replace(/^the /i, 'a '))];
  const [, act = 'make.object', slot = 'n'] = NEW_KINDS.find(([said]) => said.test(words)) ?? [];
  const thing = slot === 'n' ? words : words.replace(NEW_KINDS.find(([said]) => said.test(words))![0], '').replace(/^an? /i, '').trim(); // biome-ignore format: one line
  const subject = subjectOf(words);
  const alive = slot === 'n' && subject && (subject.creature === true || /^(?:person|animal)$/.test(subject.kind));
  return { ...wish, act: alive ? 'make.character' : act, sure: 0.5, slots: [...(thing ? [{ slot, words: thing }] : []), ...wish.slots.filter((one) => one.slot !== 'target' && !(isBeside(wish) && one.slot === 'n'))] }; // biome-ignore format: one line
};
const NEW_KINDS: readonly (readonly [said: RegExp, act: string, slot: string])[] = [
  [/\b(?:tile ?sets?|tiles)\b/i, 'make.tiles', 'ground'],
  [/\bmaps?\b/i, 'make.map', 'place'],
  [/\b(?:buttons?|menus?|windows?|panels?|bars?|frames?|hud|cursors?)\b/i, 'make.ui', 'n'],
  [/\bicons?\b/i, 'make.icons', 'n'],
  [/\b(?:backgrounds?|scenes?|pictures?)\b/i, 'make.scene', 'n'],
];

/** The words that answer "which one": a name and nothing besides. "make a platformer with Lio" names Lio too, and is another wish. */
const nameIn = (wishes: readonly Wish[]): string | undefined => {
  const [one, more] = wishes;
  if (!one || more) return undefined;
  const name = wordsOf(one, 'target', 'n', 'name')[0];
  if (!name) return one.slots.length === 0 && one.words.split(/\s+/).length < 4 ? one.words : undefined;
  if (/^(?:an?|some|another|two|three|four|five|\d+) /i.test(name)) return undefined;
  const rest = one.words.toLowerCase().replace(name.toLowerCase(), ' ');
  return (rest.match(/[\p{L}\p{N}]+/gu) ?? []).every((word) => BESIDE_NAME.test(word)) ? name : undefined;
};
const BESIDE_NAME =
  /^(?:no|nah|nope|wait|not|oh|ok|okay|so|the|my|our|a|of|for|with|i|mean|meant|want|one|ones|just|only|take|use|pick|do|it|its|it's|s|is|was|that|this|these|those|please|pls|plz|thx|thanks|game|first|last|latest|newest|actually|sorry|hm+|uh+|um+|well|let|lets|go|and)$/i;

const ANOTHER = /\b(?:(?:an?|another) (?:[a-z-]+ )?one|more|too)\b/i;
/** Can be put right by what the same message says later. */
const WORKS = /^(?:make\.\w+|game\.make|edit|animate|resize)$/;

/** "a frog, actually make it a toad": put right before anything is done. */
function rightAway(said: readonly Wish[]): readonly Wish[] {
  let all: readonly Wish[] = [];
  for (const wish of said) {
    const at = wish.act === 'correct' ? all.findLastIndex(({ act }) => WORKS.test(act)) : -1;
    const right = at < 0 ? [] : corrected(all.slice(at, at + 1), wish);
    all = at < 0 ? [...all, wish] : [...all.slice(0, at), ...right, ...all.slice(at + 1)];
  }
  return all;
}

/** Nothing is done twice: what a correction leaves as it was is not understood. */
function redone(done: readonly Wish[], puts: readonly Wish[]): readonly Wish[] {
  // a game that is there is changed; only another kind of it is another game
  if (done.some(({ act }) => act.startsWith('game.')) && !puts.some((wish) => wordsOf(wish, 'genre').length)) {
    // "add a dragon boss", no, a spider: in its place
    const become = puts.every(({ slots }) => slots.every(({ slot }) => /^(?:n|no)$/.test(slot))) ? puts.reduce<readonly Wish[]>(corrected, done).filter((wish, i) => wish.act === 'game.change' && wish.words !== done[i]?.words) : []; // biome-ignore format: one line
    if (become.length) return become;
    return puts.map((wish) =>
      // "the archer was supposed to be left handed": of somebody, who may be no part of the game
      wordsOf(wish, 'target').some((words) => !POINTS.test(words) && !OF_GAME.test(words))
        ? asWish(wish)
        : // "a rusty bucket, not black": its name begins the message, and nothing is put right by it
          /^\W*(?:an?|two|three|four|\d+) /i.test(wish.words) && wordsOf(wish, 'n').length && !OF_GAME.test(wish.words)
          ? asWish(wish)
          : { ...wish, act: 'game.change', slots: wish.slots.filter(({ slot }) => slot !== 'target') },
    );
  }
  const pointed = puts.filter(
    ({ slots }) =>
      slots.some(({ slot }) => slot === 'target') && slots.every(({ slot }) => /^(?:target|no)$/.test(slot)),
  );
  if (pointed.length && done.every(isMake)) return pointed.map((wish) => ({ ...wish, act: 'edit' }));
  const right = puts.reduce<readonly Wish[]>(corrected, done);
  const other = right.filter((wish, i) => JSON.stringify(wish.slots) !== JSON.stringify(done[i]?.slots));
  return other.length ? other : puts.map((wish) => ({ ...wish, act: 'unclear' }));
}

/** "runner": another kind for the game that is offered, with those who were named for it. */
const goesOn = (wish: Wish): boolean =>
  wish.act === 'game.make' &&
  !wordsOf(wish, 'hero', 'foe', 'pickup', 'place').length &&
  !/\bgames?\b/i.test(wish.words);
