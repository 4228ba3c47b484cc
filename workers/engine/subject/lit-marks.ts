/** Small lights on things, the lines of light of machines, and chains. */
import { hexToOklab, oklabToHex } from '../../../src/pixels/color.ts';
import type { Box } from '../../../src/pixels/image.ts';
import { chainsOver } from '../painted/links.ts';
import type { Rendering } from '../solids/render.ts';
import { axisOf, sites } from './fitting-marks.ts';
import type { Brush, Painter } from './mark-brush.ts';

/** OKLab lightness of the middle of a light, and the least of what is about it. */
const CORE = 0.93;
const GLOW = 0.68;
/** How many times as long as it is deep a thing has its lights in a row along it. */
const LONG = 4.4;
/** Where those are, as shares of its length. */
const ROW = [0.3, 0.48, 0.66];

/** A colour as light is, and its middle. */
function glowOf(hex: string): { readonly glow: string; readonly core: string } {
  const [L, a, b] = hexToOklab(hex);
  // grey light is white
  const [more, less] = [1.15, 0.5];
  return { glow: oklabToHex([Math.max(GLOW, L), a * more, b * more]), core: oklabToHex([CORE, a * less, b * less]) };
}

const isLong = (s: Brush): boolean => {
  const { from, to } = axisOf(s);
  const { inked, depth } = s.seen;
  const deep = inked.reduce((sum, i) => sum + depth[i]!, 0) / Math.max(1, inked.length);
  return to - from > LONG * 2 * deep;
};

/** Where lights sit: on the deepest pixels along what is long, else where the face has room. */
function seats(s: Brush, count: number): (readonly [number, number])[] {
  if (!isLong(s)) return sites(s, count, -0.08);
  const { x, y, ux, uy, from, to } = axisOf(s);
  const { inked, depth } = s.seen;
  return (count === 1 ? [ROW[1]!] : ROW).flatMap((share) => {
    const place = from + (to - from) * share;
    let best = -1;
    for (const i of inked) {
      const t = ((i % s.width) - x) * ux + (Math.floor(i / s.width) - y) * uy;
      if (Math.abs(t - place) <= 1.5 && (best < 0 || depth[i]! > depth[best]!)) best = i;
    }
    return best < 0 ? [] : [[best % s.width, Math.floor(best / s.width)] as const];
  });
}

/** A short dash of light, and its gleam on what is about it. */
function light(s: Brush, x: number, y: number, ux: number, uy: number, hex: string): void {
  const { glow, core } = glowOf(hex);
  const { unit } = s;
  const side = Math.max(s.seen.box.width, s.seen.box.height);
  const half = side < 26 ? 0.5 : 1.2 * unit;
  // on what is small the gleam would be all that is seen of it
  const far = side < 36 ? 1.3 : 2.3;
  const inside = (i: number): boolean => s.parts[i]! >= 0;
  s.around(x, y, half + 2.6 * unit, (i, _d) => {
    if (!inside(i)) return;
    const [dx, dy] = [(i % s.width) - x, Math.floor(i / s.width) - y];
    const t = Math.max(-half, Math.min(half, dx * ux + dy * uy));
    const off = Math.hypot(dx - ux * t, dy - uy * t) / unit;
    if (off < 0.6) s.shade(i, 0, core, 1);
    else if (off < Math.min(far, 1.5)) s.shade(i, 0, glow, 0.9);
    else if (off < far) s.shade(i, 0, glow, 0.3);
  });
}

/** Lights on it: one, or a few. */
function lights(s: Brush, hex = s.hex ?? '#f03838'): Rendering {
  const { ux, uy } = isLong(s) ? axisOf(s) : { ux: 1, uy: 0 };
  for (const [x, y] of seats(s, s.several ? 3 : 1)) light(s, x, y, ux, uy, hex);
  return s.done();
}

/** Sectors of a seam, and which of them are lit. */
const SECTORS = 12;
const isLit = (sector: number): boolean => sector % 6 === 1 || sector % 6 === 2;

/** Plates with lines of light in their seams; what is thin has a few lights along it, if it has no lights of its own. */
export function plated(s: Brush, ink: string, lit: boolean): Rendering {
  const { inked, depth, deepest, box } = s.seen;
  const inset = Math.max(3, Math.round(deepest * 0.42));
  if (deepest < 6 || isLong(s)) return lit ? s.done() : lights(s, ink);
  const { glow, core } = glowOf(ink);
  const [mx, my] = [box.x + box.width / 2, box.y + box.height / 2];
  for (const i of inked) {
    const off = depth[i]! - inset;
    if (off < 0 || off >= 2 * s.unit) continue;
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    const turn = Math.atan2((y + 0.5 - my) / box.height, (x + 0.5 - mx) / box.width) / (2 * Math.PI) + 0.5;
    const sector = Math.floor(turn * SECTORS);
    if (off >= s.unit) s.shade(i, isLit(sector) ? 0 : 0.06, isLit(sector) ? glow : undefined, isLit(sector) ? 0.45 : 1);
    else if (isLit(sector)) s.shade(i, 0, off < 0.5 ? core : glow, 1);
    else s.shade(i, -0.2);
  }
  return s.done();
}

const FACE = /^(?:eyes?|face|emblem|sign|iris|mouth|teeth|dial|screen)$/;

/** The box of the parts that look out of it. */
function faceOf(s: Brush): Box | undefined {
  const named = s.drawn.partNames.map((name) => FACE.test(name));
  let [left, right, top, bottom] = [s.width, -1, s.height, -1];
  for (const i of s.seen.inked) {
    if (!named[s.parts[i]!]) continue;
    const [x, y] = [i % s.width, Math.floor(i / s.width)];
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

export const LIT_MARKS: Readonly<Record<string, Painter>> = {
  led: (s) => lights(s),
  chaining(s) {
    chainsOver({ ...axisOf(s), long: isLong(s) }, s.seen.box, faceOf(s), s.hex ?? '#9aa2b2', (x, y, hex) => {
      if (x >= 0 && y >= 0 && x < s.width && y < s.height && s.isInk(y * s.width + x)) s.put(x, y, hex);
    });
    return s.done();
  },
};
