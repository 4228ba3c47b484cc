/** Edits of a game in words, as pure functions over its description: "make the hero faster", "use the desert tiles". */
import { defaultChoice, slotsOf } from '../describe.ts';
import { templateOf } from '../templates/index.ts';
import { themeOf } from '../themes.ts';
import type { GameDescription } from '../types.ts';
import { withAir } from './air.ts';
import { anyway } from './anyway.ts';
import { clausesOf, likeBefore } from './clauses.ts';
import { dressed, sizeOfOthers, withFeature } from './features.ts';
import { flight } from './foe-ways.ts';
import { addFoes, bossIn, foesListed, whatTheyDo } from './foes.ts';
import { companion, lineIn, stander } from './folk.ts';
import { placedLevel } from './levels.ts';
import { setting, timeLimit } from './numbers.ts';
import { type Outcome, partsOf, type Rule, redrawn, slotIn, withSetting } from './outcome.ts';
import { addsPiece } from './pieces.ts';
import { changeTheme, coloured } from './place.ts';
import { nthLevel, purposed } from './purposes.ts';
import { remove } from './remove.ts';
import { replace } from './replace.ts';
import { controls, heals, mustGather, scenery, wins } from './scenery.ts';
import { published } from './sharing.ts';
import { rename, textsIn, withText } from './texts.ts';
import { addsTower } from './towers.ts';
import { ways } from './ways.ts';
import { withWeapon } from './weapons.ts';
import { leftOver } from './whole.ts';

export interface GameEdit {
  readonly game: GameDescription;
  /** What was changed, in sentences for the user. */
  readonly changed: readonly string[];
  /** Slots that have no asset any more, and must be drawn before the game is built. */
  readonly redraw: readonly string[];
  /** Parts of the words that change nothing, with why. */
  readonly unclear: readonly string[];
  /** Those of them that are as they are wanted. */
  readonly already: readonly string[];
  /** Parts that were read to their last word. */
  readonly whole: readonly string[];
}

const RULES: readonly Rule[] = [
  ...[
    rename,
    ways,
    anyway,
    purposed,
    nthLevel,
    published,
    fillByAsset,
    placedLevel,
    companion,
    stander,
    wins,
    addsTower,
    addsPiece,
    heals,
    withWeapon,
    mustGather,
    timeLimit,
    controls,
    withFeature,
    switchOn,
    flight,
    addFoes,
    remove,
    scenery,
    lightAndPlace,
    changeTheme,
  ],
  ...[sizeOfOthers, foesListed, coloured, setting, dressed, replace, otherMap, whatTheyDo],
];
const ruled = (clause: string, game: GameDescription): Outcome =>
  // a title is kept as it is written
  RULES.reduce<Outcome>(
    (found, rule) => found ?? rule(rule === rename ? clause : clause.toLowerCase().replace(CRUMBS, ''), game),
    undefined,
  );
/** What is said after a wish, and is no part of what is to be drawn. */
const CRUMBS =
  /(?:,?\s+(?:now|too|please|pls|plz|as well|also|again|instead|from now on|then|thanks|thank you|ok|okay|maybe|if (?:you can|possible)))+$/;

/** Changes a game as words say. Nothing that is not understood changes anything. */
export function editGame(given: GameDescription, words: string): GameEdit {
  const game = withAllSlots(given);
  const [changed, unclear, already, whole]: [string[], string[], string[], string[]] = [[], [], [], []];
  let now = game;
  const { rest, line } = lineIn(words, game);
  if (line) now = { ...now, texts: { ...now.texts, talk: line } };
  const told = textsIn(rest);
  for (const [name, text] of told.texts) {
    const outcome = withText(now, name, text);
    if (!('game' in outcome)) continue;
    now = outcome.game;
    changed.push(outcome.changed);
  }
  // a place brings its own enemies and ground: what is said of one of them comes after it
  const clauses = clausesOf(told.rest);
  const before = new Map<string, string>();
  const places = clauses.filter((clause) => changeTheme(clause.toLowerCase(), game));
  for (const clause of [...places, ...clauses.filter((one) => !places.includes(one))]) {
    const alone = ruled(clause, now);
    const again = likeBefore(clause, before.get(clauses[clauses.indexOf(clause) - 1] ?? ''));
    const other = again && (!alone || ('refused' in alone && !alone.already)) ? ruled(again, now) : undefined;
    const outcome = other ?? alone;
    before.set(clause, other ? again! : clause);
    if (!outcome) unclear.push(`"${readable(clause)}" is nothing that can be changed by words in this game.`);
    else if ('refused' in outcome) {
      (outcome.already ? already : unclear).push(outcome.refused);
      if (outcome.already) whole.push(clause);
    } else {
      // a word inside of it is no reason to change anything: all of it must have been read
      const open = outcome.whole ? [] : leftOver(clause, now, outcome.game);
      if (open.length) {
        unclear.push(`"${readable(clause)}": ${say(open)}.`);
        continue;
      }
      now = outcome.game;
      changed.push(outcome.changed);
      if (outcome.whole) whole.push(other ? again! : clause);
    }
  }
  // those that were there before and have none are not what this edit asks for
  const redraw = slotsOf(now)
    .filter(
      ({ id, kind }) => kind !== 'background' && !now.assets[id]?.assetId && (game.assets[id]?.assetId || now !== game),
    )
    .filter(({ id }) => now.assets[id] !== game.assets[id] || !slotsOf(game).some((slot) => slot.id === id))
    .map(({ id }) => id);
  // what is so already matters only where nothing else is asked for
  return changed.length
    ? { game: now, changed: [...changed, ...already], redraw, unclear, already, whole }
    : { game: now, changed, redraw, unclear: [...unclear, ...already], already, whole };
}

/** A game of before, with the places for pictures that its kind has got since. */
function withAllSlots(game: GameDescription): GameDescription {
  const missing = templateOf(game.template).needs.filter(({ id }) => !game.assets[id]);
  return missing.length
    ? {
        ...game,
        assets: {
          ...game.assets,
          ...Object.fromEntries(missing.map((slot) => [slot.id, defaultChoice(slot, game.theme)])),
        },
      }
    : game;
}

/** Lists that belong together have a line between them. */
const readable = (clause: string): string => clause.replace(/\|/g, ' and ');
const say = (open: readonly string[]): string =>
  `I do not know how to do ${open.map((word) => `"${word}"`).join(', ')} in this game`;

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** "use asset 1b4e28ba-… as the hero" */
function fillByAsset(clause: string, game: GameDescription): Outcome {
  const [assetId] = UUID.exec(clause) ?? [];
  if (!assetId) return undefined;
  const slot = slotIn(clause.replace(UUID, ''), game);
  if (!slot) return { refused: `Which part of the game is ${assetId}? It has ${partsOf(game)}.` };
  const choice = { ...game.assets[slot.id]!, assetId };
  return {
    game: { ...game, assets: { ...game.assets, [slot.id]: choice } },
    changed: `The ${slot.id} is the asset ${assetId}.`,
  };
}

/** What is on or off by its own word: the boss. */
function switchOn(clause: string, game: GameDescription): Outcome {
  const { settings, noBoss } = templateOf(game.template);
  const off = /\b(no|without|remove|drop|delete|off|less|get rid of|take (?:out|away)|lose|ditch|skip|scrap)\b/i.test(
    clause,
  );
  for (const one of settings) {
    if ('min' in one || 'values' in one || !one.of.test(clause)) continue;
    if (!off && /\b(?:two|three|four|\d|several|many|more|another|multiple) (?:[\w-]+ )?boss(?:es)?\b/.test(clause))
      return { refused: 'There is room for one boss, in the last level.' };
    const told = one.id === 'boss' && !off ? bossIn(clause) : undefined;
    // "make the boss a dragon" is about its picture
    const redraw = off || told ? undefined : replace(clause, withSetting(game, one.id, true));
    if (redraw && 'game' in redraw) return redraw;
    if (told)
      return {
        game: redrawn(withSetting(game, 'boss', true), { boss: told }),
        changed: `${game.settings.boss ? 'The boss is drawn anew' : 'The last level has a boss'}: ${told}.`,
      };
    if (game.settings[one.id] === !off)
      return { refused: off ? `There is no ${one.id}.` : `There is a ${one.id} already.`, already: true };
    return {
      game: withSetting(game, one.id, !off),
      changed: off ? `There is no ${one.id} any more.` : `The last level has a ${one.id}.`,
    };
  }
  return noBoss && /\bboss\b/i.test(clause) ? { refused: noBoss } : undefined;
}

/** Light and weather, and what is said of the place beside them. */
function lightAndPlace(clause: string, game: GameDescription): Outcome {
  const { outcome, rest } = withAir(clause, game);
  if (!outcome) return undefined;
  const place = themeOf(rest) ? changeTheme(rest, 'game' in outcome ? outcome.game : game) : undefined;
  if ('refused' in outcome) return place ?? outcome;
  return place && 'game' in place ? { game: place.game, changed: `${outcome.changed} ${place.changed}` } : outcome;
}

function otherMap(clause: string, game: GameDescription): Outcome {
  if (
    !/\b(another|different|new|other|shuffle\w*|random\w*|change)\b.*\b(maps?|levels?|layouts?|worlds?|seed)\b/i.test(
      clause,
    )
  )
    return undefined;
  return { game: { ...game, seed: game.seed + 1 }, changed: 'The levels are other ones.' };
}
