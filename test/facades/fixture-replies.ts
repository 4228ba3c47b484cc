import type { FileReply, JsonReply } from '../../schema/operation.ts';

/** Replies that are written by hand, so that the facades are tested without the schema's own shapes. */
export const json = <Data>(
  reply: Omit<JsonReply<Data>, 'status' | '_data'> & { status?: 200 | 202 },
): JsonReply<Data> => ({ status: 200, ...reply });
export const file = <Data>(reply: Omit<FileReply<Data>, '_data'>): FileReply<Data> => reply;
