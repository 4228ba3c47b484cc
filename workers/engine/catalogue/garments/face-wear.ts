import { rad, type Vec3 } from '../../solids/vec.ts';
import { hasSmallGlasses } from '../../subject/humanoid/small-glasses.ts';
import { shadeOf } from '../materials.ts';
import type { Figure, Piece, Worn } from './types.ts';

/** Along the jaw and round the mouth, which stays free; a few pixels take it as one patch. */
const beard =
  (usual: number): ((f: Figure, w: Worn) => void) =>
  (f, w) => {
    const { rig, head } = f;
    // a long beard that was asked for reaches to the belt
    const length = usual > 0.6 && w.asked ? usual + 0.6 : usual;
    const over = usual < length ? 0.2 : 0;
    const short = length < 0.3;
    if (rig.small && short) return;
    const part = f.part(w.piece.id, { group: 'beard', soft: true });
    if (rig.middle) {
      head.ball(part, w.material, [0, -0.52, 0.42], [0.8, 0.42, 0.6], { clips: [[0, 1, 0.1, short ? 0.1 : 0.3]] });
      head.lock(part, w.material, [0, -0.78, 0.58], [0, -0.8 - length, 0.66 + over], short ? 0.34 : 0.5, Math.max(0.12, (0.8 * rig.px) / rig.headWidth));
      if (!rig.small) head.lock(part, w.material, [-0.34, -0.4, 0.86], [0.34, -0.4, 0.86], 0.1, 0.1);
      return;
    }
    const thick = length < 0.1 ? 0.1 : 0.17;
    // the hair of the lip is lit and stands out from the rest, or the whole is a cloth before the mouth
    const full = length < 0.1 ? w.material : shadeOf(w.material, 4);
    const lip = length < 0.1 ? part : f.part(w.piece.id, { group: 'beard lip', soft: true, priority: 1.4 });
    for (const d of [-1, 1]) {
      head.tube(part, w.material, [[d * 0.92, 0.02, 0.28], [d * 0.88, -0.3, 0.44], [d * 0.7, -0.64, 0.62], [d * 0.34, -0.86, 0.78], [0, -0.92, 0.82]], [thick * 0.7, thick, thick * 1.2, thick * 1.25, thick * 1.2]);
      head.lock(lip, full, [d * 0.04, -0.36, 1.0], [d * 0.36, -0.46, 0.9], 0.1, 0.075);
      head.lock(lip, full, [d * 0.36, -0.46, 0.9], [d * 0.5, -0.72, 0.74], 0.09, 0.12);
    }
    head.ball(part, w.material, [0, -0.86, 0.66], [0.46, 0.2, 0.32]);
    if (length < 0.1) return;
    if (short) head.lock(part, w.material, [0, -0.88, 0.7], [0, -0.96 - length, 0.72], 0.34, 0.16);
    else {
      head.lock(part, w.material, [0, -0.86, 0.66], [0, -0.86 - length, 0.72 + over], 0.5, 0.14);
      for (const d of [-1, 1]) head.lock(part, w.material, [d * 0.4, -0.8, 0.62], [d * 0.14, -0.7 - length * 0.8, 0.7], 0.24, 0.1);
    }
  }; // biome-ignore format: one line a lock

/** A full beard that ends in two plaits, each tied with a ring. */
const braidedBeard = (f: Figure, w: Worn): void => {
  const { rig, head } = f;
  beard(0.3)(f, w);
  const plait = f.part(w.piece.id, { group: 'beard plaits', soft: true, priority: 1.3 });
  const ring = f.part('beard-ring', { group: 'beard rings', priority: 1.9, line: false });
  const r = Math.max(0.13, (0.8 * rig.px) / rig.headWidth);
  for (const d of [-1, 1]) {
    const x = d * Math.max(0.26, r * 1.5);
    const thin = Math.max(0.08, (0.5 * rig.px) / rig.headWidth);
    if (rig.small) head.lock(plait, w.material, [x, -0.9, 0.74], [x, -1.7, 0.8], r, r * 0.8);
    // its knots by turns lit and shaded, a tuft below the ring
    else for (const [k, y] of [-0.94, -1.2, -1.46, -1.7, -1.98].entries()) head.ball(plait, k & 1 ? shadeOf(w.material, 2) : shadeOf(w.material, 4), [x + d * 0.04 * k, y, 0.82 + k * 0.02], [r * (1.5 - k * 0.1), 0.17, r]);
    head.ball(ring, w.trim, [x + d * 0.14, -1.84, 0.98], [r * 1.2, thin, r]);
  }
}; // biome-ignore format: one line a lock

const moustache = (f: Figure, w: Worn): void => {
  if (f.rig.small && !w.asked) return;
  const part = f.part(w.piece.id, { group: 'beard', soft: true, priority: w.asked ? 1.7 : 1.3 });
  if ((w.size ?? 1) > 1) {
    // a huge one reaches past the cheeks, its ends turned up
    const least = (0.7 * f.rig.px) / f.rig.headWidth;
    for (const d of [-1, 1]) f.head.tube(part, w.material, [[d * 0.04, -0.44, 1.0], [d * 0.42, -0.54, 0.96], [d * 0.86, -0.5, 0.72], [d * 1.16, -0.24, 0.56]], [Math.max(0.12, least), Math.max(0.15, least), Math.max(0.1, least), 0.04]); // biome-ignore format: one line
    return;
  }
  for (const d of [-1, 1]) f.head.lock(part, w.material, [d * 0.05, -0.42, 0.94], [d * 0.46, -0.5, 0.82], 0.14, 0.08);
};

/** Bushy down both cheeks to the mouth, the chin bare. */
const sideburns = (f: Figure, w: Worn): void => {
  const part = f.part(w.piece.id, { group: 'beard', soft: true, priority: 1.2 });
  for (const d of [-1, 1]) f.head.tube(part, w.material, [[d * 0.96, 0.06, 0.26], [d * 0.9, -0.34, 0.5], [d * 0.62, -0.68, 0.74], [d * 0.4, -0.52, 0.92]], [0.14, 0.26, 0.26, 0.1]); // biome-ignore format: one line
};

const goatee = (f: Figure, w: Worn): void => {
  if (f.rig.small) return;
  const part = f.part(w.piece.id, { group: 'beard', soft: true, priority: 1.2 });
  f.head.lock(part, w.material, [0, -0.78, 0.8], [0, -1.12, 0.84], 0.22, 0.06);
};

const glasses = (f: Figure, w: Worn): void => {
  if (f.rig.small || hasSmallGlasses(f)) return;
  const part = f.part(w.piece.id, { group: 'head', priority: 1.8, line: false });
  const r = f.rig.least(f.rig.headWidth * 0.05, 0.5);
  for (const d of [-1, 1]) {
    const points = Array.from({ length: 9 }, (_, i) => {
      const a = (i / 8) * 2 * Math.PI;
      return f.rig.onHead([
        d * 0.42 + Math.cos(a) * 0.3,
        -0.2 + Math.sin(a) * 0.32,
        0.96 - Math.abs(Math.cos(a)) * 0.06,
      ]);
    });
    f.scene.tube(part, w.material, points, r);
    f.scene.cap(part, w.material, f.rig.onHead([d * 0.7, -0.14, 0.84]), f.rig.onHead([d * 1.0, -0.08, 0]), r);
  }
};

const eyepatch = (f: Figure, w: Worn): void => {
  const part = f.part(w.piece.id, { group: 'head', priority: 1.8, line: false });
  f.head.ball(part, w.material, [-0.42, -0.18, 0.84], [0.26, 0.26, 0.16]);
  if (!f.rig.small)
    f.scene.cap(
      part,
      w.material,
      f.rig.onHead([-0.42, -0.1, 1.0]),
      f.rig.onHead([0.9, 0.5, 0.4]),
      f.rig.least(f.rig.headWidth * 0.04, 0.4),
    );
};

const veil = (f: Figure, w: Worn): void => {
  const part = f.part(w.piece.id, { group: 'mask', soft: true });
  const low = Math.abs(Math.sin(rad(f.rig.yaw))) > 0.9 && !f.rig.small ? 0.16 : 0;
  f.head.ball(part, w.material, [0, -0.52 - low, 0.12], [0.98, 0.52, 0.96], { clips: [[0, 1, 0.1, 0.72]] });
};

/** A full mask with panes on a cowl that hides ears, cheeks and neck, and a beak that bends aside: straight down it is a beard. */
const plagueMask = (f: Figure, w: Worn): void => {
  const cowl = f.part('cowl', { group: 'mask', priority: 1.1 });
  f.head.ball(cowl, '#3a323c/leather', [0, -0.12, 0.02], [1.1, 1.0, 1.06]);
  const part = f.part(w.piece.id, { group: 'mask', flat: 0.3 });
  f.head.ball(part, w.material, [0, -0.14, 0.34], [0.86, 0.6, 0.84]);
  const beak = f.part(w.piece.id, { group: 'beak', priority: 1.5 });
  f.head.lock(beak, w.material, [0, -0.4, 1.0], [0.3, -0.86, 1.5], 0.36, 0.26);
  f.head.lock(beak, w.material, [0.3, -0.86, 1.5], [0.72, -1.3, 1.6], 0.26, 0.06);
  const lens = f.part('lenses', { group: 'mask', priority: 1.6, line: false });
  const rim = f.part('rims', { group: 'mask', priority: 1.4, line: false });
  for (const d of [-1, 1]) {
    if (!f.rig.small) f.head.ball(rim, 'bronze', [d * 0.48, 0.02, 1.0], [0.34, 0.34, 0.2]);
    f.head.ball(lens, w.trim, [d * 0.5, 0.02, 1.1], [0.24, 0.24, 0.2]);
  }
};

/** A band of glass across the eyes, from ear to ear. */
const visor = (f: Figure, w: Worn): void => {
  const frame = f.part('visor frame', { group: 'visor', priority: 1.3 });
  f.head.ball(frame, w.trim, [0, -0.16, 0.02], [1.1, 0.32, 1.04]);
  const glass = f.part(w.piece.id, { group: 'visor', priority: 1.8, line: false });
  f.head.ball(glass, w.material, [0, -0.16, 0.16], [1.0, 0.24, 0.98], { clips: [[0, 0, -1, -0.1]] });
};

/** A band over the head and a cup on each ear. */
const headphones = (f: Figure, w: Worn): void => {
  const band = f.part(w.piece.id, { group: 'headphones', priority: 1.4 });
  const arc = Array.from({ length: 9 }, (_, i): Vec3 => {
    const a = (Math.PI * i) / 8;
    return f.rig.onHead([Math.cos(a) * 1.14, -0.04 + Math.sin(a) * 1.22, 0.02]);
  });
  f.scene.tube(band, w.trim, arc, f.rig.least(f.rig.headWidth * 0.06, 0.7));
  for (const d of [-1, 1]) f.head.ball(band, w.material, [d * 1.08, -0.1, 0.04], [0.24, 0.4, 0.38]);
};

/** Smoked: a bowl before the chin, its stem from the corner of the mouth. */
const tobaccoPipe = (f: Figure, w: Worn): void => {
  const part = f.part(w.piece.id, { group: 'pipe', priority: 1.8 });
  const r = Math.max(0.07, (0.55 * f.rig.px) / f.rig.headWidth);
  // the bowl stands beside the cheek: before the jaw it would be a blot on it
  f.head.lock(part, w.trim, [0.12, -0.6, 1.0], [1.1, -0.78, 1.1], r, r);
  f.head.lock(part, w.material, [1.22, -0.8, 1.1], [1.24, -0.5, 1.1], r * 1.9, r * 2.2);
  // a wisp rises from it, beside the face
  const wisp = f.part('smoke', { group: 'smoke', priority: 1.3 });
  const s = Math.max(0.11, (0.9 * f.rig.px) / f.rig.headWidth);
  for (const [x, y, r] of [[1.26, -0.14, 0.6], [1.42, 0.16, 0.75], [1.3, 0.5, 0.9]] as const) f.head.ball(wisp, 'ghost', [x, y, 1.1], [s * r, s * r, s * 0.6]); // biome-ignore format: one line
};

const clownNose = (f: Figure, w: Worn): void => {
  const part = f.part(w.piece.id, { group: 'head', priority: 2, line: false });
  const r = Math.max(0.2, (1.1 * f.rig.px) / f.rig.headWidth);
  f.head.ball(part, w.material, [0, -0.26, 1.0], [r, r, r]);
};

const whiskers = (id: string, aliases: readonly string[], draw: (f: Figure, w: Worn) => void): Piece => ({
  id,
  aliases,
  slot: 'beard',
  material: 'brunette',
  draw,
});
const facial = (
  id: string,
  aliases: readonly string[],
  material: string,
  trim: string,
  draw: (f: Figure, w: Worn) => void,
): Piece => ({ id, aliases, slot: 'face', material, trim, draw });

/** Beards, and what is worn on a face. */
export const FACE_WEAR: readonly Piece[] = [
  whiskers('beard', ['bearded', 'short beard', 'full beard', 'facial hair'], beard(0.15)),
  whiskers('beard-long', ['long beard', 'wizard beard', 'big beard'], beard(0.75)),
  {
    ...whiskers(
      'beard-braided',
      ['braided beard', 'plaited beard', 'beard braids', 'viking beard', 'forked beard', 'beard braid'],
      braidedBeard,
    ),
    trim: 'gold',
  },
  whiskers('stubble', ['trimmed beard'], beard(0.05)),
  whiskers('moustache', ['mustache', 'handlebar moustache'], moustache),
  whiskers(
    'sideburns',
    ['sideburn', 'mutton chops', 'muttonchops', 'side whiskers', 'side burns', 'mutton chop beard', 'mutton chop'],
    sideburns,
  ),
  whiskers('goatee', ['chin beard'], goatee),
  facial('glasses', ['spectacles', 'eyeglasses', 'round glasses', 'reading glasses'], 'dark_metal', 'glass', glasses),
  facial('visor', ['cyber visor', 'eye visor', 'neon visor', 'glowing visor', 'cyberpunk visor', 'tech visor', 'cyber goggles', 'vr goggles', 'vr headset', 'tactical visor', 'led visor'], '#48e0f0/glass', 'charcoal', visor), // biome-ignore format: one row
  {
    id: 'headphones',
    aliases: ['headset', 'earphones', 'headphone', 'ear phones', 'gaming headset'],
    slot: 'hat',
    material: 'red',
    trim: 'charcoal',
    cover: 'none',
    draw: headphones,
  },
  facial('clown-nose', ['red nose', 'clown nose', 'round nose', 'red clown nose'], 'red', 'red', clownNose),
  // between the lips: glasses and a patch are worn beside it
  {
    ...facial(
      'tobacco-pipe',
      ['pipe', 'smoking pipe', 'wooden pipe', 'corncob pipe'],
      'dark_wood',
      'charcoal',
      tobaccoPipe,
    ),
    slot: 'mouth',
  },
  facial('eyepatch', ['eye patch', 'one eye'], 'charcoal', 'charcoal', eyepatch),
  facial(
    'face-mask',
    ['face mask', 'face veil', 'veil', 'mask', 'mouth cover', 'bandit mask', 'scarf mask'],
    'charcoal',
    'charcoal',
    veil,
  ),
  facial(
    'plague-mask',
    ['plague mask', 'beak mask', 'bird mask', 'plague doctor mask'],
    '#c8b08c/leather',
    'dark',
    plagueMask,
  ),
];
