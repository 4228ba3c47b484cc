import { rgbToOklab } from '../../../../src/pixels/color.ts';
import { packRgb, unpackRgb } from '../../../../src/pixels/histogram.ts';
import { opaqueBounds } from '../../../../src/pixels/image.ts';
import { ramp, TONE } from '../../../../src/pixels/ramp.ts';
import type { Rgb, Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';

/** Height of a shadow over its width, on a ground seen at a slant, by how steep the camera looks. */
const FLAT = { side: 0.14, 'low top-down': 0.26, 'high top-down': 0.4 } as const;
/** The part of a thing, from below, whose width its shadow has. */
const FEET = 0.14;

export interface Contact {
  readonly open: Uint8Array;
  readonly light: 'left' | 'right';
  readonly view: keyof typeof FLAT;
  readonly seed: number;
}

/** Columns that the foot of a thing covers. */
function footOf(layer: Rgba): { readonly left: number; readonly right: number; readonly bottom: number } | undefined {
  const box = opaqueBounds(layer);
  if (!box) return undefined;
  const bottom = box.y + box.height;
  let [left, right] = [box.x + box.width, box.x];
  for (let y = bottom - Math.max(1, Math.round(box.height * FEET)); y < bottom; y++)
    for (let x = box.x; x < box.x + box.width; x++) {
      if (!layer.data[(y * layer.width + x) * 4 + 3]) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
    }
  return { left, right, bottom };
}

/**
 * The ground under a thing, darkened in the ground's own colours, away from the light. Changes `picture` inside the open
 * place alone.
 */
export function castContact(picture: Rgba, layer: Rgba, { open, light, view }: Contact): void {
  const foot = footOf(layer);
  if (!foot) return;
  const { width, height, data } = picture;
  const rx = ((foot.right - foot.left) / 2) * 1.12 + 1;
  const ry = Math.max(1.5, rx * FLAT[view]);
  const away = light === 'left' ? 1 : -1;
  const cx = (foot.left + foot.right) / 2 + away * Math.max(0.6, rx * 0.14);
  const cy = foot.bottom - ry * 0.45;
  const darker = shadesOf(picture);
  for (let y = Math.max(0, Math.floor(cy - ry)); y < Math.min(height, Math.ceil(cy + ry)); y++)
    for (let x = Math.max(0, Math.floor(cx - rx)); x < Math.min(width, Math.ceil(cx + rx)); x++) {
      const i = y * width + x;
      if (!open[i] || data[i * 4 + 3]! < 128) continue;
      if (((x + 0.5 - cx) / rx) ** 2 + ((y + 0.5 - cy) / ry) ** 2 >= 1) continue;
      data.set(darker([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]), i * 4);
    }
}

/** How much darker, and how far off in hue, a colour of the picture may be to be another's shadow. */
const DARKER = { from: 0.04, to: 0.19, best: 0.1, hue: 0.05 } as const;

/** A colour's shadow: a darker one of the same hue that the picture has, else the next tone of its ramp. */
function shadesOf({ data }: Rgba): (rgb: Rgb) => Rgb {
  const counts = new Map<number, number>();
  for (let i = 0; i < data.length; i += 4)
    if (data[i + 3]! > 127) {
      const c = packRgb(data[i]!, data[i + 1]!, data[i + 2]!);
      counts.set(c, (counts.get(c) ?? 0) + 1);
    }
  const common = [...counts]
    .filter(([, n]) => n > 2)
    .map(([c]) => ({ rgb: unpackRgb(c), lab: rgbToOklab(unpackRgb(c)) }));
  const few = common.length <= 256 ? common : [];
  const memo = new Map<number, Rgb>();
  return (rgb) => {
    const key = packRgb(...rgb);
    const known = memo.get(key);
    if (known) return known;
    const [l, a, b] = rgbToOklab(rgb);
    const [best] = few
      .map((one) => ({ ...one, down: l - one.lab[0], off: Math.hypot(a - one.lab[1], b - one.lab[2]) }))
      .filter(({ down, off }) => down > DARKER.from && down < DARKER.to && off < DARKER.hue)
      .sort((p, q) => Math.abs(p.down - DARKER.best) + p.off - Math.abs(q.down - DARKER.best) - q.off);
    const shade = best?.rgb ?? ramp(rgb, 0.8)[TONE.shadow];
    memo.set(key, shade);
    return shade;
  };
}

/** How busy a ground must be, in mean steps of lightness between its pixels, to grow over a foot. */
const BUSY = 0.012;

/** A little of the ground over the foot of a thing: grass and stones stand before it. Changes `picture` in the open place. */
export function growOver(picture: Rgba, ground: Rgba, layer: Rgba, { open, seed }: Contact): void {
  const foot = footOf(layer);
  if (!foot || foot.right - foot.left < 8) return;
  const { width, height } = picture;
  const random = createRandom(`tufts ${seed}`);
  const tufts = Math.max(2, Math.round((foot.right - foot.left) / 9));
  for (let k = 0; k < tufts; k++) {
    const x0 = foot.left + Math.floor(random.float() * (foot.right - foot.left));
    for (const [dx, tall] of [
      [0, 2],
      [1, 1],
    ] as const) {
      const x = x0 + dx;
      // the lowest pixel of the thing in this column
      let y = Math.min(height - 1, foot.bottom);
      while (y > 0 && !layer.data[(y * width + x) * 4 + 3]) y--;
      if (x >= width || y < foot.bottom - 4 || y + 1 >= height) continue;
      if (busyAt(ground, x, y + 1) < BUSY) continue;
      for (let up = 0; up < tall; up++) {
        const [to, from] = [(y - up) * width + x, Math.min(height - 1, y + 1 + up) * width + x];
        if (open[to] && ground.data[from * 4 + 3]! > 127)
          picture.data.set(ground.data.subarray(from * 4, from * 4 + 4), to * 4);
      }
    }
  }
}

/** Mean step of lightness around a pixel. */
function busyAt({ width, height, data }: Rgba, x: number, y: number): number {
  const l = (X: number, Y: number): number => {
    const i = (Math.min(height - 1, Y) * width + Math.min(width - 1, Math.max(0, X))) * 4;
    return rgbToOklab([data[i]!, data[i + 1]!, data[i + 2]!])[0];
  };
  let sum = 0;
  for (let d = -3; d < 3; d++) sum += Math.abs(l(x + d, y) - l(x + d + 1, y)) + Math.abs(l(x + d, y + 1) - l(x + d, y));
  return sum / 12;
}
