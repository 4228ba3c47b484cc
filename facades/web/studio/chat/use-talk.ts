import { useCallback, useEffect, useState } from 'react';
import { useClient } from 'urql';
import { RECONNECTED } from '../app/client.ts';
import { type Problem, problemOf } from '../app/errors.ts';
import type { ResultOf } from '../app/graphql.ts';
import { useLists } from '../app/session-context.ts';
import { after, MESSAGES, SILENCE, type Talk, WATCH } from './conversation.ts';

type Head = ResultOf<typeof MESSAGES>['conversation'];

/** A conversation, followed as it goes on. */
export function useTalk(id: string | undefined) {
  const client = useClient();
  const lists = useLists();
  const [talk, setTalk] = useState<Talk>(SILENCE);
  const [head, setHead] = useState<Head>();
  const [problem, setProblem] = useState<Problem>();
  const read = useCallback(async () => {
    if (!id) return;
    const { data, error } = await lists.query(MESSAGES, { id }).toPromise();
    setProblem(problemOf(error));
    if (!data) return;
    setHead(data.conversation);
    // what has come in the meantime is newer
    setTalk((now) => {
      const known = new Map(now.messages.map((message) => [message.id, message]));
      const messages = data.chatMessages.messages.map((message) =>
        message.status === 'RUNNING' ? (known.get(message.id) ?? message) : message,
      );
      return { ...now, messages };
    });
  }, [lists, id]);
  useEffect(() => {
    setTalk(SILENCE);
    setHead(undefined);
    if (!id) return;
    const { unsubscribe } = client.subscription(WATCH, { id }).subscribe(({ data, error }) => {
      if (error) setProblem(problemOf(error));
      if (data) setTalk((now) => after(now, data.onChat));
    });
    void read();
    const again = () => void read();
    addEventListener(RECONNECTED, again);
    return () => {
      removeEventListener(RECONNECTED, again);
      unsubscribe();
    };
  }, [client, id, read]);
  return { talk, head, problem, read };
}
