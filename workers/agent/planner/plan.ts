/** What is wished for → which tools are called, in which order, and what that costs. */
import { playedLike } from '../games/index.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { cannotDo } from './cannot.ts';
import { planEdit, planGame, whyNoEdit } from './games.ts';
import { cleaned } from './grounds.ts';
import { isMapWish, planMap, planMapEdit } from './maps.ts';
import type { Memory } from './memory.ts';
import { animation, isAction, moveOf } from './moves.ts';
import * as say from './says.ts';
import { isPlan, type Plan, type Step } from './step.ts';
import { isAdjective, type Skeleton } from './subjects.ts';
import { sideTiles, topTiles } from './tile-steps.ts';
import { readWishes, type Wish, type Wishes } from './wishes.ts';
import {
  bareNoun,
  bareWish,
  CHANGE,
  EXPORTS,
  GAME,
  GREETING,
  HELP,
  LISTS,
  NOTHING_MORE,
  ONE_SIDE,
  PACK,
  PACKS,
  POINTS,
  PRAISE,
  plainly,
  QUESTION,
  SECRET,
  SHOW,
  TAKES_AWAY,
  TILES,
  toThePoint,
  withoutPurpose,
  YES,
} from './words.ts';

const PRICES = { character: 1, direction: 1, object: 1, tiles: 1, ui: 20, state: 20 } as const;
/** Pixels of a thing where nothing is said. */
const OBJECT_SIZE = 48;

/** What to do for a message. */
export function planMessage(text: string, memory: Memory, projectId: string | null): Plan {
  const alone = () => planWords(text, memory, projectId);
  // yes to a question in which there was one way to go on
  if (memory.asked !== undefined && YES.test(text)) return planWords(memory.asked, memory, projectId, true);
  if (memory.asked === undefined) return alone();
  // an answer to a question completes what was asked; who says something new is understood alone
  const together = planWords(`${memory.asked.replace(/[.!?\s]+$/, '')}, ${text}`, memory, projectId);
  return isPlan(together) ? together : alone();
}

function planWords(text: string, memory: Memory, projectId: string | null, agreed = false): Plan {
  const plain = toThePoint(plainly(text));
  if (NOTHING_MORE.test(plain)) return { ask: say.NOTHING_DONE };
  if (GREETING.test(plain)) return { ask: say.GREETING };
  if (HELP.test(plain)) return { tell: say.ABILITIES };
  if (SECRET.test(plain)) return { ask: say.NO_SECRETS };
  if (TAKES_AWAY.test(plain)) return { ask: say.NO_TAKING };
  if (PRAISE.test(plain)) return { ask: say.PRAISED };
  const listed = listOf(plain);
  if (listed) return { steps: [listed], notes: [] };
  if (PACKS.test(plain) && memory.assets.length) return packed([], memory);
  if (QUESTION.test(plain)) return { help: plain };
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
  const another = moreOf(wish, memory, projectId) ?? anotherOf(wish, memory, projectId);
  if (another) return another;
  const changed = changeOf(wish, memory, projectId);
  if (changed) return packs && isPlan(changed) ? packed(changed.steps, memory, changed.notes) : changed;
  const oneSide = agreed || ONE_SIDE.test(wish);
  const read = readWishes(
    oneSide ? wish.replace(ONE_SIDE, ' ') : wish,
    memory.character !== undefined || memory.object !== undefined,
  );
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
  const former = (memory.object ?? memory.character)?.words;
  if (!list || !former) return undefined;
  const noun = bareNoun(former);
  const kinds = list
    .split(/\s*(?:,|\band\b)\s*/)
    .filter(Boolean)
    .map((item) => item.replace(/^(?:but )?(?:an?|one|the other|another)(?: one)?(?: (?:in|with))?\s+/, ''));
  if (!kinds.every((kind) => isAdjective(kind))) return undefined;
  return planWords(kinds.map((kind) => `a ${kind} ${noun}`).join(', '), memory, projectId);
}

/** "and one that is open", "another one in red": of the thing or the character that was made last, drawn once more. */
function anotherOf(wish: string, memory: Memory, projectId: string | null): Plan | undefined {
  const [, how] =
    /^(?:and )?(?:another |the same )?one (?:more )?((?:(?:that|which) (?:is|has)|in|with|without|but)\s.+)$/.exec(
      wish,
    ) ?? [];
  if (!how) return undefined;
  if (memory.object) return planWords(`${memory.object.words} ${how}`, { ...memory, object: undefined }, projectId);
  return changeOf(how.replace(/^(?:that|which) (?:is|has) /, 'with '), memory, projectId);
}

/** "give him a green cape", "make it red": of what was made before. Undefined where it is no such thing. */
function changeOf(wish: string, memory: Memory, projectId: string | null): Plan | undefined {
  const { character } = memory;
  const motion =
    /^(?:let|make|have|animate|see)?\s*(?:him|her|it|them|he|she|they|the \w+)\b(?: should| must| can| could| will| needs? to| has to| to| now| also)*\s+(.+)$/.exec(
      wish,
    )?.[1];
  if (motion && (character || memory.object)) {
    const told = motion.split(/\s*(?:,|\band(?: then)?\b|\bthen\b)\s*/).filter(Boolean);
    const skeleton = character?.skeleton as Skeleton | undefined;
    if (told.every((one) => isAction(one) || moveOf(one, skeleton) !== undefined))
      return { steps: movesOfFormer(told, memory), notes: [] };
  }
  const points = POINTS.test(wish);
  const isChange =
    /^(?:give|let|change|turn|recolou?r|put|dress|replace|remove|with|without|now with|but|the same|same|again)\b/.test(
      wish,
    ) ||
    (points && CHANGE.test(wish)) ||
    /^(?:him|her|it|them)\b/.test(wish);
  if (!isChange) return undefined;
  if (!character) return { ask: say.CHANGE_WHAT };
  const edit = wish
    .replace(/^(?:give|dress|let|make|put|change|turn)\s+(?:him|her|it|them|the \w+)\s+/, '')
    .replace(/^(?:him|her|it|them)\s+/, '')
    .replace(/^(?:have|wear|into|in|to|be|has|wears)\s+/, '')
    .replace(/^(?:now|but)\s+/, '')
    .replace(/^the same(?: \w+)?\s+(?=as|but|with|in)(?:but )?/, '');
  if (!isEdit(edit)) return { ask: say.changeHow(character.words) };
  return {
    steps: [
      {
        tool: 'create_character_state',
        args: { character_id: character.id, edit_description: edit, ...(projectId ? { project_id: projectId } : {}) },
        price: PRICES.state,
        what: `${character.words} ${/^with/.test(edit) ? '' : '· '}${edit}`,
      },
    ],
    notes: [],
  };
}

/** Whether words say what is to be different: a piece, a colour, a build; "better" says nothing. */
function isEdit(edit: string): boolean {
  const words = edit.replace(/^(?:with(?:out)?|in|as|wearing|holding|no)\s+/, '');
  if (/\b(?:better|nicer|cooler|bigger|smaller|larger|again|good|different|other)\b/.test(words)) return false;
  const read = readWishes(words, false);
  return (
    (read.wishes.length > 0 && read.puzzles.length === 0) || /^(?:without|no)\s+\w/.test(edit) || isAdjectiveEdit(words)
  );
}

const isAdjectiveEdit = (words: string): boolean => {
  const read = readWishes(`a ${words} knight`, false);
  return read.wishes.length === 1 && read.notes.length === 0 && words.split(' ').length <= 3;
};

const project = (projectId: string | null): Args => (projectId ? { project_id: projectId } : {});

function stepsOf(
  wish: Wish,
  read: Wishes,
  projectId: string | null,
  before: number,
): { steps: Step[] } | { ask: string } {
  const { size, sides, view } = read;
  const made = project(projectId);
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
      const args = { description: wish.words, width, height, ...(view ? { view } : {}), ...made };
      if (wish.creature && sides === 8) {
        const turned = {
          description: wish.words,
          ...(size ? { size: Math.max(size.width, size.height) } : {}),
          ...made,
        };
        const what = `${wish.words} from eight sides`;
        return { steps: [{ tool: 'create_8_direction_object', args: turned, price: PRICES.state, what }] };
      }
      const drawn: Step = { tool: 'create_map_object', args, price: PRICES.object, what: wish.words };
      if (!wish.moves.length) return { steps: [drawn] };
      return { ask: say.movingThing(wish.words) };
    }
    case 'isometric': {
      if (!cleaned(wish.words)) return { ask: say.GROUND };
      const tile = size ? { size: Math.max(size.width, size.height) } : {};
      const args = { description: cleaned(wish.words), ...tile, ...made };
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

function movesOfFormer(moves: readonly string[], { character }: Memory): Step[] {
  if (!character) return [];
  const { id, words, skeleton, sides } = character;
  return moves.map((move) => animate(move, skeleton, sides, words, () => id));
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
