/** What season, hour and weather make of a place: its backdrop, its light, what falls. */
import { hexToRgb, oklabToRgb, rgbToHex, rgbToOklab } from '../../../../src/pixels/color.ts';
import type { Px } from '../../../../src/pixels/types.ts';
import { inDaylight } from '../../place/daylight.ts';
import type { Scene } from '../../place/scenes.ts';
import type { createRandom, Random } from '../../random.ts';
import type { Lamp } from '../features/brush.ts';
import type { SceneGraph, Time } from '../graph.ts';
import type { Stage } from '../stage.ts';
import { type Frame, paintFrame } from './frame.ts';
import { lit } from './light.ts';
import type { Area } from './stand.ts';
import type { PlaceRow } from './types.ts';
import { flakes, rain, rays } from './weather.ts';

/** The ground of a season. */
export function tinted(scene: Scene, graph: SceneGraph): Scene {
  if (seasonOf(graph) !== 'autumn' || scene.texture !== 'grass') return scene;
  return {
    ...scene,
    ground: ['#a8884c', '#c09c58', '#8c7040'],
    accent: '#d86c34',
    ...(scene.skylines
      ? { skylines: scene.skylines.map(([s, c, h]) => [s, s === 'trees' || s === 'hills' ? '#b8804c' : c, h] as const) }
      : {}),
  };
}

/** Skies whose colour is said, from the top down, and what their lights are painted in. */
const SKIES: Readonly<Record<string, { readonly sky: readonly string[]; readonly glow: readonly [string, string] }>> = {
  red: { sky: ['#5c1c2c', '#942c30', '#c8443c', '#e87850'], glow: ['#f0a078', '#c85848'] },
  orange: { sky: ['#a04838', '#d0683c', '#ec9048', '#f8c078'], glow: ['#fcdca4', '#e89c60'] },
  golden: { sky: ['#c89048', '#e4b058', '#f4cc78', '#fce8b0'], glow: ['#fff4d4', '#f8d890'] },
  purple: { sky: ['#3c2868', '#64408c', '#945cac', '#cc8cc0'], glow: ['#e8b4d8', '#a878bc'] },
  pink: { sky: ['#a868a8', '#d484b0', '#f0a8bc', '#fcd0cc'], glow: ['#fce4e0', '#f0b8c8'] },
  green: { sky: ['#2c4c34', '#48703c', '#749c4c', '#b0c870'], glow: ['#d8e49c', '#94b060'] },
  blue: { sky: ['#4888cc', '#6ca4dc', '#98c4ec', '#c4e0f4'], glow: ['#f4f8fc', '#d8e8f4'] },
  teal: { sky: ['#1c6878', '#30909c', '#5cb8b8', '#a0dcd0'], glow: ['#d8f4ec', '#88ccc4'] },
  grey: { sky: ['#747c88', '#8c94a0', '#a8aeb8', '#c4c8cc'], glow: ['#d8dce0', '#b4bac4'] },
  black: { sky: ['#10101c', '#181824', '#242434', '#343448'], glow: ['#e4e0d0', '#8c8c9c'] },
};

/** Under a sky of the colour that was said; at night it is darker. */
export function inSkyColour(scene: Scene, { painted }: SceneGraph, open: boolean, night: boolean): Scene {
  const said = painted?.find(({ feature }) => feature.startsWith('sky:'))?.feature.slice('sky:'.length);
  const hue = said === undefined ? undefined : SKIES[said];
  if (!hue || !open) return scene;
  const sky = night ? hue.sky.map((hex) => deepened(hex)) : hue.sky;
  return { ...scene, sky, ...(night ? {} : { glow: hue.glow }) };
}

function deepened(hex: string): string {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return rgbToHex(oklabToRgb([L * 0.55, a * 0.8, b * 0.8]));
}

/** A frame in front, which a layer that is near shows as well. */
export function framed(
  stage: Stage,
  covered: Uint8Array,
  kind: Frame,
  leafy: string,
  ground: string,
  random: Random,
  unit: Px,
  clear: readonly Area[],
): void {
  const before = stage.image.data.slice();
  paintFrame(stage, kind, leafy, ground, random, unit, clear);
  for (let i = 0; i < covered.length; i++)
    if (before[i * 4] !== stage.image.data[i * 4] || before[i * 4 + 1] !== stage.image.data[i * 4 + 1] || before[i * 4 + 2] !== stage.image.data[i * 4 + 2]) covered[i] = 1; // biome-ignore format: one line
}

/** Leaves by the season that was said. */
export function seasonOf({ mood }: SceneGraph): string | undefined {
  return mood.some((m) => m === 'autumn' || m === 'fall' || m === 'autumnal') ? 'autumn' : mood.includes('spring') || mood.includes('blossoming') ? 'cherry' : undefined; // biome-ignore format: one line
}

/** The backdrop by that light: skies change, what is below is lit with everything else. */
export function sceneAt(row: PlaceRow, time: Time | undefined, weather: ReadonlySet<string>): Scene {
  const { scene } = row;
  if (row.indoor || scene.wall) return scene;
  if (time === 'night' && (weather.has('storm') || weather.has('rain') || weather.has('snow')))
    return {
      ...scene,
      sky: weather.has('snow') ? ['#2c3a5c', '#3c4c70', '#586a90'] : ['#1c2234', '#282f44', '#3a4258'],
      lights: ['clouds'],
      glow: weather.has('snow') ? ['#4c5c80', '#425274'] : ['#3a4258', '#30384e'],
    };
  if (time === 'night' || time === 'sunset') {
    const cast = inDaylight(scene, time);
    return { ...cast, ground: scene.ground, ...(scene.skylines ? { skylines: scene.skylines } : {}) };
  }
  if (time === 'dawn')
    return {
      ...scene,
      sky: ['#8c8cc0', '#c8a0b8', '#f0c0a8', '#fce0b8'],
      lights: ['low sun'],
      glow: ['#fff0d0', '#fce0b8'],
    };
  if (weather.has('storm'))
    return { ...scene, sky: ['#3c4458', '#545c70', '#747c88'], lights: ['clouds'], glow: ['#6c7484', '#5c6474'] };
  if (weather.has('rain'))
    return { ...scene, sky: ['#6c7c90', '#8494a4', '#a4b0b8'], lights: ['clouds'], glow: ['#9ca8b4', '#8c98a8'] };
  return scene;
}

export function relight(
  stage: Stage,
  row: PlaceRow,
  time: Time | undefined,
  lamps: readonly Lamp[],
  dark: boolean,
  open: boolean,
  weather: ReadonlySet<string>,
): void {
  const night = time === 'night';
  const ownDark = /^#[0-3]/.test(row.scene.sky[0] ?? '');
  // a corridor's own lamps leave it dark between them
  const painted = row.features?.some((f) => f.startsWith('hall:')) === true;
  const ambient =
    painted && dark
      ? 0.78
      : row.ambient !== undefined && dark
        ? Math.min(row.ambient, 0.45)
        : (row.ambient ?? (dark && row.indoor ? 0.5 : undefined));
  const gloom = weather.has('storm') && open && !night ? 0.82 : undefined;
  const shining = lamps.filter((l) => !l.px || l.px.filter((i) => stage.glow[i]).length > l.px.length * 0.35);
  const level = row.indoor && night ? Math.min(ambient ?? 0.8, 0.56) : (ambient ?? gloom);
  stage.image = lit(stage.image, {
    ...(time && open && !ownDark ? { time } : {}),
    ...(level === undefined ? {} : { ambient: level }),
    lamps: shining,
    glow: stage.glow,
  });
}

export function fall(
  stage: Stage,
  row: PlaceRow,
  weather: ReadonlySet<string>,
  random: ReturnType<typeof createRandom>,
  unit: Px,
  horizon: Px,
): void {
  const { image } = stage;
  if (weather.has('rays')) rays(image, random.fork('rays'), row.underwater ? '#b8f0f0' : '#fff0b8');
  if (weather.has('rain') || weather.has('storm'))
    rain(image, random.fork('rain'), weather.has('storm'), unit, horizon);
  if (weather.has('snow')) flakes(image, random.fork('snow'), unit, ['#f4f8fc', '#d4e0f0']);
  if (weather.has('petals')) flakes(image, random.fork('petals'), unit, ['#f4b8cc', '#e890b0'], 0.7);
  if (weather.has('leaves')) flakes(image, random.fork('leaves'), unit, ['#d8883c', '#c85c30', '#e0b048'], 0.7);
  if (weather.has('ash')) flakes(image, random.fork('ash'), unit, ['#e8c078', '#f89848', '#787078'], 0.5);
}

/** Far things take on the colour of the air. */
export function haze(data: Uint8ClampedArray | Uint8Array, i: number, sky: readonly [number, number, number]): void {
  const [L, a, b] = rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
  const t = 0.38;
  data.set(oklabToRgb([L + (sky[0] * 0.85 - L) * t, a + (sky[1] - a) * t, b + (sky[2] - b) * t]), i * 4);
}
