/** Letters on elements. What is written is also told, so that it can be measured. */
import { faceNamed, setText, textWidth } from '../../../src/pixels/font/index.ts';
import type { Px, Rgb, Rgba } from '../../../src/pixels/types.ts';
import { pixel, put } from './canvas.ts';
import { type Inking, inkOn } from './kit.ts';
import type { Kit, Label } from './types.ts';

export interface LetterOptions {
  readonly face?: string;
  readonly align?: 'left' | 'center' | 'right';
  /** The ink; by default what can be read on the pixels that lie under the text. */
  readonly ink?: Inking;
  /** A shadow of one pixel below, where the letters have no line. */
  readonly shadow?: Rgb;
  /** Whole factor of enlargement. */
  readonly scale?: number;
  /** A lighter colour of the letters' upper part, which must be readable as well. */
  readonly top?: Rgb;
}

export const widthOf = (text: string, face = 'plain', scale = 1): Px => textWidth(faceNamed(face), text) * scale;
export const capHeight = (face = 'plain', scale = 1): Px => faceNamed(face).capHeight * scale;

/** The colours under a rectangle. */
function groundsOf(image: Rgba, x: Px, y: Px, width: Px, height: Px): Rgb[] {
  const found = new Map<number, Rgb>();
  for (let j = y; j < y + height; j++) {
    for (let i = x; i < x + width; i++) {
      const c = pixel(image, i, j);
      if (c) found.set((c[0] << 16) | (c[1] << 8) | c[2], c);
    }
  }
  return [...found.values()];
}

/** Writes a line; `y` is the top of its capitals. The label that is told gives the corner of its cells. */
export function write(kit: Kit, image: Rgba, text: string, x: Px, y: Px, options: LetterOptions = {}): Label {
  const { face: name = 'plain', scale = 1 } = options;
  const face = faceNamed(name);
  const { cells, width, height } = setText(face, text);
  const left = Math.round(
    options.align === 'center' ? x - (width * scale) / 2 : options.align === 'right' ? x - width * scale : x,
  );
  const top = y - (face.baseline - face.capHeight) * scale;
  const on = (i: number, j: number): boolean => {
    const [u, v] = [Math.floor(i / scale), Math.floor(j / scale)];
    return u >= 0 && v >= 0 && u < width && v < height && cells[v * width + u] === 1;
  };
  const grounds = options.ink ? [] : groundsOf(image, left - 1, y - 1, width * scale + 2, face.capHeight * scale + 3);
  const ink = options.ink ?? (grounds.length ? inkOn(kit, grounds) : { colour: kit.light });
  for (let j = -1; j <= height * scale; j++) {
    for (let i = -1; i <= width * scale; i++) {
      if (on(i, j)) continue;
      if (ink.outline) {
        let near = false;
        for (let v = -1; v <= 1 && !near; v++) for (let u = -1; u <= 1 && !near; u++) near = on(i + u, j + v);
        if (near) put(image, left + i, top + j, ink.outline);
      } else if (options.shadow && on(i, j - 1)) {
        put(image, left + i, top + j, options.shadow);
      }
    }
  }
  const half = (face.baseline - face.capHeight * 0.55) * scale;
  for (let j = 0; j < height * scale; j++) {
    for (let i = 0; i < width * scale; i++)
      if (on(i, j)) put(image, left + i, top + j, options.top && j < half ? options.top : ink.colour);
  }
  return {
    text,
    face: name,
    x: left,
    y: top,
    colour: ink.colour,
    scale,
    ...(ink.outline ? { outline: ink.outline } : {}),
  };
}

/** Labels of a part that was stamped into another picture. */
export const moved = (labels: readonly Label[], x: Px, y: Px): Label[] =>
  labels.map((l) => ({ ...l, x: l.x + x, y: l.y + y }));
