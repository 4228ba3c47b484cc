/**
 * The legs of a person who stands and looks to the right of the screen: two of one thickness, the far one a step ahead and
 * in shadow, both feet pointing ahead.
 */
import type { Px } from '../../../../src/pixels/types.ts';
import { areKin, at, type Color, commonest, eachPixel, median } from './flat.ts';
import type { Brush, Layer } from './layers.ts';
import type { Person } from './person-types.ts';
import { columnsOf } from './runs.ts';
import { shadowsOf } from './shadows.ts';
import { partingOf, torsoRow } from './side-body.ts';

/** A leg is no thicker than this share of the body's depth; lower than that share of its length it is a foot. */
const LEG = 0.56;
const FOOT = 0.18;
/** The far leg stands so much of a leg's thickness ahead; legs of so many rows stand apart at the feet. */
const STEP = 0.6;
const LONG: Px = 5;
/** A toe is so much of a leg's thickness. Legs of fewer rows have none. */
const TOE = 0.45;
const LEGGED: Px = 3;

export function standingLegs(person: Person): Layer[] {
  const { axis, crotch, floor, line } = person;
  const rows = legRows(person);
  if (rows.length === 0) return [];
  const length = Math.max(1, floor - crotch);
  const shadow = shadowsOf(line.figure);
  const parting = partingOf(person);
  const depth = torsoRow(person, crotch - 1)?.width ?? 4;
  const footFrom = floor - Math.max(1, Math.round(length * FOOT));
  const shins = rows.filter(({ y }) => y < footFrom);
  const seen = median((shins.length ? shins : rows).map(({ colors }) => colors.length));
  const thick = Math.max(depth >= 4 ? 2 : 1, Math.min(Math.round(seen), Math.round(depth * LEG)));
  const apart = Math.max(1, Math.round(thick * STEP));
  const toe = length < LEGGED ? 0 : Math.max(1, Math.round(thick * TOE));
  const wide = length >= LONG ? thick + 1 : apart;
  const stepAt = (y: Px): Px => Math.round(apart + ((wide - apart) * (y - crotch)) / Math.max(1, length - 2));
  const leftAt = (y: Px): Px => Math.round(axis - (thick + stepAt(y)) / 2);
  return ([0, 1] as const).map((side) => {
    const draw = (brush: Brush): void => {
      for (const { y, colors } of rows) {
        const isFoot = y >= footFrom;
        const from = leftAt(y) + (side ? stepAt(y) : 0);
        for (let i = 0; i < thick + (isFoot ? toe : 0); i++) {
          const u = Math.min(colors.length - 1, Math.floor(((Math.min(i, thick - 1) + 0.5) / thick) * colors.length));
          const color = isFoot && i >= thick ? commonest(colors) : colors[u]!;
          brush(from + i, y, side ? shadow(color) : color);
        }
        if (side || y < crotch + 1) continue;
        const edge = from + thick + (isFoot ? toe : 0);
        const far = leftAt(y) + stepAt(y);
        if (edge < far + thick - 1)
          brush(edge, y, (line.isLined && length >= LONG ? line.over : parting)(colors.at(-1)!));
      }
    };
    return { depth: (side ? -0.1 : 0.1) - 0.3, draw, isSoft: true };
  });
}

/** The colours of a leg row by row, without lines and without the cape beside it; rows of nothing else go on with those above. */
function legRows({
  leg,
  crotch,
  floor,
  line,
  cape,
  arms,
  held,
}: Person): { readonly y: Px; readonly colors: readonly Color[] }[] {
  if (!leg) return [];
  const hung: Color[] = [];
  if (cape) eachPixel(cape, (_x, _y, color) => hung.push(color));
  const main = commonest(hung);
  const isLeg = (color: Color): boolean => color >= 0 && !line.colors.has(color) && !(main >= 0 && areKin(color, main));
  const rows: { y: Px; colors: Color[] }[] = [];
  for (let y = crotch; y < floor; y++) {
    const own = [...columnsOf(leg.runs[y])].filter((x) => ![...arms, ...held].some((part) => at(part, x, y) >= 0));
    const colors = own.map((x) => at(leg.picture, x, y)).filter(isLeg);
    const last = rows.at(-1)?.colors;
    if (colors.length > 0) rows.push({ y, colors });
    else if (last) rows.push({ y, colors: last });
  }
  return rows;
}
