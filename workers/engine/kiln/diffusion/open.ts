/** A deployment's own pipeline in place of the models' kiln. */
import { availableParallelism } from 'node:os';
import type { Device } from '../../inference/session.ts';
import type { LearnedLayer } from '../types.ts';
import { readPipelineFolder } from './folder.ts';
import { createPipelinePainter } from './paint.ts';
import { openPipeline } from './pipeline.ts';

/**
 * The layer of a folder with a Stable Diffusion pipeline in ONNX. Its small files are read and checked now, its networks opened
 * when first used. Rejects with a PipelineError that names every missing or wrong file.
 */
export async function openPipelineLayer(
  dir: string,
  { device, log }: { readonly device: Device; readonly log: (line: string) => void },
): Promise<LearnedLayer> {
  const folder = await readPipelineFolder(dir);
  const painter = createPipelinePainter(folder, openPipeline(folder, { device, threads: availableParallelism(), log }));
  log(`${folder.options.name} from ${dir} serves ${folder.uses.join(', ') || 'nothing'} on ${device}`);
  return { painterFor: (use) => (folder.uses.includes(use) ? painter : undefined) };
}
