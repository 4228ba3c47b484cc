/** What stands around a wish and is no part of it, made of classes of words: who wishes, how, for whom, and what is said besides. */

const ADVERBS =
  '(?:(?:please|pls|plz|kindly|also|just|now|then|maybe|perhaps|possibly|really|still|only|again|actually|quickly|first|next|already|urgently|badly|desperately|definitely|probably|simply|finally|do|have|had|was|were|am|are|been|to) )*';
const WHO =
  "(?:i|we|me|u|you|somebody|someone|one|(?:one|some|two|all) of (?:my|our|the) \\w+|y'?all|my \\w+|our \\w+|the (?:client|boss|team|kids?|chat|class)|chat|everyone|everybody)";
/** To make, by any verb. */
export const MAKES =
  '(?:make|draw|create|generate|build|design|paint|render|produce|do|give|show|get|send|prepare|craft|sketch|proceed with|supply|deliver|provide (?:us|me) with|provide|(?:whip|cook|knock|chuck|bang|throw|put|conjure|rustle|dream|mock|cobble|drum|magic)(?: (?:me|us))? (?:up|together|in|out)|(?:conjure|draft|doodle|illustrate|depict|portray|fashion|forge|summon|pixel|model|invent|spawn(?= (?:me|us)\\b)|do up|bang out|crank out)(?= (?:me|us|an?|some|the|one|two|three|four|five|\\d+)\\b)|come up with|start (?:off )?with|begin with|hook (?:me|us) up with|help (?:me|us)(?: out)?(?: with| to (?:make|draw|create|build|design|get))?)';
/** To wish, by any verb. */
export const WISHES =
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
export const GLAD = `${WHO}(?:'d| would| should| will|'ll| am|'m| are|'re) be ?${ADVERBS}(?:(?:very|so|much|really|most|more than|super) )*(?:thrilled|happy|glad|delighted|grateful|obliged|thankful|pleased|excited|overjoyed) (?:to (?:have|see|get|receive)|for|about|if (?:you|u|someone|i) (?:can|could|would|might)(?: please)? (?:have|get|${MAKES}))${FOR}`;
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
export const OPENS_WISH = new RegExp(`^(?:${OPENINGS.join('|')})(?: to)?(?:[:,]? +|(?<= ))`, 'i');
/** The same within a sentence: there the wish begins. */
export const WISH_AHEAD = `(?:${OWN}|${GLAD}|${COULD_YOU}|${MAY_I}|${WHAT_I_WANT}) `;
/** "for the first level I'd need …": what it is for comes first. */
const FOR_FIRST = new RegExp(
  `^(?:for|in|on|at|inside|during) (?:(?:the|my|our|this|that|an?|some) )?(?:[\\w'-]+ ){0,5}?[\\w'-]+,? (?=${WISH_AHEAD})`,
  'i',
);
/** Somebody says of himself that he wishes for something. */
export const OWN_WISH = new RegExp(
  `^(?:(?:and|but|so|now|then|because|well|ok(?:ay)?)[, ]+)*(?:${OWN}|${GLAD}|${WHAT_I_WANT}|${OPENINGS.at(-1)})(?: |:|$)`,
  'i',
);
/** "would you like": to the assistant, and no wish */
const NICE =
  '(?:nice|great|cool|good|lovely|awesome|fine|perfect|wonderful|helpful|amazing|sweet|handy|neat|fun|enough|ideal|better)';
const CLOSINGS = [
  // "a water trough would fit there, I think"
  `,? (?:would|will|could|might|should) (?:also |really |certainly |probably |just )*(?:be (?:so |really |very |super |also )?${NICE}|fit|work|do|help|look ${NICE}|suit|come in handy)(?: (?:there|here|well|in|too|perfectly|nicely|fine|right|with it|for (?:me|that|now|a start)|to have|as well|enough))*`,
  " (?:is|are) (?:also |still )?(?:what|all|everything|the thing|something) (?:that )?(?:i|we)(?:'m|'d| am| would| really| still)* (?:need|want|looking for|love|after|missing|have in mind|imagine)(?: (?:for now|right now|today|most|there|here))?",
  ' (?:is|are) (?:also |still )?(?:needed|wanted|missing|required)(?: (?:there|here|as well|too|in it|for (?:that|it)))*',
  ',? (?:i|we) (?:think|guess|suppose|hope|believe|reckon|imagine)',
  ",? (?:if (?:that|it|this)(?:'s| is) (?:possible|ok(?:ay)?|fine|alright|not too (?:much|hard))|if possible|if (?:you|u) (?:can|could|like|want|please|would|wish|don't mind)|when you can|or (?:something|smth|sth|so|similar|whatever)(?: (?:like that|similar))?|you know\\??|(?<=,) right\\?|whatever|lmao|rofl|hehe|(?:and )?thanks?(?: you)?(?: (?:so|ever so|very) much| in advance)?|pretty please|with sugar on top|and stuff|and such|lol|haha+|xd|asap|k\\??|ok\\??)",
  "[,.;:!]? (?:that(?:'s| is)|this is) (?:what|all|everything|it|how)(?: (?:that )?(?:i|we)(?:'m|'d| am| would)* (?:need|want|looking for|love|like|have in mind|imagine)(?: (?:it|him|her|for now|right now|today))?)?(?: for (?:now|today))?",
  `[,.;:!]? (?:can|could|would|will) (?:you|u|we|i) (?:please )?${MAKES} (?:that|this|it|him|her|them|those|these|one)(?: one| for me| please)*`,
].map((words) => new RegExp(`(?:${words})[\\s,.!?]*$`, 'i'));

/** Said before anything, and nothing by itself. */
const INTERJECTION =
  /^\W*(?:(?:(?:and|so|but|well|also|now|then),? )?(?:(?:ha)+h?|he+he+|lol|lmao|rofl|a+w+|wow|omg|yay|hm+|uh+m*|um+|oh|ah+|oo+h|oops|ugh|phew|yo|bruh|nah|hiya|heya|ahoy|hey|hi|hello|(?:morning|evening|afternoon)(?=[!,])|good (?:morning|evening|day|afternoon)(?: dear| everyone| all| sir| friend)?|howdy|sup|dude|bro|man|guys|mate|buddy|friend|sir|madam|dear (?:assistant|team|bot|ai|all)|ok(?:ay)?|k|right|alright|sure|yes|yeah|yep|yup|cool|great|nice|perfect|awesome|sweet|thanks?(?: you)?(?: so much| a lot)?|anyways?|btw|by the way|one (?:more|last|other|final) (?:thing|one|wish|request)|another (?:thing|one|request|wish)|here(?:'s| is) (?:the|my|another|one|a) (?:thing|idea|deal|request|list|next one|wish|spec|brief)|(?:just )?(?:picture|imagine) (?:this|the following|it like this)|let me (?:think|see|explain)|let's see|listen|look|as (?:said|i said|discussed|agreed|promised|mentioned)|(?:different|another|new|other) idea|change of plans?|for (?:starters|a start|now)|first(?: of all)?|first (?:thing|one)|second(?:ly)?|third(?:ly)?|quick (?:one|question|request)|new (?:one|request|task|idea))(?=$|[\s,.:;!…-])[\s,.:;!…-]*)+/i;

/** The end of a letter. */
const SIGN_OFF =
  /^\W*(?:(?:best|kind|warm|many) )?(?:regards|wishes|greetings|sincerely|cheers|yours(?: truly| sincerely)?|thanks?(?: you)?(?: (?:very|so) much| in advance| a lot)?)\b[,.! ]*(?:\w+)?\W*$/i;
/** What is told before a colon, and then the wish: "we have three hours left: a janitor", "the theme is ice: a yeti". */
const TOLD_FIRST =
  /^(?:(?:i|we|my|our|it|this|that|the)\b(?!.*\b(?:game|platformer|shooter|runner|tile ?sets?|menu|buttons?|panel|ui|hud)\b[^:]*:)[^:]{3,60}|(?:the |our |my )?(?:[\w-]+ )?(?:theme|setting|topic|style|genre) (?:is|=) [^:.;]{2,40}): (?=(?:an?|one|two|some|need|i|we|draw|make) )/i;

/** A sentence after what only opens it: "haha okay, …", "one more thing: …". */
export const opened = (text: string): string => {
  if (SIGN_OFF.test(text)) return '';
  const found = INTERJECTION.exec(text)?.[0] ?? '';
  const rest = text.slice(found.length);
  // "right hand of a giant", "second floor": a word of the wish after all
  const begins =
    rest &&
    !/^(?:right|second|third|first|next|man|dude|mate|nice|great|cool|sweet|perfect|look|so)\s*$/i.test(found.trim())
      ? rest
      : text;
  return begins.replace(TOLD_FIRST, '').replace(FOR_FIRST, '');
};

/** A sentence without what closes it: "…, I think", "… would be nice". */
export function closed(text: string): string {
  let rest = text;
  for (let before = ''; before !== rest; ) {
    before = rest;
    for (const closing of CLOSINGS) {
      const cut = rest.replace(closing, '');
      if (cut !== rest && /\w{2}/.test(cut)) rest = cut;
    }
  }
  return rest;
}
