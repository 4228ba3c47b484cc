import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import { addScaled, apply, at, mix, type Vec3 } from '../../solids/vec.ts';
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
    const rings = cut.shape === 'armor' || cut.mail ? ({ surface: 'mail' } as const) : {};
    scene.cap(
      cut.sleeves > 0 ? sleeved : bare,
      upper,
      arm.shoulder,
      arm.elbow,
      r * 1.08,
      r * 0.98,
      cut.sleeves > 0 ? rings : {},
    );
    if (cut.sleeves > 0 && cut.sleeves < 0.45 && !rig.small) {
      scene.cap(bare, skin, mix(arm.shoulder, arm.elbow, 0.55), arm.elbow, r * 0.99);
    }
    const flare = cut.wide && cut.sleeves > 0.9 ? 1.75 : 0.9;
    scene.cap(
      cut.sleeves > 0.6 ? sleeved : bare,
      lower,
      arm.elbow,
      arm.wrist,
      r * 0.98,
      r * flare,
      cut.sleeves > 0.6 ? rings : {},
    );
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
