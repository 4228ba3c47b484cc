import type { Outline, Shading, View } from '../../../../src/domain/words.ts';
import { rgbToOklab } from '../../../../src/pixels/color.ts';
import {
  cloneImage,
  coverageOf,
  createImage,
  flipHorizontal,
  hardenAlpha,
  overlay,
} from '../../../../src/pixels/image.ts';
import { paletteOf, paletteSizeFor, reduceColors } from '../../../../src/pixels/palette.ts';
import { enlarge } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import { sizeOf } from '../../composition/sprites/sizes.ts';
import type { DrawSubject } from '../../layers.ts';
import { Progress } from '../../progress.ts';
import { type Hole, readHole } from '../../reference/inpaint/hole.ts';
import { openInpainting } from '../../reference/inpaint/inpainting.ts';
import { type DrawAt, insertInto } from '../../reference/inpaint/insert.ts';
import { readOwnStyle } from '../../reference/style/index.ts';
import { drawSubject } from '../../subject/draw-subject.ts';
import type { Brief, Hooks, Style } from '../../types.ts';
import { DEFAULT_GUIDANCE, emphasise, variationFor } from '../../understand/guidance.ts';
import { type EngineTools, readDescription } from '../../understand/read-description.ts';
import { type Contact, castContact, growOver } from './contact.ts';
import { type Look, readLook } from './look.ts';
import { matchColours, SCHEME, schemeOf } from './match-colours.ts';
import { atOwnSize, type OwnPixels, ownPixels } from './own-pixels.ts';
import { narrowed, openRegion, type Region } from './region.ts';
import { tileSize } from './tile-size.ts';

export type { Region } from './region.ts';

export interface PlaceRequest {
  readonly description: string;
  readonly negativeDescription?: string;
  /** The picture that the object is drawn for. */
  readonly background: Rgba;
  readonly region: Region;
  readonly view: View;
  /** Absent: as the picture has them. */
  readonly outline?: Outline | undefined;
  readonly shading?: Shading | undefined;
  readonly detail?: Style['detail'];
  /** Colours of the object in place of those that suit the picture. */
  readonly recolour?: (thing: Rgba) => Rgba;
  /** 1..20 */
  readonly textGuidance?: number | undefined;
  /** 0..2^32−1 */
  readonly seed: number;
}

export interface PlacedObject {
  /** Of the picture's size: the object where it stands, nothing else. Alpha 0 or 255. */
  readonly object: Rgba;
  /** The picture with it: its shadow, and a little ground over its foot. Outside of the region not a byte differs. */
  readonly composed: Rgba;
  readonly brief: Brief;
  /** Opaque colours of the object, '#rrggbb'. */
  readonly palette: readonly string[];
}

/** How much smaller than its region an object is kept on each side: room for its shadow. */
const FREE = 0.05;
/** A person on a map is so much taller than a tile: 24 pixels on tiles of 16, 40 on tiles of 32. */
const OVER_TILE: Px = 8;
/** What the longer side of a thing is at least, in tiles and in pixels, so that it can be told. */
const LEAST_TILES = 0.6;
const LEAST_LONG: Px = 10;
/** Colours up to which a picture may be shaded flat. */
const FEW = 16;
/** Mean difference of lightness and hue between an object's rim and what is behind it, below which it needs a line. */
const LEAST_GAP = 0.07;

/**
 * Draws a thing for a place in a picture: at the picture's pixel size, in its colours, with its outlines, lit from its side,
 * as large as the place holds it — in an oval or a rectangle no larger than it is beside the tiles that the picture is laid of —, standing on its ground with a shadow. The same request gives the same bytes.
 * Rejects with Aborted, or with an InputError: a place that is too small.
 */
export async function placeObject(
  request: PlaceRequest,
  tools: EngineTools,
  hooks: Hooks = {},
  draw: DrawSubject = drawSubject,
): Promise<PlacedObject> {
  const progress = new Progress(hooks);
  await progress.step('understanding', 0.05);
  const { background, region, description, negativeDescription: negative, seed } = request;
  const open = openRegion(region, background);
  const told = await readDescription(description, { seed, ...(negative ? { negative } : {}) }, tools);
  const guidance = request.textGuidance ?? DEFAULT_GUIDANCE;
  const brief = emphasise(told, guidance);
  const { own, inside } = ownPlace(background, open);
  const look = readLook(own.art);
  await progress.step('sketching', 0.2, background);
  const hole = holeIn(own.art, inside)!;
  const { layer, stands } = drawInto(hole, own, look, brief, { ...request, draw, variation: variationFor(guidance) });
  await progress.step('shading', 0.7, enlarge(layer, own.cell));
  const contact: Contact = { open: inside, light: look.light, view: request.view, seed };
  const art = cloneImage(own.art);
  if (stands) castContact(art, layer, contact);
  overlay(art, layer, 0, 0);
  if (stands && request.view !== 'side') growOver(art, own.art, layer, contact);
  const composed = kept(background, own.cell === 1 ? art : enlarge(art, own.cell), open);
  const object = own.cell === 1 ? layer : enlarge(layer, own.cell);
  await progress.step('finishing', 1, composed);
  return { object, composed, brief: told, palette: paletteOf(object) };
}

/** The picture at its own pixels, and the place in it; a mask that opens no whole pixel of enlarged art takes it as it is. */
function ownPlace(picture: Rgba, open: Uint8Array): { readonly own: OwnPixels; readonly inside: Uint8Array } {
  const own = ownPixels(picture);
  const inside = atOwnSize(open, picture.width, own.cell);
  return inside.includes(1) ? { own, inside } : { own: { art: picture, cell: 1 }, inside: open };
}

/** The place, a little smaller than it is open; the place itself where that leaves nothing. */
function holeIn(art: Rgba, open: Uint8Array): Hole | undefined {
  const by = Math.max(1, Math.round(Math.sqrt(open.reduce((n, v) => n + v, 0)) * FREE));
  const mask = (of: Uint8Array): Rgba => {
    const image = createImage(art.width, art.height);
    of.forEach((v, i) => {
      image.data.set(v ? [255, 255, 255, 255] : [0, 0, 0, 255], i * 4);
    });
    return image;
  };
  const at = (of: Uint8Array): Hole | undefined =>
    readHole(openInpainting({ width: art.width, height: art.height, knownImage: art, mask: mask(of) })!);
  return at(narrowed(open, art.width, by)) ?? at(open);
}

interface Drawing extends PlaceRequest {
  readonly draw: DrawSubject;
  readonly variation: number;
}

interface Layer {
  readonly layer: Rgba;
  readonly stands: boolean;
}

/** The object in its place, in the look of the picture; edged more strongly where it would be lost before its ground. */
function drawInto(hole: Hole, { art }: OwnPixels, look: Look, brief: Brief, o: Drawing): Layer {
  const outline = o.outline ?? look.outline;
  const scheme = schemeOf(art);
  const shading = o.shading ?? shadingIn(art, scheme.colors.length);
  const longest = largestOf(brief, o.region, art);
  const drawn = (as: Outline | undefined): Layer => {
    const style: Style = { view: o.view, outline: as, shading, detail: o.detail };
    const { layer, stands } = insertInto(hole, drawerOf(brief, style, look, o), undefined, longest);
    const few = reduceColors(hardenAlpha(layer), paletteSizeFor(o.detail));
    return {
      layer: o.recolour ? o.recolour(few) : matchColours(few, scheme),
      stands: stands || brief.kind !== 'thing',
    };
  };
  const first = drawn(outline);
  if (o.outline || outline === 'single color black outline' || gap(first.layer, art) >= LEAST_GAP) return first;
  return drawn('single color outline');
}

/** How a picture shades: a plain ground says nothing of it, and a ground of many colours is not flat. */
function shadingIn(art: Rgba, colors: number): Shading | undefined {
  const shading = colors < SCHEME ? undefined : readOwnStyle(art)?.shading;
  return shading === 'flat shading' && colors > FEW ? 'basic shading' : shading;
}

/** The longer side of a thing beside the tiles of a picture; whoever paints a mask says how large it is to be. */
function largestOf(brief: Brief, region: Region, art: Rgba): Px {
  const tile = region.type === 'mask' ? undefined : tileSize(art);
  return tile ? Math.max(LEAST_LONG, LEAST_TILES * tile, (tile + OVER_TILE) * sizeOf(brief)) : Number.POSITIVE_INFINITY;
}

/** Lit from the other side: drawn as seen in a mirror. */
const drawerOf =
  (brief: Brief, style: Style, { light }: Look, { draw, seed, variation }: Drawing): DrawAt =>
  (width: Px, height: Px) => {
    const { image } = draw(brief, { width, height, style, seed, variation });
    const hard = hardenAlpha(image);
    return light === 'right' ? flipHorizontal(hard) : hard;
  };

/** Mean difference between the pixels at an object's rim and the picture right beside them. */
function gap(layer: Rgba, art: Rgba): number {
  const opaque = coverageOf(layer);
  const { width } = layer;
  const lab = ({ data }: Rgba, i: number) => rgbToOklab([data[i * 4]!, data[i * 4 + 1]!, data[i * 4 + 2]!]);
  let [sum, n] = [0, 0];
  opaque.forEach((v, i) => {
    if (!v) return;
    for (const j of [i - 1, i + 1, i - width, i + width]) {
      if (j < 0 || j >= opaque.length || opaque[j]) continue;
      const [p, q] = [lab(layer, i), lab(art, j)];
      sum += Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
      n++;
    }
  });
  return n ? sum / n : 1;
}

/** `drawn` where it is open, every byte of the picture elsewhere. */
function kept(picture: Rgba, drawn: Rgba, open: Uint8Array): Rgba {
  const out = cloneImage(picture);
  open.forEach((v, i) => {
    if (v) out.data.set(drawn.data.subarray(i * 4, i * 4 + 4), i * 4);
  });
  return out;
}
