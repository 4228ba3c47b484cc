/** Messages whose parts belong to the one that stands first, put so that a reader of one sentence sees it. */
import { article } from './nouns.ts';
import { isPiece } from './pieces.ts';
import { subjectOf } from './subjects.ts';

const LEAD =
  /^\W*(?:(?:hey|hi|hello|please|pls|can you|could you|i|we|want|need|would like|'d like|make|draw|create|give|get|me|us)\s+)*/i;
const SIZE = /^(?:at |in )?\d{2,3} ?(?:px|pixels?|x ?\d{2,3}(?: ?px)?)?$/i;

/** "a mailman, 48px, bike helmet and a satchel": what somebody wears and carries, behind a comma and without an article of its own. */
function dressed(message: string): string {
  const lead = LEAD.exec(message)?.[0] ?? '';
  const [first = '', ...more] = message.slice(lead.length).replace(/[.!?\s]+$/, '').split(/\s*,\s*/); // biome-ignore format: one line
  if (!/^an? /i.test(first) || first.split(' ').length > 4 || !more.length || / (?:with|and) /i.test(first)) return message; // biome-ignore format: one line
  const { kind, creature } = subjectOf(first) ?? {};
  if (kind !== 'person' && kind !== 'animal' && creature !== true) return message;
  const sizes = more.filter((one) => SIZE.test(one));
  const worn = more.filter((one) => !SIZE.test(one)).flatMap((one) => one.split(/\s+(?:and|&|plus)\s+/i)).map((one) => one.replace(/^(?:and|with) /i, '')); // biome-ignore format: one line
  const head = (one: string): string => one.split(/ (?:full of|of|with|on|in|over|around) /i)[0]!;
  // "a knight, a helmet and a shield" are three
  if (worn.length < 2 || /^(?:an?|the|one|\d)\b/i.test(worn[0]!) || worn.some((one) => /\b(?:he|she|it|they|has|have|wears?|is|are|who|that|which)\b/i.test(one)) || !worn.every((one) => isPiece(head(one)) && head(one).split(' ').length < 5)) return message; // biome-ignore format: one line
  const each = worn.map((one) => (/^(?:an?|the|some|his|her|its|no|two|\d)\b/i.test(one) || /s$/i.test(head(one)) ? one : article(one))); // biome-ignore format: one line
  return `${lead}${first} with ${each.slice(0, -1).join(', ')} and ${each.at(-1)}${sizes.map((one) => `, ${one}`).join('')}`; // biome-ignore format: one line
}

/** "a diner with a big sign, and the parking lot tiles around it": tiles of a ground that nobody has named before. */
const TILES_BESIDE =
  /,? (?:and|plus|with) (?:also )?(?:the |some )((?:[a-z]+ ){1,2}?)(?:tiles|tile ?set|ground tiles) (?:around|under|below|beneath|beside|next to|near|for|to go with) (?:it|them|him|her|that)(?=[.!?\s]*$)/i;
function tilesBeside(message: string): string {
  const found = TILES_BESIDE.exec(message);
  if (!found || !new RegExp(`${LEAD.source}an? `, 'i').test(message)) return message;
  const thing = message.slice(0, found.index).replace(/, with /gi, ' with ');
  return `${thing}. also ${found[1]!.trim()} tiles`;
}

/** "something for a rhythm game?? maybe arrows and a dancing skeleton": what is named is wished for, and no game. */
const FOR_A_GAME =
  /^\W*(?:(?:gimme|give me|get me|i need|i want|need|want|make|make me|draw|draw me|can you make|do)\s+)?(?:something|some ?things?|some stuff|stuff|things|some assets|assets|some art|art|some sprites|sprites|graphics)(?: [a-z]+)? for (?:an?|my|our|the) ([a-z' -]+?) game[\s?!.,:;-]+(?:(?:maybe|perhaps|like|e\.?g\.?|such as|for example|say|i think(?: of)?|possibly)[\s,:]+)+(.+)$/i;
const DOES = /\ban? (dancing|running|walking|jumping|flying|waving|singing|clapping|cheering|idling|attacking) ([a-z]+)\b/gi; // biome-ignore format: one line
const ARROWS = /^(?:some |four |4 |the )?arrows?\b(?! (?:keys|pointing|facing|icons?))/i;
function forAGame(message: string): string {
  const [, game = '', list = ''] = FOR_A_GAME.exec(message) ?? [];
  if (!list) return message;
  const four = /\b(?:rhythm|dance|dancing|music|beat)\b/i.test(game);
  return list
    .replace(ARROWS, (all) => (four ? 'an arrow pointing left, an arrow pointing down, an arrow pointing up, an arrow pointing right' : all)) // biome-ignore format: one line
    .replace(DOES, (_, does: string, who: string) => `${article(who)} with a ${does} animation`);
}

/** "add a graveyard in the north east corner of the map with a fence around": the fence is of the graveyard. */
const CORNERED =
  /^(\W*(?:please )?(?:add|put|place|build|draw|make) an? )([a-z]+(?: [a-z]+)?) ((?:in|at|on|to) the (?:far )?(?:north|south|east|west|top|bottom|upper|lower)\b.{0,24}? of .+?) with (an? [a-z]+(?: [a-z]+)?)(?: (?:all )?around(?: it)?)?([.!]*)$/i;
const cornered = (message: string): string => message.replace(CORNERED, '$1$2 with $4 $3$5');

/** "five kinds of mushrooms … where i can put them": what it is for is not to be seen. */
const PURPOSE = /(?<=\ban? [a-z]+) where (?:i|you|one|the player) can (?:put|place|keep|store|carry|collect) (?:them|it|those|these)(?: in| into)?\b/gi; // biome-ignore format: one line

/** "a tennis girl serving and returning, her coach just standing there, and a ball. 48px side view" */
const DOING = /^(an? )?((?:[a-z]+ ){0,2}[a-z]+) ([a-z]+ing) and ([a-z]+ing)$/i;
function eachByItself(message: string): string {
  const [, said = '', more = ''] = /^([^.;:]+)([.;]?.*)$/s.exec(message) ?? [];
  const parts = said.split(/\s*,\s*(?:and )?/);
  const [, a = 'a ', who = '', one = '', other = ''] = DOING.exec(parts[0] ?? '') ?? [];
  const { kind, creature } = (who && subjectOf(article(who))) || {};
  if (parts.length < 2 || !who || (kind !== 'person' && kind !== 'animal' && creature !== true)) return message;
  const rest = parts.slice(1).map((part) => part.replace(/^(?:her|his|its|their) (?=[a-z]+\b)/i, 'a ').replace(/ (?:just |only |simply )?(?:standing|waiting)(?: (?:there|around|still|by|next to (?:her|him|it|them)))?$/i, '')); // biome-ignore format: one line
  if (!rest.every((part) => /^an? [a-z]+(?: [a-z]+){0,2}$/i.test(part))) return message;
  const tail = more.replace(/^[.;]\s*/, '');
  return `${a}${who} with ${one} and ${other} animations${tail ? `, ${tail}` : ''}. also ${rest.slice(0, -1).join(', ')}${rest.length > 1 ? ' and ' : ''}${rest.at(-1)}${tail ? `, ${tail}` : ''}`; // biome-ignore format: one line
}

export const belonging = (message: string): string =>
  cornered(eachByItself(forAGame(tilesBeside(dressed(message))))).replace(PURPOSE, '');
