import { rgbToHex } from '../../../src/pixels/color.ts';
import { createImage, overlay } from '../../../src/pixels/index.ts';
import { followTones, paletteOf, tonesOf } from '../../../src/pixels/palette.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { materialOf } from '../catalogue/materials.ts';
import { dyed } from '../character/dyes.ts';
import { inColors } from '../colours.ts';
import { bounds, pitchOf, shearOf, YAW } from '../solids/camera.ts';
import { rasterize } from '../solids/raster.ts';
import { type RenderOptions, renderScene } from '../solids/render.ts';
import type { Scene } from '../solids/scene.ts';
import type { Mat3 } from '../solids/vec.ts';
import { modelOf } from '../subject/draw-thing.ts';
import { viewOf } from '../subject/motion/actor.ts';
import { drawAnimation, pieceMotion } from '../subject/motion/index.ts';
import { stageOf } from '../subject/motion/stage.ts';
import { bodyOf } from '../subject/sources.ts';
import type { PartMovement } from './part-movement.ts';
import { turningOptions } from './sides.ts';
import type { DrawnObject, Side } from './types.ts';

/** Where a still picture lies, and how it is seen. */
type Still = Pick<RenderOptions, 'width' | 'height' | 'view' | 'originX' | 'originY'>;

/** Frames are at most so much larger than the still picture on each side, in shares of it: what flies further is cut off. */
const MOST_ROOM = 0.5;
/** Pixels of the still that one sample of a measurement stands for. */
const COARSE = 4;
/** Lines and rounding. */
const EDGE = 3;

/** Whole pixels that keep halves of a padded picture even. */
export const roundUp = (pixels: number): Px => Math.ceil(pixels / 4) * 4;

/** Whether the samples of a measurement that a scene can touch all lie in a still picture's frame: most do. */
function isInside(scene: Scene, { width, height, view, originX, originY }: Still): boolean {
  const { left, top, right, bottom } = bounds(scene, view);
  const before = (x: number): Px => Math.floor(x / COARSE) * COARSE;
  const after = (x: number): Px => before(x) + COARSE;
  return (
    before(left + originX + width) >= width &&
    before(top + originY + height) >= height &&
    after(right + originX + width) <= 2 * width &&
    after(bottom + originY + height) <= 2 * height
  );
}

/** How many pixels a scene reaches out of a still picture's frame. */
function overflow(scene: Scene, still: Still): Px {
  if (isInside(scene, still)) return 0;
  const { width, height, view, originX, originY } = still;
  const columns = Math.ceil((width * 3) / COARSE);
  const rows = Math.ceil((height * 3) / COARSE);
  const small = view.map((v) => v / COARSE) as unknown as Mat3;
  const place = { originX: (originX + width) / COARSE, originY: (originY + height) / COARSE };
  const { primitive } = rasterize(scene, columns, rows, { view: small, ...place, samples: 1 });
  let most = 0;
  for (let i = 0; i < columns * rows; i++) {
    if (primitive[i] === 0) continue;
    const x = (i % columns) * COARSE - width;
    const y = Math.floor(i / columns) * COARSE - height;
    most = Math.max(most, -x, -y, x + COARSE - width, y + COARSE - height);
  }
  return most;
}

const roomOf = (size: Px, reaches: readonly Px[]): Px => {
  const most = Math.max(...reaches);
  return most <= 0 ? 0 : roundUp(Math.min(size * MOST_ROOM, most + EDGE));
};

/**
 * The frames of one side of an object whose parts move: its own camera, scale and colours; where it rests, its still picture.
 * Larger than the still by the same number of pixels on each side, as many as the movement needs from any side.
 */
export function filmParts(drawn: DrawnObject, side: Side, movement: PartMovement): readonly Rgba[] {
  const { turning, dyes, sides } = drawn;
  const still = sides.get(side)!;
  const frames = side === 'unknown' || !turning ? filmAlone(drawn, movement) : filmSide(drawn, side, movement);
  return frames.map((image, i) => (movement.shapes[i] ? dyed(image, dyes) : framed(still, image)));
}

/** A picture in the middle of a canvas as large as another, pixel by pixel. */
export function framed(image: Rgba, { width, height }: Rgba): Rgba {
  if (image.width === width && image.height === height) return image;
  const out = createImage(width, height);
  overlay(out, image, (width - image.width) >> 1, (height - image.height) >> 1);
  return out;
}

/** The one picture of an object, in the tones that its still was reduced to. */
function filmAlone({ plan }: DrawnObject, { shapes }: PartMovement): readonly Rgba[] {
  const { brief, colors, ...options } = plan;
  const { scene, still } = modelOf(brief, options);
  const scenes = shapes.map((shape) => shape?.(scene, Math.min(still.width, still.height)) ?? scene);
  const room = roomOf(
    Math.max(still.width, still.height),
    scenes.map((one) => overflow(one, still)),
  );
  const rest = renderScene(scene, still).image;
  const reduced = inColors(rest, brief, colors);
  const tones = tonesOf(rest, reduced);
  const canvas = { width: still.width + 2 * room, height: still.height + 2 * room, room };
  return scenes.map((one) => {
    const palette = [...paletteOf(reduced), ...(brief.console ? [] : fireOf(scene, one))];
    return followTones(renderScene(one, { ...still, ...canvas }).image, tones, palette);
  });
}

/** Colours of fire that a movement brings: it would not be fire in those of a crate. */
function fireOf(rest: Scene, moved: Scene): readonly string[] {
  const refs = (s: Scene): readonly string[] =>
    [...new Set(s.primitives.map((p) => s.materials.at(p.material).ref))].filter((ref) => /(^|\/)flame$/.test(ref));
  const own = new Set(refs(rest));
  return refs(moved)
    .filter((ref) => !own.has(ref))
    .flatMap((ref) => materialOf(ref).ramp.map(rgbToHex));
}

function filmSide(drawn: DrawnObject, side: Exclude<Side, 'unknown'>, { shapes, loop }: PartMovement): readonly Rgba[] {
  const { plan, turning } = drawn;
  const poses = shapes.map((shape) => (shape ? { shape } : {}));
  const motion = { ...pieceMotion('breathe', shapes.length), loop, poses: () => poses };
  const options = { ...turningOptions(plan), ...turning };
  const { room, fire } = roomAround(plan.height, options, motion, drawn);
  const palette = [...(turning?.palette ?? []), ...fire];
  return drawAnimation(plan.brief, { ...options, palette, room, motion, directions: [side] }).frames.get(side)!;
}

/** Room that all directions need, so that the frames of all have one size; and colours of fire in any of them. */
function roomAround(
  size: Px,
  options: ReturnType<typeof turningOptions>,
  motion: ReturnType<typeof pieceMotion>,
  { plan }: DrawnObject,
): { readonly room: Px; readonly fire: readonly string[] } {
  const actor = bodyOf(plan.brief).actor(motion, options);
  const [pitch, shear] = [pitchOf(options.style), shearOf(options.style)];
  const stage = stageOf(actor, { ...options, pitch });
  const reaches = Object.values(YAW).flatMap((yaw) =>
    Array.from({ length: actor.frames }, (_, i) => {
      const built = actor.build(i, yaw, stage.scale);
      const { view, x, y } = viewOf(built, yaw, pitch, stage.scale, shear);
      return overflow(built.scene, {
        width: options.width,
        height: options.height,
        view,
        originX: stage.originX + x,
        originY: stage.originY + y,
      });
    }),
  );
  const rest = actor.build('still', 0, stage.scale).scene;
  const moved = Array.from({ length: actor.frames }, (_, i) => actor.build(i, 0, stage.scale).scene);
  return { room: roomOf(size, reaches), fire: [...new Set(moved.flatMap((scene) => fireOf(rest, scene)))] };
}
