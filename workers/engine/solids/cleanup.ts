import type { Tones } from './shading.ts';
import { copyPixel, partOf, type Surface } from './surface.ts';

/** Thinner than this in pixels, a spur is meant (a string, a tine). */
const THIN = 2.4;
/** Dents are filled only in parts wider than this: between the tines of a fork they belong. */
const FORK = 4;

/** Pixels within `ring` of the frame are emptied, so that whatever is drawn, the margin holds. */
export function clearMargin(s: Surface, ring: number): void {
  for (let y = 0; y < s.height; y++) {
    for (let x = 0; x < s.width; x++) {
      if (x < ring || y < ring || x >= s.width - ring || y >= s.height - ring) s.part[y * s.width + x] = -1;
    }
  }
}

/**
 * Fills one-pixel dents of one part and enclosed holes, drops isolated pixels and one-neighbour spurs of thick parts,
 * and lets a lone pixel of a part join its neighbours.
 */
export function closeGaps(s: Surface): void {
  const { width: w, height: h, part } = s;
  const dents: number[] = [];
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (part[i]! >= 0) continue;
      let from = -1;
      let around = 0;
      let same = true;
      for (const j of [i - w, i - 1, i + 1, i + w]) {
        if (part[j]! < 0) continue;
        around++;
        if (from < 0) from = j;
        same &&= part[j] === part[from] && s.span[j]! > FORK;
      }
      if (around === 3 && same) dents.push(i, from);
    }
  }
  for (let d = 0; d < dents.length; d += 2) copyPixel(s, dents[d]!, dents[d + 1]!);
  const near = new Int32Array(4);
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      let n = 0;
      if (y > 0 && part[i - w]! >= 0) near[n++] = i - w;
      if (x > 0 && part[i - 1]! >= 0) near[n++] = i - 1;
      if (x < w - 1 && part[i + 1]! >= 0) near[n++] = i + 1;
      if (y < h - 1 && part[i + w]! >= 0) near[n++] = i + w;
      if (part[i]! < 0) {
        if (n === 4) copyPixel(s, i, near[0]!);
      } else if (n === 0 || (n === 1 && s.span[i]! > THIN && !partOf(s, i).blade)) {
        part[i] = -1;
      } else if (n >= 3 && partOf(s, i).priority <= 1) {
        let lone = true;
        let from = near[0]!;
        let most = 0;
        for (let a = 0; a < n; a++) {
          lone &&= part[near[a]!] !== part[i];
          let same = 0;
          for (let b = 0; b < n; b++) if (part[near[b]!] === part[near[a]!]) same++;
          if (same > most) {
            most = same;
            from = near[a]!;
          }
        }
        if (lone) copyPixel(s, i, from);
      }
    }
  }
}

/** Tones with their halves as whole numbers: twice the tone, and one more halfway to the next. */
const STEPS = 16;

/** Clusters of one tone smaller than `least` pixels take the tone that surrounds them within their part and material. */
export function clusterTones(s: Surface, { tone, half }: Tones, least: number): void {
  const { width: w, height: h, part, material } = s;
  const n = w * h;
  const step = tonesAsSteps(tone, half);
  const seen = new Uint8Array(n);
  const queue = new Int32Array(n);
  const around = new Int32Array(STEPS);
  for (let start = 0; start < n; start++) {
    // runs along a blade touch at their corners alone
    if (part[start]! < 0 || seen[start] || partOf(s, start).blade) continue;
    let size = 0;
    queue[size++] = start;
    seen[start] = 1;
    around.fill(0);
    for (let a = 0; a < size; a++) {
      const i = queue[a]!;
      const x = i % w;
      for (let d = 0; d < 4; d++) {
        const j = d === 0 ? i - w : d === 1 ? i + w : d === 2 ? (x > 0 ? i - 1 : -1) : x < w - 1 ? i + 1 : -1;
        if (j < 0 || j >= n || part[j] !== part[i] || material[j] !== material[i]) continue;
        if (step[j] === step[i]) {
          if (!seen[j]) {
            seen[j] = 1;
            queue[size++] = j;
          }
        } else around[step[j]!]!++;
      }
    }
    if (size >= least) continue;
    const best = commonest(around);
    if (best >= 0) for (let a = 0; a < size; a++) step[queue[a]!] = best;
  }
  for (let i = 0; i < n; i++) {
    tone[i] = step[i]! >> 1;
    half[i] = step[i]! & 1;
  }
}

function tonesAsSteps(tone: Int8Array, half: Uint8Array): Int8Array {
  const step = new Int8Array(tone.length);
  for (let i = 0; i < step.length; i++) step[i] = tone[i]! * 2 + half[i]!;
  return step;
}

function commonest(counts: Int32Array): number {
  let best = -1;
  for (let t = 0; t < counts.length; t++) if (counts[t]! > 0 && (best < 0 || counts[t]! > counts[best]!)) best = t;
  return best;
}

/** Parts that count this much in the vote are meant to be small: jewels, rivets, strings. */
const MEANT = 1.5;

/**
 * A pixel unlike all eight around it takes the tone that most of them have in its material. Lines and parts that are meant to be
 * small stay.
 */
export function joinLone(s: Surface, { tone, half }: Tones, line: Uint8Array): void {
  const { width: w, height: h, part, material } = s;
  const step = tonesAsSteps(tone, half);
  const count = new Int32Array(STEPS);
  for (let y = 1; y < h - 1; y++) {
    for (let x = 1; x < w - 1; x++) {
      const i = y * w + x;
      if (part[i]! < 0 || line[i] || partOf(s, i).priority > MEANT || partOf(s, i).blade) continue;
      count.fill(0);
      let alone = true;
      for (let dy = -1; alone && dy <= 1; dy++) {
        for (let dx = -1; dx <= 1; dx++) {
          const j = i + dy * w + dx;
          if (j === i || part[j]! < 0 || material[j] !== material[i]) continue;
          if (step[j] === step[i]) {
            alone = false;
            break;
          }
          if (!line[j]) count[step[j]!]! += dx === 0 || dy === 0 ? 2 : 1;
        }
      }
      const best = alone ? commonest(count) : -1;
      if (best < 0) continue;
      step[i] = best;
      tone[i] = best >> 1;
      half[i] = best & 1;
    }
  }
}
