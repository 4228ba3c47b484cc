/** What is put on a building's roof: panels for the sun, a deck for helicopters, flags. */
import { hexToRgb, oklabToRgb, rgbToOklab } from '../../../../src/pixels/color.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { block, dot, ellipse, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, unitOf } from './fittings.ts';

/** Panels for the sun on its roof: blue, in a light frame, a gleam over each. */
export function withSolarPanels(s: Sprite): Sprite {
  const unit = unitOf(s);
  const { width, height } = s.image;
  const roof = partBox(s, /^(?:roof|thatch|tiles|shingles)$/);
  const wide = roof && roof.width > width * 0.5 && roof.height > height * 0.16;
  const cell: Px = Math.max(4, Math.round(width * (wide ? 0.13 : 0.16)));
  const tall = Math.max(4, Math.round(cell * 0.8));
  const [columns, rows] = wide ? [Math.max(2, Math.min(5, Math.floor((roof.width * 0.72) / cell))), roof.height > tall * 2.6 ? 2 : 1] : [Math.max(3, Math.floor((width * 0.62) / cell)), 1]; // biome-ignore format: one line
  const slant = wide ? 0 : Math.round(tall * 0.7);
  const panel = sheet(columns * cell + unit + slant, rows * tall + unit + (wide ? 0 : 2 * unit));
  for (let r = 0; r < rows; r++)
    for (let c = 0; c < columns; c++)
      for (let y = 0; y < tall; y++)
        for (let x = 0; x < cell; x++) {
          const shift = Math.round(slant * (1 - (r * tall + y) / (rows * tall)));
          const frame = x < unit || y < unit;
          const line = !frame && ((cell > 7 && x === Math.round(cell / 2)) || (tall > 6 && y === Math.round(tall / 2)));
          const gleam = x + y < (cell + tall) * 0.42 && x + y > (cell + tall) * 0.26;
          dot(panel, c * cell + x + shift, r * tall + y, frame ? '#dce6f0' : line ? '#122a64' : gleam ? '#6c9ce8' : y < tall / 2 ? '#2c58b4' : '#204494'); // biome-ignore format: one line
        }
  for (let y = 0; y < rows * tall; y++) block(panel, columns * cell + Math.round(slant * (1 - y / (rows * tall))), y, unit, 1, '#dce6f0'); // biome-ignore format: one line
  block(panel, 0, rows * tall, columns * cell + unit, unit, '#a4b0c0');
  if (!wide) for (const u of [0.1, 0.5, 0.86]) block(panel, u * columns * cell, rows * tall + unit, unit, 2 * unit, '#6c7484'); // biome-ignore format: one line
  const sprite = painted(lined(panel, DARK), 'solar panel');
  const { width: w, height: h } = sprite.image;
  if (wide)
    return joined([
      { sprite: s, x: 0, y: 0 },
      { sprite, x: Math.round(roof.x + (roof.width - w) * 0.42), y: Math.round(roof.y + Math.max(1, (roof.height - h) * 0.45)) }, // biome-ignore format: one line
    ]);
  // on a flat or round top they stand in a row, tilted to the sun
  let y = 0;
  const full = (row: Px): number => {
    let count = 0;
    for (let x = 0; x < width; x++) if (s.image.data[(row * width + x) * 4 + 3]) count++;
    return count;
  };
  while (y < height * 0.7 && full(y) < Math.min(w * 0.7, width * 0.5)) y++;
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite, x: Math.round((width - w) / 2), y: y - h + Math.max(1, Math.round(h * 0.2)) },
  ]);
}

/** A round deck with its letter on the top. */
export function withHelipad(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const w = Math.max(16, Math.round(width * 0.62));
  const h = Math.max(7, Math.round(w * 0.34));
  const pad = sheet(w, h + 3 * unit);
  ellipse(pad, w / 2, h / 2 + 2 * unit, w / 2, h / 2, () => '#3c404c');
  ellipse(pad, w / 2, h / 2, w / 2, h / 2, () => '#6c7280');
  ellipse(pad, w / 2, h / 2, w * 0.43, h * 0.42, () => '#f4d040');
  ellipse(pad, w / 2, h / 2, w * 0.43 - unit * 1.4, h * 0.42 - unit, () => '#565c6a');
  const bar = Math.max(1, Math.round(w * 0.06));
  for (const x of [w / 2 - bar * 2, w / 2 + bar]) block(pad, x, h * 0.26, bar, h * 0.5, '#f8f8f4');
  block(pad, w / 2 - bar, h * 0.46, bar * 2, Math.max(1, h * 0.1), '#f8f8f4');
  const sprite = painted(lined(pad, DARK), 'helipad');
  let y = 0;
  const full = (row: Px): number => {
    let count = 0;
    for (let x = 0; x < width; x++) if (s.image.data[(row * width + x) * 4 + 3]) count++;
    return count;
  };
  while (y < height * 0.5 && full(y) < width * 0.3) y++;
  // masts that stand in the way are gone
  const image = cloneImage(s.image);
  image.data.fill(0, 0, y * width * 4);
  const parts = s.parts.slice();
  parts.fill(-1, 0, y * width);
  return joined([
    { sprite: { ...s, image, parts }, x: 0, y: 0 },
    { sprite, x: Math.round((width - sprite.image.width) / 2), y: y - Math.round(sprite.image.height * 0.62) },
  ]);
} // biome-ignore format: layers

/** Pennants on poles along its top. */
export function withFlags(s: Sprite, colour: string, count: number): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const [w, h] = [Math.max(6, Math.round(width * 0.13)), Math.max(12, Math.round(height * 0.26))];
  const [L, a, b] = rgbToOklab(hexToRgb(colour));
  const shade = `#${oklabToRgb([L * 0.74, a, b]).map((v) => Math.round(v).toString(16).padStart(2, '0')).join('')}`; // biome-ignore format: one line
  const flag = sheet(w + unit, h);
  block(flag, 0, 0, unit, h, '#6c4c34');
  const cloth = Math.max(4, Math.round(h * 0.44));
  for (let x = 0; x < w; x++) {
    const wave = Math.round(Math.sin((x / w) * 5) * unit * 0.7);
    for (let y = 0; y < cloth; y++) {
      if (x > w * 0.62 && Math.abs(y - cloth / 2) < (x - w * 0.62) * (cloth / w)) continue;
      dot(flag, unit + x, unit + y + wave, Math.sin((x / w) * 5) < -0.3 ? shade : colour);
    }
  }
  const one = painted(lined(flag, DARK), 'flag');
  const layers: { sprite: Sprite; x: Px; y: Px }[] = [];
  const spots = count === 1 ? [0.5] : count === 2 ? [0.18, 0.8] : [0.1, 0.48, 0.84];
  for (const u of spots) {
    const x = Math.round(width * u);
    let y = 0;
    while (y < height - 1 && !s.image.data[(y * width + x) * 4 + 3]) y++;
    layers.push({ sprite: one, x: x - 1, y: y - one.image.height + 2 * unit });
  }
  return joined([...layers, { sprite: s, x: 0, y: 0 }], layers.length);
} // biome-ignore format: short
