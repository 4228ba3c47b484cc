/** Cells as a picture, their noise taken out. */
import { oklabToRgb, writeOklab } from './color.ts';
import { type Cells, median } from './grid-cells.ts';
import { createImage } from './image.ts';
import type { Rgba } from './types.ts';

/** Noise above this is that of a lossy file. */
const LOSSY = 0.0015;
/** Noise of lossy files: cells nearer than this many times their noise have one colour. */
const NOISE_REACH = 4;

/** A cell group: a place among colours, and the cells of it. */
interface Group {
  lab: readonly number[];
  of: number[];
}

/** Lightness that is added before colours are compared: noise has as many steps in the dark, where OKLab has more of them. */
const LIFT = 24;
/** What noise leaves of black and white: mean and largest distance from them, of 255. */
const ENDS = [6.3, 14] as const;

const ROUNDS = 3;
/** Above this many colours (as near as they are told apart) cells are drawn as they are. */
const MOST_COLORS = 1500;

/** Cells as a picture; colours that noise alone holds apart become one, each group's median. */
export function drawCells(cells: Cells): Rgba {
  const n = cells.columns * cells.rows;
  const noisy = cells.noise > LOSSY;
  const reach = Math.max(0.012, Math.min(0.045, cells.noise * NOISE_REACH + (noisy ? 0.012 : 0)));
  const lifted = new Float32Array(n * 3);
  const alike = new Map<string, number[]>();
  for (let i = 0; i < n; i++) {
    if (cells.cover[i]! < 0.5) continue;
    const rgb = oklabToRgb([cells.lab[i * 3]!, cells.lab[i * 3 + 1]!, cells.lab[i * 3 + 2]!]);
    const [r, g, b] = rgb.map((v) => Math.round(LIFT + v * (1 - LIFT / 255)));
    writeOklab(lifted, i * 3, r!, g!, b!);
    const key = [0, 1, 2].map((q) => Math.round(lifted[i * 3 + q]! * 100)).join();
    const known = alike.get(key);
    if (known) known.push(i);
    else alike.set(key, [i]);
  }
  const middleOf = (of: readonly number[], from: Float32Array) =>
    [0, 1, 2].map((q) => median(of.map((i) => from[i * 3 + q]!)));
  const distance = ({ lab }: Group, at: readonly number[]): number =>
    Math.hypot(lab[0]! - at[0]!, lab[1]! - at[1]!, lab[2]! - at[2]!);
  let groups: Group[] = [];
  const join = (list: readonly Group[]): Group[] => {
    const out: Group[] = [];
    for (const group of [...list].sort((a, b) => b.of.length - a.of.length)) {
      let home: Group | undefined;
      let least = reach;
      for (const other of out) {
        const d = distance(other, group.lab);
        if (d < least) {
          least = d;
          home = other;
        }
      }
      if (home) for (const i of group.of) home.of.push(i);
      else out.push({ lab: group.lab, of: [...group.of] });
    }
    return out.map(({ of }) => ({ lab: middleOf(of, lifted), of }));
  };
  const colors = [...alike.values()].map((of): Group => ({ lab: middleOf(of, lifted), of }));
  // Art has few colours; of more than that each is meant.
  groups = colors.length > MOST_COLORS ? colors : join(colors);
  // Groups move to the middle of what they hold and may then meet others, or hold what is nearer to another.
  for (let round = 0; noisy && colors.length <= MOST_COLORS && round < ROUNDS; round++) {
    const moved = groups.map(({ lab }): Group => ({ lab, of: [] }));
    for (const { lab, of } of colors) {
      let near = moved[0]!;
      let least = Number.POSITIVE_INFINITY;
      for (const one of moved) {
        const d = distance(one, lab);
        if (d >= least) continue;
        least = d;
        near = one;
      }
      for (const i of of) near.of.push(i);
    }
    groups = join(moved.filter(({ of }) => of.length > 0).map(({ of }) => ({ lab: middleOf(of, lifted), of })));
  }
  const out = createImage(cells.columns, cells.rows);
  for (const { of } of groups) {
    const middle = middleOf(of, cells.lab);
    let rgb: readonly number[] = oklabToRgb([middle[0]!, middle[1]!, middle[2]!]);
    const luma = 0.299 * rgb[0]! + 0.587 * rgb[1]! + 0.114 * rgb[2]!;
    if (luma <= ENDS[0] && Math.max(...rgb) <= ENDS[1]) rgb = [0, 0, 0];
    else if (luma >= 255 - ENDS[0] && Math.min(...rgb) >= 255 - ENDS[1]) rgb = [255, 255, 255];
    for (const i of of) out.data.set([...rgb, 255], i * 4);
  }
  return out;
}
