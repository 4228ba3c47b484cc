/** "about 50 years old", "aged 9", "a 70 yo fisherman": an age, and neither how many nor how large. It is drawn as a word for it. */

const YEARS =
  /(\b(?:(?:about|around|roughly|approx(?:imately)?|some|maybe|circa|like|at least|over) )?)(?:\b(?:aged?|at the age of|of age)(?: (?:about|around|roughly))? (\d{1,3})\b(?! ?(?:px|pixels?|x ?\d|frames?))|(?:\b(\d{1,3})[ -]?(?:years?|yrs?)[ -]?olds?\b|\b(\d{1,3}) ?(?:yo|y\/o|y\.o\.)(?![\p{L}\d])))/giu;
/** Up to so many years, in words that are drawn. */
const WORDS: readonly (readonly [number, string])[] = [
  [12, 'young'],
  [19, 'teenage'],
  [54, 'adult'],
  [999, 'old'],
];
/** Whoever writes tells of themselves: nothing to be drawn. */
const OF_THEMSELVES = /\b(?:i am|i'?m|i was|we are|we'?re|my (?:\w+ ){1,2}is|my (?:\w+ )?(?:is )?)\s*$/i;
const GOES_ON =
  /^[ -]+(?!(?:and|with|in|who|that|which|wearing|holding|having|has|but|or|please|pls|at|on|from|for)\b)\p{L}/iu;

export const agedInWords = (message: string): string =>
  message
    .replace(YEARS, (all: string, _about: string, a: string, b: string, c: string, at: number) => {
      const before = message.slice(0, at);
      if (OF_THEMSELVES.test(before)) return all;
      const word = WORDS.find(([most]) => Number(a ?? b ?? c) <= most)![1];
      // "a 7 year old girl"; "a janitor, 50 years old"; "he is 50 years old"
      if (
        GOES_ON.test(message.slice(at + all.length)) ||
        /(?:^|[,.;:]|\b(?:is|be|looks?|looking|'s))\s*$/i.test(before)
      )
        return word;
      return `, ${word}`;
    })
    .replace(/\s+, (?=(?:young|teenage|adult|old)\b)/g, ', ')
    .replace(/\ban (?=young\b|teenage\b)/gi, 'a ')
    .replace(/\ba (?=adult\b|old\b)/gi, 'an ');
