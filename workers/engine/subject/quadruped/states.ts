/** Animals in armour, of bones, of metal, undead, or ruled by an element. */
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { add, mix, normalize, scale, sub, type Vec3 } from '../../solids/vec.ts';
import { type Anchor, grow } from '../elements.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** Places along neck, back and tail, on both sides in turn, and on the brow. */
function anchorsAlong(h: BeastHead, t: Trunk): readonly Anchor[] {
  const { chest, rump, tail, chestR, hipR } = t;
  const found: Anchor[] = [];
  const n = h.small ? 4 : 6;
  for (let i = 0; i < n; i++) {
    const share = i / (n - 1);
    const r = chestR + (hipR - chestR) * share;
    const lean = (i % 2 ? 1 : -1) * 0.34;
    const out = normalize([lean, 1, -0.55]);
    const from = mix(add(chest, [0, 0, chestR * 0.35]), add(rump, [0, 0, -hipR * 0.25]), share);
    found.push({ at: add(from, scale([lean, 0.9, 0], r * 0.95)), out, size: chestR * 1.2 });
  }
  found.push({ at: h.point([0, 0.72, -0.45]), out: normalize([0, 0.9, -0.75]), size: h.look.beast.head * 0.85 });
  const [before, end] = [tail.at(-2), tail.at(-1)];
  if (before && end) found.push({ at: end, out: normalize(sub(end, before)), size: chestR * 0.9 });
  return found;
}

/** Plates over breast, back, brow and shins, with a crest on the brow; in the colour that is said of the armour. */
function armour(h: BeastHead, t: Trunk, plate: MaterialRef): void {
  const { scene, look, least, point: H, frame, small, px } = h;
  const { chest, rump, legs, chestR, hipR } = t;
  const { beast: B } = look;
  const metal = scene.part('armour', { group: 'armour', priority: 1.2 });
  // a saddle of plates over the back, a breastplate, a plate over the hips
  const lames = small ? 1 : 3;
  for (let i = 0; i < lames; i++) {
    const share = lames === 1 ? 0.5 : 0.22 + i * 0.29;
    const wide = lames === 1 ? 0.34 : 0.16;
    const r = Math.max(chestR, hipR) * (1.12 - i * 0.02);
    const lame = scene.part('armour', { group: `armour${i}`, priority: 1.2, melts: true });
    const of = i % 2 ? shadeOf(plate, 2) : plate;
    // local x of a cone along the trunk points up: what lies below is cut off
    scene.cone(lame, of, mix(chest, rump, share + wide), mix(chest, rump, share - wide), r * 0.97, r, {
      clips: [[-1, 0, 0, 0.3]],
    });
  }
  scene.ell(
    metal,
    plate,
    add(chest, [0, -chestR * 0.05, chestR * 0.34]),
    [chestR * 0.95, chestR * 1.02, chestR * 0.9],
    undefined,
    {
      clips: [[0, 0, -1, -0.1]],
    },
  );
  for (const l of legs) {
    const shin = scene.part('armour', {
      group: `greave${l.id}`,
      priority: 1.2,
      bias: h.sine !== 0 && Math.sign(-h.sine) !== l.sign ? -1 : 0,
    });
    const r = least(B.legRadius * 1.16, 1.1);
    scene.cap(shin, plate, mix(l.knee, l.foot, 0.05), mix(l.knee, l.foot, 0.6), r, r * 0.92);
    if (l.fore)
      scene.ell(shin, plate, add(l.top, [l.sign * B.legRadius * 0.5, B.chest * 0.1, 0]), [r * 1.2, r * 1.7, r * 1.7]);
  }
  const q = B.head;
  const helmet = scene.part('armour', { group: 'helmet', priority: 1.3 });
  scene.ell(helmet, plate, H([0, 0.12, -0.02]), [q * 1.12, q * 1.02, q * 1.04], frame.rotation, {
    clips: [[0, -1, 0.5, -0.12]],
  });
  scene.cap(helmet, plate, H([0, 0.42, 0.7]), H([0, -0.02, 0.82 + (B.muzzle[0] / q) * 0.5]), q * 0.26, q * 0.16);
  if (!small) scene.cone(helmet, 'gold', H([0, 0.95, 0.2]), H([0, 1.6, 0.1]), Math.max(px, q * 0.16), px * 0.4);
}

/** A body of bones: spine, ribs, pelvis and shoulder blades. */
export function drawBones(h: BeastHead, t: Trunk): void {
  const { scene, look, least, small } = h;
  const { chest, rump, legs, chestR, hipR } = t;
  const bone = look.fur;
  const part = scene.part('body', { group: 'body' });
  const [from, to] = [add(chest, [0, chestR * 0.62, chestR * 0.1]), add(rump, [0, hipR * 0.6, 0])];
  const thick = least(chestR * 0.17, 0.9);
  scene.cap(part, bone, from, to, thick);
  const ribs = small ? 4 : 6;
  for (let i = 0; i < ribs; i++) {
    const share = (i + 0.3) / (ribs + 1.6);
    const top = mix(from, to, share);
    const r = chestR * (1 - share * 0.35);
    for (const d of [-1, 1]) {
      const rib = scene.part('ribs', { group: `rib${i}`, bias: h.sine !== 0 && Math.sign(-h.sine) !== d ? -1 : 0 });
      const way: readonly Vec3[] = [
        top,
        add(top, [d * r * 0.86, -r * 0.42, 0]),
        add(top, [d * r * 0.78, -r * 1.15, r * 0.1]),
        add(top, [d * r * 0.2, -r * 1.5, r * 0.2]),
      ];
      scene.tube(rib, bone, way, least(chestR * 0.09, 0.55));
    }
  }
  scene.ell(part, bone, add(rump, [0, hipR * 0.32, 0]), [hipR * 0.62, hipR * 0.36, hipR * 0.5]);
  scene.ell(part, bone, add(chest, [0, chestR * 0.4, chestR * 0.1]), [chestR * 0.6, chestR * 0.34, chestR * 0.34]);
  for (const l of legs) scene.cap(part, bone, add(l.top, [0, chestR * 0.1, 0]), l.top, least(chestR * 0.17, 0.8));
}

/** Bolts at the joints, a seam round the trunk, an aerial. */
function bolts(h: BeastHead, t: Trunk): void {
  const { scene, look, least, point: H, px } = h;
  const { legs, chest, rump, chestR } = t;
  const r = look.beast.legRadius;
  for (const l of legs) {
    const joint = scene.part('bolts', { group: `bolt${l.id}`, priority: 1.3 });
    for (const at of [l.top, l.knee])
      scene.ell(joint, 'dark_metal', add(at, [l.sign * r * (at === l.top ? 1.5 : 0.5), 0, 0]), least(r * 0.75, 0.9));
  }
  const seam = scene.part('seam', { group: 'body', line: false, priority: 1.3 });
  for (const share of [0.3, 0.68]) {
    const middle = mix(chest, rump, share);
    scene.cone(
      seam,
      'dark_metal',
      add(middle, [0, 0, px * 0.6]),
      add(middle, [0, 0, -px * 0.6]),
      chestR * 1.03,
      chestR * 1.03,
    );
  }
  const aerial = scene.part('aerial', { priority: 1.4 });
  scene.cap(aerial, 'iron', H([0, 0.8, -0.2]), H([0, 1.55, -0.3]), px * 0.6);
  scene.ell(aerial, '#f05048/flame', H([0, 1.6, -0.3]), Math.max(px * 1.2, look.beast.head * 0.16));
}

/** Wounds of who walks though dead: bare ribs at one flank, raw places. */
function wounds(h: BeastHead, t: Trunk): void {
  const { scene, look, small, px } = h;
  const { chest, rump, chestR, hipR, legs } = t;
  const raw = scene.part('wounds', { group: 'body', line: false, priority: 1.2 });
  const swell = look.beast.legRadius;
  for (const d of [-1, 1]) {
    const at = add(mix(chest, rump, 0.48), [d * chestR * 0.86, -chestR * 0.1, 0]);
    scene.ell(raw, '#8c3440/demon', at, [chestR * 0.22, chestR * 0.52, chestR * 0.62]);
    for (let i = -1; i <= 1 && !small && px * 60 < 1; i++)
      scene.cap(
        scene.part('ribs', { group: 'ribs', line: false, priority: 1.6 }),
        'bone',
        add(at, [d * chestR * 0.14, chestR * 0.4, i * chestR * 0.32]),
        add(at, [d * chestR * 0.18, -chestR * 0.36, i * chestR * 0.32]),
        Math.max(px * 0.6, chestR * 0.07),
      );
    const haunch = legs.find((l) => !l.fore && l.sign === d)!;
    scene.ell(raw, '#5c2c3c/demon', add(haunch.top, [d * swell * 1.7, 0, 0]), [swell * 0.6, hipR * 0.3, hipR * 0.34]);
  }
}

/** What an animal's traits put on it. */
export function drawStates(h: BeastHead, t: Trunk): void {
  const { look } = h;
  if (!look.traits) return;
  if (look.armour) armour(h, t, look.armour);
  if (look.traits.includes('mechanical')) bolts(h, t);
  if (look.traits.includes('undead') && !look.bony) wounds(h, t);
  grow(h.scene, look.traits, anchorsAlong(h, t), h.px, look.flames);
}
