/** What a kiln row of models/manifest.json says of its network. */
import { z } from 'zod';
import type { ModelRow } from '../inference/manifest.ts';
import { PAINT_USES } from './types.ts';

/** A weight at the interface's default scale, or rows of scale and weight with straight lines between them. */
const Weights = z.union([z.number(), z.array(z.tuple([z.number(), z.number()])).min(1)]);
export type WeightTable = z.infer<typeof Weights>;

const NetworkConfig = z.object({
  /** Sides are multiples of it. */
  patch: z.int().positive(),
  /** The longest side that the network draws in one piece. */
  native: z.int().positive(),
  steps: z.int().min(1).max(1000),
  sampler: z.enum(['euler', 'heun']).default('euler'),
  guidance: z.object({ text: Weights, image: Weights, pose: Weights }),
  uses: z.array(z.enum(PAINT_USES)),
  /** How much of a drawing stays when it is refined, and how much of an enlarged picture. */
  refine: z.object({ strength: z.number().min(0).max(1) }).default({ strength: 0.8 }),
  /** Pictures made where the evaluator can choose one. */
  candidates: z.int().min(1).max(16).default(2),
});
export type NetworkConfig = z.infer<typeof NetworkConfig>;

const ContextConfig = z.object({
  patch: z.int().positive(),
  /** Names of the categories, in the order of their numbers. */
  categories: z.array(z.string()),
  maxWords: z.int().positive().default(24),
});
export type ContextConfig = z.infer<typeof ContextConfig>;

/** The config of a `kiln` or `kiln-student` row. Throws an Error that names the row and each wrong value. */
export const networkConfigOf = (row: ModelRow): NetworkConfig => read(NetworkConfig, row);

/** The config of a `kiln-context` row. Throws an Error that names the row and each wrong value. */
export const contextConfigOf = (row: ModelRow): ContextConfig => read(ContextConfig, row);

function read<T>(schema: z.ZodType<T>, row: ModelRow): T {
  const found = schema.safeParse(row.config);
  if (!found.success) throw new Error(`The model ${row.id} has no usable config: ${z.prettifyError(found.error)}`);
  return found.data;
}
