/** All of a thing that is taken out of a hand: the run that was found, with its pommel, its hilt and its bindings. */
import { areKin, type Flat } from '../parts/flat.ts';
import type { LineHabit } from '../parts/line-habit.ts';
import type { Weapon } from '../strike/index.ts';
import { A_FIST } from './held.ts';

/** A weapon with what lies on its own axis in its own colours: a pommel below the hand, a tip before the body. */
export function withRest(flat: Flat, { mask, grip, angle, half, behind }: Weapon, line: LineHabit): Uint8Array {
  const own = new Map<number, number>();
  const all = new Map<number, number>();
  flat.colors.forEach((color, i) => {
    if (color < 0) return;
    all.set(color, (all.get(color) ?? 0) + 1);
    if (mask[i]) own.set(color, (own.get(color) ?? 0) + 1);
  });
  const isIts = (color: number): boolean =>
    color >= 0 && !line.colors.has(color) && (own.get(color) ?? 0) >= 0.4 * (all.get(color) ?? 0);
  const out = Uint8Array.from(mask);
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.max(4, 2 * half + behind);
  const { width } = flat;
  const added: number[] = [];
  // A fist's width apart at the most: a boot in the colour of a blade lies farther away.
  const isNear = (i: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    return [...out.keys()].some((j) => out[j] && Math.hypot((j % width) - x, Math.floor(j / width) - y) <= A_FIST);
  };
  const isOnAxis = (i: number): boolean => {
    const color = flat.colors[i]!;
    const [x, y] = [(i % width) - grip.x, Math.floor(i / width) - grip.y];
    const along = x * dx + y * dy;
    return Math.abs(x * dy - y * dx) <= half + 1.5 && along <= 1 && along >= -2 * reach && isIts(color);
  };
  const rest = [...mask.keys()].filter((i) => !mask[i] && flat.colors[i]! >= 0 && isOnAxis(i));
  for (let isMore = true; isMore; ) {
    const near = rest.filter((i) => !out[i] && isNear(i));
    for (const i of near) out[i] = 1;
    added.push(...near);
    isMore = near.length > 0;
  }
  // The line round it goes where nothing else is beside it.
  for (const i of added) {
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      const color = flat.colors[j] ?? -1;
      if (color < 0 || out[j] || !line.colors.has(color)) continue;
      const isOthers = [j - 1, j + 1, j - width, j + width].some(
        (k) => (flat.colors[k] ?? -1) >= 0 && !out[k] && !line.colors.has(flat.colors[k]!),
      );
      if (!isOthers) out[j] = 1;
    }
  }
  return out;
}

/** With what is beside it in colours that are nowhere else: a hilt about a fist, a gem, the binding of a head. */
export function withScraps(flat: Flat, line: LineHabit, mask: Uint8Array): Uint8Array {
  const { width, colors } = flat;
  const out = Uint8Array.from(mask);
  const isBeside = (i: number, far: number): boolean => {
    const [x, y] = [i % width, Math.floor(i / width)];
    for (let Y = Math.max(0, y - far); Y <= Math.min(flat.height - 1, y + far); Y++)
      for (let X = Math.max(0, x - far); X <= Math.min(width - 1, x + far); X++) if (mask[Y * width + X]) return true;
    return false;
  };
  const elsewhere = new Set<number>();
  colors.forEach((c, i) => {
    if (c >= 0 && !mask[i] && !isBeside(i, A_FIST)) elsewhere.add(c);
  });
  colors.forEach((c, i) => {
    if (c >= 0 && !mask[i] && !elsewhere.has(c) && !line.colors.has(c) && !areKinToAny(c, elsewhere) && isBeside(i, 3))
      out[i] = 1;
  });
  return out;
}

/** The lit side of a fist has a shade of the skin that is nowhere else. */
const areKinToAny = (c: number, others: ReadonlySet<number>): boolean =>
  [...others].some((own) => areKin(c, own, SHADE));
const SHADE = 0.1;
