/** What an animal wears round its neck: a narrow collar with a tag or a bell, or a broad scarf whose end hangs. */
import { shadeOf } from '../../catalogue/materials.ts';
import { add, length, mix, scale, sub, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

export function drawNeckwear(h: BeastHead, { chest, head }: Trunk): void {
  const { scene, look, least } = h;
  const { beast: B } = look;
  if (!look.collar && !look.scarf) return;
  const r = (B.neckRadius ?? B.head * 0.7) * 1.12;
  const from: Vec3 = add(chest, [0, 0.03, 0.05]);
  const long = length(sub(head.origin, from));
  // a ring of so much of the neck, two pixels of it at least
  const ring = (middle: number, half: number): readonly [Vec3, Vec3] => {
    const share = Math.max(half, (h.px * 1.05) / Math.max(0.01, long));
    return [mix(from, head.origin, middle - share), mix(from, head.origin, middle + share)];
  };
  const hang = add(mix(from, head.origin, 0.48), [0, -r * 1.05, r * 1.05]);
  if (look.scarf) {
    const scarf = scene.part('scarf', { group: 'scarf', priority: 1.4 });
    const [low, high] = ring(0.52, 0.15);
    scene.cone(scarf, look.scarf, low, high, r * 1.36, r * 1.2);
    const side = h.sine ? -Math.sign(h.sine) : 0.4;
    const knot = add(mix(from, head.origin, 0.42), [side * r * 0.9, -r * 0.7, r * 0.8]);
    const end = scene.part('scarf', { group: 'scarf-end', priority: 1.5 });
    scene.cap(end, look.scarf, knot, add(knot, [0, -r * 1.05, -r * 0.1]), least(r * 0.26, 1), least(r * 0.32, 1.1));
    scene.ell(end, shadeOf(look.scarf, 2), knot, least(r * 0.3, 1));
  }
  if (!look.collar) return;
  const collar = scene.part('collar', { group: 'collar', priority: 1.4 });
  const [low, high] = ring(0.54, 0.06);
  scene.cone(collar, look.collar, low, high, r * 1.3, r * 1.24);
  if (!look.bell) {
    if (!h.small)
      scene.ell(
        scene.part('tag', { group: 'tag', priority: 1.5 }),
        'gold',
        add(hang, [0, r * 0.1, 0]),
        least(r * 0.2, 0.95),
      );
    return;
  }
  const own = scene.part('bell', { group: 'bell', priority: 1.5 });
  scene.cone(
    own,
    look.bell,
    add(hang, [0, -r * 0.5, 0]),
    add(hang, [0, r * 0.3, 0]),
    least(r * 0.52, 1.4),
    least(r * 0.3, 0.9),
  );
  scene.ell(scene.part('clapper', { group: 'bell', priority: 1.7, line: false }), 'dark', add(hang, scale([0, -0.56, 0.1], r)), least(r * 0.14, 0.6)); // biome-ignore format: one line
}
