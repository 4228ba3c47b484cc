/** Scores → the likeliest parts and slots, and how sure they are; models/train/messages/decode.py finds the same ones. */

/** A stretch of words: from one up to, and without, another. */
interface Stretch {
  readonly label: number;
  readonly from: number;
  readonly to: number;
  /** 0 to 1: how likely it is that its least sure word is of it. */
  readonly sure: number;
}

const NEVER = -1e4;
/** How much of each word's act counts in a part: the words of one part do not speak independently. */
const SHARE = 0.3;

function logSoftmax(scores: Float32Array): Float64Array {
  const most = Math.max(...scores);
  let total = 0;
  for (const score of scores) total += Math.exp(score - most);
  return Float64Array.from(scores, (score) => score - most - Math.log(total));
}
const logSum = (values: Float64Array): number => {
  const most = Math.max(...values);
  let total = 0;
  for (const value of values) total += Math.exp(value - most);
  return most + Math.log(total);
};
/** log(1 + e^x) */
const softplus = (x: number): number => Math.max(x, 0) + Math.log1p(Math.exp(-Math.abs(x)));
const best = (values: Float64Array): number => values.indexOf(Math.max(...values));

/** Parts of a message that do one thing each, those that do nothing (`none`) among them; something is done by every message. */
export function partsOf(begin: Float32Array, scores: readonly Float32Array[], none: number): Stretch[] {
  const found = parted(begin, scores);
  if (found.some(({ label }) => label !== none)) return found;
  return parted(
    begin,
    scores.map((row) => row.map((score, act) => (act === none ? NEVER : score))),
  );
}

function parted(begin: Float32Array, scores: readonly Float32Array[]): Stretch[] {
  const sure = scores.map(logSoftmax);
  const acts = sure.map((row) => row.map((score) => SHARE * score));
  const count = acts[0]!.length;
  let score = acts[0]!.slice();
  const back: Int16Array[] = [];
  for (let k = 1; k < acts.length; k++) {
    const from = best(score);
    const fresh = score[from]! - softplus(-begin[k]!);
    const stays = -softplus(begin[k]!);
    const next = new Float64Array(count);
    const came = new Int16Array(count).fill(-1);
    for (let a = 0; a < count; a++) {
      const on = score[a]! + stays;
      if (on < fresh) came[a] = from;
      next[a] = Math.max(on, fresh) + acts[k]![a]!;
    }
    back.push(came);
    score = next;
  }
  const found: Stretch[] = [];
  let label = best(score);
  let to = acts.length;
  for (let k = acts.length - 1; k >= 0; k--) {
    const came = k ? back[k - 1]![label]! : 0;
    if (k && came < 0) continue;
    // of all of its words together: one that is unsure is nothing where the others are sure
    let sum = 0;
    for (let i = k; i < to; i++) sum += sure[i]![label]!;
    found.unshift({ label, from: k, to, sure: Math.exp(sum / (to - k)) });
    label = came;
    to = k;
  }
  return found;
}

export interface Slots {
  readonly slots: Stretch[];
  /** Of each word: how likely its tag is. */
  readonly sure: readonly number[];
}

/** The likeliest chain of tags as slots. */
export function slotsOf(scores: readonly Float32Array[], follow: Float32Array): Slots {
  const count = scores[0]!.length;
  const follows = (from: number, to: number): number =>
    to > 0 && to % 2 === 0 && from !== to && from !== to - 1 ? NEVER : follow[from * count + to]!;
  const table = Float64Array.from({ length: count * count }, (_, i) => follows(Math.floor(i / count), i % count));
  const first = Float64Array.from(scores[0]!, (score, tag) => (tag > 0 && tag % 2 === 0 ? NEVER : score));
  let score = first;
  let ahead = first;
  const back: Int16Array[] = [];
  const forward: Float64Array[] = [first];
  const all = new Float64Array(count);
  for (let k = 1; k < scores.length; k++) {
    const next = new Float64Array(count);
    const sums = new Float64Array(count);
    const came = new Int16Array(count);
    for (let to = 0; to < count; to++) {
      let most = Number.NEGATIVE_INFINITY;
      for (let from = 0; from < count; from++) {
        const value = score[from]! + table[from * count + to]!;
        if (value > most) {
          most = value;
          came[to] = from;
        }
        all[from] = ahead[from]! + table[from * count + to]!;
      }
      next[to] = most + scores[k]![to]!;
      sums[to] = logSum(all) + scores[k]![to]!;
    }
    back.push(came);
    forward.push(sums);
    score = next;
    ahead = sums;
  }
  const total = logSum(ahead);
  const tags = new Array<number>(scores.length);
  const sure = new Array<number>(scores.length);
  let behind = new Float64Array(count);
  let tag = best(score);
  for (let k = scores.length - 1; k >= 0; k--) {
    tags[k] = tag;
    sure[k] = Math.exp(forward[k]![tag]! + behind[tag]! - total);
    if (k === 0) break;
    const next = new Float64Array(count);
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) all[to] = table[from * count + to]! + scores[k]![to]! + behind[to]!;
      next[from] = logSum(all);
    }
    behind = next;
    tag = back[k - 1]![tag]!;
  }
  const found: { label: number; from: number; to: number; sure: number }[] = [];
  for (const [k, one] of tags.entries()) {
    if (!one) continue;
    const last = found.at(-1);
    if (one % 2 === 0 && last?.to === k) Object.assign(last, { to: k + 1, sure: Math.min(last.sure, sure[k]!) });
    else found.push({ label: (one - 1) >> 1, from: k, to: k + 1, sure: sure[k]! });
  }
  return { slots: found, sure };
}
