/** All creatures of pictures of 48 pixels that have no four legs and are set by hand. */
import { recoloured, type Stamp } from '../stamp.ts';
import { GREAT_BIRDS } from './beasts-birds.ts';
import { GREAT_BUGS } from './beasts-bugs.ts';
import { GREAT_SEA } from './beasts-sea.ts';
import { GREAT_SHORE } from './beasts-shore.ts';
import { GREAT_SMALL_BIRDS } from './beasts-small-birds.ts';
import { GREAT_SONGBIRDS } from './beasts-songbirds.ts';
import { GREAT_MONSTERS } from './monsters-caves.ts';
import { GREAT_CREEPERS } from './monsters-creepers.ts';
import { GREAT_GHOULS } from './monsters-ghouls.ts';
import { GREAT_ODD } from './monsters-odd.ts';

const TABLES: Readonly<Record<string, Stamp>> = {
  ...GREAT_BIRDS,
  ...GREAT_BUGS,
  ...GREAT_CREEPERS,
  ...GREAT_MONSTERS,
  ...GREAT_ODD,
  ...GREAT_SEA,
  ...GREAT_SHORE,
  ...GREAT_SMALL_BIRDS,
  ...GREAT_SONGBIRDS,
  wisp: { ...GREAT_GHOULS.ghost!, slots: [{ material: '#e4ecf8', others: ['#d4e4f4'], names: ['skin', 'body'] }] },
};

/** Kinds that differ from another one by their colours alone. */
const LIKE = recoloured(TABLES, {
  hawk: ['eagle', '#9c6c40', '#b8845c/feather', 'gold', '#6c4830'],
  seagull: ['bird', '#f4f4f4/feather', 'feather', '#f0a830', '#98a0ac/feather'],
  'snowy-owl': ['owl', '#eceef4/feather', '#fcfaf4/feather', '#54505c', '#d0d4e0/feather', 'white'],
  moth: ['butterfly', '#b8a488', '#6c5848', '#e8d8b8'],
});

export const GREAT_CREATURES: Readonly<Record<string, Stamp>> = { ...LIKE, ...TABLES };
