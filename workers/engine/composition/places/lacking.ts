/** A place without what it was said not to have: its people, its fish, its trees, what stands in its middle or before it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { SceneGraph } from '../graph.ts';
import type { PlaceRow, PlaceThings } from './types.ts';

const CREATURES = /^(?:animal|creature|beast|monster|enemy|bird|fish|life)$/;
const LIGHTS: Readonly<Record<string, RegExp>> = { cloud: /cloud/, sun: /sun/, moon: /moon/, star: /star/ };

/** The words of a thing's id: "set:table+mug" has a table and a mug, "pine-tree" is a tree. */
const wordsOf = (what: string): readonly string[] => what.toLowerCase().split(/[^a-z]+/);

function lacks(what: string, noun: string): boolean {
  if (noun === 'person') return what.startsWith('person:');
  const last = noun.split(' ').at(-1)!;
  if (last === 'tree' && /(?:^|[ -])(?:tree|palm|willow|oak|pine|birch|bamboo|stump)(?:$|[ -])/.test(what)) return true;
  if (wordsOf(what).includes(last) || wordsOf(what).some((w) => w.length > last.length + 2 && w.endsWith(last))) return true; // biome-ignore format: one line
  if (CREATURES.test(last) && what.startsWith('beast:')) return last !== 'bird' || /bird|gull|crow|duck|hen|pigeon/.test(what); // biome-ignore format: one line
  if (last === 'fish') return /fish|shoal|shark|dolphin|whale|seahorse|\bray\b|turtle|school/.test(what);
  if (last === 'bird') return /gull|crow|bat\b|pigeon|duck|hen\b/.test(what);
  if (last === 'plant' || last === 'tree') return last === 'plant' && categoryOf(what.split(' ')[0]!) === 'plant';
  return last === 'furniture' && categoryOf(what.split(' ')[0]!) === 'furniture';
}

/** Off the middle: to both sides, or away. */
const aside = (things: readonly PlaceThings[]): PlaceThings[] =>
  things.flatMap(([rank, what, count, spread, size]): PlaceThings[] =>
    rank === 'far' || rank === 'air' || rank === 'hang' || rank === 'wall'
      ? [[rank, what, count, spread, size ?? 1]]
      : spread === 'centre'
        ? []
        : [
            [
              rank,
              what,
              Math.min(count, rank === 'mid' ? 2 : 4),
              rank === 'back' && count > 4 ? spread : 'edges',
              size ?? 1,
            ],
          ],
  );

export function lacking(row: PlaceRow, { absent = [] }: Pick<SceneGraph, 'absent'>): PlaceRow {
  if (absent.length === 0) return row;
  let things: PlaceThings[] = row.things.flatMap(([rank, what, count, spread, size]): PlaceThings[] => {
    const kept = /^(?:set|art|person|beast|snow|glow|sill):/.test(what) ? [what] : what.split(' ');
    const left = kept.filter((one) => !absent.some((noun) => lacks(one, noun)));
    if (left.length === 0 || (absent.includes('foreground') && (rank === 'front' || (rank === 'mid' && !row.indoor))))
      return [];
    return [[rank, left.join(' '), count, spread, size ?? 1]];
  });
  if (absent.includes('middle')) things = aside(things);
  const features = row.features?.filter((f) => !(absent.includes('middle') && /^(?:pool|pond|oasis)$/.test(f)) && !absent.some((noun) => (noun === 'person' ? /^(?:crowd|people)/.test(f) : f.split(/[: ]/).includes(noun)))); // biome-ignore format: one line
  const lights = row.scene.lights?.filter((light) => !absent.some((noun) => LIGHTS[noun]?.test(light)));
  const skylines = absent.includes('tree') ? row.scene.skylines?.filter(([shape]) => !/tree|pine|palm|forest/.test(shape)) : undefined; // biome-ignore format: one line
  return {
    ...row,
    things,
    ...(features ? { features } : {}),
    scene: { ...row.scene, ...(lights ? { lights } : {}), ...(skylines ? { skylines } : {}) },
    ...(absent.includes('foreground') ||
    absent.includes('middle') ||
    absent.includes('tree') ||
    absent.includes('plant')
      ? { frame: 'none' as const }
      : {}),
  };
}
