/** Where those whom a picture is about stand, and the picture with its place. */
import { createImage } from '../../../src/pixels/image.ts';
import { createRandom } from '../random.ts';
import type { Brief } from '../types.ts';
import type { Composed, Composition, SceneOptions } from './composed.ts';
import { drawGroupAlone } from './draw-group.ts';
import { isClose } from './draw-portrait.ts';
import type { SceneGraph } from './graph.ts';
import { isAlive } from './layout/actor.ts';
import { drawPlace } from './places/draw-place.ts';
import { PLACES } from './places/index.ts';
import { falling } from './places/weather.ts';
import { asPlaceHas } from './read/extras.ts';
import { KNOWN, type Read } from './read/known.ts';
import { LEAST_GAIN, lostWords, weightOf } from './read/lost-words.ts';
import { completed } from './read/members/index.ts';
import { briefOf, homeOf, names, SETTINGS } from './scene-rules.ts';

/** Whoever stands nowhere by name stands where the rest of what is said belongs: a sky, a ground, things about them. */
export function onGround(graph: SceneGraph, whole: Brief, text: string, read: Read): SceneGraph {
  if (isClose(graph.framing)) return graph;
  // what was taken for somebody's who is not in the picture is the place's
  if (graph.place) return completed(graph, text, read);
  if (graph.nodes.length === 0) return graph;
  if (graph.nodes.some(({ brief }) => brief.confidence < KNOWN)) return graph;
  const home = whole.setting && whole.setting !== 'night' && !names(graph, whole.setting) ? SETTINGS[whole.setting] : homeOf(graph); // biome-ignore format: one line
  // a dark thing makes no dark picture
  const mood = graph.mood.filter((word) => word !== 'dark');
  const full = completed({ ...graph, mood, place: home && !PLACES[home]!.features?.some((f) => f.startsWith('street:')) ? home : 'meadow' }, text, read, true); // biome-ignore format: one line
  const lost = (one: SceneGraph): number => weightOf(lostWords(text, one));
  // the look of a whole picture is that of its place as well
  const toned = full.painted?.some(({ feature }) => feature.startsWith('palette:')) === true;
  return toned || lost(graph) - lost(full) >= LEAST_GAIN ? full : graph;
}

/** Rain or snow that was said to be about somebody. */
export const fallsIn = ({ weather }: SceneGraph): 'rain' | 'snow' | undefined =>
  weather.includes('rain') || weather.includes('storm') ? 'rain' : weather.includes('snow') ? 'snow' : undefined;

export function alone(
  graph: SceneGraph,
  { width, height, style, seed }: SceneOptions,
  read: Read,
  ground = false,
): Composed {
  if (graph.nodes.length === 0)
    return {
      image: createImage(width, height),
      facts: {
        width,
        height,
        shown: [],
        owner: new Int16Array(width * height).fill(-1),
        parts: new Int16Array(width * height).fill(-1),
        partNames: [],
      },
    };
  const { stage, footings } = drawGroupAlone(graph, width, height, { style, seed, read, ground });
  const what = fallsIn(graph);
  if (what && graph.nodes.some((n) => isAlive(n.brief)))
    falling(stage.image, createRandom(seed).fork('falls'), what, Math.max(1, Math.round(Math.min(width, height) / 64)));
  return { image: stage.image, facts: stage.facts(), footings };
}

/** A land that is asked for from above is seen so, whatever words stand between: "top down village map". */
export function fromAbove(graph: SceneGraph, asked: string, view: string | undefined): SceneGraph {
  const row = PLACES[graph.place!]!;
  const said = view === 'high top-down' || /\b(?:top[- ]?down|bird'?s[- ]eye|overhead|aerial)\b/i.test(asked);
  return said && !row.indoor && !row.flat && !row.underwater && graph.framing === 'scene' ? { ...graph, framing: 'from above' } : graph; // biome-ignore format: one line
}

/** A city over which something is seen is seen from afar: its streets have little sky. */
function underSky(graph: SceneGraph): SceneGraph {
  const aloft = graph.painted?.some(({ feature }) => feature.startsWith('heaven:')) === true;
  return aloft && graph.place === 'city' && graph.nodes.length === 0 ? { ...graph, place: 'skyline' } : graph;
}

export function placed(said: SceneGraph, whole: Brief, read: Read): Composition {
  const graph = underSky(asPlaceHas(said));
  return {
    graph,
    brief: briefOf(graph, whole),
    draw: (_, options) => alone(graph, options, read),
    whole: ({ width, height, style, seed }) => {
      const stage = drawPlace(graph, width, height, { style, seed, read });
      return { image: stage.image, facts: stage.facts() };
    },
  };
}
