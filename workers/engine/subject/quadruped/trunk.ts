/** Trunk, neck and legs of a four-legged animal: masses that flow into each other. */
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import type { Plane } from '../../solids/primitives.ts';
import { add, aim, apply, length, mix, normalize, rad, scale, sub, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, Trunk } from './beast-head.ts';
import type { LegJoints } from './legs.ts';
import { drawCoat, painted } from './markings.ts';

/** Waist over the hips' radius where a row does not say it. */
const WAIST = 0.86;

/** The far ones are a tone darker, from the front and back the pair behind is too. */
export function legBias(l: LegJoints, yaw: number): number {
  const sine = Math.sin(rad(yaw));
  const far = Math.abs(sine) > 0.3 && Math.sign(-sine) !== l.sign;
  return far || Math.cos(rad(yaw)) * (l.fore ? 1 : -1) < -0.5 ? -1 : 0;
}

export function drawLeg(h: BeastHead, l: LegJoints, t: Trunk): void {
  const { yaw } = t;
  const { scene, look, small, least, px } = h;
  const { beast: B, fur } = look;
  const bias = legBias(l, yaw);
  const group = { group: `leg${l.id}`, bias, melts: true };
  const part = scene.part('legs', group);
  const r = least(B.legRadius, 1);
  const wool = B.marks === 'wool';
  const thigh = wool ? (look.mark ?? fur) : (look.legs ?? fur);
  const shin = look.socks ?? thigh;
  const { chestR, hipR } = t;
  // a shoulder or a haunch that lies over the flank and runs down into the leg, so that no line rings the joint
  const own = l.fore ? chestR : hipR;
  if (l.fore) {
    const up = add(l.top, [l.sign * B.legRadius * 0.1, B.chest * 0.15, 0]);
    scene.cap(part, look.yoke ?? thigh, up, l.knee, Math.min(r * 1.6, own * 0.62), r * 1.02);
  } else {
    const up = add(l.top, [-l.sign * B.legRadius * 0.1, B.chest * 0.08, 0.03]);
    scene.cap(part, thigh, up, l.knee, Math.min(r * (wool ? 1.5 : 2.1), own * 0.74), r * 0.98);
  }
  scene.cap(part, shin, l.knee, l.foot, r * 0.93, r * 0.78);
  const paw = scene.part('paws', group);
  if (B.hooves) {
    scene.cap(paw, look.paw, add(l.foot, [0, r * 0.5, 0]), add(l.foot, [0, 0, r * 0.2]), r * 0.85, r);
    return;
  }
  scene.ell(paw, look.paw, add(l.foot, [0, r * 0.12, r * 0.5]), [r * 1.08, r * 0.74, r * 1.42]);
  if (!B.claws || small) return;
  const claw = scene.part('claws', { ...group, priority: 1.4 });
  for (const x of [-0.6, 0, 0.6])
    scene.cap(
      claw,
      'bone',
      add(l.foot, [x * r, r * 0.05, r * 1.5]),
      add(l.foot, [x * r, -r * 0.2, r * 2.1]),
      px * 0.7,
      px * 0.4,
    );
}

export function drawBody(h: BeastHead, t: Trunk): void {
  const { scene, look, small, px } = h;
  const { beast: B, fur } = look;
  const { chest, rump, chestR, hipR } = t;
  const half = B.length / 2;
  const middle = mix(chest, rump, 0.5);
  const wool = B.marks === 'wool';
  const body = scene.part('body', { group: 'body' });
  // the back is straight, the belly drawn in
  const waistR = Math.min(chestR, hipR) * (B.waist ?? WAIST);
  const level = (a: number): number => Math.max(0, a - waistR) * 0.85;
  const waist = add(mix(chest, rump, 0.56), [0, level((chestR + hipR) / 2), 0]);
  scene.cap(body, fur, chest, waist, chestR, waistR);
  scene.cap(body, fur, waist, rump, waistR, hipR);
  // a belly that hangs between chest and rump
  if (look.girth > 1.4)
    scene.ell(body, fur, add(mix(chest, rump, 0.5), [0, -chestR * 0.12, 0]), [chestR * 1.1, Math.max(chestR * 0.8, Math.min(chestR * 1.06, chest[1] - chestR * 0.12 - B.leg * 0.16)), Math.hypot(chest[2] - rump[2], 0) * 0.5 + chestR * 0.62]); // biome-ignore format: one line
  // a keel of the chest, so that it is deep from the side and not wide from the front
  if (!B.scaly)
    scene.ell(body, fur, add(chest, [0, -chestR * 0.14, chestR * 0.08]), [chestR * 0.9, chestR * 0.98, chestR * 0.98]);
  if (!wool) drawCoat(h, t, body, middle, half);
  if (B.marks === 'stripes' && look.mark && !small) drawStripes(h, t, look.mark);
  if (wool && !small) {
    for (let i = 0; i < 18; i++) {
      const a = i * 2.4;
      const z = half * (0.98 - (i / 17) * 1.96);
      scene.ell(
        body,
        fur,
        add(middle, [Math.cos(a) * chestR * 0.72, Math.sin(a) * chestR * 0.4 + chestR * 0.3, z]),
        chestR * 0.46,
      );
    }
  }
  if (look.belly !== fur) {
    const belly = scene.part('belly', { group: 'body' });
    scene.ell(belly, look.belly, add(chest, [0, -chestR * 0.26, chestR * 0.3]), [
      chestR * 0.7,
      chestR * 0.84,
      chestR * 0.8,
    ]);
    scene.cap(
      belly,
      look.belly,
      add(chest, [0, -chestR * 0.4, 0]),
      add(rump, [0, -hipR * 0.34, hipR * 0.2]),
      chestR * 0.62,
      waistR * 0.62,
    );
  }
  if (B.quills) drawQuills(h, t);
  if (B.scales) drawScales(h, t);
  for (const [at, size] of B.hump ? humps(B.humps) : [])
    scene.ell(body, fur, add(mix(chest, rump, at), [0, chestR * (B.humps ? 0.8 : 0.42), 0]), [
      chestR * (B.humps ? 0.56 : 0.72) * size,
      chestR * (B.humps ? 0.95 : 0.9) * Math.max(size, 0.86),
      half * (B.humps ? 0.44 : 0.72) * size,
    ]);
  if (look.saddle) {
    // local x of a cone along the trunk points up: what lies below is cut off
    const band = (name: string, from: number, to: number, grown: number, low: number, of: MaterialRef): number => {
      const part = scene.part('saddle', { group: name, priority: 1.25 });
      const r = Math.max(chestR, hipR) * grown;
      scene.cone(part, of, mix(chest, rump, to), mix(chest, rump, from), r, r, { clips: [[-1, 0, 0, low]] });
      return part;
    };
    band('blanket', 0.22, 0.78, 1.04, 0.12, '#b8343c');
    const saddle = band('saddle', 0.34, 0.62, 1.12, -0.16, look.saddle);
    band('girth', 0.44, 0.5, 1.03, 1, shadeOf(look.saddle, 1));
    scene.cap(
      saddle,
      shadeOf(look.saddle, 1),
      add(mix(chest, rump, 0.34), [0, chestR * 0.98, 0]),
      add(mix(chest, rump, 0.3), [0, chestR * 1.22, 0]),
      Math.max(px, chestR * 0.16),
      Math.max(px * 0.8, chestR * 0.1),
    );
  }
}

/** Where humps stand: of camels on the back, else over the shoulders. */
const humps = (n: number | undefined): readonly (readonly [number, number])[] =>
  n === undefined
    ? [[0.16, 1]]
    : n > 2
      ? Array.from({ length: n }, (_, i) => [0.12 + (0.76 * i) / (n - 1), Math.max(0.5, 2 / n)] as const)
      : n > 1
        ? [
            [0.22, 0.85],
            [0.74, 0.85],
          ]
        : [[0.48, 1.08]];

/** A neck from withers and throat to the skull: wide below, so that the head does not sit on the body like a ball. */
export function drawOwnNeck(h: BeastHead, { chest, chestR, head }: Trunk): void {
  const { scene, look } = h;
  const { beast: B, fur } = look;
  const q = B.head;
  const thin = look.bony ? 0.34 : 1;
  const top = (B.neckRadius ?? q * 0.68) * thin;
  const base = (B.neckRadius ? B.neckRadius * 1.25 : chestR * 0.78) * thin;
  const part = scene.part('neck', { group: 'body' });
  const cover = look.yoke ?? fur;
  const back = apply(head.rotation, [0, q * 0.12, -q * 0.34]);
  scene.cap(part, cover, add(chest, [0, 0.03, 0.05]), head.origin, base, top);
  const marks = B.marks === 'net' ? painted(h) : undefined;
  if (marks) {
    const from = add(chest, [0, 0.03, 0.05]);
    const axis = sub(head.origin, from);
    const r = (base + top) * 0.52;
    scene.ell(part, cover, mix(from, head.origin, 0.56), [r, length(axis) * 0.62, r], aim(axis), { pattern: marks });
  }
  if (look.bony) {
    // vertebrae, each told from the next
    const n = Math.max(3, Math.min(6, Math.round(length(sub(head.origin, chest)) / (h.px * 3))));
    for (let i = 0; i < n; i++)
      scene.ell(
        part,
        i % 2 ? fur : shadeOf(fur, 2),
        mix(add(chest, [0, 0.03, 0.05]), head.origin, (i + 0.4) / n),
        base * 1.3,
      );
    return;
  }
  // the nape: from the withers to the back of the skull
  scene.cap(
    part,
    cover,
    add(chest, [0, chestR * 0.34, -chestR * 0.25]),
    add(head.origin, back),
    chestR * 0.62,
    Math.min(top, q * 0.66),
  );
}

/** Spines in rows from the brow to the rump, leaning back; fewer where they would run together. */
export function drawQuills(
  { scene, look, small, px, frame: head }: BeastHead,
  { chest, rump, chestR, hipR }: Trunk,
): void {
  const rows = small ? 4 : 7;
  const across = small ? 6 : 9;
  const coat = look.quills ?? look.fur;
  const dome = scene.part('quills', { group: 'quills' });
  const front = mix(add(chest, [0, chestR * 0.1, chestR * 0.4]), head.origin, 0.3);
  scene.cap(dome, coat, front, rump, chestR * 0.96, hipR * 1.02);
  for (let i = 0; i < rows; i++) {
    const share = i / (rows - 1);
    const along = mix(add(front, [0, 0, chestR * 0.2]), add(rump, [0, 0, -hipR * 0.5]), share);
    const r = chestR + (hipR - chestR) * share;
    for (let j = 0; j < across; j++) {
      const a = rad(-98 + (196 * (j + (i % 2) * 0.5)) / (across - 0.5));
      const out: Vec3 = [Math.sin(a), Math.cos(a), 0];
      const pale = (i + j) % 2 === 1;
      scene.cap(
        scene.part('quills', { group: 'quills', line: false, priority: pale ? 1.25 : 1 }),
        pale ? shadeOf(coat, 4) : coat,
        add(along, scale(out, r * 0.86)),
        add(along, [out[0] * r * 1.4, out[1] * r * 1.4, -r * 0.46]),
        Math.max(px * 0.7, r * 0.15),
        px * 0.35,
      );
    }
  }
}

/** Scales like roof tiles, from behind the brow over the back to the end of the tail. */
function drawScales(
  { scene, look, small, px, frame: head }: BeastHead,
  { chest, rump, chestR, hipR, tail }: Trunk,
): void {
  const coat = look.quills ?? look.fur;
  const dome = scene.part('quills', { group: 'quills' });
  const nape = mix(add(chest, [0, chestR * 0.2, chestR * 0.4]), head.origin, 0.72);
  const front = mix(add(chest, [0, chestR * 0.1, chestR * 0.4]), head.origin, 0.25);
  const tailR = look.beast.tailRadius;
  const way: readonly (readonly [Vec3, number])[] = [[nape, look.beast.head * 0.92], [front, chestR * 0.94], [mix(chest, rump, 0.45), (chestR + hipR) * 0.53], [rump, hipR * 1.03], ...tail.slice(1).map((p, i): readonly [Vec3, number] => [p, Math.max(px, tailR * (1.5 - i * 0.4))])]; // biome-ignore format: points
  scene.tube(dome, shadeOf(coat, 2), way.map(([p]) => p), way.map(([, r]) => r)); // biome-ignore format: one line
  // a row at least every three pixels
  const long = way.reduce((sum, [p], i) => (i === 0 ? 0 : sum + Math.hypot(p[1] - way[i - 1]![0][1], p[2] - way[i - 1]![0][2])), 0); // biome-ignore format: one line
  const rows = Math.max(5, Math.min(small ? 8 : 15, Math.round(long / (px * 4))));
  for (let i = 0; i < rows; i++) {
    const at = ((i + 0.2) / rows) * (way.length - 1);
    const k = Math.min(way.length - 2, Math.floor(at));
    const [[a, ra], [b, rb]] = [way[k]!, way[k + 1]!];
    const c = mix(a, b, at - k);
    const r = ra + (rb - ra) * (at - k);
    const across = Math.max(3, Math.min(small ? 5 : 8, Math.round((r * 3.2) / (px * 3.8))));
    for (let j = 0; j < across; j++) {
      const angle = rad(-96 + (192 * (j + (i % 2) * 0.5)) / (across - 0.5));
      const out: Vec3 = [Math.sin(angle), Math.cos(angle), 0];
      const scale1 = scene.part('quills', { group: 'quills', line: false, priority: 1.2 });
      const wide = Math.max(px * 0.9, (r * 2.1) / across);
      // each on the dark edge of its own, paler by turns
      const [from, to] = [
        add(c, scale(out, r * 0.95)),
        add(c, [out[0] * r * 1.06, out[1] * r * 1.06, -(long / rows) * 0.5]),
      ];
      scene.cap(
        scene.part('quills', { group: 'quills', line: false, priority: 1.1 }),
        shadeOf(coat, 1),
        mix(from, to, 0.7),
        add(to, [0, 0, -px * 0.9]),
        wide * 0.6,
        wide * 0.42,
      );
      scene.cap(scale1, (i + j) % 3 === 0 ? shadeOf(coat, 4) : coat, add(from, scale(out, px * 0.5)), add(to, scale(out, px * 0.6)), wide * 0.66, wide * 0.5); // biome-ignore format: one line
    }
  }
}

/** Narrow rings round trunk, neck and legs, at least three pixels apart. */
function drawStripes({ scene, look, px, least, frame: head }: BeastHead, t: Trunk, mark: MaterialRef): void {
  const { beast: B, fur } = look;
  const { chest, rump, legs, chestR, hipR } = t;
  const part = scene.part('markings', { group: 'body', line: false, priority: 1.4 });
  const ink = mark === fur ? shadeOf(fur, 2) : mark;
  const thick = least(0.032, 0.55);
  const gap = Math.max(0.14, 3.2 * px);
  const waist = Math.min(chestR, hipR) * (B.waist ?? WAIST);
  // the trunk is drawn in at the waist, and rings with it: discs that stand out would be slabs
  const trunkAt = (at: number): number =>
    at < 0.44 ? hipR + ((waist - hipR) * at) / 0.44 : waist + ((chestR - waist) * (at - 0.44)) / 0.56;
  const level = Math.max(0, (chestR + hipR) / 2 - waist) * 0.85;
  const ring = (
    from: Vec3,
    to: Vec3,
    r0: number,
    r1: number,
    at: number,
    clips?: readonly Plane[],
    own = r0 + (r1 - r0) * at,
  ): void => {
    const r = own * 1.04;
    const middle = mix(from, to, at);
    const half = scale(normalize(sub(to, from)), thick);
    scene.cone(part, ink, sub(middle, half), add(middle, half), r, r, { clips, width: thick });
  };
  const count = Math.max(2, Math.round((B.length * 0.9) / gap));
  // the belly stays plain; local x of a ring along the trunk points up
  for (let i = 0; i < count; i++) {
    const at = (i + 0.35) / count;
    const up: Vec3 = [0, level * (1 - Math.abs(at - 0.44) / 0.56), 0];
    ring(add(rump, up), add(chest, up), hipR, chestR, at, [[-1, 0, 0, 0.35]], trunkAt(at));
  }
  const many = B.equine || (B.marks === 'stripes' && B.markFur !== undefined);
  if (!many) return;
  if (B.equine) {
    const base = add(chest, [0, 0.03, 0.05]);
    const r1 = B.neckRadius ?? B.head * 0.7;
    for (const at of [0.42, 0.72]) ring(base, head.origin, r1 * 1.25, r1, at);
  }
  for (const l of legs) {
    ring(l.knee, l.foot, B.legRadius, B.legRadius * 0.85, 0.3);
    if (!l.fore) ring(l.top, l.knee, B.legRadius * 1.9, B.legRadius, 0.6);
  }
  for (let i = 1; i < t.tail.length; i++) ring(t.tail[i - 1]!, t.tail[i]!, B.tailRadius, B.tailRadius, 0.5);
}
