import { LEGLESS_PIECES } from '../../catalogue/garments/beast-bodies.ts';
import { limbsReplaced } from '../../catalogue/garments/limbs.ts';
import type { Figure, TorsoCut } from '../../catalogue/garments/types.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import { addScaled, apply, at, type Mat3, mix, normalize, sub, type Vec3 } from '../../solids/vec.ts';
import { type Leg, SIDES, type Side, signOf } from './rig.ts';
import { kneeOf, strideOf } from './skirts.ts';

/** Legs below these are bare; these end below the ankle. */
export const SHORT_LEGGED = /^(?:shorts|loincloth|trunks|boxers|lederhosen|dhoti)$/;
export const LOW_SHOES = /^(?:shoes|sandals|sneakers|slippers|moccasins|heels|clogs)$/;

/** Trousers, boots and feet. A robe or dress hides the legs. */
export function drawLegs(f: Figure, hidden: boolean): void {
  if (LEGLESS_PIECES.has(f.worn('tail')?.piece.id ?? '')) return;
  const { scene, rig } = f;
  const r = rig.legRadius * (f.species.bony ? 0.62 : 1);
  const trousers = f.worn('legs');
  const boots = f.worn('feet');
  // what is drawn over the legs leaves them bare
  const over = trousers?.piece.draw !== undefined;
  const peg = f.worn('peg')?.piece.id === 'peg-leg';
  const stump = f.worn('peg')?.piece.id === 'leg-stump';
  const shorts = SHORT_LEGGED.test(trousers?.piece.id ?? '');
  const robed =
    strideOf(f) > 0 && /^(?:robe|dress)$/.test(f.worn('torso')?.piece.torso?.shape ?? '') ? f.worn('torso') : undefined;
  for (const side of SIDES) {
    const leg = { ...rig.legs[side], knee: kneeOf(f, side) };
    const group = { group: `leg${side}`, bias: rig.far(side) };
    if (!hidden) {
      const part = f.part(trousers && !over ? trousers.piece.id : 'skin', group);
      const cloth = (!over && trousers?.material) || f.skin;
      const bare = shorts ? f.part('skin', group) : part;
      const shin = shorts ? f.skin : cloth;
      // the thighs of who strides in a robe are under its cloth
      const thigh = robed ? f.part(robed.piece.id, { group: 'torso' }) : part;
      scene.cap(thigh, robed?.material ?? cloth, leg.hip, leg.knee, r * 1.16, r * 0.92);
      if (peg && side === 'L') continue;
      if (stump && side === 'L') {
        // what is left of it, bound in cloth
        const bound = f.part('leg-stump', { ...group, priority: 1.3 });
        scene.cap(bound, 'linen', mix(leg.hip, leg.knee, 0.72), leg.knee, r * 1.24, r * 1.06);
        continue;
      }
      scene.cap(bare, shin, leg.knee, leg.ankle, r * 0.9, r * (shin === f.skin ? 0.68 : 0.82));
      if (f.species.bony) scene.ell(part, cloth, leg.knee, r * 1.5);
      else if (shin === f.skin && rig.large) scene.ell(bare, shin, calf(leg, rig.root.rotation, r), r * 0.86);
    }
    if ((peg || stump) && side === 'L') continue;
    const low = LOW_SHOES.test(boots?.piece.id ?? '');
    if (boots && !rig.small && !hidden && !low) {
      const part = f.part(boots.piece.id, group);
      const top = mix(leg.ankle, leg.knee, 0.55);
      scene.cap(part, boots.material, top, leg.ankle, rig.legRadius * 1.1, rig.legRadius * 0.86);
      if (!rig.middle && boots.trim !== boots.material) {
        scene.cap(part, boots.trim, top, mix(top, leg.ankle, 0.12), rig.legRadius * 1.2, rig.legRadius * 1.17);
      }
    }
    if (boots) drawFoot(f, leg, f.part(boots.piece.id, group), boots.material, rig.footRadius);
    else drawFoot(f, leg, f.part('skin', group), f.skin, rig.footRadius * (f.species.bony ? 0.72 : 0.9));
  }
}

/** Where the calf swells: behind the shin, below the knee. */
const calf = (leg: Leg, rotation: Mat3, r: number): Vec3 =>
  addScaled(mix(leg.knee, leg.ankle, 0.26), apply(rotation, [0, 0, -1]), r * 0.2);

/** A heel below the ankle and a lower, longer forefoot before it, both on a flat sole. */
function drawFoot(f: Figure, leg: Leg, part: number, material: string, F: number): void {
  const { scene, rig } = f;
  const sole = rig.footRadius * -0.93;
  const on = (radius: number): number => sole + radius;
  scene.ell(
    part,
    material,
    at(leg.foot, [0, on(F * 0.76), -F * 0.08]),
    [F * 0.74, F * 0.76, F * 0.84],
    leg.foot.rotation,
  );
  scene.ell(
    part,
    material,
    at(leg.foot, [0, on(F * 0.56), F * 0.7]),
    [F * 0.84, F * 0.56, F * 0.86],
    leg.foot.rotation,
  );
}

/** Sleeves, arms, gloves and hands. */
export function drawArms(f: Figure, cut: TorsoCut): void {
  const { scene, rig, skin } = f;
  const torso = f.worn('torso');
  const gloves = f.worn('hands');
  const bony = f.species.bony === true;
  const r = rig.armRadius * (bony ? 0.66 : 1);
  const own = torso?.material ?? skin;
  const armored = cut.shape === 'armor' || cut.shape === 'robot';
  const sleeve = cut.sleeve ?? (armored ? shadeOf(own, 2) : own);
  const replaced = limbsReplaced(f.worn('limb')?.piece.id);
  const lost = f.worn('limb')?.piece.id === 'missing-arm';
  for (const side of SIDES) {
    const arm = rig.arms[side];
    const group = { group: `arm${side}`, bias: rig.far(side) };
    if (lost && side === 'L') {
      // a stump in the end of its sleeve
      const end = mix(arm.shoulder, arm.elbow, 0.5);
      const cover = cut.sleeves > 0 ? sleeve : skin;
      scene.cap(
        f.part(cut.sleeves > 0 ? (torso?.piece.id ?? 'skin') : 'skin', group),
        cover,
        arm.shoulder,
        end,
        r * 1.14,
        r,
      );
      scene.ell(
        f.part('missing-arm', group),
        f.species.monster ? shadeOf(skin, 1) : f.species.id === 'zombie' ? '#a83c3c/skin' : 'linen',
        mix(arm.shoulder, arm.elbow, 0.64),
        r * 0.84,
      );
      continue;
    }
    const sleeved = f.part(cut.sleeves > 0 ? (torso?.piece.id ?? 'skin') : 'skin', group);
    const bare = f.part('skin', group);
    const upper = cut.sleeves > 0 ? sleeve : skin;
    const lower = cut.sleeves > 0.6 ? sleeve : skin;
    const rings = cut.shape === 'armor' || cut.mail ? ({ surface: 'mail' } as const) : {};
    const upperPart = cut.sleeves > 0 ? sleeved : bare;
    const lowerPart = cut.sleeves > 0.6 ? sleeved : bare;
    const wide = cut.wide === true && cut.sleeves > 0.9;
    scene.cap(upperPart, upper, arm.shoulder, arm.elbow, r * 1.14, r * 0.9, cut.sleeves > 0 ? rings : {});
    if (cut.sleeves > 0 && cut.sleeves < 0.45 && !rig.small) {
      scene.cap(bare, skin, mix(arm.shoulder, arm.elbow, 0.55), arm.elbow, r * 0.92, r * 0.88);
    }
    scene.cap(
      lowerPart,
      lower,
      arm.elbow,
      arm.wrist,
      r * 0.92,
      r * (wide ? 1.75 : lower === skin ? 0.68 : 0.84),
      cut.sleeves > 0.6 ? rings : {},
    );
    // the forearm is thickest below the elbow
    if (rig.large && !wide && !bony)
      scene.ell(lowerPart, lower, mix(arm.elbow, arm.wrist, 0.3), r * 0.98, rig.chest.rotation, rings);
    if (bony) scene.ell(bare, skin, arm.elbow, r * 1.35);
    // what is there instead begins at the elbow
    if (replaced.includes(side)) continue;
    const hand = gloves ? f.part(gloves.piece.id, group) : bare;
    const glove = (gloves?.piece.draw ? gloves.trim : gloves?.material) ?? skin;
    const bracer = gloves?.piece.id === 'bracers';
    if (gloves && !rig.small) {
      scene.cap(
        hand,
        glove,
        mix(arm.wrist, arm.elbow, bracer ? 0.65 : 0.4),
        arm.wrist,
        r * 1.12,
        r * (bracer ? 0.86 : 1),
      );
    }
    // sleeves that are too long hang over empty hands
    const loose = torso?.states?.includes('trailing') || (torso?.size ?? 1) > 1;
    if (loose && cut.sleeves > 0.6 && !f.worn(side === 'R' ? 'right' : 'left'))
      scene.cap(lowerPart, lower, arm.wrist, mix(arm.wrist, arm.hand, 1.6), r * 1.1, r * 1.5);
    else drawHand(f, side, bracer ? bare : hand, bracer ? skin : glove);
  }
}

/** A fist round what is held, which it covers; else a palm that tapers to the finger tips, and a thumb before it. */
function drawHand(f: Figure, side: Side, part: number, material: string): void {
  const { scene, rig } = f;
  const arm = rig.arms[side];
  const h = rig.handRadius * (f.species.bony ? 0.8 : 1);
  if (rig.small) {
    scene.ell(part, material, arm.hand, h);
    return;
  }
  if (f.worn(side === 'R' ? 'right' : 'left')) {
    const fist = f.part(scene.parts[part]!.name, { group: `arm${side}`, bias: rig.far(side), priority: 1.56 });
    scene.ell(fist, material, arm.hand, h * 0.98);
    return;
  }
  const down = normalize(sub(arm.hand, arm.wrist));
  const front = apply(rig.chest.rotation, [0, 0, 1]);
  const inward = apply(rig.chest.rotation, [-signOf(side), 0, 0]);
  const palm = addScaled(arm.hand, down, -h * 0.1);
  scene.cap(part, material, addScaled(palm, down, -h * 0.3), palm, h * 0.78, h * 0.92);
  scene.cap(part, material, palm, addScaled(palm, down, h * 0.72), h * 0.84, h * 0.54);
  if (!rig.large) return;
  const thumb = addScaled(addScaled(palm, front, h * 0.62), inward, h * 0.5);
  scene.cap(part, material, thumb, addScaled(addScaled(thumb, down, h * 0.62), inward, h * 0.12), h * 0.36, h * 0.28);
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
