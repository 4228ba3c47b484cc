/** Painting a hole: reads what is asked for, looks at what is there, and takes the way that suits both. */

import { cloneImage, crop, hardenAlpha, opaqueBounds, overlay } from '../../../../src/pixels/image.ts';
import { isOneHue, paletteOf } from '../../../../src/pixels/palette.ts';
import { resizeByVote } from '../../../../src/pixels/resize.ts';
import type { Px, Rgba } from '../../../../src/pixels/types.ts';
import type { DrawSubject } from '../../layers.ts';
import type { SubjectOptions } from '../../subject/types.ts';
import type { Brief, DrawRequest } from '../../types.ts';
import { understand } from '../../understand/index.ts';
import { readStyle, transferColors } from '../style/index.ts';
import { continueInto } from './continue.ts';
import { paintGroundInto } from './ground.ts';
import { type Hole, readHole } from './hole.ts';
import type { Inpainting } from './inpainting.ts';
import { type DrawAt, insertInto } from './insert.ts';
import { type Edit, readEdit } from './read-edit.ts';
import { recolourHole, tonesFor } from './recolour.ts';
import { castShadow } from './shadow.ts';
import { drawOver } from './whole.ts';

/** What painting needs to know and to call. */
export interface PaintTools {
  readonly request: DrawRequest;
  readonly brief: Brief;
  readonly options: SubjectOptions;
  readonly drawSubject: DrawSubject;
}

/** A hole joined to a figure on this share of its border is a part of the figure. */
const PART_OF = 0.2;
/** From this share on it lies on the figure, and what is put there comes on top and does not take the figure away. */
const ON_TOP = 0.3;
const isOnTop = (hole: Hole): boolean => hole.sprite && hole.joined >= ON_TOP;
/** From this share of opaque pixels on there is something in the hole that can be recoloured. */
const ENOUGH = 0.3;
/** A picture of so few colours of one hue has a palette that everything painted into it keeps to. */
const FEW_COLORS = 4;

/** The whole picture with the hole painted, binary alpha; what lies outside of the hole is not to be used. */
export function paint(inpainting: Inpainting, tools: PaintTools): Rgba {
  const hole = readHole(inpainting);
  if (!hole) return hardenAlpha(inpainting.known);
  const { request, brief } = tools;
  const edit = readEdit(request.description, brief, request.seed);
  return inFewColors(hole, painted(hole, edit, tools));
}

function painted(hole: Hole, edit: Edit, tools: PaintTools): Rgba {
  const { seed } = tools.request;
  const around = (): Rgba => continueInto(hole.known, hole.open, seed);
  switch (edit.is) {
    case 'nothing':
      return around();
    case 'ground':
      return paintGroundInto(hole, around(), edit.material, seed);
    case 'colour': {
      const tones = tonesFor(edit.part);
      return tones && hole.covered >= ENOUGH && !hole.blank
        ? recolourHole(hole, tones, isSmall(hole) ? 'detail' : 'main')
        : around();
    }
    case 'piece':
      return paintPiece(hole, edit, tools, around);
    case 'subject':
      return paintSubject(hole, edit.brief, tools, around);
  }
}

/** Slots whose pieces have a shape of their own and are put on, whatever was there. */
const PUT_ON: ReadonlySet<string> = new Set(['hat', 'right', 'left', 'carry', 'wings', 'tail', 'horns']);
/** Slots whose pieces are most of a figure's clothing. */
const CLOTHES: ReadonlySet<string> = new Set(['torso', 'shoulders']);
const DETAILS: ReadonlySet<string> = new Set(['eyes']);

function paintPiece(hole: Hole, edit: Extract<Edit, { is: 'piece' }>, tools: PaintTools, around: () => Rgba): Rgba {
  const { brief } = tools;
  const { slot, part, person } = edit;
  const tones = tonesFor(part);
  // A cape is no thing of its own, and what it would be taken for otherwise is not to be drawn.
  const itself = brief.kind === 'thing' && (PUT_ON.has(slot) || related(brief.concept, part.piece));
  const recoloured = (): Rgba | undefined => {
    if (!tones || hole.covered === 0 || hole.blank) return undefined;
    return recolourHole(hole, tones, DETAILS.has(slot) ? 'detail' : CLOTHES.has(slot) ? 'clothes' : 'main');
  };
  if (!PUT_ON.has(slot) && hole.covered >= ENOUGH) {
    const changed = recoloured();
    if (changed) return changed;
  }
  // Where nothing is known beside the hole, there is no figure that it could be a part of.
  const alone = hole.joined === 0;
  const drawn = drawerOf(hole, itself || alone ? brief : person, tools);
  if (slot === 'hat' && itself && hole.sprite && !hole.blank) return withHat(hole, drawn);
  if ((!itself && !alone) || (!PUT_ON.has(slot) && hole.sprite && hole.joined >= PART_OF)) {
    const over = hole.sprite ? drawOver(hole, drawersOf(hole, person, tools)) : undefined;
    if (over) return joinedWith(hole, over);
  }
  // A part of a body cannot be drawn without the body.
  if (!itself && !alone) return recoloured() ?? (hole.blank ? around() : cloneImage(hole.known));
  const out = (slot === 'hat' || isOnTop(hole)) && !hole.blank ? cloneImage(hole.known) : around();
  overlay(out, insertInto(hole, drawn, askedPixels(hole, tools)).layer, 0, 0);
  return out;
}

/** Whether a thing is the piece that a person wears: 'boots', 'wizard-hat' of 'hat'. */
const related = (concept: string, piece: string): boolean =>
  concept.split('-').some((word) => piece.split('-').includes(word));

function paintSubject(hole: Hole, brief: Brief, tools: PaintTools, around: () => Rgba): Rgba {
  const ofFigure = hole.sprite && hole.joined >= PART_OF;
  // what nobody said, as a hydrant's brass valve, is no colour for what is there
  const coloured = brief.parts.find((p) => !p.chosen && !p.implied && (p.colour || p.material));
  const posed = brief.kind === 'humanoid' ? drawPosedOn(hole, brief, tools) : undefined;
  if (posed && ofFigure) return joinedWith(hole, posed);
  if (ofFigure && brief.kind !== 'thing') {
    const over = drawOver(hole, drawersOf(hole, brief, tools));
    if (over) return joinedWith(hole, over);
    // Another artist's figure: what the words say of it belongs there, not the whole figure once more.
    const fresh = newPiece(hole, tools);
    if (fresh) return paintPiece(hole, fresh.edit, { ...tools, brief: fresh.brief }, around);
  }
  if (ofFigure && brief.kind === 'thing' && coloured && !hole.blank) {
    const tones = tonesFor(coloured);
    if (tones) return recolourHole(hole, tones, 'main');
  }
  const out = isOnTop(hole) && !hole.blank ? cloneImage(hole.known) : around();
  const { layer, stands } = posed
    ? { layer: clippedTo(hole, posed), stands: true }
    : insertInto(hole, drawerOf(hole, brief, tools), askedPixels(hole, tools));
  if (!hole.sprite && (stands || brief.kind !== 'thing')) castShadow(hole, out, layer);
  overlay(out, layer, 0, 0);
  return out;
}

/** Rows of a figure, as shares of its height, in which the pieces of a slot lie. */
const ZONES: Readonly<Record<string, readonly [top: number, bottom: number]>> = {
  hat: [-0.3, 0.3],
  hair: [-0.1, 0.35],
  eyes: [0.1, 0.35],
  face: [0.1, 0.4],
  beard: [0.2, 0.45],
  neck: [0.3, 0.5],
  torso: [0.35, 0.75],
  shoulders: [0.3, 0.5],
  back: [0.3, 1],
  wings: [0.1, 0.8],
  right: [0.2, 0.9],
  left: [0.2, 0.9],
  legs: [0.6, 1],
  feet: [0.85, 1.05],
};

/** Of what a sentence says that its subject has, the piece whose place in the figure the hole is. */
function newPiece(
  hole: Hole,
  { request }: PaintTools,
): { edit: Extract<Edit, { is: 'piece' }>; brief: Brief } | undefined {
  const figure = opaqueBounds(hole.known);
  const said = /\b(?:with|wearing|holding|carrying|wields?|has|in)\b (.+)$/i.exec(request.description)?.[1];
  if (!figure || !said) return undefined;
  const [top, bottom] = [hole.box.y, hole.box.y + hole.box.height].map((y) => (y - figure.y) / figure.height);
  const overlap = (slot: string): number => {
    const [from, to] = ZONES[slot] ?? [0, 0];
    return Math.max(0, Math.min(to, bottom!) - Math.max(from, top!)) / Math.max(0.05, to - from);
  };
  const pieces = said.split(/,| and (?=a |an |the |with |holding |wearing )/i).flatMap((words) => {
    const text = words.trim().replace(/^(?:with|wearing|holding|carrying|in|a|an|the) /i, '');
    const brief = understand(text, { seed: request.seed });
    const edit = readEdit(text, brief, request.seed);
    return edit.is === 'piece' ? [{ edit, brief, fits: overlap(edit.slot) }] : [];
  });
  const [best] = pieces.sort((a, b) => b.fits - a.fits);
  return best && best.fits > 0.2 ? best : undefined;
}

/** How many pixels the request wants its subject to cover, if it says so. */
const askedPixels = ({ open }: Hole, { request: { coverage } }: PaintTools): number | undefined =>
  coverage === undefined ? undefined : (coverage / 100) * open.length;

/** A person where the skeleton of the request has its joints; undefined where the request has none. */
function drawPosedOn(hole: Hole, brief: Brief, tools: PaintTools): Rgba | undefined {
  const { skeleton, skeletonGuidance } = tools.request;
  if (!skeleton) return undefined;
  const posed = { joints: skeleton, guidance: skeletonGuidance ?? 1 };
  const draw = drawerOf(hole, brief, { ...tools, options: { ...tools.options, skeleton: posed } });
  return draw(hole.known.width, hole.known.height);
}

/** The drawer of a subject in the outlines and shading of the known picture, unless others are asked for. */
function drawerOf(hole: Hole, brief: Brief, { options, drawSubject }: PaintTools): DrawAt {
  const seen = readStyle(hole.known);
  const style = {
    ...options.style,
    outline: options.style.outline ?? (hole.sprite ? seen?.outline : undefined),
    shading: options.style.shading ?? (hole.sprite ? seen?.shading : undefined),
  };
  return (width, height) => hardenAlpha(drawSubject(brief, { ...options, width, height, style }).image);
}

/** Ways that a known figure may face, the commonest first. */
const FACINGS = ['south', 'east', 'west', 'north'] as const;

/** A drawer for each way that the figure may face; the one that was asked for, if any was. */
function drawersOf(hole: Hole, brief: Brief, tools: PaintTools): readonly DrawAt[] {
  const { style } = tools.options;
  if (style.direction) return [drawerOf(hole, brief, tools)];
  return [undefined, ...FACINGS].map((direction) =>
    drawerOf(hole, brief, { ...tools, options: { ...tools.options, style: { ...style, direction } } }),
  );
}

/** Inside the hole what was drawn, transparent where that is; outside the known picture. */
function joinedWith(hole: Hole, drawn: Rgba): Rgba {
  const out = cloneImage(hole.known);
  hole.open.forEach((v, i) => {
    if (v) out.data.set(drawn.data.subarray(i * 4, i * 4 + 4), i * 4);
  });
  return out;
}

/** A layer without what lies outside the hole. */
function clippedTo(hole: Hole, layer: Rgba): Rgba {
  const out = cloneImage(layer);
  hole.open.forEach((v, i) => {
    if (!v) out.data.fill(0, i * 4, i * 4 + 4);
  });
  return out;
}

/** A hat sits on the upper part of what the hole shows of a head, as wide as that. */
function withHat(hole: Hole, draw: DrawAt): Rgba {
  const { known, box } = hole;
  const found = opaqueBounds(clippedTo(hole, known));
  const out = cloneImage(known);
  if (!found) {
    overlay(out, insertInto(hole, draw).layer, 0, 0);
    return out;
  }
  const wide: Px = Math.min(box.width, found.width + 2);
  const drawn = draw(wide + 2, box.height + 2);
  const bounds = opaqueBounds(drawn);
  if (!bounds) return out;
  const whole = crop(drawn, bounds);
  // Where there is little room over the head, a lower hat rather than one over the eyes.
  const brow = found.y + Math.round(BROW * Math.min(found.width, found.height));
  const room = Math.max(brow - box.y, Math.round(LOWEST_HAT * whole.height));
  const hat = whole.height > room ? resizeByVote(whole, whole.width, room) : whole;
  const x = Math.round(found.x + (found.width - hat.width) / 2);
  const seat = Math.min(brow, found.y + Math.round(hat.height * 0.45));
  const y = Math.min(box.y + box.height, Math.max(box.y + hat.height, seat)) - hat.height;
  overlay(out, hat, x, y);
  return out;
}

/** So far down a head, as a share of it, its eyes are still free. */
const BROW = 0.55;
/** A hat may be so much lower than it is drawn. */
const LOWEST_HAT = 0.55;

/** So small a hole holds a feature and not a material. */
const isSmall = ({ area, known }: Hole): boolean => area <= Math.max(16, 0.012 * known.width * known.height);

/** A picture in a few tones of one hue keeps to them: what is painted into it takes them on. */
function inFewColors(hole: Hole, picture: Rgba): Rgba {
  const colors = paletteOf(hole.known);
  const few = colors.length > 1 && colors.length <= FEW_COLORS && isOneHue(colors);
  const style = few ? readStyle(hole.known) : undefined;
  return style ? transferColors(picture, style, 1, { layer: hole.open }) : picture;
}
