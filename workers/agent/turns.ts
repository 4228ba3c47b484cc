import type { ChatPart, StoredMessage } from '../../src/chat/store.ts';
import type { Call, Result, Turn } from './model.ts';
import type { Args } from './port.ts';

const argsOf = ({ args }: ChatPart): Args => (args ?? {}) as Args;

const callOf = (part: ChatPart): Call => ({ id: part.callId ?? part.id, tool: part.tool!, args: argsOf(part) });
const resultOf = (part: ChatPart): Result => ({
  ...callOf(part),
  failed: part.status !== 'COMPLETED',
  text: part.result ?? 'Not done.',
  ...(part.structured === null ? {} : { structured: part.structured as Readonly<Record<string, unknown>> }),
});

/** The parts of an answer by their rounds, in order. */
export function roundsOf(parts: readonly ChatPart[]): readonly (readonly ChatPart[])[] {
  const rounds = new Map<number, ChatPart[]>();
  for (const part of parts) rounds.set(part.round, [...(rounds.get(part.round) ?? []), part]);
  return [...rounds.entries()].sort(([a], [b]) => a - b).map(([, of]) => of);
}

/** What a model is told of a conversation. */
export const turnsOf = (messages: readonly StoredMessage[]): Turn[] =>
  messages.flatMap(({ role, content, parts }): Turn[] => {
    if (role === 'USER') return [{ role: 'user', text: content }];
    return roundsOf(parts).flatMap((round): Turn[] => {
      const calls = round.filter(({ tool }) => tool !== null);
      const text = round.flatMap((part) => (part.tool === null && part.text ? [part.text] : [])).join('\n\n');
      return [
        { role: 'assistant', text, calls: calls.map(callOf) },
        ...(calls.length ? [{ role: 'results' as const, results: calls.map(resultOf) }] : []),
      ];
    });
  });
