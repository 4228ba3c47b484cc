import type { Brief } from '../types.ts';
import { type ConceptGuess, type UnderstandOptions, understand, type WordVectors } from './index.ts';

/** Learned helpers of understanding. Without them it works by its tables alone. */
export interface EngineTools {
  readonly words?: WordVectors;
  readonly guess?: (text: string) => Promise<ConceptGuess | undefined>;
}

/** Below this confidence of the tables the learned guess is asked: it costs a network pass. */
const SURE = 0.9;

/** A description → its brief, with the learned helpers where the tables are not sure. */
export async function readDescription(
  text: string,
  options: Pick<UnderstandOptions, 'negative' | 'seed'>,
  tools: EngineTools,
): Promise<Brief> {
  const told = { ...options, ...(tools.words ? { words: tools.words } : {}) };
  const brief = understand(text, told);
  if (brief.confidence >= SURE || !tools.guess) return brief;
  const guess = await tools.guess(text);
  return guess ? understand(text, { ...told, guess }) : brief;
}
