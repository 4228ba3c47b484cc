/** A message as it is read: slips of the keyboard put right, what was typed kept in the slots, and what the message itself takes back. */
import type { Part } from '../reader/index.ts';
import { agedInWords } from './aged.ts';
import { tidy } from './slots.ts';
import type { Slot, Wish } from './types.ts';
import { singular } from './words/nouns.ts';
import { plainly } from './words/plain.ts';
import { spelled } from './words/spelling.ts';

/** Words that say how a message is meant, and name nothing of their own. */
const SMALL =
  /^(?:with|that|this|have|make|making|want|need|please|create|draw|generate|give|design|build|could|would|should|hold|holds)$/;
/** What is called or written stays as it was typed. */
const AS_TYPED = /^(?:name|text|target|topic)$/;

interface Mended {
  readonly text: string;
  /** What was meant → what was typed. */
  readonly typed: ReadonlyMap<string, string>;
}

/** Only words that no dictionary has are mended. */
export function mended(message: string, names?: ReadonlySet<string>): Mended {
  const { text, read } = spelled(agedInWords(plainly(message)), names);
  const pairs = read.flatMap((line) => {
    const [, typed = '', meant = ''] = /^I read "(.+)" as "(.+)"\.$/.exec(line) ?? [];
    return typed ? [[meant, typed] as const] : [];
  });
  return { text, typed: new Map(pairs) };
}

/** The slots with what was typed; an act tells which of it it read otherwise. Of games and small words what was meant stays. */
export function asTyped(part: Part, { typed }: Mended): Part {
  if (!typed.size) return part;
  const back = (words: string, all: boolean): string =>
    words.replace(/[\p{L}'-]+/gu, (word) => (!all && SMALL.test(word) ? word : (typed.get(word) ?? word)));
  return {
    ...part,
    slots: part.slots.map((slot) =>
      AS_TYPED.test(slot.slot)
        ? { ...slot, words: back(slot.words, true) }
        : part.act.startsWith('game.')
          ? slot
          : { ...slot, words: back(slot.words, false) },
    ),
  };
}

const NOT_SAID =
  /^(?:actually|wait|no|not|sorry|sry|rather|better|make|meant|mean|instead|lol|oops|hmm|it|them|be|should)$/i;

/** "… and black ones are dogs. actually mice not dogs": the one word in the place of the other, in the wish that it was said of. */
export function takenBack(before: Wish, wish: Wish): Wish | undefined {
  // "a flock of crows... ok just one crow"
  const name = (one: Wish): string =>
    singular(
      tidy(one.slots.find(({ slot }) => slot === 'n')?.words ?? '')
        .split(' ')
        .at(-1) ?? '',
    );
  if (
    before.act.startsWith('make.') &&
    wish.act.startsWith('make.') &&
    /^\W*(?:ok|okay|actually|no|well|wait|hm+)[\s,.]+(?:just|only)\b/i.test(wish.words) &&
    name(before) !== '' &&
    name(before) === name(wish)
  )
    return wish;
  if (wish.act !== 'correct') return undefined;
  const no = wish.slots.find(({ slot }) => slot === 'no');
  const old = no && tidy(no.words.replace(/^(?:not?|the|an?) /i, ''));
  const said = wish.slots.filter(({ slot }) => /^(?:n|look|change|hero|foe|place)$/.test(slot));
  const instead = said.length
    ? said.map(({ words }) => tidy(words)).join(' ')
    : wish.loose.filter((word) => !NOT_SAID.test(word)).join(' ');
  const at = new RegExp(`\\b${(old ?? '').replace(/[^\p{L}\p{N} '-]/gu, '')}\\b`, 'iu');
  if (!old || !instead || !at.test(before.words)) return undefined;
  const put = (words: string): string => words.replace(at, instead);
  return {
    ...before,
    words: put(before.words),
    slots: before.slots.map((slot): Slot => ({ ...slot, words: put(slot.words) })),
  };
}

/** "chess set, all 12 pieces, white ones are cats": pieces to be drawn, and no game of it. */
export function asPieces(wish: Wish): Wish {
  // "got 40 left, what's the best thing i can get for it": what to spend it on
  if (
    /^(?:balance|complaint|unclear|chat)$/.test(wish.act) &&
    /\bwh(?:at|ich)\w*\b.*\b(?:best|most)\b.*\b(?:get|buy|make|do|spend)\b/i.test(wish.words)
  )
    return { ...wish, act: 'ask.advice' };
  if (
    wish.act !== 'game.make' ||
    !/\bchess\b/i.test(wish.words) ||
    !/\b(?:set|pieces?|figures?|men)\b/i.test(wish.words) ||
    /\b(?:game|play)\b/i.test(wish.words)
  )
    return wish;
  const count = /\b(\d+) (?:\w+ )?pieces\b/i.exec(wish.words)?.[1];
  return {
    ...wish,
    act: 'make.object',
    slots: [
      ...(count ? [{ slot: 'count', words: count }] : []),
      { slot: 'n', words: 'chess pieces' },
      ...wish.slots.filter(({ slot }) => /^(?:size|style|view|look|palette|no)$/.test(slot)),
    ],
    loose: [],
    unsure: [],
  };
}
