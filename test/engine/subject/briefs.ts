import type { Rgba } from '../../../src/pixels/types.ts';
import type { SubjectOptions } from '../../../workers/engine/subject/types.ts';
import type { Brief, SubjectKind } from '../../../workers/engine/types.ts';

/** A brief in which only what matters is said. */
export const brief = (concept: string, said: Partial<Brief> = {}, kind: SubjectKind = 'humanoid'): Brief => ({
  kind,
  concept,
  confidence: 1,
  colours: [],
  parts: [],
  without: [],
  build: [],
  mood: [],
  count: 1,
  unknown: [],
  drawnAs: concept,
  ...said,
});

export const options = (size: number, rest: Partial<SubjectOptions> = {}): SubjectOptions => ({
  width: size,
  height: size,
  style: {},
  seed: 1,
  variation: 0,
  ...rest,
});

/** Below this many pixels a side an outer line may lie on the edge: a pixel of air would cost people their faces. */
const AIRY = 32;

/** Every fault of a picture as the interface promises it: size, alpha 0 or 255, RGB 0 where clear, a clear edge from 32 pixels on. */
export function faults(image: Rgba, width: number, height: number): readonly string[] {
  const found: string[] = [];
  if (image.width !== width || image.height !== height) found.push(`size ${image.width}x${image.height}`);
  if (image.data.length !== width * height * 4) found.push('length of data');
  let opaque = 0;
  for (let i = 0; i < width * height; i++) {
    const [r, g, b, a] = image.data.subarray(i * 4, i * 4 + 4);
    if (a !== 0 && a !== 255) found.push(`alpha ${a}`);
    if (a === 0 && (r || g || b)) found.push('colour under alpha 0');
    if (a === 255) opaque++;
    const x = i % width;
    const y = Math.floor(i / width);
    if (a && Math.min(width, height) >= AIRY && (x === 0 || y === 0 || x === width - 1 || y === height - 1))
      found.push(`edge pixel ${x},${y}`);
  }
  if (opaque === 0) found.push('nothing drawn');
  return found;
}
