import { TONE } from '../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../src/pixels/types.ts';
import type { Vec3 } from '../../solids/vec.ts';
import { type MaterialRef, shadeOf } from '../materials.ts';
import type { Figure, Piece, Worn } from './types.ts';

type Draw = (f: Figure, w: Worn) => void;

const mask = (f: Figure, w: Worn, priority = 1.3): number => f.part(w.piece.id, { group: 'mask', flat: 0.3, priority });
const detail = (f: Figure, name: string, priority = 1.8): number =>
  f.part(name, { group: 'mask', priority, line: false });

/** A dark shield from the brow to the chin, with a pane as narrow as a slit. */
const welding: Draw = (f, w) => {
  const { head, rig } = f;
  head.ball(mask(f, w), w.material, [0, -0.16, 0.16], [1.02, 1.0, 0.98], { clips: [[0, 0, -1, -0.2], [0, 1, 0, 0.7]] }); // biome-ignore format: one line
  const r = Math.max(0.12, (0.6 * rig.px) / rig.headWidth);
  for (const d of [-1, 1]) head.lock(detail(f, 'pane'), w.trim, [d * 0.6, -0.1, 0.92], [0, -0.1, 1.16], r, r);
};

/** A band across the eyes; the eyes show through it. */
const domino: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'mask', priority: 1.6, line: false });
  f.head.ball(part, w.material, [0, -0.16, 0.06], [1.02, 0.34, 1], { clips: [[0, 0, -1, -0.2]] });
  const r = Math.max(0.13, (0.62 * f.rig.px) / f.rig.headWidth);
  for (const d of [-1, 1])
    f.head.ball(detail(f, 'eye holes', 2.2), 'feather', [d * 0.42, -0.17, 0.98], [r * 1.3, r, 0.16]);
};

/** The whole face under a carved one: a demon, a fox, a skull, a smile. */
const carved =
  (kind: 'oni' | 'fox' | 'skull' | 'plain' | 'hockey' | 'half' | 'tiki' | 'stern'): Draw =>
  (f, w) => {
    const { head, rig } = f;
    const part = mask(f, w);
    const half = kind === 'half';
    head.ball(part, w.material, [half ? 0.04 : 0, -0.14, 0.14], [0.96, kind === 'tiki' ? 1.06 : 0.86, 0.94], {
      clips: [[0, 0, -1, -0.22], [0, 1, 0, 0.86], ...(half ? ([[-1, 0, 0, 0.02]] as const) : [])],
    });
    const r = Math.max(0.13, (0.6 * rig.px) / rig.headWidth);
    for (const d of half ? [1] : [-1, 1])
      head.ball(
        detail(f, 'eye holes'),
        kind === 'oni' ? 'eye_glow' : 'dark',
        [d * 0.4, -0.16, 1.02],
        [r * 1.4, r * (kind === 'skull' ? 1.6 : 0.9), 0.14],
      );
    if (half) return;
    if (kind === 'oni') {
      for (const d of [-1, 1]) {
        head.lock(
          f.part('mask horns', { group: 'mask horns' }),
          'bone',
          [d * 0.44, 0.56, 0.8],
          [d * 0.66, 1.24, 0.9],
          0.2,
          0.06,
        );
        head.lock(detail(f, 'tusks'), 'tooth', [d * 0.3, -0.74, 1.0], [d * 0.34, -0.46, 1.06], r * 0.8, r * 0.5);
      }
      head.lock(detail(f, 'brow'), w.trim, [-0.7, 0.16, 0.9], [0.7, 0.16, 0.9], r, r);
      head.lock(detail(f, 'grin'), 'dark', [-0.36, -0.72, 0.94], [0.36, -0.72, 0.94], r, r);
    } else if (kind === 'fox') {
      for (const d of [-1, 1]) {
        const ear = f.part(w.piece.id, { group: 'mask ears' });
        head.lock(ear, w.material, [d * 0.58, 0.5, 0.6], [d * 0.8, 1.2, 0.6], 0.32, 0.05);
        head.lock(detail(f, 'marks'), w.trim, [d * 0.5, -0.44, 0.96], [d * 0.82, -0.34, 0.72], r * 0.8, r * 0.8);
        head.lock(detail(f, 'marks'), w.trim, [d * 0.62, 0.62, 0.82], [d * 0.74, 1.0, 0.72], r, r * 0.5);
      }
      head.lock(part, w.material, [0, -0.4, 0.9], [0, -0.5, 1.3], 0.4, 0.12);
      head.ball(detail(f, 'nose'), 'dark', [0, -0.46, 1.36], [r, r * 0.8, r]);
      head.ball(detail(f, 'marks'), w.trim, [0, 0.34, 1.0], [r, r * 1.3, r]);
    } else if (kind === 'skull') {
      head.ball(detail(f, 'nose'), 'dark', [0, -0.44, 1.08], [r * 0.8, r, 0.1]);
      if (!rig.small)
        for (const x of [-0.3, 0, 0.3])
          head.lock(detail(f, 'teeth'), 'dark', [x, -0.68, 1.0], [x, -0.86, 0.92], r * 0.5, r * 0.5);
    } else if (kind === 'hockey') {
      if (!rig.small)
        for (const [x, y] of [
          [-0.3, 0.2],
          [0, 0.28],
          [0.3, 0.2],
          [-0.3, -0.56],
          [0, -0.62],
          [0.3, -0.56],
        ] as const)
          head.ball(detail(f, 'holes'), 'dark', [x, y, 1.04 - Math.abs(x) * 0.16], [r * 0.5, r * 0.5, 0.1]);
      head.lock(detail(f, 'marks'), w.trim, [0, 0.42, 0.98], [0, 0.6, 0.86], r, r);
      for (const d of [-1, 1])
        head.lock(detail(f, 'marks'), w.trim, [d * 0.6, -0.4, 0.86], [d * 0.7, -0.54, 0.78], r * 0.8, r * 0.8);
    } else if (kind === 'stern') {
      head.lock(detail(f, 'mouth'), 'dark', [-0.22, -0.66, 1.02], [0.22, -0.66, 1.02], r * 0.7, r * 0.7);
      head.lock(detail(f, 'nose'), shadeOf(w.material, 4), [0, 0.06, 1.06], [0, -0.4, 1.12], r * 0.8, r * 1.1);
      for (const d of [-1, 1])
        head.lock(
          detail(f, 'brow'),
          shadeOf(w.material, 2),
          [d * 0.16, 0.16, 1.02],
          [d * 0.66, 0.2, 0.88],
          r * 0.8,
          r * 0.7,
        );
    } else if (kind === 'tiki') {
      head.lock(detail(f, 'grin'), 'tooth', [-0.5, -0.7, 0.92], [0.5, -0.7, 0.92], r * 1.3, r * 1.3);
      head.lock(detail(f, 'brow'), w.trim, [-0.7, 0.2, 0.86], [0.7, 0.2, 0.86], r * 1.2, r * 1.2);
      for (const x of [-0.5, 0, 0.5])
        head.lock(
          f.part('plume', { group: 'plume' }),
          x ? 'red' : 'yellow',
          [x, 0.7, 0.5],
          [x * 1.6, 1.5, 0.4],
          0.2,
          0.12,
        );
    } else {
      const grin = [-0.5, -0.25, 0, 0.25, 0.5].map((x) => [x, -0.66 + x * x * 0.8, 1.0 - Math.abs(x) * 0.2] as const);
      head.tube(
        detail(f, 'grin'),
        'dark',
        grin,
        grin.map(() => r * 0.6),
      );
    }
  };

/** Cloth before mouth and nose, held by loops. */
const surgical: Draw = (f, w) => {
  const part = f.part(w.piece.id, { group: 'mask', soft: true });
  f.head.ball(part, w.material, [0, -0.54, 0.24], [0.84, 0.42, 0.86], {
    clips: [
      [0, 1, 0.1, 0.86],
      [0, 0, -1, -0.1],
    ],
  });
};

/** Rubber with a filter at each side and two panes. */
const gasMask: Draw = (f, w) => {
  const { head } = f;
  const part = mask(f, w);
  head.ball(part, w.material, [0, -0.2, 0.16], [0.98, 0.92, 0.94], { clips: [[0, 0, -1, -0.1]] });
  for (const d of [-1, 1]) {
    head.ball(detail(f, 'lenses'), w.trim, [d * 0.42, -0.06, 0.98], [0.32, 0.3, 0.18]);
    head.ball(
      f.part('filter', { group: 'filter', priority: 1.4 }),
      'charcoal',
      [d * 0.62, -0.76, 0.86],
      [0.3, 0.3, 0.3],
    );
  }
  head.ball(f.part('filter', { group: 'filter', priority: 1.4 }), 'charcoal', [0, -0.64, 1.14], [0.28, 0.28, 0.28]);
};

/** One pane in a rubber frame, and a tube beside it. */
const snorkel: Draw = (f, w) => {
  const { head, rig } = f;
  const frame = f.part(w.piece.id, { group: 'mask', priority: 1.5 });
  head.ball(frame, w.material, [0, -0.12, 0.2], [0.98, 0.48, 0.96], { clips: [[0, 0, -1, -0.2]] });
  head.ball(detail(f, 'pane', 1.9), w.trim, [0, -0.12, 0.34], [0.8, 0.34, 0.92], { clips: [[0, 0, -1, -0.3]] });
  const r = Math.max(0.13, (0.7 * rig.px) / rig.headWidth);
  head.tube(
    f.part('snorkel', { group: 'snorkel', priority: 1.5 }),
    'orange',
    [
      [0.1, -0.72, 1.02],
      [0.9, -0.72, 0.62],
      [1.24, -0.1, 0.2],
      [1.26, 1.1, 0.1],
    ],
    [r, r, r, r],
  );
};

/** Round panes in rims of brass, over the eyes. */
const goggles: Draw = (f, w) => {
  const { head, rig } = f;
  const strap = f.part('strap', { group: 'mask', priority: 1.4, line: false });
  head.cone(strap, 'dark_leather', [0, -0.28, -0.02], [0, -0.06, -0.02], 1.08, 1.09);
  for (const d of [-1, 1]) {
    head.ball(
      f.part(w.piece.id, { group: 'mask', priority: 1.8, line: false }),
      w.material,
      [d * 0.42, -0.16, 0.92],
      [0.42, 0.4, 0.22],
    );
    if (!rig.small) head.ball(detail(f, 'lenses', 2.2), w.trim, [d * 0.42, -0.16, 1.04], [0.27, 0.26, 0.16]);
  }
};

/** Dark panes. */
const sunglasses: Draw = (f, w) => {
  const { head, rig } = f;
  const part = f.part(w.piece.id, { group: 'mask', priority: 2, line: false });
  const r = Math.max(0.2, (0.8 * rig.px) / rig.headWidth);
  for (const d of [-1, 1]) head.ball(part, w.material, [d * 0.42, -0.18, 0.94], [0.36, r, 0.14]);
  const t = Math.max(0.06, (0.5 * rig.px) / rig.headWidth);
  head.lock(part, w.material, [-0.7, -0.06, 0.92], [0.7, -0.06, 0.92], t, t);
  for (const d of [-1, 1]) head.lock(part, w.material, [d * 0.74, -0.1, 0.8], [d * 1.02, -0.1, 0], t, t);
};

const monocle: Draw = (f, w) => {
  if (f.rig.small) return;
  const part = f.part(w.piece.id, { group: 'head', priority: 1.8, line: false });
  const r = f.rig.least(f.rig.headWidth * 0.05, 0.5);
  const ring = Array.from({ length: 9 }, (_, i) =>
    f.rig.onHead([0.42 + Math.cos((i / 4) * Math.PI) * 0.32, -0.2 + Math.sin((i / 4) * Math.PI) * 0.34, 1.0]),
  );
  f.scene.tube(part, w.material, ring, r);
  f.scene.cap(part, w.material, f.rig.onHead([0.7, -0.4, 0.9]), f.rig.onHead([0.8, -1.0, 0.6]), r * 0.8);
};

/** Half of the face is metal, with a lens for an eye. */
const metalFace: Draw = (f, w) => {
  const { head, rig } = f;
  const part = f.part(w.piece.id, { group: 'head', priority: 1.4, line: true });
  head.ball(part, w.material, [0.02, -0.04, 0.02], [1.04, 1.0, 1.0], {
    clips: [
      [-1, 0, 0, -0.06],
      [0, 1, 0, 0.42],
    ],
  });
  const r = Math.max(0.17, (0.9 * rig.px) / rig.headWidth);
  head.ball(detail(f, 'lens', 2.4), 'dark', [0.44, -0.18, 0.96], [r * 1.5, r * 1.5, 0.12]);
  head.ball(detail(f, 'lens', 2.6), w.trim, [0.44, -0.18, 1.06], [r, r, 0.12]);
  if (rig.small) return;
  head.ball(detail(f, 'bolt'), 'charcoal', [0.8, -0.6, 0.56], [0.12, 0.12, 0.12]);
};

/** A scar: a line over the brow and down the cheek, clear of the eye, pale with a dark edge where there is room. */
const scar: Draw = (f, w) => {
  f.scene.decal((canvas) => {
    const ramp = canvas.ramp(w.material);
    const width = f.rig.headWidth * 2 * canvas.scale;
    const thick = Math.max(1, Math.round(width / (w.piece.id === 'brow-scar' ? 20 : 30)));
    const put = (x: Px, y: Px, colour: Rgb): void => {
      const name = canvas.nameAt(x, y);
      if (name === 'head' || name === 'face') canvas.put(x, y, colour);
    };
    // a beard leaves it no cheek: it runs beside the eye then
    const lines = w.piece.id === 'brow-scar' ? ([[-0.24, 0.6, -0.54, -0.5]] as const) : f.worn('beard') ? ([[-0.76, 0.34, -0.6, -0.46]] as const) : ([[-0.66, 0.36, -0.56, 0.14], [-0.62, -0.3, -0.3, -0.78]] as const); // biome-ignore format: one line
    for (const [x0, y0, x1, y1] of lines) {
      if (y0 > 0 && width < 18 && lines.length > 1) continue;
      const spot = (t: number): readonly [Px, Px] => {
        const [x, y] = [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t];
        const [px, py] = canvas.project(f.rig.onHead([x, y, Math.sqrt(Math.max(0.05, 1 - x * x - y * y * 0.6))]));
        return [Math.floor(px), Math.floor(py)];
      };
      const steps = Math.max(2, Math.round(width * 0.4));
      for (const dark of [true, false])
        for (let k = 0; k <= steps; k++) {
          const [x, y] = spot(k / steps);
          for (let i = 0; i < thick; i++) put(x + i + (dark ? 1 : 0), y, ramp[dark ? 1 : width >= 24 ? 4 : 2]);
        }
    }
  });
}; // biome-ignore format: tables

/** Lines of colour on the skin of the face; points in head units. */
export const painted =
  (lines: readonly (readonly (readonly [x: number, y: number])[])[], both = true): Draw =>
  (f, w) => {
    f.scene.decal((canvas) => {
      const ramp = canvas.ramp(w.material);
      const steps = 12;
      // two stripes in a small face are a mask
      const shown = f.rig.modest && w.piece.id === 'war-paint' ? lines.slice(0, 1) : lines;
      for (const line of shown)
        for (const d of both ? [-1, 1] : [1])
          for (let i = 0; i + 1 < line.length; i++)
            for (let k = 0; k <= steps; k++) {
              const x = (line[i]![0] + ((line[i + 1]![0] - line[i]![0]) * k) / steps) * d;
              const y = line[i]![1] + ((line[i + 1]![1] - line[i]![1]) * k) / steps;
              const z = Math.sqrt(Math.max(0.05, 1 - x * x - y * y * 0.6)) * 0.98;
              const [px, py, depth] = canvas.project(f.rig.onHead([x, y, z]));
              const [cx, cy] = [Math.floor(px), Math.floor(py)];
              if (canvas.nameAt(cx, cy) === 'head' && depth > canvas.depthAt(cx, cy) - 2.5)
                canvas.put(cx, cy, ramp[TONE.base]);
            }
    });
  };

/** Patches on a face, lopsided and clear of the mouth, where lines would be a beard: under an eye, on the brow, at the jaw. */
const smeared: Draw = (f, w) => {
  f.scene.decal((canvas) => {
    const ramp = canvas.ramp(w.material);
    const wide = f.rig.headWidth * 2 * canvas.scale;
    for (const [x, y, rx, ry] of [[-0.58, -0.62, 0.28, 0.18], [0.2, -0.42, 0.15, 0.1], [0.66, -0.66, 0.16, 0.2], [0.4, 0.5, 0.32, 0.14]] as const) {
      const [cx, cy] = canvas.project(f.rig.onHead([x, y, Math.sqrt(Math.max(0.05, 1 - x * x - y * y * 0.6))]));
      // at least two pixels by one
      const [w0, h0] = [Math.max(1, (rx * wide) / 2), Math.max(0.55, (ry * wide) / 2)];
      for (let py = Math.floor(cy - h0); py <= cy + h0; py++)
        for (let px = Math.floor(cx - w0); px <= cx + w0; px++) {
          const [dx, dy] = [(px + 0.5 - cx) / w0, (py + 0.5 - cy) / h0];
          const name = canvas.nameAt(px, py);
          if (dx * dx + dy * dy <= 1.1 && (name === 'head' || name === 'face')) canvas.put(px, py, ramp[dy > 0.4 ? 2 : TONE.base]);
        }
    }
  });
}; // biome-ignore format: one line a patch

/** A strip of plaster over the bridge of a nose that was broken. */
const nosePlaster: Draw = (f, w) => {
  const { head, rig } = f;
  const r = Math.max(0.09, (0.6 * rig.px) / rig.headWidth);
  const part = f.part(w.piece.id, { group: 'nose', priority: 2.2, line: false });
  head.lock(part, w.material, [-0.34, -0.34, 0.98], [0.34, -0.26, 0.98], r, r);
  if (rig.fine) head.lock(f.part('gauze', { group: 'nose', priority: 2.4, line: false }), shadeOf(w.material, 2), [-0.08, -0.3, 1.1], [0.08, -0.29, 1.1], r * 0.8, r * 0.8); // biome-ignore format: one line
};

/** A long nose with a bend in it, lit on its ridge and dark beneath; the colour is the skin's. */
const nose: Draw = (f, w) => {
  const { head, rig } = f;
  const of = w.material === 'skin' ? f.skin : w.material;
  const part = f.part(w.piece.id, { group: 'nose', priority: 1.7, line: false });
  const r = Math.max(0.16, (0.85 * rig.px) / rig.headWidth);
  head.lock(part, rig.large ? of : shadeOf(of, 4), [-0.04, -0.06, 0.98], [0.1, -0.38, 1.2], r * 0.7, r * 1.35);
  head.lock(f.part(w.piece.id, { group: 'nose', priority: 1.9, line: false }), shadeOf(of, 2), [0.12, -0.46, 1.18], [-0.1, -0.72, 1.2], r * 1.25, r * 0.9);
}; // biome-ignore format: one line a stroke

/** The whole head in cloth of one colour, as wrestlers wear it: rims of another round the eyes and the mouth. */
const luchador: Draw = (f, w) => {
  const { head, rig } = f;
  const part = mask(f, w, 1.25);
  head.ball(part, w.material, [0, 0.02, 0], [1.05, 1.06, 1.04]);
  const r = Math.max(0.2, (1.05 * rig.px) / rig.headWidth);
  const hole = (at: Vec3, wide: number, high: number): void => {
    if (!rig.small) head.ball(detail(f, 'rims', 2), w.trim, at, [wide * r * 1.7, high * r * 1.75, 0.12]);
    head.ball(detail(f, 'openings', 2.3), f.skin, [at[0], at[1], at[2] + 0.07], [wide * r, high * r, 0.1]);
  };
  for (const d of [-1, 1]) {
    hole([d * 0.42, -0.14, 0.95], 1.1, 0.95);
    const pupil = Math.max(0.1, (0.55 * rig.px) / rig.headWidth);
    head.ball(detail(f, 'pupils', 2.6), 'dark', [d * 0.4, -0.14, 1.12], [pupil, pupil * 1.3, 0.08]);
  }
  hole([0, -0.68, 0.86], 1.4, 0.62);
  if (rig.small) return;
  head.lock(detail(f, 'crest', 1.6), w.trim, [0, 0.34, 0.98], [0, 1.0, 0.3], r * 0.7, r * 0.7);
};

/** A cage of wire before the face, a bib of cloth under it. */
const fencing: Draw = (f, w) => {
  const { head, rig } = f;
  head.ball(mask(f, w, 1.25), w.material, [0, 0.1, 0.06], [1.2, 1.24, 1.2], { clips: [[0, 0, -1, -0.1]] });
  head.ball(f.part('bib', { group: 'mask bib', priority: 1.5 }), w.trim, [0, -0.92, 0.3], [0.8, 0.3, 0.76]);
  if (rig.small) return;
  const r = Math.max(0.05, (0.4 * rig.px) / rig.headWidth);
  for (const y of [-0.5, -0.1, 0.3]) head.lock(detail(f, 'wires'), 'dark_metal', [-0.7, y, 0.9], [0.7, y, 0.9], r, r);
};

/** A face that lies in the dark of a hood: two eyes are all that is seen of it. */
const shadowed: Draw = (f, w) => {
  const { head, rig } = f;
  const part = f.part(w.piece.id, { group: 'mask', flat: 0.2, priority: 1.25, line: false });
  head.ball(part, w.material, [0, -0.1, 0.12], [0.98, 0.94, 0.95], { clips: [[0, 0, -1, -0.2]] });
  const r = Math.max(0.11, (0.6 * rig.px) / rig.headWidth);
  for (const d of [-1, 1]) head.ball(detail(f, 'eyes', 2.3), w.trim, [d * 0.38, -0.16, 1.04], [r * 1.2, r, 0.12]);
};

const face = (id: string, aliases: readonly string[], material: MaterialRef, trim: MaterialRef, draw: Draw): Piece => ({
  id,
  aliases,
  slot: 'face',
  material,
  trim,
  draw,
});
const skin = (id: string, aliases: readonly string[], material: MaterialRef, draw: Draw): Piece => ({
  id,
  aliases,
  slot: 'paint',
  material,
  trim: material,
  draw,
});

/** Masks, goggles, and what is painted on a face or grown over it. */
export const MASKS: readonly Piece[] = [
  face('fencing-mask', ['fencing mask', 'fencer mask', 'mesh mask', 'fencing helmet'], 'grey', 'cloth', fencing),
  face('shadow-face', ['shadow face', 'shadowed face', 'hidden face', 'unseen face', 'concealed face', 'obscured face', 'face hidden in shadow', 'faceless face', 'face of shadow', 'dark face under the hood', 'black face under the hood', 'void face'], 'dark', '#f0ecc8/eye_glow', shadowed),
  face('domino-mask', ['domino mask', 'eye mask', 'superhero mask', 'hero mask', 'zorro mask', 'masquerade mask', 'thief mask', 'burglar mask', 'robber mask', 'raccoon mask', 'carnival mask', 'black eye mask'], 'charcoal', 'charcoal', domino),
  face('oni-mask', ['oni mask', 'demon mask', 'hannya mask', 'devil mask', 'mempo', 'samurai mask', 'tengu mask', 'red demon mask'], 'red', 'black_cloth', carved('oni')),
  face('fox-mask', ['fox mask', 'kitsune mask', 'cat mask', 'anbu mask', 'animal mask', 'lynx mask', 'leopard mask', 'panther mask', 'jaguar mask', 'raccoon dog mask', 'anubis mask', 'beast mask'], 'cream', 'red', carved('fox')),
  face('skull-mask', ['skull mask', 'bone mask', 'skeleton mask', 'skull face mask', 'skull face', 'death mask', 'skull face paint', 'skull facepaint', 'skull makeup', 'sugar skull makeup', 'calavera makeup', 'day of the dead makeup', 'painted skull face', 'skull paint', 'skeleton face paint', 'skeleton makeup'], 'bone', 'dark', carved('skull')),
  face('smile-mask', ['smiling mask', 'white mask', 'theater mask', 'theatre mask', 'porcelain mask', 'anonymous mask', 'guy fawkes mask', 'doll mask', 'clown mask', 'creepy mask'], 'cloth', 'dark', carved('plain')),
  face('ritual-mask', ['ritual mask', 'sun mask', 'ceremonial mask', 'stone mask', 'metal mask', 'iron mask', 'wooden mask', 'golden mask', 'blank mask', 'burial mask', 'pharaoh mask', 'noh mask', 'venetian mask', 'bronze mask', 'silver mask', 'jade mask', 'steel mask'], 'gold', 'dark', carved('stern')),
  face('welding-mask', ['welding mask', 'welding helmet', 'welding shield', 'welding hood', 'welder mask', 'welder helmet', 'welders mask'], 'dark_metal', '#7ce0b0/glass', welding),
  face('hockey-mask', ['hockey mask', 'goalie mask', 'slasher mask', 'jason mask'], 'cloth', 'red', carved('hockey')),
  face('luchador-mask', ['luchador mask', 'lucha mask', 'wrestling mask', 'wrestler mask', 'lucha libre mask', 'mexican wrestling mask'], 'red', 'gold', luchador),
  face('opera-mask', ['phantom mask', 'opera mask', 'half mask', 'phantom of the opera mask', 'white half mask'], 'cloth', 'dark', carved('half')),
  face('tiki-mask', ['tiki mask', 'tribal mask', 'voodoo mask', 'african mask', 'shaman mask', 'witch doctor mask', 'totem mask'], 'wood', 'red', carved('tiki')),
  face('surgical-mask', ['surgical mask', 'medical mask', 'doctor mask', 'hospital mask', 'dust mask', 'n95 mask', 'covid mask'], '#9cd0dc', 'cloth', surgical),
  face('gas-mask', ['gas mask', 'respirator', 'gasmask', 'oxygen mask', 'breathing mask', 'rebreather', 'chemical mask', 'apocalypse mask'], 'dark_metal', '#a8c860/glass', gasMask),
  face('diving-mask', ['diving mask', 'scuba mask', 'snorkel', 'snorkel mask', 'swim mask', 'dive mask', 'diving goggles', 'swimming goggles', 'swim goggles', 'snorkeling mask', 'mask and snorkel'], 'charcoal', '#7cd0e4/glass', snorkel),
  face('goggles', ['brass goggles', 'steampunk goggles', 'aviator goggles', 'safety goggles', 'welding goggles', 'engineer goggles', 'ski goggles', 'lab goggles', 'round goggles', 'copper goggles', 'snow goggles', 'flight goggles'], 'bronze', '#7cd0e4/glass', goggles),
  face('sunglasses', ['shades', 'dark glasses', 'cool sunglasses', 'black sunglasses', 'mirrored sunglasses', 'aviator sunglasses', 'dark sunglasses', 'aviators'], 'black_cloth', 'charcoal', sunglasses),
  face('monocle', ['eyeglass', 'golden monocle'], 'gold', 'glass', monocle),
  face('metal-face', ['half metal face', 'robotic eye', 'cyber eye', 'cybernetic eye', 'bionic eye', 'robot eye', 'mechanical eye', 'half robot face', 'metal face', 'terminator face', 'cyborg eye', 'red cyber eye', 'cybernetic implants', 'cyber implants', 'half face metal', 'half machine face', 'cybernetic implant', 'robotic face', 'red robotic eye', 'glowing cyber eye', 'metal half face', 'metal jaw', 'exposed metal'], 'steel', 'eye_red', metalFace),
  skin('scar', ['scars', 'scarred face', 'scar over his eye', 'facial scar', 'battle scar', 'battle scars', 'scar on his face', 'scar on her face', 'scar over one eye', 'scar on his cheek', 'scar across his face', 'scar over the eye', 'scar across the eye', 'eye scar', 'face scar', 'scarred'], '#b04c58/skin', scar),
  skin('war-paint', ['war paint', 'warpaint', 'face paint', 'painted face', 'tribal paint', 'tribal face paint', 'face markings', 'facial markings', 'red face paint', 'blue face paint', 'woad', 'cheek paint', 'facepaint'], 'red', painted([[[0.3, -0.46], [0.8, -0.36]], [[0.32, -0.62], [0.72, -0.54]]])),
  skin('face-tattoo', ['face tattoo', 'facial tattoo', 'face tattoos', 'forehead mark', 'forehead tattoo', 'third eye', 'bindi', 'glowing runes on his face', 'facial tattoos'], 'navy', painted([[[0, 0.5], [0, 0.3]], [[0.2, 0.28], [0.74, 0.1]], [[0.5, -0.42], [0.62, -0.7]]])),
  skin('freckles', ['freckled', 'freckled face', 'freckled cheeks', 'freckled nose'], '#a06038/skin', painted([[[0.3, -0.4], [0.3, -0.4]], [[0.48, -0.52], [0.48, -0.52]], [[0.64, -0.4], [0.64, -0.4]]])),
  skin('smudges', ['face smudges', 'smudge', 'smudged face', 'dirty face', 'smears', 'grease smudges', 'dirt smudges', 'soot smudges', 'grimy face', 'sooty face', 'muddy face'], '#4c3c38/skin', smeared),
  skin('nose-plaster', ['broken nose', 'bandaged nose', 'taped nose', 'nose bandage', 'nose plaster', 'nose tape', 'plaster on his nose', 'plaster on her nose', 'bandage on his nose', 'bandage on her nose', 'band aid on his nose', 'band aid on her nose', 'bandaid on his nose', 'bandaid on her nose', 'plaster across his nose', 'bandage across his nose', 'bandage across her nose', 'plaster over his nose', 'band aid on nose', 'bandage on nose', 'plaster on nose', 'busted nose'], 'cloth', nosePlaster),
  skin('brow-scar', ['browscar'], '#b04848/skin', scar),
  skin('hooked-nose', ['nose', 'crooked nose', 'hooked nose', 'long nose', 'big nose', 'pointy nose', 'pointed nose', 'large nose', 'bulbous nose', 'warty nose', 'wart nose', 'beaky nose', 'hook nose', 'huge nose', 'witch nose'], 'skin', nose),
  skin('tears', ['facetear', 'black tears', 'blood tears', 'crying blood', 'running mascara', 'bloody tears', 'tears of blood'], '#8a2030', painted([[[0.42, -0.4], [0.42, -0.76]]])),
  skin('sweat', ['sweating', 'sweaty', 'sweat drop', 'sweat drops', 'drops of sweat', 'sweating heavily', 'dripping with sweat', 'sweat on his forehead', 'sweat on her forehead'], '#8cd8f8/water', painted([[[0.62, 0.34], [0.64, 0.2]], [[0.84, 0.06], [0.86, -0.1]]])),
  skin('blush', ['rosy cheeks', 'blushing', 'red cheeks', 'pink cheeks', 'blushing cheeks', 'blush on her cheeks'], '#e07878/skin', painted([[[0.52, -0.46], [0.76, -0.44]]])),
  skin('lipstick', ['red lips', 'red lipstick', 'black lipstick', 'lipstick on', 'dark lipstick', 'purple lipstick'], '#c02038', painted([[[0, -0.66], [0.16, -0.64]]])),
]; // biome-ignore format: one row a mask
