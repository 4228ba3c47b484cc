/** Movements of a sprite by its own parts: the whole figure is drawn anew in each pose, so nothing tears off. */
import { createImage, crop, opaqueBounds, paste } from '../../../../src/pixels/image.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { type Gait, type PartedSprite, piecesIn, poses, withoutScraps } from '../parts/index.ts';

/** What a motion's id says, by the movement of parts that shows it. */
const MOVES: readonly (readonly [RegExp, Move])[] = [
  [/jump|flip|hop|pounce|leap|rear/, 'jump'],
  [/hurt|taking|punch-hit|flinch/, 'hurt'],
  [/cast|fireball|channel|summon|cheer/, 'cast'],
  [/run|dash|gallop|trot|charge/, 'run'],
  [/walk|march|sneak|strafe/, 'walk'],
  [/idle|breath|stand|wait/, 'idle'],
];
type Move = 'jump' | 'hurt' | 'cast' | 'run' | 'walk' | 'idle';

/** The movement of parts for a motion; undefined where they have none (lying down, climbing, dancing). */
export const partMove = (motionId: string): Move | undefined => MOVES.find(([pattern]) => pattern.test(motionId))?.[1];

const HALF_TURN = Math.PI;

/** A lunge forward and back, at t 0..1. */
const lungeAt = (t: number): number => (t < 0.25 ? -1.6 * t : t < 0.8 ? Math.sin(((t - 0.25) / 0.55) * HALF_TURN) : 0);

function gaitAt(move: Move, t: number, height: Px, headroom: Px): Gait {
  if (move === 'walk') return { step: t };
  if (move === 'run')
    return { step: t, stride: 1.5, hop: Math.round(Math.max(0, Math.cos(4 * HALF_TURN * t)) * (height / 16)) };
  if (move === 'cast') return { lunge: lungeAt(t) };
  if (move === 'hurt') return { lunge: t < 0.6 ? -0.6 : 0 };
  if (move === 'jump')
    return { step: 0.2, stride: 0.6, hop: Math.round(Math.min(headroom, height * 0.3) * Math.sin(t * HALF_TURN)) };
  return t >= 0.5 ? { lunge: -0.15 } : {};
}

function poseAt(move: Move, t: number, height: Px, headroom: Px): poses.Pose {
  switch (move) {
    case 'walk':
      return poses.walkAt(t, height);
    case 'run':
      return poses.runAt(t, height);
    case 'cast':
      return poses.castAt(t);
    case 'jump':
      return poses.jumpAt(t, height, headroom);
    case 'hurt':
      return poses.hurtAt(t, height);
    case 'idle':
      return poses.idleAt(t, height);
  }
}

/** Around a sprite, as a share of its longer side: room for what is swung. */
const ROOM = 0.4;

/** A sprite with room about it, for taking apart; `margin` pixels were added on each side. */
export function withRoom(sprite: Rgba): { readonly sprite: Rgba; readonly margin: Px } {
  const margin = Math.ceil(Math.max(sprite.width, sprite.height) * ROOM);
  const out = createImage(sprite.width + 2 * margin, sprite.height + 2 * margin);
  paste(out, sprite, margin, margin);
  return { sprite: out, margin };
}

export interface PartFrames {
  readonly frames: readonly Rgba[];
  /** What did not fit on the canvas, in words. */
  readonly notes: readonly string[];
}

/**
 * `count` frames of a movement, spread over it (a loop does not repeat its first), on a canvas without the margin that
 * {@link withRoom} added. All frames are moved alike where that keeps all of them on the canvas.
 */
export const partFrames = (parted: PartedSprite, move: Move, how: Playing): PartFrames =>
  withNotes(played(parted, move, how));

interface Playing {
  readonly yaw: number;
  readonly count: number;
  readonly loop: boolean;
  readonly margin: Px;
}

export const withNotes = ({ frames, cut }: { readonly frames: readonly Rgba[]; readonly cut: Px }): PartFrames => ({
  frames,
  notes:
    cut > 0 ? [`The canvas is ${cut} pixels too small for the whole movement: what reaches beyond it is cut.`] : [],
});

/** The frames, and how many pixels of them at most reach beyond the canvas. */
function played(
  parted: PartedSprite,
  move: Move,
  { yaw, count, loop, margin }: Playing,
): { readonly frames: readonly Rgba[]; readonly cut: Px } {
  const headroom = parted.headroom - margin;
  const pieces = piecesIn(parted.draw(yaw));
  const large = Array.from({ length: count }, (_, i) => {
    const t = loop ? i / count : count === 1 ? 0 : i / (count - 1);
    const drawn =
      parted.kind === 'person'
        ? parted.draw(yaw, poseAt(move, t, parted.height, headroom))
        : parted.draw(yaw, gaitAt(move, t, parted.height, headroom));
    return pieces > 1 ? drawn : withoutScraps(drawn);
  });
  return settled(large, margin);
}

/**
 * Frames drawn with a margin, cut to the canvas: all are moved alike where that keeps all of them on it. `moved` is by how
 * much, `cut` how many pixels at most reach beyond it all the same.
 */
export function settled(
  large: readonly Rgba[],
  margin: Px,
): { readonly frames: readonly Rgba[]; readonly cut: Px; readonly moved: Px } {
  const boxes = large.flatMap((image) => opaqueBounds(image) ?? []);
  const [width, height] = [large[0]!.width - 2 * margin, large[0]!.height - 2 * margin];
  const left = Math.min(...boxes.map((b) => b.x)) - margin;
  const right = margin + width - Math.max(...boxes.map((b) => b.x + b.width));
  const top = Math.min(...boxes.map((b) => b.y)) - margin;
  const bottom = margin + height - Math.max(...boxes.map((b) => b.y + b.height));
  const dx = left < 0 ? Math.min(-left, Math.max(0, right)) : right < 0 ? Math.max(right, -Math.max(0, left)) : 0;
  const dy = top < 0 ? Math.min(-top, Math.max(0, bottom)) : 0;
  const cut = Math.max(0, -left - dx, -right + dx, -top - dy);
  const frames = large.map((image) => crop(image, { x: margin - dx, y: margin - dy, width, height }));
  return { frames, cut, moved: Math.abs(dx) + Math.abs(dy) };
}
