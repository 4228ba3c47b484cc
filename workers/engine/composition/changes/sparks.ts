/** Small bolts that leap off one part of a creature. */
import { createImage } from '../../../../src/pixels/image.ts';
import { createRandom } from '../../random.ts';
import { dot } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import type { Area } from './part-area.ts';

const BOLTS = 4;

/** Bolts from the outline of a part outwards, each a zigzag with a light core, spread round it. */
export function sparking(s: Sprite, a: Area, hex: string, seed: number): Sprite {
  const { width, height } = s.image;
  const random = createRandom(seed).fork('sparks');
  const long = Math.max(5, Math.round(Math.min(width, height) * 0.2));
  const room = long + 3;
  const image = createImage(width + room * 2, height + room * 2);
  const [cx, cy] = [(a.left + a.right) / 2, (a.top + a.bottom) / 2];
  const clear = (x: number, y: number): boolean => x < 0 || y < 0 || x >= width || y >= height || s.image.data[(y * width + x) * 4 + 3] === 0; // biome-ignore format: one line
  const edge: (readonly [x: number, y: number])[] = [];
  for (let i = 0; i < a.on.length; i++) {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (a.on[i] && [[2, 0], [-2, 0], [0, 2], [0, -2]].some(([dx, dy]) => clear(x + dx!, y + dy!))) edge.push([x, y]); // biome-ignore format: one line
  }
  if (edge.length === 0) return s;
  const middle = s.at.hips ?? { x: width / 2, y: height / 2 };
  // one after the other, each as far from those before it as can be, and away from the body
  const roots: (readonly [x: number, y: number])[] = [];
  for (let k = 0; k < BOLTS; k++) {
    const apart = ([x, y]: readonly [number, number]): number => Math.min(Math.hypot(x - middle.x, y - middle.y) * 0.5, ...roots.map(([u, v]) => Math.hypot(x - u, y - v))); // biome-ignore format: one line
    roots.push(edge.reduce((p, q) => (apart(q) > apart(p) ? q : p)));
  }
  const ways = roots.map(([x, y], k) => {
    const [dx, dy] = [x - cx || x - middle.x, y - cy || -1];
    const far = Math.hypot(dx, dy) || 1;
    return { x, y, ux: dx / far, uy: dy / far, points: Array.from({ length: long }, (_, t) => (Math.floor(t / 2) % 2 ? 1 : -1) * (k % 2 ? 1 : -1) * (t < 1 ? 0 : 1 + random.int(2) * 0.5)) }; // biome-ignore format: one line
  });
  for (const pass of ['rim', 'core'] as const)
    for (const { x, y, ux, uy, points } of ways)
      for (const [t, off] of points.entries()) {
        const [px, py] = [x + ux * (t + 1) - uy * off + room, y + uy * (t + 1) + ux * off + room];
        if (pass === 'core') dot(image, px, py, t < long * 0.75 ? '#fffce0' : hex);
        else for (const [i, j] of [[0, 0], [1, 0], [0, 1], [-1, 0], [0, -1]]) dot(image, px + i!, py + j!, hex); // biome-ignore format: one line
      }
  return joined(
    [
      { sprite: s, x: 0, y: 0 },
      { sprite: painted(image, 'sparks'), x: -room, y: -room },
    ],
    0,
  );
}
