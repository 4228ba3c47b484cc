/**
 * Wishes in the form of a question, put as the orders that they are: "could Pip have a red scarf?", "why not make the hut pink?", "what about the
 * boat in navy?". Whoever asks so of one thing with one look wants it; a question of the service ("can a character have wings?") stays one.
 */
import { mayColour } from './adjectives.ts';
import { describes } from './describes.ts';
import { subjectOf } from './subjects.ts';

const LEAD = '^\\W*(?:(?:hey|hi|hello|ok|okay|so|and|but|hmm+|also|then|now|well|please|pls)\\W+)*';
/** One thing that is there; "a character" is any. */
const IT =
  "((?:the |my |our )?(?!an? |some |any |all |i\\b|we\\b|you\\b|u\\b|ya\\b|there\\b|that be\\b|someone\\b|people\\b|others?\\b|anyone\\b)[\\p{L}][\\p{L}'’-]*(?: (?!be\\b|have\\b|get\\b|in\\b|to\\b)[\\p{L}'’-]+){0,3}?)";
const END = '(?: instead| please| pls| too| as well| maybe| then| now)*\\s*\\?*\\s*$';
const form = (said: string): RegExp => new RegExp(`${LEAD}${said}${END}`, 'iu');

/** Done to it by the service, and no look. */
const DONE_TO =
  /\b(?:animated|exported|used|saved|downloaded|resized|shared|sold|changed|edited|deleted|removed|undone|renamed|played|won|beaten|free|bigger|smaller|transparent|seamless|public|private|ready|done|finished|imported|rotated|turned)\b/i;
const isLook = (words: string): boolean => {
  const bare = words.replace(/^(?:in|a bit|a little|much|more|less|way|all) /i, '');
  return !DONE_TO.test(words) && words.split(' ').length < 5 && bare.split(/,? and |, | /).every(describes); // biome-ignore format: one line
};
const POINTS = /^(?:it|he|she|they|that|this)$/i;
const whom = (it: string): string => ({ he: 'him', she: 'her', they: 'them' })[it.toLowerCase()] ?? it;

const FORMS: readonly (readonly [asked: RegExp, wish: (found: readonly string[]) => string | undefined])[] = [
  [form(`(?:can|could|may|should|shouldn'?t|might) ${IT} (?:also |maybe |please )?be (?:made )?((?:in )?[\\p{L} ,-]+?)`), ([it = '', how = '']) => (isLook(how) ? `make ${whom(it)} ${how.replace(/^in (?=[a-z]+$)/i, '')}` : undefined)],
  [form(`(?:can|could|may) ${IT} be ((?:the|an?|my) (?:new |main |final |last )?(?:enemy|foe|companion|pet|goal|pick-?up|coins?|obstacle))((?: (?:in|of) [\\p{L} ]+?)?)`), ([it = '', role = '', where = '']) => `use ${it} as ${role}${where}`],
  [form(`(?:can|could|may|should|shouldn'?t) ${IT} (?:also |maybe |please )?(?:have|get|wear|hold|carry) (an? [\\p{L} '-]+?)`), ([it = '', what = '']) => (/\b(?:animation|cycle|frames?|directions?|attack|walk|level|boss|life|turn|look)\b/i.test(what) ? undefined : `give ${whom(it)} ${what}`)],
  [form(`(?:what|how) about ${IT},? (?:but )?in ([\\p{L}-]+(?: and [\\p{L}-]+)?)`), ([it = '', how = '']) => (how.split(' and ').every((word) => mayColour(word.toLowerCase())) && !POINTS.test(it) ? `make ${it} ${how}` : undefined)],
  [form('(?:why (?:not|don[\'’]?t (?:we|you|u|i))|how about (?:we|you|u)|can(?:\'?t| not)? we|could we|shall we|should we|let[\'’]?s) ((?:make|turn|paint|give|put|add|draw|colou?r|recolou?r|remove|take|change|swap|replace|animate) .+?)'), ([order = '']) => order],
  [form('(?:(?:have you |do you have |you |have |u )?got|do (?:you|u) have|have you) (?:some |a bit of |a minute of )?time (?:for|to (?:draw|make|do)) (an? .+?)'), ([what = '']) => (subjectOf(what) ? `draw ${what}` : undefined)],
  [form('(?:(?:would|do) (?:you|u) )?mind (?:drawing|making|doing|creating)(?: me)? (an? .+?)'), ([what = '']) => `draw ${what}`],
  [form('(?:any|is there (?:a|any)) chance (?:of|for|to get|you could (?:make|draw|do)|i could get) (an? .+?)'), ([what = '']) => (subjectOf(what) ? `draw ${what}` : undefined)],
  [form('(?:can|could|may) (?:we|i|you|u|it|there|the (?:player|hero|game)) (?:have|be|get) (\\d+|more|fewer|less|twice as many) (enemies|foes|monsters|waves|levels|lives|coins|gems|towers|hearts)((?: in [\\p{L} ]+?)?)'), ([n = '', what = '', where = '']) => `make it ${n} ${what}${where}`],
  [form("([\\p{L}][\\p{L} '’-]{2,36}): ((?:more|less|fewer|double|no|start with|faster|slower) [^:]*?\\b(?:gold|money|lives|waves|enemies|levels|coins|gems|boss|music|towers|foes|jumps?)\\b[^:]*?)"), ([title = '', order = '']) => `${order} in ${title}`],
  [form("well ((?:with|without|but|in|at|on|covered|full) .+?)"), ([how = '']) => `the well ${how}`],
  [form("give ((?:the |my )?[\\p{L} '’-]+?) an? ((?:more |much |bit )?[\\p{L}-]+) look"), ([it = '', how = '']) => (isLook(how) ? `make ${it} look ${how}` : undefined)],
  [form('what if (?:there (?:were|was)|we had|(?:it|the game) had) (\\d+|more|fewer|less|twice as many) (enemies|foes|monsters|waves|levels|lives|coins|gems|towers)((?: in [\\p{L} ]+?)?)'), ([n = '', what = '', where = '']) => `make it ${n} ${what}${where}`],
  [form(`what if ([\\p{L}][\\p{L} '’-]*?) had (\\d+|more|fewer|less|twice as many) (enemies|foes|monsters|waves|levels|lives|coins|gems|towers)`), ([where = '', n = '', what = '']) => `make it ${n} ${what} in ${where}`],
]; // biome-ignore format: a table

/** The order that such a question is; else the message. */
export function asWished(message: string): string {
  if (message.length > 160 || /["“”\n]/.test(message)) return message;
  for (const [asked, wish] of FORMS) {
    const found = asked.exec(message);
    const order = found && wish(found.slice(1).map((one) => one ?? ''));
    if (order) return order;
  }
  return message;
}
