import { inflateSync } from 'node:zlib';
import type { Pixels } from './fixture.ts';

/** Little-endian fields, one after the other. */
class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
  }
  take(count: number): Buffer {
    if (this.#at + count > this.#bytes.length) throw new Error(`${count} bytes wanted, ${this.left} left`);
    this.#at += count;
    return this.#bytes.subarray(this.#at - count, this.#at);
  }
  get left(): number {
    return this.#bytes.length - this.#at;
  }
  byte = () => this.take(1).readUInt8();
  word = () => this.take(2).readUInt16LE();
  short = () => this.take(2).readInt16LE();
  dword = () => this.take(4).readUInt32LE();
  long = () => this.take(4).readInt32LE();
  string = () => this.take(this.word()).toString('utf8');
  /** Bytes that the format wants to be 0. */
  zeros(count: number): void {
    if (this.take(count).some((b) => b !== 0)) throw new Error('A reserved byte is not 0');
  }
  expect(value: number, wanted: number, what: string): void {
    if (value !== wanted) throw new Error(`${what}: ${value} instead of ${wanted}`);
  }
  end(what: string): void {
    this.expect(this.left, 0, `bytes left in ${what}`);
  }
}

export interface AsepriteFile {
  readonly depth: number;
  readonly layers: readonly string[];
  /** RGBA of each entry. */
  readonly palette: readonly (readonly number[])[];
  readonly tags: readonly {
    readonly name: string;
    readonly from: number;
    readonly to: number;
    readonly repeat: number;
  }[];
  readonly slices: readonly {
    readonly name: string;
    readonly box: readonly number[];
    readonly pivot: readonly number[];
  }[];
  readonly srgb: boolean;
  readonly frames: readonly { readonly durationMs: number; readonly pixels: Pixels }[];
}

/**
 * Reads an `.aseprite` file as docs/ase-file-specs.md of Aseprite 1.3 says, frames drawn out. Throws for everything
 * that the document rules out, for chunks not used here, and for bytes that belong to nothing.
 */
export function readAseprite(bytes: Buffer): AsepriteFile {
  const r = new Reader(bytes);
  r.expect(r.dword(), bytes.length, 'file size');
  r.expect(r.word(), 0xa5e0, 'magic');
  const count = r.word();
  const [width, height, depth] = [r.word(), r.word(), r.word()];
  if (depth !== 8 && depth !== 32) throw new Error(`depth ${depth}`);
  r.expect(r.dword(), 1, 'flags');
  r.word();
  r.zeros(8);
  r.expect(r.byte(), 0, 'transparent index');
  r.zeros(3);
  const colors = r.word();
  r.expect(r.byte(), r.byte(), 'pixel ratio');
  r.take(8); // grid
  r.zeros(84);

  const layers: string[] = [];
  const tags: { name: string; from: number; to: number; repeat: number }[] = [];
  const slices: { name: string; box: number[]; pivot: number[] }[] = [];
  const palette: number[][] = [];
  const frames: { durationMs: number; pixels: Pixels }[] = [];
  let srgb = false;

  const readers: Readonly<Record<number, (c: Reader, pixels: Pixels) => void>> = {
    8199: (c) => {
      srgb = c.word() === 1;
      c.expect(c.word(), 0, 'gamma flag');
      c.zeros(12);
    },
    8217: (c) => {
      const [size, first, last] = [c.dword(), c.dword(), c.dword()];
      c.expect(first, 0, 'first entry');
      c.expect(last, size - 1, 'last entry');
      c.expect(size, colors, 'number of colours');
      c.zeros(8);
      for (let i = 0; i < size; i++) {
        c.expect(c.word(), 0, 'entry flags');
        palette.push([...c.take(4)]);
      }
    },
    8196: (c) => {
      c.expect(c.word(), 3, 'layer flags');
      c.zeros(10); // type, child level, default size, blend mode
      c.expect(c.byte(), 255, 'opacity');
      c.zeros(3);
      layers.push(c.string());
    },
    8216: (c) => {
      const tagCount = c.word();
      c.zeros(8);
      for (let i = 0; i < tagCount; i++) {
        const [from, to, direction, repeat] = [c.word(), c.word(), c.byte(), c.word()];
        c.expect(direction, 0, 'direction');
        c.zeros(6);
        c.take(3);
        c.zeros(1);
        if (to < from || to >= count) throw new Error(`tag ${from}..${to}`);
        tags.push({ name: c.string(), from, to, repeat });
      }
    },
    8226: (c) => {
      c.expect(c.dword(), 1, 'slice keys');
      c.expect(c.dword(), 2, 'slice flags');
      c.zeros(4);
      const name = c.string();
      c.expect(c.dword(), 0, 'slice frame');
      slices.push({ name, box: [c.long(), c.long(), c.dword(), c.dword()], pivot: [c.long(), c.long()] });
    },
    8197: (c, pixels) => {
      c.expect(c.word(), 0, 'layer index');
      const [left, top] = [c.short(), c.short()];
      c.expect(c.byte(), 255, 'opacity');
      c.expect(c.word(), 2, 'cel type');
      c.zeros(7); // z-index and reserved
      const [w, h] = [c.word(), c.word()];
      const data = inflateSync(c.take(c.left));
      c.expect(data.length, (w * h * depth) / 8, 'bytes of the cel');
      for (let i = 0; i < w * h; i++) {
        const [x, y] = [left + (i % w), top + Math.floor(i / w)];
        if (x < 0 || y < 0 || x >= width || y >= height) throw new Error(`The cel leaves the canvas at ${x}, ${y}`);
        const rgba = depth === 32 ? data.subarray(i * 4, i * 4 + 4) : data[i] === 0 ? [0, 0, 0, 0] : palette[data[i]!]!;
        pixels.data.set(rgba, (y * width + x) * 4);
      }
    },
  };

  for (let i = 0; i < count; i++) {
    const size = r.dword();
    const f = new Reader(r.take(size - 4));
    f.expect(f.word(), 0xf1fa, 'frame magic');
    const old = f.word();
    const durationMs = f.word();
    f.zeros(2);
    const chunks = f.dword();
    f.expect(old, chunks, 'chunks');
    const pixels = { width, height, data: Buffer.alloc(width * height * 4) };
    for (let k = 0; k < chunks; k++) {
      const length = f.dword();
      const type = f.word();
      const c = new Reader(f.take(length - 6));
      const read = readers[type];
      if (!read) throw new Error(`chunk 0x${type.toString(16)}`);
      read(c, pixels);
      c.end(`chunk 0x${type.toString(16)}`);
    }
    f.end('frame');
    frames.push({ durationMs, pixels });
  }
  r.end('file');
  return { depth, layers, palette, tags, slices, srgb, frames };
}
