/** Makes a theme ready to draw: its ramps, inks and tints, held to a palette where one is given. */
import { contrastOf, deltaE, hexToRgb, oklabToRgb, rgbToHex, rgbToOklab } from '../../../src/pixels/color.ts';
import { type Ramp, ramp } from '../../../src/pixels/ramp.ts';
import type { Rgb } from '../../../src/pixels/types.ts';
import type { Theme } from './themes.ts';
import type { Kit, Role } from './types.ts';

const mapRamp = (r: Ramp, of: (c: Rgb) => Rgb): Ramp => r.map(of) as unknown as Ramp;

/** The colour of a list that looks most like the one asked for. */
function nearestOf(palette: readonly Rgb[]): (colour: Rgb) => Rgb {
  const labs = palette.map(rgbToOklab);
  const known = new Map<number, Rgb>();
  return (colour) => {
    const key = (colour[0] << 16) | (colour[1] << 8) | colour[2];
    let found = known.get(key);
    if (!found) {
      const lab = rgbToOklab(colour);
      let least = Number.POSITIVE_INFINITY;
      labs.forEach((other, i) => {
        const d = deltaE(lab, other);
        if (d < least) [least, found] = [d, palette[i]!];
      });
      known.set(key, found!);
    }
    return found!;
  };
}

/** Light and dark of a palette that are furthest apart. */
function extremes(palette: readonly Rgb[]): readonly [light: Rgb, dark: Rgb] {
  const sorted = [...palette].sort((a, b) => rgbToOklab(b)[0] - rgbToOklab(a)[0]);
  return [sorted[0]!, sorted.at(-1)!];
}

/** A theme's kit. With `palette` ('#rrggbb', at least two) no other colour is ever drawn. */
export function kitOf(theme: Theme, { seed = 0, palette }: { seed?: number; palette?: readonly string[] } = {}): Kit {
  const only = (palette ?? theme.tones)?.map(hexToRgb);
  const snap = only ? nearestOf(only) : (c: Rgb): Rgb => c;
  const rampOf = (hex: string, contrast = 1): Ramp => mapRamp(ramp(hexToRgb(hex), contrast), snap);
  const tints = new Map<string, Ramp>();
  const tint = (hex: string): Ramp => {
    const found = tints.get(hex) ?? rampOf(hex, 1.1);
    tints.set(hex, found);
    return found;
  };
  const greys = new Map<Ramp, Ramp>();
  const grey = (r: Ramp): Ramp => {
    let found = greys.get(r);
    if (!found) {
      found = mapRamp(r, (c) => {
        const [L, a, b] = rgbToOklab(c);
        return snap(oklabToRgb([0.5 + (L - 0.5) * 0.6, a * 0.2, b * 0.2]));
      });
      greys.set(r, found);
    }
    return found;
  };
  const [light, dark] = only ? extremes(only) : [hexToRgb(theme.light), hexToRgb(theme.dark)];
  const ramps: Record<Role, Ramp> = {
    frame: rampOf(theme.frame, theme.frameContrast),
    fill: rampOf(theme.fill, theme.fillContrast ?? 0.8),
    button: rampOf(theme.button),
    accent: rampOf(theme.accent),
    trim: rampOf(theme.trim, 1.2),
    gem: rampOf(theme.gem, 1.25),
    second: rampOf(theme.second ?? theme.accent),
    well: rampOf(theme.well ?? rgbToHex(lifted(theme.dark)), 0.6),
    edge: rampOf(theme.edge ?? theme.trim),
  };
  return { theme, ramps, light, dark, tint, grey, seed };
}

/** Wells of dark themes are a little above their ink, so that a slot's own shade still shows. */
function lifted(hex: string): Rgb {
  const [L, a, b] = rgbToOklab(hexToRgb(hex));
  return oklabToRgb([Math.max(0.2, L), a, b]);
}

export interface Inking {
  readonly colour: Rgb;
  /** A line round every letter, where the ground alone lets it not be read. */
  readonly outline?: Rgb;
}

/** Readable text: WCAG 2.2's ratio for running text. */
export const READABLE = 4.5;

/**
 * The ink that can be read on all of the grounds. Light ink wins where it lies clearly above the ground, as on most
 * buttons, and gets a line round its letters where that alone is not enough; else dark ink without one.
 */
export function inkOn(kit: Kit, grounds: readonly Rgb[], line: Rgb = kit.dark): Inking {
  const least = (ink: Rgb): number => Math.min(...grounds.map((ground) => contrastOf(ink, ground)));
  const mean = grounds.reduce((sum, c) => sum + rgbToOklab(c)[0], 0) / grounds.length;
  const above = rgbToOklab(kit.light)[0] - mean >= 0.24;
  if (above && least(kit.light) >= READABLE) return { colour: kit.light };
  if (!above) {
    const deep = [kit.dark, line, kit.ramps.fill[0], kit.ramps.well[0]].find((ink) => least(ink) >= READABLE);
    if (deep) return { colour: deep };
  }
  const dark = contrastOf(kit.light, line) >= READABLE ? line : kit.dark;
  if (contrastOf(kit.light, dark) >= READABLE) {
    return above || least(kit.dark) < READABLE ? { colour: kit.light, outline: dark } : { colour: kit.dark };
  }
  return least(kit.dark) >= least(kit.light) ? { colour: kit.dark } : { colour: kit.light };
}
