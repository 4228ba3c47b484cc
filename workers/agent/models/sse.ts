/** Longest line of a stream that is believed, in characters. */
const MAX_LINE = 4_000_000;

/** The data of server-sent events, one JSON value each; ends with the stream, or with `[DONE]`. */
export async function* serverEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<Record<string, unknown>> {
  const decoder = new TextDecoder();
  let rest = '';
  // biome-ignore lint/suspicious/noExplicitAny: Node's stream is async iterable, the DOM's type is not
  for await (const chunk of body as any as AsyncIterable<Uint8Array>) {
    rest += decoder.decode(chunk, { stream: true });
    if (rest.length > MAX_LINE) throw new Error('a line of the stream is too long');
    const lines = rest.split(/\r?\n/);
    rest = lines.pop()!;
    for (const line of lines) {
      if (!line.startsWith('data:')) continue;
      const data = line.slice('data:'.length).trim();
      if (data === '[DONE]') return;
      if (data) yield JSON.parse(data) as Record<string, unknown>;
    }
  }
}
