/** Where a game takes place: its grounds and colours, what stands about, and what lies far behind. */
import { backdropIn, type GameTemplate, type ThemeId, themeOf } from '../../games/index.ts';
import { bareNoun } from '../words/nouns.ts';
import type { Filled } from './foes.ts';
import { propsOf } from './words/place-props.ts';

export interface Where {
  readonly theme: ThemeId | undefined;
  readonly filled: Filled;
  readonly settings: Readonly<Record<string, string>>;
  /** Edits that give further levels places of their own. */
  readonly edits: readonly string[];
  /** Places that no ground is known for. */
  readonly lost: readonly string[];
}

const inIt = (place: string): ThemeId | undefined =>
  themeOf(/^(?:in|on|at|under) /.test(place) ? place : `in ${place}`);

/** `named`: places in the order in which they were said; `look`: words of its style, which may tell one, too. */
export function whereIn(named: readonly string[], look: string, template: GameTemplate): Where {
  const said = named
    .filter((place) => !/\b(?:menus?|interface|ui|gui|hud)\b/i.test(place))
    .map((place) =>
      place.replace(
        /^(?:the )?(?:first|second|third|fourth|fifth|last|next)(?: (?:level|one|stage))?(?: is)? (?=in |on |at )/i,
        '',
      ),
    );
  const known = said.filter(inIt);
  const [first, ...further] = known;
  const theme = first ? inIt(first) : themeOf(look);
  const props = propsOf(said.join(' ').toLowerCase());
  const lost = said.filter((place) => !inIt(place) && !propsOf(place.toLowerCase()) && !backdropIn(place));
  const name = said[0] && !lost.includes(said[0]) && placeName(said[0]);
  const behind = name ? backdropIn(name) : undefined;
  const has = (id: string): boolean => template.needs.some((slot) => slot.id === id);
  const filled: Filled = {
    ...(name && theme !== name.split(' ').at(-1) && has('background') ? { background: { prompt: name } } : {}),
    ...(props && has('tallProp') ? { tallProp: { prompt: props.high } } : {}),
    ...(props && has('lowProp') ? { lowProp: { prompt: props.low } } : {}),
  };
  const others = further.filter((place) => inIt(place) !== theme);
  return {
    ...{ theme: theme ?? (props ? 'house' : undefined), filled },
    settings: behind && template.settings.some(({ id }) => id === 'backdrop') ? { backdrop: behind } : {},
    edits: template.takesPlaces ? others.map((place, i) => `level ${i + 2} should be in a ${bareNoun(place)}`) : [],
    lost,
  };
}

/** "bamboo forest" → "a bamboo forest"; undefined for what is too long to be the name of a place. */
function placeName(phrase: string): string | undefined {
  const bare = bareNoun(phrase.replace(/^(?:in|on|at|inside|through|across) /i, ''))
    .replace(/\b(?:theme|themed|style|setting|full|world)\b/gi, '')
    .trim();
  if (!bare || bare.split(/\s+/).length > 4) return undefined;
  return `${/^[aeiou]/i.test(bare) ? 'an' : 'a'} ${bare.toLowerCase()}`;
}
