/** An animal asleep: rolled up, its head on its paws, its tail round it. A shape of its own, for no bent standing animal reads as one. */
import type { Beast } from '../../catalogue/animals.ts';
import { type MaterialRef, shadeOf } from '../../catalogue/materials.ts';
import { add, frame, multiply, rotX, rotY, type Vec3 } from '../../solids/vec.ts';
import type { BeastHead, BeastJoints, Trunk } from './beast-head.ts';
import type { BeastLook } from './look.ts';
import { drawQuills } from './trunk.ts';

/** Degrees by which the face is turned to who looks. */
const ASIDE = 38;
const LEAN = 10;

/** Those with paws and a coat or feathers; what has hooves, a trunk or scales lies down as it stands. */
export const curls = (b: Beast): boolean => b.rolls === true || (!b.hooves && !b.trunk && !b.scaly);

/** Quills and plates are worth nothing but all round: these are balls, with the face between. */
const isBall = (b: Beast): boolean => b.quills === true || b.rolls === true;

/** Radius of the round body, and which side is the viewer's. */
function measures(look: BeastLook, yaw: number) {
  const { beast: B } = look;
  const r = Math.max(B.chest, B.hip, B.head * 0.86) * 1.16 * look.girth;
  const sine = Math.sin((yaw * Math.PI) / 180);
  return { r, n: sine > 0.01 ? -1 : 1, half: Math.max(B.length * 0.42, r * 1.3) };
}

/** Where its joints lie: the head before the breast, the tail from the rump along the ground before the body. */
export function curledJoints(look: BeastLook, still: BeastJoints, yaw: number): BeastJoints {
  const { beast: B } = look;
  const { r, n, half } = measures(look, yaw);
  const q = B.head;
  const paw = B.legRadius * 0.8;
  const head = frame(multiply(rotY(n * ASIDE), rotX(LEAN)), [n * r * 0.6, q * 0.8 + paw * 0.4, half * 1.06 + q * 0.12]);
  let long = 0;
  for (let i = 1; i < still.tail.length; i++) {
    const [a, b] = [still.tail[i - 1]!, still.tail[i]!];
    long += Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
  }
  const t = Math.max(B.tailRadius, 0.02);
  const reach = Math.min(long, half * 2.1);
  const tail: readonly Vec3[] =
    long < r * 0.5
      ? [[0, r * 0.9, -half * 0.95], [0, r * 0.95, -half * 0.95 - long]]
      : [
          [n * r * 0.3, r * 0.5, -half * 0.98],
          [n * r * 1.02, t * 1.1, -half * 0.86],
          [n * r * 1.36, t, -half * 0.86 + reach * 0.4],
          [n * r * 1.36, t, -half * 0.86 + reach * 0.78],
        ]; // biome-ignore format: points
  if (isBall(B)) {
    const R = r * BALL;
    const at: Vec3 = [n * R * 0.6, R * 0.5, R * 0.42];
    const legs = still.legs.map((l) => {
      const foot: Vec3 = [0, paw * 2, l.fore ? 0.04 : -0.04];
      return { ...l, top: add(foot, [0, paw, 0]), knee: foot, foot };
    });
    const stub: readonly Vec3[] = [
      [0, r * 0.4, 0],
      [0, r * 0.4, 0.01],
    ];
    return { chest: [0, r, r * 0.2], rump: [0, r, -r * 0.2], legs, head: frame(multiply(rotY(n * 34), rotX(26)), at), tail: stub }; // biome-ignore format: one line
  }
  const legs = still.legs.map((l) => {
    const near = l.sign === n;
    const z = l.fore ? half * 0.62 : -half * 0.3;
    const x = l.sign * r * (near ? 0.9 : 0.3);
    const foot: Vec3 = [x, paw, z + (l.fore ? q * 1.1 : half * 0.4)];
    return { ...l, top: [x, r * 0.7, z] as Vec3, knee: [x, paw * 1.4, z - half * 0.1] as Vec3, foot };
  });
  return { chest: [n * r * 0.3, r * 0.62, half * 0.56], rump: [0, r * 0.86, -half * 0.3], legs, head, tail };
}

/** The body as one round mass with a haunch before it, forepaws under the chin. */
export function drawCurledBody(h: BeastHead, t: Trunk): void {
  const { scene, look, least } = h;
  const { beast: B, fur } = look;
  const { r, n, half } = measures(look, t.yaw);
  const q = B.head;
  if (isBall(B)) {
    drawBall(h, n, r * BALL);
    return;
  }
  const body = scene.part('body', { group: 'body' });
  const wool = B.marks === 'wool';
  scene.ell(body, fur, [0, r * 0.88, -half * 0.12], [r * 1.18, r * 0.94, half * 0.94]);
  scene.ell(body, look.yoke ?? fur, [0, r * 0.78, half * 0.5], [r * 1.04, r * 0.82, half * 0.56]);
  scene.ell(body, fur, [0, r * 0.26, 0], [r * 1.16, r * 0.28, half * 0.98]);
  const back = h.frame.origin;
  scene.cap(body, look.yoke ?? fur, [n * r * 0.3, r * 0.84, half * 0.5], add(back, [-n * q * 0.3, -q * 0.1, -q * 0.3]), r * 0.7, q * 0.66); // biome-ignore format: one line
  if (wool || look.bony) return;
  if (B.quills) drawQuills(h, { ...t, chest: [0, r * 0.86, half * 0.4], chestR: r, hipR: r });
  const leg = look.legs ?? fur;
  // the haunch of the near side, its own line round it, and the foot that comes out under it
  const haunch = scene.part('legs', { group: 'haunch', melts: true });
  scene.ell(haunch, leg, [n * r * 0.86, r * 0.66, -half * 0.4], [r * 0.4, r * 0.6, half * 0.42]);
  const paw = least(B.legRadius * 0.82, 1.1);
  const near = scene.part('paws', { group: 'haunch' });
  scene.cap(near, look.paw === fur ? leg : look.paw, [n * r * 1.14, paw, -half * 0.16], [n * r * 1.2, paw * 0.95, half * 0.12], paw, paw * 0.95); // biome-ignore format: one line
  const fore = scene.part('paws', { group: 'forepaw' });
  const far = shadeOf(look.paw, 2);
  scene.cap(scene.part('paws', { group: 'farpaw', bias: -1 }), far, [n * r * 0.2, paw, half * 0.8], [n * r * 0.2, paw, half * 0.95 + q * 1.15], paw, paw); // biome-ignore format: one line
  scene.cap(
    fore,
    look.paw,
    [n * r * 1.0, paw, half * 0.66],
    [n * r * 1.02, paw, half * 0.86 + q * 0.95],
    paw,
    paw * 1.05,
  );
  drawCurledMarks(h, n, r, half);
}

/** Wings laid along the flank: one feather over the other from the shoulder to beyond the rump. */
export function drawFoldedWings(h: BeastHead, wings: MaterialRef, t: Trunk): void {
  const { scene, look, least, small } = h;
  const { r, n, half } = measures(look, t.yaw);
  const many = small ? 3 : 5;
  for (let i = many - 1; i >= 0; i--) {
    const k = i / (many - 1);
    const part = scene.part('wings', { group: small ? 'folded' : `folded${i}`, priority: 1.1, melts: true });
    const from: Vec3 = [n * r * (0.86 + k * 0.3), r * (1.5 - k * 0.5), half * (0.42 - k * 0.1)];
    const to: Vec3 = [n * r * (0.84 + k * 0.36), r * (1.06 - k * 0.5), -half * (1.16 - k * 0.42)];
    scene.cap(part, shadeOf(wings, i % 2 ? 1 : 2), from, to, least(r * 0.2, 1), least(r * 0.07, 0.6), { surface: 'none' }); // biome-ignore format: one line
  }
  const shoulder = scene.part('wings', { group: 'folded shoulder', priority: 1.15, melts: true });
  scene.ell(shoulder, wings, [n * r * 1.0, r * 1.2, half * 0.36], [r * 0.24, r * 0.42, half * 0.26]);
}

/** Share by which a ball is larger than the body that is in it. */
const BALL = 1.5;

/** A round back, of quills that stand out all round or of plates one behind the other; two paws before it. */
function drawBall(h: BeastHead, n: number, r: number): void {
  const { scene, look, px, small, least } = h;
  const { beast: B } = look;
  const coat = look.quills ?? look.fur;
  const at: Vec3 = [0, r * 0.98, 0];
  const dome = scene.part('quills', { group: 'ball' });
  scene.ell(dome, coat, at, r);
  if (B.rolls) {
    const ink = shadeOf(coat, 1);
    const seam = scene.part('seams', { group: 'ball', line: false, priority: 1.3 });
    for (const degrees of small ? [-38, 2, 42] : [-62, -36, -10, 16, 42, 66]) {
      const a = (degrees * Math.PI) / 180;
      // a plate's edge: half a ring over the back, from one side to the other
      const way = [-80, -52, -26, 0, 26, 52, 80].map((d): Vec3 => {
        const b = (d * Math.PI) / 180;
        return add(at, [Math.sin(b) * r, Math.cos(b) * Math.cos(a) * r, -Math.sin(a) * Math.cos(b) * r]);
      });
      scene.tube(seam, ink, way, Math.max(px * 0.55, r * 0.035));
    }
  } else {
    const rings = small ? 4 : 6;
    for (let i = 0; i < rings; i++) {
      const tilt = ((i + 0.4) / rings) * Math.PI * 0.62;
      const count = Math.max(1, Math.round((small ? 9 : 14) * Math.sin(tilt)));
      for (let j = 0; j < count; j++) {
        const turn = ((j + (i % 2) * 0.5) / count) * 2 * Math.PI;
        const out: Vec3 = [Math.sin(tilt) * Math.sin(turn), Math.cos(tilt), Math.sin(tilt) * Math.cos(turn)];
        const pale = (i + j) % 2 === 1;
        const part = scene.part('quills', { group: 'ball', line: false, priority: pale ? 1.25 : 1 });
        const point = (k: number, back: number): Vec3 => [at[0] + out[0] * r * k, at[1] + out[1] * r * k, at[2] + out[2] * r * k - back]; // biome-ignore format: one line
        scene.cap(part, pale ? shadeOf(coat, 4) : coat, point(0.92, 0), point(1.24, r * 0.1), Math.max(px * 0.7, r * 0.12), px * 0.35); // biome-ignore format: one line
      }
    }
  }
  const paw = least(B.legRadius * 0.7, 1);
  for (const z of [0.5, -0.1]) scene.ell(scene.part('paws', { group: `paw${z}`, priority: 1.2 }), look.paw, [n * r * 0.8, paw * 0.9, r * z], [paw, paw * 0.8, paw * 1.5]); // biome-ignore format: one line
}

/** Its coat's marks on the upper side of the round body. */
function drawCurledMarks(h: BeastHead, n: number, r: number, half: number): void {
  const { scene, look, px, least } = h;
  const { mark } = look;
  const kind = look.beast.marks;
  if (!mark || !kind || kind === 'mask' || kind === 'wool') return;
  const part = scene.part('markings', { group: 'body', line: false, priority: 1.3 });
  // a point on the dome: share along it, degrees from the top towards the viewer
  const on = (along: number, degrees: number): Vec3 => {
    const a = (degrees * Math.PI) / 180;
    const k = Math.sqrt(Math.max(0, 1 - along * along));
    return [n * Math.sin(a) * r * 1.16 * k, r * 0.88 + Math.cos(a) * r * 0.92 * k, -half * 0.12 + along * half * 0.94];
  };
  if (kind === 'stripes') {
    const ink = mark === look.fur ? shadeOf(look.fur, 2) : mark;
    for (const along of h.small ? [-0.35, 0.2] : [-0.62, -0.3, 0.02, 0.34]) {
      const way = [-10, 14, 36, 54].map((d) => on(along, d));
      scene.tube(part, ink, way, [least(r * 0.05, 0.6), least(r * 0.07, 0.6), least(r * 0.06, 0.6), least(r * 0.02, 0.4)]); // biome-ignore format: one line
    }
    return;
  }
  if (kind === 'spots') {
    const size = Math.max(r * 0.12, px * 1.1);
    for (const [row, degrees] of [4, 30, 56].entries())
      for (let along = -0.72 + (row % 2) * 0.17; along < 0.8; along += Math.max(0.34, (5.5 * px) / half))
        scene.ell(part, mark, on(along, degrees), size);
    return;
  }
  const broad = kind === 'saddle' || kind === 'line' || kind === 'bands' || kind === 'net';
  if (broad) scene.ell(part, mark, [-n * r * 0.1, r * 1.24, -half * 0.14], [r * 0.98, r * 0.6, half * 0.8]);
  else for (const [along, degrees, size] of [[-0.4, 24, 0.5], [0.34, 34, 0.44], [0.1, -30, 0.5]] as const) scene.ell(part, mark, on(along, degrees), [r * size, r * size * 0.7, r * size]); // biome-ignore format: one line
}
