import { z } from 'zod';
import {
  fitsUiSize,
  liesOutside,
  PIECE_KINDS,
  UI_ELEMENTS,
  UI_LIMITS,
  UI_SIZE_WORDS,
  type UiPiece,
} from '../../src/domain/ui.ts';
import { builder } from '../builder.ts';
import { words } from '../enums.ts';
import type { InputFields } from '../job/payload.ts';

export const UiElement = words('UiElement', 'An element of an interface.', UI_ELEMENTS);
const UiPieceKind = words('UiPieceKind', 'The shape of a piece.', PIECE_KINDS);

const { sides, most, pieces: mostPieces, elements: mostElements } = UI_LIMITS;
/** Pieces may reach over the canvas' edges; further off they mean nothing. */
const place = z.number().min(-2048).max(2048);
const length = z.number().gt(0).max(2048);

/** What a piece of a kind is described by. */
const OF_KIND: Readonly<Record<UiPiece['kind'], readonly string[]>> = {
  rounded_rect: ['w', 'h'],
  circle: ['r'],
  polygon: ['r', 'sides'],
};

const pieceRules = z.custom<object>().superRefine((piece, ctx) => {
  const given = piece as Readonly<Record<string, unknown>>;
  for (const field of OF_KIND[given.kind as UiPiece['kind']] ?? []) {
    if (given[field] === undefined || given[field] === null) {
      ctx.addIssue({ code: 'custom', path: [field], message: `a ${String(given.kind)} needs ${field}` });
    }
  }
});

export const UiPieceInput = builder.inputType('UiPieceInput', {
  description:
    'A shape on the virtual canvas, whose longer side is 0 to 512 and whose shorter side has the picture’s aspect: rounded_rect {x, y, w, h, radius}, circle {x, y, r} or polygon {x, y, r, sides, phase}.',
  validate: pieceRules,
  fields: (t) => ({
    id: t.string({
      required: true,
      description: 'A name of its own.',
      validate: z.string().trim().min(1).max(UI_LIMITS.label),
    }),
    kind: t.field({ type: UiPieceKind, required: true, description: 'rounded_rect, circle or polygon.' }),
    label: t.string({ description: 'Words to write on it.', validate: z.string().max(UI_LIMITS.label) }),
    x: t.float({
      required: true,
      description: 'The left side of a rectangle, the middle of the others.',
      validate: place,
    }),
    y: t.float({
      required: true,
      description: 'The upper side of a rectangle, the middle of the others.',
      validate: place,
    }),
    w: t.float({ description: 'Width of a rectangle.', validate: length }),
    h: t.float({ description: 'Height of a rectangle.', validate: length }),
    radius: t.float({
      description: 'Radius of a rectangle’s corners; 0 leaves them to the theme.',
      validate: z.number().min(0).max(512),
    }),
    r: t.float({ description: 'Radius of a circle, or of the circle around a polygon.', validate: length }),
    sides: t.int({ description: 'Sides of a polygon.', validate: z.number().int().min(sides.least).max(sides.most) }),
    phase: t.float({
      description: 'Turn of a polygon in radians, clockwise; at 0 a corner points up.',
      validate: z.number().min(-1000).max(1000),
    }),
  }),
});

export type GivenPiece = typeof UiPieceInput.$inferInput;

/** A piece as the engine takes it. */
export function pieceOf({ id, kind, label, x, y, w, h, radius, r, sides: corners, phase }: GivenPiece): UiPiece {
  const base = { id, x, y, ...(label ? { label } : {}) };
  if (kind === 'rounded_rect') return { ...base, kind, w: w!, h: h!, radius: radius ?? 0 };
  if (kind === 'circle') return { ...base, kind, r: r! };
  return { ...base, kind, r: r!, sides: corners!, phase: phase ?? 0 };
}

export const layoutFields = (t: InputFields) => ({
  elements: t.field({
    type: [UiElement],
    description: `Elements to draw, laid out by the service; at most ${mostElements}. One panel or window holds the others.`,
    validate: z.array(z.unknown()).max(mostElements),
  }),
  pieces: t.field({
    type: [UiPieceInput],
    description: `Shapes to draw exactly where they are said to lie; at most ${mostPieces}. Without elements and pieces: a panel, or the elements that the description names.`,
    validate: z.array(z.unknown()).max(mostPieces),
  }),
});

export const colorPaletteField = (t: InputFields) => ({
  colorPalette: t.string({
    description:
      'Colours as words or #rrggbb. Fewer than six are what the tones are made of; six and more, or several with "only", are the only colours.',
    validate: z.string().max(UI_LIMITS.palette),
  }),
});

/** A size that one of the aspects allows. */
export const uiSize = z
  .object({
    width: z.number().int().min(UI_LIMITS.least).max(most),
    height: z.number().int().min(UI_LIMITS.least).max(most),
  })
  .refine(({ width, height }) => fitsUiSize(width, height), { message: `it must fit into one of ${UI_SIZE_WORDS}` });

interface Rulable {
  readonly imageSize: { readonly width: number; readonly height: number };
  readonly pieces?: readonly GivenPiece[] | null;
}

/** Rules that look at all pieces together: ids of their own, and none that lies beside the canvas. */
export const layoutRules = z.custom<Rulable>().superRefine(({ imageSize, pieces }, ctx) => {
  const seen = new Set<string>();
  (pieces ?? []).forEach((piece, i) => {
    if (seen.has(piece.id))
      ctx.addIssue({ code: 'custom', path: ['pieces', i, 'id'], message: `another piece has the id "${piece.id}"` });
    seen.add(piece.id);
    const whole = OF_KIND[piece.kind]?.every((field) => typeof (piece as Record<string, unknown>)[field] === 'number');
    if (whole && imageSize && liesOutside(pieceOf(piece), imageSize.width, imageSize.height)) {
      ctx.addIssue({ code: 'custom', path: ['pieces', i], message: `"${piece.id}" lies outside of the canvas` });
    }
  });
});
