/** Which act a part of a message is, where its words tell it better than the network that read it. */
import { templateFor } from '../games/index.ts';
import type { Part } from '../reader/index.ts';
import { UNSAFE } from './acts/refused.ts';

/** "please advise on licensing terms": asked about, whatever it was taken for. */
const isAsked = ({ act, slots }: Pick<Part, 'act' | 'slots'>): boolean =>
  act.startsWith('make.') &&
  slots.some(({ slot }) => slot === 'topic') &&
  slots.every(({ slot }) => /^(?:topic|target)$/.test(slot));

/** "and then make the shooter out of it": a game of what the same message asks for, whatever it was taken for. */
export const OUT_OF =
  /\b(?:out of|from|with|using) (?:it|them|these|those|this|that|all (?:of )?(?:it|them|that|this|those|these))\b/i;
export const isGameOfIt = ({ act, words }: Pick<Part, 'act' | 'words'>): boolean =>
  /^(?:terms|make\.\w+|edit|again|unclear|none)$/.test(act) && OUT_OF.test(words) && templateFor(words) !== undefined;

/** "and how many knights would that get me": for how many it is enough. */
const HOW_MANY = /\bhow many\b.*\b(?:get|afford|buy|enough|can i|could i|do i)\b/i;

/** "send me the wolf sheet": files, and no game. */
const FILES = /\b(?:sheets?|sprites?|png|gif|zip|files?|tile ?sets?|atlas|pictures?|images?)\b/i;

/** "don't draw a knight" */
const isForbidden = ({ act, words, slots }: Part): boolean =>
  /^(?:correct|make\.\w+)$/.test(act) &&
  /^\W*(?:please )?(?:do not|don'?t|never) (?:draw|make|create|do)\b/i.test(words) &&
  slots.filter(({ slot }) => slot === 'n').length < 2 &&
  !/\b(?:instead|rather|but|yet|without)\b|[,.;] *(?:do|draw|make|create|give)\b/i.test(words);

/** "what do i need first, a character or the tiles": asked, and none of its words is to be drawn. */
export const isQuestion = ({ act, words }: Pick<Part, 'act' | 'words'>): boolean =>
  (act.startsWith('make.') ||
    (act === 'price' &&
      !/\b(?:cost\w*|prices?|how (?:much|many)|generations?|credits?|pay|cheap\w*|expensive|worth)\b/i.test(words))) &&
  /^\W*(?:(?:so|and|but|ok|okay|also|hmm?|well|sorry|hi|hey) )*(?:what|which|where|when|how|who|why)\b[^.!:]{0,40}?\b(?:do|does|should|shall|would|must) (?:i|we|you|one|it|they)\b(?! (?:draw|make|create) me\b)/i.test(
    words,
  );

/** "make a girl": refused is what is surely meant badly, and nothing else. */
const isHarmless = ({ act, sure, words, slots }: Part): boolean =>
  act === 'unsafe' &&
  sure < SURELY_BAD &&
  slots.some(({ slot }) => slot === 'n') &&
  !UNSAFE.some(([said]) => said.test(words));
const SURELY_BAD = 0.7;

/** "the chest should open, as an animation" */
const AS_ANIMATION =
  /\b(?:as|in|with) an? (?:looping |looped |little |short |small )?(?:animation|anim|gif)\b|\banimated\b/i;
/** Words are written on parts of an interface alone. */
const LOGO = /\b(?:logo|word ?mark|lettering|title (?:banner|text|card))\b/i;
const LOGO_SAYS =
  /\b(?:logo|word ?mark|title (?:banner|card)) (?:that |which )?(?:says?|saying|reads?|reading|with the (?:words?|text|title)) \S/i;
/** What is told by the words of a part, the first that is so. */
const TOLD: readonly (readonly [is: (part: Part) => boolean, act: string])[] = [
  [isForbidden, 'no'],
  [({ act, words }) => /^(?:resize|edit|animate)$/.test(act) && /^\W*(?:so |and |but )?why (?:is|are|does|do|has|have|did)\b/i.test(words), 'ask.service'],
  [({ act, words, slots }) => act === 'edit' && AS_ANIMATION.test(words) && slots.some(({ slot }) => slot === 'target'), 'animate'],
  [({ act, words, slots }) => (act === 'make.scene' && LOGO.test(words) && slots.some(({ slot }) => slot === 'text')) || (/^make\.(?:scene|object|icons)$/.test(act) && LOGO_SAYS.test(words)), 'make.ui'],
  [isHarmless, 'make.character'],
  [isQuestion, 'ask.advice'],
  [isAsked, 'ask.service'],
  [isGameOfIt, 'game.make'],
  [({ act, words }) => act === 'price' && HOW_MANY.test(words), 'balance'],
  [({ act, slots }) => act === 'game.publish' && slots.some(({ slot, words }) => slot === 'target' && FILES.test(words)), 'export'],
]; // biome-ignore format: a table

/** The act of a part: as it was read, or another where its words leave no doubt. */
export const actIn = (part: Part): string => TOLD.find(([is]) => is(part))?.[1] ?? part.act;
