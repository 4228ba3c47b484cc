/** Ground that is heaped up: what a building stands on or is sunk in. */

/** What it may stand on, or be sunk in: tones from the lightest to the darkest. */
export const SOILS = {
  hill: ['#a4cc70', '#80b058', '#669848', '#4c7a3c', '#38602f'],
  'dark hill': ['#7c8458', '#626c48', '#4c563e', '#3a4434', '#2a322a'],
  'snowy hill': ['#f8fcff', '#e2ecf6', '#c4d6ea', '#9cb4d0', '#7c94b4'],
  dune: ['#f4dca0', '#e6c684', '#d0aa68', '#b08850', '#8c683c'],
  earth: ['#a48460', '#8a6c4c', '#74583c', '#5c4430', '#443224'],
  rock: ['#b4b4b8', '#94949c', '#787884', '#5c5c6c', '#444454'],
  red: ['#dc9468', '#c47850', '#a85f40', '#844834', '#60342c'],
} as const;
export type Soil = keyof typeof SOILS;
