import type { Message } from './conversation.ts';

/** How an answer ends that offers what is not made yet, in the languages of the assistant; what says yes to it, and no. */
const OFFERS: readonly (readonly [end: RegExp, yes: string, no: string])[] = [
  [/Shall I do it(?: like that)?\?$/, 'Yes', 'No'],
  [/Soll ich es machen\?$/, 'Ja', 'Nein'],
  [/Je le fais ?\?$/, 'Oui', 'Non'],
  [/¿Lo hago\?$/, 'Sí', 'No'],
  [/Lo faccio\?$/, 'Sì', 'No'],
  [/Faço\?$/, 'Sim', 'Não'],
  [/Zal ik het doen\?$/, 'Ja', 'Nee'],
];

/** What can be said to an offer by one press; undefined where the message is none. */
export function offerOf({
  role,
  status,
  text,
}: Pick<Message, 'role' | 'status' | 'text'>): { readonly yes: string; readonly no: string } | undefined {
  if (role !== 'ASSISTANT' || status !== 'COMPLETED') return undefined;
  const found = OFFERS.find(([end]) => end.test(text.trim()));
  return found && { yes: found[1], no: found[2] };
}
