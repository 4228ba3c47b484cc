import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** What a scripted model does next: it says something, calls tools, fails, or keeps silent. */
export interface Answer {
  readonly say?: string;
  readonly calls?: readonly (readonly [tool: string, args: object | string])[];
  /** An HTTP status in place of an answer. */
  readonly status?: number;
  /** The stream ends in the middle of it. */
  readonly breaks?: true;
  /** Nothing comes at all. */
  readonly hangs?: true;
  /** What it says it cost; 15 where nothing is said. */
  readonly tokens?: number;
  /** Milliseconds between the pieces of the stream. */
  readonly everyMs?: number;
}

export interface Heard {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into requests of two protocols
  readonly body: any;
}

/** A server of both protocols that answers as it is told: a function of what it heard, or a list. */
export async function scriptedModel() {
  const heard: Heard[] = [];
  let script: (request: Heard, n: number) => Answer = () => ({ say: 'Nothing to say.' });
  const server = http.createServer(async (req, res) => {
    let text = '';
    for await (const chunk of req) text += chunk;
    const request = { path: req.url ?? '', headers: req.headers, body: JSON.parse(text || '{}') };
    heard.push(request);
    const answer = script(request, heard.length - 1);
    if (answer.hangs) return;
    if (answer.status)
      return void res
        .writeHead(answer.status, { 'content-type': 'application/json', 'retry-after': '0.01' })
        .end(JSON.stringify({ error: { message: `scripted ${answer.status}` } }));
    res.writeHead(200, { 'content-type': 'text/event-stream' });
    const events = req.url?.endsWith('/messages') ? messagesEvents(answer, heard.length) : chunks(answer, heard.length);
    for (const [i, event] of events.entries()) {
      if (answer.breaks && i === Math.ceil(events.length / 2)) return void res.destroy();
      res.write(`data: ${event}\n\n`);
      await new Promise((resolve) => setTimeout(resolve, answer.everyMs ?? 0));
    }
    res.end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return {
    url,
    heard,
    /** What is answered from now on; the last of a list again and again. */
    answers: (...list: Answer[]) => {
      const from = heard.length;
      script = (_request, n) => list[Math.min(n - from, list.length - 1)]!;
    },
    script: (how: typeof script) => {
      script = how;
    },
    env: {
      'chat completions': { AGENT_URL: url, AGENT_KEY: 'key-one', AGENT_MODEL: 'scripted' },
      messages: { ANTHROPIC_API_KEY: 'key-two', ANTHROPIC_BASE_URL: url, AGENT_MODEL: 'scripted' },
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const pieces = (text: string): string[] => text.match(/.{1,7}/gs) ?? [];
const written = (args: object | string): string => (typeof args === 'string' ? args : JSON.stringify(args));

function chunks({ say = '', calls = [], tokens = 15 }: Answer, n: number): string[] {
  const chunk = (delta: object) => JSON.stringify({ id: `m${n}`, choices: [{ index: 0, delta }] });
  return [
    chunk({ role: 'assistant' }),
    ...pieces(say).map((content) => chunk({ content })),
    ...calls.flatMap(([name, args], index) => [
      chunk({ tool_calls: [{ index, id: `call-${n}-${index}`, type: 'function', function: { name, arguments: '' } }] }),
      ...pieces(written(args)).map((part) => chunk({ tool_calls: [{ index, function: { arguments: part } }] })),
    ]),
    JSON.stringify({
      id: `m${n}`,
      choices: [],
      usage: { prompt_tokens: 10, completion_tokens: 5, total_tokens: tokens },
    }),
    '[DONE]',
  ];
}

function messagesEvents({ say, calls = [], tokens = 15 }: Answer, n: number): string[] {
  const blocks = [
    ...(say === undefined
      ? []
      : [{ begin: { type: 'text', text: '' }, deltas: pieces(say).map((text) => ({ type: 'text_delta', text })) }]),
    ...calls.map(([name, args], i) => ({
      begin: { type: 'tool_use', id: `call-${n}-${i}`, name, input: {} },
      deltas: pieces(written(args)).map((partial_json) => ({ type: 'input_json_delta', partial_json })),
    })),
  ];
  return [
    { type: 'message_start', message: { id: `m${n}`, role: 'assistant', content: [], usage: { input_tokens: 10 } } },
    ...blocks.flatMap(({ begin, deltas }, index) => [
      { type: 'content_block_start', index, content_block: begin },
      { type: 'ping' },
      ...deltas.map((delta) => ({ type: 'content_block_delta', index, delta })),
      { type: 'content_block_stop', index },
    ]),
    {
      type: 'message_delta',
      delta: { stop_reason: calls.length ? 'tool_use' : 'end_turn' },
      usage: { output_tokens: tokens - 10 },
    },
    { type: 'message_stop' },
  ].map((event) => JSON.stringify(event));
}
