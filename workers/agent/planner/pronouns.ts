/** "make her smile", "add a hat" in a conversation that has made nothing: somebody of the account, where one alone can be meant. */
import { type Holding, isCharacter } from './holdings/index.ts';
import type { Memory } from './memory.ts';

const OPENS = '^\\W*(?:(?:please|pls|now|can you|could you|and|ok) )*';
const TO_ONE = new RegExp(
  `${OPENS}(?:(?:make|give|let|turn|dress)\\s+|(?:add|put|take|remove)\\s+(?:[a-z-]+\\s+){1,6}?(?:to|on|onto|from|off)\\s+)(her|him|them)\\b`,
  'i',
);
/** What somebody does with the face: a look, and no movement. */
const FACE = /\bmake (her|him|them) (smile|grin|frown)\b/i;
const ADDED = new RegExp(`${OPENS}(?:add|put on|give) (?:an? |some )(?:[a-z]+ ){0,3}?[a-z]+[.!\\s]*$`, 'i');
const SHE =
  /\b(?:she|her|female|woman|women|girl|lady|princess|queen|witch|mother|mom|mum|sister|daughter|wife|aunt|grandma|grandmother|maid|nun|priestess|sorceress|empress|duchess|mermaid|heroine|actress|waitress|goddess|fairy|bride|nurse)\b/i;
const HE =
  /\b(?:he|his|male|man|men|boy|guy|prince|king|wizard|father|dad|brother|son|husband|uncle|grandpa|grandfather|monk|priest|lord|emperor|duke|groom|gentleman)\b/i;
const MEANT = { her: [SHE, HE], him: [HE, SHE] } as const;
/** Nothing is said of whom. */
export const mayMeanSomebody = (text: string): boolean => TO_ONE.test(text) || ADDED.test(text);

/** The message with the name in it, or the names to choose from; undefined where nobody is pointed at. */
export function pointedAt(message: string, { holdings = [], made, game, asked }: Memory): { readonly words: string } | { readonly either: readonly string[] } | undefined {
  if (made.length || game || asked !== undefined || !mayMeanSomebody(message)) return undefined;
  const people = holdings.filter(isCharacter);
  if (!people.length || people.some(({ name }) => message.toLowerCase().includes(name.toLowerCase()))) return undefined;
  // "make her run" moves somebody: that is asked for by name
  if (/\bmake (?:her|him|them) [a-z]+[.!\s]*$/i.test(message) && !FACE.test(message)) return undefined;
  const who = TO_ONE.exec(message)?.[1]?.toLowerCase();
  const [is, isNot] = (who === 'her' || who === 'him' ? MEANT[who] : undefined) ?? [];
  const said = ({ name, description }: Holding): string => `${name} ${description}`;
  const surely = is ? people.filter((one) => is.test(said(one)) && !isNot?.test(said(one))) : [];
  const perhaps = isNot ? people.filter((one) => !isNot.test(said(one))) : people;
  const [one, more] = surely.length ? surely : perhaps;
  if (!one) return undefined;
  const meant = surely.length ? surely : perhaps;
  if (more) return { either: meant.slice(0, 6).map(({ name }) => name) };
  const plain = message.replace(FACE, 'give $1 a $2');
  return { words: who ? plain.replace(new RegExp(`\\b${who}\\b`, 'i'), `my ${one.name}`) : `${message.replace(/[.!\s]+$/, '')} to my ${one.name}` };
} // biome-ignore format: short enough
