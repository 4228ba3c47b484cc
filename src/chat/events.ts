/** What happens in a conversation, told to those who watch it. The rows are the truth; events are hints. */
import type { ChatMessage, Db } from '../db.ts';
import { notFound } from '../errors.ts';
import { isFinal } from '../jobs/contract.ts';
import type { JobEvents } from '../jobs/events.ts';
import { queued } from '../jobs/queued.ts';

/** Something more of a text that is being written. */
export interface ChatText {
  readonly messageId: string;
  readonly partId: string;
  /** Characters of the part before this text. */
  readonly offset: number;
  readonly text: string;
}

/** How far a call is. */
export interface ChatProgress {
  readonly messageId: string;
  readonly partId: string;
  readonly stage: string;
  /** 0..1 */
  readonly fraction: number;
  /** Raw base64 PNG. */
  readonly preview: string | null;
}

/** A message as it is now, or what came to it since: one of the three. */
export interface ChatEvent {
  readonly message?: ChatMessage;
  readonly text?: ChatText;
  readonly progress?: ChatProgress;
}

/** What processes tell each other. `version` is the message's after the change. */
export type ChatHint =
  | { readonly of: 'message'; readonly messageId: string }
  | ({ readonly of: 'text'; readonly version: number } & ChatText)
  | ({ readonly of: 'progress' } & ChatProgress);

const channelOf = (conversationId: string): string => `pixelkiln:chat:${conversationId}`;
export const tellChat = (events: Pick<JobEvents, 'tell'>, conversationId: string, hint: ChatHint): Promise<void> =>
  events.tell(channelOf(conversationId), JSON.stringify(hint));

/** How often rows are read although no hint came: hints are lost while Redis is away. */
const RECHECK_MS = 2_000;

interface Watched {
  readonly db: Db;
  readonly events: JobEvents;
}

/** How a message stands: of one that is being worked on the job knows. */
export async function chatStatus(
  db: Db,
  message: Pick<ChatMessage, 'status' | 'jobId'>,
): Promise<ChatMessage['status']> {
  if (message.status !== 'RUNNING' || !message.jobId) return message.status;
  const job = await db.job.findUnique({ where: { id: message.jobId }, select: { status: true } });
  if (!job) return 'FAILED';
  if (!isFinal(job.status)) return 'RUNNING';
  return job.status === 'COMPLETED' ? 'COMPLETED' : job.status === 'CANCELED' ? 'CANCELED' : 'FAILED';
}

/**
 * What happens in a conversation from now on: first the message that is being worked on as it stands, then every change
 * in order; a text that is being written comes in pieces. Ends when the conversation is deleted. Throws NOT_FOUND.
 */
export async function* watchChat(
  { db, events }: Watched,
  accountId: string,
  conversationId: string,
  signal?: AbortSignal,
): AsyncGenerator<ChatEvent> {
  const mine = { id: conversationId, accountId };
  if (!(await db.conversation.count({ where: mine }))) throw notFound(`Conversation ${conversationId}`);
  const hints = queued<ChatHint | { readonly of: 'recheck' }>(async (push) => {
    const timer = setInterval(() => push({ of: 'recheck' }), RECHECK_MS);
    const stop = await events.listen(channelOf(conversationId), (message) => push(JSON.parse(message) as ChatHint));
    return () => {
      clearInterval(timer);
      stop();
    };
  }, signal);
  /** Message → what of it was told last. */
  const told = new Map<string, { readonly version: number; readonly status: string }>();
  let newest: number | undefined;

  /** The messages of which something was not told yet. */
  const changed = async (): Promise<ChatMessage[]> => {
    const rows = await db.chatMessage.findMany({
      where: {
        conversationId,
        OR: [
          { status: { in: ['RUNNING', 'AWAITING_CONFIRMATION'] } },
          { id: { in: [...told.keys()] } },
          ...(newest === undefined ? [] : [{ position: { gt: newest } }]),
        ],
      },
      orderBy: { position: 'asc' },
    });
    if (newest === undefined) {
      const last = await db.chatMessage.findFirst({ where: { conversationId }, orderBy: { position: 'desc' } });
      newest = last?.position ?? -1;
    }
    const fresh: ChatMessage[] = [];
    for (const row of rows) {
      const status = await chatStatus(db, row);
      const before = told.get(row.id);
      newest = Math.max(newest, row.position);
      if (before?.version === row.version && before.status === status) {
        // nothing more will come to it
        if (status !== 'RUNNING' && status !== 'AWAITING_CONFIRMATION') told.delete(row.id);
        continue;
      }
      told.set(row.id, { version: row.version, status });
      fresh.push(row);
    }
    return fresh;
  };

  // listening has begun when the first hint is asked for; what came before that is in the rows
  const next = hints.next();
  for (const message of await changed()) yield { message };
  for (let hint = await next; !hint.done; hint = await hints.next()) {
    const { value } = hint;
    if (value.of === 'progress') {
      const { of: _, ...progress } = value;
      yield { progress };
      continue;
    }
    if (value.of === 'text') {
      const before = told.get(value.messageId);
      if (before && value.version <= before.version) continue;
      if (before && value.version === before.version + 1) {
        const { of: _, version, ...text } = value;
        told.set(value.messageId, { ...before, version });
        yield { text };
        continue;
      }
    }
    for (const message of await changed()) yield { message };
    if (value.of === 'recheck' && !(await db.conversation.count({ where: mine }))) return;
  }
}
