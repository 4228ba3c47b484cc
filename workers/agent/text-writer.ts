import { randomUUID } from 'node:crypto';
import type { ChatWriter } from '../../src/chat/store.ts';

/** A text that comes letter by letter is written and told no more often than this, in milliseconds. */
const EVERY_MS = 150;

/** Keeps what a model says while it says it: each piece is in the row before anybody is told of it. */
export function writeText(writer: Pick<ChatWriter, 'say'>, at: { readonly position: number; readonly round: number }) {
  const part = { id: randomUUID(), ...at };
  let text = '';
  let written = 0;
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  let failure: unknown;
  const flush = () => {
    timer = undefined;
    const now = text;
    const more = now.slice(written);
    if (!more) return;
    written = now.length;
    writing = writing
      .then(() => writer.say(part, now, more))
      .catch((error: unknown) => {
        failure ??= error;
      });
  };
  return {
    id: part.id,
    add: (more: string) => {
      text += more;
      timer ??= setTimeout(flush, EVERY_MS);
    },
    /** All is written. Throws what went wrong on the way. */
    done: async () => {
      clearTimeout(timer);
      flush();
      await writing;
      if (failure) throw failure;
    },
  };
}
