/** A message as a whole: what its sentences do together, and the words of the wish that is in them. */

import { singular, subjectOf } from '../subjects.ts';
import { type Act, type Sentence, sentencesOf } from './acts.ts';
import { GLAD, WISH_AHEAD } from './frames.ts';

export interface Message {
  /** `wish` is done, `price` and `maybe` are offered, of the others nothing is made. */
  readonly act: Act;
  /** The wish, or the question. */
  readonly words: string;
}

/** Sentences within a sentence: "don't start yet, just tell me …", "if I ask for a knight, how much …". */
const WITHIN_PLAIN =
  /[,;]\s+(?=(?:he|she|it|they)(?:'s| is| are| has| have| wears?| holds?| carries) )|(?:[,;:]|\b(?:and|so|but)\b)\s+(?=(?:i|we) (?:really |just |also |now )*(?:want|need|would like|'d like)\b|(?:can|could|would) (?:you|u) (?:please )?(?:draw|make|create|build|design|generate|animate|add)\b|please (?:draw|make|create|build|design|generate)\b)|[,;:]\s+(?=(?:but |and |so |just |only |please |instead |rather |then |ok |no |well )*(?:(?:how|where|which|why|when) (?:do|does|can|could|should|would|will|is|are|much|many|about|to)|what (?:would|does|do|will|is|are|about|can|should)|tell me|don'?t (?:make|draw|start|do|create|spend)|do not (?:make|draw|start|do|create|spend)|can (?:you|i)|could you|would you|i (?:just )?(?:want|need|would|only)|i'd|is (?:that|it|this)|should i))/i;
const WITHIN = new RegExp(
  `[,;:] (?:(?:and|so|but|then) )?(?=${WISH_AHEAD})|\\s(?:and|so|but) (?=${GLAD} )|${WITHIN_PLAIN.source}`,
  'i',
);
/** After what is not wanted: what is. */
const AFTER_NO = /,\s+(?:but |just |only |please |instead |rather )*(?=(?:make|draw|create|give|do|an?|the)\b)/i;
/** Nothing in particular is forbidden: all is to wait. */
const ANYTHING =
  /\b(?:anything|nothing|something|it|that|this|yet|now|so far|everything|start(?:ing)?|begin|money|generations?|credits?|hold on|wait|not (?:now|yet))\b/i;

/** "draw him please": who that is stands before it. */
const DRAW_IT =
  /^(?:(?:please|so|and|now|then|ok|could you|can you|would you|will you|just|(?:i|we)(?:'d| would)? (?:love|like|want|need|wish)(?: you)?|to|for you) )*(?:draw|make|create|do|design|generate|paint|build|give me|show me|have|get|see|sketch|whip up|render|produce)(?: me| us)? (?:it|him|her|them|this|that|that one|this one|one|some|those|these)(?: of (?:them|those|these))?(?: as (?:an? )?(?:[\w-]+ )?(?:sprite|picture|pixel art|character|object|item|image))?(?: (?:for|to) (?:me|us|him|her|them|my \w+))?(?:,? (?:please|pls|thanks|thank you|now))*\W*$/i;
/** "the bad guy of my story is a count with a red cape": what is told of somebody who is to be drawn. */
const TOLD =
  /^(?:(?:ok|so|well|and|now) )*(?:the|my|our|his|her) (?:[\w-]+ ){0,4}?(?:character|guy|girl|person|hero(?:ine)?|enemy|villain|boss|protagonist|antagonist|player|sidekick|npc|one|companion|pet|mascot|monster|creature)(?: (?:of|in|for|from) (?:my|the|our|this) (?:[\w-]+ ){0,2}?[\w-]+)?(?: is| should be| will be| would be| must be| has to be| can be|:)\s+(?=(?:an? |some|\w+ed |old|young))/i;

/** What is said of somebody in a sentence of its own: "he is a boy with blue hair", "she wears a crown". */
const SAID_OF =
  /^(?:and |but |also )*(?:he|she|it|they)(?:(?:'s|'re| is| are| was| should be| must be| would be| will be| looks like) (?:like )?(.+)|(?: also)? (?:has|have|wears?|holds?|carr(?:y|ies)|got|owns?|should (?:have|wear|hold|carry)|needs?|with)(?: got)? (.+))$/i;
/** How large, from how many sides: no part of who it is. */
const SIZES =
  /,?\s*(?:with |in |at )?(?:\d+ ?x ?\d+(?: ?px| pixels)?|\d+ ?(?:px|pixels)|(?:4|8|four|eight) (?:directions|sides))/gi;
/** Somebody of whom nothing is said yet. */
const ROLE_ALONE =
  /^(?:(?:i|we)(?:'d| would)? (?:want|need|like)|make|draw|create|give me|can you (?:make|draw|create)|please|a|an|the|my|our|me|new|main|some|need|for my game|\s)*(?:hero(?:ine)?|protagonist|main character|character|player(?: character)?|villain|enemy|boss|npc|sidekick|person|somebody|someone|guy)(?: for (?:my|the|a) [\w ]+)?[.!?\s]*$/i;

/** Sentences about who was wished for just before belong to the wish. */
function gathered(said: readonly Sentence[]): readonly Sentence[] {
  const all: Sentence[] = [];
  for (const one of said) {
    const before = all.at(-1);
    const [, is, has] = (before?.act === 'wish' && SAID_OF.exec(one.words.replace(/[.!?\s]+$/, ''))) || [];
    if (!before || (is === undefined && has === undefined)) all.push(one);
    else if (ROLE_ALONE.test(before.words.replace(SIZES, ''))) {
      const who = is ?? `a hero with ${has}`;
      const article = /^(?:an?|the|old|young|very)\b/i.test(who) ? '' : 'a ';
      const sizes = [...before.words.matchAll(SIZES)].map(([size]) => size.replace(/^,/, '')).join(',');
      all.splice(-1, 1, { act: 'wish', words: `${article}${who}${sizes ? `,${sizes}` : ''}` });
    } else
      all.splice(-1, 1, {
        act: 'wish',
        words: `${before.words.replace(/[.!?\s]+$/, '')}, ${has ? 'with ' : ''}${(is ?? has)!.replace(/^an? /i, is ? '' : '$&')}.`,
      });
  }
  return all;
}

/** `aboutGame`: what is said of "it" is said of the game that is there. */
export function messageOf(text: string, aboutGame = false): Message {
  const all = aboutGame ? partsOf(text) : gathered(partsOf(text));
  // who is told of, and then "draw him": that is the wish
  const points = all.filter(({ act, words }) => act === 'wish' && DRAW_IT.test(words));
  const said =
    points.length && points.length < all.length
      ? all
          .filter((one) => !points.includes(one))
          .map((one) =>
            one.act === 'wish' || TOLD.test(one.words)
              ? { act: 'wish' as const, words: one.words.replace(TOLD, '') }
              : one,
          )
      : all;
  const of = (act: Act): readonly Sentence[] => said.filter((one) => one.act === act);
  // "my grandson adores tractors. draw a green one"
  const told = said.filter(({ act }) => act === 'statement').map((one) => one.words);
  const words = (...acts: readonly Act[]): string =>
    said
      .filter(({ act }) => acts.includes(act))
      .map((one) => (aboutGame ? one.words : withNoun(one.words, told)))
      .join(' ');
  const [forbidden] = of('forbid');
  const wishes = of('wish');
  if (of('price').length) return { act: 'price', words: priced(words('wish', 'maybe')) || priced(words('price')) };
  if (wishes.length) {
    // "no knight, a wizard" is a wish; "I want a knight, but don't start yet" is none now
    const waits = forbidden && ANYTHING.test(forbidden.words);
    return { act: waits ? 'maybe' : 'wish', words: words('wish') };
  }
  if (of('maybe').length) return { act: 'maybe', words: supposed(words('maybe')) };
  for (const act of ['question', 'forbid', 'complaint', 'cancel', 'statement'] as const)
    if (of(act).length) return { act, words: words(act) };
  return { act: 'courtesy', words: text };
}

const ONE = /\b(an? (?:[\w-]+ )?)one\b/i;
/** "make one with sparkles" */
const MAKE_ONE = /\b((?:make|draw|do|create|have|get|need|want)(?: me)?) one(?= (?:with|in|of|that|who|for)\b|\W*$)/i;
/** "a green one" of what was told of before. */
function withNoun(words: string, told: readonly string[]): string {
  if (!ONE.test(words) && !MAKE_ONE.test(words)) return words;
  const nouns = told.flatMap((one) => one.toLowerCase().match(/[a-z-]{3,}/g) ?? []);
  const noun = nouns.findLast((one) => /^(?:thing|animal)$/.test(subjectOf(singular(one))?.kind ?? ''));
  return noun ? words.replace(ONE, `$1${singular(noun)}`).replace(MAKE_ONE, `$1 a ${singular(noun)}`) : words;
}

function partsOf(text: string): readonly Sentence[] {
  return sentencesOf(text).flatMap((sentence) => {
    const [first = '', ...rest] = sentence.words.split(WITHIN);
    const parts = rest.length ? [first, ...rest].flatMap((part) => sentencesOf(part)) : [sentence];
    return parts.flatMap((part) => {
      if (part.act !== 'forbid') return [part];
      const [no = '', ...yes] = part.words.split(AFTER_NO);
      return yes.length ? [{ act: 'forbid' as const, words: no }, ...yes.flatMap((one) => sentencesOf(one))] : [part];
    });
  });
}

/** What a price is asked of: "how much would a knight cost" → "a knight". */
const PRICE_FRAME =
  /\b(?:how (?:much|many)|what(?:'s| is| are| would| will| does| do)?)\b|\b(?:(?:would|will|does|do|is|are|it|that|this|me|us|you) )*\b(?:costs?|price(?:s|d)?|charge[sd]?|pay|expensive)\b(?: (?:me|us|of|for|to))?|\b(?:generations?|credits?)(?: (?:for|would|is|are))?\b|\b(?:the|a) (?=(?:of|for)\b)|\b(?:would|will) (?:it|that|an?|the)? ?(?:be|take|need)\b|\b(?:tell|show|give) me\b|^\W*(?:if|when) (?:i|we|you) (?:ask(?:ed)?|want(?:ed)?|make|made|order(?:ed)?|get|got|wish(?:ed)?)(?: (?:you )?for| you to \w+)?\b|\b(?:just|only|first|beforehand|before you start|in total|all together|altogether|exactly|roughly|about)\b/gi;
const priced = (words: string): string =>
  words
    .replace(PRICE_FRAME, ' ')
    .replace(/[?]/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(
      /^[\s,.:]*(?:(?:it|to|for|of|if|would|will|be|is|does|do|have|having|and|the|you|i|we)\b[\s,]*(?=\w))*/i,
      '',
    )
    .replace(/[\s,]*\b(?:it|be|is|would|will|that|to|for)\s*$/i, '')
    .trim();

/** What is only supposed: "what if I made a dragon" → "a dragon". */
const SUPPOSED =
  /^\W*(?:(?:and|but|so|hmm|well|maybe|perhaps|one day|some ?day|later|tomorrow|next (?:week|time|month)|in theory|theoretically|hypothetically|if|what if|suppose|imagine|let'?s say)\b[\s,]*)*(?:(?:i|we|you)(?:'m|'re|'ve|'ll| am| are| was| were| will| might| may| could| would| have been)?\b\s*)?(?:(?:just|still|also|maybe|probably|later|not sure|unsure|thinking|considering|wondering|curious|about|of|if|whether|should|(?:i|we|you) (?:should|could|can|want|wanted|had|have|add|added|make|made)|want(?:ed)?|need(?:ed)?|ask(?:ed)?(?: you)? for|had|have|add(?:ed|ing)?|mak(?:e|ing)|made|draw(?:ing)?|drew|get(?:ting)?|got|us(?:e|ing)|use|to)\b\s*)*/i;
const supposed = (words: string): string => words.replace(SUPPOSED, '').replace(/\?/g, '').trim();
