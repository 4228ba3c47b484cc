/** "A slice of cake on a plate": what the stamp of a thing shows it on is part of its own picture, not a second thing beneath it. */
import { COVERING } from '../../catalogue/cloth-patterns.ts';
import type { Brief, DrawRequest } from '../../types.ts';
import { isLiving } from './creature-look.ts';
import { fitting } from './small-thing.ts';

type Asked = Pick<
  DrawRequest,
  'width' | 'height' | 'description' | 'isometric' | 'oblique' | 'direction' | 'noBackground'
>;

/** Whether it is one whole thing seen from where stamps are seen. */
const isPlain = ({ kind, count, setting }: Brief, { isometric, oblique, direction, noBackground }: Asked): boolean =>
  kind === 'thing' && count === 1 && !setting && noBackground === true && !isometric && !oblique && !direction;

const sized = ({ width, height }: Asked) => ({ width, height, style: {}, seed: 0, variation: 0, whole: true as const });

/** A brief with what it is said to lie on or to bear as its own part, where its stamp shows that; else the brief as it is. */
export function served(brief: Brief, asked: Asked): Brief {
  const [word = '', ...more] = brief.unknown;
  const fit = fitting(brief, sized(asked));
  // "full of gold": of a state that is set by hand
  const mood = fit?.state === undefined ? brief.mood : [];
  const plain = [more, brief.parts, mood, brief.build, brief.without, brief.traits ?? []].every((said) => said.length === 0); // biome-ignore format: one line
  if (!word || !plain || !isPlain(brief, asked)) return brief;
  if (!fit?.stamp.slots.some(({ names }) => names.includes(word))) return brief;
  // one of its own colour has to be read as a thing
  const found = new RegExp(
    `\\b(on|with${fit.state === undefined ? '' : '|of'}) (?:an? |the )?(?:gold(?:en)? )?${word}[.!]?$`,
    'i',
  ).exec(asked.description.trim());
  const how = found?.[1];
  // "with static on the screen": what is on it is another thing
  return how && !/\b(?:with|has|having)\b/i.test(found.input.slice(0, found.index))
    ? {
        ...brief,
        parts: [{ piece: word }],
        unknown: [],
        drawnAs: `${brief.drawnAs} ${how} ${fit.state === undefined ? 'a ' : ''}${word}`,
      }
    : brief;
}

/** What became of a part is done to its picture, whatever it is set by hand as. */
const HURT = /\b(?:with|and|has)(?: an?| the| its| one| two)?(?: (?:slightly|badly|very|old|[a-z]+))? (?:cracked|chipped|broken|snapped|shattered|split|bent|crooked|dented|rusty|rusted|corroded|tarnished|bloody|bloodied|bloodstained|jagged|serrated|notched|nicked|torn|tattered|frayed|ragged|wrapped|bound|wound|mossy|dirty|muddy|grimy|filthy|stained|scratched|worn|weathered|missing|splintered|engraved|carved|etched|inscribed|studded|spiked|ornate|riveted|frosted|icy|wet|polished|woven|scaly|burnt|scorched|charred) [a-z]/i; // biome-ignore format: one line

/** So is what a part is painted with: its pattern, or its two colours. */
const PATTERNED = new RegExp(`\\b(?:${Object.entries(COVERING).flatMap(([id, words]) => (/^(?:trim|patches)$/.test(id) ? [] : words)).join('|')}|rainbow|colou?rful|multi-?colou?red)\\b|\\bwith (?:an? |the |its )?[a-z]+ (?:and|&) [a-z]+ [a-z]|\\bwith (?:one|an? single|the left|the right|left|right) [a-z]+ [a-z]`, 'i'); // biome-ignore format: one line

/** Said of what is drawn on a thing by itself, whatever else it has. */
const SIGNS = /\b(?:emblem|crest|sigil|insignia|coat of arms)s?\b/i;

/**
 * Whether the picture of a thing has all that is said to be on or in it: a plate beneath a cake, the flag on a tent, the snow on a pine.
 * Then nothing has to be put together.
 */
export function isServed(brief: Brief, asked: Asked): boolean {
  // what is said of a creature's own part ("huge tattered wings") is done to its picture
  if (brief.unknown.length > 0 || isLiving(brief.concept) || !isPlain(brief, asked) || SIGNS.test(asked.description) || HURT.test(asked.description) || PATTERNED.test(asked.description)) return false; // biome-ignore format: one line
  const fit = fitting(brief, sized(asked));
  if (!fit?.stamp.sides) return false;
  // an emblem is of something, which is drawn on it
  const names = new Set(fit.stamp.slots.flatMap((slot) => slot.names));
  return (
    fit.state !== undefined ||
    (fit.said.length > 0 && fit.said.every(({ piece }) => names.has(piece) && piece !== 'emblem'))
  );
}
