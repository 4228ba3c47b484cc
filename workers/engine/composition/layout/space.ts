/** Under, behind, between, over and around. */

import { beam } from '../effects/gear.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { EAST, from, moved, posed, subject, WEST } from './common.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

export function under(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (row.at === 'top') {
    // hanging from it
    const bough = b.brief.concept === 'bough';
    const A = crowd(a, c, { pose: 'hang' });
    const wide = (boxOf(A).right - boxOf(A).left) / c.S;
    const B = actor(b, c, { size: bough ? Math.max(wide * 1.3, 0.7) : Math.max(sizeOf(b.brief), 1.2) });
    const q = subject(B, b, 0, 0);
    const list = moved(A, B.image.width * (bough ? 0.5 : 0.62) - (boxOf(A).left + boxOf(A).right) / 2, 0);
    // paws are about the branch
    const top = q.y + B.image.height * (bough ? 0.1 : 0.34);
    moved(list, 0, top - boxOf(list).top);
    return [q, ...list.map((p) => ({ ...p, z: p.z + 1, shadow: false }))];
  }
  const table =
    /table|bed|bench|desk|chair|sofa|bridge|piano|car|cart|mushroom|umbrella|tree|palm|willow|lamp|arch|tent|gate|torii/.test(
      b.brief.concept,
    );
  const tall = sizeOf(b.brief) > 1.3 || /umbrella|tree|lamp|mushroom|arch|torii|gate|willow|palm/.test(b.brief.concept);
  const A = crowd(row.a === 'sleep' && !a.act ? { ...a, act: { verb: 'sleep' } } : a, c);
  const subjects = boxOf(A.filter((p) => p.what === 'subject'));
  const need = (subjects.right - subjects.left) / c.S;
  const high = -subjects.top / c.S;
  const size = tall
    ? Math.max(sizeOf(b.brief), high * 1.7, need * 1.1)
    : Math.max(sizeOf(b.brief), need * 1.5, high * (table ? 2 : 1));
  const B = actor(b, c, { size: Math.min(4, size) });
  const q = subject(B, b, 0, tall ? -1 : 1);
  if (tall) {
    moved([q], 0, -c.S * 0.06);
    const bridge = /bridge|arch|gate|torii/.test(b.brief.concept);
    const trunk = bridge ? B.image.width / 2 : B.foot.x;
    moved(A, trunk + (bridge ? 0 : c.S * 0.1) - (subjects.left + subjects.right) / 2 + (need > 1.2 ? 0 : 0));
    if (bridge) for (const p of A) p.z -= 2;
    return [q, ...A];
  }
  moved(A, B.image.width / 2 - (subjects.left + subjects.right) / 2);
  if (table) {
    // legs before, the top above: who is under it is drawn in front of its far legs
    q.z = -0.5;
    return [q, ...A];
  }
  q.y -= -subjects.top + c.S * 0.06;
  return [{ ...q, shadow: false }, ...A];
}

/** Several under one tree or umbrella: close together, it over all their heads. */
export function underAll(people: readonly SceneNode[], b: SceneNode, c: LayoutContext): Placed[] {
  const out: Placed[] = [];
  for (const node of people) {
    const list = crowd(node, c);
    if (out.length > 0) from(list, boxOf(out).right - c.S * 0.04);
    out.push(...list);
  }
  const box = boxOf(out);
  const wide = (box.right - box.left) / c.S;
  const held = b.brief.concept === 'umbrella';
  const s = actor(b, c, { size: held ? wide * 1.25 : Math.max(sizeOf(b.brief), wide * 1.1, (-box.top / c.S) * 1.6) });
  const x = (box.left + box.right) / 2 - s.image.width / 2;
  const y = held ? box.top - s.image.height * 0.4 : -s.foot.y - c.S * 0.06;
  return [
    ...out,
    { sprite: s, x, y, z: held ? -1 : -4, of: b.id, copy: 0, what: 'subject', ...(held ? {} : { shadow: true }) },
  ];
}

export function behind(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const F = crowd(b, c);
  const hides = row.a === 'hide';
  const A = crowd(a, c, posed(a, row.a, { direction: a.brief.kind === 'humanoid' || hides ? 'south' : 'south-east' }));
  const f = boxOf(F.filter((p) => p.what === 'subject'));
  const k = boxOf(A.filter((p) => p.what === 'subject'));
  const [fw, kw] = [f.right - f.left, k.right - k.left];
  const [fh, kh] = [-f.top, -k.top];
  // one who is hidden all over looks out at the side; a taller one over the top
  const side = fh > kh * 0.86 ? (fw > kw * 1.1 ? fw / 2 - kw * 0.16 : kw * 0.5) : kw * 0.12;
  moved(A, (f.left + f.right) / 2 + side - (k.left + k.right) / 2, -c.S * (0.14 + (row.gap ?? 0)));
  for (const p of A) p.z -= 2;
  return [...A, ...F];
}

export function between(a: SceneNode, b: SceneNode, other: SceneNode | undefined, c: LayoutContext): Placed[] {
  const L = doing(b, c, {});
  const R = other ? doing(other, c, {}) : doing(b, c, { copy: 1 });
  const M = crowd(a, c, a.brief.kind === 'quadruped' ? { direction: 'south-east' } : {});
  moved(L, 0, -c.S * 0.04);
  from(M, boxOf(L).right + c.S * 0.04);
  moved(R, 0, -c.S * 0.04);
  from(R, boxOf(M.filter((p) => p.what === 'subject')).right + c.S * 0.04);
  if (other) return [...L, ...M, ...R];
  return [...L, ...M, ...R.map((p) => ({ ...p, copy: 1 }))];
}

export function over(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const B = crowd(b, c);
  const jumps = row.a === 'jump' || a.act?.verb === 'jump';
  const A = crowd(
    a,
    c,
    a.act || a.brief.kind === 'thing'
      ? a.brief.kind === 'thing'
        ? { pose: 'stand', ...(isAlive(a.brief) ? { direction: 'south-east' as const } : {}) }
        : {}
      : { pose: jumps ? 'jump' : 'fly', direction: a.brief.kind === 'humanoid' ? 'south-east' : EAST },
  );
  const bb = boxOf(B);
  const ab = boxOf(A);
  moved(A, (bb.left + bb.right) / 2 - (ab.left + ab.right) / 2, bb.top - ab.bottom - c.S * 0.1);
  if (row.effect === 'beam') {
    moved(A, 0, -c.S * 0.3);
    moved(B, 0, -c.S * 0.12);
    const from = boxOf(A);
    const ray = beam(Math.max(c.S * 0.7, bb.right - bb.left + 6), -from.bottom + c.S * 0.1);
    const light: Placed = { sprite: ray, x: (bb.left + bb.right) / 2 - ray.image.width / 2, y: from.bottom - c.S * 0.1, z: -1, of: a.id, copy: 0, what: 'beam', glow: true }; // biome-ignore format: one line
    return [light, ...B.map((p) => ({ ...p, shadow: false })), ...A.map((p) => ({ ...p, z: p.z + 1, shadow: false }))];
  }
  return [...B, ...A.map((p) => ({ ...p, z: p.z + 1, shadow: false }))];
}

/** Many around one: half of them behind, half before, on a ring. */
export function around(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const B = crowd(b, c);
  const bb = boxOf(B.filter((p) => p.what === 'subject'));
  const n = a.count === 1 ? 1 : a.count;
  const flies = /bat|bee|bird|butterfly|fairy|fly|crow|moth|ghost|wisp|firefly|star|gull|spirit|orb|planet/.test(
    a.brief.concept,
  );
  const probe = doing(a, c, {})[0]!.sprite;
  const rx = (bb.right - bb.left) / 2 + probe.image.width * (n > 4 ? 0.8 : 0.5) + c.S * 0.02;
  const ry = flies
    ? (bb.bottom - bb.top) * 0.42
    : Math.max(c.S * 0.22, n > 2 ? Math.min(probe.image.height, c.S * 0.6) * 0.7 : 0);
  const out: Placed[] = [...B];
  const cx = (bb.left + bb.right) / 2;
  for (let i = 0; i < n; i++) {
    // from the sides on, so that few of them hide nothing
    // nobody stands right before the one in the middle
    const turn =
      n === 1 ? 0 : (i / n) * 2 * Math.PI + (n === 2 ? 0 : n % 2 ? -Math.PI / 2 : n % 4 === 2 ? 0 : Math.PI / n);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const list = doing(a, c, {
      copy: a.brief.kind === 'quadruped' ? 0 : n > 3 ? i % 3 : i,
      direction:
        a.brief.kind === 'thing' && !isAlive(a.brief)
          ? 'south'
          : dx > 0.05
            ? a.brief.kind === 'humanoid'
              ? 'south-west'
              : WEST
            : a.brief.kind === 'humanoid'
              ? 'south-east'
              : EAST,
      ...(a.act
        ? {}
        : {
            pose: row.a
              ? i % 2 && row.a === 'dance'
                ? 'dance 2'
                : row.a
              : flies && a.brief.kind !== 'thing'
                ? 'fly'
                : 'stand',
          }),
    });
    const p = list[0]!;
    const x = cx + dx * rx - p.sprite.image.width / 2;
    const y = flies ? (bb.top + bb.bottom) / 2 + dy * ry - p.sprite.image.height / 2 : dy * ry - p.sprite.foot.y;
    for (const each of list)
      out.push({
        ...each,
        copy: i,
        x: each.x + x - p.x,
        y: each.y + y - p.y,
        z: each.z + (dy > 0.1 ? 2 + dy : dy < -0.1 ? -2 + dy : flies ? 1 : 0),
        ...(flies ? { shadow: false } : {}),
      });
  }
  return out;
}
