/** A picture of one building: it is shown large, and nothing that nobody asked for draws the eye from it. */
import { categoryOf } from '../../catalogue/things/index.ts';
import type { SceneNode } from '../graph.ts';
import type { PlaceRow } from './types.ts';

/** What lives or blooms somewhere as usual. */
const LIVELY =
  /^(?:beast:.*|person:.*|.*flowers?|tulip|rose|daisy|sunflower|.*mushrooms?|crab|starfish|seashell|shell|chicken|hen|chick|cow|sheep|pig|duck|goose|horse|seagull|gull|butterfly|bird|crow|rabbit|frog|fish|cat|dog)$/;

export const isOneHouse = (nodes: readonly SceneNode[]): boolean =>
  nodes.length === 1 && nodes[0]!.count === 1 && categoryOf(nodes[0]!.brief.concept) === 'building';

/** The usual things of a place without all that lives or blooms. */
export const bareAbout = (things: PlaceRow['things']): PlaceRow['things'] =>
  things.flatMap((thing): PlaceRow['things'] => {
    const [rank, what, ...rest] = thing;
    const left = what.split(' ').filter((word) => !LIVELY.test(word));
    return left.length > 0 ? [[rank, left.join(' '), ...rest]] : [];
  });
