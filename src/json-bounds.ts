/** What a request's JSON may hold: more is read for longer than it could be answered. */
export const JSON_BOUNDS = { keys: 10_000, values: 100_000, depth: 64 } as const;

const [QUOTE, BACKSLASH, COLON, COMMA] = [0x22, 0x5c, 0x3a, 0x2c] as const;
const [OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [0x5b, 0x5d, 0x7b, 0x7d] as const;

/**
 * Looks at JSON text before it is parsed; gives what it has too much of, or undefined. It counts what stands outside of
 * strings and knows no more of JSON than that: 16 MiB take 2 to
 * 150 ms, and of what is no JSON the parser will say so.
 */
export function jsonExcess(json: Uint8Array): string | undefined {
  const text = Buffer.from(json.buffer, json.byteOffset, json.byteLength);
  let [keys, values, depth] = [0, 0, 0];
  for (let i = 0; i < text.length; i++) {
    const byte = text[i];
    if (byte === QUOTE) {
      i = endOfString(text, i);
      if (i < 0) return undefined;
    } else if (byte === COLON) {
      if (++keys > JSON_BOUNDS.keys) return `more than ${JSON_BOUNDS.keys} fields`;
    } else if (byte === COMMA) {
      if (++values > JSON_BOUNDS.values) return `more than ${JSON_BOUNDS.values} values`;
    } else if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
      if (++depth > JSON_BOUNDS.depth) return `lists and objects more than ${JSON_BOUNDS.depth} deep`;
    } else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return undefined;
}

/** Where the string that begins at `start` ends; -1 where it does not. */
function endOfString(text: Buffer, start: number): number {
  for (let at = text.indexOf(QUOTE, start + 1); at >= 0; at = text.indexOf(QUOTE, at + 1)) {
    let before = at - 1;
    while (text[before] === BACKSLASH) before -= 1;
    if ((at - before) % 2 === 1) return at;
  }
  return -1;
}
