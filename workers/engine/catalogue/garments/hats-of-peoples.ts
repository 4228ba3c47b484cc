import { rad, type Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import { type DrawHat, hatPart } from './hat-part.ts';
import type { Figure } from './types.ts';

/** A second part of a hat: its band, badge or tassel. */
const more = (f: Figure, name: string, priority = 1.4): number => f.part(name, { group: 'hat', priority });

/** A samurai's helmet: a dome, a skirt of plates round the neck, and a gilded crest that opens upwards. */
export const kabuto: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.12, -0.04], [1.14, 1.02, 1.12], { clips: [[0, -1, 0.12, -0.1]] });
  // the skirt hangs at the sides and behind
  const skirt = more(f, w.piece.id, 1);
  for (const [y, r] of [[0.12, 1.24], [-0.24, 1.42], ...(rig.small ? [] : [[-0.56, 1.5] as const])] as const)
    head.cone(skirt, shadeOf(w.material, 2), [0, y - 0.36, -0.16], [0, y, -0.1], [r, r * 0.92], [r - 0.16, r - 0.2], {
      clips: [[0, 0, 1, 0.12]],
    });
  head.cone(
    more(f, w.piece.id, 1.2),
    shadeOf(w.material, 4),
    [0, 0.2, 0.1],
    [0, 0.34, 0.06],
    [1.2, 1.22],
    [1.16, 1.14],
  );
  const crest = more(f, 'crest', 1.8);
  const r = Math.max(0.12, (0.62 * rig.px) / rig.headWidth);
  for (const d of [-1, 1])
    head.tube(
      crest,
      w.trim,
      [
        [d * 0.08, 0.46, 1.06],
        [d * 0.6, 0.84, 1.0],
        [d * 0.92, 1.42, 0.86],
      ],
      [r * 1.1, r * 1.35, r * 0.4],
    );
  head.ball(crest, w.trim, [0, 0.5, 1.06], [0.22, 0.24, 0.16]);
};

/** A fan of eagle feathers round the head, over a band of beads. */
export const warBonnet: DrawHat = (f, w) => {
  const { head, rig } = f;
  const feathers = f.part(w.piece.id, { group: 'feathers', soft: true });
  const tips = f.part('feather tips', { group: 'feathers', priority: 1.2 });
  const n = rig.small ? 7 : rig.middle ? 9 : 13;
  const wide = Math.max(0.17, (0.9 * rig.px) / rig.headWidth);
  for (let i = 0; i < n; i++) {
    const a = rad(-108 + (216 * i) / (n - 1));
    const at = (r: number): Vec3 => [Math.sin(a) * r, 0.3 + Math.cos(a) * r * 0.92, -0.18 - r * 0.16];
    head.lock(feathers, w.material, at(0.8), at(1.5), wide, wide * 0.95);
    head.lock(tips, 'dark_wood', at(1.58), at(1.8), wide * 0.9, wide * 0.4);
    if (!rig.small) head.lock(feathers, w.trim, at(0.95), at(1.12), wide * 1.02, wide * 1.02);
  }
  const band = hatPart(f, w);
  head.cone(band, w.trim, [0, 0.34, -0.05], [0, 0.66, -0.05], 1.14, 1.06);
  if (rig.small) return;
  const beads = more(f, 'beads', 1.6);
  for (let i = -2; i <= 2; i++) {
    const a = rad(i * 26);
    head.ball(beads, i % 2 ? 'teal' : 'yellow', [Math.sin(a) * 1.1, 0.5, Math.cos(a) * 1.1 - 0.05], [0.13, 0.12, 0.08]);
  }
  for (const d of [-1, 1])
    head.lock(more(f, w.piece.id), w.material, [d * 1.06, 0.1, 0.1], [d * 1.2, -0.9, 0.16], 0.12, 0.14);
};

/** The striped cloth of a pharaoh, with a cobra at the brow. */
export const nemes: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.1, -0.06], [1.16, 1.08, 1.12], { clips: [[0, -1, 0.3, -0.16]] });
  const fall = f.part(w.piece.id, { group: 'nemes' });
  head.ball(fall, w.material, [0, 0, -0.2], [1.34, 1.0, 0.95], {
    clips: [
      [0, 0, 1, 0.1],
      [0, -1, 0, 0.7],
    ],
  });
  for (const d of [-1, 1]) {
    head.lock(fall, w.material, [d * 1.06, 0.2, -0.05], [d * 1.24, -0.72, 0.02], 0.24, 0.36);
    head.lock(fall, w.material, [d * 1.06, -0.8, 0.2], [d * 0.78, -1.62, 0.6], 0.28, 0.24);
  }
  const band = more(f, 'nemes band', 1.5);
  head.cone(band, w.trim, [0, 0.3, -0.04], [0, 0.5, -0.04], 1.19, 1.16);
  head.lock(band, w.trim, [0, 0.44, 1.1], [0, 0.86, 1.18], 0.15, 0.19);
};

/** A straight or flared cylinder: fez, mitre, sailor's hat, cook's cap. */
export const drum =
  (o: {
    readonly low?: number;
    readonly high: number;
    readonly below: number;
    readonly above: number;
    readonly tassel?: boolean;
    readonly cuff?: boolean;
    readonly flat?: boolean;
  }): DrawHat =>
  (f, w) => {
    const { head, rig } = f;
    const part = hatPart(f, w);
    const low = o.low ?? 0.36;
    if (o.cuff) {
      head.ball(part, w.material, [0, 0.5, -0.05], [0.98, 0.72, 0.98]);
      const cuff = more(f, w.piece.id, 1.1);
      head.cone(cuff, w.material, [0, low, -0.05], [0, o.high, -0.05], o.below, o.above, {
        capMaterial: w.material,
        capTone: -0.8,
      });
      if (!rig.small)
        head.cone(
          more(f, 'hat-band', 1.3),
          w.trim,
          [0, low - 0.04, -0.05],
          [0, low + 0.1, -0.05],
          o.below + 0.03,
          o.below + 0.03,
        );
      return;
    }
    head.cone(part, w.material, [0, low, -0.06], [0, o.high, -0.06], o.below, o.above);
    if (o.tassel && !rig.small) {
      const tassel = more(f, 'tassel', 1.6);
      head.tube(
        tassel,
        w.trim,
        [
          [0, o.high + 0.04, -0.06],
          [0.7, o.high, 0.2],
          [0.98, o.high - 0.5, 0.3],
        ],
        [0.08, 0.08, 0.15],
      );
    }
    if (o.flat) {
      const board = f.part(w.piece.id, { group: 'hat' });
      head.cone(board, w.material, [0, o.high, -0.06], [0, o.high + 0.1, -0.06], [1.42, 1.1], [1.42, 1.1]);
    }
  };

/** A bishop's hat: two points, seen as one from the front, with a cross. */
export const mitre: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.32, -0.06], [0, 1.0, -0.06], [1.04, 1.02], [1.12, 0.86]);
  head.cone(part, w.material, [0, 1.0, -0.06], [0, 1.95, -0.06], [1.12, 0.86], [0.12, 0.3]);
  const gold = more(f, 'hat-band', 1.5);
  head.cone(gold, w.trim, [0, 0.32, -0.06], [0, 0.5, -0.06], [1.08, 1.06], [1.09, 1.05]);
  const r = Math.max(0.1, (0.5 * rig.px) / rig.headWidth);
  head.lock(gold, w.trim, [0, 0.6, 0.92], [0, 1.56, 0.52], r, r);
  head.lock(gold, w.trim, [-0.36, 1.14, 0.74], [0.36, 1.14, 0.74], r, r);
};

/** Cloth wound round the head, with a jewel and a plume where there is room. */
/** A stiff white cap that stands on the front of the hair, wider above, with a cross. */
export const nurseCap: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = f.part(w.piece.id, { group: 'nurse cap', priority: 1.5 });
  for (const [x, y, r] of [[0.5, 0.74, 0.2], [0.6, 1.08, 0.22]] as const) head.lock(part, w.material, [-x, y, 0.62], [x, y, 0.62], r, r); // biome-ignore format: one line
  head.lock(part, w.material, [-0.3, 0.92, 0.6], [0.3, 0.92, 0.6], 0.3, 0.3);
  const cross = f.part('cross', { group: 'nurse cap', priority: 2.2, line: false });
  const t = Math.max(0.06, (0.55 * rig.px) / rig.headWidth);
  const long = Math.max(0.2, (1.5 * rig.px) / rig.headWidth);
  head.lock(cross, w.trim, [-long, 0.92, 0.96], [long, 0.92, 0.96], t, t);
  if (!rig.small) head.lock(cross, w.trim, [0, 0.92 - long, 0.97], [0, 0.92 + long, 0.93], t, t);
};

export const turban =
  (jewel: boolean): DrawHat =>
  (f, w) => {
    const { head, rig } = f;
    const part = hatPart(f, w);
    head.ball(part, w.material, [0, 0.56, -0.1], [1.12, 0.78, 1.1]);
    const roll = f.part(w.piece.id, { group: 'hat', priority: 1.15 });
    for (const [y, r, tilt] of [
      [0.4, 1.1, 0.1],
      [0.72, 1.04, -0.1],
    ] as const) {
      const points = Array.from({ length: 13 }, (_, i): Vec3 => {
        const a = (i / 12) * 2 * Math.PI;
        return [Math.sin(a) * r, y + Math.sin(a) * tilt, Math.cos(a) * r - 0.08];
      });
      head.tube(
        roll,
        shadeOf(w.material, y < 0.5 ? 4 : 2),
        points,
        points.map(() => 0.27),
      );
    }
    // the end of the cloth, folded over in the middle of the forehead
    if (!rig.small && !jewel)
      head.lock(f.part(w.piece.id, { group: 'hat', priority: 1.3 }), shadeOf(w.material, 5), [0, 0.36, 1.2], [0, 1.02, 1.0], 0.2, 0.13); // biome-ignore format: one line
    if (!jewel || rig.small) return;
    const gem = more(f, 'jewel', 2);
    head.ball(gem, w.trim, [0, 0.62, 1.26], [0.2, 0.24, 0.12]);
    head.tube(
      more(f, 'plume'),
      'feather',
      [
        [0, 0.8, 1.2],
        [0.06, 1.4, 1.1],
        [0.3, 1.8, 0.9],
      ],
      [0.1, 0.2, 0.05],
    );
  };

/** A wide cone of straw, or a wide brim that turns up: hats against the sun. */
export const conical: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.22, -0.04], [0, 1.28, -0.06], [1.86, 1.74], [0.12, 0.12]);
  if (!f.rig.small)
    head.cone(
      more(f, 'hat-band', 1.2),
      shadeOf(w.material, 2),
      [0, 0.2, -0.04],
      [0, 0.32, -0.04],
      [1.9, 1.78],
      [1.8, 1.68],
    );
};

export const sombrero: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.3, -0.04], [0, 0.46, -0.04], [1.7, 1.5], [2.1, 1.8], {
    capMaterial: w.material,
    capTone: -0.5,
  });
  head.cone(part, w.material, [0, 0.4, -0.06], [0, 1.35, -0.1], [0.96, 0.92], [0.4, 0.4]);
  head.ball(part, w.material, [0, 1.34, -0.1], [0.42, 0.2, 0.42]);
  const trim = more(f, 'hat-band', 1.5);
  head.cone(trim, w.trim, [0, 0.5, -0.05], [0, 0.7, -0.06], [0.98, 0.94], [0.92, 0.88]);
  if (!rig.small) {
    const points = Array.from(
      { length: 17 },
      (_, i): Vec3 => [Math.sin((i / 8) * Math.PI) * 2.06, 0.46, Math.cos((i / 8) * Math.PI) * 1.76 - 0.04],
    );
    head.tube(
      trim,
      w.trim,
      points,
      points.map(() => 0.09),
    );
  }
};

/** Domes with a rim: bowlers, sun helmets, hard hats, helmets of firemen and policemen. */
export const domed =
  (o: {
    readonly brim: number;
    readonly high?: number;
    readonly back?: number;
    readonly ridge?: boolean;
    readonly badge?: boolean;
    readonly band?: boolean;
    readonly lamp?: boolean;
    readonly spike?: boolean;
  }): DrawHat =>
  (f, w) => {
    const { head, rig } = f;
    const part = hatPart(f, w);
    head.ball(part, w.material, [0, 0.34, -0.04], [1.1, o.high ?? 0.92, 1.1], { clips: [[0, -1, 0, 0]] });
    head.cone(
      part,
      w.material,
      [0, 0.28, -0.04 - (o.back ?? 0) / 2],
      [0, 0.4, -0.04 - (o.back ?? 0) / 2],
      [o.brim, o.brim + (o.back ?? 0)],
      [o.brim * 0.94, (o.brim + (o.back ?? 0)) * 0.92],
    );
    if (o.band) head.cone(more(f, 'hat-band', 1.4), w.trim, [0, 0.4, -0.04], [0, 0.62, -0.04], 1.13, 1.08);
    if (o.ridge && !rig.small)
      head.tube(
        more(f, w.piece.id, 1.2),
        shadeOf(w.material, 4),
        [
          [0, 0.5, 1.06],
          [0, 1.1, 0.62],
          [0, 1.3, -0.04],
          [0, 1.1, -0.7],
          [0, 0.5, -1.1],
        ],
        [0.12, 0.14, 0.14, 0.14, 0.12],
      );
    if (o.badge) head.ball(more(f, 'badge', 2), w.trim, [0, 0.74, 1.0], [0.3, 0.36, 0.2]);
    if (o.lamp) {
      // as white as light is: yellow on a yellow helmet would be a ring alone
      head.ball(more(f, 'lamp', 2), 'charcoal', [0, 0.74, 1.02], [0.42, 0.42, 0.22]);
      head.ball(more(f, 'light', 2.4), '#fffbe8/flame', [0, 0.74, 1.2], [0.25, 0.25, 0.14]);
    }
    if (o.spike) head.lock(more(f, 'spike', 1.6), w.trim, [0, 1.2, -0.04], [0, 1.8, -0.04], 0.14, 0.04);
  };

/** A cap with a stiff top wider than the head: police, pilots, officers, captains. */
export const officerCap: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.56, -0.04], [0, 0.92, 0], [1.06, 1.06], [1.4, 1.3]);
  head.ball(part, w.material, [0, 0.94, 0], [1.38, 0.26, 1.28]);
  const band = more(f, 'hat-band', 1.3);
  head.cone(band, shadeOf(w.material, 1), [0, 0.28, -0.04], [0, 0.58, -0.04], 1.1, 1.08);
  head.ball(more(f, 'peak', 1.3), 'charcoal', [0, 0.32, 0.84], [0.86, 0.13, 0.62]);
  head.ball(more(f, 'badge', 2.2), w.trim, [0, 0.7, 1.14], [0.22, 0.24, 0.16]);
};

/** Floppy points with bells. */
export const jesterCap: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  const other = f.part(w.piece.id, { group: 'hat', priority: 1.1 });
  head.ball(part, w.material, [0, 0.2, -0.03], [1.12, 0.92, 1.1], { clips: [[0, -1, -0.12, -0.12]] });
  const bells = more(f, 'bells', 1.8);
  const points: readonly (readonly Vec3[])[] = [
    [
      [-0.5, 0.72, 0],
      [-1.15, 1.18, 0.02],
      [-1.62, 0.86, 0.06],
      [-1.76, 0.4, 0.1],
    ],
    [
      [0.5, 0.72, 0],
      [1.15, 1.18, 0.02],
      [1.62, 0.86, 0.06],
      [1.76, 0.4, 0.1],
    ],
    ...(rig.small
      ? []
      : [
          [
            [0, 0.9, 0],
            [0.02, 1.5, -0.1],
            [0.06, 1.7, -0.5],
            [0.1, 1.4, -0.9],
          ] as const,
        ]),
  ];
  points.forEach((line, i) => {
    head.tube(i === 1 ? other : part, i === 1 ? w.trim : w.material, line, [0.5, 0.4, 0.26, 0.12]);
    head.ball(bells, 'gold', line[3]!, [0.2, 0.2, 0.2]);
  });
  head.cone(more(f, 'hat-band', 1.4), w.trim, [0, 0.28, -0.05], [0, 0.5, -0.05], 1.15, 1.12);
};

/** A high cone with a veil from its tip: princesses of tales. */
export const hennin: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.cone(part, w.material, [0, 0.44, -0.2], [0, 1.95, -0.8], [0.98, 0.94], [0.1, 0.1]);
  const band = more(f, 'hat-band', 1.4);
  head.cone(band, w.trim, [0, 0.36, -0.14], [0, 0.56, -0.22], 1.04, 1.0);
  const veil = f.part('veil', { group: 'veil' });
  head.tube(
    veil,
    'cloth',
    [
      [0, 1.9, -0.8],
      [0.5, 1.4, -1.3],
      [0.86, 0.4, -1.4],
      [0.9, -0.6, -1.3],
    ],
    [0.08, 0.22, 0.32, 0.36],
  );
};

/** A bride's veil: gauze from a wreath down over the back, with a little of it at the sides of the face. */
export const bridalVeil: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = f.part(w.piece.id, { group: 'veil', soft: true });
  head.ball(part, w.material, [0, 0.14, -0.12], [1.2, 1.04, 1.14], { clips: [[0, -0.4, 1, -0.02]] });
  head.cone(part, w.material, [0, -2.3, -0.6], [0, 0.2, -0.5], [1.7, 0.5], [1.16, 0.66], {
    pattern: (x, _y, z) => (Math.cos(Math.atan2(x, z) * 9) > 0.7 ? -0.4 : 0),
  });
  const wreath = f.part('wreath', { group: 'hat', priority: 1.4, soft: true });
  for (let i = -3; i <= 3; i++) {
    if (rig.small && i % 2) continue;
    const a = rad(i * 30);
    head.ball(wreath, i % 2 ? 'cream' : w.trim, [Math.sin(a) * 1.06, 0.74, Math.cos(a) * 1.0 - 0.16], [0.2, 0.19, 0.2]);
  }
};

/** White frills of maids. */
export const frill: DrawHat = (f, w) => {
  const part = hatPart(f, w);
  const n = f.rig.small ? 5 : 7;
  for (let i = 0; i < n; i++) {
    const a = rad(-62 + (124 * i) / (n - 1));
    f.head.ball(part, w.material, [Math.sin(a) * 1.06, 0.42 + Math.cos(a) * 0.78, 0.34], [0.24, 0.24, 0.2]);
  }
};

/** Fur with flaps over the ears. */
export const furHat: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.trim, [0, 0.5, -0.05], [1.04, 0.74, 1.02], { clips: [[0, -1, 0, 0]] });
  const fur = more(f, w.piece.id, 1.2);
  const points = Array.from(
    { length: 13 },
    (_, i): Vec3 => [Math.sin((i / 6) * Math.PI) * 1.08, 0.42, Math.cos((i / 6) * Math.PI) * 1.08 - 0.05],
  );
  head.tube(
    fur,
    w.material,
    points,
    points.map(() => 0.27),
  );
  for (const d of [-1, 1]) head.lock(fur, w.material, [d * 1.08, 0.3, 0], [d * 1.1, -0.52, 0.06], 0.26, 0.24);
};

/** Leather over the ears, goggles pushed up on the brow. */
export const aviatorCap: DrawHat = (f, w) => {
  const { head, rig } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.1, -0.05], [1.12, 1.04, 1.1], { clips: [[0, -1, 0.24, -0.12]] });
  for (const d of [-1, 1]) head.ball(part, w.material, [d * 1.0, -0.2, 0], [0.2, 0.5, 0.36]);
  raisedGoggles(f, w.trim, rig.small);
};

/** Goggles on the brow. */
export function raisedGoggles(f: Figure, rim: string, small: boolean, name = 'goggles'): void {
  const { head } = f;
  const strap = f.part(name === 'goggles' ? 'strap' : name, { group: 'hat', priority: 1.3, soft: true });
  head.cone(strap, 'dark_leather', [0, 0.42, -0.05], [0, 0.58, -0.05], 1.17, 1.12);
  const frame = f.part(name, { group: 'hat', priority: 1.6, line: false });
  const glass = f.part('lenses', { group: 'hat', priority: 2, line: false });
  for (const d of [-1, 1]) {
    head.ball(frame, rim, [d * 0.44, 0.54, 1.0], [0.42, 0.36, 0.24]);
    if (!small) head.ball(glass, '#7cd0e4/glass', [d * 0.44, 0.54, 1.14], [0.26, 0.21, 0.16]);
  }
}

/** A cap with its peak to the back, or with one before and one behind. */
export const peaked =
  (where: 'back' | 'both'): DrawHat =>
  (f, w) => {
    const part = hatPart(f, w);
    f.head.ball(part, w.material, [0, 0.2, -0.03], [1.1, 0.98, 1.1], { clips: [[0, -1, -0.12, -0.12]] });
    f.head.ball(part, w.trim, [0, 0.32, -0.9], [0.84, 0.14, 0.68]);
    if (where === 'both') {
      f.head.ball(part, w.trim, [0, 0.34, 0.85], [0.8, 0.14, 0.6]);
      f.head.ball(more(f, w.piece.id), w.material, [0, 1.12, -0.03], [0.2, 0.14, 0.2]);
    } else {
      // the strap over the gap at the back, which is on the forehead now
      f.head.cone(more(f, 'hat-band', 1.3), shadeOf(w.trim, 2), [0, 0.22, -0.04], [0, 0.36, -0.04], 1.13, 1.11);
      // of hair it would be a spot on the forehead; beasts have fur alone there
      const under: MaterialRef | undefined = f.skin;
      if (under) f.head.ball(more(f, 'gap', 1.7), under, [0, 0.44, 0.94], [0.42, 0.2, 0.22]);
    }
  };

/** Cloth close round the face and over the neck. */
export const hijab: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.06, -0.08], [1.14, 1.1, 1.12], { clips: [[0, -0.35, 0.9, 0.6]] });
  head.ball(part, w.material, [0, -0.1, -0.1], [1.12, 1.05, 1.06], { clips: [[0, 0, 1, 0.2]] });
  for (const d of [-1, 1]) head.lock(part, w.material, [d * 0.98, 0.1, 0.25], [d * 0.5, -0.92, 0.62], 0.2, 0.3);
  const fall = f.part(w.piece.id, { group: 'drape' });
  head.cone(fall, w.material, [0, -1.5, 0.06], [0, -0.82, 0.06], [1.2, 0.94], [0.84, 0.84]);
  head.lock(fall, shadeOf(w.material, 2), [-0.6, -0.96, 0.74], [0.66, -1.3, 0.86], 0.14, 0.18);
};

/** A nun's: a veil over a white band that frames the face, and a white bib. */
export const wimple: DrawHat = (f, w) => {
  const { head, rig } = f;
  hijab(f, w);
  const white = f.part('coif', { group: 'hat', priority: 1.25, line: false });
  head.ball(white, w.trim, [0, 0.0, -0.04], [1.12, 1.08, 1.1], {
    clips: [[0, -0.3, 0.95, rig.large ? 0.66 : rig.small ? 0.7 : 0.78]],
  });
  head.cone(white, w.trim, [0, -1.36, 0.16], [0, -0.86, 0.2], [1.0, 0.9], [0.7, 0.78], { clips: [[0, 0, -1, 0.1]] });
};

/** A square of cloth held by a ring of cord. */
export const keffiyeh: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.14, -0.06], [1.14, 1.06, 1.12], { clips: [[0, -1, 0.2, -0.2]] });
  const fall = f.part(w.piece.id, { group: 'drape' });
  head.cone(fall, w.material, [0, -1.5, -0.2], [0, 0.3, -0.12], [1.4, 0.9], [1.14, 1.06], { clips: [[0, 0, 1, 0.3]] });
  const cord = more(f, 'cord', 1.5);
  head.cone(cord, w.trim, [0, 0.46, -0.05], [0, 0.64, -0.05], 1.18, 1.12);
};

/** A kerchief tied under the chin. */
export const babushka: DrawHat = (f, w) => {
  const { head } = f;
  const part = hatPart(f, w);
  head.ball(part, w.material, [0, 0.06, -0.08], [1.14, 1.1, 1.12], { clips: [[0, -0.5, 0.86, 0.56]] });
  head.ball(part, w.material, [0, -0.1, -0.1], [1.1, 0.98, 1.06], { clips: [[0, 0, 1, 0.2]] });
  for (const d of [-1, 1]) head.lock(part, w.material, [d * 0.98, 0.1, 0.25], [d * 0.3, -0.9, 0.62], 0.18, 0.2);
  const knot = more(f, w.piece.id, 1.2);
  for (const d of [-1, 1]) head.lock(knot, w.material, [0, -0.96, 0.76], [d * 0.36, -1.3, 0.8], 0.14, 0.1);
};
