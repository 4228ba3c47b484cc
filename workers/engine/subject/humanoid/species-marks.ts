import type { Figure } from '../../catalogue/garments/types.ts';
import { finishOf, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { PartId, Plane } from '../../solids/primitives.ts';
import {
  add,
  addScaled,
  apply,
  at,
  mix,
  multiply,
  normalize,
  rotX,
  rotY,
  rotZ,
  sub,
  type Vec3,
} from '../../solids/vec.ts';
import { SIDES, type Side, signOf } from './rig.ts';

/** A rough block with its corners struck off. */
const rock = (x: number, y: number, z: number): readonly Plane[] => [
  [1, 0, 0, x],
  [-1, 0, 0, x],
  [0, 1, 0, y],
  [0, -1, 0, y],
  [0, 0, 1, z],
  [0, 0, -1, z],
  [0.7, 0.7, 0, (x + y) * 0.56],
  [-0.7, 0.75, 0.1, (x + y) * 0.54],
  [0.6, -0.7, 0.3, (x + y) * 0.6],
  [-0.6, -0.7, 0.2, (x + y) * 0.58],
  [0, 0.7, 0.7, (y + z) * 0.58],
  [0.7, 0, 0.7, (x + z) * 0.6],
  [-0.7, 0, 0.7, (x + z) * 0.6],
];

/** Rocks of another kind than the body, or crusts of cooled rock over what is molten. */
function crustOf({ skin, worn }: Figure): MaterialRef {
  const rocks = worn('shoulders');
  if (rocks?.piece.id === 'boulders') return rocks.material;
  return finishOf(skin) === 'lava' ? '#54423e/stone' : skin;
}

/** A golem's head: a block with a heavy brow over the eyes. */
export function drawBoulder(f: Figure, part: PartId): void {
  const { scene, rig } = f;
  const { headWidth: W, headHeight: H, onHead } = rig;
  const R = rig.head.rotation;
  const crust = crustOf(f);
  scene.hull(part, crust, onHead([0, -0.05, 0]), rock(W * 0.86, H * 0.8, W * 0.8), 1, R, { extent: W });
  const brow = f.part('head', { group: 'brow' });
  scene.box(brow, crust, onHead([0, 0.22, 0.62]), [W * 0.8, H * 0.16, W * 0.3], R, { round: W * 0.1, tone: 0.15 });
}

/** Blocks along arms and legs, broader towards hands and feet: limbs of rock are no tubes. Between them the body shows. */
function drawBlocks(f: Figure): void {
  const { scene, rig } = f;
  const crust = crustOf(f);
  const { armRadius: a, legRadius: l } = rig;
  const block = (name: string, side: Side, from: Vec3, to: Vec3, share: number, wide: number, tone: number): void => {
    const along = normalize(sub(to, from));
    const long = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
    const part = f.part('skin', { group: `${name}${side}`, bias: rig.far(side) });
    const lean = (Math.asin(Math.max(-1, Math.min(1, along[0]))) * 180) / Math.PI;
    const pitch = (Math.atan2(along[2], -along[1]) * 180) / Math.PI;
    const R = multiply(rotZ(lean), multiply(rotX(pitch), rotY(signOf(side) * 18)));
    scene.hull(part, crust, mix(from, to, share), rock(wide, Math.max(long * 0.46, wide * 0.8), wide), 1, R, { extent: Math.max(wide, long) * 1.2, tone }); // biome-ignore format: one line
  };
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const { hip, knee, ankle, foot } = rig.legs[side];
    if (!f.worn('hands')) {
      block('upper', side, arm.shoulder, arm.elbow, 0.62, a * 0.98, -0.15);
      block('fore', side, arm.elbow, arm.wrist, 0.52, a * 1.22, 0.05);
    }
    if (f.worn('legs') || f.worn('feet')) continue;
    block('thigh', side, hip, knee, 0.6, l * 1.12, -0.1);
    block('shin', side, knee, ankle, 0.56, l * 1.24, 0.05);
    const sole = f.part('skin', { group: `sole${side}`, bias: rig.far(side) });
    scene.hull(sole, crust, at(foot, [0, 0, rig.footRadius * 0.25]), rock(rig.footRadius * 1.25, rig.footRadius * 0.8, rig.footRadius * 1.5), 1, foot.rotation, { extent: rig.footRadius * 2 }); // biome-ignore format: one line
  }
}

/** Boulders on a golem's shoulders and fists, a glowing core; cracks in the chest come with its pattern. */
export function drawRocks(f: Figure): void {
  if (!f.rig.small) drawBlocks(f);
  const { scene, rig, skin } = f;
  const { unit: U, torso: T, depth, chestWidth, armRadius } = rig;
  for (const side of SIDES) {
    const d = signOf(side);
    const arm = rig.arms[side];
    const part = f.part('skin', { group: `rock${side}`, bias: rig.far(side) });
    const R = multiply(rig.chest.rotation, multiply(rotZ(d * 14), rotY(d * 20)));
    const shoulder = addScaled(arm.shoulder, apply(rig.chest.rotation, [d * 0.3, 0.4, 0]), armRadius);
    scene.hull(part, crustOf(f), shoulder, rock(armRadius * 1.55, armRadius * 1.25, armRadius * 1.5), 1, R, {
      extent: armRadius * 2,
    });
    const fist = f.part('skin', { group: `fist${side}`, bias: rig.far(side) });
    const along = normalize(sub(arm.wrist, arm.elbow));
    scene.hull(
      fist,
      crustOf(f),
      mix(arm.wrist, arm.hand, 0.4),
      rock(armRadius * 1.42, armRadius * 1.7, armRadius * 1.42),
      1,
      multiply(R, rotX(along[2] * 40)),
      { extent: armRadius * 2 },
    );
  }
  // a boulder of a back: from the side a golem is as massive as from the front
  const back = f.part('skin', { group: 'rock back' });
  const middle = at(rig.chest, [0, T * 0.2, -depth * 0.5]);
  scene.hull(back, crustOf(f), middle, rock(chestWidth * 0.86, T * 0.42, depth * 0.8), 1, rig.chest.rotation, { extent: chestWidth * 1.2 }); // biome-ignore format: one line
  if (f.worn('neck')?.piece.id === 'glow-core') return;
  const core = f.part('core', { group: 'core', priority: 1.5, line: false });
  const c = at(rig.chest, [0, T * 0.08, depth * 0.98]);
  scene.ell(
    core,
    shadeOf(skin, 1),
    c,
    [rig.least(U * 0.15, 1.6), rig.least(U * 0.15, 1.6), U * 0.1],
    rig.chest.rotation,
  );
  const light = f.part('core', { group: 'core', priority: 2, line: false });
  scene.ell(
    light,
    f.eyes,
    at(rig.chest, [0, T * 0.08, depth * 1.1]),
    [rig.least(U * 0.09, 0.9), rig.least(U * 0.09, 0.9), U * 0.1],
    rig.chest.rotation,
  );
  if (rig.middle) return;
  // cracks run from the core
  const crack = f.part('cracks', { group: 'core', priority: 1.8, line: false });
  const P = (x: number, y: number): Vec3 => at(rig.chest, [x * chestWidth, y * T, depth * (1.02 - x * x * 0.35)]);
  for (const path of [
    [
      [0.15, 0.16],
      [0.42, 0.26],
      [0.5, 0.42],
    ],
    [
      [-0.16, 0.0],
      [-0.4, -0.12],
      [-0.45, -0.32],
    ],
    [
      [0.12, -0.02],
      [0.28, -0.24],
      [0.2, -0.4],
    ],
  ] as const)
    scene.tube(
      crack,
      shadeOf(skin, 1),
      path.map(([x, y]) => P(x, y)),
      rig.least(U * 0.022, 0.55),
    );
}

/** Bandages round a mummy's limbs and a loose end; the trunk carries them as a pattern. */
export function drawBandages(f: Figure): void {
  if (f.rig.small) return;
  const { scene, rig, skin } = f;
  const dark = shadeOf(skin, 2);
  const thick = rig.least(rig.unit * 0.022, 0.5);
  const ring = (part: PartId, a: Vec3, b: Vec3, t: number, r: number): void => {
    const axis = normalize(sub(b, a));
    const tilted = normalize(add(axis, [0.25, 0, 0.2]));
    const c = mix(a, b, t);
    scene.cone(part, dark, addScaled(c, tilted, -thick), addScaled(c, tilted, thick), r, r, { width: thick });
  };
  for (const side of SIDES) {
    const { shoulder, elbow, wrist, hand } = rig.arms[side];
    const { hip, knee, ankle } = rig.legs[side];
    const arm = f.part('wraps', { group: `arm${side}`, line: false, priority: 1.3, bias: rig.far(side) });
    for (const t of [0.45, 0.9]) ring(arm, shoulder, elbow, t, rig.armRadius * 1.12);
    ring(arm, elbow, wrist, 0.55, rig.armRadius * 1.06);
    const leg = f.part('wraps', { group: `leg${side}`, line: false, priority: 1.3, bias: rig.far(side) });
    for (const t of [0.5, 0.95]) ring(leg, hip, knee, t, rig.legRadius * 1.12);
    ring(leg, knee, ankle, 0.55, rig.legRadius * 1.0);
    if (side === 'L') continue;
    const end = f.part('wraps', { group: 'loose', bias: rig.far(side) });
    scene.tube(
      end,
      skin,
      [hand, addScaled(hand, [0, -1, 0], rig.unit * 0.2), add(hand, [rig.unit * 0.06, -rig.unit * 0.4, 0])],
      rig.least(rig.unit * 0.04, 0.6),
    );
  }
}

/** Bandages across a mummy's head, leaving a dark gap for its eyes. */
export function wrapHead(f: Figure, skull: PartId): void {
  const { rig, head, skin } = f;
  const dark = shadeOf(skin, 2);
  const part = f.part('wraps', { group: 'head', line: false, priority: 1.3 });
  const t = rig.least(rig.headHeight * 0.05, 0.5) / rig.headHeight;
  for (const [y, tilt] of [
    [0.7, 0.12],
    [0.38, -0.16],
    [-0.5, 0.14],
    [-0.78, -0.1],
  ] as const) {
    const r = Math.sqrt(Math.max(0.1, 1 - y * y)) * 1.03;
    head.cone(part, dark, [-tilt * t, y - t, 0], [tilt * t, y + t, tilt * t], r, r, { width: 0.01 });
  }
  head.cone(skull, 'dark', [0, -0.36, 0.02], [0, -0.02, 0.02], 1.0, 1.02, { clips: [[0, 0, -1, -0.45]] });
}
