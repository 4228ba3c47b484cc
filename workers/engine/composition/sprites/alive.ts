/** Whether somebody is somebody. */
import { SHAPES } from '../../catalogue/shapes/index.ts';
import { categoryOf } from '../../catalogue/things/index.ts';
import type { Brief } from '../../types.ts';

/** People, animals, creatures, and things that are made like them. */
export const isAlive = (brief: Brief): boolean =>
  brief.kind !== 'thing' ||
  categoryOf(brief.concept) === 'monster' ||
  SHAPES[brief.concept]?.class === 'living' ||
  LIVING.has(brief.concept);
const LIVING: ReadonlySet<string> = new Set([
  'snowman',
  'teddy-bear',
  'mermaid',
  'centaur',
  'robot',
  'robin',
  'sparrow',
  'canary',
  'blue-jay',
  'toad',
]);
