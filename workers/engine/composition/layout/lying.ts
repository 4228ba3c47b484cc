/** Things that lie together: heaped, on each other, or side by side in a bundle with a cord round it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import { dot, lined, sheet } from '../effects/paint.ts';
import type { SceneNode } from '../graph.ts';
import { isAlive } from '../sprites/alive.ts';
import { lieOf } from '../sprites/lie.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored, painted } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { boxOf, type Placed } from './placed.ts';

/** Blades and tools lie flat where they are laid, so low as a share of their height. */
export const FLAT_SHARE = 0.6;
export const liesFlat = (brief: Brief): boolean =>
  /^(?:weapon|tool)$/.test(categoryOf(brief.concept) ?? '') && sizeOf(brief) > 0.6 && !/compass|shield|lantern/.test(brief.concept); // biome-ignore format: one line

/** Pixels of a sprite below which it is a few strokes. */
const LITTLE = 30;

/** Ranks of a stack of what is as high as wide, and how far each is above the last. */
const STACKED: readonly number[] = [2, 1];
const STACK_STEP = 0.8;

/** Ranks of a heap from the ground up. */
const RANKS: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [3, 1], [3, 2], [3, 2, 1], [4, 2, 1], [4, 3, 1], [4, 3, 2]]; // biome-ignore format: a table

export function lying(node: SceneNode, how: 'heap' | 'stack' | 'bundle' | 'pair', c: LayoutContext): Placed[] {
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
  const { long, ux, uy } = lieOf(probe);
  // drawn from corner to corner
  const aslant = Math.abs(width - height) < 0.45 * Math.max(width, height);
  // flat things lie on each other, others beside and on each other
  if (how === 'stack' && height < width * 0.75) {
    const many = Math.max(3, node.count);
    for (let i = 0; i < many; i++) out.push(place(i, (i % 2 ? 0.04 : -0.03) * width, -i * height * 0.42, i * 0.1));
  } else if (how === 'bundle' && long) {
    // little ones beside each other are told by three, a few pixels apart
    const little = Math.max(width, height) < LITTLE;
    const many = little ? 3 : Math.min(4, Math.max(3, node.count));
    const apart = Math.max(0.13, (little ? 5 : 0) / Math.max(width, height));
    // what lies aslant is moved across its own length
    for (let i = 0; i < many; i++) {
      const t = i - (many - 1) / 2;
      const [dx, dy] = aslant ? [t * apart * width, t * apart * height] : width > height ? [0.03 * (i % 2) * width, t * 0.5 * height] : [t * 0.5 * width, 0.03 * (i % 2) * height]; // biome-ignore format: one line
      out.push(place(i, dx, dy, i * 0.1));
    }
    if (!isAlive(node.brief)) out.push(cordRound(out, node.id, ux, uy));
  } else if (how === 'pair') {
    out.push(place(0, 0, long && aslant ? 0 : -0.14 * height, 0));
    // the two of a pair are alike
    const second = place(0, (long && aslant ? 0.06 : 0.78) * width, 0, 0.1);
    out.push({ ...second, copy: 1, ...(long && aslant ? { sprite: mirrored(second.sprite) } : {}) });
  } else if (how === 'stack' && !long) {
    let copy = 0;
    for (const [rank, many] of STACKED.entries())
      for (let i = 0; i < many; i++, copy++)
        out.push(place(copy, (i - (many - 1) / 2) * width * 0.96, -rank * height * STACK_STEP, -rank * 0.1));
  } else if (how !== 'bundle' && long && aslant && !isAlive(node.brief)) {
    // what is long lies across each other
    const many = Math.min(5, Math.max(4, node.count));
    for (let i = 0; i < many; i++) {
      const p = place(i, (i * 0.17 + (i % 2) * 0.06) * width, -(i % 3) * 0.05 * height, i * 0.1);
      out.push(i % 2 ? { ...p, sprite: mirrored(p.sprite) } : p);
    }
  } else {
    const ranks = RANKS[Math.min(9, node.count)] ?? [node.count];
    let copy = 0;
    for (const [rank, many] of ranks.entries())
      for (let i = 0; i < many; i++, copy++)
        out.push(place(copy, (i - (many - 1) / 2) * width * 0.8, -rank * height * 0.52, (i % 2) * 0.05 - rank * 0.3)); // biome-ignore format: one line
  }
  const { left, bottom } = boxOf(out);
  for (const p of out) {
    p.x -= left;
    p.y -= bottom;
  }
  return out;
}

const TWINE = ['#7c5430', '#a87c48', '#d8b478'] as const;

/** A cord round the middle of a bundle, across it, with its knot. */
function cordRound(bundle: readonly Placed[], of: number, ux: number, uy: number): Placed {
  const middles = bundle.map(({ sprite, x, y }) => {
    const at = lieOf(sprite);
    return [x + at.x, y + at.y] as const;
  });
  const [cx, cy] = [0, 1].map((k) => middles.reduce((sum, m) => sum + m[k]!, 0) / middles.length) as [number, number];
  // across the bundle, and as far as its outermost ones reach
  const [nx, ny] = [-uy, ux];
  const reachAt = (mx: number, my: number): number =>
    Math.max(
      ...bundle.map(({ sprite, x, y }) => {
        const { width } = sprite.image;
        let far = 0;
        for (const [i, part] of sprite.parts.entries()) {
          if (part < 0) continue;
          const [dx, dy] = [x + (i % width) + 0.5 - mx, y + Math.floor(i / width) + 0.5 - my];
          if (Math.abs(dx * ux + dy * uy) < 1.5) far = Math.max(far, Math.abs(dx * nx + dy * ny));
        }
        return far;
      }),
    );
  // where it is slimmest about its middle, clear of heads and blades
  const [{ from, to }] = [lieOf(bundle[0]!.sprite)];
  const [{ mx, my, half }] = [-0.16, -0.1, -0.04, 0.02, 0.08]
    .map((share) => {
      const t = share * (to - from);
      return { mx: cx + ux * t, my: cy + uy * t, half: Math.max(2, reachAt(cx + ux * t, cy + uy * t)) };
    })
    .sort((p, q) => p.half - q.half) as [{ mx: number; my: number; half: number }];
  const thick = Math.max(2, Math.round((to - from) * 0.075));
  const side = Math.ceil(half + thick) * 2 + 3;
  const image = sheet(side, side);
  const c = side / 2;
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const [dx, dy] = [x + 0.5 - c, y + 0.5 - c];
      const [across, along] = [dx * nx + dy * ny, dx * ux + dy * uy];
      if (Math.abs(across) > half || Math.abs(along) > thick / 2) continue;
      const twist = ((Math.round(across + along) % 3) + 3) % 3 === 0;
      dot(image, x, y, TWINE[twist ? 0 : along * (uy || 1) < 0 ? 2 : 1]);
    }
  const knot = Math.max(1, Math.round(thick * 0.5));
  for (let y = -knot; y <= knot; y++)
    for (let x = -knot; x <= knot; x++)
      if (Math.hypot(x, y) <= knot + 0.3) dot(image, Math.floor(c) + x, Math.floor(c) + y, TWINE[x + y < 0 ? 2 : 1]);
  const sprite = painted(lined(image, '#3c2418'), 'cord');
  return { sprite, x: Math.round(mx - sprite.image.width / 2), y: Math.round(my - sprite.image.height / 2), z: 2, of, copy: 0, what: 'cord' }; // biome-ignore format: one line
}
