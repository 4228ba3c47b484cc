import { z } from 'zod';
import { type DataOf, each, fetch, from, list, maybe, number, read, same, shape, text, value } from '../shape.ts';

type Word = 'RUNNING' | 'AWAITING_CONFIRMATION' | 'COMPLETED' | 'FAILED' | 'CANCELED';
const word = (status: string): string => (status === 'CANCELED' ? 'cancelled' : status.toLowerCase());

const callFields = fetch({
  id: text,
  tool: text,
  status: text,
  result: maybe(text),
  structured: value<unknown>(),
  price: fetch({ generations: number }),
});
const callsOf = fetch({ parts: list(fetch({ text: maybe(text), call: maybe(callFields) })) });
const callBody = ({ id, tool, status, result, price }: DataOf<typeof callFields>) => ({
  call_id: id,
  tool,
  status: word(status),
  generations: price.generations,
  result: result === null ? null : shortened(result),
});
const Calls = z.array(
  z.object({
    call_id: z.string(),
    tool: z.string(),
    status: z.string(),
    generations: z.number(),
    result: z.string().nullable(),
  }),
);

/** An assistant reads many results: of each the beginning. */
const RESULT_LENGTH = 600;
const shortened = (result: string): string =>
  result.length > RESULT_LENGTH ? `${result.slice(0, RESULT_LENGTH)}…` : result;
const made = ({ parts }: DataOf<typeof callsOf>) => parts.flatMap(({ call }) => (call ? [callBody(call)] : []));

const statusOf = read(fetch({ status: value<Word>() }), z.string(), ({ status }) => word(status));

/** A message, as tools tell it. */
export const messageShape = shape({
  message_id: from('id', z.string()),
  role: read(fetch({ role: text }), z.string(), ({ role }) => role.toLowerCase()),
  status: statusOf,
  text: same(z.string()),
  calls: read(callsOf, Calls, made),
  created_at: from('createdAt', z.string()),
});
export const messages = each('messages', messageShape);

const finished = fetch({
  finished: fetch({
    id: text,
    status: value<Word>(),
    text,
    stopped: maybe(text),
    proposed: maybe(number),
    price: fetch({ generations: number }),
    parts: list(fetch({ text: maybe(text), call: maybe(callFields) })),
  }),
});
const project = fetch({ conversation: fetch({ project: maybe(fetch({ id: text })) }) });

/** What came of a message that was sent. */
export const replyShape = shape({
  conversation_id: from('conversation.id', z.string()),
  project_id: read(project, z.string().nullable(), ({ conversation }) => conversation.project?.id ?? null),
  message_id: read(finished, z.string(), (of) => of.finished.id),
  status: read(finished, z.string(), (of) => word(of.finished.status)),
  text: read(finished, z.string(), (of) => of.finished.text),
  generations: read(finished, z.number(), (of) => of.finished.price.generations),
  proposed_generations: read(finished, z.number().nullable(), (of) => of.finished.proposed),
  stopped: read(finished, z.string().nullable(), (of) => of.finished.stopped),
  calls: read(finished, Calls, (of) => made(of.finished)),
});

export function replyWords({
  conversation,
  finished: { status, text: said, proposed, price, parts },
}: { readonly conversation: { readonly id: string } } & DataOf<typeof finished>): string {
  const calls = made({ parts }).map(
    ({ tool, status: how, generations }) => `- ${tool}: ${how}${generations ? `, ${generations} generations` : ''}`,
  );
  return [
    `conversation_id: ${conversation.id}`,
    `status: ${word(status)}`,
    `spent: ${price.generations} generations`,
    ...(proposed === null ? [] : [`proposed: ${proposed} generations`]),
    ...(calls.length ? ['calls:', ...calls] : []),
    'answer:',
    said,
    `hint: ${HINTS[status]}`,
  ].join('\n');
}

const HINTS: Readonly<Record<Word, string>> = {
  RUNNING: 'it still works: ask with chat_get_messages in a minute.',
  AWAITING_CONFIRMATION: 'send "yes" with this conversation_id to agree to the price, or say what to do instead.',
  COMPLETED: 'go on with chat_send_message and this conversation_id.',
  FAILED: 'say what to do next with this conversation_id; what is listed above was done.',
  CANCELED: 'it was cancelled; what is listed above was done.',
};
