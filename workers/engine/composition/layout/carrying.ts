/** What hands, arms, shoulders and mouths carry. */
import { trunk } from '../effects/gear.ts';
import { string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, isAlive, type LayoutContext, withFreeHands } from './actor.ts';
import { EAST, moved, rest, subject, WEST } from './common.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

/** Held by its foot: balloons and kites float on a string. */
export const FLOATS = /balloon|kite/;

export function carry(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (a.brief.kind !== 'humanoid') return hold(a, b, c);
  const B = actor(b, c, { direction: 'south' });
  if (a.count === 2 && !isAlive(b.brief)) return bornByTwo(a, b, c);
  if (isAlive(b.brief) && b.count === 1) return inArms(a, b, c);
  const heavy = sizeOf(b.brief) >= 0.5;
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

/** One before, one behind, what they carry on their shoulders between them. */
function bornByTwo(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const bearer = { ...a, count: 1, act: undefined, brief: withFreeHands(a.brief) } as unknown as SceneNode;
  const own = Math.max(sizeOf(b.brief), 1.1);
  const s = actor(b, c, { size: b.brief.concept === 'log' ? 0.9 : own });
  const load = b.brief.concept === 'log' || b.brief.concept === 'plank' ? trunk(c.S * 1.9, c.S * 0.2) : s;
  const out: Placed[] = [];
  for (const copy of [0, 1]) {
    const list = doing(bearer, c, { pose: 'shoulder', direction: EAST, right: true, copy });
    moved(list, copy * Math.max(c.S * 0.85, load.image.width * 0.56));
    out.push(...list.map((p) => ({ ...p, copy })));
  }
  const box = boxOf(out);
  const [p] = out;
  const y = p!.y + (p!.sprite.at['RIGHT SHOULDER']?.y ?? p!.sprite.image.height * 0.5) - load.image.height * 0.6;
  return [
    ...out,
    { sprite: load, x: (box.left + box.right) / 2 - load.image.width / 2, y, z: 1, of: b.id, copy: 0, what: 'subject' },
  ];
}

/** Somebody is carried in both arms, lying across them; small animals sit there. */
function inArms(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'carry low', direction: 'south' });
  const p = subject(A, a, 0, 0);
  const lies = b.brief.kind === 'humanoid' && sizeOf(b.brief) > 0.6;
  const B = actor({ ...b, act: undefined, brief: withFreeHands(b.brief) } as unknown as SceneNode, c, lies ? { pose: 'sleep', direction: WEST } : { pose: 'sit', direction: b.brief.kind === 'quadruped' ? 'south-east' : 'south', size: Math.min(0.5, sizeOf(b.brief), sizeOf(a.brief) * 0.48) }); // biome-ignore format: one line
  const h = A.at.hands!;
  return [p, { sprite: B, x: h.x - B.image.width / 2, y: p.y + h.y - B.image.height * (lies ? 0.6 : 0.62), z: 1, of: b.id, copy: 0, what: 'subject' }, ...rest(a, c, boxOf([p]).right)]; // biome-ignore format: one line
}

const CLAWS = /^(?:eagle|hawk|falcon|owl|raven|crow|bird|dragon|wyvern|phoenix|vulture|seagull|pterodactyl)$/;

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
  // one without hands has it at its breast, no larger than itself
  const handless = !beast && !human;
  const own = beast
    ? Math.min(sizeOf(b.brief), sizeOf(a.brief) * 0.42)
    : handless
      ? Math.min(sizeOf(b.brief), sizeOf(a.brief) * 0.7)
      : sizeOf(b.brief);
  const B = actor(b, c, {
    size: FLOATS.test(b.brief.concept) ? own : Math.min(own, isAlive(b.brief) ? 0.5 : 0.55),
    direction: 'south',
    pose: 'sit',
  });
  const hand = (beast ? (p.sprite.at['mouth right'] ?? p.sprite.at.NOSE) : p.sprite.at['RIGHT ARM']) ??
    p.sprite.at.mouth ??
    p.sprite.at.NOSE ?? {
      x: p.sprite.image.width * (handless ? 0.8 : 0.2),
      y: p.sprite.image.height * (handless ? 0.62 : 0.5),
    };
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
  // a bird of prey has it in its claws, and flies
  if (CLAWS.test(a.brief.concept)) {
    const low = p.y + p.sprite.image.height;
    const load: Placed = { sprite: B, x: p.x + p.sprite.image.width / 2 - B.image.width / 2, y: low - B.image.height * 0.22, z: 1, of: b.id, copy: 0, what: 'subject' }; // biome-ignore format: one line
    return moved([...A, load], 0, -c.S * 0.5).map((each) => ({
      ...each,
      ...(each.shadow ? { lift: c.S * 0.5 + B.image.height * 0.7 } : {}),
    }));
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
