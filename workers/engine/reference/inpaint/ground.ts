/** Painting what has no shape of its own: the terrains of the catalogue. */

import { distanceTo } from '../../../../src/pixels/distance.ts';
import { cloneImage } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { noise1 } from '../../place/canvas.ts';
import { createRandom, type Random } from '../../random.ts';
import type { TerrainMaterial } from '../../tile/material.ts';
import { colourAt, drawTexture, evenSeed, type Texture } from '../../tile/texture.ts';
import { unpack } from '../../tile/tones.ts';
import type { Hole } from './hole.ts';

/** Most pixels that an uneven edge eats into the hole, as a share of the hole's shorter side. */
const WAVER = 0.08;
/** Ways are trodden into what is around them: they have a bank, as liquids have. */
const BANKED: ReadonlySet<string> = new Set(['dirt', 'mud', 'farmland', 'clay', 'savannadirt']);
/** The tone of a bank: see `Code`. */
const DEEP = 1;

/**
 * The known picture with a ground in its hole. Its edge wavers, so that a hole with straight sides does not show, except
 * where the hole meets the picture's own edge; `around` fills what the edge leaves.
 */
export function paintGroundInto(hole: Hole, around: Rgba, material: TerrainMaterial, seed: number): Rgba {
  const { width, height } = hole.known;
  const random = createRandom(seed).fork(`ground ${material.kind}`);
  const texture = textured(material, width, height, seed);
  const out = cloneImage(around);
  const outside = Uint8Array.from(hole.open, (v) => 1 - v);
  const { distance } = distanceTo(outside, width, height);
  const depth = edgeDepth(hole, random);
  const hasBank = (material.liquid || BANKED.has(material.kind)) && hole.joined > 0;
  const bank = unpack(texture.palette[DEEP]!);
  hole.open.forEach((open, i) => {
    if (!open) return;
    const into = distance[i]! - depth(i % width, Math.floor(i / width));
    if (into <= 0) return;
    const rgb = hasBank && into <= 1 ? bank : unpack(colourAt(texture, i % width, Math.floor(i / width)));
    out.data.set([...rgb, 255], i * 4);
  });
  return out;
}

/** How far from its edge the ground begins, in whole pixels, at each place: a smooth random line. */
function edgeDepth(hole: Hole, random: Random): (x: Px, y: Px) => number {
  const { width, height } = hole.known;
  const { box } = hole;
  // A hole that is everything, or in a sprite with nothing around, has no edge to hide.
  if (hole.joined < 0.2) return () => 0;
  const most = Math.min(4, Math.max(0, Math.round(Math.min(box.width, box.height) * WAVER)));
  const along = noise1(random.fork('x'), 7);
  const across = noise1(random.fork('y'), 7);
  return (x, y) => {
    const touches = Math.min(x - box.x, box.x + box.width - 1 - x, y - box.y, box.y + box.height - 1 - y);
    const atEdge =
      (box.x === 0 && x <= most) ||
      (box.y === 0 && y <= most) ||
      (box.x + box.width === width && x >= width - 1 - most) ||
      (box.y + box.height === height && y >= height - 1 - most);
    if (touches < 0 || (atEdge && touches > most)) return 0;
    return Math.round(most * (0.5 + 0.25 * (along(x + 0.5 * y) + across(y + 100 + 0.5 * x))));
  };
}

/** Texels after which a terrain's patterns repeat, for a picture: as on the tiles that such a picture would be made of. */
const periodOf = (shortSide: Px): number => (shortSide <= 96 ? 16 : shortSide <= 192 ? 32 : 64);

/** The whole picture as this terrain, seen from above. */
function textured(material: TerrainMaterial, width: Px, height: Px, seed: number): Texture {
  const period = periodOf(Math.min(width, height));
  const across = Math.ceil(width / period) * period;
  const down = Math.ceil(height / period) * period;
  return drawTexture(material, period, { seed: evenSeed(material, period, { seed }), width: across, height: down });
}
