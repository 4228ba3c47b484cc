import { shift } from '../../solids/field.ts';
import type { Scene } from '../../solids/scene.ts';
import { add, IDENTITY, scale, type Vec3 } from '../../solids/vec.ts';
import { type Act, keyed, named, once } from './act.ts';
import { lever } from './hinges.ts';

/** How far a barrel is back over the frames of a shot. */
const RECOIL = [0, 1, 0.75, 0.45, 0.2, 0];

export interface RecoilOptions {
  /** The way back, in model units. */
  readonly back: Vec3;
  readonly muzzle: Vec3;
  /** Where it points. */
  readonly out: Vec3;
}

/** A flash, a barrel that jumps back and returns, smoke that drifts off. */
export const recoil =
  (name: RegExp, { back, muzzle, out }: RecoilOptions): Act =>
  () =>
    once((t) => {
      if (t === 0) return { movers: [] };
      return {
        movers: [{ pick: named(name), field: shift(scale(back, keyed(RECOIL, t))) }],
        add: (s) => {
          const at = t * 5;
          if (at > 0.5 && at < 2.5) flash(s, muzzle, out, at < 1.5 ? 1 : 0.6);
          if (at >= 1.5 && at < 4.5) puffs(s, muzzle, out, at);
        },
      };
    }, 6);

function flash(s: Scene, muzzle: Vec3, out: Vec3, k: number): void {
  for (const [ref, r, d] of [
    ['#e8682c/flame', 0.16, 0.16],
    ['flame', 0.11, 0.14],
    ['#fff0a0/flame', 0.06, 0.1],
  ] as const) {
    const part = s.part('flash', { group: ref, line: false, priority: 1.3 });
    const centre = add(muzzle, scale(out, d * k));
    s.ell(part, ref, centre, r * k, IDENTITY, { tone: 0.3 });
    for (let a = 0; a < 5; a++) {
      const angle = a * 1.26;
      const spread: Vec3 = [0, Math.sin(angle) * r * 1.6 * k, Math.cos(angle) * r * 1.6 * k];
      s.cap(part, ref, centre, add(add(muzzle, scale(out, (d + 0.2) * k)), spread), r * 0.4 * k, 0.01, { tone: 0.3 });
    }
  }
}

function puffs(s: Scene, muzzle: Vec3, out: Vec3, at: number): void {
  for (let a = 0; a < 3; a++) {
    const place = add(muzzle, add(scale(out, 0.1 + a * 0.1), [0, 0.05 * (at - 1) + 0.05 * a, 0]));
    s.ell(s.part('smoke', { group: `smoke${a}` }), '#c8c8d0/cloth', place, Math.max(0.03, 0.13 - 0.03 * Math.abs(a - at + 2))); // biome-ignore format: one line
  }
}

/** A throwing arm: it is drawn back, goes over, its stone flies. */
export const hurl: Act = lever(/^arm$|spoon|stone/, [0, 0.62, 0], [0, 8, -34, -82, -74, -78], {
  add: (s, t) => {
    const at = t * 5 - 3;
    if (at < -0.2 || at >= 1.5) return;
    const flown = Math.max(0, at);
    s.ell(s.part('stone'), 'stone', [0.35 + 0.45 * flown, 1.32 + 0.1 * flown, 0], 0.13);
  },
  more: (t) => (t * 5 > 2.8 ? [{ pick: named(/stone/), hide: true }] : []),
});

/** How far a bolt has gone, and a string that follows it to its rest. */
const BOLT = [0, 0.22, 0.62, 1.2, 3, 3];
const STRING = [0, 0.17, 0.1, 0.16, 0.12, 0.14];

/** A bolt leaves along +y, its string springs forward. `half`: half the string's width. */
export const loose =
  (bolt: RegExp, string: RegExp, half = 0.47): Act =>
  () =>
    once(
      (t) => ({
        movers: [
          { pick: named(bolt), field: shift([0, keyed(BOLT, t), 0]), hide: t * 5 > 2.5 },
          {
            pick: named(string),
            field: (p) => [p[0], p[1] + keyed(STRING, t) * (1 - Math.min(1, Math.abs(p[0]) / half)), p[2]],
          },
        ],
      }),
      6,
    );
