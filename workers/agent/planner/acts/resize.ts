/** Something of the account in another size: its own pixels scaled, or the same drawn anew in it. */
import { isFigure, isThing, isTiles, meant, namesOf } from '../meant.ts';
import { factorIn, sizeIn, wordsOf } from '../slots.ts';
import type { Act, Context, Outcome, Own, Step, Wish } from '../types.ts';
import { edit } from './edit.ts';
import { drawnFrom } from './edit-sides.ts';
import { groundsOf } from './edit-tiles.ts';
import { isPart } from './edit-words.ts';
import { exactly, scaled } from './resize-pixels.ts';

/** Sides that each kind is drawn with. */
const BOUNDS: Readonly<Record<string, readonly [number, number]>> = {
  character: [16, 256],
  object: [32, 400],
  tiles: [16, 32],
  ui: [192, 688],
};

/** "32 to 48", "48 instead of 32": what it has now is no size that is wished for. */
const WAS = /\b(?:instead of|not|from|rather than|is|was) (?:the )?(\d{1,4}(?: ?x ?\d{1,4})?)(?: ?px)?/gi;
function wished(wish: Wish): readonly string[] {
  const old = WAS;
  const before = [...wish.words.matchAll(old)].map(([, size]) => size!);
  const sizes = wordsOf(wish, 'size')
    .map((words) => words.replace(old, ' ').trim())
    .filter(Boolean);
  const left = sizes.filter((size) => !before.some((one) => size.startsWith(one)));
  return left.length ? left : sizes;
}

export const resize: Act = (wish, context) => {
  // "his hat bigger": a piece of him
  const [piece] = wordsOf(wish, 'target').filter((target) => isPart(target, context));
  const [how] = wordsOf(wish, 'size');
  if (piece && how && !/\d/.test(how))
    return edit(
      {
        ...wish,
        act: 'edit',
        slots: [
          {
            slot: 'change',
            words: `with a ${how.replace(/\b(?:way|much|a lot|a bit) /gi, '')} ${piece.replace(/^(?:the|his|her|its|their) /i, '')}`,
          },
        ],
      },
      context,
    );
  const found = meant(wish, context);
  if ('outcome' in found) return found.outcome;
  const { own } = found;
  const said = wished(wish);
  const sizes = said.flatMap((words) => sizeIn(words) ?? []);
  const factor = sizes.length ? undefined : [...said, wish.words].map(factorIn).find((one) => one !== undefined);
  if (!sizes.length && factor === undefined)
    return { steps: [], ask: `How large shall ${namesOf(own)} be, in pixels: for example "64x64"?` };
  const laid = own.filter(({ list }) => list === 'MAP');
  if (laid.length && sizes.length && laid.every(({ made }) => made?.tool === 'create_map'))
    return {
      steps: laid.map(
        (one): Step => ({
          tool: 'create_map',
          args: { ...one.made!.args, width: Math.min(256, sizes[0]!.width), height: Math.min(256, sizes[0]!.height) },
          price: 0,
          what: `${one.name}, ${sizes[0]!.width}x${sizes[0]!.height} cells`,
        }),
      ),
      notes: ['It is laid anew of the same tiles, for nothing; the one before is kept.'],
      heard: [wish.words],
    };
  if (own.some(({ list }) => list === 'MAP'))
    return {
      steps: [],
      say: `A map is made larger in the map painter of the studio (open ${namesOf(own.filter(({ list }) => list === 'MAP'))} in the library), or laid anew here: say how many tiles, for example "40x30".`,
    };
  const same =
    /\b(?:exact\w*|same|identical|keep|crisp|no blur|without (?:blur|changing|losing)|not? blurry|blur\w*|sharp|readable|pixel[- ]?perfect)\b/i.test(
      wish.words,
    );
  // an edge between two grounds is drawn with the new size
  const [edge] = wordsOf(wish, 'border').map((words) => words.replace(/^(?:with |an? |the )+| (?:between|around) (?:them|it|the two)$| (?:edge|border|transition)\b/gi, '').trim()); // biome-ignore format: one line
  const sized = {
    ...(sizes.length
      ? toSize(own, sizes, same, Number([...wish.words.matchAll(WAS)][0]?.[1]) || sideOf(own[0]!), context, wish.words)
      : byFactor(own, factor!, same, context)),
    heard: [wish.words],
  };
  if (!edge || !own.every(({ list }) => list === 'TOPDOWN_TILESET')) return sized;
  const steps = sized.steps.map((step) => (typeof step.args === 'function' ? step : { ...step, args: { ...step.args, transition_description: edge, transition_size: 0.25 }, what: `${step.what}, ${edge} between them` })); // biome-ignore format: one line
  return { ...sized, steps };
};

/** Pixels that it has, where they are known. */
function sideOf({ made, size, tile, description }: Own): number | undefined {
  const side = Number(
    made?.args.size ??
      made?.args.width ??
      tile ??
      size?.width ??
      /\b(\d{2,3}) ?(?:x ?\d{2,3}|px)\b/i.exec(description)?.[1] ??
      Number.NaN,
  );
  return Number.isFinite(side) ? side : undefined;
}

/** Whole steps lose nothing: each pixel becomes a square of them. */
function byFactor(own: readonly Own[], factor: number, same: boolean, context: Context): Outcome {
  const times = Number.isInteger(factor) && factor > 1;
  const sides = own.map((one) => Math.round((sideOf(one) ?? usual(one)) * factor));
  const free = times
    ? `Each pixel ${factor} times as large, crisp and for nothing: an engine scales so (filter "nearest"), and the pixel editor of the studio saves it so.`
    : '';
  if (own.some(isTiles) && same)
    return {
      steps: [],
      say: `${free || 'Tiles have 16 or 32 pixels.'} Say "${namesOf(own).replace(/"/g, '')}, 32 px" and I draw the tiles anew in that size (1 generation).`,
    };
  if (same)
    return {
      steps: own.map((one) => scaled(one, { factor })),
      instead:
        `${free} I can scale the pixels of the ${own.some(isFigure) ? 'front view' : 'picture'} as they are, nothing drawn anew${times ? '' : '; at a factor that is no whole number some lines shift by a pixel'}.`.trim(),
    };
  const steps = own.flatMap((one, i) => anew(one, { width: sides[i]!, height: sides[i]! }, context));
  return { steps, notes: [...(free ? [free] : []), note(own)] };
}

const usual = (one: Own): number => (one.kind === 'ui' ? 256 : isTiles(one) ? 16 : 48);

function toSize(
  own: readonly Own[],
  sizes: readonly { readonly width: number; readonly height: number }[],
  same: boolean,
  was: number | undefined,
  context: Context,
  said: string,
): Outcome {
  const steps = own.flatMap((one) => sizes.flatMap((size) => anew(one, size, context)));
  const notes = [...own.flatMap((one) => sizes.flatMap((size) => bounded(one, size).notes)), note(own)];
  if (!steps.length) return { steps: [], say: `${namesOf(own)} cannot be made in another size here.` };
  if (!same) return { steps, notes: [...new Set(notes)], ...unlike(own, said) };
  return exactly(own, sizes[0]!, was, steps, notes);
}

/** Of somebody whom this conversation did not draw the picture is there, and how it was come to is not: what is drawn anew may be another. */
const unlike = (own: readonly Own[], said: string): Pick<Outcome, 'instead'> => {
  const things = own.filter((one) => isThing(one) && !one.made);
  if (things.length && things.length === own.length && /\b(?:re-?siz|re-?scal|scal)\w*\b/i.test(said)) return { instead: `Drawn anew from its words ${namesOf(things)} may look otherwise than it does. With "exactly the same" its own pixels are scaled (1 generation).` }; // biome-ignore format: one line
  const old = own.filter((one) => isFigure(one) && !one.made && one.animations > 0);
  return old.length
    ? { instead: `With all sides ${namesOf(old)} would be drawn anew from the words on record: it may look otherwise, and ${old.length > 1 ? 'their' : 'its'} movements would be made again. With "exactly the same" the pixels of the front view are scaled.` }
    : {};
}; // biome-ignore format: short enough

const note = (own: readonly Own[]): string =>
  `${own.length > 1 ? 'They are' : 'It is'} drawn anew from the same words in that size; the one before is kept.`;

function bounded(one: Own, { width, height }: { readonly width: number; readonly height: number }) {
  const [least, most] = BOUNDS[one.kind] ?? [16, 400];
  // smaller things are drawn as pictures
  const low = isThing(one) ? 16 : least;
  const within = (side: number): number =>
    one.kind === 'tiles' && !/ISO|PRO/.test(one.list)
      ? side <= 24
        ? 16
        : 32
      : Math.min(one.list === 'ISOMETRIC_TILE' ? 64 : most, Math.max(low, side));
  const size = { width: within(width), height: within(height) };
  const other = size.width !== width || size.height !== height;
  return {
    size,
    notes: other
      ? [
          `"${one.name}" can have ${low} to ${one.list === 'ISOMETRIC_TILE' ? 64 : most} pixels: ${size.width}x${size.height}.`,
        ]
      : [],
  };
}

/** Drawn once more from its words, in another size. */
function anew(
  one: Own,
  wanted: { readonly width: number; readonly height: number },
  { projectId }: Context,
): readonly Step[] {
  const { size } = bounded(one, wanted);
  const project = projectId ? { project_id: projectId } : {};
  const what = `${one.name}, ${size.width}x${size.height}`;
  const side = Math.max(size.width, size.height);
  const before = drawnFrom(one);
  if (isFigure(one))
    return [
      {
        tool: 'create_character',
        args: { ...before, size: side, ...(side > 128 ? { mode: 'v3' } : {}), ...project },
        price: side > 128 ? 5 : 1,
        what,
      },
    ];
  if (isTiles(one)) {
    const tool =
      {
        TOPDOWN_TILESET: 'create_topdown_tileset',
        SIDESCROLLER_TILESET: 'create_sidescroller_tileset',
        ISOMETRIC_TILE: 'create_isometric_tile',
        TILES_PRO: 'create_tiles_pro',
      }[one.list] ?? 'create_topdown_tileset';
    return [
      {
        tool,
        args: {
          ...(one.made?.args ?? groundsOf(one)),
          ...(one.list === 'ISOMETRIC_TILE' ? { size: side } : { tile_size: side }),
          ...project,
        },
        price: 1,
        what,
      },
    ];
  }
  if (one.kind === 'ui')
    return [{ tool: 'create_ui_asset', args: { ...before, ...size, ...project }, price: 20, what }];
  if (Math.min(size.width, size.height) < 32)
    return [
      {
        tool: 'create_picture',
        args: { description: String(before.description), ...size, no_background: true },
        price: 1,
        what: `${what}, a small picture`,
      },
    ];
  const { size: _, ...rest } = before;
  return [{ tool: 'create_map_object', args: { ...rest, ...size, ...project }, price: 1, what }];
}
