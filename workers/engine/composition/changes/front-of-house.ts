/** What hangs or is built before the front of a building: a board with its word, a curtain in the doorway, shutters, stairs of iron, a wing. */
import { faceNamed, setText } from '../../../../src/pixels/font/index.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { matter } from '../../painted/ramps.ts';
import { block, dot, lined, sheet } from '../effects/paint.ts';
import { joined, painted, partBox, type Sprite } from '../sprites/sprite.ts';
import { DARK, isOf, unitOf, wallsOf } from './fittings.ts';
import { mainWindows } from './windows.ts';

/** A word on a board over the door: as large as the front allows, over the board that is there. */
export function withLettering(s: Sprite, text: string, neon: boolean, colour: string | undefined): Sprite {
  const { cells, width, height } = setText(faceNamed('tiny'), text.toUpperCase());
  const walls = wallsOf(s);
  const there = partBox(s, /^sign$/);
  const most = Math.max(walls.width, s.image.width * 0.7);
  const big = Math.floor((most - 4) / (width + 4));
  const unit = Math.max(1, Math.min(big, unitOf(s)));
  const [w, h] = [(width + 4) * unit, (height + 4) * unit];
  const board = sheet(w, h);
  const [frame, ground, ink] = neon
    ? [colour ?? '#f850b0', '#1c1834', colour ?? '#fc90d8']
    : ['#6c4628', '#ecdcb0', colour ?? '#3c2820'];
  block(board, 0, 0, w, h, frame);
  block(board, unit, unit, w - 2 * unit, h - 2 * unit, ground);
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++)
      if (cells[j * width + i]) block(board, (i + 2) * unit, (j + 2) * unit, unit, unit, ink);
  const sign = painted(lined(board, DARK), 'sign');
  const over = there && there.width > there.height * 1.3 && there.x > walls.x && there.x + there.width < walls.x + walls.width; // biome-ignore format: one line
  const x = over ? there.x + there.width / 2 : walls.x + walls.width / 2;
  const door = partBox(s, /^door$/);
  const tall = sign.image.height > walls.height * 0.3;
  const y = tall && !over ? walls.y + sign.image.height * 0.08 : over ? there.y + there.height / 2 : door && door.y - walls.y > sign.image.height * 0.7 ? door.y - sign.image.height * 0.62 : walls.y + sign.image.height * 0.3; // biome-ignore format: one line
  // whatever it hangs over, one can go in below it
  const low = door && !over ? Math.min(y, door.y - sign.image.height / 2) : y;
  const left = Math.max(0, Math.min(s.image.width - sign.image.width, x - sign.image.width / 2));
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: sign, x: Math.round(left), y: Math.round(Math.max(0, low - sign.image.height / 2)) },
  ]);
}

/** Strips of cloth that hang from the lintel; without a door, from the middle of the eaves. */
export function withDoorCurtain(s: Sprite, hex: string): Sprite {
  const walls = wallsOf(s);
  const door = partBox(s, /^(?:door|doorway|entrance)$/) ?? { x: walls.x + walls.width * 0.36, y: walls.y + walls.height * 0.4, width: walls.width * 0.28, height: walls.height * 0.6 }; // biome-ignore format: one line
  const unit = unitOf(s);
  const ramp = matter(hex);
  const [dark, mid, light] = [ramp[1]!, ramp[2]!, ramp.at(-2)!];
  const [w, h] = [Math.round(door.width + 4 * unit), Math.max(4 * unit, Math.round(door.height * 0.56))];
  const cloth = sheet(w, h);
  const strips = w > 16 * unit ? 4 : 3;
  const strip = w / strips;
  for (let x = 0; x < w; x++) {
    const u = (x % strip) / strip;
    const low = h - Math.round(Math.abs(u - 0.5) * unit * 1.6) - (Math.floor(x / strip) % 2 ? unit : 0);
    for (let y = 0; y < low; y++) if (u > 0.06 || y < h * 0.3) dot(cloth, x, y, y < unit ? light : u < 0.2 ? light : u > 0.8 ? dark : mid); // biome-ignore format: one line
  }
  // a white round on each strip
  for (let k = 0; k < strips; k++) block(cloth, strip * (k + 0.5) - unit, h * 0.42, 2 * unit, 2 * unit, '#f8f0e0');
  block(cloth, 0, 0, w, unit, '#8c5c34');
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(lined(cloth, DARK), 'door curtain'), x: Math.round(door.x - 2 * unit - 1), y: Math.round(door.y - unit - 1) },
  ]); // biome-ignore format: layers
}

/** Wooden leaves at both sides of its windows: over what frames them, of one bright colour with dark slats, so that it is told even where they are narrow. */
export function withShutters(s: Sprite, hex: string): Sprite {
  const image = cloneImage(s.image);
  const parts = s.parts.slice();
  const names = [...s.partNames, 'shutter'];
  const ramp = matter(hex);
  const unit = unitOf(s);
  const { width: W, height: H } = image;
  const windows = mainWindows(s);
  const panes = new Set(windows.flatMap((w) => w.pixels));
  const fixed = isOf(s, /^(?:door|doorway|chimney)$/);
  const onRoof = isOf(s, /^(?:roof|thatch|tiles|shingles)$/);
  for (const { left, right, top, bottom } of windows) {
    const wide = Math.max(2 * unit, Math.round((right - left + 1) * 0.4));
    for (const x0 of [left - wide, right + 1])
      for (let y = top - unit; y <= bottom + unit; y++)
        for (let x = x0; x < x0 + wide; x++) {
          const i = y * W + x;
          if (x < 0 || y < 0 || x >= W || y >= H || !s.image.data[i * 4 + 3] || panes.has(i) || fixed(i) || onRoof(i)) continue; // biome-ignore format: one line
          const end = y < top || y > bottom;
          const outer = x0 < left ? x === x0 : x === x0 + wide - 1;
          const slat = Math.floor((y - top) / unit) % 2 === 1 && x !== x0 && x !== x0 + wide - 1;
          dot(image, x, y, (outer && wide > 2 * unit) || (end && y > bottom) ? ramp[1]! : slat ? ramp[2]! : ramp.at(-2)!); // biome-ignore format: one line
          parts[i] = names.length - 1;
        }
  }
  return { ...s, image, parts, partNames: names };
}

/** Landings of iron before the upper windows, joined by stairs that go down by turns to the left and the right. */
export function withFireEscape(s: Sprite): Sprite {
  const windows = mainWindows(s);
  const walls = wallsOf(s);
  const unit = unitOf(s);
  const rows: { top: Px; bottom: Px }[] = [];
  for (const w of [...windows].sort((a, b) => a.top - b.top)) {
    const row = rows.find((r) => Math.abs(r.top - w.top) < (r.bottom - r.top) * 0.6);
    if (!row) rows.push({ top: w.top, bottom: w.bottom });
  }
  const levels = rows.length > 1 ? rows.slice(0, -1).map((r) => r.bottom + unit) : [walls.y + walls.height * 0.35, walls.y + walls.height * 0.68].map(Math.round); // biome-ignore format: one line
  const { width, height } = s.image;
  const iron = sheet(width, height);
  const [x0, x1] = [Math.round(walls.x + walls.width * 0.46), Math.round(walls.x + walls.width * 0.98)];
  const [dark, light] = ['#34343c', '#74747f'];
  const ground = walls.y + walls.height;
  for (const [k, y] of levels.entries()) {
    const below = levels[k + 1] ?? ground - 2 * unit;
    // the stair goes down to the next landing
    const [a, b] = k % 2 ? [x0 + 2 * unit, x1 - 4 * unit] : [x1 - 4 * unit, x0 + 2 * unit];
    const n = Math.max(1, Math.abs(below - y));
    for (let j = 0; j <= n; j++) {
      const x = Math.round(a + ((b - a) * j) / n);
      block(iron, x, y + j, 2 * unit, unit, j % (3 * unit) < unit ? light : dark);
      if (j % (4 * unit) === 0) block(iron, x, y + j - 3 * unit, unit, 3 * unit, dark);
    }
  }
  for (const y of levels) {
    block(iron, x0, y, x1 - x0, unit, light);
    block(iron, x0, y + unit, x1 - x0, unit, dark);
    block(iron, x0, y - 4 * unit, x1 - x0, unit, dark);
    for (let x = x0; x < x1; x += 3 * unit) block(iron, x, y - 4 * unit, unit, 4 * unit, dark);
  }
  return joined([
    { sprite: s, x: 0, y: 0 },
    { sprite: painted(iron, 'fire escape'), x: 0, y: 0 },
  ]);
}

/** A smaller building at its side, on the same ground. */
export function withWing(s: Sprite, item: (size: Px) => Sprite): Sprite {
  const { width, height } = s.image;
  const one = item(Math.round(Math.max(width, height) * 0.56));
  return joined([
    { sprite: one, x: Math.round(width - one.image.width * 0.12), y: height - one.image.height },
    { sprite: s, x: 0, y: 0 },
  ], 1); // biome-ignore format: layers
}
