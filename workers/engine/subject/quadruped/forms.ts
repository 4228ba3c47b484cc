/** What fabulous beasts and giant reptiles have besides legs, a trunk and a head. */
import type { MaterialRef } from '../../catalogue/materials.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import { add, apply, mix, multiply, rad, rotX, rotY, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** Spikes or standing plates from the neck to the end of the tail, the tallest over the hips. */
export function drawRidge({ scene, look, small, px }: BeastHead, ridge: MaterialRef, o: Trunk): void {
  const { chest, rump, tail, chestR, hipR } = o;
  const plates = look.beast.plates === true;
  const along: (readonly [Vec3, number])[] = [];
  const n = small ? 3 : 5;
  for (let i = 0; i < n; i++) {
    const t = i / n;
    along.push([add(mix(add(chest, [0, 0, chestR * 0.5]), rump, t), [0, (chestR + (hipR - chestR) * t) * 0.92, 0]), 1]);
  }
  for (let i = 1; i < tail.length; i++)
    along.push([add(tail[i]!, [0, look.beast.tailRadius * 0.6, 0]), 1 - i / tail.length]);
  for (const [i, [at, share]] of along.entries()) {
    // each plate has its own line
    const part = scene.part('ridge', { group: plates ? `ridge${i}` : 'ridge', priority: 1.15 });
    const high = (plates ? chestR * 1.25 : chestR * 0.42) * (0.45 + 0.55 * share);
    const tip = add(at, [0, high, -high * 0.35]);
    if (plates) {
      // they stand in two rows, each before the gap of the other
      const aside: Vec3 = [(i % 2 ? 1 : -1) * chestR * 0.2, 0, 0];
      scene.ell(part, ridge, add(mix(at, tip, 0.3), aside), [
        Math.max(px * 1.2, chestR * 0.07),
        high * 0.46,
        high * 0.34,
      ]);
      scene.cone(part, ridge, add(mix(at, tip, 0.42), aside), add(tip, aside), high * 0.31, px * 0.3);
    } else scene.cone(part, ridge, at, tip, Math.max(px * 0.9, high * 0.42), px * 0.3);
  }
}

/** A bird's bill in place of a muzzle: hooked at its end. */
export function drawBeak({ scene, look, point: H, least }: BeastHead, beak: MaterialRef): void {
  const q = look.beast.head;
  const part = scene.part('muzzle', { group: 'head', priority: 1.3 });
  // broad at the face, drawn out to a point that bends down; the lower half is shorter and darker
  const at = [H([0, -0.1, 0.66]), H([0, -0.1, 1.12]), H([0, -0.26, 1.42]), H([0, -0.62, 1.5])] as const;
  scene.tube(part, beak, [...at], [q * 0.42, q * 0.33, q * 0.2, least(q * 0.05, 0.4)]);
  scene.cap(scene.part('jaw', { group: 'head', priority: 1.25 }), beak, H([0, -0.36, 0.66]), H([0, -0.48, 1.1]), q * 0.26, least(q * 0.1, 0.5), { tone: -0.7 }); // biome-ignore format: one line
}

/** A shield of bone that flares back from the head on both sides, with knobs along its rim: broad from the side and the front. */
export function drawFrill({ scene, look, frame, point: H, small, least }: BeastHead): void {
  const q = look.beast.head;
  const part = scene.part('frill', { group: 'frill' });
  const bone = shadeOf(look.fur, 4);
  scene.ell(part, look.fur, H([0, 0.78, -0.72]), [q * 0.9, q * 0.8, q * 0.3], multiply(frame.rotation, rotX(-28)));
  for (const d of [-1, 1]) {
    const turn = multiply(frame.rotation, multiply(rotY(d * 38), rotX(-24)));
    const middle = H([d * 0.78, 0.5, -0.62]);
    scene.ell(part, look.fur, middle, [q * 0.34, q * 1.02, q * 0.92], turn);
    const rim = scene.part('rim', { group: 'frill', priority: 1.25, line: false });
    for (let i = 0; i < 5 && !small; i++) {
      const a = rad(-20 + i * 45);
      const out = apply(turn, [0, Math.cos(a) * q * 0.98, -Math.sin(a) * q * 0.88]);
      if (out[2] > q * 0.2) continue;
      scene.ell(rim, bone, add(middle, out), least(q * 0.15, 0.9));
    }
  }
}
