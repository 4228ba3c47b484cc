/** A creature in clothes that is set by hand with them, or an animal asleep: "a frog with a crown", where its stamp tells where its brow is. */
import type { Px } from '../../../src/pixels/types.ts';
import { withLitEyes } from '../subject/lit-eyes.ts';
import { WORN_BY_CREATURES } from '../subject/small/beast-wear.ts';
import { byHand } from '../subject/small/by-hand.ts';
import { ASLEEP } from '../subject/small/feeling.ts';
import type { Brief, BriefPart } from '../types.ts';
import { AS_WORN } from './changes/worn/hats.ts';
import type { Composed, SceneOptions } from './composed.ts';
import type { SceneGraph } from './graph.ts';
import { VARIATION } from './sprites/sprite.ts';

/** Creatures that are drawn lying when they sleep, or have eyes on stalks; bodies that do not lie at all. */
const LIES_DOWN = /^(?:slime|dragon|wyvern|bat|frog|toad|crab|snail)$/;
const FLOATS = /^(?:ghost|golem)$/;

/** The only subject of a graph with all that it wears as its parts, or asleep; undefined: more is said of it, or no stamp of that side shows it. */
export function cladByHand({ nodes, edges, extras, weather, place, unknown }: SceneGraph, side: Px): Brief | undefined {
  const [only] = nodes;
  if (!only || nodes.length > 1 || edges.length + extras.length + weather.length + unknown.length > 0 || place)
    return undefined;
  const dozes = only.brief.kind === 'quadruped' || (only.brief.kind === 'thing' ? !LIES_DOWN.test(only.brief.concept) : FLOATS.test(only.brief.concept)); // biome-ignore format: one line
  if (dozes && only.act?.verb === 'sleep' && only.count === 1 && only.changes.length === 0) {
    const asleep = { ...only.brief, mood: [...only.brief.mood, ASLEEP] };
    return byHand(asleep, side, {}, 0, 0) ? asleep : undefined;
  }
  if (only.brief.kind !== 'thing' || only.act || only.count > 1 || only.changes.length === 0) return undefined;
  const worn: BriefPart[] = [];
  for (const change of only.changes) {
    if (change.is !== 'wears' || change.item.parts.some((p) => !p.chosen) || change.item.mood.length > 0)
      return undefined;
    const piece = AS_WORN[change.item.concept] ?? change.item.concept;
    if (!WORN_BY_CREATURES.has(piece)) return undefined;
    const { colours, material } = change.item;
    worn.push({ piece, ...(colours[0] ? { colour: colours[0] } : {}), ...(material ? { material } : {}) });
  }
  const brief = { ...only.brief, parts: [...only.brief.parts, ...worn] };
  return byHand(brief, side, {}, 0, 0) ? brief : undefined;
}

/** Such a creature drawn; undefined where a style asks for another side of it. */
export function drawClad(brief: Brief, { width, height, style, seed }: SceneOptions): Composed | undefined {
  const plain = byHand(brief, Math.max(width, height), style, seed, VARIATION);
  const drawn = plain && withLitEyes(plain, brief);
  if (!drawn || style.direction || drawn.image.width !== width || drawn.image.height !== height) return undefined;
  const owner = Int16Array.from(drawn.parts, (part) => (part < 0 ? -1 : 0));
  const shown = [{ node: 0, copy: 0, what: 'subject', concept: brief.concept }];
  return { image: drawn.image, facts: { width, height, shown, owner, parts: drawn.parts, partNames: drawn.partNames } };
}
