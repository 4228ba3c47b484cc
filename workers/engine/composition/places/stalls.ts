/** Stalls and awnings that were said: four of them at least, each under cloth of one of the colours that were named. */
import type { SceneGraph } from '../graph.ts';
import type { PlaceRow, PlaceThings } from './types.ts';

const USUAL = ['#cc3038', '#3868c4', '#3c8c4c', '#d8a030'];

export function inStalls(row: PlaceRow, { painted = [] }: Pick<SceneGraph, 'painted'>): PlaceRow {
  const said = painted.find(({ feature }) => feature.startsWith('stalls:'));
  if (!said || row.indoor) return row;
  const named = said.feature.slice('stalls:'.length).split(',').filter(Boolean);
  const hues = named.length > 0 ? named : USUAL;
  const stalls = [0, 1, 2, 3].map(
    (i): PlaceThings => ['mid', `art:stall:${hues[i % hues.length]}`, 1, i < 2 ? 'edges' : 'scatter', 1.2],
  );
  return { ...row, things: [...stalls, ...row.things.filter(([, what]) => !what.startsWith('art:stall'))] };
}
