/** Where those stand of whom no place is said, by what they are. */
import { categoryOf } from '../catalogue/things/index.ts';
import { rowOf } from '../subject/sources.ts';
import type { Brief } from '../types.ts';
import type { SceneGraph, SceneNode } from './graph.ts';
import { placeOf, SPATIAL } from './scene-rules.ts';

interface Seen {
  readonly graph: SceneGraph;
  readonly first: SceneNode;
  readonly whole: Brief;
  readonly rest: string;
  /** More than one that stands there. */
  readonly several: boolean;
  /** A house is shown, not its inside. */
  readonly house: boolean;
  /** Pixels of the shorter side. */
  readonly side: number;
}

type Where = Pick<SceneGraph, 'place' | 'time'>;

/** The place, and the time where that is theirs as well; undefined: they stand as they would anyway. */
export function ownPlace(seen: Seen): Where | undefined {
  const { graph, whole, several, side } = seen;
  const place = onItsGround(seen) ?? (graph.nodes.length === 1 ? ofOne(seen) : undefined) ?? ofAll(seen);
  if (place) return { place };
  const flown = several ? inTheAir(graph, whole) : undefined;
  if (flown) return flown;
  const shared = several && !whole.setting ? placeOf(graph, side) : undefined;
  return shared ? { place: shared } : undefined;
}

/** A crag stands among mountains, or out in the sea where a light warns of it. */
function onItsGround({ first, whole }: Seen): SceneGraph['place'] {
  const [under] = first.changes.flatMap((c) =>
    c.is === 'stands on' || (c.is === 'sunk' && c.soil === 'dune') ? [c] : [],
  );
  if (under?.soil === 'rock') return first.brief.concept === 'lighthouse' ? 'sea' : 'mountain';
  if (under?.soil === 'dune') return 'desert';
  return under && (whole.setting === 'city' || rowOf(first.brief)?.home?.[0] === 'city') ? 'meadow' : undefined;
}

function ofOne({ graph, first, rest, house }: Seen): SceneGraph['place'] {
  const { concept } = first.brief;
  const building = categoryOf(concept) === 'building';
  // water falls over a cliff, into a pool
  if (concept === 'waterfall' && !first.act && first.count === 1)
    return graph.season === 'snowy' ? 'snowy forest' : 'forest';
  // a shop of that world stands in its streets
  if (house && /\bcyberpunk\b/i.test(rest) && concept !== 'cyberpunk-building' && building) return 'neon city';
  // what fell from the sky lies on the ground
  if (first.changes.some((c) => c.is === 'crashed')) return 'meadow';
  // what is hewn out of a cliff stands among mountains
  if (first.changes.some((c) => c.is === 'built' && c.of === 'cliff')) return 'mountain';
  // a building that floats has the sky round it
  if ((first.act?.verb === 'float' || first.act?.verb === 'fly') && building) return 'sky';
  // a station flies there by itself
  return /^(?:space-station|satellite)$/.test(concept) ? 'space' : undefined;
}

function ofAll({ graph: { nodes }, rest, several }: Seen): SceneGraph['place'] {
  // what is said to be of Mars stands there
  if (/\b(?:mars|martian)\b/i.test(rest) && nodes.every((n) => n.brief.kind === 'thing' && /^(?:building|vehicle)$/.test(categoryOf(n.brief.concept) ?? ''))) return 'mars'; // biome-ignore format: one line
  if (several && nodes.some((n) => n.brief.concept === 'floating-island')) return 'sky';
  // planets and what flies round them
  return several && nodes.every((n) => SPATIAL.test(n.brief.concept)) ? 'space' : undefined;
}

/** Who rides a broom or a carpet is high up, witches by night. */
function inTheAir({ nodes, edges, time }: SceneGraph, whole: Brief): Where | undefined {
  const rides = edges.length === 1 && edges[0]!.is === 'ride' && /^(?:broom|magic-carpet|flying-carpet)$/.test(nodes[edges[0]!.b]!.brief.concept); // biome-ignore format: one line
  if (!rides) return undefined;
  const night = time ?? (whole.setting === 'night' || nodes.some((n) => /witch|vampire|warlock/.test(n.brief.concept)) ? 'night' : undefined); // biome-ignore format: one line
  return { place: 'sky', ...(night ? { time: night } : {}) };
}
