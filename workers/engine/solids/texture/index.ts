/**
 * The surface of every material, drawn in the coordinates of its primitive: folds, strands, grain, rings, clumps, bricks. Cells are
 * counted in pixels of the subject's one scale and grow slower than the picture, so that a ring of mail is a cluster of pixels at any size
 * and stays on the body from frame to frame. Two things come out: n·L moved before it becomes tones (so folds are clean clusters),
 * and whole tones that are added after clusters have joined (so seams stay).
 */
import type { Detail } from '../../../../src/domain/words.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import type { Primitive } from '../primitives.ts';
import type { Surface } from '../surface.ts';
import { bark, bone, flame, gem, glaze, grit, leaf, metal, paper, plates, rock, wood } from './hard.ts';
import { kindOf } from './kinds.ts';
import { layRows } from './laid.ts';
import { grainOf, type Level } from './level.ts';
import { Places, SIDE, type Sight } from './places.ts';
import { cloth, feathers, flesh, fur, hair, leather, mail, scales, skin, thatch } from './soft.ts';
import type { Spot } from './spot.ts';
import type { SurfaceKind } from './surface-kind.ts';

export { type Level, levelOf } from './level.ts';
export type { Sight } from './places.ts';

export interface TextureOptions extends Sight {
  /** Larger side of the picture in which the subject would stand alone. */
  readonly size: Px;
  readonly level: Level;
  readonly detail?: Detail | undefined;
}

const PAINTERS: Readonly<Partial<Record<SurfaceKind, (c: Spot) => void>>> = {
  cloth,
  membrane: cloth,
  leather,
  hair,
  fur,
  mail,
  scales,
  feathers,
  wood,
  bark,
  thatch,
  rock,
  leaf,
  grit,
  metal,
  plates,
  gem,
  skin,
  flesh,
  bone,
  paper,
  glaze,
  flame,
};
/** Surfaces with a line where cells meet, and whether also where they stand side by side. */
const LINED: Readonly<Partial<Record<SurfaceKind, 'all' | 'rows'>>> = {
  bricks: 'all',
  tiles: 'all',
  feathers: 'all',
  scales: 'rows',
  plates: 'rows',
};
/** Thinner primitives have no surface of their own. */
const LEAST_SPAN = 3.2;

export interface Texture {
  /** Whole tones to be added. */
  readonly mark: Int8Array;
  /** Side of its box of each pixel. */
  readonly side: Uint8Array;
  readonly kind: readonly (SurfaceKind | undefined)[];
}

/** 0..63 of a primitive: alike primitives differ from others, and one that is moved keeps its own. */
const saltOf = (p: Primitive): number => Math.round(p.width * 997) & 63;

/** Draws every surface: moves n·L in `s`, and returns the marks. */
export function texture(s: Surface, o: TextureOptions): Texture {
  const n = s.width * s.height;
  const kind: (SurfaceKind | undefined)[] = new Array(n);
  const t = { mark: new Int8Array(n), side: new Uint8Array(n), kind };
  if (o.level === 0) return t;
  const cell = new Int32Array(n).fill(-1);
  const places = new Places(s, o);
  const px = 1 / s.scale;
  const grain = grainOf(o.size, o.level, o.detail);
  const c: Spot = {
    at: places.place,
    primitive: s.scene.primitives[0] as Primitive,
    salt: 0,
    span: 0,
    light: 0,
    mark: 0,
    cell: -1,
    unit: px * grain,
    px,
    grain,
    level: o.level,
  };
  for (let i = 0; i < n; i++) {
    if (s.part[i]! < 0) continue;
    c.primitive = s.scene.primitives[s.primitive[i]!] as Primitive;
    c.salt = saltOf(c.primitive);
    let own = kindOf(s, i);
    // snow on a roof has no tiles
    const bare = s.material[i] === c.primitive.material;
    const laid = bare && 'pattern' in c.primitive ? c.primitive.pattern?.laid : undefined;
    if (own === 'none' && !laid && c.primitive.kind !== 'box') {
      kind[i] = own;
      continue;
    }
    places.find(i);
    t.side[i] = c.at.side;
    c.span = s.span[i]!;
    c.light = s.light[i]!;
    c.mark = 0;
    c.cell = -1;
    if (laid && (c.at.side !== SIDE.y || laid.kind === 'tiles')) {
      own = laid.kind;
      layRows(c, laid);
    } else if (c.span >= LEAST_SPAN) PAINTERS[own]?.(c);
    kind[i] = own;
    s.light[i] = c.light;
    t.mark[i] = c.mark;
    cell[i] = c.cell;
  }
  drawBorders(s, t, cell, o.level);
  return t;
}

/** Lines between cells of one side of one primitive: one pixel wide at any size, on the lower or right one of two. */
function drawBorders(s: Surface, { mark, side, kind }: Texture, cell: Int32Array, level: Level): void {
  const { width: w, height: h } = s;
  const parted = (i: number, j: number): boolean =>
    s.part[j] === s.part[i] &&
    s.primitive[j] === s.primitive[i] &&
    cell[j]! >= 0 &&
    cell[j] !== cell[i] &&
    side[i] === side[j];
  for (let y = 0; y < h; y++) {
    for (let x = 0; x < w; x++) {
      const i = y * w + x;
      if (cell[i]! < 0 || s.part[i]! < 0) continue;
      const lines = LINED[kind[i] ?? 'none'];
      if (!lines) continue;
      const line = (y > 0 && parted(i, i - w)) || (lines === 'all' && x > 0 && parted(i, i - 1));
      if (line) mark[i] = kind[i] === 'scales' && (s.light[i]! < -0.2 || (level === 1 && s.light[i]! > 0.62)) ? 0 : -1;
    }
  }
}
