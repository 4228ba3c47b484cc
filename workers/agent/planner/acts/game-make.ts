/** A whole game: of one of six kinds, with whom and what its words name; what no kind has a place for is told before anything is paid. */
import { type GameDescription, slotsOf as partsOf, themeOf } from '../../games/index.ts';
import { built } from '../games/build.ts';
import { kindIn, kinds } from '../games/kind.ts';
import { limitsIn } from '../games/limits.ts';
import { mapSteps, mapsIn } from '../games/maps.ts';
import { isFigure, ownIn, withOwn } from '../games/own.ts';
import { inRoles } from '../games/roles.ts';
import { gameDone, gameSteps } from '../games/steps.ts';
import { gameTold } from '../games/words/game-told.ts';
import { namesOf } from '../meant.ts';
import { inPattern } from '../named-whole.ts';
import { listed, whichOf } from '../phrases.ts';
import { addSlot, numberIn, slotsOf, wordsOf } from '../slots.ts';
import type { Act, Context, Own, Wish } from '../types.ts';
import { isAction } from '../words/moves.ts';
import { article, bareNoun, singular } from '../words/nouns.ts';
import { subjectOf } from '../words/subjects.ts';

/** "3 levels: forest, cave and castle": places, all of them. */
const withLevels = (wish: Wish): Wish =>
  /\b(?:levels?|stages?|worlds?)\s*[:(]/i.test(wish.words)
    ? {
        ...wish,
        slots: wish.slots.map((slot) =>
          slot.slot === 'pickup' && themeOf(`in ${slot.words}`) ? { ...slot, slot: 'place' } : slot,
        ),
      }
    : wish;

/** "waves get faster every 30 sec": nothing goes by a clock but the time of a level, so that is left out, and told. */
const CLOCK =
  /,?\s*\b(?:every|each|per) (?:\d+|two|three|five|ten|twenty|thirty|few|couple(?: of)?)? ?(?:s|secs?|seconds?|mins?|minutes?)\b/gi;
/** "the snake is a train": who it is. */
const IS = /^(?:the |my |our )?[a-z]+ (?:is|are|should be|being) ((?:an? )[a-z].*)$/i;
/** "enemies are rats" */
const ARE =
  /^(?:and )?(?:the |my |all )?(?:enem(?:y|ies)|foes?|villains?|bad guys|monsters|obstacles|hero|player|main character) (?:are|is|should be) /i;
const regular = (wish: Wish): Wish => ({
  ...wish,
  words: wish.words.replace(CLOCK, ''),
  slots: wish.slots.flatMap((one) => {
    const words = one.words.replace(CLOCK, '').trim();
    return words
      ? [{ ...one, words: /^(?:hero|foe|pickup)$/.test(one.slot) ? words.replace(ARE, '').replace(IS, '$1') : words }]
      : [];
  }),
});

/** "from Grubnik", "against Grubnik": one of theirs whose name is no word. */
const foesOf = (words: string, { own }: Context): readonly Own[] =>
  own.filter(({ list, name }) => list === 'CHARACTER' && !subjectOf(name) && new RegExp(`\\b(?:from|against|versus|vs\\.?) (?:my |the )?${inPattern(name)}(?![\\p{L}])`, 'iu').test(words)); // biome-ignore format: one line

export const gameMake: Act = (typed, context) => {
  const given = regular(typed);
  const clocked = (typed.words.match(CLOCK) ?? []).map((words) => words.replace(/^[,\s]+/, ''));
  const placed = mapsIn(likeBefore(withLevels(given), context), context);
  if (placed.either) return { steps: [], ask: whichOf(placed.either) };
  const { wish, maps } = placed;
  const kind = kindIn(wish);
  if (!kind) return { steps: [], ask: `What kind of game shall it be, and who is played in it? I build ${kinds()}.` };
  const own = ownsIn(inRoles(wish, kind.template), context);
  if ('ask' in own) return { steps: [], ask: own.ask };
  const { game, notes, lost } = built(own.wish, kind.template, wish);
  const laid = kind.template.takesMaps ? maps : [];
  // a name that no word list has ("Sir Roland") is played all the same
  const played = own.wish.slots.find(({ slot, words }) => slot === 'hero' && own.named.has(words))?.words;
  const named = new Map(
    [...own.named].map(([words, one]) => [slotOf(game.assets, words) || (words === played ? 'hero' : ''), one]),
  );
  for (const foe of foesOf(typed.words, context)) if (game.assets.chaser && ![...named].some(([slot, one]) => game.assets[slot] && one === foe)) named.set('chaser', foe); // biome-ignore format: one line
  const open = partsOf(game).map(({ id }) => id);
  const mine = withOwn(onMaps(game, laid), context, open, named);
  // a project has one game
  const projectId = context.game ? null : context.projectId;
  const ui = /\b(?:menus?|interface|ui|gui)\b/i.test(wish.words);
  const steps = gameSteps(mine.game, { projectId, edit: undefined, ui, maps: mapSteps(laid) });
  const guessed = kind.guessed
    ? `You named no kind of game; the simplest for it is a ${kind.template.title.toLowerCase()}.`
    : undefined;
  const limits = limitsIn(wish.words, kind.template.id);
  const other = [
    kind.instead ?? guessed ?? [],
    noMaps(maps, laid, placed.missing, kind.template.title),
    limits.map(({ why }) => why),
  ]
    .flat(2)
    .join(' ');
  const told = gameTold(mine.game);
  const foes = partsOf(mine.game).filter(({ id, when }) => /^(?:walker|chaser|flyer|foe\d)$/.test(id) && mine.game.assets[id] && (!when || mine.game.settings[when])).length; // biome-ignore format: one line
  const many = numberIn(/\b(\d|two|three|four|five|six) (?:(?:kinds|types|sorts) of |different )?(?:enem(?:y|ies)|foes|monsters)\b/i.exec(wish.words)?.[1] ?? '') ?? 0; // biome-ignore format: one line
  const isIn = (words: string): boolean => partsOf(mine.game).some(({ id }) => bareNoun(mine.game.assets[id]?.prompt ?? '').toLowerCase() === bareNoun(words).toLowerCase()); // biome-ignore format: one line
  const missing = [...lost.filter((words) => !isIn(words) && words !== played), ...own.missing, ...clocked].filter(
    (words) =>
      !limits.some(
        ({ said }) =>
          said.toLowerCase().includes(words.toLowerCase()) || words.toLowerCase().includes(said.toLowerCase()),
      ),
  );
  return {
    steps,
    notes: [
      ...(other || missing.length ? [] : [told]),
      ...(laid.length
        ? [`Played on ${namesOf(laid)}: whether one can walk about there is looked at before anything is drawn.`]
        : []),
      ...mine.notes,
      ...(many > foes && foes
        ? [
            `You said ${many} enemies: there are ${foes} kinds of them, several of each in a level; "add enemies: a skeleton" makes one kind more.`,
          ]
        : []),
      ...notes,
    ],
    ...(missing.length && !context.agreed ? { lost: missing } : {}),
    ...(other || missing.length ? { instead: [other, kind.apart ? `${picturesOf(typed, own.named)} If the nearest game is near enough, it would be: ${told}` : told].filter(Boolean).join(' ') } : {}), // biome-ignore format: one line
    ...(kind.apart ? { unlisted: true as const } : {}),
    // each slot and each word beside them was looked at in the game itself
    heard: [wish.words],
    told: (results) => gameDone(results),
  };
};

/** What of a game that cannot be built can be drawn for it: who and what it names, and what they do. */
function picturesOf(wish: Wish, theirs: ReadonlyMap<string, Own>): string {
  const named = [...new Set(wordsOf(wish, 'hero', 'n', 'foe', 'pickup').map((words) => words.replace(IS, '$1').replace(/^(?:an? )?(?:two|three|four|five|\d+) /i, '')))].filter((words) => !theirs.has(words) && subjectOf(words)).map((words) => article(singular(bareNoun(words)))); // biome-ignore format: one line
  const [move] = wordsOf(wish, 'rule', 'change', 'anim').filter((words) => isAction(words.split(' ')[0]!));
  return named.length
    ? `Its pictures I can draw, for a game that you build elsewhere: say ${listed(
        named.slice(0, 3).map((words) => `"${words}, 48 px"`),
        'or',
      )} (1 generation each${move ? `; a movement such as "${move}" 1 for each direction` : ''}).`
    : 'Its pictures I can draw, for a game that you build elsewhere: say which (1 generation each).';
}

/** Its levels are maps of the account; with them it needs no ground of its own. */
const onMaps = (game: GameDescription, maps: readonly Own[]): GameDescription =>
  maps.length
    ? {
        ...game,
        settings: { ...game.settings, levels: maps.length },
        maps: maps.map(({ id, name }) => ({ assetId: id, name })),
      }
    : game;

const noMaps = (
  maps: readonly Own[],
  laid: readonly Own[],
  missing: string | undefined,
  title: string,
): readonly string[] =>
  missing
    ? [`I find no map ${missing} of yours: it would have levels of its own.`]
    : maps.length > laid.length
      ? [
          `A ${title.toLowerCase()} is not played on a map: an adventure is ("an adventure on my ${maps[0]!.name} map"). It would have levels of its own.`,
        ]
      : [];

/** "runner" */
const BARE = /^(?:an? |the |as |like |now )*[\w-]+(?: (?:please|pls|then))?[.!]?$/i;
/** "a runner instead": who plays in the game that is there is played in that one, too. */
function likeBefore(wish: Wish, { game }: Context): Wish {
  const hero = game?.assets.hero?.prompt;
  const same =
    hero &&
    !slotsOf(wish, 'hero', 'foe', 'pickup').length &&
    (/\b(?:instead|same|it|this|version)\b/i.test(wish.words) || BARE.test(wish.words.trim()));
  return same ? { ...addSlot(wish, 'hero', hero), words: `${wish.words} with ${hero}` } : wish;
}

interface Owned {
  /** With the names of the account in place of "my fox". */
  readonly wish: Wish;
  readonly named: ReadonlyMap<string, Own>;
  readonly missing: readonly string[];
}

/** Whom of the account the slots name. */
function ownsIn(wish: Wish, context: Context): Owned | { readonly ask: string } {
  const named = new Map<string, Own>();
  const missing: string[] = [];
  const slots = [];
  for (const slot of wish.slots) {
    if (!/^(?:hero|foe|pickup|target)$/.test(slot.slot)) {
      slots.push(slot);
      continue;
    }
    const { own, nobody, either } = ownIn(slot.words, context);
    if (either) return { ask: whichOf(either.filter(isFigure)) };
    if (nobody) missing.push(slot.words);
    if (own) named.set(own.name, own);
    const words = own ? own.name : slot.words.replace(/^(?:my|our) (?:own )?/i, '');
    slots.push({ slot: slot.slot === 'target' ? 'hero' : slot.slot, words });
  }
  return {
    wish: { ...wish, slots },
    named,
    missing: missing.filter((words) => !wordsOf(wish, 'genre').includes(words)),
  };
}

/** In which place of the game somebody of the account came to stand. */
const slotOf = (assets: Readonly<Record<string, { readonly prompt: string }>>, name: string): string =>
  Object.entries(assets).find(
    ([, { prompt }]) => prompt.toLowerCase().replace(/^an? /, '') === name.toLowerCase(),
  )?.[0] ?? '';
