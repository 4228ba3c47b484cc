import { existsSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { openModels } from '../../workers/engine/inference/models.ts';
import type { ModelSession } from '../../workers/engine/inference/session.ts';
import { MODELS } from '../engine/understand/guess/golden.ts';

/** What PyTorch answers (`python -m kiln.export --golden`): `size` numbers, of which `some` are spread from first to last. */
interface Answer {
  readonly size: number;
  readonly largest: number;
  readonly some: readonly number[];
}

const ANSWERS = new URL('kiln.json', import.meta.url);

const models = await openModels(MODELS, { device: 'cpu' });
afterAll(() => models.dispose());
const row = (id: string) => models.rows.find((r) => r.id === id)!;
// Weights that serve no use are not committed; whoever trains some puts both there (models/kiln/README.md).
const isThere = row('kiln') !== undefined && existsSync(ANSWERS);
const why = isThere ? '' : ' (skipped: no weights of kiln and answers of PyTorch in the tree)';
const GOLDEN: Record<string, Answer[]> = isThere ? JSON.parse(readFileSync(ANSWERS, 'utf8')) : {};
const features = Number(
  row('kiln')
    ?.inputs.find(({ name }) => name === 'context')
    ?.shape.at(-1),
);

type Tensor = Parameters<ModelSession['run']>[0][string];
type Tensors = Record<string, Tensor>;
const product = (dims: readonly number[]) => dims.reduce((a, b) => a * b, 1);

/** models/train/kiln/golden.py's `uniform`: -1..1 from an integer hash of the element's place. */
function uniform(id: number, tensor: number, dims: readonly number[]): Float64Array {
  return Float64Array.from({ length: product(dims) }, (_, i) => {
    let u = (Math.imul(i, 2654435761) + id * 40503 + tensor * 9973) >>> 0;
    for (const [shift, factor] of [[15, 2246822519], [13, 3266489917]] as const) u = Math.imul(u ^ (u >>> shift), factor) >>> 0; // biome-ignore format: one line
    return ((u ^ (u >>> 16)) >>> 0) / 2 ** 31 - 1;
  });
}
const floats = (dims: number[], data: ArrayLike<number>): Tensor => ({ dims, data: Float32Array.from(data) });
const step = (limit: number) => (v: number) => (v > limit ? 1 : 0);

function kilnInputs(id: number): Tensors {
  const [batch, height, width, tokens] = [1 + (id % 2), 8 * (1 + (id % 3)), 8 * (1 + (id % 4)), 1 + (id % 7)] as const;
  const image = (channels: number) => [batch, channels, height, width];
  const mask = uniform(id, 2, image(1)).map(step(0));
  const plane = height * width;
  const known = uniform(id, 1, image(4)).map(
    (v, i) => v * (1 - mask[Math.floor(i / (4 * plane)) * plane + (i % plane)]!),
  );
  return {
    noisy: floats(
      image(4),
      uniform(id, 0, image(4)).map((v) => 1.7 * v),
    ),
    known: floats(image(4), known),
    mask: floats(image(1), mask),
    pose: floats(
      image(6),
      uniform(id, 3, image(6)).map((v) => Math.max(v, 0)),
    ),
    time: floats(
      [batch],
      uniform(id, 4, [batch]).map((v) => (v + 1) / 2),
    ),
    wrap: floats([batch], uniform(id, 5, [batch]).map(step(0))),
    context: floats(
      [batch, tokens, features],
      uniform(id, 6, [batch, tokens, features]).map((v) => 1.7 * v),
    ),
    context_mask: floats([batch, tokens], uniform(id, 7, [batch, tokens]).map(step(-0.5))),
  };
}

const ATTRIBUTES = [4, 5, 3, 3, 8, 2, 2, 2, 5, 32, 16, 5];

function contextInputs(id: number): Tensors {
  const [batch, words, height, width] = [1 + (id % 2), 1 + (id % 9), 4 * (1 + (id % 3)), 4 * (1 + (id % 4))] as const;
  const among = (tensor: number, sizes: readonly number[]): BigInt64Array =>
    BigInt64Array.from(
      [...uniform(id, tensor, [batch, sizes.length])].map((v, i) =>
        BigInt(Math.floor(((v + 1) / 2) * (sizes[i % sizes.length]! + 1))),
      ),
    );
  return {
    words: floats(
      [batch, words, 100],
      uniform(id, 0, [batch, words, 100]).map((v) => 0.17 * v),
    ),
    word_mask: floats([batch, words], uniform(id, 1, [batch, words]).map(step(-0.5))),
    attributes: { dims: [batch, ATTRIBUTES.length], data: among(2, ATTRIBUTES) },
    reference: floats([batch, 4, height, width], uniform(id, 3, [batch, 4, height, width])),
    reference_kind: { dims: [batch], data: among(4, [3]) },
    reference_aspect: { dims: [batch, 2], data: among(5, [8, 3]) },
  };
}

describe.skipIf(!isThere).each([
  ['kiln-context', 'context', contextInputs],
  ['kiln', 'kiln', kilnInputs],
  ['kiln-student', 'student', kilnInputs],
] as const)(`%s${why}`, (id, name, inputs) => {
  it('answers what PyTorch answers, within 1e-3 of the largest value, on 20 inputs', async () => {
    const session = await models.session(row(id));
    expect(GOLDEN[name]).toHaveLength(20);
    for (const [i, { size, largest, some }] of GOLDEN[name]!.entries()) {
      const [found] = Object.values(await session.run(inputs(i)));
      expect(found!.data.length).toBe(size);
      for (const [k, value] of some.entries()) {
        const at = Math.floor((k * (size - 1)) / (some.length - 1));
        expect(Math.abs(Number(found!.data[at]) - value), `input ${i}, number ${at}`).toBeLessThan(1e-3 * largest);
      }
    }
  });
});

describe.skipIf(!isThere).each(['kiln', 'kiln-student'])(`%s${why}`, (id) => {
  const velocity = async (inputs: Tensors): Promise<Float32Array> =>
    (await (await models.session(row(id))).run(inputs)).velocity!.data as Float32Array;
  const [height, width, patch] = [16, 24, 4];

  /** One sample, all of it to be drawn, half-way. */
  function asked(): Tensors {
    const image = (tensor: number, channels: number) => uniform(99, tensor, [1, channels, height, width]);
    return {
      noisy: floats([1, 4, height, width], image(0, 4)),
      known: floats([1, 4, height, width], new Float32Array(4 * height * width)),
      mask: floats([1, 1, height, width], new Float32Array(height * width).fill(1)),
      pose: floats([1, 6, height, width], new Float32Array(6 * height * width)),
      time: floats([1], [0.5]),
      wrap: floats([1], [0]),
      context: floats([1, 3, features], uniform(99, 6, [1, 3, features])),
      context_mask: floats([1, 3], [1, 1, 1]),
    };
  }
  const difference = (a: ArrayLike<number>, b: ArrayLike<number>) =>
    Math.max(...Array.from(a, (v, i) => Math.abs(v - b[i]!)));
  /** Columns moved to the right by a number of pixels, what leaves comes back at the left. */
  const rolled = (plane: ArrayLike<number>, by: number) =>
    Float32Array.from(plane, (_, i) => plane[i - (i % width) + (((i % width) - by + width) % width)]!);

  it('leads to the known picture where nothing is to be drawn', async () => {
    const inputs = kilnInputs(4);
    const { noisy, known, mask, time } = inputs as Record<string, { data: Float32Array; dims: readonly number[] }>;
    const found = await velocity(inputs);
    const plane = noisy!.dims[2]! * noisy!.dims[3]!;
    for (const [i, v] of found.entries()) {
      if (mask!.data[Math.floor(i / (4 * plane)) * plane + (i % plane)] === 1) continue;
      expect(v).toBeCloseTo((known!.data[i]! - noisy!.data[i]!) / (1 - time!.data[Math.floor(i / (4 * plane))]!), 3);
    }
  });

  it('sees the edges of a picture, unless they wrap', async () => {
    const far: number[] = [];
    for (const wrap of [1, 0]) {
      const inputs: Tensors = { ...asked(), wrap: floats([1], [wrap]) };
      const noisy = floats([1, 4, height, width], rolled(inputs.noisy!.data as Float32Array, patch));
      far.push(difference(await velocity({ ...inputs, noisy }), rolled(await velocity(inputs), patch)));
    }
    // What the context says may depend on the place, in whole periods of the canvas, so that wrapped ones do not move exactly.
    expect(far[0]).toBeLessThan(far[1]! / 2);
  });

  it('does not see masked tokens, nor its neighbours in a batch', async () => {
    const inputs = asked();
    const alone = await velocity(inputs);
    const padded = {
      ...inputs,
      context: floats([1, 5, features], [...(inputs.context!.data as Float32Array), ...uniform(1, 8, [2 * features])]),
      context_mask: floats([1, 5], [1, 1, 1, 0, 0]),
    };
    expect(difference(await velocity(padded), alone)).toBeLessThan(1e-4);
    const two = Object.fromEntries(
      Object.entries(inputs).map(([name, { dims, data }], i) => [
        name,
        floats([2, ...dims.slice(1)], [...(data as Float32Array), ...uniform(2, i, [data.length]).map(Math.abs)]),
      ]),
    );
    expect(difference((await velocity(two)).slice(0, alone.length), alone)).toBeLessThan(1e-4);
  });

  it('draws by what it is told', async () => {
    const inputs = asked();
    const other = { ...inputs, context: floats([1, 3, features], uniform(98, 6, [1, 3, features])) };
    expect(difference(await velocity(other), await velocity(inputs))).toBeGreaterThan(1e-2);
  });
});
