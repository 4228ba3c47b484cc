/** A kit and the layers of an asset as they are kept: one picture, and plain JSON of what lies where. */
import type { StoredUiKit, UiRect } from '../../../src/domain/ui.ts';
import { packShelves } from '../../../src/pixels/shelves.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import type { UiLayer } from './draw-ui.ts';
import type { KitSet } from './kit-parts.ts';

export interface StoredKit {
  readonly atlas: Rgba;
  readonly kit: StoredUiKit;
}

/** Throws a RangeError where all of it does not fit into 4,096 pixels. */
export function storeKit(
  { parts, animations, inks }: KitSet,
  layers: readonly UiLayer[],
  theme: string,
  pixel: number,
): StoredKit {
  const frameName = (animation: string, i: number): string => `animation ${animation} ${i}`;
  const layerName = (i: number): string => `layer ${i}`;
  const { image, boxes } = packShelves([
    ...parts.map(({ name, image: picture }) => ({ name, image: picture })),
    ...animations.flatMap(({ name, frames }) =>
      frames.map((picture, i) => ({ name: frameName(name, i), image: picture })),
    ),
    ...layers.map((layer, i) => ({ name: layerName(i), image: layer.image })),
  ]);
  const at = (name: string): UiRect => boxes.get(name)!;
  return {
    atlas: image,
    kit: {
      theme,
      pixel,
      parts: parts.map(({ image: _, ...part }) => ({ ...part, frame: at(part.name) })),
      layers: layers.map(({ id, kind, box }, i) => ({ id, kind, box, frame: at(layerName(i)) })),
      animations: animations.map(({ name, loop, durationsMs, frames }) => ({
        name,
        loop,
        durationsMs,
        frames: frames.map((_, i) => at(frameName(name, i))),
      })),
      inks,
    },
  };
}
