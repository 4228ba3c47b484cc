/** A rig's motion on the reference's own skeleton. */
import type { JointLabel } from '../../../../src/domain/words.ts';
import type { RigPoses } from './rig-poses.ts';
import { anchorAt, distance, type Joint, mapJoints, middleOf, PARENT, type Skeleton } from './skeleton.ts';

/** A length that stands for the whole body: torso and the longer leg. */
function bodyLength(s: Skeleton): number {
  const leg = (side: 'RIGHT' | 'LEFT'): number =>
    distance(s[`${side} HIP`], s[`${side} KNEE`]) + distance(s[`${side} KNEE`], s[`${side} LEG`]);
  return Math.max(1e-6, distance(s.NECK, anchorAt(s, 'HIPS')) + Math.max(leg('RIGHT'), leg('LEFT')));
}

const clamp = (v: number, low: number, high: number): number => Math.min(high, Math.max(low, v));

/**
 * Poses of the reference from a rig's: each bone gets the change that the rig's bone has against standing still, in the
 * reference's own size. What is particular to the reference's stance stays, unless it stands quite differently (in the
 * middle of a stride, say), where the rig's pose wins. `amplitude` 1 moves as far as the rig does; `legs` is a further
 * factor for knees and feet.
 */
export function transferMotion(
  own: Skeleton,
  { still }: Pick<RigPoses, 'still'>,
  poses: readonly Skeleton[],
  amplitude: number,
  legs = 1,
): readonly Skeleton[] {
  const scale = bodyLength(own) / bodyLength(still);
  const hips = (s: Skeleton): Joint => middleOf(s, ['RIGHT HIP', 'LEFT HIP']);
  const vector = (s: Skeleton, label: JointLabel): Joint => {
    const parent = PARENT[label];
    const from = parent ? s[parent] : hips(s);
    return { x: s[label].x - from.x, y: s[label].y - from.y, z: s[label].z - from.z };
  };
  return poses.map((pose) => {
    const root = hips(own);
    const [h0, h1] = [hips(still), hips(pose)];
    const start: Joint = {
      x: root.x + (h1.x - h0.x) * scale * amplitude,
      y: root.y + (h1.y - h0.y) * scale * amplitude,
      z: root.z,
    };
    const placed = new Map<JointLabel, Joint>();
    const put = (label: JointLabel): Joint => {
      const known = placed.get(label);
      if (known) return known;
      const parent = PARENT[label];
      const from = parent ? put(parent) : start;
      const mine = vector(own, label);
      const [a, b] = [vector(still, label), vector(pose, label)];
      const length = Math.max(1e-6, Math.hypot(a.x, a.y, a.z) * scale);
      const odd = Math.hypot(mine.x - a.x * scale, mine.y - a.y * scale) / length;
      const keep = clamp(1 - (odd - 0.45) / 0.9, 0.25, 1);
      const moved = Math.hypot(b.x - a.x, b.y - a.y) * scale;
      // a bone that the motion leaves alone stays exactly as it is
      const own01 = moved < 0.08 * length ? 1 : keep;
      const far = amplitude * (/KNEE|LEG/.test(label) ? legs : 1);
      const at: Joint = {
        x: from.x + mine.x * own01 + a.x * scale * (1 - own01) + (b.x - a.x) * scale * far,
        y: from.y + mine.y * own01 + a.y * scale * (1 - own01) + (b.y - a.y) * scale * far,
        z: from.z + b.z * scale,
      };
      placed.set(label, at);
      return at;
    };
    return mapJoints(own, (_, label) => put(label));
  });
}
