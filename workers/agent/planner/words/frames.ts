/** What stands around a wish and is no part of it, made of classes of words: who wishes, how, for whom, and what is said besides. */

const ADVERBS =
  '(?:(?:please|pls|plz|kindly|also|just|now|then|maybe|perhaps|possibly|really|still|only|again|actually|quickly|first|next|already|urgently|badly|desperately|definitely|probably|simply|finally|do|have|had|was|were|am|are|been|to) )*';
const WHO =
  "(?:i|we|me|u|you|somebody|someone|one|(?:one|some|two|all) of (?:my|our|the) \\w+|y'?all|my \\w+|our \\w+|the (?:client|boss|team|kids?|chat|class)|chat|everyone|everybody)";
/** To make, by any verb. */
const MAKES =
  '(?:make|draw|create|generate|build|design|paint|render|produce|do|give|show|get|send|prepare|craft|sketch|proceed with|supply|deliver|provide (?:us|me) with|provide|(?:whip|cook|knock|chuck|bang|throw|put|conjure|rustle|dream|mock|cobble|drum|magic)(?: (?:me|us))? (?:up|together|in|out)|(?:conjure|draft|doodle|illustrate|depict|portray|fashion|forge|summon|pixel|model|invent|spawn(?= (?:me|us)\\b)|do up|bang out|crank out)(?= (?:me|us|an?|some|the|one|two|three|four|five|\\d+)\\b)|come up with|start (?:off )?with|begin with|hook (?:me|us) up with|help (?:me|us)(?: out)?(?: with| to (?:make|draw|create|build|design|get))?)';
/** To wish, by any verb. */
const WISHES =
  "(?:needs?|wants?|wanted|(?<=(?:'d|would|will|should) (?:really |also |just )*)(?:like|love|prefer|appreciate|fancy)|ask(?:s|ed)?(?: me| us)? for|wish(?: for)?|become(?= (?:please )?an? )|desire|requires?|request|search(?:ing)?(?: for)?|seek(?:ing)?|order|envision|miss(?:ing)?|lack(?:ing)?|hop(?:e|ing) (?:for|to get)|look(?:ing)? for|in need of|after|(?:was |were |am |are )?thinking (?:of|about)|(?:had|have) in mind|dream(?:ing)? (?:of|about)|could use|can use|needing|wanting|requiring|wishing(?: for)?|go(?:nna|ing to) need)";
const FOR = '(?: (?:for |to )?(?:me|us|him|her|them|my (?:game|project|level|son|daughter|team))(?=[ ,:]))?';
const TO_HAVE = `(?: (?:(?:for )?(?:you|u) )?to (?:have|see|get|receive|order|add|use|include|${MAKES}))?`;
const POSSIBLE =
  '(?:possible|nice|great|cool|good|lovely|okay|ok|awesome|fine|perfect|wonderful|helpful|amazing|sweet|handy)';

/** "I would really need you to make", "we are looking for", "my son wants to have" */
const OWN = `${WHO}(?:'d|'m|'re|'ve|'ll| would| will| can| could| should| might| do)? ?${ADVERBS}(?:would )?${WISHES}(?: have| get| see)?(?: (?:still|also|just|now|please|only))*(?: (?:some |a bit of |your )?help (?:with|making|drawing|on|to (?:make|draw|get)))?${TO_HAVE}${FOR}`;
/** "could you please make me", "can I have" */
const COULD_YOU = `(?:can|could|would|will|may|might|shall|should) ${WHO} ${ADVERBS}(?:be able to |be so kind (?:and|to) |mind )?${MAKES}${FOR}`;
const MAY_I = `(?:can|could|may|might) (?:i|we) ${ADVERBS}(?:please )?(?:have|get|see|order|request|ask(?: you)? for|(?:trouble|bother) you (?:for|with)|(?:trouble|bother|ask) you to ${MAKES})${FOR}`;
/** "I should be much obliged if you would paint", "the kids would be thrilled to see" */
const GLAD = `${WHO}(?:'d| would| should| will|'ll| am|'m| are|'re) be ?${ADVERBS}(?:(?:very|so|much|really|most|more than|super) )*(?:thrilled|happy|glad|delighted|grateful|obliged|thankful|pleased|excited|overjoyed) (?:to (?:have|see|get|receive)|for|about|if (?:you|u|someone|i) (?:can|could|would|might)(?: please)? (?:have|get|${MAKES}))${FOR}`;
/** "what I would love is", "all I need is", "the next one should be" */
const WHAT_I_WANT = `(?:what|all|the (?:only )?thing|something) (?:that )?${WHO}(?:'d|'m|'re| would| really| still| also| do| am| are)*(?: ${ADVERBS}?)? ?(?:${WISHES}|have in mind|imagine) (?:is|are|would be|was)`;
const OPENINGS = [
  // "I would really need you to make", "we are looking for", "my son wants to have"
  OWN,
  // "could you please make me", "can I have"
  COULD_YOU,
  MAY_I,
  GLAD,
  `any (?:chance|way|possibility) (?:of|for|(?:to|i could|i can|we could|you could|you can|that you could) (?:get|have|see|getting|${MAKES}))(?: having| getting| seeing)?${FOR}`,
  '(?:could|can) (?:really |also )?(?:do with|use)',
  "(?:would|'d|i'd|id) (?:really |also |just )?(?:love|like)(?: to (?:have|see|get))?(?= (?:an?|some|one|two|the|you) )",
  'me (?:like|love|wish)(?: to)?(?: have| get| see)?(?= )',
  // "would it be possible to have", "it would be nice if you could make"
  `(?:is it|it is|it's|would it be|it would be|it'd be|that'd be) (?:very |really |so |also )?${POSSIBLE} (?:if ${WHO} (?:can|could|would|had)|for (?:you|me) to|to|that (?:you|i)|that|having|you)${ADVERBS.replace('(?:(?:', ' ?(?:(?:')}(?: ?(?:have|get|see|${MAKES}))?${FOR}`,
  // "need a hero", "looking for a hero", "to make one sailor"
  `(?:still |also |now |just )?(?:needs?|want|require|looking for|searching for|in need of)(?: some help with)?:?${TO_HAVE}${FOR}`,
  `to (?=(?:have|see|get|${MAKES}) )`,
  // "kindly provide us with", "let's try"
  `(?:kindly|please) (?:${MAKES}|proceed with|supply|deliver|add)${FOR}(?: with)?`,
  "let's (?:try|do|have|make|add|see|go with|start with|draw)",
  // "can you" before any verb
  `(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone|anybody) ${ADVERBS}`,
  // "what I would love is", "all I need is", "the next one should be"
  WHAT_I_WANT,
  '(?:the |my |our )?(?:next|first|second|third|last|other|final) (?:one|thing|asset|sprite|picture|item|wish|request) (?:is|should be|would be|will be|shall be|:)',
  '(?:also |then |so )?there (?:should|must|needs? to|has to|have to|could|shall) (?:also )?be',
  // "the figure shall be a cook"
  '(?:the|my|our|his|her) (?:[\\w-]+ ){0,3}?(?:character|figure|guy|girl|person|hero(?:ine)?|enemy|villain|boss|protagonist|player|sidekick|npc|object|thing|item|companion|pet|mascot|monster|creature)(?: (?:of|in|for|from) (?:my|the|our|this) (?:[\\w-]+ ){0,2}?[\\w-]+)? (?:is|shall be|should be|will be|must be|would be|has to be|needs to be|can be)(?= an? )',
  // "there stands, in my mind, a willow"
  'there (?:stands?|sits?|lies|lives|once was|was once)(?:,? in my (?:mind|head|imagination),?)?',
  // "you make me" of those who learn the language
  `you (?:please )?${MAKES}${FOR}(?= (?:an?|one|two|some|the|me) )`,
  `(?:please you|you please) ${MAKES}${FOR}`,
  `${WHO} (?:want|need|imagine|picture|see|envision|have in mind)(?= (?:an?|one|two|some) )`,
];
/** Before a wish: it begins after this. */
const OPENS_WISH = new RegExp(`^(?:${OPENINGS.join('|')})(?: to)?(?:[:,]? +|(?<= ))`, 'i');

/** Said before a wish, and no part of it. */
const POLITE =
  /^\W*(?:(?:(?:hey|hi|hello)(?: there| all| everyone| you)?|ok(?:ay)?|so|well|now|and|then|also|please|thanks?|thank you|great|cool|nice|perfect|good|maybe|perhaps|(?:but )?how about|(?:but )?what about|something like|sth like|some kind of|some sort of|kind of|sort of|preferably|next(?: up| one| thing)?|first(?: of all)?|finally|lastly|again|just|simply|quickly|hmm+|uh+|um+|oh|btw|by the way|as a first step|for a start|to start(?: with)?|in addition|additionally)\b[\s,!.]*)+/i;

const VERB = new RegExp(
  `^(?:please )?(?:${MAKES}|add|write|code|program|develop)(?: (?:for |to )?(?:me|us))?(?![\\w-])\\s*`,
  'i',
);

/** A wish without what is said around it: "hey, can you make me a ninja" → "a ninja". */
export function bareWish(text: string): string {
  let rest = text.trim();
  for (let before = ''; before !== rest; ) {
    before = rest;
    rest = rest.replace(POLITE, '').replace(OPENS_WISH, '').replace(VERB, '');
  }
  return rest.replace(/[\s,]*(?:please|pls|plz|thanks?|thank you|too|as well|also|instead)\W*$/i, '').trim();
}
