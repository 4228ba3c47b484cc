/** Collects little-endian fields. */
export class ByteWriter {
  readonly #parts: Buffer[] = [];

  byte(...values: number[]): this {
    this.#parts.push(Buffer.from(values));
    return this;
  }
  word(value: number): this {
    const part = Buffer.alloc(2);
    part.writeUInt16LE(value);
    return this.bytes(part);
  }
  short(value: number): this {
    const part = Buffer.alloc(2);
    part.writeInt16LE(value);
    return this.bytes(part);
  }
  dword(value: number): this {
    const part = Buffer.alloc(4);
    part.writeUInt32LE(value);
    return this.bytes(part);
  }
  long(value: number): this {
    const part = Buffer.alloc(4);
    part.writeInt32LE(value);
    return this.bytes(part);
  }
  zeros(count: number): this {
    return this.bytes(Buffer.alloc(count));
  }
  /** Its length in bytes as a word, then UTF-8. */
  string(text: string): this {
    const utf8 = Buffer.from(text, 'utf8');
    return this.word(utf8.length).bytes(utf8);
  }
  bytes(part: Buffer): this {
    this.#parts.push(part);
    return this;
  }
  toBuffer(): Buffer {
    return Buffer.concat(this.#parts);
  }
}
