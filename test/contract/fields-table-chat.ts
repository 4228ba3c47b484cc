/** The request fields of the assistant. All of it is written out here; nothing is imported from the sources. */
import { type Field, type Operation, refuse, row, text, whole } from './fields-kinds.ts';

const blank = [
  refuse('', 'must not be empty', 'must not be empty'),
  refuse(' \n', 'must not be empty', 'must not be empty'),
];
const optional = (field: Field): Field => ({ ...field, required: undefined });

export const OPERATIONS_CHAT: readonly Operation[] = [
  {
    surface: 'mcp',
    at: 'chat_send_message',
    priced: false,
    base: { content: 'hello' },
    rows: [row('content', 'content', text(8_000, ...blank))],
  },
  {
    surface: 'mcp',
    at: 'chat_list_conversations',
    priced: false,
    base: {},
    rows: [row('limit', 'limit', optional(whole(1, 100))), row('offset', 'offset', optional(whole(0, 100_000)))],
  },
  {
    surface: 'mcp',
    at: 'agent_help',
    priced: false,
    base: { question: 'what is it?' },
    rows: [row('question', 'question', text(1_000, ...blank))],
  },
];
