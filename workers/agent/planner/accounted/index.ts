import type { GameDescription } from '../../games/index.ts';
import { templateOf, themeOf } from '../../games/index.ts';
import { cannotDo } from '../cannot.ts';
import { EDGES, saidBeside } from '../clause-words.ts';
import { manners } from '../game-words.ts';
import { eachOne, kindsOf } from '../kinds.ts';
import type { Memory } from '../memory.ts';
import { TWO_TO_TEN } from '../number-words.ts';
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
  ...TWO_TO_TEN,
  eleven: 11,
  twelve: 12,
};
/** Numbers that are no size, no amount of what is made, and stand in no call. */
function uncounted(wish: string, steps: readonly Step[], notes: readonly string[]): readonly string[] {
  // a game, a map and an interface read their numbers themselves
  if (steps.some(({ tool }) => COUNTS_ITSELF.test(tool))) return [];
  const said =
    `${steps.map((step) => JSON.stringify(argsOf(step))).join(' ')} ${notes.filter((note) => !/^I draw one of /.test(note)).join(' ')}`.toLowerCase();
  const sized = /"(?:width|size|tile_size)":/.test(said) || notes.some((note) => /pixels/.test(note));
  const text = wish
    .toLowerCase()
    .replace(/"[^"]*"/g, ' ')
    .replace(/\b(?:\d{1,2}|\w+) frames?\b/g, ' ')
    .replace(new RegExp(SIDES.source, 'gi'), ' ');
  const [drawn, moved] = [/^create_(?!project)/, /^animate_/].map(
    (tool) => steps.filter((step) => tool.test(step.tool)).length,
  );
  return (sized ? text.replace(new RegExp(SIZE.source, 'gi'), ' ') : text).split(/[^a-z0-9]+/).filter((word) => {
    const number = NUMBERS[word] ?? (/^\d+$/.test(word) ? Number(word) : undefined);
    if (number === undefined || number < 2) return false;
    if (steps.length > number && kindsTogether(word, number, steps, wish)) return false;
    const ofMoves = new RegExp(
      `\\b${word} (?:[a-z-]+ ){0,2}?(?:anim\\w*|moves?|movements?|actions?|poses?|cycles?)\\b`,
    ).test(text);
    return number !== (ofMoves ? moved : drawn) && !new RegExp(`\\b(?:${word}|${number})\\b`).test(said);
  });
}

/** "3 barrels and a crate": three of the steps draw what the number stands before. */
function kindsTogether(word: string, number: number, steps: readonly Step[], wish: string): boolean {
  const [, name = ''] =
    new RegExp(`\\b${word} (?:different )?((?:[a-z-]+ ){0,2}?[a-z-]+)(?=\\s*(?:$|[,.;]|and\\b|plus\\b))`, 'i').exec(
      wish,
    ) ?? [];
  if (!name) return false;
  const one = singular(name);
  const kinds = kindsOf(one.toLowerCase(), number) ?? [];
  const drawn = steps.map(({ what }) => what);
  if (kinds.length === number && kinds.every((kind) => drawn.includes(kind))) return true;
  return (
    drawn.filter((what) =>
      what
        .toLowerCase()
        .split(/[^a-z-]+/)
        .includes(one.toLowerCase().split(' ').at(-1)!),
    ).length === number
  );
}

const stem = (word: string): string =>
  singular(word)
    .replace(/(?:ing|ed|er|es|s|y|ie|e)$/, '')
    .replace(/(.)\1$/, '$1');

const argsOf = ({ args }: Step) => (typeof args === 'function' ? args([]) : args);
/** That somebody moves, and not how. */
const ANIMATED = /^animat(?:e|ed|ing|ions?)$/;
const COUNTS_ITSELF = /^(?:write_game|create_map|create_tiles_pro|create_project)$/;
const DRAWS_ALONE = /^(?:create_character|create_map_object|animate_character|create_project|get_downloads)$/;

/** What pictures of places are called. */
const SCENES =
  /^(?:back ?grounds?|backdrops?|scen(?:e|es|ery)|landscapes?|skylines?|wallpapers?|splash|portraits?|screens?|faces?|headshots?)$/;

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
  const pictures = steps.some(({ tool }) => tool === 'create_picture');
  const isFrame = (word: string): boolean =>
    (moves && ANIMATED.test(word)) ||
    NUMBERS[word] !== undefined ||
    FRAME.has(word) ||
    (!ofPictures && OF_PLACES.has(word)) ||
    (game !== undefined && PLAYED.has(word)) ||
    (pictures && SCENES.test(word));
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
