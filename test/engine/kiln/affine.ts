/**
 * A models folder with kiln networks whose answers are known in closed form: the context is the words' vectors, a few sums
 * of attributes and the reference's mean colour; the velocity is affine in everything that it is given.
 */
import { type Folder, modelsFolder, type NetworkFile } from './models-folder.ts';
import { OnnxGraph, type Value } from './onnx.ts';

/** Vectors of the tests' words; also the tokens that they become. */
export const VECTORS: Readonly<Record<string, readonly number[]>> = {
  red: [0.5, 0, 0, 0.25],
  knight: [0, 0.25, 0.125, 0.25],
  cape: [0.125, 0, -0.25, 0],
  slime: [-0.25, 0.5, 0, 0.125],
};
export const words = {
  vector: (word: string) => (VECTORS[word] ? Float32Array.from(VECTORS[word]) : undefined),
  dimensions: 4,
};

/** What an attribute adds to the context's sum, by its place, in the first channel. */
export const ATTRIBUTE_SHARE = 1 / 64;

/** velocity = state·noisy + Σ context + known·known + pose·mean(pose maps) + mask·mask + time·time + wrap·wrap. */
export interface Velocity {
  readonly state: number;
  readonly known: number;
  readonly pose: number;
  readonly mask: number;
  readonly time: number;
  readonly wrap: number;
}
export const STILL: Velocity = { state: 0, known: 0, pose: 0, mask: 0, time: 0, wrap: 0 };

const f = (name: string, ...shape: (number | string)[]): Value => ({ name, type: 'float32', shape });
const i = (name: string, ...shape: (number | string)[]): Value => ({ name, type: 'int64', shape });

const CONTEXT_INPUTS = [
  f('words', 'batch', 'words', 4),
  f('word_mask', 'batch', 'words'),
  i('attributes', 'batch', 12),
  f('reference', 'batch', 4, 'reference_height', 'reference_width'),
  i('reference_kind', 'batch'),
  i('reference_aspect', 'batch', 2),
];
const CONTEXT_OUTPUTS = [f('context', 'batch', 'tokens', 4), f('context_mask', 'batch', 'tokens')];
const KILN_INPUTS = [
  f('noisy', 'batch', 4, 'height', 'width'),
  f('known', 'batch', 4, 'height', 'width'),
  f('mask', 'batch', 1, 'height', 'width'),
  f('pose', 'batch', 6, 'height', 'width'),
  f('time', 'batch'),
  f('wrap', 'batch'),
  f('context', 'batch', 'tokens', 4),
  f('context_mask', 'batch', 'tokens'),
];
const KILN_OUTPUTS = [f('velocity', 'batch', 4, 'height', 'width')];

/** Tokens: one a word, one of the attributes (their sum, in the first channel), one of the reference (its mean colour). */
export function contextModel(): Uint8Array {
  const g = new OnnxGraph();
  const asToken = (value: string) => g.op('Unsqueeze', [value, g.ints(1)]);
  const spread = g.constant(
    Array.from({ length: 48 }, (_, k) => (k % 4 === 0 ? ATTRIBUTE_SHARE : 0)),
    [12, 4],
  );
  const attributes = g.op('MatMul', [g.op('Cast', ['attributes'], { to: 1 }), spread]);
  const aspect = g.op('ReduceSum', [g.op('Cast', ['reference_aspect'], { to: 1 }), g.ints(1)], { keepdims: 1 });
  const reference = g.op('Add', [
    g.op('ReduceMean', ['reference', g.ints(2, 3)], { keepdims: 0 }),
    g.op('Mul', [aspect, g.constant([0, 0, 0, ATTRIBUTE_SHARE], [4])]),
  ]);
  const kind = g.op('Unsqueeze', [g.op('Cast', ['reference_kind'], { to: 1 }), g.ints(1)]);
  const one = g.op('Sub', [kind, g.op('Sub', [kind, g.constant([1])])]);
  g.output(g.op('Concat', ['words', asToken(attributes), asToken(reference)], { axis: 1 }), 'context');
  g.output(g.op('Concat', ['word_mask', one, g.op('Min', [kind, g.constant([1])])], { axis: 1 }), 'context_mask');
  return g.model(CONTEXT_INPUTS, CONTEXT_OUTPUTS);
}

export function velocityModel(of: Velocity): Uint8Array {
  const g = new OnnxGraph();
  const times = (value: string, factor: number) => g.op('Mul', [value, g.constant([factor])]);
  const everywhere = (value: string) => g.op('Unsqueeze', [value, g.ints(1, 2, 3)]);
  const masked = g.op('Mul', ['context', g.op('Unsqueeze', ['context_mask', g.ints(2)])]);
  const context = g.op('Unsqueeze', [g.op('ReduceSum', [masked, g.ints(1)], { keepdims: 0 }), g.ints(2, 3)]);
  const terms = [
    context,
    times('known', of.known),
    times(g.op('ReduceMean', ['pose', g.ints(1)], { keepdims: 1 }), of.pose),
    times('mask', of.mask),
    times(everywhere('time'), of.time),
    times(everywhere('wrap'), of.wrap),
  ];
  g.output(
    terms.reduce((sum, term) => g.op('Add', [sum, term]), times('noisy', of.state)),
    'velocity',
  );
  return g.model(KILN_INPUTS, KILN_OUTPUTS);
}

/** What a test says of a row besides its file; the rest has usual values. */
export interface KilnRow {
  readonly id: 'kiln' | 'kiln-student';
  readonly file: Uint8Array;
  readonly config?: Readonly<Record<string, unknown>>;
}

export const CONFIG = {
  patch: 4,
  native: 16,
  steps: 8,
  sampler: 'euler',
  guidance: { text: 3, image: 1, pose: 1 },
  uses: ['text'],
  categories: ['animal', 'weapon'],
};

/** A models folder of these networks in a temporary folder. */
export function kilnFolder(rows: readonly KilnRow[]): Folder {
  const { patch, categories } = CONFIG;
  return modelsFolder([
    {
      id: 'kiln-context',
      file: contextModel(),
      io: [CONTEXT_INPUTS, CONTEXT_OUTPUTS],
      config: { patch, categories, maxWords: 6 },
    },
    ...rows.map(
      ({ id, file, config }): NetworkFile => ({
        id,
        file,
        io: [KILN_INPUTS, KILN_OUTPUTS],
        needs: ['kiln-context'],
        config: { ...CONFIG, ...config },
      }),
    ),
  ]);
}
