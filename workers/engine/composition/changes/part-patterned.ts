/** A pattern or a sign on one part of a thing: laid in units of that part, so that it can be told on a lid or a strap. */
import { MOTIFS } from '../../catalogue/cloth-patterns.ts';
import type { Rendering } from '../../solids/render.ts';
import { layOf, usualInk } from '../../subject/humanoid/cloth.ts';
import { look, painted } from '../../subject/places.ts';
import type { Sprite } from '../sprites/sprite.ts';
import { axisOf, heldAt } from './part-worn.ts';

/** Colours that stand out from a ground. */
const LIGHT = '#f4ecdc';
const DARK = '#342c3c';

export function patternedPart(s: Sprite, part: string, kind: string, ink?: string): Sprite {
  const seen = look(s);
  const pixels = seen ? heldAt(seen, part) : [];
  if (!seen || pixels.length < 4) return s;
  const { width } = s.image;
  const xs = pixels.map((i) => i % width);
  const ys = pixels.map((i) => Math.floor(i / width));
  const [left, right] = [xs.reduce((a, b) => Math.min(a, b)), xs.reduce((a, b) => Math.max(a, b))];
  const [top, bottom] = [ys.reduce((a, b) => Math.min(a, b)), ys.reduce((a, b) => Math.max(a, b))];
  const light = seen.regions.find((r) => r.pixels.includes(pixels[0]!))?.light ?? 0.5;
  const chroma = seen.regions.find((r) => r.pixels.includes(pixels[0]!))?.chroma ?? 0;
  const put = (before: Sprite, list: readonly number[], hex: string): Sprite => ({ ...before, image: painted({ ...seen, drawn: { ...before } as unknown as Rendering }, list, hex).image }); // biome-ignore format: one line
  const [is = '', of = ''] = kind.split(':');
  if (is === 'emblem') {
    const motif = MOTIFS[of];
    const [wide, high] = [right - left + 1, bottom - top + 1];
    const room = Math.min(wide, high);
    const rows = motif && room >= 7 ? motif.large : (motif?.small ?? ['.x.', 'xxx', '.x.']);
    const scale = Math.max(1, Math.floor((room * 0.8) / rows.length));
    const [x0, y0] = [Math.round((left + right + 1 - rows[0]!.length * scale) / 2), Math.round((top + bottom + 1 - rows.length * scale) / 2)]; // biome-ignore format: one line
    const on = new Set(pixels);
    const list: number[] = [];
    for (let y = 0; y < rows.length * scale; y++)
      for (let x = 0; x < rows[0]!.length * scale; x++) {
        const i = (y0 + y) * width + x0 + x;
        if (rows[Math.floor(y / scale)]![Math.floor(x / scale)] === 'x' && on.has(i)) list.push(i);
      }
    return list.length > 0 ? put(s, list, ink ?? usualInk(`scatter:${of}`, 1, { light, chroma })) : s;
  }
  const lay = layOf(kind);
  if (!lay) return s;
  // bands go across what is long and slim, however it lies
  const axis = axisOf(pixels, width);
  const slim = axis.long > axis.wide * 1.8;
  const size = slim ? axis.wide : Math.min(right - left + 1, bottom - top + 1);
  const banded = is === 'stripes' || is === 'rainbow' || is === 'pinstripes';
  const unit = is === 'rainbow' ? Math.max(1, Math.round((slim ? axis.long : bottom - top + 1) / 6.5)) : Math.max(size < 4 ? 1 : 2, Math.round(slim ? axis.long / 9 : Math.max(right - left, bottom - top) / 8)); // biome-ignore format: one line
  const middle = Math.round((left + right) / 2);
  const hits = new Map<number, number[]>();
  for (const [k, i] of pixels.entries()) {
    const [dx, dy] = [xs[k]! - axis.x, ys[k]! - axis.y];
    const along = Math.round(dx * axis.ux + dy * axis.uy + axis.long / 2);
    const across = Math.round(dy * axis.ux - dx * axis.uy + axis.wide / 2);
    // upright stripes lie on what is broad, as on a lid
    const hit = banded && slim ? lay(across, along, unit, axis.long) : banded && is === 'stripes' && right - left > bottom - top ? lay(0, xs[k]! - left, unit, right - left) : lay(xs[k]! - middle, ys[k]! - top, unit, bottom - top + 1); // biome-ignore format: one line
    if (hit > 0) hits.set(hit, [...(hits.get(hit) ?? []), i]);
  }
  const usual = (hit: number): string => (is === 'rainbow' || is.startsWith('scatter') || is === 'tiedye' ? usualInk(kind, hit, { light, chroma }) : light > 0.72 ? (chroma > 0.09 ? DARK : '#c83c40') : LIGHT); // biome-ignore format: one line
  return [...hits].reduce((before, [hit, list]) => put(before, list, hit === 1 && ink ? ink : usual(hit)), s);
}
