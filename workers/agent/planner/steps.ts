/** What is read from a sentence, as calls of tools. */
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { cleaned } from './grounds.ts';
import { animation } from './moves.ts';
import * as say from './says.ts';
import type { Step } from './step.ts';
import { styleFor } from './style.ts';
import type { Skeleton } from './subjects.ts';
import { sideTiles, topTiles } from './tile-steps.ts';
import type { Wish, Wishes } from './wishes.ts';

/** Generations, as far as known beforehand. */
export const PRICES = { character: 1, direction: 1, object: 1, tiles: 1, ui: 20, state: 20 } as const;
/** Pixels that each tool draws, from and to; tiles have two sizes alone. */
const BOUNDS: Readonly<Record<Wish['kind'], { readonly what: string; readonly sizes: readonly [number, number] }>> = {
  character: { what: 'A character', sizes: [16, 256] },
  object: { what: 'A thing', sizes: [32, 400] },
  isometric: { what: 'An isometric tile', sizes: [16, 64] },
  ui: { what: 'An interface', sizes: [192, 688] },
  tiles: { what: 'A tile of a set', sizes: [16, 32] },
};

/** The size that can be drawn, and whether that is another one than was asked for. */
function withinBounds(kind: Wish['kind'], size: NonNullable<Wishes['size']>) {
  const [least, most] = BOUNDS[kind].sizes;
  const bounded = (side: number): number =>
    kind === 'tiles' ? (side <= 24 ? least : most) : Math.min(most, Math.max(least, side));
  const fitting = { width: bounded(size.width), height: bounded(size.height) };
  return { fitting, larger: Math.max(size.width, size.height) > most };
}

/** What is said where something is drawn in another size than was asked for. */
export function sizeNotes(kind: Wish['kind'], size: NonNullable<Wishes['size']>): readonly string[] {
  const { fitting } = withinBounds(kind, size);
  if (fitting.width === size.width && fitting.height === size.height) return [];
  const { what, sizes } = BOUNDS[kind];
  return [
    `${what} has ${sizes[0]} ${kind === 'tiles' ? 'or' : 'to'} ${sizes[1]} pixels: I draw it at ${fitting.width}x${fitting.height}.`,
  ];
}

/** Pixels of a thing where nothing is said. */
const OBJECT_SIZE = 48;

const project = (projectId: string | null): Args => (projectId ? { project_id: projectId } : {});

/** A thing that is told to move, and not what it is called by: "a spinning wheel" is one. */
const MOVING = /^(?:an? |the )?(?:spinning (?!wheel)|rotating|moving|bouncing|blinking|animated)\b/i;

export function stepsOf(
  wish: Wish,
  read: Wishes,
  projectId: string | null,
  before: number,
  agreed = false,
): { steps: Step[] } | { ask: string } {
  const { sides, view, style } = read;
  const asked = wish.size ?? read.size;
  const { fitting, larger } = asked ? withinBounds(wish.kind, asked) : {};
  const { what, sizes } = BOUNDS[wish.kind];
  if (larger && fitting && !agreed) return { ask: say.tooLarge(what, sizes) };
  const size = fitting;
  const made = { ...project(projectId) };
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
        ...styleFor('create_character', style),
        ...made,
      };
      const drawn: Step = { tool: 'create_character', args, price: PRICES.character, what: words };
      return {
        steps: [
          drawn,
          ...onceEach(moves, skeleton).map((move) =>
            animate(move, skeleton, directions, words, (results) => idOf(results[before])),
          ),
        ],
      };
    }
    case 'object': {
      const { width, height } = size ?? { width: OBJECT_SIZE, height: OBJECT_SIZE };
      const args = {
        ...{ description: wish.words, width, height },
        ...(view ? { view } : {}),
        ...styleFor('create_map_object', style),
        ...made,
      };
      const drawn: Step = { tool: 'create_map_object', args, price: PRICES.object, what: wish.words };
      if (!wish.moves.length && !MOVING.test(wish.words)) return { steps: [drawn] };
      return { ask: say.movingThing(wish.words) };
    }
    case 'isometric': {
      if (!cleaned(wish.words)) return { ask: say.GROUND };
      const tile = size ? { size: Math.max(size.width, size.height) } : {};
      const args = { description: cleaned(wish.words), ...tile, ...styleFor('create_isometric_tile', style), ...made };
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
      return wish.from === 'side'
        ? sideTiles(wish.words, size, { ...styleFor('create_sidescroller_tileset', style), ...made })
        : topTiles(
            wish.words,
            size,
            { ...(view && view !== 'side' ? { view } : {}), ...style, ...made },
            before,
            read.border,
          );
  }
}

/** "chasing, so a run animation": one movement in two words. */
const onceEach = (moves: readonly string[], skeleton: Skeleton | undefined): readonly string[] => {
  const seen = new Set<string>();
  return moves.filter((move) => {
    const made = JSON.stringify(animation(move, skeleton, 1).args);
    return !seen.has(made) && seen.add(made);
  });
};

const MADE = ['character_id', 'object_id', 'tileset_id', 'tile_id', 'ui_asset_id', 'map_id'];
export const idOf = (result: Result | undefined): string => {
  const id = MADE.map((name) => result?.structured?.[name]).find((value) => typeof value === 'string');
  return String(id ?? '');
};

export const animate = (
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
