import type { Feature } from './brush.ts';
import { CITY } from './city.ts';
import { DECKS_AND_DESKS } from './decks-and-desks.ts';
import { EVERYDAY } from './everyday.ts';
import { OPEN_GROUNDS } from './grounds-open.ts';
import { HALLS } from './halls.ts';
import { HEAVENS } from './heavens.ts';
import { INSIDES } from './insides.ts';
import { LANDS } from './lands.ts';
import { MACHINES } from './machines.ts';
import { MORE } from './more.ts';
import { NATURE } from './nature.ts';
import { SIGNS } from './neon-signs.ts';
import { OPEN_AIR } from './open-air.ts';
import { PEAKS } from './peaks.ts';
import { PLANS } from './plan.ts';
import { ROADS_AND_CELLARS } from './roads-and-cellars.ts';
import { ROOFTOP } from './rooftop.ts';
import { ROOMS } from './rooms.ts';
import { RUINS } from './ruins.ts';
import { SAID } from './said.ts';
import { SCHOOL } from './school-desks.ts';
import { SKELETONS } from './skeletons.ts';
import { SPORT_GROUNDS } from './sport-grounds.ts';
import { STREETS } from './streets.ts';
import { LIGHT_STRINGS } from './string-lights.ts';
import { SURFACES } from './surfaces.ts';
import { INSIDE_VEHICLES } from './vehicles-inside.ts';
import { VISTA } from './vista.ts';
import { WATERS } from './waters.ts';
import { WHOLE_PICTURES } from './whole-pictures.ts';
import { YARDS } from './yards.ts';

/** Painters of features by their names in the rows of the places. */
export const FEATURES: Readonly<Record<string, Feature>> = {
  ...NATURE,
  ...ROOMS,
  ...MACHINES,
  ...CITY,
  ...MORE,
  ...HEAVENS,
  ...LANDS,
  ...INSIDES,
  ...VISTA,
  ...ROOFTOP,
  ...YARDS,
  ...OPEN_GROUNDS,
  ...HALLS,
  ...WATERS,
  ...STREETS,
  ...LIGHT_STRINGS,
  ...RUINS,
  ...SIGNS,
  ...SCHOOL,
  ...PEAKS,
  ...EVERYDAY,
  ...OPEN_AIR,
  ...PLANS,
  ...SKELETONS,
  ...INSIDE_VEHICLES,
  ...WHOLE_PICTURES,
  ...SAID,
  ...SURFACES,
  ...SPORT_GROUNDS,
  ...ROADS_AND_CELLARS,
  ...DECKS_AND_DESKS,
};
