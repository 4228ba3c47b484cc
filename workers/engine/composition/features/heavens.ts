/**
 * Bodies of the sky as they are said: moons by their phase, colour and size, suns, eclipses, planets with and without rings, comets,
 * meteors, constellations, the milky way, rainbows, fireworks. Argument: "moon;crescent;#c83040;big;2" (kind first, the rest in any order).
 */
import { type Feature, type FeatureContext, shade } from './brush.ts';
import { blend, halo, inSky, lighter, type Said, said } from './sky-brush.ts';
import { constellations, fireworks, milkyWay, rainbows, streaks } from './sky-lights.ts';

/** Where several of them are, as shares of width and horizon, with their sizes: none over another, none in the very middle. */
const SPOTS = [[0.74, 0.34, 1], [0.24, 0.26, 0.66], [0.5, 0.2, 0.5], [0.9, 0.16, 0.42], [0.08, 0.5, 0.4]] as const; // biome-ignore format: a table

function spots(c: FeatureContext, { count, size, low }: Said, share: number): readonly (readonly [number, number, number])[] {
  const [W, base] = [c.canvas.width, Math.min(c.canvas.width * 0.62, c.horizon * 1.2)];
  return SPOTS.slice(0, count).map(([u, v, k]) => {
    const r = Math.max(2.5, base * share * size * k);
    const x = count === 1 && c.aside ? W * 0.82 : W * u;
    return [x, low ? c.horizon - r * 0.35 : Math.max(c.horizon * v, Math.min(r + 2, c.horizon * 0.55)), r];
  });
} // biome-ignore format: a signature

function moon(c: FeatureContext, a: Said): void {
  const light = a.hue ? lighter(a.hue, 0.16) : '#f4ecd0';
  const dark = a.hue ? shade(a.hue, 0.72) : '#d0c8a8';
  for (const [cx, cy, r] of spots(c, a, 0.13)) {
    if (!a.is('crescent')) halo(c, cx, cy, r, light);
    inSky(c, cx, cy, r, (_x, _y, u, v) => {
      if (u * u + v * v >= 1) return undefined;
      if (a.is('crescent') && (u - 0.5) ** 2 + (v + 0.22) ** 2 < 0.72) return undefined;
      if (a.is('half') && u > 0.06) return undefined;
      const crater = Math.hypot(u + 0.34, v - 0.26) < 0.24 || Math.hypot(u - 0.36, v + 0.3) < 0.17 || Math.hypot(u - 0.2, v - 0.52) < 0.12; // biome-ignore format: one line
      return crater || u + v > 1.02 ? dark : light;
    });
    c.lamps.push({ x: cx, y: cy, reach: r * 2.6, colour: a.hue ? lighter(a.hue, 0.3) : '#c8d4f0', strength: 0.3 });
  }
}

function sun(c: FeatureContext, a: Said): void {
  const core = a.hue ? lighter(a.hue, 0.4) : '#fff4c4';
  const rim = a.hue ?? '#f8c458';
  // two of one system are seen side by side, the smaller one higher
  const near: readonly (readonly [number, number, number])[] = a.count === 2 ? spots(c, { ...a, count: 1 }, 0.11).flatMap(([x, y, r]) => [[x, y, r] as const, [x - r * 2.5, y - r * (a.low ? 1.3 : 0.7), r * 0.66] as const]) : spots(c, a, 0.11); // biome-ignore format: one line
  for (const [cx, cy, r] of near) {
    halo(c, cx, cy, r, rim);
    inSky(c, cx, cy, r, (_x, _y, u, v) => (u * u + v * v >= 1 ? undefined : u * u + v * v > 0.7 ? rim : core));
  }
}

function eclipse(c: FeatureContext, a: Said): void {
  for (const [cx, cy, r] of spots(c, { ...a, count: 1 }, 0.15)) {
    for (let k = 0; k < 14; k++) {
      const angle = (k / 14) * Math.PI * 2;
      const long = r * (k % 2 ? 1.5 : 1.95);
      for (let d = r; d < long; d += 0.7)
        blend(c.canvas, Math.round(cx + Math.cos(angle) * d), Math.round(cy + Math.sin(angle) * d), a.hue ?? '#fce8b0', 0.6 * (1 - (d - r) / (long - r))); // biome-ignore format: one line
    }
    halo(c, cx, cy, r * 1.1, a.hue ?? '#fce8b0');
    inSky(c, cx, cy, r * 1.14, (_x, _y, u, v) => {
      const d = Math.hypot(u, v);
      return d >= 1 ? undefined : d > 0.86 ? (a.hue ? lighter(a.hue, 0.5) : '#fff8e0') : '#14101c';
    });
  }
}

const WORLDS = ['#c89468', '#7c94d8', '#b478b8', '#68b0a0', '#d8b070'] as const;

function planet(c: FeatureContext, a: Said): void {
  for (const [i, [cx, cy, r]] of spots(c, a, 0.16).entries()) {
    const hue = a.hue ?? WORLDS[(c.random.int(5) + i) % 5]!;
    const ringed = a.is('ringed') && i === 0;
    const lean = 0.34;
    const ring = (front: boolean): void =>
      inSky(c, cx, cy, r, (_x, _y, u, v) => {
        const [x, y] = [u + v * lean, v - u * lean];
        const e = Math.hypot(x, y * 3.6);
        if (e < 1.34 || e > 1.95 || y > 0 !== front) return undefined;
        return e < 1.62 && e > 1.52 ? undefined : e < 1.56 ? lighter(hue, 0.55) : lighter(hue, 0.3);
      }, 2.1); // biome-ignore format: one call
    if (ringed) ring(false);
    inSky(c, cx, cy, r, (_x, _y, u, v) => {
      if (u * u + v * v >= 1) return undefined;
      const shadow = u * 0.8 + v * 0.6;
      if (shadow > 0.62) return shade(hue, 0.5);
      const stripe = Math.sin((v - u * lean) * 7 + i * 2) > 0.45;
      const lit = shadow < -0.55 ? lighter(hue, 0.34) : hue;
      return shadow > 0.28 ? shade(hue, stripe ? 0.68 : 0.76) : stripe ? shade(lit, 0.86) : lit;
    });
    if (ringed) ring(true);
  }
}

const KINDS: Readonly<Record<string, (c: FeatureContext, a: Said) => void>> = { moon, sun, eclipse, planet, comet: streaks, meteors: streaks, constellations, 'milky way': milkyWay, rainbows, fireworks }; // biome-ignore format: a table

export const HEAVENS: Readonly<Record<string, Feature>> = {
  heaven(c) {
    const a = said(c.argument);
    KINDS[a.kind]?.(c, a);
  },
};
