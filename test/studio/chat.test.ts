import { expect, test } from 'vitest';
import { after, type Message, SILENCE, subjectOf } from '../../facades/web/studio/chat/conversation.ts';

const message = (id: string, position: number, parts: Message['parts'] = []): Message => ({
  id,
  position,
  role: 'ASSISTANT',
  status: 'RUNNING',
  text: '',
  proposed: null,
  stopped: null,
  price: { usd: 0, generations: 0 },
  parts,
});
const event = { message: null, text: null, progress: null };

test('text that comes in pieces goes where it says, and once', () => {
  let talk = after(SILENCE, { ...event, message: message('a', 1) });
  const piece = (offset: number, text: string) => ({ ...event, text: { messageId: 'a', partId: 'p', offset, text } });
  for (const one of [piece(0, 'I will '), piece(7, 'draw.'), piece(7, 'draw.')]) talk = after(talk, one);
  expect(talk.messages[0]!.parts).toMatchObject([{ id: 'p', text: 'I will draw.', call: null }]);
  expect(after(talk, { ...event, text: { messageId: 'unknown', partId: 'p', offset: 0, text: 'x' } })).toBe(talk);
});

test('messages stand in their order; progress keeps the last picture', () => {
  let talk = after(SILENCE, { ...event, message: message('b', 3) });
  talk = after(talk, { ...event, message: message('a', 1) });
  const progress = { messageId: 'a', partId: 'p', stage: 'shaping', fraction: 0.5, preview: 'AAAA' };
  talk = after(talk, { ...event, progress });
  talk = after(talk, { ...event, progress: { ...progress, fraction: 0.7, preview: null } });
  expect(talk.messages.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(talk.progress.get('p')).toEqual({ stage: 'shaping', fraction: 0.7, preview: 'AAAA' });
});

test('a call is about what its arguments say', () => {
  expect(subjectOf({ size: 48, description: 'a knight' })).toBe('a knight');
  expect(subjectOf({ characterId: 'x' })).toBe('');
});
