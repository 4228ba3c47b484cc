/** Marks and patterns on a thing, painted after it is drawn: dents, holes, scratches, drops, checks. The catalogue lists their words. */
import { hexToOklab, oklabToRgb } from '../../../src/pixels/color.ts';
import { createImage } from '../../../src/pixels/image.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { FITTINGS, fittingOf } from '../catalogue/fittings.ts';
import { isGem, markOf } from '../catalogue/marks.ts';
import { baseColour } from '../catalogue/materials.ts';
import { ORNAMENTS } from '../catalogue/ornaments.ts';
import { createRandom } from '../random.ts';
import type { Rendering } from '../solids/render.ts';
import type { BriefPart } from '../types.ts';
import { covered } from './covered.ts';
import { ELEMENT_MARKS } from './fitting-elements.ts';
import { GROWTH_MARKS } from './fitting-growths.ts';
import { FITTING_MARKS, ornamented } from './fitting-marks.ts';
import { LIT_MARKS, plated } from './lit-marks.ts';
import { Brush, type Painter } from './mark-brush.ts';
import { MORE_MARKS } from './more-marks.ts';
import { look, type Seen } from './places.ts';
import { reshaped } from './reshaped.ts';
import { STATE_MARKS } from './state-marks.ts';
import { STUCK_MARKS } from './stuck-marks.ts';

/** Marks that need room around the thing. */
const ROOMY: ReadonlySet<string> = new Set([
  'studs',
  'bend',
  'melt',
  'halves',
  'drops',
  'bubbles',
  'foam',
  'arrows',
  'pins',
  'glow',
]);
/** How much of the picture's height the thing itself keeps, and where it stands: 0 at the top, 1 at the bottom. */
export interface RoomLeft {
  readonly share: number;
  readonly down: number;
}

/** Room for what stands on it, hangs from it or lies about it; undefined where nothing needs any. */
export function roomFor(parts: readonly BriefPart[]): RoomLeft | undefined {
  const ids = parts.flatMap((p) => markOf(p.piece) ?? []);
  // what spreads to both sides leaves the thing the middle
  if (ids.some((id) => FITTINGS[id]?.room === 'wide')) return { share: 0.64, down: 0.66 };
  const [up, down] = (['up', 'down'] as const).map((side) => ids.some((id) => FITTINGS[id]?.room === side));
  if (up || down) return { share: up && down ? 0.7 : 0.78, down: up && down ? 0.5 : up ? 1 : 0 };
  return ids.some((id) => ROOMY.has(id) || FITTINGS[id]?.room) ? { share: 0.86, down: 0.5 } : undefined;
}

const dark = (s: Brush, i: number): void => s.shade(i, -0.22);

const PAINTERS: Readonly<Record<string, Painter>> = {
  dents(s) {
    for (let k = 0; k < 2; k++) {
      const i = s.spread(k, 2, 0.4);
      const r = Math.max(1.6, s.seen.deepest * (0.2 + 0.1 * s.random.float()));
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      s.around(x, y, r, (j, d) => {
        const low = Math.floor(j / s.width) - y + ((j % s.width) - x);
        // its upper rim in shade, its lower one in the light
        if (s.parts[j]! >= 0) s.shade(j, low < 0 ? (d > r - 1.4 ? -0.24 : -0.1) : d > r - 1.2 ? 0.14 : 0);
      });
    }
    return s.done();
  },
  drops(s) {
    const count = 5 + Math.round(s.seen.box.height / 16);
    for (const i of s.seen.inked) s.shade(i, -0.04);
    for (let k = 0; k < count; k++) {
      const i = s.inside(0.15);
      for (let a = 0; a < s.unit; a++)
        for (let b = 0; b < s.unit * 2; b++) {
          const j = i + a + b * s.width;
          if (s.parts[j]! >= 0) s.shade(j, 0, b < s.unit ? '#dcf4ff' : '#58a8f0', 0.9);
        }
    }
    // some hang and fall below
    for (const share of [0.25, 0.55, 0.8]) {
      const [x] = s.at(share, 0);
      let y = s.height - 1;
      while (y >= 0 && !s.isInk(y * s.width + x)) y--;
      for (let b = 1; b <= s.unit * 2; b++)
        for (let a = 0; a < s.unit; a++) {
          const j = (y + b) * s.width + x + a;
          if (y < 0 || y + b >= s.height - 1 || x + a >= s.width - 1) continue;
          s.data.set([...oklabToRgb(hexToOklab(b > s.unit ? '#58a8f0' : '#a8dcff')), 255], j * 4);
        }
    }
    return s.done();
  },
  stains(s) {
    for (let k = 0; k < 4; k++) {
      const i = s.spread(k, 4, 0.1);
      const r = Math.max(1.4, s.seen.deepest * (0.18 + 0.16 * s.random.float()));
      s.around(i % s.width, Math.floor(i / s.width), r, (j, d) => {
        if (s.parts[j]! >= 0 && (d < r * 0.75 || s.random.float() < 0.5))
          s.shade(j, d > r * 0.6 ? -0.1 : -0.04, s.hex ?? '#6c4a28', 0.5);
      });
    }
    return s.done();
  },
  scratches(s) {
    for (let k = 0; k < 4; k++) {
      const from = s.spread(k, 4, 0.2);
      const long = Math.max(3, Math.round(s.seen.box.height * (0.14 + 0.12 * s.random.float())));
      for (let t = 0; t < long; t++) {
        const i = from + t * (s.width + (k === 2 ? -1 : 1));
        if (!(s.parts[i]! >= 0)) break;
        s.shade(i, 0.2);
        if (s.parts[i + 1]! >= 0) s.shade(i + 1, -0.12);
      }
    }
    return s.done();
  },
  chips: (s) => bitten(s, Math.max(s.seen.box.width, s.seen.box.height) < 40 ? 3 : 4),
  tears(s) {
    // long notches from the edge, loose threads between them
    const { box } = s.seen;
    for (let k = 0; k < 6; k++) {
      const [x] = s.at(0.08 + 0.16 * k + 0.05 * s.random.float(), 0);
      const up = k % 3 === 1;
      let y = up ? box.y : box.y + box.height - 1;
      while (y >= 0 && y < s.height && !s.isInk(y * s.width + x)) y += up ? 1 : -1;
      // what is slim is frayed, not cut through
      const long = Math.max(
        1,
        Math.min(box.height * (0.1 + 0.12 * s.random.float()), Math.max(1, s.seen.deepest * 0.6)),
      );
      for (let t = 0; t < long; t++)
        for (let a = -Math.floor(((long - t) / long) * s.unit * 1.4); a <= ((long - t) / long) * s.unit * 1.4; a++) {
          const yy = y + (up ? t : -t);
          if (yy >= 0 && yy < s.height && x + a >= 0 && x + a < s.width) s.clear(yy * s.width + x + a);
        }
    }
    s.relined();
    return s.done();
  },
  wear(s) {
    const { inked, depth } = s.seen;
    for (const i of inked) {
      const [L, a, b] = s.lab(i);
      s.data.set(oklabToRgb([0.5 + (L - 0.5) * 0.88, a * 0.66, b * 0.66]), i * 4);
      if (depth[i]! <= 2 + s.unit && s.random.float() < 0.13) s.shade(i, s.random.float() < 0.5 ? 0.1 : -0.12);
      else if (s.random.float() < 0.012) s.shade(i, -0.12);
    }
    return PAINTERS.scratches!(s);
  },
  gleam(s) {
    const { box } = s.seen;
    const middle = box.x + box.y + (box.width + box.height) * 0.34;
    const wide = Math.max(1, s.unit);
    for (const i of s.seen.inked) {
      const d = (i % s.width) + Math.floor(i / s.width) - middle;
      if (Math.abs(d) <= wide) s.shade(i, 0.24);
      else if (d > wide * 3 && d <= wide * 4) s.shade(i, 0.16);
    }
    const [x, y] = s.at(0.84, 0.14);
    for (let k = -2 * s.unit; k <= 2 * s.unit; k++)
      for (const [px, py] of [[x + k, y], [x, y + k]] as const) // biome-ignore format: a pair
        if (px >= 1 && py >= 1 && px < s.width - 1 && py < s.height - 1)
          s.data.set([255, 255, Math.abs(k) > s.unit ? 220 : 255, 255], (py * s.width + px) * 4);
    return s.done();
  },
  filigree(s) {
    const { depth, inked, deepest } = s.seen;
    const gold = s.hex ?? '#f0c040';
    const line = 2 + s.unit;
    for (const i of inked) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      if (deepest > 4 && depth[i]! >= line && depth[i]! < line + s.unit) s.shade(i, 0, gold, 0.85);
      // scrolls that run along inside of it
      else if (deepest > 6 && depth[i]! === line + 2 * s.unit && (x + y) % (4 * s.unit) < s.unit)
        s.shade(i, 0.06, gold, 0.8);
      else if (deepest <= 4 && depth[i]! > 1 && (x + y) % (5 * s.unit) < 2 * s.unit) s.shade(i, 0.04, gold, 0.8);
    }
    return s.done();
  },
  studs(s) {
    const { box, inked, depth } = s.seen;
    const step = Math.max(4, Math.round(Math.max(box.width, box.height) / 6));
    const long = Math.max(2, Math.round(Math.min(s.width, s.height) * 0.07));
    const rim = inked.filter((i) => depth[i]! <= 2);
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const used: number[] = [];
    for (const i of rim) {
      const [x, y] = [i % s.width, Math.floor(i / s.width)];
      if (used.some((j) => Math.hypot((j % s.width) - x, Math.floor(j / s.width) - y) < step)) continue;
      used.push(i);
      const far = Math.max(1, Math.hypot(x - cx, y - cy));
      const [dx, dy] = [(x - cx) / far, (y - cy) / far];
      for (let t = 0; t <= long; t++)
        for (let a = -1; a <= 1; a++) {
          const wide = (1 - t / long) * Math.max(0.8, s.unit);
          if (Math.abs(a) > wide) continue;
          const [px, py] = [Math.round(x + dx * t - dy * a), Math.round(y + dy * t + dx * a)];
          if (px < 1 || py < 1 || px >= s.width - 1 || py >= s.height - 1) continue;
          s.data.set(
            [...oklabToRgb(hexToOklab(s.hex ?? (t === long ? '#e8ecf4' : a < 0 ? '#c0c8d4' : '#7c8494'))), 255],
            (py * s.width + px) * 4,
          );
        }
    }
    return s.done();
  },
  glass(s) {
    for (let i = 0; i < s.parts.length; i++) {
      if (!s.isInk(i)) continue;
      const line = s.parts[i]! < 0;
      const [L, a, b] = s.lab(i);
      const light = line ? 0.5 + L * 0.35 : 0.74 + (L - 0.55) * 0.45;
      s.data.set(oklabToRgb([Math.min(0.96, light), a * 0.22 - 0.025, b * 0.22 - 0.03]), i * 4);
    }
    return s.done();
  },
  bend: (s) => s.moved((_x, y) => [Math.round(s.seen.box.width * 0.18 * (4 * (y - 0.5) ** 2 - 0.5)), 0]),
  melt(s) {
    const { box } = s.seen;
    // the lower edge runs down in tongues
    for (let k = 0; k < 5; k++) {
      const [x] = s.at(0.1 + 0.2 * k, 0);
      const wide = Math.max(1, Math.round(box.width * 0.05));
      const long = Math.round(box.height * (k % 2 ? 0.16 : 0.08));
      let y = s.height - 1;
      while (y > 0 && !(s.parts[y * s.width + x]! >= 0)) y--;
      for (let t = 0; t <= long + 1; t++)
        for (let a = -wide - 1; a <= wide + 1; a++) {
          const [px, py] = [x + a, y + t];
          const round = t > long - wide ? Math.max(0, t - long + wide) : 0;
          if (px < 0 || px >= s.width || py >= s.height - 1 || Math.abs(a) > wide + 1 - round) continue;
          const i = py * s.width + px;
          const edge = Math.abs(a) > wide - round || t > long;
          if (edge && s.isInk(i)) continue;
          const from = y * s.width + x;
          s.data.set(s.data.subarray(from * 4, from * 4 + 4), i * 4);
          if (edge) s.shade(i, -0.25);
          else s.parts[i] = s.parts[from]!;
        }
    }
    return s.moved((_x, y) => [0, y < 0.5 ? Math.round((0.5 - y) * box.height * 0.16) : 0]);
  },
  cracks(s) {
    const bright = s.hex !== undefined;
    const reach = Math.max(s.seen.box.width, s.seen.box.height);
    // of few pixels one jagged line down its middle is all that can be told
    if (reach < 22) {
      const { box } = s.seen;
      let drawn = 0;
      for (let y = box.y + 1; y < box.y + box.height - 1 && drawn < box.height * 0.62; y++) {
        const x = Math.round(box.x + box.width * 0.46) + (Math.floor((y - box.y) / 2) % 2 ? 1 : 0);
        const i = y * s.width + x;
        if (!(s.parts[i]! >= 0)) continue;
        s.shade(i, bright ? 0.05 : -0.34, bright ? s.hex : undefined);
        drawn++;
      }
      return s.done();
    }
    const start = s.inside(0.75);
    for (let k = 0; k < 5; k++) {
      let [x, y] = [start % s.width, Math.floor(start / s.width)];
      let way = (k / 5) * Math.PI * 2 + s.random.float();
      for (let t = 0; t < reach * 0.38; t++) {
        if (s.random.float() < 0.3) way += (s.random.float() - 0.5) * 1.8;
        x += Math.cos(way);
        y += Math.sin(way);
        const i = Math.round(y) * s.width + Math.round(x);
        if (!(s.parts[i]! >= 0)) break;
        if (bright) s.shade(i, 0.05, s.hex, 1);
        else dark(s, i);
        if (s.parts[i + 1]! >= 0 && t % 2 === 0)
          s.shade(i + 1, bright ? 0.04 : 0.1, bright ? s.hex : undefined, bright ? 0.4 : 1);
      }
    }
    return s.done();
  },
  hole(s) {
    const { depth, inked, box } = s.seen;
    // in the middle, where there is enough of it
    const [cx, cy] = [box.x + box.width / 2, box.y + box.height / 2];
    const best = inked.reduce((a, b) => (worth(b) > worth(a) ? b : a));
    const [x, y] = [(best % s.width) + 0.5, Math.floor(best / s.width) + 0.5];
    const central = Math.hypot(x - cx, y - cy) < box.width * 0.16;
    const [px, py] = central ? [cx, cy] : [x, y];
    const r = Math.max(1, Math.min(depth[best]! * 0.5, Math.min(box.width, box.height) * 0.13));
    for (let yy = Math.floor(py - r - 1); yy <= py + r + 1; yy++)
      for (let xx = Math.floor(px - r - 1); xx <= px + r + 1; xx++) {
        const d = Math.hypot(xx + 0.5 - px, yy + 0.5 - py);
        const i = yy * s.width + xx;
        if (d <= r) s.clear(i);
        else if (d <= r + 1.05 && s.isInk(i)) {
          s.shade(i, -0.26);
          s.parts[i] = -1;
        }
      }
    return s.done();

    function worth(i: number): number {
      return depth[i]! - 0.35 * Math.hypot((i % s.width) - cx, Math.floor(i / s.width) - cy);
    }
  },
  'cap-of-snow'(s) {
    for (let x = 0; x < s.width; x++) {
      const deep = Math.max(1, Math.round(s.seen.box.height * (0.05 + 0.05 * Math.abs(Math.sin(x * 0.9)))));
      for (let y = 0; y < s.height; y++) {
        const i = y * s.width + x;
        if (!s.isInk(i)) continue;
        for (let t = 0; t < deep + 1; t++)
          if (s.isInk(i + t * s.width))
            s.shade(i + t * s.width, 0, t === deep ? '#a8c4e0' : t === 0 ? '#ffffff' : '#eef4fc', 0.92);
        break;
      }
    }
    return s.done();
  },
  halves(s) {
    const gap = Math.max(2, Math.round(s.width * 0.07));
    const jag = (y: number): number => ((Math.floor(y * 14) % 2) - 0.5) * 0.09;
    const tall = s.seen.box.height > s.seen.box.width * 1.3;
    const across = !tall && isAcross(s.seen, s.width);
    const half = (x: number, y: number): number =>
      across
        ? Math.sign(x - y + jag((x + y) / 2) || 1)
        : tall
          ? Math.sign(y - 0.5 + jag(x) || 1)
          : Math.sign(x - 0.5 + jag(y) || 1);
    const out = s.moved((x, y) => {
      const side = Math.sign(half(x, y)) * Math.ceil(gap / 2);
      return across ? [side, -side] : tall ? [0, side] : [side, side > 0 ? 1 : 0];
    });
    const line = new Brush(out, s.seen, s.hex, s.random);
    line.relined();
    return line.done();
  },
  flip(s) {
    const image = createImage(s.width, s.height);
    const parts = new Int16Array(s.parts.length).fill(-1);
    const { box } = s.seen;
    for (let y = 0; y < s.height; y++) {
      const to = 2 * box.y + box.height - 1 - y;
      if (to < 0 || to >= s.height) continue;
      image.data.set(s.data.subarray(y * s.width * 4, (y + 1) * s.width * 4), to * s.width * 4);
      parts.set(s.parts.subarray(y * s.width, (y + 1) * s.width), to * s.width);
    }
    return { ...s.drawn, image, parts };
  },
};

const isAcross = ({ inked, box }: Seen, width: Px): boolean =>
  inked.filter((i) => Math.abs(((i % width) - box.x) / box.width + (Math.floor(i / width) - box.y) / box.height - 1) < 0.3).length > inked.length * 0.82; // biome-ignore format: one line

/** Small pieces gone from its edges: each no deeper than what it is in can spare, so that its shape stays. */
function bitten(s: Brush, count: number): Rendering {
  const { inked, depth } = s.seen;
  const spares = (i: number): number => {
    let most = 0;
    s.around(i % s.width, Math.floor(i / s.width), 3 + s.unit * 2, (j) => {
      most = Math.max(most, depth[j]!);
    });
    return most;
  };
  // what rises from it is not chipped
  const rim = inked.filter(
    (i) => depth[i]! <= 2 && !/steam|smoke|vapou?r|flame|light/.test(s.drawn.partNames[s.parts[i]!] ?? ''),
  );
  const firm = rim.filter((i) => spares(i) >= 3);
  const from = firm.length > 8 ? firm : rim;
  for (let k = 0; k < count; k++) {
    const i = from[Math.floor(((k + 0.2 + 0.6 * s.random.float()) / count) * from.length)] ?? from[0]!;
    const r = Math.max(1.1, Math.min(spares(i) * 0.5, s.unit + 0.6) * (0.75 + 0.35 * s.random.float()));
    s.around(i % s.width, Math.floor(i / s.width), r, (j) => s.clear(j));
  }
  s.relined();
  return s.done();
}

/** The drawing with the marks and patterns that were said of it; `all`: what else was, and is in the drawing already. */
export function withMarks(
  drawn: Rendering,
  concept: string,
  parts: readonly BriefPart[],
  seed: number,
  all = parts,
): Rendering {
  return parts.reduce((before, part) => {
    const id = markOf(part.piece);
    const seen = id === undefined ? undefined : look(before);
    if (!id || !seen) return before;
    if (id.startsWith('shape-')) return reshaped(before, seen, id.slice(6), isGem(concept));
    const paint =
      PAINTERS[id] ??
      MORE_MARKS[id] ??
      FITTING_MARKS[fittingOf(id).kind] ??
      LIT_MARKS[fittingOf(id).kind] ??
      GROWTH_MARKS[fittingOf(id).kind] ??
      ELEMENT_MARKS[id] ??
      STATE_MARKS[id] ??
      STUCK_MARKS[fittingOf(id).kind];
    const ornament = ORNAMENTS[id];
    const lamps = all.find(
      (p) =>
        !p.chosen &&
        (fittingOf(markOf(p.piece) ?? '').kind === 'led' || (/^(?:glow|lights?)$/.test(p.piece) && p.colour)),
    );
    if (/^ornament-(?:futuristic|space|cyberpunk)$/.test(id)) return plated(new Brush(before, seen, undefined, createRandom(seed).fork(id)), lamps?.colour ?? ornament!.ink, lamps !== undefined); // biome-ignore format: one line
    if (ornament) return ornamented(new Brush(before, seen, part.colour, createRandom(seed).fork(id)), ornament);
    if (!paint) return covered(before, seen, id, part.colour);
    const hex = part.colour ?? (part.material ? baseColour(part.material) : undefined);
    return paint(new Brush(before, seen, hex, createRandom(seed).fork(id), fittingOf(id).several));
  }, drawn);
}
