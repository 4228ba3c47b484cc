/** What somebody does with a message: wishes, asks, tells, forbids, puts right. First that, then what is in it. */

import { GREETING, NOTHING_MORE, PRAISE } from '../words.ts';
import { closed, MAKES, OWN_WISH, opened } from './frames.ts';

export type Act =
  /** Something is to be made or changed. */
  | 'wish'
  /** What it would cost, or whether it should be: said, and not done. */
  | 'price'
  | 'maybe'
  /** About the service, or about anything else. */
  | 'question'
  /** "don't make anything yet" */
  | 'forbid'
  /** "that is not what I wanted" */
  | 'complaint'
  /** "my brother draws knights" */
  | 'statement'
  | 'courtesy'
  | 'cancel';

export interface Sentence {
  readonly act: Act;
  /** What is left once the act is known: of a wish, what is wished for. */
  readonly words: string;
}

type Rule = readonly [act: Act, words: RegExp];

const MAKE =
  'make|draw|create|generate|build|design|paint|render|produce|animate|add|change|start|begin|do|spend|write|give|use|touch|run|charge|continue|recolou?r|colou?r|deploy';
const WANT = "want|need|would like|'d like|would love|'d love|wish";

/** In this order: the first that fits is what a sentence does. */
const RULES: readonly Rule[] = [
  ['cancel', /^(?:no,? )?(?:(?:please )?(?:never ?mind|forget (?:it|that|about it|everything)|cancel(?: (?:it|that|this|everything|the \w+))?|stop(?: (?:it|that|now|please|everything))?|abort|scratch that|drop it|leave it(?: as it is)?|nothing)|(?:i|we) (?:have )?changed (?:my|our) minds?)\b[\s,.!]*(?:please|thanks?|thank you|for now)?\W*$/i],
  ['forbid', new RegExp(`^(?:please |but |and |just |so )*(?:do not|don'?t|never|no need to|you (?:must not|should not|shouldn'?t|do not need to|don'?t (?:need|have) to)|(?:i|we) (?:do not|don'?t) (?:${WANT}) you to|without|stop|not (?:now|yet)|hold (?:on|off)|wait)\\b(?: (?:actually|ever|just))?(?: (?:${MAKE}|making|drawing|creating|spending|building)\\b|[^a-z]*$)`, 'i')],
  ['forbid', /^(?:and |but |so |no,? |sorry,? )*(?:(?:i|we) (?:really )?(?:do not|don'?t|no longer|never) (?:really )?(?:want|need|like|wish)(?:ed)?(?: (?:any|more))?\b(?! to (?:have|see|get) )|not (?:an?|the|this|that|another)\b(?!.* but )|no more\b)/i],
  ['complaint', /^(?:no,? |but |hmm,? |ugh,? )*(?:(?:that|this|it|he|she|they)(?:'s| is| was| are| looks?| seems?)(?: really| so| very| kind of| a bit)? (?:not (?:what|how|like|good|right|nice|it)\b|wrong|ugly|bad|terrible|awful|horrible|crap|shit|boring|weird|strange|blurry|broken|a mess)|(?:i|we) (?:hate|dislike|do not like|don'?t like)\b|not what (?:i|we)\b|you (?:got|did|made|understood) (?:it|that|this|me) wrong|bad\b|wrong\W*$)/i],
  ['price', /^\W*(?:the )?(?:prices?|pricing|costs?)(?: lists?)?\W*$|\bhow much\b(?! (?:detail|can|do i (?:know|have)))|\b(?:how (?:much|many|expensive)\b.*\b(?:cost|costs|pay|charge|price|expensive|generations?|credits?|would|is|are|be|for|to)\b|what(?:'s| is| are| would| will| does| do| did)?\b.*\b(?:cost|costs|price|prices)\b|(?:price|cost)s? (?:of|for)\b|(?:tell|show|give) me (?:the |a )?(?:price|cost)|(?:do|does) .* cost\b)/i],
  ['question', /^(?:please |can you |could you )*(?:show|display|view|list|find|see|where(?:'s| is| are))(?: me| us)? (?:again )?(?:the (?:last|first|previous|other|same|\w+ (?:i|you|we) )|my|our|that|those|these|this|it|him|her|them|all|what|everything|how)\b/i],
  ['wish', /^(?:(?:could|can) (?:really |also )?(?:do with|use) |would (?:really |also |just )?(?:love|like) (?!you|to know|it)|any (?:chance|possibility) (?:of|for|i could|we could|you could|to) )/i],
  // "can you draw portraits?": whether, and not that
  ['maybe', /^(?:can|could|do) (?:you|u) (?:also |even )?(?:draw|make|create|do|build|design|generate|animate|support) (?!(?:an?|the|some|me|us|my|two|three|four|five|six|several|few|many|it|him|her|them|this|that|these|those|his|its|lots)\b)[a-z-]+(?: [a-z-]+)?s(?: (?:too|as well|also))?\?\W*$/i],
  ['wish', /^(?:can|could|may|might) (?:we|i) (?:please |also |just |now |maybe )*(?:have|get|see|(?:trouble|bother) you (?:for|with|to)|ask(?: you)? for|request|order)\b(?! (?:it|him|her|them|that|this|these|those|my|the) )/i],
  ['wish', /^(?:can|could|would|will) (?:you|u|ya|we|someone|somebody|anyone) (?:please |pls |maybe |also |just |possibly |perhaps |now )*(?:have|get|see|make|draw|create|generate|build|design|paint|render|produce|animate|add|change|do|give|let|put|turn|recolou?r|show me an?|help me (?:make|draw|create|build|design)|try|start|write|code|program|develop|use|replace|remove|set|zip|pack|export|let)\b/i],
  ['wish', new RegExp(`^(?:can|could|would|will) (?:you|u|ya|someone|somebody|anyone) (?:please |pls |maybe |also |just |possibly |perhaps |now |quickly )*(?!(?:show|send|get|give|do|provide)\\b)${MAKES}(?: |$)`, 'i')],
  ['wish', /^(?:can|could|would|will) (?:you|u) (?:please )?(?:be so (?:kind|nice|good) (?:and|to|as to)|mind \w+ing|be able to (?:make|draw|create|give|do)) /i],
  ['wish', /^(?:but |and |so |then |or )*(?:how|what) about (?!you|the price)/i],
  ['wish', new RegExp(`^(?:please you|you please|you) ${MAKES}(?: (?:for )?me)? (?:an?|one|two|some|the) |^(?:please you|you please) ${MAKES} `, 'i')],
  ['wish', /^(?:would|could) it be (?:possible|ok(?:ay)?|nice|cool|great) /i],
  ['maybe', /^(?:is it|it is|it's) possible (?:to (?:have|get|make|draw|create)|that you|for you) (?!it\b|this\b|them\b)/i],
  ['wish', /^why (?:not|don'?t (?:you|we)) (?:make|draw|add|give|put|let)\b/i],
  ['question', /^(?:please )?(?:tell me|explain|describe (?:how|what|the)|let me know|i(?:'d| would) (?:like|love) to know|i (?:want|need) to know|i(?:'m| am) (?:curious|asking)|show me how|teach me|help me understand|give me (?:\w+ )?(?:information|info|details|advice|tips|ideas|examples)|any (?:ideas|tips|advice)|i(?:'ve| have| got)? (?:a|one|another|some) questions?)\b/i],
  ['question', /^(?:and |but |so |ok,? )*(?:do|does|did|is|are|was|were|am|has|have|had)\b[^.!]*\?\s*$/i],
  ['wish', OWN_WISH],
  ['wish', /^(?:i|we) (?:was|were) (?:just )?thinking (?:of|about) (?:something like )?an?\b/i],
  ['maybe', /^(?:and |but |so |hmm,? |well,? )*(?:if (?:i|we|you|one|it|there|he|she|they)\b|what (?:if|would happen)\b|suppose\b|imagine\b|let'?s say\b|in theory\b|theoretically\b|hypothetically\b|(?:would|could) you (?:ever|in theory|be able)\b|(?:i|we)(?:'m| am|'re| are|'ve been| have been)? ?(?:just |still |also )*(?:thinking (?:about|of|if|whether)|considering|wondering|not sure|unsure|playing with the idea|curious)\b|should (?:i|we|it|he|she|they|there|the)\b|(?:maybe|perhaps) (?:one day|some ?day|later|tomorrow|next time|i(?:'ll| will)|we(?:'ll| will))|(?:would|will|might|could) (?:it|he|she|they|this|that|the|an?) (?:[\w'-]+ ){1,5}?(?:be|look|work|fit|go|make sense|suit)\b|is it (?:a good idea|better|worth)\b|(?:do|would) you (?:think|recommend|suggest|prefer)\b|one day (?:i|we)\b|some ?day\b|later (?:i|we)\b|tomorrow\b|next (?:week|time|month)\b|(?:i|we) (?:might|may|could)\b|(?:i|we) will (?:maybe|probably|later)\b)/i],
  ['question', /^(?:and |but |so |ok(?:ay)?,? |hey,? |also,? |btw,? |well,? )*(?:what|which|how|why|when|where|who|whose|is|are|am|was|were|does|did|do (?:i|you|we|they|my|your|all|any|some|these|those|characters|assets)|has|have (?:i|you|we|they)|had|can|could|may|might|should|shall|will|would|isn'?t|aren'?t|doesn'?t|don'?t you|can'?t you)\b(?! (?:sword|armou?r)).*/i],
]; // biome-ignore format: a table

/** Somebody tells of something, and wishes for nothing. */
const STATEMENT =
  /^(?:(?:i |we )?hope (?:you|this|that|it|all|everything)\b|(?:my|our|the|this|that) (?:[\w'-]+ ){1,6}?(?:came|went|got|was|were|did|had|turned out|does not|doesn'?t|did not|didn'?t|won'?t|keeps)\b|let me (?:think|see|explain|know)\b|bear with me|(?:my|our|the) (?:[\w'-]+ ){0,3}?(?:game|project|level|story|world|app|demo|prototype|rpg|platformer|shooter|roguelike) (?!(?:needs?|wants?|could use|should have|lacks?|has to have|must have)\b)(?:is|are|was|takes?|has|have|plays?|features?|uses?|will|looks?|already|only|still)\b|(?:(?:and|but|so|because|well|btw|oh|yesterday|today|last (?:week|night|year|month|time)|once|recently|sometimes|often|usually|back then|years ago|when i was \w+)[, ]+)*(?:(?:i|we|you|they|everyone|everybody|nobody|somebody|someone|people|players)(?:'m|'re|'ve|'ll|'d)?\s+(?!(?:should|must)\b)|(?:i|we|they)'(?:m|re|ve|ll|d)\b|(?:my|our|his|her|their) (?:brother|sister|son|daughter|kids?|child(?:ren)?|friends?|boss|team|mother|mom|mum|father|dad|wife|husband|girlfriend|boyfriend|class|students?|teacher|client|customers?|players?|budget|deadline|company|studio|colleague|grandsons?|granddaughters?|grandma|grandpa|grandchildren|uncle|aunt|nieces?|nephews?|cousins?|viewers|pupils|followers|chat|partner|neighbou?r)\b|(?:it|this|that)(?:'s| is| was| will be) (?:for|about|my|our|just|only|a (?:present|gift|surprise|test|hobby|school)|part of|the (?:first|last)|all|because|due|called|late|time|inspired|set|played|important|fine|okay?)\b|there (?:is|are|was|were) (?:no|a|an|some|many)\b.*\b(?:already|yesterday|last|before)\b|(?:money|time|budget) (?:is|does)\b))/i;

/** Whether a part of a message only tells something. */
export const isTale = (part: string): boolean =>
  STATEMENT.test(part) || /^(?:it|this|that)(?:'s| is| was) (?:\w+ )?\w+[.!]*$/i.test(part);

/** A sentence ends at its mark; what stands in quotes and numbers stays whole. */
const ENDS = /(?<=[.!?;])(?<!\b(?:vs|etc|mr|mrs|dr|st|e\.g|i\.e|approx|incl)\.)\s+(?=["'(]?[a-z0-9])/i;

export function sentencesOf(text: string): readonly Sentence[] {
  return text
    .split(ENDS)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map(sentenceOf);
}

function sentenceOf(sentence: string): Sentence {
  const words = closed(opened(sentence.trim()).trim());
  if (!words || GREETING.test(sentence) || PRAISE.test(sentence)) return { act: 'courtesy', words: sentence };
  if (NOTHING_MORE.test(words)) return { act: 'cancel', words };
  const act = RULES.find(([, rule]) => rule.test(words))?.[0];
  if (act) return { act, words };
  if (STATEMENT.test(words)) return { act: 'statement', words };
  return { act: 'wish', words };
}
