/** From moved sprites to the frames that were asked for: initial images, palette, fixed frames and masks. */

import { InputError } from '../../../../src/domain/input-error.ts';
import { DIRECTIONS, VIEWS } from '../../../../src/domain/words.ts';
import {
  cloneImage,
  composeMasked,
  forcePalette,
  hardenAlpha,
  opaqueBounds,
  paletteOf,
  pixelate,
} from '../../../../src/pixels/index.ts';
import { morphImages } from '../../../../src/pixels/morph.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Hooks, Keypoint } from '../../types.ts';
import type { ActedFrame } from '../fit/animate.ts';
import { strengthToMix } from '../initial-image.ts';
import { checkCanvas, checkRange, checkSize, checkWord } from '../turn/check.ts';
import { tell } from '../turn/steps.ts';
import type { AnimationRequest, LiftedAnimation } from './types.ts';

const DEFAULT_INIT_STRENGTH = 300;
const MOST_FORCED_COLORS = 256;

function checkList(field: string, list: readonly unknown[] | undefined, count: number): void {
  if (list === undefined || list.length === count) return;
  throw new InputError(`${field}: must have ${count} entries, one a frame, got ${list.length}`);
}

/** Throws an InputError that names the field and what is allowed, for what both kinds of animation share. */
export function checkAnimation(r: AnimationRequest, count: number): void {
  checkCanvas(r);
  checkWord('view', r.view, VIEWS);
  checkWord('direction', r.direction, DIRECTIONS);
  checkRange('initStrength', r.initStrength, 1, 999);
  checkList('initImages', r.initImages, count);
  checkList('fixedFrames', r.fixedFrames, count);
  checkList('masks', r.masks, count);
  r.fixedFrames?.forEach((image, i) => {
    if (image) checkSize(`fixedFrames[${i}]`, image, r.width, r.height);
  });
  r.masks?.forEach((image, i) => {
    if (image) checkSize(`masks[${i}]`, image, r.width, r.height);
  });
}

/** The colours that frames may have: the colour image's, or else the reference's. */
export function allowedColors({ colorImage }: AnimationRequest, reference: Rgba): readonly string[] {
  const forced = colorImage ? paletteOf(colorImage, MOST_FORCED_COLORS) : [];
  return forced.length > 0 ? forced : paletteOf(reference);
}

function towards(drawn: Rgba, init: Rgba, strength: number, width: Px, height: Px): Rgba {
  const same = init.width === width && init.height === height;
  const start = same ? hardenAlpha(init) : pixelate(init, width, height, { colors: 64, clean: false });
  return morphImages(drawn, start, strengthToMix(strength));
}

/** Frame `i` as it is handed out: of exactly the size asked. `moved` is the re-posed reference. */
function finishFrame(r: AnimationRequest, i: number, moved: Rgba, reference: Rgba): Rgba {
  const fixed = r.fixedFrames?.[i];
  const mask = r.masks?.[i];
  if (fixed && !mask) return cloneImage(fixed);
  const init = r.initImages?.[i];
  const mixed = init ? towards(moved, init, r.initStrength ?? DEFAULT_INIT_STRENGTH, r.width, r.height) : moved;
  const colored = init || r.colorImage ? forcePalette(mixed, allowedColors(r, reference)) : mixed;
  return mask ? composeMasked(fixed ?? reference, colored, mask) : colored;
}

/** A frame as it is drawn, with its joints where it has some. */
export type DrawnFrame = Pick<ActedFrame, 'image'> & Partial<Pick<ActedFrame, 'keypoints'>>;

/**
 * The frames that somebody draws one after another (a fitted figure, a sprite's own parts, the sprite as one piece),
 * finished; reports a step a frame. One that shows nothing is the reference. Rejects with Aborted.
 */
export async function drawnFrames(
  request: AnimationRequest,
  sprite: Rgba,
  draws: readonly (() => DrawnFrame)[],
  { method, notes }: Pick<LiftedAnimation, 'method' | 'notes'>,
  hooks: Hooks,
): Promise<LiftedAnimation> {
  await tell(hooks, { stage: method === 'fit' ? 'posing' : 'lifting', fraction: 0.3 });
  const frames: Rgba[] = [];
  const keypoints: (readonly Keypoint[])[] = [];
  for (const [i, draw] of draws.entries()) {
    const drawn = draw();
    frames.push(finishFrame(request, i, opaqueBounds(drawn.image) ? drawn.image : sprite, sprite));
    if (drawn.keypoints) keypoints.push(drawn.keypoints);
    await tell(hooks, { stage: 'posing', fraction: 0.3 + (0.7 * (i + 1)) / draws.length, preview: frames[i]! });
  }
  return { frames, palette: sharedPalette(frames), keypoints, notes, method };
}

/** Opaque colours of all frames together, most frequent first. */
function sharedPalette(frames: readonly Rgba[]): readonly string[] {
  const first = frames[0];
  if (!first) return [];
  const size = first.data.length;
  const data = new Uint8ClampedArray(size * frames.length);
  frames.forEach((frame, i) => {
    data.set(frame.data, i * size);
  });
  return paletteOf({ width: first.width, height: first.height * frames.length, data });
}
