/** A Stable Diffusion pipeline as a painter: latents are denoised, decoded, and reduced to the picture's pixel grid. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { crop, hardenAlpha, removeBackground, resizeNearest } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { Aborted, type Hooks } from '../../types.ts';
import { DEFAULT_GUIDANCE } from '../../understand/guidance.ts';
import { checkPaint } from '../check-paint.ts';
import { LEAST_AGAINST } from '../guidance.ts';
import { keepKnown } from '../keep-known.ts';
import { gaussianNoise } from '../noise.ts';
import { type Painter, type PaintRequest, PREVIEWS } from '../types.ts';
import { type Enlargement, enlargementFor, imageOf, openLatents, toPicture, toPlanes } from './enlarged.ts';
import { PipelineError, type PipelineFolder } from './folder.ts';
import type { Embedding, Pipeline, Planes } from './pipeline.ts';
import { promptOf } from './prompt.ts';
import { readPrediction, type Schedule, scheduleOf, stateOf } from './schedule.ts';

/** A painter that draws with a pipeline. */
export function createPipelinePainter(folder: PipelineFolder, pipeline: Pipeline): Painter {
  const { options, scheduler } = folder;
  const schedule = scheduleOf(scheduler, options.steps);
  return {
    engine: options.name,
    startsFromPictures: folder.path('vae_encoder') !== undefined,
    refineKeep: options.keep,
    candidates: options.candidates,
    async paint(request, hooks = {}) {
      checkPaint(request, 1);
      const drawn = await paint(folder, pipeline, schedule, request, hooks);
      return finish(request, drawn);
    },
  };
}

/** Alpha as asked, and every known byte as it was. */
const finish = (request: PaintRequest, drawn: Rgba): Rgba =>
  keepKnown(request, hardenAlpha(request.attributes?.background === 'transparent' ? removeBackground(drawn) : drawn));

async function paint(
  { options, vae, dir, path }: PipelineFolder,
  pipeline: Pipeline,
  schedule: Schedule,
  request: PaintRequest,
  { signal, onStep }: Hooks,
): Promise<Rgba> {
  const check = (): void => {
    if (signal?.aborted) throw new Aborted();
  };
  const { init, known, seed } = request;
  const { levels } = schedule;
  const first = init ? Math.ceil(levels.length * init.keep - 1e-9) : 0;
  if (init && first === levels.length) return init.image;
  if ((init || known) && !path('vae_encoder')) {
    throw new PipelineError(dir, [
      'vae_encoder/model.onnx: missing; without it the pipeline cannot start from a picture',
    ]);
  }
  check();
  const { channels, width, height } = await pipeline.latents();
  const enlarged = enlargementFor(request, options.size, vae.factor, width && height ? { width, height } : undefined);
  const size = { channels, width: enlarged.imageWidth / vae.factor, height: enlarged.imageHeight / vae.factor };
  const area = size.width * size.height;
  const noise = gaussianNoise(`${seed}/${size.width}x${size.height}`, channels * area);
  const guided = await openGuidance(pipeline, request, options, check);
  const start = init && (await pipeline.encode(toPlanes(init.image, enlarged)));
  const kept = known && {
    latents: (await pipeline.encode(toPlanes(known.image, enlarged))).data,
    open: openLatents(known.hole, enlarged, vae.factor),
  };
  const every = Math.max(1, Math.ceil((levels.length - first) / PREVIEWS));

  let state: Planes = {
    ...size,
    data: start ? stateOf(start.data, noise, levels[first]!.alpha) : noise,
  };
  for (let i = first; i < levels.length; i++) {
    const { timestep, alpha } = levels[i]!;
    const answer = await guided(state, timestep);
    const found = readPrediction(schedule.prediction, state.data, answer, alpha);
    const next = levels[i + 1]?.alpha ?? schedule.end;
    const data = stateOf(found.picture, found.noise, next);
    if (kept) {
      const there = stateOf(kept.latents, noise, next);
      for (let j = 0; j < data.length; j++) if (!kept.open[j % area]) data[j] = there[j]!;
    }
    state = { ...size, data };
    const shown = (i - first) % every === every - 1 ? preview({ ...size, data: found.picture }, enlarged) : undefined;
    onStep?.({
      stage: 'painting',
      fraction: (i + 1 - first) / (levels.length - first),
      ...(shown ? { preview: keepKnown(request, shown) } : {}),
    });
    await nextTurn();
    check();
  }
  return toPicture(imageOf(await pipeline.decode(state)), enlarged);
}

/**
 * Classifier-free guidance (Ho and Salimans, 2022); its scale is the interface's. The two texts are asked one after the other,
 * which takes half the memory of a batch and any export.
 */
async function openGuidance(
  pipeline: Pipeline,
  request: PaintRequest,
  { prompt, negative }: PipelineFolder['options'],
  check: () => void,
): Promise<(state: Planes, timestep: number) => Promise<Float32Array>> {
  const scale = request.textGuidance ?? DEFAULT_GUIDANCE;
  const avoid = [request.negativeDescription?.trim(), negative].filter(Boolean).join(', ');
  const text = await pipeline.embed(promptOf(prompt, request));
  const against: Embedding | undefined = scale === 1 && !avoid ? undefined : await pipeline.embed(avoid);
  const weight = avoid ? Math.max(scale, LEAST_AGAINST) : scale;
  const ask = async (state: Planes, timestep: number, embedding: Embedding): Promise<Float32Array> => {
    check();
    const answer = await pipeline.predict(state, timestep, embedding);
    check();
    return answer;
  };
  return async (state, timestep) => {
    const wanted = await ask(state, timestep, text);
    if (!against) return wanted;
    const unwanted = await ask(state, timestep, against);
    return wanted.map((v, i) => unwanted[i]! + weight * (v - unwanted[i]!));
  };
}

/** What the four latent channels look like, nearly, as RGB (a linear fit for Stable Diffusion 1 and 2). */
const LATENT_RGB = [
  [0.298, 0.207, 0.208],
  [0.187, 0.286, 0.173],
  [-0.158, 0.189, 0.264],
  [-0.184, -0.271, -0.473],
] as const;

/** A rough picture of latents without decoding them; undefined for latents of other kinds. */
function preview({ channels, width, height, data }: Planes, enlarged: Enlargement): Rgba | undefined {
  if (channels !== LATENT_RGB.length) return undefined;
  const area = width * height;
  const rgb = new Float32Array(3 * area);
  for (let c = 0; c < 3; c++) {
    for (let i = 0; i < area; i++) {
      rgb[c * area + i] = LATENT_RGB.reduce((sum, row, k) => sum + row[c]! * data[k * area + i]!, 0);
    }
  }
  const image = imageOf({ channels: 3, width, height, data: rgb });
  const share = width / enlarged.imageWidth;
  const cut = crop(image, {
    x: Math.floor(enlarged.x * share),
    y: Math.floor(enlarged.y * share),
    width: Math.max(1, Math.round(enlarged.width * enlarged.scale * share)),
    height: Math.max(1, Math.round(enlarged.height * enlarged.scale * share)),
  });
  return resizeNearest(cut, enlarged.width, enlarged.height);
}
