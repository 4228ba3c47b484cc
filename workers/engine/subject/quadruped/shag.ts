/** A long coat: locks that hang from back, flanks and belly, and a fringe over the eyes of who is always so. */
import { shadeOf } from '../../catalogue/materials.ts';
import { add, mix, rad, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';
import { legBias } from './trunk.ts';

/** Degrees from the top at which rows of locks begin, the lowest over the belly. */
const ROWS = [50, 76, 102] as const;

export function drawShag(h: BeastHead, t: Trunk): void {
  const { scene, look, small, px, least, point: H } = h;
  const { chest, rump, chestR, hipR, legs } = t;
  const { fur } = look;
  const coat = scene.part('body', { group: 'body', melts: true });
  const deep = scene.part('body', { group: 'body', line: false, priority: 1.2 });
  const dark = shadeOf(fur, 2);
  // locks are told from each other where each has three pixels
  const along = Math.max(4, Math.min(9, Math.round(look.beast.length / (px * 4.4))));
  for (const d of [-1, 1])
    for (const [row, degrees] of ROWS.entries())
      for (let i = 0; i < along; i++) {
        const share = (i + (row % 2) * 0.5) / (along - 0.5) - 0.04;
        const r = chestR + (hipR - chestR) * share;
        const [x, y] = [Math.sin(rad(degrees)) * d, Math.cos(rad(degrees))];
        const root = add(mix(chest, rump, share), [x * r * 0.9, y * r * 0.9, 0]);
        const end = add(root, [x * r * 0.2, -r * (row === 2 ? 0.95 : 0.62), -r * 0.26]);
        scene.cap(coat, fur, root, end, least(r * 0.22, 1), px * 0.5);
        if (!small && row > 0 && (i + row) % 2)
          scene.cap(deep, dark, mix(root, end, 0.3), add(end, [x * px, 0, 0]), px * 0.7, px * 0.35);
      }
  for (const l of legs) {
    const part = scene.part('legs', { group: `leg${l.id}`, bias: legBias(l, t.yaw), melts: true });
    const r = look.beast.legRadius;
    for (const z of [-0.9, 0, 0.9]) {
      const root = add(mix(l.top, l.knee, 0.7), [0, 0, z * r]);
      scene.cap(part, look.legs ?? fur, root, add(root, [0, -r * 2, -r * 0.4]), r * 0.8, px * 0.5);
    }
  }
  const q = look.beast.head;
  const cheek = scene.part('head', { group: 'head', flat: 0.25 });
  for (const d of [-1, 1])
    for (const z of [0.05, -0.4])
      scene.cap(cheek, look.headFur, H([d * 0.74, -0.1, z]), H([d * 0.98, -0.92, z - 0.2]), q * 0.3, px * 0.5);
  if (!look.beast.shaggy) return;
  // the fringe falls before the eyes
  const fringe = scene.part('mane', { group: 'fringe', priority: 1.6 });
  const hair = look.mane ?? fur;
  const falls: readonly (readonly [Vec3, Vec3])[] = [-0.62, -0.2, 0.2, 0.62].map((x) => [[x * 0.5, 0.92, 0.1], [x * 1.25, -0.1 - Math.abs(x) * 0.3, 0.98 - Math.abs(x) * 0.3]] as const); // biome-ignore format: one line
  for (const [from, to] of falls) scene.cap(fringe, hair, H(from), H(to), least(q * 0.34, 1), least(q * 0.14, 0.6));
}
