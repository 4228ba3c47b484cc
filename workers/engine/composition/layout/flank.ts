/** Several beside one: half of them to each side. */
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { LayoutContext } from './actor.ts';
import { doing, FLIES } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

/** Half of them to each side of a block, a little behind it and all the same way round. */
export function flank(block: Placed[], others: SceneNode, c: LayoutContext): void {
  const size = sizeOf(others.brief) * (others.brief.kind === 'humanoid' ? 0.9 : 1);
  const box = boxOf(block.filter((p) => p.what === 'subject'));
  let [left, right] = [box.left, box.right];
  for (let i = 0; i < others.count; i++) {
    const onLeft = i % 2 === 0;
    const one = doing(others, c, { copy: others.brief.kind === 'humanoid' ? i % 3 : 0, size, ...(others.brief.kind === 'humanoid' ? {} : { right: onLeft, direction: onLeft ? 'south-east' as const : 'south-west' as const }) }); // biome-ignore format: one line
    const wide = boxOf(one).right - boxOf(one).left;
    // the second pair stands behind the first, and so on
    const pair = Math.floor(i / 2);
    const inward = pair > 0 ? wide * 0.5 : 0;
    const x = onLeft ? left - wide - c.S * 0.01 + inward : right + c.S * 0.01 - inward;
    const dx = x - boxOf(one).left;
    const flight = FLIES.test(others.brief.concept) ? ((i * 2) % 5) * c.S * 0.16 : 0;
    for (const p of one)
      block.push({
        ...p,
        copy: i,
        x: p.x + dx,
        y: p.y - c.S * (0.07 + pair * 0.17) - flight,
        z: p.z - 0.6 - pair * 0.5 - i * 0.01,
        ...(flight && p.shadow ? { lift: (p.lift ?? 0) + flight } : {}),
      });
    if (onLeft) left = x;
    else right = x + wide;
  }
}

/** Share of who stands in the middle that those behind are higher by. */
const OVER = 0.7;

/** All round a block: one at each side, the others behind it, seen over the heads. */
export function ring(block: Placed[], others: SceneNode, c: LayoutContext): void {
  const box = boxOf(block.filter((p) => p.what === 'subject'));
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const back = others.count - 2;
  for (let i = 0; i < others.count; i++) {
    const human = others.brief.kind === 'humanoid';
    const side = i < 2;
    const share = side ? 0 : back === 1 ? 0 : (i - 2) / (back - 1) - 0.5;
    const onLeft = side ? i === 0 : share < 0;
    const one = doing(others, c, { copy: human ? i % 3 : 0, right: onLeft, direction: onLeft ? 'south-east' : 'south-west' }); // biome-ignore format: one line
    const own = boxOf(one);
    const across = own.right - own.left;
    const x = side ? (onLeft ? box.left - across * 0.96 : box.right - across * 0.04) : (box.left + box.right - across) / 2 + share * Math.max(wide + across * 0.4, across * 0.86 * (back - 1)); // biome-ignore format: one line
    const y = side ? -c.S * 0.02 : -high * OVER;
    for (const p of one) block.push({ ...p, copy: i, x: p.x + x - own.left, y: p.y + y, z: p.z + (side ? 0.5 : -2 - i * 0.01) }); // biome-ignore format: one line
  }
}
