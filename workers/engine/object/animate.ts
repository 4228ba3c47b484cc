import { FRAME_MS } from '../../../src/domain/frame-times.ts';
import { DIRECTIONS, type Direction } from '../../../src/domain/words.ts';
import { createImage, opaqueBounds } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { readability } from '../character/animate-rank.ts';
import type { AnimationFrame } from '../character/animate-types.ts';
import { dyed } from '../character/dyes.ts';
import { ending, sharedColours } from '../character/ending.ts';
import { Progress } from '../progress.ts';
import { poseWhole } from '../reference/lift/pose-whole.ts';
import { placeReference } from '../reference/turn/reference.ts';
import {
  drawAnimation,
  facingOf,
  mannerOf,
  motionFromText,
  type PieceMove,
  type PiecePose,
  paceOf,
  pieceMotion,
  piecePoses,
  resample,
  soften,
} from '../subject/motion/index.ts';
import { bodyOf } from '../subject/sources.ts';
import type { Hooks } from '../types.ts';
import { drawObject, type ObjectTools } from './draw.ts';
import { withoutClauses } from './enhance-movement.ts';
import { filmParts, framed, roundUp } from './film.ts';
import { movementFrom } from './movement.ts';
import { partMovement } from './part-movement.ts';
import { turningOptions } from './sides.ts';
import type { DrawnObject, ObjectAnimationRequest, ObjectRequest } from './types.ts';

export interface AnimatedObject {
  readonly frames: readonly AnimationFrame[];
  readonly width: Px;
  readonly height: Px;
  readonly loop: boolean;
  /** Opaque colours of all frames, '#rrggbb'. */
  readonly palette: readonly string[];
  /** Id of the movement that was drawn. */
  readonly motion: string;
  /** How it differs from what was asked; none where it does not. */
  readonly notes: readonly string[];
  readonly engine: string;
}

/** How large the movements of the takes are of which the best is kept. */
const TAKES = [1, 0.75, 1.25, 0.6] as const;
/** Milliseconds of one round of a movement. */
const ROUND_MS = 800;

/** What is drawn frame by frame, and the pictures of it. */
interface Moved {
  readonly images: readonly Rgba[];
  readonly durationsMs?: readonly number[];
  readonly loop: boolean;
  readonly motion: string;
  readonly notes: readonly string[];
  readonly engine: string;
}

/**
 * Draws one side of an animation of an object: its own size, ground and colours. What has limbs moves them; everything else
 * moves as one piece, and `notes` say where that is not what was asked. Parts of a thing turn on their own hinges and axles. Slow
 * words have longer frames, strong ones larger movements of the whole. The frames of a movement that needs room are larger than the still
 * pictures by the same number of pixels on each side. `hooks.onStep` hears each frame. The same requests give the same bytes.
 * Rejects with Aborted, or with an InputError: an end frame of another size.
 */
export async function animateObject(
  request: ObjectRequest,
  asked: ObjectAnimationRequest,
  tools: ObjectTools,
  hooks: Hooks = {},
): Promise<AnimatedObject> {
  const animation = { ...asked, action: withoutClauses(asked.action) };
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.03);
  const drawn = await drawObject(request, tools, hooks.signal ? { signal: hooks.signal } : {});
  const own =
    animation.startFrame &&
    placeReference(animation.startFrame, animation.startFrame.width, animation.startFrame.height);
  const still = own ?? drawn.sides.get(animation.side)!;
  await progress.step('posing', 0.1, still);
  const manner = mannerOf(asked.action);
  const moved = own
    ? moveAlone(own, animation, manner)
    : (moveLimbs(drawn, animation, manner, progress) ??
      moveParts(drawn, animation) ??
      movePiece(drawn, still, animation, manner, progress));
  const [first] = moved.images;
  const durations = moved.durationsMs ?? moved.images.map(() => ROUND_MS / moved.images.length);
  const pace = paceOf(asked.action);
  const plain = moved.images.map(
    (image, i): AnimationFrame => ({ image, durationMs: Math.round(durations[i]! * pace) }),
  );
  const end = animation.endFrame && fitted(animation.endFrame, first!);
  const frames = end ? ending(plain, end) : plain;
  const before = { image: framed(still, first!), durationMs: FRAME_MS.before };
  const all = animation.keepFirstFrame ? [before, ...frames] : frames;
  await progress.step('finishing', 1, all.at(-1)!.image);
  const { loop, motion, notes, engine } = moved;
  const { width, height } = first!;
  return { frames: all, width, height, loop: loop && !end, palette: sharedColours(all), motion, notes, engine };
}

/** An end frame as it is where it has the frames' size, else in the middle of them; too large a one is refused by `ending`. */
function fitted(end: Rgba, frame: Rgba): Rgba {
  const cut = placeReference(end, end.width, end.height);
  return cut.width <= frame.width && cut.height <= frame.height ? framed(cut, frame) : cut;
}

/** An object with a skeleton moves its limbs, where the geometry drew its sides. */
function moveLimbs(
  drawn: DrawnObject,
  animation: ObjectAnimationRequest,
  manner: number,
  progress: Progress,
): Moved | undefined {
  const { brief } = drawn.plan;
  const { rig } = bodyOf(brief);
  if (!rig || !drawn.turning || animation.side === 'unknown') return undefined;
  const asked = motionFromText(rig, animation.action);
  const size = drawn.plan.height;
  const room = roundUp(size * 0.2);
  const frames = drawAnimation(brief, {
    ...turningOptions(drawn.plan),
    ...drawn.turning,
    width: size + 2 * room,
    height: size + 2 * room,
    motion: soften(resample(asked, animation.frameCount), manner),
    directions: [animation.side],
    onFrame: (image, done, total) => progress.report('posing', 0.1 + (0.85 * done) / total, image),
  });
  return {
    images: frames.frames.get(animation.side)!.map((image) => dyed(image, drawn.dyes)),
    durationsMs: frames.durationsMs,
    loop: asked.loop,
    motion: asked.id,
    notes: asked.note ? [asked.note] : [],
    engine: drawn.engine,
  };
}

/** A thing of solids whose words ask for what its parts can do: on its own hinges, axles and seams. */
function moveParts(drawn: DrawnObject, { side, action, frameCount }: ObjectAnimationRequest): Moved | undefined {
  const alone = side === 'unknown';
  if (drawn.engine !== 'geometry' || (!alone && !drawn.turning)) return undefined;
  const movement = partMovement(drawn.plan, action, frameCount, alone);
  if (!movement) return undefined;
  const { loop, verb, note } = movement;
  return {
    images: filmParts(drawn, side, movement),
    loop,
    motion: verb,
    notes: note ? [note] : [],
    engine: drawn.engine,
  };
}

/** Pixels that poses need around a picture of this size, on each side alike. */
function roomFor(poses: readonly PiecePose[], size: Px): Px {
  const most = Math.max(
    0,
    ...poses.map(({ up = 0, tall = 1 }) => up * tall + tall - 1),
    ...poses.map(
      ({ dx = 0, lean = 0, tall = 1 }) => Math.abs(dx) + Math.abs(lean) * tall + (1 / Math.sqrt(tall) - 1) / 2,
    ),
  );
  return roundUp(most * size);
}

/** All of it moves, or goes round by its own sides. */
function movePiece(
  drawn: DrawnObject,
  still: Rgba,
  animation: ObjectAnimationRequest,
  manner: number,
  progress: Progress,
): Moved {
  const sided = animation.side !== 'unknown' && drawn.sides.size === DIRECTIONS.length;
  const { move, loop, note } = movementFrom(animation.action, sided);
  const notes = note ? [note] : [];
  if (move === 'turn') return { images: around(drawn, animation), loop, motion: move, notes, engine: drawn.engine };
  const takes = (animation.best ? TAKES : [1]).map((amplitude) => amplitude * manner);
  // every take on one canvas
  const room = roomFor(
    takes.flatMap((amplitude) => posesOf(move, animation, amplitude)),
    drawn.plan.height,
  );
  let best: { readonly images: readonly Rgba[]; readonly score: number } | undefined;
  for (const [i, amplitude] of takes.entries()) {
    const images = drawnMove(drawn, still, animation, move, amplitude, room);
    const score = takes.length === 1 ? 0 : readability(images);
    if (!best || score > best.score) best = { images, score };
    progress.report('posing', 0.1 + (0.85 * (i + 1)) / takes.length, images[0]);
  }
  const notMoved = drawn.turning ? drawn.engine : 'lift';
  return { images: best!.images, loop, motion: move, notes, engine: notMoved };
}

const posesOf = (move: PieceMove, { side, frameCount }: ObjectAnimationRequest, amplitude: number) =>
  piecePoses(move, frameCount, amplitude, facingOf(side));

/** By its geometry where that drew all sides, else by the pixels of the still picture. */
function drawnMove(
  { plan, turning, dyes }: DrawnObject,
  still: Rgba,
  animation: ObjectAnimationRequest,
  move: PieceMove,
  amplitude: number,
  room: Px,
): readonly Rgba[] {
  const { side, frameCount } = animation;
  const [width, height] = [still.width + 2 * room, still.height + 2 * room];
  if (turning && side !== 'unknown' && !bodyOf(plan.brief).rig) {
    const motion = { ...pieceMotion(move, frameCount), poses: () => posesOf(move, animation, amplitude) };
    const options = { ...turningOptions(plan), ...turning, width, height, motion, directions: [side] };
    return drawAnimation(plan.brief, options)
      .frames.get(side)!
      .map((image) => dyed(image, dyes));
  }
  const canvas = framed(still, createImage(width, height));
  return posesOf(move, animation, amplitude).map((pose) => poseWhole(canvas, pose));
}

/** A picture of the caller's moves by its own pixels, as far as its canvas allows. */
function moveAlone(sprite: Rgba, animation: ObjectAnimationRequest, manner: number): Moved {
  const { move, loop, note } = movementFrom(animation.action, false);
  const piece: PieceMove = move === 'turn' ? 'float' : move;
  const box = opaqueBounds(sprite);
  const poses = posesOf(piece, animation, manner);
  const rises = Math.max(...poses.map(({ up = 0 }) => up));
  const noRoom = rises > 0 && box !== undefined && box.y === 0;
  const tight =
    'The start frame is filled to its upper edge: there is no room to rise. A larger one with the picture in its middle has.';
  const notes = [...(note ? [note] : []), ...(noRoom ? [tight] : [])];
  return { images: poses.map((pose) => poseWhole(sprite, pose)), loop, motion: piece, notes, engine: 'lift' };
}

/** The object's own sides in turn, beginning with the one asked, each as long as the number of frames makes it. */
function around({ sides }: DrawnObject, { side, frameCount }: ObjectAnimationRequest): readonly Rgba[] {
  const start = DIRECTIONS.indexOf(side as Direction);
  return Array.from({ length: frameCount }, (_, i) => {
    const step = Math.floor((i * DIRECTIONS.length) / frameCount);
    return sides.get(DIRECTIONS[(start + step) % DIRECTIONS.length]!)!;
  });
}
