/** Lists of which the kind is said once, before them: "medieval villagers: farmer, baker", "sword icons: fire, ice", "warriors: axe, bow". */
import { numberIn, tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { isAdjective } from '../words/adjectives.ts';
import { article, singular } from '../words/nouns.ts';
import { isHeld, isPlural, whatIs } from './words.ts';

const LEAD =
  /^(?:(?:i|we|need|draw|make|create|want|give|me|some|a|an|the|my|set|of|please|pls|can|u|you)\s+)*([a-z-]+) ([a-z]+)\b(?: pls| plz| please)?\s*[:!]\s/i;
/** What a thing may be made of or filled with. */
const MATTER =
  /^(?:fire|ice|poison|lightning|thunder|water|earth|wind|air|shadow|dark|light|holy|nature|frost|flame|blood|bone|gold|silver|iron|steel|wood|wooden|stone|crystal|diamond|ruby|emerald)$/i;
const SIZES = /^(?:(?:tiny|small|medium|large|big|huge)[\s,/&]*(?:and\s+)?){2,}$/i;

/** The slots with what is said of all of them in each. */
export function withKind(wish: Wish): Wish {
  const slots = wish.slots.flatMap((slot): readonly Slot[] =>
    slot.slot === 'size' && SIZES.test(tidy(slot.words))
      ? (slot.words.match(/tiny|small|medium|large|big|huge/gi) ?? []).map((words) => ({ slot: 'look', words }))
      : [slot],
  );
  const first = tidy(slots.find(({ slot }) => slot === 'n')?.words ?? '');
  const below = headed({ ...wish, slots }, first);
  if (below) {
    const [, kind = '', group = ''] = LEAD.exec(wish.words) ?? [];
    return { ...wish, slots: below, unsure: (wish.unsure ?? []).filter((word) => word !== kind && word !== group) };
  }
  return { ...wish, slots: sized({ ...wish, slots: shared(wish, withoutHead(wish, slots)) }) };
}

const OF_ALL =
  /^\W*(?:(?:i|we|need|want|draw|make|create|give|me|us|please|pls|can|you|a|set|pack|of)\s+)*(?:\d+|dozen|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty) (?:[a-z-]+ ){0,3}?(?:objects?|items?|things?|props?|assets?|icons?|sprites?|pictures?|pieces)\b[^:]*:\s/i;
/** "12 props for a classroom: desks, chairs, a globe": so many of all of them together. */
function shared(wish: Wish, slots: readonly Slot[]): readonly Slot[] {
  const [first] = slots;
  const of = slots.filter(({ slot }) => slot === 'n').length;
  const total = first?.slot === 'count' ? numberIn(first.words) : undefined;
  if (!total || of < 2 || !OF_ALL.test(wish.words) || slots.filter(({ slot }) => slot === 'count').length > 1)
    return slots;
  let nth = 0;
  return slots.slice(1).flatMap((slot): readonly Slot[] => {
    if (slot.slot !== 'n') return [slot];
    const count = Math.floor(total / of) + (nth++ < total % of ? 1 : 0);
    const bare = slot.words.replace(/^(?:an?|the|some) /i, '');
    return [{ ...slot, words: count > 1 ? `${count} ${bare}` : heaped(bare) }];
  });
}

/** "grapes", "fries": never drawn alone, as small as one is. */
const heaped = (words: string): string =>
  /\b(?:grapes|berries|blueberries|raspberries|fries|chips|beans|peas|nuts|seeds|coins|raisins|olives|cherries|noodles|matches|nails|arrows|leaves|crumbs|pebbles|bones|logs|planks|shards)$/i.test(
    words,
  )
    ? `a ${/ies$|grapes|bananas/i.test(words) && !/fries|cherries/i.test(words) ? 'bunch' : 'pile'} of ${words}`
    : article(singular(words));

const isSomebody = (words: string): boolean => {
  const subject = whatIs(words.replace(/^(?:my|the|our|an?) /i, ''));
  return subject !== undefined && (subject.creature === true || /^(?:person|animal)$/.test(subject.kind));
};
const FACES = /\b(?:emotes?|emotions?|expressions?|faces|moods?|reactions?|stickers?)\b/i;
/** How a mood is called that drawings know. */
export const MOODS: Readonly<Record<string, string>> = {
  ...{ rage: 'angry', mad: 'angry', anger: 'angry', hype: 'excited', hyped: 'excited', pog: 'surprised', shock: 'surprised' },
  ...{ shocked: 'surprised', lol: 'laughing', cry: 'crying', love: 'in love', joy: 'happy', sadness: 'sad', fear: 'scared' },
}; // biome-ignore format: a table

/** "3 breads: baguette, pretzel, bun": what they are together is no other one. */
function withoutHead({ words }: Wish, slots: readonly Slot[]): readonly Slot[] {
  const at = slots.findIndex(
    (slot, i) =>
      i > 0 &&
      slot.slot === 'n' &&
      isPlural(slot.words) &&
      /^\s*:/.test(words.slice(words.indexOf(slot.words) + slot.words.length)) &&
      slots.slice(i + 1).filter((one) => one.slot === 'n').length > 1,
  );
  return at < 0 ? slots : slots.filter((slot, i) => i !== at && !(i === at - 1 && slot.slot === 'count'));
}

function headed(wish: Wish, first: string): readonly Slot[] | undefined {
  const put = (of: (words: string) => string, from = ''): readonly Slot[] =>
    wish.slots.flatMap((slot): readonly Slot[] =>
      slot.slot === 'n' && tidy(slot.words) === from
        ? []
        : /^(?:n|anim|look)$/.test(slot.slot)
          ? [{ slot: 'n', words: of(tidy(slot.words)) }]
          : [slot],
    );
  const after = wish.words.slice(wish.words.indexOf(first) + first.length);
  const parts = wish.slots.filter(({ slot }) => /^(?:n|anim|look)$/.test(slot)).map(({ words }) => tidy(words));
  const rest = parts.filter((words) => words !== first);
  // "sword icons: fire, ice"
  if (first && rest.length > 1 && /^\s*(?:icons?|sprites?|items?)?\s*:/i.test(after)) {
    if (rest.every((words) => MATTER.test(words)) && !MATTER.test(first))
      return put((words) => `${words} ${singular(first)}`, first);
    // "viking warriors: axe, bow"
    if (
      isPlural(first) &&
      whatIs(first)?.kind === 'person' &&
      rest.every((words) => isHeld(article(words)) || /^(?:bow|staff|spear)$/i.test(words))
    )
      return put((words) => `${article(singular(first))} with ${article(words)}`, first);
  }
  // "emotes of my frog: happy, sad, rage"
  if (
    first &&
    rest.length > 1 &&
    FACES.test(wish.words) &&
    /^\s*(?:emotes?|emotions?|expressions?|faces|moods?|reactions?|stickers?)?\s*[:-]/i.test(after) &&
    isSomebody(first)
  )
    return put(
      (words) => `${article(first.replace(/^(?:my|the|our|an?) /i, ''))}, ${MOODS[words.toLowerCase()] ?? words}`,
      first,
    );
  const [, kind = '', group = ''] = LEAD.exec(wish.words) ?? [];
  if (!kind || names(wish).length < 2 || !wish.loose.includes(kind) || !wish.loose.includes(group)) return undefined;
  const isHow = isAdjective(kind);
  if (!isHow && whatIs(kind)?.kind !== 'person') return undefined;
  return wish.slots.map((slot) =>
    slot.slot === 'n' && (isHow || whatIs(slot.words)?.kind === 'person')
      ? {
          ...slot,
          words: /^an? /i.test(slot.words) ? slot.words.replace(/^an? /i, `a ${kind} `) : `${kind} ${slot.words}`,
        }
      : slot,
  );
}
const names = (wish: Wish): readonly string[] => wish.slots.flatMap(({ slot, words }) => (slot === 'n' ? [words] : []));

/** "crate 32x32, pallet 48x32": what a size stands behind is the thing that has it. */
function sized(wish: Wish): readonly Slot[] {
  let from = 0;
  return wish.slots.flatMap((slot): readonly Slot[] => {
    const at = wish.words.indexOf(slot.words, from);
    if (at < 0) return [slot];
    const before = /(?:^|[,;] ?(?:and )?)([a-z]+(?: [a-z]+)?) $/i.exec(wish.words.slice(from, at))?.[1];
    from = at + slot.words.length;
    return slot.slot === 'size' &&
      before &&
      before.split(' ').every((word) => wish.loose.includes(word)) &&
      whatIs(before)
      ? [{ slot: 'n', words: before }, slot]
      : [slot];
  });
}
