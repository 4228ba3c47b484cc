/** Buildings as tiles: walls over floors, and the pieces of a wall's face. */

import { wangNumber } from '../../../src/domain/wang.ts';
import { createImage, wordsOf } from '../../../src/pixels/image.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { materialOf } from './material.ts';
import { groundOf } from './material-texture.ts';
import { CORNER_BITS, rulesOf, sized } from './pro-features.ts';
import type { ProRequest, ProTile, ProTiles } from './pro-types.ts';
import { colourAt, type Texture } from './texture.ts';
import { drawTopdownSet } from './topdown-set.ts';

/**
 * Walls on a floor. `grid`: sixteen corner tiles of the wall's top over the floor with a face below it, then the pieces
 * of the face; `materials`: the materials alone, each as three takes that join.
 */
export function drawBuilding(q: ProRequest): ProTiles {
  const n = (q.size ?? 32) & ~3;
  const wall = q.wall?.trim() || (/\bwalls?\b/i.test(q.description) ? q.description : `${q.description} wall`);
  const floor = q.floor?.trim() || 'wood planks';
  const floor2 = q.floor2?.trim() || 'stone tiles';
  const style = { ...q, outline: 'selective outline' as const };
  const wallGround = groundOf(materialOf(wall, q.vectors), n, style, 3);
  const take = (t: Texture): Rgba => {
    const image = createImage(n, n);
    const out = wordsOf(image);
    for (let y = 0; y < n; y++) for (let x = 0; x < n; x++) out[y * n + x] = colourAt(t, x, y);
    return image;
  };
  const takes = (text: string): readonly Rgba[] => {
    const g = groundOf(materialOf(text, q.vectors), n, style, 2);
    return [g.plain, ...g.variants].map(take);
  };
  const tiles: ProTile[] = [];
  const add = (description: string, image: Rgba): void => {
    tiles.push({ name: `tile_${tiles.length}`, description, image });
  };
  const faceRows = Math.min(3, Math.max(1, q.wallTiles ?? 2));
  const steep = Math.sin((((q.wallAngle ?? 60) % 91) * Math.PI) / 180);
  const facing = (row: number, part: 'left' | 'middle' | 'right'): Rgba => {
    const image = take(row % 2 ? wallGround.variants[0]! : wallGround.plain);
    const out = wordsOf(image);
    const z = Math.max(1, Math.round(n / 16));
    const dark = steep > 0.5 ? -1 : -2;
    for (let y = 0; y < n; y++) {
      for (let x = 0; x < n; x++) {
        let k = 0;
        if (row === 0 && y < z) k = 2;
        else if (row === 0 && y < 2 * z) k = 1;
        if (row === faceRows - 1 && y >= n - 2 * z) k = y >= n - z ? -3 : dark;
        if (part === 'left' && x < z) k += 1;
        if (part === 'right' && x >= n - z) k -= 2;
        if (k)
          out[y * n + x] = colourAt(
            row % 2 ? wallGround.variants[0]! : wallGround.plain,
            x,
            y,
            Math.max(-4, Math.min(2, k)),
          );
      }
    }
    return image;
  };
  if (q.layout === 'materials') {
    for (const [text, label] of [
      [wall, 'wall'],
      [floor, 'floor'],
      [floor2, 'second floor'],
    ] as const) {
      takes(text).forEach((image, i) => {
        add(`${label}: ${text}, take ${i + 1}`, image);
      });
    }
    return sized('building', tiles);
  }
  const set = drawTopdownSet({
    ...style,
    lower: floor,
    upper: wall,
    transition: `${wall} wall`,
    transitionSize: 0.5,
    tileSize: n,
    shapeStyle: 'square',
    view: 'low top-down',
    ...(q.shape === 'oblique' && { lean: q.lean ?? 1 }),
  });
  const by = new Map(set.tiles.filter((t) => !t.extra).map((t) => [wangNumber(t.corners), t.image]));
  for (let mask = 0; mask < 16; mask++) add(`${wall} on ${floor}`, by.get(mask)!);
  for (let row = 0; row < faceRows; row++) {
    for (const part of ['left', 'middle', 'right'] as const)
      add(`face, row ${row + 1} of ${faceRows}, ${part}`, facing(row, part));
  }
  takes(floor2).forEach((image, i) => {
    add(`${floor2}, take ${i + 1}`, image);
  });
  return sized(
    'building',
    tiles,
    rulesOf(
      { ruleType: 'corner', arity: 4, terrains: [wall, floor], order: CORNER_BITS },
      Array.from({ length: 16 }, (_, i) => i),
    ),
  );
}
