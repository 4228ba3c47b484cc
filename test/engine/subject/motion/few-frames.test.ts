import { expect, it } from 'vitest';
import { pieceMotion, piecePoses } from '../../../../workers/engine/subject/motion/index.ts';

it('what moves as one piece moves in two frames as well, and closes its loop in many as before', () => {
  for (const move of ['breathe', 'walk', 'run', 'shake', 'sway', 'float'] as const) {
    const [a, b] = piecePoses(move, 2, 1, 1);
    expect(a, move).not.toEqual(b);
    const shown = ['dx', 'up', 'tall', 'lean'] as const;
    expect(Math.max(...shown.map((k) => Math.abs(a![k]! - b![k]!))), move).toBeGreaterThan(0.02);
  }
  expect(piecePoses('walk', 8, 1, 1)[0]).toEqual({ dx: 0, up: 0, tall: 0.97, lean: 0 });
  expect(pieceMotion('walk', 4).frames).toBe(4);
});
