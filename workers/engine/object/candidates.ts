import { hexToOklab, oklabToOklch } from '../../../src/pixels/color.ts';
import type { Rgba } from '../../../src/pixels/types.ts';
import { Progress } from '../progress.ts';
import type { Brief, Hooks } from '../types.ts';
import { type EngineTools, readDescription } from '../understand/read-description.ts';
import { drawAlone } from './draw.ts';
import { planObject } from './plan.ts';
import type { DrawnObject, ObjectRequest, Variant } from './types.ts';
import { type Makeup, makeupOf, variantOf } from './variants.ts';

/** Candidates of which a smaller share of pixels differs are twins. */
const LEAST_CHANGE = 0.08;
/** How often a twin is drawn again. */
const TRIES = 3;
/** From this confidence on an item's words say alone what it is. */
const NAMED = 0.5;

export interface Candidate {
  readonly drawn: DrawnObject;
  /** What it is drawn from: the item's words, or the request's. */
  readonly description: string;
  readonly variant: Variant;
}

/** Opaque pixels of either picture that differ, as a share of those that are opaque in either; both of one size. */
export function difference(a: Rgba, b: Rgba): number {
  let either = 0;
  let differ = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    if (!a.data[i + 3] && !b.data[i + 3]) continue;
    either++;
    if (
      a.data[i + 3] !== b.data[i + 3] ||
      a.data[i] !== b.data[i] ||
      a.data[i + 1] !== b.data[i + 1] ||
      a.data[i + 2] !== b.data[i + 2]
    )
      differ++;
  }
  return either ? differ / either : 0;
}

/** What siblings of one description have in common. */
interface Design {
  readonly description: string;
  readonly brief: Brief;
  readonly makeup: Makeup;
  /** Of the first of them: the most frequent colour that is neither nearly black nor grey. */
  colour?: string;
  readonly images: Rgba[];
  /** The number of the next variant. */
  next: number;
}

/**
 * `count` pictures that a designer might offer for one description, each different on purpose: proportions, materials, parts,
 * wear. `items`: words of the first of them, one each, and of all where the description names nothing. `hooks.onStep` hears each as `frame_0`, `frame_1`, … The same request gives the
 * same bytes.
 */
export async function drawCandidates(
  request: ObjectRequest,
  items: readonly string[],
  count: number,
  tools: EngineTools,
  hooks: Hooks = {},
): Promise<readonly Candidate[]> {
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.02);
  const designs = new Map<string, Design>();
  const made: Candidate[] = [];
  // "icons" is nothing to draw: after the items that were named come others of them
  const round = items.length > 0 && !(await isNamed(request, request.description, tools)) ? items : [];
  for (let k = 0; k < count; k++) {
    const description = await wordsOf(request, items[k] ?? round[k % Math.max(1, round.length)], tools);
    const design = designs.get(description) ?? (await designOf(request, description, tools));
    designs.set(description, design);
    const one = await drawOne(request, design, tools);
    made.push(one);
    const preview = one.drawn.sides.get('unknown')!;
    await progress.step('drawing', 0.02 + (0.97 * (k + 1)) / count);
    hooks.onStep?.({ stage: 'drawing', fraction: 0.02 + (0.97 * (k + 1)) / count, preview, label: `frame_${k}` });
  }
  return made;
}

/** An item's own words; with those of the whole where they name nothing by themselves. */
async function wordsOf(request: ObjectRequest, item: string | undefined, tools: EngineTools) {
  if (!item?.trim()) return request.description;
  return (await isNamed(request, item, tools)) ? item : `${item}, ${request.description}`;
}

const isNamed = async ({ seed }: ObjectRequest, words: string, tools: EngineTools): Promise<boolean> =>
  (await readDescription(words, { seed }, tools)).confidence >= NAMED;

async function designOf(request: ObjectRequest, description: string, tools: EngineTools): Promise<Design> {
  const { brief } = await planObject({ ...request, description }, tools);
  return { description, brief, makeup: makeupOf(brief), images: [], next: 0 };
}

/** The next sibling that is no twin of those before it. */
async function drawOne(request: ObjectRequest, design: Design, tools: EngineTools): Promise<Candidate> {
  const { description, brief, makeup, images } = design;
  let best: { readonly candidate: Candidate; readonly change: number } | undefined;
  for (let tries = 0; tries <= TRIES; tries++) {
    const variant = variantOf(brief, makeup, design.next++, request.seed, design.colour);
    const asked = { ...request, description, variant };
    const drawn = drawAlone(asked, await planObject(asked, tools));
    const image = drawn.sides.get('unknown')!;
    const change = Math.min(1, ...images.map((other) => difference(image, other)));
    if (!best || change > best.change) best = { candidate: { drawn, description, variant }, change };
    if (best.change >= LEAST_CHANGE) break;
  }
  const { candidate } = best!;
  images.push(candidate.drawn.sides.get('unknown')!);
  design.colour ??= mainColour(candidate.drawn.palette);
  return candidate;
}

const mainColour = (palette: readonly string[]): string | undefined =>
  palette.find((hex) => {
    const [lightness, chroma] = oklabToOklch(hexToOklab(hex));
    return lightness > 0.35 && lightness < 0.92 && chroma > 0.03;
  }) ?? palette[0];
