/** What some bear others on: beds along a wall, arms held out, heaps. */
import { bed as sideBed } from '../effects/bed.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Sprite } from '../sprites/sprite.ts';
import { actor, type LayoutContext } from './actor.ts';
import { moved, subject } from './common.ts';
import { doing } from './doing.ts';
import { lying } from './lying.ts';
import type { Placed } from './placed.ts';
import { boxOf } from './placed.ts';

/** Its pillow is where the head of a person comes to lie. */
export function bedAlongWall(b: SceneNode, size: number, seed: number, human: boolean): Sprite {
  const kind = /royal|king|queen|canopy/.test(b.text) ? 'royal' : /hospital/.test(b.text) ? 'hospital' : 'plain';
  const bed = sideBed(size, kind, seed);
  return human ? mirrored(bed) : bed;
}

/** Whether most of its pixels are green: it would be lost on a leaf of the same green. */
export function isGreen({ image: { data } }: Sprite): boolean {
  let [green, all] = [0, 0];
  for (let i = 0; i < data.length; i += 4) {
    if (!data[i + 3] || data[i]! + data[i + 1]! + data[i + 2]! < 120) continue;
    all++;
    if (data[i + 1]! > data[i]! * 1.1 && data[i + 1]! > data[i + 2]! * 1.1) green++;
  }
  return green > all * 0.5;
}

/** On an arm that is held out, beside the face. */
export function onArm(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = actor(b, c, {});
  const q = subject(B, b, 0, 0);
  const out = [q];
  for (let i = 0; i < Math.min(a.count, 3); i++) {
    const A = actor(a, c, { size: Math.min(0.36, sizeOf(a.brief)), pose: 'sit', direction: i % 2 ? 'south-west' : 'south-east', copy: i }); // biome-ignore format: one line
    const x = Math.round(B.image.width * (i % 2 ? 0.12 : 0.88));
    let y = 0;
    while (y < B.image.height - 1 && !B.image.data[(y * B.image.width + x) * 4 + 3]) y++;
    out.push({ sprite: A, x: q.x + x - A.foot.x, y: q.y + y + 2 - A.foot.y, z: 1, of: a.id, copy: i, what: 'subject' });
  }
  return out;
}

/** On a heap of several things: the heap lies as by itself, who is on it has its feet a little below its top. */
export function onHeap(
  a: SceneNode,
  b: SceneNode,
  row: RelationRow,
  line: 'heap' | 'stack',
  c: LayoutContext,
): Placed[] {
  const heap = lying(b, line, c);
  const under = boxOf(heap);
  const lies = row.a === 'sleep' || a.act?.verb === 'sleep';
  const pose = lies ? 'sleep' : (row.a ?? (a.act ? undefined : 'stand'));
  const upper = doing(a, c, pose === undefined ? {} : { pose });
  const over = boxOf(upper);
  moved(upper, (under.left + under.right) / 2 - (over.left + over.right) / 2, under.top + (under.bottom - under.top) * 0.24 - over.bottom); // biome-ignore format: one call
  return [...heap, ...upper.map((p) => ({ ...p, z: p.z + 1, shadow: false }))];
}
