/** What a message wishes for: its parts as the network reads them, those together that are of one thing. */
import { hash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { type Part, readMessage } from '../reader/index.ts';
import { actIn, isGameOfIt, isQuestion, OUT_OF } from './act-told.ts';
import { anotherOf } from './another-of.ts';
import { asExample, asLarge, asOneBefore, isOneWith, LABEL, LABELS, saysHow, surely, withLooks } from './belonging.ts';
import { boundWishes, mineIn } from './bound/index.ts';
import { type Name, shown } from './by-name.ts';
import { elsewhere } from './elsewhere.ts';
import { namesKind } from './games/kind.ts';
import { playedWith } from './games/played-with.ts';
import { namedOwn } from './guard/named.ts';
import { withWholeNames } from './guard/whole-names.ts';
import { isPurpose } from './heard.ts';
import { tokens } from './likeness.ts';
import { madeTogether, saysNothing } from './made-parts.ts';
import { namedNew, withName } from './named-new.ts';
import { notDrawn, withoutForbidden } from './not-drawn.ts';
import { rejoined } from './rejoined.ts';
import { asThings, righted } from './righted.ts';
import { addSlot, isMake, tidy, together, wordsOf } from './slots.ts';
import { asOnePicture, withTails } from './tails.ts';
import { HOW_DONE } from './tentative.ts';
import { asPieces, asTyped, mended, takenBack } from './typed.ts';
import type { Wish } from './types.ts';
import { moveOf } from './words/moves.ts';
import { inOneMove } from './words/one-move.ts';
import { restated } from './words/restated.ts';
import { takenOut } from './words/taken-back.ts';

const SMALL =
  /^(?:the|and|for|with|you|can|could|please|pls|just|that|this|then|also|its|his|her|are|was|will|have|has|need|want|make|draw|give|get|all|one|two|let|some|too|now|like|into|from|out|but|not|them|would|should|him|they|she|these|those|there|theirs?|hes|shes|theyre|its|thats|whats|im|ive|id|gonna|wanna|lol|btw|tho|though|always|bit)$/i;

/** A round of a message reads all messages of its conversation again. */
const READ = new LRUCache<string, readonly Wish[]>({ max: 256 });

/** Acts, not words, say what a part does; where none is sure it is told as what nobody understood. `names`: those that the account has. */
export async function wishesOf(typed: string, names: readonly Name[] = []): Promise<readonly Wish[]> {
  const key = hash('sha1', JSON.stringify([typed, names]));
  const before = READ.get(key);
  if (before) return before;
  const wishes = await wishesIn(typed, names);
  READ.set(key, wishes);
  return wishes;
}

async function wishesIn(typed: string, names: readonly Name[]): Promise<readonly Wish[]> {
  const message = withWholeNames(mineIn(titled(takenOut(typed), names), names.flatMap(({ own }) => own ?? [])), names); // biome-ignore format: one line
  const order = orderIn(message, names);
  if (order) return wishesOf(order, names);
  const naming = namedNew(message, names.map(({ name }) => name)); // biome-ignore format: one line
  const made = naming && withName(await wishesOf(naming.message, names), naming.name);
  if (made) return made;
  const questions = questionsIn(message);
  if (questions.length > 1) return (await Promise.all(questions.map((one) => wishesOf(one, names)))).flat();
  const bound = boundWishes(message, names.flatMap(({ own }) => own ?? []), names.flatMap(({ is, name }) => (is === 'game' ? [name] : []))); // biome-ignore format: one line
  if (bound) return bound;
  const { text, named } = shown(restated(message), names);
  const right = mended(text, new Set(names.flatMap(({ own }) => (own?.list === 'CHARACTER' ? tokens(own.name) : []))));
  const parts = named(await readMessage(right.text), right.text);
  const read = parts.map((part) => wishOf(asTyped(part, right)));
  const wishes = playedWith(joined(withoutStray(rejoined(read))));
  return [...wishes, ...swallowed(read, wishes)];
}

/** "Deck defenders: less gold": of the game before the colon. */
function titled(message: string, names: readonly Name[]): string {
  const [, title = '', rest = ''] =
    /^\W*(?:(?:my|the|in|for) )*([^:,]{3,40}?)(?: game)?: ?([^:]+)$/i.exec(message) ?? [];
  const game = names.find(({ is, name }) => is === 'game' && name.toLowerCase() === title.toLowerCase());
  return game ? `${rest.replace(/[.!\s]+$/, '')} in ${game.name}` : message;
}

/** "how do i make Pip smaller": said just so it is done, and offered as it was only asked. */
function orderIn(message: string, names: readonly Name[]): string | undefined {
  const [, order = ''] = HOW_DONE.exec(message) ?? [];
  const ofGame = names.some(({ is, name }) => is === 'game' && order.toLowerCase().includes(name.toLowerCase())); // biome-ignore format: one line
  return order && (ofGame || namedOwn(order, names.flatMap(({ own }) => own ?? [])).length) ? order : undefined; // biome-ignore format: one line
}

/** "can i sell these? do i need to credit you": each is a question of its own. */
function questionsIn(message: string): readonly string[] {
  const parts = message.split(/\?+\s+(?=\p{L})|,? and (?=(?:what|how|where|which|when|who|do|does|can i|is|are)\b(?!.*\b(?:it|that|them)\b))/iu).map((one) => one.trim()).filter(Boolean); // biome-ignore format: one line
  return parts.every((one) => ASKED.test(one)) ? parts : [];
}
const ASKED = /^\W*(?:(?:and|so|also|hey|hi|ok|but) )*(?:what(?:'?s)?|how|where|which|when|who|why|do|does|is|are|can i|can you (?:also )?(?:export|save|do)|could i|may i)\b/i; // biome-ignore format: one line

/** Parts that ask for something and stand in no wish any more: told, and nothing is done beside them unasked. */
function swallowed(read: readonly Wish[], wishes: readonly Wish[]): readonly Wish[] {
  if (read.length < 2 || !wishes.some(({ act }) => ASKS.test(act))) return [];
  const there = wishes.map(({ words, slots }) => `${words} ${slots.map((one) => one.words).join(' ')}`).join(' ').toLowerCase(); // biome-ignore format: one line
  return read.flatMap((part): readonly Wish[] => {
    const said = part.slots.flatMap(({ words }) => words.toLowerCase().match(/\p{L}{3,}|\d+/gu) ?? []);
    const gone = said.filter((word) => !SMALL.test(word) && !there.includes(word.replace(/(?:ing|s)$/, '')));
    return ASKS.test(part.act) && gone.length && gone.length * 2 > said.length ? [{ ...part, act: 'lost', slots: [], loose: [] }] : []; // biome-ignore format: one line
  });
}
const ASKS = /^(?:make\.|game\.(?:make|change)|animate$|edit$|resize$|convert$|again$)/;

/** Beside what is surely wished for, a scrap that names nothing is no wish: "keep it", "2 things", "lol he looks like my uncle". */
function withoutStray(all: readonly Wish[]): readonly Wish[] {
  const edits = all.some(
    ({ act, slots }) => /^(?:edit|animate)$/.test(act) && slots.some(({ slot }) => slot === 'target'),
  );
  const wishes = all.filter(({ words }, i) => !(i && ASIDE.test(words))).map((wish) => (edits && wish.act === 'game.bug' && !OF_GAME.test(wish.words) ? { ...wish, act: 'lost', slots: [], loose: [] } : wish)); // biome-ignore format: one line
  if (!wishes.some(({ act, sure }) => sure >= LIKELY && act !== 'none')) return wishes;
  const some = wishes.filter(({ act, slots, words }, i) => !(i && /^(?:edit|complaint|check)$/.test(act) && COMPARED.test(words) && !slots.some(({ slot }) => /^(?:change|look|size)$/.test(slot)))); // biome-ignore format: one line
  return some.filter(
    ({ act, slots, sure, words }, i) =>
      (slots.length > 0 && !(i && act.startsWith('make.') && REASON.test(words))) ||
      OUT_OF.test(words) ||
      (!slots.length && sure >= STRAY) ||
      !/^(?:make\.\w+|find|pick|yes|check|game\.make)$/.test(act),
  );
}
/** "bc my daughter says princesses fight too" */
const REASON =
  /^\W*(?:(?:be)?cause |bc |cuz |as |since )?(?:my|our|his|her) [a-z]+ (?:says?|said|thinks?|told|believes?|knows?)\b/i;
/** "the stall looks giant next to the barrel": why it is wished for. */
const COMPARED =
  /\b(?:looks?|is|are|seems?|feels?) (?:way |so |too |really |kinda )*[a-z]+ (?:next to|beside|compared (?:to|with)|than|against)\b/i;
const OF_GAME =
  /\b(?:game|levels?|runs?|play\w*|crash\w*|freez\w*|lag\w*|screen|score|jump\w*|start\w*|load\w*|stuck|bug\w*|error)\b/i;
/** Behind a wish it says nothing more. */
const ASIDE =
  /^\W*(?:any (?:idea|ideas|clue|tips?|help)|what do you think|is that (?:ok|possible)|if (?:that'?s |it'?s )?possible|thoughts)\W*$/i;
const LIKELY = 0.6;
const STRAY = 0.4;

const wishOf = (read: Part): Wish =>
  surely(
    eachMove(inOneMove(asExample(withLooks(wishOfPart(asThings(righted(asOnePicture(elsewhere(withTails(read)))))))))),
  );
/** "with idle walk and death": movements that stand side by side are each one. */
const EACH = /^(?:walk|run|idle|jump|hurt|hit|death|die|dying|attack|climb|swim|fly|crouch|dash|roll)(?:ing)?$/i;
const SIDEWAYS =
  /^(\S+(?: \S+)?) (?:to the |towards? the |facing |in the )?((?:left|right|west|east|north|south)(?:wards?)?(?: (?:side|direction))?)$/i;
const eachMove = (wish: Wish): Wish => ({
  ...wish,
  slots: wish.slots.flatMap((one) => {
    const words = one.slot === 'anim' ? tidy(one.words).split(/\s+/) : [];
    // "let it walk left": on that side alone
    const [, does, where] = (one.slot === 'anim' && /^(?:animate|make\.character)$/.test(wish.act) && !wish.slots.some(({ slot }) => slot === 'dirs') && SIDEWAYS.exec(tidy(one.words))) || [];
    if (does && where && moveOf(does)) return [{ slot: 'anim', words: does }, { slot: 'dirs', words: where }];
    // "jump attack" is one
    const apart = words.length > 1 && words.every((word) => EACH.test(word)) && !(words.length === 2 && /^attack/i.test(words[1]!));
    return apart ? words.map((word) => ({ slot: 'anim', words: word })) : [one];
  }),
}); // biome-ignore format: short enough
const wishOfPart = (part: Part): Wish =>
  wishIn(
    isQuestion(part)
      ? { ...part, slots: part.slots.map((one) => ({ ...one, slot: 'topic' })) }
      : isGameOfIt(part)
        ? { ...part, slots: [], sure: LIKELY }
        : part,
    actIn(part),
  );
const wishIn = ({ words, slots, sure, loose }: Part, act: string): Wish => ({
  act,
  words: words.trim(),
  slots: slots.map(({ slot, words }) => ({ slot, words: slot === 'n' ? words.replace(FOR_THEM, '') : words })),
  // of a game all is shown before it is made
  sure:
    act === 'game.make'
      ? sure
      : Math.min(sure, ...slots.filter(({ slot }) => !FREE.test(slot)).map((slot) => slot.sure)),
  loose: loose.flatMap(({ word }) => (word.length > 2 && /\p{L}/u.test(word) && !SMALL.test(word) ? [word] : [])),
  unsure: loose.flatMap(({ word, sure }) =>
    (sure < SURELY_LOOSE || /\d/.test(word)) && !SMALL.test(word) && !isPurpose(word, words) ? [word] : [],
  ),
});
/** "a wife for him": whom it is for is not to be seen on it. */
const FOR_THEM = /(?<=\S) for (?:him|her|it|them|me|us)$/i;
/** Less sure than this a word is said of what is wished for; a number always is. */
const SURELY_LOOSE = 0.85;
/** Where these begin and end is a matter of taste. */
const FREE = /^(?:look|rule|topic|change)$/;

const POINTS_BACK =
  /^(?:it|him|her|them|they|he|she|(?:it|he|she)'?s|they'?re|its|his|their|this|that|those|these|the (?:thing|character|sprite|object|guy)|everything|all|all of (?:it|them)|each)$/i;

/**
 * "Make a boat. Then make it turn. Everything 32x32": what is said of things that the same message asks for belongs to them. A size, a
 * look or an exclusion by itself is theirs, too.
 */
function joined(wishes: readonly Wish[]): readonly Wish[] {
  const all: Wish[] = [];
  for (const said of wishes) {
    const read = withoutForbidden(said);
    if (read.act === 'none' && !read.slots.length) continue;
    const last = all.at(-1);
    const bare = last && notDrawn(last, read);
    if (bare) {
      all[all.length - 1] = bare;
      continue;
    }
    const right = last && takenBack(last, read);
    if (right) {
      all[all.length - 1] = right;
      continue;
    }
    // "another one" "but with a different hat"; complaints in several sentences
    if (last && (isOneWith(last, read) || saysHow(last, read))) {
      all[all.length - 1] = { ...last, words: `${last.words}, ${read.words}`, slots: [...last.slots, ...(last.act === 'make.map' ? read.slots.map((slot) => (slot.slot === 'n' ? { ...slot, slot: 'place' } : slot)) : read.slots)], loose: [...last.loose, ...read.loose], sure: Math.min(last.sure, read.sure) }; // biome-ignore format: one line
      continue;
    }
    // "and floor tile checkered": one more of the same kind, in which nothing was marked
    if (last && isMake(read) && read.act === last.act && !read.slots.length && read.loose.length > 1) {
      all[all.length - 1] = addSlot(last, 'n', tidy(read.words));
      continue;
    }
    const other = last && anotherOf(last, read);
    if (other) {
      all.push(other);
      continue;
    }
    const wish = asOneBefore(asPieces(read), all);
    const at = all.findLastIndex(isMake);
    const targets = wordsOf(wish, 'target');
    const game = all.findLastIndex(({ act }) => /^game\.(?:make|change)$/.test(act));
    const same = /^game\.(?:test|bug|publish|offline)$/.test(wish.act)
      ? all.findIndex(({ act }) => act === wish.act)
      : -1;
    if (same >= 0) {
      all[same] = together(all[same]!, wish);
      continue;
    }
    const levels =
      game >= 0 && wish.act === 'make.map' && /\b(?:levels?|stages?|worlds?|second|third)\b/i.test(wish.words);
    const [, label = '', told] = (game >= 0 && LABEL.exec(wish.words)) || [];
    if (told) {
      all[game] = addSlot(all[game]!, LABELS.find(([form]) => form.test(label))![1], tidy(told));
      continue;
    }
    if (game >= 0 && (levels || wish.act === 'game.change' || (wish.act === 'game.make' && !namesKind(wish)))) {
      all[game] = together(all[game]!, wish);
      continue;
    }
    const one = at >= 0 && at === all.length - 1 ? madeTogether(all[at]!, wish) : undefined;
    if (one) {
      all[at] = one;
      continue;
    }
    const back = at >= 0 && targets.every((words) => POINTS_BACK.test(words));
    const every = targets.some((words) => /^(?:everything|all|them|they|each|those|these)/i.test(words));
    const found = back ? saidOfMade(wish) : undefined;
    // a size of which no word says how large is none
    const more = found?.length || /^(?:none|unclear)$/.test(wish.act) ? found : undefined;
    if (!more) {
      all.push(wish);
      continue;
    }
    for (const [i, one] of all.entries())
      if (i === at || (every && isMake(one)))
        all[i] = more.reduce((to, [slot, words]) => addSlot(to, slot, words), one);
  }
  // "yo need": of what is made by the other parts
  const named = all.some((wish) => isMake(wish) && wish.slots.length > 0);
  const kept = asLarge(withoutBalance(named ? all.filter((wish) => !isMake(wish) || !saysNothing(wish)) : all));
  // "12 villagers, what would that be": the price of what the same message asks for comes before it
  const works =
    named ||
    kept.some(({ act, slots }) => /^(?:animate|edit|resize|game\.(?:make|change))$/.test(act) && slots.length > 0);
  return works
    ? kept.map((wish) => (isBarePrice(wish) ? { ...wish, act: 'terms', words: `price first: ${wish.words}` } : wish))
    : kept;
}

/** "got 40 credits left, what is the best thing i can get for it": the advice looks at the balance itself. */
const withoutBalance = (wishes: readonly Wish[]): readonly Wish[] =>
  wishes.some(({ act, words }) => act === 'ask.advice' && /\b(?:best|most|get|buy|spend)\b/i.test(words))
    ? wishes.filter(({ act }) => act !== 'balance')
    : wishes;

/** Asks for a price, and names nothing that has one. */
const isBarePrice = (wish: Wish): boolean =>
  wish.act === 'price' &&
  !wish.slots.some(({ slot }) => /^(?:n|anim|ground|genre|target|place|change|count|dirs)$/.test(slot));

function saidOfMade(wish: Wish): readonly (readonly [slot: string, words: string])[] | undefined {
  const said = (from: string, to: string) => wordsOf(wish, from).map((words) => [to, words] as const);
  switch (wish.act) {
    case 'animate': {
      const moves = said('anim', 'anim');
      return moves.length ? [...moves, ...said('frames', 'frames'), ...said('dirs', 'dirs')] : undefined;
    }
    case 'edit':
      return [
        ...said('change', 'look'),
        ...said('look', 'look'),
        ...said('no', 'no'),
        ...said('dirs', 'dirs'),
        ...said('palette', 'palette'),
        ...said('view', 'view'),
      ];
    case 'resize':
      return said('size', 'size');
    case 'rename':
      return said('name', 'name');
    case 'none':
    case 'unclear':
      return [
        ...said('size', 'size'),
        ...said('style', 'style'),
        ...said('view', 'view'),
        ...said('no', 'no'),
        ...said('dirs', 'dirs'),
        ...said('palette', 'palette'),
      ];
    default:
      return undefined;
  }
}
