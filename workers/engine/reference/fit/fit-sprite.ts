/** Analysis by synthesis: a sprite explained by the geometry's own people, animals and things. */

import type { Direction, View } from '../../../../src/domain/words.ts';
import { shareChanged } from '../../../../src/pixels/image.ts';
import { cloneImage, sameImage } from '../../../../src/pixels/index.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import { PITCH, YAW } from '../../solids/camera.ts';
import type { Brief } from '../../types.ts';
import { understand } from '../../understand/index.ts';
import { readStyle } from '../style/index.ts';
import { flatCost } from './agreement.ts';
import type { Candidate } from './candidates.ts';
import { addDetails, type Shown } from './details.ts';
import { Dyes } from './dyes.ts';
import { kindsOf } from './kinds.ts';
import { type Model, type Place, type Sight, viewOf } from './model.ts';
import { dyed, type Manner, render, roomFor } from './paint.ts';
import { type Searched, search, searchThings } from './search.ts';
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
  /** Who and what else came near, itself among them: seen from another height it is one of them. */
  readonly kin: readonly Brief[];
  /** What it cost as the catalogue has it, before measures and clothes: what is right from another height costs less. */
  readonly bare: number;
  /**
   * The model from another side or height, on the sprite's canvas, in the sprite's colours alone. `guidance` 1..20, 3
   * where it is not told: how small a detail that the sprite has and the model has not is carried over. A thing that looks
   * the same from there is the sprite itself.
   */
  readonly draw: (to: Sight, guidance?: number) => Rgba;
}

/** A thing that looks this much alike from another side (a vase) is shown as the sprite itself. */
const SAME = 0.04;
const USUAL_GUIDANCE = 3;

/**
 * The person, animal or standing thing of the catalogue that explains a sprite (binary alpha) best, its measures and
 * clothes fitted to it. Undefined where none does. The same sprite and options give the same fit.
 */
export function fitSprite(sprite: Rgba, { view, direction, description, livingOnly }: FitOptions): Fit | undefined {
  return fitSeen(sprite, { yaw: YAW[direction], pitch: PITCH[view], shear: 0 }, description, livingOnly);
}

// The same sprite is turned and moved several times, also by one request after another: pure functions of their arguments.
const recent: { readonly sprite: Rgba; readonly key: string; readonly found: Found }[] = [];
const MOST_RECENT = 48;

function kept(sprite: Rgba, key: string, find: () => Found): Found {
  const known = recent.find((r) => r.key === key && sameImage(r.sprite, sprite));
  if (known) return known.found;
  const found = find();
  recent.unshift({ sprite, key, found });
  recent.length = Math.min(recent.length, MOST_RECENT);
  return found;
}

/**
 * Like {@link fitSprite}, for a sprite that is seen from any side and height. `among`: nobody and nothing else is thought of
 * than who came near from another height, and nobody who explains it less well.
 */
export function fitSeen(
  sprite: Rgba,
  sight: Sight,
  description = '',
  livingOnly = false,
  among?: Pick<Fit, 'kin' | 'bare'>,
): Fit | undefined {
  const told = briefOf(description);
  const key = [
    sight.yaw,
    sight.pitch,
    sight.shear,
    among?.bare,
    ...(among?.kin.map((b) => `${b.kind} ${b.concept}`) ?? []),
  ].join();
  let target: Target | undefined;
  const find = (what: 'who' | 'what', words: Brief | undefined): Found =>
    kept(sprite, `${what},${key},${words ? description : ''}`, () => {
      target ??= targetOf(sprite);
      if (!target) return { near: [], bare: 0 };
      const kin = among?.kin.filter(({ kind }) => (kind === 'thing') === (what === 'what'));
      // from above a box is another thing than from the side: of things only whether it may be one is known
      const briefs = what === 'what' && kin?.length ? undefined : kin;
      const { best, near, bare } = (what === 'who' ? search : searchThings)(target, sight, words, briefs, among?.bare);
      return { fit: explained(sprite, target, sight, best), near, bare };
    });
  const isThing = told?.kind === 'thing';
  const somebody = isThing ? undefined : find('who', told);
  if (somebody?.fit?.trusted || (livingOnly && !isThing)) return somebody && fitOf(somebody);
  const something = find('what', isThing ? told : undefined);
  if (something.fit?.trusted || !somebody) {
    if (something.fit?.trusted) return fitOf(something, somebody);
    const other = find('who', undefined);
    return fitOf(other, something) ?? fitOf(something, other);
  }
  return fitOf(somebody, something) ?? fitOf(something, somebody);
}

/** What a search came to, and who or what was near. */
interface Found extends Pick<Searched, 'near' | 'bare'> {
  readonly fit?: Omit<Fit, 'kin' | 'bare'> | undefined;
}

const fitOf = ({ fit, near, bare }: Found, other?: Found): Fit | undefined =>
  fit && { ...fit, bare, kin: [...near, ...(other?.near ?? [])] };

/** The sprite under what was found for it. */
function explained(sprite: Rgba, target: Target, sight: Sight, found: Candidate | undefined): Found['fit'] {
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

const inSprite = ({ scale, x, y }: Place, { reduction }: Target): Place => ({
  scale: scale / reduction,
  x: (x - PAD) / reduction,
  y: (y - PAD) / reduction,
});
