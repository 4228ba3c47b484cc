/** Several of one kind, standing together. */
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { LayoutContext } from './actor.ts';
import { copyOf, sizeOfCopy } from './copies.ts';
import { type Doing, doing, FLIES } from './doing.ts';
import { lying } from './lying.ts';
import { boxOf, type Placed } from './placed.ts';

/** Ranks in which so many stand: the front one first. */
const RANKS: readonly (readonly number[])[] = [[], [1], [2], [3], [2, 2], [3, 2], [3, 3], [4, 3], [4, 4], [5, 4]];

const SIGNS: ReadonlySet<string> = new Set([
  'notes',
  'confetti',
  'speech',
  'haha',
  'zzz',
  'question',
  'heart',
  'shout',
]);

/** The same where they stand closer, one behind the other. */
const DEEP: readonly (readonly number[])[] = [[], [1], [2], [2, 1], [2, 2], [2, 2, 1], [2, 2, 2], [3, 2, 2], [3, 3, 2], [3, 3, 3]]; // biome-ignore format: a table

/** All copies of a node, from x = 0 on; those behind stand a little higher, between the others' heads. */
export function crowd(node: SceneNode, c: LayoutContext, d: Doing = {}): Placed[] {
  if (node.count <= 1) return doing(node, c, d);
  if (node.line === 'heap' || node.line === 'stack' || node.line === 'bundle' || node.line === 'pair')
    return lying(node, node.line, c);
  const out: Placed[] = [];
  const deep = d.deep || c.deep ? DEEP : RANKS;
  // round ones show their faces low: of three the one before hides but a corner of each of the others
  const low = c.stamps?.has(node.id) === true && c.deep === true && node.count === 3 && node.brief.kind === 'thing';
  const ranks = node.line ? [node.count] : low ? [1, 2] : (deep[node.count] ?? [node.count]);
  // who fights side by side stands one behind the other, the first of them ahead
  const abreast = d.deep === true && node.count < 4 && node.brief.kind === 'humanoid' && !node.line; // biome-ignore format: one line
  // who waits in a queue sees the back of the next
  const look: Doing =
    node.line === 'queue' && node.brief.kind !== 'thing' ? { direction: 'east', right: true, ...d } : d;
  // people differ; animals of one kind have one coat
  const own = node.brief.kind === 'quadruped' || node.changes.length > 0 ? 0 : 1;
  let copy = 0;
  const [front = 1] = ranks;
  let widest = 0;
  for (const [rank, many] of ranks.entries()) {
    for (let i = 0; i < many; i++, copy++) {
      // the same drawing three times, in three variants: more cost time and tell nothing
      const one = doing(copyOf(node, copy), c, {
        ...look,
        ...sizeOfCopy(node, copy),
        copy: node.unlike ? 0 : own * (copy % 3),
      });
      const s = one[0]!.sprite;
      widest = Math.max(widest, s.image.width);
      // many people in one row stand shoulder to shoulder
      // stamps hide nothing of each other but what people hold beside them
      const close = c.stamps?.has(node.id) ? (node.brief.kind === 'humanoid' ? 0.78 : 1.02) : node.line && node.count > 4 && node.brief.kind === 'humanoid' ? 0.74 : 0.9; // biome-ignore format: one line
      const step = widest * close + c.S * 0.02;
      const dx = (i + (rank * (front - many + (front === many ? 1 : 0))) / 2) * step - one[0]!.x;
      if (abreast) {
        const aside = (d.right ? -1 : 1) * copy * widest * (node.count > 2 ? 0.76 : 0.56);
        for (const p of one) out.push({ ...p, copy, x: p.x + aside - one[0]!.x, y: p.y - copy * c.S * 0.13, z: p.z - copy * 0.6 }); // biome-ignore format: one line
        continue;
      }
      // those that fly are each at a height of their own
      const flight = FLIES.test(node.brief.concept) && d.pose === undefined ? ((copy * 3) % 5) * c.S * 0.13 : 0;
      // animals look out over the backs of those before them
      const high = c.stamps?.has(node.id) ? s.image.height * 0.72 : node.brief.kind === 'quadruped' ? s.image.height * 0.56 : 0; // biome-ignore format: one line
      const dy = -rank * Math.max(high, c.S * Math.min(0.3, 0.2 * sizeOf(node.brief) + 0.06)) - flight;
      // of many that sing or dance a few signs are enough
      const told = node.count > 3 && copy % 4 !== 0 ? one.filter((p) => !SIGNS.has(p.what)) : one;
      for (const p of told)
        out.push({
          ...p,
          copy,
          x: p.x + dx,
          y: p.y + dy,
          z: p.z - rank * 0.6,
          ...(flight && p.shadow ? { lift: (p.lift ?? 0) + flight } : {}),
        });
    }
  }
  const left = boxOf(out).left;
  for (const p of out) p.x -= left;
  return out;
}
