/**
 * Choosing few colours for many. Pixel art (few distinct colours) is merged pair by pair, keeping the heavier colour as
 * it is, so that hand-chosen tones survive; photographs go through k-means first. All in OKLab, without chance.
 */
import { oklabToRgb } from './color.ts';
import { type Histogram, oklabOf, packRgb } from './histogram.ts';

/** Weighted points: OKLab (three numbers each), weight, and the packed colour that stands for each. */
interface Cloud {
  readonly lab: Float64Array;
  readonly weight: Float64Array;
  readonly packed: Uint32Array;
}

/** Above this many distinct colours a picture is treated as a photograph. */
const MERGE_LIMIT = 320;
/** Hue tells materials apart, lightness only tones of one: losing a hue costs more, the more so the fewer colours. */
const chromaCost = (count: number): number => (count <= 10 ? 6 : count <= 20 ? 4 : 2.5);
/** Colours darker than this are lines and eyes, unless they fill more than a third of the picture. */
const LINE_L = 0.31;
const LINE_SHARE = 0.36;
/** Below this many colours there is no room for lines of several hues. */
const ONE_LINE = 12;

/** Colours that share the upper 5 bits of each channel become one point at their mean. */
function bucket(histogram: Histogram, lab: Float64Array): Cloud {
  const cells = new Map<number, number[]>();
  histogram.colors.forEach((c, i) => {
    const key = ((c >> 19) << 10) | (((c >> 11) & 31) << 5) | ((c >> 3) & 31);
    const n = histogram.counts[i]!;
    const cell = cells.get(key);
    if (cell) {
      cell[0]! += lab[i * 3]! * n;
      cell[1]! += lab[i * 3 + 1]! * n;
      cell[2]! += lab[i * 3 + 2]! * n;
      cell[3]! += n;
    } else cells.set(key, [lab[i * 3]! * n, lab[i * 3 + 1]! * n, lab[i * 3 + 2]! * n, n]);
  });
  const points = new Float64Array(cells.size * 3);
  const weight = new Float64Array(cells.size);
  let i = 0;
  for (const [L, a, b, n] of cells.values()) {
    points.set([L! / n!, a! / n!, b! / n!], i * 3);
    weight[i++] = n!;
  }
  return withColors(points, weight);
}

function withColors(lab: Float64Array, weight: Float64Array): Cloud {
  const packed = Uint32Array.from(weight, (_, i) => {
    const rgb = oklabToRgb([lab[i * 3]!, lab[i * 3 + 1]!, lab[i * 3 + 2]!]);
    return packRgb(rgb[0], rgb[1], rgb[2]);
  });
  return { lab, weight, packed };
}

/** Lloyd's k-means; the start takes, again and again, the point that is far from all chosen ones and weighs much. */
function kMeans(cloud: Cloud, k: number, rounds: number): Cloud {
  const { lab, weight } = cloud;
  const n = weight.length;
  const centers = new Float64Array(k * 3);
  const distance = new Float64Array(n).fill(Number.POSITIVE_INFINITY);
  let next = weight.reduce((best, w, i) => (w > weight[best]! ? i : best), 0);
  for (let c = 0; c < k; c++) {
    centers.set(lab.subarray(next * 3, next * 3 + 3), c * 3);
    let best = -1;
    for (let i = 0; i < n; i++) {
      const d = squared(lab, i, centers, c);
      if (d < distance[i]!) distance[i] = d;
      const score = distance[i]! * Math.sqrt(weight[i]!);
      if (score > best) {
        best = score;
        next = i;
      }
    }
  }
  const sums = new Float64Array(k * 4);
  for (let round = 0; round < rounds; round++) {
    sums.fill(0);
    for (let i = 0; i < n; i++) {
      let least = Number.POSITIVE_INFINITY;
      let own = 0;
      for (let c = 0; c < k; c++) {
        const d = squared(lab, i, centers, c);
        if (d < least) {
          least = d;
          own = c;
        }
      }
      const w = weight[i]!;
      for (let j = 0; j < 3; j++) sums[own * 4 + j]! += lab[i * 3 + j]! * w;
      sums[own * 4 + 3]! += w;
    }
    for (let c = 0; c < k; c++) {
      const w = sums[c * 4 + 3]!;
      if (w > 0) for (let j = 0; j < 3; j++) centers[c * 3 + j] = sums[c * 4 + j]! / w;
    }
  }
  return withColors(
    centers,
    Float64Array.from({ length: k }, (_, c) => sums[c * 4 + 3]!),
  );
}

/** The index with most weight, the first of equals; undefined for none. */
function heaviestOf(indices: readonly number[], weight: Float64Array): number | undefined {
  let best = indices[0];
  for (const i of indices) if (weight[i]! > weight[best!]!) best = i;
  return best;
}

function squared(a: Float64Array, i: number, b: Float64Array, j: number): number {
  const x = a[i * 3]! - b[j * 3]!;
  const y = a[i * 3 + 1]! - b[j * 3 + 1]!;
  const z = a[i * 3 + 2]! - b[j * 3 + 2]!;
  return x * x + y * y + z * z;
}

/**
 * Ward-like merging: the pair whose union loses least, weights raised to 0.4 so that small features (eyes, gems)
 * outlive a large area's extra tones. The heavier colour of a pair stays, unmixed.
 */
function merge(cloud: Cloud, k: number): Choice {
  const { lab, packed } = cloud;
  const n = packed.length;
  const mass = Float64Array.from(cloud.weight);
  const hueCost = chromaCost(k);
  const into = Int32Array.from({ length: n }, (_, i) => i);
  let alive = Array.from({ length: n }, (_, i) => i).filter((i) => mass[i]! > 0);
  const cost = (i: number, j: number): number => {
    const dL = lab[i * 3]! - lab[j * 3]!;
    const da = lab[i * 3 + 1]! - lab[j * 3 + 1]!;
    const db = lab[i * 3 + 2]! - lab[j * 3 + 2]!;
    const x = mass[i]! ** 0.4;
    const y = mass[j]! ** 0.4;
    return ((x * y) / (x + y)) * (dL * dL + hueCost * (da * da + db * db));
  };
  // Lines first: all of them become the commonest, which no surface may swallow.
  const lines = k <= ONE_LINE && k > 2 ? alive.filter((i) => lab[i * 3]! < LINE_L) : [];
  const all = alive.reduce((sum, i) => sum + mass[i]!, 0);
  const kept = lines.reduce((sum, i) => sum + mass[i]!, 0) < LINE_SHARE * all ? heaviestOf(lines, mass) : undefined;
  let limit = k;
  if (kept !== undefined) {
    for (const i of lines) into[i] = kept;
    alive = alive.filter((i) => lab[i * 3]! >= LINE_L);
    limit = k - 1;
  }
  const partner = new Int32Array(n).fill(-1);
  const price = new Float64Array(n);
  const seek = (i: number): void => {
    price[i] = Number.POSITIVE_INFINITY;
    for (const j of alive) {
      if (j === i) continue;
      const c = cost(i, j);
      if (c < price[i]!) {
        price[i] = c;
        partner[i] = j;
      }
    }
  };
  for (const i of alive) seek(i);
  while (alive.length > limit) {
    let cheapest = alive[0]!;
    for (const i of alive) if (price[i]! < price[cheapest]!) cheapest = i;
    const other = partner[cheapest]!;
    const [keep, drop] = mass[cheapest]! >= mass[other]! ? [cheapest, other] : [other, cheapest];
    mass[keep]! += mass[drop]!;
    into[drop] = keep;
    alive.splice(alive.indexOf(drop), 1);
    for (const i of alive) if (i === keep || partner[i] === drop || partner[i] === keep) seek(i);
  }
  const assigned = new Map<number, number>();
  for (let i = 0; i < n; i++) {
    let root = i;
    while (into[root] !== root) root = into[root]!;
    assigned.set(packed[i]!, packed[root]!);
  }
  if (kept !== undefined) alive.push(kept);
  return { colors: alive.sort((i, j) => mass[j]! - mass[i]!).map((i) => packed[i]!), assigned };
}

/** Chosen colours, packed, heaviest first. */
export interface Choice {
  readonly colors: readonly number[];
  /**
   * Which of them each original colour became, where that is known: a glint stays with the tone that it was merged with,
   * though another material's colour may be nearer.
   */
  readonly assigned?: ReadonlyMap<number, number>;
}

/**
 * At most `count` colours (1..256) that stand for all colours of a histogram.
 * A histogram with no more colours than that is returned as it is.
 */
export function chooseColors(histogram: Histogram, count: number): Choice {
  if (!Number.isInteger(count) || count < 1 || count > 256) throw new RangeError(`1 to 256 colours, got ${count}`);
  if (histogram.colors.length <= count) return { colors: [...histogram.colors] };
  const lab = oklabOf(histogram.colors);
  if (histogram.colors.length <= MERGE_LIMIT) {
    return merge({ lab, weight: Float64Array.from(histogram.counts), packed: histogram.colors }, count);
  }
  const cloud = bucket(histogram, lab);
  const k = Math.min(cloud.weight.length, count + 8);
  return { colors: [...new Set(merge(kMeans(cloud, k, 8), count).colors)] };
}
