/** All creatures of pictures of 64 pixels that have no four legs and are set by hand. */
import type { Stamp } from '../stamp.ts';
import { HUGE_BIRDS } from './birds.ts';
import { HUGE_MONSTERS } from './caves.ts';
import { HUGE_FLYERS } from './flyers.ts';
import { HUGE_SEA } from './sea.ts';
import { HUGE_SHORE } from './shore.ts';

export const HUGE_CREATURES: Readonly<Record<string, Stamp>> = {
  ...HUGE_BIRDS,
  ...HUGE_FLYERS,
  ...HUGE_MONSTERS,
  ...HUGE_SEA,
  ...HUGE_SHORE,
};
