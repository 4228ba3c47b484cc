/** Pieces of a request: shapes on its virtual canvas, each framed in the theme, with its label in the middle. */
import { type UiPiece, VIRTUAL_SIDE } from '../../../src/domain/ui.ts';
import { faceNamed, fitText, wrapText } from '../../../src/pixels/font/index.ts';
import type { Box } from '../../../src/pixels/image.ts';
import type { Px } from '../../../src/pixels/types.ts';
import { paintEdges } from './edges.ts';
import { PANEL_SLICE, paintCorners, panelSurface } from './elements/panel.ts';
import { inkOn } from './kit.ts';
import { capHeight, widthOf, write } from './lettering.ts';
import { boxMask, type Mask, wrap } from './shape.ts';
import { paintSurface } from './surface.ts';
import type { Kit, Label, Part } from './types.ts';

export interface DrawnPiece {
  readonly part: Part;
  readonly box: Box;
}

/** What lies outside of the picture by more than this is not drawn. */
const REACH = 96;

/** A piece on a canvas of so many pixels; undefined where nothing of it lies on the canvas. */
export function drawPiece(kit: Kit, piece: UiPiece, width: Px, height: Px): DrawnPiece | undefined {
  const scale = Math.max(width, height) / VIRTUAL_SIDE;
  const edges = edgesOf(piece, scale);
  const left = Math.max(-REACH, Math.min(width + REACH, edges.left));
  const top = Math.max(-REACH, Math.min(height + REACH, edges.top));
  const right = Math.max(-REACH, Math.min(width + REACH, edges.right));
  const bottom = Math.max(-REACH, Math.min(height + REACH, edges.bottom));
  const box = { x: left, y: top, width: right - left, height: bottom - top };
  if (box.width < 1 || box.height < 1 || left >= width || top >= height || right <= 0 || bottom <= 0) return undefined;
  const plain = piece.kind === 'rounded_rect' && (piece.radius ?? 0) * scale < 2;
  const shape = maskOf(kit, piece, box, scale);
  const whole = edges.left === left && edges.right === right && edges.top === top && edges.bottom === bottom;
  const decorated = plain && whole && Math.min(box.width, box.height) >= 2 * PANEL_SLICE + 12;
  const slice = decorated ? PANEL_SLICE : 0;
  const calm = Boolean(piece.label);
  const surface = paintSurface(kit, box.width, box.height, { ...panelSurface(kit, slice, calm), shape });
  if (decorated) paintEdges(kit, surface, slice);
  if (plain && whole && Math.min(box.width, box.height) >= 24) paintCorners(kit, surface, !decorated);
  const inner = surface.border + 2;
  const labels = piece.label ? letter(kit, surface.image, piece, inner) : [];
  return {
    part: {
      image: surface.image,
      labels,
      content: {
        x: inner,
        y: inner,
        width: Math.max(1, box.width - 2 * inner),
        height: Math.max(1, box.height - 2 * inner),
      },
    },
    box,
  };
}

function edgesOf(piece: UiPiece, scale: number) {
  const [x0, y0, x1, y1] =
    piece.kind === 'rounded_rect'
      ? [piece.x, piece.y, piece.x + piece.w, piece.y + piece.h]
      : [piece.x - piece.r, piece.y - piece.r, piece.x + piece.r, piece.y + piece.r];
  return {
    left: Math.round(x0 * scale),
    top: Math.round(y0 * scale),
    right: Math.round(x1 * scale),
    bottom: Math.round(y1 * scale),
  };
}

/** Where the piece covers the middles of pixels. */
function maskOf(kit: Kit, piece: UiPiece, box: Box, scale: number): Mask {
  const { width, height } = box;
  if (piece.kind === 'rounded_rect') {
    const radius = Math.round((piece.radius ?? 0) * scale);
    if (radius >= 2) return boxMask(width, height, 'round', Math.min(radius, width >> 1, height >> 1));
    return boxMask(width, height, kit.theme.corner, Math.min(kit.theme.radius, width >> 2, height >> 2), PANEL_SLICE);
  }
  const cells = new Uint8Array(width * height);
  const [cx, cy, r] = [piece.x * scale - box.x, piece.y * scale - box.y, piece.r * scale];
  const half = piece.kind === 'polygon' ? Math.PI / piece.sides : 0;
  for (let i = 0; i < cells.length; i++) {
    const [u, v] = [(i % width) + 0.5 - cx, Math.floor(i / width) + 0.5 - cy];
    if (piece.kind === 'circle') cells[i] = u * u + v * v <= r * r ? 1 : 0;
    else {
      const off = wrap(Math.atan2(u, -v) - (piece.phase ?? 0), 2 * half) - half;
      cells[i] = Math.hypot(u, v) * Math.cos(off) <= r * Math.cos(half) ? 1 : 0;
    }
  }
  return { width, height, cells };
}

/** The label in the middle: on as many lines as it needs, in the largest letters that fit. */
function letter(kit: Kit, image: Part['image'], piece: UiPiece, inner: Px): Label[] {
  const round = piece.kind === 'rounded_rect' ? 1 : piece.kind === 'polygon' && piece.sides === 3 ? 0.5 : 0.74;
  const [wide, tall] = [(image.width - 2 * inner) * round, (image.height - 2 * inner) * round];
  const text = piece.label!;
  for (const [face, scale] of [
    ['bold', 2],
    ['bold', 1],
    ['plain', 1],
    ['tiny', 1],
  ] as const) {
    if (scale === 2 && (image.height < 96 || widthOf(text, face, 2) > wide * 0.7)) continue;
    const step = faceNamed(face).lineHeight * scale;
    const lines = wrapText(faceNamed(face), text, Math.floor(wide / scale));
    const broken = lines.length > 1 && lines.some((line) => !text.split(/\s+/u).includes(line) && !text.includes(line));
    if (
      !broken &&
      lines.length * step - (step - capHeight(face, scale)) <= tall &&
      lines.every((line) => widthOf(line, face, scale) <= wide)
    ) {
      return lines.map((line, i) => put(line, face, scale, i, lines.length));
    }
  }
  const short = fitText(faceNamed('tiny'), text, Math.floor(wide));
  return short && tall >= 5 ? [put(short, 'tiny', 1, 0, 1)] : [];

  function put(line: string, face: string, scale: number, i: number, count: number): Label {
    const step = faceNamed(face).lineHeight * scale;
    const block = (count - 1) * step + capHeight(face, scale);
    const y = Math.round((image.height - block) / 2) + i * step;
    const fill = kit.ramps.fill;
    const ink = inkOn(kit, [fill[1], fill[2], fill[3], fill[4]], fill[0]);
    return write(kit, image, line, image.width / 2, y, { face, scale, align: 'center', ink });
  }
}
