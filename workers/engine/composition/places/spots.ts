/** Where a thing stands that was said to be somewhere in its place: as a row of the place's things, and how far across. */
import type { Px } from '../../../../src/pixels/types.ts';
import type { SceneNode, SpotName } from '../graph.ts';
import type { PlaceThings } from './types.ts';

/** How large a thing is that is far away, beside one that is merely behind. */
const AFAR = 0.55;

/** The row of a thing by where it was said to be; absent where that says nothing of its rank. */
export function rowOfSpot({ at, brief: { concept }, count }: SceneNode, indoor: boolean): PlaceThings | undefined {
  const spread = count > 1 ? 'edges' : 'scatter';
  switch (at?.is) {
    case 'floor':
      return at.strewn
        ? ['mid', concept, Math.max(6, count), 'scatter', 0.7]
        : ['mid', concept, count, 'scatter', 0.95];
    case 'wall':
      return indoor ? ['wall', concept, count, count > 1 ? 'row' : 'scatter', 1] : undefined;
    case 'ceiling':
      return indoor ? ['hang', concept, Math.min(4, count), 'row', 0.75] : undefined;
    case 'sill':
      return indoor ? ['wall', `sill:${concept}`, 1, 'scatter', 1.2] : undefined;
    case 'on':
      return ['mid', `set:${at.support}+${Array.from({ length: Math.min(3, count) }, () => concept).join('+')}`, 1, 'edges', 1.15]; // biome-ignore format: one line
    case 'far':
      return indoor ? ['back', concept, count, spread, 0.9] : ['far', concept, count, count > 1 ? 'row' : 'scatter', AFAR]; // biome-ignore format: one line
    case 'front':
      return ['front', concept, count, 'edges', 1];
    case 'sides':
      return ['mid', concept, Math.max(2, count), 'pairs', 1];
    default:
      return undefined;
  }
}

/** How far across the picture it stands; absent where nothing was said. */
export function acrossOf(is: SpotName | undefined, width: Px, wide: Px, seed: number, i = 0): Px | undefined {
  const edge = wide / 2 + width * 0.04;
  const next = i * wide * 0.9;
  switch (is) {
    case 'left':
      return Math.max(edge, width * 0.16) + next;
    case 'right':
      return Math.min(width - edge, width * 0.84) - next;
    case 'corner':
      return seed & 1 ? width - edge - next : edge + next;
    case 'middle':
      return width / 2 + (i % 2 ? 1 : -1) * Math.ceil(i / 2) * wide * 0.9;
    default:
      return undefined;
  }
}
