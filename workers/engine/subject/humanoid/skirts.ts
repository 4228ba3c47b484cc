import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import type { Pattern } from '../../solids/primitives.ts';
import { add, at, IDENTITY, length, lerp, mix, sub, type Vec3 } from '../../solids/vec.ts';
import { SIDES, type Side, signOf } from './rig.ts';

/** Whether both thighs are lifted: who sits on the ground, rides or crouches. */
export const isLapped = ({ rig }: Pick<Figure, 'rig'>): boolean =>
  SIDES.every((side) => {
    const { hip, knee } = rig.legs[side];
    return hip[1] - knee[1] < 0.56 * length(sub(hip, knee));
  });

/** How far one foot is before the other in a picture of somebody who walks or runs: the hem rises and both are seen. */
export const strideOf = ({ rig }: Pick<Figure, 'rig'>): number => {
  const apart = Math.abs(rig.legs.R.ankle[2] - rig.legs.L.ankle[2]);
  return rig.pose.phase === undefined && apart > rig.unit * 0.3 ? apart : 0;
};

/** Where a knee is drawn: those of who sits cross-legged reach far to the sides, or nobody would see them. */
export function kneeOf({ rig }: Pick<Figure, 'rig'>, side: Side): Vec3 {
  const { hip, knee } = rig.legs[side];
  const thigh = sub(knee, hip);
  return Math.abs(thigh[0]) > 0.6 * length(thigh) && thigh[1] > -0.5 * length(thigh) ? add(hip, [thigh[0] * 1.75, thigh[1], thigh[2]]) : knee; // biome-ignore format: one line
}

/** A robe of who sits or crouches lies over the thighs and hangs from the knees, as wide trousers would. */
function drawLap(f: Figure, cloth: string, name: string): void {
  const { scene, rig } = f;
  const r = rig.legRadius;
  for (const side of SIDES) {
    const { hip, ankle } = rig.legs[side];
    const knee = kneeOf(f, side);
    const part = f.part(name, { group: `leg${side}`, bias: rig.far(side) });
    scene.cap(part, cloth, hip, knee, r * 1.45, r * 1.25);
    scene.cap(part, cloth, knee, mix(knee, ankle, 0.8), r * 1.2, r * 1.05);
  }
  // with the knees together it is one cloth from knee to knee
  const [R, L] = [rig.legs.R, rig.legs.L];
  const apart = Math.abs(R.knee[0] - L.knee[0]);
  if (apart < rig.hipX * 2 + r * 2.2) {
    const low = Math.min(R.knee[1] - R.ankle[1], L.knee[1] - L.ankle[1]) > r * 2 ? 0.72 : 0;
    const part = f.part(name, { group: 'torso' });
    const half = apart / 2 + r;
    scene.cone(part, cloth, mix(mix(R.hip, L.hip, 0.5), mix(R.knee, L.knee, 0.5), 0.3), mix(R.knee, L.knee, 0.5), [half * 1.05, r * 1.25], [half * 1.15, r * 1.25]); // biome-ignore format: one line
    if (low > 0) scene.cone(part, cloth, mix(mix(R.knee, R.ankle, low), mix(L.knee, L.ankle, low), 0.5), mix(R.knee, L.knee, 0.5), [half * 1.3, r * 1.2], [half * 1.12, r * 1.2]); // biome-ignore format: one line
  }
  scene.ell(f.part(name, { group: 'torso' }), cloth, at(rig.root, [0, -rig.unit * 0.02, 0]), [rig.waistWidth * 1.1, rig.unit * 0.2, rig.depth * 1.1], rig.root.rotation); // biome-ignore format: one line
}

/** The lower part of robes and dresses: one frustum with painted folds and hem. */
export function drawRobe(f: Figure, cut: TorsoCut): void {
  const { scene, rig } = f;
  const w = f.worn('torso');
  const cloth = w?.material ?? f.skin;
  if (isLapped(f)) {
    drawLap(f, cloth, w?.piece.id ?? 'skin');
    return;
  }
  const part = f.part(w?.piece.id ?? 'skin', { group: 'torso' });
  const { unit: U, torso: T, root, depth, waistWidth, px, legLength } = rig;
  const wide = cut.shape === 'dress' ? 1.28 : 1;
  // shoes that somebody put on are to be seen
  const feet = f.worn('feet');
  // "a robe way too long", "a very big dress": it lies on the ground all round
  const trails = w?.states?.includes('trailing') === true;
  const big = Math.max(1, w?.size ?? 1, trails ? 1.22 : 1);
  const apart = trails ? 0 : strideOf(f);
  const long = trails
    ? 1
    : Math.min(
        cut.length ?? 1,
        apart > 0 ? 0.66 : f.worn('peg') ? 0.5 : 1,
        feet ? (feet.asked && cut.shape === 'dress' ? 0.44 : 0.8) : 1,
      );
  const swing = rig.pose.phase === undefined ? 0 : Math.sin(rig.pose.phase * 2 * Math.PI) * U * 0.09;
  // at each step the hem is carried ahead by a knee and falls back
  const stride = rig.pose.phase === undefined ? 0 : Math.cos(rig.pose.phase * 4 * Math.PI) * U * 0.06;
  const hem = cut.hem ? scene.material(cut.hem) : -1;
  const hemHeight = rig.small ? 0.2 : rig.middle ? 0.34 : 0.27;
  const folds: Pattern = (x, y, z) => {
    if (hem >= 0 && y < -1 + hemHeight) return { material: hem };
    return y < 0.45 && Math.cos(Math.atan2(x, z) * (rig.middle ? 5 : 9) + 0.6) > 0.62 ? -0.42 : 0;
  };
  const bottom: Vec3 = [
    swing,
    Math.max(
      trails ? 0 : cut.shape === 'dress' && f.worn('feet') ? Math.min(px * 3.4, legLength * 0.9) : px,
      legLength * (1 - long),
    ),
    stride,
  ];
  const reach =
    U *
    wide *
    (rig.small ? (cut.shape === 'dress' ? 1.12 : 0.95) : 1) *
    lerp(0.8, 1, long) *
    big *
    (1 + 0.16 * rig.build.belly);
  const top = at(root, [0, T * 0.3, 0]);
  scene.cone(
    part,
    cloth,
    bottom,
    top,
    [Math.max(reach * 0.57, rig.hipX + rig.legRadius * 1.35), Math.max(U * 0.45 * wide, apart * 0.42)],
    [waistWidth * 0.95, depth * 0.98],
    { pattern: rig.small && hem < 0 ? undefined : folds },
  );
  if (trails)
    for (const [x, z, r] of [[-0.4, 0.34, 0.32], [0.36, 0.4, 0.34], [0, 0.5, 0.34], [-0.62, 0.1, 0.26], [0.6, 0.1, 0.26]] as const) scene.ell(f.part(w?.piece.id ?? 'skin', { group: `pile ${x}` }), cloth, [x * reach, U * 0.07, z * U], [r * reach, U * 0.15, r * U]); // biome-ignore format: one line
  if (cut.apron && !rig.small) {
    const run = (U * 0.42 * wide - depth) / top[1];
    scene.hull(
      f.part('apron', { group: 'torso', line: false, priority: 1.2 }),
      cut.apron,
      [0, 0, 0],
      [
        [1, 0.16, 0, U * 0.34],
        [-1, 0.16, 0, U * 0.34],
        [0, 1, 0, top[1]],
        [0, -1, 0, -bottom[1] - U * 0.2],
        [0, run, 1, U * 0.45 * wide],
        [0, 0, -1, 0],
      ],
      1,
      IDENTITY,
      { extent: 1 },
    );
  }
  if (cut.front && !rig.middle) {
    const run = (U * 0.42 * wide - depth) / top[1];
    scene.hull(
      part,
      cut.front,
      [0, 0, 0],
      [
        [1, 0, 0, U * 0.09],
        [-1, 0, 0, U * 0.09],
        [0, 1, 0, top[1]],
        [0, -1, 0, -px * 2],
        [0, run, 1, U * 0.44 * wide],
        [0, 0, -1, 0],
      ],
      1,
      IDENTITY,
      { extent: 1 },
    );
  }
}

/** A ghost's body: cloth that falls from the head and ends in a ragged, drifting hem instead of legs. */
export function drawVeil(f: Figure): void {
  const { scene, rig } = f;
  const { unit: U, torso: T, root, legLength, headWidth: W, head } = rig;
  const part = f.part('skin', { group: 'torso', flat: 0.25 });
  const low = legLength * 0.5;
  const waist = at(root, [0, T * 0.2, 0]);
  scene.cone(part, f.skin, waist, head.origin, [W * 0.8, W * 0.74], [W * 0.98, W * 0.94]);
  scene.cone(part, f.skin, [0, low, -U * 0.04], waist, [W * 1.02, W * 0.9], [W * 0.8, W * 0.74]);
  if (!f.worn('torso')) {
    for (const side of SIDES) {
      const d = signOf(side);
      const arm = f.part('skin', { group: `arm${side}`, bias: rig.far(side), flat: 0.25 });
      const out = at(rig.chest, [d * W * 1.12, T * 0.12, W * 0.5]);
      const end = f.worn(side === 'R' ? 'right' : 'left') ? rig.arms[side].hand : out;
      scene.cap(arm, f.skin, at(rig.chest, [d * W * 0.66, T * 0.3, W * 0.1]), end, U * 0.17, U * 0.1);
    }
  }
  const tatters = rig.small ? 6 : 9;
  for (let i = 0; i < tatters; i++) {
    const a = ((i + 0.5) / tatters) * 2 * Math.PI;
    const foot: Vec3 = [Math.sin(a) * W * 0.84, low, Math.cos(a) * W * 0.72 - U * 0.04];
    const drop = i % 3 === 0 ? 0.5 : i % 3 === 1 ? 0.28 : 0.38;
    scene.cap(
      part,
      f.skin,
      add(foot, [0, U * 0.12, 0]),
      add(foot, [U * 0.05, -drop * U, -U * 0.08]),
      U * 0.19,
      rig.least(U * 0.03, 0.5),
    );
  }
}
