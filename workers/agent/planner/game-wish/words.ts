/** Words of a wish for a game that are known by themselves: what is picked up, who is against somebody, where one is, what is thrown. */
import { categoryOf } from '../../../engine/catalogue/things/index.ts';
import { themeOf, weaponIn } from '../../games/index.ts';
import { subjectOf } from '../subjects.ts';

export type Role =
  | 'hero'
  | 'foe'
  | 'boss'
  | 'hurdle'
  | 'pickup'
  | 'goal'
  | 'base'
  | 'tower'
  | 'piece'
  | 'place'
  | 'stand'
  | 'thrown'
  | 'heals'
  | 'arms'
  | 'worn';

const LABELLED: readonly (readonly [RegExp, Role])[] = [
  [
    /^(?:an? |the |my |your |main |our )*(?:hero(?:ine)?|player|protagonist|main character|main hero|good guys?|character)$/,
    'hero',
  ],
  [/^(?:an? |the |my |your |his |her )*(?:final |last |end |big )*boss$/, 'boss'],
  [
    /^(?:an? |the |my |your |his |her |main )*(?:enem(?:y|ies)|foes?|villains?|opponents?|attackers?|invaders?|baddies|bad ?(?:guys?|ones?)|monsters)$/,
    'foe',
  ],
  [/^(?:an? |the |his |her )*(?:obstacles?|hurdles?|hazards?|traps?|dangers?)$/, 'hurdle'],
  [/^(?:an? |the )*(?:pick-?ups?|collectibles?|collectables?|items?|treasures?|rewards?|collect)$/, 'pickup'],
  [/^(?:an? |the )*(?:goal|exit|finish|target|way out)$/, 'goal'],
  [/^(?:the |my |our )*(?:towers?|turrets?|defenders?)$/, 'tower'],
  [/^(?:the )*(?:pieces?|gems?|tiles|stones)$/, 'piece'],
  [/^(?:the )*(?:setting|theme|place|world|environment|background|location|scenery)$/, 'place'],
  [/^(?:an? |the |his |her )*(?:weapons?|ammo|ammunition)$/, 'thrown'],
  [/^(?:the |extra )*(?:lives|life|health)$/, 'heals'],
];
/** What a word for a part of a game stands for: "the bad guys". */
export const LABELS = (words: string): Role | undefined => LABELLED.find(([form]) => form.test(words))?.[1];

/** Against whom one plays, where nothing else is said. */
export { FOES_BY_NATURE, isGathered } from '../cast.ts';

const GROUNDS =
  /\b(?:roofs?|roof ?tops?|gaps?|pits?|chasms?|buildings?|clouds?|platforms?|cliffs?|ledges?|creeks?|rivers?|streams?)$/i;
/** What one leaps over or runs on, and what is nothing by itself. */
export const isGround = (words: string): boolean => GROUNDS.test(words);
const PLACE_NAME =
  /\b(?:kingdom|world|land|lands|valley|theme|setting|city|town|village|forest|jungle|desert|cave|caves|dungeon|swamp|beach|island|mountains?|planet|graveyard|ruins|underwater|space|winter|halloween|christmas|countryside|surface|street|streets|garden|kitchen|house|mansion|castle|sewer|sewers|museum|library|school|hospital)$/i;
export const isPlaceName = (words: string): boolean =>
  PLACE_NAME.test(words) && (themeOf(`in ${words}`) !== undefined || subjectOf(words)?.kind !== 'person');
export const isThrown = (words: string): boolean => weaponIn(words) !== undefined;
/** On which somebody rides: "a cat on a skateboard". */
export const carriedBy = (words: string, how: string): boolean => {
  const subject = subjectOf(words);
  return (
    subject?.kind === 'thing' &&
    !isPlaceName(words) &&
    (categoryOf(subject.concept) === 'vehicle'
      ? !/\b(?:ship|train|boat|galleon|ferry|plane)$/.test(words)
      : how === 'on' && themeOf(`on ${words}`) === undefined)
  );
};
