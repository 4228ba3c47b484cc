/** "dungeon tiles: floor, walls, corners, stairs": the set of tiles, and what stands on it by itself. */
import type { Plan } from './step.ts';
import { isPlan } from './step.ts';
import { singular, subjectOf } from './subjects.ts';
import { takeSize } from './wishes/globals.ts';
import { bareNoun } from './words.ts';

const LIST = /^(?:an? |the |some )?((?:[\w-]+ ){1,3}?)(?:tile ?sets?|tiles)(?: for [^:,]+)?\s*[:,(]\s*(.+?)\)?$/i;
const GROUNDS = /^(?:floors?|walls?|grounds?|ceilings?|roofs?|paths?)$/i;
/** Every set has them. */
const IN_EVERY_SET = /^(?:(?:inner|outer|inside|outside) )?(?:corners?|edges?|borders?|transitions?|sides?)$/i;

/** Undefined where the list is another one: of grounds that go over into each other. */
export function tileList(wish: string, plan: (words: string) => Plan): Plan | undefined {
  const { text, size } = takeSize(wish);
  const [, place = '', list = ''] = LIST.exec(text.replace(/[\s,]+$/, '')) ?? [];
  const items = list
    .split(/\s*(?:[,;/]|\band\b|&)\s*/i)
    .map((item) => bareNoun(item).replace(/ tiles?$/i, ''))
    .filter(Boolean);
  const grounds = items.filter((item) => GROUNDS.test(item)).map((item) => singular(item));
  const things = items.filter((item) => !GROUNDS.test(item) && !IN_EVERY_SET.test(item));
  if (items.length < 3 || grounds.length !== 2 || !things.every((item) => subjectOf(item)?.kind === 'thing'))
    return undefined;
  const sized = size ? `, ${size.width}x${size.height}` : '';
  const laid = plan(`${place}tileset, ${grounds.join(' and ')}${sized}`);
  const stood = things.length ? plan(`${things.map((thing) => `${place}${thing}`).join(', ')}${sized}`) : undefined;
  if (!isPlan(laid) || (stood && !isPlan(stood))) return undefined;
  return {
    whole: true,
    steps: [...laid.steps, ...(stood?.steps ?? [])],
    notes: [
      ...laid.notes,
      ...(stood?.notes ?? []),
      'A set of tiles has its corners and edges; what stands on it is drawn by itself.',
    ],
  };
}
