/**
 * Kiln's network with random weights, so that a configuration can be timed that was not trained here. The layers are those
 * of models/train/kiln/network.py, stored and computed as its export does; only the grid is fixed, and the context is the
 * words alone. Its pictures are noise.
 */
import { toHalf } from '../../workers/engine/kiln/diffusion/half.ts';
import { gaussianNoise } from '../../workers/engine/kiln/noise.ts';
import { OnnxGraph, type Value } from '../engine/kiln/onnx.ts';

export interface GraphConfig {
  readonly width: number;
  readonly head: number;
  readonly depth: number;
  /** Width of the last two convolutions. */
  readonly detail: number;
  /** Pixels of a side. */
  readonly side: number;
}

const PATCH = 4;
/** Noisy, known, mask and pose. */
const PLANES = 4 + 4 + 1 + 6;
const PLACES = 18;
const VECTOR = 100;
const MASKED = -30000;

const floats = (name: string, ...shape: (number | string)[]): Value => ({ name, type: 'float32', shape });
const ints = (name: string, ...shape: (number | string)[]): Value => ({ name, type: 'int64', shape });

/** Layers over a graph, with random weights of float16 that are widened once. */
class Layers {
  readonly g = new OnnxGraph();
  #seed = 0;
  /** Numbers of all weights. */
  parameters = 0;

  weight(...dims: number[]): string {
    const length = dims.reduce((a, b) => a * b, 1);
    this.parameters += length;
    const scale = (dims.length > 1 ? dims[0]! : 100) ** -0.5;
    const bits = toHalf(gaussianNoise(this.#seed++, length).map((v) => v * scale));
    return this.g.op('Cast', [this.g.constant(bits, dims, 'float16')], { to: 1 });
  }
  number = (value: number): string => this.g.constant([value]);
  add = (a: string, b: string): string => this.g.op('Add', [a, b]);
  mul = (a: string, b: string): string => this.g.op('Mul', [a, b]);
  affine(x: string, before: number, after: number, bias = false): string {
    const y = this.g.op('MatMul', [x, this.weight(before, after)]);
    return bias ? this.add(y, this.weight(after)) : y;
  }
  normal(x: string, width: number): string {
    const ones = this.g.constant(new Float32Array(width).fill(1), [width]);
    return this.g.op('LayerNormalization', [x, ones], { axis: -1, epsilon: { float: 1e-5 } });
  }
  split = (x: string, parts: number, axis: number): string[] =>
    this.g.ops('Split', [x], parts, { axis, num_outputs: parts });
  reshape = (x: string, ...shape: number[]): string => this.g.op('Reshape', [x, this.g.ints(...shape)]);
  silu = (x: string): string => this.mul(x, this.g.op('Sigmoid', [x]));
}

/** The context graph of such a network: one token of all attributes and one a word. */
export function contextGraph({ width }: GraphConfig): { readonly file: Uint8Array; readonly io: [Value[], Value[]] } {
  const l = new Layers();
  const { g } = l;
  const first = g.op('Unsqueeze', [l.affine(g.op('Cast', ['attributes'], { to: 1 }), 12, width), g.ints(1)]);
  const reference = g.op('ReduceMean', ['reference', g.ints(1, 2, 3)], { keepdims: 0 });
  const kinds = l.add(
    g.op('Cast', ['reference_kind'], { to: 1 }),
    g.op('ReduceSum', [g.op('Cast', ['reference_aspect'], { to: 1 }), g.ints(1)], { keepdims: 0 }),
  );
  const nothing = l.mul(l.add(reference, kinds), l.number(0));
  const seen = g.op('Unsqueeze', [l.add(nothing, l.number(1)), g.ints(1)]);
  g.output(g.op('Concat', [first, l.affine('words', VECTOR, width, true)], { axis: 1 }), 'context');
  g.output(g.op('Concat', [seen, 'word_mask'], { axis: 1 }), 'context_mask');
  const io: [Value[], Value[]] = [
    [
      floats('words', 'batch', 'words', VECTOR),
      floats('word_mask', 'batch', 'words'),
      ints('attributes', 'batch', 12),
      floats('reference', 'batch', 4, 'reference_height', 'reference_width'),
      ints('reference_kind', 'batch'),
      ints('reference_aspect', 'batch', 2),
    ],
    [floats('context', 'batch', 'tokens', width), floats('context_mask', 'batch', 'tokens')],
  ];
  return { file: g.model(...io), io };
}

/** The network itself, for `side` × `side` pixels and any batch. */
export function kilnGraph(config: GraphConfig): {
  readonly file: Uint8Array;
  readonly io: [Value[], Value[]];
  readonly parameters: number;
} {
  const { width, head, depth, detail, side } = config;
  const l = new Layers();
  const { g } = l;
  const grid = side / PATCH;
  const area = grid * grid;
  const heads = width / head;

  const planes = g.op('Concat', ['noisy', 'known', 'mask', 'pose'], { axis: 1 });
  const cut = g.op('Transpose', [l.reshape(planes, -1, PLANES, grid, PATCH, grid, PATCH)], {
    perm: [0, 2, 4, 1, 3, 5],
  });
  const patches = l.reshape(cut, -1, area, PLANES * PATCH ** 2);
  let x = l.affine(patches, PLANES * PATCH ** 2, width, true);
  const apart = g.op('Unsqueeze', [g.op('Sub', [l.number(1), 'wrap']), g.ints(1, 2)]);
  x = l.add(
    x,
    l.mul(apart, l.affine(g.constant(gaussianNoise('places', area * PLACES), [area, PLACES]), PLACES, width)),
  );

  const turns = gaussianNoise('turns', (area * head) / 2);
  const cosine = g.constant(turns.map(Math.cos), [1, 1, area, head / 2]);
  const sine = g.constant(turns.map(Math.sin), [1, 1, area, head / 2]);
  const turned = (y: string): string => {
    const [a, b] = l.split(y, 2, 3) as [string, string];
    const one = g.op('Sub', [l.mul(a, cosine), l.mul(b, sine)]);
    return g.op('Concat', [one, l.add(l.mul(a, sine), l.mul(b, cosine))], { axis: 3 });
  };

  const times = g.op('Unsqueeze', [l.mul('time', l.number(1000)), g.ints(1)]);
  const angles = l.mul(times, g.constant(gaussianNoise('waves', width / 2), [width / 2]));
  const waves = g.op('Concat', [g.op('Cos', [angles]), g.op('Sin', [angles])], { axis: 1 });
  const clock = l.affine(l.silu(l.affine(waves, width, width, true)), width, width, true);
  const asked = l.affine(g.op('Gather', ['context', g.constant([0], [], 'int64')], { axis: 1 }), width, width);
  const condition = l.silu(l.add(clock, asked));
  const modulation = l.affine(condition, width, 6 * width, true);
  const unseen = l.mul(g.op('Sub', [l.number(1), 'context_mask']), l.number(MASKED));
  const free = l.mul(g.op('ReduceMean', [x, g.ints(2)], { keepdims: 0 }), l.number(0));
  const hidden = g.op('Unsqueeze', [g.op('Concat', [free, unseen], { axis: 1 }), g.ints(1, 2)]);

  const perHead = (y: string): string => g.op('Transpose', [l.reshape(y, 0, -1, heads, head)], { perm: [0, 2, 1, 3] });
  for (let block = 0; block < depth; block++) {
    const modulated = g.op('Unsqueeze', [l.add(modulation, l.weight(6 * width)), g.ints(1)]);
    const [shift, scale, gate, shift2, scale2, gate2] = l.split(modulated, 6, 2) as [
      string,
      string,
      string,
      string,
      string,
      string,
    ];
    const shaped = (y: string, by: string, to: string): string =>
      l.add(l.mul(l.normal(y, width), l.add(by, l.number(1))), to);
    const joint = l.split(l.affine(shaped(x, scale, shift), width, 3 * width), 3, 2).map(perHead);
    const told = l.split(l.affine('context', width, 2 * width), 2, 2).map(perHead);
    const sized = (y: string): string => l.mul(l.normal(y, head), l.weight(head));
    const query = turned(sized(joint[0]!));
    const key = g.op('Concat', [turned(sized(joint[1]!)), sized(told[0]!)], { axis: 2 });
    const values = g.op('Concat', [joint[2]!, told[1]!], { axis: 2 });
    const logits = l.add(g.op('MatMul', [query, g.op('Transpose', [key], { perm: [0, 1, 3, 2] })]), hidden);
    const seen = g.op('MatMul', [g.op('Softmax', [logits], { axis: -1 }), values]);
    const out = l.reshape(g.op('Transpose', [seen], { perm: [0, 2, 1, 3] }), 0, -1, width);
    x = l.add(x, l.mul(gate, l.affine(out, width, width)));
    const up = g.op('Relu', [l.affine(shaped(x, scale2, shift2), width, 4 * width)]);
    x = l.add(x, l.mul(gate2, l.affine(l.mul(up, up), 4 * width, width)));
  }

  const [scale, shift] = l.split(g.op('Unsqueeze', [l.affine(condition, width, 2 * width, true), g.ints(1)]), 2, 2) as [
    string,
    string,
  ];
  const last = l.add(l.mul(l.normal(x, width), l.add(scale, l.number(1))), shift);
  const channels = 4 + detail;
  const tokens = l.affine(last, width, channels * PATCH ** 2, true);
  const whole = g.op('Transpose', [l.reshape(tokens, -1, grid, grid, channels, PATCH, PATCH)], {
    perm: [0, 3, 1, 4, 2, 5],
  });
  const image = l.reshape(whole, -1, channels, side, side);
  const [rough, fine] = g.ops('Split', [image, g.ints(4, detail)], 2, { axis: 1 }) as [string, string];
  const sides = { kernel_shape: [3, 3], pads: [1, 1, 1, 1] };
  const input = g.op('Concat', [fine, 'noisy', 'known', 'mask'], { axis: 1 });
  const first = g.op('Relu', [g.op('Conv', [input, l.weight(detail, detail + 9, 3, 3), l.weight(detail)], sides)]);
  const picture = l.add(rough, g.op('Conv', [first, l.weight(4, detail, 3, 3), l.weight(4)], sides));
  const left = g.op('Max', [g.op('Sub', [l.number(1), 'time']), l.number(0.05)]);
  g.output(g.op('Div', [g.op('Sub', [picture, 'noisy']), g.op('Unsqueeze', [left, g.ints(1, 2, 3)])]), 'velocity');

  const square = (name: string, of: number): Value => floats(name, 'batch', of, side, side);
  const io: [Value[], Value[]] = [
    [
      square('noisy', 4),
      square('known', 4),
      square('mask', 1),
      square('pose', 6),
      floats('time', 'batch'),
      floats('wrap', 'batch'),
      floats('context', 'batch', 'tokens', width),
      floats('context_mask', 'batch', 'tokens'),
    ],
    [square('velocity', 4)],
  ];
  return { file: g.model(...io), io, parameters: l.parameters };
}
