/** The slots of a wish as they belong together, where a network tells names and looks of a list apart too finely. */
import { numberIn, tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { isAdjective, isColour } from '../words/adjectives.ts';
import { isAction } from '../words/moves.ts';
import { article, singular } from '../words/nouns.ts';
import { isPiece, isWorn } from '../words/pieces.ts';
import { enumerated } from './enumerated.ts';
import { kindsListed } from './kinds-listed.ts';
import { withKind } from './lists.ts';
import { parted } from './parted.ts';
import { inRanks } from './ranks.ts';
import { signOf } from './signs.ts';
import { isOnlyAdjective, isState, whatIs } from './words.ts';

/** Its slots as they belong together: each name by itself, what is only said of one as a look. */
export function regular(read: Wish): Wish {
  const near = besides(read);
  const each = apiece(near);
  const wish = withKind(inRanks(kindsListed(each === near ? enumerated(near) : each)));
  const below = headed(wish);
  return {
    ...wish,
    slots: [...below, ...ofAll(wish), ...toldDoing(wish), ...toldView(wish)]
      .map((slot) => meant(slot, wish))
      .flatMap(parted)
      .map((slot, i, all) => (below === wish.slots ? asNamed(slot, i, all, wish) : slot)),
  };
}

/** "2 guards, one with a red cape and one with a blue one", "a fisherman and his cat, separate sprites": one drawing for each. */
function apiece(wish: Wish): Wish {
  const names = wish.slots.filter(({ slot }) => slot === 'n');
  const [name, more] = names;
  if (!name || more || !/^make\.(?:character|object|icons)$/.test(wish.act)) return wish;
  const [, first = '', second = ''] = /^(.+?) and ((?:his|her|its|their|an?|the) .+)$/i.exec(tidy(name.words)) ?? [];
  if (first && /\b(?:separate(?:ly)?|individual(?:ly)?|each by (?:itself|themselves)|two sprites|each (?:on its|its) own)\b/i.test(wish.words)) return { ...wish, slots: wish.slots.flatMap((slot) => (slot === name ? [first, second.replace(/^(?:his|her|its|their|the) /i, 'a ')].map((words) => ({ slot: 'n', words })) : [slot])) };
  const ones = wish.slots.filter(({ slot, words }) => slot === 'look' && /^(?:the )?(?:one|other|first|second|third|another)(?: one)? (?:with|in|has|wearing|holding|without) /i.test(tidy(words)));
  const counts = wish.slots.filter(({ slot }) => slot === 'count');
  if (ones.length < 2 || (counts.length && numberIn(counts[0]!.words) !== ones.length)) return wish;
  const noun = singular(tidy(name.words).replace(/^(?:an?|the|some) /i, ''));
  // said of all of them
  const ofBoth = wish.slots.filter(({ slot, words }) => slot === 'look' && /^(?:that|who) /i.test(tidy(words)));
  const both = ofBoth.map(({ words }) => tidy(words));
  // "a blue one" is of what the first has
  const [, thing = ''] = /(?:with|in|wearing|holding) an? (?:[a-z]+ )?([a-z]+)$/i.exec(tidy(ones[0]!.words)) ?? [];
  const how = (words: string): string => tidy(words).replace(/^(?:the )?(?:one|other|first|second|third|another)(?: one)? (?:has (?=an? ))?/i, (all) => (/has $/i.test(all) ? 'with ' : '')).replace(/ one$/i, thing ? ` ${thing}` : ' one');
  return { ...wish, slots: wish.slots.flatMap((slot) => (slot === name ? ones.map(({ words }) => ({ slot: 'n', words: `${article(noun)}${both.map((one) => ` ${one.replace(/^(that|who) (look|have|are|wear|hold)\b/i, (_, who: string, does: string) => `${who} ${does === 'have' ? 'has' : does === 'are' ? 'is' : `${does}s`}`)}`).join('')} ${how(words)}` })) : ones.includes(slot) || counts.includes(slot) || ofBoth.includes(slot) ? [] : [slot])) };
} // biome-ignore format: short enough

/** "unlocked" "lock": what stands right before a name is a part of it. */
function besides(wish: Wish): Wish {
  let from = 0;
  const slots: Slot[] = [];
  for (const slot of wish.slots) {
    const last = slots.at(-1);
    const at = wish.words.indexOf(slot.words, from);
    const joins = last?.slot === 'n' && slot.slot === 'n' && at === from + 1 && wish.words[from] === ' ' && isOnlyAdjective(last.words) && last.words.split(' ').length === 1;
    if (joins) slots[slots.length - 1] = { ...last, words: `${last.words} ${slot.words}` };
    else slots.push(slot);
    from = at < 0 ? from : at + slot.words.length;
  }
  return slots.length === wish.slots.length ? wish : { ...wish, slots };
} // biome-ignore format: short enough

/** "high top-down view:" that no slot has. */
const toldView = (wish: Wish): readonly Slot[] => {
  const [said = ''] =
    /\b(?:(?:high |low )?top[- ]?down|side|isometric)[- ](?:view|perspective)\b/i.exec(wish.words) ?? [];
  return said && wish.loose.includes('view') && !wish.slots.some(({ slot }) => slot === 'view')
    ? [{ slot: 'view', words: said }]
    : [];
};

/** A slot by another name than it was read as. */
function meant(slot: Slot, { words, act, slots }: Wish): Slot {
  const said = tidy(slot.words);
  const before = words.slice(0, Math.max(0, words.indexOf(slot.words)));
  const after = words.slice(before.length + slot.words.length);
  switch (slot.slot) {
    case 'n':
      return /^(?:(?:one|some|it) )?(?:with|without|in|wearing|holding) /i.test(said)
        ? { slot: 'look', words: said.replace(/^(?:one|some|it) /i, '') }
        : slot;
    case 'target':
      return /^(?:his|her|their) /i.test(said) &&
        /^(?:person|animal)$/.test(whatIs(said.replace(/^\S+ /, ''))?.kind ?? '')
        ? { slot: 'n', words: said }
        : slot;
    case 'look':
      return act === 'make.icons' && signOf(said) ? { ...slot, slot: 'n' } : slot;
    case 'size':
      // "small, medium and large rock"
      return isState(said) && slots.some((one) => one.slot === 'look' && isState(tidy(one.words)))
        ? { ...slot, slot: 'look' }
        : slot;
    case 'name':
      return /^[a-z]/.test(said) && whatIs(said) && !/\b(?:named?|called)\b/i.test(words)
        ? { ...slot, slot: 'n' }
        : slot;
    case 'text':
      return act !== 'make.ui' && whatIs(said) && /\b(?:w\/|with)\s*$/i.test(before) && !/"/.test(words)
        ? { slot: 'look', words: `with a ${said}` }
        : slot;
    case 'view':
      return /\bsideways?\b/i.test(said) ? { ...slot, words: 'side view' } : slot;
    case 'palette':
      return ENGINE.test(said) ? { ...slot, slot: 'format' } : slot;
    case 'count':
      return /dirs?/i.test(said) || /^[- ]?dirs?(?:ections?)?\b/i.test(after) ? { ...slot, slot: 'dirs' } : slot;
    default:
      return slot;
  }
}

const ENGINE = /\b(?:godot|unity|phaser|aseprite|tiled|ldtk)\b/i;
/** "…, he makes a salute" that no slot has. */
const toldDoing = (wish: Wish): readonly Slot[] => {
  const [, does = ''] =
    /[,.;] (?:and )?(?:s?he|it) (?:can |should |must |is |will )?([a-z]+(?: [a-z]+){0,3})[.! ]*$/i.exec(wish.words) ??
    [];
  const first = does.split(' ')[0]!;
  return does &&
    wish.act === 'make.character' &&
    wish.loose.includes(first) &&
    !wish.slots.some(({ words }) => words.includes(first))
    ? [{ slot: 'anim', words: does }]
    : [];
};

/** "all golden" that no slot has. */
const ofAll = (wish: Wish): readonly Slot[] => {
  const [, how = ''] =
    /\b(?:all|each|both|everything)(?: of (?:them|it))?(?: (?:is|are|in|be|should be))? ([a-z]+)\b/i.exec(wish.words) ??
    [];
  return how && wish.loose.includes(how) && isAdjective(how) ? [{ slot: 'look', words: `all ${how}` }] : [];
};

/** "sword tiers: wooden, iron, diamond": what is said behind the colon are looks of what stands before it. */
function headed(wish: Wish): readonly Slot[] {
  // "need trees. pine, oak, palm"
  const above = /\b([a-z]+s)\s*[.:]\s/i.exec(wish.words)?.[1];
  if (above && wish.loose.includes(above) && whatIs(above) && wish.slots.filter(({ slot }) => slot === 'n').length > 1)
    return [{ slot: 'n', words: above }, ...wish.slots];
  const [, of = ''] =
    /\b(?:variants?|variations?|versions?|kinds?|types?|styles?) of (?:an? |the |one )?([a-z' -]{3,30}?)\s*[:(]/i.exec(
      wish.words,
    ) ?? [];
  if (of && whatIs(of)) {
    const isOne = ({ slot, words }: Slot): boolean =>
      slot === 'n' && tidy(words).toLowerCase().includes(of.toLowerCase());
    return [
      { slot: 'n', words: `${of}s` },
      ...wish.slots.filter((one) => !isOne(one)).map((one) => (one.slot === 'n' ? { ...one, slot: 'look' } : one)),
    ];
  }
  const [, said = ''] =
    /^(?:[^:,]*\b(?:make|draw|need|want|give me|create|some|a set of) )?(?:an? |the |my |\d )?([a-z' -]{3,30}?) (?:tiers?|versions?|variants?|variations?|states?|stages?|colou?rs|levels|upgrades)\s*[:(-]/i.exec(
      wish.words,
    ) ?? [];
  const inSlots = wish.slots.some(
    ({ slot, words }) => slot === 'n' && words.toLowerCase().includes(said.toLowerCase()),
  );
  if (!said || inSlots || !whatIs(said)) return wish.slots;
  return [
    { slot: 'n', words: `${said}s`.replace(/ss$/, 's') },
    ...wish.slots.map((one) => (one.slot === 'n' && isAdjective(one.words) ? { ...one, slot: 'look' } : one)),
  ];
}

/** "throw lasso", "throwing a lasso": what is done with it, and nothing that is worn. */
const DOES =
  /^(?:[a-z]+ing|throw|swing|cast|draw|shoot|fire|use|play|drink|eat|open|hold up|raise|lift|twirl|load|reload|wave|spin|drop|pick up|put on|take off|sheathe?) (?=\S)|^[a-z]+ing\b/i;

/** "pumpkin, cauldron, broom": in a list of names what is one is one. */
function asNamed(slot: Slot, at: number, all: readonly Slot[], wish: Wish): Slot {
  if (
    slot.slot === 'anim' &&
    !DOES.test(tidy(slot.words)) &&
    (isPiece(slot.words) || isWorn(slot.words)) &&
    (/ /.test(tidy(slot.words)) || !isAction(slot.words))
  )
    return { ...slot, slot: 'look', words: `with ${tidy(slot.words)}` };
  if (!/^(?:look|style|text)$/.test(slot.slot)) return slot;
  const named = all.filter((one) => one.slot === 'n').map(({ words }) => tidy(words));
  const words = tidy(slot.words);
  const [first] = named;
  const before = wish.words.slice(0, Math.max(0, wish.words.indexOf(slot.words)));
  if (!first || at < 1 || words.split(' ').length > 3 || !/(?:[,;:(/&+]|\band|\bor)\s*(?:an? |the )?$/i.test(before))
    return slot;
  if (
    /^(?:an?|one) /i.test(words) &&
    isOnlyAdjective(words) &&
    all.slice(at + 1).some((one) => one.slot === 'n' || (one.slot === 'look' && /^an? .* /i.test(one.words)))
  )
    return { slot: 'n', words };
  // "pine, oak, palm": between two names stands a third
  const isItem = (one: Slot | undefined): boolean => one?.slot === 'n' && !/^(?:an?|the|my) /i.test(one.words);
  if (
    slot.slot === 'look' &&
    !words.includes(' ') &&
    isItem(all[at - 1]) &&
    isItem(all[at + 1]) &&
    !isColour(words) &&
    /^\s*[,;/]/.test(wish.words.slice(before.length + slot.words.length)) &&
    whatIs(words)?.kind === whatIs(all[at - 1]!.words)?.kind
  )
    return { slot: 'n', words };
  if (
    isAdjective(words) ||
    words.split(' ').every(isState) ||
    /^(?:with|in|on|of|no|without|has|all|each|different|same|like|very|really|looking) ?/i.test(words)
  )
    return slot;
  if (slot.slot !== 'look' && named.length < 2) return slot;
  const what = whatIs(words);
  if (!what || what.unknown.length || what.kind === 'place') return slot;
  const lists =
    wish.act !== 'make.character' ||
    (named.every((name) => !/^(?:an?|the|my) /i.test(name) && name.split(' ').length < 3) &&
      !isWorn(words) &&
      !BODILY.test(words));
  const sameNoun = words.split(' ').at(-1) === first.split(' ').at(-1);
  return lists &&
    (wish.act !== 'make.object' || sameNoun || /^(?:an?|the) /i.test(words) || !/^(?:an?|the) /i.test(first))
    ? { slot: 'n', words }
    : slot;
}
const BODILY = /\b(?:skin|hair|beard|moustache|eyes?|ears?|nose|dreads|braids?|wings?|tail|horns?)$/i;
