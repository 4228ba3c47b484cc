import { add, at, child, frame, rotX, type Vec3 } from '../../solids/vec.ts';
import type { BeastLook } from './look.ts';

/** Hind left, fore left, hind right, fore right. */
export type LegId = 'HL' | 'FL' | 'HR' | 'FR';

export interface LegJoints {
  /** Those between the fore and the hind legs are M0L, M0R, M1L …: poses leave them as they stand. */
  readonly id: LegId | `M${string}`;
  readonly sign: number;
  readonly fore: boolean;
  readonly top: Vec3;
  readonly knee: Vec3;
  readonly foot: Vec3;
}

/** Joints of the four legs, standing, moved so that the lowest foot stands on y = 0; `ground` is by how much. */
export function legJoints(look: BeastLook, sine: number, turned: boolean, px: number, chestR: number, hipR: number) {
  const { beast: B } = look;
  const half = B.length / 2;
  const y0 = B.leg + B.chest * 0.35;
  const ids: readonly (readonly [LegId, number, boolean])[] = [
    ['HL', 1, false],
    ['FL', 1, true],
    ['HR', -1, false],
    ['FR', -1, true],
  ];
  // pairs between them, of a beast of six or eight legs; one of three lacks a fore leg
  const pairs = Math.max(0, Math.min(3, Math.round(((look.legCount ?? 4) - 4) / 2)));
  const between = Array.from({ length: pairs }, (_, k) => (k + 1) / (pairs + 1)).flatMap((t, k) =>
    [1, -1].map((sign) => [`M${k}${sign > 0 ? 'L' : 'R'}`, sign, t > 0.5, t] as const),
  );
  const own = (look.legCount ?? 4) < 4 ? ids.filter(([id]) => id !== 'FL') : ids;
  const raw = [...own.map(([id, sign, fore]) => [id, sign, fore, fore ? 1 : 0] as const), ...between].map(
    ([id, sign, fore, along]): LegJoints => {
      // standing legs are staggered in side views, so that all four show
      const stagger = turned ? (sign > 0 ? 9 : -6) * (sine < 0 ? -1 : 1) : 0;
      const hip = (fore ? 2 : -4) + stagger;
      const top: Vec3 = [sign * Math.max((fore ? chestR : hipR) * 0.62, px * 1.6), y0, (2 * along - 1) * (half - 0.04)];
      const thigh = frame(rotX(-hip - (fore ? -6 : 14)), top);
      const down: Vec3 = [0, -B.leg * 0.52, 0];
      const shin = child(thigh, down, rotX(fore ? -8 : 26));
      return { id, sign, fore, top, knee: shin.origin, foot: at(shin, [0, -B.leg * 0.5, 0]) };
    },
  );
  const ground = Math.min(...raw.map((l) => l.foot[1])) - B.legRadius * 0.55;
  const drop: Vec3 = [0, -ground, 0];
  return {
    ground,
    all: raw.map((l) => ({ ...l, top: add(l.top, drop), knee: add(l.knee, drop), foot: add(l.foot, drop) })),
  };
}
