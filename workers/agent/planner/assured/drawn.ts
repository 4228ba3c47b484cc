/** Pictures of a plan, drawn once for nobody before they are paid for: the engine tells of each which words it shows nothing of. */
import { LRUCache } from 'lru-cache';
import { draw } from '../../../engine/draw.ts';
import type { Step } from '../step.ts';
import { wordVectors } from '../talk/vectors.ts';

const DRAWS = /^create_(?:character|map_object|picture|[18]_direction_object)$/;
/** A picture of a place is read by its form, not by its size: it is tried small. */
const MOST_PX = 96;
const LEAST_PX = 32;
const KEPT = 512;

const known = new LRUCache<string, readonly string[]>({ max: KEPT });

/** What of a description its picture would not show, in the words of the description. A description that cannot be drawn loses nothing here: its own call says why. */
export async function unshownIn(
  description: string,
  size: { width: number; height: number },
  bare: boolean,
): Promise<readonly string[]> {
  const scale = Math.min(1, MOST_PX / Math.max(size.width, size.height));
  const [width, height] = [size.width, size.height].map((side) => Math.max(LEAST_PX, Math.round(side * scale))) as [
    number,
    number,
  ];
  const key = `${width}x${height} ${bare} ${description}`;
  const before = known.get(key);
  if (before) return before;
  let lost: readonly string[] = [];
  try {
    const { brief } = await draw({ description, width, height, seed: 1, noBackground: bare }, { words: wordVectors() });
    // "flying" of a flying squirrel is in its name
    const named = new Set(
      brief.drawnAs
        .toLowerCase()
        .replace(/\([^)]*\)/g, '')
        .split(/[^a-z]+/),
    );
    const concept = new Set(brief.concept.split(/[^a-z]+/));
    lost = [...new Set(brief.unknown.flatMap((words) => words.toLowerCase().split(/\s+/)))].filter(
      (word) => !named.has(word) && !concept.has(word),
    );
  } catch {
    lost = [];
  }
  known.set(key, lost);
  return lost;
}

/** Whether a step draws a picture of what it describes. */
export const isDrawn = ({ tool, args, price }: Step): boolean =>
  DRAWS.test(tool) && typeof args !== 'function' && price > 0;

const number = (value: unknown, otherwise: number): number => (typeof value === 'number' ? value : otherwise);

/** Of each picture of a plan the words of its description that it would not show. */
export async function unshownOf(steps: readonly Step[]): Promise<readonly string[]> {
  const lost: string[] = [];
  for (const step of steps) {
    const { tool, args } = step;
    if (!isDrawn(step) || typeof args === 'function') continue;
    const { description, width, height, size } = args;
    if (typeof description !== 'string') continue;
    const side = number(size, 64);
    const bare = tool !== 'create_picture' || args.no_background === true;
    lost.push(...(await unshownIn(description, { width: number(width, side), height: number(height, side) }, bare)));
  }
  return [...new Set(lost)];
}
