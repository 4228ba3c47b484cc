/** What a sentence is made of for the desk: its words with their stems, and whether it asks, tells or wishes for a picture. */

/** Said in several words, and one thing. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:whats|what's|wats|wat is)\b/g, 'what is'],
  [/\b(?:hows|how's)\b/g, 'how is'],
  [/\b(?:wheres|where's)\b/g, 'where is'],
  [/\b(?:whos|who's)\b/g, 'who is'],
  [/\b(?:its|it's)\b/g, 'it is'],
  [/\b(?:im|i'm)\b/g, 'i am'],
  [/\b(?:cant|can't|cannot|couldnt|couldn't)\b/g, 'can not'],
  [/\b(?:dont|don't|doesnt|doesn't|didnt|didn't)\b/g, 'do not'],
  [/\b(?:wont|won't)\b/g, 'will not'],
  [/\b(?:isnt|isn't|arent|aren't)\b/g, 'is not'],
  [/(?<=[a-z])'(?:s|re|ve|ll|d|m)\b/g, ''],
  [/\bu\b/g, 'you'],
  [/\bur\b/g, 'your'],
  [/\bthx\b/g, 'thanks'],
  [/\be-?mails?(?: ad+res+(?:es)?)?\b/g, 'email'],
  [/\b(?:log|sign)(?:ged|ing|ged)?[ -]?(?:in|on)\b/g, 'login'],
  [/\bsign(?:ed|ing)?[ -]?up\b/g, 'signup'],
  [/\b(?:credit|debit) cards?\b/g, 'paycard'],
  [/\bsprite[ -]?sheets?\b|\bsheets? of (?:sprites|frames)\b/g, 'spritesheet'],
  [/\btile ?sets?\b/g, 'tileset'],
  [/\bwalk(?:ing)?[ -]?cycles?\b/g, 'walkcycle'],
  [/\bpixel[ -]?art\b/g, 'pixelart'],
  [/\bgame ?maker\b/g, 'gamemaker'],
  [/\brpg ?maker\b/g, 'rpgmaker'],
  [/\bpower ?point\b/g, 'powerpoint'],
  [/\bcolou?r[ -]?blind\w*\b/g, 'colourblind'],
  [/\bgame ?(?:pad|controller)s?\b/g, 'gamepad'],
  [/\bhigh ?scores?\b/g, 'highscore'],
  [/\bfree of charge\b/g, 'free'],
  [/\bhow (?:much|many)\b/g, 'howmuch'],
  [/\bhow long\b/g, 'howlong'],
  [/\bhow (?:do|can|could|should|would|to|does|did)\b/g, 'howto'],
  [/\bno longer\b|\bnot any ?more\b/g, 'nolonger'],
  [/\bcolors?\b/g, 'colour'],
]; // biome-ignore format: a table

export const stem = (word: string): string =>
  word.length < 4
    ? word
    : word
        .replace(/ies$/, 'y')
        .replace(/(?:ss|us|is)$/, '$&')
        .replace(/(?<=[^su])s$/, '')
        .replace(/(?<=[a-z]{3})(?:ing|ed)$/, '')
        .replace(/(?<=[a-z]{3})e$/, '');

export interface Sentence {
  readonly text: string;
  readonly words: ReadonlySet<string>;
  /** It ends with a question mark, or begins as questions do. */
  readonly asks: boolean;
  /** Somebody speaks of himself or to the assistant, or tells it what to do. */
  readonly talks: boolean;
  /** A picture, or a game, is to be made. */
  readonly makes: boolean;
  /** Something is needed, which may be what is asked about. */
  readonly needs: boolean;
}

const OPENS =
  /^\W*(?:(?:hey|hi|hello|ok|okay|so|and|but|also|btw|by the way|quick question|question|one (?:more )?question|sorry|um+|uh+|hm+|well|please|pls|good (?:morning|evening|day)|excuse me|now|just|wait|thanks|dear \w+)\b[\s,.:;!-]*)+/i;
const ASKS =
  /^(?:what|which|how|howto|howmuch|howlong|why|when|where|who|whose|whom|is|are|am|was|were|do|does|did|can|could|may|might|will|would|should|shall|has|have|had|any)\b|^(?:(?:the )?diff(?:erence)?s? between|tell me|explain|teach|help me (?:understand|with|find)|show me how|i wonder|i(?: am| was)? (?:wondering|asking|curious)|i want to know|i(?: would|'d)? like to know|need to know|do you know|i do not (?:know|understand|get)|no idea|give me (?:tips|advice|a hint))\b/;
/** A picture or a game that is wished for, whoever is told to make it. */
const MAKES =
  /^(?:(?:can|could|would|will) you (?:please |maybe |also |just )*|please |i(?: would| want| need|'d)?(?: really)? (?:like|want|need|love) (?:you )?(?:to )?|let us |let's )*(?:make|draw|create|generate|design|paint|build|render|animate)\b(?! (?:sense|sure|(?:more |some |any )?(?:money|progress)|(?:me )?an? (?:refund|account|payment|backup)|(?:separate|several|more|new|other) accounts?))/;

const TALKS =
  /\b(?:i|my|me|we|our|us|mine|you|your)\b|^(?:it|this|that|nothing|everything) (?:do not|is not|will not|works?)\b|^(?:please )?(?:cancel|change|delete|close|switch|resize|refund|tell|restore|bring|update|stop|end|set|reset|check|compose|write|get|give|speak|answer|contact|scale|double)\b/;
/** "i need a fox": what is wished for is drawn, unless the service gives it otherwise. */
const NEEDS =
  /^(?:i|we)(?: would|'d)?(?: really| just| also)? (?:need|want|like|could use) (?!to\b|you\b|my\b|our\b|it\b|help\b|more\b|some (?:help|music)|(?:an?|another|the|some|new|more) (?:[a-z]+ )?(?:receipt|invoice|refund|account|discount|password|token|backup|link|answer|explanation|tutorial|person|human|song|soundtrack|music|font|subscription|credits?|generations?)\b)/;
/** Sentences, and a question that stands behind a comma. */
const PARTS =
  /(?<=[.!?;])\s+|\n+|,\s+(?=(?:can|could|would) you (?:please )?(?:explain|tell|teach|show me how)|(?:how|what|why|when|where) (?:do|does|did|is|are|can|should|would|to)\b|(?:can|do|should) i\b|(?:is|are) there\b)/i;

export function heard(message: string): readonly Sentence[] {
  return message
    .replace(/’/g, "'")
    .split(PARTS)
    .map((sentence) => sentence.trim())
    .filter(Boolean)
    .map((sentence) => {
      let text = sentence.toLowerCase().replace(OPENS, '');
      for (const [said, one] of PHRASES) text = text.replace(said, one);
      const words = text.split(/[^a-z0-9%-]+/).filter(Boolean);
      return {
        text,
        words: new Set(words.flatMap((word) => [word, stem(word)])),
        // "a fox, please?" asks for nothing that the desk knows
        asks: ASKS.test(text) || (/\?\s*$/.test(sentence) && (words.length < 6 || TALKS.test(text))),
        talks: TALKS.test(text),
        makes: MAKES.test(text),
        needs: NEEDS.test(text),
      };
    });
}
