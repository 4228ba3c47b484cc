/** Somebody alone who does something, set by hand as those who stand are: "a kneeling knight", "a boy fishing". */
import { PIECES } from '../catalogue/garments/index.ts';
import type { Rendering } from '../solids/render.ts';
import { withLitEyes } from '../subject/lit-eyes.ts';
import { enlargedPerson, largePerson } from '../subject/small/large/doll/large-person.ts';
import { ON_BOARD, type Posture, postureOf, RIDING, SEATED } from '../subject/small/large/doll/postures.ts';
import { isBoard, isRidden, isSeat } from '../subject/small/large/doll/seats.ts';
import { riddenByHand } from '../subject/small/ridden.ts';
import { smallPerson } from '../subject/small/small-person.ts';
import type { SubjectOptions } from '../subject/types.ts';
import type { Brief } from '../types.ts';
import type { Composed } from './composed.ts';
import { elementOf } from './effects/flames.ts';
import type { Act, SceneGraph, SceneNode } from './graph.ts';
import { withFreeHands, withTool } from './layout/hands-free.ts';
import { toolOf } from './layout/tool-of-act.ts';
import { KNOWN_BY_THE_THING } from './plain-small.ts';
import type { Read } from './read/known.ts';
import type { VerbId } from './verbs.ts';

/** What is drawn of it. */
export interface Acting {
  readonly brief: Brief;
  readonly posture: Posture;
  readonly element?: string;
  /** In the smallest pictures what is held tells it as well. */
  readonly told: boolean;
  /** What it rides. */
  readonly mount?: Brief;
}

/** The only person of a graph in what it does; undefined: more is said, or no row tells how that is set. */
export function actedByHand(graph: SceneGraph, read: Read): Acting | undefined {
  const { nodes, edges, extras, weather, place } = graph;
  const [only, other] = nodes;
  if (!only || nodes.length > 2 || edges.length >= 2 || extras.length + weather.length > 0 || place) return undefined;
  if (only.brief.kind !== 'humanoid' || only.count > 1 || only.changes.length > 0 || only.brief.mount) return undefined;
  if (other) return withOther(only, other, graph, read);
  const state = STATES[only.brief.action ?? ''] ?? (only.brief.mood.includes('dead') ? 'die' : undefined);
  // whoever was made out of several words stands there
  if (!only.act && !state)
    return graph.framing === 'group' ? { brief: only.brief, posture: {}, told: true } : undefined;
  const act: Act = only.act ?? { verb: state! };
  const { verb, legs, object } = act;
  const posture = postureOf(verb, legs);
  // a face that is as large as the body is seen from before; others crawl along
  if (!posture || (verb === 'crawl' && !only.brief.build.includes('child') && !/zombie|ghoul/.test(only.brief.concept)))
    return undefined;
  const element = object && (elementOf(object.text) ?? undefined);
  // what is conjured has a colour of its own; other things that are have a drawing
  if (posture.signs?.some((sign) => /^balls?$/.test(sign)) && object && !element && !/ball|spell|magic|orb|bolt/.test(object.text)) return undefined; // biome-ignore format: one line
  return acting(only, posture, read, element);
}

/** What a reading as one subject says of somebody lying. */
const STATES: Readonly<Record<string, VerbId>> = { die: 'die', sleep: 'sleep' };

function acting(node: SceneNode, posture: Posture, read: Read, element?: string): Acting | undefined {
  const brief = equipped(node, read);
  const told = node.act !== undefined && KNOWN_BY_THE_THING.has(node.act.verb);
  return brief && { brief, posture, told, ...(element ? { element } : {}) };
}

/** On a seat or a broom, or at what is worked on. */
function withOther(only: SceneNode, other: SceneNode, { edges: [edge] }: SceneGraph, read: Read): Acting | undefined {
  const { brief, count, changes, act } = other;
  if (edge?.a !== 0 || count > 1 || changes.length > 0 || act || brief.parts.some((p) => !p.chosen)) return undefined; // biome-ignore format: one line
  const id = SEAT_OF[brief.concept] ?? brief.concept;
  const said = brief.material ?? (brief.colours[0] ? `${brief.colours[0]}/cloth` : undefined);
  const seat = { id, ...(said ? { material: said } : {}) };
  if ((edge.is === 'sit on' || (edge.is === 'on' && CHAIRS.has(id))) && isSeat(id)) {
    const above = only.act ? postureOf(only.act.verb) : {};
    return above && !above.legs && !above.lies ? acting(only, { ...above, ...SEATED, seat }, read) : undefined;
  }
  if (isBoard(id) && (edge.is === 'ride' || edge.is === 'on') && !only.act)
    return acting(only, { ...ON_BOARD, seat }, read);
  if (edge.is === 'ride' && !only.act) {
    if (!isRidden(id)) return brief.kind === 'humanoid' ? undefined : { brief: only.brief, posture: {}, told: false, mount: brief }; // biome-ignore format: one line
    const lighter = withFreeHands(only.brief);
    return { brief: id === 'broom' ? lighter : only.brief, posture: { ...RIDING, seat }, told: false };
  }
  const posture = only.act && postureOf(only.act.verb);
  return posture?.signs?.some((sign) => sign === id) ? acting(only, posture, read) : undefined;
}

/** On which nobody stands. */
const CHAIRS: ReadonlySet<string> = new Set(['throne', 'chair', 'armchair', 'bench', 'stool', 'sofa', 'couch']);

/** Seats of another name. */
const SEAT_OF: Readonly<Record<string, string>> = {
  boulder: 'rock',
  stone: 'rock',
  'tree-stump': 'stool',
  stump: 'stool',
  box: 'crate',
  'wooden-crate': 'crate',
  chest: 'crate',
  'treasure-chest': 'crate',
  'park-bench': 'bench',
  'bar-stool': 'stool',
  'rocking-chair': 'chair',
  'wooden-chair': 'chair',
  'office-chair': 'armchair',
  broomstick: 'broom',
  boulders: 'rock',
  rug: 'flying-carpet',
  carpet: 'flying-carpet',
};

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
export function drawActing({ brief, posture, element, told, mount }: Acting, o: SubjectOptions): Composed | undefined {
  const doing = { posture, ...(element ? { element } : {}) };
  const whole = { ...o, whole: true as const };
  const posed = (): Rendering | undefined =>
    smallPerson(brief, whole, doing) ??
    largePerson(brief, whole, doing) ??
    (posture.legs === 'cross' ? enlargedPerson(brief, whole, doing) : undefined) ??
    (told ? smallPerson(brief, whole) : undefined);
  const plain = mount ? riddenByHand(brief, mount, whole) : posed();
  if (!plain) return undefined;
  const drawn = withLitEyes(plain, brief);
  const { width, height } = drawn.image;
  const owner = Int16Array.from(drawn.parts, (part) => (part < 0 ? -1 : 0));
  const shown = [{ node: 0, copy: 0, what: 'subject', concept: brief.concept }];
  return { image: drawn.image, facts: { width, height, shown, owner, parts: drawn.parts, partNames: drawn.partNames } };
}
