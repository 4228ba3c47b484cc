import { motionFromText } from './from-text.ts';
import type { PieceMotion } from './motion.ts';
import { type PieceMove, pieceLoops, pieceMoveFor, piecePoses } from './piece-pose.ts';

const FRAMES = 8;
/** Milliseconds of one round. */
const ROUND = 800;

/** A movement of what has no limbs, in so many frames; `amplitude` 1 is as it is usual. */
export const pieceMotion = (move: PieceMove, frames = FRAMES, amplitude = 1): PieceMotion => ({
  body: 'one piece',
  id: move,
  frames,
  loop: pieceLoops(move),
  durationMs: ROUND,
  source: { kind: 'keyframes' },
  confidence: 1,
  poses: () => piecePoses(move, frames, amplitude, 1),
});

/** The movement as one piece that comes nearest to what words ask for: "walks" of a chest is a hopping one. */
export function pieceMotionFromText(text: string): PieceMotion {
  const { id, confidence, note } = motionFromText('mannequin', text);
  const motion = pieceMotion(pieceMoveFor(id));
  return { ...motion, confidence, ...(note ? { note } : {}) };
}
