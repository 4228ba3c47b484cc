/** A conversation from the API's side: what a user says, agrees to, and ends. */
import { FREE } from '../billing.ts';
import type { Caller, Services } from '../context.ts';
import { type ChatMessage, type Conversation, type Db, type Job, JobStatus, type Tx } from '../db.ts';
import { AppError, notFound } from '../errors.ts';
import { cancelJob } from '../jobs/cancel.ts';
import { endedJob } from '../jobs/wait.ts';
import { chatStatus, tellChat } from './events.ts';
import { MAX_CONVERSATIONS, MAX_MESSAGES, TITLE_LENGTH, TURN_MS } from './limits.ts';

type Doors = Pick<Services, 'db' | 'events' | 'enqueue' | 'config'>;

/** What a user said, and the assistant's message that answers it. */
export interface Sent {
  readonly conversation: Conversation;
  /** Null where the words only agreed to a price. */
  readonly message: ChatMessage | null;
  readonly reply: ChatMessage;
}

/** Words that agree to a price, when nothing else is said. */
const YES =
  /^\W*(y|yes|yep|yeah|ok(ay)?|sure|go( ahead| on)?|do it|confirm(ed)?|agreed?|please( do)?|yes,? please)\W*$/i;

export const requireConversation = async (db: Db | Tx, accountId: string, id: string): Promise<Conversation> => {
  const row = await db.conversation.findFirst({ where: { id, accountId } });
  if (!row) throw notFound(`Conversation ${id}`);
  return row;
};

const requireMessage = async (db: Db | Tx, accountId: string, id: string) => {
  const row = await db.chatMessage.findFirst({
    where: { id, conversation: { accountId } },
    include: { conversation: true },
  });
  if (!row) throw notFound(`Message ${id}`);
  return row;
};

/**
 * Takes a user's words and has them answered. "Yes" after a question of price agrees to it; other words decline it. Throws
 * NOT_FOUND, LOCKED while the assistant still answers, TOO_MANY_REQUESTS.
 */
export async function sendChat(
  { db, events, enqueue, config }: Doors,
  { accountId, tokenId }: Caller,
  given: { readonly content: string; readonly conversationId?: string | null; readonly projectId?: string | null },
  idempotencyKey: string | undefined,
): Promise<Sent> {
  const content = given.content.trim();
  if (given.conversationId) {
    await requireConversation(db, accountId, given.conversationId);
    const last = await db.chatMessage.findFirst({
      where: { conversationId: given.conversationId },
      orderBy: { position: 'desc' },
    });
    if (last?.status === 'AWAITING_CONFIRMATION' && YES.test(content)) {
      const reply = await confirmChat({ db, events, enqueue, config }, { accountId, tokenId }, last.id, true);
      return { conversation: await requireConversation(db, accountId, given.conversationId), message: null, reply };
    }
  }
  const ids = { conversation: given.conversationId ?? crypto.randomUUID(), message: crypto.randomUUID() };
  const replyId = crypto.randomUUID();
  const [job] = await enqueue.all({
    accountId,
    kind: 'chatTurn',
    operation: 'sendChatMessage',
    idempotencyKey,
    fingerprint: given,
    // of two messages at once the second waits for the account's row, and finds the first one
    prepare: async (tx) => {
      const position = given.conversationId
        ? await closeLast(tx, given.conversationId)
        : await openConversation(tx, accountId, ids.conversation, content, given.projectId ?? null);
      await tx.chatMessage.createMany({
        data: [
          { id: ids.message, conversationId: ids.conversation, position, role: 'USER', content },
          {
            id: replyId,
            conversationId: ids.conversation,
            position: position + 1,
            role: 'ASSISTANT',
            status: 'RUNNING',
          },
        ],
      });
      await tx.conversation.update({ where: { id: ids.conversation }, data: { updatedAt: new Date() } });
    },
    parts: [
      {
        price: FREE,
        payload: { messageId: replyId, tokenId, ...links(config) },
        attach: async (tx, { id: jobId }) =>
          void (await tx.chatMessage.update({ where: { id: replyId }, data: { jobId } })),
      },
    ],
  });
  const reply = await db.chatMessage.findFirst({ where: { jobId: job!.id }, include: { conversation: true } });
  if (!reply) throw notFound('The conversation');
  const { conversation, ...rest } = reply;
  await tellChat(events, conversation.id, { of: 'message', messageId: reply.id });
  const message = await db.chatMessage.findUnique({
    where: { conversationId_position: { conversationId: conversation.id, position: reply.position - 1 } },
  });
  return { conversation, message, reply: rest };
}

const links = ({ publicUrl, gamesUrl }: Services['config']) => ({ publicUrl, gamesUrl });

async function openConversation(tx: Tx, accountId: string, id: string, content: string, projectId: string | null) {
  if ((await tx.conversation.count({ where: { accountId } })) >= MAX_CONVERSATIONS)
    throw new AppError(
      'TOO_MANY_REQUESTS',
      `You have ${MAX_CONVERSATIONS} conversations, which is the most: delete one.`,
    );
  await tx.conversation.create({ data: { id, accountId, projectId, title: titleOf(content) } });
  return 0;
}

/** Where the next message goes. Whatever waits for the user's word is declined. Throws LOCKED. */
async function closeLast(tx: Tx, conversationId: string): Promise<number> {
  const last = await tx.chatMessage.findFirst({ where: { conversationId }, orderBy: { position: 'desc' } });
  if (!last) return 0;
  if ((await chatStatus(tx as Db, last)) === 'RUNNING')
    throw new AppError('LOCKED', 'The assistant still works on the last message: wait for it, or cancel it.', {
      retryAfter: 5,
      details: { messageId: last.id },
    });
  if (last.position + 2 > MAX_MESSAGES)
    throw new AppError('TOO_MANY_REQUESTS', `A conversation has at most ${MAX_MESSAGES} messages: begin a new one.`);
  if (last.status === 'AWAITING_CONFIRMATION') await close(tx, last.id, 'Declined.');
  return last.position + 1;
}

/** Ends an unfinished message; what it had still to do is skipped. False when it was finished. */
async function close(tx: Tx, messageId: string, why: string): Promise<boolean> {
  const { count } = await tx.chatMessage.updateMany({
    where: { id: messageId, status: { in: ['RUNNING', 'AWAITING_CONFIRMATION'] } },
    data: { status: 'CANCELED', proposed: null, finishedAt: new Date(), version: { increment: 1 } },
  });
  if (!count) return false;
  await tx.chatPart.updateMany({ where: { messageId, status: 'PENDING' }, data: { status: 'SKIPPED', result: why } });
  await tx.chatPart.updateMany({
    where: { messageId, status: 'RUNNING' },
    data: { status: 'SKIPPED', result: `${why} It had begun: what it makes may still appear.` },
  });
  return true;
}

const titleOf = (content: string): string => {
  const line = content.replace(/\s+/g, ' ').trim();
  const letters = [...line];
  if (letters.length <= TITLE_LENGTH) return line;
  const cut = letters.slice(0, TITLE_LENGTH - 1).join('');
  return `${cut.replace(/\s\S*$/, '')}…`;
};

/** The user's word on a price: the assistant goes on, or leaves it. Throws NOT_FOUND, CONFLICT where nothing was asked. */
export async function confirmChat(
  { db, events, enqueue, config }: Doors,
  { accountId, tokenId }: Pick<Caller, 'accountId' | 'tokenId'>,
  messageId: string,
  accept: boolean,
): Promise<ChatMessage> {
  const { conversationId } = await requireMessage(db, accountId, messageId);
  const nothing = () => new AppError('CONFLICT', 'This message does not wait for a confirmation.');
  if (accept)
    await enqueue.all({
      accountId,
      kind: 'chatTurn',
      operation: 'confirmChatMessage',
      fingerprint: messageId,
      prepare: async (tx) => {
        const { count } = await tx.chatMessage.updateMany({
          where: { id: messageId, status: 'AWAITING_CONFIRMATION' },
          data: { status: 'RUNNING', confirmed: true, proposed: null, version: { increment: 1 } },
        });
        if (!count) throw nothing();
      },
      parts: [
        {
          price: FREE,
          payload: { messageId, tokenId, ...links(config) },
          attach: async (tx, { id: jobId }: Job) =>
            void (await tx.chatMessage.update({ where: { id: messageId }, data: { jobId } })),
        },
      ],
    });
  else if (!(await db.$transaction((tx) => close(tx, messageId, 'Declined.')))) throw nothing();
  await tellChat(events, conversationId, { of: 'message', messageId });
  return db.chatMessage.findUniqueOrThrow({ where: { id: messageId } });
}

/** Ends what the assistant does for a message; a finished one stays as it is. Throws NOT_FOUND. */
export async function cancelChat({ db, events }: Doors, accountId: string, messageId: string): Promise<ChatMessage> {
  const { conversationId, jobId, status } = await requireMessage(db, accountId, messageId);
  if (status === 'RUNNING' && jobId) await cancelJob(db, events, accountId, jobId);
  // what its call has begun ends with it, and is not charged
  const calls = await db.chatPart.findMany({ where: { messageId, status: 'RUNNING' }, select: { id: true } });
  const unfinished = { accountId, status: { in: [JobStatus.QUEUED, JobStatus.RUNNING] } };
  const begun = await db.job.findMany({
    where: { ...unfinished, OR: calls.map(({ id }) => ({ idempotencyKey: { startsWith: `chat:${id}` } })) },
    select: { id: true },
  });
  for (const job of begun) await cancelJob(db, events, accountId, job.id);
  // one whose job had ended just before says so itself
  await db.$transaction((tx) => close(tx, messageId, 'Cancelled.'));
  await tellChat(events, conversationId, { of: 'message', messageId });
  return db.chatMessage.findUniqueOrThrow({ where: { id: messageId } });
}

/** A message once nothing is done for it any more, or as it stands when the longest time is over. */
export async function finishedChat(
  { db, events }: Doors,
  accountId: string,
  { id, jobId }: Pick<ChatMessage, 'id' | 'jobId'>,
  how: Pick<Parameters<typeof endedJob>[3], 'signal' | 'onProgress'>,
): Promise<ChatMessage> {
  if (jobId) await endedJob({ db, events }, accountId, jobId, { timeoutMs: TURN_MS, ...how });
  return db.chatMessage.findUniqueOrThrow({ where: { id } });
}

/**
 * A conversation that goes on from before a message of another: a copy of all that stands above it. Without a message all
 * of it. Throws NOT_FOUND, LOCKED.
 */
export async function branchChat(
  { db }: Pick<Doors, 'db'>,
  accountId: string,
  conversationId: string,
  beforeMessageId: string | null,
): Promise<Conversation> {
  return db.$transaction(async (tx) => {
    const from = await requireConversation(tx, accountId, conversationId);
    const before = beforeMessageId
      ? await tx.chatMessage.findFirst({ where: { id: beforeMessageId, conversationId } })
      : undefined;
    if (before === null) throw notFound(`Message ${beforeMessageId}`);
    const messages = await tx.chatMessage.findMany({
      where: { conversationId, ...(before ? { position: { lt: before.position } } : {}) },
      orderBy: { position: 'asc' },
      include: { parts: { orderBy: { position: 'asc' } } },
    });
    for (const message of messages)
      if ((await chatStatus(tx as Db, message)) === 'RUNNING')
        throw new AppError('LOCKED', 'The assistant still works on that message: wait for it, or cancel it.', {
          retryAfter: 5,
        });
    const { projectId, title } = from;
    const branch = await tx.conversation.create({ data: { accountId, projectId, title, parentId: from.id } });
    const ids = new Map(messages.map(({ id }) => [id, crypto.randomUUID()]));
    await tx.chatMessage.createMany({
      data: messages.map(({ parts: _, ...message }) => ({
        ...message,
        id: ids.get(message.id)!,
        conversationId: branch.id,
        // what waits for a word waits in the conversation that it was said in
        status: message.status === 'AWAITING_CONFIRMATION' ? ('CANCELED' as const) : message.status,
        proposed: null,
        jobId: null,
      })),
    });
    await tx.chatPart.createMany({
      data: messages.flatMap(({ parts }) =>
        parts.map(({ args, structured, ...part }) => ({
          ...part,
          id: crypto.randomUUID(),
          messageId: ids.get(part.messageId)!,
          ...(args === null ? {} : { args: args as object }),
          ...(structured === null ? {} : { structured: structured as object }),
        })),
      ),
    });
    return branch;
  });
}
