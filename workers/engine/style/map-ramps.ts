/** Which colours of a style a picture's ramps become: whole ramps move, so that materials stay apart and tones in order. */
import { deltaE, type OkLab } from '../pixels/color.ts';
import type { Ramp, TonedImage } from './tones.ts';

/** A style's colours, with the share of its picture that each fills. */
export interface StylePalette {
  readonly colors: readonly number[];
  readonly labs: readonly OkLab[];
  /** Sum 1. */
  readonly shares: readonly number[];
}

/** Longest walk from a base colour to darker or to lighter ones. */
const REACH = 3;
/** Lightness that a step of a ramp has at least and best. */
const LEAST_STEP = 0.05;
const BEST_STEP = 0.13;
/** Borders between materials that would look alike, against colours that are off. */
const APART = 2.2;
/** Two materials are told apart from this distance on. */
const DISTINCT = 0.16;
const SWEEPS = 8;

interface Chain {
  /** Style colours from dark to light. */
  readonly steps: readonly number[];
  /** Index of the base in `steps`. */
  readonly base: number;
}

/** From each style colour, a walk through the style's own darker and lighter colours that keeps to its hue where it can. */
function chains({ labs }: StylePalette): Chain[] {
  const next = (from: number, sign: 1 | -1): number => {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    const a = labs[from]!;
    labs.forEach((b, i) => {
      const rise = (b[0] - a[0]) * sign;
      if (rise < LEAST_STEP) return;
      const cost = (rise - BEST_STEP) ** 2 + 3 * ((a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2);
      if (cost < least) {
        least = cost;
        best = i;
      }
    });
    return best;
  };
  const walk = (from: number, sign: 1 | -1): number[] => {
    const out: number[] = [];
    for (let at = next(from, sign); at >= 0 && out.length < REACH; at = next(at, sign)) out.push(at);
    return out;
  };
  return labs.map((_, i) => {
    const down = walk(i, -1).reverse();
    return { steps: [...down, i, ...walk(i, 1)], base: down.length };
  });
}

/**
 * The style colour (index) of each of a picture's tones. Tones of a ramp go to successive colours of one chain, dark to
 * dark; the choice of chains minimises colour distance plus the borders at which two materials would become one
 * (iterated conditional modes, Besag 1986; starts from the nearest chains, so the same input gives the same result).
 */
export function mapRamps(picture: TonedImage, style: StylePalette): Int16Array {
  const all = chains(style);
  const out = new Int16Array(picture.tones.length);
  const wanted = fitLightness(picture, style);
  const options = picture.ramps.map((r) => optionsOf(r, picture, style, all, wanted));
  const chosen = options.map((list) => list.reduce((best, o, i) => (o.cost < list[best]!.cost ? i : best), 0));
  const n = picture.ramps.length;
  const total = picture.borders.reduce((sum, b) => sum + b, 0) || 1;
  const labOf = (r: number, o: number): OkLab => style.labs[options[r]![o]!.base]!;
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = false;
    for (let r = 0; r < n; r++) {
      let best = chosen[r]!;
      let least = Number.POSITIVE_INFINITY;
      options[r]!.forEach((option, o) => {
        let cost = option.cost;
        for (let q = 0; q < n; q++) {
          const border = picture.borders[r * n + q]!;
          if (q === r || border === 0) continue;
          const was = deltaE(picture.tones[picture.ramps[r]!.base]!.lab, picture.tones[picture.ramps[q]!.base]!.lab);
          const gap = Math.min(was, DISTINCT) - deltaE(labOf(r, o), labOf(q, chosen[q]!));
          if (gap > 0) cost += APART * (border / total) * gap;
        }
        if (cost < least - 1e-12) {
          least = cost;
          best = o;
        }
      });
      if (best !== chosen[r]) moved = true;
      chosen[r] = best;
    }
    if (!moved) break;
  }
  picture.ramps.forEach((r, k) => {
    const { to } = options[k]![chosen[k]!]!;
    r.tones.forEach((t, i) => {
      out[t] = to[i]!;
    });
  });
  return out;
}

interface Option {
  readonly base: number;
  /** Style colour of each tone of the ramp. */
  readonly to: readonly number[];
  readonly cost: number;
}

function optionsOf(
  ramp: Ramp,
  picture: TonedImage,
  style: StylePalette,
  all: readonly Chain[],
  wanted: readonly OkLab[],
): Option[] {
  const total = picture.tones.reduce((sum, t) => sum + t.count, 0) || 1;
  const own = ramp.tones.indexOf(ramp.base);
  return all.map((chain) => {
    const to = ramp.tones.map((_, i) => {
      const at = Math.min(chain.steps.length - 1, Math.max(0, chain.base + i - own));
      return chain.steps[at]!;
    });
    let cost = 0;
    ramp.tones.forEach((t, i) => {
      const a = wanted[t]!;
      const b = style.labs[to[i]!]!;
      const dab = Math.hypot(a[1] - b[1], a[2] - b[2]);
      // Small things (a gem, an eye) count for more than their area.
      const weight = Math.sqrt(picture.tones[t]!.count / total) * Math.sqrt(ramp.count / total);
      cost += weight * (Math.abs(a[0] - b[0]) + 1.3 * dab);
    });
    return { base: chain.steps[chain.base]!, to, cost };
  });
}

/** The picture's tones with their lightness stretched half-way to the range of the style: a dark style keeps darks apart. */
function fitLightness(picture: TonedImage, style: StylePalette): OkLab[] {
  const spread = (labs: readonly OkLab[], weights: readonly number[]): readonly [low: number, high: number] => {
    const order = labs.map((_, i) => i).sort((i, j) => labs[i]![0] - labs[j]![0]);
    const total = weights.reduce((sum, w) => sum + w, 0);
    const at = (q: number): number => {
      let seen = 0;
      for (const i of order) {
        seen += weights[i]!;
        if (seen >= q * total) return labs[i]![0];
      }
      return labs[order.at(-1)!]![0];
    };
    return [at(0.04), at(0.96)];
  };
  const tones = picture.tones;
  const [low, high] = spread(
    tones.map((t) => t.lab),
    tones.map((t) => t.count),
  );
  const [least, most] = spread(
    style.labs,
    style.labs.map(() => 1),
  );
  if (high - low < 0.05) return tones.map((t) => t.lab);
  return tones.map(({ lab: [L, a, b] }) => {
    const stretched = least + ((L - low) / (high - low)) * (most - least);
    return [L + 0.5 * (stretched - L), a, b];
  });
}
