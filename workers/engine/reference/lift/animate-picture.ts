/** Frames of a picture of which nothing is told but what it does: which way it faces is seen, and it may end as another. */
import type { Direction, View } from '../../../../src/domain/words.ts';
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { forcePalette, hardenAlpha, opaqueBounds, paletteOf, type Rgba } from '../../../../src/pixels/index.ts';
import { morphImages } from '../../../../src/pixels/morph.ts';
import type { Models } from '../../inference/models.ts';
import { motionFromText, pieceMoveFor, piecePoses, type RigName } from '../../subject/motion/index.ts';
import type { Hooks } from '../../types.ts';
import { evenness } from '../parts/evenness.ts';
import { facedSide, facesViewer } from '../parts/faces.ts';
import { toFlat } from '../parts/flat.ts';
import { type FoundJoints, jointsOf } from '../parts/index.ts';
import { lineHabitOf } from '../parts/line-habit.ts';
import { SURE } from '../parts/parse-person.ts';
import { sideSeen } from '../parts/whole.ts';
import { jointsFound } from '../turn/by-parts.ts';
import { checkCanvas } from '../turn/check.ts';
import { tell } from '../turn/steps.ts';
import { animateWithText } from './animate-with-text.ts';
import { betweenByParts } from './between.ts';
import { checkCanAct } from './check-thing.ts';
import { poseWhole } from './pose-whole.ts';
import { readReference } from './reference.ts';
import type { LiftedAnimation, LiftTools } from './types.ts';

export interface PictureAnimationRequest {
  readonly first: Rgba;
  /** How it is to end. */
  readonly last?: Rgba;
  readonly action: string;
  readonly width: number;
  readonly height: number;
  readonly frames: number;
  readonly view?: View;
  readonly direction?: Direction;
  /** Frames between both pictures, without either. */
  readonly between: boolean;
  /** Greatest distance in OKLab of a frame's colour from the first picture's; absent: any. */
  readonly drift?: number;
  readonly seed: number;
}

/** A nose so far beside the middle of the shoulders, as a share of the figure's height, looks to that side. */
const ASIDE = 0.08;

/** The joints of a sprite: of somebody whom the network does not see standing, by the silhouette. */
async function jointsSeen(models: Models, sprite: Rgba): Promise<FoundJoints> {
  return jointsOf(toFlat(hardenAlpha(sprite)), await jointsFound(models, sprite), SURE);
}

/** The way a sprite faces: aside where its nose is or where it lies in profile, to the side that its eyes, nose and weight tell; else south. */
export async function facingSeen(tools: LiftTools, sprite: Rgba): Promise<Direction> {
  const figure = toFlat(hardenAlpha(sprite));
  const box = opaqueBounds(hardenAlpha(sprite));
  const found = await jointsFound(tools.models, sprite);
  const standing = jointsOf(figure, found, SURE);
  const { NOSE: nose, NECK: neck, 'LEFT HIP': left, 'RIGHT HIP': right } = standing;
  const body = (neck.x + left.x + right.x) / 3;
  const tall = Math.max(4, Math.abs((left.y + right.y) / 2 - nose.y) * 2, Math.abs((left.x + right.x) / 2 - nose.x));
  const isNosed = nose.sure >= 0.3 && Math.abs(nose.x - body) >= ASIDE * tall;
  if (!box) return 'south';
  const isProfile = box.width > PROFILE * box.height && evenness(figure).fit < EVEN;
  if (!isProfile && (!isNosed || facesViewer(found, box.height))) return 'south';
  const weight = sideSeen(figure, standing) === 'left' ? -1 : 1;
  return facedSide(figure, lineHabitOf(figure).colors, found, weight, box) < 0 ? 'west' : 'east';
}
/** What is so wide for its height, and less alike on both sides than this, lies in profile. */
const PROFILE = 1.05;
const EVEN = 0.62;

/** Which way it was taken to look, where nothing was said of it: a picture's left is west. */
const facedNote = (direction: Direction): string =>
  `It was taken to face ${direction === 'south' ? 'the viewer' : direction === 'west' ? 'left' : 'right'}; say its direction if it looks elsewhere.`;

/** The body that a sprite shows, by its joints: a back that lies is an animal's. */
export async function rigSeen(models: Models, sprite: Rgba): Promise<RigName> {
  const { NECK: neck, 'LEFT HIP': left, 'RIGHT HIP': right } = await jointsSeen(models, sprite);
  const [x, y] = [(left.x + right.x) / 2, (left.y + right.y) / 2];
  return Math.abs(neck.x - x) > Math.abs(neck.y - y) ? 'dog' : 'mannequin';
}

/** The frames. Rejects with Aborted, or with an InputError where nothing is shown. */
export async function animatePicture(
  tools: LiftTools,
  r: PictureAnimationRequest,
  hooks: Hooks = {},
): Promise<LiftedAnimation> {
  const { width, height } = r;
  // Before anything is looked at: a picture that is too large is refused at once.
  checkCanvas(r);
  const first = await readReference(tools.models, r.first, width, height);
  const last = r.last && (await readReference(tools.models, r.last, width, height));
  if (last && r.between) return inBetween(first, last, r, hooks);
  await checkCanAct(tools.models, first, r.action);
  const direction = r.direction ?? (await facingSeen(tools, first));
  const moved = await inTurn(stepsOf(r.action, r.frames), r.frames, (action, frames) =>
    animateWithText(
      tools,
      {
        reference: first,
        width,
        height,
        view: r.view ?? 'side',
        direction,
        description: '',
        action,
        nFrames: Math.max(2, frames),
        count: frames,
        seed: r.seed,
      },
      hooks,
    ),
  );
  const acted = r.direction ? moved : { ...moved, notes: [...moved.notes, facedNote(direction)] };
  if (!last) return { ...acted, frames: acted.frames.map((frame) => heldTo(frame, first, r.drift)) };
  // The movement leads into the last picture: it takes over in the second half, and is the last frame.
  const half = Math.floor((r.frames - 1) / 2);
  const frames = acted.frames.map((frame, i) => {
    const t = i <= half ? 0 : (i - half) / (r.frames - 1 - half);
    return heldTo(blended(frame, last, t), first, r.drift);
  });
  return {
    ...acted,
    frames,
    palette: paletteOf(last),
    notes: [...acted.notes, 'The movement leads into the last picture.'],
  };
}

/** What is done one after the other: "waves, then bows". One action where the words are of one, or too few frames are there. */
export function stepsOf(action: string, frames: number): readonly string[] {
  const whole = motionFromText('mannequin', action);
  const known = (words: string): boolean => motionFromText('mannequin', words).confidence > 0.5;
  const split = (by: RegExp): string[] =>
    action
      .split(by)
      .map((words) => words.trim())
      .filter(Boolean);
  const told = split(
    /(?<!\s)(?:\s*[,;.])?\s*\b(?:and\s+then|then|after\s+that|afterwards|followed\s+by|finally)\b\s*,?\s*|;\s*/i,
  );
  // "runs and jumps" may be the name of one motion
  const both = told.length > 1 || whole.confidence === 1 ? told : split(/\s*,\s*(?:and\s+)?|\s+and\s+/i);
  const ids = new Set(both.map((words) => motionFromText('mannequin', words).id));
  const isSequence = both.length > 1 && both.every(known) && (told.length > 1 || ids.size === both.length);
  return isSequence && frames >= LEAST_STEP * both.length ? both : [action];
}
/** Frames that a step of a sequence has at least. */
const LEAST_STEP = 2;

/** Steps drawn one after the other, each with its share of the frames. */
async function inTurn(
  steps: readonly string[],
  frames: number,
  draw: (action: string, frames: number) => Promise<LiftedAnimation>,
): Promise<LiftedAnimation> {
  const parts: LiftedAnimation[] = [];
  for (const [i, step] of steps.entries()) {
    const [from, to] = [i, i + 1].map((k) => Math.round((k * frames) / steps.length));
    parts.push(await draw(step, to! - from!));
  }
  const [one] = parts;
  if (parts.length === 1) return one!;
  return {
    ...one!,
    frames: parts.flatMap((part) => part.frames),
    keypoints: parts.flatMap((part) => part.keypoints),
    palette: [...new Set(parts.flatMap((part) => part.palette))],
    notes: [...new Set(parts.flatMap((part) => part.notes)), `One after the other: ${steps.join('; ')}.`],
  };
}

/** A picture between two by shape, in the colours of both. */
function blended(from: Rgba, to: Rgba, t: number): Rgba {
  if (t <= 0) return from;
  if (t >= 1) return to;
  return forcePalette(morphImages(from, to, t), [...new Set([...paletteOf(from), ...paletteOf(to)])]);
}

/** A frame whose colours lie no farther from the first picture's than `drift`; others go to the nearest of that. */
function heldTo(frame: Rgba, first: Rgba, drift: number | undefined): Rgba {
  if (drift === undefined) return frame;
  const own = paletteOf(first);
  const labs = own.map(hexToOklab);
  const kept = paletteOf(frame).filter((hex) => {
    const [L, a, b] = hexToOklab(hex);
    return labs.some(([l, m, n]) => Math.hypot(L - l, a - m, b - n) <= drift);
  });
  return forcePalette(frame, [...new Set([...own, ...kept])]);
}

/** Frames between two pictures: the shape becomes the other's while the whole moves as the action says. */
async function inBetween(first: Rgba, last: Rgba, r: PictureAnimationRequest, hooks: Hooks): Promise<LiftedAnimation> {
  const move = pieceMoveFor(motionFromText('mannequin', r.action).id);
  // Both ends stand still, so what moves between them begins and ends at rest.
  const poses = piecePoses(move, r.frames + 2, 0.6, 1);
  const byParts = betweenByParts(hardenAlpha(first), hardenAlpha(last), (t) => blended(first, last, t));
  const frames: Rgba[] = [];
  for (let i = 0; i < r.frames; i++) {
    const t = (i + 1) / (r.frames + 1);
    const eased = t * t * (3 - 2 * t);
    frames.push(byParts ? byParts(eased) : poseWhole(blended(first, last, eased), poses[i + 1]!));
    await tell(hooks, { stage: 'posing', fraction: 0.2 + (0.8 * (i + 1)) / r.frames, preview: frames[i]! });
  }
  return {
    frames,
    palette: paletteOf(frames[0]!),
    keypoints: [],
    notes: [
      byParts
        ? 'Both show one figure: its parts go from where they are in the first to where they are in the last.'
        : `Between both, the shape changes and the whole picture moves (${move}).`,
    ],
    method: byParts ? 'parts' : 'lift',
  };
}
