/** A request's words, attributes and reference as the inputs of a `kiln-context` network. */

import { DETAILS, DIRECTIONS, OUTLINES, SHADINGS, VIEWS } from '../../../src/domain/words.ts';
import { resizePixels } from '../../../src/pixels/index.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import type { TensorData } from '../inference/session.ts';
import { wordsOf } from '../understand/guess/tokens.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import type { ContextConfig } from './config.ts';
import type { Branch } from './guidance.ts';
import { CHANNELS, cropPlanes, planesOf } from './planes.ts';
import { type PaintAttributes, type PaintRequest, REFERENCE_KINDS, type ReferenceKind } from './types.ts';

/** Upper bounds of the classes of sizes and of palettes; of a palette, more is a class of its own. */
const SIZE_CLASSES = [16, 24, 32, 48, 64] as const;
const PALETTE_CLASSES = [4, 8, 16, 32] as const;
const FRAMES = 16;

const BACKGROUNDS = ['transparent', 'full'] as const;

/** 1 + the place of a value in its list, 0 for one that is not said or not listed. */
const number = <T>(list: readonly T[], value: T | undefined): number =>
  value === undefined ? 0 : list.indexOf(value) + 1;
const yesOrNo = (value: boolean | undefined): number => (value === undefined ? 0 : value ? 2 : 1);

/** 1 + the first class whose bound is not exceeded, `beyond` when none is; 0 for nothing said. */
function classOf(bounds: readonly number[], value: number | undefined, beyond: number): number {
  if (value === undefined) return 0;
  const found = bounds.findIndex((bound) => value <= bound);
  return found === -1 ? beyond : found + 1;
}

/**
 * The twelve numbers of attributes in the networks' order: outline, shading, detail, view, direction, isometric, oblique,
 * background, size, category, frame, palette size. Isometric pictures count as a view of their own: no other is said.
 */
export function attributeNumbers(said: PaintAttributes, longestSide: Px, categories: readonly string[]): number[] {
  return [
    number(OUTLINES, said.outline),
    number(SHADINGS, said.shading),
    number(DETAILS, said.detail),
    said.isometric ? 0 : number(VIEWS, said.view),
    number(DIRECTIONS, said.direction),
    yesOrNo(said.isometric),
    yesOrNo(said.oblique),
    number(BACKGROUNDS, said.background),
    classOf(SIZE_CLASSES, longestSide, SIZE_CLASSES.length),
    number(categories, said.category),
    said.frame === undefined ? 0 : Math.min(FRAMES, Math.max(1, Math.round(said.frame))),
    classOf(PALETTE_CLASSES, said.colors, PALETTE_CLASSES.length + 1),
  ];
}

/** What a branch's context depends on. */
export interface Conditions {
  readonly request: PaintRequest;
  /** The longer side of the piece that is drawn at once, and the longest that a reference may have. */
  readonly longestSide: Px;
  readonly native: Px;
}

/** Named inputs, of batch 1, of the context network for one branch of the guidance. */
export function contextInputs(
  { request, longestSide, native }: Conditions,
  { text, reference }: Pick<Branch, 'text' | 'reference'>,
  config: ContextConfig,
  vectors: WordVectors,
  dimensions: number,
): Record<string, TensorData> {
  const words = text ? request.description : (request.negativeDescription ?? '');
  const attributes = text
    ? attributeNumbers(request.attributes ?? {}, longestSide, config.categories)
    : new Array<number>(12).fill(0);
  const seen = reference ? request.reference : undefined;
  return {
    ...wordInputs(words, config.maxWords, vectors, dimensions),
    attributes: integers(attributes, [1, attributes.length]),
    reference: referencePlanes(seen?.image, native, config.patch),
    reference_kind: integers([number<ReferenceKind>(REFERENCE_KINDS, seen?.kind)], [1]),
    reference_aspect: integers([number(DIRECTIONS, seen?.direction), number(VIEWS, seen?.view)], [1, 2]),
  };
}

/** Vectors (1, words, dimensions), zeros for a word without one, and their mask; a text without words is one masked zero. */
export function wordInputs(
  text: string,
  most: number,
  vectors: WordVectors,
  dimensions: number,
): Record<string, TensorData> {
  const words = wordsOf(text, most);
  const count = Math.max(1, words.length);
  const data = new Float32Array(count * dimensions);
  words.forEach((word, i) => {
    const vector = vectors.vector(word);
    if (vector) data.set(vector, i * dimensions);
  });
  return {
    words: { data, dims: [1, count, dimensions] },
    word_mask: { data: new Float32Array(count).fill(words.length > 0 ? 1 : 0), dims: [1, count] },
  };
}

/** The reference as planes (1, 4, height, width), at most `native` on a side, filled up to multiples of the patch. */
function referencePlanes(image: Rgba | undefined, native: Px, patch: Px): TensorData {
  if (!image) return { data: new Float32Array(CHANNELS * patch * patch), dims: [1, CHANNELS, patch, patch] };
  const scale = Math.min(1, native / Math.max(image.width, image.height));
  const fitted = resizePixels(
    image,
    Math.max(1, Math.round(image.width * scale)),
    Math.max(1, Math.round(image.height * scale)),
  );
  const width = Math.ceil(fitted.width / patch) * patch;
  const height = Math.ceil(fitted.height / patch) * patch;
  const data = cropPlanes(planesOf(fitted), fitted, { x: 0, y: 0, width, height }, -1);
  return { data, dims: [1, CHANNELS, height, width] };
}

const integers = (values: readonly number[], dims: readonly number[]): TensorData => ({
  data: BigInt64Array.from(values, BigInt),
  dims,
});
