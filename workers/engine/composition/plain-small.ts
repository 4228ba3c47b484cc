/** Which sentences about one subject are, in the smallest pictures, a picture of that subject as it stands there. */

import type { Px } from '../../../src/pixels/types.ts';
import { BEAST_HATS } from '../catalogue/garments/beast-hats.ts';
import { byHand } from '../subject/small/by-hand.ts';
import { wingsSaid } from '../subject/small/sized-wings.ts';
import type { Brief } from '../types.ts';
import type { SceneGraph } from './graph.ts';

/** Up to so many pixels a side what hands do is told by what they hold. */
export const LEAST_ACT = 20;
/** Acts that are known by what is held, or are no others than going and standing at this size. */
export const KNOWN_BY_THE_THING: ReadonlySet<string> = new Set(['aim', 'shoot', 'swing', 'wield', 'hold', 'carry', 'play', 'raise', 'walk', 'run', 'march', 'guard', 'attack', 'fight', 'cook', 'stand', 'pose']); // biome-ignore format: a list
const WORN_BY_BEASTS: ReadonlySet<string> = new Set([
  ...Object.keys(BEAST_HATS),
  'collar',
  'scarf',
  'glasses',
  'sunglasses',
]);

/** Feelings that small faces show. */
const BROWS: ReadonlySet<string> = new Set(['angry', 'evil', 'wicked', 'sad', 'happy']);

/** Of many heads, all of which show their teeth. */
const GAPING: ReadonlySet<string> = new Set(['hydra', 'cerberus']);

/** Whether the reading of a text as one subject says all that a picture of 16 pixels can show of it. */
export function isPlainAtAny({ nodes, edges, place }: SceneGraph, whole: Brief): boolean {
  const [only] = nodes;
  if (!only || nodes.length > 1 || edges.length > 0 || only.count > 1 || place || whole.unknown.length > 0)
    return false;
  const wears = only.changes.length > 0 && only.changes.every((c) => c.is === 'wears');
  // brows are on the face; a sign of anger beside it would leave it half the room
  const feels = only.changes.length > 0 && only.changes.every((c) => c.is === 'felt' && BROWS.has(c.feeling));
  // seams and rivets are on a machine that is set by hand, wheels before it would hide them
  const built = only.changes.length > 0 && only.changes.every((c) => c.is === 'cogs') && whole.traits?.includes('mechanical') === true; // biome-ignore format: one line
  // wings that are huge or torn are so in their own picture
  const winged = only.changes.length > 0 && only.changes.every((c) => c.is === 'part' && c.part === 'wings' && !c.one && !c.kind && (c.look.state ?? 'torn') === 'torn' && !c.look.matter) && wingsSaid(whole.parts) !== undefined; // biome-ignore format: one line
  if ((feels || built || winged) && !only.act && whole.kind !== 'humanoid') return true;
  // its jaws are open in any case
  if (GAPING.has(whole.concept) && only.act?.verb === 'roar' && only.changes.length === 0) return true;
  if (whole.kind === 'quadruped') return wears && !only.act && whole.parts.some((p) => WORN_BY_BEASTS.has(p.piece));
  // what somebody wears was taken for the subject
  if (whole.kind === 'humanoid' && only.brief.kind === 'thing' && wears) return true;
  return whole.kind === 'humanoid' && only.changes.length === 0 && (!only.act || KNOWN_BY_THE_THING.has(only.act.verb));
}

/** Whose drawings have a chimney anyway. */
const SMOKES: ReadonlySet<string> = new Set(['house', 'cottage']);

/** "A house with a chimney": one that stands there as its drawing has it. */
export const hasItAnyway = ({ nodes: [only, ...others], edges, extras, weather, place }: SceneGraph): boolean =>
  only !== undefined &&
  others.length + edges.length + extras.length + weather.length === 0 &&
  only.count === 1 &&
  !place &&
  only.changes.length > 0 &&
  SMOKES.has(only.brief.concept) &&
  only.changes.every((c) => c.is === 'built' && c.of === 'chimneys' && /^(?:with )?(?:an? )?chimney$/i.test(c.told));

/** Whether all that stands beside an animal is what the reading as one subject has it wear: "a cat with a flower crown" holds nothing. */
export const isDressedOnly = ({ nodes, edges, place }: SceneGraph, whole: Brief): boolean =>
  whole.kind === 'quadruped' &&
  whole.unknown.length === 0 &&
  !place &&
  nodes.length > 1 &&
  nodes[0]!.brief.concept === whole.concept &&
  nodes.every(({ act, count, changes }) => !act && count === 1 && changes.length === 0) &&
  nodes.slice(1).every(({ id, brief }) => WORN_BY_BEASTS.has(brief.concept) && whole.parts.some((p) => p.piece === brief.concept) && edges.some(({ a, is, b }) => a === 0 && is === 'hold' && b === id)); // biome-ignore format: one line

/** Whether a stamp shows all that the reading as one subject says, in a picture of that side. */
export const isSetByHand = (whole: Brief, side: Px): boolean =>
  whole.kind !== 'humanoid' && whole.count === 1 && byHand(whole, side, {}, 0, 0) !== undefined;
