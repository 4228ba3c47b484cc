/**
 * The tools for pictures that are sent, beside the usual ways: `npx tsx test/bench/image-tools.ts --data <text2sprite>
 * [--cases 32] [--only recover,resize,cutout,speed] [--from 0]`. Prints tables; "right" is within .05 OKLab of the truth.
 */
import { parseArgs } from 'node:util';
import { coverageOf, hardenAlpha, overlay } from '../../src/pixels/image.ts';
import { labDistance, labsOf } from '../../src/pixels/labs.ts';
import { forcePalette, paletteOf, reduceColors } from '../../src/pixels/palette.ts';
import { recoverArt } from '../../src/pixels/recover.ts';
import { resizeByVote, resizeNearest, resizePixels } from '../../src/pixels/resize.ts';
import type { Rgba } from '../../src/pixels/types.ts';
import { openModels } from '../../workers/engine/inference/models.ts';
import { cutOut } from '../../workers/engine/reference/vision/cut-out.ts';
import { estimateMask } from '../../workers/engine/reference/vision/mask.ts';
import { centred, groundOf } from './cutout-cases.ts';
import { measureSpeed } from './image-tools-speed.ts';
import { onGround, resample, SPOILT } from './recover-cases.ts';
import { readSprites, type Sprite } from './sprite-sets.ts';

const { values: options } = parseArgs({
  options: {
    data: { type: 'string' },
    cases: { type: 'string', default: '32' },
    only: { type: 'string', default: 'recover' },
    kinds: { type: 'string' },
    // Which sprites of the val split: every n-th from this one on. Others than the usual ones are those set aside.
    from: { type: 'string', default: '0' },
  },
});
if (!options.data) throw new Error('Say where text2sprite is: --data <folder>.');
const count = Number(options.cases);

const PARTS = ['crawl', 'cdda', 'ss14', 'superpowers', 'tmw', 'tuxemon', 'dawnlike'];
const sets = await Promise.all(PARTS.map((part) => readSprites(options.data!, part)));
const sprites = sets.flat().filter((s) => !s.background && s.image.data.some((v, i) => i % 4 === 3 && v > 0));
const spread = (list: readonly Sprite[], n: number): Sprite[] => {
  const every = Math.ceil(list.length / n);
  return list.filter((_, i) => i % every === Number(options.from) % every);
};

/** Whether the size is right, and the share of pixels that are (at the best shift where the size is off by one or two). */
function score(out: Rgba | undefined, truth: Rgba): readonly [size: number, pixels: number] {
  if (!out) return [0, 0];
  const [dw, dh] = [out.width - truth.width, out.height - truth.height];
  if (Math.abs(dw) > 2 || Math.abs(dh) > 2) return [0, 0];
  const same = dw === 0 && dh === 0;
  const [a, b] = [labsOf(truth), labsOf(out)];
  const reach = same ? 0 : 2;
  let best = 0;
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) {
      let right = 0;
      for (let y = 0; y < truth.height; y++) {
        for (let x = 0; x < truth.width; x++) {
          const [X, Y] = [x + dx, y + dy];
          if (X < 0 || Y < 0 || X >= out.width || Y >= out.height) continue;
          if (labDistance(a, y * truth.width + x, b, Y * out.width + X) < 0.05) right++;
        }
      }
      best = Math.max(best, right / (truth.width * truth.height));
    }
  }
  return [same ? 1 : 0, best];
}

const median = (values: number[]): number => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
const print = (...cells: (string | number)[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);

async function benchRecover(): Promise<void> {
  const ways: Record<string, (image: Rgba, truth: Rgba) => Rgba | undefined | Promise<Rgba | undefined>> = {
    recoverArt: (image) => recoverArt(image)?.image,
    'nearest, size told': (image, t) => resizeNearest(image, t.width, t.height),
    'Lanczos + 32, size told': async (image, t) =>
      reduceColors(await resample(image, t.width, t.height, 'lanczos3'), 32),
  };
  const cases = spread(sprites, count);
  print(`size % / pixels % of ${cases.length}`, ...Object.keys(ways), 'ms');
  for (const [kind, spoil] of Object.entries(SPOILT)) {
    if (options.kinds && !kind.includes(options.kinds)) continue;
    const sums = Object.keys(ways).map(() => [0, 0]);
    const times: number[] = [];
    for (const [k, sprite] of cases.entries()) {
      const truth = onGround(sprite.image, k);
      const spoilt = await spoil(truth, k);
      for (const [w, way] of Object.values(ways).entries()) {
        const start = performance.now();
        const [size, right] = score(await way(spoilt, truth), truth);
        if (w === 0) times.push(performance.now() - start);
        if (w === 0 && options.kinds && size + right < 1.9) print(sprite.id, sprite.name, size, right.toFixed(2));
        sums[w]![0]! += size;
        sums[w]![1]! += right;
      }
    }
    const percent = (n: number) => ((100 * n) / cases.length).toFixed(0);
    print(kind, ...sums.map(([a, b]) => `${percent(a!)}/${percent(b!)}`), median(times).toFixed(0));
  }
  const own = sprites.filter((s) => Math.max(s.image.width, s.image.height) >= 32).slice(0, 60);
  const found = own.filter((s, k) => recoverArt(onGround(s.image, k)) !== undefined);
  print(`found in sprites at their own size, of ${own.length}`, found.length, found.map((s) => s.name).join(', '));
}

/** Share of the rim that is dark, and of spots of one pixel that are still there near their place. */
function rimOf(image: Rgba): number {
  const labs = labsOf(image);
  const there = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < image.width && y < image.height && image.data[(y * image.width + x) * 4 + 3]! > 127;
  let [rim, dark] = [0, 0];
  for (let y = 0; y < image.height; y++) {
    for (let x = 0; x < image.width; x++) {
      if (!there(x, y) || (there(x - 1, y) && there(x + 1, y) && there(x, y - 1) && there(x, y + 1))) continue;
      rim++;
      if (labs[(y * image.width + x) * 3]! < 0.38) dark++;
    }
  }
  return rim ? dark / rim : 0;
}

async function benchResize(): Promise<void> {
  const ways: Record<string, (image: Rgba, w: number, h: number) => Rgba | Promise<Rgba>> = {
    resizePixels: (image, w, h) => resizePixels(image, w, h),
    'by vote': (image, w, h) => resizeByVote(image, w, h),
    nearest: (image, w, h) => resizeNearest(image, w, h),
    'Lanczos, own colours': async (image, w, h) =>
      forcePalette(hardenAlpha(await resample(image, w, h, 'lanczos3')), paletteOf(image)),
  };
  const cases = spread(
    sprites.filter((s) => s.image.width >= 24 && rimOf(s.image) > 0.6),
    count,
  );
  print(`dark rim kept, of ${cases.length}`, ...Object.keys(ways));
  for (const f of [0.5, 2 / 3, 0.75, 1.25, 1.5]) {
    const kept = await Promise.all(
      Object.values(ways).map(async (way) => {
        let sum = 0;
        for (const { image } of cases) {
          const out = await way(image, Math.round(image.width * f), Math.round(image.height * f));
          sum += rimOf(out) / rimOf(image);
        }
        return (sum / cases.length).toFixed(2);
      }),
    );
    print(`×${f.toFixed(2)}`, ...kept);
  }
}

async function benchCutout(): Promise<void> {
  const models = await openModels(new URL('../../models', import.meta.url).pathname, { device: 'cpu' });
  const tiles = (await readSprites(options.data!, 'luanti')).filter((s) => s.background).map((s) => s.image);
  const cases = spread(
    sprites.filter((s) => Math.max(s.image.width, s.image.height) <= 64),
    count,
  ).map((s) => centred(s.image));
  const ways: Record<string, (image: Rgba) => Rgba | Promise<Rgba>> = {
    simple: (image) => cutOut(models, { image, complex: false, text: '' }),
    complex: (image) => cutOut(models, { image, complex: true, text: '' }),
    'network alone': async (image) => {
      const mask = await estimateMask(models, image);
      const out = hardenAlpha(image);
      mask.forEach((v, i) => {
        if (!v) out.data.fill(0, i * 4, i * 4 + 4);
      });
      return out;
    },
  };
  print(`IoU of ${cases.length}`, ...Object.keys(ways), 'ms (complex)');
  for (const kind of ['flat', 'gradient', 'noise', 'texture']) {
    const sums = Object.keys(ways).map(() => 0);
    const times: number[] = [];
    for (const [k, sprite] of cases.entries()) {
      const image = groundOf(kind, k, tiles);
      overlay(image, sprite, 0, 0);
      const truth = coverageOf(sprite);
      for (const [w, way] of Object.values(ways).entries()) {
        const start = performance.now();
        const found = coverageOf(await way(image));
        if (w === 1) times.push(performance.now() - start);
        let [both, either] = [0, 0];
        truth.forEach((v, i) => {
          both += v & found[i]!;
          either += v | found[i]!;
        });
        sums[w]! += both / either;
      }
    }
    print(kind, ...sums.map((sum) => (sum / cases.length).toFixed(3)), median(times).toFixed(0));
  }
  await models.dispose();
}

async function benchSpeed(): Promise<void> {
  const models = await openModels(new URL('../../models', import.meta.url).pathname, { device: 'cpu' });
  const people = sprites.filter(
    (s) => /man|woman|warrior|wizard|knight|elf|guard/.test(s.name) && s.image.height <= 64,
  );
  print('seconds', 'limit', 'median of 3');
  const figures = people.slice(0, 1).map((s) => s.image);
  for await (const [name, limit, took] of measureSpeed(models, figures)) print(name, limit, took.toFixed(2));
  await models.dispose();
}

const BENCHES: Record<string, () => Promise<void>> = {
  speed: benchSpeed,
  recover: benchRecover,
  resize: benchResize,
  cutout: benchCutout,
};
for (const name of options.only.split(',')) await BENCHES[name]!();
