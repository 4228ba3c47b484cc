/** The outline of a sprite as its artist drew it: taken off before parts are moved, drawn again round the result. */
import type { Px } from '../../../../src/pixels/types.ts';
import {
  at,
  BESIDE,
  type Color,
  commonest,
  copyOf,
  eachPixel,
  type Flat,
  isRim,
  luma,
  median,
  NONE,
  put,
} from './flat.ts';

export interface LineHabit {
  /** The figure with its inner colours up to the edge: without the line, where there is one. */
  readonly figure: Flat;
  readonly isLined: boolean;
  /** Colours of the line. */
  readonly colors: ReadonlySet<Color>;
  /** Another picture of the figure with the line round it, on the pixels beside it. */
  readonly draw: (flat: Flat) => Flat;
  /** The line's colour over a colour of the figure. */
  readonly over: (color: Color) => Color;
}

/** A line is no lighter than this, or than that share of the sprite's median. */
const DARK = 50;
const DARK_SHARE = 0.62;
/** Share of the rim that a colour of the line has, and share of its own pixels that lie there. */
const OF_RIM = 0.03;
const ON_RIM = 0.33;
/** Share of the rim that must be dark for a sprite to count as outlined. */
const LINED = 0.55;

/** Reads the habit of a sprite. */
export function lineHabitOf(sprite: Flat): LineHabit {
  const rim: (readonly [Px, Px, Color])[] = [];
  const all = new Map<Color, number>();
  eachPixel(sprite, (x, y, color) => {
    all.set(color, (all.get(color) ?? 0) + 1);
    if (isRim(sprite, x, y)) rim.push([x, y, color]);
  });
  const onRim = new Map<Color, number>();
  for (const [, , color] of rim) onRim.set(color, (onRim.get(color) ?? 0) + 1);
  const usualLuma = median([...sprite.colors].filter((c) => c >= 0).map(luma));
  const colors = new Set(
    [...onRim]
      .filter(([c, n]) => n > rim.length * OF_RIM && n > all.get(c)! * ON_RIM)
      .filter(([c]) => luma(c) < Math.max(DARK, usualLuma * DARK_SHARE))
      .map(([c]) => c),
  );
  const isLined = rim.filter(([, , c]) => colors.has(c)).length > LINED * Math.max(1, rim.length);
  const same = (c: Color): Color => c;
  if (!isLined) return { figure: copyOf(sprite), isLined, colors, draw: (flat) => flat, over: same };

  const figure = copyOf(sprite);
  const isLine = (x: Px, y: Px): boolean => isRim(sprite, x, y) && colors.has(at(sprite, x, y));
  const lines = new Map<Color, Color[]>();
  const every: Color[] = [];
  for (const [x, y, color] of rim) {
    if (!colors.has(color)) continue;
    // What is line all through, a thin dark thing, stays.
    let inner = false;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) inner ||= at(sprite, x + dx, y + dy) >= 0 && !isLine(x + dx, y + dy);
    }
    if (!inner) continue;
    put(figure, x, y, NONE);
    every.push(color);
    const inside = colorInside(sprite, colors, x, y);
    lines.set(inside, [...(lines.get(inside) ?? []), color]);
  }
  const usual = commonest(every);
  const own = new Map([...lines].map(([inside, list]) => [inside, commonest(list)]));
  const over = (color: Color): Color => own.get(color) ?? usual;
  return { figure, isLined, colors, over, draw: (flat) => lined(flat, over) };
}

/** The commonest colour of the figure behind a pixel of its line. */
function colorInside(sprite: Flat, line: ReadonlySet<Color>, x: Px, y: Px): Color {
  for (const reach of [1, 2, 3]) {
    const near: Color[] = [];
    for (let dy = -reach; dy <= reach; dy++) {
      for (let dx = -reach; dx <= reach; dx++) {
        const color = at(sprite, x + dx, y + dy);
        if (color < 0 || line.has(color) || Math.abs(dx) + Math.abs(dy) > reach) continue;
        if (!isRim(sprite, x + dx, y + dy)) near.push(color);
      }
    }
    const found = commonest(near);
    if (found >= 0) return found;
  }
  return at(sprite, x, y);
}

function lined(flat: Flat, over: (color: Color) => Color): Flat {
  const out = copyOf(flat);
  for (let y = 0; y < flat.height; y++) {
    for (let x = 0; x < flat.width; x++) {
      if (at(flat, x, y) >= 0) continue;
      const beside = commonest(BESIDE.map(([dx, dy]) => at(flat, x + dx, y + dy)));
      if (beside >= 0) put(out, x, y, over(beside));
    }
  }
  return out;
}

/** The sprite without a cast shadow: one very dark colour, thick, in the lower half, farther than `reach` from the axis. */
export function withoutShadow(sprite: Flat, axis: number, reach: Px): Flat {
  const out = copyOf(sprite);
  let gone = 0;
  const isThick = (x: Px, y: Px): boolean => {
    const c = at(sprite, x, y);
    if (c < 0 || luma(c) > 30) return false;
    for (let dy = -1; dy <= 1; dy++) {
      for (let dx = -1; dx <= 1; dx++) {
        const other = at(sprite, x + dx, y + dy);
        if (other >= 0 && other !== c) return false;
      }
    }
    return true;
  };
  const isBesideLight = (x: Px, y: Px): boolean =>
    BESIDE.some(([dx, dy]) => {
      const other = at(sprite, x + dx, y + dy);
      return other >= 0 && luma(other) > 30;
    });
  for (let y = sprite.height >> 1; y < sprite.height; y++) {
    for (let x = 0; x < sprite.width; x++) {
      if (Math.abs(x - axis) <= reach || !isThick(x, y)) continue;
      for (let dy = -1; dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          if (at(sprite, x + dx, y + dy) < 0 || isBesideLight(x + dx, y + dy)) continue;
          put(out, x + dx, y + dy, NONE);
          gone++;
        }
      }
    }
  }
  return gone > 8 ? out : sprite;
}
