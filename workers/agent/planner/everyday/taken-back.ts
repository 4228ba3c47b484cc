/** "nvm forget it", "leave it, i changed my mind": a message that only takes back, whatever it is made of. */
import type { Said } from './index.ts';

const IT =
  '(?:it|that|this|them|all(?: of it)?|everything|the (?:last|whole) (?:one|thing|order)|my (?:last )?(?:wish|request|order))';
const TAKES = [
  'n(?:e|)v(?:e|)r? ?mind',
  'nvm+',
  `(?:just )?(?:forget|drop|scrap|scratch|skip|ditch|ignore)(?: about)? ${IT}`,
  '(?:just )?(?:cancel|stop) (?:it|that|this)',
  `(?:just )?(?:leave|let) ${IT}(?: be| alone)?`,
  "(?:i(?:'ve| have)? )?changed my mind",
  `(?:i )?(?:don'?t|do not|no longer) (?:need|want|care about) ${IT}`,
  `${IT} (?:isn'?t|is not|is no longer|'?s not) (?:needed|necessary|important)`,
  'not (?:needed|necessary|important)',
  "(?:it )?(?:doesn'?t|does not) matter",
  "(?:don'?t|do not) (?:bother|worry(?: about it)?|do (?:it|that|anything))",
  'on second thoughts?,? no',
];
/** Beside it, and nothing by itself. */
const BESIDE =
  "(?:ok(?:ay)?|oh|ah|hm+|well|lol|haha|no+|nah|nope|sorry|actually|wait|so|and|but|then|please|pls|plz|thanks?(?: you)?|thx|after all|any ?more|for now|now|anyways?|again|i|it'?s|that'?s|all good|fine|my bad|mate|bro|guys|nothing(?: more| else)?)";
const TAKEN = new RegExp(
  `^\\W*(?:(?:${BESIDE})\\W+)*(?:${TAKES.join('|')})(?:\\W+(?:${TAKES.join('|')}|${BESIDE}))*\\W*$`,
  'i',
);
const ONLY_NO = /^\W*(?:nah|nope|lol|haha)(?:[\s,.!]+(?:nah|nope|no|leave it|thanks?|lol))*\W*$/i;
const LONGEST = 120;

/** Taken back before something else is wished for: "forget the last thing. i want a house". */
const THEN =
  /^\W*(?:(?:ok(?:ay)?|sorry|no|nah|actually|oh|wait)[\s,.!]+)*(?:never ?mind|nvm|(?:forget|scrap|scratch|ignore|cancel) (?:it|that|this|what i said|(?:the|my) (?:last|previous) (?:one|thing|message|wish|request))|(?:i(?:'ve| have)? )?changed my mind)(?: please)?\s*[.,;:!–—-]+\s+(?=\S+ \S+)/i;

/** A message that takes back, as "never mind"; one that then wishes for something, as that wish. */
export function takenBack(text: string): Said {
  // of what is being drawn more is to be said than that
  if (/^\W*(?:please )?cancel (?:it|that|this)\W*$/i.test(text)) return { text, notes: [] };
  if (text.length <= LONGEST && (TAKEN.test(text) || ONLY_NO.test(text))) return { text: 'never mind', notes: [] };
  return { text: text.replace(THEN, ''), notes: [] };
}
