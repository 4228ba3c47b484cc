import { InputError } from '../../../../src/domain/input-error.ts';
import { DIRECTIONS, type Direction, VIEWS } from '../../../../src/domain/words.ts';
import {
  composeMasked,
  forcePalette,
  hardenAlpha,
  paletteOf,
  pixelate,
  reduceColors,
} from '../../../../src/pixels/index.ts';
import { morphImages } from '../../../../src/pixels/morph.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import type { Hooks } from '../../types.ts';
import { turnedAside, turnedAsSeen } from './aside.ts';
import { type Turn, turnOf } from './aspect.ts';
import { checkCanvas, checkRange, checkSize, checkWord } from './check.ts';
import { placeReference } from './reference.ts';
import { tell } from './steps.ts';
import { isGuided, turnSprite } from './turn-sprite.ts';
import type { Turned, TurnFault } from './turned.ts';
import type { Rotated, RotateRequest, TurnTools } from './types.ts';

export const DEFAULT_IMAGE_GUIDANCE = 3;
const DEFAULT_INIT_STRENGTH = 300;
const MOST_FORCED_COLORS = 256;

function check(r: RotateRequest): void {
  checkCanvas(r);
  checkWord('fromView', r.fromView, VIEWS);
  checkWord('toView', r.toView, VIEWS);
  checkWord('fromDirection', r.fromDirection, DIRECTIONS);
  checkWord('toDirection', r.toDirection, DIRECTIONS);
  checkRange('viewChange', r.viewChange, -90, 90);
  checkRange('directionChange', r.directionChange, -180, 180);
  checkRange('imageGuidance', r.imageGuidance, 1, 20);
  checkRange('initStrength', r.initStrength, 1, 999);
  if (!r.mask) return;
  if (!r.initImage) throw new InputError('mask: needs initImage, the picture that it keeps');
  checkSize('mask', r.mask, r.width, r.height);
  checkSize('initImage', r.initImage, r.width, r.height);
}

/** `drawn` drawn towards the initial image: at strength 1 it is `drawn` exactly, at 999 the initial image's shape and colours. */
function withInitial(drawn: Rgba, r: RotateRequest): Rgba {
  if (!r.initImage) return drawn;
  const { width, height } = r;
  const same = r.initImage.width === width && r.initImage.height === height;
  const start = same ? hardenAlpha(r.initImage) : pixelate(r.initImage, width, height, { colors: 64, clean: false });
  const t = ((r.initStrength ?? DEFAULT_INIT_STRENGTH) - 1) / 998;
  const mixed = morphImages(drawn, start, t);
  // Between the two lie colours of neither: back to theirs.
  return forcePalette(mixed, [...new Set([...paletteOf(drawn), ...paletteOf(start)])]);
}

/** The ways that draw what is told to face south all at once, from the directions asked. */
type Way = (tools: TurnTools, sprite: Rgba, directions: readonly Direction[]) => Promise<readonly Rgba[] | undefined>;

/** A sprite told to face south by such a way, as it is seen from one of the eight directions at its own height. */
async function oneOf(way: Way, tools: TurnTools, sprite: Rgba, { from, to, oblique }: Turn): Promise<Rgba | undefined> {
  const direction = DIRECTIONS.find((word) => YAW[word] === to.yaw);
  if (from.yaw !== 0 || from.pitch !== to.pitch || oblique || !direction) return undefined;
  return (await way(tools, sprite, [direction]))?.[0];
}

/** Why a picture cannot be turned, for who sent it. */
export const refusal = ({ fault, why }: TurnFault): string =>
  `The picture cannot be turned so: ${fault}${why ? `, and its parts were not found (${why})` : ''}. A sprite with a transparent background, seen from the front or from a side, with its limbs apart, turns best.`;

/**
 * A sprite from another side or height: exactly `width` × `height`, alpha 0 or 255, in the picture's own colours (with
 * `colorImage` only in that picture's; with `initImage` also in its colours), with the palette and the way it was made.
 * Outside a mask, the initial image's bytes stay. The same request gives the same bytes.
 * Rejects with Aborted, or with an InputError that names the field and what is allowed.
 */
export async function rotateSprite(tools: TurnTools, request: RotateRequest, hooks: Hooks = {}): Promise<Rotated> {
  check(request);
  const { image, width, height, colorImage, mask, initImage } = request;
  const sprite = placeReference(image, width, height);
  await tell(hooks, { stage: 'understanding', fraction: 0.1, preview: sprite });
  const guidance = request.imageGuidance ?? DEFAULT_IMAGE_GUIDANCE;
  const turn = turnOf(request);
  const asSeen = isGuided(guidance) ? await oneOf(turnedAsSeen, tools, sprite, turn) : undefined;
  const asTold: Turned = asSeen ? { image: asSeen, method: 'parts' } : await turnSprite(tools, sprite, turn, guidance);
  const aside = asTold.fault && (await oneOf(turnedAside, tools, sprite, turn));
  const turned: Turned = aside ? { image: aside, method: 'parts' } : asTold;
  if (turned.fault) throw new InputError(refusal(turned.fault));
  await tell(hooks, { stage: 'turning', fraction: 0.7, preview: turned.image });
  const mixed = withInitial(turned.image, request);
  const forced = colorImage ? paletteOf(reduceColors(colorImage, MOST_FORCED_COLORS)) : [];
  const colored = forced.length > 0 ? forcePalette(mixed, forced) : mixed;
  const finished = mask && initImage ? composeMasked(initImage, colored, mask) : colored;
  await tell(hooks, { stage: 'finishing', fraction: 1, preview: finished });
  return { image: finished, palette: paletteOf(finished), method: turned.method };
}
