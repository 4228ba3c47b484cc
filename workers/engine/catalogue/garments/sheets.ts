import { addScaled, aim, type Mat3, normalize, type Vec3 } from '../../solids/vec.ts';
import type { Figure, Grip, Worn } from './types.ts';

type Drawn = (f: Figure, w: Worn, g: Grip, part: number) => void;

/** What is held up to be seen: its middle before the hand, its axes across, up and towards the viewer. */
function facing(g: Grip, U: number, up: number, inwards: number): { readonly c: Vec3; readonly R: Mat3; readonly on: (x: number, y: number, out: number) => Vec3 } {
  const look = normalize(addScaled(g.forward, g.out, 0.2));
  const R = aim(g.up, look);
  const across: Vec3 = [R[0], R[3], R[6]];
  const c = addScaled(addScaled(addScaled(g.hand, g.forward, U * 0.13), g.up, U * up), g.out, -U * inwards);
  return { c, R, on: (x, y, out) => addScaled(addScaled(addScaled(c, across, x), g.up, y), look, out) };
} // biome-ignore format: one line of types

const layer = (f: Figure, g: Grip, name: string, priority: number): number =>
  f.part(name, { group: `held${g.side}`, held: true, priority, line: false });

/** Papers and books, held upright before the hand. */
export const sheets: Readonly<Record<string, Drawn>> = {
  book(f, w, g, part) {
    const U = f.rig.unit;
    const [wide, high] = [g.minPx(U * 0.23, 2), g.minPx(U * 0.29, 2.4)];
    const { c, R, on } = facing(g, U, 0.12, 0.08);
    f.scene.box(part, w.material, c, [wide, high, U * 0.07], R);
    // the edges of its pages, below and on the open side
    f.scene.box(layer(f, g, 'pages', 1.6), 'paper', on(wide * 0.06, -high * 0.88, U * 0.035), [wide * 0.9, g.minPx(U * 0.035, 0.55), U * 0.05], R);
    if (f.rig.small) return;
    f.scene.box(layer(f, g, 'spine', 1.5), w.trim, on(-wide * 0.82, 0, U * 0.03), [g.minPx(U * 0.03, 0.5), high, U * 0.05], R);
    f.scene.box(layer(f, g, 'emblem', 1.8), w.trim, on(wide * 0.1, high * 0.12, U * 0.04), [g.minPx(U * 0.07, 0.95), g.minPx(U * 0.08, 1), U * 0.05], R);
  },
  'book-stack'(f, w, g, part) {
    const U = f.rig.unit;
    const { R, on } = facing(g, U, -0.04, 0.3);
    const high = g.minPx(U * 0.075, 1);
    const covers = [w.material, 'blue', 'forest', 'purple'];
    for (const [i, cover] of covers.entries()) {
      const y = (i * 2 - 1) * high;
      const wide = U * (0.36 - (i % 2) * 0.05);
      f.scene.box(i === 0 ? part : layer(f, g, 'book', 1.5), cover, on((i % 2) * U * 0.03, y, 0), [wide, high * 0.92, U * 0.16], R);
      f.scene.box(layer(f, g, 'pages', 1.7), 'paper', on(wide * 0.35, y, U * 0.03), [wide * 0.6, high * 0.4, U * 0.15], R);
    }
  },
  scroll(f, w, g, part) {
    const U = f.rig.unit;
    const { c, R, on } = facing(g, U, 0.14, 0.06);
    const [wide, high] = [g.minPx(U * 0.22, 1.8), g.minPx(U * 0.27, 2.2)];
    f.scene.box(part, w.material, c, [wide, high, U * 0.03], R);
    for (const e of [-1, 1]) {
      f.scene.cap(layer(f, g, 'rod', 1.4), w.trim, on(-wide * 1.35, e * high, U * 0.03), on(wide * 1.35, e * high, U * 0.03), g.minPx(U * 0.03, 0.5));
      f.scene.cap(part, w.material, on(-wide, e * high, U * 0.05), on(wide, e * high, U * 0.05), g.minPx(U * 0.065, 0.85));
    }
    if (f.rig.small) return;
    for (const y of [0.42, 0.02, -0.38]) f.scene.box(layer(f, g, 'writing', 1.7), 'brown_cloth', on(0, y * high, U * 0.05), [wide * (y < -0.2 ? 0.4 : 0.66), 0.3 * f.rig.px, U * 0.02], R);
  },
  map(f, w, g, part) {
    const U = f.rig.unit;
    const { c, R, on } = facing(g, U, 0.16, 0.16);
    const [wide, high] = [g.minPx(U * 0.36, 2.4), g.minPx(U * 0.26, 2)];
    f.scene.box(part, w.material, c, [wide, high, U * 0.03], R);
    if (f.rig.small) return;
    const t = 0.42 * f.rig.px;
    const ink = layer(f, g, 'coast', 1.7);
    f.scene.tube(ink, 'brown_cloth', [on(-wide * 0.8, -high * 0.5, U * 0.04), on(-wide * 0.4, -high * 0.1, U * 0.04), on(-wide * 0.1, -high * 0.4, U * 0.04)], t);
    const cross = layer(f, g, 'cross', 2);
    for (const e of [-1, 1]) f.scene.cap(cross, w.trim, on(wide * 0.22, high * (0.2 + e * 0.42), U * 0.05), on(wide * 0.72, high * (0.2 - e * 0.42), U * 0.05), Math.max(t, U * 0.03));
  },
  letter(f, w, g, part) {
    const U = f.rig.unit;
    const { c, R, on } = facing(g, U, 0.12, 0.06);
    const [wide, high] = [g.minPx(U * 0.26, 2), g.minPx(U * 0.17, 1.4)];
    f.scene.box(part, w.material, c, [wide, high, U * 0.03], R);
    if (!f.rig.small) for (const e of [-1, 1]) f.scene.cap(layer(f, g, 'fold', 1.6), 'linen', on(e * wide * 0.94, high * 0.9, U * 0.03), on(0, -high * 0.1, U * 0.03), 0.4 * f.rig.px);
    f.scene.ell(layer(f, g, 'seal', 1.9), w.trim, on(0, -high * 0.05, U * 0.04), [g.minPx(U * 0.055, 0.7), g.minPx(U * 0.055, 0.7), U * 0.04], R);
  },
  newspaper(f, w, g, part) {
    const U = f.rig.unit;
    const { c, R, on } = facing(g, U, 0.16, 0.12);
    const [wide, high] = [g.minPx(U * 0.28, 2.2), g.minPx(U * 0.34, 2.6)];
    f.scene.box(part, w.material, c, [wide, high, U * 0.03], R);
    const ink = layer(f, g, 'headline', 1.8);
    f.scene.box(ink, w.trim, on(0, high * 0.66, U * 0.04), [wide * 0.8, g.minPx(U * 0.05, 0.55), U * 0.02], R);
    if (f.rig.small) return;
    f.scene.box(layer(f, g, 'picture', 1.7), 'grey', on(-wide * 0.4, high * 0.08, U * 0.04), [wide * 0.36, high * 0.26, U * 0.02], R);
    for (const [x, y] of [[0.44, 0.28], [0.44, -0.02], [-0.4, -0.44], [0.44, -0.32], [-0.4, -0.74], [0.44, -0.62]] as const)
      f.scene.box(layer(f, g, 'print', 1.7), 'grey', on(wide * x, high * y, U * 0.04), [wide * 0.34, 0.3 * f.rig.px, U * 0.02], R);
  },
  box(f, w, g, part) {
    const U = f.rig.unit;
    const { c, R, on } = facing(g, U, 0.06, 0.34);
    f.scene.box(part, w.material, c, [U * 0.34, U * 0.26, U * 0.22], R);
    f.scene.box(layer(f, g, 'tape', 1.5), w.trim, on(0, 0, U * 0.02), [g.minPx(U * 0.06, 0.8), U * 0.265, U * 0.21], R);
  },
  'pizza-box'(f, w, g, part) {
    const U = f.rig.unit;
    const { R, on } = facing(g, U, 0.12, 0.42);
    f.scene.box(part, w.material, on(0, 0, 0), [U * 0.48, g.minPx(U * 0.075, 1.1), U * 0.34], R);
    f.scene.box(layer(f, g, 'lid', 1.5), w.trim, on(0, 0, U * 0.01), [U * 0.485, g.minPx(U * 0.02, 0.5), U * 0.34], R);
    f.scene.ell(layer(f, g, 'mark', 1.7), 'red', on(0, 0, U * 0.3), [U * 0.1, U * 0.06, U * 0.06], R);
  },
}; // biome-ignore format: one line a solid
