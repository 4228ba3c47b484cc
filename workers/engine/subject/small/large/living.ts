/** What lives and has no coat in pictures of 32 pixels, besides those of creatures.ts. */
import { recoloured, type Stamp } from '../stamp.ts';
import { LARGE_BIRDS } from './birds.ts';
import { LARGE_CRAWLERS } from './crawlers.ts';
import { LARGE_RARE_CREATURES } from './rare-creatures.ts';
import { LARGE_SPIRITS } from './spirits.ts';
import { LARGE_WATERS } from './waters.ts';

export const LARGE_LIVING: Readonly<Record<string, Stamp>> = {
  ...LARGE_BIRDS,
  ...LARGE_CRAWLERS,
  ...recoloured(LARGE_CRAWLERS, { 'lady-beetle': ['beetle', 'red'] }),
  ...LARGE_RARE_CREATURES,
  ...LARGE_SPIRITS,
  ...LARGE_WATERS,
};
