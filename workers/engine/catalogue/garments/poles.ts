import { addScaled, aim, type Vec3 } from '../../solids/vec.ts';
import { acrossScreen } from './grip.ts';
import { again, type Draw, held, lowEnd, POLE, shaftOf } from './holding.ts';

export const staff = (top: 'orb' | 'crook' | 'plain' | 'skull'): Draw =>
  // a broad head leans out, clear of the face
  held(top === 'skull' ? [0.3, 1, 0.06] : POLE, (f, w, g, part) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(part, w.material, lowEnd(f, g, -1.15), g.along(1.05), g.minPx(U * 0.05, 0.62));
    if (top === 'plain') return;
    if (top === 'crook') {
      scene.tube(
        part,
        w.material,
        [
          g.along(1.0),
          g.along(1.4),
          g.along(1.58, g.out, 0.16),
          g.along(1.42, g.out, 0.34),
          g.along(1.25, g.out, 0.28),
        ],
        g.minPx(U * 0.045, 0.6),
      );
      return;
    }
    const orb = f.part(top === 'orb' ? 'orb' : 'skull', { group: `held${g.side}`, held: true, priority: 1.4 });
    const skull = top === 'skull' && !rig.small;
    scene.ell(orb, w.trim, g.along(rig.small ? 1.1 : skull ? 1.26 : 1.22), rig.small ? rig.px : g.minPx(U * (skull ? 0.23 : 0.17), skull ? 2.1 : 1.4)); // biome-ignore format: one line
    if (skull) {
      // a jaw below, sockets and a nose before
      scene.ell(orb, w.trim, addScaled(g.along(1.08), g.forward, U * 0.06), g.minPx(U * 0.13, 1.2));
      const hollow = f.part('socket', { group: `held${g.side}`, held: true, priority: 2.2, line: false });
      for (const e of [-1, 1])
        scene.ell(
          hollow,
          'dark',
          addScaled(g.along(1.26, g.out, e * 0.1), g.forward, U * 0.2),
          g.minPx(U * 0.065, 0.75),
        );
    }
    if (!rig.small && top === 'orb') {
      for (const e of [-1, 1])
        scene.tube(
          part,
          w.material,
          [g.along(1.0), g.along(1.12, g.out, e * 0.2), g.along(1.36, g.out, e * 0.17)],
          g.minPx(U * 0.045, 0.55),
        );
    }
  });

/** A flag flies above the head of who holds it. */
const FLAG_TOP = 1.75;

export const polearm = (
  kind: 'spear' | 'trident' | 'halberd' | 'scythe' | 'rake' | 'hoe' | 'broom' | 'shovel' | 'banner',
): Draw =>
  held(kind === 'spear' || kind === 'halberd' || kind === 'banner' ? POLE : [0.3, 1, 0.12], (f, w, g) => {
    const { rig, scene } = f;
    const U = rig.unit;
    scene.cap(
      shaftOf(f, g),
      w.trim,
      lowEnd(f, g, -1.1),
      g.along(kind === 'banner' ? FLAG_TOP + 0.08 : 1.1),
      g.minPx(U * 0.045, 0.6),
    );
    const tip = again(f, w, g, 1.5);
    const side = acrossScreen(g.direction, f.view);
    if (kind === 'spear') {
      // a leaf: as wide to both sides of the shaft, in whole pixels
      const wide = Math.max(U * 0.13, rig.px * (rig.small ? 1.5 : 2));
      scene.tube(
        tip,
        w.material,
        [g.along(1.0), g.along(1.14), g.along(1.26), g.along(1.5), g.along(1.74)],
        [rig.px * 0.7, wide, wide * 0.9, wide * 0.5, rig.px * 0.4],
      );
    } else if (kind === 'trident') {
      // three prongs with clear air between them, the middle one longest
      const r = g.minPx(U * 0.035, 0.55);
      const apart = Math.max(0.27, (2.2 * rig.px) / U);
      const reach = Math.max(0.52, (3.4 * rig.px) / U);
      scene.cap(tip, w.material, g.along(1.12, side, -apart), g.along(1.12, side, apart), r);
      for (const e of [-1, 0, 1])
        scene.tube(
          tip,
          w.material,
          [
            g.along(1.08, side, e * apart),
            g.along(1.12 + reach * (e === 0 ? 1.25 : 0.8), side, e * apart),
            g.along(1.2 + reach * (e === 0 ? 1.4 : 1), side, e * apart),
          ],
          [r, r * 1.05, r * 0.6],
        );
    } else if (kind === 'halberd') {
      scene.cap(tip, w.material, g.along(1.05), g.along(1.55), U * 0.08, rig.px * 0.3);
      scene.hull(
        tip,
        w.material,
        g.along(1.0),
        [
          [0, 0, 1, U * 0.3],
          [0, 0, -1, 0],
          [0, 1, -0.5, U * 0.12],
          [0, -1, -0.5, U * 0.12],
          [1, 0, 0, U * 0.06],
          [-1, 0, 0, U * 0.06],
        ],
        1,
        aim(g.direction, g.out),
        { extent: U * 0.45 },
      );
    } else if (kind === 'scythe')
      scene.tube(
        tip,
        w.material,
        [g.along(1.08), g.along(1.2, g.out, 0.3), g.along(1.1, g.out, 0.62), g.along(0.86, g.out, 0.82)],
        [U * 0.08, U * 0.09, U * 0.07, rig.px * 0.3],
        { tone: 0.2 },
      );
    else if (kind === 'rake') {
      scene.cap(tip, w.material, g.along(1.12, side, -0.3), g.along(1.12, side, 0.3), g.minPx(U * 0.05, 0.75));
      // the tines stand up from the bar, in the picture's plane: seen end on they would not be seen
      for (const e of [-0.3, -0.1, 0.1, 0.3])
        scene.cap(tip, w.material, g.along(1.12, side, e), g.along(1.36, side, e), g.minPx(U * 0.03, 0.5));
    } else if (kind === 'hoe') {
      // a neck from the shaft's end, and a broad blade that hangs from it outwards
      const r = g.minPx(U * 0.06, 0.8);
      scene.cap(tip, w.material, g.along(1.1), g.along(1.14, side, side[0] * g.sign > 0 ? 0.22 : -0.22), r);
      for (const e of [0.24, 0.32, 0.4])
        scene.cap(tip, w.material, g.along(1.16, side, side[0] * g.sign > 0 ? e : -e), g.along(0.86, side, side[0] * g.sign > 0 ? e + 0.06 : -e - 0.06), r); // biome-ignore format: one line
    } else if (kind === 'broom')
      scene.cone(
        tip,
        w.material,
        g.along(rig.roomy ? -0.85 : 1.0),
        g.along(rig.roomy ? -1.4 : 1.5),
        U * 0.08,
        U * 0.22,
      );
    else if (kind === 'shovel' && rig.roomy) {
      // its blade on the ground, a grip across the upper end
      const foot = lowEnd(f, g, -1.1);
      const blade: Vec3 = addScaled(foot, g.direction, U * 0.2);
      scene.ell(tip, w.material, blade, [U * 0.22, U * 0.34, U * 0.06], aim(g.direction, g.forward));
      scene.cap(shaftOf(f, g), w.trim, g.along(1.1, side, -0.13), g.along(1.1, side, 0.13), g.minPx(U * 0.05, 0.7));
    } else if (kind === 'shovel')
      scene.ell(tip, w.material, g.along(1.28), [U * 0.17, U * 0.26, U * 0.06], aim(g.direction, g.forward));
    else {
      const flag = [0, 1, 2].map(
        (v) =>
        [0, 1, 2, 3, 4].map(
          (u): Vec3 => addScaled(g.along(FLAG_TOP - v * 0.36 + Math.sin(u * 1.5) * 0.06, g.out, u * 0.26), g.forward, Math.sin(u * 1.6) * U * 0.08),
        ), // biome-ignore format: one line
      );
      scene.cloth(tip, w.material, flag, { backTone: 0.2 });
    }
  });
