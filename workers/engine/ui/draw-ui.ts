/** The engine's entry for interface assets: a description with elements or pieces in, a picture with its layers out. */
import { InputError } from '../../../src/domain/input-error.ts';
import { type Box, createImage, overlay } from '../../../src/pixels/image.ts';
import { forcePalette, paletteOf } from '../../../src/pixels/palette.ts';
import { enlarge } from '../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../src/pixels/types.ts';
import { Aborted, type Hooks } from '../types.ts';
import { ELEMENTS, type ElementOptions } from './draw-element.ts';
import { type ElementKind, HOLDERS } from './element-words.ts';
import { fitted } from './fitted.ts';
import { backdrop, inLook } from './ground-and-look.ts';
import { kitOf } from './kit.ts';
import { layOut } from './layout.ts';
import { moved } from './lettering.ts';
import { drawPiece } from './pieces.ts';
import { piecesOf } from './read-picture.ts';
import { signIn } from './read-said.ts';
import { type ReadUi, readUi } from './read-ui.ts';
import { screenIn, screenOf } from './screens.ts';
import type { Kit, Label, Part, UiRequest } from './types.ts';

/** One element or piece by itself, where it lies in the picture. */
export interface UiLayer {
  readonly id: string;
  readonly kind: string;
  readonly box: Box;
  readonly image: Rgba;
  readonly part: Part;
}

export interface UiDrawing {
  readonly image: Rgba;
  readonly layers: readonly UiLayer[];
  /** In pixels of the picture. */
  readonly labels: readonly Label[];
  readonly theme: string;
  readonly drawnAs: string;
  /** Words of the description that nothing shows. */
  readonly unknown: readonly string[];
  /** Opaque colours used, '#rrggbb', most frequent first. */
  readonly palette: readonly string[];
  /** Pixels of the picture to a drawn pixel. */
  readonly pixel: number;
  readonly kit: Kit;
}

/** The kit that an asset was drawn with. */
export const kitOfDrawing = ({ kit }: UiDrawing): Kit => kit;

/** From this side on pixels are drawn twice as large, where both sides are even. */
const COARSE_FROM = 480;

/** Draws an interface asset. Throws an InputError for what does not fit, Aborted once nobody wants it. */
export function drawUi(request: UiRequest, hooks: Hooks = {}): UiDrawing {
  const step = (stage: string, fraction: number, preview?: Rgba): void => {
    if (hooks.signal?.aborted) throw new Aborted();
    hooks.onStep?.({ stage, fraction, ...(preview ? { preview } : {}) });
  };
  step('understanding', 0.05);
  const read = inLook(readUi(request.description, request.colorPalette, request.seed), request);
  const kit = kitOf(read.theme, { seed: request.seed, ...(read.palette ? { palette: read.palette } : {}) });
  step('laying out', 0.08);
  const coarse = read.pixel ?? (Math.max(request.width, request.height) >= COARSE_FROM ? 2 : 1);
  const pixel = request.width % coarse === 0 && request.height % coarse === 0 ? coarse : 1;
  const [width, height] = [request.width / pixel, request.height / pixel];
  const image = request.noBackground === false ? backdrop(kit, width, height) : createImage(width, height);
  const layers: UiLayer[] = [];
  const labels: Label[] = [];
  const whole = (part: Rgba): Rgba => (pixel === 1 ? part : enlarge(part, pixel));
  const grown = (b: Box): Box => ({ x: b.x * pixel, y: b.y * pixel, width: b.width * pixel, height: b.height * pixel });
  const place = (id: string, kind: string, part: Part, x: Px, y: Px): void => {
    overlay(image, part.image, x, y);
    labels.push(
      ...moved(part.labels, x, y).map((l) => ({ ...l, x: l.x * pixel, y: l.y * pixel, scale: l.scale * pixel })),
    );
    const box = grown({ x, y, width: part.image.width, height: part.image.height });
    layers.push({ id, kind, box, image: whole(part.image), part });
    step('drawing', 0.1 + 0.8 * Math.min(1, layers.length / count), whole(image));
  };

  const area = { x: 0, y: 0, width, height };
  const sketched = !request.pieces?.length && !request.elements?.length && request.conceptImage;
  const pieces = sketched ? piecesOf(sketched, request.width, request.height) : (request.pieces ?? []);
  const named = !request.elements?.length && pieces.length === 0;
  const screen = named && width >= 128 && height >= 128 ? screenIn(request.description) : undefined;
  const kinds: readonly ElementKind[] = request.elements?.length
    ? request.elements
    : pieces.length
      ? []
      : elementsOf(read, Math.min(width, height));
  let count = pieces.length + Math.max(1, kinds.length);
  let room = { x: 4, y: 4, width: width - 8, height: height - 8 };
  let largest = 0;
  for (const piece of pieces) {
    const drawn = drawPiece(kit, piece, width, height);
    if (!drawn) throw new InputError(`pieces: "${piece.id}" lies outside of the canvas`);
    place(piece.id, piece.kind, drawn.part, drawn.box.x, drawn.box.y);
    const inside = within(drawn, area);
    if (inside.width * inside.height > largest) {
      largest = inside.width * inside.height;
      room = inside;
    }
  }
  if (screen) {
    const held = (picture: Rgba): Rgba => {
      const only = read.palette ?? read.theme.tones;
      return only ? forcePalette(picture, only) : picture;
    };
    const signed = screen === 'title' ? (read.signs[0] ?? signIn(request.description)) : undefined;
    const content = {
      texts: screen === 'title' ? titleWords(read) : read.texts,
      ...(signed ? { sign: signed } : {}),
      exact: read.labels.length > 0 || read.message !== undefined,
      named: { ...read, description: request.description },
      ...(request.face ? { face: held(request.face) } : {}),
      ...(request.items ? { items: request.items.map(held) } : {}),
    };
    const parts = screenOf(kit, screen, width, height, content);
    count = parts.length;
    for (const { id, kind, part, x, y } of parts) place(id, kind, part, x, y);
  } else if (kinds.length > 0) elements(kinds, read);
  step('finishing', 0.95, whole(image));
  const out = whole(image);
  return {
    image: out,
    layers,
    labels,
    theme: read.theme.name,
    drawnAs: read.drawnAs,
    unknown: read.unknown,
    palette: paletteOf(out),
    pixel,
    kit,
  };

  function elements(
    list: readonly ElementKind[],
    { texts, labels, message, signs, counted, letters, cells }: ReadUi,
  ): void {
    const words = [...texts, ...(message ? [message] : []), ...labels.filter((label) => !texts.includes(label))];
    const shownSigns = [...signs];
    const counts = [...counted];
    const pads = [...letters];
    const more = (kind: ElementKind): ElementOptions => {
      const sign = kind === 'counter' ? counts.shift() : SIGNED.has(kind) ? shownSigns.shift() : undefined;
      const letter = kind === 'pad' ? pads.shift() : undefined;
      return {
        ...(sign ? { sign } : {}),
        ...(letter ? { label: letter } : {}),
        ...(cells && (kind === 'hotbar' || kind === 'inventory' || kind === 'crafting') ? { cells } : {}),
        said: request.description,
      };
    };
    const writers = list.filter((kind) => WRITTEN.has(kind) && !HOLDERS.has(kind)).length;
    const text = (kind: ElementKind): { label?: string } => {
      // a panel has a title only where there are more words than buttons
      const title = HOLDERS.has(kind) && words.length <= writers && !read.titled;
      const label = WRITTEN.has(kind) && !title ? words.shift() : undefined;
      return label ? { label } : {};
    };
    const picture = (kind: ElementKind): { picture?: Rgba } => {
      const shown = FACED.has(kind) ? request.face : HOLDING.has(kind) ? request.icon : undefined;
      const only = read.palette ?? read.theme.tones;
      return shown ? { picture: only ? forcePalette(shown, only) : shown } : {};
    };
    const holders = list.filter((kind) => HOLDERS.has(kind));
    const rest = list.filter((kind) => !HOLDERS.has(kind));
    // one panel with other elements holds them; alone, an element is as large as the picture
    if (holders.length === 1 && (rest.length > 0 || list.length === 1) && pieces.length === 0) {
      const kind = holders[0]!;
      const part = ELEMENTS[kind].draw(kit, width, height, { ...text(kind), ...picture(kind), ...more(kind) });
      place(kind, kind, part, 0, 0);
      if (part.content)
        room = {
          x: part.content.x + 3,
          y: part.content.y + 3,
          width: part.content.width - 6,
          height: part.content.height - 6,
        };
      if (rest.length > 0) flow(rest);
      return;
    }
    if (list.length === 1 && pieces.length === 0) {
      const kind = list[0]!;
      const size = fitted(kind, width, height);
      const part = ELEMENTS[kind].draw(kit, size.width, size.height, {
        ...text(kind),
        ...picture(kind),
        ...more(kind),
      });
      place(list[0]!, list[0]!, part, (width - part.image.width) >> 1, (height - part.image.height) >> 1);
      return;
    }
    flow(list);

    function flow(of: readonly ElementKind[]): void {
      for (const { kind, index, box } of layOut(of, room)) {
        const part = ELEMENTS[kind].draw(kit, box.width, box.height, {
          ...text(kind),
          ...picture(kind),
          ...more(kind),
          index,
        });
        const x = box.x + ((box.width - part.image.width) >> 1);
        const y = box.y + ((box.height - part.image.height) >> 1);
        place(of.filter((k) => k === kind).length > 1 ? `${kind}_${index + 1}` : kind, kind, part, x, y);
      }
    }
  }
}

/** Elements that show a face, and those that hold a thing. */
const FACED: ReadonlySet<ElementKind> = new Set(['avatar', 'dialogue']);
/** The words of a title screen: its name or message, or none, then those of its buttons. */
function titleWords({ texts, message, labels }: ReadUi): readonly string[] {
  const entries = labels.filter((label) => !texts.includes(label));
  if (texts.length > 0) return [...texts, ...entries];
  return message || entries.length > 0 ? [message ?? '', ...entries] : [];
}

const HOLDING: ReadonlySet<ElementKind> = new Set([
  'slot',
  'icon_button',
  'round_button',
  'button',
  'skill_node',
  'hotbar',
  'card',
]);
/** Elements that a sign can stand on. */
const SIGNED: ReadonlySet<ElementKind> = new Set(['button', 'round_button']);
/** Elements that carry the request's words. */
const WRITTEN: ReadonlySet<ElementKind> = new Set([
  'button',
  'round_button',
  'counter',
  'bubble',
  'card',
  'tab',
  'window',
  'panel',
  'dialogue',
  'banner',
  'tooltip',
  'badge',
  'key',
  'health_bar',
  'mana_bar',
  'xp_bar',
  'stamina_bar',
]);

/** The elements of the description; a panel where it names none. */
function elementsOf({ elements, implied }: ReadUi, side: Px): readonly ElementKind[] {
  if (elements.length === 0) return ['panel'];
  return implied && side < ROOM_FOR_PANEL ? elements.slice(1) : elements;
}
/** Least side of a picture whose elements are held by a panel that no word names: pixels. */
const ROOM_FOR_PANEL: Px = 112;

function within({ part, box }: { part: Part; box: Box }, area: Box): Box {
  const c = part.content ?? { x: 0, y: 0, width: box.width, height: box.height };
  const [x, y] = [Math.max(area.x, box.x + c.x), Math.max(area.y, box.y + c.y)];
  return {
    x,
    y,
    width: Math.max(1, Math.min(area.width, box.x + c.x + c.width) - x),
    height: Math.max(1, Math.min(area.height, box.y + c.y + c.height) - y),
  };
}
