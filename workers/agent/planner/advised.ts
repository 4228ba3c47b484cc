/** Proposals: what fits a theme, what a budget buys, which of two. */
import { generations, listed } from './phrases.ts';
import { tidy } from './slots.ts';
import type { Own } from './types.ts';
import { singular } from './words/nouns.ts';
import { subjectOf } from './words/subjects.ts';
import { USUAL } from './words/usual-things.ts';

const FOES = /\b(?:enem(?:y|ies)|monsters?|foes|villains?|baddies|boss(?:es)?|opponents?)\b/i;
const PEOPLE = /\b(?:npcs?|people|characters?|villagers?|who (?:lives|works))\b/i;
const ANIMALS = /\banimals?|creatures?|pets?\b/i;

const fits = (theme: string, words: string): boolean =>
  theme !== '' && new RegExp(`\\b(?:${theme})s?\\b`, 'i').test(words);
const ofGroup = (group: string, words: string): boolean => new RegExp(`^(?:${group})$`, 'i').test(words);

/** What is usual of a theme: of the group that is asked for, else things. */
export function usualOf(words: string): readonly string[] {
  // "whats my favourite game of mine": nothing is dug
  if (/\b(?:of mine|mine (?:is|are|always|looks?|ends?|keeps?|has|have|was))\b/i.test(words)) return [];
  const group = FOES.test(words) ? 'enemies' : PEOPLE.test(words) ? 'npcs' : ANIMALS.test(words) ? 'animals' : 'things';
  const rows = USUAL.filter(([theme, of]) => fits(theme, words) && ofGroup(of, group));
  const any = rows.length || group === 'things' ? rows : USUAL.filter(([theme]) => fits(theme, words));
  // of a place that no row has: what is fought anywhere
  const last =
    any.length || group !== 'enemies'
      ? any
      : USUAL.filter(([theme, of]) => theme.endsWith('|') && ofGroup(of, 'enemies'));
  return [...new Set(last.flatMap(([, , kinds]) => kinds.split('|')))].slice(0, 6);
}

/** Who or what a game or a set is about: "my bee game", "a game about ants". */
export function aboutIn(words: string): string | undefined {
  const [, after, before] =
    /\b(?:game|rpg|platformer|shooter|runner|jam|project|level|idea|story) (?:about|with|of|around|for) (?:an? |the |my |some |our )?((?:[a-z-]+ ){0,2}?[a-z-]+)\b|\b(?:my|a|an|our|the) ((?:[a-z-]+ ){0,2}?[a-z-]+) (?:game|rpg|platformer|shooter|runner|jam|project|level)\b/i.exec(
      words,
    ) ?? [];
  const about = (after ?? before ?? '')
    .replace(/^(?:next|new|first|little|small|simple|sad|cozy|cosy|horror|puzzle|mobile|phone|kids?|2d) /i, '')
    .replace(/ (?:who|that|which|in|on|with|and)$/i, '');
  return about && subjectOf(singular(about)) ? about : undefined;
}

const one = (words: string): string =>
  /^(?:an?|the|some) /i.test(words) ? words : `${/^[aeiou]/i.test(words) ? 'an' : 'a'} ${words}`;

/** What is drawn first for a game about something, with prices. */
export function firstFor(about: string): string {
  const of = subjectOf(singular(about));
  // a place has nobody who is played
  const place = of !== undefined && !of.creature && !/^(?:person|animal)$/.test(String(of.kind));
  const hero = place ? 'young explorer' : singular(about);
  const things = usualOf(`${about} things`)
    .filter((thing) => !thing.endsWith(` ${hero}`) && !thing.endsWith(` ${singular(about)}`))
    .slice(0, 3);
  const foes = usualOf(`${about} enemies`).slice(0, 1);
  return [
    `Begin with who is played: ${one(hero)} with a walk in 4 directions (5 generations).`,
    'Then a ground: "grass and dirt tileset" (1).',
    `Then what is met and gathered: ${listed(things.length ? things : ['something to collect', 'a tree', 'a rock'])} (1 each)${foes.length ? `, and ${foes[0]} with a walk (5)` : ''}.`,
    `Or the whole game at once: "a runner with ${one(hero)}" or "a platformer with ${one(hero)}"${place ? ` in ${one(about)}` : ''}, about 10 to 25. Which shall it be?`,
  ].join(' ');
}

/** "what do i need first": of nothing in particular. */
export const asksForFirst = (words: string): boolean =>
  /\b(?:what|which|where)\b.*\b(?:need|make|draw|do|begin|start)\b.*\b(?:first|start|begin)\b|\bwhere (?:do|should|would) (?:i|we|one) (?:start|begin)\b/i.test(
    words,
  );
export const FIRST_OF_ALL =
  'First who is played: a character, 1 generation, with a walk in 4 directions 5. Then the ground: a tileset (1). Then what is met and gathered: things (1 each). To try it out one character is enough; or the whole small game at once, "a platformer with a fox" (about 10 to 25). Nothing is made yet.';

/** What so many generations buy best, the account in mind. */
export function budgetIdeas(budget: number, about: string | undefined, own: readonly Own[]): string {
  const hero = about ? one(singular(about)) : 'a hero of your choice';
  const figure = own.find(({ kind }) => kind === 'character');
  const all: readonly (readonly [number, string])[] = [
    [25, `a whole small game, "a platformer with ${figure ? `my ${figure.name}` : hero}" (10 to 25)`],
    [22, 'a matching interface: one picture with health bar, buttons and a window (20)'],
    [14, `${hero} in 8 directions with a walk (9) and five things around it (5)`],
    [
      9,
      figure
        ? `a run and an attack in 4 directions for your "${figure.name}" (8)`
        : `${hero} in 8 directions with a walk (9)`,
    ],
    [5, `${hero} with a walk in 4 directions (5)`],
    [1, 'single things, characters without movements and tilesets (1 each)'],
  ];
  const can = all.filter(([price]) => price <= budget).slice(0, 3);
  if (!can.length)
    return `With ${generations(budget)} nothing is drawn; maps, names, settings of games and downloads are free.`;
  return `For ${generations(budget)}: ${listed(
    can.map(([, what]) => what),
    'or',
  )}. I would take the first: it is the most that can be seen at once. Which shall it be?`;
}

/** "cape or no cape": both, and what each costs to be seen. */
export function eitherOf(words: string): string | undefined {
  const [, a = '', b = ''] =
    /\b(?:should (?:i|the \w+|my \w+|\w+) (?:be|do|use|make|take|get|have|go with)?|would you (?:take|use|do|pick)|better|prefer|rather|is it)?\s*((?:[\w'-]+ ){0,4}[\w'-]+) or (?:rather |maybe )?([\w'-]+(?: [\w'-]+){0,4}) ?\??\s*$/i.exec(
      tidy(words),
    ) ?? [];
  const [first, second] = [tidy(a), tidy(b)];
  if (!first || !second || /\b(?:not|leave it|is it|what|that|this)\b/i.test(second)) return undefined;
  return `I cannot see your game as a whole, so I would look at both: "${first}" and "${second}", each drawn small for 1 generation, side by side at the size of the game. In doubt take the one that is known by its silhouette alone. Which two shall I draw?`;
}

/** Nothing is made yet: what is there, and what goes with it. */
export function nextFor(own: readonly Own[]): string {
  const figures = own.filter(({ kind }) => kind === 'character');
  const tiles = own.filter(({ kind }) => kind === 'tiles');
  const still = figures.find(({ animations }) => !animations);
  const game =
    figures.length > 1
      ? [
          `a game of them: "a platformer with ${figures[0]!.name} against ${figures[1]!.name}" (about 10, as its figures are there)`,
        ]
      : [];
  const ideas = [
    ...game,
    ...(still ? [`a walk for "${still.name}", which has no movement yet (8, or 4 in 4 directions)`] : []),
    ...(figures.length && !tiles.length ? ['a ground to stand on, "grass and dirt tileset" (1)'] : []),
    ...(figures.length === 1 ? [`somebody against "${figures[0]!.name}", in the same style (1)`] : []),
    ...(tiles.length ? [`a map of "${tiles[0]!.name}" (free)`] : []),
    ...(own.length ? [] : ['a hero with a walk in 4 directions (5)', 'a tileset (1)', 'three things to collect (3)']),
  ];
  return `I would do next: ${listed(ideas.slice(0, 3), 'or')}. Which shall it be?`;
}
