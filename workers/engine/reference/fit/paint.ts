/** A fitted model, drawn in the sprite's own colours. */

import type { Outline, Shading } from '../../../../src/domain/words.ts';
import { createImage } from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Bounds, bounds } from '../../solids/camera.ts';
import { type LayeredRendering, renderScene } from '../../solids/render.ts';
import type { Dyes } from './dyes.ts';
import { kindsOf } from './kinds.ts';
import { type Model, type Place, type Sight, sceneOf, viewOf } from './model.ts';

/** How the sprite is drawn, beside its colours, and on what canvas. */
export interface Manner {
  readonly width: Px;
  readonly height: Px;
  readonly outline: Outline;
  readonly shading: Shading;
  /** Without the surfaces of its materials. */
  readonly plain?: boolean;
}

export function render(model: Model, sight: Sight, place: Place, manner: Manner): LayeredRendering {
  return renderScene(sceneOf(model, sight, place.scale), {
    ...manner,
    view: viewOf(model, sight, place.scale),
    originX: place.x,
    originY: place.y,
    margin: 0,
  });
}

/** Pixels along the frame that an outer line needs. */
const LINE = 1;

/**
 * Where a model is drawn from another side: on its own axis and ground row (seen from another height, with its lowest
 * pixel in the same row), moved by whole pixels as far as it would else leave the canvas.
 */
export function roomFor(model: Model, from: Seen, to: Sight, manner: Manner): Place {
  const { place, sight } = from;
  const edge = manner.outline === 'lineless' ? 0 : LINE;
  const own = boundsOf(model, sight, place);
  const turned = boundsOf(model, to, place);
  const level = sight.pitch === to.pitch && sight.shear === to.shear;
  const down = level ? 0 : Math.round(own.bottom - turned.bottom);
  return {
    ...place,
    x: place.x + into(turned.left, turned.right, edge, manner.width - edge),
    y: place.y + down + into(turned.top + down, turned.bottom + down, edge, manner.height - edge),
  };
}

interface Seen {
  readonly sight: Sight;
  readonly place: Place;
}

function boundsOf(model: Model, sight: Sight, { scale, x, y }: Place): Bounds {
  const b = bounds(sceneOf(model, sight, scale), viewOf(model, sight, scale));
  return { left: b.left + x, right: b.right + x, top: b.top + y, bottom: b.bottom + y };
}

/** Bounds count a little more than is drawn. */
const SLACK = 0.6;

/** Whole pixels to move low..high into least..most; into its middle where it is too large. */
function into(low: number, high: number, least: number, most: number): Px {
  if (high - low > most - least + 2 * SLACK) return Math.round((least + most - low - high) / 2);
  if (low + SLACK < least) return Math.ceil(least - low - SLACK);
  if (high - SLACK > most) return -Math.ceil(high - SLACK - most);
  return 0;
}

/** A rendering in the sprite's colours. */
export function dyed(rendering: LayeredRendering, dyes: Dyes): Rgba {
  const { width, height } = rendering.image;
  const kinds = kindsOf(rendering);
  const colors = kinds.list.map((kind) => dyes.colorOf(kind));
  const out = createImage(width, height);
  kinds.of.forEach((kind, i) => {
    if (kind < 0) return;
    const c = colors[kind]!;
    out.data.set([c >> 16, (c >> 8) & 255, c & 255, 255], i * 4);
  });
  return out;
}
