/** Creatures that are no quadrupeds as young ones: the head large, wings and tail small, the neck short. */
import { categoryOf } from '../catalogue/things/index.ts';
import { movedBy } from '../solids/move-scene.ts';
import type { Primitive } from '../solids/primitives.ts';
import type { Scene } from '../solids/scene.ts';
import { length, mix, scale, sub, type Vec3 } from '../solids/vec.ts';
import type { Brief } from '../types.ts';

/** Whose recipes draw their young themselves. */
const OWN = /^(?:dragon|kangaroo|penguin|.*owl)$/;
const HEAD =
  /^(?:head|skull|snout|muzzle|jaw|mouth|tooth|teeth|fangs?|beak|bill|crest|comb|wattle|frill|ears?|brow|cheek|nose|mask|eyes?|iris|pupil|white|lid|whiskers)$/;
/** What sits on the head and has yet to grow. */
const SPROUTS = /^(?:horns?|antlers?)$/;
const SMALL = /^(?:wings?|tail|sting|plumes?|spikes?|claw)$/;
/** How large head, and wings and tail, of a young one are over those of a grown one. */
const GROWN = 1.5;
const SHRUNK = 0.56;
/** Share of the way from trunk to head by which the head comes nearer. */
const NEARER = 0.24;

export const isYoung = (brief: Brief): boolean =>
  (brief.build.includes('child') || brief.build.includes('young') || brief.build.includes('baby')) &&
  categoryOf(brief.concept) === 'monster' &&
  !OWN.test(brief.concept);

const middleOf = (p: Primitive): Vec3 =>
  p.kind === 'capsule' ? mix(p.a, p.b, 0.5) : p.kind === 'triangle' ? p.points[0] : p.center;

export function younger(scene: Scene): void {
  const nameOf = (p: Primitive): string => scene.parts[p.part]!.name;
  const skulls = scene.primitives.filter((p) => nameOf(p) === 'head');
  const skull = skulls.sort((a, b) => b.width - a.width)[0];
  if (!skull) return;
  const trunk = scene.primitives.filter((p) => nameOf(p) === 'body').sort((a, b) => b.width - a.width)[0];
  if (!trunk) return;
  const head = middleOf(skull);
  const body = middleOf(trunk);
  const reach = length(sub(head, body));
  // a head that lies in its trunk has nothing to grow out of
  if (reach < skull.width * 0.8) return;
  const down = scale(sub(body, head), NEARER);
  const headTo = { scale: GROWN, by: sub([head[0] + down[0], head[1] + down[1] + skull.width * 0.2, head[2] + down[2]], scale(head, GROWN)) } as const; // biome-ignore format: one line
  const toBody = { scale: SHRUNK, by: scale(body, 1 - SHRUNK) } as const;
  for (const [i, p] of scene.primitives.entries()) {
    const name = nameOf(p);
    const near = length(sub(middleOf(p), head)) < Math.max(skull.width * 4, reach * 0.9);
    if (HEAD.test(name) && near) scene.primitives[i] = movedBy(p, headTo);
    else if (SPROUTS.test(name))
      scene.primitives[i] = movedBy(movedBy(p, { scale: 0.6, by: scale(head, 0.4) }), headTo);
    else if (SMALL.test(name)) scene.primitives[i] = movedBy(p, toBody);
    else if (name === 'neck') scene.primitives[i] = movedBy(p, { scale: 1, by: scale(down, 0.8) });
  }
  const at = (p: Vec3): Vec3 => {
    if (length(sub(p, head)) > Math.max(skull.width * 3.4, reach * 0.6)) return p;
    const grown = scale(p, headTo.scale);
    return [grown[0] + headTo.by[0], grown[1] + headTo.by[1], grown[2] + headTo.by[2]];
  };
  for (const [i, decal] of scene.decals.entries())
    scene.decals[i] = (canvas) => decal({ ...canvas, project: (p) => canvas.project(at(p)) });
}
