import type { Readable } from 'node:stream';

export interface Captured {
  /** Both ends of what was written; in the middle is told how much was left out. */
  text(): string;
  bytes(): Buffer;
}

/**
 * Keeps `limit` bytes of a stream: the first and the last half of it. With `overflow` the first `limit` bytes alone,
 * and `overflow` is called when there is more: bytes with a hole are of no use.
 */
export function capture(stream: Readable, limit: number, overflow?: () => void): Captured {
  const first = overflow ? limit : Math.floor(limit / 2);
  const head: Buffer[] = [];
  let tail = Buffer.alloc(0);
  let [kept, size] = [0, 0];
  stream.on('data', (chunk: Buffer) => {
    size += chunk.length;
    const part = chunk.subarray(0, Math.max(0, first - kept));
    if (part.length) head.push(part);
    kept += part.length;
    if (part.length === chunk.length) return;
    if (overflow) overflow();
    else tail = Buffer.concat([tail, chunk.subarray(part.length)]).subarray(-(limit - first));
  });
  return {
    bytes: () => Buffer.concat(head),
    text: () => {
      const left = size - kept - tail.length;
      return `${Buffer.concat(head)}${left ? `\n… ${left} bytes left out …\n` : ''}${tail}`;
    },
  };
}
