/** What hands, arms, shoulders and mouths carry. */
import { baseColour } from '../../catalogue/materials.ts';
import { lookOf } from '../../subject/humanoid/look.ts';
import { trunk } from '../effects/gear.ts';
import { string } from '../effects/marks.ts';
import { swaddled } from '../effects/swaddled.ts';
import type { SceneNode } from '../graph.ts';
import { isInfant } from '../read/relation-meant.ts';
import { isChild, sizeOf } from '../sprites/sizes.ts';
import { mirrored, type Point, type Sprite, VARIATION } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { armLine } from './arm-line.ts';
import { EAST, moved, rest, subject, WEST } from './common.ts';
import { doing, FLIES } from './doing.ts';
import { atMouth, hasAtMouth, snoutOf } from './eating.ts';
import { bornByMany } from './encounters.ts';
import { withFreeHands } from './hands-free.ts';
import { LEFTWARD } from './open-mouth.ts';
import { boxOf, type Placed } from './placed.ts';

/** Held by its foot: balloons and kites float on a string. */
export const FLOATS = /balloon|kite/;

export function carry(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const many = a.brief.kind === 'humanoid' && sizeOf(b.brief) > 0.7 && !isAlive(b.brief) ? 1 : 2;
  if (a.count > many && b.count === 1 && (a.brief.kind === 'humanoid' ? sizeOf(b.brief) > 0.5 : !isAlive(b.brief))) return bornByMany(a, b, c); // biome-ignore format: one line
  if (a.brief.kind !== 'humanoid')
    return !isAlive(b.brief) && b.count === 1 && /giant|huge|big|large/.test(b.brief.build.join(' ')) ? overBack(a, b, c) : hold(a, b, c); // biome-ignore format: one line
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

/** A beast bears what is larger than itself over its back. */
function overBack(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = doing(a, c, { direction: EAST, right: true, pose: 'walk' });
  const [p] = A;
  const load = actor(b, c, { size: sizeOf(a.brief) * 1.45 });
  const back = p!.sprite.at.back ?? { x: p!.sprite.image.width * 0.5, y: p!.sprite.top.y };
  const x = p!.x + back.x - load.image.width / 2;
  return [...A, { sprite: load, x, y: p!.y + back.y - load.image.height * 0.86, z: -0.5, of: b.id, copy: 0, what: 'subject' }]; // biome-ignore format: one line
}

/** Loads that lie across two shoulders; all others hang between the bearers' hands. */
const LONG = /^(?:log|plank|planks|beam|pole|canoe|rowboat|oar|trunk|surfboard|pipe)$/;

/** One before, one behind; a long load lies on their shoulders, another is held between them, so that both are seen. */
function bornByTwo(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const bearer = { ...a, count: 1, act: undefined, brief: withFreeHands(a.brief) } as unknown as SceneNode;
  const tall = sizeOf(a.brief);
  const long = LONG.test(b.brief.concept);
  const s = actor(b, c, { size: long ? tall * 1.8 : Math.min(Math.max(sizeOf(b.brief), tall * 0.6), tall * 0.72) });
  const beam = /^(?:log|plank|planks|beam|trunk)$/.test(b.brief.concept);
  const load = beam ? trunk(c.S * 1.9 * tall, c.S * 0.17 * tall) : s;
  const out: Placed[] = [];
  for (const copy of [0, 1]) {
    const pose = long ? 'shoulder' : 'carry low';
    const list = doing(bearer, c, { pose, direction: long || copy === 0 ? EAST : WEST, right: true, copy });
    moved(
      list,
      copy * (long ? Math.max(c.S * 0.85 * tall, load.image.width * 0.56) : load.image.width + c.S * 0.36 * tall),
    );
    out.push(...list.map((p) => ({ ...p, copy })));
  }
  const box = boxOf(out);
  const [p] = out;
  const { height } = p!.sprite.image;
  const shoulder = p!.sprite.at['RIGHT SHOULDER']?.y ?? height * 0.5;
  const y = long ? p!.y + shoulder - load.image.height * 0.35 : p!.y + height * 0.92 - load.image.height;
  return [
    ...out,
    { sprite: load, x: (box.left + box.right) / 2 - load.image.width / 2, y, z: 1, of: b.id, copy: 0, what: 'subject' },
  ];
}

/** Somebody is carried in both arms, lying across them; small animals sit there. */
export function inArms(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: 'carry low', direction: 'south' });
  const p = subject(A, a, 0, 0);
  if (isInfant(b.brief)) {
    const skin = baseColour(lookOf(a.brief, c.seed, VARIATION).skin);
    const B = swaddled(c.S * 0.36, skin, b.brief.colours[0]);
    const h = A.at.hands!;
    return [p, { sprite: B, x: h.x - B.image.width / 2, y: p.y + h.y - B.image.height * 0.46, z: 1, of: b.id, copy: 0, what: 'subject' }, ...rest(a, c, boxOf([p]).right)]; // biome-ignore format: one line
  }
  if (isChild(b.brief)) return onOneArm(a, b, p, c);
  const lies = b.brief.kind === 'humanoid' && sizeOf(b.brief) > 0.6;
  const B = actor({ ...b, act: undefined, brief: withFreeHands(b.brief) } as unknown as SceneNode, c, lies ? { pose: 'sleep', direction: WEST } : { pose: 'sit', direction: b.brief.kind === 'quadruped' ? 'south-east' : 'south', size: Math.min(0.5, sizeOf(b.brief), sizeOf(a.brief) * 0.48) }); // biome-ignore format: one line
  const h = A.at.hands!;
  return [p, { sprite: B, x: h.x - B.image.width / 2, y: p.y + h.y - B.image.height * (lies ? 0.6 : 0.62), z: 1, of: b.id, copy: 0, what: 'subject' }, ...rest(a, c, boxOf([p]).right)]; // biome-ignore format: one line
}

/** A child sits on an arm at the side, its feet off the ground: neither face is before the other. */
function onOneArm(a: SceneNode, b: SceneNode, p: Placed, c: LayoutContext): Placed[] {
  const { image, at } = p.sprite;
  const sits = { ...b, act: undefined, brief: withFreeHands(b.brief) } as unknown as SceneNode;
  const B = actor(sits, c, { pose: 'sit', direction: 'south', size: Math.min(CHILD_ON_ARM, sizeOf(b.brief)) });
  const middle = p.x + (at.NOSE?.x ?? image.width / 2);
  const x = middle + c.S * 0.1;
  const y = p.y + image.height * 0.82 - B.image.height;
  const elbow = { x: middle + c.S * 0.1, y: p.y + image.height * 0.66 };
  const hand = { x: x + B.image.width * 0.62, y: y + B.image.height * 0.84 };
  return [
    p,
    { sprite: B, x, y, z: 1, of: b.id, copy: 0, what: 'subject' },
    armLine(a, elbow, hand, 1.5, c),
    ...rest(a, c, x + B.image.width),
  ];
}
const CHILD_ON_ARM = 0.5;

const PINCERS = /^(?:crab|hermit-crab|lobster|scorpion|crayfish)$/;
const CLAWS = /^(?:eagle|hawk|falcon|owl|raven|crow|bird|dragon|wyvern|phoenix|vulture|seagull|pterodactyl)$/;

/** The hand of a monster that has any; who is seen from before has a thing at its side rather than over its face. */
function handOf(s: Sprite): Point | undefined {
  const { width, height } = s.image;
  const centre = (name: RegExp, lowest: boolean): Point | undefined => {
    const wanted = s.partNames.map((n) => name.test(n));
    let [sx, sy, n, low] = [0, 0, 0, 0];
    for (let i = 0; i < s.parts.length; i++) {
      const [x, y] = [i % width, Math.floor(i / width)];
      if (s.parts[i]! < 0 || !wanted[s.parts[i]!] || x < width * 0.55) continue;
      low = Math.max(low, y);
      sx += x;
      sy += y;
      n++;
    }
    return n > 2 ? { x: sx / n, y: lowest ? low - height * 0.04 : sy / n } : undefined;
  };
  const hand = centre(/^(?:hand|fist|finger)$/, false) ?? centre(/^arm$/, true);
  if (hand) return hand;
  const mouth = s.at.mouth ?? s.at.head;
  return mouth && Math.abs(mouth.x - width / 2) < width * 0.16 ? { x: width * 0.84, y: height * 0.76 } : undefined;
}

export function hold(a: SceneNode, b: SceneNode, c: LayoutContext, inBeak = false): Placed[] {
  const human = a.brief.kind === 'humanoid';
  // who is drawn with a club has that one: a second would lie before it
  if (!human && a.brief.kind === 'thing' && b.brief.colours.length + b.changes.length === 0 && b.count === 1) {
    const armed = doing(a, c, {});
    if (armed[0]!.sprite.partNames.some((name) => name === b.brief.concept)) return armed;
  }
  const had = hasAtMouth(a, b, 'hold') ? atMouth(a, b, c, c.S * sizeOf(a.brief)) : undefined;
  if (had) return had;
  // somebody is held in both arms
  if (human && b.brief.kind === 'humanoid' && b.count === 1 && a.count === 1 && sizeOf(b.brief) > 0.6 * sizeOf(a.brief)) return inArms(a, b, c); // biome-ignore format: one line
  const A = doing(
    { ...a, brief: FLIES.test(b.brief.concept) ? a.brief : withFreeHands(a.brief) },
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
  const leftward = handless && LEFTWARD.test(a.brief.concept);
  const own = beast
    ? Math.min(sizeOf(b.brief), sizeOf(a.brief) * 0.42)
    : handless
      ? Math.min(sizeOf(b.brief), sizeOf(a.brief) * 0.5)
      : sizeOf(b.brief);
  const upright = actor(b, c, {
    size: FLOATS.test(b.brief.concept) ? own : Math.min(own, isAlive(b.brief) ? 0.5 : 0.55),
    direction: 'south',
    pose: 'sit',
  });
  // who looks to the left has it pointing there
  const B = leftward ? mirrored(upright) : upright;
  const hand = (beast ? (p.sprite.at['mouth right'] ?? p.sprite.at.NOSE) : p.sprite.at['RIGHT ARM']) ??
    (PINCERS.test(a.brief.concept) ? { x: p.sprite.image.width * 0.92, y: p.sprite.image.height * 0.2 } : undefined) ??
    (/^penguin$/.test(a.brief.concept)
      ? { x: p.sprite.image.width * 0.94, y: p.sprite.image.height * 0.56 }
      : undefined) ??
    (handless ? handOf(p.sprite) : undefined) ??
    p.sprite.at.mouth ??
    // a head without joints has its mouth at its foremost point
    (beast && !p.sprite.at.NOSE ? snoutOf(p.sprite) : undefined) ??
    p.sprite.at.NOSE ?? {
      // by its handle, at the foremost foot
      x: p.sprite.image.width * (!handless ? 0.2 : leftward ? 0.3 : 0.9) - (leftward ? B.image.width * 0.42 : 0),
      y: p.sprite.image.height * (leftward ? 0.96 : handless ? 0.8 : 0.5),
    };
  const at = { x: p.x + hand.x, y: p.y + hand.y };
  if (FLOATS.test(b.brief.concept)) {
    const count = b.count;
    const out: Placed[] = [];
    for (let i = 0; i < count; i++) {
      const x =
        at.x +
        (handless ? Math.min(B.image.width * 0.5, c.S * 0.2) : -c.S * 0.16) +
        (i - (count - 1) / 2) * B.image.width * 0.8;
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
  // what flies is before who catches it, not on the face
  if (human && FLIES.test(b.brief.concept)) {
    const box = boxOf(A);
    const spots = [
      [0.16, 0.62],
      [0.5, 0.84],
      [0.62, 0.46],
      [0.9, 0.7],
      [0.34, 0.3],
    ] as const;
    return [
      ...A,
      ...spots.slice(0, b.count).map(([x, y], copy): Placed => {
        const s = actor(b, c, { size: Math.max(0.3, sizeOf(b.brief)), copy });
        return { sprite: s, x: box.right + c.S * (x - 0.06), y: -c.S * y - s.image.height / 2, z: 1, of: b.id, copy, what: 'subject' }; // biome-ignore format: one line
      }),
    ];
  }
  // a bird of prey has it in its claws, and flies
  if (inBeak && !human) {
    const beak = p.sprite.at['mouth right'] ??
      p.sprite.at.mouth ?? { x: p.sprite.image.width * 0.96, y: p.sprite.image.height * 0.2 };
    const s = actor(b, c, { size: Math.min(own, 0.8 * sizeOf(a.brief), isAlive(b.brief) ? 1 : 0.24) });
    // the beak is seen: it has it by an edge
    return [...A, { sprite: s, x: p.x + beak.x - s.image.width * 0.24, y: p.y + beak.y - s.image.height * 0.12, z: 1, of: b.id, copy: 0, what: 'subject' }]; // biome-ignore format: one line
  }
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
  if (b.count > 2 && handless) {
    // in a ring round it, all pointing outward
    const body = boxOf(A);
    const [cx, cy] = [(body.left + body.right) / 2, (body.top + body.bottom) / 2];
    const many = Math.min(b.count, 9);
    const around = Array.from({ length: many }, (_, i): Placed => {
      const side = i % 2 ? 1 : -1;
      const at = (Math.floor(i / 2) + 0.5) / Math.ceil(many / 2);
      const s = actor(b, c, { size: Math.min(own, 0.5), copy: i % 3 });
      const sprite = side < 0 ? mirrored(s) : s;
      const x = cx + side * (body.right - body.left) * 0.5 + (side < 0 ? -s.image.width * 0.8 : -s.image.width * 0.2);
      return { sprite, x, y: cy + (body.bottom - body.top) * (0.62 - at * 1.1) - s.image.height / 2, z: at < 0.5 ? 1 : -1, of: b.id, copy: i, what: 'subject' }; // biome-ignore format: one line
    });
    return [...A, ...around];
  }
  if (b.count > 1) {
    const other = p.sprite.at['LEFT ARM'] ?? hand;
    for (let i = 1; i < Math.min(b.count, 9); i++) list.push({ sprite: actor(b, c, { size: Math.min(own, 0.5), copy: i }), x: p.x + (i % 2 ? other.x : hand.x) - B.image.width / 2 + (i > 1 ? (i - 1) * B.image.width * 0.4 : 0), y: p.y + (i % 2 ? other.y : hand.y) - B.image.height * 0.62 - Math.floor(i / 2) * B.image.height * 0.4, z: 1 + i * 0.1, of: b.id, copy: i, what: 'subject' }); // biome-ignore format: one line
  }
  return [...A, ...list, ...rest(a, c, boxOf([...A, ...list]).right)];
}
