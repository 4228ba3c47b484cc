/** One sprite, one turn: the way that serves it best. */
import { flipHorizontal } from '../pixels/index.ts';
import type { Rgba } from '../types.ts';
import { type Turn, yawChange } from './aspect.ts';
import { fromIndexed, toIndexed } from './indexed.ts';
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

/**
 * Turns a sprite (binary alpha, at most 256 colours) on its own canvas; every colour of the result is one of its own.
 * `guidance` 1..20: how closely to the picture.
 */
export async function turnSprite(_tools: TurnTools, sprite: Rgba, turn: Turn, _guidance: number): Promise<Turned> {
  if (yawChange(turn) === 0 && turn.from.pitch === turn.to.pitch && !turn.oblique)
    return { image: sprite, method: 'copy' };
  if (isMirrored(turn)) return { image: flipHorizontal(sprite), method: 'mirror' };
  return { image: fromIndexed(turnRelief(toIndexed(sprite), turn)), method: 'relief' };
}
