import type { PartId, Pattern } from '../../solids/primitives.ts';
import { add, apply, length, mix, rad, rotZ, scale, sub, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';

/** Nets, bands and lines painted on the flank ellipsoid (local −1..1, z forwards). */
export function painted({ scene, look, small }: BeastHead): Pattern | undefined {
  const { beast: B, mark } = look;
  if (!mark || small) return undefined;
  const hit = { material: scene.material(mark) };
  switch (B.marks) {
    case 'net':
      // large plates with pale lines between them
      return (x, y, z) =>
        Math.abs(Math.sin(z * 6 + Math.sin(y * 5) * 0.8)) > 0.32 &&
        Math.abs(Math.sin(y * 5.2 + x * 3 + Math.sin(z * 5) * 0.9)) > 0.3
          ? hit
          : 0;
    case 'bands':
      return (_x, _y, z) => (z > -0.32 && z < 0.3 ? hit : 0);
    default:
      return undefined;
  }
}

/** Blots of a coat: share of the trunk from the chest, degrees from the top, share of the radius across and along. */
const BLOTS: readonly (readonly [along: number, degrees: number, high: number, long: number])[] = [
  [0.06, 62, 0.74, 0.7],
  [0.5, 30, 0.5, 0.62],
  [0.9, 66, 0.8, 0.72],
  [0.56, 96, 0.4, 0.42],
  [0.1, -50, 0.66, 0.62],
  [0.46, -84, 0.6, 0.62],
  [0.94, -48, 0.72, 0.66],
  [0.98, 8, 0.5, 0.5],
];

/** Large blots that lie over trunk, shoulders and haunches; no side is the other's mirror. */
function drawPatches({ scene, look, small }: BeastHead, { chest, rump, chestR, hipR }: Trunk): void {
  const part = scene.part('markings', { group: 'body', line: false });
  const swell = look.beast.legRadius * 0.9;
  for (const [i, [along, degrees, high, long]] of BLOTS.entries()) {
    if (small && i % 4 === 3) continue;
    const r = chestR + (hipR - chestR) * along;
    const turn = rotZ(90 - degrees);
    // shoulders and haunches stand out from the trunk
    const over = Math.max(0, Math.abs(along - 0.5) * 2 - 0.5) * 2 * swell * Math.abs(Math.sin(rad(degrees)));
    const at = add(mix(chest, rump, along), apply(turn, [r * 0.86 + over, 0, 0]));
    const cover = i % 2 && look.secondMark ? look.secondMark : look.mark!;
    scene.ell(part, cover, at, [r * 0.24, r * high, r * long], turn);
  }
}

/** Rows of spots from the top, in degrees, and where along the trunk each row begins. */
const SPOTS: readonly (readonly [degrees: number, from: number])[] = [
  [20, 0.02],
  [46, 0.14],
  [72, 0],
  [98, 0.12],
];
/** Model units and pixels between two spots of a row. */
const APART = [0.19, 6.5] as const;

/** Round spots in staggered rows, of at least two pixels, so that each is one: fewer where they would run together. */
function drawSpots(h: BeastHead, t: Trunk): void {
  const { scene, look, px } = h;
  const { chest, rump, chestR, hipR } = t;
  if (look.beast.spotSize) drawNeckSpots(h, t);
  const k0 = look.beast.spotSize ?? 1;
  const part = scene.part('markings', { group: 'body', line: false, priority: 1.3 });
  const gap = Math.max(APART[0] * (k0 > 1 ? k0 * 0.72 : 1), APART[1] * px * (k0 > 1 ? 1.15 : 1));
  const long = look.beast.length + chestR * 0.7;
  const size = Math.max(gap * (k0 > 1 ? 0.29 : 0.2), px * 1.05);
  const swell = look.beast.legRadius * 1.1;
  const [front, back] = [add(chest, [0, 0, chestR * 0.35]), add(rump, [0, 0, -hipR * 0.35])];
  for (const [row, [degrees, from]] of SPOTS.entries()) {
    // large ones have room for every other row
    if (k0 > 1 && row % 2) continue;
    for (let at = from + 0.02, k = 0; at < 1; at += gap / long, k++)
      for (const d of [-1, 1]) {
        const r = chestR + (hipR - chestR) * at;
        // no two sides alike, no row a line
        const turn = rotZ(90 - d * (degrees + (((k * 7 + row * 3 + d) % 3) - 1) * 5));
        const over = Math.max(0, Math.abs(at - 0.5) * 2 - 0.45) * swell * Math.abs(Math.sin(rad(degrees)));
        const place = add(mix(front, back, Math.min(1, at + (d < 0 ? 0.04 : 0))), apply(turn, [r * 0.86 + over, 0, 0]));
        const k2 = (k + row) % 3 === 0 ? 1.3 : 1;
        scene.ell(part, look.mark!, place, [r * 0.22, size * k2, size * (k2 + 0.15)], turn);
      }
  }
}

/** Spots up a long neck. */
function drawNeckSpots({ scene, look, px }: BeastHead, { chest, head }: Trunk): void {
  const part = scene.part('markings', { group: 'body', line: false, priority: 1.3 });
  const gap = Math.max(APART[0], APART[1] * px * 1.1);
  const base = add(chest, [0, 0.06, 0.05]);
  const axis = sub(head.origin, base);
  const long = length(axis);
  const r = look.beast.neckRadius ?? look.beast.head * 0.7;
  for (let at = 0.16, k = 0; at < 0.86; at += gap / long, k++)
    for (const d of [-1, 1])
      for (const z of k % 2 ? [-0.55, 0.45] : [0]) {
        const wide = r * (1.22 - at * 0.3);
        const place = add(add(base, scale(axis, at + d * 0.03)), [d * wide * 0.84, 0, z * wide]);
        scene.ell(part, look.mark!, place, [wide * 0.3, gap * 0.34, gap * 0.3]);
      }
}

/** A stripe along the middle of the back. */
function drawLine({ scene, look }: BeastHead, { chest, rump, chestR, hipR, head }: Trunk): void {
  const part = scene.part('markings', { group: 'body', line: false });
  const waist = Math.min(chestR, hipR) * (look.beast.waist ?? 0.86);
  const level = Math.max(0, (chestR + hipR) / 2 - waist) * 0.85;
  const over = (p: Vec3, r: number): Vec3 => add(p, [0, r * 0.36, 0]);
  const middle = over(add(mix(chest, rump, 0.56), [0, level, 0]), waist);
  scene.cap(part, look.mark!, over(chest, chestR), middle, chestR * 0.72, waist * 0.72);
  scene.cap(part, look.mark!, middle, over(rump, hipR), waist * 0.72, hipR * 0.7);
  scene.cap(part, look.mark!, over(chest, chestR), add(head.origin, [0, look.beast.head * 0.5, -look.beast.head * 0.4]), chestR * 0.66, look.beast.head * 0.46); // biome-ignore format: one line
}

/** A dark back from the nape to the tail whose border runs down the flank in locks. */
function drawSaddle({ scene, look, px, small }: BeastHead, { chest, rump, chestR, hipR, head }: Trunk): void {
  const part = scene.part('markings', { group: 'body', line: false });
  const mark = look.mark!;
  const waist = Math.min(chestR, hipR) * (look.beast.waist ?? 0.86);
  const middle = mix(chest, rump, 0.56);
  const raised = (p: Vec3, r: number): Vec3 => add(p, [0, r * 0.14, 0]);
  const level = Math.max(0, (chestR + hipR) / 2 - waist) * 0.85;
  const way = [raised(chest, chestR), raised(add(middle, [0, level, 0]), waist), raised(rump, hipR)] as const;
  const radii = [chestR, waist, hipR].map((r) => r * 0.985);
  for (let i = 0; i < 2; i++) scene.cap(part, mark, way[i]!, way[i + 1]!, radii[i]!, radii[i + 1]!);
  scene.cap(
    part,
    mark,
    add(way[0], [0, chestR * 0.3, -chestR * 0.2]),
    mix(way[0], head.origin, 0.6),
    chestR * 0.66,
    look.beast.head * 0.5,
  );
  if (small) return;
  const locks = Math.max(3, Math.min(7, Math.round(look.beast.length / (5 * px))));
  for (let i = 0; i < locks; i++)
    for (const d of [-1, 1]) {
      const at = (i + 0.5) / locks;
      const r = chestR + (hipR - chestR) * at;
      const side = add(mix(chest, rump, at), [d * r * 0.9, r * 0.3, 0]);
      const long = r * (i % 2 ? 0.5 : 0.3);
      scene.cap(part, mark, side, add(side, [d * r * 0.04, -long, -long * 0.7]), Math.max(px, r * 0.2), px * 0.5);
    }
}

/** Marks that are solids of their own. */
const DRAWN: Readonly<Record<string, ((h: BeastHead, t: Trunk) => void) | undefined>> = {
  patches: drawPatches,
  spots: drawSpots,
  saddle: drawSaddle,
  line: drawLine,
};

/** The flank: painted it lies over the trunk, plain inside it. */
export function drawCoat(h: BeastHead, t: Trunk, body: PartId, middle: Vec3, half: number): void {
  const { chestR, hipR } = t;
  const drawn = h.look.mark ? DRAWN[h.look.beast.marks ?? ''] : undefined;
  if (drawn) {
    drawn(h, t);
    return;
  }
  const marks = painted(h);
  if (!marks) return;
  const wide = Math.max(chestR, hipR) * 1.1;
  h.scene.ell(body, h.look.fur, middle, [wide, wide, half * 1.42], undefined, { pattern: marks });
}
