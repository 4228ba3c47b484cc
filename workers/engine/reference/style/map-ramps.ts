/** Which colours of a style a picture's ramps become: whole ramps move, so that materials stay apart and tones in order. */
import { deltaE, mixOklab, type OkLab } from '../../../../src/pixels/color.ts';
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
/** Lightness that a step of a ramp has at least, and best. */
const LEAST_STEP = 0.05;
const BEST_STEP = 0.13;
/** A larger step makes a shadow look like a patch of another colour; a style of few colours has no choice. */
const MOST_STEP = 0.32;
const FEW_COLORS = 6;
/** Furthest that hue and chroma move in one step, except into black and white. */
const MOST_TURN = 0.13;
const NEAR_BLACK = 0.25;
const NEAR_WHITE = 0.94;
/** Styles of so few colours mix two of them in a checkered area, at a price, where the area is not small. */
const CHECKER_UP_TO = 3;
const CHECKER_COST = 0.18;
const CHECKER_AREA = 36;
/** Of distances in hue and in chroma, next to 1 in lightness: a wrong hue is worse than a louder one. */
const HUE_COST = 1.5;
const CHROMA_COST = 0.9;
/** A colour that fills this share of the style's picture is common; a rare one costs more the larger the area. */
const COMMON_SHARE = 0.08;
const RARE_COST = 0.08;
/** Borders between materials that would look alike, against colours that are off. */
const APART = 3;
/** Two materials are told apart from this distance on. */
const DISTINCT = 0.16;
/** Tones of one material that become one, in a style that has few colours to part them. */
const JOINED = 0.8;
const SWEEPS = 8;

interface Chain {
  /** Style colours from dark to light. */
  readonly steps: readonly number[];
  /** Index of the base in `steps`. */
  readonly base: number;
}

/** From each style colour, a walk through the style's own darker and lighter colours that keeps to its hue where it can. */
function chains({ labs }: StylePalette): Chain[] {
  const mostStep = labs.length > FEW_COLORS ? MOST_STEP : 1;
  const next = (from: number, sign: 1 | -1): number => {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    const a = labs[from]!;
    labs.forEach((b, i) => {
      const rise = (b[0] - a[0]) * sign;
      const turn = Math.hypot(a[1] - b[1], a[2] - b[2]);
      // Any hue goes over into black and white; other jumps of hue would be another material.
      if (rise < LEAST_STEP || rise > mostStep || (turn > MOST_TURN && b[0] > NEAR_BLACK && b[0] < NEAR_WHITE)) return;
      const cost = (rise - BEST_STEP) ** 2 + 3 * turn ** 2;
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

/** The style colours (indices) that a tone takes on even and on odd pixels of a chessboard: mostly the same one. */
export type Mapped = readonly [even: number, odd: number];

/**
 * The style colours of each of a picture's tones. Tones of a ramp go to successive colours of one chain, dark to
 * dark; the choice of chains minimises colour distance plus the borders at which two materials would become one
 * (iterated conditional modes, Besag 1986; starts from the nearest chains, so the same input gives the same result).
 */
export function mapRamps(picture: TonedImage, style: StylePalette): readonly Mapped[] {
  const all = chains(style);
  const out: Mapped[] = picture.tones.map(() => [0, 0]);
  const wanted = fitLightness(picture, style);
  const options = picture.ramps.map((r) => optionsOf(r, picture, style, all, wanted));
  const chosen = options.map((list) => list.reduce((best, o, i) => (o.cost < list[best]!.cost ? i : best), 0));
  const n = picture.ramps.length;
  const total = picture.borders.reduce((sum, b) => sum + b, 0) || 1;
  const labOf = (r: number, o: number): OkLab => options[r]![o]!.lab;
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
  /** What the ramp's base looks like. */
  readonly lab: OkLab;
  /** Style colours of each tone of the ramp. */
  readonly to: readonly Mapped[];
  readonly cost: number;
}

/** What two colours in a chessboard look like. */
const mappedLab = ([even, odd]: Mapped, { labs }: StylePalette): OkLab =>
  even === odd ? labs[even]! : mixOklab(labs[even]!, labs[odd]!, 0.5);

function optionsOf(
  ramp: Ramp,
  picture: TonedImage,
  style: StylePalette,
  all: readonly Chain[],
  wanted: readonly OkLab[],
): Option[] {
  const total = picture.tones.reduce((sum, t) => sum + t.count, 0) || 1;
  const own = ramp.tones.indexOf(ramp.base);
  const checkers = style.colors.length <= CHECKER_UP_TO && !ramp.line && ramp.count >= CHECKER_AREA;
  return all.flatMap((chain) => {
    const step = (i: number): number => chain.steps[Math.min(chain.steps.length - 1, Math.max(0, chain.base + i))]!;
    const plain = ramp.tones.map((_, i): Mapped => [step(i - own), step(i - own)]);
    const found = [priced(plain, 0)];
    if (checkers && step(1) !== step(0)) {
      // Between two steps of the chain: lighter tones are the upper one, darker tones the lower.
      const mixed = ramp.tones.map((_, i): Mapped => {
        if (i === own) return [step(0), step(1)];
        return i < own ? [step(i - own + 1), step(i - own + 1)] : [step(i - own), step(i - own)];
      });
      found.push(priced(mixed, CHECKER_COST));
    }
    return found;
  });

  function priced(to: readonly Mapped[], extra: number): Option {
    // Large areas rather in the colours that fill the style's own picture.
    const rare = 1 - Math.min(1, style.shares[to[own]![0]]! / COMMON_SHARE);
    let cost = extra * Math.sqrt(ramp.count / total) + RARE_COST * rare * (ramp.count / total);
    ramp.tones.forEach((t, i) => {
      const a = wanted[t]!;
      const b = mappedLab(to[i]!, style);
      // Small things (a gem, an eye) count for more than their area.
      const weight = Math.sqrt(picture.tones[t]!.count / total) * Math.sqrt(ramp.count / total);
      cost += weight * (Math.abs(a[0] - b[0]) + hueDistance(a, b));
    });
    if (style.colors.length <= FEW_COLORS) {
      for (let i = 1; i < to.length; i++) {
        const [a, b] = [picture.tones[ramp.tones[i - 1]!]!, picture.tones[ramp.tones[i]!]!];
        const isJoined = to[i - 1]![0] === to[i]![0] && to[i - 1]![1] === to[i]![1];
        if (isJoined && deltaE(a.lab, b.lab) > DISTINCT / 2) cost += (JOINED * Math.min(a.count, b.count)) / total;
      }
    }
    return { lab: mappedLab(to[own]!, style), to, cost };
  }
}

/** Distance in the plane of hue and chroma, told apart (the ΔH of CIE 1976, in OKLab). */
function hueDistance(a: OkLab, b: OkLab): number {
  const [p, q] = [Math.hypot(a[1], a[2]), Math.hypot(b[1], b[2])];
  const square = (a[1] - b[1]) ** 2 + (a[2] - b[2]) ** 2;
  return Math.hypot(CHROMA_COST * (p - q), HUE_COST * Math.sqrt(Math.max(0, square - (p - q) ** 2)));
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
