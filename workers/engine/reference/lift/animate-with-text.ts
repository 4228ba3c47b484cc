import { InputError } from '../../../../src/domain/input-error.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { YAW } from '../../solids/camera.ts';
import {
  facingOf,
  type LimbMotion,
  mannerOf,
  pieceLoops,
  pieceMoveFor,
  piecePoses,
  resample,
} from '../../subject/motion/index.ts';
import type { Hooks } from '../../types.ts';
import { understand } from '../../understand/index.ts';
import { actFit, figureOf } from '../fit/animate.ts';
import { enlarged } from '../fit/animate-extent.ts';
import { type Parting, piecesIn } from '../parts/index.ts';
import { partsOf } from '../turn/by-parts.ts';
import { checkRange } from '../turn/check.ts';
import { isTorn } from '../turn/check-turned.ts';
import { tell } from '../turn/steps.ts';
import { AS_THING, movedAsThing } from './as-thing.ts';
import { bodyFor, motionOf } from './asked-motion.ts';
import { isPosed } from './clean.ts';
import { jointsOf } from './estimate-skeleton.ts';
import { checkAnimation, drawnFrames } from './finish-frames.ts';
import { liftSprite } from './lift-sprite.ts';
import { inBox, KEPT, onCanvas, within } from './on-canvas.ts';
import { withShadowUnder } from './over-shadow.ts';
import { type PartFrames, partFrames, partMove, withRoom } from './part-frames.ts';
import { poseSprite } from './pose-sprite.ts';
import { poseWhole } from './pose-whole.ts';
import { readReference } from './reference.ts';
import { rigPoses, samplePoses } from './rig-poses.ts';
import { keypointsOf } from './skeleton.ts';
import { wearsSkirt } from './skirt.ts';
import { areSound } from './sound.ts';
import { strides } from './stride.ts';
import { blowOf, struckFrames } from './strike.ts';
import { transferMotion } from './transfer-motion.ts';
import type { LiftedAnimation, LiftTools, TextAnimationRequest } from './types.ts';
import { wholeMove } from './whole-moves.ts';

const DEFAULTS = { nFrames: 4, startFrame: 0, count: 4, textGuidance: 8, imageGuidance: 1.4 } as const;

/** Below this confidence of the joints a sprite is moved as one piece. */
const A_FIGURE = 0.42;
/** From this confidence of the joints on a sprite is a figure whatever the words say. */
const A_CLEAR_FIGURE = 0.75;
/** From this confidence on the words are clear about what is shown. */
const NAMED = 0.8;
/** Legs under a robe make smaller steps. */
const UNDER_CLOTH = 0.5;

function check(r: TextAnimationRequest): void {
  checkAnimation(r, r.count ?? DEFAULTS.count);
  checkRange('textGuidance', r.textGuidance, 1, 20);
  checkRange('imageGuidance', r.imageGuidance, 1, 20);
  for (const [field, value, least] of [
    ['nFrames', r.nFrames, 2],
    ['startFrame', r.startFrame, 0],
    ['count', r.count, 1],
  ] as const) {
    checkRange(field, value, least, 20);
    if (value !== undefined && !Number.isInteger(value))
      throw new InputError(`${field}: must be a whole number, got ${value}`);
  }
  if (r.action.trim() === '') throw new InputError('action: must say what the character does');
}

/** How far movements go: 1 at the defaults, more with text guidance, less with image guidance. */
export function amplitudeOf(textGuidance: number, imageGuidance: number): number {
  const { textGuidance: usual, imageGuidance: light } = DEFAULTS;
  const asked =
    textGuidance <= usual
      ? 0.6 + (0.4 * (textGuidance - 1)) / (usual - 1)
      : 1 + (0.3 * (textGuidance - usual)) / (20 - usual);
  return asked / (1 + 0.06 * (imageGuidance - light));
}

/** Frame numbers of the whole animation that are drawn. */
function indices(count: number, start: number, nFrames: number, loop: boolean): readonly number[] {
  return Array.from({ length: count }, (_, i) => (loop ? (start + i) % nFrames : Math.min(nFrames - 1, start + i)));
}

/**
 * The reference doing what the words say. One that the geometry's people and animals explain is drawn anew as the exact
 * rig moves it; any other takes the rig's motion on its own limbs, and one in which no figure is found moves as one
 * piece. Draws `count` frames, from `startFrame` on, of an animation that is `nFrames` long; reports a step a frame. The
 * same request gives the same bytes. Rejects with Aborted, or with an InputError that names the field.
 */
export async function animateWithText(
  tools: LiftTools,
  request: TextAnimationRequest,
  hooks: Hooks = {},
): Promise<LiftedAnimation> {
  check(request);
  const { reference, width, height, view, direction } = request;
  const { nFrames, startFrame, count, textGuidance, imageGuidance } = { ...DEFAULTS, ...defined(request) };
  const sprite = await readReference(tools.models, reference, width, height);
  const shadowed = await withShadowUnder(request, sprite, (figure) =>
    animateWithText(tools, { ...request, reference: figure }, hooks),
  );
  if (shadowed) return shadowed;
  await tell(hooks, { stage: 'understanding', fraction: 0.1, preview: sprite });
  const brief = understand(request.description, tools.words ? { words: tools.words } : {});
  const amplitude = amplitudeOf(textGuidance, imageGuidance) * mannerOf(request.action);
  const origin = request.origin ?? { sprite, direction };
  const known = figureOf(origin.sprite, { view, direction: origin.direction }, request.description);
  if (known) {
    const asked = motionOf(known.brief, true, request.action, request.negativeDescription ?? '');
    const motion = enlarged(resample(asked, nFrames), amplitude);
    const act = actFit(origin.sprite, known, { view, direction: origin.direction }, motion, { view, direction });
    if (act) {
      const draws = indices(count, startFrame, nFrames, asked.loop).map((n) => () => act.frame(n));
      return drawnFrames(request, sprite, draws, { method: 'fit', notes: asked.note ? [asked.note] : [] }, hooks);
    }
  }
  const found = await jointsOf(tools.models, sprite, request.skeleton);
  const sure = found.confidence >= A_FIGURE;
  const named = brief.confidence >= NAMED;
  // words decide where they are clear: a person in a wide gown is a person, a chest with a lock for a nose is a chest
  const isThing = named && brief.kind === 'thing';
  const { sprite: roomy, margin } = withRoom(sprite);
  // Told joints are obeyed by the limbs themselves.
  const parting: Parting = request.skeleton
    ? { why: 'its joints are told' }
    : await partsOf(tools.models, roomy, direction);
  // Somebody who is found by the silhouette alone has parts, but no joints that limbs could hang on.
  const isParted = !isThing && !('why' in parting) && parting.kind === 'person';
  const isFigure = named && !isThing ? true : sure && (!named || found.confidence >= A_CLEAR_FIGURE);
  const figure = isFigure || isParted;
  const motion = motionOf(brief, figure, request.action, request.negativeDescription ?? '');
  const notes = motion.note ? [motion.note] : [];
  const blow = request.skeleton ? undefined : blowOf(motion.id, request.action);
  const thing = { isBlow: blow !== undefined, isNamed: isThing, motionId: motion.id, count: nFrames, direction };
  const asThing = request.skeleton || (named && !isThing) ? undefined : await movedAsThing(tools.models, sprite, thing);
  if (asThing) {
    const draws = indices(count, startFrame, nFrames, !blow).map((n) => () => ({ image: asThing[n]! }));
    return drawnFrames(request, sprite, draws, { method: 'parts', notes: [AS_THING] }, hooks);
  }
  if (blow) {
    const struck = await struckFrames(
      tools.models,
      sprite,
      { direction, blow, action: request.action, size: amplitude, hasLimbs: figure },
      nFrames,
    );
    const draws = indices(count, startFrame, nFrames, false).map((n) => () => ({ image: struck.frames[n]! }));
    return drawnFrames(
      request,
      sprite,
      draws,
      { method: 'parts', notes: [...(blow === 'any' ? notes : []), ...struck.notes] },
      hooks,
    );
  }
  // Small figures keep every pixel but those of their legs.
  const mayStride = !request.skeleton && !isThing;
  const striding = { direction, motion, parting, nFrames, size: amplitude, margin };
  const striden = async (frames: readonly Rgba[]): Promise<LiftedAnimation> => {
    const draws = indices(count, startFrame, nFrames, true).map((n) => () => ({ image: frames[n]! }));
    return drawnFrames(request, sprite, draws, { method: 'parts', notes }, hooks);
  };
  const stride = mayStride ? await strides(tools.models, sprite, striding) : undefined;
  if (stride) return striden(stride);
  // Of what only its picture tells, what moves as one keeps every pixel.
  const whole =
    named || request.skeleton
      ? undefined
      : wholeMove(motion.id, sprite, nFrames, { size: amplitude, facing: facingOf(direction), isPerson: isParted });
  if (whole) {
    const draws = indices(count, startFrame, nFrames, whole.loop).map((n) => () => ({ image: whole.frames[n]! }));
    return drawnFrames(request, sprite, draws, { method: 'parts', notes }, hooks);
  }
  const byParts = figure ? movedByParts(sprite, { parting, margin }, request, motion, nFrames) : undefined;
  if (byParts) {
    const draws = indices(count, startFrame, nFrames, motion.loop).map((n) => () => ({ image: byParts.frames[n]! }));
    const told = [...notes, ...byParts.notes];
    return drawnFrames(request, sprite, draws, { method: 'parts', notes: told }, hooks);
  }
  // an animal that rolls over shows sides that the reference does not have
  if (isFigure && !(motion.body === 'four legs' && motion.id === 'die')) {
    const rig = rigPoses(bodyFor(brief, motion), motion, { view, direction });
    const skeleton = sure ? found.skeleton : inBox(rig.still, sprite);
    const lifted = liftSprite(sprite, skeleton, { direction, ...(wearsSkirt(brief) ? { skirted: true } : {}) });
    const moves = transferMotion(
      lifted.skeleton,
      rig,
      samplePoses(rig, nFrames),
      amplitude,
      lifted.skirted ? UNDER_CLOTH : 1,
    );
    const poses = within(sprite, lifted.skeleton, moves);
    const drawn = poses.map((asked) => {
      const pose = onCanvas(lifted, asked);
      return { image: poseSprite(lifted, pose, { kept: KEPT }), keypoints: keypointsOf(pose) };
    });
    // Who is not told to be a figure may be none: what falls apart is moved otherwise.
    const pieces = piecesIn(sprite);
    const images = drawn.map(({ image }) => image);
    const isWhole = (): boolean => images.every((image) => piecesIn(image) <= pieces) && isPosed(sprite, images);
    if (named || request.skeleton || isWhole()) {
      const draws = indices(count, startFrame, nFrames, motion.loop).map((n) => () => drawn[n]!);
      return drawnFrames(request, sprite, draws, { method: 'lift', notes }, hooks);
    }
  }
  const kind = pieceMoveFor(motion.id);
  if (isFigure) notes.push(`Its limbs do not move without falling apart: the whole picture moves (${kind}).`);
  else notes.push(`No limbs were found: the whole picture moves (${kind}).`);
  const poses = piecePoses(kind, nFrames, amplitude, facingOf(direction));
  const draws = indices(count, startFrame, nFrames, pieceLoops(kind)).map((n) => () => ({
    image: poseWhole(sprite, poses[n]!),
  }));
  return drawnFrames(request, sprite, draws, { method: 'lift', notes }, hooks);
}

/** A movement of the sprite's own parts, where it can be taken apart and parts have that movement. */
function movedByParts(
  sprite: Rgba,
  { parting: parted, margin }: { readonly parting: Parting; readonly margin: Px },
  { direction }: TextAnimationRequest,
  motion: LimbMotion,
  nFrames: number,
): PartFrames | undefined {
  const move = partMove(motion.id);
  if (!move || 'why' in parted || (parted.kind === 'person') !== (motion.body === 'two legs')) return undefined;
  const moved = partFrames(parted, move, { yaw: YAW[direction], count: nFrames, loop: motion.loop, margin });
  const isWalk = move === 'walk' || move === 'run';
  const isWhole = moved.frames.every((frame) => !isTorn(sprite, frame));
  return isWhole && (!isWalk || areSound(sprite, moved.frames)) ? moved : undefined;
}

/** The request without undefined values, so that defaults hold. */
function defined(r: TextAnimationRequest): Partial<Record<keyof typeof DEFAULTS, number>> {
  const out: Partial<Record<keyof typeof DEFAULTS, number>> = {};
  for (const key of Object.keys(DEFAULTS) as (keyof typeof DEFAULTS)[]) if (r[key] !== undefined) out[key] = r[key];
  return out;
}
