import { reduceColors } from '../../../../src/pixels/palette.ts';
import type { Rgba } from '../../../../src/pixels/types.ts';
import type { Style, StyleTakes } from '../../types.ts';
import type { StyleProfile } from './read-style.ts';
import { applyTexture } from './texture.ts';
import { transferColors } from './transfer.ts';

/** From this strength on a drawing takes the outline and the number of tones of the style, where none is asked for. */
export const FORM_FROM = 25;
/** More colours would not be seen after the transfer. */
const MOST_COLORS = 64;

/** The style that a subject is drawn in: what was asked for, and from the profile what was not. */
export function drawnStyle(asked: Style, profile: StyleProfile, strength: number, takes: StyleTakes = ALL): Style {
  if (strength < FORM_FROM) return asked;
  return {
    ...asked,
    ...(takes.outline ? { outline: asked.outline ?? profile.outline } : {}),
    ...(takes.shading ? { shading: asked.shading ?? profile.shading, light: asked.light ?? profile.light } : {}),
    ...(takes.detail ? { detail: asked.detail ?? profile.detail } : {}),
  };
}

/** Where nothing is said a small style picture, which has few colours, does not make a large drawing poor. */
const ALL: StyleTakes = { palette: true, outline: true, detail: false, shading: true };

export interface RestyleOptions {
  /** A number for each pixel: pixels of two layers (subject, background) are never one material. */
  readonly layer?: Uint8Array;
  readonly seed: number;
  readonly takes?: StyleTakes;
  /** Materials of hues that the style does not have keep theirs, with its lightness and chroma: no blue skin. */
  readonly keepsHues?: boolean;
}

/** A picture with the colours and the texture of a style. `strength` is 0..100; at 100 only the style's colours are left. */
export function restyle(picture: Rgba, profile: StyleProfile, strength: number, options: RestyleOptions): Rgba {
  if (strength <= 0) return picture;
  const { takes = ALL, layer } = options;
  const amount = strength / 100;
  const few = reduceColors(picture, MOST_COLORS);
  const textured =
    strength < FORM_FROM || !takes.shading
      ? few
      : applyTexture(few, profile.texture, Math.min(1, amount * 2), options.seed, layer);
  return takes.palette ? transferColors(textured, profile, amount, { layer, keepsHues: options.keepsHues }) : textured;
}
