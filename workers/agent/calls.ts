import type { ChatPart, Price } from '../../src/chat/store.ts';
import { RESULT_CHARS } from './limits.ts';
import type { Args, CallContext, CallResult, ToolInfo } from './port.ts';
import { type Bench, callTool, priceOf } from './tools.ts';
import type { Standing, Stop, TurnDoors, TurnOf } from './turn.ts';

interface Calls {
  readonly doors: TurnDoors;
  readonly turn: TurnOf;
  readonly standing: Standing;
  readonly tools: ReadonlyMap<string, ToolInfo>;
}

const INTERRUPTED =
  'Interrupted: the server stopped while this was done, and it may or may not have been. Look before you do it again.';

/**
 * Makes the calls of one answer, one after the other, each stored before it is begun. `estimate`: generations that the
 * model's whole plan costs. 'done': the user is asked for a word on the price.
 */
export async function runCalls(
  { doors, turn, standing, tools }: Calls,
  parts: readonly ChatPart[],
  estimate: number,
): Promise<'on' | 'done' | Stop> {
  const { limits, operations, store } = doors;
  const { writer, signal, messages, conversation, caller } = standing;
  const message = messages.at(-1)!;
  const before = message.parts.filter(({ tool, id }) => tool && !parts.some((part) => part.id === id));
  let spent = before.reduce((sum, { generations }) => sum + generations, 0);
  let count = before.length;
  const contextOf = (part: ChatPart): CallContext => ({
    caller,
    links: turn.links,
    key: `chat:${part.id}`,
    signal,
    onProgress: (step) => writer.progress(part.id, step),
  });
  const prices = new Map<string, Price>();
  for (const part of parts)
    prices.set(
      part.id,
      part.status === 'RUNNING'
        ? { usdMicros: part.usdMicros, generations: part.generations }
        : await priceOf(tools.get(part.tool!), part.args as Args, { operations, context: contextOf(part) }),
    );
  const ahead = Math.max(
    estimate,
    [...prices.values()].reduce((sum, { generations }) => sum + generations, 0),
  );
  if (spent + ahead > limits.generations)
    return {
      reason: 'spend',
      say: `This would cost ${spent + ahead} generations, and one message may cost ${limits.generations} at most${spent ? `; ${spent} are spent` : ''}. Ask for less at a time.`,
    };
  if (!message.confirmed && spent + ahead > limits.confirmAbove) {
    await writer.ask(spent + ahead);
    return 'done';
  }
  const seen = (part: ChatPart) =>
    before.filter(({ tool, args }) => tool === part.tool && JSON.stringify(args) === JSON.stringify(part.args)).length;

  for (const part of parts) {
    signal.throwIfAborted();
    const tool = tools.get(part.tool!);
    const refuse = (result: string) => writer.end(part.id, { status: 'SKIPPED', result });
    if (!tool) {
      await refuse(`There is no tool "${part.tool}". Tools: ${[...tools.keys()].join(', ')}.`);
      continue;
    }
    const again = part.status === 'RUNNING';
    if (again && !tool.readOnly && !tool.keyed) {
      await writer.end(part.id, { status: 'FAILED', result: INTERRUPTED });
      continue;
    }
    if (!again && !tool.readOnly && seen(part) >= limits.sameCall) {
      await refuse('Not done: the same call was made before.');
      continue;
    }
    count += 1;
    if (count > limits.calls)
      return { reason: 'calls', say: `I stopped after ${limits.calls} calls, which is the most for one message.` };
    const price = prices.get(part.id)!;
    if (!again) await writer.begin(part.id, price);
    const args = argsFor(part, message.confirmed);
    turn.onStage?.(tool.title, Math.min(0.9, count / 10));
    const bench: Bench = {
      ...{ operations, store, conversationId: conversation.id, context: contextOf(part) },
      since: again ? (part.startedAt ?? undefined) : undefined,
    };
    const result = await callTool(tool, args, bench);
    // a call that was stopped with the message has no result of its own
    signal.throwIfAborted();
    if (!result.failed) spent += price.generations;
    await writer.end(part.id, outcomeOf(result));
    before.push(part);
  }
  return 'on';
}

/** Only the user agrees to a price. */
function argsFor({ args }: ChatPart, confirmed: boolean): Args {
  const given = { ...((args ?? {}) as Record<string, unknown>) };
  if (!confirmed) delete given.confirm_cost;
  return given;
}

/** Names under which tools tell what they made. */
const MADE = ['character_id', 'object_id', 'tileset_id', 'tile_id', 'ui_asset_id', 'map_id'];

function outcomeOf({ failed, text, structured, pictures = [] }: CallResult) {
  const ids = MADE.flatMap((name) => (typeof structured?.[name] === 'string' ? [structured[name]] : []));
  return {
    status: failed ? ('FAILED' as const) : ('COMPLETED' as const),
    result: text.length > RESULT_CHARS ? `${text.slice(0, RESULT_CHARS)}…` : text,
    ...(structured ? { structured } : {}),
    assetIds: ids,
    // pictures of assets are where those are
    pictures: ids.length ? [] : pictures.map((base64) => new Uint8Array(Buffer.from(base64, 'base64'))),
  };
}
