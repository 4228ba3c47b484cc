/** Armour of an animal: plates over neck, back and rump with an edge of another metal, a breastplate, shoulders, greaves, a face plate. */
import { finishOf, type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { add, mix } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** How far down the flank the plates reach, in radii below its middle. */
const LOW = 0.12;

export function drawBarding(h: BeastHead, t: Trunk, plate: MaterialRef): void {
  const { scene, look, least, point: H, frame, small, px } = h;
  const { chest, rump, legs, chestR, hipR, head } = t;
  const { beast: B } = look;
  const edge: MaterialRef = /gold|brass|bronze/.test(finishOf(plate)) ? shadeOf(plate, 1) : 'gold';
  const r = Math.max(chestR, hipR) * 1.07;
  const [front, back] = [add(mix(chest, rump, 0.02), [0, 0.02, 0]), add(mix(chest, rump, 1.02), [0, 0.02, 0])];
  // one shell over the trunk; local x of a cone along it points up: what lies below is cut off
  const shell = scene.part('armour', { group: 'shell', priority: 1.2 });
  scene.cone(shell, plate, back, front, r, r, { clips: [[-1, 0, 0, LOW]] });
  scene.ell(shell, plate, add(rump, [0, hipR * 0.06, 0]), [hipR * 1.1, hipR * 1.08, hipR * 1.12], undefined, {
    clips: [[0, -1, 0, LOW]],
  });
  const rim = scene.part('armour', { group: 'shell', line: false, priority: 1.4 });
  const wide = Math.max(0.13, (1.1 * px) / r);
  scene.cone(rim, edge, back, front, r * 1.03, r * 1.03, {
    clips: [
      [-1, 0, 0, LOW],
      [1, 0, 0, wide - LOW],
    ],
  });
  // where one plate lies over the next
  for (const share of small ? [0.5] : [0.36, 0.72]) {
    const at = mix(front, back, share);
    scene.cone(rim, shadeOf(plate, 1), add(at, [0, 0, -px * 0.32]), add(at, [0, 0, px * 0.32]), r * 1.025, r * 1.025, {
      clips: [[-1, 0, 0, LOW - wide]],
    });
  }
  const breast = scene.part('armour', { group: 'breast', priority: 1.2 });
  scene.ell(
    breast,
    plate,
    add(chest, [0, -chestR * 0.02, chestR * 0.3]),
    [chestR * 0.96, chestR * 1.02, chestR * 0.92],
    undefined,
    {
      clips: [[0, 0, -1, -0.1]],
    },
  );
  // lames down the neck, where it is long enough to have some
  const neck = (B.neckRadius ?? B.head * 0.68) * 1.16;
  const base = add(chest, [0, 0.03, 0.05]);
  const crinet = scene.part('armour', { group: 'crinet', priority: 1.2 });
  if (!B.ruff && look.heads === 1)
    scene.cone(crinet, shadeOf(plate, 2), mix(base, head.origin, 0.3), mix(base, head.origin, 0.8), neck * 1.2, neck);
  for (const l of legs) {
    const bias = h.sine !== 0 && Math.sign(-h.sine) !== l.sign ? -1 : 0;
    const shin = scene.part('armour', { group: `greave${l.id}`, priority: 1.2, bias });
    const w = least(B.legRadius * 1.12, 1.1);
    scene.cap(shin, plate, mix(l.knee, l.foot, 0.1), mix(l.knee, l.foot, 0.62), w, w * 0.9);
    if (!l.fore) continue;
    const pauldron = scene.part('armour', { group: `pauldron${l.id}`, priority: 1.3, bias });
    const up = add(l.top, [l.sign * B.legRadius * 0.6, B.chest * 0.2, 0]);
    scene.ell(pauldron, plate, up, [w * 1.1, Math.max(w * 1.5, chestR * 0.46), Math.max(w * 1.4, chestR * 0.4)]);
    if (!small)
      scene.ell(
        scene.part('armour', { group: `pauldron${l.id}`, line: false, priority: 1.5, bias }),
        edge,
        add(up, [l.sign * w * 1.05, 0, 0]),
        least(w * 0.34, 0.8),
      );
  }
  const q = B.head;
  const helmet = scene.part('armour', { group: 'helmet', priority: 1.3 });
  // the cheeks are free, and the eyes
  scene.ell(helmet, plate, H([0, 0.14, -0.06]), [q * 1.08, q * 1.0, q * 1.02], frame.rotation, {
    clips: [[0, -1, 0.5, -0.12]],
  });
  scene.cap(helmet, plate, H([0, 0.42, 0.7]), H([0, -0.02, 0.82 + (B.muzzle[0] / q) * 0.5]), q * 0.26, q * 0.16);
  if (small) return;
  scene.cap(
    scene.part('armour', { group: 'helmet', line: false, priority: 1.5 }),
    edge,
    H([0, 1.1, -0.3]),
    H([0, 0.76, 0.66]),
    Math.max(px * 0.7, q * 0.09),
    px * 0.7,
  );
}
