import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { PartId } from '../../solids/primitives.ts';
import { addScaled, apply, at, mix, normalize, sub, type Vec3 } from '../../solids/vec.ts';
import { LOW_SHOES } from './limbs.ts';
import { SIDES, type Side, signOf } from './rig.ts';

/**
 * What only a large picture has room for: hems, cuffs, soles, knee seams, rivets and fingers, each one tone of what it
 * lies on, so that no colour is added.
 */
export function drawTrims(f: Figure, cut: TorsoCut): void {
  const robed = cut.shape === 'robe' || cut.shape === 'dress';
  for (const side of SIDES) {
    trimArm(f, cut, side);
    if (!robed) trimLeg(f, side);
    if (f.rig.fine && (!f.worn('hands') || f.worn('hands')?.piece.id === 'bracers')) drawFingers(f, side);
  }
  trimTorso(f, cut);
}

/** A band round a limb between shares `t0` and `t1` of it, a little proud of radius `r`. */
function band(f: Figure, part: PartId, m: MaterialRef, a: Vec3, b: Vec3, t0: number, t1: number, r: number): void {
  f.scene.cone(part, m, mix(a, b, t0), mix(a, b, t1), r, r, { width: r });
}

function trimArm(f: Figure, cut: TorsoCut, side: Side): void {
  const { rig } = f;
  const { shoulder, elbow, wrist } = rig.arms[side];
  const group = { group: `arm${side}`, bias: rig.far(side), line: false };
  const torso = f.worn('torso');
  const r = rig.armRadius;
  if (torso && cut.sleeves > 0 && cut.shape !== 'ribs') {
    const cloth = cut.sleeve ?? torso.material;
    const part = f.part(torso.piece.id, group);
    if (cut.sleeves < 0.6)
      band(
        f,
        part,
        shadeOf(cloth, 2),
        shoulder,
        elbow,
        cut.sleeves < 0.45 ? 0.46 : 0.86,
        cut.sleeves < 0.45 ? 0.55 : 0.96,
        r * 1.12,
      );
    else if (!f.worn('hands')) {
      const flare = cut.wide ? 1.72 : 0.98;
      band(f, part, cut.hem ?? shadeOf(cloth, 2), elbow, wrist, 0.84, 0.98, r * flare * 1.06);
    }
    // cloth creases inside the elbow
    if (cut.shape !== 'armor' && rig.roomy)
      for (const t of [0.86, 0.97]) band(f, part, shadeOf(cloth, 2), shoulder, elbow, t, t + 0.03, r * 1.03);
  }
  const gloves = f.worn('hands');
  if (gloves) {
    const part = f.part(gloves.piece.id, group);
    const from = gloves.piece.id === 'bracers' ? 0.35 : 0.56;
    band(f, part, shadeOf(gloves.material, 4), elbow, wrist, from, from + 0.09, r * 1.2);
    if (gloves.piece.id === 'bracers') band(f, part, shadeOf(gloves.material, 2), elbow, wrist, 0.66, 0.72, r * 1.14);
  }
  const caps = f.worn('shoulders');
  if (caps && caps.piece.id !== 'fur-mantle') {
    const part = f.part(caps.piece.id, { group: `shoulder${side}`, bias: rig.far(side), line: false });
    const place = addScaled(shoulder, apply(rig.chest.rotation, [signOf(side) * 0.35, 0.28, 0]), r);
    f.scene.ell(
      part,
      shadeOf(caps.material, 4),
      addScaled(place, apply(rig.chest.rotation, [0, -0.62, 0]), r),
      [r * 1.72, r * 0.2, r * 1.66],
      rig.chest.rotation,
    );
  }
}

function trimLeg(f: Figure, side: Side): void {
  const { rig, scene } = f;
  const { knee, ankle, foot } = rig.legs[side];
  const group = { group: `leg${side}`, bias: rig.far(side), line: false };
  const r = rig.legRadius;
  const trousers = f.worn('legs');
  const boots = f.worn('feet');
  const front = apply(rig.root.rotation, [0, 0, 1]);
  if (trousers && trousers.piece.id !== 'loincloth') {
    const part = f.part(trousers.piece.id, group);
    if (trousers.piece.id === 'greaves') {
      scene.ell(
        part,
        shadeOf(trousers.material, 4),
        addScaled(knee, front, r * 0.5),
        [r * 0.8, r * 0.85, r * 0.66],
        rig.root.rotation,
      );
    } else {
      const hem = /^(?:shorts|trunks|boxers|lederhosen)$/.test(trousers.piece.id) ? 0 : -0.04;
      band(f, part, shadeOf(trousers.material, 2), knee, ankle, hem, hem + 0.06, r * 1.0);
    }
  }
  if (!boots) return;
  const part = f.part(boots.piece.id, group);
  const F = rig.footRadius;
  const sole = (z: number): Vec3 => at(foot, [0, -F * 0.58, z * F]);
  scene.cap(part, shadeOf(boots.material, 1), sole(-0.1), sole(0.72), F * 0.36, F * 0.36);
  const low = LOW_SHOES.test(boots.piece.id);
  if (low) return;
  const top = mix(ankle, knee, 0.55);
  band(f, part, shadeOf(boots.material, 4), top, ankle, -0.04, 0.12, rig.legRadius * 1.18);
  band(f, part, shadeOf(boots.material, 2), top, ankle, 0.72, 0.84, rig.legRadius * 0.98);
}

/** Lines between the fingers of a hand that hangs. */
function drawFingers(f: Figure, side: Side): void {
  const { rig, scene, skin } = f;
  if (f.worn(side === 'R' ? 'right' : 'left')) return;
  const { wrist, hand } = rig.arms[side];
  const down = normalize(sub(hand, wrist));
  const front = apply(rig.chest.rotation, [0, 0, 1]);
  const out = apply(rig.chest.rotation, [signOf(side), 0, 0]);
  const h = rig.handRadius;
  const part = f.part('skin', { group: `arm${side}`, bias: rig.far(side), line: false });
  const knuckles = addScaled(addScaled(hand, down, h * 0.3), out, h * 0.15);
  for (const i of [-0.32, 0.26]) {
    const from = addScaled(addScaled(knuckles, front, h * 0.72), out, h * i);
    scene.cap(
      part,
      shadeOf(skin, 2),
      from,
      addScaled(addScaled(from, down, h * 0.8), front, -h * 0.3),
      h * 0.13,
      h * 0.1,
    );
  }
}

function trimTorso(f: Figure, cut: TorsoCut): void {
  const w = f.worn('torso');
  if (!w || cut.shape === 'bare' || cut.shape === 'ribs' || cut.shape === 'robot') return;
  const { rig, scene } = f;
  const { chest, root, torso: T, depth, chestWidth, waistWidth, hipX, legRadius, unit } = rig;
  const part = f.part(w.piece.id, { group: 'torso', line: false });
  const dark = shadeOf(w.material, 2);
  if (cut.shape === 'tunic' || cut.skirt) {
    const length = rig.legLength * (cut.length ?? 0.34);
    const at0 = at(root, [0, -length, 0]);
    const at1 = at(root, [0, -length * 0.78, 0]);
    const wide = hipX + legRadius * 1.35;
    scene.cone(
      part,
      shadeOf(cut.skirt && cut.skirt !== 'same' ? cut.skirt : w.material, cut.shape === 'armor' ? 1 : 2),
      at0,
      at1,
      [wide * 1.02, depth * 1.25],
      [wide * 0.99, depth * 1.22],
    );
  }
  if (cut.shape === 'armor') {
    // a ridge down the breastplate, the edge of its lower plate, rivets along it
    scene.cap(
      part,
      shadeOf(w.material, 4),
      at(chest, [0, T * 0.38, depth * 1.1]),
      at(chest, [0, -T * 0.16, depth * 1.16]),
      unit * 0.018,
    );
    scene.ell(
      part,
      shadeOf(w.material, 1),
      at(chest, [0, -T * 0.26, depth * 0.1]),
      [chestWidth * 0.94, T * 0.025, depth * 1.04],
      chest.rotation,
    );
    const rivet = f.part(w.piece.id, { group: 'torso', line: false, priority: 1.6 });
    for (const x of [-0.62, -0.32, 0.32, 0.62]) {
      scene.ell(
        rivet,
        shadeOf(w.material, 4),
        at(chest, [x * chestWidth, -T * 0.16, depth * Math.sqrt(1 - x * x * 0.8) * 1.1]),
        rig.least(unit * 0.022, 0.7),
      );
    }
    return;
  }
  if (!rig.roomy || cut.open || cut.bib || cut.front || cut.mail) return;
  // a laced slit at the neck and a seam under each arm
  if (cut.shape === 'tunic' || cut.shape === 'shirt') {
    const lace = f.part('collar', { group: 'torso', line: false, priority: 1.3 });
    scene.cap(lace, dark, at(chest, [0, T * 0.42, depth * 1.0]), at(chest, [0, T * 0.12, depth * 1.02]), unit * 0.016);
    for (const y of [0.36, 0.26, 0.16]) {
      scene.cap(
        lace,
        shadeOf(w.material, 4),
        at(chest, [-unit * 0.05, T * y, depth * 1.02]),
        at(chest, [unit * 0.05, T * (y + 0.03), depth * 1.02]),
        unit * 0.012,
      );
    }
  }
  for (const d of [-1, 1]) {
    const from = at(chest, [d * chestWidth * 0.9, T * 0.3, depth * 0.42]);
    const to = at(root, [d * waistWidth * 0.86, T * 0.12, depth * 0.6]);
    scene.cap(part, dark, from, to, unit * 0.014);
  }
}
