/** One message answered: the model is asked, its calls are made, until it has nothing more to do or a limit ends it. */
import { randomUUID } from 'node:crypto';
import type { ChatPart } from '../../src/chat/store.ts';
import { runCalls } from './calls.ts';
import { ModelError, type ModelReply } from './model.ts';
import { SYSTEM } from './system.ts';
import { writeText } from './text-writer.ts';
import { priceOf, toolsOf } from './tools.ts';
import type { Standing, Stop, TurnDoors, TurnOf } from './turn.ts';
import { roundsOf, turnsOf } from './turns.ts';

const REVOKED = 'The access token of this message was revoked. Nothing more was done.';
const LATE = 'I ran out of time. What is listed above was done.';

/** Resolves when the message is finished, waits for its user, or is gone. Throws TurnLost and what aborts it. */
export async function runTurn(doors: TurnDoors, turn: TurnOf): Promise<void> {
  const { store, limits } = doors;
  const opened = await store.open(turn.messageId, turn.accountId);
  if (!opened) return;
  const message = opened.messages.at(-1)!;
  const writer = store.writer(message, turn.job);
  const late = AbortSignal.timeout(limits.wallMs);
  const signal = AbortSignal.any([turn.signal, late]);
  const stop = ({ reason, say }: Stop) =>
    writer.finish({
      status: reason === 'model' || reason === 'revoked' ? 'FAILED' : 'COMPLETED',
      stopped: reason,
      say,
    });
  try {
    if (message.parts.some(({ tool, status }) => tool === null && status === 'RUNNING')) await writer.dropUnfinished();
    for (;;) {
      const now = await store.open(turn.messageId, turn.accountId);
      if (!now) return;
      const caller = await store.caller(turn.tokenId, turn.accountId);
      if (!caller) return await stop({ reason: 'revoked', say: REVOKED });
      const end = await step(doors, turn, { ...now, writer, signal, caller });
      if (end === 'done') return;
      if (end !== 'on') return await stop(end);
    }
  } catch (error) {
    if (turn.signal.aborted) throw error;
    if (late.aborted) return await stop({ reason: 'time', say: LATE });
    if (!(error instanceof ModelError)) throw error;
    await stop({ reason: 'model', say: `${error.message} Nothing more was done.` });
  }
}

/** What was left undone, else the model's next answer. 'on': there is more to do. */
async function step(doors: TurnDoors, turn: TurnOf, standing: Standing): Promise<'on' | 'done' | Stop> {
  const { model, limits, operations, ownTools } = doors;
  const { writer, signal, messages, conversation } = standing;
  const message = messages.at(-1)!;
  const rounds = roundsOf(message.parts);
  const tools = toolsOf(operations, ownTools);
  const calls = { doors, turn, standing, tools };
  const left =
    rounds.at(-1)?.filter(({ status, tool }) => tool && (status === 'PENDING' || status === 'RUNNING')) ?? [];
  if (left.length) return runCalls(calls, left, 0);
  if (rounds.length >= limits.rounds)
    return { reason: 'rounds', say: `I stopped after ${limits.rounds} rounds. What is listed above was done.` };
  if (message.tokens > limits.tokens) return { reason: 'tokens', say: 'I stopped: this message used up its tokens.' };

  const at = { position: message.parts.length, round: rounds.length };
  const text = writeText(writer, at);
  turn.onStage?.('thinking', Math.min(0.9, rounds.length / 10));
  let reply: ModelReply;
  try {
    reply = await model.next({
      system: SYSTEM,
      turns: turnsOf(messages),
      tools: [...tools.values()],
      projectId: conversation.projectId,
      signal,
      price: async (tool, args) => {
        const key = `price:${message.id}`;
        const context = { caller: standing.caller, links: turn.links, key, signal };
        return (await priceOf(tools.get(tool), args, { operations, context })).generations;
      },
      onText: text.add,
    });
  } finally {
    await text.done();
  }
  const made = await writer.round(
    {
      ...{ round: at.round, model: model.name, tokens: reply.tokens },
      text: reply.text ? { id: text.id, position: at.position, text: reply.text } : undefined,
      position: at.position + (reply.text ? 1 : 0),
    },
    reply.calls.map(({ id, tool, args }) => ({
      callId: id || randomUUID(),
      tool,
      title: tools.get(tool)?.title ?? null,
      args,
    })),
  );
  if (!made.length) {
    await writer.finish({ status: 'COMPLETED', ...(reply.text ? {} : { say: 'Done.' }) });
    return 'done';
  }
  return runCalls(calls, made as readonly ChatPart[], reply.estimate ?? 0);
}
