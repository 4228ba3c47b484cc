import { PROPS } from '../catalogue/things/index.ts';
import { Scene } from '../solids/scene.ts';
import type { Brief } from '../types.ts';
import { buildThing, contextOf } from './draw-thing.ts';

const PLAIN = { width: 64, height: 64, style: {}, seed: 1, variation: 0 } as const;
const NOTHING: ReadonlySet<string> = new Set();
const known = new Map<string, ReadonlySet<string>>();

/** What the drawing of a thing calls its parts; of flat drawings, which name none, nothing. */
export function partNamesOf(concept: string): ReadonlySet<string> {
  if (!Object.hasOwn(PROPS, concept)) return NOTHING;
  const found = known.get(concept) ?? new Set(named(concept));
  known.set(concept, found);
  return found;
}

function named(concept: string): readonly string[] {
  const brief: Brief = { kind: 'thing', concept, confidence: 1, colours: [], parts: [], without: [], build: [], mood: [], count: 1, unknown: [], drawnAs: '' }; // biome-ignore format: a record
  const scene = new Scene();
  buildThing(brief, scene, contextOf(brief, PLAIN));
  return scene.parts.flatMap(({ name }) => [name, name.replace(/[-_ ]?\d+$/, '')]);
}
