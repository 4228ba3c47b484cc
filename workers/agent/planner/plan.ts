/** What is wished for → which tools are called, in which order, and what that costs. */
import { playedLike } from '../games/index.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { answerTo, askedFor, isAboutService } from './answers.ts';
import { cannotDo } from './cannot.ts';
import { moveStep, planChange } from './changes.ts';
import { pointedAt } from './former.ts';
import { planEdit, planGame, whyNoEdit } from './games.ts';
import { cleaned } from './grounds.ts';
import { mannerArgs } from './manner.ts';
import { isMapWish, planMap, planMapEdit } from './maps.ts';
import type { Memory } from './memory.ts';
import { animation } from './moves.ts';
import { rewritten } from './rewrites.ts';
import * as say from './says.ts';
import { readSpeech } from './speech.ts';
import { respelled } from './spelling.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { isAdjective, isPiece, type Skeleton, subjectOf } from './subjects.ts';
import { sideTiles, topTiles } from './tile-steps.ts';
import { readWishes, type Wish, type Wishes } from './wishes.ts';
import {
  ARTICLE,
  bareNoun,
  bareWish,
  EXPORTS,
  GAME,
  GREETING,
  HELP,
  LISTS,
  NOTHING_MORE,
  ONE_SIDE,
  PACK,
  PACKS,
  PRAISE,
  plainly,
  SECRET,
  SHOW,
  TAKES_AWAY,
  TILES,
  toThePoint,
  withoutContext,
  withoutPurpose,
  YES,
} from './words.ts';

const PRICES = { character: 1, direction: 1, object: 1, tiles: 1, ui: 20, turned: 20 } as const;
/** Pixels of a thing where nothing is said. */
const OBJECT_SIZE = 48;

/** A message in plain letters, known words and usual phrases. */
const plainWords = (text: string): string => rewritten(respelled(plainly(text)));

/** What to do for a message. */
export function planMessage(text: string, memory: Memory, projectId: string | null): Plan {
  const alone = () => planWords(text, memory, projectId);
  // yes to a question in which there was one way to go on
  if (memory.asked !== undefined && YES.test(text)) return planWords(memory.asked, memory, projectId, true);
  if (memory.asked === undefined) return alone();
  // who asks back, tells or calls off completes nothing
  if (readSpeech(withoutContext(plainWords(text))).act !== 'wish') return alone();
  // an answer to a question completes what was asked; who says something new is understood alone
  const together = planWords(`${memory.asked.replace(/[.!?\s]+$/, '')}, ${text}`, memory, projectId);
  return isPlan(together) ? together : alone();
}

function planWords(text: string, memory: Memory, projectId: string | null, agreed = false): Plan {
  const message = toThePoint(plainWords(text));
  if (NOTHING_MORE.test(message)) return { ask: say.NOTHING_DONE };
  if (GREETING.test(message)) return { ask: say.GREETING };
  if (HELP.test(message)) return { tell: say.ABILITIES };
  if (SECRET.test(message)) return { ask: say.NO_SECRETS };
  if (TAKES_AWAY.test(message)) return { ask: say.NO_TAKING };
  if (PRAISE.test(message)) return { ask: say.PRAISED };
  const green = oneOf(message, memory);
  if (green) return planWords(green, memory, projectId);
  const listed = listOf(message);
  if (listed) return { steps: [listed], notes: [] };
  const { act, text: plain } = readSpeech(withoutContext(message, (who) => isFormer(who, memory)));
  if (act === 'cancel') return { ask: say.NOTHING_DONE };
  if (PACKS.test(plain) && memory.assets.length) return packed([], memory);
  if (act === 'question') return answered(plain);
  if (act === 'hold') return { ask: say.HELD };
  if (act !== 'wish')
    return (
      planEdit([plain], memory, projectId) ??
      planMotion(plain, memory) ??
      planLeftOut(plain, memory, projectId) ?? { ask: act === 'refusal' ? say.REFUSED : say.TOLD }
    );
  const packs = PACK.test(plain);
  const said = bareWish(withoutPurpose(plain.replace(PACK, ''))).replace(/[.!?\s]+$/, '');
  const wish = said.toLowerCase();
  if (!wish) return packs ? packed([], memory) : { ask: say.VAGUE };
  const not = cannotDo(wish);
  if (not) return { ask: say.cannot(not) };

  const edited = planEdit([withoutPurpose(plain), said], memory, projectId);
  if (edited) return edited;
  // a second game gets a project of its own
  if ((GAME.test(wish) || playedLike(wish)) && !TILES.test(wish))
    return planGame(said, memory, memory.game ? null : projectId);
  const refused = whyNoEdit(wish, memory);
  if (refused) return { ask: say.editUnclear([refused]) };
  if (isMapWish(wish)) return planMap(wish, memory, projectId);
  const laid = planMapEdit(wish, memory);
  if (laid) return laid;
  // "add a shop" to a game that has none: nothing is drawn that would not be in it
  if (memory.game && isLastGame(memory) && (ADDS.test(plain) || !ARTICLE.test(said)) && !TILES.test(wish) && !packs)
    return { ask: say.editUnclear([`I do not know how to put "${said}" into the game.`]) };
  const worn = ADDS.test(plain) && ARTICLE.test(said) && isPiece(said) ? lastFigure(memory) : undefined;
  if (worn) return planChange(`with ${wish}`, memory, projectId) ?? { ask: say.changeHow(worn) };
  const another = moreOf(wish, memory, projectId) ?? anotherOf(wish, memory, projectId);
  if (another) return another;
  const changed = planChange(wish, memory, projectId);
  if (changed) return packs && isPlan(changed) ? packed(changed.steps, memory, changed.notes) : changed;
  const oneSide = agreed || ONE_SIDE.test(wish);
  const read = readWishes(
    oneSide ? wish.replace(ONE_SIDE, ' ') : wish,
    memory.character !== undefined || memory.object !== undefined,
  );
  if (
    read.puzzles.length &&
    !read.wishes.length &&
    plain.endsWith('?') &&
    !/\b(?:can|could|would|will) (?:you|i|we)\b/i.test(plain)
  )
    return answered(plain);
  // "…, english: I want a witch": what was said before the wish names nothing
  const [, after] =
    /^.*?[^a-z'](?:i|we)(?:'d| would)? (?:want|need|like) (?=an? |the |some |two |three )(.+)$/.exec(wish) ?? [];
  if (after && read.puzzles.length && after.length < wish.length) {
    const again = planWords(after, memory, projectId, agreed);
    if (isPlan(again)) return again;
  }
  if (read.puzzles.length)
    return EXPORTS.test(plain) && !read.wishes.length ? { help: plain } : { ask: say.puzzled(read.puzzles) };
  const steps: Step[] = [];
  for (const one of read.wishes) {
    if (one.kind === 'object' && one.creature && read.sides !== 8 && !oneSide) return { ask: say.creature(one.words) };
    const more = stepsOf(one, read, projectId, steps.length);
    if ('ask' in more) return more;
    steps.push(...more.steps);
  }
  steps.push(...movesOfFormer(read.moves, memory));
  if (!steps.length) return { ask: say.VAGUE };
  return packs ? packed(steps, memory, read.notes) : { steps, notes: read.notes };
}

/** Whether words name somebody who is there already: "the knight needs" is no context of a wish. */
const isFormer = (who: string, memory: Memory): boolean =>
  ['name', 'order', 'all'].includes(pointedAt(who, memory)?.by ?? '');
/** Something is to come to what is there. */
const ADDS =
  /^\W*(?:(?:please|now|and|also|then|can you|could you|i want(?: you)? to|let'?s) )*(?:add|put|include|insert|implement|there should be|there must be|let there be|double|give (?:the game|it))\b/i;
const isLastGame = ({ results }: Memory): boolean =>
  !results
    .slice(results.findLastIndex(({ tool }) => tool === 'write_game'))
    .some(({ tool }) => /^create_(?!project)/.test(tool));
const lastFigure = ({ made }: Memory): string | undefined => {
  const last = made.findLast(({ kind }) => kind !== 'other');
  return last?.kind === 'character' ? last.words : undefined;
};

/** What a question is answered. */
function answered(question: string): Plan {
  const not = cannotDo(
    bareWish(question.replace(/^\W*(?:can|could|do|would|will|are) you (?:able to |also |even )*/i, '')),
  );
  if (not) return { ask: say.cannot(not) };
  const answer = answerTo(question);
  if (answer) return { tell: answer };
  const thing = askedFor(question);
  const subject = thing && subjectOf(thing.toLowerCase());
  if (thing && subject && subject.kind !== 'place') return { tell: say.possible(thing.toLowerCase()) };
  if (/^\W*(?:can|could|do) you (?:also |even )?(?:draw|make|do|create|animate|generate|build)\b/i.test(question))
    return { tell: say.ABILITIES };
  return isAboutService(question) ? { help: question } : { ask: say.OFF_TOPIC };
}

/** "he jumps": told of somebody who was made, and meant as a movement. */
function planMotion(told: string, memory: Memory): Plan | undefined {
  const plan = planChange(told.toLowerCase().replace(/[.!?\s]+$/, ''), memory, null);
  return plan && isPlan(plan) && plan.steps.every(({ tool }) => tool.startsWith('animate_')) ? plan : undefined;
}

/** "and a green one" → "a green potion", after a red one. */
function oneOf(message: string, { made }: Memory): string | undefined {
  const [, article, how = ''] =
    /^(?:(?:and|now|also|then|make|draw|give me|i want|i need) )*(an?|another) ((?:[\w-]+ ){1,2})one(?: please| too| as well)?[.!]?$/i.exec(
      message,
    ) ?? [];
  const former = made.findLast(({ kind }) => kind !== 'other');
  if (!article || !former || !isAdjective(how.trim().toLowerCase())) return undefined;
  const noun = bareNoun(former.words)
    .split(/\s+(?:with|in|of|on)\s/)[0]!
    .split(/\s+/)
    .filter((word, i, all) => i === all.length - 1 || !isAdjective(word.toLowerCase()));
  return `a ${how.trim().toLowerCase()} ${noun.join(' ')}`;
}

/** "no helmet please", said of who was made last. */
function planLeftOut(refusal: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, what = ''] = /^no (?:more )?([\w -]+?)(?: please)?[.!]?$/i.exec(refusal) ?? [];
  return what && isPiece(what) && lastFigure(memory)
    ? planChange(`without the ${what.toLowerCase()}`, memory, projectId)
    : undefined;
}

/** What the account has, as a tool lists it. */
function listOf(plain: string): Step | undefined {
  if (!SHOW.test(plain)) return undefined;
  const tool = LISTS.find(([words]) => words.test(plain))?.[1];
  return tool ? { tool, args: {}, price: 0, what: 'what you have' } : undefined;
}

/** "two more like it, one green and one purple": of what was made last, drawn anew in other ways. */
function moreOf(wish: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, list] =
    /^(?:(?:an?|one|two|three|four|\d|some|a few|a couple(?: of)?) )?(?:other|more|others) (?:like|of) (?:it|him|her|that|this|them|those|these)[,:;]?\s+(.+)$/.exec(
      wish,
    ) ?? [];
  const former = memory.made.findLast(({ kind }) => kind !== 'other')?.words;
  if (!list || !former) return undefined;
  const noun = bareNoun(former);
  const kinds = list
    .split(/\s*(?:,|\band\b)\s*/)
    .filter(Boolean)
    .map((item) => item.replace(/^(?:but )?(?:an?|one|the other|another)(?: one)?(?: (?:in|with))?\s+/, ''));
  if (!kinds.every((kind) => isAdjective(kind))) return undefined;
  const bare = noun
    .split(/\s+/)
    .filter((word, i, all) => i === all.length - 1 || !isAdjective(word))
    .join(' ');
  return planWords(kinds.map((kind) => `a ${kind} ${bare}`).join(', '), memory, projectId);
}

/** "and one that is open", "another one in red": of the thing or the character that was made last, drawn once more. */
function anotherOf(wish: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, how] =
    /^(?:and )?(?:another |the same )?one (?:more )?((?:(?:that|which) (?:is|has)|in|with|without|but)\s.+)$/.exec(
      wish,
    ) ?? [];
  if (!how) return undefined;
  if (memory.object) return planWords(`${memory.object.words} ${how}`, { ...memory, object: undefined }, projectId);
  return planChange(how.replace(/^(?:that|which) (?:is|has) /, 'with '), memory, projectId);
}

const project = (projectId: string | null): Args => (projectId ? { project_id: projectId } : {});

/** Sizes that the tools take, in pixels a side. */
const BOUNDS: Readonly<Record<Exclude<Wish['kind'], 'tiles'>, readonly [what: string, least: number, most: number]>> = {
  character: ['A character', 16, 256],
  object: ['A thing', 32, 400],
  isometric: ['An isometric tile', 16, 64],
  ui: ['An interface', 192, 688],
};
const TILE_SIDES: readonly number[] = [16, 32];

/** A size that cannot be drawn, said as a question; undefined for one that can. */
function sizeBeyond(kind: Wish['kind'], size: Wishes['size']): string | undefined {
  if (!size) return undefined;
  const said = size.width === size.height ? `${size.width}` : `${size.width}x${size.height}`;
  if (kind === 'tiles')
    return TILE_SIDES.includes(size.width) && size.width === size.height ? undefined : say.tileBounds(said);
  const [what, least, most] = BOUNDS[kind];
  return [size.width, size.height].every((side) => side >= least && side <= most)
    ? undefined
    : say.sizeBounds(what, said, least, most);
}

function stepsOf(
  wish: Wish,
  read: Wishes,
  projectId: string | null,
  before: number,
): { steps: Step[] } | { ask: string } {
  const { size, sides, view, manner } = read;
  const made = project(projectId);
  const beyond = sizeBeyond(wish.kind, size);
  if (beyond) return { ask: beyond };
  switch (wish.kind) {
    case 'character': {
      const directions = sides ?? 8;
      const { words, skeleton, moves } = wish;
      const args = {
        description: words,
        ...(skeleton ? { body_type: 'quadruped', template: skeleton } : {}),
        ...(size ? { size: Math.max(size.width, size.height) } : {}),
        ...(sides ? { n_directions: sides } : {}),
        ...(view ? { view } : {}),
        ...mannerArgs(manner, 'figure'),
        ...made,
      };
      const drawn: Step = { tool: 'create_character', args, price: PRICES.character, what: words };
      return {
        steps: [
          drawn,
          ...moves.map((move) => animate(move, skeleton, directions, words, (results) => idOf(results[before]))),
        ],
      };
    }
    case 'object': {
      const { width, height } = size ?? { width: OBJECT_SIZE, height: OBJECT_SIZE };
      const args = {
        description: wish.words,
        width,
        height,
        ...(view ? { view } : {}),
        ...mannerArgs(manner, 'thing'),
        ...made,
      };
      if (wish.creature && sides === 8) {
        const turned = {
          description: wish.words,
          ...(size ? { size: Math.max(size.width, size.height) } : {}),
          ...made,
        };
        const what = `${wish.words} from eight sides`;
        return { steps: [{ tool: 'create_8_direction_object', args: turned, price: PRICES.turned, what }] };
      }
      const drawn: Step = { tool: 'create_map_object', args, price: PRICES.object, what: wish.words };
      if (!wish.moves.length) return { steps: [drawn] };
      return { ask: say.movingThing(wish.words) };
    }
    case 'isometric': {
      if (!cleaned(wish.words)) return { ask: say.GROUND };
      const tile = size ? { size: Math.max(size.width, size.height) } : {};
      const args = { description: cleaned(wish.words), ...tile, ...mannerArgs(manner, 'tile'), ...made };
      return {
        steps: [
          {
            tool: 'create_isometric_tile',
            args,
            price: PRICES.tiles,
            what: `an isometric tile: ${cleaned(wish.words)}`,
          },
        ],
      };
    }
    case 'ui': {
      const args = { description: wish.words, ...(size ? size : {}), ...made };
      return { steps: [{ tool: 'create_ui_asset', args, price: PRICES.ui, what: wish.words }] };
    }
    case 'tiles':
      return wish.from === 'side' ? sideTiles(wish.words, size, made) : topTiles(wish.words, size, made, before);
  }
}

const MADE = ['character_id', 'object_id', 'tileset_id', 'tile_id', 'ui_asset_id', 'map_id'];
export const idOf = (result: Result | undefined): string => {
  const id = MADE.map((name) => result?.structured?.[name]).find((value) => typeof value === 'string');
  return String(id ?? '');
};

const animate = (
  move: string,
  skeleton: Skeleton | string | undefined,
  sides: number,
  who: string,
  id: (results: readonly Result[]) => string,
): Step => {
  const { args, directions } = animation(move, skeleton as Skeleton | undefined, sides);
  return {
    tool: 'animate_character',
    args: (results) => ({ character_id: id(results), ...args }),
    price: PRICES.direction * directions,
    what: `${who}: ${move}`,
  };
};

function movesOfFormer(moves: readonly string[], { made }: Memory): Step[] {
  const former = made.findLast(({ kind }) => kind === 'character' || kind === 'object');
  return former ? moves.map((move) => moveStep(former, move)) : [];
}

/** The same, and links to all of it. */
function packed(steps: readonly Step[], { assets }: Memory, notes: readonly string[] = []): Plan {
  if (!steps.length && !assets.length) return { ask: say.PACK_WHAT };
  const links: Step = {
    tool: 'get_downloads',
    args: (results) => {
      const made = results.filter(({ tool }) => /^create_(?!project)/.test(tool)).map(idOf);
      return { asset_ids: made.length ? made : [...assets].slice(-40) };
    },
    price: 0,
    what: 'links to the files',
  };
  return { steps: [...steps, links], notes };
}
