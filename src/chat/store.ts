/** A conversation from the worker's side: what the assistant reads, says and does. */
import type { Logger } from 'pino';
import type { Caller } from '../context.ts';
import type { ChatMessage, ChatPart, Conversation, Db, Tx } from '../db.ts';
import type { JobEvents } from '../jobs/events.ts';
import { type ChatProgress, tellChat } from './events.ts';
import { storable } from './storable.ts';

export type { ChatPart, Conversation } from '../db.ts';
export type StoredMessage = ChatMessage & { readonly parts: readonly ChatPart[] };

/** The message is not ours to work on any more: it was cancelled, or another worker has it. */
export class TurnLost extends Error {
  constructor() {
    super('The message is no longer ours.');
    this.name = 'TurnLost';
  }
}

/** A call that a model asks for. */
export interface NewCall {
  readonly callId: string;
  readonly tool: string;
  readonly title: string | null;
  readonly args: Readonly<Record<string, unknown>>;
}

/** What came of a call. */
export interface CallOutcome {
  readonly status: 'COMPLETED' | 'FAILED' | 'SKIPPED';
  readonly result: string;
  readonly structured?: unknown;
  readonly pictures?: readonly Uint8Array<ArrayBuffer>[];
  readonly assetIds?: readonly string[];
}

/** What a message cost. */
export interface Price {
  readonly usdMicros: bigint;
  readonly generations: number;
}

/** Of the job that works on the message: every write is refused once it is another's. */
interface Holder {
  readonly id: string;
  readonly attempt: number;
}

export interface ChatStore {
  /** The conversation with its messages to this one, which comes last; undefined when it is gone or done. */
  open(
    messageId: string,
    accountId: string,
  ): Promise<{ readonly conversation: Conversation; readonly messages: readonly StoredMessage[] } | undefined>;
  /** With which rights tools are called now; undefined once the token is revoked. */
  caller(tokenId: string, accountId: string): Promise<Caller | undefined>;
  /** Writes of one message by one holder. */
  writer(message: Pick<ChatMessage, 'id' | 'conversationId'>, holder: Holder): ChatWriter;
  /** The project of the conversation, for what is made from now on. */
  setProject(conversationId: string, projectId: string): Promise<void>;
  /** A project of this name that was made since; what a call that was interrupted had made. */
  projectSince(accountId: string, name: string, since: Date): Promise<string | undefined>;
}

/** Each throws TurnLost when the message is not ours any more. */
export interface ChatWriter {
  /** A text that begins, or what it has become: the row holds all of it before anybody is told of the rest. */
  say(
    part: { readonly id: string; readonly position: number; readonly round: number },
    text: string,
    more: string,
  ): Promise<void>;
  /** An answer of the model is complete: its text, its calls, its tokens. Gives the calls' rows. */
  round(
    answer: {
      readonly round: number;
      readonly model: string;
      readonly tokens: number;
      readonly text: { readonly id: string; readonly position: number; readonly text: string } | undefined;
      readonly position: number;
    },
    calls: readonly NewCall[],
  ): Promise<readonly ChatPart[]>;
  begin(partId: string, price: Price): Promise<void>;
  end(partId: string, outcome: CallOutcome): Promise<void>;
  /** Takes away texts that nobody finished. */
  dropUnfinished(): Promise<void>;
  /** Nothing more is done until the user agrees. */
  ask(generations: number): Promise<void>;
  finish(how: {
    readonly status: 'COMPLETED' | 'FAILED';
    readonly stopped?: string;
    readonly say?: string;
  }): Promise<void>;
  /** Told to whoever watches; kept nowhere. */
  progress(partId: string, step: Omit<ChatProgress, 'messageId' | 'partId'>): void;
}

export function openChatStore({
  db,
  events,
  log,
}: {
  db: Db;
  events: JobEvents;
  log: Pick<Logger, 'warn'>;
}): ChatStore {
  return {
    open: async (messageId, accountId) => {
      const found = await db.chatMessage.findFirst({
        where: { id: messageId, status: 'RUNNING', conversation: { accountId } },
        include: { conversation: true },
      });
      if (!found) return undefined;
      const messages = await db.chatMessage.findMany({
        where: { conversationId: found.conversationId, position: { lte: found.position } },
        orderBy: { position: 'asc' },
        include: { parts: { orderBy: { position: 'asc' } } },
      });
      return { conversation: found.conversation, messages };
    },
    caller: async (tokenId, accountId) => {
      const token = await db.token.findFirst({ where: { id: tokenId, accountId, revokedAt: null } });
      return token ? { accountId, tokenId, scopes: token.scopes } : undefined;
    },
    setProject: async (id, projectId) =>
      void (await db.conversation.updateMany({ where: { id }, data: { projectId } })),
    projectSince: async (accountId, name, since) => {
      const found = await db.project.findFirst({
        where: { accountId, name, createdAt: { gte: since } },
        orderBy: { createdAt: 'asc' },
      });
      return found?.id;
    },
    writer: (message, holder) => createWriter(db, events, log, message, holder),
  };
}

function createWriter(
  db: Db,
  events: JobEvents,
  log: Pick<Logger, 'warn'>,
  { id, conversationId }: Pick<ChatMessage, 'id' | 'conversationId'>,
  holder: Holder,
): ChatWriter {
  /** One change of the message and of what belongs to it, if it is ours; gives its version. */
  const write = async <T>(change: (tx: Tx) => Promise<T>): Promise<{ readonly version: number; readonly made: T }> =>
    db.$transaction(async (tx) => {
      const [row] = await tx.$queryRaw<{ version: number }[]>`
        update chat_message set version = version + 1
        where id = ${id}::uuid and status = 'RUNNING' and exists (
          select from job j where j.id = ${holder.id}::uuid and j.attempt = ${holder.attempt} and j.status = 'RUNNING')
        returning version`;
      if (!row) throw new TurnLost();
      return { version: row.version, made: await change(tx) };
    });
  const tell = () => tellChat(events, conversationId, { of: 'message', messageId: id });
  const told = async <T>(change: (tx: Tx) => Promise<T>): Promise<T> => {
    const { made } = await write(change);
    await tell();
    return made;
  };

  return {
    say: async (part, said, more) => {
      const text = storable(said);
      const { version } = await write((tx) =>
        tx.chatPart.upsert({
          where: { id: part.id },
          create: { ...part, messageId: id, text, status: 'RUNNING' },
          update: { text },
        }),
      );
      const offset = text.length - more.length;
      await tellChat(events, conversationId, {
        of: 'text',
        messageId: id,
        version,
        partId: part.id,
        offset,
        text: more,
      });
    },
    round: ({ round, model, tokens, text, position }, calls) =>
      told(async (tx) => {
        await tx.chatMessage.update({ where: { id }, data: { model, tokens: { increment: tokens } } });
        if (text)
          await tx.chatPart.upsert({
            where: { id: text.id },
            create: { ...storable(text), messageId: id, round, status: 'COMPLETED', finishedAt: new Date() },
            update: { text: storable(text.text), status: 'COMPLETED', finishedAt: new Date() },
          });
        const rows: ChatPart[] = [];
        for (const [i, { args, ...call }] of calls.entries())
          rows.push(
            await tx.chatPart.create({
              data: {
                ...storable(call),
                args: storable(args) as object,
                messageId: id,
                round,
                position: position + i,
                status: 'PENDING',
              },
            }),
          );
        return rows;
      }),
    begin: (partId, price) =>
      told(async (tx) => {
        await tx.chatPart.update({
          where: { id: partId },
          data: { status: 'RUNNING', startedAt: new Date(), ...price },
        });
      }),
    end: (partId, { status, result, structured, pictures = [], assetIds = [] }) =>
      told(async (tx) => {
        await tx.chatPart.update({
          where: { id: partId },
          data: {
            ...{
              status,
              result: storable(result),
              assetIds: [...assetIds],
              pictures: [...pictures],
              finishedAt: new Date(),
            },
            ...(structured === undefined ? {} : { structured: storable(structured) as object }),
            // what failed was not charged, what was skipped never begun
            ...(status === 'COMPLETED' ? {} : { usdMicros: 0n, generations: 0 }),
          },
        });
      }),
    dropUnfinished: () =>
      told(async (tx) => {
        await tx.chatPart.deleteMany({ where: { messageId: id, tool: null, status: 'RUNNING' } });
      }),
    ask: (generations) =>
      told(async (tx) => {
        await tx.chatMessage.update({
          where: { id },
          data: { status: 'AWAITING_CONFIRMATION', proposed: generations },
        });
      }),
    finish: ({ status, stopped, say }) =>
      told(async (tx) => {
        if (say) {
          const last = await tx.chatPart.findFirst({ where: { messageId: id }, orderBy: { position: 'desc' } });
          await tx.chatPart.create({
            data: {
              ...{ messageId: id, position: (last?.position ?? -1) + 1, round: (last?.round ?? -1) + 1 },
              ...{ text: storable(say), status: 'COMPLETED', finishedAt: new Date() },
            },
          });
        }
        await tx.chatPart.updateMany({
          where: { messageId: id, status: 'PENDING' },
          data: { status: 'SKIPPED', result: 'Not done.' },
        });
        await tx.chatMessage.update({
          where: { id },
          data: { status, finishedAt: new Date(), ...(stopped ? { stopped } : {}) },
        });
      }),
    progress: (partId, step) => {
      tellChat(events, conversationId, { of: 'progress', messageId: id, partId, ...step }).catch((error: Error) =>
        log.warn({ err: error.message }, 'progress not told'),
      );
    },
  };
}
