/** Who defends in a tower defence: said towers stand there, and said foes come, and none of the usual ones beside them. */
import type { SlotChoice } from '../games/index.ts';
import { kindsOf } from './kinds.ts';
import { isColour, singular, subjectOf } from './subjects.ts';
import { bareNoun } from './words.ts';

const NAME = '((?:(?!with|where|which|that|who|and|game|about|of|in|against|the|defen[cs]e)[a-z-]+ ){0,2}?[a-z-]+)';
/** Towers that the game has anyway, or that say nothing of how they look. */
const USUAL =
  /^(?:different|many|some|more|three|several|various|new|cool|my|our|your|build(?:ing)?|place|placing|put|upgrad\w+|two|four|tower|archer|arrow|frost|ice|cannon|bomb|the|and|with)$/;
const TOWERS: readonly RegExp[] = [
  new RegExp(`\\b${NAME}[- ]towers\\b`),
  new RegExp(`\\b(?:the |my |our )?towers (?:are|should be|must be|look like|shaped like|made of|=|:) (?:all )?${NAME}`),
  new RegExp(`\\b${NAME} (?:(?:that|who) )?(?:are )?(?:defend(?:s|ing)?|fight(?:s|ing)?|shoot(?:s|ing)?|protect(?:s|ing)?|hold(?:s|ing)?|guard(?:s|ing)?)(?: (?:against|off|at|from|back|versus|vs\\.?)\\b| (?=(?:the|a|an|my|their|his|her|our) ))`),
  new RegExp(`\\b${NAME} (?:throw|hurl|fling|lob|fire|spit|shoot|launch)(?:s|ing)? (?:[\\w-]+ ){1,3}?at\\b`),
  new RegExp(`\\b${NAME} (?=(?:versus|vs\\.?|against) )`),
]; // biome-ignore format: a table

export interface Defence {
  /** What is in the words besides. */
  readonly rest: string;
  /** One that defends; undefined where the usual towers do. */
  readonly tower: string | undefined;
}

/** Who defends, and the words without that. */
export function defendersIn(words: string): Defence {
  for (const form of TOWERS) {
    const [said = '', named = ''] = form.exec(words) ?? [];
    const name = bareNoun(named).trim();
    if (!name || name.split(' ').some((word) => USUAL.test(word))) continue;
    const tower = subjectOf(singular(name)) ? singular(name) : name;
    const kind = subjectOf(tower)?.kind;
    if (!kind || kind === 'place') continue;
    return {
      rest: words
        .replace(said, said.replace(named, ' '))
        .replace(/\btowers (?:are|should be|must be|look like|shaped like|made of)\b|(?:with )?\s+towers\b/, ' '),
      tower,
    };
  }
  return { rest: words, tower: undefined };
}

type Filled = Record<string, Pick<SlotChoice, 'prompt'> & Partial<SlotChoice>>;
const article = (words: string): string => `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** Three towers of one kind, each another one, so that they are told apart. */
export function towersOf(tower: string): Filled {
  const three = kindsOf(tower, 3) ?? [`a small ${tower}`, `a large ${tower}`, `a blue ${tower}`];
  return Object.fromEntries(['towerArrow', 'towerCannon', 'towerFrost'].map((id, i) => [id, { prompt: three[i]! }]));
}

/** Who comes besides the one that was named: others of its kind. */
export function foesLike(prompt: string): Filled {
  const bare = bareNoun(prompt);
  if (bare.split(/\s+/).some((word) => isColour(word)) || / (?:with|in|of|on) /.test(bare))
    return { walker: { prompt: article(`small ${bare}`) } };
  return { walker: { prompt: article(`small ${bare}`) }, flyer: { prompt: article(`red ${bare}`) } };
}
