/** Who is in a game and where, from words of one slot: "viking adventure", "a cat on rooftops". */
import { type GameTemplate, templateFor, templates, themeOf } from '../../games/index.ts';
import { tidy } from '../slots.ts';
import type { Slot, Wish } from '../types.ts';
import { subjectOf } from '../words/subjects.ts';
import { isSomebody } from './somebody.ts';
import { castOf } from './words/cast.ts';
import { FOES_BY_NATURE } from './words/cast-words.ts';
import { genreIn } from './words/genres.ts';

const KINDLESS =
  /\b(?:games?|mini-?games?|video ?games?|pixel(?:[- ]art)?|2d|retro|simple|little|small|short|cute|fun|cool|easy|hard|classic|style|styled|like|type|kind|endless|top[- ]?down|side[- ]?scroll\w*|theme|themed|an?|the|my)\b/gi;

/** "viking adventure", "zombie shooter", "winter platformer": who, against whom, or where. */
const HOW = /\b(?:hard|easy|brutal|difficult|challenging|relaxed|endless|infinite)\b/i;
export function genreOf(said: string, template: GameTemplate, { slots }: Wish): readonly Slot[] {
  const kind = { slot: 'genre', words: said };
  const named = templates
    .flatMap(({ words }) => words)
    .sort((a, b) => b.length - a.length)
    .find((word) => said.toLowerCase().includes(word));
  const rest = tidy(
    (named ? said.toLowerCase().replace(new RegExp(`${named.replace(/[^\w ]/g, '.')}s?`), ' ') : said).replace(
      KINDLESS,
      ' ',
    ),
  );
  // "zombie game" is the name of a kind, and who is in it
  const who = rest || (/\b(zombies?)\b/i.exec(said)?.[0] ?? '');
  const how = HOW.exec(said)?.[0];
  if (how) return [...genreOf(said.replace(HOW, ' '), template, { slots } as Wish), { slot: 'rule', words: how }];
  if (!who) return [kind];
  if (!named && !templateFor(said) && (genreIn(said) || !(isSomebody(who) || themeOf(`in ${who}`))))
    return slots.some((one) => one.slot === 'genre' && one.words !== said) ? [{ slot: 'rule', words: said }] : [kind];
  const has = (slot: string): boolean => slots.some((one) => one.slot === slot);
  if (isSomebody(who)) {
    const foe = FOES_BY_NATURE.test(who) && /^(?:twin-stick|tower-defence)$/.test(template.id);
    if (foe) return has('foe') ? [kind] : [kind, { slot: 'foe', words: who }];
    return has('hero') || !/^[a-z-]+(?: [a-z-]+)?$/.test(who) ? [kind] : [kind, { slot: 'hero', words: who }];
  }
  return has('place') || !themeOf(`in ${who}`) ? [kind] : [kind, { slot: 'place', words: who }];
}

/** What foes do anyway. */
const COMES =
  / (?:that |who |which )?(?:running(?: away)?|spawn|attack|come|appear|chase|invade|everywhere|(?:spawn|attack|com|chas|invad)ing)s?(?: (?:you|him|her|it|them))?$/i;
/** "a mole pushing potatoes": what somebody does is a rule; what he wears and holds is drawn. */
const DOING =
  /^(.+?) ((?!wearing|holding|carrying|riding|looking|searching|collecting|finding|gathering|sitting|standing|king|wing|ring)[a-z]{3,}ing [a-z].*)$/i;

/** "a little witch looking for her cat", "a cat on rooftops": who, what is sought and where. */
export function actorOf(slot: string, given: string): readonly Slot[] {
  const said = tidy(given.replace(COMES, ''));
  // "an autumn forest" plays nothing
  if (!isSomebody(said) && themeOf(`in ${said}`) && subjectOf(said)?.kind !== 'thing')
    return [{ slot: 'place', words: said }];
  if (
    /^(?:an? |the )?[\w-]+ (?:theme|themed|world|setting|land)$/i.test(said) &&
    !isSomebody(said.replace(/ (?:theme|themed|world|setting|land)$/i, ''))
  )
    return [{ slot: 'place', words: said }];
  const [, theme] = /^(?:an? |the )?([\w-]+) (?:theme|themed)$/i.exec(said) ?? [];
  if (theme) return [{ slot, words: theme }];
  const [, named, does] = slot === 'foe' ? (/^(.+?) (?:who|that|which) (.+)$/i.exec(said) ?? []) : [];
  if (named && isSomebody(named)) return [...actorOf(slot, named), { slot: 'rule', words: does! }];
  const [, whom, where] = slot === 'foe' ? (/^(.+?) (?:on|in|at|from) ((?:the|an?) .+)$/i.exec(said) ?? []) : [];
  if (whom && isSomebody(whom) && themeOf(`in ${where}`))
    return [
      { slot, words: whom },
      { slot: 'place', words: where! },
    ];
  const [, who, deed] = DOING.exec(said) ?? [];
  if (who && isSomebody(who)) return [...actorOf(slot, who), { slot: 'rule', words: deed! }];
  if (slot === 'foe' || !/\b(?:looking|searching|who|that|against|collect\w*|in|on|find\w*)\b/i.test(said))
    return [{ slot, words: said }];
  const { hero, goal, pickup, enemy, place } = castOf(said.toLowerCase());
  if (!hero) return [{ slot, words: said }];
  const more = (role: string, words: string | undefined): readonly Slot[] => (words ? [{ slot: role, words }] : []);
  return [
    { slot, words: hero },
    ...more('goal', goal),
    ...more('pickup', pickup),
    ...more('foe', enemy),
    ...more('place', place),
  ];
}
