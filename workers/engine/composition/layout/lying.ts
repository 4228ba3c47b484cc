/** Things that lie together: heaped, on each other, or side by side in a bundle with a cord round it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, type LayoutContext } from './actor.ts';
import { boxOf, type Placed } from './placed.ts';

/** Blades and tools lie flat where they are laid, so low as a share of their height. */
export const FLAT_SHARE = 0.6;
export const liesFlat = (brief: Brief): boolean =>
  /^(?:weapon|tool)$/.test(categoryOf(brief.concept) ?? '') && sizeOf(brief) > 0.6 && !/compass|shield|lantern/.test(brief.concept); // biome-ignore format: one line

/** Ranks of a heap from the ground up. */
const RANKS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1], [4, 2, 1], [4, 3, 1], [4, 3, 2]]; // biome-ignore format: a table

export function lying(node: SceneNode, how: 'heap' | 'stack' | 'bundle', c: LayoutContext): Placed[] {
  const probe = actor(node, c, {});
  const { width, height } = probe.image;
  const place = (copy: number, x: number, y: number, z: number): Placed => {
    const s = actor(node, c, { copy: copy % 3 });
    return {
      sprite: s,
      x: x + (width - s.image.width) / 2,
      y: y - s.foot.y,
      z,
      of: node.id,
      copy,
      what: 'subject',
      shadow: y === 0,
    };
  };
  const out: Placed[] = [];
  // flat things lie on each other, others beside and on each other
  if (how === 'stack' && height < width * 0.75) {
    const many = Math.max(3, node.count);
    for (let i = 0; i < many; i++) out.push(place(i, (i % 2 ? 0.04 : -0.03) * width, -i * height * 0.42, i * 0.1));
  } else if (how === 'bundle') {
    const many = Math.min(4, Math.max(3, node.count));
    // what lies aslant is moved across its own length
    const aslant = Math.abs(width - height) < 0.45 * Math.max(width, height);
    for (let i = 0; i < many; i++) {
      const t = i - (many - 1) / 2;
      const [dx, dy] = aslant ? [t * 0.13 * width, t * 0.13 * height] : width > height ? [0.03 * (i % 2) * width, t * 0.5 * height] : [t * 0.5 * width, 0.03 * (i % 2) * height]; // biome-ignore format: one line
      out.push(place(i, dx, dy, i * 0.1));
    }
  } else {
    const ranks = RANKS[Math.min(9, node.count)] ?? [node.count];
    let copy = 0;
    for (const [rank, many] of ranks.entries())
      for (let i = 0; i < many; i++, copy++)
        out.push(place(copy, (i - (many - 1) / 2) * width * 0.8, -rank * height * 0.52, (i % 2) * 0.05 - rank * 0.3));
  }
  const { left, bottom } = boxOf(out);
  for (const p of out) {
    p.x -= left;
    p.y -= bottom;
  }
  return out;
}
