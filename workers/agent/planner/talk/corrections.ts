/** "not a knight but a wizard", "no, I meant red": what is meant in the end. */

import { isPiece, subjectOf } from '../subjects.ts';
import { GAME } from '../words.ts';

const NOT_BUT = /\bnot ((?:an?|the|in|with|on|of) [\w' -]+?|\w+),? but (?:rather |instead )?/gi;
const BUT_NOT =
  /,?\s+(?:and |but )?(?:(?:instead of|rather than|as opposed to) (?:an? |the )?(?:(?!\band\b)[\w' -])+?|not (?:an?|the|in|on|from) (?:(?!\band\b)[\w' -])+?)(?=$|[,.;:!?]| and\b)/gi;
/** Said before what is meant. */
const OPENS =
  /^\W*(?:(?:no+|nope|nah|actually|sorry|oops|ups|my mistake|wait|hmm+|well|or|better|correction|rather|on second thoughts?|scratch that|i(?:'ve| have)? (?:changed my mind|mean|meant|said|wanted)|what i (?:mean|meant|want|wanted) (?:is|was)|make that|instead)\b[\s,.:;!-]*)+(?=\w)/i;

/** Of a game: "use flowers instead of shells". */
const INSTEAD =
  /^(?:(?:please|now|can you|could you|let'?s|i (?:want|would like)|i'd like) )*(?:use |take |have |put(?: in)? |make |give me |want )?((?:[\w'-]+ ){0,4}?[\w'-]+) (?:instead of|rather than|in place of) (?:the )?(?!(?:just |only )?(?:\d|(?:one|two|three|four|five|six|seven|eight|nine|ten)\b))((?:[\w'-]+ ){0,3}?[\w'-]+)[.!]*$/i;
/** "a knight, no wait, a wizard": the last word counts. */
const MID =
  /[,.;!?-]\s*(?:(?:oh )?(?:no|wait|sorry|actually|hmm+)(?:,? (?:no|wait|sorry|actually))?|i (?:mean|meant)|or rather|scratch that|correction|make (?:that|it)|better|i guess|i suppose)[,:.]*\s+(?:(?:i (?:mean|meant|want)|make (?:it|that)),? )?(?=(?:an?|the|two|some)\s)(.+)$/i;

/** "an endless swimmer, i mean runner": one word in the place of another. */
const WORD_FOR_WORD =
  /\b[\w-]+[.,…]* (?:i mean|i meant|or rather|err+) (?!(?:an?|the|it|with|in)\b)([\w-]+)(?=[ ,.]|$)/gi;

/** "Ich … sorry, english: …" */
const IN_ENGLISH = /\b(?:sorry|i mean|ok(?:ay)?),? (?:in |my )?english[:,.]?\s+(.+)$/i;

/** "no knight please, a peasant instead": what is not wanted, and then what is. */
const NO_THIS =
  /^\W*(?:please )?no (?!one\b|more\b|other\b|need\b|way\b)((?:[\w'-]+ ){0,2}?[\w'-]+)(?:,? (?:please|pls|thanks|thank you))*[,.;:!]+ (?:(?:but|rather|just|only|please|i (?:want|need|prefer|would like)|i'd (?:like|prefer)|(?:give|make|draw|get)(?: me)?|let's have|have|do) )*((?:an?|the|two|some) .+)$/i;
/** Of who was made before a piece is not wanted: no helmet. */
const isNamed = (words: string, hasMade: boolean): boolean =>
  /^(?:person|animal|thing)$/.test(subjectOf(words)?.kind ?? '') && !(hasMade && isPiece(words));

/** The words without what they take back. */
export function corrected(message: string, hasGame = false, hasMade = hasGame): string {
  const text = message.replace(WORD_FOR_WORD, '$1');
  if (hasGame && INSTEAD.test(text)) return text.replace(INSTEAD, 'replace the $2 with $1');
  // of a game one word of several is corrected, and the game stays
  const said = (GAME.test(text) ? undefined : MID.exec(text)?.[1]) ?? IN_ENGLISH.exec(text)?.[1];
  if (said) return said;
  const [, unwanted, wanted] = NO_THIS.exec(text) ?? [];
  if (unwanted && wanted && !hasGame && isNamed(unwanted, hasMade)) return wanted;
  const open = OPENS.exec(text)?.[0];
  const rest = open && !/^\W*(?:no|or|better|well|rather|instead)\s+\w/i.test(text) ? text.slice(open.length) : text;
  return rest.replace(NOT_BUT, '').replace(BUT_NOT, '').trim() || text;
}
