/** The textures of a set: from words, from a reference's colours, or from a kept base tile. */

import { deltaE, type OkLab, oklabToRgb, rgbToOklab } from '../../../src/pixels/color.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { composeMaterial, materialOf, type TerrainMaterial } from './material.ts';
import { seedOf } from './noise.ts';
import { readTerrain } from './read-terrain.ts';
import { drawTexture, evenSeed, type Texture, type TextureOptions } from './texture.ts';
import { type Packed, pack, unpack } from './tones.ts';
import type { BaseTile, TileStyle } from './types.ts';

/** How many fill variants a plain tile has besides itself. */
export const FILL_VARIANTS = 3;

/** A material's plain texture and its fill variants, which fit any neighbour. */
export interface Ground {
  readonly plain: Texture;
  readonly variants: readonly Texture[];
  readonly seed: number;
  /** What it was drawn with. */
  readonly style: BaseTile['style'];
}

/** Chroma for a guidance of 1..20: 8 leaves the colours as they are. */
const clearness = (guidance: number | undefined): number => 1 + ((guidance ?? 8) - 8) * 0.012;

/** The palette with the style's guidance and forced colours applied, colour by colour, so that seams hold. */
export function stylePalette(palette: readonly Packed[], style: TileStyle): Packed[] {
  const k = clearness(style.guidance);
  const forced = style.colours?.map((rgb) => [pack(rgb), rgbToOklab(rgb)] as const);
  return palette.map((colour) => {
    const [L, a, b] = rgbToOklab(unpack(colour));
    const lab: OkLab = [L, a * k, b * k];
    if (!forced?.length) return k === 1 ? colour : pack(oklabToRgb(lab));
    return forced.reduce((best, c) => (deltaE(c[1], lab) < deltaE(best[1], lab) ? c : best))[0];
  });
}

export const textureOptions = (style: TileStyle, seed: number): TextureOptions => ({
  seed,
  ...(style.detail && { detail: style.detail }),
  ...(style.shading && { shading: style.shading }),
  contrast: 0.55 + 0.45 * (style.tileStrength ?? 1),
});

/** The material of a description; colours of a reference picture replace its own. */
export function describedMaterial(text: string, style: TileStyle, colours: readonly string[] = []): TerrainMaterial {
  const found = materialOf(text, style.vectors);
  return colours.length ? { ...found, colours: found.colours.map((own, i) => colours[i] ?? own) } : found;
}

/** The evenest texture of a material near the style's seed, with variants where `variants` asks for them. */
export function groundOf(material: TerrainMaterial, size: Px, style: TileStyle, variants = 0): Ground {
  const wanted = (style.seed ?? 1) + (seedOf(material.text) % 997);
  const options = textureOptions(style, wanted);
  const seed = evenSeed(material, size, options);
  const draw = (variant: number): Texture => {
    const t = drawTexture(material, size, { ...options, seed, variant });
    return { ...t, palette: stylePalette(t.palette, style) };
  };
  const { seed: _, ...drawnWith } = options;
  return { plain: draw(0), variants: Array.from({ length: variants }, (_v, i) => draw(i + 1)), seed, style: drawnWith };
}

/** The ground that a base tile kept: its codes and colours, unchanged. */
export function groundOfBase(base: BaseTile, style: TileStyle = {}): Ground {
  const material = composeMaterial(readTerrain(base.text, style.vectors));
  const texture = (codes: Uint8Array): Texture => ({
    width: base.size,
    height: base.size,
    size: base.size,
    codes,
    palette: base.palette,
    material,
  });
  return {
    plain: texture(base.codes[0]!),
    variants: base.codes.slice(1).map(texture),
    seed: base.seed,
    style: base.style,
  };
}

/** What chaining keeps of a ground. */
export const baseOf = (ground: Ground): BaseTile => ({
  text: ground.plain.material.text,
  size: ground.plain.size,
  seed: ground.seed,
  codes: [ground.plain, ...ground.variants].map((t) => t.codes),
  palette: ground.plain.palette,
  style: ground.style,
});

/** Frames of a loop in which ground that flows or glows is shown. */
export const TERRAIN_FRAMES = 4;

/** Whether a material moves. */
export const moves = ({ liquid, glow }: TerrainMaterial): boolean => liquid || glow;

/** The later frames of a ground that moves, for its plain texture (0) or a variant; itself where it stands still. */
export function laterFrames(ground: Ground, variant: number): readonly Texture[] {
  const own = variant ? ground.variants[variant - 1]! : ground.plain;
  if (!moves(own.material)) return new Array<Texture>(TERRAIN_FRAMES - 1).fill(own);
  return Array.from({ length: TERRAIN_FRAMES - 1 }, (_, i) => ({
    ...drawTexture(own.material, own.size, {
      ...ground.style,
      seed: ground.seed,
      variant,
      phase: (i + 1) / TERRAIN_FRAMES,
    }),
    palette: own.palette,
  }));
}

/** The same texture with every colour moved in OKLab: lightness by `dL`, chroma by the factor `k`. */
export function shifted(t: Texture, dL: number, k = 1): Texture {
  const palette = t.palette.map((colour) => {
    const [L, a, b] = rgbToOklab(unpack(colour));
    return pack(oklabToRgb([Math.min(0.98, Math.max(0.04, L + dL)), a * k, b * k]));
  });
  return { ...t, palette };
}

/** Distance in OKLab between the base tones of two textures. */
export const contrastOf = (a: Texture, b: Texture): number =>
  deltaE(rgbToOklab(unpack(a.palette[3]!)), rgbToOklab(unpack(b.palette[3]!)));
