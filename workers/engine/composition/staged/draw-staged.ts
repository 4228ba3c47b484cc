/** Draws what happens to things: effects and things put together pixel by pixel, each drawn at the size that it has there. */
import { hexToRgb } from '../../../../src/pixels/color.ts';
import { createImage, overlay } from '../../../../src/pixels/image.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../random.ts';
import { drawSubject } from '../../subject/draw-subject.ts';
import type { Composed, SceneOptions } from '../composed.ts';
import type { Read } from '../read/known.ts';
import { painted, VARIATION } from '../sprites/sprite.ts';
import { Stage } from '../stage.ts';
import { type Drawer, shownOf } from './drawer.ts';
import { apart, chips, coloursOf, cropped, quarters } from './pieces.ts';
import { CRACKED, type Several, type Staged } from './read-staged.ts';
import { struck } from './struck.ts';

/** Lies about what is in it, which stands before it. */
const ROUND =
  /circle|ring|aura|portal|rift|barrier|vortex|ripples|shockwave|nova|heal|sparkles|glow|beam|pillar|rays|level-up|ground|spiral|swirl/;

export function drawStaged(staged: Staged, { width, height, style, seed }: SceneOptions, read: Read): Composed {
  const stage = new Stage(width, height);
  const d: Drawer = {
    stage,
    random: createRandom(seed).fork('staged'),
    side: Math.min(width, height),
    draw: (brief, w, h = w, copy = 0) => cropped(drawSubject(brief, { width: Math.max(8, Math.round(w)), height: Math.max(8, Math.round(h)), style, seed: seed + copy, variation: VARIATION }).image), // biome-ignore format: one line
    put: (image, x, y, shown) => stage.put(painted(image, shown.what), Math.max(0, Math.min(width - image.width, Math.round(x - image.width / 2))), Math.max(0, Math.min(height - image.height, Math.round(y - image.height / 2))), shown), // biome-ignore format: one line
  };
  const { effect, things } = staged;
  if (staged.way === 'struck') struck(d, effect!, things[0], staged, read);
  else if (staged.way === 'within') within(d, effect!, things);
  else if (staged.way === 'flung') flung(d, effect!, things, staged);
  else if (staged.way === 'lit') lit(d, effect!, things[0]!);
  else if (staged.way === 'into') into(d, effect!, things[0]!);
  else if (staged.way === 'source') source(d, effect!, things[0]!);
  else if (staged.way === 'leaping') leaping(d, effect!, things[0]!);
  else if (staged.way === 'between') between(d, effect!, things);
  else broken(d, things[0]!, staged);
  return { image: stage.image, facts: stage.facts() };
}

/** Each copy of each thing. */
const copiesOf = (
  things: readonly Several[],
): { readonly of: Several; readonly node: number; readonly copy: number }[] =>
  things.flatMap((of, i) => Array.from({ length: of.count }, (_, copy) => ({ of, node: i + 1, copy })));

function within(d: Drawer, effect: Several, things: readonly Several[]): void {
  const { width, height } = d.stage.image;
  const back = d.draw(effect.brief, width, height);
  d.put(back, width / 2, height / 2, shownOf(0, effect));
  const copies = copiesOf(things);
  const funnel = /tornado|vortex|swirl/.test(effect.brief.concept);
  const size = d.side * (copies.length === 1 ? 0.42 : copies.length < 4 ? 0.3 : 0.22);
  for (const [i, { of, node, copy }] of copies.entries()) {
    const one = quarters(d.draw(of.brief, size, size, copy), funnel && copies.length > 1 ? i : 0);
    const turn = copies.length === 1 ? 0 : (i / copies.length) * Math.PI * 2 - 0.6;
    const r = copies.length === 1 ? 0 : funnel ? 0.22 : 0.24;
    const x = width / 2 + Math.cos(turn) * r * back.width;
    const y = height * (funnel ? 0.36 : 0.5) + Math.sin(turn) * r * back.height * (funnel ? 0.9 : 1);
    d.put(one, x, y, shownOf(node, of, copy));
    // it lies before a part of it
    veil(d, back, Math.round(x - one.width / 2), Math.round(y + one.height * 0.22), one.width, Math.ceil(one.height * 0.3)); // biome-ignore format: one line
  }
}

/** The effect again, over the lower rows of what is in it: every second pixel, then all. */
function veil(d: Drawer, back: Rgba, left: number, top: number, w: number, h: number): void {
  const { width, height, data } = d.stage.image;
  const [bx, by] = [Math.round(width / 2 - back.width / 2), Math.round(height / 2 - back.height / 2)];
  for (let y = Math.max(0, top); y < Math.min(height, top + h); y++)
    for (let x = Math.max(0, left); x < Math.min(width, left + w); x++) {
      const [u, v] = [x - bx, y - by];
      if (u < 0 || v < 0 || u >= back.width || v >= back.height) continue;
      const k = (v * back.width + u) * 4;
      if (!back.data[k + 3] || (y - top < h * 0.5 && (x + y) % 2)) continue;
      data.set(back.data.subarray(k, k + 4), (y * width + x) * 4);
    }
}

function flung(d: Drawer, effect: Several, things: readonly Several[], { bits }: Staged): void {
  const { width, height } = d.stage.image;
  const blast = d.draw(effect.brief, d.side * 0.72);
  const [cx, cy] = [width / 2, height * 0.58];
  d.put(blast, cx, cy, shownOf(0, effect));
  const copies = copiesOf(things);
  const size = d.side * (copies.length < 3 ? 0.3 : 0.22);
  if (bits.length > 0) chips(d.stage.image, cx, cy, d.side * 0.52, -Math.PI, 0, bits, d.random, 12);
  for (const [i, { of, node, copy }] of copies.entries()) {
    // up and to both sides, the first to the right
    const a = -Math.PI * (copies.length === 1 ? 0.3 : 0.16 + (0.68 * i) / (copies.length - 1));
    const one = quarters(d.draw(of.brief, size, size, copy), i + (copies.length > 1 ? 1 : 0));
    d.put(one, cx + Math.cos(a) * d.side * 0.4, cy + Math.sin(a) * d.side * 0.46, shownOf(node, of, copy));
  }
}

/** "A beam of light on a sword": what it falls on stands in it; what is thrown on it lies over it. */
function lit(d: Drawer, effect: Several, thing: Several): void {
  const { width, height } = d.stage.image;
  const round = ROUND.test(effect.brief.concept);
  const back = round ? d.draw(effect.brief, width, height) : undefined;
  if (back) d.put(back, width / 2, height - back.height / 2, shownOf(0, effect));
  const copies = copiesOf([thing]);
  const size = d.side * (round ? 0.56 : 0.74) * (copies.length > 1 ? 0.6 : 1);
  let top = height;
  for (const [i, { of, node, copy }] of copies.entries()) {
    const one = d.draw(of.brief, size, size, copy);
    top = Math.min(top, height - one.height - 2);
    d.put(one, width * ((i + 1) / (copies.length + 1)), height - one.height / 2 - (round ? height * 0.1 : 1), shownOf(node, of, copy)); // biome-ignore format: one line
  }
  if (back) return;
  const over = d.draw(effect.brief, d.side * 0.52);
  d.put(over, width / 2, Math.max(over.height / 2, top + over.height * 0.28), shownOf(0, effect));
}

/** Out of what stands below, smaller where it begins. */
function source(d: Drawer, effect: Several, thing: Several): void {
  const { width, height } = d.stage.image;
  const from = d.draw(thing.brief, d.side * 0.58);
  d.put(from, from.width / 2 + 1, height - from.height / 2 - 1, shownOf(1, thing));
  const [x0, y0] = [from.width * 0.75, height - from.height * 0.66];
  const many = effect.count;
  if (many > 1)
    for (let i = 0; i < many; i++) {
      const t = (i + 1) / many;
      const one = d.draw(effect.brief, d.side * (0.16 + 0.14 * t), undefined, i);
      d.put(one, x0 + (width - one.width / 2 - x0) * t * (i % 2 ? 1 : 0.74), y0 - (y0 - one.height / 2) * t * (i % 2 ? 0.62 : 1), shownOf(0, effect, i)); // biome-ignore format: one line
    }
  else {
    const out = d.draw(effect.brief, d.side * 0.6);
    d.put(out, Math.min(width - out.width / 2, x0 + out.width * 0.3), Math.max(out.height / 2, y0 - out.height * 0.3), shownOf(0, effect)); // biome-ignore format: one line
  }
}

/** Several in the air above what they fall into, the lowest half inside. */
function into(d: Drawer, what: Several, thing: Several): void {
  const { width, height } = d.stage.image;
  const bowl = d.draw(thing.brief, d.side * 0.6);
  const count = what.count > 1 ? Math.max(5, what.count) : 1;
  const size = d.side * (count > 1 ? 0.2 : 0.3);
  const top = height - bowl.height - 1;
  for (let i = 0; i < count; i++) {
    const one = quarters(d.draw(what.brief, size, size, i), i % 4 === 3 ? 1 : 0);
    const t = count > 1 ? i / (count - 1) : 0.7;
    const x = width / 2 + (i % 2 ? 1 : -1) * (0.1 + (0.24 * ((i * 7) % 5)) / 4) * (1 - t * 0.7) * width;
    d.put(one, x, one.height / 2 + (top + bowl.height * 0.12 - one.height / 2) * t, shownOf(0, what, i));
  }
  d.put(bowl, width / 2, height - bowl.height / 2 - 1, shownOf(1, thing));
}

/** Its lower third is behind what it comes out of. */
function leaping(d: Drawer, effect: Several, thing: Several): void {
  const { width, height } = d.stage.image;
  const front = d.draw(effect.brief, width * 0.86, height * 0.62);
  const size = d.side * 0.54;
  const one = d.draw(thing.brief, size);
  const top = height - front.height;
  d.put(one, width / 2, Math.max(one.height / 2, top + front.height * 0.34 - one.height * 0.3), shownOf(1, thing));
  d.put(front, width / 2, height - front.height / 2, shownOf(0, effect));
}

/** One bolt from each to the next. */
function between(d: Drawer, effect: Several, things: readonly Several[]): void {
  const { width, height } = d.stage.image;
  const copies = copiesOf(things);
  const size = d.side * (copies.length < 3 ? 0.36 : 0.3);
  const spots = copies.map((_, i) => {
    if (copies.length === 2) return { x: i ? width - size / 2 - 1 : size / 2 + 1, y: height / 2 };
    const a = -Math.PI / 2 + (i / copies.length) * Math.PI * 2;
    return { x: width / 2 + Math.cos(a) * (width - size) * 0.48, y: height / 2 + Math.sin(a) * (height - size) * 0.48 };
  });
  const hue = effect.brief.colours[0] ?? (/lightning|spark|electr/.test(`${effect.brief.concept} ${effect.text}`) ? '#68b8ff' : '#f8a838'); // biome-ignore format: one line
  const jagged = !/beam|laser|ray|rope|chain$/.test(effect.text);
  const bolt = createImage(width, height);
  for (let i = 0; i < (spots.length === 2 ? 1 : spots.length); i++) line(bolt, spots[i]!, spots[(i + 1) % spots.length]!, hue, jagged, d); // biome-ignore format: one line
  d.stage.put(painted(bolt, 'effect'), 0, 0, { ...shownOf(0, effect), glow: true });
  for (const [i, { of, node, copy }] of copies.entries()) d.put(d.draw(of.brief, size), spots[i]!.x, spots[i]!.y, shownOf(node, of, copy)); // biome-ignore format: one line
}

function line(image: Rgba, a: { x: number; y: number }, b: { x: number; y: number }, hue: string, jagged: boolean, { random, side }: Drawer): void { // biome-ignore format: one line
  const steps = jagged ? 7 : 1;
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  const [nx, ny] = [-(b.y - a.y) / length, (b.x - a.x) / length];
  const points = Array.from({ length: steps + 1 }, (_, i) => {
    const off = i === 0 || i === steps ? 0 : (i % 2 ? 1 : -1) * side * (0.03 + random.float() * 0.05);
    return { x: a.x + ((b.x - a.x) * i) / steps + nx * off, y: a.y + ((b.y - a.y) * i) / steps + ny * off };
  });
  const thick = Math.max(1, Math.round(side / 32));
  for (const [half, rgb] of [[thick + 1, hexToRgb(hue)], [Math.max(0, thick - 1), [255, 255, 244]]] as const)
    for (let i = 0; i < steps; i++) {
      const [p, q] = [points[i]!, points[i + 1]!];
      const n = Math.ceil(Math.hypot(q.x - p.x, q.y - p.y) * 2);
      for (let k = 0; k <= n; k++) {
        const [x, y] = [Math.round(p.x + ((q.x - p.x) * k) / n), Math.round(p.y + ((q.y - p.y) * k) / n)];
        for (let v = -Math.floor(half / 2); v <= Math.floor(half / 2); v++)
          for (let u = -Math.floor(half / 2); u <= Math.floor(half / 2); u++)
            if (x + u >= 0 && y + v >= 0 && x + u < image.width && y + v < image.height) image.data.set([...rgb, 255], ((y + v) * image.width + x + u) * 4); // biome-ignore format: one line
      }
    }
} // biome-ignore format: short

function broken(d: Drawer, thing: Several, { bits, pieces = 6 }: Staged): void {
  const { width, height } = d.stage.image;
  const whole = d.draw(thing.brief, d.side * (pieces === CRACKED ? 0.92 : pieces === 2 ? 0.74 : 0.64));
  const shards = cropped(
    apart(whole, pieces, pieces === CRACKED ? 0.02 : pieces === 2 ? 0.12 : pieces > 6 ? 0.24 : 0.17, d.random),
  );
  const stuff = bits.length > 0 ? bits : coloursOf(whole);
  const [cx, cy] = [width / 2, height / 2];
  if (pieces > 6 && !/bubble|balloon/.test(thing.brief.concept)) {
    const core = createImage(width, height);
    chips(core, cx, cy, d.side * 0.2, 0, Math.PI * 2, ['#fff4c0', '#ffd860'], d.random, 14);
    overlay(d.stage.image, core, 0, 0);
  }
  d.put(shards, cx, cy, shownOf(1, thing));
  if (pieces === CRACKED) return;
  chips(d.stage.image, cx, cy, d.side * 0.5, pieces === 2 ? -Math.PI : 0, pieces === 2 ? 0 : Math.PI * 2, stuff, d.random, pieces === 2 ? 6 : 12); // biome-ignore format: one line
}
