/** Analysis by synthesis: a sprite explained by the geometry's own people, animals and things. */

import type { Direction, View } from '../../../../src/domain/words.ts';
import { shareChanged } from '../../../../src/pixels/image.ts';
import { cloneImage, sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { pieceOf } from '../../catalogue/garments/index.ts';
import type { Slot } from '../../catalogue/garments/types.ts';
import { PITCH, YAW } from '../../solids/camera.ts';
import type { Brief } from '../../types.ts';
import { understand } from '../../understand/index.ts';
import { readStyle } from '../style/index.ts';
import { flatCost } from './agreement.ts';
import { type Candidate, candidatesOf, THINGS } from './candidates.ts';
import { addDetails, type Shown } from './details.ts';
import { Dyes } from './dyes.ts';
import { kindsOf } from './kinds.ts';
import { type Model, type Place, type Sight, viewOf } from './model.ts';
import { dyed, type Manner, render, roomFor } from './paint.ts';
import { Refiner } from './refine.ts';
import { PAD, type Target, targetOf } from './target.ts';
import { isTrusted } from './trust.ts';

export interface FitOptions {
  readonly view: View;
  readonly direction: Direction;
  /** What the sprite shows; words that fit the picture less than something else does are not believed. */
  readonly description?: string;
  /** Only people and animals are looked for, unless the words name a thing: a thing has no limbs to be moved. */
  readonly livingOnly?: boolean;
}

export interface Fit {
  /** 0..1: the share of the sprite that the model explains, colours and silhouette. */
  readonly score: number;
  /** Pixels that only the sprite or only the model has, as a share of the sprite. */
  readonly unshared: number;
  /** Whether the model may stand for the sprite: then its views are nearer to the truth than any other way's. */
  readonly trusted: boolean;
  /** Who it is, in the geometry's words, and with which measures and clothes. */
  readonly brief: Brief;
  readonly model: Model;
  /** Where the model lies in the sprite. */
  readonly place: Place;
  /**
   * The model from another side or height, on the sprite's canvas, in the sprite's colours alone. `guidance` 1..20, 3
   * where it is not told: how small a detail that the sprite has and the model has not is carried over. A thing that looks
   * the same from there is the sprite itself.
   */
  readonly draw: (to: Sight, guidance?: number) => Rgba;
}

/** A thing that looks this much alike from another side (a vase) is shown as the sprite itself. */
const SAME = 0.04;
/** Candidates whose best costs more than this come to nothing. */
const HOPELESS = 0.66;

/** The pieces of a figure by how much of it they are, so that the large ones are found first. */
const LARGE: readonly Slot[] = ['torso', 'hair', 'hat', 'right', 'left', 'back', 'beard', 'shoulders', 'wings', 'legs'];
const ALL: readonly Slot[] = [...LARGE, 'horns', 'tail', 'carry', 'feet', 'waist', 'neck', 'hands', 'face'];

/** Candidates that are laid over the sprite in full size: small sketches of many breeds are much alike. */
const LAID_OVER = 16;
/** Those of them that are fitted further. */
const LOOKED_AT = 6;
const USUAL_GUIDANCE = 3;

/**
 * The person, animal or standing thing of the catalogue that explains a sprite (binary alpha) best, its measures and
 * clothes fitted to it. Undefined where none does. The same sprite and options give the same fit.
 */
export function fitSprite(sprite: Rgba, { view, direction, description, livingOnly }: FitOptions): Fit | undefined {
  return fitSeen(sprite, { yaw: YAW[direction], pitch: PITCH[view], shear: 0 }, description, livingOnly);
}

// The same sprite is turned and moved several times, also by one request after another: a pure function of its arguments.
const recent: { readonly sprite: Rgba; readonly key: string; readonly fit: Fit | undefined }[] = [];
const MOST_RECENT = 24;

/** Like {@link fitSprite}, for a sprite that is seen from any side and height. */
export function fitSeen(sprite: Rgba, sight: Sight, description = '', livingOnly = false): Fit | undefined {
  const key = [sight.yaw, sight.pitch, sight.shear, livingOnly, description].join();
  const known = recent.find((r) => r.key === key && sameImage(r.sprite, sprite));
  if (known) return known.fit;
  const fit = fitted(sprite, sight, description, livingOnly);
  recent.unshift({ sprite, key, fit });
  recent.length = Math.min(recent.length, MOST_RECENT);
  return fit;
}

function fitted(sprite: Rgba, sight: Sight, description: string, livingOnly: boolean): Fit | undefined {
  const target = targetOf(sprite);
  if (!target) return undefined;
  const told = briefOf(description);
  const somebody = told?.kind === 'thing' ? undefined : explained(sprite, target, sight, search(target, sight, told));
  if (somebody?.trusted || (livingOnly && told?.kind !== 'thing')) return somebody;
  const something = explained(sprite, target, sight, searchThings(target, sight, told));
  if (something?.trusted || told?.kind !== 'thing') return something?.trusted ? something : (somebody ?? something);
  return explained(sprite, target, sight, search(target, sight, undefined)) ?? something;
}

/** The sprite under what was found for it. */
function explained(sprite: Rgba, target: Target, sight: Sight, found: Candidate | undefined): Fit | undefined {
  if (!found) return undefined;
  const { brief, model } = found;
  const place = inSprite(found.place, target);
  const manner: Manner = {
    width: sprite.width,
    height: sprite.height,
    outline: target.outline,
    shading: readStyle(sprite)?.shading ?? 'medium shading',
  };
  const rendering = render(model, sight, place, manner);
  const dyes = new Dyes(sprite, target.outline, kindsOf(rendering));
  const view = viewOf(model, sight, place.scale);
  const from: Shown = { rendering, image: dyed(rendering, dyes), sight, place, view };
  const score = Math.max(0, 1 - found.cost);
  const unshared = unsharedOf(rendering.image, sprite);
  return {
    score,
    unshared,
    trusted: isTrusted({ kind: model.kind, score, unshared, area: target.area, flat: flatCost(target) }),
    brief,
    model,
    place,
    draw: (to, guidance = USUAL_GUIDANCE) => {
      const room = roomFor(model, { sight, place }, to, manner);
      const turned = render(model, to, room, manner);
      const image = dyed(turned, dyes);
      // its surface turns with it: what looks the same is its shape
      const shape = (from: Sight, at: Place): Rgba => render(model, from, at, { ...manner, plain: true }).image;
      if (model.kind === 'thing' && shareChanged(shape(to, room), shape(sight, place)) < SAME)
        return cloneImage(sprite);
      const seen: Shown = { rendering: turned, image, sight: to, place: room, view: viewOf(model, to, room.scale) };
      addDetails(sprite, target.outline, from, seen, guidance);
      return image;
    },
  };
}

/** Pixels that only one of two pictures of the same size has, as a share of those of the second. */
function unsharedOf(a: Rgba, b: Rgba): number {
  let [off, area] = [0, 0];
  for (let i = 3; i < b.data.length; i += 4) {
    if (b.data[i]! > 0) area++;
    if (a.data[i]! > 0 !== b.data[i]! > 0) off++;
  }
  return off / area;
}

/** The brief of a description that names something. */
function briefOf(description: string): Brief | undefined {
  if (description.trim() === '') return undefined;
  const { mount: _, ...brief } = understand(description);
  return brief.confidence > 0 ? brief : undefined;
}

/** Who or what words name, and of the others the few that lie best over the sprite. */
function nearest(refiner: Refiner, named: readonly Candidate[], others: readonly Candidate[]): readonly Candidate[] {
  const laid = others.slice(0, LAID_OVER).map((c) => refiner.aligned(c));
  laid.sort((a, b) => a.cost - b.cost);
  return [...named.map((c) => refiner.aligned(c)), ...laid].slice(0, LOOKED_AT);
}

/** What words name must not be much more expensive than what else is found. */
const WORDS = 0.85;

function search(target: Target, sight: Sight, told: Brief | undefined): Candidate | undefined {
  const refiner = new Refiner(target, sight);
  const named = told ? candidatesOf(target, sight, [told]).slice(0, 1) : [];
  const looked = nearest(refiner, named, candidatesOf(target, sight))
    .map((c) => refiner.placed(c, 2))
    .map((c) => ({ c, cost: c.brief === told ? c.cost * WORDS : c.cost }))
    .sort((a, b) => a.cost - b.cost);
  const first = looked[0];
  if (!first || first.cost > HOPELESS) return undefined;
  const fixed = new Set(first.c.brief.parts.map(({ piece }) => pieceOf(piece)?.slot));
  const open = (slots: readonly Slot[]) => slots.filter((slot) => !fixed.has(slot));
  let best = refiner.posed(refiner.placed(first.c, 1));
  best = refiner.dressed(best, open(LARGE));
  best = refiner.placed(best, 1);
  best = refiner.measured(best, 1);
  best = refiner.dressed(best, open(ALL));
  best = refiner.placed(best, 0.5);
  return refiner.snapped(refiner.measured(best, 0.5));
}

/** The standing thing that explains a target best. */
function searchThings(target: Target, sight: Sight, told: Brief | undefined): Candidate | undefined {
  const refiner = new Refiner(target, sight);
  const named = told?.kind === 'thing' ? candidatesOf(target, sight, [told]) : [];
  const looked = nearest(refiner, named, candidatesOf(target, sight, THINGS))
    .map((c) => refiner.placed(c, 2))
    .sort((a, b) => a.cost - b.cost);
  if (!looked[0] || looked[0].cost > HOPELESS) return undefined;
  let best = refiner.measured(refiner.placed(looked[0], 1), 1);
  best = refiner.seeded(best);
  best = refiner.placed(refiner.measured(best, 1), 0.5);
  return refiner.placed(refiner.measured(best, 0.5), 0.5);
}

const inSprite = ({ scale, x, y }: Place, { reduction }: Target): Place => ({
  scale: scale / reduction,
  x: (x - PAD) / reduction,
  y: (y - PAD) / reduction,
});
