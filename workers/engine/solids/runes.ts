import { TONE } from '../../../src/pixels/ramp.ts';
import type { MaterialRef } from '../catalogue/materials.ts';
import type { Scene } from './scene.ts';
import { stamp } from './stamp.ts';
import type { Vec3 } from './vec.ts';

/** Signs of an old script, a pixel wide. */
const SIGNS = {
  large: ['..x/.xx/x.x/..x/..x', 'x.x/x.x/.x./.x./.x.', 'xx./x.x/xx./x../x..', 'x../xx./x.x/xx./x..', '.x./x.x/.x./x.x/x.x', 'x../.x./..x/.x./x..'],
  small: ['.x/xx/.x/.x', 'x./.x/x./x.', 'xx/x./xx/.x', 'x./xx/x./xx'],
  dot: ['x/x', 'xx'],
} as const; // biome-ignore format: a table

/** Signs that give light at points of a surface, each of another shape; those that something hides are not seen. */
export function drawRunes(scene: Scene, places: readonly Vec3[], light: MaterialRef, size: keyof typeof SIGNS): void {
  const signs = SIGNS[size];
  scene.decal((canvas) => {
    const colour = canvas.ramp(light)[TONE.light];
    for (const [i, place] of places.entries())
      stamp(place, signs[i % signs.length]!.split('/'), { x: colour }, { tolerance: 0.16 })(canvas);
  });
}
