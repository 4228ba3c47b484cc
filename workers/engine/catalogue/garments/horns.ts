import type { Vec3 } from '../../solids/vec.ts';
import type { Figure, Worn } from './types.ts';

export const horns =
  (kind: 'curved' | 'ram' | 'antlers' | 'unicorn'): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    for (const d of kind === 'unicorn' ? [0] : [-1, 1]) {
      const part = f.part(w.piece.id, { group: 'horns', priority: 1.2 });
      const tube = (points: readonly Vec3[], radii: readonly number[]): void =>
        f.head.tube(part, w.material, points, radii);
      if (kind === 'unicorn') f.head.lock(part, w.material, [0, 0.75, 0.65], [0, 1.7, 1.05], 0.18, 0.04);
      else if (kind === 'curved')
        tube(
          [
            [d * 0.58, 0.72, 0.2],
            [d * 1.02, 1.02, 0.22],
            [d * 1.08, 1.5, 0.12],
          ],
          [0.24, 0.18, 0.05],
        );
      else if (kind === 'ram')
        tube(
          [
            [d * 0.6, 0.7, 0.1],
            [d * 1.1, 0.85, -0.2],
            [d * 1.4, 0.35, -0.15],
            [d * 1.25, 0.0, 0.3],
          ],
          [0.28, 0.26, 0.2, 0.06],
        );
      else {
        tube(
          [
            [d * 0.5, 0.8, 0],
            [d * 0.85, 1.35, -0.1],
            [d * 0.8, 1.95, -0.1],
          ],
          [0.16, 0.13, 0.06],
        );
        tube(
          [
            [d * 0.8, 1.25, -0.1],
            [d * 1.35, 1.6, 0],
          ],
          [0.12, 0.05],
        );
        tube(
          [
            [d * 0.84, 1.5, -0.1],
            [d * 0.4, 1.8, 0.05],
          ],
          [0.1, 0.05],
        );
      }
    }
  };
