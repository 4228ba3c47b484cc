/** Against a wall, a tree, a barrel: what leans touches it with its upper end, aslant and no further off than it must be. */

import { createImage } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { painted, type Sprite, topOf } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { moved, posed, subject } from './common.ts';
import { crowd } from './crowd.ts';
import { boxOf, type Placed } from './placed.ts';

/** What stands on its point, its hilt leaning. */
const POINT_DOWN = /sword|katana|rapier|saber|scimitar|dagger|claymore|cutlass|blade/;
/** How far each row is moved over, as a share of its height. */
const STEEPER = 0.42;
/** What is drawn aslant already. */
const SLANTED = 0.62;

export function leaning(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const B = crowd(b, c);
  const q = B[0]!;
  if (isAlive(a.brief)) {
    const A = crowd(a, c, posed(a, row.a, { right: true, direction: a.brief.kind === 'humanoid' ? 'south' : 'east', freeHands: true })); // biome-ignore format: one line
    const box = boxOf(A.filter((p) => p.what === 'subject'));
    // the shoulder is at it
    const edge = leftEdge(q, (box.bottom - box.top) * 0.3, (box.bottom - box.top) * 0.62);
    const wide = q.sprite.image.width > (box.right - box.left) * 1.25;
    // with the back to what is wide, in front of it: beside it both would be half as large
    const behind = a.brief.kind === 'humanoid' && a.count === 1 && b.count === 1 && wide && WALLS.test(b.brief.concept);
    moved(A, behind ? q.x + q.sprite.image.width * 0.36 - (box.left + box.right) / 2 : edge + c.S * 0.09 - box.right);
    return [...B, ...A.map((p) => ({ ...p, z: p.z + 1 }))];
  }
  const weapon = /^(?:weapon|tool)$/.test(categoryOf(a.brief.concept) ?? '');
  const out: Placed[] = [...B];
  for (let i = 0; i < Math.min(a.count, 4); i++) {
    const high = q.sprite.image.height;
    const own = Math.max(sizeOf(a.brief), Math.min(1.2, (high / c.S) * (weapon ? 1.15 : 0.6)));
    const raw = actor(a, c, { size: Math.min(own, weapon ? 1.1 : 0.8), copy: i });
    const slanted = raw.image.width > raw.image.height * SLANTED;
    const long = (weapon && !/bow|shield/.test(a.brief.concept)) || raw.image.height > raw.image.width * 1.6;
    const s = long ? aslant(POINT_DOWN.test(a.brief.concept) && slanted ? halfTurned(raw) : raw, slanted ? STEEPER : -0.3) : raw; // biome-ignore format: one line
    const tall = s.image.height;
    const edge = long ? leftEdge(q, Math.min(tall, high) * 0.3, Math.min(tall, high) * 0.92) : leftEdge(q, 0, tall);
    // the end that is up lies against it
    const x = edge - s.image.width + Math.max(2, s.image.width * (long ? 0.3 : 0.12));
    out.push(subject(s, a, x - i * s.image.width * 0.5, 1 + i * 0.1, { copy: i, y: -tall }));
  }
  return out;
}

/** What one leans on with the back. */
const WALLS = /(?:^|-)(?:wall|fence|hedge|house|hut|cottage|barn|car|truck|van|gate|railing|door)$/;

/** How far left something reaches between two heights over the ground: where most of its rows begin. */
function leftEdge(p: Placed, from: number, to: number): number {
  const { width, height, data } = p.sprite.image;
  const ends: number[] = [];
  const ground = -p.y;
  for (let up = Math.floor(from); up <= to; up++) {
    const y = Math.round(ground - up) - 1;
    if (y < 0 || y >= height) continue;
    for (let x = 0; x < width; x++)
      if (data[(y * width + x) * 4 + 3]) {
        ends.push(x);
        break;
      }
  }
  ends.sort((m, n) => m - n);
  return p.x + (ends[Math.floor(ends.length * 0.5)] ?? 0);
}

const rebuilt = (image: Rgba, parts: Int16Array, of: Sprite): Sprite => ({ ...painted(image, 'x'), parts, partNames: of.partNames, top: topOf(image) }); // biome-ignore format: one line

/** Leans to the right less or more than it was drawn: each row is moved over as a whole, which keeps edges clean. */
function aslant(s: Sprite, share: number): Sprite {
  const { width, height, data } = s.image;
  const most = Math.round(Math.abs(share) * height);
  const image = createImage(width + most, height);
  const parts = new Int16Array(image.width * height).fill(-1);
  for (let y = 0; y < height; y++) {
    const dx = Math.round(share > 0 ? y * share : (height - y) * -share);
    for (let x = 0; x < width; x++) {
      const [from, to] = [y * width + x, y * image.width + x + dx];
      image.data.set(data.subarray(from * 4, from * 4 + 4), to * 4);
      parts[to] = s.parts[from]!;
    }
  }
  return trimmed(rebuilt(image, parts, s));
}

/** Upside down and the other way round: what was below left is above right. */
function halfTurned(s: Sprite): Sprite {
  const { width, height, data } = s.image;
  const image = createImage(width, height);
  const parts = new Int16Array(width * height);
  for (let i = 0; i < width * height; i++) {
    const to = width * height - 1 - i;
    image.data.set(data.subarray(i * 4, i * 4 + 4), to * 4);
    parts[to] = s.parts[i]!;
  }
  return rebuilt(image, parts, s);
}

/** Without empty columns at its sides. */
function trimmed(s: Sprite): Sprite {
  const { width, height, data } = s.image;
  let [left, right] = [width, 0];
  for (let i = 0; i < width * height; i++)
    if (data[i * 4 + 3]) {
      left = Math.min(left, i % width);
      right = Math.max(right, (i % width) + 1);
    }
  if (left >= right) return s;
  const image = createImage(right - left, height);
  const parts = new Int16Array(image.width * height);
  for (let y = 0; y < height; y++) {
    const from = y * width + left;
    image.data.set(data.subarray(from * 4, (from + image.width) * 4), y * image.width * 4);
    parts.set(s.parts.subarray(from, from + image.width), y * image.width);
  }
  return rebuilt(image, parts, s);
}
