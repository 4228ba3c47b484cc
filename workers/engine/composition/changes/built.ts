/** What is said to be built onto a house, by the names of `read/house-parts.ts`. */
import type { Built } from '../graph.ts';
import { mirrored, partBox, type Sprite } from '../sprites/sprite.ts';
import { withAwning, withColonnade, withRamp, withStairs, withTops } from './added-parts.ts';
import { withBoom, withCarpet } from './before-door.ts';
import { inCliff, pocked, withFrontSteps } from './before-house.ts';
import { withBrokenDome } from './broken-dome.ts';
import {
  isOnRoof,
  isRow,
  withChimneys,
  withClock,
  withLadder,
  withOnRoof,
  withPulley,
  withRoundWindow,
  withRowBefore,
  withWashing,
} from './built-on.ts';
import { burnt, flooded, frozen, scaffolded, withBlazon, withHazard, withHole, withSteam } from './fates-of-house.ts';
import { withRod } from './fishing-rod.ts';
import { withSmoke } from './fittings.ts';
import { withBoard, withGraffiti, withPorch, withSkylight, withStoreys } from './fronts.ts';
import { withLights } from './lights.ts';
import { withColumns, withDoor, withWindowLook, withWindows } from './looks-of-parts.ts';
import { isRoofMatter, withRoofOf, withWallsOf } from './matters-of-house.ts';
import { withSpiral } from './on-top.ts';

/** Rock by what it is: red stone, sandstone, ice. */
const CLIFFS: Readonly<Record<string, readonly [string, string, string]>> = { red: ['#7c3c30', '#a05840', '#c07c58'], sand: ['#a07c50', '#c0986c', '#dcb88c'], ice: ['#5c90b8', '#8cbcd8', '#c0e0f0'], dark: ['#34303c', '#48444f', '#605a68'] }; // biome-ignore format: a table

export function withBuilt(s: Sprite, { of, kind = '', count = 1, hue, cut }: Built, seed: number): Sprite {
  switch (of) {
    case 'chimneys':
      return kind === 'smoking'
        ? withSmoke(withChimneys(s, count, hue))
        : withChimneys(s, count, hue, kind === 'crooked');
    case 'clock':
      return withClock(s);
    case 'ladder':
      return withLadder(s, kind === 'rope');
    case 'carpet':
      return withCarpet(s, hue);
    case 'boom':
      return withBoom(s, kind === 'raised', hue);
    case 'lights':
      return withLights(s, kind === 'colours', hue);
    case 'washing':
      return withWashing(s);
    case 'door':
      return withDoor(s, kind, hue, cut);
    case 'windows':
      return withWindows(s, count);
    case 'window look':
      return kind === 'one round' ? withRoundWindow(s, hue) : withWindowLook(s, kind, hue);
    case 'columns':
      return count > 0 ? withColumns(s, count, kind === 'ruined') : s;
    case 'pulley':
      return withPulley(s);
    case 'side':
      return onSide(s, kind, hue === 'left');
    case 'board':
      return withBoard(s, kind);
    case 'storeys':
      return withStoreys(s, count);
    case 'porch':
      return withPorch(s);
    case 'skylight':
      return withSkylight(s);
    case 'graffiti':
      return withGraffiti(s, seed);
    case 'steam':
      return withSteam(s);
    case 'burnt':
      return burnt(s, seed);
    case 'flooded':
      return flooded(s, seed);
    case 'frozen':
      return frozen(s, seed);
    case 'scaffold':
      return scaffolded(s, kind === 'unfinished');
    case 'hole':
      return withHole(s, seed);
    case 'hazard':
      return withHazard(s);
    case 'blazon':
      return withBlazon(s, cut ?? 'star', hue);
    case 'roof':
      return isRoofMatter(kind) ? withRoofOf(s, kind, seed, hue) : s;
    case 'broken dome':
      return withBrokenDome(s, seed, kind === 'grown');
    case 'rod':
      return withRod(s);
    case 'walls':
      return isRoofMatter(kind) ? withWallsOf(s, kind, seed, hue) : s;
    case 'on roof':
      return isOnRoof(kind) ? withOnRoof(s, kind, count) : s;
    case 'colonnade':
      return withColonnade(s, count, hue);
    case 'stairs':
      return kind === 'spiral' || kind === 'side' ? withStairs(s, kind === 'spiral', hue) : withFrontSteps(s, hue);
    case 'cliff':
      return inCliff(s, seed, CLIFFS[kind]);
    case 'pocks':
      return pocked(s, seed);
    case 'awning':
      return withAwning(s, kind === 'striped' || kind === 'checkered', hue, kind === 'checkered');
    case 'ramp':
      return withRamp(s, hue);
    case 'tops':
      return withTops(s, kind, count, hue);
    case 'spiral':
      return withSpiral(s, [hue ?? '#d83c40', kind || '#f4f0e8']);
    case 'own':
      return s;
    case 'row':
      return isRow(kind) ? withRowBefore(s, kind, hue) : s;
  }
}

/** The other way round where that part of it is at its other side. */
function onSide(s: Sprite, name: string, left: boolean): Sprite {
  const box = partBox(s, new RegExp(`^(?:${name})$`));
  if (!box) return s;
  const middle = box.x + box.width / 2;
  return middle < s.image.width / 2 === left ? s : mirrored(s);
}
