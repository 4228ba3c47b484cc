import { mix, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { type DrawHat, hatPart } from './hat-part.ts';

export const pointed =
  (brim: boolean): DrawHat =>
  (f, w) => {
    const { rig, head } = f;
    const part = hatPart(f, w);
    if (brim) head.cone(part, w.material, [0, 0.28, -0.08], [0, 0.42, -0.08], [1.72, 1.6], [1.6, 1.5]);
    // tall points eat the figure at 16 px
    const k = rig.small ? 0.72 : rig.middle ? 0.88 : 1;
    const base = brim ? 0.4 : 0.36;
    head.tube(
      part,
      w.material,
      [
        [0, base, -0.08],
        [0, base + 0.65 * k, -0.14],
        [0.08, base + 1.25 * k, -0.35],
        [0.3, base + 1.6 * k, -0.62],
      ],
      [1.0, 0.66, 0.34, 0.1],
    );
    if (!rig.small || !brim) {
      const band = f.part('hat-band', { group: 'hat', priority: 1.5 });
      head.cone(
        band,
        w.trim,
        [0, brim ? 0.44 : 0.3, -0.08],
        [0, brim ? 0.66 : 0.56, -0.08],
        brim ? 1.08 : 1.14,
        brim ? 1.0 : 1.08,
      );
    }
    if (!brim) {
      const ball = f.part('bobble', { group: 'hat' });
      head.ball(ball, w.trim, [0.34, base + 1.62 * k, -0.68], [0.26, 0.26, 0.26]);
    }
  };

export const brimmed =
  (width: number, high: number): DrawHat =>
  (f, w) => {
    const part = hatPart(f, w);
    const { head } = f;
    head.cone(part, w.material, [0, 0.36, -0.04], [0, 0.48, -0.04], [width, width * 0.94], [width * 0.9, width * 0.85]);
    if (high > 1) head.cone(part, w.material, [0, 0.4, -0.04], [0, high, -0.04], [0.96, 0.92], [0.9, 0.86]);
    else head.ball(part, w.material, [0, 0.46, -0.04], [1.02, high, 0.98], { clips: [[0, -1, 0, 0.1]] });
    const band = f.part('hat-band', { group: 'hat', priority: 1.5 });
    head.cone(band, w.trim, [0, 0.48, -0.04], [0, 0.66, -0.04], 1.05, 1.02);
  };

/** A dented crown on a brim that is rolled up at both sides. */
export const stetson: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  const { head, rig } = f;
  head.cone(part, w.material, [0, 0.36, -0.04], [0, 0.48, -0.04], [1.5, 1.4], [1.4, 1.3]);
  const rolled = f.part(w.piece.id, { group: 'hat', priority: 1.2 });
  for (const d of [-1, 1]) head.tube(rolled, w.material, [[d * 1.02, 0.44, 1.02], [d * 1.5, 0.6, 0.5], [d * 1.66, 0.78, -0.1], [d * 1.46, 0.62, -0.7]], [0.12, 0.24, 0.28, 0.14]); // biome-ignore format: a path
  head.cone(part, w.material, [0, 0.42, -0.04], [0, 1.24, -0.04], [0.98, 0.94], [0.8, 0.76]);
  // a dent along the middle
  for (const d of [-1, 1]) head.ball(part, w.material, [d * 0.42, 1.24, -0.04], [0.42, rig.small ? 0.24 : 0.32, 0.74]);
  const band = f.part('hat-band', { group: 'hat', priority: 1.5 });
  head.cone(band, w.trim, [0, 0.48, -0.04], [0, 0.68, -0.04], 1.03, 1.0);
};

export const tricorn: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.44, -0.05], [1.02, 0.84, 1.0], { clips: [[0, -1, 0, 0]] });
  const corners: readonly Vec3[] = [
    [-1.55, 0.72, 0.15],
    [0, 0.5, 1.25],
    [1.55, 0.72, 0.15],
    [0, 0.62, -1.35],
  ];
  corners.forEach((u, i) => {
    const v = corners[(i + 1) % 4]!;
    head.tube(part, w.material, [u, mix(mix(u, v, 0.5), [0, 0.6, 0], 0.22), v], [0.2, 0.32, 0.2]);
  });
  head.cone(part, w.material, [0, 0.36, -0.05], [0, 0.5, -0.05], 1.2, 1.25);
  if (!rig.small)
    head.ball(f.part('badge', { priority: 2, group: 'hat', line: false }), w.trim, [0, 0.78, 1.12], [0.2, 0.21, 0.2]);
};

/** Rounded cap with an optional peak or floppy side. */
export const cap =
  (o: {
    readonly peak?: boolean;
    readonly tall?: boolean;
    readonly flop?: boolean;
    readonly feather?: boolean;
  }): DrawHat =>
  (f, w) => {
    const { head } = f;
    const part = hatPart(f, w);
    if (o.tall) {
      head.cone(part, w.material, [0, 0.4, -0.05], [0, 0.9, -0.05], 1.02, 0.98);
      head.ball(part, w.material, [0, 1.12, -0.05], [1.16, 0.52, 1.1]);
      return;
    }
    head.ball(part, w.material, [0, 0.2, -0.03], [1.1, 0.98, 1.1], { clips: [[0, -1, -0.12, -0.12]] });
    if (o.peak) {
      const peak = f.part(w.piece.id, { group: 'hat', priority: 1.35 });
      if (f.rig.small) head.ball(peak, shadeOf(w.trim, 2), [0, 0.24, 0.9], [0.9, 0.14, 0.72]);
      else {
        // narrower than the crown and out over the brow, or the whole would be a bowl of hair
        head.ball(peak, shadeOf(w.trim, 1), [0, 0.22, 1.02], [0.76, 0.12, 0.82]);
        head.ball(
          f.part(w.piece.id, { group: 'button', priority: 1.4 }),
          shadeOf(w.material, 1),
          [0, 1.18, -0.03],
          [0.16, 0.09, 0.16],
        );
      }
    }
    if (o.flop) head.ball(part, w.material, [-0.42, 0.72, -0.1], [1.0, 0.36, 0.98]);
    if (!o.peak && !f.rig.small)
      head.cone(
        f.part(w.piece.id, { group: 'hat', priority: 1.2 }),
        w.trim,
        [0, 0.3, -0.05],
        [0, 0.5, -0.05],
        1.14,
        1.1,
      );
    if (o.feather) {
      head.lock(part, w.material, [0, 0.44, 0.5], [0, 0.34, 1.5], 0.5, 0.1);
      const plume = f.part('plume', { group: 'plume' });
      head.tube(
        plume,
        w.trim,
        [
          [0.95, 0.5, 0],
          [1.15, 1.05, -0.5],
          [1.05, 1.2, -1.15],
        ],
        [0.1, 0.2, 0.06],
      );
    }
  };
