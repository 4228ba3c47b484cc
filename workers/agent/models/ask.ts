import { setTimeout as sleep } from 'node:timers/promises';
import { ModelError } from '../model.ts';

/** Answers of a server that is busy or fell over are asked for again, so often. */
const TRIES = 3;
const WAIT_MS = 1_000;
const MAX_WAIT_MS = 20_000;
interface Ask {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly signal: AbortSignal;
}

/**
 * A request to a model's server, repeated while that is busy. Throws ModelError in words for the user: never with the
 * request, which may hold a key.
 */
export async function askServer({ url, headers, body, signal }: Ask): Promise<Response> {
  for (let tried = 1; ; tried++) {
    let answer: Response | undefined;
    try {
      answer = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'text/event-stream, application/json', ...headers },
        body: JSON.stringify(body),
        signal,
        // a key must not follow to another host
        redirect: 'error',
      });
    } catch (error) {
      signal.throwIfAborted();
      if (tried >= TRIES) throw new ModelError('The model’s server cannot be reached.', { cause: error });
    }
    if (answer?.ok) return answer;
    const again = !answer || answer.status === 429 || answer.status >= 500;
    if (answer && (!again || tried >= TRIES)) throw new ModelError(await refusal(answer));
    const seconds = Number(answer?.headers.get('retry-after'));
    await answer?.body?.cancel();
    await sleep(Math.min(seconds > 0 ? seconds * 1_000 : WAIT_MS * 2 ** (tried - 1), MAX_WAIT_MS), undefined, {
      signal,
    });
  }
}

/** What a server said against a request, in one line. */
async function refusal(answer: Response): Promise<string> {
  const text = await answer.text().catch(() => '');
  let said = text;
  try {
    const { error } = JSON.parse(text) as { error?: { message?: string } | string };
    said = (typeof error === 'string' ? error : error?.message) ?? '';
  } catch {
    // not JSON: as it is
  }
  const words = said.replace(/\s+/g, ' ').trim().slice(0, 200);
  return `The model’s server answered ${answer.status}${words ? ` (${words})` : ''}.`;
}

/** A stream that says nothing for too long is given up. Calls `heard` at each word. */
export function watchSilence(
  outer: AbortSignal,
  ms: number,
): { signal: AbortSignal; heard: () => void; end: () => void } {
  const silent = new AbortController();
  const give = () => silent.abort(new ModelError(`The model said nothing for ${ms / 1_000} seconds.`));
  let timer = setTimeout(give, ms);
  return {
    signal: AbortSignal.any([outer, silent.signal]),
    heard: () => {
      clearTimeout(timer);
      timer = setTimeout(give, ms);
    },
    end: () => clearTimeout(timer),
  };
}

/** Arguments of a call as a model wrote them; what is no object stands under '' for the tool to refuse. */
export function readArgs(text: string): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(text || '{}');
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
  } catch {
    // said below
  }
  return { 'arguments that are no JSON object': text.slice(0, 500) };
}

/** A tool's answer as a model reads it: data, whatever it says. */
export const asResult = (text: string): string => `<result>\n${text.replaceAll(/<\/?result>/gi, '')}\n</result>`;
