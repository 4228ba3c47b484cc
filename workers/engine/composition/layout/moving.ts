/** One moves the other: pushes, pulls, drags it along, leads it on a rope. */
import { woodenPost } from '../effects/gear.ts';
import { string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { RELATIONS, type RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { mirrored } from '../sprites/sprite.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { bound, POST } from './bound.ts';
import { EAST, facing, from, moved, subject } from './common.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { atHandles, HANDLED, handlesBehind } from './handles.ts';
import { withFreeHands } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';

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
    const turned = handled ? handlesBehind(L, load.brief.concept) : L;
    from(turned, boxOf(M).right - c.S * 0.06);
    if (handled) atHandles(M, turned, c);
    return [...M, ...turned];
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
