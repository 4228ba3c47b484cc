import type { ModelRow } from '../../inference/manifest.ts';
import type { Models } from '../../inference/models.ts';
import type { TensorData } from '../../inference/session.ts';

/** The row that serves a use. Throws an Error when none does: there is no learned answer without a network. */
export function rowFor(models: Models, use: string): ModelRow {
  const row = models.forUse(use);
  if (!row) throw new Error(`No model serves the use ${use}.`);
  return row;
}

/** A network's float32 output. Throws an Error when it is missing or of another type. */
export function floatsOf(out: Readonly<Record<string, TensorData>>, name: string): Float32Array {
  const data = out[name]?.data;
  if (!(data instanceof Float32Array)) throw new Error(`The network gave no float32 output "${name}".`);
  return data;
}
