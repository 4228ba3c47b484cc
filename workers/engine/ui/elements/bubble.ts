/** Bubbles of comics: speech with a tail, thoughts as a cloud with two drops below it. */
import type { Px } from '../../../../src/pixels/types.ts';
import { put, stamp } from '../canvas.ts';
import { inkOn } from '../kit.ts';
import { widthOf, write } from '../lettering.ts';
import { boxMask, type Mask } from '../shape.ts';
import { paintSurface } from '../surface.ts';
import type { Kit, Label, Part } from '../types.ts';

export interface BubbleOptions {
  readonly label?: string;
  /** Somebody is about to speak. */
  readonly dots?: boolean;
  /** It is thought, not said. */
  readonly thought?: boolean;
}

/** A bubble whose tail points down to who speaks, at the left. */
export function bubble(
  kit: Kit,
  width: Px,
  height: Px,
  { label = '', dots = false, thought = false }: BubbleOptions = {},
): Part {
  const tail = Math.max(4, Math.min(14, Math.round(height * 0.22)));
  const body = height - tail;
  const shape: Mask = { width, height, cells: new Uint8Array(width * height) };
  const box = thought ? cloud(width, body) : boxMask(width, body, 'round', Math.max(3, Math.min(12, body >> 2)));
  shape.cells.set(box.cells);
  if (!thought) {
    const left = Math.round(width * 0.22);
    for (let y = 0; y < tail; y++)
      for (let x = 0; x < tail - y; x++) shape.cells[(body + y) * width + left + x - (y >> 1)] = 1;
  }
  const pale = kit.tint(kit.theme.light);
  const { image } = paintSurface(kit, width, height, { bands: 'line spec', fill: pale, shape });
  if (thought) {
    const drop = (size: Px, x: Px, y: Px): void => {
      const one = paintSurface(kit, size, size, {
        bands: 'line spec',
        fill: pale,
        shape: boxMask(size, size, 'round', size >> 1),
      });
      stamp(image, one.image, x, y);
    };
    const large = Math.max(3, tail >> 1);
    drop(large, Math.round(width * 0.24), body);
    drop(Math.max(2, large - 2), Math.round(width * 0.16), height - Math.max(2, large - 2));
  }
  const ink = inkOn(kit, [pale[2], pale[3], pale[4]], pale[0]);
  const labels: Label[] = [];
  if (dots) {
    const size = Math.max(2, Math.round(body / 9));
    for (let k = -1; k <= 1; k++)
      for (let y = 0; y < size; y++)
        for (let x = 0; x < size; x++)
          put(
            image,
            Math.round(width / 2 + k * size * 2 - size / 2) + x,
            Math.round((body - size) / 2) + y,
            ink.colour,
          );
  } else if (label && widthOf(label) <= width - 12) {
    labels.push(write(kit, image, label, width / 2, Math.round((body - 7) / 2), { align: 'center', ink }));
  }
  return { image, content: { x: 5, y: 5, width: Math.max(1, width - 10), height: Math.max(1, body - 10) }, labels };
}

/** A box whose border is made of round lobes. */
function cloud(width: Px, height: Px): Mask {
  const cells = new Uint8Array(width * height);
  const r = Math.max(3, Math.min(width, height) / 5);
  const [across, down] = [Math.max(2, Math.round(width / (r * 1.7))), Math.max(2, Math.round(height / (r * 1.7)))];
  const middles: [number, number][] = [];
  for (let i = 0; i < across; i++)
    for (const y of [r, height - r]) middles.push([r + ((width - 2 * r) * i) / (across - 1), y]);
  for (let j = 0; j < down; j++)
    for (const x of [r, width - r]) middles.push([x, r + ((height - 2 * r) * j) / (down - 1)]);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const inside = x > r && x < width - r && y > r && y < height - r;
      if (inside || middles.some(([u, v]) => Math.hypot(x + 0.5 - u, y + 0.5 - v) <= r)) cells[y * width + x] = 1;
    }
  }
  return { width, height, cells };
}
