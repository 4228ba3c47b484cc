/** Who rides: on a beast, a broom, a board or a machine. */
import { astride, seatOf } from '../../subject/small/astride.ts';
import { board } from '../effects/gear.ts';
import { levelBroom } from '../effects/level-broom.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { personNear } from '../sprites/stamped.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { EAST, from, moved, subject } from './common.ts';
import { addedBy, seatedPose } from './doing.ts';
import { withFreeHands, withTool } from './hands-free.ts';
import { boxOf, type Placed } from './placed.ts';

/** Beasts with room for several. */
const ROOMY = /^(?:elephant|mammoth|woolly-mammoth|dinosaur|brachiosaurus|dragon|whale|camel|giant-turtle|turtle|rhino|rhinoceros|hippo)$/; // biome-ignore format: one line

/** Beasts whose back is a dome or lies between claws: who is set by hand from before would be a bust on top of it, with no leg to be seen. */
const DOMED = /slug|crab|lobster|crayfish|scorpion|beetle|ladybug|ladybird|scarab|armadillo|hedgehog|porcupine|octopus|squid|jellyfish/; // biome-ignore format: one line

/** Several on one beast, one behind the other. */
function rideTogether(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const B = actor(b, c, { direction: EAST, size: Math.max(sizeOf(b.brief), 0.7 + a.count * 0.3) });
  const q = subject(B, b, 0, 0);
  const out: Placed[] = [q];
  const back = { x: (B.top.left + B.top.right) / 2, y: B.top.y + c.S * 0.1 };
  for (let i = 0; i < a.count; i++) {
    const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: seatedPose(a, 'ride'), direction: 'south-east', copy: i }); // biome-ignore format: one line
    const hips = A.at.hips ?? A.foot;
    const along = (i - (a.count - 1) / 2) * -Math.min(c.S * 0.42, (B.image.width * 0.5) / a.count);
    out.push({ sprite: A, x: q.x + back.x + along - hips.x, y: q.y + back.y - hips.y - c.S * 0.03, z: 1 - i * 0.1, of: a.id, copy: i, what: 'subject' }); // biome-ignore format: one line
  }
  return out;
}

/** A rider that is set by hand on a creature; undefined: none of that size. */
function onBack(a: SceneNode, b: SceneNode, B: Sprite, c: LayoutContext, copy: number): Placed[] | undefined {
  const wish = { style: c.style, seed: c.seed + copy * 101 };
  const doll = personNear(a.brief, Math.min(c.S, B.image.height * 0.62), wish);
  const both = doll && astride(B, doll, seatOf(b.brief.concept));
  if (!both) return undefined;
  const { width, height } = both.image;
  const image = { width, height, data: new Uint8ClampedArray(width * height * 4) };
  const parts = new Int16Array(width * height).fill(-1);
  for (let i = 0; i < parts.length; i++)
    if (both.riders[i]) {
      image.data.set(both.image.data.subarray(i * 4, i * 4 + 4), i * 4);
      parts[i] = both.parts[i]!;
    }
  const q = subject(B, b, 0, 0, { copy });
  const rider: Placed = { sprite: { ...doll, image, parts, partNames: both.partNames, at: {} }, x: q.x - both.at.x, y: q.y - both.at.y, z: 1, of: a.id, copy, what: 'subject' }; // biome-ignore format: one line
  if (!FLYING.test(b.brief.concept) || c.floats) return [q, rider];
  return moved([q, rider], 0, -c.S * 0.2);
}

/** In the air on a level broom, its brush behind; the legs of who sits on it are before it. */
function onBroom(a: SceneNode, b: SceneNode, c: LayoutContext, copy: number): Placed[] {
  const human = a.brief.kind === 'humanoid';
  const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, { pose: human ? seatedPose(a, 'ride') : a.brief.kind === 'quadruped' ? 'sit' : 'stand', direction: human ? 'south-east' : EAST, copy }); // biome-ignore format: one line
  const tall = sizeOf(a.brief);
  const B = levelBroom(Math.max(c.S * 1.3 * Math.max(0.7, Math.min(1.2, tall)), A.image.width * 1.5), b.brief.colours[0]); // biome-ignore format: one line
  const hips = human ? (A.at.hips ?? { x: A.foot.x, y: A.image.height * 0.72 }) : { x: A.foot.x, y: A.foot.y - 1 };
  const rider: Placed = { sprite: A, x: 0, y: 0, z: 1, of: a.id, copy, what: 'subject' };
  const broom: Placed = { sprite: B, x: hips.x - B.image.width * 0.54, y: hips.y - B.image.height * 0.4, z: 0, of: b.id, copy, what: 'subject', shadow: true }; // biome-ignore format: one line
  const pair = [broom, rider, ...addedBy(a, rider, true, c, 'south-east')];
  const lowest = Math.max(...pair.map((p) => p.y + p.sprite.image.height));
  const lift = c.floats ? 0 : c.S * 0.34;
  moved(pair, 0, -lowest - lift);
  return pair.map((p) => (p === broom ? { ...p, lift: -(p.y + p.sprite.image.height) } : p));
}

/** Share of a mount's size that an animal on it has at least. */
const LEAST_RIDER = 0.36;

export function ride(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  if (a.brief.kind === 'humanoid' && a.count > 1 && a.count < 5 && b.count === 1 && ROOMY.test(b.brief.concept)) return rideTogether(a, b, c); // biome-ignore format: one line
  if (b.brief.kind === 'quadruped' && a.brief.kind === 'humanoid') {
    const out: Placed[] = [];
    for (let i = 0; i < Math.max(a.count, 1); i++) {
      const s = actor(
        {
          ...a,
          brief: {
            ...(a.act?.verb === 'shoot' && !a.brief.parts.some((p) => /bow|gun|pistol/.test(p.piece))
              ? withTool(a, 'bow', c.read)
              : a.brief),
            mount: { concept: b.brief.concept, colours: b.brief.colours, ...(b.brief.traits ? { traits: b.brief.traits } : {}) }, // biome-ignore format: one line
          },
        },
        c,
        { direction: 'south-east', copy: i, size: Math.max(1, sizeOf(b.brief) * 1.05) },
      );
      out.push(subject(s, a, i * s.image.width * 0.8, i * 0.1, { copy: i }));
    }
    return out;
  }
  const out: Placed[] = [];
  for (let i = 0; i < a.count; i++) {
    if (/broom/.test(b.brief.concept)) {
      const pair = onBroom(a, b, c, i);
      if (i > 0) from(pair, boxOf(out).right + c.S * 0.04);
      out.push(...pair.map((p) => ({ ...p, y: p.y - (i % 2) * c.S * 0.16 })));
      continue;
    }
    const small = sizeOf(b.brief) < 0.75;
    const deck = /^(?:skateboard|surfboard|snowboard)$/.test(b.brief.concept);
    const B = deck
      ? board(c.S * (b.brief.concept === 'surfboard' ? 1.2 : 0.95), b.brief.concept, b.brief.colours[0])
      : actor(b, c, {
          // biome-ignore format: one call
          direction: EAST,
          copy: i,
          size: Math.max(
            sizeOf(b.brief),
            a.brief.kind === 'humanoid' ? (small && isAlive(b.brief) ? 1 : 0.7) : sizeOf(a.brief) * 0.9,
          ),
        });
    const doll = a.brief.kind === 'humanoid' && isAlive(b.brief) && !a.act && !c.solids && !DOMED.test(b.brief.concept) ? onBack(a, b, B, c, i) : undefined; // biome-ignore format: one line
    if (doll) {
      if (i > 0) from(doll, boxOf(out).right + c.S * 0.08);
      out.push(...doll);
      continue;
    }
    const stands = /skateboard|surfboard|snowboard|(?<!motor-)scooter|hoverboard|sled/.test(b.brief.concept);
    // a mouse on a dragon is as large as to be seen there
    const least = a.brief.kind !== 'humanoid' && isAlive(b.brief) ? sizeOf(b.brief) * LEAST_RIDER : 0;
    const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, {
      ...(sizeOf(a.brief) < least ? { size: least } : {}),
      pose: stands ? 'walk' : seatedPose(a, 'ride'),
      direction: a.brief.kind === 'quadruped' ? EAST : 'south-east',
      copy: i,
    });
    const q = subject(B, b, 0, 0, { copy: i });
    const flies = FLYING.test(b.brief.concept) || a.act?.verb === 'fly';
    if (flies) moved([q], 0, -c.S * 0.4);
    const hips = stands || a.brief.kind !== 'humanoid' ? { x: A.foot.x, y: A.foot.y } : (A.at.hips ?? A.foot);
    const back = B.at.back;
    const share = stands
      ? deck
        ? 0.34
        : 0.3
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
      z: 1,
      of: a.id,
      copy: i,
      what: 'subject',
    };
    const pair = [q, p, ...addedBy(a, p, true, c, 'south-east')];
    if (i > 0) from(pair, boxOf(out).right + c.S * 0.08);
    out.push(...pair);
  }
  return out;
}

/** Things that are ridden through the air. */
export const FLYING = /broom|dragon|eagle|phoenix|airplane|ufo|cloud|rug|carpet|griffin|pegasus|rocket|bee|bat/;
