/** Death of a picture: who stands is thrown back and falls over, what lies in profile rolls onto its back. It goes as one. */
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { evenness } from '../parts/evenness.ts';
import { blank, eachPixel, type Flat, put, toFlat, toImage } from '../parts/flat.ts';
import { hasManyLimbs } from '../stride/index.ts';
import { bend, STILL } from '../strike/bend.ts';
import { turnedCells } from '../strike/turn-weapon.ts';

/** The shape of what lies in profile is nearly as wide as high, and not alike on both sides; that of who faces the viewer is, however broad. */
const NEARLY = 0.95;
const UNLIKE = 0.87;
/** Crabs and spiders end on their backs, and so does all that is so much wider than high. */
const LIES = 1.15;
const FLAT = 1.6;

function rollsOver(sprite: Rgba, picture: Flat, wide: number, isPerson: boolean): boolean {
  if (isPerson || wide >= FLAT) return wide >= FLAT;
  if (wide >= LIES && hasManyLimbs(sprite)) return true;
  const shape = { ...picture, colors: picture.colors.map((color) => Math.min(0, color)) };
  return wide >= NEARLY && evenness(shape).fit < UNLIKE;
}

/** When it is turned by how much (1 lies), and off the ground, in shares of the height. */
const KEYS: readonly (readonly [t: number, turned: number, up: number])[] = [
  [0.2, 0, 0],
  [0.34, 1 / 3, 0.03],
  [0.48, 2 / 3, 0.02],
  [0.6, 1, 0],
  [0.7, 1, 0.05],
  [0.8, 1, 0],
];

/** `count` frames to where it lies; `facing` is the side that it looks to; people fall over whatever they hold out. Undefined where its canvas has no room for it. */
export function toppledFrames(
  sprite: Rgba,
  {
    count,
    facing,
    isPerson = false,
  }: { readonly count: number; readonly facing: -1 | 1; readonly isPerson?: boolean | undefined },
): readonly Rgba[] | undefined {
  const picture = toFlat(sprite);
  const box = opaqueBounds(sprite);
  if (!box) return undefined;
  const lies = rollsOver(sprite, picture, box.width / box.height, isPerson);
  if (!lies && box.height > sprite.width) return undefined;
  const floor = box.y + box.height;
  const middle = box.x + box.width / 2;
  const room = Math.min(box.x, sprite.width - box.x - box.width);
  const recoil = Math.min(room, Math.max(1, Math.round(0.07 * box.height)));
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 1 : i / (count - 1);
    if (t <= 0) return sprite;
    const last = KEYS.findLast(([at]) => t >= at);
    if (!last || last[1] === 0) {
      const crouch = Math.max(1, Math.round(0.05 * box.height));
      return toImage(bend(picture, { ...STILL, crouch, lean: -facing * recoil }).draw(picture));
    }
    const [, turned, up] = last;
    const isUp = lies && turned < 1;
    const turn = lies ? 0 : ([turned, (1 + turned) / 2, 1].find((one) => rowsOf(turnedBy(picture, one)) <= floor) ?? 1);
    const fallen = lies ? (isUp ? cellsOf(picture) : upended(picture)) : turnedBy(picture, -facing * turn);
    const high = isUp ? Math.max(1, Math.round(LEAPS * box.height)) : Math.round(up * box.height);
    return setDown(fallen, sprite, middle, floor - Math.min(box.y, high));
  });
}
const LEAPS = 0.12;

type Cell = readonly [x: Px, y: Px, color: number];

function cellsOf(picture: Flat): readonly Cell[] {
  const out: Cell[] = [];
  eachPixel(picture, (x, y, color) => out.push([x, y, color]));
  return out;
}

function rowsOf(cells: readonly Cell[]): Px {
  const ys = cells.map(([, y]) => y);
  return Math.max(...ys) - Math.min(...ys) + 1;
}

/** With what was below above. */
const upended = (picture: Flat): readonly Cell[] => cellsOf(picture).map(([x, y, color]) => [x, -y, color]);

/** Turned by a share of a quarter. */
function turnedBy(picture: Flat, quarters: number): readonly Cell[] {
  const { width, height } = picture;
  const cells = cellsOf(picture).map(([x, y, color]): Cell => [x - (width >> 1), y - (height >> 1), color]);
  return turnedCells({ cells, angle: 0, ahead: 0, behind: 0 }, (quarters * Math.PI) / 2);
}

/** The cells on the ground, about a column as far as the canvas goes. */
function setDown(cells: readonly Cell[], { width, height }: Rgba, middle: number, floor: Px): Rgba {
  const xs = cells.map(([x]) => x);
  const [left, right, low] = [Math.min(...xs), Math.max(...xs) + 1, Math.max(...cells.map(([, y]) => y)) + 1];
  const x0 = Math.max(0, Math.min(width - (right - left), Math.round(middle - (right - left) / 2)));
  const out = blank(width, height);
  for (const [x, y, color] of cells) put(out, x - left + x0, y - low + floor, color);
  return toImage(out);
}
