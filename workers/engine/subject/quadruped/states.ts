/** Animals of bones, of metal, undead, or ruled by an element. */
import { add, mix, normalize, scale, sub } from '../../solids/vec.ts';
import { type Anchor, grow } from '../elements.ts';
import { drawBarding } from './barding.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** Places along neck, back and tail, on both sides in turn, and on the brow. */
function anchorsAlong(h: BeastHead, t: Trunk): readonly Anchor[] {
  const { chest, rump, tail, chestR, hipR } = t;
  const found: Anchor[] = [];
  // few and large ones where a small picture would run them together
  const fine = chestR / h.px;
  const n = fine < 6 ? 3 : fine < 10 ? 4 : fine < 14 ? 5 : 6;
  for (let i = 0; i < n; i++) {
    const share = i / (n - 1);
    const r = chestR + (hipR - chestR) * share;
    const lean = (i % 2 ? 1 : -1) * 0.34;
    const out = normalize([lean, 1, -0.55]);
    const from = mix(add(chest, [0, 0, chestR * 0.35]), add(rump, [0, 0, -hipR * 0.25]), share);
    found.push({ at: add(from, scale([lean, 0.9, 0], r * 0.95)), out, size: chestR * (n < 5 ? 1.5 : 1.25) });
  }
  found.push({ at: h.point([0, 0.72, -0.45]), out: normalize([0, 0.9, -0.75]), size: h.look.beast.head * 0.85 });
  const [before, end] = [tail.at(-2), tail.at(-1)];
  if (before && end) found.push({ at: end, out: normalize(sub(end, before)), size: chestR * 0.9 });
  return found;
}

/** Where the parts burn that are said to: along the neck, round a lion's face, along the tail, over the hooves, all over the back. */
function burningAt(h: BeastHead, t: Trunk): readonly Anchor[] {
  const { look, point: H } = h;
  const { chest, chestR, tail, legs } = t;
  const { beast: B, burns } = look;
  const q = B.head;
  const found: Anchor[] = [];
  const fine = q / h.px;
  if (burns.has('mane') && B.ruff)
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 2 * Math.PI;
      const [x, y] = [Math.sin(a), Math.cos(a)];
      found.push({ at: H([x * 0.8, y * 0.8, -0.4]), out: normalize([x, y + 0.3, -0.5]), size: q * 0.95 });
    }
  else if (burns.has('mane')) {
    const way = [H([0, 0.85, 0.25]), H([0, 0.72, -0.45]), add(mix(H([0, 0.6, -0.3]), add(chest, [0, chestR * 0.9, -0.06]), 0.55), [0, 0, -0.1]), add(chest, [0, chestR * 0.86, -0.14])]; // biome-ignore format: points
    const n = fine < 5 ? 4 : 6;
    for (let i = 0; i < n; i++) {
      const s = (i / (n - 1)) * (way.length - 1);
      const k = Math.min(way.length - 2, Math.floor(s));
      found.push({ at: mix(way[k]!, way[k + 1]!, s - k), out: normalize([0, 0.8, -0.75]), size: q * (i ? 1.25 : 0.8) });
    }
  }
  if (burns.has('tail') && tail.length > 1) {
    const n = fine < 5 ? 2 : 3;
    for (let i = 0; i < n; i++) {
      const at = mix(tail.at(-2)!, tail.at(-1)!, i / Math.max(1, n - 1));
      found.push({ at, out: normalize([0, 0.75, -0.7]), size: chestR * (0.7 + 0.3 * i) });
    }
  }
  if (burns.has('paws') || burns.has('legs') || burns.has('socks'))
    for (const l of legs)
      for (const z of [-1, 1])
        found.push({ at: add(l.foot, [l.sign * B.legRadius * 0.5, B.legRadius * 0.9, z * B.legRadius * 0.5]), out: normalize([l.sign * 0.2, 1, -0.5]), size: Math.max(B.legRadius * 1.9, h.px * 2.4) }); // biome-ignore format: one line
  if (burns.has('fur')) found.push(...anchorsAlong(h, t));
  return found;
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

/** Wounds of who walks though dead: the flank open over pale ribs, a raw place on the shoulder, torn skin at its rim. */
function wounds(h: BeastHead, t: Trunk): void {
  const { scene, look, small, px } = h;
  const { chest, rump, chestR, hipR, legs } = t;
  const raw = scene.part('wounds', { group: 'body', line: false, priority: 1.2 });
  const r = (chestR + hipR) / 2;
  const swell = look.beast.legRadius;
  for (const d of [-1, 1]) {
    const at = add(mix(chest, rump, 0.46), [d * r * 0.74, r * 0.04, 0]);
    const long = Math.max(r * 0.86, px * 4);
    scene.ell(raw, '#6c2434/demon', at, [r * 0.3, r * 0.68, long]);
    // at least a pixel of dark between two of them
    const many = Math.max(2, Math.min(4, Math.floor((long * 1.7) / (3 * px))));
    const thick = Math.max(px * 0.62, r * 0.075);
    for (let i = 0; i < many; i++) {
      const z = long * 0.82 * (1 - (2 * (i + 0.5)) / many);
      const k = Math.sqrt(Math.max(0.1, 1 - (z / long) ** 2));
      const rib = scene.part('ribs', { group: `rib${i}`, line: false, priority: 1.7 });
      scene.tube(rib, 'bone', [add(at, [d * r * 0.1, r * 0.62 * k, z]), add(at, [d * r * 0.34, 0, z - r * 0.06]), add(at, [d * r * 0.16, -r * 0.6 * k, z])], thick); // biome-ignore format: one line
    }
    if (small) continue;
    const fore = legs.find((l) => l.fore && l.sign === d)!;
    scene.ell(raw, '#7c2c3c/demon', add(fore.top, [d * swell * 1.5, -swell * 0.2, 0]), [swell * 0.5, swell * 0.7, swell * 0.62]); // biome-ignore format: one line
  }
}

/** Old cuts: pale lines across flank, shoulder and over the eye. */
function scars(h: BeastHead, t: Trunk): void {
  const { scene, look, point: H, px } = h;
  const { chest, rump, chestR, hipR, legs } = t;
  const cut = look.scars!;
  const q = look.beast.head;
  const part = scene.part('scars', { group: 'body', line: false, priority: 1.6 });
  const thick = Math.max(px * 0.6, chestR * 0.05);
  for (const d of [-1, 1]) {
    const r = (chestR + hipR) / 2;
    const at = add(mix(chest, rump, 0.52), [d * r * 0.92, 0, 0]);
    for (const z of [0.3, -0.14]) scene.cap(part, cut, add(at, [0, r * 0.52, r * (z + 0.16)]), add(at, [d * r * 0.04, -r * 0.3, r * (z - 0.16)]), thick, thick * 0.7); // biome-ignore format: one line
    const fore = legs.find((l) => l.fore && l.sign === d)!;
    const shoulder = add(fore.top, [d * look.beast.legRadius * 1.55, 0, 0]);
    scene.cap(part, cut, add(shoulder, [0, chestR * 0.3, chestR * 0.24]), add(shoulder, [0, -chestR * 0.16, -chestR * 0.2]), thick, thick * 0.7); // biome-ignore format: one line
    const face = scene.part('scars', { group: 'head', line: false, priority: 1.8 });
    scene.cap(face, cut, H([d * 0.62, 0.7, 0.52]), H([d * 0.78, -0.32, 0.56]), Math.max(px * 0.6, q * 0.06));
  }
}

/** Who starves: the ribs under the skin of the flank, the hip bone before the thigh. */
function starved(h: BeastHead, t: Trunk): void {
  const { scene, look, px } = h;
  const { chest, rump, chestR, hipR } = t;
  const r = (chestR + hipR) / 2;
  const many = Math.max(2, Math.min(4, Math.floor(r / (1.6 * px))));
  const thick = Math.max(px * 0.6, r * 0.07);
  for (const d of [-1, 1]) {
    const at = add(mix(chest, rump, 0.42), [d * r * 0.78, r * 0.04, 0]);
    for (let i = 0; i < many; i++) {
      const z = r * 0.95 * (1 - (2 * (i + 0.5)) / many);
      const k = Math.sqrt(Math.max(0.3, 1 - (z / (r * 1.2)) ** 2));
      const rib = scene.part('ribs', { group: `rib${i}`, line: false, priority: 1.7 });
      scene.tube(rib, look.rib, [add(at, [d * r * 0.1, r * 0.62 * k, z + r * 0.06]), add(at, [d * r * 0.34, 0, z]), add(at, [d * r * 0.16, -r * 0.66 * k, z - r * 0.08])], thick); // biome-ignore format: one line
    }
  }
}

type Line = readonly [ax: number, ay: number, bx: number, by: number];
/** Signs of a few strokes, in shares of their height. */
const RUNES: readonly (readonly Line[])[] = [
  [[0, -1, 0, 1], [0, 1, 0.7, 0.4], [0, 0.3, 0.7, -0.3]],
  [[-0.5, -1, 0, 1], [0, 1, 0.5, -1], [-0.3, -0.1, 0.3, -0.1]],
  [[0, -1, 0, 1], [-0.6, 0.5, 0, 0], [0, 0, 0.6, 0.5]],
]; // biome-ignore format: a table

/** What is painted on its flanks: signs along them, flowers, stars. */
function painted(h: BeastHead, t: Trunk): void {
  const { scene, look, px } = h;
  const { chest, rump, chestR, hipR, legs } = t;
  const r = (chestR + hipR) / 2;
  for (const [id, ink] of look.signs)
    for (const d of [-1, 1]) {
      const many = id === 'runes' ? 3 : 4;
      for (let i = 0; i < many; i++) {
        const share = 0.12 + (0.76 * i) / (many - 1);
        const y = id === 'runes' ? 0.06 : i % 2 ? 0.42 : -0.18;
        const at = add(mix(chest, rump, share), [d * r * Math.sqrt(1 - y * y) * 0.98, r * y, 0]);
        const part = scene.part(id, { group: `${id}${i}`, line: false, priority: 1.9 });
        if (id === 'runes') {
          const tall = Math.max(px * 2.2, r * 0.5);
          for (const [ax, ay, bx, by] of RUNES[i % RUNES.length]!) scene.cap(part, ink, add(at, [0, ay * tall, ax * tall]), add(at, [0, by * tall, bx * tall]), Math.max(px * 0.52, r * 0.05)); // biome-ignore format: one line
          continue;
        }
        const petal = Math.max(px * 0.8, r * 0.13);
        for (const [u, v] of [[0, 1], [1, 0], [0, -1], [-1, 0]] as const) scene.ell(part, ink, add(at, [0, v * petal * 1.2, u * petal * 1.2]), petal * (id === 'stars' ? 0.7 : 1)); // biome-ignore format: one line
        scene.ell(scene.part(id, { group: `${id}${i}`, line: false, priority: 2 }), id === 'stars' ? ink : '#f4d040', add(at, [d * px, 0, 0]), petal * 0.9); // biome-ignore format: one line
      }
      if (id !== 'runes') continue;
      const fore = legs.find((l) => l.fore && l.sign === d)!;
      const mark = scene.part('runes', { group: 'leg-rune', line: false, priority: 1.9 });
      const top = add(fore.top, [d * look.beast.legRadius * 1.6, 0, 0]);
      scene.cap(
        mark,
        ink,
        add(top, [0, chestR * 0.2, 0]),
        add(top, [0, -chestR * 0.34, 0]),
        Math.max(px * 0.52, r * 0.05),
      );
    }
}

/** What an animal's traits put on it. */
export function drawStates(h: BeastHead, t: Trunk): void {
  const { look } = h;
  if (look.scars) scars(h, t);
  if (look.signs.length > 0) painted(h, t);
  if (look.burns.size > 0) grow(h.scene, ['fire'], burningAt(h, t), h.px, look.flames);
  if (look.armour) drawBarding(h, t, look.armour);
  if (!look.traits) return;
  if (look.traits.includes('gaunt') && !look.bony) starved(h, t);
  if (look.traits.includes('mechanical')) bolts(h, t);
  if (look.traits.includes('undead') && !look.bony) wounds(h, t);
  // where one part burns, its flames are not on the back as well
  const elsewhere =
    look.burns.size > 0 && !look.burns.has('fur') ? look.traits.filter((x) => x !== 'fire') : look.traits;
  grow(h.scene, elsewhere, anchorsAlong(h, t), h.px, look.flames);
}
