import { woodenPost } from '../effects/gear.ts';
import { string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext, withFreeHands } from './actor.ts';
import { bound, POST } from './bound.ts';
import { EAST, facing, from, moved, posed, subject, WEST } from './common.ts';
import { crowd } from './crowd.ts';
import { type Doing, doing, swings } from './doing.ts';
import { flank } from './flank.ts';
import { atHandles, HANDLED } from './handles.ts';
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
    b.brief.kind === 'thing'
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

/** Two without arms touch with their heads: swans, cats, the sun and the moon. */
function touching(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const small = Math.min(sizeOf(a.brief), sizeOf(b.brief));
  const view = (node: SceneNode, right: boolean): Doing => ({
    direction: facing(node, right, true),
    right,
    // a mouse that kisses a cow is seen all the same
    ...(sizeOf(node.brief) > small * 2 ? { size: small * 2 } : {}),
    ...(node.act ? {} : { pose: 'stand' }),
  });
  const A = doing(a, c, view(a, true));
  const B = doing(b, c, view(b, false));
  const [p, q] = [boxOf(A.filter((one) => one.what === 'subject')), boxOf(B.filter((one) => one.what === 'subject'))];
  moved(B, p.right - q.left - Math.min(p.right - p.left, q.right - q.left) * 0.06);
  const x = p.right;
  const y = Math.min(p.top, q.top);
  const heart = row.effect ? [sign('heart', Math.max(1, Math.round(c.S / 50)), x, y - c.S * 0.06, a, 0)] : [];
  return [...A, ...B, ...heart];
}

/** Two who are set by hand: turned to each other, one arm before the other one, so near that both faces are free. */
function embraced(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const pose = row === RELATIONS.kiss ? 'kiss' : 'hug';
  const one = (node: SceneNode, right: boolean, seed: number): Placed[] => doing({ ...node, act: undefined, brief: withFreeHands(node.brief) } as unknown as SceneNode, { ...c, seed }, { pose, right, direction: right ? EAST : WEST }); // biome-ignore format: one line
  const A = one(a, true, c.seed);
  const B = one(b, false, c.seed + (a.brief.concept === b.brief.concept ? 3 : 0));
  const [p, q] = [boxOf(A), boxOf(B)];
  const narrow = Math.min(p.right - p.left, q.right - q.left);
  moved(B, p.right - q.left - narrow * (pose === 'kiss' ? 0.46 : 0.42));
  const heart = row.effect ? [sign('heart', Math.max(1, Math.round(c.S / 34)), p.right - narrow * 0.22, Math.min(p.top, q.top) - c.S * 0.02, a, 0)] : []; // biome-ignore format: one line
  return [...A.map((each) => ({ ...each, z: each.z + 1 })), ...B, ...heart];
}

export function hug(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (c.stamps?.has(a.id) && c.stamps.has(b.id)) return embraced(a, b, row, c);
  const things = !isAlive(a.brief) && !isAlive(b.brief);
  if ((row === RELATIONS.kiss || things) && a.brief.kind !== 'humanoid' && b.brief.kind !== 'humanoid') return touching(a, b, row, c); // biome-ignore format: one line
  if (a.brief.kind === 'quadruped' && b.brief.kind === 'humanoid') return hug(b, a, row, c);
  const toy = b.brief.kind !== 'humanoid' || a.brief.kind !== 'humanoid';
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, {
    pose: 'hug',
    direction: toy ? facing(a, true) : EAST,
    right: true,
  });
  const p = A[0]!;
  const big = (b.brief.kind === 'quadruped' && sizeOf(b.brief) > 0.42) || sizeOf(b.brief) > 0.55;
  const B = doing({ ...b, brief: withFreeHands(b.brief) }, c, {
    pose: 'hug',
    direction: b.brief.kind === 'quadruped' || (b.brief.kind === 'thing' && isAlive(b.brief) && row === RELATIONS.kiss) ? 'south-west' : b.brief.kind === 'humanoid' ? WEST : 'south', // biome-ignore format: one line
    right: false,
    ...(b.brief.kind === 'thing' ? { size: Math.max(sizeOf(b.brief), 0.6) } : {}),
  });
  const q = B[0]!;
  const reach = p.x + (p.sprite.at.hands?.x ?? p.sprite.image.width * 0.7);
  if (toy) {
    q.x = reach - q.sprite.image.width * (big ? 0.36 : 0.5);
    const thing = b.brief.kind === 'thing';
    q.z = big || thing ? -0.5 : 2;
    // a toy is lifted until the arms lie round its belly and its face is free
    if (thing || !big)
      q.y = p.y + (p.sprite.at.hands?.y ?? p.sprite.image.height * 0.5) - q.sprite.image.height * (thing ? 0.68 : 0.55);
    // who has no arms to lay round it holds it before the breast
    if (a.brief.kind !== 'humanoid' && thing && sizeOf(b.brief) < 0.9) {
      q.x = p.x + p.sprite.image.width * 0.5 - q.sprite.image.width * 0.32;
      q.y = p.y + p.sprite.image.height * 0.74 - q.sprite.image.height;
      q.z = 2;
    }
  } else q.x = p.x + (p.sprite.at.chest?.x ?? 0) + c.S * 0.3 - (q.sprite.at.chest?.x ?? 0);
  const top = Math.min(p.y, q.y);
  const heart = row.effect
    ? [sign('heart', Math.max(1, Math.round(c.S / 50)), (p.x + q.x + q.sprite.image.width) / 2, top - c.S * 0.1, a, 0)]
    : [];
  return [...A, ...B, ...heart];
}

export function hands(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (a.brief.kind !== 'humanoid' || b.brief.kind !== 'humanoid') return beside(a, b, RELATIONS.beside, c);
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'hold hands', direction: 'south' });
  const B = doing(
    { ...b, brief: withFreeHands(b.brief) },
    { ...c, seed: c.seed + (a.brief.concept === b.brief.concept ? 3 : 0) },
    { pose: 'hold hands R', direction: 'south' },
  );
  const [p, q] = [A[0]!, B[0]!];
  moved(B, p.x + p.sprite.at['LEFT ARM']!.x - q.sprite.at['RIGHT ARM']!.x + 1 - q.x);
  const more = Math.max(0, a.count - 1) + Math.max(0, b.count - 1);
  for (let i = 0; i < more; i++) {
    const node = i < a.count - 1 ? a : b;
    const next = doing({ ...node, brief: withFreeHands(node.brief) }, c, {
      pose: 'hold hands R',
      direction: 'south',
      copy: i + 1,
    });
    const end = B.at(-1)!;
    moved(next, end.x + end.sprite.image.width - c.S * 0.06 - next[0]!.x);
    B.push(...next);
  }
  return [...A, ...B];
}

export function dance(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = doing({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'dance', direction: facing(a, true) });
  const B = doing(
    { ...b, brief: withFreeHands(b.brief) },
    { ...c, seed: c.seed + 3 },
    { pose: 'dance 2', direction: facing(b, false) },
  );
  const unit = Math.max(1, Math.round(c.S / 56));
  from(B, boxOf(A).right - c.S * 0.1);
  return [
    ...A,
    ...B,
    sign('note', unit, boxOf(A).right, -c.S * 1.15, a, 0),
    sign('red note', unit, boxOf(A).left, -c.S * 1.05, a, 0),
  ];
}

/** Pushed or pulled: a moves b. In `pulled by` b is before a. */
export function move(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const pushes = row.a === 'push';
  // for pushes a is behind b; else b is who pulls and goes before
  const [mover, load] = pushes ? [a, b] : [b, a];
  const teamed = !pushes && mover.brief.kind === 'quadruped' && mover.count > 1;
  const handled = pushes && mover.brief.kind === 'humanoid' && HANDLED.test(load.brief.concept);
  const M = teamed
    ? team(mover, c)
    : crowd(mover, c, {
        freeHands: true,
        pose: handled ? 'wheel' : pushes ? 'push' : mover.brief.kind === 'humanoid' ? 'pull' : 'walk',
        direction: EAST,
        right: true,
      });
  // somebody who is dragged along leans back, the leash in the hands
  const dragged = !pushes && load.brief.kind === 'humanoid' && mover.brief.kind !== 'humanoid';
  if (dragged) return draggedAlong(load, mover, c);
  // a load is no larger than its mover can reach
  const L = crowd(load, c, {
    direction: EAST,
    right: true,
    ...(isAlive(load.brief)
      ? {}
      : {
          size: Math.max(
            pushes ? 0.62 * sizeOf(mover.brief) : 0,
            Math.min(sizeOf(load.brief), Math.max(0.5, sizeOf(mover.brief) * 1.45)),
          ),
        }),
  });
  if (pushes) {
    from(L, boxOf(M).right - c.S * 0.06);
    if (handled) atHandles(M, L, c);
    return [...M, ...L];
  }
  // its pole is where they are harnessed
  if (POLE_LEFT.test(load.brief.concept))
    for (const [i, one] of L.entries()) L[i] = { ...one, sprite: mirrored(one.sprite) };
  const beast = mover.brief.kind !== 'humanoid';
  from(M, boxOf(L).right + c.S * (beast ? 0.24 : 0.14));
  const [p] = M;
  const end = { x: boxOf(L).right - c.S * 0.06, y: -Math.min(c.S * 0.34, (boxOf(L).bottom - boxOf(L).top) * 0.4) };
  const { sprite } = p!;
  const grip = beast ? (sprite.at.NECK ?? { x: sprite.image.width * 0.62, y: sprite.image.height * 0.4 }) : (sprite.at.hands ?? sprite.foot); // biome-ignore format: one line
  const to = { x: p!.x + grip.x, y: p!.y + grip.y };
  const rope = string(Math.max(2, to.x - end.x), to.y - end.y, '#7c5c3c');
  const lines: Placed[] = [
    { sprite: rope, x: end.x, y: Math.min(end.y, to.y), z: 1, of: load.id, copy: 0, what: 'rope' },
  ];
  // from pair to pair
  for (let i = 2; teamed && i < M.length; i += 2) {
    const [back, front] = [M[i - 2]!, M[i]!].map((one) => ({ x: one.x + (one.sprite.at.NECK?.x ?? one.sprite.image.width * 0.62), y: one.y + (one.sprite.at.NECK?.y ?? one.sprite.image.height * 0.4) })) as [Point, Point]; // biome-ignore format: one line
    lines.push({ sprite: string(Math.max(2, front.x - back.x), front.y - back.y, '#7c5c3c'), x: back.x, y: Math.min(back.y, front.y), z: 1, of: load.id, copy: i, what: 'rope' }); // biome-ignore format: one line
  }
  return [...L, ...M, ...lines];
}

/** Beasts run ahead, each on a leash that goes to the hands of who cannot hold them. */
function draggedAlong(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = doing({ ...a, count: 1, act: undefined, brief: withFreeHands(a.brief) } as unknown as SceneNode, c, { pose: 'tug', right: true, direction: EAST }); // biome-ignore format: one line
  const B = crowd(b.count > 1 && b.count < 5 ? { ...b, act: undefined, line: undefined } as unknown as SceneNode : b, c, { deep: true, pose: 'run', right: true, direction: EAST }); // biome-ignore format: one line
  from(B, boxOf(A).right + c.S * 0.3);
  const hand = A[0]!.sprite.at.hands ?? A[0]!.sprite.foot;
  const start = { x: A[0]!.x + hand.x, y: A[0]!.y + hand.y };
  const leashes = B.filter((p) => p.what === 'subject').map((p): Placed => {
    const end = { x: p.x + (p.sprite.at.NECK?.x ?? p.sprite.image.width * 0.6), y: p.y + (p.sprite.at.NECK?.y ?? p.sprite.image.height * 0.4) }; // biome-ignore format: one line
    return { sprite: string(Math.max(2, end.x - start.x), end.y - start.y, '#9c3c34'), x: start.x, y: Math.min(start.y, end.y), z: 2, of: a.id, copy: p.copy, what: 'leash' }; // biome-ignore format: one line
  });
  return [...A, ...B, ...leashes];
}

interface Point {
  readonly x: number;
  readonly y: number;
}
/** Drawn with the pole to the left. */
const POLE_LEFT = /^carriage$/;

/** Beasts in harness: by twos, the farther of a pair a little behind and ahead of the nearer. */
function team(node: SceneNode, c: LayoutContext): Placed[] {
  const out: Placed[] = [];
  for (let i = 0; i < node.count; i++) {
    const [one] = doing({ ...node, count: 1 }, c, { pose: 'walk', direction: EAST, right: true, copy: 0 });
    const { width, height } = one!.sprite.image;
    const far = i % 2;
    out.push({ ...one!, copy: i, x: Math.floor(i / 2) * width * 0.96 + far * width * 0.18, y: one!.y - far * height * 0.1, z: -far - Math.floor(i / 2) * 0.01 }); // biome-ignore format: one line
  }
  return out;
}

/** On a leash or a rope. */
const LEASHES: Readonly<Record<string, string>> = { red: '#d02c34', blue: '#3468d0', green: '#3c9c44', yellow: '#e0b830', orange: '#e07c28', purple: '#8440b8', pink: '#e070a8', black: '#302c38', white: '#f0f0f0', brown: '#7c5434', grey: '#8c8c98', gray: '#8c8c98', gold: '#e0b030', golden: '#e0b030', silver: '#b8c0cc' }; // biome-ignore format: a table

export function tie(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext, colour = ''): Placed[] {
  const walks = row.a === 'walk';
  if (row === RELATIONS.bound && a.brief.kind === 'humanoid' && !isAlive(b.brief)) return bound(a, b, c, colour === 'chain'); // biome-ignore format: one line
  const A = crowd(
    a,
    c,
    walks ? { pose: 'walk', direction: facing(a, true), right: true } : { direction: facing(a, true), right: true },
  );
  const B = POST.test(b.text) ? [subject(woodenPost(c.S * 0.85, c.S * 0.15), b, 0, 0)] : crowd(b, c, isAlive(b.brief) ? { ...(walks ? { pose: 'walk' } : {}), direction: EAST, right: true } : {}); // biome-ignore format: one line
  from(B, boxOf(A).right + c.S * 0.12);
  const [p, q] = [A[0]!, B[0]!];
  const start = {
    x: p.x + ((p.sprite.at['LEFT ARM'] ?? p.sprite.at.NECK)?.x ?? p.sprite.image.width * 0.9),
    y: p.y + ((p.sprite.at['LEFT ARM'] ?? p.sprite.at.NECK)?.y ?? p.sprite.image.height * 0.5),
  };
  const end = {
    x: q.x + (q.sprite.at.NECK?.x ?? q.sprite.image.width * 0.5),
    y: q.y + (q.sprite.at.NECK?.y ?? q.sprite.image.height * 0.4),
  };
  // a person on a chain comes after who leads
  if (walks && b.brief.kind === 'humanoid') {
    moved(B, boxOf(A).left - c.S * 0.3 - boxOf(B).right);
    const chest = q.sprite.at.hands ?? q.sprite.at.chest ?? q.sprite.foot;
    const from2 = { x: p.x + (p.sprite.at['RIGHT ARM']?.x ?? 0), y: p.y + (p.sprite.at['RIGHT ARM']?.y ?? p.sprite.image.height * 0.5) }; // biome-ignore format: one line
    const to = { x: q.x + chest.x, y: q.y + chest.y };
    return [...A, ...B, { sprite: string(from2.x - to.x, from2.y - to.y, '#8c94a4'), x: to.x, y: Math.min(to.y, from2.y), z: 1.5, of: a.id, copy: 0, what: 'leash' }]; // biome-ignore format: one line
  }
  return [
    ...A,
    ...B,
    {
      sprite: string(end.x - start.x, end.y - start.y, LEASHES[colour] ?? (walks ? '#9c3c34' : '#a07c50')),
      x: Math.min(start.x, end.x),
      y: Math.min(start.y, end.y),
      z: 1.5,
      of: a.id,
      copy: 0,
      what: 'leash',
    },
  ];
}
