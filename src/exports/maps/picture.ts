/** A map as a picture, whole or in parts. */
import type { Area } from '../../maps/grid.ts';
import { NO_TILE, PER_SET } from '../../maps/tiles.ts';
import { decodeImage } from '../../pixels/decode.ts';
import { createImage, overlay, paste, wordsOf } from '../../pixels/image.ts';
import { encodePng } from '../../pixels/png.ts';
import type { Rgba } from '../../pixels/types.ts';
import { cornerOf, inOrder, type MapExport, tilesIn } from './map.ts';

/** Pixels of a picture each way, at most. */
export const MAX_PICTURE = 4096;
/** How many times a picture of a map may be made smaller. */
export const REDUCTIONS = [1, 2, 4, 8, 16] as const;

/** Lays the tiles of an area. Word by word: the rows of a tile are too short for views of them to pay. */
function layTiles(map: MapExport, area: Area, sheets: readonly Rgba[], out: Rgba): void {
  const s = map.tileSize;
  const target = wordsOf(out);
  const sources = sheets.map(wordsOf);
  tilesIn(map, area).forEach((tile, i) => {
    if (tile === NO_TILE) return;
    const set = Math.floor(tile / PER_SET);
    const { columns } = map.sets[set]!.sheet;
    const number = tile % PER_SET;
    const { width } = sheets[set]!;
    const source = sources[set]!;
    const from = Math.floor(number / columns) * s * width + (number % columns) * s;
    const to = Math.floor(i / area.width) * s * out.width + (i % area.width) * s;
    for (let y = 0; y < s; y++) {
      const at = from + y * width;
      const put = to + y * out.width;
      for (let x = 0; x < s; x++) target[put + x] = source[at + x]!;
    }
  });
}

/** What a map is drawn with, decoded once. */
interface Paints {
  readonly sheets: readonly Rgba[];
  readonly things: readonly { readonly picture: Rgba; readonly left: number; readonly top: number }[];
}

async function paintsOf(map: MapExport): Promise<Paints> {
  const shown = inOrder(map);
  const decoded = new Map<number, Rgba>();
  for (const { picture } of shown)
    if (!decoded.has(picture)) decoded.set(picture, await decodeImage(map.pictures[picture]!.png));
  return {
    sheets: await Promise.all(map.sets.map(({ png }) => decodeImage(png))),
    things: shown.map((placement) => ({ picture: decoded.get(placement.picture)!, ...cornerOf(map, placement) })),
  };
}

function drawArea(map: MapExport, area: Area, { sheets, things }: Paints): Rgba {
  const s = map.tileSize;
  const out = createImage(area.width * s, area.height * s);
  layTiles(map, area, sheets, out);
  for (const { picture, left, top } of things) overlay(out, picture, left - area.x * s, top - area.y * s);
  return out;
}

/** The pixel in the middle of each block: colours stay those of the map. */
function reduced(image: Rgba, by: number): Rgba {
  const out = createImage(Math.ceil(image.width / by), Math.ceil(image.height / by));
  const [from, to] = [wordsOf(image), wordsOf(out)];
  const middle = Math.floor(by / 2);
  for (let y = 0; y < out.height; y++)
    for (let x = 0; x < out.width; x++)
      to[y * out.width + x] = from[(y * by + middle) * image.width + x * by + middle]!;
  return out;
}

/** Cells each way that are drawn at a time where the picture is made smaller. */
const PART = 32;

/** An area of a map, every `reduction`th pixel each way. Throws a RangeError where that is too large. */
export async function drawMap(map: MapExport, area: Area, reduction = 1): Promise<Rgba> {
  const s = map.tileSize;
  const most = (MAX_PICTURE * reduction) / s;
  if (area.width > most || area.height > most)
    throw new RangeError(
      `A picture has at most ${MAX_PICTURE} pixels each way, which are ${most} of these cells: ask for a part of the map, or with a larger reduction.`,
    );
  const paints = await paintsOf(map);
  if (reduction === 1) return drawArea(map, area, paints);
  // a tile's side is a multiple of every reduction
  const out = createImage((area.width * s) / reduction, (area.height * s) / reduction);
  for (let y = 0; y < area.height; y += PART)
    for (let x = 0; x < area.width; x += PART) {
      const part = {
        x: area.x + x,
        y: area.y + y,
        width: Math.min(PART, area.width - x),
        height: Math.min(PART, area.height - y),
      };
      paste(out, reduced(drawArea(map, part, paints), reduction), (x * s) / reduction, (y * s) / reduction);
    }
  return out;
}

/** PNG of an area of a map. */
export const mapPng = async (map: MapExport, area: Area, reduction = 1): Promise<Buffer> =>
  encodePng(await drawMap(map, area, reduction));
