/** Small things on what bears them: hung on a hook, put on a pole or a spike, laid on a kitchen board, shot into a target. */

import { cloneImage } from '../../../../src/pixels/image.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { only } from '../changes/parts.ts';
import { layingBoard, shaft, wallHook } from '../effects/bearers.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { subject } from './common.ts';
import { FISHES } from './inside.ts';
import type { Placed } from './placed.ts';

const HOOK = /(?:^| )(?:hook|peg|nail)$/;
const SHAFT = /(?:^| )(?:pole|stick|stake|spike|pike)$/;
const SHARP = /(?:stake|spike|pike)$/;
const BOARD = /(?:^| )(?:cutting|chopping|cheese|bread|kitchen) board$/;
const TARGET = /^(?:target|dartboard)$/;
const SHOT = /arrow|dart|javelin|spear|knife|dagger|shuriken|axe/;
/** What is larger than this is borne by no hook and no pole. In persons. */
const LARGEST = 0.9;
/** Of the length of what was shot, the part that is in the target. */
const DEEP = 0.24;

/** The two as one thing; undefined where they are no such pair. */
export function displayed(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] | undefined {
  if (a.brief.kind === 'humanoid' || a.act || b.count > 1 || b.changes.length > 0) return undefined;
  const board = row.layout === 'on' && !row.at && BOARD.test(b.text);
  if (isAlive(a.brief) && !/(?:^| )(?:head|skull)$/.test(a.text))
    return board && FISHES.test(a.brief.concept) ? onBoard(a, b, c) : undefined;
  if (row.layout === 'in' && TARGET.test(b.brief.concept) && SHOT.test(a.brief.concept)) return shotInto(a, b, c);
  if (sizeOf(a.brief) > LARGEST) return undefined;
  const hangs = row.layout === 'on' || (row.layout === 'under' && row.at === 'top');
  if (hangs && HOOK.test(b.text)) return hung(a, b, c);
  if (row.layout !== 'on' || row.at) return undefined;
  if (SHAFT.test(b.text)) return onShaft(a, b, c);
  return board && !isFixed(a) ? onBoard(a, b, c) : undefined;
}

const isFixed = (a: SceneNode): boolean => /^(?:building|furniture|vehicle)$/.test(categoryOf(a.brief.concept) ?? '');

/** The hook is small, and as large as to be seen; what hangs on it is what the picture is of. */
function hung(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const out: Placed[] = [];
  const many = Math.min(a.count, 4);
  for (let i = 0; i < many; i++) {
    const A = actor(a, c, { copy: i });
    const hook = wallHook(Math.max(A.image.height * 0.24, c.S * 0.1), b.brief.colours[0]);
    const hang = hook.at.hang!;
    const x = i * Math.max(A.image.width, hook.image.width) * 1.12;
    // it is held where its own highest pixels are
    const middle = topMiddle(A.image.data, A.image.width, A.image.height);
    const under: Placed = { sprite: A, x: x - middle, y: -A.image.height, z: 0, of: a.id, copy: i, what: 'subject' };
    const y = under.y - hang.y + Math.max(1, Math.round(A.image.height * 0.05));
    out.push(under, { sprite: hook, x: x - hang.x, y, z: i === 0 ? -1 : -1.1, of: b.id, copy: i, what: 'subject' });
  }
  return out;
}

/** The middle of the upper rows, in pixels from the left. */
function topMiddle(data: Uint8ClampedArray, width: number, height: number): number {
  let [sum, n] = [0, 0];
  for (let y = 0; y < Math.max(2, height * 0.08); y++)
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]) [sum, n] = [sum + x, n + 1];
  return n > 0 ? sum / n : width / 2;
}

/** On the end of a thin shaft that stands in the ground. */
function onShaft(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = actor(a, c, {});
  const sharp = SHARP.test(b.text);
  const stands = !/stick$/.test(b.text);
  const iron = /iron|metal|steel|rusty/.test(b.text) || /spike$/.test(b.text);
  const long = Math.max(A.image.height * (stands ? 1.25 : 0.9), c.S * 0.3);
  const s = shaft(long, Math.max(2, A.image.width * (sharp ? 0.12 : 0.14)), iron, sharp && !iron);
  const q = subject(s, b, -s.image.width / 2, 0);
  // what is stuck on it hides its end
  const y = q.y - A.image.height + Math.round(A.image.height * 0.16);
  return [q, { sprite: A, x: -A.image.width / 2, y, z: 1, of: a.id, copy: 0, what: 'subject' }];
}

function onBoard(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const many = Math.min(a.count, 4);
  const goods = Array.from({ length: many }, (_, i) => actor(a, c, { copy: i }));
  const wide = goods.reduce((sum, { image }) => sum + image.width, 0);
  const board = layingBoard(wide * 1.35, b.brief.colours[0]);
  const q = subject(board, b, 0, 0);
  let x = (board.top.right - wide) / 2 + 1;
  return [
    q,
    ...goods.map((s, i): Placed => {
      const placed: Placed = { sprite: s, x, y: q.y + board.top.y - s.image.height, z: 1 + i * 0.01, of: a.id, copy: i, what: 'subject' }; // biome-ignore format: one line
      x += s.image.width;
      return placed;
    }),
  ];
}

/** Its head is in the middle of the target, its feathers towards us. */
function shotInto(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = unhit(actor(b, c, { size: Math.max(sizeOf(b.brief), 0.8) }));
  const q = subject(B, b, 0, 0);
  const out: Placed[] = [q];
  const many = Math.min(a.count, 5);
  for (let i = 0; i < many; i++) {
    const whole = actor(a, c, { copy: i, size: 0.5 });
    const A = only(whole, /head|tip|point|blade/, true) ?? whole;
    const { width, height } = A.image;
    const up = pointsUp(A.image.data, width, height);
    // drawn aslant, its point to the upper right
    const [px, py] = [width * (1 - DEEP), up ? height * DEEP : height * (1 - DEEP)];
    const t = many > 1 ? (i / many) * 2 * Math.PI : 0;
    const off = many > 1 ? B.image.width * 0.16 : 0;
    const [mx, my] = [B.image.width * 0.5 + Math.cos(t) * off, B.image.height * 0.42 + Math.sin(t) * off];
    out.push({ sprite: A, x: q.x + mx - px, y: q.y + my - py, z: 1 + i * 0.01, of: a.id, copy: i, what: 'subject' });
  }
  return out;
}

/** A target without the arrow that it is drawn with: its rings are the same on both sides. */
function unhit(s: Sprite): Sprite {
  const arrow = s.partNames.map((name) => /arrow|fletch|shaft/.test(name));
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const { width } = image;
  for (let i = 0; i < parts.length; i++) {
    if (!arrow[parts[i]!]) continue;
    const other = i - (i % width) + (width - 1 - (i % width));
    if (arrow[s.parts[other]!]) continue;
    image.data.set(s.image.data.subarray(other * 4, other * 4 + 4), i * 4);
    parts[i] = s.parts[other]!;
  }
  return { ...s, image, parts };
}

/** Whether what is drawn aslant goes from the lower left to the upper right. */
function pointsUp(data: Uint8ClampedArray, width: number, height: number): boolean {
  let [rising, falling] = [0, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!data[(y * width + x) * 4 + 3]) continue;
      const [u, v] = [(x + 0.5) / width, (y + 0.5) / height];
      if (Math.abs(u + v - 1) < 0.2) rising++;
      if (Math.abs(u - v) < 0.2) falling++;
    }
  return rising >= falling;
}
