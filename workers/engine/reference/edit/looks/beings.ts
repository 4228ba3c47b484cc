/** Looks of somebody who has become another being. */
import { hexToRgb, rgbToHex } from '../../../../../src/pixels/color.ts';
import { TONE } from '../../../../../src/pixels/ramp.ts';
import type { Px, Rgb } from '../../../../../src/pixels/types.ts';
import { eachPixel, NONE } from '../../parts/flat.ts';
import { changed, inTones, type Look, type LookAt, lineIn, patches, tonesOf, within } from './lay.ts';

/** The pale see-through folk: no feet, a wavering end. */
export const ghostly: Look = (of) => {
  const { paint } = of;
  const { stance, height, flat } = paint;
  // A ghost in a colour that is told has that, paler.
  const line = of.tones ? rgbToHex(of.tones[TONE.deep]) : '#4c6c98';
  inTones(of, tonesOf(of.tones ? rgbToHex(of.tones[TONE.light]) : '#b4d4ea', 0.85));
  lineIn(of, line);
  for (const eye of of.eyes) for (const i of eye) paint.set(i % flat.width, Math.floor(i / flat.width), [36, 48, 84]);
  if (!of.isWhole) return;
  const wave = Math.max(3, 0.26 * height);
  const end = (x: Px): number =>
    Math.round(stance.floor - height * (0.12 - 0.05 * Math.sin(((x - stance.trunk) / wave) * 2 * Math.PI)));
  eachPixel(flat, (x, y) => {
    if (y > end(x)) paint.set(x, y, NONE);
    else if (y === end(x) && paint.line.isLined) paint.set(x, y, hexToRgb(line));
  });
};

export const undead: Look = (of) => {
  const { paint, skin } = of;
  const { width } = paint.flat;
  changed(of, ([L, a, b]) => [L * 0.86, a * 0.5, b * 0.5 + 0.006]);
  inTones(of, tonesOf('#86a468', 0.95), skin ?? of.region);
  const wounds = patches({ ...of, region: skin ?? of.region }, 0.06, 61, undefined, 2.3);
  within(of, skin ?? of.region, (x, y) => {
    if (wounds(x, y)) paint.set(x, y, wounds(x, y + 1) ? [126, 34, 40] : [88, 24, 36]);
  });
  for (const eye of of.eyes) {
    for (const i of eye)
      paint.set(i % width, Math.floor(i / width), eye.length > 1 && i === eye[0] ? [250, 244, 190] : [226, 60, 46]);
  }
};

export const shadowy: Look = (of) => {
  inTones(of, tonesOf('#3c3054', 0.9));
  alight(of, [255, 72, 64]);
};

const alight = ({ paint, eyes }: LookAt, color: Rgb): void => {
  for (const eye of eyes) for (const i of eye) paint.set(i % paint.flat.width, Math.floor(i / paint.flat.width), color);
};

export const evil: Look = (of) => {
  changed(of, ([L, a, b]) => [L * 0.72, a * 0.8 + 0.02, b * 0.7 - 0.015]);
  alight(of, [255, 64, 48]);
};

/** Bone: dark sockets, ribs across the breast with gaps between, a spine; legs of bone with a gap. */
export const skeletal: Look = (of) => {
  const { paint } = of;
  const { stance, height, flat } = paint;
  inTones(of, tonesOf('#d8d0b4', 1.15));
  lineIn(of, '#2c2430');
  const dark: Rgb = [44, 36, 48];
  const isIn = (x: Px, y: Px): boolean => of.region[y * flat.width + x] === 1;
  for (const eye of of.eyes)
    for (const i of eye) {
      const [x, y] = [i % flat.width, Math.floor(i / flat.width)];
      paint.set(x, y, dark);
      if (stance.chin - stance.top >= 9 && isIn(x, y + 1)) paint.set(x, y + 1, dark);
    }
  if (!of.isWhole) return;
  const { trunk, trunkHalf, chin, hip, isUpright, top, floor } = stance;
  const [first, last] = isUpright ? [chin + 0.12 * (hip - chin), hip] : [top + 0.3 * height, top + 0.62 * height];
  const step = height > 40 ? 3 : 2;
  const half = Math.max(2, 0.85 * trunkHalf);
  const spine = Math.max(1, Math.round(height / 26));
  for (let y = Math.round(first); y < last; y++)
    for (let x = Math.round(trunk - half); x < trunk + half; x++) {
      const isSpine = Math.abs(x + 0.5 - trunk) <= spine / 2;
      const isLow = y > first + 0.68 * (last - first);
      if (isSpine || !isIn(x, y)) continue;
      // Ribs end above the belly, where the spine alone is.
      if (isLow ? isUpright && Math.abs(x + 0.5 - trunk) < 0.8 * half : (y - Math.round(first)) % step === step - 1)
        paint.set(x, y, dark);
    }
  for (let y = Math.round(hip + 0.1 * height); isUpright && y < floor - 0.1 * height; y++) {
    const run: Px[] = [];
    for (let x = Math.round(trunk - 1.4 * trunkHalf); x < trunk + 1.4 * trunkHalf; x++) if (isIn(x, y)) run.push(x);
    // Each leg is a bone of half its width.
    for (const x of run) if (Math.abs(x + 0.5 - trunk) < 0.28 * trunkHalf && run.length > 3) paint.set(x, y, dark);
  }
};

/** Metal plates with seams and rivets, eyes as lamps. */
export const robotic: Look = (of) => {
  const { paint, eyes } = of;
  const { stance, flat, height } = paint;
  inTones(of, tonesOf('#8c98a8', 1.3));
  lineIn(of, '#202838');
  const isIn = (x: Px, y: Px): boolean => of.region[y * flat.width + x] === 1;
  const seam: Rgb = [70, 80, 100];
  const { chin, hip, trunk, top, floor, isUpright } = stance;
  const rows = isUpright ? [chin, hip, Math.round((hip + floor) / 2)] : [Math.round((top + floor) / 2)];
  for (const y of rows) for (let x = 0; x < flat.width; x++) if (isIn(x, y)) paint.set(x, y, seam);
  for (const y of rows)
    for (const x of [trunk - 0.16 * height, trunk + 0.16 * height].map(Math.round))
      if (isIn(x, y + 2)) paint.set(x, y + 2, [216, 226, 236]);
  if (isUpright && height > 20) {
    const [x, y] = [Math.round(trunk) - 1, Math.round(chin + 0.4 * (hip - chin))];
    for (const d of [0, 1]) if (isIn(x + d, y)) paint.set(x + d, y, d ? [240, 60, 50] : [255, 130, 90]);
  }
  for (const eye of eyes)
    for (const i of eye)
      paint.set(i % flat.width, Math.floor(i / flat.width), i === eye[0] ? [200, 255, 255] : [70, 220, 250]);
};
