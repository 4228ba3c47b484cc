/** A fitted model, drawn in the sprite's own colours. */
import { viewMatrix } from '../geometry/camera.ts';
import { type LayeredRendering, renderScene } from '../geometry/render.ts';
import { createImage } from '../pixels/index.ts';
import type { Outline, Px, Rgba, Shading } from '../types.ts';
import type { Dyes } from './dyes.ts';
import { kindsOf } from './kinds.ts';
import { type Model, type Place, type Sight, sceneOf } from './model.ts';

/** How the sprite is drawn, beside its colours, and on what canvas. */
export interface Manner {
  readonly width: Px;
  readonly height: Px;
  readonly outline: Outline;
  readonly shading: Shading;
}

export function render(model: Model, sight: Sight, place: Place, manner: Manner): LayeredRendering {
  return renderScene(sceneOf(model, sight, place.scale), {
    ...manner,
    view: viewMatrix(sight.yaw, sight.pitch, place.scale, sight.shear),
    originX: place.x,
    originY: place.y,
    margin: 0,
  });
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
