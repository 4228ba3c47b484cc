/** Panels of any matter that the terrain catalogue knows: "cheese", "cobblestone", "swamp". */
import { hexToRgb, oklabToHex, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import type { Rgb } from '../../../src/pixels/types.ts';
import { materialOf } from '../tile/material.ts';
import { colourAt, drawTexture, evenSeed } from '../tile/texture.ts';
import { unpack } from '../tile/tones.ts';
import { inColours } from './read-palette.ts';
import { PERIOD } from './shape.ts';
import { THEMES, type Theme } from './themes.ts';

/** Words that say what the matter is made into. */
const MADE_INTO =
  /\b(panels?|windows?|buttons?|frames?|boards?|ui|hud|interface|menu|box|bars?|kit|themed?|style|inventory|asset|pixel|art|game)\b/gi;

/** The matter of a text, before what is made of it; undefined where the catalogue knows none. */
function matterIn(text: string): ReturnType<typeof materialOf> | undefined {
  const made = /\bmade (?:out )?of ([^,.;]+)/i.exec(text)?.[1];
  const words = (made ?? text)
    .replace(/"[^"]*"/g, ' ')
    .replace(MADE_INTO, ' ')
    .trim();
  if (!words) return undefined;
  const material = materialOf(words);
  return material.kind === 'other' ? undefined : material;
}

/** The matter of a text as a theme whose panels are of it; undefined where the catalogue knows none. */
export function matterTheme(text: string, seed: number): Theme | undefined {
  const material = matterIn(text);
  if (!material) return undefined;
  const options = { seed: 1 + (seed % 997) };
  const texture = drawTexture(material, PERIOD, { ...options, seed: evenSeed(material, PERIOD, options) });
  const matter: Rgb[] = [];
  for (let y = 0; y < PERIOD; y++) for (let x = 0; x < PERIOD; x++) matter.push(unpack(colourAt(texture, x, y)));
  const base = mean(matter);
  const [L, a, b] = rgbToOklab(hexToRgb(base));
  const at = (lightness: number, chroma = 1): string =>
    oklabToHex([Math.max(0.1, Math.min(0.95, lightness)), a * chroma, b * chroma]);
  const row = THEMES.find(({ name }) => name === (material.built ? 'stone' : 'jungle'))!;
  const { edges: _, frameTexture: __, ...plain } = row;
  const theme = inColours(plain, [base]);
  return {
    ...theme,
    name: material.kind,
    finish: material.built ? 'stone' : 'organic',
    frame: at(L > 0.5 ? L - 0.14 : L + 0.16),
    fill: base,
    button: at(L > 0.55 ? L - 0.07 : L + 0.12),
    accent: row.accent,
    gem: row.gem,
    trim: at(L > 0.5 ? 0.9 : L + 0.34, 0.5),
    light: '#fff8ec',
    dark: at(0.17, 0.6),
    well: at(Math.max(0.18, L - 0.32), 0.8),
    corner: material.built ? 'notch' : 'round',
    radius: material.built ? 2 : 5,
    ornament: material.built ? 'plate' : 'rivet',
    ornamentRole: 'frame',
    knob: 'ball',
    raw: { bands: [], matter },
  };
}

function mean(colours: readonly Rgb[]): string {
  const counts = new Map<string, number>();
  for (const c of colours) counts.set(rgbToHex(c), (counts.get(rgbToHex(c)) ?? 0) + 1);
  return [...counts].sort((x, y) => y[1] - x[1])[0]![0];
}
