/** Titles, and what the screens say. */
import type { GameDescription, TextName } from '../types.ts';
import type { Outcome } from './outcome.ts';

const MOST = 120;

export function rename(clause: string, game: GameDescription): Outcome {
  const [, title] =
    /\b(?:call (?:it|the game|this game|this)|(?:rename|retitle) (?:it|the game|this)(?: (?:to|as|into))?|(?:the |its |new )?(?:title|name)(?: of (?:it|the game))? ?(?:is|should be|must be|shall be|:|to|into|as)|name (?:it|the game)|title it|(?:change|set) (?:the |its )?(?:title|name)(?: of (?:it|the game))? (?:to|as|into))\s+["'“]?(.+?)["'”]?$/i.exec(
      clause,
    ) ?? [];
  if (!title) return undefined;
  return title.length > 40
    ? { refused: 'A title has at most 40 letters.' }
    : { game: { ...game, title }, changed: `The game is called "${title}".` };
}

const KINDS: readonly (readonly [name: TextName, words: string])[] = [
  ['lose', 'lose|loses|losing|game over|defeat|die|dies|dead'],
  ['win', 'win|wins|winning|victory|end(?:ing)?(?: screen)?|finish(?:es|ing)?|finale|beat(?:s|en)?|at the end|when (?:it|the game) (?:is over|ends)'],
  ['goal', 'goal|objective|instructions?|mission text'],
  ['intro', 'intro(?:duction)?|story(?: (?:line|text))?|start(?:ing)?(?: screen)?|opening|beginning|title screen|first screen|prologue'],
]; // biome-ignore format: a table
const SAYS =
  '(?:text|message|line|screen|story|intro(?:duction)?|words?|says?|say|show|shows|tell|tells|read|display|write)';

/** Texts for screens, which stand in quotes or after a colon, and the words without them. */
export function textsIn(words: string): {
  readonly rest: string;
  readonly texts: readonly (readonly [TextName, string])[];
} {
  const texts: (readonly [TextName, string])[] = [];
  let rest = words;
  for (const [name, kind] of KINDS)
    for (const form of [
      new RegExp(`[^.;!?"“]*\\b(?:${kind})\\b[^.;!?"“]*?["“]([^"”]{2,${MOST}})["”][^.;,]*`, 'i'),
      new RegExp(`[^.;!?"“]*\\b(?:${kind})\\b[^.;!?:"“]*?:\\s*([^"”:]{2,${MOST}})$`, 'i'),
      // what else is told before it, is told of the game
      new RegExp(
        `[^.,;!?"“]*\\b(?:${kind})\\b[^.,;!?"“]*?(?:, (?:then )?(?:it|there|the|an?|please)\\b[^.,;!?"“]*?)?\\b(?:saying|says|say)\\s+(?!that )([^"”:]{2,${MOST}})$`,
        'i',
      ),
    ]) {
      const found = form.exec(rest);
      if (!found || !new RegExp(`\\b${SAYS}\\b`, 'i').test(found[0]) || texts.some(([one]) => one === name)) continue;
      texts.push([name, found[1]!.trim().replace(/^['"]|['"]$/g, '')]);
      rest = `${rest.slice(0, found.index)} ${rest.slice(found.index + found[0].length)}`.trim();
    }
  return { rest, texts };
}
const SHOWN: Readonly<Record<TextName, string>> = {
  ...{ intro: 'The title screen begins with', goal: 'The goal is told as' },
  ...{ win: 'Who wins reads', lose: 'Who loses reads', talk: 'Who stands about says' },
};
export const withText = (game: GameDescription, name: TextName, text: string): Exclude<Outcome, undefined> => ({
  game: { ...game, texts: { ...game.texts, [name]: text } },
  changed: `${SHOWN[name]}: "${text}".`,
});
