/** Pairs of a sprite and its true view, as `python -m turn.evaluate --pairs FILE` writes them, and how near an answer comes. */
import { readFileSync } from 'node:fs';
import { histogramOf } from '../../../../src/pixels/histogram.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { createRandom } from '../../../../workers/engine/random.ts';
import type { Turn } from '../../../../workers/engine/reference/turn/aspect.ts';

/** Mean absolute difference on [−1, 1] RGBA, and palette overlap, 0..1. */
export type Score = readonly [l1: number, palette: number];

interface Line {
  readonly source: string;
  readonly subject: number;
  readonly width: number;
  readonly height: number;
  /** Directions, 0 south, 2 east, 4 north, 6 west. */
  readonly from: number;
  readonly to: number;
  /** 0 side, 1 low top-down, 2 high top-down, 3 isometric. */
  readonly view: number;
  readonly turn: string;
  /** What the baselines reach. */
  readonly made: Readonly<Record<string, Score>>;
}

export interface Pair extends Line {
  readonly image: Rgba;
  readonly truth: Rgba;
  readonly angles: Turn;
}

/** Degrees by the data's view. */
const PITCHES = [0, 22, 48, 30];

/** All pairs of FILE.jsonl with the pixels of FILE.bin. */
export function readPairs(file: string): Pair[] {
  const bytes = readFileSync(file.replace(/\.[^.]*$/, '.bin'));
  let at = 0;
  const picture = ({ width, height }: Line): Rgba => {
    const data = new Uint8ClampedArray(bytes.subarray(at, at + width * height * 4));
    at += data.length;
    return { width, height, data };
  };
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((text) => {
      const line = JSON.parse(text) as Line;
      const pitch = PITCHES[line.view]!;
      const angles = { from: { yaw: line.from * 45, pitch }, to: { yaw: line.to * 45, pitch }, oblique: false };
      return { ...line, angles, image: picture(line), truth: picture(line) };
    });
}

/** All of them, in an order drawn once and for all. */
export function drawnFrom<T>(items: readonly T[]): T[] {
  const random = createRandom('turned pairs');
  return items
    .map((item) => ({ item, place: random.float() }))
    .sort((a, b) => a.place - b.place)
    .map(({ item }) => item);
}

function meanL1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return (sum * 2) / 255 / a.data.length;
}

/** Histogram intersection of the opaque colours (Swain and Ballard 1991). */
function paletteOverlap(a: Rgba, b: Rgba): number {
  const shares = [a, b].map((image) => {
    const { colors, counts } = histogramOf(image);
    const total = counts.reduce((sum, n) => sum + n, 0);
    return new Map(Array.from(colors, (c, i) => [c, counts[i]! / total]));
  });
  return [...shares[0]!].reduce((sum, [c, share]) => sum + Math.min(share, shares[1]!.get(c) ?? 0), 0);
}

export const scoreOf = (found: Rgba, truth: Rgba): Score => [meanL1(found, truth), paletteOverlap(found, truth)];

/** Means by kind and way. */
export class Scores {
  private readonly found = new Map<string, Map<string, Score[]>>();

  /** Notes one pair's scores under each of its kinds. */
  note(kinds: readonly string[], scores: Readonly<Record<string, Score>>): void {
    for (const kind of kinds) {
      const ways = this.found.get(kind) ?? new Map<string, Score[]>();
      this.found.set(kind, ways);
      for (const [way, score] of Object.entries(scores)) ways.set(way, [...(ways.get(way) ?? []), score]);
    }
  }

  /** A Markdown table: L1 in thousandths, in brackets the palette overlap. */
  table(head: string): string {
    const ways = [...(this.found.values().next().value?.keys() ?? [])];
    const mean = (scores: readonly Score[], k: 0 | 1) => scores.reduce((sum, s) => sum + s[k], 0) / scores.length;
    const rows = [...this.found]
      .sort(([a], [b]) => a.localeCompare(b))
      .map(([kind, scores]) => {
        const cells = ways.map((way) => {
          const own = scores.get(way)!;
          return `${(mean(own, 0) * 1000).toFixed(1)} (${mean(own, 1).toFixed(2)})`;
        });
        return `| ${kind} | ${scores.get(ways[0]!)!.length} | ${cells.join(' | ')} |`;
      });
    return [
      `| ${head} | pairs | ${ways.join(' | ')} |`,
      `|---|---:|${ways.map(() => '---:|').join('')}`,
      ...rows,
      '',
    ].join('\n');
  }
}
