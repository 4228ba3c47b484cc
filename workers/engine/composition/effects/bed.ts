/** A bed as it stands along a wall. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, deeper, dot, lined, sheet } from './paint.ts';

/** A bed seen from its side: head, pillow, a blanket that hangs over, foot; a canopy over those of kings, a frame of steel in wards. */
export function bed(size: number, kind: string, seed: number): Sprite {
  const royal = kind === 'royal';
  const ward = kind === 'hospital';
  const w = Math.max(18, Math.round(size));
  const roof = royal ? Math.round(w * 0.34) : 0;
  const h = Math.max(12, Math.round(w * 0.52)) + roof;
  const image = sheet(w, h);
  const b = h - roof;
  const y = (v: number): number => roof + b * v;
  const wood = ward ? '#a8b4c0' : royal ? '#9c6434' : '#94623a';
  const blanket = ward ? '#b4d8e4' : royal ? '#a42c40' : (['#4068b0', '#a83c44', '#3c8450', '#7c5098'][seed % 4] ?? '#4068b0');
  const t = Math.max(2, Math.round(w * (ward ? 0.035 : 0.07)));
  block(image, t, y(0.7), w - 2 * t, Math.max(2, b * 0.14), deeper(wood, 0.78));
  block(image, t, y(0.46), w - 2 * t, b * 0.26, '#ece6dc');
  block(image, t, y(0.64), w - 2 * t, Math.max(1, b * 0.06), '#c8c0b8');
  block(image, t + w * 0.02, y(0.32), w * 0.2, b * 0.18, '#fbf8f0');
  block(image, t + w * 0.02, y(0.45), w * 0.2, Math.max(1, b * 0.05), '#cfc6c4');
  for (let px = Math.round(w * 0.3); px < w - t; px++) {
    const u = (px - w * 0.3) / (w * 0.7);
    const top = y(0.38 + 0.05 * Math.sin(u * 7 + seed) * (u < 0.9 ? 1 : 0));
    const low = y(0.8 + 0.03 * Math.sin(u * 16));
    for (let py = top; py < low; py++) {
      const fold = Math.sin(u * 19) > 0.72;
      dot(image, px, py, u < 0.12 ? '#f4eee4' : py < top + b * 0.09 ? deeper(blanket, 1.22) : fold || py > low - 2 ? deeper(blanket, 0.76) : blanket);
    }
  }
  const post = (x: number, from: number, hex: string): void => {
    block(image, x, from, t, h - from, hex);
    block(image, x, from, Math.max(1, t * 0.34), h - from, deeper(hex, 1.25));
    if (!ward) block(image, x - (x > 0 ? 1 : 0), from, t + 1, Math.max(1, t * 0.4), deeper(hex, 1.3));
  };
  post(0, royal ? 0 : y(0.06), wood);
  post(w - t, royal ? 0 : y(0.34), wood);
  if (royal) {
    block(image, 0, 0, w, Math.max(3, roof * 0.3), '#7c1c30');
    for (let x = 0; x < w; x++) {
      const drop = roof * (0.42 + 0.1 * Math.abs(Math.sin(x * 0.5)));
      for (let py = roof * 0.22; py < drop; py++) dot(image, x, py, x % 6 < 2 ? '#c0384c' : '#9c2438');
      dot(image, x, drop, '#e8b840');
    }
    block(image, 0, 0, w, Math.max(1, roof * 0.08), '#e8b840');
    for (const x of [t, w - t - w * 0.1])
      for (let px = 0; px < w * 0.1; px++) block(image, x + px, roof * 0.4, 1, b * 0.66, px % 3 ? '#9c2438' : '#c0384c');
  }
  const drawn = painted(lined(image), 'bed');
  // one lies on the blanket, between head and foot
  return { ...drawn, top: { y: Math.round(y(0.36)), left: w * 0.26, right: w * 0.94 } };
} // biome-ignore format: short
