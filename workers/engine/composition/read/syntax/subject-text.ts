/**
 * A description of one subject put into the order that the tables read: who it is, then what belongs to it. For those who draw one
 * subject alone: characters and objects.
 */
import { LRUCache } from 'lru-cache';
import type { Brief } from '../../../types.ts';
import { heard } from '../../../understand/heard.ts';
import { understand } from '../../../understand/index.ts';
import { parse } from '../../../understand/syntax/index.ts';
import type { WordVectors } from '../../../understand/word-vectors.ts';
import type { SceneGraph } from '../../graph.ts';
import type { Read } from '../known.ts';
import { LEAST_GAIN, lostWords, weightOf } from '../lost-words.ts';
import { readBySyntax } from './index.ts';
import { SURE } from './kinds.ts';

const ORDERED = new LRUCache<string, string>({ max: 500 });

/**
 * The text in plain order, where less of it is lost that way; else as it was typed. Who is named stays the same, unless nothing known
 * was named before ("my daughter as a pirate").
 */
export function inPlainOrder(text: string, words?: WordVectors): string {
  const known = ORDERED.get(text);
  if (known !== undefined) return known;
  const said = heard(text, words);
  const ordered = said.foreign ? text : reordered(said.text, (one) => understand(one, { heard: true, ...(words ? { words } : {}) })) ?? text; // biome-ignore format: one line
  ORDERED.set(text, ordered);
  return ordered;
}

function reordered(text: string, read: Read): string | undefined {
  const whole = read(text);
  const lost = weightOf(lostWords(text, alone(whole)));
  if (lost < LEAST_GAIN || whole.scenery) return undefined;
  const [first] = readBySyntax(parse(text).tokens, read).draft.nodes;
  if (!first) return undefined;
  const brief = read(first.text);
  if (whole.confidence >= SURE && (brief.concept !== whole.concept || brief.kind !== whole.kind)) return undefined;
  return lost - weightOf(lostWords(text, alone(brief))) >= LEAST_GAIN ? first.text : undefined;
}

const alone = (brief: Brief): SceneGraph => ({
  nodes: [{ id: 0, text: brief.drawnAs, brief, count: 1, changes: [] }],
  edges: [],
  extras: [],
  weather: [],
  mood: [],
  unknown: brief.unknown,
  framing: 'group',
});
