import type { Px } from '../../../src/pixels/types.ts';

/** How large eyes are that are said to be large, beside the usual. */
export const LARGE_EYES = 1.6;

/** What such an eye is of: an iris in a white, all dark as a puppy's, or light alone. */
export type EyeLook = 'iris' | 'dark' | 'glow';

/**
 * A large eye on the grid: `o` its rim, `w` white and glint, `i` iris, `k` the iris' light, `d` pupil, `.` nothing. The glint lies to the
 * upper left in both eyes, where the light comes from.
 */
export function eyeRows(width: Px, height: Px, look: EyeLook): readonly string[] {
  if (width <= 2) return look === 'glow' ? ['ki', 'ii'] : ['id', 'id', ...(height > 2 ? ['id'] : [])];
  if (look === 'glow' && width > 3 && width < 6) {
    // a dark ring, so that it shines on any skin
    const n = width - 2;
    const side = 'o'.repeat(n);
    return [`.${side}.`, ...Array.from({ length: n }, (_, y) => `o${Array.from({ length: n }, (__, x) => (x + y < n ? 'k' : 'i')).join('')}o`), `.${side}.`]; // biome-ignore format: one line
  }
  if (width === 3) return look === 'glow' ? ['kki', 'kii', 'iii'] : look === 'dark' ? ['wwd', 'wdd', 'ddd'] : ['iii', 'idd', 'idd']; // biome-ignore format: three kinds
  if (look === 'iris' && width < 6)
    return width === 4 ? ['iiii', 'iidd', 'iidd', 'iiii'] : ['.iii.', 'iiddi', 'iiddi', 'iiiii', '.iii.'];
  const rim = look !== 'dark' && width > 5;
  const [cx, cy, rx, ry] = [width / 2, height / 2, width / 2, height / 2];
  const far = (x: number, y: number, k: number): number => ((x - cx) / (rx * k)) ** 2 + ((y - cy) / (ry * k)) ** 2;
  const inside = (x: number, y: number): boolean => far(x + 0.5, y + 0.5, 1) < 1.04;
  const glint = Math.max(1, Math.round(width * 0.24));
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (__, x) => {
      if (!inside(x, y)) return '.';
      const edge = ![[1, 0], [-1, 0], [0, 1], [0, -1]].every(([dx, dy]) => inside(x + dx!, y + dy!)); // biome-ignore format: four sides
      if (look === 'glow') return far(x + 0.5, y + 0.5, 0.5) < 1 ? 'k' : edge && rim ? 'o' : 'i';
      const gx = Math.round(cx - rx * 0.42);
      const gy = Math.round(cy - ry * 0.46);
      if (x >= gx && x < gx + glint && y >= gy && y < gy + glint) return 'w';
      if (look === 'dark') return far(x + 0.5, y + 0.5, 1) > 0.3 && y > cy + ry * 0.3 && x > cx ? 'k' : 'd';
      if (edge && rim) return 'o';
      const d = far(x + 0.5, y + 0.5, rim ? 0.8 : 0.86);
      // what has few pixels is a pupil in the white
      if (width < 9) return far(x + 0.5 - width * 0.08, y + 0.5 - height * 0.06, 1) < 0.34 ? 'd' : 'i';
      return d < 0.3 ? 'd' : d < 0.72 ? 'i' : 'w';
    }).join(''),
  );
}
