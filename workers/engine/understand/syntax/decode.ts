/** The best tree with exactly one root: Chu-Liu/Edmonds, as models/train/syntax/decode.py does it. */

/** More than any tree can gain: the best tree has no second root. */
const SECOND_ROOT = 1e6;

/**
 * @param scores (n dependents, n + 1 heads), higher is better; head 0 is the root, head i + 1 the dependent i
 * @returns the head of each dependent
 */
export function bestTree(scores: Float64Array, n: number): number[] {
  const full = [new Array<number>(n + 1).fill(Number.NEGATIVE_INFINITY)];
  for (let d = 0; d < n; d++) {
    const row = Array.from(scores.subarray(d * (n + 1), (d + 1) * (n + 1)));
    row[0]! -= SECOND_ROOT;
    row[d + 1] = Number.NEGATIVE_INFINITY;
    full.push(row);
  }
  return edmonds(full).slice(1);
}

/** scores[dependent][head]; node 0 is the root, and row 0 is not read. */
function edmonds(scores: readonly (readonly number[])[]): number[] {
  const heads = scores.map((row, i) => (i === 0 ? 0 : best(row)));
  const cycle = cycleOf(heads);
  if (!cycle) return heads;

  // the cycle becomes one node, the last of a smaller graph
  const inside = new Set(cycle);
  const outside = scores.map((_, i) => i).filter((i) => !inside.has(i));
  const ring = outside.length;
  const small = Array.from({ length: ring + 1 }, () => new Array<number>(ring + 1).fill(Number.NEGATIVE_INFINITY));
  const enters: number[] = [];
  const leaves: number[] = [];
  outside.forEach((node, i) => {
    outside.forEach((head, j) => {
      if (i > 0 && i !== j) small[i]![j] = scores[node]![head]!;
    });
    const gains = cycle.map((member) => scores[member]![node]! - scores[member]![heads[member]!]!);
    enters.push(cycle[best(gains)]!);
    small[ring]![i] = Math.max(...gains);
    leaves.push(cycle[best(cycle.map((member) => scores[node]![member]!))]!);
    if (i > 0) small[i]![ring] = scores[node]![leaves[i]!]!;
  });
  const found = edmonds(small);
  outside.forEach((node, i) => {
    if (i > 0) heads[node] = found[i] === ring ? leaves[i]! : outside[found[i]!]!;
  });
  const entry = found[ring]!;
  heads[enters[entry]!] = outside[entry]!;
  return heads;
}

function best(values: readonly number[]): number {
  let found = 0;
  for (let i = 1; i < values.length; i++) if (values[i]! > values[found]!) found = i;
  return found;
}

function cycleOf(heads: readonly number[]): number[] | undefined {
  const walkOf = new Array<number>(heads.length).fill(0);
  for (let start = 1; start < heads.length; start++) {
    const path: number[] = [];
    let at = start;
    while (at > 0 && walkOf[at] === 0) {
      walkOf[at] = start;
      path.push(at);
      at = heads[at]!;
    }
    if (at > 0 && walkOf[at] === start) return path.slice(path.indexOf(at));
  }
  return undefined;
}
