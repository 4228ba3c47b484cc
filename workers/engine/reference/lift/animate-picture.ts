/** Frames of a picture of which nothing is told but what it does: which way it faces is seen, and it may end as another. */
import type { Direction, View } from '../../../../src/domain/words.ts';
import { hexToOklab } from '../../../../src/pixels/color.ts';
import { forcePalette, paletteOf, type Rgba } from '../../../../src/pixels/index.ts';
import { morphImages } from '../../../../src/pixels/morph.ts';
import { motionFromText, pieceMoveFor, piecePoses } from '../../subject/motion/index.ts';
import type { Hooks } from '../../types.ts';
import { tell } from '../turn/steps.ts';
import { estimateKeypoints } from '../vision/keypoints.ts';
import { animateWithText } from './animate-with-text.ts';
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
const ASIDE = 0.05;

/** The way a sprite faces, by its joints: south where they do not say. */
export async function facingSeen(tools: LiftTools, sprite: Rgba): Promise<Direction> {
  const found = new Map((await estimateKeypoints(tools.models, sprite)).map((k) => [k.label, k]));
  const at = (label: Parameters<typeof found.get>[0]) => found.get(label)!;
  const [nose, neck, left, right] = [at('NOSE'), at('NECK'), at('LEFT HIP'), at('RIGHT HIP')];
  if (nose.confidence < 0.3) return 'south';
  const body = (neck.x + left.x + right.x) / 3;
  const tall = Math.max(4, Math.abs((left.y + right.y) / 2 - nose.y) * 2, Math.abs((left.x + right.x) / 2 - nose.x));
  const off = (nose.x - body) / tall;
  return Math.abs(off) < ASIDE ? 'south' : off > 0 ? 'east' : 'west';
}

/** The frames. Rejects with Aborted, or with an InputError where nothing is shown. */
export async function animatePicture(
  tools: LiftTools,
  r: PictureAnimationRequest,
  hooks: Hooks = {},
): Promise<LiftedAnimation> {
  const { width, height } = r;
  const first = await readReference(tools.models, r.first, width, height);
  const last = r.last && (await readReference(tools.models, r.last, width, height));
  if (last && r.between) return inBetween(first, last, r, hooks);
  const direction = r.direction ?? (await facingSeen(tools, first));
  const acted = await animateWithText(
    tools,
    {
      reference: first,
      width,
      height,
      view: r.view ?? 'side',
      direction,
      description: '',
      action: r.action,
      nFrames: Math.max(2, r.frames),
      count: r.frames,
      seed: r.seed,
    },
    hooks,
  );
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
  const frames: Rgba[] = [];
  for (let i = 0; i < r.frames; i++) {
    const t = (i + 1) / (r.frames + 1);
    const eased = t * t * (3 - 2 * t);
    const shape = blended(first, last, eased);
    frames.push(poseWhole(shape, poses[i + 1]!));
    await tell(hooks, { stage: 'posing', fraction: 0.2 + (0.8 * (i + 1)) / r.frames, preview: frames[i]! });
  }
  return {
    frames,
    palette: paletteOf(frames[0]!),
    keypoints: [],
    notes: [`Between both, the whole picture moves (${move}).`],
    method: 'lift',
  };
}
