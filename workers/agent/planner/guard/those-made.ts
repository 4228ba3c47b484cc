/** "My tank and the two enemies I made", "a platformer with all my characters": those of the account, by their names. */
import { list } from '../games/words/game-told.ts';

const GAME =
  /\b(?:games?|platformer|shooter|twin[- ]?stick|runner|top[- ]?down|tower defen[cs]e|match[- ]?3|adventure)\b/i;
const FOES =
  /,? *\b(?:and|with|against|versus|vs\.?)? ?(?:the|my) (?:(two|three|four|2|3|4|other|other two|other three) )?(enem(?:y|ies)|monsters?|foes?|bad guys?|villains?)(?: (?:that |which )?(?:i|we) (?:just |already )?(?:made|drew|have|had|created|generated)(?: (?:yesterday|today|before|earlier|here|already|last (?:week|night|time)))?)(?=$|[\s,.!?])/i;
const ALL = /\b(?:with|using|of|from|and use|use) (?:all )?(?:of )?(?:my|our) (?:own )?characters(?=\W*$)/i;
/** Of an account with one character "the new robot" is that one. */
const NEW_ONE =
  /\b((?:hero|player|main character|boss)\b.*\b(?:for|with|to|by|into) )(?:the|my) new(?:est|ly made)? [\p{L}-]+(?=\W*$|[,.!?])/iu;
const COUNT: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4, 'other two': 2, 'other three': 3, '': 0, other: 0 }; // biome-ignore format: a table
const MOST = 3;

/** The message with the names of who is meant; as it was where it points at nobody, or at another number than there are. */
export function withThoseMade(message: string, characters: readonly string[]): string {
  if (!GAME.test(message)) return message;
  const [only, another] = characters;
  if (only && !another && NEW_ONE.test(message)) return message.replace(NEW_ONE, `$1${only}`);
  const foes = FOES.exec(message);
  if (foes) {
    const rest = message.replace(FOES, ' ').toLowerCase();
    // whoever is named by a word of the name plays another part
    const others = characters.filter((name) => !(name.toLowerCase().match(/\p{L}{3,}/gu) ?? []).some((word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'u').test(rest))); // biome-ignore format: one line
    const count = COUNT[(foes[1] ?? '').toLowerCase()] ?? 0;
    const fits = others.length > 0 && others.length <= MOST && (count === 0 || count === others.length);
    return fits ? message.replace(FOES, `, enemies are ${list(others)}`) : message;
  }
  const [hero, ...others] = characters;
  if (!hero || others.length === 0 || others.length > MOST || !ALL.test(message)) return message;
  return message.replace(ALL, `with ${hero} as the hero, enemies are ${list(others)}`);
}
