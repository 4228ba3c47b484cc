/** A thing in which one lives: a door, lit windows and a chimney are set into its own drawing, wherever there is room for them. */
import { createImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { dot } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';

interface Box {
  readonly x: Px;
  readonly y: Px;
  readonly w: Px;
  readonly h: Px;
}

const DARK = '#33211c';
const WOOD = ['#7c4a26', '#9c6434', '#b47c44'] as const;
const PANE = ['#f8c050', '#ffe08c'] as const;
const BRICK = ['#8c4434', '#b0604a'] as const;

/** Counts of solid pixels up and to the left of each corner: whether a box is solid is told at once. */
function solidIn({ width, height, data }: Rgba): (box: Box) => boolean {
  const sums = new Int32Array((width + 1) * (height + 1));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      sums[(y + 1) * (width + 1) + x + 1] = (data[(y * width + x) * 4 + 3]! > 127 ? 1 : 0) + sums[y * (width + 1) + x + 1]! + sums[(y + 1) * (width + 1) + x]! - sums[y * (width + 1) + x]!; // biome-ignore format: one line
  return ({ x, y, w, h }) =>
    x >= 0 && y >= 0 && x + w <= width && y + h <= height &&
    sums[(y + h) * (width + 1) + x + w]! - sums[y * (width + 1) + x + w]! - sums[(y + h) * (width + 1) + x]! + sums[y * (width + 1) + x]! === w * h; // biome-ignore format: one line
}

/** The solid box of that size whose middle is nearest to a point, apart from others; a little smaller where none has room. */
function nearest(solid: (box: Box) => boolean, width: Px, height: Px, at: readonly [number, number], size: readonly [number, number], taken: readonly Box[], rim: Px, down = 1): Box | undefined {
  for (const k of [1, 0.85, 0.7, 0.55]) {
    const [w, h] = [Math.max(4, Math.round(size[0] * k)), Math.max(4, Math.round(size[1] * k))];
    let best: Box | undefined;
    let least = Math.max(width, height) * 0.42;
    for (let y = rim; y + h <= height - 1; y++)
      for (let x = rim; x + w <= width - rim; x++) {
        const far = Math.hypot(x + w / 2 - at[0], (y + h / 2 - at[1]) * down);
        if (far >= least || !solid({ x: x - rim, y: y - rim, w: w + 2 * rim, h: h + rim })) continue;
        if (taken.some((b) => x < b.x + b.w + 2 && x + w + 2 > b.x && y < b.y + b.h + 2 && y + h + 2 > b.y)) continue;
        [best, least] = [{ x, y, w, h }, far];
      }
    if (best) return best;
  }
  return undefined;
} // biome-ignore format: a signature

function paintDoor(image: Rgba, { x, y, w, h }: Box): void {
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      // its top is round
      const [dx, dy] = [(i + 0.5 - w / 2) / (w / 2), (w / 2 - j - 0.5) / (w / 2)];
      if (dy > 0 && dx * dx + dy * dy > 1.05) continue;
      const rim = i === 0 || i === w - 1 || j === 0 || (dy > 0 && dx * dx + dy * dy > 0.68);
      const plank = i % Math.max(2, Math.round(w / 3)) === 0;
      dot(image, x + i, y + j, rim ? DARK : plank ? WOOD[0] : i < w / 2 ? WOOD[2] : WOOD[1]);
    }
  dot(image, x + w - Math.max(3, Math.round(w * 0.3)), y + Math.round(h * 0.6), '#f8d860');
}

function paintWindow(image: Rgba, { x, y, w, h }: Box): void {
  const [mx, my] = [Math.floor((w - 1) / 2), Math.floor((h - 1) / 2)];
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const rim = i === 0 || j === 0 || i === w - 1 || j === h - 1;
      const bar = w >= 6 && h >= 6 && (i === mx || j === my);
      dot(image, x + i, y + j, rim ? DARK : bar ? WOOD[1] : i + j < (w + h) * 0.42 ? PANE[1] : PANE[0]);
    }
  if (h >= 6) for (let i = -1; i <= w; i++) dot(image, x + i, y + h, WOOD[2]);
}

/** A stack of bricks of that size. */
function chimney(w: Px, h: Px): Sprite {
  const image = createImage(w, h);
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++)
      dot(image, i, j, i === 0 || i === w - 1 || j === 0 ? DARK : (j + (i >> 1)) % 3 === 0 ? BRICK[0] : BRICK[1]);
  return painted(image, 'chimney');
}

/** The drawing of a thing as a house. */
export function housed(like: Sprite): Sprite {
  const { width: W, height: H } = like.image;
  const image: Rgba = { width: W, height: H, data: like.image.data.slice() };
  const parts = like.parts.slice();
  const part = ({ x, y, w, h }: Box, name: number): void => {
    for (let j = y; j < y + h; j++) parts.fill(like.partNames.length + name, j * W + x, j * W + x + w);
  };
  const solid = solidIn(like.image);
  const rim = Math.max(1, Math.round(Math.min(W, H) / 60));
  const wide = Math.min(W, H * 1.3);
  const door = nearest(solid, W, H, [W * 0.5, H * 0.83], [wide * 0.2, H * 0.3], [], rim, 1.6);
  if (door) {
    paintDoor(image, door);
    part(door, 0);
  }
  const taken = door ? [door] : [];
  for (const [u, v] of [[0.27, 0.56], [0.73, 0.56], [0.5, 0.34]] as const) {
    const box = nearest(solid, W, H, [W * u, H * v], [wide * 0.155, Math.min(H, W * 1.3) * 0.16], taken, rim);
    if (!box) continue;
    taken.push(box);
    paintWindow(image, box);
    part(box, 1);
  } // biome-ignore format: three windows
  const house: Sprite = { ...like, image, parts, partNames: [...like.partNames, 'door', 'window'] };
  // what has nothing there to stand on has no chimney
  const [w, h, x] = [Math.max(4, Math.round(W * 0.085)), Math.max(5, Math.round(H * 0.14)), Math.round(W * 0.66)];
  let roof = 0;
  while (roof < H && !like.image.data[(roof * W + Math.min(W - 1, x + (w >> 1))) * 4 + 3]) roof++;
  if (roof > H * 0.45) return house;
  return joined(
    [
      { sprite: chimney(w, h + 3), x, y: roof - h },
      { sprite: house, x: 0, y: 0 },
    ],
    1,
  );
}
