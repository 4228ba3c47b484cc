/** All lists of requests by their names. */
import * as assets from './asset-requests.ts';
import * as dev from './dev-requests.ts';
import * as end from './end-requests.ts';
import * as fresh from './fresh-requests.ts';
import * as games from './game-requests.ts';
import * as plain from './plain-requests.ts';
import * as known from './requests.ts';
import * as strangers from './strangers-requests.ts';
import * as unseen from './unseen-requests.ts';
import * as varied from './varied-requests.ts';
import * as voices from './voices-requests.ts';

const ALL = { ...assets, ...dev, ...end, ...fresh, ...games, ...plain, ...known, ...strangers, ...unseen, ...varied, ...voices }; // biome-ignore format: one line
/** 'KNOWN', 'HELD_OUT', 'DEV' … */
export const LISTS: Readonly<Record<string, readonly known.Request[]>> = Object.fromEntries(
  Object.entries(ALL).flatMap(([name, list]) => (Array.isArray(list) ? [[name, list]] : [])),
);
