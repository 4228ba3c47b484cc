import { rad, type Vec3 } from '../../solids/vec.ts';
import { shadeOf } from '../materials.ts';
import { type DrawHat, hatPart } from './hat-part.ts';
import type { Figure } from './types.ts';

const more = (f: Figure, name: string, priority = 1.4): number => f.part(name, { group: 'hat', priority, line: false });

/** A pumpkin with a carved face in place of the head. */
export const pumpkinHead: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0, 0], [1.3, 1.08, 1.24], {
    pattern: (x, _y, z) => (!rig.small && Math.cos(Math.atan2(x, z) * 8 + Math.PI) > 0.8 ? -0.9 : 0),
  });
  head.lock(f.part('stalk', { group: 'stalk' }), w.trim, [0, 0.95, 0], [0.16, 1.42, -0.05], 0.24, 0.16);
  const cut = more(f, 'carving', 2);
  const r = Math.max(0.13, (0.55 * rig.px) / rig.headWidth);
  const glow = 'flame';
  for (const d of [-1, 1]) {
    head.lock(cut, glow, [d * 0.3, 0.02, 1.16], [d * 0.62, 0.02, 1.06], r * 1.1, r * 1.1);
    if (!rig.small) head.lock(cut, glow, [d * 0.46, 0.2, 1.12], [d * 0.46, 0.24, 1.1], r, r * 0.8);
  }
  const grin: Vec3[] = [-0.72, -0.4, 0, 0.4, 0.72].map((x) => [
    x,
    -0.62 + Math.abs(x) ** 1.6 * 0.42,
    1.16 - x * x * 0.34,
  ]);
  head.tube(
    cut,
    glow,
    grin,
    grin.map(() => r),
  );
};

/** A toadstool's cap that hangs over the brow. */
export const mushroomCap: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.36, -0.05], [1.74, 1.2, 1.66], { clips: [[0, -1, 0, 0.04]], capMaterial: 'cream' });
  const dots = more(f, 'spots', 1.5);
  for (const [azimuth, elevation, r] of [
    [0, 42, 0.34],
    [-52, 26, 0.3],
    [54, 30, 0.32],
    [-20, 74, 0.3],
    [110, 34, 0.32],
    [-115, 36, 0.34],
    [180, 40, 0.34],
  ] as const) {
    const c = Math.cos(rad(elevation));
    head.ball(
      dots,
      w.trim,
      [
        Math.sin(rad(azimuth)) * c * 1.62,
        0.36 + Math.sin(rad(elevation)) * 1.12,
        Math.cos(rad(azimuth)) * c * 1.56 - 0.05,
      ],
      rig.small ? [r * 1.2, r, r * 1.2] : [r, r * 0.9, r],
    );
  }
};

/** A closed helmet with a pane over the eyes: riders, racers, players. */
export const visored =
  (o: {
    readonly grid?: boolean;
    readonly stripe?: boolean;
    readonly vents?: boolean;
    readonly eyes?: string;
  }): DrawHat =>
  (f, w) => {
    const { head, rig, scene } = f;
    const part = hatPart(f, w);
    if (o.grid) {
      head.ball(part, w.material, [0, 0.08, -0.05], [1.22, 1.16, 1.2], { clips: [[0, -0.42, 0.91, 0.5]] });
      const bars = f.part('grid', { group: 'hat', priority: 1.7 });
      const r = rig.least(rig.headWidth * 0.06, 0.55);
      for (const y of rig.small ? [-0.62] : [-0.44, -0.78])
        scene.tube(
          bars,
          w.trim,
          [-1, -0.55, 0, 0.55, 1].map((x) => rig.onHead([x, y, 1.3 - Math.abs(x) ** 2 * 0.8])),
          r,
        );
      if (!rig.small) scene.cap(bars, w.trim, rig.onHead([0, -0.4, 1.26]), rig.onHead([0, -0.86, 1.22]), r);
    } else {
      head.ball(part, w.material, [0, 0, -0.02], [1.2, 1.16, 1.18]);
      const pane = f.part('visor', { group: 'hat', priority: 1.4, line: false });
      head.ball(pane, w.trim, [0, -0.04, 0.36], [1.02, 0.56, 0.96]);
    }
    if (o.stripe)
      head.tube(
        more(f, 'hat-band'),
        'cloth',
        [
          [0, 0.62, 1.0],
          [0, 1.16, 0.4],
          [0, 1.22, -0.2],
          [0, 0.8, -0.95],
        ],
        [0.16, 0.18, 0.18, 0.16],
      );
    if (o.eyes)
      for (const d of [-1, 1])
        head.lock(more(f, 'eyes', 2.2), o.eyes, [d * 0.28, -0.06, 1.24], [d * 0.62, 0.06, 1.1], 0.13, 0.13);
    if (o.vents && !rig.small) {
      const vent = more(f, 'vent', 1.6);
      head.ball(vent, 'charcoal', [0, -0.7, 0.98], [0.34, 0.24, 0.24]);
      for (const d of [-1, 1]) head.ball(vent, shadeOf(w.material, 1), [d * 1.16, -0.1, 0], [0.16, 0.34, 0.34]);
    }
  };

/** A skull, or a beast's, worn over the brow. */
export const skullHelm: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.2, -0.02], [1.14, 1.02, 1.14], { clips: [[0, -1, 0.1, 0.02]] });
  head.ball(part, w.material, [0, 0.26, 0.74], [0.72, 0.34, 0.62]);
  const eyes = more(f, 'sockets', 1.8);
  for (const d of [-1, 1]) head.ball(eyes, 'dark', [d * 0.46, 0.52, 1.04], [0.24, 0.22, 0.2]);
  if (rig.small) return;
  for (const d of [-1, 0, 1])
    head.lock(more(f, 'teeth', 1.6), 'tooth', [d * 0.36, 0.02, 1.22], [d * 0.36, -0.2, 1.2], 0.09, 0.04);
};

/** Wings at the sides of a helmet. */
export function helmetWings(f: Figure, material: string): void {
  for (const d of [-1, 1]) {
    const wing = f.part('helmet wings', { group: 'hat wings', priority: 1.1 });
    for (const [k, tip] of ([[0, 1.5], [1, 1.2], [2, 0.86]] as const)) // biome-ignore format: one line
      f.head.lock(wing, material, [d * 1.06, 0.36 - k * 0.14, -0.02], [d * (1.52 + k * 0.1), tip, -0.3], 0.2, 0.1);
  }
}

/** A kitchen pot, a bucket: upside down over the brow. */
export const bucket: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  f.head.cone(part, w.material, [0, 0.1, 0], [0, 1.3, 0], [1.24, 1.22], [0.98, 0.98]);
  f.head.cone(more(f, 'hat-band', 1.3), w.trim, [0, 0.06, 0], [0, 0.22, 0], 1.28, 1.26);
};
