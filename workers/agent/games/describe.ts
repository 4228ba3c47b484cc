/** Descriptions of games: a new one, one read from a project, and what must be drawn for it. */

import { templateOf, templates } from './templates/index.ts';
import { THEME_TABLE, THEMES, type ThemeId } from './themes.ts';
import type {
  AssetSlot,
  GameDescription,
  GameTemplate,
  LevelPlace,
  Setting,
  SettingValue,
  SlotChoice,
  TemplateId,
} from './types.ts';
import { TEXTS, type TextName } from './types.ts';

/** A description that cannot be a game: words for the user. */
export class GameError extends Error {}

const MAX_TITLE = 40;
const MAX_PROMPT = 300;

export interface NewGame {
  readonly title: string;
  readonly theme?: ThemeId | undefined;
  /** What fills slots: words for what is drawn, or an asset of the account. */
  readonly slots?: Readonly<
    Record<string, Partial<Pick<SlotChoice, 'prompt' | 'upper' | 'assetId' | 'skeleton' | 'kind'>>>
  >;
  readonly settings?: Readonly<Record<string, SettingValue>>;
  readonly seed?: number;
  readonly maps?: GameDescription['maps'];
  readonly places?: GameDescription['places'];
  readonly texts?: GameDescription['texts'];
}
const MAX_TEXT = 120;
/** Maps of one game, at most. */
const MOST_MAPS = 3;

/** A game of a template. Throws GameError for what is out of bounds, naming it and what is allowed. */
export function newGame(
  id: TemplateId,
  { title, theme = 'forest', slots = {}, settings = {}, seed = 1, maps = [], places = [], texts }: NewGame,
): GameDescription {
  const template = templateOf(id);
  for (const slot of Object.keys(slots))
    if (!baseOf(slot, template, places))
      throw new GameError(
        `assets.${slot} is not known; a ${template.title.toLowerCase()} has ${template.needs.map((one) => one.id).join(', ')}.`,
      );
  return checkGame({
    ...{ template: id, title, theme, seed },
    settings: {
      ...Object.fromEntries(template.settings.map((setting) => [setting.id, setting.default])),
      ...(maps.length ? { levels: maps.length } : {}),
      // who shoots by the arms of the place
      ...(id === 'twin-stick' && !slots.hero && THEME_TABLE[theme].arms === 'gun' ? { weapon: 'gun' } : {}),
      ...settings,
    },
    ...(maps.length ? { maps } : {}),
    ...(places.length ? { places } : {}),
    ...(texts && Object.keys(texts).length ? { texts } : {}),
    palette: THEME_TABLE[theme].palette,
    assets: {
      ...Object.fromEntries(
        template.needs.map((slot) => [slot.id, inPlaceOf(defaultChoice(slot, theme), slots[slot.id])]),
      ),
      ...Object.fromEntries(
        Object.entries(slots).flatMap(([id, choice]) => {
          const of = baseOf(id, template, places);
          return of?.place ? [[id, inPlaceOf(defaultChoice(of.slot, of.place.theme), choice)]] : [];
        }),
      ),
    },
  });
}

/** Who is named walks on his own legs, and not on those of whom the place would have there. */
function inPlaceOf({ skeleton, ...usual }: SlotChoice, named: Partial<SlotChoice> | undefined): SlotChoice {
  return { ...usual, ...(skeleton && !named?.prompt ? { skeleton } : {}), ...named };
}

/** The slot that an id names, and for `ground-2` the level whose own it is. */
function baseOf(
  id: string,
  { needs }: GameTemplate,
  places: readonly LevelPlace[],
): { readonly slot: AssetSlot; readonly place?: LevelPlace } | undefined {
  const [, base = id, level] = /^(.+)-(\d)$/.exec(id) ?? [];
  const slot = needs.find((one) => one.id === base);
  const place = places.find((one) => one.level === Number(level));
  return slot && (!level || place) ? { slot, ...(place ? { place } : {}) } : undefined;
}

/** What a slot is drawn as where nobody says more: what belongs to the place, else the template's own. */
export function defaultChoice(slot: AssetSlot, theme: ThemeId): SlotChoice {
  const { id, kind, prompt, upper, size, required, when, arms } = slot;
  const place = slot.ofPlace === false ? undefined : THEME_TABLE[theme].prompts[id];
  const own = { kind, prompt, ...(upper ? { upper } : {}), size, required, ...(when ? { when } : {}), ...place };
  return place && arms ? { ...own, prompt: armed(place.prompt, armsOf(arms, theme)) } : own;
}

/** "a pirate" + "a sword" → "a pirate with a sword" */
export const armed = (who: string, what: string): string => `${who} ${/ with /.test(who) ? 'and' : 'with'} ${what}`;
const armsOf = (arms: 'blade' | 'shots', theme: ThemeId): string =>
  arms === 'blade' ? 'a sword' : THEME_TABLE[theme].arms === 'gun' ? 'a gun' : 'a magic staff';

/** The slots that a game has with its settings, and those of levels that have pictures of their own. */
export const slotsOf = (game: GameDescription): readonly AssetSlot[] => [
  ...templateOf(game.template).needs.filter((slot) => isThere(game, slot)),
  ...levelSlots(game),
];

const isThere = (game: GameDescription, { when, from = 1, ofGround }: AssetSlot): boolean =>
  (!when || isOn(game, when, from)) && !(ofGround && game.maps?.length);

/** Slots of single levels. No words of their own: what is said of foes is said of those of the whole game. */
export const levelSlots = (game: GameDescription): readonly AssetSlot[] =>
  (game.places ?? []).flatMap(({ level, settings }) => {
    const there = { ...game, settings: { ...game.settings, ...settings } };
    return templateOf(game.template).needs.flatMap((slot) =>
      game.assets[`${slot.id}-${level}`] && isThere(there, slot)
        ? [{ ...slot, id: `${slot.id}-${level}`, about: `${slot.about}, in level ${level}`, words: [] }]
        : [],
    );
  });

/** Whether a setting is on; a game of before has what was added since as it is by default. */
const isOn = ({ settings, template }: GameDescription, id: string, from: number): boolean => {
  if (settings.enemies === 0 && /^(?:walkers|flyers|chasers|foeKinds)$/.test(id)) return false;
  const value = settings[id] ?? templateOf(template).settings.find((one) => one.id === id)?.default;
  return value === true || (typeof value === 'number' && value >= from);
};

/** Reads `game.json`, which may have slots of somebody's own besides. Throws GameError. */
export function readGame(text: string): GameDescription {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new GameError(`game.json is no JSON: ${(error as Error).message}`);
  }
  return checkGame(value as GameDescription);
}

function checkGame(game: GameDescription): GameDescription {
  const bad = (text: string): never => {
    throw new GameError(text);
  };
  if (!game || typeof game !== 'object') bad('game.json must be an object.');
  const template =
    templates.find(({ id }) => id === game.template) ??
    bad(`template must be one of ${templates.map(({ id }) => id).join(', ')}.`);
  if (typeof game.title !== 'string' || !game.title.trim() || game.title.length > MAX_TITLE)
    bad(`title must have 1 to ${MAX_TITLE} letters.`);
  if (!THEMES.includes(game.theme)) bad(`theme must be one of ${THEMES.join(', ')}.`);
  if (!Number.isSafeInteger(game.seed) || game.seed < 0 || game.seed > 1e9)
    bad('seed must be a whole number from 0 to 1000000000.');
  for (const [name, value] of Object.entries(game.palette ?? {}))
    if (!/^(#[0-9a-f]{6}|none)$/i.test(String(value))) bad(`palette.${name} must be a colour like #4fd0c0.`);
  for (const id of Object.keys(game.settings ?? {}))
    if (!template.settings.some((setting) => setting.id === id))
      bad(
        `settings.${id} is not known; a ${template.title.toLowerCase()} has ${template.settings.map((s) => s.id).join(', ')}.`,
      );
  for (const setting of template.settings) checkSetting(setting, game.settings?.[setting.id] ?? setting.default, bad);
  for (const [slot, choice] of Object.entries(game.assets ?? {})) {
    for (const words of [choice.prompt, choice.upper ?? 'none'])
      if (typeof words !== 'string' || !words.trim() || words.length > MAX_PROMPT)
        bad(`assets.${slot} must say what it is in 1 to ${MAX_PROMPT} letters.`);
  }
  for (const place of game.places ?? []) {
    if (!template.takesPlaces) bad(`A ${template.title.toLowerCase()} has all its levels in one place.`);
    if (!Number.isInteger(place?.level) || place.level < 1 || place.level > 9)
      bad('places must name levels from 1 to 9.');
    if (!THEMES.includes(place.theme))
      bad(`places of level ${place.level}: theme must be one of ${THEMES.join(', ')}.`);
    for (const [id, value] of Object.entries(place.settings ?? {})) {
      const setting = template.settings.find((one) => one.id === id);
      if (!setting) bad(`places of level ${place.level}: settings.${id} is not known.`);
      else checkSetting(setting, value, bad);
    }
    for (const [name, value] of Object.entries(place.palette ?? {}))
      if (!/^(#[0-9a-f]{6}|none)$/i.test(String(value))) bad(`places: palette.${name} must be a colour like #4fd0c0.`);
  }
  if (game.maps?.length && !template.takesMaps)
    bad(`A ${template.title.toLowerCase()} takes no maps: a top-down adventure does.`);
  if ((game.maps?.length ?? 0) > MOST_MAPS) bad(`maps may name ${MOST_MAPS} maps, and no more.`);
  for (const one of game.maps ?? []) if (typeof one?.assetId !== 'string') bad('maps must name each map by assetId.');
  for (const [name, text] of Object.entries(game.texts ?? {}))
    if (!TEXTS.includes(name as TextName) || typeof text !== 'string' || text.length > MAX_TEXT)
      bad(`texts may have ${TEXTS.join(', ')}, each of at most ${MAX_TEXT} letters.`);
  return game;
}

function checkSetting(setting: Setting, value: unknown, bad: (text: string) => never): void {
  if ('min' in setting) {
    const { id, min, max, whole } = setting;
    if (typeof value !== 'number' || !(value >= min && value <= max) || (whole && !Number.isInteger(value)))
      bad(`settings.${id} must be a ${whole ? 'whole ' : ''}number from ${min} to ${max}.`);
  } else if ('values' in setting) {
    if (!setting.values.includes(value as string))
      bad(`settings.${setting.id} must be one of ${setting.values.join(', ')}.`);
  } else if (typeof value !== 'boolean') bad(`settings.${setting.id} must be true or false.`);
}

/** The template that words ask for; undefined where none is named. The longest of the words that fit counts. */
export function templateFor(words: string): GameTemplate | undefined {
  const text = words.toLowerCase();
  let best: { readonly template: GameTemplate; readonly length: number } | undefined;
  for (const template of templates)
    for (const word of template.words) {
      const found = new RegExp(`(?<![a-z])${word.replace(/[.*+?^$()[\]{}|\\]/g, '\\$&')}s?(?![a-z])`).test(text);
      if (found && (!best || word.length > best.length)) best = { template, length: word.length };
    }
  if (best) return best.template;
  const played = templates.filter(({ plays }) => plays.test(text));
  // waves that come upon a tower are those of a tower defence
  return played.find(({ id }) => id === 'tower-defence' && /\b(?:tower|turret)s?\b/.test(text)) ?? played[0];
}

/** Words that say how a game is played, where they name no kind: "jumps from platform to platform". */
export const playedLike = (words: string): boolean => templates.some(({ plays }) => plays.test(words));
