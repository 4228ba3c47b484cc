/** From where a subject is seen: the words of the interface as angles. */
import { ISOMETRIC_PITCH, PITCH, YAW } from '../../solids/camera.ts';
import type { RotateRequest } from './types.ts';

/** Degrees. */
export interface Aspect {
  /** The way the subject faces, 0..360 (360 not included): 0 south, 90 east, 180 north. */
  readonly yaw: number;
  /** Height of the eye, −90..90: 0 is straight on, 90 straight down. */
  readonly pitch: number;
}

/** A picture's own aspect and the wanted one. */
export interface Turn {
  readonly from: Aspect;
  readonly to: Aspect;
  /** Depth is drawn up to the right (cabinet projection). */
  readonly oblique: boolean;
}

const whole = (degrees: number): number => ((degrees % 360) + 360) % 360;

/** The signed difference of two yaws, −180..180 (−180 not included). */
export function yawChange({ from, to }: Turn): number {
  const change = whole(to.yaw - from.yaw);
  return change > 180 ? change - 360 : change;
}

/** What a request asks for, in degrees; a height beyond straight up or down is cut to it. */
export function turnOf(
  r: Pick<
    RotateRequest,
    'fromView' | 'toView' | 'fromDirection' | 'toDirection' | 'viewChange' | 'directionChange' | 'isometric' | 'oblique'
  >,
): Turn {
  const from: Aspect = { yaw: YAW[r.fromDirection], pitch: PITCH[r.fromView] };
  const tilted = r.viewChange === undefined ? PITCH[r.toView] : Math.max(-90, Math.min(90, from.pitch + r.viewChange));
  const pitch = r.oblique ? PITCH.side : r.isometric ? ISOMETRIC_PITCH : tilted;
  const yaw = r.directionChange === undefined ? YAW[r.toDirection] : whole(from.yaw + r.directionChange);
  return { from, to: { yaw, pitch }, oblique: r.oblique ?? false };
}
