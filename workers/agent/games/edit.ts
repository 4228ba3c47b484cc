/** Edits of a game in words, as pure functions over its description: "make the hero faster", "use the desert tiles". */
import { defaultChoice, slotsOf } from './describe.ts';
import { LESS, MORE } from './slots.ts';
import { templateOf } from './templates/index.ts';
import { THEME_TABLE, type ThemeId, themeOf } from './themes.ts';
import type { AssetSlot, GameDescription, NumberSetting, Setting, SettingValue } from './types.ts';

export interface GameEdit {
  readonly game: GameDescription;
  /** What was changed, in sentences for the user. */
  readonly changed: readonly string[];
  /** Slots that have no asset any more, and must be drawn before the game is built. */
  readonly redraw: readonly string[];
  /** Parts of the words that change nothing, with why. */
  readonly unclear: readonly string[];
}

/** What one part of the words does: a sentence, or why it does nothing; undefined where it is about something else. */
type Outcome =
  | { readonly game: GameDescription; readonly changed: string }
  | { readonly refused: string /** It is as it is wanted: nothing to do. */; readonly already?: true }
  | undefined;
type Rule = (clause: string, game: GameDescription) => Outcome;

const NUMBERS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
};

/** Changes a game as words say. Nothing that is not understood changes anything. */
export function editGame(game: GameDescription, words: string): GameEdit {
  const [changed, unclear, already]: [string[], string[], string[]] = [[], [], []];
  let now = game;
  // a place brings its own enemies and ground: what is said of one of them comes after it
  const clauses = clausesOf(words);
  const places = clauses.filter((clause) => changeTheme(clause.toLowerCase(), game));
  for (const clause of [...places, ...clauses.filter((one) => !places.includes(one))]) {
    // a title is kept as it is written
    const outcome = RULES.reduce<Outcome>(
      (found, rule) => found ?? rule(rule === rename ? clause : clause.toLowerCase(), now),
      undefined,
    );
    if (!outcome) unclear.push(`"${clause}" is nothing that can be changed by words in this game.`);
    else if ('refused' in outcome) (outcome.already ? already : unclear).push(outcome.refused);
    else {
      now = outcome.game;
      changed.push(outcome.changed);
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
    ? { game: now, changed: [...changed, ...already], redraw, unclear }
    : { game: now, changed, redraw, unclear: [...unclear, ...already] };
}

function clausesOf(words: string): string[] {
  const clauses: string[] = [];
  for (const part of words.split(/[,;.!\n]+(?!\d)|\b(?:and then|and also|and|then|also|but)\b/i)) {
    const clause = part.trim().replace(/^(?:please|can you|could you|now)\s+/i, '');
    if (!clause) continue;
    // "the music is annoying, remove it"
    const [, what] = /^(?:the )?(.+?) (?:is|are)\b/i.exec(clauses.at(-1) ?? '') ?? [];
    if (what && TAKE_IT.test(clause)) clauses.splice(-1, 1, `remove the ${what}`);
    else clauses.push(clause);
  }
  return clauses;
}
const TAKE_IT = /^(?:remove|drop|disable|mute|turn off|get rid of|take out) (?:it|that|them)$/i;

const RULES: readonly Rule[] = [rename, fillByAsset, switchOn, nightfall, changeTheme, setting, replace, otherMap];

function rename(clause: string, game: GameDescription): Outcome {
  const [, title] =
    /\b(?:call (?:it|the game|this game|this)|(?:rename|retitle) (?:it|the game|this)(?: (?:to|as|into))?|(?:the |its |new )?(?:title|name)(?: of (?:it|the game))? ?(?:is|should be|must be|shall be|:|to|into|as)|name (?:it|the game)|title it|(?:change|set) (?:the |its )?(?:title|name)(?: of (?:it|the game))? (?:to|as|into))\s+["'“]?(.+?)["'”]?$/i.exec(
      clause,
    ) ?? [];
  if (!title) return undefined;
  return title.length > 40
    ? { refused: 'A title has at most 40 letters.' }
    : { game: { ...game, title }, changed: `The game is called "${title}".` };
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/i;

/** "use asset 1b4e28ba-… as the hero" */
function fillByAsset(clause: string, game: GameDescription): Outcome {
  const [assetId] = UUID.exec(clause) ?? [];
  if (!assetId) return undefined;
  const slot = slotIn(clause.replace(UUID, ''), game);
  if (!slot)
    return {
      refused: `Which part of the game is ${assetId}? It has ${slotsOf(game)
        .map(({ id }) => id)
        .join(', ')}.`,
    };
  const choice = { ...game.assets[slot.id]!, assetId };
  return {
    game: { ...game, assets: { ...game.assets, [slot.id]: choice } },
    changed: `The ${slot.id} is the asset ${assetId}.`,
  };
}

function switchOn(clause: string, game: GameDescription): Outcome {
  const { settings, noBoss } = templateOf(game.template);
  const off = /\b(no|without|remove|drop|delete|off|less)\b/i.test(clause);
  for (const one of settings) {
    if ('min' in one || 'values' in one || !one.of.test(clause)) continue;
    // "make the boss a dragon" is about its picture
    const redrawn = off ? undefined : replace(clause, withSetting(game, one.id, true));
    if (redrawn && 'game' in redrawn) return redrawn;
    if (game.settings[one.id] === !off)
      return { refused: off ? `There is no ${one.id}.` : `There is a ${one.id} already.`, already: true };
    return {
      game: withSetting(game, one.id, !off),
      changed: off ? `There is no ${one.id} any more.` : `The last level has a ${one.id}.`,
    };
  }
  return noBoss && /\bboss\b/i.test(clause) ? { refused: noBoss } : undefined;
}

const PLACE =
  /\b(theme|tiles?|tileset|ground|terrain|world|map|place|setting|take place|set it|put it|move it|happens?|set in|look|style|environment|landscape|background|level)\b/i;

function changeTheme(clause: string, game: GameDescription): Outcome {
  const theme = themeOf(clause);
  if (!theme) return undefined;
  const slotAsked = slotIn(clause, game);
  const ofPlace = PLACE.test(clause) || /\b(make it|in (?:a|an|the)|at (?:a|an|the)|into (?:a|an|the))\b/i.test(clause);
  if (!ofPlace || (slotAsked && !isGround(slotAsked) && replacement(clause))) return undefined;
  const tilesAlone = /\b(tiles?|tileset|ground|terrain)\b/i.test(clause);
  const assets = { ...game.assets };
  for (const slot of templateOf(game.template).needs)
    if ((tilesAlone ? isGround(slot) : slot.ofPlace !== false) && THEME_TABLE[theme].prompts[slot.id])
      assets[slot.id] = defaultChoice(slot, theme);
  return tilesAlone
    ? { game: { ...game, assets }, changed: `The ground is that of the theme ${theme}.` }
    : {
        game: { ...game, theme, palette: THEME_TABLE[theme].palette, assets },
        changed: `The game takes place in the theme ${theme}.`,
      };
}

/** "at night": other colours of the same place. */
function nightfall(clause: string, game: GameDescription): Outcome {
  if (
    !/\b(?:at|by|during|in the|is|it) night(?: ?time)?\b|\bnight ?time\b|\b(?:be|to|into|make it|set it at) night\b|\bnight (?:sky|scene|background|theme|mode|setting|version)\b/i.test(
      clause,
    ) ||
    themeOf(clause.replace(/\bnight\b/g, ''))
  )
    return undefined;
  return { game: { ...game, palette: THEME_TABLE.graveyard.palette }, changed: 'It is night there.' };
}

const isGround = ({ kind }: AssetSlot): boolean => kind === 'sidescroller' || kind === 'topdown';
const withSetting = (game: GameDescription, id: string, value: SettingValue): GameDescription => ({
  ...game,
  settings: { ...game.settings, [id]: value },
});

function setting(clause: string, game: GameDescription): Outcome {
  for (const one of templateOf(game.template).settings) {
    const outcome =
      'min' in one ? changeNumber(one, clause, game) : 'values' in one ? choose(one, clause, game) : undefined;
    if (outcome) return outcome;
  }
  return undefined;
}

function changeNumber(one: NumberSetting, clause: string, game: GameDescription): Outcome {
  const { id, about, min, max, whole } = one;
  if (one.of && !one.of.test(clause)) return undefined;
  const now = game.settings[id] as number;
  const [, digits] = /\b(\d+(?:\.\d+)?|one|two|three|four|five|six|seven|eight|nine|ten)\b/i.exec(clause) ?? [];
  const given = digits === undefined ? undefined : (NUMBERS[digits.toLowerCase()] ?? Number(digits));
  const direction = one.more.test(clause) ? 1 : one.less.test(clause) ? -1 : 0;
  const wanted = numberWanted(one, { clause, now, given, direction });
  if (wanted === undefined) return undefined;
  const value = Math.min(max, Math.max(min, whole ? Math.round(wanted) : Math.round(wanted * 100) / 100));
  if (value === now)
    return {
      refused: `${id} (${about}) is ${now}, which is ${now === max ? 'the most' : now === min ? 'the least' : 'that'} already.`,
    };
  const bound =
    value === wanted || Math.abs(value - wanted) < 0.01 ? '' : `, which is the ${value === max ? 'most' : 'least'}`;
  return { game: withSetting(game, id, value), changed: `${id} (${about}) is ${value} instead of ${now}${bound}.` };
}

interface Wanted {
  readonly clause: string;
  readonly now: number;
  readonly given: number | undefined;
  readonly direction: number;
}
function numberWanted(one: NumberSetting, { clause, now, given, direction }: Wanted): number | undefined {
  if (given !== undefined && one.of && one.whole)
    return direction && MORE.test(clause) ? now + given : direction && LESS.test(clause) ? now - given : given;
  if (one.of && /\b(no|without any|without)\b/i.test(clause) && one.min === 0) return 0;
  if (!direction) return undefined;
  const much = /\b(much|a lot|way|far|twice|double)\b/i.test(clause)
    ? 2
    : /\b(a (?:little|bit)|slightly)\b/i.test(clause)
      ? 0.5
      : 1;
  return one.step === undefined ? now * (1 + 0.25 * much * direction) : now + one.step * much * direction;
}

const CHOICES: Readonly<Record<string, readonly (readonly [value: string, words: RegExp])[]>> = {
  music: [
    ['none', /\b(no|without|remove|off|silent|mute)\b/],
    ['sad', /\b(sad\w*|minor|dark\w*|gloomy|spooky|serious|calm\w*)\b/],
    ['cheerful', /\b(cheerful|happy|happier|major|bright\w*|merry|fun)\b/],
  ],
};

function choose(
  one: Extract<Setting, { readonly values: readonly string[] }>,
  clause: string,
  game: GameDescription,
): Outcome {
  if (!one.of.test(clause)) return undefined;
  const value =
    one.values.find((word) => new RegExp(`\\b${word}\\b`, 'i').test(clause)) ??
    CHOICES[one.id]?.find(([, words]) => words.test(clause))?.[0];
  if (!value) return undefined;
  return value === game.settings[one.id]
    ? { refused: `${one.id} is ${value} already.`, already: true }
    : { game: withSetting(game, one.id, value), changed: `${one.id} (${one.about}) is ${value}.` };
}

/** What something is to become: "make the hero a fox", "replace the coins with bananas", "the enemies should be ghosts". */
function replacement(clause: string): { readonly what: string; readonly by: string } | undefined {
  for (const pattern of [
    /\b(?:replace|swap|change)\s+(?:the |all )?(.+?)\s+(?:with|by|for|to|into)\s+(.+)$/i,
    /\b(?:make|turn|let)\s+(?:the |my |all )?(.+?)\s+(?:into |be |look like )?((?:a|an|some)\s.+)$/i,
    /\b(?:use|take|have|put(?: in)?|add|i (?:want|need|would like)|i'd like|there should be|let there be)\s+(.+?)\s+(?:as|for)\s+(?:the |an? )?(.+)$/i,
    /^()((?:an?|some)\s.+?\s+as\s+(?:the |my )?.+)$/i,
    /^(?:the |all )?(.+?)\s+(?:should be|should look like|must be|are now|is now|become|becomes)\s+(.+)$/i,
    /\bplay(?:ed)?\s+(as)\s+(.+)$/i,
  ]) {
    const [, first, second] = pattern.exec(clause) ?? [];
    // "a scorpion as the boss"
    if (first === '' && second) {
      const [by, what] = second.split(/\s+as\s+(?:the |my )?/i) as [string, string];
      return { what, by };
    }
    if (!first || !second) continue;
    if (/\s(?:as|for)\s/i.test(clause) && /^(?:use|take|have|put|add|i|there|let there)\b/i.test(clause))
      return { what: second, by: first };
    return first === 'as' ? { what: 'hero', by: second } : { what: first, by: second };
  }
  return undefined;
}

function replace(clause: string, game: GameDescription): Outcome {
  const { what, by } = replacement(clause) ?? {};
  if (!what || !by) return undefined;
  const slot = slotIn(what, game);
  if (!slot)
    return {
      refused: `The game has no "${what}"; it has ${slotsOf(game)
        .map(({ id }) => id)
        .join(', ')}.`,
    };
  const { assetId: _, skeleton: __, ...kept } = game.assets[slot.id]!;
  // a quadruped's skeleton was that of who stood here before
  const choice = { ...kept, prompt: by };
  // "the aliens should be bees": all that are aliens
  const noun = /^(?:the |all |all the )?([a-z-]+?)s$/i.exec(what.trim())?.[1]?.toLowerCase();
  const alike = slotsOf(game).filter(
    ({ id, kind }) =>
      noun &&
      id !== slot.id &&
      /^(?:character|object)$/.test(kind) &&
      game.assets[id]?.prompt.toLowerCase().split(/\s+/).at(-1) === noun,
  );
  const others = alike.map(({ id }) => {
    const { assetId: _a, skeleton: _s, ...rest } = game.assets[id]!;
    return [id, { ...rest, prompt: by }] as const;
  });
  return {
    game: { ...game, assets: { ...game.assets, [slot.id]: choice, ...Object.fromEntries(others) } },
    changed: `The ${[slot.id, ...others.map(([id]) => id)].join(' and the ')} ${others.length ? 'are' : 'is'} drawn anew: ${by}.`,
  };
}

/** The slot that words mean: its id, its own words, or what is drawn there. */
function slotIn(words: string, game: GameDescription): AssetSlot | undefined {
  const text = words
    .toLowerCase()
    .replace(/\b(?:attackers?|invaders?|opponents?|baddies|bad guys?|mobs?|creeps?)\b/g, 'enemies')
    .replace(/\b(?:main character|main hero|protagonist|player)\b/g, 'hero');
  const names = (slot: AssetSlot): readonly string[] => {
    const drawn = game.assets[slot.id]?.prompt.split(/\s+/).at(-1) ?? '';
    return [slot.id.toLowerCase(), ...slot.words, ...(drawn.length > 2 ? [drawn.toLowerCase()] : [])];
  };
  let best: { readonly slot: AssetSlot; readonly length: number } | undefined;
  for (const slot of slotsOf(game))
    for (const name of names(slot))
      if (
        new RegExp(`\\b${name.replace(/[^\w ]/g, '.')}(?:s|es)?\\b`).test(text) &&
        (!best || name.length > best.length)
      )
        best = { slot, length: name.length };
  return best?.slot;
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

/** For callers that choose a place by its id. */
export type { ThemeId };
