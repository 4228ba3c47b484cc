import type { Pattern } from '../../solids/primitives.ts';
import { rad, scale, type Vec3 } from '../../solids/vec.ts';
import { PORTRAIT } from '../../subject/humanoid/portrait-size.ts';
import type { Figure, Piece, Worn } from './types.ts';

/** What the styles share: a cap above the hairline, the back of the head, and who wears what on it. */
interface Barber {
  readonly f: Figure;
  readonly m: string;
  readonly part: number;
  readonly strands: Pattern;
  /** The head is large enough for strands of its own. */
  readonly fine: boolean;
  /** A tapering lock through points, a little lighter or darker than the hair. */
  strand(points: readonly Vec3[], radii: readonly number[], tone?: number): void;
  /** A hat that is not a crown presses the cap and hides the fringe. */
  readonly pressed: boolean;
  readonly crowned: boolean;
  /** The forehead is free above a parted fringe: in pictures of about 48 pixels a cap down to the brows would be a helmet. */
  readonly open: boolean;
  lock(a: Vec3, b: Vec3, ra: number, rb: number): void;
}

function barber(f: Figure, w: Worn): Barber {
  const { small, middle } = f.rig;
  const part = f.part(w.piece.id, { group: 'hair', priority: 1.1, soft: true });
  const strands: Pattern = (x, y, z) => {
    if (small) return 0;
    const a = Math.atan2(x, z);
    const dark = Math.cos(a * (middle ? 6 : 9)) > 0.78 && y < 0.62 ? -0.5 : 0;
    return dark + (!middle && y > 0.34 && y < 0.6 && Math.cos(a * 9) < 0.2 ? 0.24 : 0);
  };
  const cover = f.worn('hat')?.piece.cover ?? 'none';
  return {
    f,
    m: w.material,
    part,
    strands,
    fine: (f.rig.headWidth / f.rig.px) * 2 >= PORTRAIT,
    strand: (points, radii, tone = 0) => {
      const { headWidth: W, px, onHead } = f.rig;
      const wide = radii.map((r) => Math.max(W * r, px * 0.4));
      f.scene.tube(part, w.material, points.map(onHead), wide, { tone });
    },
    pressed: cover !== 'none',
    open: f.rig.modest && !small && !middle && cover === 'none',
    crowned: /crown$/.test(f.worn('hat')?.piece.id ?? '') && cover === 'none',
    lock: (a, b, ra, rb) => f.head.lock(part, w.material, a, b, ra, rb),
  };
}

function skullCap(b: Barber, back: number): void {
  const S = b.pressed ? 1 : 1.1;
  const crowned = b.f.worn('hat') && !b.pressed;
  b.f.head.ball(b.part, b.m, [0, 0.08, -0.06], [S, (crowned ? 0.94 : 0.98) * S, S * 1.02], {
    clips: [b.open ? [0, -1, 0.2, -0.34] : [0, -1, -0.3, -0.36]],
    pattern: b.strands,
  });
  if (back > 0) {
    b.f.head.ball(b.part, b.m, [0, 0.02, -0.1], [S * 1.02, S, S], {
      clips: [
        [0, -0.12, 1, -0.12],
        [0, -1, 0, back],
      ],
      pattern: b.strands,
    });
  }
}

/** Where hair is parted, and the locks of a fringe: where each ends over the brow, and its tone. */
const PARTING = 0.22;
const FRINGE: readonly (readonly [x: number, y: number, tone: number])[] = [
  [-0.92, 0.04, -0.1],
  [-0.74, 0.2, 0.06],
  [-0.48, 0.34, -0.08],
  [-0.2, 0.47, 0.1],
  [0.08, 0.68, -0.04],
  [0.4, 0.57, 0.06],
  [0.68, 0.34, -0.1],
  [0.9, 0.06, 0.02],
];

/** Three capsules that end above the eyes. */
function fringe(b: Barber): void {
  // the smallest faces have no row to spare
  if (b.pressed || b.f.rig.small) return;
  if (b.fine) {
    for (const [x, y, tone] of FRINGE) {
      const from = PARTING + (x - PARTING) * 0.3;
      const deep = Math.sqrt(Math.max(0.1, 1.08 - x * x * 0.85 - y * y * 0.6));
      b.strand(
        [
          [from, 0.98, 0.36],
          [(from + x) / 2, 0.84, Math.sqrt(Math.max(0.1, 0.98 - ((from + x) / 2) ** 2 * 0.7)) * 0.86],
          [x, y, deep * 0.94],
        ],
        [0.2, 0.19, 0.05],
        tone,
      );
    }
    return;
  }
  // under the band of a crown it begins lower
  if (b.crowned) {
    for (const [x, y, to, low] of [[-0.4, 0.46, -0.74, 0.28], [-0.05, 0.52, -0.24, 0.4], [0.44, 0.46, 0.72, 0.3]] as const) b.lock([x, y, 0.76], [to, low, 0.74], 0.22, 0.16); // biome-ignore format: one line
    return;
  }
  if (b.open) {
    // parted on one side: locks sweep away from it
    b.lock([0.3, 0.92, 0.5], [-0.5, 0.62, 0.76], 0.3, 0.24);
    b.lock([-0.42, 0.68, 0.72], [-0.88, 0.1, 0.6], 0.27, 0.14);
    b.lock([0.4, 0.88, 0.52], [0.86, 0.24, 0.6], 0.28, 0.14);
    return;
  }
  b.lock([-0.2, 0.86, 0.6], [-0.74, 0.36, 0.66], 0.34, 0.18);
  b.lock([0.1, 0.9, 0.62], [-0.2, 0.52, 0.92], 0.3, 0.14);
  b.lock([0.3, 0.86, 0.58], [0.7, 0.4, 0.68], 0.34, 0.18);
}

/** Locks beside the face, behind z = .12, else profiles lose the face. */
function sides(b: Barber, length: number, radius = 0.22): void {
  // a hat presses them to the skull
  const x = b.pressed ? 0.84 : 0.92;
  if (b.fine && length > 0) {
    const top = b.pressed ? 0.2 : 0.4;
    for (const d of [-1, 1])
      for (const [dx, dz, k, tone] of [
        [0, 0.12, 1, 0.05],
        [0.1, -0.12, 1.18, -0.1],
        [0.04, 0.02, 0.8, 0.08],
      ] as const)
        b.strand(
          [
            [d * (x + dx), top, dz],
            [d * (x + dx + 0.14), top - (top + length * k) * 0.55, dz + 0.04],
            [d * (x + dx + 0.04), -length * k - 0.14, dz + 0.06],
          ],
          [radius, radius * 1.02, 0.04],
          tone,
        );
    return;
  }
  if (b.f.rig.small) {
    for (const d of [-1, 1]) b.lock([d * 1.02, 0.4, -0.1], [d * 1.04, -length, -0.14], 0.14, 0.12);
    return;
  }
  for (const d of [-1, 1])
    b.lock([d * x, b.pressed ? 0.2 : 0.4, 0.12], [d * (x + 0.1), -length, 0.08], radius * (x / 0.92), radius * 0.8);
}

function mane(b: Barber, length: number): void {
  const { f, m, part } = b;
  const L = f.rig.small ? length * 0.58 : length;
  const lines: Pattern = (x, _y, z) => (!f.rig.small && Math.cos(Math.atan2(x, z) * 9) > 0.75 ? -0.5 : 0);
  f.head.cone(part, m, [0, -L, -0.66], [0, 0.1, -0.46], [0.82, 0.32], [1.05, 0.56], { pattern: lines });
  if (!b.fine) f.head.ball(part, m, [0, -L, -0.62], [0.82, 0.22, 0.34]);
  else
    for (let i = -3; i <= 3; i++) {
      const x = i * 0.27;
      b.strand(
        [
          [x * 1.12, -L * 0.3, -0.4 - Math.abs(i) * 0.02],
          [x * 1.1, -L * 0.86, -0.42],
          [x * 1.02, -L - (i % 2 === 0 ? 0.36 : 0.2), -0.5],
        ],
        [0.2, 0.24, 0.04],
        i % 2 === 0 ? 0.06 : -0.08,
      );
    }
}

/** Of long hair that was asked for a lock falls over each shoulder: what hangs down the back is not seen from before. */
function overShoulders(b: Barber): void {
  const r = b.f.rig.middle ? 0.24 : 0.2;
  for (const d of [-1, 1]) {
    const points: readonly Vec3[] = [[d * 0.98, -0.5, 0.2], [d * 1.04, -1.2, 0.56], [d * 0.92, -2.05, 0.7]]; // biome-ignore format: a path
    b.strand(points, [r, r, 0.08], 0.04);
  }
}

/** Long hair that falls out of what covers the head, before both shoulders and down the back. */
function tresses(b: Barber): void {
  mane(b, 1.7);
  const { small, middle } = b.f.rig;
  const wide = small ? 0.3 : middle ? 0.28 : 0.2;
  for (const d of [-1, 1])
    for (const [dx, k, tone] of small || middle
      ? ([[0, 1, 0]] as const)
      : ([
          [0, 1, 0.08],
          [0.16, 0.84, -0.12],
        ] as const)) {
      const points: readonly Vec3[] = [[d * (0.84 + dx), -0.45, 0.42], [d * (0.92 + dx), -1.3 * k, 0.62], [d * (0.8 + dx), -2.4 * k, 0.72]]; // biome-ignore format: a path
      b.strand(points, [wide * 0.9, wide, 0.08], tone);
    }
}

const WILD: readonly (readonly [azimuth: number, elevation: number])[] = [[-75, 50], [-35, 66], [0, 74], [35, 66], [75, 50], [-92, 14], [92, 14], [-105, -12], [105, -12], [-150, 30], [150, 30], [180, 50]]; // biome-ignore format: a list
const SPIKES: readonly (readonly [azimuth: number, elevation: number])[] = [
  [-60, 62],
  [-20, 70],
  [25, 66],
  [65, 58],
  [-95, 35],
  [95, 35],
  [-145, 50],
  [145, 50],
  [180, 30],
  [0, 80],
];
const direction = (azimuth: number, elevation: number): Vec3 => {
  const c = Math.cos(rad(elevation));
  return [Math.sin(rad(azimuth)) * c, Math.sin(rad(elevation)), Math.cos(rad(azimuth)) * c];
};

type Style = (b: Barber, w: Worn) => void;
const STYLES: Readonly<Record<string, Style>> = {
  'short-hair'(b) {
    skullCap(b, 0.52);
    fringe(b);
    sides(b, 0.05, 0.18);
  },
  'cropped-hair'(b) {
    skullCap(b, 0.3);
  },
  'spiky-hair'(b) {
    skullCap(b, 0.52);
    if (b.pressed) return;
    for (const [a, e] of SPIKES) {
      const d = direction(a, e);
      b.lock(scale(d, 0.75), scale(d, 1.52), 0.36, 0.06);
    }
    b.lock([-0.35, 0.75, 0.7], [-0.6, 0.22, 0.95], 0.3, 0.08);
    b.lock([0.05, 0.8, 0.75], [0, 0.34, 1.02], 0.28, 0.08);
    b.lock([0.4, 0.75, 0.7], [0.62, 0.25, 0.92], 0.3, 0.08);
  },
  // all of it to one side, in strands that rise a little
  'windblown-hair'(b) {
    skullCap(b, 0.86);
    if (!b.pressed) fringe(b);
    for (const [y, reach, rise] of [
      [0.42, 2.1, 0.16],
      [0.1, 2.5, 0.1],
      [-0.24, 2.3, -0.04],
      [-0.54, 1.9, -0.2],
    ] as const) {
      b.lock([0.62, y, -0.1], [1.3, y + rise * 1.6, -0.16], 0.4, 0.34);
      b.lock([1.2, y + rise * 1.6, -0.16], [reach, y + rise, -0.2], 0.34, 0.07);
    }
    b.lock([-0.8, 0.3, 0.3], [-0.66, -0.4, 0.5], 0.26, 0.1);
  },
  // on end to all sides, as of somebody who was struck by lightning
  'wild-hair'(b) {
    skullCap(b, 0.7);
    if (b.pressed) {
      sides(b, 0.35, 0.3);
      return;
    }
    for (const [a, e] of WILD) {
      const d = direction(a, e);
      b.lock(scale(d, 0.85), scale(d, 1.7), 0.4, 0.07);
    }
  },
  'messy-hair'(b) {
    skullCap(b, 0.7);
    if (b.pressed) return;
    for (const [a, e] of SPIKES) {
      const d = direction(a + 18, e * 0.8);
      b.lock(scale(d, 0.85), scale(d, 1.3), 0.34, 0.16);
    }
    fringe(b);
    sides(b, 0.3, 0.24);
  },
  'side-part'(b) {
    skullCap(b, 0.55);
    if (!b.pressed) {
      b.lock([0.45, 0.92, 0.5], [-0.5, 0.66, 0.78], 0.32, 0.26);
      b.lock([-0.4, 0.7, 0.74], [-0.86, 0.2, 0.6], 0.3, 0.14);
      b.lock([0.55, 0.84, 0.5], [0.84, 0.34, 0.56], 0.26, 0.14);
    }
    sides(b, 0.0, 0.18);
  },
  bob(b) {
    skullCap(b, 0.9);
    fringe(b);
    sides(b, 0.55, 0.27);
    b.f.head.ball(b.part, b.m, [0, -0.12, -0.12], [1.16, 0.9, 1.08], {
      clips: [
        [0, 0, 1, 0.1],
        [0, -1, 0, 0.72],
      ],
      pattern: b.strands,
    });
  },
  'long-hair'(b, w) {
    skullCap(b, 0.9);
    fringe(b);
    sides(b, 0.9, 0.23);
    mane(b, 1.9);
    if (w.asked && !b.f.rig.small) overShoulders(b);
  },
  'shoulder-hair'(b) {
    skullCap(b, 0.9);
    fringe(b);
    sides(b, 0.7, 0.25);
    mane(b, 1.1);
  },
  ponytail(b, w) {
    skullCap(b, 0.9);
    fringe(b);
    sides(b, 0.1, 0.16);
    const part = b.f.part(w.piece.id, { group: 'hair2' });
    b.f.head.tube(
      part,
      b.m,
      [
        // tied high and swung to one side, so that it is seen from before
        [0.1, 0.72, -0.8],
        [0.62, 0.86, -1.05],
        [1.18, 0.4, -1.0],
        [1.3, -0.3, -0.9],
        [1.12, -1.0, -0.8],
      ],
      [0.2, 0.32, 0.34, 0.28, 0.07],
    );
  },
  pigtails(b, w) {
    skullCap(b, 0.9);
    fringe(b);
    for (const d of [-1, 1]) {
      const part = b.f.part(w.piece.id, { group: 'hair2' });
      b.f.head.tube(
        part,
        b.m,
        [
          [d * 0.95, 0.5, -0.3],
          [d * 1.4, 0.45, -0.3],
          [d * 1.55, -0.2, -0.25],
          [d * 1.4, -0.85, -0.2],
        ],
        [0.2, 0.32, 0.3, 0.08],
      );
    }
  },
  bun(b, w) {
    skullCap(b, 0.9);
    fringe(b);
    sides(b, 0.1, 0.15);
    const part = b.f.part(w.piece.id, { group: 'hair2' });
    b.f.head.ball(part, b.m, [0, 1.0, -0.55], [0.42, 0.44, 0.42]);
  },
  topknot(b, w) {
    skullCap(b, 0.7);
    const part = b.f.part(w.piece.id, { group: 'hair2' });
    b.f.head.tube(
      part,
      b.m,
      [
        [0, 1.0, -0.2],
        [0, 1.36, -0.35],
        [0, 1.2, -0.85],
      ],
      [0.16, 0.26, 0.12],
    );
  },
  braids(b, w) {
    skullCap(b, 0.9);
    fringe(b);
    // before the shoulders; seen from the side they hang behind the cheek
    const ahead = 0.24 - 0.5 * Math.abs(Math.sin(rad(b.f.rig.yaw)));
    for (const d of [-1, 1]) {
      const part = b.f.part(w.piece.id, { group: 'hair2' });
      // strands cross from side to side; a tie holds them above a tuft
      for (let i = 0; i < 5; i++) {
        const r = 0.27 - i * 0.015;
        b.f.head.ball(part, b.m, [d * (1.04 + (i % 2 ? 0.07 : -0.05)), -0.2 - i * 0.3, ahead], [r, r * 0.85, r]);
      }
      const tie = b.f.part(w.piece.id, { group: 'tie', line: false });
      b.f.head.ball(tie, 'crimson', [d * 1.05, -1.66, ahead + 0.02], [0.2, 0.12, 0.2]);
      b.f.head.ball(part, b.m, [d * 1.05, -1.86, ahead], [0.2, 0.2, 0.18]);
    }
  },
  afro(b) {
    // one round mass far out from the skull, its edge of curls; the face is free below it
    const [wide, high] = b.pressed ? [1.34, 0.9] : [1.72, 1.56];
    b.f.head.ball(b.part, b.m, [0, 0.34, -0.42], [wide - 0.22, high - 0.22, 1.0], { clips: [[0, -1, 0, 0.62]] });
    for (let i = 0; i < AFRO_CURLS; i++) {
      const a = rad(-128 + (256 * i) / (AFRO_CURLS - 1));
      const [x, y] = [Math.sin(a) * (wide - 0.3), 0.34 + Math.cos(a) * (high - 0.3)];
      if (b.pressed && y > 0.5) continue;
      b.f.head.ball(b.part, b.m, [x, y, -0.4], [0.36, 0.36, 0.6], { tone: i % 2 ? 0.08 : -0.06 });
    }
    if (b.pressed) return;
    for (const [x, y] of AFRO_BROW) b.f.head.ball(b.part, b.m, [x, y, 0.5], [0.32, 0.28, 0.3]);
  },
  'curly-hair'(b) {
    skullCap(b, 0.9);
    for (let ring = 0; ring < 3; ring++) {
      for (let i = 0; i < 9; i++) {
        const a = rad(40 + i * 35 + ring * 17);
        if (b.pressed && ring === 0) continue;
        const y = [0.74, 0.1, -0.5][ring]!;
        const r = [0.72, 1.02, 1.02][ring]!;
        if (ring > 0 && Math.cos(a) > 0.35) continue;
        b.f.head.ball(b.part, b.m, [Math.sin(a) * r, y, Math.cos(a) * r - 0.08], [0.34, 0.34, 0.34]);
      }
    }
    if (!b.pressed) {
      for (const x of [-0.55, 0, 0.55])
        b.f.head.ball(b.part, b.m, [x, 0.68 - Math.abs(x) * 0.3, 0.72], [0.32, 0.3, 0.26]);
    }
  },
  // two knots high on the head, one over each ear
  'space-buns'(b) {
    skullCap(b, 0.6);
    if (b.pressed) return;
    fringe(b);
    for (const d of [-1, 1]) b.f.head.ball(b.part, b.m, [d * 0.72, 0.98, -0.05], [0.46, 0.46, 0.44]);
  },
  // leaves instead of locks: they stand out from the crown and hang at the sides
  'leaf-hair'(b) {
    skullCap(b, 0.72);
    const tip = b.f.part(b.f.rig.small ? 'leaf-hair' : 'leaves', { group: 'hair', priority: 1.25 });
    for (const [i, [a, e]] of [...SPIKES, ...LEAF_SIDES].entries()) {
      if (b.pressed && e > 20) continue;
      const d = direction(a, e);
      b.f.head.lock(tip, i % 2 ? b.m : LEAF_LIGHT, scale(d, 0.9), scale(d, 1.26), 0.34, 0.26);
      b.f.head.lock(tip, i % 2 ? b.m : LEAF_LIGHT, scale(d, 1.2), scale(d, 1.56), 0.26, 0.05);
    }
  },
  // tongues of fire that stand up from the skull
  'flame-hair'(b) {
    skullCap(b, 0.5);
    const outer = b.f.part('flame', { group: 'flame hair', priority: 1.3 });
    const inner = b.f.part('flame', { group: 'flame hair', priority: 1.5, line: false });
    for (const [x, y, z, up] of FLAMES) {
      b.f.head.lock(outer, '#f07828/flame', [x, y, z], [x * 1.12, y + up, z - 0.1], 0.36, 0.05);
      if (!b.f.rig.small) b.f.head.lock(inner, 'flame', [x, y, z + 0.3], [x * 1.08, y + up * 0.6, z + 0.1], 0.26, 0.04);
    }
  },
  // living snakes: they rise from the crown and hang at the sides, each with a head of its own
  'snake-hair'(b) {
    skullCap(b, 0.9);
    const { small, px } = b.f.rig;
    for (const [i, [x, y, out, up]] of SNAKES.entries()) {
      if (small && i % 2) continue;
      const part = b.f.part('hair', { group: `snake${i}`, priority: 1.15 });
      const tip: Vec3 = [x * out, y + up, 0.2];
      b.f.head.tube(part, b.m, [[x * 0.7, y * 0.8, 0], [x * (0.6 + out * 0.45), y + up * 0.3, 0.05], [x * out * 1.12, y + up * 0.66, 0.1], tip], [0.2, 0.17, 0.15, 0.16]); // biome-ignore format: one line
      b.f.head.ball(part, b.m, tip, [0.22, 0.17, 0.24], { tone: 0.2 });
      if (small || px * 40 > b.f.rig.unit * 4) continue;
      const eye = b.f.part('snake eyes', { group: `snake${i}`, priority: 1.6, line: false });
      b.f.head.ball(eye, 'eye_glow', [tip[0] + 0.06, tip[1] + 0.06, 0.44], [0.07, 0.07, 0.05]);
    }
  },
  mohawk(b) {
    if (b.pressed) return;
    for (const [y, z] of [
      [1.05, 0.62],
      [1.3, 0.3],
      [1.38, -0.1],
      [1.22, -0.5],
      [0.8, -0.9],
      [0.35, -1.1],
    ] as const) {
      b.lock([0, y * 0.66, z * 0.8], [0, y * 1.26, z * 1.26], 0.28, 0.2);
    }
  },
  // a bare crown over a wreath of hair that lies on the skull and is longer behind the ears
  balding(b) {
    b.f.head.ball(b.part, b.m, [0, 0.02, -0.04], [1.06, 1.03, 1.04], {
      clips: [
        [0, 1, 0.1, 0.3],
        [0, 0.3, 1, 0.08],
        [0, -1, 0, 0.66],
      ],
      pattern: b.strands,
    });
  },
  tonsure(b) {
    b.f.head.cone(b.part, b.m, [0, -0.1, -0.12], [0, 0.42, -0.08], 1.06, 1.0, {
      clips: [[0, 0, 1, 0.55]],
      pattern: b.strands,
    });
  },
};

/** Curls round an afro, and those over the brow. */
const AFRO_CURLS = 13;
const AFRO_BROW: readonly (readonly [x: number, y: number])[] = [[-0.8, 0.6], [-0.42, 0.84], [0, 0.9], [0.42, 0.84], [0.8, 0.6]]; // biome-ignore format: a list

/** Leaves beside the face: round the head, and up. */
const LEAF_SIDES: readonly (readonly [number, number])[] = [[78, -8], [-78, -8], [100, -30], [-100, -30], [70, 30], [-70, 30]]; // biome-ignore format: a list
const LEAF_LIGHT = '#78c04c/leaf';
/** Where flames stand on a head, and how high. */
const FLAMES: readonly (readonly [x: number, y: number, z: number, up: number])[] = [[-0.86, 0.36, 0, 0.8], [0.86, 0.36, 0, 0.8], [-0.5, 0.8, 0.2, 1.0], [0.5, 0.8, 0.2, 1.05], [0, 0.9, 0.25, 1.4], [-0.24, 0.86, -0.3, 1.15], [0.28, 0.86, -0.3, 1.2]]; // biome-ignore format: a list

/** Where snakes grow on a head, how far out and up each ends. */
const SNAKES: readonly (readonly [x: number, y: number, out: number, up: number])[] = [
  [-0.28, 1.0, 1.5, 0.62],
  [0.3, 1.0, 1.4, 0.5],
  [-0.75, 0.66, 1.75, 0.4],
  [0.78, 0.62, 1.7, 0.5],
  [-0.98, 0.12, 1.6, -0.1],
  [0.98, 0.14, 1.6, 0.02],
  [-0.92, -0.3, 1.45, -0.5],
  [0.92, -0.3, 1.45, -0.56],
];

const SHORT: ReadonlySet<string> = new Set([
  'short-hair',
  'cropped-hair',
  'spiky-hair',
  'messy-hair',
  'wild-hair',
  'side-part',
  'curly-hair',
]);

const style = (id: string, aliases: readonly string[], material = 'brunette'): Piece => ({
  id,
  aliases,
  slot: 'hair',
  material,
  draw: (f, w) => {
    const cover = f.worn('hat')?.piece.cover;
    // at 16 px a face under a brim has no row to spare for short hair
    if (cover === 'full' || (cover === 'top' && f.rig.small && SHORT.has(id))) return;
    STYLES[id]!(barber(f, w), w);
  },
});

/** Hair styles. 'hair' without a style keeps the concept's own or the seed's. */
export const HAIR: readonly Piece[] = [
  style('short-hair', ['short hair', 'bowl cut', 'bowl haircut', 'pageboy cut', 'pixie cut']),
  style('cropped-hair', ['crew cut', 'buzz cut', 'shaved hair', 'cropped hair']),
  style(
    'spiky-hair',
    ['spiky hair', 'spikes', 'spiked hair', 'anime hair', 'liberty spikes', 'hair spikes', 'static hair'],
    'blond',
  ),
  style('messy-hair', ['messy hair', 'shaggy hair', 'unkempt hair']),
  style('windblown-hair', ['windblown hair']),
  style('wild-hair', [
    'wild hair',
    'crazy hair',
    'untamed hair',
    'mad scientist hair',
    'einstein hair',
    'frizzy hair',
    'hair standing on end',
    'electrified hair',
  ]),
  style(
    'side-part',
    ['side parted hair', 'combed hair', 'neat hair', 'slicked hair', 'slicked back hair', 'slick hair', 'greased hair'],
    'black',
  ),
  style('bob', ['bob cut', 'bobbed hair', 'bob hair'], 'pink'),
  style('long-hair', ['long hair', 'flowing hair', 'straight hair']),
  style('shoulder-hair', ['shoulder length hair', 'medium hair', 'wavy hair']),
  style('ponytail', ['pony tail', 'tied hair'], 'ginger'),
  style('pigtails', ['pigtail', 'twin tails', 'twintails', 'bunches'], 'ginger'),
  style('bun', ['hair bun', 'chignon'], 'grey'),
  style('topknot', ['top knot', 'samurai hair', 'man bun'], 'black'),
  style('braids', ['braid', 'braided hair', 'plait', 'plaits', 'dreadlocks'], 'blond'),
  style('afro', ['afro hair'], 'black'),
  style('curly-hair', ['curly hair', 'curls', 'ringlets']),
  style('mohawk', ['mohican', 'punk hair'], 'black'),
  style('snake-hair', ['snake hair', 'snakes for hair', 'hair of snakes', 'snakes as hair', 'snaky hair'], 'forest'),
  {
    id: 'tresses',
    aliases: ['hair out of the helmet', 'hair under the helmet'],
    slot: 'hair',
    material: 'brunette',
    draw: (f, w) => tresses(barber(f, w)),
  },
  style('space-buns', [
    'two buns',
    'double buns',
    'double bun',
    'hair in two buns',
    'space bun',
    'odango',
    'twin buns',
  ]),
  style('leaf-hair', ['leafy hair', 'hair of leaves', 'hair made of leaves', 'leaves for hair', 'leaves as hair', 'grass hair', 'vine hair', 'foliage hair', 'moss hair', 'mossy hair', 'leaves in place of hair'], 'leaf'), // biome-ignore format: one line
  style('flame-hair', ['fire hair', 'flaming hair', 'burning hair', 'fiery hair', 'hair on fire', 'hair of fire', 'hair made of fire', 'hair is on fire', 'hair of flames', 'hair made of flames', 'flames for hair', 'fire for hair', 'hair in flames', 'hair aflame', 'hair ablaze'], 'flame'), // biome-ignore format: one line
  style('balding', ['receding hair', 'thin hair']),
  style('tonsure', ['monk hair', 'bald crown']),
];
