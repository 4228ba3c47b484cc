import { Check, MessageSquarePlus, SendHorizontal, Square, Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useMutation, useQuery } from 'urql';
import { problemOf } from '../app/errors.ts';
import { link, navigate, useRoute } from '../app/router.ts';
import { useStored } from '../app/stored.ts';
import { useCommands } from '../commands/commands.ts';
import { shownPrice } from '../create/use-price.ts';
import { Keys } from '../parts/keys.tsx';
import { PixelImage } from '../parts/pixel-image.tsx';
import { useToasts } from '../parts/toasts.tsx';
import { useWriteAtOnce } from '../parts/write-at-once.ts';
import { CONFIRM, CONVERSATIONS, DELETE_CONVERSATION, GAMES, type Message, SEND, STOP } from './conversation.ts';
import { GamePane } from './game-pane.tsx';
import { offerOf } from './offer.ts';
import { Said } from './said.tsx';
import { useTalk } from './use-talk.ts';
import './chat.css';

const EXAMPLES = [
  'Make a platformer where a knight collects coins',
  'Draw a fisherman who walks',
  'Draw a stone well, a barrel and a lantern, 48 pixels',
];

/** Talk on the left, what comes of it on the right. */
export function ChatPage() {
  const { id } = useRoute().parameters;
  const { talk, head, problem, read } = useTalk(id);
  const [list, refreshList] = useQuery({ query: CONVERSATIONS, requestPolicy: 'cache-and-network' });
  const [games, refreshGames] = useQuery({ query: GAMES, requestPolicy: 'cache-and-network' });
  const [words, setWords] = useStored(`chat.${id ?? 'new'}`, '');
  const [sending, send] = useMutation(SEND);
  const [, confirm] = useMutation(CONFIRM);
  const [, stop] = useMutation(STOP);
  const [, remove] = useMutation(DELETE_CONVERSATION);
  const { complain, soon } = useToasts();
  const [refused, setRefused] = useState<string>();
  const [waiting, setWaiting] = useState<{ readonly of: string | undefined; readonly content: string }>();
  const log = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const last = talk.messages.at(-1);
  const running = last?.role === 'ASSISTANT' && last.status === 'RUNNING' ? last : undefined;
  const spent = talk.messages.reduce(
    (sum, { price }) => ({ usd: sum.usd + price.usd, generations: sum.generations + price.generations }),
    { usd: 0, generations: 0 },
  );
  const made = useMemo(() => {
    const assets = talk.messages.flatMap(({ parts }) => parts.flatMap(({ call }) => call?.assets ?? []));
    return [...new Map(assets.map((asset) => [asset.id, asset])).values()];
  }, [talk.messages]);
  const project = head?.project?.id;
  const game = games.data?.deployments.edges
    .map(({ node }) => node)
    .filter((one) => one.project.id === project)
    .toSorted((a, b) => b.updatedAt.localeCompare(a.updatedAt))[0];

  // a game is new when the assistant has done something, and a project when it needed one
  const steps = talk.messages.flatMap(({ parts, status }) => [status, ...parts.map(({ call }) => call?.status)]).join();
  const again = useRef(() => {});
  again.current = () => {
    refreshGames({ requestPolicy: 'network-only' });
    refreshList({ requestPolicy: 'network-only' });
    void read();
  };
  useEffect(() => {
    if (!steps) return;
    const timer = setTimeout(() => again.current(), 300);
    return () => clearTimeout(timer);
  }, [steps]);
  // the newest is in sight, unless the user looks at something older
  const near = useRef(true);
  const top = useRef(0);
  const toEnd = () => {
    const element = log.current;
    if (element && near.current) element.scrollTop = element.scrollHeight;
  };
  const following = useRef(toEnd);
  following.current = toEnd;
  useEffect(() => {
    void talk;
    following.current();
  }, [talk]);

  const latest = useRef<(content: string) => Promise<void>>(async () => {});

  // what was refused because the assistant was still at work may be said now
  const runs = running?.id;
  useEffect(() => {
    if (!runs) setRefused(undefined);
  }, [runs]);
  // what was written while it worked is said when it has answered, in the conversation in which it was written
  const next = waiting?.of === id && !running && last ? waiting?.content : undefined;
  useEffect(() => {
    if (!next) return;
    setWaiting(undefined);
    void latest.current(next);
  }, [next]);

  const offer = last && !waiting ? offerOf(last) : undefined;
  const say = async (content: string) => {
    if (!content.trim() || sending.fetching) return;
    if (running) {
      // what waits already is said with it
      setWaiting({ of: id, content: waiting?.of === id && waiting ? `${waiting.content}\n${content}` : content });
      setWords('');
      return;
    }
    const { data, error } = await send({ content, conversationId: id ?? null, key: crypto.randomUUID() });
    setRefused(problemOf(error)?.message);
    if (!data) return;
    setWords('');
    near.current = true;
    const to = data.sendChatMessage.conversation.id;
    if (to !== id) navigate(`/chat/${to}`);
    else void read();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void say(words);
  };
  const onWord = async (message: Message, accept: boolean) => {
    const { error } = await confirm({ id: message.id, accept });
    if (error) complain(problemOf(error)!.message);
    void read();
  };
  const onStop = async () => {
    const { error } = await stop({ id: running!.id });
    if (error) complain(problemOf(error)!.message);
  };
  const onDelete = () => {
    soon('The conversation goes in 8 seconds. What was made stays.', async () => {
      const { error } = await remove({ id: id! });
      if (error) complain(problemOf(error)!.message);
      again.current();
    });
    navigate('/chat');
  };
  latest.current = say;
  const text = useRef(words);
  text.current = words;
  useCommands(
    useMemo(
      () => [
        {
          id: 'chat.write',
          title: 'Write a message',
          keys: ['/'],
          group: 'Chat' as const,
          run: () => field.current?.focus(),
        },
        {
          id: 'chat.send',
          title: 'Send the message',
          // as in other talks; Shift+Enter is a new line
          keys: ['Enter', 'Ctrl+Enter'],
          inFields: (target) => target === field.current,
          group: 'Chat' as const,
          run: () => void latest.current(text.current),
        },
        { id: 'chat.new', title: 'New conversation', group: 'Chat' as const, run: () => navigate('/chat') },
      ],
      [],
    ),
  );
  useWriteAtOnce(field);
  const all = list.data?.conversations.conversations ?? [];
  return (
    <div className="chat">
      <section className="talk" aria-label="Conversation">
        <header className="bar">
          <select
            className="grow"
            aria-label="Conversations"
            value={id ?? ''}
            onChange={({ target }) => navigate(target.value ? `/chat/${target.value}` : '/chat')}
          >
            <option value="">New conversation</option>
            {id && !all.some((one) => one.id === id) && <option value={id}>{head?.title ?? '…'}</option>}
            {all.map((one) => (
              <option key={one.id} value={one.id}>
                {one.title}
              </option>
            ))}
          </select>
          {(spent.usd > 0 || spent.generations > 0) && <span className="tag number">{shownPrice(spent)} spent</span>}
          {id && (
            <>
              <a className="button icon-only" {...link('/chat')}>
                <MessageSquarePlus className="icon" aria-hidden />
                <span className="hidden-text">New conversation</span>
              </a>
              <button
                type="button"
                className="button ghost icon-only"
                aria-label="Delete the conversation"
                onClick={onDelete}
              >
                <Trash2 className="icon" aria-hidden />
              </button>
            </>
          )}
        </header>
        <div
          ref={log}
          className="talk-log"
          role="log"
          aria-label="Messages"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keys
          tabIndex={0}
          // pictures make it longer when they have come
          onLoadCapture={toEnd}
          onScroll={({ currentTarget: { scrollTop, scrollHeight, clientHeight } }) => {
            // what grew below is no wish to look at something older; only who goes up has it
            if (scrollHeight - scrollTop - clientHeight < 80) near.current = true;
            else if (scrollTop < top.current) near.current = false;
            top.current = scrollTop;
          }}
        >
          {problem && (
            <p className="note bad" role="alert">
              {problem.message} {problem.hint}
            </p>
          )}
          {!id && (
            <div className="empty">
              <h2>What shall it be?</h2>
              <p className="dim">A game from one sentence, or what it needs, drawn.</p>
              <div className="chips">
                {EXAMPLES.map((example) => (
                  <button
                    key={example}
                    type="button"
                    className="chip"
                    onClick={() => {
                      setWords(example);
                      field.current?.focus();
                    }}
                  >
                    {example}
                  </button>
                ))}
              </div>
            </div>
          )}
          {talk.messages.map((message) => (
            <Said
              key={message.id}
              message={message}
              progress={talk.progress}
              onWord={(of, yes) => void onWord(of, yes)}
            />
          ))}
          {offer && (
            <div className="said-ask" role="group" aria-label="Answer">
              <button type="button" className="fire" onClick={() => void say(offer.yes)}>
                <Check className="icon" aria-hidden /> {offer.yes}
              </button>
              <button type="button" className="button" onClick={() => void say(offer.no)}>
                {offer.no}
              </button>
            </div>
          )}
          {waiting?.of === id && waiting && (
            <div className="said-waits">
              <p className="said-user">{waiting.content}</p>
              <p className="dim small" role="status">
                Said as soon as it has answered.
              </p>
              <button
                type="button"
                className="button ghost"
                onClick={() => {
                  setWords(waiting.content);
                  setWaiting(undefined);
                  field.current?.focus();
                }}
              >
                Take it back
              </button>
            </div>
          )}
        </div>
        <form className="talk-say" onSubmit={onSubmit}>
          {refused && (
            <p className="note bad" role="alert">
              {refused}
            </p>
          )}
          <textarea
            ref={field}
            rows={2}
            aria-label="Message"
            placeholder={id ? 'What should change?' : 'Make a game in which …'}
            maxLength={8000}
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
          <div className="talk-foot">
            <span className="grow dim small">It asks before it spends much. Shift+Enter: a new line.</span>
            {running && (
              <button type="button" className="button" onClick={() => void onStop()}>
                <Square className="icon" aria-hidden /> Stop
              </button>
            )}
            <button type="submit" className="fire" disabled={!words.trim() || sending.fetching}>
              <SendHorizontal className="icon" aria-hidden /> Send <Keys keys={['Enter']} />
            </button>
          </div>
        </form>
      </section>
      <div className="chat-side">
        {game ? (
          <GamePane url={game.url} name={game.project.name} version={game.updatedAt} />
        ) : (
          <div className="empty game-empty">
            <h2>No game yet</h2>
            <p className="dim">What is built and deployed in this conversation runs here, beside the talk.</p>
          </div>
        )}
        {made.length > 0 && (
          <section className="made" aria-label="Made in this conversation">
            <h2>
              Made here <span className="number">{made.length}</span>
            </h2>
            <ul className="made-list">
              {made.map(({ id: asset, name, previewUrl }) => (
                <li key={asset}>
                  <a className="made-one" {...link(`/asset/${asset}`)}>
                    <span className="made-picture check">{previewUrl && <PixelImage src={previewUrl} alt="" />}</span>
                    <span className="cut">{name}</span>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </div>
  );
}
