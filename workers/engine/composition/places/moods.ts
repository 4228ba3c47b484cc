/** What a mood adds to a place and takes from it: trees that show the season, fires, lamps that are out. */
import type { SceneGraph } from '../graph.ts';
import { seasonOf } from './atmosphere.ts';
import type { PlaceRow, PlaceThings } from './types.ts';

const TREE = /(?:^|[ :-])(?:tree|willow|oak|birch)\b/;
/** Grounds on which trees of a season grow. */
const GROWS = /^(?:grass|stone|tiles|cobbles|dirt|planks|cracks|bricks|gravel)$/;
/** What burns by itself. */
const HOMES =
  /house|hut|cottage|cabin|shop|bakery|tavern|building|tower|windmill|barn|farm|tree|palm|bush|tent|stall|hay/;
const LIGHT = /^(?:wall-torch|torch|lantern|candle|candelabra|street-lamp|bedside-lamp|floor-lamp|lamp|chandelier|red-paper-lantern|stone-lantern|jack-o-lantern|neon-sign)$/; // biome-ignore format: a list

const shown = (graph: SceneGraph, feature: string): boolean => graph.painted?.some((one) => one.feature === feature) === true; // biome-ignore format: one line

/** Its things without lamps; of `left` the first are kept, one of each. */
function darkened(things: readonly PlaceThings[], left: number): PlaceThings[] {
  let kept = left;
  return things.flatMap((thing): PlaceThings[] => {
    const [rank, what, count, spread, size] = thing;
    if (what.startsWith('set:')) return [[rank, what.split('+').filter((one) => !LIGHT.test(one)).join('+'), count, spread, size ?? 1]]; // biome-ignore format: one line
    if (!what.split(' ').some((one) => LIGHT.test(one))) return [thing];
    return kept-- > 0 ? [[rank, what, 1, 'centre', size ?? 1]] : [];
  });
}

/** A place in the mood that was said of it. */
export function inMood(row: PlaceRow, graph: SceneGraph, burning: boolean): PlaceRow {
  const open = !row.indoor && !row.scene.wall;
  let things = [...row.things];
  let dim: Partial<PlaceRow> = {};
  const [off, lone] = [shown(graph, 'lights off'), shown(graph, 'lone light')];
  if (off || lone) {
    // a corridor has lamps of its own
    const own = row.features?.some((f) => f.startsWith('hall:')) === true;
    things = darkened(things, lone && !own ? 1 : 0);
    if (lone && !own && !things.some(([, what]) => LIGHT.test(what))) things.push(row.indoor ? ['hang', 'lantern', 1, 'centre', 0.9] : ['mid', 'street-lamp', 1, 'centre', 1]); // biome-ignore format: one line
    // of a lit room the darkness is the lamps' that are out
    if (row.indoor) dim = { ambient: Math.min(row.ambient ?? 1, off ? 0.5 : 0.58), features: (row.features ?? []).filter((f) => !/^(?:ceiling lights|string lights|led strips|lamp row)/.test(f)) }; // biome-ignore format: one line
  }
  // rivers of a land of fire are of lava
  if (graph.manners?.some(({ id }) => id === 'volcanic' || id === 'lava') && row.features?.includes('river')) dim = { ...dim, features: (dim.features ?? row.features).map((f) => (f === 'river' ? 'lava river' : f)) }; // biome-ignore format: one line
  // the river that is said is the only one
  if (graph.painted?.some(({ feature }) => /^(?:river:|lava river)/.test(feature))) dim = { ...dim, features: (dim.features ?? row.features ?? []).filter((f) => f !== 'river') }; // biome-ignore format: one line
  // a floor that is asked to be flat has nothing that flows across it, and the midst of it is free
  if (shown(graph, 'flat floor')) {
    const own = dim.features ?? row.features ?? [];
    dim = { ...dim, features: own.filter((f) => !/^(?:river|stream|pool|pond|oasis)/.test(f)).map((f) => (f === 'lava river' ? 'lava moat' : f)) }; // biome-ignore format: one line
    things = things.map(([rank, what, count, spread, size]): PlaceThings => [rank, what, count, rank === 'mid' || rank === 'front' ? 'edges' : spread, size ?? 1]); // biome-ignore format: one line
  }
  // what stands among flooded fields stands on a bank of earth
  if (row.features?.includes('terraces')) dim = { ...dim, features: [...(dim.features ?? row.features), 'field bank'] };
  const season = seasonOf(graph);
  if (season && open && GROWS.test(row.scene.texture) && !graph.absent?.includes('tree') && !things.some(([, what]) => TREE.test(what))) things.push(['back', 'tree', 2, 'edges', 0.8], ['mid', 'tree', 2, 'edges', 0.9]); // biome-ignore format: one line
  // what burns there is the subject, where one does
  if (burning && graph.nodes.length === 0 && row.scene.texture !== 'waves') {
    const few = things.filter(([rank, what]) => /^(?:back|mid|front)$/.test(rank) && HOMES.test(what)).length < 2;
    things.push(['mid', 'art:blaze', open ? 2 : 3, 'edges', 0.8]);
    if (few || !open) things.push(['back', 'art:blaze', 4, 'row', 1], ['front', 'art:blaze', 2, 'edges', 0.8]);
  }
  return things.length === row.things.length && things.every((thing, i) => thing === row.things[i]) && Object.keys(dim).length === 0 ? row : { ...row, ...dim, things }; // biome-ignore format: one line
}
