/** An arm stretched to what a hand has to touch, where the limbs of solids end before it or are hidden behind a head. */
import { baseColour } from '../../catalogue/materials.ts';
import { lookOf } from '../../subject/humanoid/look.ts';
import { deeper, dot, lined, sheet } from '../effects/paint.ts';
import type { SceneNode } from '../graph.ts';
import { type Point, painted, VARIATION } from '../sprites/sprite.ts';
import type { LayoutContext } from './actor.ts';
import type { Placed } from './placed.ts';

/** From one point of the picture to another, bare. */
export function armLine(node: SceneNode, from: Point, to: Point, z: number, c: LayoutContext, copy = 0): Placed {
  const look = lookOf(node.brief, c.seed + copy * 101, VARIATION);
  const skin = baseColour(look.skin);
  const thick = Math.max(1, Math.round(c.S / 16));
  const [x0, y0, x1, y1] = [Math.min(from.x, to.x), Math.min(from.y, to.y), Math.max(from.x, to.x), Math.max(from.y, to.y)].map(Math.round) as [number, number, number, number]; // biome-ignore format: one line
  const image = sheet(x1 - x0 + thick, y1 - y0 + thick);
  const n = Math.max(2, x1 - x0, y1 - y0);
  for (let i = 0; i <= n; i++) {
    const [x, y] = [from.x + ((to.x - from.x) * i) / n - x0, from.y + ((to.y - from.y) * i) / n - y0].map(Math.round) as [number, number]; // biome-ignore format: one line
    for (let k = 0; k < thick; k++)
      for (let j = 0; j < thick; j++)
        dot(image, x + k, y + j, k === thick - 1 && thick > 1 ? deeper(skin, 0.86) : skin);
  }
  const s = painted(lined(image, deeper(skin, 0.4)), 'arm');
  return { sprite: s, x: x0 - 1 - (thick >> 1), y: y0 - 1 - (thick >> 1), z, of: node.id, copy, what: 'arm' };
}
