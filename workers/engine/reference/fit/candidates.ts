/** Who or what a sprite may show: everything of the catalogue, drawn small and compared. */

import type { Box } from '../../../../src/pixels/index.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { QUADRUPEDS } from '../../catalogue/animals.ts';
import { HUMANOID_CONCEPTS } from '../../catalogue/people.ts';
import { PROPS } from '../../catalogue/things/index.ts';
import { lookOf } from '../../subject/humanoid/look.ts';
import { beastLook } from '../../subject/quadruped/look.ts';
import type { Brief } from '../../types.ts';
import { disagreement, mismatch } from './agreement.ts';
import { type Extent, extentOf, mayFill } from './extent.ts';
import { figureModel, type Model, PHYSIQUES, type Physique, type Place, type Sight, thingModel } from './model.ts';
import { type Sketch, sketch } from './sketch.ts';
import { boxOf, type Target } from './target.ts';

export interface Candidate {
  /** Who it is, as the catalogue has it. */
  readonly brief: Brief;
  readonly model: Model;
  /** In the target's pixels. */
  readonly place: Place;
  readonly cost: number;
}

/** Sizes that small drawings are made for, in pixels a unit: proportions go by size. They are drawn at most `DRAWN` large. */
const SIZES: readonly Px[] = [16, 24, 32, 44, 60, 84, 120];
const DRAWN = 40;
/** Columns that a sketch is moved by to find its place. */
const REACH = 6;

interface Small {
  readonly model: Model;
  readonly sketch: Sketch;
  /** Of the model's origin in the sketch. */
  readonly x: Px;
  readonly y: Px;
  readonly scale: number;
}

// Pure functions of their key; bounded, because sights are the requests'. The whole catalogue from one side is some 900.
const drawn = new Map<string, Small | undefined>();
const MOST_DRAWN = 16_384;

/** A brief that says nothing but who it is. */
export const plainBrief = (kind: Brief['kind'], concept: string): Brief => ({
  kind,
  concept,
  confidence: 1,
  colours: [],
  parts: [],
  without: [],
  build: [],
  mood: [],
  count: 1,
  unknown: [],
  drawnAs: concept,
});

// The same of all sides: as many as the catalogue has rows, times the physiques.
const models = new Map<string, Known | undefined>();

function modelOf(brief: Brief, physique: Physique): Model | undefined {
  if (brief.kind === 'humanoid') return figureModel(lookOf(brief, 0, 0), physique);
  return brief.kind === 'quadruped' ? { kind: 'quadruped', look: beastLook(brief, 0, 0) } : thingModel(brief);
}

/** Everybody: people and animals. */
const EVERYBODY: readonly Brief[] = [
  // of one colour from head to hem, a girl of slime would explain any green dress
  ...Object.keys(HUMANOID_CONCEPTS)
    .filter((id) => id !== 'slime-girl' && id !== 'merfolk')
    .map((id) => plainBrief('humanoid', id)),
  ...Object.keys(QUADRUPEDS).map((id) => plainBrief('quadruped', id)),
];

/** Everything that may stand somewhere. */
export const THINGS: readonly Brief[] = Object.keys(PROPS).map((id) => plainBrief('thing', id));

/** Briefs that say nothing but who it is: what they look like is kept. */
const PLAIN: ReadonlySet<Brief> = new Set([...EVERYBODY, ...THINGS]);

/** A model with how far it reaches in its own space. */
interface Known {
  readonly model: Model;
  readonly extent: Extent;
}

/** The size by which extents are measured. */
const MEASURED: Px = 40;

function known(brief: Brief, physique: Physique): Known | undefined {
  const key = [brief.kind, brief.concept, physique].join();
  if (!models.has(key)) {
    const model = modelOf(brief, physique);
    models.set(key, model && { model, extent: extentOf(model, MEASURED) });
  }
  return models.get(key);
}

/** A small drawing of what a brief names; undefined where its outlines are far from those of a box of that shape. */
function small(brief: Brief, physique: Physique, sight: Sight, size: Px, box: Box): Small | undefined {
  if (!PLAIN.has(brief)) return drawnSmall(modelOf(brief, physique), sight, size);
  const found = known(brief, physique);
  if (!found || !mayFill(found.extent, sight, box)) return undefined;
  const key = [brief.kind, brief.concept, physique, sight.yaw, sight.pitch, sight.shear, size].join();
  if (drawn.has(key)) return drawn.get(key);
  const made = drawnSmall(found.model, sight, size);
  if (drawn.size >= MOST_DRAWN) drawn.delete(drawn.keys().next().value!);
  drawn.set(key, made);
  return made;
}

function drawnSmall(model: Model | undefined, sight: Sight, size: Px): Small | undefined {
  if (!model) return undefined;
  const scale = Math.min(DRAWN, size);
  const [width, height] = [scale * 3, scale * 2.5];
  const place = { scale, x: width / 2, y: scale * 2 };
  return cropped(model, sketch(model, sight, place, width, height, size), place);
}

function cropped(model: Model, s: Sketch, place: Place): Small | undefined {
  const box = boxOf(s.patch, s.width);
  if (!box) return undefined;
  const patch = new Int16Array(box.width * box.height);
  for (let y = 0; y < box.height; y++) {
    const from = (box.y + y) * s.width + box.x;
    patch.set(s.patch.subarray(from, from + box.width), y * box.width);
  }
  return {
    model,
    sketch: { x: 0, y: 0, width: box.width, height: box.height, patch, patches: s.patches },
    x: place.x - s.x - box.x,
    y: place.y - s.y - box.y,
    scale: place.scale,
  };
}

/** What lies in the target's box, at another size. */
function resampled(t: Target, k: number): Target {
  const width = Math.max(1, Math.round(t.box.width * k));
  const height = Math.max(1, Math.round(t.box.height * k));
  const index = new Int16Array(width * height);
  let area = 0;
  for (let y = 0; y < height; y++) {
    const Y = t.box.y + Math.min(t.box.height - 1, Math.floor((y + 0.5) / k));
    for (let x = 0; x < width; x++) {
      const X = t.box.x + Math.min(t.box.width - 1, Math.floor((x + 0.5) / k));
      const c = t.index[Y * t.width + X]!;
      index[y * width + x] = c;
      if (c >= 0) area++;
    }
  }
  return { ...t, width, height, index, area: Math.max(1, area), box: { x: 0, y: 0, width, height } };
}

/** Everybody of a physique as candidates, the best first. */
function ranked(t: Target, sight: Sight, physique: Physique, briefs: readonly Brief[]): Candidate[] {
  const unit = t.box.height / t.reduction;
  const size = SIZES.reduce((a, b) => (Math.abs(b - unit) < Math.abs(a - unit) ? b : a));
  const resizedTo = new Map<Px, Target>();
  const out: Candidate[] = [];
  for (const brief of briefs) {
    const s = small(brief, physique, sight, size, t.box);
    if (!s) continue;
    const { height, width } = s.sketch;
    const k = height / t.box.height;
    let target = resizedTo.get(height);
    if (!target) {
      target = resampled(t, k);
      resizedTo.set(height, target);
    }
    const middle = Math.round((target.width - width) / 2);
    let [best, least] = [middle, Number.POSITIVE_INFINITY];
    for (let dx = middle - REACH; dx <= middle + REACH; dx++) {
      const off = mismatch(s.sketch, target, dx, 0);
      if (off < least) [best, least] = [dx, off];
    }
    const cost = disagreement(s.sketch, target, best, 0);
    const place = { scale: s.scale / k, x: t.box.x + (s.x + best) / k, y: t.box.y + s.y / k };
    out.push({ brief, model: s.model, place, cost });
  }
  return out.sort((a, b) => a.cost - b.cost);
}

/** The best few are tried with other proportions; whose help this much are tried with everybody. */
const PROBED = 4;
const LEAST_HELP = 0.9;
/** Figures of this many pixels may be of a picture in which they are tall. */
const MAYBE_TALL = 44;

/**
 * Everybody of the catalogue (or who or what is in `briefs`) as candidates, the best first. All have usual proportions, unless the best
 * of them are nearer with others.
 */
export function candidatesOf(t: Target, sight: Sight, briefs: readonly Brief[] = EVERYBODY): Candidate[] {
  const people = briefs.filter(({ kind }) => kind === 'humanoid');
  const usual = ranked(t, sight, 'default', briefs);
  if (t.box.height / t.reduction > MAYBE_TALL) usual.push(...ranked(t, sight, 'tall', people));
  usual.sort((a, b) => a.cost - b.cost);
  const probes = usual.filter(({ model }) => model.kind === 'humanoid').slice(0, PROBED);
  const least = probes[0]?.cost ?? 0;
  const all = [...usual];
  for (const physique of PHYSIQUES) {
    if (physique === 'default' || physique === 'tall') continue;
    const found = ranked(
      t,
      sight,
      physique,
      probes.map(({ brief }) => brief),
    );
    if (found.length === 0 || found[0]!.cost > least * LEAST_HELP) continue;
    all.push(...ranked(t, sight, physique, people));
  }
  return all.sort((a, b) => a.cost - b.cost);
}
