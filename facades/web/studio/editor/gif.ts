import { nearest } from './palette.ts';
import { type Bitmap, colorOf, paletteOf } from './pixels.ts';

/** A GIF (version 89a) of frames of one size that loops for ever: clear pixels stay clear. */

/** One of 256 places is for what is clear. */
const MOST_COLORS = 255;
const CODE_BITS = 8;

/** Writes codes of growing width into bytes, the lowest bit first, in blocks of at most 255 bytes. */
class BlockWriter {
  readonly bytes: number[] = [];
  #block: number[] = [];
  #bits = 0;
  #count = 0;

  write(code: number, width: number): void {
    this.#bits |= code << this.#count;
    this.#count += width;
    while (this.#count >= 8) {
      this.#byte(this.#bits & 255);
      this.#bits >>>= 8;
      this.#count -= 8;
    }
  }
  end(): void {
    if (this.#count) this.#byte(this.#bits & 255);
    this.#flush();
    this.bytes.push(0);
  }
  #byte(value: number): void {
    this.#block.push(value);
    if (this.#block.length === 255) this.#flush();
  }
  #flush(): void {
    if (this.#block.length) this.bytes.push(this.#block.length, ...this.#block);
    this.#block = [];
  }
}

/** Places of the palette, packed as the format asks (LZW, Welch 1984, with codes of 9 to 12 bits). */
function packed(pixels: Uint8Array): number[] {
  const clear = 1 << CODE_BITS;
  const out = new BlockWriter();
  let width = CODE_BITS + 1;
  let known = new Map<number, number>();
  let next = clear + 2;
  out.write(clear, width);
  let run = pixels[0]!;
  for (const pixel of pixels.subarray(1)) {
    const key = (run << 8) | pixel;
    const longer = known.get(key);
    if (longer !== undefined) {
      run = longer;
      continue;
    }
    out.write(run, width);
    if (next === 4096) {
      out.write(clear, width);
      known = new Map();
      next = clear + 2;
      width = CODE_BITS + 1;
    } else {
      if (next >= 1 << width) width++;
      known.set(key, next++);
    }
    run = pixel;
  }
  out.write(run, width);
  out.write(clear + 1, width);
  out.end();
  return out.bytes;
}

const word = (value: number): readonly [number, number] => [value & 255, (value >> 8) & 255];

export function writeGif(
  frames: readonly { readonly bitmap: Bitmap; readonly durationMs: number }[],
): Uint8Array<ArrayBuffer> {
  const { width, height } = frames[0]!.bitmap;
  const counts = new Map<string, number>();
  for (const { bitmap } of frames)
    for (const color of paletteOf(bitmap)) counts.set(color, (counts.get(color) ?? 0) + 1);
  const palette = [...counts]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_COLORS)
    .map(([color]) => color);
  const places = new Map(palette.map((color, i) => [color, i + 1]));
  const placeOf = (value: number): number => {
    const hex = `#${value.toString(16).padStart(6, '0')}`;
    let place = places.get(hex);
    // of more colours than the format holds the rarest become their nearest
    if (place === undefined) {
      place = palette.indexOf(nearest(palette, hex)) + 1;
      places.set(hex, place);
    }
    return place;
  };
  const bytes: number[] = [...new TextEncoder().encode('GIF89a'), ...word(width), ...word(height), 0xf7, 0, 0];
  for (let i = 0; i < 256; i++) bytes.push(...(palette[i - 1] ? colorOf(palette[i - 1]!).slice(0, 3) : [0, 0, 0]));
  bytes.push(0x21, 0xff, 11, ...new TextEncoder().encode('NETSCAPE2.0'), 3, 1, 0, 0, 0);
  for (const { bitmap, durationMs } of frames) {
    const { data } = bitmap;
    const pixels = Uint8Array.from({ length: width * height }, (_, i) =>
      data[i * 4 + 3]! < 128 ? 0 : placeOf((data[i * 4]! << 16) | (data[i * 4 + 1]! << 8) | data[i * 4 + 2]!),
    );
    // put back to clear before the next frame; place 0 is clear
    bytes.push(0x21, 0xf9, 4, 0b1001, ...word(Math.max(2, Math.round(durationMs / 10))), 0, 0);
    bytes.push(0x2c, 0, 0, 0, 0, ...word(width), ...word(height), 0, CODE_BITS);
    for (const byte of packed(pixels)) bytes.push(byte);
  }
  bytes.push(0x3b);
  return Uint8Array.from(bytes);
}
