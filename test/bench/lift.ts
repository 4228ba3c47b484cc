/**
 * Re-posing measured on clips with known joints: `npx tsx test/bench/lift.ts --data <motion> [--split val] [--every 1]`.
 * The first frame of each clip is the reference, the others are the truth. Prints the table of models/lift/README.md.
 */
import { parseArgs } from 'node:util';
import { JOINT_LABELS, type View } from '../../src/domain/words.ts';
import { paletteOf } from '../../src/pixels/index.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import {
  animateWithSkeleton,
  liftSprite,
  poseSprite,
  type Skeleton,
  skeletonOf,
} from '../../workers/engine/reference/lift/index.ts';
import { type ClipCase, readClips } from './lift-cases.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'val' },
    every: { type: 'string', default: '1' },
    sources: { type: 'string', default: 'lpc,render3d_humanoid,render3d_creature' },
    actions: { type: 'boolean', default: false },
  },
});
const folder = options.data ?? process.env.PIXELKILN_MOTION;
if (!folder) throw new Error('Say where the motion data is: --data <folder> or PIXELKILN_MOTION.');

/** Poses of one request of the interface. */
const POSES = 3;

/** The data's views; an isometric one is seen from about as high as a low top-down one. */
const VIEW: readonly View[] = ['side', 'low top-down', 'high top-down', 'low top-down'];

/** Mean absolute difference of RGBA in −1..1. */
function l1(a: Rgba, b: Rgba): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i++) sum += Math.abs(a.data[i]! - b.data[i]!);
  return sum / a.data.length / 127.5;
}
const areaOf = ({ data }: Rgba): number => data.reduce((n, v, i) => n + (i % 4 === 3 && v > 0 ? 1 : 0), 0);

class Tally {
  frames = 0;
  l1 = 0;
  copy = 0;
  thin = 0;
  foreign = 0;
  milliseconds: number[] = [];
  readonly byAction = new Map<string, [drawn: number, copied: number]>();

  add(c: ClipCase, drawn: readonly Rgba[], ms: number): void {
    const reference = c.frames[0]!.image;
    const colors = new Set(paletteOf(reference));
    drawn.forEach((image, i) => {
      const truth = c.frames[i + 1]!.image;
      const [own, copied] = [l1(image, truth), l1(reference, truth)];
      this.frames++;
      this.l1 += own;
      this.copy += copied;
      const least = 0.85 * areaOf(reference);
      if (areaOf(image) < least && areaOf(truth) >= least) this.thin++;
      if (paletteOf(image).some((color) => !colors.has(color))) this.foreign++;
      const sums = this.byAction.get(c.action) ?? [0, 0];
      this.byAction.set(c.action, [sums[0] + own, sums[1] + copied]);
    });
    this.milliseconds.push(ms / drawn.length);
  }

  row(source: string, joints: string): string {
    const [own, copied] = [this.l1 / this.frames, this.copy / this.frames];
    const median = this.milliseconds.sort((a, b) => a - b)[this.milliseconds.length >> 1] ?? 0;
    const cells = [
      source,
      joints,
      this.frames,
      copied.toFixed(4),
      own.toFixed(4),
      `−${Math.round(100 * (1 - own / copied))} %`,
      `${((100 * this.thin) / this.frames).toFixed(1)} %`,
      this.foreign,
      median.toFixed(0),
    ];
    return `| ${cells.join(' | ')} |`;
  }
}

const models = await openModels(new URL('../../models', import.meta.url).pathname, { device: 'cpu' });
console.log(
  '| source | reference joints | frames | copy L1 | L1 | change | thinner than both | foreign colours | ms a frame |',
);
console.log('|---|---|---:|---:|---:|---:|---:|---:|---:|');
for (const source of options.sources.split(',')) {
  const whole = (c: ClipCase): boolean => c.frames[0]!.pose?.length === JOINT_LABELS.length && c.kind !== 'monster';
  const clips = (await readClips(folder, source, options.split)).filter(
    (c) => whole(c) && c.frames.length > 1 && areaOf(c.frames[0]!.image) > 20,
  );
  const [known, estimated] = [new Tally(), new Tally()];
  for (const c of clips.filter((_, i) => i % Number(options.every) === 0)) {
    const reference = c.frames[0]!.image;
    const truths = c.frames.slice(1);
    const skeleton = Object.fromEntries(c.frames[0]!.pose!.map((k) => [k.label, k])) as unknown as Skeleton;
    let start = performance.now();
    const lifted = liftSprite(reference, skeleton, { direction: c.direction });
    const drawn = truths.map(({ pose }) => poseSprite(lifted, skeletonOf(pose ?? [], skeleton)));
    known.add(c, drawn, performance.now() - start);
    start = performance.now();
    const frames: Rgba[] = [];
    for (let i = 0; i < truths.length; i += POSES) {
      const poses = truths.slice(i, i + POSES).map(({ pose }) => pose ?? []);
      const { width, height } = reference;
      const request = { reference, width, height, poses, view: VIEW[c.view]!, direction: c.direction, seed: 1 };
      frames.push(...(await animateWithSkeleton({ models }, request)).frames);
    }
    estimated.add(c, frames, performance.now() - start);
  }
  console.log(known.row(source, 'known'));
  console.log(estimated.row(source, 'estimated'));
  if (!options.actions) continue;
  for (const [action, [own, copied]] of estimated.byAction) console.log(`  ${action}: ${(own / copied).toFixed(2)}`);
}
await models.dispose();
