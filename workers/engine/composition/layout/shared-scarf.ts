/** One scarf about the necks of two. */
import { dot, lined, sheet } from '../effects/paint.ts';
import type { SceneNode } from '../graph.ts';
import { painted } from '../sprites/sprite.ts';
import type { LayoutContext } from './actor.ts';
import { facing, from } from './common.ts';
import { doing } from './doing.ts';
import { boxOf, type Placed } from './placed.ts';

/** Worn by two at once, from neck to neck. */
export const SHARED = /^(?:scarf|blanket|shawl|garland|feather-boa|lei)$/;

/** Where the neck is, as a share of the height, of who has no joint of that name. */
const NECK = 0.4;

export function sharedScarf(a: SceneNode, b: SceneNode, item: SceneNode, c: LayoutContext): Placed[] {
  const A = doing(a, c, { right: true, direction: facing(a, true) });
  const B = doing(b, c, { right: false, direction: facing(b, false), copy: 1 });
  from(B, boxOf(A.filter((p) => p.what === 'subject')).right - c.S * 0.06);
  const necks = [A[0]!, B[0]!].map((p) => {
    const { width, height } = p.sprite.image;
    const at = p.sprite.at.NECK ?? p.sprite.at.chest;
    return {
      x: p.x + width / 2,
      y: p.y + (at ? at.y + c.S * 0.06 : height * NECK),
      half: width * (p.sprite.at.NECK ? 0.2 : 0.3),
    };
  });
  const [l, r] = necks as [(typeof necks)[0], (typeof necks)[0]];
  // as broad as they are high
  const least = Math.min(A[0]!.sprite.image.height, B[0]!.sprite.image.height);
  const thick = Math.max(2, Math.round(Math.min(c.S, least) * 0.1));
  const hang = Math.round(Math.min(c.S, least) * 0.3);
  const x0 = l.x - l.half;
  const wide = Math.max(4, r.x + r.half - x0);
  const y0 = Math.min(l.y, r.y) - thick;
  const high = Math.abs(l.y - r.y) + thick * 2 + hang + c.S * 0.06;
  const image = sheet(wide, high);
  const hue = item.brief.colours[0] ?? '#d02c34';
  const dark = shaded(hue, 0.7);
  for (let x = 0; x < image.width; x++) {
    const t = x / (image.width - 1);
    // it sags between the two
    const y = l.y + (r.y - l.y) * t + Math.sin(Math.PI * t) * c.S * 0.05 - y0 - thick / 2;
    for (let i = 0; i < thick; i++) dot(image, x, Math.round(y) + i, Math.floor(x / Math.max(2, thick)) % 3 === 2 || i === thick - 1 ? dark : hue); // biome-ignore format: one line
  }
  // its ends hang down before them
  const ends = [{ x: Math.round(l.half * 0.5), y: l.y - y0 }, { x: Math.round(image.width - r.half * 0.5 - thick), y: r.y - y0 }]; // biome-ignore format: one line
  for (const end of ends)
    for (let j = 0; j < hang; j++)
      for (let i = 0; i < thick; i++) {
        if (j >= hang - 2 && i % 2) continue;
        dot(image, end.x + i, Math.round(end.y) + j, i === thick - 1 || j % (thick * 2) < 1 ? dark : hue);
      }
  const sprite = painted(lined(image, shaded(hue, 0.42)), 'scarf');
  return [...A, ...B, { sprite, x: x0 - 1, y: y0 - 1, z: 3, of: item.id, copy: 0, what: 'subject' }];
}

const shaded = (hex: string, share: number): string =>
  `#${[1, 3, 5].map((i) => Math.round(Number.parseInt(hex.slice(i, i + 2), 16) * share).toString(16).padStart(2, '0')).join('')}`; // biome-ignore format: one line
