/** A game that is to be put online is there already, at its address. */
import type { Outcome } from './outcome.ts';

/** What is done with a game anyway: each change is at its address at once. */
const FRIENDS =
  '(?:(?:my|a|some|all my|our|the|other|his|her) )*(?:friends?|famil(?:y|ies)|others|people|every(?:body|one)|some(?:body|one)|mom|mum|dad|kids?|daughter|son|wife|husband|brother|sister|class|colleagues?|players|group|team|buddy|buddies|mates?)';

const GAME = '(?:it|this|that|(?:the|my|this|our) game)';

/** "put it online so I can send it to friends": it is there already, at its address. */
const SHARES = new RegExp(
  `^(?:(?:please|then|and|also|now|pls|hey|ok|so|can you|could you|can i|can we|could i|how (?:can|do|could|should|would) (?:i|we)|i (?:want|would like|'d like|need) (?:you )?to|i'd like to|is it possible to|is there a way to|let me|let's|want to) )*` +
    `(?:(?:publish|share|deploy|release|upload|host)(?: ${GAME})?|put(?: ${GAME})?(?: up)? online|bring ${GAME} online|make ${GAME} (?:public|available|playable|shareable|online)|(?:give|send|show|get) (?:me|us) (?:the |an? |its )?(?:public |play |new |shareable |share |web )?(?:link|url|address)|get an? (?:public )?link|(?:send|show|give) ${GAME} to ${FRIENDS}|(?:where|what)(?:'s| is) (?:the|its|my) (?:link|url|address)|can ${FRIENDS} (?:also )?(?:play|try|see|open) ${GAME}|play ${GAME} with ${FRIENDS} online)` +
    `(?:,? (?:${GAME}|online|again|for me|to the (?:web|internet)|on the (?:web|internet)|on a website|please|too|to play|with ${FRIENDS}|to ${FRIENDS}|for ${FRIENDS}|(?:so )?(?:that )?(?:i|we|they|he|she|${FRIENDS}) can (?:also )?(?:send|share|show|give|play|try|see|open)(?: ${GAME})?(?: (?:to|with) ${FRIENDS})?))*$`,
);

export const asksToShare = (words: string): boolean =>
  SHARES.test(
    words
      .toLowerCase()
      .replace(/[.!?\s]+$/, '')
      .trim(),
  );

export function published(clause: string): Outcome {
  return asksToShare(clause)
    ? { refused: 'It is at its address with each change: whoever has the link can play it.', already: true }
    : undefined;
} // biome-ignore format: short enough
