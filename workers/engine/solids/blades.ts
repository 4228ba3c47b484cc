import type { LightSide } from '../../../src/domain/words.ts';
import { STEP_TO_LIGHT } from './shading.ts';
import type { Surface } from './surface.ts';

/** Least length over width of what has two sides along its length. */
const SLENDER = 2.2;
/** With this span a primitive has light, base and shade, and no grain: tones run along a blade. */
const SPAN = 5;
/** How far from its axis, in pixels, a pixel at its end may lie that has but one beside it. */
const HOOK = 0.55;
/** n·L of its side towards the light, of its ridge and of its other side. */
const LIT = 0.9;
const RIDGE = 0.5;
const SHADE = 0.08;

/**
 * Blades are lit along their length: the side of the axis that faces the light is light, the other one is in shade, each an even run of
 * pixels. From their solids' normals alone the tones of two or three pixels across come out as specks.
 */
export function alongBlades(s: Surface, from: LightSide): void {
  for (const [part, { blade }] of s.scene.parts.entries()) if (blade) sided(s, part, from);
}

function sided(s: Surface, part: number, from: LightSide): void {
  const { width: w } = s;
  const own: number[] = [];
  for (let i = 0; i < s.part.length; i++) if (s.part[i] === part) own.push(i);
  if (own.length < 5) return;
  const across = (i: number): number => (i % w) + 0.5;
  const down = (i: number): number => Math.floor(i / w) + 0.5;
  const mean = (of: (i: number) => number): number => own.reduce((sum, i) => sum + of(i), 0) / own.length;
  const [mx, my] = [mean(across), mean(down)];
  const xx = mean((i) => (across(i) - mx) ** 2);
  const yy = mean((i) => (down(i) - my) ** 2);
  const xy = mean((i) => (across(i) - mx) * (down(i) - my));
  const spread = Math.hypot((xx - yy) / 2, xy);
  const [long, broad] = [(xx + yy) / 2 + spread, Math.max(1 / 12, (xx + yy) / 2 - spread)];
  if (Math.sqrt(long / broad) < SLENDER) return;
  const angle = Math.atan2(2 * xy, xx - yy) / 2;
  // across the blade, towards the light
  let [nx, ny] = [-Math.sin(angle), Math.cos(angle)];
  if (nx * STEP_TO_LIGHT[from] * 0.6 - ny * 0.72 < 0) [nx, ny] = [-nx, -ny];
  const half = Math.sqrt(broad * 12) / 2;
  // of two pixels across one is light and one has its own tone; three have a ridge between light and shade
  const ridge = half > 1.2 ? Math.max(0.34, half * 0.24) : 0;
  for (const i of own) {
    const d = (across(i) - mx) * nx + (down(i) - my) * ny;
    // a point ends on its axis, not in a hook beside it
    if (Math.abs(d) > HOOK && [i - w, i - 1, i + 1, i + w].filter((j) => (s.part[j] ?? -1) >= 0).length < 2) {
      s.part[i] = -1;
      continue;
    }
    s.light[i] = ridge === 0 ? (d > 0 ? LIT : RIDGE) : d > ridge ? LIT : d < -ridge ? SHADE : RIDGE;
    s.span[i] = SPAN;
  }
}
