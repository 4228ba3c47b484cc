/** Somebody alone who does something, set by hand as those who stand are: "a kneeling knight", "a boy fishing". */
import { PIECES } from '../catalogue/garments/index.ts';
import { largePerson } from '../subject/small/large/doll/large-person.ts';
import { type Posture, postureOf } from '../subject/small/large/doll/postures.ts';
import { smallPerson } from '../subject/small/small-person.ts';
import type { SubjectOptions } from '../subject/types.ts';
import type { Brief } from '../types.ts';
import type { Composed } from './composed.ts';
import { elementOf } from './effects/flames.ts';
import type { SceneGraph, SceneNode } from './graph.ts';
import { withFreeHands, withTool } from './layout/actor.ts';
import { toolOf } from './layout/tool-of-act.ts';
import { KNOWN_BY_THE_THING } from './plain-small.ts';
import type { Read } from './read/known.ts';

/** What is drawn of it. */
export interface Acting {
  readonly brief: Brief;
  readonly posture: Posture;
  readonly element?: string;
  /** In the smallest pictures what is held tells it as well. */
  readonly told: boolean;
}

/** The only subject of a graph in what it does; undefined: more is said, or no row tells how that is set. */
export function actedByHand(graph: SceneGraph, read: Read): Acting | undefined {
  const { nodes, edges, extras, weather, place } = graph;
  const [only] = nodes;
  if (!only?.act || nodes.length > 1 || edges.length + extras.length + weather.length > 0 || place) return undefined;
  if (only.brief.kind !== 'humanoid' || only.count > 1 || only.changes.length > 0 || only.brief.mount) return undefined;
  const { verb, legs, object } = only.act;
  const posture = postureOf(verb, legs);
  if (!posture) return undefined;
  const element = object && (elementOf(object.text) ?? undefined);
  // what is conjured has a colour of its own; other things that are have a drawing
  if (posture.signs?.some((sign) => /^balls?$/.test(sign)) && object && !element && !/ball|spell|magic|orb|bolt/.test(object.text)) return undefined; // biome-ignore format: one line
  const brief = equipped(only, read);
  return brief && { brief, posture, told: KNOWN_BY_THE_THING.has(verb), ...(element ? { element } : {}) };
}

/** With what the act takes in the hands; undefined: what was said to be used is nothing that hands hold. */
function equipped(node: SceneNode, read: Read): Brief | undefined {
  const tool = toolOf(node);
  if (tool === 'own') return node.brief;
  if (tool === 'bare') return withFreeHands(node.brief);
  const armed = withTool(node, tool, read);
  const holds = armed.parts.some((p) => PIECES[p.piece]?.slot === 'right' || PIECES[p.piece]?.slot === 'left' || /^held\//.test(p.piece)); // biome-ignore format: one line
  // "two pistols": one for each hand
  const last = armed.parts.at(-1);
  if (
    holds &&
    last &&
    /^(?:two|dual|twin) |[^s]s$/.test(tool) &&
    armed.parts.filter((p) => p.piece === last.piece).length === 1
  )
    return { ...armed, parts: [...armed.parts, last] };
  return holds ? armed : undefined;
}

/** Draws it; undefined where a style asks for another side, or something of it has no rows. */
export function drawActing({ brief, posture, element, told }: Acting, o: SubjectOptions): Composed | undefined {
  const doing = { posture, ...(element ? { element } : {}) };
  const whole = { ...o, whole: true as const };
  const drawn =
    smallPerson(brief, whole, doing) ??
    largePerson(brief, whole, doing) ??
    (told ? smallPerson(brief, whole) : undefined);
  if (!drawn) return undefined;
  const { width, height } = drawn.image;
  const owner = Int16Array.from(drawn.parts, (part) => (part < 0 ? -1 : 0));
  const shown = [{ node: 0, copy: 0, what: 'subject', concept: brief.concept }];
  return { image: drawn.image, facts: { width, height, shown, owner, parts: drawn.parts, partNames: drawn.partNames } };
}
