/** On a shoulder, a head, a back or a lap. */
import { trunk } from '../effects/gear.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { onShoulders } from './clinches.ts';
import { EAST } from './common.ts';
import { doing } from './doing.ts';
import { withFreeHands } from './hands-free.ts';
import type { Placed } from './placed.ts';

/** The highest pixel of the columns about one, a little below the tips of ears. */
function topAt(s: Sprite, x: number, reach: number): number {
  const { data, width, height } = s.image;
  const tops: number[] = [];
  for (let i = Math.max(0, Math.round(x - reach)); i <= Math.min(width - 1, Math.round(x + reach)); i++)
    for (let y = 0; y < height; y++)
      if (data[(y * width + i) * 4 + 3]) {
        tops.push(y);
        break;
      }
  tops.sort((a, b) => a - b);
  return tops[Math.floor(tops.length / 2)] ?? 0;
}

/** Where somebody's right edge in the picture is, in a row. */
function sideAt(s: Sprite, y: number): number {
  const { data, width } = s.image;
  let x = width - 1;
  while (x > 0 && !data[(Math.round(y) * width + x) * 4 + 3]) x--;
  return x;
}

/** On a shoulder, head, back or lap. */
export function upon(a: SceneNode, b: SceneNode, told: RelationRow, c: LayoutContext): Placed[] {
  // a small animal on somebody's back looks over the shoulder: behind the body it would not be seen
  const clings = told.at === 'back' && b.brief.kind === 'humanoid' && a.brief.kind !== 'humanoid' && isAlive(a.brief) && sizeOf(a.brief) < 0.6; // biome-ignore format: one line
  const row: RelationRow = clings ? { ...told, at: 'shoulder' } : told;
  // who sits on shoulders has a leg at each side of the head
  if ((row.at === 'head' || row.at === 'shoulder') && a.brief.kind === 'humanoid' && b.brief.kind === 'humanoid' && a.count === 1 && b.count === 1 && sizeOf(a.brief) > sizeOf(b.brief) * 0.45 && !b.act) return onShoulders(a, b, c); // biome-ignore format: one line
  const B = doing(
    b,
    c,
    b.act
      ? {}
      : row.at === 'hand' && b.brief.kind === 'humanoid'
        ? { pose: 'wave', direction: 'south', freeHands: true }
        : row.at === 'lap'
          ? { pose: 'sit', direction: 'south' }
          : b.brief.kind === 'humanoid'
            ? { direction: 'south' }
            : { direction: EAST },
  );
  const q = B[0]!;
  const s = q.sprite;
  const human = b.brief.kind === 'humanoid';
  // a child on the shoulders sits astride behind the head; who bears it holds its feet
  if (human && a.brief.kind === 'humanoid' && row.at === 'shoulder' && sizeOf(a.brief) > 0.55) {
    const bearer = doing({ ...b, brief: withFreeHands(b.brief) }, c, { pose: 'bear', direction: 'south' });
    const A = actor({ ...a, brief: withFreeHands(a.brief) }, c, {
      size: Math.min(0.74, sizeOf(a.brief)),
      pose: 'sit high',
      direction: 'south',
    });
    const [p] = bearer;
    const hips = A.at.hips ?? A.foot;
    const x = p!.x + (p!.sprite.at.NOSE?.x ?? p!.sprite.image.width / 2);
    return [
      ...bearer,
      {
        sprite: A,
        x: x - hips.x,
        // the head of who bears it hides its legs, not its body
        y: p!.y + p!.sprite.top.y - c.S * 0.03 - hips.y,
        z: -0.5,
        of: a.id,
        copy: 0,
        what: 'subject',
      },
    ];
  }
  // a deer lies across both shoulders, its head at one side
  if (human && row.at === 'shoulder' && a.brief.kind === 'quadruped' && sizeOf(a.brief) > 0.5) {
    const bearer = doing({ ...b, brief: withFreeHands(b.brief) }, c, { pose: 'bear', direction: 'south' });
    const p = bearer[0]!;
    const load = actor(a, c, { pose: 'dead', direction: EAST, size: 0.92 });
    const y = p.y + (p.sprite.at['RIGHT SHOULDER']?.y ?? p.sprite.image.height * 0.5) - load.image.height * 0.62;
    // behind the neck: the face of who bears it is before it
    return [...bearer, { sprite: load, x: p.x + p.sprite.image.width / 2 - load.image.width / 2, y, z: -0.5, of: a.id, copy: 0, what: 'subject' }]; // biome-ignore format: one line
  }
  // what is long lies across the shoulder, behind the head
  if (
    human &&
    row.at === 'shoulder' &&
    /^(?:log|plank|ladder|pole|beam|branch|tree-branch|oar)$/.test(a.brief.concept)
  ) {
    const bearer = doing({ ...b, brief: withFreeHands(b.brief) }, c, { pose: 'bear one', direction: 'south' });
    const p = bearer[0]!;
    const load = /log|beam|pole/.test(a.brief.concept) ? trunk(c.S * 1.05, c.S * 0.18) : actor(a, c, { size: 1.05 });
    const y = p.y + (p.sprite.at['RIGHT SHOULDER']?.y ?? p.sprite.image.height * 0.5) - load.image.height * 0.9;
    return [
      ...bearer,
      {
        sprite: load,
        x: p.x + p.sprite.image.width / 2 - load.image.width * 0.56,
        y,
        z: -0.5,
        of: a.id,
        copy: 0,
        what: 'subject',
      },
    ];
  }
  // a load on somebody's back is seen from the side
  if (human && row.at === 'back' && !isAlive(a.brief) && !b.act) {
    const bearer = doing({ ...b, brief: withFreeHands(b.brief) }, c, { pose: 'walk', direction: EAST, right: true });
    const p = bearer[0]!;
    const load = actor(a, c, { size: Math.min(sizeOf(b.brief) * 0.85, Math.max(0.42, sizeOf(a.brief))) });
    const chest = p.sprite.at.chest ?? { x: p.sprite.image.width * 0.5, y: p.sprite.image.height * 0.5 };
    const x = p.x + chest.x - c.S * 0.06 - load.image.width;
    return [...bearer, { sprite: load, x, y: p.y + chest.y + c.S * 0.14 - load.image.height * 0.72, z: -0.5, of: a.id, copy: 0, what: 'subject' }]; // biome-ignore format: one line
  }
  // what hands hold behind the back looks out at the side of it
  if (human && row.at === 'back' && !isAlive(a.brief) && b.act?.verb === 'hands behind' && s.at.hips) {
    const hidden = actor(a, c, { size: Math.min(0.42, sizeOf(a.brief)), direction: 'south' });
    const edge = sideAt(s, s.at.hips.y);
    return [...B, { sprite: hidden, x: q.x + edge - hidden.image.width * 0.36, y: q.y + s.at.hips.y - hidden.image.height * 0.72, z: -0.5, of: a.id, copy: 0, what: 'subject' }]; // biome-ignore format: one line
  }
  const size = Math.min(
    sizeOf(a.brief),
    row.at === 'lap' && a.brief.kind === 'humanoid' && human
      ? 0.5
      : row.at === 'back' && !isAlive(a.brief) && !human && sizeOf(a.brief) < 1
        ? Math.min(0.8, sizeOf(b.brief) * 0.6)
        : row.at === 'lap' && !human
          ? Math.min(0.8, sizeOf(b.brief) * 0.5)
          : row.at === 'back' || row.at === 'lap'
            ? 0.8
            : isAlive(a.brief)
              ? row.at === 'shoulder'
                ? 0.36
                : 0.42
              : row.at === 'belt'
                ? 0.2
                : 0.34,
  );
  const anchor = row.at === 'hand' ? (s.at['RIGHT ARM'] ?? s.at.hands) : row.at === 'shoulder' ? (s.at['LEFT SHOULDER'] ?? s.at.back) : row.at === 'lap' ? (s.at.hands ?? s.at.hips) : row.at === 'belt' ? (s.at.hips && { x: s.at.hips.x + c.S * 0.1, y: s.at.hips.y + c.S * 0.08 }) : row.at === 'back' ? (s.at.back ?? s.at.chest) : undefined; // biome-ignore format: one line
  const head = {
    x: human
      ? (s.at.NOSE?.x ?? s.image.width / 2)
      : (s.at.NOSE?.x ?? s.at.head?.x ?? s.image.width / 2) - (human ? 0 : c.S * 0.06),
    y: human ? (s.at.NOSE ? s.at.NOSE.y - c.S * 0.24 : 0) : 0,
  };
  // a tail may be higher than the head
  if (!human && row.at === 'head') head.y = Math.max(0, topAt(s, head.x, c.S * 0.06));
  // a machine's hand is where its arm ends, at its side
  const palm = row.at === 'hand' && !anchor && s.image.height >= s.image.width ? { x: s.image.width * 0.9, y: topAt(s, s.image.width * 0.9, Math.max(1, s.image.width * 0.08)) } : undefined; // biome-ignore format: one line
  const arm =
    palm && palm.y < s.image.height * 0.75 ? { x: palm.x, y: Math.max(palm.y, s.image.height * 0.52) } : undefined;
  // a scarecrow has no joints: where its arms end
  const ends = row.at === 'shoulder' && !anchor && s.image.width > s.image.height * 0.6 ? [0.86, 0.14].map((u) => ({ x: s.image.width * u, y: topAt(s, s.image.width * u, Math.max(1, s.image.width * 0.06)) })) : undefined; // biome-ignore format: one line
  const spot = anchor ?? ends?.[0] ?? arm ?? head;
  const out: Placed[] = [...B];
  for (let i = 0; i < Math.min(a.count, 9); i++) {
    const A = actor(a, c, {
      size,
      pose: a.act ? 'stand' : 'sit',
      direction: a.brief.kind === 'quadruped' ? 'south-east' : 'south',
      copy: i,
    });
    const other = i % 2 && row.at === 'shoulder' ? (s.at['RIGHT SHOULDER'] ?? ends?.[1]) : undefined;
    const p = other ?? spot;
    const onOne = row.at === 'shoulder' && human && !other;
    // on the far edge of a shoulder and beside the face, so that this stays free
    const out0 = human ? A.image.width * 0.48 : c.S * 0.04;
    const side = row.at === 'shoulder' && !onOne ? out0 * (i % 2 ? -1 : 1) : 0;
    const face = onOne ? (s.at.NOSE?.x ?? 0) + c.S * 0.14 + A.foot.x : 0;
    const foot = onOne ? Math.max(p.x + c.S * 0.04, face) : p.x + side;
    out.push({ sprite: A, x: q.x + foot - A.foot.x, y: q.y + (row.at === 'head' ? Math.max(0, p.y) : p.y) + (row.at === 'lap' ? A.image.height * 0.3 : 1) - A.foot.y - (row.at === 'head' ? Math.floor(i) * A.image.height * 0.8 : 0), z: row.at === 'back' && human ? -0.5 : 2 + i * 0.1, of: a.id, copy: i, what: 'subject' }); // biome-ignore format: one line
  }
  return out;
}
