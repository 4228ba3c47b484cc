import { type Box, createImage, paste } from '../pixels/image.ts';
import { encodePng } from '../pixels/png.ts';
import type { Rgba } from '../pixels/types.ts';
import type { Clips } from './clips.ts';
import { frameName } from './clips.ts';
import { centered } from './layout.ts';

/** Every GPU that runs games takes a texture of this side. */
const MAX_SIDE = 4096;
/** Empty pixels between cells, so that a filtered texture does not show a neighbour's edge. */
const GAP = 2;

export interface AtlasFrame {
  /** `walking_south_003`: no other frame of the sprite has it. */
  readonly name: string;
  /** Index of its page. */
  readonly page: number;
  /** Its whole cell in the page: nothing is trimmed or rotated. */
  readonly box: Box;
  readonly durationMs: number;
}

export interface AtlasPage {
  readonly width: number;
  readonly height: number;
  /** A PNG file. */
  readonly png: Buffer;
}

export interface Atlas {
  readonly pages: readonly AtlasPage[];
  /** Frames of each clip, in the clips' order. */
  readonly frames: readonly (readonly AtlasFrame[])[];
}

/**
 * All frames in a grid of equal cells on pages that are as square as possible, at most 4,096 pixels a side.
 * Throws a RangeError for a cell that is larger than a page.
 */
export function atlasOf({ clips, cell }: Clips): Atlas {
  if (Math.max(cell.width, cell.height) > MAX_SIDE) throw new RangeError(`A frame is larger than ${MAX_SIDE} pixels`);
  const all = clips.flatMap(({ frames }) => frames);
  const cellsAlong = (side: number) => Math.floor((MAX_SIDE + GAP) / (side + GAP));
  const columns = Math.min(
    cellsAlong(cell.width),
    Math.ceil(Math.sqrt((all.length * (cell.height + GAP)) / (cell.width + GAP))),
  );
  const perPage = columns * cellsAlong(cell.height);
  const boxes = all.map((_, i) => {
    const at = i % perPage;
    const x = (at % columns) * (cell.width + GAP);
    const y = Math.floor(at / columns) * (cell.height + GAP);
    return { page: Math.floor(i / perPage), box: { x, y, ...cell } };
  });
  const pages: AtlasPage[] = [];
  for (let page = 0; page * perPage < all.length; page++) {
    const of = boxes.flatMap((placed, i) => (placed.page === page ? [{ box: placed.box, picture: all[i]! }] : []));
    pages.push(pageOf(of));
  }
  let next = 0;
  const frames = clips.map(({ name, durationsMs }) =>
    durationsMs.map((durationMs, i) => ({ name: frameName(name, i), durationMs, ...boxes[next++]! })),
  );
  return { pages, frames };
}

function pageOf(placed: readonly { readonly box: Box; readonly picture: Rgba }[]): AtlasPage {
  const width = Math.max(...placed.map(({ box }) => box.x + box.width));
  const height = Math.max(...placed.map(({ box }) => box.y + box.height));
  const page = createImage(width, height);
  for (const { box, picture } of placed) {
    const inside = centered(picture, box);
    paste(page, picture, box.x + inside.x, box.y + inside.y);
  }
  return { width, height, png: encodePng(page) };
}

/** File name of a page: `<name>.png`, of several `<name>-0.png`, `<name>-1.png`, … */
export const pageName = (atlas: Atlas, name: string, page: number, extension = 'png'): string =>
  atlas.pages.length === 1 ? `${name}.${extension}` : `${name}-${page}.${extension}`;
