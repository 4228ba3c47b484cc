/** What a message wishes for: its parts as the network reads them, those together that are of one thing. */
import { templateFor } from '../games/index.ts';
import { type Part, readMessage } from '../reader/index.ts';
import { namesKind } from './games/kind.ts';
import { playedWith } from './games/played-with.ts';
import { madeTogether, saysNothing } from './made-parts.ts';
import { rejoined } from './rejoined.ts';
import { addSlot, isMake, tidy, together, wordsOf } from './slots.ts';
import { asPieces, asTyped, mended, takenBack } from './typed.ts';
import type { Wish } from './types.ts';

const SMALL =
  /^(?:the|and|for|with|you|can|could|please|pls|just|that|this|then|also|its|his|her|are|was|will|have|has|need|want|make|draw|give|get|all|one|two|let|some|too|now|like|into|from|out|but|not|them|would|should)$/i;

/** Acts, not words, say what a part does; where none is sure it is told as what nobody understood. */
export async function wishesOf(message: string): Promise<readonly Wish[]> {
  const right = mended(message);
  const parts = await readMessage(right.text);
  return playedWith(joined(withoutStray(rejoined(parts.map((part) => wishOf(asTyped(part, right)))))));
}

/** Beside what is surely wished for, a scrap that names nothing is no wish: "keep it", "2 things", "lol he looks like my uncle". */
function withoutStray(wishes: readonly Wish[]): readonly Wish[] {
  if (!wishes.some(({ act, sure }) => sure >= LIKELY && act !== 'none')) return wishes;
  return wishes.filter(
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
const LIKELY = 0.6;
const STRAY = 0.4;

/** "please advise on licensing terms": asked about, whatever it was taken for. */
const isAsked = ({ act, slots }: Pick<Part, 'act' | 'slots'>): boolean =>
  act.startsWith('make.') &&
  slots.some(({ slot }) => slot === 'topic') &&
  slots.every(({ slot }) => /^(?:topic|target)$/.test(slot));

/** "and then make the shooter out of it": a game of what the same message asks for, whatever it was taken for. */
const OUT_OF =
  /\b(?:out of|from|with|using) (?:it|them|these|those|this|that|all (?:of )?(?:it|them|that|this|those|these))\b/i;
const isGameOfIt = ({ act, words }: Pick<Part, 'act' | 'words'>): boolean =>
  /^(?:terms|make\.\w+|edit|again|unclear|none)$/.test(act) && OUT_OF.test(words) && templateFor(words) !== undefined;

/** "and how many knights would that get me": for how many it is enough. */
const HOW_MANY = /\bhow many\b.*\b(?:get|afford|buy|enough|can i|could i|do i)\b/i;

/** "send me the wolf sheet": files, and no game. */
const FILES = /\b(?:sheets?|sprites?|png|gif|zip|files?|tile ?sets?|atlas|pictures?|images?)\b/i;

const actIn = (part: Part): string =>
  isAsked(part)
    ? 'ask.service'
    : isGameOfIt(part)
      ? 'game.make'
      : part.act === 'price' && HOW_MANY.test(part.words)
        ? 'balance'
        : part.act === 'game.publish' && part.slots.some(({ slot, words }) => slot === 'target' && FILES.test(words))
          ? 'export'
          : part.act;

/** "a castle, a bridge and a tower": things, where no word speaks of a map or of isometric tiles. */
const OF_MAPS =
  /\b(?:maps?|levels?|worlds?|dungeons?|lands?|islands?|layouts?|floor ?plans?|towns?|villages?|cit(?:y|ies)|mazes?|regions?|kingdoms?|continents?|streets?|interiors?|rooms?|areas?|scenes?|\d+ ?x ?\d+|tiles?\w*|around|north|south|east|west|middle|corner|paths?|rivers?|coast|forest|lakes?|farm)\b/i;
const asThings = (part: Part): Part =>
  ((/^make\.(?:object|character)$/.test(part.act) && !part.slots.some(({ slot }) => slot === 'n')) ||
    (part.act === 'make.map' && !OF_MAPS.test(part.words)) ||
    (part.act === 'make.iso' && !/\biso|\btiles?\b|\bblocks?\b|\bcubes?\b/i.test(part.words))) &&
  part.sure < 0.8 &&
  part.slots.some(({ slot }) => /^(?:place|n)$/.test(slot))
    ? {
        ...part,
        act: part.act === 'make.character' ? part.act : 'make.object',
        slots: part.slots.map((slot) => (slot.slot === 'place' ? { ...slot, slot: 'n' } : slot)),
      }
    : part;

/** Said between what is taken back and what is meant: "a samurai, no wait a ronin". */
const TAKES_BACK =
  /\b(?:no,? wait|wait,? no|no,? (?:make (?:it|that)|rather)|or rather|i meant?|scratch that|sorry)\b|[.,;]\s*(?:no|actually)[,.]?\s+(?:an? |the )?$/i;
const withoutTakenBack = (part: Part): Part => {
  const named = part.slots.filter(({ slot }) => slot === 'n');
  const gone = named.filter((one, i) => {
    const next = named[i + 1];
    return next && TAKES_BACK.test(part.words.slice(one.end - part.start, next.start - part.start));
  });
  return gone.length ? { ...part, slots: part.slots.filter((slot) => !gone.includes(slot)) } : part;
};

/** "no outline", "all same light": said of the manner of all of them, wherever it stands. */
const inItsSlot = (slot: Part['slots'][number]): Part['slots'][number] => {
  // "a 60x40 overworld"
  if (slot.slot === 'place' && /^(?:an? )?\d+ ?x ?\d+$/i.test(slot.words))
    return { ...slot, slot: 'size', words: slot.words.replace(/^an? /i, '') };
  if (slot.slot !== 'look') return slot;
  if (/^(?:no|without) (?:out ?lines?|shading|background|shadows?)$/i.test(slot.words)) return { ...slot, slot: 'no' };
  return /^all (?:the )?(?:same|of)\b/i.test(slot.words) ? { ...slot, slot: 'style' } : slot;
};
const plain = (part: Part): Part => withoutTakenBack({ ...part, slots: part.slots.map(inItsSlot) });

const wishOf = (read: Part): Wish => wishOfPart(asThings(plain(read)));
const wishOfPart = (part: Part): Wish =>
  wishIn(isGameOfIt(part) ? { ...part, slots: [], sure: LIKELY } : part, actIn(part));
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
    (sure < SURELY_LOOSE || /\d/.test(word)) && !SMALL.test(word) ? [word] : [],
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
  for (const read of wishes) {
    if (read.act === 'none' && !read.slots.length) continue;
    const last = all.at(-1);
    const right = last && takenBack(last, read);
    if (right) {
      all[all.length - 1] = right;
      continue;
    }
    // "and floor tile checkered": one more of the same kind, in which nothing was marked
    if (last && isMake(read) && read.act === last.act && !read.slots.length && read.loose.length > 1) {
      all[all.length - 1] = addSlot(last, 'n', tidy(read.words));
      continue;
    }
    const wish = asPieces(read);
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
    const more = back ? saidOfMade(wish) : undefined;
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
  const kept = withoutBalance(named ? all.filter((wish) => !isMake(wish) || !saysNothing(wish)) : all);
  // "12 villagers, what would that be": the price of what the same message asks for comes before it
  return named
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
