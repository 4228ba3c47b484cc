/** Clothes that leave an animal on its four legs: a cape over its back, a jumper round its trunk. */
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { add, mix, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';
import { legBias } from './trunk.ts';

/** A cape from a collar at the neck over back and flanks, its hem lifted behind the rump, with folds that run to the hem. */
function cape(h: BeastHead, t: Trunk, cloth: MaterialRef): void {
  const { scene, look, least, small, px } = h;
  const { chest, rump, chestR, hipR, head } = t;
  const part = scene.part('cape', { group: 'cape', priority: 1.3 });
  const r = Math.max(chestR, hipR);
  const withers = add(chest, [0, chestR * 0.16, chestR * 0.36]);
  const middle = add(mix(chest, rump, 0.5), [0, r * 0.1, 0]);
  const hind = add(rump, [0, r * 0.12, -hipR * 0.5]);
  const hem = add(rump, [0, r * 0.2, -hipR * 1.5]);
  // local x of a cone along the trunk points up: what lies below is cut off, less of it towards the hem
  const clip = (low: number) => ({ clips: [[-1, 0, 0, low]] as const });
  scene.cone(part, cloth, middle, withers, r * 1.1, chestR * 0.98, clip(0.16));
  scene.cone(part, cloth, hind, middle, r * 1.2, r * 1.1, clip(0.26));
  scene.cone(part, cloth, hem, hind, r * 1.34, r * 1.2, clip(0.3));
  if (!small) {
    const fold = scene.part('cape', { group: 'cape', line: false, priority: 1.5 });
    for (const d of [-1, 1])
      for (const [y, from] of [
        [0.5, 0.25],
        [0.06, 0.5],
      ] as const) {
        const out = Math.sqrt(1 - y * y);
        const at = (p: Vec3, k: number): Vec3 => add(p, [d * out * r * k, y * r * k, 0]);
        scene.cap(fold, shadeOf(cloth, 1), at(mix(withers, hind, from), 1.12), at(hem, 1.3), px * 0.4, px * 0.8);
      }
  }
  const neck = (look.beast.neckRadius ?? look.beast.head * 0.7) * 1.3;
  const from = add(chest, [0, 0.03, 0.05]);
  const collar = scene.part('cape', { group: 'cape-collar', priority: 1.5 });
  scene.cone(collar, cloth, mix(from, head.origin, 0.3), mix(from, head.origin, 0.5), neck * 1.12, neck);
  const clasp = scene.part('clasp', { group: 'clasp', priority: 1.7 });
  const side = h.sine ? -Math.sign(h.sine) : 0;
  scene.ell(
    clasp,
    'gold',
    add(mix(from, head.origin, 0.36), [side * neck * 0.7, -neck * 0.5, neck * 0.9]),
    least(neck * 0.2, 1),
  );
}

/** A knitted tube with sleeves and a roll collar; its hem and cuffs are of a darker tone. */
function jumper(h: BeastHead, t: Trunk, wool: MaterialRef): void {
  const { scene, look, least } = h;
  const { chest, rump, chestR, hipR, legs, head } = t;
  const part = scene.part('jumper', { group: 'body', priority: 1.25 });
  const low = (chestR + hipR) / 2;
  const end = mix(chest, rump, 0.74);
  scene.cap(part, wool, add(chest, [0, 0, chestR * 0.06]), mix(chest, rump, 0.4), chestR * 1.06, low * 1.03);
  scene.cone(part, wool, end, mix(chest, rump, 0.3), low * 1.05, chestR * 1.05);
  const hem = scene.part('jumper', { group: 'jumper-hem', priority: 1.35, melts: true });
  scene.cone(hem, shadeOf(wool, 2), mix(chest, rump, 0.8), mix(chest, rump, 0.7), low * 1.07, low * 1.07);
  for (const l of legs) {
    if (!l.fore) continue;
    const sleeve = scene.part('jumper', { group: `leg${l.id}`, bias: legBias(l, t.yaw), priority: 1.25 });
    const r = least(look.beast.legRadius * 1.2, 1.2);
    const cuff = mix(l.top, l.knee, 0.95);
    scene.cap(
      sleeve,
      wool,
      add(l.top, [l.sign * look.beast.legRadius * 0.12, look.beast.chest * 0.15, 0]),
      cuff,
      Math.min(r * 1.5, chestR * 0.66),
      r,
    );
    scene.cone(sleeve, shadeOf(wool, 2), cuff, mix(l.knee, l.foot, 0.18), r * 1.06, r * 1.06);
  }
  const neck = (look.beast.neckRadius ?? look.beast.head * 0.7) * 1.22;
  const from = add(chest, [0, 0.03, 0.05]);
  const collar = scene.part('jumper', { group: 'jumper-collar', priority: 1.35 });
  scene.cone(collar, shadeOf(wool, 2), mix(from, head.origin, 0.24), mix(from, head.origin, 0.5), neck * 1.16, neck);
}

/** A girth behind the fore legs, a strap round the breast and one along each flank, with studs. */
function harness(h: BeastHead, t: Trunk, strap: MaterialRef): void {
  const { scene, px } = h;
  const { chest, rump, chestR, hipR } = t;
  const part = scene.part('harness', { group: 'harness', priority: 1.45, line: false });
  const r = Math.max(chestR, hipR);
  const half = Math.max(px * 1.05, chestR * 0.09);
  const girth = mix(chest, rump, 0.26);
  scene.cone(part, strap, add(girth, [0, 0, -half]), add(girth, [0, 0, half]), r * 1.04, r * 1.04);
  for (const d of [-1, 1]) {
    // over the shoulder, wide of the leg's swell
    const out = r * 1.02 + h.look.beast.legRadius * 0.6;
    scene.tube(part, strap, [add(girth, [d * r, 0, 0]), add(chest, [d * out * 0.92, -chestR * 0.06, chestR * 0.4]), add(chest, [d * chestR * 0.5, -chestR * 0.04, chestR * 1.06]), add(chest, [0, -chestR * 0.02, chestR * 1.14])], half * 0.9);
    if (!h.small) scene.ell(scene.part('studs', { group: 'harness', priority: 1.7, line: false }), 'gold', add(girth, [d * r * 1.05, -chestR * 0.02, 0]), Math.max(px, chestR * 0.12));
  }
} // biome-ignore format: points

export function drawDress(h: BeastHead, t: Trunk): void {
  const { look } = h;
  if (look.harness) harness(h, t, look.harness);
  if (look.gloves)
    for (const l of t.legs)
      if (l.fore) {
        const r = h.least(look.beast.legRadius * 1.9, 2.2);
        const part = h.scene.part('gloves', { group: `glove${l.id}`, bias: legBias(l, t.yaw), priority: 1.5 });
        h.scene.ell(part, look.gloves, add(l.foot, [0, r * 0.5, r * 0.3]), r);
        h.scene.cap(part, shadeOf(look.gloves, 1), mix(l.foot, l.knee, 0.45), mix(l.foot, l.knee, 0.6), r * 0.72);
      }
  if (look.jumper) jumper(h, t, look.jumper);
  if (look.cape) cape(h, t, look.cape);
}
