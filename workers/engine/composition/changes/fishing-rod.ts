/** A rod that is put out from a house, its line down to the water. */
import type { Px } from '../../../../src/pixels/types.ts';
import { block, dot, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { unitOf, wallsOf } from './fittings.ts';

/** Over the edge of its deck, or of its front where it has none. */
export function withRod(s: Sprite): Sprite {
  const { width, height } = s.image;
  const unit: Px = unitOf(s);
  const deck = partBox(s, /^(?:deck|porch|floor|platform)$/);
  const walls = wallsOf(s);
  const y = Math.round(deck ? deck.y : walls.y + walls.height * 0.7);
  const x = Math.round((deck ? deck.x + deck.width : walls.x + walls.width) - 3 * unit);
  const [far, rise] = [Math.max(5, Math.round(width * (width < 34 ? 0.18 : 0.24))), Math.max(4, Math.round(height * 0.2))];
  // in small pictures it stays over the deck: the house is not to shrink for it
  const at = width < 34 ? Math.min(x, width - far) : x;
  const rod = sheet(far + 2 * unit, height - y + rise);
  for (let d = 0; d <= far; d += 0.5) block(rod, d, rise - Math.round((rise - 1) * Math.sin((d / far) * 1.5)), unit, unit, d < far * 0.3 ? '#5c3820' : '#a06c38');
  const end = rod.height - Math.round(height * 0.06) - unit;
  for (let k = 1; k < end; k++) dot(rod, far, k, width < 34 ? '#a8c8dc' : '#e8ecf0');
  // the float
  block(rod, far - Math.floor(unit / 2), end, unit, unit, '#e03c34');
  block(rod, far - Math.floor(unit / 2), end + unit, unit, unit, '#f8f4ec');
  return joined([{ sprite: s, x: 0, y: 0 }, { sprite: painted(rod, 'rod'), x: at, y: y - rise }]);
} // biome-ignore format: short
