/** Kiln's networks of a models folder, each for the uses that its row lists. */
import { availableParallelism } from 'node:os';
import type { ModelRow } from '../inference/manifest.ts';
import type { Models } from '../inference/models.ts';
import type { Device } from '../inference/session.ts';
import type { WordVectors } from '../understand/word-vectors.ts';
import { networkConfigOf } from './config.ts';
import { openNetwork } from './network.ts';
import { createKilnPainter } from './paint.ts';
import type { LearnedLayer, Painter } from './types.ts';

export interface OpenKilnOptions {
  /** Where networks run: on a CPU the few-step student is preferred where both serve a use, elsewhere the full network. */
  readonly device: Device;
  /** Hears one line for each network that serves something. */
  readonly log?: (line: string) => void;
  /** The most samples of different pictures in one run of a network; by device where absent. */
  readonly mixed?: number;
}

/** The network's use in models/manifest.json, and the painter's name in results. */
const FULL = 'kiln';
const STUDENT = 'kiln-student';

/** Cores that one run of kiln takes at most; more gain little at these sizes, and leave nothing to drawing. */
const MOST_THREADS = 4;

/** Threads of a row's network: kiln's are worth several, every other is so small that one is best. */
export const threadsFor = ({ use }: Pick<ModelRow, 'use'>): number =>
  use === FULL || use === STUDENT ? Math.min(MOST_THREADS, availableParallelism()) : 1;

/**
 * The layer that a models folder's kiln rows make; undefined for a folder without such rows, or whose rows list no use.
 * Throws an Error that names a row whose config is unusable; files are opened when first used.
 */
export function openKiln(
  models: Models,
  vectors: WordVectors,
  { device, log, mixed }: OpenKilnOptions,
): LearnedLayer | undefined {
  const order = device === 'cpu' ? [STUDENT, FULL] : [FULL, STUDENT];
  const painters = order.flatMap((use) => {
    const row = models.forUse(use);
    if (!row) return [];
    const { uses } = networkConfigOf(row);
    if (uses.length > 0) log?.(`${row.id} serves ${uses.join(', ')} on ${device}`);
    return uses.length > 0 ? [{ uses, painter: createKilnPainter(use, openNetwork(models, row, vectors, mixed)) }] : [];
  });
  if (painters.length === 0) return undefined;
  return {
    painterFor: (use): Painter | undefined => painters.find(({ uses }) => uses.includes(use))?.painter,
  };
}
