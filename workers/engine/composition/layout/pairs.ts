/** Two beside each other, and what pierces another. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { DRIVEN } from '../sprites/draw-sprite.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { EAST, facing, from, moved, posed } from './common.ts';
import { crowd } from './crowd.ts';
import { type Doing, doing, swings } from './doing.ts';
import { flank } from './flank.ts';
import { LOOKED_THROUGH, lookThrough } from './instruments.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

export function beside(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (SKY.test(b.brief.concept) && isAlive(a.brief)) {
    const A = crowd(a, c, posed(a, row.a, { right: true }));
    const s = actor(b, c, { size: 0.6 });
    const box = boxOf(A);
    return [
      ...A,
      {
        sprite: s,
        x: box.right - s.image.width * 0.2,
        y: box.top - s.image.height * 0.8,
        z: -2,
        of: b.id,
        copy: 0,
        what: 'subject',
        glow: true,
      },
    ];
  }
  if (LOOKED_THROUGH.test(b.brief.concept) && a.brief.kind === 'humanoid' && row === RELATIONS.reflected) return lookThrough(a, b, c); // biome-ignore format: one line
  if (isHeap(b) && isAlive(a.brief)) return byHeap(a, b, row, c);
  // guards stand at both sides of what they guard
  if (
    row === RELATIONS.guarding &&
    a.count > 1 &&
    a.count < 7 &&
    isAlive(a.brief) &&
    !isAlive(b.brief) &&
    b.count === 1
  ) {
    const block = crowd(b, c, { size: Math.min(sizeOf(b.brief), Math.max(1, sizeOf(a.brief) * 1.8)) });
    flank(block, a, c);
    return block;
  }
  // the young trail behind their mother
  if (
    isAlive(a.brief) &&
    isAlive(b.brief) &&
    a.count === 1 &&
    b.count > 1 &&
    b.brief.kind !== 'humanoid' &&
    a.brief.kind !== 'humanoid' &&
    row.facing === undefined &&
    sizeOf(b.brief) < sizeOf(a.brief) * 0.75
  ) {
    // before her feet, so that all are large enough to be told
    const A = crowd(a, c, { direction: EAST, right: true });
    const B = crowd({ ...b, line: 'row', count: Math.min(b.count, 4) }, c, { direction: EAST, right: true });
    const [wide, young] = [boxOf(A), boxOf(B)];
    const beyond = Math.max(0, (young.right - young.left) * 0.72 - (wide.right - wide.left));
    moved(B, wide.left - beyond - young.left - c.S * 0.04, c.S * 0.16 * Math.min(1, sizeOf(a.brief) * 1.5));
    return [...A, ...B.map((p) => ({ ...p, z: p.z + 3 }))];
  }
  if (
    (row === RELATIONS.beside || row === RELATIONS.with || row === RELATIONS.among) &&
    a.count === 1 &&
    b.count > 1 &&
    isAlive(a.brief) &&
    isAlive(b.brief) &&
    (sizeOf(b.brief) >= sizeOf(a.brief) * 0.75 ||
      (a.brief.kind === 'humanoid' && b.brief.kind === 'quadruped' && b.count === 2))
  ) {
    const block = doing(a, c, {});
    flank(block, b, c);
    return block;
  }
  if (swings(a) && !isAlive(b.brief)) {
    const B = crowd(b, c);
    const A = crowd(a, c, { right: false });
    from(A, boxOf(B).right - c.S * 0.4);
    return [...B, ...A.map((p) => ({ ...p, z: p.z + 1 }))];
  }
  const turned = isAlive(a.brief) && (row.facing !== undefined || (isAlive(b.brief) && a.brief.kind !== 'humanoid'));
  const look = row.facing === 'away' ? [false, true] : row.facing === 'same' ? [true, true] : [true, false];
  const view = (node: SceneNode, right: boolean): Doing =>
    turned && isAlive(node.brief) ? { direction: facing(node, right, row.facing === 'away'), right } : { right };
  const A = crowd(a, c, posed(a, row.a, { ...view(a, look[0]!), ...(row.a ? { freeHands: row.a !== 'guard' } : {}) }));
  const toy = row === RELATIONS.playing && !isAlive(b.brief) && sizeOf(b.brief) > sizeOf(a.brief) * 0.7 ? { size: sizeOf(a.brief) * 0.62 } : {}; // biome-ignore format: one line
  const B = crowd(b, c, { ...posed(b, row.b, view(b, look[1]!)), ...toy, ...(row.b === 'kneel' ? { freeHands: true } : {}) }); // biome-ignore format: one line
  // what flies from one to the other has room between them
  const far = /^(?:throw|kick|shoot)$/.test(a.act?.verb ?? '') && row.facing === 'each other' ? 0.62 : undefined;
  const gap = (far ?? row.gap ?? 0.06) * c.S;
  const box = boxOf(A.filter((p) => p.what === 'subject' || p.shadow));
  from(B, box.right + gap);
  // what somebody does before them is not hidden: who comes along is behind
  const ahead = A.filter((p) => p.what !== 'subject' && p.x + p.sprite.image.width > box.right + c.S * 0.12);
  if (a.act && ahead.length > 0 && row.facing === undefined && far === undefined && isAlive(b.brief)) {
    const B = crowd(b, c, posed(b, row.b, isAlive(b.brief) && b.brief.kind !== 'humanoid' ? { direction: EAST, right: true } : view(b, true))); // biome-ignore format: one line
    return [...A, ...moved(B, boxOf(A).left - gap - boxOf(B).right)];
  }
  // two things of a wide picture lie one before the other, so that both are large
  if (
    c.deep &&
    row === RELATIONS.beside &&
    !isAlive(a.brief) &&
    !isAlive(b.brief) &&
    a.brief.kind === 'thing' &&
    b.brief.kind === 'thing' &&
    // half of a car behind another is no car
    !(categoryOf(a.brief.concept) === 'vehicle' || DRIVEN.has(a.brief.concept))
  ) {
    const own = boxOf(B);
    moved(
      B,
      (box.left + box.right) / 2 - (own.left + own.right) / 2 + (box.right - box.left) * 0.16,
      Math.max((own.bottom - own.top) * 0.5, own.bottom - own.top - (box.bottom - box.top) * 0.34),
    );
    return [...A, ...B.map((p) => ({ ...p, z: p.z + 3 }))];
  }
  if (row.effect === 'speech') {
    const p = A[0]!;
    return [...A, ...B, sign('speech', Math.max(1, Math.round(c.S / 40)), p.x + p.sprite.image.width * 0.7, p.y - c.S * 0.1, a, 0)]; // biome-ignore format: one line
  }
  if (row.effect === 'angry words') {
    const unit = Math.max(1, Math.round(c.S / 40));
    const heads = [A[0]!, B[0]!].map((p, i) =>
      sign(
        i ? 'angry words 2' : 'angry words',
        unit,
        p.x + p.sprite.image.width * (i ? 0.35 : 0.65),
        p.y - c.S * 0.1,
        i ? b : a,
        0,
      ),
    );
    return [...A, ...B, ...heads];
  }
  // an effect of who acts belongs between the two
  const extra = row.effect
    ? [
        sign(
          row.effect,
          Math.max(1, Math.round(c.S / 50)),
          box.right + gap / 2,
          -Math.min(c.S * 0.5, (box.bottom - box.top) * 0.6),
          a,
          0,
        ),
      ]
    : [];
  return [...A, ...B, ...extra];
}

const isHeap = (node: SceneNode): boolean =>
  node.line === 'heap' || /^(?:coin-pile|treasure)$/.test(node.brief.concept);

/** Who has a heap lies behind it; it is the larger the larger they are. */
function byHeap(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const A = crowd(a, c, posed(a, a.brief.kind === 'humanoid' ? row.a : undefined, { right: true }));
  const box = boxOf(A.filter((p) => p.what === 'subject'));
  const s = actor(b, c, { size: Math.max(sizeOf(b.brief), ((box.right - box.left) / c.S) * 0.62) });
  if (b.line) {
    const B = crowd(b, c);
    return [
      ...A,
      ...moved(B, box.right - (boxOf(B).right - boxOf(B).left) * 0.4 - boxOf(B).left, c.S * 0.1).map((p) => ({
        ...p,
        z: p.z + 2,
      })),
    ];
  }
  const q: Placed = { sprite: s, x: box.right - s.image.width * 0.62, y: c.S * 0.12 - s.foot.y, z: 1, of: b.id, copy: 0, what: 'subject', shadow: true }; // biome-ignore format: one line
  return [...A, q];
}

/** What hangs in the sky wherever it is said to be. */
export const SKY = /^(?:moon|full-moon|crescent|sun(?!flower)|star(?!fish)|stars|cloud|rainbow|planet|comet|lightning)/;

/** Through the middle: the end that is held, or the feathers, before it; the rest is behind and comes out at the other side. */
export function pierced(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = actor(b, c, { size: Math.max(0.6, sizeOf(b.brief)) });
  const long = Math.max(B.image.width, B.image.height) / c.S;
  const s = actor(a, c, { size: long * 1.5 });
  const { width, height } = s.image;
  const q: Placed = { sprite: B, x: -B.image.width / 2, y: -B.image.height, z: 0, of: b.id, copy: 0, what: 'subject', shadow: true }; // biome-ignore format: one line
  const image = { width, height, data: s.image.data.slice() };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (x / width + (height - y) / height > 0.92) image.data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 4);
  const at = { x: -width / 2, y: -B.image.height / 2 - height / 2, of: a.id, copy: 0 };
  return [{ ...at, sprite: s, z: -1, what: 'subject' }, q, { ...at, sprite: { ...s, image }, z: 1, what: 'front' }];
}
