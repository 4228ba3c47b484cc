/** Streets in one-point perspective: fronts on both sides, walks, a roadway into the depth; what is far is paler. A style a country or time. */
import { ink, put } from '../../place/canvas.ts';
import { type Feature, shade } from './brush.ts';

interface StreetStyle {
  readonly walls: readonly string[];
  readonly trim: string;
  readonly roofs?: readonly string[];
  readonly glass: string;
  readonly lit: readonly string[];
  readonly road: readonly [string, string];
  readonly walk: readonly [string, string];
  /** How high fronts are, least and most, in heights of an eye. */
  readonly high: readonly [number, number];
  readonly haze: string;
  readonly nightHaze: string;
  readonly kind: 'modern' | 'timber' | 'planks' | 'paper' | 'neon' | 'ruin' | 'sand' | 'plaster';
  /** Water in place of a roadway. */
  readonly water?: true;
  /** No walks beside the roadway. */
  readonly narrow?: true;
}

const STYLES: Readonly<Record<string, StreetStyle>> = {
  modern: { walls: ['#a85c4c', '#c8b08c', '#8c98a8', '#b88868', '#7c8c94', '#d0c0a4'], trim: '#e8e0cc', glass: '#a4cce0', lit: ['#ffd878', '#ffe8a8'], road: ['#4c5058', '#565a62'], walk: ['#a4a4a0', '#94948f'], high: [4.5, 8], haze: '#c4d8e4', nightHaze: '#2c3458', kind: 'modern' },
  medieval: { walls: ['#e0cca4', '#d4bc90', '#c8b490', '#e8d8b8'], trim: '#5c3c26', roofs: ['#a84c38', '#8c4030', '#5c6480', '#9c5c3c'], glass: '#7ca4b8', lit: ['#ffc860', '#ffd888'], road: ['#9c948c', '#8c847c'], walk: ['#9c948c', '#8c847c'], high: [1.5, 2.4], haze: '#c8d8e0', nightHaze: '#283050', kind: 'timber', narrow: true },
  western: { walls: ['#b07c50', '#9c6844', '#c09468', '#8c6c54'], trim: '#e0c494', glass: '#8cb0b8', lit: ['#ffc860'], road: ['#d0a878', '#c49c6c'], walk: ['#9c7048', '#8c6440'], high: [1.5, 2.6], haze: '#e8d4ac', nightHaze: '#343050', kind: 'planks' },
  japanese: { walls: ['#8c5c3c', '#e8dcc4', '#7c5038', '#dcccac'], trim: '#4c3024', roofs: ['#505c6c', '#465060', '#5c6474'], glass: '#f0e4c4', lit: ['#ffd890', '#ffe8b0'], road: ['#b0a898', '#a49c8c'], walk: ['#988f80', '#8c8474'], high: [1.4, 2], haze: '#d8d4e0', nightHaze: '#2c2c54', kind: 'paper', narrow: true },
  neon: { walls: ['#34305c', '#2c2c50', '#403464', '#2a3458'], trim: '#5c5488', glass: '#23234a', lit: ['#58d8f0', '#f8c868', '#e868c8', '#58d8f0'], road: ['#2c2c44', '#34344c'], walk: ['#44446a', '#3c3c5e'], high: [6, 12], haze: '#6c4c94', nightHaze: '#6c3c80', kind: 'neon' },
  ruined: { walls: ['#8c8478', '#948c80', '#7c766c', '#9c8c78'], trim: '#6c665c', glass: '#34343c', lit: ['#34343c'], road: ['#5c5854', '#66625c'], walk: ['#8c867c', '#7c766c'], high: [3.4, 7], haze: '#c8b89c', nightHaze: '#3c3c4c', kind: 'ruin' },
  desert: { walls: ['#dcb880', '#d0a870', '#e4c898', '#c89c68'], trim: '#f0dcb0', glass: '#5c4434', lit: ['#ffc860'], road: ['#e0c08c', '#d4b480'], walk: ['#e0c08c', '#d4b480'], high: [1.5, 2.8], haze: '#f0e0b8', nightHaze: '#343454', kind: 'sand', narrow: true },
  venice: { walls: ['#d88c64', '#e4c088', '#c8685c', '#dca878', '#e0d0b0'], trim: '#f4e8d0', roofs: ['#a85840', '#b0644a'], glass: '#5c7c8c', lit: ['#ffc860', '#ffd888'], road: ['#2c7c90', '#3c8ca0'], walk: ['#2c7c90', '#3c8ca0'], high: [2.4, 4], haze: '#c8dce4', nightHaze: '#283058', kind: 'plaster', narrow: true, water: true },
}; // biome-ignore format: a table

/** Water that stands in the street, and snow that lies there. */
const FLOOD = ['#3c6c94', '#4878a0'] as const;
const SNOWED = { road: ['#dce6f0', '#ccd9e8'], walk: ['#f0f5fa', '#e2ebf4'], trim: '#f0f5fa' } as const;
/** Leaves that have fallen. */
const LEAVES = ['#d8702c', '#c4502c', '#e8a83c', '#a8602c'] as const;

const CUTS = [0.2, 0.52, 0.78, 1.1, 1.55, 2.1, 2.9] as const;
const NEON = ['#ff4c9c', '#3ce0e8', '#f0e04c', '#9c6cff', '#5cf08c', '#ff6c5c'] as const;
const AWNINGS = ['#c83c3c', '#3c6cb0', '#3c8c58', '#d89038', '#8c4c8c'] as const;

const hash = (a: number, b: number): number => {
  const n = Math.sin(a * 127.1 + b * 311.7) * 43758.5453;
  return n - Math.floor(n);
};

const street: Feature = (c) => {
  const { canvas, horizon } = c;
  const { width: W, height: H } = canvas;
  const dry = STYLES[c.argument] ?? STYLES.modern!;
  const style: StreetStyle = c.lies === 'water' ? { ...dry, road: FLOOD, water: true, narrow: true } : c.lies === 'snow' ? { ...dry, ...SNOWED, ...(dry.roofs ? { roofs: SNOWED.walk } : {}) } : dry; // biome-ignore format: one line
  const snow = c.lies === 'snow';
  const dusk = c.night || c.dim === true || style.kind === 'neon';
  const haze = ink(dusk ? style.nightHaze : style.haze);
  const seed = c.random.int(1000);
  const [cx, iw, ih] = [W / 2, W * 0.165, (H - horizon) * 0.31];
  const memo = new Map<string, number>();
  const tone = (hex: string, level: number): number => {
    const key = hex + level;
    let v = memo.get(key);
    if (v === undefined) {
      const from = ink(hex);
      const share = Math.min(0.78, level * 0.13);
      const mix = (s: number): number => Math.round(((from >> s) & 255) * (1 - share) + ((haze >> s) & 255) * share);
      v = (mix(16) << 16) | (mix(8) << 8) | mix(0);
      memo.set(key, v);
    }
    return v;
  };
  const shine = (x: number, y: number): void => {
    c.glow[y * W + x] = 1;
  };

  /** The colour of a front at share `t` along it and height `h` over the ground (in heights of an eye); undefined: sky. */
  const front = (
    id: number,
    n: number,
    t: number,
    h: number,
    left: boolean,
    s: number,
  ): readonly [hex: string, shines?: true] | undefined => {
    const of = (k: number): number => hash(seed + id * 17 + (left ? 0 : 500), k);
    const base = style.walls[Math.floor(of(1) * style.walls.length)]!;
    const wall = left ? base : shade(base, 0.84);
    const storey = style.kind === 'modern' || style.kind === 'neon' || style.kind === 'ruin' ? 1.5 : 1.3;
    const wish = style.high[0] + (style.high[1] - style.high[0]) * of(2);
    const top = Math.round(wish / storey) * storey + 0.3;
    const broken = style.kind === 'ruin' ? 0.9 * hash(Math.floor(t * 7), id) + 0.5 * Math.sin(t * 9 + id) : 0;
    if (style.roofs) {
      const roof = style.roofs[Math.floor(of(3) * style.roofs.length)]!;
      const gable =
        style.kind === 'plaster'
          ? 0.34
          : style.kind === 'paper'
            ? 0.55 + 0.2 * Math.sin(t * 3.14)
            : 1.5 * (1 - Math.abs(2 * t - 1));
      if (h > top + gable) return undefined;
      if (h > top)
        return style.kind === 'timber' && h < top + gable - 0.24
          ? [Math.abs(t - 0.5) < 0.04 || (h - top) % 0.7 < 0.1 ? style.trim : wall]
          : [Math.floor(h * 7 + (style.kind === 'paper' ? 0 : t * 3)) % 2 ? shade(roof, 0.85) : roof];
      if (h > top - 0.16) return [shade(roof, 0.6)];
    } else if (h > top - broken) return undefined;
    else if (h > top - broken - 0.16)
      return [
        style.kind === 'ruin'
          ? '#b8b0a0'
          : style.kind === 'sand' && Math.floor(t * n * 4) % 2
            ? shade(wall, 0.8)
            : style.trim,
      ];
    if (t < 0.025 || t > 0.975) return [shade(wall, 0.7)];
    // the ground floor: a door, a shop window, an awning over both
    if (h < 1.5) {
      const awning = AWNINGS[Math.floor(of(5) * AWNINGS.length)]!;
      const shop = style.kind !== 'ruin' && of(6) > 0.25;
      if (style.kind === 'neon' && h > 1.28) return [NEON[Math.floor(of(7) * NEON.length)]!, true];
      if (
        (style.kind === 'modern' || style.kind === 'timber' || style.kind === 'paper') &&
        shop &&
        h > 1.12 &&
        h < 1.42
      )
        return [
          style.kind === 'paper'
            ? Math.floor(t * n * 3) % 2
              ? '#34508c'
              : '#ece4d4'
            : Math.floor(t * n * 4) % 2
              ? awning
              : '#ece4d4',
        ];
      const door = t > 0.12 && t < 0.32;
      if (door && h < 1.02)
        return [
          h > 0.94 || t < 0.15 || t > 0.29
            ? style.trim
            : style.kind === 'ruin'
              ? '#24242c'
              : t > 0.25 && h > 0.4 && h < 0.5
                ? '#e8c868'
                : '#5c3c2c',
        ];
      if (t > 0.4 && t < 0.88 && h > 0.32 && h < 1.02) {
        const bar = t < 0.43 || t > 0.85 || h < 0.38 || h > 0.96 || Math.abs(t - 0.64) < 0.02;
        if (bar) return [style.trim];
        if (style.kind === 'ruin') return [hash(Math.floor(t * 20), Math.floor(h * 8)) > 0.6 ? '#4c5258' : '#24242c'];
        return dusk && !c.out && of(8) > 0.2
          ? [style.lit[Math.floor(of(9) * style.lit.length)]!, true]
          : [t + h < 1.1 ? shade(style.glass, 1.14) : style.glass];
      }
      if (h > 1.42 && style.kind !== 'sand') return [shade(wall, 0.72)];
      return [
        style.kind === 'planks' && (h * 7) % 1 < 0.14
          ? shade(wall, 0.8)
          : style.kind === 'modern'
            ? shade(wall, 0.86)
            : h < 0.16
              ? shade(wall, 0.66)
              : wall,
      ];
    }
    // signs that stand out into the street
    if (style.kind === 'neon' && t > 0.04 && t < 0.2 && h > 1.8 && h < 4.4 && of(11) > 0.3) {
      const hue = NEON[Math.floor(of(12) * NEON.length)]!;
      const edge = t < 0.06 || t > 0.18 || h < 1.95 || h > 4.25;
      const glyph = Math.floor((h - 1.8) * 2.6);
      return edge || (hash(glyph, Math.floor(t * 60) + id) > 0.45 && (h * 2.6) % 1 > 0.25)
        ? [hue, true]
        : [shade(hue, 0.25)];
    }
    const row = (h - 1.5) / storey;
    const [r, v] = [Math.floor(row), row - Math.floor(row)];
    const col = t * n;
    const [q, u] = [Math.floor(col), col - Math.floor(col)];
    if (style.kind === 'timber' || style.kind === 'paper') {
      if (
        v < 0.07 ||
        u < 0.07 ||
        (style.kind === 'timber' && (q + r) % 2 === 0 && Math.abs(u - v) < 0.06 && of(20 + r) > 0.4)
      )
        return [style.trim];
    } else if (style.kind === 'planks' && (h * 6) % 1 < 0.12) return [shade(wall, 0.82)];
    const pane = u > 0.26 && u < 0.76 && v > 0.24 && v < 0.8;
    if (pane && !(style.kind === 'timber' && (q + r) % 2 === 0 && of(20 + r) > 0.4)) {
      if (u < 0.31 || u > 0.71 || v < 0.29) return [style.kind === 'neon' ? shade(wall, 1.3) : style.trim];
      const on =
        dusk &&
        !c.out &&
        style.kind !== 'ruin' &&
        hash(id * 31 + q * 7 + (left ? 1 : 2), r * 5 + seed) > (style.kind === 'neon' ? 0.5 : 0.4);
      if (on) return [style.lit[(q + r + id) % style.lit.length]!, true];
      return [
        dusk
          ? style.kind === 'ruin'
            ? '#24242c'
            : shade(style.nightHaze, 0.8)
          : v > 0.58 && s < 1.2
            ? shade(style.glass, 1.12)
            : style.glass,
      ];
    }
    if (style.kind === 'ruin' && hash(Math.floor(t * n * 2), Math.floor(h * 3) + id) < 0.1) return ['#54704c'];
    const course = (style.kind === 'modern' || style.kind === 'ruin') && of(1) < 0.45 && s < 0.8 && (h * 9) % 1 < 0.16;
    return [course ? shade(wall, 0.88) : v < 0.05 && style.kind === 'modern' ? shade(wall, 0.8) : wall];
  };

  for (let y = 0; y < H; y++)
    for (let x = 0; x < W; x++) {
      const [dx, dy] = [x + 0.5 - cx, y + 0.5 - horizon];
      const [kx, ky] = [Math.abs(dx) / iw, dy / ih];
      if (dy > 0 && ky >= kx) {
        const s = 1 / Math.max(0.02, ky);
        const u = dx / (ky * iw);
        const level = Math.min(6, Math.max(0, Math.floor((s - 0.3) * 3)));
        const walk = !style.narrow && Math.abs(u) > 0.66;
        const kerb = !style.narrow && Math.abs(u) > 0.63 && !walk;
        const line =
          !style.narrow &&
          !snow &&
          (style.kind === 'modern' || style.kind === 'neon' || style.kind === 'ruin') &&
          Math.abs(u) < 0.022 &&
          (s * 5) % 1 < 0.55 &&
          s < 2.4;
        const stones = style.narrow || walk;
        const cell = (Math.floor((u + 4) * 9 + (Math.floor(s * 22) % 2) * 0.5) * 7 + Math.floor(s * 22) * 5) % 6;
        const joint =
          stones && s < 1.4 && (((u + 4) * 9 + (Math.floor(s * 22) % 2) * 0.5) % 1 < 0.1 || (s * 22) % 1 < 0.12);
        const [a, b] = walk ? style.walk : style.road;
        const shadow = u < 0 ? Math.abs(u) > 0.9 : Math.abs(u) > 0.96;
        let hex = kerb
          ? shade(style.walk[1], 0.7)
          : line
            ? '#e8d890'
            : joint && style.kind !== 'sand' && !style.water && !snow
              ? shade(b, 0.82)
              : cell === 0
                ? b
                : a;
        if (style.water) {
          // ripples lie level, and what stands there is given back darkly
          const ripple = hash(Math.floor(u * 7 + s * 3), Math.floor(s * 26));
          hex =
            Math.abs(u) > 0.78 && (x + y) % 3
              ? shade(a, 0.7)
              : ripple > 0.8
                ? c.lies
                  ? '#8cc0dc'
                  : '#6cb4c0'
                : ripple < 0.3
                  ? shade(a, 0.86)
                  : a;
        } else if (shadow) hex = shade(hex, 0.74);
        // more of them lie along the walls
        if (c.lies === 'leaves' && hash(Math.floor(u * 34), Math.floor(s * 70) + seed) > (Math.abs(u) > 0.6 ? 0.7 : 0.9)) hex = LEAVES[Math.floor(hash(x, y) * LEAVES.length)]!; // biome-ignore format: one line
        // a wet roadway gives the signs back in streaks
        if (
          style.kind === 'neon' &&
          !walk &&
          !kerb &&
          hash(Math.floor(u * 26), seed) > 0.72 &&
          (y * 3 + x) % 4 !== 0 &&
          s < 1.6
        ) {
          put(
            canvas,
            x,
            y,
            tone(shade(NEON[Math.floor(hash(Math.floor(u * 26), seed + 1) * NEON.length)]!, 0.5), level),
          );
          continue;
        }
        put(canvas, x, y, tone(hex, level));
        continue;
      }
      const s = 1 / kx;
      if (s > 2.9) continue;
      const id = CUTS.findIndex((cut, i) => s >= cut && s < CUTS[i + 1]!);
      if (id < 0) continue;
      const [a, b] = [CUTS[id]!, CUTS[id + 1]!];
      const n = Math.max(3, Math.round((b - a) / 0.085));
      const of = front(id, n, (s - a) / (b - a), 1 - dy / (kx * ih), dx < 0, s);
      if (!of) continue;
      const level = of[1] ? Math.max(0, id - 2) : id;
      put(canvas, x, y, tone(of[0], level));
      if (of[1]) shine(x, y);
    }
  if (dusk && !c.out)
    for (const s of [0.42, 0.65, 0.95])
      for (const side of [-1, 1])
        c.lamps.push({
          x: cx + (side * iw * 0.9) / s,
          y: horizon + ih / s / 2,
          reach: (W * 0.13) / s,
          colour: style.kind === 'neon' ? NEON[Math.floor(hash(s, side + seed) * 6)]! : '#ffc868',
          strength: 0.75,
        });
};

export const STREETS: Readonly<Record<string, Feature>> = { street }; // biome-ignore format: painters
