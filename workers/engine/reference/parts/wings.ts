/** Wings at the back of a person: both are seen from behind and from the front; half turned the far one is narrow. */
import type { Px } from '../../../../src/pixels/types.ts';
import { at, blank, copyOf, eachPixel, type Flat, put } from './flat.ts';
import type { Layer } from './layers.ts';
import { type Levels, type Person, SIDES, type Side } from './person-types.ts';
import type { Yaw } from './yaw.ts';

/** Wings have so many rows above the neck, as a share of the head's: a cape hangs below it. */
const ABOVE = 0.3;
/** Widths of the near wing and of the far one: half turned, and from straight aside, where the far one is hidden. */
const HALF_TURNED = [0.85, 0.5] as const;
const FROM_ASIDE = 0.7;

/** Whether what hangs behind the back rises beside the head. */
export function areWings({ cape, axis, top, neck }: Levels & Pick<Person, 'cape'>): boolean {
  if (!cape) return false;
  const rows: [Set<Px>, Set<Px>] = [new Set(), new Set()];
  eachPixel(cape, (x, y) => {
    if (y < neck) rows[x + 0.5 < axis ? 0 : 1].add(y);
  });
  return rows.every(({ size }) => size >= ABOVE * (neck - top));
}

/** Limbs of which what rises beside the head on both sides, over a cape, is the upper part of wings: no hand holds it. */
export function withWings<T extends Pick<Person, 'cape' | 'held'>>(limbs: T, levels: Levels): T {
  const { cape, held } = limbs;
  if (!cape) return limbs;
  const all = copyOf(cape);
  for (const part of held) eachPixel(part, (x, y, color) => put(all, x, y, color));
  if (!areWings({ ...levels, cape: all })) return limbs;
  const none = blank(cape.width, cape.height);
  return { ...limbs, cape: all, held: [none, none] };
}

/** One wing's pixels nearest to the body first, row by row. */
function wingOf(cape: Flat, axis: number, side: Side): { readonly from: Px; readonly to: Px } {
  let [from, to] = [cape.width, 0];
  eachPixel(cape, (x) => {
    if (x + 0.5 < axis !== (side === 0)) return;
    [from, to] = [Math.min(from, x), Math.max(to, x + 1)];
  });
  return { from, to };
}

/** Both wings at a yaw: they are hinged at the back. */
export function wingLayers({ cape, axis, torsoHalf }: Person, yaw: Yaw, bob: Px): Layer[] {
  if (!cape) return [];
  const isAside = Math.abs(yaw.sin) > 0.9;
  return SIDES.flatMap((side) => {
    const isNear = (side ? 1 : -1) * yaw.sin < 0;
    if (isAside && !isNear) return [];
    const { from, to } = wingOf(cape, axis, side);
    if (to <= from) return [];
    const isAway = yaw.cos < -0.05;
    // On screen a wing stays on its side of the body but from straight aside: there it lies behind the back.
    const sign = isAside ? -Math.sign(yaw.sin) : (side ? 1 : -1) * (isAway ? -1 : 1);
    const wide = to - from;
    const share = isAside ? FROM_ASIDE : HALF_TURNED[isNear ? 0 : 1];
    const width = Math.max(1, Math.round(wide * share));
    const inner = side ? from - axis : axis - to;
    const hinge = isAside ? 0.4 * torsoHalf : Math.max(inner, 0) * share;
    const draw: Layer['draw'] = (brush) => {
      for (let i = 0; i < width; i++) {
        const d = Math.floor(((i + 0.5) / width) * wide);
        const column = side ? from + d : to - 1 - d;
        const x = sign > 0 ? Math.round(axis + hinge) + i : Math.round(axis - hinge) - 1 - i;
        for (let y = 0; y < cape.height; y++) brush(x, y + bob, at(cape, column, y));
      }
    };
    return [{ depth: isAway ? 1.4 : isAside ? 0.3 : -0.8, draw }];
  });
}
