/** Panels, windows and the plates that carry names. */
import { contrastOf } from '../../../../src/pixels/color.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { canvas, solid, stamp } from '../canvas.ts';
import { paintEdges } from '../edges.ts';
import { FINISHES } from '../finishes.ts';
import { inkOn } from '../kit.ts';
import { moved, widthOf, write } from '../lettering.ts';
import { CORNER_ART, enlargedArt, ICON_ART } from '../ornaments.ts';
import { artMask, type Mask, PERIOD } from '../shape.ts';
import {
  even,
  finishOf,
  paintSurface,
  type Surface,
  type SurfaceOptions,
  seeded,
  stretch,
  thickness,
} from '../surface.ts';
import { type TextureName, textureNamed } from '../textures.ts';
import type { Kit, Label, Part, State } from '../types.ts';

/** Margins of a panel with ornaments, and of one that is too small for them. */
export const PANEL_SLICE = 18;
export const SMALL_SLICE = 12;

export interface PanelOptions {
  readonly title?: string;
  /** Without ornaments. */
  readonly plain?: boolean;
  /** The texture holds back, so that running text can be read on it. */
  readonly calm?: boolean;
}

const SLANTING: ReadonlySet<TextureName> = new Set(['stripes', 'sheen', 'facets']);

/** The theme's own ground and frame, as options of a surface. */
export function panelSurface(kit: Kit, slice: Px, calm = false): SurfaceOptions {
  const { theme, ramps } = kit;
  const texture = seeded(kit, textureNamed(theme.texture));
  const quiet = (x: number, y: number): number => {
    const t = texture(x, y);
    return t < 8 ? t * 0.45 : soft ? t : 0;
  };
  // veins that stand out from the ground would eat letters
  const soft = contrastOf(ramps.second[3], ramps.fill[3]) < 1.3;
  return {
    bands: finishOf(kit).frame,
    fill: ramps.fill,
    frame: ramps.frame,
    texture: calm ? quiet : texture,
    ...(theme.frameTexture ? { frameTexture: textureNamed(theme.frameTexture) } : {}),
    corner: theme.corner,
    radius: slice === SMALL_SLICE ? Math.min(5, theme.radius) : theme.radius,
    slice,
    inner: finishOf(kit).inner,
    matted: SLANTING.has(theme.texture),
    ...(theme.raw ? { rawBands: theme.raw.bands } : {}),
    ...(theme.raw?.matter && !calm ? { matter: theme.raw.matter } : {}),
  };
}

/** Pixels of the frame of a panel. */
export const frameOf = ({ theme }: Kit): Px => theme.raw?.bands.length || thickness(FINISHES[theme.finish].frame);

/** Sides from which an ornament that is asked for is drawn twice as large, or three times: pixels. */
const ORNAMENT_FROM = [112, 224] as const;

function ornamentFactor({ theme }: Kit, width: Px, height: Px): number {
  if (!theme.ornamentAsked) return 1;
  const art = CORNER_ART[theme.ornament].split('/');
  const side = Math.max(art.length, art[0]!.length);
  const wanted = 1 + ORNAMENT_FROM.filter((from) => Math.min(width, height) >= from).length;
  // no larger than a sixth of the panel
  return Math.max(1, Math.min(wanted, Math.floor(Math.min(width, height) / 6 / side)));
}

/** Margin that a panel keeps for its ornaments. */
function sliceFor(kit: Kit, width: Px, height: Px): Px {
  const factor = ornamentFactor(kit, width, height);
  const art = factor > 1 ? CORNER_ART[kit.theme.ornament].split('/') : [];
  return Math.max(PANEL_SLICE, 2 + factor * Math.max(0, art.length, ...art.map((row) => row.length)));
}

/** An ornament in the four corners; each is shaded for itself, so that the light stays above left. */
export function paintCorners(kit: Kit, { image }: Surface, small: boolean): void {
  const { theme } = kit;
  const art = theme.ornament === 'none' ? '' : CORNER_ART[theme.ornament];
  if (!art) return;
  const ramp = kit.ramps[theme.ornamentRole ?? 'trim'];
  const stones = {
    bracket: kit.ramps.trim[5],
    plate: ramp[1],
    rivet: ramp[5],
    gear: ramp[1],
    bolts: ramp[5],
    sun: kit.ramps.gem[4],
    flower: kit.ramps.gem[4],
  } as Record<string, (typeof ramp)[0] | undefined>;
  const text = small ? ICON_ART.stud : enlargedArt(art, ornamentFactor(kit, image.width, image.height));
  const inset = small
    ? 1
    : theme.corner === 'torn'
      ? 6
      : ['heart', 'star', 'flower', 'ice', 'leaf', 'gear', 'shell'].includes(theme.ornament)
        ? 0
        : 1;
  const flat = theme.ornament === 'lines' || theme.ornament === 'web';
  if (small && flat) return;
  for (const x of [false, true]) {
    for (const y of [false, true]) {
      const shape = artMask(text, { x, y });
      const left = x ? image.width - inset - shape.width : inset;
      const top = y ? image.height - inset - shape.height : inset;
      solid(image, shape, left, top, ramp, { line: !flat, flat, stone: stones[theme.ornament] ?? kit.ramps.gem[3] });
    }
  }
}

/** The whole panel, drawn at its size. */
export function wholePanel(
  kit: Kit,
  width: Px,
  height: Px,
  { plain = false, calm = false }: PanelOptions = {},
): Surface {
  const slice = plain ? SMALL_SLICE : sliceFor(kit, width, height);
  const surface = paintSurface(kit, width, height, panelSurface(kit, slice, calm));
  if (!plain) paintEdges(kit, surface, slice);
  paintCorners(kit, surface, plain);
  return surface;
}

const bases = new WeakMap<Kit, Map<string, Rgba>>();

/** The smallest panel whose middle is one period: what others are stretched from, and what a game gets. */
export function basePanel(kit: Kit, { plain = false, calm = false }: PanelOptions = {}): Rgba {
  const known = bases.get(kit) ?? new Map<string, Rgba>();
  bases.set(kit, known);
  const key = `${plain} ${calm}`;
  const side = 2 * (plain ? SMALL_SLICE : PANEL_SLICE) + PERIOD;
  const base = known.get(key) ?? wholePanel(kit, side, side, { plain, calm }).image;
  known.set(key, base);
  return base;
}

/**
 * A panel of any size from 12×12: margins of 18 pixels with ornaments, of 12 under 48 pixels. Where the base panel
 * repeats whole times it is the base panel stretched; else its pattern runs on to the far side without a cut.
 */
export function panel(
  kit: Kit,
  width: Px,
  height: Px,
  { title, plain = false, calm = false }: PanelOptions = {},
): Part {
  const small = plain || Math.min(width, height) < 2 * PANEL_SLICE + 12;
  const slice = small ? SMALL_SLICE : sliceFor(kit, width, height);
  const top = title ? 8 : 0;
  const [wide, tall] = [width, height - top];
  const options = { plain: small, calm };
  const body =
    slice <= PANEL_SLICE &&
    wide >= 2 * slice &&
    tall >= 2 * slice &&
    (wide - 2 * slice) % PERIOD === 0 &&
    (tall - 2 * slice) % PERIOD === 0
      ? stretch(basePanel(kit, options), even(slice), wide, tall)
      : wholePanel(kit, wide, tall, options).image;
  const edge = frameOf(kit) + 3;
  const content = { x: edge, y: edge, width: Math.max(1, width - 2 * edge), height: Math.max(1, height - 2 * edge) };
  if (!title) return { image: body, slice: even(slice), content, labels: [] };
  const image = canvas(width, height);
  stamp(image, body, 0, top);
  const named = plate(kit, Math.min(width - 8, Math.max(56, widthOf(title, 'bold') + 28)), 19, title);
  const x = (width - named.image.width) >> 1;
  stamp(image, named.image, x, 3);
  return {
    image,
    slice: { left: slice, top: slice + top, right: slice, bottom: slice },
    content: { ...content, y: content.y + top + 12, height: Math.max(1, content.height - top - 12) },
    labels: moved(named.labels, x, 3),
  };
}

/** A plate of the theme's highlight colour with a name on it. */
export function plate(kit: Kit, width: Px, height: Px, text = ''): Part {
  const finish = finishOf(kit);
  const own = /self/.test(finish.plate);
  const { image } = paintSurface(kit, width, height, {
    bands: finish.plate,
    fill: kit.ramps.accent,
    frame: own ? kit.ramps.accent : kit.ramps.frame,
    corner: finish.corner === 'notch' ? 'cut' : finish.corner,
    radius: Math.floor(Math.min(4 + finish.radius / 2, 6, height / 3)),
    gradient: finish.gradient ? 1.2 : 0,
  });
  const labels: Label[] = [];
  if (text) {
    const ink = inkOn(kit, [kit.ramps.accent[2], kit.ramps.accent[3], kit.ramps.accent[4]], kit.ramps.accent[0]);
    labels.push(
      write(kit, image, text, width / 2, Math.round((height - 7) / 2), { face: 'bold', align: 'center', ink }),
    );
  }
  return { image, slice: { left: 10, top: height >> 1, right: 10, bottom: height - (height >> 1) - 1 }, labels };
}

/** A window: a panel under a title bar with a sign to close it. */
export function windowFrame(kit: Kit, width: Px, height: Px, title = '', { state = 'normal' as State } = {}): Part {
  const bar = 17;
  const body = panel(kit, width, height, { calm: true });
  const edge = frameOf(kit);
  const image = body.image;
  const [x, y, w] = [edge + 1, edge + 1, width - 2 * edge - 2];
  const head = paintSurface(kit, w, bar, {
    bands: 'line',
    fill: kit.ramps.accent,
    gradient: finishOf(kit).gradient ? 1.6 : 0,
    corner: finishOf(kit).corner === 'round' ? 'round' : 'square',
    radius: 3,
  });
  stamp(image, head.image, x, y);
  const close = artMask(ICON_ART.close);
  const at = [x + w - close.width - 5, y + ((bar - close.height) >> 1)] as const;
  const ink = inkOn(kit, [kit.ramps.accent[2], kit.ramps.accent[3], kit.ramps.accent[4]], kit.ramps.accent[0]);
  const ramp = state === 'disabled' ? kit.grey(kit.ramps.trim) : kit.ramps.trim;
  solid(image, close, at[0], at[1], state === 'hover' ? kit.ramps.gem : ramp);
  const labels =
    title && widthOf(title, 'bold') < w - 30 ? [write(kit, image, title, x + 7, y + 5, { face: 'bold', ink })] : [];
  const content = { x, y: y + bar + 3, width: w, height: Math.max(1, height - y - bar - edge - 4) };
  return {
    image,
    slice: { left: PANEL_SLICE, top: edge + bar + 4, right: PANEL_SLICE, bottom: PANEL_SLICE },
    content,
    labels,
  };
}

/** A panel in the shape of a mask: circles, polygons, round boxes. */
export function shaped(
  kit: Kit,
  shape: Mask,
  { ornaments = false, calm = false }: { ornaments?: boolean; calm?: boolean } = {},
): Part {
  const slice = ornaments ? PANEL_SLICE : 0;
  const surface = paintSurface(kit, shape.width, shape.height, { ...panelSurface(kit, slice, calm), shape });
  if (ornaments) {
    paintEdges(kit, surface, slice);
    paintCorners(kit, surface, false);
  }
  const edge = surface.border + 3;
  return {
    image: surface.image,
    content: {
      x: edge,
      y: edge,
      width: Math.max(1, shape.width - 2 * edge),
      height: Math.max(1, shape.height - 2 * edge),
    },
    labels: [],
  };
}
