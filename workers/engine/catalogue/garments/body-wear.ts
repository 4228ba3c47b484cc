import type { Pattern } from '../../solids/primitives.ts';
import { add, addScaled, apply, at, lerp, mix, normalize, sub, type Vec3 } from '../../solids/vec.ts';
import { SIDES, signOf } from '../../subject/humanoid/rig.ts';
import { shadeOf } from '../materials.ts';
import { onBack } from './garments.ts';
import { acrossScreen } from './grip.ts';
import type { Figure, Piece, Slot, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;
const piece = (
  slot: Slot,
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  draw: Draw,
): Piece => ({ id, aliases, slot, material, trim, draw });

/** A skirt from the waist, its length as a share of the leg; `flare` how far its hem stands off. */
const skirt =
  (length: number, flare: number): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'skirt' });
    const { hipX, legRadius, waistWidth, depth, torso: T } = rig;
    scene.cone(
      part,
      w.material,
      at(rig.root, [0, -rig.legLength * length, 0]),
      at(rig.root, [0, T * 0.2, 0]),
      [hipX + legRadius * (1.35 + flare), depth * (1.24 + flare * 0.5)],
      [waistWidth * 1.08, depth * 1.06],
      { pattern: rig.small ? undefined : (x, y, z) => (Math.cos(Math.atan2(x, z) * 8) > 0.5 && y < 0.5 ? -0.3 : 0) },
    );
  };

/** Stiff gauze that stands off from the hips. */
const tutu: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'skirt' });
  const { torso: T, unit: U, depth } = rig;
  const rim = rig.hipX + rig.legRadius + U * 0.46;
  for (const [y, k, tone] of [[0.02, 1, 0], [-0.1, 0.86, 2], [-0.2, 0.7, 0]] as const) // biome-ignore format: one line
    scene.cone(
      part,
      tone === 2 ? shadeOf(w.material, 4) : w.material,
      at(rig.root, [0, T * (y - 0.16), 0]),
      at(rig.root, [0, T * (y + 0.08), 0]),
      [rim * k, depth + U * 0.42 * k],
      [rig.waistWidth * 1.1, depth * 1.1],
      { pattern: rig.small ? undefined : (x, _y, z) => (Math.cos(Math.atan2(x, z) * 12) > 0.4 ? -0.34 : 0.1) },
    );
};

/** A cloth round the hips of who is not house-trained yet. */
const diaper: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'skirt', priority: 1.2 });
  const hips = at(rig.root, [0, rig.legRadius * 0.1, 0]);
  scene.ell(
    part,
    w.material,
    hips,
    [rig.hipX + rig.legRadius * 1.5, rig.legRadius * 1.45, rig.depth * 1.22],
    rig.root.rotation,
  );
  if (rig.small) return;
  const pin = f.part('pin', { group: 'skirt', priority: 2, line: false });
  scene.ell(pin, w.trim, at(rig.root, [0, rig.legRadius * 0.6, rig.depth * 1.2]), rig.least(rig.unit * 0.05, 0.8));
};

/** Wide pleated trousers. */
const hakama: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const leg = rig.legs[side];
    const part = f.part(w.piece.id, { group: `leg${side}`, bias: rig.far(side) });
    const r = rig.legRadius;
    scene.cone(part, w.material, leg.ankle, leg.hip, [r * 1.9, r * 1.8], [r * 1.15, r * 1.2], {
      pattern: rig.small ? undefined : (x, _y, z) => (Math.cos(Math.atan2(x, z) * 6) > 0.6 ? -0.5 : 0),
    });
  }
  const band = f.part(w.piece.id, { group: 'torso' });
  scene.cone(
    band,
    w.material,
    at(rig.root, [0, -rig.legRadius * 0.6, 0]),
    at(rig.root, [0, rig.torso * 0.28, 0]),
    [rig.hipX + rig.legRadius * 1.15, rig.depth * 1.12],
    [rig.waistWidth * 1.1, rig.depth * 1.08],
  );
};

/** Stockings: bands round the calves, up to above the knee. */
const stockings: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const leg = rig.legs[side];
    const part = f.part(w.piece.id, { group: `leg${side}`, bias: rig.far(side) });
    scene.cap(part, w.material, mix(leg.knee, leg.hip, 0.3), leg.knee, rig.legRadius * 1.02, rig.legRadius * 0.98);
    scene.cap(part, w.material, leg.knee, leg.ankle, rig.legRadius * 0.98, rig.legRadius * 0.9);
  }
};

/** A stump of wood in the place of the left leg below the knee. */
const pegLeg: Draw = (f, w) => {
  const { rig, scene } = f;
  const leg = rig.legs.L;
  // before the hem of a coat or a skirt, which would hide it
  const before = (p: Vec3): Vec3 => at({ ...rig.root, origin: p }, [0, 0, rig.depth * 0.9]);
  // paler than boots, which are brown as well
  const wood = w.material === 'wood' ? 'pale_wood' : w.material;
  const part = f.part(w.piece.id, { group: 'peg', bias: rig.far('L'), priority: 1.5, held: true });
  scene.cone(
    part,
    w.trim,
    before(mix(leg.knee, leg.ankle, 0.04)),
    before(mix(leg.knee, leg.hip, 0.3)),
    rig.legRadius * 1.15,
    rig.legRadius * 1.3,
  );
  scene.cap(
    part,
    wood,
    before(leg.knee),
    before(at(leg.foot, [0, -rig.footRadius * 0.7, 0])),
    rig.least(rig.legRadius * 0.42, 1),
    rig.least(rig.legRadius * 0.34, 1),
  );
};

/** Long blades of rubber on the feet. */
const flippers: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const leg = rig.legs[side];
    const F = rig.footRadius;
    const part = f.part(w.piece.id, { group: `leg${side}`, bias: rig.far(side), priority: 1.2 });
    const heel = at(leg.foot, [0, -F * 0.2, 0]);
    const out = signOf(side);
    scene.cap(part, w.material, heel, at(leg.foot, [0, -F * 0.3, F * 0.8]), F * 0.78, F * 0.7);
    for (const k of [-0.5, 0.1, 0.7])
      scene.cap(
        part,
        w.material,
        at(leg.foot, [0, -F * 0.4, F * 0.6]),
        at(leg.foot, [(out * 0.5 + k) * F, -F * 0.72, F * 2.9]),
        F * 0.42,
        F * 0.4,
      );
  }
};

/** Under the boots: a blade or wheels. */
const skates =
  (wheels: boolean): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const F = rig.footRadius;
    for (const side of SIDES) {
      const { foot } = rig.legs[side];
      const part = f.part('runner', { group: `runner${side}`, priority: 1.6 });
      if (wheels)
        for (const x of [-0.6, 0.6]) for (const z of [-0.5, 1.0]) scene.ell(part, w.trim, at(foot, [F * x, -F * 1.15, F * z]), rig.least(F * 0.36, 0.9)); // biome-ignore format: one line
      else
        scene.cap(
          part,
          w.trim,
          at(foot, [0, -F * 0.95, -F * 0.6]),
          at(foot, [0, -F * 0.95, F * 1.3]),
          rig.least(F * 0.16, 0.6),
        );
    }
  };

/** Gloves as large as a head, for the ring. */
const boxingGloves: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const part = f.part(w.piece.id, { group: `glove${side}`, bias: rig.far(side) });
    scene.ell(part, w.material, arm.hand, rig.handRadius * 1.95);
    scene.cap(
      f.part('cuff', { group: `glove${side}` }),
      w.trim,
      mix(arm.wrist, arm.elbow, 0.3),
      mix(arm.wrist, arm.elbow, 0.08),
      rig.armRadius * 1.25,
    );
  }
};

/** Blades on the backs of the hands. */
const claws: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const part = f.part(w.piece.id, { group: `claws${side}`, held: true, priority: 1.8 });
    const down = normalize(add(mix(arm.elbow, arm.hand, 1), arm.elbow.map((v) => -v) as unknown as Vec3));
    for (const k of [-0.5, 0, 0.5]) {
      const from = addScaled(arm.hand, apply(rig.chest.rotation, [signOf(side) * k, 0, 0.6]), rig.handRadius);
      scene.cap(
        part,
        w.material,
        from,
        addScaled(from, down, rig.unit * 0.34),
        rig.least(rig.unit * 0.03, 0.5),
        rig.px * 0.3,
      );
    }
  }
};

/** A hook in the place of the left hand: out of a cup, bent back to the body. */
const hookHand: Draw = (f, w) => {
  const { rig, scene } = f;
  const arm = rig.arms.L;
  const U = rig.unit;
  const cup = f.part('cup', { group: 'armL', priority: 1.3 });
  scene.cap(cup, w.trim, mix(arm.elbow, arm.wrist, 0.6), arm.hand, rig.armRadius * 1.2, rig.handRadius * 1.05);
  const part = f.part(w.piece.id, { group: 'hook', held: true, priority: 1.8 });
  const on = normalize(sub(arm.hand, arm.elbow));
  const over = acrossScreen(on, f.view);
  const [bent] = apply(f.view, over);
  const P = (x: number, y: number): Vec3 => addScaled(addScaled(arm.hand, over, (bent > 0 ? -x : x) * U), on, y * U);
  scene.tube(
    part,
    w.material,
    [P(0, 0), P(0, 0.26), P(0.1, 0.44), P(0.28, 0.46), P(0.4, 0.32), P(0.38, 0.16)],
    rig.least(U * 0.065, 0.85),
  );
};

/** An arm of metal, from the shoulder to the fingers. */
const metalArm =
  (sides: readonly ('R' | 'L')[]): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    for (const side of sides) {
      const arm = rig.arms[side];
      const r = rig.armRadius;
      const part = f.part(w.piece.id, { group: `arm${side}`, bias: rig.far(side), priority: 1.3 });
      const joint = f.part('joints', { group: `arm${side}`, bias: rig.far(side), priority: 1.5 });
      scene.ell(part, w.material, arm.shoulder, r * 1.5);
      scene.cap(part, w.material, arm.shoulder, arm.elbow, r * 1.16, r * 1.06);
      scene.cap(part, w.material, arm.elbow, arm.wrist, r * 1.1, r * 1.24);
      scene.ell(joint, w.trim, arm.elbow, r * 1.2);
      scene.cap(joint, w.trim, mix(arm.wrist, arm.elbow, 0.08), arm.wrist, r * 1.02);
      scene.ell(part, shadeOf(w.material, 2), arm.hand, rig.handRadius * 1.14);
    }
  };

/** Metal legs below the hips. */
const metalLegs: Draw = (f, w) => {
  const { rig, scene } = f;
  for (const side of SIDES) {
    const leg = rig.legs[side];
    const part = f.part(w.piece.id, { group: `leg${side}`, bias: rig.far(side), priority: 1.3 });
    scene.cap(part, w.material, leg.hip, leg.knee, rig.legRadius * 1.1, rig.legRadius);
    scene.cap(part, w.material, leg.knee, leg.ankle, rig.legRadius * 1.05, rig.legRadius * 0.9);
    scene.ell(f.part('joints', { group: `leg${side}`, priority: 1.4 }), w.trim, leg.knee, rig.legRadius * 1.15);
  }
};

/** One leg of metal below the knee, before the hem of a coat or a skirt. */
const metalLeg: Draw = (f, w) => {
  const { rig, scene } = f;
  const { knee, hip, ankle, foot } = rig.legs.L;
  const before = (p: Vec3): Vec3 => at({ ...rig.root, origin: p }, [0, 0, rig.depth * 0.9]);
  const group = { group: 'peg', bias: rig.far('L'), held: true };
  const part = f.part(w.piece.id, { ...group, priority: 1.5 });
  scene.cap(part, w.material, before(mix(knee, hip, 0.2)), before(ankle), rig.legRadius * 0.95, rig.legRadius * 0.8);
  scene.ell(part, w.material, before(foot.origin), rig.footRadius * 1.05);
  const joint = f.part('joints', { ...group, priority: 1.6 });
  scene.ell(joint, w.trim, before(mix(knee, hip, 0.2)), rig.legRadius * 1.15);
  if (rig.large) scene.ell(joint, w.trim, before(ankle), rig.legRadius * 0.9);
};

/** Bottles of air, or engines, on the back. */
const tanks =
  (flames: boolean): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const b = onBack(f);
    const { chestWidth: c, torso: T, unit: U } = rig;
    const wide = rig.shoulder + rig.armRadius * 1.5;
    const part = f.part(w.piece.id);
    // wide enough apart to be seen past the shoulders
    for (const d of [-1, 1]) {
      scene.cap(
        part,
        w.material,
        b.point(d * wide, T * 0.3, U * 0.12),
        b.point(d * wide, -T * 0.42, U * 0.12),
        U * 0.21,
      );
      if (!rig.small)
        scene.cap(
          f.part('valve', { group: w.piece.id }),
          w.trim,
          b.point(d * wide, T * 0.5, U * 0.12),
          b.point(d * wide, T * 0.66, U * 0.12),
          U * 0.08,
        );
      if (flames)
        scene.cap(
          f.part('flame', { group: 'jet', priority: 1.3 }),
          'flame',
          b.point(d * wide, -T * 0.72, U * 0.14),
          b.point(d * wide * 1.06, -T * 1.3, U * 0.2),
          U * 0.17,
          U * 0.05,
        );
    }
    const straps = f.part('strap', { group: 'torso', priority: 1.3, line: false });
    for (const d of [-1, 1])
      scene.tube(
        straps,
        'charcoal',
        [
          at(rig.chest, [d * c * 0.5, T * 0.52, 0]),
          at(rig.chest, [d * c * 0.56, T * 0.2, rig.depth]),
          at(rig.chest, [d * c * 0.7, -T * 0.2, rig.depth * 0.7]),
        ],
        rig.least(U * 0.04, 0.6),
      );
  };

/** A tortoise's shell. */
const shell: Draw = (f, w) => {
  const { rig, scene } = f;
  const b = onBack(f);
  const { torso: T, shoulder: S, unit: U } = rig;
  scene.ell(
    f.part('rim', { group: 'shell' }),
    w.trim,
    b.point(0, -T * 0.05, 0),
    [S * 1.16, T * 0.72, U * 0.16],
    b.rotation,
  );
  scene.ell(
    f.part(w.piece.id, { group: 'shell' }),
    w.material,
    b.point(0, -T * 0.05, U * 0.06),
    [S * 1.0, T * 0.62, U * 0.34],
    b.rotation,
  );
};

/** A flag on a pole behind the shoulder. */
const backBanner: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, unit: U, depth } = rig;
  const pole = f.part('pole', { group: 'pole' });
  const P = (x: number, y: number): Vec3 => at(rig.chest, [x * U, T * 0.5 + y * U, -depth * 1.3]);
  scene.cap(pole, w.trim, P(0.3, -0.8), P(0.3, 1.9), rig.least(U * 0.04, 0.6));
  const grid = [0, 1, 2].map((v) => [0, 1, 2].map((u): Vec3 => P(0.3 + u * 0.26, 1.84 - v * 0.5)));
  scene.cloth(f.part(w.piece.id, { group: 'flag' }), w.material, grid, { backTone: 0.1 });
};

/** A hoop of cloth over both shoulders: ponchos and shawls. */
const mantle =
  (low: number, wide: number): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'mantle', priority: 1.1 });
    const { shoulder: S, armRadius: A, depth: D, torso: T } = rig;
    const folds: Pattern | undefined = rig.small
      ? undefined
      : (x, y, z) => (Math.cos(Math.atan2(x, z) * 7) > 0.7 && y < 0.3 ? -0.4 : 0);
    // it lies on the shoulders and hangs from there, over the upper arms
    const bend = [(S + A * 1.7) * wide, Math.max(D * 1.3, A * 2) * wide] as const;
    scene.cone(part, w.material, at(rig.chest, [0, T * 0.36, 0]), at(rig.chest, [0, T * 0.6, 0]), bend, [
      S * 0.5,
      D * 0.84,
    ]);
    scene.cone(part, w.material, at(rig.chest, [0, -T * low, 0]), at(rig.chest, [0, T * 0.36, 0]), [(S + A * 2) * wide, Math.max(D * 1.6, A * 2.6) * wide], bend, { pattern: folds }); // biome-ignore format: one line
    if (rig.small) return;
    scene.cone(
      f.part('hem', { group: 'mantle', line: false }),
      w.trim,
      at(rig.chest, [0, -T * (low + 0.02), 0]),
      at(rig.chest, [0, -T * (low - 0.1), 0]),
      [(S + A * 2) * wide * 1.02, Math.max(D * 1.6, A * 2.6) * wide * 1.02],
      [(S + A * 2) * wide, Math.max(D * 1.6, A * 2.6) * wide * 1.01],
    );
  };

/** A ring of pleats round the neck. */
const ruff: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'ruff', priority: 1.2 });
  const y = rig.torso * 0.46;
  scene.cone(
    part,
    w.material,
    at(rig.chest, [0, y - rig.unit * 0.06, 0]),
    at(rig.chest, [0, y + rig.unit * 0.08, 0]),
    [rig.chestWidth * 1.5, rig.depth * 1.75],
    [rig.chestWidth * 1.3, rig.depth * 1.6],
    {
      pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 14) > 0.2 ? -0.5 : 0.1),
    },
  );
};

/** Beads, flowers or shells round the neck, large enough to be counted. */
const beads =
  (size: number, low: number): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'torso', priority: 1.8 });
    // single balls: where they touch they are a stain
    const n = rig.small ? 5 : rig.middle ? 5 : 7;
    for (let i = 0; i < n; i++) {
      const a = ((i / (n - 1)) * 2 - 1) * 1.35;
      const x = Math.sin(a) * rig.chestWidth * 0.72;
      const y = lerp(rig.torso * 0.5, rig.torso * low, Math.cos(a) ** 1.2);
      scene.ell(
        part,
        i % 2 ? w.trim : w.material,
        at(rig.chest, [x, y, rig.depth * (0.7 + 0.55 * Math.cos(a))]),
        rig.least(rig.unit * size, 0.75),
      );
    }
  };

/** Tubes round the neck and a disc on the chest. */
const stethoscope: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.9 });
  const { torso: T, chestWidth: c, depth: D } = rig;
  const r = rig.least(rig.unit * 0.03, 0.6);
  for (const d of [-1, 1])
    scene.tube(
      part,
      w.material,
      [
        at(rig.chest, [d * c * 0.42, T * 0.54, D * 0.5]),
        at(rig.chest, [d * c * 0.46, T * 0.26, D * 1.08]),
        at(rig.chest, [d * c * (d > 0 ? 0.36 : 0.3), d > 0 ? -T * 0.12 : T * 0.08, D * 1.14]),
      ],
      r,
    );
  scene.ell(
    f.part('disc', { group: 'torso', priority: 2.2 }),
    w.trim,
    at(rig.chest, [c * 0.36, -T * 0.18, D * 1.16]),
    rig.least(rig.unit * 0.07, 1),
  );
};

/** A band across the chest: of a pageant, of an office, of cartridges. */
const acrossChest =
  (studs: boolean): Draw =>
  (f, w) => {
    const { rig, scene } = f;
    const part = f.part(w.piece.id, { group: 'torso', priority: 1.6 });
    const { torso: T, chestWidth: c, depth: D } = rig;
    const on = (t: number): Vec3 =>
      at(rig.chest, [
        lerp(c * 0.72, -c * 0.78, t),
        lerp(T * 0.5, -T * 0.5, t),
        D * (0.82 + 0.3 * Math.sin(t * Math.PI)),
      ]);
    scene.tube(part, w.material, [0, 0.2, 0.4, 0.6, 0.8, 1].map(on), rig.least(rig.unit * 0.075, 1));
    if (!studs || rig.small) return;
    for (const t of [0.2, 0.4, 0.6, 0.8])
      scene.ell(f.part('studs', { group: 'torso', priority: 2.2 }), w.trim, on(t), rig.least(rig.unit * 0.05, 0.7));
  };

/** The wide knot of a kimono's belt, behind. */
const obi: Draw = (f, w) => {
  const { rig, scene } = f;
  const { torso: T, waistWidth: W, depth: D, unit: U } = rig;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.5 });
  scene.cone(
    part,
    w.material,
    at(rig.root, [0, T * 0.1, 0]),
    at(rig.root, [0, T * 0.5, 0]),
    [W * 1.16, D * 1.14],
    [W * 1.14, D * 1.12],
  );
  scene.cone(
    f.part('cord', { group: 'torso', priority: 1.7 }),
    w.trim,
    at(rig.root, [0, T * 0.26, 0]),
    at(rig.root, [0, T * 0.34, 0]),
    [W * 1.2, D * 1.18],
    [W * 1.2, D * 1.18],
  );
  const bow = f.part(w.piece.id, { group: 'bow' });
  for (const d of [-1, 1])
    scene.cap(
      bow,
      w.material,
      at(rig.root, [0, T * 0.4, -D * 1.25]),
      at(rig.root, [d * (W + U * 0.2), T * 0.62, -D * 1.4]),
      U * 0.13,
      U * 0.22,
    );
  scene.cap(
    bow,
    shadeOf(w.material, 2),
    at(rig.root, [0, T * 0.4, -D * 1.4]),
    at(rig.root, [0, -T * 0.2, -D * 1.5]),
    U * 0.16,
    U * 0.18,
  );
};

/** Marks on bare arms and chest. */
/** Aslant over a bare chest; under cloth nothing is seen of it. */
const chestScar: Draw = (f, w) => {
  const { rig, scene } = f;
  if (f.worn('torso')?.piece.torso?.shape !== 'bare') return;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.6, line: false });
  const { torso: T, chestWidth: c, depth: D } = rig;
  const r = rig.least(rig.unit * 0.03, 0.6);
  scene.tube(part, w.material, [at(rig.chest, [-c * 0.55, T * 0.44, D * 0.92]), at(rig.chest, [-c * 0.05, T * 0.2, D * 1.08]), at(rig.chest, [c * 0.5, -T * 0.06, D * 0.98])], [r * 0.6, r, r * 0.6]); // biome-ignore format: one line
};

const tattoos: Draw = (f, w) => {
  const { rig, scene } = f;
  const r = rig.armRadius;
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const part = f.part(w.piece.id, { group: `arm${side}`, bias: rig.far(side), priority: 1.2, line: false });
    for (const t of rig.small ? [0.5] : [0.36, 0.66])
      scene.cone(
        part,
        w.material,
        mix(arm.shoulder, arm.elbow, t),
        mix(arm.shoulder, arm.elbow, t + 0.14),
        r * 1.12,
        r * 1.1,
      );
    scene.cone(part, w.material, mix(arm.elbow, arm.wrist, 0.4), mix(arm.elbow, arm.wrist, 0.56), r * 1.04, r * 1.02);
  }
  if (f.worn('torso')?.piece.torso?.shape !== 'bare') return;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.4, line: false });
  const { torso: T, chestWidth: c, depth: D } = rig;
  for (const d of [-1, 1])
    scene.tube(
      part,
      w.material,
      [
        at(rig.chest, [d * c * 0.8, T * 0.42, D * 0.75]),
        at(rig.chest, [d * c * 0.42, T * 0.3, D * 1.06]),
        at(rig.chest, [d * c * 0.3, T * 0.02, D * 1.1]),
      ],
      rig.least(rig.unit * 0.03, 0.6),
    );
};

/** Straps over the shoulders that hold trousers. */
const suspenders: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'torso', priority: 1.7 });
  const { torso: T, chestWidth: c, depth: D } = rig;
  for (const d of [-1, 1])
    scene.tube(part, w.material, [at(rig.chest, [d * c * 0.56, T * 0.52, D * 0.3]), at(rig.chest, [d * c * 0.54, T * 0.1, D * 1.1]), at(rig.root, [d * rig.waistWidth * 0.6, T * 0.1, D * 1.06])], rig.least(rig.unit * 0.055, 1.05)); // biome-ignore format: one line
};

/** A band close round the neck. */
const choker: Draw = (f, w) => {
  const { rig, scene } = f;
  const part = f.part(w.piece.id, { group: 'choker', priority: 1.8, line: false });
  const y = rig.torso * 0.5;
  scene.cone(part, w.material, at(rig.chest, [0, y, 0]), at(rig.chest, [0, y + rig.unit * 0.12, 0]), [rig.chestWidth * 0.7, rig.depth * 1.05], [rig.chestWidth * 0.62, rig.depth * 0.98]); // biome-ignore format: one line
  scene.ell(f.part('jewel', { group: 'choker', priority: 2.2, line: false }), w.trim, at(rig.chest, [0, y + rig.unit * 0.02, rig.depth * 1.1]), rig.least(rig.unit * 0.05, 0.8)); // biome-ignore format: one line
};

/** Legs, feet, hands, back and neck: what the first wardrobe lacked. */
export const BODY_WEAR: readonly Piece[] = [
  { ...piece('legs', 'kilt', ['scottish kilt', 'pleated kilt', 'tartan kilt'], 'red', 'red', skirt(0.52, 0.1)), pattern: { kind: 'plaid', ink: 'forest' } },
  piece('legs', 'skirt', ['mini skirt', 'miniskirt', 'short skirt', 'pleated skirt', 'school skirt', 'schoolgirl skirt', 'tennis skirt'], 'navy', 'navy', skirt(0.46, 0.3)),
  piece('legs', 'long-skirt', ['long skirt', 'ankle length skirt', 'flowing skirt', 'full skirt'], 'crimson', 'crimson', skirt(0.92, 0.75)),
  piece('legs', 'grass-skirt', ['grass skirt', 'hula skirt', 'leaf skirt', 'straw skirt'], '#a8b850/leaf', 'leaf', skirt(0.62, 0.5)),
  piece('legs', 'tutu', ['ballet skirt', 'tutu skirt', 'ballet tutu', 'ballerina skirt'], 'rose', 'rose', tutu),
  piece('legs', 'diaper', ['nappy', 'diapers', 'nappies', 'fundoshi', 'mawashi', 'sumo belt'], 'cloth', 'sapphire', diaper),
  piece('legs', 'hakama', ['hakama pants', 'wide pleated pants', 'samurai pants', 'hakama trousers', 'wide trousers', 'baggy pants', 'harem pants', 'baggy trousers', 'bell bottoms', 'bell bottom pants', 'bell bottom jeans', 'bell bottom trousers', 'flares', 'flared trousers', 'flared pants', 'flared jeans', 'palazzo pants'], 'charcoal', 'charcoal', hakama),
  { ...piece('hose', 'striped-stockings', ['striped stockings', 'striped socks', 'striped tights', 'witch stockings', 'striped leggings', 'long striped socks', 'striped knee socks', 'striped thigh highs'], 'cloth', 'cloth', stockings), pattern: { kind: 'stripes', ink: 'charcoal' } },
  piece('hose', 'stockings', ['thigh highs', 'knee socks', 'long socks', 'knee high socks', 'thigh high socks', 'tights and skirt', 'fishnets', 'fishnet stockings', 'fishnets stockings', 'fishnets tights', 'garters', 'socks', 'leg warmers', 'legwarmers', 'leg warmer'], 'cloth', 'cloth', stockings),
  piece('peg', 'peg-leg', ['wooden leg', 'peg leg', 'wood leg', 'pegleg', 'wooden peg leg'], 'pale_wood', 'dark_leather', pegLeg),
  piece('peg', 'leg-stump', ['missing leg', 'stump of a leg'], 'linen', 'linen', () => {}),
  piece('peg', 'metal-leg', ['prosthetic leg', 'mechanical leg', 'bionic leg', 'robotic leg', 'robot leg', 'cybernetic leg', 'cyber leg', 'iron leg', 'steel leg', 'prosthetic foot', 'clockwork leg', 'brass leg'], 'steel', 'charcoal', metalLeg),
  piece('peg', 'metal-legs', ['robot legs', 'prosthetic legs', 'mechanical legs', 'metal legs', 'cybernetic legs', 'robotic legs', 'bionic legs', 'cyber legs'], 'steel', 'charcoal', metalLegs),
  piece('feet', 'flippers', ['swim fins', 'diving fins', 'flipper', 'swim flippers', 'scuba fins'], 'yellow', 'yellow', flippers),
  piece('feet', 'ice-skates', ['ice skates', 'skates', 'hockey skates', 'figure skates'], 'cloth', 'steel', skates(false)),
  piece('feet', 'roller-skates', ['rollerskates', 'roller skates', 'rollerblades', 'roller blades', 'inline skates'], 'cloth', '#e83c50', skates(true)),
  piece('hands', 'boxing-gloves', ['boxing gloves', 'boxing glove', 'red boxing gloves', 'catcher mitt', 'big gloves'], 'red', 'cloth', boxingGloves),
  piece('hands', 'goalie-gloves', ['goalie gloves', 'goalkeeper gloves', 'keeper gloves', 'goalie glove'], 'cloth', 'orange', boxingGloves),
  piece('hands', 'claws', ['claw gauntlets', 'metal claws', 'wolverine claws', 'bladed gauntlets', 'claw weapons', 'tekko kagi', 'claw gloves', 'long claws', 'sharp claws', 'claw blades'], 'blade', 'dark_leather', claws),
  { ...piece('left', 'hook-hand', ['hook for a hand', 'hook hand', 'hook', 'pirate hook', 'metal hook', 'hook arm'], 'steel', 'dark_leather', hookHand), arms: { swingL: 10, abductL: 48, elbowL: 62, turnL: -40 } },
  piece('limb', 'metal-arm', ['mechanical arm', 'robotic arm', 'prosthetic arm', 'metal arm', 'robot arm', 'cybernetic arm', 'bionic arm', 'brass arm', 'steam powered arm', 'iron arm', 'mechanical hand', 'robotic hand', 'clockwork arm', 'cyber arm', 'steampunk arm', 'prosthetic hand', 'automail arm', 'automail', 'steel arm', 'robot hand', 'golden arm', 'machine arm', 'arm of brass', 'arm of metal'], 'steel', 'charcoal', metalArm(['L'])),
  piece('limb', 'metal-arms', ['robotic arms', 'mechanical arms', 'metal arms', 'cybernetic arms', 'robot arms', 'prosthetic arms', 'iron arms', 'bionic arms', 'cyber arms'], 'steel', 'charcoal', metalArm(['R', 'L'])),
  piece('carry', 'air-tank', ['oxygen tank', 'air tank', 'scuba tank', 'scuba tanks', 'oxygen tanks', 'air tanks', 'diving tank', 'dive tank', 'gas tank on his back', 'oxygen bottle', 'breathing apparatus', 'air bottle', 'tank on his back', 'tank on her back', 'water tank on his back', 'proton pack', 'scuba gear', 'diving gear'], 'yellow', 'steel', tanks(false)),
  piece('carry', 'jetpack', ['jet pack', 'rocket pack', 'rocket pack on his back', 'thrusters', 'jetpack on his back'], 'steel', 'charcoal', tanks(true)),
  piece('carry', 'turtle-shell', ['turtle shell', 'tortoise shell', 'turtle shell on his back', 'shell on his back'], '#5c8c40', 'sand', shell),
  piece('carry', 'back-banner', ['sashimono', 'back banner', 'banner on his back', 'flag on his back', 'war flag on his back', 'flag on her back'], 'red', 'wood', backBanner),
  piece('back', 'poncho', ['serape', 'mexican poncho', 'wool poncho', 'rain poncho', 'gunslinger poncho', 'striped poncho'], '#a86438', 'cloth', mantle(0.46, 1.12)),
  piece('back', 'shawl', ['shoulder wrap', 'knitted shawl', 'wool shawl', 'fur stole', 'capelet shawl'], 'violet', 'violet', mantle(0.06, 1.02)),
  { ...piece('shoulders', 'ermine', ['ermine collar', 'ermine mantle', 'ermine', 'ermine trim', 'ermine fur', 'royal fur', 'white fur collar', 'ermine shoulders', 'royal fur collar', 'ermine cape trim'], 'cloth', 'cloth', mantle(-0.16, 1.0)), pattern: { kind: 'dots', ink: 'black_cloth' } },
  piece('neck', 'suspenders', ['braces', 'red suspenders', 'pair of suspenders'], 'dark_leather', 'gold', suspenders),
  piece('neck', 'choker', ['choker necklace', 'black choker', 'spiked collar', 'collar', 'velvet choker', 'spiked choker', 'leather collar'], 'black_cloth', 'silver', choker),
  piece('neck', 'ruff', ['ruffled collar', 'ruff collar', 'elizabethan collar', 'frilled collar', 'clown collar', 'lace collar', 'frilly collar', 'frill collar'], 'cloth', 'cloth', ruff),
  piece('neck', 'beads', ['prayer beads', 'bead necklace', 'beaded necklace', 'rosary', 'mala beads', 'mala', 'wooden beads', 'big beads', 'bead chain', 'pearls', 'pearl necklace', 'string of pearls', 'buddhist beads'], '#c08848/wood', '#dcb070/wood', beads(0.08, -0.1)),
  piece('neck', 'lei', ['flower lei', 'flower necklace', 'garland of flowers', 'flower garland', 'hawaiian lei', 'garland'], 'rose', 'yellow', beads(0.13, 0.02)),
  piece('neck', 'tooth-necklace', ['trophy necklace', 'necklace of teeth', 'necklace of bones', 'necklace of fangs', 'necklace of claws', 'tooth necklace', 'teeth necklace', 'bone necklace', 'fang necklace', 'shark tooth necklace', 'skull necklace', 'claw necklace', 'necklace of teeth', 'necklace of bones', 'necklace of skulls', 'bear tooth necklace', 'bear claw necklace'], 'tooth', 'bone', beads(0.08, 0.1)),
  piece('neck', 'broad-collar', ['usekh', 'egyptian collar', 'gold collar', 'golden collar', 'wide collar', 'usekh collar', 'jeweled collar', 'broad collar'], 'gold', 'teal', beads(0.14, 0.16)),
  piece('neck', 'stethoscope', ['doctor stethoscope', 'stethoscope around his neck', 'stethoscope around her neck'], 'charcoal', 'silver', stethoscope),
  piece('neck', 'bandolier', ['ammo belt', 'bullet belt', 'ammo belts', 'bandoleer', 'cartridge belt', 'bandolier of bullets', 'potion belt', 'bandolier of potions', 'bandolier of knives', 'ammunition belt'], 'dark_leather', 'gold', acrossChest(true)),
  piece('neck', 'pageant-sash', ['beauty sash', 'miss universe sash', 'sash of office', 'diagonal sash', 'royal sash', 'pageant sash', 'shoulder sash', 'ceremonial sash', 'sash across his chest', 'sash across her chest', 'mayor sash', 'winner sash'], 'red', 'gold', acrossChest(false)),
  piece('waist', 'obi', ['obi sash', 'obi belt', 'kimono belt', 'big obi', 'obi bow', 'bow behind', 'obi sash bow'], 'gold', 'crimson', obi),
  piece('ink', 'tattoos', ['tattoo', 'tattooed', 'tribal tattoos', 'tribal tattoo', 'arm tattoos', 'arm tattoo', 'tattoo sleeve', 'sleeve tattoo', 'full body tattoos', 'yakuza tattoos', 'glowing tattoos', 'body paint', 'runic tattoos', 'rune tattoos', 'blue tattoos', 'tattoos on his arms', 'tattooed arms', 'dragon tattoo', 'irezumi', 'tattoos on her arms', 'body tattoos'], 'navy', 'navy', tattoos),
  piece('ink', 'chest-scar', ['chest scar', 'chest scars', 'scarred chest'], '#a84850/skin', '#a84850/skin', chestScar),
]; // biome-ignore format: one row a piece
