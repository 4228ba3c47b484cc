/** One piece of a picture, drawn at once: a whole small picture, or a window of a large one. */
import type { Px } from '../../../src/pixels/types.ts';
import type { NetworkConfig } from './config.ts';
import type { Guide } from './guide.ts';
import { CHANNELS } from './planes.ts';
import { integrate, mixed } from './sampler.ts';

/** Plane sets of `width` × `height`, both multiples of the network's patch. */
export interface Piece {
  readonly width: Px;
  readonly height: Px;
  readonly noise: Float32Array;
  /** The picture to start from; `keep` 0..1 is the time that it stands for. */
  readonly init?: { readonly planes: Float32Array; readonly keep: number };
  /** What is known, and one plane that is 1 where there is to be drawn. */
  readonly known?: { readonly planes: Float32Array; readonly open: Float32Array };
  readonly pose?: Float32Array;
  readonly wrap: boolean;
}

export interface PieceHooks {
  /** Throws where the picture is not wanted any more. */
  readonly check: () => void;
  /** Told after each step; `expected` is the picture so far. */
  readonly onStep: (step: number, of: number, expected: () => Float32Array) => Promise<void>;
}

/** Draws a piece; gives its planes at time 1, those that are known as they were. */
export function drawPiece(
  piece: Piece,
  guide: Guide,
  { steps, sampler }: Pick<NetworkConfig, 'steps' | 'sampler'>,
  { check, onStep }: PieceHooks,
): Promise<Float32Array> {
  const { width, height, noise, init, known, pose, wrap } = piece;
  const area = width * height;
  const mask = known ? known.open : new Float32Array(area).fill(1);
  const shown = new Float32Array(CHANNELS * area);
  if (known) shown.set(known.planes.map((v, i) => (mask[i % area] ? 0 : v)));
  return integrate({
    start: init ? mixed(noise, init.planes, init.keep) : noise,
    from: init ? init.keep : 0,
    steps,
    method: sampler,
    velocity: async (noisy, time) => {
      check();
      const velocity = await guide.velocity({
        width,
        height,
        noisy,
        known: shown,
        mask,
        ...(pose ? { pose } : {}),
        time,
        wrap,
      });
      check();
      return velocity;
    },
    // What is known goes the straight way from its noise to itself, whatever the network says of it.
    ...(known
      ? {
          keep: (state: Float32Array, time: number) => {
            for (let i = 0; i < state.length; i++) {
              if (!mask[i % area]) state[i] = (1 - time) * noise[i]! + time * known.planes[i]!;
            }
          },
        }
      : {}),
    onStep,
  });
}
