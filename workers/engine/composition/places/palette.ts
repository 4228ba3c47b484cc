/** The colours of a whole picture, as they were said: towards some hues, or paler, duller, brighter all over. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';

type Lab = readonly [number, number, number];
const LOOKS: Readonly<Record<string, (c: Lab) => Lab>> = {
  pastel: ([L, a, b]) => [0.42 + L * 0.56, a * 0.68, b * 0.68],
  vivid: ([L, a, b]) => [Math.min(0.97, L * 1.04), a * 1.3, b * 1.3],
  neon: ([L, a, b]) => [L * 0.94, a * 1.45 + 0.015, b * 1.3 - 0.02],
  muted: ([L, a, b]) => [0.06 + L * 0.9, a * 0.5, b * 0.5],
  grey: ([L]) => [L, 0, 0],
  sepia: ([L, a, b]) => [L, a * 0.15 + 0.018, b * 0.15 + 0.045 * (1 - Math.abs(L - 0.6))],
  warm: ([L, a, b]) => [L, a * 0.8 + 0.028, b * 0.8 + 0.034],
  earth: ([L, a, b]) => [L * 0.96, a * 0.55 + 0.012, b * 0.6 + 0.03],
  cold: ([L, a, b]) => [L, a * 0.7 - 0.018, b * 0.7 - 0.036],
}; // biome-ignore format: a table

/** Dark colours towards the darkest hue that was said, light ones towards the lightest. */
function towards(hexes: readonly string[]): (c: Lab) => Lab {
  const hues = hexes.map((hex) => rgbToOklab(hexToRgb(hex))).sort((p, q) => p[0] - q[0]);
  return ([L, a, b]) => {
    const at = Math.max(0, Math.min(1, (L - 0.28) / 0.5)) * (hues.length - 1);
    const [i, t] = [Math.min(hues.length - 1, Math.floor(at)), at - Math.floor(at)];
    const [p, q] = [hues[i]!, hues[Math.min(hues.length - 1, i + 1)]!];
    const k = 0.74;
    // the darkest and the lightest have room for less colour
    const room = Math.min(1, 4.4 * L * (1.06 - L));
    return [L, a * (1 - k) + (p[1] * (1 - t) + q[1] * t) * k * room, b * (1 - k) + (p[2] * (1 - t) + q[2] * t) * k * room];
  };
} // biome-ignore format: short

/** Changes a picture to those colours: a look's name, or hues by their codes with commas. */
export function graded({ data }: Rgba, said: string): void {
  const change = said.startsWith('#') ? towards(said.split(',')) : LOOKS[said];
  if (!change) return;
  const memo = new Map<number, readonly [number, number, number]>();
  for (let i = 0; i < data.length; i += 4) {
    const key = (data[i]! << 16) | (data[i + 1]! << 8) | data[i + 2]!;
    const now = memo.get(key) ?? oklabToRgb(change(rgbToOklab([data[i]!, data[i + 1]!, data[i + 2]!])));
    memo.set(key, now);
    data.set(now, i);
  }
}
