/** A body of bones: spine, a cage of ribs, pelvis, shoulder blades and legs with knobs at their joints. */

import { TONE } from '../../../../src/pixels/ramp.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { shadeOf } from '../../catalogue/materials.ts';
import type { DecalSurface } from '../../solids/primitives.ts';
import { add, length, mix, rad, sub, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';
import type { LegJoints } from './legs.ts';
import { legBias } from './trunk.ts';

/** Share of the trunk from the chest on that ribs hold; behind them is the spine alone. */
const CAGE = 0.7;
/** Pixels from rib to rib: the rib and what is dark between two. */
const STEP: Px = 3;
const NARROW: Px = 2;

export function drawBones(h: BeastHead, t: Trunk): void {
  const { scene, look, least } = h;
  const { chest, rump, legs, chestR, hipR, yaw } = t;
  const bone = look.fur;
  const part = scene.part('body', { group: 'spine' });
  const top = (at: Vec3, r: number): Vec3 => add(at, [0, r * 0.66, 0]);
  const [from, to] = [add(top(chest, chestR), [0, 0, chestR * 0.3]), top(rump, hipR)];
  const thick = least(chestR * 0.15, 0.95);
  scene.cap(part, bone, from, to, thick);
  const long = length(sub(chest, rump));
  const middle = add(mix(chest, rump, CAGE * 0.36), [0, -chestR * 0.22, 0]);
  const cage = scene.part('ribs', { group: 'ribs', flat: 0.4 });
  const radii: Vec3 = [least(chestR * 0.78, 2.4), least(chestR * 1.12, 3), long * CAGE * 0.62];
  scene.ell(cage, bone, middle, radii);
  const hips = scene.part('pelvis', { group: 'pelvis' });
  scene.ell(hips, bone, add(rump, [0, hipR * 0.24, 0]), [least(hipR * 0.62, 2), least(hipR * 0.5, 1.6), least(hipR * 0.5, 1.6)]); // biome-ignore format: one line
  for (const l of legs) {
    const blade = scene.part('blade', { group: `blade${l.id}`, bias: legBias(l, yaw) });
    if (l.fore) scene.cap(blade, bone, add(l.top, [0, chestR * 0.5, -chestR * 0.1]), l.top, least(chestR * 0.16, 0.9));
  }
  scene.decal((canvas) => drawRibs(canvas, h, t, middle, radii));
}

/** A leg of two bones with knobs where they meet, and a foot. */
export function drawLegBones(h: BeastHead, l: LegJoints, t: Trunk): void {
  const { scene, look, least } = h;
  const bone = look.fur;
  const part = scene.part('legs', { group: `leg${l.id}`, bias: legBias(l, t.yaw) });
  const r = least(look.beast.legRadius * 0.42, 0.62);
  const knob = least(look.beast.legRadius * 0.66, 0.95);
  scene.cap(part, bone, l.top, l.knee, r);
  scene.cap(part, bone, l.knee, l.foot, r);
  for (const at of [l.top, l.knee]) scene.ell(part, bone, at, knob);
  const paw = scene.part('paws', { group: `leg${l.id}`, bias: legBias(l, t.yaw) });
  scene.ell(paw, shadeOf(bone, 2), add(l.foot, [0, r * 0.2, r * 0.7]), [knob * 0.95, knob * 0.75, knob * 1.35]);
}

/**
 * Ribs as they lie on the grid: of the cage's pixels every third column stays bone, in small pictures every second, leaning
 * back as ribs do; between them it is dark. Its upper rim is the spine, its lower one the breastbone. From the front ribs are rows.
 */
function drawRibs(canvas: DecalSurface, h: BeastHead, t: Trunk, middle: Vec3, radii: Vec3): void {
  const ramp = canvas.ramp(h.look.fur);
  const dark = canvas.ramp('dark')[TONE.shadow];
  const [cx, cy] = canvas.project(middle);
  const reach = Math.ceil(Math.max(...radii) * canvas.scale) + 1;
  const tall = radii[1] * canvas.scale;
  const across = Math.abs(Math.sin(rad(t.yaw))) > 0.5;
  const ahead = Math.sin(rad(t.yaw)) > 0 ? 1 : -1;
  const wide = (across ? radii[2] : radii[1]) * canvas.scale;
  const step = wide < 6.5 ? NARROW : STEP;
  const is = (x: Px, y: Px): boolean => canvas.nameAt(x, y) === 'ribs';
  const todo: [Px, Px][] = [];
  for (let y = Math.floor(cy) - reach; y <= cy + reach; y++)
    for (let x = Math.floor(cx) - reach; x <= cx + reach; x++) {
      // rims stay
      if (!is(x, y) || !is(x, y - 1) || !is(x, y + 1) || (across && y < cy - tall * 0.62)) continue;
      const lean = across ? ahead * Math.floor(((y - cy) / Math.max(1, tall)) * 1.6) : 0;
      const at = across ? x - Math.round(cx) + lean : y - Math.round(cy);
      if (across || Math.abs(x - Math.round(cx)) > 0.5) if (((at % step) + step) % step !== 0) todo.push([x, y]);
    }
  for (const [x, y] of todo) canvas.put(x, y, dark);
  // bones between dark gaps are lit alike: no rib drowns in the shade
  for (let y = Math.floor(cy) - reach; y <= cy + reach; y++)
    for (let x = Math.floor(cx) - reach; x <= cx + reach; x++)
      if (is(x, y) && is(x, y + 1) && is(x, y - 1) && !todo.some(([a, b]) => a === x && b === y))
        canvas.put(x, y, ramp[y > cy + tall * 0.4 ? TONE.shadow : TONE.base]);
}
