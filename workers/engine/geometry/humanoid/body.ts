import { shadeOf } from '../materials.ts';
import type { Pattern } from '../scene.ts';
import { add, addScaled, apply, at, IDENTITY, lerp, mix, multiply, rotZ, type Vec3 } from '../vec.ts';
import type { Figure, TorsoCut } from '../wardrobe/types.ts';
import { SIDES, signOf } from './rig.ts';

/** Trousers, boots and feet. A robe or dress hides the legs. */
export function drawLegs(f: Figure, hidden: boolean): void {
  const { scene, rig } = f;
  const r = rig.legRadius * (f.species.bony ? 0.62 : 1);
  const trousers = f.worn('legs');
  const boots = f.worn('feet');
  const shorts = trousers?.piece.id === 'shorts' || trousers?.piece.id === 'loincloth';
  for (const side of SIDES) {
    const leg = rig.legs[side];
    const group = { group: `leg${side}`, bias: rig.far(side) };
    if (!hidden) {
      const part = f.part(trousers ? trousers.piece.id : 'skin', group);
      const cloth = trousers?.material ?? f.skin;
      scene.cap(part, cloth, leg.hip, leg.knee, r * 1.1, r * 0.95);
      const bare = shorts ? f.part('skin', group) : part;
      scene.cap(bare, shorts ? f.skin : cloth, leg.knee, leg.ankle, r * 0.95, r * 0.85);
      if (f.species.bony) scene.ell(part, cloth, leg.knee, r * 1.5);
    }
    const F = rig.footRadius;
    const heel = (k: number): Vec3 => at(leg.foot, [0, -F * 0.15, -F * 0.12 * k]);
    if (boots) {
      const part = f.part(boots.piece.id, group);
      const low = boots.piece.id === 'shoes' || boots.piece.id === 'sandals';
      if (!rig.small && !hidden && !low) {
        const top = mix(leg.ankle, leg.knee, 0.55);
        scene.cap(part, boots.material, top, leg.ankle, rig.legRadius * 1.12, rig.legRadius);
        if (!rig.middle && boots.trim !== boots.material) {
          scene.cap(part, boots.trim, top, mix(top, leg.ankle, 0.12), rig.legRadius * 1.24, rig.legRadius * 1.22);
        }
      }
      scene.cap(part, boots.material, heel(1), at(leg.foot, [0, -F * 0.2, F * 0.75]), F * 0.78, F * 0.72);
    } else {
      const part = f.part('skin', group);
      scene.cap(
        part,
        f.skin,
        at(leg.foot, [0, -F * 0.25, 0]),
        at(leg.foot, [0, -F * 0.35, F * 0.7]),
        F * 0.62,
        F * 0.56,
      );
    }
  }
}

/** Sleeves, arms, gloves and hands. */
export function drawArms(f: Figure, cut: TorsoCut): void {
  const { scene, rig, skin } = f;
  const torso = f.worn('torso');
  const gloves = f.worn('hands');
  const r = rig.armRadius * (f.species.bony ? 0.66 : 1);
  const own = torso?.material ?? skin;
  const armored = cut.shape === 'armor' || cut.shape === 'robot';
  const sleeve = cut.sleeve ?? (armored ? shadeOf(own, 2) : own);
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const group = { group: `arm${side}`, bias: rig.far(side) };
    const sleeved = f.part(cut.sleeves > 0 ? (torso?.piece.id ?? 'skin') : 'skin', group);
    const bare = f.part('skin', group);
    const upper = cut.sleeves > 0 ? sleeve : skin;
    const lower = cut.sleeves > 0.6 ? sleeve : skin;
    scene.cap(cut.sleeves > 0 ? sleeved : bare, upper, arm.shoulder, arm.elbow, r * 1.08, r * 0.98);
    if (cut.sleeves > 0 && cut.sleeves < 0.45 && !rig.small) {
      scene.cap(bare, skin, mix(arm.shoulder, arm.elbow, 0.55), arm.elbow, r * 0.99);
    }
    const flare = cut.wide && cut.sleeves > 0.9 ? 1.75 : 0.9;
    scene.cap(cut.sleeves > 0.6 ? sleeved : bare, lower, arm.elbow, arm.wrist, r * 0.98, r * flare);
    if (f.species.bony) scene.ell(bare, skin, arm.elbow, r * 1.35);
    const hand = gloves ? f.part(gloves.piece.id, group) : bare;
    const glove = gloves?.material ?? skin;
    const bracer = gloves?.piece.id === 'bracers';
    if (gloves && !rig.small) {
      scene.cap(hand, glove, mix(arm.wrist, arm.elbow, bracer ? 0.65 : 0.4), arm.wrist, r * 1.1, r * 1.04);
    }
    scene.ell(bracer ? bare : hand, bracer ? skin : glove, arm.hand, rig.handRadius * (f.species.bony ? 0.8 : 1));
  }
}

/** Chest, waist and what is cut on them. */
export function drawTorso(f: Figure, cut: TorsoCut): void {
  const { scene, rig } = f;
  const w = f.worn('torso');
  const cloth = cut.shape === 'bare' || !w ? f.skin : w.material;
  const name = cut.shape === 'bare' || !w ? 'skin' : w.piece.id;
  const part = f.part(name, { group: 'torso' });
  const { chest, root, torso: T, depth, chestWidth, waistWidth, hipX, legRadius, armRadius, unit } = rig;
  const lift = rig.pose.breath * rig.px * 0.8;
  const pelvis = at(root, [0, -legRadius * 0.25, 0]);
  const shoulders = at(chest, [0, T * 0.5 - armRadius * 0.35 + lift, 0]);
  const facing = apply(chest.rotation, [0, 0, 1]);
  if (cut.shape === 'robot') {
    scene.box(part, cloth, at(chest, [0, -T * 0.05, 0]), [chestWidth * 1.02, T * 0.44, depth * 1.1], chest.rotation, {
      round: unit * 0.09,
    });
    scene.cone(
      part,
      'dark_metal',
      pelvis,
      at(chest, [0, -T * 0.4, 0]),
      [waistWidth * 0.7, depth * 0.8],
      [waistWidth * 0.7, depth * 0.8],
    );
    if (!rig.small) {
      const panel = f.part('panel', { group: 'torso' });
      scene.box(
        panel,
        'dark_metal',
        at(chest, [0, T * 0.02, depth * 0.85]),
        [chestWidth * 0.55, T * 0.2, depth * 0.35],
        chest.rotation,
        { round: unit * 0.02 },
      );
      if (!rig.middle) {
        scene.ell(panel, 'eye_red', at(chest, [-chestWidth * 0.25, T * 0.06, depth * 1.18]), rig.px * 0.75);
        scene.ell(panel, 'eye_glow', at(chest, [chestWidth * 0.25, T * 0.06, depth * 1.18]), rig.px * 0.75);
      }
    }
    return;
  }
  if (cut.shape === 'ribs') {
    const waist = at(root, [0, T * 0.22, 0]);
    scene.cone(part, 'dark', waist, shoulders, [waistWidth * 0.5, depth * 0.5], [chestWidth * 0.85, depth * 0.8]);
    const ribs = rig.small ? 2 : 3;
    for (let i = 0; i < ribs; i++) {
      const y = T * (0.42 - i * (rig.small ? 0.36 : 0.24));
      const k = 0.86 - i * 0.1;
      scene.cone(
        part,
        f.skin,
        at(chest, [0, y - T * 0.065, 0]),
        at(chest, [0, y + T * 0.05, 0]),
        [chestWidth * k, depth * 0.98],
        [chestWidth * (k + 0.04), depth],
      );
    }
    scene.cap(part, f.skin, pelvis, shoulders, unit * 0.07);
    scene.ell(part, f.skin, pelvis, [hipX + legRadius * 0.7, T * 0.13, depth * 0.7]);
    return;
  }
  const stripes = cut.stripes && !rig.small ? scene.material(cut.stripes) : -1;
  const bands = rig.middle ? 3 : 4;
  const pattern: Pattern | undefined =
    stripes >= 0
      ? (_x, y) => ((((y + 1) / 2) * bands) % 1 > 0.5 ? { material: stripes } : 0)
      : cut.mail && !rig.small
        ? (x, y, z) => ((Math.floor(y * 6) + Math.floor(Math.atan2(x, z) * 5)) & 1 ? -0.5 : 0.1)
        : undefined;
  const hips = at(root, [0, -legRadius * 0.1, 0]);
  scene.cone(
    part,
    cloth,
    hips,
    shoulders,
    [lerp(waistWidth, hipX + legRadius, 0.5), depth * 0.95],
    [chestWidth, depth],
    { facing, pattern },
  );
  scene.ell(part, cloth, shoulders, [chestWidth, armRadius * 0.95, depth * 0.95], chest.rotation);
  const below = cut.shape === 'bare' ? (f.worn('legs')?.material ?? cloth) : cloth;
  const hipPart = below === cloth ? part : f.part(f.worn('legs')?.piece.id ?? name, { group: 'torso' });
  scene.ell(hipPart, below, hips, [hipX + legRadius * 0.95, legRadius * 1.1, depth * 0.98], root.rotation);
  if (rig.build.belly > 0) {
    scene.ell(
      part,
      cloth,
      at(root, [0, T * 0.3, depth * 0.4]),
      [waistWidth * 1.15, T * 0.36, depth * rig.build.belly],
      chest.rotation,
    );
  }
  if (cut.shape === 'bare' && !rig.small && !rig.middle) drawChestLines(f, part);
  if (cut.shape === 'tunic' || cut.skirt) {
    const skirt = !cut.skirt || cut.skirt === 'same' ? (cut.shape === 'armor' ? shadeOf(cloth, 2) : cloth) : cut.skirt;
    const hem = f.part(name, { group: 'torso' });
    const folds: Pattern | undefined = rig.small
      ? undefined
      : (x, y, z) => (Math.cos(Math.atan2(x, z) * 7) > 0.55 && y < 0.3 ? -0.28 : 0);
    scene.cone(
      hem,
      skirt,
      at(root, [0, -rig.legLength * (cut.length ?? 0.34), 0]),
      at(root, [0, T * 0.16, 0]),
      [hipX + legRadius * 1.35, depth * 1.22],
      [waistWidth * 1.04, depth * 1.02],
      { pattern: folds },
    );
  }
  if (cut.shape === 'armor' && !rig.small) {
    const plate = f.part(name, { group: 'torso' });
    scene.ell(
      plate,
      cloth,
      at(chest, [0, T * 0.12, depth * 0.12]),
      [chestWidth * 0.98, T * 0.36, depth * 1.08],
      chest.rotation,
      { tone: 0.12 },
    );
  }
  if (cut.trim && !rig.small) {
    const collar = f.part('collar', { group: 'torso' });
    scene.ell(
      collar,
      cut.trim,
      at(chest, [0, T * 0.47, depth * 0.25]),
      [chestWidth * 0.55, T * 0.12, depth * 0.85],
      chest.rotation,
    );
  }
  drawFront(f, cut, part, cloth);
}

/** What lies on the chest: strips, open collars, bibs, emblems. */
function drawFront(f: Figure, cut: TorsoCut, part: number, cloth: string): void {
  const { scene, rig } = f;
  const { chest, torso: T, depth, chestWidth, unit, px } = rig;
  if (cut.front && !rig.small) {
    scene.box(
      part,
      cut.front,
      at(chest, [0, -T * 0.06, depth * 0.72]),
      [Math.max(px, unit * 0.06), T * 0.46, depth * 0.36],
      chest.rotation,
    );
  }
  if (cut.open && !rig.small) {
    const k = unit * 0.12;
    const inner = cut.open === 'skin' ? f.part('skin', { group: 'torso' }) : part;
    scene.hull(
      inner,
      cut.open === 'skin' ? f.skin : cut.open,
      at(chest, [0, T * 0.16, depth * 0.5]),
      [
        [1, -0.28, 0, k],
        [-1, -0.28, 0, k],
        [0, 1, 0, T * 0.34],
        [0, -1, 0, T * 0.42],
        [0, 0, 1, depth * 0.62],
        [0, 0, -1, 0],
      ],
      1,
      chest.rotation,
      { extent: T },
    );
  }
  if (cut.bib) {
    const bib = cut.bib === 'same' ? cloth : cut.bib;
    scene.box(
      part,
      bib,
      at(chest, [0, -T * 0.12, depth * 0.62]),
      [chestWidth * 0.6, T * 0.36, depth * 0.46],
      chest.rotation,
      { round: unit * 0.02 },
    );
    if (!rig.small) {
      const strap = rig.least(unit * 0.05, 0.8);
      for (const d of [-1, 1]) {
        const top = at(chest, [d * chestWidth * 0.55, T * 0.58, 0]);
        scene.cap(part, bib, at(chest, [d * chestWidth * 0.48, T * 0.2, depth * 0.85]), top, strap);
        scene.cap(part, bib, top, at(chest, [-d * chestWidth * 0.1, -T * 0.2, -depth * 0.9]), strap);
      }
    }
  }
  if (cut.emblem && !rig.small) {
    const emblem = f.part('emblem', { group: 'torso', line: false, priority: 1.3 });
    scene.box(
      emblem,
      cut.emblem,
      at(chest, [0, T * 0.1, depth * 0.9]),
      [unit * 0.13, T * 0.16, depth * 0.3],
      multiply(chest.rotation, rotZ(45)),
      { round: unit * 0.02 },
    );
  }
}

/** Pectorals and a navel line, so that a bare torso is not one blank oval. */
function drawChestLines(f: Figure, part: number): void {
  const { scene, rig } = f;
  const { chest, torso: T, depth, chestWidth } = rig;
  for (const d of [-1, 1]) {
    scene.ell(
      part,
      f.skin,
      at(chest, [d * chestWidth * 0.42, T * 0.16, depth * 0.62]),
      [chestWidth * 0.44, T * 0.16, depth * 0.42],
      chest.rotation,
      { tone: 0.1 },
    );
  }
  scene.ell(
    part,
    f.skin,
    at(chest, [0, -T * 0.2, depth * 0.6]),
    [chestWidth * 0.5, T * 0.24, depth * 0.36],
    chest.rotation,
    { tone: -0.12 },
  );
}

/** The lower part of robes and dresses: one frustum with painted folds and hem. */
export function drawRobe(f: Figure, cut: TorsoCut): void {
  const { scene, rig } = f;
  const w = f.worn('torso');
  const cloth = w?.material ?? f.skin;
  const part = f.part(w?.piece.id ?? 'skin', { group: 'torso' });
  const { unit: U, torso: T, root, depth, waistWidth, px, legLength } = rig;
  const wide = cut.shape === 'dress' ? 1.28 : 1;
  const length = cut.length ?? 1;
  const swing = rig.pose.phase === undefined ? 0 : Math.sin(rig.pose.phase * 2 * Math.PI) * U * 0.05;
  const hem = cut.hem ? scene.material(cut.hem) : -1;
  const hemHeight = rig.middle ? 0.34 : 0.27;
  const folds: Pattern = (x, y, z) => {
    if (hem >= 0 && y < -1 + hemHeight) return { material: hem };
    return y < 0.45 && Math.cos(Math.atan2(x, z) * (rig.middle ? 5 : 9) + 0.6) > 0.62 ? -0.42 : 0;
  };
  const bottom: Vec3 = [swing, Math.max(px, legLength * (1 - length)), 0];
  const reach = U * wide * (rig.small ? 0.95 : 1) * lerp(0.8, 1, length);
  const top = at(root, [0, T * 0.3, 0]);
  scene.cone(
    part,
    cloth,
    bottom,
    top,
    [Math.max(reach * 0.52, rig.hipX + rig.legRadius * 1.3), U * 0.42 * wide],
    [waistWidth * 0.95, depth * 0.98],
    { pattern: rig.small && hem < 0 ? undefined : folds },
  );
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

/** A ghost's body: a bell of cloth with a ragged hem instead of legs. */
export function drawVeil(f: Figure): void {
  const { scene, rig } = f;
  const { unit: U, torso: T, root, depth, chestWidth, legLength } = rig;
  const part = f.part('skin', { group: 'torso' });
  const low = legLength * 0.42;
  scene.cone(part, f.skin, [0, low, 0], at(root, [0, T * 0.95, 0]), [U * 0.46, U * 0.38], [chestWidth, depth]);
  for (let i = 0; i < 7; i++) {
    const a = (i / 7) * 2 * Math.PI;
    const foot: Vec3 = [Math.sin(a) * U * 0.36, low, Math.cos(a) * U * 0.28];
    scene.cap(
      part,
      f.skin,
      add(foot, [0, U * 0.1, 0]),
      addScaled(foot, [0, -1, 0], U * (i % 2 ? 0.34 : 0.16)),
      U * 0.17,
      U * 0.05,
    );
  }
}

/** Caps over the shoulders: the shoulders slot. */
export function drawShoulders(f: Figure): void {
  const w = f.worn('shoulders');
  if (!w) return;
  const { scene, rig } = f;
  const k = rig.small ? 1.25 : 1.6;
  const fur = w.piece.id === 'fur-mantle';
  for (const side of SIDES) {
    const part = f.part(w.piece.id, { group: `shoulder${side}`, bias: rig.far(side) });
    const r = rig.armRadius;
    const place = addScaled(rig.arms[side].shoulder, apply(rig.chest.rotation, [signOf(side) * 0.35, 0.28, 0]), r);
    scene.ell(part, w.material, place, [r * k * 1.1, r * k * 0.92, r * k * 1.05], rig.chest.rotation, {
      clips: fur ? undefined : [[0, -1, 0, 0.55]],
    });
    if (w.piece.id === 'spiked-pauldrons' && !rig.small) {
      scene.cap(
        part,
        w.trim,
        place,
        addScaled(place, apply(rig.chest.rotation, [signOf(side) * 0.5, 1, 0]), r * 2.4),
        r * 0.7,
        rig.px * 0.3,
      );
    }
  }
}
