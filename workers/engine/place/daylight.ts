/** The light of a time of day over a scene made for noon: another sky, and its tint on everything below. */
import { hexToRgb, type OkLab, oklabToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import type { Brief } from '../types.ts';
import type { Light, Scene } from './scenes.ts';

export const DAYLIGHTS = ['sunset', 'night'] as const;
export type Daylight = (typeof DAYLIGHTS)[number];

/** Moods that a place has by night, where no time of day was said. */
const DARK: ReadonlySet<string> = new Set(['dark', 'scary']);

/** The time of day that a brief's moods say; absent for the scene's own. */
export function daylightOf({ mood, scenery }: Pick<Brief, 'mood' | 'scenery'>): Daylight | undefined {
  const said = DAYLIGHTS.find((d) => mood.includes(d));
  return said ?? (scenery && mood.some((m) => DARK.has(m)) ? 'night' : undefined);
}

interface Cast {
  readonly sky: readonly string[];
  readonly glow: readonly [string, string];
  readonly lights: readonly Light[];
  /** What the land's OKLab becomes: lightness × and offset of a and b. */
  readonly lightness: number;
  readonly tint: readonly [a: number, b: number];
}

const CASTS: Readonly<Record<Daylight, Cast>> = {
  sunset: {
    sky: ['#4c4a8c', '#8c5498', '#d8647c', '#f4945c', '#fccc78'],
    glow: ['#fff0b8', '#fcb868'],
    lights: ['low sun'],
    lightness: 0.78,
    tint: [0.03, 0.02],
  },
  night: {
    sky: ['#161c40', '#202a58', '#34427c'],
    glow: ['#e4e0c4', '#8c94b8'],
    lights: ['stars', 'moon'],
    lightness: 0.52,
    tint: [-0.005, -0.045],
  },
};

/** A scene in that light. Scenes under a roof, and those dark by nature, keep their own. */
export function inDaylight(scene: Scene, daylight: Daylight): Scene {
  const cast = CASTS[daylight];
  const dark = rgbToOklab(hexToRgb(scene.sky[0]!))[0] < 0.45;
  if (scene.wall || dark) return scene;
  const under = (hex: string): string => {
    const [L, a, b] = rgbToOklab(hexToRgb(hex));
    const lab: OkLab = [L * cast.lightness, a * 0.8 + cast.tint[0], b * 0.8 + cast.tint[1]];
    return oklabToHex(lab);
  };
  return {
    ...scene,
    sky: cast.sky,
    glow: cast.glow,
    lights: cast.lights,
    ...(scene.skylines
      ? { skylines: scene.skylines.map(([shape, color, rise]) => [shape, under(color), rise] as const) }
      : {}),
    ground: [under(scene.ground[0]), under(scene.ground[1]), under(scene.ground[2])],
    ...(scene.accent ? { accent: under(scene.accent) } : {}),
  };
}
