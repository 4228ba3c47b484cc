import type { AgentEndpoint } from '../../../src/config.ts';
import { type AgentModel, ModelError, type Turn } from '../model.ts';
import { askServer, asResult, readArgs, watchSilence } from './ask.ts';
import { serverEvents } from './sse.ts';

const MAX_TOKENS = 8_192;
const VERSION = '2023-06-01';

interface Usage {
  readonly input_tokens?: number;
  readonly output_tokens?: number;
}
interface ServerEvent {
  readonly type?: string;
  readonly index?: number;
  readonly message?: { readonly usage?: Usage };
  readonly usage?: Usage;
  readonly content_block?: {
    readonly type: string;
    readonly id?: string;
    readonly name?: string;
    readonly text?: string;
  };
  readonly delta?: { readonly type: string; readonly text?: string; readonly partial_json?: string };
  readonly error?: { readonly message?: string };
}
interface Block {
  readonly type: string;
  readonly id: string;
  readonly name: string;
  args: string;
}

/** A model behind a messages server: Anthropic's, and those that speak its protocol. */
export const messagesModel = ({ url, model, key }: AgentEndpoint, silenceMs: number): AgentModel => ({
  name: model,
  next: async ({ system, turns, tools, signal, onText }) => {
    const silence = watchSilence(signal, silenceMs);
    try {
      const answer = await askServer({
        url: `${url}/messages`,
        headers: { 'anthropic-version': VERSION, ...(key ? { 'x-api-key': key } : {}) },
        body: {
          ...{ model, system, max_tokens: MAX_TOKENS, stream: true },
          messages: joined(turns.map(messageOf)),
          ...(tools.length
            ? {
                tools: tools.map(({ name, description, inputSchema }) => ({
                  name,
                  description,
                  input_schema: inputSchema,
                })),
              }
            : {}),
        },
        signal: silence.signal,
      });
      let text = '';
      let input = 0;
      let output = 0;
      const blocks = new Map<number, Block>();
      for await (const event of serverEvents(answer.body!) as AsyncGenerator<ServerEvent>) {
        silence.heard();
        if (event.error)
          throw new ModelError(`The model’s server failed (${String(event.error.message).slice(0, 200)}).`);
        input = event.message?.usage?.input_tokens ?? event.usage?.input_tokens ?? input;
        output = event.usage?.output_tokens ?? output;
        const index = event.index ?? 0;
        if (event.content_block) {
          const { type, id = '', name = '', text: begun = '' } = event.content_block;
          blocks.set(index, { type, id, name, args: '' });
          if (type === 'text' && text) {
            text += '\n\n';
            onText('\n\n');
          }
          if (begun) {
            text += begun;
            onText(begun);
          }
        }
        if (event.delta?.text) {
          text += event.delta.text;
          onText(event.delta.text);
        }
        const block = blocks.get(index);
        if (event.delta?.partial_json && block) block.args += event.delta.partial_json;
      }
      const calls = [...blocks.values()].filter(({ type }) => type === 'tool_use');
      return {
        text: text.trim(),
        calls: calls.map(({ id, name, args }) => ({ id, tool: name, args: readArgs(args) })),
        tokens: input + output,
      };
    } catch (error) {
      signal.throwIfAborted();
      if (silence.signal.aborted) throw silence.signal.reason;
      throw error instanceof ModelError ? error : new ModelError('The model’s answer broke off.', { cause: error });
    } finally {
      silence.end();
    }
  },
});

interface Message {
  readonly role: 'user' | 'assistant';
  readonly content: readonly object[];
}

function messageOf(turn: Turn): Message {
  if (turn.role === 'user') {
    const pictures = (turn.pictures ?? []).map((data) => ({
      type: 'image',
      source: { type: 'base64', media_type: 'image/png', data },
    }));
    return { role: 'user', content: [...pictures, { type: 'text', text: turn.text }] };
  }
  if (turn.role === 'results')
    return {
      role: 'user',
      content: turn.results.map(({ id, failed, text }) => ({
        ...{ type: 'tool_result', tool_use_id: id, content: asResult(text) },
        ...(failed ? { is_error: true } : {}),
      })),
    };
  const calls = turn.calls.map(({ id, tool, args }) => ({ type: 'tool_use', id, name: tool, input: args }));
  // the protocol wants words where there are no calls
  const text = turn.text || (calls.length ? '' : '…');
  return { role: 'assistant', content: [...(text ? [{ type: 'text', text }] : []), ...calls] };
}

/** The two sides take turns: what one of them says twice in a row is one message. */
function joined(messages: readonly Message[]): Message[] {
  const all: Message[] = [];
  for (const message of messages) {
    const last = all.at(-1);
    if (last?.role === message.role) all[all.length - 1] = { ...last, content: [...last.content, ...message.content] };
    else all.push(message);
  }
  return all;
}
