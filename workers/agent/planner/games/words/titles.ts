/** What a game is called where nobody says: of who plays, where, and against whom. */
import type { GameTemplate, TemplateId, ThemeId } from '../../../games/index.ts';
import { ARTICLE, singular } from '../../words/nouns.ts';
import type { Cast } from './cast.ts';

const MAX_TITLE = 40;
const PLACES: Readonly<Record<ThemeId, string>> = {
  forest: 'Forest',
  snow: 'Snow',
  desert: 'Desert',
  cave: 'Dark',
  graveyard: 'Night',
  space: 'Stars',
  city: 'City',
  beach: 'Coast',
  volcano: 'Fire',
  candy: 'Candy Land',
  station: 'Station',
  castle: 'Castle',
  swamp: 'Swamp',
  autumn: 'Autumn Woods',
  underwater: 'Deep',
  jungle: 'Jungle',
  farm: 'Farm',
  sky: 'Clouds',
  house: 'House',
  mountain: 'Mountains',
};

const capital = (words: string): string =>
  words.replace(ARTICLE, '').replace(/(^|\s)\w/g, (letter) => letter.toUpperCase());
/** The noun of "a fox with a red scarf", and the adjective before it while that is short. */
const nounOf = (words: string): string =>
  capital(words.split(/\s+(?:with|in|of|on|from|holding|wearing|who|that)\s/i)[0]!)
    .split(/\s+/)
    .slice(-2)
    .join(' ');
const many = (noun: string): string =>
  noun.endsWith('f') ? `${noun.slice(0, -1)}ves` : /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;

const HAUNTED = /^(?:an? |the )?(?:haunted|spooky|creepy|scary|eerie) [a-z]+$/i;

interface Known {
  readonly hero: string;
  readonly enemy: string;
  readonly pickup: string;
  readonly place: string;
}
/** The first that has all its words. */
const TITLES: Readonly<Record<TemplateId, readonly ((known: Known) => readonly string[])[]>> = {
  platformer: [
    ({ hero, place }) => [hero, /^(?:Coast|Farm|Station)$/.test(place) ? 'on the' : 'in the', place],
    ({ hero }) => [hero, 'Leap'],
    ({ place }) => ['Over the', place],
    () => ['Leap'],
  ],
  adventure: [
    ({ hero, place }) => [hero, 'of the', place],
    ({ hero, pickup }) => [hero, 'and the', pickup],
    ({ hero }) => [hero, 'Quest'],
    () => ['The Lost Keys'],
  ],
  'twin-stick': [
    ({ hero, enemy }) => [hero, 'vs.', enemy && many(enemy)],
    ({ hero }) => [hero, 'Arena'],
    ({ enemy }) => [enemy, 'Hordes'],
    () => ['Last Arena'],
  ],
  'match-3': [({ pickup }) => [pickup, 'Match'], ({ place }) => [place, 'Match'], () => ['Gem Match']],
  runner: [({ hero }) => [hero, 'Run'], ({ place }) => [place, 'Run'], () => ['Endless Run']],
  'tower-defence': [({ enemy }) => [enemy, 'Siege'], ({ place }) => ['Towers of the', place], () => ['Last Tower']],
};

/** "with my name Mia in the title" */
const NAME_IN_TITLE =
  /(?:\bwith )?\b(?:my|our|his|her|the|my \w+'s) name,? ["“]?([a-z][a-z-]{1,20})["”]?,? in (?:the|its) (?:title|name)\b/i;

/** "called Bubble Trouble where …": the title, and the words without it. */
export function titleIn(words: string): { readonly title?: string; readonly rest: string } {
  const [inTitle = '', name] = NAME_IN_TITLE.exec(words) ?? [];
  if (name) return { title: `${capital(name)}'s Game`, rest: words.replace(inTitle, ' ') };
  const [said = '', quoted, other, bare] =
    /\b(?:called|named|titled|by the name of|with the title)\s+(?:["“]([^"”]{2,40})["”]|'([^']{2,40})'|([^"',.;:!?]{2,40}?)(?=\s+(?:where|with|in which|about|set (?:in|on|at)|that|who|on (?:the|an?)|in (?:the|an?|which)|at (?:the|an?)|and)\b|\s*[,.;:!?]|\s*$))/i.exec(
      words,
    ) ?? [];
  const title = (quoted ?? other ?? bare)?.trim();
  return title ? { title, rest: words.replace(said, ' ') } : { rest: words };
}

/** One made of who plays, against whom, what is gathered and where. */
export function titleOf(
  { id, title }: GameTemplate,
  cast: Pick<Cast, 'hero' | 'enemy' | 'pickup' | 'place'>,
  theme: ThemeId | undefined,
): string {
  const noun = (phrase: string | undefined) => (phrase ? nounOf(phrase.replace(/^(?:waves|hordes) of /i, '')) : '');
  const known: Known = {
    hero: noun(cast.hero),
    // who acts where nobody is played is whom it is played against
    enemy: singular(noun(cast.enemy ?? (id === 'tower-defence' ? cast.hero : undefined))),
    pickup: singular(noun(cast.pickup)),
    // "a spooky village" has its own name
    place: theme === 'graveyard' && HAUNTED.test(cast.place ?? '') ? noun(cast.place) : theme ? PLACES[theme] : '',
  };
  const made =
    TITLES[id]
      .map((of) => of(known))
      .find((parts) => parts.every(Boolean))
      ?.join(' ') ?? title;
  return made.length > MAX_TITLE ? title : made;
}
