/** What lies before a door or bars the way beside it: a carpet, a barrier that is lifted. */
import { block, deeper, dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, type Sprite } from '../sprites/sprite.ts';
import { DARK, unitOf, wallsOf } from './fittings.ts';
import { leafOf } from './in-openings.ts';

/** A strip of cloth from the door towards the viewer, wider where it is nearer, with a border. */
export function withCarpet(s: Sprite, hue = '#c82c34'): Sprite {
  const { height } = s.image;
  const unit = unitOf(s);
  const walls = wallsOf(s);
  const door = leafOf(s) ?? { x: walls.x + walls.width * 0.42, y: height * 0.7, width: walls.width * 0.16, height: height * 0.28 };
  const top = Math.min(height - 2, Math.round(door.y + door.height));
  const long = Math.max(6 * unit, Math.round(height * 0.16), height - top);
  const [near, far] = [Math.max(6, door.width * 1.5), Math.max(4, door.width * 0.9)];
  const image = sheet(Math.ceil(near), long);
  for (let y = 0; y < long; y++) {
    const wide = far + ((near - far) * y) / long;
    const left = (near - wide) / 2;
    for (let x = Math.floor(left); x < left + wide; x++) {
      const edge = x < left + unit || x >= left + wide - unit;
      dot(image, x, y, edge ? '#f0c040' : y % 4 === 3 ? deeper(hue, 0.86) : hue);
    }
  }
  return joined([
    { sprite: { ...s, foot: { x: s.foot.x, y: Math.max(s.foot.y, top + long - 2 * unit) } }, x: 0, y: 0 },
    { sprite: painted(image, 'carpet'), x: Math.round(door.x + door.width / 2 - near / 2), y: top },
  ]);
} // biome-ignore format: short

/** A striped pole on a post at its side: across the way, or lifted. */
export function withBoom(s: Sprite, raised: boolean, hue = '#d83038'): Sprite {
  const { width, height } = s.image;
  const unit = unitOf(s);
  const long = Math.round(Math.max(width, height) * 0.7);
  const thick = 3 * unit;
  const post = [Math.max(5, 5 * unit), Math.max(9, Math.round(height * 0.26))] as const;
  // lifted it stands steeply, as its post is seen
  const [dx, dy] = raised ? [0.34, 0.94] : [1, 0];
  const image = sheet(Math.ceil(post[0] + long * dx + thick), Math.ceil(post[1] + long * dy + thick));
  const base = image.height - post[1];
  for (let k = 0; k < long; k++) {
    const [x, y] = [post[0] / 2 + k * dx, base + unit - k * dy];
    const hex = Math.floor(k / (4 * unit)) % 2 ? '#f8f4ec' : hue;
    block(image, x, y, raised ? thick : 1, raised ? 1 : thick, hex);
  }
  block(image, 0, base, post[0], post[1], '#8c94a0');
  block(image, 0, base, unit, post[1], '#b8c0cc');
  block(image, 0, base, post[0], 2 * unit, '#f0c040');
  const walls = wallsOf(s);
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(image, DARK), 'barrier'), x: Math.round(walls.x + walls.width + unit), y: height - image.height - 2 },
  ]);
} // biome-ignore format: short
