import type { Pattern } from '../../solids/primitives.ts';
import { rad } from '../../solids/vec.ts';
import { type DrawHat, hatPart } from './hat-part.ts';
import type { Figure, Worn } from './types.ts';

/** Folds that run from the crown of a hood to its nape, so that it is no plain ball from behind. */
const FOLDS: Pattern = (x, y, z) => (z < -0.1 && y < 0.62 && Math.cos(Math.atan2(x, -z) * 5) > 0.72 ? -0.62 : 0);

/** Cloth that falls from a hood over neck and shoulders. */
function drape(f: Figure, w: Worn): void {
  if (f.rig.small) return;
  const part = f.part(w.piece.id, { group: 'drape' });
  f.head.cone(part, w.material, [0, -1.28, -0.06], [0, -0.7, -0.08], [1.06, 0.86], [0.86, 0.8], {
    clips: [[0, 0, 1, 0.66]],
    pattern: FOLDS,
  });
}

const isAside = (f: Figure): boolean => !f.rig.small && Math.abs(Math.cos(rad(f.rig.yaw))) < 0.3;

/** A hood about a face. Seen from the side its edge stands back: the eye is in it. */
function cowl(f: Figure, part: number, w: Worn): void {
  const aside = isAside(f);
  f.head.ball(part, w.material, [0, 0.06, -0.08], [1.16, 1.14, 1.14], {
    clips: [aside ? [0, -0.7, 0.72, -0.1] : [0, -0.55, 0.83, 0.56]],
    capMaterial: w.material,
    capTone: -0.8,
  });
  f.head.ball(part, w.material, [0, -0.1, -0.1], [1.14, 1.05, 1.08], {
    clips: [[0, 0, 1, aside ? -0.12 : 0.2]],
    pattern: f.rig.small ? undefined : FOLDS,
  });
}

export const hood: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  cowl(f, part, w);
  drape(f, w);
  // its edges hang beside the face; from the side they stand back from the eye
  const back = isAside(f) ? 0.42 : 0;
  for (const d of [-1, 1])
    head.lock(part, w.material, [d * 0.98, 0.1, 0.25 - back], [d * 0.62, -0.86, 0.5 - back], 0.24, 0.3);
  head.lock(part, w.material, [0, 0.9, -0.5], [0, 0.75, -1.25], 0.4, 0.1);
};

export const ninjaMask: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  cowl(f, part, w);
  drape(f, w);
  const mask = f.part(w.piece.id, { group: 'hat' });
  head.ball(mask, w.material, [0, -0.48, 0.12], [1.0, 0.56, 0.98]);
  const band = f.part('headband', { group: 'hat', priority: 1.3 });
  head.cone(band, w.trim, [0, 0.3, -0.06], [0, 0.54, -0.06], 1.19, 1.13);
  for (const e of [0, 1])
    head.lock(band, w.trim, [-0.2, 0.4, -1.2], [-0.55 - 0.25 * e, -0.05 - 0.4 * e, -1.45 + 0.1 * e], 0.13, 0.1);
};

export const headband: DrawHat = (f, w) => {
  const band = f.part(w.piece.id, { group: 'hat', priority: 1.3, soft: true });
  f.head.cone(band, w.material, [0, 0.34, -0.05], [0, 0.58, -0.05], 1.15, 1.08);
  for (const e of [0, 1])
    f.head.lock(band, w.material, [-0.2, 0.45, -1.1], [-0.5 - 0.25 * e, 0 - 0.4 * e, -1.4], 0.14, 0.1);
};

export const bandana: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  f.head.ball(part, w.material, [0, 0.1, -0.03], [1.12, 1.06, 1.1], { clips: [[0, -1, -0.2, -0.2]] });
  const knot = f.part(w.piece.id, { group: 'hat' });
  f.head.lock(knot, w.material, [-0.75, 0.32, -0.9], [-1.3, -0.05, -1.1], 0.18, 0.1);
  f.head.ball(knot, w.material, [-0.75, 0.3, -0.9], [0.24, 0.24, 0.24]);
};
