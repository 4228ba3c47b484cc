/** What buildings are put together of: walls with storeys of windows, roofs, doors, signs, towers. */
import { faceNamed, setText } from '../../../../src/pixels/font/index.ts';
import type { Pattern, Plane } from '../../solids/primitives.ts';
import { stamp } from '../../solids/stamp.ts';
import { IDENTITY, rad, rotX, rotY, rotZ, type Vec3 } from '../../solids/vec.ts';
import type { MaterialRef } from '../materials.ts';
import type { Kit } from './kit.ts';
import { bricks, courses, laid, planks, roofRings, tiles } from './surfaces.ts';

export type Laying = 'brick' | 'blocks' | 'boards' | 'logs' | 'upright' | 'panels' | 'plain';
export type Roof = 'gable' | 'front' | 'flat' | 'hip' | 'mansard' | 'pagoda' | 'dome' | 'onion' | 'spire' | 'barrel' | 'battlements' | 'thatch' | 'none'; // biome-ignore format: a list
export type Pane = 'cross' | 'tall' | 'arch' | 'wide' | 'round' | 'slit' | 'shop' | 'bars';
export type Door = 'plain' | 'double' | 'arch' | 'glass' | 'shutter' | 'round' | 'none';

export interface Block {
  readonly wall: readonly MaterialRef[];
  readonly laid?: Laying;
  /** Half width, height, half depth. */
  readonly size: readonly [number, number, number];
  readonly x?: number;
  readonly y?: number;
  readonly z?: number;
  readonly trim?: MaterialRef;
  readonly roof?: Roof;
  readonly tiles?: readonly MaterialRef[];
  /** How high the roof is. */
  readonly rise?: number;
  readonly windows?: readonly [columns: number, rows: number];
  readonly pane?: Pane;
  /** Panes: warm light, or glass by day. */
  readonly light?: 'warm' | 'glass';
  readonly door?: Door;
  /** Where the door is, in half widths. */
  readonly doorAt?: number;
  /** Its ground floor is one row of display windows. */
  readonly front?: true;
}

/** The surface of a wall of that half width and height. */
export function laying(k: Kit, kind: Laying, w: number, h: number): Pattern | undefined {
  switch (kind) {
    case 'brick':
      return bricks(Math.round(h * 16), Math.round(w * 14), h, w * 2, k.px, -0.8);
    case 'blocks':
      return bricks(Math.round(h * 10), Math.round(w * 9), h, w * 2, k.px);
    case 'boards':
      return planks(1, Math.round(h * 12), h, k.px);
    case 'logs':
      return planks(1, Math.round(h * 9), h, k.px, -1.3);
    case 'upright':
      return planks(0, Math.round(w * 16), w * 2, k.px);
    case 'panels':
      return bricks(Math.round(h * 4), Math.round(w * 4), h, w * 2, k.px, -0.7);
    default:
      return undefined;
  }
}

/** The material of a component: what the words say of it, else this one. The wall alone takes the building's own colour. */
export const paint = (k: Kit, fallback: MaterialRef, name: string): MaterialRef =>
  k.ctx.brief.parts.some((p) => p.piece === name) ? k.m(fallback, name) : fallback;

const line = (k: Kit, pixels = 0.55): number => Math.max(0.016, k.px * pixels);

/** Said to be a ruin; said to be grown over. */
export const isRuin = (k: Kit): boolean => k.ctx.said('broken') || k.ctx.said('ruined') || k.ctx.said('abandoned');
export const isGrown = (k: Kit): boolean =>
  k.ctx.said('mossy') || k.ctx.said('overgrown') || k.ctx.brief.parts.some((p) => p.piece === 'ivy');

/** One window with its frame; z is the wall's face. */
export function pane(
  k: Kit,
  kind: Pane,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  trim: MaterialRef,
  light: 'warm' | 'glass' = 'warm',
): void {
  const t = line(k, 0.62);
  const frame = k.part('frame', { priority: 1.15, group: 'wall' });
  const glass = k.part('window', { priority: 1.25 });
  // nobody lights a ruin
  const m = paint(k, isRuin(k) ? '#2c2834' : light === 'warm' ? '#ffce68/flame' : '#8cc4e4/glass', 'window');
  if (kind === 'slit') {
    k.box(glass, 'dark', [x, y, z + 0.01], [Math.max(w * 0.5, k.px * 0.9), h, 0.012]);
    return;
  }
  if (kind === 'round') {
    k.s.ell(frame, trim, [x, y, z], [w + t, w + t, 0.025]);
    k.s.ell(glass, m, [x, y, z + 0.02], [w, w, 0.02], IDENTITY, { tone: 0.3 });
    return;
  }
  const arched = kind === 'arch';
  k.box(frame, trim, [x, y, z], [w + t, h + t, 0.02]);
  if (arched) k.s.ell(frame, trim, [x, y + h, z], [w + t, w + t, 0.022]);
  k.box(glass, m, [x, y, z + 0.02], [w, h, 0.015], IDENTITY, { tone: 0.3 });
  if (arched) k.s.ell(glass, m, [x, y + h, z + 0.02], [w, w, 0.018], IDENTITY, { tone: 0.3 });
  const bar = k.part('frame', { priority: 1.3, group: 'wall' });
  const b = Math.max(0.01, k.px * 0.3);
  if (kind === 'bars') for (const d of [-0.45, 0.45]) k.box(bar, 'iron', [x + d * w, y, z + 0.04], [b, h, 0.01]);
  else if (w > k.px * 2.2 && kind !== 'wide') k.box(bar, trim, [x, y, z + 0.04], [b, h + (arched ? w : 0), 0.01]);
  if (kind === 'cross' && h > k.px * 2.2) k.box(bar, trim, [x, y, z + 0.04], [w, b, 0.01]);
  k.box(frame, trim, [x, y - h - t, z + 0.015], [w + t * 1.6, line(k, 0.5), 0.03]);
}

export function door(
  k: Kit,
  kind: Door,
  x: number,
  y: number,
  z: number,
  w: number,
  h: number,
  trim: MaterialRef,
): void {
  if (kind === 'none') return;
  const t = line(k, 0.7);
  const frame = k.part('doorframe', { priority: 1.2, group: 'wall' });
  const leaf = k.part('door', { priority: 1.3 });
  const wood = paint(k, kind === 'glass' ? '#8cc4e4/glass' : kind === 'shutter' ? '#a8b0bc' : 'wood', 'door');
  if (kind === 'round') {
    k.s.ell(frame, trim, [x, y + h * 0.95, z], [h + t, h + t, 0.03]);
    k.s.ell(leaf, wood, [x, y + h * 0.95, z + 0.02], [h, h, 0.03], IDENTITY, { pattern: planks(0, 4, h * 2, k.px) });
    k.mark([x, y + h * 0.95, z + 0.07], ['g'], { g: 'gold:4' });
    return;
  }
  const high = kind === 'arch' ? h * 0.78 : h;
  k.box(frame, trim, [x, y + high + t * 0.5, z], [w + t, high + t * 0.5, 0.02]);
  k.box(leaf, wood, [x, y + high, z + 0.02], [w, high, 0.02], IDENTITY, {
    ...(kind === 'glass' ? { tone: 0.2 } : { pattern: kind === 'shutter' ? planks(1, 5, h * 2, k.px, -0.8) : planks(0, kind === 'plain' ? 3 : 4, w * 2, k.px) }), // biome-ignore format: one line
  });
  if (kind === 'arch') {
    k.s.ell(frame, trim, [x, y + high * 2, z], [w + t, w + t, 0.022]);
    k.s.ell(leaf, wood, [x, y + high * 2, z + 0.02], [w, w, 0.022]);
  }
  if (kind === 'double' || kind === 'glass' || kind === 'arch')
    k.box(k.part('doorframe', { priority: 1.45, group: 'wall' }), kind === 'glass' ? trim : 'dark_wood', [x, y + high, z + 0.045], [Math.max(0.01, k.px * 0.35), high, 0.008]); // biome-ignore format: one line
  else if (kind === 'plain') k.mark([x + w * 0.5, y + h, z + 0.05], ['g'], { g: 'gold:4' });
}

/** A plane with a slope: outward (nx, nz), `deg` from the upright. */
const slope = (nx: number, nz: number, deg: number, d: number): Plane => {
  const [c, s] = [Math.cos(rad(deg)), Math.sin(rad(deg))];
  return [nx * c, s, nz * c, d * c];
};

/** A roof over a block whose eaves are at y; returns its top. */
export function roofOver(
  k: Kit,
  kind: Roof,
  x: number,
  y: number,
  z: number,
  w: number,
  d: number,
  rise: number,
  m: MaterialRef,
  wall: MaterialRef,
): number {
  const part = k.part('roof', { priority: 1.05, group: `roof ${x} ${y}` });
  const over = 0.055;
  switch (kind) {
    case 'gable':
    case 'thatch': {
      const pitch = (Math.atan2(rise, d) * 180) / Math.PI;
      const len = Math.hypot(rise, d) / 2 + 0.04;
      const thick = kind === 'thatch' ? 0.055 : 0.03;
      for (const e of [1, -1]) {
        const [height, width] = [len * 2, (w + over) * 2];
        const t = tiles(6, 9, height, width, k.px);
        const rows = { kind: 'tiles', rows: Math.round(len * 11), columns: Math.round(w * 14), height, width, up: e > 0 ? '-z' : 'z' } as const; // biome-ignore format: one line
        k.box(part, m, [x, y + rise / 2 - 0.015, z + e * (d / 2 + 0.02)], [w + over, thick, len], rotX(e * pitch), {
          width: len,
          ...(kind === 'thatch'
            ? {}
            : { pattern: laid(rows, (px, yy, pz, nx, ny, nz) => t(px, -pz * e, yy, nx, ny, nz)) }),
        });
      }
      k.s.cap(part, m, [x - w - over, y + rise, z], [x + w + over, y + rise, z], 0.04, 0.04, { tone: 0.2 });
      k.prism(k.part('wall', { group: `wall ${x}` }), wall, [[x - w, y - 0.01], [x + w, y - 0.01], [x + w, y + 0.02], [x - w, y + 0.02]], d, { z }); // biome-ignore format: a strip
      return y + rise;
    }
    case 'front': {
      k.prism(k.part('wall', { group: `wall ${x}` }), wall, [[x - w, y - 0.01], [x + w, y - 0.01], [x, y + rise - 0.03]], d - 0.002, { z }); // biome-ignore format: a gable
      const pitch = (Math.atan2(rise, w) * 180) / Math.PI;
      const len = Math.hypot(rise, w) / 2 + 0.05;
      for (const e of [1, -1])
        k.box(part, m, [x + e * (w / 2 + 0.015), y + rise / 2 + 0.005, z], [len, 0.032, d + over], rotZ(-e * pitch), { pattern: planks(0, 5, len * 2, k.px, -0.9) }); // biome-ignore format: one line
      return y + rise;
    }
    case 'hip':
    case 'pagoda': {
      const [W, D] = [w + over * (kind === 'pagoda' ? 2.6 : 1), d + over * (kind === 'pagoda' ? 2.4 : 1)];
      const flat = rad(90) - Math.atan2(rise, D);
      const deg = 90 - (flat * 180) / Math.PI;
      const rows = tiles(5, 10, rise, W * 2, k.px);
      k.s.hull(part, m, [x, y, z], [[0, -1, 0, 0.012], slope(0, 1, 90 - deg, D), slope(0, -1, 90 - deg, D), slope(1, 0, kind === 'pagoda' ? 52 : 36, W), slope(-1, 0, kind === 'pagoda' ? 52 : 36, W), [0, 1, 0, rise * (kind === 'pagoda' ? 0.72 : 1)]], 1, IDENTITY, { extent: W + D, pattern: (px, py, pz, nx, ny, nz) => rows(px / W, (py / rise) * 2 - 1, pz, nx, ny, nz) }); // biome-ignore format: planes
      if (kind === 'pagoda')
        for (const e of [1, -1])
          k.s.tube(part, m, [[x + e * (W - 0.1), y + 0.02, z + D * 0.94], [x + e * W, y + 0.03, z + D * 0.97], [x + e * (W + 0.06), y + 0.11, z + D]], [0.035, 0.03, k.least(0.012, 0.5)]); // biome-ignore format: a tip
      else k.s.cap(part, m, [x - Math.max(0.01, w - rise * 0.7), y + rise, z], [x + Math.max(0.01, w - rise * 0.7), y + rise, z], 0.03, 0.03, { tone: 0.2 }); // biome-ignore format: one line
      return y + rise * (kind === 'pagoda' ? 0.72 : 1);
    }
    case 'mansard':
      k.s.hull(part, m, [x, y, z], [[0, -1, 0, 0.012], slope(0, 1, 18, d + over), slope(0, -1, 18, d + over), slope(1, 0, 18, w + over), slope(-1, 0, 18, w + over), [0, 1, 0, rise]], 1, IDENTITY, { extent: w + d + rise, pattern: roofRings(5, rise, k.px) }); // biome-ignore format: planes
      k.box(k.part('cornice', { priority: 1.1 }), wall, [x, y, z], [w + over, 0.03, d + over]);
      return y + rise;
    case 'dome':
    case 'onion': {
      const r = Math.min(w, d);
      if (kind === 'dome') {
        k.s.cone(part, wall, [x, y, z], [x, y + r * 0.18, z], r * 1.02, r * 1.02);
        k.s.ell(part, m, [x, y + r * 0.16, z], [r * 0.98, rise, r * 0.98], IDENTITY, { clips: [[0, -1, 0, 0]], pattern: (px, _y, pz) => (Math.abs(Math.sin(Math.atan2(px, pz) * 4)) < 0.12 ? -0.7 : 0) }); // biome-ignore format: one line
        k.s.cap(k.part('finial', { priority: 1.3 }), 'gold', [x, y + r * 0.16 + rise - 0.02, z], [x, y + r * 0.16 + rise + 0.12, z], k.least(0.025, 0.5), k.least(0.012, 0.5)); // biome-ignore format: one line
        return y + r * 0.16 + rise;
      }
      k.lathe(part, m, [[y, r * 0.8], [y + rise * 0.16, r * 1.08], [y + rise * 0.36, r * 1.1], [y + rise * 0.58, r * 0.72], [y + rise * 0.78, r * 0.28], [y + rise, 0.012]], { x, z }); // biome-ignore format: a profile
      k.s.cap(
        k.part('finial', { priority: 1.3 }),
        'gold',
        [x, y + rise, z],
        [x, y + rise + 0.12, z],
        k.least(0.014, 0.5),
      );
      return y + rise;
    }
    case 'spire':
      k.s.hull(part, m, [x, y, z], [[0, -1, 0, 0.01], ...([[1, 0], [-1, 0], [0, 1], [0, -1]] as const).map(([a, b]) => slope(a, b, (Math.atan2(Math.min(w, d) + 0.03, rise) * 180) / Math.PI, Math.min(w, d) + 0.03))], 1, IDENTITY, { extent: rise + w, pattern: roofRings(7, rise, k.px) }); // biome-ignore format: planes
      return y + rise;
    case 'barrel':
      k.s.cone(part, m, [x, y, z - d - over], [x, y, z + d + over], w + 0.02, w + 0.02, { clips: [], pattern: planks(1, 5, d * 2, k.px, -0.7), capMaterial: wall }); // biome-ignore format: one line
      return y + w;
    case 'battlements':
      k.box(k.part('top', { group: `top ${x}` }), wall, [x, y + 0.02, z], [w + 0.03, 0.045, d + 0.03]);
      for (let n = Math.max(3, Math.round((w * 2) / 0.13)), i = 0; i < n; i++)
        if (i % 2 === 0) k.box(k.part('top', { group: `top ${x}` }), wall, [x - w + ((i + 0.5) * 2 * w) / n, y + 0.1, z + d], [w / n, 0.055, 0.04]); // biome-ignore format: one line
      return y + 0.15;
    case 'flat':
      k.box(part, m, [x, y + 0.035, z], [w + 0.03, 0.045, d + 0.03], IDENTITY, { pattern: (px, _y, pz, _nx, ny) => (ny > 0.5 && Math.abs(px) < 1 - 0.07 / w && Math.abs(pz) < 1 - 0.09 / d ? -1.3 : 0) }); // biome-ignore format: one line
      return y + 0.08;
    default:
      return y;
  }
}

/** A block of a building: walls, storeys, roof, door. Returns the top of its roof. */
export function block(k: Kit, b: Block): number {
  const { size, x = 0, y = 0, windows, roof = 'flat', pane: kind = 'cross' } = b;
  const [w, h] = size;
  // its back stands nearer or farther: the front is where it was
  const d = k.vary(`deep ${x}`, size[2], 0.12);
  const z = (b.z ?? 0) - (d - size[2]);
  const ref = k.choose('wall', b.wall);
  const wall = k.ctx.brief.parts.some((p) => p.piece === 'wall') ? k.m(ref, 'wall') : k.m(ref);
  const trim = paint(k, b.trim ?? 'dark_wood', 'trim');
  const surface = laying(k, b.laid ?? 'plain', w, h);
  const group = `wall ${x}`;
  k.box(
    k.part('wall', { group }),
    wall,
    [x, y + h / 2, z],
    [w, h / 2, d],
    IDENTITY,
    surface ? { pattern: surface } : {},
  );
  if (y === 0) k.box(k.part('plinth', { group: `${group} foot` }), 'stone', [x, 0.03, z], [w + 0.02, 0.035, d + 0.02]);
  const face = z + d;
  const doorW =
    Math.min(0.13, w * 0.34) * (b.door === 'double' || b.door === 'glass' ? 1.25 : b.door === 'shutter' ? 1.7 : 1);
  const doorX = x + (b.doorAt ?? 0) * w;
  const doorH = Math.min(0.2, h * 0.4);
  if (b.door) door(k, b.door, doorX, y + 0.04, face, doorW, doorH, trim);
  if (windows) {
    const [columns, rows] = windows;
    const floors = rows;
    const step = (2 * w * 0.9) / columns;
    const storey = (h - 0.06) / floors;
    for (let r = 0; r < rows; r++)
      for (let c = 0; c < columns; c++) {
        const wx = x - w * 0.9 + (c + 0.5) * step;
        const shop = b.front && r === 0;
        const half = Math.min(step * (shop || kind === 'wide' ? 0.4 : 0.28), shop ? 0.22 : kind === 'wide' ? 0.2 : 0.1);
        const tall = Math.min(storey * (kind === 'tall' ? 0.34 : 0.27), kind === 'arch' ? 0.09 : 0.17);
        const wy = y + 0.05 + (r + 0.52) * storey - (kind === 'arch' ? half * 0.5 : 0);
        if (b.door && b.door !== 'none' && r === 0 && Math.abs(wx - doorX) < doorW + half * 0.9) continue;
        pane(
          k,
          shop ? 'shop' : kind,
          wx,
          wy,
          face,
          Math.max(half, k.px * 0.8),
          Math.max(tall, k.px * 0.8),
          trim,
          b.light,
        );
      }
  }
  if (isGrown(k)) ivy(k, w, h, z + d + 0.01, 1.1, x, y);
  if (isRuin(k) && roof !== 'none') {
    for (let n = 5, i = 0; i < n; i++) {
      const high = 0.16 * k.ctx.random.fork(`stump ${x} ${i}`).float();
      k.box(k.part('wall', { group }), wall, [x - w + ((i + 0.5) * 2 * w) / n, y + h + high / 2, z + d * 0.6], [w / n, high / 2 + 0.01, d * 0.4]); // biome-ignore format: one line
    }
    return y + h + 0.1;
  }
  const own = k.choose('roof', b.tiles ?? ['slate']);
  const m = paint(k, k.ctx.said('snowy') ? 'snow' : own, 'roof');
  return roofOver(k, roof, x, y + h, z, w, d, b.rise ?? (roof === 'spire' ? w * 3 : Math.max(0.2, d * 0.95)), m, wall);
}

/** Pixels of a letter's dot: letters stay as small as can be read. */
const lettering = (k: Kit): number => Math.max(1, Math.floor(0.0152 / k.px));

function set(k: Kit, at: Vec3, rows: readonly string[], key: Readonly<Record<string, string>>, factor: number): void {
  const large = rows.flatMap((row) => Array<string>(factor).fill([...row].map((c) => c.repeat(factor)).join('')));
  k.s.decal((canvas) => {
    const colours = Object.fromEntries(
      Object.entries(key).map(([letter, ref]) => {
        const cut = ref.lastIndexOf(':');
        return [letter, canvas.ramp(ref.slice(0, cut))[Number(ref.slice(cut + 1)) as 0]];
      }),
    );
    stamp(at, large, colours, { tolerance: 0.3 })(canvas);
  });
}

/** A board with a word on it where it can be read, else with a picture of dots; centred on x, y at depth z. */
export function board(
  k: Kit,
  text: string,
  x: number,
  y: number,
  z: number,
  most: number,
  ground: MaterialRef,
  letters: string,
): void {
  const factor = lettering(k);
  const one = k.px * factor * 1.08;
  const { cells, width, height } = setText(faceNamed('tiny'), text.toUpperCase());
  const rows = Array.from({ length: height }, (_, j) =>
    Array.from({ length: width }, (_, i) => (cells[j * width + i] ? 'x' : '.')).join(''),
  ).filter((row) => row.includes('x'));
  const half = ((width + 3) / 2) * one;
  const part = k.part('sign', { priority: 1.35 });
  if (half <= most) {
    k.box(part, paint(k, ground, 'sign'), [x, y, z], [half, ((rows.length + 3) / 2) * one, 0.025]);
    set(k, [x, y, z + 0.04], rows, { x: letters }, factor);
  } else k.box(part, paint(k, ground, 'sign'), [x, y, z], [most * 0.8, Math.max(0.06, k.px * 2), 0.025]);
}

/** A picture of pixels on a board that hangs or stands. */
export function picture(
  k: Kit,
  rows: readonly string[],
  key: Readonly<Record<string, string>>,
  x: number,
  y: number,
  z: number,
  ground?: MaterialRef,
): void {
  const factor = lettering(k);
  const one = k.px * factor * 1.08;
  const wide = Math.max(...rows.map((r) => r.length));
  if (ground)
    k.box(
      k.part('sign', { priority: 1.35 }),
      paint(k, ground, 'sign'),
      [x, y, z],
      [((wide + 2.4) / 2) * one, ((rows.length + 2.4) / 2) * one, 0.025],
    );
  set(k, [x, y, z + 0.04], rows, key, factor);
}

/** A sloping awning of two colours by turns. */
export function awning(k: Kit, x: number, y: number, z: number, w: number, one: MaterialRef, two: MaterialRef): void {
  const n = Math.max(4, Math.min(9, Math.round((w * 2) / 0.16)));
  for (let i = 0; i < n; i++) {
    const at = x - w + ((i + 0.5) * 2 * w) / n;
    const part = k.part('awning', { priority: 1.3, group: 'awning' });
    k.box(part, i % 2 ? two : one, [at, y, z + 0.09], [w / n, 0.018, 0.12], rotX(30));
    k.s.ell(part, i % 2 ? two : one, [at, y - 0.065, z + 0.19], [w / n, 0.045, 0.02]);
  }
}

export function chimney(k: Kit, x: number, y: number, z: number, h = 0.2, m: MaterialRef = 'brick'): void {
  if (!k.ctx.wants('chimney')) return;
  k.box(k.part('chimney'), paint(k, m, 'chimney'), [x, y, z], [0.065, h, 0.065], IDENTITY, {
    pattern: bricks(4, 2, h * 2, 0.13, k.px),
  });
  k.box(k.part('chimney'), 'stone', [x, y + h, z], [0.085, 0.025, 0.085]);
}

/** Columns with feet and heads, `n` of them along a front. */
/** Puffs that rise over a chimney and drift to the right. */
export function smoke(k: Kit, x: number, y: number, z: number): void {
  for (const [dx, dy, r] of [[0.02, 0.09, 0.06], [0.09, 0.2, 0.085], [0.05, 0.33, 0.07]] as const) k.s.ell(k.part('smoke', { group: `k${x}` }), paint(k, '#c8c8d0', 'smoke'), [x + dx, y + dy, z], r); // biome-ignore format: puffs
}

export function columns(
  k: Kit,
  n: number,
  w: number,
  y: number,
  h: number,
  z: number,
  m: MaterialRef,
  r = 0.045,
): void {
  for (let i = 0; i < n; i++) {
    const x = -w + (i * 2 * w) / (n - 1);
    k.s.cone(
      k.part('column', { group: `c${i}`, priority: 1.15 }),
      m,
      [x, y, z],
      [x, y + h, z],
      k.least(r * 1.08, 0.9),
      k.least(r * 0.9, 0.8),
    );
    for (const at of [y + 0.015, y + h - 0.015])
      k.box(k.part('column', { group: `c${i}`, priority: 1.15 }), m, [x, at, z], [r * 1.5, 0.022, r * 1.4]);
  }
}

/** A triangle over columns. */
export function pediment(k: Kit, w: number, y: number, h: number, d: number, z: number, m: MaterialRef): void {
  k.box(k.part('frieze', { priority: 1.05, group: 'frieze' }), m, [0, y + 0.035, z], [w, 0.04, d]);
  k.prism(k.part('gable', { priority: 1.05, group: 'gable' }), m, [[-w - 0.02, y + 0.075], [w + 0.02, y + 0.075], [0, y + 0.075 + h]], d, { z }); // biome-ignore format: a triangle
  k.prism(k.part('gable', { priority: 1.1, group: 'inner' }), m, [[-w * 0.72, y + 0.1], [w * 0.72, y + 0.1], [0, y + 0.045 + h * 0.86]], d + 0.005, { z, tone: -0.5 }); // biome-ignore format: a triangle
}

export function clock(k: Kit, x: number, y: number, z: number, r: number): void {
  k.s.ell(k.part('clock', { priority: 1.35 }), 'gold', [x, y, z], [r * 1.2, r * 1.2, 0.02]);
  k.s.ell(k.part('clock', { priority: 1.4, group: 'dial' }), '#f4ecd8/paper', [x, y, z + 0.015], [r, r, 0.02]);
  k.mark([x, y + 0.005, z + 0.05], k.px > 0.03 ? ['d'] : ['d.', 'd.', 'dd'], { d: 'dark:2' });
}

export function flag(k: Kit, x: number, y: number, z: number, m: MaterialRef = 'red', h = 0.28): void {
  const f = k.part('flag', { priority: 1.3 });
  k.s.cap(f, 'dark_wood', [x, y - 0.04, z], [x, y + h, z], k.least(0.013, 0.45));
  k.s.cloth(f, paint(k, m, 'flag'), [
    [[x, y + h, z], [x + 0.1, y + h - 0.03, z + 0.02], [x + 0.22, y + h - 0.01, z]],
    [[x, y + h - 0.14, z], [x + 0.1, y + h - 0.17, z + 0.02], [x + 0.2, y + h - 0.13, z]],
  ]); // biome-ignore format: a flag
}

/** A round tower at x with a cone, battlements or a dome. */
export function tower(
  k: Kit,
  x: number,
  z: number,
  r: number,
  h: number,
  m: MaterialRef,
  o: {
    readonly y?: number;
    readonly roof?: MaterialRef;
    readonly kind?: 'cone' | 'battlements' | 'onion';
    readonly slits?: number;
    readonly light?: boolean;
  } = {},
): number {
  const { y = 0, kind = 'cone' } = o;
  const g = `t${x}${y}`;
  if (isRuin(k)) {
    // no roof, its top broken off along a slope
    const lean = k.ctx.random.fork(`ruin ${x} ${y}`);
    const [tilt, cut] = [(lean.float() - 0.5) * 1.4, 0.35 + 0.5 * lean.float()];
    k.s.cone(k.part('wall', { group: g }), m, [x, y, z], [x, y + h, z], r * (y ? 1 : 1.08), r, { pattern: courses(Math.round(h * 10), 12, h, r, k.px), clips: [[tilt, 1, 0, cut]], capMaterial: '#3c3844', capTone: -0.5 }); // biome-ignore format: one line
    if ((o.slits ?? 1) > 0) k.box(k.part('slit', { priority: 1.25 }), 'dark', [x, y + h * 0.4, z + r], [k.least(0.022, 0.8), k.least(0.05, 1.1), 0.02]); // biome-ignore format: one line
    return y + h * 0.8;
  }
  k.s.cone(k.part('wall', { group: g }), m, [x, y, z], [x, y + h, z], r * (y ? 1 : 1.08), r, { pattern: courses(Math.round(h * 10), 12, h, r, k.px) }); // biome-ignore format: one line
  for (let i = 0; i < (o.slits ?? 1); i++) {
    const at = y + h * (0.45 + 0.32 * i);
    k.box(
      k.part('slit', { priority: 1.25 }),
      o.light ? paint(k, '#ffce68/flame', 'window') : 'dark',
      [x, at, z + r],
      [k.least(0.022, 0.8), k.least(0.05, 1.1), 0.02],
    );
  }
  const top = k.part('top', { group: `${g}p` });
  k.s.cone(top, m, [x, y + h - 0.02, z], [x, y + h + 0.05, z], r * 1.16, r * 1.2);
  if (kind === 'battlements') {
    for (let i = 0; i < 10; i++) {
      const a = (i / 10) * 2 * Math.PI;
      k.box(
        top,
        m,
        [x + Math.sin(a) * r * 1.08, y + h + 0.09, z + Math.cos(a) * r * 1.08],
        [r * 0.17, 0.055, r * 0.15],
        rotY((a * 180) / Math.PI),
      );
    }
    return y + h + 0.14;
  }
  if (kind === 'onion') return roofOver(k, 'onion', x, y + h + 0.05, z, r * 1.1, r * 1.1, r * 2.2, o.roof ?? 'gold', m);
  k.s.cone(k.part('roof', { group: `${g}r` }), o.roof ?? 'slate', [x, y + h + 0.04, z], [x, y + h + 0.04 + r * 2.4, z], r * 1.3, 0.01, { pattern: roofRings(7, r * 2.4, k.px) }); // biome-ignore format: one line
  return y + h + 0.04 + r * 2.4;
}

/** Steps before an entrance. */
export function steps(k: Kit, w: number, z: number, n: number, m: MaterialRef): void {
  for (let i = 0; i < n; i++)
    k.box(k.part('step', { group: `s${i}` }), m, [0, 0.02 + i * 0.035, z - i * 0.06], [w - i * 0.02, 0.02, 0.06]);
}

/** Ivy on a front: strands that climb from the ground, wide below, thin above, of leaves that lie flat on the wall. */
export function ivy(k: Kit, w: number, h: number, z: number, share = 1, x0 = 0, y0 = 0): void {
  const strands = Math.max(2, Math.round(6 * share * Math.min(1, w / 0.4)));
  const leaf = Math.max(0.026, k.px * 0.85);
  const [light, dark] = [paint(k, 'leaf', 'ivy'), paint(k, 'dark_leaf', 'ivy')];
  for (let i = 0; i < strands; i++) {
    const u = k.ctx.random.fork(`ivy ${i} ${x0}`);
    const side = i % 2 ? 1 : -1;
    const foot = side * w * (1 - 0.7 * u.float() ** 1.4);
    const high = h * (0.45 + 0.6 * u.float());
    const bend = (u.float() - 0.5) * 0.16;
    const n = Math.max(4, Math.ceil(high / (leaf * 1.1)));
    for (let j = 0; j < n; j++) {
      const t = j / n;
      const x = foot + bend * Math.sin(t * 5) - side * t * 0.03;
      const across = t < 0.35 ? 3 : t < 0.7 ? 2 : 1;
      for (let c = 0; c < across; c++) {
        const at = x + (c - (across - 1) / 2) * leaf * 1.7 + (u.float() - 0.5) * leaf;
        if (Math.abs(at) > w + leaf) continue;
        const m = u.float() < 0.4 ? dark : light;
        k.s.ell(k.part('ivy', { priority: 1.3, group: 'ivy', line: false }), m, [x0 + at, y0 + t * high + (u.float() - 0.5) * leaf, z + 0.012], [leaf, leaf * 0.85, 0.012], IDENTITY, { tone: u.float() * 0.9 - 0.5 }); // biome-ignore format: a leaf
      }
    }
  }
}
