import { graphql, type ResultOf } from '../app/graphql.ts';

export const MESSAGES = graphql(`
  query ChatMessages($id: String!) {
    conversation(input: { conversationId: $id }) { id title project { id name } }
    chatMessages(input: { conversationId: $id, limit: 60 }) {
      total
      messages {
        id position role status text proposed stopped price { usd generations }
        parts {
          id round text
          call { id tool title arguments status result pictures price { usd generations } assets { id name previewUrl status } }
        }
      }
    }
  }
`);
export const WATCH = graphql(`
  subscription Chat($id: ID!) {
    onChat(conversationId: $id) {
      message {
        id position role status text proposed stopped price { usd generations }
        parts {
          id round text
          call { id tool title arguments status result pictures price { usd generations } assets { id name previewUrl status } }
        }
      }
      text { messageId partId offset text }
      progress { messageId partId stage fraction preview }
    }
  }
`);
export const SEND = graphql(`
  mutation SendChat($content: String!, $conversationId: String, $key: String!) {
    sendChatMessage(input: { content: $content, conversationId: $conversationId, clientMutationId: $key }) {
      conversation { id title }
    }
  }
`);
export const CONFIRM = graphql(`
  mutation ConfirmChat($id: String!, $accept: Boolean!) {
    confirmChatMessage(input: { messageId: $id, accept: $accept }) { id }
  }
`);
export const STOP = graphql(`
  mutation StopChat($id: String!) { cancelChatMessage(input: { messageId: $id }) { id } }
`);
export const CONVERSATIONS = graphql(`
  query Conversations { conversations(input: { limit: 50 }) { total conversations { id title messageCount updatedAt } } }
`);
export const DELETE_CONVERSATION = graphql(`
  mutation DeleteConversation($id: String!) { deleteConversation(input: { conversationId: $id }) { conversationId } }
`);
export const GAMES = graphql(`
  query Games { deployments(first: 50) { edges { node { id url slug branch updatedAt project { id name } } } } }
`);

export type Message = ResultOf<typeof MESSAGES>['chatMessages']['messages'][number];
export type Part = Message['parts'][number];
export type Call = NonNullable<Part['call']>;
type Event = ResultOf<typeof WATCH>['onChat'];
export interface Progress {
  readonly stage: string;
  readonly fraction: number;
  readonly preview: string | null;
}

/** A conversation as it is seen: what the server told, and what has come in pieces since. */
export interface Talk {
  readonly messages: readonly Message[];
  readonly progress: ReadonlyMap<string, Progress>;
}
export const SILENCE: Talk = { messages: [], progress: new Map() };

const put = (messages: readonly Message[], message: Message): readonly Message[] =>
  [...messages.filter(({ id }) => id !== message.id), message].sort((a, b) => a.position - b.position);

/** The talk after an event. A piece of text goes where it says; one that comes again changes nothing. */
export function after(talk: Talk, { message, text, progress }: Event): Talk {
  if (message) {
    const running = message.parts.filter(({ call }) => call?.status === 'RUNNING').map(({ id }) => id);
    const kept = [...talk.progress].filter(
      ([part]) => running.includes(part) || !message.parts.some(({ id }) => id === part),
    );
    return { messages: put(talk.messages, message), progress: new Map(kept) };
  }
  if (progress) {
    const { partId, stage, fraction, preview } = progress;
    const known = talk.progress.get(partId);
    const next = { stage, fraction, preview: preview ?? known?.preview ?? null };
    return { ...talk, progress: new Map(talk.progress).set(partId, next) };
  }
  if (!text) return talk;
  const of = talk.messages.find(({ id }) => id === text.messageId);
  if (!of) return talk;
  const old = of.parts.find(({ id }) => id === text.partId);
  const grown = (old?.text ?? '').slice(0, text.offset) + text.text;
  const part: Part = { id: text.partId, round: old?.round ?? 0, text: grown, call: null };
  const parts = old ? of.parts.map((one) => (one.id === part.id ? part : one)) : [...of.parts, part];
  return { ...talk, messages: put(talk.messages, { ...of, parts }) };
}

/** What a call is about, in a few words: what its arguments say first of these. */
export function subjectOf(args: unknown): string {
  const of = args as Readonly<Record<string, unknown>>;
  for (const name of [
    'description',
    'action',
    'animation_description',
    'edit_description',
    'instruction',
    'name',
    'template',
    'path',
    'command',
  ]) {
    const value = of[name];
    if (typeof value === 'string' && value) return value.length > 120 ? `${value.slice(0, 117)} …` : value;
  }
  return '';
}
