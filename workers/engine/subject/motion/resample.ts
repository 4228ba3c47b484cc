import { type BeastPose, mixBeasts } from './beast-pose.ts';
import { type BodyPose, mixPoses } from './body-pose.ts';
import type { LimbMotion, Motion } from './motion.ts';
import { mixPieces, type PiecePose } from './piece-pose.ts';

/** Poses at even times between stored ones: a loop's last leads on to its first, any other ends on its last. */
function spread<Pose>(
  poses: readonly Pose[],
  count: number,
  loop: boolean,
  mix: (a: Pose, b: Pose, t: number) => Pose,
): readonly Pose[] {
  const n = poses.length;
  return Array.from({ length: count }, (_, i) => {
    const at = loop ? (i * n) / count : count === 1 ? 0 : (i * (n - 1)) / (count - 1);
    const k = Math.min(n - 1, Math.floor(at + 1e-9));
    return mix(poses[k]!, poses[loop ? (k + 1) % n : Math.min(n - 1, k + 1)]!, at - k);
  });
}

/** The motion in another number of frames (at least 1), as long as before. */
export function resample(motion: LimbMotion, frames: number): LimbMotion;
export function resample(motion: Motion, frames: number): Motion;
export function resample(motion: Motion, frames: number): Motion {
  if (frames === motion.frames) return motion;
  const { loop } = motion;
  if (motion.body === 'two legs')
    return { ...motion, frames, poses: () => spread<BodyPose>(motion.poses(), frames, loop, mixPoses) };
  if (motion.body === 'four legs')
    return { ...motion, frames, poses: () => spread<BeastPose>(motion.poses(), frames, loop, mixBeasts) };
  return { ...motion, frames, poses: () => spread<PiecePose>(motion.poses(), frames, loop, mixPieces) };
}

/** The motion made smaller: 1 is all of it, 0 its mean pose. Loops stay closed, planted feet stay planted. */
export function soften(motion: LimbMotion, amplitude: number): LimbMotion;
export function soften(motion: Motion, amplitude: number): Motion;
export function soften(motion: Motion, amplitude: number): Motion {
  if (amplitude >= 1) return motion;
  if (motion.body === 'two legs') {
    return {
      ...motion,
      poses: () => {
        const poses = motion.poses();
        const mean = poses.reduce((sum, pose, i) => mixPoses(sum, pose, 1 / (i + 1)));
        // somersaults and spins have no mean: they stay whole
        return poses.map((pose) => ({
          ...mixPoses(mean, pose, amplitude),
          tilt: pose.tilt,
          heading: pose.heading,
          lift: pose.lift * amplitude,
        }));
      },
    };
  }
  if (motion.body === 'one piece')
    return {
      ...motion,
      poses: () =>
        motion
          .poses()
          .map(({ shape, ...pose }) => ({ ...mixPieces({}, pose, amplitude), ...(shape ? { shape } : {}) })),
    };
  return {
    ...motion,
    poses: () => {
      const poses = motion.poses();
      const mean = poses.reduce((sum, pose, i) => mixBeasts(sum, pose, 1 / (i + 1)));
      return poses.map((pose) => mixBeasts(mean, pose, amplitude));
    },
  };
}
