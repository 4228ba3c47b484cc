/** A game from the slots of a wish: its kind, who is in it, where it is, and its rules one by one. */
import {
  airIn,
  defaultChoice,
  type GameDescription,
  type GameTemplate,
  newGame,
  type ThemeId,
  textsIn,
  themeOf,
} from '../../games/index.ts';
import { tidy, wordsOf } from '../slots.ts';
import type { Wish } from '../types.ts';
import { bareNoun, singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';
import { around } from './around.ts';
import { type Cast, castIn } from './cast.ts';
import { deedsIn, impliedIn } from './deeds.ts';
import { slotsFor } from './filled.ts';
import type { Filled } from './foes.ts';
import { whereIn } from './place.ts';
import { inRoles } from './roles.ts';
import { firstRead, type Ruled, unheard, withRule } from './rules.ts';
import { isSomebody } from './somebody.ts';
import { withoutManner } from './words/controls.ts';
import { one } from './words/game-slots.ts';
import { manners } from './words/manners.ts';
import { titleIn, titleOf } from './words/titles.ts';

interface Built {
  readonly game: GameDescription;
  readonly cast: Cast;
  readonly notes: readonly string[];
  /** Words that nothing in the game answers to. */
  readonly lost: readonly string[];
}

/** The same words give the same levels. */
const seedOf = (words: string): number =>
  [...words].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) + 1;

/** `said`: the wish as it was marked, where roles were put right in it. */
export function built(given: Wish, template: GameTemplate, said = given): Built {
  const wish = inRoles(given, template);
  const screens = textsIn(given.words);
  const rest = withoutManner(titleIn(withoutTexts(around(said), screens.texts).replace(TITLE, ' ')).rest);
  const rules = [
    ...wordsOf(wish, 'rule')
      .map((words) => tidy(withoutManner(words)))
      .filter(Boolean),
    ...wordsOf(wish, 'no').map(without),
  ];
  const cast = castIn(wish, template, [rest, ...rules].join(', '));
  const look = wordsOf(wish, 'style', 'look', 'palette', ...(template.id === 'match-3' ? ['pickup'] : [])).join(', ');
  const stated = wordsOf(wish, 'place');
  const places = stated.length
    ? stated
    : [deedsIn([rest, ...rules].join(', ')).place].filter((one) => one !== undefined);
  const where = whereIn(places, `${look} ${wordsOf(wish, 'genre').join(' ')} ${rest} ${rules.join(' ')}`, template);
  const at = where.theme ?? homeOf(cast);
  const theme = at ?? 'forest';
  const { filled, settings, left } = slotsFor(
    cast,
    template,
    theme,
    where.theme !== undefined,
    `${look} ${places.join(' ')}`,
  );
  const strangers = nobodies(filled);
  const begun = newGame(template.id, {
    title: calledIn(wish) ?? titleFor(template, cast, places[0], where.theme),
    ...(at ? { theme: at } : {}),
    seed: seedOf(wish.words),
    settings: {
      ...where.settings,
      ...settings,
      ...(template.id === 'adventure' && ONE_KEY.test(given.words) ? { keys: -1, levels: 1 } : {}),
    },
    texts: { ...goalOf(template, cast, filled, theme), ...Object.fromEntries(screens.texts) },
    slots: Object.fromEntries(
      Object.entries({ ...where.filled, ...filled }).filter(
        ([id]) => !strangers.includes(id) && template.needs.some((slot) => slot.id === id),
      ),
    ),
  });
  const named = [
    cast.hero,
    ...cast.also,
    ...cast.foes,
    ...cast.pickups,
    cast.boss,
    cast.base,
    cast.goal,
    ...places,
    ...wordsOf(wish, 'genre', 'name'),
    ...where.lost,
  ].filter((one) => one !== undefined);
  const edits = [
    ...(cast.boss ? [cast.boss === 'boss' ? 'add a boss' : `add a boss: ${one(cast.boss)}`] : []),
    ...cast.also.map((who) => `add ${one(who)} that follows the hero`),
    ...where.edits,
    ...airOf(places.join(', ')),
    ...impliedIn(given.words, template.id, cast.pickups[0]),
  ];
  return finished(begun, {
    cast,
    named,
    edits,
    rules,
    look,
    rest,
    lost: [...where.lost, ...left, ...strangers.map((id) => bareNoun(filled[id]!.prompt))],
  });
}

/** The title that is said. */
const calledIn = (wish: Wish): string | undefined =>
  (
    TITLE.exec(wish.words)?.[1] ??
    wordsOf(wish, 'name')[0]?.replace(/^["'“]|["'”]$/g, '') ??
    titleIn(wish.words).title
  )?.slice(0, 40);
/** Where who plays is at home, else who is against them: an astronaut needs no forest. */
const homeOf = ({ hero, foes, base }: Cast): ThemeId | undefined =>
  [hero, base, ...foes].map((who) => (who ? themeOf(who) : undefined)).find((place) => place !== undefined);

const titleFor = (template: GameTemplate, { hero, foes, pickups }: Cast, place?: string, theme?: ThemeId): string =>
  titleOf(template, { hero, enemy: foes[0], pickup: pickups[0], place }, theme);

/** Parts of programs, though an editor is somebody, too. */
const FEATURE =
  /\b(?:(?:level|map|stage|character|world) (?:editor|creator|builder|maker)|leader ?boards?|save (?:system|game|slots?)|cut ?scenes?|tutorials?|achievements?|log ?in|high ?scores?|quest (?:system|log)|crafting system|inventory system)\b/i;

/** Names that say nothing of how somebody looks: nothing can be drawn for them. */
export const nobodies = (filled: Readonly<Record<string, { readonly prompt: string }>>): readonly string[] =>
  Object.keys(filled).filter(
    (id) =>
      /^(?:hero|boss|walker|chaser|flyer|foe\d|pickup)$/.test(id) &&
      (FEATURE.test(filled[id]!.prompt) || !isDrawn(filled[id]!.prompt)),
  );
const isDrawn = (prompt: string): boolean =>
  subjectOf(prompt) !== undefined ||
  /\b(?:monster|creature|beast|blob)s?\b/i.test(prompt) ||
  subjectOf(
    prompt
      .split(/ (?:with|in|on|of|who|that) /)[0]!
      .split(' ')
      .at(-1)!,
  ) !== undefined;

/** "rooftops at night": when, and in which weather. */
const airOf = (places: string): readonly string[] => {
  const { light, weather } = airIn(places);
  return [
    ...(light ? [`make it ${light}`] : []),
    ...(weather
      ? [`weather: ${weather === 'leaves' ? 'falling leaves' : weather === 'snow' ? 'snowfall' : weather}`]
      : []),
  ];
};

/** "one key one door": of one level. */
const ONE_KEY =
  /\b(?:(?:exactly|only|just) )?(?:one|1|a single) key\b.*\b(?:(?:one|1|a single) (?:locked )?(?:door|gate|exit))\b/i;

/** "the title is \"Rosie's Run\"" */
const TITLE = /\btitle(?: is| should be|:)?\s*["“]([^"”]{2,40})["”]/i;
/** The words without what the screens shall say. */
const withoutTexts = (words: string, texts: ReturnType<typeof textsIn>['texts']): string =>
  [...texts].reduce(
    (text, [, said]) =>
      text
        .replace(said, ' ')
        .replace(/\b(?:intro|story|ending|goal|title|start screen)\b(?= ?(?:is|:|=|says?)? ?["“”'.,]|$)/gi, ' '),
    words,
  );

/** What an adventure tells to do: all that is hidden, and whoever is looked for at the end. */
function goalOf(
  { id, needs }: GameTemplate,
  { pickups, goal }: Cast,
  filled: Filled,
  theme: ThemeId,
): Record<string, string> {
  const pickup = needs.find((slot) => slot.id === 'pickup');
  const whom =
    goal && isSomebody(goal)
      ? goal.replace(/^(?:an?|the|his|her|its|their) (?:(?:lost|missing) )?/, 'the ')
      : undefined;
  if (id !== 'adventure' || !pickup || !(pickups.length || whom)) return {};
  const noun = singular(bareNoun(filled.pickup?.prompt ?? defaultChoice(pickup, theme).prompt))
    .split(' ')
    .at(-1);
  return { goal: whom ? `Find every ${noun}, then find ${whom}!` : `Find every ${noun}, then leave by the way out!` };
}

const without = (words: string): string => (/^(?:no|not|without|never)\b/i.test(words) ? words : `no ${words}`);

const PEACE = /^no (?:weapons?|fighting|combat|violence)$/i;

interface Open {
  readonly cast: Cast;
  readonly named: readonly string[];
  readonly edits: readonly string[];
  readonly rules: readonly string[];
  readonly look: string;
  readonly rest: string;
  readonly lost: readonly string[];
}

/** The game with all that is said of it beside who is in it. */
function finished(begun: GameDescription, { cast, named, edits, rules, look, rest, lost }: Open): Built {
  let game = begun;
  const missing = [...lost];
  const notes: string[] = [];
  const take = (done: Ruled): void => {
    game = done.game;
    // as many as there can be
    notes.push(...done.already, ...done.changed.filter((one) => /which is the (?:most|least)\.$/.test(one)));
  };
  for (const edit of edits) {
    const done = firstRead(game, [edit]);
    if (done) take(done);
    else missing.push(edit.replace(/^add (?:a boss: )?| that follows the hero$/g, ''));
  }
  for (const rule of rules) {
    // who is named comes, and nobody strikes at him
    if (cast.foes.length && PEACE.test(rule)) {
      if (game.settings.weapon !== undefined && /^(?:platformer|adventure)$/.test(game.template))
        game = { ...game, settings: { ...game.settings, weapon: 'none' } };
      continue;
    }
    const done = withRule(game, rule, named);
    take(done);
    if (done.left) missing.push(done.left);
  }
  for (const said of look.split(/\s*,\s*/).filter(Boolean)) {
    // "night colours"
    const words = said.replace(/(?<=\S) (?:colou?rs?|palette|tones?|mood|vibes?|atmosphere|look|lighting)$/i, '');
    const done = firstRead(game, [`make it look ${words}`]) ?? withRule(game, words, named);
    take(done);
    if ('left' in done && typeof done.left === 'string' && !/\b(?:pixel|bit|retro|cozy|art)\b/i.test(words))
      missing.push(done.left);
  }
  const said = manners(rest.toLowerCase());
  for (const edit of said.edits) {
    const done = firstRead(game, [edit]);
    if (done) take(done);
    else missing.push(edit);
  }
  const strange = unheard(said.rest, game, ...named).filter((word) => /^\d/.test(word) || subjectOf(word));
  if (strange.length) missing.push(...strange);
  return { game, cast, notes: [...new Set(notes)], lost: [...new Set(missing.map(tidy).filter(Boolean))] };
}
