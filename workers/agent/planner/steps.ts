/** What is read from a sentence, as calls of tools. */
import { templateIds } from '../../../src/domain/animation-templates.ts';
import type { Result } from '../model.ts';
import type { Args } from '../port.ts';
import { cleaned } from './grounds.ts';
import { animation } from './moves.ts';
import * as say from './says.ts';
import type { Step } from './step.ts';
import { styleFor } from './style.ts';
import type { Skeleton } from './subjects.ts';
import { animatedObject, evenFrames, picture, pictureSize, turningObject } from './thing-steps.ts';
import { sideTiles, topTiles } from './tile-steps.ts';
import { isOfThings } from './wishes/animated.ts';
import type { Wish, Wishes } from './wishes/index.ts';
import { ISOMETRIC } from './words.ts';

/** Generations, as far as known beforehand. */
export const PRICES = { character: 1, direction: 1, object: 1, tiles: 1, ui: 20, state: 20 } as const;
/** Pixels that each tool draws, from and to; tiles have two sizes alone. */
const BOUNDS: Readonly<Record<Wish['kind'], { readonly what: string; readonly sizes: readonly [number, number] }>> = {
  character: { what: 'A character', sizes: [16, 256] },
  object: { what: 'A thing', sizes: [32, 400] },
  isometric: { what: 'An isometric tile', sizes: [16, 64] },
  ui: { what: 'An interface', sizes: [192, 688] },
  tiles: { what: 'A tile of a set', sizes: [16, 32] },
  picture: { what: 'A picture', sizes: [16, 768] },
};

/** Larger characters are drawn in another mode. */
const STANDARD = 128;

/** The size that can be drawn, and whether that is another one than was asked for. */
function withinBounds(kind: Wish['kind'], size: NonNullable<Wishes['size']>) {
  const [least, most] = BOUNDS[kind].sizes;
  const bounded = (side: number): number =>
    kind === 'tiles' ? (side <= 24 ? least : most) : Math.min(most, Math.max(least, side));
  // a picture that is too large keeps the proportion of its sides
  const scale = kind === 'picture' ? Math.min(1, most / Math.max(size.width, size.height)) : 1;
  const fitting = { width: bounded(Math.round(size.width * scale)), height: bounded(Math.round(size.height * scale)) };
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

/** Seen at an angle, more of it shows. */
const ISOMETRIC_SIZE = 64;

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
  // things in their own size are drawn otherwise
  if (
    asked &&
    fitting &&
    !agreed &&
    wish.kind !== 'object' &&
    wish.kind !== 'picture' &&
    wish.kind !== 'ui' &&
    sizeNotes(wish.kind, asked).length
  )
    return { ask: say.otherSize(what, sizes, fitting, wish.kind === 'tiles', wish.words) };
  // parts of an interface share a picture: it is asked about once, for all of them
  if (asked && wish.kind === 'ui')
    read.notes.push(...sizeNotes('ui', asked).filter((note) => !read.notes.includes(note)));
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
        ...(size && Math.max(size.width, size.height) > STANDARD ? { mode: 'v3' } : {}),
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
            animate(
              move,
              skeleton,
              directions,
              words,
              (results) => idOf(results[before]),
              read.frames,
              sides !== undefined,
            ),
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
      if (ISOMETRIC.test(wish.words) && !wish.moves.length)
        return {
          steps: [
            picture(wish.words, asked ?? { width: ISOMETRIC_SIZE, height: ISOMETRIC_SIZE }, { no_background: true }),
          ],
        };
      const made8 = sides !== undefined && read.wishes.every(({ kind }) => kind === 'object');
      if (made8) {
        if (sides === 4) read.notes.push('Things turn in eight directions: the four are among them.');
        return turningObject(wish.words, wish.moves, asked, read, made, before);
      }
      if (wish.moves.length && wish.moves.every((move) => isOfThings(move)))
        return animatedObject(wish.words, wish.moves, asked, read, made, before);
      if (wish.moves.length || MOVING.test(wish.words)) return { ask: say.movingThing(wish.words) };
      // smaller than things of maps are: a picture of it, without a background
      if (asked && Math.min(asked.width, asked.height) < BOUNDS.object.sizes[0])
        return {
          steps: [
            picture(wish.words, withinBounds('picture', asked).fitting, {
              no_background: true,
              ...(view ? { view } : {}),
            }),
          ],
        };
      return { steps: [drawn] };
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
    case 'picture':
      return { steps: [picture(wish.words, pictureSize(size), view ? { view } : {})] };
    case 'tiles':
      return wish.from === 'side'
        ? sideTiles(wish.words, size, { ...styleFor('create_sidescroller_tileset', style), ...made })
        : topTiles(
            wish.words,
            size,
            { ...(view && view !== 'side' ? { view } : {}), ...style, ...made },
            before,
            read.border,
            read.notes,
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

/** The movement with so many frames, where it has that. */
function framed(
  { args, directions }: { readonly args: Args; readonly directions: number },
  frames: number | undefined,
  skeleton: Skeleton | string | undefined,
  move: string,
): { readonly args: Args; readonly directions: number } {
  const id = args.template_animation_id;
  // "flying" is no kick
  if (/kick/.test(String(id)) && !/kick/i.test(move)) return { args: { action_description: move }, directions: 1 };
  if (!frames) return { args, directions };
  if (typeof id !== 'string') return { args: { ...args, frame_count: evenFrames(frames) }, directions };
  const stem = id.replace(/(?:ing)?(?:-\d+-frames)?$/, '');
  const other = templateIds((skeleton as Skeleton | undefined) ?? 'mannequin').find((one) =>
    new RegExp(`^${stem}(?:ing)?-${frames}-frames$`).test(one),
  );
  return { args: other ? { template_animation_id: other } : args, directions };
}

const COMPASS = ['south', 'east', 'north', 'west', 'south-east', 'north-east', 'north-west', 'south-west'] as const;

/** `said`: the sides were asked for, so that words are drawn from all of them, too. */
export const animate = (
  move: string,
  skeleton: Skeleton | string | undefined,
  sides: number,
  who: string,
  id: (results: readonly Result[]) => string,
  frames?: number,
  said = false,
): Step => {
  const { args, directions } = framed(animation(move, skeleton as Skeleton | undefined, sides), frames, skeleton, move);
  const each = said && (directions < sides || sides < COMPASS.length) ? { directions: COMPASS.slice(0, sides) } : {};
  return {
    tool: 'animate_character',
    args: (results) => ({ character_id: id(results), ...args, ...each }),
    price: PRICES.direction * (said ? sides : directions),
    what: `${who}: ${move}${said && directions < sides ? `, ${sides} directions` : ''}`,
  };
};
