import type { AgentEndpoint } from '../../../src/config.ts';
import { type AgentModel, type Call, ModelError, type Turn } from '../model.ts';
import type { ToolInfo } from '../port.ts';
import { askServer, asResult, readArgs, watchSilence } from './ask.ts';
import { serverEvents } from './sse.ts';

/** Longest answer of a model, in tokens. */
const MAX_TOKENS = 8_192;

interface Delta {
  readonly content?: string | null;
  readonly tool_calls?: readonly {
    readonly index?: number;
    readonly id?: string;
    readonly function?: { readonly name?: string; readonly arguments?: string };
  }[];
}
interface Chunk {
  readonly choices?: readonly { readonly delta?: Delta; readonly message?: Delta }[];
  readonly usage?: { readonly total_tokens?: number } | null;
  readonly error?: { readonly message?: string };
}

/** A model behind a chat-completions server: of OpenAI, Ollama, llama.cpp, vLLM, LM Studio and others. */
export const chatCompletions = ({ url, model, key }: AgentEndpoint, silenceMs: number): AgentModel => ({
  name: model,
  next: async ({ system, turns, tools, signal, onText }) => {
    const silence = watchSilence(signal, silenceMs);
    try {
      const answer = await askServer({
        url: `${url}/chat/completions`,
        headers: key ? { authorization: `Bearer ${key}` } : {},
        body: {
          model,
          messages: [{ role: 'system', content: system }, ...turns.flatMap(messagesOf)],
          // an empty list is refused by some servers
          ...(tools.length ? { tools: tools.map(toolOf) } : {}),
          max_tokens: MAX_TOKENS,
          stream: true,
          stream_options: { include_usage: true },
        },
        signal: silence.signal,
      });
      const heard = { text: '', calls: new Map<number, { id: string; tool: string; args: string }>(), tokens: 0 };
      for await (const chunk of chunksOf(answer)) {
        silence.heard();
        read(chunk, heard, onText);
      }
      const calls = [...heard.calls.values()].map(({ id, tool, args }): Call => ({ id, tool, args: readArgs(args) }));
      return { text: heard.text.trim(), calls, tokens: heard.tokens };
    } catch (error) {
      signal.throwIfAborted();
      if (silence.signal.aborted) throw silence.signal.reason;
      throw error instanceof ModelError ? error : new ModelError('The model’s answer broke off.', { cause: error });
    } finally {
      silence.end();
    }
  },
});

/** A server that does not stream answers with the whole at once. */
async function* chunksOf(answer: Response): AsyncGenerator<Chunk> {
  if (answer.headers.get('content-type')?.includes('event-stream')) yield* serverEvents(answer.body!);
  else yield (await answer.json()) as Chunk;
}

function read(
  { choices, usage, error }: Chunk,
  heard: { text: string; readonly calls: Map<number, { id: string; tool: string; args: string }>; tokens: number },
  onText: (more: string) => void,
): void {
  if (error) throw new ModelError(`The model’s server failed (${String(error.message).slice(0, 200)}).`);
  heard.tokens = usage?.total_tokens ?? heard.tokens;
  const said = choices?.[0]?.delta ?? choices?.[0]?.message;
  if (said?.content) {
    heard.text += said.content;
    onText(said.content);
  }
  for (const [i, call] of (said?.tool_calls ?? []).entries()) {
    const index = call.index ?? i;
    const at = heard.calls.get(index) ?? { id: '', tool: '', args: '' };
    heard.calls.set(index, {
      id: at.id || (call.id ?? ''),
      tool: at.tool || (call.function?.name ?? ''),
      args: at.args + (call.function?.arguments ?? ''),
    });
  }
}

const toolOf = ({ name, description, inputSchema }: ToolInfo) => ({
  type: 'function',
  function: { name, description, parameters: inputSchema },
});

function messagesOf(turn: Turn): readonly object[] {
  if (turn.role === 'user') {
    const pictures = (turn.pictures ?? []).map((png) => ({
      type: 'image_url',
      image_url: { url: `data:image/png;base64,${png}` },
    }));
    const content = pictures.length ? [{ type: 'text', text: turn.text }, ...pictures] : turn.text;
    return [{ role: 'user', content }];
  }
  if (turn.role === 'results')
    return turn.results.map(({ id, failed, text }) => ({
      role: 'tool',
      tool_call_id: id,
      content: `${failed ? 'It failed.\n' : ''}${asResult(text)}`,
    }));
  const calls = turn.calls.map(({ id, tool, args }) => ({
    id,
    type: 'function',
    function: { name: tool, arguments: JSON.stringify(args) },
  }));
  return [
    {
      role: 'assistant',
      content: turn.text || (calls.length ? null : '…'),
      ...(calls.length ? { tool_calls: calls } : {}),
    },
  ];
}
