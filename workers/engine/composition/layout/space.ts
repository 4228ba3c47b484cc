/** Behind, between, over and around. */

import { beam } from '../effects/gear.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { isAlive, type LayoutContext } from './actor.ts';
import { apartBy } from './clear.ts';
import { EAST, from, moved, posed, WEST } from './common.ts';
import { copyOf } from './copies.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

const rad = (degrees: number): number => (degrees * Math.PI) / 180;

export function behind(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const hides = row.a === 'hide';
  // what hides somebody is large enough for it
  const cover = hides && a.count === 1 && !isAlive(b.brief) && sizeOf(b.brief) < sizeOf(a.brief) * 1.25 ? { size: sizeOf(a.brief) * 1.25 } : {}; // biome-ignore format: one line
  const F = crowd(b, c, cover);
  const small = hides && a.count === 1 && sizeOf(a.brief) < 0.7 && sizeOf(b.brief) > 1.2 ? { size: Math.min(0.78, sizeOf(a.brief) * 1.35) } : {}; // biome-ignore format: one line
  // weapons that cross behind a shield look out at both its sides
  const crossed = /^crossed/.test(a.brief.concept) ? { size: sizeOf(b.brief) * 1.5 } : {};
  // nobody of a few is hidden by those before him as well
  const abreast = !hides && !isAlive(b.brief) && a.count > 2 && a.count < 5 && !a.line;
  const A = crowd(
    abreast ? { ...a, line: 'row' } : a,
    c,
    posed(a, row.a, {
      ...small,
      ...crossed,
      direction:
        hides && a.brief.kind === 'quadruped' ? EAST : a.brief.kind === 'humanoid' || hides ? 'south' : 'south-east',
    }),
  );
  const f = boxOf(F.filter((p) => p.what === 'subject'));
  const k = boxOf(A.filter((p) => p.what === 'subject'));
  const [fw, kw] = [f.right - f.left, k.right - k.left];
  const [fh, kh] = [-f.top, -k.top];
  // one who is hidden all over looks out at the side; a taller one over the top
  const foot = Math.max(...F.filter((p) => p.what === 'subject').map((p) => trunkOf(p, kh)));
  const narrow = hides && foot < (f.left + f.right) / 2 + fw * 0.3 && fh > kh * 0.86;
  if (narrow) {
    // behind a trunk: half of it looks out at the side
    moved(A, foot - kw * (a.brief.kind === 'quadruped' ? 0.54 : 0.42) - k.left, -c.S * 0.05);
    for (const p of A) p.z -= 2;
    return [...A, ...F];
  }
  const out = hides && a.brief.kind !== 'humanoid' ? 0.14 : 0;
  if (/^crossed/.test(a.brief.concept)) {
    moved(A, (f.left + f.right) / 2 - (k.left + k.right) / 2, (f.top + f.bottom) / 2 - (k.top + k.bottom) / 2);
    return [...A.map((p) => ({ ...p, z: p.z - 2, shadow: false })), ...F];
  }
  // a small one of the same kind before a large one is not lost in its coat
  if (!hides && isAlive(a.brief) && isAlive(b.brief) && a.count === 1 && fh < kh * 0.8) {
    moved(F, k.left - f.left - fw * 0.72, c.S * 0.06);
    moved(A, apartBy(F, A, MOST_BEHIND));
    for (const p of A) p.z -= 2;
    return [...A, ...F];
  }
  // over the top, where no shoulder is
  if (hides && a.brief.kind === 'thing' && fh > kh * 0.86) {
    moved(A, (f.left + f.right - k.left - k.right) / 2 + fw * 0.12, f.top - kh * PEEKS - k.top);
    for (const p of A) [p.z, p.shadow] = [p.z - 2, false];
    return [...A, ...F];
  }
  // over something low that is as wide as they are, the upper half of them is seen
  const grow = Math.max(
    SEEN_THROUGH.test(b.brief.concept) ? 0.3 : 1,
    Math.min((kh * (fh > kh * LOW ? BREAST : LOW)) / fh, (kw * 0.9) / fw),
  );
  const low =
    fh * grow <= kh * LOW || SEEN_THROUGH.test(b.brief.concept) || (fh * grow <= kh * BREAST && fw * grow >= kw * 0.85);
  if (!hides && !isAlive(b.brief) && b.count === 1 && low) {
    const G = Math.abs(grow - 1) > 0.1 ? crowd(b, c, { size: sizeOf(b.brief) * grow }) : F;
    // a fence goes on as far as they stand
    const panels = SEEN_THROUGH.test(b.brief.concept) ? Math.min(4, Math.ceil((kw * 0.85) / (fw * grow))) : 1;
    const step = boxOf(G).right - boxOf(G).left - 1;
    const panel = [...G];
    for (let i = 1; i < panels; i++) G.push(...panel.map((p) => ({ ...p, x: p.x + step * i })));
    const g = boxOf(G.filter((p) => p.what === 'subject'));
    moved(A, (g.left + g.right - k.left - k.right) / 2, -Math.max(c.S * (0.14 + (row.gap ?? 0)), -g.top - kh * HALF));
    return [...A.map((p) => ({ ...p, z: p.z - 2 })), ...G];
  }
  const side = fh > kh * 0.86 ? (fw > kw * 1.1 ? fw / 2 - kw * (0.16 + out) : kw * (0.5 - out)) : kw * 0.12;
  moved(A, (f.left + f.right) / 2 + side - (k.left + k.right) / 2, -c.S * (0.14 + (row.gap ?? 0)));
  for (const p of A) p.z -= 2;
  // who hides may be half hidden, who stands behind is to be told
  if (!hides) moved(A, apartBy(F, A, MOST_BEHIND));
  return [...A, ...F];
}

/** How high something is over which one looks, and how much of who stands behind it is hidden: shares of their height. */
const LOW = 0.8;
/** Whose height fits who stands behind them. */
const SEEN_THROUGH = /fence|hedge|railing|barricade|sandbags/;
const BREAST = 1.25;
const HALF = 0.5;

/** Of it. */
const PEEKS = 0.6;

/** Share of whoever stands behind another, or of the other if smaller, that is hidden at most. */
const MOST_BEHIND = 0.3;

/** "Books" in the air are single ones, though several are drawn as one heap elsewhere. */
function oneOfMany(node: SceneNode, c: LayoutContext): SceneNode {
  const word = node.brief.concept.replace(/-/g, ' ').replace(/ies$/, 'y').replace(/s$/, '');
  const brief = c.read(word);
  return { ...node, count: 5, ...(brief.confidence >= 0.9 && brief.kind === 'thing' ? { brief: { ...brief, count: 1, colours: node.brief.colours } } : {}) }; // biome-ignore format: one line
}

/** Where the right side of something is, at its foot as high as `high`: the widest there, of its lower half. */
function trunkOf(p: Placed, high: number): number {
  const { data, width, height } = p.sprite.image;
  let right = 0;
  const rows = Math.min(height * 0.4, high * 0.7);
  for (let y = Math.max(0, Math.floor(height - rows)); y < height - rows * 0.25; y++)
    for (let x = width - 1; x >= right; x--)
      if (data[(y * width + x) * 4 + 3]) {
        right = x + 1;
        break;
      }
  return p.x + right;
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
  const falls = row.a === 'fall';
  const A = crowd(
    a,
    c,
    a.act || a.brief.kind === 'thing'
      ? a.brief.kind === 'thing'
        ? { pose: 'stand', ...(isAlive(a.brief) ? { direction: 'south-east' as const } : {}) }
        : {}
      : { pose: falls ? 'fall' : jumps ? 'jump' : 'fly', direction: a.brief.kind === 'humanoid' ? 'south-east' : EAST },
  );
  const bb = boxOf(B);
  const ab = boxOf(A);
  moved(A, (bb.left + bb.right) / 2 - (ab.left + ab.right) / 2, bb.top - ab.bottom - c.S * 0.1);
  // off it at the side, half way to the ground
  if (falls) return [...B, ...moved(A, (bb.right - bb.left) / 2 + c.S * 0.1, (bb.bottom - bb.top) * 0.5).map((p) => ({ ...p, z: p.z + 1, shadow: false }))]; // biome-ignore format: one line
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
  const B = crowd(b, c, b.brief.concept === 'cauldron' ? { size: 0.8 } : {});
  const bb = boxOf(B.filter((p) => p.what === 'subject'));
  const flies =
    row.air === true ||
    a.act?.verb === 'float' ||
    a.act?.verb === 'fly' ||
    /bat|bee|bird|butterfly|fairy|fly|crow|moth|ghost|wisp|firefly|star|gull|spirit|orb|planet/.test(a.brief.concept);
  // "mushrooms around a stump" stand all round it, though a heap of them is one drawing
  const many = a.brief.kind === 'thing' && !isAlive(a.brief) && /[a-z]{3}s$/.test(a.text) && !/ss$/.test(a.text);
  if ((row.air || (many && !row.turned)) && a.count === 1) a = { ...oneOfMany(a, c), ...(row.air ? {} : { count: 4 }) };
  // what lies round it is at its sides, not before and behind it
  const laid = !flies && !isAlive(a.brief);
  const n = a.count === 1 ? 1 : a.count;
  const probe = doing(a, c, {})[0]!.sprite;
  const rx =
    (bb.right - bb.left) / 2 +
    probe.image.width * (n > 4 ? 0.8 : flies && bb.right - bb.left > probe.image.width * 1.6 ? 0.2 : 0.5) +
    c.S * 0.02;
  const ry = flies
    ? (bb.bottom - bb.top) * (row.air ? 0.5 : 0.42)
    : Math.max(c.S * 0.22, n > 2 ? Math.min(probe.image.height, c.S * 0.6) * 0.7 : 0);
  const out: Placed[] = [...B];
  const cx = (bb.left + bb.right) / 2;
  if (!flies && n >= 2 && n <= 4 && isAlive(a.brief)) {
    // few stand at both sides by turns, so that all are seen
    const reach = [bb.left, bb.right];
    const pot = b.brief.concept === 'cauldron';
    const low = -bb.top < probe.image.height * 0.8;
    for (let i = 0; i < n; i++) {
      if (n === 3 && i === 2 && low) {
        // the third is behind it, in the middle
        const list = doing(copyOf(a, i), c, { copy: 2, direction: 'south', freeHands: pot, ...(a.act ? {} : { pose: pot && a.brief.kind === 'humanoid' ? 'cook' : 'stand' }) }); // biome-ignore format: one line
        const own = boxOf(list);
        // as far back as to be seen over the one in the middle
        const [high, up] = [own.bottom - own.top, -bb.top];
        const wide = probe.image.width > (bb.right - bb.left) * 1.3;
        const rise = Math.max(c.S * 0.24, up - high * MOST_BEHIND, wide ? high * 0.6 : 0);
        for (const each of list) out.push({ ...each, copy: i, x: each.x + cx - (own.left + own.right) / 2, y: each.y - rise, z: each.z - 2 }); // biome-ignore format: one line
        continue;
      }
      const right = i % 2 === 0;
      const human = a.brief.kind === 'humanoid';
      const pose = row.a ? (i % 2 && row.a === 'dance' ? 'dance 2' : row.a) : pot && human ? 'reach' : 'stand';
      const list = doing(copyOf(a, i), c, { copy: human ? i % 3 : 0, right, freeHands: pot, direction: human ? (right ? 'south-east' : 'south-west') : right ? EAST : WEST, ...(a.act ? {} : { pose }) }); // biome-ignore format: one line
      const own = boxOf(list);
      const outer = i > 1;
      const dx = right ? reach[0]! - own.right + c.S * (outer ? 0.12 : -0.02) : reach[1]! - own.left - c.S * (outer ? 0.12 : -0.02); // biome-ignore format: one line
      for (const each of list)
        out.push({ ...each, copy: i, x: each.x + dx, y: each.y + c.S * (outer ? -0.1 : 0.06), z: each.z + (outer ? -1 : 1) }); // biome-ignore format: one line
      reach[right ? 0 : 1] = right ? own.left + dx : own.right + dx;
    }
    return out;
  }
  for (let i = 0; i < n; i++) {
    // from the sides on, so that few of them hide nothing
    // nobody stands right before the one in the middle
    // what is in the air is at the sides and over the head, nothing on the ground
    const turn = row.air
      ? rad(-200 + (220 * i) / Math.max(1, n - 1))
      : n === 1
        ? 0
        : flies && n < 4
          ? rad(-168 + (156 * i) / (n - 1))
          : laid && n < 5
            ? rad([[], [], [10, 170], [14, 166, 84], [-24, 38, 142, 204]][n]![i]!)
            : (i / n) * 2 * Math.PI + (n === 2 ? 0 : n % 2 ? -Math.PI / 2 : n % 4 === 2 ? 0 : Math.PI / n);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const list = doing(copyOf(a, i), c, {
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
                ? a.brief.kind === 'humanoid'
                  ? 'float'
                  : 'fly'
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
