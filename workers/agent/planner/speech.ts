/** What a message does — asks, wishes, tells, calls off — before it is read for what is in it. */
import { isPiece } from './subjects.ts';
import { GREETING, PRAISE } from './words.ts';

export type Act = 'wish' | 'cancel' | 'question' | 'refusal' | 'hold' | 'comment';
export interface Speech {
  readonly act: Act;
  /** The message without what is only said around it. */
  readonly text: string;
}

const VERBS =
  '(?:make|draw|create|generate|design|give|build|produce|render|paint|show|get|do|add|write|code|program|develop|animate|change|turn|put|let|have|try|redo|redraw|recolou?r|sketch|craft|prepare|send|pack|zip|convert|use|remove|replace|start|help me (?:make|draw|create|with|build))';

/** Said out of politeness, or to nobody: no part of a wish. */
const COURTESY =
  /^\W*(?:(?:please|thanks?(?: you)?(?: (?:so|very) much| in advance| a lot)?|thank you|sorry|cheers|best regards|kind regards|regards|greetings(?: from \w+)?|good luck|bye|see you|take your time|no (?:rush|hurry|pressure|problem)|(?:if (?:that(?:'s| is) )?(?:possible|ok(?:ay)?|fine|you can))|that(?:'s| is| would be) (?:all|it|great|nice|awesome|perfect|ok(?:ay)?|cool|lovely|amazing|fine)|(?:can|could|would|will) you (?:do|make|manage|help(?: me)?(?: with)?)(?: (?:that|this|it))?(?: (?:for|with) (?:me|us|him|her|them|that|this|it))?|is (?:that|this|it) (?:ok(?:ay)?|possible|fine|doable)|(?:do )?you know(?: what i mean)?|you (?:are|re|'re) (?:the best|great|awesome|amazing|so \w+)|(?:i )?hope (?:you|that|this|it|u)\b[^.!?]*|i(?:'m| am) (?:new|a beginner|not a native speaker|sorry)\b[^.!?]*|my english is[^.!?]*|sorry for[^.!?]*|what do you (?:think|say)|let me know[^.!?]*|surprise me|be creative|have fun|it(?:'s| is) (?:for|my|our) [^.!?]*|this is for [^.!?]*|as soon as possible|asap|right\??|deal|ok(?:ay)?)[\s,.!?]*)+$/i;

const CANCEL =
  /^\W*(?:(?:oh|ah|no|nah|ok(?:ay)?|hmm+|um+|actually|well|sorry|wait|on second thought)[\s,.!]*)*(?:never ?mind(?: (?:that|it|then))?|(?:forget|drop) (?:it|that|about (?:it|that)|what i said|(?:about )?(?:the|this|that) [\w-]+(?: idea)?)|scratch that|cancel(?: (?:it|that|this|everything|my (?:order|request|wish)))?|stop(?: (?:it|that|this|everything|please))?|i (?:changed|have changed|'ve changed) my mind|leave it(?: (?:as it is|be|alone))?|skip (?:it|that)|abort|i (?:do not|don't) (?:want|need) (?:it|that|this|him|her|them|anything)(?: (?:any ?more|after all|now))?|(?:let'?s )?(?:leave|drop) (?:it|that)|no,? (?:don'?t|do not)(?: (?:do|make|draw) (?:it|that|this|anything))?|(?:don'?t|do not)|not? (?:needed|necessary|any ?more))(?:[\s,.!]*(?:please|thanks?|thank you|then|for now|sorry|after all|any ?more|it|that|i'?ll [^.!?]*|it'?s fine[^.!?]*))*\W*$/i;

/** Nothing may be made for now, whatever else is said. */
const HOLD =
  /\b(?:(?:do not|don'?t) (?:(?:actually|really|yet) )?(?:make|draw|create|start|generate|spend|do|build|begin|render|charge|produce)(?: (?:it|that|this|him|her|them|one|anything|something|any|me))?(?: (?:yet|now|just yet|for now|right now|today))?(?=\s*(?:$|[,.;:!?]|just\b|only\b|but (?:tell|how|what)|i (?:just|only)|until|before|without))|not (?:yet|now)\b(?! (?:another|a )\b)|(?:i(?:'m| am) )?(?:just|only) (?:asking|wondering|curious|a question|want(?:ed)? to (?:know|ask|understand))|hypothetical(?:ly)?|out of curiosity|before you (?:make|draw|start|do|create|spend|begin|generate)|without (?:making|drawing|spending|creating)|theoretically|in theory|(?:i )?(?:was|am|i'm) (?:just )?wondering|(?:if|suppose|imagine|say|let'?s say|assuming) (?:i|we|somebody|someone) (?:would |were to |wanted? |ask(?:ed)? |order(?:ed)? |asked you )|would (?:you|it) (?:be able|be possible)|i (?:may|might) (?:want|need|ask)|thinking (?:about|of) (?:maybe )?(?:making|getting|having|asking|doing)|maybe later|(?:later|tomorrow|next (?:week|time|month)) (?:i|we)(?:'ll| will| want| need))\b/i;

/** "don't draw a dragon", "no dragons please". */
const REFUSAL =
  /^\W*(?:please )?(?:(?:do not|don'?t|never|no need to|stop|you (?:shouldn'?t|must ?n[o']t|should not|don'?t need to|needn'?t)) (?:ever )?(?:make|making|draw|drawing|create|creating|generate|generating|add|adding|give|giving|show|showing|use|using|animate|animating|change|changing|touch|build|building)\b|i (?:do not|don'?t|did ?n[o']t) (?:want|need|like|ask(?:ed)?(?: for)?|mean)\b|no (?!(?:wait|outline|shading|background|top|grass|i |just|make|but|,|one )))/i;

const QUESTION_WORDS =
  /^\W*(?:(?:and|but|so|ok(?:ay)?|hey|hi|hello|um+|hmm+|well|also|please|now|sorry|quick question|question|one question|btw|by the way|tell me|can you tell me|could you (?:tell me|explain)|do you know|i want to know|i(?:'d| would) like to know|i wonder|explain|may i ask)[\s,:;.!-]+)*(?:what(?:'s|'re)?|which|how(?:'s)?|why|when|where(?:'s)?|who(?:'s|se)?|whose|is|isn'?t|are|aren'?t|was|were|does|doesn'?t|did|didn'?t|has|have (?:you|i|we)|do (?:i|you|we|they)|don'?t you|am i|will|won'?t|is there|are there|should i|shall i|must i|if|whether)\b/i;

/** A question in form that is a wish: "can you make …", "how about …", "do you have …" is none. */
const REQUEST = new RegExp(
  `^\\W*(?:(?:hey|hi|hello|ok(?:ay)?|so|and|now|well|also|please|great|nice|cool|perfect|thanks?|then|but|uh+|um+|hmm+)(?: there| you)?[\\s,!.:]+)*(?:(?:can|could|would|will|can't|couldn't|won't|may|might|should|do you (?:think|mind if)) (?:you|we|i)(?: (?:please|pls|maybe|possibly|perhaps|kindly|also|just|now|then|next|mind|be so kind (?:as )?to|be able to|help(?: me)?(?: to| with)?|try(?: to)?))* (?:${VERBS.slice(3)}|(?:would|do) you mind (?:making|drawing|creating|adding|giving|changing)|(?:how|what) about (?:an?|the|some|making|one|two|three|him|her|it|now)\\b|what if (?:he|she|it|they|the|we)\\b|why (?:not|don'?t (?:you|we)) (?:make|draw|have|add|give)|(?:can|could|should|may) (?:he|she|it|they|the [\\w-]+)\\b|any chance (?:of|for|to get|you could (?:make|draw)) )`,
  'i',
);
/** Asked of what the assistant is able to do at all: many of a kind, no one of them. */
const ABLE =
  /^\W*(?:(?:hey|hi|hello|so|and|also)[\s,!]+)*(?:(?:can|could|do|will|would) you (?:also |even |actually |really )?(?:do|draw|make|create|handle|support|generate|build|design|offer|animate|write) (?!(?:me|us|an?|the|some|my|our|his|her|its|this|that|it|him|them|one|two|three|four|five|six|seven|eight|nine|ten|\d|everything|something|all|both|another)\b)[\w -]*s\b(?! (?:with|in|for|that|and|of)\b)[\w ]*|are you able to\b.*|is it possible (?:to|that|for)\b.*|do you (?:have|support|offer|allow|accept|know|understand|speak|remember|work|use)\b.*|can (?:i|we|one) (?!(?:have|get|please|see|also (?:have|get))\b).*|am i (?:allowed|able) to\b.*|could (?:i|we) (?:use|upload|import|sell|publish|pay|change|edit|ask|export|share|save|download|delete|cancel|undo)\b.*)\?*\W*$/i;

const PRICE_ASKED =
  /\bhow (?:much|many (?:generations?|credits?|coins?|tokens?|dollars?|euros?))\b|\b(?:what(?:'s| is| are| would be)? (?:the |your )?(?:price|cost|fee|rate)s?)\b|\bwhat (?:do(?:es)?|would|will|did) .* cost\b|\bwhat (?:an?|the|it|that|this|these|they|he|she|one|two) .*?costs?\b|\bprice ?lists?\b|^\W*(?:prices?|costs?|pricing)\W*$|\bis (?:it|this|that) (?:free|expensive)\b/i;

const I = '(?:i|we|he|she|they|it|this|that|these|those|there|you|everyone|everybody|people|someone|somebody)';
const WISHES =
  "(?:would|'d|should|must|could use|can use|has to|have to|need(?:s|ed|ing)?|want(?:s|ed|ing)?|wish(?:es)?|requires?|requiring|(?:am|are|is|'m|'re|'s) (?:looking|searching|after|in need|needing|wanting)|look(?:ing)? for|search|will have|'ll (?:have|take|need|go)|take|choose|pick|prefer|ask|request|order)";
/** Somebody tells something: of the world, of themselves, of what is there. */
const TELLS = new RegExp(
  `^\\W*(?:(?:and|but|so|well|ok(?:ay)?|hmm+|oh|ah|haha|lol|yeah|yes|no|actually|today|yesterday|last (?:night|week|year|time)|once|sometimes|honestly|btw|by the way|also|guess what|look|the (?:thing|problem) is)[\\s,:;.!]+)*(?:${I}(?:'(?:m|s|re|ve|ll|d))? (?!(?:\\w+ )?${WISHES}\\b)(?!(?:just |also |now |really |only |still |then )*${WISHES}\\b)\\w|(?:i'm|i've|it's|that's|he's|she's|they're|we're|there's|this is|that is)\\b(?! (?:looking|searching|after)\\b)|(?:my|our|your|the|his|her|their|a|an) (?:(?!(?:that|which|who|where|whose)\\b)[\\w'-]+ ){1,6}?(?:is|are|was|were|has|had|says|said|told|thinks|thought|likes|liked|loves|loved|hates?|looks? (?:like|so|very|too|a bit|weird|strange|great|good|bad|cool|wrong|off|nice)|seems?|feels?|did|does|doesn'?t|don'?t|didn'?t|can'?t|cannot|won'?t|isn'?t|aren'?t|died|went|came|bought|lives?|works?|keeps?|ate|played|made|drew|used to)\\b)`,
  'i',
);

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[^\s.!?][.!?]+["')]*)\s+|(?<=\S)\s+(?=(?:no,? wait|wait,? no|scratch that|on second thought)\b)/i)
    .filter((one) => /\w/.test(one));

const isRequest = (sentence: string): boolean => REQUEST.test(sentence) && !ABLE.test(sentence);
const asksPrice = (sentence: string): boolean => PRICE_ASKED.test(sentence);
/** A fragment with a question mark ("a knight?", "maybe a fox?") wishes; a sentence that asks does not. */
const isQuestion = (sentence: string): boolean =>
  asksPrice(sentence) || ABLE.test(sentence) || (QUESTION_WORDS.test(sentence) && !isRequest(sentence));

/** "a knight, no wait, a wizard": what is said last holds. */
const CORRECTION =
  /^(.*?)[\s,.;:!?–-]*\b(?:no,? wait|wait,? no|no,? no|oh wait|wait|scratch that|i mean(?:t)?(?: to say)?|or rather|on second thought|correction|sorry|oops|i guess|i suppose|or maybe|actually,? no|no,? actually|actually|no,? sorry|no,? rather|no,? make (?:it|that)|hmm,? no|no(?=,)|better)\b[\s,.:!–-]*(?:(?:rather|no|i mean(?:t)?|make (?:it|that)|instead|better|let'?s (?:do|have|make|take)|do)\b[\s,:]*)*\s*(?:with |as |of )?((?:an?|the|one|two|some|my)\s.+)$/i;
/** The beginning that holds though what follows is put right: "a platformer with …", and "a knight with …" of what somebody carries. */
function kept(before: string, after: string): string {
  const carried = /^(.*\b(?:with|holding|wearing|carrying|in) )(?:an?|the|some) [\w' -]+$/i.exec(before)?.[1];
  if (carried && isPiece(after.split(/[,.;!]/)[0]!.replace(/^(?:an?|the|some) /i, ''))) return carried;
  return (
    /^(.*?\b(?:platformers?|shooters?|games?|adventures?|runners?|defen[cs]e|crawlers?|match[- ]?3)\b[^:]*?(?::|\bwith|\bwhere|\bstarring|\babout|\bhas)\s*)(?:an?|the|some|one)\s/i.exec(
      before,
    )?.[1] ?? ''
  );
}
const corrected = (text: string): string => {
  const [, before = '', after = ''] = CORRECTION.exec(text) ?? [];
  if (!after) return text;
  // "a red knight, no, a blue one": the same noun
  const noun = /([\w-]+)\W*$/.exec(before.split(/\s+(?:with|in|who|that|on|holding|wearing)\s/i)[0] ?? '')?.[1];
  return (kept(before, after) + after)
    .replace(/\binstead\b/i, '')
    .replace(/\b(an?\s+(?:[\w-]+\s+){0,2})one\b/i, (all, head: string) => (noun ? `${head}${noun}` : all))
    .trim();
};

/** "not a knight but a wizard", "a wizard, not a knight": without what is not meant. */
const withoutDenied = (text: string): string =>
  text
    .replace(/(^|[,.;]\s*)not (?:an?|the) [\w' -]+?,?\s+but (?:rather )?(?=an?\b|the\b)/gi, '$1')
    .replace(/(?:[,;]|\b)\s*(?:and )?(?:but )?\bnot (?:an?|the|like an?) [\w' -]+(?=$|[,.;!])/gi, '');

/** Whether a part of a message only tells something. */
export const isTale = (part: string): boolean => TELLS.test(part) && !WISHED.test(part);
/** "I'd like to see …": told, and a wish. */
const WISHED = /\b(?:i|we)(?:'d| would) (?:\w+ )?(?:like|love|prefer|appreciate|enjoy|be (?:happy|glad|grateful))\b/i;

/** What a message does. Where it does several things, what forbids to make anything goes first. */
export function readSpeech(message: string): Speech {
  const sentences = sentencesOf(withoutDenied(corrected(message)));
  const kept: string[] = [];
  let cancelled = false;
  for (const sentence of sentences) {
    if (CANCEL.test(sentence)) {
      kept.splice(0);
      cancelled = true;
    } else if (sentences.length === 1 || !(COURTESY.test(sentence) || GREETING.test(sentence) || PRAISE.test(sentence)))
      kept.push(sentence);
  }
  const text = kept.join(' ');
  if (!kept.length) return { act: cancelled ? 'cancel' : 'wish', text: cancelled ? message : sentences.join(' ') };
  if (HOLD.test(text)) return { act: kept.some(isQuestion) ? 'question' : 'hold', text };
  if (kept.some(asksPrice)) return { act: 'question', text };
  const wishes = kept.filter((one) => !isQuestion(one) && !REFUSAL.test(one) && !isTale(one));
  if (wishes.length) return { act: 'wish', text: kept.filter((one) => !isQuestion(one)).join(' ') };
  if (kept.some(isQuestion)) return { act: 'question', text };
  return { act: kept.some((one) => REFUSAL.test(one)) ? 'refusal' : 'comment', text };
}
