/** Analysis by synthesis: a sprite explained by the geometry's own people and animals. */
import { PITCH, shearOf, YAW } from '../geometry/camera.ts';
import type { Slot } from '../geometry/wardrobe/types.ts';
import { readStyle } from '../style/index.ts';
import type { Direction, Rgba, View } from '../types.ts';
import { type Candidate, candidatesOf } from './candidates.ts';
import { Dyes } from './dyes.ts';
import { kindsOf } from './kinds.ts';
import type { Place, Sight } from './model.ts';
import { dyed, type Manner, render } from './paint.ts';
import { Refiner } from './refine.ts';
import { PAD, type Target, targetOf } from './target.ts';

export interface FitOptions {
  readonly view: View;
  readonly direction: Direction;
}

export interface Fit {
  /** 0..1: how much of the sprite the model explains. */
  readonly score: number;
  readonly candidate: Candidate;
  /** The model from another side or height, on the sprite's canvas, in the sprite's colours. Degrees. */
  readonly draw: (sight: Sight) => Rgba;
}

/** The pieces of a figure by how much of it they are, so that the large ones are found first. */
const LARGE: readonly Slot[] = ['torso', 'hat', 'right', 'left', 'back', 'hair', 'beard', 'shoulders', 'wings', 'legs'];
const ALL: readonly Slot[] = [...LARGE, 'horns', 'tail', 'carry', 'feet', 'waist', 'neck', 'hands', 'face'];

/** Candidates that are looked at in full size. */
const LOOKED_AT = 6;

/**
 * The person or animal of the catalogue that explains a sprite (binary alpha) best, its measures and clothes fitted to
 * it. Undefined where the sprite shows nothing.
 */
export function fitSprite(sprite: Rgba, { view, direction }: FitOptions): Fit | undefined {
  const target = targetOf(sprite);
  if (!target) return undefined;
  const sight: Sight = { yaw: YAW[direction], pitch: PITCH[view], shear: shearOf({}) };
  const found = search(target, sight);
  const place = inSprite(found.place, target);
  const manner: Manner = {
    width: sprite.width,
    height: sprite.height,
    outline: target.outline,
    shading: readStyle(sprite)?.shading ?? 'medium shading',
  };
  const dyes = new Dyes(sprite, target.outline, kindsOf(render(found.model, sight, place, manner)));
  return {
    score: Math.max(0, 1 - found.cost),
    candidate: { ...found, place },
    draw: (to) => dyed(render(found.model, to, place, manner), dyes),
  };
}

function search(target: Target, sight: Sight): Candidate {
  const refiner = new Refiner(target, sight);
  const looked = candidatesOf(target, sight)
    .slice(0, LOOKED_AT)
    .map((c) => refiner.placed(refiner.aligned(c), 2))
    .sort((a, b) => a.cost - b.cost);
  let best = refiner.placed(looked[0]!, 1);
  best = refiner.dressed(best, LARGE);
  best = refiner.placed(best, 1);
  best = refiner.measured(best, 1);
  best = refiner.dressed(best, ALL);
  best = refiner.placed(best, 0.5);
  return refiner.measured(best, 0.5);
}

const inSprite = ({ scale, x, y }: Place, { reduction }: Target): Place => ({
  scale: scale / reduction,
  x: (x - PAD) / reduction,
  y: (y - PAD) / reduction,
});
