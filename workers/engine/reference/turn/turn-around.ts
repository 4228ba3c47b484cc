import { InputError } from '../../../../src/domain/input-error.ts';
import { DETAILS, DIRECTIONS, type Direction, OUTLINES, VIEWS } from '../../../../src/domain/words.ts';
import {
  applyOutline,
  createImage,
  crop,
  forcePalette,
  paletteOf,
  paletteSizeFor,
  paste,
  reduceColors,
} from '../../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { Hooks } from '../../types.ts';
import { turnedAside, turnedAsSeen } from './aside.ts';
import { turnOf } from './aspect.ts';
import { checkCanvas, checkWord } from './check.ts';
import { UNCHANGED } from './check-turned.ts';
import { ownScaleOf } from './own-scale.ts';
import { placeOnCanvas } from './reference.ts';
import { DEFAULT_IMAGE_GUIDANCE, refusal } from './rotate-sprite.ts';
import { tell } from './steps.ts';
import { turnSprite } from './turn-sprite.ts';
import type { TurnFault } from './turned.ts';
import type { TurnAroundRequest, TurnedAround, TurnTools } from './types.ts';

function check(r: TurnAroundRequest): void {
  checkCanvas(r);
  checkWord('direction', r.direction, DIRECTIONS);
  checkWord('view', r.view, VIEWS);
  for (const direction of r.directions) checkWord('directions', direction, DIRECTIONS);
  if (r.directions.length === 0) throw new InputError(`directions: needs at least one of ${DIRECTIONS.join(', ')}`);
  checkWord('outline', r.outline, OUTLINES);
  checkWord('detail', r.detail, DETAILS);
}

/** All pictures one under another, so that they share what is decided about colours. */
function strip(images: readonly Rgba[], width: Px, height: Px): Rgba {
  const out = createImage(width, height * images.length);
  images.forEach((image, i) => {
    paste(out, image, 0, i * height);
  });
  return out;
}

function recolored(all: Rgba, r: TurnAroundRequest): Rgba {
  const forced = r.colorImage ? paletteOf(reduceColors(r.colorImage, 256)) : [];
  if (forced.length > 0) return forcePalette(all, forced);
  return r.detail ? reduceColors(all, paletteSizeFor(r.detail)) : all;
}

/**
 * A reference sprite from the sides asked, in one palette: the reference's own colours, unless `outline`, `detail` or
 * `colorImage` say otherwise. The reference's own direction comes back as it was, placed on the canvas; of a sprite told to
 * face south that is drawn from a side, that side. `hooks.onStep`
 * hears every direction with its picture. The same request gives the same bytes.
 * Rejects with Aborted, or with an InputError that names the field and what is allowed.
 */
export async function turnAround(
  tools: TurnTools,
  request: TurnAroundRequest,
  hooks: Hooks = {},
): Promise<TurnedAround> {
  check(request);
  const { width, height, direction, view, outline, description } = request;
  const placed = placeOnCanvas(request.image, width, height);
  // An enlarged sprite has nothing to show between its own pixels: it is turned at its own size.
  const scale = ownScaleOf(placed);
  const reference = scale?.sprite ?? placed;
  await tell(hooks, { stage: 'understanding', fraction: 0.02, preview: placed });
  const directions: readonly Direction[] = [...new Set(request.directions)];
  const drawn: Rgba[] = [];
  const done = async (to: Direction, turned: Rgba): Promise<void> => {
    const image = scale ? scale.back(turned) : turned;
    drawn.push(outline && turned !== reference ? applyOutline(image, outline) : image);
    await tell(hooks, { stage: to, fraction: 0.05 + (0.9 * drawn.length) / directions.length, preview: image });
  };
  const asTold = async (): Promise<string | undefined> => {
    let turns = 0;
    let unchanged: TurnFault | undefined;
    for (const to of directions) {
      const turn = turnOf({ fromView: view, toView: view, fromDirection: direction, toDirection: to });
      const { image, fault } = await turnSprite(tools, reference, turn, DEFAULT_IMAGE_GUIDANCE, description);
      // A bottle looks alike from many sides; one that does so from all was not turned.
      if (fault && fault.fault !== UNCHANGED) return `${to}: ${refusal(fault)}`;
      if (fault) unchanged = fault;
      else if (to !== direction) turns++;
      await done(to, image);
    }
    return unchanged && turns === 0 ? refusal(unchanged) : undefined;
  };
  // Whoever sends a sprite may not know from where it is seen; what is no somebody is turned as what it is.
  const asSeen = direction === 'south' ? await turnedAsSeen(tools, reference, directions) : undefined;
  for (const [i, to] of asSeen ? directions.entries() : []) await done(to, asSeen![i]!);
  const refused = asSeen ? undefined : await asTold();
  if (refused) {
    // Whoever sends a sprite may not know from where it is seen: what faces nobody is looked at from the side that it shows.
    const aside = direction === 'south' ? await turnedAside(tools, reference, directions) : undefined;
    if (!aside) throw new InputError(refused);
    drawn.length = 0;
    for (const [i, to] of directions.entries()) await done(to, aside[i]!);
  }
  const all = recolored(strip(drawn, width, height), request);
  const images = new Map(directions.map((d, i) => [d, crop(all, { x: 0, y: i * height, width, height })] as const));
  await tell(hooks, { stage: 'finishing', fraction: 1, preview: images.get(directions[0]!)! });
  return { images, palette: paletteOf(all) };
}
