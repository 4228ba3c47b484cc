/**
 * What is said beside a wish and asks for nothing: for whom, why, how old somebody is, how the writer feels, thanks and good wishes. Sentences and
 * clauses are left out by what they are about; the wish stays as it was written.
 */
import type { Said } from './index.ts';

const SOMEBODY =
  "(?:(?:my|our|the|his|her|their) (?:[\\w'-]+ ){0,2}?(?:kid|kids|child|children|son|daughter|sons|daughters|brother|sister|niece|nephew|cousin|mom|mum|mother|dad|father|wife|husband|girlfriend|boyfriend|partner|friend|friends|grandma|grandpa|granny|grandson|granddaughter|boss|client|teacher|class|students|pupils|team|uncle|aunt|roommate|gf|bf|bro|sis|baby|toddler|family|players?|followers|fans)|he|she|they|who|it)";
const WHEN =
  '(?: (?:yesterday|today|tomorrow|tonight|soon|now|already|just|on \\w+day|next (?:week|month|year|\\w+day)|this (?:week|month|year|\\w+day)|last (?:week|\\w+day)|in \\w+ (?:days|weeks)))*';
/** Whole sentences or clauses, from mark to mark. */
const CLAUSES: readonly RegExp[] = [
  // "he turned 9 yesterday", "she is 6", "who is five years old"
  new RegExp(
    `^(?:and |because |since |as |cause |cuz )*${SOMEBODY}(?:'s|s| is| are| was| turned| turns| just turned| is turning| will be| will turn| became| becomes)? (?:now |only |almost |already )*(?:\\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten)(?: years?(?: old)?| yo| yrs?)?${WHEN}$`,
    'i',
  ),
  // "she's for my halloween jam", "it's a gift for my sister", "this is for a school project"
  /^(?:and |because |since |as |cuz |btw )*(?:he|she|it|this|that|they|these|those)(?:'s|s|'re| is| are| will be| would be)? (?:all |just |only |meant |gonna be |going to be )*(?:for (?:an?|my|our|the|his|her|some|use|work|school|uni|fun|halloween|christmas|easter)\b|(?:an? |my |our |the )?(?:little |birthday |small |late |early |surprise |inside )*(?:gift|present|surprise|joke|homework|assignment|school project|jam entry|hobby|favou?r)\b)(?!.*\babout\b)[^?]*$/i,
  // "hope you're well", "how are you", "hope this makes sense"
  /^(?:and |so )*(?:(?:i )?hope (?:you|u|your|all|everything|this|that|it)\b|how (?:are|r) (?:you|u)\b|how(?:'s| is) it going|(?:i )?trust you are well)[^?]*\??$/i,
  // "thanks in advance", "that would be lovely", "i'd be so grateful"
  /^(?:many |so many |big |huge |and )*(?:thanks?|thank you|thx|ty|cheers|much appreciated)(?: (?:so|very|ever so) much| a (?:lot|ton|million|bunch)| again| already| loads| you)*(?: in advance)?(?: for (?:your|the|any|all(?: your)?) (?:help|time|work|efforts?))?$/i,
  /^(?:and )?(?:that|it|this)(?:'d|'s| would| will| is)?(?: be)? (?:so |really |very |super |absolutely |just )*(?:lovely|great|awesome|amazing|perfect|wonderful|cool|nice|fantastic|a (?:big|huge|great) help|so kind|appreciated|fun|brilliant)(?: of you| for me| thanks?| thank you)*$/i,
  // "small studio here"
  /^(?:we(?:'re| are) an? |i(?:'m| am) an? )?(?:small |indie |solo |tiny |hobby |new )*(?:studio|dev(?:eloper)?|team|gamedev|artist|teacher|student)(?: here| from \w+)$/i,
  // "my daughter gets scared", "my kids cry", "they will love it"
  new RegExp(
    `^(?:and |because |since |so |as |cause |cuz |bc )*${SOMEBODY}(?: will| would|'ll|'d| always| really| just| easily)* (?:gets? (?:so |really |very |easily )*(?:scared|bored|upset|sad|excited|nervous)|is (?:easily )?(?:scared|afraid)|are (?:easily )?(?:scared|afraid)|cr(?:y|ies)|(?:love|like|enjoy|adore)s? (?:it|this|that|them)|be (?:so |very |super )*(?:happy|thrilled|delighted|excited))\\b(?!.*\\b(?:about|if|with|to (?:have|get|see))\\b)[^?]*$`,
    'i',
  ),
  // "i'm totally new to this", "no rush", "sorry for my english"
  /^(?:and |but |btw |because |since |as )*(?:no (?:rush|hurry|pressure|worries|stress)|take your time|(?:deadline|due) (?:is )?(?:today|tonight|tomorrow|\w+day|soon)|i(?:'m| am) (?:so |totally |completely |really |pretty |very |just )*(?:new (?:to|at|here)|a (?:total |complete |absolute )?(?:beginner|noob|newbie)|in a (?:hurry|rush)|tired|excited|nervous))\b[^?]*$/i,
  // "nothing fancy", "keep it simple", "that's all"
  /^(?:and |but |just )*(?:(?:nothing|not) (?:too |very |that |so )?(?:fancy|special|crazy|complicated|big deal|extra|detailed)|no (?:frills|bells and whistles|big deal)|(?:just )?(?:keep it|a|something) simple|no details needed|(?:that|this|it)(?:'s|s| is| will be)? (?:it|all|enough)|your (?:choice|call)|you (?:choose|decide))$/i,
];
/** Words of chats that stand for no more than a voice. */
const SLANG =
  /(?:^|(?<=[\s,.;!?]))(?:tbh|ngl|imo|imho|lol|lmao|rofl|haha+|hehe+|fr(?: fr)?|no cap|deadass|lowkey|highkey|fam|bruh|smh|you know|i mean(?=,)),*(?=[\s.!?]|$)/gi;
const HAILS =
  /^\W*(?:(?:yo+|ayo|sup|w[ah]+s+up|wh?at'?s up|aight|ight|bet|oi|heya?|dude|man|bro)\b[\s,.!?]*)+(?=\S+ \S)/i;
/** "aight bet, same but …" */
export const withoutHail = (text: string): Said => ({ text: text.replace(HAILS, ''), notes: [] });
/** Within a clause, wherever it stands. */
const WITHIN: readonly (readonly [RegExp, string])[] = [
  // "my daughter (6) wants"
  [/((?:my|our|his|her) (?:little |older |younger |big )?(?:\w+)) \(\d{1,2}(?: ?(?:years?|yo|y\/o)(?: old)?)?\)/gi, '$1'],
  // "by tonight", "until tomorrow, if you can"
  [/,? (?:by|until|till) (?:tonight|tomorrow|today|(?:this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|the (?:weekend|deadline|end of (?:the )?(?:day|week)))(?=\s*(?:[,.;!?]|$))/gi, ''],
  // fillers: "i need idk bee stuff", "lol"
  [/(?<=\b(?:need|want|make|draw|get|like|some|with|have) )(?:idk|dunno),? /gi, ''],
  [SLANG, ''],
  [HAILS, ''],
  [/(?:^|(?<=[\s,]))(?:idk|dunno),? (?:like |maybe )?(?=\d)/gi, ''],
  // each is drawn by itself anyway
  [/,? (?:and )?(?:as )?(?:two |both |all )?sep[ae]rate(?:ly|d)?(?: (?:characters|sprites|pictures|files|assets))?(?=\s*(?:$|[,.;!]|so\b))/gi, ''],
  // "a horse and a rider, so i can mount and dismount": what it is for
  [/,? \bso (?:that )?(?:i|we|you|players?|(?:my|the) players?|people|everyone|kids) (?:can|could|may|will be able to) (?!see\b)[a-z][^.;!?]*$/i, ''],
  // "my little brother wants a t-rex", "may I ask for a windmill"
  [/^(?:(?:ok(?:ay)?|so|well|hey|hi|hello)[\s,!.]+)*(?:my|our) (?:[a-z]+ ){0,2}?(?:brothers?|sisters?|sons?|daughters?|kids?|child(?:ren)?|toddler|wife|husband|partner|girlfriend|boyfriend|mom|mum|mother|dad|father|parents|friends?|boss|teacher|clients?|customers?|students?|class|team|nephews?|nieces?|cousins?|uncle|aunt|grand[a-z]+|neighbou?rs?|roommate|colleagues?|artist|designer|players?|gf|bf|game|project|story|app|book|campaign|level|world|village|town|farm|city|rpg|website|jam|channel) (?:really |just |also )?(?:wants?|needs?|would (?:like|love)(?: to have)?|asked (?:me )?for|wishes for|is asking for) (?=(?:an?|some|one|two|three|the) )/gi, 'draw '],
  [/^may i (?:please )?ask (?:you )?for (?=(?:an?|some|one|two|three) )/gi, 'draw '],
  [/^(?:please )?(?:whip|cook|knock|throw|conjure|rustle|dream|mock|cobble|drum|magic)(?: me| us)? (?:up|together) (?=\S)/gi, 'draw '],
  [/\ba couple of (?=[a-z])/gi, 'two '],
  [/(?<=\b(?:\d{2,}|hundred|some|many)\b.{3,40}) (?:right )?(?:now|asap|immediately|today)[.!]*$/gi, ''],
  // whose fault it is that the wish is short
  [/,? (?:sorry|excuse me)[,!.]*$/gi, ''],
]; // biome-ignore format: a table

/** "she adores hippos, could you draw one in a tutu": one of them. */
const ONE_OF =
  /^.{0,80}\b(?:loves?|adores?|likes?|is (?:crazy|mad|nuts) about|is (?:obsessed with|into)) ((?:[a-z-]+ )?[a-z-]+?)s\b[.,;!]*\s+(?:and |so |please )*(?:(?:can|could|would|will) (?:you|u) (?:please )?)?(?:draw|make|create|paint|design)(?: (?:me|her|him|them|us))? (?:one|1)\b/i;

const MARKS = /(\s*[.;!?]+\s+|\s*,\s+|\s+[-–—]+\s+)/;
const says = (text: string): boolean => /\p{L}{2}/u.test(text);

/** A message without its remarks; as it was where nothing else is in it. */
export function withoutRemarks(text: string): Said {
  const one = text.replace(ONE_OF, (_, what: string) => `draw a ${what}`);
  const parts = one.split(MARKS);
  let kept = '';
  let left = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const clause = parts[i]!.trim().replace(/[.!?,;]+$/, '');
    if (parts.length > 1 && says(clause) && CLAUSES.some((form) => form.test(clause))) left += 1;
    else kept += `${parts[i]}${parts[i + 1] ?? ''}`;
  }
  const rest = WITHIN.reduce((said, [form, instead]) => said.replace(form, instead), left ? kept : one);
  if (rest === text) return { text, notes: [] };
  const tidy = rest
    .replace(/[ \t]+/g, ' ')
    .replace(/^[\s,;.–—-]+|[\s,;–—-]+$/g, '')
    .replace(/ (?=[,.;!?](?:\s|$))/g, '')
    .trim();
  return { text: says(tidy) && tidy.length > 3 ? tidy : text, notes: [] };
}
