/** Looks that a figure or a part of it takes on: frozen, rusty, of stone, a ghost. */
import { evil, ghostly, robotic, shadowy, skeletal, undead } from './beings.ts';
import type { Look } from './lay.ts';
import { flames, glowing, grain, lifeless, rainbow, toned, veins } from './matter.ts';
import { autumnal, bloody, burnt, cracked, dented, dirty, frozen, mossy, rusty } from './weather.ts';

export const LOOKS = {
  skeletal, robotic, frozen, burnt, mossy, rusty, dirty, bloody, cracked, dented, ghostly, undead, shadowy, evil, glowing, rainbow, grain, autumnal, flames,
  stone: lifeless('#8e8c90', 1.05, undefined, cracked),
  wooden: lifeless('#96683c', 1, '#3c2418', grain),
  fiery: toned('#dc5a28', 1.2, '#4c1414', flames),
  molten: toned('#4a3c40', 1, undefined, veins),
  poisoned: toned('#86bc3c', 1, '#283c18'),
} satisfies Record<string, Look>; // biome-ignore format: a table

export type LookName = keyof typeof LOOKS;
