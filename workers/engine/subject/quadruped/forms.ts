/** What fabulous beasts and giant reptiles have besides legs, a trunk and a head. */
import type { MaterialRef } from '../../catalogue/materials.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import { add, apply, mix, multiply, rad, rotX, rotY, scale, type Vec3 } from '../../solids/vec.ts';
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

/** A person from the hips up, where a horse has its neck: the head lies where the beast's would. */
export function drawTorso(h: BeastHead, chest: Vec3, [skin, hair]: readonly [MaterialRef, MaterialRef]): void {
  const { scene, look, frame, point: H, least, px } = h;
  const q = look.beast.head;
  const hips = add(chest, [0, look.beast.chest * 0.3, look.beast.chest * 0.3]);
  const shoulders = add(frame.origin, apply(frame.rotation, [0, -q * 1.45, -q * 0.05]));
  const body = scene.part('torso', { group: 'torso' });
  scene.cap(body, skin, hips, mix(hips, shoulders, 0.6), q * 0.62, q * 0.72);
  scene.cap(body, skin, add(shoulders, [-q * 0.5, 0, 0]), add(shoulders, [q * 0.5, 0, 0]), q * 0.42);
  scene.cap(scene.part('neck', { group: 'torso' }), skin, shoulders, frame.origin, q * 0.34);
  for (const d of [-1, 1]) {
    const arm = scene.part('arms', { group: `arm${d}` });
    const elbow = add(shoulders, [d * q * 1.35, -q * 1.1, -q * 0.1]);
    scene.tube(
      arm,
      skin,
      [add(shoulders, [d * q * 0.85, 0, 0]), elbow, add(elbow, [-d * q * 0.2, -q * 0.6, q * 0.75])],
      [q * 0.34, least(q * 0.28, 1), least(q * 0.24, 0.9)],
    );
  }
  const head = scene.part('head', { group: 'head', flat: 0.35 });
  scene.ell(head, skin, frame.origin, [q * 0.98, q, q * 0.95], frame.rotation);
  const part = scene.part('hair', { group: 'hair' });
  const up = apply(frame.rotation, [0, q * 0.14, -q * 0.12]);
  scene.ell(part, hair, add(frame.origin, up), [q * 1.12, q * 1.04, q * 1.06], frame.rotation, {
    clips: [[0, -0.62, 0.78, 0.16]],
  });
  for (const d of [-1, 1])
    scene.cap(part, hair, H([d * 0.8, 0.25, 0]), H([d * 0.85, -0.75, -0.25]), q * 0.26, q * 0.16);
  scene.tube(
    part,
    hair,
    [H([0, 0.4, -0.9]), H([0, -0.6, -1.05]), H([0, -1.3, -0.9])],
    [q * 0.5, q * 0.42, Math.max(px * 0.5, q * 0.18)],
  );
  for (const d of [-1, 1])
    scene.ell(
      scene.part('ears', { group: 'head' }),
      skin,
      H([d * 1.0, -0.05, 0]),
      scale([q * 0.16, q * 0.24, q * 0.16], 1),
      frame.rotation,
    );
}
