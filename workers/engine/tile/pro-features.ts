/** Sets of pro tiles that know their neighbours: roads, corner sets, coasts, buildings. */

import { wangNumber } from '../../../src/domain/wang.ts';
import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { cornerDistance } from './distance.ts';
import { drawIsometricGround, isometricTexture } from './isometric.ts';
import { foldDiamond, halfWidth, planOf, topRows } from './isometric-lattice.ts';
import { type Inside, joinAt } from './join.ts';
import { materialOf, type TerrainMaterial } from './material.ts';
import { groundOf } from './material-texture.ts';
import { mod, noise } from './noise.ts';
import { pathDistance } from './paths.ts';
import { featureAndBackground } from './pro-items.ts';
import type { PlacementRules, ProRequest, ProTile, ProTiles } from './pro-types.ts';
import { drawShapeTile, shapeGround } from './shape-tile.ts';
import { shapeGeometry } from './shapes.ts';
import { colourAt, type Texture } from './texture.ts';
import { drawTopdownSet } from './topdown-set.ts';
import type { TileStyle } from './types.ts';

const EDGES = ['north', 'east', 'south', 'west'] as const;
export const CORNER_BITS = ['south-east', 'south-west', 'north-east', 'north-west'] as const;

export const rulesOf = (
  rest: Omit<PlacementRules, 'connectivity' | 'tiles'>,
  masks: readonly (number | undefined)[],
): PlacementRules => ({
  ...rest,
  connectivity: 'same',
  tiles: Object.fromEntries(masks.flatMap((mask, i) => (mask === undefined ? [] : [[`tile_${i}`, mask]]))),
});

const styleOf = (q: ProRequest): TileStyle => ({
  ...q,
  outline: q.outlineMode === 'segmentation' ? 'lineless' : 'selective outline',
});

/** A square or a diamond whose top shows a feature on a background, by a distance in plan texels. */
function joinedTile(
  q: ProRequest,
  inside: Inside,
  feature: TerrainMaterial,
  background: TerrainMaterial,
  cache: JoinCache,
): Rgba {
  const n = (q.size ?? 32) & ~3;
  const seed = q.seed ?? 1;
  if (q.shape !== 'isometric') {
    const image = createImage(n, n);
    const out = wordsOf(image);
    for (let y = 0; y < n; y++) {
      for (let x = 0; x < n; x++) {
        const j = joinAt(inside, x + 0.5, y + 0.5, Math.max(1, n / 24), feature, background, seed);
        const t = j.feature ? cache.feature : cache.background;
        out[y * n + x] = j.tone === undefined ? colourAt(t, x, y, j.shade) : t.palette[j.tone]!;
      }
    }
    return image;
  }
  const image = createImage(n, cache.ground!.height);
  image.data.set(cache.ground!.data);
  const out = wordsOf(image);
  const flat = q.flatTop ?? 2;
  const y0 = cache.top!;
  for (let y = 0; y < topRows(n, flat); y++) {
    const half = halfWidth(n, y, flat);
    for (let x = n / 2 - half; x < n / 2 + half; x++) {
      const [a, b] = planOf(n, x, y);
      const j = joinAt(inside, a + 0.5, b + 0.5, 1, feature, background, seed);
      const t = j.feature ? cache.feature : cache.background;
      const [i, k] = foldDiamond(n, x, y);
      out[(y0 + y) * n + x] = j.tone === undefined ? colourAt(t, i, k, j.shade) : t.palette[j.tone]!;
    }
  }
  return image;
}

interface JoinCache {
  readonly feature: Texture;
  readonly background: Texture;
  /** Isometric: the bare tile, and the first row of its top. */
  readonly ground?: Rgba;
  readonly top?: Px;
}

function joinCache(q: ProRequest, feature: TerrainMaterial, background: TerrainMaterial): JoinCache {
  const n = (q.size ?? 32) & ~3;
  const style = styleOf(q);
  if (q.shape !== 'isometric') {
    return { feature: groundOf(feature, n, style).plain, background: groundOf(background, n, style).plain };
  }
  const depth = Math.round(n * (q.depthRatio ?? 0.1));
  const flatTop = q.flatTop ?? 2;
  const height = q.height ?? topRows(n, flatTop) + depth;
  const { image } = drawIsometricGround({
    ...style,
    material: background,
    width: n,
    height,
    shape: 'thin tile',
    depth,
    flatTop,
    outline: 'lineless',
  });
  return {
    feature: isometricTexture(feature, n, style),
    background: isometricTexture(background, n, style),
    ground: image,
    top: height - topRows(n, flatTop) - depth,
  };
}

export const sized = (kind: ProTiles['kind'], tiles: readonly ProTile[], rules?: PlacementRules): ProTiles => ({
  kind,
  tiles,
  ...(rules && { rules }),
  width: tiles[0]!.image.width,
  height: tiles[0]!.image.height,
});

/** Sixteen pieces by edges and two stamps: a worn straight each way. */
export function drawRoads(q: ProRequest): ProTiles {
  const [what, where] = featureAndBackground(q.description, ['dirt path', 'grass']);
  const feature = materialOf(what, q.vectors);
  const background = materialOf(where, q.vectors);
  const cache = joinCache(q, feature, background);
  const s = q.shape === 'isometric' ? ((q.size ?? 32) & ~3) / 2 : (q.size ?? 32) & ~3;
  const seed = q.seed ?? 1;
  const width = feature.liquid ? 0.42 : 0.46;
  const piece = (mask: number, salt = 0): Rgba =>
    joinedTile(q, (x, y) => pathDistance(mask, x, y, s, width, seed + salt), feature, background, cache);
  const tiles: ProTile[] = Array.from({ length: 16 }, (_, mask) => ({
    name: `tile_${mask}`,
    description: mask ? `${what}: ${EDGES.filter((_e, i) => mask & (1 << i)).join(', ')}` : `${what}: alone`,
    image: piece(mask),
  }));
  tiles.push(
    { name: 'tile_16', description: `${what}: north, south, another take`, image: piece(5, 77) },
    { name: 'tile_17', description: `${what}: east, west, another take`, image: piece(10, 77) },
  );
  const rules = rulesOf(
    { ruleType: 'edge', arity: 4, terrains: [what, where], order: EDGES },
    Array.from({ length: 16 }, (_, i) => i),
  );
  return sized('paths', tiles, rules);
}

/** Sixteen corner tiles. */
export function drawCornerTiles(q: ProRequest): ProTiles {
  const [what, where] = featureAndBackground(q.description, ['grass', 'water']);
  const n = (q.size ?? 32) & ~3;
  const rule = { ruleType: 'corner', arity: 4, terrains: [what, where], order: CORNER_BITS } as const;
  if (q.shape !== 'isometric') {
    const oblique = q.shape === 'oblique';
    const set = drawTopdownSet({
      ...styleOf(q),
      lower: where,
      upper: what,
      tileSize: n,
      transitionSize: oblique ? 0.5 : 0.25,
      transition: oblique ? 'cliff' : '',
      view: q.view === 'top-down' || q.view === 'high top-down' ? 'high top-down' : 'low top-down',
      ...(oblique && { lean: q.lean ?? 1 }),
    });
    const by = new Map(set.tiles.filter((t) => !t.extra).map((t) => [wangNumber(t.corners), t.image]));
    const tiles = Array.from({ length: 16 }, (_, mask) => ({
      name: `tile_${mask}`,
      description: `${what} on ${where}`,
      image: by.get(mask)!,
    }));
    return sized(
      'tileset',
      tiles,
      rulesOf(
        rule,
        tiles.map((_, i) => i),
      ),
    );
  }
  const feature = materialOf(what, q.vectors);
  const background = materialOf(where, q.vectors);
  const cache = joinCache(q, feature, background);
  const s = n / 2;
  const seed = q.seed ?? 1;
  const tiles = Array.from({ length: 16 }, (_, mask) => {
    const inside: Inside = (x, y) =>
      cornerDistance(mask, x - s / 2, y - s / 2, s * 0.3) +
      (noise(mod(x, s) / s, mod(y, s) / s, 4, seed + 50) - 0.5) * s * 0.08;
    return {
      name: `tile_${mask}`,
      description: `${what} on ${where}`,
      image: joinedTile(q, inside, feature, background, cache),
    };
  });
  return sized(
    'tileset',
    tiles,
    rulesOf(
      rule,
      tiles.map((_, i) => i),
    ),
  );
}

/** Names of a hexagon's edges, counter-clockwise from corner 0 (east for flat tops, north-east for pointy ones). */
export const HEX_EDGES = {
  hex: ['north-east', 'north', 'north-west', 'south-west', 'south', 'south-east'],
  hex_pointy: ['north-east', 'north-west', 'west', 'south-west', 'south-east', 'east'],
} as const;

/** A hexagon of land for every set of neighbours that are land, too, and one of plain water. */
export function drawCoast(q: ProRequest): ProTiles {
  const shape = q.shape === 'hex_pointy' ? 'hex_pointy' : 'hex';
  const [what, where] = featureAndBackground(q.description, ['grass', 'water']);
  const feature = materialOf(what, q.vectors);
  const background = materialOf(where, q.vectors);
  const g = shapeGeometry({
    shape,
    size: q.size ?? 32,
    ...(q.view && { view: q.view }),
    ...(q.angle !== undefined && { angle: q.angle }),
    ...(q.depthRatio !== undefined && { depthRatio: q.depthRatio }),
    ...(q.height !== undefined && { height: q.height }),
  });
  const n = g.size;
  const style = styleOf(q);
  const seed = q.seed ?? 1;
  const land = shapeGround(feature, n, style);
  const sea = shapeGround(background, n, style);
  const first = shape === 'hex' ? 30 : 60;
  const inner = shape === 'hex' ? 0.433 * n : n / 2;
  const tall = (shape === 'hex' ? 0.866 * n : 1.1547 * n) / g.rows;
  const beach = n * 0.15;
  const insideOf =
    (mask: number): Inside =>
    (x, y) => {
      let d = n;
      for (let k = 0; k < 6; k++) {
        if (mask & (1 << k)) continue;
        const a = ((first + 60 * k) * Math.PI) / 180;
        d = Math.min(d, inner - ((x - n / 2) * Math.cos(a) - (y - g.rows / 2) * tall * Math.sin(a)) - beach);
      }
      return d;
    };
  const tiles: ProTile[] = Array.from({ length: 64 }, (_, mask) => {
    const inside = insideOf(mask);
    const image = drawShapeTile(
      g,
      shape,
      mask === 63
        ? land
        : {
            ...land,
            side: mask === 63 ? land.side : sea.side,
            material: mask === 63 ? feature : background,
            top: sea.top,
          },
      {
        seed,
        mode: 'segmentation',
        paint: (x, y, planY) => {
          const j = joinAt(inside, x + 0.5, y + 0.5, Math.max(1, n / 24), feature, background, seed);
          const t = j.feature ? land.top : sea.top;
          return j.tone === undefined ? colourAt(t, x, planY, j.shade) : t.palette[j.tone]!;
        },
      },
    );
    return { name: `tile_${mask}`, description: `${what}, coast`, image };
  });
  tiles.push({
    name: 'tile_64',
    description: where,
    image: drawShapeTile(g, shape, sea, { seed, mode: 'segmentation' }),
  });
  const rules = rulesOf(
    { ruleType: 'edge', arity: 6, terrains: [what, where], order: HEX_EDGES[shape] },
    Array.from({ length: 64 }, (_, i) => i),
  );
  return sized('coastline', tiles, rules);
}
