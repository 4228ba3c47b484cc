/** A movement told by poses at times from 0 to 1: what lies between two of them. */
type Timed<P> = { readonly [K in keyof P]: number } & { readonly t: number };

/** The pose at a time: each of its numbers in the same share between the pose before and the one after. */
export function poseAt<P extends Timed<P>>(poses: readonly P[], t: number): P {
  const k = Math.max(
    1,
    poses.findIndex((one) => one.t >= t),
  );
  const [a, b] = [poses[k - 1]!, poses[k]!];
  const share = (t - a.t) / (b.t - a.t);
  const mixed = (Object.keys(a) as (keyof P)[]).map((key) => [key, a[key] + (b[key] - a[key]) * share] as const);
  return { ...Object.fromEntries(mixed), t } as P;
}
