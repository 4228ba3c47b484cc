/** How people ask for a change → the words in which changes are read: "too dark" is "brighter", "give to him" is "give him". */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';

/** What is too much of something, and what it is to be then. */
const TOO: Readonly<Record<string, string>> = {
  ...{ dark: 'brighter', bright: 'darker', light: 'darker', big: 'smaller', large: 'smaller', huge: 'smaller', small: 'bigger', tiny: 'bigger', little: 'bigger' },
  ...{ fat: 'thinner', thick: 'thinner', thin: 'fatter', skinny: 'fatter', young: 'older', old: 'younger', tall: 'shorter', short: 'taller', long: 'shorter', pale: 'darker', colourful: 'pale', colorful: 'pale', clean: 'dirty', dirty: 'clean', new: 'old' },
}; // biome-ignore format: a table
const TOO_MUCH = new RegExp(
  `^(?:(?:hmm+|but|ok|well|now|no),? )*((?:he|she|it|they|the [\\w -]+?)(?:'s|'re| is| are| looks?| seems?| came out| turned out)? )?(?:(?:a bit|a little|way|far|much|kind of|slightly) )*too (${Object.keys(TOO).join('|')})[.!]*$`,
  'i',
);
/** "brighten her dress" */
const MADE_MORE = Object.entries({
  '(?:brighten|lighten)(?: up)?': 'brighter', darken: 'darker', lengthen: 'longer', shorten: 'shorter', widen: 'wider', thicken: 'thicker', redden: 'redder',
}).map(([verb, how]) => [new RegExp(`^${verb}\\b (?:the |his |her |its |their )?([\\w -]+)$`, 'i'), how] as const); // biome-ignore format: a table
const NUMBER = 'two|three|four|2|3|4';
const ROWS: readonly Row[] = [
  // "make it glow green"
  [/^(?:(?:make|let|have) )?(it|him|her|them|the [\w-]+) (glow|sparkl|burn|bleed|melt|smok|shiver|float)e?( [\w-]+)?$/i, 'make $1 $2ing$3'],
  [/^(?:nah|nope|hmm+|well|ok|but|and|now|also|then|actually),? (?=\w)/i, ''],
  [/^(?:can|could|should|would) (it|he|she|they) be (?:a bit |a little )?/i, 'make $1 '],
  // "make it smile"
  [/^(?:make|let|have) (it|him|her|them|the [\w-]+) (smile|laugh|cry|frown|grin|wink|blush|scowl|sleep)$/i, (_, whom: string, does: string) => `make ${whom} ${does.toLowerCase().replace(/e$/, '')}${/^(?:grin)$/i.test(does) ? 'n' : ''}ing`],
  [/\bless (?=[a-z]+s\b)/i, 'fewer '],
  // "her dress should be yellow"
  [/^(?:the|his|her|its|their) ([\w -]+?) (?:should|must|could|shall|needs? to|has to|have to|would) be (?:more |a bit |much )?([\w -]+)$/i, 'change her $1 to $2'],
  // "make his hat way bigger"
  [/^(?:make|turn|let) (?:the |his |her |its |their )([\w-]+) (?:be )?((?:(?:way|much|a lot|a bit|even|slightly|little) )*)(\w+er)$/i, 'give it a $3 $1'],
  [/^(?:i (?:just |only )?(?:meant|mean) |make (?:it )?so (?:that )?|so |that )(?=(?:he|she|it|they) )/i, ''],
  [/\b(give|hand|lend|put|add) to (him|her|it|them|the \w+) /i, '$1 $2 '],
  [/\btake (the|his|her|its|their) ([\w -]+?) (?:off|away)\b(?: (?:him|her|it|them))?/i, 'remove $1 $2'],
  [/\b(?:lose|ditch|skip|scrap|kill|drop|delete|get rid of|no more) (the|his|her|its|their) /i, 'remove $1 '],
  // "blue robes would be nicer", "a hat would be cool"
  [/^(?:maybe |perhaps |i think |and )*((?:an? |some )?[\w -]+?) (?:would|might|could) (?:be|look|suit (?:him|her|it)|fit)(?: (?:much|way|even|so|a bit|really))* ?(?:nicer|better|cooler|prettier|cuter|best|more fitting|nice|cool|good|great|lovely)?(?: on (?:him|her|it))?$/i, 'with $1'],
  [/^(?:but )?(?:i(?:'d| would)? (?:prefer|rather have|like|want|need)) (?:him|her|it|them) (?:to (?:be|have|wear|hold) )?/i, 'make it '],
  [new RegExp(`^(?:(?:and|now|also|then) )*(?:(?:make|draw|give me|create|i need) )?(${NUMBER}) more (?:of (?:him|her|it|them|those|these)|[\\w -]+?s)(?:,? (?:all |each (?:one )?)?(?:different(?: ones?)?|looking different|with different looks|unique))?$`, 'i'), '$1 more versions'],
  [/\b(he|she|it|they) has (?:also )?(?:got )?/i, '$1 should have '],
  [/\b(he|she|it|they) (?:wears|is wearing) /i, '$1 should wear '],
  [/\b(he|she|it|they) (?:holds|is holding|carries|is carrying) /i, '$1 should hold '],
  [/(?<=without [\w ]+) again$/i, ''],
  [/(?<=\w) (?:instead|too|as well|please|this time|for now|if possible)$/i, ''],
]; // biome-ignore format: a table

const inRows = inTurn(ROWS);

/** One clause in the words in which changes are read. */
export function editWords(clause: string): string {
  const [, who = '', much] = TOO_MUCH.exec(clause) ?? [];
  if (much)
    return `make ${who ? who.replace(/(?:'s|'re| is| are| looks?| seems?| came out| turned out)? $/i, '') : 'it'} ${TOO[much]}`;
  for (const [verb, how] of MADE_MORE) {
    const [, what] = verb.exec(clause) ?? [];
    if (what) return /^(?:him|her|it|them)$/i.test(what) ? `make ${what} ${how}` : `give it a ${how} ${what}`;
  }
  return inRows(clause).trim();
}
