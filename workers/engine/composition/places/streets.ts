/** Streets, by country and time: one row each; the fronts are painted into the depth, the rest stands on the walks. */
import { S } from './grounds.ts';
import type { PlaceRow, PlaceThings } from './types.ts';

const street = (
  style: string,
  words: string,
  things: readonly PlaceThings[],
  more: Partial<PlaceRow> = {},
): PlaceRow => ({
  always: true,
  words: words.split(', '),
  scene: {
    ...S.city,
    skylines: style === 'western' || style === 'desert' ? [['mountains', '#c8a078', 0.2]] : [['city', '#a8bccc', 0.3]],
  },
  horizon: 0.5,
  person: 0.27,
  on: true,
  frame: 'none',
  features: [`street:${style}`],
  things,
  ...more,
});

const NIGHT_SKY = {
  ...S.city,
  sky: ['#241c48', '#3c2c68', '#6c3c80'],
  lights: [],
  skylines: [['city', '#4c3874', 0.5]],
} as const;

export const STREET_PLACES: Readonly<Record<string, PlaceRow>> = {
  'city street': street('modern', 'city street, street, town street, urban street, busy street, sidewalk, downtown street, main street, modern street, new york street, shopping street, suburban street, empty street', [['mid', 'street-lamp', 2, 'pairs', 0.9], ['front', 'car', 1, 'edges', 0.62], ['mid', 'hydrant', 1, 'edges', 0.9]]),
  'medieval street': street('medieval', 'medieval street, medieval alley, medieval town street, fantasy street, fantasy town street, village street, cobblestone street, cobblestone alley, cobbled street, old town street, town alley, medieval city street, european street', [['front', 'barrel crate', 2, 'edges', 0.85]]),
  'western street': street('western', 'wild west street, western street, wild west main street, western main street, old west main street, main street of a western town, wild west town main street, cowboy street, wild west town, western town, cowboy town, old west town, wild west town street, frontier town, dusty western street, western town street', [['front', 'barrel', 2, 'edges', 0.85], ['mid', 'cactus', 1, 'edges', 0.8]], { scene: { ...S.desert, skylines: [['mountains', '#c8a078', 0.3]] } }),
  'japanese alley': street('japanese', 'japanese alley, japanese street, tokyo alley, kyoto street, kyoto alley, edo street, old japanese street, japanese town street, traditional japanese street, japanese shopping street', [['front', 'stone-lantern', 1, 'edges', 0.8]]),
  'neon street': street('neon', 'cyberpunk street, cyberpunk city street, neon street, neon city street, futuristic street, cyberpunk alley, neon alley, cyberpunk back alley, cyberpunk alleyway, neon tokyo street, tokyo street, tokyo street at night, shibuya, shibuya crossing, shinjuku, akihabara, osaka street, hong kong street, seoul street, tokyo, sci-fi street, city street with neon signs', [['mid', 'glow:vending-machine', 1, 'edges', 1], ['front', 'trash-can', 1, 'edges', 0.8]], { scene: NIGHT_SKY, ambient: 0.95, features: ['street:neon', 'neon signs'] }),
  alley: street('modern', 'alley, dark alley, back alley, alleyway, narrow alley, city alley, backstreet, side street', [['mid', 'trash-can', 1, 'edges', 1.1], ['front', 'crate', 1, 'edges', 0.9]], { scene: NIGHT_SKY, time: 'night' }),
  'ruined street': street('ruined', 'ruined street, ruined city street, abandoned street, abandoned city street, post apocalyptic street, post-apocalyptic street, destroyed street, war torn street, zombie street, post apocalyptic city street, post-apocalyptic city street, deserted street', [['mid', 'car-wreck', 1, 'edges', 1.6], ['front', 'rock', 1, 'edges', 0.8]], { scene: { ...S.city, sky: ['#8c7c74', '#b09c84', '#d8c49c'], lights: [], skylines: [['city', '#b0a490', 0.3]] } }),
  'desert street': street('desert', 'desert town street, desert street, desert city street, arabian street, arabian alley, bazaar street, egyptian street', [['front', 'clay-pot', 2, 'edges', 0.9], ['mid', 'palm-tree', 1, 'edges', 0.9]], { scene: { ...S.desert, skylines: [['dunes', '#d8b880', 0.3]] } }),
}; // biome-ignore format: a table
