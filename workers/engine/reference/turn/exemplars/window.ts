/** The square in which sprites are laid over each other: turning axis in the middle, feet on its lower edge. */
import type { Px } from '../../../../../src/pixels/types.ts';

/** Side of the square. */
export const WINDOW: Px = 96;
/** 32-bit words of a silhouette. */
export const WORDS = (WINDOW * WINDOW) / 32;

/** Where a picture's sprite stands. */
export interface Stand {
  readonly width: Px;
  readonly height: Px;
  /** 0 transparent, else 1 + a palette number, row by row. */
  readonly numbers: Uint8Array;
  /** The row after the sprite's last. */
  readonly floor: Px;
}

/** A picture as numbers, its turning axis in the middle of its width. */
export function standOf(width: Px, height: Px, numbers: Uint8Array): Stand {
  return { width, height, numbers, floor: Math.floor(numbers.findLastIndex((n) => n > 0) / width) + 1 };
}

/** The sprite in the window, moved by `dx` columns; undefined when it does not fit in there. */
export function inWindow({ width, height, numbers, floor }: Stand, dx: Px): Uint8Array | undefined {
  const out = new Uint8Array(WINDOW * WINDOW);
  for (let i = 0; i < width * height; i++) {
    const number = numbers[i]!;
    if (number === 0) continue;
    const x = (i % width) - width / 2 + WINDOW / 2 + dx;
    const y = Math.floor(i / width) - floor + WINDOW;
    if (x < 0 || x >= WINDOW || y < 0) return undefined;
    out[y * WINDOW + x] = number;
  }
  return out;
}
