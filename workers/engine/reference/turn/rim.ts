/** A figure's outline, taken off before it is lifted into a body and put back on what the body looks like. */
import { applyOutline, hasOutline } from '../../../../src/pixels/index.ts';
import { fromIndexed, type Indexed, toIndexed } from './indexed.ts';

const BESIDE = [
  [0, -1],
  [-1, 0],
  [1, 0],
  [0, 1],
] as const;

/** Index beside an opaque pixel, −1 outside the picture. */
function at({ indices, width, height }: Indexed, x: number, y: number): number {
  return x < 0 || y < 0 || x >= width || y >= height ? -1 : indices[y * width + x]!;
}

const isRim = (image: Indexed, x: number, y: number): boolean =>
  at(image, x, y) >= 0 && BESIDE.some(([dx, dy]) => at(image, x + dx, y + dy) < 0);

/** The commonest key of a tally, −1 of an empty one. */
function commonest(tally: ReadonlyMap<number, number>): number {
  let best = -1;
  for (const [key, count] of tally) if (best < 0 || count > tally.get(best)!) best = key;
  return best;
}

export interface Unlined {
  /** The figure with the inner colours up to its edge, in its own palette. */
  readonly figure: Indexed;
  /** Draws the line on another picture of the figure: for each inner colour the line that it had most often; a rim that is line already stays. */
  readonly line: (turned: Indexed) => Indexed;
}

/** A figure without its outline, where it has one. */
export function unline(image: Indexed): Unlined {
  const drawn = fromIndexed(image);
  if (!hasOutline(drawn)) return { figure: image, line: (turned) => turned };
  const bare = toIndexed(applyOutline(drawn, 'lineless'));
  const number = new Map(image.palette.map((c, i) => [c, i]));
  const figure = { ...image, indices: bare.indices.map((i) => (i < 0 ? -1 : number.get(bare.palette[i]!)!)) };
  const lines = new Map<number, Map<number, number>>();
  const all = new Map<number, number>();
  image.indices.forEach((line, i) => {
    const x = i % image.width;
    const y = Math.floor(i / image.width);
    if (line < 0 || !isRim(image, x, y)) return;
    const inner = figure.indices[i]!;
    const tally = lines.get(inner) ?? new Map<number, number>();
    tally.set(line, (tally.get(line) ?? 0) + 1);
    lines.set(inner, tally);
    all.set(line, (all.get(line) ?? 0) + 1);
  });
  const usual = commonest(all);
  const lineOf = new Map([...lines].map(([inner, tally]) => [inner, commonest(tally)]));
  return {
    figure,
    line: (turned) => ({
      ...turned,
      indices: turned.indices.map((inner, i) =>
        !all.has(inner) && isRim(turned, i % turned.width, Math.floor(i / turned.width))
          ? (lineOf.get(inner) ?? usual)
          : inner,
      ),
    }),
  };
}
