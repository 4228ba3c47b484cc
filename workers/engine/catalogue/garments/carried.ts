import { add, addScaled, aim, normalize, scale } from '../../solids/vec.ts';
import { acrossScreen } from './grip.ts';
import type { Figure, Grip, Worn } from './types.ts';

/** Things carried upright in the hand: torch, lantern, wand, book, potion, mug, flower, key, fish, wrench, ladle. */
export const carried: Readonly<Record<string, (f: Figure, w: Worn, g: Grip, part: number) => void>> = {
  torch(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.25), g.along(0.5), g.minPx(U * 0.05, 0.65), g.minPx(U * 0.07, 0.8));
    const flame = f.part('flame', { group: `held${g.side}`, held: true, priority: 1.5 });
    f.scene.cap(flame, w.trim, g.along(0.6), g.along(0.95), U * 0.16, f.rig.px * 0.4);
    if (!f.rig.small)
      f.scene.ell(
        f.part('flame', { group: `held${g.side}`, held: true, priority: 1.7, line: false }),
        'eye_glow',
        add(g.along(0.58), scale(g.forward, U * 0.1)),
        U * 0.09,
      );
  },
  lantern(f, w, g, part) {
    const U = f.rig.unit * 1.35;
    const c = addScaled(g.hand, [0, 1, 0], -U * 0.26);
    f.scene.cap(part, w.material, g.hand, c, g.minPx(U * 0.02, 0.4));
    f.scene.cone(
      part,
      w.material,
      addScaled(c, [0, 1, 0], U * 0.08),
      addScaled(c, [0, 1, 0], U * 0.17),
      U * 0.15,
      U * 0.05,
    );
    f.scene.cone(
      part,
      w.material,
      addScaled(c, [0, 1, 0], -U * 0.2),
      addScaled(c, [0, 1, 0], -U * 0.13),
      U * 0.14,
      U * 0.14,
    );
    f.scene.cone(
      f.part('light', { group: `held${g.side}`, held: true, priority: 1.5 }),
      w.trim,
      addScaled(c, [0, 1, 0], -U * 0.13),
      addScaled(c, [0, 1, 0], U * 0.08),
      U * 0.12,
      U * 0.12,
    );
  },
  wand(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.1), g.along(0.6), g.minPx(U * 0.035, 0.55));
    f.scene.ell(
      f.part('wand-tip', { group: `held${g.side}`, held: true, priority: 1.7 }),
      w.trim,
      g.along(0.68),
      g.minPx(U * 0.09, 1),
    );
  },
  book(f, w, g, part) {
    const U = f.rig.unit;
    const R = aim(g.up, normalize(add(g.forward, scale(g.out, 0.5))));
    const c = addScaled(g.hand, g.forward, U * 0.12);
    f.scene.box(part, w.material, c, [U * 0.2, U * 0.25, U * 0.08], R);
    f.scene.box(
      f.part('pages', { group: `held${g.side}`, held: true }),
      'paper',
      addScaled(c, g.out, U * 0.015),
      [U * 0.2, U * 0.22, U * 0.05],
      R,
    );
  },
  clipboard(f, w, g, part) {
    const U = f.rig.unit;
    const again = (name: string, priority: number): number =>
      f.part(name, { group: `held${g.side}`, held: true, priority, line: false });
    const R = aim(g.up, normalize(add(g.forward, scale(g.out, 0.25))));
    const c = addScaled(addScaled(addScaled(g.hand, g.forward, U * 0.14), g.up, U * 0.16), g.out, -U * 0.1);
    const [wide, high] = [g.minPx(U * 0.24, 2), g.minPx(U * 0.31, 2.6)];
    f.scene.box(part, w.material, c, [wide, high, U * 0.04], R);
    const front = addScaled(c, g.forward, U * 0.05);
    f.scene.box(again('paper', 1.6), 'paper', addScaled(front, g.up, -U * 0.03), [wide * 0.78, high * 0.8, U * 0.03], R);
    f.scene.box(again('clip', 1.9), w.trim, addScaled(front, g.up, high * 0.9), [wide * 0.42, g.minPx(U * 0.06, 0.7), U * 0.06], R);
    if (f.rig.small) return;
    for (const y of [0.3, -0.1, -0.5])
      f.scene.box(again('writing', 1.8), 'grey', addScaled(addScaled(front, g.up, y * high), g.forward, U * 0.03), [wide * 0.5, 0.3 * f.rig.px, U * 0.02], R);
  }, // biome-ignore format: one line a sheet
  potion(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.ell(part, w.material, g.along(0.12), g.minPx(U * 0.15, 1.2));
    f.scene.cone(
      f.part('flask', { group: `held${g.side}`, held: true }),
      w.trim,
      g.along(0.22),
      g.along(0.38),
      U * 0.06,
      U * 0.06,
    );
  },
  mug(f, w, g, part) {
    const U = f.rig.unit;
    // a staved cup over the fist, its handle outwards, foam over its brim
    const c = addScaled(addScaled(g.hand, g.forward, U * 0.14), g.up, U * 0.1);
    const r = f.rig.small ? g.minPx(U * 0.12, 1) : g.minPx(U * 0.15, 1.6);
    const [low, high] = [addScaled(c, g.up, -r * 1.1), addScaled(c, g.up, r * 1.2)];
    f.scene.cone(part, w.material, low, high, r, r);
    if (!f.rig.small) {
      const handle = f.part('handle', { group: `held${g.side}`, held: true, priority: 1.4 });
      const side = (up: number, out: number) => addScaled(addScaled(c, g.up, r * up), g.out, r * out);
      f.scene.tube(
        handle,
        w.material,
        [side(0.8, 0.9), side(0.7, 1.7), side(-0.5, 1.7), side(-0.7, 0.9)],
        g.minPx(U * 0.035, 0.55),
      );
    }
    f.scene.ell(f.part('foam', { group: `held${g.side}`, held: true, priority: 1.6 }), w.trim, addScaled(high, g.up, r * 0.1), [r * 1.15, r * 0.5, r * 1.15]); // biome-ignore format: one line
  },
  flower(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(
      f.part('stem', { group: `held${g.side}`, held: true, priority: 1.5 }),
      w.trim,
      g.along(-0.1),
      g.along(0.5),
      g.minPx(U * 0.03, 0.5),
    );
    f.scene.ell(part, w.material, g.along(0.6), g.minPx(U * 0.14, 1.2));
  },
  orb(f, w, g, part) {
    f.scene.ell(part, w.material, addScaled(g.hand, g.up, f.rig.unit * 0.24), g.minPx(f.rig.unit * 0.2, 1.5));
  },
  wrench(f, w, g, part) {
    const U = f.rig.unit;
    // a jaw that stands open as wide as it can be seen
    const side = acrossScreen(g.direction, f.view);
    const apart = Math.max(0.16, (2.4 * f.rig.px) / U);
    f.scene.cap(part, w.material, g.along(-0.34), g.along(0.5), g.minPx(U * 0.075, 1));
    f.scene.cap(
      part,
      w.material,
      g.along(0.6, side, -apart * 0.8),
      g.along(0.6, side, apart * 0.8),
      g.minPx(U * 0.13, 1.1),
    );
    for (const e of [-1, 1])
      f.scene.cap(
        part,
        w.material,
        g.along(0.62, side, e * apart * 1.15),
        g.along(0.86, side, e * apart),
        g.minPx(U * 0.1, 0.9),
      );
  },
  screwdriver(f, w, g, part) {
    const U = f.rig.unit;
    const handle = f.part('handle', { group: `held${g.side}`, held: true, priority: 1.5 });
    f.scene.cap(handle, w.trim, g.along(-0.3), g.along(0.18), g.minPx(U * 0.11, 1.3));
    f.scene.cap(part, w.material, g.along(0.2), g.along(0.72), g.minPx(U * 0.04, 0.7));
  },
  // points outwards, and what it lights up begins at its glass
  flashlight(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.3), g.along(0.24), g.minPx(U * 0.09, 1.1));
    f.scene.cone(part, w.material, g.along(0.24), g.along(0.44), g.minPx(U * 0.1, 1.2), g.minPx(U * 0.17, 1.8));
    const ring = f.part('ring', { group: `held${g.side}`, held: true, priority: 1.6 });
    f.scene.cone(ring, 'silver', g.along(0.42), g.along(0.52), g.minPx(U * 0.18, 1.9), g.minPx(U * 0.18, 1.9));
    const beam = f.part('beam', { group: `beam${g.side}`, held: true, priority: 1.2, line: false, flat: 1 });
    f.scene.cone(beam, w.trim, g.along(0.52), g.along(1.2), g.minPx(U * 0.15, 1.6), g.minPx(U * 0.42, 4));
  },
  ladle(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.2), g.along(0.6), g.minPx(U * 0.035, 0.55));
    f.scene.ell(part, w.material, g.along(0.7), [U * 0.13, U * 0.13, U * 0.1]);
  },
  'frying-pan'(f, w, g, part) {
    const U = f.rig.unit;
    const handle = f.part('handle', { group: `held${g.side}`, held: true, priority: 1.5 });
    f.scene.cap(handle, w.trim, g.along(-0.16), g.along(0.3), g.minPx(U * 0.045, 0.62));
    const R = aim(g.direction, normalize(add(g.forward, scale(g.out, 0.4))));
    f.scene.ell(part, w.material, g.along(0.6), [U * 0.3, U * 0.3, U * 0.07], R);
    if (!f.rig.small)
      f.scene.ell(f.part('pan', { group: `held${g.side}`, held: true, line: false, priority: 1.6 }), 'charcoal', addScaled(g.along(0.6), g.forward, U * 0.05), [U * 0.22, U * 0.22, U * 0.06], R); // biome-ignore format: one line
  },
  'holy-symbol'(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.cap(part, w.material, g.along(-0.1), g.along(0.62), g.minPx(U * 0.06, 0.9));
    f.scene.cap(part, w.material, g.along(0.38, g.out, -0.2), g.along(0.38, g.out, 0.2), g.minPx(U * 0.06, 0.9));
  },
  rod(f, w, g, part) {
    const U = f.rig.unit;
    const tip = g.along(2);
    f.scene.cap(part, w.material, g.along(-0.3), g.along(0.35), g.minPx(U * 0.055, 0.8));
    f.scene.cap(part, w.material, g.along(0.35), tip, g.minPx(U * 0.035, 0.58), g.minPx(U * 0.012, 0.5));
    if (f.rig.small) return;
    const float = addScaled(tip, [0, 1, 0], -U * 1.15);
    f.scene.ell(f.part('float', { group: `held${g.side}`, held: true, priority: 2 }), 'red', float, g.minPx(U * 0.07, 0.9)); // biome-ignore format: one line
    f.scene.cap(
      f.part('line', { group: `held${g.side}`, held: true, priority: 1.9, line: false, thread: true }),
      w.trim,
      tip,
      addScaled(float, [0, 1, 0], -U * 0.3),
      0.3 * f.rig.px,
    );
  },
  lute(f, w, g, part) {
    const U = f.rig.unit;
    f.scene.ell(
      part,
      w.material,
      addScaled(g.along(-0.1), g.forward, U * 0.14),
      [U * 0.22, U * 0.28, U * 0.12],
      aim(g.direction, g.forward),
    );
    f.scene.cap(part, w.trim, g.along(0.1), g.along(0.75), g.minPx(U * 0.05, 0.65));
  },
};

/** Three balls in the air over both hands. */
export const jugglingBalls = (f: Figure, w: Worn): void => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'juggling', priority: 1.6 });
  const r = rig.least(rig.unit * 0.15, 1.4);
  const colours = [w.material, w.trim, 'blue', 'leaf'];
  const [a, b] = [rig.arms.R.hand, rig.arms.L.hand];
  const top = rig.head.origin[1] + rig.headHeight * 2.1;
  const wide = rig.headWidth * 2.1;
  const z = rig.depth * 1.2;
  const points = [addScaled(a, [0, 1, 0], r * 1.6), addScaled(b, [0, 1, 0], r * 1.6), [-wide, rig.head.origin[1], z], [wide, rig.head.origin[1] + rig.headHeight * 0.5, z], [-wide * 0.4, top, z]] as const; // biome-ignore format: one line
  for (const [i, p] of points.entries()) scene.ell(part, colours[i % 4]!, p, r);
};
