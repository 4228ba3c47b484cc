/** One sprite, one turn: the way that serves it best. */
import { flipHorizontal } from '../pixels/index.ts';
import type { Rgba } from '../types.ts';
import { type Turn, yawChange } from './aspect.ts';
import { fromIndexed, toIndexed } from './indexed.ts';
import { TURN_USE, turnByNetwork } from './network.ts';
import { turnRelief } from './relief.ts';
import type { TurnMethod, TurnTools } from './types.ts';

export interface Turned {
  readonly image: Rgba;
  readonly method: TurnMethod;
}

/** Seen from a side, the other side is the mirror image. */
function isMirrored({ from, to, oblique }: Turn): boolean {
  const sideways = from.yaw % 180 !== 0;
  return sideways && !oblique && from.pitch === to.pitch && (from.yaw + to.yaw) % 360 === 0;
}

/** The heights of the eye that the network has seen, and a little beyond, in degrees. */
const LEARNED_PITCHES = [0, 55] as const;

const isLearned = ({ from, to, oblique }: Turn): boolean =>
  !oblique && [from.pitch, to.pitch].every((p) => p >= LEARNED_PITCHES[0] && p <= LEARNED_PITCHES[1]);

/** 1..20, at 3 as learned, to how much the network's wish to repeat the picture's pixels counts. */
const trustOf = (guidance: number): number => Math.sqrt(guidance / 3);

/**
 * Turns a sprite (binary alpha, something opaque, at most 256 colours) on its own canvas; every colour of the result is
 * one of its own. `guidance` 1..20: how closely to the picture.
 */
export async function turnSprite(tools: TurnTools, sprite: Rgba, turn: Turn, guidance: number): Promise<Turned> {
  if (yawChange(turn) === 0 && turn.from.pitch === turn.to.pitch && !turn.oblique)
    return { image: sprite, method: 'copy' };
  const row = tools.models?.forUse(TURN_USE);
  if (tools.models && row && isLearned(turn)) {
    const image = await turnByNetwork(tools.models, row, sprite, turn, { trust: trustOf(guidance) });
    return { image, method: 'network' };
  }
  if (isMirrored(turn)) return { image: flipHorizontal(sprite), method: 'mirror' };
  return { image: fromIndexed(turnRelief(toIndexed(sprite), turn)), method: 'relief' };
}
