/** What hands work with: ladles, quills, hoses; and the steam over a pot. On the pixel grid. */
import { painted, type Sprite } from '../sprites/sprite.ts';
import { block, dot, lined, sheet } from './paint.ts';

/** A wooden ladle from the hand down into the pot; its lower end is under what is in there. */
export function ladle(dx: number, dy: number, S: number): Sprite {
  const [w, h] = [Math.max(3, Math.abs(dx)), Math.max(4, dy)];
  const thick = Math.max(2, Math.round(S / 24));
  const image = sheet(w + thick + 1, h);
  for (let y = 0; y < image.height; y++) {
    const t = y / Math.max(1, image.height - 1);
    const x = Math.round((dx >= 0 ? t : 1 - t) * w);
    block(image, x, y, 1, 1, '#e0b070');
    if (thick > 1) block(image, x + 1, y, thick - 1, 1, '#a8703c');
  }
  return painted(lined(image, '#3c2820'), 'ladle');
}

/** A curl of steam that rises and thins out. */
export function steam(size: number): Sprite {
  const h = Math.max(6, Math.round(size));
  const wide = Math.max(1, Math.round(h / 12));
  const image = sheet(wide * 2 + h * 0.3, h);
  const middle = image.width / 2 - wide / 2;
  for (let y = 0; y < h; y++) {
    const t = y / h;
    const x = middle + Math.sin(t * Math.PI * 2.2) * h * 0.12;
    const own = t < 0.16 ? 1 : wide + (t > 0.7 ? 1 : 0);
    for (let k = 0; k < own; k++) dot(image, x + k, y, k === own - 1 && own > 1 ? '#b8c0cc' : '#eef2f6');
  }
  return painted(image, 'steam');
}

/** A feather from the page up to the right, its point below left. */
export function quill(size: number): Sprite {
  const h = Math.max(6, Math.round(size));
  const w = Math.max(4, Math.round(h * 0.7));
  const image = sheet(w, h);
  const thick = Math.max(2, Math.round(h / 6));
  for (let y = 0; y < h; y++) {
    const t = 1 - y / (h - 1);
    const x = Math.round(t ** 1.2 * (w - thick));
    if (t < 0.3) dot(image, x, y, t < 0.12 ? '#2c2434' : '#a8987c');
    else for (let k = 0; k < thick; k++) dot(image, x + k, y, k === 0 ? '#c8ccd8' : '#f8f8f4');
  }
  return painted(lined(image, '#3c3444'), 'quill', { x: 1, y: h });
}

/** The end of a hose, its nozzle to the right. */
export function nozzle(size: number): Sprite {
  const w = Math.max(5, Math.round(size));
  const h = Math.max(3, Math.round(w * 0.34));
  const image = sheet(w, h);
  for (let x = 0; x < w; x++)
    for (let y = 0; y < h; y++) {
      const brass = x > w * 0.6;
      if (brass && x > w * 0.82 && (y === 0 || y === h - 1)) continue;
      dot(image, x, y, brass ? (y === 0 ? '#f8dc80' : '#c8963c') : y === 0 ? '#e8645c' : '#b83838');
    }
  return painted(lined(image, '#3c2430'), 'hose', { x: w, y: h / 2 + 1 });
}

/** A bubble of soap: a ring that shines above left. */
export function bubble(size: number): Sprite {
  const s = Math.max(4, Math.round(size));
  const image = sheet(s, s);
  const m = s / 2;
  for (let y = 0; y < s; y++)
    for (let x = 0; x < s; x++) {
      const d = Math.hypot(x + 0.5 - m, y + 0.5 - m);
      if (d > m) continue;
      const rim = d > m - 1.1;
      const shine = !rim && x < m && y < m && d > m - 2.4;
      if (rim || shine || s <= 5) dot(image, x, y, shine ? '#ffffff' : x + y < s ? '#a8dcf4' : '#6cb0e0');
      else dot(image, x, y, '#d4eefa');
    }
  return painted(image, 'bubble', { x: m, y: m });
}

/** A brush with paint on it, pointing up to the right. */
export function brush(size: number): Sprite {
  const w = Math.max(5, Math.round(size));
  const image = sheet(w, Math.max(4, Math.round(w * 0.6)));
  for (let x = 0; x < w; x++) {
    const y = Math.round((1 - x / (w - 1)) * (image.height - 2));
    const t = x / w;
    dot(image, x, y, t > 0.74 ? '#e04848' : t > 0.6 ? '#d0d4dc' : '#a06c3c');
    dot(image, x, y + 1, t > 0.74 ? '#a82c3c' : t > 0.6 ? '#8c94a4' : '#6a4428');
  }
  return painted(lined(image), 'brush');
}
