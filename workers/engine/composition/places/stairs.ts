/** Stairs of rooms: a flight along the wall, and one that winds round a post. */
import { block, deeper, lined, sheet } from '../effects/paint.ts';
import { painted, type Sprite } from '../sprites/sprite.ts';

const WOOD = '#9c6c40';
const STONE = '#9490a0';

/** A flight that goes up to the right, with a rail. */
export function roomStairs(size: number, stone: boolean): Sprite {
  const hex = stone ? STONE : WOOD;
  const h = Math.max(16, Math.round(size));
  const w = Math.round(h * 0.9);
  const steps = Math.max(5, Math.min(10, Math.round(h / 7)));
  const post = Math.max(4, Math.round(h * 0.16));
  const image = sheet(w, h + post);
  const t = Math.max(1, Math.round(h / 36));
  for (let i = 0; i < steps; i++) {
    const x = Math.round((w * i) / steps);
    const wide = Math.round((w * (i + 1)) / steps) - x;
    const y = Math.round(post + h * (1 - (i + 1) / steps));
    block(image, x, y, wide, h + post - y, i % 2 ? deeper(hex, 0.62) : deeper(hex, 0.68));
    block(image, x, y, wide, 2 * t, deeper(hex, 1.16));
    block(image, x, y + 2 * t, t, Math.round(h / steps), deeper(hex, 0.84));
    block(image, x + Math.round(wide / 2), y - post, t, post, deeper(hex, 0.9));
    block(image, x, y - post, wide + 1, 2 * t, deeper(hex, 1.24));
  }
  return painted(lined(image), 'stairs');
}

/** Steps that wind up round a post, the near ones broad and light, the far ones narrow and dark. */
export function spiralStairs(size: number): Sprite {
  const h = Math.max(20, Math.round(size * 1.25));
  const w = Math.round(h * 0.56);
  const image = sheet(w, h);
  const t = Math.max(1, Math.round(h / 40));
  const steps = Math.max(10, Math.round(h / (3 * t)));
  const draw = (near: boolean): void => {
    for (let i = 0; i < steps; i++) {
      const a = (i / steps) * Math.PI * 2 * 1.6 + 0.4;
      if (Math.sin(a) >= 0 !== near) continue;
      const y = Math.round(h - 2 * t - (i / steps) * (h * 0.94));
      const reach = Math.cos(a) * (w / 2 - 1);
      const [x0, x1] = reach < 0 ? [w / 2 + reach, w / 2] : [w / 2, w / 2 + reach];
      const hex = near ? deeper(WOOD, 1.1) : deeper(WOOD, 0.58);
      block(image, x0, y, Math.max(3 * t, x1 - x0), 2 * t, hex);
      block(image, x0, y, Math.max(3 * t, x1 - x0), t, deeper(hex, 1.2));
      // the rail at its outer end
      const end = Math.round(w / 2 + reach);
      block(image, Math.max(0, Math.min(w - t, end)), y - 6 * t, t, 6 * t, deeper('#54505c', near ? 1.2 : 0.8));
      block(image, Math.max(0, Math.min(w - 3 * t, end - t)), y - 7 * t, 3 * t, t, deeper('#74707c', near ? 1.2 : 0.8));
    }
  };
  draw(false);
  block(image, w / 2 - t, 0, 2 * t + 1, h, '#54505c');
  block(image, w / 2 - t, 0, t, h, '#84808c');
  draw(true);
  return painted(lined(image), 'stairs');
}
