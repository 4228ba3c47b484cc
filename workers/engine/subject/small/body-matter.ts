/** What a body of boulders is made of, seen: cut faces and shards of crystal and ice, the grain of wood, the rivets of metal. */
import type { Px } from '../../../../src/pixels/types.ts';
import { classOf } from './grown.ts';
import { GROWTHS } from './growths.ts';
import type { Stamp } from './stamp.ts';

const GLASSY = /crystal|^ice$|obsidian|glass|diamond|ruby|emerald|sapphire|amethyst|gem|quartz|topaz|jade/;
const WOODEN = /wood|^bark$|bamboo/;
const METAL = /^(?:iron|steel|metal|dark_metal|gold|silver|copper|bronze|brass|rust|chrome|titanium)$/;

type Cells = string[][];
interface Lump {
  readonly cells: readonly (readonly [x: Px, y: Px])[];
  readonly left: Px;
  readonly right: Px;
  readonly top: Px;
  readonly bottom: Px;
}

function lumpOf(cells: Lump['cells']): Lump {
  const [xs, ys] = [cells.map(([x]) => x), cells.map(([, y]) => y)];
  return { cells, left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** The first and last column of the head, by the rows below the crown. */
function headOf(cells: Cells): readonly [Px, Px] {
  const crown = cells.findIndex((row) => row.some((c) => c !== '.'));
  const head = cells[crown + 2]!.flatMap((c, x) => (c === '.' ? [] : [x]));
  return [head[0]!, head.at(-1)!];
}

/** The boulders: what is of the body's own stuff, between its dark lines. */
function lumpsOf(cells: Cells): readonly Lump[] {
  const width = cells[0]!.length;
  const seen = new Set<string>();
  const out: Lump[] = [];
  const mine = (x: Px, y: Px): boolean => /[abcA]/.test(cells[y]?.[x] ?? '.');
  for (const [y0, row] of cells.entries())
    for (const x0 of row.keys()) {
      if (!mine(x0, y0) || seen.has(`${x0} ${y0}`)) continue;
      const lump: [Px, Px][] = [[x0, y0]];
      seen.add(`${x0} ${y0}`);
      for (const [x, y] of lump)
        for (const [u, v] of [[x - 1, y], [x + 1, y], [x, y - 1], [x, y + 1]] as const) {
          // a lit rim beside a shaded one is another boulder's
          const pair = `${cells[y]![x]}${cells[v]?.[u]}`;
          if (!mine(u, v) || pair === 'ac' || pair === 'ca' || seen.has(`${u} ${v}`)) continue;
          seen.add(`${u} ${v}`);
          lump.push([u, v]);
        }
      out.push(lumpOf(lump));
    }
  // a head that runs over into the shoulders is one for itself
  const [from, to] = headOf(cells);
  return out.flatMap((lump) => {
    if (lump.right - lump.left + 1 < width * 0.6) return [lump];
    const parts = [lump.cells.filter(([x]) => x < from), lump.cells.filter(([x]) => x >= from && x <= to), lump.cells.filter(([x]) => x > to)];
    return parts.filter((part) => part.length > 0).map(lumpOf);
  });
} // biome-ignore format: neighbours

/** A boulder as a cut stone: a flat table in the middle, and faces round it, each of one tone. */
function facetted(cells: Cells, lumps: readonly Lump[]): void {
  for (const { cells: own, left, right, top, bottom } of lumps) {
    const [wide, high] = [right - left + 1, bottom - top + 1];
    if (Math.min(wide, high) < 4) continue;
    // the table lies a little towards the light
    const [mx, my] = [left + wide * 0.46 - 0.5, top + high * 0.42 - 0.5];
    for (const [x, y] of own) {
      const [u, v] = [((x - mx) / wide) * 2, ((y - my) / high) * 2];
      const table = Math.abs(u) + Math.abs(v) < 0.52;
      const edge = !table && Math.abs(u) + Math.abs(v) < 0.52 + 2.4 / Math.min(wide, high) && u + v < 0 && wide > 7;
      cells[y]![x] = table ? 'b' : edge ? 'A' : v < -Math.abs(u) * 0.5 ? 'a' : u < -Math.abs(v) * 0.3 ? (v < 0.1 ? 'a' : 'b') : v > Math.abs(u) ? 'c' : v < 0 ? 'b' : 'B'; // biome-ignore format: one line
    }
  }
}

/** Shards that stand up behind both shoulders, where the picture has room. */
function sharded(cells: Cells, stamp: Stamp): void {
  const width = cells[0]!.length;
  const tops = Array.from({ length: width }, (_, x) => {
    const y = cells.findIndex((row) => row[x] !== '.');
    return y < 0 ? cells.length : y;
  });
  const head = headOf(cells);
  for (const side of [-1, 1] as const) {
    const edge = head[side < 0 ? 0 : 1];
    const out = side < 0 ? edge : width - 1 - edge;
    for (const [share, less] of [[0.42, 0], [0.78, 1]] as const) {
      const x = Math.round(edge + side * out * share);
      const foot = (tops[x] ?? cells.length) + 2;
      if (foot >= cells.length * 0.5) continue;
      const shard = GROWTHS.crystal!.rows.slice(0, Math.max(1, classOf(stamp) + 1 - less)).findLast((rows) => rows.length <= foot); // biome-ignore format: one line
      for (const [j, row] of (shard ?? []).entries())
        for (const [i, c] of [...row].entries()) {
          const to = x + side * -1 * (i - (row.length >> 1));
          const line = cells[foot - shard!.length + j];
          if (c !== '.' && line?.[to] === '.') line[to] = side < 0 ? ({ a: 'b', b: 'a', c: 'a' }[c] ?? c) : c;
        }
    }
  }
} // biome-ignore format: shares

/** Lines along each boulder, broken here and there. */
function grained(cells: Cells, lumps: readonly Lump[]): void {
  for (const { cells: own, left, right, top, bottom } of lumps) {
    const upright = bottom - top >= right - left;
    if (own.length < 12) continue;
    for (const [x, y] of own) {
      const [across, along] = upright ? [x - left, y - top] : [y - top, x - left];
      if (across % 3 === 1 && (along + across * 2) % 7 !== 0 && cells[y]![x] !== 'A') cells[y]![x] = 'c';
    }
  }
}

/** A rivet in the upper corners of each plate that has room. */
function riveted(cells: Cells, lumps: readonly Lump[]): void {
  for (const { cells: own, left, right, top, bottom } of lumps) {
    if (Math.min(right - left, bottom - top) < 6) continue;
    const has = new Set(own.map(([x, y]) => `${x} ${y}`));
    for (const [x, y] of [[left + 2, top + 2], [right - 2, top + 2], [left + 2, bottom - 2], [right - 2, bottom - 2]] as const)
      if ([[0, 0], [-1, 0], [0, -1], [1, 1]].every(([u, v]) => has.has(`${x + u!} ${y + v!}`))) {
        cells[y]![x] = 'C';
        cells[y - 1]![x] = 'A';
      }
  }
} // biome-ignore format: corners

/** The body as its stuff looks; as it is, where that is stone or has no look of its own. */
export function ofMatter(stamp: Stamp, stuff: string | undefined): Stamp {
  if (!stuff || classOf(stamp) === 0 || !(GLASSY.test(stuff) || WOODEN.test(stuff) || METAL.test(stuff))) return stamp;
  const cells = stamp.rows.map((row) => [...row]);
  const lumps = lumpsOf(cells);
  if (GLASSY.test(stuff)) {
    facetted(cells, lumps);
    sharded(cells, stamp);
  } else if (WOODEN.test(stuff)) grained(cells, lumps);
  else riveted(cells, lumps);
  return { ...stamp, rows: cells.map((row) => row.join('')) };
}
