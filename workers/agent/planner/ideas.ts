/** Somebody thinks aloud about a game: what could be built of it, and nothing is made. */
import { castOf } from './cast.ts';
import { ARTICLE, GAME } from './words.ts';

const THINKS =
  /\b(?:just |only )?(?:brain ?storm(?:ing)?|thinking (?:out )?loud(?:ly)?|what do you think|what would you (?:do|suggest|recommend)|(?:any|some|got|have|give me|need) (?:good |cool |more |game )?(?:ideas?|suggestions?|inspiration)|toying with (?:the|an) idea)\b/i;
const FRAME =
  /\b(?:i|we)(?:'m| am| was| were|'ve been| have been)? (?:just |still )?(?:thinking|wondering|toying|playing)(?: (?:about|of|with))?(?: the idea of)?\b|\b(?:the|an) idea (?:of|for)\b|\b(?:ideas?|suggestions?|inspiration) (?:for|about)\b/gi;

/** Ideas for a game about whom the words name; undefined where nobody thinks aloud about one. */
export function ideasFor(text: string): string | undefined {
  if (!THINKS.test(text) || !GAME.test(text)) return undefined;
  const [wish = ''] = text.split(/[.!?]/).filter((part) => GAME.test(part));
  const { hero = '' } = castOf(
    wish.replace(FRAME, ' ').replace(/\b(?:an? |my |the )?(?:small |little |new )?(?:video ?)?games?\b/gi, ' , '),
  );
  const who = hero ? (ARTICLE.test(hero) ? hero : `a ${hero}`) : 'your hero';
  const whom = hero ? who.replace(/^an? /i, 'the ') : 'it';
  return `I like that. Of ${who} I could build, for example:
- a platformer: ${whom} jumps from ledge to ledge and gathers something on the way ("a platformer with ${who}")
- a top-down adventure: ${whom} looks for lost things among foes ("a top-down adventure: ${who} looks for keys")
- a runner: ${whom} flees and leaps over what stands in the way ("a runner with ${who}")
- a twin-stick shooter: ${whom} holds out against waves ("a twin-stick shooter: ${who} against aliens")
Who comes against ${whom}, and where is it? Nothing is made yet: say the one that you like, and I tell its price and build it.`;
}
