import type { MadeKeypoint } from '../jobs/contract.ts';
import { animationNames } from './clips.ts';
import { byDirection, type Point, type SpriteExport } from './sprite.ts';

const VERSION = '2.0';

/** Path of a rotation within a sprite's folder. */
export const rotationPath = (direction: string): string => `rotations/${direction}.png`;

/** Path of a frame within a sprite's folder; `animation` is one of animationNames. */
export const framePath = (animation: string, direction: string, index: number): string =>
  `animations/${animation}/${direction}/frame_${String(index).padStart(3, '0')}.png`;

/** As REST writes a joint; a thousandth of a pixel is exact enough. */
const wireKeypoint = ({ label, x, y, z }: MadeKeypoint) => ({ x: rounded(x), y: rounded(y), label, z_index: z });
const rounded = (value: number): number => Number(value.toFixed(3));

/**
 * What `metadata.json` says of a sprite. `frames` and `keypoints` are keyed alike, by direction or by animation and
 * direction, and paths are relative to the file's folder; `animations` tells what paths cannot. `pivot`: where the
 * figure stands, in a rotation's canvas.
 */
export function metadataOf(sprite: SpriteExport, pivot: Point | undefined) {
  const names = animationNames(sprite);
  const rotations = byDirection(sprite.rotations);
  const animations = sprite.animations.map((animation, i) => ({
    ...animation,
    folder: names[i]!,
    directions: byDirection(animation.directions),
  }));
  return {
    [sprite.kind]: {
      id: sprite.id,
      name: sprite.name,
      state_name: sprite.stateName ?? null,
      prompt: sprite.description,
      size: sprite.size,
      directions: rotations.length,
      view: sprite.view,
      template_id: sprite.templateId ?? null,
      tags: sprite.tags,
      created_at: sprite.createdAt,
      feet_pivot: pivot ?? null,
    },
    frames: {
      rotations: Object.fromEntries(rotations.map(({ direction }) => [direction, rotationPath(direction)])),
      animations: Object.fromEntries(
        animations.map(({ folder, directions }) => [
          folder,
          Object.fromEntries(
            directions.map(({ direction, frames }) => [
              direction,
              frames.map((_, i) => framePath(folder, direction, i)),
            ]),
          ),
        ]),
      ),
    },
    animations: animations.map(({ folder, id, name, type, loop = true, directions }) => ({
      folder,
      animation_group_id: id,
      animation_type: type,
      display_name: name,
      loop,
      frame_durations_ms: Object.fromEntries(directions.map((d) => [d.direction, d.durationsMs])),
    })),
    keypoints: {
      rotations: Object.fromEntries(
        rotations.flatMap(({ direction, keypoints }) => (keypoints ? [[direction, keypoints.map(wireKeypoint)]] : [])),
      ),
      animations: Object.fromEntries(
        animations.map(({ folder, directions }) => [
          folder,
          Object.fromEntries(
            directions.flatMap(({ direction, keypoints }) =>
              keypoints ? [[direction, keypoints.map((frame) => frame.map(wireKeypoint))]] : [],
            ),
          ),
        ]),
      ),
    },
    export_version: VERSION,
  };
}

/** What the `metadata.json` at the root says where an archive holds several states, each in its own folder. */
export const statesMetadata = (
  states: readonly { readonly id: string; readonly kind: string; readonly name: string; readonly folder: string }[],
) => ({
  states: states.map(({ id, kind, name, folder }) => ({
    [`${kind}_id`]: id,
    state_name: name,
    folder,
    metadata: `${folder}/metadata.json`,
  })),
  export_version: VERSION,
});
