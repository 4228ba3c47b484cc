/** Floors, grounds and walls of what was said: a muddy street, a checkered floor, pink walls. */
import { hexToRgb, oklabToRgb, rgbToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Scene, Texture, Wall } from '../../place/scenes.ts';
import type { SceneGraph } from '../graph.ts';

const GROUNDS: Readonly<Record<string, readonly [ground: readonly [string, string, string], texture: Texture]>> = {
  wood: [['#8c6444', '#9c7450', '#745036'], 'planks'],
  stone: [['#7c7a88', '#8e8c9a', '#656372'], 'stone'],
  concrete: [['#9a9a9c', '#a8a8aa', '#868688'], 'plain'],
  asphalt: [['#54565e', '#60626a', '#464850'], 'plain'],
  cobbles: [['#80808a', '#94949e', '#66666f'], 'stone'],
  brick: [['#a4604c', '#b4705a', '#884c3c'], 'tiles'],
  marble: [['#d8d8dc', '#e8e8ec', '#b8bcc4'], 'tiles'],
  tiles: [['#a8b4bc', '#bac6cc', '#909ca6'], 'tiles'],
  mud: [['#6c5038', '#7c5e44', '#54402e'], 'sand'],
  dirt: [['#8c6c48', '#9c7c56', '#745838'], 'sand'],
  sand: [['#dcb87c', '#e8ca92', '#c69f66'], 'sand'],
  gravel: [['#908c88', '#a09c98', '#787470'], 'craters'],
  grass: [['#7cac54', '#94bf66', '#629448'], 'grass'],
  moss: [['#5c8444', '#709850', '#486c38'], 'grass'],
  snow: [['#d0dcea', '#e6edf3', '#b0c4da'], 'snow'],
  ice: [['#a8d4e8', '#c8e8f4', '#84b8d4'], 'snow'],
  metal: [['#6c7688', '#7c8698', '#5a6476'], 'tiles'],
  ash: [['#68646a', '#78747a', '#545056'], 'sand'],
}; // biome-ignore format: a table
const WALLS: Readonly<Record<string, readonly [sky: readonly [string, string, string], wall: Wall]>> = {
  wood: [['#8a6444', '#755238', '#9a7450'], 'panels'],
  stone: [['#7c7a88', '#62606e', '#8e8c9a'], 'blocks'],
  concrete: [['#94969a', '#84868a', '#a2a4a8'], 'panels'],
  cobbles: [['#7c7a88', '#62606e', '#8e8c9a'], 'blocks'],
  brick: [['#a05a48', '#7c4438', '#b46c58'], 'bricks'],
  marble: [['#d4d4d8', '#b8bcc4', '#e8e8ec'], 'blocks'],
  tiles: [['#c4d4d8', '#a4b8c0', '#d8e4e8'], 'bricks'],
  metal: [['#8892a4', '#6c7688', '#a0aabc'], 'panels'],
  ice: [['#a8d4e8', '#84b8d4', '#c8e8f4'], 'blocks'],
  mud: [['#94704c', '#7c5c3e', '#a4805a'], 'panels'],
  dirt: [['#8c6c48', '#745838', '#9c7c56'], 'blocks'],
}; // biome-ignore format: a table

/** A colour with lighter and darker ones of its hue. */
const shades = (hex: string): readonly [string, string, string] => {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  const at = (k: number): string => rgbToHex(oklabToRgb([Math.min(0.95, L * k), a, b]));
  return [hex, at(1.09), at(0.85)];
};

/** The backdrop with the floor and the walls that were said. */
export function surfaced(scene: Scene, { painted }: SceneGraph): Scene {
  let out = scene;
  for (const { feature } of painted ?? []) {
    const [, what, said = ''] = /^(ground|walls):(.*)$/.exec(feature) ?? [];
    if (!what) continue;
    const [kind = '', hue] = said.startsWith('#') ? ['', said] : said.split(',');
    if (what === 'ground') {
      const [ground, texture] = kind === 'checks' ? [(['#c8c4bc', '#e0dcd4', '#50505c'] as const), 'tiles' as const] : (GROUNDS[kind] ?? [out.ground, out.texture]); // biome-ignore format: one line
      const [base, light, dark] = hue ? shades(hue) : ground;
      const { accent: _, ...rest } = out;
      out = { ...rest, ground: [base, light, dark], texture };
    } else if (out.wall) {
      const [sky, wall] = WALLS[kind] ?? [out.sky, out.wall];
      const [base, light, dark] = hue ? shades(hue) : [sky[0]!, sky[2]!, sky[1]!];
      out = { ...out, sky: [base, dark, light], wall };
    }
  }
  return out;
}
