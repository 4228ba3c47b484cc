/** Calls that draw: somebody from all sides, a thing, a thing that moves or turns, a picture. Each knows its own place among the results. */
import { templateIds } from '../../../../src/domain/animation-templates.ts';
import type { Result } from '../../model.ts';
import type { Args } from '../../port.ts';
import { idOf } from '../context.ts';
import type { Step } from '../types.ts';
import { animation } from '../words/animation.ts';
import { styleFor } from '../words/style.ts';
import type { Skeleton } from '../words/subjects.ts';
import { type Size, STANDARD } from './bounds.ts';
import type { View } from './fields.ts';

/** Generations, as far as known beforehand. */
export const PRICES = { drawing: 1, direction: 1, object: 20, ui: 20 } as const;

interface How {
  readonly size: Size;
  readonly view?: View | undefined;
  readonly style: Args;
  readonly frames?: number | undefined;
  readonly framesOf?: ReadonlyMap<string, number> | undefined;
  /** Seed, name, project. */
  readonly more: Args;
}

const COMPASS = ['south', 'east', 'north', 'west', 'south-east', 'north-east', 'north-west', 'south-west'] as const;
/** Frames are even, 4 to 16. */
export const evenFrames = (frames: number): number => Math.min(16, Math.max(4, Math.round(frames / 2) * 2));
const without = (args: Args, ...names: readonly string[]): Args =>
  Object.fromEntries(Object.entries(args).filter(([name]) => !names.includes(name)));

/** Somebody from four or eight sides, and what he does. `size` undefined: the usual one. */
export function somebody(
  words: string,
  moves: readonly string[],
  sides: 4 | 8 | undefined,
  skeleton: Skeleton | undefined,
  how: Omit<How, 'size'> & { readonly size?: Size | undefined; readonly seenFrom?: readonly string[] },
  before: number,
): Step[] {
  const { size, view, style, more, frames, framesOf } = how;
  const side = size ? Math.max(size.width, size.height) : undefined;
  const args = {
    description: words,
    ...(skeleton ? { body_type: 'quadruped', template: skeleton } : {}),
    ...(side ? { size: side } : {}),
    ...(side && side > STANDARD ? { mode: 'v3' } : {}),
    ...(sides ? { n_directions: sides } : {}),
    ...(view ? { view } : {}),
    ...{ ...styleFor('create_character', style), ...more },
  };
  const drawn: Step = {
    tool: 'create_character',
    args,
    price: PRICES.drawing,
    what: `${words}${side ? `, ${side}x${side}` : ''}${sides === 4 ? ', 4 directions' : ''}`,
  };
  const all = onceEach(moves, skeleton);
  // of several movements in one breath each is seen from the same sides
  const some = all.some((move) => ofMove(move, skeleton, 8).directions > 1);
  const from = how.seenFrom?.length ? how.seenFrom : sides || (all.length > 1 && some) ? COMPASS.slice(0, sides ?? 8) : view === 'side' && !some ? ['east'] : undefined; // biome-ignore format: one line
  return [
    drawn,
    ...all.map((move) =>
      acting(words, move, skeleton, from, framesOf?.get(move.toLowerCase()) ?? frames, (results) =>
        idOf(results[before]),
      ),
    ),
  ];
}

/** "chasing, running": one movement in two words. */
function onceEach(moves: readonly string[], skeleton: Skeleton | undefined): readonly string[] {
  const keys = moves.map((move) => JSON.stringify(animation(move, skeleton, 1).args));
  return moves.filter((_, i) => keys.indexOf(keys[i]!) === i);
}

/** "flying" is no kick. */
function ofMove(move: string, skeleton: Skeleton | undefined, sides: number): ReturnType<typeof animation> {
  const plain = animation(move, skeleton, sides);
  const isKick = /kick/.test(String(plain.args.template_animation_id)) && !/kick/i.test(move);
  return isKick ? { args: { action_description: move }, directions: 1 } : plain;
}

/** A movement of somebody who is drawn. `from`: the sides from which it is seen; a template by itself is from all eight, words from the front. */
function acting(
  who: string,
  move: string,
  skeleton: Skeleton | undefined,
  from: readonly string[] | undefined,
  frames: number | undefined,
  id: (results: readonly Result[]) => string,
): Step {
  const { args, directions } = ofMove(move, skeleton, from?.length ?? 8);
  const each = from && (directions < from.length || from.length < 8) ? { directions: [...from] } : {};
  const told = from?.length ?? directions;
  const seen = from && from.length < 3 ? `, facing ${from.map((side) => (side === 'west' ? 'left' : 'right')).join(' and ')}` : told === 1 ? ', seen from the front' : `, ${told} directions`; // biome-ignore format: one line
  return {
    tool: 'animate_character',
    args: (results) => ({ character_id: id(results), ...framed(args, frames, skeleton), ...each }),
    price: PRICES.direction * told,
    what: `${who}: ${move}${frames ? `, ${frames} frames` : ''}${seen}`,
  };
}

/** The movement with so many frames, where it has that. */
function framed(args: Args, frames: number | undefined, skeleton: Skeleton | undefined): Args {
  const id = args.template_animation_id;
  if (!frames) return args;
  if (typeof id !== 'string') return { ...args, frame_count: evenFrames(frames) };
  const stem = id.replace(/(?:ing)?(?:-\d+-frames)?$/, '');
  const other = templateIds(skeleton ?? 'mannequin').find((one) =>
    new RegExp(`^${stem}(?:ing)?-${frames}-frames$`).test(one),
  );
  return other ? { template_animation_id: other } : args;
}

/** Characters alone are seen at a slant. */
const plainView = (view: View): View => (view === 'oblique' ? 'low top-down' : view);

/** One that stands still. */
export const thing = (words: string, { size, view, style, more }: How): Step => ({
  tool: 'create_map_object',
  args: {
    description: words,
    ...size,
    ...(view ? { view: plainView(view) } : {}),
    ...styleFor('create_map_object', style),
    ...without(more, 'name'),
  },
  price: PRICES.drawing,
  what: `${words}, ${size.width}x${size.height}${view ? SEEN_FROM[view] : ''}`,
});
/** Told where it was asked for. */
const SEEN_FROM: Readonly<Record<View, string>> = { side: ', from the side', 'high top-down': ', from above', 'low top-down': ', from a little above', oblique: ', oblique' }; // biome-ignore format: one line

/** A picture by itself; it stays in the chat. */
export const picture = (words: string, size: Size, more: Args = {}): Step => ({
  tool: 'create_picture',
  args: { description: words, ...size, ...without(more, 'name', 'project_id') },
  price: PRICES.drawing,
  what: `a picture: ${words}, ${size.width}x${size.height}`,
});

/** A picture up to here is one of several candidates, from which the first is taken. */
const ONE_CANDIDATE = 170;
const SIDE_VIEW: Readonly<Record<View, string>> = {
  oblique: 'top-down',
  side: 'sidescroller',
  'low top-down': 'top-down',
  'high top-down': 'top-down',
};
const objectOf = (result: Result | undefined): string => {
  const { created_object_ids } = result?.structured ?? {};
  const [first] = Array.isArray(created_object_ids) ? created_object_ids : [];
  return String(first ?? idOf(result));
};

/** A thing that does something, seen from one side. */
export function moving(
  words: string,
  moves: readonly string[],
  { size, view, frames, more }: How,
  before: number,
): Step[] {
  const side = Math.max(size.width, size.height);
  const drawn: Step = {
    tool: 'create_1_direction_object',
    args: { description: words, size: side, ...(view ? { view: SIDE_VIEW[view] } : {}), ...more },
    price: PRICES.object,
    what: `${words}, ${side}x${side}`,
  };
  const picked: Step[] =
    side > ONE_CANDIDATE
      ? []
      : [
          {
            tool: 'select_object_frames',
            args: (results) => ({ object_id: objectOf(results[before]), indices: [0] }),
            price: 0,
            what: 'the first of its pictures',
          },
        ];
  const at = before + picked.length;
  return [drawn, ...picked, ...moves.map((move) => doing(words, move, frames, (results) => objectOf(results[at])))];
}

/** A thing from eight sides. */
export function turning(
  words: string,
  moves: readonly string[],
  { size, view, frames, more }: How,
  before: number,
): Step[] {
  const side = Math.max(size.width, size.height);
  const drawn: Step = {
    tool: 'create_8_direction_object',
    args: { description: words, size: side, ...(view ? { view: plainView(view) } : {}), ...more },
    price: PRICES.object,
    what: `${words} from 8 directions, ${side}x${side}`,
  };
  return [drawn, ...moves.map((move) => doing(words, move, frames, (results) => objectOf(results[before]), 8))];
}

const doing = (
  words: string,
  move: string,
  frames: number | undefined,
  id: (results: readonly Result[]) => string,
  directions = 1,
): Step => ({
  tool: 'animate_object',
  args: (results) => ({
    object_id: id(results),
    animation_description: move,
    ...(frames ? { frame_count: evenFrames(frames) } : {}),
  }),
  price: PRICES.direction * directions,
  what: `${words}: ${move}${frames ? `, ${evenFrames(frames)} frames` : ''}`,
});
