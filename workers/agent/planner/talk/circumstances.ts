/**
 * Clauses that tell of circumstances — what it is for, who asks, what would be enough — beside a wish: they are left out and told, and
 * what they say of the picture is kept in the words in which it is read ("animated would be best" → "animated").
 */
import { inTurn, type Row } from '../../../engine/understand/in-turn.ts';
import * as say from '../says.ts';
import { isAdjective, subjectOf } from '../subjects.ts';
import { bareNoun, bareWish } from '../words.ts';
import { isForeign } from './language.ts';

const ENOUGH =
  '(?:enough|fine|ok(?:ay)?|good|best|nice|great|perfect|ideal|cool|awesome|better|sufficient|amazing|lovely|welcome|preferable|preferred|all i need|necessary|needed|important|required|appreciated)';
/** "64px is fine", "animated would be best", "standing still is enough" */
const JUDGED = new RegExp(
  `^(?:but |and |or |just |a |an )*(.+?) (?:is|are|'s|would be|will be|should be|might be|isn't|aren't|is not|are not|would also be)(?: (?:also|just|totally|more than|probably|really|already|absolutely|not|the))* ${ENOUGH}(?: (?:too|for me|for now|i think|enough|tho|though|actually))*$`,
  'i',
);
/** What a picture is set to: kept of such a clause. */
const SETTING =
  /\b\d{2,3} ?(?:px|pixels?|x ?\d+)|\b(?:4|8|four|eight)[ -]?(?:dir\w*|sides)\b|\b\d{1,2} frames\b|\banimat\w*|\b(?:top[- ]?down|isometric|side[- ]?view)\b|^(?:walk|idle|run|attack|jump|walking|running)(?: (?:and|,) \w+| anim\w*| cycle)*$/i;
const NOT = /\b(?:not|isn't|aren't|no)\b/i;

/** Beside a wish, and nothing of what is to be seen. */
const ASIDES: readonly RegExp[] = [
  // what it is to be able to do in the game
  /^(?:but |and |just )*(?:so|in order) (?:that )?(?:it|he|she|they|i|we|you|my [\w-]+|the player|players?|people|everyone) (?:can|could|will|would|may|might|don't|doesn't|won't|works?|fits?|matches|knows?|have|has|see|sees)\b/i,
  /^(?:so|to) (?:that )?(?:it|he|she|they) (?:can )?(?:turn|move|fit|blend|match|work|loop|tile|be (?:used|placed|picked|seen|moved|reused))\w*\b/i,
  // who asks
  /^(?:(?:but|and|btw|also|ps|p\.s\.) ?)*(?:sorry|excuse|pardon|forgive|apologies)\b/i,
  /^(?:(?:but|and|btw|also) )*(?:my|our) (?:english|grammar|spelling|budget|deadline|computer|pc|laptop|phone|art skills?|drawing skills?|skills?|time|jam|boss|client|team ?mate|artist|programmer|friend|brother|sister)s? (?:is|are|isn't|aren't|was|will|would|says?|said|can't|cannot|does|do|left|quit|starts?|ends?)\b/i,
  /^(?:(?:but|and|btw|also|because|since|as|cause|cuz|bc) )*(?:i|we)(?:'m|m| am|'re| are| was| were|'ve| have|'ll)? (?:(?:really|just|still|only|also|very|so|kinda|currently|a bit|a|an|the|not|no|already|never|always|been|pretty|super|totally|absolute|complete|total|bit) )*(?:new|noob|beginner|learning|tired|stuck|bad|terrible|awful|good|german|french|spanish|italian|russian|polish|brazilian|japanese|sure|artist|programmer|student|dev\w*|can't|cannot|suck|poor|in a hurry|late|excited|happy|sorry|hurry|rush|jam|deadline|idea|clue|care|mind|know|working|busy|participating|translat\w*|using google)\b[^,;.!?]*$/i,
  /^(?:(?:but|and|btw|also) )*(?:it|this|that)(?:'s|s| is| was| will be| would be) (?:for|my|our|the first|due|just for|only for|a|an|all for|going to be used|used|gonna be) (?:an? |my |our |the |school |little |small |first |game |ludum dare |hobby |school )*(?:jam|project|game|demo|prototype|class|homework|portfolio|test|contest|competition|kickstarter|school|fun|friend|son|daughter|present|gift|birthday|tutorial|game jam)\b/i,
  /^(?:deadline|due|i need it|need it|needed) (?:is |by |for |until |before )?(?:today|tonight|tomorrow|monday|tuesday|wednesday|thursday|friday|saturday|sunday|next week|this week|soon|asap|fast|quickly)\b/i,
  // how it is asked
  /^(?:nothing|no need (?:for|to)|don't (?:worry|bother|care)|doesn't (?:have|need) to|does not (?:have|need) to|no (?:big deal|hurry|pressure|stress|worries|problem)|surprise me|up to you|you (?:can )?(?:choose|decide|pick)(?=\W*$| (?:the |a )?(?:colou?rs?|sizes?|style|details?|rest|one|look|pose|name|what)\b)|your choice|use your (?:imagination|judg\w+|creativity)|be creative|go wild|as you (?:like|wish|want|see fit)|whatever (?:you|works|looks|is)|if (?:that|it|this|you|u)\b|hope(?:fully)?\b|i hope|take your time|feel free)\b[^,;]*$/i,
  // where it will be
  /^(?:(?:it|he|she|they|this|that)(?:'ll| will| is going to| should| must| would| can)? (?:be )?(?:stands?|standing|go|goes|going|used|placed|put|shown?|appears?|sits?|live|lives|spawns?|walks? around|drops?|hangs?) (?:in|on|at|near|by|next to|inside|from|around|as) (?:the |my |our |an? )[^,;]*)$/i,
];

const SEPARATED =
  /(\s*[,;!?]+\s+|\s*\.\s+|\s+[-–—]+\s+|\s+(?=so (?:that )?(?:it|he|she|they|i|we|you|players?|the player|my \w+) (?:can|could|will|would|don't|doesn't|won't|fits?|matches|works?)\b))/;
const isNoise = (text: string): boolean => !/[a-z0-9]/i.test(text);

/** Words that say something other in their own clause: rewritten in the words that are read. */
const ROWS: readonly Row[] = [
  // how somebody looks is no movement: "tired looking"
  [/\b([a-z]{3,})[- ]looking(?=\s*(?:$|[,.;!?]| [a-z]))(?! (?:for|at|like|to|up|down|left|right|forward|back|good|around|over|away|into|after|out)\b)/gi, '$1'],
  [/\b(an? [a-z ]{3,30}?) who (fly|ride|hold|carry|wear|swing|sit|stand|play|throw|cast|smoke|eat|drink|read|sleep|dance|fight|shoot)(?= )/gi, (_: string, who: string, verb: string) => `${who} who ${verb.endsWith('y') && !/[aeiou]y$/.test(verb) ? `${verb.slice(0, -1)}ies` : `${verb}s`}`],
  // "a robot, can you make one with laser eyes"
  [/\b(an? [a-z -]+?),? (?:and )?(?:can|could|would) you (?:please )?(?:make|draw|create|do) (?:one|it|him|her|that|this) (?=(?:with|in|that|who|holding|wearing)\b)/gi, '$1 '],
  // the one number that a movement can have
  [/\b\d{1,2} ?(?:or|-|–|to),? ?(\d{1,2}) frames\b/gi, '$1 frames'],
  [/\b(\d) ?(?:directions?|dirs?|sides)(?: please)?,? (?:and )?not (?:just |only )?\d\b/gi, '$1 directions'],
  // what it is for
  [/,? (?:for|in) (?:my |our |the |an? |some )?(?:[a-z]+ )?(?:dialog(?:ue)?|cut ?scene|conversation|story|intro|ending|tutorial|battle|boss|loading|menu) (?:scenes?|sequences?|parts?|moments?|backgrounds?)(?=\s*(?:$|[,.;:!?]))/gi, ''],
  [/\b(\d{2,3} ?x ?\d{2,3}) (?:if possible|if (?:you|u) can|ideally|preferably|or so|maybe)\b/gi, '$1'],
  [/\b(?:one|a|single|1) (iso(?:metric)?) (tile|block)(?: please)?\s*[:-]\s*/gi, 'isometric $2 of '],
  [/,\s*no (?:back ?ground|bg)(?: (?:needed|required|necessary|please))?(?=\s*(?:$|[,.;!?]))/gi, ''],
  // "trees. oak, birch, pine and a dead one"
  [/^((?:(?:i need|need|i want|some|make|draw|give me|make me) )*[a-z]+(?: [a-z]+)?s)\s*[.!]\s+(?=[a-z]+(?:(?: [a-z]+){0,2}, |(?: [a-z]+){0,2} and ))/gi, '$1: '],
  [/,? (?:and )?all (?:(?:of them|be|are|should be) )?(?:in|with|of) the same (?:art )?(?:style|look|size|palette|colou?rs?)(?: (?:and|&) (?:style|look|size|palette))?(?=\s*(?:$|[,.;!?]))/gi, ''],
  // "a door. wooden. open and closed version"
  [/^((?:(?:i need|need|make|draw|give me) )*an? )([a-z]+)\s*[.!]\s+([a-z]+)\s*[.!,]\s+(?=[a-z]+(?:,| and | & ))/gi, (all: string, lead: string, noun: string, how: string) => (isAdjective(how) ? `${lead}${how} ${noun}, ` : all)],
  // "to go with my knight, same size & style"
  [/,?\s*\b(?:(?:that|which|who|should|must|to) )*(?:go(?:es)?|fits?|match(?:es)?|works?|stands?)(?: (?:well|nicely|together|alongside|next|beside))* (?:with |to )?((?:my|the) (?:[\w-]+ ){0,2}?[\w-]+)[,.;]? (?:with |in |of |and )*(?:the )?same (?:size|style|look|palette|art ?style)(?:,? (?:and|&|\+) (?:the )?(?:same )?(?:size|style|look|palette|art ?style|views?|directions?))*(?=\s*(?:$|[,.;!?]))/gi, ' in the same style as $1'],
  [/,?\s*\bto (?:go|fit|match|work|stand|fight)(?: (?:well|nicely|together|alongside|next|beside|along))* (?:with |to )?((?:my|the) (?:[\w-]+ ){0,2}?[\w-]+)(?=\s*(?:$|[,.;!?]))/gi, ' in the same style as $1'],
  [/,?\s*\b(?:with |in |of )?(?:the )?same (?:size|style|look|palette)(?:,? (?:and|&|\+) (?:the )?(?:same )?(?:size|style|look|palette))+ (?:as|like|of) ((?:my|the) )/gi, ' in the same style as $1'],
  // "the wizard is way too cute, make him look evil"
  [/^(?:ok |hm+ |well |but )*(the|my) ([a-z-]+(?: [a-z-]+)?) (?:is|looks?|seems?|feels?|are|turned out|came out)(?: (?:way|much|far|a bit|a little|kinda|really|just))* too [a-z -]+?[,.;:!]+ (?:(?:please|so|and|can you|could you|can u|just|now) )*(make|give|turn|let|dress|paint|recolou?r) (?:him|her|it|them)\b/i, '$3 $1 $2'],
  [/^(?:(?:please|can you|could you|can u|now) )*(?:put|dress) (the|my) ([a-z-]+(?: [a-z-]+)?) (?:in|into) (?:an? |some )?((?:[a-z-]+ )*(?:armou?r|cloak|robes?|suit|dress|cape|hat|helmet|uniform|coat|jacket|clothes|costume|outfit|boots|mask|crown|shirt|gown|hoodie|kimono|tunic))\b/i, 'give $1 $2 $3'],
  [/^((?:make|turn|let|give) (?:the|my) [a-z-]+(?: [a-z-]+)?) (?:look |be )?([a-z]+)[.,;:!] (?!make|add|give|and\b)((?:an? |some )?[a-z-]+ [a-z-]+(?:(?:, | and |, and )(?:an? |some )?[a-z-]+(?: [a-z-]+)?)*)[.!]*$/i, (_: string, who: string, how: string, list: string) => `${who} ${how} with ${list.replace(/,? and |, /g, ' and ')}`],
]; // biome-ignore format: a table
const inRows = inTurn(ROWS);

export interface Heard {
  readonly text: string;
  readonly notes: readonly string[];
}

/** A message without the clauses that only tell of circumstances, and what was left out of it. */
export function withoutCircumstances(message: string): Heard {
  const text = inRows(message).trim();
  const parts = text.split(SEPARATED);
  const left: string[] = [];
  const kept: string[] = [];
  let silent = false;
  for (let i = 0; i < parts.length; i += 2) {
    const clause = parts[i]!.trim().replace(/[.!?]+$/, '');
    const separator = parts[i + 1] ?? '';
    const told = i > 0 || parts.length > 1 ? aside(clause) : undefined;
    if (told === undefined) kept.push(parts[i]!, separator);
    else if (told) kept.push(told, separator);
    // pictures of things have none anyway
    else if (!/\b(?:transparen\w*|back ?ground)\b/i.test(clause)) left.push(clause);
    else silent = true;
  }
  if (!left.length && !silent && kept.join('') === parts.join('')) return { text: text || message, notes: [] };
  const rest = kept.join('').replace(/^[\s,;.!?–—-]+|[\s,;–—-]+$/g, '').trim();
  // nothing else is wished for: the clause is the message
  if (isNoise(rest) || !wishes(rest)) return { text: text || message, notes: [] };
  return { text: rest, notes: left.length ? [say.asideLeftOut(left)] : [] };
} // biome-ignore format: short enough

/** What is kept of a clause: '' of what only tells of circumstances; undefined of any other. */
function aside(clause: string): string | undefined {
  const [, head = ''] = JUDGED.exec(clause) ?? [];
  if (head && clause.split(/\s+/).length <= 9) {
    if (SETTING.test(head) && !NOT.test(clause)) return head;
    return !NOT.test(clause) && subjectOf(bareNoun(head))?.unknown.length === 0 && !/^(?:standing|idle|static|front|one|any|just)\b/i.test(head) ? undefined : '';
  }
  return (!/\babout\b/i.test(clause) && ASIDES.some((form) => form.test(clause))) || isForeign(clause) ? '' : undefined;
} // biome-ignore format: short enough

/** Something to draw, to change or to know stands in what is left. */
const wishes = (rest: string): boolean =>
  /\b(?:make|draw|create|need|want|add|give|turn|change|animate|how|what|can|could)\b/i.test(rest) ||
  rest
    .split(/[,.;:]| (?:with|in|on|of|who|that|and) /i)
    .some((part) => subjectOf(bareNoun(bareWish(part))) !== undefined);
