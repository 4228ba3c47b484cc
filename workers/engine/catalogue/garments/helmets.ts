import { rad } from '../../solids/vec.ts';
import { materialOf, shadeOf } from '../materials.ts';
import { type DrawHat, hatPart } from './hat-part.ts';
import type { Figure, Worn } from './types.ts';

function dome(f: Figure, w: Worn, part: number): void {
  f.head.ball(part, w.material, [0, 0.08, -0.03], [1.14, 1.1, 1.14], { clips: [[0, -1, 0.42, 0.02]] });
  f.head.ball(part, w.material, [0, 0.02, -0.1], [1.15, 1.08, 1.1], {
    clips: [
      [0, 0, 1, 0.12],
      [0, -1, 0, 0.8],
    ],
  });
}

export const helmet =
  (o: {
    readonly plume?: boolean;
    /** A long feather from the crown, laid to one side, where it is seen from the front as well. */
    readonly feather?: boolean;
    readonly horns?: boolean;
    readonly cheeks?: boolean;
    readonly rim?: boolean;
  }): DrawHat =>
  (f, w) => {
    const { rig, head, scene } = f;
    const part = hatPart(f, w);
    dome(f, w, part);
    const H = rig.onHead;
    if (o.rim && !rig.middle) {
      const rim = f.part(w.piece.id, { group: 'hat', priority: 1.2 });
      const r = rig.least(rig.unit * 0.05, 0.6);
      scene.tube(rim, w.trim, [H([0, 0.15, 1.12]), H([0, 1.1, 0.3]), H([0, 1.15, -0.35]), H([0, 0.6, -1.05])], r);
    }
    if (o.cheeks && !rig.small)
      // seen from the side they leave the eye free
      for (const d of [-1, 1])
        head.ball(part, w.material, [d * 0.92, -0.3, 0.3 - 0.34 * Math.abs(Math.sin(rad(rig.yaw)))], [0.2, 0.46, 0.34]);
    if (!rig.small) {
      // a neck guard of darker plates behind
      const guard = f.part(w.piece.id, { group: 'guard', priority: 1.2 });
      head.cone(guard, shadeOf(w.material, 2), [0, -0.84, -0.14], [0, -0.56, -0.1], [1.12, 1.1], [1.04, 1.02], {
        clips: [[0, 0, 1, -0.1]],
      });
    }
    if (o.plume) {
      const plume = f.part('plume', { group: 'plume' });
      head.tube(
        plume,
        materialOf(w.trim).gloss >= 0.8 ? 'red' : w.trim,
        [
          [0, 1.1, 0.1],
          [0, 1.5, -0.3],
          [0, 1.25, -0.95],
          [0, 0.5, -1.4],
        ],
        [0.12, 0.3, 0.32, 0.08],
      );
    }
    if (o.feather) {
      const plume = f.part('plume', { group: 'plume', priority: 1.2, soft: true });
      const long = rig.small ? 1.2 : 1;
      head.tube(plume, materialOf(w.trim).gloss >= 0.8 ? 'red' : w.trim, [[0, 1.0, 0.2], [0.1, 1.55 * long, 0.05], [0.55, 1.85 * long, -0.25], [1.05, 1.5, -0.5], [1.3, 0.95, -0.7]], [0.12, 0.22, 0.3, 0.28, 0.08]); // biome-ignore format: one line
    }
    if (o.horns) {
      for (const d of [-1, 1]) {
        const horn = f.part('helmet-horns', { group: 'horns', priority: 1.1 });
        head.tube(
          horn,
          'bone',
          [
            [d * 1.0, 0.42, 0],
            [d * 1.5, 0.6, 0.05],
            [d * 1.62, 1.15, 0.1],
          ],
          [0.24, 0.2, 0.05],
        );
      }
      const band = f.part('hat-band', { group: 'hat', priority: 1.2 });
      head.cone(band, w.trim, [0, 0.2, -0.04], [0, 0.38, -0.04], 1.19, 1.15);
    }
  };

/** Closed helm: a bucket with a dark slit for the eyes. */
export const greatHelm: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, -0.92, 0.02], [0, 0.62, 0], [0.98, 0.98], [1.1, 1.08]);
  head.ball(part, w.material, [0, 0.6, 0], [1.1, 0.48, 1.08], { clips: [[0, -1, 0, 0]] });
  const slit = f.part('visor', { group: 'hat', priority: 1.6, line: false });
  head.cone(slit, 'dark', [0, -0.2, 0.03], [0, rig.small ? 0.06 : -0.02, 0.03], 1.09, 1.1, {
    clips: [[0, 0, -1, -0.42]],
  });
  if (!rig.small) {
    const bar = f.part(w.piece.id, { group: 'hat', priority: 1.3 });
    f.scene.cap(bar, w.trim, rig.onHead([0, 0.5, 1.1]), rig.onHead([0, -0.85, 1.02]), rig.least(rig.unit * 0.03, 0.55));
  }
};

export const animalHat: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  dome(f, w, part);
  for (const d of [-1, 1]) f.head.lock(part, w.material, [d * 0.6, 0.85, -0.1], [d * 0.8, 1.4, -0.1], 0.3, 0.06);
};

/** A round white helmet with a large window, tinted so that it reads as glass. */
export const spaceHelmet: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0, 0], [1.24, 1.2, 1.22]);
  const clear = w.piece.id === 'clear-helmet';
  const visor = f.part(clear ? 'face' : 'visor', { group: 'hat', priority: 1.3 });
  head.ball(visor, w.trim, clear ? [0, -0.12, 0.36] : [0, -0.06, 0.5], clear ? [0.98, 0.84, 0.96] : [1.02, 0.8, 0.96]);
  // the sky in a dark pane
  if (!clear && !rig.small)
    head.ball(f.part('glint', { group: 'hat', priority: 1.8, line: false }), '#e8f4ff/glass', [-0.42, 0.3, 1.2], [0.2, 0.13, 0.2]); // biome-ignore format: one line
  // who is behind a clear pane is seen: the face, and the fringe over it
  const hair = f.worn('hair');
  if (clear && hair) {
    head.ball(f.part('fringe', { group: 'hat', priority: 1.32, soft: true }), hair.material, [0, -0.1, 0.37], [1, 0.88, 0.97], { clips: [[0, -1, -0.2, -0.3]] }); // biome-ignore format: one line
    for (const d of hair.piece.id === 'shoulder-hair' ? [-1, 1] : [])
      head.ball(f.part('fringe', { group: 'hat', priority: 1.32, soft: true }), hair.material, [0, -0.12, 0.37], [0.99, 0.85, 0.965], { clips: [[-d, 0, 0, -0.56]] }); // biome-ignore format: one line
  }
  if (rig.small) return;
  const collar = f.part(w.piece.id, { group: 'collar' });
  head.cone(collar, 'iron', [0, -1.16, 0], [0, -0.94, 0], 0.98, 1.02);
};
