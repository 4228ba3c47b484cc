/** Plants in a pot or a vase: their stems are in it, what blooms is over it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';
import type { SceneNode } from '../graph.ts';
import { sizeOf } from '../sprites/sizes.ts';
import { actor, type LayoutContext } from './actor.ts';
import { subject } from './common.ts';
import type { Placed } from './placed.ts';

const POTS =
  /^(?:clay-pot|flower-?pot|pot|vase|urn|amphora|jug|greek-vase|porcelain-vase|bucket|drinking-glass|bottle|mug)$/;
/** Vessels with a neck: stems go deep. */
const NARROW = /vase|urn|amphora|jug|bottle|glass/;

export const isPlanted = (plant: Brief, pot: Brief): boolean =>
  POTS.test(pot.concept) &&
  plant.kind === 'thing' &&
  (categoryOf(plant.concept) === 'plant' ||
    /fern|dandelion|fly-?trap|bonsai|monstera|agave|lily|orchid/.test(plant.concept)) && // biome-ignore format: one line
  sizeOf(plant) < 1.3;

export function planted(a: SceneNode, b: SceneNode, c: LayoutContext): Placed[] {
  const many = a.count > 1 ? 3 : 1;
  const tall = sizeOf(a.brief);
  const narrow = NARROW.test(b.brief.concept);
  const B = actor(b, c, { size: tall * (many > 1 ? 0.95 : narrow ? 0.8 : 0.6) });
  const q = subject(B, b, 0, 0);
  // what stands on a vase would stand on its shoulders: its mouth is above them
  const rim = q.y + (narrow ? 0 : B.top.y) + B.image.height * (narrow ? 0.04 : 0.08);
  const out: Placed[] = [];
  for (let i = 0; i < many; i++) {
    const s = actor(a, c, { copy: i, size: tall });
    const t = i - (many - 1) / 2;
    const sunk = narrow ? 0.4 : 0.14;
    const y = rim - s.image.height * (1 - sunk) + Math.abs(t) * s.image.height * 0.1;
    const x = q.x + B.image.width / 2 - s.image.width / 2 + t * s.image.width * (narrow ? 0.44 : 0.56);
    const cut = Math.round(rim + B.image.height * 0.08 - y);
    out.push({ sprite: s, x, y, z: t === 0 ? 1.1 : 1, of: a.id, copy: i, what: 'subject', cut });
  }
  // behind the neck of a vase, on the earth of a pot
  return [q, ...out.map((p) => (narrow ? { ...p, z: p.z - 2 } : p))];
}
