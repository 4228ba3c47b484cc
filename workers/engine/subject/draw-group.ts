import { createImage } from '../../../src/pixels/image.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { SHAPES } from '../catalogue/shapes/index.ts';
import { PROPS, type PropCategory } from '../catalogue/things/index.ts';
import type { ShapeClass } from '../inflate/shapes.ts';
import type { Rendering } from '../solids/render.ts';
import type { Brief } from '../types.ts';

/** More of a thing than this are drawn as this many: each must stay readable. */
const MOST = 5;

/** Kinds of things that fit in a hand or on a shelf: several of them make one picture. */
const SMALL: ReadonlySet<PropCategory> = new Set(['weapon', 'tool', 'light', 'potion', 'food', 'valuable', 'clothing', 'book', 'container', 'music', 'nature']); // biome-ignore format: a list

/** Vector shapes that do. */
const HANDY: ReadonlySet<ShapeClass | undefined> = new Set<ShapeClass>(['item', 'living']);

/** Things whose picture shows two of them, on one stalk. */
const TWO_IN_ONE: ReadonlySet<string> = new Set(['cherry', 'cherries']);

/** Whether the picture of one shows two, and more than one are asked for. */
export const isTwoInOne = ({ concept, count }: Brief): boolean => count > 1 && TWO_IN_ONE.has(concept);

/** How many pictures show so many of it: two cherries are one picture of two. */
export const picturesOf = ({ concept }: Brief, count: number): number =>
  TWO_IN_ONE.has(concept) ? Math.ceil(count / 2) : count;

export interface Group {
  readonly each: Brief;
  readonly count: number;
}

/** What a brief counts: `each` drawn `count` times (2–5). Absent for one, and for what is too large to be grouped. */
export function groupOf(brief: Brief): Group | undefined {
  const pictures = picturesOf(brief, brief.count);
  if (brief.kind !== 'thing' || !(pictures >= 2)) return undefined;
  const concept = PROPS[brief.concept]?.oneOf ?? brief.concept;
  const row = PROPS[concept];
  if (!(row ? (row.grouped ?? SMALL.has(row.category)) : HANDY.has(SHAPES[concept]?.class))) return undefined;
  return { each: { ...brief, concept, count: 1 }, count: Math.min(MOST, Math.floor(pictures)) };
}

export type Spot = readonly [x: number, y: number];

/** Upper left corners in units of one thing's width and height, the furthest first; later ones overlap earlier ones. */
type Spots = readonly Spot[];

/** On one ground line, each beside the next. */
const inLine = (count: number): Spots => Array.from({ length: count }, (_, i): Spot => [i * 1.06, 0]);

/** Those behind stand further up the same ground and look out between those before them, which hide their feet. */
const IN_DEPTH: Readonly<Record<number, Spots>> = {
  3: [[0.53, 0], [0, 1], [1.06, 1]],
  4: [[0.53, 0], [1.59, 0], [0, 1], [1.06, 1]],
  5: [[0.53, 0], [1.59, 0], [0, 1], [1.06, 1], [2.12, 1]],
}; // biome-ignore format: a table
/** How far, in the lesser of width and height: who stands behind something tall is not above it. */
const DEEP = 0.34;

/** In rows, as icons are: where a picture is so small that in a line nothing would be left of each. */
const IN_ROWS: Readonly<Record<number, Spots>> = {
  3: [[0.53, 0], [0, 1.06], [1.06, 1.06]],
  4: [[0, 0], [1.06, 0], [0, 1.06], [1.06, 1.06]],
  5: [[0.36, 0], [1.08, 0], [0, 1], [0.72, 1], [1.44, 1]],
}; // biome-ignore format: a table
/** A thing that is narrower than so many pixels shows nothing of what it is. */
const LEAST: Px = 5;

/** The upper ones lie on two of the lower ones. */
const HEAPS: Readonly<Record<number, Spots>> = {
  3: [[0.48, 0], [0, 0.76], [0.96, 0.76]],
  4: [[0.96, 0], [0, 0.76], [0.96, 0.76], [1.92, 0.76]],
  5: [[0.48, 0], [1.44, 0], [0, 0.76], [0.96, 0.76], [1.92, 0.76]],
}; // biome-ignore format: a table

/** The same, two wide: in small pictures three beside each other would be crumbs. */
const PILES: Readonly<Record<number, Spots>> = {
  4: [[0, 0], [0.96, 0], [0, 0.9], [0.96, 0.9]],
  5: [[0.48, 0], [0, 0.6], [0.96, 0.6], [0, 1.2], [0.96, 1.2]],
}; // biome-ignore format: a table

/** What is poured out in heaps rather than set up. */
const HEAPED = /(?:^|-)(?:coins?|gems?|diamond|ruby|emerald|sapphire|amethyst|pearls?|nuggets?|ore|bones?|skull|eggs?|apples?|oranges?|lemons?|limes?|peach|plum|pears?|cherry|cherries|berry|berries|strawberry|blueberry|grapes?|potato|potatoes|tomato|onion|turnip|melon|watermelon|pumpkin|coconut|nuts?|acorns?|chestnut|walnut|cookies?|donut|doughnut|bread|buns?|rocks?|stones?|pebbles?|boulder|bricks?|logs?|cannonballs?|balls?|marbles?|sacks?|ingots?|shells?|seashell)$/; // biome-ignore format: a list

/** The ways in which so many of a thing may be arranged, each `w` wide and `h` high; the first may be spread. */
export function arrangementsOf(concept: string, count: number, w: Px, h: Px): readonly Spots[] {
  const heap = HEAPED.test(concept) ? HEAPS[count] : undefined;
  const pile = PILES[count];
  if (heap) return pile ? [heap, pile] : [heap];
  const depth = IN_DEPTH[count];
  const deep = (DEEP * Math.min(w, h)) / h;
  return depth ? [inLine(count), depth.map(([x, y]): Spot => [x, y * deep])] : [inLine(count)];
}

interface Extent {
  readonly left: Px;
  readonly top: Px;
  readonly right: Px;
  readonly bottom: Px;
}

/**
 * 2–5 drawings of one thing as an arranged group in width × height pixels, each as large as the best
 * arrangement allows, none nearer than one pixel to the edge. `draw` draws one of them in a box, each a little different;
 * `ground`: they stand on the last row but one, else the group is centred.
 */
export function drawGroup(
  { each: { concept }, count }: Group,
  width: Px,
  height: Px,
  ground: boolean,
  draw: (width: Px, height: Px, copy: number) => Rendering,
): Rendering {
  const probe = draw(Math.min(width, 64), Math.min(height, 64), 0);
  const shape = extentOf(probe);
  const w = shape.right - shape.left;
  const h = shape.bottom - shape.top;
  const fitOf = (spots: Spots) => {
    const across = Math.max(...spots.map((s) => s[0])) + 1;
    const down = Math.max(...spots.map((s) => s[1])) + 1;
    return { spots, scale: Math.min((width - 1 - count) / (across * w), (height - 2) / (down * h)) };
  };
  // one line is told at once: only where it makes them much smaller they stand in depth
  const larger = (a: ReturnType<typeof fitOf>, b: typeof a) => (b.scale > a.scale * 1.25 ? b : a);
  const fits = arrangementsOf(concept, count, w, h).map(fitOf);
  const onGround = fits.reduce(larger);
  const rows = IN_ROWS[count];
  const inRows = rows && onGround.scale * Math.min(w, h) < LEAST ? fitOf(rows) : undefined;
  const ways = inRows ? [...[inRows, onGround].sort((a, b) => b.scale - a.scale), ...fits] : [onGround];
  const sized = ways.map(({ spots, scale }) => {
    const boxed = (more: Px, copy: number): Rendering =>
      draw(Math.max(4, Math.floor(scale * w) + more), Math.max(4, Math.floor(scale * h) + more), copy);
    // whole pixels and free edges make a drawing a little smaller than its box: the largest box whose group fits wins
    for (let more = 8; more > 0; more--) {
      const placed = place(boxed(more, 0), spots);
      if (placed.width <= width - 2 && placed.height <= height - 2) return { placed, boxed, size: more };
    }
    return { placed: place(boxed(0, 0), spots), boxed, size: 0 };
  });
  // a box of a few pixels may show nothing at all
  const { placed, boxed, size } =
    sized.find(({ placed: { one } }) => one.image.data.some((value, i) => i % 4 === 3 && value > 0)) ?? sized[0]!;
  const x0 = Math.floor((width - placed.width) / 2) - placed.left;
  const y0 = (ground ? height - 1 - placed.height : Math.floor((height - placed.height) / 2)) - placed.top;
  const at = placed.cells.map(([x, y]): Spot => [x + x0, y + y0]);
  const others = at.map((_, copy) => (copy === 0 ? placed.one : boxed(size, copy)));
  return stacked(others, at, width, height);
}

interface Placed {
  readonly one: Rendering;
  readonly cells: readonly Spot[];
  readonly width: Px;
  readonly height: Px;
  /** Free columns and rows of the single drawing. */
  readonly left: Px;
  readonly top: Px;
}

/** Where the copies of a drawing come to lie, in pixels, and how large the group is. */
function place(one: Rendering, spots: readonly Spot[]): Placed {
  const { left, top, right, bottom } = extentOf(one);
  const cells = spots.map(([x, y]): Spot => [Math.round(x * (right - left + 1)), Math.round(y * (bottom - top))]);
  const width = Math.max(...cells.map((c) => c[0])) + right - left;
  const height = Math.max(...cells.map((c) => c[1])) + bottom - top;
  return { one, cells, width, height, left, top };
}

/**
 * Drawings over each other, the last one on top; parts are numbered anew for each. They stand where the first one would,
 * on its foot and about its middle.
 */
export function stacked(drawn: readonly Rendering[], at: readonly Spot[], width: Px, height: Px): Rendering {
  const image = createImage(width, height);
  const parts = new Int16Array(width * height).fill(-1);
  const first = extentOf(drawn[0]!);
  const partNames: string[] = [];
  drawn.forEach((one, copy) => {
    const own = extentOf(one);
    const x0 = at[copy]![0] + Math.round((first.left + first.right - own.left - own.right) / 2);
    const y0 = at[copy]![1] + first.bottom - own.bottom;
    const start = partNames.length;
    partNames.push(...one.partNames);
    for (let y = 0; y < one.image.height; y++) {
      for (let x = 0; x < one.image.width; x++) {
        const from = y * one.image.width + x;
        const [tx, ty] = [x + x0, y + y0];
        if (one.image.data[from * 4 + 3] === 0 || tx < 1 || ty < 1 || tx >= width - 1 || ty >= height - 1) continue;
        const to = ty * width + tx;
        image.data.set(one.image.data.subarray(from * 4, from * 4 + 4), to * 4);
        parts[to] = one.parts[from]! < 0 ? -1 : one.parts[from]! + start;
      }
    }
  });
  return { image, parts, partNames };
}

/** Box of the opaque pixels; one pixel where there are none. */
export function extentOf({ image }: Rendering): Extent {
  let [left, top, right, bottom] = [image.width, image.height, 0, 0];
  for (let i = 0; i < image.width * image.height; i++) {
    if (image.data[i * 4 + 3] === 0) continue;
    const x = i % image.width;
    const y = Math.floor(i / image.width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  }
  return left < right ? { left, top, right, bottom } : { left: 0, top: 0, right: 1, bottom: 1 };
}
