/** One that bears the other: mounts, hands, tables, shoulders. */

import type { Direction } from '../../../../src/domain/words.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import { string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext, withFreeHands } from './actor.ts';
import { EAST, from, moved, rest, subject, WEST } from './common.ts';
import { FLAT, SEATS } from './containers.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

export function ride(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (b.brief.kind === 'quadruped' && a.brief.kind === 'humanoid') {
    const out: Placed[] = [];
    for (let i = 0; i < Math.max(a.count, 1); i++) {
      const s = actor(
        { ...a, brief: { ...a.brief, mount: { concept: b.brief.concept, colours: b.brief.colours } } },
        c,
        { direction: 'south-east', copy: i, size: Math.max(1, sizeOf(b.brief) * 1.05) },
      );
      out.push(subject(s, a, i * s.image.width * 0.8, i * 0.1, { copy: i }));
    }
    return out;
  }
  const out: Placed[] = [];
  for (let i = 0; i < a.count; i++) {
    const broom = /broom/.test(b.brief.concept);
    const small = sizeOf(b.brief) < 0.75 && !broom;
    const B = actor(b, c, {
      direction: broom ? 'south' : EAST,
      copy: i,
      size: Math.max(
        sizeOf(b.brief),
        a.brief.kind === 'humanoid' ? (broom ? 1.15 : small && isAlive(b.brief) ? 1 : 0.7) : sizeOf(a.brief) * 0.9,
      ),
    });
    const stands = /skateboard|surfboard|snowboard|scooter|hoverboard|sled/.test(b.brief.concept);
    const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, {
      pose: stands ? 'walk' : 'ride',
      direction: a.brief.kind === 'quadruped' ? EAST : 'south-east',
      copy: i,
    });
    const q = subject(B, b, 0, broom ? 1 : 0, { copy: i });
    const flies = FLYING.test(b.brief.concept) || a.act?.verb === 'fly';
    if (flies) moved([q], 0, -c.S * 0.4);
    const hips = stands || a.brief.kind !== 'humanoid' ? { x: A.foot.x, y: A.foot.y } : (A.at.hips ?? A.foot);
    const back = B.at.back;
    const share = broom
      ? 0.42
      : stands
        ? 0.3
        : /bicycle|motorcycle/.test(b.brief.concept)
          ? 0.3
          : /dragon/.test(b.brief.concept)
            ? 0.5
            : isAlive(b.brief)
              ? 0.3
              : 0.22;
    const seat = back ?? {
      x: B.image.width * (/bicycle|motorcycle/.test(b.brief.concept) ? 0.4 : 0.46),
      y: Math.max(B.top.y, B.image.height * share),
    };
    const p: Placed = {
      sprite: A,
      x: q.x + seat.x - hips.x,
      y: q.y + seat.y - hips.y - (stands ? 0 : c.S * 0.03),
      z: broom ? 0.5 : 1,
      of: a.id,
      copy: i,
      what: 'subject',
    };
    const pair = [q, p];
    if (i > 0) from(pair, boxOf(out).right + c.S * 0.08);
    out.push(...pair);
  }
  return out;
}

/** Things that are ridden through the air. */
export const FLYING = /broom|dragon|eagle|phoenix|airplane|ufo|cloud|rug|carpet|griffin|pegasus|rocket|bee|bat/;

export function carry(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (a.brief.kind !== 'humanoid') return hold(a, b, c);
  const B = actor(b, c, { direction: 'south' });
  const heavy = sizeOf(b.brief) >= 0.5 || isAlive(b.brief);
  const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, {
    pose: heavy ? 'carry' : 'carry low',
    direction: 'south',
  });
  const p = subject(A, a, 0, 0);
  const h = A.at.hands!;
  const load: Placed = {
    sprite: B,
    x: h.x - B.image.width / 2,
    y: p.y + h.y - (heavy ? B.image.height - c.S * 0.06 : B.image.height * 0.6),
    z: 1,
    of: b.id,
    copy: 0,
    what: 'subject',
  };
  return [p, load, ...rest(a, c, boxOf([p]).right)];
}

export function hold(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = doing(
    { ...a, brief: withFreeHands(a.brief) },
    c,
    a.act
      ? { freeHands: true }
      : a.brief.kind === 'quadruped'
        ? { pose: 'stand', direction: EAST }
        : { pose: 'hold', ...(human ? { direction: 'south' as const } : {}) },
  );
  const p = A[0]!;
  // what a beast holds is in its mouth
  const beast = a.brief.kind === 'quadruped';
  const own = beast ? Math.min(sizeOf(b.brief), sizeOf(a.brief) * 0.42) : sizeOf(b.brief);
  const B = actor(b, c, {
    size: FLOATS.test(b.brief.concept) ? own : Math.min(own, isAlive(b.brief) ? 0.5 : 0.55),
    direction: 'south',
    pose: 'sit',
  });
  const hand = (beast ? (p.sprite.at['mouth right'] ?? p.sprite.at.NOSE) : p.sprite.at['RIGHT ARM']) ??
    p.sprite.at.mouth ??
    p.sprite.at.NOSE ?? { x: p.sprite.image.width * 0.2, y: p.sprite.image.height * 0.5 };
  const at = { x: p.x + hand.x, y: p.y + hand.y };
  if (FLOATS.test(b.brief.concept)) {
    const count = b.count;
    const out: Placed[] = [];
    for (let i = 0; i < count; i++) {
      const x = at.x - c.S * 0.16 + (i - (count - 1) / 2) * B.image.width * 0.8;
      const y = p.y - B.image.height * 0.5 - (i % 2) * c.S * 0.14;
      out.push({
        sprite: B,
        x: x - B.image.width / 2,
        y: y - B.image.height / 2,
        z: 0.5 + i * 0.01,
        of: b.id,
        copy: i,
        what: 'subject',
      });
      const end = { x, y: y + B.image.height / 2 };
      out.push({
        sprite: string(at.x - end.x, at.y - end.y),
        x: Math.min(at.x, end.x),
        y: Math.min(at.y, end.y),
        z: -0.2,
        of: b.id,
        copy: i,
        what: 'string',
      });
    }
    return [...A, ...out];
  }
  const big = own > 0.5;
  const x = big && human ? p.x + (p.sprite.at.hands?.x ?? hand.x) : at.x;
  const list: Placed[] = [
    {
      sprite: B,
      x: x - B.image.width / 2,
      y: at.y - B.image.height * (beast ? 0.3 : own > 0.5 ? 0.5 : 0.62),
      z: 1,
      of: b.id,
      copy: 0,
      what: 'subject',
    },
  ];
  if (b.count > 1) {
    const other = p.sprite.at['LEFT ARM'] ?? hand;
    for (let i = 1; i < Math.min(b.count, 9); i++) list.push({ sprite: actor(b, c, { size: Math.min(own, 0.5), copy: i }), x: p.x + (i % 2 ? other.x : hand.x) - B.image.width / 2 + (i > 1 ? (i - 1) * B.image.width * 0.4 : 0), y: p.y + (i % 2 ? other.y : hand.y) - B.image.height * 0.62 - Math.floor(i / 2) * B.image.height * 0.4, z: 1 + i * 0.1, of: b.id, copy: i, what: 'subject' }); // biome-ignore format: one line
  }
  return [...A, ...list, ...rest(a, c, boxOf([...A, ...list]).right)];
}

/** Whoever is on one sits, unless words say otherwise. */
const CHAIRS = /throne|chair|sofa|couch|bench|stool/;

/** What is on these lies in their middle. */
const DISH = /^(?:.*-)?(?:plate|tray|platter|dish|saucer|rug|carpet|mat|blanket)$/;

/** Held by its foot: balloons and kites float on a string. */
export const FLOATS = /balloon|kite/;

export function on(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (row.at && row.at !== 'wall' && row.at !== 'top') return upon(a, b, row, c);
  const lies = row.a === 'sleep' || a.act?.verb === 'sleep';
  const human = a.brief.kind === 'humanoid';
  const sits = row.a === 'sit' || (human && !row.a && CHAIRS.test(b.brief.concept));
  const bed = /pile|hay|rug|carpet|pillow|cushion|nest|cloud|bed$/.test(b.brief.concept);
  const per = human
    ? 0.72
    : Math.min(bed ? 2.4 : 0.9, sizeOf(a.brief) * (lies ? (bed && sizeOf(a.brief) > 1 ? 0.9 : 1.3) : 0.9));
  const across = a.count <= 3 ? a.count : Math.ceil(a.count / 2);
  const least = row.many
    ? sizeOf(b.brief)
    : Math.max(
        sizeOf(b.brief),
        // what bears a house is as wide as the house
        categoryOf(a.brief.concept) === 'building' && categoryOf(b.brief.concept) === 'nature'
          ? sizeOf(a.brief) * 1.25
          : 0,
        Math.min(2.6, per * across * (lies && human ? 1.4 : DISH.test(b.brief.concept) ? 1.9 : 1)),
      );
  const B = actor(b, c, { size: least, ...(isAlive(b.brief) ? { direction: EAST } : {}) });
  const q = subject(B, b, 0, 0, FLAT.has(b.brief.concept) ? { shadow: false } : {});
  const wall = row.at === 'wall';
  const out: Placed[] = [q];
  const seat = SEATS[b.brief.concept];
  const { left, right, y: top } = B.top;
  for (let i = 0; i < a.count; i++) {
    const act = a.act?.verb;
    const pose = lies ? 'sleep' : sits ? 'sit' : (row.a ?? (act ? undefined : 'stand'));
    const direction: Direction = lies
      ? human
        ? WEST
        : EAST
      : wall
        ? human
          ? 'north'
          : 'south-east'
        : human
          ? 'south'
          : sits
            ? 'south-east'
            : i % 2
              ? 'south-west'
              : 'south-east';
    const list = doing(a, c, {
      direction,
      copy: i,
      ...(pose && !(act && !lies && !sits) ? { pose } : {}),
      ...(row.many ? { size: Math.min(sizeOf(a.brief), sizeOf(b.brief) * 0.42) } : {}),
    });
    const p = list[0]!;
    const A = p.sprite;
    const hips = sits && human ? (A.at.hips ?? A.foot) : { x: A.image.width / 2, y: A.foot.y };
    const rank = a.count > 3 ? i % 2 : 0;
    const slot = a.count > 3 ? Math.floor(i / 2) : i;
    const x = left + (right - left) * (across === 1 ? 0.5 : (slot + 0.5 + rank * 0.25) / across);
    const depth = Math.min(B.image.height * 0.16, c.S * 0.09);
    const y = DISH.test(b.brief.concept)
      ? B.image.height * 0.58
      : wall
        ? B.image.height * 0.52
        : seat !== undefined && (human || lies || sits || seat > 0.3) && sizeOf(b.brief) > 0.4
          ? B.image.height * seat
          : isAlive(b.brief) && B.at.back
            ? B.at.back.y
            : top + depth;
    const dx = q.x + x - hips.x - p.x;
    const dy =
      q.y +
      y -
      hips.y -
      p.y +
      (sits && human ? -c.S * 0.03 : 0) -
      rank * c.S * 0.1 +
      (wall ? A.image.height * 0.5 - 0.2 * B.image.height : 0);
    for (const each of list)
      out.push({ ...each, x: each.x + dx, y: each.y + dy, z: each.z + 1 + i * 0.02 - rank * 0.5, shadow: false });
  }
  // more than one support: each bears one of them
  for (let i = 1; i < b.count && b.count <= 9; i++)
    out.push(subject(actor(b, c, { copy: i, size: least }), b, i * B.image.width * 1.02, -0.1, { copy: i }));
  if (b.count > 1 && a.count > 1)
    out
      .filter((p) => p.of === a.id)
      .forEach((p) => {
        const k = p.copy % b.count;
        p.x +=
          k * B.image.width * 1.02 -
          (left +
            (right - left) * (across === 1 ? 0.5 : ((a.count > 3 ? Math.floor(p.copy / 2) : p.copy) + 0.5) / across) -
            (left + right) / 2);
      });
  return out;
}

/** On a shoulder, head, back or lap. */
export function upon(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  const B = doing(
    b,
    c,
    b.act
      ? {}
      : row.at === 'lap'
        ? { pose: 'sit', direction: 'south' }
        : b.brief.kind === 'humanoid'
          ? { direction: 'south' }
          : { direction: EAST },
  );
  const q = B[0]!;
  const s = q.sprite;
  const human = b.brief.kind === 'humanoid';
  const size = Math.min(sizeOf(a.brief), row.at === 'back' || row.at === 'lap' ? 0.8 : isAlive(a.brief) ? 0.42 : 0.34);
  const anchor = row.at === 'shoulder' ? (s.at['LEFT SHOULDER'] ?? s.at.back) : row.at === 'lap' ? (s.at.hands ?? s.at.hips) : row.at === 'back' ? (s.at.back ?? s.at.chest) : undefined; // biome-ignore format: one line
  const head = {
    x: human
      ? (s.at.NOSE?.x ?? s.image.width / 2)
      : (s.at.NOSE?.x ?? s.at.head?.x ?? s.image.width / 2) - (human ? 0 : c.S * 0.06),
    y: human ? (s.at.NOSE ? s.at.NOSE.y - c.S * 0.24 : 0) : 0,
  };
  const spot = anchor ?? head;
  const out: Placed[] = [...B];
  for (let i = 0; i < Math.min(a.count, 9); i++) {
    const A = actor(a, c, {
      size,
      pose: a.act ? 'stand' : 'sit',
      direction: a.brief.kind === 'quadruped' ? 'south-east' : 'south',
      copy: i,
    });
    const side = row.at === 'shoulder' ? c.S * 0.04 * (i % 2 ? -1 : 1) : 0;
    const other = i % 2 && row.at === 'shoulder' ? s.at['RIGHT SHOULDER'] : undefined;
    const p = other ?? spot;
    out.push({ sprite: A, x: q.x + p.x + side - A.foot.x, y: q.y + (row.at === 'head' ? Math.max(0, p.y) : p.y) + (row.at === 'lap' ? A.image.height * 0.3 : 1) - A.foot.y - (row.at === 'head' ? Math.floor(i) * A.image.height * 0.8 : 0), z: row.at === 'back' && human ? -0.5 : 2 + i * 0.1, of: a.id, copy: i, what: 'subject' }); // biome-ignore format: one line
  }
  return out;
}
