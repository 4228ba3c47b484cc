/** What has come upon a thing that stands about: a spider's web, strokes of a spray can. */
import { oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { unpackRgb } from '../../../../src/pixels/histogram.ts';
import { boxOf } from './damage.ts';
import type { Paint } from './paint.ts';
import type { Region } from './regions.ts';

/** A spider's web across the upper left corner. */
export function webbed(paint: Paint, region: Region): void {
  const { width } = paint.flat;
  const box = boxOf(region, width);
  const size = Math.max(4, Math.round(0.55 * box.side));
  const silk = (x: number, y: number, faint: boolean): void => {
    const [u, v] = [Math.round(x), Math.round(y)];
    if (!region[v * width + u] || paint.now(u, v) < 0) return;
    const [L, a, b] = rgbToOklab(unpackRgb(paint.now(u, v)));
    paint.set(u, v, oklabToRgb(L > 0.85 ? [L - 0.25, a * 0.4, b * 0.4] : [Math.min(0.95, L + (faint ? 0.3 : 0.42)), a * 0.3, b * 0.3])); // biome-ignore format: one line
  };
  // Where there is little room three threads and a ring are a web.
  const isSmall = size < 11;
  const turns = (isSmall ? [0, 0.5, 1] : [0, 0.26, 0.52, 0.78, 1]).map((t) => (t * Math.PI) / 2);
  for (const turn of turns) for (let r = 0; r <= size; r++) silk(box.left + r * Math.cos(turn), box.top + r * Math.sin(turn), false); // biome-ignore format: one line
  for (const ring of isSmall ? [0.75] : [0.4, 0.68, 0.94])
    for (let k = 0; k + 1 < turns.length; k++)
      for (let t = 0; t <= 1; t += 0.5 / size) {
        const [a, b] = [turns[k]!, turns[k + 1]!];
        const sag = ring * size * (1 - 0.14 * Math.sin(t * Math.PI));
        silk(box.left + sag * Math.cos(a + (b - a) * t), box.top + sag * Math.sin(a + (b - a) * t), true);
      }
}

/** Sprayed strokes in two colours across the middle. */
export function sprayed(paint: Paint, region: Region): void {
  const { width } = paint.flat;
  const box = boxOf(region, width);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const thick = box.side >= 30 ? 2 : 1;
  const stroke = (points: readonly (readonly [number, number])[], color: number): void => {
    for (let k = 0; k + 1 < points.length; k++) {
      const [[x0, y0], [x1, y1]] = [points[k]!, points[k + 1]!];
      const n = Math.ceil(Math.max(Math.abs(x1 - x0) * wide, Math.abs(y1 - y0) * high)) + 1;
      for (let t = 0; t <= n; t++)
        for (let d = 0; d < thick; d++) {
          const [x, y] = [Math.floor(box.left + wide * (x0 + ((x1 - x0) * t) / n)), Math.floor(box.top + high * (y0 + ((y1 - y0) * t) / n)) + d]; // biome-ignore format: one line
          if (region[y * width + x] && paint.now(x, y) >= 0) paint.set(x, y, color);
        }
    }
  };
  stroke([[0.2, 0.42], [0.28, 0.68], [0.36, 0.46], [0.44, 0.68], [0.52, 0.4]], 0xe83c8c);
  stroke([[0.6, 0.44], [0.76, 0.44], [0.62, 0.66], [0.8, 0.66]], 0x38d0e0);
} // biome-ignore format: strokes
