/** What is built onto a house or stands joined before it: towers at its sides, a gate on the way to its door; fruit on what grows in it. */
import { cloneImage, createImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import type { Brief } from '../../types.ts';
import { block } from '../effects/paint.ts';
import { joined, type Sprite } from '../sprites/sprite.ts';
import { mainColour } from './parts.ts';

/** Where its walls stand on the ground: the first and last column that reach its foot. */
function footing(s: Sprite): readonly [left: Px, right: Px] {
  const { width, height, data } = s.image;
  let [left, right] = [width, 0];
  for (let y = Math.round(height * 0.8); y < height; y++)
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) [left, right] = [Math.min(left, x), Math.max(right, x)];
  return left < right ? [left, right] : [0, width];
}

/** Built by somebody who had drunk: its rows swing to one side and back, its top hangs over. */
function bent(s: Sprite): Sprite {
  const { width, height } = s.image;
  const most = Math.max(2, Math.round(width * 0.3));
  const image = createImage(width + most, height);
  const parts = new Int16Array(image.width * height).fill(-1);
  for (let y = 0; y < height; y++) {
    const up = 1 - y / height;
    const by = Math.round(most * (0.42 + 0.42 * Math.sin(up * 4.2 - 0.9) + 0.16 * up));
    for (let x = 0; x < width; x++) {
      const [from, to] = [y * width + x, y * image.width + x + by];
      image.data.set(s.image.data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  }
  return { ...s, image, parts };
}

/** A tower of which no colour is said has those of the walls and the roof that it is built onto. */
export function asItsHouse(item: Brief, s: Sprite): Brief {
  if (item.colours.length > 0 || item.material !== undefined) return item;
  const has = (names: RegExp): boolean => s.partNames.some((name) => names.test(name));
  const roofed = item.parts.some(({ piece }) => piece === 'roof');
  const roof = has(ROOF) && !roofed ? [{ piece: 'roof', colour: mainColour(s, ROOF) }] : [];
  return has(WALL) ? { ...item, colours: [mainColour(s, WALL)], parts: [...item.parts, ...roof] } : item;
}
const WALL = /^walls?$/;
const ROOF = /^(?:roof|tiles|spire)$/;

/** Towers of one kind: at both sides; of three the third rises behind the middle. One stands at the right. */
export function withTowers(s: Sprite, count: number, item: (size: Px) => Sprite, crooked = false): Sprite {
  const { height } = s.image;
  const plain = item(Math.round(height * 1.12));
  const one = crooked ? bent(plain) : plain;
  const [left, right] = footing(s);
  const { width: w, height: h } = one.image;
  const y = height - h + 1;
  const sides = count === 1 ? [right - w * 0.3] : [left - w * 0.7, right - w * 0.3];
  const middle = count > 2 ? [{ sprite: one, x: Math.round((left + right - w) / 2), y: Math.round(y - h * 0.3) }] : [];
  return joined(
    [...middle, { sprite: s, x: 0, y: 0 }, ...sides.map((x) => ({ sprite: one, x: Math.round(x), y }))],
    middle.length,
  );
}

/** A gate on the way to its door: the house is seen over it and through it. */
export function withGate(s: Sprite, item: (size: Px) => Sprite): Sprite {
  const { width, height } = s.image;
  const whole = item(Math.max(12, Math.round(Math.max(width, height) * 0.56)));
  // what one cannot look through is lower
  const filled =
    whole.image.data.filter((v, i) => i % 4 === 3 && v > 0).length / (whole.image.width * whole.image.height);
  const one = filled > 0.6 ? item(Math.max(10, Math.round(Math.max(width, height) * 0.36))) : whole;
  const y = Math.round(height - one.image.height * (filled > 0.6 ? 0.3 : 0.66));
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: y + one.image.height } }, x: 0, y: 0 },
    { sprite: one, x: Math.round((width - one.image.width) / 2), y },
  ]);
}

/** Fruit or flowers of that colour on all that grows in it. */
export function planted(s: Sprite, colour: string, seed: number): Sprite {
  const { width, height } = s.image;
  const image = cloneImage(s.image);
  const random = createRandom(seed).fork('fruit');
  const dot = Math.max(1, Math.round(Math.max(width, height) / 40));
  const grows = (x: Px, y: Px): boolean => x < width && y < height && s.parts[y * width + x]! >= 0 && /^(?:plants|bloom|leaf)$/.test(s.partNames[s.parts[y * width + x]!] ?? ''); // biome-ignore format: one line
  for (let y = 0; y < height; y += dot * 2)
    for (let x = ((y / dot) % 4) * dot; x < width; x += dot * 3) {
      const [px, py] = [x + random.int(dot + 1), y];
      if (!grows(px, py) || !grows(px + dot - 1, py + dot - 1) || random.float() < 0.3) continue;
      block(image, px, py, dot, dot, colour);
    }
  return { ...s, image };
}
