/** Which of the six kinds of games a wish is built as, and what is said where it is none of them. */

import { type GameTemplate, templateFor, templateOf, templates, themeOf } from '../../games/index.ts';
import { listed } from '../phrases.ts';
import { wordsOf } from '../slots.ts';
import type { Wish } from '../types.ts';
import { article } from '../words/nouns.ts';
import { around } from './around.ts';
import { isSomebody } from './somebody.ts';
import { castOf } from './words/cast.ts';
import { playedBy, simplestFor } from './words/chosen-kind.ts';
import { genreIn, withoutIn } from './words/genres.ts';
import { titleIn } from './words/titles.ts';

export interface Kind {
  readonly template: GameTemplate;
  /** It is another kind than was asked for: why, and what of it can be had. */
  readonly instead?: string;
  /** What makes the kind that was asked for is in none of mine: it is said before a plan of another game is shown. */
  readonly apart?: true;
  /** Nobody named a kind, and nothing that is done in it tells one. */
  readonly guessed?: true;
}

const named = (template: GameTemplate): string => template.title.toLowerCase();
export const kinds = (): string => listed(templates.map(named));

const FROM_ABOVE = /\b(?:top[- ]?down|from above|bird'?s[- ]eye|overhead|birds eye)\b/i;
const FROM_SIDE = /\b(?:side(?:[- ]?(?:view|scroll\w*|on))?|from the side)\b/i;
const SHOOTS = /\b(?:shoot\w*|gun|bullets?|lasers?|waves?|hordes?|surviv\w*|zombies?)\b/i;
/** Seen from the side; the others are seen from above, and the board of a match-3 from the front. */
const FROM_THE_SIDE: ReadonlySet<string> = new Set(['platformer', 'runner']);

/** Whether a wish names a kind of game: what names none goes on with the game before it. */
export const namesKind = (wish: Wish): boolean => {
  const genre = wordsOf(wish, 'genre').join(', ');
  return templateFor(genre) !== undefined || genreIn(genre) !== undefined;
};

/** By its name, by what is done in it, by how it is seen; else the simplest that fits who plays. */
export function kindIn(wish: Wish): Kind | undefined {
  const title = titleIn(wish.words).title?.toLowerCase();
  const genre = wordsOf(wish, 'genre')
    .filter((words) => words.toLowerCase() !== title)
    .join(', ');
  const rules = wordsOf(wish, 'rule').join(', ');
  const own = templateFor(genre);
  if (own) return puzzle(wish, own) ?? seen(wish, own);
  const other = otherKind(genre.split(/\b(?:like|similar to|in the style of)\b/i)[0]!) ?? otherKind(genre);
  if (other) return turned(wish, other);
  const said = templateFor(wish.words);
  if (said) return puzzle(wish, said) ?? seen(wish, said);
  const words = wish.words.toLowerCase();
  const told = otherKind(around(wish).toLowerCase());
  if (told) return turned(wish, told);
  const view = `${wordsOf(wish, 'view').join(' ')} ${genre} ${words}`;
  if (FROM_ABOVE.test(view)) return { template: templateOf(SHOOTS.test(words) ? 'twin-stick' : 'adventure') };
  if (FROM_SIDE.test(view)) return { template: templateOf('platformer') };
  if (/\b(?:run|runs|running|dash\w*)\b.*\b(?:forever|endless\w*|non-?stop)\b/i.test(words))
    return { template: templateOf('runner') };
  if (/\b(?:deliver\w*|labyrinth|maze|explor\w*|treasure)\b/i.test(rules)) return { template: templateOf('adventure') };
  const played = (rules && playedBy(rules.toLowerCase())) || playedBy(words);
  if (played && !isKind(genre)) return { template: played };
  const [hero, foe, pickup] = [wordsOf(wish, 'hero')[0], wordsOf(wish, 'foe')[0], wordsOf(wish, 'pickup')[0]];
  const cast = {
    ...castOf(words),
    ...(hero ? { hero } : {}),
    ...(foe ? { enemy: foe } : {}),
    ...(pickup ? { pickup } : {}),
  };
  const simplest = simplestFor(cast, words);
  if (isKind(genre)) return unknownKind(genre, simplest ?? templateOf('platformer'));
  return simplest && { template: simplest, guessed: true };
}

/** Words of a genre that name one: neither who is in it nor how it is. */
const isKind = (genre: string): boolean => {
  const rest = genre
    .replace(
      /\b(?:games?|simple|little|small|short|cute|fun|cool|easy|hard|cozy|pixel|retro|arcade|an?|the|my|that|this|one|thing|kind|of|something|anything)\b/gi,
      ' ',
    )
    .trim();
  return rest.length > 1 && !isSomebody(rest) && !themeOf(`in ${rest}`);
};
const unknownKind = (genre: string, template: GameTemplate): Kind => ({
  template,
  instead: `"${genre}" is no kind of game that I build: mine are ${kinds()}. The simplest of them for it would be ${article(named(template))}.`,
});

/** What is offered instead may be seen otherwise than was said, too. */
const turned = (wish: Wish, kind: Kind): Kind => {
  const { instead } = seen(wish, kind.template);
  return instead ? { ...kind, instead: `${kind.instead} ${instead}` } : kind;
};

/** A puzzle in which somebody goes about and pushes things is no match-3. */
function puzzle(wish: Wish, { id }: GameTemplate): Kind | undefined {
  const pushes = /\b(?:push\w*|crates?|switch(?:es)?|buttons?|levers?|maze|labyrinth|escape|sliding|sokoban)\b/i.test(
    wish.words,
  );
  if (id !== 'match-3' || !pushes || /\b(?:match|swap|candy|bejewel)/i.test(wish.words)) return undefined;
  const { title } = templateOf('adventure');
  return {
    template: templateOf('adventure'),
    instead: `Puzzles of that kind are none of mine: the only one is a match-3, in which nobody walks about. Nearest comes a ${title.toLowerCase()}: the hero walks about islands and finds what is hidden; nothing is pushed or switched.`,
  };
}

/** "racing": what it is not, and what comes nearest. */
function otherKind(words: string): Kind | undefined {
  const found = genreIn(words);
  if (!found) return undefined;
  const { near = 'platformer', how } = found.genre;
  const template = templateOf(near);
  const nearest = how
    ? `Nearest comes ${article(named(template))}: ${how}.`
    : `The simplest of them would be ${article(named(template))}.`;
  const without = withoutIn(found.said);
  const left = without ? ` What "${found.said}" is played for would be left out: ${without}.` : '';
  return {
    template,
    instead: `"${found.said}" is no kind of game that I build: mine are ${kinds()}. ${nearest}${left}`,
    ...(without ? { apart: true as const } : {}),
  };
}

/** A kind that is seen otherwise than was said. */
function seen(wish: Wish, template: GameTemplate): Kind {
  const view = wordsOf(wish, 'view').join(' ');
  const side = FROM_THE_SIDE.has(template.id);
  const other = view && ((side && FROM_ABOVE.test(view)) || (!side && FROM_SIDE.test(view)));
  return other
    ? {
        template,
        instead: `${capital(article(named(template)))} of mine is seen ${side ? 'from the side' : 'from above'}, and not as you said (${view}).`,
      }
    : { template };
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);
