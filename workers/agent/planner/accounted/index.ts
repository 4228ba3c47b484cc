/**
 * The guard before anything is spent: every word of a request has gone into a call — as what is drawn, as a movement, a number,
 * a size — or says only how it is asked for. What is left over is open, and asked about.
 */
import { LEXICON } from '../../../engine/understand/default-lexicon.ts';
import type { GameDescription } from '../../games/index.ts';
import { templateOf, themeOf } from '../../games/index.ts';
import { cannotDo } from '../cannot.ts';
import { EDGES, saidBeside } from '../clause-words.ts';
import { manners } from '../game-words.ts';
import { eachOne } from '../kinds.ts';
import type { Memory } from '../memory.ts';
import type { Step } from '../step.ts';
import { takeStyle } from '../style.ts';
import { isAdjective, singular } from '../subjects.ts';
import { bareWish, SIDES, SIZE, TILES, VIEW } from '../words.ts';
import { FRAME, OF_PLACES, PLAYED } from './frame-words.ts';
import { unshown } from './unshown.ts';

/** Words of a wish that no call says, and words of a call that no picture shows. */
/** Words that stand in calls and cannot be shown: of plans whose form of words has read all that was said. */
export const unshownWords = ({ steps }: Planned): readonly string[] => [
  ...new Set(steps.flatMap((step) => unshown(step, steps))),
];

export function openWords(wish: string, { steps, notes }: Planned, memory: Memory): readonly string[] {
  const parts = wish
    .split(/(?<=[,;.!?])/)
    .filter((part) => !saidBeside(part.replace(/[,;.!?\s]+$/, '')))
    .join('');
  return [
    ...new Set([
      // what cannot be made is told
      ...unsaid(parts, steps, memory).filter(
        (word) => !(notes.some((note) => /^I cannot /.test(note)) && cannotDo(word)),
      ),
      ...uncounted(parts, steps, notes),
      ...steps.flatMap((step) => unshown(step, steps)),
    ]),
  ];
}

/** What a plan does, and what it says of that. */
type Planned = { readonly steps: readonly Step[]; readonly notes: readonly string[] };

const NUMBERS: Readonly<Record<string, number>> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11, twelve: 12 },
};
/** Numbers that are no size, no amount of what is made, and stand in no call. */
function uncounted(wish: string, steps: readonly Step[], notes: readonly string[]): readonly string[] {
  // a game, a map and an interface read their numbers themselves
  if (!steps.every(({ tool }) => DRAWS_ALONE.test(tool))) return [];
  const said = `${steps.map((step) => JSON.stringify(argsOf(step))).join(' ')} ${notes.join(' ')}`.toLowerCase();
  const sized = /"(?:width|size|tile_size)":/.test(said) || notes.some((note) => /pixels/.test(note));
  const text = wish
    .toLowerCase()
    .replace(/"[^"]*"/g, ' ')
    .replace(/\b(?:\d{1,2}|\w+) frames?\b/g, ' ')
    .replace(new RegExp(SIDES.source, 'gi'), ' ');
  const counts = [/^create_/, /^animate_/, /./].map((tool) => steps.filter((step) => tool.test(step.tool)).length);
  return (sized ? text.replace(new RegExp(SIZE.source, 'gi'), ' ') : text).split(/[^a-z0-9]+/).filter((word) => {
    const number = NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    if (number === undefined || number < 2) return false;
    return !counts.includes(number) && !new RegExp(`\\b(?:${word}|${number})\\b`).test(said);
  });
}

const stem = (word: string): string =>
  singular(word)
    .replace(/(?:ing|ed|er|es|s|y|ie|e)$/, '')
    .replace(/(.)\1$/, '$1');

const argsOf = ({ args }: Step) => (typeof args === 'function' ? args([]) : args);
/** That somebody moves, and not how. */
const ANIMATED = /^animat(?:e|ed|ing|ions?)$/;
const DRAWS_ALONE = /^(?:create_character|create_map_object|animate_character|create_project|get_downloads)$/;

/** Words of a wish that no step says and no class has. */
function unsaid(wish: string, steps: readonly Step[], memory: Memory): readonly string[] {
  const said = steps.map((step) => `${JSON.stringify(argsOf(step))} ${step.what}`).join(' ');
  const made = new Set(
    said
      .toLowerCase()
      .split(/[^a-z0-9]+/)
      .flatMap((word) => [word, stem(word)]),
  );
  for (const { words } of memory.made)
    for (const word of words.toLowerCase().split(/[^a-z]+/)) made.add(word).add(stem(word));
  const game = steps.find(({ tool }) => tool === 'write_game');
  const ofPictures = steps.every(({ tool }) => DRAWS_ALONE.test(tool));
  const moves = steps.some(({ tool }) => /^(?:animate_|create_character_state)/.test(tool));
  const isFrame = (word: string): boolean =>
    (moves && ANIMATED.test(word)) ||
    NUMBERS[word] !== undefined ||
    FRAME.has(word) ||
    (!ofPictures && OF_PLACES.has(word)) ||
    (game !== undefined && PLAYED.has(word));
  const text = game
    ? withoutGameWords(wish, argsOf(game).game as GameDescription)
    : TILES.test(wish)
      ? wish.replace(EDGES, ' ').replace(/\bfor (?:an?|the|my|our) (?:[\w-]+ ){0,2}?[\w-]+(?=$|[,:;.])/gi, ' ')
      : eachOne(wish);
  return [
    ...new Set(
      takeStyle(text.replace(new RegExp(SIDES.source, 'gi'), ' ').replace(new RegExp(VIEW.source, 'gi'), ' '))
        .text.split(/(?<=[.!?;])\s+/)
        .map((sentence) => bareWish(sentence))
        .join(' ')
        .toLowerCase()
        .replace(/"[^"]*"/g, ' ')
        .split(/[^a-z']+/),
    ),
  ]
    .map((word) => word.replace(/^'+|'(?:s|m|re|ve|ll|d|t)?$/g, ''))
    .filter(
      (word) =>
        word.length > 2 &&
        !isFrame(word) &&
        !isFrame(singular(word)) &&
        !made.has(word) &&
        !made.has(stem(word)) &&
        (ofPictures || !isAdjective(word)),
    );
}

/** What is done to what is in a game, or with it. */
const DONE_TO =
  '\\b(?:find|collect|gather|search(?:es|ing)? for|look(?:s|ing)? for|seek|pick(?:s|ing)? up|steal|grab|catch|eat|against|versus|vs\\.?|fight|battle|avoid|dodge|kill|shoot|attack|hunt|chas|defeat|rescue|save)(?:e?s|e|ing)? ';
/** Of a game a word may be left out, and is named; where much is, it was not understood. */
export const tooMuchLost = (lost: readonly string[], wish: string): boolean =>
  // whoever or whatever can be drawn was asked for
  lost.some(
    (word) =>
      LEXICON.read(singular(word)).some(({ is }) => is === 'concept' || is === 'piece') &&
      new RegExp(`${DONE_TO}(?:[\\w-]+ ){0,3}?${word}\\b(?!'s)`, 'i').test(wish),
  ) ||
  lost.filter((word) => LEXICON.read(word).length === 0).length >= 4 ||
  lost.length > wish.split(/\s+/).filter((word) => word.length > 3).length / 2;

const withoutGameWords = (wish: string, { template, theme }: GameDescription): string => {
  const { words, plays } = templateOf(template);
  const rest = words.reduce(
    (text, word) => text.replace(new RegExp(`\\b${word.replace(/[^\w ]/g, '.')}s?\\b`, 'gi'), ' '),
    manners(wish).rest,
  );
  return rest
    .replace(new RegExp(plays.source, 'gi'), ' ')
    .split(' ')
    .filter((word) => themeOf(word.toLowerCase()) !== theme)
    .join(' ');
};
