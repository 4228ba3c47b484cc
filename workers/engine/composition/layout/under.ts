/** Who is under something: a tree, a table, a bridge, one umbrella. */
import { chainLine, hangingRope } from '../effects/gear.ts';
import { table as deskTop } from '../effects/laid.ts';
import { string } from '../effects/marks.ts';
import type { SceneNode } from '../graph.ts';
import type { RelationRow } from '../relations.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { pressed, sunken, upsideDown } from '../sprites/sprite.ts';
import { actor, isAlive, type LayoutContext } from './actor.ts';
import { apartBy } from './clear.ts';
import { EAST, from, moved, subject } from './common.ts';
import { FLOATING } from './containers.ts';
import { crowd } from './crowd.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';
import { sign } from './sign-effects.ts';

export function under(a: SceneNode, b: SceneNode, row: RelationRow, c: LayoutContext): Placed[] {
  if (row.at === 'top') {
    // hanging from it
    if (/^(?:rope|chain|vine|string)$/.test(b.brief.concept)) {
      const A = crowd(a, c, a.brief.kind === 'thing' ? {} : { pose: 'hang' });
      const box = boxOf(A);
      const thread = /spider/.test(a.brief.concept);
      const long = Math.max(c.S * 0.5, (box.bottom - box.top) * 0.9);
      const line = thread ? string(0, long, '#eef2f6') : b.brief.concept === 'chain' ? chainLine(long, c.S * 0.09) : hangingRope(long, c.S * 0.05); // biome-ignore format: one line
      const top = box.top + (a.brief.kind === 'humanoid' ? c.S * 0.06 : 2) - line.image.height;
      return [{ sprite: line, x: (box.left + box.right) / 2 - line.image.width / 2, y: top, z: -1, of: b.id, copy: 0, what: 'subject' }, ...A.map((p) => ({ ...p, shadow: false }))]; // biome-ignore format: one line
    }
    const bough = b.brief.concept === 'bough';
    const A = crowd(a, c, { pose: 'hang' }).map((p) => (a.brief.concept === 'bat' ? { ...p, sprite: upsideDown(p.sprite), lift: 0 } : p)); // biome-ignore format: one line
    const wide = (boxOf(A).right - boxOf(A).left) / c.S;
    const B = actor(b, c, { size: bough ? Math.max(wide * 1.3, 0.7) : Math.max(sizeOf(b.brief), 1.2) });
    const q = subject(B, b, 0, 0);
    const list = moved(A, B.image.width * (bough ? 0.5 : 0.62) - (boxOf(A).left + boxOf(A).right) / 2, 0);
    // paws are about the branch
    const top = q.y + B.image.height * (bough ? 0.1 : 0.34);
    moved(list, 0, top - boxOf(list).top);
    return [q, ...list.map((p) => ({ ...p, z: p.z + 1, shadow: false }))];
  }
  if (FLOATING.test(b.brief.concept) && isAlive(a.brief)) {
    // below a boat one is seen through the water
    const A = crowd(a, c, { direction: EAST, right: true }).map((p) => ({ ...p, sprite: p.what === 'subject' ? sunken(p.sprite) : p.sprite, shadow: false })); // biome-ignore format: one line
    const box = boxOf(A);
    const q = subject(actor(b, c), b, 0, 1, { shadow: false });
    moved(A, q.sprite.image.width / 2 - (box.left + box.right) / 2);
    moved([q], 0, -(box.bottom - box.top) * 0.86);
    return [...A, q];
  }
  if (row.a === 'sleep' && !a.act && a.brief.kind === 'humanoid' && a.count === 1 && TRUNKS.test(b.brief.concept)) return againstTrunk(a, b, c); // biome-ignore format: one line
  const table =
    /table|bed|bench|desk|chair|sofa|bridge|piano|car|cart|mushroom|umbrella|tree|palm|willow|lamp|arch|tent|gate|torii/.test(
      b.brief.concept,
    );
  const tall = sizeOf(b.brief) > 1.3 || /umbrella|tree|lamp|mushroom|arch|torii|gate|willow|palm/.test(b.brief.concept);
  const isDesk = /table$|^desk$/.test(b.brief.concept);
  const low = table && !tall && a.brief.kind === 'humanoid' && row.a !== 'sleep' && (!a.act || a.act.verb === 'sneak');
  const A = low
    ? crowd(a, c, { pose: 'crouch', direction: 'south', freeHands: true })
    : crowd(row.a === 'sleep' && !a.act ? { ...a, act: { verb: 'sleep' } } : a, c);
  const subjects = boxOf(A.filter((p) => p.what === 'subject'));
  const need = (subjects.right - subjects.left) / c.S;
  const high = -subjects.top / c.S;
  // a leaf or a toadstool over a small animal is no tree: it is as large as it must be
  const roof = sizeOf(a.brief) < 0.6 && /leaf|mushroom|toadstool|umbrella|flower|fern/.test(b.brief.concept);
  const size =
    tall && roof
      ? Math.max(high * 1.9, need * 1.5)
      : tall
        ? Math.max(Math.min(sizeOf(b.brief), 1.5), high * (/bridge/.test(b.brief.concept) ? 2.5 : 1.7), need * 1.25)
        : Math.max(sizeOf(b.brief), need * 1.5, high * (low ? 1.75 : table ? 2 : 1));
  // a leaf lies over it, flat
  const leafy = /leaf$/.test(b.brief.concept) && sizeOf(a.brief) < 0.6;
  if (leafy) {
    const s = pressed(actor(b, c, { size: Math.max(need * 1.5, high * 1.5) }), 0.62);
    const over = subject(s, b, (subjects.left + subjects.right) / 2 - s.image.width / 2, 1);
    return [{ ...over, y: subjects.top - s.image.height * 0.66, shadow: false }, ...A];
  }
  const B = isDesk && !tall ? deskTop(c.S * Math.max(1.4, need * 1.5), c.S, b.brief.colours[0], Math.max(0.3, high * 1.04)) : actor(b, c, { size: Math.min(4, size) }); // biome-ignore format: one line
  const q = subject(B, b, 0, tall ? -1 : 1);
  if (tall) {
    moved([q], 0, -c.S * 0.06);
    const bridge = /bridge|arch|gate|torii/.test(b.brief.concept);
    const trunk = bridge ? B.image.width / 2 : B.foot.x;
    moved(A, trunk + (bridge ? 0 : c.S * 0.1) - (subjects.left + subjects.right) / 2 + (need > 1.2 ? 0 : 0));
    if (bridge) for (const p of A) p.z -= 2;
    // a post is seen beside who stands under its lamp
    else if (B.image.width < B.image.height * 0.6) moved(A, apartBy([q], A, 0.16));
    return [q, ...A];
  }
  moved(A, B.image.width / 2 - (subjects.left + subjects.right) / 2);
  if (table) {
    // legs before, the top above: who is under it is drawn in front of its far legs
    q.z = low ? 1.5 : -0.5;
    return [q, ...A];
  }
  q.y -= -subjects.top + c.S * 0.06;
  return [{ ...q, shadow: false }, ...A];
}

const TRUNKS = /tree$|^palm-tree$|^willow$|^oak|^pine/;

/** Sits at the foot of a tree with the eyes shut: who lies before it would be longer than it is high. */
function againstTrunk(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const [p] = doing(a, c, { pose: 'doze floor', direction: 'south-east', right: true, freeHands: true });
  const { width, height } = p!.sprite.image;
  const q = subject(actor(b, c, { size: Math.max(1.9, (height / c.S) * 2.1) }), b, 0, -1);
  const x = q.sprite.foot.x - width * 0.3;
  return [q, { ...p!, x, y: -p!.sprite.foot.y + c.S * 0.08, z: 1 }, sign('zzz', Math.max(1, Math.round(c.S / 60)), x + width * 1.16, -height * 0.96, a, 0)]; // biome-ignore format: one line
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
  const holder = held ? people.find(({ brief }) => brief.kind === 'humanoid') : undefined;
  if (holder) return sharedUmbrella(people, holder, b, c);
  const s = actor(b, c, {
    size: held
      ? Math.max(wide * 1.25, (-box.top / c.S) * 1.75)
      : Math.max(sizeOf(b.brief), wide * 1.1, (-box.top / c.S) * 1.6),
  });
  const x = (box.left + box.right) / 2 - s.image.width / 2;
  // whose hands cannot hold it have it stuck in the ground between them
  const y = held ? -s.image.height : -s.foot.y - c.S * 0.06;
  return [
    ...out,
    { sprite: s, x, y, z: held ? -1 : -4, of: b.id, copy: 0, what: 'subject', ...(held ? {} : { shadow: true }) },
  ];
}

/** One holds the umbrella over all of them. */
function sharedUmbrella(people: readonly SceneNode[], holder: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const out: Placed[] = [];
  let hand = { x: 0, y: 0 };
  for (const node of people) {
    const list = node === holder ? doing({ ...node, act: undefined } as unknown as SceneNode, c, { pose: 'hold', direction: 'south', freeHands: true }) : crowd(node, c); // biome-ignore format: one line
    if (out.length > 0) from(list, boxOf(out).right - c.S * 0.04);
    out.push(...list);
  }
  const p = out.find((each) => each.of === holder.id && each.what === 'subject')!;
  const at = p.sprite.at['LEFT ARM'] ??
    p.sprite.at.hands ?? { x: p.sprite.image.width * 0.8, y: p.sprite.image.height * 0.55 };
  hand = { x: p.x + at.x, y: p.y + at.y };
  const box = boxOf(out);
  const wide = (box.right - box.left) / c.S;
  const s = actor(b, c, { size: Math.max(wide * 1.2, (-box.top / c.S) * 1.2) });
  const { width, height, data } = s.image;
  // the end of its handle: the middle of its lowest rows
  let [sum, n] = [0, 0];
  for (let y = Math.floor(height * 0.93); y < height; y++)
    for (let x = 0; x < width; x++) if (data[(y * width + x) * 4 + 3]) [sum, n] = [sum + x, n + 1];
  const end = n > 0 ? sum / n : width / 2;
  return [...out, { sprite: s, x: hand.x - end, y: hand.y - height * 0.94, z: 2, of: b.id, copy: 0, what: 'subject' }];
}
